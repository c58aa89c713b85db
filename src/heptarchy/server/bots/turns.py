"""Whose job is next: people who wait first, then fair shares of the workers' time, by who opened the table.

There is no clock and no process here: time is handed in, so that tests can say what it is.
"""

from __future__ import annotations

import heapq
from collections import deque
from typing import Final, NamedTuple

from heptarchy.server.ids import NO_BROWSER, NO_TABLE, BrowserId, TableId

# How urgent a job is
WAITED: Final = 0  # somebody looks at the table and waits for the answer
AWAY: Final = 1  # people play there, but none of them is there now
ALONE: Final = 2  # bots play among themselves
CLASSES: Final = ("waited", "away", "alone")  # the same by name, for the metrics

# Which workers do it; each crew has a line of its own
QUICK: Final = "quick"  # what takes milliseconds: levels that do not search, odds
DEEP: Final = "deep"  # levels that search, agents of other authors
IDLE: Final = "idle"  # tables of bots alone, whatever their levels: only with time that nobody else wants

PATIENCE: Final = 10.0  # seconds after which nobody being there is no reason to wait longer
TURN: Final = 0.001  # seconds that a turn counts for at once, so that of equals each has one


class Ticket(NamedTuple):
    """For whom a job is done."""

    opener: BrowserId = NO_BROWSER  # who opened the table, or asks
    table: TableId = NO_TABLE
    urgency: int = WAITED


class Job:
    """A job in line, from when it came to when it is done."""

    def __init__(self, ticket: Ticket, came: float) -> None:
        self.ticket = ticket
        self.came = came
        self.waits = True  # it is in the line


class Share:
    """How much of the workers' time somebody has had."""

    def __init__(self, used: float) -> None:
        self.used = used  # seconds; who comes later is owed nothing for the past, and begins level with the others
        self.jobs = 0  # in line or being done

    def rise(self, level: float) -> None:
        """Come, after having wanted nothing."""
        if not self.jobs:
            self.used = max(self.used, level)


class Turns:
    """The jobs that wait for one crew of workers.

    Of those that are equally urgent the next is of the opener who has used the workers least, and of his tables the one
    that has used them least. Somebody new begins level with the one who is served now: so nobody is owed for time in
    which they wanted nothing, and many small tables are no way round one's share.
    """

    def __init__(self) -> None:
        self.lengths = [0] * len(CLASSES)  # jobs in line, by urgency
        self._lines: list[list[tuple[float, float, int, Job]]] = [[] for _ in CLASSES]  # heaps; see _next
        self._absent: deque[Job] = deque()  # those of AWAY, as they came
        self._openers: dict[BrowserId, Share] = {}
        self._tables: dict[tuple[BrowserId, TableId], Share] = {}
        self._level = 0.0  # what the opener served last had used
        self._jobs = 0  # in line or being done
        self._room = 16  # openers that are remembered before those who want nothing are looked for
        self._count = 0

    def put(self, job: Job) -> None:
        """Come into the line."""
        opener, table, urgency = job.ticket
        share = self._openers.setdefault(opener, Share(self._level))
        share.rise(self._level)
        at_table = self._tables.setdefault((opener, table), Share(share.used))
        at_table.rise(share.used)
        self._jobs += 1
        share.jobs += 1
        at_table.jobs += 1
        self.lengths[urgency] += 1
        self._push(job, urgency)
        if urgency == AWAY:
            self._absent.append(job)

    def take(self, now: float) -> Job | None:
        """The job that is next leaves the line, to be done."""
        self._promote(now)
        for line in self._lines:
            job = self._next(line)
            if job is not None:
                self._out(job)
                share = self._openers[job.ticket.opener]
                self._level = max(self._level, share.used)
                share.used += TURN
                return job
        return None

    def leave(self, job: Job) -> None:
        """A job leaves the line undone."""
        self._out(job)
        self.done(job, 0.0)

    def done(self, job: Job, seconds: float) -> None:
        """A job that was taken has used a worker for so long."""
        opener, table, _ = job.ticket
        for share in (self._openers[opener], self._tables[opener, table]):
            share.used += seconds
            share.jobs -= 1
        self._jobs -= 1
        if not self._jobs or len(self._openers) > self._room:
            self._forget()

    def ages(self, now: float) -> list[float]:
        """How long the job that came first has waited, by urgency."""
        came = [now] * len(CLASSES)
        for line in self._lines:
            for *_, job in line:
                if job.waits:
                    came[job.ticket.urgency] = min(came[job.ticket.urgency], job.came)
        return [now - one for one in came]

    def ahead_of(self, urgency: int) -> int:
        """How many jobs wait that are at least so urgent."""
        return sum(self.lengths[: urgency + 1])

    def _push(self, job: Job, urgency: int) -> None:
        opener, table, _ = job.ticket
        self._count += 1
        used = self._openers[opener].used, self._tables[opener, table].used
        heapq.heappush(self._lines[urgency], (*used, self._count, job))

    def _next(self, line: list[tuple[float, float, int, Job]]) -> Job | None:
        """Take the first of a heap. What openers have used only grows: who has used more since goes back into it."""
        while line:
            by_opener, by_table, count, job = heapq.heappop(line)
            if not job.waits:
                continue
            opener, table, _ = job.ticket
            now = self._openers[opener].used, self._tables[opener, table].used
            if now <= (by_opener, by_table):
                return job
            heapq.heappush(line, (*now, count, job))
        return None

    def _promote(self, now: float) -> None:
        """Who is away and has waited long is served as if somebody were there."""
        while self._absent and (not self._absent[0].waits or now - self._absent[0].came > PATIENCE):
            job = self._absent.popleft()
            if job.waits:
                self._push(job, WAITED)  # it stays in the other heap too, and is passed over there

    def _out(self, job: Job) -> None:
        job.waits = False
        self.lengths[job.ticket.urgency] -= 1

    def _forget(self) -> None:
        """Drop the shares that say nothing: of those who want nothing and have had no more than others."""
        self._level = self._level if self._jobs else 0.0
        kept = {name: share for name, share in self._openers.items() if share.jobs or 0.0 < self._level < share.used}
        self._tables = {key: share for key, share in self._tables.items() if key[0] in kept}
        self._openers = kept
        self._room = 2 * len(kept) + 16
