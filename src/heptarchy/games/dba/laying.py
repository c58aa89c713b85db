"""Laying the ground: the defender's C-in-C places the features, or leaves them to the lot (DBA-3.2 to DBA-3.5)."""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING, Final

from heptarchy.games.dba import tables as t
from heptarchy.games.dba.actions import LAID, LAY, LAY_BY_LOT, LOT, LOTS
from heptarchy.games.dba.domains import AXES, LAY_X, LAY_Y, SLANTS, STEP, pack_lay, unpack_lay
from heptarchy.games.dba.ground import line_in
from heptarchy.games.dba.lattice import COS, HALF_X, HALF_Y, MM, SCALE, SIN, TURN
from heptarchy.games.dba.state import Feature
from heptarchy.games.dba.told import LAID as LAID_DOWN
from heptarchy.kernel.refusal import Refusal

if TYPE_CHECKING:
    from heptarchy.games.dba.state import Battle

# DBA-3.2, half axes and distances in units
LEAST_AXIS: Final = 20 * MM  # each side of the rectangle about it is at least 40 mm
AXES_SUM: Final = 180 * MM  # length and width together at most 360 mm
SLIM: Final = 2  # length is at most twice the width
MAY_BE_SLIM: Final[list[bool]] = [False, False, False, True, True]  # marsh and rough
APART: Final = 40 * MM

# DBA-3.3
COMPULSORY_MOST: Final = 3
OPTIONAL_LEAST: Final = 3
OPTIONAL_MOST: Final = 4
KIND_MOST: Final = 3
QUARTERS_HELD: Final = 3
QUARTERS_BAD: Final = 2

OFFERS: Final = 10
TRIES: Final = 16  # per offer
LOT_TRIES: Final = 20000  # no number of LOT takes more than 1000 in any country
GAP_STEP: Final = 30  # directions are first tried every 3 degrees
SPARE: Final = 2 * SCALE  # sines are rounded: over the whole table that is less than two units


class Urn:
    """A small generator of whole numbers: the same start gives the same numbers on every build."""

    def __init__(self, start: int) -> None:
        self.n = 1 + start % 2147483646
        for _ in range(8):  # neighbouring starts part company
            self.below(2)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.n = self.n * 48271 % 2147483647
        return self.n % n


# The questions


def lay_ground(s: Battle, arg: int) -> None:
    """DBA-3.5, DBA-4.2: the C-in-C of the side that defends lays the ground, unless it lies there already."""
    if s.features:
        return
    if s.lay_by_lot:
        cast_lot(s, 0)
    else:
        ask_feature(s, 0)


def ask_feature(s: Battle, arg: int) -> None:
    """DBA-3.5: one feature more, or the end of it as soon as number and quarters are right, or the lot."""
    options = [LAY[lay] for lay in feature_offers(s)]
    if refuse_layout(s.country, s.features) is None:
        options.append(LAID[0])
    options.append(LAY_BY_LOT[0])
    s.ask(s.chief[1 - s.attacker], options, then=lay_feature, rule="DBA-3.5", why=refuse_lay, judged=True)


def refuse_lay(s: Battle, arg: int, action: int) -> Refusal | None:
    """DBA-3.2 to DBA-3.4: what may be laid, and when the ground is finished."""
    if action == LAY_BY_LOT[0]:
        return None
    if action == LAID[0]:
        return refuse_layout(s.country, s.features)
    if not LAY.holds(action):
        return Refusal("DBA-3.5", "you lay the ground now")
    return refuse_feature(s.country, s.features, made(LAY.arg(action)))


def lay_feature(s: Battle, arg: int, action: int) -> None:
    """DBA-3.5: the feature lies there; the lot takes away all that was laid."""
    if action == LAID[0]:
        return
    if action == LAY_BY_LOT[0]:
        s.features = []
        s.push(cast_lot)
        return
    f = made(LAY.arg(action))
    s.features = [*s.features, f]
    s.tell(LAID_DOWN, f.kind)
    s.push(ask_feature)


def cast_lot(s: Battle, arg: int) -> None:
    """DBA-3.5: fate lays the whole ground."""
    s.roll(LOTS, then=lay_lot, rule="DBA-3.5")


