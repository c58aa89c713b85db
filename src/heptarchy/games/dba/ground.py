"""The lie of the land: what ground a base stands on, who is upslope, who sees whom (DBA-3.1, DBA-3.6 to DBA-3.8).

An area feature is an ellipse; boxes and strips are in `forms`. A point is judged in the ellipse's own frame: u along
its length, v across, both scaled by SCALE, as exact sums of products. What is rounded later is rounded towards zero, so
that every judgement is the same on a table that is turned by 180 degrees or seen in a mirror. Half axes are at most
160 mm: so all products fit in 63 bits.
"""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.forms import (
    LEAST,
    box_holds,
    box_meets_base,
    line_in_box,
    strip_holds,
    strip_meets_base,
    strip_meets_line,
)
from heptarchy.games.dba.lattice import AHEAD_X, AHEAD_Y, COS, MM, RIGHT_X, RIGHT_Y, SCALE, SIN
from heptarchy.games.dba.shapes import down

if TYPE_CHECKING:
    from heptarchy.games.dba.features import Feature
    from heptarchy.games.dba.table.state import Battle

STEP: Final = 250  # lattice.AHEAD goes by steps of 2.5 mm
REACH: Final = 2600  # no point of a base is farther than this from its middle: 20 mm sideways, 15 mm ahead
WOOD_SIGHT: Final = 50 * MM  # how much of a wood one can look through (DBA-3.8)
INNER: Final = 3  # the top of a hill is its inner third (DBA-3.8)
LEVEL: Final = 1 << 40  # the square of the elliptical radius on a hill's rim, and of all ground outside hills
LEVEL_BITS: Final = 40
UNIT: Final = 1 << 16  # what directions are multiples of
UNIT_BITS: Final = 16


# Points


def in_frame(u: i64, v: i64, a: i64, b: i64) -> bool:
    """Is a point of an ellipse's frame, scaled by SCALE, within it or on its rim?"""
    if u > a * SCALE or u < -a * SCALE or v > b * SCALE or v < -b * SCALE:
        return False
    # To an eighth of a unit: now |u| <= 8 a and |v| <= 8 b, and each square is below 2 ** 62
    p: i64 = down(u, 13) * b
    q: i64 = down(v, 13) * a
    r: i64 = 8 * a * b
    return p * p + q * q <= r * r


def holds_point(f: Feature, x: i64, y: i64) -> bool:
    """DBA-3.1: does the point lie in the feature or on its rim?"""
    if f.shape != t.ELLIPSE:
        return strip_holds(f, x, y) if f.shape == t.STRIP else box_holds(f, x, y)
    dx: i64 = x - f.x
    dy: i64 = y - f.y
    a: i64 = f.a
    b: i64 = f.b
    r: i64 = a if a > b else b
    if dx > r or dx < -r or dy > r or dy < -r:
        return False
    c: i64 = COS[f.slant]
    s: i64 = SIN[f.slant]
    return in_frame(dx * c + dy * s, dx * s - dy * c, a, b)


def feature_at(s: Battle, x: i64, y: i64) -> int:
    """The number of the feature in which a point lies; -1 if there is none. Of several the first."""
    for i, f in enumerate(s.features):
        if holds_point(f, x, y):
            return i
    return -1


def is_bad_at(s: Battle, x: i64, y: i64) -> bool:
    """DBA-3.1: is a point in bad going?"""
    for f in s.features:  # noqa: SIM110 -- a generator would cost more than it saves
        if t.BAD_GOING[f.kind] and holds_point(f, x, y):
            return True
    return False


def in_cover(s: Battle, x: i64, y: i64) -> bool:
    """DBA-30.6: is a point in a wood or in dunes?"""
    for f in s.features:  # noqa: SIM110 -- a generator would cost more than it saves
        if t.BLINDS[f.kind] and holds_point(f, x, y):
            return True
    return False


# Bases


