"""Our speed beside the peers', from one interleaved run: `make bench`, `heptarchy bench`.

Each subject runs in a process of its own and is asked for slices of work in turn, round after round, so that whatever
else the machine does meanwhile hits all alike. A figure is the median over the rounds, a ratio the median of the
rounds' ratios. Time is the processor's, so that waiting for a core does not count.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

from heptarchy.kernel.refusal import BadOptions, HeptarchyError
from heptarchy.kit.benchmark import Budget
from heptarchy.lab import provenance
from heptarchy.lab.bench_games import (
    BASE,
    BATCHED,
    BUILDS,
    COMPILED,
    DOOR_GAMES,
    GAMES,
    OURS,
    SEARCHES,
    SUBJECTS,
    WRAPPED,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

ROUNDS = 9
SLICE_SECONDS = 0.3
CLONE_SECONDS = 0.05

# What is asked of a game that asks nothing else of itself: decisions a second, microseconds a clone
BUDGET = Budget(plain=(50_000, 6.0), compiled=(250_000, 3.0))

# How many times the steps of PettingZoo's wrapper a batch of the same game makes, compiled
BATCH_RATIO = 5.0
# Simulations a second of our search, compiled
SIMULATIONS = 3_000


class BenchFailed(HeptarchyError):
    """A subject that began to answer and then did not."""


class Runner:
    """One subject's process."""

    def __init__(self, name: str, path: str) -> None:
        self.name = name
        self.slices: list[dict[str, Any]] = []
        self.clones: list[dict[str, Any]] = []
        self.words = tempfile.TemporaryFile()  # noqa: SIM115 -- lives as long as the process does
        quiet = {"PYGAME_HIDE_SUPPORT_PROMPT": "1", "PYTHONWARNINGS": "ignore"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "heptarchy.lab.bench_worker", name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.words,
            text=True,
            env={**os.environ, **quiet, **({"PYTHONPATH": path} if path else {})},
        )
        try:
            hello = self._answer()
        except BenchFailed:
            self.close()
            raise
        self.missing = str(hello.get("missing", ""))
        self.version = str(hello.get("version", ""))
        self.build = str(hello.get("build", ""))

    def ask(self, **question: float) -> dict[str, Any]:
        """One slice of work."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        return self._answer()

    def close(self) -> None:
        """No more questions."""
        self.process.communicate()
        self.words.close()

    def _answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            self.words.seek(0)
            last = self.words.read().decode(errors="replace").strip().splitlines()[-1:]
            raise BenchFailed(f"{self.name} broke off: {' '.join(last) or 'it said nothing'}")
        answer: dict[str, Any] = json.loads(line)
        return answer


def bench(
    rounds: int = ROUNDS,
    seconds: float = SLICE_SECONDS,
    only: Sequence[str] = (),
    say: Callable[[str], None] = lambda words: None,
) -> dict[str, Any]:
    """Measure, and give all figures as one document."""
    if rounds < 1 or seconds <= 0:
        raise BadOptions("a benchmark has one round or more, of some length")
    runners, missing = open_runners(chosen(only), say)
    try:
        for number in range(-1, rounds):  # the first round warms up and is not kept
            say(f"round {number + 1} of {rounds}" if number >= 0 else "warming up")
            turn = number % len(runners) if runners else 0
            for runner in [*runners[turn:], *runners[:turn]]:
                slice_ = runner.ask(play=seconds)
                clone = runner.ask(clone=min(seconds, CLONE_SECONDS))
                if number >= 0:
                    runner.slices.append(slice_)
                    runner.clones.append(clone)
    finally:
        for runner in runners:
            runner.close()
    return document(runners, missing, rounds, seconds)


def chosen(only: Sequence[str]) -> list[str]:
    """The subjects whose names hold one of these words; all of them if there are no words."""
    names = [name for name in SUBJECTS if not only or any(word.casefold() in name.casefold() for word in only)]
    if not names:
        raise BadOptions(f"no subject is called {' or '.join(only)}; there are {'; '.join(SUBJECTS)}")
    return names


def open_runners(names: list[str], say: Callable[[str], None]) -> tuple[list[Runner], dict[str, str]]:
    """The processes of all subjects that can be had, and why the others can't."""
    runners: list[Runner] = []
    missing: dict[str, str] = {}
    for name in names:
        say(f"starting {name}")
        try:
            runner = Runner(name, package_path(name, say))
        except HeptarchyError as error:
            missing[name] = str(error)
            continue
        wrong_build = name in BUILDS and runner.build != ("compiled" if BUILDS[name] == COMPILED else "plain")
        if runner.missing or wrong_build:
            missing[name] = runner.missing or f"the package that is installed here is {runner.build}"
            runner.close()
        else:
            runners.append(runner)
    return runners, missing


