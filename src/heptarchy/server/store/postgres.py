"""The store's home in PostgreSQL: any number of processes, and the news travel by NOTIFY."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import TYPE_CHECKING, Any

import asyncpg  # type: ignore[import-untyped]  # it has no types
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from heptarchy.server.store.batches import Batches, Job
from heptarchy.server.store.errors import StoreDown, down
from heptarchy.server.store.home import Found, Heard, Work
from heptarchy.server.store.migrate import ONE_AT_A_TIME, migrate

if TYPE_CHECKING:
    from sqlalchemy import Connection

log = logging.getLogger(__name__)

CHANNEL = "heptarchy"
CONNECTIONS = 12
WRITERS = 2  # of them: while one commits, the other sends its statements
TOLD_AT_ONCE = 100  # tables: what is told with one NOTIFY has at most 8000 bytes
LONGEST_PAUSE = 5.0  # seconds between attempts to hear again
KEEPALIVE = 30.0  # seconds

_LOCK = 0x6865707461  # of migrations; any number that is ours alone
_NOTIFY = text("SELECT pg_notify(:channel, :news)")
_LOST = (OSError, TimeoutError, PoolTimeout, asyncpg.PostgresError, asyncpg.InterfaceError)  # while connecting
_DOWN = ("08", "25", "40", "53", "57", "58", "XX")  # SQLSTATE: connection, read-only, deadlock, full, stopped, broken


class Postgres:
    """A PostgreSQL database."""

    kind = "postgresql"

    def __init__(self, url: str) -> None:
        self._engine = _engine(url, pool_size=CONNECTIONS, max_overflow=0, pool_pre_ping=True)
        self._reading = self._engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        self._origin = secrets.token_hex(8)
        self._ear = Ear(url, self._origin)
        self._batches = Batches(self._write_all, WRITERS)
        self._readers = asyncio.Semaphore(CONNECTIONS - WRITERS)  # a fair line: the pool has none

    @classmethod
    async def open(cls, url: str) -> Postgres:
        """Migrate, and begin to listen."""
        try:
            await asyncio.to_thread(_prepare, url)
        except (DBAPIError, *_LOST) as error:
            raise _down(error) from error
        home = cls(url)
        try:
            await home._ear.open()
        except BaseException:
            await home.close()
            raise
        return home

    async def close(self) -> None:
        await self._batches.close()
        await self._ear.close()
        await self._engine.dispose()

    def listen(self, heard: Heard, others_only: bool = False) -> None:
        self._ear.heard.append((heard, others_only))

    async def read(self, work: Work[Found]) -> Found:
        """Run statements that change nothing; once more if the connection is lost meanwhile."""
        try:
            return await self._read(work)
        except (DBAPIError, *_LOST) as first:
            if not _is_lost(first):
                raise
        try:
            return await self._read(work)
        except (DBAPIError, *_LOST) as error:
            raise _down(error) from error

    async def _read(self, work: Work[Found]) -> Found:
        self._batches.must_be_open()
        async with self._readers, self._reading.connect() as db:
            return await db.run_sync(work)

    async def write(self, work: Work[Found], news: str | None) -> Found:
        return await self._batches.write(work, news)

    async def _write_all(self, jobs: list[Job[Any]]) -> list[Any]:
        """Commit what waits, together, and announce it in one go.

        A transaction for each change made 300 tables that wrote at once wait for one of 20 connections: 0.8 seconds at
        the median and 2.2 at p99, for transactions of 50 ms, of which a fifth were their own statements. NOTIFY lets
        only one transaction of the whole database commit at a time, so more connections do not help.
        """
        jobs.sort(key=lambda job: job.news or "")  # as other processes do: nobody waits for another in a circle
        try:
            return await self._commit(jobs)
        except StoreDown:
            raise
        except Exception as error:  # noqa: BLE001  # the change's own, which whoever wanted it must hear
            if len(jobs) == 1:
                return [error]
        outcomes: list[Any] = []
        for job in jobs:  # one of them fails, and all were undone: so each by itself
            try:
                outcomes += await self._commit([job])
            except Exception as error:  # noqa: BLE001  # the same
                outcomes.append(error)
        return outcomes

    async def _commit(self, jobs: list[Job[Any]]) -> list[Any]:
        """Run the jobs in a transaction: all of them are kept, or none."""
        try:
            async with self._engine.begin() as db:
                return await db.run_sync(_all_and_notify, jobs, self._origin)
        except (DBAPIError, *_LOST) as error:
            if not _is_lost(error) or (len(jobs) > 1 and _stands_in_the_way(error)):
                raise
            raise _down(error) from error


class Ear:
    """A connection that hears the news of all processes, and is made again when it is lost."""

    def __init__(self, url: str, origin: str) -> None:
        self.heard: list[tuple[Heard, bool]] = []  # and whether it is for news of other processes alone
        self._url = url
        self._origin = origin  # who we are, in the news
        self._ready = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Return once news are heard."""
        self._task = asyncio.create_task(self._hear_always(), name="store-listen")
        await self._ready.wait()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _hear_always(self) -> None:
        pause = 0.05
        while True:
            try:
                await self._hear()
                pause = 0.05
            except _LOST as error:
                log.warning("news of other processes are not heard: %s", error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _hear(self) -> None:
        """Listen until the connection is lost."""
        connection = await _connect(self._url)
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, self._on_notify)
            if self._ready.is_set():
                self._tell(None)  # what was said meanwhile is gone
            self._ready.set()
            while not lost.is_set():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), KEEPALIVE)
                    return
                await connection.execute("SELECT 1", timeout=KEEPALIVE)
        finally:
            await connection.close(timeout=5)

    def _on_notify(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        origin, *tables = str(payload).split()
        for table in tables:
            self._tell(table, origin == self._origin)

    def _tell(self, table: str | None, our_own: bool = False) -> None:
        for heard, others_only in self.heard:
            if not (our_own and others_only):
                asyncio.get_running_loop().call_soon(heard, table)


async def _connect(url: str) -> Any:
    return await asyncpg.connect(url, timeout=10, command_timeout=60, server_settings={"application_name": "heptarchy"})


def _engine(url: str, **settings: Any) -> AsyncEngine:
    """asyncpg reads the address itself: it knows all that libpq knows (sockets, sslmode, several hosts)."""
    return create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: _connect(url), hide_parameters=True, **settings
    )


