"""Brings a database to the shape that this version of the package wants."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import TYPE_CHECKING

from alembic import command
from alembic.config import Config
from alembic.util import CommandError

from heptarchy.server.store.errors import StoreDown

if TYPE_CHECKING:
    from sqlalchemy import Connection

MIGRATIONS = Path(__file__).parent / "migrations"

# Alembic keeps the migration that it runs in module variables: one at a time, whole process.
ONE_AT_A_TIME = threading.Lock()


def migrate(connection: Connection) -> None:
    """Run what is missing, inside the caller's transaction, which also keeps other processes out."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StoreDown(f"the database is of another version of heptarchy, perhaps a newer one: {error}") from error
