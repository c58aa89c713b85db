"""The worker pool of the bots: the jobs it is given, and what happens when a worker fails."""

from __future__ import annotations

import asyncio
import logging
import os
from typing import TYPE_CHECKING, Any

from heptarchy import editions
from heptarchy.agents.levels import THINKS
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.refusal import HeptarchyError
from heptarchy.server.bots.crew import Crew
from heptarchy.server.bots.jobs import choose_job, forecast_job
from heptarchy.server.bots.line import named
from heptarchy.server.bots.process import Worker, WorkerLate, WorkerLost
from heptarchy.server.bots.turns import ALONE, CLASSES, DEEP, IDLE, QUICK, Ticket

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from heptarchy.editions import Edition
    from heptarchy.kernel.game import Game
    from heptarchy.kernel.options import Value
    from heptarchy.kernel.state import State
    from heptarchy.server.wire import Odds

log = logging.getLogger("heptarchy.bots")

GAMES = "heptarchy:game"  # where workers find games, as `module:function`
LEVELS = "heptarchy.agents.levels:level"  # and where levels are found, here and there
TRIES = 2  # workers that a job is given to
GRACE_SECONDS = 2.0  # beyond a budget: other processes want the processor too
FORECAST_SECONDS = 5.0  # the budget of a forecast
LEAST_SECONDS = 0.3  # that a level has to think, however many wait
IDLE_SECONDS = 10.0  # that it has at a table of bots alone: its worker may get little of the processor
LAST_SECONDS = 1.0  # after which a worker that nobody has ended ends itself


CLOSED = "the bots' workers are not running"
ANYBODY = Ticket()


class BotsClosed(HeptarchyError):
    """The workers are not there: not started yet, or closed."""


