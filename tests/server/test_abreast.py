"""A table that two processes hold: what one did the other reads at once where somebody looks, else when it must."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING

from heptarchy.server.bots import Bots
from heptarchy.server.ids import BrowserId, TableId
from heptarchy.server.metrics import Metrics
from heptarchy.server.rows import WAITING
from heptarchy.server.settings import Settings
from heptarchy.server.store import Store
from heptarchy.server.table_registry import House, Watcher
from tests.server.store.making import a_seat, a_table, until

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


@asynccontextmanager
async def two_houses(url: str) -> AsyncIterator[tuple[House, House]]:
    """Two processes' houses on one database, which hear of each other by NOTIFY."""
    async with AsyncExitStack() as ends:
        houses = [House(Settings(url), await Store.open(url), Bots(0), Metrics()) for _ in range(2)]
        for house in houses:
            ends.push_async_callback(house.close)
        yield houses[0], houses[1]


def test_a_table_that_nobody_looks_at_is_read_anew_when_it_is_wanted(postgres_url: str) -> None:
    async def body() -> None:
        async with two_houses(postgres_url) as (here, there):
            table = TableId("t")
            await here.store.add_table(a_table(table, status=WAITING), [a_seat(table, 0)], [])
            held = await there.live(table)
            await here.store.change_table(table, name="Mercia")
            await until(lambda: held.behind)
            assert (held.whole.table.name, held.catching_up) == (a_table().name, False)
            assert (await there.live(table)).whole.table.name == "Mercia"
            assert not held.behind

    asyncio.run(body())


def test_a_table_that_somebody_looks_at_is_read_anew_at_once(postgres_url: str) -> None:
    async def body() -> None:
        async with two_houses(postgres_url) as (here, there):
            table = TableId("t")
            await here.store.add_table(a_table(table, status=WAITING), [a_seat(table, 0)], [])
            held = await there.live(table)
            watcher = Watcher(BrowserId(""), None, "en", 0)
            held.watchers.add(watcher)
            watcher.looks = False
            await here.store.change_table(table, name="Mercia")
            await until(lambda: watcher.looks)
            assert held.whole.table.name == "Mercia"
            held.watchers.clear()

    asyncio.run(body())
