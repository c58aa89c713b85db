"""What a search knows of a game: how good options look, and how a position is likely to end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from heptarchy.kernel.state import State

if TYPE_CHECKING:
    from heptarchy.kit.greedy import Proposals, Scores

# By seat: the chance to win, from 0 to 1, in a state that somebody has imagined
Value = Callable[[State], list[float]]
# Is this a moment at which a position can be judged: no battle half fought, no question half answered?
Quiet = Callable[[State], bool]


class Mind:
    """A game as a search thinks of it: a policy prior (`scores`), a value function, and how they are used."""

    def __init__(
        self,
        scores: Scores,
        value: Value,
        quiet: Quiet,
        warmth: float,
        proposals: Proposals | None = None,
        depth: int = 0,
        bold: float = 0.5,
        width: float = 2.0,
        ponders: Quiet | None = None,
    ) -> None:
        self.scores = scores
        self.value = value
        self.quiet = quiet
        self.warmth = warmth  # softmax temperature: a score so much lower makes an option look 2.7 times less likely
        self.proposals = proposals
        # horizon of the roll-out: where the tree ends, so many answers more are played as they look best, or those up
        # to a quiet moment
        self.depth = depth
        self.bold = bold  # PUCT's exploration constant: how much promise counts beside what was found
        # is this a question that looking ahead can tell anything about? Else the answer that looks best is given
        self.ponders = ponders
        self.width = width  # progressive widening: so many options are looked at, and more with the root of visits


def outcome(state: State) -> list[float]:
    """By seat: what a finished game is worth: 1 to all who have won."""
    winners = state.result().winners
    worth = [0.0] * state.players
    for seat in winners:
        worth[seat] = 1.0
    return worth


def never(state: State) -> bool:
    """For a game whose positions are hard to judge: it is played on as far as it goes."""
    return False
