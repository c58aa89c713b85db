"""Running a server: its health, figures and logs, how it starts, stops and refuses to."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import uuid
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from heptarchy.server import store_health
from heptarchy.server.bots import Bots
from heptarchy.server.metrics import Metrics
from heptarchy.server.run import GRACE
from heptarchy.server.settings import Settings
from heptarchy.server.store import Store
from heptarchy.server.table_registry import House
from tests.patience import PATIENCE, wait_until
from tests.server.client import Browser, Refusal, next_frame
from tests.server.databases import start_postgres
from tests.server.preludes import FOR_EVER
from tests.server.running import Running, free_port
from tests.server.test_faults import Disk

if TYPE_CHECKING:
    from collections.abc import Iterator

    from websockets.sync.client import ClientConnection


@pytest.fixture(scope="module")
def noted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that logs every request as JSON."""
    folder = tmp_path_factory.mktemp("noted")
    arguments = ("--logs", "json", "--log-level", "info")
    with Running(f"sqlite:///{folder}/tables.db", folder, *arguments) as running:
        yield running


# Health


def get(running: Running, path: str) -> httpx.Response:
    """What a server says at a path."""
    return httpx.get(f"{running.url}{path}", timeout=PATIENCE)


def health_of(running: Running) -> int:
    """The status that stands for a server's health."""
    return get(running, "/health").status_code


def test_a_server_whose_database_stops_says_so_and_recovers(tmp_path: Path) -> None:
    with (
        tempfile.TemporaryDirectory(prefix="heptarchy-pg-") as folder,
        start_postgres(folder) as database,
        Running(database.get_uri(), tmp_path) as running,
        Browser(running.url, "Aldwyn") as browser,
    ):
        table = browser.open("me", "me")["table"]
        seat = table["asked"][0]
        frame = browser.frame(table["id"], seat)
        action, request = frame["question"]["options"][0]["action"], str(uuid.uuid4())
        with browser.live(table["id"], seat) as live:
            next_frame(live)
            database.stop()
            wait_until(lambda: health_of(running) == 503, "the server to say that it is down")
            assert get(running, "/health").json()["status"] == "down"
            with pytest.raises(Refusal, match=r"^503 down: "):
                browser.answer(table["id"], frame, action, request)
            with pytest.raises(ConnectionClosed) as closed:  # what it shows can't be trusted: come again
                next_frame(live)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013
        assert get(running, "/metrics").status_code == 503
        database.start()
        wait_until(lambda: health_of(running) == 200, "the server to be well again")
        reply = browser.answer(table["id"], frame, action, request)
        assert reply["n"] > frame["n"]
        assert browser.answer(table["id"], frame, action, request)["n"] == reply["n"]


def test_a_full_disk_is_found_by_a_look_at_the_health_and_named_in_the_log(tmp_path: Path) -> None:
    disk = Disk(tmp_path / "disk", 16)
    try:
        with Running(f"sqlite:///{disk.folder}/tables.db", tmp_path) as running:
            assert running.process is not None
            with disk.filled(running.process.pid):
                wait_until(lambda: health_of(running) == 503, "the server to say that it is down")
                named = "the disk is full" in running.log.read_text()
                assert named or not disk.mounted  # without a disk of its own it can't even write its log
            wait_until(lambda: health_of(running) == 200, "the server to be well again")
    finally:
        disk.take_away()


class Counted(Store):
    """A store that counts how often its clock is kept."""

    tries = 0

    async def beat(self, ran: float) -> float:
        self.tries += 1
        return await super().beat(ran)


def test_the_health_is_tried_once_however_often_it_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_health, "FRESH", FOR_EVER)
    monkeypatch.setattr(store_health, "PATIENCE", FOR_EVER)
    settings = Settings(f"sqlite:///{tmp_path}/tables.db")

    async def body() -> None:
        store = await Counted.open(settings.database)
        assert isinstance(store, Counted)
        house = House(settings, store, Bots(1), Metrics())
        assert await asyncio.gather(*(house.pulse.feel(house) for _ in range(100))) == [True] * 100
        assert store.tries == 1
        await house.close()

    asyncio.run(body())


