"""A cache of moments of the past that somebody looked at of late, as they were told: the same again costs nothing."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from msgspec import Struct

from heptarchy.server.ids import TableId

if TYPE_CHECKING:
    from heptarchy.server.reading import Glimpse

MOST = 32 * 1024 * 1024  # bytes that are kept


class Moment(Struct, frozen=True):
    """A moment: the answers up to that act, of which there are k, as a seat is told of it in a language.

    An undo leaves out answers and puts none between others, so that act and count say which answers they are.
    """

    table: TableId
    act: int
    k: int
    seat: int | None
    language: str


class Glimpses:
    """The latest ones."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.size = 0
        self._kept: OrderedDict[Moment, Glimpse] = OrderedDict()

    def get(self, moment: Moment) -> Glimpse | None:
        """What was told of a moment, if it is still known."""
        found = self._kept.get(moment)
        if found is not None:
            self._kept.move_to_end(moment)
        return found

    def keep(self, moment: Moment, glimpse: Glimpse) -> None:
        """Keep it, and forget those that nobody has asked for longest."""
        if moment not in self._kept:
            self.size += size_of(glimpse)
        self._kept[moment] = glimpse
        while self.size > self.most:
            _, old = self._kept.popitem(last=False)
            self.size -= size_of(old)


def size_of(glimpse: Glimpse) -> int:
    """Bytes of it."""
    return sum(len(memoryview(part)) for part in (glimpse.lines, glimpse.view, glimpse.question))
