"""A process that has not heard yet what another one did: what it keeps is true all the same."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import pytest

from heptarchy.server import answers
from heptarchy.server.beginning import bring_nonce
from heptarchy.server.custody import held_in_play
from heptarchy.server.errors import NotYours
from heptarchy.server.ids import BrowserId, Nonce, RequestId
from heptarchy.server.rows import LEFT, PLAYING, WAITING
from heptarchy.server.seating import Person, SeatWish, TableWish, fresh_link, join, leave, open_table
from heptarchy.server.table_registry import House
from tests.server.test_clock import Machine, a_house

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from heptarchy.server.table_registry import Live

OWNER, PHONE, GUEST = (
    Person(BrowserId("0" * 64), "Aldwyn"),
    Person(BrowserId("1" * 64), "Aldwyn"),
    Person(BrowserId("2" * 64), "Bede"),
)


@contextlib.asynccontextmanager
async def two_houses(url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[House, House]]:
    """Two houses on one store that are deaf to each other."""
    monkeypatch.setattr(House, "_hear", lambda _house, _table: None)
    machine = Machine()
    async with a_house(url, machine) as here, a_house(url, machine) as there:
        yield here, there


async def a_full_table(house: House) -> Live:
    """Seat 0 is held from two devices, seat 1 by somebody else; the nonces are still to come."""
    wish = TableWish("vikings", {"players": 2, "advanced": True}, [SeatWish("me"), SeatWish("open")])
    live, _ = await open_table(house, OWNER, wish)
    await join(house, live.id, PHONE, await fresh_link(house, live.id, 0, OWNER.identity))
    await join(house, live.id, GUEST, seat=1)
    return live


async def begin(house: House, live: Live) -> None:
    """Everybody brings a nonce."""
    for seat, person in ((0, OWNER), (1, GUEST)):
        await bring_nonce(house, live.id, seat, person.identity, Nonce(f"nonce-{seat}"), live.whole.table.commitment)
    assert live.whole.table.status == PLAYING


async def answer(house: House, live: Live, person: Person, seat: int) -> None:
    """Give the first option of a seat."""
    play = live.played()
    action = play.match.game.space.say(play.match.state.options_for(seat)[0])
    asker = answers.Asker(person.identity, seat, "en")
    await answers.answer(house, live.id, asker, play.question(seat), action, RequestId(f"request-of-{seat}"))


def test_who_leaves_where_the_game_has_not_begun_yet_has_held_the_seat_in_play(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        async with two_houses(store_url, monkeypatch) as (here, there):
            live = await a_full_table(here)
            stale = await there.live(live.id)
            await begin(here, live)
            assert stale.whole.table.status == WAITING
            await leave(there, live.id, 0, PHONE.identity)
            log = stale.whole.custody
            assert [entry.act >= 0 for entry in log if entry.what == LEFT] == [True]
            assert held_in_play(log, PHONE.identity) == {0}  # so no seat that plays against it is theirs any more

    asyncio.run(body())


def test_an_answer_that_another_one_came_before_is_not_taken_from_who_has_left(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        async with two_houses(store_url, monkeypatch) as (here, there):
            live = await a_full_table(here)
            await begin(here, live)
            stale = await there.live(live.id)
            assert live.played().asked == [0, 1]  # a gathering: the other's answer leaves the question as it is
            await leave(here, live.id, 0, PHONE.identity)
            await answer(here, live, GUEST, 1)
            before = live.played().n
            with pytest.raises(NotYours):
                await answer(there, stale, PHONE, 0)
            assert stale.played().n == before == len(await here.store.acts(live.id))

    asyncio.run(body())
