"""What is offered of all the moves that are allowed: enough for a person's list and for a bot (DBA-8, DBA-9).

Whatever is offered passes the judge; whatever else passes it may be answered too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.dba import gates, holds, pips, waters
from heptarchy.games.dba.blocks import refuse_pose
from heptarchy.games.dba.columns import refuse_column
from heptarchy.games.dba.contact import CORNER, FRONT, LEFT_FLANK, REAR, RIGHT_FLANK, is_engaged
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.element_moves import make_unit, refuse_leave
from heptarchy.games.dba.forms import strip_holds
from heptarchy.games.dba.groups import are_linked, components
from heptarchy.games.dba.lattice import (
    COS,
    HALF_BASE,
    HALF_X,
    HALF_Y,
    MM,
    NEAR,
    RIGHT_ANGLE,
    SCALE,
    SIN,
    TURN,
    arc,
    between,
    facing_of,
    far_x,
    far_y,
    length_of,
    same_way,
    spin_x,
    spin_y,
)
from heptarchy.games.dba.reaching import SUPPORTS
from heptarchy.games.dba.snap import behind_pose, beside_pose, contact_pose
from heptarchy.games.dba.table.actions import COLUMN, ENTER, LEAVE, MOVE, TO
from heptarchy.games.dba.table.domains import POSES, pack_pose, pose_facing, pose_x, pose_y
from heptarchy.games.dba.table.state import group_of, is_on, is_there

if TYPE_CHECKING:
    from heptarchy.games.dba.table.state import Battle, Unit

FOES_TRIED: Final = 6  # the nearest enemies whose contact poses are tried
FRIENDS_TRIED: Final = 6
WHEELS: Final[list[int]] = [100, 200, 300, 450]


# What may be moved


def movers(s: Battle, seat: int) -> list[int]:
    """DBA-7.3: whole groups, halves of wide ones, single elements: as long as the PIPs reach."""
    mine = [e for e in s.members[seat] if is_there(s, e) and not s.shaken[e] and not s.broken[seat]]
    if not mine:
        return []
    left = s.pips[seat]
    found: list[int] = []
    free = [e for e in mine if is_on(s, e) and not is_engaged(s, e)]
    for whole in components(s, free):
        if len(whole) > 1:
            for group in parts_of(s, whole):
                add_mover(s, seat, group, left, found)
    for e in mine:
        if is_on(s, e) or gates.refuse_mover(s, e) is None:
            add_mover(s, seat, [e], left, found)
    return found


def parts_of(s: Battle, whole: list[int]) -> list[list[int]]:
    """A group, its front rank, and the two halves of a wide one, each with who stands behind."""
    lead = whole[0]
    facing = s.facing[lead]
    aside = [((s.x[e] - s.x[lead]) * SIN[facing] - (s.y[e] - s.y[lead]) * COS[facing], e) for e in whole]
    aside.sort()
    files: list[list[int]] = []
    last = -(1 << 60)
    for off, e in aside:
        if off - last > 10 * MM * SCALE:
            files.append([e])
        else:
            files[-1].append(e)
        last = off
    parts = [sorted(whole)]
    if len(files) >= 3:
        half = len(files) // 2
        for some in (files[:half], files[half:]):
            part = sorted([e for file in some for e in file])
            if len(part) > 1 and are_linked(s, part):
                parts.append(part)
    return parts


def add_mover(s: Battle, seat: int, members: list[int], left: int, found: list[int]) -> None:
    """If the cheapest move can be paid."""
    u = make_unit(s, seat, members) if left < 4 else None
    if u is not None and pips.refuse_cost(s, u, in_contact=True) is not None:
        return
    group = group_of(s, seat, members)
    if MOVE[group] not in found and group not in s.stayed:
        found.append(MOVE[group])


# Where to


def places(s: Battle, u: Unit) -> list[int]:
    """DBA-8 to DBA-14: useful places for what was taken up, all of them allowed."""
    found: list[int] = []
    if not is_on(s, u.members[0]):
        sallies(s, u, found)
        return found
    if u.engaged:
        break_offs(s, u, found)
    elif len(u.members) == 1:
        contacts(s, u, found)
        camp_contacts(s, u, found)
        supports(s, u, found)
        single_steps(s, u, found)
        entries(s, u, found)
        road_steps(s, u, found)
    else:
        contacts(s, u, found)
        block_steps(s, u, found)
        columns(s, u, found)
    if refuse_leave(s, u) is None:
        found.append(LEAVE[0])
    return found


def offer(s: Battle, u: Unit, x: int, y: int, facing: int, found: list[int]) -> bool:
    """Offer a place if it is on the lattice and allowed."""
    if abs(x) > HALF_X or abs(y) > HALF_Y:
        return False
    facing %= TURN
    lead = u.members[0]
    if is_alike(x, y, facing, s.x[lead], s.y[lead], s.facing[lead]):
        return False
    for other in found:
        pose = TO.arg(other)
        if TO.holds(other) and is_alike(x, y, facing, pose_x(pose), pose_y(pose), pose_facing(pose)):
            return True
    action = TO[pack_pose(x, y, facing)]
    if refuse_pose(s, u, x, y, facing) is None:
        found.append(action)
        return True
    return False


def is_alike(x: int, y: int, facing: int, px: int, py: int, other: int) -> bool:
    """DBA-1.5: are two poses the same, within the tolerance?"""
    return abs(x - px) <= NEAR and abs(y - py) <= NEAR and same_way(facing, other)


def break_offs(s: Battle, u: Unit, found: list[int]) -> None:
    """DBA-14.1: straight back by its depth, or as far as it can."""
    e = u.members[0]
    facing = s.facing[e]
    for far in (t.DEPTH[s.kind[e]], (t.DEPTH[s.kind[e]] + u.limit) // 2, u.limit):
        offer(s, u, far_x(s.x[e], facing, -far), far_y(s.y[e], facing, -far), facing, found)


def nearest(s: Battle, u: Unit, others: list[int], count: int) -> list[int]:
    """Those nearest to the unit's first element."""
    e = u.members[0]
    ranked = sorted(others, key=lambda o: ((s.mx[o] - s.mx[e]) ** 2 + (s.my[o] - s.my[e]) ** 2, o))
    return ranked[:count]


