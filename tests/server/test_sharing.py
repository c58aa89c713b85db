"""Bots for everybody: tables of bots alone, however many and however deep they think, keep no person waiting."""

from __future__ import annotations

import contextlib
import random
import time
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.client import Browser, next_frame
from tests.server.running import Running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

KINGS = ("bot king",) * 4
ANSWERS = 30


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    """A server of its own: what bots do elsewhere must not count."""
    with Running(f"sqlite:///{tmp_path}/tables.db", tmp_path, "--bot-tables", "3") as one:
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


def test_a_persons_bot_does_not_queue_behind_tables_of_kings(running: Running) -> None:
    """In a single line each of its answers would wait for one of every such table: nine for one."""
    with contextlib.ExitStack() as ends:
        person, *openers = [ends.enter_context(Browser(running.url)) for _ in range(4)]
        tables = [opener.open(*KINGS)["table"]["id"] for opener in openers for _ in range(3)]
        mine: Any = person.open("me", "bot thrall")["table"]["id"]
        wait_until(lambda: acts(person, tables) > len(tables), "the kings play")
        before = acts(person, tables)
        given = play_with_bot(person, mine)
        meanwhile = acts(person, tables) - before
        assert given >= ANSWERS
        assert meanwhile < 3 * given, f"kings answered {meanwhile} times while a thrall answered {given} times"
        said = httpx.get(f"{running.url}/metrics").text
        assert 'heptarchy_bot_queue_seconds_count{urgency="waited"}' in said


def test_one_browsers_tables_of_bots_alone_play_a_few_at_a_time_and_the_others_say_that_they_wait(
    running: Running,
) -> None:
    with Browser(running.url) as opener:
        tables = [opener.open("bot thrall", "bot thrall")["table"]["id"] for _ in range(12)]
        queued = [table for table in tables if opener.get(f"/api/tables/{table}")["queued"]]
        assert queued, "nine of twelve wait for the first three"
        assert queued == tables[-len(queued) :], "who came first plays first"
        wait_until(lambda: all(opener.get(f"/api/tables/{one}")["status"] == "over" for one in tables), "all end")
        assert not any(opener.get(f"/api/tables/{table}")["queued"] for table in tables)


def figure(running: Running, name: str) -> float:
    """One of the server's figures."""
    said = httpx.get(f"{running.url}/metrics").text.splitlines()
    return float(next(line for line in said if line.startswith(f"{name} ")).rpartition(" ")[2])


def test_a_king_who_is_cut_short_since_others_wait_is_counted(tmp_path: Path) -> None:
    crowded = "from heptarchy.server.bots import pool; pool.thinking = lambda crowd: 0.001 if crowd else pool.THINKS"
    with (
        Running(f"sqlite:///{tmp_path}/tables.db", tmp_path, prelude=crowded) as running,
        contextlib.ExitStack() as ends,
    ):
        people = [ends.enter_context(Browser(running.url)) for _ in range(8)]
        tables = [person.open("me", *KINGS[1:], game="ortus")["table"]["id"] for person in people]

        def hurried() -> bool:
            for person, table in zip(people, tables, strict=True):
                frame = person.frame(table, 0, since=10_000_000)
                if frame["question"] is not None:
                    person.answer(table, frame, frame["question"]["options"][0]["action"])
            return figure(running, "heptarchy_bot_hurried_total") > 0.0

        wait_until(hurried, "a King is hurried")
        assert figure(running, "heptarchy_bot_short_total") >= figure(running, "heptarchy_bot_hurried_total")


def wait_until(true: Any, what: str) -> None:
    """Wait for something that must come."""
    until = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < until, f"waited {PATIENCE:g} s in vain until {what}"
        time.sleep(0.05)
