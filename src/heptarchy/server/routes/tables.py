"""Tables over HTTP: opening, sitting down, answering, looking."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated, Any, Literal

from litestar import Request, delete, get, post, put
from litestar.params import Parameter, QueryParameter
from litestar.response import Response

import heptarchy
from heptarchy.server import answers, beginning, handover, join_requests, queries, reasons, returning, seating
from heptarchy.server.errors import TooLarge, Unreadable
from heptarchy.server.ids import PleaId, TableId
from heptarchy.server.routes.asking import (
    NO_NUL,
    SEVERAL_LENGTH,
    AnswerAsked,
    Joining,
    LevelAsked,
    NonceAsked,
    PleaAsked,
    StandingAsked,
    TableAsked,
    UndoAsked,
    VoiceAsked,
    WebhookAsked,
    check_opening,
    house_of,
    identity_of,
    language_of,
    person_of,
    viewer_of,
)
from heptarchy.server.routes.games import known, settled
from heptarchy.server.routes.replies import TakesText, refusals
from heptarchy.server.rows import Standing
from heptarchy.server.webhooks import set_webhook
from heptarchy.server.wire import AnnalTold, FateTold, Frame, Link, Odds, Opened, Reason, StandingInfo, Summary, WayTold

if TYPE_CHECKING:
    from heptarchy.server.table_registry import Live

Ask = Request[Any, Any, Any]
SeatAsked = Annotated[int | None, Parameter(description="a seat; left out: a spectator")]
Since = Annotated[int, Parameter(ge=0, le=10_000_000, description="the last act seen")]
List = Literal["mine", "open", "watch", "finished"]
Text = Annotated[str, Parameter(max_length=80, pattern=NO_NUL)]
PleaText = Annotated[PleaId, Parameter(max_length=16)]
ActionText = Annotated[str, Parameter(max_length=SEVERAL_LENGTH, pattern=NO_NUL)]


def told(request: Ask, live: Live) -> Summary:
    """The table as this browser may know it."""
    return house_of(request).summary(live, identity_of(request), language_of(request))


@get("/api/tables", summary="Lists of tables", responses=refusals())
async def tables(request: Ask, which: Annotated[List, QueryParameter(name="list")] = "mine") -> list[Summary]:
    """One of the lobby's lists."""
    return await queries.tables(house_of(request), which, identity_of(request), language_of(request))


@post("/api/tables", summary="Open a table", responses=refusals(404, 413, 422))
async def open_table(request: Ask, data: TableAsked) -> Opened:
    """Open a table; it begins when all seats are taken, and everybody has brought a nonce for its commitment."""
    check_opening(request)
    options = settled(heptarchy.game(known(data.game)), data.options, language_of(request))
    person = await person_of(request)
    wish = seating.TableWish(
        data.game,
        options,
        [seating.SeatWish(seat.kind, seat.level) for seat in data.seats],
        data.name,
        data.public,
        data.clock.clock() if data.clock else None,
        data.patience,
        data.hot_seat,
    )
    house = house_of(request)
    live, links = await seating.open_table(house, person, wish)
    summary = house.summary(live, person.identity, language_of(request))
    return Opened(summary, [Link(seat, token) for seat, token in links])


@get("/api/tables/{table:str}", summary="A table", responses=refusals(404))
async def one_table(request: Ask, table: TableId) -> Summary:
    """What everybody may know of a table, and which seats are yours."""
    return told(request, await house_of(request).live(table))


@post("/api/tables/{table:str}/join", summary="Sit down", status_code=200, responses=refusals(404, 409, 413, 422))
async def join(request: Ask, table: TableId, data: Joining) -> Summary:
    """Sit down by a link, in an open seat, or in one that is kept for you; at once with a nonce, if you like."""
    person = await person_of(request, data.name)
    person.nonce, person.commitment = data.nonce, data.commitment
    live = await seating.join(house_of(request), table, person, data.token, data.seat)
    return house_of(request).summary(live, person.identity, language_of(request))


@post(
    "/api/tables/{table:str}/seats/{seat:int}/nonce",
    summary="Bring your share in fate",
    status_code=200,
    responses=refusals(404, 409, 413, 422),
)
async def bring_nonce(request: Ask, table: TableId, seat: int, data: NonceAsked) -> Summary:
    """Bring a nonce for the commitment that you have seen. The same again does no harm; another one is refused."""
    house, identity = house_of(request), identity_of(request)
    live = await beginning.bring_nonce(house, table, seat, identity, data.nonce, data.commitment)
    return told(request, live)


