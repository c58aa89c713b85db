"""The table of campaign sizes."""

from __future__ import annotations

import tomllib

import pytest

from tests.sizes import COLUMNS, TABLE, examples, size


def test_the_column_is_chosen_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HEPTARCHY_SIZES", raising=False)
    in_test = size("fought_battles")
    monkeypatch.setenv("HEPTARCHY_SIZES", "soak")
    assert size("fought_battles") > in_test


def test_an_unknown_column_is_named_with_the_known_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEPTARCHY_SIZES", "sock")
    with pytest.raises(ValueError, match="'sock'; it is one of test, soak"):
        size("fuzz_games")


def test_an_unknown_campaign_is_told_the_nearest() -> None:
    with pytest.raises(KeyError, match="no campaign 'fuz_game'; nearest is 'fuzz_games'"):
        size("fuz_game")


def test_every_campaign_has_both_columns_and_soak_is_not_smaller() -> None:
    for name, row in tomllib.loads(TABLE.read_text(encoding="utf-8")).items():
        assert tuple(row) == COLUMNS, name
        assert 0 < row["test"] <= row["soak"], name


def test_a_property_tries_as_many_examples_as_it_asks_for_and_more_in_a_soak(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HEPTARCHY_SIZES", raising=False)
    assert examples(25) == 25
    monkeypatch.setenv("HEPTARCHY_SIZES", "soak")
    assert examples(25) >= 250
