"""A database that fails is said to be down, and what can recover does."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import TYPE_CHECKING

import asyncpg  # type: ignore[import-untyped]  # it has no types
import pytest
from sqlalchemy import Connection, text

from heptarchy.server.rows import Vote
from heptarchy.server.store import Store, StoreDown
from heptarchy.server.store.postgres import Postgres
from tests.server.store.making import T, a_table, an_act, seat_two, until, with_store

if TYPE_CHECKING:
    from pathlib import Path

CUT_OTHERS = """
SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
WHERE application_name = 'heptarchy' AND datname = current_database()
"""
CUT_MYSELF = text("SELECT pg_terminate_backend(pg_backend_pid())")


async def cut_all(url: str) -> int:
    """Cut every connection that the store has."""
    connection = await asyncpg.connect(url)
    try:
        return int(await connection.fetchval(CUT_OTHERS))
    finally:
        await connection.close()


def test_after_connections_were_cut_all_goes_on_and_anything_may_have_changed(postgres_url: str) -> None:
    async def body(store: Store) -> None:
        heard: list[str | None] = []
        store.listen(heard.append)
        await seat_two(store)
        assert await cut_all(postgres_url) >= 2
        assert await store.table(T) == a_table()
        assert await cut_all(postgres_url) >= 1
        await store.append(T, 0, [an_act(1)])
        await until(lambda: None in heard)

        # the second cut may be noticed only now: then it is said once more that anything may have changed
        while "t" not in heard:
            heard.clear()
            await store.change_table(T, name="Mercia")
            await until(lambda: bool(heard))

    asyncio.run(with_store(postgres_url, body))


def test_a_read_that_loses_its_connection_is_tried_once_more(postgres_url: str) -> None:
    tries: list[int] = []

    def cut_once(db: Connection) -> int:
        tries.append(1)
        return int(db.execute(CUT_MYSELF if len(tries) == 1 else text("SELECT 42")).scalar_one())

    def cut_always(db: Connection) -> None:
        db.execute(CUT_MYSELF)

    async def body() -> None:
        home = await Postgres.open(postgres_url)
        try:
            assert await home.read(cut_once) == 42
            assert len(tries) == 2
            with pytest.raises(StoreDown, match="does not answer"):
                await home.read(cut_always)
        finally:
            await home.close()

    asyncio.run(body())


def test_a_change_that_loses_its_connection_is_not_tried_again(postgres_url: str) -> None:
    tries: list[int] = []

    def cut(db: Connection) -> None:
        tries.append(1)
        db.execute(text("UPDATE tables SET name = 'lost'"))
        db.execute(CUT_MYSELF)

    async def body(store: Store) -> None:
        await seat_two(store)
        home = await Postgres.open(postgres_url)
        try:
            with pytest.raises(StoreDown, match="does not answer"):
                await home.write(cut, "t")
        finally:
            await home.close()
        assert len(tries) == 1
        assert await store.table(T) == a_table()

    asyncio.run(with_store(postgres_url, body))


def test_a_faulty_statement_is_not_the_database_being_down(postgres_url: str) -> None:
    def faulty(db: Connection) -> None:
        db.execute(text("SELECT nonsense"))

    async def body() -> None:
        home = await Postgres.open(postgres_url)
        try:
            for call in (home.read(faulty), home.write(faulty, None)):
                with pytest.raises(Exception, match="nonsense") as raised:
                    await call
                assert not isinstance(raised.value, StoreDown)
        finally:
            await home.close()

    asyncio.run(body())


def test_a_file_that_fails_is_down_for_all_who_wait_and_no_longer(tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        await seat_two(store)
        other = sqlite3.connect(tmp_path / "s.db")
        other.execute("ALTER TABLE votes RENAME TO gone")
        ended = await asyncio.gather(
            store.append(T, 0, [an_act(1)]), store.add_vote(Vote(T, 1, 0)), return_exceptions=True
        )
        assert [type(end) for end in ended] == [StoreDown, StoreDown]
        with pytest.raises(StoreDown, match="cannot be read"):
            await store.whole(T)
        other.execute("ALTER TABLE gone RENAME TO votes")
        other.close()
        assert await store.acts(T) == []
        await store.append(T, 0, [an_act(1)])
        await store.add_vote(Vote(T, 1, 0))

    asyncio.run(with_store(f"sqlite:///{tmp_path}/s.db", body))


def test_what_is_no_database_is_down(tmp_path: Path) -> None:
    file = tmp_path / "s.db"
    file.write_text("I am a letter, not a database. " * 100)
    with pytest.raises(StoreDown, match="cannot be opened"):
        asyncio.run(Store.open(f"sqlite:///{file}"))


def test_who_leaves_while_waiting_stops_nobody(store_url: str) -> None:
    async def body(store: Store) -> None:
        await seat_two(store)
        gone = asyncio.create_task(store.change_table(T, name="gone"))
        stays = asyncio.create_task(store.change_seat(T, 0, name="stays"))
        await asyncio.sleep(0)
        gone.cancel()
        await stays
        with pytest.raises(asyncio.CancelledError):
            await gone
        assert (await store.seats(T))[0].name == "stays"

    asyncio.run(with_store(store_url, body))


def test_closing_finishes_what_was_begun(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/s.db"

    async def body() -> None:
        store = await Store.open(url)
        begun = asyncio.create_task(seat_two(store))
        await asyncio.sleep(0)
        await store.close()
        await begun
        await store.close()
        for call in (store.change_table(T, name="late"), store.seats(T)):
            with pytest.raises(StoreDown, match="closed"):
                await call

    async def look(store: Store) -> None:
        assert await store.table(T) == a_table()

    asyncio.run(body())
    asyncio.run(with_store(url, look))
    assert [file.name for file in tmp_path.iterdir()] == ["s.db"]
