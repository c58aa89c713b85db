"""What the terminal shows of a game: the plain screen, which any game can be played on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from heptarchy.kernel.message import Message
from heptarchy.kernel.modes import FATE
from heptarchy.kernel.rulebook import parse
from heptarchy.kit.screen.tongue import tongue
from heptarchy.speech.shelf import OURS, book_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from rich.console import RenderableType

    from heptarchy.kernel.game import Game
    from heptarchy.kernel.match import Entry, Match
    from heptarchy.kernel.message import Value
    from heptarchy.kernel.options import Value as Settled
    from heptarchy.kernel.refusal import Refusal
    from heptarchy.kernel.space import Verb
    from heptarchy.kernel.state import State
    from heptarchy.kernel.words import Words
    from heptarchy.kit.screen.tongue import Tongue

    Hears = Callable[[int], bool]  # may what is told to this audience be shown?


class Screen:
    """Draws views, options and happenings. It sees what `state.view` gives, never the state."""

    has_hands = False  # cards that a seat may look at
    has_cards = False  # cards whose texts may be asked for by name
    has_shires = False  # places to look at
    has_annals = False  # a chronicle
    example = ""  # something that may be called by its name

    def __init__(self, game: Game, options: Mapping[str, Settled]) -> None:
        self.game = game
        self.options = options
        self.players: list[str] = []  # by seat: who plays it, where that is known
        self.language = "en"
        self.foreseen: Mapping[str, Any] = {}  # the forecast, when odds are asked for

    @property
    def tongue(self) -> Tongue:
        """What is said around the game."""
        return tongue(self.language)

    # Help

    def help(self) -> list[tuple[str, str]]:
        """What may be typed, and what it does."""
        says, word = self.tongue, self.tongue.word
        named = self.example or says("a-name")
        return [
            ("3", says("help-number")),
            (named, says("help-name")),
            (says("typed-span"), says("help-span")),
            ("1 1 2", says("help-several")),
            ("?", says("help-question")),
            (f"? {self.example_rule()}", says("help-rule")),
            (f"{word('why')} {named}", says("help-why")),
            (word("options"), says("help-options")),
            (word("map"), says("help-map")),
            *self.help_here(),
            (f"{word('log')} [n]", says("help-log")),
            *([(f"{word('annals')} [n]", says("help-annals"))] if self.has_annals else []),
            (word("undo"), says("help-undo")),
            (f"{word('save')} {says('typed-file')}", says("help-save")),
            (word("quit"), says("help-quit")),
        ]

    def help_here(self) -> list[tuple[str, str]]:
        """What may be typed in this game besides."""
        return []

    def fought_out(self, rule: str) -> dict[str, list[int]]:
        """Where this rule asks in a battle that may be fought out: by rule, what is answered to its end."""
        return {}

    def example_rule(self) -> str:
        """A rule of the game, by its id."""
        book = parse(self.game.rules_text(), f"rules of {self.game.id}")
        return book.rules[0].id

    def rules_text(self, what: str) -> str:
        """The rules in which a rule, a chapter or words are looked up."""
        return self.game.rules_text()

    # What is asked

    def prompt(self, state: State, seat: int) -> str:
        """The question in one line."""
        return self.game.prompt(state, seat)

    def refusal(self, refusal: Refusal) -> str:
        """Why something may not be done, with its rule."""
        return str(refusal)

    # The table

    def moment(self, view: Mapping[str, Any]) -> object:
        """When this changes, the whole table is shown again."""
        return None

    def everything(self, state: State) -> Mapping[str, Any]:
        """The view of one who may see all hands, for replays."""
        return state.view(None)

    def status(self, view: Mapping[str, Any]) -> list[RenderableType]:
        """A line or two above each question."""
        return []

    def table(self, view: Mapping[str, Any], width: int) -> list[RenderableType]:
        """Everything that lies open."""
        grid = Table.grid(padding=(0, 2))
        for key, value in view.items():
            grid.add_row(Text(key, "bold"), Text(in_words(value)))
        return [grid]

    def hand(self, view: Mapping[str, Any]) -> list[RenderableType]:
        """The cards that the seat knows."""
        return []

    def played(self, view: Mapping[str, Any]) -> list[RenderableType]:
        """The cards that lie open."""
        return []

    def place(self, view: Mapping[str, Any], words: list[str]) -> list[RenderableType] | None:
        """One place in full; None where the game has none of that name."""
        return None

    def card(self, view: Mapping[str, Any], words: list[str]) -> list[RenderableType]:
        """The texts of the cards that the words mean."""
        return []

    def foresee(self, state: State, seat: int | None) -> None:
        """Learn the odds as they stand, from what all may know and from what this seat may."""
        self.foreseen = self.game.forecast(state, seat)

    def odds(self, view: Mapping[str, Any], words: list[str]) -> list[RenderableType]:
        """The chances of what is being fought, and of what may be chosen."""
        return self.odds_of_options(view) or [Text(self.tongue("no-odds"))]

    def odds_of_options(self, view: Mapping[str, Any]) -> list[RenderableType]:
        """The options that have odds, the best first."""
        found: list[tuple[float, str]] = []
        for said, one in self.foreseen.get("options", {}).items():
            if isinstance(one.get("win"), float):
                named = self.shown(self.game.space.parse(said))
                found.append((-one["win"], f"{named[:1].upper()}{named[1:]}: {chance_of(one)}"))
        return [Text(line) for _, line in sorted(found)]

    def ending(self, match: Match) -> list[RenderableType]:
        """Who has won, and why."""
        result = match.state.result()
        winners = ", ".join(match.record.names[seat] for seat in result.winners)
        first = self.tongue("first" if winners else "nobody-won", names=winners)
        return [Text(self.tongue("over", ending=result.ending, first=first), "bold")]

    # Options

    def learn(self, state: State, seat: int) -> None:
        """What the seat's options are called in the game's own words, where a view does not tell."""

    def shown(self, action: int) -> str:
        """Any action in a few words that may also be typed."""
        return self.game.space.show(action)

    def spelled(self, text: str) -> str:
        """An action as a player types it, in the spelling of records."""
        return " ".join(text.casefold().split())

    def verb(self, action: int) -> Verb | None:
        """The verb of an action; None inside a child game."""
        space = self.game.space
        if action < len(space.verb_of):
            return space.verb_of[action]
        return next((verb for verb in space.verbs if verb.holds(action)), None)

    def is_count(self, verb: Verb) -> bool:
        """Does the verb set a number?"""
        keys = verb.domain.keys
        return bool(keys) and all(key.isdigit() for key in keys)

    def title(self, action: int) -> str:
        """The heading under which an option stands."""
        verb = self.verb(action)
        return self.game.space.say(action).partition("/")[0] if verb is None else verb.name.replace("_", " ")

    def label(self, view: Mapping[str, Any], action: int) -> str:
        """An option under its heading."""
        verb = self.verb(action)
        if verb is None:
            return self.game.space.show(action)
        return verb.domain.show(verb.arg(action)) or verb.name.replace("_", " ")

    def note(self, view: Mapping[str, Any], action: int) -> Text:
        """What to know about an option before it is chosen."""
        return Text()

    def is_wordy(self, action: int) -> bool:
        """Does the option's note take a line of its own?"""
        return False

    def sections(self, title: str, actions: list[int]) -> list[tuple[str, list[int]]]:
        """A long group, cut where a reader looks for it."""
        return [(title, actions)]

    def names(self) -> dict[int, list[str]]:
        """Further names by which a player may call an action."""
        return {}

    # Several answers in one line

    def staying(self, state: State, seat: int, number: int, kind: str) -> list[int] | None:
        """The answers by which so many stay where a way begins; None where that is not asked."""
        return None

    def is_on_way(self, actions: list[int]) -> bool:
        """Have these answers led somewhere?"""
        return False

    def ending_way(self, state: State, seat: int, actions: list[int]) -> list[int]:
        """What a line that has led somewhere ends with: an army halts, though it could go on."""
        return []

    # Seats

    def seat_title(self, name: str) -> str:
        """A seat as one plays it: the Vikings."""
        return f"the {name}"

    def seats_called(self, word: str, view: Mapping[str, Any]) -> list[int]:
        """The seats that a word means, besides their own names and numbers."""
        return []

    # The log

    def story(self, match: Match, entries: list[Entry], hears: Hears, persons: list[int]) -> list[Text]:
        """What happened, a line a happening."""
        return worded_story(self.game.words(self.language).at(self.options), match, entries, hears, persons)