def _prepare(url: str) -> None:
    """Migrate in a thread with a loop of its own: Alembic allows one migration at a time in a process."""
    with ONE_AT_A_TIME:
        asyncio.run(_migrate(url))


async def _migrate(url: str) -> None:
    engine = _engine(url, poolclass=NullPool)
    try:
        async with engine.begin() as db:
            await db.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
            await db.run_sync(migrate)
    finally:
        await engine.dispose()


def _all_and_notify(db: Connection, jobs: list[Job[Any]], origin: str) -> list[Any]:
    found = [job.work(db) for job in jobs]
    changed = list(dict.fromkeys(job.news for job in jobs if job.news is not None))
    for first in range(0, len(changed), TOLD_AT_ONCE):
        news = " ".join([origin, *changed[first : first + TOLD_AT_ONCE]])
        db.execute(_NOTIFY, {"channel": CHANNEL, "news": news})
    return found


def _is_lost(error: BaseException) -> bool:
    """Is it the database that failed, rather than the statement?"""
    if not isinstance(error, DBAPIError) or error.connection_invalidated:
        return True
    return str(getattr(error.orig, "sqlstate", ""))[:2] in _DOWN


def _stands_in_the_way(error: BaseException) -> bool:
    """Did the transaction and one of another process wait for each other?"""
    return isinstance(error, DBAPIError) and str(getattr(error.orig, "sqlstate", "")).startswith("40")


def _down(error: BaseException) -> StoreDown:
    cause = error.orig if isinstance(error, DBAPIError) else error
    return down("the database does not answer", cause)
