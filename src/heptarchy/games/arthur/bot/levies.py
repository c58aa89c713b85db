"""Raiders and the levy: which elements go, which stay, who leads (AA-7.12, AA-8.2)."""

from __future__ import annotations

from heptarchy.games.arthur.bot import weights as w
from heptarchy.games.arthur.table.actions import BAND, GIVE_UP, LEAD, RAIDERS_BASE, RAIDERS_FROM, RAISE
from heptarchy.games.arthur.table.state import BRITISH, Campaign
from heptarchy.games.dba.data.tables import PS, SP, WB


def raider_scores(s: Campaign, options: list[int]) -> list[float]:
    """AA-8.2: whoever is least missed; the base army stays at home."""
    found: list[float] = []
    for option in options:
        if RAIDERS_BASE.holds(option):
            found.append(-w.KIND[RAIDERS_BASE.arg(option)] - w.BASE_RAIDER)
        elif RAIDERS_FROM.holds(option):
            spears = s.population[RAIDERS_FROM.arg(option)] == BRITISH
            found.append(-w.KIND[SP if spears else WB])
        else:
            found.append(-w.KIND[WB])
    return found


def levy_scores(s: Campaign, options: list[int]) -> list[float]:
    """AA-7.12, AA-24.3, AA-27.1: heavy foot where there is a choice; the least for what a raid costs.

    Auxilia stay what they are.
    """
    leads = any(LEAD.holds(option) for option in options)
    found: list[float] = []
    for option in options:
        if LEAD.holds(option):
            found.append(w.LEADERS.get(LEAD.arg(option), 0.3))
        elif GIVE_UP.holds(option):
            found.append(-w.KIND[GIVE_UP.arg(option)])
        elif BAND.holds(option):
            found.append(w.BANDS.get(BAND.arg(option), 0.3))
        elif leads:
            found.append(-1.0)
        else:
            kind = RAISE.arg(option)
            found.append(w.KIND[kind] if kind != PS else 0.1)
    return found
