"""Telling people who are away that they are waited for: by a webhook of their own, in the form Discord takes."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from heptarchy.server import reasons
from heptarchy.server.custody import lasting
from heptarchy.server.errors import Forbidden, NotYours
from heptarchy.server.ids import BrowserId, QuestionId, TableId
from heptarchy.server.rows import HUMAN, PLAYING
from heptarchy.server.summaries import words_at
from heptarchy.server.webhook_calls import refuse_url

if TYPE_CHECKING:
    from heptarchy.server.table_registry import House, Live

OTHERS_FIRST = 1.0  # seconds that a process waits where nobody looks


async def set_webhook(house: House, table: TableId, seat: int, identity: BrowserId, url: str, language: str) -> None:
    """Keep a seat's webhook, and in which language it is called; an empty address removes it."""
    live = await house.live(table)
    async with live.lock:
        if not any(span.identity == identity for span in lasting(live.whole.custody, seat)):
            raise NotYours(reasons.NOT_YOUR_SEAT.of())  # one that is only kept for somebody may become another's
        if url:
            reason = refuse_url(url, house.settings.webhooks)
            if reason is not None:
                raise Forbidden(reason)
        await house.store.change_seat(table, seat, webhook=url, language=language)
        row = live.whole.seats[seat]
        row.webhook, row.language = url, language
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


async def tell_later(house: House, live: Live, seat: int, question: QuestionId) -> None:
    """After a while: if the seat is still asked the same and nobody looks, call its webhook.

    One process alone tells it: the first that claims it in the store. One where somebody looks claims it too, and is
    silent; the others let it go first.
    """
    await asyncio.sleep(house.settings.nudge_after)
    if seat not in live.online() and house.store.is_shared:
        await asyncio.sleep(OTHERS_FIRST)
    async with live.lock:
        if live.play is None or live.play.question(seat) != question:
            return
        looks = seat in live.online()
        row, table = live.whole.seats[seat], live.whole.table
        claimed = await house.store.claim_nudge(live.id, seat, question)
        row.nudged = question
        if not claimed or looks:
            return
        prompt = words_at(table, row.language).prompt(live.play.match.state, seat)
    url = house.settings.url or f"http://{house.settings.host}:{house.settings.port}"
    told = {"table": table.name or table.game, "prompt": prompt, "url": f"{url}/t/{table.id}"}
    content = reasons.TURN.of(who=row.name, **told) if row.name else reasons.YOUR_TURN.of(**told)
    sent = await house.caller.call(row.webhook, reasons.say(content, row.language))
    house.metrics.webhooks["sent" if sent else "failed"] += 1
