"""What a seat sees of a battle, as types (DBA-22): `view` makes it, the browser's types are made of it.

Lengths are millimetres, angles degrees. A view only grows, and records of older rules are still looked at: what their
views lacked may be missing.
"""

from typing import Literal, NotRequired, TypedDict

from heptarchy.kernel.seen import Chance, Two

Type = Literal["Kn", "Cv", "LH", "SCh", "Sp", "Bd", "Ax", "Wb", "Ps", "CF"]
People = Literal["british", "saxon"]
Ground = Literal["gentle_hill", "steep_hill", "wood", "marsh", "rough", "dunes", "bua", "river", "road", "waterway"]
Shape = Literal["ellipse", "box", "strip"]
River = Literal["unsounded", "paltry", "ordinary", "difficult"]
Country = Literal["arable", "forest", "hilly", "fen", "littoral"]
Edge = Literal["south", "north"]
Stage = Literal["muster", "prepare", "deployment", "orders", "moves", "combats"]
Status = Literal["reserve", "on_table", "destroyed", "fled", "left", "left_out", "garrison"]
Relation = Literal["front", "flank", "rear", "overlap", "camp", "town"]  # how an element touches another
Person = Literal["general", "warlord", "prince", "pendragon"]


class Camp(TypedDict):
    """A camp on its base edge."""

    x: float
    y: float
    lost: bool
    inside: NotRequired[str | None]  # the element in it
    plunder: NotRequired[bool]  # that one took it and plunders it still


class Town(TypedDict):
    """DBA-33: a built-up area."""

    x: float
    y: float
    facing: float
    deep: float
    wide: float
    owner: int
    side: int  # which one holds it
    quiet: bool  # it was stormed, and its denizens are quiet
    inside: str | None
    plunder: bool


class Land(TypedDict):
    """Where the land ends: at the edges of the table, or at shores."""

    west: float
    east: float
    south: float
    north: float


class Side(TypedDict):
    """One of the two sides."""

    seats: list[int]
    chief: int
    edge: Edge | None
    camp: Camp | None
    lost: int
    original: int
    urged: bool
    landing: NotRequired[bool]  # it may come by sea


_Breaking = TypedDict("_Breaking", {"break": int})  # Python keeps the word for itself


class Command(_Breaking):
    """A player's command; `break` is its break point."""

    seat: int
    side: int
    people: People
    traits: list[str]
    original: int
    lost: int
    broken: bool
    general_lost: bool
    die: int
    pips: int
    cards: int
    hand: list[str] | None
    done: bool
    marching: bool
    sector: Two[float] | None  # DBA-5.3: from west to east
    purse: int | None
    levy: NotRequired[list[Type] | None]  # enlisted so far, while armies are mustered
    elements: list[str]


class Element(TypedDict):
    """An element, as this seat sees it."""

    id: str
    type: Type
    owner: int
    command: int | None
    place: int
    status: Status
    x: float | None
    y: float | None
    facing: float | None
    depth: int
    general: bool
    warlord: bool
    prince: bool
    pendragon: bool
    moved: int
    shaken: bool
    held: bool
    fought: bool
    works: list[str]
    kept: NotRequired[bool]  # it comes by sea
    expendable: bool


class Feature(TypedDict):
    """Ground: an ellipse or a box as it lies; a strip by the points of its line, in the box round it."""

    kind: Ground
    x: float
    y: float
    a: float
    b: float
    slant: float
    shape: NotRequired[Shape]
    points: NotRequired[list[Two[float]]]  # of a river or a road: its line
    width: NotRequired[float]


class Fire(TypedDict):
    """A line of grass on fire."""

    x: float
    y: float
    facing: float
    length: float
    creeps: float


class Unit(TypedDict):
    """What is being moved."""

    command: int
    members: list[str]
    limit: float | None  # how far it may go, for its player alone (DBA-22.3)
    bad_limit: float | None
    engaged: bool
    zoned_by: list[str]


class Pair(TypedDict):
    """Two that fight each other."""

    mine: str
    theirs: str


class Combat(Pair):
    """The close combat that is worked out."""

    my_die: int
    their_die: int
    my_total: int
    their_total: int


