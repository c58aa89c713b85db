"""Settings with several values (`treaty_round=3..6`, `advanced=yes,no`): each combination is a plan of its own."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from heptarchy.kernel.refusal import BadOptions
from heptarchy.lab.names import find_game
from heptarchy.lab.plans import Programme
from heptarchy.lab.simulate import make_plan

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from heptarchy.kernel.game import Game
    from heptarchy.kernel.options import Option

MOST = 256  # settings of one sweep
SPAN = ".."


def make_programme(
    game: str,
    given: Mapping[str, object],
    agents: Sequence[str],
    games: int,
    seed: int = 1,
    first: int = 0,
    records: str = "",
    watch: bool = False,
) -> Programme:
    """The plans of all settings. They share their seeds, game by game, so that like is compared with like."""
    found = find_game(game)
    return Programme(
        [
            make_plan(game, settled, agents, games, seed, first, records, label, watch)
            for label, settled in settings(found, given)
        ]
    )


def settings(game: Game, given: Mapping[str, object]) -> list[tuple[str, dict[str, object]]]:
    """Every combination of the values given, each with a label that says what is swept; one without if nothing is."""
    named = {option.name: option for option in game.options}
    fixed: dict[str, object] = {}
    swept: dict[str, list[str]] = {}
    for word, value in given.items():
        name = full_name(game, word)
        option = named.get(name)
        values = values_of(option, value) if option is not None and isinstance(value, str) else []
        if len(values) > 1:
            swept[name] = values
        else:
            fixed[name] = value
    combinations = list(product(*swept.values()))
    if len(combinations) > MOST:
        raise BadOptions(f"{len(combinations)} settings are too many for one campaign; {MOST} are the most")
    return [
        (
            " ".join(f"{name}={value}" for name, value in zip(swept, values, strict=True)),
            fixed | dict(zip(swept, values, strict=True)),
        )
        for values in combinations
    ]


def values_of(option: Option, text: str) -> list[str]:
    """The values that a text names, as the option spells them: `1..4`, `a,b`, `1..3,6`; each once."""
    found: list[str] = []
    for part in text.split(","):
        low, span, high = part.strip().partition(SPAN)
        words = whole_numbers(option, low, high) if span else [part.strip()]
        found.extend(option.spell(option.settle(word)) for word in words)
    return list(dict.fromkeys(found))


def whole_numbers(option: Option, low: str, high: str) -> list[str]:
    """All numbers of a span, its ends included."""
    if isinstance(option.default, bool) or option.choices:
        raise BadOptions(f"option {option.name} takes {option.range}: name them with commas, not {low}{SPAN}{high}")
    try:
        first, last = int(low), int(high)
    except ValueError:
        raise BadOptions(
            f"option {option.name}: {low}{SPAN}{high} is no span of whole numbers such as 1{SPAN}4"
        ) from None
    if first > last:
        raise BadOptions(f"option {option.name}: {low}{SPAN}{high} runs backwards")
    for end in (first, last):
        option.settle(end)  # before a million numbers are listed
    return [str(number) for number in range(first, last + 1)]


def full_name(game: Game, word: str) -> str:
    """An option by the beginning of its name, at a whole word, if one alone begins so; else the word as it is."""
    names = [option.name for option in game.options]
    if word in names:
        return word
    begun = [name for name in names if name.startswith(f"{word}_")]
    return begun[0] if len(begun) == 1 else word
