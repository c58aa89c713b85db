"""One game of a campaign: who plays, by which seed, and what came of it."""

from __future__ import annotations

import time
import traceback
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from heptarchy.kernel.fate import Rng
from heptarchy.kernel.modes import FATE
from heptarchy.kernel.perspective import Perspective
from heptarchy.kernel.record import Answer, Record
from heptarchy.kernel.refusal import HeptarchyError
from heptarchy.lab.facts import facts_of
from heptarchy.lab.names import find_agent, find_game

if TYPE_CHECKING:
    from typing import TextIO

    from heptarchy.kernel.options import Value


@dataclass(frozen=True)
class Plan:
    """What is played. It crosses to other processes, so it holds names, no things."""

    game: str
    options: dict[str, Value]  # all of them, settled
    agents: list[str]  # by seat
    seed: int
    games: int
    first: int = 0  # the number of the first game
    records: str = ""  # the folder that keeps each game's record; none if empty

    @property
    def end(self) -> int:
        """The number after the last game's."""
        return self.first + self.games

    def seed_of(self, index: int) -> str:
        """Each game has a seed of its own, so that it matters to none who plays it, and after which."""
        return f"{self.seed}/{index}"


@dataclass(frozen=True)
class Row:
    """What is kept of a game."""

    index: int
    scores: list[int]  # by seat
    winners: list[int]  # seats of the first rank
    ending: str
    decisions: int  # answers of seats that had two or more options
    forced: int  # answers of seats that had one
    fate: int  # answers of fate
    seconds: float
    facts: dict[str, int] = field(default_factory=dict)
    tags: list[str] = field(default_factory=list)  # by seat: the deck that it played, where the game has such a thing

    @property
    def answers(self) -> int:
        """All answers of the game."""
        return self.decisions + self.forced + self.fate


class GameFailed(HeptarchyError):
    """A game that could not be played to its end; says which one, and keeps what is needed to see it again."""

    def __init__(self, index: int, seed: str, reason: str, story: str, record: str) -> None:
        super().__init__(f"game {index} (seed {seed}) failed: {reason}")
        self.index = index
        self.seed = seed
        self.reason = reason
        self.story = story  # the traceback
        self.record = record  # the game so far


class Table:
    """A game and its agents, ready to play any game of a plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = find_game(plan.game)
        self.facts = facts_of(self.game)
        self.agents = [find_agent(name, self.game) for name in plan.agents]
        self.longest = self.game.longest(plan.options)

    def play(self, index: int, trace: TextIO | None = None) -> Row:
        """Play one game to its end; `trace` gets every answer before it is applied, and a new line after."""
        answers: list[Answer] = []
        try:
            row = self._play(index, answers, trace)
            if self.plan.records:
                record_path(self.plan, index).write_text(self.record(answers), encoding="utf-8")
        except Exception as error:
            reason = " ".join(f"{type(error).__name__}: {error}".split())
            story = traceback.format_exc()
            raise GameFailed(index, self.plan.seed_of(index), reason, story, self.so_far(answers)) from error
        return row

    def _play(self, index: int, answers: list[Answer], trace: TextIO | None) -> Row:
        seed = self.plan.seed_of(index)
        fate = Rng(f"{seed}/fate")
        minds = [Rng(f"{seed}/{seat}") for seat in range(len(self.agents))]
        started = time.perf_counter()
        state = self.game.start(self.plan.options)
        decisions = forced = rolls = 0
        while not state.over:
            seats = state.seats
            seat = seats[0] if len(seats) == 1 else fate.choice(seats)
            if seat == FATE:
                rolls += 1
                action = fate.pick(state.weights)
            else:
                options = state.options_for(seat)
                if state.is_forced(seat):
                    forced += 1
                    action = options[0]
                else:
                    decisions += 1
                    action = self.agents[seat].choose(Perspective(self.game, state, seat), minds[seat])
            if trace is not None:
                print(seat, action, end="", file=trace, flush=True)
            state.apply(action, seat)
            if trace is not None:
                print(file=trace, flush=True)
            answers.append(Answer(seat, action))
            if len(answers) > self.longest:
                raise RuntimeError(f"the game is not over after {self.longest} answers")
        seconds = time.perf_counter() - started
        result = state.result()
        facts = self.facts.at_end(state)
        tags = self.tags(answers)
        return Row(index, result.scores, result.winners, result.ending, decisions, forced, rolls, seconds, facts, tags)

    def tags(self, answers: list[Answer]) -> list[str]:
        """By seat: what its last telling answer says of it."""
        tag = self.facts.tag
        if tag is None:
            return []
        found = [""] * len(self.agents)
        for answer in answers:
            if answer.seat >= 0:
                found[answer.seat] = tag(answer.action) or found[answer.seat]
        return found

    def record(self, answers: list[Answer]) -> str:
        """These answers as a record, with the agents' names at the seats."""
        record = Record(self.game, self.plan.options, self.plan.agents)
        record.answers = answers
        return record.write()

    def so_far(self, answers: list[Answer]) -> str:
        """The record of a game that failed; as plain answers if even that fails."""
        try:
            return self.record(answers)
        except Exception as error:  # noqa: BLE001 -- whatever keeps the game from replaying must not hide its answers
            lines = [f"{answer.seat} {self.game.space.say(answer.action)}" for answer in answers]
            return "\n".join([f"# no record can be made: {error}", *lines, ""])


def record_path(plan: Plan, index: int) -> Path:
    """Where a game's record is kept."""
    game = plan.game.partition(":")[0]
    return Path(plan.records) / f"{game}-{plan.seed}-{index:06d}.txt"
