"""The edge as a stranger on the internet meets it: slow, greedy and silent connections, and a log that stays small."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import resource
import select
import socket
import time
from pathlib import Path
from typing import TYPE_CHECKING, cast

import httpx
import pytest

from heptarchy.server import logs
from heptarchy.server.connections import PACE, SPARE, Connection, Connections, Line, Phase, proxy_test
from heptarchy.server.listener import FULL
from heptarchy.server.metrics import Metrics
from tests.patience import PATIENCE
from tests.server.client import Browser
from tests.server.running import Running
from tests.sizes import size

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

SHORT = "from heptarchy.server import connections as c; c.HEAD = c.BODY = 2.0; c.STALLED = c.LINGER = 1.0; c.SAID = 1e9"
HALF = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
PATIENT = "from heptarchy.server import connections as c; c.HEAD = 1e9"  # nobody is cut for being slow
SMALL = 100_000  # bytes of log
PING = b"\x89\xfd\x00\x00\x00\x00" + b"x" * 125
UPGRADE = (
    "GET /api/tables/{}/live HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


@pytest.fixture(scope="module")
def brisk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with short deadlines."""
    folder = tmp_path_factory.mktemp("brisk")
    with Running(f"sqlite:///{folder}/tables.db", folder, "--connections-each", "8", prelude=SHORT) as running:
        yield running


def call(running: Running, sent: bytes = b"", source: str = "127.0.0.1") -> socket.socket:
    """A connection on which so much has been said."""
    line = socket.create_connection(("127.0.0.1", running.port), PATIENCE, (source, 0))
    line.sendall(sent)
    return line


