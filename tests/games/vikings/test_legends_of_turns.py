"""Legends of whole turns: the Swift March and the Saga-Singer (VX-6.14, VX-6.16)."""

from __future__ import annotations

from typing import Any

import pytest

from heptarchy.games.vikings.age_turn import begin_age_turn, draw_more
from heptarchy.games.vikings.battle import battle_phase
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data.tables import (
    BERSERKERS,
    CANTWARABURG,
    CETREHT,
    CNARRESBURH,
    CRAEFEN,
    DUNHOLM,
    ENGLISH,
    EOFORWIC,
    FACTIONS,
    GRANTEBRYCG,
    HALFDAN,
    HOUSECARL,
    LIGORACEASTER,
    LINDCYLENE,
    LOIDIS,
    LUNDENWIC,
    MAMECEASTER,
    NORSEMEN,
    OXENAFORD,
    SEOLESIG,
    SIDES,
    THEGN,
    VIKING,
)
from heptarchy.games.vikings.leader_phase import leader_phase
from heptarchy.games.vikings.movement_phase import movement_phase
from heptarchy.games.vikings.reinforcements import reinforcements_phase
from heptarchy.games.vikings.table.actions import DRAW, PLACE
from heptarchy.games.vikings.table.age import CLAIMED, OPEN, TAKEN
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.games.vikings.turn import draw_cards_phase
from tests.games.vikings.age_tables import NOBODYS, owner, with_legend
from tests.games.vikings.table import (
    Units,
    answers,
    card_keys,
    fight,
    idle,
    invariants,
    is_done,
    offered,
    play,
    refused,
    run,
    told,
    units_in,
)

# VX-6.14: the Swift March


def on_the_march(place: int = OPEN, active: int = NORSEMEN, steps: int = 4, **laid: Any) -> Vikings:
    """Halfdan in Cambridge with six Vikings, activated; London, Canterbury and Selsey lie before him, empty."""
    units: Units = {GRANTEBRYCG: {NORSEMEN: 3, BERSERKERS: 3}, **laid.pop("units", {})}
    leaders = {HALFDAN: GRANTEBRYCG}
    s = with_legend("swift_march", place, active=active, units=units, leaders=leaders, armies=2, steps=steps, **laid)
    run(s, leader_phase)
    return play(s, "activate halfdan")


GARRISONS = ("march lundenwic", "load norsemen 2", "march cantwaraburg", "load norsemen 1")


@pytest.mark.parametrize("active", [NORSEMEN, BERSERKERS], ids=["norsemen", "berserkers"])
def test_vx_6_14_three_cities_taken_in_one_turn_bring_two_units_of_the_active_faction(active: int) -> None:
    # Given London and Canterbury taken and garrisoned
    s = on_the_march(active=active)
    play(s, *GARRISONS)
    assert owner(s, "swift_march") == NOBODYS
    heard = told(s, lambda: play(s, "march seolesig"))

    # When Selsey is the third, two units come at once to one of the three
    assert "the Vikings win a Legend: The Swift March" in heard
    assert (s.seat, s.rule) == (active, "VX-6.14")
    assert offered(s, PLACE) == {LUNDENWIC, CANTWARABURG, SEOLESIG}
    refusal = "Winchester is no city that your side has taken this turn and holds (VX-6.14)"
    assert refused(s, "place wintanceaster") == refusal
    stock = s.stock[active]
    before = s.units[active][CANTWARABURG]
    play(s, "place cantwaraburg")
    assert s.units[active][CANTWARABURG] == before + 2
    assert s.stock[active] == stock - 2
    assert owner(s, "swift_march") == ("viking", True)

    # And the march goes on
    assert s.rule == "V-7.5"
    invariants(s, dealt=False)


def test_vx_6_14_once() -> None:
    s = on_the_march(CLAIMED + VIKING)
    play(s, *GARRISONS, "march seolesig")
    assert s.rule == "V-7.5"


def test_vx_6_14_a_city_that_is_given_up_again_counts_and_is_no_place_for_them() -> None:
    s = on_the_march()
    play(s, "march lundenwic", "march cantwaraburg", "load norsemen 2", "march seolesig")
    assert offered(s, PLACE) == {CANTWARABURG, SEOLESIG}


def test_vx_6_14_the_same_city_counts_once() -> None:
    s = on_the_march()
    play(s, "march lundenwic", "march cantwaraburg", "march lundenwic")
    assert owner(s, "swift_march") == NOBODYS
    assert s.age is not None
    assert s.age.taken.bit_count() == 2


