"""Chat at a table: lines for everybody, and whispers that only the seats they are said to ever hear.

What is said changes nothing in the game: no act, no frame, no record and no webhook holds any of it. Who may hear a
line is asked of the store each time, so that what a process has not heard of yet can't tell a whisper to the wrong ear.
"""

from __future__ import annotations

import asyncio
import random
import re
import secrets
import time
import unicodedata
from typing import TYPE_CHECKING

from heptarchy.kernel.events import EVERYBODY, hears, only
from heptarchy.server import reasons
from heptarchy.server.custody import lasting
from heptarchy.server.errors import Down, Missing, NotYours, Unreadable
from heptarchy.server.ids import NO_LINE, BrowserId, LineId, TableId
from heptarchy.server.rows import Said
from heptarchy.server.store import Conflict
from heptarchy.server.wire import Spoken, Talk

if TYPE_CHECKING:
    from heptarchy.server.table_registry import House, Live, Watcher

RECENT = 200  # lines that somebody is told who comes, or who has missed more
LINE_ID = re.compile("[0-9a-f]{16}")
TRYING = 5.0  # seconds in which a line is tried again when another process's came between
UNSEEN = ("Cc", "Cs", "Zl", "Zp")  # Unicode's categories of signs that break a line or are none
TURNING = re.compile("[\u202a-\u202e\u2066-\u2069]")  # they turn what stands around them


async def say(house: House, table: TableId, identity: BrowserId, line: Said, to: list[int]) -> Spoken:
    """Say a line, to everybody or to these seats. The same request again gets the same reply, and is heard once."""
    live = await house.live(table)
    held = [span.seat for span in lasting(live.whole.custody) if span.identity == identity]
    if not held:
        raise NotYours(reasons.SITTERS_TALK.of())
    house.hold(live, line.seat, identity)
    if line.seat not in held:
        raise NotYours(reasons.NOT_YOUR_SEAT.of())  # it is kept for them, no more
    ward = house.wards.silence(identity)
    if ward is not None:
        raise NotYours(reasons.SILENCED_FOR.of(why=ward.reason) if ward.reason else reasons.SILENCED.of())
    line.id, line.at = LineId(secrets.token_hex(8)), time.time()
    line.who = live.whole.seats[line.seat].name
    line.audience, line.text = audience(live, line.seat, to), tidy_line(line.text)
    kept = await keep(house, live, line)
    if (kept.audience, kept.text) != (line.audience, line.text):
        raise Unreadable(reasons.OTHER_LINE.of())
    house.prick_ears(live)
    return spoken(kept, len(live.whole.seats))


async def keep(house: House, live: Live, line: Said) -> Said:
    """Make a line durable, as the next one of its table."""
    until = time.monotonic() + TRYING
    while True:
        try:
            return await house.store.say(line)
        except Conflict as error:  # another process's line has the number, or the table is gone
            if time.monotonic() > until:
                raise Down(reasons.TABLE_BUSY.of()) from error
            await asyncio.sleep(random.uniform(0.0, 0.01))
            async with live.lock:
                await house.refresh(live)


def audience(live: Live, seat: int, to: list[int]) -> int:
    """Who may hear a line that this seat says to those; to none in particular: everybody."""
    if not to:
        return EVERYBODY
    for one in to:
        if not 0 <= one < len(live.whole.seats):
            raise Missing(reasons.NO_SEAT.of(seat=one))
    if set(to) == {seat}:
        raise Unreadable(reasons.WHISPER_ALONE.of())
    return sum(only(one) for one in {seat, *to})


def tidy_line(text: str) -> str:
    """The line without blanks around it, if people can read it."""
    text = text.strip()
    if not text:
        raise Unreadable(reasons.NOTHING_SAID.of())
    if any(unicodedata.category(sign) in UNSEEN for sign in text) or TURNING.search(text):
        raise Unreadable(reasons.CONTROL_SIGNS.of())
    return text


async def hear(house: House, table: TableId, identity: BrowserId, after: LineId) -> Talk:
    """What was said after the line of that id, or of late, as far as this browser may hear it."""
    live = await house.live(table)
    known = await house.store.said(table, after) if after else None
    lines = await house.store.heard(table, identity, known.n if known else 0, RECENT + 1)
    return told(lines, known.id if known else None, len(live.whole.seats))


async def listen(house: House, live: Live, watcher: Watcher) -> Talk | None:
    """What was said since this watcher last listened, as far as it may hear it; None: nothing."""
    if watcher.said is None:
        known = await house.store.said(live.id, watcher.last_line) if watcher.last_line else None
        watcher.said, watcher.last_line = (known.n, known.id) if known else (0, NO_LINE)
    lines = await house.store.heard(live.id, watcher.identity, watcher.said, RECENT + 1)
    if not lines:
        return None
    talk = told(lines, watcher.last_line or None, len(live.whole.seats))
    watcher.said, watcher.last_line = lines[-1].n, lines[-1].id
    return talk


def told(lines: list[Said], after: LineId | None, seats: int) -> Talk:
    """Lines as they go over the wire; more than a few are cut at their beginning, and then go on from nothing."""
    cut = len(lines) > RECENT
    return Talk(after=None if cut else after, lines=[spoken(line, seats) for line in lines[-RECENT:]])


def spoken(line: Said, seats: int) -> Spoken:
    """One line as it goes over the wire."""
    whispered = None if line.audience == EVERYBODY else [one for one in range(seats) if hears(line.audience, one)]
    to = None if whispered is None else [one for one in whispered if one != line.seat]
    return Spoken(line.id, line.seat, line.who, to, line.text, line.at)
