"""Options are settled from Python values or from text, and what is wrong is said."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heptarchy.kernel.options import Option, Value, settle
from heptarchy.kernel.refusal import BadOptions, HeptarchyError

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
