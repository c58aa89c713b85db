"""War for Land and Gods: Forts are built, and hold their shires (VX-1.1, VX-1.6, VX-1.8)."""

from __future__ import annotations

from typing import Any

import pytest

from heptarchy.games.vikings.age_turn import end_age_turn
from heptarchy.games.vikings.battle import battle_phase
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data.tables import (
    BERSERKERS,
    CETREHT,
    CNARRESBURH,
    CRULAND,
    EOFORWIC,
    HALFDAN,
    HOUSECARL,
    HRYPUM,
    LICCIDFELD,
    LIGORACEASTER,
    LINDCYLENE,
    LOIDIS,
    NORSEMEN,
    THEGN,
)
from heptarchy.games.vikings.fray import the_age
from heptarchy.games.vikings.movement_phase import movement_phase
from heptarchy.games.vikings.reinforcements import ask_alfred, ask_place_waiting, place_icons, return_fled
from heptarchy.games.vikings.table.actions import BUILD, GIVE, PLACE
from heptarchy.games.vikings.table.state import GONE
from heptarchy.games.vikings.turn import begin_turn, end_round
from heptarchy.games.vikings.units import is_viking_controlled, markers
from heptarchy.games.vikings.windows import ceolwulf_targets
from tests.games.vikings.land import (
    a_fortified_land,
    forts,
    tiles_left,
)
from tests.games.vikings.table import (
    a_state,
    answers,
    idle,
    invariants,
    is_done,
    mask,
    offered,
    play,
    refused,
    run,
    told,
    units_in,
)

# VX-1.6: building


def test_vx_1_6_the_view_tells_what_may_be_given_up_where_a_fort_may_be_built() -> None:
    units = {
        HRYPUM: {NORSEMEN: 2, BERSERKERS: 1},
        CETREHT: {NORSEMEN: 1, BERSERKERS: 1},
        LOIDIS: {BERSERKERS: 3},
        EOFORWIC: {NORSEMEN: 1},
    }
    s = a_fortified_land(units=units)
    assert "mixes" not in s.view(None)["age"]
    run(s, end_age_turn)
    found = {"cetreht": ["both"], "hrypum": ["norsemen", "both"], "loidis": ["berserkers"]}
    assert s.view(None)["age"]["mixes"] == found
    play(s, "build hrypum")
    assert offered(s, GIVE) == {0, 1}
    assert refused(s, "give berserkers") == "there are no such units in Ripon (VX-1.6)"


def test_vx_1_6_two_units_make_a_fort_at_the_end_of_a_viking_turn() -> None:
    # Given Norsemen at the end of their turn, in shires with two Vikings, one, or a Fort
    units = {HRYPUM: {NORSEMEN: 3}, CETREHT: {NORSEMEN: 1}, LOIDIS: {NORSEMEN: 2}, CNARRESBURH: {NORSEMEN: 2}}
    s = a_fortified_land((LOIDIS,), (CNARRESBURH,), units=units)
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
    s = a_fortified_land(active=active, units={HRYPUM: {NORSEMEN: 2, BERSERKERS: 2}})
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
    s = a_fortified_land(units={HRYPUM: there})
    run(s, end_age_turn)
    play(s, "build hrypum")
    assert offered(s, GIVE) == mixes  # one mix alone goes unasked
    if not mixes:
        assert (units_in(s, HRYPUM), forts(s)) == ({}, ["hrypum"])


def test_vx_1_6_any_number_of_shires_have_one_in_a_turn_but_one_each() -> None:
    # Given four shires with units enough for two Forts each
    units = {shire: {NORSEMEN: 4} for shire in (HRYPUM, CETREHT, LOIDIS, EOFORWIC)}
    s = a_fortified_land(units=units)
    run(s, end_age_turn)

    # When Forts are built, then a shire is asked for once, until it is enough
    play(s, "build hrypum", "build eoforwic", "build loidis")
    assert offered(s, BUILD) == {CETREHT}
    play(s, "done")
    assert is_done(s)
    assert sorted(forts(s)) == ["eoforwic", "hrypum", "loidis"]


