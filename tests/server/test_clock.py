"""Clocks stand while no server runs, and do not care what the machine's clock is set to."""

from __future__ import annotations

import asyncio
import contextlib
import uuid
from typing import TYPE_CHECKING

import pytest

from heptarchy.server import answers, sweeper
from heptarchy.server.bots import Bots
from heptarchy.server.clock import HouseClock, beat, beat_for_ever
from heptarchy.server.ids import BrowserId, RequestId
from heptarchy.server.metrics import Metrics
from heptarchy.server.rows import BOT, HUMAN, Clock
from heptarchy.server.seating import Person, SeatWish, TableWish
from heptarchy.server.settings import Settings
from heptarchy.server.store import Store, StoreDown
from heptarchy.server.summaries import clock_left
from heptarchy.server.table_registry import House
from heptarchy.server.transfer import bring_in, export
from tests.server.opening import open_and_begin
from tests.server.store.making import on_a_store, until

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from heptarchy.server.table_registry import Live
    from heptarchy.server.wire import SeatInfo

HOUR = 3600.0
DAY = 24 * HOUR
BANK = 600.0
OWNER = Person(BrowserId("0" * 64), "Aldwyn")


class Machine:
    """A machine's two clocks: one that anybody may set, and one that only goes on."""

    def __init__(self, wall: float = 1.7e9, up: float = 50.0) -> None:
        self.wall = wall
        self.up = up

    def wait(self, seconds: float) -> None:
        """Time passes."""
        self.wall += seconds
        self.up += seconds

    def clock(self, ran: float = 0.0) -> HouseClock:
        """The house's clock on this machine."""
        return HouseClock(ran, lambda: self.up, lambda: self.wall)


@contextlib.asynccontextmanager
async def a_house(url: str, machine: Machine) -> AsyncIterator[House]:
    """A house that opens on this machine, and closes in good order."""
    store = await Store.open(url)
    house = House(Settings(url), store, Bots(0), Metrics(), machine.clock(await store.hours()))
    try:
        yield house
    finally:
        await house.close()


async def a_table(house: House, patience: float = DAY) -> Live:
    """Two seats of one person, who has ten minutes to think in each."""
    seats = [SeatWish("me"), SeatWish("me")]
    wish = TableWish("vikings", {"players": 2}, seats, clock=Clock(BANK, 0.0), patience=patience, hot_seat=True)
    return await open_and_begin(house, OWNER, wish)


def asked(live: Live) -> int:
    """The seat that is waited for."""
    return live.played().asked[0]


def left(house: House, live: Live) -> float:
    """The seconds that the seat that is waited for has left."""
    found = clock_left(live.whole.table, live.played(), asked(live), house.clock.ran)
    assert found is not None
    return found


def told(house: House, live: Live) -> SeatInfo:
    """What everybody is told of that seat."""
    return house.summary(live, OWNER.identity, "en").seats[asked(live)]


async def answer_somehow(house: House, live: Live) -> int:
    """Answer for the seat that is waited for; gives the seat."""
    seat, play = asked(live), live.played()
    action = play.match.game.space.say(play.match.state.options_for(seat)[0])
    asker = answers.Asker(OWNER.identity, seat, "en")
    await answers.answer(house, live.id, asker, play.question(seat), action, RequestId(str(uuid.uuid4())))
    return seat


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_machine_whose_time_is_set_gives_and_takes_no_time(store_url: str, jump: float) -> None:
    async def body() -> None:
        machine = Machine()
        async with a_house(store_url, machine) as house:
            live = await a_table(house, patience=1200.0)
            machine.wait(100.0)
            machine.wall += jump
            assert left(house, live) == pytest.approx(BANK - 100.0)
            assert not told(house, live).abandoned
            assert machine.wall - (told(house, live).since or 0.0) == pytest.approx(
                100.0, abs=1.0
            )  # as people are told
            seat = await answer_somehow(house, live)
            assert live.played().thought[seat] == pytest.approx(100.0)
            assert live.played().given[-1].at == machine.wall  # for people, the time of day

            # And who runs out of time does so after as many seconds as before
            machine.wait(BANK - 100.0 - 1.0)
            await sweeper.sweep_all(house, house.clock.ran)
            assert {row.kind for row in live.whole.seats} == {HUMAN}
            machine.wait(102.0)
            late = asked(live)
            await sweeper.sweep_all(house, house.clock.ran)
            assert live.whole.seats[late].kind == BOT

    asyncio.run(body())


