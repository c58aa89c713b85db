"""The WebSocket: each seat is sent its own frames, misses nothing, and waits for nobody."""

from __future__ import annotations

import base64
import json
import random
import socket
import time
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.patience import PATIENCE
from tests.server.client import Browser, Refusal, next_frame
from tests.server.people import People
from tests.server.running import Running

if TYPE_CHECKING:
    from pathlib import Path

    from websockets.sync.client import ClientConnection

MANY = 25
STEPS = 60


def closing(one: ClientConnection, timeout: float = PATIENCE) -> tuple[int, str]:
    """The code and reason that a socket is closed with; what comes before is read."""
    end = time.monotonic() + timeout
    while time.monotonic() < end:
        try:
            one.recv(timeout)
        except ConnectionClosed as closed:
            return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (1006, "")
    raise AssertionError("it was not closed")


def read_until(one: ClientConnection, n: int) -> list[Any]:
    """The frames up to the one that shows act number n."""
    frames = [next_frame(one)]
    while frames[-1]["n"] < n:
        frames.append(next_frame(one))
    return frames


# Who may look


def test_a_socket_opens_on_ones_own_seat_alone(server: Running) -> None:
    with People(server.url) as people, Browser(server.url) as stranger:
        for browser, seat in ((stranger, 0), (people.browsers[1], 0), (people.browsers[0], 1)):
            with browser.live(people.table, seat) as one:
                assert closing(one) == (4403, "that is not your seat")
        with people.browsers[0].live(people.table, 7) as one:
            assert closing(one)[0] == 4404
        with people.browsers[0].live("nosuchtable") as one:
            assert closing(one) == (4404, "there is no such table")
        with people.browsers[2].live(people.table, 2) as own:
            assert next_frame(own)["seat"] == 2
        with stranger.live(people.table) as watching:
            assert next_frame(watching)["seat"] is None


@pytest.mark.parametrize("asked", ["seat=x", "seat=-1", "seat=0.5", "since=-1", "since=999999999999", "since=x"])
def test_an_address_that_makes_no_sense_is_told_so(server: Running, asked: str) -> None:
    with Browser(server.url) as browser:
        table = browser.open("me", "me")["table"]["id"]
        place = server.url.replace("http", "ws", 1)
        with connect(f"{place}/api/tables/{table}/live?{asked}", open_timeout=PATIENCE) as one:
            code, reason = closing(one)
        assert code == 4400
        assert "is a number" in reason


def test_a_browser_is_known_by_its_cookie_too(server: Running) -> None:
    with Browser(server.url) as browser:
        table = browser.open("me", "me")["table"]["id"]
        place = server.url.replace("http", "ws", 1)
        cookie = {"Cookie": f"heptarchy={browser.token}"}
        with connect(
            f"{place}/api/tables/{table}/live?seat=1", additional_headers=cookie, open_timeout=PATIENCE
        ) as one:
            assert next_frame(one)["table"]["mine"] == [0, 1]


def test_a_seat_that_is_left_is_no_longer_shown(server: Running) -> None:
    with People(server.url) as people:
        leaver = people.browsers[3]
        with leaver.live(people.table, 3) as own, leaver.live(people.table) as watching:
            next_frame(own), next_frame(watching)
            leaver.post(people.path("seats/3/leave"))
            assert closing(own) == (4403, "this seat is no longer yours")
            assert next_frame(watching)["table"]["seats"][3]["abandoned"]
        with leaver.live(people.table, 3) as again:
            assert closing(again)[0] == 4403
        with pytest.raises(Refusal, match=r"^403 "):
            leaver.frame(people.table, 3)


def test_others_see_who_is_there(server: Running) -> None:
    with People(server.url) as people, people.browsers[0].live(people.table, 0) as watching:
        assert [seat["online"] for seat in next_frame(watching)["table"]["seats"]] == [True, False, False, False]
        with people.browsers[2].live(people.table, 2):
            assert next_frame(watching)["table"]["seats"][2]["online"]
        assert not next_frame(watching)["table"]["seats"][2]["online"]


# Missing nothing


class Follower:
    """A client's log: cut where a frame begins, and gone on with its lines."""

    def __init__(self) -> None:
        self.lines: list[Any] = []
        self.n = 0

    def take(self, frame: Any) -> None:
        """Go on with a frame."""
        assert frame["start"] <= len(self.lines)  # no gap
        assert [line["k"] for line in frame["lines"]] == list(range(frame["start"], frame["k"]))
        self.lines = self.lines[: frame["start"]] + frame["lines"]
        self.n = frame["n"]
        assert len(self.lines) == frame["k"]


