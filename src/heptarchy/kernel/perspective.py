"""What an agent is given: all that its seat may know, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from heptarchy.kernel.fate import Rng
    from heptarchy.kernel.game import Game
    from heptarchy.kernel.state import State


class Perspective:
    """A seat's side of the table: the game, the view, the question, and states it can imagine."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.options = list(state.options_for(seat))  # the agent's own: the state's list must not change
        self.rule = state.rule_for(seat)
        self._state = state

    @property
    def view(self) -> dict[str, Any]:
        """What the seat sees."""
        return self._state.view(self.seat)

    def say(self, action: int) -> str:
        """An option in words."""
        return self.game.space.say(action)

    def imagine(self, rng: Rng) -> State:
        """A state that might be the true one, as far as this seat can tell; the agent's own to play with."""
        return self._state.redeal(self.seat, rng)
