"""The tables of the database. Columns stand in the order of the fields in `rows.py`; a migration brings each change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import convert, to_builtins
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    TypeDecorator,
    false,
)

from heptarchy.server.rows import Clock

if TYPE_CHECKING:
    from sqlalchemy.engine import Dialect

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


class ClockColumn(TypeDecorator[Clock]):
    """A clock, kept as JSON; no clock is NULL."""

    impl = JSON(none_as_null=True)
    cache_ok = True

    def process_bind_param(self, value: Clock | None, dialect: Dialect) -> Any:
        return None if value is None else to_builtins(value)

    def process_result_value(self, value: Any, dialect: Dialect) -> Clock | None:
        return None if value is None else convert(value, Clock)


def _of_table() -> Column[str]:
    """The table that a row belongs to, and goes with: `table` to us, `table_id` to SQL, where `table` is a keyword."""
    return Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), key="table", primary_key=True)


def _of_seat() -> tuple[Column[str], Column[int], ForeignKeyConstraint]:
    """The seat that a row belongs to, and goes with."""
    return (
        Column("table_id", String, key="table", primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        ForeignKeyConstraint(["table", "seat"], ["seats.table", "seats.seat"], ondelete="CASCADE"),
    )


identities = Table(
    "identities",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("status", String, nullable=False),
    Column("owner", String, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("name", String, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("started", Double, nullable=False),
    Column("acts", Integer, nullable=False),
    Column("asked", JSON, nullable=False),
    Column("commitment", String, nullable=False),
    Column("secret", String, nullable=False),
    Column("clock", ClockColumn, nullable=True),
    Column("patience", Double, nullable=False),
    Column("rematch", String, nullable=False),
    Column("ending", String, nullable=False),
    Column("scores", JSON, nullable=False),
    Column("began", Double, nullable=False, server_default="0"),
    Column("due", Double, nullable=True),
    Column("hot_seat", Boolean, nullable=False, server_default=false()),
    Index(None, "status", "public", "changed"),  # the lists of the lobby
    Index(None, "due"),  # what the sweeper looks for
    Index(None, "owner", "created"),
)

seats = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("level", String, nullable=False),
    Column("name", String, nullable=False),
    Column("link", String, nullable=False),
    Column("nonce", String, nullable=False),
    Column("webhook", String, nullable=False),
    Column("left", Double, nullable=False),
    Column("nudged", String, nullable=False, server_default=""),
    Column("returned", Double, nullable=False, server_default="0"),
    Column("language", String, nullable=False, server_default="en"),
)

holders = Table(
    "holders",
    metadata,
    *_of_seat(),
    Column("identity", String, primary_key=True),
    Column("came", Integer, nullable=False, server_default="0"),
    Index(None, "identity"),
)

custody = Table(
    "custody",
    metadata,
    _of_table(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("identity", String, nullable=False),
    Column("name", String, nullable=False),
    Column("what", String, nullable=False),
    Column("act", Integer, nullable=False),
    Column("at", Double, nullable=False),
    sqlite_with_rowid=False,
)

acts = Table(
    "acts",
    metadata,
    _of_table(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", String, nullable=False),
    Column("by", String, nullable=False),
    Column("request", String, nullable=True),
    Column("at", Double, nullable=False),
    Column("ran", Double, nullable=False, server_default="0"),
    sqlite_with_rowid=False,  # the acts of a table lie together, in order
)
Index(
    "uq_acts_request",
    acts.c.table,
    acts.c.request,
    unique=True,
    sqlite_where=acts.c.request.is_not(None),
    postgresql_where=acts.c.request.is_not(None),
)

snapshots = Table(
    "snapshots",
    metadata,
    _of_table(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("key", String, nullable=False),
    Column("base", Integer, nullable=False),
    Column("k", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
    Column("log", LargeBinary, nullable=False),
)

standing = Table(
    "standing",
    metadata,
    *_of_seat(),
    Column("rule", String, primary_key=True),
    Column("action", String, nullable=False),
    Column("scope", String, nullable=False),
    Column("token", String, nullable=False),
)

votes = Table(
    "votes",
    metadata,
    *_of_seat(),
    Column("voter", Integer, primary_key=True, autoincrement=False),
)

pleas = Table(
    "pleas",
    metadata,
    _of_table(),
    Column("id", String, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("identity", String, nullable=False),
    Column("name", String, nullable=False),
    Column("at", Double, nullable=False),
    Column("refused", Double, nullable=False),
    Index("uq_pleas_identity", "table", "identity", unique=True),
)

voices = Table(
    "voices",
    metadata,
    Column("table_id", String, key="table", primary_key=True),
    Column("plea", String, primary_key=True),
    Column("voter", Integer, primary_key=True, autoincrement=False),
    Column("agrees", Boolean, nullable=False),
    ForeignKeyConstraint(["table", "plea"], ["pleas.table", "pleas.id"], ondelete="CASCADE"),
)

talk = Table(
    "talk",
    metadata,
    _of_table(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("id", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("who", String, nullable=False),
    Column("audience", Integer, nullable=False),
    Column("text", String, nullable=False),
    Column("request", String, nullable=False),
    Column("at", Double, nullable=False),
    Index("uq_talk_id", "table", "id", unique=True),
    Index("uq_talk_request", "table", "seat", "request", unique=True),
    sqlite_with_rowid=False,
)

hours = Table(
    "hours",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("ran", Double, nullable=False),
)

wards = Table(
    "wards",
    metadata,
    Column("kind", String, primary_key=True),
    Column("what", String, primary_key=True),
    Column("since", Double, nullable=False),
    Column("until", Double, nullable=False),
    Column("reason", String, nullable=False),
)

news = Table(  # of processes that change a SQLite file and do not serve it; PostgreSQL has NOTIFY
    "news",
    metadata,
    Column("n", Integer, primary_key=True),
    Column("what", String, nullable=False),
)
