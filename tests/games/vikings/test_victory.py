"""Control of shires and the end of the game (V-2.10, V-2.11, V-12, V-14.7, V-14.8, V-14.10)."""

from __future__ import annotations

import pytest

from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data.tables import (
    BERSERKERS,
    CITIES,
    EOFORWIC,
    HOUSECARL,
    LOIDIS,
    LUNDENWIC,
    MAMECEASTER,
    NORSEMEN,
    THEGN,
)
from heptarchy.games.vikings.movement_phase import movement_phase
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.games.vikings.turn import end_round, next_turn
from heptarchy.games.vikings.units import is_viking_controlled, markers
from tests.games.vikings.table import Units, a_state, fight, idle, is_done, play, run, told

TREATIES = {NORSEMEN: ["n01_treaty"], BERSERKERS: ["b01_treaty"], HOUSECARL: ["h01_treaty"], THEGN: ["t01_treaty"]}


def held(n: int) -> Units:
    """So many cities with a Norseman, all others empty."""
    return {city: {NORSEMEN: 1} for city in CITIES[:n]}


def at_the_end_of(round: int, cities: int, *treaties: int, players: int = 4) -> Vikings:  # noqa: A002
    """The end of a round with so many cities in Viking hands, and the Treaty cards of these factions played."""
    s = a_state(
        players=players, round=round, units=held(cities), played={faction: TREATIES[faction] for faction in treaties}
    )
    return run(s, end_round)


# Control


def test_v_2_10_a_shire_is_viking_while_a_viking_and_no_english_unit_is_there() -> None:
    s = a_state(units={EOFORWIC: {BERSERKERS: 1}, LUNDENWIC: {THEGN: 1}, LOIDIS: {NORSEMEN: 1, HOUSECARL: 1}})
    assert is_viking_controlled(s, EOFORWIC)
    assert not is_viking_controlled(s, LUNDENWIC)
    assert not is_viking_controlled(s, LOIDIS)
    assert not is_viking_controlled(s, MAMECEASTER)  # empty: English


def test_v_2_10_the_marker_goes_the_moment_the_last_viking_leaves() -> None:
    s = a_state(active=NORSEMEN, units={EOFORWIC: {NORSEMEN: 1}}, armies=1, steps=2)
    run(s, movement_phase)
    assert markers(s) == 1
    play(s, "muster eoforwic", "march loidis")
    assert markers(s) == 0


def test_v_2_10_a_city_that_is_attacked_keeps_its_marker_until_the_battle_ends() -> None:
    # Given a Thegn who attacks a Viking city
    s = a_state(active=THEGN, units={EOFORWIC: {NORSEMEN: 1}, LOIDIS: {THEGN: 1}}, armies=1, steps=1)
    run(s, movement_phase)
    play(s, "muster loidis", "march eoforwic")

    # Then the marker stays while the battle waits and is fought, and goes with the last Viking
    assert markers(s) == 1
    fight(s, EOFORWIC)
    assert (s.battle is not None, markers(s)) == (True, 1)
    play(s, "roll flee")
    assert (s.battle, markers(s)) == (None, 0)


def test_v_2_10_and_v_14_7_an_empty_city_is_entered_without_battle_and_held_by_a_unit_that_stays() -> None:
    # Given two Norsemen next to an empty Manchester
    s = a_state(active=NORSEMEN, units={LOIDIS: {NORSEMEN: 2}}, armies=2, steps=1)
    run(s, movement_phase)

    # When one enters
    heard = told(s, lambda: play(s, "muster loidis", "load norsemen 1", "march mameceaster"))

    # Then there is no battle and no Fyrd, and the city is Viking
    assert heard == ["an army of 1 goes from Leeds to Manchester"]
    assert sum(s.fyrd_deck) == 16
    assert (is_viking_controlled(s, MAMECEASTER), markers(s)) == (True, 1)


def test_v_14_8_the_english_enter_a_city_that_all_vikings_left_without_battle() -> None:
    s = a_state(active=THEGN, units={LOIDIS: {THEGN: 1}}, armies=1, steps=1)
    assert markers(s) == 0
    run(s, movement_phase)
    play(s, "muster loidis", "march eoforwic")
    assert is_done(s)
    assert s.battle is None


def test_v_2_10_a_battle_settles_control_when_it_ends() -> None:
    # Given Vikings attacking York
    s = a_state(active=NORSEMEN, units={EOFORWIC: {NORSEMEN: 3, THEGN: 1}})
    fight(s, EOFORWIC)
    assert markers(s) == 0
    play(s, "levy 2", "roll flee", "roll flee flee")

    # Then with the last defender gone the marker is placed
    assert is_done(s)
    assert markers(s) == 1


def test_v_2_11_markers_on_the_map_are_the_cities_held() -> None:
    s = a_state(units={**held(3), LOIDIS: {NORSEMEN: 5}})
    assert markers(s) == 3  # Leeds is no city
    assert s.view(None)["markers"] == 3


# The end


def test_v_12_1_victory_is_checked_at_the_end_of_a_round_alone() -> None:
    # Given the Vikings about to enter their fourteenth city in the first turn of a round
    cities = [city for city in CITIES if city != MAMECEASTER][:13]
    s = a_state(
        round=3,
        turn=1,
        active=NORSEMEN,
        bag=[],
        units={**{city: {NORSEMEN: 1} for city in cities}, LOIDIS: {NORSEMEN: 1}},
        armies=1,
        steps=1,
    )
    run(s, movement_phase)
    play(s, "muster loidis", "march mameceaster")

    # Then they have it, and have not won before the round ends
    assert markers(s) == 14
    assert is_done(s)
    run(s, end_round)
    assert s.ending == "viking conquest"


