"""War for Land and Gods: where Churches stand, and how they are plundered (VX-1.1 to VX-1.3)."""

from __future__ import annotations

from typing import Any

import pytest

from heptarchy.games.vikings.battle import battle_phase
from heptarchy.games.vikings.churches import plunder
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data.moments import REINFORCING
from heptarchy.games.vikings.data.tables import (
    BERSERKERS,
    CETREHT,
    DUNHOLM,
    EOFORWIC,
    HAGUSTALDESHAM,
    HALFDAN,
    HRYPUM,
    IVAR,
    LICCIDFELD,
    LIGORACEASTER,
    LOIDIS,
    LUEL,
    MAMECEASTER,
    NORSEMEN,
    SNOTINGAHAM,
    THEGN,
)
from heptarchy.games.vikings.leader_phase import leader_phase
from heptarchy.games.vikings.movement_phase import movement_phase
from heptarchy.games.vikings.phase_events import ask_event
from heptarchy.games.vikings.table.actions import LOAD, MUSTER
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.games.vikings.units import is_viking_controlled, markers
from tests.games.vikings.land import (
    a_land,
    churches,
    last_church,
    tiles,
)
from tests.games.vikings.table import (
    a_game,
    a_state,
    fight,
    is_done,
    mask,
    offered,
    play,
    refused,
    run,
    told,
    units_in,
)

MINSTERS = [
    "dunholm",
    "luel",
    "eoforwic",
    "lindcylene",
    "ligoraceaster",
    "liccidfeld",
    "hereford",
    "exanceaster",
    "wintanceaster",
    "seolesig",
    "cantwaraburg",
    "lundenwic",
    "theodford",
    "elmham",
]


# VX-1.1, VX-1.2: set-up


def test_vx_1_1_vx_1_2_fourteen_churches_stand_and_ten_tiles_lie_ready() -> None:
    # Given a new game, then a Church stands in each of the fourteen cities, and no other
    s = a_game(land_and_gods=True)
    assert churches(s) == MINSTERS
    assert len(MINSTERS) == 14
    assert {"mameceaster", "lecacaetir", "oxenaford"} == {t.SHIRES[city] for city in t.CITIES} - set(MINSTERS)

    # And nothing is plundered or built
    seen = s.view(None)["age"]
    assert (seen["tiles"], seen["fort_tiles"], seen["forts"], seen["settlements"]) == (0, 10, [], [])


def test_vx_1_2_without_the_module_there_is_no_church() -> None:
    # Given another module alone
    s = a_state(modules=("ships",), units={CETREHT: {NORSEMEN: 1}}, armies=1, steps=1)
    assert "churches" not in s.view(None)["age"]

    # When Vikings take a city with a bishop, then nobody joins them, and nobody has won
    run(s, movement_phase)
    play(s, "muster cetreht", "march dunholm")
    assert is_done(s)
    assert units_in(s, DUNHOLM) == {NORSEMEN: 1}


# VX-1.3: plunder


@pytest.mark.parametrize("faction", [NORSEMEN, BERSERKERS])
def test_vx_1_3_a_city_that_is_entered_is_plundered_and_a_unit_of_the_active_faction_comes(faction: int) -> None:
    # Given an army of both beside empty Durham
    s = a_land(active=faction, units={CETREHT: {NORSEMEN: 1, BERSERKERS: 1}}, armies=1, steps=1)
    stock = s.stock[faction]
    run(s, movement_phase)

    # When it goes there in the turn of either faction
    sentences = told(s, lambda: play(s, "muster cetreht", "march dunholm"))

    # Then a unit of that faction comes from its stockpile, and the English have the tile
    assert units_in(s, DUNHOLM) == {faction: 2, 1 - faction: 1}
    assert s.stock[faction] == stock - 1
    assert (churches(s), tiles(s)) == ([key for key in MINSTERS if key != "dunholm"], 1)
    name = ("Norseman", "Berserker")[faction]
    assert sentences[-2:] == ["the Vikings plunder the Church of Durham", f"1 {name} comes to Durham"]


