"""Events of the Reinforcements Phase and before movement, and ships on the way (V-15, V-9.18)."""

from __future__ import annotations

from typing import Any

import pytest

from heptarchy.games.vikings.actions import ACTIVATE, BAR, LAND, LOSE, MUSTER, PLACE, PLAY, SAIL, STEP, TAKE, TARGET
from heptarchy.games.vikings.leaders import leader_phase
from heptarchy.games.vikings.movement import movement_phase
from heptarchy.games.vikings.phase_events import ask_event
from heptarchy.games.vikings.reinforcements import reinforcements_phase
from heptarchy.games.vikings.state import GONE, SUDDEN, Vikings
from heptarchy.games.vikings.tables import (
    ALFRED,
    BEARDASTAPOL,
    BEOFERLIC,
    BERSERKERS,
    BRETLINTUN,
    CARDS,
    CETREHT,
    COASTAL,
    DENE,
    DUNHOLM,
    EOFORWIC,
    FYRD,
    GLEAWCEASTER,
    HALFDAN,
    HOUSECARL,
    HRYPUM,
    IVAR,
    LANDINGS,
    LICCIDFELD,
    LIGORACEASTER,
    LINDCYLENE,
    NORSEMEN,
    NORTH_SEA,
    THEGN,
)
from heptarchy.games.vikings.turn import begin_turn
from heptarchy.games.vikings.units import markers
from heptarchy.games.vikings.windows import BEFORE_MOVEMENT, REINFORCING
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
    assert f"{taken} Thegn become Norsemen in Catterick" in sentences
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
    assert sentences == ["1 Berserkers join Ivar the Boneless"]
    invariants(other, dealt=False)


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
    assert sentences[-1] == "1 Housecarl come to Catterick"
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


# V-15.33 Saxon Navy


def named(*shires: str, **laid: Any) -> Vikings:
    """A Norsemen turn before movement, in which the Saxon Navy bars these."""
    s = a_state(hands={HOUSECARL: ["h10_saxon_navy"]}, card_played=True, **laid)
    run(s, ask_event, BEFORE_MOVEMENT)
    play(s, "play h10_saxon_navy")
    return play(s, *[f"bar {shire}" for shire in shires])


SIX = ("eoforwic", "streonaeshealh", "bretlintun", "beoferlic", "bartun", "cetreht")


def test_v_15_33_six_coastal_shires_are_named_by_the_housecarl() -> None:
    # Given a Norsemen turn, after the Movement card
    s = named()

    # When the Housecarl name shires, then coasts alone, each once
    assert (s.seat, s.rule) == (HOUSECARL, "V-15.33")
    assert offered(s, BAR) == set(COASTAL)
    assert refused(s, "bar hrypum") == "Ripon is no coast (V-15.33)"
    assert refused(s, "bar cruland") == "Crowland Fens is no coast (V-15.33)"
    play(s, "bar eoforwic")
    assert refused(s, "bar eoforwic") == "York is barred already (V-15.33)"
    sentences = told(s, lambda: play(s, *[f"bar {shire}" for shire in SIX[1:]]))

    # And six of them
    assert is_done(s)
    assert s.barred.bit_count() == 6
    assert sentences[-1] == "the Saxon Navy guards Catterick"


def test_v_15_33_it_bars_the_landing() -> None:
    s = named(*SIX, off_shore=IVAR, aboard=(14, 6), armies=2, steps=2)
    run(s, leader_phase)
    play(s, "activate ivar")
    assert offered(s, LAND) == set(LANDINGS[NORTH_SEA]) - {EOFORWIC, CETREHT, BRETLINTUN, BEOFERLIC, 15, 27}
    assert refused(s, "land eoforwic") == "the Saxon Navy bars York (V-15.33)"


def test_v_15_33_it_bars_the_way_by_land_for_leaders_and_armies() -> None:
    s = named(*SIX, units={HRYPUM: {NORSEMEN: 3}}, leaders={HALFDAN: HRYPUM}, armies=2, steps=2)
    run(s, leader_phase)
    play(s, "activate halfdan")
    assert CETREHT not in offered(s, STEP)
    assert refused(s, "march cetreht") == "the Saxon Navy bars Catterick (V-15.33)"
    play(s, "load norsemen 2", "march cnarresburh", "halt")
    run(s, movement_phase)
    play(s, "muster hrypum")
    assert CETREHT not in offered(s, STEP)


