"""RB-30, RB-32, RB-33, RB-35 to RB-37, RB-39, RB-83, EX-35: where the King's cards go."""

from __future__ import annotations

import pytest

from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.estates import gain_property, seat_strength
from heptarchy.games.ortus.king_estate import fief_for, seat_for_lord, seat_for_vassal
from heptarchy.games.ortus.rebellion import king_turn
from heptarchy.games.ortus.table.state import Ortus
from tests.games.ortus.rebels import a_rebellion, heard
from tests.games.ortus.table import BLUE, RED, invariants, listening, places, play, properties, run


def a_king(*fiefs: str) -> Ortus:
    """With these Fiefs, against one Earl: Tamworth is his Palace, then Repton, Lichfield, Warwick."""
    return a_rebellion({"fiefs": ["palace"]}, king={"fiefs": list(fiefs)}, mind="monk")


def place_of(s: Ortus, at: int) -> str:
    return t.PLACE_KEYS[at] if at != t.NOBODY else ""


@pytest.mark.parametrize(
    ("fiefs", "kind", "place"),
    [
        # most Lands and Market Towns together, whatever else is there
        (["palace lord=prince land church", "castle land market"], t.LAND, "repton"),
        (["palace church church", "castle land"], t.MARKET, "repton"),
        # none has any: his own Palace
        (["castle lord=champion church", "palace"], t.LAND, "tamworth"),
        # the Palace is gone: the largest without a Vassal Lord
        (["castle lord=vassal church church", "castle", "castle church"], t.LAND, "warwick"),
        # all have one: the largest of all
        (["castle lord=vassal", "castle lord=vassal church"], t.LAND, "lichfield"),
        # a tie: it completes a pair
        (["palace land", "castle market"], t.LAND, "repton"),
        (["palace market", "castle lord=vassal land"], t.MARKET, "repton"),
        # then a Fief without a Vassal Lord, before his own Palace
        (["palace lord=vassal land", "castle land"], t.LAND, "repton"),
        # then his own Palace, before a larger one
        (["castle lord=prince land church", "palace land"], t.LAND, "tamworth"),
        # then the larger
        (["castle land", "castle land church"], t.LAND, "lichfield"),
        # then the older
        (["castle land", "castle land"], t.LAND, "repton"),
    ],
)
def test_rb_30_where_a_land_or_market_town_goes(fiefs: list[str], kind: int, place: str) -> None:
    s = a_king(*fiefs)
    assert place_of(s, fief_for(s, kind)) == place


def test_rb_30_a_second_land_beside_a_pair_completes_nothing() -> None:
    s = a_king("castle market market", "castle land market")
    assert place_of(s, fief_for(s, t.LAND)) == "repton"


def test_ex_35_a_bare_castle_before_a_vassals() -> None:
    s = a_king("castle lord=vassal", "castle")
    s.mind = [0] * t.KINDS
    s.mind[t.LAND] = 1
    s.tray[RED * t.KINDS + t.LAND] -= 1
    s.tray[RED * t.KINDS + t.MONK] += 1
    ears = listening(s)
    run(s, king_turn)
    play(s, "mind land", "muster infantry")
    assert properties(s, "lichfield") == ["land"]
    assert "the King places a Land at Lichfield (RB-30)" in heard(ears)
    invariants(s)


@pytest.mark.parametrize(
    ("fiefs", "place"),
    [
        (["palace", "castle church"], "tamworth"),  # fewest Properties, a Palace too
        (["castle land", "castle church church", "castle land"], "warwick"),  # the newer
        (["castle", "palace"], "repton"),  # a Castle before a Palace
        (["castle lord=monk", "castle land"], "lichfield"),  # an empty seat
        (["castle lord=champion"], ""),
    ],
)
def test_rb_32_a_vassal_goes_where_least_is_lost(fiefs: list[str], place: str) -> None:
    s = a_king(*fiefs)
    assert place_of(s, seat_for_vassal(s)) == place


@pytest.mark.parametrize(
    ("fiefs", "place"),
    [
        (["castle land church", "palace"], "tamworth"),
        (["palace lord=vassal", "castle", "castle church"], "lichfield"),
        (["castle church", "castle church"], "repton"),  # the older
        (["castle", "blue_palace"], "repton"),  # RB-83: a captured Palace is a Fief like any other
        (["castle lord=vassal"], ""),
    ],
)
def test_rb_33_a_prince_goes_into_the_palace(fiefs: list[str], place: str) -> None:
    blue = ["castle"] if "blue_palace" in fiefs else ["palace"]
    s = a_rebellion({"fiefs": blue}, king={"fiefs": fiefs}, mind="monk")
    assert place_of(s, seat_for_lord(s)) == place


@pytest.mark.parametrize("kind", [t.CHURCH, t.CATHEDRAL])
@pytest.mark.parametrize(
    ("fiefs", "place"),
    [
        (["castle land land", "palace lord=vassal"], "tamworth"),
        (["castle lord=vassal land land", "castle land", "castle"], "lichfield"),
        (["castle lord=vassal", "castle lord=vassal land"], "lichfield"),
        (["castle land", "castle market"], "repton"),
    ],
)
def test_rb_35_a_church_goes_to_his_palace_or_the_largest_fief(fiefs: list[str], kind: int, place: str) -> None:
    s = a_king(*fiefs)
    assert place_of(s, fief_for(s, kind)) == place


def test_rb_36_lands_and_market_towns_gained_at_once_stay_together() -> None:
    fiefs = ["palace land", "castle market", "castle lord=vassal"]
    s = a_rebellion({"hand": "land market church", "deck": ""}, king={"fiefs": fiefs}, mind="monk")
    s.hand = [0] * len(s.hand)
    ears = listening(s)
    for kind in (t.CHURCH, t.MARKET, t.LAND):  # the Land is attached first
        gain_property(s, RED, t.card_of(BLUE, kind))
    s.run()
    assert properties(s, "repton") == ["market_town", "blue_land", "blue_market_town"]
    assert properties(s, "tamworth") == ["land", "blue_church"]
    assert "the King keeps the Land at Repton (RB-36)" in heard(ears)
    assert "the King keeps the Church at Tamworth (RB-35)" in heard(ears)
    invariants(s)


def test_rb_37_a_captured_seat_is_a_fief_of_its_own() -> None:
    s = a_rebellion({"fiefs": ["palace", "castle land church"]}, king={"fiefs": ["palace land"]}, mind="champion")
    run(s, king_turn)
    s.levies = 9
    play(s, "mind champion", "cube blue", "turn_up prince")
    assert places(s, RED) == ["tamworth", "winchester"]
    invariants(s)


def test_rb_83_a_captured_palace_is_not_his_own_but_as_strong() -> None:
    s = a_rebellion({"fiefs": ["castle"]}, king={"fiefs": ["blue_palace", "castle church"]}, mind="monk")
    assert place_of(s, fief_for(s, t.CHURCH)) == "repton"
    assert seat_strength(s, 0) == s.params.palace_strength


def test_rb_39_the_king_is_never_asked() -> None:
    s = a_rebellion({"fiefs": ["palace land church"]}, king={"fiefs": ["palace", "castle", "castle"]}, mind="champion")
    run(s, king_turn)
    play(s, "mind champion", "cube blue", "turn_up vassal")
    assert s.over  # both Properties have found their place
    assert properties(s, "tamworth") == ["blue_land", "blue_church"]
