"""What is offered of all moves: nothing that is refused, and every kind of move where it belongs."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heptarchy.games.dba.blocks import refuse_pose
from heptarchy.games.dba.bound_moves import begin_moves, refuse_members
from heptarchy.games.dba.columns import refuse_column
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.demoralised import hold_or_run
from heptarchy.games.dba.element_moves import make_unit, refuse_leave
from heptarchy.games.dba.gates import refuse_enter
from heptarchy.games.dba.table.actions import COLUMN, ENTER, LEAVE, MOVE, SPACE, TO
from heptarchy.games.dba.table.domains import POSES, pose_facing, pose_x, pose_y
from heptarchy.games.dba.table.offers import movers, places
from heptarchy.games.dba.table.state import Battle, members_of
from tests.games.dba.field import Element, options, play, refused, run
from tests.games.dba.judging import a_bound, mm, stand
from tests.games.dba.skirmish import a_skirmish
from tests.games.dba.table import invariants
from tests.sizes import examples

AWAY: Element = (1, "Cv", 100, 590, 270)


def offered(s: Battle, *members: int) -> list[str]:
    """The places offered to a unit, by name."""
    return [SPACE.say(action) for action in places(s, make_unit(s, s.command[members[0]], list(members)))]


# Laws


@settings(max_examples=examples(25))
@given(st.integers(0, 2**32 - 1))
def test_dba_8_whatever_is_offered_passes_the_judge(seed: int) -> None:
    rng = Random(seed)
    s = a_skirmish(rng, crowd=9)
    s.pips = [rng.randint(1, 6), rng.randint(1, 6)]
    for seat in range(2):
        found = movers(s, seat)
        assert len(found) == len(set(found))
        for action in rng.sample(found, min(len(found), 4)):
            members = members_of(s, MOVE.arg(action))
            assert refuse_members(s, seat, seat, members) is None
            u = make_unit(s, seat, members)
            there = places(s, u)
            assert len(there) == len(set(there))
            for place in there:
                if TO.holds(place):
                    pose = TO.arg(place)
                    assert refuse_pose(s, u, pose_x(pose), pose_y(pose), pose_facing(pose)) is None
                elif COLUMN.holds(place):
                    lead, pose = COLUMN.arg(place) // POSES, COLUMN.arg(place) % POSES
                    assert refuse_column(s, u, lead, pose_x(pose), pose_y(pose), pose_facing(pose)) is None
                elif ENTER.holds(place):
                    assert refuse_enter(s, u, ENTER.arg(place)) is None
                else:
                    assert place == LEAVE[0]
                    assert refuse_leave(s, u) is None


@settings(max_examples=examples(25))
@given(st.integers(0, 2**32 - 1))
def test_dba_1_6_whatever_is_offered_leaves_a_lawful_table(seed: int) -> None:
    rng = Random(seed)
    s = a_skirmish(rng, crowd=9)
    run(s, begin_moves)
    for _ in range(12):
        if s.over:
            break
        for action in s.options:
            assert s.refuse(action) is None
        keen = [action for action in s.options if MOVE.holds(action) or TO.holds(action) or COLUMN.holds(action)]
        s.apply(rng.choice(keen or s.options))
        invariants(s)


# Kinds


def test_dba_7_3_groups_their_halves_and_single_elements_are_offered() -> None:
    s = a_bound([*[(0, "Sp", x, 300, 90) for x in (540, 580, 620, 660)], (0, "Ps", 900, 300, 90), AWAY])
    run(s, begin_moves)
    assert options(s) == [
        "move c1 1+2+3+4",
        "move c1 1+2",
        "move c1 3+4",
        *[f"move c1 {place}" for place in range(1, 6)],
        "done",
    ]


def test_dba_7_3_only_what_can_be_paid_is_offered() -> None:
    s = a_bound([(0, "Sp", 600, 100, 90), (0, "Sp", 1100, 100, 90), AWAY], pips=1)
    run(s, begin_moves)
    assert options(s) == ["move c1 1", "done"]  # e2 is far from the general
    assert refused(s, "move c1 2") == "that costs 2 PIPs, and 1 is left (DBA-7.3)"


def test_dba_9_1_who_is_engaged_is_offered_alone() -> None:
    s = a_bound([(0, "Sp", 600, 300, 90), (0, "Sp", 640, 300, 90), (0, "Sp", 680, 300, 90), (1, "Bd", 600, 300, 270)])
    run(s, begin_moves)
    assert options(s) == ["move c1 2+3", "move c1 1", "move c1 2", "move c1 3", "done"]


def test_dba_8_1_a_single_element_is_offered_ways_to_all_sides() -> None:
    s = a_bound([(0, "Cv", 600, 200, 90), AWAY])
    found = offered(s, 0)
    for place in ("600 300 90", "600 250 90", "500 200 90", "700 200 90", "600 100 90", "600 170 270"):
        assert f"to {place}" in found
    assert any(text.endswith(" 120") for text in found)
    assert any(text.endswith(" 60") for text in found)


def test_dba_9_2_a_group_is_offered_advances_and_wheels() -> None:
    s = a_bound([(0, "Cv", 600, 200, 90), (0, "Cv", 640, 200, 90), AWAY])
    found = offered(s, 0, 1)
    for y in (300, 275, 250, 225):
        assert f"to 600 {y} 90" in found
    for facing in (100, 80, 110, 70, 120, 60):
        assert any(text.endswith(f" {facing}") for text in found)


@pytest.mark.parametrize(
    ("start", "contact"),
    [
        ((600, 250, 90), "to 600 300 90"),  # front
        ((680, 330, 180), "to 620 320 180"),  # flanks
        ((520, 330, 0), "to 580 320 0"),
        ((600, 360, 270), "to 600 315 270"),  # rear
        ((640, 250, 90), "to 640 300 90"),  # overlaps
        ((560, 250, 90), "to 560 300 90"),
    ],
)
def test_dba_13_1_every_contact_in_reach_is_offered(start: tuple[float, float, float], contact: str) -> None:
    s = a_bound([(0, "LH", *start), (1, "Bd", 600, 300, 270)])
    assert contact in offered(s, 0)


@pytest.mark.parametrize(
    ("start", "contact"),
    [
        ((600, 500, 90), "to 600 560 90"),  # its front
        ((500, 575, 0), "to 560 580 0"),  # its sides
        ((700, 575, 180), "to 640 580 180"),
    ],
)
def test_dba_13_5_the_camp_in_reach_is_offered(start: tuple[float, float, float], contact: str) -> None:
    s = a_bound([(0, "LH", *start), AWAY])
    assert contact not in offered(s, 0)
    s.camp = [s.camp[0], 0]
    assert contact in offered(s, 0)
    s.camp_lost = [False, True]
    assert contact not in offered(s, 0)


def test_dba_13_1_a_group_is_offered_contact_by_each_of_its_members() -> None:
    s = a_bound([(0, "Sp", 600, 260, 90), (0, "Sp", 640, 260, 90), (1, "Bd", 650, 300, 270)])
    found = offered(s, 0, 1)
    assert "to 610 300 90" in found  # e2 meets him after a slide
    stand(s, 2, (590, 300, 270))
    assert "to 590 300 90" in offered(s, 0, 1)


def test_dba_12_3_who_is_zoned_is_offered_to_line_up_and_to_go_back() -> None:
    s = a_bound([(0, "Sp", 605, 270, 90), (1, "Bd", 600, 300, 270)])
    found = offered(s, 0)
    assert {"to 600 300 90", "to 600 280 90", "to 600 261 90", "to 605 220 90"} <= set(found)
    s = a_bound([(0, "Sp", 605, 270, 90), (0, "Sp", 645, 270, 90), (1, "Bd", 600, 300, 270)])
    assert "to 605 220 90" in offered(s, 0, 1)


def test_dba_16_3_support_and_a_place_in_line_are_offered() -> None:
    s = a_bound(
        [(0, "Sp", 600, 300, 90), (0, "Sp", 620, 260, 90), (0, "Ps", 560, 250, 90), (0, "Bd", 700, 300, 90), AWAY]
    )
    assert "to 600 285 90" in offered(s, 1)
    assert "to 640 300 90" in offered(s, 1)
    assert "to 600 285 90" in offered(s, 2)
    assert "to 700 285 90" not in offered(s, 1)  # Spears don't support Blades


def test_dba_36_1_marches_are_offered_up_to_where_they_may_come() -> None:
    s = a_bound([(0, "LH", 600, 300, 90), (1, "Bd", 600, 450, 270), AWAY], moved=1)
    found = offered(s, 0)
    assert "to 600 362.5 90" in found
    assert "to 600 425 90" not in found
    s.moved = [0, 0, 0]
    assert "to 600 425 90" in offered(s, 0)


def test_dba_11_3_a_march_into_contact_is_offered_to_spears() -> None:
    s = a_bound([(0, "Sp", 600, 260, 90), (1, "Bd", 600, 300, 270), AWAY], moved=1)
    assert offered(s, 0) == ["to 600 300 90", "to 600 210 90", "to 600 235 90"]  # or straight back (DBA-36.1)
    s.kind = [t.BD, t.BD, t.CV]
    assert offered(s, 0) == ["to 600 210 90", "to 600 235 90"]
    run(s, begin_moves)
    play(s, "move c1 1")
    assert options(s) == ["to 600 210 90", "to 600 235 90", "stay"]


def test_dba_14_1_who_is_engaged_is_offered_to_break_off() -> None:
    s = a_bound([(0, "Cv", 600, 300, 90), (1, "Bd", 600, 300, 270)])
    assert offered(s, 0) == ["to 600 270 90", "to 600 235 90", "to 600 200 90"]
    s = a_bound([(0, "Cv", 600, 300, 90), (1, "Bd", 600, 300, 270), (1, "Bd", 620, 280, 180)])
    assert offered(s, 0) == []


def test_dba_9_5_columns_are_offered() -> None:
    s = a_bound([(0, "LH", 600, 300, 90), (0, "LH", 640, 300, 90), AWAY])
    assert {"column e1 600 425 90", "column e2 640 425 90"} <= set(offered(s, 0, 1))


def test_dba_19_8_leaving_is_offered_at_the_own_edge() -> None:
    s = a_bound([(0, "Sp", 600, 50, 90), (0, "Sp", 640, 50, 90), (0, "Sp", 640, 560, 90), AWAY])
    assert "leave" in offered(s, 0)
    assert "leave" in offered(s, 0, 1)
    assert "leave" not in offered(s, 2)


def test_dba_10_1_a_slower_way_is_offered_into_bad_going() -> None:
    s = a_bound([(0, "Cv", 600, 200, 90), AWAY], features=[(t.WOOD, 600, 260, 50, 50, 0)])
    found = offered(s, 0)
    assert "to 600 300 90" not in found
    assert "to 600 250 90" in found


def test_dba_19_4_demoralised_groups_and_elements_are_offered_to_be_held() -> None:
    s = a_bound([(0, "Sp", 600, 300, 90), (0, "Sp", 640, 300, 90), (0, "Sp", 900, 300, 90), AWAY], pips=2)
    s.broken = [True, False]
    run(s, hold_or_run)
    assert options(s) == ["hold c1 1+2", "hold c1 1", "hold c1 2", "hold c1 3", "run"]
    play(s, "hold c1 1+2")
    assert s.pips[0] == 1
    assert "hold c1 3" in options(s)
    assert any(text.startswith("face e1 ") for text in options(s))
    play(s, "run")
    assert mm(s, 0) == (600, 300, 90)
    assert mm(s, 2)[1] < 300
