"""Moderation: what an operator does to tables and about people, beside a running server; and what a server removes."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from typing import TYPE_CHECKING

from heptarchy.kernel.refusal import HeptarchyError
from heptarchy.server.bans import DAY
from heptarchy.server.ids import TableId
from heptarchy.server.rows import ABANDONED, PLAYING, WAITING
from heptarchy.server.store import StoreDown

if TYPE_CHECKING:
    from heptarchy.server.rows import Identity, TableRow
    from heptarchy.server.store import Store, Whole
    from heptarchy.server.table_registry import House

log = logging.getLogger("heptarchy.server")

BATCH = 100  # tables removed at a time
EVERY = 3600.0  # seconds between two looks for tables to remove
SHORTEST = 6  # digits that name a browser, at least
DIGITS = re.compile("[0-9a-f]{1,64}")


class NoSuch(HeptarchyError):
    """No such table or browser, or one that can't be dealt with so."""


async def table_of(store: Store, id: TableId) -> Whole:
    """The table of that id."""
    found = await store.whole(id)
    if found is None:
        raise NoSuch(f"there is no table {id!r}")
    return found


async def identity_of(store: Store, digits: str) -> Identity:
    """The browser whose hash begins with these digits."""
    if not DIGITS.fullmatch(digits) or len(digits) < SHORTEST:
        raise NoSuch(f"a browser is named by {SHORTEST} digits or more of its hash (0-9, a-f), not by {digits!r}")
    found = await store.ruling.identities(digits, 2)
    if len(found) > 1:
        raise NoSuch(f"several browsers begin with {digits}: give more digits")
    if not found:
        raise NoSuch(f"no browser begins with {digits}")
    return found[0]


async def end(store: Store, id: TableId, dry_run: bool) -> TableRow:
    """End a table without a result; gives it as it was."""
    table = (await table_of(store, id)).table
    if table.status not in (WAITING, PLAYING):
        raise NoSuch(f"table {id} has ended already: it is {table.status}")
    if not dry_run:
        await store.change_table(id, status=ABANDONED, asked=[], due=None, changed=time.time())
    return table


async def delete(store: Store, id: TableId, dry_run: bool) -> TableRow:
    """Forget a table and all that belongs to it; gives it as it was."""
    table = (await table_of(store, id)).table
    if not dry_run:
        await store.delete_table(id)
    return table


async def remove_for_ever(house: House) -> None:
    """Now and then remove what the operator wants removed: finished tables after a while, bans whose time is over."""
    while True:
        try:
            await house.store.ruling.drop_past_wards(time.time())
            if house.settings.remove_after:
                await remove_finished(house)
        except StoreDown as error:
            log.warning("nothing is removed: %s", error)
        await asyncio.sleep(EVERY)


async def remove_finished(house: House) -> None:
    """Remove the tables that ended so many days ago, a few at a time so that nobody waits."""
    before, removed = time.time() - house.settings.remove_after * DAY, 0
    while old := await house.store.ruling.ended_before(before, BATCH):
        for table in old:
            await house.store.delete_table(table.id)
            house.removed(table.id)
            await asyncio.sleep(0)
        removed += len(old)
    if removed:
        log.info("%d finished tables were removed", removed)
