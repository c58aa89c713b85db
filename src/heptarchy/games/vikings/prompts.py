"""What a seat is asked, in one line."""

from __future__ import annotations

from heptarchy.games.vikings.state import Vikings


def prompt(s: Vikings, seat: int) -> str:
    """The question on the table, for the seat that is asked."""
    rule = s.rule_for(seat)
    if not rule:
        return "the game is over" if s.over else "others are asked"
    return rule
