"""Handover: seats change hands; people come and go, bots stand in for them, and the log of custody tells of it."""

from __future__ import annotations

import asyncio
import random
import time
from functools import partial
from typing import TYPE_CHECKING

from heptarchy.server import fate, reasons
from heptarchy.server.answers import TRYING, after_acts, go_on_and_keep
from heptarchy.server.custody import BEFORE, lasting, people_at, refuse_entry
from heptarchy.server.errors import Down, Forbidden, Missing, NotNow, NotYours, Unreadable
from heptarchy.server.ids import NO_BROWSER, BrowserId, TableId
from heptarchy.server.rows import BACK, BOT, CLOCK_OUT, HUMAN, PLAYING, VOTED, WAITING, Custody, CustodyWhat, Vote
from heptarchy.server.store import Conflict, Handing
from heptarchy.server.summaries import clock_left, edition_of, is_abandoned

if TYPE_CHECKING:
    from collections.abc import Callable

    from heptarchy.editions import Edition
    from heptarchy.server.rows import SeatRow
    from heptarchy.server.table_registry import House, Live

HOUR = 3600.0
DAY = 24 * HOUR


def checked_level(level: str, edition: Edition) -> str:
    """The level, or the usual one if none is named."""
    known = [one.name for one in edition.levels()]
    if not level:
        return edition.usual().name
    if level not in known:
        raise Unreadable(reasons.NO_LEVEL.of(level=repr(level), levels=", ".join(known)))
    return level


def seat_at(live: Live, seat: int) -> SeatRow:
    """The seat of that number."""
    if not 0 <= seat < len(live.whole.seats):
        raise Missing(reasons.NO_SEAT.of(seat=seat))
    return live.whole.seats[seat]


# The log


def change(live: Live, seat: int, *said: tuple[CustodyWhat, BrowserId, str]) -> Handing:
    """A change that the log tells of so: what, whom it is about, what they are called. Forbidden, if it may not be."""
    for what, who, _ in said:
        reason = refuse_entry(live.whole, seat, what, who)
        if reason is not None:
            raise Forbidden(reason)
    after = len(live.whole.custody)
    act = BEFORE if live.whole.table.status == WAITING else live.whole.table.acts
    now = time.time()
    entries = [Custody(live.id, 0, seat, who, name, what, act, now) for what, who, name in said]
    for n, entry in enumerate(entries, after + 1):
        entry.n = n
    return Handing(live.id, after, entries)


def called(live: Live, seat: int, identity: BrowserId) -> str:
    """What somebody who holds a seat was called when they sat down."""
    names = [span.name for span in lasting(live.whole.custody, seat) if span.identity == identity]
    return names[0] if names else live.whole.seats[seat].name


async def settle(house: House, live: Live, decide: Callable[[], Handing | None]) -> None:
    """Decide by how the table stands, and keep it; again if another process was first. Hold the lock."""
    until = time.monotonic() + TRYING
    while (handing := decide()) is not None:
        try:
            await house.store.hand(handing)
        except Conflict as error:
            if time.monotonic() > until:
                raise Down(reasons.TABLE_BUSY.of()) from error
            await asyncio.sleep(random.uniform(0.0, 0.01))
            await house.refresh(live)
        else:
            await house.refresh(live)
            return


# Bots in people's seats


async def take_back(house: House, table: TableId, seat: int, identity: BrowserId) -> Live:
    """Play oneself again."""
    live = await house.live(table)

    def decide() -> Handing:
        house.hold(live, seat, identity)
        if live.whole.seats[seat].kind != BOT:
            raise NotNow(reasons.NO_BOT_HERE.of())
        handing = change(live, seat, (BACK, identity, called(live, seat, identity)))
        handing.seats = {seat: {"kind": HUMAN, "left": 0.0, "returned": 0.0}}
        if live.whole.table.status == WAITING and live.whole.seats[seat].nonce == fate.BOTS_NONCE:
            handing.seats[seat]["nonce"] = ""  # a person brings one of their own
        return handing

    async with live.lock:
        await settle(house, live, decide)
        await go_on_and_keep(house, live)
        house.push(live)
    after_acts(house, live)
    return live


async def vote(house: House, table: TableId, seat: int, identity: BrowserId) -> Live:
    """Vote to give an abandoned seat to a bot: more than half of the other people who play decide."""
    live = await house.live(table)
    async with live.lock:
        rows = live.whole.seats
        seat_at(live, seat)
        voices = [mine for mine in live.mine(identity) if mine != seat and rows[mine].kind == HUMAN]
        if not voices or seat in live.mine(identity):
            raise NotYours(reasons.OTHERS_VOTE.of())
        check_abandoned(live, seat, house.clock.ran)
        for voice in voices:
            await house.store.add_vote(Vote(table, seat, voice))
        await house.refresh(live)
        await settle(house, live, lambda: voted(live, seat, house.clock.ran))
        house.push(live)
    after_acts(house, live)
    return live


def check_abandoned(live: Live, seat: int, ran: float) -> None:
    """Raise unless this seat has been left, or waited for too long."""
    if not is_abandoned(live.whole.table, live.whole.seats[seat], live.play, ran):
        raise Forbidden(reasons.NOT_ABANDONED.of(patience=reasons.span(live.whole.table.patience)))


def voted(live: Live, seat: int, ran: float) -> Handing | None:
    """A bot sits down where nobody answers, if more than half of the others who play are for it."""
    whole = live.whole
    gone = {row.seat for row in whole.seats if is_abandoned(whole.table, row, live.play, ran)}
    if seat not in gone:
        return None
    others = {one for one in people_at(whole) if one not in gone and whole.seats[one].kind == HUMAN}
    said = {one.voter for one in whole.votes if one.seat == seat}
    if 2 * len(said & others) <= len(others):
        return None
    handing = change(live, seat, (VOTED, NO_BROWSER, whole.seats[seat].name))
    level = checked_level(whole.seats[seat].level, edition_of(whole.table))
    handing.seats = {seat: {"kind": BOT, "level": level, "link": ""}}
    return handing


async def out_of_time(house: House, live: Live) -> list[int]:
    """The seats whose clock has run out: bots take them over, their people may take them back. Hold the lock."""
    table = live.whole.table
    if table.clock is None or live.play is None or table.status != PLAYING:
        return []
    now = house.clock.ran
    late = [
        seat
        for seat in live.play.since
        if live.whole.seats[seat].kind != BOT and (clock_left(table, live.play, seat, now) or 0.0) < 0.0
    ]
    for seat in late:
        await settle(house, live, partial(clocked_out, live, seat))
    return late


def clocked_out(live: Live, seat: int) -> Handing | None:
    """A bot plays on for somebody whose time has run out."""
    row = live.whole.seats[seat]
    if row.kind == BOT:
        return None
    handing = change(live, seat, (CLOCK_OUT, NO_BROWSER, row.name))
    handing.seats = {seat: {"kind": BOT}}
    return handing
