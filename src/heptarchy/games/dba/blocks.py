"""Where a group may go (DBA-9), and the judge of every pose."""

from __future__ import annotations

from mypy_extensions import i64

from heptarchy.games.dba import fire, pips, waters
from heptarchy.games.dba.book import why
from heptarchy.games.dba.contact import APART
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.element_moves import end_poses, refuse_break_off, refuse_single
from heptarchy.games.dba.gates import refuse_sally
from heptarchy.games.dba.groups import SLIDE, Way, find_way, is_column, walk
from heptarchy.games.dba.lattice import (
    AHEAD_X,
    AHEAD_Y,
    COS,
    HALF_BASE,
    MM,
    NEAR,
    SIN,
    TURN,
    scaled,
)
from heptarchy.games.dba.reaching import (
    contact_refusal,
    in_contact,
    meets_camp,
    refuse_camp_contact,
    relations_reached,
    slides_well,
)
from heptarchy.games.dba.room import may_pass, on_camp, refuse_stand
from heptarchy.games.dba.shapes import FAR, FAR_2, HALF_DEPTH, boxes_overlap
from heptarchy.games.dba.table.state import Battle, Unit
from heptarchy.games.dba.track import Track, member_x, member_y, next_near
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
    if s.status[u.members[0]] == t.GARRISON:
        return refuse_sally(s, u, x, y, facing)
    if u.engaged:
        return refuse_break_off(s, u, x, y, facing)
    return refuse_single(s, u, x, y, facing)


