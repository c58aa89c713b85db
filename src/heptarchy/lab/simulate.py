"""A campaign: many games of a plan, across processes, the same for any number of them."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from heptarchy.agents.line import close_programs
from heptarchy.kernel.refusal import BadOptions
from heptarchy.kit.facts import facts_of
from heptarchy.lab.names import find_agent, find_game, seat_agents
from heptarchy.lab.plans import Programme, Tables
from heptarchy.lab.table import Plan, Row
from heptarchy.lab.workers import Crew

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import TextIO

    Told = Callable[[list[Row]], None]


@dataclass
class Outcome:
    """What was played, in the order of the games' numbers."""

    programme: Programme
    jobs: int
    rows: list[Row] = field(default_factory=list)
    interrupted: bool = False
    seconds: float = 0.0
    played: int = 0  # games that were played now; the others were there
    where: str = ""  # the cluster that played them; empty: this machine
    nodes: int = 0  # machines of it that had a part in it

    @property
    def plan(self) -> Plan:
        """The plan, or the first of several."""
        return self.programme.plans[0]

    def of(self, place: int) -> Outcome:
        """What was played by one plan alone."""
        rows = [row for row in self.rows if row.place == place]
        alone = Programme([self.programme.plans[place]])
        return replace(self, programme=alone, rows=rows)


def make_plan(
    game: str,
    given: Mapping[str, object],
    agents: Sequence[str],
    games: int,
    seed: int = 1,
    first: int = 0,
    records: str = "",
    setting: str = "",
    watch: bool = False,
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
    return Plan(game, options, seated, seed, games, first, records, setting, watch)


def simulate(
    what: Plan | Programme,
    jobs: int = 1,
    told: Told | None = None,
    there: Sequence[Row] = (),
    cluster: str = "",
) -> Outcome:
    """Play the games of a plan or of several; `told` hears of them as they end. Ctrl-C stops it and keeps what is done.

    Games that are `there` already, from an earlier run, are not played again. More jobs than one start processes of
    their own: call this from a main module that can be imported. With the address of a cluster they are played there.
    """
    if jobs < 1:
        raise BadOptions(f"a campaign takes one job or more, not {jobs}")
    programme = Programme([what]) if isinstance(what, Plan) else what
    if programme.plans[0].records:
        Path(programme.plans[0].records).mkdir(parents=True, exist_ok=True)
    todo = numbers_left(programme, there)
    outcome = Outcome(programme, max(1, min(jobs, len(todo))), list(there), where=cluster)

    heard = len(outcome.rows)  # rows that `told` has heard of

    def take(rows: list[Row]) -> None:
        nonlocal heard
        outcome.rows.extend(rows)
        if told is not None:
            told(outcome.rows[heard:])
        for at in range(heard, len(outcome.rows)):
            outcome.rows[at] = outcome.rows[at].bare()  # a million leads would fill the memory
        heard = len(outcome.rows)

    started = time.perf_counter()
    if cluster:
        from heptarchy.lab.cluster import play_on_cluster

        play_on_cluster(outcome, todo, take)
    elif outcome.jobs == 1:
        _play_here(outcome, todo, take)
    else:
        _play_there(outcome, todo, take)
    take([])  # Ctrl-C may have come between a row and its telling
    outcome.seconds = time.perf_counter() - started
    outcome.played = len(outcome.rows) - len(there)
    outcome.rows.sort(key=programme.number_of)
    return outcome


def numbers_left(programme: Programme, there: Sequence[Row]) -> Sequence[int]:
    """The numbers of the games that are not there yet."""
    if not there:
        return range(len(programme))
    done = {programme.number_of(row) for row in there}
    return [number for number in range(len(programme)) if number not in done]


def _play_here(outcome: Outcome, todo: Sequence[int], take: Told) -> None:
    """One after the other, in this process."""
    tables = Tables(outcome.programme)
    try:
        for number in todo:
            take([tables.play(number)])
    except KeyboardInterrupt:
        outcome.interrupted = True
    finally:
        close_programs()  # those of other processes end with them


def _play_there(outcome: Outcome, todo: Sequence[int], take: Told) -> None:
    """Side by side, in processes of their own."""
    crew = Crew(outcome.programme, outcome.jobs, todo)
    try:
        crew.gather(take)
    except KeyboardInterrupt:
        outcome.interrupted = True
        crew.stop(take)
    finally:
        crew.dismiss()


class RowWriter:
    """Writes rows as they come, in the order of their numbers: a line of JSON a game."""

    def __init__(self, programme: Programme, file: TextIO) -> None:
        self.programme = programme
        self.file = file
        self.next = 0
        self.early: dict[int, Row] = {}  # those whose turn has not come

    def take(self, rows: list[Row]) -> None:
        """Keep these, and write all whose turn it is; one that is written already is not written again."""
        for row in rows:
            number = self.programme.number_of(row)
            if number >= self.next:
                self.early.setdefault(number, row)
        while self.next in self.early:
            self._write(self.early.pop(self.next))
            self.next += 1
        self.file.flush()

    def finish(self) -> None:
        """Write what is left: a stopped campaign may lack a few games among the last."""
        for number in sorted(self.early):
            self._write(self.early[number])
        self.early.clear()
        self.file.flush()

    def _write(self, row: Row) -> None:
        self.file.write(json.dumps(row_document(self.programme.plan_of(row), row)) + "\n")


def row_document(plan: Plan, row: Row) -> dict[str, Any]:
    """One game, for programs."""
    return {
        "game": plan.game,
        **({"setting": plan.setting} if plan.setting else {}),
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
