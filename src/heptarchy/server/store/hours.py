"""How far the house's clock has come, whichever process says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import case, select
from sqlalchemy.dialects import postgresql, sqlite

from heptarchy.server.store import schema

if TYPE_CHECKING:
    from sqlalchemy import Connection


def read(db: Connection) -> float:
    """What was said last; 0 before anybody said anything."""
    return float(db.execute(select(schema.hours.c.ran)).scalar() or 0.0)


def beat(db: Connection, ran: float) -> float:
    """It has come this far at least; gives how far it has come."""
    put = (postgresql if db.dialect.name == "postgresql" else sqlite).insert(schema.hours).values(id=1, ran=ran)
    kept, said = schema.hours.c.ran, put.excluded.ran
    further = {"ran": case((said > kept, said), else_=kept)}
    return float(
        db.execute(
            put.on_conflict_do_update(index_elements=[schema.hours.c.id], set_=further).returning(kept)
        ).scalar_one()
    )
