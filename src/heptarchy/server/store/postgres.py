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

from heptarchy.server.store.errors import StoreDown
from heptarchy.server.store.home import Found, Heard, Work
from heptarchy.server.store.migrate import ONE_AT_A_TIME, migrate

if TYPE_CHECKING:
    from sqlalchemy import Connection

log = logging.getLogger(__name__)

CHANNEL = "heptarchy"
CONNECTIONS = 10
LONGEST_PAUSE = 5.0  # seconds between attempts to hear again
KEEPALIVE = 30.0  # seconds

_LOCK = 0x6865707461  # of migrations; any number that is ours alone
_LOST = (OSError, TimeoutError, PoolTimeout, asyncpg.PostgresError, asyncpg.InterfaceError)  # while connecting
_DOWN = ("08", "25", "40", "53", "57", "58", "XX")  # SQLSTATE: connection, read-only, deadlock, full, stopped, broken


class Postgres:
    """A PostgreSQL database."""

    kind = "postgresql"

    def __init__(self, url: str) -> None:
        self._engine = _engine(url, pool_size=CONNECTIONS, max_overflow=CONNECTIONS, pool_pre_ping=True)
        self._reading = self._engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        self._origin = secrets.token_hex(8)
        self._ear = Ear(url, self._origin)

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
        async with self._reading.connect() as db:
            return await db.run_sync(work)

    async def write(self, work: Work[Found], news: str | None) -> Found:
        try:
            async with self._engine.begin() as db:
                return await db.run_sync(_and_notify, work, news and f"{news} {self._origin}")
        except (DBAPIError, *_LOST) as error:
            if not _is_lost(error):
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
        table, _, origin = str(payload).partition(" ")
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


def _and_notify(db: Connection, work: Work[Found], news: str | None) -> Found:
    found = work(db)
    if news is not None:
        db.execute(text("SELECT pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": news})
    return found


def _is_lost(error: BaseException) -> bool:
    """Is it the database that failed, rather than the statement?"""
    if not isinstance(error, DBAPIError) or error.connection_invalidated:
        return True
    return str(getattr(error.orig, "sqlstate", ""))[:2] in _DOWN


def _down(error: BaseException) -> StoreDown:
    cause = error.orig if isinstance(error, DBAPIError) else error
    return StoreDown(f"the database does not answer: {cause}")
