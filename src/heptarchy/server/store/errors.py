"""What can go wrong with the store."""

from __future__ import annotations


class Conflict(Exception):
    """Somebody else has acted: reload."""


class StoreDown(Exception):
    """The database cannot be reached, or has failed; whether an unfinished change was kept is not known."""
