"""People, tables and seats are kept, listed, changed and forgotten."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from sqlalchemy.exc import CompileError

from heptarchy.server import rows
from heptarchy.server.rows import (
    ARCHIVE,
    BOT,
    HUMAN,
    INVITED,
    OPEN,
    OVER,
    WAITING,
    Clock,
    Holder,
    Identity,
    Standing,
    Vote,
)
from heptarchy.server.store import Conflict, Store, StoreDown, Whole, schema
from tests.server.store.making import a_seat, a_table, an_act, on_a_store, seat_two


def test_columns_stand_in_the_order_of_the_fields() -> None:
    pairs = [
        (schema.identities, rows.Identity),
        (schema.tables, rows.TableRow),
        (schema.seats, rows.SeatRow),
        (schema.holders, rows.Holder),
        (schema.acts, rows.Act),
        (schema.standing, rows.Standing),
        (schema.votes, rows.Vote),
        (schema.talk, rows.Said),
    ]
    assert {table.name for table, _ in pairs} == set(schema.metadata.tables)
    for table, row in pairs:
        assert tuple(table.columns.keys()) == row.__struct_fields__


@on_a_store
async def test_a_person_is_kept_and_renamed(store: Store) -> None:
    assert await store.identity("a") is None
    await store.save_identity(Identity("a", "Ælfred", 1.5, 2.5))
    assert await store.identity("a") == Identity("a", "Ælfred", 1.5, 2.5)
    await store.save_identity(Identity("a", "the Great", 1.5, 9.0))
    assert await store.identity("a") == Identity("a", "the Great", 1.5, 9.0)


@on_a_store
async def test_a_table_comes_back_as_it_was_kept(store: Store) -> None:
    table = a_table(clock=Clock(600.0, 10.5), scores=[3, -1], public=False)
    seats = [a_seat(seat=1, kind=BOT, level="thegn"), a_seat(seat=0, name="Guðrum", link="l", nonce="n", webhook="w")]
    holders = [Holder("t", 0, "z"), Holder("t", 0, "b")]
    await store.add_table(table, seats, holders)

    assert await store.table("t") == table
    assert await store.seats("t") == [seats[1], seats[0]]
    assert await store.holders("t") == [holders[1], holders[0]]
    assert await store.whole("t") == Whole(table, [seats[1], seats[0]], [holders[1], holders[0]], [], [])
    found = await store.table("t")
    assert found is not None
    assert list(found.options) == list(table.options)
    assert found.options["truce"] is True


@on_a_store
async def test_a_table_that_is_not_there_is_none(store: Store) -> None:
    assert await store.table("t") is None
    assert await store.whole("t") is None
    assert await store.seats("t") == []
    assert await store.holders("t") == []
    assert await store.acts("t") == []


@on_a_store
async def test_a_table_is_added_once_and_wholly(store: Store) -> None:
    await seat_two(store)
    with pytest.raises(Conflict):
        await store.add_table(a_table("t", name="other"), [], [])
    with pytest.raises(Conflict):
        await store.add_table(a_table("u"), [a_seat("u", 0), a_seat("u", 0)], [])
    assert await store.all_table_ids() == ["t"]


@on_a_store
async def test_fields_of_a_table_are_changed(store: Store) -> None:
    await seat_two(store)
    await store.change_table("t", status=OVER, asked=[], clock=Clock(1.0, 2.0), scores=[7, 4], changed=5.5)
    expected = a_table(status=OVER, asked=[], clock=Clock(1.0, 2.0), scores=[7, 4], changed=5.5)
    assert await store.table("t") == expected
    await store.change_table("t", clock=None)
    assert await store.table("t") == msgspec.structs.replace(expected, clock=None)
    with pytest.raises(Conflict):
        await store.change_table("u", status=OVER)
    with pytest.raises(CompileError):
        await store.change_table("t", colour="red")


@on_a_store
async def test_fields_of_a_seat_are_changed(store: Store) -> None:
    await seat_two(store)
    await store.change_seat("t", 1, kind=BOT, level="king", left=4.5)
    assert await store.seats("t") == [a_seat(), a_seat(seat=1, kind=BOT, level="king", left=4.5)]
    with pytest.raises(Conflict):
        await store.change_seat("t", 2, kind=BOT)


@on_a_store
async def test_a_seat_may_be_held_from_several_browsers(store: Store) -> None:
    await seat_two(store)
    for identity in ("phone", "desk", "desk"):
        await store.add_holder(Holder("t", 0, identity))
    await store.add_holder(Holder("t", 1, "phone"))
    assert [h.identity for h in await store.holders("t")] == ["alfred", "desk", "phone", "phone"]
    await store.drop_holders("t", 0, "desk")
    assert [h.identity for h in await store.holders("t")] == ["alfred", "phone", "phone"]
    await store.drop_holders("t", 0)
    assert await store.holders("t") == [Holder("t", 1, "phone")]
    with pytest.raises(Conflict):
        await store.add_holder(Holder("u", 0, "phone"))


@on_a_store
async def test_a_seat_is_claimed_by_one_of_many(store: Store) -> None:
    await seat_two(store)
    who = [f"guest{i}" for i in range(12)]
    claims = [store.claim_seat("t", 1, (OPEN, INVITED), Holder("t", 1, me), kind=HUMAN, name=me) for me in who]
    won = await asyncio.gather(*claims)
    assert sum(won) == 1
    winner = who[won.index(True)]
    assert (await store.seats("t"))[1] == a_seat(seat=1, name=winner)
    assert await store.holders("t") == [Holder("t", 0, "alfred"), Holder("t", 1, winner)]


@on_a_store
async def test_a_claim_may_change_nothing_but_the_holder(store: Store) -> None:
    await seat_two(store)
    assert await store.claim_seat("t", 0, (HUMAN,), Holder("t", 0, "phone"))
    assert not await store.claim_seat("t", 0, (BOT,), Holder("t", 0, "desk"))
    assert not await store.claim_seat("t", 7, (HUMAN,), Holder("t", 7, "desk"))
    assert [h.identity for h in await store.holders("t")] == ["alfred", "phone"]


@on_a_store
async def test_lists_show_the_newest_change_first(store: Store) -> None:
    await seat_two(store, "old", changed=10.0)
    await seat_two(store, "new", changed=30.0)
    await seat_two(store, "secret", changed=20.0, public=False)
    await seat_two(store, "waiting", status=WAITING)
    await store.add_table(a_table("full", status=WAITING), [a_seat("full", 0, INVITED)], [])
    await seat_two(store, "over", status=OVER)
    await seat_two(store, "opened", status=ARCHIVE)

    assert [t.id for t in await store.playing_tables(9)] == ["new", "old"]
    assert [t.id for t in await store.playing_tables(1)] == ["new"]
    assert [t.id for t in await store.open_tables(9)] == ["waiting"]
    assert [t.id for t in await store.finished_tables(9)] == ["over"]
    assert await store.counts() == {"playing": 3, "waiting": 2, "over": 1, "archive": 1}
    assert [t.id for t in await store.idle_since(30.0, 9)] == ["old", "secret"]
    assert [t.id for t in await store.idle_since(99.0, 1)] == ["old"]


@on_a_store
async def test_ones_own_tables_are_those_owned_or_held(store: Store) -> None:
    await seat_two(store, "owned", owner="guthrum", changed=1.0)
    await seat_two(store, "held", changed=2.0)
    await seat_two(store, "both", owner="guthrum", changed=3.0)
    await seat_two(store, "neither", changed=4.0)
    for table, seat in (("held", 1), ("both", 1), ("both", 0)):
        await store.add_holder(Holder(table, seat, "guthrum"))

    assert [t.id for t in await store.tables_of("guthrum", 9)] == ["both", "held", "owned"]
    assert [t.id for t in await store.tables_of("guthrum", 2)] == ["both", "held"]
    held = await store.holders_of(["both", "held", "owned"], "guthrum")
    assert held == {"both": [0, 1], "held": [1], "owned": []}
    assert await store.holders_of([], "guthrum") == {}


@on_a_store
async def test_seats_of_several_tables_come_at_once(store: Store) -> None:
    await seat_two(store, "a")
    await seat_two(store, "b")
    found = await store.seats_of(["b", "a", "gone"])
    assert found == {"b": await store.seats("b"), "a": await store.seats("a"), "gone": []}


@on_a_store
async def test_tables_are_counted_by_owner_and_time(store: Store) -> None:
    for id, owner, created in (("a", "x", 10.0), ("b", "x", 20.0), ("c", "y", 30.0)):
        await seat_two(store, id, owner=owner, created=created)
    assert await store.count_tables("x", 10.0) == 2
    assert await store.count_tables("x", 10.5) == 1
    assert await store.count_tables("z", 0.0) == 0
    assert await store.all_table_ids() == ["a", "b", "c"]


@on_a_store
async def test_standing_answers_and_votes_are_kept(store: Store) -> None:
    await seat_two(store)
    first, second = Standing("t", 0, "V-7.5", "pass", "round", "3"), Standing("t", 0, "V-8.1", "stay", "game", "")
    await store.set_standing(first)
    await store.set_standing(second)
    first.action = "march york"
    await store.set_standing(first)
    for voter in (1, 0, 1):
        await store.add_vote(Vote("t", 1, voter))

    whole = await store.whole("t")
    assert whole is not None
    assert whole.standing == [first, second]
    assert whole.votes == [Vote("t", 1, 0), Vote("t", 1, 1)]

    await store.drop_standing("t", 0, "V-7.5")
    await store.drop_votes("t", 0)
    whole = await store.whole("t")
    assert whole is not None
    assert (whole.standing, len(whole.votes)) == ([second], 2)

    await store.drop_standing("t", 0)
    await store.drop_votes("t", 1)
    whole = await store.whole("t")
    assert whole is not None
    assert (whole.standing, whole.votes) == ([], [])


@on_a_store
async def test_a_table_is_forgotten_with_all_that_belongs_to_it(store: Store) -> None:
    await seat_two(store, "t")
    await seat_two(store, "u")
    await store.append("t", 0, [an_act(1)])
    await store.set_standing(Standing("t", 0, "V-7.5", "pass", "round", "3"))
    await store.add_vote(Vote("t", 1, 0))
    await store.delete_table("t")
    await store.delete_table("t")
    assert await store.all_table_ids() == ["u"]
    assert await store.seats_of(["t"]) == {"t": []}
    assert await store.holders("t") == []
    assert await store.acts("t") == []
    await seat_two(store, "t")
    whole = await store.whole("t")
    assert whole is not None
    assert (whole.standing, whole.votes) == ([], [])


@on_a_store
async def test_text_is_kept_to_the_letter(store: Store) -> None:
    for i, name in enumerate(("Þórr 'x' \"y\"; --", "100 %s %(a)s :b \\", "王 👑", "")):
        await store.save_identity(Identity(str(i), name, 0.0, 0.0))
        found = await store.identity(str(i))
        assert found is not None
        assert found.name == name


def test_an_address_that_is_none_is_refused_with_what_was_expected() -> None:
    for url in ("mysql://here/db", "sqlite://", "sqlite:///:memory:", "sqlite", "store.db", ""):
        with pytest.raises(ValueError, match=r"expected sqlite:///path/to/file\.db or postgresql://"):
            asyncio.run(Store.open(url))


def test_a_server_that_is_not_there_is_down() -> None:
    with pytest.raises(StoreDown, match="does not answer"):
        asyncio.run(Store.open("postgresql://nobody@127.0.0.1:1/none"))
