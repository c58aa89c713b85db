"""What of the Viking Age the odds of a battle reckon with, and what they leave out (VX)."""

from __future__ import annotations

from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.fray import the_age
from heptarchy.games.vikings.kingdoms import kingdom_fyrd
from heptarchy.games.vikings.legends import has_reward
from heptarchy.games.vikings.relics import relic_fyrd
from heptarchy.games.vikings.table.age import CARRIED, Fray
from heptarchy.games.vikings.table.modules import EPIC_BATTLES, LAND_AND_GODS, RUNES
from heptarchy.games.vikings.table.state import Battle, Vikings


def more_fyrd(s: Vikings, shire: int) -> int:
    """VX-2.2, VX-5.2: Fyrd more or fewer on a card turned for the defence of this city; reckoned with."""
    return kingdom_fyrd(s, shire) + relic_fyrd(s, shire)


def traitors_as(faction: int) -> int:
    """VX-7.11: the kind that those who change sides fight like: Norsemen and Housecarl have the same dice."""
    return t.HOUSECARL if t.SIDE_OF[faction] == t.VIKING else t.NORSEMEN


def unreckoned(s: Vikings, shire: int, units: list[int]) -> bool:
    """Something could change a battle here that the odds leave out: dice, cards, tiles, relics, Ragnar."""
    age = the_age(s)
    modules = s.params.modules
    if modules & RUNES and any(age.dice[faction] and units[faction] for faction in range(4)):
        return True
    if any(at == CARRIED + faction and units[faction] for at in age.relics for faction in range(2)):
        return True
    if modules & EPIC_BATTLES and age.epics and t.IS_CITY[shire] and s.side == t.VIKING:
        return True
    if modules & LAND_AND_GODS and age.tiles and units[t.HOUSECARL] + units[t.THEGN]:
        return True
    for side in (t.VIKING, t.ENGLISH):
        if has_reward(s, side, ta.SHIELD_BITER) or has_reward(s, side, ta.LAST_STAND):
            return True
    leads = s.march is not None and s.march.leader == t.RAGNAR
    return s.leader_at[t.RAGNAR] == shire or leads


def unreckoned_in_battle(s: Vikings, b: Battle, fray: Fray) -> bool:
    """The same, for a battle being fought."""
    return fray.epic >= 0 or max(fray.aella) >= 0 or max(fray.shielded) > 0 or len(fray.casters) > len(fray.faces)
