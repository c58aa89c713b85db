"""One game as the environments hold it: its state, its fate, and what seats see of it as NumPy arrays."""

from __future__ import annotations

from secrets import randbits
from typing import TYPE_CHECKING, Any

import heptarchy
from heptarchy.adapters.sheet import Sheet
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.game import Game
from heptarchy.kernel.modes import FATE
from heptarchy.kit.actions import actions_of
from heptarchy.kit.encoding import encoding_of, is_gathering
from heptarchy.kit.extra import MissingExtra
from heptarchy.kit.play import pass_over

try:
    import numpy as np
except ImportError as error:
    raise MissingExtra(error) from None

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from heptarchy.kernel.state import State

LIMIT = 100.0  # no number of an encoding goes beyond it; most lie between -1 and 1


class Single:
    """A game under settled options. Fate speaks and single answers are given inside; a seat is asked for the rest."""

    def __init__(self, game: str | Game, **options: object) -> None:
        self.game = game if isinstance(game, Game) else heptarchy.game(game)
        self.options = self.game.settle(options)
        self.names = self.game.seat_names(self.options)
        self.encoding = encoding_of(self.game, self.options)
        self.actions = actions_of(self.game)
        self.first = self.game.start(self.options)
        self.players = self.first.players
        self.state: State = self.first
        self.rng: Rng | None = None
        # written to and then copied: the quickest way from plain Python into an array
        self._sheet = Sheet(self.encoding.size)
        self._marks = bytearray(self.actions.size)
        self._open = np.frombuffer(self._marks, np.int8)

    def begin(self, seed: int | str | None = None) -> None:
        """A new game. A seed settles its fate; without one fate goes on from the game before."""
        if seed is not None or self.rng is None:
            self.rng = Rng(randbits(64) if seed is None else seed)
        self.state = self.first.clone()
        self.go_on()

    def go_on(self) -> None:
        """To the next question with two answers or more, or to the end."""
        assert self.rng is not None
        pass_over(self.state, self.rng)

    def answer(self, seat: int, index: int) -> None:
        """Give a seat's answer by its number, and go on."""
        self.state.apply(self.actions.action(self.state, seat, index), seat)
        self.go_on()

    def observe(self, seat: int) -> NDArray[np.float32]:
        """What this seat sees."""
        sheet = self._sheet
        sheet.clear()
        self.encoding.write(self.state, seat, sheet.out, 0)
        sheet.settle()
        return sheet.numbers.copy()

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each answer open to this seat."""
        self._open.fill(0)
        self.actions.mask(self.state, seat, self._marks)
        return self._open.copy()

    def asked(self) -> list[int]:
        """Who must answer now: in a gathering all who are asked in it, else the first of those who may."""
        state = self.state
        if state.over:
            return []
        return state.seats if is_gathering(state) else [state.seat]

    def moves(self, seat: int) -> dict[int, str]:
        """The answers open to this seat in words, by their numbers."""
        options = self.actions.numbered(self.state.options_for(seat))
        return dict(zip(self.actions.places(options), self.game.space.say_all(options), strict=True))

    def text(self) -> str:
        """The table as a spectator sees it, and what is asked."""
        state = self.state
        lines = [f"{self.game.title}: {state.moves} answers"]
        lines += [f"  {name}: {shorter(value)}" for name, value in state.view(None).items()]
        if state.over:
            lines.append(f"over: {state.ending}")
        elif state.seat != FATE:
            lines += [f"{self.names[seat]}: {self.game.prompt(state, seat)}" for seat in state.seats]
        return "\n".join(lines)


def shorter(value: Any, longest: int = 100) -> str:
    """A value in a line."""
    text = str(value)
    return text if len(text) <= longest else f"{text[: longest - 3]}..."
