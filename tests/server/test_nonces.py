"""Fate's two steps: the server commits, and only then does everybody who plays bring a nonce."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Any

import pytest

import heptarchy
from heptarchy.kernel.record import read_record
from heptarchy.server import fate
from heptarchy.server.ids import NO_NONCE, Nonce
from heptarchy.server.rows import BOT, HUMAN, OPEN, WAITING
from heptarchy.server.store import Conflict, Store
from tests.patience import wait_until
from tests.server.client import Browser, Refusal, next_frame
from tests.server.people import People
from tests.server.preludes import gated, let_pass, said
from tests.server.running import Running
from tests.server.store.making import T, a_seat, a_table, an_act, coming, on_a_store, seat_two

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

NONCE = "5d0c8e"
OTHER = "77aa01"


@pytest.fixture
def host(server_of_both_kinds: Running) -> Iterator[Browser]:
    """Somebody who brings a nonce only when told to."""
    with Browser(server_of_both_kinds.url, "Aldwyn") as browser:
        browser.brings = False
        yield browser


@pytest.fixture
def guest(server_of_both_kinds: Running) -> Iterator[Browser]:
    """Another such."""
    with Browser(server_of_both_kinds.url, "Bo") as browser:
        browser.brings = False
        yield browser


def refused(status: int, word: str) -> Any:
    """A refusal with this status, whose sentence has this word."""
    return pytest.raises(Refusal, match=f"^{status} .*{word}")


def test_a_nonce_with_the_opening_is_refused_for_no_commitment_was_seen_yet(host: Browser) -> None:
    with refused(400, "nonce"):
        host.open("me", "bot thrall", nonce=NONCE)


def test_one_person_against_bots_brings_a_nonce_after_the_commitment_and_before_the_game(host: Browser) -> None:
    table = host.open("me", "bot thrall")["table"]
    assert (table["status"], table["to_bring"], table["nonces"]) == ("waiting", [0], ["", "bot"])
    assert len(table["commitment"]) == 64
    with refused(404, "not begun"):
        host.get(f"/api/tables/{table['id']}/odds")
    begun = host.bring_nonce(table["id"], 0, NONCE, table["commitment"])
    assert (begun["status"], begun["to_bring"], begun["nonces"]) == ("playing", [], [NONCE, "bot"])
    assert begun["commitment"] == table["commitment"]


def test_a_nonce_for_another_commitment_is_refused(host: Browser) -> None:
    table, other = (host.open("me", "bot thrall")["table"] for _ in range(2))
    for forged in (other["commitment"], "", "0" * 64):
        with refused(422, "not the commitment"):
            host.bring_nonce(table["id"], 0, NONCE, forged)
    assert host.get(f"/api/tables/{table['id']}")["status"] == "waiting"


def test_a_nonce_stands_once_it_is_there(host: Browser) -> None:
    table = host.open("me", "open")["table"]
    host.bring_nonce(table["id"], 0, NONCE, table["commitment"])
    again = host.bring_nonce(table["id"], 0, NONCE, table["commitment"])  # its reply was lost
    assert again["nonces"] == [NONCE, ""]
    with refused(409, "can't be changed"):
        host.bring_nonce(table["id"], 0, OTHER, table["commitment"])
    host.post(f"/api/tables/{table['id']}/seats/1/bot", level="thrall")
    assert host.bring_nonce(table["id"], 0, NONCE, table["commitment"])["status"] == "playing"
    with refused(409, "has begun"):
        host.bring_nonce(table["id"], 0, OTHER, table["commitment"])
    assert host.get(f"/api/tables/{table['id']}")["nonces"] == [NONCE, "bot"]


@pytest.mark.parametrize("odd", ["", "bot", "absent", "a b", "a|b", "x" * 65, "é", "\n"])
def test_what_is_no_nonce_is_refused(host: Browser, odd: str) -> None:
    table = host.open("me", "bot thrall")["table"]
    with refused(400, ""):
        host.bring_nonce(table["id"], 0, odd, table["commitment"])


def test_nobody_brings_a_nonce_for_others(host: Browser, guest: Browser) -> None:
    table = host.open("me", "open")["table"]
    for seat in (0, 1):
        with refused(403, "not your seat"):
            guest.bring_nonce(table["id"], seat, NONCE, table["commitment"])
    with refused(404, "no seat 9"):
        host.bring_nonce(table["id"], 9, NONCE, table["commitment"])


def test_the_game_waits_for_everybodys_nonce_and_says_whose(host: Browser, guest: Browser) -> None:
    table = host.open("me", "open", "bot thrall")["table"]
    path, seen = f"/api/tables/{table['id']}", table["commitment"]
    sat = guest.post(f"{path}/join", seat=1)
    assert (sat["status"], sat["to_bring"]) == ("waiting", [0, 1])
    assert host.bring_nonce(table["id"], 0, NONCE, seen)["to_bring"] == [1]
    assert guest.bring_nonce(table["id"], 1, OTHER, seen)["status"] == "playing"
    assert guest.get(path)["nonces"] == [NONCE, OTHER, "bot"]


def test_who_sits_down_may_bring_a_nonce_at_once_for_the_table_is_there(host: Browser, guest: Browser) -> None:
    table = host.open("me", "open")["table"]
    path, seen = f"/api/tables/{table['id']}", table["commitment"]
    host.bring_nonce(table["id"], 0, NONCE, seen)
    for forged in ({"nonce": OTHER}, {"nonce": OTHER, "commitment": "0" * 64}):
        with refused(422, "not the commitment"):
            guest.post(f"{path}/join", seat=1, **forged)
    assert guest.get(path)["seats"][1]["kind"] == "open"  # a refusal leaves the seat free
    assert guest.post(f"{path}/join", seat=1, nonce=OTHER, commitment=seen)["status"] == "playing"
    assert guest.post(f"{path}/join", seat=1, nonce=OTHER, commitment=seen)["nonces"] == [NONCE, OTHER]  # again
    with refused(409, "has begun"):
        guest.post(f"{path}/join", seat=1, nonce="another", commitment=seen)


def test_a_nonce_goes_with_who_gets_up_and_a_person_in_a_bots_place_brings_one(host: Browser, guest: Browser) -> None:
    table = host.open("me", "open", "open")["table"]
    path, seen = f"/api/tables/{table['id']}", table["commitment"]
    guest.post(f"{path}/join", seat=1, nonce=OTHER, commitment=seen)
    guest.post(f"{path}/seats/1/leave")
    assert guest.get(path)["nonces"] == ["", "", ""]
    sat = guest.post(f"{path}/join", seat=1)
    assert sat["to_bring"] == [0, 1]
    assert guest.post(f"{path}/seats/1/bot", level="thrall")["nonces"][1] == "bot"
    back = guest.post(f"{path}/seats/1/back")
    assert (back["to_bring"], back["nonces"][1]) == ([0, 1], "")


def test_a_rematch_takes_the_same_two_steps(host: Browser) -> None:
    table = host.open("me", "bot thrall")["table"]
    host.bring_nonce(table["id"], 0, NONCE, table["commitment"])
    host.post(f"/api/tables/{table['id']}/abandon")
    again = host.post(f"/api/tables/{table['id']}/rematch")
    assert (again["status"], again["to_bring"]) == ("waiting", [0])
    assert again["commitment"] != table["commitment"]
    with refused(422, "not the commitment"):
        host.bring_nonce(again["id"], 0, NONCE, table["commitment"])
    assert host.bring_nonce(again["id"], 0, NONCE, again["commitment"])["status"] == "playing"


def test_who_never_brings_a_nonce_is_not_waited_for_without_end_and_everybody_sees_it(tmp_path: Path) -> None:
    gates = tmp_path / "gates"
    arguments = (tmp_path, "--nonce-after", "1.5")
    with (
        Running(f"sqlite:///{tmp_path}/tables.db", *arguments, prelude=gated("beginning", gates)) as running,
        Browser(running.url, "Aldwyn") as host,
        Browser(running.url, "Bo") as guest,
    ):
        guest.brings = False
        table = host.open("me", "open", "bot thrall")["table"]
        path = f"/api/tables/{table['id']}"
        with host.live(table["id"], 0) as socket:
            guest.post(f"{path}/join", seat=1)
            wait_until(lambda: said(running, "sleeps", 1.5), "him to be given his time")
            assert host.get(path)["status"] == "waiting"
            let_pass(gates, 1.5)
            frame = next_frame(socket)
            while frame["table"]["status"] == "waiting":
                assert frame["table"]["to_bring"] in ([], [1])
                frame = next_frame(socket)
        assert frame["table"]["nonces"][1:] == [fate.ABSENT, fate.BOTS_NONCE]  # words that leave the server no choice
        with refused(409, "has begun"):
            guest.bring_nonce(table["id"], 1, OTHER, table["commitment"])


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_kill_between_the_steps_changes_neither_seal_nor_nonces(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:///{tmp_path}/tables.db" if kind == "sqlite" else str(request.getfixturevalue("postgres_url"))
    with Running(url, tmp_path) as running, Browser(running.url, "Aldwyn") as host:
        host.brings = False
        table = host.open("me", "open", options={"rounds": 1})["table"]
        path, seen = f"/api/tables/{table['id']}", table["commitment"]
        running.kill()
        running.start()
        assert host.get(path)["commitment"] == seen
        host.bring_nonce(table["id"], 0, NONCE, seen)
        running.kill()
        running.start()
        assert host.get(path)["nonces"] == [NONCE, ""]
        with refused(409, "can't be changed"):
            host.bring_nonce(table["id"], 0, OTHER, seen)
        begun = host.post(f"{path}/seats/1/bot", level="thrall")
        assert (begun["status"], begun["commitment"], begun["nonces"]) == ("playing", seen, [NONCE, "bot"])
        running.kill()
        running.start()
        assert host.get(path)["nonces"] == [NONCE, "bot"]
        host.post(f"{path}/abandon")
        text = host.get(f"{path}/record")
        assert f"commitment {seen}" in text
        assert fate.verify(read_record(text, heptarchy.game), text) > 0


# In the store, whichever process asks


@on_a_store
async def test_of_two_nonces_at_once_one_is_kept(store: Store) -> None:
    await store.add_table(a_table(status=WAITING), [a_seat(kind=HUMAN), a_seat(seat=1, kind=BOT, nonce="bot")], [])
    took = await asyncio.gather(*(store.bring_nonce(T, 0, Nonce(f"nonce-{n}")) for n in range(8)))
    assert sorted(took) == [False] * 7 + [True]
    kept = (await store.seats(T))[0].nonce
    assert kept == f"nonce-{took.index(True)}"
    assert not await store.bring_nonce(T, 1, Nonce("mine"))  # a bot's
    with pytest.raises(Conflict, match="not as they were"):
        await store.begin(T, [Nonce("nonce-other"), fate.BOTS_NONCE], [an_act(1)], status="playing")
    await store.begin(T, [kept, fate.BOTS_NONCE], [an_act(1)], status="playing")
    with pytest.raises(Conflict, match="does not wait"):
        await store.begin(T, [kept, fate.BOTS_NONCE], [an_act(1)], status="playing")
    assert [act.n for act in await store.acts(T)] == [1]


@on_a_store
async def test_no_game_begins_while_a_seat_is_free_and_none_takes_a_nonce_after(store: Store) -> None:
    await store.add_table(a_table(status=WAITING), [a_seat(kind=HUMAN, nonce="a"), a_seat(seat=1, kind=OPEN)], [])
    with pytest.raises(Conflict, match="not as they were"):
        await store.begin(T, [Nonce("a"), NO_NONCE], [], status="playing")
    await store.change_seat(T, 1, kind=HUMAN)
    await store.begin(T, [Nonce("a"), NO_NONCE], [], status="playing")
    assert not await store.bring_nonce(T, 1, Nonce("late"))


@on_a_store
async def test_a_seat_that_changes_hands_can_not_change_a_nonce_that_stands(store: Store) -> None:
    await seat_two(store, status=WAITING)
    assert await store.bring_nonce(T, 0, Nonce("a"))

    async def hand(**fields: Any) -> bool:
        whole = await store.whole(T)
        assert whole is not None
        try:
            await store.hand(coming(len(whole.custody), "guthrum", seat=0, **fields))
        except Conflict:
            return False
        return True

    assert not await hand(nonce="b")  # another process took one meanwhile
    assert await hand(nonce="a")
    assert await hand(nonce="", kind=OPEN)  # got up
    assert await hand(nonce="b", kind=HUMAN)
    await store.change_seat(T, 1, kind=BOT, nonce="bot")
    await store.begin(T, [Nonce("b"), fate.BOTS_NONCE], [], status="playing")
    assert not await hand(nonce="", kind=OPEN)  # got up, as another process saw it, when the game had begun
    assert await hand(nonce="b", kind=BOT)
    assert [row.nonce for row in await store.seats(T)] == ["b", "bot"]


# What the browser checks by


def test_fate_is_laid_open_when_the_game_is_over_and_not_before(server: Running) -> None:
    with People(server.url, 2, rounds=1) as people:
        with refused(409, "until the game is over"):
            people.browsers[0].get(people.path("fate"))
        people.play(random.Random(7))
        told = people.browsers[0].get(people.path("fate"))
        summary = people.browsers[0].get(f"/api/tables/{people.table}")
        assert (told["secret"], told["nonces"]) == (summary["secret"], summary["nonces"])
        assert fate.commitment(told["secret"]) == summary["commitment"]
        lines = people.frame(0)["lines"]
        assert [k for k, *_ in told["rolls"]] == [line["k"] for line in lines if line["seat"] < 0]
        for k, question, said in told["rolls"]:
            asked = told["questions"][question]
            place = fate.number(told["secret"], told["nonces"], k, sum(asked["weights"]))
            sums = [sum(asked["weights"][: n + 1]) for n in range(len(asked["weights"]))]
            assert asked["answers"][next(n for n, so_far in enumerate(sums) if place < so_far)] == said
