"""Events of the Reinforcements Phase (V-15), and the battles they bring (V-9.18)."""

from __future__ import annotations

from typing import Any

import pytest

from heptarchy.games.vikings.data.moments import REINFORCING
from heptarchy.games.vikings.data.tables import (
    ALFRED,
    BERSERKERS,
    CARDS,
    CETREHT,
    DUNHOLM,
    EOFORWIC,
    FYRD,
    HALFDAN,
    HOUSECARL,
    IVAR,
    LICCIDFELD,
    LIGORACEASTER,
    LINDCYLENE,
    NORSEMEN,
    THEGN,
)
from heptarchy.games.vikings.movement_phase import movement_phase
from heptarchy.games.vikings.phase_events import ask_event
from heptarchy.games.vikings.reinforcements import reinforcements_phase
from heptarchy.games.vikings.table.actions import LOSE, MUSTER, PLACE, PLAY, TAKE, TARGET
from heptarchy.games.vikings.table.state import GONE, SUDDEN, Vikings
from heptarchy.games.vikings.units import markers
from heptarchy.kernel.modes import FATE
from tests.games.vikings.table import (
    a_state,
    answers,
    dice,
    invariants,
    is_done,
    offered,
    play,
    refused,
    run,
    told,
    units_in,
)


def reinforcing(faction: int, card: str, **laid: Any) -> Vikings:
    """The moment in a faction's Reinforcements Phase when it may play this card."""
    return run(a_state(active=faction, hands={faction: [card]}, **laid), ask_event, REINFORCING)


# V-15.12 English Traitors


@pytest.mark.parametrize(("taken", "left"), [(1, {NORSEMEN: 1, THEGN: 2}), (2, {NORSEMEN: 2, THEGN: 1})])
def test_v_15_12_up_to_two_thegns_become_norsemen(taken: int, left: dict[int, int]) -> None:
    # Given Thegns in two shires, Housecarls in a third
    units = {CETREHT: {THEGN: 3}, EOFORWIC: {THEGN: 1}, DUNHOLM: {HOUSECARL: 2}}
    s = reinforcing(NORSEMEN, "n09_english_traitors", units=units)
    play(s, "play n09_english_traitors")

    # When a shire with Thegns is picked, and a number
    assert (s.seat, s.rule, offered(s, TARGET)) == (NORSEMEN, "V-15.12", {CETREHT, EOFORWIC})
    assert refused(s, "target dunholm") == "English Traitors has no effect in Durham (V-15.12)"
    play(s, "target cetreht")
    assert offered(s, TAKE) == {1, 2}
    assert refused(s, "take 3") == "English Traitors changes 1 to 2 units there (V-15.12)"
    sentences = told(s, lambda: play(s, f"take {taken}"))

    # Then so many Thegns are Norsemen from the stockpile
    assert units_in(s, CETREHT) == left
    assert (s.stock[THEGN], s.stock[NORSEMEN]) == (36 + taken, 40 - taken)
    changed = "1 Thegn becomes a Norseman" if taken == 1 else "2 Thegn become Norsemen"
    assert f"{changed} in Catterick" in sentences
    invariants(s, dealt=False)


def test_v_15_12_if_english_remain_a_battle_is_fought_at_once_with_the_vikings_attacking() -> None:
    # Given a city with a Housecarl and two Thegns, all of whom turn traitor
    units = {EOFORWIC: {HOUSECARL: 1, THEGN: 2}}
    s = reinforcing(NORSEMEN, "n09_english_traitors", units=units)
    play(s, "play n09_english_traitors", "target eoforwic", "take 2")

    # Then the battle begins by all the rules of V-9: a Fyrd card, then the defenders (V-9.18)
    assert s.battle is not None
    assert (s.battle.shire, s.battle.cause, s.rule) == (EOFORWIC, SUDDEN, "V-9.3")
    play(s, "levy 2")
    assert dice(s) == (HOUSECARL, 1)
    play(s, "roll flee", "roll flee flee")
    assert is_done(s)
    assert markers(s) == 1
    invariants(s, dealt=False)


