"""Where tables are kept: SQLite for one process, PostgreSQL for any number. What is acknowledged is durable."""

from heptarchy.server.store.errors import Conflict, StoreDown
from heptarchy.server.store.handover import Handing
from heptarchy.server.store.moderation import WARDS
from heptarchy.server.store.store import TALK, Due, Store, Whole

__all__ = ["TALK", "WARDS", "Conflict", "Due", "Handing", "Store", "StoreDown", "Whole"]
