"""Bases as rectangles on the lattice: overlap, touch, nearness, lines that cross them (DBA-1.6, DBA-8.2).

A rectangle is the middle of its base, its facing, half its depth and half its width. All tests are exact in whole
numbers; what is scaled is scaled by SCALE on both sides.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.lattice import COS, HALF_BASE, NEAR, SCALE, SIN, TURN

FAR: Final = 5200  # two bases whose middles are farther apart than this don't touch
FAR_2: Final = FAR * FAR
HALF_DEPTH: Final[list[int]] = [depth // 2 for depth in t.DEPTH]  # by type


def overlap(ax: i64, ay: i64, at: i64, ahd: i64, bx: i64, by: i64, bt: i64, bhd: i64, slack: i64 = NEAR) -> bool:
    """Do two bases overlap by more than the slack? With a negative slack: are they nearer than that?"""
    dx = bx - ax
    dy = by - ay
    if dx * dx + dy * dy > FAR_2:
        return False
    return boxes_overlap(dx, dy, at, ahd, HALF_BASE, bt, bhd, HALF_BASE, slack)


def boxes_overlap(dx: i64, dy: i64, at: i64, ahd: i64, ahw: i64, bt: i64, bhd: i64, bhw: i64, slack: i64) -> bool:
    """The same for rectangles of any width; (dx, dy) leads from the middle of the first to that of the second."""
    turn = (bt - at) % TURN
    c: i64 = COS[turn]
    s: i64 = SIN[turn]
    if c < 0:
        c = -c
    if s < 0:
        s = -s
    ca: i64 = COS[at]
    sa: i64 = SIN[at]
    gap: i64 = dx * ca + dy * sa
    if (gap if gap >= 0 else -gap) >= (ahd - slack) * SCALE + bhd * c + bhw * s:
        return False
    gap = dx * sa - dy * ca
    if (gap if gap >= 0 else -gap) >= (ahw - slack) * SCALE + bhd * s + bhw * c:
        return False
    cb: i64 = COS[bt]
    sb: i64 = SIN[bt]
    gap = dx * cb + dy * sb
    if (gap if gap >= 0 else -gap) >= (bhd - slack) * SCALE + ahd * c + ahw * s:
        return False
    gap = dx * sb - dy * cb
    return (gap if gap >= 0 else -gap) < (bhw - slack) * SCALE + ahd * s + ahw * c


def down(n: i64, bits: i64) -> i64:
    """n without its last bits, towards zero: the same for a number and its opposite."""
    return n >> bits if n >= 0 else -((-n) >> bits)


def divided(n: i64, d: i64) -> i64:
    """n / d towards zero: the same, but for its sign, for a number and its opposite."""
    if d < 0:
        n = -n
        d = -d
    return n // d if n >= 0 else -(-n // d)


def holds(px: i64, py: i64, x: i64, y: i64, facing: i64, hd: i64, hw: i64, slack: i64) -> bool:
    """Is a point within a rectangle, by more than the slack from its edges?"""
    c: i64 = COS[facing]
    s: i64 = SIN[facing]
    u: i64 = (px - x) * c + (py - y) * s
    v: i64 = (px - x) * s - (py - y) * c
    deep = (hd - slack) * SCALE
    wide = (hw - slack) * SCALE
    return -deep < u < deep and -wide < v < wide


def crosses(
    px: i64, py: i64, qx: i64, qy: i64, x: i64, y: i64, facing: i64, hd: i64, hw: i64, slack: i64 = NEAR
) -> bool:
    """Does the line from p to q pass through the inside of a rectangle, by more than the slack?"""
    c: i64 = COS[facing]
    s: i64 = SIN[facing]
    # Both ends in the rectangle's own frame, scaled: u ahead, v to the right
    pu: i64 = (px - x) * c + (py - y) * s
    pv: i64 = (px - x) * s - (py - y) * c
    qu: i64 = (qx - x) * c + (qy - y) * s
    qv: i64 = (qx - x) * s - (qy - y) * c
    deep = (hd - slack) * SCALE
    wide = (hw - slack) * SCALE
    if deep <= 0 or wide <= 0:
        return False
    if (pu >= deep and qu >= deep) or (pu <= -deep and qu <= -deep):
        return False
    if (pv >= wide and qv >= wide) or (pv <= -wide and qv <= -wide):
        return False
    # The line parts the corners, or leaves all on one side. Scaled down: products would overflow
    pu = down(pu, 8)
    pv = down(pv, 8)
    du: i64 = down(qu, 8) - pu
    dv: i64 = down(qv, 8) - pv
    deep = deep >> 8
    wide = wide >> 8
    if du == 0 and dv == 0:
        return -deep < pu < deep and -wide < pv < wide
    one = du * (wide - pv) - dv * (deep - pu)
    two = du * (-wide - pv) - dv * (deep - pu)
    three = du * (wide - pv) - dv * (-deep - pu)
    four = du * (-wide - pv) - dv * (-deep - pu)
    left = one > 0 or two > 0 or three > 0 or four > 0
    right = one < 0 or two < 0 or three < 0 or four < 0
    return left and right


def gap_2(ax: i64, ay: i64, at: i64, ahd: i64, ahw: i64, bx: i64, by: i64, bt: i64, bhd: i64, bhw: i64) -> i64:
    """The square of the distance between the nearest points of two rectangles, in units; 0 if they overlap.

    The nearest points lie at a corner of one and somewhere on the other, so the eight corners are enough.
    """
    if boxes_overlap(bx - ax, by - ay, at, ahd, ahw, bt, bhd, bhw, 0):
        return 0
    one = _corner_gap_2(ax, ay, at, ahd, ahw, bx, by, bt, bhd, bhw)
    two = _corner_gap_2(bx, by, bt, bhd, bhw, ax, ay, at, ahd, ahw)
    return one if one < two else two


def _corner_gap_2(ax: i64, ay: i64, at: i64, ahd: i64, ahw: i64, bx: i64, by: i64, bt: i64, bhd: i64, bhw: i64) -> i64:
    """From the corners of the first to the second."""
    best: i64 = 1 << 60
    ca: i64 = COS[at]
    sa: i64 = SIN[at]
    cb: i64 = COS[bt]
    sb: i64 = SIN[bt]
    for corner in range(4):
        d = ahd if corner < 2 else -ahd
        w = ahw if corner % 2 == 0 else -ahw
        # the corner from the middle of b, in units: first turned by a, then into the frame of b
        px: i64 = ax - bx + down(d * ca + w * sa, 16)
        py: i64 = ay - by + down(d * sa - w * ca, 16)
        u: i64 = px * cb + py * sb
        v: i64 = px * sb - py * cb
        u = ((u if u >= 0 else -u) >> 16) - bhd
        v = ((v if v >= 0 else -v) >> 16) - bhw
        if u < 0:
            u = 0
        if v < 0:
            v = 0
        if u * u + v * v < best:
            best = u * u + v * v
    return best


def ray_reaches(px: i64, py: i64, facing: i64, reach: i64, x: i64, y: i64, bt: i64, bhd: i64, bhw: i64) -> i64:
    """How far from p along the facing a rectangle is first met, in units; -1 if not within reach."""
    c: i64 = COS[facing]
    s: i64 = SIN[facing]
    cb: i64 = COS[bt]
    sb: i64 = SIN[bt]
    low: i64 = 0
    high: i64 = reach
    for axis in range(2):  # p and the direction in the rectangle's frame, scaled: ahead, then to the right
        if axis == 0:
            p: i64 = (px - x) * cb + (py - y) * sb
            d: i64 = down(c * cb + s * sb, 16)
            h: i64 = bhd * SCALE
        else:
            p = (px - x) * sb - (py - y) * cb
            d = down(c * sb - s * cb, 16)
            h = bhw * SCALE
        if d == 0:
            if p > h or p < -h:
                return -1
            continue
        near = (-h - p) // d
        far = (h - p) // d
        if near > far:
            near, far = far, near
        if near > low:
            low = near
        if far < high:
            high = far
        if low > high:
            return -1
    return low
