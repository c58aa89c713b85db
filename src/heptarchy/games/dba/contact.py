"""How elements stand to each other: the named relations, touch, groups' links (DBA-1.7, DBA-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.lattice import (
    AHEAD_X,
    AHEAD_Y,
    BASE,
    COS,
    HALF_BASE,
    HALF_TURN,
    MM,
    NEAR,
    NEAR_2,
    RIGHT_ANGLE,
    RIGHT_X,
    RIGHT_Y,
    SCALE,
    SIN,
    TOUCHING,
    TURN,
    TURNED,
)
from heptarchy.games.dba.shapes import divided, down, overlap

if TYPE_CHECKING:
    from heptarchy.games.dba.table.seen import Relation
    from heptarchy.games.dba.table.state import Battle, Unit

# Relations of an element to an enemy (DBA-1.7)
APART: Final = 0
FRONT: Final = 1
LEFT_FLANK: Final = 2
RIGHT_FLANK: Final = 3
REAR: Final = 4
CORNER: Final = 5  # corner overlap
SIDE: Final = 6  # side overlap
# By relation, after APART
RELATION_KEYS: Final[tuple[Relation, ...]] = ("front", "flank", "flank", "rear", "overlap", "overlap")

TOUCH_RUN: Final = 2 * MM  # a front edge touches a base if it lies along it for this length
SIDE_RUN: Final = 1 * MM  # DBA-1.7: side edges that run along each other


def close(ax: i64, ay: i64, bx: i64, by: i64) -> bool:
    """DBA-1.5: are two points the same, within the tolerance?"""
    dx = ax - bx
    dy = ay - by
    return dx * dx + dy * dy <= NEAR_2


def relation(ax: i64, ay: i64, at: i64, ak: int, bx: i64, by: i64, bt: i64, bk: int) -> int:
    """DBA-1.7: how A, of type ak with its front's middle there and facing so, stands to an enemy B."""
    dx = ax - bx
    dy = ay - by
    if dx * dx + dy * dy > 7000 * 7000:
        return APART
    turn = (at - bt) % TURN
    arx: i64 = RIGHT_X[at]
    ary: i64 = RIGHT_Y[at]
    brx: i64 = RIGHT_X[bt]
    bry: i64 = RIGHT_Y[bt]
    if HALF_TURN - TURNED <= turn <= HALF_TURN + TURNED:
        if close(ax - arx, ay - ary, bx + brx, by + bry) and close(ax + arx, ay + ary, bx - brx, by - bry):
            return FRONT
        if close(ax + arx, ay + ary, bx + brx, by + bry) or close(ax - arx, ay - ary, bx - brx, by - bry):
            return CORNER
        return SIDE if _alongside(ax, ay, at, ak, bx, by, bt, bk) else APART
    if turn <= TURNED or turn >= TURN - TURNED:
        back: i64 = 2 * t.HALF_STEPS[bk]
        rx: i64 = bx - back * AHEAD_X[bt]
        ry: i64 = by - back * AHEAD_Y[bt]
        if close(ax - arx, ay - ary, rx - brx, ry - bry) and close(ax + arx, ay + ary, rx + brx, ry + bry):
            return REAR
        return SIDE if _alongside(ax, ay, at, ak, bx, by, bt, bk) else APART
    if 3 * RIGHT_ANGLE - TURNED <= turn <= 3 * RIGHT_ANGLE + TURNED:  # it faces to B's right: it stands on his left
        return LEFT_FLANK if close(ax - arx, ay - ary, bx - brx, by - bry) else APART
    if RIGHT_ANGLE - TURNED <= turn <= RIGHT_ANGLE + TURNED:
        return RIGHT_FLANK if close(ax + arx, ay + ary, bx + brx, by + bry) else APART
    return APART


