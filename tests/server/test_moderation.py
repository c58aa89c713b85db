"""The operator's commands, beside a server that runs: tables shown, ended and deleted; people banned and muted."""

from __future__ import annotations

import hashlib
import time
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from heptarchy.cli import main
from heptarchy.server.bans import Wards, network_of
from heptarchy.server.ids import BrowserId
from heptarchy.server.rows import BAN, MUTE, Ward
from tests.patience import PATIENCE, wait_until
from tests.server.client import Browser, Refusal, next_frame
from tests.server.people import People
from tests.server.running import Running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from websockets.sync.client import ClientConnection


class Shell:
    """Somebody at a shell, beside a server."""

    def __init__(self, running: Running, capsys: pytest.CaptureFixture[str]) -> None:
        self.running = running
        self.capsys = capsys

    def __call__(self, *words: str, code: int = 0) -> str:
        """What a command says; it must end with this code."""
        self.capsys.readouterr()
        given = main([*words, "--database", self.running.database])
        said = self.capsys.readouterr()
        assert given == code, said
        return said.out + said.err


@pytest.fixture
def shell(server_of_both_kinds: Running, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(server_of_both_kinds, capsys)


def digits(browser: Browser) -> str:
    """How the operator names a browser."""
    return hashlib.sha256(browser.token.encode()).hexdigest()[:12]


def close_code(live: ClientConnection) -> int:
    """The code that a socket is closed with."""
    try:
        while True:
            next_frame(live)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def status_of(browser: Browser, table: str) -> str:
    """How a table stands."""
    try:
        return str(browser.get(f"/api/tables/{table}")["status"])
    except Refusal as refusal:
        return str(refusal.status)


# Tables


def test_tables_are_listed_and_shown_without_their_secrets(shell: Shell) -> None:
    with Browser(shell.running.url, "Aldwyn") as browser:
        table = browser.open("me", "bot thrall", name="Wessex")["table"]["id"]
        listed = shell("tables", "list", "--status", "playing", "--limit", "500")
        assert f"{table}  vikings  playing" in listed
        assert "Wessex" in listed
        assert table not in shell("tables", "list", "--status", "over")
        assert table not in shell("tables", "list", "--older-than", "1")
        shown = shell("tables", "show", table)
        assert "vikings, rules version" in shown
        assert f"human       Aldwyn  {digits(browser)}" in shown
        assert "bot thrall" in shown
        assert len(shown.splitlines()) == 5
    assert "there is no table 'nowhere'" in shell("tables", "show", "nowhere", code=1)


def test_a_table_that_is_ended_ends_for_all_who_watch_it_and_bots_stop(shell: Shell) -> None:
    with Browser(shell.running.url, "Aldwyn") as browser:
        table = browser.open("me", "bot thrall", "bot thrall")["table"]["id"]
        bots = browser.open("bot king", "bot king")["table"]["id"]
        with browser.live(table, 0) as live:
            next_frame(live)
            said = shell("tables", "end", table, "--dry-run")
            assert said.startswith(f"dry run, nothing has changed: table {table} (vikings, playing")
            assert status_of(browser, table) == "playing"
            assert shell("tables", "end", table).startswith(f"table {table} (vikings, playing")
            frame = next_frame(live)
            while frame["table"]["status"] == "playing":
                frame = next_frame(live)
            assert frame["table"]["status"] == "abandoned"
        shell("tables", "end", bots)
        wait_until(lambda: status_of(browser, bots) == "abandoned", "the server to hear of it")
        assert "has ended already: it is abandoned" in shell("tables", "end", table, code=1)


def test_a_table_that_is_deleted_is_gone_for_everybody(shell: Shell) -> None:
    with Browser(shell.running.url, "Aldwyn") as browser:
        table, other, bots = (
            browser.open(*seats)["table"]["id"] for seats in (["me", "me"], ["me", "me"], ["bot thrall", "bot king"])
        )
        browser.say(table, 0, "hello")
        with browser.live(table, 0) as live:
            next_frame(live)
            assert "dry run, nothing has changed" in shell("tables", "delete", table, "--dry-run")
            shell("tables", "delete", other, "nowhere", code=1)
            assert (status_of(browser, table), status_of(browser, other)) == ("playing", "playing")
            assert shell("tables", "delete", table, bots).count("is deleted") == 2
            assert close_code(live) == 4404
        wait_until(lambda: status_of(browser, table) == status_of(browser, bots) == "404", "the server to hear of it")
        assert status_of(browser, other) == "playing"
        assert table not in shell("tables", "list", "--limit", "1000")
    assert "Traceback" not in shell.running.log.read_text()


def test_a_rematch_that_was_deleted_is_opened_anew(shell: Shell) -> None:
    with Browser(shell.running.url, "Aldwyn") as browser:
        table = browser.open("me", "bot thrall")["table"]["id"]
        browser.post(f"/api/tables/{table}/abandon")
        first = browser.post(f"/api/tables/{table}/rematch")["id"]
        shell("tables", "delete", first)
        wait_until(lambda: status_of(browser, first) == "404", "the rematch to be gone")
        second = browser.post(f"/api/tables/{table}/rematch")["id"]
        assert second not in (table, first)
        assert browser.post(f"/api/tables/{table}/rematch")["id"] == second


def test_finished_tables_are_removed_after_a_while(shell: Shell) -> None:
    with Browser(shell.running.url, "Aldwyn") as browser:
        ended, playing = (browser.open("me", "me")["table"]["id"] for _ in range(2))
        browser.post(f"/api/tables/{ended}/abandon")
        assert shell("tables", "remove-finished", "--after", "1").startswith("0 tables that ended before ")
        assert "dry run" in shell("tables", "remove-finished", "--after", "0", "--dry-run")
        assert status_of(browser, ended) == "abandoned"
        shell("tables", "remove-finished", "--after", "0")
        wait_until(lambda: status_of(browser, ended) == "404", "the server to hear of it")
        assert status_of(browser, playing) == "playing"


def test_a_server_removes_finished_tables_by_itself_if_it_is_told_to(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    with Running(database, tmp_path) as running, Browser(running.url, "Aldwyn") as browser:
        ended, playing = (browser.open("me", "me")["table"]["id"] for _ in range(2))
        browser.post(f"/api/tables/{ended}/abandon")
        running.stop()
        running.start()
        assert status_of(browser, ended) == "abandoned"  # unless told, it removes nothing
        running.stop()
        running.arguments = ("--remove-finished-after", "0.000001")
        running.start()
        wait_until(lambda: status_of(browser, ended) == "404", "the server to hear of it")
        assert status_of(browser, playing) == "playing"


# People


@pytest.fixture
def guests(shell: Shell) -> Iterator[People]:
    with People(shell.running.url, 2) as people:
        yield people


def test_somebody_who_is_banned_is_kept_out_until_let_in_again(shell: Shell, guests: People) -> None:
    bad, good = guests.browsers
    assert f"{digits(bad)}  Person 0" in shell("people", "list", "--name", "person 0")
    with bad.live(guests.table, 0) as live, good.live(guests.table, 1) as other:
        next_frame(live)
        next_frame(other)
        said = shell("people", "ban", digits(bad), "--reason", "rude words", "--dry-run")
        assert said == f"dry run, nothing has changed: {digits(bad)} (Person 0) is banned for good\n"
        bad.frame(guests.table, 0)
        assert shell("people", "ban", digits(bad), "--reason", "rude words", "--days", "2").endswith(" (UTC)\n")
        assert close_code(live) == 4403
    with pytest.raises(Refusal, match="403 banned: whoever runs this server has shut you out: rude words"):
        bad.frame(guests.table, 0)
    with pytest.raises(InvalidStatus):
        bad.live(guests.table, 0)
    good.frame(guests.table, 1)
    spanish = {"Cookie": f"heptarchy={bad.token}", "Accept-Language": "es"}
    assert (
        httpx.get(f"{shell.running.url}/", headers=spanish, timeout=PATIENCE).text
        == "quien administra este servidor te ha cerrado la puerta: rude words"
    )
    assert f"ban   {digits(bad)}" in shell("people", "wards")
    assert "dry run" in shell("people", "unban", digits(bad), "--dry-run")
    shell("people", "unban", digits(bad))
    wait_until(lambda: status_of(bad, guests.table) == "playing", "the server to hear of it")
    assert "nobody of those that are banned" in shell("people", "unban", digits(bad), code=1)


def test_an_address_that_is_banned_is_kept_out(shell: Shell) -> None:
    def ask(address: str) -> int:
        headers = {"X-Forwarded-For": address}
        return httpx.get(f"{shell.running.url}/api/games", headers=headers, timeout=PATIENCE).status_code

    assert shell("people", "ban", "--address", "203.0.113.7") == "203.0.113.7/32 is banned for good\n"
    shell("people", "ban", "--address", "2001:db8:1:2::9")
    wait_until(lambda: ask("203.0.113.7") == ask("2001:db8:1:2:aaaa::1") == 403, "the server to hear of it")
    assert ask("203.0.113.8") == ask("2001:db8:1:3::1") == 200
    assert ask("::ffff:203.0.113.7") == 403
    shell("people", "unban", "--address", "203.0.113.7")
    shell("people", "unban", "--address", "2001:db8:1:2::/64")
    wait_until(lambda: ask("203.0.113.7") == ask("2001:db8:1:2:aaaa::1") == 200, "the server to hear of it")


def test_somebody_who_is_muted_plays_and_does_not_talk(shell: Shell, guests: People) -> None:
    loud, quiet = guests.browsers
    loud.say(guests.table, 0, "hello")
    shell("people", "mute", digits(loud), "--dry-run")
    loud.say(guests.table, 0, "hello again")
    shell("people", "mute", digits(loud))

    def is_muted() -> bool:
        try:
            loud.say(guests.table, 0, "hello")
        except Refusal as refusal:
            return (refusal.status, "silenced" in refusal.body["message"]) == (403, True)
        return False

    wait_until(is_muted, "the server to hear of it")
    quiet.say(guests.table, 1, "peace")
    frame = guests.asked()
    guests.answer(frame, frame["question"]["options"][0]["action"])
    shell("people", "unmute", digits(loud))
    wait_until(lambda: not is_muted(), "the server to hear of it")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "whoever runs this server has silenced you: rude words"),
        ("es", "quien administra este servidor te ha quitado la palabra: rude words"),
    ],
)
def test_somebody_who_is_muted_is_told_why(shell: Shell, language: str, said: str) -> None:
    with Browser(shell.running.url, "Aldwyn", language) as loud:
        table = loud.open("me", "me")["table"]["id"]
        shell("people", "mute", digits(loud), "--reason", "rude words")

        def refusal() -> Refusal | None:
            try:
                loud.say(table, 0, "hello")
            except Refusal as refusal:
                return refusal
            return None

        refused = wait_until(refusal, "the server to hear of it")
        assert refused is not None
        assert (refused.status, refused.body["message"]) == (403, said)
        shell("people", "unmute", digits(loud))


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("ban",), 2, "name one"),
        (("ban", "0123456789", "--address", "203.0.113.7"), 2, "name one"),
        (("ban", "--address", "here"), 2, "--address is an address or a network"),
        (("ban", "012"), 1, "named by 6 digits or more"),
        (("mute", "%%%%%%"), 1, "named by 6 digits or more"),
        (("mute", "000000000000"), 1, "no browser begins with"),
    ],
)
def test_a_command_that_makes_no_sense_is_refused_in_a_line(
    shell: Shell, words: tuple[str, ...], code: int, said: str
) -> None:
    told = shell("people", *words, code=code)
    assert said in told
    assert len(told.splitlines()) == 1


