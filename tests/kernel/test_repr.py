"""What a debugger, a failing test and a log show of the kernel's things: what they are, and nothing that is hidden."""

from __future__ import annotations

from heptarchy import FATE, Match
from heptarchy.kernel.events import EVERYBODY, Event
from heptarchy.kernel.perspective import Perspective
from raids.game import RAIDS
from raids.state import Raids
from tests.kernel.toy import DIE, PASS, PICKED, A, B, a_toy, note


def test_a_state_says_who_is_asked_and_by_which_rule() -> None:
    s = a_toy()
    s.ask(1, [A, B], then=note, rule="T-1.1")
    assert repr(s) == "<Toy: 3 players, 0 answers, seat 1 asked by T-1.1>"


def test_a_state_says_when_fate_is_asked() -> None:
    s = a_toy()
    s.roll(DIE, then=note, rule="T-1.2")
    assert repr(s) == "<Toy: 3 players, 0 answers, fate asked by T-1.2>"


def test_a_state_names_all_who_are_asked_at_once() -> None:
    s = a_toy()
    s.gather([0, 2], [[A, B], [PASS[0]]], then=note)
    assert repr(s) == "<Toy: 3 players, 0 answers, seat 0, seat 2 asked by no rule>"


def test_a_state_says_that_steps_are_taken_and_how_it_ended() -> None:
    s = a_toy()
    assert repr(s) == "<Toy: 3 players, 0 answers, taking steps>"
    s.finish([2, 0, 1], "tired")
    assert repr(s) == "<Toy: 3 players, 0 answers, over: tired, scores [2, 0, 1]>"


def test_states_that_a_seat_can_t_tell_apart_look_alike() -> None:
    one, other = RAIDS.new(players=2), RAIDS.new(players=2)
    for state, pick in ((one, 0), (other, -1)):
        while state.seat == FATE:
            state.apply(state.options[pick])
    assert one.checksum() != other.checksum()
    assert repr(one) == repr(other) == "<Raids: 2 players, 6 answers, seat 0, seat 1 asked by RD-3.1>"


def test_a_game_says_its_id_and_the_version_of_its_rules() -> None:
    assert repr(RAIDS) == f"<RaidsGame: raids, rules version {RAIDS.rules_version}>"


def test_a_match_and_a_perspective_say_whose_they_are() -> None:
    match = Match(RAIDS, {"players": 2})
    assert repr(match) == f"<Match: raids, {match.state!r}>"
    while match.state.seat == FATE:
        match.apply(match.state.options[0])
    seat = match.perspective(1)
    assert isinstance(seat, Perspective)
    assert repr(seat) == f"<Perspective: raids, seat 1, asked by {seat.rule}, {len(seat.options)} options>"
    assert isinstance(match.state, Raids)


def test_an_event_says_its_kind_and_its_numbers() -> None:
    assert repr(Event(PICKED, [2, 0, 0, 0], EVERYBODY)) == f"<Event: picked [2], audience {EVERYBODY}>"
