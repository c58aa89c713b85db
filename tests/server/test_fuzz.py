"""Thousands of requests that make no sense, or are not the sender's to make, thrown at a game: nothing changes."""

from __future__ import annotations

import contextlib
import json
import random
import re
import socket
from typing import TYPE_CHECKING
from urllib.parse import quote

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.patience import PATIENCE
from tests.seeds import seeded
from tests.server.hurling import Battery
from tests.server.nonsense import SEATS, Hurler
from tests.server.people import People
from tests.sizes import size

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.hurling import Reply, Throw
    from tests.server.running import Running

BATCH = 100


def check(throw: Throw, reply: Reply) -> None:
    """A request that was taken before gets the same reply; whatever is refused is refused with a reason."""
    said = f"{throw.method} {throw.path[:200]} {throw.body[:200]!r}: {reply.status} {reply.body[:300]!r}"
    if throw.expected == "replayed":
        assert reply.status == 200, said
    if reply.status >= 400:
        assert reply.body[:1] == b"{", said
        problem = reply.read()
        assert problem["error"], said
        assert problem["message"], said


def knock(hurler: Hurler) -> None:
    """Open a WebSocket that may not be had, or a spectator's."""
    rng = hurler.rng
    table = rng.choice([hurler.people.table, hurler.people.table, "nosuch", "%00", "a%2Fb", "..", "%ff"])
    asked = "&".join(
        f"{rng.choice(['seat', 'since', 'heard', 'lang'])}={quote(rng.choice(SEATS)[:999], safe='%')}" for _ in range(2)
    )
    place = hurler.url.replace("http", "ws", 1)
    headers = {key: value for key, value in hurler.sender(None).items() if "\x80" not in value}
    code = 0
    try:
        with connect(
            f"{place}/api/tables/{table}/live?{asked}", additional_headers=headers, open_timeout=PATIENCE
        ) as opened:
            opened.send(rng.choice(["{}", "\x00", "x" * 4000]))
            seen = json.loads(opened.recv(PATIENCE))["seat"]
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd else -1
    except InvalidStatus as refused:
        code = refused.response.status_code
    else:
        assert seen is None  # a spectator's
    assert code in (0, 400, 403, 404, 4400, 4403, 4404), f"{table} {asked} {code}"


@pytest.mark.parametrize("advanced", [False, True], ids=["in turn", "all at once"])
def test_nothing_that_is_hurled_at_a_game_changes_it(
    server_of_both_kinds: Running, advanced: bool, figures: Callable[[str], None]
) -> None:
    rng = random.Random(seeded(f"hurled, advanced {advanced}"))
    with (
        People(server_of_both_kinds.url, advanced=advanced, rounds=1) as people,
        Hurler(people, rng, after=12) as hurler,
        Battery(server_of_both_kinds.port) as battery,
    ):
        people.browsers[0].say(people.table, 0, "for one ear", 1)
        before, said = people.traces(), [people.browsers[seat].get(people.path("talk")) for seat in range(4)]
        for n in range(0, size("hurled_requests") // 4, BATCH):
            state = rng.getstate()
            for throw, reply in battery.volley(hurler.throw() for _ in range(BATCH)):
                check(throw, reply)
            battery.check()
            for _ in range(3):
                knock(hurler)
            assert people.traces() == before, f"changed by batch {n} with the random state {hash(state)}"
            assert [people.browsers[seat].get(people.path("talk")) for seat in range(4)] == said
        figures(battery.told())
        people.play(rng)  # and it can be played to its end
        assert people.browsers[0].get(f"/api/tables/{people.table}")["status"] == "over"
    log = server_of_both_kinds.log.read_text()
    assert "Traceback" not in log, log[-3000:]


def test_there_is_no_door_that_nothing_is_hurled_at(server: Running) -> None:
    described = httpx.get(f"{server.url}/schema/openapi.json", timeout=PATIENCE).json()["paths"]
    doors = {(method.upper(), path) for path, methods in described.items() for method in methods}
    with People(server.url, 2, rounds=1) as people, Hurler(people, random.Random("doors")) as hurler:
        thrown = [hurler.throw() for _ in range(4000)]
    tried = {
        (method, path)
        for method, path in doors
        if any(
            throw.method == method and re.fullmatch(re.sub(r"{.*?}", "[^/]+", path), throw.path.partition("?")[0])
            for throw in thrown
        )
    }
    assert sorted(doors - tried) == []


NOISE = [
    b"\x00" * 100,
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET /api/me\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 200_000 + b"\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -5\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50\r\n\r\n{",  # and goes away
    b"GET /api/tables/x/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
]


def test_noise_on_the_line_brings_nothing_down(server: Running) -> None:
    for noise in NOISE:
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
            told = b""
            with contextlib.suppress(OSError):  # it may hang up at once
                line.sendall(noise)
                line.shutdown(socket.SHUT_WR)
                told = line.recv(1000)
            assert b" 500 " not in told, told
    assert httpx.get(f"{server.url}/health", timeout=PATIENCE).status_code == 200
    assert "Traceback" not in server.log.read_text()
