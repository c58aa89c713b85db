"""DBA-8.3: ways step by step; what is passed over, and who is left out, could not matter."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from heptarchy.games.dba.blocks import others_near
from heptarchy.games.dba.data.tables import HALF_STEPS
from heptarchy.games.dba.element_moves import beside_way, end_poses, make_unit
from heptarchy.games.dba.groups import find_way, walk
from heptarchy.games.dba.lattice import AHEAD_X, AHEAD_Y, NEAR, RIGHT_X, RIGHT_Y, between, length_of
from heptarchy.games.dba.room import line_crosses, may_pass
from heptarchy.games.dba.table.state import NO_CAMP, Battle, Unit, put
from heptarchy.games.dba.track import Track, member_x, member_y, next_near
from heptarchy.games.dba.ways import STEP, TURN_STEP, way_of
from tests.games.dba.skirmish import a_goal, a_skirmish
from tests.games.dba.test_symmetry import the_units
from tests.sizes import examples

seeds = st.integers(0, 2**32 - 1)


def a_track(rng: Random, s: Battle, u: Unit) -> Track | None:
    """Some way of a unit, if it has one to where it is sent."""
    x, y, facing = a_goal(rng, s, u.members)
    if len(u.members) == 1:
        return way_of(s, u.members[0], x, y, between(facing, s.facing[u.members[0]]))
    way = find_way(s, u, x, y, facing, u.limit + NEAR)
    return None if way is None else walk(s, u, way, STEP, TURN_STEP)


def middles(s: Battle, u: Unit, track: Track) -> list[tuple[int, int]]:
    """Of all members, at the step that is looked at."""
    if len(u.members) > 1:
        return [(member_x(s, u, track, e), member_y(s, u, track, e)) for e in u.members]
    half = HALF_STEPS[s.kind[u.members[0]]]
    return [(track.x - half * AHEAD_X[track.facing], track.y - half * AHEAD_Y[track.facing])]


@settings(max_examples=examples(150))
@given(seeds)
def test_dba_8_3_no_step_is_passed_over_at_which_a_member_is_near(seed: int) -> None:
    rng = Random(seed)
    s = a_skirmish(rng)
    for members in the_units(s):
        u = make_unit(s, s.command[members[0]], members)
        track = a_track(rng, s, u)
        if track is None:
            continue
        near = rng.choice((2000, 5200, 9000))
        cx, cy = s.x[members[0]] + rng.randint(-20000, 20000), s.y[members[0]] + rng.randint(-20000, 20000)
        reached: list[int] = []
        for step in range(track.last + 1):
            track.go(step)
            if any((x - cx) ** 2 + (y - cy) ** 2 <= near**2 for x, y in middles(s, u, track)):
                reached.append(step)
        found: list[int] = []
        step = next_near(s, u, track, 0, cx, cy, near)
        while step <= track.last:
            found.append(step)
            step = next_near(s, u, track, step + 1, cx, cy, near)
        assert found == reached, (members, cx, cy, near)


@settings(max_examples=examples(150))
@given(seeds)
def test_dba_8_2_whoever_is_left_out_does_not_stand_in_the_way(seed: int) -> None:
    rng = Random(seed)
    s = a_skirmish(rng)
    for members in the_units(s):
        u = make_unit(s, s.command[members[0]], members)
        x, y, facing = a_goal(rng, s, members)
        ends = end_poses(s, u, x, y, facing)
        if len(members) == 1:
            assert_none_crossed(s, u, ends)
            continue
        way = find_way(s, u, x, y, facing, u.limit + NEAR)
        if way is None:
            continue
        others = others_near(s, u, way, ends)
        track = walk(s, u, way, STEP, TURN_STEP)
        for o in (o for o in [*u.friends, *u.foes] if o not in others):
            assert next_near(s, u, track, 0, s.mx[o], s.my[o], 5200) > track.last, (members, o)


def assert_none_crossed(s: Battle, u: Unit, ends: list[int]) -> None:
    """Nobody who is left out, apart from those it may pass, is on the line of a corner or of the middle."""
    e = u.members[0]
    if length_of(ends[0] - s.x[e], ends[1] - s.y[e]) > u.limit:
        return
    s.camp = [NO_CAMP, NO_CAMP]
    then = s.clone()
    put(then, e, ends[0], ends[1], ends[2])
    beside = beside_way(s, u, e, then.mx[e], then.my[e])
    out = [o for o in u.friends if o not in beside and not may_pass(s, e, o)] + [o for o in u.foes if o not in beside]
    for start, end in zip(corners(s, e), corners(then, e), strict=True):
        assert not line_crosses(s, out, *start, *end), (e, ends)


def corners(s: Battle, e: int) -> list[tuple[int, int]]:
    """An element's middle and its corners."""
    facing = s.facing[e]
    back = 2 * HALF_STEPS[s.kind[e]]
    found = [(s.mx[e], s.my[e])]
    for x, y in ((s.x[e], s.y[e]), (s.x[e] - back * AHEAD_X[facing], s.y[e] - back * AHEAD_Y[facing])):
        found += [(x - RIGHT_X[facing], y - RIGHT_Y[facing]), (x + RIGHT_X[facing], y + RIGHT_Y[facing])]
    return found
