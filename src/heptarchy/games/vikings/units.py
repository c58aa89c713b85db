"""Units on the map and off it, and who controls a shire (V-1, V-2.10)."""

from __future__ import annotations

from heptarchy.games.vikings.book import told
from heptarchy.games.vikings.data.tables import (
    ALFRED,
    BASE_VIKING_LEADERS,
    CITIES,
    ENGLISH,
    IS_COASTAL,
    SIDE_OF,
    VIKING,
    VIKING_LEADERS,
)
from heptarchy.games.vikings.table.state import GONE, Vikings


def add_units(s: Vikings, faction: int, shire: int, n: int) -> None:
    """Put n units into a shire."""
    s.units[faction][shire] += n
    s.hosts[SIDE_OF[faction]][shire] += n


def take_units(s: Vikings, faction: int, shire: int, n: int) -> None:
    """Take n units out of a shire."""
    s.units[faction][shire] -= n
    s.hosts[SIDE_OF[faction]][shire] -= n


def mark_moved(s: Vikings, half: int, shire: int, n: int) -> None:
    """V-6.3: n more units of this faction of the active side have moved here, or fewer if they move on."""
    if n:
        row = s.moved[half][:]  # clones share it
        row[shire] += n
        s.moved[half] = row


def from_stock(s: Vikings, kind: int, n: int) -> int:
    """V-1.7: take up to n units from the stockpile; says how many there were."""
    taken = n if n < s.stock[kind] else s.stock[kind]
    s.stock[kind] -= taken
    return taken


def is_fortified(s: Vikings, shire: int) -> bool:
    """VX-1.6, VX-1.9: a Fort or a Settlement stands there."""
    age = s.age
    return age is not None and (age.forts | age.settlements) >> shire & 1 == 1


def is_held(s: Vikings, side: int, shire: int) -> bool:
    """V-1.10: a unit of the side is there; VX-1.10: a Fort or Settlement is as good as a Viking to the English."""
    return s.hosts[side][shire] > 0 or (s.age is not None and side == VIKING and is_fortified(s, shire))


def is_viking_controlled(s: Vikings, shire: int) -> bool:
    """V-2.10: at least one Viking unit and no English one; a shire that is not so is English, also when empty.

    VX-1.8: a Fort or Settlement holds its shire without units.
    """
    if s.hosts[ENGLISH][shire]:
        return False
    return s.hosts[VIKING][shire] > 0 or (s.age is not None and is_fortified(s, shire))


def viking_shires(s: Vikings) -> list[int]:
    """Shires where Vikings are, or a tile that is as good as one (VX-1.8)."""
    vikings = s.hosts[VIKING]
    if s.age is None:
        return [shire for shire, n in enumerate(vikings) if n]
    return [shire for shire, n in enumerate(vikings) if n or is_fortified(s, shire)]


def markers(s: Vikings) -> int:
    """V-2.11: control markers on the map, one a city in Viking hands."""
    count = 0
    for city in CITIES:
        if is_marked(s, city):
            count += 1
    return count


def is_marked(s: Vikings, city: int) -> bool:
    """V-2.10: a city that is fought over, or is about to be, keeps what its defenders had until the battle ends."""
    vikings = s.hosts[VIKING][city] > 0 or (s.age is not None and is_fortified(s, city))
    b = s.battle
    if (vikings and s.hosts[ENGLISH][city]) or (b is not None and b.shire == city):
        return SIDE_OF[s.active] == ENGLISH
    return vikings


def leader_side(leader: int) -> int:
    """The side that a Leader leads."""
    return ENGLISH if leader == ALFRED else VIKING


def leaders_in(s: Vikings, side: int, shire: int) -> list[int]:
    """The Leaders of a side who stand in a shire."""
    if side == ENGLISH:
        return [ALFRED] if s.leader_at[ALFRED] == shire else []
    return [leader for leader in viking_leaders(s) if s.leader_at[leader] == shire]


def viking_leaders(s: Vikings) -> list[int]:
    """All who may come: six Leaders, and with modules of the Viking Age the legendary ones (VX-9)."""
    return BASE_VIKING_LEADERS if s.age is None else VIKING_LEADERS


def leave_no_leader_alone(s: Vikings, shire: int) -> list[int]:
    """V-7.9: a Leader without a unit of his side in his shire is removed, at any time; gives who was."""
    lost: list[int] = []
    for leader, at in enumerate(s.leader_at):
        if at == shire and s.hosts[leader_side(leader)][shire] == 0:
            s.leader_at[leader] = GONE
            s.tell(told.LEADER_LOST, leader)
            lost.append(leader)
    return lost


def viking_coasts(s: Vikings) -> list[int]:
    """Coastal shires that the Vikings control."""
    vikings = s.hosts[VIKING]
    english = s.hosts[ENGLISH]
    return [shire for shire, n in enumerate(vikings) if n and not english[shire] and IS_COASTAL[shire]]
