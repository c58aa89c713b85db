"""Tables that stand still are seen to when they must be, and else stay in the store."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager, contextmanager
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import asdict, replace
from sqlalchemy import Engine, event, insert

from heptarchy.server import beginning, sweeper
from heptarchy.server.bots import Bots, Places
from heptarchy.server.fate import ABSENT
from heptarchy.server.ids import BrowserId, TableId
from heptarchy.server.metrics import Metrics
from heptarchy.server.rows import BOT, Clock
from heptarchy.server.seating import Person, SeatWish, TableWish, Wish, leave, open_table
from heptarchy.server.settings import Settings
from heptarchy.server.store import Store, schema
from heptarchy.server.table_registry import House
from tests.patience import PATIENCE, STEP
from tests.server.opening import open_and_begin

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
    from pathlib import Path

    from sqlalchemy import Connection

    from heptarchy.server.table_registry import Live

OWNER = Person(BrowserId("0" * 64), "Aldwyn")
IDLE = 10_000  # tables


def wish(*kinds: Wish, clock: Clock | None = None) -> TableWish:
    """A game of Vikings with such seats."""
    return TableWish("vikings", {"players": len(kinds)}, [SeatWish(kind) for kind in kinds], clock=clock, hot_seat=True)


@asynccontextmanager
async def houses(path: Path) -> AsyncIterator[tuple[House, House]]:
    """One whose bots do not think any more, as if it had died, and one that comes after it, with the same store."""
    settings = Settings(f"sqlite:///{path}/tables.db")
    store, bots = await Store.open(settings.database), Bots(1)
    await bots.start()
    dying = House(settings, store, bots, Metrics())
    dying.closing = True
    house = House(settings, store, bots, Metrics())
    try:
        yield dying, house
    finally:
        await house.close()


def run(path: Path, body: Callable[[House, House], Awaitable[None]]) -> None:
    """A test with two houses."""

    async def both() -> None:
        async with houses(path) as (dying, house):
            await body(dying, house)

    asyncio.run(both())


async def until_acts(store: Store, table: TableId, acts: int) -> None:
    """Wait until so much was done at a table."""
    async with asyncio.timeout(PATIENCE):
        while (row := await store.table(table)) is None or row.acts < acts:
            await asyncio.sleep(STEP)


async def due_of(house: House, live: Live) -> float | None:
    """When a table must be looked at."""
    row = await house.store.table(live.id)
    assert row is not None
    return row.due


def test_whatever_a_process_left_undone_is_found_however_many_tables_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweeper, "SWEPT", 2)

    async def body(dying: House, house: House) -> None:
        store = house.store
        for _ in range(5):
            await open_and_begin(dying, OWNER, wish("me", "me"))
        stuck = [await open_and_begin(dying, OWNER, wish("bot", "bot")) for _ in range(2)]
        stuck.append(await open_and_begin(dying, OWNER, wish("bot", "open")))
        filled = stuck[-1].whole.seats[0]  # as if it had died between the last seat and the game
        await store.change_seat(stuck[-1].id, 1, kind=BOT, level=filled.level, nonce=filled.nonce)
        before = [await store.table(live.id) for live in stuck]
        await sweeper.sweep_all(house, dying.clock.ran + house.settings.sweep_every)
        assert house.lives.keys() == {live.id for live in stuck}  # tables that wait for people stay in the store
        for row in before:
            assert row is not None
            await until_acts(store, row.id, row.acts + 3)

    run(tmp_path, body)


def test_a_table_whose_bots_wait_for_their_place_is_not_played_by_another_process_too(tmp_path: Path) -> None:
    async def body(_: House, house: House) -> None:
        # Given a table of bots alone that waits, since another of its opener plays
        house.places = Places(1)
        assert house.places.enter(OWNER.identity, TableId("another"))
        live = await open_and_begin(house, OWNER, wish("bot", "bot"))
        await asyncio.sleep(0)
        assert house.places.waits(OWNER.identity, live.id)
        before = await due_of(house, live)
        assert before is not None
        # When it has waited for a while, then its process still says that it sees to it
        live.whole.table.changed -= house.settings.sweep_every
        house.clock.catch_up(house.clock.ran + 100.0)
        await sweeper.renew(house)
        after = await due_of(house, live)
        assert after is not None
        assert after >= before + 100.0

    run(tmp_path, body)


def test_a_bot_that_sat_down_before_its_process_died_is_found(tmp_path: Path) -> None:
    async def body(dying: House, house: House) -> None:
        live = await open_and_begin(dying, OWNER, wish("me", "me"))
        (asked,) = live.whole.table.asked
        assert await due_of(house, live) is None
        await house.store.change_seat(live.id, asked, kind=BOT)
        await sweeper.sweep_all(house, house.clock.ran)
        await until_acts(house.store, live.id, live.whole.table.acts + 1)

    run(tmp_path, body)


def test_a_table_that_waited_for_nonces_when_its_process_died_is_found_and_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body(dying: House, house: House) -> None:
        # Given a full table whose owner never brings a nonce, and whose process calls for it no more
        live, _ = await open_table(dying, OWNER, wish("me", "bot"))
        assert live.calling is None
        # When the sweeper finds it, it is called for here, and looked at again in case this process dies too
        called = asyncio.Event()

        async def until_called(_: float) -> None:
            await called.wait()

        monkeypatch.setattr(beginning, "asyncio", SimpleNamespace(sleep=until_called))
        await sweeper.sweep_all(house, house.clock.ran)
        assert await due_of(house, live) is not None
        called.set()
        await until_acts(house.store, live.id, 1)
        assert (await house.store.seats(live.id))[0].nonce == ABSENT

    run(tmp_path, body)


def test_a_clock_is_kept_without_its_table(tmp_path: Path) -> None:
    async def body(dying: House, house: House) -> None:
        # Given a table with a clock
        live = await open_and_begin(dying, OWNER, wish("me", "me", clock=Clock(100.0, 0.0)))
        (asked,) = live.whole.table.asked
        out = live.played().since[asked] + 100.0
        due = await due_of(house, live)
        assert due is not None
        assert due == pytest.approx(out, abs=0.001)

        # When the sweeper comes before the clock has run out, the table stays in the store
        await sweeper.sweep_all(house, due - 0.1)
        assert not house.lives

        # And when the clock has run out, a bot has the seat
        await house.store.change_table(live.id, clock=Clock(0.0, 0.0), due=0.0)
        await sweeper.sweep_all(house, house.clock.ran)
        assert house.lives.keys() == {live.id}
        assert (await house.store.seats(live.id))[asked].kind == BOT

    run(tmp_path, body)


def test_what_gives_trouble_is_left_for_a_while_and_the_others_are_seen_to(tmp_path: Path) -> None:
    async def body(dying: House, house: House) -> None:
        broken = await open_and_begin(dying, OWNER, wish("me", "me"))
        whole = await open_and_begin(dying, OWNER, wish("me", "me"))
        await house.store.change_table(broken.id, options={"players": 99}, due=0.0)
        await house.store.change_table(whole.id, due=0.0)
        await sweeper.sweep_all(house, house.clock.ran)
        due = await due_of(house, broken)
        assert due is not None
        assert due > house.clock.ran
        assert await due_of(house, whole) is None

    run(tmp_path, body)


@contextmanager
def statements() -> Iterator[list[tuple[str, Any]]]:
    """All that databases are asked meanwhile, with its parameters."""
    asked: list[tuple[str, Any]] = []

    def note(_connection: object, _cursor: object, statement: str, parameters: Any, *_: object) -> None:
        if not statement.startswith("BEGIN"):
            asked.append((statement, parameters))

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield asked
    finally:
        event.remove(Engine, "before_cursor_execute", note)


def test_ten_thousand_idle_tables_cost_next_to_nothing(tmp_path: Path) -> None:
    async def body(dying: House, house: House) -> None:
        # Given many tables that wait for people, a tenth of them by the clock, and some where somebody has left
        timed = await open_and_begin(dying, OWNER, wish("me", "me", clock=Clock(1000.0, 0.0)))
        plain = await open_and_begin(dying, OWNER, wish("me", "me"))
        await leave(dying, plain.id, 1, OWNER.identity)
        await sweeper.sweep_all(dying, dying.clock.ran)  # a seat that changed hands is looked at once
        rows = []
        for live, count in ((timed, IDLE // 10), (plain, IDLE - IDLE // 10)):
            row = await house.store.table(live.id)
            assert row is not None
            rows += [replace(row, id=f"{row.id}{n}") for n in range(count)]

        def fill(db: Connection) -> None:
            db.execute(insert(schema.tables), [asdict(row) for row in rows])
            seats = [{**asdict(seat), "table": row.id} for row in rows for seat in plain.whole.seats]
            db.execute(insert(schema.seats), seats)

        await house.store._home.write(fill, None)

        # When they are swept, then no table is loaded, and the store is asked once, which looks into an index alone
        with statements() as asked:
            await sweeper.sweep_all(house, house.clock.ran)
        assert not house.lives
        ((statement, parameters),) = asked
        plan = await house.store._home.read(
            lambda db: db.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters).all()
        )
        assert "INDEX ix_tables_due" in plan[0].detail
        assert not any("SCAN" in step.detail for step in plan)

    run(tmp_path, body)
