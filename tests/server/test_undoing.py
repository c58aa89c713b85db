"""Who takes over a seat takes back what they have answered themselves, and nothing that was answered before."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from heptarchy.server import answers, join_requests
from heptarchy.server.errors import Forbidden
from heptarchy.server.ids import BrowserId, Nonce, RequestId
from heptarchy.server.reasons import NOT_YOURS_TO_UNDO, say
from heptarchy.server.seating import Person, SeatWish, TableWish, join, leave
from tests.patience import TRIES
from tests.server.opening import open_and_begin
from tests.server.test_clock import Machine, a_house

if TYPE_CHECKING:
    from pathlib import Path

    from heptarchy.server.table_registry import House, Live
    from heptarchy.server.wire import Frame

PEOPLE = [Person(BrowserId("0" * 64), "Aldwyn"), Person(BrowserId("1" * 64), "Bede")]
NEWCOMER = Person(BrowserId("2" * 64), "Cyn")


def seen(house: House, live: Live, person: Person, seat: int, language: str = "en") -> Frame:
    """What somebody sees from a seat."""
    return house.frame(live, seat, person.identity, language, 0)


def may_undo(house: House, live: Live, person: Person, seat: int) -> bool:
    """Are they told that they may take their last choice back?"""
    undo = seen(house, live, person, seat).undo
    return undo is not None and undo.may


async def answer_until_it_may_be_undone(house: House, live: Live, people: list[Person]) -> int:
    """Answer until somebody may take their choice back; gives the seat."""
    for n in range(TRIES):
        play = live.played()
        seat = play.asked[0]
        action = play.match.game.space.say(play.match.state.options_for(seat)[0])
        asker = answers.Asker(people[seat].identity, seat, "en")
        await answers.answer(house, live.id, asker, play.question(seat), action, RequestId(f"request-{play.n}-{n}"))
        if may_undo(house, live, people[seat], seat):
            return seat
    raise AssertionError(f"nothing may be taken back in {TRIES} answers")


async def undo(house: House, live: Live, person: Person, seat: int, request: str) -> None:
    """Take a choice back."""
    asker = answers.Asker(person.identity, seat, "en")
    await answers.undo(house, live.id, asker, live.played().question(seat), RequestId(request))


async def change_hands(house: House, live: Live, seat: int) -> None:
    """Its person leaves a seat, and the other lets a newcomer in."""
    await leave(house, live.id, seat, PEOPLE[seat].identity)
    await join_requests.ask(house, live.id, seat, NEWCOMER)
    [plea] = live.whole.pleas
    await join_requests.answer_plea(house, live.id, plea.id, PEOPLE[1 - seat].identity, agrees=True)
    assert live.mine(NEWCOMER.identity) == [seat]


def test_a_newcomer_takes_back_what_they_answered_and_not_what_their_predecessor_did(tmp_path: Path) -> None:
    async def body() -> None:
        async with a_house(f"sqlite:///{tmp_path}/tables.db", Machine()) as house:
            wish = TableWish("vikings", {"players": 2}, [SeatWish("me"), SeatWish("open")])
            live = await open_and_begin(house, PEOPLE[0], wish)
            bede = PEOPLE[1]
            commitment = live.whole.table.commitment
            await join(house, live.id, Person(bede.identity, bede.name, Nonce("nonce-1"), commitment), seat=1)

            # Given a choice that could be taken back, and a newcomer in that seat
            seat = await answer_until_it_may_be_undone(house, live, PEOPLE)
            before = live.played().n
            await change_hands(house, live, seat)

            # Then it stands, and they are told so in their language
            refusal = NOT_YOURS_TO_UNDO.of()
            for language in ("en", "es", "de"):
                told = seen(house, live, NEWCOMER, seat, language).undo
                assert told is not None
                assert (told.may, told.text) == (False, say(refusal, language))
            assert say(refusal, "es") != say(refusal)
            with pytest.raises(Forbidden, match=say(refusal)):
                await undo(house, live, NEWCOMER, seat, "request-of-a-newcomer")
            assert live.played().n == before

            # And what they answer themselves they may take back
            people = [NEWCOMER if one == seat else person for one, person in enumerate(PEOPLE)]
            for _ in range(TRIES):
                if await answer_until_it_may_be_undone(house, live, people) == seat:
                    break
            after = live.played().n
            await undo(house, live, NEWCOMER, seat, "another-request-of-theirs")
            assert live.played().n > after

    asyncio.run(body())