def test_vx_1_6_nothing_is_asked_where_nothing_can_be_built_nor_in_an_english_turn() -> None:
    s = run(a_fortified_land(units={HRYPUM: {NORSEMEN: 1}, LOIDIS: {BERSERKERS: 1}}), end_age_turn)
    assert is_done(s)
    for active in (HOUSECARL, THEGN):
        s = run(a_fortified_land(active=active, units={HRYPUM: {NORSEMEN: 5}, CETREHT: {THEGN: 5}}), end_age_turn)
        assert is_done(s)


def test_vx_1_6_no_fort_in_a_marsh() -> None:
    s = a_fortified_land(units={HRYPUM: {NORSEMEN: 2}})
    run(s, end_age_turn)
    assert t.IS_MARSH[CRULAND]
    assert refused(s, "build cruland").endswith("(VX-1.6)")


def test_vx_1_6_a_leader_whose_last_units_are_given_up_is_removed() -> None:
    # RULINGS: a Fort is no unit (V-7.9)
    s = a_fortified_land(units={HRYPUM: {NORSEMEN: 2}}, leaders={HALFDAN: HRYPUM})
    run(s, end_age_turn)
    play(s, "build hrypum")
    assert s.leader_at[HALFDAN] == GONE
    assert forts(s) == ["hrypum"]


def test_vx_1_6_the_turn_ends_after_the_hand_is_refilled_and_before_the_next_cube() -> None:
    # Given a Norsemen turn with nothing to move
    s = a_fortified_land(units={HRYPUM: {NORSEMEN: 2}}, hands={NORSEMEN: ["n02_move_2_4"]}, invaded=True)
    run(s, begin_turn, NORSEMEN)
    idle(s, lambda state: state.rule in ("VX-1.6", "V-4.2"))
    assert s.rule == "VX-1.6"

    # Then the question comes with a full hand, and the cube after it
    assert s.hands[NORSEMEN].bit_count() == 3
    play(s, "build hrypum")
    assert s.rule == "V-4.2"


def test_vx_1_6_how_many_units_it_costs_is_a_figure() -> None:
    s = a_fortified_land(units={HRYPUM: {NORSEMEN: 1, BERSERKERS: 1}, LOIDIS: {NORSEMEN: 1}}, fort_units=1)
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
    s = a_fortified_land(built[:4], built[4:], units=units)
    assert tiles_left(s) == 1
    run(s, end_age_turn)

    # When the tenth is built, then there is none left
    play(s, "build hrypum")
    assert is_done(s)
    assert (tiles_left(s), units_in(s, CETREHT)) == (0, {NORSEMEN: 2})


def test_vx_1_1_the_number_of_tiles_is_a_figure() -> None:
    units = {HRYPUM: {NORSEMEN: 2}, CETREHT: {NORSEMEN: 2}, LOIDIS: {NORSEMEN: 2}}
    s = run(a_fortified_land(units=units, fort_tiles=2), end_age_turn)
    play(s, "build hrypum", "build loidis")
    assert is_done(s)
    s = run(a_fortified_land(units=units, fort_tiles=0), end_age_turn)
    assert is_done(s)


# VX-1.8: control and fled units


@pytest.mark.parametrize("flipped", [False, True])
def test_vx_1_8_a_tile_holds_its_city_without_units(flipped: bool) -> None:
    # Given York with a tile alone
    tile: dict[str, Any] = {"settlements" if flipped else "forts": (EOFORWIC,)}
    s = a_fortified_land(active=THEGN, units={LICCIDFELD: {THEGN: 1}}, **tile)
    assert is_viking_controlled(s, EOFORWIC)
    assert (markers(s), s.view(None)["marked"]) == (1, ["eoforwic"])
    invariants(s, dealt=False)  # V-16.3

    # When the English place their icons, then not there (V-5.5)
    run(s, place_icons)
    assert units_in(s, EOFORWIC) == {}
    assert units_in(s, LICCIDFELD) == {THEGN: 2}


def test_vx_1_8_vikings_may_walk_away_and_keep_the_city() -> None:
    s = a_fortified_land((EOFORWIC,), units={EOFORWIC: {NORSEMEN: 1}}, armies=1, steps=1)
    run(s, movement_phase)
    play(s, "muster eoforwic", "march loidis")
    assert (units_in(s, EOFORWIC), markers(s)) == ({}, 1)
    assert s.age is not None
    assert s.age.held == 1 << EOFORWIC


