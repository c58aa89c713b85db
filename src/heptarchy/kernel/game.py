"""A game as the rest of heptarchy meets it: its name, its options, its first state."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from heptarchy.kernel.message import TEXT
from heptarchy.kernel.options import Option, Value, settle, usual
from heptarchy.kernel.refusal import Fault, UnknownGame
from heptarchy.kernel.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from importlib.metadata import EntryPoint

    from heptarchy.kernel.ahead import Caution, Way
    from heptarchy.kernel.events import Event
    from heptarchy.kernel.space import Space
    from heptarchy.kernel.state import State

GROUP = "heptarchy.games"  # the entry points through which other packages add games
PAST = "@"  # in the name of one: `raids@1` is raids under version 1 of its rules, kept for games that were played by it
NO_GAME: Final = Fault("no-game", "no game {game}; there are {games}", game=TEXT, games=TEXT)
NO_GAME_NEAR: Final = Fault("no-game-near", "no game {game}; nearest is {near}", game=TEXT, near=TEXT)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What a game gives besides its rules: derive once per game, and list it or register it."""

    def __init__(self, id: str, title: str, rules_version: int, space: Space, options: list[Option]) -> None:
        self.id = id
        self.title = title
        self.rules_version = rules_version  # raised when a recorded game could replay differently
        self.space = space
        self.options = options

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.id}, rules version {self.rules_version}>"

    # What a game gives

    def start(self, options: Mapping[str, Value]) -> State:
        """The first state under settled options, stopped at its first question."""
        raise NotImplementedError

    def check(self, options: Mapping[str, Value]) -> None:
        """Raise BadOptions where options contradict each other."""

    def main_options(self) -> int:
        """How many of the options, from the first, are asked for when a table is laid; the others are house rules."""
        return 3

    def fixed(self, options: Mapping[str, Value]) -> dict[str, Value | None]:
        """Options that others leave no choice about: what they come to is shown, not asked for. None: of no effect."""
        return {}

    def seat_names(self, options: Mapping[str, Value]) -> list[str]:
        """What each seat is called, under these options."""
        raise NotImplementedError

    def sides(self, options: Mapping[str, Value]) -> list[int]:
        """By seat: its side, under these options. Seats of one side play together; unless told, each is for itself.

        From the settled options alone: who may sit where is judged by it before the game begins.
        """
        return list(range(len(self.seat_names(options))))

    def longest(self, options: Mapping[str, Value]) -> int:
        """More answers than any play can have, fate's included."""
        raise NotImplementedError

    def seen(self) -> Any:
        """The types of what it shows: its package's `seen.py`; None where a game declares none.

        `View` is what a seat sees (`State.view`); `Forecast`, `Preview` and `Book`, where it has them, are what the
        hooks of those names return.
        """
        return None

    def prompt(self, state: State, seat: int) -> str:
        """One line that says what this seat is asked."""
        raise NotImplementedError

    def show_event(self, event: Event) -> str:
        """A happening as a sentence."""
        return str(event)

    def rules_text(self) -> str:
        """The numbered rules, as Markdown."""
        raise NotImplementedError

    def words(self, language: str) -> Words:
        """What this game says in a language; English where it does not speak that one."""
        return Words(self)

    def modules(self) -> list[str]:
        """Options that switch a module on, by name; a shell's `--modules all` means these."""
        return []

    def languages(self) -> list[str]:
        """The languages that `words` speaks."""
        return ["en"]

    def scopes(self, state: State, seat: int) -> dict[str, str]:
        """How long a standing answer may hold: spans by name (battle, turn), each with a token that changes at its end.

        Tokens come from what everybody sees. "game" lasts to the end.
        """
        return {"game": ""}

    def forecast(self, state: State, seat: int | None) -> Mapping[str, Any]:
        """Odds as they stand, from what this seat (None: a spectator) sees alone: `battle` and `options`."""
        return {"battle": None, "options": {}}

    def preview(self, state: State, seat: int, action: int) -> Mapping[str, Any]:
        """What an action of this seat's question would come to on the table, allowed or not: for a ghost to be drawn.

        From what the seat sees alone: where it can't tell two states apart, their previews are equal. Called many
        times a second, it changes nothing.
        """
        return {}

    def cautions(self, state: State, seat: int) -> dict[int, Caution]:
        """By option of this seat's question: what it gives up, to be said before it is done. From what the seat sees.

        A grave one would end the game for who answers so: every client asks for a second yes.
        """
        return {}

    def stood_before(self, state: State, caution: Caution) -> bool:
        """Had the seat in this state already what several answers from here would give up? Else that goes unsaid."""
        return True

    def before(self, state: State, seat: int) -> dict[int, list[int]]:
        """By option: answers that clients give before it unless told otherwise, such as who stays behind."""
        return {}

    def ways(self, state: State, seat: int) -> list[Way]:
        """Where this seat's question leads over several answers of its own, for one drag or one line."""
        return []

    def times(self, state: State, seat: int) -> int:
        """How often in a row this seat is asked the same now, unless its answers change that: Hits to take, say."""
        return 1

    def delegation_rule(self, state: State) -> str:
        """The rule by which a bot answers for a seat (`State.delegates`), where there is one."""
        return ""

    def child_packages(self) -> list[str]:
        """The packages of games that are played within this one: where states as bytes may name classes and steps."""
        return []

    # What its box holds besides the rules: made when somebody asks, and what it must be is said in `heptarchy.kit`

    def mind(self) -> object:
        """What bots know of it (`kit.mind.Mind`). None: options look alike, and games are played out."""
        return None

    def ladder(self) -> list[float]:
        """The five levels of its bots, the weakest first, as `agents.levels` reads them. Empty: those of any game."""
        return []

    def agents(self) -> dict[str, Callable[[], Any]]:
        """Agents that play this game alone, by name: yardsticks for others."""
        return {}

    def encoding(self, options: Mapping[str, Value]) -> object:
        """How it looks to a learner under these options (`kit.encoding.Encoding`). None: as any game does."""
        return None

    def facts(self) -> object:
        """What the lab reads off it (`kit.facts.Facts`). None: its result alone."""
        return None

    def screen(self, options: Mapping[str, Value], language: str) -> object:
        """What the terminal shows of it (`kit.screen.screen.Screen`). None: lists, as of any game."""
        return None

    def odds_command(self) -> Callable[..., None] | None:
        """What `heptarchy odds` asks for this game: a function with typer's parameters, which prints the answer."""
        return None

    def benchmark(self) -> object:
        """How `heptarchy bench` measures it (`kit.benchmark.Benchmark`). None: not at all."""
        return None

    # What follows from it

    def settle(self, given: Mapping[str, object]) -> dict[str, Value]:
        """All options, checked one by one and together."""
        settled = settle(self.options, given)
        self.check(settled)
        return settled

    def usual(self, settled: Mapping[str, Value]) -> dict[str, Value]:
        """What the options would be by the presets alone, such as the profile: whatever differs is a house rule."""
        return usual(self.options, settled)

    def new(self, **given: object) -> State:
        """A fresh game: `game.new(players=4)`."""
        return self.start(self.settle(given))


