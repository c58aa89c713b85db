"""The house: tables held in memory, those who watch them, and the store behind them."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
import time
from typing import TYPE_CHECKING

import heptarchy
from heptarchy.server import frames
from heptarchy.server.errors import Down, Missing, NotYours
from heptarchy.server.play import Play
from heptarchy.server.rows import WAITING, Act
from heptarchy.server.store import Conflict, StoreDown
from heptarchy.server.summaries import problem_of, summary, words
from heptarchy.server.wire import Frame

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import Any

    from heptarchy.server.bots import Bots
    from heptarchy.server.metrics import Metrics
    from heptarchy.server.rows import SeatRow
    from heptarchy.server.settings import Settings
    from heptarchy.server.store import Store, Whole
    from heptarchy.server.wire import Summary

log = logging.getLogger("heptarchy.server")


TABLE_ID = re.compile(r"[0-9A-Za-z_-]{1,64}")
TRY_AGAIN = "the store can't be reached; send the same request again"
AWAY = 1013  # a socket's close code: try again later


def hashed(token: str) -> str:
    """What we keep of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Watcher:
    """Somebody who looks on: a browser, in a seat or as a spectator. It is woken when there is something to see."""

    def __init__(self, identity: str, seat: int | None, language: str, since: int, address: str = "") -> None:
        self.identity = identity
        self.address = address
        self.seat = seat
        self.language = language
        self.since = since  # the last act it has seen
        self.woken = asyncio.Event()
        self.dismissed = 0  # the code to close with, if it may no longer look


class Live:
    """A table in memory. Whoever reads or changes its play holds its lock: so nobody sees what is not kept yet."""

    def __init__(self, whole: Whole) -> None:
        self.whole = whole
        self.play: Play | None = None
        self.lost = False  # it could not be kept: what is in the store is read anew by whoever comes next
        self.requests: dict[str, Act] = {}
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.thinking: asyncio.Task[None] | None = None  # the bots' turn
        self.nudged: dict[int, str] = {}  # by seat: the question its webhook was told of
        self.used = time.monotonic()

    @property
    def id(self) -> str:
        """The table's id."""
        return self.whole.table.id

    def mine(self, identity: str) -> list[int]:
        """The seats that a browser holds."""
        return sorted({one.seat for one in self.whole.holders if one.identity == identity}) if identity else []

    def online(self) -> set[int]:
        """The seats that somebody sits in and looks."""
        return {watcher.seat for watcher in self.watchers if watcher.seat is not None}

    def played(self) -> Play:
        """The game; only for a table where play has begun and goes on here."""
        if self.lost:
            raise Down(TRY_AGAIN)
        if self.play is None:
            raise Missing(problem_of(self.whole.table) or "the game has not begun: seats are still free")
        return self.play


