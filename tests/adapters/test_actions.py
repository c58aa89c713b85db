"""Answers as numbers, there and back."""

from __future__ import annotations

import pytest

import heptarchy
from heptarchy import Game
from heptarchy.kernel.modes import FATE
from heptarchy.kit.actions import ROOM, Actions, NotAnAction, actions_of
from heptarchy.kit.play import pass_over, returns
from tests.laws.play import Walk
from tests.laws.tables import CASES, Case, find_game

GAMES = sorted({case.game.id for case in CASES})


def cases_of(id: str) -> list[Case]:
    return [case for case in CASES if case.game.id == id]


@pytest.mark.parametrize("id", GAMES)
def test_numbers_of_answers_go_there_and_back(id: str) -> None:
    for case in cases_of(id)[:: max(1, len(cases_of(id)) // 5)]:
        actions = actions_of(case.game)
        walk = Walk(case, 0)
        with walk:
            for state in walk.moments(3):
                for seat in [] if state.over or state.seat == FATE else state.seats:
                    options = state.options_for(seat)
                    places = actions.places(options)
                    assert [actions.action(state, seat, place) for place in places] == options
                    assert [actions.index(state, seat, option) for option in options] == places
                    mask = bytearray(actions.size)
                    assert actions.mask(state, seat, mask) == len(options)
                    assert [place for place in range(actions.size) if mask[place]] == sorted(places)
                    closed = mask.index(0)
                    with pytest.raises(NotAnAction, match=f"number {closed} is no answer for seat {seat}"):
                        actions.action(state, seat, closed)


def test_each_game_is_numbered_as_its_page_says() -> None:
    def sizes(game: Game) -> tuple[int, int]:
        actions = actions_of(game)
        return actions.listed, actions.room

    assert sizes(heptarchy.game("vikings")) == (heptarchy.game("vikings").space.size, 0)
    assert sizes(heptarchy.game("ortus")) == (heptarchy.game("ortus").space.size, 0)
    assert sizes(heptarchy.game("dba")) == (0, ROOM)
    assert sizes(heptarchy.game("arthur")) == (1003, ROOM)  # its own actions, then those of a battle


def test_what_finds_no_room_is_cut_off_the_last_first() -> None:
    actions = Actions(listed=10, room=2)
    options = [500, 3, 70, 90]
    assert actions.places(options) == [10, 3, 11]
    assert actions.numbered(options) == [500, 3, 70]


def test_single_answers_and_fate_are_passed_over_and_winners_get_one() -> None:
    rng = heptarchy.Rng(2)
    state = find_game("vikings").new(players=3)
    while not state.over:
        pass_over(state, rng)
        if not state.over:
            assert returns(state) == [0, 0, 0]
            assert state.seat != FATE
            assert len(state.options) > 1
            state.apply(rng.choice(state.options))
    assert returns(state) == [1.0 if seat in state.result().winners else -1.0 for seat in range(3)]
    state.scores = [0, 0, 0]
    assert returns(state) == [0, 0, 0]  # lost by all
