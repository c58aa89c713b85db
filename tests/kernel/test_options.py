"""Options are settled from Python values or from text, and what is wrong is said."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

import heptarchy
from heptarchy.kernel.options import Option, Value, profile, settle, usual
from heptarchy.kernel.refusal import BadOptions, HeptarchyError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heptarchy.kernel.game import Game

YEARS = Option("years", 2, "How many years.", 1, 3)
STORMS = Option("storms", False, "Whether storms blow.")
MAP = Option("map", "north", "Which map.", choices=("north", "south"))
OPTIONS = [YEARS, STORMS, MAP]


def test_what_is_not_given_is_the_default() -> None:
    assert settle(OPTIONS, {}) == {"years": 2, "storms": False, "map": "north"}
    assert settle(OPTIONS, {"years": None}) == settle(OPTIONS, {})


@pytest.mark.parametrize(
    ("option", "given", "value"),
    [
        (YEARS, 3, 3),
        (YEARS, "3", 3),
        (STORMS, True, True),
        (STORMS, "yes", True),
        (STORMS, "On", True),
        (STORMS, 1, True),
        (STORMS, "no", False),
        (STORMS, "0", False),
        (MAP, "south", "south"),
    ],
)
def test_a_value_is_read_from_python_or_text(option: Option, given: object, value: Value) -> None:
    settled = option.settle(given)
    assert settled == value
    assert type(settled) is type(value)


@pytest.mark.parametrize(
    ("option", "given", "message"),
    [
        (YEARS, 4, "option years takes 1 to 3, not 4"),
        (YEARS, 0, "option years takes 1 to 3, not 0"),
        (YEARS, "two", "option years takes 1 to 3, not 'two'"),
        (YEARS, 2.5, "option years takes 1 to 3, not 2.5"),
        (YEARS, True, "option years takes 1 to 3, not True"),
        (YEARS, "9" * 5000, "option years takes 1 to 3"),
        (STORMS, "perhaps", "option storms takes yes or no, not 'perhaps'"),
        (MAP, "east", "option map takes north, south, not 'east'"),
        (MAP, ["north"], r"option map takes north, south, not \['north'\]"),
    ],
)
def test_a_value_out_of_range_is_told_the_range(option: Option, given: object, message: str) -> None:
    with pytest.raises(BadOptions, match=message):
        option.settle(given)


def test_an_unknown_option_is_told_the_nearest() -> None:
    with pytest.raises(BadOptions, match="no option yaers; nearest is years"):
        settle(OPTIONS, {"yaers": 1})
    with pytest.raises(BadOptions, match=r"^no option xyz; nearest is [a-z]+$"):
        settle(OPTIONS, {"xyz": 1})
    with pytest.raises(BadOptions, match=r"^no option xyz$"):
        settle([], {"xyz": 1})


@given(st.sampled_from(OPTIONS), st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text()))
def test_anything_settles_within_the_range_or_is_refused(option: Option, given: object) -> None:
    try:
        value = option.settle(given)
    except HeptarchyError:
        return
    assert type(value) is type(option.default)
    assert value in (range(1, 4) if option is YEARS else (True, False) if option is STORMS else option.choices)


@given(st.sampled_from([*((YEARS, n) for n in (1, 2, 3)), (STORMS, True), (STORMS, False), (MAP, "south")]))
def test_what_is_spelled_is_read_back(pair: tuple[Option, Value]) -> None:
    option, value = pair
    assert option.settle(option.spell(value)) == value


def test_a_preset_gives_later_options_their_defaults() -> None:
    def by_years(choice: str, settled: Mapping[str, Value]) -> Mapping[str, Value]:
        return {"storms": choice == "wild", "map": "south" if settled["years"] == 3 else "north"}

    wild = Option("climate", "mild", "Which climate.", choices=("mild", "wild"), sets=by_years)
    options = [YEARS, wild, STORMS, MAP]
    assert settle(options, {"climate": "wild"}) == {"years": 2, "climate": "wild", "storms": True, "map": "north"}
    assert settle(options, {"years": "3", "map": "north"})["map"] == "north"  # what is given goes before any preset
    house = settle(options, {"years": 3, "climate": "wild", "storms": False})
    assert usual(options, house) == {"years": 3, "climate": "wild", "storms": True, "map": "south"}


def test_a_profile_is_nothing_but_values_of_options_that_exist() -> None:
    options = [profile({"years": 3}), YEARS, STORMS]
    assert settle(options, {})["years"] == 2
    assert settle(options, {"profile": "house"}) == {"profile": "house", "years": 3, "storms": False}


@pytest.mark.parametrize("game", [heptarchy.game(name) for name in heptarchy.game_ids()], ids=lambda game: game.id)
def test_what_presets_set_are_later_options_of_the_game_in_their_range(game: Game) -> None:
    names = [option.name for option in game.options]
    for n, preset in enumerate(game.options):
        if preset.sets is None:
            continue
        for choice in preset.choices:
            for name, value in preset.sets(choice, game.settle({})).items():
                option = game.options[names.index(name)]
                assert names.index(name) > n, f"{preset.name} sets {name}, which stands before it"
                assert option.settle(value) == value
