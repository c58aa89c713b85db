"""Questions to several: a gathering waits for all, an open question for the first."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from heptarchy.kernel.events import EVERYBODY, only
from heptarchy.kernel.refusal import Refusal, Refused
from tests.kernel.toy import DIE, PASS, A, B, C, Toy, a_toy, note


def refuse_c(s: Toy, _: int, action: int) -> Refusal | None:
    return Refusal("T-5.2", "{letter} is not for seat {n}", 2, s.by) if action == C else None


def gather_picks(s: Toy, _: int) -> None:
    s.gather([2, 0], [[A, B], [B]], then=pick_twice, arg=1, rule="T-5", why=refuse_c)


def pick_twice(s: Toy, arg: int, action: int) -> None:
    """The first pick is followed by a second."""
    note(s, arg, action)
    s.ask(s.by, [A, B, C], then=note, arg=2, rule="T-5.1")


def gathering() -> Toy:
    s = a_toy()
    s.push(gather_picks)
    s.run()
    return s


def test_a_gathering_asks_its_seats_in_order_each_with_its_own_menu() -> None:
    s = gathering()
    assert (s.seats, s.seat, s.options, s.rule) == ([0, 2], 0, [B], "T-5")
    assert (s.options_for(2), s.options_for(1), s.rule_for(2), s.rule_for(1)) == ([A, B], [], "T-5", "")
    assert s.given == [0, 0, 0]


def test_in_a_gathering_nobody_else_hears_an_answer() -> None:
    assert gathering().audience_for(2) == only(2)


def test_a_gathering_asks_a_seat_again_and_goes_on_when_all_have_answered() -> None:
    s = gathering()
    s.apply(A, 2)
    assert (s.seats, s.given, s.options_for(2), s.rule_for(2)) == ([0, 2], [0, 0, 1], [A, B, C], "T-5.1")
    s.apply(B)  # the first who is asked is seat 0
    s.apply(C, 0)
    assert (s.seats, s.given, s.seat, s.options) == ([2], [2, 0, 1], 2, [A, B, C])
    s.apply(A, 2)
    assert s.notes == ["2 pick a (1)", "0 pick b (1)", "0 pick c (2)", "2 pick a (2)"]
    assert (s.seats, s.given, s.rule, s.moves, s.sealed) == ([0], [], "T-9", 4, 0)


def test_answers_in_another_order_give_the_same_table() -> None:
    one, other = gathering(), gathering()
    one.apply(A, 2)
    one.apply(B, 0)
    other.apply(B, 0)
    other.apply(A, 2)
    one.notes = other.notes = []
    assert one.checksum() == other.checksum()


def test_a_wrong_answer_in_a_gathering_is_refused_with_its_own_seats_reason() -> None:
    s = gathering()
    before = s.checksum()
    assert str(s.refuse(C, 2)) == "Gamma is not for seat 2 (T-5.2)"
    assert str(s.refuse(C)) == "Gamma is not for seat 0 (T-5.2)"
    assert str(s.refuse(A, 0)) == "that is not what is asked now (T-5)"
    assert str(s.refuse(A, 1)) == "you are not asked now"
    for action, seat in ((C, 2), (A, 0), (A, 1), (PASS[0], 2), (-1, 0)):
        with pytest.raises(Refused):
            s.apply(action, seat)
    assert s.checksum() == before


def ask_picks(s: Toy, _: int) -> None:
    s.ask_any([2, 1], [[C], [A, B]], then=note, arg=3, rule="T-6", why=refuse_c)


def open_question() -> Toy:
    s = a_toy()
    s.push(ask_picks)
    s.run()
    return s


def test_an_open_question_is_answered_by_whoever_comes_first() -> None:
    for seat, action, noted in ((2, C, "2 pick c (3)"), (1, B, "1 pick b (3)")):
        s = open_question()
        assert (s.seats, s.seat, s.options) == ([1, 2], 1, [A, B])
        assert s.audience_for(2) == EVERYBODY
        s.apply(action, seat)
        assert (s.notes, s.seats, s.rule) == ([noted], [0], "T-9")


def test_a_wrong_answer_to_an_open_question_is_refused() -> None:
    s = open_question()
    before = s.checksum()
    assert str(s.refuse(C, 1)) == "Gamma is not for seat 1 (T-5.2)"
    for action, seat in ((C, 1), (A, 2), (A, 0)):
        with pytest.raises(Refused):
            s.apply(action, seat)
    assert s.checksum() == before


def test_a_crowd_is_cloned_with_its_question() -> None:
    for s in (gathering(), open_question()):
        other = s.clone()
        assert other.checksum() == s.checksum()
        other.apply(other.options_for(2)[0], 2)
        assert 2 in s.seats
        assert s.notes == []


def test_a_gathered_menu_can_be_put_anew_for_a_redeal() -> None:
    s = gathering()
    s.reask(0, [A, C])
    s.reask(2, [C])
    assert (s.options, s.options_for(0), s.options_for(2), s.rule_for(2)) == ([A, C], [A, C], [C], "T-5")
    s.apply(C, 2)
    assert s.notes == ["2 pick c (1)"]


# Misuse


def rolling(s: Toy, _: int, _answer: int) -> None:
    s.roll(DIE, then=note)


def pushing(s: Toy, _: int, _answer: int) -> None:
    s.push(gather_picks)


def ending(s: Toy, _: int, _answer: int) -> None:
    s.finish([0, 0, 0], "early")


def revealing(s: Toy, _: int, _answer: int) -> None:
    s.reveal()


def entering(s: Toy, _: int, _answer: int) -> None:
    s.enter(Toy(), [0], 0, then=note)


def gathering_more(s: Toy, _: int, _answer: int) -> None:
    s.gather([1], [[A]], then=note)


@pytest.mark.parametrize("then", [rolling, pushing, ending, revealing, entering, gathering_more])
def test_within_a_gathering_nothing_happens_whose_order_would_matter(then: Callable[[Toy, int, int], None]) -> None:
    s = a_toy()
    s.gather([0, 1], [[A], [A]], then=then)
    with pytest.raises(RuntimeError, match="within a gathering, answers would not commute"):
        s.apply(A, 1)


def test_a_gathering_asks_nobody_again_but_the_seat_that_answered_and_only_once() -> None:
    def ask_another(s: Toy, _: int, _answer: int) -> None:
        s.ask(2, [A], then=note)

    def ask_twice(s: Toy, _: int, _answer: int) -> None:
        s.ask(1, [A], then=note)
        s.ask(1, [B], then=note)

    s = a_toy()
    s.gather([0, 1], [[A], [A]], then=ask_another)
    with pytest.raises(RuntimeError, match=r"asks the seat that answered \(1\) again, not seat 2"):
        s.apply(A, 1)
    s = a_toy()
    s.gather([0, 1], [[A], [A]], then=ask_twice)
    with pytest.raises(RuntimeError, match="no room for a question to seat 1"):
        s.apply(A, 1)


@pytest.mark.parametrize("seats", [[], [1, 1]])
def test_several_are_different_seats_and_at_least_one(seats: list[int]) -> None:
    with pytest.raises(RuntimeError, match="goes to different seats"):
        a_toy().gather(seats, [[A] for _ in seats], then=note)


def test_every_seat_has_its_menu() -> None:
    with pytest.raises(ValueError, match="zip"):
        a_toy().gather([0, 1], [[A]], then=note)
