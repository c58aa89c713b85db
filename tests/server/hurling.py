"""Requests thrown at a server as fast as it takes them, over several connections that stay open, and counted."""

from __future__ import annotations

import contextlib
import json
import socket
import time
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

from tests.patience import PATIENCE

AT_ONCE = 6  # connections
PLAIN = "%/:?=&+,;@!$'()*~[]"  # what an address may hold as it is


@dataclass
class Throw:
    """One request, and what may come back: `refused` (nothing but 4xx), or `looked` (a look may succeed)."""

    method: str
    path: str
    headers: Mapping[str, str] = field(default_factory=dict)
    body: bytes = b""
    expected: str = "refused"
    about: Any = None  # for whoever throws it

    def spelled(self, host: str) -> bytes:
        """As it goes over the line."""
        told = {"Host": host, "Content-Length": str(len(self.body)), **self.headers}
        if self.method == "GET" and not self.body:
            told.pop("Content-Length")
        path = quote(self.path, safe=PLAIN, errors="surrogatepass")
        lines = [f"{self.method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in told.items())]
        return "\r\n".join([*lines, "", ""]).encode("latin-1") + self.body


@dataclass
class Reply:
    """A status and a body."""

    status: int
    body: bytes

    def read(self) -> Any:
        """The body, of JSON."""
        return json.loads(self.body)


class Wire:
    """One connection, opened again whenever the server has closed it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.line: socket.socket | None = None
        self.heard = b""

    def send(self, sent: bytes) -> None:
        """Put a request on the line."""
        if self.line is None:
            self.line = socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)
            self.line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self.heard = b""
        self.line.sendall(sent)

    def hear(self) -> Reply:
        """The reply to it."""
        while b"\r\n\r\n" not in self.heard:
            self._more()
        head, _, self.heard = self.heard.partition(b"\r\n\r\n")
        first, *rest = head.decode("latin-1").split("\r\n")
        told = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in rest)}
        status, length = int(first.split(" ")[1]), int(told.get("content-length", "0"))
        while len(self.heard) < length:
            self._more()
        body, self.heard = self.heard[:length], self.heard[length:]
        if told.get("connection", "").lower() == "close":
            self.close()
        return Reply(status, body)

    def _more(self) -> None:
        assert self.line is not None
        told = self.line.recv(65536)
        if not told:
            raise ConnectionError("the server closed the line")
        self.heard += told

    def close(self) -> None:
        """Hang up."""
        if self.line is not None:
            with contextlib.suppress(OSError):
                self.line.close()
        self.line = None


class Battery:
    """Throws requests, so many at once, and counts: sent, accepted although they were bad, answered 5xx."""

    def __init__(self, port: int) -> None:
        self.host = f"127.0.0.1:{port}"
        self.wires = [Wire(port) for _ in range(AT_ONCE)]
        self.sent = 0
        self.bad = 0  # of those: such as must be refused; the others may be a look, or a wish that comes to nothing
        self.accepted: list[str] = []
        self.failed: list[str] = []
        self.seconds = 0.0

    def __enter__(self) -> Battery:
        return self

    def __exit__(self, *_: object) -> None:
        for wire in self.wires:
            wire.close()

    def volley(self, throws: Iterable[Throw]) -> Iterator[tuple[Throw, Reply]]:
        """Throw them all; gives each with its reply, once it is counted."""
        waiting = list(throws)
        for at in range(0, len(waiting), AT_ONCE):
            some = waiting[at : at + AT_ONCE]
            began = time.perf_counter()
            replies = self._at_once(some)
            self.seconds += time.perf_counter() - began
            for throw, reply in zip(some, replies, strict=True):
                self._count(throw, reply)
                yield throw, reply

    def _at_once(self, throws: list[Throw]) -> list[Reply]:
        spelled = [throw.spelled(self.host) for throw in throws]
        for wire, sent in zip(self.wires, spelled, strict=False):
            with contextlib.suppress(OSError):  # a line that the server has closed is noticed when nothing is heard
                wire.send(sent)
        return [self._heard(wire, sent) for wire, sent in zip(self.wires, spelled, strict=False)]

    def _heard(self, wire: Wire, sent: bytes) -> Reply:
        """The reply; where the line was closed meanwhile, to the same once more on a fresh one."""
        try:
            return wire.hear()
        except (OSError, AssertionError):
            wire.close()
            wire.send(sent)
            return wire.hear()

    def _count(self, throw: Throw, reply: Reply) -> None:
        self.sent += 1
        self.bad += throw.expected == "refused"
        said = f"{throw.method} {throw.path[:200]} {throw.body[:300]!r}: {reply.status} {reply.body[:300]!r}"
        if reply.status >= 500:
            self.failed.append(said)
        elif reply.status < 400 and throw.expected == "refused":
            self.accepted.append(said)

    def told(self) -> str:
        """What came of it, in a line."""
        rate = self.sent / self.seconds if self.seconds else 0.0
        return (
            f"{self.sent:,} requests, {self.bad:,} of them such as must be refused: {len(self.accepted)} accepted, "
            f"{len(self.failed)} answered 5xx, {rate:,.0f} a second"
        )

    def check(self) -> None:
        """Fail with the first that should not have been."""
        assert not self.failed, self.failed[:5]
        assert not self.accepted, self.accepted[:5]
