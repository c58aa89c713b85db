"""Long logs: told by a reader, as the event loop would tell them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from heptarchy.server import frames, queries
from heptarchy.server.reading import Readers, Tell
from heptarchy.server.summaries import words
from tests.server.test_reading import ACTS, TABLE, a_house, lay, take_back, told, undoable, viewer
from tests.server.test_snapshots import random_play

if TYPE_CHECKING:
    from pathlib import Path

    from heptarchy.server.play import Play


@pytest.fixture(scope="module")
def campaign() -> Play:
    """A campaign of Age of Arthur with battles, played at random, with choices taken back."""
    return random_play("arthur", ACTS, "campaign")


def heard(play: Play, start: int, seat: int | None, language: str) -> Any:
    """The log from there on, told here."""
    said = words(play.match.game, language).at(play.match.record.options)
    return msgspec.json.decode(msgspec.json.encode(frames.lines(play, start, play.k, seat, said)))


@pytest.fixture
def told_here(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many lines the event loop told, each time that it did."""
    counted: list[int] = []
    lines = frames.lines

    def counting(play: Play, start: int, end: int, *more: Any) -> Any:
        counted.append(end - start)
        return lines(play, start, end, *more)

    monkeypatch.setattr(frames, "lines", counting)
    return counted


def test_a_long_log_is_told_by_a_reader(campaign: Play, tmp_path: Path, told_here: list[int]) -> None:
    wanted = {(seat, lang): heard(campaign, 0, seat, lang) for seat, lang in ((None, "en"), (0, "es"), (1, "en"))}
    late = next(n for n in range(campaign.n) if campaign.k - campaign.changed_since(n) <= queries.SHORT_LOG)
    told_here.clear()

    async def body() -> None:
        async with a_house(f"sqlite:///{tmp_path}/tables.db") as house:
            await lay(house.store, campaign)
            for (seat, language), lines in wanted.items():
                for since in (0, late - 1, late):
                    seen = await queries.frame(house, TABLE, viewer(language), seat, since)
                    start = campaign.changed_since(since)
                    assert told(seen)[:2] == [lines[start:], campaign.match.state.view(seat)]
                    assert (seen.start, seen.n, seen.k) == (start, campaign.n, campaign.k)

    asyncio.run(body())
    assert campaign.k > max(told_here) > 0
    assert max(told_here) <= queries.SHORT_LOG


def test_what_is_taken_back_while_a_log_is_told_is_not_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queries, "SHORT_LOG", 20)
    play, seat = undoable()
    tell = Readers.tell
    then: list[Play] = []

    async def body() -> None:
        async with a_house(f"sqlite:///{tmp_path}/tables.db") as house:

            async def slowly(self: Readers, asker: str, job: Tell) -> Any:
                said = await tell(self, asker, job)
                then.append(await take_back(house, play, seat))
                return said

            monkeypatch.setattr(Readers, "tell", slowly)
            await lay(house.store, play)
            seen = await queries.frame(house, TABLE, viewer(), seat, 0)
            assert then[0].k < play.k
            assert told(seen)[0] == heard(then[0], 0, seat, "en")
            assert (seen.start, seen.n, seen.k) == (0, then[0].n, then[0].k)

    asyncio.run(body())


def test_a_table_is_shown_though_no_reader_can_tell_its_log(campaign: Play, tmp_path: Path) -> None:
    async def body() -> None:
        async with a_house(f"sqlite:///{tmp_path}/tables.db") as house:
            await lay(house.store, campaign)
            await house.live(TABLE)
            await house.readers.close()
            assert told(await queries.frame(house, TABLE, viewer(), 0, 0))[0] == heard(campaign, 0, 0, "en")

    asyncio.run(body())
