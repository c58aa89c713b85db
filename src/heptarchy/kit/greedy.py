"""The agent that takes what looks best now."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from heptarchy.kernel.state import State

if TYPE_CHECKING:
    from heptarchy.kernel.fate import Rng
    from heptarchy.kernel.perspective import Perspective

# A heuristic: how good each option looks to a seat, in a state that it has imagined
Scores = Callable[[State, int, list[int]], list[float]]
# Where more is allowed than is offered: further answers that a seat might give, all of them allowed
Proposals = Callable[[State, int, list[int]], list[int]]


class Greedy:
    """Takes the option it scores highest in a state it imagines; equal options are drawn for."""

    def __init__(self, scores: Scores, proposals: Proposals | None = None) -> None:
        self.scores = scores
        self.proposals = proposals

    def choose(self, seat: Perspective, rng: Rng) -> int:
        """The best option, or one of the best; a forced answer needs no thought."""
        options = seat.options
        if len(options) == 1:
            return options[0]
        state = seat.imagine(rng)
        if self.proposals is not None:
            options = [*options, *self.proposals(state, seat.seat, options)]
        scores = self.scores(state, seat.seat, options)
        best = max(scores)
        return rng.choice([option for option, score in zip(options, scores, strict=True) if score == best])

    def __repr__(self) -> str:
        return f"Greedy(scores={self.scores.__module__}.{self.scores.__qualname__})"
