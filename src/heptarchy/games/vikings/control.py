"""What follows when control of a city changes: plunder, relics, the Swift March (VX-1.3, VX-5.3, VX-5.4, VX-6.14)."""

from __future__ import annotations

from heptarchy.games.vikings.churches import taken
from heptarchy.games.vikings.data.tables import ENGLISH, IS_CITY, VIKING
from heptarchy.games.vikings.legends import note_taken
from heptarchy.games.vikings.relics import carry_off, come_home
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.games.vikings.units import is_viking_controlled


def settle_control(s: Vikings, shire: int) -> None:
    """V-2.10: look again at who controls a shire, with modules; call it last, since steps that it pushes come next."""
    age = s.age
    if age is None or not IS_CITY[shire]:
        return
    bit = 1 << shire
    viking = is_viking_controlled(s, shire)
    if viking == (age.held & bit != 0):
        return
    age.held ^= bit
    if s.side == (VIKING if viking else ENGLISH):
        note_taken(s, shire)
    if viking:
        carry_off(s, shire)
        taken(s, shire)
    else:
        come_home(s, shire)
