#!/usr/bin/env python3
"""How often a near miss is answered without a reason: by game, and by the rule that asks.

    python tools/near_misses.py [--now] [GAME ...]

A near miss is an action that is not offered, of a verb that its question ever offers (tests/laws/questions.toml), or
offers now, which points at a thing: another shire, another card. Generic is a refusal by the kernel, "that is not what
is asked now".
The random games of the laws are looked at, at every question (`tests/sizes.toml` says how many games).
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent.parent / folder) for folder in ("", "tests/fixtures")]

from heptarchy import Rng  # noqa: E402 -- the laws lie outside the package
from heptarchy.kernel.explain import ANOTHER_QUESTION  # noqa: E402
from tests.laws.play import walks  # noqa: E402
from tests.laws.questions import Question, known_verbs, questions  # noqa: E402
from tests.laws.tables import CASES  # noqa: E402
from tests.laws.trying import some_things  # noqa: E402

THINGS = 60  # of each verb
OFTEN = 4  # questions of each kind in each case; of those that follow ever fewer


class Misses:
    """Near misses by game and rule: how many, and how many of them generic."""

    def __init__(self) -> None:
        self.tried: Counter[tuple[str, str]] = Counter()
        self.generic: Counter[tuple[str, str]] = Counter()
        self.silent: Counter[tuple[str, str, str]] = Counter()  # by verb

    def look(self, question: Question, rng: Rng) -> None:
        """Try what this question does not offer."""
        kind = (question.game, question.asked.rule)
        for verb in question.offered() if NOW else question.verbs(VERBS):
            if len(verb) == 1:
                continue  # it points at nothing
            things = some_things(verb, THINGS, rng)
            if verb in question.state.space.on_seats:
                things = [seat for seat in things if seat < question.state.players]
            for action in [verb[thing] for thing in things]:
                if action in question.asked.options:
                    continue
                refusal = question.objection(action)
                if refusal is None and question.asked.judged:
                    continue  # it is allowed
                self.tried[kind] += 1
                if refusal is None or refusal.reason is ANOTHER_QUESTION:
                    self.generic[kind] += 1
                    self.silent[(*kind, verb.name)] += 1


def main() -> None:
    """Measure, and print a line a rule with generic refusals, and one a game."""
    misses = Misses()
    seen: Counter[str] = Counter()
    games = [arg for arg in sys.argv[1:] if arg != "--now"]
    for case in [case for case in CASES if case.game.id in (games or [case.game.id])]:
        for walk in walks(case):
            for state in walk.steps():
                for question in questions(state):
                    kind = f"{case} {question.name}"
                    seen[kind] += 1
                    if walk.aside.below(seen[kind]) < OFTEN:
                        misses.look(question, walk.aside)
    report(misses)


def report(misses: Misses) -> None:
    """The table."""
    print(f"{'game':14}{'rule':10}{'near misses':>12}{'generic':>9}{'share':>8}  verbs")
    for kind in sorted(misses.generic):
        verbs = ", ".join(f"{verb} {n}" for (*of, verb), n in misses.silent.most_common() if tuple(of) == kind)
        print(line(*kind, misses.tried[kind], misses.generic[kind]) + f"  {verbs}")
    for game in sorted({game for game, _ in misses.tried}):
        tried = sum(n for (of, _), n in misses.tried.items() if of == game)
        generic = sum(n for (of, _), n in misses.generic.items() if of == game)
        print(line(game, "all", tried, generic))


def line(game: str, rule: str, tried: int, generic: int) -> str:
    """One row."""
    return f"{game:14}{rule:10}{tried:12}{generic:9}{100 * generic / max(1, tried):7.1f}%"


VERBS = known_verbs()
NOW = "--now" in sys.argv

if __name__ == "__main__":
    main()