def worded_story(words: Words, match: Match, entries: list[Entry], hears: Hears, persons: list[int]) -> list[Text]:
    """What happened, in a game's own words; what fate answers is said where nothing came of it."""
    lines: list[Text] = []
    names = seats_in(words, match)
    for entry in entries:
        told = [Text(f"  {words.event(event)}") for event in entry.events if hears(event.audience)]
        if entry.seat != FATE:
            line = answered(words, entry, names[entry.seat], hears)
            lines.append(Text(marked(words, entry, line, persons)))
        elif hears(entry.audience) and not told:
            lines.append(Text(around(words, "line-fate", said=words.said(entry.action))))
        lines += told
    return lines


def answered(words: Words, entry: Entry, who: str, hears: Hears) -> str:
    """What a seat answered, if that may be heard."""
    said = f"{who} {words.said(entry.action)}"
    return said if hears(entry.audience) else around(words, "line-secret", who=who)


def marked(words: Words, entry: Entry, line: str, persons: list[int]) -> str:
    """The line of an answer; that a person had no other is said."""
    return around(words, "line-only", line=line) if entry.forced and entry.seat in persons else line


def around(words: Words, id: str, **facts: Value) -> str:
    """What every game's log says around a game's own words."""
    return book_of(OURS, words.language).say(Message(id, facts))