def base_meets(f: Feature, mx: i64, my: i64, facing: i64, hd: i64) -> bool:
    """DBA-3.6: is any of the nine points of a base in the feature: corners, middles of its edges, its own middle?"""
    if f.shape != t.ELLIPSE:
        if f.shape == t.STRIP:
            return strip_meets_base(f, mx, my, facing, hd)
        return box_meets_base(f, mx, my, facing, hd)
    dx: i64 = mx - f.x
    dy: i64 = my - f.y
    a: i64 = f.a
    b: i64 = f.b
    r: i64 = (a if a > b else b) + REACH
    if dx > r or dx < -r or dy > r or dy < -r:
        return False
    c: i64 = COS[f.slant]
    s: i64 = SIN[f.slant]
    steps: i64 = hd // STEP
    ahead_x: i64 = steps * AHEAD_X[facing]
    ahead_y: i64 = steps * AHEAD_Y[facing]
    right_x: i64 = RIGHT_X[facing]
    right_y: i64 = RIGHT_Y[facing]
    # The middle, half the depth and half the width in the frame of the ellipse; the points are their sums
    mu: i64 = dx * c + dy * s
    mv: i64 = dx * s - dy * c
    du: i64 = ahead_x * c + ahead_y * s
    dv: i64 = ahead_x * s - ahead_y * c
    wu: i64 = right_x * c + right_y * s
    wv: i64 = right_x * s - right_y * c
    if in_frame(mu, mv, a, b):
        return True
    far: i64 = (du if du >= 0 else -du) + (wu if wu >= 0 else -wu) + a * SCALE
    if mu > far or mu < -far:
        return False
    far = (dv if dv >= 0 else -dv) + (wv if wv >= 0 else -wv) + b * SCALE
    if mv > far or mv < -far:
        return False
    return (
        in_frame(mu + du + wu, mv + dv + wv, a, b)
        or in_frame(mu + du - wu, mv + dv - wv, a, b)
        or in_frame(mu - du + wu, mv - dv + wv, a, b)
        or in_frame(mu - du - wu, mv - dv - wv, a, b)
        or in_frame(mu + du, mv + dv, a, b)
        or in_frame(mu - du, mv - dv, a, b)
        or in_frame(mu + wu, mv + wv, a, b)
        or in_frame(mu - wu, mv - wv, a, b)
    )


def feature_holds_base(f: Feature, mx: i64, my: i64, facing: i64, hd: i64) -> bool:
    """Are all nine points of a base in the feature? An ellipse or a box has no hollow: the corners are enough.

    No base lies wholly in a strip: none is wide enough to hide in.
    """
    if f.shape == t.STRIP:
        return False
    steps: i64 = hd // STEP
    ahead_x: i64 = steps * AHEAD_X[facing]
    ahead_y: i64 = steps * AHEAD_Y[facing]
    right_x: i64 = RIGHT_X[facing]
    right_y: i64 = RIGHT_Y[facing]
    return (
        holds_point(f, mx + ahead_x + right_x, my + ahead_y + right_y)
        and holds_point(f, mx + ahead_x - right_x, my + ahead_y - right_y)
        and holds_point(f, mx - ahead_x + right_x, my - ahead_y + right_y)
        and holds_point(f, mx - ahead_x - right_x, my - ahead_y - right_y)
    )


def base_within(s: Battle, mx: i64, my: i64, facing: i64, hd: i64) -> int:
    """The number of the feature in which a base lies wholly; -1 if there is none."""
    for i, f in enumerate(s.features):
        if f.kind != t.WATERWAY and feature_holds_base(f, mx, my, facing, hd):
            return i
    return -1


def is_within_wood(s: Battle, mx: i64, my: i64, facing: i64, hd: i64) -> bool:
    """DBA-22.5: does a base lie wholly in one wood?"""
    for f in s.features:  # noqa: SIM110 -- a generator would cost more than it saves
        if f.kind == t.WOOD and feature_holds_base(f, mx, my, facing, hd):
            return True
    return False


def in_bad_going(s: Battle, e: int) -> bool:
    """DBA-3.6: is any of the nine points of an element's base in bad going?"""
    mx: i64 = s.mx[e]
    my: i64 = s.my[e]
    facing: i64 = s.facing[e]
    hd: i64 = t.HALF_STEPS[s.kind[e]] * STEP
    for f in s.features:  # noqa: SIM110 -- a generator would cost more than it saves
        if t.BAD_GOING[f.kind] and base_meets(f, mx, my, facing, hd):
            return True
    return False


def in_wood_or_marsh(s: Battle, e: int) -> bool:
    """DBA-7.4 (b): does an element stand in a wood or a marsh, with any of its nine points?"""
    mx: i64 = s.mx[e]
    my: i64 = s.my[e]
    facing: i64 = s.facing[e]
    hd: i64 = t.HALF_STEPS[s.kind[e]] * STEP
    for f in s.features:  # noqa: SIM110 -- a generator would cost more than it saves
        if (f.kind == t.WOOD or f.kind == t.MARSH) and base_meets(f, mx, my, facing, hd):
            return True
    return False


