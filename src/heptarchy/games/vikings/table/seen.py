"""What a seat sees of 878: Vikings, as types (V-13): `view` and `view_age` make it, the browser's types are made of it.

A view only grows, and records of older rules are still looked at: what their views lacked may be missing.
"""

from typing import Literal, NotRequired, TypedDict

from heptarchy.kernel.seen import Chance, Every

Faction = Literal["norsemen", "berserkers", "housecarl", "thegn"]
Kind = Literal["norsemen", "berserkers", "housecarl", "thegn", "fyrd"]
Side = Literal["viking", "english"]
Face = Literal["hit", "flee", "command", "blank"]
CardKind = Literal["treaty", "move", "event"]
Kingdom = Literal["northumbria", "mercia", "east_anglia", "wessex"]
Relic = Literal["site", "spent"] | Faction  # VX-5: where it is, or who carries it
Counts = dict[Kind, int]  # units; a kind that is not there may be missing
Held = dict[Kind | Literal["moved"], int]  # the units in a shire; `moved`: of the active side


class FactionView(TypedDict):
    """A faction, and its cards if the seat may see them (V-13.2)."""

    seat: int
    hand_size: int
    deck_size: int
    played: list[str]
    shown: list[str]
    events_played: int
    hand: NotRequired[list[str]]
    deck: NotRequired[list[str]]


class Fyrd(TypedDict):
    """The Fyrd deck."""

    deck: int  # cards in it
    discard: list[int]  # cards laid aside, by their value


class March(TypedDict):
    """A Leader's or an army's way in this turn."""

    leader: str | None
    at: str | None
    steps: int
    carry: Counts
    sail: bool


class Fray(TypedDict):
    """What modules do in the battle that is fought."""

    epic: str | None
    traitor: Faction | None
    avenged: bool
    aella: list[Side]
    shielded: Every[Side, int]
    casters: list[Faction]
    faces: list[str]
    thrown: dict[Kind, Every[Face, int]]
    unread: NotRequired[bool]  # those dice lie on the table and are not read yet
    sides: NotRequired[Every[Side, list[Kind]]]  # the kinds that fight for each (VX-7.11)


class Waits(TypedDict):
    """V-9.6: of the last roll, what is still to be worked out: Hits, then Flees, then Commands."""

    hits: int
    flees: Counts
    commands: Counts


class Battle(TypedDict):
    """The battle that is fought."""

    shire: str
    attacker: Side
    units: Every[Kind, int]
    events: list[str]
    pending: list[str]
    roller: Side
    hits: int
    flees: Every[Kind, int]
    commands: Every[Kind, int]
    waits: NotRequired[Waits]
    attack_rolls: int
    berserkers_taken: int
    next: Side
    fyrd_cards: list[int]
    age: NotRequired[Fray]  # with modules of the Viking Age


class Legend(TypedDict):
    """VX-6.1: a Legend that was laid open."""

    side: Side | None  # who has it
    claimed: bool


class Age(TypedDict):
    """What lies on the table for the modules of the Viking Age; of a module that is not played nothing is told."""

    modules: list[str]
    churches: NotRequired[list[str]]  # VX-1: those that stand
    plundered: NotRequired[list[str]]
    tiles: NotRequired[int]  # the flipped tiles that the English keep
    spoils: NotRequired[dict[Faction, list[str]]]
    forts: NotRequired[list[str]]
    settlements: NotRequired[list[str]]
    fort_tiles: NotRequired[int]  # still to be had
    mixes: NotRequired[dict[str, list[str]]]  # by shire where a Fort may be built now: what may be given up (VX-1.6)
    kingdoms: NotRequired[Every[Kingdom, Side]]  # VX-2: who has the power of each
    spurred: NotRequired[list[Kingdom]]  # powers whose step is spent
    kings: NotRequired[Every[Faction, str | None]]  # VX-3: a King, "hidden", or null once he is played
    kings_played: NotRequired[list[str]]
    haste: NotRequired[int]
    dice: NotRequired[Every[Faction, int]]  # VX-4: left this round
    relics: NotRequired[dict[str, Relic]]
    legends: NotRequired[dict[str, Legend]]
    wins: NotRequired[Every[Side, int]]
    epics: NotRequired[int]  # VX-7
    epic_pool: NotRequired[list[str]]
    ships: NotRequired[list[str]]  # VX-8: shires where one lies
    lagertha: NotRequired[Counts]  # VX-9.2: her units while she is off shore


