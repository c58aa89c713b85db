"""The Clerisy (OV-8): Churches and the Cathedral as seats of Fiefs of their own."""

from __future__ import annotations

from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.table.state import Ortus


def found_minster(s: Ortus, house: int, card: int) -> None:
    """OV-8: the Church or Cathedral becomes the seat of a new Fief."""
    fief = open_minster(s, t.colour_of(card), t.type_of(card))
    s.holder[fief] = house
    s.lord[fief] = t.NO_LORD
    s.props[fief] = []
    s.fiefs[house] = [*s.fiefs[house], fief]
    s.tell(told.NEW_FIEF, house, t.type_of(card), fief)


def open_minster(s: Ortus, colour: int, kind: int) -> int:
    """Where it comes to stand: the first place for a minster of that colour that is free."""
    first = t.FIRST_MINSTER + colour * t.SEATS_EACH
    if kind == t.CATHEDRAL:
        return first + t.SEATS_EACH - 1
    for fief in range(first, first + t.SEATS_EACH - 1):
        if s.holder[fief] == t.NOBODY:
            return fief
    raise RuntimeError(f"no place left for a minster of {t.COLOURS[colour]}")


def leave_minster(s: Ortus, fief: int) -> None:
    """OV-8: Intrigue has taken the seat itself: the Fief is no more."""
    house = s.holder[fief]
    s.holder[fief] = t.NOBODY
    s.fiefs[house] = [other for other in s.fiefs[house] if other != fief]


def takes_property(fief: int, kind: int) -> bool:
    """OV-8: to a minster Lands and Market Towns are attached, no further Church."""
    return not t.is_minster(fief) or kind == t.LAND or kind == t.MARKET


def takes_lord(fief: int, kind: int) -> bool:
    """OV-8: only Monks are Lords of a minster; OV-20: the Marches take none."""
    return not t.is_march(fief) and (kind == t.MONK or not t.is_minster(fief))


def bare_seat(s: Ortus, fief: int) -> int:
    """OV-8: the seat of a minster to which nothing is attached, as a card that Intrigue may take; else -1."""
    if t.is_minster(fief) and not s.props[fief]:
        return t.card_of(t.seat_colour(fief), t.seat_type(fief))
    return -1
