"""Facts of Age of Arthur as literals, indexed by small ids: kingdoms, provinces, cards, titles.

Made from data/map.json and data/cards.json by `python tools/make_tables.py`; change the data, never this file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from heptarchy.games.arthur.table.seen import CardKind, Kingdom, Title

# fmt: off

# Coasts as bits (AA-16.4) and terrain, by the ids of dba's countries (AA-16.7)

SAXON_SHORE: Final = 1
BRITISH_SEA: Final = 2
IRISH_SEA: Final = 4
COAST_KEYS: Final[tuple[str, ...]] = ("saxon_shore", "british_sea", "irish_sea")

ARABLE: Final = 0
FOREST: Final = 1
HILLY: Final = 2
FEN: Final = 3
TERRAIN_KEYS: Final[tuple[str, ...]] = ("arable", "forest", "hilly", "fen")

# Kingdoms (AA-16.2), in the order in which they come into play (AA-16.3)

DUMNONIA: Final = 0
CEINT: Final = 1
POWYS: Final = 2
LINNUIS: Final = 3
EBRAUC: Final = 4
DEMETIA: Final = 5
GWYNEDD: Final = 6
RHEGED: Final = 7
KINGDOM_KEYS: Final[tuple[Kingdom, ...]] = (
    "dumnonia", "ceint", "powys", "linnuis", "ebrauc", "demetia", "gwynedd", "rheged",
)
KINGDOM_NAMES: Final[tuple[str, ...]] = (
    "Dumnonia", "Ceint", "Powys", "Linnuis", "Ebrauc", "Demetia", "Gwynedd", "Rheged",
)
KINGDOMS: Final = 8
# by kingdom: its home province
HOME_OF: Final[list[int]] = [0, 6, 12, 18, 24, 30, 36, 42]
# by kingdom: its provinces, home first
PROVINCES_OF: Final[list[list[int]]] = [
    [0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11], [12, 13, 14, 15, 16, 17], [18, 19, 20, 21, 22, 23],
    [24, 25, 26, 27, 28, 29], [30, 31, 32, 33, 34, 35], [36, 37, 38, 39, 40, 41], [42, 43, 44, 45, 46, 47],
]
# by number of players, from 2: the kingdoms in play
PLAYER_SETS: Final[list[list[int]]] = [
    [], [], [0, 1], [0, 1, 2], [0, 1, 2, 3], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4, 5], [0, 1, 2, 3, 4, 5, 6],
    [0, 1, 2, 3, 4, 5, 6, 7],
]

# Provinces (AA-16)

ISCA: Final = 0
CERNOW: Final = 1
DYFNAINT: Final = 2
LINDINIS: Final = 3
DURNOVARIA: Final = 4
CAER_BADDAN: Final = 5
DUROVERNUM: Final = 6
LUNDEIN: Final = 7
RHEGIN: Final = 8
CAER_WENTA: Final = 9
CAER_CELEMION: Final = 10
CALCHFYNYDD: Final = 11
PENGWERN: Final = 12
CAER_LEGION: Final = 13
ELFAEL: Final = 14
CAER_GLOUI: Final = 15
LUITCOET: Final = 16
CAER_CERI: Final = 17
LINDUM: Final = 18
BANOVALLUM: Final = 19
GYRWAS: Final = 20
ICENI: Final = 21
CAER_COLUN: Final = 22
CAER_LERION: Final = 23
EBURACUM: Final = 24
DEUR: Final = 25
ELMET: Final = 26
CATRAETH: Final = 27
BRYNEICH: Final = 28
CAER_DAUN: Final = 29
ARBERTH: Final = 30
YSTRAD_TYWI: Final = 31
GLYWYSING: Final = 32
GWENT: Final = 33
BRYCHEINIOG: Final = 34
ERGYNG: Final = 35
DEGANWY: Final = 36
MON: Final = 37
ARFON: Final = 38
MEIRION: Final = 39
CEREDIGION: Final = 40
TEGEINGL: Final = 41
CAER_LIGUALID: Final = 42
NOVANT: Final = 43
ERECHWYDD: Final = 44
ARGOED: Final = 45
DUNOTING: Final = 46
GODEU: Final = 47

PROVINCE_KEYS: Final[tuple[str, ...]] = (
    "isca", "cernow", "dyfnaint", "lindinis", "durnovaria", "caer_baddan", "durovernum", "lundein", "rhegin",
    "caer_wenta", "caer_celemion", "calchfynydd", "pengwern", "caer_legion", "elfael", "caer_gloui", "luitcoet",
    "caer_ceri", "lindum", "banovallum", "gyrwas", "iceni", "caer_colun", "caer_lerion", "eburacum", "deur", "elmet",
    "catraeth", "bryneich", "caer_daun", "arberth", "ystrad_tywi", "glywysing", "gwent", "brycheiniog", "ergyng",
    "deganwy", "mon", "arfon", "meirion", "ceredigion", "tegeingl", "caer_ligualid", "novant", "erechwydd", "argoed",
    "dunoting", "godeu",
)
PROVINCE_NAMES: Final[tuple[str, ...]] = (
    "Caer Uisc", "Cernow", "Dyfnaint", "Gwlad yr Haf", "Caer Durnac", "Caer Baddan", "Caer Ceint", "Caer Lundein",
    "Rhegin", "Caer Wenta", "Caer Celemion", "Calchfynydd", "Pengwern", "Caer Legion", "Elfael", "Caer Gloui",
    "Caer Luitcoet", "Caer Ceri", "Caer Lind", "Banovallum", "Gyrwas", "Iceni", "Caer Colun", "Caer Lerion",
    "Caer Ebrauc", "Deur", "Elmet", "Catraeth", "Bryneich", "Caer Daun", "Arberth", "Ystrad Tywi", "Glywysing",
    "Gwent", "Brycheiniog", "Ergyng", "Deganwy", "Mon", "Arfon", "Meirion", "Ceredigion", "Tegeingl", "Caer Ligualid",
    "Novant", "Erechwydd", "Argoed", "Dunoting", "Godeu",
)
PROVINCES: Final = 48
# by province
KINGDOM_OF: Final[list[int]] = [
    0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 6, 6,
    6, 6, 6, 6, 7, 7, 7, 7, 7, 7,
]
# by province
IS_HOME: Final[list[bool]] = [
    True, False, False, False, False, False, True, False, False, False, False, False, True, False, False, False,
    False, False, True, False, False, False, False, False, True, False, False, False, False, False, True, False,
    False, False, False, False, True, False, False, False, False, False, True, False, False, False, False, False,
]
# by province: bits of SAXON_SHORE, BRITISH_SEA, IRISH_SEA
COASTS: Final[list[int]] = [
    2, 6, 6, 4, 2, 0, 1, 1, 3, 3, 0, 0, 0, 4, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 1, 0, 1, 1, 0, 4, 4, 4, 4, 0, 0, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 0, 0,
]
# by province
TERRAIN: Final[list[int]] = [
    0, 2, 2, 3, 0, 2, 0, 0, 1, 0, 1, 2, 0, 0, 2, 0, 1, 2, 0, 3, 3, 0, 0, 1, 0, 0, 1, 0, 2, 3, 0, 2, 2, 0, 2, 1, 2, 0,
    2, 2, 2, 2, 0, 2, 2, 1, 2, 1,
]
# AA-6.5: all borders, by province
ADJACENT: Final[list[list[int]]] = [
    [1, 2, 3, 4], [0, 2], [0, 1, 3], [0, 2, 4, 5], [0, 3, 5, 9], [3, 4, 9, 10, 15, 17, 33], [7, 8],
    [6, 8, 10, 11, 22], [6, 7, 9, 10], [4, 5, 8, 10], [5, 7, 8, 9, 11, 17], [7, 10, 17, 20, 22, 23],
    [13, 14, 15, 16, 35, 39, 41], [12, 16, 41, 45], [12, 34, 35, 39, 40], [5, 12, 16, 17, 33, 35],
    [12, 13, 15, 17, 23, 29], [5, 10, 11, 15, 16], [19, 20, 23, 29], [18, 20, 25], [11, 18, 19, 21, 22, 23], [20, 22],
    [7, 11, 20, 21], [11, 16, 18, 20, 29], [25, 26, 27, 29], [19, 24, 27, 29], [24, 27, 29, 45, 46],
    [24, 25, 26, 28, 44, 46], [27, 42, 47], [16, 18, 23, 24, 25, 26], [31, 40], [30, 32, 34, 40], [31, 33, 34],
    [5, 15, 32, 34, 35], [14, 31, 32, 33, 35, 40], [12, 14, 15, 33, 34], [37, 38, 39, 41], [36, 38], [36, 37, 39],
    [12, 14, 36, 38, 40, 41], [14, 30, 31, 34, 39], [12, 13, 36, 39], [28, 43, 44, 47], [42, 47], [27, 42, 45, 46],
    [13, 26, 44, 46], [26, 27, 44, 45], [28, 42, 43],
]
# AA-16.5: the borders across water
CROSSINGS: Final[list[tuple[int, int]]] = [(5, 33), (19, 25), (36, 37), (37, 38)]

# Cards (AA-C): the base hand, then the Winds of Change

BASE_CARD: Final = 0
CAMPAIGN_CARD: Final = 1
RULER_CARD: Final = 2
WAR_CARD: Final = 3
BATTLE_CARD: Final = 4
KIND_KEYS: Final[tuple[CardKind, ...]] = ("base", "campaign", "ruler", "war", "battle")

ESTABLISH_CLAIM: Final = 0
RAID: Final = 1
RENOUNCE_CLAIM: Final = 2
SAXON_SETTLEMENT: Final = 3
CASSUS_BELLI: Final = 4
THE_ROMAN_WAY: Final = 5
REBELLION: Final = 6
MIGRATING_SAXONS: Final = 7
CLAIM_TO_THE_THRONE: Final = 8
MIGRATING_BRITONS: Final = 9
SAXON_USURPER: Final = 10
SCHOOLED_IN_WAR: Final = 11
SLY_FOX: Final = 12
THE_BRAVE: Final = 13
LEGENDARY_PROWESS: Final = 14
FALL_OF_THE_MIGHTY: Final = 15
FOOL_IN_WAR: Final = 16
DUMB_OX: Final = 17
THE_KNAVE: Final = 18
LEGENDARY_CLUMSINESS: Final = 19
FOR_WHOM_THE_BELL_TOLLS: Final = 20
OUT_OF_THE_MONASTERY: Final = 21
SAXON_HATER: Final = 22
CAST_OUT_THE_SAXONS: Final = 23
SAXONS_UNITE: Final = 24
BRITONS_UNITE: Final = 25
MERLIN: Final = 26
UNEXPECTED_INHERITANCE: Final = 27
TREACHERY: Final = 28
RESHUFFLE: Final = 29
HILL_PEOPLE: Final = 30
WARLORD: Final = 31
WARRIOR_PRINCE: Final = 32
MEN_OF_THE_HEARTH: Final = 33
IRISH_SUBJECTS: Final = 34
IRISH_SCOURGE: Final = 35
IRISH_FRIENDS: Final = 36
IRISH_INVADERS: Final = 37
ASSASSIN: Final = 38
LONG_SHIPS: Final = 39
NORTHERNERS: Final = 40
NIGHT_OF_THE_LONG_KNIVES: Final = 41
SORCERY: Final = 42
DRAGONS_BREATH: Final = 43
CHARISMA: Final = 44
HAMMER_OF_THE_GODS: Final = 45
AMBUSH: Final = 46
PLASHING: Final = 47
KNIGHTS_OF_RENOWN: Final = 48
KNIGHTS_ERRANT: Final = 49
GRASSFIRE: Final = 50
HIDDEN_DITCH: Final = 51
STEAL_A_MARCH: Final = 52

CARD_KEYS: Final[tuple[str, ...]] = (
    "establish_claim", "raid", "renounce_claim", "saxon_settlement", "cassus_belli", "the_roman_way", "rebellion",
    "migrating_saxons", "claim_to_the_throne", "migrating_britons", "saxon_usurper", "schooled_in_war", "sly_fox",
    "the_brave", "legendary_prowess", "fall_of_the_mighty", "fool_in_war", "dumb_ox", "the_knave",
    "legendary_clumsiness", "for_whom_the_bell_tolls", "out_of_the_monastery", "saxon_hater", "cast_out_the_saxons",
    "saxons_unite", "britons_unite", "merlin", "unexpected_inheritance", "treachery", "reshuffle", "hill_people",
    "warlord", "warrior_prince", "men_of_the_hearth", "irish_subjects", "irish_scourge", "irish_friends",
    "irish_invaders", "assassin", "long_ships", "northerners", "night_of_the_long_knives", "sorcery",
    "dragons_breath", "charisma", "hammer_of_the_gods", "ambush", "plashing", "knights_of_renown", "knights_errant",
    "grassfire", "hidden_ditch", "steal_a_march",
)
CARD_NAMES: Final[tuple[str, ...]] = (
    "Establish Claim", "Raid", "Renounce Claim", "Saxon Settlement", "Cassus Belli", "The Roman Way", "Rebellion",
    "Migrating Saxons", "Claim to the Throne", "Migrating Britons", "Saxon Usurper", "Schooled in War", "Sly Fox",
    "The Brave", "Legendary Prowess", "Fall of the Mighty", "Fool in War", "Dumb Ox", "The Knave",
    "Legendary Clumsiness", "For Whom the Bell Tolls", "Out of the Monastery", "Saxon Hater", "Cast Out the Saxons!",
    "Saxons Unite!", "Britons Unite!", "Merlin", "Unexpected Inheritance", "Treachery", "Reshuffle", "Hill People",
    "Warlord", "Warrior Prince", "Men of the Hearth", "Irish Subjects", "Irish Scourge", "Irish Friends",
    "Irish Invaders", "Assassin", "Long Ships", "Northerners", "Night of the Long Knives", "Sorcery",
    "Dragon's Breath", "Charisma", "Hammer of the Gods", "Ambush!", "Plashing", "Knights of Renown", "Knights Errant",
    "Grassfire", "Hidden ditch", "Steal a march",
)
CARD_RULES: Final[tuple[str, ...]] = (
    "AA-C01", "AA-C02", "AA-C03", "AA-C04", "AA-C05", "AA-C08", "AA-C09", "AA-C10", "AA-C11", "AA-C12", "AA-C13",
    "AA-C14", "AA-C15", "AA-C16", "AA-C17", "AA-C18", "AA-C19", "AA-C20", "AA-C21", "AA-C22", "AA-C23", "AA-C24",
    "AA-C25", "AA-C26", "AA-C27", "AA-C28", "AA-C29", "AA-C30", "AA-C31", "AA-C32", "AA-C33", "AA-C34", "AA-C35",
    "AA-C36", "AA-C37", "AA-C38", "AA-C39", "AA-C40", "AA-C41", "AA-C42", "AA-C43", "AA-C44", "AA-C45", "AA-C46",
    "AA-C47", "AA-C48", "AA-C49", "AA-C50", "AA-C51", "AA-C52", "AA-C53", "AA-C54", "AA-C55",
)
CARDS: Final = 53
# ids below this are the base hand (AA-1.2), the others Winds (AA-1.4)
BASE_CARDS: Final = 5
CARD_KIND: Final[list[int]] = [
    0, 0, 0, 0, 0, 2, 1, 1, 1, 1, 1, 2, 2, 2, 2, 1, 2, 2, 2, 2, 1, 1, 2, 3, 3, 3, 2, 1, 1, 1, 1, 1, 2, 2, 1, 3, 2, 1,
    1, 3, 3, 1, 4, 4, 2, 4, 4, 4, 2, 3, 4, 4, 4,
]
# in the deck; of the base hand, for each player
COPIES: Final[list[int]] = [
    1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 2, 2, 1, 1, 5, 1, 4, 2, 1, 3, 1, 1, 1, 1,
    1, 2, 3, 1, 1, 1, 1, 1, 1, 1, 2, 2, 1, 1, 1,
]

# Titles (AA-1.3)

PENDRAGON: Final = 0
BRETWALDA: Final = 1
TITLE_KEYS: Final[tuple[Title, ...]] = ("pendragon", "bretwalda")
TITLE_NAMES: Final[tuple[str, ...]] = ("Pendragon", "Bretwalda")
TITLE_RULES: Final[tuple[str, ...]] = ("AA-C06", "AA-C07")
TITLES: Final = 2
