"""What is said, in no language: an id with named, typed arguments. Catalogues make sentences of it (heptarchy.speech).

Rules pass small ints; a declaration says what they stand for, and its message is made of them at the rim.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from heptarchy.kernel.space import Domain

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import TypeAlias

    from heptarchy.kernel.asked import Asked
    from heptarchy.kernel.space import Space
    from heptarchy.kernel.state import State

    # A number, a word to choose by or a person's own, a thing, several of these, another message
    Value: TypeAlias = "int | str | Thing | Sequence[Counted | Thing | Message] | Message"


class Thing:
    """One of a domain. Its name is the message `shire-eoforwic`."""

    def __init__(self, domain: Domain, number: int) -> None:
        self.domain: Domain = domain
        self.number: int = number

    @property
    def key(self) -> str:
        """As records and views write it."""
        return self.domain.key(self.number)

    @property
    def id(self) -> str:
        """Under which catalogues have its name."""
        return name_id(self.domain, self.number)


def name_id(domain: Domain, number: int) -> str:
    """The id of a thing's name: letters, digits, `-` and `_`."""
    return f"{domain.name}-{domain.key(number)}".replace(" ", "_")


class Counted:
    """So many of a thing."""

    def __init__(self, n: int, thing: Thing) -> None:
        self.n: int = n
        self.thing: Thing = thing


class Message:
    """What is said, before it is put into a language."""

    def __init__(self, id: str, args: dict[str, Value]) -> None:
        self.id: str = id
        self.args: dict[str, Value] = args

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {list(self.args)})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Argument:
    """What an argument of a message is: how many ints it takes, and what they stand for."""

    def __init__(
        self, named: Domain | None = None, counted: Domain | None = None, width: int = 1, rim: str = "n"
    ) -> None:
        self.parts: list[Domain | None] = [named] * width  # what its ints are, as views write them; None: bare numbers
        self.domain: Domain | None = counted or named  # whose things a sentence names; None: none
        self.width: int = width
        self.rim: str = rim  # what bare numbers are called there

    def value(self, ints: Sequence[int]) -> Value:
        """What the ints stand for: unless a kind says otherwise, a number."""
        return ints[0]

    def among(self, ints: Sequence[int], at: int) -> Value:
        """The same, of all ints of the message: a kind may look at its neighbours."""
        return self.value(ints[at : at + self.width])


NUMBER: Final = Argument()
SECOND: Final = Argument(rim="m")  # a second number
MESSAGE: Final = Argument()  # or a thing: what is put in as it is
TEXT: Final = Argument()  # the same in every language: the name of an option


class Flag(Argument):
    """To choose by: `yes` or `no`."""

    def value(self, ints: Sequence[int]) -> Value:
        """As a word."""
        return "yes" if ints[0] else "no"


FLAG: Final = Flag()


class WordOf(Argument):
    """To choose by: one of these words."""

    def __init__(self, *words: str) -> None:
        super().__init__()
        self.words: list[str] = list(words)

    def value(self, ints: Sequence[int]) -> Value:
        """The word of that number."""
        return self.words[ints[0]]


class ThingOf(Argument):
    """One thing of a domain."""

    def __init__(self, domain: Domain) -> None:
        super().__init__(domain)
        self.things: Domain = domain

    def value(self, ints: Sequence[int]) -> Value:
        """The thing of that number."""
        return Thing(self.things, ints[0])


class HostOf(Argument):
    """How many of each of these things: `5 Norsemen and 1 Berserker`."""

    def __init__(self, domain: Domain, numbers: Sequence[int]) -> None:
        super().__init__(None, domain, len(numbers))
        self.things: Domain = domain
        self.numbers: list[int] = list(numbers)

    def value(self, ints: Sequence[int]) -> Value:
        """Those of which there are any."""
        return host(self.things, self.numbers, ints)


