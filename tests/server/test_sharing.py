"""Bots for everybody: tables of bots alone, however many and however deep they think, keep no person waiting."""

from __future__ import annotations

import contextlib
import os
import random
import signal
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from tests.patience import PATIENCE, wait_until
from tests.server.client import Browser, next_frame
from tests.server.enduring import children_of
from tests.server.preludes import FOR_EVER
from tests.server.running import Running

if TYPE_CHECKING:
    from collections.abc import Iterator

KINGS = ("bot king",) * 4
THRALLS = ("bot thrall",) * 2
ANSWERS = 30
THINKS = 100  # ticks of a processor: more than a worker takes to start


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    """A server of its own: what bots do elsewhere must not count. Tables of bots alone wait for ever for a worker."""
    prelude = f"from heptarchy.server.bots import pool; pool.IDLE_SECONDS = {FOR_EVER}"
    with Running(f"sqlite:///{tmp_path}/tables.db", tmp_path, "--bot-tables", "3", prelude=prelude) as one:
        yield one


def acts(browser: Browser, tables: list[str]) -> int:
    """How many answers stand at these tables."""
    return sum(browser.get(f"/api/tables/{table}")["k"] for table in tables)


def play_with_bot(browser: Browser, table: str) -> int:
    """Play at random against a bot until it has answered often enough; gives how often it did."""
    rng, given = random.Random("sharing"), 0
    with browser.live(table, 0) as socket:
        frame = next_frame(socket)
        while given < ANSWERS and frame["table"]["status"] == "playing":
            if frame["question"] is not None:
                frame = browser.answer(table, frame, rng.choice(frame["question"]["options"])["action"])
                continue
            seen = frame["n"]
            while frame["n"] <= seen:  # the reply was newer than what comes here
                frame = next_frame(socket)
                given += sum(line["by"] == "bot" and not line["forced"] for line in frame["lines"])
    return given


def used(pid: int) -> int:
    """The processor's time that a process has had, in ticks."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def busy(pids: list[int], before: dict[int, int]) -> list[int]:
    """Those that have thought since then."""
    return [pid for pid in pids if used(pid) > before.get(pid, 0) + THINKS]


def workers_of(running: Running) -> list[int]:
    """The processes in which a server's bots think."""
    assert running.process is not None
    children = children_of(running.process.pid)
    return [pid for pid in children if b"bots.worker" in Path(f"/proc/{pid}/cmdline").read_bytes()]


@contextlib.contextmanager
def frozen(pids: list[int]) -> Iterator[None]:
    """Let these processes stand still meanwhile."""
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


def test_a_persons_bot_does_not_queue_behind_tables_of_kings(running: Running) -> None:
    """Those who think for the kings never answer: in a line with them it would never answer either."""
    before = {pid: used(pid) for pid in workers_of(running)}
    with contextlib.ExitStack() as ends:
        person, *openers = [ends.enter_context(Browser(running.url)) for _ in range(4)]
        tables = [opener.open(*KINGS)["table"]["id"] for opener in openers for _ in range(3)]
        wait_until(lambda: acts(person, tables) > len(tables), "the kings to play")
        thinking = wait_until(lambda: busy(workers_of(running), before), "one to think")
        ends.enter_context(frozen(thinking))
        mine: Any = person.open("me", "bot thrall")["table"]["id"]
        assert play_with_bot(person, mine) >= ANSWERS
        said = httpx.get(f"{running.url}/metrics", timeout=PATIENCE).text
        assert 'heptarchy_bot_queue_seconds_count{urgency="waited"}' in said


def test_one_browsers_tables_of_bots_alone_play_a_few_at_a_time_and_the_others_say_that_they_wait(
    running: Running,
) -> None:
    with Browser(running.url) as opener:
        first = opener.open(*THRALLS, options={"rounds": 1})["table"]["id"]  # its worker is started when asked
        wait_until(lambda: opener.get(f"/api/tables/{first}")["status"] == "over", "the end of a game")
        with frozen(workers_of(running)):  # nobody comes to an end meanwhile
            tables = [opener.open(*THRALLS, options={"rounds": 1})["table"]["id"] for _ in range(12)]
            queued = [table for table in tables if opener.get(f"/api/tables/{table}")["queued"]]
        assert queued == tables[3:], "nine of twelve wait for the first three"
        for table in tables:
            with opener.live(table) as socket:
                while next_frame(socket)["table"]["status"] != "over":
                    pass
        assert not any(opener.get(f"/api/tables/{table}")["queued"] for table in tables)
