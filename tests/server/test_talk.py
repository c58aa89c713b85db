"""Talk at a table: everybody hears what is said to all, and a whisper nobody but the seats it is said to."""

from __future__ import annotations

import contextlib
import json
import random
import zipfile
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from heptarchy.cli import main
from heptarchy.server.chat import RECENT, told
from heptarchy.server.ids import LineId
from tests.patience import PATIENCE
from tests.server.client import Browser, Refusal
from tests.server.databases import another_database
from tests.server.people import People
from tests.server.receiver import Receiver
from tests.server.running import Running
from tests.server.store.making import a_line
from tests.sizes import examples

if TYPE_CHECKING:
    from pathlib import Path

    from websockets.sync.client import ClientConnection

SECRET = "meet me at the ford of Eoforwic"


class Ear:
    """A socket of somebody at the table, and all that came over it, as text."""

    def __init__(self, browser: Browser, table: str, seat: int | None) -> None:
        self.browser = browser
        self.table = table
        self.seat = seat
        self.raw: list[str] = []
        self.lines: list[Any] = []  # as a client puts them together
        self.closing = contextlib.ExitStack()
        self.socket: ClientConnection = self.closing.enter_context(browser.live(table, seat))

    def __enter__(self) -> Ear:
        return self

    def __exit__(self, *_: object) -> None:
        self.closing.close()

    @property
    def texts(self) -> list[str]:
        """What was heard, in order."""
        return [line["text"] for line in self.lines]

    def until(self, text: str) -> list[Any]:
        """Listen until somebody says that; gives what came."""
        came: list[Any] = []
        while text not in self.texts:
            self.raw.append(str(self.socket.recv(PATIENCE)))
            came.append(json.loads(self.raw[-1]))
            if came[-1]["type"] == "talk":
                self.take(came[-1])
        return came

    def take(self, talk: Any) -> None:
        """Put lines to those that were heard, as a client does."""
        if talk["after"] is None:
            self.lines = []
        else:
            assert self.lines[-1]["id"] == talk["after"]
        self.lines += talk["lines"]
        assert len({line["id"] for line in self.lines}) == len(self.lines)

    def come_again(self, from_nothing: bool = False) -> None:
        """Lose the connection and make another, which goes on from the last line or from nothing."""
        self.closing.close()
        if from_nothing:
            self.lines = []
        heard = self.lines[-1]["id"] if self.lines else ""
        self.socket = self.closing.enter_context(self.browser.live(self.table, self.seat, heard=heard))


def talk_of(browser: Browser, table: str, after: str = "") -> list[str]:
    """What somebody is told over HTTP."""
    return [line["text"] for line in browser.get(f"/api/tables/{table}/talk", after=after or None)["lines"]]


# Who hears


def test_aa_22_6_a_whisper_is_heard_by_the_seats_it_is_said_to_and_by_nobody_else(
    server_of_both_kinds: Running,
) -> None:
    # Given four people and a spectator who listen
    url = server_of_both_kinds.url
    with People(url) as people, Browser(url) as onlooker:
        before = people.traces()
        table = people.table
        ears = [Ear(browser, table, seat) for seat, browser in enumerate(people.browsers)]
        ears.append(Ear(onlooker, table, None))
        people.browsers[0].say(table, 0, "first mark")
        for ear in ears:
            ear.until("first mark")

        # When the first whispers to the second and the third
        line = people.browsers[0].say(table, 0, SECRET, 2, 1)
        assert (line["seat"], line["to"], line["text"], line["who"]) == (0, [1, 2], SECRET, "Person 0")
        people.browsers[3].say(table, 3, "second mark")

        # Then those three hear it, and to the others nothing comes but the mark, one after the other
        for ear in ears[:3]:
            ear.until("second mark")
            assert ear.texts == ["first mark", SECRET, "second mark"]
        for ear in ears[3:]:
            came = ear.until("second mark")
            assert [one["type"] for one in came] == ["talk"]
            assert [one["text"] for one in came[0]["lines"]] == ["second mark"]
            assert came[0]["after"] == ear.lines[0]["id"]

        # And it is so when they come again, from nothing, from the first line, and over HTTP
        for ear in ears[3:]:
            ear.come_again(from_nothing=True)
            ear.until("second mark")
            assert ear.texts == ["first mark", "second mark"]
            assert talk_of(ear.browser, table) == ["first mark", "second mark"]
            assert talk_of(ear.browser, table, ear.lines[0]["id"]) == ["second mark"]
            assert talk_of(ear.browser, table, line["id"]) == ["second mark"]  # even who guessed its id
            assert SECRET not in "".join(ear.raw)
        assert talk_of(people.browsers[2], table) == ["first mark", SECRET, "second mark"]

        # And nothing has changed in the game, nor does any other door or the log tell of it
        assert people.traces() == before
        for browser in (people.browsers[3], onlooker):
            for path in (f"/api/tables/{table}", people.path("frame"), people.path("odds"), "/metrics"):
                assert SECRET not in str(browser.get(path))
        for ear in ears:
            ear.closing.close()
    assert SECRET not in server_of_both_kinds.log.read_text()


