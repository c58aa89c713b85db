"""A view is what the game's `seen.py` says: the browser and the server's description are made from that."""

from typing import Literal, NotRequired, TypedDict

import pytest

from heptarchy.kernel.seen import Every, Two, TwoOrMore
from tests.laws.fitting import misfits
from tests.laws.play import walks
from tests.laws.tables import CASES, Case

each_case = pytest.mark.parametrize("case", CASES, ids=str)

ANYTHING = dict[str, object]  # a game need not say what it shows
ONE_IN = 30  # states of a game that are looked at, by every seat and a spectator


@each_case
def test_what_every_seat_sees_fits_its_type(case: Case) -> None:
    kind = case.game.seen() or ANYTHING
    for walk in walks(case):
        with walk:
            for state in walk.steps():
                if state.moves > ONE_IN and walk.aside.below(ONE_IN) and not state.over:
                    continue
                for seat in (None, *range(state.players)):
                    found = list(misfits(kind, state.view(seat)))
                    assert not found, (seat, found)


Side = Literal["viking", "english"]


class Part(TypedDict):
    """What a view is made of."""

    n: int
    x: float | None
    side: Side
    rows: list[list[str]]
    some: dict[Side, int]
    every: Every[Side, int]
    place: Two[int]
    sides: TwoOrMore[int]
    late: NotRequired[bool]


FITS = {
    "n": 1,
    "x": 2,
    "side": "viking",
    "rows": [["a"], []],
    "some": {},
    "every": {"viking": 0, "english": 1},
    "place": [1, 2],
    "sides": [1, 2, 3],
}


def test_a_part_that_fits_does_so() -> None:
    assert not list(misfits(Part, FITS))
    assert not list(misfits(Part, {**FITS, "late": True, "x": None, "some": {"english": 2}}))
    assert not list(misfits(Part | None, None))


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"n": True}, "view.n: True is no <class 'int'>"),
        ({"n": 1.5}, "view.n: 1.5 is no <class 'int'>"),
        ({"x": "2"}, "view.x: '2' is no <class 'float'>"),
        ({"side": "welsh"}, "view.side: 'welsh' is none of ('viking', 'english')"),
        ({"rows": [["a"], [1]]}, "view.rows[1][0]: 1 is no <class 'str'>"),
        ({"rows": {}}, "view.rows: dict is no list[list[str]]"),
        ({"some": {"welsh": 1}}, "view.some: key: 'welsh' is none of ('viking', 'english')"),
        ({"every": {"viking": 0}}, "view.every: no english"),
        ({"place": [1, 2, 3]}, "view.place: 3 is not two"),
        ({"sides": [1]}, "view.sides: 1 is not two or more"),
        ({"late": None}, "view.late: None is no <class 'bool'>"),
        ({"more": 1}, "view: more is not declared"),
    ],
)
def test_what_does_not_fit_is_told(changed: dict[str, object], told: str) -> None:
    assert list(misfits(Part, {**FITS, **changed})) == [told]
    assert list(misfits(Part | None, {**FITS, **changed}))


def test_what_is_missing_is_told() -> None:
    assert list(misfits(Part, {key: value for key, value in FITS.items() if key != "n"})) == ["view: no n"]
    assert list(misfits(Part, [])) == ["view: list is no Part"]
