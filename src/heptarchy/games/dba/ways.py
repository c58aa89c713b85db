"""What is met on a way: front zones, bad going, enemies near a march (DBA-8.3, DBA-10.1, DBA-12.3, DBA-36.1)."""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from heptarchy.games.dba import ground, holds
from heptarchy.games.dba.book import why
from heptarchy.games.dba.contact import APART
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.lattice import (
    AHEAD_X,
    AHEAD_Y,
    COS,
    HALF_BASE,
    MM,
    NEAR,
    SCALE,
    SIN,
    TURN,
    same_way,
)
from heptarchy.games.dba.reaching import ends_in_support, in_contact, meets_camp, reached_by
from heptarchy.games.dba.shapes import HALF_DEPTH, gap_2
from heptarchy.games.dba.track import DRIFT, Track, member_x, member_y, next_near
from heptarchy.games.dba.zones import RADIUS, faces, zones
from heptarchy.kernel.refusal import Refusal

if TYPE_CHECKING:
    from heptarchy.games.dba.table.state import Battle, Unit

STEP: Final = 5 * MM  # DBA-8.3: ways are looked at every 5 mm and 2 degrees
TURN_STEP: Final = 20
SPARE: Final = 4  # an element's middle is reckoned in two ways; they differ by rounding


def way_of(s: Battle, e: int, x: i64, y: i64, turn: i64) -> Track:
    """DBA-8.3: the way of a single element: straight, and turning evenly."""
    ox: i64 = s.x[e]
    oy: i64 = s.y[e]
    track = Track(ox, oy, s.facing[e])
    track.add(DRIFT, steps_of(x - ox, y - oy, turn), turn, x - ox, y - oy)
    return track


def steps_of(dx: i64, dy: i64, turn: i64) -> i64:
    """DBA-8.3: in how many steps a way is looked at."""
    by_length: i64 = (isqrt(dx * dx + dy * dy) + STEP - 1) // STEP
    by_turn: i64 = ((turn if turn >= 0 else -turn) + TURN_STEP - 1) // TURN_STEP
    most = by_length if by_length > by_turn else by_turn
    return most if most > 1 else 1


# Front zones


def refuse_zones(s: Battle, u: Unit, track: Track, ends: list[int], near: list[int]) -> Refusal | None:
    """DBA-12.3, DBA-12.4: whoever is zoned at the start or on the way ends facing one of those who zone him.

    Near are those whose zones may be met, as `zoners` gives them.
    """
    if not near or is_straight_back(s, u, ends[0], ends[1], ends[2]):
        return None
    faced = [z for z in near if is_faced(s, u, ends, z)]
    for z in faced:
        if z in u.zoned_by or is_met(s, u, track, z):
            return None
    if u.zoned_by:
        return why.IN_FRONT_ZONE.by("DBA-12.3", u.members[0], u.zoned_by[0])
    for z in near:
        if z not in faced and is_met(s, u, track, z):
            return why.IN_FRONT_ZONE.by("DBA-12.3", u.members[0], z)
    return None


def is_faced(s: Battle, u: Unit, ends: list[int], z: int) -> bool:
    """DBA-12.4: it is enough that one member faces him."""
    for i in range(0, len(ends), 3):  # noqa: SIM110 -- a generator costs more than the test
        if faces(s, ends[i], ends[i + 1], ends[i + 2], z):
            return True
    return False


def zoners(s: Battle, u: Unit, bx: i64, by: i64) -> list[int]:
    """The enemies whose zone may be met on the way there, and those who zone at its start: a quick first look."""
    if not u.foes:
        return u.foes
    ahead: i64 = s.params.zone_depth // 5  # the middle of a zone, in steps of 2.5 mm
    lead = u.members[0]
    ax: i64 = s.x[lead]
    ay: i64 = s.y[lead]
    chord: i64 = isqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
    reach: i64 = 2 * chord + 2 * (zone_reach(s) + u.radius)  # a wheel leaves its chord by less than half of it
    reach_2 = reach * reach
    ax += bx
    ay += by
    xs = s.x
    ys = s.y
    facings = s.facing
    found: list[int] = []
    for z in u.foes:
        facing = facings[z]
        zx: i64 = xs[z]
        zy: i64 = ys[z]
        dx: i64 = 2 * (zx + ahead * AHEAD_X[facing]) - ax
        dy: i64 = 2 * (zy + ahead * AHEAD_Y[facing]) - ay
        if dx * dx + dy * dy <= reach_2:
            found.append(z)
    return found


def zone_reach(s: Battle) -> i64:
    """No base whose front's middle is farther from the middle of a zone than this meets it."""
    return s.params.zone_radius + RADIUS + 15 * MM


def is_met(s: Battle, u: Unit, track: Track, z: int) -> bool:
    """DBA-12.2: does a member meet the zone of z on the way?"""
    zt = s.facing[z]
    ahead: i64 = s.params.zone_depth // 5
    cx: i64 = s.x[z] + ahead * AHEAD_X[zt]
    cy: i64 = s.y[z] + ahead * AHEAD_Y[zt]
    near: i64 = s.params.zone_radius + RADIUS
    step = next_near(s, u, track, 0, cx, cy, near)
    while step <= track.last:
        if len(u.members) == 1:
            k = s.kind[u.members[0]]
            facing = track.facing
            half: i64 = t.HALF_STEPS[k]
            x = track.x - half * AHEAD_X[facing]
            y = track.y - half * AHEAD_Y[facing]
            if zones(s, z, x, y, facing, HALF_DEPTH[k], u.members):
                return True
        elif block_is_met(s, u, track, z, cx, cy, near):
            return True
        step = next_near(s, u, track, step + 1, cx, cy, near)
    return False


