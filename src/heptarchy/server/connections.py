"""Connections: how many there may be, from one address and in all, and how long each may take to say what it wants.

A client that dawdles costs us a descriptor and nothing else, and not for long. Each connection is always in one phase,
and a look at all of them once a second ends those that are late in theirs.
"""

from __future__ import annotations

import asyncio
import enum
import logging
import os
import resource
import time
from ipaddress import ip_address, ip_network
from typing import TYPE_CHECKING, Protocol

from heptarchy.server.middleware import household, plain_address

if TYPE_CHECKING:
    from collections.abc import Callable
    from ipaddress import IPv4Network, IPv6Network

    from heptarchy.server.metrics import Metrics

log = logging.getLogger("heptarchy.connections")

HEAD = 10.0  # seconds for a request's head, from the connection or from its first byte on
BODY = 10.0  # seconds for its body, and more for a large one:
PACE = 16 * 1024  # bytes a second that a body, or the reading of a reply, moves at least
TOTAL = 300.0  # seconds for a body in all
STALLED = 20.0  # seconds that a client may leave a reply unread, and more for a large one
SAID = 64 * 1024  # bytes in a while that a client may say on a WebSocket, where it has nothing to tell us
WHILE = 10.0  # seconds
LINGER = 5.0  # seconds that a connection takes to close; then it is cut
MOST = 10_000  # connections in all, where descriptors allow
SPARE = 128  # descriptors for everything else: store, bots, webhooks, files
DESCRIPTORS = 65_536  # as many as we ask the system for


class Phase(enum.Enum):
    """What a connection is waiting for."""

    HEAD = "head"  # of a request
    BODY = "body"  # of a request
    REST = "rest"  # of a body that nobody wants any more: the reply is out
    REPLY = "reply"  # ours
    IDLE = "idle"  # the next request
    SOCKET = "socket"  # nothing: it is a WebSocket, which is pinged


class Line(Protocol):
    """What speaks on a connection."""

    def give_up(self, phase: Phase) -> None:
        """Say that it took too long, and close."""


class Connection:
    """One connection, what it is waiting for, and since when."""

    def __init__(self, home: str, counted: bool) -> None:
        self.household = home
        self.counted = counted  # against its household's share
        self.line: Line | None = None
        self.transport: asyncio.Transport | None = None
        self.phase = Phase.HEAD
        self.since = time.monotonic()
        self.received = 0  # bytes in this phase
        self.blocked = 0.0  # since when the client leaves what we sent unread; 0.0: it reads
        self.unread = 0  # bytes that were waiting then
        self.closing = 0.0  # since when it closes; 0.0: it does not
        self.gone = False  # its place was given to another before it was set up

    def speak(self, line: Line, transport: asyncio.Transport) -> None:
        """Somebody speaks on it from now on."""
        self.line, self.transport = line, transport
        if self.gone:
            transport.abort()

    def enter(self, phase: Phase, received: int = 0) -> None:
        """So many bytes came, and this is what it waits for now."""
        if phase is not self.phase:
            self.phase, self.since, self.received = phase, time.monotonic(), 0
        self.received += received

    def hear(self, received: int) -> None:
        """So much was said on a WebSocket; after a while it is forgotten."""
        now = time.monotonic()
        if now - self.since > WHILE:
            self.since, self.received = now, 0
        self.received += received

    def block(self) -> None:
        """The client does not read."""
        assert self.transport is not None
        self.blocked, self.unread = time.monotonic(), self.transport.get_write_buffer_size()

    def unblock(self) -> None:
        """It reads again."""
        self.blocked = 0.0

    def is_late(self, now: float) -> bool:
        """Has it taken longer than one may?"""
        spent = now - self.since
        if self.blocked and now - self.blocked > STALLED + self.unread / PACE:
            return True
        if self.phase is Phase.BODY:
            return spent > TOTAL or spent > BODY + self.received / PACE
        return self.phase in (Phase.HEAD, Phase.REST) and spent > HEAD

    @property
    def waits(self) -> bool:
        """Is nothing lost if it is closed? It has not asked for anything yet."""
        return self.phase in (Phase.HEAD, Phase.IDLE)

    def see_to(self, now: float) -> bool:
        """End it if it is late, and cut it if it does not close; True if it was late."""
        assert self.transport is not None
        if self.transport.is_closing():
            self.closing = self.closing or now
            if now - self.closing > LINGER:
                self.transport.abort()
            return False
        if not self.is_late(now):
            return False
        if self.line is not None and not self.blocked:
            self.line.give_up(self.phase)
        else:
            self.transport.abort()
        return True


