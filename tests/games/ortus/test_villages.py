"""Villages (OV-11)."""

from __future__ import annotations

from typing import Any

from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.horde import ask_target
from heptarchy.games.ortus.leaving import eliminate
from heptarchy.games.ortus.table.actions import CONQUER, SACK, SIEGE
from heptarchy.games.ortus.table.forecast import forecast
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import ask_turn, begin_turn
from tests.games.ortus.table import (
    BLUE,
    GREEN,
    RED,
    Earldom,
    a_state,
    asks_fate,
    invariants,
    listening,
    offered,
    options,
    play,
    refused,
    run,
)
from tests.views import look


def settled(*earldoms: Earldom, villages: tuple[int, ...] = (), **given: Any) -> Ortus:
    """A table that plays with Villages."""
    s = a_state(*earldoms, **{"villages": True, **given})
    for house, n in enumerate(villages):
        s.villages[house] = n
    return s


def test_ov_11_each_earl_begins_with_ten_villages_which_all_see() -> None:
    s = settled({}, {}, {})

    assert s.villages == [10, 10, 10]
    assert [earl["villages"] for earl in s.view(None)["earls"]] == [10, 10, 10]
    assert a_state({}, {}).view(BLUE)["earls"][0]["villages"] is None


def test_ov_11_villages_are_a_target_of_attacks_as_long_as_there_are_any() -> None:
    s = settled({"hand": "vassal"}, {}, {}, villages=(10, 3, 0))
    run(s, ask_turn, BLUE)

    assert offered(s, SACK) == {"red"}
    assert refused(s, "sack green") == "Green has no Village (OV-11)"
    assert refused(s, "sack blue") == "you do not attack yourself (OR-12.1)"


def test_ov_11_villages_are_not_attacked_without_a_force_nor_in_the_first_turn() -> None:
    weak = run(settled({}, {}), ask_turn, BLUE)
    early = run(settled({"hand": "vassal"}, {}, turns=1), ask_turn, BLUE)

    assert refused(weak, "sack red") == "you have nothing to field (OR-12.2)"
    assert refused(early, "sack red") == "nobody attacks in his first turn (OR-5.7)"


def test_ov_11_a_table_without_villages_has_none_to_attack() -> None:
    s = run(a_state({"hand": "vassal"}, {}), ask_turn, BLUE)

    assert refused(s, "sack red") == "Red has no Village (OV-11)"


def test_ov_11_towers_do_not_protect_villages() -> None:
    # Given Red behind three Towers with nothing to field
    s = settled({"hand": "champion"}, {"towers": "land land land"}, villages=(10, 10))

    # When Blue attacks the Villages with Strength 2
    play(run(s, ask_turn, BLUE), "sack red", "field champion")

    # Then two Villages fall
    assert options(s) == ["conquer 0", "conquer 1", "conquer 2"]


def test_ov_11_each_point_past_the_defenders_conquers_or_burns_one_as_the_attacker_likes() -> None:
    # Given Blue with Strength 4 against an Infantry that is fielded
    s = settled(
        {"hand": "champion champion"},
        {"fiefs": ["palace land"], "pool": (1, 0)},
        villages=(10, 10),
    )
    told_of = listening(s)

    # When three points get past, and Blue takes two Villages
    play(run(s, ask_turn, BLUE), "sack red", "field champion", "field champion")
    play(s, "field_army infantry", "battle normal", "conquer 2")

    # Then two have changed hands, and one is gone for ever
    assert s.villages == [12, 7]
    assert told.VILLAGES_TAKEN in [event.kind for event in told_of]
    assert [event.args for event in told_of if event.kind is told.VILLAGES_BURNT] == [[1, RED]]
    invariants(s)


def test_ov_11_no_more_villages_fall_than_there_are() -> None:
    s = settled({"hand": "champion champion"}, {}, villages=(10, 1))
    play(run(s, ask_turn, BLUE), "sack red", "field champion", "field champion")

    assert options(s) == ["conquer 0", "conquer 1"]
    assert refused(s, "conquer 2") == "no more than 1 Village falls (OV-11)"


def test_ov_11_there_is_no_limit_to_how_many_villages_one_holds() -> None:
    s = settled({"hand": "champion champion"}, {}, villages=(29, 1))
    play(run(s, ask_turn, BLUE), "sack red", "field champion", "done", "conquer 1")

    assert s.villages == [30, 0]


def test_ov_11_a_defender_who_loses_nothing_holds_out() -> None:
    s = settled({"hand": "vassal"}, {"fiefs": ["palace land"], "pool": (2, 0)})
    told_of = listening(s)
    play(run(s, ask_turn, BLUE), "sack red", "field vassal", "field_army infantry", "battle normal")

    assert s.villages == [10, 10]
    assert told.HELD in [event.kind for event in told_of]


