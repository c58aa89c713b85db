"""What was said is kept, numbered, told to those who may hear it, and forgotten with its table."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from heptarchy.server.ids import BrowserId, LineId
from heptarchy.server.rows import HUMAN, Holder
from heptarchy.server.store import Conflict, Store
from tests.server.store.making import T, U, a_line, a_seat, a_table, coming, going, on_a_store, seat_two, with_store


async def heard(store: Store, identity: str, after: int = 0, most: int = 9) -> list[str]:
    """The texts that somebody hears."""
    return [line.text for line in await store.heard(T, BrowserId(identity), after, most)]


@on_a_store
async def test_a_line_is_kept_once_and_given_back_as_it_was(store: Store) -> None:
    await seat_two(store)
    first = await store.say(a_line("first"))
    second = await store.say(a_line("second", 1))
    assert (first, second) == (replace(a_line("first"), n=1), replace(a_line("second", 1), n=2))
    assert await store.say(a_line("first")) == first
    assert await store.said(T, LineId("id of second")) == second
    assert await store.said(T, LineId("id of nothing")) is None
    assert await store.heard(T, BrowserId("alfred"), 0, 9) == [first, second]
    with pytest.raises(Conflict):
        await store.say(a_line("nowhere", table="u"))


@on_a_store
async def test_a_whisper_is_for_who_held_the_seat_and_still_does(store: Store) -> None:
    await seat_two(store)
    await store.hand(coming(0, "offa", kind=HUMAN))
    for line in (a_line("all"), a_line("to offa", 1), a_line("again")):
        await store.say(line)
    await store.hand(coming(1, "heir"))
    await store.hand(coming(2, "offa"))  # said twice: who sits there stays as they came
    await store.say(a_line("to both", 1))
    assert await heard(store, "alfred") == await heard(store, "offa") == ["all", "to offa", "again", "to both"]
    assert await heard(store, "heir") == ["all", "again", "to both"]
    assert await heard(store, "") == await heard(store, "stranger") == ["all", "again"]
    assert await heard(store, "offa", after=1, most=2) == ["again", "to both"]

    await store.hand(going(3, "offa"))
    assert await heard(store, "offa") == ["all", "again"]
    await store.hand(coming(4, "offa"))
    assert await heard(store, "offa") == ["all", "again"]


@on_a_store
async def test_a_table_is_forgotten_with_what_was_said_there(store: Store) -> None:
    await seat_two(store)
    await store.say(a_line("secret", 1))
    await store.delete_table(T)
    await seat_two(store)
    assert await heard(store, "alfred") == []
    everything = await store.everything(T)
    assert everything is not None
    assert everything[2] == []
    assert await store.everything(U) is None


@on_a_store
async def test_a_table_from_elsewhere_brings_its_talk(store: Store) -> None:
    lines = [replace(a_line("old", 1), n=3), replace(a_line("new", 1), n=7)]
    holders = [Holder(T, 0, BrowserId("alfred")), Holder(T, 1, BrowserId("heir"), came=5)]
    await store.add_table(a_table(), [a_seat(seat=0), a_seat(seat=1)], holders, talk=lines)
    assert await heard(store, "heir") == ["new"]
    assert (await store.say(a_line("next"))).n == 8


def test_lines_of_several_stores_are_numbered_one_by_one(postgres_url: str) -> None:
    async def body(one: Store) -> None:
        async def insist(store: Store, text: str) -> None:
            while True:
                try:
                    await store.say(a_line(text))
                    return
                except Conflict:
                    await asyncio.sleep(0.001)

        async def with_other(other: Store) -> None:
            await seat_two(one)
            await asyncio.gather(*[insist(store, f"{n} {store is one}") for n in range(15) for store in (one, other)])
            assert [line.n for line in await one.heard(T, BrowserId(""), 0, 99)] == list(range(1, 31))

        await with_store(postgres_url, with_other)

    asyncio.run(with_store(postgres_url, body))
