"""What happened, told to those who may hear it. Events feed log, animation and statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.kernel.message import Argument, Message, argument, braced, valued
from heptarchy.kernel.space import fill, named_in

if TYPE_CHECKING:
    from heptarchy.kernel.space import Domain, Space

EVERYBODY: Final = -1  # an audience: a bit a seat; all bits also let spectators hear


def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


def hears(audience: int, seat: int | None) -> bool:
    """The visibility mask: may this seat (None: a spectator) hear what is told to that audience?"""
    if seat is None:
        return audience == EVERYBODY
    return audience >> seat & 1 == 1


def reseat(audience: int, chairs: list[int]) -> int:
    """The same people by other numbers: bit i becomes bit `chairs[i]`. Everybody stays everybody."""
    if audience == EVERYBODY:
        return EVERYBODY
    ours = 0
    for inner, chair in enumerate(chairs):
        if audience >> inner & 1:
            ours |= only(chair)
    return ours


class EventKind:
    """A kind of happening: its name, what its numbers are called and stand for, and a plain sentence of them."""

    def __init__(self, name: str, template: str, parts: list[tuple[str, Domain | None]]) -> None:
        self.name: str = name
        self.template: str = template
        self._parts = parts
        self.domains: dict[str, Domain] = {part.name: part for _, part in parts if part is not None}
        self.arity: int = len(parts)
        # Of a kind that catalogues say
        self.space: Space | None = None
        self.args: dict[str, Argument] = {}  # what its numbers stand for

    @property
    def parts(self) -> list[tuple[str, Domain | None]]:
        """What its numbers are called, and of which domains they are."""
        return self._parts

    @property
    def id(self) -> str:
        """Of its message; empty if the template is its sentence."""
        return f"told-{self.name.replace('_', '-')}" if self.space is not None else ""


class EventKinds:
    """All kinds of happening in one game."""

    def __init__(self, space: Space) -> None:
        self.space = space
        self.kinds: list[EventKind] = []

    def kind(self, name: str, template: str) -> EventKind:
        """Declare a kind of happening."""
        return self._add(EventKind(name, template, named_in(template, self.space.domains)))

    def event(self, name: str, **args: Domain | Argument) -> EventKind:
        """Declare a kind of happening that catalogues say: `event("killed", n=NUMBER, kind=KIND)` is `told-killed`."""
        declared = {key: argument(of) for key, of in args.items()}
        parts = [(of.rim if part is None else part.name, part) for of in declared.values() for part in of.parts]
        event = EventKind(name, braced(name, declared), parts)
        event.space, event.args = self.space, declared
        return self._add(event)

    def _add(self, event: EventKind) -> EventKind:
        if any(kind.name == event.name for kind in self.kinds):
            raise ValueError(f"space {self.space.name!r} has an event {event.name!r} already")
        if event.arity > 4:
            raise ValueError(f"event {event.name!r}: `tell` carries four numbers, the sentence has more")
        self.kinds.append(event)
        self.space.kinds.append(event)
        return event


class Event:
    """One happening."""

    def __init__(self, kind: EventKind, args: list[int], audience: int) -> None:
        self.kind = kind
        self.args = args[: kind.arity]
        self.audience = audience
        self.chairs: list[int] = []  # of a child game's event: by its seats, those of the table where it is heard

    @property
    def name(self) -> str:
        """The name of its kind."""
        return self.kind.name

    def message(self) -> Message:
        """What happened, for catalogues to say."""
        return Message(self.kind.id, valued(self.kind.args, self.args))

    def __repr__(self) -> str:
        return f"<Event: {self.name} {self.args}, audience {self.audience}>"

    def __str__(self) -> str:
        space = self.kind.space
        if space is not None and space.voice is not None:
            said: str = space.voice(self.message())
            return said
        return fill(self.kind.template, self.args, self.kind.domains)
