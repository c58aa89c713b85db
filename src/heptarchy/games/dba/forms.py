"""Ground that is no ellipse: boxes (a built-up area, a waterway) and strips, as rivers and roads (DBA-31 to DBA-34).

As in `ground`, all is worked out in whole numbers, and alike on a table that is turned or seen in a mirror. A strip is
all that lies no farther from its line than half its width: its bends are round, and at the table's edge it just ends.
"""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from heptarchy.games.dba.lattice import AHEAD_X, AHEAD_Y, COS, RIGHT_X, RIGHT_Y, SCALE, SIN
from heptarchy.games.dba.shapes import divided, down

if TYPE_CHECKING:
    from heptarchy.games.dba.features import Feature

STEP: Final = 250  # lattice.AHEAD goes by steps of 2.5 mm
REACH: Final = 2600  # no point of a base is farther than this from its middle
PART: Final = 1 << 20  # what shares of a line are multiples of
PART_BITS: Final = 20
LEAST: Final = -1  # no part of a line


# Boxes


def box_holds(f: Feature, x: i64, y: i64) -> bool:
    """Does a point lie in the box or on its rim?"""
    dx: i64 = x - f.x
    dy: i64 = y - f.y
    c: i64 = COS[f.slant]
    s: i64 = SIN[f.slant]
    a: i64 = f.a * SCALE
    b: i64 = f.b * SCALE
    u: i64 = dx * c + dy * s
    v: i64 = dx * s - dy * c
    return -a <= u <= a and -b <= v <= b


def box_meets_base(f: Feature, mx: i64, my: i64, facing: i64, hd: i64) -> bool:
    """DBA-3.6: is any of the nine points of a base in the box?"""
    dx: i64 = mx - f.x
    dy: i64 = my - f.y
    c: i64 = COS[f.slant]
    s: i64 = SIN[f.slant]
    steps: i64 = hd // STEP
    mu: i64 = dx * c + dy * s
    mv: i64 = dx * s - dy * c
    ahead_x: i64 = steps * AHEAD_X[facing]
    ahead_y: i64 = steps * AHEAD_Y[facing]
    right_x: i64 = RIGHT_X[facing]
    right_y: i64 = RIGHT_Y[facing]
    du: i64 = ahead_x * c + ahead_y * s
    dv: i64 = ahead_x * s - ahead_y * c
    wu: i64 = right_x * c + right_y * s
    wv: i64 = right_x * s - right_y * c
    a: i64 = f.a * SCALE
    b: i64 = f.b * SCALE
    for i in range(-1, 2):
        for j in range(-1, 2):
            u: i64 = mu + i * du + j * wu
            v: i64 = mv + i * dv + j * wv
            if -a <= u <= a and -b <= v <= b:
                return True
    return False


def line_in_box(f: Feature, ax: i64, ay: i64, bx: i64, by: i64) -> i64:
    """Twice the length of a line within a box, in units; LEAST if it does not meet it. Measured from its middle."""
    c: i64 = COS[f.slant]
    s: i64 = SIN[f.slant]
    pu: i64 = down((ax - f.x) * c + (ay - f.y) * s, 16)
    pv: i64 = down((ax - f.x) * s - (ay - f.y) * c, 16)
    qu: i64 = down((bx - f.x) * c + (by - f.y) * s, 16)
    qv: i64 = down((bx - f.x) * s - (by - f.y) * c, 16)
    low: i64 = -PART
    high: i64 = PART
    for axis in range(2):
        if axis == 0:
            twice: i64 = pu + qu
            d: i64 = qu - pu
            half: i64 = 2 * f.a
        else:
            twice = pv + qv
            d = qv - pv
            half = 2 * f.b
        if d == 0:
            if twice > half or twice < -half:
                return LEAST
            continue
        near: i64 = divided((-half - twice) * PART, d)
        far: i64 = divided((half - twice) * PART, d)
        if near > far:
            near, far = far, near
        if near > low:
            low = near
        if far < high:
            high = far
    if low > high:
        return LEAST
    length: i64 = isqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
    return (length * (high - low)) >> PART_BITS


# Strips


def near_box(f: Feature, x: i64, y: i64, reach: i64) -> bool:
    """Is a point within reach of the box round a strip, square to the table?"""
    dx: i64 = x - f.x
    dy: i64 = y - f.y
    a: i64 = f.a + reach
    b: i64 = f.b + reach
    return -a <= dx <= a and -b <= dy <= b


