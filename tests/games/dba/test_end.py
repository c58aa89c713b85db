"""The end of a battle (DBA-21, DBA-6.1)."""

from __future__ import annotations

import pytest

from heptarchy.games.dba.bound import ask_all_orders, begin_battle, next_bound
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.ending import check_end, is_army_demoralised, is_halved
from heptarchy.games.dba.game import DBA
from heptarchy.games.dba.table.state import Battle
from tests.games.dba.field import THE_END, Element, a_field, listening, options, play, refused, run

LINES: list[Element] = [
    *[(0, "Sp", 300 + 40 * i, 200, 90) for i in range(4)],
    *[(1, "Sp", 300 + 40 * i, 500, 270) for i in range(4)],
]
PAIR: list[Element] = [(2, "Sp", 700, 200, 90), (3, "Sp", 700, 500, 270)]
FOUR_SIDES = (0, 1, 0, 1)


def a_battle(*, allies: bool = False, bound: int = 1) -> Battle:
    """Four against four; with allies, two commands on each side."""
    s = a_field(LINES + (PAIR if allies else []), sides=FOUR_SIDES if allies else (0, 1), active=(bound + 1) % 2)
    s.bound = bound
    s.round = (bound + 1) // 2
    return s


def gone(s: Battle, *elements: int) -> Battle:
    """Lost without more ado."""
    for e in elements:
        s.status[e] = t.DESTROYED
        s.lost[s.command[e]] += 1
    return s


def result(s: Battle) -> tuple[str, list[int]]:
    run(s, check_end)
    return s.ending, s.scores


def test_dba_21_1_a_side_whose_army_is_demoralised_loses() -> None:
    s = a_battle(allies=True)
    s.broken = [True, False, False, False]
    assert not is_army_demoralised(s, 0)
    s.broken = [True, False, True, False]
    assert is_army_demoralised(s, 0)
    ears = listening(s)
    assert result(s) == ("army_demoralised", [0, 1, 0, 1])
    assert [event.args for event in ears if event.name == "won"] == [[1]]


def test_dba_21_1_a_command_with_nobody_left_on_the_table_counts_as_demoralised() -> None:
    s = a_battle(allies=True)
    s.broken = [True, False, False, False]
    s.status[8] = t.LEFT
    assert result(s) == ("army_demoralised", [0, 1, 0, 1])


def test_dba_21_1_commands_break_before_the_army_is_judged() -> None:
    s = gone(a_battle(), 4, 5)
    assert not s.broken[1]
    assert result(s) == ("army_demoralised", [1, 0])
    assert s.broken[1]


def test_dba_21_1_both_demoralised_is_a_draw() -> None:
    s = a_battle()
    s.broken = [True, True]
    assert result(s) == ("both_demoralised", [0, 0])


def test_dba_21_1_at_the_end_of_either_side_s_bound() -> None:
    for bound in (3, 4):
        s = a_battle(bound=bound)
        s.broken = [True, False]
        assert result(s) == ("army_demoralised", [0, 1])


def test_dba_21_2_half_of_all_and_more_than_the_enemy() -> None:
    s = a_battle(allies=True)  # 5 elements a side
    s.omens = [9, 9, 9, 9]  # no command breaks
    gone(s, 4, 5)
    assert not is_halved(s, 1)
    gone(s, 6)
    assert is_halved(s, 1)
    assert result(s) == ("half_lost", [1, 0, 1, 0])


def test_dba_21_2_not_while_the_enemy_has_lost_as_many() -> None:
    s = a_battle(allies=True)
    s.omens = [9, 9, 9, 9]
    gone(s, 4, 5, 6, 1, 2, 3)
    assert not is_halved(s, 1)
    assert not is_halved(s, 0)
    assert result(s)[0] not in ("half_lost", "army_demoralised")


def test_dba_21_2_exactly_half_is_enough() -> None:
    s = a_battle()
    s.omens = [9, 9]
    gone(s, 4, 5)
    assert result(s) == ("half_lost", [1, 0])


def test_dba_21_3_after_ten_rounds_a_draw() -> None:
    s = a_battle(bound=20)
    assert result(s) == ("time", [0, 0])


