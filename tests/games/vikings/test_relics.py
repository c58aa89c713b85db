"""Relics and Holy Sites (VX-5)."""

from __future__ import annotations

from typing import Any

import pytest

from heptarchy.games.vikings.battle import start_rebellion
from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.data.tables import (
    BERSERKERS,
    CANTWARABURG,
    CETREHT,
    CNARRESBURH,
    DUNHOLM,
    ENGLISH,
    EOFORWIC,
    FACTIONS,
    HALFDAN,
    HOUSECARL,
    LICCIDFELD,
    LINDCYLENE,
    LOIDIS,
    LUNDENWIC,
    NORSEMEN,
    SHIRES,
    THEGN,
    THEODFORD,
    VIKING,
    WINTANCEASTER,
)
from heptarchy.games.vikings.leader_phase import leader_phase
from heptarchy.games.vikings.movement_phase import movement_phase
from heptarchy.games.vikings.table.actions import SPEND
from heptarchy.games.vikings.table.age import CARRIED, SPENT, TAKEN
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.kernel.modes import FATE
from tests.games.vikings.table import (
    a_game,
    a_state,
    answers,
    deal,
    dice,
    fight,
    is_done,
    offered,
    play,
    run,
    told,
    units_in,
)
from tests.views import look

BOTH = ("relics", "legends")
SITES = {
    "st_cuthbert": DUNHOLM,
    "st_wilfrid": EOFORWIC,
    "st_chad": LICCIDFELD,
    "st_augustine": CANTWARABURG,
    "st_swithun": WINTANCEASTER,
    "st_edmund": THEODFORD,
}


def with_relics(places: dict[str, int], **laid: Any) -> Vikings:
    """A table with these relics elsewhere than on their sites."""
    s = a_state(modules=laid.pop("modules", ("relics",)), **laid)
    assert s.age is not None
    for key, place in places.items():
        s.age.relics[ta.RELICS.index(key)] = place
    return s


def relics(s: Vikings) -> dict[str, str]:
    """Where the relics are that are not on their sites."""
    seen: dict[str, str] = look(s, None)["age"]["relics"]
    return {key: place for key, place in seen.items() if place != "site"}


# VX-5.1


def test_vx_5_1_six_relics_begin_on_their_sites() -> None:
    s = deal(a_game(relics=True))
    assert {key: ta.RELIC_SITES[relic] for relic, key in enumerate(ta.RELICS)} == SITES
    for seat in (0, 1, 2, 3, None):
        assert s.view(seat)["age"]["relics"] == dict.fromkeys(SITES, "site")


def test_vx_5_1_without_the_module_there_are_none() -> None:
    s = a_state(modules=("kingdoms",), units={DUNHOLM: {NORSEMEN: 1, THEGN: 1}})
    fight(s, DUNHOLM)
    play(s, "levy 3")
    assert s.battle is not None
    assert s.battle.fyrd == 3 + 1  # by the kingdom alone
    assert "relics" not in s.view(None)["age"]


# VX-5.2


def fyrd_in(s: Vikings, shire: int, *cards: str) -> int:
    """How many Fyrd come when these cards are turned for the defence of a city."""
    fight(s, shire)
    play(s, *(cards or ("levy 2",)))
    assert s.battle is not None
    return s.battle.fyrd


@pytest.mark.parametrize("key", SITES)
def test_vx_5_2_a_relic_on_its_site_brings_one_fyrd_more_to_its_defence(key: str) -> None:
    units = {SITES[key]: {NORSEMEN: 2, THEGN: 2}}
    assert fyrd_in(with_relics({}, units=units), SITES[key]) == 3

    # But not when it is not there
    for place in (CARRIED + NORSEMEN, CARRIED + BERSERKERS, SPENT):
        assert fyrd_in(with_relics({key: place}, units=units), SITES[key]) == 2


@pytest.mark.parametrize("city", [LINDCYLENE, LUNDENWIC])
def test_vx_5_2_other_cities_have_none(city: int) -> None:
    assert fyrd_in(with_relics({}, units={city: {NORSEMEN: 2, THEGN: 2}}), city) == 2


