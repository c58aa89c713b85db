"""A state packed and unpacked is the same state, and goes on as if nothing had been."""

from __future__ import annotations

import pytest

from heptarchy import FATE, Rng
from heptarchy.kernel.checksum import facts
from heptarchy.kernel.pack import pack, unpack
from tests.laws.knowing import known
from tests.laws.play import MOMENTS, play_out, walks
from tests.laws.tables import CASES, Case

each_case = pytest.mark.parametrize("case", CASES, ids=str)

AHEAD = 30  # answers that they are played on
EVERY = 5  # answers between two comparisons: what differs by then differs for good
LARGEST = 20_000  # bytes: states travel often


@each_case
def test_an_unpacked_state_is_the_same_to_all(case: Case) -> None:
    for walk in walks(case):
        with walk:
            for state in walk.moments(MOMENTS):
                before = facts(state)
                packed = pack(state)
                other = unpack(case.game, packed)
                assert len(packed) < LARGEST or state.seat == FATE  # fate's questions don't travel
                assert type(other) is type(state)
                assert facts(other) == before
                assert other.checksum() == state.checksum()
                assert pack(other) == packed
                assert facts(state) == before, "packing changed the state"
                for seat in (None, *range(state.players)):
                    assert known(case.game, other, seat) == known(case.game, state, seat)


@each_case
def test_an_unpacked_state_plays_on_alike_and_apart(case: Case) -> None:
    for walk in walks(case):
        with walk:
            for state in walk.moments(MOMENTS):
                before = facts(state)
                one, other = state.clone(), unpack(case.game, pack(state))
                rng, again = Rng("alike"), Rng("alike")
                for _ in range(AHEAD // EVERY):
                    play_out(one, rng, EVERY)
                    play_out(other, again, EVERY)
                    assert one.checksum() == other.checksum()
                assert facts(state) == before, "the original changed with what was unpacked"


@each_case
def test_states_that_a_seat_cannot_tell_apart_pack_alike_once_redealt(case: Case) -> None:
    for walk in walks(case):
        with walk:
            for state in walk.moments(MOMENTS):
                for seat in range(state.players):
                    other = state.redeal(seat, Rng(walk.aside.below(1000)))
                    assert pack(other.redeal(seat, Rng("sent"))) == pack(state.redeal(seat, Rng("sent")))
