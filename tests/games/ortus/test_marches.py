"""The Welsh Marches (OV-20)."""

from __future__ import annotations

from typing import Any

import pytest

from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.horde import ask_target
from heptarchy.games.ortus.leaving import eliminate, settle
from heptarchy.games.ortus.table.actions import AIM_FIEF, FROM, INTO, RAID, SIEGE
from heptarchy.games.ortus.table.forecast import forecast
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import ask_turn, may_joust
from tests.games.ortus.table import (
    BLUE,
    GREEN,
    RED,
    Earldom,
    a_state,
    asks_fate,
    discard,
    fief,
    invariants,
    listening,
    offered,
    options,
    places,
    play,
    properties,
    refused,
    run,
)
from tests.views import look

STRONG: Earldom = {"hand": "champion champion prince"}


def marched(*earldoms: Earldom, **given: Any) -> Ortus:
    """A table that plays with the Welsh Marches."""
    return a_state(*earldoms, **{"marches": True, **given})


# Neutral Castles


def test_ov_20_two_neutral_castles_lie_open_to_every_earl() -> None:
    s = run(marched(STRONG, {}), ask_turn, BLUE)

    assert offered(s, SIEGE) == {"tamworth", "rhuddlan", "radnor"}
    neutral = {"holder": None, "strength": 2, "infantry": 2}
    assert s.view(None)["marches"] == [{"place": "rhuddlan", **neutral}, {"place": "radnor", **neutral}]


def test_ov_20_without_the_module_there_is_no_fief_there() -> None:
    s = run(a_state(STRONG, {}), ask_turn, BLUE)

    assert offered(s, SIEGE) == {"tamworth"}
    assert refused(s, "siege radnor") == "there is no Fief at Radnor (OR-8.1)"
    assert s.view(None)["marches"] == []


def test_ov_20_the_places_are_castles_of_no_colour() -> None:
    for place in t.MARCHES:
        assert t.seat_type(place) == t.CASTLE
        assert t.seat_colour(place) == t.NOBODY
    assert [t.PLACE_KEYS[place] for place in t.MARCHES] == ["rhuddlan", "radnor"]
    assert len(t.PLACES) == len(set(t.PLACES))


def test_ov_20_a_neutral_castle_is_not_raided_nor_attacked_in_the_first_turn_or_without_a_force() -> None:
    s = run(marched(STRONG, {}), ask_turn, BLUE)
    assert not offered(s, RAID)
    assert refused(s, "raid radnor") == "Radnor has no Property (OR-12.1)"

    early = run(marched(STRONG, {}, turns=1), ask_turn, BLUE)
    assert refused(early, "siege radnor") == "nobody attacks in his first turn (OR-5.7)"
    weak = run(marched({}, {}), ask_turn, BLUE)
    assert refused(weak, "siege radnor") == "you have nothing to field (OR-12.2)"


def test_ov_20_its_two_infantry_defend_it_and_a_battle_card_is_drawn() -> None:
    s = marched(STRONG, {})
    told_of = listening(s)
    play(run(s, ask_turn, BLUE), "siege radnor", "field champion", "done")

    assert asks_fate(s)
    assert s.battle is not None
    assert s.battle.forces[1].strength == 2
    assert [event.args for event in told_of if event.kind is told.MARCH_BESIEGED] == [[BLUE, fief("radnor")]]
    assert look(s, RED)["battle"]["defender"] == "welsh"


@pytest.mark.parametrize(("cards", "falls"), [(("champion",), False), (("champion", "champion"), True)])
def test_ov_20_four_points_take_it(cards: tuple[str, ...], falls: bool) -> None:
    # Given a Siege with Strength 2 or 4
    s = marched(STRONG, {})
    play(run(s, ask_turn, BLUE), "siege radnor", *(f"field {card}" for card in cards), "done")

    # When the battle is Normal
    play(s, "battle normal")

    # Then only four points make Radnor Blue's
    assert ("radnor" in places(s, BLUE)) == falls
    assert s.view(None)["marches"][1]["holder"] == ("blue" if falls else None)
    invariants(s)


def test_ov_20_three_points_are_not_enough() -> None:
    s = marched({"hand": "champion vassal"}, {})
    told_of = listening(s)
    play(run(s, ask_turn, BLUE), "siege radnor", "field champion", "field vassal", "battle normal")

    assert places(s, BLUE) == ["winchester"]
    assert [event.args for event in told_of if event.kind is told.MARCH_HELD] == [[fief("radnor")]]


