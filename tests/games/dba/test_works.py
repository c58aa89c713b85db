"""DBA-22.5: plashing and hidden ditches."""

from __future__ import annotations

import pytest

from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.table.actions import SPACE
from heptarchy.games.dba.table.state import Battle
from heptarchy.games.dba.works import DITCHED, LATE, PLASHED, ask_works, bonus
from tests.games.dba.field import a_field, move_to, options, play, refused, run

WOOD = (t.WOOD, 600, 295, 80, 60, 0)
LINE = [
    (0, "Sp", 600, 300, 90),  # e1, met by e4
    (0, "Sp", 640, 300, 90),  # e2
    (0, "Sp", 300, 100, 90),  # e3, elsewhere
    (1, "Bd", 600, 300, 270),  # e4
    (1, "Bd", 300, 500, 270),  # e5
]


def met(hand: list[int], *, wood: bool = False, turned: bool = False, active: int = 1) -> Battle:
    """e1, which has stood still, is in front contact with e4."""
    features = [WOOD] if wood else []
    return a_field(LINE, features=features, hands={0: hand}, turned=turned, active=active)


def test_dba_22_5_works_give_one_against_an_enemy_in_front_contact() -> None:
    s = met([])
    assert bonus(s, 0, 3) == 0
    s.works = [DITCHED, 0, 0, 0, 0]
    assert bonus(s, 0, 3) == 1
    assert bonus(s, 0, 4) == 0
    assert bonus(s, 3, 0) == 0


def test_dba_22_5_works_do_not_help_against_a_camp() -> None:
    s = a_field([LINE[0], LINE[3]])
    s.works = [DITCHED, 0]
    assert bonus(s, 0, 1) == 1
    assert bonus(s, 0, -1) == 0


def test_dba_22_5_plashing_and_a_ditch_do_not_add_up() -> None:
    s = met([])
    s.works = [PLASHED | DITCHED, 0, 0, 0, 0]
    assert bonus(s, 0, 3) == 1


def test_dba_22_5_whoever_has_moved_has_left_his_works() -> None:
    s = met([])
    s.works = [DITCHED, 0, 0, 0, 0]
    s.still[0] = False
    assert bonus(s, 0, 3) == 0


@pytest.mark.parametrize(("x", "y", "facing"), [(580, 292.5, 0), (600, 285, 90), (640, 300, 270)])
def test_dba_22_5_works_do_not_help_against_flank_rear_or_overlap(x: float, y: float, facing: float) -> None:
    s = met([])
    s.works = [DITCHED, 0, 0, 0, 0]
    move_to(s, 3, x, y, facing)
    assert bonus(s, 0, 3) == 0


@pytest.mark.parametrize("turned", [False, True])
def test_dba_22_5_the_ditch_is_shown_when_the_first_is_met(turned: bool) -> None:
    s = run(met([t.DITCH], turned=turned), ask_works)
    assert s.seat == 0
    assert s.rule == "DBA-22.5"
    assert options(s) == ["play hidden_ditch", "pass"]
    play(s, "play hidden_ditch")
    assert options(s) == ["entrench c1 1+2+3", "entrench c1 1"]
    play(s, "entrench c1 1+3")
    assert s.works == [DITCHED, 0, DITCHED, 0, 0]
    assert s.over
    assert s.hands == [0, 0]


def test_dba_22_5_whoever_holds_cards_is_asked_whatever_they_are() -> None:
    s = run(met([t.SORCERY]), ask_works)
    assert s.seat == 0
    assert options(s) == ["pass"]
    assert refused(s, "play hidden_ditch") == "you do not hold Hidden ditch (DBA-22.5)"
    assert refused(s, "play sorcery") == "that is not what is asked now (DBA-22.5)"


def test_dba_22_5_nobody_is_asked_without_cards_or_contact() -> None:
    assert run(met([]), ask_works).over
    s = met([t.DITCH])
    move_to(s, 3, 600, 301, 270)
    assert run(s, ask_works).over
    moved = met([t.DITCH])
    moved.still[0] = False
    assert run(moved, ask_works).over


