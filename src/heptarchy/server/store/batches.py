"""Changes that wait, and are kept together: what each costs besides its own statements is paid once for all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Generic

from msgspec import Struct

from heptarchy.server.store.errors import StoreDown
from heptarchy.server.store.home import Found, Work

BATCH = 256  # changes that share a commit, at most: nobody waits for long


class Job(Struct, Generic[Found], eq=False):
    """A change that waits for its turn."""

    work: Work[Found]
    news: str | None
    done: asyncio.Future[Found]


class Batches:
    """Takes what waits, in the order in which it came, and has it committed; several commits may be under way."""

    def __init__(self, commit: Callable[[list[Job[Any]]], Awaitable[list[Any]]], writers: int = 1) -> None:
        """`commit` gives what each job gave, or the exception it ended in, once all is durable."""
        self._commit = commit
        self._jobs: asyncio.Queue[Job[Any] | None] = asyncio.Queue()
        self._closed = False
        self._tasks = [asyncio.create_task(self._write_all(), name="store-write") for _ in range(writers)]

    async def write(self, work: Work[Found], news: str | None) -> Found:
        """What a change gave, once it is durable."""
        self.must_be_open()
        done: asyncio.Future[Found] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(Job(work, news, done))
        return await done

    def must_be_open(self) -> None:
        """Raise if it is closed."""
        if self._closed:
            raise StoreDown("the store is closed")

    async def close(self) -> bool:
        """Finish what was begun; whether there was anything to close."""
        if self._closed:
            return False
        self._closed = True
        self._jobs.put_nowait(None)
        await asyncio.gather(*self._tasks)
        return True

    async def _write_all(self) -> None:
        while jobs := await self._next_jobs():
            try:
                outcomes = await self._commit(jobs)
            except Exception as error:  # noqa: BLE001  # whatever it is, those who wait must hear of it
                outcomes = [error] * len(jobs)
            for job, outcome in zip(jobs, outcomes, strict=True):
                settle(job, outcome)

    async def _next_jobs(self) -> list[Job[Any]]:
        """All that wait; none once the store is closed."""
        jobs: list[Job[Any]] = []
        job = await self._jobs.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == BATCH or self._jobs.empty():
                return jobs
            job = self._jobs.get_nowait()
        self._jobs.put_nowait(None)  # for the next round and the other writers: it is their last
        return jobs


def settle(job: Job[Any], outcome: Any) -> None:
    """Tell who waits, unless they left."""
    if job.done.done():
        return
    if isinstance(outcome, Exception):
        job.done.set_exception(outcome)
    else:
        job.done.set_result(outcome)
