"""Kingdoms: a power for the side that holds enough of each (VX-2)."""

from __future__ import annotations

from typing import Any

import pytest

from heptarchy.games.vikings.age_turn import begin_age_turn
from heptarchy.games.vikings.battle import start_rebellion
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.data.tables import (
    BERSERKERS,
    CETREHT,
    DUNHOLM,
    ELMHAM,
    ENGLISH,
    EOFORWIC,
    EXANCEASTER,
    FACTIONS,
    FYRD,
    HOUSECARL,
    LICCIDFELD,
    LINDCYLENE,
    LOIDIS,
    LUEL,
    LUNDENWIC,
    MAMECEASTER,
    NORSEMEN,
    OXENAFORD,
    THEGN,
    THEODFORD,
    VIKING,
    WINTANCEASTER,
)
from heptarchy.games.vikings.kingdoms import has_power, kingdom_unit
from heptarchy.games.vikings.movement_phase import movement_phase
from heptarchy.games.vikings.reinforcements import reinforcements_phase
from heptarchy.games.vikings.table.actions import PLACE
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.games.vikings.turn import begin_turn
from tests.games.vikings.table import (
    Units,
    a_state,
    fight,
    is_done,
    mask,
    offered,
    pass_all,
    play,
    refused,
    run,
    told,
    units_in,
)
from tests.views import look

CITIES_OF: dict[str, list[int]] = {key: ta.KINGDOM_CITIES[kingdom] for kingdom, key in enumerate(ta.KINGDOM_KEYS)}
THRESHOLDS = {"northumbria": 3, "mercia": 4, "east_anglia": 2, "wessex": 3}


def a_table(*powers: str, modules: tuple[str, ...] = ("kingdoms",), **laid: Any) -> Vikings:
    """A table where the Vikings have the powers of these kingdoms, the English those of the others."""
    s = a_state(modules=modules, **laid)
    assert s.age is not None
    s.age.kingdoms = mask(ta.KINGDOM_KEYS.index(key) for key in powers)
    return s


def holding(cities: list[int], faction: int = NORSEMEN) -> Units:
    """One unit in each of these."""
    return {city: {faction: 1} for city in cities}


def powers(s: Vikings) -> dict[str, str]:
    """By kingdom, who has its power, as all can see."""
    seen: dict[str, str] = look(s, None)["age"]["kingdoms"]
    return seen


def turn_of(s: Vikings, faction: int) -> Vikings:
    """A turn of this faction begins."""
    return run(s, lambda state, _: begin_turn(state, faction))


# VX-2.1, VX-2.2: who has the power


def test_vx_2_1_each_kingdom_has_a_card_and_the_cities_of_its_land() -> None:
    s = a_state(modules=("kingdoms",))
    assert powers(s) == dict.fromkeys(("northumbria", "mercia", "east_anglia", "wessex"), "english")
    for key, cities in CITIES_OF.items():
        assert cities == [city for city in t.CITIES if t.KINGDOMS[t.KINGDOM_OF[city]] == key]
    assert {key: len(cities) for key, cities in CITIES_OF.items()} == {
        "northumbria": 4,
        "mercia": 6,
        "east_anglia": 2,
        "wessex": 5,
    }


@pytest.mark.parametrize("key", THRESHOLDS)
def test_vx_2_2_the_vikings_have_a_kingdom_with_so_many_of_its_cities(key: str) -> None:
    # Given one city fewer than they need
    cities = CITIES_OF[key]
    enough = THRESHOLDS[key]
    s = a_state(modules=("kingdoms",), active=HOUSECARL, units=holding(cities[: enough - 1]))
    run(s, begin_age_turn)
    assert powers(s)[key] == "english"

    # When a turn begins with so many, whichever they are
    s = a_state(modules=("kingdoms",), active=HOUSECARL, units=holding(cities[-enough:], BERSERKERS))
    heard = told(s, lambda: run(s, begin_age_turn))

    # Then that power alone is theirs
    assert powers(s) == {kingdom: "viking" if kingdom == key else "english" for kingdom in CITIES_OF}
    name = t.KINGDOM_NAMES[t.KINGDOMS.index(key)]
    assert heard == [f"the power of {name} passes to the Vikings"]