def test_vx_6_14_a_city_that_the_side_holds_already_does_not_count() -> None:
    s = on_the_march(units={LUNDENWIC: {NORSEMEN: 1}})
    play(s, *GARRISONS[:1], "march cantwaraburg", "load norsemen 1", "march seolesig")
    assert owner(s, "swift_march") == NOBODYS


def test_vx_6_14_in_one_turn() -> None:
    # Given two cities taken in an earlier turn
    s = on_the_march()
    play(s, *GARRISONS, "halt")
    idle(s, is_done)
    run(s, begin_age_turn)
    s.armies, s.steps, s.led = 1, 1, 0
    s.moved = [[0] * 63, [0] * 63]
    run(s, leader_phase)
    play(s, "activate halfdan", "march seolesig")
    assert owner(s, "swift_march") == NOBODYS


def test_vx_6_14_cities_won_in_battle_count_too() -> None:
    # Given three pitched battles for cities, the defenders running
    cities = (LINDCYLENE, LIGORACEASTER, OXENAFORD)
    s = with_legend("swift_march", units={city: {NORSEMEN: 2, THEGN: 1} for city in cities})
    run(s, battle_phase)
    for city in ("fight lindcylene", "fight ligoraceaster"):
        play(s, city, "levy 2", "roll flee", "roll flee flee")
    assert owner(s, "swift_march") == NOBODYS
    play(s, "levy 2", "roll flee", "roll flee flee")
    assert offered(s, PLACE) == set(cities)


def test_vx_6_14_units_that_come_to_a_leader_after_his_battle_have_not_moved() -> None:
    # Given Halfdan, whose third city is won in battle, with his last step
    s = on_the_march(steps=3, units={SEOLESIG: {THEGN: 1}})
    play(s, *GARRISONS, "march seolesig", "levy 2", "roll flee", "roll flee flee", "place seolesig")
    assert units_in(s, SEOLESIG) == {NORSEMEN: 3, BERSERKERS: 3}

    # Then the two may still march, the others have (V-6.3)
    run(s, movement_phase)
    play(s, "muster seolesig")
    assert s.march is not None
    assert s.march.carry == [2, 0]


def retaking(active: int, number: int = 3, **laid: Any) -> Vikings:
    """English before so many cities that single Vikings hold."""
    cities = (LINDCYLENE, LIGORACEASTER, OXENAFORD)[:number]
    s = with_legend("swift_march", active=active, units={city: {NORSEMEN: 1, active: 3} for city in cities}, **laid)
    assert s.age is not None
    s.age.held = sum(1 << city for city in cities)
    run(s, battle_phase)
    keys = [t.SHIRES[city] for city in cities]
    for i, key in enumerate(keys):
        if i < number - 1:
            play(s, f"fight {key}")
        play(s, "roll flee")
    return s


@pytest.mark.parametrize("active", [HOUSECARL, THEGN], ids=["housecarl", "thegn"])
def test_vx_6_14_the_english_do_it_by_taking_cities_back(active: int) -> None:
    s = retaking(active)
    assert (s.seat, s.rule) == (active, "VX-6.14")
    assert offered(s, PLACE) == {LINDCYLENE, LIGORACEASTER, OXENAFORD}
    play(s, "place ligoraceaster")
    assert units_in(s, LIGORACEASTER) == {active: 5}
    assert owner(s, "swift_march") == ("english", True)
    assert owner(retaking(active, 2), "swift_march") == NOBODYS


def test_vx_6_14_cities_that_the_enemy_leaves_in_his_own_turn_are_nobody_s_march() -> None:
    # Given Vikings who walk out of three cities
    units = {EOFORWIC: {NORSEMEN: 1}, MAMECEASTER: {NORSEMEN: 1}, DUNHOLM: {NORSEMEN: 1}}
    s = with_legend("swift_march", units=units, armies=3, steps=1)
    run(s, movement_phase)
    play(s, "muster eoforwic", "march loidis", "muster mameceaster", "march craefen", "muster dunholm", "march cetreht")
    assert is_done(s)
    assert owner(s, "swift_march") == NOBODYS


