"""Exact chances of close combats, counted once and kept (DBA-16, DBA-17)."""

from __future__ import annotations

from heptarchy.games.dba.bot import weights as w
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.table.odds import counted

# By a fight's kinds, factors and circumstances, packed: what each of the two may expect to lose, in parts of 3600
_KNOWN: dict[int, tuple[int, int, int, int, int]] = {}


def share_lost(counts: list[int]) -> int:
    """What these outcomes cost, in parts of 3600 of the element's worth."""
    return counts[t.DESTROY] * 100 + counts[t.FLEE] * w.FLED + counts[t.RECOIL] * w.RECOILED


def expected(
    kind: int, foe: int, mine: int, theirs: int, bad: bool, foe_bad: bool, flanked: bool, foe_flanked: bool
) -> tuple[int, int, int, int, int]:
    """What either may expect to lose, in parts of 3600 of its worth; how often out of 36 either is destroyed, and
    how often the first gives way at all."""
    key = (((kind * 10 + foe) * 32 + mine + 8) * 32 + theirs + 8) * 16
    key += bad + 2 * foe_bad + 4 * flanked + 8 * foe_flanked
    found = _KNOWN.get(key)
    if found is None:
        odds = counted(kind, foe, mine, theirs, bad, foe_bad, flanked, foe_flanked)
        gives_way = odds.a[t.DESTROY] + odds.a[t.FLEE] + odds.a[t.RECOIL]
        found = (share_lost(odds.a), share_lost(odds.b), odds.a[t.DESTROY], odds.b[t.DESTROY], gives_way)
        _KNOWN[key] = found
    return found
