"""Answers, undo, and what the server answers itself: checked by the engine, kept, and only then told."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from typing import TYPE_CHECKING

from msgspec.structs import replace

from heptarchy.kernel.ahead import is_asked, look_ahead
from heptarchy.server import custody, reasons
from heptarchy.server.autoplay import check_standing, go_on, parted
from heptarchy.server.bot_priority import bots_alone, ticket
from heptarchy.server.errors import Down, Forbidden, Missing, NotNow, Stale, Unreadable
from heptarchy.server.ids import NO_REQUEST, BrowserId, QuestionId, RequestId, TableId
from heptarchy.server.returning import forget, held_until, is_held
from heptarchy.server.rows import (
    ANSWER,
    BOT,
    BY_BOT,
    BY_FORCE,
    BY_PERSON,
    BY_STANDING,
    OVER,
    PLAYING,
    UNDO,
    Act,
    Standing,
)
from heptarchy.server.store import Conflict
from heptarchy.server.summaries import edition_of, words_at
from heptarchy.server.webhooks import nudge

if TYPE_CHECKING:
    from collections.abc import Sequence

    from heptarchy.kernel.state import State
    from heptarchy.server.play import Play
    from heptarchy.server.table_registry import House, Live
    from heptarchy.server.wire import Frame

TRYING = 5.0  # seconds in which an answer is tried again when another process's came between
SHOWN_EVERY = 0.5  # seconds between looks at what bots answer where the rules leave it to them: hundreds of answers
LOOKS_EVERY = 5.0  # seconds between looks whether a table still waits for its place
BUNDLED = "/"  # no request id has this sign: it marks the further answers of one


class Asker:
    """Who sends an answer: a browser, for one of its seats, in its language."""

    def __init__(self, identity: BrowserId, seat: int, language: str, since: int = -1) -> None:
        self.identity = identity
        self.seat = seat
        self.language = language
        self.since = since


async def answer(
    house: House,
    table: TableId,
    asker: Asker,
    question: QuestionId,
    action: str,
    request: RequestId,
    further: Sequence[str] = (),
) -> Frame:
    """Take a seat's answer to the question it names, and `further` ones to those that follow at once.

    The same request again gets the same reply.
    """
    wanted = [
        Act(table, 0, ANSWER, asker.seat, one, BY_PERSON, bundled(request, place), 0.0)
        for place, one in enumerate([action, *further])
    ]
    return await act(house, table, asker, question, wanted)


async def undo(house: House, table: TableId, asker: Asker, question: QuestionId, request: RequestId) -> Frame:
    """Take back a seat's last choice, with all that were made by the same request."""
    return await act(house, table, asker, question, [Act(table, 0, UNDO, asker.seat, "", BY_PERSON, request, 0.0)])


async def act(house: House, table: TableId, asker: Asker, question: QuestionId, wanted: list[Act]) -> Frame:
    """Check acts, carry them out with what follows by itself, keep them at once, and tell everybody."""
    live = await house.live(table)
    async with live.lock:
        await house.keep_up(live, asker.since, asker.seat, asker.identity)
        live.answered = time.monotonic()
        until = time.monotonic() + TRYING
        while True:
            house.hold(live, asker.seat, asker.identity)
            done = live.requests.get(wanted[0].request or NO_REQUEST)
            if done is not None:
                return repeated(house, live, asker, done, wanted)
            if live.whole.table.status != PLAYING:
                ended = reasons.OVER if live.whole.table.status == OVER else reasons.NOT_PLAYED
                raise NotNow(ended.of(), frame=seen(house, live, asker))
            play = live.played()
            if live.whole.seats[asker.seat].kind == BOT:
                raise NotNow(reasons.BOT_HERE.of(), frame=seen(house, live, asker))
            if play.match.state.delegates(asker.seat):
                house.metrics.refuse("rules")
                rule = play.match.game.delegation_rule(play.match.state)
                raise NotNow(reasons.LEFT_TO_BOTS.of(), rule, seen(house, live, asker))
            if play.question(asker.seat) != question:
                house.metrics.refuse("stale")
                raise Stale(reasons.MOVED_ON.of(), frame=seen(house, live, asker))
            check(house, live, play, wanted, asker)
            before = play.n
            try:
                left = await carry_out(house, live, play, wanted)
                break
            except Conflict as error:  # another process was first: the play has been made anew, look again
                if time.monotonic() > until:
                    raise Down(reasons.TABLE_BUSY.of()) from error
                await asyncio.sleep(random.uniform(0.0, 0.01))
        frame = seen(house, live, asker, before)
        frame.left = left
        house.push(live)
    after_acts(house, live)
    return frame


