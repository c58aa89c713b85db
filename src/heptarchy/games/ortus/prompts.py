"""What a seat is asked, in one line."""

from __future__ import annotations

from heptarchy.games.ortus.actions import EARL
from heptarchy.games.ortus.state import Ortus


def prompt(s: Ortus, seat: int) -> str:
    """The question on the table, for the seat that is asked."""
    asked = s.asked(seat)
    if asked is None:
        return "the game is over" if s.over else "others are asked"
    return f"{EARL.shown[seat]}: answer by {asked.rule}"
