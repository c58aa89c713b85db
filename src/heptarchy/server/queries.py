"""Queries: lists of tables, moments of the past, why something may not be done, odds, records."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any, TypeVar, cast

from heptarchy.kernel.ahead import caution_for, look_ahead
from heptarchy.kernel.annals import as_markdown
from heptarchy.kernel.record import BODY
from heptarchy.kernel.refusal import HeptarchyError
from heptarchy.server import fate, frames, reasons
from heptarchy.server.bots import AWAY, WAITED, Ticket
from heptarchy.server.errors import Down, Missing, NotNow, Stale, Unreadable
from heptarchy.server.frames import warned
from heptarchy.server.ids import (
    NO_COMMITMENT,
    NO_LINK,
    NO_NONCE,
    NO_SECRET,
    NO_TABLE,
    BrowserId,
    Nonce,
    Secret,
    TableId,
)
from heptarchy.server.moment_cache import Moment
from heptarchy.server.play_loader import keep_snapshots, relearn, renew
from heptarchy.server.reading import LayOpen, Look, Read, ReadersDown, Tell, Write
from heptarchy.server.rows import ARCHIVE, ENDED, HUMAN, PLAYING, SeatRow, TableRow
from heptarchy.server.seating import Person, check_share, new_id, tidy_name
from heptarchy.server.snapshots import Unfit, leaves_snapshots, told_from
from heptarchy.server.summaries import edition_of, summary, words_at
from heptarchy.server.wire import FateTold, Frame, Summary

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from heptarchy.kernel.annals import Annal
    from heptarchy.kernel.match import Match
    from heptarchy.kernel.refusal import Refusal
    from heptarchy.kernel.space import Space, Verb
    from heptarchy.kernel.state import State
    from heptarchy.kernel.words import Words
    from heptarchy.server.play import Play
    from heptarchy.server.reading import Glimpse, Opened
    from heptarchy.server.table_registry import House, Live
    from heptarchy.server.wire import Line, Odds, Question, Warned, WayTold

Said = TypeVar("Said")

log = logging.getLogger("heptarchy.server")

LAID_OPEN = 20  # games whose fate is kept at hand, told in full
LISTED = 60  # tables in a list

SHORT_LOG = 200  # lines that are told for nothing

# What looking back costs, in requests
LINES = 100  # of a long log, for one
ANNALS = 1000  # answers that annals are read from, for one
MOMENT = 5.0
RECORD = 40.0
GENERAL = "that is not what is asked now"
PARTED = ";"  # several actions are parted by it; none has it
MOST_PARTS = 40
LISTS = ("mine", "open", "watch", "finished")


class Viewer:
    """Who looks at a table: a browser, in a language, and what it pays with when that takes work."""

    def __init__(
        self, identity: BrowserId, language: str, address: str = "", pay: Callable[[float], None] | None = None
    ) -> None:
        self.identity = identity
        self.language = language
        self.address = address
        self.pay: Callable[[float], None] = pay or for_nothing


def for_nothing(cost: float) -> None:
    """Who is not asked to pay."""


async def tables(house: House, which: str, identity: BrowserId, language: str) -> list[Summary]:
    """One of the lobby's lists, newest first."""
    store = house.store
    if which == "mine":
        rows = await store.tables_of(identity, LISTED) if identity else []
    elif which == "open":
        rows = await store.open_tables(LISTED)
    elif which == "watch":
        rows = await store.playing_tables(LISTED)
    elif which == "finished":
        rows = await store.finished_tables(LISTED)
    else:
        raise Unreadable(reasons.NO_LIST.of(lists=", ".join(LISTS), list=repr(which)))
    ids = [row.id for row in rows]
    seats = await store.seats_of(ids)
    mine = await store.holders_of(ids, identity) if identity else {}
    now = house.clock.now()
    return [summary(row, seats.get(row.id, []), mine.get(row.id, []), language, now, identity=identity) for row in rows]


async def frame(house: House, table: TableId, asker: Viewer, seat: int | None, since: int) -> Frame:
    """The table as a seat sees it, or as anybody does."""
    live = await house.live(table)
    async with live.lock:
        await house.keep_up(live, since, seat, asker.identity)
        asker.pay(cost_of_log(live, since))
    return await shown(house, live, asker, seat, since)


async def shown(house: House, live: Live, asker: Viewer, seat: int | None, since: int) -> Frame:
    """The same of a table that is here. A long log is told by a reader, and what is done meanwhile is told here."""
    async with live.lock:
        if seat is not None:
            entitled(house, live, seat, asker.identity)
        job = long_log(live, asker.language, seat, since)
        if job is None:
            return house.frame(live, seat, asker.identity, asker.language, since)
        known = live.played().n
    try:
        lines = await house.readers.tell(asker.address, job)
    except ReadersDown:
        lines, known = [], since  # then others wait a little for it
    async with live.lock:
        if seat is not None:
            entitled(house, live, seat, asker.identity)
        made = house.frame(live, seat, asker.identity, asker.language, known)
        if lines:
            stand = max(0, made.start - job.start)  # of these lines; after an undo the others are no more
            made.start = min(made.start, job.start)
            made.lines = [*cast("list[Line]", lines[:stand]), *made.lines]  # as JSON already
        return made