def refuse_group(s: Battle, u: Unit, x: i64, y: i64, facing: i64) -> Refusal | None:
    """DBA-9: forward and wheels, as a rigid block."""
    lead = u.members[0]
    limit: i64 = u.limit + NEAR
    farthest = limit + SLIDE  # no corner goes farther than the group does
    dx: i64 = x - s.x[lead]
    dy: i64 = y - s.y[lead]
    if dx * dx + dy * dy > farthest * farthest:
        return why.GROUP_GOES.by("DBA-9.2", u.limit // 25)
    if is_straight_back(s, u, x, y, facing):
        way: Way | None = Way()
        assert way is not None
        old = s.facing[lead]
        way.ahead = scaled(dx * COS[old] + dy * SIN[old])
        way.length = -way.ahead
    else:
        way = find_way(s, u, x, y, facing, limit)
    if way is None:
        return why.GROUP_WAY.by("DBA-9.2")
    if way.length > limit:
        return why.GROUP_GOES.by("DBA-9.2", u.limit // 25)
    ends = end_poses(s, u, x, y, facing)
    reached = APART
    faced = False
    reach: i64 = u.radius + 2 * RADIUS + 16 * MM  # whoever is farther from the first element's front touches nobody
    foes = within(s, u.foes, x, y, reach)
    near = within(s, u.friends, x, y, reach)
    near.extend(foes)
    for i, e in enumerate(u.members):
        ex: i64 = ends[3 * i]
        ey: i64 = ends[3 * i + 1]
        et: i64 = ends[3 * i + 2]
        half: i64 = t.HALF_STEPS[s.kind[e]]
        mx = ex - half * AHEAD_X[et]
        my = ey - half * AHEAD_Y[et]
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
        way = find_way(s, u, x, y, facing, limit, slides=False)
        if way is None or way.length > limit:
            return why.GROUP_SLIDES.by("DBA-9.3")
    refusal = refuse_group_way(s, u, way, ends)
    if refusal is not None:
        return refusal
    free = in_contact(reached) or meets_camp(s, u, ends) or waters.goes_by_road(s, u, x, y, facing)
    return pips.refuse_cost(s, u, free)


def refuse_group_way(s: Battle, u: Unit, way: Way, ends: list[int]) -> Refusal | None:
    """DBA-8.2, DBA-9.4, DBA-10.1, DBA-36.1, DBA-12.3, DBA-31.4: what a group meets on its way."""
    watched = bool(s.fires) or near_camp(s, u)
    near = zoners(s, u, ends[0], ends[1])
    others = others_near(s, u, way, ends)
    wet = bool(u.rivers) and waters.bars(s)
    if not (near or others or u.grounds or watched or wet) and (u.first_move or not (u.foes or u.held)):
        return None
    track = walk(s, u, way, STEP, TURN_STEP)
    refusal = refuse_zones(s, u, track, ends, near)
    if refusal is None:
        refusal = refuse_march(s, u, track, ends)
    if refusal is not None:
        return refusal
    by_road = (bool(u.grounds) or wet) and waters.keeps_road(s, u, track)
    if wet and not by_road:
        refusal = waters.refuse_river(s, u, track, way.length * way.length)
        if refusal is not None:
            return refusal
    if u.grounds and not by_road and meets_bad_going(s, u, track):
        if not is_column(s, u.members):
            return why.GROUP_IN_BAD_GOING.by("DBA-9.4")
        if way.length > u.bad_limit + NEAR:
            limit = u.bad_limit // 25
            return why.GOES_IN_BAD_GOING.by("DBA-10.1", u.members[0], limit)
    return refuse_barred(s, u, track, others, watched)


def refuse_barred(s: Battle, u: Unit, track: Track, others: list[int], watched: bool) -> Refusal | None:
    """DBA-8.2: no member walks over what it may not pass. Looked at every 10 mm: bases are deeper than that."""
    step: i64 = 2 if watched else track.last + 1
    met: list[int] = []
    for o in others:
        first = next_near(s, u, track, 2, s.mx[o], s.my[o], FAR)
        if first <= track.last:
            met.append(o)
            if first < step:
                step = first
    step += step % 2
    reach: i64 = u.radius + 2 * RADIUS + 16 * MM
    while step <= track.last:
        track.go(step)
        step += 2
        here = within(s, met, track.x, track.y, reach)
        if not (here or watched):
            continue
        turn: i64 = track.facing - s.facing[u.members[0]]
        for e in u.members:
            facing = (s.facing[e] + turn) % TURN
            if is_blocked(s, here, e, member_x(s, u, track, e), member_y(s, u, track, e), facing):
                return why.IN_THE_WAY.by("DBA-8.2", e)
    return None


def others_near(s: Battle, u: Unit, way: Way, ends: list[int]) -> list[int]:
    """Who stands where the group might pass: no point of its way is farther from its middle than half its length."""
    lead = u.members[0]
    x: i64 = s.x[lead] + ends[0]
    y: i64 = s.y[lead] + ends[1]
    length: i64 = way.length + (way.slide if way.slide > 0 else -way.slide)
    reach: i64 = u.radius + 2 * RADIUS + 16 * MM + length // 2
    found = within(s, u.friends, x // 2, y // 2, reach)
    found.extend(within(s, u.foes, x // 2, y // 2, reach))
    return found


def within(s: Battle, others: list[int], x: i64, y: i64, reach: i64) -> list[int]:
    """Those of whom the middle is within that distance."""
    xs = s.mx
    ys = s.my
    reach_2 = reach * reach
    found: list[int] = []
    for o in others:
        dx: i64 = xs[o] - x
        dy: i64 = ys[o] - y
        if dx * dx + dy * dy <= reach_2:
            found.append(o)
    return found


def is_blocked(s: Battle, near: list[int], e: int, mx: i64, my: i64, facing: i64) -> bool:
    """DBA-8.2, DBA-15.1: does a member stand on what it may not pass, on its way?"""
    hd: i64 = HALF_DEPTH[s.kind[e]]
    xs = s.mx
    ys = s.my
    for o in near:
        dx: i64 = xs[o] - mx
        dy: i64 = ys[o] - my
        if dx * dx + dy * dy > FAR_2:
            continue
        there = s.facing[o]
        if boxes_overlap(dx, dy, facing, hd, HALF_BASE, there, HALF_DEPTH[s.kind[o]], HALF_BASE, 2 * NEAR) and (
            s.side[s.command[o]] != s.side[s.command[e]] or not may_pass(s, e, o)
        ):
            return True
    return on_camp(s, mx, my, facing, hd) or (bool(s.fires) and fire.touches_base(s, mx, my, facing, hd))


def near_camp(s: Battle, u: Unit) -> bool:
    """Is a camp, or the built-up area, in reach of the group? Camps stand at the base edges."""
    if s.town:
        town_x, town_y = s.town[0], s.town[1]
        wide = s.town[5] + u.limit + 10 * MM
        for e in u.members:
            if -wide <= s.mx[e] - town_x <= wide and -wide <= s.my[e] - town_y <= wide:
                return True
    far: i64 = s.inland - 4 * MM - u.limit
    ys = s.my
    for e in u.members:
        y: i64 = ys[e]
        if y > far or y < -far:
            return True
    return False
