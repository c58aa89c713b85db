"""Several answers at once: ways, who stays behind, what is given up, how often the same is asked."""

from __future__ import annotations

import pytest

from heptarchy import Rng, game
from heptarchy.games.vikings.data.tables import (
    BERSERKERS,
    CARD_EVENT,
    CARDS,
    CETREHT,
    ENGLISH_TRAITORS,
    EOFORWIC,
    HALFDAN,
    HOUSECARL,
    LOIDIS,
    LUEL,
    MAMECEASTER,
    NORSEMEN,
    THEGN,
)
from heptarchy.games.vikings.leader_phase import leader_phase
from heptarchy.games.vikings.movement_phase import movement_phase
from heptarchy.games.vikings.reinforcements import ask_movement_card, return_fled
from heptarchy.games.vikings.table.actions import HALT
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.kernel.ahead import caution_for, look_ahead
from heptarchy.kernel.modes import FATE
from tests.games.vikings.table import Units, a_game, a_state, answers, fight, play, run, units_in

GAME = game("vikings")
SAY = GAME.space.say


def moving(units: Units, active: int = NORSEMEN, steps: int = 3, **laid: object) -> Vikings:
    """The Movement Phase with these units on the map."""
    return run(a_state(active=active, units=units, armies=2, steps=steps, **laid), movement_phase)  # type: ignore[arg-type]


def said(s: Vikings) -> dict[str, str]:
    """By option, what it gives up."""
    cautions = {SAY(action): caution_for(GAME, s, s.seat, action) for action in s.options}
    return {text: str(caution) for text, caution in cautions.items() if caution is not None}


def cards_of(event: int) -> list[str]:
    """The cards that bear this title."""
    return [CARDS[card] for card, title in enumerate(CARD_EVENT) if title == event]


def ways(s: Vikings) -> dict[tuple[str, str], list[str]]:
    """By beginning and end, the answers."""
    return {(way.start, way.over[-1]): [SAY(action) for action in way.actions] for way in GAME.ways(s, s.seat)}


# Who stays behind


def test_v_2_10_one_stays_in_a_held_city_unless_one_says_otherwise() -> None:
    s = moving({EOFORWIC: {NORSEMEN: 3}})
    way = ways(s)["shire:eoforwic", "shire:mameceaster"]
    assert way == ["muster eoforwic", "load norsemen 2", "march mameceaster", "halt"]
    play(s, "muster eoforwic")
    before = GAME.before(s, s.seat)
    assert {SAY(action) for actions in before.values() for action in actions} == {"load norsemen 2"}
    assert {SAY(action).split()[0] for action in before} == {"march"}
    play(s, *way[1:])
    assert units_in(s, EOFORWIC) == {NORSEMEN: 1}
    assert units_in(s, MAMECEASTER) == {NORSEMEN: 2}


@pytest.mark.parametrize(
    ("units", "stays"),
    [
        ({NORSEMEN: 2, BERSERKERS: 2}, "load berserkers 1"),  # of the ally's
        ({NORSEMEN: 1, BERSERKERS: 1}, "load berserkers 0"),
        ({NORSEMEN: 1}, ""),  # somebody must go
    ],
)
def test_v_2_10_who_stays(units: dict[int, int], stays: str) -> None:
    s = play(moving({EOFORWIC: units}), "muster eoforwic")
    assert {SAY(one) for before in GAME.before(s, s.seat).values() for one in before} == ({stays} if stays else set())


def test_v_2_10_nobody_stays_where_nothing_is_lost() -> None:
    assert GAME.before(play(moving({LOIDIS: {NORSEMEN: 3}}), "muster loidis"), NORSEMEN) == {}  # no city
    s = moving({EOFORWIC: {NORSEMEN: 3}}, moved={EOFORWIC: {NORSEMEN: 1}})
    assert GAME.before(play(s, "muster eoforwic"), NORSEMEN) == {}  # one that has moved stays anyway
    s = moving({EOFORWIC: {HOUSECARL: 3}}, active=HOUSECARL)
    assert GAME.before(play(s, "muster eoforwic"), HOUSECARL) == {}  # an empty city is English
    s = play(moving({EOFORWIC: {NORSEMEN: 3}}), "muster eoforwic", "load norsemen 1")
    assert GAME.before(s, NORSEMEN) == {}  # it was said who goes


# What is given up


def test_v_12_3_leaving_the_last_city_is_said_to_end_the_game() -> None:
    s = play(moving({EOFORWIC: {NORSEMEN: 1}}), "muster eoforwic")
    assert said(s)["march loidis"] == (
        "leaves York: the Vikings hold 1 city, then 0; with none at the round's end the English win (V-12.3)"
    )
    assert all(caution.grave for caution in GAME.cautions(s, s.seat).values() if caution.rule == "V-12.3")
    assert said(s)["march mameceaster"] == "leaves York: the Vikings hold 1 city, then 1 (V-2.10)"  # one for another
    assert not [one for one in GAME.cautions(s, s.seat).values() if one.grave and one.rule == "V-2.10"]


