"""Webhooks: whom they tell what, which addresses they call, and that nobody at the other end can hold the server."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from heptarchy.server import webhook_calls
from heptarchy.server.webhook_calls import Caller
from tests.patience import PATIENCE, until, wait_until
from tests.server.client import Browser, next_frame
from tests.server.preludes import FOR_EVER, TOLD, said
from tests.server.receiver import Receiver
from tests.server.running import Running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from urllib.parse import SplitResult

    Calls = list[asyncio.Task[bool]]

NUDGE_AFTER = 0.5
SOON = 0.1  # seconds: a deadline that is waited for
PATIENT = f"from heptarchy.server import webhook_calls; webhook_calls.TIMEOUT = webhook_calls.TOTAL = {FOR_EVER}"


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is given up because the machine is busy; a test of a deadline sets its own."""
    for deadline in ("TIMEOUT", "TOTAL", "LOOKING_UP"):
        monkeypatch.setattr(webhook_calls, deadline, FOR_EVER)


@pytest.fixture(scope="module")
def noted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that calls webhooks soon, and says what it has seen to."""
    folder = tmp_path_factory.mktemp("noted")
    nudge = ("--nudge-after", str(NUDGE_AFTER))
    with Running(f"sqlite:///{folder}/tables.db", folder, *nudge, prelude=f"{PATIENT}\n{TOLD}") as running:
        yield running


def call(url: str, policy: str) -> bool:
    """Call a webhook."""

    async def body() -> bool:
        return await Caller(policy).call(url, "your turn")

    return asyncio.run(body())


def a_waiting_table(browser: Browser) -> tuple[str, int]:
    """A table where a seat of this browser is asked, and which."""
    table = browser.open("me", "me", name="Wessex")["table"]
    return table["id"], table["asked"][0]


def wait_until_settled(running: Running, table: str, seat: int) -> None:
    """Wait until a server has told this seat, or has chosen not to, as often as it meant to."""
    planned = wait_until(lambda: said(running, "plans", table, seat), "a telling")
    wait_until(lambda: said(running, "ended", table, seat) >= planned, "the end of all that was planned")


def is_more(running: Running, table: str, before: int) -> bool:
    """Was this table seen to once more?"""
    return said(running, "swept", table) > before


def test_an_absent_seat_is_told_once_in_the_form_that_discord_takes(noted: Running) -> None:
    with Receiver() as absent, Receiver() as present, Browser(noted.url, "@everyone") as browser:
        table, seat = a_waiting_table(browser)
        there, seat_there = a_waiting_table(browser)
        with browser.live(there, seat_there) as live:
            next_frame(live)
            browser.put(f"/api/tables/{table}/seats/{seat}/webhook", url=absent.url)
            browser.put(f"/api/tables/{there}/seats/{seat_there}/webhook", url=present.url)
            (call,) = absent.wait(1)
            for one, sits, receiver in ((table, seat, absent), (there, seat_there, present)):
                wait_until_settled(noted, one, sits)
                before = said(noted, "swept", one)
                browser.put(f"/api/tables/{one}/seats/{sits}/webhook", url=receiver.url)  # so that it is seen to
                wait_until(partial(is_more, noted, one, before), "a look at a table that stands still")
                wait_until_settled(noted, one, sits)
        assert call["kind"] == "application/json"
        assert call["body"]["username"] == "heptarchy"
        assert call["body"]["allowed_mentions"] == {"parse": []}  # a name pings nobody
        assert call["body"]["content"].startswith("@everyone, it is your turn at Wessex. ")
        assert call["body"]["content"].endswith(f"{noted.url}/t/{table}")
        assert len(call["body"]["content"]) <= 2000
        assert (len(absent.calls), len(present.calls)) == (1, 0)


def test_an_absent_seat_is_told_in_the_language_in_which_it_set_its_webhook(noted: Running) -> None:
    with Receiver() as absent, Browser(noted.url, "Ana", language="de") as browser:
        table, seat = a_waiting_table(browser)
        browser.put(f"/api/tables/{table}/seats/{seat}/webhook", url=absent.url)
        (call,) = absent.wait(1)
        said = call["body"]["content"]
        prompt = browser.frame(table, seat)["question"]["prompt"]
        assert said == f"Ana, du bist dran am Tisch Wessex. {prompt} {noted.url}/t/{table}"


def test_a_webhook_that_leads_elsewhere_is_not_followed() -> None:
    with Receiver() as elsewhere, Receiver(302, elsewhere.url) as first:
        assert not call(first.url, "any")
        assert (len(first.calls), len(elsewhere.calls)) == (1, 0)


def test_a_webhook_is_called_by_its_name_and_with_its_path() -> None:
    with Receiver() as there:
        assert call(there.url.replace("127.0.0.1", "localhost") + "/a b?token=x&y=é", "any")
        assert there.calls[0]["path"] == "/hook/a%20b?token=x&y=%C3%A9"


@pytest.mark.parametrize(
    "url",
    [
        "https://127.0.0.1/hook",
        "https://localhost/hook",
        "https://10.1.2.3/hook",
        "https://100.64.0.1/hook",  # shared by a provider's customers
        "https://169.254.169.254/latest",
        "https://192.0.0.9/hook",
        "https://192.88.99.1/hook",  # a relay of 6to4
        "https://198.18.0.1/hook",  # benchmarks
        "https://224.0.0.1/hook",
        "https://240.0.0.1/hook",
        "https://[::1]/hook",
        "https://[::]/hook",
        "https://[::ffff:10.0.0.1]/hook",
        "https://[::7f00:1]/hook",  # IPv4-compatible
        "https://[::10.0.0.1]/hook",
        "https://[64:ff9b::7f00:1]/hook",  # NAT64
        "https://[64:ff9b::10.0.0.1]/hook",
        "https://[64:ff9b:1::1]/hook",  # NAT64, local use
        "https://[2002:7f00:1::]/hook",  # 6to4
        "https://[2002:a00:1::1]/hook",
        "https://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/hook",  # Teredo
        "https://[2001:db8::1]/hook",
        "https://[3fff::1]/hook",
        "https://[5f00::1]/hook",
        "https://[100::1]/hook",  # discarded
        "https://[fc00::1]/hook",
        "https://[fe80::1]/hook",
        "https://[fec0::1]/hook",  # site-local
        "https://[ff0e::1]/hook",
        "https://0.0.0.0/hook",
        "http://example.org/hook",
        "ftp://example.org/hook",
        "https://example.org:99999/hook",
        "https://",
        "https://[x",
    ],
)
def test_addresses_that_are_not_public_are_refused_when_webhooks_are_public(url: str) -> None:
    assert webhook_calls.refuse_url(url, "public") is not None
    assert not call(url, "public")


@pytest.mark.parametrize("url", ["https://8.8.8.8/x", "https://[2606:4700::1111]/x", "https://discord.com/api/x"])
def test_public_addresses_are_taken(url: str) -> None:
    assert webhook_calls.refuse_url(url, "public") is None


@pytest.mark.parametrize("spelling", ["2130706433", "0x7f.1", "127.1", "0177.0.0.1"])
def test_other_spellings_of_an_address_are_looked_through(spelling: str) -> None:
    assert not call(f"https://{spelling}/hook", "public")


def test_a_webhook_is_tried_again_and_then_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asyncio, "sleep", at_once)
    with Receiver(500) as broken, Receiver(404) as gone:
        assert not call(broken.url, "any")
        assert not call(gone.url, "any")
        assert (len(broken.calls), len(gone.calls)) == (webhook_calls.TRIES, 1)


async def at_once(_: float) -> None:
    """Do not wait."""


def test_the_address_that_was_looked_at_is_the_one_that_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    # Given a name that leads to a public address, and to a private one when it is asked again
    leads = [["93.184.215.14"], ["127.0.0.1"]]
    called: list[tuple[str, int]] = []

    def look_up(host: str, port: object) -> list[tuple[int, int, int, str, tuple[str, int]]]:
        return [(2, 1, 6, "", (address, 0)) for address in (leads.pop(0) if len(leads) > 1 else leads[0])]

    async def connect(address: str, port: int, **_: Any) -> None:
        called.append((address, port))
        raise OSError

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    monkeypatch.setattr(asyncio, "sleep", at_once)
    assert not call("https://hooks.example.org/x", "public")
    assert called == [("93.184.215.14", 443)] * webhook_calls.TRIES

    # And a name of which one address is private is not called at all
    leads[:] = [["93.184.215.14", "10.0.0.1"]]
    assert not call("https://hooks.example.org/x", "public")
    assert len(called) == webhook_calls.TRIES


# At the other end, somebody slow on purpose


def has_left(line: socket.socket) -> bool:
    """Say a byte to whoever called; whether he has gone, which a byte alone would not tell at once."""
    try:
        line.send(b"H")
        return line.recv(65536, socket.MSG_DONTWAIT) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


class Dripping:
    """A place on loopback that takes any call and then says a byte now and then, and never enough."""

    def __init__(self) -> None:
        self.taken = 0
        self._lines: list[socket.socket] = []
        self._listening = socket.create_server(("127.0.0.1", 0), backlog=100)
        self._listening.settimeout(0.05)
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._drip, daemon=True)
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}/hook"

    def __enter__(self) -> Dripping:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        self._thread.join()
        for line in self._lines:
            line.close()
        self._listening.close()

    def _drip(self) -> None:
        while not self._ended.is_set():
            with contextlib.suppress(TimeoutError):
                self._lines.append(self._listening.accept()[0])
                self.taken += 1
            for line in list(self._lines):
                if has_left(line):
                    self._lines.remove(line)
                    line.close()


def test_a_receiver_that_drips_can_not_hold_a_server_that_stops(tmp_path: Path) -> None:
    with Dripping() as dripping:
        # Given a server whose calls have no deadline: if it waited for them, it would never stop
        running = Running(f"sqlite:///{tmp_path}/tables.db", tmp_path, "--nudge-after", "0", prelude=PATIENT)
        with running, Browser(running.url, "Aldwyn") as browser:
            for _ in range(4):
                table, seat = a_waiting_table(browser)
                browser.put(f"/api/tables/{table}/seats/{seat}/webhook", url=dripping.url)
            wait_until(lambda: dripping.taken >= 2, "two calls in hand")
            browser.http.close()
            assert running.stop() == 0


class Watch:
    """How many calls are at one address at once: counted where they are made."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.there = 0
        self.most = 0
        self.tries = 0
        self._first_line = webhook_calls.first_line
        monkeypatch.setattr(webhook_calls, "first_line", self.first_line)

    async def first_line(self, url: SplitResult, address: str, body: bytes) -> bytes:
        if address != "127.0.0.1":
            return await self._first_line(url, address, body)
        self.there += 1
        self.tries += 1
        self.most = max(self.most, self.there)
        try:
            return await self._first_line(url, address, body)
        finally:
            self.there -= 1