def long_log(live: Live, language: str, seat: int | None, since: int) -> Tell | None:
    """The log since then, for a reader; None if it is short, or can't be told by one. Hold the lock."""
    play, table = live.play, live.whole.table
    if play is None or not leaves_snapshots(play):
        return None
    start = play.changed_since(since)
    if play.k - start <= SHORT_LOG:
        return None
    rules = edition_of(table).version
    return Tell(table.game, rules, table.options, language, seat, start, play.given[start:], told_from(play, start))


def cost_of_log(live: Live, since: int) -> float:
    """What it costs to be told the log since then: nothing, unless it is long."""
    if live.play is None:
        return 0.0
    lines = live.play.k - live.play.changed_since(since)
    return lines / LINES if lines > SHORT_LOG else 0.0


def entitled(house: House, live: Live, seat: int, identity: BrowserId) -> None:
    """When all is over everybody may look from any seat; before that only from one's own."""
    if live.whole.table.status in ENDED and 0 <= seat < len(live.whole.seats):
        return
    house.hold(live, seat, identity)


async def moment(house: House, table: TableId, asker: Viewer, seat: int | None, k: int) -> Frame:
    """The table as it was after k answers. A reader plays up to it from a snapshot, unless it was looked at of late."""
    live = await house.live(table)
    async with live.lock:
        if seat is not None:
            entitled(house, live, seat, asker.identity)
        play = live.played()
        if not 0 <= k <= play.k:
            raise Missing(reasons.NO_MOMENT.of(last=play.k, k=k))
        told = house.summary(live, asker.identity, asker.language)
        made = Frame(table=told, seat=seat, n=play.n, k=k, start=max(0, k - 1), now=house.clock.now().at)
        wanted = Moment(live.id, act_at(play, k), k, seat, asker.language)
    seen = house.glimpses.get(wanted)
    if seen is None:
        asker.pay(MOMENT)
        seen = await look_back(house, live, asker, wanted)
        house.glimpses.keep(wanted, seen)
    made.lines = cast("list[Line]", seen.lines)  # as JSON already
    made.view = seen.view
    made.question = cast("Question | None", seen.question)
    return made


async def look_back(house: House, live: Live, asker: Viewer, wanted: Moment) -> Glimpse:
    """Have a reader look; if the snapshot that it should begin from is gone or can't be read, see to them first."""
    for last in (False, True):
        async with live.lock:
            play = live.played()
            if act_at(play, wanted.k) != wanted.act:
                raise Stale(reasons.MOVED_ON.of())
            n, start = nearest(live, play, wanted.k)
            acts = play.given[start : wanted.k]
        row = await house.store.snapshots.one(live.id, n) if n else None
        if n and row is None:
            if last:
                raise Down(reasons.NOT_LOOKED_AT.of())
            async with live.lock:
                await relearn(house, live, asker)
            continue
        rules = live.whole.table
        job = Look(
            rules.game, edition_of(rules).version, rules.options, wanted.language, wanted.seat, wanted.k, row, acts
        )
        try:
            return await house.readers.look(asker.address, job)
        except Unfit as error:
            log.info("snapshots are thrown away and made anew: %s", error)
            if last:
                raise Down(reasons.STORE_DOWN.of()) from error
            async with live.lock:
                await renew(house, live, asker)
        except ReadersDown as error:
            raise Down(reasons.NOT_LOOKED_AT.of()) from error
    raise AssertionError("the second try returns or raises")


def act_at(play: Play, k: int) -> int:
    """The act that gave the last of k answers; 0 where there is none."""
    return play.given[k - 1].n if 0 < k <= play.k else 0


def nearest(live: Live, play: Play, k: int) -> tuple[int, int]:
    """The last snapshot before a moment, whose answers all still stand: after so many acts, so many answers."""
    for n, answers in reversed(live.marks):
        if answers < k and play.changed_since(n) >= answers:
            return n, answers
    return 0, 0


# The chronicle


async def annals(house: House, table: TableId, asker: Viewer) -> list[Annal]:
    """The paragraphs of a game that keeps annals, from what everybody heard; of others none."""
    live = await house.live(table)
    async with live.lock:
        play = live.played()
        asker.pay(play.k / ANNALS)
        said, say = words_at(live.whole.table, asker.language), play.match.game.space.say
        log, seats = list(play.match.log), len(play.match.record.names)
    return await asyncio.to_thread(said.annals, log, say, seats)