def test_ov_20_its_infantry_never_leave() -> None:
    # Given a Siege that killed both Infantry and took nothing
    s = marched({"hand": "champion vassal champion"}, {})
    army = s.army[:]
    play(run(s, ask_turn, BLUE), "siege radnor", "field champion", "field vassal", "done", "battle normal")

    # Then no Army card has moved, and at the next Siege both are there again
    assert s.army == army
    assert s.army_pile == [0, 0]
    play(s, "end")
    s.acted = False
    play(run(s, ask_turn, BLUE), "siege radnor", "field champion")
    assert s.battle is not None
    assert s.battle.forces[1].army == [2, 0]


def test_ov_20_its_infantry_strike_back() -> None:
    s = marched({"fiefs": ["palace land land land"], "pool": (3, 0)}, {})
    play(run(s, ask_turn, BLUE), "siege radnor", "field_all", "battle normal")

    assert s.pool[BLUE * 2] == 1


def test_ov_20_towers_of_nobody_protect_it() -> None:
    s = marched(STRONG, {"towers": "land land"}, {"towers": "land"})
    play(run(s, ask_turn, BLUE), "siege radnor", "field champion", "field champion", "done", "battle normal")

    assert "radnor" in places(s, BLUE)


def test_ov_20_the_figures_may_be_others() -> None:
    s = marched({"hand": "vassal"}, {}, marches_infantry=0, marches_strength=1)
    play(run(s, ask_turn, BLUE), "siege radnor", "field vassal")

    assert "radnor" in places(s, BLUE)  # OR-12.9: no Battle card without defenders


def test_ov_20_a_siege_of_it_holds_the_vikings_back() -> None:
    s = marched(STRONG, {})
    play(run(s, ask_turn, BLUE), "siege radnor")

    assert s.white  # OR-12.3


def test_ov_20_neighbors_may_besiege_it_too() -> None:
    s = run(marched(STRONG, {}, {}, neighbors=True), ask_turn, BLUE)

    assert offered(s, SIEGE) == {"tamworth", "rhuddlan", "radnor"}


def test_ov_20_the_welsh_have_no_banner_to_play() -> None:
    # OV-9: Attacker Wins goes against the Welsh
    s = marched({"hand": "champion champion banner"}, {"hand": "banner"}, tactics="banner")
    play(run(s, ask_turn, BLUE), "siege radnor", "field champion", "field champion", "done", "battle attacker")

    assert "radnor" in places(s, BLUE)


def test_ov_20_vikings_are_not_sent_against_a_neutral_castle() -> None:
    s = run(marched({}, {}, arrived=True, horde=(4, 0), active=t.VIKINGS), ask_target, BLUE)

    assert offered(s, SIEGE) == {"tamworth"}
    said = "the Vikings are sent against another Earl, and Radnor is neutral (OV-20)"
    assert refused(s, "siege radnor") == said


# Ransom


def test_ov_20_the_welsh_take_ransom_which_is_discarded() -> None:
    # Given Blue, whose Prince is captured in a Siege of Radnor
    s = marched({"fiefs": ["palace lord=prince land red_church"]}, {})
    play(run(s, ask_turn, BLUE), "siege radnor", "field_lord winchester", "battle defender")

    # When he pays Red's Church
    assert "ransom winchester" in options(s)
    play(s, "ransom winchester", "give red church")

    # Then the Prince is at home, and the Church in Red's pile
    assert s.lord[fief("winchester")] == t.PRINCE
    assert properties(s, "winchester") == ["land"]
    assert discard(s, RED) == ["church"]
    invariants(s)


def test_ov_20_who_does_not_pay_the_welsh_loses_his_lord() -> None:
    s = marched({"fiefs": ["palace lord=prince land"]}, {})
    play(run(s, ask_turn, BLUE), "siege radnor", "field_lord winchester", "battle defender", "yield")

    assert s.lord[fief("winchester")] == t.NO_LORD
    invariants(s)


# A Castle that is held


def held(*more: Earldom, **given: Any) -> Ortus:
    """Blue holds Radnor with a Land and a Church."""
    return marched({"fiefs": ["palace", "radnor land church"], "hand": "prince land champion champion"}, *more, **given)


