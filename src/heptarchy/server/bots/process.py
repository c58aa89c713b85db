"""A worker as its caller sees it: started, asked, ended, and started again."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from pathlib import Path
from typing import Any

from heptarchy.server.bots.line import LENGTH, READY

START_SECONDS = 60.0  # to import the rules, on a machine that has much else to do
LARGEST_ANSWER = 1 << 20  # bytes


class WorkerLost(Exception):
    """The worker could not be started, is gone, or says what nobody can read."""


class WorkerLate(Exception):
    """The worker has not answered in time."""


class Worker:
    """One process at a time. Once it has failed it must be started again before it is asked."""

    def __init__(self, games: str, levels: str, crew: str) -> None:
        self.games = games
        self.levels = levels
        self.crew = crew  # it sets its priority by that
        self.process: Process | None = None
        self.fit = False  # it has started, and nobody has ended it

    @property
    def pid(self) -> int | None:
        """The number of its process, if it runs."""
        return self.process.pid if self.process is not None and self.is_up else None

    @property
    def is_up(self) -> bool:
        """Whether it can be asked, as far as is known."""
        return self.fit and self.process is not None and self.process.returncode is None

    async def start(self) -> None:
        """Start a process, in place of the one before."""
        await self.end()
        command = (sys.executable, "-P", "-m", "heptarchy.server.bots.worker", self.games, self.levels, self.crew)
        try:
            # A session of its own: Ctrl-C at the caller's terminal does not reach it, not even while it starts
            self.process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, env=surroundings(), start_new_session=True
            )
            async with asyncio.timeout(START_SECONDS):
                ready = await self._receive(self.process)
        except (OSError, EOFError, TimeoutError) as error:
            self.kill()
            raise WorkerLost(f"it does not start ({type(error).__name__})") from error
        if ready != READY:
            self.kill()
            raise WorkerLost(f"it starts by saying {ready[:80]!r}")
        self.fit = True

    async def ask(self, job: bytes, seconds: float) -> Any:
        """Its answer to a job. If it fails, or nobody waits any more, it is ended: it may still be at it."""
        process = self.process
        assert process is not None
        assert process.stdin is not None
        try:
            async with asyncio.timeout(seconds):
                process.stdin.write(LENGTH.pack(len(job)) + job)
                await process.stdin.drain()
                return json.loads(await self._receive(process))
        except asyncio.CancelledError:
            self.kill()
            raise
        except TimeoutError as error:
            self.kill()
            raise WorkerLate(f"no answer in {seconds:.1f} s") from error
        except EOFError as error:
            self.kill()
            raise WorkerLost("it has ended without an answer") from error
        except (OSError, RecursionError, ValueError) as error:
            self.kill()
            raise WorkerLost(f"it can't be read ({error})") from error

    async def _receive(self, process: Process) -> bytes:
        assert process.stdout is not None
        (size,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        if size > LARGEST_ANSWER:
            raise OSError(f"an answer of {size} bytes")
        return await process.stdout.readexactly(size)

    def kill(self) -> None:
        """End its process now, and what that has started; `end` waits for it."""
        self.fit = False
        if self.process is None or self.process.returncode is not None:
            return
        with suppress(ProcessLookupError, PermissionError):  # it has ended by itself, and nobody has noticed yet
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)  # its session is a group
            else:
                self.process.kill()

    async def end(self) -> None:
        """End its process, if there is one, and wait until nothing of it is left."""
        self.kill()
        process, self.process = self.process, None
        if process is not None:
            if process.stdin is not None:
                process.stdin.close()
            await process.wait()


def surroundings() -> dict[str, str]:
    """The environment of a worker: it finds the modules that its caller finds."""
    path = os.pathsep.join(folder or str(Path.cwd()) for folder in sys.path)
    return {**os.environ, "PYTHONPATH": path}