def run_with_slow_calls(number: int, test: Any) -> None:
    """Let a test have a caller that has so many calls in hand, all to an address that drips."""

    async def body(url: str) -> None:
        caller = Caller("any")
        calls = [asyncio.create_task(caller.call(url, "your turn")) for _ in range(number)]
        try:
            async with asyncio.timeout(PATIENCE):
                await test(caller, calls, url)
        finally:
            for one in calls:
                one.cancel()
            await asyncio.gather(*calls, return_exceptions=True)
        assert (caller.in_hand, caller.shares) == (0, {})

    with Dripping() as dripping:
        asyncio.run(body(dripping.url))


def test_one_slow_address_keeps_no_other_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch(monkeypatch)

    async def body(caller: Caller, calls: Calls, _: str) -> None:
        # Given an address where all who may call do, for ever, and all others wait
        await until(lambda: [one.users for one in caller.shares.values()] == [len(calls)], "all calls")
        await until(lambda: watch.there == webhook_calls.AT_ONCE_EACH, "those whose turn it is")
        # Then whoever calls another overtakes them all
        assert await caller.call(elsewhere.url, "your turn")
        assert not any(task.done() for task in calls)
        assert watch.most == webhook_calls.AT_ONCE_EACH

    with Receiver(host="127.0.0.2") as elsewhere:
        run_with_slow_calls(30, body)


def test_a_try_has_a_deadline_and_makes_room_for_the_next_one(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch(monkeypatch)
    monkeypatch.setattr(webhook_calls, "TIMEOUT", SOON)
    monkeypatch.setattr(asyncio, "sleep", at_once)

    async def body(caller: Caller, calls: Calls, _: str) -> None:
        assert set(await asyncio.gather(*calls)) == {False}
        assert watch.tries == webhook_calls.TRIES * len(calls)
        assert watch.most == webhook_calls.AT_ONCE_EACH  # one hangs up before the next one calls

    run_with_slow_calls(10, body)


def test_a_call_has_a_deadline_whether_it_waits_or_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook_calls, "TOTAL", SOON)

    async def body(caller: Caller, calls: Calls, _: str) -> None:
        assert set(await asyncio.gather(*calls)) == {False}

    run_with_slow_calls(30, body)


def test_more_calls_than_can_wait_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook_calls, "WAITING", 3)

    async def body(caller: Caller, calls: Calls, url: str) -> None:
        await until(lambda: caller.in_hand == len(calls), "as many calls as may be in hand")
        assert not await caller.call(url, "your turn")
        assert caller.in_hand == 3
        assert not any(task.done() for task in calls)

    run_with_slow_calls(3, body)
