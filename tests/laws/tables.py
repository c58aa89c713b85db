"""Which games the laws hold for, and under which options they are tried."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import heptarchy
from heptarchy import Game
from raids.game import RAIDS

Given = dict[str, object]


@dataclass(frozen=True)
class Case:
    """A game under one set of options."""

    game: Game
    given: tuple[tuple[str, object], ...]

    @property
    def options(self) -> Given:
        return dict(self.given)

    def __str__(self) -> str:
        return "-".join([self.game.id, *(f"{name}={value}" for name, value in self.given)])


def raids_options() -> list[Given]:
    sets: list[Given] = []
    for players in (2, 3, 4):
        sets.append({"players": players})
        sets.append({"players": players, "years": 3, "berserks": False})
    return [*sets, {"players": 2, "hoards": "poor"}, {"players": 3, "hoards": "poor"}]


def vikings_options() -> list[Given]:
    sets: list[Given] = []
    for players in (2, 3, 4):
        sets.append({"players": players})
        sets.append({"players": players, "advanced": True})
    return sets


# One row a game; a game that is registered and has no row fails the first test of test_play.py.
OPTION_SETS: dict[str, Callable[[], list[Given]]] = {"raids": raids_options, "vikings": vikings_options}


def find_game(id: str) -> Game:
    """Any registered game, and raids, which only the tests know."""
    return RAIDS if id == "raids" else heptarchy.game(id)


CASES = [
    Case(find_game(id), tuple(given.items()))
    for id, option_sets in sorted(OPTION_SETS.items())
    for given in option_sets()
]
