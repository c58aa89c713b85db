"""Several server processes on one PostgreSQL: whichever one speaks to, it is the same table."""

from __future__ import annotations

import asyncio
import random
import threading
import time
import uuid
from functools import partial
from typing import TYPE_CHECKING, Any

import asyncpg  # type: ignore[import-untyped]  # it has no types
import pytest

from heptarchy.server.webhooks import OTHERS_FIRST
from tests.patience import PATIENCE, wait_until
from tests.server.client import Browser, Refusal, next_frame
from tests.server.databases import another_database
from tests.server.enduring import acts_of
from tests.server.preludes import TOLD, gated, let_pass, said
from tests.server.receiver import Receiver
from tests.server.running import Running

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

NUDGE_AFTER = 0.5
CUT_EARS = """
SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
WHERE datname = current_database() AND (query ILIKE 'LISTEN%' OR query = 'SELECT 1')
"""
CUT_ALL = """
SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
WHERE datname = current_database() AND application_name = 'heptarchy'
"""


@pytest.fixture(scope="module")
def pair(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Running]]:
    """Two servers on one database, which call a webhook when they are let."""
    database = another_database(request.getfixturevalue("postgres_server"))
    folder = tmp_path_factory.mktemp("pair")
    nudge = ("--nudge-after", str(NUDGE_AFTER))
    preludes = [f"{gated('webhooks', folder / name)}\n{TOLD}" for name in ("one", "other")]
    with (
        Running(database, folder, *nudge, prelude=preludes[0]) as one,
        Running(database, folder, *nudge, prelude=preludes[1]) as other,
    ):
        yield one, other


def fetch(database: str, sql: str) -> Any:
    """One value of a query."""

    async def ask() -> Any:
        connection = await asyncpg.connect(database)
        try:
            return await connection.fetchval(sql)
        finally:
            await connection.close()

    return asyncio.run(ask())


