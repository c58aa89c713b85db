"""The store: what is known of people, tables, seats and acts, and the news of what changed."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct
from msgspec.structs import asdict, replace
from sqlalchemy import (
    Select,
    Table,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError

from heptarchy.kernel.events import EVERYBODY
from heptarchy.server.ids import BrowserId, LineId, Nonce, PleaId, QuestionId, TableId
from heptarchy.server.rows import (
    INVITED,
    OPEN,
    OVER,
    PLAYING,
    WAITING,
    Act,
    Custody,
    Holder,
    Identity,
    Plea,
    Said,
    SeatRow,
    Standing,
    TableRow,
    Voice,
    Vote,
)
from heptarchy.server.store import beginning, hours, schema
from heptarchy.server.store.errors import Conflict
from heptarchy.server.store.handover import Handing, add_all, at_seat, hand, last, settle, stir
from heptarchy.server.store.home import Found
from heptarchy.server.store.moderation import Ruling
from heptarchy.server.store.snapshots import Snapshots, of_table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import ColumnElement, Connection, Delete, Update

    from heptarchy.server.rows import Snapshot
    from heptarchy.server.store.home import Heard, Home, Work

Row = TypeVar("Row", bound=Struct)

STIRRING = {"kind", "webhook"}  # what changes of a seat may give the server something to do
TALK = "/talk"  # behind a table's id in the news: something was said there, and nothing else has changed


class Whole(Struct):
    """All about a table but its acts, as of one moment."""

    table: TableRow
    seats: list[SeatRow]
    holders: list[Holder]
    standing: list[Standing]
    votes: list[Vote]
    custody: list[Custody] = []
    pleas: list[Plea] = []
    voices: list[Voice] = []


class Due(Struct):
    """A table that must be looked at, and when."""

    id: TableId
    status: str
    acts: int
    due: float


class Store:
    """What is kept. Every change of a table is announced to all who listen, in all processes."""

    def __init__(self, home: Home) -> None:
        self._home = home
        self.kind = home.kind
        self.is_shared = home.kind == "postgresql"  # other processes write to it too
        self.ruling = Ruling(home)
        self.snapshots = Snapshots(home)

    @classmethod
    async def open(cls, url: str, visiting: bool = False) -> Store:
        """Open `sqlite:///path/to/file.db` or `postgresql://user@host/database`, and bring it up to date.

        A visitor changes something beside the process that serves a SQLite file, and leaves word of it there.
        """
        return cls(await _home(url, visiting))

    async def close(self) -> None:
        """Finish what was begun."""
        await self._home.close()

    def listen(self, heard: Heard, others_only: bool = False) -> None:
        """Call this on the event loop with each table that changed (or that another process changed).

        None: anything may have changed.
        """
        self._home.listen(heard, others_only)

    # People

    async def identity(self, id: BrowserId) -> Identity | None:
        return await self._one(Identity, select(schema.identities).where(schema.identities.c.id == id))

    async def save_identity(self, identity: Identity) -> None:
        """Keep it, in place of what was known of it."""
        await self._write(lambda db: _put(db, schema.identities, identity), None)

    # Tables

    async def add_table(
        self,
        table: TableRow,
        seats: list[SeatRow],
        holders: list[Holder],
        standing: Sequence[Standing] = (),
        acts: Sequence[Act] = (),
        talk: Sequence[Said] = (),
        custody: Sequence[Custody] = (),
        **more: Sequence[Struct],
    ) -> None:
        """Keep a new table; and what was done there before, by the name of its rows, if it comes from elsewhere."""

        def work(db: Connection) -> None:
            db.execute(insert(schema.tables), asdict(table))
            add_all(db, schema.seats, seats)
            add_all(db, schema.holders, holders)
            add_all(db, schema.standing, standing)
            add_all(db, schema.acts, acts)
            add_all(db, schema.talk, talk)
            add_all(db, schema.custody, custody)
            for name, rows in more.items():
                add_all(db, schema.metadata.tables[name], rows)

        await self._write(work, table.id)

    async def table(self, id: TableId) -> TableRow | None:
        return await self._one(TableRow, select(schema.tables).where(schema.tables.c.id == id))

    async def seats(self, table: TableId) -> list[SeatRow]:
        return await self._all(SeatRow, _of_table(schema.seats, table))

    async def holders(self, table: TableId) -> list[Holder]:
        return await self._all(Holder, _of_table(schema.holders, table))

    async def whole(self, table: TableId) -> Whole | None:
        """The table with its seats, holders, standing answers, votes and log of custody."""
        return await self._home.read(lambda db: _whole(db, table))

    async def whole_with_acts(self, table: TableId, after: int = 0) -> tuple[Whole, list[Act]] | None:
        """The same, and what was done there after that act, as of one moment."""

        def work(db: Connection) -> tuple[Whole, list[Act]] | None:
            whole = _whole(db, table)
            if whole is None:
                return None
            return whole, _rows(db, Act, _of_table(schema.acts, table).where(schema.acts.c.n > after))

        return await self._home.read(work)

    async def kept(self, table: TableId) -> tuple[Whole, list[Act], list[Snapshot]] | None:
        """The same with all acts and the snapshots of them, as of one moment."""

        def work(db: Connection) -> tuple[Whole, list[Act], list[Snapshot]] | None:
            whole = _whole(db, table)
            if whole is None:
                return None
            return whole, _rows(db, Act, _of_table(schema.acts, table)), of_table(db, table)

        return await self._home.read(work)

    async def change_table(self, id: TableId, **fields: Any) -> None:
        """Set these fields."""

        def work(db: Connection) -> None:
            if not db.execute(update(schema.tables).where(schema.tables.c.id == id).values(fields)).rowcount:
                raise Conflict(f"there is no table {id} any more")

        await self._write(work, id)

    async def change_seat(self, table: TableId, seat: int, **fields: Any) -> None:
        """Set these fields."""

        def work(db: Connection) -> None:
            if not db.execute(update(schema.seats).where(at_seat(schema.seats, table, seat)).values(fields)).rowcount:
                raise Conflict(f"there is no seat {seat} at table {table} any more")
            if STIRRING & fields.keys():
                stir(db, table)

        await self._write(work, table)

    async def hand(self, handing: Handing) -> None:
        """Change who holds or plays seats, with the log of it; Conflict if the log has grown since it was decided."""

        def work(db: Connection) -> None:
            beginning.check_before(db, handing.table, handing.entries)
            hand(db, handing)

        await self._write(work, handing.table)

    async def bring_nonce(self, table: TableId, seat: int, nonce: Nonce) -> bool:
        """Keep a person's nonce, if their seat has none and the game has not begun; say whether it was kept."""
        return await self._home.write(lambda db: beginning.bring_nonce(db, table, seat, nonce), table)

    async def claim_nudge(self, table: TableId, seat: int, question: QuestionId) -> bool:
        """Take it upon us to tell this seat of this question; False if somebody has done so."""
        c = schema.seats.c
        still = and_(at_seat(schema.seats, table, seat), c.nudged != question)

        def work(db: Connection) -> bool:
            return bool(db.execute(update(schema.seats).where(still).values(nudged=question)).rowcount)

        return await self._home.write(work, None)

    async def delete_table(self, id: TableId) -> None:
        """Forget the table and all that belongs to it."""
        await self._delete(delete(schema.tables).where(schema.tables.c.id == id), id)

    # Lists of tables, newest change first

    async def tables_of(self, identity: BrowserId, limit: int) -> list[TableRow]:
        """Those where it owns the table or holds a seat."""
        held = select(schema.holders.c.table).where(schema.holders.c.identity == identity)
        return await self._newest(limit, or_(schema.tables.c.owner == identity, schema.tables.c.id.in_(held)))

    async def open_tables(self, limit: int) -> list[TableRow]:
        """Public ones where a seat waits for anybody."""
        free = exists().where(schema.seats.c.table == schema.tables.c.id, schema.seats.c.kind == OPEN)
        return await self._newest(limit, _public(WAITING), free)

    async def playing_tables(self, limit: int) -> list[TableRow]:
        """Public ones that can be watched."""
        return await self._newest(limit, _public(PLAYING))

    async def finished_tables(self, limit: int) -> list[TableRow]:
        """Public ones that were played to the end."""
        return await self._newest(limit, _public(OVER))

    async def seats_of(self, tables: list[TableId]) -> dict[TableId, list[SeatRow]]:
        """The seats of each of these tables."""
        c = schema.seats.c
        found: dict[TableId, list[SeatRow]] = {table: [] for table in tables}
        for row in await self._all(SeatRow, select(schema.seats).where(c.table.in_(tables)).order_by(c.table, c.seat)):
            found[row.table].append(row)
        return found

    async def holders_of(self, tables: list[TableId], identity: BrowserId) -> dict[TableId, list[int]]:
        """The seats that it holds at each of these tables."""
        c = schema.holders.c
        mine = select(schema.holders).where(c.identity == identity, c.table.in_(tables)).order_by(c.table, c.seat)
        found: dict[TableId, list[int]] = {table: [] for table in tables}
        for row in await self._all(Holder, mine):
            found[row.table].append(row.seat)
        return found

    async def count_tables(self, owner: BrowserId, since: float) -> int:
        """How many it has opened since then."""
        c = schema.tables.c
        count = select(func.count()).where(c.owner == owner, c.created >= since)
        return await self._home.read(lambda db: int(db.execute(count).scalar_one()))

    async def counts(self) -> dict[str, int]:
        """How many tables there are, by status."""
        status = schema.tables.c.status
        count = select(status, func.count()).group_by(status)
        return await self._home.read(lambda db: dict(db.execute(count).all()))

    async def due_tables(self, by: float, limit: int, after: Due | None = None) -> list[Due]:
        """Tables that must be looked at by then, the first due first; from the one after that on."""
        c = schema.tables.c
        found = select(c.id, c.status, c.acts, c.due).where(c.due <= by).order_by(c.due, c.id).limit(limit)
        if after is not None:
            found = found.where(or_(c.due > after.due, and_(c.due == after.due, c.id > after.id)))
        return await self._all(Due, found)

    async def set_due(self, id: TableId, acts: int, due: float | None) -> None:
        """Say when the table must be looked at next, unless something was done there since."""
        c = schema.tables.c
        still = update(schema.tables).where(c.id == id, c.acts == acts).values(due=due)

        def work(db: Connection) -> None:
            db.execute(still)

        await self._write(work, None)

    async def rules_in_play(self) -> list[tuple[str, int]]:
        """The games of all tables, with the versions of their rules."""
        c = schema.tables.c
        used = select(c.game, c.rules_version).distinct()
        return await self._home.read(lambda db: [(game, version) for game, version in db.execute(used)])

    async def all_table_ids(self) -> list[TableId]:
        """All, the oldest first."""
        ids = select(schema.tables.c.id).order_by(schema.tables.c.created, schema.tables.c.id)
        return await self._home.read(lambda db: list(db.execute(ids).scalars()))

    # Acts

    async def acts(self, table: TableId, after: int = 0) -> list[Act]:
        """What was done at a table after that act."""
        return await self._all(Act, _of_table(schema.acts, table).where(schema.acts.c.n > after))

    async def append(self, table: TableId, after: int, acts: list[Act], **fields: Any) -> None:
        """Keep what was done next and set these fields of the table; Conflict if something else was done meanwhile."""
        if not acts or [(act.table, act.n) for act in acts] != [(table, after + 1 + i) for i in range(len(acts))]:
            raise ValueError(f"acts of table {table} from {after + 1} on were expected, not {acts}")
        changes = {"changed": acts[-1].at, **fields, "acts": after + len(acts)}
        go_on = _go_on(tuple(changes))
        given = {"of_table": table, "after_act": after, **{f"new_{name}": value for name, value in changes.items()}}

        def work(db: Connection) -> None:
            if not db.execute(go_on, given).rowcount:
                raise Conflict(f"table {table} is not at act {after} any more")
            add_all(db, schema.acts, acts)

        await self._write(work, table)

    async def begin(self, table: TableId, nonces: list[Nonce], acts: list[Act], **fields: Any) -> None:
        """Begin a game whose fate is made of these nonces; Conflict if it has begun, or the seats are others by now."""
        await self._write(lambda db: beginning.begin(db, table, nonces, acts, fields), table)

    # Standing answers and votes

    async def set_standing(self, standing: Standing) -> None:
        """Keep it, in place of what this seat set for this rule before."""
        await self._write(lambda db: _put(db, schema.standing, standing), standing.table)

    async def drop_standing(self, table: TableId, seat: int, rule: str | None = None) -> None:
        """Forget what the seat set for this rule, or all that it set."""
        gone = delete(schema.standing).where(at_seat(schema.standing, table, seat))
        if rule is not None:
            gone = gone.where(schema.standing.c.rule == rule)
        await self._delete(gone, table)

    async def add_vote(self, vote: Vote) -> None:
        """Keep a vote; it may be said twice."""
        await self._write(lambda db: _put(db, schema.votes, vote), vote.table)

    async def settle(self, table: TableId, seat: int) -> None:
        """Forget what was voted or asked of a seat: its person has answered."""
        await self._write(lambda db: settle(db, table, seat), table)

    async def put_plea(self, plea: Plea) -> None:
        """Keep a plea as it is now; Conflict if this person has made another one meanwhile."""
        await self._write(lambda db: _put(db, schema.pleas, plea), plea.table)

    async def drop_plea(self, table: TableId, id: PleaId) -> None:
        """Forget a plea and what was said to it."""
        c = schema.pleas.c
        await self._delete(delete(schema.pleas).where(c.table == table, c.id == id), table)

    async def add_voice(self, voice: Voice) -> None:
        """Keep what a seat says to a plea, in place of what it said before; Conflict if the plea is gone."""
        await self._write(lambda db: _put(db, schema.voices, voice), voice.table)

    # Talk

    async def say(self, said: Said) -> Said:
        """Keep a line as the table's next, and give it with its number; a request that was kept before is given again.

        Conflict if another process's line came between, or the table is gone.
        """
        c = schema.talk.c
        same = select(schema.talk).where(c.table == said.table, c.seat == said.seat, c.request == said.request)

        def work(db: Connection) -> Said:
            kept = _rows(db, Said, same)
            if kept:
                return kept[0]
            numbered = replace(said, n=last(db, schema.talk, said.table) + 1)
            db.execute(insert(schema.talk), asdict(numbered))
            return numbered

        return await self._conflicting(work, f"{said.table}{TALK}")

    async def heard(self, table: TableId, identity: BrowserId, after: int, most: int) -> list[Said]:
        """The newest lines after that one, so many at most, that this browser may hear, in order.

        All hear what was said to everybody; a whisper is for those who hold a seat it was said to, and held it then.
        Those for whom it is only kept do not hold it.
        """
        line, held, seat = schema.talk.c, schema.holders.c, schema.seats.c
        addressed = line.audience.bitwise_and(literal(1).bitwise_lshift(held.seat)) != 0
        sits = exists().where(seat.table == held.table, seat.seat == held.seat, seat.kind != INVITED)
        mine = exists().where(held.table == line.table, held.identity == identity, held.came < line.n, addressed, sits)
        may = or_(line.audience == EVERYBODY, mine) if identity else line.audience == EVERYBODY
        newest = select(schema.talk).where(line.table == table, line.n > after, may).order_by(line.n.desc()).limit(most)
        return (await self._all(Said, newest))[::-1]

    async def said(self, table: TableId, id: LineId) -> Said | None:
        """The line of that id."""
        c = schema.talk.c
        return await self._one(Said, select(schema.talk).where(c.table == table, c.id == id))

    async def everything(self, table: TableId) -> tuple[Whole, list[Act], list[Said]] | None:
        """All about a table, as of one moment."""

        def work(db: Connection) -> tuple[Whole, list[Act], list[Said]] | None:
            whole = _whole(db, table)
            if whole is None:
                return None
            acts, talk = _of_table(schema.acts, table), _of_table(schema.talk, table)
            return whole, _rows(db, Act, acts), _rows(db, Said, talk)

        return await self._home.read(work)

    # The house's clock

    async def hours(self) -> float:
        """How far the house's clock has come."""
        return await self._home.read(hours.read)

    async def beat(self, ran: float) -> float:
        """The house's clock has come this far at least; gives how far it has come in any process."""
        return await self._home.write(lambda db: hours.beat(db, ran), None)

    # In general

    async def _all(self, kind: type[Row], statement: Select[Any]) -> list[Row]:
        return await self._home.read(lambda db: _rows(db, kind, statement))

    async def _one(self, kind: type[Row], statement: Select[Any]) -> Row | None:
        found = await self._all(kind, statement)
        return found[0] if found else None

    async def _newest(self, limit: int, *where: ColumnElement[bool]) -> list[TableRow]:
        c = schema.tables.c
        chosen = select(schema.tables).where(*where).order_by(c.changed.desc(), c.id).limit(limit)
        return await self._all(TableRow, chosen)

    async def _write(self, work: Work[None], news: str | None) -> None:
        await self._conflicting(work, news)

    async def _conflicting(self, work: Work[Found], news: str | None) -> Found:
        """Run statements; Conflict if they do not fit what is kept: a row is there already, or its table gone."""
        try:
            return await self._home.write(work, news)
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from error

    async def _delete(self, statement: Delete, news: str) -> None:
        def work(db: Connection) -> None:
            db.execute(statement)

        await self._write(work, news)


