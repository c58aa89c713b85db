"""Epic Battle Events: cards in the Fyrd deck, and what they do to a battle (VX-7); the Traitor has tests of his own."""

from __future__ import annotations

import pytest

from heptarchy.games.vikings.battle import start_rebellion
from heptarchy.games.vikings.data.tables import (
    ALFREDS_GAMBIT,
    BERSERKERS,
    BRETLINTUN,
    CETREHT,
    DUNHOLM,
    ENGLISH,
    EOFORWIC,
    FYRD,
    HALFDAN,
    HOUSECARL,
    NORSEMEN,
    SHIELD_WALL,
    THEGN,
    VIKING,
)
from heptarchy.games.vikings.leader_phase import leader_phase
from heptarchy.games.vikings.table.actions import LOSE, TARGET
from heptarchy.games.vikings.table.state import LED, March
from heptarchy.kernel.modes import FATE
from tests.games.vikings.epic_table import FULL, age_of, assault, battle_of, english_attack, fray_of
from tests.games.vikings.table import (
    a_state,
    answers,
    dice,
    fight,
    invariants,
    is_done,
    offered,
    pass_all,
    play,
    refused,
    run,
    units_in,
)

# VX-7.12: the Champions' Duel


@pytest.mark.parametrize(
    ("first", "second", "loses"),
    [("hit", "hit", None), ("hit", "command", ENGLISH), ("flee", "hit", VIKING), ("command", "flee", None)],
)
def test_vx_7_12_exactly_one_hit_costs_the_other_side_a_unit(first: str, second: str, loses: int | None) -> None:
    # Given one faction a side, so that neither champion is asked for
    s = assault({NORSEMEN: 3, THEGN: 3})
    play(s, "epic champions_duel", "levy 2")
    assert (s.rule, dice(s)) == ("VX-7.12", (NORSEMEN, 1))
    play(s, f"roll {first}")
    assert (s.rule, dice(s)) == ("VX-7.12", (THEGN, 1))
    play(s, f"roll {second}")
    if loses == ENGLISH:
        assert s.rule == "VX-7.12"
        play(s, "lose thegn")
    assert s.units[NORSEMEN][EOFORWIC] == (2 if loses == VIKING else 3)
    assert s.units[THEGN][EOFORWIC] == (2 if loses == ENGLISH else 3)
    assert s.stock[NORSEMEN] == (38 if loses == VIKING else 37)
    assert s.rule == "V-9.5"  # then the battle begins


def test_vx_7_12_each_side_picks_a_faction_it_has_present() -> None:
    s = assault({**FULL, THEGN: 4})
    play(s, "epic champions_duel", "levy 2")
    assert (s.seat, s.rule, answers(s)) == (s.owner[NORSEMEN], "VX-7.12", ["champion norsemen", "champion berserkers"])
    assert refused(s, "champion thegn", s.seat)
    play(s, "champion berserkers")
    assert (s.seat, answers(s)) == (s.owner[THEGN], ["champion housecarl", "champion thegn"])
    play(s, "champion housecarl")
    assert dice(s) == (BERSERKERS, 1)
    play(s, "roll command")
    assert dice(s) == (HOUSECARL, 1)


def test_vx_7_12_the_owner_chooses_the_loss_and_v_9_8_does_not_apply() -> None:
    # Given Vikings who lose the duel
    s = assault()
    play(s, "epic champions_duel", "levy 2", "champion berserkers", "champion thegn", "roll command", "roll hit")
    assert (s.seat, answers(s)) == (s.owner[NORSEMEN], ["lose norsemen", "lose berserkers"])
    play(s, "lose norsemen")

    # Then the first Hit of the battle still takes a Berserker
    assert battle_of(s).berserkers_taken == 0
    play(s, "roll hit command", "roll command command command", "roll blank blank")
    assert units_in(s, EOFORWIC) == {NORSEMEN: 2, BERSERKERS: 1, HOUSECARL: 2, THEGN: 3}


def test_vx_7_12_it_is_fought_when_the_fyrd_have_come_and_they_may_be_lost() -> None:
    s = assault()
    play(s, "epic champions_duel")
    assert "levy 2" in answers(s)
    play(s, "levy 2", "champion norsemen", "champion thegn", "roll hit", "roll flee")
    assert answers(s) == ["lose housecarl", "lose thegn", "lose fyrd"]
    play(s, "lose fyrd")
    assert (battle_of(s).fyrd, s.stock[FYRD]) == (1, 9)
    invariants(s, dealt=False)


