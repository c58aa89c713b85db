"""The names and short wordings of one language, as tables: what `words`, `words_book` and the prompts put together.

Templates of happenings and refusals name their numbers in braces, as the English ones of `told` do, and may ask for a
form of the name: `{a type}`, `{the property earl}` (its colour only if it is not that Earl's), `{n type}` (so many),
`{n|card|cards}` (a number and its noun), `{#n|is|are}` (the word alone).
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

from heptarchy.games.ortus import tables as t
from heptarchy.games.ortus.actions import property_action
from heptarchy.games.ortus.wording import several

if TYPE_CHECKING:
    from heptarchy.games.ortus.state import Ortus

DIGITS = "0123456789"


class Speech:
    """One language. Tuples are by id; dicts are by key, as the comments say."""

    def __init__(self) -> None:
        # Names
        self.earls: tuple[str, ...] = ()
        self.king: str = ""  # of a Rebellion
        self.vikings: str = ""
        self.welsh: str = ""
        self.types: tuple[str, ...] = ()
        self.a_type: tuple[str, ...] = ()
        self.the_type: tuple[str, ...] = ()
        self.one_of: tuple[str, ...] = ()  # by type, after the number 1
        self.many: tuple[str, ...] = ()  # by type, after other numbers
        self.lords: tuple[str, ...] = ()  # by type: a Monk who is Lord is an Abbot
        self.lord: str = ""  # of any type
        self.army: tuple[str, ...] = ()
        self.a_army: tuple[str, ...] = ()
        self.the_army: tuple[str, ...] = ()
        self.armies: tuple[str, ...] = ()  # more than one
        self.raiders: tuple[str, ...] = ()
        self.a_raider: tuple[str, ...] = ()
        self.many_raiders: tuple[str, ...] = ()
        self.places: tuple[str, ...] = ()
        self.a_property: tuple[str, ...] = ()  # by place in the domain, with its colour
        self.the_property: tuple[str, ...] = ()
        self.results: tuple[str, ...] = ()
        self.joust: tuple[str, ...] = ()
        self.a_joust: tuple[str, ...] = ()
        self.joust_hands: tuple[str, ...] = ()
        self.styles: tuple[str, ...] = ()
        self.style_sentences: tuple[str, ...] = ()
        self.ballots: tuple[str, ...] = ()
        # Cards, by key: the sixteen types, and those of `words_book.OTHERS`
        self.card_names: dict[str, str] = {}
        self.card_texts: dict[str, str] = {}
        # Answers: by verb, by verb and thing, or by verb and rule of the question
        self.labels: dict[str, str] = {}
        self.said: dict[str, str] = {}
        self.verbs: dict[str, str] = {}
        # The rest
        self.endings: dict[str, str] = {}  # by ending, and `many` or `none` after it; {} who has won
        self.assumes: dict[str, str] = {}  # by key of the forecast
        self.variants: dict[str, tuple[str, str]] = {}  # by key: name and sentence
        self.modes: dict[str, tuple[str, str]] = {}
        self.choices: dict[str, str] = {}  # of options: by option and choice
        self.beside: str = ""  # of a seat: with whom its Earl plays (OV-16)
        self.beside_and_facing: str = ""  # and whom he faces (OV-17)
        self.smooth: tuple[tuple[str, str], ...] = ()  # what runs together: `de el Rey` is `del Rey`
        self.forms: dict[str, tuple[str, ...]] = {}  # by what stands in braces

    def with_king(self, house: int) -> Speech:
        """The same words, in which this house is called the King."""
        other = copy(self)
        other.earls = (*self.earls[:house], self.king, *self.earls[house + 1 :])
        other.settle()
        return other

    def settle(self) -> None:
        """The forms that templates may ask for; called once all names are there."""
        self.forms = {
            "earl": self.earls,
            "type": self.types,
            "a type": self.a_type,
            "the type": self.the_type,
            "lord type": self.lords,
            "fief": self.places,
            "army": self.army,
            "a army": self.a_army,
            "the army": self.the_army,
            "raider": self.raiders,
            "a raider": self.a_raider,
            "property": self.a_property,
            "plain property": tuple(self.a_type[kind] for _ in t.COLOURS for kind in t.PROPERTY_TYPES),
            "result": self.results,
            "joust": self.joust,
            "a joust": self.a_joust,
            "joust_hand": self.joust_hands,
            "style": self.styles,
            "ballot": self.ballots,
        }

    # One thing

    def house(self, s: Ortus, house: int) -> str:
        """What an Earl is called here; the King of a Rebellion sits after the last Earl."""
        if house == t.VIKINGS:
            return self.vikings
        if house == t.WELSH:
            return self.welsh
        return self.king if house >= s.players else self.earls[house]

    def lord_of(self, s: Ortus, fief: int) -> str:
        """The Lord of a Fief by what he is: Prince, Abbot."""
        return self.lord if s.lord[fief] == t.NO_LORD else self.lords[s.lord[fief]]

    def property_of(self, card: int, holder: int) -> str:
        """`a Land`; `a red Land` if it is not of the holder's colour."""
        return self.a_type[t.type_of(card)] if t.colour_of(card) == holder else self.a_property[property_action(card)]

    def that_property(self, card: int, holder: int) -> str:
        """The same with the other article."""
        if t.colour_of(card) == holder:
            return self.the_type[t.type_of(card)]
        return self.the_property[property_action(card)]

    # So many of a thing

    def some(self, n: int, kind: int) -> str:
        """`1 Church`, `2 Churches`."""
        return several(n, self.one_of[kind], self.many[kind])

    def some_army(self, n: int, kind: int) -> str:
        """`1 Knight`, `2 Knights`."""
        return several(n, self.army[kind], self.armies[kind])

    def some_raiders(self, n: int, kind: int) -> str:
        """`1 Chieftain`, `2 Chieftains`."""
        return several(n, self.raiders[kind], self.many_raiders[kind])

    # Templates

    def smoothed(self, line: str) -> str:
        """The line with what runs together."""
        for apart, together in self.smooth:
            line = line.replace(apart, together)
        return line

    def fill(self, template: str, named: dict[str, int]) -> str:
        """A template with its names and numbers."""
        pieces: list[str] = []
        for i, piece in enumerate(template.replace("}", "{").split("{")):
            pieces.append(piece if i % 2 == 0 else self.piece(piece, named))
        return "".join(pieces)

    def piece(self, brace: str, named: dict[str, int]) -> str:
        """What one pair of braces stands for."""
        head, *forms = brace.split("|")
        if forms:
            n = named[head.lstrip("#")]
            form = forms[0] if n == 1 else forms[1]
            return form if head.startswith("#") else f"{n} {form}"
        words = head.split(" ")
        if len(words) == 3:  # `a property earl`
            place = named[words[1]]
            holder = named[words[2]]
            if words[2] == "fief":
                holder = t.seat_colour(holder)
            card = t.card_of(place // 4, place % 4 + t.LAND)
            return self.property_of(card, holder) if words[0] == "a" else self.that_property(card, holder)
        if words[0] == "n" and len(words) == 2:
            return self.counted(words[1], named["n"], named[words[1]])
        shown = self.forms.get(head.rstrip(DIGITS))
        value = named[words[-1]]
        return str(value) if shown is None else shown[value]

    def counted(self, domain: str, n: int, kind: int) -> str:
        """So many of a kind."""
        if domain == "army":
            return self.some_army(n, kind)
        return self.some_raiders(n, kind) if domain == "raider" else self.some(n, kind)


def braces(template: str) -> list[str]:
    """What stands in braces, in order."""
    return template.replace("}", "{").split("{")[1::2]
