"""Running a server: one process a SQLite file, any number on PostgreSQL; logs, ports, a graceful end."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import gc
import os
import socket
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, cast
from urllib.parse import urlsplit

import uvicorn
from msgspec.structs import replace

from heptarchy.kernel.refusal import HeptarchyError
from heptarchy.server.app import Server
from heptarchy.server.connections import Connections, most_connections, proxies, proxy_test
from heptarchy.server.listener import Http, Listener
from heptarchy.server.store_access import try_store

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from types import FrameType
    from typing import TextIO

    from heptarchy.server.connections import Connection
    from heptarchy.server.settings import Settings

PORTS_TRIED = 20
KEEP_ALIVE = 75  # seconds that an idle connection is kept: longer than proxies keep theirs
GRACE = 5  # seconds that requests in hand are given at the end
HASTE = 2  # seconds that everything else is given when told twice to end


class CannotServe(HeptarchyError):
    """The server can't start; says why."""


class AlreadyServed(CannotServe):
    """Another process serves these tables."""

    def __init__(self, url: str) -> None:
        super().__init__(f"these tables are being served already{f', at {url}' if url else ''}")
        self.url = url


def database_file(database: str) -> Path | None:
    """The file of a SQLite database; None for PostgreSQL."""
    parts = urlsplit(database)
    if parts.scheme.startswith("sqlite"):
        return Path(database.partition(":///")[2])
    return None


def lock_tables(database: str, url: str) -> TextIO | None:
    """Make sure that one process alone serves a SQLite file; the lock lasts as long as the file that is given back."""
    file = database_file(database)
    if file is None:
        return None
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = file.with_name(file.name + ".lock").open("a+", encoding="utf-8")
    except OSError as error:
        raise CannotServe(f"{file}: {error.strerror or error}") from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.seek(0)
        there = lock.read().strip()
        lock.close()
        raise AlreadyServed(there) from None
    lock.seek(0)
    lock.truncate()
    lock.write(url)
    lock.flush()
    return lock


def bind(host: str, port: int, strict: bool) -> socket.socket:
    """Listen on the port, or, unless it was asked for, on the next one that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for one in range(port, port + (1 if strict or not port else PORTS_TRIED)):
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # so named, asyncio sends at once
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, one))
        except OSError as error:
            listening.close()
            if strict or one == port + PORTS_TRIED - 1:
                raise CannotServe(f"can't listen on {host}:{one}: {error.strerror or error}") from None
            continue
        return listening
    raise CannotServe(f"no free port from {port} on")


def serve(
    settings: Settings,
    strict_port: bool,
    say: Callable[[str], None],
    open_browser: bool = False,
    each_second: Callable[[], None] = lambda: None,
) -> None:
    """Run until told to stop: SIGINT and SIGTERM end it gracefully."""
    listening = bind(settings.host, settings.port, strict_port)
    port = listening.getsockname()[1]
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    url = f"http://{f'[{host}]' if ':' in host else host}:{port}"
    lock = lock_tables(settings.database, url)
    asyncio.run(try_store(settings.database))  # while a reason not to can still be told in a line
    parts = Server(replace(settings, port=port))
    config = uvicorn.Config(
        parts.app(),
        log_config=None,
        access_log=False,
        lifespan="on",
        ws_max_size=4096,
        ws_ping_interval=20.0,
        ws_ping_timeout=30.0,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
        forwarded_allow_ips=proxies(),
    )
    limits = settings.limits
    connections = Connections(
        most_connections(limits.connections), limits.connections_each, parts.metrics, proxy_test(proxies())
    )
    server = Announcing(config, url, say, open_browser, parts.say_goodbye, connections, each_second)
    try:
        server.run(sockets=[listening])
    finally:
        listening.close()
        if lock is not None:
            lock.close()
    if not server.started:
        raise CannotServe("the server did not start; the log says why")


class Announcing(uvicorn.Server):
    """A server that says when it is ready, and that it goes."""

    def __init__(
        self,
        config: uvicorn.Config,
        url: str,
        say: Callable[[str], None],
        open_browser: bool,
        say_goodbye: Callable[[], Awaitable[None]],
        connections: Connections,
        each_second: Callable[[], None],
    ) -> None:
        super().__init__(config)
        self.connections = connections
        self.each_second = each_second
        self.say_goodbye = say_goodbye
        self.url = url
        self.say = say
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, take connections in our own way, then announce."""
        await super().startup([])

        def speak(connection: Connection) -> Http:
            return Http(
                connection,
                self.connections,
                config=self.config,
                server_state=self.server_state,
                app_state=self.lifespan.state,
            )

        listeners = [Listener(one, self.connections, speak) for one in sockets or ()]
        self.servers = cast("list[asyncio.Server]", listeners)  # as much of one as uvicorn asks of it
        if self.started and not self.should_exit:
            spare_pauses()
            self.say(f"heptarchy is at {self.url}  (Ctrl-C ends it)")
            if self.open_browser:
                show(self.url)

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second: uvicorn's work; and every second a look at who is late, and at what the log left out."""
        if counter % 10 == 0:
            self.connections.sweep()
            self.each_second()
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End gracefully, and at once when told a second time. (uvicorn's own way ends by the signal: no success.)"""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take nobody else in, close the sockets with a word, finish the requests in hand, end."""
        for server in self.servers:
            server.close()
        await self.say_goodbye()
        await super().shutdown(sockets)
        if self.force_exit:  # uvicorn would leave the rest as it is; without requests to wait for it is soon closed too
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.lifespan.shutdown(), HASTE)


def spare_pauses() -> None:
    """Look for garbage in what is young, and seldom in all that lives.

    With 500 tables in memory a look at everything stopped the server for up to 400 ms, several times a minute.
    """
    gc.collect()
    gc.freeze()  # modules and doors stay
    gc.set_threshold(10_000, 10, 100)


def show(url: str) -> None:
    """Open a browser, where there is one to be opened."""
    if os.environ.get("HEPTARCHY_BROWSER") == "none":
        return
    webbrowser.open(url)
