"""Workers in earnest: real processes that answer, hang, die, lie and are replaced."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import pytest

import heptarchy
from heptarchy import FATE, Game, Perspective, Rng, State
from heptarchy.agents.levels import UnknownLevel, levels
from heptarchy.server.bots import Bots, BotsClosed, pool
from heptarchy.server.bots.process import WorkerLost, surroundings
from raids.game import RAIDS
from tests.patience import PATIENCE, until, wait_until
from tests.server.bots.company import ENOUGH, GAMES, LEVELS, ONCE, THINKERS, as_agent

T = TypeVar("T")

VIKINGS = heptarchy.game("vikings")


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A level has all the time that it needs, on a busy machine too: then it answers the same here and there."""
    monkeypatch.setattr(pool, "LEAST_SECONDS", PATIENCE)


@pytest.fixture
def thinkers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a file for every worker that ponders or hangs; with one more, they ponder no longer."""
    monkeypatch.setenv(THINKERS, str(tmp_path))
    return tmp_path


def a_question(game: Game = VIKINGS, past: int = 40, **options: object) -> State:
    """A state some way into a random game, in which a seat has a choice."""
    state, rng = game.new(**options), Rng("pool")
    while state.moves < past or state.seat == FATE or len(state.options) < 3:
        state.apply(rng.pick(state.weights) if state.seat == FATE else rng.choice(state.options))
    return state


@asynccontextmanager
async def company(workers: int = 1, grace: float = PATIENCE) -> AsyncIterator[Bots]:
    """Bots with the games and levels of these tests; nothing of them is left afterwards."""
    bots = Bots(workers, games=GAMES, levels=LEVELS, grace=grace)
    await bots.start()
    pids = bots.pids
    try:
        yield bots
        pids += bots.pids
    finally:
        await bots.close()
    assert bots.pids == []
    assert not [pid for pid in pids if runs(pid)]


def with_bots(do: Callable[[Bots], Awaitable[T]], workers: int = 1, grace: float = PATIENCE) -> T:
    """Run a test's coroutine with bots; give what it gives."""

    async def all_of_it() -> T:
        async with company(workers, grace) as bots:
            return await do(bots)

    return asyncio.run(all_of_it())


def runs(pid: int) -> bool:
    """Whether the process is there and no mere entry that nobody has read."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


def wait_until_gone(pids: list[int]) -> None:
    wait_until(lambda: not any(runs(pid) for pid in pids), f"the end of {pids}")


def counts(bots: Bots) -> tuple[int, int, int, int]:
    return bots.jobs, bots.crashes, bots.late, bots.fallbacks


def in_process(game: Game, state: State, seat: int, level: str, seed: str) -> int:
    """What the level's agent answers without workers."""
    return as_agent(level, game).choose(Perspective(game, state, seat), Rng(seed))


# Answers


@pytest.mark.parametrize("game", [VIKINGS, RAIDS], ids=["vikings", "raids"])
def test_a_worker_answers_what_the_agent_answers_here(game: Game) -> None:
    async def play(bots: Bots) -> int:
        state, rng, asked = game.new(players=2), Rng("alike"), 0
        while not state.over and asked < 150:
            if state.seat == FATE:
                state.apply(rng.pick(state.weights))
                continue
            seat = rng.choice(state.seats)
            level = rng.choice(levels(game)).name
            before = state.checksum()
            choice = await bots.choose(game, state, seat, level, f"seed {state.moves}")
            assert choice == in_process(game, state, seat, level, f"seed {state.moves}")
            assert state.checksum() == before
            state.apply(choice, seat)
            asked += 1
        assert counts(bots)[1:] == (0, 0, 0)
        assert 0 < bots.jobs <= asked  # a forced answer is no job
        return asked

    assert with_bots(play, workers=2) > 10


def test_many_jobs_at_once_are_all_answered() -> None:
    state = a_question(players=4)

    async def ask_all(bots: Bots) -> list[int]:
        jobs = [bots.choose(VIKINGS, state, state.seat, "thegn", str(seed)) for seed in range(30)]
        return await asyncio.gather(*jobs)

    expected = [in_process(VIKINGS, state, state.seat, "thegn", str(seed)) for seed in range(30)]
    assert with_bots(ask_all, workers=3) == expected