def test_vx_7_12_it_may_end_the_battle() -> None:
    s = assault({NORSEMEN: 1, THEGN: 3})
    play(s, "epic champions_duel", "levy 2", "roll flee", "roll hit")
    assert is_done(s)
    assert units_in(s, EOFORWIC) == {THEGN: 3}


def test_vx_7_12_and_vx_1_4_no_church_is_asked_for_after_a_battle_that_is_over() -> None:
    s = a_state(modules=("epic_battles", "land_and_gods"), units={EOFORWIC: {NORSEMEN: 1, THEGN: 3}})
    age_of(s).tiles = 1
    fight(s, EOFORWIC)
    play(s, "epic champions_duel", "levy 2", "roll flee", "roll hit")
    assert (is_done(s), age_of(s).tiles) == (True, 1)


def test_vx_7_12_fyrd_alone_have_no_champion() -> None:
    s = a_state(modules=("epic_battles",), active=HOUSECARL, units={CETREHT: {NORSEMEN: 3}})
    run(s, lambda state, _: start_rebellion(state, CETREHT))
    play(s, "epic champions_duel", "levy 2")
    assert (s.rule, dice(s)) == ("V-9.5", (NORSEMEN, 3))


# VX-7.13: the Morning Fog


def test_vx_7_13_every_kind_rolls_one_die_in_the_first_roll_of_each_side() -> None:
    s = assault({kind: n + 3 for kind, n in FULL.items()})
    play(s, "epic morning_fog", "levy 3")
    seen: list[tuple[int, int]] = []
    for _ in range(10):
        seen.append(dice(s))
        play(s, "roll " + " ".join(["blank" if dice(s)[0] == FYRD else "command"] * dice(s)[1]))
    assert seen[:5] == [(HOUSECARL, 1), (THEGN, 1), (FYRD, 1), (NORSEMEN, 1), (BERSERKERS, 1)]
    assert seen[5:] == [(HOUSECARL, 2), (THEGN, 3), (FYRD, 2), (NORSEMEN, 3), (BERSERKERS, 2)]


def test_vx_7_13_an_extra_roll_is_the_first_one() -> None:
    # Given an Ambush in the fog
    s = assault({NORSEMEN: 5, THEGN: 5}, hands={THEGN: ["t13_ambush"]}, advanced=True)
    play(s, "epic morning_fog", "levy 2", "play t13_ambush")
    pass_all(s)
    assert dice(s) == (THEGN, 1)
    play(s, "roll command", "roll blank")

    # Then the English roll all their dice in the exchange, the Vikings one
    assert dice(s) == (THEGN, 3)
    play(s, "roll command command command", "roll blank blank")
    assert dice(s) == (NORSEMEN, 1)


def test_vx_7_13_a_fort_adds_no_die_to_the_one() -> None:
    s = a_state(
        modules=("epic_battles", "land_and_gods"),
        active=HOUSECARL,
        units={CETREHT: {NORSEMEN: 3, HOUSECARL: 3}},
        effects=(ALFREDS_GAMBIT,),
    )
    age_of(s).forts = 1 << CETREHT
    fight(s, CETREHT)
    play(s, "epic morning_fog", "levy 2")
    assert dice(s) == (NORSEMEN, 1)
    play(s, "roll command")
    assert dice(s) == (BERSERKERS, 1)  # the Fort's


# VX-7.14: the Dawn Raid


def test_vx_7_14_the_attackers_roll_first_then_the_defenders_and_so_on() -> None:
    s = assault({NORSEMEN: 3, THEGN: 3})
    play(s, "epic dawn_raid", "levy 2")
    seen: list[int] = []
    for _ in range(6):
        seen.append(dice(s)[0])
        play(s, "roll " + " ".join(["blank" if dice(s)[0] == FYRD else "command"] * dice(s)[1]))
    assert seen == [NORSEMEN, THEGN, FYRD, NORSEMEN, THEGN, FYRD]


def test_vx_7_14_for_english_attackers_too() -> None:
    s = english_attack({NORSEMEN: 3, HOUSECARL: 2})
    play(s, "epic dawn_raid", "levy 2")
    assert dice(s) == (HOUSECARL, 2)


