"""What is not offered is refused with a reason, and changes nothing."""

from __future__ import annotations

import pytest

from heptarchy import Refused, Rng, State
from heptarchy.kernel.modes import FATE, FIRST, NOBODY
from tests.laws.play import MOMENTS, walks
from tests.laws.tables import CASES, Case

TRIED = 6  # actions, for each seat


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_refused_action_raises_says_why_and_changes_nothing(case: Case) -> None:
    for walk in walks(case):
        with walk:
            for state in walk.moments(MOMENTS):
                before = state.checksum()
                for seat in (FIRST, FATE, NOBODY, *range(state.players), state.players):
                    for action in not_offered(state, seat, walk.aside):
                        refuse(state, action, seat)
                assert state.checksum() == before


def not_offered(state: State, seat: int, rng: Rng) -> list[int]:
    """A few actions that this seat may not answer, some of them no actions at all."""
    asked = state.asked(state.seat if seat == FIRST else seat)
    options = set() if asked is None else set(asked.options)
    some = [rng.below(state.space.size) for _ in range(TRIED)]
    if asked is not None and asked.judged:  # its judge may allow more than it offers
        some = [action for action in some if not state.allows(action, seat)]
    return [action for action in (-1, state.space.size, *some) if action not in options]


def refuse(state: State, action: int, seat: int) -> None:
    """Try the action; check that it is refused."""
    refusal = state.refuse(action, seat)
    assert refusal is not None
    assert not state.allows(action, seat)
    assert refusal.sentence().strip()
    assert "{" not in str(refusal)
    with pytest.raises(Refused) as caught:
        state.apply(action, seat)
    assert str(caught.value) == str(refusal)
