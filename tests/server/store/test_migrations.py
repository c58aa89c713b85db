"""A database is brought up to date when it is opened, by however many processes."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from heptarchy.server.ids import BrowserId, TableId
from heptarchy.server.rows import BOT, HUMAN, INVITED, WAITING, Holder, Identity
from heptarchy.server.store import Store, StoreDown, schema
from heptarchy.server.store.migrate import MIGRATIONS
from heptarchy.server.store.postgres import Postgres
from heptarchy.server.store.sqlite import Sqlite
from tests.patience import PATIENCE
from tests.server.store.making import T, a_line, a_table, an_act, coming, seat_two, with_store

if TYPE_CHECKING:
    from collections.abc import Callable


async def ask(url: str, work: Callable[[Connection], Any], write: bool = False) -> Any:
    """What some statements give."""
    home: Sqlite | Postgres
    if url.startswith("sqlite"):
        home = await Sqlite.open(Path(url.removeprefix("sqlite:///")))
    else:
        home = await Postgres.open(url)
    try:
        return await (home.write(work, None) if write else home.read(work))
    finally:
        await home.close()


def differences(db: Connection) -> list[Any]:
    """What a migration would still have to do."""
    return list(compare_metadata(MigrationContext.configure(db, opts={"compare_type": True}), schema.metadata))


def revision(db: Connection) -> str:
    return str(db.execute(text("SELECT version_num FROM alembic_version")).scalar_one())


def head() -> str | None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return ScriptDirectory.from_config(config).get_current_head()


def test_an_empty_database_gets_the_shape_of_the_schema(store_url: str) -> None:
    assert asyncio.run(ask(store_url, differences)) == []
    assert asyncio.run(ask(store_url, revision)) == head()


def test_a_second_opening_changes_nothing(store_url: str) -> None:
    async def look(store: Store) -> None:
        assert await store.table(T) == a_table()

    asyncio.run(with_store(store_url, seat_two))
    asyncio.run(with_store(store_url, look))
    assert asyncio.run(ask(store_url, differences)) == []


def back_to(revision: str) -> Callable[[Connection], None]:
    """Make a database as it was."""

    def back(db: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = db
        command.downgrade(config, revision)

    return back


def test_holders_of_before_there_was_a_log_of_custody_have_held_from_the_start(store_url: str) -> None:
    async def sit(store: Store) -> None:
        await store.save_identity(Identity(BrowserId("alfred"), "Alfred the Great", 1.0, 1.0))
        await seat_two(store, "one")
        await seat_two(store, "waits", status=WAITING)
        await store.change_seat(TableId("waits"), 1, kind=INVITED)
        await store.hand(coming(0, "offa", "waits"))  # the seat is kept for him
        await seat_two(store, "both")
        await store.hand(coming(0, "alfred", "both", kind=HUMAN, name="Alfred's other hand"))
        await store.change_seat(TableId("one"), 1, kind=BOT, link="the owner's own")
        await store.change_seat(TableId("one"), 0, link="for a phone")

    async def look(store: Store) -> None:
        found = {id: await store.whole(TableId(id)) for id in ("one", "waits", "both")}
        told = {
            id: (whole.table.hot_seat, [(one.n, one.seat, one.name, one.what, one.act) for one in whole.custody])
            for id, whole in found.items()
            if whole is not None
        }
        great = "Alfred the Great"
        assert told == {
            "one": (False, [(1, 0, great, "sat", 0)]),
            "waits": (False, [(1, 0, great, "sat", -1)]),
            "both": (True, [(1, 0, great, "sat", 0), (2, 1, great, "sat", 0)]),
        }
        assert [row.link for row in await store.seats(TableId("one"))] == ["for a phone", ""]

    asyncio.run(with_store(store_url, sit))
    asyncio.run(ask(store_url, back_to("0003"), write=True))
    asyncio.run(with_store(store_url, look))
    assert asyncio.run(ask(store_url, differences)) == []


def test_holders_of_before_there_was_talk_hear_all_that_is_said_from_now_on(store_url: str) -> None:
    async def whisper(store: Store) -> None:
        assert await store.holders(T) == [Holder(T, 0, BrowserId("alfred"))]
        await store.say(a_line("heard", 1))
        assert [line.text for line in await store.heard(T, BrowserId("alfred"), 0, 9)] == ["heard"]

    asyncio.run(with_store(store_url, seat_two))
    asyncio.run(ask(store_url, back_to("0002"), write=True))
    asyncio.run(with_store(store_url, whisper))
    assert asyncio.run(ask(store_url, differences)) == []


def test_the_clocks_of_before_go_on_where_something_was_last_done(store_url: str) -> None:
    def back(db: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = db
        command.downgrade(config, "0003")

    async def act(store: Store) -> None:
        await seat_two(store)
        await store.append(T, 0, [an_act(1)])

    async def look(store: Store) -> None:
        [act] = await store.acts(T)
        table = await store.table(T)
        assert table is not None
        assert (act.ran, table.began) == (act.at, table.started)
        assert await store.hours() == act.at

    asyncio.run(with_store(store_url, act))
    asyncio.run(ask(store_url, back, write=True))
    asyncio.run(with_store(store_url, look))
    assert asyncio.run(ask(store_url, differences)) == []


def test_tables_of_before_that_go_on_are_looked_at_once(store_url: str) -> None:
    def back(db: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = db
        command.downgrade(config, "0004")

    async def make(store: Store) -> None:
        for status in ("playing", "waiting", "over", "archive"):
            await seat_two(store, status, status=status, due=None)

    async def look(store: Store) -> None:
        assert [one.id for one in await store.due_tables(0.0, 9)] == ["playing", "waiting"]

    asyncio.run(with_store(store_url, make))
    asyncio.run(ask(store_url, back, write=True))
    asyncio.run(with_store(store_url, look))
    assert asyncio.run(ask(store_url, differences)) == []


OPEN = """
import asyncio, sys
from heptarchy.server.store import Store

async def main():
    sys.stdin.readline()
    store = await Store.open(sys.argv[1])
    await store.counts()
    await store.close()

asyncio.run(main())
"""


def test_processes_may_start_at_once(store_url: str) -> None:
    command = [sys.executable, "-W", "error", "-c", OPEN, store_url]
    started = [subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for _ in range(3)]
    for process in started:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    for process in started:
        _, errors = process.communicate(timeout=PATIENCE)
        assert (process.returncode, errors) == (0, "")
    assert asyncio.run(ask(store_url, differences)) == []


def test_stores_may_be_opened_at_once_in_one_process(store_url: str) -> None:
    async def body() -> None:
        stores = await asyncio.gather(*[Store.open(store_url) for _ in range(3)])
        assert [await store.counts() for store in stores] == [{}, {}, {}]
        await asyncio.gather(*[store.close() for store in stores])

    asyncio.run(body())


def test_a_database_of_a_newer_version_is_left_alone(store_url: str) -> None:
    def make_newer(db: Connection) -> None:
        db.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    asyncio.run(ask(store_url, make_newer, write=True))
    with pytest.raises(StoreDown, match="another version of heptarchy"):
        asyncio.run(Store.open(store_url))


def test_sqlite_is_set_up_to_keep_what_it_acknowledges(tmp_path: Path) -> None:
    def settings(db: Connection) -> list[Any]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [db.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in names]

    for write in (False, True):
        assert asyncio.run(ask(f"sqlite:///{tmp_path}/s.db", settings, write)) == ["wal", 2, 1, 5000]
