"""How sure a figure is: intervals for shares and for means."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

CONFIDENCE = 0.95


def quantile_of(confidence: float) -> float:
    """How many standard errors to either side hold that share of a normal distribution: 1.96 for 0.95."""
    return NormalDist().inv_cdf(0.5 + confidence / 2)


Z = quantile_of(CONFIDENCE)


class Interval(NamedTuple):
    """A figure, and the bounds between which the true one lies with the lab's confidence."""

    value: float
    low: float
    high: float


def wilson(hits: float, of: float, z: float = Z) -> Interval:
    """A share with Wilson's interval: honest near 0 and 1 and for few games, unlike a share plus or minus.

    Hits may come in parts, where several share one: then the interval is wider than it need be.
    """
    if of == 0:
        return Interval(0.0, 0.0, 1.0)
    share = hits / of
    spread = z * z / of
    centre = (share + spread / 2) / (1 + spread)
    reach = z / (1 + spread) * sqrt(share * (1 - share) / of + spread / (4 * of))
    return Interval(share, max(0.0, centre - reach), min(1.0, centre + reach))


def mean_of(counts: Mapping[int, int], z: float = Z) -> Interval:
    """The mean of numbers, each so many times, with its normal interval; of a single number no more than itself."""
    n = sum(counts.values())
    if n == 0:
        return Interval(0.0, 0.0, 0.0)
    total = sum(value * times for value, times in counts.items())
    mean = total / n
    if n == 1:
        return Interval(mean, mean, mean)
    # in whole numbers: the same figures in whatever order games come in
    squares = sum(value * value * times for value, times in counts.items())
    variance = (squares * n - total * total) / (n * (n - 1))
    reach = z * sqrt(variance / n)
    return Interval(mean, mean - reach, mean + reach)


def rank(counts: Mapping[int, int], share: float) -> int:
    """The smallest number that at least this share of the numbers does not exceed: 0.5 gives the median."""
    need = share * sum(counts.values())
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= need:
            return value
    raise ValueError("no numbers, no rank")
