"""Makes sentences of messages, in one language, by its catalogues.

The functions that a catalogue may use:

    FORM($thing, "the")    a form of a name, which is an attribute of it; the name itself where it has no such form
    COUNT($n, $thing)      `1 Norseman`, `2 Norsemen`: the form `one`, or the name itself
    SIZE($host)            how many they are together
    KEY($thing)            its key, to choose by
    ROMAN($n)              `IV`
    SIGNED($n)             `+1`, `-2`
    COMMAS($list)          `Hit, Flee`; COMMAS($list, "low") in a form
    LIST($list, "the")     `the Land and 2 Castles`: a list whose names are in a form
    SOUND($next)           how it begins, to choose by: `i` in Spanish, where that matters

`{ $units }` lists a host, or things, by the language's `list-more` and `list-last`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypedDict, TypeVar, cast

from heptarchy.kernel.message import Counted, Message, Thing, name_id
from heptarchy.speech.ftl import CatalogueError, Choice, Entry, Reference, Variable, read
from heptarchy.speech.plurals import category
from heptarchy.speech.sounds import sound

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from heptarchy.kernel.message import Value
    from heptarchy.kernel.space import Domain
    from heptarchy.speech.ftl import Call, Pattern

    Args = dict[str, Value]
    Part = str | Callable[[Args], str]
    Values = Callable[[Args], Value]

Key = TypeVar("Key", bound=str)
ROMANS: Final = ((50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


class Entitled(TypedDict):
    """A name, and what it does."""

    name: str
    text: str


class Book:
    """A language's messages and names. What it lacks is said as in `other`."""

    def __init__(self, language: str, entries: dict[str, Entry], other: Book | None = None) -> None:
        self.language = language
        self.entries = entries
        self.other = other
        self._compiled: dict[tuple[str, str], list[Part]] = {}
        self._counted: dict[tuple[int, str], str] = {}

    def calling(self, things: dict[str, str]) -> Book:
        """The same book in which these messages say what others do: a table may call things by names of its own."""
        other = None if self.other is None else self.other.calling(things)
        told = {id: self.entries[as_] for id, as_ in things.items() if as_ in self.entries}
        return Book(self.language, self.entries | told, other)

    def has(self, id: str, form: str = "") -> bool:
        """Whether this language says it itself."""
        entry = self.entries.get(id)
        return entry is not None and bool(entry.attributes.get(form) if form else entry.pattern)

    def first(self, ids: list[str]) -> str:
        """The first of these messages that this language says, or else English; empty if neither says any."""
        for id in ids:
            if id in self.entries:
                return id
        return "" if self.other is None else self.other.first(ids)

    def say(self, message: Message) -> str:
        """The message as a sentence."""
        return self._said(message.id, "", message.args)

    def name(self, thing: Thing, form: str = "") -> str:
        """What a thing is called; in a form of its name, if it has that."""
        return self.form(thing.id, form)

    def names(self, domain: Domain, form: str = "") -> tuple[str, ...]:
        """What all things of a domain are called."""
        return tuple(self.form(name_id(domain, number), form) for number in range(domain.count()))

    def forms(self, head: str, keys: Sequence[str], form: str = "") -> tuple[str, ...]:
        """The texts `head-key`, one for each key."""
        return tuple(self.form(f"{head}-{key}", form) for key in keys)

    def named(self, domain: Domain) -> dict[str, str]:
        """The same by key."""
        return dict(zip(domain.keys, self.names(domain), strict=True))

    def by_key(self, head: str, keys: Sequence[Key]) -> dict[Key, str]:
        """The texts `head-key` by key."""
        return dict(zip(keys, self.forms(head, keys), strict=True))

    def entry(self, head: str, key: str) -> Entitled:
        """The name of `head-key`, and its text, `text-head-key`."""
        return {"name": self.form(f"{head}-{key}"), "text": self.form(f"text-{head}-{key}")}

    def form(self, id: str, form: str = "") -> str:
        """A text without arguments: a message, or one of its attributes; the message where it has no such attribute."""
        if form and self._home(id).has(id, form):
            return self._said(id, form, {})
        return self._said(id, "", {})

    def attribute(self, id: str, name: str) -> str:
        """An attribute of a message, in this language or else in English; empty where there is no such thing."""
        home = self if self.has(id, name) else self.other
        return "" if home is None else home.form(id, name) if home is self else home.attribute(id, name)

    def count(self, n: int, thing: Thing) -> str:
        """`1 Norseman`, `2 Norsemen`."""
        known = self._counted.get((n, thing.id))
        if known is None:
            known = f"{n} {self.form(thing.id, category(self.language, n))}"
            self._counted[n, thing.id] = known
        return known

    def listed(self, parts: list[str]) -> str:
        """`a`, `a and b`, `a, b and c`; empty for none."""
        if not parts:
            return ""
        line = parts[0]
        for part in parts[1:-1]:
            line = self._said("list-more", "", {"before": line, "next": part})
        return line if len(parts) == 1 else self._said("list-last", "", {"before": line, "next": parts[-1]})

    def show(self, value: Value) -> str:
        """A value as a sentence names it."""
        if isinstance(value, Thing):
            return self.form(value.id)
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, list):
            return self.listed([self.item(item) for item in value])
        return str(value)

    def item(self, item: Thing | Counted | Message, form: str = "") -> str:
        """One of a list: so many of a thing, its name in a form, or what a message says."""
        if isinstance(item, Counted):
            return self.count(item.n, item.thing)
        return self.form(item.id, form) if isinstance(item, Thing) else self.say(item)

    # Patterns are compiled when they are first said

    def _home(self, id: str) -> Book:
        """The book that says it: this one, or the one that it falls back to."""
        if id in self.entries:
            return self
        if self.other is None:
            raise CatalogueError(f"no catalogue says {id}")
        return self.other._home(id)

    def _said(self, id: str, form: str, args: Args) -> str:
        parts = self._compiled.get((id, form))
        if parts is None:
            home = self._home(id)
            if home is not self:
                return home._said(id, form, args)
            entry = self.entries[id]
            pattern = entry.attributes.get(form, ()) if form else entry.pattern
            if not pattern:
                raise CatalogueError(f"{id} has no {form or 'text'} in {self.language}")
            parts = self._compiled[id, form] = self._parts(pattern)
        return "".join([part if isinstance(part, str) else part(args) for part in parts])

    def _parts(self, pattern: Pattern) -> list[Part]:
        return [piece if isinstance(piece, str) else self._part(piece) for piece in pattern]

    def _part(self, piece: Variable | Reference | Call | Choice) -> Callable[[Args], str]:
        if isinstance(piece, Reference):
            id, form = piece.id, piece.attribute
            return lambda args: self._said(id, form, args)
        if isinstance(piece, Choice):
            return self._choice(piece)
        value = self._value(piece)
        return lambda args: self.show(value(args))

    def _choice(self, choice: Choice) -> Callable[[Args], str]:
        variants = {key: self._parts(pattern) for key, pattern in choice.variants.items()}
        otherwise = variants[choice.otherwise]
        of, language = self._value(choice.of), self.language

        def choose(args: Args) -> str:
            value = of(args)
            if isinstance(value, int):
                parts = variants.get(value) or variants.get(category(language, value), otherwise)
            else:
                parts = variants.get(cast("str", value), otherwise)
            return "".join([part if isinstance(part, str) else part(args) for part in parts])

        return choose

    def _value(self, of: Variable | Call) -> Values:
        if isinstance(of, Variable):
            name = of.name
            return lambda args: args[name]
        known = FUNCTIONS.get(of.function)
        if known is None:
            raise CatalogueError(f"there is no function {of.function}; there are {', '.join(FUNCTIONS)}")
        values = [self._value(arg) if isinstance(arg, Variable) else arg for arg in of.args]
        return lambda args: known(self, *[value if isinstance(value, str | int) else value(args) for value in values])