def seats_in(words: Words, match: Match) -> list[str]:
    """Who sits where; a seat that has no other name than its own is called as the language has it."""
    plain = match.game.seat_names(match.record.options)
    there = words.seat_names(match.record.options)
    called = zip(match.record.names, plain, there, strict=True)
    return [own if own != name else other for own, name, other in called]


def in_words(value: object) -> str:
    """A part of a view as plain words: `3, 2`; `egil 3, ljot 2`; lists within lists in brackets."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {bracketed(part)}" for key, part in value.items()) or "none"
    if isinstance(value, list | tuple):
        return ", ".join(bracketed(part) for part in value) or "none"
    if value is None or isinstance(value, bool):
        return "yes" if value else "no" if value is False else "none"
    return str(value)


def bracketed(value: object) -> str:
    """A part of a part."""
    said = in_words(value)
    return f"({said})" if isinstance(value, dict | list | tuple) and len(value) > 1 else said


def chance_of(one: Mapping[str, Any]) -> str:
    """`45 %`; `~45 % (45-83)` where it depends on what nobody knows yet."""
    win, low, high = (one.get(key, one["win"]) for key in ("win", "low", "high"))
    span = f" ({round(100 * low)}-{round(100 * high)})" if round(100 * low) != round(100 * high) else ""
    return f"{'' if one.get('exact') else '~'}{percent(win)}{span}"


def percent(p: float, digits: int = 0) -> str:
    """`45 %`; `> 99 %` and `< 1 %` where rounding would call certain what is not."""
    least = 10.0**-digits
    if 0 < p < 1 and not least <= 100 * p <= 100 - least:
        return f"< {least:.{digits}f} %" if p < 0.5 else f"> {100 - least:.{digits}f} %"
    return f"{100 * p:.{digits}f} %"
