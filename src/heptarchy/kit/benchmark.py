"""What a game tells the benchmark of itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple


class Budget(NamedTuple):
    """What is asked of a game, by the build that runs it: decisions a second at least, microseconds a clone at most."""

    plain: tuple[int, float]
    compiled: tuple[int, float]


class Benchmark(NamedTuple):
    """How a game with four seats is measured."""

    middle: Callable[[Any], bool] | None  # of a seat's decision: is this the middle of the game, where it is cloned?
    options: Mapping[str, object] = {}  # besides the players
    instead: Callable[[], Callable[[], object]] | None = None  # makes what is timed in place of a clone
    does: str = "a clone"  # what is timed
    budget: Budget | None = None  # None: what is asked of any game
    searched: bool = False  # is our search measured on it, and a batch of it beside a wrapper?