class View(TypedDict):
    """V-13.3: the open table, and the cards of the seat's own side."""

    round: int
    turn: int
    active: Faction | None
    bag: list[Faction]
    markers: int
    marked: list[str]
    shires: dict[str, Held]
    viking: NotRequired[list[str]]  # shires that the Vikings control (V-2.10)
    fought: NotRequired[list[str]]  # shires where both sides are, so that a battle is due
    stock: Every[Kind, int]
    fled: Every[Faction, int]
    leaders: dict[str, str]  # a shire, "off shore" or "gone"
    off_shore: Counts
    waiting: Counts
    invasion: list[str]
    factions: Every[Faction, FactionView]
    fyrd: Fyrd
    armies: int
    steps: int
    led: list[str]
    effects: list[str]
    barred: list[str]
    march: March | None
    battle: Battle | None
    age: NotRequired[Age]  # with modules of the Viking Age
    given: list[int]
    over: bool
    ending: str
    scores: list[int]


# What the odds are


class Win(TypedDict):
    """How likely each side wins."""

    viking: float
    english: float


class BattleForecast(TypedDict):
    """The battle being fought, from what stands."""

    shire: str
    attacker: Side
    win: Win
    exact: bool
    assumes: str  # a key of the book's `odds.assumes`


class Forecast(TypedDict):
    """The battle being fought, and by option how likely the seat's side wins the battle that it leads to."""

    battle: BattleForecast | None
    options: dict[str, Chance]


# The book


class KindText(TypedDict):
    """A kind of unit."""

    name: str
    one: str
    side: Side


class SideText(TypedDict):
    """A side."""

    name: str


class ShireText(TypedDict):
    """A shire: what it is called, and what is printed on the map."""

    name: str
    old: str
    number: int
    kingdom: str
    city: bool
    marsh: bool
    coast: list[str]
    near: list[str]
    reinforce: list[int]  # Housecarl and Thegn who come here as reinforcements


class CardText(TypedDict):
    """A card."""

    title: str
    kind: CardKind
    faction: Faction
    number: int
    text: str
    window: str
    rule: str
    event: str | None
    armies: int
    steps: int


class EventText(TypedDict):
    """An Event."""

    title: str
    text: str
    rule: str


class LeaderText(TypedDict):
    """A Leader."""

    name: str
    epithet: str
    side: Side
    units: Counts
    seas: list[str]


class DiceText(TypedDict):
    """The dice of a kind: how many, and so many of each face."""

    hit: int
    flee: int
    command: int
    blank: int
    dice: int


class OddsText(TypedDict):
    """What odds take for granted."""

    assumes: dict[str, str]


class ModuleText(TypedDict):
    """A module of the Viking Age."""

    name: str
    sentence: str


class KingdomText(TypedDict):
    """A kingdom and its power (VX-2)."""

    name: str
    cities: list[str]
    threshold: int  # cities that give the Vikings its power
    english: str
    viking: str


class RuleText(TypedDict):
    """A King (VX-3) or an epic battle (VX-7)."""

    name: str
    text: str
    rule: str


class FaceText(TypedDict):
    """A face of a Rune or Prayer die (VX-4.3)."""

    name: str
    needs: str
    effect: str


class RelicText(TypedDict):
    """A relic, and its site (VX-5.1)."""

    name: str
    shire: str


class LegendText(TypedDict):
    """A Legend (VX-6)."""

    name: str
    deed: str
    reward: str
    rule: str


class AbilityText(TypedDict):
    """What a legendary Leader does (VX-9)."""

    text: str
    rule: str


class AgeBook(TypedDict):
    """What the modules of the Viking Age bring."""

    modules: dict[str, ModuleText]
    kingdoms: dict[str, KingdomText]
    kings: dict[str, RuleText]
    runes: dict[str, FaceText]
    prayers: dict[str, FaceText]
    relics: dict[str, RelicText]
    legends: dict[str, LegendText]
    epics: dict[str, RuleText]
    leaders: dict[str, AbilityText]
    tiles: dict[str, str]


class Offered(TypedDict):
    """Answers that a client offers to give for a while."""

    verbs: list[str]
    spans: list[str]
    whatever: NotRequired[bool]  # given whatever else is offered then; else what is new is asked about
    hand: NotRequired[bool]  # what is in the hand now is held back; what comes later is asked about
    order: NotRequired[list[str]]  # of losses: who goes first


_While = TypedDict("_While", {"while": dict[str, Offered]})  # Python keeps the word for itself


class Lasting(_While):
    """By rule: what may be answered for a while, and what a battle that is fought out answers."""

    fight: dict[str, str]


class Figures(TypedDict):
    """How many there are."""

    units: Every[Kind, int]
    fyrd_cards: dict[str, int]  # by their value
    cities: int


class Book(TypedDict):
    """Names, texts and open facts in one language, by the keys that views, options and records use."""

    title: str
    factions: dict[Faction, KindText]
    kinds: dict[Kind, KindText]
    sides: dict[Side, SideText]
    kingdoms: dict[str, str]
    seas: dict[str, str]
    shires: dict[str, ShireText]
    cards: dict[str, CardText]
    events: dict[str, EventText]
    leaders: dict[str, LeaderText]
    dice: dict[Kind, DiceText]
    faces: dict[str, str]
    verbs: dict[str, str]
    odds: OddsText
    age: AgeBook
    lasting: Lasting
    figures: Figures
