"""Match play (OV-2): the best of several games, and the deck that is kept."""

from __future__ import annotations

from typing import Any

from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.campaign import inner
from heptarchy.games.ortus.cards import COPIES
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.data.styles import STYLE_DECKS, STYLE_KEYS
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.leaving import eliminate, win
from heptarchy.games.ortus.series import Series, keep_deck, play_game
from heptarchy.games.ortus.table.actions import SPACE
from heptarchy.games.ortus.table.state import BOUGHT, Ortus
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.modes import FATE
from tests.games.ortus.seasons import play_random
from tests.games.ortus.table import BLUE, GOLD, GREEN, RED, a_state, cards, invariants
from tests.views import look

STYLE = STYLE_KEYS[0]
BUILT = STYLE_DECKS[0][: t.DECK_TYPES]


def a_match(players: int = 2, **given: Any) -> Series:
    """A match before its first deck."""
    s = ORTUS.new(**{"players": players, "best_of": 3, "concede": True, **given})
    assert isinstance(s, Series)
    return s


def build(s: Series) -> None:
    """Everybody who is asked takes the first style."""
    for seat in s.seats[:]:
        s.apply(SPACE.parse(f"deck {STYLE}"), seat)


def to_first_turn(s: Series) -> None:
    """Fate draws who starts, and the Hands."""
    rng = Rng(4)
    while s.seat == FATE:
        s.apply(rng.pick(s.weights))


def lose(s: Series, loser: int) -> None:
    """The game goes on without a deed until this Earl concedes; of more than two the others follow him."""
    game = s.game
    rng = Rng(5)
    while not s.over and s.game == game:
        if s.seat == FATE:
            s.apply(rng.pick(s.weights))
        elif s.seat == loser:
            s.apply(SPACE.parse("concede"))
        else:
            s.apply(SPACE.parse("end"))


def one_game(s: Series, loser: int) -> None:
    """Decks, Hands, and a loser."""
    build(s)
    to_first_turn(s)
    lose(s, loser)


def deck_of(s: Ortus, house: int) -> list[int]:
    """The deck by type."""
    return s.deck[house * t.KINDS : house * t.KINDS + t.DECK_TYPES]


# The course of a match


def test_ov_2_who_has_won_two_games_of_three_has_won_the_match() -> None:
    s = a_match()
    one_game(s, RED)
    assert (s.game, s.wins, s.over) == (2, [1, 0], False)

    one_game(s, RED)
    assert (s.game, s.over, s.ending, s.scores) == (2, True, "match", [2, 0])


def test_ov_2_a_match_goes_on_while_nobody_has_more_than_half_of_the_games() -> None:
    s = a_match()
    one_game(s, RED)
    one_game(s, BLUE)
    assert (s.game, s.wins, s.over) == (3, [1, 1], False)

    one_game(s, RED)
    assert s.scores == [2, 1]


def test_ov_2_the_best_of_five_takes_three() -> None:
    s = a_match(best_of=5)
    for _ in range(2):
        one_game(s, BLUE)
    assert not s.over

    one_game(s, BLUE)
    assert (s.over, s.scores) == (True, [0, 3])


def test_ov_2_among_three_earls_the_last_game_ends_the_match_however_it_stands() -> None:
    for seed in range(6):
        s = play_random(a_match(3, round_cap=4), seed)
        assert isinstance(s, Series)
        assert s.scores == s.wins
        assert sum(s.wins) == s.game <= 3
        assert max(s.wins) == 2 or s.game == 3


def test_ov_2_the_score_is_open_and_a_new_game_is_told() -> None:
    s = a_match()
    s.ears = []
    one_game(s, RED)
    assert [event.args[0] for event in s.ears if event.kind is told.GAME_BEGINS] == [2]
    assert s.view(None)["match"] == {"game": 2, "best_of": 3, "wins": [1, 0]}
    assert look(s, RED)["season"]["round"] == 0

    one_game(s, RED)
    assert look(s, None)["season"]["over"]  # the last game stays on the table


# The deck that is kept


def test_ov_2_the_winner_keeps_his_deck_and_only_the_loser_builds() -> None:
    s = a_match()
    one_game(s, RED)

    # Then Blue has the deck he won with, every card of it in the deck again, and Red is asked
    game = inner(s)
    assert s.seats == [RED]
    assert deck_of(game, BLUE) == BUILT
    assert sum(deck_of(game, RED)) == 0
    assert cards(game.hand, BLUE) == []
    invariants(game)

    build(s)
    to_first_turn(s)
    assert len(cards(game.deck, BLUE)) + len(cards(game.hand, BLUE)) == game.params.earl_deck_size


