"""Telling people who are away that they are waited for: by a webhook of their own, in the form Discord takes."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging
import socket
import time
import urllib.error
import urllib.request
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

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


class Unmoved(urllib.request.HTTPRedirectHandler):
    """Follows no redirection: it could lead where we would not have gone."""

    def redirect_request(self, *args: object, **kwargs: object) -> None:
        """No."""
        return


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


def is_public(host: str) -> bool:
    """Does this name lead to public addresses alone? Asks the system's resolver."""
    try:
        found = socket.getaddrinfo(host, None)
    except OSError:
        return False
    return all(is_global(str(entry[4][0]).partition("%")[0]) for entry in found)


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
    """Post a line to a webhook; tries a few times."""
    if refuse_url(url, policy) is not None or (policy == "public" and not is_public(urlsplit(url).hostname or "")):
        log.warning("webhook not called: its address is not allowed")
        return False
    body = json.dumps({"content": content, "username": "heptarchy"}).encode()
    headers = {"Content-Type": "application/json", "User-Agent": "heptarchy"}
    opener = urllib.request.build_opener(Unmoved)
    for attempt in range(TRIES):
        try:
            request = urllib.request.Request(url, body, headers, method="POST")
            with opener.open(request, timeout=TIMEOUT) as reply:
                return bool(200 <= reply.status < 300)
        except urllib.error.HTTPError as error:
            if error.code < 500 and error.code != 429:
                return False
        except OSError:
            pass
        if attempt + 1 < TRIES:
            time.sleep(2.0**attempt)  # in a thread of its own: nobody waits with it
    return False
