"""Who holds the Cathedral, and who controls the Church (OR-7.5)."""

from __future__ import annotations

from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.table.modules import TWO_HEADS, plays_with
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.tetrarchy import partner_of


def cathedral_holder(s: Ortus) -> int:
    """OR-7.5a: at most one Cathedral is on the table; who holds it, or NOBODY."""
    for house in range(s.houses):
        for fief in s.fiefs[house]:
            if t.is_minster(fief) and t.seat_type(fief) == t.CATHEDRAL:
                return house
            for card in s.props[fief]:
                if card % t.KINDS == t.CATHEDRAL:
                    return house
    return t.NOBODY


def churches_of(s: Ortus, house: int) -> int:
    """How many Churches an Earl has."""
    churches = 0
    for fief in s.fiefs[house]:
        if t.is_minster(fief) and t.seat_type(fief) == t.CHURCH:
            churches += 1
        for card in s.props[fief]:
            if card % t.KINDS == t.CHURCH:
                churches += 1
    return churches


def church_controller(s: Ortus) -> int:
    """OR-7.5b: the Earl with the Cathedral; without one, he who has strictly most Churches; else NOBODY."""
    holder = cathedral_holder(s)
    if holder != t.NOBODY:
        return holder
    best = 0
    controller = t.NOBODY
    for house in range(s.houses):
        churches = churches_of(s, house)
        if churches > best:
            best = churches
            controller = house
        elif churches == best:
            controller = t.NOBODY
    return controller


def may_bequeath(s: Ortus, house: int) -> bool:
    """OR-7.5d, OR-16.2: while another holds the Cathedral, only an Earl with a Church bequeaths."""
    holder = cathedral_holder(s)
    if holder == t.NOBODY or holder == house or churches_of(s, house) > 0:
        return True
    if plays_with(s, TWO_HEADS) and (holder - house) % 2 == 0:
        return True  # OV-16: the ally's Cathedral does not block
    if holder == partner_of(s, house):
        return True  # OV-17.16: nor does the partner's
    return s.liege != t.NOBODY and holder != s.liege  # RB-10: among rebels it does not hinder
