"""Do two figures differ by more than chance? Tests, intervals of a difference, and what so many games could show.

All of it is worked out here, in whole numbers where that can be. A test of tests/lab/test_significance.py holds every
function to values that were published or worked out elsewhere.
"""

from __future__ import annotations

from math import comb, exp, lgamma, log, sqrt
from statistics import NormalDist
from typing import TYPE_CHECKING, NamedTuple

from heptarchy.lab.intervals import CONFIDENCE, Interval, wilson

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

ALPHA = 1 - CONFIDENCE
POWER = 0.8  # how often games enough to show a difference do show it
FEW = 5  # expected games in a cell of two by two below which the normal test is not to be trusted
NORMAL = NormalDist()


class Difference(NamedTuple):
    """Second less first: the figure, its interval, and how often chance alone would give as much or more."""

    value: float
    low: float
    high: float
    p: float


def compare_shares(hits: int, of: int, other_hits: int, other_of: int) -> Difference:
    """Two shares of separate games: Newcombe's interval and the two-proportion test; Fisher's where games are few."""
    if not of or not other_of:
        return Difference(0.0, -1.0, 1.0, 1.0)
    one, other = wilson(hits, of), wilson(other_hits, other_of)
    value = other.value - one.value
    low = value - sqrt((other.value - other.low) ** 2 + (one.high - one.value) ** 2)
    high = value + sqrt((other.high - other.value) ** 2 + (one.value - one.low) ** 2)
    return Difference(value, low, high, _p_of_shares(hits, of, other_hits, other_of))


def _p_of_shares(hits: int, of: int, other_hits: int, other_of: int) -> float:
    pooled = (hits + other_hits) / (of + other_of)
    if min(pooled, 1 - pooled) * min(of, other_of) < FEW:
        return fisher(hits, of, other_hits, other_of)
    error = sqrt(pooled * (1 - pooled) * (1 / of + 1 / other_of))
    return _two_sided(abs(hits / of - other_hits / other_of) / error)


def fisher(hits: int, of: int, other_hits: int, other_of: int) -> float:
    """Fisher's exact test: the chance of all tables with these sums that are no likelier than this one."""
    total = hits + other_hits
    ways = [comb(of, k) * comb(other_of, total - k) for k in range(max(0, total - other_of), min(of, total) + 1)]
    this = comb(of, hits) * comb(other_of, other_hits)
    return sum(way for way in ways if way <= this) / sum(ways)


def compare_pairs(both: int, first: int, second: int, neither: int) -> Difference:
    """Two shares of the same games, played twice: won in both, in the first only, in the second only, in neither.

    The interval is Newcombe's for paired shares (his method 10), the test McNemar's exact one.
    """
    of = both + first + second + neither
    if not of:
        return Difference(0.0, -1.0, 1.0, 1.0)
    one, other = wilson(both + first, of), wilson(both + second, of)
    value = (second - first) / of
    tie = _tie(both, first, second, neither)
    down, up = other.value - other.low, one.high - one.value
    low = value - sqrt(max(0.0, down * down - 2 * tie * down * up + up * up))
    up, down = other.high - other.value, one.value - one.low
    high = value + sqrt(max(0.0, up * up - 2 * tie * up * down + down * down))
    return Difference(value, low, high, mcnemar(first, second))


def _tie(both: int, first: int, second: int, neither: int) -> float:
    """How closely the two go together, from -1 to 1, a little less where that is by chance (Newcombe 1998)."""
    sums = (both + first) * (second + neither) * (both + second) * (first + neither)
    if not sums:
        return 0.0
    lean = float(both * neither - first * second)
    if lean > 0:
        lean = max(0.0, lean - (both + first + second + neither) / 2)
    return lean / sqrt(sums)


def mcnemar(first: int, second: int) -> float:
    """The exact test of games that came out otherwise: as a fair coin would part them? Also the sign test."""
    thrown, few = first + second, min(first, second)
    ways = 1
    total = 0
    for k in range(few + 1):
        total += ways
        ways = ways * (thrown - k) // (k + 1)
    return min(1.0, float(2 * total / 2**thrown))


def compare_means(first: Sequence[float], second: Sequence[float]) -> Difference:
    """Two means of separate games: Welch's interval and test."""
    if len(first) < 2 or len(second) < 2:
        return Difference(0.0, float("-inf"), float("inf"), 1.0)
    (mean, spread), (other, other_spread) = _mean(first), _mean(second)
    one, two = spread / len(first), other_spread / len(second)
    if one + two == 0:
        return Difference(other - mean, other - mean, other - mean, 1.0 if other == mean else 0.0)
    freedom = (one + two) ** 2 / (one * one / (len(first) - 1) + two * two / (len(second) - 1))
    return _by_student(other - mean, sqrt(one + two), freedom)