def seen(house: House, live: Live, asker: Asker, before: int | None = None) -> Frame:
    """The table as the asker sees it now; with the log since it looked or, if it does not say, since `before`."""
    if before is None:
        before = live.play.n if live.play else 0
    since = asker.since if asker.since >= 0 else before
    return house.frame(live, asker.seat, asker.identity, asker.language, since)


def repeated(house: House, live: Live, asker: Asker, done: Act, wanted: list[Act]) -> Frame:
    """The reply to a request that was carried out before."""
    kept = [done]
    while (more := live.requests.get(bundled(wanted[0].request or NO_REQUEST, len(kept)))) is not None:
        kept.append(more)
    told = [(one.seat, one.kind, one.action) for one in kept]
    if told != [(one.seat, one.kind, one.action) for one in wanted[: len(kept)]]:
        raise Unreadable(reasons.OTHER_ANSWER.of())
    frame = seen(house, live, asker, done.n - 1)
    frame.left = [one.action for one in wanted[len(kept) :]]
    return frame


def bundled(request: RequestId, place: int) -> RequestId:
    """What the acts of one request are kept by: the first by its id, the others by that and their place."""
    return RequestId(f"{request}{BUNDLED}{place}") if place else request


def check(house: House, live: Live, play: Play, wanted: list[Act], asker: Asker) -> None:
    """Raise with the rule if an act is not allowed, as far as can be known now."""
    match = play.match
    said = words_at(live.whole.table, asker.language)
    seat = asker.seat
    undoes = wanted[0].kind == UNDO
    if undoes:
        refusal = play.refuse_undo(seat)
    else:
        try:
            actions = [match.game.space.parse(one.action) for one in wanted]
        except ValueError as error:
            raise Unreadable(reasons.reason_of(error)) from None
        if len(actions) == 1:
            refusal = match.state.refuse(actions[0], seat)
        else:
            refusal = look_ahead(match.game, match.state, seat, actions).refusal
    if refusal is not None:
        house.metrics.refuse("rules")
        raise Forbidden(reasons.AS_SAID.of(text=said.refusal(refusal)), refusal.rule)
    if undoes and is_anothers(live, seat, asker.identity):
        house.metrics.refuse("rules")
        raise Forbidden(reasons.NOT_YOURS_TO_UNDO.of())


def is_anothers(live: Live, seat: int, identity: BrowserId) -> bool:
    """Was this seat's last choice made before this browser held it? Then it is not theirs to take back."""
    play = live.played()
    place = play.match.last_choice(seat)
    since = [span.begun for span in custody.lasting(live.whole.custody, seat) if span.identity == identity]
    return place >= 0 and play.given[place].n <= max(since, default=custody.BEFORE)


async def carry_out(house: House, live: Live, play: Play, wanted: list[Act]) -> list[str]:
    """Do it, do what follows by itself, and keep it all at once; gives the answers that were not asked for any more."""
    after = play.n
    now = house.clock.now()
    if wanted[0].kind == UNDO:
        acts = await take_back(house, live, play, replace(wanted[0], at=now.at, ran=now.ran))
        left: list[str] = []
    else:
        acts, left = take_in_turn(play, [replace(one, at=now.at, ran=now.ran) for one in wanted])
    await house.keep(live, [*acts, *go_on(play, live.whole, now)], after)
    return left


def take_in_turn(play: Play, wanted: list[Act]) -> tuple[list[Act], list[str]]:
    """Take answers one after the other, as long as nothing comes between; lone answers that stand between are given."""
    acts: list[Act] = []
    seat = wanted[0].seat
    for place, one in enumerate(wanted):
        state = play.match.state
        if place and (state.sealed == state.moves or not is_asked(state, seat)):
            return acts, [later.action for later in wanted[place:]]
        action = play.match.game.space.parse(one.action)
        while place and is_asked(state, seat) and state.is_forced(seat) and state.options_for(seat)[0] != action:
            lone = play.match.game.space.say(state.options_for(seat)[0])
            acts.append(replace(one, n=play.n + 1, action=lone, by=BY_FORCE, request=None))
            play.take(acts[-1])
        if place and not state.allows(action, seat):
            return acts, [later.action for later in wanted[place:]]
        acts.append(replace(one, n=play.n + 1))
        play.take(acts[-1])
    return acts, []