def test_v_2_10_leaving_one_of_several_cities_is_said_and_no_more() -> None:
    s = play(moving({EOFORWIC: {NORSEMEN: 1}, LUEL: {BERSERKERS: 1}}), "muster eoforwic")
    assert said(s)["march loidis"] == "leaves York: the Vikings hold 2 cities, then 1 (V-2.10)"
    assert not any(caution.grave for caution in GAME.cautions(s, s.seat).values())
    s = play(moving({EOFORWIC: {NORSEMEN: 2}}), "muster eoforwic", "load norsemen 1")
    assert said(s) == {}
    s = play(moving({EOFORWIC: {HOUSECARL: 1}}, active=HOUSECARL), "muster eoforwic")
    assert said(s) == {}


def test_v_2_10_a_city_that_is_passed_through_is_not_given_up() -> None:
    s = moving({LOIDIS: {NORSEMEN: 2}})
    way = [s.space.parse(text) for text in ("muster loidis", "march eoforwic", "march cetreht")]
    assert look_ahead(GAME, s, s.seat, way).cautions == []
    play(s, "muster loidis", "march eoforwic")
    assert "march cetreht" in said(s)


def test_v_2_10_a_city_that_was_held_before_a_way_is_given_up_by_it() -> None:
    s = moving({EOFORWIC: {NORSEMEN: 1}, LUEL: {BERSERKERS: 1}})
    way = [s.space.parse(text) for text in ("muster eoforwic", "march loidis")]
    assert [str(caution) for caution in look_ahead(GAME, s, s.seat, way).cautions] == [
        "leaves York: the Vikings hold 2 cities, then 1 (V-2.10)"
    ]


def test_v_12_4_signing_a_treaty_that_is_lost_is_grave() -> None:
    def signing(active: int, cities: int, treaty: str, ally: dict[int, list[str]]) -> Vikings:
        from heptarchy.games.vikings.data.tables import CITIES

        units = {city: {NORSEMEN: 1} for city in CITIES[:cities]}
        hands = {active: [treaty, next(key for key in MOVES[active])]}
        s = a_state(round=5, active=active, units=units, hands=hands, played=ally)
        return run(s, ask_movement_card)

    s = signing(NORSEMEN, 8, "n01_treaty", {BERSERKERS: ["b01_treaty"]})
    assert said(s) == {
        "play n01_treaty": "signs the treaty, and the English win at the end of Round 5: "
        "8 cities are in Viking hands, as things stand (V-12.4)"
    }
    assert all(caution.grave for caution in GAME.cautions(s, s.seat).values())
    s = signing(NORSEMEN, 9, "n01_treaty", {BERSERKERS: ["b01_treaty"]})
    assert [caution.grave for caution in GAME.cautions(s, s.seat).values()] == [False]
    s = signing(HOUSECARL, 9, "h01_treaty", {THEGN: ["t01_treaty"]})
    assert [caution.grave for caution in GAME.cautions(s, s.seat).values()] == [True]
    assert said(signing(NORSEMEN, 3, "n01_treaty", {})) == {}  # the ally's is still to come


MOVES = {NORSEMEN: ["n02_move_2_4"], HOUSECARL: ["h02_move_2_2"]}


# Ways


def test_v_6_1_ways_end_before_and_at_enemies() -> None:
    s = moving({LOIDIS: {NORSEMEN: 2}, MAMECEASTER: {THEGN: 1}}, steps=2)
    found = ways(s)
    assert found["shire:loidis", "shire:mameceaster"] == ["muster loidis", "march mameceaster"]  # there it stops
    assert found["shire:loidis", "shire:cetreht"][-1] != "halt"  # two steps away
    assert not any(over == "shire:mameceaster" for way in GAME.ways(s, s.seat) for over in way.over[:-1])


def test_v_7_2_armies_may_go_as_soon_as_no_leader_need() -> None:
    led = a_state(leaders={HALFDAN: LOIDIS}, units={LOIDIS: {NORSEMEN: 2}, CETREHT: {NORSEMEN: 1}}, armies=2, steps=2)
    led.push(movement_phase)
    found = ways(run(led, leader_phase))
    assert found["leader:halfdan", "shire:eoforwic"][0] == "activate halfdan"
    way = found["shire:cetreht", "shire:loidis"]
    assert way[:2] == ["done", "muster cetreht"]
    play(led, *way)
    assert units_in(led, LOIDIS) == {NORSEMEN: 3}
    bound = a_state(off_shore=HALFDAN, aboard=(3, 0), armies=1, steps=3, units={LOIDIS: {NORSEMEN: 2}})
    assert not [way for way in ways(run(bound, leader_phase)).values() if way[0] == "done"]  # V-7.3: he must land


