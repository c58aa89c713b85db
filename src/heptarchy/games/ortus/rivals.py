"""Whom an Earl may harm: everybody else, or while the King of a Rebellion stands the King alone (RB-8)."""

from __future__ import annotations

from heptarchy.games.ortus import tables as t
from heptarchy.games.ortus.state import Ortus


def rivals(s: Ortus, house: int) -> list[int]:
    """OR-12.1, OR-13.21: others in the game, never oneself; RB-8: rebels do not harm each other."""
    if s.liege == t.NOBODY:
        return [other for other in range(s.houses) if other != house and not s.out[other]]
    if house == s.liege:
        return [other for other in range(s.players) if not s.out[other]]
    return [s.liege]


def has_pact(s: Ortus) -> bool:
    """RB-8 to RB-13 hold while the King stands."""
    return s.liege != t.NOBODY
