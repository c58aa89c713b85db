"""What a subject of the benchmark is, and what one slice of its work counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from heptarchy.kernel.fate import Rng


class Played(NamedTuple):
    """How many answers of each kind a game had, or so many games."""

    decisions: int
    forced: int
    fate: int
    games: int = 1


@dataclass(frozen=True)
class Subject:
    """Something to measure."""

    version: str
    play: Callable[[Rng], Played]  # one game
    clone: Callable[[], object] | None  # copies a state from the middle of a game, where there is such a thing
