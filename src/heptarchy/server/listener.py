"""Taking connections in: uvicorn's protocols with our deadlines, and a listener that does not lose its head."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from heptarchy.server import connections as limits
from heptarchy.server.connections import Phase
from heptarchy.server.middleware import plain_address

if TYPE_CHECKING:
    import socket
    from asyncio import BaseTransport
    from collections.abc import Callable

    from heptarchy.server.connections import Connection, Connections

log = logging.getLogger("heptarchy.connections")

BACKLOG = 1024  # connections that the system keeps for us while we are busy
AT_ONCE = 64  # connections taken in before others have their turn
REST = 1.0  # seconds without taking anybody in, once descriptors are out
SOON = 0.1  # seconds, if some could be freed
FREED = 16  # connections closed then
LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
FULL = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\nretry-after: 5\r\n\r\n"


class Noting(asyncio.Protocol):
    """Notes on its connection while what was sent lies unread."""

    connection: Connection

    def pause_writing(self) -> None:
        """They do not read."""
        self.connection.block()
        super().pause_writing()

    def resume_writing(self) -> None:
        """They read again."""
        self.connection.unblock()
        super().resume_writing()


class Http(Noting, H11Protocol):
    """A connection that speaks HTTP, and says at each step what it waits for."""

    def __init__(self, connection: Connection, connections: Connections, **parts: Any) -> None:
        super().__init__(**parts)
        self.connection = connection
        self.all = connections
        self.ws_protocol_class = partial(Socket, connection, connections)  # type: ignore[assignment]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there."""
        super().connection_made(transport)
        self.client = plain_client(self.client)
        self.connection.speak(self, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        self.all.release(self.connection)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something came."""
        super().data_received(data)
        self.note(len(data))

    def on_response_complete(self) -> None:
        """The reply is out."""
        super().on_response_complete()
        self.note(0)

    def note(self, received: int) -> None:
        """Note what is waited for."""
        if self.connection.phase is Phase.SOCKET:
            return
        theirs = self.conn.their_state
        if theirs is h11.SEND_BODY:
            phase = Phase.REST if self.cycle is not None and self.cycle.response_complete else Phase.BODY
        elif theirs is h11.IDLE:
            begun = self.cycle is None or bool(self.conn.trailing_data[0])
            phase = Phase.HEAD if begun else Phase.IDLE
        else:
            phase = Phase.REPLY
        self.connection.enter(phase, received)

    def give_up(self, phase: Phase) -> None:
        """They took too long: say so, if they had begun to ask."""
        begun = bool(self.conn.trailing_data[0]) if phase is Phase.HEAD else phase is Phase.BODY
        if begun and not (self.cycle is not None and self.cycle.response_started and phase is Phase.BODY):
            self.transport.write(LATE)
        if self.cycle is not None:
            self.cycle.disconnected = True
        self.transport.close()


class Socket(Noting, WebSocketsSansIOProtocol):
    """A connection that speaks WebSocket. What waits to be read by the client is bounded, and not for long."""

    def __init__(self, connection: Connection, connections: Connections, **parts: Any) -> None:
        super().__init__(**parts)
        self.connection = connection
        self.all = connections

    def connection_made(self, transport: BaseTransport) -> None:
        """The head of its request has been read."""
        super().connection_made(transport)
        self.client = plain_client(self.client)
        self.connection.speak(self, self.transport)
        self.connection.enter(Phase.SOCKET)

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        self.all.release(self.connection)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read what they say, unless it is more than anybody has to say here: reading it would keep others waiting."""
        self.connection.hear(len(data))
        if self.connection.received > limits.SAID:
            self.all.metrics.closed("said")
            self.transport.abort()
        else:
            super().data_received(data)

    def handle_ping(self) -> None:
        """Answer, unless they leave unread what is there already."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # the answer, not sent

    def give_up(self, phase: Phase) -> None:
        """They took too long."""
        self.transport.abort()


def plain_client(client: tuple[str, int] | None) -> tuple[str, int] | None:
    """A client, by the address that is its own."""
    return None if client is None else (plain_address(client[0]), client[1])


class Listener:
    """Takes connections in, as many as there is room for.

    asyncio's own, once descriptors are out, tries as often as its backlog is long and logs each time.
    """

    def __init__(
        self, listening: socket.socket, connections: Connections, speak: Callable[[Connection], asyncio.Protocol]
    ) -> None:
        self.listening = listening
        self.connections = connections
        self.speak = speak
        self.loop = asyncio.get_running_loop()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.resting: asyncio.TimerHandle | None = None
        listening.setblocking(False)
        listening.listen(BACKLOG)
        self.loop.add_reader(listening, self.accept)

    def accept(self) -> None:
        """Take in who waits."""
        for _ in range(AT_ONCE):
            try:
                line, peer = self.listening.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError as error:
                self.rest(error)
                return
            line.setblocking(False)
            self.take(line, str(peer[0]))

    def take(self, line: socket.socket, address: str) -> None:
        """Let somebody speak, or tell them that there is no room."""
        connection = self.connections.admit(address)
        if connection is None:
            try:
                line.send(FULL)
            except OSError:
                pass  # they have gone already
            finally:
                line.close()
            return
        task = self.loop.create_task(self.connect(line, connection))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def connect(self, line: socket.socket, connection: Connection) -> None:
        """Hand the connection to what speaks on it."""
        try:
            await self.loop.connect_accepted_socket(lambda: self.speak(connection), line)
        except OSError:  # they have gone already
            self.connections.release(connection)
            line.close()

    def rest(self, error: OSError) -> None:
        """No descriptor is left: leave those who wait to the system for a while, and make some room."""
        log.error("nobody can be taken in for a moment (%s): raise the limit of open files (ulimit -n)", error.strerror)
        freed = 0
        while freed < FREED and self.connections.make_room():
            freed += 1
        self.loop.remove_reader(self.listening)
        self.resting = self.loop.call_later(SOON if freed else REST, self.loop.add_reader, self.listening, self.accept)

    def close(self) -> None:
        """Take nobody else in."""
        if self.resting is not None:
            self.resting.cancel()
        if self.listening.fileno() >= 0:
            self.loop.remove_reader(self.listening)
            self.listening.close()

    async def wait_closed(self) -> None:
        """It closes at once."""