def test_v_15_12_if_none_remain_the_shire_is_viking_controlled_without_a_battle() -> None:
    s = reinforcing(NORSEMEN, "n09_english_traitors", units={EOFORWIC: {THEGN: 2}})
    play(s, "play n09_english_traitors", "target eoforwic", "take 2")
    assert is_done(s)
    assert (units_in(s, EOFORWIC), markers(s)) == ({NORSEMEN: 2}, 1)


def test_v_15_12_an_alfred_left_without_units_is_removed() -> None:
    units = {EOFORWIC: {THEGN: 1}}
    s = reinforcing(NORSEMEN, "n09_english_traitors", units=units, leaders={ALFRED: EOFORWIC})
    play(s, "play n09_english_traitors", "target eoforwic", "take 1")
    assert s.leader_at[ALFRED] == GONE


def test_v_15_12_no_more_than_the_stockpile_has() -> None:
    s = reinforcing(NORSEMEN, "n09_english_traitors", units={EOFORWIC: {NORSEMEN: 39}, CETREHT: {THEGN: 2}})
    play(s, "play n09_english_traitors", "target cetreht")
    assert offered(s, TAKE) == {1}


@pytest.mark.parametrize("units", [{EOFORWIC: {NORSEMEN: 40}, CETREHT: {THEGN: 2}}, {CETREHT: {HOUSECARL: 2}}])
def test_v_15_12_it_is_not_played_to_no_effect(units: dict[int, dict[int, int]]) -> None:
    # Given no Norsemen in the stockpile, or no Thegns on the map
    s = a_state(units=units, hands={NORSEMEN: ["n09_english_traitors", "n02_move_2_4"]})
    run(s, reinforcements_phase)
    assert refused(s, "play n09_english_traitors") == "no Thegn can become Norsemen (V-15.12)"


def test_v_9_18_a_sudden_battle_takes_no_step_and_the_phase_goes_on_after_it() -> None:
    # Given English Traitors played with the Movement card still in hand
    s = a_state(
        units={CETREHT: {HOUSECARL: 1, THEGN: 1}, LINDCYLENE: {NORSEMEN: 2}},
        leaders={HALFDAN: LINDCYLENE},
        hands={NORSEMEN: ["n09_english_traitors", "n02_move_2_4"]},
    )
    run(s, reinforcements_phase)
    play(s, "play n09_english_traitors", "target cetreht", "take 1")

    # When the battle is long, and at last won
    play(s, "pass", "roll command", "roll command", "roll command", "roll hit")

    # Then the phase goes on, and nothing has moved or lost a step
    assert (units_in(s, CETREHT), s.march) == ({NORSEMEN: 1}, None)
    assert (s.rule, answers(s)) == ("V-5.8", ["play n02_move_2_4"])
    play(s, "play n02_move_2_4")
    assert (s.armies, s.steps, sum(s.moved[0])) == (2, 4, 0)


# V-15.41 Religious Conversion


def test_v_15_41_up_to_two_norsemen_become_thegns_and_fight_the_rest_at_once() -> None:
    # Given a Viking city
    units = {EOFORWIC: {NORSEMEN: 3, BERSERKERS: 1}, DUNHOLM: {BERSERKERS: 2}}
    s = reinforcing(THEGN, "t08_religious_conversion", units=units)
    play(s, "play t08_religious_conversion")
    assert (s.seat, s.rule, offered(s, TARGET)) == (THEGN, "V-15.41", {EOFORWIC})
    assert refused(s, "target dunholm") == "Religious Conversion has no effect in Durham (V-15.41)"

    # When two Norsemen are converted
    play(s, "target eoforwic")
    assert offered(s, TAKE) == {1, 2}
    play(s, "take 2")

    # Then they attack the others, who roll first; English attackers have no Fyrd
    assert units_in(s, EOFORWIC) == {NORSEMEN: 1, BERSERKERS: 1, THEGN: 2}
    assert s.battle is not None
    assert (s.battle.attacker, s.battle.cause) == (1, SUDDEN)
    assert dice(s) == (NORSEMEN, 1)
    play(s, "roll hit", "roll command", "roll hit")
    assert units_in(s, EOFORWIC) == {NORSEMEN: 1, THEGN: 1}  # the Berserker fell first (V-9.8)
    play(s, "roll flee")
    assert is_done(s)
    assert units_in(s, EOFORWIC) == {THEGN: 1}
    invariants(s, dealt=False)