@pytest.mark.parametrize("bound", [1, 2, 18, 19])
def test_dba_6_1_before_that_the_next_bound_follows(bound: int) -> None:
    s = run(a_battle(bound=bound), check_end)
    assert not s.over
    assert (s.bound, s.round) == (bound + 1, bound // 2 + 1)
    assert s.active == bound % 2


def test_dba_21_3_in_the_last_bound_a_demoralised_army_still_loses() -> None:
    s = a_battle(bound=20)
    s.broken = [False, True]
    assert result(s) == ("army_demoralised", [1, 0])


def test_dba_6_1_the_attacker_has_the_first_bound() -> None:
    for attacker in (0, 1):
        s = a_battle()
        s.bound = s.round = 0
        s.attacker = attacker
        run(s, begin_battle)
        assert (s.active, s.bound, s.round, s.seat) == (attacker, 1, 1, attacker)


def test_dba_6_1_ten_rounds_of_two_bounds_are_played() -> None:
    s = a_battle()
    s.bound = s.round = 0
    bounds: list[tuple[int, int]] = []
    run(s, begin_battle)
    while not s.over:
        if not bounds or bounds[-1] != (s.round, s.active):
            bounds.append((s.round, s.active))
        if "fight_on" in options(s):
            play(s, "fight_on")
        elif "done" in options(s):
            play(s, "done")
        elif s.seat < 0:
            play(s, "pips 1")
        else:
            play(s, "grant 1")
    assert s.ending == "time"
    assert bounds == [(n, side) for n in range(1, 11) for side in (0, 1)]


# Orders (DBA-21.4)


def test_dba_21_4_both_c_in_cs_may_agree_to_a_draw() -> None:
    s = run(a_battle(allies=True), ask_all_orders)
    play(s, "offer_draw")
    assert (s.seat, s.rule, options(s)) == (1, "DBA-21.4", ["decline", "accept"])
    play(s, "accept")
    assert (s.ending, s.scores) == ("agreed", [0, 0, 0, 0])


def test_dba_21_4_a_draw_that_is_declined_is_offered_no_more_in_that_bound() -> None:
    s = run(a_battle(), ask_all_orders)
    play(s, "offer_draw", "decline")
    assert (s.seat, s.rule) == (0, "DBA-6.2")
    assert "DBA-21.4" in refused(s, "offer_draw")
    play(s, "fight_on")
    assert s.ending == THE_END


def test_dba_21_4_a_side_may_concede() -> None:
    s = run(a_battle(allies=True), ask_all_orders)
    play(s, "concede")
    assert (s.ending, s.scores) == ("conceded", [0, 1, 0, 1])


def test_dba_21_4_only_the_c_in_c_whose_bound_it_is_speaks_for_his_side() -> None:
    s = run(a_battle(allies=True), ask_all_orders)
    play(s, "fight_on")
    assert s.seat == 2
    assert "DBA-21.4" in refused(s, "offer_draw")
    assert "DBA-21.4" in refused(s, "concede")
    play(s, "fight_on")
    assert s.ending == THE_END, "the enemy is not asked"


def warned(s: Battle) -> dict[str, bool]:
    """What is warned of before it is answered: would it end the battle for who answers so?"""
    return {s.space.say(action): caution.grave for action, caution in DBA.cautions(s, s.seat).items()}


def test_dba_21_4_conceding_and_the_last_command_given_up_are_warned_of() -> None:
    s = run(a_battle(allies=True), ask_all_orders)
    assert warned(s) == {"concede": True}, "the ally has a command yet"
    s.broken[2] = True
    assert warned(s) == {"concede": True, "despair": True}
    s.in_campaign = True
    assert warned(s) == {}, "the campaign goes on"


# In a campaign (DBA-36.2)


def in_campaign(*, allies: bool = True) -> Battle:
    s = a_battle(allies=allies)
    s.in_campaign = True
    return s


def test_dba_36_2_in_a_campaign_nobody_concedes_for_others() -> None:
    s = run(in_campaign(), ask_all_orders)
    assert "DBA-36.2" in refused(s, "concede")
    assert refused(s, "despair") == ""
    s.in_campaign = False
    assert refused(s, "concede") == ""


def test_dba_36_2_each_player_gives_up_his_own_command() -> None:
    s = run(in_campaign(), ask_all_orders)
    play(s, "despair", "fight_on")
    assert (s.seat, s.broken) == (2, [True, False, False, False])
    assert refused(s, "despair") == ""
    play(s, "despair", "fight_on")
    assert s.broken == [True, False, True, False]
    assert result(s) == ("army_demoralised", [0, 1, 0, 1])


def test_dba_36_2_the_battle_goes_on_to_the_end_of_that_bound() -> None:
    s = in_campaign(allies=False)
    s.bound, s.active = 2, 1
    run(s, next_bound)
    play(s, "despair", "fight_on")
    assert not s.over
    assert s.rule == "DBA-7.2"


def test_dba_36_2_a_draw_needs_every_player_of_both_sides() -> None:
    s = run(in_campaign(), ask_all_orders)
    play(s, "offer_draw")
    asked = []
    for _ in range(3):
        assert (s.rule, options(s)) == ("DBA-36.2", ["decline", "accept"])
        asked.append(s.seat)
        play(s, "accept")
    assert asked == [1, 3, 2]
    assert (s.ending, s.scores) == ("agreed", [0, 0, 0, 0])


@pytest.mark.parametrize("agreed", [0, 1, 2])
def test_dba_36_2_one_who_declines_is_enough(agreed: int) -> None:
    s = run(in_campaign(), ask_all_orders)
    play(s, "offer_draw", *["accept"] * agreed, "decline")
    assert (s.seat, s.rule, s.over) == (0, "DBA-6.2", False)
    assert "DBA-36.2" in refused(s, "offer_draw")


def test_dba_36_2_any_player_of_the_side_may_offer_it() -> None:
    s = run(in_campaign(), ask_all_orders)
    play(s, "fight_on")
    assert s.seat == 2
    assert refused(s, "offer_draw") == ""
    play(s, "offer_draw", "accept", "accept")
    assert s.seat == 0
    play(s, "accept")
    assert s.ending == "agreed"
