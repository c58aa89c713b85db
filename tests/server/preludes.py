"""Servers whose time a test turns by hand: lines of Python that `Running` lets them run first."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.running import Running

FOR_EVER = 1e9  # seconds: whoever waits so long never comes back

# A sleep of a module of the server lasts until a file is there that is named after its seconds
GATED = """
import asyncio, pathlib, types
from heptarchy.server import {module}
def gated(gates, sleep=asyncio.sleep):
    async def until_let(seconds):
        print("sleeps", seconds, flush=True)
        while not (gates / str(seconds)).exists():
            await sleep(0.02)
    return until_let
{module}.asyncio = types.SimpleNamespace(**vars(asyncio) | {{"sleep": gated(pathlib.Path({gates!r}))}})
"""

# Each telling of a seat is said when it is planned and when it has ended, and each table when it was seen to
TOLD = """
from msgspec.structs import replace
from heptarchy.server import sweeper, webhooks
def tell(house, live, seat, question, tell=webhooks.tell_later):
    print("plans", live.id, seat, flush=True)
    async def and_say():
        await tell(house, live, seat, question)
        print("ended", live.id, seat, flush=True)
    return and_say()
async def sweep(house, table, sweep=sweeper.sweep_one):
    await sweep(house, table)
    print("swept", table.id, flush=True)
async def sweep_often(house, sweep=sweeper.sweep_for_ever):
    house.settings = replace(house.settings, sweep_every=0.2)
    await sweep(house)
webhooks.tell_later, sweeper.sweep_one, sweeper.sweep_for_ever = tell, sweep, sweep_often
"""

# All workers of bots are as urgent as any process: on a busy machine those of tables of bots alone would stand still
EQUAL = """
from heptarchy.server.bots import process, turns
def begin(self, games, levels, crew, begin=process.Worker.__init__):
    begin(self, games, levels, turns.QUICK)
process.Worker.__init__ = begin
"""

# The clock by which shares of requests grow again is what a file says
SHARES = """
import pathlib, types
from heptarchy.server import middleware
clock = pathlib.Path({file!r})
middleware.time = types.SimpleNamespace(**vars(middleware.time) | {{"monotonic": lambda: float(clock.read_text())}})
"""


def gated(module: str, gates: Path) -> str:
    """Let this module of the server sleep until the test lets it go on."""
    gates.mkdir(parents=True, exist_ok=True)
    return GATED.format(module=module, gates=str(gates))


def let_pass(gates: Path, seconds: float) -> None:
    """Whoever sleeps so long there wakes, and nobody sleeps so long again."""
    (gates / str(seconds)).touch()


def shares_by(file: Path) -> str:
    """Let shares of requests grow only when the test turns the clock in this file."""
    turn_to(file, 0.0)
    return SHARES.format(file=str(file))


def turn_to(file: Path, seconds: float) -> None:
    """Turn the clock in a file; nobody reads half of it."""
    fresh = file.with_suffix(".new")
    fresh.write_text(str(seconds))
    fresh.replace(file)


def said(running: Running, *words: object) -> int:
    """How often a server has said just that on a line."""
    return running.log.read_text().splitlines().count(" ".join(map(str, words)))
