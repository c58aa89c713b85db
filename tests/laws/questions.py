"""Every question that a game asks a seat, by the step that takes its answer, and the verbs that it ever offers.

python -m tests.laws.questions [GAME ...]     plays their cases, and adds what it meets to questions.toml
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from heptarchy import FATE, State
from heptarchy.kernel.asked import Asked
from heptarchy.kernel.explain import objection
from heptarchy.kernel.modes import NESTED
from heptarchy.kernel.refusal import Refusal
from heptarchy.kernel.space import Verb
from tests.laws.play import walks
from tests.laws.tables import CASES

TABLE = Path(__file__).with_name("questions.toml")
Verbs = dict[str, dict[str, list[str]]]  # by game, by question


class Question:
    """What one seat is asked, by the game that asks it: within a game, the game within."""

    def __init__(self, state: State, asked: Asked) -> None:
        self.state = state
        self.asked = asked
        self.game = state.space.name
        self.name: str = asked.then.__name__

    def objection(self, action: int) -> Refusal | None:
        """What the question's own predicate has against an answer, which need not be one that is not offered."""
        return objection(self.state, self.asked, action)

    def verbs(self, table: Verbs) -> list[Verb]:
        """All that it ever offers, by the table; of a game that is not in it what it offers now."""
        if self.game not in table:
            return self.offered()
        names = table[self.game].get(self.name, [])
        return [verb for verb in self.state.space.verbs if verb.name in names]

    def offered(self) -> list[Verb]:
        """Those that it offers now."""
        return [verb for verb in self.state.space.verbs if any(verb.holds(option) for option in self.asked.options)]

    def __str__(self) -> str:
        return f"{self.game}.{self.name} ({self.asked.rule})"


def questions(state: State) -> Iterator[Question]:
    """What each seat is asked now, fate left out."""
    if state.mode == NESTED and state.child is not None:
        yield from questions(state.child)
        return
    for seat in state.seats:
        asked = state.asked(seat)
        if seat != FATE and asked is not None:
            yield Question(state, asked)


def known_verbs() -> Verbs:
    """What questions.toml says."""
    known: Verbs = tomllib.loads(TABLE.read_text(encoding="utf-8")) if TABLE.exists() else {}
    return known


def write(table: Verbs) -> None:
    """Write the table, each game's questions by name."""
    lines = [
        "# Every question by the step that takes its answer, and the verbs that it ever offers: tests/laws/questions.py"
    ]
    for game in sorted(table):
        lines += ["", f'["{game}"]']
        for name in sorted(table[game]):
            lines.append(f"{name} = [{_listed(table[game][name])}]")
    TABLE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _listed(names: list[str]) -> str:
    return ", ".join(f'"{name}"' for name in sorted(names))


def main() -> None:
    """Play the cases of all games, or of those that are named, as often as `sizes.toml` says."""
    table = known_verbs()
    for case in [case for case in CASES if case.game.id in (sys.argv[1:] or [case.game.id])]:
        for walk in walks(case):
            for state in walk.steps():
                for question in questions(state):
                    named = table.setdefault(question.game, {}).setdefault(question.name, [])
                    named += [verb.name for verb in question.offered() if verb.name not in named]
    write(table)


if __name__ == "__main__":
    main()