def _alongside(ax: i64, ay: i64, at: i64, ak: int, bx: i64, by: i64, bt: i64, bk: int) -> bool:
    """DBA-1.7: a side edge of A runs along a side edge of B for at least 1 mm."""
    ah: i64 = t.HALF_STEPS[ak]
    bh: i64 = t.HALF_STEPS[bk]
    dx: i64 = (ax - ah * AHEAD_X[at]) - (bx - bh * AHEAD_X[bt])
    dy: i64 = (ay - ah * AHEAD_Y[at]) - (by - bh * AHEAD_Y[bt])
    c: i64 = COS[bt]
    s: i64 = SIN[bt]
    aside: i64 = dx * s - dy * c
    if aside < 0:
        aside = -aside
    off = aside - BASE * SCALE
    if off > NEAR * SCALE or off < -NEAR * SCALE:
        return False
    along: i64 = dx * c + dy * s
    if along < 0:
        along = -along
    half: i64 = (t.DEPTH[ak] + t.DEPTH[bk]) // 2
    return half * SCALE - along >= SIDE_RUN * SCALE


def relation_of(s: Battle, a: int, b: int) -> int:
    """DBA-1.7: how element a stands to its enemy b."""
    return relation(s.x[a], s.y[a], s.facing[a], s.kind[a], s.x[b], s.y[b], s.facing[b], s.kind[b])


def right_of(s: Battle, a: int, b: int) -> bool:
    """Is a to the right of b, as b looks?"""
    facing = s.facing[b]
    return (s.mx[a] - s.mx[b]) * SIN[facing] - (s.my[a] - s.my[b]) * COS[facing] > 0


def front_run(ax: i64, ay: i64, at: i64, mx: i64, my: i64, bt: i64, bhd: i64, bhw: i64) -> i64:
    """How much of A's front edge, in units, lies at a rectangle or in it, within the tolerance."""
    # From the middle of A's front along its front edge, in the rectangle's frame; rounded towards the middle
    c: i64 = SIN[at]  # the way to A's right
    s: i64 = -COS[at]
    cb: i64 = COS[bt]
    sb: i64 = SIN[bt]
    low: i64 = -HALF_BASE
    high: i64 = HALF_BASE
    for axis in range(2):
        if axis == 0:
            p: i64 = (ax - mx) * cb + (ay - my) * sb
            d: i64 = down(c * cb + s * sb, 16)
            h: i64 = (bhd + NEAR) * SCALE
        else:
            p = (ax - mx) * sb - (ay - my) * cb
            d = down(c * sb - s * cb, 16)
            h = (bhw + NEAR) * SCALE
        if d == 0:
            if p > h or p < -h:
                return 0
            continue
        near = divided(-h - p, d)
        far = divided(h - p, d)
        if near > far:
            near, far = far, near
        if near > low:
            low = near
        if far < high:
            high = far
        if low >= high:
            return 0
    return high - low