def test_v_15_33_who_is_there_already_may_stay_and_leave() -> None:
    s = named(*SIX, units={CETREHT: {NORSEMEN: 1}}, armies=1, steps=1)
    run(s, movement_phase)
    play(s, "muster cetreht", "march hrypum")
    assert units_in(s, HRYPUM) == {NORSEMEN: 1}


def test_v_15_33_who_is_shut_in_does_not_set_out() -> None:
    # Given Vikings in Beverley, whose two neighbours are barred
    s = named(*SIX, units={BEOFERLIC: {NORSEMEN: 2}}, leaders={HALFDAN: BEOFERLIC}, armies=2, steps=2)
    assert is_done(run(s, leader_phase))
    assert is_done(run(s, movement_phase))


def test_v_15_33_who_is_shut_in_may_still_sail() -> None:
    # Given the same with ships in hand, as far as anybody knows (V-15.15)
    laid: dict[str, Any] = {"units": {BEOFERLIC: {NORSEMEN: 2}}, "leaders": {HALFDAN: BEOFERLIC}}
    s = a_state(
        **laid,
        armies=2,
        steps=2,
        barred=[EOFORWIC, BRETLINTUN],
        hands={NORSEMEN: ["n12_viking_ships"]},
    )
    run(s, leader_phase)
    assert offered(s, ACTIVATE) == {HALFDAN}
    play(s, "activate halfdan")
    assert offered(s, STEP) == set()
    play(s, "play n12_viking_ships", "sail dunholm")
    assert s.leader_at[HALFDAN] == DUNHOLM

    # And with another hand the same is asked, but there is nothing to be done
    s = a_state(**laid, armies=2, steps=2, barred=[EOFORWIC, BRETLINTUN], hands={NORSEMEN: ["n02_move_2_4"]})
    run(s, leader_phase)
    assert offered(s, ACTIVATE) == {HALFDAN}
    play(s, "activate halfdan", "halt")
    assert s.leader_at[HALFDAN] == BEOFERLIC


def test_v_15_33_it_ends_with_the_turn() -> None:
    s = named(*SIX, bag=[BERSERKERS])
    run(s, begin_turn, BERSERKERS)
    assert s.barred == 0


# V-15.44 Thegn Leadership


def test_v_15_44_every_english_army_has_two_steps_more_alfred_included() -> None:
    # Given a Thegn turn with a 1 / 3 card
    s = a_state(
        active=THEGN,
        units={EOFORWIC: {THEGN: 2}},
        leaders={ALFRED: EOFORWIC},
        hands={THEGN: ["t02_move_1_3", "t11_thegn_leadership"]},
    )
    run(s, reinforcements_phase)
    while "play t02_move_1_3" not in answers(s):
        play(s, "pass")
    play(s, "play t02_move_1_3")

    # When Leadership is played after it
    play(s, "play t11_thegn_leadership")

    # Then it is a 1 / 5 card, for Alfred as for armies
    assert (s.armies, s.steps) == (1, 5)
    run(s, leader_phase)
    play(s, "activate alfred", "march cetreht")
    assert s.march is not None
    assert s.march.steps == 4


# V-15.15, V-15.26 Viking Ships


def sailing(faction: int, **laid: Any) -> Vikings:
    """A turn of this faction, with ships in hand."""
    card = "n12_viking_ships" if faction == NORSEMEN else "b13_viking_ships"
    return a_state(active=faction, advanced=faction == BERSERKERS, hands={faction: [card]}, armies=1, steps=2, **laid)


@pytest.mark.parametrize(("faction", "card"), [(NORSEMEN, "n12_viking_ships"), (BERSERKERS, "b13_viking_ships")])
def test_v_15_15_one_army_sails_from_coast_to_coast_on_the_same_sea_for_one_step(faction: int, card: str) -> None:
    # Given an army in Durham in its own turn (V-15.26: the Berserkers in theirs)
    s = sailing(faction, units={DUNHOLM: {faction: 2}})
    run(s, movement_phase)
    play(s, "muster dunholm")
    assert refused(s, "sail eoforwic") == "no ships go from Durham to York (V-15.15)"

    # When ships are played, then every other coast of the North Sea is in reach
    play(s, f"play {card}")
    assert offered(s, SAIL) == set(LANDINGS[NORTH_SEA]) - {DUNHOLM}
    assert refused(s, "sail luel") == "no ships go from Durham to Carlisle (V-15.15)"
    assert refused(s, "sail cruland") == "no ships go from Durham to Crowland Fens (V-15.15)"
    play(s, "sail lundenwic")

    # And it has cost one step of two; by sea it goes no further
    assert s.march is not None
    assert (s.march.steps, offered(s, SAIL), s.events_played[faction]) == (1, set(), 1)
    play(s, "march grantebrycg")
    assert is_done(s)
    invariants(s, dealt=False)


