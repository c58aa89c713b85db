"""Replay, save, resume and undo give the same game."""

from __future__ import annotations

import pytest

from heptarchy import Match, read_record
from heptarchy.kernel.checksum import facts
from tests.laws.play import walks
from tests.laws.tables import CASES, Case, find_game

each_case = pytest.mark.parametrize("case", CASES, ids=str)

FEW = 40  # of so few moments none need be right after a seat's free choice


@each_case
def test_a_record_replays_to_the_same_state_and_is_written_the_same_again(case: Case) -> None:
    for walk in walks(case):
        with walk:
            match = walk.finished()
            text = match.record.write()
            record = read_record(text, find_game)
            assert facts(record.replay()) == facts(match.state)
            assert record.write() == text
            assert text.splitlines()[-1].startswith(f"over {match.state.moves} ")


@each_case
def test_a_game_saved_and_resumed_goes_on_as_if_nothing_had_been(case: Case) -> None:
    for walk in walks(case):
        with walk:
            whole = walk.finished()
            heard = {seat: whole.heard(seat) for seat in (None, *range(whole.state.players))}
            for state in walk.moments(3):
                resumed = Match.resume(walk.saved(), find_game)
                assert facts(resumed.state) == facts(state)
                for answer in whole.record.answers[state.moves :]:
                    resumed.apply(answer.action, answer.seat)
                assert facts(resumed.state) == facts(whole.state)
                for seat, lines in heard.items():
                    assert resumed.heard(seat) == lines


@each_case
def test_an_answer_taken_back_and_given_again_changes_nothing(case: Case) -> None:
    taken_back = tried = 0
    for walk in walks(case):
        with walk:
            for state in walk.moments(4):
                tried += 1
                match = walk.resumed()
                seats = [seat for seat in range(state.players) if match.refuse_undo(seat) is None]
                if seats:
                    take_back_and_give_again(match, walk.aside.choice(seats))
                    assert facts(match.state) == facts(state)
                    taken_back += 1
    assert taken_back or tried < FEW, "no answer could be taken back in any game"


def take_back_and_give_again(match: Match, seat: int) -> None:
    answers = list(match.record.answers)
    match.undo(seat)
    kept = match.record.answers
    mine = [answer for answer in answers if answer.seat == seat]
    again = mine[sum(1 for answer in kept if answer.seat == seat) :]
    assert again
    assert len(kept) + len(again) == len(answers), "an answer of another seat was lost"
    assert seat in match.state.seats
    for answer in again:
        match.apply(answer.action, answer.seat)
