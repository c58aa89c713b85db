"""What is met on a way: front zones, bad going, enemies too near for a march (DBA-8.3, DBA-10.1, DBA-11, DBA-12.3).

A way is a list of poses of the unit's first element: x, y, facing of each, start and end among them.
"""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from heptarchy.games.dba import ground
from heptarchy.games.dba import tables as t
from heptarchy.games.dba.contact import APART
from heptarchy.games.dba.lattice import (
    AHEAD_X,
    AHEAD_Y,
    COS,
    HALF_BASE,
    MM,
    NEAR,
    SCALE,
    SIN,
    TURN,
    same_way,
    spin_x,
    spin_y,
)
from heptarchy.games.dba.reaching import ends_in_support, in_contact, meets_camp, reached_by
from heptarchy.games.dba.shapes import gap_2
from heptarchy.games.dba.zones import RADIUS, faces, zones
from heptarchy.kernel.refusal import Refusal

if TYPE_CHECKING:
    from heptarchy.games.dba.state import Battle, Unit

STEP: Final = 5 * MM  # DBA-8.3: ways are looked at every 5 mm and 2 degrees
TURN_STEP: Final = 20
STRIDE: Final = 600  # no middle of a base goes farther than this in a step, apart from a wheeling group's


def way_of(s: Battle, e: int, x: i64, y: i64, turn: i64) -> list[int]:
    """DBA-8.3: the way of a single element: straight, and turning evenly."""
    ox: i64 = s.x[e]
    oy: i64 = s.y[e]
    old: i64 = s.facing[e]
    dx: i64 = x - ox
    dy: i64 = y - oy
    n: i64 = steps_of(dx, dy, turn)
    n2: i64 = 2 * n
    poses: list[int] = []
    for i in range(n + 1):  # as `rounded` does, without a call
        two: i64 = 2 * i
        x2: i64 = two * dx
        y2: i64 = two * dy
        t2: i64 = two * turn
        poses.append(ox + ((x2 + n) // n2 if x2 >= 0 else -((n - x2) // n2)))
        poses.append(oy + ((y2 + n) // n2 if y2 >= 0 else -((n - y2) // n2)))
        poses.append((old + ((t2 + n) // n2 if t2 >= 0 else -((n - t2) // n2))) % TURN)
    return poses


def steps_of(dx: i64, dy: i64, turn: i64) -> i64:
    """DBA-8.3: in how many steps a way is looked at."""
    by_length: i64 = (isqrt(dx * dx + dy * dy) + STEP - 1) // STEP
    by_turn: i64 = ((turn if turn >= 0 else -turn) + TURN_STEP - 1) // TURN_STEP
    most = by_length if by_length > by_turn else by_turn
    return most if most > 1 else 1


# Front zones


def refuse_zones(s: Battle, u: Unit, poses: list[int], ends: list[int], near: list[int]) -> Refusal | None:
    """DBA-12.3, DBA-12.4: whoever is zoned at the start or on the way ends facing one of those who zone him.

    Near are those whose zones may be met, as `zoners` gives them.
    """
    if not near or is_straight_back(s, u, ends[0], ends[1], ends[2]):
        return None
    faced = [z for z in near if is_faced(s, u, ends, z)]
    for z in faced:
        if z in u.zoned_by or is_met(s, u, poses, z):
            return None
    if u.zoned_by:
        return Refusal("DBA-12.3", "{element} is in the front zone of {element2}", u.members[0], u.zoned_by[0])
    for z in near:
        if z not in faced and is_met(s, u, poses, z):
            return Refusal("DBA-12.3", "{element} is in the front zone of {element2}", u.members[0], z)
    return None


def is_faced(s: Battle, u: Unit, ends: list[int], z: int) -> bool:
    """DBA-12.4: it is enough that one member faces him."""
    for i in range(0, len(ends), 3):  # noqa: SIM110 -- a generator costs more than the test
        if faces(s, ends[i], ends[i + 1], ends[i + 2], z):
            return True
    return False


def zoners(s: Battle, u: Unit, bx: i64, by: i64) -> list[int]:
    """The enemies whose zone may be met on the way there, and those who zone at its start: a quick first look."""
    if not u.foes:
        return u.foes
    ahead: i64 = s.params.zone_depth // 5  # the middle of a zone, in steps of 2.5 mm
    ax: i64 = s.x[u.members[0]]
    ay: i64 = s.y[u.members[0]]
    chord: i64 = isqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
    reach: i64 = 2 * chord + 2 * (zone_reach(s) + u.radius)  # a wheel leaves its chord by less than half of it
    reach_2 = reach * reach
    found: list[int] = []
    for z in u.foes:
        facing = s.facing[z]
        dx: i64 = 2 * (s.x[z] + ahead * AHEAD_X[facing]) - ax - bx
        dy: i64 = 2 * (s.y[z] + ahead * AHEAD_Y[facing]) - ay - by
        if dx * dx + dy * dy <= reach_2:
            found.append(z)
    return found


def zone_radius(s: Battle) -> i64:
    """No part of a zone is farther than this from its middle."""
    return s.params.zone_radius


def zone_reach(s: Battle) -> i64:
    """No base whose front's middle is farther from the middle of a zone than this meets it."""
    return zone_radius(s) + RADIUS + 15 * MM


def is_met(s: Battle, u: Unit, poses: list[int], z: int) -> bool:
    """DBA-12.2: does a member meet the zone of z on the way? Poses from which it is far are passed over."""
    zt = s.facing[z]
    ahead: i64 = s.params.zone_depth // 5
    cx: i64 = s.x[z] + ahead * AHEAD_X[zt]
    cy: i64 = s.y[z] + ahead * AHEAD_Y[zt]
    lead = u.members[0]
    alone = len(u.members) == 1
    near: i64 = zone_radius(s) + RADIUS if alone else zone_reach(s) + u.radius
    near_2 = near * near
    half: i64 = t.HALF_STEPS[s.kind[lead]] if alone else 0
    hd: i64 = t.DEPTH[s.kind[lead]] // 2
    stride: i64 = STRIDE if alone else STRIDE + u.radius // 25
    i: i64 = 0
    end: i64 = len(poses)
    while i < end:
        facing = poses[i + 2]
        x: i64 = poses[i] - half * AHEAD_X[facing]
        y: i64 = poses[i + 1] - half * AHEAD_Y[facing]
        far: i64 = (x - cx) * (x - cx) + (y - cy) * (y - cy)
        if far > near_2:
            far = isqrt(far) - near
            i += 3 + 3 * (far // stride)
            continue
        if alone:
            if zones(s, z, x, y, facing, hd, u.members):
                return True
        elif block_is_met(s, u, z, x, y, facing, cx, cy):
            return True
        i += 3
    return False


def block_is_met(s: Battle, u: Unit, z: int, x: i64, y: i64, facing: i64, cx: i64, cy: i64) -> bool:
    """DBA-12.2: does a member of a group meet the zone of z, when the first stands there?"""
    lead = u.members[0]
    ox: i64 = s.x[lead]
    oy: i64 = s.y[lead]
    turn: i64 = (facing - s.facing[lead]) % TURN
    near: i64 = zone_radius(s) + RADIUS
    near_2 = near * near
    for e in u.members:
        mx: i64 = s.mx[e] - ox
        my: i64 = s.my[e] - oy
        if turn:
            dx = mx
            mx = spin_x(dx, my, turn)
            my = spin_y(dx, my, turn)
        mx += x
        my += y
        if (mx - cx) * (mx - cx) + (my - cy) * (my - cy) <= near_2 and zones(
            s, z, mx, my, (s.facing[e] + turn) % TURN, t.DEPTH[s.kind[e]] // 2, u.members
        ):
            return True
    return False


def is_straight_back(s: Battle, u: Unit, x: int, y: int, facing: int) -> bool:
    """DBA-12.3: zoned at the start, and straight back for the whole move."""
    if not u.zoned_by:
        return False
    e = u.members[0]
    if not same_way(facing, s.facing[e]):
        return False
    c, si = COS[s.facing[e]], SIN[s.facing[e]]
    dx, dy = x - s.x[e], y - s.y[e]
    return dx * c + dy * si <= 0 and abs(dx * si - dy * c) <= NEAR * SCALE


# Going and marches


def meets_bad_going(s: Battle, u: Unit, poses: list[int]) -> bool:
    """DBA-10.1: is any part of the move in bad going?"""
    lead = u.members[0]
    for i in range(0, len(poses), 3):
        x, y, facing = poses[i], poses[i + 1], poses[i + 2]
        turn = (facing - s.facing[lead]) % TURN
        for e in u.members:
            dx, dy = s.mx[e] - s.x[lead], s.my[e] - s.y[lead]
            mx = x + (spin_x(dx, dy, turn) if turn else dx)
            my = y + (spin_y(dx, dy, turn) if turn else dy)
            hd = t.DEPTH[s.kind[e]] // 2
            if ground.pose_is_bad(s, u.grounds, mx, my, (s.facing[e] + turn) % TURN, hd):
                return True
    return False


def refuse_march(s: Battle, u: Unit, poses: list[int], ends: list[int]) -> Refusal | None:
    """DBA-11.2, DBA-11.3: a march keeps away from the enemy, unless it may end at him."""
    if u.first_move or not u.foes or not comes_too_near(s, u, poses) or may_close_in(s, u, ends):
        return None
    return Refusal("DBA-11.2", "a march may not come so near to the enemy")


def comes_too_near(s: Battle, u: Unit, poses: list[int]) -> bool:
    """DBA-11.2: is a member nearer to an enemy than a march may come, at any point of the way?"""
    lead = u.members[0]
    for i in range(0, len(poses), 3):
        x, y, facing = poses[i], poses[i + 1], poses[i + 2]
        turn = (facing - s.facing[lead]) % TURN
        for e in u.members:
            dx, dy = s.mx[e] - s.x[lead], s.my[e] - s.y[lead]
            mx = x + (spin_x(dx, dy, turn) if turn else dx)
            my = y + (spin_y(dx, dy, turn) if turn else dy)
            if is_too_near(s, u, mx, my, (s.facing[e] + turn) % TURN, t.DEPTH[s.kind[e]] // 2):
                return True
    return False


def is_too_near(s: Battle, u: Unit, mx: int, my: int, facing: int, hd: int) -> bool:
    """DBA-11.2: is a base there nearer to an enemy than a march may come?"""
    least = s.params.march_distance * MM - NEAR
    far = least + 2 * RADIUS
    for f in u.foes:
        dx, dy = s.mx[f] - mx, s.my[f] - my
        if dx * dx + dy * dy < far * far:
            gap = gap_2(
                mx, my, facing, hd, HALF_BASE, s.mx[f], s.my[f], s.facing[f], t.DEPTH[s.kind[f]] // 2, HALF_BASE
            )
            if gap < least * least:
                return True
    return False


def may_close_in(s: Battle, u: Unit, ends: list[int]) -> bool:
    """DBA-11.3, DBA-11.5: a march that may come near because of how it ends; poses of all members."""
    reached = reached_by(s, u, ends)
    if s.marching[u.command] and (in_contact(reached) or meets_camp(s, u, ends)):
        return True
    if reached == APART and not ends_in_support(s, u, ends):
        return False
    first_bound = s.bound <= 2
    for e in u.members:
        if s.kind[e] == t.PS and first_bound:
            continue
        if s.kind[e] in (t.SP, t.WB) and s.moved[e] == 1:
            continue
        return False
    return True
