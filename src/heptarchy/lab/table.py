"""One game of a campaign: who plays, by which seed, and what came of it."""

from __future__ import annotations

import time
import traceback
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from heptarchy.kernel.fate import Rng
from heptarchy.kernel.modes import FATE
from heptarchy.kernel.perspective import Perspective
from heptarchy.kernel.record import Answer, Record
from heptarchy.kernel.refusal import HeptarchyError
from heptarchy.kit.agent import tell_end
from heptarchy.kit.facts import facts_of
from heptarchy.lab.names import find_agent, find_game

if TYPE_CHECKING:
    from typing import TextIO

    from heptarchy.kernel.options import Value
    from heptarchy.kernel.state import State
    from heptarchy.kit.facts import Watch


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
    setting: str = ""  # what sets it apart from other plans of its programme: treaty_round=4
    watch: bool = False  # whether games are looked at on their way: who leads, what is played
    lineup: bool = False  # whether other plans of its programme differ from it in who plays

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
    place: int = 0  # of its plan in the programme
    # Where the plan says that games are looked at on their way
    when: list[int] = field(default_factory=list)  # the marks of time that have passed: rounds or turns
    lead: list[list[float]] = field(default_factory=list)  # by mark, by side: how it stood at the end of it, 0 to 1
    plays: list[str] = field(default_factory=list)  # "seat:word", once for each seat and word, in order
    opening: list[str] = field(default_factory=list)  # by seat: how it opened

    @property
    def answers(self) -> int:
        """All answers of the game."""
        return self.decisions + self.forced + self.fate

    def bare(self) -> Row:
        """The row without what was seen on the way, which is most of its weight."""
        return replace(self, when=[], lead=[], plays=[], opening=[])


DIGITS = 4  # of a standing: more would say more than it means


class GameFailed(HeptarchyError):
    """A game that could not be played to its end; says which one, and keeps what is needed to see it again."""

    def __init__(self, index: int, seed: str, reason: str, story: str, record: str, setting: str = "") -> None:
        super().__init__(f"game {index}{f' of {setting}' if setting else ''} (seed {seed}) failed: {reason}")
        self.index = index
        self.seed = seed
        self.reason = reason
        self.story = story  # the traceback
        self.record = record  # the game so far
        self.setting = setting

    def parts(self) -> tuple[int, str, str, str, str, str]:
        """What it is made of: it crosses between processes so."""
        return self.index, self.seed, self.reason, self.story, self.record, self.setting


class Eye:
    """Looks at one game while it is played: how the sides stood when each mark of time had passed."""

    def __init__(self, watch: Watch, state: State) -> None:
        self.watch = watch
        self.mark = watch.mark(state)
        self.passed = 0  # marks of games within the game that are over: their count begins anew
        self.when: list[int] = []
        self.lead: list[list[float]] = []

    def look(self, state: State) -> None:
        """After every answer: has a mark passed?"""
        mark = self.watch.mark(state)
        if mark == self.mark:
            return
        self.note(state)
        if mark < self.mark:
            self.passed += self.mark + 1
        self.mark = mark

    def note(self, state: State) -> None:
        """Write down how the sides stand; at the end of a game too."""
        self.when.append(self.passed + self.mark)
        self.lead.append([round(value, DIGITS) for value in self.watch.standing(state)])

    def words(self, answers: list[Answer]) -> list[str]:
        """What was played by whom, each once."""
        found: dict[str, None] = {}
        for answer in answers:
            if answer.seat >= 0:
                word = self.watch.play(answer.action)
                if word:
                    found[f"{answer.seat}:{word}"] = None
        return list(found)

    def openings(self, answers: list[Answer], seats: int) -> list[str]:
        """By seat: how it opened."""
        given: list[list[int]] = [[] for _ in range(seats)]
        for answer in answers:
            if answer.seat >= 0:
                given[answer.seat].append(answer.action)
        return [self.watch.opening(each) for each in given]


class Table:
    """A game and its agents, ready to play any game of a plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = find_game(plan.game)
        self.facts = facts_of(self.game)
        self.longest = self.game.longest(plan.options)

    def play(self, index: int, trace: TextIO | None = None) -> Row:
        """Play one game to its end; `trace` gets every answer before it is applied, and a new line after."""
        answers: list[Answer] = []
        try:
            row = self._play(index, answers, trace)
            if self.plan.records:
                record_path(self.plan, index).write_text(self.record(answers), encoding="utf-8")
        except (Exception, SystemExit) as error:  # an agent that leaves fails its game
            reason = " ".join(f"{type(error).__name__}: {error}".split())
            story = traceback.format_exc()
            seed, setting = self.plan.seed_of(index), self.plan.setting
            raise GameFailed(index, seed, reason, story, self.so_far(answers), setting) from error
        return row

    def _play(self, index: int, answers: list[Answer], trace: TextIO | None) -> Row:
        seed = self.plan.seed_of(index)
        fate = Rng(f"{seed}/fate")
        # New ones for every game: what an agent remembers of one must not tell in the next
        agents = [find_agent(name, self.game) for name in self.plan.agents]
        minds = [Rng(f"{seed}/{seat}") for seat in range(len(agents))]
        started = time.perf_counter()
        state = self.game.start(self.plan.options)
        watch = self.facts.watch if self.plan.watch else None
        eye = None if watch is None else Eye(watch, state)
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
                    action = agents[seat].choose(Perspective(self.game, state, seat, self.plan.options), minds[seat])
            if trace is not None:
                print(seat, action, end="", file=trace, flush=True)
            state.apply(action, seat)
            if trace is not None:
                print(file=trace, flush=True)
            answers.append(Answer(seat, action))
            if eye is not None:
                eye.look(state)
            if len(answers) > self.longest:
                raise RuntimeError(f"the game is not over after {self.longest} answers")
        seconds = time.perf_counter() - started
        result = state.result()
        for agent in agents:
            tell_end(agent, result)
        facts = {**self.facts.at_end(state), **self.counted(answers)}
        counts = (decisions, forced, rolls, seconds)
        row = Row(index, result.scores, result.winners, result.ending, *counts, facts, self.tags(answers))
        if eye is None:
            return row
        eye.note(state)
        opening = eye.openings(answers, len(agents))
        return replace(row, when=eye.when, lead=eye.lead, plays=eye.words(answers), opening=opening)

    def counted(self, answers: list[Answer]) -> dict[str, int]:
        """The game's numbers that are counted among the answers of seats."""
        given = [answer.action for answer in answers if answer.seat >= 0]
        return {name: sum(map(counts, given)) for name, counts in self.facts.counts.items()}

    def tags(self, answers: list[Answer]) -> list[str]:
        """By seat: what its last telling answer says of it."""
        tag = self.facts.tag
        if tag is None:
            return []
        found = [""] * len(self.plan.agents)
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
    apart = " ".join([*plan.setting.split(), *(plan.agents if plan.lineup else [])])
    ending = "".join(letter if letter.isalnum() or letter in "=_,.-" else "_" for letter in apart)
    return Path(plan.records) / f"{game}-{plan.seed}-{index:06d}{f'-{ending}' if ending else ''}.txt"
