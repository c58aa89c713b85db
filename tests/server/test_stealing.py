"""Seats are kept: what a second device, a rematch, a webhook, an old vote or a flood might have won somebody."""

from __future__ import annotations

import sqlite3
from typing import Any

import pytest

from heptarchy.server import custody
from heptarchy.server.ids import BrowserId
from heptarchy.server.reasons import SHARED_OUT, TOO_MANY_CHANGES
from heptarchy.server.rows import FOR_GOOD, LEFT, SAT, SHARED
from tests.patience import wait_until
from tests.server.client import Browser
from tests.server.running import Running
from tests.server.test_custody import Company, a_log, held, refused, until_abandoned

HOOK = "http://127.0.0.1:9/hook"


def path(table: str, door: str) -> str:
    """The address of one of a table's doors."""
    return f"/api/tables/{table}/{door}"


def kept(running: Running, table: str, seat: int, field: str) -> str:
    """What the store has of a seat."""
    with sqlite3.connect(running.database.partition(":///")[2]) as db:
        found = db.execute(f"select {field} from seats where table_id = ? and seat = ?", (table, seat)).fetchone()
    return str(found[0])


@pytest.fixture
def browsers(server: Running) -> Any:
    """Five browsers; the first three are one person's."""
    made = [Browser(server.url, name) for name in ("Desk", "Phone", "Tablet", "Victim", "Guest")]
    yield made
    for one in made:
        one.http.close()


def an_ortus_rematch(desk: Browser, phone: Browser, tablet: Browser, victim: Browser) -> str:
    """A table to be played again: a seat of three was the desk's and the phone's, one the tablet's, who opens both."""
    old = tablet.open("open", "open", "me", game="ortus")["table"]["id"]
    desk.post(path(old, "join"), seat=0)
    victim.post(path(old, "join"), seat=1)
    phone.post(path(old, "join"), token=desk.post(path(old, "seats/0/link"))["token"])
    tablet.post(path(old, "abandon"))
    return str(tablet.post(path(old, "rematch"))["id"])


def test_a_second_device_that_sits_down_again_does_not_bring_the_first_to_two_sides(browsers: list[Browser]) -> None:
    desk, phone, tablet, victim, _ = browsers
    table = an_ortus_rematch(desk, phone, tablet, victim)
    tablet.post(path(table, "seats/2/leave"))
    desk.post(path(table, "join"), seat=2)
    phone.post(path(table, "join"), seat=0)
    victim.post(path(table, "join"), seat=1)
    told = victim.get(f"/api/tables/{table}")
    assert (told["status"], told["together"], desk.get(f"/api/tables/{table}")["mine"]) == ("playing", [], [2])
    with refused(403):
        desk.frame(table, 0)
    assert desk.frame(table, 2)["seat"] == 2


def test_a_seat_that_was_kept_for_several_is_who_sits_downs_and_the_log_names_no_other(browsers: list[Browser]) -> None:
    desk, phone, tablet, victim, _ = browsers
    table = an_ortus_rematch(desk, phone, tablet, victim)
    victim.post(path(table, "join"), seat=1)
    told = phone.post(path(table, "join"), seat=0)
    assert told["status"] == "playing"
    assert [entry["who"] for entry in told["custody"] if entry["seat"] == 0] == ["Phone"]
    with refused(403):
        desk.frame(table, 0)
    desk.post(path(table, "join"), token=phone.post(path(table, "seats/0/link"))["token"])
    assert desk.frame(table, 0)["seat"] == 0


