"""OR-3: building a deck."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heptarchy.games.ortus.cards import count_of
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.data.styles import STYLE_DECKS, STYLE_KEYS, STYLES
from heptarchy.games.ortus.decks import fits
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.table.actions import COPIES, DECK
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.modes import FATE
from heptarchy.kernel.options import Value
from tests.games.ortus.table import BLUE, RED, cards, invariants, offered, options, play, refused
from tests.sizes import examples


def fresh(**given: Value) -> Ortus:
    s = ORTUS.new(**{"players": 2, **given})
    assert isinstance(s, Ortus)
    return s


def copies(*numbers: int) -> list[str]:
    """Blue's answers when he builds type by type."""
    return ["0: own_deck", *[f"0: copies {t.TYPES[kind]} {n}" for kind, n in enumerate(numbers)]]


def test_or_3_1_a_deck_has_exactly_twenty_four_cards_of_any_mix() -> None:
    # Given an Earl who builds a deck of his own out of four types, and leaves out all others
    s = fresh()
    play(s, *copies(6, 6, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0))

    # Then only the number that makes 24 is left for the last type, and then it is done
    assert options(s, BLUE) == ["copies banner 6"]
    play(s, "0: copies banner 6")
    assert s.seats == [RED]
    assert cards(s.deck, BLUE) == ["castle"] * 6 + ["land"] * 6 + ["vassal"] * 6 + ["banner"] * 6
    invariants(s)


def test_or_3_1_at_most_six_of_a_type() -> None:
    s = fresh()
    play(s, "0: own_deck")
    assert offered(s, COPIES[t.CASTLE], BLUE) == {"0", "1", "2", "3", "4", "5", "6"}
    assert refused(s, "copies castle 7", BLUE) == "at most 6 cards of Castle (OR-3.1)"


def test_or_3_1_a_deck_that_could_not_come_to_twenty_four_is_refused() -> None:
    # Given 11 types settled with none of them, 4 types left: all six of each are needed
    s = fresh()
    play(s, *copies(*[0] * 11))
    assert options(s, BLUE) == ["copies intrigue 6"]
    assert refused(s, "copies intrigue 5", BLUE) == "the deck must come to exactly 24 cards (OR-3.1)"

    # And given 22 cards already, at most two more
    s = fresh()
    play(s, *copies(6, 6, 6, 4))
    assert options(s, BLUE) == ["copies cathedral 0", "copies cathedral 1", "copies cathedral 2"]
    assert refused(s, "copies cathedral 3", BLUE) == "the deck must come to exactly 24 cards (OR-3.1)"


def test_or_3_1_well_known_styles_are_legal_decks() -> None:
    for key, _, deck in STYLES:
        assert sum(deck.values()) == 24, key
        assert max(deck.values()) <= 6, key
    assert len(set(STYLE_KEYS)) == len(STYLE_KEYS)
    assert offered(fresh(), DECK, BLUE) == set(STYLE_KEYS)


def test_or_3_1_a_style_is_taken_whole_out_of_the_tray() -> None:
    s = fresh()
    play(s, "1: deck rush")
    assert s.deck[t.KINDS : 2 * t.KINDS] == STYLE_DECKS[STYLE_KEYS.index("rush")]
    assert count_of(s.tray, RED) == 90 - 24
    assert count_of(s.deck, BLUE) == 0
    invariants(s)


def test_or_3_1_a_style_that_does_not_fit_other_figures_is_refused() -> None:
    s = fresh(copies_per_type=5)
    assert "rush" not in offered(s, DECK, BLUE)
    assert "politician" in offered(s, DECK, BLUE)
    assert refused(s, "deck rush", BLUE) == "the deck Sudden strike does not fit this table's figures (OR-3.1)"
    assert offered(fresh(earl_deck_size=25), DECK, BLUE) == set()


def test_or_3_2_the_palace_is_not_one_of_the_deck() -> None:
    s = fresh()
    play(s, *copies(6, 6, 6, 6, *[0] * 11))
    assert s.seats == [RED]
    assert s.deck[t.PALACE] == 0
    assert all(deck[t.PALACE] == 0 for deck in STYLE_DECKS)
    assert len(COPIES) == t.DECK_TYPES


