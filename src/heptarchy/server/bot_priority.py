"""The priority of a table's bots: how urgent they are, and to whose share their time counts."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from heptarchy.server.bots import ALONE, AWAY, WAITED, Ticket
from heptarchy.server.rows import BOT

if TYPE_CHECKING:
    from heptarchy.server.table_registry import Live

RECENTLY = 120.0  # seconds after an answer in which its sender counts as there, also without a socket


def ticket(live: Live) -> Ticket:
    """What the table's bots show to be let in."""
    return Ticket(live.whole.table.owner, live.id, urgency(live))


def urgency(live: Live) -> int:
    """Does somebody wait for the bots here?"""
    if bots_alone(live):
        return ALONE
    if live.online() or time.monotonic() - live.answered < RECENTLY:
        return WAITED
    return AWAY


def bots_alone(live: Live) -> bool:
    """Whether bots play every seat. Who handed theirs to one, or only looks on, does not wait as players do."""
    return all(row.kind == BOT for row in live.whole.seats)
