"""How a game begins: the seats are taken, everybody who plays brings a nonce for a commitment they have seen, and then.

The secret is drawn when the table opens. Nobody's nonce is taken before its commitment can be read, and none is changed
once it is there: so neither could be chosen to suit the other. Whoever never brings one is not waited for without end:
their seat gets a word that is always the same, which leaves nobody a choice, and everybody sees it.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from heptarchy.server import fate, reasons
from heptarchy.server.answers import after_acts
from heptarchy.server.autoplay import go_on
from heptarchy.server.errors import Forbidden, Missing, NotNow, Unreadable
from heptarchy.server.ids import BrowserId, Commitment, Nonce, TableId
from heptarchy.server.rows import BOT, HUMAN, PLAYING, WAITING
from heptarchy.server.store import Conflict

if TYPE_CHECKING:
    from heptarchy.server.rows import SeatRow, TableRow
    from heptarchy.server.table_registry import House, Live


def check_nonce(table: TableRow, nonce: Nonce, commitment: Commitment) -> None:
    """Raise unless this is a nonce, brought by somebody who has seen the table's commitment."""
    if not fate.NONCE.fullmatch(nonce) or nonce in fate.FIXED:
        raise Unreadable(reasons.BAD_NONCE.of(words=", ".join(fate.FIXED)))
    if commitment != table.commitment:
        raise Forbidden(reasons.OTHER_COMMITMENT.of())


async def bring_nonce(
    house: House, table: TableId, seat: int, identity: BrowserId, nonce: Nonce, commitment: Commitment
) -> Live:
    """Take a seat's nonce; the same one again does no harm."""
    live = await house.live(table)
    async with live.lock:
        house.hold(live, seat, identity)
        check_nonce(live.whole.table, nonce, commitment)
        if live.whole.seats[seat].nonce != nonce:
            refuse_change(live, seat)
            await house.store.bring_nonce(table, seat, nonce)
            await house.refresh(live)
            if live.whole.seats[seat].nonce != nonce:
                raise NotNow(reasons.NONCE_THERE.of())
    await begin_if_full(house, live)
    return live


def refuse_change(live: Live, seat: int) -> None:
    """Raise if it is too late for a nonce."""
    if live.whole.table.status != WAITING:
        raise NotNow(reasons.BEGUN.of())
    if live.whole.seats[seat].nonce:
        raise NotNow(reasons.NONCE_THERE.of())


def is_full(seats: list[SeatRow]) -> bool:
    """Is no seat free?"""
    return all(row.kind in (HUMAN, BOT) for row in seats)


def nonces_missing(seats: list[SeatRow]) -> list[int]:
    """The seats of people whose nonce is still to come."""
    return [row.seat for row in seats if row.kind == HUMAN and not row.nonce]


async def begin_if_full(house: House, live: Live) -> None:
    """Begin to play once nobody is missing, and nobody's nonce."""
    async with live.lock:
        table, seats = live.whole.table, live.whole.seats
        if table.status == WAITING and is_full(seats):
            if not nonces_missing(seats):
                await begin(house, live)
            elif live.calling is None and not house.closing:
                live.calling = house.start(call_for_nonces(house, live))
                live.calling.add_done_callback(lambda _: setattr(live, "calling", None))
        house.push(live)
    after_acts(house, live)


async def begin(house: House, live: Live) -> None:
    """Begin to play; hold the lock."""
    table = live.whole.table
    now = house.clock.now()
    table.status, table.started, table.began = PLAYING, now.at, now.ran
    await house.begin(live)
    with contextlib.suppress(Conflict):  # another process has begun, or somebody got up: made anew from what is kept
        acts = go_on(live.played(), live.whole, now)
        await house.keep(live, acts, 0, status=PLAYING, started=now.at, began=now.ran)


async def call_for_nonces(house: House, live: Live) -> None:
    """Give those who have not brought a nonce some time, and then play without it."""
    with contextlib.suppress(Missing):  # an operator may have deleted the table
        while True:
            called = awaited(live)
            await asyncio.sleep(house.settings.nonce_after)
            async with live.lock:
                await house.refresh(live)
                if live.whole.table.status != WAITING or not is_full(live.whole.seats):
                    return
                for seat, _ in called & awaited(live):  # whoever sat down meanwhile has their own time
                    await house.store.bring_nonce(live.id, seat, fate.ABSENT)
                await house.refresh(live)
                if nonces_missing(live.whole.seats):
                    continue
            await begin_if_full(house, live)
            return


def awaited(live: Live) -> set[tuple[int, tuple[BrowserId, ...]]]:
    """The seats whose nonce is still to come, each with the browsers that hold it."""
    held = [(one.seat, one.identity) for one in live.whole.holders]
    return {
        (seat, tuple(sorted(identity for there, identity in held if there == seat)))
        for seat in nonces_missing(live.whole.seats)
    }
