"""What a reader is asked, what it answers and how. A job holds all that it takes: readers keep nothing."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

import msgspec
from msgspec import Raw, Struct

from heptarchy import editions
from heptarchy.kernel.options import Value
from heptarchy.kernel.refusal import HeptarchyError
from heptarchy.server import fate, frames, reasons
from heptarchy.server.folding import resume
from heptarchy.server.ids import Nonce, QuestionId, Secret, TableId
from heptarchy.server.rows import ANSWER, BY_FATE, BY_PERSON, Act, By, Snapshot
from heptarchy.server.snapshots import Told, Unfit, entries, folded, key_of, part, read_stand, state_of
from heptarchy.server.summaries import words
from heptarchy.server.wire import Line, Question
from heptarchy.speech.shelf import ENGLISH

if TYPE_CHECKING:
    from heptarchy.kernel.events import Event
    from heptarchy.kernel.game import Game
    from heptarchy.kernel.match import Entry
    from heptarchy.kernel.record import Record
    from heptarchy.kernel.state import State
    from heptarchy.kernel.words import Words


class Fold(Struct, tag=True):
    """Fold acts, from the last of these snapshots on."""

    game: str
    rules: int  # the version that it is played by
    options: dict[str, Value]
    names: list[str]
    began: float
    acts: list[Act]
    rows: list[Snapshot]


class Look(Struct, tag=True):
    """Look at a table after k answers, through a seat's eyes."""

    game: str
    rules: int
    options: dict[str, Value]
    language: str
    seat: int | None
    k: int
    start: Snapshot | None  # a moment before it to begin from; None: the beginning
    acts: list[Act]  # the answers from there on


class Tell(Struct, tag=True):
    """Tell a long stretch of the log to a seat's ears."""

    game: str
    rules: int
    options: dict[str, Value]
    language: str
    seat: int | None
    start: int  # the first of these answers, in the log
    acts: list[Act]
    told: list[Told]


class Read(Struct, tag=True):
    """Read a record that somebody brings."""

    text: str
    table: TableId  # the id that it will have
    at: float  # when it was brought
    language: str  # to say in what is wrong with it


class Write(Struct, tag=True):
    """Write a game as a record."""

    game: str
    rules: int
    options: dict[str, Value]
    names: list[str]
    acts: list[Act]  # the answers that stand


class LayOpen(Struct, tag=True):
    """Lay a game's fate open: all that it said, and could have said."""

    game: Write
    secret: Secret
    nonces: list[Nonce]


class Glimpse(Struct):
    """What a seat saw at a moment, as JSON."""

    lines: Raw
    view: Raw
    question: Raw


class Opened(Struct):
    """A record that was read: what is played, every answer as an act, how it ended, and the snapshots on the way."""

    game: str
    rules_version: int
    options: dict[str, Value]
    names: list[str]
    acts: list[Act]
    scores: list[int]
    ending: str
    rows: list[Snapshot]


class Failed(Struct):
    """Why a job can't be done: something is wrong with what was asked."""

    message: str
    unfit: bool = False  # it is the snapshot that is of no use


Job = Fold | LayOpen | Look | Read | Tell | Write


def do(job: Job) -> bytes:
    """The answer to a job, encoded."""
    try:
        if isinstance(job, Fold):
            game = game_of(job.game, job.rules)
            return answer(folded(game, job.options, job.names, job.began, job.acts, job.rows))
        if isinstance(job, Look):
            return msgspec.json.encode(look(job))
        if isinstance(job, Tell):
            return msgspec.json.encode(tell(job))
        if isinstance(job, Read):
            return answer(read(job))
        if isinstance(job, LayOpen):
            return answer(fate.laid_open(record_of(job.game), job.secret, job.nonces))
        return answer(record_of(job).write())
    except Unfit as error:
        return b"!" + msgspec.msgpack.encode(Failed(str(error), unfit=True))
    except HeptarchyError as error:
        language = job.language if isinstance(job, Look | Tell | Read) else ENGLISH
        return b"!" + msgspec.msgpack.encode(Failed(reasons.say(reasons.reason_of(error), language)))


