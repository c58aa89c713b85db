"""The registry of tables, our house: those held in memory, those who watch them, and the store behind them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import re
import time
from typing import TYPE_CHECKING

from heptarchy.server import frames, join_requests, reasons
from heptarchy.server.answers import is_anothers
from heptarchy.server.bans import Wards
from heptarchy.server.bots import Places
from heptarchy.server.clock import HouseClock, beat
from heptarchy.server.custody import lasting, together, told
from heptarchy.server.due import due
from heptarchy.server.errors import Down, Missing, NotYours
from heptarchy.server.ids import NO_LINE, BrowserId, LineId, QuestionId, RequestId, TableId
from heptarchy.server.moment_cache import Glimpses
from heptarchy.server.play_loader import ASKER, build, note, take_some
from heptarchy.server.reading import Readers
from heptarchy.server.returning import held_until
from heptarchy.server.rows import ANSWER, BY_PERSON, PLAYING, WAITING
from heptarchy.server.store import TALK, WARDS, Conflict, StoreDown
from heptarchy.server.store_health import Pulse
from heptarchy.server.summaries import problem_of, summary, words_at
from heptarchy.server.webhook_calls import Caller
from heptarchy.server.webhooks import nudge
from heptarchy.server.wire import Frame, Undo

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import Any

    from heptarchy.kernel.message import Message
    from heptarchy.server.bots import Bots
    from heptarchy.server.metrics import Metrics
    from heptarchy.server.play import Play
    from heptarchy.server.rows import Act
    from heptarchy.server.settings import Settings
    from heptarchy.server.store import Store, Whole
    from heptarchy.server.wire import FateTold, Summary

log = logging.getLogger("heptarchy.server")


TABLE_ID = re.compile(r"[0-9A-Za-z_-]{1,64}")
GONE = 4404  # a socket's close code: there is no such table
SHUT_OUT = 4403  # a socket's close code: this is not for you
GOING = 1001  # a socket's close code: the server stops
GOODBYE = 2.0  # seconds that sockets are given to close
AWAY = 1013  # a socket's close code: try again later


class Watcher:
    """Somebody who looks on: a browser, in a seat or as a spectator. It is woken when there is something to see."""

    def __init__(
        self,
        identity: BrowserId,
        seat: int | None,
        language: str,
        since: int,
        address: str = "",
        last_line: LineId = NO_LINE,
    ) -> None:
        self.identity = identity
        self.address = address
        self.seat = seat
        self.language = language
        self.since = since  # the last act it has seen
        self.last_line = last_line  # the id of the last line it has heard
        self.said: int | None = None  # and its number; None: not looked up yet
        self.looks = True  # there may be something new to see
        self.listens = True  # or to hear
        self.woken = asyncio.Event()
        self.dismissed = 0  # the code to close with, if it may no longer look

    def look(self) -> None:
        """There is something to see."""
        self.looks = True
        self.woken.set()

    def listen(self) -> None:
        """Something was said; perhaps to others alone, and then nothing is sent."""
        self.listens = True
        self.woken.set()


class Live:
    """A table in memory. Whoever reads or changes its play holds its lock: so nobody sees what is not kept yet."""

    def __init__(self, whole: Whole) -> None:
        self.whole = whole
        self.play: Play | None = None
        self.problem: Message | None = None  # why there is none, where its acts give another game by today's rules
        self.behind = False  # another process has acted, and what it did is read when somebody wants the table
        self.catching_up = False  # or at once, where somebody looks
        self.lost = False  # it could not be kept: what is in the store is read anew by whoever comes next
        self.requests: dict[RequestId, Act] = {}
        self.marks: list[tuple[int, int]] = []  # snapshots in the store: after so many acts, so many answers
        self.noting = False  # another one is being kept
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.pausing: asyncio.Task[None] | None = None  # until a bot has waited long enough for its person
        self.thinking: asyncio.Task[None] | None = None  # the bots' turn
        self.calling: asyncio.Task[None] | None = None  # for nonces that are still to come
        self.nudged: dict[int, QuestionId] = {}  # by seat: the question its webhook was told of
        self.used = time.monotonic()
        self.answered = -math.inf  # when a person last sent an answer here

    @property
    def id(self) -> TableId:
        """The table's id."""
        return self.whole.table.id

    def mine(self, identity: BrowserId) -> list[int]:
        """The seats that a browser holds: by the log of custody; and those kept for it while the table waits."""
        if not identity:
            return []
        held = {span.seat for span in lasting(self.whole.custody) if span.identity == identity}
        if self.whole.table.status == WAITING:
            held |= {one.seat for one in self.whole.holders if one.identity == identity}
        return sorted(held)

    def online(self) -> set[int]:
        """The seats that somebody sits in and looks."""
        return {watcher.seat for watcher in self.watchers if watcher.seat is not None}

    def played(self) -> Play:
        """The game; only for a table where play has begun and goes on here."""
        if self.lost:
            raise Down(reasons.STORE_DOWN.of())
        if self.play is None:
            problem = self.problem or problem_of(self.whole.table)
            raise Missing(problem or reasons.NOT_BEGUN.of())
        return self.play


