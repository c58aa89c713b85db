"""Who is in a battle, how strong they are, who decides for them, and how units leave it (V-9)."""

from __future__ import annotations

from typing import Final

from heptarchy.games.vikings.book import told
from heptarchy.games.vikings.data.tables import ENGLISH, FACTIONS_OF, FYRD, KINDS_OF, SIDE_OF, VIKING
from heptarchy.games.vikings.table.age import Age, Fray
from heptarchy.games.vikings.table.state import Battle, Vikings
from heptarchy.games.vikings.units import is_fortified, take_units

# Results that a roll leaves out, as bits
NO_HITS: Final = 1
NO_FLEES: Final = 2
NO_COMMANDS: Final = 4


def the_battle(s: Vikings) -> Battle:
    """The battle being fought."""
    b = s.battle
    assert b is not None
    return b


def the_fray(s: Vikings) -> Fray:
    """What the modules remember of the battle being fought."""
    fray = the_battle(s).fray
    assert fray is not None
    return fray


def the_age(s: Vikings) -> Age:
    """What the modules have on the table."""
    age = s.age
    assert age is not None
    return age


def in_battle(s: Vikings, kind: int) -> int:
    """How many units of this kind are in the battle; VX-7.11: traitors are."""
    b = the_battle(s)
    if b.fray is not None and b.fray.traitor == kind:
        return b.fray.traitors
    return b.fyrd if kind == FYRD else s.units[kind][b.shire]


def kinds_for(s: Vikings, side: int) -> list[int]:
    """The kinds that may fight for a side; VX-7.11: a traitor fights for the defenders."""
    b = the_battle(s)
    fray = b.fray
    if fray is None or fray.traitor < 0:
        return KINDS_OF[side]
    if side == b.attacker:
        return [kind for kind in KINDS_OF[side] if kind != fray.traitor]
    return [*KINDS_OF[side], fray.traitor]


def strength(s: Vikings, side: int) -> int:
    """V-7.6, V-14.4: all units of a side in the shire are one group; Fyrd fight for the English.

    VX-1.7: a Fort or Settlement must fall before the English have won; VX-7.11: traitors count for the defenders.
    """
    b = the_battle(s)
    units = s.hosts[side][b.shire] + (b.fyrd if side == ENGLISH else 0)
    if b.fray is not None:
        if side != b.attacker:
            units += b.fray.traitors
        if side == VIKING and is_fortified(s, b.shire):
            units += 1
    return units


def is_decided(s: Vikings) -> bool:
    """V-9.14: a side has no unit left."""
    b = the_battle(s)
    if b.fray is not None:
        return strength(s, VIKING) == 0 or strength(s, ENGLISH) == 0
    return s.hosts[VIKING][b.shire] == 0 or s.hosts[ENGLISH][b.shire] + b.fyrd == 0


def kinds_in(s: Vikings, side: int, shire: int) -> list[int]:
    """The factions of a side that have a unit in a shire."""
    return [faction for faction in FACTIONS_OF[side] if s.units[faction][shire]]


def decider(s: Vikings, side: int, shire: int) -> int:
    """V-9.17: the active faction decides for the attackers, the larger one for the defenders; first on a tie."""
    if side == SIDE_OF[s.active]:
        return s.owner[s.active]
    first, second = FACTIONS_OF[side]
    return s.owner[second if s.units[second][shire] > s.units[first][shire] else first]


# How units leave it


def leave_battle(s: Vikings, kind: int, n: int) -> None:
    """So many units of a kind are no longer in the battle."""
    b = the_battle(s)
    fray = b.fray
    if kind == FYRD:
        b.fyrd -= n
    elif fray is not None and fray.traitor == kind:
        fray.traitors -= n
    else:
        take_units(s, kind, b.shire, n)


def kill(s: Vikings, kind: int, n: int) -> None:
    """V-1.7: units killed return to the stockpile at once."""
    if n == 0:
        return
    b = the_battle(s)
    leave_battle(s, kind, n)
    if b.fray is not None:
        b.fray.fallen[kind] += n
    s.stock[kind] += n
    s.tell(told.KILLED, n, kind)


def flee(s: Vikings, kind: int, n: int) -> None:
    """V-9.10: units go to the Fled Units area, as far as there are any; a Fyrd to its stockpile."""
    n = min(n, in_battle(s, kind))
    if n == 0:
        return
    leave_battle(s, kind, n)
    if kind == FYRD:
        s.stock[FYRD] += n
    else:
        s.fled[kind] += n
    s.tell(told.FLED, n, kind)
