"""A judgement is the same on a table turned by 180 degrees, and in a mirror; a play too, turned."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heptarchy.games.dba.blocks import refuse_pose
from heptarchy.games.dba.bound import next_bound
from heptarchy.games.dba.columns import refuse_column
from heptarchy.games.dba.contact import front_touches, is_engaged, is_linked, relation_of, touched_edge
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.element_moves import make_unit, refuse_leave
from heptarchy.games.dba.groups import components, find_way
from heptarchy.games.dba.table.actions import LEAVE, SPACE
from heptarchy.games.dba.table.offers import movers, places
from heptarchy.games.dba.table.state import Battle, is_on
from heptarchy.games.dba.zones import zoned_by
from heptarchy.kernel.refusal import Refusal
from tests.games.dba.skirmish import (
    Place,
    a_goal,
    a_skirmish,
    mirrored,
    mirrored_battle,
    turned,
    turned_action,
    turned_battle,
)
from tests.games.dba.table import invariants
from tests.sizes import examples

seeds = st.integers(0, 2**32 - 1)


def rule_of(refusal: Refusal | None) -> str:
    return "" if refusal is None else refusal.rule


def the_units(s: Battle) -> list[list[int]]:
    """All that can be taken up: single elements, and what hangs together."""
    here = [e for e in range(len(s.kind)) if is_on(s, e)]
    found = [[e] for e in here]
    for seat in range(2):
        free = [e for e in here if s.command[e] == seat and not is_engaged(s, e)]
        found += [group for group in components(s, free) if len(group) > 1]
    return found


def judged(s: Battle, members: list[int], goal: Place) -> str:
    return rule_of(refuse_pose(s, make_unit(s, s.command[members[0]], members), *goal))


def led(s: Battle, members: list[int], goal: Place) -> str:
    """Whether the last of a group may lead a column there."""
    return rule_of(refuse_column(s, make_unit(s, s.command[members[0]], members), members[-1], *goal))


@settings(max_examples=examples(250))
@given(seeds)
def test_dba_1_3_moves_are_judged_alike_turned_and_in_a_mirror(seed: int) -> None:
    rng = Random(seed)
    s = a_skirmish(rng)
    about, image = turned_battle(s), mirrored_battle(s)
    units = the_units(s)
    for members in rng.sample(units, min(len(units), 8)):
        for _ in range(5):
            goal = a_goal(rng, s, members)
            rule = judged(s, members, goal)
            assert judged(about, members, turned(goal)) == rule, (members, goal)
            assert judged(image, members, mirrored(goal)) == rule, (members, goal)
        if len(members) > 1:
            goal = a_goal(rng, s, [members[-1]])
            rule = led(s, members, goal)
            assert led(about, members, turned(goal)) == rule, (members, goal)
            assert led(image, members, mirrored(goal)) == rule, (members, goal)


def found_way(s: Battle, members: list[int], goal: Place, sign: int = 1) -> tuple[int, ...] | None:
    """How a group comes there; turns and slides to the other side with a sign of -1."""
    way = find_way(s, make_unit(s, s.command[members[0]], members), *goal, 20000)
    if way is None:
        return None
    return way.length, way.ahead, sign * way.wheel, way.on, sign * way.wheel_2, way.on_2, sign * way.slide


@settings(max_examples=examples(60))
@given(seeds)
def test_dba_9_2_ways_are_found_alike_turned_and_in_a_mirror(seed: int) -> None:
    rng = Random(seed)
    s = a_skirmish(rng)
    about, image = turned_battle(s), mirrored_battle(s)
    for members in the_units(s):
        if len(members) == 1:
            continue
        for _ in range(10):
            goal = a_goal(rng, s, members)
            way = found_way(s, members, goal)
            assert found_way(about, members, turned(goal)) == way, (members, goal)
            assert found_way(image, members, mirrored(goal), -1) == way, (members, goal)


@settings(max_examples=examples(60))
@given(seeds)
def test_dba_1_7_relations_and_zones_are_alike_turned_and_in_a_mirror(seed: int) -> None:
    s = a_skirmish(Random(seed))
    about, image = turned_battle(s), mirrored_battle(s)
    here = [e for e in range(len(s.kind)) if is_on(s, e)]
    swapped = {2: 3, 3: 2}
    for a in here:
        foes = [f for f in here if s.side[s.command[f]] != s.side[s.command[a]]]
        met = zoned_by(s, a, foes, [a])
        assert zoned_by(about, a, foes, [a]) == zoned_by(image, a, foes, [a]) == met
        for b in here:
            if a == b:
                continue
            how = relation_of(s, a, b)
            assert relation_of(about, a, b) == how
            assert relation_of(image, a, b) == swapped.get(how, how)
            assert is_linked(about, a, b) == is_linked(image, a, b) == is_linked(s, a, b)
            assert front_touches(about, a, b) == front_touches(image, a, b) == front_touches(s, a, b)
            if front_touches(s, a, b):
                edge = touched_edge(s, a, b)
                assert touched_edge(about, a, b) == edge
                assert touched_edge(image, a, b) == swapped.get(edge, edge)


@settings(max_examples=examples(15))
@given(seeds)
def test_dba_8_offers_are_alike_on_a_turned_table(seed: int) -> None:
    rng = Random(seed)
    s = a_skirmish(rng, crowd=8)
    about = turned_battle(s)
    for seat in range(2):
        assert movers(about, seat) == movers(s, seat)
    for members in rng.sample(the_units(s), 2):
        seat = s.command[members[0]]
        mine, theirs = make_unit(s, seat, members), make_unit(about, seat, members)
        assert mine.cost == theirs.cost
        assert rule_of(refuse_leave(s, mine)) == rule_of(refuse_leave(about, theirs))
        assert {turned_action(action) for action in places(s, mine)} == set(places(about, theirs))
        assert (LEAVE[0] in places(s, mine)) == (refuse_leave(s, mine) is None)


@pytest.mark.parametrize("seed", range(5))
def test_whole_plays_turn_with_the_table(seed: int) -> None:
    rng = Random(seed)
    s = a_skirmish(rng)
    s.people = [t.SAXON, t.SAXON]
    s.features = s.features[: seed % 4]
    about = turned_battle(s)
    for one in (s, about):
        one.push(next_bound)
        one.run()
    for _ in range(45):
        if s.over:
            break
        assert s.seat == about.seat
        here, there = s.options_for(s.seat), about.options_for(about.seat)
        if here:
            assert sorted(turned_action(action) for action in here) == sorted(there)
        keen = [action for action in here if SPACE.say(action).split()[0] not in ("done", "stay", "leave")]
        action = rng.choice(keen or here)
        s.apply(action)
        about.apply(turned_action(action))
        invariants(s)
        for e in range(len(s.kind)):
            assert about.status[e] == s.status[e], SPACE.say(action)
            if is_on(s, e):
                there_now = (about.x[e], about.y[e], about.facing[e])
                assert there_now == turned((s.x[e], s.y[e], s.facing[e])), SPACE.say(action)
    assert (s.over, s.pips, s.lost, s.broken) == (about.over, about.pips, about.lost, about.broken)
