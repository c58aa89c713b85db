"""Moderation: what an operator asks of the store, and whom they keep out; lists of tables and people, bans, mutes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import delete, func, insert, select

from heptarchy.server.rows import ABANDONED, ARCHIVE, OVER, Identity, TableRow, Ward
from heptarchy.server.store import schema

if TYPE_CHECKING:
    from sqlalchemy import Connection, Select

    from heptarchy.server.store.home import Home

WARDS = "/wards"  # in the news in place of a table: whom the operator keeps out has changed
ENDED = (OVER, ABANDONED, ARCHIVE)


class Known(Struct):
    """Somebody we have met, and at how many tables they sit."""

    identity: Identity
    tables: int


class Ruling:
    """The operator's part of the store."""

    def __init__(self, home: Home) -> None:
        self._home = home

    # Whom to keep out

    async def wards(self) -> list[Ward]:
        """All that are kept, also those whose time is over."""
        all_of_them = select(schema.wards).order_by(schema.wards.c.kind, schema.wards.c.what)
        return await self._home.read(lambda db: [Ward(*row) for row in db.execute(all_of_them)])

    async def put_ward(self, ward: Ward) -> None:
        """Keep it, in place of what was kept of the same."""
        same = delete(schema.wards).where(schema.wards.c.kind == ward.kind, schema.wards.c.what == ward.what)

        def work(db: Connection) -> None:
            db.execute(same)
            db.execute(insert(schema.wards), asdict(ward))

        await self._home.write(work, WARDS)

    async def drop_wards(self, kind: str, what: list[str]) -> None:
        """Forget them."""
        gone = delete(schema.wards).where(schema.wards.c.kind == kind, schema.wards.c.what.in_(what))

        def work(db: Connection) -> None:
            db.execute(gone)

        await self._home.write(work, WARDS)

    async def drop_past_wards(self, now: float) -> int:
        """Forget those whose time is over, and with them the addresses; gives how many."""
        past = delete(schema.wards).where(schema.wards.c.until > 0.0, schema.wards.c.until <= now)
        return await self._home.write(lambda db: int(db.execute(past).rowcount), None)

    # Lists

    async def tables(self, status: str, game: str, unchanged_since: float, limit: int) -> list[TableRow]:
        """Tables, the newest change first; of this status and game, if they are named."""
        c = schema.tables.c
        chosen = select(schema.tables).where(c.changed < unchanged_since).order_by(c.changed.desc(), c.id).limit(limit)
        if status:
            chosen = chosen.where(c.status == status)
        if game:
            chosen = chosen.where(c.game == game)
        return await self._rows(chosen)

    async def ended_before(self, time: float, limit: int) -> list[TableRow]:
        """Tables that ended before then, the oldest first."""
        c = schema.tables.c
        old = select(schema.tables).where(c.status.in_(ENDED), c.changed < time).order_by(c.changed, c.id)
        return await self._rows(old.limit(limit))

    async def people(self, name: str, limit: int) -> list[Known]:
        """Those we have met, the last seen first; with this in their name, if it is given."""
        c, held = schema.identities.c, schema.holders.c
        tables = select(func.count(func.distinct(held.table))).where(held.identity == c.id).scalar_subquery()
        chosen = select(schema.identities, tables).order_by(c.seen.desc(), c.id).limit(limit)
        if name:
            chosen = chosen.where(c.name.icontains(name, autoescape=True))
        return await self._home.read(lambda db: [Known(Identity(*row[:-1]), row[-1]) for row in db.execute(chosen)])

    async def identities(self, beginning: str, limit: int) -> list[Identity]:
        """Those whose hash begins so; also such as hold a seat and were never seen by name."""
        c = schema.identities.c
        found = select(schema.identities).where(c.id.startswith(beginning, autoescape=True)).limit(limit)
        return await self._home.read(lambda db: [Identity(*row) for row in db.execute(found)])

    async def _rows(self, chosen: Select[Any]) -> list[TableRow]:
        return await self._home.read(lambda db: [TableRow(*row) for row in db.execute(chosen)])
