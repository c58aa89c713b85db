"""Snapshots in the store: a copy of what the acts say, thrown away and made anew at will."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import asdict
from sqlalchemy import case, delete, func, literal, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from heptarchy.server.ids import TableId
from heptarchy.server.rows import Snapshot
from heptarchy.server.store import schema
from heptarchy.server.store.errors import Conflict

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from heptarchy.server.store.home import Home


class Snapshots:
    """The snapshots of all tables. Nobody is told when they change: nobody sees a difference."""

    def __init__(self, home: Home) -> None:
        self._home = home

    async def one(self, table: TableId, n: int) -> Snapshot | None:
        """The snapshot after so many acts."""
        c = schema.snapshots.c
        found = select(schema.snapshots).where(c.table == table, c.n == n)

        def work(db: Connection) -> Snapshot | None:
            row = db.execute(found).one_or_none()
            return None if row is None else Snapshot(*row)

        return await self._home.read(work)

    async def add(self, rows: list[Snapshot]) -> None:
        """Keep snapshots; where there is one already, it stays. Conflict if their table is gone."""

        def work(db: Connection) -> None:
            add = (postgresql if db.dialect.name == "postgresql" else sqlite).insert(schema.snapshots)
            db.execute(add.on_conflict_do_nothing(), [asdict(row) for row in rows])

        if not rows:
            return
        try:
            await self._home.write(work, None)
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from error

    async def drop(self, table: TableId | None = None) -> None:
        """Throw those of a table away, or all there are."""
        gone = delete(schema.snapshots)

        def work(db: Connection) -> None:
            db.execute(gone if table is None else gone.where(schema.snapshots.c.table == table))

        await self._home.write(work, None)


def of_table(db: Connection, table: TableId) -> list[Snapshot]:
    """A table's, in order; the last alone with its state: the others are there for what was told."""
    c = schema.snapshots.c
    last = select(func.max(c.n)).where(c.table == table).scalar_subquery()
    state = case((c.n == last, c.state), else_=literal(b""))
    rows = select(c.table, c.n, c.key, c.base, c.k, state, c.log).where(c.table == table).order_by(c.n)
    return [Snapshot(*row) for row in db.execute(rows)]
