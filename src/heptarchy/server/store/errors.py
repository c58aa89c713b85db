"""What can go wrong with the store."""

from __future__ import annotations

FULL = ("disk is full", "No space left on device")  # as SQLite says it, and PostgreSQL


class Conflict(Exception):
    """Somebody else has acted: reload."""


class StoreDown(Exception):
    """The database cannot be reached, or has failed; whether an unfinished change was kept is not known."""


def down(what: str, cause: object) -> StoreDown:
    """A failure of the database, and what it comes from; a full disk is named, since whoever reads it can make room."""
    full = any(sign in str(cause) for sign in FULL)
    return StoreDown(f"the disk is full: {what}: {cause}" if full else f"{what}: {cause}")
