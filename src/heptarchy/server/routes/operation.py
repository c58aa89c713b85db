"""For whoever runs the server: is it well, and what has it done?"""

from __future__ import annotations

from ipaddress import ip_address, ip_network
from typing import TYPE_CHECKING, Any

from litestar import Request, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Response
from msgspec import Struct

from heptarchy.server import reasons
from heptarchy.server.errors import NotYours
from heptarchy.server.middleware import plain_address
from heptarchy.server.routes.asking import house_of
from heptarchy.server.routes.replies import refusals
from heptarchy.server.summaries import game_ids

if TYPE_CHECKING:
    from collections.abc import Mapping


class Health(Struct):
    """Whether tables can be played."""

    status: str
    database: str
    games: list[str]
    bots: int


FORWARDED = (  # what proxies add
    "x-forwarded-for",
    "x-forwarded-proto",
    "x-forwarded-host",
    "forwarded",
    "x-real-ip",
    "cf-connecting-ip",
    "via",
)
UNWELL = {**refusals(), 503: ResponseSpec(Health, generate_examples=False, description="The store takes no change.")}


@get("/health", summary="Is the server well?", responses=UNWELL)
async def health(request: Request[Any, Any, Any]) -> Response[Health]:
    """200 if the store takes changes, else 503."""
    house = house_of(request)
    well = await house.pulse.feel(house)
    told = Health("ok" if well else "down", house.store.kind, game_ids(), house.settings.workers)
    return Response(told, status_code=200 if well else 503)


def may_read(allowed: tuple[str, ...], address: str, forwarded: bool) -> bool:
    """May somebody at this address read the figures? What a proxy brings is never from this machine itself."""
    if "all" in allowed:
        return True
    try:
        found = ip_address(plain_address(address).partition("%")[0])
    except ValueError:
        return False
    if found.is_loopback:
        return "loopback" in allowed and not forwarded
    return any(found in ip_network(one, strict=False) for one in allowed if one != "loopback")


@get("/metrics", summary="Figures for Prometheus", media_type="text/plain", responses=refusals())
async def metrics(request: Request[Any, Any, Any]) -> Response[str]:
    """Counters and gauges, for this machine alone unless the server was told otherwise."""
    house = house_of(request)
    address = request.client.host if request.client else ""
    if not may_read(house.settings.metrics, address, any(name in request.headers for name in FORWARDED)):
        raise NotYours(reasons.OPERATORS_FIGURES.of())
    watchers = sum(len(live.watchers) for live in house.lives.values())
    bots = house.bots
    gauges: dict[str, tuple[str, float]] = {
        "heptarchy_live_tables": ("Tables held in memory.", len(house.lives)),
        "heptarchy_connections": ("Open connections.", house.metrics.connections),
        "heptarchy_watchers": ("Open WebSockets.", watchers),
        "heptarchy_bot_jobs": ("Jobs that bot workers were given.", bots.jobs),
        "heptarchy_bot_crashes": ("Bot workers that died.", bots.crashes),
        "heptarchy_bot_late": ("Bot answers that came too late.", bots.late),
        "heptarchy_bot_fallbacks": ("Bot answers given at random for want of a worker.", bots.fallbacks),
    }
    gauges |= {
        "heptarchy_bot_tables_queued": ("Tables of bots alone that wait for their place.", house.places.waiting),
        "heptarchy_bot_hurried_total": ("Bot answers that were cut short since others waited.", bots.hurried),
        "heptarchy_bot_short_total": ("Bot answers from fewer imagined games than their level has.", bots.short),
    }
    queues: dict[str, tuple[str, Mapping[str, float]]] = {
        "heptarchy_bot_queue_length": ("Bot jobs that wait, by urgency.", bots.lengths),
        "heptarchy_bot_queue_age_seconds": ("Age of the oldest bot job that waits, by urgency.", bots.ages),
        "heptarchy_bot_busy_seconds": ("Seconds that bot workers were busy, by urgency.", bots.seconds),
    }
    text = house.metrics.text(gauges, await house.store.counts(), queues)
    return Response(text, media_type="text/plain; version=0.0.4")


HANDLERS = [health, metrics]
