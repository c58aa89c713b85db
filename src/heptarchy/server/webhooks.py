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
    return None


def is_public(host: str) -> bool:
    """Does this name lead to public addresses alone? Asks the system's resolver."""
    try:
        found = socket.getaddrinfo(host, None)
    except OSError:
        return False
    return all(ipaddress.ip_address(str(entry[4][0]).partition("%")[0]).is_global for entry in found)


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
    """After a while: if the seat is still asked the same and nobody looks, call its webhook."""
    await asyncio.sleep(house.settings.nudge_after)
    async with live.lock:
        if live.play is None or live.play.question(seat) != question or seat in live.online():
            return
        row, table = live.whole.seats[seat], live.whole.table
        prompt = words(table.game, "en").prompt(live.play.match.state, seat)
    url = house.settings.url or f"http://{house.settings.host}:{house.settings.port}"
    content = f"{row.name or 'You'}, it is your turn at {table.name or table.game}. {prompt} {url}/t/{table.id}"
    sent = await asyncio.to_thread(call, row.webhook, content, house.settings.webhooks)
    house.metrics.webhooks["sent" if sent else "failed"] += 1


def call(url: str, content: str, policy: str) -> bool:
    """Post a line to a webhook; tries a few times."""
    host = urlsplit(url).hostname or ""
    if refuse_url(url, policy) is not None or (policy == "public" and not is_public(host)):
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
