"""The example runs through at a small size: it learns from greedy's games, and plays in the arena."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAM = """
from pathlib import Path
import sys
sys.path.insert(0, "examples")
import train_policy
train_policy.main(Path(sys.argv[1]), games=30, epochs=5, meetings=8)
"""


def test_a_policy_learns_from_a_few_games_and_meets_random(tmp_path: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "COLUMNS": "100"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    agreed = [int(share) for share in re.findall(r"answers as greedy did in (\d+)%", ended.stdout)]
    assert len(agreed) == 5
    assert agreed[-1] > 45  # a guess is right in a third
    met = re.search(
        r"^(?:train_policy:policy +random|random +train_policy:policy) +(\d+) +(\d+) +(\d+) ",
        ended.stdout,
        re.MULTILINE,
    )
    assert met is not None, ended.stdout
    assert sum(int(games) for games in met.groups()) == 8
