"""Games and levels for the workers of these tests: `tests.server.bots.company:game` and `:level`."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

import heptarchy
from heptarchy import Game, Perspective, Rng
from heptarchy.agents import Agent, Random, levels
from raids.game import RAIDS
from tests.patience import STEP

GAMES = "tests.server.bots.company:game"
LEVELS = "tests.server.bots.company:level"
ONCE = "HEPTARCHY_TEST_ONCE"  # names a file that is there once something has happened
THINKERS = "HEPTARCHY_TEST_THINKERS"  # names a folder: who thinks for long has a file there
ENOUGH = "enough"  # of the same folder: when it is there, whoever ponders answers

NOBODY = 10_000_000  # an action that no game has


def game(id: str) -> Game:
    """Raids too."""
    return RAIDS if id == "raids" else heptarchy.game(id)


def level(name: str, game: Game) -> levels.Level:
    """The levels that misbehave, and all others."""
    if name not in MISBEHAVING:
        return levels.level(name, game)
    return levels.Level(name, 0.3, lambda *_: Doing(MISBEHAVING[name]), told=lambda _: name)


class Doing:
    """Does something, then answers like the random agent; or with what it was given."""

    def __init__(self, deed: Callable[[], int | None]) -> None:
        self.deed = deed

    def choose(self, seat: Perspective, rng: Rng) -> int:
        answer = self.deed()
        return Random().choose(seat, rng) if answer is None else answer


def say_that_one_thinks() -> None:
    """Leave a file that is named after this process."""
    if THINKERS in os.environ:
        (Path(os.environ[THINKERS]) / str(os.getpid())).touch()


def hang() -> None:
    say_that_one_thinks()
    while True:
        pass


def die() -> None:
    os._exit(3)


def die_once() -> None:
    flag = Path(os.environ[ONCE])
    if not flag.exists():
        flag.touch()
        die()


def fail() -> None:
    raise ValueError("no idea")


def lie() -> int:
    return NOBODY


def chatter() -> None:
    print("let me see")
    sys.stdout.flush()
    os.write(1, b"\x00\x00\x00\x01")


def garble() -> None:
    for descriptor in range(3, 10):
        try:
            os.write(descriptor, b"\xff" * 8)
        except OSError:
            continue


def ponder() -> None:
    say_that_one_thinks()
    while not (Path(os.environ[THINKERS]) / ENOUGH).exists():
        time.sleep(STEP)


def keep_calm() -> None:
    """Nothing: what those answer who do something else besides."""


MISBEHAVING: dict[str, Callable[[], int | None]] = {
    "hanging": hang,
    "dying": die,
    "dying once": die_once,
    "failing": fail,
    "lying": lie,
    "chattering": chatter,
    "garbling": garble,
    "pondering": ponder,
    "calm": keep_calm,
}


def as_agent(name: str, game: Game) -> Agent:
    """The agent of a level, for this process."""
    return level(name, game).agent(game)
