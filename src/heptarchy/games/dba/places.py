"""Where an element may be deployed, and whether any place is left for it (DBA-5.3, DBA-5.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.dba.book import why
from heptarchy.games.dba.commands import sector, zone_deep
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.lattice import (
    AHEAD_X,
    AHEAD_Y,
    BASE,
    HALF_BASE,
    HALF_X,
    MM,
    NEAR,
    RIGHT_ANGLE,
    RIGHT_X,
    RIGHT_Y,
)
from heptarchy.games.dba.shapes import boxes_overlap, overlap
from heptarchy.games.dba.table.domains import pack_pose, pose_facing, pose_x, pose_y
from heptarchy.games.dba.table.state import NO_CAMP
from heptarchy.kernel.refusal import Refusal

if TYPE_CHECKING:
    from heptarchy.games.dba.table.state import Battle

# DBA-5.4: half the length and half the depth of a camp
CAMP_LONG: Final = 40 * MM
CAMP_DEEP: Final = 20 * MM
GRID: Final = 5 * MM  # DBA-5.6: where a place is looked for between elements that stand askew
ROAMS: Final[list[bool]] = [kind in (t.LH, t.PS) for kind in range(t.TYPES)]  # DBA-5.3: up to the side edges


# A side looks at the table in its own frame: u to its right from the middle, v ahead from its base edge or shore


def frame_x(s: Battle, seat: int, u: int) -> int:
    """The x of a place in a side's frame."""
    return u if s.edge[s.side[seat]] == t.SOUTH else -u


def frame_y(s: Battle, seat: int, v: int) -> int:
    """The y of a place in a side's frame."""
    return v + s.south if s.edge[s.side[seat]] == t.SOUTH else s.north - v


def frame_facing(s: Battle, seat: int, turn: int) -> int:
    """The facing that lies this far to the left of straight ahead."""
    return (turn + (RIGHT_ANGLE if s.edge[s.side[seat]] == t.SOUTH else 3 * RIGHT_ANGLE)) % 3600


def frame_pose(s: Battle, seat: int, u: int, v: int, turn: int = 0) -> int:
    """A pose in a side's frame, packed."""
    return pack_pose(frame_x(s, seat, u), frame_y(s, seat, v), frame_facing(s, seat, turn))


def reach(s: Battle, seat: int, kind: int) -> tuple[int, int]:
    """DBA-5.3: from where to where this type may stand in the command's sector, in its own frame."""
    left, right = sector(s, seat)
    left, right = max(left, s.west), min(right, s.east)
    if s.edge[s.side[seat]] != t.SOUTH:
        left, right = -right, -left
    if not ROAMS[kind]:
        limit = HALF_X - s.params.deploy_margin * MM
        left, right = max(left, -limit), min(right, limit)
    return left, right


# DBA-5.3


