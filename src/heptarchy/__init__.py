"""The rules of board games on the making of England, for play, measurement and research.

state = heptarchy.game("vikings").new(players=4)
rng = heptarchy.Rng(878)
while not state.over:
    state.apply(rng.pick(state.weights) if state.seat == heptarchy.FATE else rng.choice(state.options))
state.result()
"""

from __future__ import annotations

from heptarchy.games import BUILT_IN
from heptarchy.kernel.fate import Rng, Weights
from heptarchy.kernel.game import Game
from heptarchy.kernel.game import game as _find
from heptarchy.kernel.game import game_ids as _find_ids
from heptarchy.kernel.match import Match
from heptarchy.kernel.modes import FATE
from heptarchy.kernel.perspective import Perspective
from heptarchy.kernel.record import Record, read_record
from heptarchy.kernel.refusal import BadOptions, HeptarchyError, RecordError, Refusal, Refused, UnknownGame
from heptarchy.kernel.result import Result
from heptarchy.kernel.state import State

__all__ = [
    "FATE",
    "BadOptions",
    "Game",
    "HeptarchyError",
    "Match",
    "Perspective",
    "Record",
    "RecordError",
    "Refusal",
    "Refused",
    "Result",
    "Rng",
    "State",
    "UnknownGame",
    "Weights",
    "game",
    "game_ids",
    "read_record",
]


def game(id: str) -> Game:
    """The game of that name: a built-in one, or one that an installed package registers."""
    return _find(id, BUILT_IN)


def game_ids() -> list[str]:
    """The names of all games that can be played here."""
    return _find_ids(BUILT_IN)
