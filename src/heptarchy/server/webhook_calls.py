"""Webhooks are called: a few at once, none for long, none that holds the server when it stops.

What is at the other end is a stranger's: it may be slow on purpose, drip, lead elsewhere, or name an address of ours.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import json
import logging
import re
import socket
import ssl
import threading
from functools import lru_cache
from typing import TYPE_CHECKING
from urllib.parse import SplitResult, quote, urlsplit

from heptarchy.server import reasons
from heptarchy.server.middleware import household

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from heptarchy.kernel.message import Message

log = logging.getLogger("heptarchy.webhooks")

TIMEOUT = 10.0  # seconds for one try, from the call to the reply's first line
TRIES = 3
TOTAL = 60.0  # seconds for all of them, with the wait for a turn
AT_ONCE = 8
AT_ONCE_EACH = 2  # of these, to one address: a slow one keeps nobody else waiting
WAITING = 500  # calls in hand; more are given up
LOOKING_UP = 5.0  # seconds for what a name leads to
LOOKUPS = 16  # at once
LONGEST = 500
STATUS = re.compile(rb"HTTP/1\.[01] ([1-5]\d\d)\b")

# The blocks that the registries of special addresses set apart, as far as Python's `is_global` lets them through
UNICAST = ipaddress.ip_network("2000::/3")  # of IPv6: nothing else is given to anybody
SPECIAL = [
    ipaddress.ip_network(block)
    for block in (
        "192.0.0.0/24",  # IETF protocol assignments
        "192.31.196.0/24",  # AS112
        "192.52.193.0/24",  # AMT
        "192.88.99.0/24",  # relays of 6to4
        "192.175.48.0/24",  # AS112
        "2001::/23",  # Teredo, ORCHID, benchmarks and other protocols
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4: another address inside
        "2620:4f:8000::/48",  # AS112
        "3fff::/20",  # documentation
    )
]


def refuse_url(url: str, policy: str) -> Message | None:
    """Why we would not call this address, or None."""
    if policy == "off":
        return reasons.NO_WEBHOOKS.of()
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        return reasons.WEBHOOK_HTTPS.of()
    if parts.scheme not in ("https", "http") or not parts.hostname or len(url) > LONGEST:
        return reasons.WEBHOOK_HTTPS.of()
    if policy == "public" and parts.scheme != "https":
        return reasons.WEBHOOK_HTTPS.of()
    if policy == "public" and names_private(parts.hostname):
        return reasons.WEBHOOK_PUBLIC.of()
    return None


def names_private(host: str) -> bool:
    """Does the address itself say that it is not public? What a name leads to is asked when it is called."""
    try:
        return not is_global(host)
    except ValueError:
        return host.rstrip(".").rpartition(".")[2] in ("localhost", "local", "internal")


def is_global(address: str) -> bool:
    """Is this an address of the public internet, of one machine, with no other address inside?"""
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        elif found not in UNICAST:  # NAT64, IPv4-compatible, site-local, unique local and the rest
            return False
    return found.is_global and not found.is_multicast and not any(found in block for block in SPECIAL)


class Share:
    """The calls to one address."""

    def __init__(self) -> None:
        self.users = 0
        self.turn = asyncio.Semaphore(AT_ONCE_EACH)


class Caller:
    """Calls webhooks, under one policy: `off`, `public` or `any`."""

    def __init__(self, policy: str) -> None:
        self.policy = policy
        self.in_hand = 0
        self.lookups = asyncio.Semaphore(LOOKUPS)
        self.turn = asyncio.Semaphore(AT_ONCE)
        self.shares: dict[str, Share] = {}

    async def call(self, url: str, content: str) -> bool:
        """Post a line to a webhook; tries a few times, and follows no redirection: it could lead anywhere."""
        if self.in_hand >= WAITING:
            log.warning("webhook not called: %d calls are in hand", WAITING)
            return False
        self.in_hand += 1
        try:
            async with asyncio.timeout(TOTAL):
                return await self._call(url, content)
        except TimeoutError:
            return False
        finally:
            self.in_hand -= 1

    async def _call(self, url: str, content: str) -> bool:
        address = "" if refuse_url(url, self.policy) else await self.address_of(urlsplit(url).hostname or "")
        if not address:
            log.warning("webhook not called: its address is not allowed, or leads nowhere")
            return False
        body = {"content": content, "username": "heptarchy", "allowed_mentions": {"parse": []}}
        async with self.share(household(address)), self.turn:
            for attempt in range(TRIES):
                status = await post(urlsplit(url), address, json.dumps(body).encode())
                if status < 500 and status != 429:
                    return 200 <= status < 300
                if attempt + 1 < TRIES:
                    await asyncio.sleep(2.0**attempt)
        return False

    @contextlib.asynccontextmanager
    async def share(self, address: str) -> AsyncGenerator[None, None]:
        """Wait for a turn at this address."""
        share = self.shares.setdefault(address, Share())
        share.users += 1
        try:
            async with share.turn:
                yield
        finally:
            share.users -= 1
            if not share.users:
                del self.shares[address]

    async def address_of(self, host: str) -> str:
        """An address that this name leads to, if all that it leads to may be called; empty: none."""
        found = await self.look_up(host)
        if self.policy == "public" and not all(is_global(address) for address in found):
            return ""
        return found[0] if found else ""

    async def look_up(self, host: str) -> list[str]:
        """Ask the system's resolver, in a thread that nobody has to wait for: it can't be told to stop."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[list[str]] = loop.create_future()

        def tell(found: list[str]) -> None:
            self.lookups.release()
            if not done.done():
                done.set_result(found)

        def ask() -> None:
            found = addresses(host)
            with contextlib.suppress(RuntimeError):  # the server has stopped meanwhile
                loop.call_soon_threadsafe(tell, found)

        await self.lookups.acquire()
        threading.Thread(target=ask, name="webhook-name", daemon=True).start()
        try:
            async with asyncio.timeout(LOOKING_UP):
                return await done
        except TimeoutError:
            return []


def addresses(host: str) -> list[str]:
    """What a name leads to."""
    tls()  # read here, since it takes a moment
    try:
        return [str(entry[4][0]).partition("%")[0] for entry in socket.getaddrinfo(host, None)]
    except (OSError, UnicodeError):
        return []


@lru_cache(maxsize=1)
def tls() -> ssl.SSLContext:
    """Whose certificates we trust."""
    return ssl.create_default_context()


async def post(url: SplitResult, address: str, body: bytes) -> int:
    """The status of one call, to the address that was looked at; 503 if nobody answers in time."""
    try:
        async with asyncio.timeout(TIMEOUT):
            found = STATUS.match(await first_line(url, address, body))
    except (TimeoutError, OSError, ValueError):
        return 503
    return int(found[1]) if found else 503


async def first_line(url: SplitResult, address: str, body: bytes) -> bytes:
    """The first line of the reply. With TLS, the certificate must be the name's."""
    host = (url.hostname or "").encode("idna").decode()
    port = url.port or (443 if url.scheme == "https" else 80)
    path = quote((url.path or "/") + (f"?{url.query}" if url.query else ""), safe="/?&=%:;,@+$!*'()~")
    named = f"[{host}]" if ":" in host else host
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {named}{f':{url.port}' if url.port else ''}\r\nUser-Agent: heptarchy\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    )
    secured = {"ssl": tls(), "server_hostname": host} if url.scheme == "https" else {}
    reader, writer = await asyncio.open_connection(address, port, **secured)  # type: ignore[arg-type]
    try:
        writer.write(head.encode() + body)
        await writer.drain()
        return await reader.readline()
    finally:
        writer.transport.abort()
