"""Bots at the table: they think in processes of their own, and know what their seat knows."""

from __future__ import annotations

from heptarchy.server.bots.places import Places
from heptarchy.server.bots.pool import Bots, BotsClosed
from heptarchy.server.bots.turns import ALONE, AWAY, WAITED, Ticket

__all__ = ["ALONE", "AWAY", "WAITED", "Bots", "BotsClosed", "Places", "Ticket"]
