"""What a seat sees of Ortus Regni, as types (OR-4): `view` makes it, the browser's types are made of it.

A view only grows, and records of older rules are still looked at: what their views lacked may be missing.
"""

from typing import Literal, NotRequired, TypedDict

from heptarchy.kernel.seen import Chance, Every, TwoOrMore

Colour = Literal["blue", "red", "green", "gold", "purple", "orange"]
House = Colour | Literal["vikings", "welsh"]  # an Earl's colour, the Vikings, or the Welsh of the Marches
Army = Literal["infantry", "knight"]
Raider = Literal["viking", "chieftain"]
Type = Literal[
    "castle", "land", "market_town", "church", "cathedral", "prince", "vassal", "champion", "monk", "mercenary",
    "treachery", "intrigue", "allies", "banquet", "banner", "palace",
]  # fmt: skip
Outcome = Literal["normal", "attacker", "defender", "church"]  # a Battle card
Joust = Literal["no_luck", "vassal", "prince"]  # a Joust card
JoustHand = Literal["ppp", "vvv", "ppv", "ppn", "pvv", "vvn", "pvn", "pnn", "vnn", "nnn"]
Variant = Literal["base", "heathen", "wessex", "rebellion"]
Mode = Literal["solo", "cooperative", "semi"]
Aim = Literal["towers", "raid", "siege", "villages", "thanes"]
PlotAim = Literal["lord", "mercenary", "hand", "properties", "pool"]
Counts = dict[Type, int]  # cards by type


class Property(TypedDict):
    """A card by type and colour."""

    type: Type
    colour: Colour


class Fief(TypedDict):
    """A Fief: its seat, Lord and Properties, older first."""

    place: str
    seat: Literal["tent"] | Type
    colour: Colour | None  # whose card the seat is; none: a Castle of the Welsh Marches
    strength: int
    lord: Type | None
    properties: list[Property]


class Mercenary(TypedDict):
    """A Mercenary and his Garrison."""

    colour: Colour
    infantry: int
    knight: int


class Thanes(TypedDict):
    """OV-12: where an Earl's Thanes are."""

    home: int
    out: int


class Earl(TypedDict):
    """An Earldom; Hand, deck, Towers and tray for its own Earl alone (OR-4.1, OR-4.6)."""

    colour: Colour
    seat: int | None  # none: the King of a Rebellion, whom nobody plays
    out: bool
    off_table: bool
    turns: int
    hand_size: int
    deck_size: int
    hand: Counts | None
    deck: Counts | None
    tray: Counts | None
    discard: Counts
    towers: int
    tower_types: list[Type] | None
    fiefs: list[Fief]
    mercenaries: list[Mercenary]
    pool: Every[Army, int]
    pool_strength: NotRequired[int]
    capacity: int
    strength: NotRequired[int]
    recruits: int
    banners: int
    royal: Every[Army, int] | None
    levies: int
    advisors: NotRequired[int]
    emissaries: Every[Literal["vassal", "monk"], int]
    legacy: int
    known: Counts | None  # what this seat has seen of the Hand
    partner: NotRequired[Colour | None]  # with whom he wins: his ally or partner
    opponent: NotRequired[Colour | None]  # whom he faces in a Tetrarchy
    villages: NotRequired[int | None]
    thanes: NotRequired[Thanes | None]


class Force(TypedDict):
    """What one side has fielded."""

    earl: NotRequired[House]
    hand: Counts
    army: dict[Army | Raider, int]
    lords: list[str]
    mercenaries: list[int]
    king: bool
    royal: dict[Army, int]
    levies: int
    strength: int
    damage: int
    dead: list[str]


class Battle(TypedDict):
    """A battle with both forces."""

    attacker: House
    defender: House
    director: Colour  # who decides for the attackers
    aim: Aim
    fief: str | None
    card: Outcome | None
    result: Outcome | None
    through: int
    points: int
    captured: list[str]
    captor: House | None
    forces: TwoOrMore[Force]  # the attacker's, the defender's; OV-16: then their allies'


class Plot(TypedDict):
    """A Treachery or Intrigue, and how far the struggle has come."""

    card: Type
    actor: Colour
    target: Colour | None
    aim: PlotAim | None
    fief: str | None
    mercenary: int | None
    takes: list[Property] | list[Army]
    answers: int
    served: list[str]


_From = TypedDict("_From", {"from": str | None})  # Python keeps the word for itself


class Rider(_From):
    """Who rides in a Joust; `from` is where his ante lay."""

    earl: Colour
    ante: Property | None
    cards: int
    hand: Every[Joust, int] | None
    tilted: int
    wilds: Every[Literal["vassal", "prince"], int]  # Champions, by the card that they stand for
    tied: bool


class Tournament(TypedDict):
    """A Joust: antes and Champions open, Joust cards for their rider until all are shown (OR-14.3)."""

    riders: list[Rider]
    shown: bool


class Declarer(TypedDict):
    """OV-14: what an Earl declares to hold, and whom he accuses."""

    earl: Colour
    cards: int
    hand: Every[Joust, int] | None
    declared: JoustHand | None
    accuses: Colour | None
    peace: bool


