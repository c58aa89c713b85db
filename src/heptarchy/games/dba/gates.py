"""Going into a camp or a built-up area, and coming out again (DBA-33.2, DBA-33.6, DBA-35.1, DBA-35.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.dba import holds, pips, waters
from heptarchy.games.dba.book import why
from heptarchy.games.dba.contact import is_engaged
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.element_moves import longest_2, make_unit, refuse_single
from heptarchy.games.dba.lattice import (
    COS,
    HALF_BASE,
    HALF_TURN,
    HALF_X,
    HALF_Y,
    MM,
    NEAR,
    RIGHT_ANGLE,
    SCALE,
    SIN,
    TURN,
    far_x,
    far_y,
    length_of,
    rounded,
    same_way,
)
from heptarchy.games.dba.reaching import at_hold
from heptarchy.games.dba.room import refuse_room
from heptarchy.games.dba.table.state import is_on, put, side_of
from heptarchy.kernel.refusal import Refusal

if TYPE_CHECKING:
    from heptarchy.games.dba.table.state import Battle, Unit

GATES: Final = 20 * MM  # between the places on an edge by which one goes in
THROUGH_WALLS: Final = 1  # DBA-30.6 (c): PIPs more for a move into or out of a built-up area

Pose = tuple[int, int, int]


def edges(s: Battle, h: int) -> list[tuple[int, int, int, int]]:
    """The edges of a hold: the middle of each, the way it looks, and half its length."""
    x, y, facing, deep, wide = holds.box(s, h)
    found: list[tuple[int, int, int, int]] = []
    for turn, far, long in ((0, deep, wide), (RIGHT_ANGLE, wide, deep), (HALF_TURN, deep, wide), (2700, wide, deep)):
        way = (facing + turn) % TURN
        found.append((far_x(x, way, far), far_y(y, way, far), way, long))
    return found


# In


def ways_in(s: Battle, e: int, h: int) -> list[Pose]:
    """DBA-35.1: poses in contact with a hold, the nearest first."""
    found: list[tuple[int, Pose]] = []
    for x, y, way, long in edges(s, h):
        for aside in range(-(long // GATES) * GATES, long + 1, GATES):
            along = (way + RIGHT_ANGLE) % TURN
            px, py = far_x(x, along, aside), far_y(y, along, aside)
            ahead = (px, py, (way + HALF_TURN) % TURN)
            backward = (far_x(px, way, t.DEPTH[s.kind[e]]), far_y(py, way, t.DEPTH[s.kind[e]]), way)
            for pose in (ahead, backward):  # with its front, or with its rear
                if abs(pose[0]) <= HALF_X and abs(pose[1]) <= HALF_Y:
                    found.append((int(longest_2(s, e, *pose)), pose))
    found.sort()
    return [pose for _, pose in found]


def way_in(s: Battle, u: Unit, h: int) -> Pose | None:
    """DBA-35.1: the shortest move that ends in contact with a hold, not through a river; None if there is none."""
    limit = u.limit + NEAR
    for pose in ways_in(s, u.members[0], h):
        if longest_2(s, u.members[0], *pose) > limit * limit:
            return None
        if refuse_single(s, u, *pose) is None and not waters.wades(s, u, *pose):
            return pose
    return None


def refuse_enter(s: Battle, u: Unit, place: int) -> Refusal | None:
    """DBA-33.2, DBA-35.1: may what was taken up go into its own camp, or the built-up area?"""
    e = u.members[0]
    h = holds.place_for(s.side[u.command], place)
    if len(u.members) > 1:
        return why.ONE_GOES_IN.by(holds.rule_of(h))
    if u.engaged or not is_on(s, e):
        return why.ONLY_BREAKS_OFF.by("DBA-8.4", e)
    refusal = holds.refuse_quarters(s, s.side[u.command], h)
    if refusal is not None:
        return refusal
    if way_in(s, u, h) is None:
        return why.OWN_MOVE_IN.by(holds.rule_of(h), e)
    return refuse_price(s, u, h)


def refuse_price(s: Battle, u: Unit, h: int) -> Refusal | None:
    """DBA-7.3, DBA-30.6 (c): the PIPs, one more through the walls of a built-up area."""
    cost = pips.price(s, u, in_contact=False) + toll(s, h)
    if cost > s.pips[u.command]:
        return why.COSTS_PIPS.by("DBA-7.3", cost, s.pips[u.command])
    return None


def toll(s: Battle, h: int) -> int:
    """DBA-30.6 (c): what a move into or out of a hold costs more, but not in a side's first bound."""
    return THROUGH_WALLS if h == holds.TOWN and not pips.is_first_bound(s) else 0


