"""Age of Arthur as the rest of heptarchy meets it."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from heptarchy.games.arthur.book.words import PACKAGE, ArthurWords
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.data.params import figure_options
from heptarchy.games.arthur.data.profiles import HOUSE_RULES
from heptarchy.games.arthur.table.actions import SPACE
from heptarchy.games.arthur.table.forecast import forecast, scopes
from heptarchy.games.arthur.table.presets import PRESETS, REIGN, SHORE_KEYS, SHORE_OF, rounds_of, sets
from heptarchy.games.arthur.table.setup import first_state
from heptarchy.games.arthur.table.state import BATTLE_KEYS, EACH, Campaign
from heptarchy.games.dba.game import DBA
from heptarchy.kernel.beside import read_beside
from heptarchy.kernel.game import Game
from heptarchy.kernel.modes import NESTED
from heptarchy.kernel.options import Option, Value, profile
from heptarchy.speech.shelf import ENGLISH, book_of, languages

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heptarchy.kernel.events import Event
    from heptarchy.kernel.state import State
    from heptarchy.kernel.words import Words
    from heptarchy.kit.benchmark import Benchmark
    from heptarchy.kit.encoding import Encoding
    from heptarchy.kit.facts import Facts
    from heptarchy.kit.mind import Mind

RULES_VERSION: Final = 3
LADDER: Final[list[float]] = [0.85, 0.65, 0.4, 0.12, 120]  # the levels of its bots, the weakest first (kernel.game)
PLAYERS: Final = 4  # if nobody says otherwise


def said(option: str) -> str:
    """What there is to settle, as the English catalogue says it."""
    return book_of(PACKAGE).form(f"option-{option}")


OPTIONS: list[Option] = [
    Option("players", PLAYERS, said("players"), 2, 8),
    Option("preset", REIGN, said("preset"), choices=PRESETS, sets=sets, ours=True),  # AA-28.2
    Option("battles", "table", said("battles"), choices=BATTLE_KEYS),  # AA-21
    profile(HOUSE_RULES),
    Option("rounds", rounds_of(REIGN, PLAYERS), said("rounds"), 3, 80, ours=True),  # AA-2.7
    Option("saxon_shore", SHORE_OF[REIGN], said("saxon_shore"), choices=SHORE_KEYS),  # AA-28.1
    Option("share_out", False, said("share_out")),  # AA-2.3
    Option("throne_on_death", False, said("throne_on_death"), ours=True),  # AA-5.9
    Option("war_at_end_of_round", True, said("war_at_end_of_round")),  # AA-26.1; else at once (AA-9.5)
    *figure_options(said),
]

ASKED: Final = 7  # options that are asked for when a table is laid

# More answers than a turn takes: every claim renounced, every art of Merlin, every ruler under the knives
ANSWERS_A_TURN: Final = 400
# And than a war takes but for its battle: offers, sides, levies, a siege of as many rounds as there are elements
ANSWERS_A_WAR: Final = 20000


class ArthurGame(Game):
    """Age of Arthur."""

    def start(self, options: Mapping[str, Value]) -> State:
        """The first state under settled options."""
        return first_state(options)

    def main_options(self) -> int:
        """All before the house rules."""
        return ASKED

    def seat_names(self, options: Mapping[str, Value]) -> list[str]:
        """AA-2.2: a seat is a kingdom."""
        return [t.KINGDOM_NAMES[kingdom] for kingdom in t.PLAYER_SETS[int(options["players"])]]

    def longest(self, options: Mapping[str, Value]) -> int:
        """`rounds` bounds the turns, and two wars in a turn are the most there can be; DBA bounds their battles."""
        players = int(options["players"])
        rounds = int(options["rounds"])
        battle = DBA.longest(DBA.settle({"players": players, "attackers": 1}))
        turn = ANSWERS_A_TURN + 2 * (ANSWERS_A_WAR + battle)
        return ANSWERS_A_TURN + rounds * players * turn

    def delegation_rule(self, state: State) -> str:
        """Bots command where the option `battles`, or a player before a battle, says so."""
        assert isinstance(state, Campaign)
        return "AA-21.4" if state.battles == EACH else "AA-21.3"

    def child_packages(self) -> list[str]:
        """Battles are games of DBA (AA-21.1)."""
        return ["heptarchy.games.dba"]

    def seen(self) -> Any:
        """Its views, odds and book."""
        from heptarchy.games.arthur.table import seen

        return seen

    def prompt(self, state: State, seat: int) -> str:
        """One line that says what this seat is asked."""
        return ArthurWords(self, ENGLISH).prompt(state, seat)

    def show_event(self, event: Event) -> str:
        """A happening as a sentence."""
        return ArthurWords(self, ENGLISH).event(event)

    def words(self, language: str) -> Words:
        """By catalogue, in a language that has one; else English."""
        return ArthurWords(self, language if language in self.languages() else ENGLISH)

    def languages(self) -> list[str]:
        """Those that have catalogues, English first."""
        return languages(PACKAGE)

    def scopes(self, state: State, seat: int) -> dict[str, str]:
        """The turn, the war, the game; in a battle its bound."""
        return scopes(state)

    def preview(self, state: State, seat: int, action: int) -> Mapping[str, Any]:
        """In a battle: where what is moved would stand."""
        assert isinstance(state, Campaign)
        if state.mode != NESTED or state.child is None or state.inner(seat) < 0:
            return {}
        return DBA.preview(state.child, state.inner(seat), action - state.offset)

    def forecast(self, state: State, seat: int | None) -> Mapping[str, Any]:
        """The chances of the war that is waged, from what all see; in a battle its combats."""
        return forecast(state, seat)

    def rules_text(self) -> str:
        """The rules in our own words."""
        return read_beside(PACKAGE, "rules.en.md")

    # Its box

    def mind(self) -> Mind:
        """What bots know of it."""
        from heptarchy.games.arthur.bot.mind import mind

        return mind()

    def ladder(self) -> list[float]:
        """Measured: docs/agents.md has the figures, tests/agents/test_ladder.py tries it."""
        return LADDER

    def encoding(self, options: Mapping[str, Value]) -> Encoding:
        """How it looks to a learner."""
        from heptarchy.games.arthur.encoding.table import ArthurEncoding

        return ArthurEncoding(self, options)

    def facts(self) -> Facts:
        """What the lab reads off it."""
        from heptarchy.games.arthur.encoding.facts import FACTS

        return FACTS

    def screen(self, options: Mapping[str, Value], language: str) -> object:
        """What the terminal shows. By name: rich is not there where this is compiled."""
        screen: object = import_module("heptarchy.games.arthur.screen.screen").screen(self, options, language)
        return screen

    def benchmark(self) -> Benchmark:
        """How fast it is asked to be."""
        from heptarchy.games.arthur.encoding.bench import benchmark

        return benchmark()


SPACE.voice = book_of(PACKAGE).say
ARTHUR = ArthurGame("arthur", "Age of Arthur", RULES_VERSION, SPACE, OPTIONS)
