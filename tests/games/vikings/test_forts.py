"""War for Land and Gods: Forts and Settlements, built, fought for and settled (VX-1.6 to VX-1.10)."""

from __future__ import annotations

from typing import Any

import pytest

from heptarchy.games.vikings import tables as t
from heptarchy.games.vikings.actions import BUILD, GIVE, LOSE, PLACE, SETTLE, STEP, TARGET, WITHDRAW
from heptarchy.games.vikings.age_turn import begin_age_turn, end_age_turn
from heptarchy.games.vikings.battle import battle_phase
from heptarchy.games.vikings.leaders import leader_phase
from heptarchy.games.vikings.moments import REINFORCING
from heptarchy.games.vikings.movement import movement_phase
from heptarchy.games.vikings.phase_events import ask_event
from heptarchy.games.vikings.reinforcements import ask_alfred, place_icons, reinforcements_phase, return_fled
from heptarchy.games.vikings.state import GONE, Vikings
from heptarchy.games.vikings.tables import (
    ALFRED,
    BERSERKERS,
    CETREHT,
    CNARRESBURH,
    CRULAND,
    DUNHOLM,
    EOFORWIC,
    FYRD,
    HAGUSTALDESHAM,
    HALFDAN,
    HOUSECARL,
    HRYPUM,
    LICCIDFELD,
    LIGORACEASTER,
    LINDCYLENE,
    LOIDIS,
    LUEL,
    NORSEMEN,
    SWALEDAEL,
    THEGN,
)
from heptarchy.games.vikings.turn import begin_turn, end_round
from heptarchy.games.vikings.units import is_viking_controlled, markers
from heptarchy.games.vikings.windows import ceolwulf_targets, escape_targets, spy_sources
from tests.games.vikings.table import (
    a_state,
    answers,
    dice,
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

GODS = ("land_and_gods",)


def a_land(forts: tuple[int, ...] = (), settlements: tuple[int, ...] = (), **laid: Any) -> Vikings:
    """A table with these tiles on the map; Churches where they stand have been plundered, and no tile is kept."""
    s = a_state(modules=GODS, **laid)
    age = s.age
    assert age is not None
    age.forts = mask(forts)
    age.settlements = mask(settlements)
    age.held = mask(city for city in t.CITIES if is_viking_controlled(s, city))
    age.churches &= ~age.held
    age.tiles = 0
    return s


def forts(s: Vikings) -> list[str]:
    """The shires with a Fort."""
    found: list[str] = s.view(None)["age"]["forts"]
    return found


def settlements(s: Vikings) -> list[str]:
    """The shires with a Settlement."""
    found: list[str] = s.view(None)["age"]["settlements"]
    return found


def tiles_left(s: Vikings) -> int:
    """The tiles that may still be built."""
    found: int = s.view(None)["age"]["fort_tiles"]
    return found


# VX-1.6: building


def test_vx_1_6_two_units_make_a_fort_at_the_end_of_a_viking_turn() -> None:
    # Given Norsemen at the end of their turn, in shires with two Vikings, one, or a Fort
    units = {HRYPUM: {NORSEMEN: 3}, CETREHT: {NORSEMEN: 1}, LOIDIS: {NORSEMEN: 2}, CNARRESBURH: {NORSEMEN: 2}}
    s = a_land((LOIDIS,), (CNARRESBURH,), units=units)
    run(s, end_age_turn)

    # When they are asked, then only Ripon can have one
    assert (s.seat, s.rule, answers(s)) == (NORSEMEN, "VX-1.6", ["build hrypum", "done"])
    assert refused(s, "build cetreht") == "a Fort in Catterick costs 2 Viking units there (VX-1.6)"
    assert refused(s, "build loidis") == "Leeds has a Fort or Settlement already (VX-1.6)"
    assert refused(s, "build cnarresburh") == "Knaresborough has a Fort or Settlement already (VX-1.6)"

    # Then two units go to the stockpile
    stock = s.stock[NORSEMEN]
    sentences = told(s, lambda: play(s, "build hrypum"))
    assert sentences == ["Norsemen build a Fort in Ripon"]
    assert (units_in(s, HRYPUM), s.stock[NORSEMEN]) == ({NORSEMEN: 1}, stock + 2)
    assert (sorted(forts(s)), tiles_left(s)) == (["hrypum", "loidis"], 7)
    assert is_done(s)


@pytest.mark.parametrize(
    ("mix", "left"),
    [
        ("norsemen", {BERSERKERS: 2}),
        ("both", {NORSEMEN: 1, BERSERKERS: 1}),
        ("berserkers", {NORSEMEN: 2}),
    ],
)
@pytest.mark.parametrize("active", [NORSEMEN, BERSERKERS])
def test_vx_1_6_any_mix_is_given_up_in_the_turn_of_either(active: int, mix: str, left: dict[int, int]) -> None:
    s = a_land(active=active, units={HRYPUM: {NORSEMEN: 2, BERSERKERS: 2}})
    run(s, end_age_turn)
    play(s, "build hrypum")
    assert (s.seat, s.rule, offered(s, GIVE)) == (active, "VX-1.6", {0, 1, 2})
    play(s, f"give {mix}")
    assert units_in(s, HRYPUM) == left
    assert s.stock[:2] == [40 - left.get(NORSEMEN, 0), 20 - left.get(BERSERKERS, 0)]


@pytest.mark.parametrize(
    ("there", "mixes"),
    [
        ({NORSEMEN: 3, BERSERKERS: 1}, {0, 1}),
        ({NORSEMEN: 1, BERSERKERS: 2}, {1, 2}),
        ({NORSEMEN: 1, BERSERKERS: 1}, set()),
        ({BERSERKERS: 2}, set()),
    ],
)
def test_vx_1_6_a_mix_needs_its_units(there: dict[int, int], mixes: set[int]) -> None:
    s = a_land(units={HRYPUM: there})
    run(s, end_age_turn)
    play(s, "build hrypum")
    assert offered(s, GIVE) == mixes  # one mix alone goes unasked
    if not mixes:
        assert (units_in(s, HRYPUM), forts(s)) == ({}, ["hrypum"])


def test_vx_1_6_any_number_of_shires_have_one_in_a_turn_but_one_each() -> None:
    # Given four shires with units enough for two Forts each
    units = {shire: {NORSEMEN: 4} for shire in (HRYPUM, CETREHT, LOIDIS, EOFORWIC)}
    s = a_land(units=units)
    run(s, end_age_turn)

    # When Forts are built, then a shire is asked for once, until it is enough
    play(s, "build hrypum", "build eoforwic", "build loidis")
    assert offered(s, BUILD) == {CETREHT}
    play(s, "done")
    assert is_done(s)
    assert sorted(forts(s)) == ["eoforwic", "hrypum", "loidis"]


def test_vx_1_6_nothing_is_asked_where_nothing_can_be_built_nor_in_an_english_turn() -> None:
    s = run(a_land(units={HRYPUM: {NORSEMEN: 1}, LOIDIS: {BERSERKERS: 1}}), end_age_turn)
    assert is_done(s)
    for active in (HOUSECARL, THEGN):
        s = run(a_land(active=active, units={HRYPUM: {NORSEMEN: 5}, CETREHT: {THEGN: 5}}), end_age_turn)
        assert is_done(s)


def test_vx_1_6_no_fort_in_a_marsh() -> None:
    s = a_land(units={HRYPUM: {NORSEMEN: 2}})
    run(s, end_age_turn)
    assert t.IS_MARSH[CRULAND]
    assert refused(s, "build cruland").endswith("(VX-1.6)")


def test_vx_1_6_a_leader_whose_last_units_are_given_up_is_removed() -> None:
    # RULINGS: a Fort is no unit (V-7.9)
    s = a_land(units={HRYPUM: {NORSEMEN: 2}}, leaders={HALFDAN: HRYPUM})
    run(s, end_age_turn)
    play(s, "build hrypum")
    assert s.leader_at[HALFDAN] == GONE
    assert forts(s) == ["hrypum"]


def test_vx_1_6_the_turn_ends_after_the_hand_is_refilled_and_before_the_next_cube() -> None:
    # Given a Norsemen turn with nothing to move
    s = a_land(units={HRYPUM: {NORSEMEN: 2}}, hands={NORSEMEN: ["n02_move_2_4"]}, invaded=True)
    run(s, begin_turn, NORSEMEN)
    while s.rule != "VX-1.6":
        least = [text for text in ("pass", "done") if text in answers(s)]
        play(s, *(least or answers(s)[:1]))

    # Then the question comes with a full hand, and the cube after it
    assert s.hands[NORSEMEN].bit_count() == 3
    play(s, "build hrypum")
    assert s.rule == "V-4.2"


def test_vx_1_6_how_many_units_it_costs_is_a_figure() -> None:
    s = a_land(units={HRYPUM: {NORSEMEN: 1, BERSERKERS: 1}, LOIDIS: {NORSEMEN: 1}}, fort_units=1)
    run(s, end_age_turn)
    assert offered(s, BUILD) == {HRYPUM, LOIDIS}
    play(s, "build hrypum")
    assert answers(s) == ["give norsemen", "give berserkers"]
    play(s, "give berserkers")
    assert units_in(s, HRYPUM) == {NORSEMEN: 1}


def test_vx_1_1_there_are_ten_tiles_for_forts_and_settlements_together() -> None:
    # Given nine tiles on the map, and units for two more
    built = tuple(shire for shire in range(20, 40) if not t.IS_MARSH[shire])[:9]
    units = {HRYPUM: {NORSEMEN: 2}, CETREHT: {NORSEMEN: 2}}
    s = a_land(built[:4], built[4:], units=units)
    assert tiles_left(s) == 1
    run(s, end_age_turn)

    # When the tenth is built, then there is none left
    play(s, "build hrypum")
    assert is_done(s)
    assert (tiles_left(s), units_in(s, CETREHT)) == (0, {NORSEMEN: 2})


def test_vx_1_1_the_number_of_tiles_is_a_figure() -> None:
    units = {HRYPUM: {NORSEMEN: 2}, CETREHT: {NORSEMEN: 2}, LOIDIS: {NORSEMEN: 2}}
    s = run(a_land(units=units, fort_tiles=2), end_age_turn)
    play(s, "build hrypum", "build loidis")
    assert is_done(s)
    s = run(a_land(units=units, fort_tiles=0), end_age_turn)
    assert is_done(s)


# VX-1.7: in battle


def rolled(s: Vikings) -> dict[int, int]:
    """Dice by kind of the roll that begins now; what is rolled does nothing."""
    found: dict[int, int] = {}
    roller = None if s.battle is None else s.battle.roller
    while s.battle is not None and s.battle.roller == roller and s.rule == "V-9.5":
        kind, n = dice(s)
        found[kind] = n
        play(s, " ".join(["roll", *(["command"] * n)]))
    return found


@pytest.mark.parametrize("norsemen", range(5))
@pytest.mark.parametrize("berserkers", range(4))
def test_vx_1_7_a_fort_adds_a_die_of_each_kind_up_to_three_and_two(norsemen: int, berserkers: int) -> None:
    # Given English who attack a Fort with or without Vikings in it
    there = {THEGN: 1, NORSEMEN: norsemen, BERSERKERS: berserkers}
    s = fight(a_land((HRYPUM,), active=THEGN, units={HRYPUM: there}), HRYPUM)

    # Then it rolls a die of each kind more, but never more than there are
    assert rolled(s) == {NORSEMEN: min(3, norsemen + 1), BERSERKERS: min(2, berserkers + 1)}


@pytest.mark.parametrize("norsemen", range(5))
@pytest.mark.parametrize("berserkers", range(4))
def test_vx_1_9_a_settlement_adds_a_berserker_die_alone(norsemen: int, berserkers: int) -> None:
    there = {THEGN: 1, NORSEMEN: norsemen, BERSERKERS: berserkers}
    s = fight(a_land(settlements=(HRYPUM,), active=THEGN, units={HRYPUM: there}), HRYPUM)
    expected = {NORSEMEN: min(3, norsemen), BERSERKERS: min(2, berserkers + 1)}
    assert rolled(s) == {kind: n for kind, n in expected.items() if n}


def test_vx_1_7_a_fort_elsewhere_helps_nobody() -> None:
    s = fight(a_land((LOIDIS,), active=THEGN, units={HRYPUM: {NORSEMEN: 1, THEGN: 1}}), HRYPUM)
    assert rolled(s) == {NORSEMEN: 1}


def stormed(there: dict[int, int], *rolls: str, **laid: Any) -> Vikings:
    """A Thegn turn: a battle for a Fort in Ripon, after these rolls."""
    s = fight(a_land((HRYPUM,), active=THEGN, units={HRYPUM: there, **laid.pop("units", {})}, **laid), HRYPUM)
    return play(s, *rolls)


def test_vx_1_7_the_vikings_may_assign_a_hit_to_it() -> None:
    # Given two Norsemen in a Fort, hit once
    s = stormed({NORSEMEN: 2, THEGN: 2}, "roll command command command", "roll command", "roll hit command")

    # When they choose, then the Fort may take it
    assert (s.seat, s.rule, answers(s)) == (NORSEMEN, "V-9.7", ["lose norsemen", "raze"])
    sentences = told(s, lambda: play(s, "raze"))
    assert sentences == ["the Vikings' tile in Ripon is destroyed"]
    assert (units_in(s, HRYPUM), forts(s), tiles_left(s)) == ({NORSEMEN: 2, THEGN: 2}, [], 10)

    # And it rolls no more
    assert rolled(s) == {NORSEMEN: 2}


def test_vx_1_7_one_hit_each_is_enough_and_is_asked_for_each() -> None:
    s = stormed({NORSEMEN: 3, THEGN: 3}, "roll command command command", "roll command", "roll hit hit command")
    play(s, "raze")
    assert units_in(s, HRYPUM) == {NORSEMEN: 2, THEGN: 3}  # the other Hit took a unit: no tile was left
    assert rolled(s) == {NORSEMEN: 2}


def test_vx_1_7_units_may_fall_before_it() -> None:
    s = stormed({NORSEMEN: 2, THEGN: 3}, "roll command command command", "roll command", "roll hit hit command")
    play(s, "lose norsemen", "lose norsemen")

    # Then the Fort fights on alone: the English have not won yet
    assert (units_in(s, HRYPUM), forts(s), s.battle is not None) == ({THEGN: 3}, ["hrypum"], True)
    assert rolled(s) == {NORSEMEN: 1, BERSERKERS: 1}
    play(s, "roll hit command command")
    assert (forts(s), is_done(s), is_viking_controlled(s, HRYPUM)) == ([], True, False)


@pytest.mark.parametrize("hits", ["hit hit command", "hit hit hit"])
def test_vx_1_7_hits_enough_for_all_take_all(hits: str) -> None:
    s = stormed({NORSEMEN: 1, THEGN: 3}, "roll command command", "roll command", f"roll {hits}")
    assert (units_in(s, HRYPUM), forts(s), is_done(s)) == ({THEGN: 3}, [], True)


def test_vx_1_7_there_is_no_tile_to_raze_where_none_stands() -> None:
    s = a_land((LOIDIS,), active=THEGN, units={HRYPUM: {NORSEMEN: 1, BERSERKERS: 2, THEGN: 3}})
    fight(s, HRYPUM)
    play(s, "roll command", "roll command command", "roll hit hit command")
    assert offered(s, LOSE) == {NORSEMEN, BERSERKERS}
    assert refused(s, "raze") == "no Fort or Settlement of the side that is hit stands here (VX-1.7)"


def test_vx_1_7_a_fort_alone_wins_its_battle() -> None:
    s = stormed({THEGN: 2}, "roll hit", "roll hit")
    assert (units_in(s, HRYPUM), forts(s), is_done(s)) == ({}, ["hrypum"], True)
    assert is_viking_controlled(s, HRYPUM)


def test_vx_1_7_it_does_not_flee_and_no_command_moves_it() -> None:
    # Given a Fort alone, friends beside it
    s = stormed({THEGN: 2}, units={CNARRESBURH: {NORSEMEN: 2}})

    # When its dice show Flee and Command, then nothing happens and nobody is asked
    play(s, "roll flee", "roll command")
    assert (forts(s), s.fled) == (["hrypum"], [0, 0, 0, 0])
    assert dice(s) == (THEGN, 2)


def test_vx_1_7_flees_beyond_the_units_do_nothing() -> None:
    s = stormed({NORSEMEN: 1, THEGN: 2}, "roll flee flee", "roll command")
    assert (s.fled[NORSEMEN], units_in(s, HRYPUM), forts(s)) == (1, {THEGN: 2}, ["hrypum"])
    assert s.battle is not None


def test_vx_1_7_commands_beyond_the_units_do_nothing() -> None:
    # Given a Norseman in a Fort that rolls two Commands of his and one of Berserkers who are not there
    s = stormed({NORSEMEN: 1, THEGN: 2}, "roll command command", "roll command", units={CNARRESBURH: {NORSEMEN: 1}})

    # When he goes, then no Command is left to use, and the battle goes on against the Fort
    assert (s.seat, s.rule, offered(s, WITHDRAW)) == (NORSEMEN, "V-9.12", {CNARRESBURH})
    play(s, "withdraw cnarresburh")
    assert dice(s) == (THEGN, 2)
    assert (units_in(s, CNARRESBURH), forts(s), s.battle is not None) == ({NORSEMEN: 2}, ["hrypum"], True)
    play(s, "roll command command", "roll hit", "roll hit")
    assert (forts(s), is_viking_controlled(s, HRYPUM)) == (["hrypum"], True)


def test_vx_1_7_the_first_hit_takes_a_berserker_and_not_the_fort() -> None:
    # V-9.8: it does not serve for that
    s = stormed({NORSEMEN: 1, BERSERKERS: 1, THEGN: 2}, "roll command command", "roll command command")
    play(s, "roll hit hit")

    # Then the Berserker is gone unasked, and the second Hit is theirs to place
    assert (s.rule, answers(s)) == ("V-9.7", ["lose norsemen", "raze"])
    assert units_in(s, HRYPUM) == {NORSEMEN: 1, THEGN: 2}


def test_vx_1_7_a_lone_berserker_falls_before_his_fort() -> None:
    s = stormed({BERSERKERS: 1, THEGN: 2}, "roll command", "roll command command", "roll hit command")
    assert (units_in(s, HRYPUM), forts(s), s.battle is not None) == ({THEGN: 2}, ["hrypum"], True)


def test_vx_1_7_once_a_berserker_has_fallen_the_fort_may_take_later_hits() -> None:
    s = stormed({BERSERKERS: 3, THEGN: 2}, "roll command", "roll command command", "roll hit command")
    assert units_in(s, HRYPUM) == {BERSERKERS: 2, THEGN: 2}
    play(s, "roll command", "roll command command", "roll hit command", "raze")
    assert (units_in(s, HRYPUM), forts(s)) == ({BERSERKERS: 2, THEGN: 2}, [])


def test_vx_1_7_without_berserkers_the_first_hit_may_be_the_forts() -> None:
    s = stormed({NORSEMEN: 1, THEGN: 1}, "roll command command", "roll command", "roll hit", "raze")
    assert (units_in(s, HRYPUM), forts(s)) == ({NORSEMEN: 1, THEGN: 1}, [])


def test_vx_1_7_the_event_viking_fort_keeps_a_fort_standing() -> None:
    # Given the Event of that name played in a Fort (V-15.16), hit twice
    hands = {BERSERKERS: ["b12_viking_fort"]}
    s = stormed({BERSERKERS: 1, THEGN: 3}, hands=hands)
    play(s, "play b12_viking_fort", "roll command", "roll command command", "roll hit hit command")

    # Then one Hit is cancelled, and the other takes the Berserker
    assert (units_in(s, HRYPUM), forts(s), s.battle is not None) == ({THEGN: 3}, ["hrypum"], True)
    play(s, "roll command", "roll command", "roll hit command command")
    assert forts(s) == ["hrypum"]  # that Hit was cancelled too
    play(s, "roll command", "roll command", "roll hit hit command")
    assert (forts(s), is_done(s)) == ([], True)


def test_vx_1_7_a_fort_alone_plays_no_event() -> None:
    # V-10.5: no unit of theirs is in the battle
    s = stormed({THEGN: 1}, hands={NORSEMEN: ["n10_shield_wall"], BERSERKERS: ["b12_viking_fort"]})
    assert dice(s) == (NORSEMEN, 1)


def test_vx_1_7_a_leader_who_stays_with_the_fort_alone_is_lost() -> None:
    # Given Halfdan and his last unit in a Fort; the unit goes by Command
    s = stormed(
        {NORSEMEN: 1, THEGN: 1},
        "roll command command",
        "roll command",
        units={CNARRESBURH: {NORSEMEN: 1}},
        leaders={HALFDAN: HRYPUM},
    )
    play(s, "withdraw cnarresburh")
    assert (s.rule, answers(s)) == ("V-9.13", ["follow halfdan", "stay"])
    other = s.clone()

    # When he goes with it, then he is safe, and the Fort holds out alone
    play(other, "follow halfdan", "roll command", "roll hit", "roll hit")
    assert (other.leader_at[HALFDAN], forts(other)) == (CNARRESBURH, ["hrypum"])

    # When he stays, then the Fort may win, but he has no unit (V-7.9)
    play(s, "stay", "roll command", "roll hit", "roll hit")
    assert (s.leader_at[HALFDAN], forts(s)) == (GONE, ["hrypum"])


def test_vx_1_7_a_fort_is_no_friend_for_a_command() -> None:
    # RULINGS: Norsemen between a Fort without units and a shire with friends
    units = {HRYPUM: {NORSEMEN: 2, THEGN: 1}, SWALEDAEL: {NORSEMEN: 1}}
    s = fight(a_land((CNARRESBURH,), active=THEGN, units=units), HRYPUM)
    play(s, "roll command command")
    assert offered(s, WITHDRAW) == {SWALEDAEL}
    assert refused(s, "withdraw cnarresburh") == "there are no friends in Knaresborough (V-9.12)"


# VX-1.8: control and fled units


@pytest.mark.parametrize("flipped", [False, True])
def test_vx_1_8_a_tile_holds_its_city_without_units(flipped: bool) -> None:
    # Given York with a tile alone
    tile: dict[str, Any] = {"settlements" if flipped else "forts": (EOFORWIC,)}
    s = a_land(active=THEGN, units={LICCIDFELD: {THEGN: 1}}, **tile)
    assert is_viking_controlled(s, EOFORWIC)
    assert (markers(s), s.view(None)["marked"]) == (1, ["eoforwic"])

    # When the English place their icons, then not there (V-5.5)
    run(s, place_icons)
    assert units_in(s, EOFORWIC) == {}
    assert units_in(s, LICCIDFELD) == {THEGN: 2}


def test_vx_1_8_vikings_may_walk_away_and_keep_the_city() -> None:
    s = a_land((EOFORWIC,), units={EOFORWIC: {NORSEMEN: 1}}, armies=1, steps=1)
    run(s, movement_phase)
    play(s, "muster eoforwic", "march loidis")
    assert (units_in(s, EOFORWIC), markers(s)) == ({}, 1)
    assert s.age is not None
    assert s.age.held == 1 << EOFORWIC


def test_vx_1_8_a_city_under_attack_is_marked_until_the_battle_ends() -> None:
    # Given an English army before a Fort alone in York
    s = a_land((EOFORWIC,), active=THEGN, units={LOIDIS: {THEGN: 2}}, armies=1, steps=1)
    run(s, movement_phase)
    play(s, "muster loidis", "march eoforwic")
    assert markers(s) == 1

    # When the Fort falls, then the marker goes (V-2.10)
    run(s, battle_phase)
    assert markers(s) == 1
    play(s, "roll command", "roll command", "roll hit command")
    assert (markers(s), is_done(s)) == (0, True)
    assert s.age is not None
    assert s.age.held == 0


@pytest.mark.parametrize(("units", "ending"), [(4, "viking conquest"), (3, "")])
def test_vx_1_8_cities_held_by_tiles_count_for_conquest(units: int, ending: str) -> None:
    # V-12.2, V-16.3: ten tiles and some units
    held = {city: {NORSEMEN: 1} for city in t.CITIES[10 : 10 + units]}
    s = a_land(tuple(t.CITIES[:6]), tuple(t.CITIES[6:10]), units=held, turn=4, bag=[])
    assert markers(s) == 10 + units
    assert run(s, end_round).ending == ending


def test_vx_1_8_one_fort_keeps_the_english_from_conquest() -> None:
    # V-12.3; a Fort outside a city does not
    assert run(a_land((EOFORWIC,), turn=4, bag=[]), end_round).ending == ""
    assert run(a_land((HRYPUM,), turn=4, bag=[]), end_round).ending == "english conquest"


def test_vx_1_8_alfred_does_not_come_to_a_city_with_a_fort() -> None:
    s = a_land((EOFORWIC,), round=5, active=THEGN, units={LICCIDFELD: {THEGN: 1}})
    run(s, ask_alfred)
    assert answers(s) == ["crown liccidfeld"]


@pytest.mark.parametrize("flipped", [False, True])
def test_vx_1_8_fled_vikings_return_to_a_tile_also_inland(flipped: bool) -> None:
    # Given fled Norsemen, a tile inland and one on the coast, both empty, and Vikings inland without one
    tile: dict[str, Any] = {"settlements" if flipped else "forts": (HRYPUM, CETREHT)}
    s = a_land(units={LOIDIS: {NORSEMEN: 1}, EOFORWIC: {NORSEMEN: 1}}, fled={NORSEMEN: 3}, **tile)
    run(s, return_fled)

    # Then tiles are places for them, as well as the coast that units hold
    assert (s.rule, offered(s, PLACE)) == ("V-5.7", {HRYPUM, CETREHT, EOFORWIC})
    assert refused(s, "place loidis").endswith("(V-5.7)")
    play(s, "place hrypum", "take 2", "place cetreht")
    assert (units_in(s, HRYPUM), units_in(s, CETREHT), s.fled[NORSEMEN]) == ({NORSEMEN: 2}, {NORSEMEN: 1}, 0)


def test_vx_1_8_a_fort_opens_ceolwulfs_shires_and_is_none_of_his_targets() -> None:
    # V-15.24: Leicester is held by a Fort alone
    s = a_land((LIGORACEASTER,), active=BERSERKERS, units={LICCIDFELD: {THEGN: 1}})
    assert ceolwulf_targets(s) == [LINDCYLENE, LICCIDFELD]


# VX-1.9: Settlements


def test_vx_1_9_forts_are_settled_at_the_start_of_the_norsemen_turn() -> None:
    # Given Forts with and without Vikings, and one that is fought over
    units = {LOIDIS: {BERSERKERS: 1}, CNARRESBURH: {THEGN: 1}}
    s = a_land((HRYPUM, LOIDIS, CNARRESBURH), (CETREHT,), units=units)
    run(s, begin_age_turn)

    # When the Norsemen turn starts, then any of those that are theirs alone may be flipped
    assert (s.seat, s.rule, offered(s, SETTLE)) == (NORSEMEN, "VX-1.9", {HRYPUM, LOIDIS})
    assert refused(s, "settle eoforwic") == "there is no Fort in York (VX-1.9)"
    sentences = told(s, lambda: play(s, "settle hrypum"))
    assert sentences == ["the Fort in Ripon becomes a Settlement"]
    assert offered(s, SETTLE) == {LOIDIS}
    play(s, "settle loidis")
    assert is_done(s)
    assert (forts(s), sorted(settlements(s))) == (["cnarresburh"], ["cetreht", "hrypum", "loidis"])
    assert tiles_left(s) == 6


@pytest.mark.parametrize("active", [BERSERKERS, HOUSECARL, THEGN])
def test_vx_1_9_in_no_other_turn(active: int) -> None:
    s = run(a_land((HRYPUM,), active=active), begin_age_turn)
    assert is_done(s)


def test_vx_1_9_they_need_not_be_settled() -> None:
    s = run(a_land((HRYPUM, LOIDIS)), begin_age_turn)
    play(s, "settle loidis", "done")
    assert (forts(s), settlements(s), is_done(s)) == (["hrypum"], ["loidis"], True)


def until_the_movement_card(s: Vikings) -> list[str]:
    """What is told while nothing is done before the Movement card."""
    sentences: list[str] = []
    while s.rule != "V-5.8":
        sentences += told(s, lambda: play(s, "pass" if "pass" in answers(s) else "done"))
    return sentences


def test_vx_1_9_a_settlement_gives_a_norseman_in_every_norsemen_reinforcements_phase() -> None:
    # Given two Settlements, one with Vikings in it, and a Fort
    s = a_land((LOIDIS,), (HRYPUM, CNARRESBURH), units={CNARRESBURH: {BERSERKERS: 1}})
    s.hands[NORSEMEN] = 0b10  # a Movement card
    s.decks[NORSEMEN] &= ~0b10
    stock = s.stock[NORSEMEN]
    run(s, reinforcements_phase)
    until_the_movement_card(s)

    # Then each of the Settlements has one more
    assert units_in(s, HRYPUM) == {NORSEMEN: 1}
    assert units_in(s, CNARRESBURH) == {NORSEMEN: 1, BERSERKERS: 1}
    assert (units_in(s, LOIDIS), s.stock[NORSEMEN]) == ({}, stock - 2)


def test_vx_1_9_not_in_the_turn_it_is_flipped_but_in_the_next() -> None:
    # Given a Norsemen turn that begins with a Fort
    s = a_land((HRYPUM,), hands={NORSEMEN: ["n02_move_2_4"], BERSERKERS: ["b02_move_2_4"]})
    run(s, begin_turn, NORSEMEN)
    play(s, "settle hrypum")
    until_the_movement_card(s)
    assert units_in(s, HRYPUM) == {}

    # When a Berserker turn comes, then nobody comes either
    while s.rule != "V-4.2":
        play(s, answers(s)[0])
    s.bag = 0b1111
    play(s, "cube berserkers")
    until_the_movement_card(s)
    assert units_in(s, HRYPUM) == {}

    # When the next Norsemen turn comes, then one does
    while s.rule != "V-4.2":
        play(s, answers(s)[0])
    s.bag = 0b1111
    s.turn = 1
    play(s, "cube norsemen")
    until_the_movement_card(s)
    assert units_in(s, HRYPUM) == {NORSEMEN: 1}


def test_vx_1_9_if_the_stockpile_is_short_the_norsemen_choose() -> None:
    # Given three Settlements and two Norsemen in the stockpile
    s = a_land(settlements=(HRYPUM, LOIDIS, CNARRESBURH), units={EOFORWIC: {NORSEMEN: 38}})
    s.hands[NORSEMEN] = 0b10
    s.decks[NORSEMEN] &= ~0b10
    run(s, reinforcements_phase)
    while s.rule != "VX-1.9":
        play(s, "pass")

    # When they choose, then each Settlement is served once at most (RULINGS)
    assert (s.seat, offered(s, PLACE)) == (NORSEMEN, {HRYPUM, LOIDIS, CNARRESBURH})
    play(s, "place loidis")
    assert (s.rule, offered(s, PLACE)) == ("VX-1.9", {HRYPUM, CNARRESBURH})
    play(s, "place cnarresburh")
    assert s.rule != "VX-1.9"
    assert (units_in(s, LOIDIS), units_in(s, HRYPUM), units_in(s, CNARRESBURH)) == ({NORSEMEN: 1}, {}, {NORSEMEN: 1})
    assert s.stock[NORSEMEN] == 0


def test_vx_1_9_an_empty_stockpile_gives_nobody() -> None:
    s = a_land(settlements=(HRYPUM,), units={EOFORWIC: {NORSEMEN: 40}})
    s.hands[NORSEMEN] = 0b10
    s.decks[NORSEMEN] &= ~0b10
    run(s, reinforcements_phase)
    until_the_movement_card(s)
    assert units_in(s, HRYPUM) == {}


def test_vx_1_9_a_settlement_falls_like_a_fort() -> None:
    # Given a Settlement with a Norseman, stormed
    s = a_land(settlements=(HRYPUM,), active=THEGN, units={HRYPUM: {NORSEMEN: 1, THEGN: 2}})
    fight(s, HRYPUM)
    play(s, "roll command", "roll command", "roll hit command")
    assert answers(s) == ["lose norsemen", "raze"]
    play(s, "lose norsemen")

    # Then it fights on with its one die, and falls to a Hit
    assert dice(s) == (BERSERKERS, 1)
    play(s, "roll command", "roll hit command")
    assert (settlements(s), tiles_left(s), is_viking_controlled(s, HRYPUM)) == ([], 10, False)
    assert is_done(s)


# VX-1.10: for the English


@pytest.mark.parametrize("flipped", [False, True])
def test_vx_1_10_an_english_army_stops_at_a_tile_and_fights_it_in_the_battle_phase(flipped: bool) -> None:
    # Given an English army with steps to spare beside an empty Fort
    tile: dict[str, Any] = {"settlements" if flipped else "forts": (HRYPUM,)}
    s = a_land(active=THEGN, units={CETREHT: {THEGN: 2}}, armies=2, steps=3, **tile)
    run(s, movement_phase)

    # When it comes there, then it goes no further, and waits
    play(s, "muster cetreht", "march hrypum")
    assert (is_done(s), s.battle, units_in(s, HRYPUM)) == (True, None, {THEGN: 2})
    run(s, battle_phase)
    assert s.battle is not None
    assert (s.battle.shire, s.battle.attacker) == (HRYPUM, t.ENGLISH)

    # And the tile rolls first: it defends
    assert dice(s)[0] == (BERSERKERS if flipped else NORSEMEN)
    assert s.battle.fyrd == 0


def test_vx_1_10_vikings_pass_their_forts() -> None:
    s = a_land((HRYPUM,), units={CETREHT: {NORSEMEN: 2}}, armies=1, steps=2)
    run(s, movement_phase)
    play(s, "muster cetreht", "march hrypum")
    assert CNARRESBURH in offered(s, STEP)


def alfred_at_the_fort(steps: int) -> Vikings:
    """Alfred comes to a Fort without Vikings."""
    s = a_land(
        (HRYPUM,), active=THEGN, units={CETREHT: {THEGN: 2}}, leaders={ALFRED: CETREHT}, round=6, armies=1, steps=steps
    )
    run(s, leader_phase)
    return play(s, "activate alfred", "march hrypum")


def test_vx_1_10_alfred_fights_at_once_and_goes_on() -> None:
    # Given a Fort that falls to his first attack roll (V-14.5)
    s = alfred_at_the_fort(3)
    assert s.battle is not None
    play(s, "roll command", "roll command", "roll hit command")
    assert s.march is not None
    assert (forts(s), s.march.steps) == ([], 2)
    play(s, "march cnarresburh", "halt")
    assert s.leader_at[ALFRED] == CNARRESBURH


def test_vx_1_10_alfred_loses_a_step_where_the_first_roll_does_not_take_it() -> None:
    s = alfred_at_the_fort(3)
    play(s, "roll command", "roll command", "roll command command", "roll command", "roll command", "roll hit command")
    assert s.march is not None
    assert (forts(s), s.march.steps) == ([], 1)


def test_vx_1_10_alfred_may_be_lost_to_a_fort() -> None:
    s = alfred_at_the_fort(3)
    play(s, "roll hit", "roll hit")
    assert (s.leader_at[ALFRED], forts(s), is_done(s)) == (GONE, ["hrypum"], True)


def test_vx_1_10_the_tile_goes_back_to_the_supply_and_may_be_built_again() -> None:
    s = stormed({THEGN: 2}, "roll command", "roll command", "roll hit command", fort_tiles=1)
    assert (forts(s), tiles_left(s)) == ([], 1)
    s.active = BERSERKERS
    for shire in (HRYPUM, CETREHT):
        s.units[THEGN][shire] = s.hosts[t.ENGLISH][shire] = 0
    s.units[BERSERKERS][LOIDIS] = s.hosts[t.VIKING][LOIDIS] = 2
    run(s, end_age_turn)
    assert offered(s, BUILD) == {LOIDIS}


def test_vx_1_10_archers_may_take_it_before_the_battle() -> None:
    # V-15.36: one extra English roll; nothing is left to fight
    s = fight(
        a_land(
            (HRYPUM,),
            active=HOUSECARL,
            advanced=True,
            units={HRYPUM: {HOUSECARL: 1}},
            hands={HOUSECARL: ["h13_archers"]},
        ),
        HRYPUM,
    )
    play(s, "play h13_archers")
    while s.rule == "V-9.2":
        play(s, "pass")
    assert dice(s) == (HOUSECARL, 1)
    play(s, "roll hit")
    assert (forts(s), is_done(s)) == ([], True)


def test_vx_1_10_english_commands_do_not_lead_to_a_fort() -> None:
    # Given English beside a Fort without Vikings; English friends never stand there, so a test lays them there
    units = {HRYPUM: {NORSEMEN: 1, THEGN: 2}, SWALEDAEL: {THEGN: 1}, CNARRESBURH: {THEGN: 1}}
    s = fight(a_land((CNARRESBURH,), units=units), HRYPUM)
    play(s, "roll command command")
    assert offered(s, WITHDRAW) == {SWALEDAEL}
    assert refused(s, "withdraw cnarresburh") == "there are enemies in Knaresborough (V-9.12)"


def test_vx_1_10_no_english_escape_to_a_fort() -> None:
    # V-15.42: a shire without Vikings; Hexham and Catterick lie beside Durham
    s = a_land((HAGUSTALDESHAM,), units={DUNHOLM: {NORSEMEN: 1, THEGN: 1}})
    assert escape_targets(s, DUNHOLM) == [CETREHT]
    s = a_land((HAGUSTALDESHAM,), (CETREHT,), units={DUNHOLM: {NORSEMEN: 1, THEGN: 1}})
    assert escape_targets(s, DUNHOLM) == []


def test_vx_1_10_no_spy_leads_an_army_past_a_fort() -> None:
    # V-15.45: from Carlisle to Durham by Hexham, or by Catterick
    units = {DUNHOLM: {NORSEMEN: 1, HOUSECARL: 1}, LUEL: {THEGN: 1}}
    assert spy_sources(a_land(units=units), DUNHOLM) == [LUEL]
    assert spy_sources(a_land((HAGUSTALDESHAM,), units=units), DUNHOLM) == [LUEL]
    assert spy_sources(a_land((HAGUSTALDESHAM,), (CETREHT,), units=units), DUNHOLM) == []


def rebellion(**laid: Any) -> Vikings:
    """A Housecarl Reinforcements Phase with a Rebellion."""
    s = a_land(active=HOUSECARL, hands={HOUSECARL: ["h09_rebellion"]}, **laid)
    return run(s, ask_event, REINFORCING)


def test_vx_1_10_fyrd_who_rise_attack_a_fort_that_is_left() -> None:
    # Given a Fort with one Viking, and another without
    s = rebellion(forts=(EOFORWIC, HRYPUM), units={EOFORWIC: {NORSEMEN: 1}}, leaders={HALFDAN: EOFORWIC})
    play(s, "play h09_rebellion")
    assert offered(s, TARGET) == {EOFORWIC}  # V-15.32: a shire with Vikings

    # When the people take that Viking, then Halfdan is lost, and they storm the Fort
    play(s, "target eoforwic")
    assert s.leader_at[HALFDAN] == GONE
    play(s, "levy 3")
    assert (s.battle is not None, markers(s), dice(s)) == (True, 1, (NORSEMEN, 1))
    other = s.clone()
    play(s, "roll command", "roll command", "roll hit blank")
    assert (is_done(s), sorted(forts(s)), markers(s), s.stock[FYRD]) == (True, ["hrypum"], 0, 10)

    # Or lose: two Fyrd fall, the third flees, and the city stays Viking
    play(other, "roll hit", "roll hit", "roll flee")
    assert (is_done(other), sorted(forts(other)), markers(other)) == (True, ["eoforwic", "hrypum"], 1)


def test_vx_1_10_the_converted_storm_the_fort_that_they_were_in() -> None:
    # Given the last two Norsemen in a Fort, converted (V-15.41)
    units = {EOFORWIC: {NORSEMEN: 2}}
    s = a_land((EOFORWIC,), active=THEGN, units=units, hands={THEGN: ["t08_religious_conversion"]})
    run(s, ask_event, REINFORCING)
    play(s, "play t08_religious_conversion", "target eoforwic", "take 2")

    # Then they fight the Fort at once
    assert (s.battle is not None, units_in(s, EOFORWIC), dice(s)) == (True, {THEGN: 2}, (NORSEMEN, 1))
    other = s.clone()
    play(s, "roll command", "roll command", "roll hit command")
    assert (forts(s), units_in(s, EOFORWIC), markers(s)) == ([], {THEGN: 2}, 0)
    play(other, "roll hit", "roll hit")
    assert (forts(other), units_in(other, EOFORWIC), markers(other)) == (["eoforwic"], {}, 1)


def test_vx_1_10_a_plundered_church_helps_against_a_fort_alone() -> None:
    # VX-1.4: Thegns take part
    s = a_land((HRYPUM,), active=THEGN, units={HRYPUM: {THEGN: 1}})
    assert s.age is not None
    s.age.tiles = 1
    fight(s, HRYPUM)
    assert (s.seat, s.rule) == (THEGN, "VX-1.4")


def test_vx_1_10_battles_for_forts_and_for_units_are_fought_in_the_order_picked() -> None:
    units = {HRYPUM: {THEGN: 1}, LOIDIS: {THEGN: 1, NORSEMEN: 1}}
    s = run(a_land((HRYPUM,), active=THEGN, units=units), battle_phase)
    assert (s.rule, answers(s)) == ("V-9.1", ["fight hrypum", "fight loidis"])
    play(s, "fight hrypum", "roll hit", "roll command")
    assert s.battle is not None
    assert s.battle.shire == LOIDIS
