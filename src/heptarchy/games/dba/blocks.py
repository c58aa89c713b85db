"""Where a group may go (DBA-9), and the judge of every pose."""

from __future__ import annotations

from heptarchy.games.dba import fire, pips
from heptarchy.games.dba import tables as t
from heptarchy.games.dba.contact import (
    APART,
)
from heptarchy.games.dba.groups import SLIDE, Way, find_way, is_column, walk
from heptarchy.games.dba.lattice import (
    AHEAD_X,
    AHEAD_Y,
    COS,
    HALF_Y,
    MM,
    NEAR,
    SCALE,
    SIN,
    TURN,
    rounded,
    spin_x,
    spin_y,
)
from heptarchy.games.dba.moving import end_poses, refuse_break_off, refuse_single
from heptarchy.games.dba.reaching import (
    contact_refusal,
    in_contact,
    meets_camp,
    refuse_camp_contact,
    relations_reached,
    slides_well,
)
from heptarchy.games.dba.room import may_pass, on_camp, refuse_stand
from heptarchy.games.dba.shapes import overlap
from heptarchy.games.dba.state import Battle, Unit
from heptarchy.games.dba.ways import (
    STEP,
    TURN_STEP,
    is_straight_back,
    meets_bad_going,
    refuse_march,
    refuse_zones,
    zoners,
)
from heptarchy.games.dba.zones import RADIUS
from heptarchy.kernel.refusal import Refusal


def refuse_pose(s: Battle, u: Unit, x: int, y: int, facing: int) -> Refusal | None:
    """DBA-8, DBA-9: may the unit move so that its first element comes to stand there?"""
    if len(u.members) > 1:
        return refuse_group(s, u, x, y, facing)
    if u.engaged:
        return refuse_break_off(s, u, x, y, facing)
    return refuse_single(s, u, x, y, facing)