def package_path(name: str, say: Callable[[str], None]) -> str:
    """The folder from which this subject takes heptarchy; empty for the package that is installed."""
    root = provenance.checkout()
    if root is None:
        return ""
    if BUILDS.get(name) != COMPILED:
        return str(root / "src")
    say("compiling, unless that was done before")
    answer = subprocess.run(
        [sys.executable, str(root / "tools" / "compiled.py")], capture_output=True, text=True, check=False
    )
    if answer.returncode != 0:
        reason = " ".join(answer.stderr.strip().splitlines()[-1:])
        raise BenchFailed(f"no compiled build: {reason or 'tools/compiled.py failed'}")
    return answer.stdout.strip()


# The figures


def document(runners: list[Runner], missing: dict[str, str], rounds: int, seconds: float) -> dict[str, Any]:
    """All figures with what they rest on."""
    base = next((runner for runner in runners if runner.name == BASE), None)
    subjects = [figures(runner, base) for runner in runners]
    return {
        "heptarchy": provenance.version(),
        "commit": provenance.commit(),
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": provenance.machine(),
        "rounds": rounds,
        "slice_seconds": seconds,
        "subjects": subjects,
        "missing": missing,
        "budgets": budgets(subjects, missing),
    }


def figures(runner: Runner, base: Runner | None) -> dict[str, Any]:
    """One subject: medians over its slices, and its ratio to the interpreted game round by round."""
    rates = [_rate(slice_, "decisions") for slice_ in runner.slices]
    clones = [1e6 * clone["cpu"] / clone["clones"] for clone in runner.clones if clone["clones"]]
    games = sum(slice_["games"] for slice_ in runner.slices)
    found: dict[str, Any] = {
        "name": runner.name,
        "version": runner.version,
        "decisions_a_second": median(rates),
        "slowest": min(rates),
        "fastest": max(rates),
        "ratio": None,
        "games_a_second": median(_rate(slice_, "games") for slice_ in runner.slices),
        "forced_a_second": median(_rate(slice_, "forced") for slice_ in runner.slices),
        "fate_a_second": median(_rate(slice_, "fate") for slice_ in runner.slices),
        "decisions_a_game": sum(slice_["decisions"] for slice_ in runner.slices) / games,
        "clone_us": median(clones) if clones else None,
        "wall_over_cpu": median(slice_["wall"] / slice_["cpu"] for slice_ in runner.slices if slice_["cpu"]),
        "slices": runner.slices,
        "clones": runner.clones,
    }
    if base is not None:
        pairs = zip(rates, base.slices, strict=True)
        found["ratio"] = median(rate / _rate(slice_, "decisions") for rate, slice_ in pairs)
    return found


def _rate(slice_: dict[str, Any], what: str) -> float:
    """So many a second of the processor's time."""
    return float(slice_[what]) / max(float(slice_["cpu"]), 1e-9)