def test_ov_2_who_loses_the_next_game_builds_anew() -> None:
    s = a_match()
    one_game(s, RED)
    one_game(s, BLUE)

    assert s.seats == [BLUE]
    assert deck_of(inner(s), RED) == BUILT


def test_ov_2_a_card_is_of_the_deck_wherever_it_lay_at_the_end() -> None:
    # Given a winner with cards in every place, and one of them captured
    before = a_state(
        {
            "hand": "monk",
            "deck": "banquet",
            "discard": "prince",
            "towers": "allies",
            "fiefs": ["palace lord=vassal land"],
            "mercs": [""],
            "banners": 1,
        },
        {"fiefs": ["palace blue_church"]},
    )
    win(before, [BLUE], "last earl")

    # When his deck is kept
    after = a_state(players=2, turns=0)
    after.deck = [0] * len(after.deck)
    after.tray = [COPIES if place % t.KINDS < t.DECK_TYPES else 0 for place in range(len(after.tray))]
    keep_deck(after, before, BLUE)

    # Then all of them are in it
    assert sorted(cards(after.deck, BLUE)) == sorted(
        ["monk", "banquet", "prince", "allies", "vassal", "land", "mercenary", "banner", "church"]
    )


def test_ov_2_what_all_have_seen_of_the_deck_stays_known() -> None:
    before = a_state({"hand": "monk", "deck": "land", "discard": "prince prince"}, {})
    win(before, [BLUE], "last earl")
    after = a_state(players=2, turns=0)
    keep_deck(after, before, BLUE)

    assert after.revealed[BLUE * t.KINDS + t.PRINCE] == 2
    assert after.revealed[BLUE * t.KINDS + t.MONK] == 0


def test_ov_2_while_the_loser_builds_he_imagines_the_kept_deck_with_what_he_has_seen() -> None:
    s = a_match()
    one_game(s, RED)
    game = inner(s)
    game.revealed[BLUE * t.KINDS + t.CATHEDRAL] = 1
    game.revealed[BLUE * t.KINDS + t.LAND] = 2

    decks = []
    for seed in range(20):
        imagined = inner(s.redeal(RED, Rng(seed)))
        deck = deck_of(imagined, BLUE)
        assert sum(deck) == sum(BUILT)
        assert deck[t.CATHEDRAL] >= 1
        assert deck[t.LAND] >= 2
        decks.append(deck)
    assert any(deck != decks[0] for deck in decks)


def test_ov_2_free_towers_of_a_tournament_are_no_part_of_the_deck_that_is_kept() -> None:
    # Given a match of tournaments: a Tower of each Earl is not of his deck (OV-1)
    before = a_state({"deck": "land", "towers": "monk church"}, {}, tournament=True)
    before.tower_marks[BLUE] = [BOUGHT, 0]
    win(before, [BLUE], "last earl")
    after = a_state(players=2, turns=0)
    after.deck = [0] * len(after.deck)
    keep_deck(after, before, BLUE)

    assert cards(after.deck, BLUE) == ["land", "church"]


def test_ov_2_a_winner_who_is_out_has_no_deck_left_and_builds_too() -> None:
    # Given that the last Earls have left together (OR-18.8), so that the winner's cards are out of the game
    game = a_state(players=2)
    for house in (BLUE, RED):
        eliminate(game, house)
    win(game, [BLUE], "last earl")

    # When the next game begins
    s = Series(a_match().options_given)
    s.players, s.game, s.wins, s.last = 2, 1, [1, 0], game
    s.push(play_game)
    s.run()

    # Then both build
    assert s.seats == [BLUE, RED]
    assert sum(inner(s).deck) == 0


def test_ov_2_allies_have_won_together_and_both_keep_their_decks() -> None:
    # OV-16
    s = a_match(4, two_heads=True)
    build(s)
    to_first_turn(s)
    rng = Rng(1)
    while s.game == 1:
        if s.seat == FATE:
            s.apply(rng.pick(s.weights))
        else:
            s.apply(SPACE.parse("concede" if s.seat in (RED, GOLD) else "end"))

    assert s.wins == [1, 0, 1, 0]
    assert s.seats == [RED, GOLD]
    assert deck_of(inner(s), BLUE) == deck_of(inner(s), GREEN) == BUILT


def test_ov_2_random_matches_keep_every_card_to_their_end() -> None:
    for seed in range(4):
        play_random(a_match(2 + seed % 2, concede=False, round_cap=8), seed)
        play_random(a_match(4, two_heads=True, tournament=True, round_cap=5), seed)