def test_v_5_7_all_who_fled_come_to_one_place_at_once() -> None:
    s = a_state(active=HOUSECARL, units={EOFORWIC: {HOUSECARL: 1}}, fled={HOUSECARL: 3})
    found = ways(run(s, return_fled))
    assert found["faction:housecarl", "shire:eoforwic"] == ["place eoforwic", "take 3"]
    lone = a_state(active=HOUSECARL, units={EOFORWIC: {HOUSECARL: 1}}, fled={HOUSECARL: 1})
    assert ways(run(lone, return_fled))["faction:housecarl", "shire:eoforwic"] == ["place eoforwic"]


def test_v_15_12_a_card_goes_to_where_it_takes_effect() -> None:
    hands = {NORSEMEN: ["n02_move_2_4", *cards_of(ENGLISH_TRAITORS)]}
    s = a_state(active=NORSEMEN, units={EOFORWIC: {THEGN: 2}, LUEL: {THEGN: 1, NORSEMEN: 1}}, hands=hands)
    found = ways(run(s, ask_movement_card))
    card = f"card:{cards_of(ENGLISH_TRAITORS)[0]}"
    assert found[card, "shire:eoforwic"] == [f"play {card[5:]}", "target eoforwic", "take 2"]
    assert found[card, "shire:luel"][:2] == [f"play {card[5:]}", "target luel"]
    assert {start for start, _ in found} == {f"card:{one}" for one in cards_of(ENGLISH_TRAITORS)}, "no Movement card"


def test_v_7_4_a_leader_lands_and_goes_on() -> None:
    s = a_state(off_shore=HALFDAN, aboard=(3, 1), armies=1, steps=3, units={EOFORWIC: {THEGN: 1}})
    run(s, leader_phase)
    way = ways(s)["leader:halfdan", "shire:loidis"]
    assert way[0] == "activate halfdan"
    assert way[1].startswith("land ")
    assert way[-1].startswith("march loidis")
    play(s, way[0])
    assert ways(s)["leader:halfdan", "shire:loidis"] == way[1:]
    play(s, *way[1:])
    assert units_in(s, LOIDIS) == {NORSEMEN: 3, BERSERKERS: 1}
    assert s.leader_at[HALFDAN] == LOIDIS


@pytest.mark.parametrize("modules", [False, True], ids=["base", "age"])
def test_v_17_8_every_way_of_played_games_is_allowed_and_leads_there(modules: bool) -> None:
    asked = 0
    for number in range(4):
        rng = Rng(f"ways {number}")
        s = GAME.new(players=2, **dict.fromkeys(GAME.modules(), modules))
        while not s.over:
            if s.seat == FATE:
                s.apply(rng.pick(s.weights))
                continue
            if rng.below(6) == 0:  # a few of them
                for way in GAME.ways(s, s.seat)[:60:3]:
                    asked += 1
                    ahead = look_ahead(GAME, s, s.seat, way.actions)
                    interposed = ahead.refusal is not None and modules  # such as what a Swift March asks for
                    assert interposed or ahead.refusal is None, (way.actions, ahead.refusal)
            s.apply(rng.choice(s.options))
    assert asked > 200


def test_v_17_8_a_way_that_could_go_on_halts() -> None:
    s = moving({LOIDIS: {NORSEMEN: 2}})
    assert ways(s)["shire:loidis", "shire:eoforwic"][-1] == SAY(HALT[0])
    play(s, "muster loidis", "march eoforwic")
    assert ways(s)["shire:eoforwic", "shire:cetreht"] == ["march cetreht", "halt"]
    assert "march cetreht" in answers(s)


# How often


def test_v_9_7_hits_of_a_roll_are_counted() -> None:
    s = fight(a_state(units={CETREHT: {NORSEMEN: 4, BERSERKERS: 2, THEGN: 3}}), CETREHT)
    play(s, "roll hit hit hit")  # the first takes a Berserker (V-9.8)
    assert offered_kinds(s) == {"lose norsemen", "lose berserkers"}
    assert GAME.times(s, s.seat) == 2


def offered_kinds(s: Vikings) -> set[str]:
    """Which units may fall."""
    return {text for text in answers(s) if text.startswith("lose")}


def test_v_3_5_units_to_place_are_counted() -> None:
    s = a_game(players=4)
    while s.rule != "V-3.5":
        s.apply(s.options[0])
    for left in (4, 3, 2, 1, 4, 3, 2, 1):
        assert GAME.times(s, s.seat) == left
        play(s, "deploy lundenwic")
    assert s.rule != "V-3.5"


def test_v_9_12_commands_of_a_roll_are_counted() -> None:
    s = fight(a_state(units={CETREHT: {NORSEMEN: 4, THEGN: 4}, EOFORWIC: {THEGN: 1}}), CETREHT)
    play(s, "roll flee command command")
    assert s.rule == "V-9.12"
    assert GAME.times(s, s.seat) == 2
    play(s, "withdraw eoforwic")
    assert GAME.times(s, s.seat) == 1


def test_v_8_1_where_to_is_asked_once() -> None:
    assert GAME.times(moving({LOIDIS: {NORSEMEN: 2}}), NORSEMEN) == 1