async def take_back(house: House, live: Live, play: Play, first: Act) -> list[Act]:
    """Take back a seat's last choice, and those of the same request as far as they may be taken back."""
    acts: list[Act] = []
    seat = first.seat
    request = bundle_of(play, seat)
    while not acts or (request and bundle_of(play, seat) == request and play.refuse_undo(seat) is None):
        in_advance = play.given[play.match.last_choice(seat)].by == BY_STANDING
        acts.append(replace(first, n=play.n + 1, request=None if acts else first.request))
        play.take(acts[-1])
        if in_advance:
            await forget_standing(house, live, play, seat)
    return acts


def bundle_of(play: Play, seat: int) -> RequestId:
    """The request that gave this seat's last choice; "" if nobody sent one."""
    place = play.match.last_choice(seat)
    return RequestId((play.given[place].request or "").partition(BUNDLED)[0]) if place >= 0 else NO_REQUEST


async def forget_standing(house: House, live: Live, play: Play, seat: int) -> None:
    """Taking back an answer that was set in advance also ends that setting: else it would be given again at once."""
    rule = play.match.state.rule_for(seat)
    for standing in [one for one in live.whole.standing if one.seat == seat and one.rule == rule]:
        await house.store.drop_standing(live.id, seat, standing.rule)
        live.whole.standing.remove(standing)


async def set_standing(house: House, table: TableId, seat: int, identity: BrowserId, wanted: Standing) -> None:
    """Keep an answer in advance; if the question stands already, give it."""
    live = await house.live(table)
    async with live.lock:
        house.hold(live, seat, identity)
        check_standing(live.whole.standing, wanted)
        play = live.played()
        try:
            parted(play.match.game.space, wanted.action)
        except ValueError as error:
            raise Unreadable(reasons.reason_of(error)) from None
        scopes = play.match.game.scopes(play.match.state, seat)
        if wanted.scope not in scopes:
            raise Forbidden(reasons.NO_SPAN.of(span=repr(wanted.scope), spans=", ".join(scopes)))
        wanted.token = scopes[wanted.scope]
        await house.store.set_standing(wanted)
        live.whole.standing = [
            one for one in live.whole.standing if (one.seat, one.rule) != (wanted.seat, wanted.rule)
        ] + [wanted]
        await go_on_and_keep(house, live)
        house.push(live)
    after_acts(house, live)


def lasting(live: Live, seat: int) -> list[Standing]:
    """The answers that a seat set in advance, apart from those whose span is over; hold the lock."""
    if live.play is None or live.play.match.state.over:
        return []
    scopes = live.play.match.game.scopes(live.play.match.state, seat)
    return [one for one in live.whole.standing if one.seat == seat and scopes.get(one.scope) == one.token]


async def go_on_and_keep(house: House, live: Live) -> None:
    """Give the answers that need nobody to think; hold the lock."""
    if live.whole.table.status != PLAYING or live.play is None:
        return
    after = live.play.n
    acts = go_on(live.play, live.whole, house.clock.now())
    if acts:
        try:
            await house.keep(live, acts, after)
        except Conflict:
            return  # another process has gone on: so have we now


# After an act


def after_acts(house: House, live: Live) -> None:
    """Let bots think, and tell absent people that they are waited for."""
    wake_bots(house, live)
    nudge(house, live)


def wake_bots(house: House, live: Live) -> None:
    """Start the bots of a table, if one of them is asked and they are not at it already."""
    if live.thinking is not None or house.closing:
        return
    if bot_asked(live, house.clock.ran) is not None:
        live.thinking = house.start(bots_play(house, live))
        live.thinking.add_done_callback(lambda _: rest(house, live))
    else:
        wait_out(house, live)


def rest(house: House, live: Live) -> None:
    """The bots have done what they could; one may wait for its person."""
    live.thinking = None
    wait_out(house, live)


def wait_out(house: House, live: Live) -> None:
    """Wake the bots again when one has waited long enough for its person, who has come back."""
    left = pause_left(live, house.clock.ran)
    if left is not None and live.pausing is None and not house.closing:
        live.pausing = house.start(wake_after(house, live, left))


def pause_left(live: Live, ran: float) -> float | None:
    """Seconds until a bot that waits for its person plays on; None: none waits."""
    if live.play is None or live.whole.table.status != PLAYING:
        return None
    until = [held_until(row, live.play) for row in live.whole.seats]
    return min((one - ran for one in until if one is not None), default=None)


