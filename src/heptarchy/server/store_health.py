"""A health check: whether the store takes a change, tried for whoever asks, but only once in a while."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from typing import TYPE_CHECKING

from heptarchy.server.clock import beat
from heptarchy.server.store import StoreDown

if TYPE_CHECKING:
    from heptarchy.server.table_registry import House

log = logging.getLogger("heptarchy.server")

FRESH = 2.0  # seconds that an answer holds
PATIENCE = 5.0  # seconds that a change may take


class Pulse:
    """The last try, and when it was."""

    def __init__(self) -> None:
        self._well = False
        self._tried = -math.inf
        self._trying = asyncio.Lock()

    async def feel(self, house: House) -> bool:
        """Does the store take a change? What is changed is how far the house's clock has come."""
        async with self._trying:
            if time.monotonic() - self._tried > FRESH:
                self._well = await takes_change(house)
                self._tried = time.monotonic()
        return self._well


async def takes_change(house: House) -> bool:
    """Try it."""
    try:
        async with asyncio.timeout(PATIENCE):
            await beat(house.clock, house.store)
    except (StoreDown, TimeoutError) as error:
        log.error("nothing can be kept: %s", error or f"the store has not answered for {PATIENCE:g} s")
        return False
    return True
