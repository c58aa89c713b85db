"""The house's clock: the seconds that a house has been open, all told.

Thinking time is counted in these seconds, and never by the time of day. They stand while no server runs and while the
store can't be reached, and they do not notice when somebody sets the machine's clock. The store keeps how far they
have come: every process says so now and then (`beat`) and learns how far the others are, so that all processes of a
house read the same clock to within a beat. The time of day stands beside it for people to read; nothing is decided by
it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from heptarchy.server.store import Store

DRIFT = 1.0  # seconds that the two clocks may part before people are told other times

log = logging.getLogger("heptarchy.server")


class Moment(NamedTuple):
    """A moment, for people and for clocks."""

    at: float  # the time of day: seconds since 1970, as the machine has it
    ran: float  # seconds that the house had been open, all told
    ahead: float  # seconds that the time of day is ahead of the house's clock, the same for as long as both go on

    def day(self, ran: float) -> float:
        """A moment of the house's clock as a time of day that people can reckon from now."""
        return ran + self.ahead


class HouseClock:
    """What the house's clock says in this process. It goes on from where the store says that it stood."""

    def __init__(
        self,
        ran: float = 0.0,
        steady: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self._steady = steady
        self._wall = wall
        self._ran = ran  # what it said when it was last set,
        self._set = steady()  # and when that was
        self._stands = False
        self._ahead = wall() - ran

    @property
    def ran(self) -> float:
        """The seconds that the house has been open, all told."""
        return self._ran if self._stands else self._ran + self._steady() - self._set

    def now(self) -> Moment:
        """This moment."""
        at, ran = self._wall(), self.ran
        if abs(at - ran - self._ahead) > DRIFT:
            self._ahead = at - ran
        return Moment(at, ran, self._ahead)

    def catch_up(self, ran: float) -> None:
        """Another process is as far as this: so are we, if we were behind. It is never set back, and goes on."""
        self._ran, self._set, self._stands = max(ran, self.ran), self._steady(), False

    def stand(self, ran: float) -> None:
        """Stand, at what it said then, until it is told to catch up: nobody can answer meanwhile."""
        if not self._stands:
            self._ran, self._stands = ran, True


def elapsed(since: float, now: float) -> float:
    """Seconds from one moment of the house's clock to another; none if a beat was lost between them."""
    return max(0.0, now - since)


async def beat_for_ever(clock: HouseClock, store: Store, every: float) -> None:
    """Tell the store now and then how far the clock has come; while it does not listen, stand."""
    from heptarchy.server.store.errors import StoreDown  # readers know clocks, and start sooner without the store

    while True:
        before = clock.ran
        try:
            await beat(clock, store)
        except StoreDown as error:
            clock.stand(before)
            log.warning("clocks stand: %s", error)
        await asyncio.sleep(every)


async def beat(clock: HouseClock, store: Store) -> None:
    """Tell the store how far the clock has come, and learn how far the other processes are."""
    clock.catch_up(await store.beat(clock.ran))
