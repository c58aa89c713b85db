"""A child game's questions are its parent's, in other chairs and by other numbers."""

from __future__ import annotations

import pytest

from heptarchy.kernel.events import EVERYBODY, Event, only
from heptarchy.kernel.modes import ASKING, FATE, NESTED
from heptarchy.kernel.refusal import Refusal, Refused
from heptarchy.kernel.state import State
from tests.kernel.toy import BID, COIN, DIE, DUEL, PASS, PICK, A, B, C, Toy, a_duel, a_toy, end_duel, note, stop

BIDS = [DUEL + action for action in BID.actions]
HEADS = DUEL + COIN[0]


def begin_duel(s: Toy, _: int) -> None:
    s.enter(a_duel(0, 1), [2, 0], DUEL, then=end_it, arg=5)


def end_it(s: Toy, arg: int, answer: int) -> None:
    """The child is over and still there."""
    assert s.child is not None
    assert s.child.over
    s.notes.append(f"ended {arg} {answer} {s.child.result().scores} {s.chairs}")


def dueling() -> Toy:
    s = a_toy()
    s.push(begin_duel)
    s.run()
    return s


def test_the_childs_seats_are_asked_in_our_chairs_with_our_numbers() -> None:
    s = dueling()
    assert (s.mode, s.seats, s.rule) == (NESTED, [2, 0], "T-2")
    assert (s.seat, s.options) == (2, BIDS)
    assert (s.options_for(0), s.options_for(2), s.options_for(1)) == (BIDS, BIDS, [])
    assert (s.rule_for(0), s.rule_for(1)) == ("T-2", "")
    assert s.space.say(BIDS[3]) == "duel/bid 3"


def test_answers_go_to_the_child_and_fate_is_fate_everywhere() -> None:
    s = dueling()
    s.apply(BIDS[1], 0)
    s.apply(BIDS[2])
    assert s.child is not None
    assert isinstance(s.child, Toy)
    assert s.child.notes == ["1 bid 1 (0)", "0 bid 2 (0)"]
    assert (s.seat, s.seats, s.options) == (FATE, [FATE], [HEADS, HEADS + 1])
    assert (s.weights.answers, s.weights.weights) == ([HEADS, HEADS + 1], [1, 1])
    assert (s.moves, s.sealed) == (2, 2)  # the child revealed the bids


def test_when_the_child_ends_the_parent_goes_on_and_the_child_leaves() -> None:
    s = dueling()
    for action in (BIDS[1], BIDS[1], HEADS):
        s.apply(action)
    assert s.notes == ["ended 5 0 [1, 0] [2, 0]"]
    assert (s.child, s.chairs, s.offset, s.weights.answers) == (None, [], 0, [])
    assert (s.seats, s.rule, s.moves, s.sealed) == ([0], "T-9", 3, 3)


def test_an_audience_in_the_child_is_the_same_people_at_our_table() -> None:
    s = dueling()
    assert s.audience_for(2) == only(2)
    assert s.audience_for(0) == only(0)
    heard: list[Event] = []
    s.ears = heard
    s.apply(BIDS[3], 2)
    assert [(str(event), event.audience) for event in heard] == [("3 is bid", only(2))]
    s.apply(BIDS[1], 0)
    assert s.audience_for(FATE) == EVERYBODY


def test_what_the_child_tells_before_its_first_question_is_heard() -> None:
    s = a_toy()
    s.push(begin_duel)
    heard: list[Event] = []
    s.ears = heard
    s.run()
    assert [(str(event), event.audience) for event in heard] == [("a whisper", only(0))]


def test_a_child_that_is_over_at_once_lets_the_parent_go_on() -> None:
    def begin_nothing(s: Toy, _: int) -> None:
        child = a_duel()
        child.agenda, child.agenda_args = [end_duel], [0]
        s.enter(child, [1, 2], DUEL, then=end_it, arg=1)

    s = a_toy()
    s.push(begin_nothing)
    s.run()
    assert (s.notes, s.rule, s.child) == (["ended 1 0 [1, 0] [1, 2]"], "T-9", None)