class House:
    """All tables of one server process."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bots: Bots,
        metrics: Metrics,
        clock: HouseClock | None = None,
        wards: Wards | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.bots = bots
        self.metrics = metrics
        self.clock = clock or HouseClock()
        self.readers = Readers()
        self.glimpses = Glimpses()
        self.places = Places(settings.limits.bot_tables)
        self.caller = Caller(settings.webhooks)
        self.pulse = Pulse()
        self.wards = wards or Wards()
        self.lives: dict[TableId, Live] = {}
        self.laid_open: dict[TableId, FateTold] = {}  # games' fate, of the last few: it does not change any more
        self._loading: dict[TableId, asyncio.Lock] = {}
        self._heard_of: set[TableId] = set()  # tables that changed while we were reading them
        self._tasks: set[asyncio.Task[Any]] = set()
        self.closing = False
        store.listen(self._hear, others_only=True)

    # Tables in memory

    async def live(self, table_id: TableId) -> Live:
        """The table, from memory or from the store."""
        found = self.lives.get(table_id)
        if found is None:
            if not TABLE_ID.fullmatch(table_id):
                raise Missing(reasons.NO_TABLE.of())
            try:
                async with self._loading.setdefault(table_id, asyncio.Lock()):
                    found = self.lives.get(table_id) or await self._load(table_id)
            finally:
                self._loading.pop(table_id, None)
        elif found.behind and not found.catching_up:
            await self._catch_up(found)
            if found.lost:
                return await self.live(table_id)
        found.used = time.monotonic()
        return found

    async def _load(self, table_id: TableId) -> Live:
        self._heard_of.discard(table_id)
        read = await self.store.kept(table_id)
        if read is None:
            raise Missing(reasons.NO_TABLE.of())
        found = Live(read[0])
        await build(self, found, read[1], read[2], ASKER.get())
        self._make_room()
        if table_id in self._heard_of:
            self._heard_of.discard(table_id)
            self.start(self._catch_up(found))
        return self.lives.setdefault(table_id, found)

    async def begin(self, live: Live) -> None:
        """Make the play of a table that begins. Hold the lock."""
        await build(self, live, await self.store.acts(live.id), [])

    async def refresh(self, live: Live) -> None:
        """Catch up with the store: somebody else may have acted. Hold the lock."""
        known = live.play.n if live.play is not None else 0
        read = await self.store.whole_with_acts(live.id, known)
        if read is None:
            raise self._gone(live)
        live.whole, acts = read
        if live.play is None or known > live.whole.table.acts or not take_some(live.play, acts):
            await self._reload(live)
            return
        for act in acts:
            if act.request is not None:
                live.requests[act.request] = act

    async def keep_up(self, live: Live, seen: int, seat: int | None, identity: BrowserId) -> None:
        """Read a table anew for somebody who knows more of it than we do: another process told them. Hold the lock.

        Behind a proxy a browser speaks to one process after the other, and may come before the news does.
        """
        known = live.play.n if live.play is not None else 0
        elsewhere = seen > known or (seat is not None and seat not in live.mine(identity))
        if elsewhere and self.store.is_shared and not live.lost:
            await self.refresh(live)

    async def keep(self, live: Live, acts: list[Act], after: int, **fields: object) -> None:
        """Make acts durable that the play has taken already. If that fails the play is made anew from what is kept."""
        play = live.played()
        state = play.match.state
        changes: dict[str, object] = {
            "changed": self.clock.now().at,
            "asked": [] if state.over else play.asked,
            **fields,
        }
        changes["due"] = None if state.over else due(live.whole, play, self.settings, self.clock.ran)
        if state.over:
            changes |= {"status": "over", "ending": state.ending, "scores": list(state.scores)}
        began = time.perf_counter()
        try:
            await self._heed(live, acts)
            if changes.get("status") == PLAYING:
                await self.store.begin(live.id, [row.nonce for row in live.whole.seats], acts, **changes)
            elif acts:
                await self.store.append(live.id, after, acts, **changes)
            else:
                await self.store.change_table(live.id, **changes)
        except Conflict:
            await self._reload(live)
            raise
        except StoreDown as error:
            self._lose(live)
            raise Down(reasons.STORE_DOWN.of()) from error
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
        note(self, live)

    async def _heed(self, live: Live, acts: list[Act]) -> None:
        """Whoever answers is not late any more: what the others voted of that seat, or let others ask, is moot."""
        whole = live.whole
        waited = {one.seat for one in whole.votes} | {one.seat for one in whole.pleas}
        for seat in sorted({act.seat for act in acts if act.kind == ANSWER and act.by == BY_PERSON} & waited):
            await self.store.settle(live.id, seat)
            whole.votes = [one for one in whole.votes if one.seat != seat]
            whole.pleas = [one for one in whole.pleas if one.seat != seat]

    def _lose(self, live: Live) -> None:
        """Forget a table that may not be as the store has it; those who watch it come again."""
        live.play, live.lost = None, True
        self.lives.pop(live.id, None)
        for watcher in live.watchers:
            watcher.dismissed = AWAY
            watcher.woken.set()

    async def _reload(self, live: Live) -> None:
        """Make the play anew from what is kept; if that can't be done now, whoever comes next tries again.

        Missing, if nothing is kept any more: an operator has deleted the table.
        """
        try:
            read = await self.store.kept(live.id)
            if read is not None:
                live.whole = read[0]
                await build(self, live, read[1], read[2])
        except BaseException:
            self._lose(live)
            raise
        if read is None:
            raise self._gone(live)

    def _gone(self, live: Live) -> Missing:
        """Forget a table that is no more, and say so."""
        self.forget(live)
        return Missing(reasons.NO_TABLE.of())

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

    def hold(self, live: Live, seat: int, identity: BrowserId) -> None:
        """Raise if this browser does not hold this seat."""
        if not 0 <= seat < len(live.whole.seats):
            raise Missing(reasons.NO_SEAT.of(seat=seat))
        if seat not in live.mine(identity):
            raise NotYours(reasons.NOT_YOUR_SEAT.of())

    # Looking

    def frame(self, live: Live, seat: int | None, identity: BrowserId, language: str, since: int) -> Frame:
        """The table as a seat sees it; hold the lock."""
        if live.lost:
            raise Down(reasons.STORE_DOWN.of())
        told = self.summary(live, identity, language)
        if live.play is None:
            return Frame(table=told, seat=seat, n=0, k=0, now=self.clock.now().at)
        words = words_at(live.whole.table, language)
        made = frames.frame(live.play, told, seat, since, words, self.clock.now().at)
        if seat is not None and made.undo is not None and made.undo.may and is_anothers(live, seat, identity):
            made.undo = Undo(False, reasons.say(reasons.NOT_YOURS_TO_UNDO.of(), language))
        return made

    def summary(self, live: Live, identity: BrowserId, language: str) -> Summary:
        """The table as a browser may know it."""
        whole, mine, now = live.whole, live.mine(identity), self.clock.now()
        made = summary(
            whole.table,
            whole.seats,
            mine,
            language,
            now,
            identity=identity,
            play=live.play,
            online=live.online(),
            votes=whole.votes,
            queued=self.places.waits(whole.table.owner, whole.table.id),
            custody=told(whole.custody),
            together=together(whole),
            problem=live.problem,
        )
        for seat in made.seats:
            seat.free = join_requests.is_free(live, seat.seat, now.ran)
            until = held_until(whole.seats[seat.seat], live.play) if live.play and seat.seat in mine else None
            seat.held = None if until is None or until <= now.ran else now.day(until)
        made.pleas = join_requests.told(live, identity, now.ran)
        return made

    # News

    def push(self, live: Live) -> None:
        """Wake everybody who looks at a table."""
        for watcher in live.watchers:
            if watcher.seat is not None and watcher.seat not in live.mine(watcher.identity):
                watcher.dismissed = SHUT_OUT
            watcher.look()

    def prick_ears(self, live: Live) -> None:
        """Let everybody who looks at a table listen; what each may hear is asked of the store."""
        for watcher in live.watchers:
            watcher.listen()

    def _hear(self, news: str | None) -> None:
        """Another process may have changed a table, or somebody at a shell."""
        if news in (None, WARDS):
            self.start(self._reread_wards())
            if news is not None:
                return
        if news is not None and news.endswith(TALK):
            spoken_at = self.lives.get(TableId(news.removesuffix(TALK)))
            if spoken_at is not None:
                self.prick_ears(spoken_at)
            return
        for one in list(self.lives) if news is None else [TableId(news)]:
            live = self.lives.get(one)
            if live is not None and news is None:
                self.prick_ears(live)
            if live is None:
                self._heard_of |= {one} & self._loading.keys()
            else:
                live.behind = True
                if live.watchers or live.thinking is not None:
                    self.catch_up_soon(live)
        if news is None:
            self._heard_of |= self._loading.keys()

    async def _reread_wards(self) -> None:
        """Learn who is kept out, and close the sockets of those who are."""
        await self.wards.read(self.store)
        for live in self.lives.values():
            for watcher in live.watchers:
                if self.wards.forbid(watcher.identity, watcher.address):
                    watcher.dismissed = SHUT_OUT
                    watcher.woken.set()

    def forget(self, live: Live) -> None:
        """A table is no more: so it is for those who watch it."""
        self._lose(live)
        for watcher in live.watchers:
            watcher.dismissed = GONE

    def removed(self, table_id: TableId) -> None:
        """A table was deleted here: so it is no more, also if it is being read just now."""
        live = self.lives.get(table_id)
        if live is None:
            self._hear(table_id)
        else:
            self.forget(live)

    def catch_up_soon(self, live: Live) -> None:
        """Read what another process did, if there is anything: somebody looks. Where nobody does, it can wait."""
        if live.behind and not live.catching_up:
            live.catching_up = True
            self.start(self._catch_up(live))

    async def _catch_up(self, live: Live) -> None:
        async with live.lock:
            live.behind = live.catching_up = False  # what is heard from now on is not read yet
            if live.lost:
                return
            before = live.play.n if live.play is not None else -1
            rows = live.whole
            try:
                await self.refresh(live)
            except StoreDown as error:
                log.warning("table %s is read anew later: %s", live.id, error)
                self._lose(live)
                return
            except Missing:
                return  # and forgotten
            now = live.play.n if live.play is not None else -1
            if now != before or live.whole != rows:
                self.push(live)
        nudge(self, live)

    # Work in the background

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something beside the requests; what goes wrong is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Down | StoreDown):
            log.warning("background work waits: %s", error)
        elif error is not None and not self.closing:
            log.error("background work failed", exc_info=error)

    async def say_goodbye(self) -> None:
        """Close the sockets; their browsers come again to whoever serves next."""
        self.closing = True
        for live in self.lives.values():
            for watcher in live.watchers:
                watcher.dismissed = GOING
                watcher.woken.set()
        end = time.monotonic() + GOODBYE
        while time.monotonic() < end and any(live.watchers for live in self.lives.values()):
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Stop all work; what is acknowledged is kept."""
        self.closing = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(self.bots.close(), self.readers.close())
        with contextlib.suppress(StoreDown):
            await beat(self.clock, self.store)
        await self.store.close()