@pytest.mark.parametrize("faction", range(4), ids=FACTIONS)
def test_vx_2_2_kingdoms_are_looked_at_when_any_turn_begins_and_at_no_other_time(faction: int) -> None:
    # Given Vikings who take the third city of Northumbria in their turn
    units = {**holding([DUNHOLM, EOFORWIC]), LOIDIS: {NORSEMEN: 1}}
    s = a_state(modules=("kingdoms",), units=units, armies=1, steps=1, hands={faction: [t.CARDS[faction * 19 + 1]]})
    run(s, begin_age_turn)
    run(s, movement_phase)
    play(s, "muster loidis", "march mameceaster")

    # Then its power is still with the English, until the next turn begins
    assert is_done(s)
    assert powers(s)["northumbria"] == "english"
    turn_of(s, faction)
    assert powers(s)["northumbria"] == "viking"


def test_vx_2_2_a_power_goes_back_when_a_turn_begins_with_too_few_cities() -> None:
    # Given Vikings with the power of Northumbria, who give up a city of three
    s = a_table("northumbria", units=holding([DUNHOLM, EOFORWIC, LUEL]), active=THEGN)
    s.units[NORSEMEN][LUEL] -= 1
    s.hosts[VIKING][LUEL] -= 1
    assert has_power(s, VIKING, ta.NORTHUMBRIA)

    # Then it is the English's from the next turn on
    heard = told(s, lambda: run(s, begin_age_turn))
    assert heard == ["the power of Northumbria passes to the English"]
    assert has_power(s, ENGLISH, ta.NORTHUMBRIA)
    assert not has_power(s, VIKING, ta.NORTHUMBRIA)


def test_vx_2_2_a_city_with_english_in_it_is_not_held() -> None:
    units = {**holding([DUNHOLM, EOFORWIC]), LUEL: {NORSEMEN: 1, THEGN: 1}}
    s = a_state(modules=("kingdoms",), units=units, active=THEGN)
    run(s, begin_age_turn)
    assert powers(s)["northumbria"] == "english"


def test_vx_2_2_a_fort_holds_a_city_for_its_kingdom() -> None:
    s = a_state(modules=("kingdoms", "land_and_gods"), units=holding([THEODFORD]), active=THEGN)
    assert s.age is not None
    s.age.forts = 1 << ELMHAM
    run(s, begin_age_turn)
    assert powers(s)["east_anglia"] == "viking"


def test_vx_2_1_without_the_module_nobody_has_a_power() -> None:
    s = a_state(modules=("relics",), units=holding(CITIES_OF["northumbria"]))
    run(s, begin_age_turn)
    assert is_done(s)
    assert not any(has_power(s, side, kingdom) for side in (VIKING, ENGLISH) for kingdom in range(4))
    assert "kingdoms" not in s.view(None)["age"]


# VX-2.2: Fyrd of Northumbria and Mercia


def fyrd_in(s: Vikings, shire: int, card: str = "levy 2") -> int:
    """How many Fyrd come when this card is turned for the defence of a city."""
    fight(s, shire)
    play(s, card)
    assert s.battle is not None
    return s.battle.fyrd


@pytest.mark.parametrize("shire", CITIES_OF["northumbria"])
def test_vx_2_2_english_northumbria_calls_one_fyrd_more_to_its_cities(shire: int) -> None:
    units = {shire: {NORSEMEN: 2, THEGN: 2}}
    assert fyrd_in(a_table(units=units), shire) == 3
    assert fyrd_in(a_table("northumbria", units=units), shire) == 2


