"""Kingdoms: a power for the side that holds enough of each (VX-2)."""

from __future__ import annotations

from typing import Final

from heptarchy.games.vikings.book import told, why
from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.data.tables import ENGLISH, SIDE_OF, THEGN, VIKING
from heptarchy.games.vikings.fray import the_age
from heptarchy.games.vikings.table.actions import PLACE
from heptarchy.games.vikings.table.modules import KINGDOMS
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.games.vikings.units import add_units, from_stock, is_viking_controlled
from heptarchy.kernel.refusal import Refusal


def renew_kingdoms(s: Vikings, arg: int) -> None:
    """VX-2.2: a step that East Anglia gives once a round may be had again."""
    the_age(s).spurred &= ~(1 << ta.EAST_ANGLIA)


def look_at_kingdoms(s: Vikings, arg: int) -> None:
    """VX-2.2: at the start of every turn: do the Vikings hold enough cities of each? Mercia gives its step anew."""
    age = the_age(s)
    age.spurred &= ~(1 << ta.MERCIA)
    for kingdom, cities in enumerate(ta.KINGDOM_CITIES):
        held = 0
        for city in cities:
            if is_viking_controlled(s, city):
                held += 1
        viking = held >= ta.KINGDOM_THRESHOLDS[kingdom]
        if viking != has_power(s, VIKING, kingdom):
            age.kingdoms ^= 1 << kingdom
            s.tell(told.KINGDOM_PASSES, VIKING if viking else ENGLISH, kingdom)


def has_power(s: Vikings, side: int, kingdom: int) -> bool:
    """VX-2.1: whether the power of a kingdom is this side's, if the module is played."""
    if not s.params.modules & KINGDOMS:
        return False
    return (the_age(s).kingdoms >> kingdom & 1 == 1) == (side == VIKING)


# VX-2.2, by faction: the kingdom whose city gets a unit of it
KINGDOM_OF_UNITS: Final[list[int]] = [ta.NORTHUMBRIA, ta.WESSEX, ta.WESSEX, ta.EAST_ANGLIA]


def kingdom_unit(s: Vikings, arg: int) -> None:
    """VX-2.2, VX-2.3: one unit of the active faction comes to a city of its kingdom, if its side has the power."""
    faction = s.active
    kingdom = KINGDOM_OF_UNITS[faction]
    if not has_power(s, s.side, kingdom) or not s.stock[faction]:
        return
    cities = cities_held(s, kingdom)
    if len(cities) == 1:
        kingdom_unit_comes(s, 0, PLACE[cities[0]])
    elif cities:
        options = [PLACE[city] for city in cities]
        s.ask(s.owner[faction], options, then=kingdom_unit_comes, rule="VX-2.2", why=refuse_kingdom_unit)


def cities_held(s: Vikings, kingdom: int) -> list[int]:
    """VX-2.3: the cities of a kingdom that the side of the active faction controls."""
    viking = s.side == VIKING
    return [city for city in ta.KINGDOM_CITIES[kingdom] if is_viking_controlled(s, city) == viking]


def refuse_kingdom_unit(s: Vikings, arg: int, action: int) -> Refusal | None:
    """VX-2.2: why no unit comes there."""
    if not PLACE.holds(action):
        return None
    kingdom = KINGDOM_OF_UNITS[s.active]
    if PLACE.arg(action) in cities_held(s, kingdom):
        return None
    return why.NO_CITY_OF_KINGDOM.by("VX-2.2", PLACE.arg(action), kingdom)


def kingdom_unit_comes(s: Vikings, arg: int, answer: int) -> None:
    """VX-2.3: from the stockpile."""
    shire = PLACE.arg(answer)
    add_units(s, s.active, shire, from_stock(s, s.active, 1))
    s.tell(told.REINFORCED, 1, s.active, shire)


def kingdom_fyrd(s: Vikings, shire: int) -> int:
    """VX-2.2: Fyrd more for a city of Northumbria in English power, fewer for one of Mercia in Viking power."""
    if shire in ta.KINGDOM_CITIES[ta.NORTHUMBRIA]:
        return s.params.kingdom_fyrd if has_power(s, ENGLISH, ta.NORTHUMBRIA) else 0
    if shire in ta.KINGDOM_CITIES[ta.MERCIA]:
        return -s.params.kingdom_fyrd if has_power(s, VIKING, ta.MERCIA) else 0
    return 0


def has_spur(s: Vikings, kingdom: int, leader: int) -> bool:
    """VX-2.2: Mercia lets one English army go further in the Thegn turn, East Anglia one Viking Leader a round."""
    if the_age(s).spurred >> kingdom & 1 or not has_power(s, SIDE_OF[s.active], kingdom):
        return False
    if kingdom == ta.MERCIA:
        return s.active == THEGN and leader < 0
    return kingdom == ta.EAST_ANGLIA and s.side == VIKING and leader >= 0
