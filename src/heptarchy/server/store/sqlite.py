"""The store's home in a SQLite file: one thread writes, a few read, and news stay in the process.

Somebody at a shell may visit the file meanwhile, and leaves word of what they changed in a table of its own, which the
process that serves looks into once a second.

Whole transactions run in a thread; `_write_all` says why.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import URL, create_engine, delete, event, insert, select
from sqlalchemy.exc import DatabaseError, DBAPIError, OperationalError

from heptarchy.server.store import schema
from heptarchy.server.store.batches import Batches, Job
from heptarchy.server.store.errors import StoreDown, down
from heptarchy.server.store.home import Found, Heard, Work
from heptarchy.server.store.migrate import ONE_AT_A_TIME, migrate

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

READERS = 4
LOOK = 1.0  # seconds between two looks for what visitors left

_PRAGMAS = ("busy_timeout = 5000", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")


class Sqlite:
    """A SQLite file, for one process that writes."""

    kind = "sqlite"

    def __init__(self, path: Path, visiting: bool = False) -> None:
        self._visiting = visiting
        self._heard_of_visitors: list[Heard] = []
        self._looking: asyncio.Task[None] | None = None
        self._writer = _engine(path, "BEGIN IMMEDIATE", 1)
        self._readers = _engine(path, "BEGIN", READERS)
        self._write_thread = ThreadPoolExecutor(1, "store-write")
        self._read_threads = ThreadPoolExecutor(READERS, "store-read")
        self._heard: list[Heard] = []
        self._batches = Batches(self._write_all)

    @classmethod
    async def open(cls, path: Path, visiting: bool = False) -> Sqlite:
        """Make the folder and the file where they are missing, and migrate."""
        await asyncio.to_thread(_prepare, path)
        return cls(path, visiting)

    async def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
            self._looking = None
        if await self._batches.close():
            await asyncio.to_thread(self._let_go)

    def listen(self, heard: Heard, others_only: bool = False) -> None:
        if not others_only:
            self._heard.append(heard)
            return
        self._heard_of_visitors.append(heard)
        if self._looking is None:
            self._looking = asyncio.create_task(self._look_for_ever(), name="store-look")

    async def read(self, work: Work[Found]) -> Found:
        self._batches.must_be_open()
        return await asyncio.get_running_loop().run_in_executor(self._read_threads, self._read, work)

    async def write(self, work: Work[Found], news: str | None) -> Found:
        return await self._batches.write(work, news)

    def _read(self, work: Work[Found]) -> Found:
        try:
            with self._readers.connect() as db:
                return work(db)
        except DBAPIError as error:
            raise down("the database cannot be read", error.orig) from error

    async def _write_all(self, jobs: list[Job[Any]]) -> list[Any]:
        """Commit what waits, together: the disk is made to keep it once for all of them.

        200 writers on 2 cores kept 3100 acts a second, against 1500 with a commit for each; through aiosqlite, which
        goes to its thread and back for every statement, 1150 together and 750 one by one.
        """
        loop = asyncio.get_running_loop()
        outcomes: list[Any] = await loop.run_in_executor(self._write_thread, self._commit, jobs)
        for job, outcome in zip(jobs, outcomes, strict=True):
            if job.news is not None and not isinstance(outcome, Exception):
                for heard in self._heard:
                    loop.call_soon(heard, job.news)
        return outcomes

    async def _look_for_ever(self) -> None:
        """Pass on what visitors left word of."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                left = await self.read(lambda db: db.execute(select(schema.news).order_by(schema.news.c.n)).all())
                if left:
                    read = delete(schema.news).where(schema.news.c.n <= left[-1].n)
                    await self.write(lambda db, read=read: db.execute(read), None)  # type: ignore[misc]
            except StoreDown:
                continue  # others say so
            for heard in self._heard_of_visitors:
                for what in dict.fromkeys(row.what for row in left):
                    heard(what)

    def _commit(self, jobs: list[Job[Any]]) -> list[Any]:
        """What each of the jobs gave, or the exception it ended in; that of one does not hurt the others."""
        try:
            with self._writer.begin() as db:
                return [_attempt(db, job, self._visiting) for job in jobs]
        except DBAPIError as error:
            return [down("the database cannot be written", error.orig)] * len(jobs)

    def _let_go(self) -> None:
        self._read_threads.shutdown()
        self._write_thread.shutdown()
        self._readers.dispose()
        self._writer.dispose()


def _attempt(db: Connection, job: Job[Any], visiting: bool) -> Any:
    """Run one job in a savepoint: what it gave, or the exception it ended in. A visitor leaves word of it."""
    try:
        with db.begin_nested():
            given = job.work(db)
            if visiting and job.news is not None:
                db.execute(insert(schema.news), {"what": job.news})
            return given
    except Exception as error:
        if isinstance(error, OperationalError) or type(error) is DatabaseError:
            raise  # the disk, not the job: all of them fail
        return error


def _engine(path: Path, begin: str, size: int) -> Engine:
    """Connections that begin their transactions as told; Python's own way does not know savepoints."""
    engine = create_engine(
        URL.create("sqlite", database=str(path)), pool_size=size, max_overflow=0, hide_parameters=True
    )

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        for pragma in _PRAGMAS:
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _prepare(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    engine = _engine(path, "BEGIN IMMEDIATE", 1)
    try:
        with ONE_AT_A_TIME, engine.begin() as db:
            migrate(db)
    except DBAPIError as error:
        raise down(f"the database {path} cannot be opened", error.orig) from error
    finally:
        engine.dispose()