def test_or_3_3_opponents_see_neither_deck_nor_tray() -> None:
    # Given Blue with two different decks
    seen = []
    for style in ("rush", "bishop"):
        s = fresh()
        play(s, f"0: deck {style}", "1: deck crown", "cube red")
        seen.append((s.view(RED), s.view(None)))

    # Then Red and a spectator see the same
    assert seen[0] == seen[1]


def test_or_3_4_the_tray_is_out_of_play() -> None:
    # Given whole games at random
    for seed in range(10):
        rng = Rng(f"tray {seed}")
        s = fresh(players=3)
        while s.rule == "OR-3.1":
            seat = rng.choice(s.seats)
            s.apply(rng.choice(s.options_for(seat)), seat)
        trays = s.tray[:]
        while not s.over:
            s.apply(rng.pick(s.weights) if s.seat == FATE else rng.choice(s.options))

            # Then no card ever leaves a tray, until its Earl is out and all of it leaves the game
            for house in range(3):
                at = house * t.KINDS
                now = s.tray[at : at + t.KINDS]
                assert now == ([0] * t.KINDS if s.out[house] else trays[at : at + t.KINDS])


def test_or_3_5_a_deck_may_hold_several_cathedrals() -> None:
    s = fresh()
    play(s, *copies(6, 6, 6, 0, 6, *[0] * 10))
    assert s.deck[t.CATHEDRAL] == 6


def test_or_3_6_the_sample_deck_is_one_of_the_styles() -> None:
    s = fresh()
    play(s, "0: deck politician")
    seen = s.view(BLUE)["earls"][BLUE]["deck"]
    assert seen == {
        **dict.fromkeys(("land", "vassal", "treachery", "banner"), 3),
        **dict.fromkeys(("castle", "market_town", "prince", "allies", "intrigue"), 2),
        **dict.fromkeys(("church", "cathedral"), 1),
    }


# Odd figures


@st.composite
def figures(draw: st.DrawFn) -> dict[str, Value]:
    copies_per_type = draw(st.integers(1, 6))
    size = draw(st.integers(6, min(60, 15 * copies_per_type)))
    return {
        "copies_per_type": copies_per_type,
        "earl_deck_size": size,
        "hand_start": draw(st.integers(0, min(10, size))),
        "players": draw(st.integers(2, 4)),
        "mulligan": draw(st.booleans()),
        "banquet_draw": draw(st.integers(1, 6)),
    }


@given(figures(), st.integers(0, 10**6))
@settings(max_examples=examples(60))
def test_or_3_1_with_any_figures_every_way_of_building_ends_in_a_legal_deck(given: dict[str, Value], seed: int) -> None:
    # Given any size of deck and number of copies, and decks built type by type at random
    rng = Rng(seed)
    s = fresh(**given)
    for house in range(s.players):
        if rng.below(4):
            play(s, f"{house}: own_deck")
    while s.rule == "OR-3.1":
        seat = rng.choice(s.seats)
        options = s.options_for(seat)
        extreme = [options[0], options[-1], rng.choice(options)]
        s.apply(rng.choice(extreme), seat)

    # Then each has just so many cards, and no more of a type than allowed
    for house in range(s.players):
        deck = s.deck[house * t.KINDS : (house + 1) * t.KINDS]
        assert sum(deck) == s.params.earl_deck_size
        assert max(deck) <= s.params.copies_per_type
        assert deck[t.PALACE] == 0

    # And the game that follows keeps its invariants to the end
    while not s.over:
        invariants(s)
        s.apply(rng.pick(s.weights) if s.seat == FATE else rng.choice(s.options))
    invariants(s)


@pytest.mark.parametrize("size", [6, 24, 60])
def test_or_3_1_styles_fit_only_a_deck_of_their_size(size: int) -> None:
    s = fresh(earl_deck_size=size)
    assert any(fits(s, BLUE, style) for style in range(len(STYLES))) == (size == 24)
