"""A server is killed at random moments of play: what it has acknowledged is kept, and nothing happens twice."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING

import pytest

from tests.seeds import seeded
from tests.server.databases import another_database
from tests.server.enduring import Table, acts_of, check_kept, children_of, finish, wait_until_gone
from tests.server.running import Running
from tests.sizes import of_a_share, shares

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

LONGEST_LIFE = 0.5  # seconds between two looks at whether a server has lived long enough
MOST_ANSWERS = 4  # a server is killed after fewer answers than that, of people who are never far from the next


@pytest.fixture(params=["sqlite", "postgresql"])
def running(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Running]:
    """A server of the test's own."""
    if request.param == "sqlite":
        database = f"sqlite:///{tmp_path}/tables.db"
    else:
        database = another_database(request.getfixturevalue("postgres_server"))
    with Running(database, tmp_path) as one:
        yield one


@pytest.mark.parametrize("share", shares())
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(
    running: Running, share: int, figures: Callable[[str], None]
) -> None:
    rng = random.Random(seeded(f"kills {share}"))
    tables = [Table(running.url, 0)]
    for _ in range(of_a_share("kills")):
        play_a_while(running, tables, rng)
        assert running.process is not None
        workers = children_of(running.process.pid)
        assert workers
        running.kill()
        known = [(sent, sent.kept) for sent in tables[-1].sent]
        wait_until_gone(workers)
        check_kept(acts_of(running.database, tables[-1].id), known)
        running.start()
    assert any(person.again for table in tables for person in table.people)  # it was in the middle of something
    for table in tables:
        finish(running, table)
    figures(f"{of_a_share('kills')} kills, {answers_to(tables)} answers of people acknowledged, none lost")


def play_a_while(running: Running, tables: list[Table], rng: random.Random) -> None:
    """Return at a random moment of a game, after so many answers; when a game is over another begins."""
    wanted = answers_to(tables) + rng.randrange(MOST_ANSWERS)
    while True:
        if tables[-1].over:
            tables.append(Table(running.url, len(tables)))
        time.sleep(rng.uniform(0.0, LONGEST_LIFE))
        if not tables[-1].over and answers_to(tables) >= wanted:
            return


def answers_to(tables: list[Table]) -> int:
    """How many answers of people were acknowledged so far."""
    return sum(len(table.sent) for table in tables)