class Connections:
    """All connections of a process."""

    def __init__(self, most: int, most_each: int, metrics: Metrics, is_proxy: Callable[[str], bool]) -> None:
        self.most = most
        self.most_each = most_each  # from one household; 0: no limit
        self.metrics = metrics
        self.is_proxy = is_proxy  # many people come from there: their share is not counted by connections
        self.open: dict[Connection, None] = {}  # in order of arrival
        self.by_household: dict[str, int] = {}

    def admit(self, address: str) -> Connection | None:
        """Take somebody in; None if there is no room for them."""
        address = plain_address(address)
        home, counted = household(address), not self.is_proxy(address)
        if counted and self.most_each and self.by_household.get(home, 0) >= self.most_each:
            self.refuse("address", "one address holds %d connections; more are refused", self.most_each)
            return None
        if len(self.open) >= self.most and not self.make_room():
            self.refuse("full", "there are %d connections, all of them busy; more are refused", self.most)
            return None
        taken = Connection(home, counted)
        self.open[taken] = None
        self.metrics.connections = len(self.open)
        if counted:
            self.by_household[home] = self.by_household.get(home, 0) + 1
        return taken

    def refuse(self, reason: str, said: str, most: int) -> None:
        """Count somebody who is not taken in."""
        self.metrics.closed(reason)
        log.warning(said, most)

    def make_room(self) -> bool:
        """Close whoever has waited for longest without asking for anything; False if everybody is busy."""
        waiting = [one for one in self.open if one.waits]
        if not waiting:
            return False
        longest = min(waiting, key=lambda one: one.since)
        longest.gone = True
        if longest.transport is not None:  # else it is one of many that came at once, and is not set up yet
            longest.transport.abort()
        self.release(longest)
        self.metrics.closed("room")
        return True

    def release(self, gone: Connection) -> None:
        """Somebody has gone; it may be said twice."""
        if gone not in self.open:
            return
        del self.open[gone]
        self.metrics.connections = len(self.open)
        if gone.counted:
            left = self.by_household[gone.household] - 1
            if left:
                self.by_household[gone.household] = left
            else:
                del self.by_household[gone.household]

    def sweep(self) -> None:
        """See to those that are late."""
        now = time.monotonic()
        for one in list(self.open):
            if one.transport is not None and one.see_to(now):
                self.metrics.closed(one.phase.value)


def most_connections(wanted: int) -> int:
    """As many as were asked for, or as many as the descriptors allow; ours are raised as far as we may."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unbounded = resource.RLIM_INFINITY
    highest = DESCRIPTORS if hard == unbounded else min(hard, DESCRIPTORS)
    if soft != unbounded and soft < highest:
        resource.setrlimit(resource.RLIMIT_NOFILE, (highest, hard))
        soft = highest
    return min(wanted or MOST, max(16, (DESCRIPTORS if soft == unbounded else soft) - SPARE))


def proxies() -> str:
    """Whose word on where a request comes from is taken: as the environment says, else this machine's."""
    return os.environ.get("FORWARDED_ALLOW_IPS") or "127.0.0.1,::1"


def proxy_test(named: str) -> Callable[[str], bool]:
    """Says of an address whether a proxy of ours speaks from there."""
    if named.strip() == "*":
        return lambda _: True
    networks: list[IPv4Network | IPv6Network] = []
    for one in named.split(","):
        try:
            networks.append(ip_network(one.strip(), strict=False))
        except ValueError:
            continue  # a name, as of a socket of the file system

    def is_proxy(address: str) -> bool:
        try:
            found = ip_address(address.partition("%")[0])
        except ValueError:
            return False
        return any(found in network for network in networks)

    return is_proxy
