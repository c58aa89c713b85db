"""Long games: opened, looked back at, brought and written beside the event loop, and paid for by who asks."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import heptarchy
from heptarchy.kernel.match import Match
from heptarchy.server import frames, play_loader, queries
from heptarchy.server.bots import Bots
from heptarchy.server.errors import Down, Stale, TooMany, Unreadable
from heptarchy.server.folding import seat_title
from heptarchy.server.ids import BrowserId, QuestionId, TableId
from heptarchy.server.metrics import Metrics
from heptarchy.server.play import Play
from heptarchy.server.play_loader import renew
from heptarchy.server.queries import Viewer
from heptarchy.server.reading import Look, Readers, readers
from heptarchy.server.rows import ABANDONED, PLAYING, UNDO
from heptarchy.server.seating import Person
from heptarchy.server.settings import Settings
from heptarchy.server.store import Store
from heptarchy.server.summaries import words
from heptarchy.server.table_registry import House
from heptarchy.server.wire import Question
from tests.patience import PATIENCE, until
from tests.server.client import Browser
from tests.server.preludes import shares_by
from tests.server.running import Running
from tests.server.store.making import a_seat, a_table
from tests.server.test_snapshots import GAMES, random_play

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from heptarchy.server.rows import Act

ACTS = 500
TABLE = TableId("t")


@pytest.fixture(scope="module")
def campaign() -> Play:
    """A campaign of Age of Arthur with battles, played at random, with choices taken back."""
    return random_play("arthur", ACTS, "campaign")


async def lay(store: Store, play: Play, table: TableId = TABLE, status: str = ABANDONED) -> None:
    """Keep a table where all that was done, without snapshots of it."""
    game = play.match.game
    row = a_table(
        table,
        game=game.id,
        rules_version=game.rules_version,
        options=play.match.record.options,
        status=status,
        acts=play.n,
        began=100.0,
        due=None,
        secret="",
        commitment="",
    )
    names = play.match.record.names
    seats = [a_seat(table, seat, name=name) for seat, name in enumerate(names)]
    acts: list[Act] = [msgspec.structs.replace(act, table=table) for act in play.acts]
    await store.add_table(row, seats, [], acts=acts)


@asynccontextmanager
async def a_house(url: str) -> AsyncIterator[House]:
    """A house with a store."""
    store, bots = await Store.open(url), Bots(1)
    house = House(Settings(url), store, bots, Metrics())
    try:
        yield house
    finally:
        await house.close()


def viewer(language: str = "en", address: str = "1.2.3.4") -> Viewer:
    """Somebody who looks, and need not pay."""
    return Viewer(BrowserId(""), language, address, lambda _: None)


def expected(play: Play, k: int, seat: int | None, language: str) -> Any:
    """A moment, folded from the beginning: lines, view and question."""
    record = play.match.record
    state = record.replay(k)
    said = words(record.game, language).at(record.options)
    asked: Question | None = None
    if seat is not None and not state.over and state.options_for(seat) and not state.delegates(seat):
        options = [
            frames.choice(record.game.space, one, said.label(state, seat, one)) for one in state.options_for(seat)
        ]
        asked = Question(QuestionId(f"past {k}"), state.rule_for(seat), said.prompt(state, seat), options)
    lines = frames.lines(play, max(0, k - 1), k, seat, said)
    return msgspec.json.decode(msgspec.json.encode([lines, state.view(seat), asked]))


def told(frame: Any) -> Any:
    """The same of a frame."""
    read = msgspec.json.decode(msgspec.json.encode(frame))
    return [read["lines"], read["view"], read["question"]]


# Moments


@pytest.mark.parametrize("game", sorted(GAMES))
def test_moments_are_what_the_record_makes_of_them(game: str, tmp_path: Path) -> None:
    play = random_play(game, 150, "moments")

    async def body() -> None:
        async with a_house(f"sqlite:///{tmp_path}/tables.db") as house:
            await lay(house.store, play)
            for snapshots in (False, True):
                for k in (0, 1, 2, play.k // 3, play.k // 2, play.k - 1, play.k):
                    for seat, language in ((None, "en"), (0, "es"), (1, "en")):
                        seen = await queries.moment(house, TABLE, viewer(language), seat, k)
                        assert told(seen) == expected(play, k, seat, language), (snapshots, k, seat)
                        assert (seen.k, seen.n, seen.start) == (k, play.n, max(0, k - 1))
                live = house.lives[TABLE]
                async with live.lock:
                    await house.store.snapshots.drop(TABLE)
                    await renew(house, live)
                assert live.marks
                house.glimpses._kept.clear()

    asyncio.run(body())


def undoable() -> tuple[Play, int]:
    """A game in which somebody may take back their last choice, and who that is."""
    play = random_play("vikings", 60, "taken back")
    return play, next(one for one in range(4) if play.refuse_undo(one) is None)


async def take_back(house: House, play: Play, seat: int) -> Play:
    """Take it back; gives the game as it is then."""
    undone = msgspec.structs.replace(play.acts[-1], n=play.n + 1, kind=UNDO, seat=seat, action="", request=None)
    live = house.lives[TABLE]
    async with live.lock:
        await house.store.append(TABLE, play.n, [undone])
        await house.refresh(live)
        return live.played()


def test_a_snapshot_whose_answers_were_taken_back_is_not_begun_from(tmp_path: Path) -> None:
    # Given a game in which somebody takes back a choice that a snapshot holds
    play, seat = undoable()

    async def body() -> None:
        async with a_house(f"sqlite:///{tmp_path}/tables.db") as house:
            await lay(house.store, play)
            live = await house.live(TABLE)
            async with live.lock:
                await renew(house, live)
            kept = live.marks[-1]
            assert kept == (play.n, play.k)
            again = await take_back(house, play, seat)
            assert queries.nearest(live, again, again.k + 1) != kept
            for k in range(max(0, again.k - 3), again.k + 1):
                assert told(await queries.moment(house, TABLE, viewer(), seat, k)) == expected(again, k, seat, "en")

    asyncio.run(body())


def test_a_moment_that_is_taken_back_while_it_is_asked_for_is_not_made_up(tmp_path: Path) -> None:
    play, seat = undoable()

    async def body() -> None:
        async with a_house(f"sqlite:///{tmp_path}/tables.db") as house:
            await lay(house.store, play)
            live = await house.live(TABLE)
            # Given somebody who looks at the last moment, and right behind them who takes back what led to it
            async with live.lock:
                looks = asyncio.ensure_future(queries.moment(house, TABLE, viewer(), seat, play.k))
                await asyncio.sleep(0)
                undoes = asyncio.ensure_future(take_back(house, play, seat))
                await asyncio.sleep(0)
            # Then that moment is no more, and nothing else is told in its place
            with pytest.raises(Stale):
                await looks
            again = await undoes
            assert again.k < play.k
            assert told(await queries.moment(house, TABLE, viewer(), seat, again.k)) == expected(
                again, again.k, seat, "en"
            )

    asyncio.run(body())


def test_snapshots_may_be_thrown_away_while_their_table_is_looked_at(
    campaign: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Look] = []
    look = Readers.look

    async def noting(self: Readers, asker: str, job: Look) -> Any:
        asked.append(job)
        return await look(self, asker, job)

    monkeypatch.setattr(Readers, "look", noting)

    async def body() -> None:
        async with a_house(f"sqlite:///{tmp_path}/tables.db") as house:
            await lay(house.store, campaign)
            live = await house.live(TABLE)
            for k in (campaign.k - 1, campaign.k - 2):
                await house.store.snapshots.drop()
                assert told(await queries.moment(house, TABLE, viewer(), 0, k)) == expected(campaign, k, 0, "en")
            # Others may have made them anew, at other acts: then those are learnt
            row = await house.store.snapshots.one(TABLE, live.marks[1][0])
            assert row is not None
            await house.store.snapshots.drop()
            await house.store.snapshots.add([row])
            await queries.moment(house, TABLE, viewer(), 0, campaign.k - 3)
            assert live.marks == [(row.n, row.k)]

    asyncio.run(body())
    assert all(job.start is not None for job in asked), "nothing is played from the beginning again"


def test_a_spoiled_snapshot_is_thrown_away_and_made_anew(campaign: Play, store_url: str) -> None:
    async def body() -> None:
        async with a_house(store_url) as house:
            await lay(house.store, campaign)
            live = await house.live(TABLE)
            rows = [await house.store.snapshots.one(TABLE, n) for n, _ in live.marks]
            assert len(rows) > 5
            # Given snapshots that a disk or somebody has spoiled
            await house.store.snapshots.drop(TABLE)
            spoiled = [msgspec.structs.replace(row, state=b"spoiled") for row in rows if row is not None]
            await house.store.snapshots.add(spoiled)
            # When somebody looks back, then the moment is right, and so are the snapshots again
            k = campaign.k // 2
            assert told(await queries.moment(house, TABLE, viewer(), 0, k)) == expected(campaign, k, 0, "en")
            mended = await house.store.snapshots.one(TABLE, live.marks[-1][0])
            assert mended is not None
            assert mended.state != b"spoiled"

            # And when such a table is opened, they are made anew too
            await house.store.snapshots.drop(TABLE)
            await house.store.snapshots.add(spoiled)
            house.lives.clear()
            again = await house.live(TABLE)
            assert again.played().match.state.checksum() == campaign.match.state.checksum()
            mended = await house.store.snapshots.one(TABLE, again.marks[-1][0])
            assert mended is not None
            assert mended.state != b"spoiled"

    asyncio.run(body())


def test_a_moment_that_was_looked_at_is_not_looked_for_again(campaign: Play, tmp_path: Path) -> None:
    paid: list[float] = []

    async def body() -> None:
        async with a_house(f"sqlite:///{tmp_path}/tables.db") as house:
            await lay(house.store, campaign)
            asker = Viewer(BrowserId(""), "en", "1.2.3.4", paid.append)
            first = await queries.moment(house, TABLE, asker, None, 40)
            jobs = house.readers.quick.jobs
            second = await queries.moment(house, TABLE, asker, None, 40)
            assert told(first) == told(second)
            assert house.readers.quick.jobs == jobs
            await queries.moment(house, TABLE, asker, 0, 40)
            assert house.readers.quick.jobs == jobs + 1

    asyncio.run(body())
    assert paid == [queries.MOMENT, queries.MOMENT]


# Opening


async def longest_wait(work: asyncio.Task[Any]) -> float:
    """The longest that the event loop worked before it let others in, while something was done.

    It is counted by the processor's time: how long other programs kept it from work does not matter.
    """
    longest, last = 0.0, time.thread_time()
    while not work.done():
        await asyncio.sleep(0)
        now = time.thread_time()
        longest, last = max(longest, now - last), now
    await work
    return longest


def test_others_are_served_while_a_long_game_is_opened(campaign: Play, tmp_path: Path) -> None:
    # Given a campaign that takes a while to fold
    began = time.thread_time()
    record = campaign.match.record
    again = Play(record.game, record.options, record.names, 100.0)
    for act in campaign.acts:
        again.take(act)
    folding = time.thread_time() - began

    async def body() -> None:
        async with a_house(f"sqlite:///{tmp_path}/tables.db") as house:
            await lay(house.store, campaign)
            # When it is opened, without snapshots and with them, nobody waits as long as that
            for _ in range(2):
                wait = await longest_wait(asyncio.ensure_future(house.live(TABLE)))
                assert wait < folding / 2, f"{wait:.3f} s of {folding:.3f} s"
                assert house.lives[TABLE].played().match.state.checksum() == campaign.match.state.checksum()
                jobs = house.readers.long.jobs
                assert jobs == 1  # the second time snapshots are there
                house.lives.clear()

    asyncio.run(body())


def test_a_game_that_is_played_leaves_snapshots_on_its_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play_loader, "HERE", PATIENCE)  # seconds: it is folded here, and no reader makes snapshots
    settings = Settings(f"sqlite:///{tmp_path}/tables.db")
    play = random_play("vikings", 100, "left")

    async def body() -> None:
        async with a_house(settings.database) as house:
            await lay(house.store, play, status=PLAYING)
            live = await house.live(TABLE)
            assert live.marks == []
            async with live.lock:
                await house.keep(live, [], live.played().n)
            await until(lambda: live.marks, "snapshots")
            assert live.marks == [(play.n, play.k)]
            assert await house.store.snapshots.one(TABLE, play.n) is not None

    asyncio.run(body())


# Records


def test_a_record_is_read_and_written_by_readers(campaign: Play, tmp_path: Path) -> None:
    text = campaign.match.record.write()

    async def body() -> None:
        async with a_house(f"sqlite:///{tmp_path}/tables.db") as house:
            live = await queries.open_record(house, Person(BrowserId("0" * 64), "Aldwyn"), text, viewer())
            assert live.played().match.state.checksum() == campaign.match.state.checksum()
            assert live.marks
            assert [seat_title(seat) for seat in live.whole.seats] == campaign.match.record.names
            assert await queries.record(house, live.id, viewer()) == text
            assert told(await queries.moment(house, live.id, viewer(), 0, 7))[1] == expected(campaign, 7, 0, "en")[1]
            spoiled = text.replace("fate ", "fat ", 1)
            with pytest.raises(Unreadable, match="line"):
                await queries.open_record(house, Person(BrowserId("0" * 64), "Aldwyn"), spoiled, viewer())

    asyncio.run(body())
    assert Match.resume(text, heptarchy.game).state.checksum() == campaign.match.state.checksum()


# Turns, and what goes wrong


def a_look(k: int = 0) -> Look:
    """A job of a moment."""
    game = heptarchy.game("vikings")
    return Look("vikings", game.rules_version, game.settle({}), "en", None, k, None, [])


def test_who_asks_much_waits_and_others_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readers, "WAITING", 30)

    async def body() -> None:
        reading, order = Readers(), list[str]()

        async def ask(who: str) -> None:
            await reading.look(who, a_look())
            order.append(who)

        try:
            greedy = [asyncio.ensure_future(ask("greedy")) for _ in range(30)]
            await asyncio.sleep(0)
            with pytest.raises(TooMany, match="30 of your requests wait already"):
                await reading.look("greedy", a_look())
            await asyncio.gather(ask("other"), ask("third"))
            assert order.index("other") <= 2
            assert order.index("third") <= 3
            await asyncio.gather(*greedy)
            assert reading.quick.waiting == 0
        finally:
            await reading.close()

    asyncio.run(body())


def test_a_reader_that_dies_is_replaced(campaign: Play, tmp_path: Path) -> None:
    async def body() -> None:
        async with a_house(f"sqlite:///{tmp_path}/tables.db") as house:
            await lay(house.store, campaign)
            await queries.moment(house, TABLE, viewer(), None, 1)
            first = house.readers.quick.pid
            assert first is not None
            os.kill(first, signal.SIGSTOP)  # it hangs,
            waiting = asyncio.ensure_future(queries.moment(house, TABLE, viewer(), None, 2))
            lane = house.readers.quick
            await until(lambda: lane.jobs > 1 and not lane.waiting, "the job in hand")
            os.kill(first, signal.SIGKILL)  # and dies
            with pytest.raises(Down):
                await waiting
            assert told(await queries.moment(house, TABLE, viewer(), None, 2)) == expected(campaign, 2, None, "en")
            assert house.readers.quick.pid != first
            assert house.readers.quick.failures == 1

    asyncio.run(body())


def test_a_stranger_may_look_back_so_much_and_no_more(campaign: Play, tmp_path: Path) -> None:
    # Given a server that lets ten requests a second through
    database = f"sqlite:///{tmp_path}/tables.db"

    async def make() -> None:
        store = await Store.open(database)
        await lay(store, campaign)
        await store.close()

    asyncio.run(make())
    prelude = shares_by(tmp_path / "clock")  # which stands
    with Running(database, tmp_path, "--rate", "10", prelude=prelude) as server, Browser(server.url) as stranger:
        # When somebody asks for one moment after the other, then they pay more for each than for a plain request
        said = [stranger.http.get(f"/api/tables/{TABLE}/moment/{k}").status_code for k in range(30)]
        assert said[0] == 200
        assert set(said) == {200, TooMany.status}
        assert said.count(TooMany.status) > 10
        # And so they do for the whole of a long log, again and again; what is new is told for nothing
        path = f"/api/tables/{TABLE}/frame"
        assert TooMany.status in [stranger.http.get(path).status_code for _ in range(8)]
        assert stranger.get(path, since=campaign.n)["lines"] == []
        # And a moment that was looked at of late costs no more than any request
        assert stranger.get(f"/api/tables/{TABLE}/moment/0")["k"] == 0