def test_v_15_15_a_leader_sails_and_fights_at_once() -> None:
    s = sailing(NORSEMEN, units={DUNHOLM: {NORSEMEN: 2}, EOFORWIC: {THEGN: 1}}, leaders={HALFDAN: DUNHOLM})
    run(s, leader_phase)
    play(s, "activate halfdan", "play n12_viking_ships", "sail eoforwic")
    assert s.rule == "V-9.3"
    play(s, "levy 2", "roll flee", "roll flee flee")
    assert (s.leader_at[HALFDAN], s.rule) == (EOFORWIC, "V-7.5")  # one step is left


def test_v_15_15_an_army_that_meets_enemies_stops() -> None:
    s = sailing(NORSEMEN, units={DUNHOLM: {NORSEMEN: 2}, EOFORWIC: {THEGN: 1}})
    run(s, movement_phase)
    play(s, "muster dunholm", "play n12_viking_ships", "sail eoforwic")
    assert is_done(s)
    assert units_in(s, EOFORWIC) == {NORSEMEN: 2, THEGN: 1}


def test_v_15_15_ships_may_be_called_on_the_way() -> None:
    s = sailing(NORSEMEN, units={HRYPUM: {NORSEMEN: 2}})
    run(s, movement_phase)
    play(s, "muster hrypum")
    assert refused(s, "play n12_viking_ships") == "no ships go from Ripon (V-15.15)"
    play(s, "march cetreht", "play n12_viking_ships", "sail dunholm")
    assert is_done(s)
    assert units_in(s, DUNHOLM) == {NORSEMEN: 2}


def test_v_15_15_not_where_the_saxon_navy_bars_the_coast() -> None:
    # Given an army on the Severn Sea, with one coast barred
    s = sailing(NORSEMEN, units={DENE: {NORSEMEN: 2}}, barred=[GLEAWCEASTER])
    run(s, movement_phase)
    play(s, "muster dene", "play n12_viking_ships")
    assert offered(s, SAIL) == {BEARDASTAPOL}

    # Or all
    s = sailing(NORSEMEN, units={DENE: {NORSEMEN: 2}}, barred=[GLEAWCEASTER, BEARDASTAPOL])
    run(s, movement_phase)
    play(s, "muster dene")
    assert refused(s, "play n12_viking_ships") == "no ships go from Forest of Dean (V-15.15)"


def test_v_15_15_one_sailing_a_card() -> None:
    # Given two copies in hand
    s = a_state(
        advanced=True,
        units={DUNHOLM: {NORSEMEN: 2}},
        hands={NORSEMEN: ["n12_viking_ships", "n18_viking_ships"]},
        armies=1,
        steps=3,
    )
    run(s, movement_phase)
    play(s, "muster dunholm", "play n12_viking_ships")
    assert refused(s, "play n18_viking_ships") == "ships lie ready for the next step (V-15.15)"
    play(s, "sail eoforwic", "play n18_viking_ships", "sail dunholm")
    assert s.events_played[NORSEMEN] == 2


def test_v_15_15_nobody_sails_without_units() -> None:
    # Given a Leader who has landed and now leaves all behind (V-7.9)
    s = sailing(NORSEMEN, units={DUNHOLM: {NORSEMEN: 2}}, leaders={HALFDAN: DUNHOLM})
    run(s, leader_phase)
    play(s, "activate halfdan", "march cetreht", "play n12_viking_ships", "load norsemen 0")
    assert offered(s, SAIL) == set()
    play(s, "halt")
    assert (s.leader_at[HALFDAN], units_in(s, CETREHT)) == (CETREHT, {NORSEMEN: 2})


def test_v_15_26_ships_are_not_played_in_the_turn_of_the_ally() -> None:
    # Given Norsemen ships in a Berserker turn
    s = a_state(
        active=BERSERKERS,
        units={DUNHOLM: {BERSERKERS: 1, NORSEMEN: 1}},
        hands={NORSEMEN: ["n12_viking_ships"]},
        armies=1,
        steps=2,
    )
    run(s, movement_phase)
    play(s, "muster dunholm")
    assert (s.seat, offered(s, PLAY)) == (BERSERKERS, set())
    assert refused(s, "play n12_viking_ships", NORSEMEN) == "you are not asked now"
    assert refused(s, "play n12_viking_ships") == "Viking Ships is not in your hand (V-10.7)"
