"""Running a server: its health, figures and logs, how it starts, stops and refuses to, and the webhooks it calls."""

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

from heptarchy.server import sweeping, webhooks
from heptarchy.server.bots import Bots
from heptarchy.server.house import House
from heptarchy.server.metrics import Metrics
from heptarchy.server.rows import WAITING
from heptarchy.server.seating import Person, SeatWish, TableWish, open_table
from heptarchy.server.settings import Settings
from heptarchy.server.store import Store
from tests.server.client import Browser, Refusal, next_frame
from tests.server.databases import start_postgres
from tests.server.receiver import Receiver
from tests.server.running import Running, free_port

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from websockets.sync.client import ClientConnection

NUDGE_AFTER = 0.5


def wait_until(true: Callable[[], bool], seconds: float = 20.0) -> None:
    """Wait for something to come about."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.fixture(scope="module")
def noted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that logs every request as JSON and calls webhooks soon."""
    folder = tmp_path_factory.mktemp("noted")
    arguments = ("--logs", "json", "--log-level", "info", "--nudge-after", str(NUDGE_AFTER))
    with Running(f"sqlite:///{folder}/tables.db", folder, *arguments) as running:
        yield running


# Health


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
            wait_until(lambda: httpx.get(f"{running.url}/health").status_code == 503)
            assert httpx.get(f"{running.url}/health").json()["status"] == "down"
            with pytest.raises(Refusal, match=r"^503 down: "):
                browser.answer(table["id"], frame, action, request)
            with pytest.raises(ConnectionClosed) as closed:  # what it shows can't be trusted: come again
                next_frame(live)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013
        assert httpx.get(f"{running.url}/metrics").status_code == 503
        database.start()
        wait_until(lambda: httpx.get(f"{running.url}/health").status_code == 200)
        reply = browser.answer(table["id"], frame, action, request)
        assert reply["n"] > frame["n"]
        assert browser.answer(table["id"], frame, action, request)["n"] == reply["n"]


# Figures

SAMPLE = re.compile(r'([a-z_]+)(?:\{([a-z]+)="([^"]*)"\})? (-?[0-9.e+]+|\+Inf|NaN)')


def read_metrics(text: str) -> dict[str, dict[str, float]]:
    """Prometheus text, read strictly: by name, by label's value; each name is announced with its help and type."""
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
            name, _, value, number = read.groups()
            family = re.sub("_(bucket|sum|count)$", "", name)
            assert types.get(name) in ("counter", "gauge") or types.get(family) == "histogram"
            assert types.get(name) != "counter" or name.endswith("_total")
            assert (value or "") not in found.setdefault(name, {})
            found[name][value or ""] = float(number)
    return found


def test_figures_are_prometheus_text_and_count_right(noted: Running) -> None:
    def figures() -> dict[str, dict[str, float]]:
        reply = httpx.get(f"{noted.url}/metrics")
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


def test_a_server_that_is_told_to_stop_finishes_what_it_is_at(tmp_path: Path) -> None:
    with Running(f"sqlite:///{tmp_path}/tables.db", tmp_path) as running, Browser(running.url, "Aldwyn") as browser:
        table = browser.open("me", "bot thrall")["table"]["id"]
        body = json.dumps({"game": "vikings", "options": {"players": 2}, "seats": [{"kind": "me"}] * 2}).encode()
        head = (
            f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{running.port}\r\nAuthorization: Bearer {browser.token}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        with socket.create_connection(("127.0.0.1", running.port)) as slow, browser.live(table, 0) as live:
            slow.sendall(head.encode())
            next_frame(live)
            time.sleep(0.2)
            process = running.process
            assert process is not None
            began = time.monotonic()
            process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                look_for_ever(live)
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1001, "the server stops")
            slow.sendall(body)
            slow.settimeout(10.0)
            assert slow.recv(100).startswith(b"HTTP/1.1 201 ")
        assert process.wait(10.0) == 0
        running.process = None
        assert time.monotonic() - began < 6.0
        with pytest.raises(httpx.TransportError):
            browser.get("/health")
        running.start()
        assert len(browser.get("/api/tables", list="mine")) == 2


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
        said, _ = process.communicate(timeout=60.0)
        assert process.returncode == 1, said
        assert reason in said
        assert "Traceback" not in said
        assert len(said.strip().splitlines()) == 1, said
    assert httpx.get(f"{server.url}/health").status_code == 200


# Webhooks


def a_waiting_table(browser: Browser) -> tuple[str, int]:
    """A table where a seat of this browser is asked, and which."""
    table = browser.open("me", "me", name="Wessex")["table"]
    return table["id"], table["asked"][0]