def test_vx_1_3_an_army_that_passes_through_plunders_and_the_new_unit_stays() -> None:
    # Given an army that goes through empty Durham
    s = a_land(units={CETREHT: {NORSEMEN: 3}}, armies=2, steps=2)
    run(s, movement_phase)
    play(s, "muster cetreht", "march dunholm")

    # When it goes on, then it takes nobody along (V-8.3); the new one holds the city
    assert refused(s, "load norsemen 4") == "an army neither drops nor picks up units on the way (V-8.3)"
    play(s, "march hagustaldesham")
    assert (units_in(s, DUNHOLM), units_in(s, HAGUSTALDESHAM)) == ({NORSEMEN: 1}, {NORSEMEN: 3})
    assert (tiles(s), markers(s)) == (1, 1)

    # And he has not moved: he is an army of his own
    assert offered(s, MUSTER) == {DUNHOLM}


def test_vx_1_3_passing_through_plunders_even_where_nobody_is_left_to_come() -> None:
    # Given all Norsemen on the map
    s = a_land(units={CETREHT: {NORSEMEN: 3}, HRYPUM: {NORSEMEN: 37}}, armies=1, steps=2)
    assert s.stock[NORSEMEN] == 0
    run(s, movement_phase)

    # When three of them pass through Durham, then it was theirs for a moment
    play(s, "muster cetreht", "march dunholm")
    assert (units_in(s, DUNHOLM), tiles(s), markers(s)) == ({NORSEMEN: 3}, 1, 1)
    play(s, "march hagustaldesham")
    assert (units_in(s, DUNHOLM), tiles(s), markers(s)) == ({}, 1, 0)
    assert "dunholm" not in churches(s)
    assert s.age is not None
    assert s.age.held == 0  # V-2.10: it is English again


def test_vx_1_3_the_other_faction_sends_nobody_for_the_active_one() -> None:
    s = a_land(units={CETREHT: {NORSEMEN: 1, BERSERKERS: 2}, HRYPUM: {NORSEMEN: 39}}, armies=1, steps=1)
    run(s, movement_phase)
    play(s, "muster cetreht", "march dunholm")
    assert units_in(s, DUNHOLM) == {NORSEMEN: 1, BERSERKERS: 2}
    assert tiles(s) == 1


def test_vx_1_3_a_church_is_plundered_once() -> None:
    # Given Durham plundered, left again, and thus English
    s = a_land(units={CETREHT: {NORSEMEN: 2}, HRYPUM: {NORSEMEN: 38}}, armies=2, steps=4)
    run(s, movement_phase)
    play(s, "muster cetreht", "load norsemen 1", "march dunholm", "march hagustaldesham", "halt")
    assert not is_viking_controlled(s, DUNHOLM)

    # When Vikings come again, then there is nothing left
    s.stock[NORSEMEN] += 1
    play(s, "muster cetreht", "march dunholm", "halt")
    assert (units_in(s, DUNHOLM), tiles(s)) == ({NORSEMEN: 1}, 1)


def test_vx_1_3_a_city_without_a_church_gives_nobody() -> None:
    s = a_land(units={LOIDIS: {NORSEMEN: 1}}, armies=1, steps=1)
    run(s, movement_phase)
    play(s, "muster loidis", "march mameceaster")
    assert (units_in(s, MAMECEASTER), markers(s), tiles(s)) == ({NORSEMEN: 1}, 1, 0)


def test_vx_1_3_a_second_army_finds_nothing() -> None:
    s = a_land(units={CETREHT: {NORSEMEN: 2}}, armies=2, steps=1)
    run(s, movement_phase)
    play(s, "muster cetreht", "load norsemen 1", "march dunholm", "muster cetreht", "march dunholm")
    assert (units_in(s, DUNHOLM), tiles(s)) == ({NORSEMEN: 3}, 1)


def test_vx_1_3_a_leader_may_take_the_new_unit_along() -> None:
    # Given Halfdan on his way through empty Durham
    s = a_land(units={CETREHT: {NORSEMEN: 2}}, leaders={HALFDAN: CETREHT}, armies=1, steps=2)
    run(s, leader_phase)
    play(s, "activate halfdan", "march dunholm")

    # When he is there, then a third has joined, and may come along or not (V-7.5)
    assert offered(s, LOAD[NORSEMEN]) == {0, 1, 3}
    other = s.clone()
    play(s, "load norsemen 3", "march hagustaldesham")
    assert (units_in(s, DUNHOLM), units_in(s, HAGUSTALDESHAM)) == ({}, {NORSEMEN: 3})
    play(other, "march hagustaldesham")
    assert (units_in(other, DUNHOLM), units_in(other, HAGUSTALDESHAM)) == ({NORSEMEN: 1}, {NORSEMEN: 2})


