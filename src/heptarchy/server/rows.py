"""What the store keeps, row by row. Identities and links are kept as hashes.

Times are seconds since 1970, for people to read; or, where it says so, seconds by the house's clock (`clock.py`).
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from heptarchy.kernel.options import Value
from heptarchy.server.ids import (
    NO_QUESTION,
    BrowserId,
    Commitment,
    LineId,
    Nonce,
    PleaId,
    QuestionId,
    RequestId,
    SeatLink,
    Secret,
    TableId,
)

Status = Literal["waiting", "playing", "over", "abandoned", "archive"]
SeatKind = Literal["open", "invited", "human", "bot"]
CustodyWhat = Literal["sat", "shared", "let_in", "left", "stands_in", "clock_out", "voted", "back", "for_good"]
By = Literal["person", "bot", "fate", "forced", "standing"]

# How a table stands
WAITING: Final = "waiting"  # for people to sit down
PLAYING: Final = "playing"
OVER: Final = "over"
ABANDONED: Final = "abandoned"
ARCHIVE: Final = "archive"  # a record that somebody opened, to be looked at
ENDED = (OVER, ABANDONED, ARCHIVE)

# Who sits in a seat
OPEN: Final = "open"  # anybody may sit down
INVITED: Final = "invited"  # kept for whoever has the link
HUMAN: Final = "human"
BOT: Final = "bot"

# What an act is
ANSWER = "answer"
UNDO = "undo"

# What an entry of the log of custody says
SAT: Final = "sat"  # sat down where nobody sat
SHARED: Final = "shared"  # came with a link of somebody who holds the seat
LET_IN: Final = "let_in"  # took over a seat in play, because the others agreed
LEFT: Final = "left"
STANDS_IN: Final = "stands_in"  # let a bot play until the seat is taken back
CLOCK_OUT: Final = "clock_out"  # a bot plays until the seat is taken back, since its time ran out
VOTED: Final = "voted"  # the others gave an abandoned seat to a bot
BACK: Final = "back"  # plays again in place of the bot
FOR_GOOD: Final = "for_good"  # gave the seat to a bot, and sees it no more

# By whom an answer was given
BY_PERSON: Final = "person"
BY_BOT: Final = "bot"
BY_FATE: Final = "fate"
BY_FORCE: Final = "forced"  # there was one option
BY_STANDING: Final = "standing"  # set in advance


# What the operator does about somebody
BAN = "ban"
MUTE = "mute"


class Clock(Struct, frozen=True):
    """Time to think: a bank for the whole game, and what each answer gives back; in seconds."""

    bank: float
    step: float


class TableRow(Struct):
    """A table: what is played, how it stands, and fate's secret."""

    id: TableId
    game: str
    rules_version: int
    options: dict[str, Value]
    status: Status
    owner: BrowserId
    public: bool
    name: str
    created: float
    changed: float
    started: float  # 0.0 until all seats are taken
    acts: int  # how many
    asked: list[int]  # seats that are waited for
    commitment: Commitment
    secret: Secret
    clock: Clock | None
    patience: float  # seconds until a seat that is waited for counts as abandoned
    rematch: TableId  # the table that followed this one
    ending: str
    scores: list[int]
    began: float = 0.0  # when the game began, by the house's clock
    due: float | None = 0.0  # when to look at it though nobody comes, by the house's clock; None: it waits for people
    hot_seat: bool = False  # one browser may see seats that oppose each other, and everybody is told so


class SeatRow(Struct):
    """A seat at a table."""

    table: TableId
    seat: int
    kind: SeatKind
    level: str  # of the bot that plays it, or that would
    name: str  # of the person
    link: SeatLink
    nonce: Nonce
    webhook: str
    left: float  # when its person left for good; 0.0 while somebody sits there
    nudged: QuestionId = NO_QUESTION  # the question that its person was last told of
    returned: float = 0.0  # when its person came back while a bot stands in, which lets a question wait; -1: it has
    language: str = "en"  # in which its webhook is called


class Holder(Struct):
    """A browser that may play a seat; a seat may be held from several."""

    table: TableId
    seat: int
    identity: BrowserId
    came: int = 0  # lines that had been said at the table when it sat down: whispers among them are not for it


class Custody(Struct):
    """One entry of the log of who held which seat. Never changed once kept; `custody.py` tells what follows from it."""

    table: TableId
    n: int  # from 1
    seat: int
    identity: BrowserId  # whom it is about; "": nobody in particular
    name: str  # what that person was called then
    what: CustodyWhat
    act: int  # how many acts there were; -1: the game had not begun
    at: float


class Act(Struct):
    """One thing done at a table: an answer, or the taking back of one. Never changed once kept."""

    table: TableId
    n: int  # from 1
    kind: str
    seat: int  # -1: fate
    action: str  # as the game spells it
    by: By
    request: RequestId | None  # that it came by, first or as a further one
    at: float
    ran: float = 0.0  # by the house's clock: what thinking time is counted by


class Snapshot(Struct):
    """How a table's play stood after some acts; `server/snapshots.py` tells what it is made of."""

    table: TableId
    n: int  # after so many acts
    key: str  # by which build of which rules
    base: int  # after so many acts stood the snapshot that it goes on from
    k: int  # so many answers stood
    state: bytes
    log: bytes


class Standing(Struct):
    """An answer set in advance: whenever this seat is asked by this rule, as long as the scope's token holds."""

    table: TableId
    seat: int
    rule: str
    action: str
    scope: str
    token: str


class Vote(Struct):
    """A seat's voice for giving an abandoned seat to a bot."""

    table: TableId
    seat: int
    voter: int


class Plea(Struct):
    """Somebody who asks to be let into a seat of a game that goes on."""

    table: TableId
    id: PleaId  # random
    seat: int
    identity: BrowserId
    name: str
    at: float
    refused: float = 0.0  # when the others said no; 0.0: it stands


class Voice(Struct):
    """What a seat says to a plea."""

    table: TableId
    plea: PleaId
    voter: int
    agrees: bool


class Said(Struct):
    """Something that a seat said at a table, to everybody or to some seats."""

    table: TableId
    n: int  # from 1; never told: gaps in what somebody hears would tell of whispers
    id: LineId  # random
    seat: int
    who: str  # the name of the person
    audience: int  # as the kernel's events have it: a bit a seat, the speaker's own among them; EVERYBODY: all may hear
    text: str
    request: RequestId
    at: float


class Ward(Struct):
    """Somebody whom the operator keeps out, or silent."""

    kind: str
    what: str  # an identity, or a network of addresses
    since: float
    until: float  # 0.0: for good
    reason: str  # told to whom it concerns


class Identity(Struct):
    """A browser that we have met."""

    id: BrowserId
    name: str
    created: float
    seen: float