def at_once(*works: Callable[[], Any]) -> list[Any]:
    """What each of these gives, or its refusal, when all are begun at the same moment."""
    start = threading.Barrier(len(works))
    found: list[Any] = [None] * len(works)

    def do(place: int, work: Callable[[], Any]) -> None:
        start.wait()
        try:
            found[place] = work()
        except Refusal as refusal:
            found[place] = refusal

    threads = [threading.Thread(target=do, args=(place, work)) for place, work in enumerate(works)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found


def until_asked(browser: Browser, table: str, seat: int) -> Any:
    """The frame in which this seat is asked."""
    with browser.live(table, seat) as socket:
        frame = next_frame(socket)
        # Somebody may have sat down at the other process, and this one not have heard of it yet
        while frame["question"] is None and frame["table"]["status"] in ("waiting", "playing"):
            frame = next_frame(socket)
    return frame


def seen_by(socket: Any, n: int) -> Any:
    """The first frame that shows so many acts."""
    frame = next_frame(socket)
    while frame["n"] < n:
        frame = next_frame(socket)
    return frame


def test_a_table_is_played_through_two_processes(pair: tuple[Running, Running]) -> None:
    one, other = pair
    rng = random.Random(1)
    with Browser(one.url, "Aldwyn") as host, Browser(other.url, "Bede") as guest:
        table = host.open("me", "open", options={"rounds": 2})["table"]["id"]
        assert table in [told["id"] for told in guest.get("/api/tables", list="open")]
        with host.live(table, 0) as hers:
            assert next_frame(hers)["table"]["status"] == "waiting"
            guest.post(f"/api/tables/{table}/join", seat=1)
            with guest.live(table, 1) as his:
                sockets = [hers, his]
                frames = [seen_by(hers, 1), seen_by(his, 1)]
                answered = [0, 0]
                while frames[0]["table"]["status"] == "playing":
                    seat = frames[0]["table"]["asked"][0]
                    option = rng.choice(frames[seat]["question"]["options"])
                    reply = [host, guest][seat].answer(table, frames[seat], option["action"])
                    answered[seat] += 1
                    frames = [seen_by(socket, reply["n"]) for socket in sockets]
                    assert frames[0]["n"] == frames[1]["n"] == reply["n"]
                assert frames[1]["table"]["status"] == "over"
        assert min(answered) > 2
        assert host.get(f"/api/tables/{table}/record") == guest.get(f"/api/tables/{table}/record")


def test_of_two_answers_to_one_question_exactly_one_is_taken(pair: tuple[Running, Running]) -> None:
    rng = random.Random(2)
    with Browser(pair[0].url, "Aldwyn") as desk, Browser(pair[1].url, token=desk.token) as phone:
        table = desk.open("me", "me")["table"]["id"]
        taken = 0
        for _ in range(12):
            seat = phone.get(f"/api/tables/{table}")["asked"][0]
            frame = until_asked(desk, table, seat)
            wanted = [rng.choice(frame["question"]["options"])["action"] for _ in range(2)]
            replies = at_once(
                partial(desk.answer, table, frame, wanted[0]), partial(phone.answer, table, frame, wanted[1])
            )
            refused = [reply for reply in replies if isinstance(reply, Refusal)]
            assert [(one.status, one.body["error"]) for one in refused] == [(409, "stale")]
            fresh = refused[0].body["frame"]
            assert fresh["n"] > frame["n"]
            taken += 1
    acts = acts_of(pair[0].database, table)
    assert [act.n for act in acts] == list(range(1, len(acts) + 1))
    assert sum(act.request is not None for act in acts) == taken


def test_one_request_through_two_processes_is_one_act(pair: tuple[Running, Running]) -> None:
    rng = random.Random(3)
    with Browser(pair[0].url, "Aldwyn") as desk, Browser(pair[1].url, token=desk.token) as phone:
        table = desk.open("me", "me")["table"]["id"]
        requests = []
        for _ in range(8):
            seat = desk.get(f"/api/tables/{table}")["asked"][0]
            frame = until_asked(desk, table, seat)
            action, request = rng.choice(frame["question"]["options"])["action"], str(uuid.uuid4())
            requests.append(request)
            replies = at_once(
                partial(desk.answer, table, frame, action, request),
                partial(phone.answer, table, frame, action, request),
            )
            assert [reply["n"] for reply in replies] == [replies[0]["n"]] * 2
    kept = [act.request for act in acts_of(pair[0].database, table) if act.request is not None]
    assert kept == requests


def test_a_gathering_is_answered_through_different_processes_at_once(pair: tuple[Running, Running]) -> None:
    one, other = pair
    with Browser(one.url, "Aldwyn") as host, Browser(other.url, "Bede") as guest:
        table = host.open("me", "open", options={"advanced": True})["table"]["id"]
        guest.post(f"/api/tables/{table}/join", seat=1)
        first = [until_asked(host, table, 0), until_asked(guest, table, 1)]
        assert host.get(f"/api/tables/{table}")["asked"] == [0, 1]
        rule = first[0]["question"]["rule"]

        def choose(browser: Browser, frame: Any) -> int:
            given = 0
            while frame["question"] and frame["question"]["rule"] == rule:
                frame = browser.answer(table, frame, frame["question"]["options"][0]["action"])
                given += 1
            return given

        given = at_once(lambda: choose(host, first[0]), lambda: choose(guest, first[1]))
        acts = acts_of(one.database, table)
        assert [act.n for act in acts] == list(range(1, len(acts) + 1))
        assert [sum(act.seat == seat and act.request is not None for act in acts) for seat in (0, 1)] == given
        assert min(given) > 1
        for browser in (host, guest):
            with browser.live(table) as socket:
                assert seen_by(socket, len(acts))["n"] == len(acts)


def test_bots_of_a_process_that_died_are_taken_over(pair: tuple[Running, Running]) -> None:
    one, _ = pair
    dying = Running(one.database, one.folder)
    with Browser(one.url, "Aldwyn") as browser:
        dying.start()
        with Browser(dying.url, token=browser.token) as there:
            table = there.open("bot ceorl", "bot ceorl", "bot thrall")["table"]["id"]
            wait_until(lambda: there.frame(table)["n"] > 1, "the bots' first answers")
        dying.kill()
        before = browser.frame(table)
        assert before["table"]["status"] == "playing"
        with browser.live(table) as socket:
            after = seen_by(socket, before["n"] + 3)
        assert after["n"] >= before["n"] + 3
        browser.post(f"/api/tables/{table}/abandon")


def test_a_webhook_is_called_once_and_not_for_somebody_who_looks_elsewhere(pair: tuple[Running, Running]) -> None:
    one, other = pair
    with (
        Receiver() as away,
        Receiver() as here,
        Browser(one.url, "Aldwyn") as host,
        Browser(other.url, "Bede") as guest,
    ):
        table = host.open("me", "open", options={"advanced": True})["table"]["id"]
        guest.post(f"/api/tables/{table}/join", seat=1)
        assert until_asked(guest, table, 1)["question"] is not None
        with guest.live(table, 1) as looking:
            next_frame(looking)
            host.put(f"/api/tables/{table}/seats/0/webhook", url=away.url)
            guest.put(f"/api/tables/{table}/seats/1/webhook", url=here.url)
            # When both have heard of it, the one where nobody looks is first, and lets the other go before it
            for running in pair:
                wait_until(partial(has_told, running, "plans", table), "both to mean to tell both")
            let_pass(one.folder / "one", NUDGE_AFTER)
            wait_until(lambda: said(one, "sleeps", OTHERS_FIRST) >= 2, "it to let the others go first")
            let_pass(one.folder / "other", NUDGE_AFTER)
            wait_until(lambda: said(other, "ended", table, 1), "the other to be silent for who looks there")
            let_pass(one.folder / "one", OTHERS_FIRST)
            let_pass(one.folder / "other", OTHERS_FIRST)
            for running in pair:
                wait_until(partial(has_told, running, "ended", table), "the end of all that was planned")
        assert (len(away.calls), len(here.calls)) == (1, 0)
        for running in pair:
            for seat in (0, 1):
                assert said(running, "plans", table, seat) == said(running, "ended", table, seat)


def test_an_ear_that_was_cut_hears_again_and_misses_nothing(pair: tuple[Running, Running]) -> None:
    one, other = pair
    rng = random.Random(5)
    with Browser(one.url, "Aldwyn") as host, Browser(other.url) as spectator:
        table = host.open("me", "me")["table"]["id"]
        for cut in (CUT_EARS, CUT_ALL):
            with spectator.live(table) as socket:
                frame = next_frame(socket)
                lines = [line["k"] for line in frame["lines"]]
                assert fetch(one.database, cut) >= 2
                for _ in range(3):
                    seat = host.get(f"/api/tables/{table}")["asked"][0]
                    asked = host.frame(table, seat)
                    action, request = rng.choice(asked["question"]["options"])["action"], str(uuid.uuid4())
                    reply = persist(partial(host.answer, table, asked, action, request))
                while frame["n"] < reply["n"]:
                    frame = next_frame(socket)
                    lines = [k for k in lines if k < frame["start"]] + [line["k"] for line in frame["lines"]]
                assert lines == list(range(reply["k"]))


def has_told(running: Running, what: str, table: str) -> bool:
    """Has a server planned, or ended, to tell both seats of a table?"""
    return all(said(running, what, table, seat) for seat in (0, 1))


def persist(work: Callable[[], Any]) -> Any:
    """Try again while the store is down."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            return work()
        except Refusal as refusal:
            if refusal.status != 503:
                raise
            time.sleep(0.1)
    raise AssertionError("the store stays down")


def test_an_answer_that_comes_before_the_news_is_taken(pair: tuple[Running, Running]) -> None:
    """Behind a proxy a question is put by one process and answered at another, which has not heard of it yet."""
    one, other = pair
    rng = random.Random(7)
    with Browser(one.url, "Aldwyn") as here, Browser(other.url, token=here.token) as there:
        table = here.open("me", "me", hot_seat=True)["table"]["id"]
        there.frame(table, 0)  # the other process holds the table too
        seat = here.get(f"/api/tables/{table}")["asked"][0]
        frame, taken, by_turns = here.frame(table, seat), 0, [here, there]
        for _ in range(8):
            fetch(one.database, CUT_EARS)  # both are deaf for a moment
            by_turns.reverse()
            asked = frame["table"]["asked"][0]
            if asked != frame["seat"]:
                frame = by_turns[0].frame(table, asked, since=frame["n"])
            else:
                taken += 1  # it was told of the question by the other process
            frame = by_turns[0].answer(table, frame, rng.choice(frame["question"]["options"])["action"])
        assert taken
