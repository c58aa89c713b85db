"""What a search knows of a game: how good options look, and how a position is likely to end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from heptarchy.kernel.state import State
from heptarchy.kit.box import checked

if TYPE_CHECKING:
    from heptarchy.kernel.game import Game
    from heptarchy.kit.greedy import Proposals, Scores

TO_THE_END: Final = 1 << 40  # answers, more than any game has
WIDE: Final = 8.0  # options that are looked at first where all look alike

# By seat: the chance to win, from 0 to 1, in a state that somebody has imagined
Value = Callable[[State], list[float]]
# Is this a moment at which a position can be judged: no battle half fought, no question half answered?
Quiet = Callable[[State], bool]


class Mind:
    """A game as a search thinks of it: a policy prior (`scores`), a value function, and how they are used.

    Both may be left out: without scores options look alike, and a roll-out draws among them; without a value a game is
    played to its end.
    """

    def __init__(
        self,
        scores: Scores | None = None,
        value: Value | None = None,
        quiet: Quiet | None = None,
        warmth: float = 1.0,
        proposals: Proposals | None = None,
        depth: int = 0,
        bold: float = 0.5,
        width: float = 2.0,
        ponders: Quiet | None = None,
    ) -> None:
        self.blind = scores is None  # nobody has said what looks good
        self.scores = alike if scores is None else scores
        self.value = unjudged if value is None else value
        self.quiet = never if value is None or quiet is None else quiet
        self.warmth = warmth  # softmax temperature: a score so much lower makes an option look 2.7 times less likely
        self.proposals = proposals
        # horizon of the roll-out: where the tree ends, so many answers more are played as they look best, or those up
        # to a quiet moment
        self.depth = TO_THE_END if value is None else depth
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


def alike(state: State, seat: int, options: list[int]) -> list[float]:
    """No option looks better than another."""
    return [0.0] * len(options)


def unjudged(state: State) -> list[float]:
    """Without a value function a search plays to the end, and never comes here."""
    raise RuntimeError("a mind without a value function was asked to judge a position")


def never(state: State) -> bool:
    """For a game whose positions are hard to judge: it is played on as far as it goes."""
    return False


def mind_of(game: Game) -> Mind:
    """What its box says of a game, or what may be said of any."""
    found = game.mind()
    return Mind(width=WIDE) if found is None else checked(found, Mind, game.id, "mind")