def test_every_entry_of_the_log_that_lets_somebody_in_is_judged() -> None:
    log = a_log(*((0, f"phone {n}", SHARED, 5) for n in range(custody.DEVICES)))
    whole: Any = type("Whole", (), {"custody": log, "table": type("Table", (), {"hot_seat": True})})
    shared = custody.refuse_entry(whole, 0, SHARED, BrowserId("another"))
    assert shared is not None
    assert shared.id == SHARED_OUT.id
    assert custody.refuse_entry(whole, 1, SHARED, BrowserId("another")) is None
    whole.custody = a_log(*((0, "a", SAT, -1), (0, "a", LEFT, -1)) * (custody.CHANGES // 2))
    sat = custody.refuse_entry(whole, 1, SAT, BrowserId("another"))
    assert sat is not None
    assert sat.id == TOO_MANY_CHANGES.id
    assert custody.refuse_entry(whole, 0, LEFT, BrowserId("a")) is None
    assert custody.refuse_entry(whole, 0, FOR_GOOD, BrowserId("a")) is None


def test_a_seat_is_shared_with_so_many_and_the_log_can_not_be_flushed(browsers: list[Browser]) -> None:
    desk, _, _, victim, guest = browsers
    table = desk.open("me", "open", game="ortus")["table"]["id"]
    victim.post(path(table, "join"), seat=1)

    def share(with_whom: Browser) -> None:
        with_whom.post(path(table, "join"), token=desk.post(path(table, "seats/0/link"))["token"])

    share(guest)
    for _ in range(custody.DEVICES - 1):
        with Browser(desk.url, "Passing") as passing:
            share(passing)
            passing.post(path(table, "seats/0/leave"))
    with Browser(desk.url, "Passing") as passing, refused(422, "that seat has been shared too often"):
        share(passing)
    told = victim.get(f"/api/tables/{table}")["custody"]
    assert [entry["what"] for entry in told if entry["who"] == "Guest"] == ["shared"]


def test_a_long_log_is_folded_once() -> None:
    log = a_log(*((0, f"phone {n}", what, 5) for n in range(1000) for what in (SHARED, LEFT)))
    first = custody.spans(log)
    assert custody.spans(log) is first
    assert held(log)[-1] == (0, "phone 999", 5, 5)
    assert custody.spans(log + a_log((1, "b", SAT, 6))) is not first


# Whispers and webhooks


def test_who_a_seat_is_only_kept_for_neither_whispers_from_it_nor_hears_what_is_said_to_it(
    browsers: list[Browser],
) -> None:
    desk, phone, tablet, victim, _ = browsers
    table = an_ortus_rematch(desk, phone, tablet, victim)
    with refused(403):
        desk.say(table, 0, "I am coming")
    tablet.say(table, 2, "before you came", 0)
    phone.post(path(table, "join"), seat=0)
    tablet.say(table, 2, "for who sits there", 0)
    heard = [[line["text"] for line in one.get(path(table, "talk"))["lines"]] for one in (desk, phone, victim)]
    assert heard == [[], ["for who sits there"], []]


def test_a_seat_that_is_only_kept_takes_no_webhook(browsers: list[Browser]) -> None:
    desk, phone, tablet, victim, _ = browsers
    table = an_ortus_rematch(desk, phone, tablet, victim)
    with refused(403):
        desk.put(path(table, "seats/0/webhook"), url=HOOK)
    phone.post(path(table, "join"), seat=0)
    phone.put(path(table, "seats/0/webhook"), url=HOOK)


def test_a_webhook_goes_with_whoever_may_have_set_it(browsers: list[Browser], server: Running) -> None:
    desk, phone, _, victim, _ = browsers
    table = desk.open("me", "open", game="ortus")["table"]["id"]
    victim.post(path(table, "join"), seat=1)
    phone.post(path(table, "join"), token=desk.post(path(table, "seats/0/link"))["token"])
    desk.put(path(table, "seats/0/webhook"), url=HOOK)
    assert kept(server, table, 0, "webhook") == HOOK
    desk.post(path(table, "seats/0/leave"))
    assert kept(server, table, 0, "webhook") == ""


# Votes, the end and fate


def test_a_vote_does_not_outlive_the_answer_that_was_waited_for(server: Running) -> None:
    with Company(server.url, patience=1.0) as here:
        until_abandoned(here)
        here.owner.post(here.path("seats/2/vote"))
        asked = here.dunstan.post(here.path("seats/2/ask"))
        here.owner.post(here.path(f"pleas/{asked['pleas'][0]['id']}"), say="yes")
        frame = here.cyn.frame(here.table, 2)
        told = here.cyn.answer(here.table, frame, frame["question"]["options"][0]["action"])["table"]
        assert (told["seats"][2]["votes"], told["pleas"]) == ([], [])
        until_abandoned(here)
        told = here.bede.post(here.path("seats/2/vote"))
        assert (told["seats"][2]["kind"], told["seats"][2]["votes"]) == ("human", [1])


def test_whoever_sits_down_first_does_not_end_somebody_elses_table(browsers: list[Browser]) -> None:
    desk, _, _, victim, _ = browsers
    table = victim.open("invited", "open")["table"]["id"]
    desk.post(path(table, "join"), seat=1)
    with refused(403):
        desk.post(path(table, "abandon"))
    assert victim.get(f"/api/tables/{table}")["status"] == "waiting"
    victim.post(path(table, "abandon"))


def test_who_voted_an_owner_out_does_not_end_the_table_in_his_name(browsers: list[Browser]) -> None:
    desk, _, _, victim, _ = browsers
    table = victim.open("open", "me", patience=1.0)["table"]["id"]
    told = desk.post(path(table, "join"), seat=0)
    assert told["asked"] == [1]  # the English deploy first
    wait_until(lambda: desk.get(f"/api/tables/{table}")["seats"][1]["abandoned"], "the owner to be late")
    assert desk.post(path(table, "seats/1/vote"))["seats"][1]["kind"] == "bot"
    with refused(403):
        desk.post(path(table, "abandon"))
    victim.post(path(table, "seats/1/bot"), level="thrall", how="for_good")
    assert desk.post(path(table, "abandon"))["status"] == "abandoned"


def test_a_seat_that_is_given_to_a_bot_before_the_game_has_the_bots_word_in_fate(browsers: list[Browser]) -> None:
    desk, _, _, victim, _ = browsers
    table = victim.open("open", "open", "me", game="ortus")["table"]["id"]
    assert desk.post(path(table, "join"), seat=0)["nonces"][0] == "nonce-of-0"
    desk.post(path(table, "seats/0/bot"), level="thrall", how="for_good")
    told = desk.post(path(table, "join"), seat=1)
    assert (told["status"], told["nonces"]) == ("playing", ["bot", "nonce-of-1", "nonce-of-2"])
