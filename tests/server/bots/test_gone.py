"""Workers whose caller is gone, however early, end without a word: the log is for what an operator can mend."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from heptarchy.server.bots import pool
from heptarchy.server.bots.turns import QUICK
from tests.patience import PATIENCE

WORKERS = {
    "bots": ["heptarchy.server.bots.worker", pool.GAMES, pool.LEVELS, QUICK],
    "reading": ["heptarchy.server.reading.worker"],
}


@pytest.mark.parametrize("crew", WORKERS)
def test_a_worker_whose_caller_was_killed_before_it_was_ready_says_nothing(crew: str) -> None:
    unread, answers = os.pipe()
    os.close(unread)
    try:
        done = subprocess.run(
            [sys.executable, "-P", "-m", *WORKERS[crew]],
            stdin=subprocess.DEVNULL,
            stdout=answers,
            stderr=subprocess.PIPE,
            timeout=PATIENCE,
            check=False,
        )
    finally:
        os.close(answers)
    assert (done.returncode, done.stderr) == (0, b"")
