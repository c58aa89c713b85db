"""What the modules of the Viking Age do when a round or a turn begins and ends, and when the table is laid (VX)."""

from __future__ import annotations

from heptarchy.games.vikings import tables_age as ta
from heptarchy.games.vikings.age import Age
from heptarchy.games.vikings.churches import build_churches, plunder_held
from heptarchy.games.vikings.epics import shuffle_epics_in
from heptarchy.games.vikings.forts import ask_build, ask_settle
from heptarchy.games.vikings.fray import the_age
from heptarchy.games.vikings.kingdoms import kingdom_unit, look_at_kingdoms
from heptarchy.games.vikings.kings import deal_kings
from heptarchy.games.vikings.legends import ask_saga, lay_legends, note_hosts, set_legends_aside
from heptarchy.games.vikings.modules import EPIC_BATTLES, KINGDOMS, KINGS, LAND_AND_GODS, LEGENDS, RELICS, RUNES, SHIPS
from heptarchy.games.vikings.relics import lay_relics
from heptarchy.games.vikings.runes import refill_dice
from heptarchy.games.vikings.ships import burn_ships
from heptarchy.games.vikings.state import Vikings
from heptarchy.games.vikings.tables import NORSEMEN, VIKING


def lay_out_age(s: Vikings) -> None:
    """V-3.1: tiles, relics, dice and cards of the modules that are played; none: there is no such table."""
    modules = s.params.modules
    if not modules:
        return
    s.age = Age()
    if modules & LAND_AND_GODS:
        build_churches(s)
    if modules & RELICS:
        lay_relics(s)
    if modules & LEGENDS:
        set_legends_aside(s)
    if modules & EPIC_BATTLES:
        shuffle_epics_in(s)


def deal_age(s: Vikings, arg: int) -> None:
    """VX-3.1, VX-6.1: Kings are dealt, Legends laid open."""
    if s.params.modules & LEGENDS:
        s.push(lay_legends)
    if s.params.modules & KINGS:
        s.push(deal_kings)


def begin_age_round(s: Vikings) -> None:
    """VX-2.2, VX-4.2: what is had once a round may be had again."""
    age = the_age(s)
    age.spurred &= ~(1 << ta.EAST_ANGLIA)
    if s.params.modules & RUNES:
        refill_dice(s)


def begin_age_turn(s: Vikings, arg: int) -> None:
    """VX-2.2, VX-1.9: kingdoms are looked at; Forts are settled and Viking powers send units as a turn starts."""
    age = the_age(s)
    age.taken = 0
    age.fresh = 0
    age.haste = 0
    age.wins = [0, 0]
    age.spurred &= ~(1 << ta.MERCIA)
    if s.params.modules & KINGDOMS:
        look_at_kingdoms(s)
        if s.side == VIKING:
            s.push(kingdom_unit)
    if s.active == NORSEMEN and s.params.modules & LAND_AND_GODS:
        s.push(ask_settle)


def draw_more(s: Vikings, arg: int) -> None:
    """VX-6.16: before the hand is refilled."""
    if s.params.modules & LEGENDS:
        s.push(ask_saga)


def end_age_turn(s: Vikings, arg: int) -> None:
    """VX-6.11, VX-1.3, VX-1.6, VX-8.4: hosts are counted, Churches plundered, Forts built, ships burnt."""
    if s.params.modules & LEGENDS:
        note_hosts(s, 0)
    if s.side == VIKING and s.params.modules & LAND_AND_GODS:
        s.push(ask_build)
        s.push(plunder_held)
    if s.side != VIKING and s.params.modules & SHIPS:
        s.push(burn_ships)
