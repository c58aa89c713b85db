"""Ortus Regni as the rest of heptarchy meets it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from heptarchy.games.ortus import tables as t
from heptarchy.games.ortus.actions import SPACE
from heptarchy.games.ortus.params import figure_options
from heptarchy.games.ortus.prompts import prompt
from heptarchy.games.ortus.setup import first_state
from heptarchy.games.ortus.state import MODES, VARIANTS, Ortus
from heptarchy.kernel.game import Game
from heptarchy.kernel.options import Option, Value
from heptarchy.kernel.refusal import BadOptions

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heptarchy.kernel.state import State

RULES_VERSION = 1

OPTIONS: list[Option] = [
    Option("players", 2, "How many Earls sit at the table.", 1, 6),
    Option("variant", "base", "The game that is played.", choices=VARIANTS),
    Option("mode", "cooperative", "In a Rebellion of several Earls: what they win by (RB-2, RB-3).", choices=MODES),
    Option("banquet_answers", True, "In a semi-cooperative Rebellion a Banquet appeases the King (RB-66)."),
    Option(
        "castle_fallback",
        "last",
        "When the King, unable to reach a Palace, besieges a Castle instead (RB-47).",
        choices=("last", "first", "never"),
    ),
    Option("mulligan", False, "An opening Hand may be drawn anew once (OV-3); always so in heathen and wessex."),
    Option("concede", False, "An Earl may concede in his turn (OR-5.9); not in heathen and wessex."),
    *figure_options(),
]

# Players by variant (OR-2, GHA-1, WX, RB-1)
SEATS: dict[str, tuple[int, int]] = {"base": (2, 6), "heathen": (3, 6), "wessex": (2, 6), "rebellion": (1, 5)}


class OrtusGame(Game):
    """Ortus Regni and its variants."""

    def start(self, options: Mapping[str, Value]) -> State:
        """OR-2: the first state."""
        return first_state(dict(options))

    def check(self, options: Mapping[str, Value]) -> None:
        """OR-2, GHA-1, RB-1: how many may play what; figures that leave no game."""
        low, high = SEATS[str(options["variant"])]
        if not low <= int(options["players"]) <= high:
            raise BadOptions(f"{options['variant']} is for {low} to {high} players, not {options['players']}")
        if int(options["earl_deck_size"]) > t.DECK_TYPES * int(options["copies_per_type"]):
            raise BadOptions("earl_deck_size is more than fifteen types of copies_per_type give (OR-3.1)")
        if int(options["hand_start"]) > int(options["earl_deck_size"]):
            raise BadOptions("hand_start may not be more than earl_deck_size (OR-2.10)")

    def seat_names(self, options: Mapping[str, Value]) -> list[str]:
        """OR-1.3: a seat is called after its colour."""
        return list(t.COLOUR_NAMES[: int(options["players"])])

    def longest(self, options: Mapping[str, Value]) -> int:
        """ROUND_CAP bounds the rounds, cards bound a turn."""
        return 1_000_000

    def prompt(self, state: State, seat: int) -> str:
        """One line that says what this seat is asked."""
        assert isinstance(state, Ortus)
        return prompt(state, seat)

    def rules_text(self) -> str:
        """The rules in our own words."""
        return (Path(__file__).parent / "rules.en.md").read_text(encoding="utf-8")


ORTUS = OrtusGame("ortus", "Ortus Regni", RULES_VERSION, SPACE, OPTIONS)