@pytest.mark.parametrize("wins", [False, True])
def test_vx_7_14_and_v_7_8_a_leader_loses_a_step_after_the_first_attack_roll_only_if_it_did_not_win(wins: bool) -> None:
    # Given a Leader on his way, who raids at dawn
    s = a_state(
        modules=("epic_battles",),
        units={EOFORWIC: {NORSEMEN: 3, BERSERKERS: 2, THEGN: 1}},
        leaders={HALFDAN: EOFORWIC},
        armies=0,
        steps=3,
    )
    march = March()
    march.leader, march.at, march.steps = HALFDAN, EOFORWIC, 3
    s.march = march
    fight(s, EOFORWIC, LED)
    play(s, "epic dawn_raid", "levy 2")
    assert march.steps == 3

    # When his first roll wins, he keeps all his steps; when it does not, one is gone, and only one
    play(s, "roll hit hit command" if wins else "roll command command command", "roll hit command")
    if wins:
        assert is_done(s)
        assert s.march is not None
        assert s.march.steps == 3
        return
    play(s, "lose fyrd", "roll command", "roll blank")
    assert s.march is not None
    assert s.march.steps == 2
    play(s, "roll command command command", "roll command command", "roll command", "roll blank")
    assert s.march.steps == 2


def test_vx_7_14_and_v_7_8_on_a_real_march() -> None:
    s = a_state(
        modules=("epic_battles",),
        units={DUNHOLM: {NORSEMEN: 5}, CETREHT: {NORSEMEN: 1}, EOFORWIC: {THEGN: 2}},
        leaders={HALFDAN: DUNHOLM},
        armies=1,
        steps=4,
    )
    run(s, leader_phase)
    play(s, "activate halfdan", "march cetreht", "march eoforwic", "epic dawn_raid", "levy 2")
    assert dice(s) == (NORSEMEN, 3)
    play(s, "roll hit hit hit", "lose thegn", "lose thegn", "roll blank", "roll hit hit hit")
    assert s.march is not None
    assert (s.march.at, s.march.steps) == (EOFORWIC, 1)


@pytest.mark.parametrize("ambush", [False, True])
def test_vx_7_14_and_v_15_42_no_escape_before_the_first_roll_of_the_raid(ambush: bool) -> None:
    # Given Thegns with an Escape, perhaps after an Ambush, which is no roll of the exchange
    hand = ["t09_escape_into_the_wilds", "t13_ambush"] if ambush else ["t09_escape_into_the_wilds"]
    s = assault({NORSEMEN: 9, THEGN: 5}, hands={THEGN: hand}, advanced=True)
    play(s, "epic dawn_raid", "levy 2")
    if ambush:
        play(s, "play t13_ambush")
    pass_all(s)
    if ambush:
        play(s, "roll command command command", "roll blank blank")
    assert (s.seat, dice(s)) == (FATE, (NORSEMEN, 3))

    # Then it may be played before the second Viking roll
    play(s, "roll command command command", "roll command command command", "roll blank blank")
    assert "play t09_escape_into_the_wilds" in answers(s)
    play(s, "play t09_escape_into_the_wilds")
    assert offered(s, TARGET)


# VX-7.15, VX-7.16: Holy Day and Stand Fast


@pytest.mark.parametrize("card", ["holy_day", "morning_fog"])
def test_vx_7_15_commands_have_no_effect(card: str) -> None:
    # Given friends of both sides next door
    s = assault({NORSEMEN: 3, THEGN: 3}, beside={CETREHT: {THEGN: 1}, BRETLINTUN: {NORSEMEN: 1}})
    play(s, f"epic {card}", "levy 2")
    n = 1 if card == "morning_fog" else 3
    play(s, "roll " + " ".join(["command"] * n), "roll blank" if n == 1 else "roll blank blank")
    assert (s.rule == "V-9.12") == (card != "holy_day")
    if card == "holy_day":
        play(s, "roll command command command")
        assert dice(s) == (THEGN, 3)  # no Viking was asked either
        play(s, "roll hit flee command", "roll hit flee")  # Hits and Flees count
        assert s.units[NORSEMEN][EOFORWIC] == 1
        assert s.fled[THEGN] == 1


@pytest.mark.parametrize("card", ["stand_fast", "holy_day"])
def test_vx_7_16_nobody_flees_on_either_side(card: str) -> None:
    s = assault({NORSEMEN: 4, THEGN: 4})
    play(s, f"epic {card}", "levy 3", "roll flee flee flee", "roll flee flee", "roll flee flee command")
    if card == "stand_fast":
        assert (s.fled, battle_of(s).fyrd) == ([0, 0, 0, 0], 3)
        assert units_in(s, EOFORWIC) == {NORSEMEN: 4, THEGN: 4}
    else:
        assert (s.fled, battle_of(s).fyrd) == ([2, 0, 0, 3], 1)


def test_vx_7_16_a_feigned_retreat_frightens_nobody() -> None:
    s = assault({NORSEMEN: 4, THEGN: 4}, hands={NORSEMEN: ["n08_feigned_retreat"]})
    play(s, "epic stand_fast", "levy 3", "play n08_feigned_retreat")
    pass_all(s)
    play(s, "roll flee flee flee", "roll flee flee")
    assert s.fled[THEGN] == 0


