"""Agents for tests: one that never draws lots, and some that fail on purpose, at the landing of a Leader."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from heptarchy.agents import Random
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from heptarchy import Perspective, Rng

LANDING = "V-7.4"


class First(Random):
    """Takes the first option, always."""

    def __init__(self, game_id: str) -> None:
        self.game_id = game_id

    def choose(self, seat: Perspective, rng: Rng) -> int:
        """The first one."""
        return seat.options[0]


class Bare:
    """Takes no game's id."""

    def choose(self, seat: Perspective, rng: Rng) -> int:
        """The first one."""
        return seat.options[0]


class Raises(Random):
    """Raises an error."""

    def __init__(self, game_id: str) -> None:
        self.game_id = game_id

    def choose(self, seat: Perspective, rng: Rng) -> int:
        """Any option, until a Leader lands."""
        if seat.rule == LANDING:
            raise RuntimeError("no land in sight")
        return super().choose(seat, rng)


class Leaves(Raises):
    """Means to end the whole program."""

    def choose(self, seat: Perspective, rng: Rng) -> int:
        """Any option, until a Leader lands."""
        if seat.rule == LANDING:
            sys.exit(3)
        return super().choose(seat, rng)


class Cheats(Raises):
    """Answers what is not offered."""

    def choose(self, seat: Perspective, rng: Rng) -> int:
        """Any option, until a Leader lands."""
        return 0 if seat.rule == LANDING else super().choose(seat, rng)


class Meets(Raises):
    """Takes its process along the first time; after that it waits until two processes play. A folder remembers both."""

    def choose(self, seat: Perspective, rng: Rng) -> int:
        """Any option, once it has died and met another."""
        marks = Path(os.environ["HEPTARCHY_TEST_MARKS"])
        if not (marks / "died").exists():
            (marks / "died").touch()
            os._exit(7)
        (marks / str(os.getpid())).touch()
        until = time.monotonic() + PATIENCE
        while len(list(marks.iterdir())) < 3 and time.monotonic() < until:
            time.sleep(0.02)
        return Random.choose(self, seat, rng)


class Dies(Raises):
    """Takes its whole process along."""

    def choose(self, seat: Perspective, rng: Rng) -> int:
        """Any option, until a Leader lands."""
        if seat.rule == LANDING:
            os._exit(7)
        return super().choose(seat, rng)
