"""K games stepped in one call, with NumPy arrays.

    batch = Batch("vikings", 64, seed=1, players=2)
    while learning:
        rewards, dones = batch.step(policy(batch.observations, batch.masks))

The arrays are the batch's own: `step` writes into them. A game that is over gives its rewards and begins anew.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

import heptarchy
from heptarchy.adapters.many import ManyGames
from heptarchy.adapters.sheet import Sheet
from heptarchy.kernel.game import Game
from heptarchy.kernel.refusal import BadOptions
from heptarchy.kit.actions import actions_of
from heptarchy.kit.encoding import encoding_of
from heptarchy.kit.extra import MissingExtra

try:
    import numpy as np
except ImportError as error:
    raise MissingExtra(error) from None

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray


class Batch:
    """Games side by side. Game i is that of a single environment whose seed is `f"{seed}:{i}"`."""

    def __init__(self, game: str | Game, k: int, seed: int | str = 0, **options: object) -> None:
        if k < 1:
            raise BadOptions(f"a batch has one game or more, not {k}")
        self.game = game if isinstance(game, Game) else heptarchy.game(game)
        self.options = self.game.settle(options)
        self.encoding = encoding_of(self.game, self.options)
        self.actions = actions_of(self.game)
        self.k = k
        first = self.game.start(self.options)
        self.players = first.players
        seeds = [f"{seed}:{i}" for i in range(k)]
        self.games = ManyGames(first, self.encoding, self.actions, seeds)
        # plain buffers that the games write to; the arrays are views of them
        self._sheet = Sheet(k * self.encoding.size)
        self._marks = bytearray(k * self.actions.size)
        self._seats = array("q", bytes(8 * k))
        self._rewards = array("f", bytes(4 * k * self.players))
        self._dones = bytearray(k)
        self.observations: NDArray[np.float32] = self._sheet.numbers.reshape(k, -1)
        self.masks: NDArray[np.bool_] = np.frombuffer(self._marks, np.bool_).reshape(k, -1)
        self.seats: NDArray[np.int64] = np.frombuffer(self._seats, np.int64)
        self.rewards: NDArray[np.float32] = np.frombuffer(self._rewards, np.float32).reshape(k, -1)
        self.dones: NDArray[np.bool_] = np.frombuffer(self._dones, np.bool_)
        self._show()

    def step(self, actions: NDArray[np.integer] | Sequence[int]) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Answer in each game for the seat that is asked; gives what each seat has earned, and which games are over."""
        chosen: list[int] = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        if len(chosen) != self.k:
            raise BadOptions(f"a batch of {self.k} games takes {self.k} actions, not {len(chosen)}")
        self.rewards.fill(0.0)
        self.dones.fill(False)
        self.games.step(chosen, self._rewards, self._dones)
        self._show()
        return self.rewards, self.dones

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """An answer for each game, all that are open alike likely."""
        return np.array(self.games.sample(rng.random(self.k).tolist()), np.int64)

    def _show(self) -> None:
        """Write what is asked now into the arrays."""
        self._sheet.clear()
        self.masks.fill(False)
        self.games.show(self._sheet.out, self._marks, self._seats)
        self._sheet.settle()
