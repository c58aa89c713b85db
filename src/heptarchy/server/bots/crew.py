"""A crew: workers of one kind, and the line of jobs that wait for them."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import TYPE_CHECKING

from heptarchy.server.bots.turns import CLASSES, Job, Ticket, Turns

if TYPE_CHECKING:
    from collections.abc import Callable

    from heptarchy.server.bots.process import Worker


class Turn:
    """A job that is being done: by whom, since when, and how many others wait meanwhile."""

    def __init__(self, job: Job, worker: Worker, began: float, crowd: float) -> None:
        self.job = job
        self.worker = worker
        self.began = began
        self.crowd = crowd  # jobs at least as urgent that wait, for each worker of the crew


class Crew:
    """Hands workers to jobs, the most urgent first."""

    def __init__(
        self,
        workers: list[Worker],
        waited: Callable[[str, float], None] = lambda kind, seconds: None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.workers = workers
        self.turns = Turns()
        self.seconds = [0.0] * len(CLASSES)  # that workers were used, by urgency
        self._waited = waited  # told how long each job has waited, by urgency's name
        self._clock = clock
        self._free: deque[Worker] = deque()
        self._futures: dict[Job, asyncio.Future[Turn]] = {}
        self._whole = asyncio.Event()  # nobody is at work

    def open(self) -> None:
        """Let the workers, which have been started, be used."""
        self._free.extend(self.workers)
        self._whole.set()

    async def begin(self, ticket: Ticket) -> Turn:
        """Wait for one's turn. It must be ended."""
        job = Job(ticket, self._clock())
        future: asyncio.Future[Turn] = asyncio.get_running_loop().create_future()
        self._futures[job] = future
        self.turns.put(job)
        self._hand_out()
        try:
            return await future
        except BaseException:
            if future.done() and not future.cancelled() and future.exception() is None:
                self.end(future.result())
            elif self._futures.pop(job, None) is not None:
                self.turns.leave(job)
            raise

    def end(self, turn: Turn) -> None:
        """The worker is free for the next job."""
        took = self._clock() - turn.began
        self.seconds[turn.job.ticket.urgency] += took
        self.turns.done(turn.job, took)
        self._free.append(turn.worker)
        self._hand_out()
        if len(self._free) == len(self.workers):
            self._whole.set()

    async def close(self, error: Exception) -> None:
        """Whoever waits gets this error; return when all workers are given back."""
        for job, future in self._futures.items():
            self.turns.leave(job)
            if not future.done():
                future.set_exception(error)
        self._futures.clear()
        await self._whole.wait()
        self._free.clear()

    def ages(self) -> list[float]:
        """How long the job that came first has waited, by urgency."""
        return self.turns.ages(self._clock())

    def _hand_out(self) -> None:
        now = self._clock()
        while self._free:
            job = self.turns.take(now)
            if job is None:
                return
            future = self._futures.pop(job)
            if future.cancelled():  # nobody waits any more, and has not noticed yet
                self.turns.done(job, 0.0)
                continue
            self._waited(CLASSES[job.ticket.urgency], now - job.came)
            crowd = self.turns.ahead_of(job.ticket.urgency) / len(self.workers)
            self._whole.clear()
            future.set_result(Turn(job, self._free.popleft(), now, crowd))