def test_one_child_may_follow_another() -> None:
    def again(s: Toy, _: int, _answer: int) -> None:
        s.enter(a_duel(0, 1), [0, 1], DUEL, then=end_it, arg=2)

    def begin_two(s: Toy, _: int) -> None:
        s.enter(a_duel(0, 1), [1, 2], DUEL, then=again)

    s = a_toy()
    s.push(begin_two)
    s.run()
    for action in (BIDS[0], BIDS[0], HEADS):
        s.apply(action)
    assert (s.seats, s.chairs, s.moves) == ([0, 1], [0, 1], 3)
    for action in (BIDS[0], BIDS[0], HEADS):
        s.apply(action)
    assert (s.notes, s.child, s.moves) == (["ended 2 0 [1, 0] [0, 1]"], None, 6)


def test_a_question_that_follows_a_child_directly_was_made_by_no_step() -> None:
    def ask_directly(s: Toy, _: int, _answer: int) -> None:
        s.ask(1, [A], then=note)

    def begin(s: Toy, _: int) -> None:
        s.enter(a_duel(0, 1), [1, 2], DUEL, then=ask_directly)

    s = a_toy()
    s.push(begin)
    s.run()
    for action in (BIDS[0], BIDS[0], HEADS):
        s.apply(action)
    assert (s.seat, s.options, s.child, s.asked_by()) == (1, [A], None, None)


def test_a_wrong_answer_is_refused_in_the_childs_words_and_changes_nothing() -> None:
    s = dueling()
    before = s.checksum()
    assert str(s.refuse(HEADS, 0)) == "that is not what is asked now (T-2)"
    assert str(s.refuse(PASS[0], 0)) == "that is not asked while a game within this one is played"
    assert str(s.refuse(BIDS[0], 1)) == "you are not asked now"
    assert str(s.refuse(s.space.size, 0)) == f"there is no action {s.space.size}"
    for action, seat in ((HEADS, 0), (PASS[0], 0), (BIDS[0], 1), (BIDS[0], FATE), (-1, 2)):
        with pytest.raises(Refused):
            s.apply(action, seat)
    assert s.checksum() == before


def test_a_clone_has_its_own_child() -> None:
    s = dueling()
    other = s.clone()
    assert other.checksum() == s.checksum()
    other.apply(BIDS[2], 0)
    assert s.seats == [2, 0]
    assert other.seats == [2]


def test_a_child_dealt_anew_shows_its_question() -> None:
    s = dueling()
    child = s.child
    assert child is not None
    other = child.clone()
    other.reask(0, [BID[3]])
    s.replace_child(other)
    assert (s.options, s.options_for(2), s.options_for(0)) == ([BIDS[3]], [BIDS[3]], BIDS)


# A child that shares its parent's space


def pick(s: Toy, _: int) -> None:
    s.ask(1, [A, B], then=note, rule="T-5", why=too_late)


def roll(s: Toy, _: int) -> None:
    s.roll(DIE, then=note, rule="T-6")


def too_late(s: Toy, _: int, action: int) -> Refusal | None:
    return Refusal("T-5", "{letter} comes too late", PICK.arg(action)) if PICK.holds(action) else None


def a_season() -> Toy:
    """A child of the same space: somebody picks, a die is thrown."""
    child = Toy()
    child.push(end_season)
    child.push(roll)
    child.push(pick)
    return child


def end_season(s: Toy, _: int) -> None:
    s.finish([3, 2, 1], "over")


def a_year(s: Toy, _: int) -> None:
    s.enter(a_season(), [0, 1, 2], 0, then=end_it, arg=7)


def in_season() -> Toy:
    s = a_toy()
    s.push(a_year)
    s.run()
    return s


