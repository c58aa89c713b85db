"""Tables that stand still: what a process left undone, and clocks that ran out, are seen to now and then."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from heptarchy.server.errors import Trouble
from heptarchy.server.rows import BOT
from heptarchy.server.seating import sweep
from heptarchy.server.store import StoreDown

if TYPE_CHECKING:
    from heptarchy.server.house import House
    from heptarchy.server.rows import SeatRow, TableRow

log = logging.getLogger("heptarchy.server")

SWEPT = 200  # tables asked for at once


async def sweep_for_ever(house: House) -> None:
    """Now and then see to tables that stand still."""
    first = True
    while True:
        if not first:
            await asyncio.sleep(house.settings.sweep_every)
        try:
            await sweep_all(house, time.time() if first else time.time() - house.settings.sweep_every)
        except StoreDown as error:
            log.warning("sweep: %s", error)
        first = False


async def sweep_all(house: House, before: float) -> None:
    """See to all tables that have stood still since then; trouble with one does not keep us from the others."""
    for row in await house.store.full_tables(SWEPT):
        await sweep_one(house, row.id)
    rows = await house.store.idle_since(before, SWEPT)
    while rows:
        seats = await house.store.seats_of([row.id for row in rows])
        for row in rows:
            if may_be_stuck(row, seats[row.id]):
                await sweep_one(house, row.id)
        rows = await house.store.idle_since(before, SWEPT, rows[-1]) if len(rows) == SWEPT else []


async def sweep_one(house: House, table: str) -> None:
    """See to one table."""
    try:
        await sweep(house, await house.live(table))
    except Trouble as error:
        log.warning("sweep of table %s: %s", table, error)
    except StoreDown:
        raise
    except Exception:
        log.exception("sweep of table %s failed", table)


def may_be_stuck(table: TableRow, seats: list[SeatRow]) -> bool:
    """Could there be something to do though nobody comes? Tables that wait for people alone are left in the store."""
    asked = [row for row in seats if row.seat in table.asked]
    waits = any(row.kind == BOT or row.webhook for row in asked)
    return waits or not asked or table.clock is not None
