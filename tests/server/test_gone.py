"""A table that an operator has deleted, before the server hears of it: it is gone, and nothing has failed."""

from __future__ import annotations

import asyncio
import logging
import re
from functools import partial
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from msgspec.structs import replace

from heptarchy.server import answers, beginning, moderation
from heptarchy.server.ids import BrowserId, TableId
from heptarchy.server.seating import Person, SeatWish, TableWish, open_table
from heptarchy.server.store import Store
from tests.patience import PATIENCE, TRIES
from tests.server.client import Browser, next_frame
from tests.server.opening import open_and_begin
from tests.server.preludes import FOR_EVER
from tests.server.running import Running
from tests.server.test_clock import Machine, a_house
from tests.server.test_live import closing

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    Knock = Callable[[], httpx.Response]

DEAF = f"from heptarchy.server.store import sqlite; sqlite.LOOK = {FOR_EVER}"  # it never looks for news
OWNER = Person(BrowserId("0" * 64), "Aldwyn")


async def delete(database: str, table: TableId) -> None:
    """As `heptarchy tables delete` does."""
    store = await Store.open(database, visiting=True)
    try:
        await moderation.delete(store, table, dry_run=False)
    finally:
        await store.close()


@pytest.fixture(scope="module")
def deaf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that does not hear what an operator does."""
    folder = tmp_path_factory.mktemp("deaf")
    with Running(f"sqlite:///{folder}/tables.db", folder, prelude=DEAF) as running:
        yield running


class Doomed:
    """A table of two people, which is deleted soon; and somebody who has no seat there."""

    def __init__(self, running: Running, begun: bool = True) -> None:
        self.running = running
        self.people = [Browser(running.url, "Aldwyn"), Browser(running.url, "Bede")]
        self.newcomer = Browser(running.url, "Cyn")
        for browser in self.people:
            browser.brings = begun
        self.told = self.people[0].open("me", "open")["table"]
        self.table: TableId = self.told["id"]
        if begun:
            self.people[1].post(self.path("join"), seat=1)

    def __enter__(self) -> Doomed:
        return self

    def __exit__(self, *_: object) -> None:
        for browser in (*self.people, self.newcomer):
            browser.http.close()

    def path(self, door: str) -> str:
        """The address of one of the table's doors."""
        return f"/api/tables/{self.table}/{door}"

    def knock(self, method: str, door: str, who: Browser | None = None, **body: Any) -> Knock:
        """A request that can be sent later."""
        return partial((who or self.people[0]).http.request, method, self.path(door), json=body)

    def asked(self) -> Any:
        """The frame of the seat that is asked."""
        seat = self.people[0].get(self.path("").rstrip("/"))["asked"][0]
        return self.people[seat].frame(self.table, seat)

    def delete(self) -> None:
        """The operator deletes it."""
        asyncio.run(delete(self.running.database, self.table))


# By door: what is to be sent when the table is gone, after all that has to be done before


def join(here: Doomed) -> Knock:
    return here.knock("POST", "join", here.newcomer, seat=1)


def nonce(here: Doomed) -> Knock:
    return here.knock("POST", "seats/0/nonce", nonce="5d0c8e", commitment=here.told["commitment"])


def back(here: Doomed) -> Knock:
    here.people[0].post(here.path("seats/0/bot"), level="thrall")
    return here.knock("POST", "seats/0/back")


def go_on(here: Doomed) -> Knock:
    here.people[0].post(here.path("seats/0/bot"), level="thrall")
    return here.knock("POST", "seats/0/go-on")


def vote(here: Doomed) -> Knock:
    here.people[1].post(here.path("seats/1/leave"))
    return here.knock("POST", "seats/1/vote")


def ask(here: Doomed) -> Knock:
    here.people[1].post(here.path("seats/1/leave"))
    return here.knock("POST", "seats/1/ask", here.newcomer)


def plead(here: Doomed) -> str:
    """Let the newcomer ask; gives the plea's address."""
    here.people[1].post(here.path("seats/1/leave"))
    [plea] = here.newcomer.post(here.path("seats/1/ask"))["pleas"]
    return f"pleas/{plea['id']}"


