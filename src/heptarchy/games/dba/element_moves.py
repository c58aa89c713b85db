"""What is moved, and where a single element may go: distances, ways, zones, breaking off (DBA-8 to DBA-14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from heptarchy.games.dba import ground, holds, pips, waters
from heptarchy.games.dba.book import why
from heptarchy.games.dba.contact import (
    APART,
    is_engaged,
    is_flanked,
)
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.groups import measure_block
from heptarchy.games.dba.lattice import (
    AHEAD_X,
    AHEAD_Y,
    COS,
    HALF_TURN,
    MM,
    NEAR,
    RIGHT_ANGLE,
    RIGHT_X,
    RIGHT_Y,
    SIN,
    TOUCHING,
    TURN,
    between,
    same_way,
    scaled,
)
from heptarchy.games.dba.reaching import (
    at_camp,
    contact_refusal,
    in_contact,
    refuse_camp_contact,
    relation_reached,
)
from heptarchy.games.dba.room import line_crosses, may_pass, near_town, refuse_room
from heptarchy.games.dba.shapes import overlap
from heptarchy.games.dba.table.state import Battle, Unit, is_on
from heptarchy.games.dba.ways import (
    STEP,
    meets_bad_going,
    refuse_march,
    refuse_zones,
    way_of,
    zoners,
)
from heptarchy.games.dba.zones import zoned_by
from heptarchy.kernel.refusal import Refusal

WAY_WIDE_2: Final = 5100 * 5100  # nobody whose middle is farther from the way of an element's middle stands in it
WALLS: Final = 150 * MM  # from the middle of a hold to where an element stands that has stepped out, at most
CLEAR_WAY: Final = 40 * MM  # whose front keeps so far within `inland`, no corner comes to a camp


def make_unit(s: Battle, command: int, members: list[int]) -> Unit:
    """DBA-8, DBA-9: an element or a group that is about to move, with all that is in its reach."""
    u = Unit(command, members)
    u.limit = min([good_distance(s, e, len(members) == 1) for e in members])
    u.bad_limit = min([s.params.bad_move[s.kind[e]] for e in members])
    u.first_move = all(s.moved[e] == 0 for e in members)
    side = s.side[command]
    spare = 2 * MM if len(members) == 1 else 15 * MM  # the rear of a deep group swings farther than its corners
    if s.status[members[0]] == t.GARRISON:
        spare += WALLS  # it comes out at any edge
    far = u.limit + s.params.march_distance * MM + 5 * MM + 2 * 2501 + spare
    near = u.limit + 2 * 2501 + spare
    far_2, near_2 = far * far, near * near
    for o in range(len(s.kind)):
        if s.status[o] != t.ON_TABLE or o in members:
            continue
        is_foe = s.side[s.command[o]] != side
        reach = far_2 if is_foe else near_2
        for e in members:
            dx = s.mx[o] - s.mx[e]
            dy = s.my[o] - s.my[e]
            if dx * dx + dy * dy <= reach:
                if is_foe:
                    u.foes.append(o)
                else:
                    u.friends.append(o)
                break
    u.held = garrisons_near(s, members, side, far)
    grounds: list[int] = []
    for e in members:
        for g in ground.bad_near(s, s.mx[e], s.my[e], u.limit + 2501 + spare):
            if g not in grounds:
                grounds.append(g)
    u.grounds = grounds
    for e in members:
        for kind, found in ((t.RIVER, u.rivers), (t.ROAD, u.roads)):
            for g in waters.strips_near(s, kind, s.mx[e], s.my[e], u.limit + 2501 + spare):
                if g not in found:
                    found.append(g)
    for e in members:
        if s.status[e] == t.GARRISON:
            continue
        for z in zoned_by(s, e, u.foes, members):
            if z not in u.zoned_by:
                u.zoned_by.append(z)
    if len(members) == 1:
        u.engaged = is_on(s, members[0]) and is_engaged(s, members[0])
    else:
        measure_block(s, u)
    u.gross = pips.gross_cost(s, u)
    u.favours = pips.open_favours(s, u)
    u.cost = pips.price(s, u, in_contact=True)
    return u


def garrisons_near(s: Battle, members: list[int], side: int, far: int) -> list[int]:
    """DBA-36.1: the camps and the built-up area, held by an enemy element, that one of these may come near."""
    found: list[int] = []
    for h in range(holds.HOLDS):
        if s.inside[h] < 0 or not holds.is_foe_of(s, side, h):
            continue
        x, y, _, hd, hw = holds.box(s, h)
        reach = far + hd + hw
        if any((x - s.mx[e]) * (x - s.mx[e]) + (y - s.my[e]) * (y - s.my[e]) <= reach * reach for e in members):
            found.append(h)
    return found


def good_distance(s: Battle, e: int, alone: bool) -> int:
    """DBA-2, DBA-22.3: how far an element goes in good going; an Expendable that goes alone may show what it is."""
    if alone and s.disguised[s.owner[e]] == e:
        return s.params.good_move[t.SCH]
    if s.band[e] & t.PENDRAGON and s.kind[e] == t.KN:
        return s.params.pendragon_move * 25
    return s.params.good_move[s.kind[e]]


def edge_gap(s: Battle, e: int) -> int:
    """DBA-19.8, DBA-34.2: from the middle of a base to its own base edge, or its shore."""
    return s.my[e] - s.south if s.edge[s.side[s.command[e]]] == t.SOUTH else s.north - s.my[e]


def refuse_single(s: Battle, u: Unit, x: i64, y: i64, facing: i64) -> Refusal | None:
    """DBA-8: any direction, any facing; length, room, obstacles, zones, contact."""
    e = u.members[0]
    length_2 = longest_2(s, e, x, y, facing)
    limit: i64 = u.limit + NEAR
    if length_2 > limit * limit:
        return why.GOES.by("DBA-8.1", e, u.limit // 25)
    steps: i64 = t.HALF_STEPS[s.kind[e]]
    mx = x - steps * AHEAD_X[facing]
    my = y - steps * AHEAD_Y[facing]
    refusal = refuse_room(s, u, e, mx, my, facing)
    if refusal is not None:
        return refusal
    if lines_crossed(s, u, e, x, y, facing) > 1:
        return why.IN_THE_WAY.by("DBA-8.2", e)
    reached = APART
    if u.foes:
        reached = relation_reached(s, u, u.foes, e, x, y, facing)
        if reached < 0:
            return contact_refusal(reached, e)
    refusal = refuse_camp_contact(s, e, x, y, facing, mx, my)
    if refusal is not None:
        return refusal
    refusal = refuse_ways(s, u, x, y, facing, length_2)
    if refusal is not None:
        return refusal
    free = in_contact(reached) or at_camp(s, e, x, y, facing) or waters.goes_by_road(s, u, x, y, facing)
    return pips.refuse_cost(s, u, free)


def longest_2(s: Battle, e: int, x: i64, y: i64, facing: i64) -> i64:
    """DBA-8.1: the square of the greatest distance that a corner of the element goes."""
    old: i64 = s.facing[e]
    dx: i64 = x - s.x[e]
    dy: i64 = y - s.y[e]
    if old == facing:
        return dx * dx + dy * dy
    rx: i64 = RIGHT_X[facing] - RIGHT_X[old]
    ry: i64 = RIGHT_Y[facing] - RIGHT_Y[old]
    back: i64 = 2 * t.HALF_STEPS[s.kind[e]]
    bx: i64 = AHEAD_X[facing] - AHEAD_X[old]
    by: i64 = AHEAD_Y[facing] - AHEAD_Y[old]
    best = (dx - rx) * (dx - rx) + (dy - ry) * (dy - ry)
    other = (dx + rx) * (dx + rx) + (dy + ry) * (dy + ry)
    if other > best:
        best = other
    dx -= back * bx
    dy -= back * by
    other = (dx - rx) * (dx - rx) + (dy - ry) * (dy - ry)
    if other > best:
        best = other
    other = (dx + rx) * (dx + rx) + (dy + ry) * (dy + ry)
    return other if other > best else best


def refuse_ways(s: Battle, u: Unit, x: i64, y: i64, facing: i64, length_2: i64) -> Refusal | None:
    """DBA-8.3: by the shorter turn; who turns about may turn to either side."""
    bad: i64 = u.bad_limit + NEAR
    slow = bool(u.grounds) and u.bad_limit < u.limit and length_2 > bad * bad
    if not (u.foes or u.held or slow or (u.rivers and waters.bars(s))):
        return None
    turn: i64 = between(facing, s.facing[u.members[0]])
    refusal = refuse_way(s, u, x, y, facing, turn, slow, length_2)
    if refusal is None or turn != -HALF_TURN:
        return refusal
    other = refuse_way(s, u, x, y, facing, HALF_TURN, slow, length_2)
    return other if other is None or other.rule < refusal.rule else refusal  # the same reason in a mirror


def refuse_way(s: Battle, u: Unit, x: i64, y: i64, facing: i64, turn: i64, slow: bool, length_2: i64) -> Refusal | None:
    """DBA-8.3, DBA-10.1, DBA-36.1, DBA-12.3: what a single element meets on its way; slow: too far for bad going."""
    e = u.members[0]
    near = zoners(s, u, x, y)
    wet = bool(u.rivers) and waters.bars(s)
    if u.first_move and not near and not slow and not wet:
        return None
    track = way_of(s, e, x, y, turn)
    by_road = (slow or wet) and waters.keeps_road(s, u, track)
    if wet and not by_road:
        refusal = waters.refuse_river(s, u, track, length_2)
        if refusal is not None:
            return refusal
    if slow and not by_road and meets_bad_going(s, u, track):
        return why.GOES_IN_BAD_GOING.by("DBA-10.1", e, u.bad_limit // 25)
    ends: list[int] = [x, y, facing]
    march = refuse_march(s, u, track, ends)
    return refuse_zones(s, u, track, ends, near) if march is None else march


def lines_crossed(s: Battle, u: Unit, e: int, x: i64, y: i64, facing: i64) -> int:
    """DBA-8.2: how many of the four corners' lines cross an obstacle; more than 1 if its middle goes through one."""
    old: i64 = s.facing[e]
    half: i64 = t.HALF_STEPS[s.kind[e]]
    ox: i64 = s.x[e]
    oy: i64 = s.y[e]
    mx: i64 = x - half * AHEAD_X[facing]
    my: i64 = y - half * AHEAD_Y[facing]
    near = beside_way(s, u, e, mx, my)
    walls = bool(s.town) and near_town(s, ox, oy, x, y)
    clear: i64 = s.inland - CLEAR_WAY
    if not (near or s.fires or walls) and -clear < oy < clear and -clear < y < clear:
        return 0
    rpx: i64 = RIGHT_X[old]
    rpy: i64 = RIGHT_Y[old]
    rqx: i64 = RIGHT_X[facing]
    rqy: i64 = RIGHT_Y[facing]
    crossed = 0
    for corner in range(4):
        if corner == 2:  # the rear corners
            back = 2 * half
            ox -= back * AHEAD_X[old]
            oy -= back * AHEAD_Y[old]
            x -= back * AHEAD_X[facing]
            y -= back * AHEAD_Y[facing]
        if line_crosses(s, near, ox - rpx, oy - rpy, x - rqx, y - rqy):
            crossed += 1
            if crossed > 1:
                return crossed
        rpx = -rpx
        rpy = -rpy
        rqx = -rqx
        rqy = -rqy
    # Through what stands in line with it: its corners go along the edges, its middle does not
    return crossed + 2 if line_crosses(s, near, s.mx[e], s.my[e], mx, my) else crossed


