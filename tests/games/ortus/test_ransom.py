"""Ransom of captured Lords (OR-12.31 to OR-12.35)."""

from __future__ import annotations

from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.fielding import the_battle
from heptarchy.games.ortus.horde import ask_target
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import ask_turn
from tests.games.ortus.table import (
    BLUE,
    GREEN,
    RED,
    a_state,
    discard,
    fief,
    invariants,
    listening,
    options,
    places,
    play,
    properties,
    refused,
    run,
)


def captured(*fiefs: str, price: int = 1) -> Ortus:
    """Blue's Champion meets all Lords of Red behind many Towers, and the attacker wins."""
    s = a_state({"hand": "champion"}, {"fiefs": list(fiefs), "towers": "banner " * 4}, {}, ransom_cost=price)
    play(run(s, ask_turn, BLUE), "siege tamworth", "field champion")
    play(s, "field_all" if "field_all" in options(s) else "field_lord tamworth")
    return play(s, "battle attacker")


def lords(s: Ortus, *named: str) -> list[int]:
    """The Lords of these places."""
    return [s.lord[fief(place)] for place in named]


def test_or_12_31_a_property_frees_a_lord_and_goes_to_the_captor() -> None:
    s = captured("palace lord=prince land")
    assert s.seat == RED
    assert options(s) == ["ransom tamworth", "yield"]
    heard = listening(s)
    play(s, "ransom tamworth")
    assert s.battle is None
    assert lords(s, "tamworth") == [t.PRINCE]
    assert properties(s, "winchester") == ["red_land"]
    assert s.pool[:2] == [0, 0]  # OR-7.3d: a Land that is paid brings no Army card
    assert [str(event) for event in heard][:2] == [
        "Red pays a Land for the Lord of Tamworth",
        "a red Land comes to Blue at Winchester",
    ]
    invariants(s)


def test_or_12_31_the_payer_chooses_from_his_whole_earldom() -> None:
    s = captured("palace lord=prince land", "castle church land green_market")
    play(s, "ransom tamworth")
    assert s.seat == RED
    assert options(s) == ["from tamworth", "from repton"]
    assert refused(s, "from winchester") == "Winchester is not yours (OR-12.31)"
    play(s, "from repton")
    assert options(s) == ["give red church", "give red land", "give green market_town"]
    play(s, "give green market_town")
    assert properties(s, "repton") == ["church", "land"]
    assert properties(s, "winchester") == ["green_market_town"]
    invariants(s)


def test_or_12_31_a_fief_without_property_pays_nothing() -> None:
    s = captured("palace lord=prince land", "castle church", "castle")
    play(s, "ransom tamworth")
    assert options(s) == ["from tamworth", "from repton"]
    assert refused(s, "from lichfield") == "Lichfield has no Property (OR-12.31)"


def test_or_12_31_the_captor_attaches_it_to_a_fief_of_his() -> None:
    s = a_state(
        {"hand": "champion", "fiefs": ["palace", "castle"]},
        {"fiefs": ["palace lord=prince church"], "towers": "banner " * 4},
        {},
    )
    play(run(s, ask_turn, BLUE), "siege tamworth", "field champion", "field_lord tamworth", "battle attacker")
    play(s, "ransom tamworth")
    assert s.seat == BLUE
    assert options(s) == ["into winchester", "into bradford"]
    play(s, "into bradford")
    assert properties(s, "bradford") == ["red_church"]
    invariants(s)


def test_or_12_31_lords_are_freed_one_by_one_in_the_owners_order() -> None:
    s = captured("palace lord=prince land church", "castle lord=vassal", "castle lord=champion")
    assert the_battle(s).captured == [fief(place) for place in ("tamworth", "repton", "lichfield")]
    assert options(s) == ["ransom tamworth", "ransom repton", "ransom lichfield", "yield"]
    play(s, "ransom lichfield", "give red land")
    assert options(s) == ["ransom tamworth", "ransom repton", "yield"]
    assert refused(s, "ransom lichfield") == "no Lord of Lichfield is captured (OR-12.31)"
    play(s, "ransom tamworth")

    # The last Property is paid: the Vassal cannot be freed any more (OR-12.32)
    assert s.battle is None
    assert lords(s, "tamworth", "repton", "lichfield") == [t.PRINCE, t.NO_LORD, t.CHAMPION]
    assert places(s, RED) == ["tamworth", "repton", "lichfield"]
    invariants(s)


def test_or_12_31_the_price_is_a_figure_of_the_table() -> None:
    s = captured("palace lord=prince land church", "castle lord=vassal market", price=2)
    play(s, "ransom tamworth", "from tamworth", "give red land")
    assert lords(s, "tamworth") == [t.PRINCE]
    assert s.seat == RED
    play(s, "from repton")
    assert properties(s, "winchester") == ["red_land", "red_market_town"]

    # One Property is left, which is not enough for the other Lord
    assert s.battle is None
    assert lords(s, "tamworth", "repton") == [t.PRINCE, t.NO_LORD]
    assert properties(s, "tamworth") == ["church"]
    invariants(s)