@pytest.mark.parametrize(("stock", "come"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_vx_6_14_as_many_as_the_stockpile_has(stock: int, come: int) -> None:
    s = on_the_march(units={CETREHT: {NORSEMEN: 37 - stock}})
    play(s, *GARRISONS, "march seolesig")
    if come:
        play(s, "place seolesig")
    assert s.rule == "V-7.5"
    assert s.units[NORSEMEN][SEOLESIG] == 1 + come
    assert owner(s, "swift_march") == ("viking", True)


@pytest.mark.parametrize("number", [0, 1, 4])
def test_vx_6_14_march_units_says_how_many(number: int) -> None:
    s = on_the_march(march_units=number)
    play(s, *GARRISONS, "march seolesig")
    if number:
        play(s, "place seolesig")
    assert s.units[NORSEMEN][SEOLESIG] == 1 + number


def test_vx_6_14_march_cities_says_how_many() -> None:
    s = on_the_march(march_cities=2)
    play(s, "march lundenwic", "march cantwaraburg")
    assert s.rule == "VX-6.14"
    s = on_the_march(march_cities=4)
    play(s, *GARRISONS, "march seolesig")
    assert s.rule == "V-7.5"
    play(s, "march wintanceaster")
    assert s.rule == "VX-6.14"


# VX-6.16: Saga-Singer


def three_battles(active: int, runs: int, number: int = 3, **laid: Any) -> Vikings:
    """So many pitched battles outside the cities, in each of which the faction that runs does so at once."""
    shires = (CETREHT, LOIDIS, CRAEFEN, CNARRESBURH)[:number]
    other = NORSEMEN if runs in (HOUSECARL, THEGN) else THEGN
    units = {shire: {runs: 1, other: 2} for shire in shires}
    s = with_legend("saga_singer", active=active, units=units, **laid)
    run(s, battle_phase)
    while not is_done(s):
        quiet = [text for text in ("stay", "roll flee", "roll command command") if text in answers(s)]
        play(s, *(quiet or answers(s))[:1])
    return s


@pytest.mark.parametrize("number", [2, 3])
def test_vx_6_16_three_battles_won_in_one_turn(number: int) -> None:
    s = three_battles(NORSEMEN, THEGN, number)
    assert s.view(None)["age"]["wins"] == {"viking": number, "english": 0}
    assert owner(s, "saga_singer") == (("viking", False) if number == 3 else NOBODYS)


def test_vx_6_16_also_by_defenders_in_an_enemy_turn() -> None:
    s = three_battles(NORSEMEN, NORSEMEN)
    assert owner(s, "saga_singer") == ("english", False)


def test_vx_6_16_battles_of_another_turn_do_not_count() -> None:
    s = three_battles(NORSEMEN, THEGN, 2)
    run(s, begin_age_turn)
    assert s.age is not None
    assert s.age.wins == [0, 0]


def test_vx_6_16_battles_won_by_either_side_do_not_add_up() -> None:
    s = three_battles(NORSEMEN, THEGN, 2)
    s.units[THEGN][EOFORWIC] = s.hosts[ENGLISH][EOFORWIC] = 1
    s.units[NORSEMEN][EOFORWIC] = s.hosts[VIKING][EOFORWIC] = 1
    fight(s, EOFORWIC)
    play(s, "levy 2", "roll command", "roll blank blank", "roll flee")
    assert s.age is not None
    assert s.age.wins == [2, 1]
    assert owner(s, "saga_singer") == NOBODYS


@pytest.mark.parametrize("number", [1, 4])
def test_vx_6_16_saga_battles_says_how_many(number: int) -> None:
    assert owner(three_battles(NORSEMEN, THEGN, number, saga_battles=number), "saga_singer") == ("viking", False)
    if number > 1:
        s = three_battles(NORSEMEN, THEGN, number - 1, saga_battles=number)
        assert owner(s, "saga_singer") == NOBODYS


EVENTS = ["n08_feigned_retreat", "n09_english_traitors", "n10_shield_wall", "n11_northumbrian_discord"]


def drawing(place: int, active: int = NORSEMEN, **laid: Any) -> Vikings:
    """The Draw Cards Phase of a faction, with the Saga-Singer."""
    s = with_legend("saga_singer", place, active=active, card_played=True, **laid)
    return run(s, draw)


def draw(s: Vikings, arg: int) -> None:
    """The Draw Cards Phase."""
    s.then(draw_more, draw_cards_phase)


def test_vx_6_16_its_reward_is_one_card_more_and_a_hand_of_four() -> None:
    # Given Norsemen with two cards
    s = drawing(TAKEN + VIKING, hands={NORSEMEN: ["n02_move_2_4", EVENTS[0]]})
    assert (s.seat, s.rule, answers(s)) == (NORSEMEN, "VX-6.16", ["claim saga_singer", "pass"])
    heard = told(s, lambda: play(s, "claim saga_singer"))
    assert heard == ["the Vikings have their reward for a Legend: Saga-Singer"]

    # Then they draw to four
    play(s, "draw n03_move_2_4")
    assert s.rule == "V-11.1"
    play(s, f"draw {EVENTS[1]}")
    assert is_done(s)
    assert card_keys(NORSEMEN, s.hands[NORSEMEN]) == {"n02_move_2_4", "n03_move_2_4", EVENTS[0], EVENTS[1]}
    assert owner(s, "saga_singer") == ("viking", True)

    # And keep four until one is played; then the hand is filled to three as ever
    s.hands[NORSEMEN] &= ~2
    s.played[NORSEMEN] |= 2
    run(s, draw)
    assert is_done(s)
    assert s.hands[NORSEMEN].bit_count() == 3
    s.hands[NORSEMEN] &= ~4
    s.played[NORSEMEN] |= 4
    run(s, draw)
    play(s, "draw n04_move_2_4")
    assert is_done(s)


def test_vx_6_16_the_fourth_card_is_played_like_any_other() -> None:
    hand = ["n02_move_2_4", "n03_move_2_4", "n04_move_2_4"]
    s = drawing(TAKEN + VIKING, hands={NORSEMEN: hand}, units={EOFORWIC: {NORSEMEN: 1}})
    play(s, "claim saga_singer", "draw n05_move_2_3")
    assert is_done(s)
    run(s, reinforcements_phase)
    idle(s, lambda state: state.rule == "V-5.8")
    assert [text for text in answers(s) if text.startswith("play")] == [
        f"play {card}" for card in [*hand, "n05_move_2_3"]
    ]


def test_vx_6_16_it_may_be_kept_for_a_later_turn_of_either_faction() -> None:
    s = drawing(TAKEN + VIKING, hands={NORSEMEN: ["n02_move_2_4", EVENTS[0], EVENTS[1]]})
    play(s, "pass")
    assert is_done(s)
    assert s.hands[NORSEMEN].bit_count() == 3
    assert owner(s, "saga_singer") == ("viking", False)
    s = drawing(TAKEN + VIKING, BERSERKERS, hands={BERSERKERS: ["b02_move_2_4"]})
    assert (s.seat, answers(s)) == (BERSERKERS, ["claim saga_singer", "pass"])


@pytest.mark.parametrize("active", range(4), ids=FACTIONS)
@pytest.mark.parametrize("side", [VIKING, ENGLISH], ids=SIDES)
def test_vx_6_16_a_faction_of_the_side_in_its_own_phase(active: int, side: int) -> None:
    s = drawing(TAKEN + side, active, hands={active: [t.CARDS[active * 19 + 1]]})
    assert (s.rule == "VX-6.16") == (active // 2 == side)


@pytest.mark.parametrize("place", [OPEN, CLAIMED + VIKING])
def test_vx_6_16_not_before_it_is_taken_nor_twice(place: int) -> None:
    s = drawing(place, hands={NORSEMEN: ["n02_move_2_4"]})
    assert s.rule == "V-11.1"


def test_vx_6_16_no_question_without_a_card_to_draw() -> None:
    s = drawing(TAKEN + VIKING, hands={NORSEMEN: ["n02_move_2_4"]}, decks={NORSEMEN: []})
    assert is_done(s)


def test_vx_6_16_a_hand_without_movement_card_is_drawn_anew_to_four() -> None:
    # Given four Events drawn with the Saga-Singer (V-11.2)
    s = drawing(
        TAKEN + VIKING,
        hands={NORSEMEN: EVENTS[:2]},
        decks={NORSEMEN: [*EVENTS[2:], "n02_move_2_4", "n03_move_2_4"]},
    )
    play(s, "claim saga_singer", f"draw {EVENTS[2]}")
    heard = told(s, lambda: play(s, f"draw {EVENTS[3]}"))
    assert len([line for line in heard if "show" in line]) == 4 + 1
    assert len(offered(s, DRAW)) == 6

    # Then four are drawn again
    play(s, "draw n02_move_2_4", *[f"draw {event}" for event in EVENTS[:3]])
    assert is_done(s)
    assert s.hands[NORSEMEN].bit_count() == 4


def test_vx_6_16_the_other_faction_draws_to_three() -> None:
    # Given the Norsemen who have just drawn to four, and the Berserkers after them
    s = drawing(TAKEN + VIKING, hands={NORSEMEN: ["n02_move_2_4"], BERSERKERS: ["b02_move_2_4"]})
    play(s, "claim saga_singer", "draw n03_move_2_4", "draw n04_move_2_4", "draw n05_move_2_3")
    s.active = BERSERKERS
    run(s, draw)
    play(s, "draw b03_move_2_4", "draw b04_move_2_4")
    assert is_done(s)
    assert s.hands[BERSERKERS].bit_count() == 3