# Figures

SAMPLE = re.compile(r'([a-z_]+)(?:\{((?:[a-z]+="[^"]*",?)+)\})? (-?[0-9.e+]+|\+Inf|NaN)')


def read_metrics(text: str) -> dict[str, dict[str, float]]:
    """Prometheus text, read strictly: by name, by the labels' values; each name is announced with its help and type."""
    found: dict[str, dict[str, float]] = {}
    types: dict[str, str] = {}
    helped: set[str] = set()
    assert text.endswith("\n")
    for line in text.splitlines():
        if line.startswith("# HELP "):
            helped.add(line.split()[2])
        elif line.startswith("# TYPE "):
            _, _, name, kind = line.split()
            assert name in helped
            assert name not in types
            assert kind in ("counter", "gauge", "histogram")
            types[name] = kind
        else:
            read = SAMPLE.fullmatch(line)
            assert read is not None, line
            name, labels, number = read.groups()
            value = ",".join(re.findall(r'"([^"]*)"', labels or ""))
            family = re.sub("_(bucket|sum|count)$", "", name)
            assert types.get(name) in ("counter", "gauge") or types.get(family) == "histogram"
            assert types.get(name) != "counter" or name.endswith("_total")
            assert value not in found.setdefault(name, {})
            found[name][value] = float(number)
    return found


def test_figures_are_prometheus_text_and_count_right(noted: Running) -> None:
    def figures() -> dict[str, dict[str, float]]:
        reply = get(noted, "/metrics")
        assert reply.headers["content-type"].startswith("text/plain; version=0.0.4")
        return read_metrics(reply.text)

    with Browser(noted.url, "Aldwyn") as browser:
        before = figures()
        table = browser.open("me", "me")["table"]
        for _ in range(5):
            seat = browser.get(f"/api/tables/{table['id']}")["asked"][0]
            frame = browser.frame(table["id"], seat)
            last = browser.answer(table["id"], frame, frame["question"]["options"][0]["action"])
        with pytest.raises(Refusal, match="409 stale"):
            browser.answer(table["id"], frame, frame["question"]["options"][0]["action"])
        with browser.live(table["id"]) as live:
            next_frame(live)
            after = figures()

    def more(name: str, label: str = "") -> float:
        return after[name][label] - before.get(name, {}).get(label, 0.0)

    assert more("heptarchy_acts_total") == last["n"]
    assert more("heptarchy_refused_total", "stale") == 1
    assert more("heptarchy_requests_total", "409") == 1
    assert more("heptarchy_requests_total", "201") == 1
    assert more("heptarchy_answer_seconds_count") == 5
    assert more("heptarchy_answer_seconds_bucket", "+Inf") == 5
    assert more("heptarchy_keep_seconds_count") == 6
    assert more("heptarchy_tables", "playing") == 1
    assert more("heptarchy_watchers") == 1
    buckets = list(after["heptarchy_keep_seconds_bucket"].values())
    assert buckets == sorted(buckets)


# Logs


def test_logs_are_a_json_object_a_line(noted: Running) -> None:
    with Browser(noted.url, "Aldwyn") as browser:
        browser.get("/api/games")
        with pytest.raises(Refusal):
            browser.get("/api/tables/nowhere/frame")
    lines = [json.loads(line) for line in noted.log.read_text().splitlines()[1:]]  # after the one for people
    assert lines
    assert all(isinstance(line["message"], str) for line in lines)
    assert all(line["level"] in ("info", "warning") and line["at"].endswith("Z") for line in lines)
    seen = {(line["method"], line["path"], line["status"]) for line in lines if line["from"] == "heptarchy.access"}
    assert {("GET", "/api/games", 200), ("GET", "/api/tables/nowhere/frame", 404)} <= seen
    assert all(line["ms"] >= 0 for line in lines if "ms" in line)
    assert browser.token not in noted.log.read_text()


# The end


# Requests in hand, and those that are slow, are given so many seconds
GIVEN = f"from heptarchy.server import connections, run; connections.BODY = {FOR_EVER}; run.GRACE = {{:.0f}}"