@pytest.mark.parametrize("shire", CITIES_OF["mercia"])
def test_vx_2_2_viking_mercia_keeps_one_fyrd_from_its_cities(shire: int) -> None:
    units = {shire: {NORSEMEN: 2, THEGN: 2}}
    assert fyrd_in(a_table("mercia", units=units), shire, "levy 3") == 2
    assert fyrd_in(a_table(units=units), shire, "levy 3") == 3


@pytest.mark.parametrize("shire", [THEODFORD, LUNDENWIC])
def test_vx_2_2_other_kingdoms_call_the_fyrd_as_ever(shire: int) -> None:
    units = {shire: {NORSEMEN: 2, THEGN: 2}}
    assert fyrd_in(a_table(units=units), shire) == 2
    assert fyrd_in(a_table(*CITIES_OF, units=units), shire) == 2


@pytest.mark.parametrize(("fyrd", "more", "fewer"), [(0, 2, 2), (1, 3, 1), (2, 4, 0), (3, 5, 0), (5, 7, 0)])
def test_vx_2_2_kingdom_fyrd_says_how_many_and_they_are_never_fewer_than_none(fyrd: int, more: int, fewer: int) -> None:
    s = a_table(units={EOFORWIC: {NORSEMEN: 2, THEGN: 2}}, kingdom_fyrd=fyrd)
    assert fyrd_in(s, EOFORWIC) == more
    s = a_table("mercia", units={LINDCYLENE: {NORSEMEN: 2, THEGN: 2}}, kingdom_fyrd=fyrd)
    assert fyrd_in(s, LINDCYLENE) == fewer
    assert s.stock[FYRD] == 10 - fewer


def test_vx_2_3_fyrd_come_from_the_stockpile() -> None:
    s = a_table(units={EOFORWIC: {NORSEMEN: 2, THEGN: 2}})
    s.stock[FYRD] = 2
    assert fyrd_in(s, EOFORWIC) == 2
    assert s.stock[FYRD] == 0


def test_vx_2_2_only_a_defence_of_the_english_counts() -> None:
    # Given a rising of Fyrd against Vikings in York
    s = a_table(active=HOUSECARL, units={EOFORWIC: {NORSEMEN: 3}})
    run(s, lambda state, _: start_rebellion(state, EOFORWIC))
    play(s, "levy 2")
    assert s.battle is not None
    assert s.battle.fyrd == 2


def test_vx_2_2_a_relic_and_a_kingdom_both_count() -> None:
    # Given York with its relic, English Northumbria; Lichfield with its relic, Viking Mercia
    modules = ("kingdoms", "relics")
    assert fyrd_in(a_table(modules=modules, units={EOFORWIC: {NORSEMEN: 2, THEGN: 2}}), EOFORWIC) == 4
    s = a_table("mercia", modules=modules, units={LICCIDFELD: {NORSEMEN: 2, THEGN: 2}})
    assert fyrd_in(s, LICCIDFELD) == 2


def test_vx_2_2_every_card_turned_for_the_defence_counts() -> None:
    # Given a Great Levy, by which two cards are turned (VX-7.18)
    s = a_table(modules=("kingdoms", "epic_battles"), units={EOFORWIC: {NORSEMEN: 2, THEGN: 2}})
    fight(s, EOFORWIC)
    play(s, "epic great_levy", "levy 2", "levy 3")
    assert s.battle is not None
    assert s.battle.fyrd == 3 + 4


# VX-2.2, VX-2.3: units of kingdoms


