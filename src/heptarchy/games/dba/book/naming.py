"""Players, elements and sums as messages name them. A table puts in what it knows of them (`words.Names`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.dba.data.tables import TOLD_KEYS
from heptarchy.games.dba.table import actions as a
from heptarchy.games.dba.table.domains import ELEMENTS, spell_pose, unpack_sum
from heptarchy.kernel.message import MESSAGE, NUMBER, Asks, MadeOf
from heptarchy.kernel.space import Domain

if TYPE_CHECKING:
    from heptarchy.kernel.message import Counted, Message, Thing

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


def troop_told(packed: int) -> Message:
    """An element with the type that all see, if it is told."""
    kind = packed // ELEMENTS - 1
    return element(packed) if kind < 0 else troop(packed % ELEMENTS, kind)


def parts_of(packed: int) -> list[Counted | Thing | Message]:
    """What a total of close combat is made of besides the die: the own factor, and what is not nothing."""
    own, *others = unpack_sum(packed)
    return [OWN_FACTOR.of(n=own), *[A_FACTOR.of(n=part, factor=i + 1) for i, part in enumerate(others) if part]]


PLAYER: Final = MadeOf([a.COMMAND], lambda ints: player(ints[0]))
ELEMENT: Final = MadeOf([a.ELEMENT], lambda ints: element(ints[0]))
TROOP: Final = MadeOf([a.TROOP], lambda ints: troop_told(ints[0]), a.TYPE)
SUM: Final = MadeOf([a.SUM], lambda ints: parts_of(ints[0]), FACTOR)
POSE: Final = MadeOf([a.TO.domain], lambda ints: spell_pose(ints[0]))  # as records spell it: `600 300.25 90`
