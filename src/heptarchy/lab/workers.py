"""A worker pool, our crew: processes that play the games of a programme side by side."""

from __future__ import annotations

import multiprocessing
import signal
import sys
import tempfile
import time
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import TYPE_CHECKING, Any

from heptarchy.kernel.record import Answer
from heptarchy.lab.plans import Programme, Tables
from heptarchy.lab.table import GameFailed, Row

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from multiprocessing.context import SpawnProcess

BATCH_SECONDS = 0.2  # between two reports of a worker
GRACE_SECONDS = 20.0  # for the games in play, once the campaign is stopped
WITNESS_SECONDS = 120.0  # for playing a game again that ended its process

# Fresh interpreters, not forks: nothing of the caller's threads and locks comes along.
_SPAWN = multiprocessing.get_context("spawn")


class Worker:
    """One process, and where its reports come in."""

    def __init__(self, place: int, process: SpawnProcess, reports: Connection) -> None:
        self.place = place
        self.process = process
        self.reports = reports

    def report(self) -> list[Row] | None:
        """Its next report, which is there; None if it has closed its end."""
        try:
            report = self.reports.recv()
        except (EOFError, OSError):
            return None
        if isinstance(report, tuple):
            raise GameFailed(*report)
        rows: list[Row] = report
        return rows


class Crew:
    """The workers of a programme. They share the place of the next game, so that none waits for another."""

    def __init__(self, programme: Programme, jobs: int, todo: Sequence[int] | None = None) -> None:
        self.programme = programme
        self.todo = range(len(programme)) if todo is None else todo  # the numbers of the games that are played
        self.next = _SPAWN.Value("q", 0)  # the place among them of the one that is played next
        self.playing = _SPAWN.RawArray("q", [-1] * jobs)  # by worker: the game in play
        self.stopped = _SPAWN.RawValue("b", 0)
        self.workers: list[Worker] = []
        shared = (self.next, self.playing, self.stopped)
        with _no_interrupts():  # a worker inherits this: Ctrl-C is for the caller, who tells the workers
            for place in range(jobs):
                reports, pen = _SPAWN.Pipe(duplex=False)
                process = _SPAWN.Process(target=_work, args=(programme, self.todo, place, shared, pen), daemon=True)
                process.start()
                pen.close()
                self.workers.append(Worker(place, process, reports))

    def gather(self, take: Callable[[list[Row]], None]) -> None:
        """Hand over what the workers report until all games are played; a game that fails ends it."""
        while self.workers:
            for worker in self._heard(None):
                rows = worker.report()
                if rows is not None:
                    take(rows)
                    continue
                worker.process.join()
                self.workers.remove(worker)
                if worker.process.exitcode != 0:
                    raise _worker_died(self.programme, self.playing[worker.place], worker.process.exitcode)

    def stop(self, take: Callable[[list[Row]], None]) -> None:
        """No more games: take what is finished, and what is finished soon."""
        self.stopped.value = 1
        until = time.monotonic() + GRACE_SECONDS
        while self.workers and time.monotonic() < until:
            for worker in self._heard(0.5):
                rows = worker.report()
                if rows is None:
                    self.workers.remove(worker)
                else:
                    take(rows)

    def dismiss(self) -> None:
        """End what is still running."""
        for worker in self.workers:
            worker.process.terminate()
        for worker in self.workers:
            worker.process.join()

    def _heard(self, timeout: float | None) -> list[Worker]:
        """The workers that have something to say, or have left."""
        ready = wait([worker.reports for worker in self.workers], timeout)
        return [worker for worker in self.workers if worker.reports in ready]


def _work(programme: Programme, todo: Sequence[int], place: int, shared: Any, pen: Connection) -> None:
    """What a worker does: take the next number, play that game, report now and then."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    following, playing, stopped = shared
    tables = Tables(programme)
    rows: list[Row] = []
    reported = time.monotonic()
    try:
        while not stopped.value:
            with following.get_lock():
                at = following.value
                following.value = at + 1
            if at >= len(todo):
                break
            playing[place] = todo[at]
            rows.append(tables.play(todo[at]))
            if time.monotonic() - reported > BATCH_SECONDS:
                pen.send(rows)
                rows = []
                reported = time.monotonic()
        pen.send(rows)
    except GameFailed as failed:
        pen.send(rows)
        pen.send(failed.parts())
    except BrokenPipeError:
        pass  # the caller is gone


@contextmanager
def _no_interrupts() -> Iterator[None]:
    """Hold back Ctrl-C meanwhile; it comes afterwards, here but not in processes started meanwhile."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# A worker that is gone in the middle of a game


def _worker_died(programme: Programme, number: int, code: int | None) -> GameFailed:
    """The failure of a game whose process ended without a word: it is played once more, every answer written down."""
    if number < 0:
        plan = programme.plans[0]
        return GameFailed(plan.first, plan.seed_of(plan.first), f"a worker could not start (exit code {code})", "", "")
    return witnessed(programme, number, f"its process ended with exit code {code}")


def witnessed(programme: Programme, number: int, reason: str) -> GameFailed:
    """Play a game that took its process along once more, in a process of its own, to find the place."""
    place, index = programme.at(number)
    plan = programme.plans[place]
    table = Tables(programme).table(place)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "answers"
        path.touch()
        process = _SPAWN.Process(target=_play_again, args=(programme, number, str(path)), daemon=True)
        with _no_interrupts():
            process.start()
        process.join(WITNESS_SECONDS)
        if process.is_alive():
            process.terminate()
            process.join()
        *lines, last = path.read_text(encoding="utf-8").split("\n")
    answers = [Answer(int(seat), int(action)) for seat, action in (line.split() for line in lines)]
    if process.exitcode == 0:
        reason += "; played again it comes to its end, so something outside ended that process"
    elif last:
        seat, action = last.split()
        reason += f"; played again it breaks off at the answer {table.game.space.say(int(action))!r} of seat {seat}"
    else:
        reason += f"; played again it breaks off after {len(answers)} answers"
    return GameFailed(index, plan.seed_of(index), reason, "", table.so_far(answers), plan.setting)


def _play_again(programme: Programme, number: int, path: str) -> None:
    """Play a game, each answer on disk before it is applied."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with Path(path).open("w", encoding="utf-8") as trace:
        try:
            Tables(programme).play(number, trace)
        except GameFailed:
            sys.exit(1)