def test_v_15_41_a_leader_left_without_units_is_removed() -> None:
    s = reinforcing(THEGN, "t08_religious_conversion", units={EOFORWIC: {NORSEMEN: 2}}, leaders={HALFDAN: EOFORWIC})
    play(s, "play t08_religious_conversion", "target eoforwic", "take 2")
    assert is_done(s)
    assert (units_in(s, EOFORWIC), s.leader_at[HALFDAN]) == ({THEGN: 2}, GONE)


def test_v_15_41_a_leader_who_keeps_a_unit_stays() -> None:
    s = reinforcing(THEGN, "t08_religious_conversion", units={EOFORWIC: {NORSEMEN: 2}}, leaders={HALFDAN: EOFORWIC})
    play(s, "play t08_religious_conversion", "target eoforwic", "take 1", "roll hit")
    assert (units_in(s, EOFORWIC), s.leader_at[HALFDAN]) == ({NORSEMEN: 1}, EOFORWIC)


def test_v_15_41_norsemen_off_shore_are_not_converted() -> None:
    s = reinforcing(THEGN, "t08_religious_conversion", off_shore=IVAR, aboard=(14, 6))
    assert is_done(s)  # not even asked: there is none on the map


# V-15.21 Increased Morale


def test_v_15_21_up_to_two_norsemen_of_one_army_become_berserkers() -> None:
    # Given Norsemen in a shire and on the card of a Leader off shore
    units = {EOFORWIC: {NORSEMEN: 3}, DUNHOLM: {BERSERKERS: 1}}
    s = reinforcing(BERSERKERS, "b08_increased_morale", units=units, off_shore=IVAR, aboard=(14, 6))
    play(s, "play b08_increased_morale")
    assert (s.seat, s.rule, answers(s)) == (BERSERKERS, "V-15.21", ["target eoforwic", "target_card ivar"])
    assert refused(s, "target dunholm") == "Increased Morale has no effect in Durham (V-15.21)"

    # When the shire is picked
    other = s.clone()
    play(s, "target eoforwic")
    assert offered(s, TAKE) == {1, 2}
    play(s, "take 2")
    assert (units_in(s, EOFORWIC), s.stock[:2]) == ({NORSEMEN: 1, BERSERKERS: 2}, [40 - 1 - 14, 20 - 1 - 2 - 6])
    assert is_done(s)
    invariants(s, dealt=False)

    # Or the card
    play(other, "target_card ivar")
    sentences = told(other, lambda: play(other, "take 1"))
    assert (other.aboard, units_in(other, EOFORWIC)) == ([13, 7], {NORSEMEN: 3})
    assert sentences == ["1 Berserker joins Ivar the Boneless"]
    invariants(other, dealt=False)


def test_v_15_21_norsemen_on_a_card_alone_are_enough() -> None:
    s = reinforcing(BERSERKERS, "b08_increased_morale", off_shore=IVAR, aboard=(1, 6))
    play(s, "play b08_increased_morale", "target_card ivar", "take 1")
    assert s.aboard == [0, 7]


def test_v_15_21_no_more_than_the_stockpile_has() -> None:
    s = reinforcing(BERSERKERS, "b08_increased_morale", units={EOFORWIC: {NORSEMEN: 3, BERSERKERS: 19}})
    play(s, "play b08_increased_morale", "target eoforwic")
    assert offered(s, TAKE) == {1}


@pytest.mark.parametrize("laid", [{"units": {EOFORWIC: {NORSEMEN: 3, BERSERKERS: 20}}}, {"units": {}}])
def test_v_15_21_it_is_not_played_to_no_effect(laid: dict[str, Any]) -> None:
    s = a_state(active=BERSERKERS, hands={BERSERKERS: ["b08_increased_morale", "b02_move_2_4"]}, **laid)
    run(s, reinforcements_phase)
    assert refused(s, "play b08_increased_morale") == "no Norsemen can become Berserkers (V-15.21)"


# V-15.24 Ceolwulf