def test_an_absent_seat_is_told_once_in_the_form_that_discord_takes(noted: Running) -> None:
    with Receiver() as absent, Receiver() as present, Browser(noted.url, "Aldwyn") as browser:
        table, seat = a_waiting_table(browser)
        there, seat_there = a_waiting_table(browser)
        with browser.live(there, seat_there) as live:
            next_frame(live)
            browser.put(f"/api/tables/{table}/seats/{seat}/webhook", url=absent.url)
            browser.put(f"/api/tables/{there}/seats/{seat_there}/webhook", url=present.url)
            (call,) = absent.wait(1, 10.0)
            time.sleep(6.0)  # as long as it takes to look for tables that stand still
        assert call["kind"] == "application/json"
        assert call["body"]["username"] == "heptarchy"
        assert call["body"]["content"].startswith("Aldwyn, it is your turn at Wessex. ")
        assert call["body"]["content"].endswith(f"{noted.url}/t/{table}")
        assert len(call["body"]["content"]) <= 2000
        assert (len(absent.calls), len(present.calls)) == (1, 0)


def test_a_webhook_that_leads_elsewhere_is_not_followed() -> None:
    with Receiver() as elsewhere, Receiver(302, elsewhere.url) as first:
        assert not webhooks.call(first.url, "your turn", "any")
        assert (len(first.calls), len(elsewhere.calls)) == (1, 0)


@pytest.mark.parametrize(
    "url",
    [
        "https://127.0.0.1/hook",
        "https://localhost/hook",
        "https://10.1.2.3/hook",
        "https://169.254.169.254/latest",
        "https://[::1]/hook",
        "https://[::ffff:10.0.0.1]/hook",
        "https://0.0.0.0/hook",
        "http://example.org/hook",
        "ftp://example.org/hook",
        "https://",
        "https://[x",
    ],
)
def test_private_addresses_are_refused_when_webhooks_are_public(url: str) -> None:
    assert webhooks.refuse_url(url, "public") is not None
    assert not webhooks.call(url, "your turn", "public")


def test_a_webhook_is_tried_again_and_then_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "sleep", lambda _: None)
    with Receiver(500) as broken, Receiver(404) as gone:
        assert not webhooks.call(broken.url, "your turn", "any")
        assert not webhooks.call(gone.url, "your turn", "any")
        assert (len(broken.calls), len(gone.calls)) == (webhooks.TRIES, 1)


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


# What another process left undone


def test_whatever_a_process_left_undone_is_found_however_many_tables_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweeping, "SWEPT", 2)
    settings = Settings(f"sqlite:///{tmp_path}/tables.db")
    owner = Person("0" * 64, "Aldwyn")

    def wish(*kinds: str) -> TableWish:
        return TableWish("vikings", {"players": len(kinds)}, [SeatWish(kind) for kind in kinds])

    async def body() -> None:
        store, bots = await Store.open(settings.database), Bots(1)
        await bots.start()
        dying = House(settings, store, bots, Metrics())
        dying.closing = True  # so its bots do not think any more
        for _ in range(5):
            await open_table(dying, owner, wish("me", "me"))
        stuck = [(await open_table(dying, owner, wish("bot", "bot")))[0] for _ in range(3)]
        await store.change_table(stuck[0].id, status=WAITING)  # as if it had died before the game began
        before = [await store.table(live.id) for live in stuck]
        house = House(settings, store, bots, Metrics())
        await sweeping.sweep_all(house, time.time())
        assert house.lives.keys() == {live.id for live in stuck}  # tables that wait for people stay in the store
        for row in before:
            assert row is not None
            await until_acts(store, row.id, row.acts + 3)
        await house.close()

    asyncio.run(body())


async def until_acts(store: Store, table: str, acts: int) -> None:
    """Wait until so much was done at a table."""
    async with asyncio.timeout(20.0):
        while (row := await store.table(table)) is None or row.acts < acts:
            await asyncio.sleep(0.02)


def test_the_address_that_was_looked_at_is_the_one_that_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    # Given a name that leads to a public address, and to a private one when it is asked again
    leads = [["93.184.215.14"], ["127.0.0.1"]]
    called: list[tuple[str, int]] = []

    def look_up(host: str, port: object) -> list[tuple[int, int, int, str, tuple[str, int]]]:
        return [(2, 1, 6, "", (address, 0)) for address in (leads.pop(0) if len(leads) > 1 else leads[0])]

    def connect(address: tuple[str, int], timeout: float) -> None:
        called.append(address)
        raise OSError

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    monkeypatch.setattr(socket, "create_connection", connect)
    monkeypatch.setattr(time, "sleep", lambda _: None)
    assert not webhooks.call("https://hooks.example.org/x", "your turn", "public")
    assert called == [("93.184.215.14", 443)] * webhooks.TRIES

    # And a name of which one address is private is not called at all
    leads[:] = [["93.184.215.14", "10.0.0.1"]]
    assert not webhooks.call("https://hooks.example.org/x", "your turn", "public")
    assert len(called) == webhooks.TRIES
