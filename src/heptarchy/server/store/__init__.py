"""Where tables are kept: SQLite for one process, PostgreSQL for any number. What is acknowledged is durable."""

from heptarchy.server.store.errors import Conflict, StoreDown
from heptarchy.server.store.store import TALK, Store, Whole

__all__ = ["TALK", "Conflict", "Store", "StoreDown", "Whole"]
