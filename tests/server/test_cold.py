"""Tables that must be folded before they are shown, and records to be kept: whose turn it is, who pays, what fails."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from heptarchy.server import play_loader, queries
from heptarchy.server.errors import Missing, TooMany
from heptarchy.server.ids import BrowserId, TableId
from heptarchy.server.moderation import remove_finished
from heptarchy.server.play_loader import ASKER
from heptarchy.server.queries import Viewer
from heptarchy.server.reading import Readers
from heptarchy.server.reasons import AS_SAID
from heptarchy.server.seating import Person
from heptarchy.server.store import Store, StoreDown
from tests.patience import until
from tests.server.client import Browser
from tests.server.preludes import shares_by
from tests.server.running import Running
from tests.server.test_reading import ACTS, TABLE, a_house, lay, viewer
from tests.server.test_snapshots import random_play

if TYPE_CHECKING:
    from pathlib import Path

    from heptarchy.server.play import Play


@pytest.fixture(scope="module")
def campaign() -> Play:
    """A campaign of Age of Arthur that takes a while to fold."""
    return random_play("arthur", ACTS, "campaign")


def test_who_opens_many_long_games_waits_and_others_do_not(campaign: Play, tmp_path: Path) -> None:
    # Given tables that must be folded, and a stranger who opens ten of them at once
    greedy, other, swept = [TableId(f"greedy{n}") for n in range(10)], TableId("other"), TableId("swept")
    paid, order = list[float](), list[TableId]()
    stranger = Viewer(BrowserId(""), "en", "6.6.6.6", paid.append)

    async def body() -> None:
        async with a_house(f"sqlite:///{tmp_path}/tables.db") as house:

            async def open_table(who: Viewer | None, table: TableId) -> None:
                ASKER.set(who)
                await house.live(table)
                order.append(table)

            for table in (*greedy, other, swept):
                await lay(house.store, campaign, table)
            opened = [asyncio.ensure_future(open_table(stranger, table)) for table in greedy]
            await until(lambda: house.readers.long.waiting >= len(greedy) - 1, "those of the stranger")
            # When somebody else opens one, and the server one for itself, then these wait for one of his, and he pays
            await asyncio.gather(open_table(viewer(), other), open_table(None, swept))
            assert order.index(other) <= 3
            assert order.index(swept) <= 3
            await asyncio.gather(*opened)
            assert paid == [play_loader.LONG_FOLD] * len(greedy)
            # And what is folded is known, and costs nothing
            house.lives.clear()
            await open_table(stranger, greedy[0])
            assert len(paid) == len(greedy)

    asyncio.run(body())


def test_who_has_too_many_long_games_opened_already_is_told_so(
    campaign: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def busy(self: Readers, asker: str, job: Any) -> Any:
        raise TooMany(AS_SAID.of(text=f"64 of your requests wait already, {asker}"))

    monkeypatch.setattr(Readers, "fold", busy)

    async def body() -> None:
        async with a_house(f"sqlite:///{tmp_path}/tables.db") as house:
            await lay(house.store, campaign)
            ASKER.set(viewer())
            with pytest.raises(TooMany, match=r"already, 1\.2\.3\.4"):
                await queries.frame(house, TABLE, viewer(), None, 0)

    asyncio.run(body())


def test_a_table_that_is_removed_while_a_reader_folds_it_is_not_kept_in_memory(
    campaign: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, let_go, fold = asyncio.Event(), asyncio.Event(), Readers.fold

    async def slow(self: Readers, asker: str, job: Any) -> Any:
        made = await fold(self, asker, job)
        begun.set()
        await let_go.wait()
        return made

    monkeypatch.setattr(Readers, "fold", slow)

    async def body() -> None:
        async with a_house(f"sqlite:///{tmp_path}/tables.db") as house:
            house.settings = msgspec.structs.replace(house.settings, remove_after=1.0)
            await lay(house.store, campaign)
            opens = asyncio.ensure_future(house.live(TABLE))
            await begun.wait()
            await remove_finished(house)
            let_go.set()
            with suppress(Missing):
                await opens
            await asyncio.gather(*house._tasks)
            assert TABLE not in house.lives
            with pytest.raises(Missing):
                await queries.frame(house, TABLE, viewer(), None, 0)

    asyncio.run(body())


def test_a_stranger_may_open_so_many_long_games_and_no_more(campaign: Play, tmp_path: Path) -> None:
    # Given a server that lets ten requests a second through, and tables that nobody has looked at of late
    database, cold = f"sqlite:///{tmp_path}/tables.db", [TableId(f"cold{n}") for n in range(5)]

    async def make() -> None:
        store = await Store.open(database)
        for table in cold:
            await lay(store, campaign, table)
        await store.close()

    asyncio.run(make())
    prelude = shares_by(tmp_path / "clock")  # which stands
    with Running(database, tmp_path, "--rate", "10", prelude=prelude) as server, Browser(server.url) as stranger:
        # When somebody opens one after the other, by whatever door, then that is paid for like a record
        said = [stranger.http.get(f"/api/tables/{table}").status_code for table in cold[:-1]]
        said.append(stranger.http.get(f"/api/tables/{cold[-1]}/talk").status_code)
        assert said[0] == 200
        assert said[-1] == TooMany.status
        # And one that is open is there for everybody
        assert stranger.get(f"/api/tables/{cold[0]}")["id"] == cold[0]


@pytest.mark.parametrize("failing", [1, 2, 3])
def test_a_record_is_kept_whole_or_not_at_all(failing: int, campaign: Play, tmp_path: Path) -> None:
    # Given a disk that is full for one of the writes that it takes to keep a record
    text, person = campaign.match.record.write(), Person(BrowserId("0" * 64), "Aldwyn")

    async def body() -> None:
        async with a_house(f"sqlite:///{tmp_path}/tables.db") as house:
            write, writes = house.store._home.write, list[int]()

            async def full(*given: Any) -> Any:
                writes.append(len(writes) + 1)
                if writes[-1] == failing:
                    raise StoreDown("the disk is full")
                return await write(*given)

            house.store._home.write = full  # type: ignore[method-assign, assignment]  # one that fails
            with suppress(StoreDown):
                await queries.open_record(house, person, text, viewer())
            # Then no part of it is left, to be taken for a game
            found = await queries.tables(house, "mine", person.identity, "en")
            assert [one.k for one in found] in ([], [campaign.k]), writes
            assert found or failing == 1

    asyncio.run(body())