def until(true: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait for something to come about."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


def heard(line: socket.socket) -> bytes:
    """All that the server says until it closes."""
    said = b""
    with contextlib.suppress(ConnectionError):
        while part := line.recv(65536):
            said += part
    return said


def dripping(line: socket.socket, drop: bytes) -> bytes:
    """What the server says in the end to somebody who sends this again and again."""
    line.settimeout(0.2)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with contextlib.suppress(OSError):  # it may have closed, and then has said something before
            line.send(drop)
        with contextlib.suppress(TimeoutError):
            return line.recv(100)
    return b""


def spoken_to(lines: list[socket.socket]) -> list[socket.socket]:
    """Those on which the server has said something, or which it has closed."""
    by_number = {line.fileno(): line for line in lines}
    asked = select.poll()  # select() itself knows no more than 1024 descriptors
    for number in by_number:
        asked.register(number, select.POLLIN)
    return [by_number[number] for number, _ in asked.poll(0)]


def figure(running: Running, name: str) -> float:
    """One of the server's figures; 0 if it has none."""
    found = re.search(
        rf"^{re.escape(name)} (.*)$", httpx.get(f"{running.url}/metrics", timeout=PATIENCE).text, re.MULTILINE
    )
    return float(found[1]) if found else 0.0


# Connections that dawdle


@pytest.mark.campaign
def test_half_sent_requests_keep_nobody_waiting_and_leave_no_flood_in_the_log(tmp_path: Path) -> None:
    many = size("half_sent")
    room = many // 2  # connections, and what the server needs for itself
    poor = f"{PATIENT}; from resource import *; setrlimit(RLIMIT_NOFILE, ({SPARE + room}, {SPARE + room}))"
    running = Running(f"sqlite:///{tmp_path}/tables.db", tmp_path, prelude=poor)
    with contextlib.ExitStack() as held, running:
        slow = [held.enter_context(call(running, HALF)) for _ in range(many)]
        for line in slow[:10]:
            assert httpx.get(f"{running.url}/health", timeout=PATIENCE).status_code == 200
            with contextlib.suppress(OSError):
                line.send(b"x")
        assert figure(running, "heptarchy_connections") <= room
        until(lambda: len(spoken_to(slow)) >= many - room)  # who made room for others, or found none
        assert {heard(line) for line in spoken_to(slow)} <= {b"", FULL}
        assert running.log.stat().st_size < SMALL


class Cut(asyncio.Transport):
    """A transport that knows whether it was cut."""

    cut = False

    def abort(self) -> None:
        """Close at once."""
        self.cut = True


def test_of_many_that_come_at_once_the_last_find_room_too() -> None:
    # Given two who are taken in before either has been set up, where there is room for two
    everybody = Connections(2, 0, Metrics(), proxy_test("*"))
    first, second = everybody.admit("192.0.2.1"), everybody.admit("192.0.2.1")
    assert first is not None
    assert second is not None

    # When a third comes with them, then he takes the place of the first, who is cut as soon as he is set up
    assert everybody.admit("192.0.2.1") is not None
    lines = Cut(), Cut()
    for one, line in zip((first, second), lines, strict=True):
        one.speak(cast("Line", None), line)
    assert [line.cut for line in lines] == [True, False]
    assert len(everybody.open) == 2


def test_a_head_that_drips_is_cut_off_in_time(brisk: Running) -> None:
    with call(brisk, HALF) as line, call(brisk) as silent:
        assert dripping(line, b"x").startswith(b"HTTP/1.1 408 ")
        assert heard(silent) == b""  # who has not begun to ask is told nothing


def test_a_body_that_drips_is_cut_off_in_time(brisk: Running) -> None:
    head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{brisk.port}\r\nContent-Type: application/json\r\n"
    with call(brisk, f"{head}Content-Length: 60000\r\n\r\n".encode()) as line:
        assert dripping(line, b" ").startswith(b"HTTP/1.1 408 ")
    assert figure(brisk, 'heptarchy_connections_cut_total{reason="body"}') >= 1
    assert "Traceback" not in brisk.log.read_text()


def test_a_body_that_is_refused_is_not_waited_for(brisk: Running) -> None:
    head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{brisk.port}\r\nOrigin: http://evil.example\r\n"
    with call(brisk, f"{head}Content-Length: 60000\r\n\r\n".encode()) as line:
        line.settimeout(0.2)
        began, said, open_still = time.monotonic(), b"", True
        while open_still and time.monotonic() - began < PATIENCE:
            try:
                line.send(b" ")
                part = line.recv(2000)
                said, open_still = said + part, bool(part)
            except TimeoutError:
                continue
            except ConnectionError:
                open_still = False
        assert said.startswith(b"HTTP/1.1 403 ")


def test_a_reply_that_is_not_read_is_not_kept_for_long(brisk: Running) -> None:
    def cut() -> float:
        names = [f'heptarchy_connections_cut_total{{reason="{phase.value}"}}' for phase in Phase]
        return sum(figure(brisk, name) for name in names)

    before = cut()
    asked = f"GET /schema/openapi.json HTTP/1.1\r\nHost: 127.0.0.1:{brisk.port}\r\n\r\n".encode()
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", brisk.port))
        line.settimeout(1.0)
        with contextlib.suppress(OSError):
            for _ in range(200):
                line.send(asked)
        until(lambda: cut() > before)
    until(lambda: figure(brisk, "heptarchy_connections") <= 3)  # this one, and what is on its way out


def test_a_socket_that_is_not_read_is_dropped(brisk: Running) -> None:
    with Browser(brisk.url, "Aldwyn") as browser:
        table = browser.open("me", "bot thrall", "bot thrall", "bot thrall")["table"]["id"]
        with socket.socket() as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.connect(("127.0.0.1", brisk.port))
            line.sendall(UPGRADE.format(table, brisk.port).encode())
            until(lambda: figure(brisk, "heptarchy_watchers") == 1.0)
            line.settimeout(1.0)
            with contextlib.suppress(OSError):
                while True:  # answers that nobody reads
                    line.send(PING * 1000)
            until(lambda: figure(brisk, "heptarchy_watchers") == 0.0)
        assert memory(brisk) < 600


def test_a_socket_on_which_too_much_is_said_is_dropped(server: Running) -> None:
    with Browser(server.url, "Aldwyn") as browser:
        table = browser.open("me", "me")["table"]["id"]
        with (
            call(server, UPGRADE.format(table, server.port).encode()) as line,
            pytest.raises(OSError, match=r"reset|pipe"),
        ):
            line.sendall(PING * 1_000_000)  # it is cut long before all of that was read
        assert browser.get("/health")["status"] == "ok"


def memory(running: Running) -> float:
    """Megabytes that a server holds."""
    assert running.process is not None
    status = Path(f"/proc/{running.process.pid}/status").read_text(encoding="utf-8")
    return float(re.findall(r"VmRSS:\s+(\d+)", status)[0]) / 1024


def test_lateness_goes_by_what_came() -> None:
    one = Connection("192.0.2.1", counted=True)
    one.enter(Phase.BODY)
    assert not one.is_late(one.since + 9.0)
    assert one.is_late(one.since + 11.0)
    one.enter(Phase.BODY, 20 * PACE)
    assert not one.is_late(one.since + 29.0)  # a slow line may take its time for a large record
    one.enter(Phase.BODY, 1000 * PACE)
    assert one.is_late(one.since + 301.0)  # but not for ever
    one.enter(Phase.REPLY)
    assert not one.is_late(one.since + 1000.0)  # it waits for us


# How many


def test_one_address_holds_so_many_connections_and_others_come_in(brisk: Running) -> None:
    with contextlib.ExitStack() as held:
        for _ in range(8):
            held.enter_context(call(brisk, HALF, "127.0.0.2"))
        with call(brisk, HALF, "127.0.0.2") as ninth:
            assert heard(ninth).startswith((b"HTTP/1.1 503 ", b""))
        asked = f"GET /health HTTP/1.1\r\nHost: 127.0.0.1:{brisk.port}\r\nConnection: close\r\n\r\n".encode()
        with call(brisk, asked, "127.0.0.3") as another:
            assert heard(another).startswith(b"HTTP/1.1 200 ")
    assert figure(brisk, 'heptarchy_connections_cut_total{reason="address"}') == 1
    until(lambda: ask_from(brisk, "127.0.0.2").startswith(b"HTTP/1.1 200 "))  # once the eight have gone


def ask_from(running: Running, source: str) -> bytes:
    """What the server says to one question from that address."""
    asked = f"GET /health HTTP/1.1\r\nHost: 127.0.0.1:{running.port}\r\nConnection: close\r\n\r\n".encode()
    with call(running, asked, source) as line:
        return heard(line)


def test_proxies_are_known_by_their_addresses() -> None:
    is_proxy = proxy_test("127.0.0.1, 10.0.0.0/8,::1,unix:/run/x")
    assert [is_proxy(one) for one in ("127.0.0.1", "10.1.2.3", "::1", "127.0.0.2", "fe80::1%eth0", "?")] == [
        *(True, True, True),
        *(False, False, False),
    ]
    assert proxy_test("*")("203.0.113.9")


def test_a_server_without_descriptors_waits_and_says_so_in_a_few_lines(tmp_path: Path) -> None:
    with Running(f"sqlite:///{tmp_path}/tables.db", tmp_path) as running, contextlib.ExitStack() as held:
        assert running.process is not None
        pid = running.process.pid
        taken = len(list(Path(f"/proc/{pid}/fd").iterdir()))
        allowed = resource.prlimit(pid, resource.RLIMIT_NOFILE)
        resource.prlimit(pid, resource.RLIMIT_NOFILE, (taken + 10, allowed[1]))
        began = time.process_time()
        for _ in range(60):
            held.enter_context(call(running, HALF))
        until(lambda: b"raise the limit of open files" in running.log.read_bytes())
        assert httpx.get(f"{running.url}/health", timeout=PATIENCE).status_code == 200  # by those who only waited
        assert time.process_time() - began < 30.0
        assert running.log.stat().st_size < SMALL
        resource.prlimit(pid, resource.RLIMIT_NOFILE, allowed)


# The log


def test_what_is_repeated_is_counted(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    root = logging.getLogger()
    before = root.handlers[:], root.level
    try:
        handler = logs.set_up_logs("text", "warning")
        for n in range(500):
            logging.getLogger("asyncio").error("socket %d at 0x%x is lost\nat length", n, n)
            logging.getLogger("asyncio").error(f"Task-{n} at {n:#x} has failed\nat length")
        logging.getLogger("heptarchy.server").warning("something else")
        now += logs.WINDOW
        handler.tell_rest()
        handler.tell_rest()
        logging.getLogger("heptarchy.server").warning("x" * 100_000)
    finally:
        root.handlers[:] = before[0]
        root.setLevel(before[1])
    said = capsys.readouterr().err
    assert said.count("is lost\n") == 21
    assert said.count("has failed\n") == 21
    assert "... and 480 more like it in 10 s: socket %d at 0x%x is lost\n" in said
    assert "... and 480 more like it in 10 s: Task-0 at 0x0 has failed\n" in said
    assert "something else\n" in said
    assert len(said) < 20_000