def contacts(s: Battle, u: Unit, found: list[int]) -> None:
    """DBA-13: every named contact with an enemy in reach, by each member that could make it."""
    if not u.foes:
        return
    for f in near_reach(s, u):
        for how in (FRONT, LEFT_FLANK, RIGHT_FLANK, REAR, CORNER):
            for right in (False, True) if how == CORNER else (False,):
                x, y, facing = contact_pose(s, f, how, right)
                if abs(x) > HALF_X or abs(y) > HALF_Y:
                    continue
                for e in u.members:
                    bring(s, u, e, x, y, facing, found)
        lined_up(s, u, f, found)


def camp_contacts(s: Battle, u: Unit, found: list[int]) -> None:
    """DBA-13.5, DBA-33.4: before the edges of the enemy's camp or built-up area, in reach of a single element."""
    e = u.members[0]
    side = s.side[u.command]
    for h in range(holds.HOLDS):
        if not holds.is_foe_of(s, side, h):
            continue
        cx, cy, _, deep, wide = holds.box(s, h)
        if length_of(s.x[e] - cx, s.y[e] - cy) > u.limit + deep + wide + HALF_BASE:
            continue
        for x, y, way, long in gates.edges(s, h):
            along = (way + RIGHT_ANGLE) % TURN
            for aside in (0, -HALF_BASE, HALF_BASE, -2 * HALF_BASE, 2 * HALF_BASE):
                if abs(aside) <= long and (aside == 0 or long > HALF_BASE):
                    offer(s, u, far_x(x, along, aside), far_y(y, along, aside), way + 1800, found)