@pytest.mark.parametrize("down", [60.0, 3 * DAY, -HOUR])
def test_clocks_and_patience_stand_while_no_server_runs(store_url: str, down: float) -> None:
    async def body() -> None:
        # Given a seat that has thought for 200 seconds when the server stops
        machine = Machine()
        async with a_house(store_url, machine) as house:
            live = await a_table(house, patience=DAY)
            machine.wait(200.0)
            table, before = live.id, left(house, live)
        # When another starts later, on a machine with clocks of its own
        other = Machine(machine.wall + down, up=3.0)
        async with a_house(store_url, other) as house:
            live = await house.live(table)
            # Then the seat has as much time as before, and goes on from there
            assert left(house, live) == pytest.approx(before) == pytest.approx(BANK - 200.0)
            assert not told(house, live).abandoned
            other.wait(150.0)
            assert left(house, live) == pytest.approx(BANK - 350.0)
            seat = await answer_somehow(house, live)
            assert live.played().thought[seat] == pytest.approx(350.0)
            # And what was thought is in the acts: whoever folds them anew finds the same
            house.lives.clear()
            live = await house.live(table)
            assert live.played().thought[seat] == pytest.approx(350.0)

    asyncio.run(body())


def test_a_process_that_is_killed_takes_a_beat_with_it_at_most(store_url: str) -> None:
    async def body() -> None:
        machine = Machine()
        store = await Store.open(store_url)
        house = House(Settings(store_url), store, Bots(0), Metrics(), machine.clock())
        live = await a_table(house)
        machine.wait(200.0)
        await beat(house.clock, store)
        machine.wait(4.0)
        seat = await answer_somehow(house, live)
        machine.wait(0.5)
        waited_for = asked(live)
        await store.close()  # no last beat: what it had counted since the one before is lost
        other = Machine(machine.wall + DAY)
        async with a_house(store_url, other) as house:
            live = await house.live(live.id)
            assert live.played().thought[seat] == pytest.approx(204.0)  # an act brings its own time
            assert asked(live) == waited_for
            thought = live.played().thought[waited_for]
            assert BANK - thought - 0.5 <= left(house, live) <= BANK - thought  # never more than there was

    asyncio.run(body())


@on_a_store
async def test_processes_of_one_house_read_one_clock(store: Store) -> None:
    # Given two machines, the second a day ahead and started later
    first, second = Machine(), Machine(wall=1.7e9 + DAY)
    here = first.clock(await store.hours())
    first.wait(1000.0)
    await beat(here, store)
    there = second.clock(await store.hours())
    assert there.ran == here.ran == 1000.0
    # When both run on, and each says how far it is
    for machine in (first, second):
        machine.wait(30.0)
    await beat(there, store)
    await beat(here, store)
    assert there.ran == pytest.approx(1030.0) == here.ran
    # Then the time for which one of them is gone counts, for the other was there: they agree after a beat
    first.wait(500.0)
    await beat(here, store)
    await beat(there, store)
    assert there.ran == here.ran == pytest.approx(1530.0)
    # And while none is there nothing counts
    assert await store.hours() == pytest.approx(1530.0)


def test_a_backup_brings_everybody_the_time_they_had(store_url: str, tmp_path: Path) -> None:
    async def body() -> None:
        # Given a game at a house that has been open for long, with some thought and one who thinks
        machine, file = Machine(), tmp_path / "backup.zip"
        machine_before = machine.clock(9000.0)
        store = await Store.open(store_url)
        house = House(Settings(store_url), store, Bots(0), Metrics(), machine_before)
        live = await a_table(house)
        machine.wait(40.0)
        seat = await answer_somehow(house, live)
        machine.wait(25.0)
        before = left(house, live)
        await house.close()
        store = await Store.open(store_url)
        assert [step.said async for step in export(store, file)] == [""]
        await store.close()
        # When it comes to one that has just opened
        async with a_house(f"sqlite:///{tmp_path}/other.db", Machine(wall=5.0)) as other:
            assert [step.said async for step in bring_in(other.store, file)] == [""]
            live = await other.live(live.id)
            # Then the clocks are as they were
            assert live.played().thought[seat] == pytest.approx(40.0)
            assert left(other, live) == pytest.approx(before)

    asyncio.run(body())


def test_clocks_stand_while_the_store_is_away() -> None:
    class Moody:
        """A store that can be reached or not."""

        def __init__(self) -> None:
            self.there = True
            self.asked = 0

        async def beat(self, ran: float) -> float:
            self.asked += 1
            if not self.there:
                machine.wait(10.0)  # it takes a while to find out
                raise StoreDown("gone")
            return ran

    async def body() -> None:
        store = Moody()
        clock = machine.clock()
        beating = asyncio.ensure_future(beat_for_ever(clock, store, 0.0))  # type: ignore[arg-type]  # the part in use
        for there, counts in ((True, True), (False, False), (True, True)):
            store.there = there
            after = store.asked
            await until(lambda after=after: store.asked > after + 1)  # type: ignore[misc]
            before = clock.ran
            machine.wait(100.0)
            assert clock.ran - before == pytest.approx(100.0 if counts else 0.0)
        beating.cancel()

    machine = Machine()
    asyncio.run(body())
