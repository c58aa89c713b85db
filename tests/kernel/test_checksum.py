"""Equal facts, equal checksums; any difference shows."""

from __future__ import annotations

from heptarchy.kernel.checksum import checksum, facts
from tests.kernel.toy import A, B, Toy, a_toy, note, step_a, step_b


def a_question() -> Toy:
    s = a_toy()
    s.ask(1, [A, B], then=note, arg=3, rule="T-1")
    return s


def test_equal_states_have_equal_checksums_of_twelve_digits() -> None:
    assert a_question().checksum() == a_question().checksum()
    assert len(a_question().checksum()) == 12


def test_any_difference_shows_down_to_the_next_step_and_its_argument() -> None:
    seen = {a_question().checksum()}
    for i in range(9):
        s = a_question()
        if i == 0:
            s.notes.append("x")
        elif i == 1:
            s.push(step_a)
        elif i == 2:
            s.push(step_b)
        elif i == 3:
            s.push(step_b, 1)
        elif i == 4:
            s.options = [A]
        elif i == 5:
            s._arg = 4
        elif i == 6:
            s.moves = 1
        elif i == 7:
            s.rule = "T-2"
        elif i == 8:
            s.child = a_toy()
        seen.add(s.checksum())
    assert len(seen) == 10


def test_who_listens_is_no_part_of_a_state() -> None:
    s = a_question()
    s.ears = []
    assert s.checksum() == a_question().checksum()


def test_steps_go_by_their_names_and_containers_by_what_they_hold() -> None:
    assert facts(step_a) == "step_a"
    assert facts({"b": (1, True), "a": None}) == [["a", None], ["b", [1, True]]]
    assert checksum([1, 2]) != checksum([2, 1])
