"""The middleware that every request passes, our gate: where it comes from, rate limits, headers of every reply."""

from __future__ import annotations

import hashlib
import logging
import re
import time
from ipaddress import IPv6Address, ip_network
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import urlsplit

import msgspec

from heptarchy.server import reasons
from heptarchy.server.errors import Banned, CrossOrigin, TooMany, Trouble, Unreadable
from heptarchy.server.ids import NO_BROWSER, BrowserId, BrowserToken
from heptarchy.server.wire import Problem

if TYPE_CHECKING:
    from collections.abc import Mapping

    from litestar.types import ASGIApp, Message, Receive, Scope, Send

    from heptarchy.server.bans import Wards
    from heptarchy.server.metrics import Metrics
    from heptarchy.server.settings import Settings

access = logging.getLogger("heptarchy.access")

SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
NOT_KEPT = (b"cache-control", b"no-store")  # on all but pages, which say for themselves who may keep them
COOKIE = "heptarchy"
SAFE_COOKIE = "__Host-heptarchy"  # where TLS is: browsers take it from this host alone, for this host alone
ONCE = (b"authorization", b"host", b"origin")  # headers that say who asks, and whence
BLANKS = " \t"  # around a cookie; what else Python takes for blank, browsers take for a part of its name
KEPT_CLIENTS = 10_000
TOKEN = re.compile(r"[0-9a-f]{64}")
JUDGING = re.compile("/api/tables/[^/]+/why")  # asked some fifteen times a second while somebody drags a piece
DRAGGING = 3.0  # times as many of those as of other requests, and counted apart


class Buckets:
    """The rate limit, how much each client may still ask for: a bucket that fills up again at a steady rate."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate  # a second; 0: no limit
        self.burst = burst
        self._left: dict[str, tuple[float, float]] = {}  # by client: what is left, and when that was

    def take(self, client: str, cost: float = 1.0) -> bool:
        """Take one, or what something costs, a full bucket at most; False if there is less in it."""
        cost = min(cost, self.burst)
        if not self.rate:
            return True
        now = time.monotonic()
        left, then = self._left.pop(client, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.rate)
        if len(self._left) >= KEPT_CLIENTS:
            self._left.pop(next(iter(self._left)))
        self._left[client] = (left - cost if left >= cost else left, now)
        return left >= cost


class Gate:
    """The middleware round all doors."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, wards: Wards) -> None:
        self.app = app
        self.wards = wards
        self.hosts = settings.hosts
        self.plain_cookies = settings.plain_cookies
        self.buckets = Buckets(settings.limits.requests, settings.limits.burst)
        self.judging = Buckets(DRAGGING * settings.limits.requests, settings.limits.burst)
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or say why not."""
        kind: str = scope["type"]
        if kind not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        secure = scope.get("scheme") in ("https", "wss")
        settle_cookies(scope, self.plain_cookies or not secure)
        headers = read_headers(scope)
        try:
            self.check(scope, headers)
        except Trouble as trouble:
            self.metrics.replied(trouble.status)
            await refuse(trouble, scope, headers, send)
            return
        scope["state"] = scope.get("state") or {}
        renew_cookie(scope, headers, secure)
        began = time.perf_counter()

        async def send_marked(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.metrics.replied(message["status"])
                self.note(scope, message["status"], time.perf_counter() - began)
                mark(cast("dict[str, Any]", message), scope["state"], secure)
            await send(message)

        await self.app(scope, receive, send_marked)

    def check_ban(self, headers: dict[str, str], address: str) -> None:
        """Raise for whom the operator keeps out: a browser, or all that come from an address."""
        identity = browser_of(token_shown(headers)) if self.wards.knows_banned else NO_BROWSER
        ward = self.wards.forbid(identity, address)
        if ward is not None:
            raise Banned(reasons.SHUT_OUT_FOR.of(why=ward.reason) if ward.reason else reasons.SHUT_OUT.of())

    def note(self, scope: Any, status: int, seconds: float) -> None:
        """One line a request; quiet about what goes well."""
        level = logging.INFO if status < 500 else logging.WARNING
        if access.isEnabledFor(level):
            facts = {"method": scope["method"], "path": scope["path"], "status": status, "ms": round(seconds * 1000, 1)}
            access.log(level, "%s %s", scope["method"], scope["path"], extra={"facts": facts})

    def check(self, scope: Any, headers: dict[str, str]) -> None:
        """Raise for what is at odds with itself, a name not ours, a page of another site, or too many requests."""
        given = [name.lower() for name, _ in scope["headers"]]
        twice = [name.decode() for name in ONCE if given.count(name) > 1]
        if twice:
            raise Unreadable(reasons.HEADER_TWICE.of(header=twice[0]))
        host = headers.get("host", "").lower()
        if self.hosts and host.rpartition(":")[0] not in self.hosts and host not in self.hosts:
            raise CrossOrigin(reasons.NOT_OUR_NAME.of(host=repr(host[:80])))
        if scope["type"] == "websocket" or scope["method"] not in SAFE:
            origin = headers.get("origin")
            elsewhere = origin is not None and place_of(origin) != host
            if elsewhere or headers.get("sec-fetch-site") == "cross-site":
                raise CrossOrigin(reasons.OTHER_SITES.of())
        client = scope.get("client") or ("?", 0)
        self.check_ban(headers, str(client[0]))
        names = [part.partition(b"=")[0] for part in scope["query_string"].split(b"&") if part]
        if len(set(names)) < len(names):
            raise Unreadable(reasons.ADDRESS_TWICE.of())
        buckets = self.judging if JUDGING.fullmatch(scope["path"]) else self.buckets
        if not buckets.take(household(str(client[0]))):
            raise TooMany(reasons.TOO_FAST.of())


def hashed(token: str) -> str:
    """What we keep of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def browser_of(token: BrowserToken) -> BrowserId:
    """Who shows this token, as we keep it."""
    return BrowserId(hashed(token))


