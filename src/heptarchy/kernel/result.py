"""How a game ended, for each seat."""

from __future__ import annotations


class Result:
    """A score and a rank a seat (1 is best, equal scores share it), and the ending's name."""

    def __init__(self, scores: list[int], ending: str) -> None:
        self.scores = scores
        self.ending = ending
        self.ranks = [1 + sum(1 for other in scores if other > score) for score in scores]

    @property
    def winners(self) -> list[int]:
        """The seats that share the first rank."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def __repr__(self) -> str:
        return f"Result(scores={self.scores}, ranks={self.ranks}, ending={self.ending!r})"
