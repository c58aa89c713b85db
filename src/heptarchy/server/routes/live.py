"""Live updates: a WebSocket that pushes what a seat may see, and nothing else."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from heptarchy.server import chat, queries, reasons
from heptarchy.server.chat import LINE_ID
from heptarchy.server.errors import Down, Missing, NotYours, TooMany, Trouble, Unreadable
from heptarchy.server.ids import BrowserId, LineId, TableId
from heptarchy.server.returning import come_back
from heptarchy.server.routes.asking import SHARED, address_of, house_of, identity_of, language_of, viewer_of
from heptarchy.server.store import StoreDown
from heptarchy.server.table_registry import AWAY, GOING, GONE, SHUT_OUT, Watcher

if TYPE_CHECKING:
    from heptarchy.kernel.message import Message
    from heptarchy.server.queries import Viewer
    from heptarchy.server.table_registry import House, Live
    from heptarchy.server.wire import Frame

TOO_MANY = 4429
UNREADABLE = 4400
LONGEST = 120  # bytes of why a socket is closed: it takes 123
REASONS = {
    SHUT_OUT: reasons.SEAT_LOST.of(),
    GONE: reasons.NO_TABLE.of(),
    GOING: reasons.STOPPING.of(),
    AWAY: reasons.TRY_AGAIN.of(),
}

encode = msgspec.json.Encoder().encode


@websocket("/api/tables/{table:str}/live")
async def live_table(socket: WebSocket[Any, Any, Any], table: TableId) -> None:
    """Push frames of one seat, or of a spectator, until either side has had enough."""
    house = house_of(socket)
    await socket.accept()
    try:
        watcher, live = await arrive(house, socket, table)
    except Missing as trouble:
        await close(socket, GONE, trouble.message)
        return
    except NotYours as trouble:
        await close(socket, SHUT_OUT, trouble.message)
        return
    except Trouble as trouble:
        await close(socket, TOO_MANY if trouble.status == 429 else UNREADABLE, trouble.message)
        return
    viewer = viewer_of(socket)
    reader = asyncio.ensure_future(drain(socket))
    reader.add_done_callback(lambda _: watcher.woken.set())
    try:
        await come_in(house, live, watcher)
        while not (reader.done() or watcher.dismissed):
            if watcher.looks:
                watcher.looks = False
                frame = await look(house, live, watcher, viewer)
                if frame is not None:
                    await socket.send_data(encode(frame).decode(), "text")
            elif watcher.listens:
                watcher.listens = False
                talk = await chat.listen(house, live, watcher)
                if talk is not None:
                    await socket.send_data(encode(talk).decode(), "text")
            else:
                await watcher.woken.wait()
                watcher.woken.clear()
        if watcher.dismissed:
            await close(socket, watcher.dismissed, REASONS[watcher.dismissed])
    except Missing as trouble:
        await close(socket, GONE, trouble.message)
    except NotYours:
        await close(socket, SHUT_OUT, REASONS[SHUT_OUT])
    except (Down, TooMany) as trouble:
        await close(socket, AWAY, trouble.message)
    except StoreDown:
        await close(socket, AWAY, reasons.STORE_DOWN.of())
    except (WebSocketDisconnect, RuntimeError):
        return  # the browser went away while we spoke
    finally:
        reader.cancel()
        live.watchers.discard(watcher)
        depart(house, live, watcher)


async def arrive(house: House, socket: WebSocket[Any, Any, Any], table: TableId) -> tuple[Watcher, Live]:
    """Check who comes, and seat them among the watchers: under one lock, so that the seat is theirs until then."""
    identity, address = identity_of(socket), address_of(socket)
    seat, since = number(socket, "seat"), number(socket, "since") or 0
    watcher = Watcher(identity, seat, language_of(socket), since, address, last_line(socket))
    live = await house.live(table)
    async with live.lock:
        await house.keep_up(live, since, seat, identity)
        if seat is not None:
            house.hold(live, seat, identity)
        check_sockets(house, identity, address)
        viewer_of(socket).pay(queries.cost_of_log(live, since))
        live.watchers.add(watcher)
    return watcher, live


def check_sockets(house: House, identity: BrowserId, address: str) -> None:
    """Raise if this browser, or its address, watches as many tables as one may."""
    most = house.settings.limits.sockets
    if not most:
        return
    watching = [one for other in house.lives.values() for one in other.watchers]
    if identity and sum(one.identity == identity for one in watching) >= most:
        raise TooMany(reasons.BROWSER_WATCHES.of(n=most))
    if sum(one.address == address for one in watching) >= most * SHARED:
        raise TooMany(reasons.ADDRESS_WATCHES.of(n=most * SHARED))


async def come_in(house: House, live: Live, watcher: Watcher) -> None:
    """Tell the others if a seat was empty until now; a bot that stands in there waits for its person."""
    house.catch_up_soon(live)
    others = live.watchers - {watcher}
    if watcher.seat is not None and watcher.seat not in {other.seat for other in others}:
        await come_back(house, live, watcher.seat, watcher.identity)
        for other in live.watchers - {watcher}:
            other.look()


async def look(house: House, live: Live, watcher: Watcher, viewer: Viewer) -> Frame | None:
    """What there is to see; nothing for who is dismissed, or whose seat is no longer theirs, and then they are."""
    seat, since = watcher.seat, watcher.since
    async with live.lock:
        if watcher.seat is not None and watcher.seat not in live.mine(watcher.identity):
            watcher.dismissed = watcher.dismissed or SHUT_OUT
        if watcher.dismissed:
            return None
        if queries.long_log(live, watcher.language, seat, since) is None:
            frame = house.frame(live, seat, watcher.identity, watcher.language, since)
            watcher.since = frame.n
            return frame
    frame = await queries.shown(house, live, viewer, seat, since)
    watcher.since = frame.n
    return frame


def depart(house: House, live: Live, watcher: Watcher) -> None:
    """Tell the others if a seat is empty now."""
    if watcher.seat is not None and watcher.seat not in live.online() and not house.closing:
        house.push(live)


def number(socket: WebSocket[Any, Any, Any], name: str) -> int | None:
    """A number of the address; None if it is left out."""
    text = socket.query_params.get(name)
    if text is None or text == "":
        return None
    if not (text.isdecimal() and len(text) < 9):
        raise Unreadable(reasons.NOT_A_NUMBER.of(what=name, text=repr(text[:20])))
    return int(text)


def last_line(socket: WebSocket[Any, Any, Any]) -> LineId:
    """The line that somebody heard last; empty: none."""
    text = str(socket.query_params.get("heard") or "")
    if text and not LINE_ID.fullmatch(text):
        raise Unreadable(reasons.NOT_A_LINE.of(text=repr(text[:20])))
    return LineId(text)


async def drain(socket: WebSocket[Any, Any, Any]) -> None:
    """Read and forget what a client says: it has nothing to tell us here. Ends when it goes."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            await socket.receive_data("text")


async def close(socket: WebSocket[Any, Any, Any], code: int, reason: Message) -> None:
    """Say why, and close."""
    told = reasons.say(reason, language_of(socket)).encode()[:LONGEST].decode(errors="ignore")
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code, told)


HANDLERS = [live_table]
