"""Play the long campaigns from start to end, with a fresh seed, and say what they found.

    python tools/soak.py [--only PART] [--sizes COLUMN] [--jobs N]

The seed of the run is printed first. HEPTARCHY_SEED names one instead: then the same games are played again, and parts
that this seed has finished are not. Rules and agents are tried on the compiled build, all else on the plain one. A part
that fails does not keep the next from running; its cases are printed as ones to keep. Exit 1 if anything failed.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests import seeds  # noqa: E402 -- the root is on the path only now
from tests.sizes import COLUMNS  # noqa: E402

RUNS = ROOT / "build" / "soak"
COMPILED = ("laws", "games", "agents")  # folders of tests that are tried on the compiled build
NO_TESTS = 5  # what pytest answers where no test was chosen


@dataclass(frozen=True)
class Outcome:
    """How a part of the campaigns went."""

    part: str
    tests: int
    failed: int
    minutes: float
    code: int  # what pytest answered

    @property
    def passed(self) -> bool:
        """Nothing failed, and nothing kept it from running."""
        return self.code in (0, NO_TESTS)


def parts() -> dict[str, list[str]]:
    """What is run one after the other: each folder of tests, and what lies beside the folders."""
    names = sorted({path.name for path in (ROOT / "tests").iterdir() if any(path.glob("**/test_*.py"))})
    beside = sorted(f"tests/{path.name}" for path in (ROOT / "tests").glob("test_*.py"))
    return {**{name: [f"tests/{name}"] for name in names}, "beside": beside}


def play(part: str, paths: list[str], sizes: str, jobs: int, folder: Path) -> Outcome:
    """Run one part; what it says is shown as it comes."""
    told = folder / f"{part}.xml"
    told.unlink(missing_ok=True)
    environment = {**os.environ, "HEPTARCHY_SIZES": sizes}
    if part in COMPILED:
        build = subprocess.run(
            [sys.executable, "tools/compiled.py"], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True
        )
        environment |= {"PYTHONPATH": build.stdout.strip(), "HEPTARCHY_EXPECT_COMPILED": "1"}
    command = [sys.executable, "-m", "pytest", "-m", "campaign", "-n", str(jobs), "--dist", "worksteal"]
    command += ["--durations=5", f"--junit-xml={told}", *paths]
    began = time.monotonic()
    code = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
    tests, failed = counted(told)
    return Outcome(part, tests, failed, round((time.monotonic() - began) / 60, 1), code)


def counted(told: Path) -> tuple[int, int]:
    """How many tests ran, and how many of them failed."""
    if not told.exists():
        return 0, 0
    suite = ElementTree.parse(told).getroot().find("testsuite")
    assert suite is not None
    return int(suite.get("tests", 0)), int(suite.get("failures", 0)) + int(suite.get("errors", 0))


def main() -> int:
    """Play all parts, or the one that is named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=parts(), help="only this part")
    parser.add_argument("--sizes", choices=COLUMNS, default="soak", help="the column of tests/sizes.toml")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many tests at once")
    args = parser.parse_args()
    chosen = {name: paths for name, paths in parts().items() if args.only in (None, name)}
    seed = seeds.begin_run()
    print(f"seed of this run: {seed}; the same again, or on from where it stopped: {seeds.VARIABLE}='{seed}' make soak")
    folder = RUNS / f"{args.sizes} {seed}".replace(" ", "-").replace("/", "-")
    folder.mkdir(parents=True, exist_ok=True)
    outcomes: list[Outcome] = []
    for part, paths in chosen.items():
        kept = folder / f"{part}.json"
        if kept.exists():
            outcomes.append(Outcome(**json.loads(kept.read_text(encoding="utf-8"))))
            print(f"\n== {part}: played before")
            continue
        print(f"\n== {part}", flush=True)
        outcomes.append(play(part, paths, args.sizes, args.jobs, folder))
        if outcomes[-1].passed:
            kept.write_text(json.dumps(asdict(outcomes[-1])), encoding="utf-8")
    print(f"\nsoak with the seed {seed}\n\n| part | tests | failed | minutes |\n| --- | --- | --- | --- |")
    for one in outcomes:
        trouble = f"{one.failed}" if one.passed or one.failed else f"pytest ended with {one.code}"
        print(f"| {one.part} | {one.tests} | {trouble} | {one.minutes} |")
    print(f"| all | {sum(one.tests for one in outcomes)} | {sum(one.failed for one in outcomes)} | ", end="")
    print(f"{sum(one.minutes for one in outcomes):.1f} |")
    return 0 if all(one.passed for one in outcomes) else 1


if __name__ == "__main__":
    sys.exit(main())