def test_or_12_31_the_attackers_lords_are_ransomed_to_the_defender() -> None:
    s = a_state({"fiefs": ["palace lord=prince land"]}, {"hand": "vassal"}, {})
    play(run(s, ask_turn, BLUE), "siege tamworth", "field_lord winchester", "field vassal", "battle defender")
    assert s.seat == BLUE
    assert options(s) == ["ransom winchester", "yield"]
    play(s, "ransom winchester")
    assert properties(s, "tamworth") == ["blue_land"]
    assert lords(s, "winchester") == [t.PRINCE]
    invariants(s)


def test_or_12_31_the_spoils_are_gone_before_ransom_is_paid() -> None:
    # Given a Raid that takes Red's only Property, and his Lord captured
    s = a_state({"hand": "champion champion"}, {"fiefs": ["palace lord=prince land"]}, {})
    play(run(s, ask_turn, BLUE), "raid tamworth", "field champion", "field champion", "field_lord tamworth")
    play(s, "battle attacker", "take red land")
    assert s.battle is None
    assert lords(s, "tamworth") == [t.NO_LORD]
    assert discard(s, RED) == ["prince"]
    invariants(s)


def test_or_12_32_a_lord_who_is_not_paid_for_dies() -> None:
    s = captured("palace lord=vassal land")
    heard = listening(s)
    play(s, "yield")
    assert s.battle is None
    assert lords(s, "tamworth") == [t.NO_LORD]
    assert discard(s, RED) == ["vassal"]
    assert properties(s, "tamworth") == ["land"]  # no Treachery: the Fief stays
    assert told.NO_RANSOM in [event.kind for event in heard]
    invariants(s)


def test_or_12_32_without_a_property_he_dies_unasked() -> None:
    s = captured("palace lord=vassal")
    assert s.battle is None
    assert discard(s, RED) == ["vassal"]
    assert s.seat == BLUE
    invariants(s)


def test_or_12_33_a_lord_whose_seat_fell_is_not_ransomed() -> None:
    # Given two captured Lords, of whom one sits in the Castle that falls
    s = a_state(
        {"hand": "champion champion champion"},
        {"fiefs": ["palace lord=vassal land", "castle lord=champion"]},
        {},
    )
    play(run(s, ask_turn, BLUE), "siege repton", *["field champion"] * 3, "field_all", "battle attacker")
    assert options(s) == ["capture", "destroy"]
    play(s, "capture")
    assert discard(s, RED) == ["champion"]

    # Then only the other can be paid for
    assert options(s) == ["ransom tamworth", "yield"]
    play(s, "ransom tamworth")
    assert lords(s, "tamworth", "repton") == [t.VASSAL, t.NO_LORD]
    invariants(s)


def test_or_12_33_also_where_the_seat_was_destroyed() -> None:
    s = a_state({"hand": "champion champion"}, {"fiefs": ["palace land", "castle lord=champion"]}, {})
    play(run(s, ask_turn, BLUE), "siege repton", *["field champion"] * 2, "field_lord repton", "battle attacker")
    play(s, "destroy")
    assert s.battle is None
    assert discard(s, RED) == ["castle", "champion"]
    invariants(s)


def test_or_12_33_an_eliminated_earl_pays_no_ransom() -> None:
    """OR-18.6: his Lords leave the game."""
    s = a_state({"hand": "champion champion champion"}, {"fiefs": ["palace lord=vassal land"]}, {})
    play(run(s, ask_turn, BLUE), "siege tamworth", *["field champion"] * 3, "field_lord tamworth", "battle attacker")
    play(s, "capture")
    assert s.out[RED]
    assert s.battle is None
    assert s.gone[RED * t.KINDS + t.VASSAL] == 6
    assert properties(s, "tamworth") == ["red_land"]
    invariants(s)


def test_or_12_34_vikings_take_no_ransom() -> None:
    s = a_state(
        {},
        {"fiefs": ["palace lord=prince land"], "towers": "banner " * 4},
        {},
        arrived=True,
        horde=(3, 0),
        active=t.VIKINGS,
    )
    play(run(s, ask_target, GREEN), "siege tamworth", "field_lord tamworth", "battle attacker")
    assert s.battle is None
    assert lords(s, "tamworth") == [t.NO_LORD]
    assert discard(s, RED) == ["prince"]
    assert properties(s, "tamworth") == ["land"]
    invariants(s)


def test_or_12_35_a_captor_without_a_fief_gets_nothing() -> None:
    s = a_state(
        {"hand": "champion", "fiefs": []},
        {"fiefs": ["palace lord=prince green_church"], "towers": "banner " * 4},
        {},
        variant="heathen",
    )
    play(run(s, ask_turn, BLUE), "siege tamworth", "field champion", "field_lord tamworth", "battle attacker")
    play(s, "ransom tamworth")
    assert s.battle is None
    assert lords(s, "tamworth") == [t.PRINCE]
    assert properties(s, "tamworth") == []
    assert discard(s, GREEN) == ["church"]
    invariants(s)
