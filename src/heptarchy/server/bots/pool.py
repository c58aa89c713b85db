"""The workers, the jobs they are given, and what happens when one fails."""

from __future__ import annotations

import asyncio
import logging
import os
from typing import TYPE_CHECKING, Any

from heptarchy.kernel.fate import Rng
from heptarchy.kernel.refusal import HeptarchyError
from heptarchy.server.bots.jobs import choose_job, forecast_job
from heptarchy.server.bots.line import named
from heptarchy.server.bots.process import Worker, WorkerLate, WorkerLost

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from heptarchy.kernel.game import Game
    from heptarchy.kernel.options import Value
    from heptarchy.kernel.state import State

log = logging.getLogger("heptarchy.bots")

GAMES = "heptarchy:game"  # where workers find games, as `module:function`
LEVELS = "heptarchy.agents.levels:level"  # and where levels are found, here and there
TRIES = 2  # workers that a job is given to
GRACE_SECONDS = 2.0  # beyond a budget: other processes want the processor too
FORECAST_SECONDS = 5.0  # the budget of a forecast
LAST_SECONDS = 1.0  # after which a worker that nobody has ended ends itself


class BotsClosed(HeptarchyError):
    """The workers are not there: not started yet, or closed."""


class Bots:
    """A pool of workers. Its counts are for those who watch over it."""

    def __init__(
        self, workers: int = 1, games: str = GAMES, levels: str = LEVELS, grace: float = GRACE_SECONDS
    ) -> None:
        self.grace = grace
        self.jobs = 0
        self.crashes = 0  # workers that died, did not start or answered nonsense
        self.late = 0  # workers that took too long
        self.fallbacks = 0  # jobs that no worker has done
        self._find_level = named(levels)
        self._workers = [Worker(games, levels) for _ in range(workers)]
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        self._open = False

    @property
    def pids(self) -> list[int]:
        """The processes that work or are ready to."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def start(self) -> None:
        """Start all workers; WorkerLost if one can't be started."""
        if self._open:
            return
        started = await asyncio.gather(*(worker.start() for worker in self._workers), return_exceptions=True)
        self._open = True
        for worker in self._workers:
            self._idle.put_nowait(worker)
        for error in started:
            if error is not None:
                await self.close()
                raise error

    async def close(self) -> None:
        """End all workers. Jobs that they are at, or that wait for one, raise BotsClosed."""
        if not self._open:
            return
        self._open = False
        for worker in self._workers:
            worker.kill()
        for _ in self._workers:  # each comes back once its job has noticed
            await (await self._idle.get()).end()

    async def choose(
        self, game: Game, state: State, seat: int, level: str, seed: str, settled: Mapping[str, Value] | None = None
    ) -> int:
        """What a bot of this level answers for this seat. It is told what the seat knows, and nothing else."""
        options = list(state.options_for(seat))
        if not options:
            raise ValueError(f"seat {seat} is not asked")
        seconds = self._find_level(level, game.id).budget + self.grace
        if state.is_forced(seat):
            return options[0]
        job = choose_job(game, state, seat, level, seed, seconds + LAST_SECONDS, fresh_rng(), settled)
        found = await self._do(job, seconds, lambda answer: type(answer) is int and state.allows(answer, seat))
        if found is None:
            log.warning("a %s in seat %d of %s draws its answer: no worker gave one", level, seat, game.id)
            return Rng(seed).choice(options)
        choice: int = found
        return choice

    async def forecast(self, game: Game, state: State, seat: int | None) -> dict[str, Any]:
        """The odds as this seat (None: a spectator) sees them; none if they can't be had in time."""
        seconds = FORECAST_SECONDS + self.grace
        job = forecast_job(game, state, seat, seconds + LAST_SECONDS, fresh_rng())
        found = await self._do(job, seconds, lambda answer: isinstance(answer, dict))
        if found is None:
            log.warning("no odds for a state of %s: no worker gave any", game.id)
            return {"battle": None, "options": {}}
        odds: dict[str, Any] = found
        return odds

    async def _do(self, job: bytes, seconds: float, is_answer: Callable[[Any], bool]) -> Any:
        """The answer of the first worker that gives one; None if none does."""
        self._check_open()
        self.jobs += 1
        worker = await self._idle.get()
        try:
            for _ in range(TRIES):
                answer = await self._try(worker, job, seconds, is_answer)
                if answer is not None:
                    return answer
        finally:
            self._idle.put_nowait(worker)
        self._check_open()
        self.fallbacks += 1
        return None

    async def _try(self, worker: Worker, job: bytes, seconds: float, is_answer: Callable[[Any], bool]) -> Any:
        """One worker's answer; None if it fails, and then a fresh one has taken its place."""
        self._check_open()
        if not worker.is_up and not await self._revive(worker):
            return None
        pid = worker.pid
        try:
            answer = await worker.ask(job, seconds)
            if is_answer(answer):
                return answer
            raise WorkerLost(f"{str(answer)[:80]!r} is no answer")
        except WorkerLate as error:
            self._check_open()
            self.late += 1
            log.warning("worker %s is late and ended: %s", pid, error)
        except WorkerLost as error:
            self._check_open()
            self.crashes += 1
            log.warning("worker %s has failed: %s", pid, error)
        await self._replace(worker)
        return None

    async def _revive(self, worker: Worker) -> bool:
        """Start a worker that is gone before it is asked; whether it is there."""
        if worker.fit:  # and nobody has ended it
            self.crashes += 1
            log.warning("a worker was gone before it was asked")
        return await self._replace(worker)

    async def _replace(self, worker: Worker) -> bool:
        """A fresh process; whether it is there. If not, the next job tries again."""
        try:
            await worker.start()
        except WorkerLost as error:
            self._check_open()
            self.crashes += 1
            log.warning("a worker is missing: %s", error)
            return False
        return True

    def _check_open(self) -> None:
        if not self._open:
            raise BotsClosed("the bots' workers are not running")


def fresh_rng() -> Rng:
    """A generator that nobody can foresee: what a seat must imagine says nothing of what is."""
    return Rng(os.urandom(16).hex())
