"""The Traitor: a faction of the attackers that fights for the defenders (VX-7.11, VX-7.20)."""

from __future__ import annotations

import pytest

from heptarchy.games.vikings.battle import start_rebellion
from heptarchy.games.vikings.data.tables import (
    ALFRED,
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
    IMPROVED_TRAINING,
    NORSEMEN,
    THEGN,
    UNIT_TOTALS,
    VIKING,
)
from heptarchy.games.vikings.leader_phase import leader_phase
from heptarchy.games.vikings.table.actions import BETRAY, LOSE, WITHDRAW
from heptarchy.games.vikings.table.state import GONE, Vikings
from heptarchy.kernel.modes import FATE
from tests.games.vikings.epic_table import FULL, age_of, assault, battle_of, english_attack, fray_of
from tests.games.vikings.table import (
    a_state,
    answers,
    dice,
    fight,
    is_done,
    markers_by_hand,
    offered,
    pass_all,
    play,
    refused,
    run,
    told,
    units_in,
)
from tests.views import look


def conserved(s: Vikings) -> bool:
    """V-16.1, with the traitors of a battle counted."""
    for faction in range(4):
        units = sum(s.units[faction]) + s.stock[faction] + s.fled[faction]
        if s.battle is not None and fray_of(s).traitor == faction:
            units += fray_of(s).traitors
        if units != UNIT_TOTALS[faction]:
            return False
    return True


def betrayed(by: int, there: dict[int, int] | None = None, **laid: object) -> Vikings:
    """An assault on York in which this Viking faction turns; two Fyrd come."""
    s = assault(there, **laid)  # type: ignore[arg-type]
    return play(s, "epic traitor", "betray " + ("norsemen" if by == NORSEMEN else "berserkers"), "levy 2")


# Naming him


@pytest.mark.parametrize("active", [NORSEMEN, BERSERKERS])
def test_vx_7_11_the_attackers_name_one_of_their_own_factions_present(active: int) -> None:
    s = assault(active=active)
    play(s, "epic traitor")
    assert (s.seat, s.rule) == (s.owner[active], "VX-7.11")
    assert offered(s, BETRAY) == {NORSEMEN, BERSERKERS}
    assert refused(s, "betray thegn", s.seat) == "the Thegn are not among the attackers (VX-7.11)"
    sentences = told(s, lambda: play(s, "betray berserkers"))
    assert sentences[0] == "2 Berserkers turn traitor"
    assert (fray_of(s).traitor, fray_of(s).traitors) == (BERSERKERS, 2)
    assert look(s, None)["battle"]["age"]["traitor"] == "berserkers"
    assert conserved(s)


def test_vx_7_20_a_lone_faction_may_not_be_named_and_nothing_happens() -> None:
    s = assault({NORSEMEN: 3, HOUSECARL: 2, THEGN: 3})
    play(s, "epic traitor")
    assert (s.seat, s.rule, fray_of(s).traitor) == (FATE, "VX-7.2", -1)
    play(s, "levy 2", "roll hit command", "roll command command command", "roll blank blank")
    assert units_in(s, EOFORWIC) == {NORSEMEN: 2, HOUSECARL: 2, THEGN: 3}


def test_vx_7_20_fyrd_are_no_faction() -> None:
    # Given Housecarl who attack with Fyrd that are there before the card is turned
    s = a_state(
        modules=("epic_battles", "land_and_gods"),
        active=HOUSECARL,
        units={CETREHT: {NORSEMEN: 3, HOUSECARL: 2}},
        effects=(ALFREDS_GAMBIT,),
    )
    age_of(s).tiles = 1
    fight(s, CETREHT)
    play(s, "avenge", "levy 3", "epic traitor")
    assert (s.seat, battle_of(s).fyrd, fray_of(s).traitor) == (FATE, 3, -1)


def test_vx_7_20_a_rebellion_of_fyrd_alone_has_no_traitor() -> None:
    s = a_state(modules=("epic_battles",), active=HOUSECARL, units={CETREHT: {NORSEMEN: 3}})
    run(s, lambda state, _: start_rebellion(state, CETREHT))
    play(s, "epic traitor")
    assert (s.seat, s.rule, fray_of(s).traitor) == (FATE, "VX-7.2", -1)
    play(s, "levy 2")
    assert dice(s) == (NORSEMEN, 3)


# Viking attackers