def answer(found: object) -> bytes:
    """An answer as it is sent. (Failures begin with a mark that neither MessagePack nor JSON here begins with.)"""
    return msgspec.msgpack.encode(found)


def game_of(id: str, rules: int) -> Game:
    """A game under a version of its rules."""
    return editions.edition(id, rules).game


def look(job: Look) -> dict[str, object]:
    """A moment: play on from a snapshot near it."""
    game = game_of(job.game, job.rules)
    said = words(game, job.language).at(job.options)
    state = game.start(job.options) if job.start is None else standing(game, job.start)
    lines: list[Line] = []
    for n, act in enumerate(job.acts, 1):
        action = game.space.parse(act.action)
        if n < len(job.acts):
            state.apply(action, act.seat)
        else:
            lines = [frames.spoken(heard(game, state, act, action), act, job.k - 1, job.seat, said, names(said, job))]
    return {"lines": lines, "view": state.view(job.seat), "question": question(state, job, said)}


def tell(job: Tell) -> list[Line]:
    """A stretch of the log."""
    game = game_of(job.game, job.rules)
    said = words(game, job.language).at(job.options)
    called = names(said, job)
    log = zip(entries(game, job.acts, job.told), job.acts, strict=True)
    return [frames.spoken(entry, act, k, job.seat, said, called) for k, (entry, act) in enumerate(log, job.start)]


def standing(game: Game, row: Snapshot) -> State:
    """The state of a snapshot."""
    if row.key != key_of(game):
        raise Unfit(f"a snapshot by {row.key!r}, not by {key_of(game)!r}")
    try:
        return state_of(game, read_stand(zlib.decompress(row.state)).state)
    except (zlib.error, msgspec.MsgspecError, HeptarchyError) as error:
        raise Unfit(f"the snapshot of table {row.table} after act {row.n}: {error!r}") from error


def names(said: Words, job: Look | Tell) -> list[str]:
    """What the seats are called."""
    return said.seat_names(job.options)


def heard(game: Game, state: State, act: Act, action: int) -> Entry:
    """Take an answer and listen to what comes of it."""
    audience, forced = state.audience_for(act.seat), state.is_forced(act.seat)
    events: list[Event] = []
    state.ears = events
    try:
        state.apply(action, act.seat)
    finally:
        state.ears = None
    entry: Entry = part(game, "match").Entry(act.seat, action, audience, forced, events)
    return entry


def question(state: State, job: Look, said: Words) -> Question | None:
    """What the seat was asked then."""
    seat = job.seat
    if seat is None or state.over or not state.options_for(seat) or state.delegates(seat):
        return None
    options = [frames.choice(state.space, one, said.label(state, seat, one)) for one in state.options_for(seat)]
    return Question(QuestionId(f"past {job.k}"), state.rule_for(seat), said.prompt(state, seat), options)


def read(job: Read) -> Opened:
    """A record, checked to its end."""
    record = resume(job.text).record
    game, space = record.game, record.game.space
    acts = [
        Act(job.table, n, ANSWER, one.seat, space.say(one.action), by(one.seat), None, job.at)
        for n, one in enumerate(record.answers, 1)
    ]
    rows = folded(game, record.options, record.names, 0.0, acts, [])
    end = standing(game, rows[-1]) if rows else game.start(record.options)
    scores = list(end.scores)
    return Opened(game.id, game.rules_version, record.options, record.names, acts, scores, end.ending, rows)


def by(seat: int) -> By:
    """By whom an answer of a record was given."""
    return BY_FATE if seat < 0 else BY_PERSON


def record_of(job: Write) -> Record:
    """A game as a record."""
    game = game_of(job.game, job.rules)
    record: Record = editions.of(game).match(game, job.options, job.names).record
    answer = part(game, "record").Answer
    record.answers = [answer(act.seat, game.space.parse(act.action)) for act in job.acts]
    return record
