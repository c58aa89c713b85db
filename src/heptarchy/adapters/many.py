"""Many games of one kind played side by side, without NumPy: what `batch` steps in one call."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.kernel.fate import Rng
from heptarchy.kit.play import pass_over, returns

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from heptarchy.kernel.state import State
    from heptarchy.kit.actions import Actions
    from heptarchy.kit.encoding import Encoding
    from heptarchy.kit.row import Row


class ManyGames:
    """Games that begin alike, each with its own fate; one that is over begins anew.

    What learners see is written into sequences of the caller's: game i's part is the i-th of as many equal parts.
    """

    def __init__(self, first: State, encoding: Encoding, actions: Actions, seeds: Sequence[str]) -> None:
        self.first = first
        self.encoding = encoding
        self.actions = actions
        self.rngs = [Rng(seed) for seed in seeds]
        self.states: list[State] = [self.begin(rng) for rng in self.rngs]

    def begin(self, rng: Rng) -> State:
        """A new game, at its first question that is one."""
        state = self.first.clone()
        pass_over(state, rng)
        return state

    def step(self, chosen: list[int], rewards: MutableSequence[float], dones: MutableSequence[int]) -> None:
        """Give each game's answer to its seat, and go on to its next question; the sequences hold zeros."""
        actions = self.actions
        players = self.first.players
        for i, index in enumerate(chosen):
            state = self.states[i]
            rng = self.rngs[i]
            state.apply(actions.action(state, state.seat, index))
            pass_over(state, rng)
            if state.over:
                dones[i] = 1
                for seat, worth in enumerate(returns(state)):
                    rewards[i * players + seat] = worth
                self.states[i] = self.begin(rng)

    def sample(self, draws: list[float]) -> list[int]:
        """An answer for each game, all that are open alike likely; a draw is a number from 0 to less than 1."""
        actions = self.actions
        found: list[int] = []
        for i, state in enumerate(self.states):
            places = actions.places(state.options)
            found.append(places[int(draws[i] * len(places))])
        return found

    def show(self, numbers: Row, masks: MutableSequence[int], seats: MutableSequence[int]) -> None:
        """Write what the seat that is asked in each game sees, and what it may answer; the first two hold zeros."""
        encoding = self.encoding
        actions = self.actions
        width = encoding.size
        size = actions.size
        for i, state in enumerate(self.states):
            seat = state.seat
            seats[i] = seat
            encoding.write(state, seat, numbers, i * width)
            actions.mask(state, seat, masks, i * size)
