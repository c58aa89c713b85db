"""What a seat may not know never reaches it: not by view, options, refusals, prompts, log, or by who is asked."""

from __future__ import annotations

import pytest

from heptarchy import Rng, State
from heptarchy.kernel.events import hears
from heptarchy.kernel.modes import NOBODY
from tests.laws.knowing import apply_and_hear, known
from tests.laws.play import MOMENTS, Walk, play_out, random_answer, walks
from tests.laws.tables import CASES, OPTION_SETS, Case, check
from tests.laws.trying import some_actions

each_case = pytest.mark.parametrize("case", CASES, ids=str)

AHEAD = 12  # answers that twins are played on


def imagined(walk: Walk, state: State, seat: int) -> State:
    return state.redeal(seat, Rng(f"{walk.case} {walk.seed} {state.moves} {walk.aside.below(1000)}"))


@each_case
def test_a_redealt_state_looks_the_same_to_its_seat_and_to_a_spectator(case: Case) -> None:
    for walk in walks(case):
        with walk:
            for state in walk.moments(MOMENTS):
                before = state.checksum()
                tried = some_actions(state, walk.aside)
                for seat in range(state.players):
                    other = imagined(walk, state, seat)
                    assert known(case.game, other, seat, tried) == known(case.game, state, seat, tried)
                    assert known(case.game, other, None) == known(case.game, state, None)
                assert state.checksum() == before


@each_case
def test_a_redeal_depends_only_on_what_the_seat_knows(case: Case) -> None:
    for walk in walks(case):
        with walk:
            for state in walk.moments(MOMENTS):
                for seat in range(state.players):
                    other = imagined(walk, state, seat)
                    for key in range(2):
                        again, truly = other.redeal(seat, Rng(key)), state.redeal(seat, Rng(key))
                        assert again.checksum() == truly.checksum()


@each_case
def test_after_one_answer_a_seat_that_hears_the_same_sees_the_same(case: Case) -> None:
    same = 0
    for walk in walks(case):
        with walk:
            for state in walk.moments(MOMENTS):
                for seat in range(state.players):
                    same += compare_one_answer_later(walk, state, seat)
    assert same, "no seat ever heard the same"


def compare_one_answer_later(walk: Walk, state: State, seat: int) -> bool:
    """One answer to a state and to its redeal; whether the seat heard the same. What it learns can't be taken back."""
    true, other = state.clone(), imagined(walk, state, seat)
    by, action = random_answer(state, walk.aside) if not state.over else (NOBODY, 0)
    if action not in other.options_for(by):
        return False
    game = walk.case.game
    heard = apply_and_hear(game, true, action, by, seat)
    tried = some_actions(state, walk.aside)
    if heard != apply_and_hear(game, other, action, by, seat):
        assert true.sealed == true.moves, "the seat has learned something, and the answer could be taken back"
        return False
    assert known(game, other, seat, tried) == known(game, true, seat, tried)
    return True


@each_case
def test_games_that_a_seat_cannot_tell_apart_stay_so_whatever_is_done_in_secret(case: Case) -> None:
    """Twins: one game goes two ways in what the seat does not hear. Nothing may show, and both redeal alike."""
    for walk in walks(case):
        with walk:
            for state in walk.moments(MOMENTS):
                for seat in (None, *range(state.players)):
                    play_twins(walk, state.clone(), state.clone(), seat)


def play_twins(walk: Walk, one: State, other: State, seat: int | None) -> None:
    game = walk.case.game
    for _ in range(AHEAD):
        if one.over:
            return
        by, action = random_answer(one, walk.aside)
        if not hears(one.audience_for(by), seat) and by != seat:
            secret = walk.aside.choice(other.options_for(by))
        elif action in other.options_for(by):
            secret = action
        else:
            return
        heard = apply_and_hear(game, one, action, by, seat)
        if apply_and_hear(game, other, secret, by, seat) != heard:
            return
        tried = some_actions(one, walk.aside)
        assert known(game, one, seat, tried) == known(game, other, seat, tried)
        if seat is not None and walk.aside.below(4) == 0:
            assert one.redeal(seat, Rng(one.moves)).checksum() == other.redeal(seat, Rng(one.moves)).checksum()


@each_case
def test_a_redealt_state_is_sound_and_plays_to_its_end(case: Case) -> None:
    for walk in walks(case):
        with walk:
            for state in walk.moments(MOMENTS):
                for seat in range(state.players):
                    other = imagined(walk, state, seat)
                    check(other, case.game.id)
                    if walk.aside.below(10) == 0:
                        play_out(other, walk.aside, walk.bound)
                        assert len(other.result().scores) == state.players


@each_case
def test_a_redeal_imagines_more_than_one_state(case: Case) -> None:
    """A redeal that always gives the truth would pass the laws above. Only a game that hides nothing may have it."""
    different = 0
    hidden = case.game.id in OPTION_SETS  # each of these hides something
    alone = case.options.get("players") == 1  # nothing is hidden from the only seat
    for walk in walks(case):
        with walk:
            for state in walk.moments(MOMENTS):
                for seat in range(state.players):
                    hidden = hidden or state.view(seat) != state.view(None)
                    different += imagined(walk, state, seat).checksum() != state.checksum()
    assert different or alone or not hidden
