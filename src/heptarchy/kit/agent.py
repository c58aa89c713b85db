"""What every agent is, and what is said when one is not there or fails."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from heptarchy.kernel.refusal import HeptarchyError

if TYPE_CHECKING:
    from heptarchy.kernel.fate import Rng
    from heptarchy.kernel.perspective import Perspective
    from heptarchy.kernel.result import Result


class Agent(Protocol):
    """Anything that answers a question from what its own seat may know."""

    def choose(self, seat: Perspective, rng: Rng) -> int:
        """One of `seat.options`."""
        ...


class UnknownAgent(HeptarchyError):
    """No agent of that name, or none that plays this game."""


class AgentFailed(HeptarchyError):
    """An agent that runs as a program of its own has given no answer; says which program, and why."""


def tell_end(agent: Agent, result: Result | None) -> None:
    """Tell an agent how its game ended, if it has a method `ended` to hear it; None: the game was broken off."""
    ended = getattr(agent, "ended", None)
    if ended is not None:
        ended(result)
