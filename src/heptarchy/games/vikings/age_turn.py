"""Points of the game at which modules of the Viking Age come in, and what each of them does there (VX).

A base step names the point, `come_in(s, BATTLE_JOINED)`; whose module it is, and whose turn it must be, stands here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from heptarchy.games.vikings.churches import ask_avenge, bring_spoils, build_churches, plunder_held
from heptarchy.games.vikings.data.tables import BERSERKERS, HOUSECARL, NORSEMEN, THEGN
from heptarchy.games.vikings.epics import break_ranks, shuffle_epics_in
from heptarchy.games.vikings.forts import ask_build, ask_settle, settlers
from heptarchy.games.vikings.fray import the_age
from heptarchy.games.vikings.kingdoms import kingdom_unit, look_at_kingdoms, renew_kingdoms
from heptarchy.games.vikings.kings import deal_kings, shield_hits
from heptarchy.games.vikings.legends import (
    ask_last_stand,
    ask_saga,
    end_saga,
    lay_legends,
    note_hosts,
    set_legends_aside,
)
from heptarchy.games.vikings.relics import lay_relics
from heptarchy.games.vikings.runes import ask_cast, refill_dice
from heptarchy.games.vikings.ships import burn_ships
from heptarchy.games.vikings.table.age import Age
from heptarchy.games.vikings.table.modules import (
    EPIC_BATTLES,
    KINGDOMS,
    KINGS,
    LAND_AND_GODS,
    LEGENDS,
    RELICS,
    RUNES,
    SHIPS,
)
from heptarchy.games.vikings.table.state import Vikings

# With which modules; ANY: whichever are played, since records have met these steps on the agenda with all of them
ANY: Final = -1
# In whose turn, as bits
NORSE: Final = 1 << NORSEMEN
VIKINGS: Final = 1 << NORSEMEN | 1 << BERSERKERS
ENGLISHMEN: Final = 1 << HOUSECARL | 1 << THEGN
ALL: Final = VIKINGS | ENGLISHMEN

# What is laid out before the first step
LAID: Final[list[tuple[int, Callable[[Vikings], None]]]] = [
    (LAND_AND_GODS, build_churches),
    (RELICS, lay_relics),
    (LEGENDS, set_legends_aside),
    (EPIC_BATTLES, shuffle_epics_in),
]

# Steps that come at a point, in their order
Point = list[tuple[int, int, Callable[[Vikings, int], None]]]

CARDS_DEALT: Final[Point] = [
    (KINGS, ALL, deal_kings),  # VX-3.1
    (LEGENDS, ALL, lay_legends),  # VX-6.1
]
ROUND_BEGINS: Final[Point] = [
    (KINGDOMS, ALL, renew_kingdoms),  # VX-2.2
    (RUNES, ALL, refill_dice),  # VX-4.2
]
TURN_BEGINS: Final[Point] = [
    (KINGDOMS, ALL, look_at_kingdoms),  # VX-2.2
    (LAND_AND_GODS, NORSE, ask_settle),  # VX-1.9
    (KINGDOMS, VIKINGS, kingdom_unit),  # VX-2.2
]
REINFORCED: Final[Point] = [
    (LAND_AND_GODS, VIKINGS, bring_spoils),  # VX-1.3
    (LAND_AND_GODS, NORSE, settlers),  # VX-1.9
    (ANY, ENGLISHMEN, kingdom_unit),  # VX-2.2
]
BATTLE_JOINED: Final[Point] = [
    (LAND_AND_GODS, ALL, ask_avenge),  # VX-1.4
]
DICE_TAKEN_UP: Final[Point] = [
    (RUNES, ALL, ask_cast),  # VX-4.2
]
HITS_FALL: Final[Point] = [
    (ANY, ALL, shield_hits),  # VX-3.12
    (ANY, ALL, ask_last_stand),  # VX-6.13
    (ANY, ALL, break_ranks),  # VX-7.17
]
CARDS_DRAWN: Final[Point] = [
    (LEGENDS, ALL, ask_saga),  # VX-6.16
]
TURN_ENDS: Final[Point] = [
    (LEGENDS, ALL, note_hosts),  # VX-6.11
    (LAND_AND_GODS, VIKINGS, plunder_held),  # VX-1.3
    (LAND_AND_GODS, VIKINGS, ask_build),  # VX-1.6
    (SHIPS, ENGLISHMEN, burn_ships),  # VX-8.4
]
TURN_OVER: Final[Point] = [
    (LEGENDS, ALL, end_saga),  # VX-6.16
]


def come_in(s: Vikings, point: Point) -> None:
    """The steps of a point come next, of those modules that are played."""
    modules = s.params.modules
    if modules:
        for module, factions, step in reversed(point):
            if modules & module and factions >> s.active & 1:
                s.push(step)


def lay_out_age(s: Vikings) -> None:
    """V-3.1: tiles, relics, dice and cards of the modules that are played; none: there is no such table."""
    modules = s.params.modules
    if not modules:
        return
    s.age = Age()
    for module, lay in LAID:
        if modules & module:
            lay(s)


def deal_age(s: Vikings, arg: int) -> None:
    """VX-3.1, VX-6.1: Kings are dealt, Legends laid open."""
    come_in(s, CARDS_DEALT)


def begin_age_turn(s: Vikings, arg: int) -> None:
    """VX: what is remembered of a turn is forgotten; then what its beginning brings."""
    age = the_age(s)
    age.taken = 0
    age.fresh = 0
    age.haste = 0
    age.wins = [0, 0]
    come_in(s, TURN_BEGINS)


def draw_more(s: Vikings, arg: int) -> None:
    """VX-6.16: before the hand is refilled."""
    come_in(s, CARDS_DRAWN)


def end_age_turn(s: Vikings, arg: int) -> None:
    """VX: what the end of a turn brings."""
    come_in(s, TURN_ENDS)
