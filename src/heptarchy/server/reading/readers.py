"""The readers: processes that fold and look back, and whose turn it is.

There are two lanes with a process each: one for what is done in a moment, one for what takes long, so that nobody who
steps through a replay waits for somebody else's record. In a lane those who ask take turns, whoever they are: one who
asks for a hundred moments at once waits for a hundred, and everybody else for one.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from asyncio.subprocess import PIPE
from collections import OrderedDict, deque
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

import msgspec
from msgspec import Raw

from heptarchy.kernel.refusal import HeptarchyError
from heptarchy.server import reasons
from heptarchy.server.bots.line import LENGTH, READY
from heptarchy.server.bots.process import surroundings
from heptarchy.server.errors import TooMany
from heptarchy.server.reading.jobs import Failed, Glimpse, Opened
from heptarchy.server.rows import Snapshot
from heptarchy.server.snapshots import Unfit
from heptarchy.server.wire import FateTold

if TYPE_CHECKING:
    from asyncio.subprocess import Process

    from heptarchy.server.errors import TooMany
from heptarchy.server.reading.jobs import Fold, Job, LayOpen, Look, Read, Tell, Write

log = logging.getLogger("heptarchy.reading")

Answer = TypeVar("Answer")

START_SECONDS = 60.0
QUICK_SECONDS = 20.0  # that a moment may take, on a machine that has much else to do
LONG_SECONDS = 180.0  # that a record or a long game may take
SHORT = 200  # acts that are folded among the quick jobs
WAITING = 64  # jobs of one asker that may wait
LARGEST = 1 << 28  # bytes of an answer


class ReadersDown(Exception):
    """No reader could do it: it was late, or died, or the server stops."""


class Lane:
    """A process, and those who wait for it, by who asks."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.jobs = 0
        self.failures = 0
        self._process: Process | None = None
        self._waiting: OrderedDict[str, deque[tuple[bytes, asyncio.Future[bytes]]]] = OrderedDict()
        self._some = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The number of its process, if it runs."""
        return self._process.pid if self._process is not None else None

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return sum(len(jobs) for jobs in self._waiting.values())

    def start(self) -> None:
        """Begin to work; the process is started beside."""
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work())

    async def ask(self, asker: str, job: bytes) -> bytes:
        """The answer to a job, when it is this asker's turn; TooMany, if they ask for more than may wait."""
        if self._closed:
            raise ReadersDown("the server stops")
        jobs = self._waiting.setdefault(asker, deque())
        if len(jobs) >= WAITING:
            raise TooMany(reasons.WAITING.of(n=WAITING))
        done: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        jobs.append((job, done))
        self._some.set()
        self.start()
        return await done

    async def close(self) -> None:
        """End the process; who waits is told."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._end()
        for jobs in self._waiting.values():
            for _, done in jobs:
                if not done.done():
                    done.set_exception(ReadersDown("the server stops"))
        self._waiting.clear()

    async def _work(self) -> None:
        with suppress(ReadersDown):  # then the first job tries again
            await self._begin()
        while True:
            job, done = await self._next()
            if done.cancelled():
                continue
            self.jobs += 1
            try:
                said = await self._do(job)
            except ReadersDown as error:
                self.failures += 1
                log.warning("a reader has failed: %s", error)
                if not done.done():
                    done.set_exception(error)
            except asyncio.CancelledError:
                if not done.done():
                    done.set_exception(ReadersDown("the server stops"))
                raise
            else:
                if not done.done():
                    done.set_result(said)

    async def _next(self) -> tuple[bytes, asyncio.Future[bytes]]:
        """The first job of whoever has waited longest for a turn."""
        while not self._waiting:
            self._some.clear()
            await self._some.wait()
        asker, jobs = self._waiting.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            self._waiting[asker] = jobs  # to the end of the line
        return job

    async def _do(self, job: bytes) -> bytes:
        if self._process is None or self._process.returncode is not None:
            await self._begin()
        process = self._process
        assert process is not None
        assert process.stdin is not None
        try:
            async with asyncio.timeout(self.seconds):
                process.stdin.write(LENGTH.pack(len(job)) + job)
                await process.stdin.drain()
                return await receive(process)
        except (TimeoutError, EOFError, OSError) as error:
            await self._end()
            raise ReadersDown(f"no answer ({type(error).__name__})") from error
        except asyncio.CancelledError:
            await self._end()
            raise

    async def _begin(self) -> None:
        await self._end()
        command = (sys.executable, "-P", "-m", "heptarchy.server.reading.worker")
        try:
            self._process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, env=surroundings(), start_new_session=True
            )
            async with asyncio.timeout(START_SECONDS):
                ready = await receive(self._process)
        except (TimeoutError, EOFError, OSError) as error:
            await self._end()
            raise ReadersDown(f"a reader does not start ({type(error).__name__})") from error
        if ready != READY:
            await self._end()
            raise ReadersDown(f"a reader starts by saying {ready[:80]!r}")

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()


class Readers:
    """What the house asks of readers."""

    def __init__(self) -> None:
        self.quick = Lane(QUICK_SECONDS)
        self.long = Lane(LONG_SECONDS)

    def start(self) -> None:
        """Have the quick one ready; the other is started when it is wanted."""
        self.quick.start()

    async def close(self) -> None:
        """End both."""
        await asyncio.gather(self.quick.close(), self.long.close())

    async def fold(self, asker: str, job: Fold) -> list[Snapshot]:
        """The snapshots that were missing, the last one at the last act."""
        done = job.rows[-1].n if job.rows else 0
        lane = self.quick if len(job.acts) - done <= SHORT else self.long
        return told(await lane.ask(asker, packed(job)), list[Snapshot])

    async def look(self, asker: str, job: Look) -> Glimpse:
        """A moment of the past."""
        said = await self.quick.ask(asker, packed(job))
        check(said)
        return msgspec.json.decode(said, type=Glimpse)

    async def tell(self, asker: str, job: Tell) -> list[Raw]:
        """A stretch of the log, each line as JSON."""
        said = await self.quick.ask(asker, packed(job))
        check(said)
        return msgspec.json.decode(said, type=list[Raw])

    async def read(self, asker: str, job: Read) -> Opened:
        """A record that somebody brings; HeptarchyError if it is none."""
        return told(await self.long.ask(asker, packed(job)), Opened)

    async def write(self, asker: str, job: Write) -> str:
        """A game as a record."""
        return told(await self.long.ask(asker, packed(job)), str)

    async def lay_open(self, asker: str, job: LayOpen) -> FateTold:
        """A game's fate."""
        return told(await self.long.ask(asker, packed(job)), FateTold)


def packed(job: Job) -> bytes:
    """A job as it is sent."""
    return msgspec.msgpack.encode(job)


def told(said: bytes, kind: type[Answer]) -> Answer:
    """An answer, or what went wrong."""
    check(said)
    return msgspec.msgpack.decode(said, type=kind)


def check(said: bytes) -> None:
    """Raise if a reader says that the job can't be done."""
    if said[:1] != b"!":
        return
    failed = msgspec.msgpack.decode(said[1:], type=Failed)
    raise Unfit(failed.message) if failed.unfit else HeptarchyError(failed.message)


async def receive(process: Process) -> bytes:
    """The next message of a reader."""
    assert process.stdout is not None
    (size,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
    if size > LARGEST:
        raise OSError(f"an answer of {size} bytes")
    return await process.stdout.readexactly(size)
