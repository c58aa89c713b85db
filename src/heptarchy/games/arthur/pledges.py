"""Given words: what was promised and accepted, and whether it was kept (AA-22.7). It has no effect but to be known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.arthur.book import told
from heptarchy.games.arthur.claims import claims_province, claims_throne, claims_title
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.table.actions import (
    PROMISE,
    PROMISE_THRONE,
    PROMISE_TITLE,
    RENOUNCE,
    RENOUNCE_THRONE,
    RENOUNCE_TITLE,
    YIELD,
    YIELD_THRONE,
)
from heptarchy.games.arthur.table.state import LAND, OFFERS, PLEDGES, changed

if TYPE_CHECKING:
    from heptarchy.games.arthur.table.state import Campaign, War

ACCEPTED = 1


def keep(s: Campaign, giver: int, to: int) -> None:
    """AA-22.7: a word is kept, and all know it."""
    s.kept = changed(s.kept, giver * s.players + to, s.kept[giver * s.players + to] + 1)
    s.tell(told.KEPT_WORD, giver, to)


def breach(s: Campaign, giver: int, to: int) -> None:
    """AA-22.7: a word is broken, and all know it."""
    s.broken = changed(s.broken, giver * s.players + to, s.broken[giver * s.players + to] + 1)
    s.tell(told.BROKE_WORD, giver, to)


def judge_joining(s: Campaign, seat: int, chief: int) -> None:
    """AA-22.7: who said yes has given his word to join."""
    for war in s.wars:
        for at in range(0, len(war.offers), OFFERS):
            side, to, _, answer = war.offers[at : at + OFFERS]
            if to == seat and answer == ACCEPTED:
                if war.chief[side] == chief:
                    keep(s, seat, chief)
                else:
                    breach(s, seat, war.chief[side])


def owed(war: War, giver: int, promise: int) -> list[int]:
    """AA-22.7: to whom this C-in-C owes what he promised: they said yes, came to his side and are there still."""
    found: list[int] = []
    for at in range(0, len(war.offers), OFFERS):
        side, to, said, answer = war.offers[at : at + OFFERS]
        if war.chief[side] == giver and said == promise and answer == ACCEPTED and is_there(war, to, side):
            found.append(to)
    return found


def is_there(war: War, seat: int, side: int) -> bool:
    """Has he come to that side, and not gone home?"""
    return war.side[seat] == side and not war.left[seat]


def yielding(war: War) -> int:
    """AA-22.3: the promise to stand back from what is worked out now."""
    return YIELD[war.prize_thing] if war.prize == LAND else YIELD_THRONE[war.prize_thing]


def judge_standing_back(s: Campaign, war: War, seat: int, stood_back: bool) -> None:
    """AA-22.7, AA-5.8: he has stood back as he promised, or insists on it against him whom he promised it."""
    for to in owed(war, seat, yielding(war)):
        if stood_back:
            keep(s, seat, to)
        elif to in war.rivals:
            breach(s, seat, to)


def note_pledges(s: Campaign) -> None:
    """AA-22.7: a claim that was to be renounced falls due when the giver's next own turn ends."""
    for war in s.wars:
        for at in range(0, len(war.offers), OFFERS):
            side, to, promise, answer = war.offers[at : at + OFFERS]
            giver = war.chief[side]
            if answer != ACCEPTED or not is_there(war, to, side) or claim_of(promise) < 0:
                continue
            if still_claims(s, giver, promise):
                turns = 2 if giver == s.active and not s.params.war_at_end_of_round else 1
                s.pledges = [*s.pledges, giver, to, promise, turns]


def claim_of(promise: int) -> int:
    """AA-22.3: the answer that renounces what was promised; -1 if it is another promise."""
    if PROMISE.holds(promise):
        return RENOUNCE[PROMISE.arg(promise)]
    if PROMISE_TITLE.holds(promise):
        return RENOUNCE_TITLE[PROMISE_TITLE.arg(promise)]
    return RENOUNCE_THRONE[PROMISE_THRONE.arg(promise)] if PROMISE_THRONE.holds(promise) else -1


def still_claims(s: Campaign, giver: int, promise: int) -> bool:
    """Has he the claim still that he promised to renounce?"""
    if PROMISE.holds(promise):
        return claims_province(s, giver, PROMISE.arg(promise))
    if PROMISE_TITLE.holds(promise):
        return claims_title(s, giver, PROMISE_TITLE.arg(promise))
    return claims_throne(s, giver, PROMISE_THRONE.arg(promise))


def judge_renouncing(s: Campaign, seat: int, answer: int) -> None:
    """AA-22.7: a claim is renounced as it was promised."""
    left: list[int] = []
    for at in range(0, len(s.pledges), PLEDGES):
        giver, to, promise, _ = s.pledges[at : at + PLEDGES]
        if giver == seat and claim_of(promise) == answer:
            keep(s, seat, to)
        else:
            left.extend(s.pledges[at : at + PLEDGES])
    s.pledges = left


def judge_turn(s: Campaign, seat: int) -> None:
    """AA-22.7: what was to be renounced by now, and is not; a claim that is gone otherwise is owed no more."""
    if t.RENOUNCE_CLAIM in s.aside[seat]:  # AA-C-R5: he could not
        return
    left: list[int] = []
    for at in range(0, len(s.pledges), PLEDGES):
        giver, to, promise, turns = s.pledges[at : at + PLEDGES]
        if giver != seat or (turns > 1 and still_claims(s, giver, promise)):
            left.extend([giver, to, promise, turns - 1 if giver == seat else turns])
        elif still_claims(s, giver, promise):
            breach(s, giver, to)
    s.pledges = left
