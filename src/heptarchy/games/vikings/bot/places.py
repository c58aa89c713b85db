"""Where units come in: set-up, icons, Alfred, those who fled (V-3.5, V-5)."""

from __future__ import annotations

from heptarchy.games.vikings.bot import weights as w
from heptarchy.games.vikings.bot.outlook import Outlook
from heptarchy.games.vikings.data.tables import ALFRED, FACTIONS_OF, LEADER_UNITS
from heptarchy.games.vikings.table.actions import BOARD, PLACE
from heptarchy.games.vikings.units import leaders_in


def place_score(o: Outlook, faction: int, option: int, n: int) -> float:
    """V-5.4, V-5.7: what n units more are worth there; with a Leader they go on at once."""
    if BOARD.holds(option):
        return n * (o.unit[faction] + w.ABOARD)
    shire = PLACE.arg(option)
    value = join(o, faction, shire, n)
    if leaders_in(o.s, o.side, shire):
        value += n * w.LEAD
    return value - shire * w.TIE


def join(o: Outlook, faction: int, shire: int, n: int) -> float:
    """What n units of a faction more are worth in a shire."""
    of_first = n if faction == FACTIONS_OF[o.side][0] else 0
    return o.join(shire, of_first, n - of_first)


def take_scores(o: Outlook, faction: int, places: list[int], units: int, numbers: list[int]) -> list[float]:
    """V-5.4, V-5.7: how many go to the best place; the rest go to the next best, one by one."""
    scored = sorted(((place_score(o, faction, place, 1), place) for place in places), reverse=True)
    best = scored[0][1]
    next_best = scored[1][0] if len(scored) > 1 else 0.0
    return [place_score(o, faction, best, n) + (units - n) * next_best for n in numbers]


def crown_score(o: Outlook, shire: int) -> float:
    """V-5.6: what it is worth that Alfred and his men come to a city."""
    _, _, housecarl, thegns = LEADER_UNITS[ALFRED]
    return o.join(shire, housecarl, thegns)


def deploy_score(o: Outlook, shire: int) -> float:
    """V-3.5: what one unit more is worth at the start."""
    at = o.s.hosts[o.side][shire]
    return w.DEPLOY.get(shire, -1.0) - w.DEPLOY_NEXT * at
