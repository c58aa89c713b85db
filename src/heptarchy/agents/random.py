"""The agent that knows nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from heptarchy.kernel.fate import Rng
    from heptarchy.kernel.perspective import Perspective


class Random:
    """Takes any option, all alike likely. It plays every game."""

    def choose(self, seat: Perspective, rng: Rng) -> int:
        """One of the options, drawn."""
        return rng.choice(seat.options)

    def __repr__(self) -> str:
        return "Random()"