@pytest.mark.parametrize(
    ("faction", "key", "city"), [(NORSEMEN, "northumbria", "dunholm"), (BERSERKERS, "wessex", "exanceaster")]
)
def test_vx_2_2_a_viking_kingdom_sends_a_unit_at_the_start_of_the_turn(faction: int, key: str, city: str) -> None:
    # Given three cities of the kingdom in Viking hands, the others in English ones
    cities = CITIES_OF[key]
    s = a_state(modules=("kingdoms",), units={**holding(cities[:3]), cities[3]: {THEGN: 1}})
    turn_of(s, faction)

    # Then their player puts one unit into one of them, before anything else
    assert (s.seat, s.rule, offered(s, PLACE)) == (faction, "VX-2.2", set(cities[:3]))
    at = t.MODERN[cities[3]]
    name = t.KINGDOM_NAMES[t.KINGDOMS.index(key)]
    sentence = f"{at} is no city of {name} that your side controls (VX-2.2)"
    assert refused(s, f"place {t.SHIRES[cities[3]]}") == sentence
    stock = s.stock[faction]
    units = s.units[faction][cities[0]]
    play(s, f"place {city}")
    assert s.units[faction][cities[0]] == units + 1
    assert s.stock[faction] == stock - 1
    assert s.rule != "VX-2.2"


@pytest.mark.parametrize(("faction", "key"), [(NORSEMEN, "wessex"), (BERSERKERS, "northumbria")])
@pytest.mark.parametrize("other", ["mercia", "east_anglia"])
def test_vx_2_2_the_unit_is_of_the_faction_that_the_card_names(faction: int, key: str, other: str) -> None:
    s = a_table(active=faction, units=holding(CITIES_OF[key] + CITIES_OF[other]))
    run(s, begin_age_turn)
    assert powers(s)[key] == powers(s)[other] == "viking"
    assert is_done(s)


@pytest.mark.parametrize("faction", [HOUSECARL, THEGN], ids=["housecarl", "thegn"])
def test_vx_2_2_viking_kingdoms_send_nobody_in_an_english_turn(faction: int) -> None:
    s = a_state(modules=("kingdoms",), active=faction, units=holding(t.CITIES))
    run(s, begin_age_turn)
    assert is_done(s)
    run(s, kingdom_unit)
    assert is_done(s)
    assert sum(s.units[faction]) == 0


@pytest.mark.parametrize("faction", [HOUSECARL, THEGN], ids=["housecarl", "thegn"])
def test_vx_2_2_english_kingdoms_send_nobody_before_the_reinforcements_phase(faction: int) -> None:
    s = a_state(modules=("kingdoms",), active=faction)
    run(s, begin_age_turn)
    assert is_done(s)
    assert sum(s.units[faction]) == 0


def test_vx_2_2_a_lone_city_gets_the_unit_unasked() -> None:
    # Given Northumbria in Viking power, and one city that is theirs alone: the English have come to two
    units = {DUNHOLM: {NORSEMEN: 1}, EOFORWIC: {NORSEMEN: 1, THEGN: 1}, LUEL: {BERSERKERS: 1, HOUSECARL: 2}}
    s = a_table("northumbria", units=units)
    heard = told(s, lambda: run(s, kingdom_unit))
    assert is_done(s)
    assert units_in(s, DUNHOLM) == {NORSEMEN: 2}
    assert heard == ["1 Norseman comes to Durham"]


def test_vx_2_2_without_a_city_nobody_comes() -> None:
    s = a_table("northumbria", units={EOFORWIC: {NORSEMEN: 1, THEGN: 1}})
    run(s, kingdom_unit)
    assert is_done(s)
    assert s.stock[NORSEMEN] == 39


@pytest.mark.parametrize(
    ("faction", "key", "n"),
    [(NORSEMEN, "northumbria", 37), (BERSERKERS, "wessex", 17), (HOUSECARL, "wessex", 20), (THEGN, "east_anglia", 40)],
)
def test_vx_2_3_nobody_comes_if_the_stockpile_has_none(faction: int, key: str, n: int) -> None:
    # Given all units of the faction on the map
    there: Units = {CETREHT: {faction: n}}
    if faction < 2:
        there = {**there, **holding(CITIES_OF[key][:3], faction)}
    s = a_state(modules=("kingdoms",), active=faction, units=there)
    run(s, begin_age_turn)
    run(s, kingdom_unit)
    assert s.stock[faction] == 0
    assert is_done(s)
    assert all(n == (faction < 2) for n in [s.units[faction][city] for city in CITIES_OF[key][:3]])