def bad_near(s: Battle, x: i64, y: i64, reach: i64) -> list[int]:
    """The bad-going features that may have a point within reach of this one: all that do, and few that don't."""
    found: list[int] = []
    for i, f in enumerate(s.features):
        if t.BAD_GOING[f.kind]:
            dx: i64 = x - f.x
            dy: i64 = y - f.y
            r: i64 = (f.a if f.a > f.b else f.b) + reach
            if dx * dx + dy * dy > r * r:
                continue
            c: i64 = COS[f.slant]
            sine: i64 = SIN[f.slant]
            # A little more: sines are rounded
            u: i64 = down(dx * c + dy * sine, 16)
            v: i64 = down(dx * sine - dy * c, 16)
            along: i64 = f.a + reach + 8
            across: i64 = f.b + reach + 8
            if -along <= u <= along and -across <= v <= across:
                found.append(i)
    return found


def pose_is_bad(s: Battle, grounds: list[int], mx: i64, my: i64, facing: i64, hd: i64) -> bool:
    """DBA-3.6: is a base that stands so in bad going? `grounds` are the features to look at: those of `bad_near`."""
    for i in grounds:  # noqa: SIM110 -- a generator would cost more than it saves
        if base_meets(s.features[i], mx, my, facing, hd):
            return True
    return False


# Height


def rim_share(s: Battle, x: i64, y: i64) -> int:
    """DBA-3.7: the square of a point's elliptical radius on its hill, the least of several; LEVEL where height is 0.

    Height is 1 less the radius: who has the smaller share stands higher.
    """
    least = LEVEL
    for f in s.features:
        if t.IS_HILL[f.kind] and holds_point(f, x, y):
            a, b = f.a, f.b
            u = int(down((x - f.x) * COS[f.slant] + (y - f.y) * SIN[f.slant], 13)) * b
            v = int(down((x - f.x) * SIN[f.slant] - (y - f.y) * COS[f.slant], 13)) * a
            share = ((u * u + v * v) << LEVEL_BITS) // (64 * a * a * b * b)
            if share < least:
                least = share
    return least


