"""The cards, colours and places of Ortus Regni, as lists of small ids (OR-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from heptarchy.games.ortus.table.seen import Army, Colour, Joust, JoustHand, Outcome, Raider, Type

# OR-1.2: the fifteen types in the order of the rules, and the Palace
CASTLE: Final = 0
LAND: Final = 1
MARKET: Final = 2
CHURCH: Final = 3
CATHEDRAL: Final = 4
PRINCE: Final = 5
VASSAL: Final = 6
CHAMPION: Final = 7
MONK: Final = 8
MERCENARY: Final = 9
TREACHERY: Final = 10
INTRIGUE: Final = 11
ALLIES: Final = 12
BANQUET: Final = 13
BANNER: Final = 14
PALACE: Final = 15
TYPES: Final[tuple[Type, ...]] = (
    "castle",
    "land",
    "market_town",
    "church",
    "cathedral",
    "prince",
    "vassal",
    "champion",
    "monk",
    "mercenary",
    "treachery",
    "intrigue",
    "allies",
    "banquet",
    "banner",
    "palace",
)
TYPE_NAMES: Final = (
    "Castle",
    "Land",
    "Market Town",
    "Church",
    "Cathedral",
    "Prince",
    "Vassal",
    "Champion",
    "Monk",
    "Mercenary",
    "Treachery",
    "Intrigue",
    "Allies",
    "Banquet",
    "Banner",
    "Palace",
)
KINDS: Final = 16  # types of Earl cards, the Palace among them
DECK_TYPES: Final = 15  # those that a deck is built of (OR-3.2)
PROPERTY_TYPES: Final = (LAND, MARKET, CHURCH, CATHEDRAL)
LORD_TYPES: Final = (PRINCE, VASSAL, CHAMPION, MONK)  # OR-9.2
FIELDED_TYPES: Final = (PRINCE, VASSAL, CHAMPION, MERCENARY)  # OR-12.6: fielded from the Hand
NO_LORD: Final = -1

# OR-1.3
COLOURS: Final[tuple[Colour, ...]] = ("blue", "red", "green", "gold", "purple", "orange")
COLOUR_NAMES: Final = ("Blue", "Red", "Green", "Gold", "Purple", "Orange")
NOBODY: Final = -1  # no Earl
VIKINGS: Final = 6  # attacks like an Earl, is none
WELSH: Final = 7  # defends like an Earl, is none (OV-20)

# Army and Viking cards (OR-1.4): the weaker, then the stronger kind
INFANTRY: Final = 0
KNIGHT: Final = 1
ARMY: Final[tuple[Army, ...]] = ("infantry", "knight")
ARMY_NAMES: Final = ("Infantry", "Knight")
RAIDERS: Final[tuple[Raider, ...]] = ("viking", "chieftain")
RAIDER_NAMES: Final = ("Viking", "Chieftain")

# Battle cards (OR-1.7)
NORMAL: Final = 0
ATTACKER: Final = 1
DEFENDER: Final = 2
CHURCH_DECIDES: Final = 3
RESULTS: Final[tuple[Outcome, ...]] = ("normal", "attacker", "defender", "church")
RESULT_NAMES: Final = ("Normal Battle", "Attacker Wins", "Defender Wins", "Church Decides")

# Joust cards (OR-1.8), and all hands of three, best first (OR-14.6)
NO_LUCK: Final = 0
JOUST_VASSAL: Final = 1
JOUST_PRINCE: Final = 2
JOUST: Final[tuple[Joust, ...]] = ("no_luck", "vassal", "prince")
JOUST_NAMES: Final = ("No Luck", "Joust Vassal", "Joust Prince")
JOUST_HANDS: Final[tuple[JoustHand, ...]] = ("ppp", "vvv", "ppv", "ppn", "pvv", "vvn", "pvn", "pnn", "vnn", "nnn")
# by hand: No Luck, Vassals, Princes
JOUST_COUNTS: Final = [[hand.count("n"), hand.count("v"), hand.count("p")] for hand in JOUST_HANDS]

# Cards that are no Earl cards and that people read about
OTHER_CARDS: Final = ("infantry", "knight", "viking", "chieftain", "king", "royal_infantry", "tower", "tent")

# Where Fiefs lie: a place for the Palace and for each Castle of a colour
SEATS_EACH: Final = 7
PLACES: Final = (
    *("Winchester", "Bradford", "Avebury", "Wilton", "Sherborne", "Malmesbury", "Wareham"),
    *("Tamworth", "Repton", "Lichfield", "Warwick", "Stafford", "Buckingham", "Bedford"),
    *("Bamburgh", "Hexham", "Jarrow", "Ripon", "Whitby", "Durham", "Carlisle"),
    *("Rendlesham", "Thetford", "Elmham", "Ipswich", "Dunwich", "Norwich", "Ely"),
    *("Canterbury", "Rochester", "Dover", "Sandwich", "Hastings", "Lewes", "Chichester"),
    *("Hereford", "Gloucester", "Worcester", "Bath", "Cricklade", "Shrewsbury", "Chester"),
    *("Rhuddlan", "Radnor"),
    *("Glastonbury", "Wells", "Crediton", "Cirencester", "Muchelney", "Romsey", "Exeter"),
    *("Evesham", "Hanbury", "Breedon", "Leominster", "Deerhurst", "Wenlock", "Leicester"),
    *("Lindisfarne", "Monkwearmouth", "Hartlepool", "Coldingham", "Lastingham", "Beverley", "York"),
    *("Crowland", "Peterborough", "Soham", "Blythburgh", "Ramsey", "Thorney", "Lincoln"),
    *("Minster", "Reculver", "Lyminge", "Folkestone", "Selsey", "Bosham", "London"),
    *("Pershore", "Tewkesbury", "Winchcombe", "Berkeley", "Withington", "Fladbury", "Oxford"),
    *("Athelney", "Ashdown", "Edington", "Ellandun", "Maldon", "Brunanburh"),
)
PLACE_KEYS: Final = tuple(place.lower() for place in PLACES)
# OV-20: Castles of no colour
RHUDDLAN: Final = 42
RADNOR: Final = 43
MARCHES: Final = (RHUDDLAN, RADNOR)
# OV-8: for each colour six places for Churches and one for the Cathedral
FIRST_MINSTER: Final = 44
# OV-19: a battlefield for the Tent of each colour
FIRST_TENT: Final = 86


def card_of(colour: int, kind: int) -> int:
    """An Earl card: its colour, which is its owner for ever (OR-4.3), and its type."""
    return colour * KINDS + kind


def colour_of(card: int) -> int:
    """Whose set the card belongs to."""
    return card // KINDS


def type_of(card: int) -> int:
    """What the card is."""
    return card % KINDS


def seat_type(fief: int) -> int:
    """Whether the seat of a Fief is a Palace or a Castle; OV-8: or a minster; OV-19: a Tent goes as a Castle."""
    if fief >= FIRST_TENT:
        return CASTLE
    if fief >= FIRST_MINSTER:
        return CATHEDRAL if (fief - FIRST_MINSTER) % SEATS_EACH == SEATS_EACH - 1 else CHURCH
    return PALACE if fief % SEATS_EACH == 0 and not is_march(fief) else CASTLE


def seat_colour(fief: int) -> int:
    """Whose card the seat is; one of the Welsh Marches is no card; OV-19: nor is a Tent, but it has a colour."""
    if fief >= FIRST_TENT:
        return fief - FIRST_TENT
    if fief >= FIRST_MINSTER:
        return (fief - FIRST_MINSTER) // SEATS_EACH
    return NOBODY if is_march(fief) else fief // SEATS_EACH


def is_march(fief: int) -> bool:
    """OV-20: whether the place lies in the Welsh Marches."""
    return fief == RHUDDLAN or fief == RADNOR


def is_minster(fief: int) -> bool:
    """OV-8: whether the seat is a Church or the Cathedral."""
    return FIRST_MINSTER <= fief < FIRST_TENT


def is_tent(fief: int) -> bool:
    """OV-19: whether the seat is a Knight's Tent."""
    return fief >= FIRST_TENT
