"""Battles with Epic cards in the Fyrd deck, laid out for a test (VX-7)."""

from __future__ import annotations

from typing import Any

from heptarchy.games.vikings.data.tables import (
    ALFREDS_GAMBIT,
    BERSERKERS,
    CETREHT,
    EOFORWIC,
    HOUSECARL,
    NORSEMEN,
    THEGN,
)
from heptarchy.games.vikings.table.age import Age, Fray
from heptarchy.games.vikings.table.state import Battle, Vikings
from tests.games.vikings.table import a_state, fight

FULL = {NORSEMEN: 3, BERSERKERS: 2, HOUSECARL: 2, THEGN: 3}


def assault(
    there: dict[int, int] | None = None,
    active: int = NORSEMEN,
    shire: int = EOFORWIC,
    beside: dict[int, dict[int, int]] | None = None,
    modules: tuple[str, ...] = (),
    **laid: Any,
) -> Vikings:
    """A battle in York, where the Vikings attack unless told otherwise; `beside` are units in other shires."""
    units = {shire: there or FULL, **(beside or {})}
    return fight(a_state(modules=("epic_battles", *modules), active=active, units=units, **laid), shire)


def english_attack(there: dict[int, int] | None = None, active: int = HOUSECARL, **laid: Any) -> Vikings:
    """A battle in Catterick in which Alfred's Gambit calls Fyrd to the attackers."""
    return assault(there, active, CETREHT, **{"effects": (ALFREDS_GAMBIT,), **laid})


def battle_of(s: Vikings) -> Battle:
    """The battle being fought."""
    assert s.battle is not None
    return s.battle


def fray_of(s: Vikings) -> Fray:
    """What the modules remember of it."""
    fray = battle_of(s).fray
    assert fray is not None
    return fray


def age_of(s: Vikings) -> Age:
    """What the modules have on the table."""
    assert s.age is not None
    return s.age