@post("/api/tables/{table:str}/seats/{seat:int}/leave", summary="Get up", status_code=200, responses=refusals(404))
async def leave(request: Ask, table: TableId, seat: int) -> Summary:
    """Leave a seat."""
    return told(request, await seating.leave(house_of(request), table, seat, identity_of(request)))


@post(
    "/api/tables/{table:str}/seats/{seat:int}/bot",
    summary="Let a bot play a seat",
    status_code=200,
    responses=refusals(404, 409, 413),
)
async def give_to_bot(request: Ask, table: TableId, seat: int, data: LevelAsked) -> Summary:
    """Hand your seat to a bot, until you take it back or for good; as owner, before the game, an empty one."""
    house, identity = house_of(request), identity_of(request)
    return told(request, await seating.give_to_bot(house, table, seat, identity, data.level, data.how == "for_good"))


@post(
    "/api/tables/{table:str}/seats/{seat:int}/back",
    summary="Take a seat back from a bot",
    status_code=200,
    responses=refusals(404, 409),
)
async def take_back(request: Ask, table: TableId, seat: int) -> Summary:
    """Play your seat yourself again."""
    return told(request, await handover.take_back(house_of(request), table, seat, identity_of(request)))


@post(
    "/api/tables/{table:str}/seats/{seat:int}/link",
    summary="A fresh link to a seat",
    status_code=200,
    responses=refusals(404),
)
async def fresh_link(request: Ask, table: TableId, seat: int) -> Link:
    """A link for another device, or for a guest; the one before no longer works."""
    return Link(seat, await seating.fresh_link(house_of(request), table, seat, identity_of(request)))


@post(
    "/api/tables/{table:str}/seats/{seat:int}/vote",
    summary="Vote a bot into an abandoned seat",
    status_code=200,
    responses=refusals(404, 422),
)
async def vote(request: Ask, table: TableId, seat: int) -> Summary:
    """Vote to let a bot play for somebody who has not answered for long."""
    return told(request, await handover.vote(house_of(request), table, seat, identity_of(request)))


@post(
    "/api/tables/{table:str}/seats/{seat:int}/go-on",
    summary="Let the bot play on",
    status_code=200,
    responses=refusals(404, 409),
)
async def let_go_on(request: Ask, table: TableId, seat: int) -> Summary:
    """You have come back, and let the bot that stands in for you play on without waiting."""
    house = house_of(request)
    live = await house.live(table)
    async with live.lock:
        await returning.let_go_on(house, live, seat, identity_of(request))
        house.push(live)
    answers.after_acts(house, live)
    return told(request, live)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/ask",
    summary="Ask to be let in",
    status_code=200,
    responses=refusals(404, 409, 413, 422),
)
async def ask_in(request: Ask, table: TableId, seat: int, data: PleaAsked) -> Summary:
    """Ask for a bot's seat, or an abandoned one, of a game that goes on. The others decide."""
    person = await person_of(request, data.name)
    live = await join_requests.ask(house_of(request), table, seat, person)
    return house_of(request).summary(live, person.identity, language_of(request))


@post(
    "/api/tables/{table:str}/pleas/{plea:str}",
    summary="Let somebody in or not",
    status_code=200,
    responses=refusals(404, 409, 413),
)
async def answer_plea(request: Ask, table: TableId, plea: PleaText, data: VoiceAsked) -> Summary:
    """Say yes or no to somebody who asks to be let in."""
    live = await join_requests.answer_plea(house_of(request), table, plea, identity_of(request), data.say == "yes")
    return told(request, live)


@delete(
    "/api/tables/{table:str}/pleas/{plea:str}",
    summary="Ask no longer",
    status_code=200,
    responses=refusals(404),
)
async def withdraw_plea(request: Ask, table: TableId, plea: PleaText) -> Summary:
    """Ask no longer to be let in."""
    return told(request, await join_requests.withdraw(house_of(request), table, plea, identity_of(request)))