def test_dba_22_5_nobody_is_asked_when_both_cards_lie_open() -> None:
    s = met([t.SORCERY])
    s.shown = 1 << t.DITCH
    assert run(s, ask_works).over  # nobody stood in a wood: plashing would not help
    s = met([t.SORCERY], wood=True)
    s.shown = 1 << t.DITCH
    assert run(s, ask_works).seat == 0
    s = met([t.SORCERY], wood=True)
    s.shown = 1 << t.DITCH | 1 << t.PLASHING
    assert run(s, ask_works).over


def test_dba_22_5_plashing_is_for_all_who_were_deployed_wholly_in_a_wood() -> None:
    s = met([t.PLASHING], wood=True)
    assert s.wooded == [True, True, False, True, False]
    run(s, ask_works)
    play(s, "play plashing")
    assert s.works == [PLASHED, PLASHED, 0, 0, 0]  # not for the enemy, who came into the wood


def test_dba_22_5_plashing_needs_a_wood() -> None:
    s = run(met([t.PLASHING]), ask_works)
    assert options(s) == ["pass"]
    assert "deployed wholly in a wood" in refused(s, "play plashing")


def test_dba_22_5_after_one_card_the_other_may_follow() -> None:
    elements = [*LINE, (1, "Bd", 300, 100, 270)]  # e6 meets e3, in the open
    s = a_field(elements, features=[WOOD], hands={0: [t.PLASHING, t.DITCH]}, active=1)
    run(s, ask_works)
    assert options(s) == ["play plashing", "play hidden_ditch", "pass"]
    play(s, "play plashing")
    assert options(s) == ["play hidden_ditch", "pass"]
    play(s, "play hidden_ditch", "entrench c1 3")
    assert s.works[:3] == [PLASHED, PLASHED, DITCHED]
    assert s.over


def test_dba_22_5_works_not_shown_when_he_was_met_never_help_him() -> None:
    s = run(met([t.DITCH]), ask_works)
    play(s, "pass")
    assert s.works == [LATE, 0, 0, LATE, 0]
    assert run(s, ask_works).over  # for e1 it is too late
    move_to(s, 4, 640, 300, 270)  # e5 meets e2
    run(s, ask_works)
    play(s, "play hidden_ditch")
    assert options(s) == ["entrench c1 2+3", "entrench c1 2"]
    assert refused(s, "entrench c1 1+2") == "e1 was met before the card was shown (DBA-22.5)"


def test_dba_22_5_plashing_is_lost_once_the_first_in_the_wood_was_met() -> None:
    s = run(met([t.PLASHING], wood=True), ask_works)
    play(s, "pass")
    move_to(s, 4, 640, 300, 270)
    run(s, ask_works)
    assert options(s) == ["pass"]


def test_dba_22_5_the_ditch_is_for_own_elements_that_stood_still() -> None:
    s = met([t.DITCH])
    s.still[1] = False
    run(s, ask_works)
    play(s, "play hidden_ditch")
    assert options(s) == ["entrench c1 1+3", "entrench c1 1"]
    assert refused(s, "entrench c1 1+2") == "e2 has not stood still since deployment (DBA-22.5)"
    assert refused(s, "entrench c2 1") == "those are not your elements (DBA-22.5)"
    assert refused(s, "entrench c1 1+7") == "those are not your elements (DBA-22.5)"
    assert refused(s, "entrench c1 0") == "name at least one element (DBA-22.5)"
    assert refused(s, "pass") == "that is not what is asked now (DBA-22.5)"
    s.status[2] = t.DESTROYED
    assert refused(s, "entrench c1 3") == "e3 is not on the table (DBA-22.5)"


def test_dba_22_5_the_side_whose_bound_it_is_is_asked_first() -> None:
    for active in (0, 1):
        s = a_field(LINE, hands={0: [t.SORCERY], 1: [t.DITCH]}, active=active)
        run(s, ask_works)
        assert s.seat == active
        play(s, "pass")
        assert s.seat == 1 - active
        assert SPACE.parse("pass") in s.options


def test_dba_22_5_works_of_a_clone_are_its_own() -> None:
    s = run(met([t.DITCH]), ask_works)
    play(s, "play hidden_ditch")
    other = s.clone()
    play(other, "entrench c1 1")
    assert s.works == [0] * 5
    assert other.works[0] == DITCHED
