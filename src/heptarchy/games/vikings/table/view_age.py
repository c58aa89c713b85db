"""What a seat may see of the modules of the Viking Age: all but the Kings of the enemy (VX-3.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.forts import ask_build, mixes_in, refuse_fort, shires_in
from heptarchy.games.vikings.table.actions import FACES, MIX
from heptarchy.games.vikings.table.age import CARRIED, CLAIMED, NOBODY, ON_SITE, SPENT, TAKEN, Age, Fray
from heptarchy.games.vikings.table.age import OPEN as LIES_OPEN
from heptarchy.games.vikings.table.modules import (
    EPIC_BATTLES,
    KINGDOMS,
    KINGS,
    LAND_AND_GODS,
    LEGENDS,
    RELICS,
    RUNES,
    SHIPS,
    SWITCHES,
)
from heptarchy.games.vikings.table.state import Vikings

if TYPE_CHECKING:
    from heptarchy.games.vikings.table import seen


def age_view(s: Vikings, age: Age, seat: int | None) -> seen.Age:
    """VX: what lies on the table, by module; a module that is not played has no entry."""
    modules = s.params.modules
    found: seen.Age = {"modules": [name for name, bit in SWITCHES if modules & bit]}
    if modules & LAND_AND_GODS:
        found["churches"] = keys(age.churches)
        found["plundered"] = [t.SHIRES[shire] for shire in ta.CHURCHES if not age.churches >> shire & 1]
        found["tiles"] = age.tiles
        found["spoils"] = dict(zip(t.FACTIONS, [keys(shires) for shires in age.spoils], strict=False))
        found["forts"] = keys(age.forts)
        found["settlements"] = keys(age.settlements)
        found["fort_tiles"] = s.params.fort_tiles - (age.forts | age.settlements).bit_count()
        if s.asked_by() is ask_build:
            buildable = [shire for shire in range(len(t.SHIRES)) if refuse_fort(s, shire) is None]
            found["mixes"] = {t.SHIRES[at]: [MIX.keys[mix] for mix in mixes_in(s, at)] for at in buildable}
    if modules & KINGDOMS:
        found["kingdoms"] = {
            key: t.SIDES[t.VIKING if age.kingdoms >> kingdom & 1 else t.ENGLISH]
            for kingdom, key in enumerate(ta.KINGDOM_KEYS)
        }
        found["spurred"] = [key for kingdom, key in enumerate(ta.KINGDOM_KEYS) if age.spurred >> kingdom & 1]
    if modules & KINGS:
        found["kings"] = {key: king_of(s, age, seat, faction) for faction, key in enumerate(t.FACTIONS)}
        found["kings_played"] = [key for king, key in enumerate(ta.KING_KEYS) if age.kings_played >> king & 1]
        found["haste"] = age.haste
    if modules & RUNES:
        found["dice"] = dict(zip(t.FACTIONS, age.dice, strict=True))
    if modules & RELICS:
        found["relics"] = {key: relic_place(age.relics[relic]) for relic, key in enumerate(ta.RELICS)}
    if modules & LEGENDS:
        found["legends"] = {
            key: legend_place(age.legends[legend])
            for legend, key in enumerate(ta.LEGEND_KEYS)
            if age.legends[legend] >= LIES_OPEN
        }
        found["wins"] = dict(zip(t.SIDES, age.wins, strict=True))
    if modules & EPIC_BATTLES:
        found["epics"] = age.epics
        found["epic_pool"] = [key for epic, key in enumerate(ta.EPIC_KEYS) if age.epic_pool >> epic & 1]
    if modules & SHIPS:
        found["ships"] = keys(age.ships)
    if sum(age.aboard):
        found["lagertha"] = {"norsemen": age.aboard[0], "berserkers": age.aboard[1]}
    return found


def keys(mask: int) -> list[str]:
    """The shires of a mask by their keys."""
    return [t.SHIRES[shire] for shire in shires_in(mask)]


def king_of(s: Vikings, age: Age, seat: int | None, faction: int) -> str | None:
    """VX-3.1: the King of a faction: his key for his own side, else only that there is one; None when he is played."""
    if age.kings[faction] == NOBODY:
        return None
    if seat is not None and seat in (s.owner[faction], s.owner[t.ALLY_OF[faction]]):
        return ta.KING_KEYS[age.kings[faction]]
    return "hidden"


def relic_place(at: int) -> seen.Relic:
    """VX-5: on its site, with a Viking faction, or spent."""
    if at == ON_SITE:
        return "site"
    return "spent" if at == SPENT else t.FACTIONS[at - CARRIED]


def legend_place(at: int) -> seen.Legend:
    """VX-6.1: who has it, and whether its reward has been had."""
    if at == LIES_OPEN:
        return {"side": None, "claimed": False}
    claimed = at >= CLAIMED
    return {"side": t.SIDES[at - (CLAIMED if claimed else TAKEN)], "claimed": claimed}


def fray_view(fray: Fray) -> seen.Fray:
    """VX: what the modules do in the battle being fought."""
    faces = [
        (ta.RUNE_FACES if t.SIDE_OF[faction] == t.VIKING else ta.PRAYER_FACES)[face]
        for faction, face in zip(fray.casters, fray.faces, strict=False)
    ]
    return {
        "epic": None if fray.epic < 0 else ta.EPIC_KEYS[fray.epic],
        "traitor": None if fray.traitor < 0 else t.FACTIONS[fray.traitor],
        "avenged": fray.avenged,
        "aella": [t.SIDES[side] for side in (0, 1) if fray.aella[side] >= 0],
        "shielded": dict(zip(t.SIDES, fray.shielded, strict=True)),
        "casters": [t.FACTIONS[faction] for faction in fray.casters],
        "faces": faces,
        "thrown": {
            t.UNIT_KINDS[kind]: dict(zip(FACES, fray.thrown[kind * 4 : kind * 4 + 4], strict=True))
            for kind in fray.kinds
        },
    }
