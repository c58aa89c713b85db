"""Ortus Regni as the rest of heptarchy meets it."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from heptarchy.games.ortus import tables as t
from heptarchy.games.ortus.actions import SPACE
from heptarchy.games.ortus.campaign import Campaign, first_campaign, inner
from heptarchy.games.ortus.cautions import cautions
from heptarchy.games.ortus.forecast import forecast, scopes
from heptarchy.games.ortus.king_options import check_king, difficulty_option
from heptarchy.games.ortus.modules import RULING_OPTIONS, SWITCHES, check_modules, module_options, setting_options
from heptarchy.games.ortus.params import figure_options
from heptarchy.games.ortus.profiles import HOUSE_RULES
from heptarchy.games.ortus.prompts import prompt
from heptarchy.games.ortus.series import first_series
from heptarchy.games.ortus.setup import first_state
from heptarchy.games.ortus.state import MODES, RESORTS, VARIANTS
from heptarchy.games.ortus.words import PACKAGE
from heptarchy.games.ortus.words_en import english_words
from heptarchy.games.ortus.words_es import SpanishWords
from heptarchy.kernel.beside import read_beside
from heptarchy.kernel.game import Game
from heptarchy.kernel.options import Option, Value, profile
from heptarchy.kernel.refusal import BadOptions
from heptarchy.speech.shelf import book_of

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
    Option("players", 2, "How many Earls sit at the table.", 1, 6),
    Option("variant", "base", "The game that is played.", choices=VARIANTS),
    profile(HOUSE_RULES),
    Option("mode", "cooperative", "In a Rebellion of several Earls: what they win by (RB-2, RB-3).", choices=MODES),
    difficulty_option(),
    *setting_options(),
    Option("banquet_answers", True, "In a semi-cooperative Rebellion a Banquet appeases the King (RB-66)."),
    Option(
        "castle_fallback",
        "last",
        "When the King, unable to reach a Palace, besieges a Castle instead (RB-47).",
        choices=RESORTS,
        ours=True,
    ),
    Option("mulligan", False, "An opening Hand may be drawn anew once (OV-3); always so in heathen and wessex."),
    Option("concede", False, "An Earl may concede in his turn (OR-5.9); not in heathen and wessex."),
    Option("legacy_points", 0, "Legacy points that each Earl spends before decks are built (OV-4).", 0, 3),
    Option("best_of", 1, "Games of a match: the best of one, three or five (OV-2).", 1, 5),
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
        raise BadOptions(f"best_of is 1, 3 or 5, not {options['best_of']} (OV-2)")
    if options["variant"] != "base":
        raise BadOptions("best_of is for the base game (OV-2)")
    for name in ("resourceful", "thanes", "drafting", "house_divided", "legacy_points", "witan", "knight_errant"):
        if options[name]:
            raise BadOptions(
                f"best_of and {name} do not go together: the winner keeps the deck that he has built (OV-2)"
            )


def check_decks(options: Mapping[str, Value]) -> None:
    """OV-13, OV-15: figures that leave decks to be built, and Hands to be drawn from them."""
    common = int(options["common_cards"])
    if options["house_divided"] and common > int(options["earl_deck_size"]):
        raise BadOptions(f"common_cards may not be more than earl_deck_size, {options['earl_deck_size']} (OV-13)")
    if options["drafting"]:
        picks = int(options["draft_picks"])
        passes = int(options["draft_cards"]) // picks - 1
        drafted = int(options["draft_rounds"]) * passes * picks
        if drafted < int(options["hand_start"]):
            raise BadOptions(f"a draft of {drafted} cards is too small for a Hand of {options['hand_start']} (OV-15)")


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
            raise BadOptions(f"{options['variant']} is for {low} to {high} players, not {options['players']}")
        if options["variant"] == "rebellion":
            check_rebellion(options)
        check_modules(options)
        check_match(options)
        check_decks(options)
        if int(options["earl_deck_size"]) > t.DECK_TYPES * int(options["copies_per_type"]):
            raise BadOptions("earl_deck_size is more than fifteen types of copies_per_type give (OR-3.1)")
        if options["legacy_points"] and options["variant"] not in ("base", "heathen"):
            raise BadOptions("legacy_points is for base and heathen; a campaign earns its own (OV-4)")
        if int(options["hand_start"]) > int(options["earl_deck_size"]):
            raise BadOptions("hand_start may not be more than earl_deck_size (OR-2.10)")
        if not any(int(options[name]) for name in BATTLE_CARDS):
            raise BadOptions("the Battle deck needs a card (OR-1.7)")
        if sum(int(options[name]) for name in JOUST_CARDS) < int(options["joust_hand"]) * int(options["players"]):
            raise BadOptions("the Joust deck is too small to deal to every Earl (OR-14.3)")

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
        """Its views."""
        from heptarchy.games.ortus.seen import View

        return View

    def prompt(self, state: State, seat: int) -> str:
        """One line that says what this seat is asked."""
        return prompt(inner(state), seat)

    def scopes(self, state: State, seat: int) -> dict[str, str]:
        """The battle being fought, the turn, the round, the game."""
        return scopes(inner(state), state.season if isinstance(state, Campaign) else 0)

    def forecast(self, state: State, seat: int | None) -> dict[str, Any]:
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
        """Spanish if it is asked for, else English."""
        return SpanishWords(self) if language == "es" else english_words(self)

    def modules(self) -> list[str]:
        """OV; not all of them go together."""
        return [name for name, _, _, _ in SWITCHES]

    def languages(self) -> list[str]:
        """English and Spanish."""
        return ["en", "es"]

    def rules_text(self) -> str:
        """The rules in our own words."""
        return read_beside("heptarchy.games.ortus", "rules.en.md")

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
        from heptarchy.games.ortus.facts import FACTS

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
        from heptarchy.games.ortus.bench import benchmark

        return benchmark()


def check_rebellion(options: Mapping[str, Value]) -> None:
    """RB-1, RB-15, RB-16, RB-18: Earls and mode that go together; a King who can be laid out from one set."""
    players = int(options["players"])
    low, high = REBELS[str(options["mode"])]
    if not low <= players <= high:
        many = "a single Earl" if high == 1 else f"{max(low, 2)} to {high} Earls"
        raise BadOptions(f"mode={options['mode']} is for {many}, not {players} (RB-1)")
    check_king(options)


SPACE.voice = book_of(PACKAGE).say
ORTUS = OrtusGame("ortus", "Ortus Regni", RULES_VERSION, SPACE, OPTIONS)