def refuse_place(s: Battle, seat: int, e: int, x: int, y: int, facing: int, but: int = -1) -> Refusal | None:
    """DBA-5.3: why an element of this command may not be deployed so; `but` is one that makes way for it."""
    kind = s.kind[e]
    low_x, high_x, low_y, high_y = bounds(kind, x, y, facing)
    if s.edge[s.side[seat]] == t.SOUTH:
        near, far = low_y - s.south, high_y - s.south
    else:
        near, far = s.north - high_y, s.north - low_y
    if near < 0 or far > zone_deep(s):
        return why.BASE_EDGE.by("DBA-5.3", e, zone_deep(s) // MM)
    left, right = sector(s, seat)
    if low_x < left or high_x > right:
        return why.IN_SECTOR.by("DBA-5.3", e)
    if low_x < s.west - NEAR or high_x > s.east + NEAR:
        return why.IN_WATER.by("DBA-34.1", e)
    limit = HALF_X - s.params.deploy_margin * MM
    if not ROAMS[kind] and (low_x < -limit or high_x > limit):
        return why.SIDE_EDGES.by("DBA-5.3", e, s.params.deploy_margin)
    return refuse_overlap(s, seat, e, x, y, facing, but)


def bounds(kind: int, x: int, y: int, facing: int) -> tuple[int, int, int, int]:
    """The least rectangle, square to the table, around a base: its x and y from and to."""
    back_x, back_y = 2 * t.HALF_STEPS[kind] * AHEAD_X[facing], 2 * t.HALF_STEPS[kind] * AHEAD_Y[facing]
    side_x, side_y = abs(RIGHT_X[facing]), abs(RIGHT_Y[facing])
    return (
        min(x, x - back_x) - side_x,
        max(x, x - back_x) + side_x,
        min(y, y - back_y) - side_y,
        max(y, y - back_y) + side_y,
    )


def refuse_overlap(s: Battle, seat: int, e: int, x: int, y: int, facing: int, but: int) -> Refusal | None:
    """DBA-1.6, DBA-5.4: what else stands there: the own camp, or an element of the same command.

    Those of other commands are in sectors of their own and need not be looked at; in secret they must not be.
    """
    kind = s.kind[e]
    mx = x - t.HALF_STEPS[kind] * AHEAD_X[facing]
    my = y - t.HALF_STEPS[kind] * AHEAD_Y[facing]
    hd = t.DEPTH[kind] // 2
    for other in s.members[seat]:
        if s.status[other] == t.ON_TABLE and other != e and other != but:
            other_hd = t.DEPTH[s.kind[other]] // 2
            if overlap(mx, my, facing, hd, s.mx[other], s.my[other], s.facing[other], other_hd):
                return why.OVERLAPS.by("DBA-1.6", e, other)
    side = s.side[seat]
    if s.camp[side] != NO_CAMP:
        camp_y = s.south + CAMP_DEEP if s.edge[side] == t.SOUTH else s.north - CAMP_DEEP
        dx = s.camp[side] - mx
        if boxes_overlap(dx, camp_y - my, facing, hd, HALF_BASE, RIGHT_ANGLE, CAMP_DEEP, CAMP_LONG, NEAR):
            return why.IN_CAMP.by("DBA-5.4", e)
    return None


# DBA-5.6


def find_place(s: Battle, seat: int, e: int) -> int:
    """DBA-5.6: a pose in which the element may be deployed; -1 if there is none.

    It is looked for square to the table. If all that stands there is square too, whatever fits can be pushed to its
    left and back until it meets something: corners of that kind are enough. Else a grid is tried as well.
    """
    pose = place_in_front(s, seat, e)
    if pose >= 0:
        return pose
    kind = s.kind[e]
    left, right = reach(s, seat, kind)
    lefts, rights, backs = [left], [right], [0]
    askew = False
    flip = 1 if s.edge[s.side[seat]] == t.SOUTH else -1
    for other in s.members[seat]:
        if s.status[other] == t.ON_TABLE:
            low_x, high_x, low_y, high_y = bounds(s.kind[other], s.x[other], s.y[other], s.facing[other])
            lefts.append(high_x if flip == 1 else -low_x)
            rights.append(low_x if flip == 1 else -high_x)
            backs.append(high_y - s.south if flip == 1 else s.north - low_y)
            askew = askew or s.facing[other] % RIGHT_ANGLE != 0
    camp = s.camp[s.side[seat]]
    if camp != NO_CAMP:
        lefts.append(flip * camp + CAMP_LONG)
        rights.append(flip * camp - CAMP_LONG)
        backs.append(2 * CAMP_DEEP)
    pose = place_at_corner(s, seat, e, lefts, rights, backs)
    if pose < 0 and askew:  # from both sides: the mirror image of a place is found too
        lefts, rights = list(range(left, right, GRID)), list(range(right, left, -GRID))
        pose = place_at_corner(s, seat, e, lefts, rights, list(range(0, zone_deep(s), GRID)))
    return pose


def place_in_front(s: Battle, seat: int, e: int) -> int:
    """The place nearest to the sector's middle in the foremost line, base beside base; -1 if none is free."""
    left, right = reach(s, seat, s.kind[e])
    count = (right - left) // (BASE)
    start = (left + right) // 2 - (count - 1) * HALF_BASE
    for i in range(count):
        step = count // 2 + (i + 1) // 2 * (1 if i % 2 else -1)
        if 0 <= step < count:
            pose = frame_pose(s, seat, start + step * BASE, zone_deep(s))
            if allowed(s, seat, e, pose):
                return pose
    return -1


def place_at_corner(s: Battle, seat: int, e: int, lefts: list[int], rights: list[int], backs: list[int]) -> int:
    """A place whose back and one side lie along such lines of the own frame, facing ahead or right; -1: none."""
    depth = t.DEPTH[s.kind[e]]
    front = zone_deep(s)
    ahead = sorted({*lefts, *[right - BASE for right in rights]})
    across = sorted({*lefts, *[right - depth for right in rights]})
    for back in sorted(set(backs), reverse=True):
        if back + depth <= front:
            for left in ahead:
                pose = frame_pose(s, seat, left + HALF_BASE, back + depth)
                if allowed(s, seat, e, pose):
                    return pose
        if back + BASE <= front:
            for left in across:
                pose = frame_pose(s, seat, left + depth, back + HALF_BASE, 3 * RIGHT_ANGLE)
                if allowed(s, seat, e, pose):
                    return pose
    return -1


def allowed(s: Battle, seat: int, e: int, pose: int) -> bool:
    """DBA-5.3: may the element be deployed so?"""
    return refuse_place(s, seat, e, pose_x(pose), pose_y(pose), pose_facing(pose)) is None
