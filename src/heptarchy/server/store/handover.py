"""Who holds a seat changes in one transaction: the seat, those who hold it, and the log that tells of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import asdict, replace
from sqlalchemy import Table, and_, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from heptarchy.server.ids import BrowserId, TableId
from heptarchy.server.rows import Custody, Holder
from heptarchy.server.store import schema
from heptarchy.server.store.beginning import check_nonces
from heptarchy.server.store.errors import Conflict

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import ColumnElement, Connection


class Handing(Struct):
    """A change of who holds or plays which seat, decided when the log of custody had so many entries."""

    table: TableId
    after: int
    entries: list[Custody]
    seats: dict[int, dict[str, Any]] = {}  # fields to set
    come: list[Holder] = []
    go: list[tuple[int, BrowserId]] = []  # seats, and who holds them no more
    anew: list[int] = []  # seats with somebody new, or nobody: what its person set there is forgotten


def hand(db: Connection, handing: Handing) -> None:
    """Do all of it, or raise Conflict.

    An entry's number is taken once: of two changes that were decided upon the same log, one is kept. So what was
    judged by the log still holds when it is written, whichever process wrote before.
    """
    table, first = handing.table, handing.after + 1
    numbers = [entry.n for entry in handing.entries]
    if not numbers or numbers != list(range(first, first + len(numbers))):
        raise ValueError(f"entries from {first} on were expected, not {handing.entries}")
    if last(db, schema.custody, table) != handing.after:
        raise Conflict(f"the log of who holds seats at table {table} has grown")
    check_nonces(db, table, handing.seats)
    add_all(db, schema.custody, handing.entries)
    fresh = {seat: {"link": "", "webhook": "", "returned": 0.0} for seat in handing.anew}
    for seat, fields in (*fresh.items(), *handing.seats.items()):
        db.execute(update(schema.seats).where(at_seat(schema.seats, table, seat)).values(fields))
    for seat, identity in handing.go:
        held = and_(at_seat(schema.holders, table, seat), schema.holders.c.identity == identity)
        db.execute(delete(schema.holders).where(held))
    for holder in handing.come:
        seat_holder(db, holder)
    for seat in handing.anew:
        db.execute(delete(schema.standing).where(at_seat(schema.standing, table, seat)))
        for of in (schema.voices, schema.votes):
            db.execute(delete(of).where(of.c.table == table, of.c.voter == seat))
    for seat in {entry.seat for entry in handing.entries}:
        settle(db, table, seat)
    stir(db, table)


def settle(db: Connection, table: TableId, seat: int) -> None:
    """Forget what was voted or asked of a seat: it has changed hands, or its person has answered."""
    for of in (schema.votes, schema.pleas):
        db.execute(delete(of).where(at_seat(of, table, seat)))


def stir(db: Connection, table: TableId) -> None:
    """Let the sweeper look at a table: who sits there has changed, and the process that changed it may be gone."""
    db.execute(update(schema.tables).where(schema.tables.c.id == table).values(due=0.0))


def seat_holder(db: Connection, holder: Holder) -> None:
    """Somebody sits down now; who sits there already stays as they came."""
    came = replace(holder, came=last(db, schema.talk, holder.table))
    add = (postgresql if db.dialect.name == "postgresql" else sqlite).insert(schema.holders).values(asdict(came))
    db.execute(add.on_conflict_do_nothing())


def last(db: Connection, of: Table, table: TableId) -> int:
    """The number of a table's newest line or entry; 0 if there is none."""
    return int(db.execute(select(func.max(of.c.n)).where(of.c.table == table)).scalar_one() or 0)


def at_seat(of: Table, table: TableId, seat: int) -> ColumnElement[bool]:
    """The rows of one seat."""
    return and_(of.c.table == table, of.c.seat == seat)


def add_all(db: Connection, to: Table, rows: Sequence[Struct]) -> None:
    """Insert rows, if there are any."""
    if rows:
        db.execute(insert(to), [asdict(row) for row in rows])
