"""Rows to keep, and a store to keep them in."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from heptarchy.kernel.events import EVERYBODY, only
from heptarchy.server.ids import BrowserId, LineId, RequestId, TableId
from heptarchy.server.rows import (
    ANSWER,
    BY_PERSON,
    HUMAN,
    LEFT,
    OPEN,
    PLAYING,
    SAT,
    Act,
    Custody,
    Holder,
    Said,
    SeatKind,
    SeatRow,
    TableRow,
)
from heptarchy.server.store import Handing, Store
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable


T, U = TableId("t"), TableId("u")


def on_a_store(test: Callable[[Store], Awaitable[None]]) -> Callable[[str], None]:
    """A plain test of each kind of database, from one that awaits."""

    def run(store_url: str) -> None:
        asyncio.run(with_store(store_url, test))

    run.__name__ = test.__name__
    return run


async def with_store(url: str, body: Callable[[Store], Awaitable[None]]) -> None:
    """Open, use, close."""
    store = await Store.open(url)
    try:
        await body(store)
    finally:
        await store.close()


async def until(holds: Callable[[], bool]) -> None:
    """Wait for something that is on its way."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it did not come"
        await asyncio.sleep(0.01)


def a_table(id: str = "t", **fields: Any) -> TableRow:
    """A table in play."""
    usual: dict[str, Any] = {
        "game": "vikings",
        "rules_version": 1,
        "options": {"players": 4, "truce": True, "mode": "base"},
        "status": PLAYING,
        "owner": "alfred",
        "public": True,
        "name": "Wessex",
        "created": 1000.25,
        "changed": 2000.5,
        "started": 1500.0,
        "acts": 0,
        "asked": [0, 2],
        "commitment": "c" * 64,
        "secret": "s" * 64,
        "clock": None,
        "patience": 86400.0,
        "rematch": "",
        "ending": "",
        "scores": [],
        "hot_seat": False,
    }
    return TableRow(TableId(id), **{**usual, **fields})


def a_seat(table: str = "t", seat: int = 0, kind: SeatKind = HUMAN, **fields: Any) -> SeatRow:
    """A seat with nothing special about it."""
    usual: dict[str, Any] = {"level": "", "name": "", "link": "", "nonce": "", "webhook": "", "left": 0.0}
    return SeatRow(TableId(table), seat, kind, **{**usual, **fields})


def an_act(n: int, table: str = "t", request: str | None = None, seat: int = 0) -> Act:
    """An answer."""
    by_request = None if request is None else RequestId(request)
    return Act(TableId(table), n, ANSWER, seat, f"march {n}", BY_PERSON, by_request, 3000.125 + n)


def a_line(text: str, *to: int, table: str = "t", seat: int = 0) -> Said:
    """Something said, to everybody or to these seats."""
    audience = sum(only(one) for one in {seat, *to}) if to else EVERYBODY
    id, request = LineId(f"id of {text}"), RequestId(f"request of {text}")
    return Said(TableId(table), 0, id, seat, "Alfred", audience, text, request, 4000.5)


async def seat_two(store: Store, table: str = "t", **fields: Any) -> None:
    """Keep a table where alfred sits in seat 0, and seat 1 is open."""
    seats = [a_seat(table, 0), a_seat(table, 1, OPEN)]
    await store.add_table(a_table(table, **fields), seats, [Holder(TableId(table), 0, BrowserId("alfred"))])


def coming(after: int, identity: str, table: str = "t", seat: int = 1, **fields: Any) -> Handing:
    """Somebody sits down."""
    at, who = TableId(table), BrowserId(identity)
    entry = Custody(at, after + 1, seat, who, identity.title(), SAT, 0, 5000.5)
    return Handing(at, after, [entry], {seat: fields} if fields else {}, [Holder(at, seat, who)])


def going(after: int, identity: str, table: str = "t", seat: int = 1) -> Handing:
    """Somebody gets up."""
    at, who = TableId(table), BrowserId(identity)
    entry = Custody(at, after + 1, seat, who, identity.title(), LEFT, 0, 5000.5)
    return Handing(at, after, [entry], go=[(seat, who)])