def begin_a_request(running: Running, browser: Browser, body: bytes) -> socket.socket:
    """Send the head of a request that opens a table; the server has it in hand, and waits for the body."""
    head = (
        f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{running.port}\r\nAuthorization: Bearer {browser.token}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nExpect: 100-continue\r\n\r\n"
    )
    line = socket.create_connection(("127.0.0.1", running.port), timeout=PATIENCE)
    line.sendall(head.encode())
    assert line.recv(100).startswith(b"HTTP/1.1 100 ")
    return line


def test_a_server_that_is_told_to_stop_finishes_what_it_is_at(tmp_path: Path) -> None:
    running = Running(f"sqlite:///{tmp_path}/tables.db", tmp_path, prelude=GIVEN.format(FOR_EVER))
    with running, Browser(running.url, "Aldwyn") as browser:
        table = browser.open("me", "bot thrall")["table"]["id"]
        body = json.dumps(
            {"game": "vikings", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "bot"}]}
        ).encode()
        with begin_a_request(running, browser, body) as slow, browser.live(table, 0) as live:
            next_frame(live)
            process = running.process
            assert process is not None
            process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                look_for_ever(live)
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1001, "the server stops")
            slow.sendall(body)
            assert slow.recv(100).startswith(b"HTTP/1.1 201 ")
        assert process.wait(PATIENCE) == 0
        running.process = None
        with pytest.raises(httpx.TransportError):
            browser.get("/health")
        running.start()
        assert len(browser.get("/api/tables", list="mine")) == 2


def test_a_server_that_is_told_to_stop_does_not_wait_for_ever_for_what_does_not_come(tmp_path: Path) -> None:
    assert GRACE == 5  # seconds, as documented
    running = Running(f"sqlite:///{tmp_path}/tables.db", tmp_path, prelude=GIVEN.format(1))
    with running, Browser(running.url, "Aldwyn") as browser, begin_a_request(running, browser, b"{}"):
        assert running.stop() == 0


def test_a_server_that_is_told_twice_to_stop_closes_all_the_same(tmp_path: Path) -> None:
    with Running(f"sqlite:///{tmp_path}/tables.db", tmp_path) as running:
        process = running.process
        assert process is not None
        process.send_signal(signal.SIGINT)
        time.sleep(0.02)  # two at once would be one
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0
        assert running.log.read_text().count("\n") == 1, running.log.read_text()  # where it was, and no trouble


def look_for_ever(live: ClientConnection) -> None:
    """Read frames until the socket is closed."""
    while True:
        next_frame(live)


# What keeps it from starting


def refused(*arguments: str, **variables: str) -> subprocess.Popen[str]:
    """A server that will not start."""
    command = [sys.executable, "-m", "heptarchy", "serve", *arguments]
    environment = {**os.environ, "HEPTARCHY_BROWSER": "none", **variables}
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment)


def test_a_server_that_can_not_start_says_why_in_a_line(server: Running, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    tries = {
        "these tables are being served already, at " + server.url: refused("--database", server.database),
        f"can't listen on 127.0.0.1:{server.port}: Address already in use": refused(
            "--port", str(server.port), "--database", f"sqlite:///{tmp_path}/one.db"
        ),
        f"{tmp_path}/file/deeper/tables.db: Not a directory": refused(HEPTARCHY_DATA=f"{tmp_path}/file/deeper"),
        "the database does not answer": refused("--database", f"postgresql://127.0.0.1:{free_port()}/x"),
        "expected sqlite:///path/to/file.db or postgresql://": refused("--database", "mysql://x"),
    }
    for reason, process in tries.items():
        said, _ = process.communicate(timeout=PATIENCE)
        assert process.returncode == 1, said
        assert reason in said
        assert "Traceback" not in said
        assert len(said.strip().splitlines()) == 1, said
    assert health_of(server) == 200


def test_a_server_takes_many_requests_at_once(noted: Running) -> None:
    found: list[Any] = []

    def look() -> None:
        with Browser(noted.url) as browser:
            found.append(browser.get("/api/games"))

    threads = [threading.Thread(target=look) for _ in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [found[0]] * 20
