"""878: Vikings as the rest of heptarchy meets it."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from heptarchy.games.vikings.book import why
from heptarchy.games.vikings.book.asks import question
from heptarchy.games.vikings.book.words import VikingsWords
from heptarchy.games.vikings.book.words_book import PACKAGE
from heptarchy.games.vikings.data.params import figure_options
from heptarchy.games.vikings.data.profiles import HOUSE_RULES
from heptarchy.games.vikings.table.actions import SPACE
from heptarchy.games.vikings.table.cautions import cautions, stood_before
from heptarchy.games.vikings.table.forecast import forecast, scopes
from heptarchy.games.vikings.table.garrison import before
from heptarchy.games.vikings.table.modules import SWITCHES, module_options
from heptarchy.games.vikings.table.series import times
from heptarchy.games.vikings.table.setup import first_state, seats_of
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.games.vikings.table.ways import ways
from heptarchy.kernel.beside import read_beside
from heptarchy.kernel.game import Game
from heptarchy.kernel.options import Option, Value, profile
from heptarchy.kit.greedy import Greedy
from heptarchy.speech.shelf import book_of, languages

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from heptarchy.kernel.ahead import Caution, Way
    from heptarchy.kernel.events import Event
    from heptarchy.kernel.state import State
    from heptarchy.kernel.words import Words
    from heptarchy.kit.benchmark import Benchmark
    from heptarchy.kit.encoding import Encoding
    from heptarchy.kit.facts import Facts
    from heptarchy.kit.mind import Mind

RULES_VERSION = 2
LADDER: Final[list[float]] = [0.7, 0.4, 0.2, 0.08, 100]  # the levels of its bots, the weakest first (kernel.game)


def said(option: str) -> str:
    """What there is to settle, as the English catalogue says it."""
    return book_of(PACKAGE).form(f"option-{option}")


OPTIONS: list[Option] = [
    Option("players", 4, said("players"), 2, 4),  # V-13.1
    Option("lone_side", "viking", said("lone_side"), choices=("viking", "english")),  # V-13.1
    profile(HOUSE_RULES),
    Option("advanced", False, said("advanced")),  # V-3.4
    *module_options(said),
    *figure_options(said),
]

ASKED = 4  # options that are asked for when a table is laid

FACTION_NAMES = ("Norsemen", "Berserkers", "Housecarl", "Thegn")
SIDE_NAMES = {(0, 1): "Vikings", (2, 3): "English"}


class VikingsGame(Game):
    """878: Vikings, with the modules of the Viking Age."""

    def start(self, options: Mapping[str, Value]) -> State:
        """V-3: the first state."""
        return first_state(dict(options))

    def check(self, options: Mapping[str, Value]) -> None:
        """V-13.1: a lone side is only for three."""
        if options["lone_side"] != "viking" and options["players"] != 3:
            raise why.LONE_SIDE.by("V-13.1", n=int(options["players"]))
        if int(options["treaty_markers"]) > int(options["conquest_markers"]):
            raise why.TREATY_MARKERS.by("V-12")

    def main_options(self) -> int:
        """All before modules and figures."""
        return ASKED

    def seat_names(self, options: Mapping[str, Value]) -> list[str]:
        """V-13.1: a seat is called after its faction, or after its side."""
        owner = seats_of(dict(options))
        names: list[str] = []
        for seat in range(int(options["players"])):
            factions = tuple(faction for faction in range(4) if owner[faction] == seat)
            names.append(SIDE_NAMES[factions] if len(factions) == 2 else FACTION_NAMES[factions[0]])
        return names

    def sides(self, options: Mapping[str, Value]) -> list[int]:
        """V-1.1, V-13.1: Vikings against English."""
        owner = seats_of(dict(options))
        return [owner.index(seat) // 2 for seat in range(int(options["players"]))]

    def longest(self, options: Mapping[str, Value]) -> int:
        """No seat can prolong the game, only dice can: play takes some hundred answers, never so many."""
        return 20_000

    def seen(self) -> Any:
        """Its views, odds and book."""
        from heptarchy.games.vikings.table import seen

        return seen

    def prompt(self, state: State, seat: int) -> str:
        """One line that says what this seat is asked."""
        assert isinstance(state, Vikings)
        return book_of(PACKAGE).say(question(state, seat))

    def show_event(self, event: Event) -> str:
        """A happening as a sentence."""
        said = str(event)
        return said[:1].upper() + said[1:]

    def rules_text(self) -> str:
        """V-1 to V-17 in our own words."""
        return read_beside("heptarchy.games.vikings", "rules.en.md")

    def words(self, language: str) -> Words:
        """By catalogue, in a language that has one; else English."""
        return VikingsWords(self, language if language in self.languages() else "en")

    def modules(self) -> list[str]:
        """VX-1 to VX-9."""
        return [name for name, _ in SWITCHES]

    def languages(self) -> list[str]:
        """Those that have catalogues, English first."""
        return languages(PACKAGE)

    def scopes(self, state: State, seat: int) -> dict[str, str]:
        """The battle being fought, the turn, the round, the game."""
        assert isinstance(state, Vikings)
        return scopes(state)

    def forecast(self, state: State, seat: int | None) -> Mapping[str, Any]:
        """The odds of the battle, and of those that the seat's options lead to."""
        assert isinstance(state, Vikings)
        return forecast(state, seat)

    def cautions(self, state: State, seat: int) -> dict[int, Caution]:
        """Cities that a march leaves, and a treaty that is signed."""
        assert isinstance(state, Vikings)
        return cautions(state, seat)

    def stood_before(self, state: State, caution: Caution) -> bool:
        """Was the city held when the way began?"""
        assert isinstance(state, Vikings)
        return stood_before(state, caution)

    def before(self, state: State, seat: int) -> dict[int, list[int]]:
        """One stays where a step would leave a held city empty."""
        assert isinstance(state, Vikings)
        return before(state, seat)

    def ways(self, state: State, seat: int) -> list[Way]:
        """Where armies and Leaders can get to."""
        assert isinstance(state, Vikings)
        return ways(state, seat)

    def times(self, state: State, seat: int) -> int:
        """Hits, Commands, units to place."""
        assert isinstance(state, Vikings)
        return times(state, seat)

    # Its box

    def mind(self) -> Mind:
        """What bots know of it."""
        from heptarchy.games.vikings.bot.mind import mind

        return mind()

    def ladder(self) -> list[float]:
        """Measured: docs/agents.md has the figures, tests/agents/test_ladder.py tries it."""
        return LADDER

    def agents(self) -> dict[str, Callable[[], Any]]:
        """A yardstick for those who know the modules."""
        return {"greedy-base": base_agent}

    def encoding(self, options: Mapping[str, Value]) -> Encoding:
        """How it looks to a learner."""
        from heptarchy.games.vikings.encoding.table import VikingsEncoding

        return VikingsEncoding(self, options)

    def facts(self) -> Facts:
        """What the lab reads off it."""
        from heptarchy.games.vikings.encoding.facts import FACTS

        return FACTS

    def screen(self, options: Mapping[str, Value], language: str) -> object:
        """What the terminal shows. By name: rich is not there where this is compiled."""
        screen: object = import_module("heptarchy.games.vikings.screen.screen").screen(self, options, language)
        return screen

    def odds_command(self) -> Callable[..., None]:
        """The exact odds of a battle."""
        command: Callable[..., None] = import_module("heptarchy.games.vikings.screen.odds").odds
        return command

    def benchmark(self) -> Benchmark:
        """How fast it is asked to be."""
        from heptarchy.games.vikings.encoding.bench import benchmark

        return benchmark()


def base_agent() -> Greedy:
    """Plays like greedy, as if no modules were on the table."""
    from heptarchy.games.vikings.bot.scores import base_scores

    return Greedy(base_scores)


SPACE.voice = book_of(PACKAGE).say
VIKINGS = VikingsGame("vikings", "878: Vikings", RULES_VERSION, SPACE, OPTIONS)
