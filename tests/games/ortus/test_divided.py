"""House Divided (OV-13): twelve cards that all decks share."""

from __future__ import annotations

from typing import Any

from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.data.styles import STYLE_DECKS
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.table.actions import COPIES, DECK
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.modes import FATE
from tests.games.ortus.seasons import play_random
from tests.games.ortus.table import BLUE, RED, cards, invariants, listening, offered, options, play, refused

# Six Castles and six Lands
FIRST = ["copies castle 6", "copies land 6", *(f"copies {key} 0" for key in t.TYPES[2 : t.DECK_TYPES])]


def divided(**given: Any) -> Ortus:
    """A table before the cube that says who divides."""
    s = ORTUS.new(**{"players": 3, "house_divided": True, **given})
    assert isinstance(s, Ortus)
    return s


def test_ov_13_a_cube_says_who_fixes_the_common_cards_before_any_deck_is_built() -> None:
    s = divided()
    assert (s.seat, s.rule) == (FATE, "OV-13")
    assert s.weights.weights == [1, 1, 1]
    heard = listening(s)
    play(s, "cube red")

    assert (s.seat, s.rule) == (RED, "OV-13")
    assert heard[-1].kind is told.DIVIDES
    assert sum(s.deck) == 0


def test_ov_13_he_chooses_type_by_type_until_there_are_exactly_twelve() -> None:
    s = play(divided(), "cube red")
    assert offered(s, COPIES[t.CASTLE]) == {"0", "1", "2", "3", "4", "5", "6"}
    play(s, "copies castle 6", "copies land 5")
    assert offered(s, COPIES[t.MARKET]) == {"0", "1"}
    assert refused(s, "copies market_town 2") == "the common cards must come to exactly 12 (OV-13)"

    play(s, *(f"copies {key} 0" for key in t.TYPES[2:14]))
    assert options(s) == ["copies banner 1"]  # or it would be eleven


def test_ov_13_the_common_cards_are_in_every_deck_and_all_know_them() -> None:
    s = divided()
    heard = listening(s)
    play(s, "cube red", *FIRST)

    for house in range(3):
        assert cards(s.deck, house) == ["castle"] * 6 + ["land"] * 6
        assert s.revealed[house * t.KINDS + t.LAND] == 6
    assert s.view(None)["common"] == {"castle": 6, "land": 6}
    assert sum(event.kind is told.COMMON for event in heard) == t.DECK_TYPES
    invariants(s)


def test_ov_13_then_each_adds_the_rest_in_secret() -> None:
    s = play(divided(), "cube red", *FIRST)
    assert (s.seats, s.rule) == ([0, 1, 2], "OR-3.1")

    # Of types that are all out none can be added
    play(s, "0: own_deck")
    assert options(s, BLUE) == ["copies castle 0"]
    assert refused(s, "copies castle 1", BLUE) == "at most 0 cards of Castle (OR-3.1)"
    play(s, "0: copies castle 0", "0: copies land 0", "0: copies market_town 6", "0: copies church 6")
    play(s, *(f"0: copies {key} 0" for key in t.TYPES[4 : t.DECK_TYPES]))
    assert len(cards(s.deck, BLUE)) == s.params.earl_deck_size
    assert s.seats == [1, 2]


def test_ov_13_a_style_is_offered_if_it_holds_the_common_cards() -> None:
    # Given the first twelve cards of the first style as common cards
    want = [0] * t.DECK_TYPES
    for kind in range(t.DECK_TYPES):
        want[kind] = min(STYLE_DECKS[0][kind], 12 - sum(want))
    s = play(divided(), "cube red", *(f"copies {t.TYPES[kind]} {n}" for kind, n in enumerate(want)))

    # Then it is still to be had, and gives no card twice
    fitting = [style for style, deck in enumerate(STYLE_DECKS) if all(deck[kind] >= n for kind, n in enumerate(want))]
    assert len(offered(s, DECK, BLUE)) == len(fitting) < len(STYLE_DECKS)
    s.apply(DECK[0], BLUE)
    assert s.deck[: t.DECK_TYPES] == STYLE_DECKS[0][: t.DECK_TYPES]
    invariants(s)


def test_ov_13_another_cube_says_who_starts() -> None:
    s = play(divided(), "cube red", *FIRST)
    for house in range(3):
        play(s, f"{house}: own_deck", f"{house}: copies castle 0", f"{house}: copies land 0")
        play(s, f"{house}: copies market_town 6", f"{house}: copies church 6")
        play(s, *(f"{house}: copies {key} 0" for key in t.TYPES[4 : t.DECK_TYPES]))

    assert (s.seat, s.rule) == (FATE, "OR-2.6")
    play(s, "cube blue")
    assert s.start == BLUE


def test_ov_13_what_others_imagine_of_a_deck_holds_the_common_cards() -> None:
    s = play(divided(), "cube red", *FIRST, "0: own_deck", "0: copies castle 0", "0: copies land 0")
    for seed in range(10):
        imagined = s.redeal(RED, Rng(seed))
        assert cards(imagined.deck, BLUE)[:12] == ["castle"] * 6 + ["land"] * 6
        invariants(imagined)


def test_ov_13_the_number_of_common_cards_is_a_figure() -> None:
    s = play(divided(common_cards=3), "cube red", "copies castle 3")
    play(s, *(f"copies {key} 0" for key in t.TYPES[1 : t.DECK_TYPES]))
    assert cards(s.deck, BLUE) == ["castle"] * 3


def test_ov_13_random_games_play_to_their_end() -> None:
    for seed in range(3):
        play_random(ORTUS.new(players=2 + seed, house_divided=True, round_cap=6), seed)
    play_random(ORTUS.new(players=3, variant="heathen", house_divided=True, black_markers=2, round_cap=5), 1)