@pytest.mark.parametrize("number", [0, 2, 5])
def test_vx_5_2_relic_fyrd_says_how_many(number: int) -> None:
    s = with_relics({}, units={DUNHOLM: {NORSEMEN: 2, THEGN: 2}}, relic_fyrd=number)
    assert fyrd_in(s, DUNHOLM) == 2 + number


def test_vx_5_2_for_every_card_turned_for_the_defence() -> None:
    # Given a Great Levy, by which two cards are turned (VX-7.18)
    modules = ("relics", "epic_battles")
    s = with_relics({}, modules=modules, units={DUNHOLM: {NORSEMEN: 2, THEGN: 2}})
    assert fyrd_in(s, DUNHOLM, "epic great_levy", "levy 2", "levy 4") == 3 + 5


def test_vx_5_2_not_for_an_attack_of_the_english() -> None:
    s = with_relics({}, active=HOUSECARL, units={DUNHOLM: {NORSEMEN: 3}})
    run(s, lambda state, _: start_rebellion(state, DUNHOLM))
    play(s, "levy 2")
    assert s.battle is not None
    assert s.battle.fyrd == 2


# VX-5.3: taken


@pytest.mark.parametrize("active", [NORSEMEN, BERSERKERS], ids=["norsemen", "berserkers"])
@pytest.mark.parametrize("key", SITES)
def test_vx_5_3_the_active_vikings_take_the_relic_of_a_site_that_they_win(active: int, key: str) -> None:
    # Given a battle for the site, fought by both Viking factions
    shire = SITES[key]
    s = with_relics({}, active=active, units={shire: {NORSEMEN: 3, BERSERKERS: 1, THEGN: 1}})
    fight(s, shire)
    play(s, "levy 2", "roll flee", "roll flee flee", "roll hit hit hit")
    assert relics(s) == {}
    play(s, "roll hit")

    # Then it is with the active faction, and nowhere else
    assert s.battle is None
    assert relics(s) == {key: FACTIONS[active]}


def test_vx_5_3_also_an_empty_site_that_an_army_enters() -> None:
    s = with_relics({}, active=BERSERKERS, units={LOIDIS: {NORSEMEN: 1, BERSERKERS: 1}}, armies=1, steps=1)
    run(s, movement_phase)
    play(s, "muster loidis")
    heard = told(s, lambda: play(s, "march eoforwic"))
    assert "Berserkers carry off the relic of St Wilfrid" in heard
    assert relics(s) == {"st_wilfrid": "berserkers"}


def test_vx_5_3_a_site_before_which_an_army_waits_is_not_taken_yet() -> None:
    s = with_relics({}, units={LOIDIS: {NORSEMEN: 2}, EOFORWIC: {THEGN: 1}}, armies=1, steps=1)
    run(s, movement_phase)
    play(s, "muster loidis", "march eoforwic")
    assert relics(s) == {}


def test_vx_5_3_a_battle_that_is_lost_takes_nothing() -> None:
    s = with_relics({}, units={EOFORWIC: {NORSEMEN: 1, THEGN: 2}})
    fight(s, EOFORWIC)
    play(s, "levy 2", "roll hit flee", "roll flee flee")
    assert is_done(s)
    assert relics(s) == {}


def test_vx_5_3_a_site_that_the_vikings_hold_already_gives_nothing_more() -> None:
    # Given Canterbury in Viking hands, its relic spent, and more Vikings who come
    s = with_relics({"st_augustine": SPENT}, units={CANTWARABURG: {NORSEMEN: 1}, LUNDENWIC: {NORSEMEN: 1}}, armies=1)
    s.steps = 1
    run(s, movement_phase)
    play(s, "muster lundenwic", "march cantwaraburg")
    assert relics(s) == {"st_augustine": "spent"}


# VX-5.3: spent


def a_fight(places: dict[str, int], there: dict[int, int], active: int = NORSEMEN) -> Vikings:
    """A battle outside the cities, with these relics carried."""
    return fight(with_relics(places, active=active, units={CETREHT: there}), CETREHT)


NORSE = CARRIED + NORSEMEN
BERSERK = CARRIED + BERSERKERS