def test_only_those_who_sit_at_the_table_talk_and_for_their_own_seat(server: Running) -> None:
    with People(server.url, 2) as people, Browser(server.url, "Onlooker") as onlooker:
        with pytest.raises(Refusal, match="403 not_yours: only those who sit at the table may talk there"):
            onlooker.say(people.table, 0, "may I?")
        with pytest.raises(Refusal, match="403 not_yours: that is not your seat"):
            people.browsers[0].say(people.table, 1, "I am the other")
        with pytest.raises(Refusal, match="404 not_found: the table has no seat 5"):
            people.browsers[0].say(people.table, 0, "hello", 1, 5)
        with pytest.raises(Refusal, match="400 bad_request: a whisper is said to another seat"):
            people.browsers[0].say(people.table, 0, "hello", 0)
        with Browser(server.url, language="es") as foreigner, pytest.raises(Refusal, match="solo quienes se sientan"):
            foreigner.say(people.table, 0, "¿puedo?")
        assert talk_of(onlooker, people.table) == []


def test_who_takes_a_seat_over_does_not_hear_what_was_whispered_before(server_of_both_kinds: Running) -> None:
    url = server_of_both_kinds.url
    with People(url, 3) as people, Browser(url, "Heir") as heir, Browser(url, "Phone") as phone:
        table, owner, leaver = people.table, people.browsers[0], people.browsers[1]
        owner.say(table, 0, SECRET, 1)
        leaver.say(table, 1, "to all")

        # Given a second device in the seat, and then somebody new who came by its link
        link = leaver.post(people.path("seats/1/link"))["token"]
        phone.post(people.path("join"), token=link)
        assert talk_of(phone, table) == ["to all"]
        heir.post(people.path("join"), token=phone.post(people.path("seats/1/link"))["token"])
        for browser in (leaver, phone):
            browser.post(people.path("seats/1/leave"))

        # Then what was whispered is neither for who came, nor any longer for who has left
        owner.say(table, 0, "to the heir", 1)
        assert talk_of(heir, table) == ["to all", "to the heir"]
        assert talk_of(leaver, table) == talk_of(phone, table) == ["to all"]
        assert talk_of(owner, table) == [SECRET, "to all", "to the heir"]

        # And who hands the seat to a bot and takes it back misses nothing, and the bot says nothing
        heir.post(people.path("seats/1/bot"))
        owner.say(table, 0, "while a bot plays", 1)
        heir.post(people.path("seats/1/back"))
        assert talk_of(heir, table) == ["to all", "to the heir", "while a bot plays"]


def test_who_holds_several_seats_hears_what_each_may(server: Running) -> None:
    with Browser(server.url, "Two") as two, Browser(server.url, "One") as one, Browser(server.url, "Third") as third:
        table = two.open("me", "me", "open", "open")["table"]["id"]
        one.post(f"/api/tables/{table}/join", seat=2)
        third.post(f"/api/tables/{table}/join", seat=3)
        one.say(table, 2, "to the first", 0)
        one.say(table, 2, "to the second", 1)
        two.say(table, 1, "from one hand to the other", 0)
        for seat in (0, 1, None):
            with Ear(two, table, seat) as ear:
                ear.until("from one hand to the other")
                assert ear.texts == ["to the first", "to the second", "from one hand to the other"]
        assert talk_of(one, table) == ["to the first", "to the second"]
        assert talk_of(third, table) == []


# What is said


@pytest.mark.parametrize(
    "text", ["", "   ", "a\nb", "tab\there", "\x07", "a\x7fb", "a\u2028b", "x\u202ey", "\u0085a\x9b"]
)
def test_a_line_is_one_that_people_can_read(server: Running, text: str) -> None:
    with People(server.url, 2) as people:
        with pytest.raises(Refusal, match=r"^400 "):
            people.browsers[0].say(people.table, 0, text)
        assert talk_of(people.browsers[0], people.table) == []


