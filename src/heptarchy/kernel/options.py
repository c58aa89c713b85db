"""A game's options: named, ranged, with a sentence each; one spelling in record, shell and lobby."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

from heptarchy.kernel.refusal import BadOptions

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Value = int | bool | str

_YES = ("yes", "true", "on", "1")
_NO = ("no", "false", "off", "0")


class Option:
    """One thing to settle before a game: a whole number, a switch, or a choice among names."""

    def __init__(
        self, name: str, default: Value, sentence: str, low: int = 0, high: int = 0, choices: Sequence[str] = ()
    ) -> None:
        self.name = name
        self.default = default
        self.sentence = sentence
        self.low = low
        self.high = high
        self.choices = tuple(choices)

    @property
    def range(self) -> str:
        """The values it takes, for people."""
        if isinstance(self.default, bool):
            return "yes or no"
        if self.choices:
            return ", ".join(self.choices)
        return f"{self.low} to {self.high}"

    def settle(self, given: object) -> Value:
        """The value that was given, from Python or from text; out of range is an error that says the range."""
        if isinstance(self.default, bool):
            if isinstance(given, bool):
                return given
            word = str(given).lower()
            if word in _YES or word in _NO:
                return word in _YES
        elif self.choices:
            if given in self.choices:
                return str(given)
        else:
            number = _whole(given)
            if number is not None and self.low <= number <= self.high:
                return number
        raise BadOptions(f"option {self.name} takes {self.range}, not {given!r}")

    def spell(self, value: Value) -> str:
        """The value as text that `settle` reads back."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        return str(value)


def _whole(given: object) -> int | None:
    if isinstance(given, bool):
        return None
    try:
        return int(str(given))
    except ValueError:
        return None


def settle(options: Sequence[Option], given: Mapping[str, object]) -> dict[str, Value]:
    """Every option's value: what was given, else its default. An unknown name is an error with the nearest one."""
    named = {option.name: option for option in options}
    for name in given:
        if name not in named:
            near = difflib.get_close_matches(name, named, n=1, cutoff=0.0)
            raise BadOptions(f"no option {name}{f'; nearest is {near[0]}' if near else ''}")
    return {
        name: option.settle(given[name]) if given.get(name) is not None else option.default
        for name, option in named.items()
    }