def test_vx_5_3_it_is_spent_to_roll_all_dice_of_its_faction_again() -> None:
    # Given Norsemen with a relic, who attack with Berserkers
    s = a_fight({"st_chad": NORSE}, {NORSEMEN: 3, BERSERKERS: 1, THEGN: 6})
    play(s, "roll command command command", "roll hit flee flee")
    play(s, "roll command")

    # Then they are asked when all their side's dice lie on the table
    assert (s.seat, s.rule, answers(s)) == (NORSEMEN, "VX-5.3", ["spend st_chad", "pass"])
    heard = told(s, lambda: play(s, "spend st_chad"))
    assert heard == ["Norsemen give up the relic of St Chad"]

    # And all three are rolled again, the Berserkers' not
    assert dice(s) == (NORSEMEN, 3)
    play(s, "roll hit hit command")
    assert (s.seat, dice(s)) == (FATE, (THEGN, 3))
    assert units_in(s, CETREHT) == {NORSEMEN: 3, BERSERKERS: 1, THEGN: 4}
    assert s.fled[NORSEMEN] == 0
    assert relics(s) == {"st_chad": "spent"}


def test_vx_5_3_once_spent_it_is_gone() -> None:
    s = a_fight({"st_chad": NORSE}, {NORSEMEN: 3, THEGN: 6})
    play(s, "roll command command command", "roll flee flee flee", "spend st_chad", "roll command command command")
    play(s, "roll command command command", "roll hit flee flee")
    assert s.rule != "VX-5.3"
    assert s.fled[NORSEMEN] == 2


def test_vx_5_3_a_relic_that_is_kept_may_be_spent_on_a_later_roll() -> None:
    s = a_fight({"st_chad": NORSE}, {NORSEMEN: 3, THEGN: 6})
    play(s, "roll command command command", "roll command command command", "pass", "roll command command command")
    play(s, "roll flee flee flee")
    assert answers(s) == ["spend st_chad", "pass"]
    assert relics(s) == {"st_chad": "norsemen"}


def test_vx_5_3_defenders_may_spend_it_in_an_english_turn() -> None:
    s = a_fight({"st_chad": NORSE}, {NORSEMEN: 2, THEGN: 2}, THEGN)
    play(s, "roll flee flee")
    assert (s.seat, answers(s)) == (NORSEMEN, ["spend st_chad", "pass"])
    play(s, "spend st_chad", "roll hit hit")
    assert is_done(s)
    assert units_in(s, CETREHT) == {NORSEMEN: 2}


def test_vx_5_3_only_in_a_roll_of_its_faction() -> None:
    # Given a relic with the Berserkers, of whom none fights
    s = a_fight({"st_chad": BERSERK}, {NORSEMEN: 3, THEGN: 3})
    play(s, "roll command command command")
    assert s.rule == "V-9.5"  # nor in an English roll
    play(s, "roll command command command")
    assert s.rule == "V-9.5"


def test_vx_5_3_of_two_relics_one_a_roll() -> None:
    s = a_fight({"st_chad": NORSE, "st_edmund": NORSE}, {NORSEMEN: 3, THEGN: 9})
    play(s, "roll command command command", "roll flee flee flee")
    assert offered(s, SPEND) == {ta.RELICS.index("st_chad"), ta.RELICS.index("st_edmund")}
    play(s, "spend st_edmund", "roll hit command command")
    assert (s.seat, s.rule) == (FATE, "V-9.5")
    play(s, "roll command command command", "roll flee flee flee")
    assert answers(s) == ["spend st_chad", "pass"]
    assert relics(s) == {"st_chad": "norsemen", "st_edmund": "spent"}


def test_vx_5_3_each_faction_its_own_and_the_norsemen_first() -> None:
    s = a_fight({"st_chad": BERSERK, "st_edmund": NORSE}, {NORSEMEN: 2, BERSERKERS: 2, THEGN: 9}, BERSERKERS)
    play(s, "roll command command command", "roll flee flee", "roll command command")
    assert (s.seat, answers(s)) == (NORSEMEN, ["spend st_edmund", "pass"])
    play(s, "spend st_edmund", "roll hit command")
    assert (s.seat, answers(s)) == (BERSERKERS, ["spend st_chad", "pass"])
    play(s, "spend st_chad")
    assert dice(s) == (BERSERKERS, 2)
    play(s, "roll hit hit")
    assert units_in(s, CETREHT) == {NORSEMEN: 2, BERSERKERS: 2, THEGN: 6}