def test_vx_1_8_a_city_under_attack_is_marked_until_the_battle_ends() -> None:
    # Given an English army before a Fort alone in York
    s = a_fortified_land((EOFORWIC,), active=THEGN, units={LOIDIS: {THEGN: 2}}, armies=1, steps=1)
    run(s, movement_phase)
    play(s, "muster loidis", "march eoforwic")
    assert markers(s) == 1

    # When the Fort falls, then the marker goes (V-2.10)
    run(s, battle_phase)
    assert markers(s) == 1
    invariants(s, dealt=False)
    play(s, "roll command", "roll command", "roll hit command")
    assert (markers(s), is_done(s)) == (0, True)
    assert s.age is not None
    assert s.age.held == 0


@pytest.mark.parametrize(("units", "ending"), [(4, "viking conquest"), (3, "")])
def test_vx_1_8_cities_held_by_tiles_count_for_conquest(units: int, ending: str) -> None:
    # V-12.2, V-16.3: ten tiles and some units
    held = {city: {NORSEMEN: 1} for city in t.CITIES[10 : 10 + units]}
    s = a_fortified_land(tuple(t.CITIES[:6]), tuple(t.CITIES[6:10]), units=held, turn=4, bag=[])
    assert markers(s) == 10 + units
    assert run(s, end_round).ending == ending


def test_vx_1_8_one_fort_keeps_the_english_from_conquest() -> None:
    # V-12.3; a Fort outside a city does not
    assert run(a_fortified_land((EOFORWIC,), turn=4, bag=[]), end_round).ending == ""
    assert run(a_fortified_land((HRYPUM,), turn=4, bag=[]), end_round).ending == "english conquest"


def test_vx_1_8_alfred_does_not_come_to_a_city_with_a_fort() -> None:
    s = a_fortified_land((EOFORWIC,), round=5, active=THEGN, units={LICCIDFELD: {THEGN: 1}})
    run(s, ask_alfred)
    assert answers(s) == ["crown liccidfeld"]


@pytest.mark.parametrize("flipped", [False, True])
def test_vx_1_8_fled_vikings_return_to_a_tile_also_inland(flipped: bool) -> None:
    # Given fled Norsemen, a tile inland and one on the coast, both empty, and Vikings inland without one
    tile: dict[str, Any] = {"settlements" if flipped else "forts": (HRYPUM, CETREHT)}
    s = a_fortified_land(units={LOIDIS: {NORSEMEN: 1}, EOFORWIC: {NORSEMEN: 1}}, fled={NORSEMEN: 3}, **tile)
    run(s, return_fled)

    # Then tiles are places for them, as well as the coast that units hold
    assert (s.rule, offered(s, PLACE)) == ("V-5.7", {HRYPUM, CETREHT, EOFORWIC})
    assert refused(s, "place loidis").endswith("(V-5.7)")
    play(s, "place hrypum", "take 2", "place cetreht")
    assert (units_in(s, HRYPUM), units_in(s, CETREHT), s.fled[NORSEMEN]) == ({NORSEMEN: 2}, {NORSEMEN: 1}, 0)


def test_vx_1_8_a_fort_opens_ceolwulfs_shires_and_is_none_of_his_targets() -> None:
    # V-15.24: Leicester is held by a Fort alone
    s = a_fortified_land((LIGORACEASTER,), active=BERSERKERS, units={LICCIDFELD: {THEGN: 1}})
    assert ceolwulf_targets(s) == [LINDCYLENE, LICCIDFELD]


def test_vx_1_8_units_of_the_reinforcements_card_come_to_a_fort_on_a_coast_but_not_inland() -> None:
    s = a_state(active=t.NORSEMEN, waiting=(2, 0), fled={t.NORSEMEN: 1}, modules=("land_and_gods",))
    the_age(s).forts = mask([t.CETREHT, t.LOIDIS])  # Leeds lies inland
    run(s, ask_place_waiting)
    assert offered(s, PLACE) == {t.CETREHT}
    play(s, "place cetreht", "take 2")
    run(s, return_fled)
    assert offered(s, PLACE) == {t.CETREHT, t.LOIDIS}
