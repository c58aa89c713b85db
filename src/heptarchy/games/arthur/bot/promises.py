"""Given words: what a promise is worth, to whom it is made and to who makes it, and whom one believes (AA-22)."""

from __future__ import annotations

from math import exp

from heptarchy.games.arthur.bot import weights as w
from heptarchy.games.arthur.bot.outlook import Outlook, Stake
from heptarchy.games.arthur.pledges import claim_of, owed, yielding
from heptarchy.games.arthur.table.actions import (
    PROMISE,
    PROMISE_THRONE,
    PROMISE_TITLE,
    YIELD,
    YIELD_THRONE,
    YIELD_TITLE,
)
from heptarchy.games.arthur.table.state import LAND, OFFERS, PLEDGES, TITLE, War


def trust(o: Outlook, giver: int, to: int) -> float:
    """AA-22.7: how far his word is believed: less with every word that he has broken, most where it was given to us."""
    kept = broken = 0
    for other in range(o.players):
        times = 2 if other == to else 1
        kept += times * o.s.kept[giver * o.players + other]
        broken += times * o.s.broken[giver * o.players + other]
    return (w.FAITHFUL + kept) / (w.FAITHFUL + kept + w.BREACH * broken)


def grudge(o: Outlook, chief: int) -> float:
    """What it costs him that he has broken his word to us: we stand beside him less gladly."""
    return w.GRUDGE * o.s.broken[chief * o.players + o.me]


def promises_of(kind: int, thing: int) -> tuple[int, int]:
    """AA-22.3: the two promises that can be made about a thing."""
    if kind == LAND:
        return PROMISE[thing], YIELD[thing]
    if kind == TITLE:
        return PROMISE_TITLE[thing], YIELD_TITLE[thing]
    return PROMISE_THRONE[thing], YIELD_THRONE[thing]


def stake_of(o: Outlook, promise: int) -> Stake | None:
    """What a promise is about."""
    for stake in o.stakes:
        if promise in promises_of(stake.kind, stake.thing):
            return stake
    return None


def offer_value(o: Outlook, chief: int, other: int, promise: int) -> float:
    """What a promise is worth to the other: his own land is safe, or a prize is not shared; if it is believed."""
    stake = stake_of(o, promise)
    if stake is None:
        return 0.0
    if claim_of(promise) < 0:  # AA-22.1: nobody can stand back from a title
        worth = 0.0 if stake.kind == TITLE else o.claim * stake.value / 2
    else:
        worth = w.PROMISE * o.claim * stake.loss if stake.owner == other else 0.0
    return worth * trust(o, chief, other)


def price(o: Outlook, promise: int) -> float:
    """What it costs us to keep a promise when it falls due: a claim and a card, or half a prize."""
    stake = stake_of(o, promise)
    if stake is None:
        return 0.0
    if claim_of(promise) < 0:
        return w.INSIST * stake.value
    return o.claim * stake.value / len(stake.claimants) + w.RENOUNCES


def keeps(o: Outlook, promise: int) -> bool:
    """A word is kept unless that loses clearly more than it gains."""
    return price(o, promise) <= w.HONOUR


def promised(o: Outlook, war: War, side: int) -> float:
    """AA-22.3: what the C-in-C of a side has promised us, and what our own word to him is worth."""
    value = -grudge(o, war.chief[side])
    for i in range(0, len(war.offers), OFFERS):
        if war.offers[i] == side and war.offers[i + 1] == o.me and war.offers[i + 3] != 0:
            value += offer_value(o, war.chief[side], o.me, war.offers[i + 2])
            if war.offers[i + 3] == 1:
                value += w.WORD
    return value


def is_bespoken(o: Outlook, chief: int) -> bool:
    """AA-22.4: have we said yes to another C-in-C already?"""
    for war in o.s.wars:
        for i in range(0, len(war.offers), OFFERS):
            if war.offers[i + 1] == o.me and war.offers[i + 3] == 1 and war.chief[war.offers[i]] != chief:
                return True
    return False


def drawn_over(lead: float, lure: float) -> float:
    """How much likelier he comes for a promise, if he leans so much to our side without it."""
    return comes(lead + lure) - comes(lead)


def comes(lead: float) -> float:
    """How likely somebody comes to the side that promises him so much more."""
    return 1.0 / (1.0 + exp(max(-20.0, min(20.0, -lead / w.PERSUADED))))


# When they fall due


def due(o: Outlook) -> list[int]:
    """AA-22.7: the claims that we have promised to renounce, as answers; those whose price is too high are left out."""
    found: list[int] = []
    for at in range(0, len(o.s.pledges), PLEDGES):
        promise = o.s.pledges[at + 2]
        if o.s.pledges[at] == o.me and keeps(o, promise):
            found.append(claim_of(promise))
    return found


def renounce_value(o: Outlook, option: int) -> float:
    """AA-4.3: claims cost nothing and none is given up, but by a word that was given."""
    return w.HONOUR if option in due(o) else -0.5


def stands_back(o: Outlook, war: War) -> bool:
    """AA-5.8: have we promised it to a rival, and is that still worth keeping?"""
    promise = yielding(war)
    return any(to in war.rivals for to in owed(war, o.me, promise)) and keeps(o, promise)
