"""Facts of 878: Vikings as literals, indexed by small ids: units, shires, dice, cards, leaders.

Made from data/vikings.json by `python tools/make_tables.py`; change the data, never this file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from heptarchy.games.vikings.table.seen import Faction, Kind, Side

# fmt: off

# Sides and kinds of unit (V-1.1, V-1.2); the first four kinds are the playable factions

VIKING: Final = 0
ENGLISH: Final = 1
SIDES: Final[tuple[Side, ...]] = ("viking", "english")

NORSEMEN: Final = 0
BERSERKERS: Final = 1
HOUSECARL: Final = 2
THEGN: Final = 3
FYRD: Final = 4
FACTIONS: Final[tuple[Faction, ...]] = ("norsemen", "berserkers", "housecarl", "thegn")
UNIT_KINDS: Final[tuple[Kind, ...]] = ("norsemen", "berserkers", "housecarl", "thegn", "fyrd")

# by kind
SIDE_OF: Final[list[int]] = [0, 0, 1, 1, 1]
# by faction
ALLY_OF: Final[list[int]] = [1, 0, 3, 2]
# by side
FACTIONS_OF: Final[list[list[int]]] = [[0, 1], [2, 3]]
# by side, Fyrd among the English
KINDS_OF: Final[list[list[int]]] = [[0, 1], [2, 3, 4]]
# by kind: pieces in the box
UNIT_TOTALS: Final[list[int]] = [40, 20, 20, 40, 10]
# by kind: the most dice in one roll (V-9.5)
DICE: Final[list[int]] = [3, 2, 2, 3, 2]
# by kind: how many of six faces show hit, flee, command, blank
FACES: Final[list[list[int]]] = [[3, 1, 2, 0], [4, 0, 2, 0], [3, 1, 2, 0], [2, 2, 2, 0], [2, 3, 0, 1]]

# Kingdoms (V-2.1), then seas (V-2.5)

NORTHUMBRIA: Final = 0
MERCIA: Final = 1
WESSEX: Final = 2
EAST_ANGLIA: Final = 3
KINGDOMS: Final[tuple[str, ...]] = ("northumbria", "mercia", "wessex", "east_anglia")
KINGDOM_NAMES: Final[tuple[str, ...]] = ("Northumbria", "Mercia", "Wessex", "East Anglia")

NORTH_SEA: Final = 0
ENGLISH_CHANNEL: Final = 1
SEVERN_SEA: Final = 2
IRISH_SEA: Final = 3
SEAS: Final[tuple[str, ...]] = ("north_sea", "english_channel", "severn_sea", "irish_sea")
SEA_NAMES: Final[tuple[str, ...]] = ("North Sea", "English Channel", "Severn Sea", "Irish Sea")

# Shires (V-2): the id is the printed number less one

HAGUSTALDESHAM: Final = 0
DUNHOLM: Final = 1
CETREHT: Final = 2
LUEL: Final = 3
WYRCINGATUN: Final = 4
CUMBRALAND: Final = 5
CAUPALAND: Final = 6
CEARTMEL: Final = 7
LONCASTER: Final = 8
SWALEDAEL: Final = 9
HRYPUM: Final = 10
CRAEFEN: Final = 11
CNARRESBURH: Final = 12
LOIDIS: Final = 13
EOFORWIC: Final = 14
STREONAESHEALH: Final = 15
BRETLINTUN: Final = 16
BEOFERLIC: Final = 17
DONECAESTER: Final = 18
HEALLAM: Final = 19
PECSAETE: Final = 20
MAMECEASTER: Final = 21
MAERSEA: Final = 22
LECACAETIR: Final = 23
STAEFFORD: Final = 24
SNOTINGAHAM: Final = 25
LINDCYLENE: Final = 26
BARTUN: Final = 27
GRIMESBI: Final = 28
HORNECAESTER: Final = 29
CRULAND: Final = 30
MEDESHAMSTEDE: Final = 31
GRANTEBRYCG: Final = 32
HAMTUN: Final = 33
COFANTREO: Final = 34
LIGORACEASTER: Final = 35
LICCIDFELD: Final = 36
HEREFORD: Final = 37
WEOGORNACEASTER: Final = 38
WAERINGWIC: Final = 39
OXENAFORD: Final = 40
GLEAWCEASTER: Final = 41
DENE: Final = 42
CEODRE: Final = 43
AETHELINGAEG: Final = 44
BEARDASTAPOL: Final = 45
EXANCEASTER: Final = 46
SCIREBURNE: Final = 47
DORNWARACEASTER: Final = 48
HAMWIC: Final = 49
WILTUN: Final = 50
WINTANCEASTER: Final = 51
MEONWARA: Final = 52
SEOLESIG: Final = 53
LAEWES: Final = 54
HAESTINGAS: Final = 55
CANTWARABURG: Final = 56
LUNDENWIC: Final = 57
COLNECEASTER: Final = 58
THEODFORD: Final = 59
GIPESWIC: Final = 60
ELMHAM: Final = 61
LENN: Final = 62

SHIRES: Final[tuple[str, ...]] = (
    "hagustaldesham", "dunholm", "cetreht", "luel", "wyrcingatun", "cumbraland", "caupaland", "ceartmel", "loncaster",
    "swaledael", "hrypum", "craefen", "cnarresburh", "loidis", "eoforwic", "streonaeshealh", "bretlintun",
    "beoferlic", "donecaester", "heallam", "pecsaete", "mameceaster", "maersea", "lecacaetir", "staefford",
    "snotingaham", "lindcylene", "bartun", "grimesbi", "hornecaester", "cruland", "medeshamstede", "grantebrycg",
    "hamtun", "cofantreo", "ligoraceaster", "liccidfeld", "hereford", "weogornaceaster", "waeringwic", "oxenaford",
    "gleawceaster", "dene", "ceodre", "aethelingaeg", "beardastapol", "exanceaster", "scireburne", "dornwaraceaster",
    "hamwic", "wiltun", "wintanceaster", "meonwara", "seolesig", "laewes", "haestingas", "cantwaraburg", "lundenwic",
    "colneceaster", "theodford", "gipeswic", "elmham", "lenn",
)
# as printed
SHIRE_NUMBERS: Final[list[int]] = [
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
    32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
    60, 61, 62, 63,
]
OLD_ENGLISH: Final[tuple[str, ...]] = (
    "Hagustaldesham", "Dunholm", "Cetreht", "Luel", "Wyrcingatun", "Cumbraland", "Caupaland", "Ceartmel", "Loncaster",
    "Swaledael", "Hrypum", "Craefen", "Cnarresburh", "Loidis", "Eoforwic", "Streonaeshealh", "Bretlintun",
    "Beoferlic", "Donecaester", "Heallam", "Pecsaete", "Mameceaster", "Maersea", "Lecacaetir", "Staefford",
    "Snotingaham", "Lindcylene", "Bartun", "Grimesbi", "Hornecaester", "Cruland", "Medeshamstede", "Grantebrycg",
    "Hamtun", "Cofantreo", "Ligoraceaster", "Liccidfeld", "Hereford", "Weogornaceaster", "Waeringwic", "Oxenaford",
    "Gleawceaster", "Dene", "Ceodre", "Aethelingaeg", "Beardastapol", "Exanceaster", "Scireburne", "Dornwaraceaster",
    "Hamwic", "Wiltun", "Wintanceaster", "Meonwara", "Seolesig", "Laewes", "Haestingas", "Cantwaraburg", "Lundenwic",
    "Colneceaster", "Theodford", "Gipeswic", "Elmham", "Lenn",
)
MODERN: Final[tuple[str, ...]] = (
    "Hexham", "Durham", "Catterick", "Carlisle", "Workington", "Cumbrian Fells", "Copeland", "Cartmel", "Lancaster",
    "Swaledale", "Ripon", "Craven", "Knaresborough", "Leeds", "York", "Whitby", "Bridlington", "Beverley",
    "Doncaster", "Hallam (Sheffield)", "The Peak", "Manchester", "Mersey Shore", "Chester", "Stafford", "Nottingham",
    "Lincoln", "Barton-upon-Humber", "Grimsby", "Horncastle", "Crowland Fens", "Peterborough", "Cambridge",
    "Northampton", "Coventry", "Leicester", "Lichfield", "Hereford", "Worcester", "Warwick", "Oxford", "Gloucester",
    "Forest of Dean", "Cheddar Levels", "Athelney", "Barnstaple", "Exeter", "Sherborne", "Dorchester", "Southampton",
    "Wilton", "Winchester", "Meon Valley", "Selsey", "Lewes", "Hastings", "Canterbury", "London", "Colchester",
    "Thetford", "Ipswich", "Elmham", "Lynn (Wash Fens)",
)
KINGDOM_OF: Final[list[int]] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3,
]

# V-2.2
IS_CITY: Final[list[bool]] = [
    False, True, False, True, False, False, False, False, False, False, False, False, False, False, True, False,
    False, False, False, False, False, True, False, True, False, False, True, False, False, False, False, False,
    False, False, False, True, True, True, False, False, True, False, False, False, False, False, True, False, False,
    False, False, True, False, True, False, False, True, True, False, True, False, True, False,
]
CITIES: Final[list[int]] = [1, 3, 14, 21, 23, 26, 35, 36, 37, 40, 46, 51, 53, 56, 57, 59, 61]
# V-2.4: closed to all units
IS_MARSH: Final[list[bool]] = [
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, True, False,
    False, False, False, False, False, False, False, False, False, False, False, True, True, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, True,
]
MARSHES: Final[list[int]] = [30, 43, 44, 62]
# V-2.5: can be landed in, so no marsh
IS_COASTAL: Final[list[bool]] = [
    False, True, True, True, True, False, True, True, True, False, False, False, False, False, True, True, True, True,
    False, False, False, True, True, True, False, False, False, True, True, True, False, False, False, False, False,
    False, False, False, False, False, False, True, True, False, False, True, True, False, True, True, False, True,
    False, True, True, True, True, True, True, False, True, True, False,
]
COASTAL: Final[list[int]] = [
    1, 2, 3, 4, 6, 7, 8, 14, 15, 16, 17, 21, 22, 23, 27, 28, 29, 41, 42, 45, 46, 48, 49, 51, 53, 54, 55, 56, 57, 58,
    60, 61,
]
# V-2.3: a city with an icon
IS_REINFORCEMENT_CITY: Final[list[bool]] = [
    False, False, False, True, False, False, False, False, False, False, False, False, False, False, True, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, True, True, False, False, False, True, False, False, False, False, False, True, False, False,
    False, False, True, False, True, False, False, True, True, False, True, False, False, False,
]
REINFORCEMENT_CITIES: Final[list[int]] = [3, 14, 35, 36, 40, 46, 51, 53, 56, 57, 59]

# V-2.6: all borders, by shire
NEIGHBOURS: Final[list[list[int]]] = [
    [1, 2, 3],
    [0, 2],
    [0, 1, 3, 9, 10, 12, 14, 15],
    [0, 2, 4, 5, 8, 9],
    [3, 5, 6],
    [3, 4, 6, 7, 8],
    [4, 5, 7],
    [5, 6, 8],
    [3, 5, 7, 9, 11, 21],
    [2, 3, 8, 10, 11, 12],
    [2, 9, 12],
    [8, 9, 12, 13, 21],
    [2, 9, 10, 11, 13, 14],
    [11, 12, 14, 21],
    [2, 12, 13, 15, 16, 17, 18, 21, 27],
    [2, 14, 16],
    [14, 15, 17],
    [14, 16],
    [14, 19, 21, 25, 26, 27],
    [18, 20, 21, 25],
    [19, 21, 23, 24, 25],
    [8, 11, 13, 14, 18, 19, 20, 22, 23],
    [21, 23],
    [20, 21, 22, 24, 36, 37],
    [20, 23, 25, 35, 36],
    [18, 19, 20, 24, 26, 35],
    [18, 25, 27, 28, 29, 30, 33, 35],
    [14, 18, 26, 28],
    [26, 27, 29],
    [26, 28, 30],
    [26, 29, 31, 33, 62],
    [30, 32, 33, 59, 62],
    [31, 33, 57, 58, 59],
    [26, 30, 31, 32, 34, 35, 39, 57],
    [33, 35, 39],
    [24, 25, 26, 33, 34, 36, 39],
    [23, 24, 35, 37, 38, 39],
    [23, 36, 38, 42],
    [36, 37, 39, 41, 42],
    [33, 34, 35, 36, 38, 40, 41, 57],
    [39, 41, 51, 57],
    [38, 39, 40, 42, 43, 47, 50, 51],
    [37, 38, 41],
    [41, 44, 47],
    [43, 45, 46, 47],
    [44, 46],
    [44, 45, 47, 48],
    [41, 43, 44, 46, 48, 50],
    [46, 47, 49, 50, 51],
    [48, 51],
    [41, 47, 48, 51],
    [40, 41, 48, 49, 50, 52, 53, 57],
    [51, 53],
    [51, 52, 54, 56, 57],
    [53, 55, 56],
    [54, 56],
    [53, 54, 55, 57],
    [32, 33, 39, 40, 51, 53, 56, 58],
    [32, 57, 59, 60],
    [31, 32, 58, 60, 61, 62],
    [58, 59, 61],
    [59, 60, 62],
    [30, 31, 59, 61],
]
# the borders units may cross: none to or from marsh (V-2.4)
ROADS: Final[list[list[int]]] = [
    [1, 2, 3],
    [0, 2],
    [0, 1, 3, 9, 10, 12, 14, 15],
    [0, 2, 4, 5, 8, 9],
    [3, 5, 6],
    [3, 4, 6, 7, 8],
    [4, 5, 7],
    [5, 6, 8],
    [3, 5, 7, 9, 11, 21],
    [2, 3, 8, 10, 11, 12],
    [2, 9, 12],
    [8, 9, 12, 13, 21],
    [2, 9, 10, 11, 13, 14],
    [11, 12, 14, 21],
    [2, 12, 13, 15, 16, 17, 18, 21, 27],
    [2, 14, 16],
    [14, 15, 17],
    [14, 16],
    [14, 19, 21, 25, 26, 27],
    [18, 20, 21, 25],
    [19, 21, 23, 24, 25],
    [8, 11, 13, 14, 18, 19, 20, 22, 23],
    [21, 23],
    [20, 21, 22, 24, 36, 37],
    [20, 23, 25, 35, 36],
    [18, 19, 20, 24, 26, 35],
    [18, 25, 27, 28, 29, 33, 35],
    [14, 18, 26, 28],
    [26, 27, 29],
    [26, 28],
    [],
    [32, 33, 59],
    [31, 33, 57, 58, 59],
    [26, 31, 32, 34, 35, 39, 57],
    [33, 35, 39],
    [24, 25, 26, 33, 34, 36, 39],
    [23, 24, 35, 37, 38, 39],
    [23, 36, 38, 42],
    [36, 37, 39, 41, 42],
    [33, 34, 35, 36, 38, 40, 41, 57],
    [39, 41, 51, 57],
    [38, 39, 40, 42, 47, 50, 51],
    [37, 38, 41],
    [],
    [],
    [46],
    [45, 47, 48],
    [41, 46, 48, 50],
    [46, 47, 49, 50, 51],
    [48, 51],
    [41, 47, 48, 51],
    [40, 41, 48, 49, 50, 52, 53, 57],
    [51, 53],
    [51, 52, 54, 56, 57],
    [53, 55, 56],
    [54, 56],
    [53, 54, 55, 57],
    [32, 33, 39, 40, 51, 53, 56, 58],
    [32, 57, 59, 60],
    [31, 32, 58, 60, 61],
    [58, 59, 61],
    [59, 60],
    [],
]
# V-2.5: coastal shires by sea
LANDINGS: Final[list[list[int]]] = [
    [1, 2, 14, 15, 16, 17, 27, 28, 29, 56, 57, 58, 60, 61],
    [46, 48, 49, 51, 53, 54, 55, 56],
    [41, 42, 45],
    [3, 4, 6, 7, 8, 21, 22, 23],
]
# by shire: the other coastal shires on a sea of its own (V-15.15)
SAIL_TO: Final[list[list[int]]] = [
    [],
    [2, 14, 15, 16, 17, 27, 28, 29, 56, 57, 58, 60, 61],
    [1, 14, 15, 16, 17, 27, 28, 29, 56, 57, 58, 60, 61],
    [4, 6, 7, 8, 21, 22, 23],
    [3, 6, 7, 8, 21, 22, 23],
    [],
    [3, 4, 7, 8, 21, 22, 23],
    [3, 4, 6, 8, 21, 22, 23],
    [3, 4, 6, 7, 21, 22, 23],
    [],
    [],
    [],
    [],
    [],
    [1, 2, 15, 16, 17, 27, 28, 29, 56, 57, 58, 60, 61],
    [1, 2, 14, 16, 17, 27, 28, 29, 56, 57, 58, 60, 61],
    [1, 2, 14, 15, 17, 27, 28, 29, 56, 57, 58, 60, 61],
    [1, 2, 14, 15, 16, 27, 28, 29, 56, 57, 58, 60, 61],
    [],
    [],
    [],
    [3, 4, 6, 7, 8, 22, 23],
    [3, 4, 6, 7, 8, 21, 23],
    [3, 4, 6, 7, 8, 21, 22],
    [],
    [],
    [],
    [1, 2, 14, 15, 16, 17, 28, 29, 56, 57, 58, 60, 61],
    [1, 2, 14, 15, 16, 17, 27, 29, 56, 57, 58, 60, 61],
    [1, 2, 14, 15, 16, 17, 27, 28, 56, 57, 58, 60, 61],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [42, 45],
    [41, 45],
    [],
    [],
    [41, 42],
    [48, 49, 51, 53, 54, 55, 56],
    [],
    [46, 49, 51, 53, 54, 55, 56],
    [46, 48, 51, 53, 54, 55, 56],
    [],
    [46, 48, 49, 53, 54, 55, 56],
    [],
    [46, 48, 49, 51, 54, 55, 56],
    [46, 48, 49, 51, 53, 55, 56],
    [46, 48, 49, 51, 53, 54, 56],
    [1, 2, 14, 15, 16, 17, 27, 28, 29, 46, 48, 49, 51, 53, 54, 55, 57, 58, 60, 61],
    [1, 2, 14, 15, 16, 17, 27, 28, 29, 56, 58, 60, 61],
    [1, 2, 14, 15, 16, 17, 27, 28, 29, 56, 57, 60, 61],
    [],
    [1, 2, 14, 15, 16, 17, 27, 28, 29, 56, 57, 58, 61],
    [1, 2, 14, 15, 16, 17, 27, 28, 29, 56, 57, 58, 60],
    [],
]
# by kind, by shire: icons (V-5.5)
REINFORCE: Final[list[list[int]]] = [
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0],
    [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0,
    0, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 1, 0, 1, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
]
# by kind, by shire: units at the start (V-3.5)
SETUP: Final[list[list[int]]] = [
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 1, 0, 1, 0, 0, 0],
    [0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1,
    0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 1, 0, 1, 0, 1, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
]
# V-15.24
CEOLWULF_SHIRES: Final[list[int]] = [26, 35, 36]
# V-15.14
DISCORD_SHIRES: Final[list[int]] = [1, 3, 14, 21]
# a point of each shire, 0 to 1000 from the top left
XY: Final[list[tuple[int, int]]] = [
    (392, 66), (477, 80), (477, 170), (285, 110), (185, 138), (254, 170), (185, 190), (238, 230), (300, 260),
    (377, 190), (431, 210), (385, 280), (474, 264), (443, 310), (554, 286), (600, 180), (662, 240), (669, 300),
    (531, 370), (462, 390), (423, 420), (362, 354), (254, 380), (300, 440), (385, 480), (515, 460), (615, 440),
    (631, 354), (700, 374), (731, 434), (708, 510), (692, 570), (720, 646), (592, 600), (515, 594), (531, 534),
    (408, 546), (285, 620), (377, 626), (485, 650), (508, 720), (392, 714), (308, 700), (285, 810), (231, 854),
    (92, 860), (162, 930), (323, 860), (346, 930), (454, 920), (408, 830), (500, 840), (546, 874), (608, 880),
    (715, 900), (792, 894), (831, 830), (685, 760), (823, 710), (808, 594), (900, 646), (885, 520), (782, 520),
]

# Rolls (V-9.5): what no to three dice of one colour can show

ROLL_NAMES: Final[tuple[str, ...]] = (
    "nothing", "hit", "flee", "command", "blank", "hit hit", "hit flee", "hit command", "hit blank", "flee flee",
    "flee command", "flee blank", "command command", "command blank", "blank blank", "hit hit hit", "hit hit flee",
    "hit hit command", "hit hit blank", "hit flee flee", "hit flee command", "hit flee blank", "hit command command",
    "hit command blank", "hit blank blank", "flee flee flee", "flee flee command", "flee flee blank",
    "flee command command", "flee command blank", "flee blank blank", "command command command",
    "command command blank", "command blank blank", "blank blank blank",
)
ROLL_HITS: Final[list[int]] = [
    0, 1, 0, 0, 0, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
]
ROLL_FLEES: Final[list[int]] = [
    0, 0, 1, 0, 0, 0, 1, 0, 0, 2, 1, 1, 0, 0, 0, 0, 1, 0, 0, 2, 1, 1, 0, 0, 0, 3, 2, 2, 1, 1, 1, 0, 0, 0, 0,
]
ROLL_COMMANDS: Final[list[int]] = [
    0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 2, 1, 0, 0, 0, 1, 0, 0, 1, 0, 2, 1, 0, 0, 1, 0, 2, 1, 0, 3, 2, 1, 0,
]
# by kind, by number of dice: outcomes that can come up
ROLL_ANSWERS: Final[list[list[list[int]]]] = [
    [[0], [1, 2, 3], [5, 6, 7, 9, 10, 12], [15, 16, 17, 19, 20, 22, 25, 26, 28, 31]],
    [[0], [1, 3], [5, 7, 12], [15, 17, 22, 31]],
    [[0], [1, 2, 3], [5, 6, 7, 9, 10, 12], [15, 16, 17, 19, 20, 22, 25, 26, 28, 31]],
    [[0], [1, 2, 3], [5, 6, 7, 9, 10, 12], [15, 16, 17, 19, 20, 22, 25, 26, 28, 31]],
    [[0], [1, 2, 4], [5, 6, 8, 9, 11, 14], [15, 16, 18, 19, 21, 24, 25, 27, 30, 34]],
]
# beside ROLL_ANSWERS; they sum to 6 ** dice
ROLL_WEIGHTS: Final[list[list[list[int]]]] = [
    [[1], [3, 1, 2], [9, 6, 12, 1, 4, 4], [27, 27, 54, 9, 36, 36, 1, 6, 12, 8]],
    [[1], [4, 2], [16, 16, 4], [64, 96, 48, 8]],
    [[1], [3, 1, 2], [9, 6, 12, 1, 4, 4], [27, 27, 54, 9, 36, 36, 1, 6, 12, 8]],
    [[1], [2, 2, 2], [4, 8, 8, 4, 8, 4], [8, 24, 24, 24, 48, 24, 8, 24, 24, 8]],
    [[1], [2, 3, 1], [4, 12, 4, 9, 6, 1], [8, 36, 12, 54, 36, 6, 27, 27, 9, 1]],
]

# Event titles (V-15.11 to V-15.46)

FEIGNED_RETREAT: Final = 0
ENGLISH_TRAITORS: Final = 1
SHIELD_WALL: Final = 2
NORTHUMBRIAN_DISCORD: Final = 3
VIKING_SHIPS: Final = 4
VIKING_FORT: Final = 5
INCREASED_MORALE: Final = 6
VIKING_TERROR: Final = 7
SURPRISE_ATTACK: Final = 8
CEOLWULF: Final = 9
KINGS_PURSE: Final = 10
REBELLION: Final = 11
SAXON_NAVY: Final = 12
DANEGELD: Final = 13
ALFREDS_GAMBIT: Final = 14
ARCHERS: Final = 15
RELIGIOUS_CONVERSION: Final = 16
ESCAPE_INTO_THE_WILDS: Final = 17
IMPROVED_TRAINING: Final = 18
THEGN_LEADERSHIP: Final = 19
SPY: Final = 20
AMBUSH: Final = 21

EVENTS: Final[tuple[str, ...]] = (
    "feigned_retreat", "english_traitors", "shield_wall", "northumbrian_discord", "viking_ships", "viking_fort",
    "increased_morale", "viking_terror", "surprise_attack", "ceolwulf", "kings_purse", "rebellion", "saxon_navy",
    "danegeld", "alfreds_gambit", "archers", "religious_conversion", "escape_into_the_wilds", "improved_training",
    "thegn_leadership", "spy", "ambush",
)
EVENT_NAMES: Final[tuple[str, ...]] = (
    "Feigned Retreat", "English Traitors", "Shield Wall", "Northumbrian Discord", "Viking Ships", "Viking Fort",
    "Increased Morale", "Viking Terror", "Surprise Attack", "Ceolwulf", "King's Purse", "Rebellion", "Saxon Navy",
    "Danegeld", "Alfred's Gambit", "Archers", "Religious Conversion", "Escape into the Wilds", "Improved Training",
    "Thegn Leadership", "Spy", "Ambush",
)
EVENT_RULES: Final[tuple[str, ...]] = (
    "V-15.11", "V-15.12", "V-15.13", "V-15.14", "V-15.15", "V-15.16", "V-15.21", "V-15.22", "V-15.23", "V-15.24",
    "V-15.31", "V-15.32", "V-15.33", "V-15.34", "V-15.35", "V-15.36", "V-15.41", "V-15.42", "V-15.43", "V-15.44",
    "V-15.45", "V-15.46",
)

# Cards (V-15.0 to V-15.4): the id is faction * 19 + printed number - 1

CARDS_PER_FACTION: Final = 19
CARDS: Final[tuple[str, ...]] = (
    "n01_treaty", "n02_move_2_4", "n03_move_2_4", "n04_move_2_4", "n05_move_2_3", "n06_move_2_3", "n07_move_2_2",
    "n08_feigned_retreat", "n09_english_traitors", "n10_shield_wall", "n11_northumbrian_discord", "n12_viking_ships",
    "n13_viking_fort", "n14_feigned_retreat", "n15_english_traitors", "n16_shield_wall", "n17_northumbrian_discord",
    "n18_viking_ships", "n19_viking_fort", "b01_treaty", "b02_move_2_4", "b03_move_2_4", "b04_move_2_4",
    "b05_move_2_3", "b06_move_2_3", "b07_move_2_2", "b08_increased_morale", "b09_viking_terror",
    "b10_surprise_attack", "b11_ceolwulf", "b12_viking_fort", "b13_viking_ships", "b14_increased_morale",
    "b15_viking_terror", "b16_surprise_attack", "b17_ceolwulf", "b18_viking_fort", "b19_viking_ships", "h01_treaty",
    "h02_move_2_2", "h03_move_3_2", "h04_move_3_2", "h05_move_4_2", "h06_move_3_1", "h07_move_4_1", "h08_kings_purse",
    "h09_rebellion", "h10_saxon_navy", "h11_danegeld", "h12_alfreds_gambit", "h13_archers", "h14_kings_purse",
    "h15_rebellion", "h16_saxon_navy", "h17_danegeld", "h18_alfreds_gambit", "h19_archers", "t01_treaty",
    "t02_move_1_3", "t03_move_4_2", "t04_move_3_2", "t05_move_2_2", "t06_move_4_1", "t07_move_3_1",
    "t08_religious_conversion", "t09_escape_into_the_wilds", "t10_improved_training", "t11_thegn_leadership",
    "t12_spy", "t13_ambush", "t14_religious_conversion", "t15_escape_into_the_wilds", "t16_improved_training",
    "t17_thegn_leadership", "t18_spy", "t19_ambush",
)
CARD_TITLES: Final[tuple[str, ...]] = (
    "Treaty of Wedmore", "Movement 2/4", "Movement 2/4", "Movement 2/4", "Movement 2/3", "Movement 2/3",
    "Movement 2/2", "Feigned Retreat", "English Traitors", "Shield Wall", "Northumbrian Discord", "Viking Ships",
    "Viking Fort", "Feigned Retreat", "English Traitors", "Shield Wall", "Northumbrian Discord", "Viking Ships",
    "Viking Fort", "Treaty of Wedmore", "Movement 2/4", "Movement 2/4", "Movement 2/4", "Movement 2/3",
    "Movement 2/3", "Movement 2/2", "Increased Morale", "Viking Terror", "Surprise Attack", "Ceolwulf", "Viking Fort",
    "Viking Ships", "Increased Morale", "Viking Terror", "Surprise Attack", "Ceolwulf", "Viking Fort", "Viking Ships",
    "Treaty of Wedmore", "Movement 2/2", "Movement 3/2", "Movement 3/2", "Movement 4/2", "Movement 3/1",
    "Movement 4/1", "King's Purse", "Rebellion", "Saxon Navy", "Danegeld", "Alfred's Gambit", "Archers",
    "King's Purse", "Rebellion", "Saxon Navy", "Danegeld", "Alfred's Gambit", "Archers", "Treaty of Wedmore",
    "Movement 1/3", "Movement 4/2", "Movement 3/2", "Movement 2/2", "Movement 4/1", "Movement 3/1",
    "Religious Conversion", "Escape into the Wilds", "Improved Training", "Thegn Leadership", "Spy", "Ambush",
    "Religious Conversion", "Escape into the Wilds", "Improved Training", "Thegn Leadership", "Spy", "Ambush",
)
CARD_FACTION: Final[list[int]] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
]
CARD_NUMBER: Final[list[int]] = [
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
    15, 16, 17, 18, 19, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 1, 2, 3, 4, 5, 6, 7, 8, 9,
    10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
]
# activations (V-5.9); 0 for events
CARD_ARMIES: Final[list[int]] = [
    2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    2, 2, 3, 3, 4, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 4, 3, 2, 4, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
]
# steps for each; 0 for events
CARD_STEPS: Final[list[int]] = [
    4, 4, 4, 4, 3, 3, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 3, 3, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    3, 2, 2, 2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 2, 2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
]
# event title, or -1
CARD_EVENT: Final[list[int]] = [
    -1, -1, -1, -1, -1, -1, -1, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, -1, -1, -1, -1, -1, -1, -1, 6, 7, 8, 9, 5, 4, 6,
    7, 8, 9, 5, 4, -1, -1, -1, -1, -1, -1, -1, 10, 11, 12, 13, 14, 15, 10, 11, 12, 13, 14, 15, -1, -1, -1, -1, -1, -1,
    -1, 16, 17, 18, 19, 20, 21, 16, 17, 18, 19, 20, 21,
]

# Decks as masks: the bit of a card is 1 << (printed number - 1)
# by faction: 01-12 (V-3.3)
STANDARD_DECK: Final[list[int]] = [4095, 4095, 4095, 4095]
# 01-07, in every deck (V-3.4)
FIXED_DECK: Final = 127
# as a mask: card 01
TREATY_BIT: Final = 1
# 01-07, Treaty and Movement cards
MOVEMENT_MASK: Final = 127
# 08-19
EVENT_MASK: Final = 524160

# Invasion cards and leaders (V-15.5, V-15.51); after Alfred the legendary ones (VX-9)

HALFDAN: Final = 0
IVAR: Final = 1
BJORN: Final = 2
REINFORCEMENTS: Final = 3
GUTHRUM: Final = 4
UBBE: Final = 5
ROLLO: Final = 6
ALFRED: Final = 7
RAGNAR: Final = 8
LAGERTHA: Final = 9

LEADERS: Final[tuple[str, ...]] = (
    "halfdan", "ivar", "bjorn", "reinforcements", "guthrum", "ubbe", "rollo", "alfred", "ragnar", "lagertha",
)
LEADER_NAMES: Final[tuple[str, ...]] = (
    "Halfdan (Great Heathen Host)", "Ivar the Boneless", "Bjorn Ironside", "Viking Reinforcements",
    "Guthrum (Great Summer Army)", "Ubbe Ragnarsson", "Rollo", "Alfred the Great", "Ragnar Lothbrok", "Lagertha",
)
# by leader, by faction
LEADER_UNITS: Final[list[list[int]]] = [
    [17, 8, 0, 0], [14, 6, 0, 0], [11, 4, 0, 0], [9, 2, 0, 0], [17, 8, 0, 0], [14, 6, 0, 0], [11, 4, 0, 0],
    [0, 0, 4, 3], [17, 8, 0, 0], [0, 0, 0, 0],
]
# by leader: where he may land (V-7.4)
LEADER_LANDINGS: Final[list[list[int]]] = [
    [1, 2, 14, 15, 16, 17, 27, 28, 29, 56, 57, 58, 60, 61],
    [1, 2, 14, 15, 16, 17, 27, 28, 29, 56, 57, 58, 60, 61],
    [1, 2, 14, 15, 16, 17, 27, 28, 29, 56, 57, 58, 60, 61],
    [],
    [1, 2, 3, 4, 6, 7, 8, 14, 15, 16, 17, 21, 22, 23, 27, 28, 29, 41, 42, 45, 46, 48, 49, 51, 53, 54, 55, 56, 57, 58,
    60, 61],
    [1, 2, 3, 4, 6, 7, 8, 14, 15, 16, 17, 21, 22, 23, 27, 28, 29, 41, 42, 45, 46, 48, 49, 51, 53, 54, 55, 56, 57, 58,
    60, 61],
    [1, 2, 3, 4, 6, 7, 8, 14, 15, 16, 17, 21, 22, 23, 27, 28, 29, 41, 42, 45, 46, 48, 49, 51, 53, 54, 55, 56, 57, 58,
    60, 61],
    [],
    [1, 2, 14, 15, 16, 17, 27, 28, 29, 56, 57, 58, 60, 61],
    [],
]
# the A, B and C cards (V-3.7)
INVASION_GROUPS: Final[list[list[int]]] = [[0], [1, 2, 3], [4, 5, 6]]
# after these come the legendary ones
BASE_LEADERS: Final = 8
# all but the Reinforcements card, which is nobody, and Alfred
BASE_VIKING_LEADERS: Final[list[int]] = [0, 1, 2, 4, 5, 6]
# with the legendary ones
VIKING_LEADERS: Final[list[int]] = [0, 1, 2, 4, 5, 6, 8, 9]

# Fyrd cards (V-15.61): units on the card, copies in the deck

FYRD_VALUES: Final[list[int]] = [2, 3, 4, 5]
FYRD_COPIES: Final[list[int]] = [4, 4, 4, 4]
