"""Ortus Regni as the rest of heptarchy meets it."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from heptarchy.games.ortus.book import why
from heptarchy.games.ortus.book.asks import question
from heptarchy.games.ortus.book.words import OrtusWords
from heptarchy.games.ortus.campaign import Campaign, first_campaign, inner
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.data.params import figure_options
from heptarchy.games.ortus.data.profiles import HOUSE_RULES
from heptarchy.games.ortus.king_options import check_king, difficulty_option
from heptarchy.games.ortus.series import first_series
from heptarchy.games.ortus.table.actions import PACKAGE, SPACE
from heptarchy.games.ortus.table.cautions import cautions
from heptarchy.games.ortus.table.forecast import forecast, scopes
from heptarchy.games.ortus.table.modules import (
    RULING_OPTIONS,
    SWITCHES,
    check_modules,
    module_options,
    said,
    setting_options,
)
from heptarchy.games.ortus.table.setup import first_state
from heptarchy.games.ortus.table.state import MODES, RESORTS, VARIANTS
from heptarchy.kernel.beside import read_beside
from heptarchy.kernel.game import Game
from heptarchy.kernel.options import Option, Value, profile
from heptarchy.speech.shelf import book_of, languages

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from heptarchy.kernel.ahead import Caution
    from heptarchy.kernel.events import Event
    from heptarchy.kernel.state import State
    from heptarchy.kernel.words import Words
    from heptarchy.kit.benchmark import Benchmark
    from heptarchy.kit.encoding import Encoding
    from heptarchy.kit.facts import Facts
    from heptarchy.kit.mind import Mind

RULES_VERSION = 2
LADDER: Final[list[float]] = [0.65, 0.36, 0.16, 0.0, 150]  # the levels of its bots, the weakest first (kernel.game)

OPTIONS: list[Option] = [
    Option("players", 2, said("players"), 1, 6),
    Option("variant", "base", said("variant"), choices=VARIANTS),
    profile(HOUSE_RULES),
    Option("mode", "cooperative", said("mode"), choices=MODES),
    difficulty_option(),
    *setting_options(),
    Option("banquet_answers", True, said("banquet_answers")),
    Option(
        "castle_fallback",
        "last",
        said("castle_fallback"),
        choices=RESORTS,
        ours=True,
    ),
    Option("mulligan", False, said("mulligan")),
    Option("concede", False, said("concede")),
    Option("legacy_points", 0, said("legacy_points"), 0, 3),
    Option("best_of", 1, said("best_of"), 1, 5),
    *module_options(),
    *RULING_OPTIONS,
    *figure_options(),
]

ASKED = 5  # options that are asked for when a table is laid

# Players by variant (OR-2, GHA-1, WX, RB-1)
SEATS: dict[str, tuple[int, int]] = {"base": (2, 6), "heathen": (3, 6), "wessex": (2, 6), "rebellion": (1, 5)}

BATTLE_CARDS = ("battle_normal", "battle_attacker", "battle_defender", "battle_church")
JOUST_CARDS = ("joust_no_luck", "joust_vassals", "joust_princes")

# By mode: Earls who may play it (RB-1); the default mode with one Earl means solo
REBELS: dict[str, tuple[int, int]] = {"solo": (1, 1), "cooperative": (1, 5), "semi": (2, 5)}

ANSWERS_A_TURN = 1000  # more than a turn can take, or a set-up: every card of two Earls fielded, hit and taken


def check_match(options: Mapping[str, Value]) -> None:
    """OV-2: an odd number of base games, with decks that can be kept."""
    if int(options["best_of"]) == 1:
        return
    if int(options["best_of"]) % 2 == 0:
        raise why.BEST_OF.by("OV-2", n=int(options["best_of"]))
    if options["variant"] != "base":
        raise why.BEST_OF_BASE.by("OV-2")
    for name in ("resourceful", "thanes", "drafting", "house_divided", "legacy_points", "witan", "knight_errant"):
        if options[name]:
            raise why.BEST_OF_DECKS.by("OV-2", option=name)


def check_decks(options: Mapping[str, Value]) -> None:
    """OV-13, OV-15: figures that leave decks to be built, and Hands to be drawn from them."""
    common = int(options["common_cards"])
    if options["house_divided"] and common > int(options["earl_deck_size"]):
        raise why.COMMON_CARDS.by("OV-13", n=int(options["earl_deck_size"]))
    if options["drafting"]:
        picks = int(options["draft_picks"])
        passes = int(options["draft_cards"]) // picks - 1
        drafted = int(options["draft_rounds"]) * passes * picks
        if drafted < int(options["hand_start"]):
            raise why.DRAFT_TOO_SMALL.by("OV-15", n=drafted, hand=int(options["hand_start"]))


class OrtusGame(Game):
    """Ortus Regni and its variants."""

    def start(self, options: Mapping[str, Value]) -> State:
        """OR-2: the first state; WX-1: a campaign of seasons."""
        if options["variant"] == "wessex":
            return first_campaign(dict(options))
        if int(options["best_of"]) > 1:
            return first_series(dict(options))
        return first_state(dict(options))

    def check(self, options: Mapping[str, Value]) -> None:
        """OR-2, GHA-1, RB-1: how many may play what; figures that leave no game."""
        low, high = SEATS[str(options["variant"])]
        if not low <= int(options["players"]) <= high:
            raise why.PLAYERS.by("", variant=str(options["variant"]), low=low, high=high, n=int(options["players"]))
        if options["variant"] == "rebellion":
            check_rebellion(options)
        check_modules(options)
        check_match(options)
        check_decks(options)
        if int(options["earl_deck_size"]) > t.DECK_TYPES * int(options["copies_per_type"]):
            raise why.DECK_SIZE.by("OR-3.1")
        if options["legacy_points"] and options["variant"] not in ("base", "heathen"):
            raise why.LEGACY_POINTS.by("OV-4")
        if int(options["hand_start"]) > int(options["earl_deck_size"]):
            raise why.HAND_START.by("OR-2.10")
        if not any(int(options[name]) for name in BATTLE_CARDS):
            raise why.BATTLE_DECK.by("OR-1.7")
        if sum(int(options[name]) for name in JOUST_CARDS) < int(options["joust_hand"]) * int(options["players"]):
            raise why.JOUST_DECK.by("OR-14.3")

    def main_options(self) -> int:
        """The first of them."""
        return ASKED

    def seat_names(self, options: Mapping[str, Value]) -> list[str]:
        """OR-1.3: a seat is called after its colour."""
        return list(t.COLOUR_NAMES[: int(options["players"])])

    def sides(self, options: Mapping[str, Value]) -> list[int]:
        """OV-16: allies sit across the table, OV-17.3: partners side by side; RB-2: rebels win or lose together.

        Else each Earl is for himself.
        """
        players = int(options["players"])
        if options["tetrarchy"]:
            return [seat // 2 for seat in range(players)]
        if options["two_heads"]:
            return [seat % 2 for seat in range(players)]
        if options["variant"] == "rebellion" and options["mode"] != "semi":
            return [0] * players
        return list(range(players))

    def longest(self, options: Mapping[str, Value]) -> int:
        """`round_cap` bounds the rounds, cards bound a turn; GHA-25, WX-54: then as many as there are markers."""
        markers = int(options["black_markers"])
        seasons = markers + 1 if options["variant"] == "wessex" else 2  # RB-86: rounds are counted anew
        seasons *= int(options["best_of"])
        rounds = seasons * (int(options["round_cap"]) + markers)
        return (rounds * (int(options["players"]) + 2) + seasons) * ANSWERS_A_TURN

    def seen(self) -> Any:
        """Its views, odds and book."""
        from heptarchy.games.ortus.table import seen

        return seen

    def prompt(self, state: State, seat: int) -> str:
        """One line that says what this seat is asked."""
        return book_of(PACKAGE).say(question(state, seat))

    def scopes(self, state: State, seat: int) -> dict[str, str]:
        """The battle being fought, the turn, the round, the game."""
        return scopes(inner(state), state.season if isinstance(state, Campaign) else 0)

    def forecast(self, state: State, seat: int | None) -> Mapping[str, Any]:
        """The odds of the battle, and of the attacks that the seat may choose."""
        return forecast(inner(state), seat)

    def cautions(self, state: State, seat: int) -> dict[int, Caution]:
        """A draw that cannot be made, and conceding."""
        return cautions(inner(state), state, seat)

    def show_event(self, event: Event) -> str:
        """A happening as a sentence."""
        said = str(event)
        return said[:1].upper() + said[1:]

    def words(self, language: str) -> Words:
        """By catalogue, in a language that has one; else English."""
        return OrtusWords(self, language if language in self.languages() else "en")

    def modules(self) -> list[str]:
        """OV; not all of them go together."""
        return [name for name, _, _ in SWITCHES]

    def languages(self) -> list[str]:
        """Those that have catalogues, English first."""
        return languages(PACKAGE)

    def rules_text(self) -> str:
        """The rules in our own words."""
        return read_beside(PACKAGE, "rules.en.md")

    # Its box

    def mind(self) -> Mind:
        """What bots know of it."""
        from heptarchy.games.ortus.bot.mind import mind

        return mind()

    def ladder(self) -> list[float]:
        """Measured: docs/agents.md has the figures, tests/agents/test_ladder.py tries it."""
        return LADDER

    def encoding(self, options: Mapping[str, Value]) -> Encoding:
        """How it looks to a learner."""
        from heptarchy.games.ortus.encoding.table import OrtusEncoding

        return OrtusEncoding(self, options)

    def facts(self) -> Facts:
        """What the lab reads off it."""
        from heptarchy.games.ortus.encoding.facts import FACTS

        return FACTS

    def screen(self, options: Mapping[str, Value], language: str) -> object:
        """What the terminal shows. By name: rich is not there where this is compiled."""
        screen: object = import_module("heptarchy.games.ortus.screen.screen").screen(self, options, language)
        return screen

    def odds_command(self) -> Callable[..., None]:
        """The exact odds of an attack."""
        command: Callable[..., None] = import_module("heptarchy.games.ortus.screen.odds").odds
        return command

    def benchmark(self) -> Benchmark:
        """How fast it is asked to be."""
        from heptarchy.games.ortus.encoding.bench import benchmark

        return benchmark()


def check_rebellion(options: Mapping[str, Value]) -> None:
    """RB-1, RB-15, RB-16, RB-18: Earls and mode that go together; a King who can be laid out from one set."""
    players = int(options["players"])
    low, high = REBELS[str(options["mode"])]
    if not low <= players <= high:
        raise why.MODE.by("RB-1", mode=str(options["mode"]), low=max(low, 2), high=high, n=players)
    check_king(options)


SPACE.voice = book_of(PACKAGE).say
ORTUS = OrtusGame("ortus", "Ortus Regni", RULES_VERSION, SPACE, OPTIONS)