def test_a_line_is_trimmed_and_kept_to_the_letter_up_to_500(server_of_both_kinds: Running) -> None:
    good = ["<b>&amp;</b>", "שלום, מה שלומך?", "👩‍👩‍👧 %s :n '", "x" * 500, "مرحبا\u200f!"]
    with People(server_of_both_kinds.url, 2) as people:
        for text in good:
            assert people.browsers[0].say(people.table, 0, f"  {text} " if len(text) < 400 else text)["text"] == text
        with pytest.raises(Refusal, match=r"^400 "):
            people.browsers[0].say(people.table, 0, "x" * 501)
        assert talk_of(people.browsers[1], people.table) == good


def test_the_same_request_is_heard_once(server_of_both_kinds: Running) -> None:
    with People(server_of_both_kinds.url, 2) as people:
        mine, table = people.browsers[0], people.table
        first = mine.say(table, 0, "once", 1, request="request-1")
        assert mine.say(table, 0, "once", 1, request="request-1") == first
        for text, to in (("twice", (1,)), ("once", ())):
            with pytest.raises(Refusal, match="used for another line"):
                mine.say(table, 0, text, *to, request="request-1")
        people.browsers[1].say(table, 1, "once", 0, request="request-1")  # another's is another
        assert talk_of(mine, table) == ["once", "once"]


def test_a_seat_talks_at_a_human_pace(tmp_path: Path) -> None:
    with Running(f"sqlite:///{tmp_path}/t.db", tmp_path, "--rate", "1000") as server, People(server.url, 2) as people:
        for n in range(10):
            people.browsers[0].say(people.table, 0, f"line {n}")
        with pytest.raises(Refusal, match="429 too_many: you talk too fast; wait a moment"):
            people.browsers[0].say(people.table, 0, "and another")
        people.browsers[1].say(people.table, 1, "the other may")


# Missing nothing


def test_who_comes_again_hears_what_was_missed_and_nothing_twice(server: Running) -> None:
    with People(server.url, 3) as people:
        table, others = people.table, people.browsers
        with Ear(others[2], table, 2) as ear:
            others[0].say(table, 0, "before")
            ear.until("before")
            ear.closing.close()
            for n in range(3):
                others[0].say(table, 0, f"missed {n}", *([2] if n == 1 else []))
                others[0].say(table, 0, f"whispered {n}", 1)
            ear.come_again()
            ear.until("missed 2")
            assert ear.texts == ["before", "missed 0", "missed 1", "missed 2"]
        with others[2].live(table, 2, heard="0" * 16) as unknown:  # of another table, or made up: begins from nothing
            json.loads(unknown.recv(PATIENCE))
            talk = json.loads(unknown.recv(PATIENCE))
            assert (talk["after"], len(talk["lines"])) == (None, 4)


@pytest.mark.parametrize(("missed", "after", "first"), [(3, "known", 0), (RECENT, "known", 0), (RECENT + 1, None, 1)])
def test_who_missed_very_much_begins_anew_with_the_last_lines(missed: int, after: str | None, first: int) -> None:
    lines = [replace(a_line(f"line {n}"), n=n) for n in range(missed)]
    talk = told(lines, LineId("known"), 4)
    assert (talk.after, talk.lines[0].text, len(talk.lines)) == (after, f"line {first}", missed - first)


Saying = tuple[str, int, frozenset[int]]
SAYINGS = st.lists(
    st.tuples(
        st.sampled_from(["say", "whisper", "whisper", "again", "anew"]),
        st.integers(0, 3),
        st.frozensets(st.integers(0, 3), min_size=1, max_size=3),
    ),
    min_size=1,
    max_size=14,
)


