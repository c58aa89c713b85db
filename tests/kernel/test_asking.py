"""Steps, questions to one seat, and fate."""

from __future__ import annotations

import pytest

from heptarchy.kernel.events import EVERYBODY, only
from heptarchy.kernel.modes import FATE, NOBODY
from heptarchy.kernel.refusal import Refusal, Refused
from heptarchy.kernel.result import Result
from heptarchy.kernel.space import Seats, Space
from tests.kernel.toy import DIE, LETTER, PASS, PICK, ROLL, SPACE, A, B, C, Toy, a_toy, end, note, step_a, step_b


def ask_pick(s: Toy, seat: int) -> None:
    s.ask(seat, [A, B], then=note, arg=7, rule="T-1", why=refuse_pick)


def refuse_pick(s: Toy, arg: int, action: int) -> Refusal | None:
    return Refusal("T-1.2", f"{{letter}} is taken from {s.by} ({arg})", 2) if action == C else None


def asking(seat: int = 1) -> Toy:
    """A toy that asks this seat for a or b."""
    s = a_toy()
    s.push(ask_pick, seat)
    s.run()
    return s


# The agenda


def test_steps_are_taken_in_order_and_a_pushed_one_comes_first() -> None:
    s = a_toy()
    s.then(step_a, step_b, arg=1)
    s.push(step_b, 2)
    s.run()
    assert s.notes == ["b2", "a1", "b1"]
    assert (s.seat, s.rule) == (0, "T-9")


def test_an_answer_runs_its_continuation_then_what_that_pushed_then_the_agenda() -> None:
    def push_a(s: Toy, arg: int, _: int) -> None:
        s.notes.append("answer")
        s.push(step_a, arg)

    def ask_first(s: Toy, _: int) -> None:
        s.ask(2, [A], then=push_a, arg=5)

    s = a_toy()
    s.then(ask_first, step_b)
    s.run()
    s.apply(A)
    assert s.notes == ["answer", "a5", "b0"]


def test_a_game_that_asks_nothing_and_has_no_step_left_fails_loudly() -> None:
    s = Toy()
    s.push(step_a)
    with pytest.raises(RuntimeError, match="toy: the agenda is empty and nothing is asked"):
        s.run()


# One seat


def test_a_question_says_whom_what_and_by_which_rule() -> None:
    s = asking(1)
    assert (s.seat, s.seats, s.options, s.rule) == (1, [1], [A, B], "T-1")
    assert (s.options_for(1), s.rule_for(1), s.audience_for(1)) == ([A, B], "T-1", EVERYBODY)
    assert (s.options_for(0), s.rule_for(0)) == ([], "")


def test_an_answer_goes_on_and_who_gave_it_is_known_in_the_continuation_alone() -> None:
    s = asking(1)
    s.apply(B, 1)
    assert s.notes == ["1 pick b (7)"]
    assert (s.by, s.moves, s.sealed, s.seat) == (NOBODY, 1, 0, 0)


def test_the_audience_of_an_answer_is_the_questions() -> None:
    s = Toy()
    s.ask(1, [A], then=note, audience=only(1))
    assert s.audience_for(1) == only(1)


@pytest.mark.parametrize(
    ("action", "seat", "sentence"),
    [
        (C, 1, "Gamma is taken from 1 (7) (T-1.2)"),
        (PASS[0], 1, "that is not what is asked now (T-1)"),
        (A, 0, "you are not asked now"),
        (A, FATE, "you are not asked now"),
        (A, NOBODY, "you are not asked now"),
        (A, 3, "you are not asked now"),
        (-1, 1, "there is no action -1"),
        (SPACE.size, 1, f"there is no action {SPACE.size}"),
    ],
)
def test_a_wrong_answer_is_refused_with_a_reason_and_changes_nothing(action: int, seat: int, sentence: str) -> None:
    s = asking(1)
    before = s.checksum()
    assert str(s.refuse(action, seat)) == sentence
    assert not s.allows(action, seat)
    with pytest.raises(Refused) as caught:
        s.apply(action, seat)
    assert str(caught.value) == sentence
    assert s.checksum() == before


def test_a_player_who_is_not_at_the_table_is_refused_before_any_rule() -> None:
    space = Space("toy of four")
    space.verb("pick", LETTER)
    call = space.verb("call", Seats("player", ("p1", "p2", "p3", "p4")))
    s = Toy(space)  # three play
    s.ask(1, [call[0]], then=note, rule="T-1", why=refuse_second)
    assert str(s.refuse(call[3])) == "there is no such player at this table: it has 3 seats"
    assert str(s.refuse(call[2])) == "p3 is busy (T-1.3)"
    with pytest.raises(Refused, match="no such player"):
        s.apply(call[3], 1)


def refuse_second(s: Toy, _: int, action: int) -> Refusal | None:
    return Refusal("T-1.3", f"{('p1', 'p2', 'p3')[action - 3]} is busy")  # a predicate that knows the players alone


def test_without_a_seat_the_first_who_is_asked_is_meant() -> None:
    s = asking(1)
    assert s.allows(A)
    assert str(s.refuse(C)) == "Gamma is taken from 1 (7) (T-1.2)"
    with pytest.raises(Refused):
        s.apply(C)
    s.apply(A)
    assert s.notes == ["1 pick a (7)"]


