"""Features that are drawn: those offered to who lays the ground, and those that the lot lays (DBA-3.5, DBA-30.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.dba.apart import quarters_of
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.features import Feature, strip
from heptarchy.games.dba.fitting import (
    AXES_SUM,
    COMPULSORY_MOST,
    NO_COAST,
    OPTIONAL_LEAST,
    OPTIONAL_MOST,
    refuse_feature,
    refuse_kind,
    refuse_layout,
    refuse_size,
    road_width,
)
from heptarchy.games.dba.lattice import HALF_X, HALF_Y, MM
from heptarchy.games.dba.table.feature_numbers import (
    AXES,
    LAY_X,
    LAY_Y,
    RIM,
    RIM_KEYS,
    SLANTS,
    STEP,
    STEP_MM,
    WEST_RIM,
    pack_feature,
    rim_spot,
    waterway,
)

if TYPE_CHECKING:
    from heptarchy.games.dba.table.state import Battle

OFFERS: Final = 10
TRIES: Final = 16  # per offer
LOT_TRIES: Final = 20000
STRAY: Final = 80 * MM  # how far a bend lies from the straight way, at most


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

    def step(self, low: int, high: int) -> int:
        """A multiple of 5 mm from low to high, in millimetres, as units."""
        first = -(-low // STEP_MM)
        return (first + self.below(max(1, high // STEP_MM - first + 1))) * STEP


# What is offered


def feature_offers(s: Battle) -> list[Feature]:
    """Features of a middling size that may be laid now: all kinds there may be, empty quarters first."""
    laid = s.features
    kinds = list(t.COMPULSORY[s.country])
    kinds += [kind for kind in t.OPTIONAL[s.country] if kind not in kinds]
    kinds = [kind for kind in kinds if refuse_kind(s, laid, kind) is None]
    offers: list[Feature] = []
    if not kinds:
        return offers
    held = 0
    start = s.country
    for f in laid:
        held |= quarters_of(f)
        start = (start * 7919 + f.x // STEP * 31 + f.y // STEP * 17 + f.a + f.b + f.slant) % 1000003
    quarters = [q for q in range(4) if not held >> q & 1] + [q for q in range(4) if held >> q & 1]
    urn = Urn(start)
    known: list[int] = []
    for i in range(OFFERS):
        kind = kinds[(i + i // 4) % len(kinds)]
        for _ in range(TRIES):
            f = _drawn_offer(s, urn, kind, quarters[i % 4])
            if pack_feature(f) not in known and refuse_feature(s, laid, f) is None:
                offers.append(f)
                known.append(pack_feature(f))
                break
    return offers


def _drawn_offer(s: Battle, urn: Urn, kind: int, quarter: int) -> Feature:
    """A feature of a middling size; an area has its middle in a quarter of the table."""
    if t.SHAPE[kind] != t.ELLIPSE:
        return drawn_feature(s, urn, kind, s.features)
    a = STEP * (8 + urn.below(11))  # half its length: 40 to 90 mm
    b = a // 2 // STEP * STEP + STEP * (1 + urn.below(4))
    b = min(b, a, AXES_SUM - a)
    x = STEP * (1 + urn.below(HALF_X // STEP - 1))
    y = STEP * (1 + urn.below(HALF_Y // STEP - 1))
    return Feature(kind, x if quarter & 1 else -x, y if quarter & 2 else -y, a, b, 50 * urn.below(SLANTS))


# The lot (DBA-3.5)


def drawn_layout(s: Battle, number: int) -> list[Feature]:
    """DBA-3.5: a whole ground by lot, drawn anew, counts included, until DBA-3.2 and DBA-30 hold."""
    urn = Urn(number * 8 + s.country)
    for _ in range(LOT_TRIES):
        laid = _drawn_try(s, urn)
        if laid and refuse_layout(s, laid) is None:
            return laid
    return plain_layout(s)


def _drawn_try(s: Battle, urn: Urn) -> list[Feature]:
    """One draw: counts, kinds, sizes, slants and places, each alike likely; empty as soon as something is wrong."""
    optional = [kind for kind in t.OPTIONAL[s.country] if kind != t.WATERWAY or s.coast != NO_COAST]
    compulsory = t.COMPULSORY[s.country]
    kinds = [compulsory[urn.below(len(compulsory))] for _ in range(1 + urn.below(COMPULSORY_MOST))]
    more = OPTIONAL_LEAST + urn.below(OPTIONAL_MOST - OPTIONAL_LEAST + 1)
    kinds += [optional[urn.below(len(optional))] for _ in range(more)]
    if any(kinds.count(kind) > t.MOST_OF[kind] for kind in kinds):
        return []
    laid: list[Feature] = []
    for rank in range(5):  # DBA-30.4
        for kind in kinds:
            if t.LAID_AT[kind] == rank:
                f = drawn_feature(s, urn, kind, laid)
                if refuse_feature(s, laid, f) is not None:
                    return []
                laid.append(f)
    return laid


def drawn_feature(s: Battle, urn: Urn, kind: int, laid: list[Feature]) -> Feature:
    """A feature of this kind, wherever it comes to lie."""
    if kind == t.RIVER:
        return _drawn_line(urn, t.RIVER, urn.step(s.params.river_least, s.params.river_most), laid)
    if kind == t.ROAD:
        return _drawn_line(urn, t.ROAD, road_width(s), laid)
    if kind == t.WATERWAY:
        return waterway(urn.below(len(RIM_KEYS)), urn.step(s.params.waterway_least, s.params.waterway_most))
    if kind == t.BUA:
        return _drawn_bua(s, urn)
    a = STEP * urn.below(AXES)
    b = STEP * urn.below(AXES)
    while refuse_size(kind, a, b) is not None:
        a = STEP * urn.below(AXES)
        b = STEP * urn.below(AXES)
    x = STEP * urn.below(LAY_X) - HALF_X
    y = STEP * urn.below(LAY_Y) - HALF_Y
    return Feature(kind, x, y, a, b, 50 * urn.below(SLANTS))


def _drawn_bua(s: Battle, urn: Urn) -> Feature:
    """DBA-33.1: a built-up area in one of the corners, square to the table."""
    p = s.params
    a = urn.step(p.bua_least // 2, p.bua_most // 2)
    b = urn.step(p.bua_least // 2, p.bua_most // 2)
    x = HALF_X - a - STEP * urn.below(max(1, (p.bua_short_edge * MM - 2 * a) // STEP + 1))
    y = HALF_Y - b - STEP * urn.below(max(1, (p.bua_long_edge * MM - 2 * b) // STEP + 1))
    return Feature(t.BUA, x if urn.below(2) else -x, y if urn.below(2) else -y, a, b, 0)


def _drawn_line(urn: Urn, kind: int, width: int, laid: list[Feature]) -> Feature:
    """DBA-31.1, DBA-32.1: a river or a road with up to two bends; a road leads to the built-up area if there is one."""
    px, py = rim_spot(urn.below(RIM))
    qx, qy = rim_spot(urn.below(RIM))
    if kind == t.ROAD and not any(f.kind == t.ROAD for f in laid):
        for f in laid:
            if f.kind == t.BUA:
                qx, qy = f.x, f.y
    points = [px, py]
    bends = urn.below(3)
    for i in range(bends):
        x = px + (qx - px) * (i + 1) // (bends + 1) + urn.below(2 * STRAY) - STRAY
        y = py + (qy - py) * (i + 1) // (bends + 1) + urn.below(2 * STRAY) - STRAY
        points += [_kept(x, HALF_X), _kept(y, HALF_Y)]
    return strip(kind, [*points, _kept(qx, HALF_X), _kept(qy, HALF_Y)], width // 2)


def _kept(n: int, half: int) -> int:
    """A coordinate on the steps of the table, and on the table."""
    return max(-half, min(half, n // STEP * STEP))


def plain_layout(s: Battle) -> list[Feature]:
    """A ground that is always legal: a round feature in each quarter, or a waterway or road and three of them."""
    country = s.country
    far_x, far_y, half = 300 * MM, 150 * MM, 60 * MM
    spots = [(-far_x, -far_y), (far_x, far_y), (far_x, -far_y), (-far_x, far_y)]
    plain = [
        [t.STEEP_HILL, t.WOOD, t.GENTLE_HILL],
        [t.WOOD, t.MARSH, t.MARSH, t.GENTLE_HILL],
        [t.STEEP_HILL, t.WOOD, t.WOOD],
        [t.MARSH, t.WOOD, t.WOOD, t.GENTLE_HILL],
        [t.WOOD, t.STEEP_HILL, t.WOOD],
    ]
    laid: list[Feature] = []
    if country == t.LITTORAL:
        laid.append(waterway(WEST_RIM, -(-s.params.waterway_least // STEP_MM) * STEP))
    for kind, (x, y) in zip(plain[country], spots, strict=False):
        laid.append(Feature(kind, x, y, half, half, 0))
    if country == t.ARABLE or country == t.HILLY:
        laid.append(strip(t.ROAD, [0, -HALF_Y, 0, HALF_Y], road_width(s) // 2))
    return laid
