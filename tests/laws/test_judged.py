"""A judged question offers a useful few; its judge passes these, and what else it allows can be done."""

from __future__ import annotations

import pytest

from heptarchy import State
from heptarchy.kernel.explain import judge
from tests.laws.play import MOMENTS, near_actions, walks
from tests.laws.tables import CASES, Case, check

each_case = pytest.mark.parametrize("case", CASES, ids=str)

TRIED = 8  # actions near those offered, for each seat
MANY = 400  # of so many tried, some must be allowed


def judged_seats(state: State) -> list[int]:
    """Those whose question is judged."""
    seats: list[int] = []
    for seat in state.seats:
        asked = state.asked(seat)
        if asked is not None and asked.judged:
            seats.append(seat)
    return seats


@each_case
def test_every_option_of_a_judged_question_passes_its_judge(case: Case) -> None:
    for walk in walks(case):
        with walk:
            for state in walk.moments(MOMENTS):
                for seat in judged_seats(state):
                    for option in state.options_for(seat):
                        refusal = judge(state, option, seat)
                        assert refusal is None, f"{case.game.space.say(option)} is offered, yet {refusal}"


@each_case
def test_what_is_allowed_and_not_offered_can_be_done(case: Case) -> None:
    tried = allowed = 0
    for walk in walks(case):
        with walk:
            for state in walk.moments(MOMENTS):
                for seat in judged_seats(state):
                    for action in near_actions(state, seat, TRIED, walk.aside):
                        tried += 1
                        if state.allows(action, seat):
                            allowed += 1
                            do(state, action, seat, case)
    assert allowed or tried < MANY, "the judge allows nothing but what is offered"


def do(state: State, action: int, seat: int, case: Case) -> None:
    """Apply the action to a clone."""
    other = state.clone()
    said = case.game.space.say(action)
    assert case.game.space.parse(said) == action
    other.apply(action, seat)
    assert other.moves == state.moves + 1, said
    assert other.over or other.seats, said
    check(other, case.game.id)
