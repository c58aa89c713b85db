"""Telling people who are away that they are waited for: by a webhook of their own, in the form Discord takes."""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import json
import logging
import socket
import ssl
import time
from typing import TYPE_CHECKING
from urllib.parse import SplitResult, urlsplit

from heptarchy.server.errors import Forbidden
from heptarchy.server.rows import HUMAN, PLAYING
from heptarchy.server.summaries import words

if TYPE_CHECKING:
    from heptarchy.server.house import House, Live

log = logging.getLogger("heptarchy.webhooks")

TIMEOUT = 10.0
TRIES = 3
OTHERS_FIRST = 1.0  # seconds that a process waits where nobody looks
LONGEST = 500


class Line(http.client.HTTPConnection):
    """A connection to the address that was looked at, whatever its name may lead to a moment later."""

    def __init__(self, url: SplitResult, address: str) -> None:
        secure = url.scheme == "https"
        super().__init__(url.hostname or "", url.port or (443 if secure else 80), timeout=TIMEOUT)
        self.address = address
        self.security = ssl.create_default_context() if secure else None

    def connect(self) -> None:
        """Call the address; with TLS, the certificate must be the name's."""
        self.sock = socket.create_connection((self.address, self.port), self.timeout)
        if self.security is not None:
            self.sock = self.security.wrap_socket(self.sock, server_hostname=self.host)


def refuse_url(url: str, policy: str) -> str | None:
    """Why we would not call this address, or None."""
    if policy == "off":
        return "this server calls no webhooks"
    try:
        parts = urlsplit(url)
    except ValueError:
        return "a webhook is an https:// address"
    if parts.scheme not in ("https", "http") or not parts.hostname or len(url) > LONGEST:
        return "a webhook is an https:// address"
    if policy == "public" and parts.scheme != "https":
        return "a webhook is an https:// address"
    if policy == "public" and names_private(parts.hostname):
        return "a webhook's address is one that everybody can reach"
    return None


def names_private(host: str) -> bool:
    """Does the address itself say that it is not public? What a name leads to is asked when it is called."""
    try:
        return not is_global(host)
    except ValueError:
        return host.rstrip(".").rpartition(".")[2] in ("localhost", "local", "internal")


def is_global(address: str) -> bool:
    """Is this an address of the public internet, of one machine?"""
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return found.is_global and not found.is_multicast


def public_address(host: str) -> str | None:
    """An address that this name leads to, if all that it leads to are public. Asks the system's resolver."""
    try:
        found = [str(entry[4][0]).partition("%")[0] for entry in socket.getaddrinfo(host, None)]
    except OSError:
        return None
    return found[0] if found and all(is_global(address) for address in found) else None


async def set_webhook(house: House, table: str, seat: int, identity: str, url: str) -> None:
    """Keep a seat's webhook; an empty address removes it."""
    live = await house.live(table)
    async with live.lock:
        house.hold(live, seat, identity)
        if url:
            reason = refuse_url(url, house.settings.webhooks)
            if reason is not None:
                raise Forbidden(reason)
        await house.store.change_seat(table, seat, webhook=url)
        live.whole.seats[seat].webhook = url
    nudge(house, live)


def nudge(house: House, live: Live) -> None:
    """Plan to tell the absent who are asked; each question is told once."""
    if live.play is None or live.whole.table.status != PLAYING or house.settings.webhooks == "off":
        return
    for seat in live.play.since:
        row = live.whole.seats[seat]
        question = live.play.question(seat)
        if row.kind == HUMAN and row.webhook and live.nudged.get(seat) != question:
            live.nudged[seat] = question
            house.start(tell_later(house, live, seat, question))


async def tell_later(house: House, live: Live, seat: int, question: str) -> None:
    """After a while: if the seat is still asked the same and nobody looks, call its webhook.

    One process alone tells it: the first that claims it in the store. One where somebody looks claims it too, and is
    silent; the others let it go first.
    """
    await asyncio.sleep(house.settings.nudge_after)
    if seat not in live.online() and house.store.kind == "postgresql":
        await asyncio.sleep(OTHERS_FIRST)
    async with live.lock:
        if live.play is None or live.play.question(seat) != question:
            return
        looks = seat in live.online()
        if not await house.store.claim_nudge(live.id, seat, question) or looks:
            return
        row, table = live.whole.seats[seat], live.whole.table
        prompt = words(table.game, "en").prompt(live.play.match.state, seat)
    url = house.settings.url or f"http://{house.settings.host}:{house.settings.port}"
    content = f"{row.name or 'You'}, it is your turn at {table.name or table.game}. {prompt} {url}/t/{table.id}"
    sent = await asyncio.to_thread(call, row.webhook, content, house.settings.webhooks)
    house.metrics.webhooks["sent" if sent else "failed"] += 1


def call(url: str, content: str, policy: str) -> bool:
    """Post a line to a webhook; tries a few times, and follows no redirection: it could lead anywhere."""
    refused = refuse_url(url, policy) is not None
    host = "" if refused else urlsplit(url).hostname or ""
    address = public_address(host) if host and policy == "public" else host
    if not address:
        log.warning("webhook not called: its address is not allowed")
        return False
    for attempt in range(TRIES):
        status = post(urlsplit(url), address, json.dumps({"content": content, "username": "heptarchy"}))
        if status < 500 and status != 429:
            return 200 <= status < 300
        if attempt + 1 < TRIES:
            time.sleep(2.0**attempt)  # in a thread of its own: nobody waits with it
    return False


def post(url: SplitResult, address: str, body: str) -> int:
    """The status of one call; 503 if nobody answers."""
    path = (url.path or "/") + (f"?{url.query}" if url.query else "")
    line = Line(url, address)
    try:
        line.request("POST", path, body, {"Content-Type": "application/json", "User-Agent": "heptarchy"})
        return line.getresponse().status
    except (OSError, http.client.HTTPException, ValueError):
        return 503
    finally:
        line.close()