def let_in(here: Doomed) -> Knock:
    return here.knock("POST", plead(here), say="yes")


def withdraw(here: Doomed) -> Knock:
    return here.knock("DELETE", plead(here), here.newcomer)


def set_standing(here: Doomed) -> Knock:
    frame = here.asked()
    asked, [scope, *_] = frame["question"], frame["scopes"]
    said = {"rule": asked["rule"], "action": asked["options"][0]["action"], "scope": scope}
    return here.knock("PUT", f"seats/{frame['seat']}/standing", here.people[frame["seat"]], **said)


def drop_standing(here: Doomed) -> Knock:
    return here.knock("DELETE", "seats/0/standing?rule=V-3.5")


def answer(here: Doomed) -> Knock:
    frame = here.asked()
    said = {"action": frame["question"]["options"][0]["action"], "question": frame["question"]["id"]}
    return here.knock("POST", "answers", here.people[frame["seat"]], seat=frame["seat"], request="request-1", **said)


def undo(here: Doomed) -> Knock:
    for _ in range(TRIES):
        frame = here.asked()
        browser = here.people[frame["seat"]]
        frame = browser.answer(here.table, frame, frame["question"]["options"][0]["action"])
        if frame["undo"]["may"]:
            question = frame["question"]["id"] if frame["question"] else ""
            said = {"seat": frame["seat"], "question": question, "request": "request-1"}
            return here.knock("POST", "undo", browser, **said)
    raise AssertionError(f"nothing may be taken back in {TRIES} answers")


def rematch(here: Doomed) -> Knock:
    here.people[0].post(here.path("abandon"))
    return here.knock("POST", "rematch")


WRITING: dict[tuple[str, str], Callable[[Doomed], Knock]] = {
    ("POST", "/join"): join,
    ("POST", "/seats/{seat}/nonce"): nonce,
    ("POST", "/seats/{seat}/leave"): lambda here: here.knock("POST", "seats/0/leave"),
    ("POST", "/seats/{seat}/bot"): lambda here: here.knock("POST", "seats/0/bot"),
    ("POST", "/seats/{seat}/back"): back,
    ("POST", "/seats/{seat}/link"): lambda here: here.knock("POST", "seats/0/link"),
    ("POST", "/seats/{seat}/vote"): vote,
    ("POST", "/seats/{seat}/go-on"): go_on,
    ("POST", "/seats/{seat}/ask"): ask,
    ("POST", "/pleas/{plea}"): let_in,
    ("DELETE", "/pleas/{plea}"): withdraw,
    ("PUT", "/seats/{seat}/webhook"): lambda here: here.knock("PUT", "seats/0/webhook", url=""),
    ("PUT", "/seats/{seat}/standing"): set_standing,
    ("DELETE", "/seats/{seat}/standing"): drop_standing,
    ("POST", "/rematch"): rematch,
    ("POST", "/abandon"): lambda here: here.knock("POST", "abandon"),
    ("POST", "/answers"): answer,
    ("POST", "/undo"): undo,
    ("POST", "/talk"): lambda here: here.knock("POST", "talk", seat=0, text="hail", request="request-1"),
}
BEFORE_THE_GAME = ("/join", "/seats/{seat}/nonce")
READING = {
    "": "",
    "/seats/{seat}/standing": "/seats/0/standing",
    "/frame": "/frame?seat=0",
    "/moment/{k}": "/moment/0?seat=0",
    "/why": "/why?seat=0&on=shire:wessex",
    "/ways": "/ways?seat=0",
    "/odds": "/odds?seat=0",
    "/annals": "/annals",
    "/annals.md": "/annals.md",
    "/record": "/record",
    "/fate": "/fate",
    "/talk": "/talk",
}


