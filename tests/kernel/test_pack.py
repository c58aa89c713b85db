"""A state as bytes: what goes in, what is refused, and what may be named in it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from heptarchy.kernel.fate import NO_WEIGHTS, Weights
from heptarchy.kernel.game import Game
from heptarchy.kernel.pack import PackError, pack, unpack
from heptarchy.kernel.space import Space
from raids.game import RAIDS
from tests.kernel.toy import BID, DIE, DUEL, SPACE, A, B, Toy, a_duel, a_toy, note, step_a


class ToyGame(Game):
    """The toy as a game; its package is that of the kernel's tests."""

    def __init__(self) -> None:
        super().__init__("toy", "Toy", 1, SPACE, [])


class Counter:
    """Something that lies on the table."""

    def __init__(self, colour: str) -> None:
        self.colour = colour
        self.at: tuple[int, int] = (0, 0)
        self.marks: dict[str, list[int]] = {}


class Riddle:
    """Made from what it does not keep."""

    def __init__(self, answer: str) -> None:
        self.length = len(answer)


class Rich(Toy):
    """A toy with things of all kinds."""

    def __init__(self) -> None:
        super().__init__()
        self.counters: list[Any] = []


GAME = ToyGame()


def there_and_back(s: Toy) -> Toy:
    other = unpack(GAME, pack(s))
    assert isinstance(other, Toy)
    assert other.checksum() == s.checksum()
    return other


def a_rich_toy(*counters: Any) -> Rich:
    s = Rich()
    s.counters = list(counters)
    return s


def forged(s: Toy, place: int, value: Any) -> bytes:
    """A pack of this state in which one of its five parts is another."""
    parts = json.loads(pack(s))
    parts[place] = value
    return json.dumps(parts).encode()


# What goes in


def test_a_question_with_its_steps_comes_back() -> None:
    s = a_toy()
    s.push(step_a, 4)
    s.ask(1, [A, B], then=note, arg=3, rule="T-1")
    other = there_and_back(s)
    assert other.space is SPACE
    assert other.agenda[-1] is step_a
    other.apply(B)
    assert other.notes == ["1 pick b (3)", "a4"]
    assert s.notes == []


def test_a_question_to_several_comes_back() -> None:
    s = a_toy()
    s.gather([2, 0], [[A], [B]], then=note, rule="T-2")
    other = there_and_back(s)
    assert other.seats == [0, 2]
    assert other.options_for(2) == [A]


def test_a_child_game_comes_back_in_its_own_space() -> None:
    s = a_toy()
    s.enter(a_duel(0, 1), [2, 1], DUEL, then=note)
    other = there_and_back(s)
    assert other.child is not None
    assert s.child is not None
    assert other.child.space is s.child.space
    other.apply(DUEL + BID[2], 1)
    assert other.child.seats == [0]
    assert s.child.seats == [0, 1]


def test_chances_come_back_even_and_uneven_and_none() -> None:
    s = a_toy()
    assert there_and_back(s).weights is NO_WEIGHTS
    s.roll(DIE, then=note)
    even = there_and_back(s).weights
    assert (even.answers, even.running, even.total) == (DIE.answers, None, 6)
    s.weights = Weights([A, B], [3, 1])
    uneven = there_and_back(s).weights
    assert (uneven.answers, uneven.running, uneven.total) == ([A, B], [3, 4], 4)


def test_things_on_the_table_come_back_with_all_they_hold() -> None:
    counter = Counter("red")
    counter.at = (2, 3)
    counter.marks = {"b": [1], "a": []}
    other = there_and_back(a_rich_toy(counter, 1.5, None, True, [[1, 2], ["x"]]))
    assert isinstance(other, Rich)
    again = other.counters[0]
    assert isinstance(again, Counter)
    assert (again.colour, again.at, again.marks) == ("red", (2, 3), {"a": [], "b": [1]})
    assert other.counters[1:] == [1.5, None, True, [[1, 2], ["x"]]]
    assert again.marks["b"] is not counter.marks["b"]