def lay_lot(s: Battle, arg: int, action: int) -> None:
    """DBA-3.5: the layout that goes with the number."""
    s.features = drawn_layout(s.country, LOT.arg(action))
    for f in s.features:
        s.tell(LAID_DOWN, f.kind)


def made(lay: int) -> Feature:
    """The feature that is packed in a number."""
    kind, x, y, a, b, slant = unpack_lay(lay)
    return Feature(kind, x, y, a, b, slant)


# Number (DBA-3.3, DBA-3.4)


def count_of(laid: list[Feature], kind: int) -> int:
    """How many of a kind lie on the table."""
    n = 0
    for f in laid:
        if f.kind == kind:
            n += 1
    return n


def refuse_kind(country: int, laid: list[Feature], kind: int) -> Refusal | None:
    """DBA-3.3, DBA-3.4: another one of this kind.

    The compulsory kind has at most three, whether some of them count as optional or not; all others are optional.
    """
    compulsory = t.COMPULSORY[country]
    if kind != compulsory and kind not in t.OPTIONAL[country]:
        return Refusal("DBA-3.4", "this country has no {ground}", kind)
    n = count_of(laid, kind)
    if (kind == compulsory and n >= COMPULSORY_MOST) or n >= KIND_MOST:
        return Refusal("DBA-3.3", "of {ground} there are three already", kind)
    if kind != compulsory and len(laid) - count_of(laid, compulsory) >= OPTIONAL_MOST:
        return Refusal("DBA-3.3", "there are four optional features already")
    return None


def refuse_number(country: int, laid: list[Feature]) -> Refusal | None:
    """DBA-3.3: one to three of the compulsory kind, three or four optional ones.

    Where the compulsory kind is optional too, each one beyond the first counts as the defender needs it.
    """
    compulsory = t.COMPULSORY[country]
    n = count_of(laid, compulsory)
    if n == 0:
        return Refusal("DBA-3.3", "at least one {ground} is compulsory here", compulsory)
    optional = len(laid) - n
    spare = n - 1 if compulsory in t.OPTIONAL[country] else 0
    if optional + spare < OPTIONAL_LEAST:
        return Refusal("DBA-3.3", "at least three optional features are needed, besides one {ground}", compulsory)
    if optional > OPTIONAL_MOST or n > COMPULSORY_MOST:
        return Refusal("DBA-3.3", "there are too many features")
    return None


# Size and place (DBA-3.2)


def refuse_feature(country: int, laid: list[Feature], f: Feature) -> Refusal | None:
    """DBA-3.2 to DBA-3.4: may this feature be added to those that are laid?"""
    refusal = refuse_kind(country, laid, f.kind)
    if refusal is None:
        refusal = refuse_size(f.kind, f.a, f.b)
    if refusal is None and not is_on_table(f):
        refusal = Refusal("DBA-3.2", "a feature must lie wholly on the table")
    if refusal is None:
        refusal = refuse_nearness(laid, f)
    return refusal


def refuse_size(kind: int, a: int, b: int) -> Refusal | None:
    """DBA-3.2: length and width, by their halves; either may be the longer one."""
    if a < LEAST_AXIS or b < LEAST_AXIS:
        return Refusal("DBA-3.2", "a feature is at least 40 mm long and wide")
    if a + b > AXES_SUM:
        return Refusal("DBA-3.2", "length and width together are at most 360 mm")
    if not MAY_BE_SLIM[kind] and (a > SLIM * b or b > SLIM * a):
        return Refusal("DBA-3.2", "a {ground} is at most twice as long as it is wide", kind)
    return None


def is_on_table(f: Feature) -> bool:
    """DBA-3.2: does it lie wholly on the table? It may touch the edge.

    A slanted ellipse reaches as far east as the square root of (a cos) ** 2 + (b sin) ** 2; compared as squares.
    """
    c, s = COS[f.slant], SIN[f.slant]
    room_x = (HALF_X - abs(f.x)) * SCALE
    room_y = (HALF_Y - abs(f.y)) * SCALE
    if room_x < 0 or room_y < 0:
        return False
    return (f.a * c) ** 2 + (f.b * s) ** 2 <= room_x**2 and (f.a * s) ** 2 + (f.b * c) ** 2 <= room_y**2