# Fate


def ask_die(s: Toy, _: int) -> None:
    s.roll(DIE, then=note, arg=4, rule="T-4")


def test_fate_is_asked_with_weights_and_what_it_said_is_not_taken_back() -> None:
    s = a_toy()
    s.push(ask_die)
    s.run()
    assert (s.seat, s.seats, s.rule) == (FATE, [FATE], "T-4")
    assert s.options == s.weights.answers == DIE.answers
    s.apply(ROLL[6])
    assert s.notes == ["-1 roll 6 (4)"]
    assert (s.sealed, s.weights.answers) == (1, [])


def test_fate_is_refused_what_it_cannot_throw() -> None:
    s = a_toy()
    s.push(ask_die)
    s.run()
    with pytest.raises(Refused, match=r"that is not what is asked now \(T-4\)"):
        s.apply(ROLL[0])
    with pytest.raises(Refused, match="you are not asked now"):
        s.apply(ROLL[1], 0)


def test_reveal_seals_what_was_answered_so_far() -> None:
    s = asking(1)
    s.apply(A)
    s.reveal()
    assert s.sealed == 1


# The end


def test_a_finished_game_has_a_result_asks_nobody_and_refuses_everything() -> None:
    s = a_toy()
    s.run()
    with pytest.raises(RuntimeError, match="toy: the game is not over"):
        s.result()
    s.apply(PASS[0])
    assert (s.over, s.seat, s.seats, s.options, s.agenda) == (True, NOBODY, [], [], [])
    assert (s.options_for(0), s.rule_for(0)) == ([], "")
    result = s.result()
    assert (result.scores, result.ranks, result.winners, result.ending) == ([1, 2, 2], [3, 1, 1], [1, 2], "passed")

    assert repr(result) == "Result(scores=[1, 2, 2], ranks=[3, 1, 1], ending='passed')"
    before = s.checksum()
    for seat in (0, FATE, NOBODY):
        with pytest.raises(Refused, match="the game is over"):
            s.apply(PASS[0], seat)
    with pytest.raises(Refused, match="the game is over"):
        s.apply(PASS[0])
    assert s.checksum() == before


# Misuse


def test_a_step_leaves_one_question() -> None:
    s = asking(1)
    no_room = r"no room for {}: seat 1 is asked already \(T-1\)"
    with pytest.raises(RuntimeError, match=no_room.format("a question to seat 2")):
        s.ask(2, [A], then=note)
    with pytest.raises(RuntimeError, match=no_room.format("a roll")):
        s.roll(DIE, then=note)
    with pytest.raises(RuntimeError, match=no_room.format("a question to several")):
        s.gather([0], [[A]], then=note)
    with pytest.raises(RuntimeError, match=no_room.format("a question to several")):
        s.ask_any([0], [[A]], then=note)
    with pytest.raises(RuntimeError, match=no_room.format("a child game")):
        s.enter(Toy(), [0], 0, then=note)
    with pytest.raises(RuntimeError, match=no_room.format("the end")):
        s.finish([0, 0, 0], "never")


def test_nothing_is_asked_after_the_end() -> None:
    s = Toy()
    end(s, 0, 0)
    with pytest.raises(RuntimeError, match="no room for a question to seat 0: the game is over"):
        s.ask(0, [A], then=note)


def test_what_a_game_must_give_is_missing_in_the_bare_state() -> None:
    from heptarchy.kernel.state import State

    bare = State(SPACE)
    with pytest.raises(NotImplementedError):
        bare.clone()
    with pytest.raises(NotImplementedError):
        bare.view(None)


# Asked anew, for a redeal


def test_a_question_can_be_put_again_by_the_step_that_made_it() -> None:
    s = asking(1)
    assert s.asked_by() is ask_pick
    s.options = [C]
    s.ask_anew()
    assert (s.options, s.seat, s.agenda) == ([A, B], 1, asking(1).agenda)


def test_a_question_that_an_answer_made_has_no_step() -> None:
    def ask_more(s: Toy, _: int, _answer: int) -> None:
        s.ask(2, [C], then=note)

    s = a_toy()
    s.ask(1, [A], then=ask_more)
    s.apply(A)
    assert (s.seat, s.asked_by()) == (2, None)
    with pytest.raises(RuntimeError, match="toy: no step asked this; an answer did"):
        s.ask_anew()


def test_other_options_can_be_put_into_a_question() -> None:
    s = asking(1)
    s.reask(1, [C])
    assert (s.options, s.options_for(1)) == ([C], [C])
    s.apply(C)
    assert s.notes == ["1 pick c (7)"]


def test_a_clone_has_its_own_agenda_and_the_same_question() -> None:
    s = asking(1)
    other = s.clone()
    assert other.checksum() == s.checksum()
    other.apply(A)
    assert (s.seat, s.notes, len(s.agenda)) == (1, [], 1)
    assert PICK.holds(s.options[0])


def test_a_game_can_be_lost_by_all() -> None:
    result = Result([0, -1, 0], "the King stands")
    assert (result.ranks, result.winners) == ([2, 4, 2], [])