@put(
    "/api/tables/{table:str}/seats/{seat:int}/webhook",
    summary="Set a webhook",
    status_code=204,
    responses=refusals(404, 413, 422),
)
async def webhook(request: Ask, table: TableId, seat: int, data: WebhookAsked) -> None:
    """Where to tell you that you are waited for while you are away."""
    house, identity = house_of(request), identity_of(request)
    await set_webhook(house, table, seat, identity, data.url, language_of(request))


@get("/api/tables/{table:str}/seats/{seat:int}/standing", summary="Answers set in advance", responses=refusals(404))
async def standing(request: Ask, table: TableId, seat: int) -> list[StandingInfo]:
    """Your answers in advance."""
    house = house_of(request)
    live = await house.live(table)
    house.hold(live, seat, identity_of(request))
    async with live.lock:
        lasting = answers.lasting(live, seat)
    return [StandingInfo(one.rule, one.action, one.scope) for one in lasting]


@put(
    "/api/tables/{table:str}/seats/{seat:int}/standing",
    summary="Set an answer in advance",
    status_code=204,
    responses=refusals(404, 413, 422),
)
async def set_standing(request: Ask, table: TableId, seat: int, data: StandingAsked) -> None:
    """Answer so whenever you are asked by that rule, for as long as the scope lasts."""
    wanted = Standing(table, seat, data.rule, data.action, data.scope, "")
    await answers.set_standing(house_of(request), table, seat, identity_of(request), wanted)


@delete(
    "/api/tables/{table:str}/seats/{seat:int}/standing",
    summary="Remove an answer in advance",
    responses=refusals(404),
)
async def drop_standing(request: Ask, table: TableId, seat: int, rule: Text) -> None:
    """Be asked again."""
    house = house_of(request)
    live = await house.live(table)
    async with live.lock:
        house.hold(live, seat, identity_of(request))
        await house.store.drop_standing(table, seat, rule)
        await house.refresh(live)


@post(
    "/api/tables/{table:str}/rematch",
    summary="Play again",
    status_code=200,
    responses=refusals(404, 409, 422),
)
async def rematch(request: Ask, table: TableId) -> Summary:
    """The same table once more."""
    check_opening(request)
    person = await person_of(request)
    return told(request, await seating.rematch(house_of(request), table, person))


@post("/api/tables/{table:str}/abandon", summary="End a table", status_code=200, responses=refusals(404, 409))
async def abandon(request: Ask, table: TableId) -> Summary:
    """End a table without a result."""
    return told(request, await seating.abandon(house_of(request), table, identity_of(request)))


@get("/api/tables/{table:str}/frame", summary="What a seat sees", responses=refusals(404))
async def frame(request: Ask, table: TableId, seat: SeatAsked = None, since: Since = 0) -> Frame:
    """View, question and log of a seat, or of a spectator."""
    house = house_of(request)
    return await queries.frame(house, table, viewer_of(request), seat, since)


@get("/api/tables/{table:str}/moment/{k:int}", summary="What a seat saw", responses=refusals(404))
async def moment(request: Ask, table: TableId, k: int, seat: SeatAsked = None) -> Frame:
    """The table after k answers."""
    return await queries.moment(house_of(request), table, viewer_of(request), seat, k)


@get("/api/tables/{table:str}/annals", summary="The chronicle", responses=refusals(404))
async def annals(request: Ask, table: TableId) -> list[AnnalTold]:
    """The annals of a campaign, a paragraph a round, as anybody may read them; empty where a game keeps none."""
    told = await queries.annals(house_of(request), table, viewer_of(request))
    return [AnnalTold(one.at, one.head, one.text) for one in told]


@get(
    "/api/tables/{table:str}/annals.md",
    summary="The chronicle as Markdown",
    media_type="text/markdown",
    responses=refusals(404),
)
async def annals_page(request: Ask, table: TableId) -> Response[str]:
    """The same as a page to keep."""
    text = await queries.annals_page(house_of(request), table, viewer_of(request))
    headers = {"Content-Disposition": f'attachment; filename="heptarchy-{table}-annals.md"'}
    return Response(text, media_type="text/markdown", headers=headers)


async def pay_for_log(request: Ask, table: TableId, since: int) -> None:
    """Whoever wants to be told a long log with the reply pays for it, as elsewhere."""
    if since >= 0:
        viewer_of(request).pay(queries.cost_of_log(await house_of(request).live(table), since))