def refuse_nearness(laid: list[Feature], f: Feature) -> Refusal | None:
    """DBA-3.2: at least 40 mm between two features."""
    for other in laid:
        if not are_apart(other, f):
            return Refusal("DBA-3.2", "it must lie 40 mm or more from the {ground}", other.kind)
    return None


def are_apart(f: Feature, g: Feature) -> bool:
    """DBA-3.2: are two features at least 40 mm apart?

    They are if from some direction a strip of 40 mm can be seen between them, and only then. Directions are tried
    every 3 degrees, then every tenth of a degree about the best. The strip is widest in one direction and narrows
    steadily to both sides of it while there is any; two features that are 40 mm apart leave some strip over more than
    7 degrees, whatever their size, so the first look can't miss it. Never lets two be nearer than 40 mm. Between
    features that lie square to the table it is exact where they face each other squarely; elsewhere it asks for up to
    0.03 mm more, since sines are rounded and directions are a tenth of a degree apart.
    """
    dx, dy = g.x - f.x, g.y - f.y
    far = max(f.a, f.b) + max(g.a, g.b) + APART
    if dx * dx + dy * dy >= far * far:
        return True
    near = min(f.a, f.b) + min(g.a, g.b) + APART
    if dx * dx + dy * dy < near * near:
        return False
    best, best_at = 0, -1
    for at in range(0, TURN, GAP_STEP):
        gap = strip(f, g, at)
        if gap >= APART * SCALE:
            return True
        if gap > best:
            best, best_at = gap, at
    if best_at < 0:
        return False
    for at in range(best_at - GAP_STEP + 1, best_at + GAP_STEP):  # noqa: SIM110 -- a generator would cost more than it saves
        if strip(f, g, at % TURN) >= APART * SCALE:
            return True
    return False


def strip(f: Feature, g: Feature, at: int) -> int:
    """How wide a strip lies between two features, seen across this direction from f to g, times SCALE; 0 if none.

    Rounded down, by less than two units where anything had to be rounded.
    """
    gap = (g.x - f.x) * COS[at] + (g.y - f.y) * SIN[at]
    if gap <= 0:
        return 0
    gap -= _half_across(f, at) + _half_across(g, at)
    if at % 900 or f.slant % 900 or g.slant % 900:
        gap -= SPARE
    return gap if gap > 0 else 0


def _half_across(f: Feature, at: int) -> int:
    """How far a feature reaches from its middle in a direction, times SCALE, rounded up."""
    turn = (at - f.slant) % TURN
    square = (f.a * COS[turn]) ** 2 + (f.b * SIN[turn]) ** 2
    root = isqrt(square)
    return root if root * root == square else root + 1


# Quarters (DBA-3.3)


def quarters_of(f: Feature) -> int:
    """The quarters of the table that hold part of a feature, as bits: 1 south-west, 2 south-east, 4 north-west, 8
    north-east. Touching the line between them is no part."""
    bits = 1 << ((f.x > 0) + 2 * (f.y > 0)) if f.x and f.y else 0
    if line_in(f, -HALF_X, 0, 0, 0, 1) > 0:
        bits |= 1 | 4
    if line_in(f, 0, 0, HALF_X, 0, 1) > 0:
        bits |= 2 | 8
    if line_in(f, 0, -HALF_Y, 0, 0, 1) > 0:
        bits |= 1 | 2
    if line_in(f, 0, 0, 0, HALF_Y, 1) > 0:
        bits |= 4 | 8
    return bits


def refuse_quarters(laid: list[Feature]) -> Refusal | None:
    """DBA-3.3: three quarters of the table hold part of a feature, two hold some bad going."""
    held = bad = 0
    for f in laid:
        bits = quarters_of(f)
        held |= bits
        if t.BAD_GOING[f.kind]:
            bad |= bits
    if held.bit_count() < QUARTERS_HELD:
        return Refusal("DBA-3.3", "at least three quarters of the table must hold part of a feature")
    if bad.bit_count() < QUARTERS_BAD:
        return Refusal("DBA-3.3", "at least two quarters of the table must hold some bad going")
    return None


