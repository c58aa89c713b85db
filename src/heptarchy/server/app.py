"""The server put together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.params import QueryParameter
from litestar.response import Response

import heptarchy
from heptarchy import editions
from heptarchy.agents.guests import bring
from heptarchy.kernel.refusal import HeptarchyError
from heptarchy.lab.provenance import version
from heptarchy.server import pages, reasons
from heptarchy.server.bans import Wards
from heptarchy.server.bots import Bots
from heptarchy.server.clock import HouseClock, beat_for_ever
from heptarchy.server.description import Description
from heptarchy.server.errors import Trouble
from heptarchy.server.handover import HOUR
from heptarchy.server.ids import TableId
from heptarchy.server.metrics import Metrics
from heptarchy.server.middleware import Buckets, Gate
from heptarchy.server.moderation import remove_for_ever
from heptarchy.server.routes import asking, games, live, operation, tables, talk
from heptarchy.server.store import Conflict, Store, StoreDown
from heptarchy.server.summaries import game_ids
from heptarchy.server.sweeper import sweep_for_ever
from heptarchy.server.table_registry import House
from heptarchy.server.wire import Problem

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from litestar.types import ASGIApp, Scope

    from heptarchy.kernel.message import Message
    from heptarchy.server.settings import Settings

log = logging.getLogger("heptarchy.server")

LONGEST = 500  # letters of a sentence that says what is wrong
A_MOMENT = 5.0  # seconds after the start in which visitors come first
LANGUAGE = QueryParameter(
    annotation=str,
    name="lang",
    required=False,
    default="",
    description="en or es; left out: as the browser prefers",
)


class Server:
    """A server's parts, made before it listens and closed after."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.wards = Wards()
        self.house: House | None = None  # while it runs
        bring(settings.line_bots)

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Litestar) -> AsyncGenerator[None, None]:
        """Open the store, start the bots, sweep now and then; close all in the end."""
        store = await Store.open(self.settings.database)
        bots = Bots(self.settings.workers, quick=1, idle=1, waited=self.metrics.bot_waited)
        try:
            await bots.start()
            await asyncio.to_thread(load_editions, await store.rules_in_play())
            house = House(self.settings, store, bots, self.metrics, HouseClock(await store.hours()), self.wards)
            await self.wards.read(store)
        except BaseException:
            await bots.close()
            await store.close()
            raise
        app.state.house = self.house = house
        a_time = self.settings.limits.tables_an_hour * asking.SHARED
        app.state.openings = Buckets(a_time / HOUR, a_time)
        limits = self.settings.limits
        app.state.talking = Buckets(limits.talk if limits.requests else 0.0, limits.talk_burst)
        app.state.looking = Buckets(limits.requests, limits.burst)
        house.readers.start()
        beating = asyncio.ensure_future(beat_for_ever(house.clock, store, self.settings.beat_every))
        sweeping = asyncio.ensure_future(sweep_for_ever(house))
        removing = asyncio.ensure_future(remove_for_ever(house))
        loading = asyncio.ensure_future(load_games())
        tasks = (beating, sweeping, removing, loading)
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await house.close()

    async def say_goodbye(self) -> None:
        """Close what would stay open for ever."""
        if self.house is not None:
            await self.house.say_goodbye()

    def app(self) -> ASGIApp:
        """The application that a web server runs."""
        routes = (games, tables, talk, live, operation, pages)
        handlers = [handler for route in routes for handler in route.HANDLERS]
        inner = Litestar(
            handlers,
            lifespan=[self.lifespan],
            state=State({}),
            parameters={"lang": LANGUAGE},
            after_exception=[look_again],
            exception_handlers={Exception: tell_trouble},
            request_max_body_size=self.settings.limits.body,
            compression_config=CompressionConfig("gzip", minimum_size=4000, gzip_compress_level=5, exclude="^/assets"),
            openapi_config=OpenAPIConfig(
                title="heptarchy",
                version=version(),
                path="/schema",
                render_plugins=[Description()],
            ),
            logging_config=None,
        )
        return Gate(inner, self.settings, self.metrics, self.wards)


async def load_games() -> None:
    """Load the games that nobody has asked for yet, once there is a moment: a fifth of a second each."""
    await asyncio.sleep(A_MOMENT)
    for game in game_ids():
        await asyncio.to_thread(heptarchy.game, game)


def load_editions(played: list[tuple[str, int]]) -> None:
    """Load the past rules that tables here were played by: a fifth of a second each, which no request should wait for.

    What can't be loaded is told where its tables are asked for.
    """
    for game, rules in played:
        with contextlib.suppress(HeptarchyError):
            editions.edition(game, rules)


async def look_again(error: Exception, scope: Scope) -> None:
    """After a conflict that a door did not foresee, read the table anew: Missing, if an operator has deleted it."""
    table = scope.get("path_params", {}).get("table")
    if isinstance(error, Conflict) and isinstance(table, str):
        house = scope["litestar_app"].state.house
        live = await house.live(TableId(table))
        async with live.lock:
            await house.refresh(live)


def tell_trouble(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Every error as a Problem; what we did not foresee is logged and told without detail."""
    code, status, message = told_as(error)
    problem = Problem(code, reasons.say(message, asking.language_of(request))[:LONGEST])
    if isinstance(error, Trouble):
        problem.rule, problem.frame = error.rule, error.frame
    headers = error.headers if isinstance(error, HTTPException) else None
    return Response(msgspec.json.encode(problem), media_type="application/json", status_code=status, headers=headers)


def told_as(error: Exception) -> tuple[str, int, Message]:
    """The code, the status and the message of an error."""
    if isinstance(error, Trouble):
        if isinstance(error.__cause__, StoreDown):
            log.error("request failed: %s", error.__cause__)
        return error.code, error.status, error.message
    if isinstance(error, HeptarchyError):
        return "refused", 422, reasons.reason_of(error)
    if isinstance(error, StoreDown):
        log.error("request failed: %s", error)
        return "down", 503, reasons.STORE_DOWN.of()
    if isinstance(error, Conflict):  # another process was first
        return "down", 503, reasons.TABLE_BUSY.of()
    if isinstance(error, HTTPException):
        return code_of(error.status_code), error.status_code, reasons.AS_SAID.of(text=sentence_of(error))
    if isinstance(error, RecursionError):  # reading what is nested too deeply; nothing else here goes deep
        return "bad_request", 400, reasons.TOO_DEEP.of()
    if isinstance(error, UnicodeDecodeError):  # msgspec reads the name of a field so; nothing else here decodes
        return "bad_request", 400, reasons.NOT_UTF_8.of()
    log.error("request failed", exc_info=error)
    return "failed", 500, reasons.FAILED.of()


def code_of(status: int) -> str:
    """A code for errors that the framework raises."""
    return {404: "not_found", 405: "not_allowed", 413: "too_large", 415: "bad_request"}.get(status, "bad_request")


def sentence_of(error: HTTPException) -> str:
    """What the framework found, in a line."""
    extra = error.extra if isinstance(error.extra, list) else []
    found = [f"{one.get('key', '?')}: {one.get('message', '')}" for one in extra if isinstance(one, dict)]
    return "; ".join([str(error.detail), *found])
