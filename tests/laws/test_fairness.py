"""No bot cheats: where two states differ only in what its seat can't see, it answers both alike from the same seed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

import heptarchy
from heptarchy import Game, Perspective, Rng, State
from heptarchy.agents import Agent, UnknownAgent, agent, agent_names
from heptarchy.agents.levels import Erring
from heptarchy.agents.line import as_line, opening, question
from heptarchy.agents.search import Search
from heptarchy.kit.mind import mind_of
from tests.laws.play import MOMENTS, walks
from tests.laws.tables import CASES, OPTION_SETS, Case

PAIRS = 2  # of states, in every case
MANY = 20 * PAIRS
SIMULATIONS = 20  # of agents that search: the law holds for any number, and these are quick

Pair = tuple[State, State, int]  # two states that this seat can't tell apart


def pairs(case: Case, number: int = PAIRS) -> list[Pair]:
    """Some decisions of random games, each with another state that it might as well be in."""
    found: list[Pair] = []
    for walk in walks(case):
        with walk:
            for state in walk.moments(MOMENTS):
                for seat in state.seats:
                    if seat < 0 or len(state.options_for(seat)) < 2:
                        continue
                    other = state.redeal(seat, Rng(f"{case} {state.moves}"))
                    if other.checksum() != state.checksum():
                        found.append((state, other, seat))
    rng = Rng(f"{case} pairs")
    return rng.sample(found, min(number, len(found)))


def contenders(game: Game) -> dict[str, str]:
    """By what it is: one name of every agent and level that plays this game. Two names may be one agent."""
    found: dict[str, str] = {}
    for name in agent_names(game):
        try:
            found.setdefault(repr(fresh(name, game)), name)
        except UnknownAgent:
            continue
    return found


def fresh(name: str, game: Game) -> Agent:
    """An agent that has seen nothing yet, with a quick search if it searches."""
    made = agent(name, game)
    thinks = made.agent if isinstance(made, Erring) else made
    if isinstance(thinks, Search):
        thinks.simulations = SIMULATIONS
    return made


def check(make: Callable[[], Agent], case: Case, tried: list[Pair]) -> None:
    """Fresh agents answer both states of every pair alike."""
    for place, (one, other, seat) in enumerate(tried):
        said = [
            case.game.space.say(make().choose(Perspective(case.game, state, seat), Rng(f"{case} {place}")))
            for state in (one, other)
        ]
        assert said[0] == said[1], f"{make()} answers {said[0]!r} or {said[1]!r}, by what it can't see"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_agent_answers_alike_what_its_seat_cannot_tell_apart(case: Case) -> None:
    tried = pairs(case)
    hides = case.game.id in OPTION_SETS and case.options.get("players") != 1  # a game of others may hide nothing
    assert len(tried) == PAIRS or not hides, "no two states were found that differ in what is hidden"
    for name in contenders(case.game).values():
        check(partial(fresh, name, case.game), case, tried)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_program_is_told_alike_what_its_seat_cannot_tell_apart(case: Case) -> None:
    settled = case.game.settle(case.options)
    for one, other, seat in pairs(case):
        there = [Perspective(case.game, state, seat, settled) for state in (one, other)]
        assert as_line(opening(there[0])) == as_line(opening(there[1]))
        assert as_line(question(there[0], 1, 1.0)) == as_line(question(there[1], 1, 1.0))


class Peeking:
    """Looks at the state behind the perspective, as no agent may."""

    def choose(self, seat: Perspective, rng: Rng) -> int:
        return seat.options[int(seat._state.checksum(), 16) % len(seat.options)]


@pytest.mark.parametrize("id", sorted(OPTION_SETS))
def test_an_agent_that_looks_where_it_may_not_breaks_the_law(id: str) -> None:
    case = next(case for case in CASES if case.game.id == id)
    with pytest.raises(AssertionError, match="by what it can't see"):
        check(Peeking, case, pairs(case, 8))


class Knowing:
    """Plays like greedy, by the true state where it should imagine one."""

    def __init__(self, game_id: str) -> None:
        self.scores = mind_of(heptarchy.game(game_id)).scores

    def choose(self, seat: Perspective, rng: Rng) -> int:
        scores = self.scores(seat._state.clone(), seat.seat, seat.options)
        return seat.options[scores.index(max(scores))]


def test_a_heuristic_that_knows_the_true_hands_is_caught() -> None:
    """It seldom makes a difference: one decision in some hundreds shows it, in one variant or another."""
    for case in (case for case in CASES if case.game.id == "ortus"):
        try:
            check(partial(Knowing, "ortus"), case, pairs(case, MANY))
        except AssertionError:
            return
    pytest.fail("nobody noticed")