def test_who_listens_does_not_travel() -> None:
    s = a_toy()
    quiet = pack(s)
    s.ears = []
    assert pack(s) == quiet
    assert there_and_back(s).ears is None


def test_equal_states_give_equal_bytes() -> None:
    one, other = Counter("red"), Counter("red")
    one.marks = {"a": [], "b": []}
    other.marks = {"b": [], "a": []}
    assert pack(a_rich_toy(one)) == pack(a_rich_toy(other))


# What does not


def a_closure() -> Any:
    def inside(s: Toy, arg: int) -> None:
        pass

    return inside


@pytest.mark.parametrize(
    ("thing", "said"),
    [
        (a_closure(), "is no function of a module"),
        (lambda s, arg: None, "is no function of a module"),
        (a_toy().run, "is no function of a module"),
        ({1, 2}, "a set can't be packed"),
        (b"x", "a bytes can't be packed"),
        (Riddle("egg"), "Riddle is made from 'answer', which is no field of it"),
        (Space("elsewhere"), "toy does not embed 'elsewhere'"),
    ],
)
def test_what_could_not_be_found_again_is_not_packed(thing: Any, said: str) -> None:
    with pytest.raises(PackError, match=said):
        pack(a_rich_toy(thing))


@pytest.mark.parametrize(
    ("module", "name", "said"),
    [
        ("os", "system", "os is in none of heptarchy.kernel, tests.kernel"),
        ("tests.kernelling", "step_a", "is in none of"),
        ("raids.turn", "begin_year", "is in none of"),
        ("tests.kernel.test_pack", "step_a", "does not define 'step_a'"),
        ("tests.kernel.test_pack", "json.dumps", "no attribute"),
        ("tests.kernel.toy", "nothing", "no attribute"),
        ("tests.kernel.toy", "Toy", "is no function"),
        ("heptarchy.kernel.nowhere", "step_a", "No module named"),
    ],
)
def test_only_functions_of_the_game_may_be_named(module: str, name: str, said: str) -> None:
    s = a_toy()
    with pytest.raises(PackError, match=said):
        unpack(GAME, forged(s, 3, [[module, name]]))


def test_only_classes_of_the_game_may_be_named() -> None:
    s = a_toy()
    for module, name in (("subprocess", "Popen"), ("tests.kernel.toy", "step_a")):
        with pytest.raises(PackError):
            unpack(GAME, forged(s, 2, [[module, name, []]]))


@pytest.mark.parametrize("state", [1, [], {}, {"step": -1}, {"step": 9}, {"space": True}, {"magic": 1}, {"space": 0}])
def test_what_is_no_state_is_refused(state: Any) -> None:
    with pytest.raises(PackError, match="no packed state of toy"):
        unpack(GAME, forged(a_toy(), 4, state))


@pytest.mark.parametrize("data", [b"", b"{}", b"[1,2]", b"\xff", b"[" * 100_000])
def test_what_is_no_pack_is_refused(data: bytes) -> None:
    with pytest.raises(PackError, match="no packed state of toy"):
        unpack(GAME, data)


def test_another_games_state_and_another_version_are_refused() -> None:
    with pytest.raises(PackError, match="a pack of 'toy' in version 1, not of 'raids' in 1"):
        unpack(RAIDS, pack(a_toy()))
    with pytest.raises(PackError, match="in version 0"):
        unpack(GAME, forged(a_toy(), 0, 0))


def test_a_pack_is_text_without_code() -> None:
    """Nothing is pickled: unpacking runs no more than constructors of the game's classes."""
    json.loads(pack(a_toy()))
    source = Path(__file__).parents[2] / "src" / "heptarchy" / "kernel" / "pack.py"
    assert "import pickle" not in source.read_text(encoding="utf-8")
