"""One subject of the benchmark in a process of its own: `python -m heptarchy.lab.bench_worker NAME`.

It says that it is ready, then answers a line of JSON for each line that it gets:

    {"play": seconds}     whole games until so much time has passed
    {"clone": seconds}    copies of one state in the middle of a game, likewise
"""

from __future__ import annotations

import json
import os
import sys
import time
from typing import TYPE_CHECKING, Any

from heptarchy.kernel.fate import Rng
from heptarchy.lab import provenance
from heptarchy.lab.bench_games import SUBJECTS
from heptarchy.lab.bench_subject import Subject

if TYPE_CHECKING:
    from typing import TextIO

CLONES = 500  # between two looks at the clock


def play_slice(subject: Subject, rng: Rng, seconds: float) -> dict[str, Any]:
    """Play whole games for so long; count answers, and the time by the processor and by the wall."""
    games = decisions = forced = fate = 0
    wall = time.perf_counter()
    cpu = time.process_time()
    until = wall + seconds
    while True:
        played = subject.play(rng)
        games += played.games
        decisions += played.decisions
        forced += played.forced
        fate += played.fate
        if time.perf_counter() >= until:
            break
    return {
        "games": games,
        "decisions": decisions,
        "forced": forced,
        "fate": fate,
        "cpu": time.process_time() - cpu,
        "wall": time.perf_counter() - wall,
    }


def clone_slice(subject: Subject, seconds: float) -> dict[str, Any]:
    """Copy a state for so long, and let each copy go."""
    clone = subject.clone
    if clone is None:
        return {"clones": 0, "cpu": 0.0}
    clones = 0
    cpu = time.process_time()
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        for _ in range(CLONES):
            clone()
        clones += CLONES
    return {"clones": clones, "cpu": time.process_time() - cpu}


def serve(name: str, questions: TextIO, answers: TextIO) -> None:
    """Answer until there are no more questions."""

    def say(answer: dict[str, Any]) -> None:
        answers.write(json.dumps(answer) + "\n")
        answers.flush()

    try:
        subject = SUBJECTS[name]()
    except ImportError as error:
        say({"missing": " ".join(str(error).split())})
        return
    say({"version": subject.version, "build": provenance.build()})
    rng = Rng(name.partition(",")[0])  # our two builds play the same games
    for line in questions:
        question = json.loads(line)
        if "play" in question:
            say(play_slice(subject, rng, question["play"]))
        else:
            say(clone_slice(subject, question["clone"]))


def main() -> None:
    """Keep our line to the caller clean: what peers print goes to standard error."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    serve(sys.argv[1], sys.stdin, answers)


if __name__ == "__main__":
    main()
