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

from heptarchy.server.rows import Holder
from heptarchy.server.store import Store, StoreDown, schema
from heptarchy.server.store.migrate import MIGRATIONS
from heptarchy.server.store.postgres import Postgres
from heptarchy.server.store.sqlite import Sqlite
from tests.server.store.making import a_line, a_table, seat_two, with_store

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
        assert await store.table("t") == a_table()

    asyncio.run(with_store(store_url, seat_two))
    asyncio.run(with_store(store_url, look))
    assert asyncio.run(ask(store_url, differences)) == []


def test_holders_of_before_there_was_talk_hear_all_that_is_said_from_now_on(store_url: str) -> None:
    def back(db: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = db
        command.downgrade(config, "0002")

    async def whisper(store: Store) -> None:
        assert await store.holders("t") == [Holder("t", 0, "alfred")]
        await store.say(a_line("heard", 1))
        assert [line.text for line in await store.heard("t", "alfred", 0, 9)] == ["heard"]

    asyncio.run(with_store(store_url, seat_two))
    asyncio.run(ask(store_url, back, write=True))
    asyncio.run(with_store(store_url, whisper))
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
        _, errors = process.communicate(timeout=60)
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