def is_higher(s: Battle, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
    """DBA-3.7: does the first point lie higher than the second? It is then on a hill."""
    share = rim_share(s, ax, ay)
    return share < LEVEL and share < rim_share(s, bx, by)


def upslope(s: Battle, a: int, b: int) -> bool:
    """DBA-3.7: does the middle of element a lie higher than that of element b?"""
    return is_higher(s, s.mx[a], s.my[a], s.mx[b], s.my[b])


# Lines


def divided(n: i64, d: i64) -> i64:
    """n / d towards zero: the same for a number and its opposite."""
    return n // d if n >= 0 else -(-n // d)


def chord(pu: i64, pv: i64, qu: i64, qv: i64, a: i64, b: i64) -> i64:
    """Twice the length of that part of the line from p to q that lies in an ellipse, in its frame; LEAST if none does.

    All in units. The line is measured from its middle: so it is the same from q to p.

    With r the longer half axis and l the line's length, what `line_in` gives is right for a rim that is moved by no
    more than 2 + r / l units, within 10 + 2 r / l units: for a line of 20 mm or more a tenth of a millimetre of rim and
    a quarter of length, well below the tolerance of places (DBA-1.5). The rim moves, and every point of the line with
    it, by what is rounded across the line:

    - 1.42: each end of the line loses up to a unit of u and of v;
    - 0.18: sines are off by half of 1 / SCALE, and r is at most 16000;
    - 0.35: `eu` and `ev` lose up to 1 / UNIT of a direction;
    - r / l: `length` is rounded down, so that `cross` seems farther by up to one part in l, where a line that passes at
      a distance is left out.

    The rest is rounded along the line:

    - 3.2: the ends and the sines once more, now as to the length between the ends;
    - 2.8: `half` loses up to a unit, at both sides, and `eu` and `ev` make it longer by 0.4 at most;
    - 1.3: `middle`, which counts half, loses up to a unit twice, and up to r / UNIT twice by `lean`;
    - 1 + (1 + 2 r / l): `length` is rounded down, so that the whole seems shorter by one part in l, and the way from
      the middle of the line to that of the chord, l / 2 + r at most, longer by as much and not shorter.
    """
    du: i64 = qu - pu
    dv: i64 = qv - pv
    length: i64 = isqrt(du * du + dv * dv)
    if length == 0:
        return 0 if in_frame(pu * SCALE, pv * SCALE, a, b) else LEAST
    r: i64 = a if a > b else b
    cross: i64 = pu * dv - pv * du
    if cross > r * length or cross < -r * length:  # passes at a distance
        return LEAST
    # The direction and the distance from the centre, times UNIT
    eu: i64 = divided(du * UNIT, length)
    ev: i64 = divided(dv * UNIT, length)
    off: i64 = divided(cross * UNIT, length)
    q: i64 = b * b * eu * eu + a * a * ev * ev
    rest: i64 = q - off * off
    if rest < 0:
        return LEAST
    q = q >> UNIT_BITS
    half: i64 = a * b * isqrt(rest) // q  # of the chord of the endless line
    lean: i64 = divided(eu * ev * (a * a - b * b), q)  # its middle is not where the line is nearest to the centre
    middle: i64 = divided(-((pu + qu) * du + (pv + qv) * dv), length) + down(2 * off * lean, 2 * UNIT_BITS)
    low: i64 = middle - 2 * half
    high: i64 = middle + 2 * half
    if low < -length:
        low = -length
    if high > length:
        high = length
    return high - low if high >= low else LEAST


def line_in(f: Feature, ax: i64, ay: i64, bx: i64, by: i64, share: i64) -> i64:
    """Twice the length of a line within a feature, in units; LEAST if it does not meet it. With a share of 3 only the
    inner third counts, and lengths come out three times as long."""
    x: i64 = f.x
    y: i64 = f.y
    a: i64 = f.a
    b: i64 = f.b
    r: i64 = a if a > b else b
    if (ax > x + r and bx > x + r) or (ax < x - r and bx < x - r):
        return LEAST
    if (ay > y + r and by > y + r) or (ay < y - r and by < y - r):
        return LEAST
    c: i64 = COS[f.slant]
    s: i64 = SIN[f.slant]
    pu: i64 = down(share * ((ax - x) * c + (ay - y) * s), 16)
    pv: i64 = down(share * ((ax - x) * s - (ay - y) * c), 16)
    qu: i64 = down(share * ((bx - x) * c + (by - y) * s), 16)
    qv: i64 = down(share * ((bx - x) * s - (by - y) * c), 16)
    return chord(pu, pv, qu, qv, a, b)


def line_meets(f: Feature, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
    """Has a line any point in the feature?"""
    if f.shape != t.ELLIPSE:
        return strip_meets_line(f, ax, ay, bx, by) if f.shape == t.STRIP else line_in_box(f, ax, ay, bx, by) >= 0
    return line_in(f, ax, ay, bx, by, 1) >= 0


def on_top(f: Feature, x: i64, y: i64) -> bool:
    """DBA-3.8: is a point in the inner third of a hill?"""
    c: i64 = COS[f.slant]
    s: i64 = SIN[f.slant]
    dx: i64 = INNER * (x - f.x)
    dy: i64 = INNER * (y - f.y)
    return in_frame(dx * c + dy * s, dx * s - dy * c, f.a, f.b)


def hides(f: Feature, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
    """DBA-3.8: does this feature block sight: a wood crossed for more than 50 mm, or the top of a hill between them?"""
    if f.kind == t.WOOD:
        return line_in(f, ax, ay, bx, by, 1) > 2 * WOOD_SIGHT
    if f.kind == t.BUA:  # DBA-33.3: as a wood, but not for who stands on its walls
        if holds_point(f, ax, ay) or holds_point(f, bx, by):
            return False
        return line_in_box(f, ax, ay, bx, by) > 2 * WOOD_SIGHT
    if not t.IS_HILL[f.kind] or line_in(f, ax, ay, bx, by, INNER) < 0:
        return False
    return not on_top(f, ax, ay) and not on_top(f, bx, by)


def sees(s: Battle, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
    """DBA-3.8: does the ground let one see from a to b? Each feature is judged alone; elements do not matter here."""
    for f in s.features:  # noqa: SIM110 -- a generator would cost more than it saves
        if hides(f, ax, ay, bx, by):
            return False
    return True


def beyond_cover(s: Battle, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
    """DBA-7.4 (a), DBA-30.6: does the line from a to b meet a wood or dunes, its ends included?"""
    for f in s.features:  # noqa: SIM110 -- a generator would cost more than it saves
        if t.BLINDS[f.kind] and line_meets(f, ax, ay, bx, by):
            return True
    return False
