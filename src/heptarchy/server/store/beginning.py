"""What a game begins with, in one transaction: no seat is free, and its fate is made of the nonces that are kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import asdict
from sqlalchemy import insert, select, update

from heptarchy.server.ids import Nonce, TableId
from heptarchy.server.rows import BOT, HUMAN, INVITED, OPEN, WAITING, Act, Custody
from heptarchy.server.store import schema
from heptarchy.server.store.errors import Conflict

if TYPE_CHECKING:
    from sqlalchemy import Connection


def waits(db: Connection, table: TableId) -> bool:
    """Has the game not begun? Whoever else asks so of this table waits until our transaction has ended."""
    c = schema.tables.c
    here = select(c.id).where(c.id == table, c.status == WAITING).with_for_update()
    return db.execute(here).first() is not None


def bring_nonce(db: Connection, table: TableId, seat: int, nonce: Nonce) -> bool:
    """Keep a person's nonce, if their seat has none and the game has not begun; say whether it was kept."""
    c = schema.seats.c
    without = update(schema.seats).where(c.table == table, c.seat == seat, c.kind == HUMAN, c.nonce == "")
    if not waits(db, table) or not db.execute(without.values(nonce=nonce)).rowcount:
        return False
    db.execute(update(schema.tables).where(schema.tables.c.id == table).values(due=0.0))  # it may begin now
    return True


def check_before(db: Connection, table: TableId, entries: list[Custody]) -> None:
    """Conflict if entries of the log say that the game had not begun, and it has: by them, nothing was seen of it."""
    if any(entry.act < 0 for entry in entries) and not waits(db, table):
        raise Conflict(f"table {table} does not wait any more")


def check_nonces(db: Connection, table: TableId, seats: dict[int, dict[str, Any]]) -> None:
    """Conflict if these fields of seats would change a nonce that stands: any once the game has begun, else another's.

    Whoever gets up before the game, or gives their seat to a bot, takes theirs along.
    """
    wanted = {seat: str(fields["nonce"]) for seat, fields in seats.items() if "nonce" in fields}
    if not wanted:
        return
    waiting, c = waits(db, table), schema.seats.c
    found = db.execute(select(c.seat, c.nonce).where(c.table == table, c.seat.in_(wanted)))
    kept = {seat: nonce for seat, nonce in found}  # noqa: C416 -- rows are tuples to mypy only when taken apart
    for seat, nonce in wanted.items():
        free = not nonce or not kept[seat] or seats[seat].get("kind") == BOT
        if kept[seat] != nonce and not (waiting and free):
            raise Conflict(f"seat {seat} at table {table} has another nonce by now")


def begin(db: Connection, table: TableId, nonces: list[Nonce], acts: list[Act], fields: dict[str, Any]) -> None:
    """Begin to play, with the first acts; Conflict if it has begun, or a seat is free or has another nonce by now."""
    if not waits(db, table):
        raise Conflict(f"table {table} does not wait any more")
    c = schema.seats.c
    seats = db.execute(select(c.kind, c.nonce).where(c.table == table).order_by(c.seat)).all()
    if [nonce for _, nonce in seats] != nonces or any(kind in (OPEN, INVITED) for kind, _ in seats):
        raise Conflict(f"the seats of table {table} are not as they were")
    db.execute(update(schema.tables).where(schema.tables.c.id == table).values({**fields, "acts": len(acts)}))
    if acts:
        db.execute(insert(schema.acts), [asdict(act) for act in acts])