def test_vx_5_3_dice_of_traitors_are_not_the_faction_s() -> None:
    # Given Norsemen with a relic who fight for the English (VX-7.11)
    s = with_relics(
        {"st_chad": NORSE}, modules=("relics", "epic_battles"), units={EOFORWIC: {NORSEMEN: 2, BERSERKERS: 2}}
    )
    s.units[THEGN][EOFORWIC] = s.hosts[1][EOFORWIC] = 2
    s.stock[THEGN] -= 2
    fight(s, EOFORWIC)
    play(s, "epic traitor", "betray norsemen", "levy 2", "roll command command", "roll blank blank")
    assert dice(s) == (NORSEMEN, 2)
    play(s, "roll flee flee")
    assert (s.seat, s.rule) == (FATE, "V-9.5")


# VX-5.4


def retaken(place: int) -> Vikings:
    """Thegns win York back, whose relic is there."""
    s = with_relics({"st_wilfrid": place}, active=THEGN, units={EOFORWIC: {NORSEMEN: 1, THEGN: 3}})
    assert s.age is not None
    s.age.held |= 1 << EOFORWIC
    fight(s, EOFORWIC)
    play(s, "roll command")
    if place == NORSE:
        play(s, "pass")
    return s


@pytest.mark.parametrize("place", [NORSE, BERSERK], ids=["norsemen", "berserkers"])
def test_vx_5_4_an_unspent_relic_returns_when_the_english_win_its_site_back(place: int) -> None:
    s = retaken(place)
    heard = told(s, lambda: play(s, "roll hit command command"))
    assert "the relic of St Wilfrid returns to York" in heard
    assert relics(s) == {}

    # And serves its defence again
    s.units[NORSEMEN][EOFORWIC] = s.hosts[0][EOFORWIC] = 2
    s.active = NORSEMEN
    assert fyrd_in(s, EOFORWIC) == 3


def test_vx_5_4_a_spent_one_does_not() -> None:
    s = retaken(SPENT)
    play(s, "roll hit command command")
    assert is_done(s)
    assert relics(s) == {"st_wilfrid": "spent"}


def test_vx_5_3_nor_is_it_taken_again_when_its_site_is() -> None:
    s = with_relics({"st_wilfrid": SPENT}, units={LOIDIS: {NORSEMEN: 1}}, armies=1, steps=1)
    run(s, movement_phase)
    play(s, "muster loidis", "march eoforwic")
    assert relics(s) == {"st_wilfrid": "spent"}


def test_vx_5_4_also_when_the_vikings_walk_away() -> None:
    # Given Norsemen who leave York and go in again, a Berserker turn later
    s = with_relics({"st_wilfrid": NORSE}, units={EOFORWIC: {NORSEMEN: 1, BERSERKERS: 1}}, armies=1, steps=1)
    run(s, movement_phase)
    play(s, "muster eoforwic")
    heard = told(s, lambda: play(s, "march loidis"))
    assert "the relic of St Wilfrid returns to York" in heard
    assert relics(s) == {}
    s.active, s.armies, s.steps = BERSERKERS, 1, 1
    s.moved = [[0] * len(SHIRES), [0] * len(SHIRES)]
    run(s, movement_phase)
    play(s, "muster loidis", "march eoforwic")
    assert relics(s) == {"st_wilfrid": "berserkers"}


def test_vx_5_4_not_while_one_unit_stays() -> None:
    s = with_relics({"st_wilfrid": NORSE}, units={EOFORWIC: {NORSEMEN: 1, BERSERKERS: 1}}, armies=1, steps=1)
    run(s, movement_phase)
    play(s, "muster eoforwic", "load berserkers 0", "march loidis")
    assert relics(s) == {"st_wilfrid": "norsemen"}


def test_vx_5_4_only_the_relic_of_the_site_that_is_lost() -> None:
    # Given the Norsemen with two relics, of which one city is given up
    s = with_relics(
        {"st_wilfrid": NORSE, "st_cuthbert": NORSE},
        units={EOFORWIC: {NORSEMEN: 1}, DUNHOLM: {NORSEMEN: 1}},
        armies=1,
        steps=1,
    )
    run(s, movement_phase)
    play(s, "muster eoforwic", "march loidis")
    assert relics(s) == {"st_cuthbert": "norsemen"}


