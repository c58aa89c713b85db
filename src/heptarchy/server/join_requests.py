"""Join requests in a game that goes on: somebody asks for a seat, and the others let them in or not.

Whoever comes sees all that the seat sees. So a bot's seat goes to a newcomer if every person at the table agrees, and
an abandoned one if more than half of the others do, who may as well give it to a bot.
"""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING

from msgspec.structs import replace

from heptarchy.server import reasons
from heptarchy.server.answers import after_acts, go_on_and_keep
from heptarchy.server.custody import lasting, people_at, refuse_custody, voted_out
from heptarchy.server.errors import Forbidden, Missing, NotNow, NotYours, TooMany
from heptarchy.server.handover import change, seat_at, settle
from heptarchy.server.ids import BrowserId, PleaId, TableId
from heptarchy.server.rows import BOT, HUMAN, LET_IN, PLAYING, Holder, Plea, Voice
from heptarchy.server.store import Conflict
from heptarchy.server.summaries import is_abandoned
from heptarchy.server.wire import PleaInfo

if TYPE_CHECKING:
    from heptarchy.server.seating import Person
    from heptarchy.server.store import Handing
    from heptarchy.server.table_registry import House, Live

MOST = 8  # people who may ask at one table at a time
REFUSED_FOR = 600.0  # seconds until somebody who was refused may ask again


async def ask(house: House, table: TableId, seat: int, person: Person) -> Live:
    """Ask to be let into a seat of a game that goes on; asking again for the same changes nothing."""
    live = await house.live(table)
    async with live.lock:
        seat_at(live, seat)
        if seat in live.mine(person.identity):
            raise NotNow(reasons.YOURS_ALREADY.of())
        check_free(live, seat, house.clock.ran)
        reason = refuse_custody(live.whole, seat, person.identity)
        if reason is not None:
            raise Forbidden(reason)
        before = own_plea(live, person.identity)
        if before is not None and before.refused > time.time() - REFUSED_FOR:
            raise NotNow(reasons.REFUSED_OF_LATE.of())
        if before is None and len([one for one in live.whole.pleas if not one.refused]) >= MOST:
            raise TooMany(reasons.ENOUGH_ASK.of())
        if before is None or before.seat != seat or before.refused:
            await keep_plea(house, live, seat, person, before)
        house.push(live)
    return live


async def keep_plea(house: House, live: Live, seat: int, person: Person, before: Plea | None) -> None:
    """Make a plea known; who holds another seat here already has agreed. Hold the lock."""
    plea = Plea(live.id, PleaId(secrets.token_hex(8)), seat, person.identity, person.name, time.time())
    try:
        if before is not None:
            await house.store.drop_plea(live.id, before.id)
        await house.store.put_plea(plea)
        for mine in live.mine(person.identity):
            await house.store.add_voice(Voice(live.id, plea.id, mine, True))
    except Conflict:
        await house.refresh(live)
        raise NotNow(reasons.ASKED_ALREADY.of()) from None
    await house.refresh(live)
    await settle(house, live, lambda: let_in(live, plea.id, house.clock.ran))


async def answer_plea(house: House, table: TableId, id: PleaId, identity: BrowserId, agrees: bool) -> Live:
    """Say yes or no to somebody who asks, for all of one's seats; the last voice that is needed decides."""
    live = await house.live(table)
    async with live.lock:
        plea = plea_at(live, id)
        voices = [mine for mine in live.mine(identity) if mine in people_at(live.whole) and mine != plea.seat]
        if not voices or plea.refused:
            raise NotYours(reasons.OTHERS_VOTE.of())
        try:
            for voice in voices:
                await house.store.add_voice(Voice(table, id, voice, agrees))
        except Conflict:
            await house.refresh(live)
            raise NotNow(reasons.ASK_NO_LONGER.of()) from None
        await house.refresh(live)
        ran = house.clock.ran
        if is_refused(live, id, ran):
            await house.store.put_plea(replace(plea, refused=time.time()))
            await house.refresh(live)
        else:
            await settle(house, live, lambda: let_in(live, id, ran))
            await go_on_and_keep(house, live)
        house.push(live)
    after_acts(house, live)
    return live


