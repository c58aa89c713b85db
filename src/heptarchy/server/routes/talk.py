"""Talk over HTTP: saying something, and what was said. What is new comes over the WebSocket (`live.py`)."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import Parameter

from heptarchy.server import chat
from heptarchy.server.ids import NO_LINE, LineId, TableId
from heptarchy.server.routes.asking import LineAsked, check_talking, house_of, identity_of
from heptarchy.server.routes.replies import refusals
from heptarchy.server.rows import Said
from heptarchy.server.wire import Spoken, Talk

Ask = Request[Any, Any, Any]
After = Annotated[
    LineId, Parameter(max_length=16, pattern="^([0-9a-f]{16})?$", description="the last line heard; left out: none")
]


@get("/api/tables/{table:str}/talk", summary="What was said", responses=refusals(404))
async def hear(request: Ask, table: TableId, after: After = NO_LINE) -> Talk:
    """What was said at a table after a line, or of late: for everybody, and whispers to your seats."""
    return await chat.hear(house_of(request), table, identity_of(request), after)


@post("/api/tables/{table:str}/talk", summary="Say something", status_code=200, responses=refusals(404, 413))
async def say(request: Ask, table: TableId, data: LineAsked) -> Spoken:
    """Say something to everybody at the table, or whisper to some seats. Sending it again does no harm."""
    check_talking(request, table, data.seat)
    line = Said(table, 0, NO_LINE, data.seat, "", 0, data.text, data.request, 0.0)
    return await chat.say(house_of(request), table, identity_of(request), line, list(data.to))


HANDLERS = [hear, say]
