"""Players, elements and sums as messages name them. A table puts in what it knows of them (`words_speech.Names`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.dba import actions as a
from heptarchy.games.dba.domains import ELEMENTS, spell_pose, unpack_sum
from heptarchy.games.dba.tables import TOLD_KEYS
from heptarchy.kernel.message import MESSAGE, NUMBER, Asks, MadeOf
from heptarchy.kernel.space import Domain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from heptarchy.kernel.message import Message, Value

FACTOR: Final = Domain("factor", TOLD_KEYS)  # what adds to a total of close combat, or takes from it

SAYS: Final = Asks(a.SPACE, "say")  # phrases of questions, buttons and the log
A_PLAYER: Final = SAYS.ask("player", n=NUMBER)
AN_ELEMENT: Final = SAYS.ask("element", n=NUMBER)
A_TROOP: Final = SAYS.ask("troop", type=a.TYPE, n=NUMBER)
NAMED: Final = SAYS.ask("named", who=MESSAGE)  # a player whose name is known
OWN_FACTOR: Final = SAYS.ask("own-factor", n=NUMBER)
A_FACTOR: Final = SAYS.ask("factor", n=NUMBER, factor=FACTOR)


def player(seat: int) -> Message:
    """Who commands there."""
    return A_PLAYER.of(n=seat + 1)


def element(e: int) -> Message:
    """`e4`: an element whose type is not said."""
    return AN_ELEMENT.of(n=e + 1)


def troop(e: int, kind: int) -> Message:
    """`Spears e4`."""
    return A_TROOP.of(type=kind, n=e + 1)


class Players(MadeOf):
    """A command, by the name of its player."""

    def __init__(self) -> None:
        super().__init__([a.COMMAND])

    def value(self, ints: Sequence[int]) -> Value:
        """Its player."""
        return player(ints[0])


class Elements(MadeOf):
    """An element by its number."""

    def __init__(self) -> None:
        super().__init__([a.ELEMENT])

    def value(self, ints: Sequence[int]) -> Value:
        """That element."""
        return element(ints[0])


class Troops(MadeOf):
    """An element with the type that all see."""

    def __init__(self) -> None:
        super().__init__([a.TROOP])
        self.domain = a.TYPE

    def value(self, ints: Sequence[int]) -> Value:
        """That element, with its type if it is told."""
        kind = ints[0] // ELEMENTS - 1
        return element(ints[0]) if kind < 0 else troop(ints[0] % ELEMENTS, kind)


class Sums(MadeOf):
    """What a total of close combat is made of besides the die."""

    def __init__(self) -> None:
        super().__init__([a.SUM])
        self.domain = FACTOR

    def value(self, ints: Sequence[int]) -> Value:
        """The own factor, and what is not nothing."""
        own, *others = unpack_sum(ints[0])
        parts = [A_FACTOR.of(n=part, factor=i + 1) for i, part in enumerate(others) if part]
        return [OWN_FACTOR.of(n=own), *parts]


class Poses(MadeOf):
    """Where an element stands, as records spell it."""

    def __init__(self) -> None:
        super().__init__([a.TO.domain])

    def value(self, ints: Sequence[int]) -> Value:
        """`600 300.25 90`."""
        return spell_pose(ints[0])


PLAYER: Final = Players()
ELEMENT: Final = Elements()
TROOP: Final = Troops()
SUM: Final = Sums()
POSE: Final = Poses()
