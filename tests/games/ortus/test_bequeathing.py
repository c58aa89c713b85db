"""Bequeathing (OR-16): Banner and Prince go, the discards become part of the deck."""

from __future__ import annotations

from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.table.actions import BEQUEATH
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import begin_turn
from tests.games.ortus.table import (
    BLUE,
    Earldom,
    a_state,
    asks_fate,
    cards,
    discard,
    fief,
    hand,
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

FATHER = {"hand": "banner", "fiefs": ["palace lord=prince"]}


def in_turn(*earldoms: Earldom, king: int = t.NOBODY) -> Ortus:
    """Blue's turn, with its draw after it."""
    return run(a_state(*earldoms, king=king), begin_turn, BLUE)


def test_or_16_1_a_banner_is_played_on_a_prince_lord() -> None:
    # Given two Prince Lords, a Vassal Lord and a bare seat
    s = in_turn(
        {"hand": "banner", "fiefs": ["palace lord=prince", "castle lord=prince", "castle lord=vassal", "castle"]}, {}
    )
    assert offered(s, BEQUEATH) == {"winchester", "bradford"}
    assert refused(s, "bequeath avebury") == "you have no Prince Lord at Avebury (OR-16.1)"
    assert refused(s, "bequeath wilton") == "you have no Prince Lord at Wilton (OR-16.1)"
    play(s, "bequeath bradford")
    assert s.acted
    assert s.lord[fief("winchester")] == t.PRINCE
    assert s.lord[fief("bradford")] == t.NO_LORD


def test_or_16_1_without_a_banner_in_the_hand_nobody_bequeaths() -> None:
    s = in_turn({"hand": "prince", "fiefs": ["palace lord=prince"], "banners": 2}, {})
    assert not offered(s, BEQUEATH)
    assert refused(s, "bequeath winchester") == "to bequeath you need a Banner in Hand (OR-16.1)"


def test_or_16_1_a_king_on_the_table_does_not_hinder() -> None:
    # While somebody is King a Banner is of use for this alone (OR-15.1)
    s = in_turn(FATHER, {}, king=1)
    assert "bequeath winchester" in options(s)
    assert "play banner" not in options(s)


def test_ex_13_without_a_church_nobody_bequeaths_while_another_holds_the_cathedral() -> None:
    # OR-16.2, OR-7.5d
    s = in_turn(FATHER, {}, {"fiefs": ["palace cathedral"]})
    assert not offered(s, BEQUEATH)
    assert refused(s, "bequeath winchester") == "Green holds the Cathedral and you have no Church (OR-16.2)"


def test_or_16_2_a_church_or_ones_own_cathedral_is_enough() -> None:
    s = in_turn({"hand": "banner", "fiefs": ["palace lord=prince", "castle church"]}, {"fiefs": ["palace cathedral"]})
    assert offered(s, BEQUEATH) == {"winchester"}
    s = in_turn({"hand": "banner", "fiefs": ["palace lord=prince cathedral"]}, {"fiefs": ["palace church"]})
    assert offered(s, BEQUEATH) == {"winchester"}
    s = in_turn(FATHER, {"fiefs": ["palace church church"]})  # Churches alone hinder nobody
    assert offered(s, BEQUEATH) == {"winchester"}


def test_or_16_3_banner_prince_and_all_discards_are_shuffled_into_the_deck() -> None:
    # Given cards in the pile, and some left in the deck
    s = in_turn({**FATHER, "discard": "castle vassal vassal", "deck": "land monk"}, {"discard": "land"})
    ears = listening(s)

    # When Blue bequeaths
    play(s, "bequeath winchester")

    # Then all of it is one deck, and the pile is empty; others' piles stay
    assert cards(s.deck, BLUE) == ["castle", "land", "prince", "vassal", "vassal", "monk", "banner"]
    assert discard(s, BLUE) == []
    assert discard(s, 1) == ["land"]
    assert [event.args[:2] for event in ears if event.kind is told.BEQUEATHED] == [[BLUE, fief("winchester")]]
    invariants(s)


def test_or_16_3_a_palace_comes_back_into_the_deck() -> None:
    # OR-7.1b
    s = in_turn({"hand": "banner", "fiefs": ["castle lord=prince"], "deck": ""}, {})
    play(s, "bequeath bradford")
    assert cards(s.deck, BLUE) == ["prince", "banner", "palace"]
    play(s, "end", "draw palace")
    run(s, begin_turn, BLUE)
    assert "place palace" in options(s)
    play(s, "place palace")
    assert places(s, BLUE) == ["bradford", "winchester"]
    invariants(s)


def test_or_16_4_everything_else_is_untouched() -> None:
    # Given a King with all that an Earl can have
    s = a_state(
        {
            "hand": "banner land church",
            "fiefs": ["palace lord=prince land", "castle lord=vassal"],
            "towers": "land monk",
            "pool": (2, 1),
            "mercs": ["knight"],
            "banners": 1,
        },
        {},
        king=BLUE,
        royal=(1, 0),
    )
    s.emissaries[1] = 1
    s.tray[t.MONK] -= 1
    run(s, begin_turn, BLUE)

    # When he bequeaths
    play(s, "bequeath winchester")

    # Then only Prince and Banner are gone; an Emissary does not return (OR-17.7)
    assert hand(s, BLUE) == ["land", "church"]
    assert places(s, BLUE) == ["winchester", "bradford"]
    assert properties(s, "winchester") == ["land"]
    assert s.lord[fief("bradford")] == t.VASSAL
    assert s.towers[BLUE] == [t.LAND, t.MONK]
    assert s.pool[:2] == [2, 1]
    assert len(s.mercs[BLUE]) == 1
    assert s.banners[BLUE] == 1
    assert s.king == BLUE
    assert s.royal == [1, 0]
    assert s.emissaries[1] == 1
    assert "monk" not in cards(s.deck, BLUE)
    invariants(s)


def test_or_16_5_the_seat_stays_without_a_lord() -> None:
    s = in_turn({**FATHER, "hand": "banner vassal"}, {})
    play(s, "bequeath winchester")
    assert places(s, BLUE) == ["winchester"]
    assert s.lord[fief("winchester")] == t.NO_LORD


def test_or_16_6_a_captured_fief_comes_without_its_prince() -> None:
    # Given a Siege of a Castle with a Prince Lord that fields nothing
    s = run(
        a_state({"hand": "champion champion banner"}, {"fiefs": ["palace", "castle lord=prince"]}), begin_turn, BLUE
    )
    play(s, "siege repton", "field champion", "field champion", "done", "1: done", "capture")

    # Then the captor has the seat and no Prince of another colour to play a Banner on
    assert "repton" in places(s, BLUE)
    assert s.lord[fief("repton")] == t.NO_LORD
    assert discard(s, 1) == ["prince"]


def test_or_16_7_the_draw_follows_from_the_new_deck() -> None:
    # Given an empty deck, so that the turn's draw would be his death
    s = in_turn({**FATHER, "deck": "", "discard": "castle"}, {})

    # When he bequeaths and ends his turn
    play(s, "bequeath winchester", "end")

    # Then he draws from what was shuffled in
    assert asks_fate(s)
    assert s.weights.total == 3
    play(s, "draw castle")
    assert hand(s, BLUE) == ["castle"]
    assert not s.out[BLUE]
