"""What a worker is asked, as bytes: a line of JSON, then the packed state.

The state is dealt anew from what the seat knows before it is packed. So these bytes depend on that, on the table's
options, the level, the seed and the generator alone, and a worker holds no secret that it could tell.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from heptarchy import editions

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heptarchy.kernel.fate import Rng
    from heptarchy.kernel.game import Game
    from heptarchy.kernel.options import Value
    from heptarchy.kernel.state import State

CHOOSE = "choose"
FORECAST = "forecast"


def choose_job(
    game: Game,
    state: State,
    seat: int,
    level: str,
    seed: str,
    thinks: float,
    limit: float,
    rng: Rng,
    settled: Mapping[str, Value] | None = None,
) -> bytes:
    """Ask a level's agent for an answer, with so long to think; a worker still at it after `limit` seconds ends."""
    told = {"do": CHOOSE, "seat": seat, "level": level, "seed": seed, "thinks": thinks, "limit": limit}
    told["settled"] = dict(settled or {})
    return _job(game, told, state.redeal(seat, rng))


def forecast_job(game: Game, state: State, seat: int | None, limit: float, rng: Rng) -> bytes:
    """Ask for the odds as this seat (None: a spectator) sees them."""
    told = {"do": FORECAST, "seat": seat, "limit": limit}
    return _job(game, told, known_to_all(state, rng) if seat is None else state.redeal(seat, rng))


def known_to_all(state: State, rng: Rng) -> State:
    """A state that fits what a spectator sees: dealt anew for each seat in turn, so that no seat's secret is true."""
    for seat in range(state.players):
        state = state.redeal(seat, rng)
    return state


def read_job(job: bytes) -> tuple[dict[str, Any], bytes]:
    """What is asked, and the packed state."""
    line, _, packed = job.partition(b"\n")
    told: dict[str, Any] = json.loads(line)
    return told, packed


def _job(game: Game, told: dict[str, Any], state: State) -> bytes:
    """Workers find a game by its id, and one of a past edition by its version too."""
    edition = editions.of(game)
    named = {"game": game.id, "rules": edition.version if edition.past else None}
    return json.dumps({**named, **told}).encode() + b"\n" + edition.pack(state)