def test_vx_7_11_the_defenders_roll_his_dice_and_the_attackers_do_not() -> None:
    s = betrayed(BERSERKERS)
    seen: list[tuple[int, int]] = []
    for _ in range(5):
        seen.append(dice(s))
        play(s, "roll " + " ".join(["blank" if dice(s)[0] == FYRD else "command"] * dice(s)[1]))
    assert seen == [(HOUSECARL, 2), (THEGN, 3), (FYRD, 2), (BERSERKERS, 2), (NORSEMEN, 3)]


def test_vx_7_11_his_hits_strike_those_he_came_with() -> None:
    s = betrayed(BERSERKERS)
    play(s, "roll command command", "roll command command command", "roll blank blank", "roll hit hit")
    assert s.units[NORSEMEN][EOFORWIC] == 1
    assert conserved(s)


def test_vx_7_11_the_defenders_decide_who_of_them_is_lost_and_he_may_be() -> None:
    s = betrayed(BERSERKERS, {NORSEMEN: 3, BERSERKERS: 2, HOUSECARL: 2, THEGN: 3})
    play(s, "roll command command", "roll command command command", "roll blank blank", "roll command command")
    stock = s.stock[BERSERKERS]
    play(s, "roll hit command command")
    assert (s.seat, s.rule) == (s.owner[THEGN], "V-9.7")
    assert offered(s, LOSE) == {HOUSECARL, THEGN, FYRD, BERSERKERS}
    play(s, "lose berserkers")
    assert (fray_of(s).traitors, s.stock[BERSERKERS]) == (1, stock + 1)
    assert conserved(s)


def test_vx_7_11_the_attackers_lose_only_their_own() -> None:
    # Given Berserkers betrayed by the Norsemen
    s = betrayed(NORSEMEN)
    play(s, "roll hit command", "roll command command command", "roll blank blank", "roll command command command")
    assert units_in(s, EOFORWIC) == {BERSERKERS: 1, HOUSECARL: 2, THEGN: 3}
    assert fray_of(s).traitors == 3


def test_vx_7_20_the_berserker_rule_is_not_applied_to_traitors() -> None:
    # Given traitor Berserkers, then the first English Hit takes a Norseman
    s = betrayed(BERSERKERS)
    play(s, "roll hit command", "roll command command command", "roll blank blank", "roll command command")
    assert (s.units[NORSEMEN][EOFORWIC], fray_of(s).traitors) == (2, 2)
    assert battle_of(s).berserkers_taken == 0


def test_vx_7_11_his_flees_go_to_the_fled_box_and_his_commands_do_nothing() -> None:
    # Given Norsemen who have turned, with Viking friends and English friends next door
    s = betrayed(NORSEMEN, beside={CETREHT: {NORSEMEN: 1}, BRETLINTUN: {THEGN: 1}})
    play(s, "roll flee flee", "roll flee flee flee", "roll blank blank", "roll flee command command")
    assert (s.fled[NORSEMEN], fray_of(s).traitors) == (1, 2)
    assert s.rule != "V-9.12"  # nobody else has a Command
    assert conserved(s)


def test_vx_7_11_commands_of_the_true_go_only_to_their_own_friends() -> None:
    s = betrayed(BERSERKERS, beside={CETREHT: {NORSEMEN: 1}, BRETLINTUN: {THEGN: 1}})
    play(s, "roll hit hit", "roll command command command", "roll blank blank", "roll command command")
    assert (s.seat, offered(s, WITHDRAW)) == (s.owner[THEGN], {BRETLINTUN})


def test_vx_7_11_those_still_alive_flee_when_the_defenders_have_won() -> None:
    s = betrayed(BERSERKERS, {NORSEMEN: 1, BERSERKERS: 2, THEGN: 3})
    sentences = told(s, lambda: play(s, "roll hit hit hit", "roll blank blank", "roll command command"))
    assert "2 Berserkers flee" in sentences
    assert is_done(s)
    assert units_in(s, EOFORWIC) == {THEGN: 3}
    assert s.fled == [0, 2, 0, 0]
    assert conserved(s)
    assert not any(markers_by_hand(s))


def test_vx_7_11_they_fight_on_alone_and_flee_though_they_have_won() -> None:
    # Given all English and Fyrd gone, then two traitors stand against one Norseman
    s = betrayed(BERSERKERS, {NORSEMEN: 4, BERSERKERS: 2, THEGN: 1})
    play(s, "roll command", "roll flee flee", "roll command command", "roll hit command command", "lose thegn")
    assert (battle_of(s).shire, s.hosts[ENGLISH][EOFORWIC]) == (EOFORWIC, 0)
    assert dice(s) == (BERSERKERS, 2)
    play(s, "roll hit hit", "roll command command", "roll hit hit")
    assert is_done(s)

    # And the shire is left empty, so it is English
    assert units_in(s, EOFORWIC) == {}
    assert s.fled == [0, 2, 0, 0]
    assert conserved(s)
    assert not any(markers_by_hand(s))


