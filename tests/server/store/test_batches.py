"""Changes that are kept together: one that fails hurts no other, and together they cost few transactions."""

from __future__ import annotations

import asyncio

import asyncpg  # type: ignore[import-untyped]  # it has no types

from heptarchy.server.ids import TableId
from heptarchy.server.store import Conflict, Store
from tests.server.store.making import a_table, an_act, on_a_store, until, with_store

TABLES = [TableId(f"t{number:03}") for number in range(150)]
FAULTY = {"t007", "t099"}


async def lay(store: Store) -> None:
    """The tables, with nobody at them."""
    await asyncio.gather(*(store.add_table(a_table(table), [], []) for table in TABLES))


@on_a_store
async def test_one_that_fails_hurts_no_other_and_all_others_are_heard_of(store: Store) -> None:
    heard: list[str | None] = []
    store.listen(heard.append)
    await lay(store)
    await until(lambda: {*TABLES} <= {*heard})
    heard.clear()
    ended = await asyncio.gather(
        *(
            store.append(table, after, [an_act(after + 1, table=table)])
            for table in TABLES
            for after in [5 if table in FAULTY else 0]
        ),
        return_exceptions=True,
    )
    assert {table for table, end in zip(TABLES, ended, strict=True) if isinstance(end, Conflict)} == FAULTY
    assert {type(end) for end in ended} == {Conflict, type(None)}
    for table in TABLES:
        assert len(await store.acts(table)) == (table not in FAULTY)
    await until(lambda: {*TABLES} - FAULTY <= {*heard})
    assert not FAULTY & {*heard}


def test_changes_of_many_tables_at_once_share_their_transactions(postgres_url: str) -> None:
    """Each with its own made 300 tables wait 2 seconds for a connection, since NOTIFY commits one at a time."""

    async def written() -> int:
        """The number of the next transaction that writes."""
        connection = await asyncpg.connect(postgres_url)
        try:
            return int(await connection.fetchval("SELECT pg_snapshot_xmax(pg_current_snapshot())::text"))
        finally:
            await connection.close()

    async def body(store: Store) -> None:
        await lay(store)
        before = await written()
        await asyncio.gather(*(store.append(table, 0, [an_act(1, table=table)]) for table in TABLES))
        assert await written() - before <= len(TABLES) // 10

    asyncio.run(with_store(postgres_url, body))


def test_two_processes_that_change_the_same_tables_do_not_stop_each_other(postgres_url: str) -> None:
    async def body(one: Store) -> None:
        async def other_body(other: Store) -> None:
            await lay(one)
            for name in ("Wessex", "Mercia", "Kent"):
                await asyncio.gather(
                    *(one.change_table(table, name=name) for table in TABLES),
                    *(other.change_table(table, name=name) for table in reversed(TABLES)),
                )
            assert {row.name for row in await one.playing_tables(1000)} == {"Kent"}

        await with_store(postgres_url, other_body)

    asyncio.run(with_store(postgres_url, body))
