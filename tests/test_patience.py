"""Waiting: until something is there, and no longer than patience lasts."""

from __future__ import annotations

import itertools

import pytest

from tests import patience


def test_a_wait_ends_with_what_it_waited_for() -> None:
    looks = itertools.count()
    assert patience.wait_until(lambda: next(looks) // 3, "the third look") == 1


def test_a_wait_in_vain_tells_what_for_and_what_was_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "PATIENCE", 0.05)
    with pytest.raises(AssertionError, match=r"waited 0 s in vain for spring; last seen: 0"):
        patience.wait_until(lambda: 0, "spring")
