"""Who stays in a held city unless the player says otherwise: a number that goes before a step (V-2.10, V-8.2)."""

from __future__ import annotations

from heptarchy.games.vikings.data.tables import FACTIONS_OF, IS_CITY, SIDE_OF, VIKING
from heptarchy.games.vikings.march import ask_stop, fewest_along
from heptarchy.games.vikings.table.actions import LOAD, SAIL, STEP
from heptarchy.games.vikings.table.state import March, Vikings
from heptarchy.games.vikings.units import is_fortified, is_marked


def before(s: Vikings, seat: int) -> dict[int, list[int]]:
    """V-2.10: by step out of a held city that would leave it empty: the number that goes before it by default."""
    march = s.march
    if march is None or s.asked_by() is not ask_stop:
        return {}
    loads = kept_back(s, march)
    if not loads:
        return {}
    return {option: loads for option in s.options_for(seat) if STEP.holds(option) or SAIL.holds(option)}


def kept_back(s: Vikings, march: March) -> list[int]:
    """V-8.2: one stays, of the ally's units if their number is still to be set; not of an army on its way (V-8.3)."""
    at = march.at
    if SIDE_OF[s.active] != VIKING or (march.leader < 0 and march.stepped):
        return []
    if not would_empty(s, march) or s.hosts[VIKING][at] == 1:
        return []
    ally = 1 - (s.active & 1)
    for half in (ally, 1 - ally):
        faction = FACTIONS_OF[VIKING][half]
        free = not march.loaded >> half & 1 and march.carry[half] > fewest_along(s, march, faction)
        if free:
            return [LOAD[faction][march.carry[half] - 1]]
    return []


def would_empty(s: Vikings, march: March) -> bool:
    """V-2.10: does nobody stay in a city that the Vikings hold by their units alone?"""
    at = march.at
    if not IS_CITY[at] or is_fortified(s, at) or not is_marked(s, at):
        return False
    return march.carry[0] + march.carry[1] >= s.hosts[VIKING][at]