class Bots:
    """The workers, in crews. Its counts are for those who watch over it.

    Levels that search and others have crews of their own, so that a quick answer never waits for a deep one: the system
    shares the processors out between them, and gives tables of bots alone what nobody else wants. A crew that has no
    workers leaves its jobs to those of `workers`.
    """

    def __init__(
        self,
        workers: int = 1,
        games: str = GAMES,
        levels: str = LEVELS,
        grace: float = GRACE_SECONDS,
        quick: int = 0,
        idle: int = 0,
        waited: Callable[[str, float], None] = lambda kind, seconds: None,
    ) -> None:
        self.grace = grace
        self.jobs = 0
        self.crashes = 0  # workers that died, did not start or answered nonsense
        self.late = 0  # workers that took too long
        self.fallbacks = 0  # jobs that no worker has done
        self.short = 0  # answers from fewer imagined games than the level has
        self.hurried = 0  # of these, answers that were cut since others waited
        self._find_level = named(levels)
        sizes = {QUICK: quick, DEEP: workers, IDLE: idle}
        self.crews = {
            name: Crew([Worker(games, levels, name) for _ in range(size)], waited)
            for name, size in sizes.items()
            if size
        }
        self._workers = [worker for crew in self.crews.values() for worker in crew.workers]
        self._open = False

    @property
    def pids(self) -> list[int]:
        """The processes that work or are ready to."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    @property
    def lengths(self) -> dict[str, int]:
        """How many jobs wait, by urgency."""
        lengths = [crew.turns.lengths for crew in self.crews.values()]
        return {name: sum(each[place] for each in lengths) for place, name in enumerate(CLASSES)}

    @property
    def ages(self) -> dict[str, float]:
        """How long the job that came first has waited, by urgency."""
        ages = [crew.ages() for crew in self.crews.values()]
        return {name: round(max(each[place] for each in ages), 3) for place, name in enumerate(CLASSES)}

    @property
    def seconds(self) -> dict[str, float]:
        """For how long workers were used, by urgency."""
        used = [crew.seconds for crew in self.crews.values()]
        return {name: round(sum(each[place] for each in used), 3) for place, name in enumerate(CLASSES)}

    async def start(self) -> None:
        """Start those who answer quickly, or else all; WorkerLost if one can't be started. Others start when asked."""
        if self._open:
            return
        first = self.crews.get(QUICK) or self.crews[DEEP]
        started = await asyncio.gather(*(worker.start() for worker in first.workers), return_exceptions=True)
        self._open = True
        for crew in self.crews.values():
            crew.open()
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
        for crew in self.crews.values():
            await crew.close(BotsClosed(CLOSED))
        for worker in self._workers:
            await worker.end()

    async def choose(
        self,
        game: Game,
        state: State,
        seat: int,
        level: str,
        seed: str,
        settled: Mapping[str, Value] | None = None,
        ticket: Ticket = ANYBODY,
    ) -> int:
        """What a bot of this level answers for this seat. It is told what the seat knows, and nothing else.

        The more others wait, the less time it has to think; a table of bots alone has plenty, and waits for it.
        """
        options = list(state.options_for(seat))
        if not options:
            raise ValueError(f"seat {seat} is not asked")
        edition = editions.of(game)
        asked = edition.level(level) if edition.past else self._find_level(level, game)
        if state.is_forced(seat):
            return options[0]
        alone = ticket.urgency == ALONE
        seconds = asked.budget + self.grace + (IDLE_SECONDS if alone else 0.0)

        thinks = IDLE_SECONDS

        def job(crowd: float) -> bytes:
            nonlocal thinks
            thinks = IDLE_SECONDS if alone else thinking(crowd)
            limit = seconds + LAST_SECONDS
            return choose_job(game, state, seat, level, seed, thinks, limit, fresh_rng(edition), settled)

        crew = IDLE if alone else QUICK if asked.quick else DEEP
        found = await self.do(
            crew, ticket, job, seconds, lambda answer: type(answer) is int and state.allows(answer, seat)
        )
        if found is None:
            log.warning("a %s in seat %d of %s draws its answer: no worker gave one", level, seat, game.id)
            return Rng(seed).choice(options)
        if found.get("short") is True:
            self.short += 1
            self.hurried += thinks < THINKS
        choice: int = found["answer"]
        return choice

    async def forecast(self, game: Game, state: State, seat: int | None, ticket: Ticket = ANYBODY) -> Odds:
        """The odds as this seat (None: a spectator) sees them; none if they can't be had in time."""
        seconds = FORECAST_SECONDS + self.grace
        found = await self.do(
            QUICK,
            ticket,
            lambda crowd: forecast_job(game, state, seat, seconds + LAST_SECONDS, fresh_rng(editions.of(game))),
            seconds,
            lambda answer: isinstance(answer, dict),
        )
        if found is None:
            log.warning("no odds for a state of %s: no worker gave any", game.id)
            return {"battle": None, "options": {}}
        odds: Odds = found["answer"]
        return odds

    async def do(
        self,
        crew: str,
        ticket: Ticket,
        job: Callable[[float], bytes],
        seconds: float,
        is_answer: Callable[[Any], bool],
    ) -> dict[str, Any] | None:
        """What the first worker of that crew says that gives an answer; None if none does.

        The job is made when its turn has come, and told how many others wait then for each worker.
        """
        self._check_open()
        self.jobs += 1
        doing = self.crews.get(crew) or self.crews[DEEP]
        turn = await doing.begin(ticket)
        try:
            asked = job(turn.crowd)
            for _ in range(TRIES):
                said = await self._try(turn.worker, asked, seconds, is_answer)
                if said is not None:
                    return said
        finally:
            doing.end(turn)
        self._check_open()
        self.fallbacks += 1
        return None

    async def _try(
        self, worker: Worker, job: bytes, seconds: float, is_answer: Callable[[Any], bool]
    ) -> dict[str, Any] | None:
        """What one worker says; None if it fails, and then a fresh one has taken its place."""
        self._check_open()
        if not worker.is_up and not await self._revive(worker):
            return None
        pid = worker.pid
        try:
            said = await worker.ask(job, seconds)
            if isinstance(said, dict) and is_answer(said.get("answer")):
                return said
            raise WorkerLost(f"{str(said)[:80]!r} is no answer")
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
            raise BotsClosed(CLOSED)


def thinking(crowd: float) -> float:
    """The seconds that a level has to think while so many others wait for each worker."""
    return max(LEAST_SECONDS, THINKS / (1.0 + crowd))


def fresh_rng(edition: Edition) -> Rng:
    """A generator that nobody can foresee: what a seat must imagine says nothing of what is."""
    return edition.rng(os.urandom(16).hex())
