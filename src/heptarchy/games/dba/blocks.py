"""Where a group may go (DBA-9), and the judge of every pose."""

from __future__ import annotations

from heptarchy.games.dba import fire, ground, pips
from heptarchy.games.dba import tables as t
from heptarchy.games.dba.contact import (
    APART,
)
from heptarchy.games.dba.groups import Way, find_way, is_column, walk
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
from heptarchy.games.dba.moving import (
    STEP,
    TURN_STEP,
    ZONE_SPARE,
    end_poses,
    is_straight_back,
    is_too_near,
    may_close_in,
    refuse_break_off,
    refuse_single,
)
from heptarchy.games.dba.reaching import (
    contact_refusal,
    in_contact,
    meets_camp,
    refuse_camp_contact,
    relations_reached,
    slides_well,
)
from heptarchy.games.dba.room import may_pass, on_camp, refuse_room
from heptarchy.games.dba.shapes import overlap
from heptarchy.games.dba.state import Battle, Unit
from heptarchy.games.dba.zones import faces, zoners, zones
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
    for i, e in enumerate(u.members):
        ex, ey, et = ends[3 * i], ends[3 * i + 1], ends[3 * i + 2]
        half = t.HALF_STEPS[s.kind[e]]
        mx, my = ex - half * AHEAD_X[et], ey - half * AHEAD_Y[et]
        refusal = refuse_room(s, u, e, mx, my, et)
        if refusal is None:
            refusal = refuse_camp_contact(s, e, ex, ey, et, mx, my)
        if refusal is not None:
            return refusal
    if u.foes:
        reached, touched = relations_reached(s, u, ends)
        if reached < 0:
            return contact_refusal(reached, touched)
        faced = way.slide == 0 or slides_well(s, u, ends)
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
    if not (u.foes or u.friends or u.grounds or s.fires or not u.first_move or near_camp(s, u)):
        return None
    lead = u.members[0]
    poses = walk(s, u, way, STEP, TURN_STEP)
    met = u.zoned_by
    spare = ZONE_SPARE + u.radius + way.length // 4  # an arc leaves its chord by less than that
    near = zoners(s, u.foes, s.x[lead], s.y[lead], ends[0], ends[1], spare) if u.foes else u.foes
    bad = False
    too_near = False
    count = len(poses) // 3
    for i in range(count):
        turn = (poses[3 * i + 2] - s.facing[lead]) % TURN
        for e in u.members:
            dx, dy = s.mx[e] - s.x[lead], s.my[e] - s.y[lead]
            mx = poses[3 * i] + (spin_x(dx, dy, turn) if turn else dx)
            my = poses[3 * i + 1] + (spin_y(dx, dy, turn) if turn else dy)
            et = (s.facing[e] + turn) % TURN
            hd = t.DEPTH[s.kind[e]] // 2
            for z in near:
                if z not in met and zones(s, z, mx, my, et, hd, u.members):
                    met = [*met, z]
            if u.grounds and not bad and ground.pose_is_bad(s, u.grounds, mx, my, et, hd):
                bad = True
            if not u.first_move and not too_near and is_too_near(s, u, mx, my, et, hd):
                too_near = True
            if i % 2 == 0 and i and is_blocked(s, u, e, mx, my, et, hd):
                return Refusal("DBA-8.2", "something stands in the way of {element}", e)
    if bad and not is_column(s, u.members):
        return Refusal("DBA-9.4", "through bad going a group goes only as a column")
    if bad and way.length > u.bad_limit + NEAR:
        return Refusal("DBA-10.1", "{element} can go {} paces through bad going", lead, u.bad_limit // 25)
    if too_near and not may_close_in(s, u, ends):
        return Refusal("DBA-11.2", "a march may not come so near to the enemy")
    if met and way.ahead >= 0:
        for i in range(len(u.members)):
            for z in met:
                if faces(s, ends[3 * i], ends[3 * i + 1], ends[3 * i + 2], z):
                    return None
        return Refusal("DBA-12.3", "{element} is in the front zone of {element2}", lead, met[0])
    return None


def is_blocked(s: Battle, u: Unit, e: int, mx: int, my: int, facing: int, hd: int) -> bool:
    """DBA-8.2: does a member stand on what it may not pass, on its way?"""
    for o in u.friends:
        if overlap(
            mx, my, facing, hd, s.mx[o], s.my[o], s.facing[o], t.DEPTH[s.kind[o]] // 2, 2 * NEAR
        ) and not may_pass(s, e, o):
            return True
    for o in u.foes:
        if overlap(mx, my, facing, hd, s.mx[o], s.my[o], s.facing[o], t.DEPTH[s.kind[o]] // 2, 2 * NEAR):
            return True
    return on_camp(s, mx, my, facing, hd) or (bool(s.fires) and fire.touches_base(s, mx, my, facing, hd))


def near_camp(s: Battle, u: Unit) -> bool:
    """Is a camp in reach of the group? Camps stand at the base edges."""
    return any(abs(s.my[e]) + u.limit > HALF_Y - 70 * MM for e in u.members)
