"""What a seat sees of Age of Arthur, as types (AA-3.11): `view` makes it, the browser's types are made of it.

A view only grows, and records of older rules are still looked at: what their views lacked may be missing.
"""

from typing import Literal, NotRequired, TypedDict

from heptarchy.games.dba.table.seen import BattleForecast, Type, TypeText
from heptarchy.games.dba.table.seen import Book as BattleBook
from heptarchy.games.dba.table.seen import View as BattleView
from heptarchy.kernel.seen import Chance, Every, Two

People = Literal["british", "saxon", "irish"]
Title = Literal["pendragon", "bretwalda"]
Kingdom = Literal["dumnonia", "ceint", "powys", "linnuis", "ebrauc", "demetia", "gwynedd", "rheged"]
Cause = Literal["fall", "bell", "assassin", "knives", "usurper", "battle", "siege"]
Battles = Literal["table", "bots", "each", "quick"]
Decided = Literal["fought", "quick", "sieges"]
Over = Literal["land", "title", "throne", "faith"]  # what a war is over
Reason = str | int | None  # the province or the title, or the seat whose throne it is; nothing: the faith
Counted = Literal["british", "land", "warlords", "vassals", "titles"]  # what makes a rank
Source = Literal["home", "province", "card", "title", "raiders", "home_raided"]
Levied = Type | Literal["any"]  # an element; "any" is chosen at the levy
Pairs = Literal["besiegers", "besieged", "equal", "falls"]
CardKind = Literal["base", "campaign", "ruler", "war", "battle"]
Season = Literal["spring", "summer", "autumn", "winter"]


class AnnalDate(TypedDict):
    """AA-29: when a round is."""

    year: int
    season: Season


class ProvinceView(TypedDict):
    """Whose it is, who lives there, who claims it, what lies on it."""

    owner: int | None  # nobody: it waits for one
    last_owner: int | None  # who lost it while several claimed it
    population: People
    claims: list[int]
    warlords: int  # how many there are
    blocked: bool  # whether a raid or ships keep it from giving troops


class TitleView(TypedDict):
    """Who holds a title and who claims it."""

    holder: int | None
    since: NotRequired[AnnalDate | None]
    claims: list[int]


class Ancestor(TypedDict):
    """A ruler before the present one."""

    born: People
    died: int  # the round
    date: NotRequired[AnnalDate]
    cause: Cause


class Word(TypedDict):
    """AA-22.7: how many of his words were kept and broken."""

    kept: int
    broken: int


class Ruler(TypedDict):
    """A player: his kingdom, ruler and cards."""

    kingdom: Kingdom | None  # none before they are dealt
    people: People
    reign: int  # how many rulers there have been, this one too
    rank: int
    counts: NotRequired[Every[Counted, int]]  # AA-12.1: what it is made of; each as the figures say
    to_overlord: NotRequired[int | None]  # AA-17.1: of who holds a title: how many are still to be made vassals
    lord: int | None
    rebels: bool
    born: People
    lineage: list[Ancestor]
    throne_claims: list[int]
    word: NotRequired[Word]
    auxilia: int
    lying: list[str]  # cards that lie before him
    aside: list[str]  # cards that Merlin has set aside
    hand: list[str] | None  # null: another's
    known: list[str]  # cards of his hand that this seat has seen
    cards: int  # how many he holds


class Raid(TypedDict):
    """A raid on a province."""

    by: int
    province: str
    kind: Type


class Ships(TypedDict):
    """A Long Ships or Irish Scourge card on the map."""

    card: str
    by: int
    province: str


class Pending(TypedDict):
    """A war that waits for the end of the round."""

    declarer: int
    enemy: int
    over: Over
    thing: Reason
    date: NotRequired[AnnalDate]


class Pledge(TypedDict):
    """AA-22.7: a claim that is to be renounced by word given; the promise as an action says it."""

    by: int
    to: int
    promise: str


class Offer(TypedDict):
    """AA-22: a promise as an action says it ("promise lundein"), and the answer; null: none yet."""

    by: int
    to: int
    promise: str
    answer: Literal["yes", "no"] | None


class Prize(TypedDict):
    """What was won and several claim."""

    over: Over
    thing: Reason
    rivals: list[int]


class War(TypedDict):
    """Who fights whom, over what, and how far it has come."""

    declarer: int
    enemy: int
    date: NotRequired[AnnalDate]
    over: Over
    thing: Reason
    claimant: int | None
    chiefs: Two[int]  # by side: its C-in-C
    sides: list[int | None]  # by seat: 0 the declarer's side, 1 the enemy's
    left: list[bool]  # by seat: has gone home from the siege
    siege: bool
    round: int  # of the siege; 0 before it
    scores: Two[int]  # by side, in this round of the siege
    strength: Two[int]  # by side: elements that count
    limits: NotRequired[Two[int]]  # by side: how many lost elements end the siege; missing before it
    bonus: NotRequired[Two[int]]  # by side: what it adds to its die in this round (AA-10.3)
    pairs: NotRequired[Every[Pairs, int]]  # how many of the 36 pairs of dice bring it in this round (AA-20.3)
    lost: list[int]  # by seat: elements lost in the siege
    dead: list[int]
    fought: Battles | None
    offers: list[Offer]
    prize: Prize | None
    winner: int | Literal["drawn"] | None  # by side