async def _home(url: str, visiting: bool) -> Home:
    """The database at this address. Each brings its driver along only when it is used."""
    kind = url.partition("://")[0]
    if kind in ("postgresql", "postgres"):
        from heptarchy.server.store.postgres import Postgres

        return await Postgres.open(url)
    path = make_url(url).database if kind == "sqlite" and "://" in url else None
    if path and path != ":memory:":
        from heptarchy.server.store.sqlite import Sqlite

        return await Sqlite.open(Path(path), visiting)
    # What follows may hold a password, and is not repeated.
    raise ValueError(f"expected sqlite:///path/to/file.db or postgresql://user@host/database, not {kind}...")


def _rows(db: Connection, kind: type[Row], statement: Select[Any]) -> list[Row]:
    """Columns stand in the order of the fields."""
    return [kind(*row) for row in db.execute(statement)]


def _whole(db: Connection, table: TableId) -> Whole | None:
    found = _rows(db, TableRow, select(schema.tables).where(schema.tables.c.id == table))
    if not found:
        return None
    return Whole(
        found[0],
        _rows(db, SeatRow, _of_table(schema.seats, table)),
        _rows(db, Holder, _of_table(schema.holders, table)),
        _rows(db, Standing, _of_table(schema.standing, table)),
        _rows(db, Vote, _of_table(schema.votes, table)),
        _rows(db, Custody, _of_table(schema.custody, table)),
        _rows(db, Plea, _of_table(schema.pleas, table)),
        _rows(db, Voice, _of_table(schema.voices, table)),
    )


@lru_cache(maxsize=64)
def _go_on(names: tuple[str, ...]) -> Update:
    """Set these columns of a table that is still at some act. Made once: to make it costs more than to run it."""
    c = schema.tables.c
    here = update(schema.tables).where(c.id == bindparam("of_table"), c.acts == bindparam("after_act"))
    return here.values({name: bindparam(f"new_{name}") for name in names})


def _of_table(of: Table, table: TableId) -> Select[Any]:
    """The rows of a table, by seat or number."""
    return select(of).where(of.c.table == table).order_by(*of.primary_key.columns)


def _public(status: str) -> ColumnElement[bool]:
    return and_(schema.tables.c.status == status, schema.tables.c.public.is_(True))


def _put(db: Connection, to: Table, row: Struct) -> None:
    """Insert the row, or set the rest of the row that has its key."""
    add = (postgresql if db.dialect.name == "postgresql" else sqlite).insert(to).values(asdict(row))
    keys = list(to.primary_key.columns)
    rest = {column.key: add.excluded[column.key] for column in to.columns if not column.primary_key}
    db.execute(add.on_conflict_do_update(index_elements=keys, set_=rest) if rest else add.on_conflict_do_nothing())
