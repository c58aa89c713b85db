"""What goes over the wire, as typed messages. `docs/server.md` tells what they mean."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from msgspec import Struct

from heptarchy.kernel.options import Value
from heptarchy.kernel.seen import Chance
from heptarchy.server.ids import Commitment, LineId, Nonce, PleaId, QuestionId, SeatToken, Secret, TableId
from heptarchy.server.rows import By, Clock, CustodyWhat, SeatKind, Status

OptionKind = Literal["number", "switch", "choice"]

# What we say


class Me(Struct):
    """Who the browser is to us."""

    name: str
    known: bool


class OptionInfo(Struct):
    """One thing to settle before a game."""

    name: str
    title: str
    kind: OptionKind
    default: Value
    sentence: str
    low: int
    high: int
    choices: list[str]
    titles: list[str]  # by choice: what it is called; empty where its key says enough
    notes: list[str]  # by choice: what it means, if there is anything to say
    main: bool  # shown at once; the others are house rules
    ours: bool  # our own: no document of the game knows it


class LevelInfo(Struct):
    """A level of bots."""

    id: str
    title: str
    sentence: str


class GameInfo(Struct):
    """A game that can be played here."""

    id: str
    title: str
    rules_version: int
    languages: list[str]
    options: list[OptionInfo]
    levels: list[LevelInfo]


class SeatingInfo(Struct):
    """The seats that options make, and the options in full."""

    seats: list[str]
    notes: list[str]  # by seat: what to know before one sits down there, such as its side
    options: dict[str, Value]
    sides: list[int]  # by seat: those of one number play together
    fixed: dict[str, Value | None]  # options that others leave no choice about: what they come to; null: of no effect
    usual: dict[str, Value]  # what the options are by the presets alone, such as the profile


class RuleInfo(Struct):
    """A numbered rule, in Markdown."""

    id: str
    text: str


class ChapterInfo(Struct):
    """A chapter of the rules."""

    id: str
    title: str
    intro: str
    rules: list[RuleInfo]


class RulesInfo(Struct):
    """The whole rulebook."""

    title: str
    intro: str
    chapters: list[ChapterInfo]


class SeatInfo(Struct):
    """A seat as everybody sees it."""

    seat: int
    name: str  # the role: Norsemen
    kind: SeatKind
    who: str  # the person's name, or the bot's level
    level: str
    online: bool
    asked: bool
    since: float | None  # when it was asked
    clock: float | None  # seconds left when it was asked, or now if it is not
    abandoned: bool
    votes: list[int]
    free: bool = False  # somebody new may ask to be let in
    held: float | None = None  # to who holds it: until when the bot that stands in waits for them


class ResultInfo(Struct):
    """How a game ended."""

    scores: list[int]
    ranks: list[int]
    ending: str
    text: str


class PleaInfo(Struct):
    """Somebody who asks to be let into a seat."""

    id: PleaId
    seat: int
    who: str
    mine: bool
    refused: bool
    electors: list[int]  # the seats that decide
    agree: list[int]
    all: bool  # every one of them must agree; else more than half


class CustodyInfo(Struct):
    """An entry of the log of who held which seat, as everybody at the table reads it."""

    seat: int
    what: CustodyWhat
    who: str  # what the person was called; "": nobody in particular
    act: int  # after so many acts; -1: before the game
    at: float


class Summary(Struct):
    """A table as the one who asks may know it."""

    id: TableId
    game: str
    title: str
    name: str
    status: Status
    public: bool
    created: float
    changed: float
    options: dict[str, Value]
    rules_version: int
    seats: list[SeatInfo]
    mine: list[int]
    owner: bool
    asked: list[int]
    k: int
    commitment: Commitment
    nonces: list[Nonce]  # by seat; "" where there is none yet, fixed words for bots and for who never brought one
    to_bring: list[int]  # seats of people whose nonce is still to come: the game waits for them
    secret: Secret | None
    patience: float
    clock: Clock | None
    result: ResultInfo | None
    rematch: TableId | None
    problem: str | None  # why it can't be played on here
    queued: bool  # bots are alone here, and play when others that its opener set going have ended
    hot_seat: bool = False  # one browser may see seats that oppose each other
    together: list[list[int]] = []  # seats that one browser holds, group by group; not in lists
    custody: list[CustodyInfo] = []  # not in lists
    pleas: list[PleaInfo] = []  # not in lists


class Link(Struct):
    """What opens a seat: `/t/<table>#seat=<token>`."""

    seat: int
    token: SeatToken


class Opened(Struct):
    """A new table, and the links of the seats kept for guests."""

    table: Summary
    links: list[Link]


class Warned(Struct):
    """What an answer gives up, to be said before it is done; a grave one would end the game for who answers so."""

    text: str
    rule: str
    grave: bool


class Choice(Struct):
    """One option of a question."""

    action: str
    verb: str
    on: str | None
    domain: str | None
    label: str
    caution: Warned | None = None
    before: list[str] = []  # answers that clients give before it unless told otherwise, such as who stays behind


class Question(Struct):
    """What a seat is asked."""

    id: QuestionId
    rule: str
    prompt: str
    options: list[Choice]
    times: int = 1  # so often in a row, unless answers change that: all of them may be given at once
    far: bool = False  # some answers lead on over several: `ways` tells where to


class WayTold(Struct):
    """Answers that lead from one thing over others to the last: to be given at once."""

    start: str  # domain and key, as `shire:eoforwic`
    over: list[str]
    actions: list[str]


class Happening(Struct):
    """An event: its kind, what it points at, and its sentence."""

    kind: str
    on: dict[str, str | int]
    text: str


class Line(Struct):
    """One answer in the log."""

    k: int  # the number of the answer, from 0
    seat: int  # -1: fate
    who: str
    said: str | None  # None: in secret
    text: str | None
    forced: bool
    by: By
    at: float
    events: list[Happening]


class AnnalTold(Struct):
    """A paragraph of the game's chronicle."""

    at: int  # after so many answers it begins
    head: str
    text: str


