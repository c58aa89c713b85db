"""Weights are chances, and a seed gives the same picks for ever."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heptarchy.kernel.fate import Rng, Weights

DRAWS = 6000


def test_weights_sum_up_and_give_each_answer_its_own_back() -> None:
    weights = Weights([4, 7, 9], [3, 1, 2])
    assert (weights.total, weights.weights) == (6, [3, 1, 2])
    even = Weights([4, 7])
    assert (even.total, even.weights) == (2, [1, 1])


def test_shifted_weights_have_the_same_chances_elsewhere() -> None:
    for weights in (Weights([0, 1], [3, 1]), Weights([0, 1])):
        shifted = weights.shifted(10)
        assert (shifted.answers, shifted.weights) == ([10, 11], weights.weights)


def test_an_answer_comes_as_often_as_it_weighs_and_one_of_no_weight_never() -> None:
    rng = Rng(1)
    weights = Weights([0, 1, 2, 3], [0, 1, 3, 0])
    seen = Counter(rng.pick(weights) for _ in range(DRAWS))
    assert set(seen) == {1, 2}
    assert seen[2] / DRAWS == pytest.approx(0.75, abs=0.03)


@given(st.lists(st.integers(0, 5), min_size=1, max_size=6).filter(any), st.integers())
def test_a_pick_is_always_an_answer_that_weighs_something(chances: list[int], seed: int) -> None:
    weights = Weights(list(range(10, 10 + len(chances))), chances)
    rng = Rng(seed)
    for _ in range(20):
        assert chances[rng.pick(weights) - 10] > 0


@given(st.integers(0, 6), st.integers())
def test_a_sample_is_so_many_different_items(k: int, seed: int) -> None:
    items = ["a", "b", "c", "d", "e", "f"]
    sample = Rng(seed).sample(items, k)
    assert len(set(sample)) == k
    assert set(sample) <= set(items)
    assert items == ["a", "b", "c", "d", "e", "f"]


def test_below_and_choice_reach_every_value() -> None:
    rng = Rng("reach")
    assert {rng.below(3) for _ in range(100)} == {0, 1, 2}
    assert {rng.choice("abc") for _ in range(100)} == {"a", "b", "c"}


def test_a_seed_gives_the_same_picks_on_every_machine() -> None:
    rng = Rng(878)
    assert [rng.below(100) for _ in range(6)] == [82, 40, 36, 82, 37, 57]
    assert Rng("878").below(100) == 82