def game(id: str, built_in: Mapping[str, Callable[[], Game]]) -> Game:
    """The game of that name: one of the built-in table, or one that an installed package registers."""
    if id in built_in:
        return built_in[id]()
    others = registered()
    if id in others:
        return _loaded(others[id])
    known = sorted({*built_in, *others})
    near = difflib.get_close_matches(id, known, n=1)
    if near:
        raise UnknownGame(*NO_GAME_NEAR.told(game=repr(id), near=near[0]))
    raise UnknownGame(*NO_GAME.told(game=repr(id), games=", ".join(known)))


def past_game(id: str, rules_version: int) -> Game | None:
    """The game under an earlier version of its rules, if an installed package announces that."""
    entry = announced().get(f"{id}{PAST}{rules_version}")
    return None if entry is None else _loaded(entry)


def _loaded(entry: EntryPoint) -> Game:
    found = entry.load()
    made = found() if callable(found) else found
    if not isinstance(made, Game):
        raise UnknownGame(f"entry point {entry.name!r} of {GROUP} gives {type(made).__name__}, not a Game")
    return made


def game_ids(built_in: Mapping[str, Callable[[], Game]]) -> list[str]:
    """All games that can be played here."""
    return sorted({*built_in, *registered()})


def registered() -> dict[str, EntryPoint]:
    """The games that installed packages announce, under today's rules."""
    return {name: entry for name, entry in announced().items() if PAST not in name}


def announced() -> dict[str, EntryPoint]:
    """All that installed packages announce, past versions too."""
    from importlib.metadata import entry_points  # 20 ms that a built-in game need not wait for

    return {entry.name: entry for entry in entry_points(group=GROUP)}
