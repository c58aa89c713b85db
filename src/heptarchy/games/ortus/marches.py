"""The Welsh Marches (OV-20): two neutral Castles that any Earl may besiege.

A neutral one has no holder. Its Infantry are no Army cards: they never leave, and however a Siege ends both stand there
again as long as it is neutral.
"""

from __future__ import annotations

from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.table.modules import MARCHES, plays_with
from heptarchy.games.ortus.table.state import Force, Ortus


def is_neutral(s: Ortus, fief: int) -> bool:
    """OV-20: a Castle of the Marches that no Earl holds."""
    return t.is_march(fief) and plays_with(s, MARCHES) and s.holder[fief] == t.NOBODY


def neutral_marches(s: Ortus) -> list[int]:
    """OV-20: those that any Earl may besiege."""
    return [fief for fief in t.MARCHES if is_neutral(s, fief)]


def defender_of(s: Ortus, fief: int) -> int:
    """Who defends a Fief: its holder, or the Welsh."""
    return t.WELSH if is_neutral(s, fief) else s.holder[fief]


def towers_of(s: Ortus, house: int) -> int:
    """OV-20: the Welsh have no Towers."""
    return 0 if house == t.WELSH else len(s.towers[house])


def welsh_force(s: Ortus) -> Force:
    """OV-20: the Infantry of a neutral Castle."""
    force = Force()
    force.army = [s.params.marches_infantry, 0]
    force.strength = s.params.marches_infantry * s.params.str_infantry
    return force


def field_welsh(s: Ortus) -> None:
    """OV-20: they field what they have."""
    battle = s.battle
    if battle is not None:
        battle.forces[1] = welsh_force(s)
        s.tell(told.WELSH_FIELDED, battle.fief, battle.forces[1].strength)
