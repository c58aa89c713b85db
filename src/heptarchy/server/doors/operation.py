"""For whoever runs the server: is it well, and what has it done?"""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Response
from msgspec import Struct

from heptarchy.server.doors.asking import house_of
from heptarchy.server.doors.replies import refusals
from heptarchy.server.store import StoreDown
from heptarchy.server.summaries import game_ids


class Health(Struct):
    """Whether tables can be played."""

    status: str
    database: str
    games: list[str]
    bots: int


UNWELL = {**refusals(), 503: ResponseSpec(Health, generate_examples=False, description="The store does not answer.")}


@get("/health", summary="Is the server well?", responses=UNWELL)
async def health(request: Request[Any, Any, Any]) -> Response[Health]:
    """200 if the store answers, else 503."""
    house = house_of(request)
    try:
        await house.store.counts()
        well = True
    except StoreDown:
        well = False
    told = Health("ok" if well else "down", house.store.kind, game_ids(), house.settings.workers)
    return Response(told, status_code=200 if well else 503)


@get("/metrics", summary="Figures for Prometheus", media_type="text/plain", responses=refusals())
async def metrics(request: Request[Any, Any, Any]) -> Response[str]:
    """Counters and gauges."""
    house = house_of(request)
    watchers = sum(len(live.watchers) for live in house.lives.values())
    bots = house.bots
    gauges: dict[str, tuple[str, float]] = {
        "heptarchy_live_tables": ("Tables held in memory.", len(house.lives)),
        "heptarchy_watchers": ("Open WebSockets.", watchers),
        "heptarchy_bot_jobs": ("Jobs that bot workers were given.", bots.jobs),
        "heptarchy_bot_crashes": ("Bot workers that died.", bots.crashes),
        "heptarchy_bot_late": ("Bot answers that came too late.", bots.late),
        "heptarchy_bot_fallbacks": ("Bot answers given at random for want of a worker.", bots.fallbacks),
    }
    text = house.metrics.text(gauges, await house.store.counts())
    return Response(text, media_type="text/plain; version=0.0.4")


HANDLERS = [health, metrics]
