"""How a game ended, for each seat."""

from __future__ import annotations


class Result:
    """A score and a rank a seat (1 has won, equal scores share a rank), and the ending's name.

    Only a score above zero wins: a game can be lost by all, and then their ranks begin with 2.
    """

    def __init__(self, scores: list[int], ending: str) -> None:
        self.scores = scores
        self.ending = ending
        best = 1 if max(scores) > 0 else 2
        self.ranks = [best + sum(1 for other in scores if other > score) for score in scores]

    @property
    def winners(self) -> list[int]:
        """The seats that share the first rank; nobody where all have lost."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def __repr__(self) -> str:
        return f"Result(scores={self.scores}, ranks={self.ranks}, ending={self.ending!r})"