def test_a_child_of_the_same_space_asks_by_the_same_numbers_without_a_copy() -> None:
    s = in_season()
    assert s.child is not None
    assert (s.mode, s.offset, s.seats, s.rule) == (NESTED, 0, [1], "T-5")
    assert s.options is s.child.options
    assert s.options_for(1) is s.child.options
    s.apply(B)
    assert s.weights is s.child.weights
    assert (s.seat, s.options) == (FATE, DIE.answers)
    s.apply(DIE.answers[2])
    assert (s.notes, s.rule, s.chairs) == (["ended 7 0 [3, 2, 1] [0, 1, 2]"], "T-9", [])


def test_a_child_of_the_same_space_refuses_in_its_own_words() -> None:
    s = in_season()
    assert str(s.refuse(C, 1)) == "Gamma comes too late (T-5)"
    assert str(s.refuse(PASS[0], 1)) == "that is not what is asked now (T-5)"
    assert str(s.refuse(A, 0)) == "you are not asked now"
    assert str(s.refuse(s.space.size, 1)) == f"there is no action {s.space.size}"


def test_a_child_of_the_same_space_is_cloned_with_its_parent() -> None:
    s = in_season()
    other = s.clone()
    other.apply(A)
    assert (s.seat, other.seat) == (1, FATE)


# A parent that heeds its child


class Heedful(Toy):
    """Asks something of its own as soon as the child's coin lies, before it goes on."""

    def clone(self) -> Heedful:
        other = Heedful(self.space)
        self.copy_table(other)
        other.notes = self.notes[:]
        return other

    def heed(self, child: State) -> bool:
        assert isinstance(child, Toy)
        if len(child.notes) != 1:
            return False
        self.then(pick, back)
        return True


def back(s: Toy, _: int) -> None:
    s.resume(then=end_it, arg=8)


def heeding() -> Heedful:
    """A duel whose first bid is heeded."""
    s = Heedful()
    s.push(stop)
    s.push(begin_duel)
    s.run()
    s.apply(BIDS[1], 0)
    return s


def test_a_parent_may_ask_something_before_its_child_goes_on() -> None:
    s = heeding()
    assert (s.mode, s.seats, s.options, s.rule) == (ASKING, [1], [A, B], "T-5")
    assert s.child is not None
    assert s.child.seats == [0]  # it waits
    assert str(s.refuse(BIDS[1], 2)) == "you are not asked now"
    twin = s.clone()
    for one in (s, twin):
        one.apply(A)
        assert (one.mode, one.seats, one.options) == (NESTED, [2], BIDS)
        for action in (BIDS[1], HEADS):
            one.apply(action)
        assert one.notes == ["1 pick a (0)", "ended 8 0 [1, 0] [2, 0]"]
    assert s.checksum() == twin.checksum()


def test_a_child_that_waits_may_be_dealt_anew_and_shows_nothing() -> None:
    s = heeding()
    assert s.child is not None
    other = s.child.clone()
    other.reask(0, [BID[3]])
    s.replace_child(other)
    assert (s.seats, s.options) == ([1], [A, B])
    s.apply(A)
    assert s.options == [BIDS[3]]


def test_a_parent_is_heeded_though_its_child_is_over() -> None:
    class AtTheEnd(Heedful):
        def heed(self, child: State) -> bool:
            if not child.over:
                return False
            self.then(pick, back)
            return True

    s = AtTheEnd()
    s.push(stop)
    s.push(begin_duel)
    s.run()
    for action in (BIDS[1], BIDS[1], HEADS):
        s.apply(action)
    assert (s.seats, s.rule, s.notes) == ([1], "T-5", [])
    s.apply(B)
    assert s.notes == ["1 pick b (0)", "ended 8 0 [1, 0] [2, 0]"]
    assert (s.child, s.rule) == (None, "T-9")


def test_nothing_is_resumed_where_no_child_waits() -> None:
    s = a_toy()
    s.push(back)
    with pytest.raises(RuntimeError, match="no room for a child game that waits"):
        s.run()
