"""People who play on whatever befalls the server: what it acknowledged to them must be there in the end."""

from __future__ import annotations

import asyncio
import math
import random
import threading
import time
import uuid
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx

import heptarchy
from heptarchy.kernel.match import Match
from heptarchy.server import fate
from heptarchy.server.ids import TableId
from heptarchy.server.rows import BY_BOT, BY_FATE, Act
from heptarchy.server.store import Store
from tests.patience import PATIENCE, wait_until
from tests.server.client import Browser, Refusal

if TYPE_CHECKING:
    from tests.server.running import Running


class Sent:
    """An answer that somebody gave: what was asked for, and what came back."""

    def __init__(self, table: str, frame: Any, action: str) -> None:
        self.table = table
        self.seat: int = frame["seat"]
        self.question: str = frame["question"]["id"]
        self.action = action
        self.request = str(uuid.uuid4())
        self.kept = -1  # once it is acknowledged: how many acts there were then


class Person(threading.Thread):
    """Sits at a table and answers at random; sends an answer that nobody acknowledged again until somebody does."""

    def __init__(self, url: str, token: str, table: str, seat: int, seed: int) -> None:
        super().__init__(daemon=True)
        self.browser = Browser(url, token=token)
        self.table = table
        self.seat = seat
        self.rng = random.Random(seed)
        self.sent: list[Sent] = []
        self.again = 0  # requests that were sent once more
        self.failed: BaseException | None = None
        self.status = ""
        self.deadline = math.inf  # while servers are killed, nobody knows which one lives long enough to answer

    def run(self) -> None:
        """Play to the end."""
        try:
            with self.browser:
                self.play()
        except (AssertionError, LookupError, OSError, Refusal, httpx.HTTPError) as error:  # the test tells it
            self.failed = error

    def play(self) -> None:
        """Look, and answer when asked."""
        frame = self.look()
        while frame["table"]["status"] == "playing":
            if frame["question"] is None:
                time.sleep(0.01)
                frame = self.look()
                continue
            options = frame["question"]["options"]
            sent = Sent(self.table, frame, self.rng.choice(options)["action"])
            self.sent.append(sent)
            frame = self.persist(lambda sent=sent, frame=frame: self.answer(sent, frame))
            sent.kept = frame["n"]
        self.status = frame["table"]["status"]

    def look(self) -> Any:
        """What the seat sees."""
        return self.persist(lambda: self.browser.frame(self.table, self.seat))

    def answer(self, sent: Sent, frame: Any) -> Any:
        """Send an answer."""
        return self.browser.answer(self.table, frame, sent.action, sent.request)

    def persist(self, work: Any) -> Any:
        """Try until there is somebody who answers."""
        while True:
            try:
                return work()
            except (httpx.TransportError, Refusal) as error:
                refused = isinstance(error, Refusal) and error.status != 503
                if refused or time.monotonic() > self.deadline:
                    raise
                self.again += 1
                time.sleep(0.03)


class Table:
    """A table with two people and two bots."""

    def __init__(self, url: str, number: int) -> None:
        self.tokens = [f"{number:032x}{seat:032x}" for seat in (1, 2)]
        with Browser(url, "Aldwyn", token=self.tokens[0]) as host, Browser(url, "Bede", token=self.tokens[1]) as guest:
            opened = host.open("bot thrall", "me", "bot thrall", "open")
            self.id: TableId = opened["table"]["id"]
            guest.post(f"/api/tables/{self.id}/join", seat=3)
        self.people = [Person(url, self.tokens[i], self.id, seat, number) for i, seat in enumerate((1, 3))]
        for person in self.people:
            person.start()

    @property
    def over(self) -> bool:
        """Has everybody gone home?"""
        return not any(person.is_alive() for person in self.people)

    @property
    def sent(self) -> list[Sent]:
        """All that was sent."""
        return [sent for person in self.people for sent in list(person.sent)]


def acts_of(database: str, table: TableId) -> list[Act]:
    """What is in the store, read while no server runs."""

    async def read() -> list[Act]:
        store = await Store.open(database)
        try:
            return await store.acts(table)
        finally:
            await store.close()

    return asyncio.run(read())


def check_kept(acts: list[Act], sent: list[tuple[Sent, int]]) -> None:
    """All that was acknowledged is kept as it was sent, in order; nothing is kept twice."""
    assert [act.n for act in acts] == list(range(1, len(acts) + 1))
    by_request: dict[str, Act] = {}
    for act in acts:
        if act.request is not None:
            assert act.request not in by_request
            by_request[act.request] = act
    asked = {one.request for one, _ in sent}
    assert by_request.keys() <= asked
    last: dict[int, int] = {}
    for one, kept in sent:
        found = by_request.get(one.request)
        if kept < 0 and found is None:
            continue  # it was never acknowledged: it may be there or not
        assert found is not None, f"acknowledged and lost: {one.action} of seat {one.seat}, act {kept} or before"
        assert (found.seat, found.action) == (one.seat, one.action)
        assert last.get(one.seat, 0) < found.n
        assert kept < 0 or found.n <= kept
        last[one.seat] = found.n


def children_of(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def is_there(pid: int) -> bool:
    """Does the process run?"""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_until_gone(pids: list[int]) -> None:
    """Workers notice that their server is gone."""
    wait_until(lambda: not any(is_there(pid) for pid in pids), "the end of workers that outlive their server")


def finish(running: Running, table: Table) -> None:
    """The game goes on to its end, each request was carried out once, and fate was not bent."""
    for person in table.people:
        person.deadline = time.monotonic() + PATIENCE
        person.join(2 * PATIENCE)
        assert not person.is_alive(), "the game stands still"
        if person.failed is not None:
            raise person.failed
        assert person.status == "over"
    acts = acts_of(running.database, table.id)
    assert all(sent.kept > 0 for sent in table.sent)
    check_kept(acts, [(sent, sent.kept) for sent in table.sent])
    assert sum(act.request is not None for act in acts) == len(table.sent)
    assert {BY_BOT, BY_FATE} <= {act.by for act in acts}
    with Browser(running.url) as anybody:
        text = anybody.get(f"/api/tables/{table.id}/record")
    match = Match.resume(text, heptarchy.game)
    assert match.state.over
    assert fate.verify(match.record, text) > 0