def ward(kind: str, what: str, until: float = 0.0) -> Ward:
    return Ward(kind, what, 0.0, until, "")


def test_wards_end_by_themselves() -> None:
    wards = Wards()
    now: Any = time.time()
    wards.take([ward(BAN, "a" * 64, now - 1), ward(BAN, "203.0.113.0/24", now - 1), ward(MUTE, "b" * 64, now - 1)])
    assert wards.forbid(BrowserId("a" * 64), "203.0.113.9") is None
    assert wards.silence(BrowserId("b" * 64)) is None
    wards.take([ward(BAN, "a" * 64, now + 900), ward(BAN, "203.0.113.0/24"), ward(MUTE, "b" * 64)])
    assert wards.forbid(BrowserId("a" * 64), "192.0.2.1") is not None
    assert wards.forbid(BrowserId(""), "203.0.113.9") is not None
    assert wards.forbid(BrowserId(""), "?") is None
    assert wards.forbid(BrowserId("b" * 64), "192.0.2.1") is None
    assert wards.silence(BrowserId("b" * 64)) is not None


def test_an_address_stands_for_its_household() -> None:
    assert network_of("203.0.113.7") == "203.0.113.7/32"
    assert network_of("::ffff:203.0.113.7") == "203.0.113.7/32"
    assert network_of("2001:db8::1") == "2001:db8::/64"
    assert network_of("2001:db8::1/48") == "2001:db8::/48"