def test_v_15_24_another_of_the_three_cities_loses_its_english_and_up_to_two_vikings_come() -> None:
    # Given Lincoln in Viking hands, English in Leicester, Lichfield empty
    s = reinforcing(
        BERSERKERS,
        "b11_ceolwulf",
        units={
            LINDCYLENE: {NORSEMEN: 2},
            LIGORACEASTER: {HOUSECARL: 2, THEGN: 3},
            EOFORWIC: {NORSEMEN: 1, BERSERKERS: 1},
        },
        leaders={ALFRED: LIGORACEASTER},
    )
    play(s, "play b11_ceolwulf")

    # When one that is not Viking-controlled is picked, with English or without
    assert (s.seat, s.rule, offered(s, TARGET)) == (BERSERKERS, "V-15.24", {LIGORACEASTER, LICCIDFELD})
    assert refused(s, "target lindcylene") == "Ceolwulf has no effect in Lincoln (V-15.24)"
    play(s, "target ligoraceaster")

    # Then all English there are in their stockpiles, and Alfred with no unit is gone (V-7.9)
    assert (units_in(s, LIGORACEASTER), s.stock[HOUSECARL], s.stock[THEGN]) == ({}, 20, 40)
    assert s.leader_at[ALFRED] == GONE

    # And two Vikings may come from anywhere on the map, of either kind
    assert offered(s, PLACE) == {LINDCYLENE, EOFORWIC}
    assert refused(s, "place cetreht") == "there are no Vikings in Catterick (V-15.24)"
    assert refused(s, "place ligoraceaster") == "Leicester is the shire that they come to (V-15.24)"
    play(s, "place eoforwic")
    assert offered(s, LOSE) == {NORSEMEN, BERSERKERS}
    play(s, "lose berserkers", "place lindcylene")
    assert units_in(s, LIGORACEASTER) == {NORSEMEN: 1, BERSERKERS: 1}
    assert markers(s) == 3  # York and Lincoln are still held
    assert is_done(s)
    invariants(s, dealt=False)


def test_v_15_24_fewer_or_none_may_come_and_the_shire_stays_empty() -> None:
    s = reinforcing(BERSERKERS, "b11_ceolwulf", units={LINDCYLENE: {NORSEMEN: 2}, LIGORACEASTER: {THEGN: 3}})
    play(s, "play b11_ceolwulf", "target ligoraceaster", "pass")
    assert is_done(s)
    assert (units_in(s, LIGORACEASTER), units_in(s, LINDCYLENE)) == ({}, {NORSEMEN: 2})


def test_v_15_24_a_leader_may_not_be_robbed_of_his_last_unit() -> None:
    # Given a Leader with two units, and one with one
    s = reinforcing(
        BERSERKERS,
        "b11_ceolwulf",
        units={LINDCYLENE: {NORSEMEN: 2}, EOFORWIC: {BERSERKERS: 1}},
        leaders={HALFDAN: LINDCYLENE, IVAR: EOFORWIC},
    )
    play(s, "play b11_ceolwulf", "target liccidfeld")

    # Then one may be taken from the first, and none from the other
    assert offered(s, PLACE) == {LINDCYLENE}
    assert refused(s, "place eoforwic") == "a Leader may not be robbed of his last unit, in York (V-15.24)"
    play(s, "place lindcylene")
    assert is_done(s)  # nobody else can come
    assert (units_in(s, LICCIDFELD), units_in(s, LINDCYLENE)) == ({NORSEMEN: 1}, {NORSEMEN: 1})


@pytest.mark.parametrize(
    "units",
    [
        {EOFORWIC: {NORSEMEN: 1}, LIGORACEASTER: {THEGN: 1}},  # none of the three is in Viking hands
        {LINDCYLENE: {NORSEMEN: 1}, LIGORACEASTER: {NORSEMEN: 1}, LICCIDFELD: {BERSERKERS: 1}},  # all are
    ],
)
def test_v_15_24_it_needs_one_that_is_held_and_one_that_is_not(units: dict[int, dict[int, int]]) -> None:
    s = a_state(active=BERSERKERS, units=units, hands={BERSERKERS: ["b11_ceolwulf", "b02_move_2_4"]})
    run(s, reinforcements_phase)
    assert refused(s, "play b11_ceolwulf") == "no shire of Ceolwulf's is open to the Vikings (V-15.24)"


