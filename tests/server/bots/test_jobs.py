"""What is sent to a worker holds nothing that its seat can't see."""

from __future__ import annotations

import pytest

import heptarchy
from heptarchy import FATE, Game, Rng, State
from heptarchy.kernel.pack import unpack
from heptarchy.server.bots.jobs import choose_job, forecast_job, known_to_all, read_job
from raids.game import RAIDS

VIKINGS = heptarchy.game("vikings")


def some_states(game: Game, **options: object) -> list[State]:
    """Every fifth state of a random game in which somebody is asked."""
    state, rng = game.new(**options), Rng("jobs")
    found: list[State] = []
    while not state.over:
        if state.moves % 5 == 0 and state.seat != FATE:
            found.append(state.clone())
        seat = state.seat if state.seat == FATE else rng.choice(state.seats)
        state.apply(rng.pick(state.weights) if seat == FATE else rng.choice(state.options_for(seat)), seat)
    return found


CASES = [
    *((VIKINGS, state) for state in some_states(VIKINGS, players=4)),
    *((VIKINGS, state) for state in some_states(VIKINGS, players=2, advanced=True)),
    *((RAIDS, state) for state in some_states(RAIDS, players=3)),
]


def test_states_that_a_seat_cannot_tell_apart_are_sent_as_the_same_bytes() -> None:
    different = 0
    for game, state in CASES:
        for seat in range(state.players):
            one, other = state.redeal(seat, Rng("one")), state.redeal(seat, Rng("other"))
            different += one.checksum() != other.checksum()
            sent = {
                choose_job(game, each, seat, "thrall", "seed", 2.5, 3.0, Rng("fixed")) for each in (state, one, other)
            }
            assert len(sent) == 1
            assert len({forecast_job(game, each, seat, 3.0, Rng("fixed")) for each in (state, one, other)}) == 1
    assert different > len(CASES)


def test_what_a_worker_gets_is_dealt_anew_each_time() -> None:
    dealt = set()
    game, state = CASES[20]
    for key in range(20):
        dealt.add(choose_job(game, state, 0, "thrall", "seed", 2.5, 3.0, Rng(key)))
    assert len(dealt) > 10


def test_the_seat_sees_in_the_worker_what_it_sees_at_the_table() -> None:
    for game, state in CASES:
        for seat in state.seats:
            _, packed = read_job(choose_job(game, state, seat, "thrall", "seed", 2.5, 3.0, Rng("fixed")))
            there = unpack(game, packed)
            assert there.view(seat) == state.view(seat)
            assert there.options_for(seat) == state.options_for(seat)


@pytest.mark.parametrize("key", range(3))
def test_for_a_spectator_no_hand_is_the_true_one(key: int) -> None:
    """The hands of vikings are drawn from what all can see: other hands, the same bytes."""
    for game, state in CASES:
        assert known_to_all(state, Rng(key)).view(None) == state.view(None)
        if game is VIKINGS:
            swapped = known_to_all(state, Rng(f"swapped {key}"))
            assert forecast_job(game, swapped, None, 3.0, Rng(key)) == forecast_job(game, state, None, 3.0, Rng(key))


def test_a_job_is_read_as_it_was_written() -> None:
    game, state = CASES[20]
    settled = {"players": 4}
    told, packed = read_job(choose_job(game, state, state.seat, "thegn", "a\nb", 2.5, 4.5, Rng(1), settled))
    seat = state.seat
    assert told == {
        "do": "choose",
        "game": "vikings",
        "rules": None,
        "seat": seat,
        "level": "thegn",
        "seed": "a\nb",
        "thinks": 2.5,
        "limit": 4.5,
        "settled": settled,
    }
    assert unpack(game, packed).checksum() == state.redeal(seat, Rng(1)).checksum()