def test_a_forecast_is_the_games_own() -> None:
    state = a_question(players=4)

    async def ask(bots: Bots) -> None:
        for seat in (None, *range(4)):
            assert await bots.forecast(VIKINGS, state, seat) == json.loads(json.dumps(VIKINGS.forecast(state, seat)))
        assert counts(bots) == (5, 0, 0, 0)

    with_bots(ask)


def test_whoever_is_not_asked_and_levels_that_are_not_there_are_refused() -> None:
    state = a_question(players=4)

    async def ask(bots: Bots) -> None:
        with pytest.raises(ValueError, match="is not asked"):
            await bots.choose(VIKINGS, state, (state.seat + 1) % 4, "thegn", "")
        with pytest.raises(UnknownLevel):
            await bots.choose(VIKINGS, state, state.seat, "jarl", "")
        assert counts(bots) == (0, 0, 0, 0)

    with_bots(ask)


def test_what_an_agent_prints_is_no_answer() -> None:
    state = a_question(players=4)

    async def ask(bots: Bots) -> int:
        choice = await bots.choose(VIKINGS, state, state.seat, "chattering", "x")
        assert counts(bots) == (1, 0, 0, 0)
        return choice

    assert with_bots(ask) == in_process(VIKINGS, state, state.seat, "calm", "x")


# Failures


def test_a_worker_killed_before_a_job_is_replaced() -> None:
    state = a_question(players=4)

    async def ask(bots: Bots) -> None:
        before = bots.pids
        for pid in before:
            os.kill(pid, signal.SIGKILL)
        choices = await asyncio.gather(*(bots.choose(VIKINGS, state, state.seat, "thegn", "x") for _ in range(4)))
        assert set(choices) == {in_process(VIKINGS, state, state.seat, "thegn", "x")}
        assert counts(bots) == (4, 2, 0, 0)
        assert len(bots.pids) == 2
        assert not set(bots.pids) & set(before)

    with_bots(ask, workers=2)


def test_a_worker_that_has_long_been_dead_is_replaced() -> None:
    state = a_question(players=4)

    async def ask(bots: Bots) -> None:
        os.kill(bots.pids[0], signal.SIGKILL)
        await until(lambda: not bots.pids, "the worker's end")
        choice = await bots.choose(VIKINGS, state, state.seat, "thegn", "x")
        assert choice == in_process(VIKINGS, state, state.seat, "thegn", "x")
        assert counts(bots) == (1, 1, 0, 0)

    with_bots(ask)


def test_a_worker_killed_in_the_midst_of_a_job_is_replaced_and_the_job_done(thinkers: Path) -> None:
    state = a_question(players=4)

    async def ask(bots: Bots) -> None:
        (before,) = [*bots.pids]
        job = asyncio.create_task(bots.choose(VIKINGS, state, state.seat, "pondering", "x"))
        await until((thinkers / str(before)).exists, "the worker to think")
        assert not job.done()
        os.kill(before, signal.SIGKILL)
        (thinkers / ENOUGH).touch()
        assert await job == in_process(VIKINGS, state, state.seat, "calm", "x")
        assert counts(bots) == (1, 1, 0, 0)
        assert len(bots.pids) == 1
        assert bots.pids != [before]

    with_bots(ask)


def test_workers_killed_again_and_again_leave_no_job_unanswered() -> None:
    state = a_question(players=4)

    async def ask(bots: Bots) -> None:
        rng = Rng("killer")
        jobs = [asyncio.create_task(bots.choose(VIKINGS, state, state.seat, "thegn", str(n))) for n in range(60)]

        def done() -> int:
            return sum(job.done() for job in jobs)

        for killed in range(6):
            await until(lambda: done() > 10 * killed and bots.pids, "some more answers")  # noqa: B023  # it is used now
            with contextlib.suppress(ProcessLookupError):  # it was just being replaced
                os.kill(rng.choice(bots.pids), signal.SIGKILL)
        assert set(await asyncio.gather(*jobs)) <= set(state.options)
        right = in_process(VIKINGS, state, state.seat, "thegn", "x")
        assert (
            await asyncio.gather(*(bots.choose(VIKINGS, state, state.seat, "thegn", "x") for _ in range(4)))
            == [right] * 4
        )
        assert len(bots.pids) == 2
        assert bots.jobs == 64
        assert 1 <= bots.crashes <= 6

    with_bots(ask, workers=2)


