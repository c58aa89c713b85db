"""What an agent is given, an information state: all that its seat may know, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heptarchy.kernel.fate import Rng
    from heptarchy.kernel.game import Game
    from heptarchy.kernel.options import Value
    from heptarchy.kernel.state import State


class Perspective:
    """A seat's side of the table: the game, the view, the question, and states it can imagine."""

    def __init__(self, game: Game, state: State, seat: int, settled: Mapping[str, Value] | None = None) -> None:
        self.game = game
        self.seat = seat
        self.options = list(state.options_for(seat))  # the agent's own: the state's list must not change
        self.rule = state.rule_for(seat)
        self.settled: dict[str, Value] = dict(settled) if settled else {}  # the table's options, where they are told
        self._state = state

    def __repr__(self) -> str:
        asked = f"asked by {self.rule or 'no rule'}, {len(self.options)} options"
        return f"<Perspective: {self.game.id}, seat {self.seat}, {asked}>"

    @property
    def view(self) -> Mapping[str, object]:
        """What the seat sees."""
        return self._state.view(self.seat)

    @property
    def prompt(self) -> str:
        """What the seat is asked, in a line."""
        return self.game.prompt(self._state, self.seat)

    @property
    def is_open(self) -> bool:
        """Is more allowed than the options: any answer that the rules let pass?"""
        asked = self._state.asked(self.seat)
        return asked is not None and asked.judged

    def allows(self, action: int) -> bool:
        """May the seat answer so?"""
        return self._state.allows(action, self.seat)

    def say(self, action: int) -> str:
        """An option in words."""
        return self.game.space.say(action)

    def imagine(self, rng: Rng) -> State:
        """A state that might be the true one, as far as this seat can tell; the agent's own to play with."""
        return self._state.redeal(self.seat, rng)