def test_ov_20_a_captured_castle_is_the_earls_fief() -> None:
    s = held({})

    assert s.view(RED)["earls"][BLUE]["fiefs"][1]["place"] == "radnor"
    assert s.view(RED)["earls"][BLUE]["fiefs"][1]["colour"] is None
    assert s.view(RED)["marches"][1] == {"place": "radnor", "holder": "blue", "strength": 2, "infantry": 0}
    run(s, ask_turn, BLUE)
    assert offered(s, SIEGE) == {"tamworth", "rhuddlan"}
    assert refused(s, "siege radnor") == "you do not attack yourself (OR-12.1)"


def test_ov_20_properties_may_be_attached_to_it() -> None:
    s = held({})
    play(run(s, ask_turn, BLUE), "place land")
    assert offered(s, INTO) == {"winchester", "radnor"}

    play(s, "into radnor", "muster infantry")
    assert properties(s, "radnor") == ["land", "church", "land"]
    assert s.view(BLUE)["earls"][BLUE]["capacity"] == 2


def test_ov_20_no_lord_is_placed_there() -> None:
    s = marched({"fiefs": ["palace lord=champion", "radnor"], "hand": "prince"}, {})
    run(s, ask_turn, BLUE)
    assert refused(s, "place prince") == "each of your seats has a Lord (OR-9.1)"

    two = marched({"fiefs": ["palace", "castle", "radnor"], "hand": "prince"}, {})
    play(run(two, ask_turn, BLUE), "place prince")
    assert offered(two, INTO) == {"winchester", "bradford"}
    assert refused(two, "into radnor") == "no Lord is placed in the Welsh Marches (OV-20)"


def test_ov_20_it_keeps_its_earl_in_the_game() -> None:
    s = marched({"fiefs": ["radnor"]}, {}, {})
    run(s, settle)

    assert not s.out[BLUE]


def test_ov_20_in_the_great_heathen_army_it_brings_an_earl_back_to_the_table() -> None:
    s = marched({"fiefs": [], **STRONG}, {}, {}, variant="heathen")
    s.off_table[BLUE] = True
    play(run(s, ask_turn, BLUE), "siege radnor", "field champion", "field champion", "done", "battle normal")

    assert places(s, BLUE) == ["radnor"]
    assert not s.off_table[BLUE]


def test_ov_20_its_properties_are_not_paid_as_ransom() -> None:
    # Given Red with a captured Prince, a Land at home and a Church at Radnor
    s = marched(
        {"hand": "champion champion"},
        {"fiefs": ["palace lord=prince", "castle land", "castle church", "radnor market"]},
    )
    play(run(s, ask_turn, BLUE), "siege tamworth", "field champion", "done", "field_lord tamworth")
    play(s, "battle attacker", "ransom tamworth")

    # Then only what lies at home is asked for
    assert offered(s, FROM) == {"repton", "lichfield"}
    assert refused(s, "from radnor") == "Properties of the Welsh Marches are never paid as Ransom (OV-20)"


def test_ov_20_who_has_properties_only_there_cannot_pay() -> None:
    s = marched({"hand": "champion"}, {"fiefs": ["palace lord=prince", "radnor land"]})
    play(run(s, ask_turn, BLUE), "siege tamworth", "field champion", "field_lord tamworth", "battle attacker")

    assert s.lord[fief("tamworth")] == t.NO_LORD
    assert properties(s, "radnor") == ["land"]


def test_ov_20_its_properties_are_not_anted() -> None:
    # Given Blue with Properties at home and at Radnor, Red with one at Rhuddlan alone
    s = marched(
        {"fiefs": ["palace land", "radnor church"], "hand": "champion"}, {"fiefs": ["palace", "rhuddlan land"]}, {}
    )
    assert not may_joust(s, BLUE)
    run(s, ask_turn, BLUE)
    assert refused(s, "play champion") == "no other Earl has a Property to ante (OR-14.1)"

    # When Green has one at home
    s = marched(
        {"fiefs": ["palace land", "castle church", "radnor church"], "hand": "champion"},
        {"fiefs": ["palace", "rhuddlan land"]},
        {"fiefs": ["palace land"]},
    )
    play(run(s, ask_turn, BLUE), "play champion")

    # Then he and Blue ride, and Blue antes from home
    assert s.joust is not None
    assert s.joust.riders == [BLUE, GREEN]
    assert offered(s, FROM) == {"winchester", "bradford"}
    assert refused(s, "from radnor") == "Properties of the Welsh Marches are never anted (OV-20)"