# VX-7.17: Broken Ranks


def test_vx_7_17_the_first_time_each_side_suffers_a_hit_it_loses_one_unit_more() -> None:
    s = assault({NORSEMEN: 9, THEGN: 9})
    play(s, "epic broken_ranks", "levy 2", "roll hit command command", "roll blank blank")
    assert s.units[NORSEMEN][EOFORWIC] == 7
    play(s, "roll hit hit command", "lose thegn", "lose thegn", "lose thegn")
    assert s.units[THEGN][EOFORWIC] == 6

    # Once for each side
    play(s, "roll hit command command", "roll blank blank")
    assert s.units[NORSEMEN][EOFORWIC] == 6
    play(s, "roll hit command command", "lose thegn")
    assert s.units[THEGN][EOFORWIC] == 5


def test_vx_7_17_a_roll_without_hits_leaves_it_for_later() -> None:
    s = assault({NORSEMEN: 9, THEGN: 9})
    play(s, "epic broken_ranks", "levy 2", "roll command command command", "roll blank blank")
    assert (s.units[NORSEMEN][EOFORWIC], fray_of(s).broken) == (9, 0)
    play(s, "roll command command command", "roll hit command command", "roll blank blank")
    assert s.units[NORSEMEN][EOFORWIC] == 7


def test_vx_7_17_a_hit_that_is_cancelled_is_not_suffered() -> None:
    # Given a Shield Wall against English attackers
    s = assault({NORSEMEN: 9, HOUSECARL: 9}, HOUSECARL, CETREHT, effects=(ALFREDS_GAMBIT, SHIELD_WALL))
    play(s, "epic broken_ranks", "levy 2", "roll command command command")
    play(s, "roll hit command", "roll blank blank")
    assert (s.units[NORSEMEN][CETREHT], fray_of(s).broken) == (9, 0)
    play(s, "roll command command command", "roll hit command", "roll blank blank")
    assert s.units[NORSEMEN][CETREHT] == 7


def test_vx_7_17_and_vx_3_12_nor_is_one_that_edmund_cancels() -> None:
    s = assault({NORSEMEN: 9, THEGN: 9})
    fray_of(s).shielded = [2, 0]
    play(s, "epic broken_ranks", "levy 2", "roll hit hit command", "roll blank blank")
    assert s.units[NORSEMEN][EOFORWIC] == 9
    play(s, "roll command command command", "roll hit command command", "roll blank blank")
    assert s.units[NORSEMEN][EOFORWIC] == 7


def test_vx_7_17_the_unit_more_is_the_losers_choice() -> None:
    s = assault({NORSEMEN: 9, BERSERKERS: 3, THEGN: 9})
    play(s, "epic broken_ranks", "levy 2", "roll hit command command", "roll blank blank")
    assert s.units[BERSERKERS][EOFORWIC] == 2  # V-9.8 takes the first
    assert offered(s, LOSE) == {NORSEMEN, BERSERKERS}


# VX-7.18: the Great Levy


def test_vx_7_18_two_cards_are_turned_and_both_are_added() -> None:
    s = assault()
    play(s, "epic great_levy", "levy 2")
    assert (s.seat, s.rule) == (FATE, "VX-7.2")
    play(s, "levy 3")
    assert (battle_of(s).fyrd, battle_of(s).fyrd_cards, s.stock[FYRD]) == (5, [0, 1], 5)
    assert s.rule == "V-9.5"


def test_vx_7_18_not_more_fyrd_than_there_are_and_both_cards_are_discarded() -> None:
    s = assault({NORSEMEN: 1, THEGN: 3})
    s.stock[FYRD] -= 4  # some are elsewhere
    play(s, "epic great_levy", "levy 5", "levy 4")
    assert (battle_of(s).fyrd, s.stock[FYRD]) == (6, 0)
    play(s, "roll hit hit hit", "roll hit hit")
    assert (s.fyrd_discard, s.stock[FYRD]) == ([0, 0, 1, 1], 6)


def test_vx_7_18_one_that_is_wasted_calls_nobody_and_others_between_do_not_count() -> None:
    s = assault()
    play(s, "epic great_levy", "epic holy_day", "levy 2", "epic stand_fast", "levy 2")
    assert battle_of(s).fyrd_cards == [0, 0]


def test_vx_7_18_for_the_gambit_of_attackers_too() -> None:
    s = english_attack({NORSEMEN: 3, HOUSECARL: 2})
    play(s, "epic great_levy", "levy 2", "levy 2")
    assert battle_of(s).fyrd == 4