def budgets(subjects: list[dict[str, Any]], missing: dict[str, str]) -> list[dict[str, Any]]:
    """The budgets of the builds that were to be measured here; what could not be measured is not met."""
    found: list[dict[str, Any]] = []
    for name, build in OURS.items():
        measure = GAMES[name.partition(",")[0]]
        budget = measure.budget or BUDGET
        decisions, clone = budget.compiled if build == COMPILED else budget.plain
        subject = next((subject for subject in subjects if subject["name"] == name), None)
        if subject is None and (name not in missing or provenance.checkout() is None):
            continue
        rate = None if subject is None else subject["decisions_a_second"]
        copy = None if subject is None else subject["clone_us"]
        found.append(
            {
                "budget": f"{name}: {decisions:,} decisions a second",
                "measured": rate,
                "met": rate is not None and rate >= decisions,
            }
        )
        found.append(
            {
                "budget": f"{name}: {measure.does} in {clone:g} us",
                "measured": copy,
                "met": copy is not None and copy <= clone,
            }
        )
    return found + batch_budgets(subjects) + search_budgets(subjects)


def search_budgets(subjects: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Simulations a second of the searches that were measured."""
    return [
        {
            "budget": f"{subject['name']}: {SIMULATIONS:,} simulations a second",
            "measured": subject["decisions_a_second"],
            "met": subject["decisions_a_second"] >= SIMULATIONS,
        }
        for subject in subjects
        if SEARCHES.get(subject["name"]) == COMPILED
    ]


def batch_budgets(subjects: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A batch beside PettingZoo's wrapper, round by round, where both were measured."""
    named = {subject["name"]: subject for subject in subjects}
    found: list[dict[str, Any]] = []
    for game in DOOR_GAMES:
        batch = named.get(f"{game} {BATCHED}, {COMPILED}")
        wrapper = named.get(f"{game} {WRAPPED}, {COMPILED}")
        if batch is not None and wrapper is not None:
            pairs = zip(batch["slices"], wrapper["slices"], strict=True)
            ratio = median(_rate(one, "decisions") / _rate(other, "decisions") for one, other in pairs)
            found.append(
                {
                    "budget": f"{batch['name']}: {BATCH_RATIO:g} times the steps {WRAPPED}",
                    "measured": ratio,
                    "met": ratio >= BATCH_RATIO,
                }
            )
    return found


def missed(document: dict[str, Any]) -> list[str]:
    """The budgets that were not met, in words."""
    words: list[str] = []
    for budget in document["budgets"]:
        if not budget["met"]:
            measured = "not measured" if budget["measured"] is None else f"measured {budget['measured']:,.1f}"
            words.append(f"{budget['budget']}: {measured}")
    return words


def keep(document: dict[str, Any], path: Path | None = None) -> Path:
    """Write the document to this file, or to build/bench by date and commit."""
    if path is None:
        folder = (provenance.checkout() or Path.cwd()) / "build" / "bench"
        path = folder / f"{document['date'][:10]}-{document['commit'] or document['heptarchy']}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    return path


def run(rounds: int, seconds: float, only: Sequence[str], out: Path | None, as_json: bool) -> int:
    """Measure, print, keep; 1 if a budget is missed."""
    from heptarchy.lab.bench_report import print_bench

    document = bench(rounds, seconds, only, say=lambda words: print(words, file=sys.stderr, flush=True))
    path = keep(document, out)
    if as_json:
        print(json.dumps(document))
    else:
        print_bench(document)
    print(f"kept in {path}", file=sys.stderr)
    for words in missed(document):
        print(f"missed budget: {words}", file=sys.stderr)
    return 1 if missed(document) else 0


def main(arguments: Sequence[str] | None = None) -> int:
    """The same as `heptarchy bench`, without the shell's other commands."""
    parser = argparse.ArgumentParser(prog="python -m heptarchy.lab.bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often each subject has its turn")
    parser.add_argument("--seconds", type=float, default=SLICE_SECONDS, help="the length of a turn")
    parser.add_argument("--only", action="append", default=[], help="a word of the subjects to measure; again for more")
    parser.add_argument("--out", type=Path, help="the file that keeps the figures")
    parser.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    given = parser.parse_args(arguments)
    try:
        return run(given.rounds, given.seconds, given.only, given.out, given.json)
    except BadOptions as error:
        print(f"heptarchy: {error}", file=sys.stderr)
        return 2
    except HeptarchyError as error:
        print(f"heptarchy: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("heptarchy: stopped", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