@pytest.mark.parametrize(("cities", "over"), [(13, False), (14, True), (17, True)])
def test_v_12_2_fourteen_cities_win_the_vikings_the_game(cities: int, over: bool) -> None:
    s = at_the_end_of(1, cities)
    assert s.over == over
    if over:
        assert s.ending == "viking conquest"
        assert s.result().scores == [1, 1, 0, 0]


@pytest.mark.parametrize("round", [1, 4, 7])
def test_v_12_3_no_city_wins_the_english_the_game_also_in_round_one(round: int) -> None:  # noqa: A002
    s = at_the_end_of(round, 0)
    assert s.ending == "english conquest"
    assert s.result().scores == [0, 0, 1, 1]
    assert at_the_end_of(1, 1).over is False


def test_v_12_3_units_outside_cities_do_not_count() -> None:
    s = run(a_state(round=1, units={LOIDIS: {NORSEMEN: 20}}), end_round)
    assert s.ending == "english conquest"


@pytest.mark.parametrize("round", [5, 6, 7])
@pytest.mark.parametrize("signers", [(NORSEMEN, BERSERKERS), (HOUSECARL, THEGN), (0, 1, 2, 3)])
def test_v_12_4_a_treaty_of_both_factions_of_a_side_ends_rounds_five_to_seven(
    round: int,  # noqa: A002
    signers: tuple[int, ...],
) -> None:
    for cities, scores in ((8, [0, 0, 1, 1]), (9, [1, 1, 0, 0])):
        s = at_the_end_of(round, cities, *signers)
        assert (s.over, s.ending, s.scores) == (True, "treaty", scores)


@pytest.mark.parametrize("signers", [(), (NORSEMEN,), (NORSEMEN, THEGN), (BERSERKERS, HOUSECARL)])
def test_v_12_4_treaty_cards_of_one_faction_a_side_do_not_end_the_game(signers: tuple[int, ...]) -> None:
    assert not at_the_end_of(5, 9, *signers).over
    assert not at_the_end_of(6, 9, *signers).over


def test_v_12_4_a_treaty_played_early_counts_from_round_five_on() -> None:
    assert not at_the_end_of(4, 9, NORSEMEN, BERSERKERS).over
    assert at_the_end_of(5, 9, NORSEMEN, BERSERKERS).over


def test_v_12_1_conquest_comes_before_the_treaty() -> None:
    assert at_the_end_of(5, 14, NORSEMEN, BERSERKERS).ending == "viking conquest"
    assert at_the_end_of(5, 0, NORSEMEN, BERSERKERS).ending == "english conquest"


def test_v_14_10_the_treaty_is_not_signed_before_all_four_turns_are_done() -> None:
    # Given Round V, the Treaty of the Norsemen played, the Berserkers about to play theirs, the Thegn to come
    s = a_state(
        round=5,
        turn=2,
        active=NORSEMEN,
        bag=[BERSERKERS, THEGN],
        units=held(10),
        gone=range(t.ALFRED + 1),
        played={NORSEMEN: ["n01_treaty"]},
        hands={BERSERKERS: ["b01_treaty"], THEGN: ["t02_move_1_3"]},
    )
    run(s, next_turn)
    play(s, "cube berserkers")
    idle(s, lambda state: bool(state.played[BERSERKERS] & t.TREATY_BIT))

    # Then play goes on, with the Thegn's turn too
    assert not s.over
    idle(s, lambda state: state.rule == "V-4.2")
    play(s, "cube thegn")
    assert (s.over, s.active) == (False, THEGN)
    idle(s, lambda state: state.rule == "V-4.2")
    assert s.ending == "treaty"


def test_v_12_5_and_v_16_7_round_seven_is_the_last() -> None:
    everybody = (NORSEMEN, BERSERKERS, HOUSECARL, THEGN)
    assert at_the_end_of(7, 5, *everybody).ending == "treaty"
    assert at_the_end_of(7, 5).over  # also where a test has kept the Treaty cards


@pytest.mark.parametrize(
    ("players", "lone_side", "scores"),
    [(2, "viking", [1, 0]), (3, "viking", [1, 0, 0]), (3, "english", [1, 1, 0]), (4, "viking", [1, 1, 0, 0])],
)
def test_v_12_6_a_side_wins_as_a_whole_and_there_is_no_draw(players: int, lone_side: str, scores: list[int]) -> None:
    s = a_state(players=players, lone_side=lone_side, round=2, units=held(15))
    heard = told(s, lambda: run(s, end_round))
    assert s.result().scores == scores
    assert s.result().ranks == [1 if score else scores.count(1) + 1 for score in scores]
    assert heard == ["Round II ends with 15 cities in Viking hands", "the Vikings have won"]


@pytest.mark.parametrize(("cities", "winner"), [(3, "english"), (4, "viking")])
def test_v_12_4_the_figures_of_victory_are_figures(cities: int, winner: str) -> None:
    s = a_state(
        round=3,
        units=held(cities),
        played={NORSEMEN: ["n01_treaty"], BERSERKERS: ["b01_treaty"]},
        treaty_round=3,
        treaty_markers=4,
        conquest_markers=6,
    )
    run(s, end_round)
    assert (s.ending, s.scores[0]) == ("treaty", 1 if winner == "viking" else 0)
    s = run(a_state(round=1, units=held(6), conquest_markers=6, treaty_markers=4), end_round)
    assert s.ending == "viking conquest"


def test_v_12_5_a_game_of_fewer_rounds_ends_as_by_treaty() -> None:
    for cities, scores in ((8, [0, 0, 1, 1]), (9, [1, 1, 0, 0])):
        s = run(a_state(round=3, units=held(cities), rounds=3), end_round)
        assert (s.over, s.ending, s.scores) == (True, "last round", scores)
