"""Every change of a table is heard, in this process and in others."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from heptarchy.server.ids import BrowserId, PleaId, TableId
from heptarchy.server.rows import HUMAN, Identity, Plea, Standing, Voice, Vote
from heptarchy.server.store import TALK, Conflict, Store
from tests.server.store.making import T, a_line, an_act, coming, going, on_a_store, seat_two, until, with_store

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

CHANGES: list[Callable[[Store], Awaitable[object]]] = [
    lambda store: seat_two(store, "new"),
    lambda store: store.append(T, 0, [an_act(1)]),
    lambda store: store.change_table(T, name="Mercia"),
    lambda store: store.change_seat(T, 0, name="Offa"),
    lambda store: store.hand(coming(0, "offa", kind=HUMAN)),
    lambda store: store.hand(going(1, "offa")),
    lambda store: store.set_standing(Standing(T, 0, "V-1", "pass", "game", "")),
    lambda store: store.drop_standing(T, 0),
    lambda store: store.add_vote(Vote(T, 1, 0)),
    lambda store: store.put_plea(Plea(T, PleaId("p"), 1, BrowserId("offa"), "Offa", 1.0)),
    lambda store: store.add_voice(Voice(T, PleaId("p"), 0, True)),
    lambda store: store.drop_plea(T, PleaId("p")),
    lambda store: store.delete_table(T),
]


@on_a_store
async def test_every_change_of_a_table_is_heard_by_all_who_listen(store: Store) -> None:
    await seat_two(store)
    first: list[str | None] = []
    second: list[str | None] = []
    store.listen(first.append)
    store.listen(second.append)
    await seat_two(store, "mark")
    await until(lambda: "mark" in second)  # what came before is past now
    first.clear()
    second.clear()
    for change in CHANGES:
        await change(store)
    await until(lambda: len(second) >= len(CHANGES))
    assert first == second == ["new", *["t"] * (len(CHANGES) - 1)]


@on_a_store
async def test_talk_is_news_of_its_own(store: Store) -> None:
    heard: list[str | None] = []
    store.listen(heard.append)
    await seat_two(store)
    await store.say(a_line("hello"))
    await until(lambda: len(heard) == 2)
    assert heard == ["t", f"t{TALK}"]


@on_a_store
async def test_what_failed_or_concerns_no_table_is_no_news(store: Store) -> None:
    heard: list[str | None] = []
    store.listen(heard.append)
    with pytest.raises(Conflict):
        await store.append(T, 0, [an_act(1)])
    with pytest.raises(Conflict):
        await store.hand(coming(0, "offa"))
    await store.save_identity(Identity(BrowserId("a"), "b", 0.0, 0.0))
    await seat_two(store, "last")
    await until(lambda: "last" in heard)
    assert heard == ["last"]


@on_a_store
async def test_news_are_of_what_can_be_read(store: Store) -> None:
    seen: list[int] = []
    waiting: set[asyncio.Task[None]] = set()

    async def look(table: TableId) -> None:
        seen.append(len(await store.acts(table)))

    def heard(table: str | None) -> None:
        assert table is not None
        waiting.add(asyncio.create_task(look(TableId(table))))

    await seat_two(store)
    store.listen(heard)
    await store.append(T, 0, [an_act(1)])
    await until(lambda: 1 in seen)
    await asyncio.gather(*waiting)


def test_two_stores_on_one_postgresql_hear_each_other(postgres_url: str) -> None:
    async def body(one: Store) -> None:
        async def with_other(other: Store) -> None:
            heard_by_one: list[str | None] = []
            heard_by_other: list[str | None] = []
            one.listen(heard_by_one.append)
            other.listen(heard_by_other.append)
            await seat_two(one, "a")
            await seat_two(other, "b")
            await until(lambda: len(heard_by_one) == len(heard_by_other) == 2)
            assert heard_by_one == heard_by_other == ["a", "b"]
            assert await one.all_table_ids() == await other.all_table_ids()

        await with_store(postgres_url, with_other)

    asyncio.run(with_store(postgres_url, body))