def test_vx_1_3_a_leader_who_lands_plunders() -> None:
    s = a_land(off_shore=IVAR, aboard=(14, 6), armies=1, steps=1)
    run(s, leader_phase)
    play(s, "activate ivar", "land eoforwic")
    assert units_in(s, EOFORWIC) == {NORSEMEN: 15, BERSERKERS: 6}
    assert "eoforwic" not in churches(s)


def test_vx_1_3_a_leader_who_wins_plunders_and_the_new_unit_has_not_moved() -> None:
    # Given Ivar, who lands with his last step among Thegns
    s = a_land(units={EOFORWIC: {THEGN: 1}}, off_shore=IVAR, aboard=(1, 2), armies=2, steps=1)
    run(s, leader_phase)
    play(s, "activate ivar", "land eoforwic", "levy 2", "roll command", "roll blank blank")

    # When the battle is not won yet, then the Church stands
    assert "eoforwic" in churches(s)
    play(s, "roll hit", "roll hit hit")

    # Then it is plundered, and he who came has not moved (V-6.3)
    assert (units_in(s, EOFORWIC), tiles(s)) == ({NORSEMEN: 2, BERSERKERS: 2}, 1)
    run(s, movement_phase)
    play(s, "muster eoforwic", "march loidis")
    assert units_in(s, LOIDIS) == {NORSEMEN: 1}


def test_vx_1_3_those_who_fell_do_not_count_as_moved_in_the_new_units_place() -> None:
    # Given Ivar with three Norsemen, one of whom falls in the battle of his last step
    s = a_land(units={EOFORWIC: {THEGN: 1}}, off_shore=IVAR, aboard=(3, 0), armies=2, steps=1)
    run(s, leader_phase)
    play(s, "activate ivar", "land eoforwic", "levy 2", "roll hit", "roll flee flee", "roll hit command")
    assert units_in(s, EOFORWIC) == {NORSEMEN: 3}

    # Then two of the three have moved, and the new one has not
    run(s, movement_phase)
    play(s, "muster eoforwic", "march loidis")
    assert (units_in(s, EOFORWIC), units_in(s, LOIDIS)) == ({NORSEMEN: 2}, {NORSEMEN: 1})


def test_vx_1_3_a_leader_goes_on_from_a_plundered_city_with_whom_he_likes() -> None:
    s = a_land(units={CETREHT: {NORSEMEN: 2}, DUNHOLM: {THEGN: 1}}, leaders={HALFDAN: CETREHT}, armies=1, steps=3)
    run(s, leader_phase)
    play(s, "activate halfdan", "march dunholm", "levy 2", "roll flee", "roll flee flee")
    assert units_in(s, DUNHOLM) == {NORSEMEN: 3}
    play(s, "load norsemen 1", "march hagustaldesham", "halt")

    # Then of the two left behind one has moved: the other has just come
    s.armies = 1
    run(s, movement_phase)
    play(s, "muster dunholm")
    assert offered(s, LOAD[NORSEMEN]) == set()
    play(s, "march cetreht", "halt")
    assert (units_in(s, DUNHOLM), units_in(s, CETREHT)) == ({NORSEMEN: 1}, {NORSEMEN: 1})


def test_vx_1_3_an_army_that_waits_for_its_battle_has_plundered_nothing() -> None:
    # Given an army before a Thegn in Durham
    s = a_land(units={CETREHT: {NORSEMEN: 1}, DUNHOLM: {THEGN: 1}}, armies=1, steps=1)
    run(s, movement_phase)
    play(s, "muster cetreht", "march dunholm")
    assert tiles(s) == 0

    # When it wins in the Battle Phase, then the Church falls
    run(s, battle_phase)
    play(s, "levy 2", "roll flee", "roll flee flee")
    assert (units_in(s, DUNHOLM), tiles(s), is_done(s)) == ({NORSEMEN: 2}, 1, True)


def test_vx_1_3_a_lost_battle_leaves_the_church() -> None:
    s = fight(a_land(units={DUNHOLM: {NORSEMEN: 1, THEGN: 1}}), DUNHOLM)
    play(s, "levy 2", "roll hit", "roll blank blank")
    assert is_done(s)
    assert (tiles(s), "dunholm" in churches(s)) == (0, True)