class Death(TypedDict):
    """DBA-4.6: a personality who died, and with which element."""

    id: str
    who: Person


class View(TypedDict):
    """All that lies open, and what the seat keeps from the others."""

    stage: Stage
    round: int
    rounds: int
    bound: int
    active: int
    attacker: int
    country: Country
    sides: list[Side]
    town: NotRequired[Town | None]
    land: NotRequired[Land]
    commands: list[Command]
    elements: list[Element]
    features: list[Feature]
    river: NotRequired[River]  # what the die has said of it (DBA-31.2)
    fires: list[Fire]
    unit: Unit | None
    combat: Combat | None
    combats: list[Pair]
    shown: list[str]
    rolls: list[int]
    toll: list[Death]


# What the odds are, and what a move would come to


class Fates(TypedDict):
    """Of the 36 pairs of dice, how many bring an element what."""

    stand: int
    recoil: int
    flee: int
    destroyed: int


class CombatCounts(TypedDict):
    """Of the 36 pairs of dice, how many are won, and what becomes of both."""

    win: int
    tie: int
    lose: int
    mine: Fates
    theirs: Fates


class CombatOdds(Pair):
    """A close combat that stands: both sums by their parts, and how it may go."""

    mine_sum: list[tuple[str, int]]
    theirs_sum: list[tuple[str, int]]
    counts: CombatCounts


class BattleForecast(TypedDict):
    """The close combats that stand."""

    combats: list[CombatOdds]


class Forecast(TypedDict):
    """The close combats that stand, and the chance to win of those to choose from."""

    battle: BattleForecast | None
    options: dict[str, Chance]


class Placed(TypedDict):
    """Where an element would stand."""

    id: str
    x: float
    y: float
    facing: float


class Touch(TypedDict):
    """Whom an element would touch, and how."""

    id: str
    foe: str
    how: Relation


class Preview(TypedDict):
    """What a move would come to: where all would stand; what a group could do if it were taken up."""

    members: NotRequired[list[Placed]]
    mm: NotRequired[float]
    paces: NotRequired[int]
    cost: NotRequired[int]
    contacts: NotRequired[list[Touch]]
    limit: NotRequired[float]  # how far it may go
    bad_limit: NotRequired[float]
    engaged: NotRequired[bool]


# The book


class TypeText(TypedDict):
    """A type of element."""

    name: str
    short: Type
    text: str
    rule: str
    mounted: bool
    heavy: bool
    pursues: bool
    suffers: bool
    supports: list[Type]
    depth: int
    foot: int
    against_mounted: int
    good: int  # how far it goes, in hundreds of paces
    bad: int
    cost: int | None


class TraitText(TypedDict):
    """A trait of a ruler."""

    name: str
    text: str
    rule: str


class CardText(TypedDict):
    """A battle card."""

    title: str
    text: str
    window: str
    rule: str


class FeatureText(TypedDict):
    """A kind of ground."""

    name: str
    text: str
    rule: str
    bad: bool
    hill: bool


class CountryText(TypedDict):
    """A sort of country, and its ground."""

    name: str
    compulsory: list[Ground]
    optional: list[Ground]


class HostText(TypedDict):
    """An army that is ready."""

    name: str
    text: str
    people: People
    types: list[Type]


class BattleText(TypedDict):
    """A battle that is ready; without a country, one's own."""

    name: str
    text: str
    country: Country | None
    commands: list[int] | None  # by side


class Book(TypedDict):
    """Names, texts and open facts in one language, by the keys that views, options and records use."""

    title: str
    types: dict[Type, TypeText]
    traits: dict[str, TraitText]
    cards: dict[str, CardText]
    features: dict[Ground, FeatureText]
    rivers: dict[River, str]
    countries: dict[Country, CountryText]
    peoples: dict[People, str]
    holds: dict[str, str]
    edges: dict[Edge, str]
    statuses: dict[Status, str]
    outcomes: dict[str, str]
    factors: dict[str, str]
    stages: dict[Stage, str]
    bands: dict[str, str]
    winds: list[str]
    arrays: list[str]
    hosts: dict[str, HostText]
    battles: dict[str, BattleText]
    verbs: dict[str, str]
