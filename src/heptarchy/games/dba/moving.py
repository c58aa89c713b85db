"""What is moved, and whether a move is allowed: distances, ways, zones, contact (DBA-8 to DBA-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.dba import camps, fire, ground, pips
from heptarchy.games.dba import tables as t
from heptarchy.games.dba.contact import (
    APART,
    CORNER,
    FRONT,
    LEFT_FLANK,
    REAR,
    RIGHT_FLANK,
    SIDE,
    front_run,
    is_engaged,
    is_flanked,
    relation,
)
from heptarchy.games.dba.groups import Way, find_way, is_column, measure_block, walk
from heptarchy.games.dba.lattice import (
    AHEAD_X,
    AHEAD_Y,
    COS,
    HALF_BASE,
    HALF_TURN,
    HALF_X,
    HALF_Y,
    MM,
    NEAR,
    RIGHT_X,
    RIGHT_Y,
    SCALE,
    SIN,
    TURN,
    TURNED,
    rounded,
    same_way,
    spin_x,
    spin_y,
)
from heptarchy.games.dba.shapes import boxes_overlap, crosses, gap_2, overlap
from heptarchy.games.dba.state import Battle, Unit
from heptarchy.games.dba.zones import faces, zoned_by, zones
from heptarchy.kernel.refusal import Refusal

STEP: Final = 5 * MM  # DBA-8.3: ways are looked at every 5 mm and 2 degrees
TURN_STEP: Final = 20
STAYED: Final = 100  # as a number of moves: it moves no more in this bound
ALONG: Final = 20 * MM  # DBA-13.5: of a front edge, at a camp's


def make_unit(s: Battle, command: int, members: list[int]) -> Unit:
    """DBA-8, DBA-9: an element or a group that is about to move, with all that is in its reach."""
    u = Unit(command, members)
    u.limit = min([good_distance(s, e, len(members) == 1) for e in members])
    u.bad_limit = min([s.params.bad_move[s.kind[e]] for e in members])
    u.first_move = all(s.moved[e] == 0 for e in members)
    side = s.side[command]
    far = u.limit + s.params.march_distance * MM + 5 * MM + 2 * 2501
    near = u.limit + 2 * 2501 + 2 * MM
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
    grounds: list[int] = []
    for e in members:
        for g in ground.bad_near(s, s.mx[e], s.my[e], u.limit + 2501):
            if g not in grounds:
                grounds.append(g)
    u.grounds = grounds
    for e in members:
        for z in zoned_by(s, e, u.foes, members):
            if z not in u.zoned_by:
                u.zoned_by.append(z)
    if len(members) == 1:
        u.engaged = is_engaged(s, members[0])
    else:
        measure_block(s, u)
    u.cost = pips.cost_of(s, u)
    return u


def good_distance(s: Battle, e: int, alone: bool) -> int:
    """DBA-2, DBA-22.3: how far an element goes in good going; an Expendable that goes alone may show what it is."""
    if alone and s.disguised[s.owner[e]] == e:
        return s.params.good_move[t.SCH]
    if s.band[e] & t.PENDRAGON and s.kind[e] == t.KN:
        return s.params.pendragon_move * 25
    return s.params.good_move[s.kind[e]]


def refuse_pose(s: Battle, u: Unit, x: int, y: int, facing: int) -> Refusal | None:
    """DBA-8, DBA-9: may the unit move so that its first element comes to stand there?"""
    if len(u.members) > 1:
        return refuse_group(s, u, x, y, facing)
    if u.engaged:
        return refuse_break_off(s, u, x, y, facing)
    return refuse_single(s, u, x, y, facing)


def edge_gap(s: Battle, e: int) -> int:
    """DBA-19.8: from the middle of a base to its own base edge."""
    return s.my[e] + HALF_Y if s.edge[s.side[s.command[e]]] == t.SOUTH else HALF_Y - s.my[e]


# A single element


def refuse_single(s: Battle, u: Unit, x: int, y: int, facing: int) -> Refusal | None:
    """DBA-8: any direction, any facing; length, room, obstacles, zones, contact."""
    e = u.members[0]
    length_2 = longest_2(s, e, x, y, facing)
    if length_2 > (u.limit + NEAR) * (u.limit + NEAR):
        return Refusal("DBA-8.1", "{element} can go {} paces in good going", e, u.limit // 25)
    k = s.kind[e]
    steps = t.HALF_STEPS[k]
    mx = x - steps * AHEAD_X[facing]
    my = y - steps * AHEAD_Y[facing]
    refusal = refuse_room(s, u, e, mx, my, facing)
    if refusal is not None:
        return refusal
    if lines_crossed(s, u, e, x, y, facing) > 1:
        return Refusal("DBA-8.2", "something stands in the way of {element}", e)
    reached = APART
    if u.foes:
        reached = relation_reached(s, u, e, x, y, facing, mx, my)
        if reached < 0:
            return contact_refusal(reached, e)
    refusal = refuse_camp_contact(s, e, x, y, facing, mx, my)
    if refusal is not None:
        return refusal
    refusal = refuse_way(s, u, x, y, facing, length_2)
    if refusal is not None:
        return refusal
    return pips.refuse_cost(s, u, in_contact(reached) or at_camp(s, e, x, y, facing))


def longest_2(s: Battle, e: int, x: int, y: int, facing: int) -> int:
    """DBA-8.1: the square of the greatest distance that a corner of the element goes."""
    old = s.facing[e]
    dx = x - s.x[e]
    dy = y - s.y[e]
    if old == facing:
        return dx * dx + dy * dy
    rx = RIGHT_X[facing] - RIGHT_X[old]
    ry = RIGHT_Y[facing] - RIGHT_Y[old]
    back = 2 * t.HALF_STEPS[s.kind[e]]
    bx = back * (AHEAD_X[facing] - AHEAD_X[old])
    by = back * (AHEAD_Y[facing] - AHEAD_Y[old])
    best = 0
    for px, py in ((dx - rx, dy - ry), (dx + rx, dy + ry), (dx - rx - bx, dy - ry - by), (dx + rx - bx, dy + ry - by)):
        if px * px + py * py > best:
            best = px * px + py * py
    return best


def on_table(mx: int, my: int, facing: int, hd: int) -> bool:
    """DBA-8.2: is a base there wholly on the table?"""
    c = abs(COS[facing])
    si = abs(SIN[facing])
    wide = rounded(hd * c + HALF_BASE * si, SCALE)
    deep = rounded(hd * si + HALF_BASE * c, SCALE)
    return abs(mx) + wide <= HALF_X + NEAR and abs(my) + deep <= HALF_Y + NEAR


def refuse_room(s: Battle, u: Unit, e: int, mx: int, my: int, facing: int) -> Refusal | None:
    """DBA-1.6, DBA-8.2, DBA-10.2: on the table, and clear of all others."""
    hd = t.DEPTH[s.kind[e]] // 2
    if not on_table(mx, my, facing, hd):
        return Refusal("DBA-10.2", "{element} would leave the table", e)
    for o in u.friends:
        if overlap(mx, my, facing, hd, s.mx[o], s.my[o], s.facing[o], t.DEPTH[s.kind[o]] // 2):
            return Refusal("DBA-1.6", "{element} would stand on {element2}", e, o)
    for o in u.foes:
        if overlap(mx, my, facing, hd, s.mx[o], s.my[o], s.facing[o], t.DEPTH[s.kind[o]] // 2):
            return Refusal("DBA-1.6", "{element} would stand on {element2}", e, o)
    if on_camp(s, mx, my, facing, hd):
        return Refusal("DBA-1.6", "{element} would stand on a camp", e)
    if s.fires and fire.touches_base(s, mx, my, facing, hd):
        return Refusal("DBA-22.6", "{element} would stand in the fire", e)
    return None


def on_camp(s: Battle, mx: int, my: int, facing: int, hd: int) -> bool:
    """Does a base there overlap a camp?"""
    for side in range(2):
        if camps.camp_standing(s, side):
            cx, cy, ct, chd, chw = camps.camp_box(s, side)
            if boxes_overlap(cx - mx, cy - my, facing, hd, HALF_BASE, ct, chd, chw, NEAR):
                return True
    return False


def may_pass(s: Battle, e: int, o: int) -> bool:
    """DBA-15.1: mounted pass through Psiloi, Psiloi through any friends."""
    return s.kind[e] == t.PS or (s.kind[o] == t.PS and t.MOUNTED[s.kind[e]])


def lines_crossed(s: Battle, u: Unit, e: int, x: int, y: int, facing: int) -> int:
    """DBA-8.2: how many of the four corners' lines cross an obstacle."""
    old = s.facing[e]
    k = s.kind[e]
    steps = 2 * t.HALF_STEPS[k]
    ox, oy = s.x[e], s.y[e]
    dx, dy = x - ox, y - oy
    # Obstacles near the way
    half_x, half_y = ox + dx // 2, oy + dy // 2
    reach = (abs(dx) + abs(dy)) // 2 + 7600
    reach_2 = reach * reach
    near: list[int] = []
    for o in u.friends:
        px, py = s.mx[o] - half_x, s.my[o] - half_y
        if px * px + py * py < reach_2 and not may_pass(s, e, o):
            near.append(o)
    for o in u.foes:
        px, py = s.mx[o] - half_x, s.my[o] - half_y
        if px * px + py * py < reach_2:
            near.append(o)
    crossed = 0
    for corner in range(4):
        right = 1 if corner % 2 else -1
        back = steps if corner > 1 else 0
        px = ox + right * RIGHT_X[old] - back * AHEAD_X[old]
        py = oy + right * RIGHT_Y[old] - back * AHEAD_Y[old]
        qx = x + right * RIGHT_X[facing] - back * AHEAD_X[facing]
        qy = y + right * RIGHT_Y[facing] - back * AHEAD_Y[facing]
        if line_crosses(s, near, px, py, qx, qy):
            crossed += 1
    return crossed


