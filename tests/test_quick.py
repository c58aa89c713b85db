"""Which tests `make quick` runs for a change, and that it ends in time and says what it left out."""

from __future__ import annotations

import time
from functools import cache

import pytest

from tools import quick


@cache
def graph() -> dict[str, set[str]]:
    """Who imports whom, read once."""
    return quick.importers()


def touched(*changed: str) -> dict[str, int]:
    """The tests that a change touches, with how far they are."""
    return {one.path: one.far for one in quick.touched_by(list(changed), graph())}


def test_the_tests_of_a_changed_module_come_first() -> None:
    found = touched("src/heptarchy/games/dba/ground.py")
    first = list(found)[:3]
    assert "tests/games/dba/test_ground.py" in first
    assert any(path.startswith("tests/games/arthur/") for path in found)  # its battles are fought with dba
    assert list(found.values()) == sorted(found.values())


def test_what_the_change_can_not_reach_is_not_run() -> None:
    found = touched("src/heptarchy/games/arthur/claims.py")
    assert any(path.startswith("tests/games/arthur/") for path in found)
    assert not any(
        path.startswith(("tests/games/ortus/", "tests/games/vikings/", "tests/games/dba/")) for path in found
    )


def test_a_server_is_tested_by_its_folder_although_it_runs_in_a_process_of_its_own() -> None:
    found = touched("src/heptarchy/server/chat.py")
    assert found["tests/server/test_talk.py"] <= quick.NEAR_BY_FOLDER
    assert "tests/server/test_tables.py" in found
    assert touched("src/heptarchy/server/transfer.py")["tests/server/test_transfer.py"] == 1


def test_a_change_of_the_kernel_starts_with_a_few_tests_of_each_kind() -> None:
    found = touched("src/heptarchy/kernel/state.py")
    first = [path for path, far in found.items() if far == 1]
    assert "tests/kernel/test_match.py" in first
    assert "tests/golden/test_golden.py" in first
    assert "tests/laws/test_play.py" in first
    assert len(found) > 200


@pytest.mark.parametrize(
    ("changed", "test"),
    [
        ("tests/games/vikings/test_battle.py", "tests/games/vikings/test_battle.py"),
        ("tests/games/vikings/table.py", "tests/games/vikings/test_battle.py"),
        ("tests/server/conftest.py", "tests/server/test_routes.py"),
        ("tests/golden/raids.txt", "tests/golden/test_golden.py"),
        ("tests/sizes.toml", "tests/test_sizes.py"),
        ("docs/kernel.md", "tests/test_docs.py"),
        ("README.md", "tests/test_docs.py"),
        ("src/heptarchy/games/vikings/rules.en.md", "tests/games/vikings/test_battle.py"),
        ("src/heptarchy/games/dba/bot/__init__.py", "tests/agents/test_dba.py"),
        ("tools/make_trig.py", "tests/games/dba/test_lattice.py"),
        ("pyproject.toml", "tests/kernel/test_game.py"),
    ],
)
def test_every_kind_of_file_leads_to_its_tests(changed: str, test: str) -> None:
    assert test in touched(changed)


def test_tests_of_the_server_share_a_lane() -> None:
    some = quick.touched_by(["src/heptarchy/server/chat.py", "src/heptarchy/lab/arena.py"], graph())
    lanes = quick.in_lanes(some)
    assert len(lanes) == 2
    assert sum(any(path.startswith("tests/server") for path in lane) for lane in lanes) == 1


def test_what_comes_too_late_is_not_begun_and_told() -> None:
    paths = ["tests/kernel/test_refusal.py", "tests/test_sizes.py"]
    passed, said, outcomes, missed = quick.run_lane(paths, time.time() + quick.LAST - 1)
    assert passed, said
    assert not outcomes.total()
    assert set(missed) == set(paths)
    assert all(missed.values())


def test_what_is_reached_is_run_and_a_failure_is_one() -> None:
    paths = ["tests/kernel/test_refusal.py", "tests/test_figures.py"]  # the second counts something
    passed, said, outcomes, missed = quick.run_lane(paths, time.time() + 300)
    assert passed, said
    assert outcomes["passed"] > 1
    assert not missed
    passed, said, _, _ = quick.run_lane(["tests/kernel/test_of_nothing.py"], time.time() + 300)
    assert not passed
    assert "not found" in said