def sallies(s: Battle, u: Unit, found: list[int]) -> None:
    """DBA-35.3: out of a hold: at an enemy, or straight out at each side."""
    e = u.members[0]
    for f in nearest(s, u, u.foes, FOES_TRIED):
        for how in (FRONT, LEFT_FLANK, RIGHT_FLANK, REAR):
            x, y, facing = contact_pose(s, f, how)
            offer(s, u, x, y, facing, found)
    for x, y, facing in gates.sally_poses(s, e, u.limit):
        offer(s, u, x, y, facing, found)


def entries(s: Battle, u: Unit, found: list[int]) -> None:
    """DBA-33.2, DBA-35.1: into the own camp, or a built-up area that the enemy does not hold."""
    e = u.members[0]
    for place in (holds.A_CAMP, holds.THE_TOWN):
        h = holds.place_for(s.side[u.command], place)
        if holds.refuse_quarters(s, s.side[u.command], h) is not None:
            continue
        x, y, _, deep, wide = holds.box(s, h)
        near = length_of(s.x[e] - x, s.y[e] - y) <= u.limit + deep + wide + HALF_BASE
        if near and gates.refuse_enter(s, u, place) is None:
            found.append(ENTER[place])


def near_reach(s: Battle, u: Unit) -> list[int]:
    """Enemies that the unit might reach."""
    reach = u.limit + 8000
    near: list[int] = []
    for f in u.foes:
        for e in u.members:
            if length_of(s.mx[f] - s.mx[e], s.my[f] - s.my[e]) <= reach:
                near.append(f)
                break
    return nearest(s, u, near, FOES_TRIED)


def bring(s: Battle, u: Unit, e: int, x: int, y: int, facing: int, found: list[int]) -> None:
    """Move the unit so that its member e comes there, if it is near enough to be worth judging."""
    if length_of(x - s.x[e], y - s.y[e]) > u.limit + 4 * MM + HALF_BASE:
        return
    lead = u.members[0]
    if e == lead:
        offer(s, u, x, y, facing, found)
        return
    turn = between(facing, s.facing[e])
    if abs(turn) > RIGHT_ANGLE:
        return
    dx, dy = s.x[lead] - s.x[e], s.y[lead] - s.y[e]
    offer(s, u, x + spin_x(dx, dy, turn), y + spin_y(dx, dy, turn), s.facing[lead] + turn, found)


def lined_up(s: Battle, u: Unit, f: int, found: list[int]) -> None:
    """DBA-12.3: in front of an enemy, facing him, 20 or 39 mm away: all that a zoned element may do besides."""
    if f not in u.zoned_by or len(u.members) > 1:
        return
    facing = s.facing[f]
    for far in (20 * MM, 39 * MM):
        offer(s, u, far_x(s.x[f], facing, far), far_y(s.y[f], facing, far), facing + 1800, found)


def supports(s: Battle, u: Unit, found: list[int]) -> None:
    """Behind a friend whom it can support, and beside friends, in reach."""
    e = u.members[0]
    for o in nearest(s, u, u.friends, FRIENDS_TRIED):
        if (s.kind[e], s.kind[o]) in SUPPORTS:
            x, y, facing = behind_pose(s, o)
            bring(s, u, e, x, y, facing, found)
        for right in (False, True):
            x, y, facing = beside_pose(s, o, right)
            bring(s, u, e, x, y, facing, found)