def test_a_job_that_fails_once_is_done_by_a_fresh_worker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv(ONCE, str(tmp_path / "once"))
    state = a_question(players=4)

    async def ask(bots: Bots) -> int:
        choice = await bots.choose(VIKINGS, state, state.seat, "dying once", "x")
        assert counts(bots) == (1, 1, 0, 0)
        return choice

    assert with_bots(ask) == in_process(VIKINGS, state, state.seat, "calm", "x")
    assert "has failed: it has ended without an answer" in caplog.text


@pytest.mark.parametrize("level", ["dying", "failing", "lying", "garbling"])
def test_a_job_that_fails_twice_is_answered_at_random(level: str, caplog: pytest.LogCaptureFixture) -> None:
    state = a_question(players=4)

    async def ask(bots: Bots) -> int:
        choice = await bots.choose(VIKINGS, state, state.seat, level, "x")
        assert counts(bots) == (1, 2, 0, 1)
        assert len(bots.pids) == 1
        after = await bots.choose(VIKINGS, state, state.seat, "thegn", "x")
        assert after == in_process(VIKINGS, state, state.seat, "thegn", "x")
        return choice

    assert with_bots(ask) == Rng("x").choice(state.options)
    said = [record.getMessage() for record in caplog.records if record.name == "heptarchy.bots"]
    assert said[-1] == f"a {level} in seat {state.seat} of vikings draws its answer: no worker gave one"


def test_an_agent_that_hangs_is_cut_at_its_budget(caplog: pytest.LogCaptureFixture) -> None:
    state = a_question(players=4)

    async def ask(bots: Bots) -> int:
        await bots.choose(VIKINGS, state, state.seat, "thegn", "x")
        before = bots.pids
        bots.grace = 0.5
        choice = await bots.choose(VIKINGS, state, state.seat, "hanging", "x")
        assert counts(bots) == (2, 0, 2, 1)
        assert not runs(before[0])
        return choice

    assert with_bots(ask) == Rng("x").choice(state.options)
    assert caplog.text.count("no answer in 0.8 s") == 2  # its budget of 0.3 s and the grace


def test_a_hanging_agent_does_not_hold_up_the_others(thinkers: Path) -> None:
    state = a_question(players=4)

    async def ask(bots: Bots) -> None:
        hanging = asyncio.create_task(bots.choose(VIKINGS, state, state.seat, "hanging", "x"))
        await until(lambda: any(thinkers.iterdir()), "the worker to hang")
        for seed in range(10):
            await bots.choose(VIKINGS, state, state.seat, "thegn", str(seed))
        assert not hanging.done()
        hanging.cancel()
        with pytest.raises(asyncio.CancelledError):
            await hanging

    with_bots(ask, workers=2)


def test_a_job_that_nobody_waits_for_any_more_does_not_confuse_the_next(thinkers: Path) -> None:
    state = a_question(players=4)

    async def ask(bots: Bots) -> None:
        job = asyncio.create_task(bots.choose(VIKINGS, state, state.seat, "pondering", "x"))
        await until(lambda: any(thinkers.iterdir()), "the worker to think")
        job.cancel()
        (thinkers / ENOUGH).touch()
        with pytest.raises(asyncio.CancelledError):
            await job
        for seed in ("y", "z"):
            choice = await bots.choose(VIKINGS, state, state.seat, "thegn", seed)
            assert choice == in_process(VIKINGS, state, state.seat, "thegn", seed)
        assert counts(bots) == (3, 0, 0, 0)

    with_bots(ask)


def test_without_any_worker_that_starts_there_is_still_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    state = a_question(players=4)

    async def ask(bots: Bots) -> int:
        monkeypatch.setattr(sys, "executable", "/nowhere/python")
        os.kill(bots.pids[0], signal.SIGKILL)
        choice = await bots.choose(VIKINGS, state, state.seat, "thegn", "x")
        assert bots.fallbacks == 1
        monkeypatch.undo()
        after = await bots.choose(VIKINGS, state, state.seat, "thegn", "x")
        assert after == in_process(VIKINGS, state, state.seat, "thegn", "x")
        return choice

    assert with_bots(ask) == Rng("x").choice(state.options)


