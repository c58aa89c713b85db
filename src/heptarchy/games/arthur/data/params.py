"""The figures that a designer might vary, or that a better source might correct: one line each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.arthur.table.presets import NO_SHORE, SHORE_KEYS
from heptarchy.kernel.options import Option, Value

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

# name, value, lowest, highest; every one is an option of the same name
FIGURES: list[tuple[str, int, int, int]] = [
    ("hand_winds", 2, 1, 4),  # AA-2.6
    ("cards_a_turn", 2, 1, 4),  # AA-3.1
    ("war_round", 3, 1, 9),  # AA-9.1
    ("cooldown_rounds", 2, 0, 6),  # AA-9.4
    ("saxon_levy", 2, 0, 6),  # AA-6.1
    ("british_levy", 1, 0, 6),  # AA-6.1
    ("warlord_levy", 2, 0, 6),  # AA-7.5
    ("charisma_levy", 2, 0, 6),  # AA-7.6
    ("home_raid", 2, 0, 6),  # AA-8.4
    ("british_rank", 1, 0, 9),  # AA-12.1
    ("vassal_rank", 2, 0, 9),  # AA-12.1
    ("warlord_rank", 1, 0, 9),  # AA-12.1
    ("title_rank", 3, 0, 9),  # AA-12.1
    ("siege_bonus", 2, 0, 6),  # AA-10.3
]


class Params:
    """The figures of one campaign; its states share it and never change it."""

    def __init__(self) -> None:
        self.hand_winds: int = 0
        self.cards_a_turn: int = 0
        self.war_round: int = 0
        self.cooldown_rounds: int = 0
        self.saxon_levy: int = 0
        self.british_levy: int = 0
        self.warlord_levy: int = 0
        self.charisma_levy: int = 0
        self.home_raid: int = 0
        self.british_rank: int = 0
        self.vassal_rank: int = 0
        self.warlord_rank: int = 0
        self.title_rank: int = 0
        self.siege_bonus: int = 0
        self.rounds: int = 0
        self.throne_on_death: bool = False
        self.saxon_shore: int = NO_SHORE
        self.share_out: bool = False
        self.war_at_end_of_round: bool = True


def figure_options(said: Callable[[str], str]) -> list[Option]:
    """The figures as options of a table."""
    return [Option(name, value, said(name), low, high) for name, value, low, high in FIGURES]


def make_params(options: Mapping[str, Value]) -> Params:
    """The figures that the options settle."""
    p = Params()
    for name, _, _, _ in FIGURES:
        setattr(p, name, int(options[name]))
    p.rounds = int(options["rounds"])
    p.throne_on_death = bool(options["throne_on_death"])
    p.saxon_shore = SHORE_KEYS.index(str(options["saxon_shore"]))
    p.share_out = bool(options["share_out"])
    p.war_at_end_of_round = bool(options["war_at_end_of_round"])
    return p