@post(
    "/api/tables/{table:str}/answers",
    summary="Answer a question",
    status_code=200,
    responses=refusals(404, 409, 413, 422),
)
async def answer(request: Ask, table: TableId, data: AnswerAsked) -> Frame:
    """Answer what a seat is asked, and what follows at once. Durable when it is acknowledged; again does no harm."""
    house = house_of(request)
    asker = answers.Asker(identity_of(request), data.seat, language_of(request), data.since)
    await pay_for_log(request, table, data.since)
    began = time.perf_counter()
    reply = await answers.answer(house, table, asker, data.question, data.action, data.request, data.further)
    house.metrics.answering.see(time.perf_counter() - began)
    return reply


@post(
    "/api/tables/{table:str}/undo",
    summary="Take back a choice",
    status_code=200,
    responses=refusals(404, 409, 413, 422),
)
async def undo(request: Ask, table: TableId, data: UndoAsked) -> Frame:
    """Take back your last choice, where nothing was revealed and nobody has answered since."""
    asker = answers.Asker(identity_of(request), data.seat, language_of(request), data.since)
    await pay_for_log(request, table, data.since)
    return await answers.undo(house_of(request), table, asker, data.question, data.request)


@get("/api/tables/{table:str}/why", summary="Why may I not?", responses=refusals(404, 409))
async def why(
    request: Ask, table: TableId, seat: Annotated[int, Parameter(ge=0, le=63)], on: Text = "", action: ActionText = ""
) -> Reason:
    """Why a thing can't be chosen now, or actions can't be done, and by which rule; with a preview of a single one."""
    house = house_of(request)
    found = await queries.why(house, table, identity_of(request), seat, on, action, language_of(request))
    return Reason(**found)


@get("/api/tables/{table:str}/ways", summary="Where to", responses=refusals(404, 409))
async def ways(request: Ask, table: TableId, seat: Annotated[int, Parameter(ge=0, le=63)]) -> list[WayTold]:
    """Where a seat's question leads over several answers of its own: for a drag."""
    return await queries.ways(house_of(request), table, identity_of(request), seat)


@get("/api/tables/{table:str}/odds", summary="Odds as they stand", responses=refusals(404))
async def odds(request: Ask, table: TableId, seat: SeatAsked = None) -> Odds:
    """The chances of the battle that stands and of what the options lead to."""
    return await queries.odds(house_of(request), table, identity_of(request), seat)


@get(
    "/api/tables/{table:str}/record",
    summary="The record of an ended game",
    media_type="text/plain",
    responses=refusals(404, 409),
)
async def record(request: Ask, table: TableId) -> Response[str]:
    """The whole game as text."""
    text = await queries.record(house_of(request), table, viewer_of(request))
    headers = {"Content-Disposition": f'attachment; filename="heptarchy-{table}.txt"'}
    return Response(text, media_type="text/plain", headers=headers)


@get("/api/tables/{table:str}/fate", summary="What fate was made of", responses=refusals(404, 409))
async def laid_open(request: Ask, table: TableId) -> FateTold:
    """The secret of a game that is over, the nonces, and each of fate's questions with what was answered."""
    return await queries.fate_of(house_of(request), table, viewer_of(request))


@post(
    "/api/records",
    summary="Open a record",
    operation_class=TakesText,
    request_max_body_size=None,
    responses=refusals(413),
)
async def open_record(request: Ask) -> Summary:
    """Open a record (text/plain) to replay it."""
    check_opening(request)
    house = house_of(request)
    body = await read(request, house.settings.limits.record)
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise Unreadable(reasons.NO_TEXT.of()) from None
    person = await person_of(request)
    live = await queries.open_record(house, person, text, viewer_of(request))
    return house.summary(live, person.identity, language_of(request))


async def read(request: Ask, most: int) -> bytes:
    """The body, if it is no longer than that; what is longer is not read to its end."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise TooLarge(reasons.TOO_LARGE.of(n=most))
    return bytes(body)


HANDLERS = [
    tables,
    open_table,
    one_table,
    join,
    bring_nonce,
    leave,
    give_to_bot,
    take_back,
    fresh_link,
    vote,
    let_go_on,
    ask_in,
    answer_plea,
    withdraw_plea,
    webhook,
    standing,
    set_standing,
    drop_standing,
    rematch,
    abandon,
    frame,
    moment,
    annals,
    annals_page,
    answer,
    undo,
    why,
    ways,
    odds,
    record,
    laid_open,
    open_record,
]