def block_is_met(s: Battle, u: Unit, track: Track, z: int, cx: i64, cy: i64, near: i64) -> bool:
    """DBA-12.2: does a member of a group meet the zone of z, at the step that was looked at?"""
    turn: i64 = track.facing - s.facing[u.members[0]]
    for e in u.members:
        mx = member_x(s, u, track, e)
        my = member_y(s, u, track, e)
        if (mx - cx) * (mx - cx) + (my - cy) * (my - cy) <= near * near and zones(
            s, z, mx, my, (s.facing[e] + turn) % TURN, HALF_DEPTH[s.kind[e]], u.members
        ):
            return True
    return False


def is_straight_back(s: Battle, u: Unit, x: i64, y: i64, facing: i64) -> bool:
    """DBA-12.3: zoned at the start, and straight back for the whole move."""
    if not u.zoned_by:
        return False
    e = u.members[0]
    if not same_way(facing, s.facing[e]):
        return False
    c: i64 = COS[s.facing[e]]
    si: i64 = SIN[s.facing[e]]
    dx: i64 = x - s.x[e]
    dy: i64 = y - s.y[e]
    return dx * c + dy * si <= 0 and -NEAR * SCALE <= dx * si - dy * c <= NEAR * SCALE


# Going and marches


def meets_bad_going(s: Battle, u: Unit, track: Track) -> bool:
    """DBA-10.1: is any part of the move in bad going?"""
    for g in u.grounds:
        f = s.features[g]
        fx: i64 = f.x
        fy: i64 = f.y
        near: i64 = (f.a if f.a > f.b else f.b) + RADIUS + SPARE
        step = next_near(s, u, track, 0, fx, fy, near)
        while step <= track.last:
            turn: i64 = track.facing - s.facing[u.members[0]]
            for e in u.members:
                facing = (s.facing[e] + turn) % TURN
                hd: i64 = HALF_DEPTH[s.kind[e]]
                if ground.base_meets(f, member_x(s, u, track, e), member_y(s, u, track, e), facing, hd):
                    return True
            step = next_near(s, u, track, step + 1, fx, fy, near)
    return False


def refuse_march(s: Battle, u: Unit, track: Track, ends: list[int]) -> Refusal | None:
    """DBA-36.1, DBA-11.3: a march keeps away from the enemy, unless it may end at him."""
    if u.first_move or not (comes_too_near(s, u, track) or nears_garrison(s, u, track)) or may_close_in(s, u, ends):
        return None
    return why.MARCH_NEAR.by("DBA-36.1")


def comes_too_near(s: Battle, u: Unit, track: Track) -> bool:
    """DBA-36.1: is a member nearer to an enemy than a march may come, and than it was, at any point of the way?"""
    for f in u.foes:
        if passes_near(s, u, track, s.mx[f], s.my[f], s.facing[f], HALF_DEPTH[s.kind[f]], HALF_BASE, RADIUS):
            return True
    return False


def nears_garrison(s: Battle, u: Unit, track: Track) -> bool:
    """DBA-36.1: the same of an enemy element that holds a camp or the built-up area: it is wherever its place is."""
    for h in u.held:
        x, y, facing, hd, hw = holds.box(s, h)
        if passes_near(s, u, track, x, y, facing, hd, hw, isqrt(hd * hd + hw * hw) + 1):
            return True
    return False


def passes_near(s: Battle, u: Unit, track: Track, fx: i64, fy: i64, ft: i64, fd: i64, fw: i64, corner: i64) -> bool:
    """DBA-36.1: does the way of a member come too near to a rectangle: middle, facing, half sides, to its corner?"""
    least: i64 = s.params.march_distance * MM - NEAR
    far = least + RADIUS + corner
    step = next_near(s, u, track, 0, fx, fy, far + SPARE)
    while step <= track.last:
        turn: i64 = track.facing - s.facing[u.members[0]]
        for e in u.members:
            mx = member_x(s, u, track, e)
            my = member_y(s, u, track, e)
            if (fx - mx) * (fx - mx) + (fy - my) * (fy - my) >= far * far:
                continue
            hd: i64 = HALF_DEPTH[s.kind[e]]
            gap = gap_2(mx, my, (s.facing[e] + turn) % TURN, hd, HALF_BASE, fx, fy, ft, fd, fw)
            if gap >= least * least:
                continue
            began: i64 = isqrt(gap_2(s.mx[e], s.my[e], s.facing[e], hd, HALF_BASE, fx, fy, ft, fd, fw)) - NEAR
            if began > 0 and gap < began * began:
                return True
        step = next_near(s, u, track, step + 1, fx, fy, far + SPARE)
    return False


def may_close_in(s: Battle, u: Unit, ends: list[int]) -> bool:
    """DBA-11.3, DBA-11.5: a march that may come near because of how it ends; poses of all members."""
    reached = reached_by(s, u, ends)
    storms = meets_camp(s, u, ends)
    if s.marching[u.command] and (in_contact(reached) or storms):
        return True
    if reached == APART and not storms and not ends_in_support(s, u, ends):
        return False
    first_bound = s.bound <= 2
    for e in u.members:
        if s.kind[e] == t.PS and first_bound:
            continue
        if s.kind[e] in (t.SP, t.WB) and s.moved[e] == 1:
            continue
        return False
    return True