def front_touches(s: Battle, a: int, b: int) -> bool:
    """Does a's front edge touch b's base?"""
    hd = t.DEPTH[s.kind[b]] // 2
    if not overlap(s.mx[a], s.my[a], s.facing[a], t.DEPTH[s.kind[a]] // 2, s.mx[b], s.my[b], s.facing[b], hd, TOUCHING):
        return False
    return front_run(s.x[a], s.y[a], s.facing[a], s.mx[b], s.my[b], s.facing[b], hd, HALF_BASE) >= TOUCH_RUN


def touch(s: Battle, a: int, b: int) -> bool:
    """DBA-1.6: do two elements touch?"""
    return overlap(
        s.mx[a],
        s.my[a],
        s.facing[a],
        t.DEPTH[s.kind[a]] // 2,
        s.mx[b],
        s.my[b],
        s.facing[b],
        t.DEPTH[s.kind[b]] // 2,
        TOUCHING,
    )


def touched_edge(s: Battle, a: int, b: int) -> int:
    """Which edge of b the front edge of a touches: FRONT, LEFT_FLANK, RIGHT_FLANK or REAR."""
    named = relation_of(s, a, b)
    if FRONT <= named <= REAR:
        return named
    facing = s.facing[b]
    turn = (s.facing[a] - facing) % TURN
    # Where a's front middle lies in b's frame, from each edge
    dx = s.x[a] - s.mx[b]
    dy = s.y[a] - s.my[b]
    u = dx * COS[facing] + dy * SIN[facing]
    v = dx * SIN[facing] - dy * COS[facing]
    half = t.DEPTH[s.kind[b]] // 2 * SCALE
    ahead = u - half
    if 1350 <= turn <= 2250 and ahead >= -NEAR * SCALE:
        return FRONT
    if (turn <= 450 or turn >= 3150) and -u - half >= -NEAR * SCALE:
        return REAR
    return RIGHT_FLANK if v > 0 else LEFT_FLANK


def near_foes(s: Battle, e: int) -> list[int]:
    """Enemies near enough to touch."""
    side = s.side[s.command[e]]
    x = s.mx[e]
    y = s.my[e]
    found: list[int] = []
    for f, mx in enumerate(s.mx):
        near = -5200 <= mx - x <= 5200 and -5200 <= s.my[f] - y <= 5200
        if near and s.status[f] == t.ON_TABLE and s.side[s.command[f]] != side:
            found.append(f)
    return found


def frontal_foe(s: Battle, e: int) -> int:
    """DBA-1.7: the enemy in front contact with e; -1 if there is none."""
    for f in near_foes(s, e):
        if relation_of(s, e, f) == FRONT:
            return f
    return -1


def is_engaged(s: Battle, e: int) -> bool:
    """DBA-8.4: in front contact, or touched by an enemy front edge."""
    return any(relation_of(s, e, f) == FRONT or front_touches(s, f, e) for f in near_foes(s, e))


def is_flanked(s: Battle, e: int) -> bool:
    """DBA-14.1, DBA-17.3: an enemy front edge is on its flank or rear."""
    return any(front_touches(s, f, e) and touched_edge(s, f, e) != FRONT for f in near_foes(s, e))


# Friends


def is_behind(s: Battle, a: int, b: int) -> bool:
    """DBA-1.7: a stands directly behind b."""
    return relation_of(s, a, b) == REAR


def is_beside(s: Battle, a: int, b: int) -> bool:
    """DBA-1.7: a stands beside b: same facing, front corners together."""
    at = s.facing[a]
    bt = s.facing[b]
    if abs((at - bt + HALF_TURN) % TURN - HALF_TURN) > TURNED:
        return False
    arx, ary, brx, bry = RIGHT_X[at], RIGHT_Y[at], RIGHT_X[bt], RIGHT_Y[bt]
    ax, ay, bx, by = s.x[a], s.y[a], s.x[b], s.y[b]
    return close(ax + arx, ay + ary, bx - brx, by - bry) or close(ax - arx, ay - ary, bx + brx, by + bry)


def is_linked(s: Battle, a: int, b: int) -> bool:
    """DBA-9.1: beside each other, or one directly behind the other."""
    dx = s.x[a] - s.x[b]
    dy = s.y[a] - s.y[b]
    if dx * dx + dy * dy > 4200 * 4200:
        return False
    return is_beside(s, a, b) or is_behind(s, a, b) or is_behind(s, b, a)


# What a move comes to


def opponent_of(s: Battle, e: int) -> int:
    """DBA-16.1: whom an element fights in this bound, as the list of combats has it; -1: a camp, or nobody."""
    for mine, theirs in zip(s.pairs[::2], s.pairs[1::2], strict=False):
        if e in (mine, theirs):
            return theirs if mine == e else mine
    return frontal_foe(s, e)


def met_by(s: Battle, u: Unit, ends: list[int]) -> tuple[int, int]:
    """DBA-1.7: whom the unit would meet there, and how: front before flank, rear and overlap; -1 for nobody."""
    best, foe = APART, -1
    side = s.side[u.command]
    for i, e in enumerate(u.members):
        x, y, facing = ends[3 * i : 3 * i + 3]
        for f in range(len(s.kind)):
            if s.status[f] == t.ON_TABLE and s.side[s.command[f]] != side:
                how = relation(x, y, facing, s.kind[e], s.x[f], s.y[f], s.facing[f], s.kind[f])
                if how != APART and (best == APART or how < best):
                    best, foe = how, f
    return foe, best


def backed_by(s: Battle, u: Unit, x: int, y: int, facing: int) -> int:
    """DBA-16.3: the friend right behind whom the first of a unit would stand; -1 for none."""
    kind = s.kind[u.members[0]]
    for f in range(len(s.kind)):
        mine = s.status[f] == t.ON_TABLE and s.side[s.command[f]] == s.side[u.command] and f not in u.members
        if mine and relation(x, y, facing, kind, s.x[f], s.y[f], s.facing[f], s.kind[f]) == REAR:
            return f
    return -1
