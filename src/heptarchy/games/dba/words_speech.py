"""The names and short wordings of one language, as tables: what `words`, `sentences` and `words_book` put together."""

from __future__ import annotations

import re
from typing import Final

from heptarchy.games.dba.domains import ELEMENTS, spell_pose, unpack_sum

BRACES: Final = re.compile(r"\{(\w*)\}")
CHOICE: Final = re.compile(r"<([^|<>]*)\|([^|<>]*)>")  # <for one|for more>, by the number n


class Speech:
    """One language. Tuples are by id; dicts are by key, as the comments say."""

    def __init__(self) -> None:
        # Names and texts
        self.types: tuple[str, ...] = ()
        self.type_texts: tuple[str, ...] = ()
        self.traits: tuple[str, ...] = ()
        self.trait_texts: tuple[str, ...] = ()
        self.cards: tuple[str, ...] = ()
        self.card_texts: tuple[str, ...] = ()
        self.card_windows: tuple[str, ...] = ()  # when a card is played
        self.grounds: tuple[str, ...] = ()
        self.ground_texts: tuple[str, ...] = ()
        self.countries: tuple[str, ...] = ()
        self.holds: tuple[str, ...] = ()
        self.rivers: tuple[str, ...] = ()
        self.edges: tuple[str, ...] = ()
        self.peoples: tuple[str, ...] = ()
        self.winds: tuple[str, ...] = ()  # from the east and round by the north
        self.statuses: dict[str, str] = {}  # by key of a status
        self.outcomes: dict[str, str] = {}
        self.stages: dict[str, str] = {}
        self.bands: dict[str, str] = {}  # general, warlord, prince, pendragon
        self.factors: tuple[str, ...] = ()  # by t.TOLD_KEYS; the first, an element's own factor, goes without a name
        self.relations: tuple[str, ...] = ()  # by relation (DBA-1.7), after the name of the enemy
        self.hosts: dict[str, tuple[str, str]] = {}  # by key: name and a sentence
        self.battles: dict[str, tuple[str, str]] = {}  # by key: name and a paragraph
        self.arrays: tuple[str, ...] = ()
        self.command: str = ""  # {} its number, where names are not known
        self.both: str = ""  # and
        # Answers: by verb
        self.labels: dict[str, str] = {}
        self.said: dict[str, str] = {}
        self.verbs: dict[str, str] = {}
        self.moves: dict[str, str] = {}  # parts of a move
        # The rest
        self.prompts: dict[str, str] = {}  # by key of a question
        self.events: dict[str, str] = {}  # by name of an event; braces as in `told`
        self.endings: dict[str, str] = {}  # by ending


class Names:
    """Who is who at one table: players by seat, and the types of elements as far as options tell them."""

    def __init__(self, commands: list[str], kinds: list[int]) -> None:
        self.commands = commands
        self.kinds = kinds  # -1: not known

    def element(self, e: int, speech: Speech) -> str:
        """`Spears e4`; `e4` where its type is not known."""
        kind = self.kinds[e] if e < len(self.kinds) else -1
        return f"e{e + 1}" if kind < 0 else f"{speech.types[kind]} e{e + 1}"

    def command(self, seat: int, speech: Speech) -> str:
        """Its player's name."""
        return self.commands[seat] if 0 <= seat < len(self.commands) else speech.command.format(seat + 1)


NO_NAMES: Final = Names([], [])


def named(name: str, value: int, speech: Speech, names: Names) -> str:
    """What a number of a message stands for: `{element2}` is another of the domain `element`."""
    domain = name.rstrip("0123456789")
    if domain == "element":
        return names.element(value, speech)
    if domain == "troop":
        kind = value // ELEMENTS - 1
        return names.element(value, speech) if kind < 0 else f"{speech.types[kind]} e{value % ELEMENTS + 1}"
    if domain == "command":
        return names.command(value, speech)
    if domain == "pose":
        return spell_pose(value)
    if domain == "sum":
        return sum_line(value, speech)
    lists = {
        "type": speech.types,
        "trait": speech.traits,
        "card": speech.cards,
        "ground": speech.grounds,
        "river": speech.rivers,
        "edge": speech.edges,
        "hold": speech.holds,
    }
    return lists[domain][value] if domain in lists else str(value)


def sum_line(packed: int, speech: Speech) -> str:
    """`4, +1 rear support, -1 left flank`: what a total of close combat is made of besides the die."""
    own, *others = unpack_sum(packed)
    named_parts = zip(others, speech.factors[1:], strict=True)
    return ", ".join([str(own), *[f"{part:+d} {name}" for part, name in named_parts if part]])


def filled(template: str, original: str, args: list[int], speech: Speech, names: Names) -> str:
    """A template with the names that the braces of the original one stand for, in whatever order it has them.

    Braces without a name are taken in their order.
    """
    shown: dict[str, str] = {}
    nameless: list[str] = []
    n = 0
    for name, value in zip(BRACES.findall(original), args, strict=False):
        if name:
            shown[name] = named(name, value, speech, names)
        else:
            nameless.append(str(value))
        if name == "n":
            n = value
    pieces: list[str] = []
    end = 0
    for brace in BRACES.finditer(template):
        pieces.append(template[end : brace.start()])
        pieces.append(shown[brace.group(1)] if brace.group(1) else nameless.pop(0))
        end = brace.end()
    pieces.append(template[end:])
    return CHOICE.sub(lambda choice: choice.group(1 if n == 1 else 2), "".join(pieces))


def capital(line: str) -> str:
    """The line with a capital at its beginning; names like e4 stay as they are, and what a number begins."""
    for i, letter in enumerate(line):
        if letter.isdigit():
            return line
        if letter.isalpha():
            is_name = letter == "e" and line[i + 1 : i + 2].isdigit()
            return line if is_name else line[:i] + letter.upper() + line[i + 1 :]
    return line