def single_steps(s: Battle, u: Unit, found: list[int]) -> None:
    """Ahead, aslant, aside, back and about, for a single element."""
    e = u.members[0]
    x, y, facing = s.x[e], s.y[e], s.facing[e]
    for limit in limits_of(s, u):
        for far in (limit, limit // 2):
            for aslant in (0, 300, -300, 600, -600):
                towards = (facing + aslant) % TURN
                for turn in (0,) if aslant == 0 else (0, aslant):
                    room = far if turn == 0 else far - arc(turn, HALF_BASE + 800)
                    if room > 0:
                        offer(s, u, far_x(x, towards, room), far_y(y, towards, room), facing + turn, found)
        for aside in (RIGHT_ANGLE, -RIGHT_ANGLE, 1800):
            towards = (facing + aside) % TURN
            offer(s, u, far_x(x, towards, limit), far_y(y, towards, limit), facing, found)
            offer(s, u, far_x(x, towards, limit // 2), far_y(y, towards, limit // 2), facing, found)
    back = t.DEPTH[s.kind[e]] // 2
    mx, my = s.mx[e], s.my[e]
    for turn in (450, -450, 900, -900, 1800):
        face = (facing + turn) % TURN
        offer(s, u, far_x(mx, face, back), far_y(my, face, back), face, found)


def limits_of(s: Battle, u: Unit) -> list[int]:
    """DBA-10.1, DBA-31.4: how far the unit goes, through bad going, and in the river."""
    limits = [u.limit]
    if u.grounds and u.bad_limit < u.limit:
        limits.append(u.bad_limit)
    in_river = s.params.river_move * MM
    if u.rivers and waters.bars(s) and 0 < in_river < limits[-1]:
        limits.append(in_river)
    return limits


def road_steps(s: Battle, u: Unit, found: list[int]) -> None:
    """DBA-32.2: along the road to either side, as far as it goes straight on, for who stands on it."""
    e = u.members[0]
    x, y = s.x[e], s.y[e]
    for i in u.roads:
        f = s.features[i]
        if not strip_holds(f, x, y):
            continue
        for j in range(0, len(f.points), 2):
            dx, dy = f.points[j] - x, f.points[j + 1] - y
            far = length_of(dx, dy)
            if far > 10 * MM:
                towards = facing_of(dx, dy)
                room = min(far, u.limit - arc(between(towards, s.facing[e]), HALF_BASE + 800))
                if room > 0:
                    offer(s, u, far_x(x, towards, room), far_y(y, towards, room), towards, found)


def block_steps(s: Battle, u: Unit, found: list[int]) -> None:
    """Forward, half-way, and wheels to either side, for a group."""
    lead = u.members[0]
    x, y, facing = s.x[lead], s.y[lead], s.facing[lead]
    for limit in limits_of(s, u):
        for far in (limit, limit * 3 // 4, limit // 2, limit // 4):
            offer(s, u, far_x(x, facing, far), far_y(y, facing, far), facing, found)
    if u.zoned_by:
        for far in (u.limit, u.limit // 2):
            offer(s, u, far_x(x, facing, -far), far_y(y, facing, -far), facing, found)
    for wheel in WHEELS:
        for turn in (wheel, -wheel):
            hx = u.left_x if turn > 0 else u.right_x
            hy = u.left_y if turn > 0 else u.right_y
            room = u.limit - arc(turn, u.left_reach if turn > 0 else u.right_reach)
            if room < 0:
                continue
            wx, wy = hx + spin_x(x - hx, y - hy, turn), hy + spin_y(x - hx, y - hy, turn)
            after = (facing + turn) % TURN
            offer(s, u, wx, wy, after, found)
            if room > 3 * MM:
                offer(s, u, far_x(wx, after, room), far_y(wy, after, room), after, found)


def columns(s: Battle, u: Unit, found: list[int]) -> None:
    """DBA-9.5: a column behind an outer element of a line, straight ahead."""
    if len(u.members) > 6:
        return
    for lead in (u.members[0], u.members[-1]):
        facing = s.facing[lead]
        far = u.limit
        x, y = far_x(s.x[lead], facing, far), far_y(s.y[lead], facing, far)
        if abs(x) <= HALF_X and abs(y) <= HALF_Y and refuse_column(s, u, lead, x, y, facing) is None:
            found.append(COLUMN[lead * POSES + pack_pose(x, y, facing)])