def test_vx_1_3_fyrd_left_alone_keep_the_church_until_they_are_gone() -> None:
    s = fight(a_land(units={DUNHOLM: {NORSEMEN: 1, THEGN: 1}}), DUNHOLM)
    play(s, "levy 2", "roll flee", "roll blank blank")
    assert "dunholm" in churches(s)
    play(s, "roll hit", "roll flee")
    assert (tiles(s), units_in(s, DUNHOLM)) == (1, {NORSEMEN: 2})


def test_vx_1_3_english_who_escape_give_up_their_church() -> None:
    # Given Thegns in Durham who escape to Hexham
    hands = {THEGN: ["t09_escape_into_the_wilds"]}
    s = fight(a_land(units={DUNHOLM: {NORSEMEN: 1, THEGN: 2}}, hands=hands), DUNHOLM)
    play(s, "levy 2", "roll command command", "roll blank blank")
    play(s, "play t09_escape_into_the_wilds", "target hagustaldesham")
    assert (units_in(s, HAGUSTALDESHAM), units_in(s, DUNHOLM), tiles(s)) == ({THEGN: 2}, {NORSEMEN: 2}, 1)


def ceolwulf(**laid: Any) -> Vikings:
    """Ceolwulf played for Lichfield, where Thegns stand; the Vikings have Leicester and Nottingham."""
    units = {LIGORACEASTER: {NORSEMEN: 2}, SNOTINGAHAM: {NORSEMEN: 2}, LICCIDFELD: {THEGN: 3}}
    s = a_land(active=BERSERKERS, units=units, hands={BERSERKERS: ["b11_ceolwulf"]}, **laid)
    run(s, ask_event, REINFORCING)
    return play(s, "play b11_ceolwulf", "target liccidfeld")


def test_vx_1_3_ceolwulf_opens_a_church_to_the_first_viking_who_comes() -> None:
    # Given the gates open, then nothing is plundered yet
    s = ceolwulf()
    assert tiles(s) == 1  # that of Leicester

    # When a Norseman comes, then a Berserker, whose turn it is, joins him; the second one finds nothing
    play(s, "place snotingaham")
    assert (units_in(s, LICCIDFELD), tiles(s)) == ({NORSEMEN: 1, BERSERKERS: 1}, 2)
    play(s, "place snotingaham")
    assert (units_in(s, LICCIDFELD), tiles(s)) == ({NORSEMEN: 2, BERSERKERS: 1}, 2)


def test_vx_1_3_ceolwulf_alone_plunders_nothing() -> None:
    s = ceolwulf()
    play(s, "pass")
    assert (units_in(s, LICCIDFELD), tiles(s), "liccidfeld" in churches(s)) == ({}, 1, True)


def traitors(thegns: int, taken: int) -> Vikings:
    """English Traitors in Durham."""
    s = a_land(units={DUNHOLM: {THEGN: thegns}}, hands={NORSEMEN: ["n09_english_traitors"]})
    run(s, ask_event, REINFORCING)
    return play(s, "play n09_english_traitors", "target dunholm", f"take {taken}")


def test_vx_1_3_traitors_who_have_the_city_to_themselves_plunder_it_at_once() -> None:
    s = traitors(2, 2)
    assert (units_in(s, DUNHOLM), tiles(s)) == ({NORSEMEN: 3}, 1)


def test_vx_1_3_traitors_who_must_fight_plunder_when_they_have_won() -> None:
    s = traitors(2, 1)
    assert (s.battle is not None, tiles(s)) == (True, 0)
    play(s, "levy 2", "roll flee", "roll flee flee")
    assert (units_in(s, DUNHOLM), tiles(s), s.battle) == ({NORSEMEN: 2}, 1, None)


def test_vx_1_3_a_church_that_falls_in_an_english_turn_sends_nobody() -> None:
    # RULINGS: it cannot happen by the rules; the tile is flipped all the same
    s = a_land(active=THEGN, units={DUNHOLM: {NORSEMEN: 1}})
    last_church(s, LUEL)
    assert s.age is not None
    s.age.churches = mask([DUNHOLM, LUEL])
    run(s, lambda state, _: plunder(state, DUNHOLM))
    assert (units_in(s, DUNHOLM), tiles(s), churches(s)) == ({NORSEMEN: 1}, 14, ["luel"])
