"""The fold of a table's acts: questions that go stale when they should, the log's cut, and the clocks."""

from __future__ import annotations

import heptarchy
from heptarchy.kernel.modes import FATE
from heptarchy.server.ids import TableId
from heptarchy.server.play import Play
from heptarchy.server.rows import ANSWER, BY_BOT, BY_FATE, BY_PERSON, UNDO, Act, By
from raids.actions import MOOR
from raids.game import RAIDS

NAMES = ["a", "b", "c", "d"]


def a_play(**options: object) -> Play:
    """A game at its first question to a seat."""
    play = Play(heptarchy.game("vikings"), {"players": 4, **options}, NAMES, 100.0)
    settle_fate(play)
    return play


def settle_fate(play: Play, at: float = 100.0) -> None:
    """Let fate answer with the first of its answers until a seat is asked."""
    while play.match.state.seat == FATE:
        take(play, FATE, play.match.state.options[0], at, BY_FATE)


def take(play: Play, seat: int, action: int, at: float = 100.0, by: By = BY_PERSON) -> None:
    """One answer."""
    said = play.match.game.space.say(action)
    play.take(Act(TableId("t"), play.n + 1, ANSWER, seat, said, by, None, at, at))


def take_back(play: Play, seat: int, at: float = 100.0) -> None:
    """One undo."""
    play.take(Act(TableId("t"), play.n + 1, UNDO, seat, "", BY_PERSON, None, at, at))


def test_a_question_changes_with_every_act() -> None:
    play = a_play()
    seat = play.match.state.seat
    before = play.question(seat)
    assert before
    assert play.question((seat + 1) % 4) == ""
    take(play, seat, play.match.state.options[0])
    assert play.question(play.match.state.seat) != before


def test_after_an_undo_the_question_has_a_new_name() -> None:
    play = a_play()
    seat = play.match.state.seat
    first, second = play.match.state.options[:2]
    asked = play.question(seat)
    take(play, seat, first)
    after_first = play.question(seat)
    take_back(play, seat)
    assert play.question(seat) not in (asked, after_first)
    take(play, seat, second)
    assert play.question(seat) not in (asked, after_first)


def test_in_a_gathering_only_the_seats_own_acts_make_its_question_stale() -> None:
    play = a_play(advanced=True)
    assert play.match.gathered() == 0
    before = {seat: play.question(seat) for seat in range(4)}
    take(play, 0, play.match.state.options_for(0)[0])
    assert play.question(0) != before[0]
    assert [play.question(seat) for seat in (1, 2, 3)] == [before[seat] for seat in (1, 2, 3)]
    take_back(play, 0)
    assert play.question(0) != before[0]
    assert [play.question(seat) for seat in (1, 2, 3)] == [before[seat] for seat in (1, 2, 3)]


def to_the_harbour(play: Play) -> None:
    """All stay at home, until they are asked at once and the first to answer is heard (RD-5.1)."""
    while not play.match.first_counts():
        settle_fate(play)
        seat = play.match.state.seats[0]
        take(play, seat, play.match.state.options_for(seat)[-1])
        settle_fate(play)


def test_where_the_first_to_answer_is_heard_only_the_seats_own_acts_make_its_question_stale() -> None:
    play = Play(RAIDS, {"players": 3, "years": 2}, NAMES[:3], 100.0)
    to_the_harbour(play)
    before = [play.question(seat) for seat in range(3)]
    take(play, 0, MOOR[0])
    assert play.question(0) == ""
    assert [play.question(1), play.question(2)] == before[1:]
    take(play, 1, MOOR[0])
    assert play.question(2) == before[2]
    take(play, 2, MOOR[0])
    to_the_harbour(play)
    assert all(play.question(seat) not in before for seat in range(3))


def test_the_log_is_cut_where_an_undo_reached() -> None:
    play = a_play()
    seat = play.match.state.seat
    seen = play.n
    k = play.k
    take(play, seat, play.match.state.options[0])
    assert play.changed_since(seen) == k
    assert play.changed_since(play.n) == play.k
    seen_both = play.n
    take_back(play, seat)
    assert play.k == k
    assert play.changed_since(seen_both) == k
    assert play.changed_since(0) == 0
    assert play.changed_since(10**6) == 0  # nonsense: all of it
    assert len(play.given) == len(play.match.log) == play.k


def test_thinking_is_timed_from_the_question_to_the_answer_and_only_for_people() -> None:
    play = a_play()
    seat = play.match.state.seat
    take(play, seat, play.match.state.options[0], at=107.5)
    assert (play.thought[seat], play.answered[seat]) == (7.5, 1)
    asked = play.match.state.seat
    take(play, asked, play.match.state.options[0], at=200.0, by=BY_BOT)
    assert sum(play.thought) == 7.5
    assert play.since == dict.fromkeys([s for s in play.match.state.seats if s >= 0], 200.0)


def test_acts_make_the_same_play_again() -> None:
    play = a_play()
    for _ in range(60):
        seat = play.match.state.seat
        take(play, seat, play.match.state.options[-1], by=BY_FATE if seat == FATE else BY_PERSON)
    again = Play(heptarchy.game("vikings"), {"players": 4}, NAMES, 100.0)
    for act in play.acts:
        again.take(act)
    assert again.match.state.checksum() == play.match.state.checksum()
    assert again.question(play.match.state.seat) == play.question(play.match.state.seat)
