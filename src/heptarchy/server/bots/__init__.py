"""Bots at the table: they think in processes of their own, and know what their seat knows."""

from __future__ import annotations

from heptarchy.server.bots.pool import Bots, BotsClosed

__all__ = ["Bots", "BotsClosed"]