def test_vx_5_3_and_vx_5_4_a_leader_who_passes_through_leaves_the_relic_behind() -> None:
    s = with_relics({}, units={LOIDIS: {NORSEMEN: 2}}, leaders={HALFDAN: LOIDIS}, armies=1, steps=2)
    run(s, leader_phase)
    play(s, "activate halfdan")
    heard = told(s, lambda: play(s, "march eoforwic", "march cnarresburh"))
    assert [line for line in heard if "relic" in line] == [
        "Norsemen carry off the relic of St Wilfrid",
        "the relic of St Wilfrid returns to York",
    ]
    assert s.leader_at[HALFDAN] == CNARRESBURH
    assert relics(s) == {}


# VX-5.3: only where it could better something


def test_vx_5_3_it_is_not_asked_where_no_enemy_is_left_and_none_flees() -> None:
    # Given Norsemen with a relic whose Hits take every enemy
    s = a_fight({"st_chad": NORSE}, {NORSEMEN: 3, THEGN: 2})
    play(s, "roll flee command")
    thegns = units_in(s, CETREHT)[THEGN]
    play(s, *["stay"] if s.rule == "V-9.12" else [])
    play(s, "roll " + " ".join(["hit"] * thegns + ["command"] * (3 - thegns)))
    assert s.rule != "VX-5.3"
    assert THEGN not in units_in(s, CETREHT)
    assert relics(s) == {"st_chad": "norsemen"}


@pytest.mark.parametrize(
    ("rolled", "asked"),
    [
        ("hit hit hit", False),
        ("hit hit command", False),
        ("hit hit flee", True),
        ("hit command command", True),
    ],
)
def test_vx_5_3_a_flee_or_an_enemy_left_could_be_bettered(rolled: str, asked: bool) -> None:
    s = a_fight({"st_chad": NORSE}, {NORSEMEN: 3, THEGN: 2}, THEGN)
    play(s, f"roll {rolled}")
    assert (s.rule == "VX-5.3") == asked


def test_vx_5_3_what_may_be_cancelled_counts() -> None:
    modules = ("relics", "legends")
    s = with_relics({"st_chad": NORSE}, active=THEGN, units={CETREHT: {NORSEMEN: 3, THEGN: 2}}, modules=modules)
    assert s.age is not None
    s.age.legends[ta.LAST_STAND] = TAKEN + ENGLISH
    fight(s, CETREHT)
    play(s, "roll hit hit command")
    assert s.rule == "VX-5.3"


def test_vx_5_3_it_is_not_asked_where_all_dice_hit() -> None:
    # Given Norsemen with a relic and many enemies
    s = a_fight({"st_chad": NORSE}, {NORSEMEN: 3, THEGN: 9}, THEGN)
    play(s, "roll hit hit hit")
    assert s.rule != "VX-5.3"


def test_vx_5_3_vx_6_12_one_player_is_asked_once_for_all_he_may_roll_again_by() -> None:
    # Given a player with relics of both his factions, and the Shield-Biter
    units = {CETREHT: {NORSEMEN: 2, BERSERKERS: 2, THEGN: 9}}
    carried = {"st_chad": NORSE, "st_wilfrid": BERSERK}
    s = with_relics(carried, players=2, active=THEGN, units=units, modules=BOTH)
    assert s.age is not None
    s.age.legends[ta.SHIELD_BITER] = TAKEN + VIKING
    fight(s, CETREHT)
    play(s, "roll flee flee", "roll command command")
    offer = ["spend st_chad", "spend st_wilfrid", "claim shield_biter", "pass"]
    assert (s.seat, s.rule, sorted(answers(s))) == (0, "VX-5.3", sorted(offer))

    # When one is spent, then the others are asked about again, each once in a roll
    play(s, "spend st_wilfrid", "roll hit command")
    assert sorted(answers(s)) == sorted(["spend st_chad", "claim shield_biter", "pass"])
    play(s, "claim shield_biter", "roll flee flee", "roll command command")
    assert answers(s) == ["spend st_chad", "pass"]

    # And a pass keeps what is left
    play(s, "pass")
    assert s.rule != "VX-5.3"
    assert relics(s) == {"st_chad": "norsemen", "st_wilfrid": "spent"}
