"""Looking at a table: lists, moments of the past, why something may not be done, odds, records."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import heptarchy
from heptarchy.kernel.match import Match
from heptarchy.kernel.record import BODY
from heptarchy.kernel.refusal import HeptarchyError
from heptarchy.server import fate, frames
from heptarchy.server.errors import Missing, NotNow, Unreadable
from heptarchy.server.rows import (
    ABANDONED,
    ANSWER,
    ARCHIVE,
    BY_FATE,
    BY_PERSON,
    HUMAN,
    OVER,
    PLAYING,
    Act,
    SeatRow,
    TableRow,
)
from heptarchy.server.seating import Person, check_share, new_id, tidy_name
from heptarchy.server.summaries import summary, words_at
from heptarchy.server.wire import Frame, Question, Summary

if TYPE_CHECKING:
    from heptarchy.kernel.refusal import Refusal
    from heptarchy.kernel.space import Space, Verb
    from heptarchy.kernel.state import State
    from heptarchy.server.house import House, Live

LISTED = 60  # tables in a list
ENDED = (OVER, ABANDONED, ARCHIVE)
GENERAL = "that is not what is asked now"
LISTS = ("mine", "open", "watch", "finished")


async def tables(house: House, which: str, identity: str, language: str) -> list[Summary]:
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
        raise Unreadable(f"list is {', '.join(LISTS)}; not {which!r}")
    ids = [row.id for row in rows]
    seats = await store.seats_of(ids)
    mine = await store.holders_of(ids, identity) if identity else {}
    return [summary(row, seats.get(row.id, []), mine.get(row.id, []), language, identity=identity) for row in rows]


async def frame(house: House, table: str, identity: str, seat: int | None, since: int, language: str) -> Frame:
    """The table as a seat sees it, or as anybody does."""
    live = await house.live(table)
    async with live.lock:
        if seat is not None:
            entitled(house, live, seat, identity)
        return house.frame(live, seat, identity, language, since)


def entitled(house: House, live: Live, seat: int, identity: str) -> None:
    """When all is over everybody may look from any seat; before that only from one's own."""
    if live.whole.table.status in ENDED and 0 <= seat < len(live.whole.seats):
        return
    house.hold(live, seat, identity)


async def moment(house: House, table: str, identity: str, seat: int | None, k: int, language: str) -> Frame:
    """The table as it was after k answers."""
    live = await house.live(table)
    async with live.lock:
        if seat is not None:
            entitled(house, live, seat, identity)
        play = live.played()
        if not 0 <= k <= play.k:
            raise Missing(f"there are moments 0 to {play.k}, not {k}")
        state = play.moment(k)
        said = words_at(live.whole.table, language)
        made = Frame(table=house.summary(live, identity, language), seat=seat, n=play.n, k=k, now=time.time())
        made.start = max(0, k - 1)
        made.lines = frames.lines(play, made.start, k, seat, said)
        made.view = state.view(seat)
        if seat is not None and not state.over and state.options_for(seat) and not state.delegates(seat):
            space = play.match.game.space
            options = [frames.choice(space, one, said.label(state, seat, one)) for one in state.options_for(seat)]
            made.question = Question(f"past {k}", state.rule_for(seat), said.prompt(state, seat), options)
        return made


# Why not


async def why(
    house: House, table: str, identity: str, seat: int, on: str, action: str, language: str
) -> dict[str, Any]:
    """Why this seat may not do that now, with the rule, or that it may; and what an action would come to."""
    live = await house.live(table)
    async with live.lock:
        house.hold(live, seat, identity)
        if live.whole.table.status != PLAYING:
            raise NotNow("the game is not being played")
        match = live.played().match
        refusal = refusal_of(match.state, seat, on, action)
        found = preview(match, seat, action)
        if refusal is None:
            return {"may": True, "text": "", "rule": match.state.rule_for(seat), "preview": found}
        said = words_at(live.whole.table, language)
        return {"may": False, "text": said.refusal(refusal), "rule": refusal.rule, "preview": found}


def preview(match: Match, seat: int, action: str) -> dict[str, Any]:
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
            raise Unreadable(str(error)) from None
    domain, _, key = on.partition(":")
    wanted = [offset + verb[verb.domain.find(key)] for offset, verb in verbs_on(space, domain, key)]
    if not wanted:
        raise Unreadable(f"expected a thing of this game, such as shire:eoforwic, not {on!r}")
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


async def odds(house: House, table: str, identity: str, seat: int | None) -> dict[str, Any]:
    """The game's odds as they stand, from what this seat sees."""
    live = await house.live(table)
    async with live.lock:
        if seat is not None:
            house.hold(live, seat, identity)
        play = live.played()
        state = play.match.state.clone()
    if state.over:
        return {"battle": None, "options": {}}
    return await house.bots.forecast(play.match.game, state, seat)


# Records


async def record(house: House, table: str) -> str:
    """The record of a table that has ended, with what its fate was made of."""
    live = await house.live(table)
    async with live.lock:
        if live.whole.table.status not in ENDED:
            raise NotNow("a record holds everybody's secrets: it can be had when the game is over")
        text = live.played().match.record.write()
        return with_fate(text, live.whole.table.secret, [row.nonce for row in live.whole.seats])


def with_fate(text: str, secret: str, nonces: list[str]) -> str:
    """The record with its fate's secret, if it has one."""
    if not secret:
        return text
    return text.replace(f"\n{BODY}\n", f"\n{BODY}\n{fate.lines(secret, nonces)}", 1)


async def open_record(house: House, person: Person, text: str) -> Live:
    """Keep a record that somebody brings, to be replayed."""
    await check_share(house, person.identity)
    try:
        match = await asyncio.to_thread(Match.resume, text, heptarchy.game)  # a long one takes a while: others go on
    except HeptarchyError as error:
        raise Unreadable(str(error)) from None
    table, seats, acts = archived(match, text, person)
    await house.store.add_table(table, seats, [])
    await house.store.append(table.id, 0, acts, scores=list(match.state.scores), ending=match.state.ending)
    return await house.live(table.id)


def archived(match: Match, text: str, person: Person) -> tuple[TableRow, list[SeatRow], list[Act]]:
    """A record as rows of the store."""
    now = time.time()
    told = fate.SECRET_LINE.search(text)
    nonces = fate.NONCES_LINE.search(text)
    brought = nonces.group(1).split() if nonces else []
    names = match.record.names
    table = TableRow(
        id=new_id(),
        game=match.game.id,
        rules_version=match.game.rules_version,
        options=match.record.options,
        status=ARCHIVE,
        owner=person.identity,
        public=False,
        name="",
        created=now,
        changed=now,
        started=now,
        acts=0,
        asked=[],
        commitment=told.group(2) if told else "",
        secret=told.group(1) if told else "",
        clock=None,
        patience=0.0,
        rematch="",
        ending="",
        scores=[],
    )
    seats = [
        SeatRow(table.id, seat, HUMAN, "", tidy_name(name), "", brought[seat] if seat < len(brought) else "", "", 0.0)
        for seat, name in enumerate(names)
    ]
    space = match.game.space
    acts = [
        Act(
            table.id,
            n,
            ANSWER,
            one.seat,
            space.say(one.action),
            BY_FATE if one.seat < 0 else BY_PERSON,
            None,
            now,
        )
        for n, one in enumerate(match.record.answers, 1)
    ]
    return table, seats, acts
