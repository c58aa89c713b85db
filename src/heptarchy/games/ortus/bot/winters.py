"""Votes, Winters and Legacy points of the Wessex campaign (WX)."""

from __future__ import annotations

from heptarchy.games.ortus.bot import weights as w
from heptarchy.games.ortus.bot.outlook import Outlook
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.table.actions import BUY, BUY_TOWERS, VOTE
from heptarchy.games.ortus.table.state import Ortus

FOR = 0
AGAINST = 1


def legacy_of(s: Ortus, house: int) -> int:
    """WX-27: what this Earl would score now, the pair in his Hand as we imagine it."""
    points = 1 if s.king == house else 0
    for fief in s.fiefs[house]:
        kinds = [card % t.KINDS for card in s.props[fief]]
        paired = t.LAND in kinds and t.MARKET in kinds
        if t.CATHEDRAL in kinds or s.lord[fief] in (t.PRINCE, t.MONK) or paired:
            points += 1
    base = house * t.KINDS
    if s.hand[base + t.MONK] and s.hand[base + t.BANQUET]:
        points += 1
    return points if s.fiefs[house] else min(points, s.params.legacy_off_table_max)


def lead(o: Outlook) -> float:
    """Our points of this Winter against the mean of the others'."""
    s = o.s
    others = [legacy_of(s, house) for house in range(s.players) if house != o.me]
    return legacy_of(s, o.me) - sum(others) / len(others)


def vote_value(o: Outlook) -> float:
    """WX-13: Winter when we are ahead."""
    ahead = lead(o)
    return w.SHARE_OF_LEGACY * ahead - 1.0 if ahead > 0 else -1.0


def vote_scores(o: Outlook, options: list[int]) -> list[float]:
    """WX-15: for Winter when ahead, or rather than the Vikings; against it when behind."""
    s = o.s
    ahead = lead(o)
    if s.black >= s.params.black_markers:
        ahead += 0.0 if s.king == o.me and s.fiefs[o.me] else 0.75  # the King saves the land
    return [ahead if VOTE.arg(option) == FOR else -ahead if VOTE.arg(option) == AGAINST else -0.1 for option in options]


WORTH = {
    t.CASTLE: 3.0,
    t.LAND: 3.2,
    t.MARKET: 2.2,
    t.CHURCH: 1.6,
    t.PRINCE: 3.4,
    t.CHAMPION: 2.4,
    t.VASSAL: 0.8,
    t.MONK: 2.8,
    t.BANNER: 1.8,
}


def buy_scores(o: Outlook, options: list[int]) -> list[float]:
    """WX-34: a Lord that scores again, Lands, a second seat; Banners if they crown us."""
    s = o.s
    found: list[float] = []
    for option in options:
        if option == BUY_TOWERS.base:
            found.append(2.6)
        elif BUY.holds(option):
            kind = BUY.arg(option)
            value = WORTH.get(kind, 0.0)
            if kind == t.CASTLE and len(s.fiefs[o.me]) > 1:
                value -= 0.8
            found.append(value)
        else:
            found.append(0.0)
    return found
