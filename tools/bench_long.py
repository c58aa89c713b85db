"""How a server bears a long campaign: opened cold, looked back at, and looked back at by a stranger without pause.

`python tools/bench_long.py`. Bots play a campaign of Age of Arthur with eight rulers from a fixed seed, 2,736 acts of
it; that is laid into the store of a server of its own, on loopback, without snapshots. The stranger comes from an
address of its own (127.0.0.2), as limits go by address. What it prints is in docs/operations.md.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import heptarchy
from heptarchy.agents import greedy_agent
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.match import Match
from heptarchy.kernel.modes import FATE
from heptarchy.kernel.perspective import Perspective
from heptarchy.server.ids import NO_COMMITMENT, NO_LINK, NO_NONCE, NO_SECRET, NO_TABLE, BrowserId, TableId
from heptarchy.server.rows import ABANDONED, ANSWER, BY_BOT, BY_FATE, HUMAN, Act, SeatRow, TableRow
from heptarchy.server.store import Store

if TYPE_CHECKING:
    from collections.abc import Iterator

ACTS = 2736
TABLE = TableId("campaign")
OTHERS = 10  # people who look at a table of their own now and then
EVERY = 0.1  # seconds
STRANGER = 38.0  # moments a second that the stranger asks for
START = 60.0  # seconds that a server has to start


def campaign(acts: int) -> Match:
    """So much of a campaign that bots play with eight rulers."""
    game = heptarchy.game("arthur")
    match, rng, agent = Match(game, {"players": 8}), Rng("long campaign"), greedy_agent(game)
    while len(match.log) < acts and not match.state.over:
        state = match.state
        if state.seat == FATE:
            match.apply(rng.pick(state.weights), FATE)
        else:
            seat = state.seats[0]
            match.apply(agent.choose(Perspective(game, state, seat, match.record.options), rng), seat)
    return match


async def lay(database: str, match: Match) -> None:
    """Keep the campaign, as one that was abandoned: everybody may look at it."""
    game, now = match.game, time.time()
    table = TableRow(
        id=TABLE,
        game=game.id,
        rules_version=game.rules_version,
        options=match.record.options,
        status=ABANDONED,
        owner=BrowserId(""),
        public=True,
        name="",
        created=now,
        changed=now,
        started=now,
        acts=len(match.log),
        asked=[],
        commitment=NO_COMMITMENT,
        secret=NO_SECRET,
        clock=None,
        patience=0.0,
        rematch=NO_TABLE,
        ending="",
        scores=[],
        due=None,
    )
    seats = [
        SeatRow(TABLE, n, HUMAN, "", name, NO_LINK, NO_NONCE, "", 0.0) for n, name in enumerate(match.record.names)
    ]
    say = game.space.say
    acts = [
        Act(TABLE, n, ANSWER, one.seat, say(one.action), BY_FATE if one.seat == FATE else BY_BOT, None, now)
        for n, one in enumerate(match.record.answers, 1)
    ]
    store = await Store.open(database)
    await store.add_table(table, seats, [], acts=acts)
    await store.close()


@contextmanager
def serving(database: str, *options: str) -> Iterator[int]:
    """A server of its own; gives its port."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port = int(one.getsockname()[1])
    command = [sys.executable, "-m", "heptarchy", "serve", "--port", str(port), "--database", database, *options]
    process = subprocess.Popen(command, env={**os.environ, "HEPTARCHY_BROWSER": "none"}, stdout=subprocess.DEVNULL)
    try:
        end = time.monotonic() + START
        while time.monotonic() < end:
            with socket.socket() as one:
                if one.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        time.sleep(2.0)  # its processes start beside
        yield port
    finally:
        process.terminate()
        process.wait()


class Line:
    """One connection that is kept open, from an address."""

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        self.port = port
        self.address = address
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def get(self, path: str) -> tuple[int, float]:
        """The status of a reply, and the seconds that it took."""
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))
        reader, writer = self.streams
        began = time.perf_counter()
        writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n\r\n".encode())
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        await reader.readexactly(int(head.partition(b"content-length:")[2].partition(b"\r\n")[0]))
        return int(head[9:12]), time.perf_counter() - began


