"""How long one person's bots take to answer while others have tables of Kings going: `python tools/crowd.py --help`.

It starts a server of its own on loopback, opens tables where four Kings play Age of Arthur among themselves, and then
plays other games at random against Thegns, a person a game. It prints how long a bot's answer took, from when the
person saw that it was asked to when they saw what it said; first without the Kings, then with them. The table it prints
is the one in docs/operations.md.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import platform
import random
import secrets
import sys
import tempfile
import time
import uuid
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.load import COMPRESSION, Failed, Line, read_opened, share
from tools.serving import running

PERSONS = {"vikings": 2, "ortus": 3, "arthur": 4}  # by game: the seats of the person's table


class Person:
    """Somebody who plays at random, game after game, and times the bots."""

    def __init__(self, port: int, game: str, level: str) -> None:
        self.port = port
        self.game = game
        self.level = level
        self.token = secrets.token_hex(32)
        self.rng = random.Random(game)
        self.waited: list[float] = []

    async def play(self, until: float) -> None:
        """Play until then."""
        line = Line(self.port, self.token)
        while time.perf_counter() < until:
            table = await open_table(line, self.game, ["me"] + [f"bot {self.level}"] * (PERSONS[self.game] - 1))
            await self.play_at(line, table, until)
        line.close()

    async def play_at(self, line: Line, table: str, until: float) -> None:
        """One game."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live?seat=0&lang=en"
        headers = {"Authorization": f"Bearer {self.token}"}
        async with connect(address, additional_headers=headers, max_size=None, compression=COMPRESSION) as live:
            frame = msgspec.json.decode(await live.recv())
            while frame["table"]["status"] == "playing" and time.perf_counter() < until:
                if frame["question"] is not None:
                    frame = await self.answer(line, table, frame)
                    continue
                seen, began = frame["n"], time.perf_counter()
                while frame["n"] <= seen and frame["table"]["status"] == "playing":
                    frame = msgspec.json.decode(await live.recv())
                self.waited.append(time.perf_counter() - began)

    async def answer(self, line: Line, table: str, frame: Any) -> Any:
        """Answer at random."""
        body = {
            "seat": 0,
            "question": frame["question"]["id"],
            "action": self.rng.choice(frame["question"]["options"])["action"],
            "request": str(uuid.uuid4()),
            "since": frame["n"],
        }
        try:
            return msgspec.json.decode(await line.ask("POST", f"/api/tables/{table}/answers", body))
        except Failed as error:
            if not str(error).startswith("409"):  # stale: a bot has answered for the person, as the rules want it
                raise
            return msgspec.json.decode(await line.ask("GET", f"/api/tables/{table}/frame?seat=0&since={frame['n']}"))


async def open_table(line: Line, game: str, seats: list[str]) -> str:
    """Open a table with these seats, `me` or `bot LEVEL`."""
    told = [dict(zip(("kind", "level"), seat.split(), strict=False)) for seat in seats]
    asked = {"game": game, "options": {"players": len(seats)}, "seats": told}
    opened = read_opened(await line.ask("POST", "/api/tables", asked)).table
    if "me" in seats:
        brought = {"nonce": secrets.token_hex(16), "commitment": opened.commitment}
        await line.ask("POST", f"/api/tables/{opened.id}/seats/0/nonce", brought)
    return opened.id


async def moves(line: Line, tables: list[str]) -> int:
    """How many there were at these tables."""
    return sum([msgspec.json.decode(await line.ask("GET", f"/api/tables/{table}"))["k"] for table in tables])


async def figures(port: int) -> dict[str, float]:
    """The server's own count of bots' answers, and of those that were cut short."""
    line = Line(port, secrets.token_hex(32))
    text = (await line.ask("GET", "/metrics")).decode()
    line.close()
    samples = [said.rpartition(" ") for said in text.splitlines() if not said.startswith("#")]
    return {name: float(value) for name, _, value in samples if name.startswith("heptarchy_bot")}


async def phase(name: str, port: int, asked: argparse.Namespace) -> None:
    """Let persons play for a while, and print how long their bots took."""
    persons = [Person(port, game, asked.level) for game in asked.games]
    before = await figures(port)
    until = time.perf_counter() + asked.seconds
    await asyncio.gather(*(person.play(until) for person in persons))
    after = await figures(port)
    for person in persons:
        times = person.waited
        if not times:
            raise SystemExit(f"nobody was waited for at {person.game}")
        longest = f"{1000 * max(times, default=0.0):.0f} ms"
        cells = [name, person.game, str(len(times)), share(times, 0.5), share(times, 0.99), longest]
        print(f"| {' | '.join(cells)} |", flush=True)
    for said in ("heptarchy_bot_jobs", "heptarchy_bot_short_total", "heptarchy_bot_hurried_total"):
        print(f"  {said}: {after.get(said, 0) - before.get(said, 0):.0f} more", file=sys.stderr)


async def run(asked: argparse.Namespace, port: int) -> None:
    """The whole of it."""
    print("| meanwhile | person's game | answers | p50 | p99 | longest |", "|---|---|---|---|---|---|", sep="\n")
    await phase("nothing", port, asked)
    openers = [Line(port, secrets.token_hex(32)) for _ in range(asked.openers)]
    kings = [
        await open_table(openers[number % asked.openers], "arthur", ["bot king"] * 4) for number in range(asked.tables)
    ]
    before = await moves(openers[0], kings)
    await phase(f"{asked.tables} tables of Kings", port, asked)
    print(f"  moves at their tables: {await moves(openers[0], kings) - before}", file=sys.stderr)
    for line in openers:
        line.close()
    load = os.getloadavg()[0]
    print(f"{os.cpu_count()} cores, Python {platform.python_version()}, load average {load:.1f}", file=sys.stderr)


def arguments() -> argparse.Namespace:
    """What it is told."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=12, help="tables where four Kings play Age of Arthur")
    parser.add_argument("--openers", type=int, default=3, help="browsers that opened them")
    parser.add_argument("--seconds", type=float, default=40.0, help="how long, without the Kings and with them")
    parser.add_argument("--games", nargs="+", default=list(PERSONS), choices=list(PERSONS))
    parser.add_argument("--level", default="thegn", help="the level of the persons' bots")
    parser.add_argument("--bots", type=int, default=1, help="processes for bots that think ahead")
    parser.add_argument("--server", nargs=argparse.REMAINDER, default=[], help="what follows goes to the server")
    return parser.parse_args()


def main() -> None:
    """Measure, and print."""
    asked = arguments()
    with contextlib.ExitStack() as ends:
        folder = Path(ends.enter_context(tempfile.TemporaryDirectory(prefix="heptarchy-crowd-")))
        port, _ = ends.enter_context(running(f"sqlite:///{folder}/tables.db", folder, asked.bots, asked.server))
        asyncio.run(run(asked, port))


if __name__ == "__main__":
    main()