def test_v_15_24_who_came_so_has_not_moved() -> None:
    # Given a Berserker called to Lichfield (V-6.3)
    s = reinforcing(BERSERKERS, "b11_ceolwulf", units={LINDCYLENE: {BERSERKERS: 2}}, armies=1, steps=1)
    play(s, "play b11_ceolwulf", "target liccidfeld", "place lindcylene", "pass")
    run(s, movement_phase)
    assert offered(s, MUSTER) == {LINDCYLENE, LICCIDFELD}


# V-15.31 King's Purse


def test_v_15_31_up_to_three_housecarls_in_all_where_one_is_already() -> None:
    # Given Housecarls in two shires
    units = {EOFORWIC: {HOUSECARL: 1}, CETREHT: {HOUSECARL: 2}, DUNHOLM: {THEGN: 1}}
    s = reinforcing(HOUSECARL, "h08_kings_purse", units=units)
    play(s, "play h08_kings_purse")

    # When three are added, one at a time, then only there and no fourth
    assert (s.seat, s.rule, offered(s, PLACE)) == (HOUSECARL, "V-15.31", {CETREHT, EOFORWIC})
    assert refused(s, "place dunholm") == "there is no Housecarl in Durham (V-15.31)"
    sentences = told(s, lambda: play(s, "place eoforwic", "place eoforwic", "place cetreht"))
    assert is_done(s)
    assert (units_in(s, EOFORWIC), units_in(s, CETREHT), s.stock[HOUSECARL]) == ({HOUSECARL: 3}, {HOUSECARL: 3}, 14)
    assert sentences[-1] == "1 Housecarl comes to Catterick"
    invariants(s, dealt=False)


def test_v_15_31_fewer_will_do() -> None:
    s = reinforcing(HOUSECARL, "h08_kings_purse", units={EOFORWIC: {HOUSECARL: 1}})
    play(s, "play h08_kings_purse", "place eoforwic", "pass")
    assert is_done(s)
    assert units_in(s, EOFORWIC) == {HOUSECARL: 2}


def test_v_15_31_no_more_than_the_stockpile_has() -> None:
    s = reinforcing(HOUSECARL, "h08_kings_purse", units={EOFORWIC: {HOUSECARL: 18}})
    play(s, "play h08_kings_purse", "place eoforwic", "place eoforwic")
    assert is_done(s)
    assert units_in(s, EOFORWIC) == {HOUSECARL: 20}


def test_v_15_31_it_is_not_played_to_no_effect() -> None:
    # Given no Housecarl on the map
    s = run(a_state(active=HOUSECARL, hands={HOUSECARL: ["h08_kings_purse"]}), ask_event, REINFORCING)
    assert is_done(s)

    # Or all twenty
    s = a_state(
        active=HOUSECARL, units={CETREHT: {HOUSECARL: 20}}, hands={HOUSECARL: ["h08_kings_purse", "h02_move_2_2"]}
    )
    run(s, reinforcements_phase)
    while s.rule == "V-5.5":
        play(s, answers(s)[0])
    assert refused(s, "play h08_kings_purse") == "no Housecarl can be added (V-15.31)"


def test_v_10_6_after_an_event_of_the_phase_the_faction_is_asked_again() -> None:
    # Given two Events in hand that both have an effect
    s = a_state(
        active=HOUSECARL,
        units={EOFORWIC: {HOUSECARL: 1}, CETREHT: {NORSEMEN: 1}},
        hands={HOUSECARL: ["h08_kings_purse", "h09_rebellion"]},
    )
    run(s, ask_event, REINFORCING)

    # When one is played out, then the other may be played at the same moment
    play(s, "play h08_kings_purse", "place eoforwic", "pass")
    assert (s.seat, s.rule, answers(s)) == (HOUSECARL, "V-10.6", ["play h09_rebellion", "pass"])


# V-15.32 Rebellion


