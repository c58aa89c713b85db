"""When a table must be looked at though nobody comes: kept with it, so that tables that wait stay in the store."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.kernel.modes import FATE
from heptarchy.server.rows import BOT
from heptarchy.server.summaries import clock_left

if TYPE_CHECKING:
    from heptarchy.server.play import Play
    from heptarchy.server.settings import Settings
    from heptarchy.server.store import Whole


def due(whole: Whole, play: Play, settings: Settings, ran: float) -> float | None:
    """When a clock runs out, a bot should have answered, or somebody should have been told; None: never.

    All by the house's clock, which says `ran` now.
    """
    times = [due_of_seat(whole, play, seat, settings, ran) for seat in play.match.state.seats]
    return min((one for one in times if one is not None), default=None)


def due_of_seat(whole: Whole, play: Play, seat: int, settings: Settings, ran: float) -> float | None:
    """The same for one seat that is asked."""
    if seat == FATE:
        return ran
    row = whole.seats[seat]
    if row.kind == BOT or play.match.state.delegates(seat):
        return ran + settings.sweep_every  # it thinks; if its process is gone by then, another sees to it
    times = []
    left = clock_left(whole.table, play, seat, ran)
    if left is not None:
        times.append(ran + max(0.0, left))
    if row.webhook and settings.webhooks != "off" and row.nudged != play.question(seat):
        times.append(ran + settings.nudge_after + settings.sweep_every)
    return min(times, default=None)
