"""Forming a column (DBA-9.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.dba import pips, waters
from heptarchy.games.dba.blocks import refuse_pose
from heptarchy.games.dba.book import why
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.element_moves import good_distance, lines_crossed, longest_2, make_unit, refuse_ways
from heptarchy.games.dba.groups import are_linked, find_way, measure_block
from heptarchy.games.dba.lattice import AHEAD_X, AHEAD_Y, COS, NEAR, SCALE, SIN, between
from heptarchy.games.dba.reaching import in_contact, meets_camp, reached_by
from heptarchy.games.dba.room import refuse_room
from heptarchy.games.dba.snap import stands_on
from heptarchy.games.dba.table.state import put
from heptarchy.games.dba.ways import way_of
from heptarchy.kernel.refusal import Refusal

if TYPE_CHECKING:
    from heptarchy.games.dba.table.state import Battle, Unit


def column_order(s: Battle, u: Unit, lead: int, x: int, y: int) -> list[int]:
    """Who falls in behind the leader, the nearest first."""
    rest = [e for e in u.members if e != lead]
    return sorted(rest, key=lambda e: ((s.x[e] - x) ** 2 + (s.y[e] - y) ** 2, e))


def column_ends(s: Battle, u: Unit, lead: int, x: int, y: int, facing: int) -> list[int]:
    """DBA-9.5: the places of all members, in their order; who can't fall in stays where he is."""
    place: dict[int, tuple[int, int, int]] = {lead: (x, y, facing)}
    steps = 2 * t.HALF_STEPS[s.kind[lead]]
    px, py = x - steps * AHEAD_X[facing], y - steps * AHEAD_Y[facing]
    for e in column_order(s, u, lead, x, y):
        if falls_in(s, e, px, py, facing):
            place[e] = (px, py, facing)
            steps = 2 * t.HALF_STEPS[s.kind[e]]
            px -= steps * AHEAD_X[facing]
            py -= steps * AHEAD_Y[facing]
    ends: list[int] = []
    for e in u.members:
        pose = place.get(e, (s.x[e], s.y[e], s.facing[e]))
        ends.extend(pose)
    return ends


def falls_in(s: Battle, e: int, x: int, y: int, facing: int) -> bool:
    """DBA-9.5: within his distance, and not ending farther back than he began."""
    limit = good_distance(s, e, False) + NEAR
    if longest_2(s, e, x, y, facing) > limit * limit:
        return False
    old = s.facing[e]
    return (x - s.x[e]) * COS[old] + (y - s.y[e]) * SIN[old] >= -NEAR * SCALE


def refuse_column(s: Battle, u: Unit, lead: int, x: int, y: int, facing: int) -> Refusal | None:
    """DBA-9.5: the leader moves forward or wheels; the others fall in behind him, or stay linked to them."""
    if lead not in u.members or len(u.members) < 2:
        return why.COLUMN_OF_GROUP.by("DBA-9.5")
    alone = make_unit(s, u.command, [lead])
    alone.gross, alone.favours = u.gross, u.favours
    measure_block(s, alone)
    way = find_way(s, alone, x, y, facing, alone.limit + NEAR, slides=False)
    if way is None or way.length > alone.limit + NEAR:
        return why.COLUMN_FORWARD.by("DBA-9.5", lead)
    # The others make way: they are on the march too
    alone.friends = [o for o in alone.friends if o not in u.members]
    refusal = refuse_pose(s, alone, x, y, facing)
    if refusal is not None:
        return refusal
    ends = column_ends(s, u, lead, x, y, facing)
    if s.river == t.DIFFICULT and any_wet(s, u, ends):
        return why.COLUMN_IN_RIVER.by("DBA-31.5")
    for i, e in enumerate(u.members):
        ex, ey, et = ends[3 * i], ends[3 * i + 1], ends[3 * i + 2]
        half = t.HALF_STEPS[s.kind[e]]
        refusal = refuse_room(s, u, e, ex - half * AHEAD_X[et], ey - half * AHEAD_Y[et], et)
        if refusal is None and e != lead and (ex, ey, et) != (s.x[e], s.y[e], s.facing[e]):
            refusal = refuse_follower(s, u, e, ex, ey, et)
        if refusal is not None:
            return refusal
    if not stays_together(s, u, ends):
        return why.NOT_ALL_FALL_IN.by("DBA-9.5")
    return pips.refuse_cost(s, u, in_contact(reached_by(s, u, ends)) or meets_camp(s, u, ends))


def any_wet(s: Battle, u: Unit, ends: list[int]) -> bool:
    """DBA-31.5: does a member of a column that forms go through a river?"""
    for i, e in enumerate(u.members):
        alone = make_unit(s, u.command, [e])
        track = way_of(s, e, ends[3 * i], ends[3 * i + 1], between(ends[3 * i + 2], s.facing[e]))
        if waters.meets_river(s, alone, track):
            return True
    return False


def refuse_follower(s: Battle, u: Unit, e: int, x: int, y: int, facing: int) -> Refusal | None:
    """DBA-9.5: who falls in makes a single-element move, past the others of the column but past nobody else."""
    alone = make_unit(s, u.command, [e])
    alone.friends = [o for o in alone.friends if o not in u.members]
    if lines_crossed(s, alone, e, x, y, facing) > 1:
        return why.IN_THE_WAY.by("DBA-8.2", e)
    return refuse_ways(s, alone, x, y, facing, longest_2(s, e, x, y, facing))


def stays_together(s: Battle, u: Unit, ends: list[int]) -> bool:
    """DBA-9.5: do all hang together at those places, without standing on each other?"""
    then = s.clone()
    for i, e in enumerate(u.members):
        put(then, e, ends[3 * i], ends[3 * i + 1], ends[3 * i + 2])
    for i, a in enumerate(u.members):
        for b in u.members[i + 1 :]:
            if stands_on(then, a, b):
                return False
    return are_linked(then, u.members)
