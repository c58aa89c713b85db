"""An agent in twenty lines. `pip install examples/agents` makes it known everywhere as `cautious`."""

from heptarchy import Perspective, Rng
from heptarchy.agents import UnknownAgent, heuristic


class Cautious:
    """Imagines five games that fit what it sees, and takes what looks best in the worst of them."""

    def __init__(self, game: str) -> None:
        if (scores := heuristic(game)) is None:  # nobody has said how good options look in this game
            raise UnknownAgent(f"cautious does not play {game!r}")
        self.scores = scores

    def choose(self, seat: Perspective, rng: Rng) -> int:
        """One of seat.options."""
        games = [seat.imagine(rng) for _ in range(5)]
        looks = [self.scores(game, seat.seat, seat.options) for game in games]
        worst = [min(scores) for scores in zip(*looks, strict=True)]
        return seat.options[worst.index(max(worst))]