async def annals_page(house: House, table: TableId, asker: Viewer) -> str:
    """The same as Markdown."""
    told = await annals(house, table, asker)
    if not told:
        raise Missing(reasons.NO_ANNALS.of())
    live = await house.live(table)
    return as_markdown(words_at(live.whole.table, asker.language).title(), told)


# Why not


async def why(
    house: House, table: TableId, identity: BrowserId, seat: int, on: str, action: str, language: str
) -> dict[str, Any]:
    """Why this seat may not do that now, with the rule, or that it may; and what an action would come to."""
    live = await house.live(table)
    async with live.lock:
        house.hold(live, seat, identity)
        if live.whole.table.status != PLAYING:
            raise NotNow(reasons.NOT_PLAYED.of())
        return reason(live.played().match, seat, on, action, words_at(live.whole.table, language))


def reason(match: Match, seat: int, on: str, action: str, said: Words) -> dict[str, Any]:
    """The same of any match, in these words."""
    several = [one.strip() for one in action.split(PARTED)]
    if len(several) > 1:
        return reason_of_several(match, seat, several, said)
    refusal = refusal_of(match.state, seat, on, action)
    cautions: list[Warned | None] = []
    if action and refusal is None:
        caution = caution_for(match.game, match.state, seat, match.game.space.parse(action))
        cautions = [warned(caution, match.game.space, said)]
    return judged(
        match, seat, refusal, said, int(refusal is None and action != ""), cautions, preview(match, seat, action)
    )


def reason_of_several(match: Match, seat: int, several: list[str], said: Words) -> dict[str, Any]:
    """The same of several answers, one after the other, as far as can be known now."""
    if len(several) > MOST_PARTS:
        raise Unreadable(reasons.MOST_JUDGED.of(n=MOST_PARTS))
    try:
        actions = [match.game.space.parse(one) for one in several]
    except ValueError as error:
        raise Unreadable(reasons.reason_of(error)) from None
    if match.state.asked(seat) is None:
        refusal = match.state.refuse(actions[0], seat)
        return judged(match, seat, refusal, said, 0, [], {})
    found = look_ahead(match.game, match.state, seat, actions)
    cautions = [warned(one, match.game.space, said) for one in found.cautions]
    return judged(match, seat, found.refusal, said, found.taken, cautions, {})


def judged(
    match: Match,
    seat: int,
    refusal: Refusal | None,
    said: Words,
    taken: int,
    cautions: list[Warned | None],
    preview: Mapping[str, Any],
) -> dict[str, Any]:
    """A judgement as it goes over the wire."""
    return {
        "may": refusal is None,
        "text": "" if refusal is None else said.refusal(refusal),
        "rule": match.state.rule_for(seat) if refusal is None else refusal.rule,
        "preview": preview,
        "taken": taken,
        "cautions": [one for one in cautions if one is not None],
    }


async def ways(house: House, table: TableId, identity: BrowserId, seat: int) -> list[WayTold]:
    """Where a seat's question leads over several answers."""
    live = await house.live(table)
    async with live.lock:
        house.hold(live, seat, identity)
        if live.whole.table.status != PLAYING:
            raise NotNow(reasons.NOT_PLAYED.of())
        return frames.ways(live.played(), seat)


def preview(match: Match, seat: int, action: str) -> Mapping[str, Any]:
    """What the game shows of an action before it is done, also of one that is refused; nothing to who is not asked."""
    if not action or match.state.asked(seat) is None:
        return {}
    return match.game.preview(match.state, seat, match.game.space.parse(action))


def refusal_of(state: State, seat: int, on: str, action: str) -> Refusal | None:
    """The reason, for an action, or for anything that could be done with a thing such as `shire:eoforwic`."""
    space = state.space
    if action:
        try:
            return state.refuse(space.parse(action), seat)
        except ValueError as error:
            raise Unreadable(reasons.reason_of(error)) from None
    domain, _, key = on.partition(":")
    wanted = [offset + verb[verb.domain.find(key)] for offset, verb in verbs_on(space, domain, key)]
    if not wanted:
        raise Unreadable(reasons.NO_THING.of(thing=repr(on)))
    options = state.options_for(seat)
    asked = {space.verb_at(option) for option in options}
    wanted.sort(key=lambda one: space.verb_at(one) not in asked)
    general: Refusal | None = None
    for one in wanted:
        refusal = state.refuse(one, seat)
        if refusal is None:
            return None
        if refusal.message != GENERAL:
            return refusal
        general = general or refusal
    return general


