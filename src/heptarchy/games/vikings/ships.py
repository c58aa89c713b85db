"""Viking ships that lie on the coast (VX-8)."""

from __future__ import annotations

from heptarchy.games.vikings.book import told
from heptarchy.games.vikings.data.tables import ENGLISH, VIKING
from heptarchy.games.vikings.forts import shires_in
from heptarchy.games.vikings.fray import the_age
from heptarchy.games.vikings.table.modules import SHIPS
from heptarchy.games.vikings.table.state import Vikings


def leave_ship(s: Vikings, shire: int) -> None:
    """VX-8.2: where a Leader lands, if a marker is left and none is there."""
    age = s.age
    if age is None or not s.params.modules & SHIPS:
        return
    if age.ships.bit_count() < s.params.ship_markers and not age.ships >> shire & 1:
        age.ships |= 1 << shire
        s.tell(told.SHIP_LEFT, shire)


def ship_targets(s: Vikings, shire: int) -> list[int]:
    """VX-8.3: from a ship to any other, whatever the sea; VX-8.5: not to a coast that the Saxon Navy bars."""
    age = s.age
    if age is None or s.side != VIKING or not age.ships >> shire & 1:
        return []
    return [other for other in shires_in(age.ships) if other != shire and not s.barred >> other & 1]


def burn_ships(s: Vikings, arg: int) -> None:
    """VX-8.4: at the end of an English turn ships are lost where English units stand."""
    age = the_age(s)
    for shire in shires_in(age.ships):
        if s.hosts[ENGLISH][shire]:
            age.ships &= ~(1 << shire)
            s.tell(told.SHIP_LOST, shire)