# Out


def refuse_mover(s: Battle, e: int) -> Refusal | None:
    """DBA-33.6, DBA-35.3: may an element leave the hold in which it is?"""
    h = holds.hold_of(s, e)
    if s.plunder[h]:
        return why.PLUNDERING.by("DBA-33.6" if h == holds.TOWN else "DBA-35.3", e)
    if is_assaulted(s, h):
        return why.ENEMY_AT_WALLS.by("DBA-33.4" if h == holds.TOWN else "DBA-35.2", e)
    return None


def is_assaulted(s: Battle, h: int) -> bool:
    """DBA-33.4: does an enemy stand in contact with the hold?"""
    for e in range(len(s.kind)):
        if is_on(s, e) and side_of(s, e) != holds.holder(s, h) and at_hold(s, e, s.x[e], s.y[e], s.facing[e]) == h:
            return True
    return False


def gates(s: Battle, e: int, x: int, y: int) -> list[Pose]:
    """DBA-35.3: where it may step out on its way there: its rear on an edge, looking out, as near as can be."""
    h = holds.hold_of(s, e)
    deep = t.DEPTH[s.kind[e]]
    found: list[tuple[int, Pose]] = []
    for ex, ey, way, long in edges(s, h):
        along = (way + RIGHT_ANGLE) % TURN
        room = max(0, long - HALF_BASE)
        aside = rounded((x - ex) * COS[along] + (y - ey) * SIN[along], SCALE)
        aside = max(-room, min(room, aside))
        px, py = far_x(far_x(ex, along, aside), way, deep), far_y(far_y(ey, along, aside), way, deep)
        if abs(px) <= HALF_X and abs(py) <= HALF_Y:
            found.append((length_of(px - x, py - y), (px, py, way)))
    found.sort()
    return [pose for _, pose in found]


def sally(s: Battle, u: Unit, x: int, y: int, facing: int) -> tuple[Pose | None, Refusal | None]:
    """DBA-35.3: the gate by which it may come there, or why it may not: it steps out, and moves on from there."""
    e = u.members[0]
    h = holds.hold_of(s, e)
    here = (s.x[e], s.y[e], s.facing[e])
    refusal = refuse_price(s, u, h)
    gate: Pose | None = None
    if refusal is None:
        ways_out = gates(s, e, x, y)
        s.status[e] = t.ON_TABLE
        for pose in ways_out:
            put(s, e, *pose)
            said = refuse_from_gate(s, u, pose, x, y, facing)
            if said is None:
                gate, refusal = pose, None
                break
            refusal = said if refusal is None else refusal
        put(s, e, *here)
        s.status[e] = t.GARRISON
    return gate, refusal


def refuse_from_gate(s: Battle, u: Unit, gate: Pose, x: int, y: int, facing: int) -> Refusal | None:
    """DBA-35.3: may it, having stepped out there, go on to that place?"""
    e = u.members[0]
    then = make_unit(s, u.command, [e])
    refusal = refuse_room(s, then, e, s.mx[e], s.my[e], s.facing[e])
    if refusal is not None:
        return refusal
    if is_engaged(s, e):
        return why.ENEMY_AT_GATE.by("DBA-35.3", e)
    if abs(gate[0] - x) <= NEAR and abs(gate[1] - y) <= NEAR and same_way(gate[2], facing):
        return None
    then.gross, then.favours, then.cost = u.gross, u.favours, u.cost
    then.first_move = u.first_move
    if waters.wades(s, then, x, y, facing):
        return why.OUT_THEN_RIVER.by("DBA-31.4", e)
    return refuse_single(s, then, x, y, facing)


def refuse_sally(s: Battle, u: Unit, x: int, y: int, facing: int) -> Refusal | None:
    """DBA-35.3: why it may not come out to that place."""
    gate, refusal = sally(s, u, x, y, facing)
    if gate is not None:
        return None
    e = u.members[0]
    return why.NO_WAY_OUT.by("DBA-35.3", e) if refusal is None else refusal


def sally_poses(s: Battle, e: int, limit: int) -> list[Pose]:
    """Places worth offering: right before each edge, and straight on from there."""
    h = holds.hold_of(s, e)
    deep = t.DEPTH[s.kind[e]]
    found: list[Pose] = []
    for x, y, way, _ in edges(s, h):
        for far in (0, limit // 2, limit):
            found.append((far_x(x, way, deep + far), far_y(y, way, deep + far), way))
    return found
