"""A bot that stands in lets one question wait for a person who comes back, and no more than that."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from heptarchy.server import answers, sweeper
from heptarchy.server.answers import bot_answers, bot_asked, pause_left
from heptarchy.server.errors import NotYours
from heptarchy.server.handover import take_back
from heptarchy.server.ids import BrowserId
from heptarchy.server.returning import PAUSE, come_back, let_go_on
from heptarchy.server.rows import BOT, HUMAN
from heptarchy.server.seating import Person, SeatWish, TableWish, give_to_bot
from tests.patience import until
from tests.server.opening import open_and_begin
from tests.server.test_clock import BANK, Machine, a_house, a_table, asked

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from heptarchy.server.table_registry import House, Live

OWNER = Person(BrowserId("0" * 64), "Aldwyn")
STRANGER = "1" * 64


def at_a_table(tmp_path: Path, body: Callable[[House, Live, Machine], Awaitable[None]]) -> None:
    """Two seats of one person, on a machine whose time the test tells; bots think only when they are told."""

    async def run() -> None:
        machine = Machine()
        async with a_house(f"sqlite:///{tmp_path}/tables.db", machine) as house:
            wish = TableWish("vikings", {"players": 2}, [SeatWish("me"), SeatWish("me")], hot_seat=True)
            live = await open_and_begin(house, OWNER, wish)
            house.closing = True
            machine.wait(60.0)
            await body(house, live, machine)

    asyncio.run(run())


async def answer_as_bot(house: House, live: Live, seat: int) -> None:
    """The bot gives its first option, as if it had thought."""
    async with live.lock:
        await bot_answers(house, live, seat, live.played().match.state.options_for(seat)[0])


def test_the_question_that_stands_waits_once(tmp_path: Path) -> None:
    async def body(house: House, live: Live, machine: Machine) -> None:
        seat = live.played().asked[0]
        await give_to_bot(house, live.id, seat, OWNER.identity, "thrall")
        assert bot_asked(live, house.clock.ran) == seat

        # When its person comes back, the bot waits, also with what it has thought of already
        await come_back(house, live, seat, OWNER.identity)
        assert bot_asked(live, house.clock.ran) is None
        assert pause_left(live, house.clock.ran) == pytest.approx(PAUSE)
        before = live.played().n
        await answer_as_bot(house, live, seat)
        assert live.played().n == before

        # And is told so to nobody else
        assert house.summary(live, OWNER.identity, "en").seats[seat].held is not None
        assert house.summary(live, BrowserId(STRANGER), "en").seats[seat].held is None

        # Who comes again does not make it wait longer
        machine.wait(PAUSE - 5.0)
        await come_back(house, live, seat, OWNER.identity)
        assert pause_left(live, house.clock.ran) == pytest.approx(5.0)
        machine.wait(5.0)
        assert bot_asked(live, house.clock.ran) == seat
        await answer_as_bot(house, live, seat)
        assert live.played().n > before

    at_a_table(tmp_path, body)


def test_one_question_waits_each_time_that_a_bot_stands_in(tmp_path: Path) -> None:
    async def body(house: House, live: Live, machine: Machine) -> None:
        seat = live.played().asked[0]
        for seconds in (PAUSE, 0.0):  # the bot waits to the end, or is told to go on
            await give_to_bot(house, live.id, seat, OWNER.identity, "thrall")
            await come_back(house, live, seat, OWNER.identity)
            assert pause_left(live, house.clock.ran) == pytest.approx(PAUSE)
            if not seconds:
                async with live.lock:
                    await let_go_on(house, live, seat, OWNER.identity)
            machine.wait(seconds)
            await answer_as_bot(house, live, seat)

            # Whoever comes again after that, as often as they like, makes it wait no more
            for _ in range(3):
                await come_back(house, live, seat, OWNER.identity)
                assert pause_left(live, house.clock.ran) is None
                await answer_as_bot(house, live, live.played().asked[0])
            await give_to_bot(house, live.id, seat, OWNER.identity, "ceorl")  # nor who sends another bot
            await come_back(house, live, seat, OWNER.identity)
            assert pause_left(live, house.clock.ran) is None

            # Until they have played themselves again
            await take_back(house, live.id, seat, OWNER.identity)

    at_a_table(tmp_path, body)


def test_no_question_waits_for_somebody_whose_clock_has_run_out(tmp_path: Path) -> None:
    async def run() -> None:
        machine = Machine()
        async with a_house(f"sqlite:///{tmp_path}/tables.db", machine) as house:
            live = await a_table(house)
            house.closing = True
            seat = asked(live)
            machine.wait(BANK + 1.0)
            await sweeper.sweep_all(house, house.clock.ran)
            assert live.whole.seats[seat].kind == BOT
            await come_back(house, live, seat, OWNER.identity)
            assert bot_asked(live, house.clock.ran) == seat
            assert pause_left(live, house.clock.ran) is None

    asyncio.run(run())


def test_if_nothing_is_asked_yet_the_next_question_waits(tmp_path: Path) -> None:
    async def body(house: House, live: Live, machine: Machine) -> None:
        first = live.played().asked[0]
        other = 1 - first
        for seat in (first, other):
            await give_to_bot(house, live.id, seat, OWNER.identity, "thrall")
        await come_back(house, live, other, OWNER.identity)
        machine.wait(3 * PAUSE)
        for _ in range(500):
            if other in live.played().since:
                break
            await answer_as_bot(house, live, first)
        assert live.played().asked == [other]
        assert pause_left(live, house.clock.ran) == pytest.approx(PAUSE)
        assert bot_asked(live, house.clock.ran) is None

    at_a_table(tmp_path, body)


def test_the_person_takes_the_seat_or_lets_the_bot_go_on(tmp_path: Path) -> None:
    async def body(house: House, live: Live, machine: Machine) -> None:
        seat = live.played().asked[0]
        await give_to_bot(house, live.id, seat, OWNER.identity, "thrall")
        await come_back(house, live, seat, OWNER.identity)
        async with live.lock:
            with pytest.raises(NotYours):
                await let_go_on(house, live, seat, BrowserId(STRANGER))
            await let_go_on(house, live, seat, OWNER.identity)
        assert bot_asked(live, house.clock.ran) == seat
        await come_back(house, live, seat, BrowserId(STRANGER))  # who does not hold the seat makes nobody wait
        assert bot_asked(live, house.clock.ran) == seat
        await come_back(house, live, seat, OWNER.identity)
        await take_back(house, live.id, seat, OWNER.identity)
        row = live.whole.seats[seat]
        assert (row.kind, row.returned) == (HUMAN, 0.0)
        assert pause_left(live, house.clock.ran) is None

    at_a_table(tmp_path, body)


def test_the_bots_are_woken_when_the_wait_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    woken: list[int | None] = []

    async def thought(house: House, live: Live) -> None:
        woken.append(bot_asked(live, house.clock.ran))

    async def body(house: House, live: Live, machine: Machine) -> None:
        seat = live.played().asked[0]
        await give_to_bot(house, live.id, seat, OWNER.identity, "thrall")
        await come_back(house, live, seat, OWNER.identity)
        machine.wait(PAUSE - 0.01)
        house.closing = False
        answers.wake_bots(house, live)
        assert (woken, live.thinking) == ([], None)
        assert live.pausing is not None
        machine.wait(1.0)
        await live.pausing
        await until(lambda: woken, "the bots to be woken")
        assert woken == [seat]
        house.closing = True

    monkeypatch.setattr(answers, "bots_play", thought)
    at_a_table(tmp_path, body)