def test_v_15_32_the_vikings_lose_a_unit_and_fyrd_attack_the_rest_at_once() -> None:
    # Given Vikings in a city and in open land
    units = {LINDCYLENE: {NORSEMEN: 1}, CETREHT: {NORSEMEN: 2, BERSERKERS: 3}, DUNHOLM: {THEGN: 1}}
    s = reinforcing(HOUSECARL, "h09_rebellion", units=units)
    play(s, "play h09_rebellion")

    # When any shire with Vikings is picked, then they choose the unit they lose: the larger faction does (V-9.17)
    assert (s.seat, s.rule, offered(s, TARGET)) == (HOUSECARL, "V-15.32", {LINDCYLENE, CETREHT})
    assert refused(s, "target dunholm") == "Rebellion has no effect in Durham (V-15.32)"
    play(s, "target cetreht")
    assert (s.seat, s.rule, offered(s, LOSE)) == (BERSERKERS, "V-15.32", {NORSEMEN, BERSERKERS})
    play(s, "lose norsemen")
    assert (units_in(s, CETREHT), s.stock[NORSEMEN]) == ({NORSEMEN: 1, BERSERKERS: 3}, 38)

    # Then a Fyrd card is turned; the Vikings defend and roll first
    assert (s.seat, s.rule) == (FATE, "V-9.3")
    play(s, "levy 3")
    assert s.battle is not None
    assert (s.battle.fyrd, s.battle.attacker, s.battle.cause) == (3, 1, SUDDEN)
    assert dice(s) == (NORSEMEN, 1)
    play(s, "roll command", "roll command command")

    # And the first Hit of the Fyrd takes a Berserker (V-9.8)
    assert dice(s) == (FYRD, 2)
    play(s, "roll hit blank")
    assert units_in(s, CETREHT) == {NORSEMEN: 1, BERSERKERS: 2}
    play(s, "roll hit", "roll hit hit")
    assert is_done(s)
    assert (s.stock[FYRD], s.fyrd_discard) == (10, [0, 1, 0, 0])
    invariants(s, dealt=False)


def test_v_15_32_if_nothing_is_left_after_the_first_loss_no_card_is_turned() -> None:
    s = reinforcing(HOUSECARL, "h09_rebellion", units={EOFORWIC: {NORSEMEN: 1}}, leaders={HALFDAN: EOFORWIC})
    play(s, "play h09_rebellion", "target eoforwic")
    assert is_done(s)
    assert (s.fyrd_deck, units_in(s, EOFORWIC), markers(s)) == ([4, 4, 4, 4], {}, 0)
    assert s.leader_at[HALFDAN] == GONE


def test_v_15_32_fyrd_who_win_leave_the_shire_empty_and_english() -> None:
    s = reinforcing(HOUSECARL, "h09_rebellion", units={EOFORWIC: {NORSEMEN: 2}}, leaders={HALFDAN: EOFORWIC})
    play(s, "play h09_rebellion", "target eoforwic", "levy 2", "roll command", "roll hit blank")
    assert is_done(s)
    assert (units_in(s, EOFORWIC), markers(s), s.leader_at[HALFDAN]) == ({}, 0, GONE)


def test_v_15_32_the_first_loss_may_be_a_berserker_or_not_as_the_vikings_like() -> None:
    # Given the Vikings' own choice: V-9.8 is for Hits
    s = reinforcing(HOUSECARL, "h09_rebellion", units={EOFORWIC: {NORSEMEN: 2, BERSERKERS: 2}})
    play(s, "play h09_rebellion", "target eoforwic")
    assert (s.seat, offered(s, LOSE)) == (NORSEMEN, {NORSEMEN, BERSERKERS})  # a tie: the Norsemen


def test_v_15_32_the_vikings_may_play_events_in_it() -> None:
    # Given a Shield Wall in Norsemen hands: the rising is a battle of an English turn (V-10.4)
    s = a_state(
        active=HOUSECARL,
        units={CETREHT: {NORSEMEN: 3}},
        hands={HOUSECARL: ["h09_rebellion"], NORSEMEN: ["n10_shield_wall"]},
    )
    run(s, ask_event, REINFORCING)
    play(s, "play h09_rebellion", "target cetreht", "levy 2")
    assert (s.seat, offered(s, PLAY)) == (NORSEMEN, {CARDS.index("n10_shield_wall")})
    play(s, "play n10_shield_wall", "roll command command", "roll hit hit")
    assert units_in(s, CETREHT) == {NORSEMEN: 1}


def test_v_15_32_without_vikings_on_the_map_it_is_not_played() -> None:
    s = a_state(active=HOUSECARL, hands={HOUSECARL: ["h09_rebellion", "h02_move_2_2"]})
    run(s, reinforcements_phase)
    assert refused(s, "play h09_rebellion") == "there are no Vikings on the map (V-15.32)"
