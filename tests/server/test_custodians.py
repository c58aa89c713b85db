"""No identity ever reads two seats that play against each other, whatever people do with their seats."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.seeds import seeded, told_as
from tests.server.custodians import Walk
from tests.server.databases import another_database
from tests.server.running import Running
from tests.sizes import size

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nobody_reads_two_opposing_seats_in_any_history_of_custody(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = (
        f"sqlite:///{tmp_path}/tables.db"
        if kind == "sqlite"
        else another_database(request.getfixturevalue("postgres_server"))
    )
    with Running(url, tmp_path) as running:
        for n in range(size("custody_walks")):
            seed = seeded(f"custody {kind} {n}")
            with Walk(running, Random(seed)) as walk, told_as(f"custody walk, seed {seed!r}", walk.done):
                for step in range(size("custody_steps")):
                    if step == size("custody_steps") // 2:
                        walk.restart()
                    walk.step()