@settings(max_examples=examples(12))
@given(SAYINGS)
def test_each_hears_what_is_theirs_in_order_however_they_come_and_go(server: Running, sayings: list[Saying]) -> None:
    with People(server.url) as people, Browser(server.url) as onlooker:
        table = people.table
        ears = [Ear(browser, table, seat) for seat, browser in enumerate(people.browsers)]
        ears.append(Ear(onlooker, table, None))
        expected: list[list[str]] = [[] for _ in ears]
        for n, (what, seat, to) in enumerate(sayings):
            if what in ("again", "anew"):
                ears[seat].come_again(what == "anew")
                continue
            others = to - {seat} if what == "whisper" else frozenset()
            people.browsers[seat].say(table, seat, f"line {n}", *sorted(others))
            for listener, heard in enumerate(expected):
                if not others or listener in others | {seat}:
                    heard.append(f"line {n}")
        people.browsers[0].say(table, 0, "the end")
        for ear, heard in zip(ears, expected, strict=True):
            with ear:
                ear.until("the end")
            assert ear.texts == [*heard, "the end"]
            texts = {line["text"] for raw in ear.raw for line in json.loads(raw).get("lines", []) if "text" in line}
            assert {text for text in texts if str(text).startswith("line ")} <= set(heard)


# What is kept


def test_talk_goes_through_two_processes_and_stays_with_its_seats(
    request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    database = another_database(request.getfixturevalue("postgres_server"))
    with Running(database, tmp_path) as one, Running(database, tmp_path) as other, People(one.url, 3) as people:
        table = people.table
        elsewhere = [Browser(other.url, token=browser.token) for browser in people.browsers]
        with (
            Ear(elsewhere[1], table, 1) as second,
            Ear(elsewhere[2], table, 2) as third,
            Ear(people.browsers[0], table, 0) as first,
        ):
            people.browsers[0].say(table, 0, "mark 1")
            for ear in (first, second, third):
                ear.until("mark 1")
            people.browsers[0].say(table, 0, SECRET, 1)
            elsewhere[1].say(table, 1, "I shall be there", 0)
            elsewhere[1].say(table, 1, "mark 2")
            first.until("mark 2")
            second.until("mark 2")
            came = third.until("mark 2")
            assert first.texts == second.texts == ["mark 1", SECRET, "I shall be there", "mark 2"]
            assert third.texts == ["mark 1", "mark 2"]
            assert [message["type"] for message in came] == ["talk"]
        for browser in elsewhere:
            browser.http.close()


def test_talk_outlasts_the_server_and_is_beside_the_record_in_a_backup(store_url: str, tmp_path: Path) -> None:
    # Given a game with a whisper that has ended, and a server that is started anew
    nudge = ("--nudge-after", "0", "--log-level", "info")
    with (
        Running(store_url, tmp_path, *nudge) as running,
        People(running.url, 3, rounds=1) as people,
        Receiver() as receiver,
    ):
        table = people.table
        people.browsers[2].put(people.path("seats/2/webhook"), url=receiver.url)
        people.browsers[0].say(table, 0, "good luck")
        people.browsers[0].say(table, 0, SECRET, 1)
        people.play(random.Random(878), 9)
        people.browsers[0].post(people.path("abandon"))
        people.browsers[0].say(table, 0, "well played")
        heard = ["good luck", SECRET, "well played"]
        running.stop()
        running.start()
        assert talk_of(people.browsers[1], table) == heard

        # Then neither its record nor a replay or webhook tells of it
        third = people.browsers[2]
        record = third.get(people.path("record"))
        assert SECRET not in record
        assert "luck" not in record
        for path in (people.path("frame"), people.path("moment/3"), people.path("talk")):
            assert SECRET not in json.dumps(third.get(path))
        assert third.frame(table, 1)["seat"] == 1  # all is over, so the others' seats can be looked from,
        assert talk_of(third, table) == ["good luck", "well played"]  # but what they heard is theirs
        assert not any(SECRET in str(call) for call in receiver.calls)

        # And a backup has it beside the record, from where it comes back
        file = tmp_path / "all.zip"
        assert main(["export", str(file), "--database", running.database]) == 0
        with zipfile.ZipFile(file) as backup:
            assert SECRET not in backup.read(f"{table}.record").decode()
            assert SECRET in backup.read(f"{table}.talk.json").decode()
        fresh = f"sqlite:///{tmp_path}/fresh.db"
        assert main(["import", str(file), "--database", fresh]) == 0
        with Running(fresh, tmp_path) as again:
            for browser, expected in zip(people.browsers, (heard, heard, ["good luck", "well played"]), strict=True):
                with Browser(again.url, token=browser.token) as same:
                    assert talk_of(same, table) == expected
            with Browser(again.url, token=people.browsers[1].token) as second:
                assert second.say(table, 1, "thanks", 0)["to"] == [0]
    assert SECRET not in running.log.read_text()