@pytest.mark.parametrize("advanced", [False, True], ids=["in turn", "all at once"])
def test_who_comes_again_gets_just_what_was_missed(server_of_both_kinds: Running, advanced: bool) -> None:
    rng = random.Random(17)
    undone = 0
    with People(server_of_both_kinds.url, advanced=advanced) as people:
        steady, returning = Follower(), Follower()
        with people.browsers[0].live(people.table, 0) as always:
            frame = people.asked()
            for _ in range(STEPS):
                if frame["question"] is None:
                    break
                seat = frame["seat"]
                if frame["undo"]["may"] and (not undone or rng.random() < 0.25):
                    reply = people.browsers[seat].undo(people.table, frame)
                    undone += 1
                else:
                    reply = people.answer(frame, rng.choice(frame["question"]["options"])["action"])
                for pushed in read_until(always, reply["n"]) if steady.n < reply["n"] else []:
                    steady.take(pushed)
                if rng.random() < 0.3:
                    before = list(returning.lines)
                    with people.browsers[0].live(people.table, 0, since=returning.n) as back:
                        missed = next_frame(back)
                    returning.take(missed)
                    assert returning.lines == steady.lines
                    same = 0  # lines that had been seen and still stand are not sent again
                    while same < min(len(before), len(steady.lines)) and before[same] == steady.lines[same]:
                        same += 1
                    assert missed["start"] <= same
                    assert undone or missed["start"] == len(before)
                frame = reply if reply["question"] is not None else people.asked()
        assert undone
        assert steady.lines == people.frame(0)["lines"]


def test_a_since_from_the_future_gets_the_whole_log(server: Running) -> None:
    with People(server.url) as people:
        people.play(random.Random(1), 5)
        with people.browsers[0].live(people.table, 0, since=99_999) as one:
            frame = next_frame(one)
        assert (frame["start"], len(frame["lines"])) == (0, frame["k"])


# Waiting for nobody


def test_many_watch_and_all_see_the_end(server: Running) -> None:
    with People(server.url, 2, rounds=1) as people, Browser(server.url) as spectator:
        watching = [spectator.live(people.table) for _ in range(MANY)]
        last = people.play(random.Random(2))
        assert last["table"]["status"] == "over"
        for one in watching:
            with one:
                assert read_until(one, last["n"])[-1]["view"] == spectator.frame(people.table)["view"]


def deaf(running: Running, table: str) -> socket.socket:
    """A client that opens a WebSocket and never reads from it."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.connect(("127.0.0.1", running.port))
    key = base64.b64encode(b"0123456789abcdef").decode()
    lines = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: 127.0.0.1:{running.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
    ]
    line.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
    return line


def test_a_client_that_never_reads_keeps_nobody_waiting(server: Running) -> None:
    with People(server.url, 2) as people:
        idle = [deaf(server, people.table) for _ in range(4)]
        with people.browsers[1].live(people.table, 1) as watching:
            next_frame(watching)
            frame = people.asked()
            rng = random.Random(4)
            for _ in range(STEPS):
                if frame["question"] is None:
                    break
                reply = people.answer(frame, rng.choice(frame["question"]["options"])["action"])
                read_until(watching, reply["n"])  # who waits for the deaf waits for ever
                frame = reply if reply["question"] is not None else people.asked()
        for line in idle:
            line.close()
        assert people.browsers[0].get("/health")["status"] == "ok"


def test_what_clients_say_on_a_socket_is_not_heard(server: Running) -> None:
    with People(server.url, 2) as people:
        frame = people.asked()
        before = people.traces()
        answer = {
            "seat": frame["seat"],
            "question": frame["question"]["id"],
            "action": frame["question"]["options"][0]["action"],
            "request": "over-the-socket",
        }
        with people.browsers[frame["seat"]].live(people.table, frame["seat"]) as one:
            next_frame(one)
            for said in (json.dumps(answer), b"\x00\xff", "", b""):
                one.send(said)
            one.ping().wait(PATIENCE)
            one.send("x" * 5000)  # more than anybody needs to say
            assert closing(one)[0] == 1009
        assert people.traces() == before


def test_a_server_that_stops_says_so(tmp_path: Path) -> None:
    running = Running(f"sqlite:///{tmp_path}/tables.db", tmp_path)
    with running, Browser(running.url) as browser:
        table = browser.open("me", "me")["table"]["id"]
        with browser.live(table, 0) as own, browser.live(table) as watching:
            next_frame(own), next_frame(watching)
            assert running.stop() == 0
            assert closing(own) == (1001, "the server stops")
            assert closing(watching) == (1001, "the server stops")
    assert "Traceback" not in running.log.read_text()
