"""A game's options: named, ranged, with a sentence each; one spelling in record, shell and lobby.

A choice may settle other options by name: a *preset*, such as a game's profile. It is nothing but the defaults that it
gives to options which stand after it in the list.
"""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING, Final

from heptarchy.kernel.message import NUMBER, TEXT
from heptarchy.kernel.refusal import BadOptions, Fault

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from heptarchy.kernel.message import Message

Value = int | bool | str

AS_WRITTEN = "as_written"
HOUSE = "house"

NO_SWITCH: Final = Fault("switch", "option {option} takes yes or no, not {given}", option=TEXT, given=TEXT)
NO_CHOICE: Final = Fault(
    "choice", "option {option} takes {choices}, not {given}", option=TEXT, choices=TEXT, given=TEXT
)
NO_NUMBER: Final = Fault(
    "number", "option {option} takes {low} to {high}, not {given}", option=TEXT, low=NUMBER, high=NUMBER, given=TEXT
)
UNKNOWN: Final = Fault("no-option", "no option {option}", option=TEXT)
UNKNOWN_NEAR: Final = Fault("no-option-near", "no option {option}; nearest is {near}", option=TEXT, near=TEXT)

_YES = ("yes", "true", "on", "1")
_NO = ("no", "false", "off", "0")


class Option:
    """One thing to settle before a game: a whole number, a switch, or a choice among names."""

    def __init__(
        self,
        name: str,
        default: Value,
        sentence: str,
        low: int = 0,
        high: int = 0,
        choices: Sequence[str] = (),
        sets: Callable[[str, Mapping[str, Value]], Mapping[str, Value]] | None = None,
        ours: bool = False,
    ) -> None:
        self.name = name
        self.default = default
        self.sentence = sentence
        self.low = low
        self.high = high
        self.choices = tuple(choices)
        self.sets = sets  # of a preset: the defaults that a choice gives to later options, by what is settled so far
        self.ours = ours  # whether it is our own: no document of the game knows it

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
        raise BadOptions(*self._misfit(repr(given)))

    def _misfit(self, given: str) -> tuple[str, Message]:
        """Why that is not taken."""
        if isinstance(self.default, bool):
            return NO_SWITCH.told(option=self.name, given=given)
        if self.choices:
            return NO_CHOICE.told(option=self.name, choices=", ".join(self.choices), given=given)
        return NO_NUMBER.told(option=self.name, low=self.low, high=self.high, given=given)

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
            raise BadOptions(*(UNKNOWN_NEAR.told(option=name, near=near[0]) if near else UNKNOWN.told(option=name)))
    return _settled(options, given)


def usual(options: Sequence[Option], settled: Mapping[str, Value]) -> dict[str, Value]:
    """What every option would be if nothing after the presets were given; those, and what stands before, as settled."""
    last = max([n for n, option in enumerate(options) if option.sets is not None], default=-1)
    return _settled(options, {option.name: settled[option.name] for option in options[: last + 1]})


def _settled(options: Sequence[Option], given: Mapping[str, object]) -> dict[str, Value]:
    settled: dict[str, Value] = {}
    preset: dict[str, Value] = {}
    for option in options:
        said = given.get(option.name)
        settled[option.name] = preset.get(option.name, option.default) if said is None else option.settle(said)
        if option.sets is not None:
            preset.update(option.sets(str(settled[option.name]), settled))
    return settled


def profile(house: Mapping[str, Value]) -> Option:
    """A game's profiles: what its documents say and nothing else, or with the house rules that we find play better."""

    def sets(choice: str, settled: Mapping[str, Value]) -> Mapping[str, Value]:
        return house if choice == HOUSE else {}

    return Option(
        "profile",
        AS_WRITTEN,
        "As the documents of the game have it, or with the house rules that we find play better.",
        choices=(AS_WRITTEN, HOUSE),
        sets=sets,
    )