def form(book: Book, thing: Value, name: Value) -> Value:
    """FORM."""
    return book.form(cast("Thing", thing).id, cast("str", name))


def count(book: Book, n: Value, thing: Value) -> Value:
    """COUNT."""
    return book.count(cast("int", n), cast("Thing", thing))


def size(book: Book, host: Value) -> Value:
    """SIZE."""
    return sum(one.n if isinstance(one, Counted) else 1 for one in cast("list[Counted | Thing]", host))


def key(book: Book, thing: Value) -> Value:
    """KEY."""
    return cast("Thing", thing).key


def roman(book: Book, n: Value) -> Value:
    """ROMAN."""
    left, letters = cast("int", n), ""
    for value, letter in ROMANS:
        letters += letter * (left // value)
        left %= value
    return letters


def signed(book: Book, n: Value) -> Value:
    """SIGNED."""
    return f"{cast('int', n):+d}"


def commas(book: Book, things: Value, name: Value = "") -> Value:
    """COMMAS; the form is of things alone."""
    form = cast("str", name)
    items = cast("list[Thing | Message]", things)
    return ", ".join([book.form(one.id, form) if isinstance(one, Thing) else book.say(one) for one in items])


def list_in(book: Book, things: Value, name: Value) -> Value:
    """LIST."""
    return book.listed([book.item(item, cast("str", name)) for item in cast("list[Counted | Thing | Message]", things)])


def begins(book: Book, value: Value) -> Value:
    """SOUND."""
    return sound(book.language, book.show(value))


FUNCTIONS: Final[dict[str, Callable[..., Value]]] = {
    "FORM": form,
    "COUNT": count,
    "SIZE": size,
    "KEY": key,
    "ROMAN": roman,
    "SIGNED": signed,
    "COMMAS": commas,
    "LIST": list_in,
    "SOUND": begins,
}


def book(language: str, texts: dict[str, str], other: Book | None = None) -> Book:
    """The book of a language, from its catalogues: their texts by name."""
    entries: dict[str, Entry] = {}
    for name, text in texts.items():
        found = read(text, name)
        twice = entries.keys() & found.keys()
        if twice:
            raise CatalogueError(f"{name}: another catalogue says {', '.join(sorted(twice))} already")
        entries |= found
    return Book(language, entries, other)
