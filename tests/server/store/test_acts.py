"""Acts are numbered without gaps, kept once, and durable when acknowledged."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest

from heptarchy.server.ids import TableId
from heptarchy.server.store import Conflict, Store
from tests.patience import PATIENCE
from tests.server.store.making import T, U, an_act, on_a_store, seat_two, with_store


@on_a_store
async def test_acts_come_back_in_order_and_the_table_with_them(store: Store) -> None:
    await seat_two(store)
    acts = [an_act(1, request="r1"), an_act(2, seat=-1), an_act(3)]
    await store.append(T, 0, acts[:2], asked=[1])
    await store.append(T, 2, acts[2:], asked=[0], changed=9999.0)

    assert await store.acts(T) == acts
    assert await store.acts(T, after=2) == acts[2:]
    table = await store.table(T)
    assert table is not None
    assert (table.acts, table.asked, table.changed) == (3, [0], 9999.0)


@on_a_store
async def test_a_table_changes_with_its_last_act(store: Store) -> None:
    await seat_two(store)
    await store.append(T, 0, [an_act(1), an_act(2)])
    table = await store.table(T)
    assert table is not None
    assert (table.acts, table.changed) == (2, an_act(2).at)


@on_a_store
async def test_who_comes_second_is_told_and_changes_nothing(store: Store) -> None:
    await seat_two(store)
    await store.append(T, 0, [an_act(1)], asked=[1])
    for after in (0, 2):
        with pytest.raises(Conflict):
            await store.append(T, after, [an_act(after + 1)], asked=[3])
    with pytest.raises(Conflict):
        await store.append(TableId("gone"), 0, [an_act(1, "gone")])
    table = await store.table(T)
    assert table is not None
    assert (table.acts, table.asked) == (1, [1])
    assert await store.acts(T) == [an_act(1)]


@on_a_store
async def test_a_request_is_kept_once_at_a_table(store: Store) -> None:
    await seat_two(store, "t")
    await seat_two(store, "u")
    await store.append(T, 0, [an_act(1, request="r")])
    await store.append(U, 0, [an_act(1, "u", request="r")])
    with pytest.raises(Conflict):
        await store.append(T, 1, [an_act(2, request="r")], asked=[3])
    table = await store.table(T)
    assert table is not None
    assert (table.acts, table.asked) == (1, [0, 2])
    assert await store.acts(T) == [an_act(1, request="r")]
    await store.append(T, 1, [an_act(2), an_act(3)])  # acts without a request are many


@on_a_store
async def test_acts_must_follow_each_other(store: Store) -> None:
    await seat_two(store)
    for wrong in ([], [an_act(2)], [an_act(1), an_act(3)], [an_act(1, "u")]):
        with pytest.raises(ValueError, match="acts of table t from 1 on"):
            await store.append(T, 0, wrong)


@on_a_store
async def test_of_many_at_one_table_exactly_one_wins_each_number(store: Store) -> None:
    await seat_two(store)
    won: list[int] = []

    async def press(me: int) -> None:
        after = 0
        while after < 15:
            try:
                await store.append(T, after, [an_act(after + 1, request=f"{me}-{after}", seat=me)])
                won.append(after + 1)
                after += 1
            except Conflict:
                table = await store.table(T)
                assert table is not None
                after = table.acts

    await asyncio.gather(*[press(me) for me in range(10)])
    assert sorted(won) == list(range(1, 16))
    assert [act.n for act in await store.acts(T)] == list(range(1, 16))


@on_a_store
async def test_many_tables_go_on_at_once_and_the_fault_of_one_hurts_no_other(store: Store) -> None:
    ids = [TableId(f"t{i}") for i in range(40)]
    await asyncio.gather(*[seat_two(store, id) for id in ids])
    await store.append(ids[7], 0, [an_act(1, "t7", request="r")])

    calls = [store.append(id, 0, [an_act(1, id)]) for id in ids]  # t7 comes too late
    calls.append(store.append(ids[7], 1, [an_act(2, "t7", request="r")]))  # and repeats itself
    calls.append(store.change_seat(ids[9], 5, name="nobody"))
    ended = await asyncio.gather(*calls, return_exceptions=True)

    assert [type(end) for end in ended] == [Conflict if i in (7, 40, 41) else type(None) for i in range(42)]
    for id in ids:
        assert len(await store.acts(id)) == 1


WRITE_AND_DIE = """
import asyncio, os, sys
from heptarchy.server.store import Store
from tests.server.store.making import U, T, an_act, seat_two

async def main():
    store = await Store.open(sys.argv[1])
    await seat_two(store)
    await store.append("t", 0, [an_act(1)])
    os._exit(9)

asyncio.run(main())
"""


def test_what_was_acknowledged_outlives_the_process(store_url: str) -> None:
    died = subprocess.run([sys.executable, "-c", WRITE_AND_DIE, store_url], check=False, timeout=PATIENCE)
    assert died.returncode == 9

    async def look(store: Store) -> None:
        assert await store.acts(T) == [an_act(1)]

    asyncio.run(with_store(store_url, look))