def test_ov_20_its_properties_are_not_taken_by_intrigue() -> None:
    s = marched({"hand": "intrigue"}, {"fiefs": ["palace", "radnor land"]})
    run(s, ask_turn, BLUE)
    assert refused(s, "play intrigue") == "there is nothing that Intrigue could aim at (OR-6.13)"

    s = marched({"hand": "intrigue"}, {"fiefs": ["palace church", "radnor land"]})
    play(run(s, ask_turn, BLUE), "play intrigue")
    assert offered(s, AIM_FIEF) == {"tamworth"}
    assert refused(s, "aim_fief radnor") == "Intrigue takes no Property of the Welsh Marches (OV-20)"


def test_ov_20_its_properties_may_be_raided() -> None:
    s = marched({"hand": "vassal"}, {"fiefs": ["palace", "radnor land"]})
    play(run(s, ask_turn, BLUE), "raid radnor", "field vassal", "take red land")

    assert properties(s, "radnor") == []
    assert properties(s, "winchester") == ["red_land"]


def test_ov_20_it_falls_to_another_earl_with_its_properties() -> None:
    # Given Red at Radnor, with a Tower
    s = marched(STRONG, {"fiefs": ["palace", "radnor land"], "towers": "land"})

    # When Blue comes with Strength 4: the Infantry are gone, the Tower takes one
    play(run(s, ask_turn, BLUE), "siege radnor", "field champion", "field champion", "done")
    play(s, "capture")

    # Then it is Blue's
    assert places(s, BLUE) == ["winchester", "radnor"]
    assert properties(s, "radnor") == ["red_land"]
    assert places(s, RED) == ["tamworth"]
    invariants(s)


def test_ov_20_who_destroys_it_makes_it_neutral_again() -> None:
    s = marched(STRONG, {"fiefs": ["palace", "radnor land"]})
    told_of = listening(s)
    play(run(s, ask_turn, BLUE), "siege radnor", "field champion", "done", "destroy")

    assert s.holder[fief("radnor")] == t.NOBODY
    assert discard(s, RED) == ["land"]  # the seat is no card
    assert [event.args for event in told_of if event.kind is told.MARCH_FREED] == [[fief("radnor"), RED]]
    invariants(s)


def test_ov_20_to_vikings_it_becomes_neutral_and_its_properties_are_discarded() -> None:
    s = marched({}, {"fiefs": ["palace", "radnor land blue_church"]}, arrived=True, horde=(2, 0), active=t.VIKINGS)
    play(run(s, ask_target, BLUE), "siege radnor")

    assert s.holder[fief("radnor")] == t.NOBODY
    assert s.props[fief("radnor")] == []
    assert (discard(s, RED), discard(s, BLUE)) == (["land"], ["church"])
    invariants(s)


def test_ov_20_when_its_earl_leaves_the_game_it_is_neutral() -> None:
    s = held({}, {})
    eliminate(s, BLUE)

    assert s.holder[fief("radnor")] == t.NOBODY
    assert offered(run(s, ask_turn, RED), SIEGE) == set()
    s.hand[RED * t.KINDS + t.VASSAL] += 1
    assert "radnor" in offered(run(marched({}, {"hand": "vassal"}), ask_turn, RED), SIEGE)


def test_ov_20_its_odds_count_the_infantry() -> None:
    s = run(marched({"hand": "champion champion"}, {}), ask_turn, BLUE)
    odds = forecast(s, BLUE)["options"]["siege radnor"]

    # Normal and Attacker Wins bring four points, Defender Wins none; without a Church, Church Decides is Normal
    assert odds["win"] == pytest.approx(20 / 24)
    assert odds["low"] == odds["high"]


def test_ov_20_prompts_and_sentences_name_the_welsh() -> None:
    s = marched(STRONG, {})
    told_of = listening(s)
    play(run(s, ask_turn, BLUE), "siege radnor")

    assert "Siege of Radnor" in ORTUS.prompt(s, BLUE)
    play(s, "field champion", "done")
    said = [ORTUS.show_event(event) for event in told_of]
    assert "The Welsh at Radnor have Strength 2" in said