def verbs_on(space: Space, domain: str, key: str, offset: int = 0) -> list[tuple[int, Verb]]:
    """The verbs that can point at a thing, in this space and in those of child games, with where each begins."""
    found = [(offset, verb) for verb in space.verbs if verb.domain.name == domain and verb.domain.find(key) >= 0]
    for _, at, child in space.parts:
        found += verbs_on(child, domain, key, offset + at)
    return found


async def odds(house: House, table: TableId, identity: BrowserId, seat: int | None) -> Odds:
    """The game's odds as they stand, from what this seat sees."""
    live = await house.live(table)
    async with live.lock:
        if seat is not None:
            house.hold(live, seat, identity)
        play = live.played()
        state = play.match.state.clone()
    if state.over:
        return {"battle": None, "options": {}}
    ticket = Ticket(identity, table, AWAY if seat is None else WAITED)
    return await house.bots.forecast(play.match.game, state, seat, ticket)


# Records


async def record(house: House, table: TableId, asker: Viewer) -> str:
    """The record of a table that has ended, with what its fate was made of. A reader writes it."""
    live = await house.live(table)
    async with live.lock:
        if live.whole.table.status not in ENDED:
            raise NotNow(reasons.NO_RECORD_YET.of())
        job = as_written(live)
        secret, nonces = live.whole.table.secret, [row.nonce for row in live.whole.seats]
    asker.pay(RECORD)
    return with_fate(await said(house.readers.write(asker.address, job)), secret, nonces)


def as_written(live: Live) -> Write:
    """A table's game, for a reader; hold the lock."""
    table, play = live.whole.table, live.played()
    return Write(table.game, edition_of(table).version, table.options, play.match.record.names, list(play.given))


async def said(answer: Awaitable[Said]) -> Said:
    """What a reader says, or why it does not."""
    try:
        return await answer
    except ReadersDown as error:
        raise Down(reasons.NOT_LOOKED_AT.of()) from error


def with_fate(text: str, secret: Secret, nonces: list[Nonce]) -> str:
    """The record with its fate's secret, if it has one."""
    if not secret:
        return text
    return text.replace(f"\n{BODY}\n", f"\n{BODY}\n{fate.lines(secret, nonces)}", 1)


async def fate_of(house: House, table: TableId, asker: Viewer) -> FateTold:
    """All that it takes to work the fate of a table that has ended out again. A reader lays it open."""
    live = await house.live(table)
    async with live.lock:
        if live.whole.table.status not in ENDED:
            raise NotNow(reasons.SECRET_KEPT.of())
        secret, nonces = live.whole.table.secret, [row.nonce for row in live.whole.seats]
        if not secret:
            raise NotNow(reasons.NO_SECRET.of())
        job = LayOpen(as_written(live), secret, nonces)
    if table not in house.laid_open:
        asker.pay(RECORD)
        told = await said(house.readers.lay_open(asker.address, job))
        for oldest in list(house.laid_open)[: 1 + len(house.laid_open) - LAID_OPEN]:
            del house.laid_open[oldest]
        house.laid_open[table] = told
    return house.laid_open[table]


async def open_record(house: House, person: Person, text: str, asker: Viewer) -> Live:
    """Keep a record that somebody brings, to be replayed. A reader checks it, and folds it on the way."""
    await check_share(house, person.identity)
    asker.pay(RECORD)
    id, now = new_id(), time.time()
    try:
        opened = await said(house.readers.read(asker.address, Read(text, id, now, asker.language)))
    except HeptarchyError as error:
        raise Unreadable(reasons.reason_of(error)) from None
    table, seats = archived(opened, id, text, person, now)
    await house.store.add_table(table, seats, [], acts=opened.acts)  # all or nothing: a part would look like a game
    await keep_snapshots(house, opened.rows)
    return await house.live(id)


def archived(opened: Opened, id: TableId, text: str, person: Person, now: float) -> tuple[TableRow, list[SeatRow]]:
    """A record as rows of the store, apart from its acts."""
    secret, commitment = fate.secret_in(text) or (NO_SECRET, NO_COMMITMENT)
    brought = fate.nonces_in(text) or []
    table = TableRow(
        id=id,
        game=opened.game,
        rules_version=opened.rules_version,
        options=opened.options,
        status=ARCHIVE,
        owner=person.identity,
        public=False,
        name="",
        created=now,
        changed=now,
        started=now,
        acts=len(opened.acts),
        asked=[],
        commitment=commitment,
        secret=secret,
        clock=None,
        patience=0.0,
        rematch=NO_TABLE,
        ending=opened.ending,
        scores=opened.scores,
        due=None,
    )
    seats = [
        SeatRow(
            id, seat, HUMAN, "", tidy_name(name), NO_LINK, brought[seat] if seat < len(brought) else NO_NONCE, "", 0.0
        )
        for seat, name in enumerate(opened.names)
    ]
    return table, seats
