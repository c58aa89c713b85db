"""Resourceful Earls (OV-7): two cards of the Hand for one of the tray."""

from __future__ import annotations

from heptarchy.games.ortus.book import told, why
from heptarchy.games.ortus.cards import count_of, discard, leave_hand
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.table.actions import DISCARD, FETCH
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.kernel.events import only
from heptarchy.kernel.refusal import Refusal


def may_exchange(s: Ortus, house: int) -> bool:
    """OV-7: with enough cards in Hand, and a tray."""
    return count_of(s.hand, house) >= s.params.exchange_cost and count_of(s.tray, house) > 0


def exchange(s: Ortus, house: int) -> None:
    """OV-7: the price first, then the card."""
    s.push(ask_fetch, house)
    for _ in range(s.params.exchange_cost):
        s.push(ask_discard, house)


def ask_discard(s: Ortus, house: int) -> None:
    """OV-7: a card of the Hand to discard."""
    base = house * t.KINDS
    menu = [DISCARD.base + kind for kind in range(t.KINDS) if s.hand[base + kind]]
    s.ask(house, menu, then=throw, arg=house, rule="OV-7", why=refuse_exchange)


def throw(s: Ortus, house: int, answer: int) -> None:
    """It goes face up to his pile."""
    kind = DISCARD.arg(answer)
    leave_hand(s, house, kind)
    discard(s, t.card_of(house, kind))
    s.tell(told.DISCARDED, kind, house)


def ask_fetch(s: Ortus, house: int) -> None:
    """OV-7: any card of the tray; nobody else sees which."""
    base = house * t.KINDS
    menu = [FETCH.base + kind for kind in range(t.KINDS) if s.tray[base + kind]]
    s.ask(house, menu, then=fetch, arg=house, rule="OV-7", why=refuse_exchange, audience=only(house))


def fetch(s: Ortus, house: int, answer: int) -> None:
    """It joins the Hand."""
    kind = FETCH.arg(answer)
    s.tray[house * t.KINDS + kind] -= 1
    s.hand[house * t.KINDS + kind] += 1
    s.tell(told.FETCHED, house)


def refuse_exchange(s: Ortus, house: int, action: int) -> Refusal | None:
    """OV-7: from the Hand into the pile, from the tray into the Hand."""
    if DISCARD.holds(action) and not s.hand[house * t.KINDS + DISCARD.arg(action)]:
        return why.NOT_HELD.by("OV-7", DISCARD.arg(action))
    if FETCH.holds(action) and not s.tray[house * t.KINDS + FETCH.arg(action)]:
        return why.NOT_IN_TRAY.by("OV-7", FETCH.arg(action))
    return None