def line_crosses(s: Battle, near: list[int], px: int, py: int, qx: int, qy: int) -> bool:
    """Does a line cross one of these elements, a camp or a fire?"""
    for o in near:
        if crosses(px, py, qx, qy, s.mx[o], s.my[o], s.facing[o], t.DEPTH[s.kind[o]] // 2, HALF_BASE):
            return True
    for side in range(2):
        if camps.camp_standing(s, side):
            cx, cy, ct, chd, chw = camps.camp_box(s, side)
            if crosses(px, py, qx, qy, cx, cy, ct, chd, chw):
                return True
    return bool(s.fires) and fire.blocks(s, px, py, qx, qy)


# Contact

WRONG: Final = -1  # it touches an enemy in no named way (DBA-13.1)
NOT_BEHIND: Final = -2  # it was not behind the enemy's front or rear (DBA-13.3)


def relation_reached(s: Battle, u: Unit, e: int, x: int, y: int, facing: int, mx: int, my: int) -> int:
    """DBA-13.1, DBA-13.3: the best relation to an enemy that it touches there; APART, or what is wrong with it."""
    k = s.kind[e]
    hd = t.DEPTH[k] // 2
    best = APART
    touched = False
    for f in u.foes:
        if not overlap(mx, my, facing, hd, s.mx[f], s.my[f], s.facing[f], t.DEPTH[s.kind[f]] // 2, -NEAR):
            continue
        how = relation(x, y, facing, k, s.x[f], s.y[f], s.facing[f], s.kind[f])
        if LEFT_FLANK <= how <= REAR and not began_behind(s, u, f, how == REAR):
            return NOT_BEHIND
        if how != APART and (best == APART or how < best):
            best = how
        touched = True
    if touched and best == APART:
        return WRONG
    return best


def began_behind(s: Battle, u: Unit, f: int, rear: bool) -> bool:
    """DBA-13.3: did all that moves begin wholly behind the line through the enemy's front edge, or his rear edge?"""
    bt = s.facing[f]
    c, si = COS[bt], SIN[bt]
    line = NEAR - (t.DEPTH[s.kind[f]] if rear else 0)
    for e in u.members:
        turn = (s.facing[e] - bt) % TURN
        reach = t.DEPTH[s.kind[e]] // 2 * abs(COS[turn]) + HALF_BASE * abs(SIN[turn])
        ahead = (s.mx[e] - s.x[f]) * c + (s.my[e] - s.y[f]) * si + reach
        if ahead > line * SCALE:
            return False
    return True


def contact_refusal(what: int, e: int) -> Refusal:
    """What is wrong with a contact."""
    if what == NOT_BEHIND:
        return Refusal("DBA-13.3", "{element} did not begin behind the enemy's edge", e)
    return Refusal("DBA-13.1", "{element} would touch an enemy without lining up", e)


def in_contact(how: int) -> bool:
    """Front, flank or rear: an enemy is in contact; an overlap is less."""
    return FRONT <= how <= REAR


def camp_run(s: Battle, e: int, x: int, y: int, facing: int) -> int:
    """How much of the front edge lies at the enemy's camp."""
    side = 1 - s.side[s.command[e]]
    if not camps.camp_standing(s, side):
        return 0
    cx, cy, ct, chd, chw = camps.camp_box(s, side)
    return int(front_run(x, y, facing, cx, cy, ct, chd, chw))


def at_camp(s: Battle, e: int, x: int, y: int, facing: int) -> bool:
    """DBA-13.5: the front edge lies along an edge of the enemy's camp for at least 20 mm, square to it."""
    if s.kind[e] == t.SCH or facing % 900 > TURNED and facing % 900 < 900 - TURNED:
        return False
    return camp_run(s, e, x, y, facing) >= ALONG - NEAR


def refuse_camp_contact(s: Battle, e: int, x: int, y: int, facing: int, mx: int, my: int) -> Refusal | None:
    """DBA-13.5, DBA-20.1: how a camp may be touched."""
    side = 1 - s.side[s.command[e]]
    if not camps.camp_standing(s, side):
        return None
    cx, cy, ct, chd, chw = camps.camp_box(s, side)
    hd = t.DEPTH[s.kind[e]] // 2
    if not boxes_overlap(cx - mx, cy - my, facing, hd, HALF_BASE, ct, chd, chw, -NEAR):
        return None
    if s.kind[e] == t.SCH:
        return Refusal("DBA-20.1", "Expendables do not attack camps")
    if not at_camp(s, e, x, y, facing):
        return Refusal("DBA-13.5", "{element} must meet the camp with at least half its front", e)
    return None


# Ways


def refuse_way(s: Battle, u: Unit, x: int, y: int, facing: int, length_2: int) -> Refusal | None:
    """DBA-8.3, DBA-10.1, DBA-11.2, DBA-12.3: what a single element meets on its way."""
    e = u.members[0]
    slow = u.bad_limit < u.limit and bool(u.grounds)
    marches = not u.first_move
    if not (u.foes or slow):
        return None
    ox, oy, old = s.x[e], s.y[e], s.facing[e]
    dx, dy = x - ox, y - oy
    turn = (facing - old + HALF_TURN) % TURN - HALF_TURN
    n = steps_of(dx, dy, turn)
    hd = t.DEPTH[s.kind[e]] // 2
    half = t.HALF_STEPS[s.kind[e]]
    met = u.zoned_by
    bad = False
    too_near = False
    for i in range(n + 1):
        ft = (old + rounded(turn * i, n)) % TURN if turn else old
        mx = ox + rounded(dx * i, n) - half * AHEAD_X[ft]
        my = oy + rounded(dy * i, n) - half * AHEAD_Y[ft]
        for z in u.foes:
            if z not in met and zones(s, z, mx, my, ft, hd, u.members):
                met = [*met, z]
        if slow and not bad and ground.pose_is_bad(s, u.grounds, mx, my, ft, hd):
            bad = True
        if marches and not too_near and is_too_near(s, u, mx, my, ft, hd):
            too_near = True
    if bad and length_2 > (u.bad_limit + NEAR) * (u.bad_limit + NEAR):
        return Refusal("DBA-10.1", "{element} can go {} paces through bad going", e, u.bad_limit // 25)
    if too_near and not may_close_in(s, u, [x, y, facing]):
        return Refusal("DBA-11.2", "a march may not come so near to the enemy")
    if met and not any(faces(s, x, y, facing, z) for z in met) and not is_straight_back(s, u, x, y, facing):
        return Refusal("DBA-12.3", "{element} is in the front zone of {element2}", e, met[0])
    return None


def steps_of(dx: int, dy: int, turn: int) -> int:
    """DBA-8.3: in how many steps a way is looked at."""
    by_length = (max(abs(dx), abs(dy)) * 3 // 2 + STEP - 1) // STEP
    by_turn = (abs(turn) + TURN_STEP - 1) // TURN_STEP
    return max(by_length, by_turn, 1)


def is_too_near(s: Battle, u: Unit, mx: int, my: int, facing: int, hd: int) -> bool:
    """DBA-11.2: is a base there nearer to an enemy than a march may come?"""
    least = s.params.march_distance * MM - NEAR
    far = least + 2 * 2501
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


def reached_by(s: Battle, u: Unit, ends: list[int]) -> int:
    """The best relation to an enemy that one of the members comes to; APART if none is good."""
    best = APART
    for i, e in enumerate(u.members):
        x, y, facing = ends[3 * i], ends[3 * i + 1], ends[3 * i + 2]
        half = t.HALF_STEPS[s.kind[e]]
        how = relation_reached(s, u, e, x, y, facing, x - half * AHEAD_X[facing], y - half * AHEAD_Y[facing])
        if how > APART and (best == APART or how < best):
            best = how
    return best


def meets_camp(s: Battle, u: Unit, ends: list[int]) -> bool:
    """DBA-13.5: one of the members comes to the enemy's camp."""
    return any(at_camp(s, e, ends[3 * i], ends[3 * i + 1], ends[3 * i + 2]) for i, e in enumerate(u.members))


SUPPORTS: Final[list[tuple[int, int]]] = [(t.SP, t.SP), (t.WB, t.WB), (t.PS, t.SP), (t.PS, t.BD), (t.PS, t.AX)]


def ends_in_support(s: Battle, u: Unit, ends: list[int]) -> bool:
    """DBA-11.3, DBA-16.3: one of the members ends directly behind a friend whom it can support."""
    for i, e in enumerate(u.members):
        for o in u.friends:
            if (s.kind[e], s.kind[o]) in SUPPORTS:
                how = relation(
                    ends[3 * i],
                    ends[3 * i + 1],
                    ends[3 * i + 2],
                    s.kind[e],
                    s.x[o],
                    s.y[o],
                    s.facing[o],
                    s.kind[o],
                )
                if how == REAR:
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


# Breaking off


def refuse_break_off(s: Battle, u: Unit, x: int, y: int, facing: int) -> Refusal | None:
    """DBA-14.1: straight back, same facing, at least its own depth, ending in contact with no enemy."""
    e = u.members[0]
    if is_flanked(s, e):
        return Refusal("DBA-14.1", "{element} is held by an enemy on its flank or rear", e)
    dx, dy = x - s.x[e], y - s.y[e]
    c, si = COS[s.facing[e]], SIN[s.facing[e]]
    ahead = rounded(dx * c + dy * si, SCALE)
    aside = rounded(dx * si - dy * c, SCALE)
    if not same_way(facing, s.facing[e]) or abs(aside) > NEAR:
        return Refusal("DBA-14.1", "{element} can only break off, straight back", e)
    depth = t.DEPTH[s.kind[e]]
    if -ahead < depth - NEAR:
        return Refusal("DBA-14.1", "{element} must go back by at least its depth", e)
    if -ahead > u.limit + NEAR:
        return Refusal("DBA-8.1", "{element} can go {} paces in good going", e, u.limit // 25)
    half = t.HALF_STEPS[s.kind[e]]
    mx, my = x - half * AHEAD_X[facing], y - half * AHEAD_Y[facing]
    refusal = refuse_room(s, u, e, mx, my, facing)
    if refusal is not None:
        return refusal
    if lines_crossed(s, u, e, x, y, facing) > 1:
        return Refusal("DBA-8.2", "something stands in the way of {element}", e)
    for f in u.foes:
        if overlap(mx, my, facing, depth // 2, s.mx[f], s.my[f], s.facing[f], t.DEPTH[s.kind[f]] // 2, -NEAR):
            return Refusal("DBA-14.1", "{element} would still be in contact", e)
    if u.grounds and -ahead > u.bad_limit + NEAR:
        for back in range(0, -ahead + STEP, STEP):
            far = min(back, -ahead)
            px, py = s.mx[e] - rounded(far * c, SCALE), s.my[e] - rounded(far * si, SCALE)
            if ground.pose_is_bad(s, u.grounds, px, py, s.facing[e], depth // 2):
                return Refusal("DBA-10.1", "{element} can go {} paces through bad going", e, u.bad_limit // 25)
    return pips.refuse_cost(s, u, False)


# A group


def end_poses(s: Battle, u: Unit, x: int, y: int, facing: int) -> list[int]:
    """Where all members stand when the first of them stands there: x, y, facing of each."""
    lead = u.members[0]
    turn = (facing - s.facing[lead]) % TURN
    ends: list[int] = []
    for e in u.members:
        dx, dy = s.x[e] - s.x[lead], s.y[e] - s.y[lead]
        ends.append(x + (spin_x(dx, dy, turn) if turn else dx))
        ends.append(y + (spin_y(dx, dy, turn) if turn else dy))
        ends.append((s.facing[e] + turn) % TURN)
    return ends


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
    if way.slide and not faced:
        return Refusal("DBA-9.3", "a group slides only to line up with an enemy within 40 mm")
    refusal = refuse_group_way(s, u, way, ends)
    if refusal is not None:
        return refusal
    return pips.refuse_cost(s, u, in_contact(reached) or meets_camp(s, u, ends))


def relations_reached(s: Battle, u: Unit, ends: list[int]) -> tuple[int, int]:
    """DBA-13.1: one member in a named relation is enough for the group; the relation, or what is wrong and with whom."""
    best = APART
    wrong = -1
    for i, e in enumerate(u.members):
        x, y, facing = ends[3 * i], ends[3 * i + 1], ends[3 * i + 2]
        half = t.HALF_STEPS[s.kind[e]]
        how = relation_reached(s, u, e, x, y, facing, x - half * AHEAD_X[facing], y - half * AHEAD_Y[facing])
        if how == NOT_BEHIND:
            return how, e
        if how == WRONG:
            wrong = e
        elif how != APART and (best == APART or how < best):
            best = how
    if best == APART and wrong >= 0:
        return WRONG, wrong
    return best, wrong


def slides_well(s: Battle, u: Unit, ends: list[int]) -> bool:
    """DBA-9.3: a member ends within 40 mm of an enemy, lined up with him."""
    for i in range(len(u.members)):
        x, y, facing = ends[3 * i], ends[3 * i + 1], ends[3 * i + 2]
        for f in u.foes:
            dx, dy = x - s.x[f], y - s.y[f]
            if dx * dx + dy * dy <= (40 * MM + NEAR) * (40 * MM + NEAR) and faces(s, x, y, facing, f):
                return True
            how = relation(x, y, facing, s.kind[u.members[i]], s.x[f], s.y[f], s.facing[f], s.kind[f])
            if how in (LEFT_FLANK, RIGHT_FLANK, REAR, CORNER, SIDE):
                return True
    return False


def refuse_group_way(s: Battle, u: Unit, way: Way, ends: list[int]) -> Refusal | None:
    """DBA-8.2, DBA-9.4, DBA-10.1, DBA-11.2, DBA-12.3, DBA-12.4: what a group meets on its way."""
    if not (u.foes or u.friends or u.grounds or s.fires or not u.first_move or near_camp(s, u)):
        return None
    lead = u.members[0]
    poses = walk(s, u, way, STEP, TURN_STEP)
    met = u.zoned_by
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
            for z in u.foes:
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
