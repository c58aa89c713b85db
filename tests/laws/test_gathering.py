"""Answers of different seats in one gathering commute."""

from __future__ import annotations

import pytest

from heptarchy import State
from heptarchy.kernel.checksum import facts
from heptarchy.kernel.events import hears
from heptarchy.kernel.modes import GATHERING
from tests.laws.play import walks
from tests.laws.tables import CASES, Case


def gathers(state: State) -> bool:
    """Is a gathering open, here or in a child game?"""
    return state.mode == GATHERING or (state.child is not None and gathers(state.child))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_gathered_answers_commute(case: Case) -> None:
    for walk in walks(case):
        with walk:
            for state in walk.steps():
                if not gathers(state) or len(state.seats) < 2:
                    continue
                first, second = walk.aside.sample(state.seats, 2)
                assert not hears(state.audience_for(first), second)
                assert not hears(state.audience_for(first), None)
                mine = walk.aside.choice(state.options_for(first))
                theirs = walk.aside.choice(state.options_for(second))
                one, other = state.clone(), state.clone()
                one.apply(mine, first)
                one.apply(theirs, second)
                other.apply(theirs, second)
                other.apply(mine, first)
                assert facts(one) == facts(other)
