"""What a move would come to, before it is made: for a ghost on the screen. It tells nothing that its seat can't see."""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING

from heptarchy.games.dba import gates, holds, pips, waters
from heptarchy.games.dba.book.asks_moves import paces
from heptarchy.games.dba.bound_moves import refuse_members
from heptarchy.games.dba.columns import column_ends
from heptarchy.games.dba.contact import APART, RELATION_KEYS, relation
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.element_moves import end_poses, longest_2, make_unit
from heptarchy.games.dba.groups import find_way
from heptarchy.games.dba.landing import landed
from heptarchy.games.dba.lattice import AHEAD_X, AHEAD_Y, HALF_X, HALF_Y, NEAR, TOUCHING
from heptarchy.games.dba.reaching import at_hold
from heptarchy.games.dba.shapes import overlap
from heptarchy.games.dba.table.actions import COLUMN, DEPLOY, ENTER, LAND, LURK, MOVE, TO
from heptarchy.games.dba.table.domains import COMMAND_SIZE, POSES, pose_facing, pose_x, pose_y
from heptarchy.games.dba.table.state import is_on, members_of, put

if TYPE_CHECKING:
    from heptarchy.games.dba.table import seen
    from heptarchy.games.dba.table.state import Battle, Unit


def preview(s: Battle, seat: int, action: int) -> seen.Preview:
    """Where everybody would stand, how far that is, what it costs and whom it touches; {} if that says nothing."""
    if MOVE.holds(action):
        return taken_up(s, seat, action)
    u = s.unit
    if u is not None and u.command == seat and (TO.holds(action) or COLUMN.holds(action)):
        return moved(s, u, action)
    if u is not None and u.command == seat and ENTER.holds(action) and len(u.members) == 1 and is_on(s, u.members[0]):
        return entered(s, u, ENTER.arg(action))
    if LAND.holds(action) and s.rule == "DBA-34.4" and s.seat == seat:
        ends = landed(s, seat, LAND.arg(action))
        kept = s.kept[seat]
        return {"members": [shown(e, ends[3 * i], ends[3 * i + 1], ends[3 * i + 2]) for i, e in enumerate(kept)]}
    if DEPLOY.holds(action) or LURK.holds(action):
        placing = DEPLOY.arg(action) if DEPLOY.holds(action) else LURK.arg(action)
        e = placing // POSES
        if e < len(s.kind):
            return {"members": [posed(e, placing % POSES)]}
    return {}


def taken_up(s: Battle, seat: int, action: int) -> seen.Preview:
    """What a group could do if it were taken up: its reach and its cost."""
    members = members_of(s, MOVE.arg(action))
    if refuse_members(s, seat, MOVE.arg(action) >> COMMAND_SIZE, members) is not None:
        return {}  # another's reach would tell an Expendable (DBA-22.3)
    u = make_unit(s, seat, members)
    return {"limit": u.limit / 100, "bad_limit": u.bad_limit / 100, "cost": u.cost, "engaged": u.engaged}


def moved(s: Battle, u: Unit, action: int) -> seen.Preview:
    """A move of what was taken up."""
    if TO.holds(action):
        pose = TO.arg(action)
        x, y, facing = pose_x(pose), pose_y(pose), pose_facing(pose)
        ends = end_poses(s, u, x, y, facing)
        way = find_way(s, u, x, y, facing, u.limit + NEAR) if len(u.members) > 1 else None
        length = way.length if way is not None else length_of_move(s, u, x, y, facing)
    else:
        lead, pose = COLUMN.arg(action) // POSES, COLUMN.arg(action) % POSES
        if lead not in u.members:
            return {}
        x, y, facing = pose_x(pose), pose_y(pose), pose_facing(pose)
        ends = column_ends(s, u, lead, x, y, facing)
        length = isqrt(longest_2(s, lead, x, y, facing))
    touched = contacts(s, u, ends)
    close = any(one["how"] in ("front", "flank", "rear", "camp", "town") for one in touched)
    walls = gates.toll(s, holds.hold_of(s, u.members[0]))
    return {
        "members": [shown(e, ends[3 * i], ends[3 * i + 1], ends[3 * i + 2]) for i, e in enumerate(u.members)],
        "mm": length / 100,
        "paces": paces(length),
        "cost": pips.price(s, u, close or waters.goes_by_road(s, u, ends[0], ends[1], ends[2])) + walls,
        "contacts": touched,
    }


def length_of_move(s: Battle, u: Unit, x: int, y: int, facing: int) -> int:
    """DBA-8.1, DBA-35.3: how far an element goes; one that comes out of a hold, from where it steps out."""
    e = u.members[0]
    if is_on(s, e):
        return isqrt(longest_2(s, e, x, y, facing))
    gate, _ = gates.sally(s, u, x, y, facing)
    if gate is None:
        return 0
    then = s.clone()
    put(then, e, *gate)
    return isqrt(longest_2(then, e, x, y, facing))


def entered(s: Battle, u: Unit, place: int) -> seen.Preview:
    """DBA-35.1: an element that goes into a hold: the way there, and its price."""
    h = holds.place_for(s.side[u.command], place)
    pose = gates.way_in(s, u, h) if holds.refuse_quarters(s, s.side[u.command], h) is None else None
    if pose is None:
        return {}
    length = isqrt(longest_2(s, u.members[0], *pose))
    cost = pips.price(s, u, False) + gates.toll(s, h)
    return {"members": [shown(u.members[0], *pose)], "mm": length / 100, "paces": paces(length), "cost": cost}


def contacts(s: Battle, u: Unit, ends: list[int]) -> list[seen.Touch]:
    """Whom each member would touch, and how."""
    found: list[seen.Touch] = []
    for i, e in enumerate(u.members):
        x, y, facing = ends[3 * i], ends[3 * i + 1], ends[3 * i + 2]
        half = t.HALF_STEPS[s.kind[e]]
        mx, my = x - half * AHEAD_X[facing], y - half * AHEAD_Y[facing]
        hd = t.DEPTH[s.kind[e]] // 2
        for f in u.foes:
            if not overlap(mx, my, facing, hd, s.mx[f], s.my[f], s.facing[f], t.DEPTH[s.kind[f]] // 2, TOUCHING):
                continue
            how = relation(x, y, facing, s.kind[e], s.x[f], s.y[f], s.facing[f], s.kind[f])
            if how != APART:
                found.append({"id": f"e{e + 1}", "foe": f"e{f + 1}", "how": RELATION_KEYS[how - 1]})
        h = at_hold(s, e, x, y, facing)
        if h >= 0:
            wall: seen.Relation = "town" if h == holds.TOWN else "camp"
            found.append({"id": f"e{e + 1}", "foe": wall, "how": wall})
    return found


def posed(e: int, pose: int) -> seen.Placed:
    """An element at a pose."""
    return shown(e, pose_x(pose), pose_y(pose), pose_facing(pose))


def shown(e: int, x: int, y: int, facing: int) -> seen.Placed:
    """An element's place in millimetres from the south-western corner, and degrees."""
    return {"id": f"e{e + 1}", "x": (x + HALF_X) / 100, "y": (y + HALF_Y) / 100, "facing": facing / 10}