def test_vx_7_11_the_battle_is_not_won_while_he_stands() -> None:
    s = betrayed(BERSERKERS, {NORSEMEN: 4, BERSERKERS: 2, THEGN: 1})
    play(s, "roll command", "roll blank blank", "roll command command", "roll hit hit hit")
    play(s, "lose thegn", "lose fyrd", "lose fyrd")
    assert fray_of(s).traitors == 2
    play(s, "roll command command", "roll hit hit command")
    assert is_done(s)
    assert units_in(s, EOFORWIC) == {NORSEMEN: 4}
    assert (s.fled[BERSERKERS], s.stock[BERSERKERS]) == (0, 20)


def test_vx_7_11_when_the_defenders_are_all_killed_he_is_too() -> None:
    s = betrayed(BERSERKERS, {NORSEMEN: 4, BERSERKERS: 1, THEGN: 1})
    play(s, "roll command", "roll flee flee", "roll command", "roll hit hit command")
    assert is_done(s)
    assert (units_in(s, EOFORWIC), s.fled) == ({NORSEMEN: 4}, [0, 0, 0, 0])
    assert conserved(s)


def test_vx_7_20_a_leader_stays_with_the_attackers() -> None:
    s = betrayed(BERSERKERS, {NORSEMEN: 1, BERSERKERS: 2, THEGN: 3}, leaders={HALFDAN: EOFORWIC})
    assert s.leader_at[HALFDAN] == EOFORWIC
    play(s, "roll hit hit hit", "roll blank blank", "roll command command")
    assert is_done(s)
    assert s.leader_at[HALFDAN] == GONE  # V-7.9: those who were his are not


def test_vx_7_11_on_a_march_the_leader_goes_on_without_them() -> None:
    s = a_state(
        modules=("epic_battles",),
        units={DUNHOLM: {NORSEMEN: 4, BERSERKERS: 2}, CETREHT: {THEGN: 1}, EOFORWIC: {THEGN: 1}},
        leaders={HALFDAN: DUNHOLM},
        armies=1,
        steps=4,
    )
    run(s, leader_phase)
    play(s, "activate halfdan", "march cetreht", "roll flee", "march eoforwic")
    play(s, "epic traitor", "betray berserkers", "levy 2", "roll command", "roll flee flee", "roll command command")
    play(s, "roll hit hit hit")
    assert units_in(s, EOFORWIC) == {NORSEMEN: 4}
    march = s.march
    assert march is not None
    assert (march.arrived, march.steps) == ([4, 0], 2)
    assert conserved(s)


def test_vx_7_11_and_vx_4_2_a_traitor_casts_no_rune() -> None:
    s = assault(modules=("runes",))
    age_of(s).dice = [1, 1, 0, 0]
    play(s, "epic traitor", "betray berserkers", "levy 2")
    assert (s.seat, dice(s)) == (FATE, (HOUSECARL, 2))
    play(s, "roll command command", "roll command command command", "roll blank blank", "roll command command")
    assert (s.rule, s.seat) == ("VX-4.2", s.owner[NORSEMEN])
    play(s, "pass")
    assert s.seat == FATE


def test_vx_7_11_and_v_15_42_he_flees_when_the_english_escape() -> None:
    # Given Thegns who escape between two rolls, and traitors at their side
    s = assault({NORSEMEN: 6, BERSERKERS: 2, THEGN: 3}, hands={THEGN: ["t09_escape_into_the_wilds"]})
    play(s, "epic traitor", "betray berserkers", "levy 2")
    play(s, "roll command command command", "roll blank blank", "roll command command")
    play(s, "play t09_escape_into_the_wilds", "target cetreht")

    # Then the Vikings have won, and nobody fights on
    assert is_done(s)
    assert (units_in(s, EOFORWIC), units_in(s, CETREHT)) == ({NORSEMEN: 6}, {THEGN: 3})
    assert s.fled == [0, 2, 0, 0]
    assert conserved(s)


def test_vx_7_11_and_v_10_5_he_plays_no_events_in_the_battle() -> None:
    s = assault(active=BERSERKERS, hands={BERSERKERS: ["b10_surprise_attack"]})
    play(s, "pass", "epic traitor", "betray berserkers", "levy 2")
    pass_all(s)
    assert s.seat == FATE
    assert dice(s) == (HOUSECARL, 2)


# English attackers


