"""A game between a learner's decisions: fate speaks, forced answers are given, and in the end there are returns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.kernel.modes import FATE

if TYPE_CHECKING:
    from heptarchy.kernel.fate import Rng
    from heptarchy.kernel.state import State


def pass_over(state: State, rng: Rng) -> None:
    """Go on to a question with two answers or more, or to the end: fate's are drawn, single answers are given.

    Where several seats are asked at once, they are asked one after another in the order of their seats. A seat for
    which the rules let a bot answer (`State.delegates`) is asked all the same: a learner is as good as a bot.
    """
    while not state.over:
        if state.seat == FATE:
            state.apply(rng.pick(state.weights))
        elif len(state.options) == 1:
            state.apply(state.options[0])
        else:
            return


def returns(state: State) -> list[float]:
    """What the game was worth to each seat: 1 to who has won, -1 to the others, 0 to all if nobody has; 0 before."""
    if not state.over:
        return [0.0] * state.players
    best = max(state.scores)
    if best <= 0:
        return [0.0] * state.players
    return [1.0 if score == best else -1.0 for score in state.scores]
