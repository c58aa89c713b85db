"""Making a table's play from what is kept: from snapshots where there are any, beside the loop where it takes long."""

from __future__ import annotations

import asyncio
import logging
import time
from contextvars import ContextVar
from typing import TYPE_CHECKING

from heptarchy.server import folding, reasons
from heptarchy.server.errors import Down, Missing
from heptarchy.server.folding import AnotherGame, fresh, seat_title
from heptarchy.server.reading import SHORT, Fold, ReadersDown
from heptarchy.server.rows import WAITING
from heptarchy.server.snapshots import EVERY, Unfit, is_time, leaves_snapshots, restored, snapshot
from heptarchy.server.store import Conflict, StoreDown
from heptarchy.server.summaries import edition_of, problem_of

if TYPE_CHECKING:
    from heptarchy.server.play import Play
    from heptarchy.server.queries import Viewer
    from heptarchy.server.rows import Act, Snapshot
    from heptarchy.server.store import Whole
    from heptarchy.server.table_registry import House, Live

log = logging.getLogger("heptarchy.server")

HERE = 0.005  # seconds that the event loop may fold acts; what takes longer is done by a reader
MANY = 500  # acts that are put together in a thread, so that the loop is let in between
AT_ONCE = 64  # snapshots kept in one transaction: answers are not to wait for long
SHORT_FOLD = 5.0  # requests that folding costs who asks for a table: as much as a moment of the past,
LONG_FOLD = 40.0  # or as a record

ASKER: ContextVar[Viewer | None] = ContextVar("asker", default=None)  # who sent the request that is being answered


async def build(house: House, live: Live, acts: list[Act], rows: list[Snapshot], asker: Viewer | None = None) -> None:
    """Make the play from all of the table's acts; rows are the snapshots of them, if there are any.

    Whoever asks takes turns with others, and pays for what takes long. What nobody asks for is the table's own affair.
    """
    table = live.whole.table
    live.play = live.problem = None
    live.requests, live.marks = {}, []
    if table.status == WAITING or problem_of(table) is not None:
        return
    live.requests = {act.request: act for act in acts if act.request is not None}
    if edition_of(table).version != table.rules_version or not leaves_snapshots(fresh(live.whole)):
        charge(asker, len(acts))
        try:
            live.play = await asyncio.to_thread(folding.fold, live.whole, acts)
        except AnotherGame as error:
            live.problem, live.requests = error.reason, {}
        return
    play = None
    try:
        if rows:
            play = await put_together(live.whole, acts, rows)
    except Unfit as error:
        log.info("snapshots are thrown away and made anew: %s", error)
        await house.store.snapshots.drop(table.id)
        rows = []
    play = play or fresh(live.whole)
    if not take_some(play, acts[play.n :]):
        made = await fold(house, live.whole, acts, rows, asker)
        await keep_snapshots(house, made)
        rows = rows + made
        play = await put_together(live.whole, acts, rows)
    live.play = play
    live.marks = [(row.n, row.k) for row in rows]


async def put_together(whole: Whole, acts: list[Act], rows: list[Snapshot]) -> Play:
    """The play as the last snapshot has it."""
    play = fresh(whole)
    if len(acts) < MANY:
        return restored(play, rows, acts)
    return await asyncio.to_thread(restored, play, rows, acts)


def take_some(play: Play, acts: list[Act]) -> bool:
    """Take acts as long as the loop may be kept waiting; whether that was all of them."""
    end = time.perf_counter() + HERE
    for act in acts:
        if time.perf_counter() > end:
            return False
        play.take(act)
    return True


async def fold(
    house: House, whole: Whole, acts: list[Act], rows: list[Snapshot], asker: Viewer | None
) -> list[Snapshot]:
    """Have a reader fold the acts; gives the snapshots that were missing."""
    table = whole.table
    charge(asker, len(acts) - (rows[-1].n if rows else 0))
    names = [seat_title(seat) for seat in whole.seats]
    job = Fold(table.game, edition_of(table).version, table.options, names, table.began, acts, rows)
    try:
        return await house.readers.fold(table.id if asker is None else asker.address, job)
    except ReadersDown as error:
        raise Down(reasons.BEING_READ.of()) from error


def charge(asker: Viewer | None, acts: int) -> None:
    """Let who asks pay for the folding of so many acts."""
    if asker is not None:
        asker.pay(SHORT_FOLD if acts <= SHORT else LONG_FOLD)


async def keep_snapshots(house: House, rows: list[Snapshot]) -> bool:
    """Keep snapshots; whether they were. Without them everything goes on, and is slower."""
    try:
        for at in range(0, len(rows), AT_ONCE):
            await house.store.snapshots.add(rows[at : at + AT_ONCE])
    except (Conflict, StoreDown) as error:
        log.warning("snapshots could not be kept: %s", error)
        return False
    return True


def note(house: House, live: Live) -> None:
    """After acts were kept: make a snapshot if it is time for one. Hold the lock; it is kept later."""
    play = live.played()
    base = live.marks[-1][0] if live.marks else 0
    ended = play.match.state.over and play.n >= EVERY and play.n > base
    if live.noting or house.closing or not leaves_snapshots(play) or not (ended or is_time(play, base)):
        return
    live.noting = True
    house.start(keep_note(house, live, snapshot(play, live.id, base)))


async def keep_note(house: House, live: Live, row: Snapshot) -> None:
    """Keep a snapshot of a play that goes on."""
    try:
        if await keep_snapshots(house, [row]) and (live.marks[-1][0] if live.marks else 0) == row.base:
            live.marks.append((row.n, row.k))
    finally:
        live.noting = False


async def renew(house: House, live: Live, asker: Viewer | None = None) -> None:
    """Throw a table's snapshots away and make them anew: one of them could not be read. Hold the lock."""
    await house.store.snapshots.drop(live.id)
    made = await fold(house, live.whole, live.played().acts, [], asker)
    live.marks = [(row.n, row.k) for row in made] if await keep_snapshots(house, made) else []


async def relearn(house: House, live: Live, asker: Viewer | None = None) -> None:
    """A snapshot that we knew of is gone: learn which there are; if there are none, make them anew. Hold the lock."""
    read = await house.store.kept(live.id)
    if read is None:
        raise Missing(reasons.NO_TABLE.of())
    known = live.played().n
    live.marks = [(row.n, row.k) for row in read[2] if row.n <= known]
    if not live.marks:
        await renew(house, live, asker)