def refuse_layout(country: int, laid: list[Feature]) -> Refusal | None:
    """DBA-3.3: is the ground finished, if each of its features may lie where it lies?"""
    refusal = refuse_number(country, laid)
    return refuse_quarters(laid) if refusal is None else refusal


# What is offered


def feature_offers(s: Battle) -> list[int]:
    """Features of a middling size that may be laid now, packed: all kinds there may be, empty quarters first."""
    kinds = [t.COMPULSORY[s.country]]
    kinds += [kind for kind in t.OPTIONAL[s.country] if kind not in kinds]
    kinds = [kind for kind in kinds if refuse_kind(s.country, s.features, kind) is None]
    offers: list[int] = []
    if not kinds:
        return offers
    held = 0
    start = s.country
    for f in s.features:
        held |= quarters_of(f)
        start = (start * 7919 + f.x // STEP * 31 + f.y // STEP * 17 + f.a + f.b + f.slant) % 1000003
    quarters = [q for q in range(4) if not held >> q & 1] + [q for q in range(4) if held >> q & 1]
    urn = Urn(start)
    for i in range(OFFERS):
        kind = kinds[(i + i // 4) % len(kinds)]
        for _ in range(TRIES):
            lay = _drawn_offer(urn, kind, quarters[i % 4])
            if lay not in offers and refuse_feature(s.country, s.features, made(lay)) is None:
                offers.append(lay)
                break
    return offers


def _drawn_offer(urn: Urn, kind: int, quarter: int) -> int:
    """A feature of a middling size with its middle in a quarter of the table."""
    a = STEP * (8 + urn.below(11))  # half its length: 40 to 90 mm
    b = a // 2 // STEP * STEP + STEP * (1 + urn.below(4))
    b = min(b, a, AXES_SUM - a)
    x = STEP * (1 + urn.below(HALF_X // STEP - 1))
    y = STEP * (1 + urn.below(HALF_Y // STEP - 1))
    return pack_lay(kind, x if quarter & 1 else -x, y if quarter & 2 else -y, a, b, 50 * urn.below(SLANTS))


# The lot (DBA-3.5)


def drawn_layout(country: int, number: int) -> list[Feature]:
    """DBA-3.5: a whole ground by lot, drawn anew, counts included, until DBA-3.2 and DBA-3.3 hold."""
    urn = Urn(number * 4 + country)
    for _ in range(LOT_TRIES):
        laid = _drawn_try(urn, country)
        if laid and refuse_layout(country, laid) is None:
            return laid
    return plain_layout(country)


def _drawn_try(urn: Urn, country: int) -> list[Feature]:
    """One draw: counts, kinds, sizes, slants and places, each alike likely; empty as soon as something is wrong."""
    compulsory = 1 + urn.below(COMPULSORY_MOST)
    optional = OPTIONAL_LEAST + urn.below(OPTIONAL_MOST - OPTIONAL_LEAST + 1)
    laid: list[Feature] = []
    for i in range(compulsory + optional):
        kind = t.COMPULSORY[country] if i < compulsory else t.OPTIONAL[country][urn.below(3)]
        a = STEP * urn.below(AXES)
        b = STEP * urn.below(AXES)
        while refuse_size(kind, a, b) is not None:
            a = STEP * urn.below(AXES)
            b = STEP * urn.below(AXES)
        x = STEP * urn.below(LAY_X) - HALF_X
        y = STEP * urn.below(LAY_Y) - HALF_Y
        f = Feature(kind, x, y, a, b, 50 * urn.below(SLANTS))
        if refuse_feature(country, laid, f) is not None:
            return []
        laid.append(f)
    return laid


def plain_layout(country: int) -> list[Feature]:
    """A ground that is always legal: a round feature in each quarter."""
    kinds = [t.COMPULSORY[country], *t.OPTIONAL[country]]
    far_x, far_y, half = 300 * MM, 150 * MM, 60 * MM
    return [
        Feature(kinds[0], -far_x, -far_y, half, half, 0),
        Feature(kinds[1], far_x, far_y, half, half, 0),
        Feature(kinds[2], far_x, -far_y, half, half, 0),
        Feature(kinds[3], -far_x, far_y, half, half, 0),
    ]
