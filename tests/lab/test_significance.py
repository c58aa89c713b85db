"""Tests of significance against values worked out elsewhere."""

from __future__ import annotations

import random

import pytest

from heptarchy.lab.significance import (
    compare_means,
    compare_paired_means,
    compare_pairs,
    compare_shares,
    fisher,
    holm,
    least_shown,
    least_shown_paired,
    mcnemar,
    mean_interval,
    student,
    student_quantile,
    unlike_usual,
)


def test_two_shares_have_newcombes_interval_and_the_two_proportion_test() -> None:
    # Newcombe 1998, "Interval estimation for the difference between independent proportions", table II, method 10
    for hits, of, other_hits, other_of, low, high in [
        (48, 80, 56, 70, 0.0524, 0.3339),
        (3, 10, 9, 10, 0.1705, 0.8090),
        (0, 10, 10, 10, 0.6075, 1.0000),
    ]:
        found = compare_shares(hits, of, other_hits, other_of)
        assert found.value == pytest.approx(other_hits / other_of - hits / of)
        assert (round(found.low, 4), round(found.high, 4)) == (low, high)
    # z = 0.2 / sqrt(104/150 * 46/150 * (1/80 + 1/70)) = 2.6500
    assert compare_shares(48, 80, 56, 70).p == pytest.approx(0.00805, abs=1e-5)


def test_few_games_are_compared_by_fishers_exact_test() -> None:
    assert fisher(3, 4, 1, 4) == pytest.approx(34 / 70)  # the lady tasting tea
    assert fisher(1, 10, 11, 14) == pytest.approx(0.002759, abs=1e-6)  # R: fisher.test(matrix(c(1, 9, 11, 3), 2))
    assert compare_shares(3, 4, 1, 4).p == pytest.approx(34 / 70)


def test_pairs_have_newcombes_interval_and_mcnemars_exact_test() -> None:
    # Newcombe 1998, "Improved confidence intervals ... based on paired data", table II, method 10: 36, 12, 2, 0
    found = compare_pairs(36, 2, 12, 0)
    assert found.value == pytest.approx(0.2)
    assert (round(found.low, 4), round(found.high, 4)) == (0.0569, 0.3404)
    assert found.p == pytest.approx(212 / 2**14)  # 2 (1 + 14 + 91) / 2^14
    other = compare_pairs(36, 12, 2, 0)
    assert (other.low, other.high) == pytest.approx((-found.high, -found.low))
    assert mcnemar(5, 15) == pytest.approx(0.04138947, abs=1e-8)  # R: binom.test(5, 20)
    assert mcnemar(7, 7) == mcnemar(0, 0) == 1.0
    assert 0 < mcnemar(900, 1100) < 1e-5  # and large numbers can be had


def test_means_are_compared_by_students_and_welchs_tests() -> None:
    # Student 1908, the sleep data; R: t.test(extra ~ group), t.test(..., paired = TRUE)
    first = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0]
    second = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4]
    welch = compare_means(first, second)
    assert welch == pytest.approx((1.58, -0.2054832, 3.3654832, 0.07939414), abs=1e-6)
    paired = compare_paired_means(first, second)
    assert paired == pytest.approx((1.58, 0.7001142, 2.4598858, 0.00283289), abs=1e-6)
    assert mean_interval([1.0, 2.0, 3.0]) == pytest.approx((2, 2 - 4.302653 / 3**0.5, 2 + 4.302653 / 3**0.5), abs=1e-6)


def test_students_distribution_is_the_printed_one() -> None:
    for freedom, quantile in [(1, 12.7062), (5, 2.5706), (10, 2.2281), (30, 2.0423), (1000, 1.9623)]:
        assert student_quantile(freedom) == pytest.approx(quantile, abs=5e-5)
        assert student(quantile, freedom) == pytest.approx(0.05, abs=1e-4)


def test_games_that_do_not_vary_leave_no_doubt() -> None:
    assert compare_paired_means([3, 3, 3], [4, 4, 4]) == (1, 1, 1, 0)
    assert compare_means([3, 3], [3, 3]).p == 1


def test_holm_corrects_step_by_step() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.6, 0.7]) == [1.0, 1.0]
    assert holm([]) == []


def test_a_share_is_held_against_the_usual_one() -> None:
    assert unlike_usual(60, 100, 0.5) == pytest.approx(0.0455, abs=1e-4)  # two standard errors
    assert unlike_usual(0, 0, 0.5) == unlike_usual(3, 3, 1.0) == 1.0


def test_the_least_difference_that_is_shown() -> None:
    # Fleiss, Levin and Paik 2003, without continuity correction: 0.5 against 0.6 takes 388 games each
    assert least_shown(0.5, 388, 388) == pytest.approx(0.1, abs=2e-4)
    assert least_shown(0.5, 2000, 2000) == pytest.approx(0.0443, abs=1e-4)
    assert least_shown(0.5, 388, 388, tests=5) > 0.12
    # Connor 1987: 40 % of pairs part, a difference of 0.2: (1.96 sqrt(0.4) + 0.8416 sqrt(0.36))^2 / 0.04 = 76 pairs
    assert least_shown_paired(0.4, 76) == pytest.approx(0.2, abs=1e-3)
    assert least_shown(0.3, 3, 3) <= 1.0
    assert 0.9 < least_shown_paired(0.0, 4) <= 1.0


def test_what_is_said_to_be_shown_is_shown_four_times_in_five() -> None:
    chance, of = random.Random(8), 400
    change = least_shown(0.4, of, of)
    shown = 0
    for _ in range(400):
        hits = sum(chance.random() < 0.4 for _ in range(of))
        other = sum(chance.random() < 0.4 + change for _ in range(of))
        shown += compare_shares(hits, of, other, of).p < 0.05
    assert 0.74 < shown / 400 < 0.86
