"""Kingship and Bequeathing (OR-15, OR-16)."""

from __future__ import annotations

from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.cards import discard, leave_hand, open_copies, raised
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.table.actions import DONATE
from heptarchy.games.ortus.table.modules import WITAN, plays_with
from heptarchy.games.ortus.table.state import AGED, Ortus


def raise_banner(s: Ortus, house: int) -> None:
    """OR-15.1: a Banner of the Hand into the Kingship row."""
    leave_hand(s, house, t.BANNER)
    s.banners = raised(s.banners, house)
    s.tell(told.BANNER, house)


def crown_leader(s: Ortus) -> None:
    """OR-15.2, OR-15.3: while the King card is free, a lead of two Banners over each other Earl takes it."""
    if s.king != t.NOBODY:
        return
    leader = 0
    for house in range(s.players):
        if s.banners[house] > s.banners[leader]:
            leader = house
    lead = s.banners[leader] - s.params.king_banner_lead
    if lead < 0:
        return
    for house in range(s.players):
        if house != leader and s.banners[house] > lead:
            return
    proclaim(s, leader)


def proclaim(s: Ortus, king: int) -> None:
    """OR-15.4, OR-15.5: all Banners go, and every other Earl with a Pool gives one card of it."""
    s.king = king
    s.tell(told.CROWNED, king)
    for house in range(s.players):
        for _ in range(s.banners[house]):
            discard(s, t.card_of(house, t.BANNER))
    s.banners = [0] * s.houses
    for i in range(s.players - 1, 0, -1):
        s.push(ask_donation, (king + i) % s.players)


def ask_donation(s: Ortus, house: int) -> None:
    """OR-15.5: a Pool card of his own choice."""
    kinds = [kind for kind in (t.INFANTRY, t.KNIGHT) if s.pool[house * 2 + kind]]
    if len(kinds) == 1:
        donate(s, house, DONATE.base + kinds[0])
    elif kinds:
        s.ask(house, [DONATE.base + kind for kind in kinds], then=donate, arg=house, rule="OR-15.5")


def donate(s: Ortus, house: int, answer: int) -> None:
    """OR-15.6: it is an ordinary Army card, and needs no Land now."""
    kind = DONATE.arg(answer)
    s.pool[house * 2 + kind] -= 1
    s.royal = [s.royal[0] + (kind == t.INFANTRY), s.royal[1] + (kind == t.KNIGHT)]
    s.tell(told.DONATED, house, kind)


def bequeath(s: Ortus, house: int, fief: int) -> None:
    """OR-16.3: Banner and Prince are discarded, then the whole pile is shuffled into the deck."""
    leave_hand(s, house, t.BANNER)
    discard(s, t.card_of(house, t.BANNER))
    s.lord[fief] = t.NO_LORD
    discard(s, t.card_of(house, t.PRINCE))
    shuffle_pile(s, house)
    s.tell(told.BEQUEATHED, house, fief)


def shuffle_pile(s: Ortus, house: int) -> None:
    """The discards become part of the deck; all remember what they were, and which Towers are older."""
    base = house * t.KINDS
    s.fresh = raised(s.fresh, house, -s.fresh[house])
    s.tower_marks[house] = [marks | AGED for marks in s.tower_marks[house]]
    revealed = s.revealed[:]
    for kind in range(t.KINDS):
        revealed[base + kind] = max(revealed[base + kind], open_copies(s, house, kind))
    s.revealed = revealed
    into = s.tray if plays_with(s, WITAN) else s.deck  # OV-18: there is no deck
    for kind in range(t.KINDS):
        into[base + kind] += s.pile[base + kind]
        s.pile[base + kind] = 0
