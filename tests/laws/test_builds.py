"""The interpreted and the compiled build play the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.laws.digest import build, digest

ROOT = Path(__file__).resolve().parents[2]


def other_build() -> Path:
    """Where the package lies in the build that does not run this test."""
    if build() == "compiled":
        return ROOT / "src"
    made = subprocess.run(
        [sys.executable, "tools/compiled.py"], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True
    )
    return Path(made.stdout.strip())


def test_both_builds_give_the_same_checksums() -> None:
    path = os.pathsep.join(str(folder) for folder in (other_build(), ROOT, ROOT / "tests" / "fixtures"))
    answer = subprocess.run(
        [sys.executable, "-m", "tests.laws.digest"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    their_build, their_word = answer.stdout.split()
    assert {build(), their_build} == {"compiled", "interpreted"}
    assert their_word == digest()