def plain_address(address: str) -> str:
    """The client's own address: one of IPv4 that came to a socket of IPv6 (::ffff:192.0.2.1) as itself."""
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(found.ipv4_mapped) if found.ipv4_mapped else address


def household(address: str) -> str:
    """What shares are counted by: an address; of IPv6, where a household has very many, what these have in common."""
    address = plain_address(address)
    if ":" not in address:
        return address
    try:
        return str(ip_network((address.partition("%")[0], 64), strict=False))
    except ValueError:
        return address


def place_of(origin: str) -> str:
    """Host and port of an origin; empty for what is none."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def settle_cookies(scope: Any, plain: bool) -> None:
    """Make one header of all cookies, without the plain one where it does not count: so the doors read what we read.

    Where TLS is, any host of the same domain could have set the plain one, to a token that it knows.
    """
    given = [value.decode("latin-1") for name, value in scope["headers"] if name.lower() == b"cookie"]
    if not given:
        return
    parts = [part.strip(BLANKS) for part in ";".join(given).split(";")]
    kept = "; ".join(part for part in parts if plain or part.partition("=")[0] != COOKIE)
    others = [(name, value) for name, value in scope["headers"] if name.lower() != b"cookie"]
    scope["headers"] = [*others, (b"cookie", kept.encode("latin-1"))]


def read_headers(scope: Any) -> dict[str, str]:
    """The headers by name; of several, the first counts, as it does at the doors."""
    found: dict[str, str] = {}
    for name, value in scope["headers"]:
        found.setdefault(name.lower().decode("latin-1"), value.decode("latin-1"))
    return found


def renew_cookie(scope: Any, headers: dict[str, str], secure: bool) -> None:
    """Give the safe cookie to a browser that has the plain one from before: it keeps its seats."""
    if not secure or scope["type"] != "http" or headers.get("authorization"):
        return
    cookies = cookies_in(headers.get("cookie", ""))
    token = cookies.get(COOKIE, "")
    if TOKEN.fullmatch(token) and not cookies.get(SAFE_COOKIE):
        scope["state"]["new_token"] = token


def token_shown(headers: Mapping[str, str]) -> BrowserToken:
    """The token that a program or a browser shows, whatever it is; empty: none."""
    bearer = headers.get("authorization", "")
    is_bearer = bearer[:7].lower() == "bearer "
    return BrowserToken(bearer[7:].strip() if is_bearer else token_in(headers.get("cookie", "")))


def token_in(cookies: str) -> str:
    """The token that a browser's cookies hold; the safe one goes first. Empty: none."""
    found = cookies_in(cookies)
    return found.get(SAFE_COOKIE) or found.get(COOKIE, "")


def cookies_in(cookies: str) -> dict[str, str]:
    """Cookies by name; of several, the first counts."""
    found: dict[str, str] = {}
    for part in cookies.split(";"):
        name, _, value = part.strip(BLANKS).partition("=")
        found.setdefault(name, value)
    return found


def mark(message: dict[str, Any], state: Any, secure: bool) -> None:
    """Put our headers, and a new browser's token, on a reply."""
    headers = message.setdefault("headers", [])
    headers.extend(HEADERS)
    if not any(name.lower() == b"cache-control" for name, _ in headers):
        headers.append(NOT_KEPT)
    token = state.get("new_token")
    if token:
        cookie = f"{SAFE_COOKIE if secure else COOKIE}={token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000"
        headers.append((b"set-cookie", (cookie + ("; Secure" if secure else "")).encode()))


async def refuse(trouble: Trouble, scope: Any, headers: Mapping[str, str], send: Any) -> None:
    """Answer a request, or the handshake of a WebSocket, that is not let in."""
    message = reasons.say(trouble.message, headers.get("accept-language", "en")[:2].lower())
    plain = isinstance(trouble, Banned) and not scope["path"].startswith("/api/")  # in place of a page, for people
    body = message.encode() if plain else msgspec.json.encode(Problem(trouble.code, message))
    media = b"text/plain; charset=utf-8" if plain else b"application/json"
    said = [(b"content-type", media), (b"content-length", str(len(body)).encode()), *HEADERS, NOT_KEPT]
    if trouble.status == TooMany.status:
        said.append((b"retry-after", b"1"))
    kind = "http" if scope["type"] == "http" else "websocket.http"
    await send({"type": f"{kind}.response.start", "status": trouble.status, "headers": said})
    await send({"type": f"{kind}.response.body", "body": body, "more_body": False})