def refuse_group(s: Battle, u: Unit, x: int, y: int, facing: int) -> Refusal | None:
    """DBA-9: forward and wheels, as a rigid block."""
    lead = u.members[0]
    farthest = u.limit + SLIDE + NEAR  # no corner goes farther than the group does
    if (x - s.x[lead]) * (x - s.x[lead]) + (y - s.y[lead]) * (y - s.y[lead]) > farthest * farthest:
        return Refusal("DBA-9.2", "this group can go {} paces in good going", u.limit // 25)
    if is_straight_back(s, u, x, y, facing):
        way: Way | None = Way()
        assert way is not None
        dx, dy = x - s.x[lead], y - s.y[lead]
        way.ahead = rounded(dx * COS[s.facing[lead]] + dy * SIN[s.facing[lead]], SCALE)
        way.length = -way.ahead
    else:
        way = find_way(s, u, x, y, facing, u.limit + NEAR)
    if way is None:
        return Refusal("DBA-9.2", "a group goes forward or wheels about a front corner; it can't come there so")
    if way.length > u.limit + NEAR:
        return Refusal("DBA-9.2", "this group can go {} paces in good going", u.limit // 25)
    ends = end_poses(s, u, x, y, facing)
    reached = APART
    faced = False
    reach = u.radius + 2 * RADIUS + 16 * MM  # whoever is farther from the first element's front touches nobody
    foes = [o for o in u.foes if is_within(s, o, x, y, reach)]
    near = [*[o for o in u.friends if is_within(s, o, x, y, reach)], *foes]
    for i, e in enumerate(u.members):
        ex, ey, et = ends[3 * i], ends[3 * i + 1], ends[3 * i + 2]
        half = t.HALF_STEPS[s.kind[e]]
        mx, my = ex - half * AHEAD_X[et], ey - half * AHEAD_Y[et]
        refusal = refuse_stand(s, near, e, mx, my, et)
        if refusal is None:
            refusal = refuse_camp_contact(s, e, ex, ey, et, mx, my)
        if refusal is not None:
            return refusal
    if foes:
        reached, touched = relations_reached(s, u, foes, ends)
        if reached < 0:
            return contact_refusal(reached, touched)
    if way.slide and u.foes:
        faced = slides_well(s, u, ends)
    if way.slide and not faced:  # it may still come there by two wheels
        way = find_way(s, u, x, y, facing, u.limit + NEAR, slides=False)
        if way is None or way.length > u.limit + NEAR:
            return Refusal("DBA-9.3", "a group slides only to line up with an enemy within 40 mm")
    refusal = refuse_group_way(s, u, way, ends)
    if refusal is not None:
        return refusal
    return pips.refuse_cost(s, u, in_contact(reached) or meets_camp(s, u, ends))


def refuse_group_way(s: Battle, u: Unit, way: Way, ends: list[int]) -> Refusal | None:
    """DBA-8.2, DBA-9.4, DBA-10.1, DBA-11.2, DBA-12.3, DBA-12.4: what a group meets on its way."""
    if not (u.foes or u.friends or u.grounds or s.fires or near_camp(s, u)):
        return None
    near = zoners(s, u, ends[0], ends[1])
    if not (near or u.grounds or s.fires or near_camp(s, u) or others_near(s, u, way)) and u.first_move:
        return None
    poses = walk(s, u, way, STEP, TURN_STEP)
    refusal = refuse_zones(s, u, poses, ends, near)
    if refusal is None:
        refusal = refuse_march(s, u, poses, ends)
    if refusal is not None:
        return refusal
    if u.grounds and meets_bad_going(s, u, poses):
        if not is_column(s, u.members):
            return Refusal("DBA-9.4", "through bad going a group goes only as a column")
        if way.length > u.bad_limit + NEAR:
            limit = u.bad_limit // 25
            return Refusal("DBA-10.1", "{element} can go {} paces through bad going", u.members[0], limit)
    return refuse_barred(s, u, poses)


def refuse_barred(s: Battle, u: Unit, poses: list[int]) -> Refusal | None:
    """DBA-8.2: no member walks over what it may not pass. Looked at every 10 mm: bases are deeper than that."""
    lead = u.members[0]
    near = near_camp(s, u)
    for i in range(6, len(poses), 6):
        x, y, facing = poses[i], poses[i + 1], poses[i + 2]
        reach = u.radius + 2 * RADIUS
        here = [o for o in [*u.friends, *u.foes] if is_within(s, o, x, y, reach)]
        if not (here or near or s.fires):
            continue
        turn = (facing - s.facing[lead]) % TURN
        for e in u.members:
            dx, dy = s.mx[e] - s.x[lead], s.my[e] - s.y[lead]
            mx = x + (spin_x(dx, dy, turn) if turn else dx)
            my = y + (spin_y(dx, dy, turn) if turn else dy)
            if is_blocked(s, here, e, mx, my, (s.facing[e] + turn) % TURN, t.DEPTH[s.kind[e]] // 2):
                return Refusal("DBA-8.2", "something stands in the way of {element}", e)
    return None


def others_near(s: Battle, u: Unit, way: Way) -> bool:
    """Does anybody stand where the group might pass?"""
    lead = u.members[0]
    reach = u.radius + 2 * RADIUS + way.length + abs(way.slide)
    for o in [*u.friends, *u.foes]:  # noqa: SIM110 -- a generator costs more than the test
        if is_within(s, o, s.x[lead], s.y[lead], reach):
            return True
    return False


def is_within(s: Battle, o: int, x: int, y: int, reach: int) -> bool:
    """Is an element's middle within that distance?"""
    dx, dy = s.mx[o] - x, s.my[o] - y
    return dx * dx + dy * dy <= reach * reach


def is_blocked(s: Battle, near: list[int], e: int, mx: int, my: int, facing: int, hd: int) -> bool:
    """DBA-8.2, DBA-15.1: does a member stand on what it may not pass, on its way?"""
    side = s.side[s.command[e]]
    for o in near:
        if overlap(mx, my, facing, hd, s.mx[o], s.my[o], s.facing[o], t.DEPTH[s.kind[o]] // 2, 2 * NEAR) and (
            s.side[s.command[o]] != side or not may_pass(s, e, o)
        ):
            return True
    return on_camp(s, mx, my, facing, hd) or (bool(s.fires) and fire.touches_base(s, mx, my, facing, hd))


def near_camp(s: Battle, u: Unit) -> bool:
    """Is a camp in reach of the group? Camps stand at the base edges."""
    return any(abs(s.my[e]) + u.limit > HALF_Y - 70 * MM for e in u.members)