class Undo(Struct):
    """Whether this seat may take back its last choice, and if not why."""

    may: bool
    text: str | None


class Frame(Struct):
    """All that a seat sees: the table, the log since it last looked, its question."""

    table: Summary
    seat: int | None
    n: int
    k: int
    start: int = 0
    lines: list[Line] = []
    view: Any = None  # what the seat sees, as the game's `seen.py` has it
    question: Question | None = None
    undo: Undo | None = None
    scopes: dict[str, str] = {}
    now: float = 0.0
    left: list[str] = []  # to who sent several answers: those that were not given, as something came between
    type: Literal["frame"] = "frame"


class StandingInfo(Struct):
    """An answer in advance."""

    rule: str
    action: str
    scope: str


class Reason(Struct):
    """Why something may not be done now, and by which rule; or that it may. What an action would come to."""

    may: bool
    text: str
    rule: str
    preview: Any  # as the game's `seen.py` has it; empty if it shows none
    taken: int  # of several actions, `a; b; c`: how many can be known to be taken
    cautions: list[Warned]  # what they give up


class Odds(TypedDict):
    """Odds as they stand; a game's own, its `Forecast`, say more."""

    battle: Any  # the contest that stands
    options: dict[str, Chance]  # by action


class FateQuestion(Struct):
    """What fate could answer: with the number of each answer in the game, in whose order they stand, and its weight."""

    answers: list[str]
    numbers: list[str]  # as text: some are beyond what a browser can count
    weights: list[int]


class FateTold(Struct):
    """What fate was made of, and all that it said."""

    secret: Secret
    nonces: list[Nonce]
    questions: list[FateQuestion]  # each different one once
    rolls: list[tuple[int, int, str]]  # after how many answers of the game, which question, what was answered


class Spoken(Struct):
    """Something that was said at a table."""

    id: LineId
    seat: int
    who: str  # the name of the person
    to: list[int] | None  # None: everybody; else the seats that it was whispered to, besides the speaker's own
    text: str
    at: float


class Talk(Struct):
    """What was said, as far as one may hear it."""

    after: LineId | None  # the line that these go on from; None: they stand in place of all that was heard before
    lines: list[Spoken]
    type: Literal["talk"] = "talk"


class Problem(Struct, omit_defaults=True):
    """An error: a code for programs, a sentence for people."""

    error: str
    message: str
    rule: str = ""
    frame: Frame | None = None