async def withdraw(house: House, table: TableId, id: PleaId, identity: BrowserId) -> Live:
    """Ask no longer."""
    live = await house.live(table)
    async with live.lock:
        if plea_at(live, id).identity != identity:
            raise NotYours(reasons.NOT_YOUR_PLEA.of())
        await house.store.drop_plea(table, id)
        await house.refresh(live)
        house.push(live)
    return live


def plea_at(live: Live, id: PleaId) -> Plea:
    """The plea of that id."""
    for plea in live.whole.pleas:
        if plea.id == id:
            return plea
    raise Missing(reasons.NO_PLEA.of())


def own_plea(live: Live, identity: BrowserId) -> Plea | None:
    """What somebody asks."""
    return next((plea for plea in live.whole.pleas if plea.identity == identity), None)


def check_free(live: Live, seat: int, ran: float) -> None:
    """Raise unless this seat is a bot's or abandoned, and somebody is there to let people in."""
    if live.whole.table.status != PLAYING:
        raise NotNow(reasons.NOT_PLAYED.of())
    if not is_free(live, seat, ran):
        raise NotNow(reasons.SEAT_PLAYED.of())
    if not electors(live, seat, ran):
        raise NotNow(reasons.NOBODY_HERE.of())


def is_free(live: Live, seat: int, ran: float) -> bool:
    """Might somebody new be let into this seat of a game that goes on?"""
    return live.whole.table.status == PLAYING and (is_left(live, seat, ran) or is_bots(live, seat))


def is_left(live: Live, seat: int, ran: float) -> bool:
    """Has its person left this seat, or been given up by the others?"""
    row, log = live.whole.seats[seat], live.whole.custody
    return is_abandoned(live.whole.table, row, live.play, ran) or (row.kind == BOT and voted_out(log, seat))


def is_bots(live: Live, seat: int) -> bool:
    """Does a bot play this seat, for nobody?"""
    return live.whole.seats[seat].kind == BOT and not lasting(live.whole.custody, seat)


def electors(live: Live, seat: int, ran: float) -> set[int]:
    """The seats that decide on a newcomer here: for a bot's seat all people's, else those who still answer."""
    others = {one for one in people_at(live.whole) if one != seat}
    return {one for one in others if not is_left(live, one, ran)} if is_left(live, seat, ran) else others


def said(live: Live, id: PleaId, agrees: bool) -> set[int]:
    """The seats that have said so."""
    return {voice.voter for voice in live.whole.voices if voice.plea == id and voice.agrees == agrees}


def is_refused(live: Live, id: PleaId, ran: float) -> bool:
    """Can this plea be granted no more?"""
    plea = plea_at(live, id)
    others = electors(live, plea.seat, ran)
    no = len(said(live, id, False) & others)
    return 2 * no >= len(others) if is_left(live, plea.seat, ran) else no > 0


def let_in(live: Live, id: PleaId, ran: float) -> Handing | None:
    """The newcomer sits down, if enough of the others agree and nothing else speaks against it."""
    plea = next((one for one in live.whole.pleas if one.id == id and not one.refused), None)
    if plea is None or not is_free(live, plea.seat, ran):
        return None
    others = electors(live, plea.seat, ran)
    yes = said(live, id, True) & others
    enough = 2 * len(yes) > len(others) if is_left(live, plea.seat, ran) else bool(others) and yes == others
    if not enough or refuse_custody(live.whole, plea.seat, plea.identity) is not None:
        return None
    handing = change(live, plea.seat, (LET_IN, plea.identity, plea.name))
    handing.seats = {plea.seat: {"kind": HUMAN, "name": plea.name, "left": 0.0}}
    handing.go = [(plea.seat, one.identity) for one in live.whole.holders if one.seat == plea.seat]
    handing.come = [Holder(live.id, plea.seat, plea.identity)]
    handing.anew = [plea.seat]
    return handing


def told(live: Live, identity: BrowserId, ran: float) -> list[PleaInfo]:
    """Who asks to be let in, as everybody is told; that somebody was refused, only to them."""
    if live.whole.table.status != PLAYING:
        return []
    return [
        PleaInfo(
            plea.id,
            plea.seat,
            plea.name,
            plea.identity == identity and bool(identity),
            bool(plea.refused),
            sorted(electors(live, plea.seat, ran)),
            sorted(said(live, plea.id, True)),
            not is_left(live, plea.seat, ran),
        )
        for plea in live.whole.pleas
        if not plea.refused or plea.identity == identity
    ]
