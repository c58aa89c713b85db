"""What every agent is, and what it is called when it is not there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from heptarchy.kernel.refusal import HeptarchyError

if TYPE_CHECKING:
    from heptarchy.kernel.fate import Rng
    from heptarchy.kernel.perspective import Perspective


class Agent(Protocol):
    """Anything that answers a question from what its own seat may know."""

    def choose(self, seat: Perspective, rng: Rng) -> int:
        """One of `seat.options`."""
        ...


class UnknownAgent(HeptarchyError):
    """No agent of that name, or none that plays this game."""