def gap_to_piece_2(px: i64, py: i64, qx: i64, qy: i64, length: i64, x: i64, y: i64) -> i64:
    """The square of the distance from a point to the line from p to q, in units, rounded down across the line."""
    dx: i64 = qx - px
    dy: i64 = qy - py
    wx: i64 = x - px
    wy: i64 = y - py
    along: i64 = wx * dx + wy * dy
    if along <= 0:
        return wx * wx + wy * wy
    if along >= dx * dx + dy * dy:
        wx = x - qx
        wy = y - qy
        return wx * wx + wy * wy
    aside: i64 = wx * dy - wy * dx
    if aside < 0:
        aside = -aside
    aside = aside // length
    return aside * aside


def strip_holds(f: Feature, x: i64, y: i64, spare: i64 = 0) -> bool:
    """Does a point lie in the strip or on its rim, or outside by no more than the spare?"""
    reach: i64 = f.half + spare
    if not near_box(f, x, y, spare):
        return False
    reach_2 = reach * reach
    points = f.points
    for i, length in enumerate(f.lengths):
        at = 2 * i
        if gap_to_piece_2(points[at], points[at + 1], points[at + 2], points[at + 3], length, x, y) <= reach_2:
            return True
    return False


def strip_meets_base(f: Feature, mx: i64, my: i64, facing: i64, hd: i64) -> bool:
    """DBA-3.6: is any of the nine points of a base in the strip?"""
    if not near_box(f, mx, my, REACH):
        return False
    reach: i64 = f.half + REACH
    reach_2 = reach * reach
    half_2: i64 = f.half * f.half
    points = f.points
    ahead_x: i64 = 0
    ahead_y: i64 = 0
    right_x: i64 = RIGHT_X[facing]
    right_y: i64 = RIGHT_Y[facing]
    steps: i64 = hd // STEP
    ahead_x = steps * AHEAD_X[facing]
    ahead_y = steps * AHEAD_Y[facing]
    for n, length in enumerate(f.lengths):
        px: i64 = points[2 * n]
        py: i64 = points[2 * n + 1]
        qx: i64 = points[2 * n + 2]
        qy: i64 = points[2 * n + 3]
        if gap_to_piece_2(px, py, qx, qy, length, mx, my) > reach_2:
            continue
        for i in range(-1, 2):
            for j in range(-1, 2):
                x: i64 = mx + i * ahead_x + j * right_x
                y: i64 = my + i * ahead_y + j * right_y
                if gap_to_piece_2(px, py, qx, qy, length, x, y) <= half_2:
                    return True
    return False


def strip_meets_line(f: Feature, ax: i64, ay: i64, bx: i64, by: i64, spare: i64 = 0) -> bool:
    """Has a line any point in the strip, or outside by no more than the spare?"""
    reach: i64 = f.half + spare
    if (ax > f.x + f.a + spare and bx > f.x + f.a + spare) or (ax < f.x - f.a - spare and bx < f.x - f.a - spare):
        return False
    if (ay > f.y + f.b + spare and by > f.y + f.b + spare) or (ay < f.y - f.b - spare and by < f.y - f.b - spare):
        return False
    reach_2 = reach * reach
    dx: i64 = bx - ax
    dy: i64 = by - ay
    long: i64 = isqrt(dx * dx + dy * dy)
    points = f.points
    for n, length in enumerate(f.lengths):
        px: i64 = points[2 * n]
        py: i64 = points[2 * n + 1]
        qx: i64 = points[2 * n + 2]
        qy: i64 = points[2 * n + 3]
        if pieces_cross(px, py, qx, qy, ax, ay, bx, by):
            return True
        if gap_to_piece_2(px, py, qx, qy, length, ax, ay) <= reach_2:
            return True
        if gap_to_piece_2(px, py, qx, qy, length, bx, by) <= reach_2:
            return True
        if long > 0 and gap_to_piece_2(ax, ay, bx, by, long, px, py) <= reach_2:
            return True
        if long > 0 and gap_to_piece_2(ax, ay, bx, by, long, qx, qy) <= reach_2:
            return True
    return False


def pieces_cross(px: i64, py: i64, qx: i64, qy: i64, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
    """Do the lines from p to q and from a to b cross, each between its ends?"""
    one: i64 = (qx - px) * (ay - py) - (qy - py) * (ax - px)
    two: i64 = (qx - px) * (by - py) - (qy - py) * (bx - px)
    if (one > 0 and two > 0) or (one < 0 and two < 0):
        return False
    one = (bx - ax) * (py - ay) - (by - ay) * (px - ax)
    two = (bx - ax) * (qy - ay) - (by - ay) * (qx - ax)
    if (one > 0 and two > 0) or (one < 0 and two < 0):
        return False
    # On one line: told by the distances of the ends
    return not (one == 0 and two == 0)