async def others(port: int, seconds: float) -> list[float]:
    """What people wait for who look at the lists of tables meanwhile; each from an address of their own."""
    taken: list[float] = []
    end = time.monotonic() + seconds

    async def look(number: int) -> None:
        line, rng = Line(port, f"127.0.1.{number + 1}"), random.Random(number)
        while time.monotonic() < end:
            await asyncio.sleep(EVERY * 2 * rng.random())
            status, took = await line.get("/api/tables?list=open")
            assert status == 200, status
            taken.append(took)

    await asyncio.gather(*(look(number) for number in range(OTHERS)))
    return taken


async def strange(port: int, seconds: float, answers: int) -> tuple[int, int]:
    """Ask for moments without pause; how many were shown and how many refused."""
    said: list[int] = []
    rng = random.Random("stranger")
    end = time.monotonic() + seconds
    free = [Line(port, "127.0.0.2") for _ in range(int(STRANGER))]
    asked: set[asyncio.Task[None]] = set()

    async def ask(line: Line) -> None:
        said.append((await line.get(f"/api/tables/{TABLE}/moment/{rng.randrange(answers)}"))[0])
        free.append(line)

    while time.monotonic() < end:
        if free:
            task = asyncio.create_task(ask(free.pop()))
            asked.add(task)
            task.add_done_callback(asked.discard)
        await asyncio.sleep(1.0 / STRANGER)
    for task in asked:
        task.cancel()
    return said.count(200), len(said) - said.count(200)


async def first_look(port: int) -> tuple[float, float]:
    """Open the campaign: how long that takes, and the longest that others waited meanwhile."""
    watching = asyncio.ensure_future(others(port, 5.0))
    await asyncio.sleep(1.0)
    status, took = await Line(port).get(f"/api/tables/{TABLE}/frame")
    assert status == 200, status
    return took, max(await watching)


async def moments(port: int, answers: int) -> list[float]:
    """A hundred moments, none of them looked at before."""
    line, rng = Line(port), random.Random("moments")
    taken = []
    for k in rng.sample(range(1, answers), 100):
        status, took = await line.get(f"/api/tables/{TABLE}/moment/{k}")
        assert status == 200, status
        taken.append(took)
    return taken


async def attack(port: int, seconds: float, answers: int) -> tuple[list[float], list[float], tuple[int, int]]:
    """What others wait for without the stranger and with them, and what came of that one's requests."""
    await Line(port).get(f"/api/tables/{TABLE}/frame")
    calm = await others(port, seconds)
    busy, said = await asyncio.gather(others(port, seconds), strange(port, seconds, answers))
    return calm, busy, said


def ms(seconds: float) -> str:
    """For people."""
    return f"{1000 * seconds:.1f} ms"


def main() -> None:
    """Lay the campaign, measure, print."""
    given = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    given.add_argument("--acts", type=int, default=ACTS)
    given.add_argument("--seconds", type=float, default=20.0)
    wanted = given.parse_args()
    match = campaign(wanted.acts)
    answers = len(match.log)
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder)}/tables.db"
        asyncio.run(lay(database, match))
        print(f"{answers} acts; load of the machine {os.getloadavg()[0]:.1f}")
        with serving(database, "--rate", "0") as port:
            took, waited = asyncio.run(first_look(port))
            print(f"opened without snapshots: {ms(took)}, others waited {ms(waited)} at most")
        with serving(database, "--rate", "0") as port:
            took, waited = asyncio.run(first_look(port))
            print(f"opened cold: {ms(took)}, others waited {ms(waited)} at most")
            taken = sorted(asyncio.run(moments(port, answers)))
            print(f"a moment: {ms(statistics.median(taken))} median, {ms(taken[-2])} p99, {ms(taken[-1])} at most")
        for rate in ("40", "0"):
            with serving(database, "--rate", rate) as port:
                calm, busy, said = asyncio.run(attack(port, wanted.seconds, answers))
                limits = "as served" if rate == "40" else "without limits"
                print(
                    f"{STRANGER:.0f} moments a second, {limits}: others' median {ms(statistics.median(calm))} before, "
                    f"{ms(statistics.median(busy))} then; p99 {ms(sorted(busy)[len(busy) * 99 // 100])}; "
                    f"{said[0]} shown, {said[1]} refused"
                )


if __name__ == "__main__":
    main()