async def wake_after(house: House, live: Live, seconds: float) -> None:
    """Wake the bots after so long."""
    await asyncio.sleep(max(0.0, seconds) + 0.05)
    live.pausing = None
    wake_bots(house, live)


def bot_asked(live: Live, ran: float) -> int | None:
    """A seat that is asked and for which a bot answers now."""
    if live.play is None or live.whole.table.status != PLAYING:
        return None
    for seat in live.play.match.state.seats:
        if seat >= 0 and is_bots(live, seat) and not waits(live, seat, ran):
            return seat
    return None


def is_bots(live: Live, seat: int) -> bool:
    """Does a bot answer for this seat: because it plays it, or because the rules leave the question to one?"""
    return live.whole.seats[seat].kind == BOT or live.played().match.state.delegates(seat)


def waits(live: Live, seat: int, ran: float) -> bool:
    """Does the bot of this seat wait for its person, who has come back?"""
    play = live.played()
    return is_held(live.whole.seats[seat], play, ran) and not play.match.state.delegates(seat)


def level_for(live: Live, seat: int) -> str:
    """How well that bot plays; for somebody else's seat as well as the best bot of the table, if it has one."""
    edition = edition_of(live.whole.table)
    rows, known = live.whole.seats, [level.name for level in edition.ranked()]
    if rows[seat].kind == BOT:
        return rows[seat].level
    here = [known.index(row.level) for row in rows if row.kind == BOT and row.level in known]
    return known[max(here)] if here else edition.usual().name


async def bots_play(house: House, live: Live) -> None:
    """Let bots answer until none of them is asked; where bots are alone, when the table has its place."""
    owner, told = live.whole.table.owner, False
    try:
        while not house.closing and bot_asked(live, house.clock.ran) is not None:
            if not bots_alone(live):
                house.places.leave(owner, live.id)
            elif not house.places.enter(owner, live.id):
                if not told:
                    house.push(live)  # the table says that it waits
                told = True
                await house.places.wait(owner, live.id, LOOKS_EVERY)
                continue
            await bots_answer(house, live)
    except Missing:
        if not live.lost:  # else an operator has deleted the table
            raise
    finally:
        house.places.leave(owner, live.id)


async def bots_answer(house: House, live: Live) -> None:
    """Let bots answer until none of them is asked, or until there are people again, or no more."""
    shown = 0.0
    alone = bots_alone(live)
    while not house.closing and bots_alone(live) == alone:
        async with live.lock:
            seat = bot_asked(live, house.clock.ran)
            if seat is None:
                return
            play = live.played()
            state = play.match.state.clone()
            question, level = play.question(seat), level_for(live, seat)
            left = state.delegates(seat)
        said = await think(house, live, state, seat, level)
        async with live.lock:
            asked = bot_asked(live, house.clock.ran)
            if live.play is not None and live.play.question(seat) == question and asked is not None:
                await bot_answers(house, live, seat, said)
                now = time.monotonic()
                if not left or now - shown >= SHOWN_EVERY or bot_asked(live, house.clock.ran) is None:
                    shown = now
                    house.push(live)
        nudge(house, live)


async def think(house: House, live: Live, state: State, seat: int, level: str) -> int:
    """What the bot in this seat answers."""
    game = live.played().match.game
    options = live.whole.table.options
    return await house.bots.choose(game, state, seat, level, new_seed(live, seat), options, ticket(live))


def new_seed(_live: Live, _seat: int) -> str:
    """What a bot draws its lots with: nobody can foresee it. Tests put one that they know in its place."""
    return secrets.token_hex(16)


async def bot_answers(house: House, live: Live, seat: int, action: int) -> None:
    """Keep a bot's answer; hold the lock."""
    play = live.played()
    if not is_bots(live, seat) or waits(live, seat, house.clock.ran) or not play.match.state.allows(action, seat):
        return
    after, left = play.n, play.match.state.delegates(seat)
    said = play.match.game.space.say(action)
    now = house.clock.now()
    act = Act(live.id, after + 1, ANSWER, seat, said, BY_BOT, None, now.at, now.ran)
    play.take(act)
    try:
        await house.keep(live, [act, *go_on(play, live.whole, now)], after)
        if not left:
            await forget(house, live, seat)
    except Conflict:
        await asyncio.sleep(0)  # another process plays this bot: see what it did