class House:
    """All tables of one server process."""

    def __init__(self, settings: Settings, store: Store, bots: Bots, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.bots = bots
        self.metrics = metrics
        self.lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.closing = False
        if store.kind == "postgresql":
            store.listen(self._hear)  # with SQLite we are the only process

    # Tables in memory

    async def live(self, table_id: str) -> Live:
        """The table, from memory or from the store."""
        found = self.lives.get(table_id)
        if found is None:
            if not TABLE_ID.fullmatch(table_id):
                raise Missing("there is no such table")
            try:
                async with self._loading.setdefault(table_id, asyncio.Lock()):
                    found = self.lives.get(table_id) or await self._load(table_id)
            finally:
                self._loading.pop(table_id, None)
        found.used = time.monotonic()
        return found

    async def _load(self, table_id: str) -> Live:
        whole = await self.store.whole(table_id)
        if whole is None:
            raise Missing("there is no such table")
        found = Live(whole)
        await self.build(found)
        self._make_room()
        return self.lives.setdefault(table_id, found)

    async def build(self, live: Live) -> None:
        """Make the play anew from the kept acts."""
        table = live.whole.table
        live.play = None
        live.requests = {}
        if table.status == WAITING or problem_of(table) is not None:
            return
        names = [seat_title(seat) for seat in live.whole.seats]
        play = Play(heptarchy.game(table.game), table.options, names, table.started)
        for act in await self.store.acts(table.id):
            self._take(live, play, act)
        live.play = play

    async def refresh(self, live: Live) -> None:
        """Catch up with the store: somebody else may have acted. Hold the lock."""
        whole = await self.store.whole(live.id)
        if whole is None:
            raise Missing("there is no such table")
        live.whole = whole
        if live.play is None or live.play.n > whole.table.acts:
            await self.build(live)
            return
        for act in await self.store.acts(live.id, live.play.n):
            self._take(live, live.play, act)

    async def keep(self, live: Live, acts: list[Act], after: int, **fields: object) -> None:
        """Make acts durable that the play has taken already. If that fails the play is made anew from what is kept."""
        play = live.played()
        state = play.match.state
        changes: dict[str, object] = {
            "changed": time.time(),
            "asked": [] if state.over else [seat for seat in state.seats if seat >= 0],
            **fields,
        }
        if state.over:
            changes |= {"status": "over", "ending": state.ending, "scores": list(state.scores)}
        began = time.perf_counter()
        try:
            if acts:
                await self.store.append(live.id, after, acts, **changes)
            else:  # a game that begins with a choice: nobody has done anything yet
                await self.store.change_table(live.id, **changes)
        except Conflict:
            await self._reload(live)
            raise
        except StoreDown as error:
            self._lose(live)
            raise Down(TRY_AGAIN) from error
        except BaseException:  # a cancelled request
            self._lose(live)
            raise
        self.metrics.kept(len(acts), time.perf_counter() - began)
        for act in acts:
            if act.request is not None:
                live.requests[act.request] = act
        for name, value in changes.items():
            setattr(live.whole.table, name, value)
        live.whole.table.acts = play.n

    def _lose(self, live: Live) -> None:
        """Forget a table that may not be as the store has it; those who watch it come again."""
        live.play, live.lost = None, True
        self.lives.pop(live.id, None)
        for watcher in live.watchers:
            watcher.dismissed = AWAY
            watcher.woken.set()

    async def _reload(self, live: Live) -> None:
        whole = await self.store.whole(live.id)
        if whole is not None:
            live.whole = whole
        await self.build(live)

    def _take(self, live: Live, play: Play, act: Act) -> None:
        play.take(act)
        if act.request is not None:
            live.requests[act.request] = act

    def _make_room(self) -> None:
        """Forget the tables that nobody has looked at for longest."""
        spare = len(self.lives) - self.settings.limits.live_tables
        if spare < 0 or not self.settings.limits.live_tables:
            return
        idle = [live for live in self.lives.values() if not live.watchers and not live.lock.locked()]
        for live in sorted(idle, key=lambda live: live.used)[: spare + 1]:
            if live.thinking is None:
                del self.lives[live.id]

    # Who may do what

    def hold(self, live: Live, seat: int, identity: str) -> None:
        """Raise if this browser does not hold this seat."""
        if not 0 <= seat < len(live.whole.seats):
            raise Missing(f"the table has no seat {seat}")
        if seat not in live.mine(identity):
            raise NotYours("that is not your seat")

    # Looking

    def frame(self, live: Live, seat: int | None, identity: str, language: str, since: int) -> Frame:
        """The table as a seat sees it; hold the lock."""
        if live.lost:
            raise Down(TRY_AGAIN)
        told = self.summary(live, identity, language)
        if live.play is None:
            return Frame(table=told, seat=seat, n=0, k=0, now=time.time())
        return frames.frame(live.play, told, seat, since, words(live.whole.table.game, language), time.time())

    def summary(self, live: Live, identity: str, language: str) -> Summary:
        """The table as a browser may know it."""
        whole = live.whole
        return summary(
            whole.table,
            whole.seats,
            live.mine(identity),
            language,
            identity=identity,
            play=live.play,
            online=live.online(),
            votes=whole.votes,
        )

    # News

    def push(self, live: Live) -> None:
        """Wake everybody who looks at a table."""
        for watcher in live.watchers:
            if watcher.seat is not None and watcher.seat not in live.mine(watcher.identity):
                watcher.dismissed = 4403
            watcher.woken.set()

    def _hear(self, table_id: str | None) -> None:
        """Another process may have changed a table."""
        for one in list(self.lives) if table_id is None else [table_id]:
            live = self.lives.get(one)
            if live is not None:
                self.start(self._catch_up(live))

    async def _catch_up(self, live: Live) -> None:
        async with live.lock:
            before = live.play.n if live.play is not None else -1
            rows = live.whole
            await self.refresh(live)
            now = live.play.n if live.play is not None else -1
            if now != before or live.whole != rows:
                self.push(live)

    # Work in the background

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something beside the requests; what goes wrong is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None and not self.closing:
            log.error("background work failed", exc_info=task.exception())

    async def close(self) -> None:
        """Stop all work; what is acknowledged is kept."""
        self.closing = True
        for live in self.lives.values():
            for watcher in live.watchers:
                watcher.dismissed = 1001
                watcher.woken.set()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.bots.close()
        await self.store.close()


def seat_title(row: SeatRow) -> str:
    """Who plays a seat, as the record names them."""
    return row.name or f"bot {row.level}"
