"""What the store keeps, row by row. Times are seconds since 1970; identities and links are kept as hashes."""

from __future__ import annotations

from msgspec import Struct

from heptarchy.kernel.options import Value

# How a table stands
WAITING = "waiting"  # for people to sit down
PLAYING = "playing"
OVER = "over"
ABANDONED = "abandoned"
ARCHIVE = "archive"  # a record that somebody opened, to be looked at

# Who sits in a seat
OPEN = "open"  # anybody may sit down
INVITED = "invited"  # kept for whoever has the link
HUMAN = "human"
BOT = "bot"

# What an act is
ANSWER = "answer"
UNDO = "undo"

# By whom an answer was given
BY_PERSON = "person"
BY_BOT = "bot"
BY_FATE = "fate"
BY_FORCE = "forced"  # there was one option
BY_STANDING = "standing"  # set in advance


class Clock(Struct, frozen=True):
    """Time to think: a bank for the whole game, and what each answer gives back; in seconds."""

    bank: float
    step: float


class TableRow(Struct):
    """A table: what is played, how it stands, and fate's secret."""

    id: str
    game: str
    rules_version: int
    options: dict[str, Value]
    status: str
    owner: str  # an identity
    public: bool
    name: str
    created: float
    changed: float
    started: float  # 0.0 until all seats are taken
    acts: int  # how many
    asked: list[int]  # seats that are waited for
    commitment: str
    secret: str
    clock: Clock | None
    patience: float  # seconds until a seat that is waited for counts as abandoned
    rematch: str  # the table that followed this one
    ending: str
    scores: list[int]


class SeatRow(Struct):
    """A seat at a table."""

    table: str
    seat: int
    kind: str
    level: str  # of the bot that plays it, or that would
    name: str  # of the person
    link: str  # hash of the token that lets somebody sit down; "" once it is used up
    nonce: str  # the person's own share in fate
    webhook: str
    left: float  # when its person left for good; 0.0 while somebody sits there
    nudged: str = ""  # the question that its person was last told of


class Holder(Struct):
    """A browser that may play a seat; a seat may be held from several."""

    table: str
    seat: int
    identity: str
    came: int = 0  # lines that had been said at the table when it sat down: whispers among them are not for it


class Act(Struct):
    """One thing done at a table: an answer, or the taking back of one. Never changed once kept."""

    table: str
    n: int  # from 1
    kind: str
    seat: int  # -1: fate
    action: str  # as the game spells it
    by: str
    request: str | None  # the id that the client gave it
    at: float


class Standing(Struct):
    """An answer set in advance: whenever this seat is asked by this rule, as long as the scope's token holds."""

    table: str
    seat: int
    rule: str
    action: str
    scope: str
    token: str


class Vote(Struct):
    """A seat's voice for giving an abandoned seat to a bot."""

    table: str
    seat: int
    voter: int


class Said(Struct):
    """Something that a seat said at a table, to everybody or to some seats."""

    table: str
    n: int  # from 1; never told: gaps in what somebody hears would tell of whispers
    id: str  # random; by this a line is known
    seat: int
    who: str  # the name of the person
    audience: int  # as the kernel's events have it: a bit a seat, the speaker's own among them; EVERYBODY: all may hear
    text: str
    request: str  # the id that the client gave it
    at: float


class Identity(Struct):
    """A browser that we have met."""

    id: str  # hash of its token
    name: str
    created: float
    seen: float
