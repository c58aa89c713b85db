"""Rivers and roads on the way of what moves, and in close combat (DBA-31, DBA-32).

A river is sounded once: the die says for the whole battle whether it is paltry, ordinary or difficult. Until then it
bars no move. Whoever keeps the middles of his fronts on a road crosses it there, and bad going too, as if neither lay
there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from heptarchy.games.dba import ground
from heptarchy.games.dba.book import why
from heptarchy.games.dba.book.told import SOUNDED
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.forms import strip_holds
from heptarchy.games.dba.groups import Way, find_way, is_column, walk
from heptarchy.games.dba.lattice import AHEAD_X, AHEAD_Y, COS, MM, NEAR, SIN, TURN, between, scaled
from heptarchy.games.dba.room import refuse_stand
from heptarchy.games.dba.shapes import HALF_DEPTH
from heptarchy.games.dba.table.actions import FORD, FORD_DIE
from heptarchy.games.dba.track import member_x, member_y
from heptarchy.games.dba.ways import STEP, TURN_STEP, is_straight_back, way_of
from heptarchy.kernel.refusal import Refusal

if TYPE_CHECKING:
    from heptarchy.games.dba.table.state import Battle, Unit
    from heptarchy.games.dba.track import Track

REACH: Final = 2600  # no point of a base is farther than this from its middle
OUTSIDE: Final = -1


def strips_near(s: Battle, kind: int, x: i64, y: i64, reach: i64) -> list[int]:
    """The rivers or roads whose box comes within reach of a point."""
    found: list[int] = []
    for i, f in enumerate(s.features):
        if f.kind == kind:
            dx: i64 = x - f.x
            dy: i64 = y - f.y
            if -f.a - reach <= dx <= f.a + reach and -f.b - reach <= dy <= f.b + reach:
                found.append(i)
    return found


def bars(s: Battle) -> bool:
    """DBA-31.3, DBA-31.4: is the river known to be more than paltry?"""
    return s.river >= t.ORDINARY


# In close combat


def stands_in_river(s: Battle, e: int) -> bool:
    """DBA-31.6: does an element touch the water of a river that is not paltry?"""
    if s.river < t.ORDINARY:
        return False
    hd: i64 = HALF_DEPTH[s.kind[e]]
    for f in s.features:  # noqa: SIM110 -- a generator costs more than the test
        if f.kind == t.RIVER and ground.base_meets(f, s.mx[e], s.my[e], s.facing[e], hd):
            return True
    return False


def holds_bank(s: Battle, e: int, foe: int) -> bool:
    """DBA-31.6: is an element wholly out of the river, and its enemy in it?"""
    return bars(s) and stands_in_river(s, foe) and not stands_in_river(s, e)


# On the way


def way_to(s: Battle, u: Unit, x: int, y: int, facing: int) -> Track | None:
    """DBA-8.3, DBA-9.2: the way of a move, step by step; None if there is none."""
    lead = u.members[0]
    if len(u.members) == 1:
        return way_of(s, lead, x, y, between(facing, s.facing[lead]))
    way: Way | None = Way()
    if is_straight_back(s, u, x, y, facing):
        assert way is not None
        old = s.facing[lead]
        way.ahead = scaled((x - s.x[lead]) * COS[old] + (y - s.y[lead]) * SIN[old])
    else:
        way = find_way(s, u, x, y, facing, u.limit + NEAR)
    return None if way is None else walk(s, u, way, STEP, TURN_STEP)


def wet_step(s: Battle, u: Unit, track: Track, e: int) -> int:
    """The first step of a way at which this member is in a river; OUTSIDE if there is none."""
    hd: i64 = HALF_DEPTH[s.kind[e]]
    lead = u.members[0]
    for i in u.rivers:
        f = s.features[i]
        step: i64 = 0
        while step <= track.last:
            track.go(step)
            facing = (s.facing[e] + track.facing - s.facing[lead]) % TURN
            if ground.base_meets(f, member_x(s, u, track, e), member_y(s, u, track, e), facing, hd):
                return int(step)
            step += 1
    return OUTSIDE


def meets_river(s: Battle, u: Unit, track: Track) -> bool:
    """DBA-31.4: is any part of the move in a river?"""
    for e in u.members:  # noqa: SIM110 -- a generator costs more than the test
        if wet_step(s, u, track, e) != OUTSIDE:
            return True
    return False


def keeps_road(s: Battle, u: Unit, track: Track) -> bool:
    """DBA-32.2: a single element or a column that has the middles of its fronts on a road all the way."""
    if not u.roads or (len(u.members) > 1 and not is_column(s, u.members)):
        return False
    lead = u.members[0]
    step: i64 = 0
    while step <= track.last:
        track.go(step)
        for e in u.members:
            facing = (s.facing[e] + track.facing - s.facing[lead]) % TURN
            half: i64 = t.HALF_STEPS[s.kind[e]]
            x = member_x(s, u, track, e) + half * AHEAD_X[facing]
            y = member_y(s, u, track, e) + half * AHEAD_Y[facing]
            if not on_road(s, u, x, y):
                return False
        step += 1
    return True


def on_road(s: Battle, u: Unit, x: i64, y: i64) -> bool:
    """Is a point on one of the roads in reach?"""
    for i in u.roads:  # noqa: SIM110 -- a generator costs more than the test
        if strip_holds(s.features[i], x, y):
            return True
    return False


def goes_by_road(s: Battle, u: Unit, x: int, y: int, facing: int) -> bool:
    """DBA-32.3: is a march free of the extra PIP, since it goes wholly by road?"""
    if not s.params.road_march or u.first_move or not u.roads or u.engaged:
        return False
    track = way_to(s, u, x, y, facing)
    return track is not None and keeps_road(s, u, track)


def refuse_river(s: Battle, u: Unit, track: Track, length_2: i64) -> Refusal | None:
    """DBA-31.4: how a move may go through a river that is not paltry; of one that was not sounded nobody knows."""
    if s.river < t.ORDINARY or not meets_river(s, u, track):
        return None
    if not u.first_move:
        return why.NO_MARCH_IN_RIVER.by("DBA-31.4")
    if len(u.members) > 1 and not is_column(s, u.members):
        return why.GROUP_IN_RIVER.by("DBA-31.4")
    limit: i64 = s.params.river_move * MM + NEAR
    if length_2 > limit * limit:
        return why.GOES_IN_RIVER.by("DBA-31.4", u.members[0], s.params.river_move)
    return None


# The dice


def must_sound(s: Battle, u: Unit, x: int, y: int, facing: int) -> bool:
    """DBA-31.2: would this move be the first one into the river?"""
    return s.river == t.UNSOUNDED and wades(s, u, x, y, facing)


def wades(s: Battle, u: Unit, x: int, y: int, facing: int) -> bool:
    """DBA-31.2: would this move go through a river that is not known to be paltry, and not by road?"""
    if s.river == t.PALTRY or not u.rivers:
        return False
    track = way_to(s, u, x, y, facing)
    return track is not None and meets_river(s, u, track) and not keeps_road(s, u, track)


def sound(s: Battle, _: int) -> None:
    """DBA-31.2: one die fixes it for the battle."""
    s.roll(FORD_DIE, then=keep_sounding, rule="DBA-31.2")


def keep_sounding(s: Battle, _: int, answer: int) -> None:
    """DBA-31.2: paltry, ordinary or difficult."""
    die = FORD.arg(answer)
    s.river = t.PALTRY if die <= s.params.river_paltry else t.ORDINARY
    if die >= s.params.river_difficult:
        s.river = t.DIFFICULT
    s.tell(SOUNDED, s.river, die)


def fording(s: Battle, u: Unit, track: Track) -> list[int]:
    """DBA-31.5: who enters a difficult river on this way, the first of them first; step and element of each."""
    found: list[tuple[int, int]] = []
    if s.river != t.DIFFICULT or not u.rivers or keeps_road(s, u, track):
        return []
    for e in u.members:
        step = wet_step(s, u, track, e)
        if step > 0:
            found.append((step, e))
    return [n for pair in sorted(found) for n in pair]


def halted(s: Battle, u: Unit, track: Track, last: int) -> list[int]:
    """DBA-31.5: the places of all members where the move ends, at this step or the last before it that has room.

    Empty if they don't come away from where they stand.
    """
    lead = u.members[0]
    others = u.friends + u.foes
    for step in range(last, 0, -1):
        track.go(step)
        clear = True
        for e in u.members:
            facing = (s.facing[e] + track.facing - s.facing[lead]) % TURN
            mx, my = member_x(s, u, track, e), member_y(s, u, track, e)
            if refuse_stand(s, others, e, mx, my, facing) is not None:
                clear = False
                break
        if clear:
            ends: list[int] = []
            turn = track.facing - s.facing[lead]
            for e in u.members:
                half: i64 = t.HALF_STEPS[s.kind[e]]
                facing = (s.facing[e] + turn) % TURN
                ends.append(int(member_x(s, u, track, e) + half * AHEAD_X[facing]))
                ends.append(int(member_y(s, u, track, e) + half * AHEAD_Y[facing]))
                ends.append(int(facing))
            return ends
    return []
