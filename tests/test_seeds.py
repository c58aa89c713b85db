"""Seeds: fixed in `make test`, fresh in `make soak`, and told by what fails."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.seeds import VARIABLE, as_number, seeded

ROOT = Path(__file__).resolve().parent.parent
PROBE = """
from hypothesis import given, strategies as st
from tests.seeds import seeded, told_as

@given(st.integers(0, 2**60))
def test_a_property(number):
    print("tried", number)
    assert number < 2**59

def test_a_campaign():
    named = seeded("game 7")
    with told_as(f"vikings, players 2, seed {named!r}", ["0 pass", "1 halt"]):
        assert not named
"""


def run(tmp_path: Path, *arguments: str, **environment: str) -> str:
    """What pytest says of two tests that fail."""
    (tmp_path / "test_probe.py").write_text(PROBE)
    bare = {name: value for name, value in os.environ.items() if not name.startswith(("HEPTARCHY_", "PYTEST_"))}
    command = [sys.executable, "-m", "pytest", "-p", "tests.conftest", "-p", "no:cacheprovider", "-s", *arguments]
    command += ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(tmp_path), str(tmp_path / "test_probe.py")]
    done = subprocess.run(command, cwd=ROOT, env={**bare, **environment}, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stdout + done.stderr
    assert not list(tmp_path.glob(".hypothesis*"))
    return done.stdout


def tried(said: str) -> list[str]:
    """The examples of the property."""
    return re.findall(r"^tried (\d+)$", said, re.MULTILINE)


def test_without_a_seed_of_the_run_a_seed_is_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert seeded("fuzz 3") == "fuzz 3"
    monkeypatch.setenv(VARIABLE, "monday")
    assert seeded("fuzz 3") == "monday fuzz 3"
    assert as_number("monday") != as_number("tuesday")


def test_every_test_run_tries_the_same_and_says_so(tmp_path: Path) -> None:
    once, again = run(tmp_path), run(tmp_path)
    assert "seeds: the named ones" in once
    assert len(tried(once)) > 5
    assert tried(once) == tried(again)
    assert "cases to keep" not in once


def test_a_soak_tries_something_new_and_the_same_when_its_seed_is_named(tmp_path: Path) -> None:
    once, again, other = (run(tmp_path, HEPTARCHY_SIZES="soak", HEPTARCHY_SEED=seed) for seed in ("a b", "a b", "c"))
    assert tried(once) == tried(again) != tried(other)
    assert "seed of this run: a b (again: HEPTARCHY_SEED='a b')" in once
    [chosen] = re.findall(r"seed of this run: (\S+)", run(tmp_path, HEPTARCHY_SIZES="soak"))
    assert re.fullmatch(r"\d{8}-\d{6}", chosen)


def test_a_soak_prints_what_it_found_as_cases_to_keep(tmp_path: Path) -> None:
    found = run(tmp_path, "-n", "2", HEPTARCHY_SIZES="soak", HEPTARCHY_SEED="a b").partition("cases to keep")[2]
    assert "HEPTARCHY_SIZES=soak HEPTARCHY_SEED='a b' pytest test_probe.py::test_a_property" in found
    assert f"number={2**59:_}," in found
    assert "@reproduce_failure(" in found
    assert "HEPTARCHY_SIZES=soak HEPTARCHY_SEED='a b' pytest test_probe.py::test_a_campaign" in found
    assert "vikings, players 2, seed 'a b game 7', after" in found
    assert re.search(r"after\n +0 pass\n +1 halt\n", found)
    assert "the last seeds that it drew" in found
