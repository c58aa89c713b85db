"""Random play for the laws. A game that fails is printed as a record, ready to replay."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from types import TracebackType

import heptarchy
from heptarchy import FATE, Match, Record, Rng, State
from tests.laws.tables import CASES, STRIDES, Case, campaign_of
from tests.seeds import seeded
from tests.sizes import size

MOMENTS = 12  # states of a game that are kept for laws


def random_answer(state: State, rng: Rng) -> tuple[int, int]:
    """Some seat that is asked, and one of its options; fate's as often as they weigh."""
    if state.seat == FATE:
        return FATE, rng.pick(state.weights)
    seat = rng.choice(state.seats)
    return seat, rng.choice(state.options_for(seat))


def play_out(state: State, rng: Rng, answers: int) -> None:
    """Play on at random to the end of the game, or for so many answers."""
    for _ in range(answers):
        if state.over:
            return
        seat, action = random_answer(state, rng)
        state.apply(action, seat)


def near_actions(state: State, seat: int, number: int, rng: Rng) -> list[int]:
    """A few actions near those that this seat is offered, and not among them."""
    offered = state.options_for(seat)
    strides = STRIDES.get(state.space.name, [1])
    near: list[int] = []
    for _ in range(number):
        action = rng.choice(offered)
        for _ in range(1 + rng.below(2)):
            action += rng.choice(strides) * (rng.below(21) - 10)
        if 0 <= action < state.space.size and action not in offered:
            near.append(action)
    return near


class Walk:
    """One random game. `with walk:` adds its record to whatever goes wrong inside."""

    def __init__(self, case: Case, seed: int) -> None:
        self.case = case
        self.seed = seed
        self.rng = Rng(seeded(f"{case} {seed}"))  # for play
        self.aside = Rng(seeded(f"{case} {seed} aside"))  # for what a law tries beside it
        self.match = Match(case.game, case.options)
        self.upto = -1  # how many answers lead to the state that is looked at; all of them: -1
        self.bound = case.game.longest(self.match.record.options)

    def steps(self) -> Iterator[State]:
        """The state before each answer, and the last one. A law may look and clone, and must not change it."""
        for _ in range(self.bound + 1):
            state = self.match.state
            yield state
            if state.over:
                return
            seat, action = random_answer(state, self.rng)
            self.match.apply(action, seat)
        raise AssertionError(f"the game goes on after {self.bound} answers, its bound")

    def finished(self) -> Match:
        """The whole game. It is played once for all laws that only look at it, and must not be changed."""
        self.match = played(self.case, self.seed)[0]
        return self.match

    def moments(self, number: int) -> Iterator[State]:
        """So many states of the game, taken at random, and the last; for laws that cost too much to try at each."""
        last, kept = self.finished().state, played(self.case, self.seed)[1]
        some = self.aside.sample(kept, min(number, len(kept)))
        for state in (*sorted(some, key=lambda state: state.moves), last):
            self.upto = state.moves
            yield state.clone()

    def saved(self) -> str:
        """The game up to the state that is looked at, as a record."""
        return self._record().write()

    def resumed(self) -> Match:
        """The game up to the state that is looked at, as a match of its own."""
        match = Match(self.case.game, self.case.options)
        for answer in self._record().answers:
            match.apply(answer.action, answer.seat)
        return match

    def _record(self) -> Record:
        whole = self.match.record
        record = Record(whole.game, whole.options, whole.names)
        record.answers = whole.answers if self.upto < 0 else whole.answers[: self.upto]
        return record

    def _printed(self) -> str:
        """The record if it can be replayed, else the bare answers."""
        try:
            return self.saved()
        except (heptarchy.HeptarchyError, RuntimeError) as error:
            answers = [f"{answer.seat} {self.case.game.space.say(answer.action)}" for answer in self._record().answers]
            return "\n".join([f"does not replay: {error}", *answers])

    def __enter__(self) -> Walk:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is not None:
            error.add_note(
                f"game {self.case.game.id}, options {self.case.options}, seed {seeded(self.seed)}\n{self._printed()}"
            )


@lru_cache(maxsize=len(CASES))
def played(case: Case, seed: int) -> tuple[Match, list[State]]:
    """The whole game of a walk, and states on its way, taken at random."""
    walk = Walk(case, seed)
    kept: list[State] = []
    with walk:
        for i, state in enumerate(walk.steps()):
            place = i if i < MOMENTS else walk.aside.below(i + 1)
            if place < MOMENTS:
                kept[place : place + 1] = [state.clone()]
    return walk.match, kept


def walks(case: Case) -> Iterator[Walk]:
    """The random games of one case: `law_games` for each game, or its own number, dealt out among its cases."""
    campaign = campaign_of(case)
    cases = sum(1 for other in CASES if other.game is case.game and campaign_of(other) == campaign)
    for seed in range(-(-size(campaign) // cases)):
        yield Walk(case, seed)
