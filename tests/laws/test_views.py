"""What a game shows is what its `seen.py` says: the browser and the server's description are made from that."""

from typing import Any, Literal, NotRequired, TypedDict

import pytest

from heptarchy.kernel.game import Game
from heptarchy.kernel.seen import Every, Two, TwoOrMore
from tests.laws.fitting import misfits
from tests.laws.play import walks
from tests.laws.tables import CASES, Case
from tests.laws.trying import some_actions

each_case = pytest.mark.parametrize("case", CASES, ids=str)

ANYTHING = dict[str, object]  # a game need not say what it shows
ONE_IN = 30  # states of a game that are looked at, by every seat and a spectator
MOMENTS = 2  # states of a game whose odds are worked out, besides the last
GAMES = {case.game.id: case.game for case in CASES}


def shown(game: Game, name: str) -> Any:
    """The type of that name in the game's `seen.py`."""
    return getattr(game.seen(), name, ANYTHING)


@each_case
def test_what_every_seat_sees_fits_its_type(case: Case) -> None:
    kind = shown(case.game, "View")
    for walk in walks(case):
        with walk:
            for state in walk.steps():
                if state.moves > ONE_IN and walk.aside.below(ONE_IN) and not state.over:
                    continue
                for seat in (None, *range(state.players)):
                    found = list(misfits(kind, state.view(seat)))
                    assert not found, (seat, found)


@each_case
def test_odds_and_previews_fit_their_types(case: Case) -> None:
    odds, preview = shown(case.game, "Forecast"), shown(case.game, "Preview")
    for walk in walks(case):
        with walk:
            for state in walk.moments(MOMENTS):
                for seat in (None, *state.seats):
                    if seat is None or seat >= 0:
                        found = list(misfits(odds, case.game.forecast(state, seat), "odds"))
                        assert not found, (seat, found)
                for seat in state.seats:
                    if seat >= 0:
                        for action in some_actions(state, walk.aside):
                            found = list(misfits(preview, case.game.preview(state, seat, action), "preview"))
                            assert not found, (seat, state.space.say(action), found)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_book_fits_its_type_in_every_language(game: Game) -> None:
    for language in game.languages():
        assert not list(misfits(shown(game, "Book"), game.words(language).book(), "book"))


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
    row: tuple[str, int]
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
    "row": ("a", 1),
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
        ({"row": ("a", "b")}, "view.row[1]: 'b' is no <class 'int'>"),
        ({"row": ("a",)}, "view.row: tuple is no tuple[str, int]"),
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
