"""The sweeper, a background job: tables that stand still, by a process that died or a clock that ran out, are seen to.

Each table is kept with the time when it must be looked at (`server/due.py`), and only those whose time has come are
loaded: ten thousand that wait for people cost a look into an index.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from heptarchy.server.due import due
from heptarchy.server.errors import Trouble
from heptarchy.server.rows import PLAYING, WAITING
from heptarchy.server.seating import sweep
from heptarchy.server.store import StoreDown

if TYPE_CHECKING:
    from heptarchy.server.store import Due
    from heptarchy.server.table_registry import House

log = logging.getLogger("heptarchy.server")

SWEPT = 200  # tables asked for at once
RENEWALS = 2  # looks at the bots that think here, in the time after which others look for those of a dead process
LATER = 60.0  # seconds until a table that gave trouble is looked at again


async def sweep_for_ever(house: House) -> None:
    """Now and then see to tables that stand still. At first also to those whose bots another process let think."""
    ahead = house.settings.sweep_every + house.settings.beat_every
    while True:
        try:
            await sweep_all(house, house.clock.ran + ahead)
        except StoreDown as error:
            log.warning("sweep: %s", error)
        ahead = 0.0
        for _ in range(RENEWALS):
            await asyncio.sleep(house.settings.sweep_every / RENEWALS)
            try:
                await renew(house)
            except StoreDown as error:
                log.warning("renewal: %s", error)


async def renew(house: House) -> None:
    """Keep tables whose bots think or wait here for long from being due: else other processes let them think too."""
    long_ago = time.time() - house.settings.sweep_every / (2 * RENEWALS)
    for live in list(house.lives.values()):
        if live.thinking is None or live.whole.table.changed > long_ago:
            continue
        async with live.lock:
            if live.play is not None and live.whole.table.status == PLAYING:
                when = due(live.whole, live.play, house.settings, house.clock.ran)
                await house.store.set_due(live.id, live.whole.table.acts, when)


async def sweep_all(house: House, by: float) -> None:
    """See to all tables that are due by then; trouble with one does not keep us from the others."""
    found = await house.store.due_tables(by, SWEPT)
    while found:
        for one in found:
            await sweep_one(house, one)
        found = await house.store.due_tables(by, SWEPT, found[-1]) if len(found) == SWEPT else []


async def sweep_one(house: House, table: Due) -> None:
    """See to one table."""
    if table.status not in (WAITING, PLAYING):
        await house.store.set_due(table.id, table.acts, None)
        return
    try:
        await sweep(house, await house.live(table.id))
        return
    except Trouble as error:
        log.warning("sweep of table %s: %s", table.id, error)
    except StoreDown:
        raise
    except Exception:
        log.exception("sweep of table %s failed", table.id)
    await house.store.set_due(table.id, table.acts, house.clock.ran + LATER)
