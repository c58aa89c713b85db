"""A socket and a seat that changes hands while it waits: nothing of that seat is told to who holds it no more."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from litestar.exceptions import WebSocketDisconnect

from heptarchy.server.ids import BrowserId, BrowserToken, Nonce
from heptarchy.server.middleware import Buckets, browser_of
from heptarchy.server.routes.live import live_table
from heptarchy.server.seating import Person, SeatWish, TableWish, join, leave
from heptarchy.server.table_registry import SHUT_OUT
from tests.patience import until
from tests.server.opening import open_and_begin
from tests.server.test_clock import Machine, a_house

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from heptarchy.server.table_registry import House, Live

TOKEN = "1" * 64
OWNER, GUEST = Person(BrowserId("0" * 64), "Aldwyn"), Person(browser_of(BrowserToken(TOKEN)), "Bede")


class Counted(asyncio.Lock):
    """A lock that says how many wait for it; they get it in the order in which they came."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting = 0

    async def acquire(self) -> Any:
        self.waiting += 1
        try:
            return await super().acquire()
        finally:
            self.waiting -= 1


class Line:
    """A browser's socket without a network between."""

    def __init__(self, house: House) -> None:
        self.app = SimpleNamespace(state=SimpleNamespace(house=house, looking=Buckets(0.0, 0.0)))
        self.headers = {"authorization": f"Bearer {TOKEN}"}
        self.query_params = {"seat": "1"}
        self.client = None
        self.sent: list[str] = []
        self.code = 0
        self._hung_up = asyncio.Event()

    async def accept(self) -> None:
        """It is open."""

    async def send_data(self, data: str, _mode: str) -> None:
        self.sent.append(data)

    async def receive_data(self, _mode: str) -> None:
        await self._hung_up.wait()
        raise WebSocketDisconnect(detail="hung up")

    async def close(self, code: int, _reason: str) -> None:
        self.code = code

    def hang_up(self) -> None:
        """The browser goes away."""
        self._hung_up.set()


def at_a_table(tmp_path: Path, body: Callable[[House, Live, Counted, Line], Awaitable[None]]) -> None:
    """Two people at a table whose lock says who waits for it, and a line of the second one's."""

    async def run() -> None:
        async with a_house(f"sqlite:///{tmp_path}/tables.db", Machine()) as house:
            wish = TableWish("vikings", {"players": 2}, [SeatWish("me"), SeatWish("open")])
            live = await open_and_begin(house, OWNER, wish)
            bringing = Person(GUEST.identity, GUEST.name, Nonce("nonce-1"), live.whole.table.commitment)
            await join(house, live.id, bringing, seat=1)
            assert live.played().n
            live.lock = lock = Counted()
            line = Line(house)
            try:
                await body(house, live, lock, line)
            finally:
                line.hang_up()

    asyncio.run(run())


def opened(line: Line, live: Live) -> asyncio.Task[None]:
    """The line opens a socket."""
    work: Any = live_table.fn
    return asyncio.create_task(work(line, live.id))


def test_a_socket_that_waits_while_its_seat_is_left_is_told_nothing(tmp_path: Path) -> None:
    async def body(house: House, live: Live, lock: Counted, line: Line) -> None:
        async with lock:
            socket = opened(line, live)
            await until(lambda: lock.waiting == 1, "the socket to wait for the table")
            leaving = asyncio.create_task(leave(house, live.id, 1, GUEST.identity))
            await until(lambda: lock.waiting == 2, "somebody to leave behind it")
        await leaving
        await until(lambda: line.sent or line.code, "the socket to be told something")
        assert (line.sent, line.code) == ([], SHUT_OUT)
        await socket
        assert not live.watchers

    at_a_table(tmp_path, body)


def test_a_socket_that_is_woken_while_its_seat_is_left_is_told_no_more(tmp_path: Path) -> None:
    async def body(house: House, live: Live, lock: Counted, line: Line) -> None:
        socket = opened(line, live)
        await until(lambda: line.sent, "the first frame")
        line.sent.clear()
        async with lock:
            leaving = asyncio.create_task(leave(house, live.id, 1, GUEST.identity))
            await until(lambda: lock.waiting == 1, "somebody to leave")
            house.push(live)
            await until(lambda: lock.waiting == 2, "the socket to wait for the table behind them")
        await leaving
        await until(lambda: line.sent or line.code, "the socket to be told something")
        assert (line.sent, line.code) == ([], SHUT_OUT)
        await socket
        assert not live.watchers

    at_a_table(tmp_path, body)