def test_no_door_that_names_a_table_is_left_out(deaf: Running) -> None:
    described = httpx.get(f"{deaf.url}/schema/openapi.json", timeout=PATIENCE).json()["paths"]
    doors = {(method.upper(), path) for path, methods in described.items() for method in methods if "{table}" in path}
    short = {(method, path.removeprefix("/api/tables/{table}")) for method, path in doors}
    assert short == {*WRITING, *(("GET", path) for path in READING)}


@pytest.mark.parametrize(("method", "door"), WRITING)
def test_what_would_be_kept_of_a_table_that_is_gone_is_not_found(deaf: Running, method: str, door: str) -> None:
    with Doomed(deaf, begun=door not in BEFORE_THE_GAME) as here:
        knock = WRITING[method, door](here)
        here.delete()
        for _ in range(2):  # also when it is sent again
            reply = knock()
            said = f"{reply.status_code} {reply.text[:300]}"
            assert reply.status_code == 404, said
            assert reply.json()["message"] == "there is no such table", said
            assert not reply.json().get("frame"), said
        for path in READING.values():  # and the server has forgotten it
            assert here.people[0].http.get(f"/api/tables/{here.table}{path}").status_code == 404, path
    assert "Traceback" not in deaf.log.read_text()


def test_what_is_read_of_a_table_that_is_gone_is_as_it_was_until_the_server_hears_of_it(deaf: Running) -> None:
    with Doomed(deaf) as here:
        here.delete()
        for path in READING.values():
            reply = here.people[0].http.get(f"/api/tables/{here.table}{path}")
            assert reply.status_code < 500, f"{path}: {reply.status_code} {reply.text[:300]}"
    assert "Traceback" not in deaf.log.read_text()


def test_a_socket_at_a_table_that_is_gone_is_told_so(deaf: Running) -> None:
    with Doomed(deaf) as here, here.people[1].live(here.table, 1) as other:
        next_frame(other)
        here.people[0].post(here.path("seats/0/bot"), level="thrall")
        here.delete()
        with here.people[0].live(here.table, 0) as returning:  # the bot that stands in would wait for them
            assert closing(returning) == (4404, "there is no such table")
        assert closing(other) == (4404, "there is no such table")
    assert "Traceback" not in deaf.log.read_text()


def test_a_table_whose_seats_nobody_has_taken_yet_is_gone_too(deaf: Running) -> None:
    with Browser(deaf.url, "Aldwyn") as host:
        table = host.open("open", "open")["table"]["id"]
        asyncio.run(delete(deaf.database, table))
        reply = host.http.post(f"/api/tables/{table}/seats/0/bot", json={})
        assert reply.status_code == 404, reply.text
    assert not re.search("Traceback|KeyError", deaf.log.read_text())


# What a server does by itself


def test_nobody_calls_for_the_nonces_of_a_table_that_is_gone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def body() -> None:
        database = f"sqlite:///{tmp_path}/tables.db"
        async with a_house(database, Machine()) as house:
            house.settings = replace(house.settings, nonce_after=0.0)
            live, _ = await open_table(
                house, OWNER, TableWish("vikings", {"players": 2}, [SeatWish("me"), SeatWish("bot")])
            )
            assert live.calling is not None
            live.calling.cancel()
            await delete(database, live.id)
            await beginning.call_for_nonces(house, live)
            assert live.id not in house.lives

    with caplog.at_level(logging.ERROR):
        asyncio.run(body())
    assert not caplog.records


def test_the_bots_of_a_table_that_is_gone_think_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def think(_house: Any, _live: Any, state: Any, seat: int, _level: str) -> int:
        return int(state.options_for(seat)[0])

    async def body() -> None:
        database = f"sqlite:///{tmp_path}/tables.db"
        async with a_house(database, Machine()) as house:
            live = await open_and_begin(
                house, OWNER, TableWish("vikings", {"players": 2}, [SeatWish("me")] * 2, hot_seat=True)
            )
            for row in live.whole.seats:
                row.kind = "bot"
            await delete(database, live.id)
            await answers.bots_play(house, live)
            assert live.id not in house.lives

    monkeypatch.setattr(answers, "think", think)
    asyncio.run(body())
