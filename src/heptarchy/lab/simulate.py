"""A campaign: many games of a plan, across processes, the same for any number of them."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from heptarchy.kernel.refusal import BadOptions
from heptarchy.lab.crew import Crew
from heptarchy.lab.facts import facts_of
from heptarchy.lab.names import find_agent, find_game, seat_agents
from heptarchy.lab.table import Plan, Row, Table

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import TextIO


@dataclass
class Outcome:
    """What was played, in the order of the games' numbers."""

    plan: Plan
    jobs: int
    rows: list[Row] = field(default_factory=list)
    interrupted: bool = False
    seconds: float = 0.0


def make_plan(
    game: str,
    given: Mapping[str, object],
    agents: Sequence[str],
    games: int,
    seed: int = 1,
    first: int = 0,
    records: str = "",
) -> Plan:
    """A plan whose every name is known to be right."""
    found = find_game(game)
    options = found.settle(given)
    if games < 1:
        raise BadOptions(f"a campaign has one game or more, not {games}")
    if first < 0:
        raise BadOptions(f"games are numbered from 0, not from {first}")
    seated = seat_agents(agents, found.seat_names(options), facts_of(found).sides(options))
    for name in dict.fromkeys(seated):
        find_agent(name, found)
    return Plan(game, options, seated, seed, games, first, records)


def simulate(plan: Plan, jobs: int = 1, told: Callable[[list[Row]], None] | None = None) -> Outcome:
    """Play the plan's games; `told` hears of them as they end. Ctrl-C stops it and keeps what is done.

    More jobs than one start processes of their own: call this from a main module that can be imported.
    """
    if jobs < 1:
        raise BadOptions(f"a campaign takes one job or more, not {jobs}")
    if plan.records:
        Path(plan.records).mkdir(parents=True, exist_ok=True)
    outcome = Outcome(plan, min(jobs, plan.games))

    heard = 0  # rows that `told` has heard of

    def take(rows: list[Row]) -> None:
        nonlocal heard
        outcome.rows.extend(rows)
        if told is not None:
            told(outcome.rows[heard:])
        heard = len(outcome.rows)

    started = time.perf_counter()
    if outcome.jobs == 1:
        _play_here(outcome, take)
    else:
        _play_there(outcome, take)
    take([])  # Ctrl-C may have come between a row and its telling
    outcome.seconds = time.perf_counter() - started
    outcome.rows.sort(key=lambda row: row.index)
    return outcome


def _play_here(outcome: Outcome, take: Callable[[list[Row]], None]) -> None:
    """One after the other, in this process."""
    table = Table(outcome.plan)
    try:
        for index in range(outcome.plan.first, outcome.plan.end):
            take([table.play(index)])
    except KeyboardInterrupt:
        outcome.interrupted = True


def _play_there(outcome: Outcome, take: Callable[[list[Row]], None]) -> None:
    """Side by side, in processes of their own."""
    crew = Crew(outcome.plan, outcome.jobs)
    try:
        crew.gather(take)
    except KeyboardInterrupt:
        outcome.interrupted = True
        crew.stop(take)
    finally:
        crew.dismiss()


class RowWriter:
    """Writes rows as they come, in the order of their numbers: a line of JSON a game."""

    def __init__(self, plan: Plan, file: TextIO) -> None:
        self.plan = plan
        self.file = file
        self.next = plan.first
        self.early: dict[int, Row] = {}  # those whose turn has not come

    def take(self, rows: list[Row]) -> None:
        """Keep these, and write all whose turn it is; one that is written already is not written again."""
        self.early.update((row.index, row) for row in rows if row.index >= self.next)
        while self.next in self.early:
            self._write(self.early.pop(self.next))
            self.next += 1
        self.file.flush()

    def finish(self) -> None:
        """Write what is left: a stopped campaign may lack a few games among the last."""
        for index in sorted(self.early):
            self._write(self.early[index])
        self.early.clear()
        self.file.flush()

    def _write(self, row: Row) -> None:
        self.file.write(json.dumps(row_document(self.plan, row)) + "\n")


def row_document(plan: Plan, row: Row) -> dict[str, Any]:
    """One game, for programs."""
    return {
        "game": plan.game,
        "index": row.index,
        "seed": plan.seed_of(row.index),
        "agents": plan.agents,
        "scores": row.scores,
        "winners": row.winners,
        "ending": row.ending,
        **row.facts,
        **({"tags": row.tags} if row.tags else {}),
        "decisions": row.decisions,
        "forced": row.forced,
        "fate": row.fate,
        "seconds": round(row.seconds, 6),
    }