def compare_paired_means(first: Sequence[float], second: Sequence[float]) -> Difference:
    """Two means of the same games, played twice: Student's interval and test of the differences."""
    changes = [after - before for before, after in zip(first, second, strict=True)]
    if len(changes) < 2:
        return Difference(0.0, float("-inf"), float("inf"), 1.0)
    mean, spread = _mean(changes)
    if spread == 0:
        return Difference(mean, mean, mean, 1.0 if mean == 0 else 0.0)
    return _by_student(mean, sqrt(spread / len(changes)), len(changes) - 1)


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean and the sample variance."""
    mean = sum(values) / len(values)
    return mean, sum((value - mean) ** 2 for value in values) / (len(values) - 1)


def _by_student(value: float, error: float, freedom: float) -> Difference:
    reach = student_quantile(freedom) * error
    return Difference(value, value - reach, value + reach, student(abs(value) / error, freedom))


def mean_interval(values: Sequence[float]) -> Interval:
    """A mean with Student's interval: wider than the normal one where games are few."""
    if not values:
        return Interval(0.0, 0.0, 0.0)
    if len(values) == 1:
        return Interval(values[0], values[0], values[0])
    mean, spread = _mean(values)
    reach = student_quantile(len(values) - 1) * sqrt(spread / len(values))
    return Interval(mean, mean - reach, mean + reach)


def student(t: float, freedom: float) -> float:
    """The chance that Student's t is as far from 0 as this, on either side."""
    return _beta(freedom / 2, 0.5, freedom / (freedom + t * t))


def student_quantile(freedom: float, confidence: float = CONFIDENCE) -> float:
    """How many standard errors to either side hold that share of Student's distribution."""
    low, high = 0.0, 1e4
    for _ in range(80):
        middle = (low + high) / 2
        low, high = (middle, high) if student(middle, freedom) > 1 - confidence else (low, middle)
    return (low + high) / 2


def _beta(a: float, b: float, x: float) -> float:
    """The regularized incomplete beta function, by its continued fraction (Lentz)."""
    if x <= 0 or x >= 1:
        return 0.0 if x <= 0 else 1.0
    if x > (a + 1) / (a + b + 2):
        return 1 - _beta(b, a, 1 - x)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(1 - x)) / a
    tiny = 1e-300
    c, d = 1.0, 1 - (a + b) * x / (a + 1)
    d = 1 / (d if abs(d) > tiny else tiny)
    value = d
    for m in range(1, 500):
        for term in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1 + term * d
            d = 1 / (d if abs(d) > tiny else tiny)
            c = 1 + term / c
            c = c if abs(c) > tiny else tiny
            value *= c * d
        if abs(c * d - 1) < 1e-14:
            break
    return front * value


def unlike_usual(hits: int, of: int, usual: float) -> float:
    """How often chance alone would give a share as far from the usual one: the score test."""
    if not of or not 0 < usual < 1:
        return 1.0
    return _two_sided(abs(hits / of - usual) / sqrt(usual * (1 - usual) / of))


def holm(ps: Sequence[float]) -> list[float]:
    """The same chances, corrected for having looked so many times (Holm 1979); each stays in its place."""
    corrected = [0.0] * len(ps)
    worst = 0.0
    for n, place in enumerate(sorted(range(len(ps)), key=ps.__getitem__)):
        worst = max(worst, min(1.0, ps[place] * (len(ps) - n)))
        corrected[place] = worst
    return corrected


def least_shown(share: float, of: int, other_of: int, tests: int = 1) -> float:
    """The smallest difference from this share that so many separate games show four times in five."""
    if not of or not other_of:
        return 1.0
    near, far = _zs(tests)

    def shown(change: float) -> bool:
        # towards the middle, where chance is the widest
        other = min(1.0, share + change) if share <= 0.5 else max(0.0, share - change)
        pooled = (share * of + other * other_of) / (of + other_of)
        none = sqrt(pooled * (1 - pooled) * (1 / of + 1 / other_of))
        some = sqrt(share * (1 - share) / of + other * (1 - other) / other_of)
        return change >= near * none + far * some

    return _least(shown)


def least_shown_paired(parted: float, of: int, tests: int = 1) -> float:
    """The same for games played twice, of which this share came out otherwise (Connor 1987)."""
    if not of:
        return 1.0
    near, far = _zs(tests)

    def shown(change: float) -> bool:
        share = max(parted, change)  # a change of ten points parts ten games in a hundred at the least
        return change * sqrt(of) >= near * sqrt(share) + far * sqrt(share - change * change)

    return _least(shown)


def _zs(tests: int) -> tuple[float, float]:
    return NORMAL.inv_cdf(1 - ALPHA / tests / 2), NORMAL.inv_cdf(POWER)


def _least(shown: Callable[[float], bool]) -> float:
    """The smallest change that is shown; all of it where none is."""
    low, high = 0.0, 1.0
    for _ in range(40):
        middle = (low + high) / 2
        low, high = (low, middle) if shown(middle) else (middle, high)
    return high


def _two_sided(z: float) -> float:
    return 2 * NORMAL.cdf(-z)
