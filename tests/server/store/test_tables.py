"""People, tables and seats are kept, listed, changed and forgotten."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from sqlalchemy.exc import CompileError

from heptarchy.server import rows
from heptarchy.server.ids import BrowserId, TableId
from heptarchy.server.rows import ARCHIVE, BOT, HUMAN, INVITED, OVER, WAITING, Clock, Holder, Identity, Standing, Vote
from heptarchy.server.store import Conflict, Store, StoreDown, Whole, schema
from tests.server.store.making import T, U, a_seat, a_table, an_act, coming, going, on_a_store, seat_two, with_store


def test_columns_stand_in_the_order_of_the_fields() -> None:
    pairs = [
        (schema.identities, rows.Identity),
        (schema.tables, rows.TableRow),
        (schema.seats, rows.SeatRow),
        (schema.holders, rows.Holder),
        (schema.custody, rows.Custody),
        (schema.acts, rows.Act),
        (schema.standing, rows.Standing),
        (schema.votes, rows.Vote),
        (schema.talk, rows.Said),
        (schema.wards, rows.Ward),
        (schema.pleas, rows.Plea),
        (schema.voices, rows.Voice),
        (schema.snapshots, rows.Snapshot),
    ]
    others = {schema.hours.name, schema.news.name}  # no rows of ours, but one number and what visitors left
    assert {table.name for table, _ in pairs} | others == set(schema.metadata.tables)
    for table, row in pairs:
        assert tuple(table.columns.keys()) == row.__struct_fields__


@on_a_store
async def test_a_person_is_kept_and_renamed(store: Store) -> None:
    who = BrowserId("a")
    assert await store.identity(who) is None
    await store.save_identity(Identity(who, "Ælfred", 1.5, 2.5))
    assert await store.identity(who) == Identity(who, "Ælfred", 1.5, 2.5)
    await store.save_identity(Identity(who, "the Great", 1.5, 9.0))
    assert await store.identity(who) == Identity(who, "the Great", 1.5, 9.0)


@on_a_store
async def test_a_table_comes_back_as_it_was_kept(store: Store) -> None:
    table = a_table(clock=Clock(600.0, 10.5), scores=[3, -1], public=False)
    seats = [a_seat(seat=1, kind=BOT, level="thegn"), a_seat(seat=0, name="Guðrum", link="l", nonce="n", webhook="w")]
    holders = [Holder(T, 0, BrowserId("z")), Holder(T, 0, BrowserId("b"))]
    await store.add_table(table, seats, holders)

    assert await store.table(T) == table
    assert await store.seats(T) == [seats[1], seats[0]]
    assert await store.holders(T) == [holders[1], holders[0]]
    assert await store.whole(T) == Whole(table, [seats[1], seats[0]], [holders[1], holders[0]], [], [])
    found = await store.table(T)
    assert found is not None
    assert list(found.options) == list(table.options)
    assert found.options["truce"] is True


@on_a_store
async def test_a_table_that_is_not_there_is_none(store: Store) -> None:
    assert await store.table(T) is None
    assert await store.whole(T) is None
    assert await store.seats(T) == []
    assert await store.holders(T) == []
    assert await store.acts(T) == []


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
    await store.change_table(T, status=OVER, asked=[], clock=Clock(1.0, 2.0), scores=[7, 4], changed=5.5)
    expected = a_table(status=OVER, asked=[], clock=Clock(1.0, 2.0), scores=[7, 4], changed=5.5)
    assert await store.table(T) == expected
    await store.change_table(T, clock=None)
    assert await store.table(T) == msgspec.structs.replace(expected, clock=None)
    with pytest.raises(Conflict):
        await store.change_table(U, status=OVER)
    with pytest.raises(CompileError):
        await store.change_table(T, colour="red")


@on_a_store
async def test_fields_of_a_seat_are_changed(store: Store) -> None:
    await seat_two(store)
    await store.change_seat(T, 1, kind=BOT, level="king", left=4.5)
    assert await store.seats(T) == [a_seat(), a_seat(seat=1, kind=BOT, level="king", left=4.5)]
    with pytest.raises(Conflict):
        await store.change_seat(T, 2, kind=BOT)


@on_a_store
async def test_a_seat_may_be_held_from_several_browsers(store: Store) -> None:
    await seat_two(store)
    for after, identity in enumerate(("phone", "desk", "desk")):
        await store.hand(coming(after, identity, seat=0))
    await store.hand(coming(3, "phone"))
    assert [h.identity for h in await store.holders(T)] == ["alfred", "desk", "phone", "phone"]
    await store.hand(going(4, "desk", seat=0))
    assert [h.identity for h in await store.holders(T)] == ["alfred", "phone", "phone"]
    whole = await store.whole(T)
    assert whole is not None
    assert [(one.n, one.seat, one.identity, one.what) for one in whole.custody] == [
        (1, 0, "phone", "sat"),
        (2, 0, "desk", "sat"),
        (3, 0, "desk", "sat"),
        (4, 1, "phone", "sat"),
        (5, 0, "desk", "left"),
    ]
    with pytest.raises(Conflict):
        await store.hand(coming(0, "phone", table="u"))


@on_a_store
async def test_of_changes_decided_upon_the_same_log_one_is_kept_and_wholly(store: Store) -> None:
    await seat_two(store)
    who = [f"guest{i}" for i in range(12)]
    hands = [store.hand(coming(0, me, kind=HUMAN, name=me)) for me in who]
    lost = await asyncio.gather(*hands, return_exceptions=True)
    assert [type(one) for one in lost if one is not None] == [Conflict] * 11
    winner = who[lost.index(None)]
    assert (await store.seats(T))[1] == a_seat(seat=1, name=winner)
    assert await store.holders(T) == [Holder(T, 0, BrowserId("alfred")), Holder(T, 1, BrowserId(winner))]


def test_of_two_processes_one_keeps_its_change(postgres_url: str) -> None:
    async def body(one: Store) -> None:
        other = await Store.open(postgres_url)
        try:
            await seat_two(one)
            for after in range(8):
                hands = [store.hand(coming(after, f"guest{n}", seat=n)) for n, store in enumerate((one, other))]
                lost = await asyncio.gather(*hands, return_exceptions=True)
                assert sorted(type(found).__name__ for found in lost) == ["Conflict", "NoneType"]
            whole = await other.whole(T)
            assert whole is not None
            assert [entry.n for entry in whole.custody] == list(range(1, 9))
        finally:
            await other.close()

    asyncio.run(with_store(postgres_url, body))


@on_a_store
async def test_a_seat_that_changes_hands_forgets_what_its_person_set(store: Store) -> None:
    await seat_two(store)
    await store.change_seat(T, 0, link="l", webhook="w", returned=7.0)
    await store.set_standing(Standing(T, 0, "V-1", "pass", "game", ""))
    await store.set_standing(Standing(T, 1, "V-1", "pass", "game", ""))
    await store.add_vote(Vote(T, 0, 1))
    handing = going(0, "alfred", seat=0)
    handing.anew = [0]
    await store.hand(handing)
    whole = await store.whole(T)
    assert whole is not None
    assert (whole.holders, whole.votes, [one.seat for one in whole.standing]) == ([], [], [1])
    assert whole.seats[0] == a_seat()


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


@on_a_store
async def test_tables_are_due_when_it_was_said_and_when_who_sits_there_changes(store: Store) -> None:
    await seat_two(store, "late", due=20.0)
    await seat_two(store, "soon", due=10.0)
    await seat_two(store, "same", due=20.0)
    await seat_two(store, "never", due=None)
    found = await store.due_tables(20.0, 2)
    assert [(one.id, one.due) for one in found] == [("soon", 10.0), ("late", 20.0)]
    assert [one.id for one in await store.due_tables(20.0, 2, found[-1])] == ["same"]
    assert [one.id for one in await store.due_tables(19.0, 9)] == ["soon"]

    await store.set_due(TableId("soon"), 0, 30.0)
    await store.set_due(TableId("late"), 7, None)  # something was done there meanwhile
    assert [one.id for one in await store.due_tables(20.0, 9)] == ["late", "same"]

    await store.change_seat(TableId("never"), 0, name="Alfred")
    assert [one.id for one in await store.due_tables(5.0, 9)] == []
    await store.change_seat(TableId("never"), 0, kind=BOT)
    await store.hand(coming(0, "guthrum", "soon", kind=HUMAN))
    assert [one.id for one in await store.due_tables(5.0, 9)] == ["never", "soon"]


@on_a_store
async def test_ones_own_tables_are_those_owned_or_held(store: Store) -> None:
    await seat_two(store, "owned", owner="guthrum", changed=1.0)
    await seat_two(store, "held", changed=2.0)
    await seat_two(store, "both", owner="guthrum", changed=3.0)
    await seat_two(store, "neither", changed=4.0)
    for table, seat, after in (("held", 1, 0), ("both", 1, 0), ("both", 0, 1)):
        await store.hand(coming(after, "guthrum", table, seat))

    assert [t.id for t in await store.tables_of(BrowserId("guthrum"), 9)] == ["both", "held", "owned"]
    assert [t.id for t in await store.tables_of(BrowserId("guthrum"), 2)] == ["both", "held"]
    tables = [TableId(id) for id in ("both", "held", "owned")]
    held = await store.holders_of(tables, BrowserId("guthrum"))
    assert held == {"both": [0, 1], "held": [1], "owned": []}
    assert await store.holders_of([], BrowserId("guthrum")) == {}


@on_a_store
async def test_seats_of_several_tables_come_at_once(store: Store) -> None:
    await seat_two(store, "t")
    await seat_two(store, "u")
    gone = TableId("gone")
    found = await store.seats_of([U, T, gone])
    assert found == {U: await store.seats(U), T: await store.seats(T), gone: []}


@on_a_store
async def test_tables_are_counted_by_owner_and_time(store: Store) -> None:
    for id, owner, created in (("a", "x", 10.0), ("b", "x", 20.0), ("c", "y", 30.0)):
        await seat_two(store, id, owner=owner, created=created)
    assert await store.count_tables(BrowserId("x"), 10.0) == 2
    assert await store.count_tables(BrowserId("x"), 10.5) == 1
    assert await store.count_tables(BrowserId("z"), 0.0) == 0
    assert await store.all_table_ids() == ["a", "b", "c"]


@on_a_store
async def test_standing_answers_and_votes_are_kept(store: Store) -> None:
    await seat_two(store)
    first, second = Standing(T, 0, "V-7.5", "pass", "round", "3"), Standing(T, 0, "V-8.1", "stay", "game", "")
    await store.set_standing(first)
    await store.set_standing(second)
    first.action = "march york"
    await store.set_standing(first)
    for voter in (1, 0, 1):
        await store.add_vote(Vote(T, 1, voter))

    whole = await store.whole(T)
    assert whole is not None
    assert whole.standing == [first, second]
    assert whole.votes == [Vote(T, 1, 0), Vote(T, 1, 1)]

    await store.drop_standing(T, 0, "V-7.5")
    await store.hand(coming(0, "offa", seat=0))
    whole = await store.whole(T)
    assert whole is not None
    assert (whole.standing, len(whole.votes)) == ([second], 2)

    await store.drop_standing(T, 0)
    await store.hand(coming(1, "offa", seat=1))  # votes about a seat that changes hands are forgotten
    whole = await store.whole(T)
    assert whole is not None
    assert (whole.standing, whole.votes) == ([], [])


@on_a_store
async def test_a_table_is_forgotten_with_all_that_belongs_to_it(store: Store) -> None:
    await seat_two(store, "t")
    await seat_two(store, "u")
    await store.append(T, 0, [an_act(1)])
    await store.set_standing(Standing(T, 0, "V-7.5", "pass", "round", "3"))
    await store.add_vote(Vote(T, 1, 0))
    await store.delete_table(T)
    await store.delete_table(T)
    assert await store.all_table_ids() == ["u"]
    assert await store.seats_of([T]) == {T: []}
    assert await store.holders(T) == []
    assert await store.acts(T) == []
    await seat_two(store, "t")
    whole = await store.whole(T)
    assert whole is not None
    assert (whole.standing, whole.votes) == ([], [])


@on_a_store
async def test_text_is_kept_to_the_letter(store: Store) -> None:
    for i, name in enumerate(("Þórr 'x' \"y\"; --", "100 %s %(a)s :b \\", "王 👑", "")):
        await store.save_identity(Identity(BrowserId(str(i)), name, 0.0, 0.0))
        found = await store.identity(BrowserId(str(i)))
        assert found is not None
        assert found.name == name


def test_an_address_that_is_none_is_refused_with_what_was_expected() -> None:
    for url in ("mysql://here/db", "sqlite://", "sqlite:///:memory:", "sqlite", "store.db", ""):
        with pytest.raises(ValueError, match=r"expected sqlite:///path/to/file\.db or postgresql://"):
            asyncio.run(Store.open(url))


def test_a_server_that_is_not_there_is_down() -> None:
    with pytest.raises(StoreDown, match="does not answer"):
        asyncio.run(Store.open("postgresql://nobody@127.0.0.1:1/none"))