def test_ov_11_an_attack_on_villages_holds_the_vikings_back() -> None:
    s = settled({"hand": "vassal"}, {})
    play(run(s, ask_turn, BLUE), "sack red")

    assert s.white  # OR-12.3


def test_ov_11_vikings_only_burn_villages() -> None:
    # Given a horde of Strength 3 that Blue directs
    s = settled({}, {"towers": "land"}, arrived=True, horde=(3, 0), active=t.VIKINGS)
    run(s, ask_target, BLUE)
    assert offered(s, SACK) == {"red"}

    # When it is sent against the Villages of Red
    play(s, "sack red")

    # Then three are burnt without a question, and nobody has gained any
    assert s.villages == [10, 7]
    assert not offered(s, CONQUER)


def test_ov_11_vikings_are_not_sent_against_villages_that_are_not_there() -> None:
    s = settled({}, {}, {}, villages=(10, 0, 4), arrived=True, horde=(1, 0), active=t.VIKINGS)
    run(s, ask_target, BLUE)

    assert offered(s, SACK) == {"green"}
    assert refused(s, "sack red") == "Red has no Village (OV-11)"
    assert refused(s, "sack blue") == "the Vikings are sent against another Earl (OR-17.13)"


def test_ov_11_a_crippled_earl_does_not_recruit() -> None:
    s = settled({"fiefs": ["palace land"]}, {}, villages=(0, 10))
    run(s, ask_turn, BLUE)

    assert "recruit" not in options(s)
    assert refused(s, "recruit") == "you have no Village left to Recruit in (OV-11)"
    assert s.view(BLUE)["earls"][BLUE]["recruits"] == 0
    assert "recruit" in options(run(settled({"fiefs": ["palace land"]}, {}, villages=(1, 10)), ask_turn, BLUE))


def test_ov_11_a_crippled_earl_gains_no_army_card_for_a_land() -> None:
    # Given two Earls who place a Land, one without a Village
    poor = settled({"hand": "land"}, {}, villages=(0, 10))
    rich = settled({"hand": "land"}, {}, villages=(1, 10))

    # When they do
    play(run(poor, ask_turn, BLUE), "place land")
    play(run(rich, ask_turn, BLUE), "place land")

    # Then only the other draws an Army card
    assert poor.seat == BLUE
    assert asks_fate(rich)


def test_ov_11_who_loses_the_last_village_is_told_to_be_crippled() -> None:
    s = settled({"hand": "champion"}, {}, villages=(10, 2))
    told_of = listening(s)
    play(run(s, ask_turn, BLUE), "sack red", "field champion", "conquer 0")

    assert [event.args for event in told_of if event.kind is told.CRIPPLED] == [[RED]]


def test_ov_11_villages_of_an_earl_who_leaves_are_gone() -> None:
    s = settled({}, {}, {})
    eliminate(s, GREEN)

    assert s.villages == [10, 10, 0]


def test_ov_11_neighbors_attack_only_the_villages_to_their_left() -> None:
    s = settled({"hand": "vassal"}, {}, {}, neighbors=True)
    run(s, ask_turn, BLUE)

    assert offered(s, SACK) == {"red"}
    assert refused(s, "sack green") == "you attack only the Earl to your left (OV-10)"


def test_ov_11_villages_of_an_earl_off_the_table_are_not_attacked() -> None:
    s = settled({"hand": "vassal"}, {"fiefs": []}, {}, variant="heathen")
    run(s, ask_turn, BLUE)

    assert offered(s, SACK) == {"green"}
    assert refused(s, "sack red") == "Red is not on the table (OR-12.1)"


def test_ov_11_the_odds_of_an_attack_on_villages_leave_towers_out() -> None:
    s = settled({"hand": "vassal"}, {"towers": "land land"})
    run(s, ask_turn, BLUE)
    odds = forecast(s, BLUE)["options"]

    assert odds["sack red"]["win"] == 1.0
    assert odds["siege tamworth"]["win"] == 0.0


def test_ov_11_a_battle_about_villages_says_so_in_its_view_and_prompt() -> None:
    from heptarchy.games.ortus.game import ORTUS

    s = settled({"hand": "vassal vassal"}, {})
    play(run(s, ask_turn, BLUE), "sack red", "field vassal")

    assert look(s, RED)["battle"]["aim"] == "villages"
    assert "the Attack on Red's Villages" in ORTUS.prompt(s, BLUE)


def test_ov_11_every_season_of_a_campaign_begins_with_all_villages() -> None:
    s = settled({}, {}, variant="wessex")
    assert s.villages == [10, 10]


def test_ov_11_the_turn_offers_sieges_as_before() -> None:
    s = run(settled({"hand": "vassal"}, {}), begin_turn, BLUE)
    assert offered(s, SIEGE) == {"tamworth"}
