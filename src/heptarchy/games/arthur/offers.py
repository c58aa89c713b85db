"""Offers to allies: a C-in-C promises something to whoever has yet to choose a side (AA-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.arthur.book import told, why
from heptarchy.games.arthur.claims import claims_province, claims_throne, claims_title
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.realm import is_placed, lord_of
from heptarchy.games.arthur.table.actions import (
    ACCEPT,
    DECLINE,
    DONE,
    OFFER_TO,
    PROMISE,
    PROMISE_THRONE,
    PROMISE_TITLE,
    YIELD,
    YIELD_THRONE,
    YIELD_TITLE,
)
from heptarchy.games.arthur.table.state import NOBODY, OFFERS
from heptarchy.kernel.refusal import Refusal

if TYPE_CHECKING:
    from heptarchy.games.arthur.table.state import Campaign, War

UNANSWERED = -1


def ask_offers(s: Campaign, arg: int) -> None:
    """AA-22.2: whom the C-in-C of a side makes an offer, one after the other, until he has done."""
    war, side = s.wars[arg // 2], arg % 2
    others = may_be_offered(s, war, side)
    if others:
        s.ask(
            war.chief[side],
            [DONE[0], *[OFFER_TO[other] for other in others]],
            then=settle_whom,
            arg=arg,
            rule="AA-22.2",
            why=refuse_offer,
        )


def refuse_offer(s: Campaign, arg: int, action: int) -> Refusal | None:
    """AA-22.2, AA-22.3: why he gets no offer."""
    if not OFFER_TO.holds(action):
        return None
    war, side = s.wars[arg // 2], arg % 2
    other = OFFER_TO.arg(action)
    if is_placed(s, other):
        return why.ON_A_SIDE.by("AA-22.2", other)
    if lord_of(s, other) != NOBODY:
        return why.GOES_WITH_LORD.by("AA-22.2", other)
    if has_offer(war, side, other):
        return why.HAD_OFFER.by("AA-22.2", other)
    return None if promises(s, war.chief[side], other) else why.NOTHING_TO_PROMISE.by("AA-22.3", other)


def may_be_offered(s: Campaign, war: War, side: int) -> list[int]:
    """AA-22.2, AA-22.3: who has yet to choose, has no offer of this C-in-C, and can be promised something."""
    chief = war.chief[side]
    return [
        other
        for other in range(s.players)
        if not is_placed(s, other)
        and lord_of(s, other) == NOBODY
        and not has_offer(war, side, other)
        and promises(s, chief, other)
    ]


def has_offer(war: War, side: int, other: int) -> bool:
    """AA-22.2: one offer in a war from the same C-in-C."""
    return any(war.offers[i] == side and war.offers[i + 1] == other for i in range(0, len(war.offers), OFFERS))


def promises(s: Campaign, chief: int, other: int) -> list[int]:
    """AA-22.3: to renounce what the C-in-C claims; to stand back from what both claim."""
    found: list[int] = []
    for province in range(t.PROVINCES):
        if claims_province(s, chief, province):
            found.append(PROMISE[province])
            if claims_province(s, other, province):
                found.append(YIELD[province])
    for title in range(t.TITLES):
        if claims_title(s, chief, title):
            found.append(PROMISE_TITLE[title])
            if claims_title(s, other, title):
                found.append(YIELD_TITLE[title])
    for throne in range(s.players):
        if claims_throne(s, chief, throne):
            found.append(PROMISE_THRONE[throne])
            if claims_throne(s, other, throne):
                found.append(YIELD_THRONE[throne])
    return found


def settle_whom(s: Campaign, arg: int, answer: int) -> None:
    """AA-22.3: and what he promises."""
    if answer == DONE[0]:
        return
    other = OFFER_TO.arg(answer)
    chief = s.wars[arg // 2].chief[arg % 2]
    options = promises(s, chief, other)
    s.ask(chief, options, then=settle_promise, arg=arg * s.players + other, rule="AA-22.3", why=refuse_promise)


def refuse_promise(s: Campaign, arg: int, action: int) -> Refusal | None:
    """AA-22.3: only what one claims can be promised, and yielded only to who claims it too."""
    other = arg % s.players
    if action in promises(s, s.by, other):
        return None
    for verb in (PROMISE, YIELD):
        if verb.holds(action):
            if claims_province(s, s.by, verb.arg(action)):
                return why.OTHER_HAS_NO_CLAIM.by("AA-22.3", other, verb.arg(action))
            return why.NO_CLAIM.by("AA-22.3", verb.arg(action))
    for verb in (PROMISE_TITLE, YIELD_TITLE):
        if verb.holds(action):
            if claims_title(s, s.by, verb.arg(action)):
                return why.OTHER_HAS_NO_TITLE_CLAIM.by("AA-22.3", other, verb.arg(action))
            return why.NO_TITLE_CLAIM.by("AA-22.3", verb.arg(action))
    for verb in (PROMISE_THRONE, YIELD_THRONE):
        if verb.holds(action):
            if claims_throne(s, s.by, verb.arg(action)):
                return why.OTHER_HAS_NO_THRONE_CLAIM.by("AA-22.3", other)
            return why.NO_THRONE_CLAIM.by("AA-22.3", verb.arg(action))
    return None


def settle_promise(s: Campaign, arg: int, answer: int) -> None:
    """AA-22.4: it is told to all, and the other answers."""
    place, other = divmod(arg, s.players)
    war, side = s.wars[place // 2], place % 2
    war.offers = [*war.offers, side, other, answer, UNANSWERED]
    s.tell(told.OFFERED, war.chief[side], other)
    s.ask(other, [ACCEPT[0], DECLINE[0]], then=settle_reply, arg=place, rule="AA-22.4")


def settle_reply(s: Campaign, arg: int, answer: int) -> None:
    """AA-22.4, AA-22.5: yes or no, which binds nobody."""
    war = s.wars[arg // 2]
    war.offers = [*war.offers[:-1], 1 if answer == ACCEPT[0] else 0]
    s.tell(told.ACCEPTED if answer == ACCEPT[0] else told.DECLINED, s.by, war.chief[arg % 2])
    s.push(ask_offers, arg)