_From = TypedDict("_From", {"from": Source})  # Python keeps the word for itself


class LevyLine(_From):
    """A source of a levy: what it gives, or what raids take."""

    key: str  # the province, card or title
    kinds: list[Levied]
    blocked: NotRequired[bool]
    count: int


class Band(TypedDict):
    """AA-27.1: whose band is of which type: the province of a Warlord, or the prince."""

    who: str
    kind: Type | None


class Battle(TypedDict):
    """The battle that is fought."""

    chairs: list[int]  # our seats, by the battle's
    delegated: list[int]  # seats for which a bot commands
    view: BattleView  # what dba shows this chair


class Figures(TypedDict):
    """What ranks and sieges are reckoned with."""

    british_rank: int
    land_rank: NotRequired[int]
    vassal_rank: int
    warlord_rank: int
    title_rank: int
    siege_bonus: int


class View(TypedDict):
    """The open table, and the hand of this seat."""

    round: int
    rounds: int
    date: NotRequired[AnnalDate | None]
    turn: int  # how many have begun
    order: list[int]  # seats in the order round the table
    active: int | None
    used: list[str]  # cards played or discarded in this turn
    war_from_turn: int  # from which turn on war may be declared again
    provinces: dict[str, ProvinceView]  # those on the map; kingdoms out of play have none
    titles: Every[Title, TitleView]
    rulers: list[Ruler]
    raids: list[Raid]
    ships: list[Ships]
    deck: int
    discard: list[str]
    gone: list[str]
    expendables: int
    battles: Battles
    tally: NotRequired[Every[Decided, int]]  # wars that were settled, by how they were decided
    pending: list[Pending]
    pledges: NotRequired[list[Pledge]]
    undecided: NotRequired[list[int]]  # AA-9.7: who has yet to pick a side, in their order
    highest: NotRequired[list[int]]  # AA-17.2: of the highest rank
    wars: list[War]
    armies: list[list[Type] | None]  # by seat; null: raised in secret
    leads: list[Type | None]  # by seat: the type of the general's element; null: lost, or named in secret
    bands: NotRequired[list[list[Band] | None]]  # AA-27.1: by seat
    levies: list[list[LevyLine]]  # by seat
    battle: Battle | None
    figures: Figures


# What the odds are


class Chances(TypedDict):
    """Of the first side, in thousandths."""

    win: int
    draw: int
    loss: int


class WarForecast(TypedDict):
    """A war, with its armies as they are or would be levied."""

    strength: Two[int]
    battle: Chances
    siege: Chances


class Forecast(TypedDict):
    """The wars, or the battle that is fought."""

    battle: BattleForecast | None
    options: dict[str, Chance]
    wars: NotRequired[list[WarForecast]]


# The book


class RulerNames(TypedDict):
    """The names of a kingdom's rulers, by the people they are born to."""

    british: list[str]
    saxon: list[str]


class KingdomText(TypedDict):
    """A kingdom."""

    name: str
    text: str
    home: str
    provinces: list[str]
    rulers: RulerNames


class ProvinceText(TypedDict):
    """A province: what it is called, and what is printed on the map."""

    name: str
    text: str  # where that is today
    kingdom: Kingdom
    home: bool
    coasts: list[str]
    terrain: str
    adjacent: list[str]


class TitleText(TypedDict):
    """A title."""

    name: str
    text: str
    rule: str


class CardText(TypedDict):
    """A card."""

    name: str
    text: str
    kind: CardKind
    rule: str
    copies: int


class CrossingText(TypedDict):
    """A way over the sea."""

    name: str
    between: list[str]


class BattlesText(TypedDict):
    """How battles are fought."""

    name: str
    text: str


class Things(TypedDict):
    """What is claimed, with `{}` for the name of it or of whose it is."""

    land: str
    title: str
    throne: str
    faith: str


class Book(TypedDict):
    """Names, texts and open facts in one language, by the keys that views, options and records use."""

    title: str
    kingdoms: dict[Kingdom, KingdomText]
    provinces: dict[str, ProvinceText]
    titles: dict[Title, TitleText]
    cards: dict[str, CardText]
    card_kinds: dict[str, str]
    types: dict[Type, TypeText]
    peoples: dict[str, str]  # of a ruler
    populations: dict[str, str]  # of a province
    coasts: dict[str, str]
    terrains: dict[str, str]
    crossings: list[CrossingText]
    causes: dict[str, str]
    levy: dict[str, str]
    things: Things
    battles: dict[Battles, BattlesText]
    verbs: dict[str, str]
    battle: BattleBook
