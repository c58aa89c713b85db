"""War for Land and Gods: what plundered Churches are good for, and the victory of the last one (VX-1.4, VX-1.5)."""

from __future__ import annotations

import pytest

from heptarchy.games.vikings.battle import battle_phase
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data.moments import REINFORCING
from heptarchy.games.vikings.data.tables import (
    ALFRED,
    BERSERKERS,
    CETREHT,
    DUNHOLM,
    EOFORWIC,
    FYRD,
    HALFDAN,
    HOUSECARL,
    HRYPUM,
    IVAR,
    LICCIDFELD,
    LIGORACEASTER,
    LINDCYLENE,
    LUEL,
    NORSEMEN,
    SNOTINGAHAM,
    THEGN,
)
from heptarchy.games.vikings.leader_phase import leader_phase
from heptarchy.games.vikings.movement_phase import movement_phase
from heptarchy.games.vikings.phase_events import ask_event
from heptarchy.games.vikings.table.actions import PLACE
from heptarchy.games.vikings.turn import end_round
from heptarchy.kernel.modes import FATE
from tests.games.vikings.land import (
    a_land,
    churches,
    keep_tiles,
    last_church,
    tiles,
)
from tests.games.vikings.table import (
    answers,
    dice,
    fight,
    is_done,
    mask,
    offered,
    play,
    run,
    told,
    units_in,
)

# VX-1.4: what the English keep


def test_vx_1_4_the_english_keep_the_tile_whoever_has_the_city() -> None:
    # Given a Viking in plundered Durham
    s = a_land(active=THEGN, units={DUNHOLM: {NORSEMEN: 1}, CETREHT: {THEGN: 2}}, armies=1, steps=1)
    assert tiles(s) == 1
    run(s, movement_phase)
    play(s, "muster cetreht", "march dunholm")

    # When the English take it back, then they still have the tile, and no Church stands there again
    run(s, battle_phase)
    play(s, "pass", "roll flee")
    assert (units_in(s, DUNHOLM), tiles(s), "dunholm" in churches(s)) == ({THEGN: 2}, 1, False)


def test_vx_1_4_a_tile_is_spent_for_a_fyrd_card_after_the_draw() -> None:
    # Given defenders of a city, and two tiles
    s = keep_tiles(a_land(units={DUNHOLM: {NORSEMEN: 3, THEGN: 1}}), 2)
    fight(s, DUNHOLM)
    assert (s.seat, s.rule) == (FATE, "V-9.3")
    play(s, "levy 2")

    # When the Fyrd have come, then the English are asked before anything else
    assert (s.seat, s.rule, answers(s)) == (THEGN, "VX-1.4", ["avenge", "pass"])
    sentences = told(s, lambda: play(s, "avenge"))
    assert sentences == ["a plundered Church calls the Fyrd to Durham"]
    assert tiles(s) == 1
    play(s, "levy 5")

    # Then that card's Fyrd join those of the draw; once a battle
    assert s.battle is not None
    assert s.battle.fyrd == 7
    assert dice(s) == (THEGN, 1)
    play(s, "roll hit", "roll hit hit")

    # And after the battle both cards are discarded
    assert is_done(s)
    assert (s.fyrd_discard, s.stock[FYRD], tiles(s)) == ([1, 0, 0, 1], 10, 1)


def test_vx_1_4_a_pass_keeps_the_tile() -> None:
    s = keep_tiles(a_land(units={CETREHT: {NORSEMEN: 3, THEGN: 1}}), 1)
    fight(s, CETREHT)
    play(s, "pass")
    assert s.battle is not None
    assert (tiles(s), s.battle.fyrd, dice(s)) == (1, 0, (THEGN, 1))


def test_vx_1_4_without_a_tile_nobody_is_asked() -> None:
    s = fight(a_land(units={CETREHT: {NORSEMEN: 3, THEGN: 1}}), CETREHT)
    assert dice(s) == (THEGN, 1)


def test_vx_1_4_a_tile_calls_fyrd_outside_a_city_too() -> None:
    s = keep_tiles(a_land(units={CETREHT: {NORSEMEN: 3, HOUSECARL: 1}}), 1)
    fight(s, CETREHT)
    assert (s.seat, s.rule) == (HOUSECARL, "VX-1.4")
    play(s, "avenge", "levy 3")
    assert s.battle is not None
    assert (s.battle.fyrd, tiles(s)) == (3, 0)


def test_vx_1_4_attackers_may_spend_it_too() -> None:
    # Given a Thegn turn, more Housecarls than Thegns in the attack
    s = keep_tiles(a_land(active=THEGN, units={CETREHT: {NORSEMEN: 3, HOUSECARL: 2, THEGN: 1}}), 1)
    fight(s, CETREHT)

    # When the battle begins, then the active faction decides (V-9.17), and the Fyrd attack
    assert (s.seat, s.rule) == (THEGN, "VX-1.4")
    play(s, "avenge", "levy 4", "roll command command command", "roll command command", "roll command")
    assert s.battle is not None
    assert (s.battle.fyrd, dice(s)) == (4, (FYRD, 2))