def test_vx_7_11_english_attackers_name_one_too_and_the_vikings_roll_his_dice() -> None:
    # Given Alfred's Gambit in an English turn
    s = english_attack(leaders={ALFRED: CETREHT})
    play(s, "epic traitor")
    assert (s.seat, offered(s, BETRAY)) == (s.owner[HOUSECARL], {HOUSECARL, THEGN})
    assert refused(s, "betray norsemen", s.seat)
    play(s, "betray thegn", "levy 2")
    assert s.leader_at[ALFRED] == CETREHT  # VX-7.20
    seen: list[tuple[int, int]] = []
    for _ in range(5):
        seen.append(dice(s))
        play(s, "roll " + " ".join(["blank" if dice(s)[0] == FYRD else "command"] * dice(s)[1]))
    assert seen == [(NORSEMEN, 3), (BERSERKERS, 2), (THEGN, 3), (HOUSECARL, 2), (FYRD, 2)]
    assert conserved(s)


def test_vx_7_11_and_vx_1_4_a_plundered_church_may_bring_him() -> None:
    s = a_state(modules=("epic_battles", "land_and_gods"), active=THEGN, units={CETREHT: FULL})
    age_of(s).tiles = 1
    fight(s, CETREHT)
    assert (s.rule, answers(s)) == ("VX-1.4", ["avenge", "pass"])
    play(s, "avenge", "epic traitor", "betray housecarl", "levy 2")
    assert (fray_of(s).traitor, fray_of(s).traitors) == (HOUSECARL, 2)
    assert units_in(s, CETREHT) == {NORSEMEN: 3, BERSERKERS: 2, THEGN: 3}


def test_vx_7_20_and_v_9_8_the_first_english_hit_takes_a_true_berserker_then_the_vikings_choose() -> None:
    s = english_attack({**FULL, NORSEMEN: 9})
    play(s, "epic traitor", "betray thegn", "levy 2")
    play(s, "roll command command command", "roll command command", "roll command command command")
    play(s, "roll hit hit", "roll blank blank")
    assert s.units[BERSERKERS][CETREHT] == 1
    assert (s.seat, offered(s, LOSE)) == (s.owner[NORSEMEN], {NORSEMEN, BERSERKERS, THEGN})
    play(s, "lose thegn")
    assert fray_of(s).traitors == 2
    assert conserved(s)


def test_vx_7_11_his_hits_take_english_and_fyrd_and_the_attackers_choose() -> None:
    s = english_attack()
    play(s, "epic traitor", "betray thegn", "levy 2")
    play(s, "roll command command command", "roll command command", "roll hit command command")
    assert (s.seat, offered(s, LOSE)) == (s.owner[HOUSECARL], {HOUSECARL, FYRD})


def test_vx_7_11_and_v_15_43_thegn_traitors_keep_their_training() -> None:
    s = english_attack(effects=(ALFREDS_GAMBIT, IMPROVED_TRAINING), active=THEGN)
    play(s, "epic traitor", "betray thegn", "levy 2")
    play(s, "roll command command command", "roll command command", "roll flee flee flee")
    assert fray_of(s).traitors == 3
    assert battle_of(s).hits == 3 or not s.units[HOUSECARL][CETREHT]


def test_vx_7_11_english_traitors_flee_after_the_battle_and_alfred_is_lost_with_the_rest() -> None:
    s = english_attack({NORSEMEN: 3, HOUSECARL: 2, THEGN: 3}, leaders={ALFRED: CETREHT})
    play(s, "epic traitor", "betray thegn", "levy 2", "roll hit hit hit", "roll hit command command")
    assert is_done(s)
    assert (units_in(s, CETREHT), s.fled) == ({NORSEMEN: 3}, [0, 0, 0, 3])
    assert s.leader_at[ALFRED] == GONE
    assert conserved(s)


def test_vx_7_11_in_a_city_control_is_settled_without_them() -> None:
    # Given English who win York back with a traitor left in it
    s = assault(
        {NORSEMEN: 1, HOUSECARL: 4, THEGN: 1}, HOUSECARL, EOFORWIC, effects=(ALFREDS_GAMBIT,), modules=("relics",)
    )
    play(s, "epic traitor", "betray thegn", "levy 2", "roll flee", "roll command")
    assert battle_of(s).shire == EOFORWIC  # he stands alone
    play(s, "roll hit hit", "roll blank blank")
    assert is_done(s)
    assert (units_in(s, EOFORWIC), s.stock[THEGN]) == ({HOUSECARL: 4}, 40)
    assert age_of(s).held >> EOFORWIC & 1 == 0
    assert s.hosts[VIKING][EOFORWIC] == 0
