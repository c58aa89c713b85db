"""Snapping: what is aligned within the tolerance is aligned exactly (DBA-1.5), and the exact poses of contact."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.dba.contact import CORNER, FRONT, LEFT_FLANK, REAR, RIGHT_FLANK, is_behind, is_beside, relation_of
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.lattice import (
    AHEAD_X,
    AHEAD_Y,
    HALF_TURN,
    RIGHT_ANGLE,
    RIGHT_X,
    RIGHT_Y,
    TURN,
    spin_x,
    spin_y,
)
from heptarchy.games.dba.shapes import overlap
from heptarchy.games.dba.table.state import put

if TYPE_CHECKING:
    from heptarchy.games.dba.table.state import Battle, Unit


def contact_pose(s: Battle, f: int, how: int, right: bool = False) -> tuple[int, int, int]:
    """DBA-1.7: the pose of an element in that relation to f; of a corner overlap, to the right of f or to its left."""
    facing = s.facing[f]
    x, y = s.x[f], s.y[f]
    rx, ry = RIGHT_X[facing], RIGHT_Y[facing]
    if how == FRONT:
        return x, y, (facing + HALF_TURN) % TURN
    if how == LEFT_FLANK:  # its front left corner at his front left corner; it looks to his right
        mine = (facing - RIGHT_ANGLE) % TURN
        return x - rx + RIGHT_X[mine], y - ry + RIGHT_Y[mine], mine
    if how == RIGHT_FLANK:
        mine = (facing + RIGHT_ANGLE) % TURN
        return x + rx - RIGHT_X[mine], y + ry - RIGHT_Y[mine], mine
    if how == REAR:
        back = 2 * t.HALF_STEPS[s.kind[f]]
        return x - back * AHEAD_X[facing], y - back * AHEAD_Y[facing], facing
    sign = 1 if right else -1  # a corner overlap
    return x + 2 * sign * rx, y + 2 * sign * ry, (facing + HALF_TURN) % TURN


def behind_pose(s: Battle, b: int) -> tuple[int, int, int]:
    """DBA-1.7: the pose directly behind a friend."""
    return contact_pose(s, b, REAR)


def beside_pose(s: Battle, b: int, right: bool) -> tuple[int, int, int]:
    """DBA-1.7: the pose beside a friend."""
    facing = s.facing[b]
    sign = 2 if right else -2
    return s.x[b] + sign * RIGHT_X[facing], s.y[b] + sign * RIGHT_Y[facing], facing


def snap_unit(s: Battle, u: Unit) -> None:
    """DBA-1.5: line a unit up exactly: with an enemy whom a member touches, else with a friend."""
    for e in u.members:
        for f in u.foes:
            how = relation_of(s, e, f)
            if FRONT <= how <= CORNER:
                right = how == CORNER and is_right(s, e, f)
                shift_all(s, u, e, contact_pose(s, f, how, right))
                return
    if len(u.members) > 1:
        return
    e = u.members[0]
    for o in u.friends:
        if is_beside(s, e, o):
            facing = s.facing[o]
            right = (s.x[e] - s.x[o]) * RIGHT_X[facing] + (s.y[e] - s.y[o]) * RIGHT_Y[facing] > 0
            shift_all(s, u, e, beside_pose(s, o, right))
            return
        if is_behind(s, e, o):
            shift_all(s, u, e, behind_pose(s, o))
            return


def is_right(s: Battle, e: int, f: int) -> bool:
    """Is e to the right of f, as f looks?"""
    facing = s.facing[f]
    return (s.x[e] - s.x[f]) * RIGHT_X[facing] + (s.y[e] - s.y[f]) * RIGHT_Y[facing] > 0


def shift_all(s: Battle, u: Unit, e: int, pose: tuple[int, int, int]) -> None:
    """Shift the whole unit by the hair that brings e there exactly; if somebody stands in the way, leave it."""
    x, y, facing = pose
    if (s.x[e], s.y[e], s.facing[e]) == pose:
        return
    ox, oy, turn = s.x[e], s.y[e], facing - s.facing[e]
    before = [(s.x[m], s.y[m], s.facing[m]) for m in u.members]
    for m in u.members:
        dx, dy = s.x[m] - ox, s.y[m] - oy
        put(s, m, x + spin_x(dx, dy, turn), y + spin_y(dx, dy, turn), (s.facing[m] + turn) % TURN)
    if any(stands_on(s, m, o) for m in u.members for o in [*u.friends, *u.foes]):
        for m, old in zip(u.members, before, strict=True):
            put(s, m, old[0], old[1], old[2])


def stands_on(s: Battle, a: int, b: int) -> bool:
    """DBA-1.6: do two elements overlap?"""
    return s.status[b] == t.ON_TABLE and overlap(
        s.mx[a],
        s.my[a],
        s.facing[a],
        t.DEPTH[s.kind[a]] // 2,
        s.mx[b],
        s.my[b],
        s.facing[b],
        t.DEPTH[s.kind[b]] // 2,
    )