@pytest.mark.parametrize(("housecarl", "thegn", "asked"), [(1, 1, HOUSECARL), (1, 2, THEGN), (2, 1, HOUSECARL)])
def test_vx_1_4_the_larger_faction_decides_in_defence(housecarl: int, thegn: int, asked: int) -> None:
    s = keep_tiles(a_land(units={CETREHT: {NORSEMEN: 1, HOUSECARL: housecarl, THEGN: thegn}}), 1)
    fight(s, CETREHT)
    assert (s.seat, s.rule) == (asked, "VX-1.4")


def test_vx_1_4_a_rebellion_of_fyrd_alone_has_no_use_of_it() -> None:
    s = a_land(active=HOUSECARL, units={DUNHOLM: {NORSEMEN: 3}}, hands={HOUSECARL: ["h09_rebellion"]})
    assert tiles(s) == 1
    run(s, ask_event, REINFORCING)
    play(s, "play h09_rebellion", "target dunholm", "levy 2")
    assert dice(s) == (NORSEMEN, 2)


def test_vx_1_4_viking_terror_does_not_stop_it() -> None:
    # RULINGS: Terror stops the draw for the defence alone
    units = {DUNHOLM: {BERSERKERS: 3, THEGN: 1}}
    s = keep_tiles(a_land(active=BERSERKERS, units=units, hands={BERSERKERS: ["b09_viking_terror"]}), 1)
    fight(s, DUNHOLM)
    play(s, "play b09_viking_terror")
    assert (s.seat, s.rule) == (THEGN, "VX-1.4")
    play(s, "avenge", "levy 3")
    assert s.battle is not None
    assert s.battle.fyrd == 3


def test_vx_1_4_each_battle_may_have_its_tile() -> None:
    units = {CETREHT: {NORSEMEN: 1, THEGN: 1}, HRYPUM: {NORSEMEN: 1, THEGN: 1}}
    s = keep_tiles(a_land(units=units), 2)
    run(s, battle_phase)
    play(s, "fight cetreht", "avenge", "levy 2", "roll hit", "roll blank blank")
    assert (s.rule, tiles(s)) == ("VX-1.4", 1)
    play(s, "avenge", "levy 2")
    assert tiles(s) == 0


def test_vx_1_4_the_tile_is_spent_before_the_other_events() -> None:
    # Given an Ambush in hand: the English know who has come (RULINGS)
    hands = {THEGN: ["t19_ambush"]}
    units = {DUNHOLM: {NORSEMEN: 3, THEGN: 1}}
    s = keep_tiles(a_land(advanced=True, units=units, hands=hands), 1)
    fight(s, DUNHOLM)
    play(s, "levy 2")
    assert s.rule == "VX-1.4"
    play(s, "avenge", "levy 2")
    while s.rule == "V-9.2" and s.seat != THEGN:
        play(s, "pass")
    assert answers(s) == ["play t19_ambush", "pass"]


# VX-1.5: victory


def test_vx_1_5_the_last_church_on_a_leaders_way_ends_the_game_at_once() -> None:
    # Given Halfdan on a long way, and one Church left
    s = a_land(units={CETREHT: {NORSEMEN: 5}}, leaders={HALFDAN: CETREHT}, armies=2, steps=4)
    last_church(s, DUNHOLM)
    run(s, leader_phase)

    # When he comes to it, then nobody is asked further: the Vikings have won
    sentences = told(s, lambda: play(s, "activate halfdan", "march dunholm"))
    assert (s.over, s.ending, s.scores) == (True, "churches plundered", [1, 1, 0, 0])
    assert sentences[-1] == "the Vikings have won"
    assert (churches(s), tiles(s), s.seats) == ([], 14, [])


def test_vx_1_5_thirteen_are_not_enough() -> None:
    s = a_land(units={CETREHT: {NORSEMEN: 1}}, armies=1, steps=1)
    last_church(s, DUNHOLM)
    assert s.age is not None
    s.age.churches = mask([DUNHOLM, LUEL])
    s.age.tiles = 12
    run(s, movement_phase)
    play(s, "muster cetreht", "march dunholm")
    assert is_done(s)
    assert (churches(s), tiles(s)) == (["luel"], 13)


def test_vx_1_5_tiles_that_were_spent_count_as_plundered() -> None:
    s = a_land(units={CETREHT: {NORSEMEN: 1}}, armies=1, steps=1)
    keep_tiles(last_church(s, DUNHOLM), 0)
    run(s, movement_phase)
    play(s, "muster cetreht", "march dunholm")
    assert s.ending == "churches plundered"


