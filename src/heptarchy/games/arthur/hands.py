"""Hands of Winds cards, and what others know of them (AA-3.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.arthur.table.state import replaced, without

if TYPE_CHECKING:
    from heptarchy.games.arthur.table.state import Campaign


def put_in(s: Campaign, seat: int, card: int) -> None:
    """A card comes into a hand."""
    s.hands = replaced(s.hands, seat, sorted([*s.hands[seat], card]))


def take_out(s: Campaign, seat: int, card: int) -> None:
    """A card leaves a hand, and whoever knew it there knows it no more."""
    s.hands = replaced(s.hands, seat, without(s.hands[seat], card))
    for other in range(s.players):
        at = other * s.players + seat
        if card in s.known[at]:
            s.known = replaced(s.known, at, without(s.known[at], card))


def know(s: Campaign, seat: int, owner: int, card: int) -> None:
    """A player knows a card in another's hand, for as long as it stays there."""
    at = seat * s.players + owner
    if seat != owner and s.known[at].count(card) < s.hands[owner].count(card):
        s.known = replaced(s.known, at, sorted([*s.known[at], card]))


def forget(s: Campaign, seat: int, owner: int) -> None:
    """A card has left that hand or come into it unseen: what a player knew of it is sure no more."""
    s.known = replaced(s.known, seat * s.players + owner, [])
