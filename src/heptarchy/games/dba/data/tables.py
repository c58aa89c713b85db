"""Troop types, personalities, cards and traits of the battle, as lists by small ids (DBA-2, DBA-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from heptarchy.games.dba.table.seen import Country, Edge, Ground, People, River, Shape, Status, Type

# Troop types (DBA-2)
KN: Final = 0
CV: Final = 1
LH: Final = 2
SCH: Final = 3
SP: Final = 4
BD: Final = 5
AX: Final = 6
WB: Final = 7
PS: Final = 8
CF: Final = 9

TYPE_KEYS: Final[tuple[Type, ...]] = ("Kn", "Cv", "LH", "SCh", "Sp", "Bd", "Ax", "Wb", "Ps", "CF")
TYPE_NAMES: Final[tuple[str, ...]] = (
    "Knights",
    "Cavalry",
    "Light Horse",
    "Expendables",
    "Spears",
    "Blades",
    "Auxilia",
    "Warband",
    "Psiloi",
    "Camp followers",
)
TYPES: Final = len(TYPE_KEYS)

MOUNTED: Final[list[bool]] = [True, True, True, True, False, False, False, False, False, False]
HEAVY: Final[list[bool]] = [False, False, False, False, True, True, False, True, False, False]  # DBA-2.3
PURSUES: Final[list[bool]] = [True, False, False, True, False, False, False, True, False, False]
SUFFERS: Final[list[bool]] = [True, True, True, True, True, True, False, False, False, False]  # in bad going
DEPTH_MM: Final[list[int]] = [30, 30, 30, 15, 15, 15, 20, 15, 20, 0]  # DBA-1.2
DEPTH: Final[list[int]] = [100 * depth for depth in DEPTH_MM]
HALF_STEPS: Final[list[int]] = [6, 6, 6, 3, 3, 3, 4, 3, 4, 0]  # half the depth, in steps of 2.5 mm (lattice.AHEAD)

# Who may lead (AA-7.3): any but Psiloi and Light Horse; Expendables never
LEADS: Final[list[bool]] = [True, True, False, False, True, True, True, True, False, False]

# Peoples
BRITISH: Final = 0
SAXON: Final = 1
PEOPLE_KEYS: Final[tuple[People, ...]] = ("british", "saxon")

# What an element carries, as bits
GENERAL: Final = 1
WARLORD: Final = 2
PRINCE: Final = 4
PENDRAGON: Final = 8  # AA-15.5: the high king's Knights

# Ruler traits, as bits (DBA-22.8, DBA-22.9)
SCHOOLED: Final = 1 << 0
FOOL: Final = 1 << 1
SLY_FOX: Final = 1 << 2
DUMB_OX: Final = 1 << 3
BRAVE: Final = 1 << 4
KNAVE: Final = 1 << 5
PROWESS: Final = 1 << 6
CLUMSY: Final = 1 << 7
HAS_PRINCE: Final = 1 << 8
HAS_WARLORD: Final = 1 << 9
BRETWALDA: Final = 1 << 10
HAS_PENDRAGON: Final = 1 << 11
TRAIT_KEYS: Final[tuple[str, ...]] = (
    "schooled_in_war",
    "fool_in_war",
    "sly_fox",
    "dumb_ox",
    "the_brave",
    "the_knave",
    "legendary_prowess",
    "legendary_clumsiness",
    "warrior_prince",
    "warlord",
    "bretwalda",
    "pendragon",
)
TRAIT_NAMES: Final[tuple[str, ...]] = (
    "Schooled in War",
    "Fool in War",
    "Sly Fox",
    "Dumb Ox",
    "The Brave",
    "The Knave",
    "Legendary Prowess",
    "Legendary Clumsiness",
    "Warrior Prince",
    "Warlord",
    "Bretwalda",
    "Pendragon",
)
# Two that cancel each other: nobody has both
TRAIT_CLASHES: Final[list[tuple[int, int]]] = [(0, 1), (2, 3), (4, 5), (6, 7), (10, 11)]

# Battle cards (DBA-22)
SORCERY: Final = 0
DRAGONS_BREATH: Final = 1
HAMMER: Final = 2
AMBUSH: Final = 3
PLASHING: Final = 4
DITCH: Final = 5
GRASSFIRE: Final = 6
STEAL_A_MARCH: Final = 7
CARD_KEYS: Final[tuple[str, ...]] = (
    "sorcery",
    "dragons_breath",
    "hammer_of_the_gods",
    "ambush",
    "plashing",
    "hidden_ditch",
    "grassfire",
    "steal_a_march",
)
CARD_NAMES: Final[tuple[str, ...]] = (
    "Sorcery",
    "Dragon's Breath",
    "Hammer of the Gods",
    "Ambush!",
    "Plashing",
    "Hidden ditch",
    "Grassfire",
    "Steal a march",
)
CARDS: Final = len(CARD_KEYS)

# Ground (DBA-3.1, DBA-30.1)
GENTLE_HILL: Final = 0
STEEP_HILL: Final = 1
WOOD: Final = 2
MARSH: Final = 3
ROUGH: Final = 4
DUNES: Final = 5
BUA: Final = 6
RIVER: Final = 7
ROAD: Final = 8
WATERWAY: Final = 9
FEATURE_KEYS: Final[tuple[Ground, ...]] = (
    "gentle_hill",
    "steep_hill",
    "wood",
    "marsh",
    "rough",
    "dunes",
    "bua",
    "river",
    "road",
    "waterway",
)
FEATURE_NAMES: Final[tuple[str, ...]] = (
    "gentle hill",
    "steep hill",
    "wood",
    "marsh",
    "rough ground",
    "dunes",
    "built-up area",
    "river",
    "road",
    "waterway",
)
KINDS: Final = len(FEATURE_KEYS)
BAD_GOING: Final[list[bool]] = [False, True, True, True, True, True, False, False, False, False]
IS_HILL: Final[list[bool]] = [kind in (GENTLE_HILL, STEEP_HILL) for kind in range(KINDS)]
BLINDS: Final[list[bool]] = [kind in (WOOD, DUNES) for kind in range(KINDS)]  # DBA-30.6: inside or beyond it
IS_WATER: Final[list[bool]] = [kind in (RIVER, WATERWAY) for kind in range(KINDS)]

# What a river is (DBA-31.2)
UNSOUNDED: Final = 0
PALTRY: Final = 1
ORDINARY: Final = 2
DIFFICULT: Final = 3
RIVER_KEYS: Final[tuple[River, ...]] = ("unsounded", "paltry", "ordinary", "difficult")

# What shape a feature has
ELLIPSE: Final = 0
BOX: Final = 1
STRIP: Final = 2
SHAPE: Final[list[int]] = [ELLIPSE, ELLIPSE, ELLIPSE, ELLIPSE, ELLIPSE, ELLIPSE, BOX, STRIP, STRIP, BOX]
SHAPE_KEYS: Final[tuple[Shape, ...]] = ("ellipse", "box", "strip")

# Numbers and order of laying (DBA-30.2, DBA-30.4): by kind
MOST_OF: Final[list[int]] = [3, 3, 3, 3, 3, 3, 1, 1, 2, 1]
LAID_AT: Final[list[int]] = [3, 3, 3, 3, 3, 3, 1, 2, 4, 0]  # waterway, BUA, river, area features, roads

# Kinds of country (DBA-30.1): what is compulsory, what is optional, and of what only one kind may lie there
ARABLE: Final = 0
FOREST: Final = 1
HILLY: Final = 2
FEN: Final = 3
LITTORAL: Final = 4
COUNTRY_KEYS: Final[tuple[Country, ...]] = ("arable", "forest", "hilly", "fen", "littoral")
COMPULSORY: Final[list[list[int]]] = [[BUA, ROAD], [WOOD], [STEEP_HILL], [MARSH], [WATERWAY]]
OPTIONAL: Final[list[list[int]]] = [
    [RIVER, STEEP_HILL, GENTLE_HILL, WOOD, ROAD, WATERWAY],
    [RIVER, MARSH, GENTLE_HILL],
    [RIVER, WOOD, BUA, ROAD],
    [RIVER, WOOD, ROAD, GENTLE_HILL],
    [STEEP_HILL, MARSH, WOOD, DUNES, BUA, RIVER],
]
EITHER: Final[list[list[int]]] = [[], [], [], [], [STEEP_HILL, MARSH, WOOD, DUNES]]  # in pairs: one kind of the two

# Where an element is
RESERVE: Final = 0  # not deployed yet
ON_TABLE: Final = 1
DESTROYED: Final = 2
FLED: Final = 3  # over its own base edge, not of its own will
LEFT: Final = 4  # over its own base edge, to save it (DBA-19.8)
LEFT_OUT: Final = 5  # no room to deploy it (DBA-5.6)
GARRISON: Final = 6  # in a camp or a built-up area (DBA-33.2, DBA-35.1)
STATUS_KEYS: Final[tuple[Status, ...]] = ("reserve", "on_table", "destroyed", "fled", "left", "left_out", "garrison")

# Where an element may be in garrison
HOLD_KEYS: Final[tuple[str, ...]] = ("camp", "town")
HOLD_NAMES: Final[tuple[str, ...]] = ("the camp", "the built-up area")

# Table edges
SOUTH: Final = 0  # y = 0 at the rim; faces north
NORTH: Final = 1
EDGE_KEYS: Final[tuple[Edge, ...]] = ("south", "north")

# What becomes of an element in close combat (DBA-17)
STAND: Final = 0
RECOIL: Final = 1
FLEE: Final = 2
DESTROY: Final = 3
OUTCOME_KEYS: Final[tuple[str, ...]] = ("stand", "recoil", "flee", "destroyed")

# What a sum of close combat is made of (DBA-16.2, DBA-16.5)
SUM_KEYS: Final[tuple[str, ...]] = (
    "factor",
    "support",
    "general",
    "uphill",
    "camp",
    "works",
    "left",
    "right",
    "rear",
    "going",
    "demoralised",
    "town",
    "bank",
)
# And of a total that is told: Legendary Prowess and Clumsiness are judged after the dice (DBA-22.8)
TOLD_KEYS: Final[tuple[str, ...]] = (*SUM_KEYS, "fame")
