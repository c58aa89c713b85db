"""A table laid out for the War for Land and Gods (VX-1): Churches and the tiles kept of them, Forts, Settlements."""

from __future__ import annotations

from typing import Any

from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.games.vikings.units import is_viking_controlled
from tests.games.vikings.table import a_state, mask

GODS = ("land_and_gods",)


def a_land(**laid: Any) -> Vikings:
    """Churches stand in all fourteen cities that no Viking holds; the English have the tiles of the others.

    Plunder comes as soon as a city is taken, with its unit, unless a test says otherwise.
    """
    return a_state(modules=GODS, **{"plunder_passing": True, "plunder_waits": False, **laid})


def a_fortified_land(forts: tuple[int, ...] = (), settlements: tuple[int, ...] = (), **laid: Any) -> Vikings:
    """With these tiles on the map; Churches where they stand have been plundered, and the English have kept none."""
    s = a_land(**laid)
    age = s.age
    assert age is not None
    age.forts = mask(forts)
    age.settlements = mask(settlements)
    age.held = mask(city for city in t.CITIES if is_viking_controlled(s, city))
    age.churches &= ~age.held
    age.tiles = 0
    return s


def last_church(s: Vikings, shire: int) -> Vikings:
    """All others have been plundered."""
    assert s.age is not None
    s.age.churches = 1 << shire
    s.age.tiles = 13
    return s


def keep_tiles(s: Vikings, n: int) -> Vikings:
    """The English have so many plundered Churches."""
    assert s.age is not None
    s.age.tiles = n
    return s


def churches(s: Vikings) -> list[str]:
    """The shires whose Church stands."""
    found: list[str] = s.view(None)["age"]["churches"]
    return found


def tiles(s: Vikings) -> int:
    """The plundered Churches that the English have."""
    found: int = s.view(None)["age"]["tiles"]
    return found


def forts(s: Vikings) -> list[str]:
    """The shires with a Fort."""
    found: list[str] = s.view(None)["age"]["forts"]
    return found


def settlements(s: Vikings) -> list[str]:
    """The shires with a Settlement."""
    found: list[str] = s.view(None)["age"]["settlements"]
    return found


def tiles_left(s: Vikings) -> int:
    """The tiles that may still be built."""
    found: int = s.view(None)["age"]["fort_tiles"]
    return found
