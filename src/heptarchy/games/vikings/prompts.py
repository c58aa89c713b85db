"""What a seat is asked, in one line."""

from __future__ import annotations

from heptarchy.games.vikings import tables as t
from heptarchy.games.vikings.actions import FACTION
from heptarchy.games.vikings.cards import deck_to_fill
from heptarchy.games.vikings.state import Vikings


def prompt(s: Vikings, seat: int) -> str:
    """The question on the table, for the seat that is asked."""
    rule = s.rule_for(seat)
    if not rule:
        return "the game is over" if s.over else "others are asked"
    return rule