class Conclave(TypedDict):
    """OV-14: declarations and accusations."""

    earls: list[Declarer]
    shown: bool


class March(TypedDict):
    """OV-20: a Castle of the Welsh Marches, neutral or held."""

    place: str
    holder: House | None
    strength: int
    infantry: int


class Muster(TypedDict):
    """OV-12: whether the active Earl has moved his Thanes in this turn, and had strictly most out when it began."""

    set: bool
    lead: bool


class Mind(TypedDict):
    """RB-22: the King's Mind; what is left of it can be counted from its discards."""

    left: Counts
    discard: Counts
    wish: Joust | None


class Draft(TypedDict):
    """OV-15: the round, and one's own pack."""

    round: int
    pack: Counts | None
    size: list[int]


class Decks(TypedDict):
    """The decks of the middle: sizes, and what is left of the Battle deck, whose discards lie open."""

    army: int
    army_discard: int
    viking: int
    viking_discard: int
    battle: Every[Outcome, int]
    joust: int


class Season(TypedDict):
    """A table at which is played: the whole view outside a campaign and a match."""

    variant: Variant
    mode: Mode | None
    round: int
    active: House | None
    start: Colour
    acted: bool
    earls: list[Earl]
    king: Colour | None
    liege: Colour | None
    cathedral: Colour | None
    church: Colour | None
    bag: dict[Colour, int]
    black: int
    black_markers: int
    timer: NotRequired[bool]  # whether they still go out
    white: bool
    arrived: bool
    horde: Every[Raider, int]
    decks: Decks
    battle: Battle | None
    plot: Plot | None
    joust: Tournament | None
    conclave: NotRequired[Conclave | None]
    marches: NotRequired[list[March]]
    thanes: NotRequired[Muster | None]
    mind: Mind | None
    choice: Type | None
    votes: list[int]
    draft: NotRequired[Draft | None]
    open_cards: NotRequired[list[Type] | None]  # OV-19: what lies open beside the common deck
    common_deck: NotRequired[int | None]
    common_discard: NotRequired[Counts | None]
    common: NotRequired[Counts]
    given: list[int]
    over: bool
    ending: str
    scores: list[int]


class Past(TypedDict):
    """A season that was played."""

    start: Colour
    rounds: int
    points: list[int]


class Campaign(TypedDict):
    """WX-42: what survives a Winter, by seat."""

    season: int
    legacy: list[int]
    start: Colour | None
    markers: int
    past: list[Past]


class Match(TypedDict):
    """OV-2: the score of a match."""

    game: int
    best_of: int
    wins: list[int]


class _Wrapped(TypedDict):
    season: Season | None
    over: bool
    ending: str
    scores: list[int]


class CampaignView(_Wrapped):
    """A campaign, and the season that is played."""

    campaign: Campaign


class MatchView(_Wrapped):
    """A match, and the game that is played."""

    match: Match


View = Season | CampaignView | MatchView


# What the odds are


class Captured(TypedDict):
    """By side: how many of its Lords or Mercenaries are taken, each figure with its chance."""

    attacker: dict[str, float]
    defender: dict[str, float]


class Left(TypedDict):
    """What may come of a battle: figures as text, each with its chance."""

    points: dict[str, float]
    towers: dict[str, float]
    properties: dict[str, float]
    cubes: dict[str, float]
    falls: float
    captured: Captured


class BattleForecast(TypedDict):
    """The battle being fought, as fielded so far."""

    shire: str  # the place, or nothing
    aim: Aim
    attacker: House
    defender: House
    win: dict[House, float]
    exact: bool
    assumes: str  # a key of the book's `odds.assumes`
    left: Left


class Forecast(TypedDict):
    """The battle being fought, and by option how likely the seat succeeds."""

    battle: BattleForecast | None
    options: dict[str, Chance]


# The book

Family = Literal["property", "face", "political", "army"]


class TypeText(TypedDict):
    """A card."""

    name: str
    family: Family
    text: str
    rule: str
    strength: int | None
    figure: str | None  # the option that says its Strength at a table


class StyleText(TypedDict):
    """A style, and the deck that it builds."""

    name: str
    sentence: str
    cards: Counts


class ChoiceText(TypedDict):
    """A variant or a mode."""

    name: str
    sentence: str


class OddsText(TypedDict):
    """What odds take for granted."""

    assumes: dict[str, str]


class Book(TypedDict):
    """Names, texts and open facts in one language, by the keys that views, options and records use."""

    title: str
    types: dict[str, TypeText]
    colours: dict[str, str]
    king: str
    vikings: str
    places: dict[str, str]
    lords: dict[str, str]
    army: dict[str, str]
    raiders: dict[str, str]
    results: dict[str, str]
    joust: dict[str, str]
    joust_hands: dict[str, str]
    ballots: dict[str, str]
    styles: dict[str, StyleText]
    verbs: dict[str, str]
    odds: OddsText
    variants: dict[str, ChoiceText]
    modes: dict[str, ChoiceText]