def beside_way(s: Battle, u: Unit, e: int, mx: i64, my: i64) -> list[int]:
    """Those who may stand in the way of an element whose middle goes straight there, apart from those it may pass."""
    xs = s.mx
    ys = s.my
    ox: i64 = xs[e]
    oy: i64 = ys[e]
    wx = mx - ox
    wy = my - oy
    way_2 = wx * wx + wy * wy
    wide_2 = WAY_WIDE_2 * way_2
    near: list[int] = []
    for foes in range(2):
        for o in u.foes if foes else u.friends:
            dx: i64 = xs[o] - ox
            dy: i64 = ys[o] - oy
            along = dx * wx + dy * wy
            if along <= 0:
                if dx * dx + dy * dy > WAY_WIDE_2:
                    continue
            elif along >= way_2:
                dx -= wx
                dy -= wy
                if dx * dx + dy * dy > WAY_WIDE_2:
                    continue
            else:
                aside = dx * wy - dy * wx
                if aside * aside > wide_2:
                    continue
            if foes or not may_pass(s, e, o):
                near.append(o)
    return near


def refuse_break_off(s: Battle, u: Unit, x: i64, y: i64, facing: i64) -> Refusal | None:
    """DBA-14.1: straight back, same facing, at least its own depth, ending in contact with no enemy."""
    e = u.members[0]
    if is_flanked(s, e):
        return why.HELD_FROM_SIDE.by("DBA-14.1", e)
    c: i64 = COS[s.facing[e]]
    si: i64 = SIN[s.facing[e]]
    dx: i64 = x - s.x[e]
    dy: i64 = y - s.y[e]
    ahead = scaled(dx * c + dy * si)
    aside = scaled(dx * si - dy * c)
    if not same_way(facing, s.facing[e]) or aside > NEAR or aside < -NEAR:
        return why.STRAIGHT_BACK.by("DBA-14.1", e)
    depth = t.DEPTH[s.kind[e]]
    if -ahead < depth - NEAR:
        return why.BACK_BY_DEPTH.by("DBA-14.1", e)
    if -ahead > u.limit + NEAR:
        return why.GOES.by("DBA-8.1", e, u.limit // 25)
    half: i64 = t.HALF_STEPS[s.kind[e]]
    mx = x - half * AHEAD_X[facing]
    my = y - half * AHEAD_Y[facing]
    refusal = refuse_room(s, u, e, mx, my, facing)
    if refusal is not None:
        return refusal
    if lines_crossed(s, u, e, x, y, facing) > 1:
        return why.IN_THE_WAY.by("DBA-8.2", e)
    for f in u.foes:
        if overlap(mx, my, facing, depth // 2, s.mx[f], s.my[f], s.facing[f], t.DEPTH[s.kind[f]] // 2, TOUCHING):
            return why.STILL_TOUCHING.by("DBA-14.1", e)
    track = way_of(s, e, x, y, 0)
    refusal = refuse_march(s, u, track, [x, y, facing])
    if refusal is None and u.rivers and waters.bars(s):
        refusal = waters.refuse_river(s, u, track, ahead * ahead)
    if refusal is not None:
        return refusal
    if u.grounds and -ahead > u.bad_limit + NEAR:
        for back in range(0, -ahead + STEP, STEP):
            far: i64 = back if back < -ahead else -ahead
            px: i64 = s.mx[e] - scaled(far * c)
            py: i64 = s.my[e] - scaled(far * si)
            if ground.pose_is_bad(s, u.grounds, px, py, s.facing[e], depth // 2):
                return why.GOES_IN_BAD_GOING.by("DBA-10.1", e, u.bad_limit // 25)
    return pips.refuse_cost(s, u, False)


def refuse_leave(s: Battle, u: Unit) -> Refusal | None:
    """DBA-10.2, DBA-19.8, DBA-36.1: over the own edge, if each element's middle can reach it by a move it may make."""
    if u.engaged:
        return why.ONLY_BREAKS_OFF.by("DBA-8.4", u.members[0])
    if not is_on(s, u.members[0]):
        return why.OUT_FIRST.by("DBA-35.3", u.members[0])
    forward = RIGHT_ANGLE if s.edge[s.side[u.command]] == t.SOUTH else 3 * RIGHT_ANGLE
    for e in u.members:
        if edge_gap(s, e) > u.limit:
            return why.FAR_FROM_EDGE.by("DBA-19.8", e)
        if edge_gap(s, e) > u.bad_limit and ground.in_bad_going(s, e):
            return why.GOES_IN_BAD_GOING.by("DBA-10.1", e, u.bad_limit // 25)
        if u.zoned_by and not same_way(s.facing[e], forward):  # only straight back
            return why.IN_FRONT_ZONE.by("DBA-12.3", e, u.zoned_by[0])
    return pips.refuse_cost(s, u, in_contact=False)


def end_poses(s: Battle, u: Unit, x: i64, y: i64, facing: i64) -> list[int]:
    """Where all members stand when the first of them stands there: x, y, facing of each."""
    lead = u.members[0]
    ox: i64 = s.x[lead]
    oy: i64 = s.y[lead]
    turn: i64 = (facing - s.facing[lead]) % TURN
    c: i64 = COS[turn]
    si: i64 = SIN[turn]
    ends: list[int] = []
    for e in u.members:
        dx: i64 = s.x[e] - ox
        dy: i64 = s.y[e] - oy
        ends.append(x + (scaled(dx * c - dy * si) if turn else dx))
        ends.append(y + (scaled(dx * si + dy * c) if turn else dy))
        ends.append((s.facing[e] + turn) % TURN)
    return ends
