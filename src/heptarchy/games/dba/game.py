"""DBA 2.2 in its Big Battle form, as the rest of heptarchy meets it."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from heptarchy.games.dba.book.words import DbaWords
from heptarchy.games.dba.book.words_book import PACKAGE
from heptarchy.games.dba.commands import WIDTH
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.data.params import figure_options, make_params
from heptarchy.games.dba.data.profiles import HOUSE_RULES
from heptarchy.games.dba.data.scenarios import BATTLE_KEYS, scenario
from heptarchy.games.dba.muster import FOR_SALE, LEADERS, LEAST, MOST
from heptarchy.games.dba.table.actions import SPACE
from heptarchy.games.dba.table.cautions import cautions
from heptarchy.games.dba.table.domains import COMMAND_SIZE
from heptarchy.games.dba.table.forecast import forecast
from heptarchy.games.dba.table.lobby import ASKED, LANDING_CHOICES, fixed_by_battle, rulers
from heptarchy.games.dba.table.preview import preview
from heptarchy.games.dba.table.setup import first_state, sides_of
from heptarchy.games.dba.table.state import Battle
from heptarchy.kernel.beside import read_beside
from heptarchy.kernel.game import Game
from heptarchy.kernel.message import MESSAGE, NUMBER, Asks
from heptarchy.kernel.options import Option, Value, profile
from heptarchy.kernel.refusal import BadOptions
from heptarchy.speech.shelf import ENGLISH, book_of, languages

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from heptarchy.games.dba.bot.advance import Advance
    from heptarchy.kernel.ahead import Caution
    from heptarchy.kernel.events import Event
    from heptarchy.kernel.message import Message
    from heptarchy.kernel.state import State
    from heptarchy.kernel.words import Words
    from heptarchy.kit.benchmark import Benchmark
    from heptarchy.kit.encoding import Encoding
    from heptarchy.kit.facts import Facts
    from heptarchy.kit.mind import Mind

RULES_VERSION: Final = 3
LADDER: Final[list[float]] = [0.8, 0.45, 0.22, 0.07, 60]  # the levels of its bots, the weakest first (kernel.game)

SAYS: Final = book_of(PACKAGE)


def sentence(option: str) -> str:
    """What there is to settle, in English."""
    return SAYS.form(f"option-{option}")


OPTIONS: list[Option] = [
    Option("players", 2, sentence("players"), 2, 8),
    Option("attackers", 0, sentence("attackers"), 0, 7),
    profile(HOUSE_RULES),
    Option("battle", "open", sentence("battle"), choices=BATTLE_KEYS, ours=True),
    Option("points", 36, sentence("points"), 9, 80, ours=True),
    Option("first_people", "british", sentence("first_people"), choices=t.PEOPLE_KEYS),
    Option("second_people", "saxon", sentence("second_people"), choices=t.PEOPLE_KEYS),
    Option("country", "arable", sentence("country"), choices=t.COUNTRY_KEYS),
    Option("ground", "lot", sentence("ground"), choices=("lot", "chosen")),
    Option("cards", 0, sentence("cards"), 0, 2, ours=True),
    *figure_options(sentence),
    Option("landing", "none", sentence("landing"), choices=LANDING_CHOICES),
]

# Options that do not go together
BAD: Final = Asks(SPACE, "bad")
MANY_ATTACKERS: Final = BAD.ask("attackers", n=NUMBER, players=NUMBER)
FEW_CARDS: Final = BAD.ask("cards", n=NUMBER, players=NUMBER)
NO_ROOM: Final = BAD.ask("margin", n=NUMBER)
OTHER_COMMANDS: Final = BAD.ask("commands", battle=MESSAGE, first=NUMBER, second=NUMBER, first2=NUMBER, second2=NUMBER)
FEW_POINTS: Final = BAD.ask("points", n=NUMBER, least=NUMBER, most=NUMBER)

NARROWEST: Final = 80  # mm of the middle that a sector needs for its elements and its camp


class DbaGame(Game):
    """DBA 2.2, Big Battle."""

    def start(self, options: Mapping[str, Value]) -> State:
        """The first state under settled options."""
        return first_state(options)

    def check(self, options: Mapping[str, Value]) -> None:
        """Sides that have players, armies that can be raised, sectors that have room."""
        players = int(options["players"])
        if int(options["attackers"]) >= players:
            raise bad(MANY_ATTACKERS.of(n=players - 1, players=players))
        if int(options["cards"]) * players > t.CARDS:
            raise bad(FEW_CARDS.of(n=t.CARDS, players=players))
        check_armies(options)
        side = sides_of(options)
        most = max(side.count(0), side.count(1))
        middle = WIDTH - 2 * int(options["deploy_margin"])
        if middle // most < NARROWEST:
            raise bad(NO_ROOM.of(n=most))

    def main_options(self) -> int:
        """All before the figures, and the rounds."""
        return ASKED

    def fixed(self, options: Mapping[str, Value]) -> dict[str, Value | None]:
        """DBA-25.8: what a ready-made battle leaves no choice about."""
        return fixed_by_battle(options)

    def seat_names(self, options: Mapping[str, Value]) -> list[str]:
        """Rulers of the age, each of the people that he leads."""
        return rulers(options)

    def sides(self, options: Mapping[str, Value]) -> list[int]:
        """The two sides of the battle."""
        return sides_of(options)

    def longest(self, options: Mapping[str, Value]) -> int:
        """`rounds` bounds the bounds; PIPs bound the moves, and elements all else.

        A command of n elements takes at most n + 20 answers to muster, n to deploy, a few for cards and order. In a
        bound it has at most 8 moves (a die, and what traits save) of up to n + 4 answers; each of its elements is
        held or flees, fights (a choice, the dice, three bonuses, a personality) and is touched by fire or works.
        """
        players = int(options["players"])
        elements = players * COMMAND_SIZE
        before = 200 + players * (100 + 3 * COMMAND_SIZE)
        bound = 400 + players * 60 + elements * 30
        return before + 2 * int(options["rounds"]) * bound

    def seen(self) -> Any:
        """Its views, odds and book."""
        from heptarchy.games.dba.table import seen

        return seen

    def prompt(self, state: State, seat: int) -> str:
        """One line that says what this seat is asked."""
        return DbaWords(self, ENGLISH).prompt(state, seat)

    def show_event(self, event: Event) -> str:
        """A happening as a sentence."""
        return DbaWords(self, ENGLISH).event(event)

    def scopes(self, state: State, seat: int) -> dict[str, str]:
        """The bound, the game."""
        assert isinstance(state, Battle)
        return {"game": "", "bound": str(state.bound)}

    def preview(self, state: State, seat: int, action: int) -> Mapping[str, Any]:
        """Where what is moved would stand, and what it would cost."""
        assert isinstance(state, Battle)
        return preview(state, seat, action)

    def cautions(self, state: State, seat: int) -> dict[int, Caution]:
        """A battle conceded, and a last command given up."""
        assert isinstance(state, Battle)
        return cautions(state, seat)

    def forecast(self, state: State, seat: int | None) -> Mapping[str, Any]:
        """The close combats that stand, with their exact odds."""
        return forecast(state, seat)

    def words(self, language: str) -> Words:
        """By catalogue, in a language that has one; else English."""
        return DbaWords(self, language if language in self.languages() else ENGLISH)

    def languages(self) -> list[str]:
        """Those that have catalogues, English first."""
        return languages(PACKAGE)

    def rules_text(self) -> str:
        """The rules in our own words."""
        return read_beside(PACKAGE, "rules.en.md")

    # Its box

    def mind(self) -> Mind:
        """What bots know of it."""
        from heptarchy.games.dba.bot.mind import mind

        return mind()

    def ladder(self) -> list[float]:
        """Measured: docs/agents.md has the figures, tests/agents/test_ladder.py tries it."""
        return LADDER

    def agents(self) -> dict[str, Callable[[], Any]]:
        """A yardstick for those who know what a battle is."""
        return {"advance": advance_agent}

    def encoding(self, options: Mapping[str, Value]) -> Encoding:
        """How it looks to a learner."""
        from heptarchy.games.dba.encoding.table import DbaEncoding

        return DbaEncoding(self, options)

    def facts(self) -> Facts:
        """What the lab reads off it."""
        from heptarchy.games.dba.encoding.facts import FACTS

        return FACTS

    def screen(self, options: Mapping[str, Value], language: str) -> object:
        """What the terminal shows. By name: rich is not there where this is compiled."""
        screen: object = import_module("heptarchy.games.dba.screen.screen").screen(self, options, language)
        return screen

    def odds_command(self) -> Callable[..., None]:
        """The exact odds of a close combat."""
        command: Callable[..., None] = import_module("heptarchy.games.dba.screen.odds").odds
        return command

    def benchmark(self) -> Benchmark:
        """How fast it is asked to be."""
        from heptarchy.games.dba.encoding.bench import benchmark

        return benchmark()


def check_armies(options: Mapping[str, Value]) -> None:
    """DBA-25.5, DBA-25.8: points for a smallest army, or players that a ready-made battle has commands for."""
    side = sides_of(options)
    if options["battle"] != BATTLE_KEYS[0]:
        hosts = scenario(str(options["battle"])).hosts
        for own in range(2):
            if side.count(own) > len(hosts[own]):
                first, second = side.count(0), side.count(1)
                most = [len(one) for one in hosts]
                battle = str(options["battle"])
                raise bad(OTHER_COMMANDS.of(battle=battle, first=most[0], second=most[1], first2=first, second2=second))
        return
    cost = make_params(options).cost
    least = min([cost[kind] for kind in LEADERS]) + (LEAST - 1) * min([cost[kind] for kind in FOR_SALE])
    if int(options["points"]) < least:
        raise bad(FEW_POINTS.of(n=least, least=LEAST, most=MOST))


def bad(message: Message) -> BadOptions:
    """Why options are not played, in English and as a message."""
    return BadOptions(SAYS.say(message), message)


def advance_agent() -> Advance:
    """Goes straight ahead."""
    from heptarchy.games.dba.bot.advance import Advance

    return Advance()


SPACE.voice = SAYS.say
DBA = DbaGame("dba", "DBA Big Battle", RULES_VERSION, SPACE, OPTIONS)
