"""Intervals against values worked out elsewhere."""

from __future__ import annotations

from collections import Counter

import pytest

from heptarchy.lab.intervals import Z, mean_of, rank, wilson


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [
        # Newcombe 1998, "Two-sided confidence intervals for the single proportion", table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval_is_the_published_one(hits: int, of: int, low: float, high: float) -> None:
    found = wilson(hits, of)
    assert found.value == hits / of
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


def test_wilsons_interval_mirrors_itself_and_holds_its_share() -> None:
    for hits in range(21):
        one, other = wilson(hits, 20), wilson(20 - hits, 20)
        assert one.low == pytest.approx(1 - other.high)
        assert 0 <= one.low <= one.value <= one.high <= 1


def test_no_games_tell_nothing() -> None:
    assert wilson(0, 0) == (0.0, 0.0, 1.0)


def test_a_mean_has_its_normal_interval() -> None:
    # 2, 4, 4, 4, 5, 5, 7, 9: mean 5, sample variance 32/7
    found = mean_of(Counter([2, 4, 4, 4, 5, 5, 7, 9]))
    assert found.value == 5
    assert found.high - 5 == pytest.approx(1.959964 * (32 / 7 / 8) ** 0.5, rel=1e-6)
    assert 5 - found.low == pytest.approx(found.high - 5)
    assert pytest.approx(1.959964, abs=1e-6) == Z


def test_a_single_number_is_its_own_interval() -> None:
    assert mean_of({7: 1}) == (7, 7, 7)


def test_a_rank_is_a_number_that_came() -> None:
    counts = Counter([1, 1, 2, 3, 10])
    assert [rank(counts, share) for share in (0.25, 0.5, 0.75, 1.0)] == [1, 2, 3, 10]