def test_vx_1_5_an_army_passing_through_wins_with_nobody_left_to_come() -> None:
    s = a_land(units={CETREHT: {NORSEMEN: 1}, HRYPUM: {NORSEMEN: 39}}, armies=1, steps=4)
    last_church(s, DUNHOLM)
    run(s, movement_phase)
    play(s, "muster cetreht", "march dunholm")
    assert s.ending == "churches plundered"


def test_vx_1_5_a_battle_won_at_the_last_church_wins_the_game() -> None:
    # Given battles in two shires
    s = a_land(units={DUNHOLM: {NORSEMEN: 1, THEGN: 1}, HRYPUM: {NORSEMEN: 1, THEGN: 1}})
    last_church(s, DUNHOLM)
    run(s, battle_phase)
    play(s, "fight dunholm", "levy 2", "pass", "roll flee", "roll flee flee")

    # Then the other is not fought
    assert (s.over, s.ending, s.battle) == (True, "churches plundered", None)
    assert units_in(s, HRYPUM) == {NORSEMEN: 1, THEGN: 1}


def test_vx_1_5_a_leader_who_wins_there_goes_no_further() -> None:
    s = a_land(units={CETREHT: {NORSEMEN: 1}, DUNHOLM: {THEGN: 1}}, leaders={HALFDAN: CETREHT}, armies=1, steps=4)
    last_church(s, DUNHOLM)
    run(s, leader_phase)
    play(s, "activate halfdan", "march dunholm", "levy 2", "pass", "roll flee", "roll flee flee")
    assert (s.over, s.ending) == (True, "churches plundered")


def test_vx_1_5_a_landing_wins_the_game() -> None:
    s = last_church(a_land(off_shore=IVAR, aboard=(14, 6), armies=1, steps=3), EOFORWIC)
    run(s, leader_phase)
    play(s, "activate ivar", "land eoforwic")
    assert s.ending == "churches plundered"


def test_vx_1_5_ceolwulf_wins_the_game_with_his_first_viking() -> None:
    units = {LIGORACEASTER: {NORSEMEN: 2}, SNOTINGAHAM: {NORSEMEN: 2}, LICCIDFELD: {THEGN: 3}}
    s = a_land(active=BERSERKERS, units=units, hands={BERSERKERS: ["b11_ceolwulf"]})
    run(s, ask_event, REINFORCING)
    play(s, "play b11_ceolwulf", "target liccidfeld")
    last_church(s, LICCIDFELD)
    assert LIGORACEASTER in offered(s, PLACE)
    play(s, "place snotingaham")
    assert (s.over, s.ending) == (True, "churches plundered")


def test_vx_1_5_traitors_win_the_game() -> None:
    s = a_land(units={DUNHOLM: {THEGN: 1}}, hands={NORSEMEN: ["n09_english_traitors"]})
    last_church(s, DUNHOLM)
    run(s, ask_event, REINFORCING)
    play(s, "play n09_english_traitors", "target dunholm", "take 1")
    assert (s.over, s.ending, s.scores) == (True, "churches plundered", [1, 1, 0, 0])


@pytest.mark.parametrize(("players", "scores"), [(2, [1, 0]), (3, [1, 0, 0]), (4, [1, 1, 0, 0])])
def test_vx_1_5_all_vikings_win_together(players: int, scores: list[int]) -> None:
    s = a_land(players=players, units={CETREHT: {NORSEMEN: 1}}, armies=1, steps=1)
    last_church(s, DUNHOLM)
    run(s, movement_phase)
    play(s, "muster cetreht", "march dunholm")
    assert s.scores == scores


@pytest.mark.parametrize(
    ("cities", "ending"), [(t.CITIES[:14], "viking conquest"), ([], "english conquest"), (t.CITIES[:13], "")]
)
def test_vx_1_5_conquest_still_ends_the_game_at_the_end_of_a_round(cities: list[int], ending: str) -> None:
    # V-12.2, V-12.3
    s = run(a_land(units={city: {NORSEMEN: 1} for city in cities}, turn=4, bag=[]), end_round)
    assert s.ending == ending


def test_vx_1_5_alfred_has_no_say_in_it() -> None:
    # Given English strong everywhere but in the last city with a Church
    units = {CETREHT: {NORSEMEN: 1}, LINDCYLENE: {HOUSECARL: 10, THEGN: 20}}
    s = last_church(a_land(round=6, units=units, leaders={ALFRED: LINDCYLENE}, armies=1, steps=1), DUNHOLM)
    run(s, movement_phase)
    play(s, "muster cetreht", "march dunholm")
    assert s.ending == "churches plundered"
