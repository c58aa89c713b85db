"""Facts of the Viking Age modules as literals, indexed by small ids: shires, cards, dice faces.

Made from data/viking_age.json by `python tools/make_tables.py`; change the data, never this file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from heptarchy.games.vikings.table.seen import Kingdom

# fmt: off

# War for Land and Gods (VX-1)

# shires with a Church (VX-1.2)
CHURCHES: Final[list[int]] = [1, 3, 14, 26, 35, 36, 37, 46, 51, 53, 56, 57, 59, 61]
FORT_TILES: Final = 10

# Kingdoms (VX-2.2)

NORTHUMBRIA: Final = 0
MERCIA: Final = 1
EAST_ANGLIA: Final = 2
WESSEX: Final = 3
KINGDOM_KEYS: Final[tuple[Kingdom, ...]] = ("northumbria", "mercia", "east_anglia", "wessex")
KINGDOM_CITIES: Final[list[list[int]]] = [[1, 3, 14, 21], [23, 26, 35, 36, 37, 40], [59, 61], [46, 51, 53, 56, 57]]
# cities that give the Vikings its power
KINGDOM_THRESHOLDS: Final[list[int]] = [3, 4, 2, 3]

# Kings (VX-3)

AELLA: Final = 0
EDMUND: Final = 1
BURGRED: Final = 2
AETHELRED: Final = 3
KING_KEYS: Final[tuple[str, ...]] = ("aella", "edmund", "burgred", "aethelred")
KING_TITLES: Final[tuple[str, ...]] = (
    "Aella of Northumbria", "Edmund of East Anglia", "Burgred of Mercia", "Aethelred of Wessex",
)

# Rune and Prayer dice (VX-4.3): faces of the same place do the same

RUNE_FACES: Final[tuple[str, ...]] = ("thor", "odin", "tyr", "freyja", "loki", "blank")
# of six
RUNE_WEIGHTS: Final[list[int]] = [1, 1, 1, 1, 1, 1]
PRAYER_FACES: Final[tuple[str, ...]] = ("michael", "edmund", "cuthbert", "mary", "chad", "blank")
# of six
PRAYER_WEIGHTS: Final[list[int]] = [1, 1, 1, 1, 1, 1]
THOR: Final = 0
ODIN: Final = 1
TYR: Final = 2
FREYJA: Final = 3
LOKI: Final = 4
BLANK: Final = 5

# Relics (VX-5.1)

RELICS: Final[tuple[str, ...]] = ("st_cuthbert", "st_wilfrid", "st_chad", "st_augustine", "st_swithun", "st_edmund")
# by relic
RELIC_SITES: Final[list[int]] = [1, 14, 36, 56, 51, 59]

# Legends (VX-6)

GREAT_HOST: Final = 0
SHIELD_BITER: Final = 1
LAST_STAND: Final = 2
SWIFT_MARCH: Final = 3
KING_SLAYER: Final = 4
SAGA_SINGER: Final = 5
LEGEND_KEYS: Final[tuple[str, ...]] = (
    "great_host", "shield_biter", "last_stand", "swift_march", "king_slayer", "saga_singer",
)
LEGEND_TITLES: Final[tuple[str, ...]] = (
    "The Great Host", "Shield-Biter", "The Last Stand", "The Swift March", "King-Slayer", "Saga-Singer",
)

# Epic Battle cards (VX-7)

TRAITOR: Final = 0
CHAMPIONS_DUEL: Final = 1
MORNING_FOG: Final = 2
DAWN_RAID: Final = 3
HOLY_DAY: Final = 4
STAND_FAST: Final = 5
BROKEN_RANKS: Final = 6
GREAT_LEVY: Final = 7
EPIC_KEYS: Final[tuple[str, ...]] = (
    "traitor", "champions_duel", "morning_fog", "dawn_raid", "holy_day", "stand_fast", "broken_ranks", "great_levy",
)
EPIC_TITLES: Final[tuple[str, ...]] = (
    "Traitor", "Champions' Duel", "Morning Fog", "Dawn Raid", "Holy Day", "Stand Fast", "Broken Ranks", "Great Levy",
)