def in_reinforcements(active: int, units: Units, *viking: str) -> Vikings:
    """The Reinforcements Phase of an English faction, its icons placed."""
    s = a_table(*viking, active=active, units=units, hands={active: [t.CARDS[active * 19 + 1]]})
    return pass_all(run(s, reinforcements_phase))


def test_vx_2_2_english_east_anglia_sends_a_thegn_in_their_reinforcements_phase() -> None:
    # Given both cities in English hands, Elmham by nobody's presence
    s = in_reinforcements(THEGN, {THEODFORD: {HOUSECARL: 1}})

    # Then the Thegn, whose icon in Thetford has come, puts one into either
    assert (s.seat, s.rule, offered(s, PLACE)) == (THEGN, "VX-2.2", {THEODFORD, ELMHAM})
    assert units_in(s, THEODFORD) == {HOUSECARL: 1, THEGN: 1}
    refusal = "London is no city of East Anglia that your side controls (VX-2.2)"
    assert refused(s, "place lundenwic") == refusal
    play(s, "place elmham")
    assert units_in(s, ELMHAM) == {THEGN: 1}
    assert s.rule != "VX-2.2"


def test_vx_2_2_east_anglia_sends_him_unasked_to_the_only_city_left() -> None:
    s = in_reinforcements(THEGN, {ELMHAM: {NORSEMEN: 1}})
    assert units_in(s, THEODFORD) == {THEGN: 2}
    assert units_in(s, ELMHAM) == {NORSEMEN: 1}
    assert s.rule != "VX-2.2"


def test_vx_2_2_english_wessex_sends_a_housecarl_in_their_reinforcements_phase() -> None:
    s = in_reinforcements(HOUSECARL, {LUNDENWIC: {NORSEMEN: 1}})
    cities = set(CITIES_OF["wessex"]) - {LUNDENWIC}
    assert (s.seat, s.rule, offered(s, PLACE)) == (HOUSECARL, "VX-2.2", cities)
    play(s, "place wintanceaster")
    assert units_in(s, WINTANCEASTER) == {HOUSECARL: 2 + 1}
    assert units_in(s, EXANCEASTER) == {HOUSECARL: 1}


@pytest.mark.parametrize(("active", "key"), [(THEGN, "east_anglia"), (HOUSECARL, "wessex")])
def test_vx_2_2_a_kingdom_in_viking_power_sends_no_english(active: int, key: str) -> None:
    s = in_reinforcements(active, {}, key)
    assert s.rule == "V-5.8"
    icons = {city: t.REINFORCE[active][city] for city in t.CITIES}
    assert {city: s.units[active][city] for city in t.CITIES} == icons


def test_vx_2_2_the_english_come_after_the_icons_of_their_faction() -> None:
    # Given a single Thegn in the stockpile: an icon gets him (V-14.1), the kingdom nobody
    s = in_reinforcements(THEGN, {CETREHT: {THEGN: 39}})
    assert s.rule == "V-5.5"
    play(s, "reinforce theodford")
    assert s.rule != "VX-2.2"
    assert s.stock[THEGN] == 0


def test_vx_2_2_powers_are_seen_by_all() -> None:
    s = a_table("wessex", "mercia")
    expected = {"northumbria": "english", "mercia": "viking", "east_anglia": "english", "wessex": "viking"}
    assert all(s.view(seat)["age"]["kingdoms"] == expected for seat in (None, 0, 1, 2, 3))


def test_vx_2_2_a_new_game_begins_with_english_kingdoms() -> None:
    s = a_state(modules=("kingdoms",), units={MAMECEASTER: {THEGN: 1}, OXENAFORD: {THEGN: 1}}, round=0)
    heard = told(s, lambda: turn_of(s, NORSEMEN))
    assert not any("power" in sentence for sentence in heard)
    assert powers(s)["mercia"] == "english"
