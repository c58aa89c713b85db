"""A bot that stands in lets one question wait for a person who comes back, who may then take the seat."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from heptarchy.server import reasons
from heptarchy.server.custody import lasting
from heptarchy.server.errors import NotNow
from heptarchy.server.ids import BrowserId
from heptarchy.server.rows import BOT, PLAYING
from heptarchy.server.store import Conflict
from heptarchy.server.summaries import clock_left

if TYPE_CHECKING:
    from heptarchy.server.play import Play
    from heptarchy.server.rows import SeatRow
    from heptarchy.server.table_registry import House, Live

PAUSE = 20.0  # seconds that a question waits
WAITED = -1.0  # in place of when somebody came back: a question has waited for them, and no other does


def held_until(row: SeatRow, play: Play) -> float | None:
    """Until when, by the house's clock, the bot in this seat waits with the question it is asked; None: it does not.

    One question waits each time that a bot stands in: this one, or the next if none stands.
    """
    if row.kind != BOT or row.returned <= 0.0 or row.seat not in play.since:
        return None
    return max(row.returned, play.since[row.seat]) + PAUSE


def is_held(row: SeatRow, play: Play, ran: float) -> bool:
    """Does the bot in this seat wait now?"""
    until = held_until(row, play)
    return until is not None and ran < until


async def come_back(house: House, live: Live, seat: int, identity: BrowserId) -> None:
    """Somebody looks at their seat again; if a bot stands in there, it lets a question wait.

    No other one waits until they have taken the seat back, and none for somebody whose clock has run out.
    """
    async with live.lock:
        row, play = live.whole.seats[seat], live.play
        theirs = any(span.identity == identity for span in lasting(live.whole.custody, seat))
        if play is None or live.whole.table.status != PLAYING or row.kind != BOT or row.returned or not theirs:
            return
        if (clock_left(live.whole.table, play, seat, house.clock.ran) or 0.0) < 0.0:
            return
        with contextlib.suppress(Conflict):  # the table may be gone: whoever reads it anew is told so
            await house.store.change_seat(live.id, seat, returned=max(house.clock.ran, 0.001))
        await house.refresh(live)


async def let_go_on(house: House, live: Live, seat: int, identity: BrowserId) -> None:
    """Let the bot play on. Hold the lock."""
    house.hold(live, seat, identity)
    if live.whole.seats[seat].kind != BOT:
        raise NotNow(reasons.NO_BOT_HERE.of())
    await forget(house, live, seat)
    await house.refresh(live)


async def forget(house: House, live: Live, seat: int) -> None:
    """The question that waited is answered, or need not wait. Hold the lock."""
    if live.whole.seats[seat].returned > 0.0:
        await house.store.change_seat(live.id, seat, returned=WAITED)
        live.whole.seats[seat].returned = WAITED
