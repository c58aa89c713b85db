"""What fate is asked: answers with integer weights, and the generator that may answer for it."""

from __future__ import annotations

from bisect import bisect_right
from random import Random
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

T = TypeVar("T")


class Weights:
    """A chance node: fate's possible answers and how often each comes, out of `total`. Never changed once made."""

    def __init__(self, answers: list[int], weights: list[int] | None = None) -> None:
        self.answers = answers
        self.total = len(answers) if weights is None else sum(weights)
        self.running: list[int] | None = None  # sums so far; None where all answers weigh the same
        if weights is not None:
            running: list[int] = []
            so_far = 0
            for weight in weights:
                so_far += weight
                running.append(so_far)
            self.running = running

    @property
    def weights(self) -> list[int]:
        """One weight an answer."""
        if self.running is None:
            return [1] * len(self.answers)
        return [after - before for before, after in zip([0, *self.running], self.running, strict=False)]

    def at(self, place: int) -> int:
        """The answer that holds this place, out of `total`: how any generator of numbers picks."""
        if self.running is None:
            return self.answers[place]
        return self.answers[bisect_right(self.running, place)]

    def shifted(self, offset: int) -> Weights:
        """The same chances for answers numbered from elsewhere (a child game's in its parent)."""
        if offset == 0:
            return self
        return Weights([answer + offset for answer in self.answers], self.weights)


NO_WEIGHTS: Final = Weights([])


class Rng:
    """A seeded generator for play, bots and simulation: the same seed gives the same picks on every build."""

    def __init__(self, seed: int | str = 0) -> None:
        self.random = Random(str(seed)).random

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, all alike likely."""
        return items[int(self.random() * len(items))]

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return int(self.random() * n)

    def pick(self, weights: Weights) -> int:
        """One of fate's answers, as often as it weighs."""
        return weights.at(int(self.random() * weights.total))

    def sample(self, items: Sequence[T], k: int) -> list[T]:
        """k of the items, in the order they come."""
        rest = list(items)
        for i in range(k):
            j = i + int(self.random() * (len(rest) - i))
            rest[i], rest[j] = rest[j], rest[i]
        return rest[:k]