class ListOf(Argument):
    """Several things of a domain, by one of another: the faces that a roll shows. A row of things each."""

    def __init__(self, domain: Domain, by: Domain, rows: Sequence[Sequence[int]]) -> None:
        super().__init__(by, domain)
        self.things: Domain = domain
        self.rows: list[list[int]] = [list(row) for row in rows]

    def value(self, ints: Sequence[int]) -> Value:
        """The things of that row."""
        return [Thing(self.things, thing) for thing in self.rows[ints[0]]]


class MadeOf(Argument):
    """Made of one int or several by a function of the game's own; perhaps with names of a domain."""

    def __init__(
        self, parts: Sequence[Domain | None], make: Callable[[Sequence[int]], Value], names: Domain | None = None
    ) -> None:
        super().__init__(width=len(parts))
        self.parts = list(parts)
        self.domain = names
        self.make: Callable[[Sequence[int]], Value] = make

    def value(self, ints: Sequence[int]) -> Value:
        """What the function makes of them."""
        return self.make(ints)


def host(domain: Domain, numbers: Sequence[int], counts: Sequence[int]) -> list[Counted | Thing]:
    """How many of each there are, without those of which there are none."""
    return [Counted(n, Thing(domain, thing)) for thing, n in zip(numbers, counts, strict=True) if n]


def argument(of: Domain | Argument) -> Argument:
    """A domain stands for one of its things."""
    return ThingOf(of) if isinstance(of, Domain) else of


def valued(declared: dict[str, Argument], ints: Sequence[int]) -> dict[str, Value]:
    """The arguments that these ints stand for, in the order in which they were declared."""
    found: dict[str, Value] = {}
    at = 0
    for name, kind in declared.items():
        found[name] = kind.among(ints, at)
        at += kind.width
    return found


def braced(name: str, declared: dict[str, Argument]) -> str:
    """The arguments as a template, in no language: `killed: {n} {kind}`."""
    names = [kind.rim if part is None else part.name for kind in declared.values() for part in kind.parts]
    return " ".join([f"{name}:", *[f"{{{brace}}}" for brace in names]])


class Ask:
    """A question, or a phrase of one, declared once: `ask-landing` in catalogues."""

    def __init__(self, id: str, args: dict[str, Argument]) -> None:
        self.id: str = id
        self.args: dict[str, Argument] = args

    def of(self, **given: Value | list[int]) -> Message:
        """The message with these arguments: ints, which stand for what was declared, or what they stand for."""
        if given.keys() != self.args.keys():
            raise ValueError(f"{self.id} takes {', '.join(self.args)}, not {', '.join(given)}")
        args: dict[str, Value] = {}
        for name, kind in self.args.items():
            value: Any = given[name]
            if isinstance(value, int):
                value = kind.value([value])
            elif isinstance(value, list) and value and isinstance(value[0], int):
                value = kind.value(value)
            args[name] = value
        return Message(self.id, args)


class Asks:
    """All that a game asks, or says besides under another head."""

    def __init__(self, space: Space, head: str = "ask") -> None:
        self.space: Space = space
        self.head: str = head  # of the ids

    def ask(self, name: str, **args: Domain | Argument) -> Ask:
        """Declare a question that catalogues say: `ask("landing", leader=LEADER, steps=NUMBER)` is `ask-landing`."""
        asked = Ask(f"{self.head}-{name}", {key: argument(of) for key, of in args.items()})
        declare(self.space, asked)
        return asked

    def plain(self, name: str) -> Callable[[State, Asked], Message]:
        """Declare a question that speaks of nothing on the table: it is the same whenever it is asked."""
        asked = self.ask(name)
        return lambda s, question: asked.of()


def declare(space: Space, asked: Ask) -> None:
    """Let the space know of a message, of which there is one."""
    if any(known.id == asked.id for known in space.asks):
        raise ValueError(f"space {space.name!r} has {asked.id!r} already")
    space.asks.append(asked)
