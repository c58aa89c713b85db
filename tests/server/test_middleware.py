"""The gate and the doors read the same in a request: nobody is one person to the one and another to the other."""

from __future__ import annotations

import asyncio
import socket
from typing import TYPE_CHECKING, Any

import pytest
from litestar import Request

from heptarchy.server.bans import Wards
from heptarchy.server.metrics import Metrics
from heptarchy.server.middleware import Gate, hashed, household, plain_address
from heptarchy.server.routes.asking import token_of
from heptarchy.server.rows import BAN, Ward
from heptarchy.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.client import Browser

if TYPE_CHECKING:
    from litestar.types import Message, Receive, Scope, Send

    from tests.server.running import Running

BAD, GOOD, OTHER = "bad0" * 16, "600d" * 16, "0" * 64
HOST = ("Host", "tables.example")

Header = tuple[str, str]


def bearer(token: str) -> Header:
    return "Authorization", f"Bearer {token}"


class Entrance:
    """A gate with one door behind it, which notes whom it reads in a request. BAD is banned."""

    def __init__(self, **settings: Any) -> None:
        self.read: list[str] = []
        wards = Wards()
        wards.take([Ward(BAN, hashed(BAD), 0.0, 0.0, ""), Ward(BAN, "203.0.113.7/32", 0.0, 0.0, "")])
        self.gate = Gate(self.door, Settings("sqlite://", **settings), Metrics(), wards)

    async def door(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.read.append(token_of(Request(scope)))
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    def ask(
        self, *headers: Header, method: str = "GET", scheme: str = "http", client: str = "192.0.2.1"
    ) -> tuple[int, str]:
        """The status of the reply, and the cookie that it sets."""
        said: list[Any] = []

        async def send(message: Message) -> None:
            said.append(message)

        async def receive() -> Any:
            return {"type": "http.request", "body": b"", "more_body": False}

        scope: Any = {
            "type": "websocket" if scheme in ("ws", "wss") else "http",
            "method": method,
            "scheme": scheme,
            "path": "/api/me",
            "query_string": b"",
            "client": (client, 1),
            "headers": [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in headers],
        }
        asyncio.run(self.gate(scope, receive, send))
        cookies = [value.decode() for name, value in said[0]["headers"] if name == b"set-cookie"]
        return said[0]["status"], "".join(cookies)


# What is said twice


@pytest.mark.parametrize("scheme", ["http", "ws"])
@pytest.mark.parametrize(
    "headers",
    [
        (bearer(BAD), bearer(OTHER)),
        (bearer(OTHER), bearer(BAD)),
        (bearer(GOOD), bearer(GOOD)),
        (("Authorization", ""), bearer(BAD)),
        (HOST, ("Host", "evil.example")),
        (HOST, ("Origin", "http://evil.example"), ("Origin", "http://tables.example")),
        (HOST, ("Origin", "http://tables.example"), ("Origin", "http://evil.example")),
    ],
    ids=str,
)
def test_who_asks_and_whence_is_said_once(headers: tuple[Header, ...], scheme: str) -> None:
    entrance = Entrance()
    assert entrance.ask(*headers, method="POST", scheme=scheme) == (400, "")
    assert entrance.read == []


@pytest.mark.parametrize(
    "cookies",
    [
        (f"heptarchy={BAD}", "a=b"),
        ("a=b", f"heptarchy={BAD}"),
        (f"heptarchy={BAD}", f"heptarchy={OTHER}"),
        ("a=b", f"c=d; heptarchy={BAD}", f"heptarchy={OTHER}"),
        (f"heptarchy={OTHER}", f"__Host-heptarchy={BAD}"),
    ],
    ids=str,
)
def test_somebody_who_is_banned_is_known_in_whichever_header_their_cookie_is(cookies: tuple[str, ...]) -> None:
    entrance = Entrance()
    assert entrance.ask(*(("Cookie", one) for one in cookies))[0] == 403
    assert entrance.read == []


def test_cookies_in_several_headers_are_read_as_one() -> None:
    entrance = Entrance()
    assert entrance.ask(("Cookie", "a=b"), HOST, ("Cookie", f"heptarchy={GOOD}"))[0] == 200
    assert entrance.ask(("Cookie", f"heptarchy={GOOD}; x"), ("Cookie", f"heptarchy={BAD}"))[0] == 200
    assert entrance.ask(("Cookie", ""), ("Cookie", "a"))[0] == 200
    assert entrance.read == [GOOD, GOOD, ""]


def test_a_server_takes_nobody_in_who_says_twice_who_they_are(server: Running) -> None:
    def status(*headers: Header) -> bytes:
        lines = "".join(f"{name}: {value}\r\n" for name, value in headers)
        sent = f"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n{lines}\r\n"
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
            line.sendall(sent.encode())
            return line.recv(12)

    upgrade = (
        ("Upgrade", "websocket"),
        ("Connection", "Upgrade"),
        ("Sec-WebSocket-Version", "13"),
        ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
    )
    with Browser(server.url, "Aldwyn") as known:
        assert status(bearer(known.token)) == b"HTTP/1.1 200"
        assert status(bearer(known.token), bearer(OTHER)) == b"HTTP/1.1 400"
        assert status(*upgrade, bearer(known.token), bearer(OTHER)) == b"HTTP/1.1 400"


# Cookies where TLS is


@pytest.mark.parametrize("scheme", ["https", "wss"])
@pytest.mark.parametrize(
    "cookies",
    [
        f"heptarchy={GOOD}",
        f"a=b; heptarchy={GOOD}; heptarchy={OTHER}",
        f"x__Host-heptarchy=1; heptarchy={GOOD}",
        f"__Host-heptarchy=; heptarchy={GOOD}",
        f"\xa0heptarchy={GOOD}",  # a blank to Python, and none to a browser
        f"\x85__Host-heptarchy={GOOD}",
    ],
)
def test_where_tls_is_a_cookie_that_another_host_may_have_set_is_nobodys(cookies: str, scheme: str) -> None:
    entrance = Entrance()
    assert entrance.ask(("Cookie", cookies), scheme=scheme) == (200, "")
    assert entrance.read == [""]


def test_where_tls_is_the_safe_cookie_counts_beside_whatever_others_set() -> None:
    entrance = Entrance()
    both = f"heptarchy={OTHER}; __Host-heptarchy={GOOD}"
    assert entrance.ask(("Cookie", both), scheme="https") == (200, "")
    assert entrance.ask(("Cookie", f"heptarchy={OTHER}"), bearer(GOOD), scheme="https") == (200, "")
    assert entrance.read == [GOOD, GOOD]


@pytest.mark.parametrize("others", ["", "x__Host-heptarchy=1; "])
def test_plain_cookies_are_made_safe_ones_where_the_operator_says_so(others: str) -> None:
    entrance = Entrance(plain_cookies=True)
    status, given = entrance.ask(("Cookie", f"{others}heptarchy={GOOD}"), scheme="https")
    assert status == 200
    assert given.startswith(f"__Host-heptarchy={GOOD}; ")
    assert "; Secure" in given
    assert entrance.ask(("Cookie", f"heptarchy={OTHER}; __Host-heptarchy={GOOD}"), scheme="https") == (200, "")
    assert entrance.ask(("Cookie", f"heptarchy={BAD}"), scheme="https")[0] == 403
    assert entrance.read == [GOOD, GOOD]


def test_without_tls_the_plain_cookie_counts() -> None:
    entrance = Entrance()
    for scheme in ("http", "ws"):
        assert entrance.ask(("Cookie", f"heptarchy={GOOD}"), scheme=scheme) == (200, "")
    assert entrance.read == [GOOD, GOOD]


# Addresses


@pytest.mark.parametrize(
    "address",
    [
        "::ffff:203.0.113.7",
        "::FFFF:203.0.113.7%eth0",
        "::ffff:cb00:7107",
        "0:0:0:0:0:ffff:203.0.113.7",
        "0000:0000:0000:0000:0000:ffff:cb00:7107",
        "0::ffff:203.0.113.7",
    ],
)
def test_an_address_of_ipv4_is_known_however_it_is_written(address: str) -> None:
    assert plain_address(address) == household(address) == "203.0.113.7"
    assert Entrance().ask(client=address)[0] == 403


@pytest.mark.parametrize("address", ["203.0.113.7", "2001:db8::1", "fe80::1%eth0", "?", "", ":", "2001:db8::/32"])
def test_other_addresses_are_left_as_they_are(address: str) -> None:
    assert plain_address(address) == address