def test_a_forecast_that_fails_is_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    state = a_question(players=4)

    async def ask(bots: Bots) -> None:
        monkeypatch.setattr(sys, "executable", "/nowhere/python")
        os.kill(bots.pids[0], signal.SIGKILL)
        assert await bots.forecast(VIKINGS, state, None) == {"battle": None, "options": {}}

    with_bots(ask)


# Beginning and end


def test_bots_that_are_not_there_say_so() -> None:
    state = a_question(players=4)

    async def ask() -> None:
        bots = Bots()
        for _ in range(2):
            with pytest.raises(BotsClosed):
                await bots.choose(VIKINGS, state, state.seat, "thegn", "x")
            await bots.start()
            await bots.close()
            await bots.close()

    asyncio.run(ask())


def test_closing_ends_jobs_that_are_under_way_or_wait(thinkers: Path) -> None:
    state = a_question(players=4)

    async def ask() -> None:
        bots = Bots(1, games=GAMES, levels=LEVELS, grace=10 * PATIENCE)
        await bots.start()
        pids = bots.pids
        jobs = [asyncio.create_task(bots.choose(VIKINGS, state, state.seat, "pondering", "x")) for _ in range(3)]
        await until(lambda: any(thinkers.iterdir()) and sum(bots.lengths.values()) == 2, "one to think and two to wait")
        async with asyncio.timeout(PATIENCE):
            await bots.close()
        said = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(each) for each in said] == [BotsClosed] * 3
        assert not runs(pids[0])

    asyncio.run(ask())


def test_workers_that_do_not_start_are_an_error_at_once() -> None:
    async def ask() -> None:
        bots = Bots(2, games="tests.server.bots.company:nothing", levels=LEVELS)
        with pytest.raises(WorkerLost, match="it does not start"):
            await bots.start()
        assert bots.pids == []

    asyncio.run(ask())


def test_a_worker_is_deaf_to_ctrl_c() -> None:
    state = a_question(players=4)

    async def ask(bots: Bots) -> None:
        before = bots.pids
        assert os.getpgid(before[0]) != os.getpgid(0)
        os.kill(before[0], signal.SIGINT)
        await bots.choose(VIKINGS, state, state.seat, "thegn", "x")
        assert bots.pids == before
        assert counts(bots) == (1, 0, 0, 0)

    with_bots(ask)


# It never ends a worker itself, nor starts another: a worker that hangs ends itself after a second and a half
CALLER = """
import asyncio
import contextlib
from tests.server.bots.test_pool import *

async def never(self, worker):
    await asyncio.Event().wait()

async def main():
    bots = Bots(2, games=GAMES, levels=LEVELS, grace=PATIENCE)
    await bots.start()
    pids = bots.pids
    pool.LAST_SECONDS = 1.5 - 0.3 - PATIENCE
    Bots._replace = never
    state = a_question(players=4)
    job = asyncio.create_task(bots.choose(VIKINGS, state, state.seat, "hanging", "x"))
    await until(lambda: any(Path(os.environ[THINKERS]).iterdir()), "the worker to hang")
    print(*pids, flush=True)
    await job

asyncio.run(main())
"""


@pytest.mark.usefixtures("thinkers")
def test_workers_die_with_their_caller_thinking_or_not() -> None:
    caller = subprocess.Popen(
        [sys.executable, "-c", CALLER],
        cwd=Path(__file__).parents[3],
        env=surroundings(),
        stdout=subprocess.PIPE,
        text=True,
    )
    with caller:
        assert caller.stdout is not None
        pids = [int(word) for word in caller.stdout.readline().split()]
        assert len(set(pids)) == 2
        caller.kill()
    wait_until_gone(pids)


def test_a_worker_does_not_load_the_server() -> None:
    script = "import heptarchy.server.bots.worker, heptarchy.editions.door, sys; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", script], env=surroundings(), check=True, stdout=subprocess.PIPE, text=True
    ).stdout.split()
    assert "heptarchy.editions" in loaded
    assert not {"litestar", "uvicorn", "sqlalchemy", "msgspec"} & set(loaded)
    ours = {name for name in loaded if name.startswith("heptarchy.server.")}
    assert all(name.startswith("heptarchy.server.bots") for name in ours - {"heptarchy.server.ids"})
