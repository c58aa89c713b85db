"""Several at one table: secrets on the wire, connections that break, and one screen for two."""

from __future__ import annotations

import json
import random
import re
import time
from functools import partial
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.patience import PATIENCE, wait_until
from tests.server.running import Running
from tests.web.browsing import DESK, Visitor
from tests.web.test_ortus import answer, frame_of, play_until

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

    from tests.web.conftest import Visit

CLICKED = 3  # answers of each; then the game goes on behind the pages' backs
LISTENED = 40  # answers, fate's among them, whose frames are searched
SIDES = {0: {"norsemen", "berserkers"}, 1: {"housecarl", "thegn"}, None: set()}


def hands_in(frame: dict[str, Any]) -> set[str]:
    """The factions whose hand or deck a frame shows."""
    factions = (frame.get("view") or {}).get("factions", {})
    return {name for name, known in factions.items() if "hand" in known or "deck" in known}


def test_two_browsers_and_a_spectator_share_a_table_and_no_secrets(visit: Visit) -> None:
    # Given a host, a guest who comes by a link, and somebody who looks on
    host, guest, onlooker = visit().enter(), visit(), visit()
    host.lay_a_table(["me", "invited"])
    link = host.page.get_by_label(re.compile("^Link for")).input_value()
    guest.enter(link)
    guest.page.get_by_role("button", name="Sit down").wait_for()
    guest.give_name("Bede")
    guest.page.get_by_role("button", name="Sit down").click()
    host.page.get_by_role("link", name="Go to the table").or_(
        host.page.get_by_role("button", name="Go to the table")
    ).click()
    url = host.at_table()
    guest.at_table()
    onlooker.enter(url)
    onlooker.at_table()

    # When they play for a while, the first answers by clicks (tests/server/test_secrets.py listens to whole games)
    rng = random.Random(3)
    table = url.rpartition("/")[2]
    for _ in range(CLICKED):
        for one in (host, guest):
            if one.page.locator(".options").count():
                one.answer_somehow(rng)
        host.page.wait_for_timeout(20)
    while (now := frame_of(host, table)["k"]) < LISTENED:
        answer(host, table, 0, (), rng)
        answer(guest, table, 1, (), rng)

    # Then all see the same board
    for one in (host, guest, onlooker):
        expect(one.page.locator("[data-k]").first).to_have_attribute("data-k", str(now))

    # And no frame of a seat held another side's hand, nor any of the words that only the other was told
    for seat, who in ((0, host), (1, guest), (None, onlooker)):
        frames = [json.loads(text) for text in who.frames]
        assert len(frames) > 10
        shown = set().union(*(hands_in(frame) for frame in frames))
        assert shown <= SIDES[seat], f"seat {seat} was shown {shown}"
        drawn = [line["said"] for frame in frames for line in frame["lines"] if str(line["said"]).startswith("draw ")]
        own = {"norsemen": "n", "berserkers": "b", "housecarl": "h", "thegn": "t"}
        letters = {own[faction] for faction in SIDES[seat]}
        assert all(card.split()[1][0] in letters for card in drawn), drawn[:5]
    assert host.frames != onlooker.frames


def test_a_reload_and_a_lost_connection_in_mid_battle_lose_nothing(visit: Visit) -> None:
    # Given a battle in which a person is asked
    guest = visit()
    page = guest.page
    rng = random.Random(4)
    fight(guest)
    asked, stamp = guest.prompt.inner_text(), guest.stamp()

    # When the page is loaded again
    page.reload()
    guest.at_table()
    guest.wait_until_asked()

    # Then the same question stands, with the same log
    assert guest.prompt.inner_text() == asked
    assert guest.stamp() == stamp

    # And play goes on
    guest.answer_somehow(rng)


def test_a_server_that_is_killed_and_comes_back_is_found_again(browser: Browser, tmp_path: Path) -> None:
    # Given somebody who is asked in a battle
    with Running(f"sqlite:///{tmp_path}/tables.db", tmp_path) as server:
        guest = Visitor(browser, server.url, DESK, "en-GB")
        guest.expected += ["WebSocket", "ERR_CONNECTION_REFUSED", "Failed to load", "ERR_CONNECTION_RESET"]
        fight(guest)
        asked, stamp = guest.prompt.inner_text(), guest.stamp()

        # When the server is killed, the page says that it is not connected
        server.kill()
        expect(guest.page.get_by_text("Not connected").first).to_be_visible()

        # And when it is back, the page finds it by itself, and the same question stands
        server.start()
        expect(guest.page.get_by_text("Not connected")).to_have_count(0)
        assert guest.prompt.inner_text() == asked
        assert guest.stamp() == stamp
        guest.answer_somehow(random.Random(8))
        assert guest.stamp() != stamp
        assert guest.troubles() == []
        guest.context.close()


def fight(guest: Visitor) -> None:
    """At a table where we are asked in a battle."""
    while True:
        table = guest.open_table(["me", "bot thrall"])
        if play_until(guest, table, lambda frame: frame["view"]["battle"] is not None, ()):
            guest.go_to(table).wait_until_asked()
            assert in_battle(guest)
            return


def test_a_rematch_is_a_click_away(visit: Visit) -> None:
    guest = visit()
    page = guest.page
    guest.go_to(guest.open_table(["me", "bot thrall"]))
    first = page.url
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Abandon the game").click()
    page.get_by_role("button", name="Rematch").first.click()
    page.wait_for_url(lambda url: "/t/" in url and url != first)
    assert guest.wait_until_asked()


def test_somebody_away_is_told_by_notification_and_sets_a_webhook(visit: Visit) -> None:
    # Given a browser that may notify, whose page notes what it is told
    host, guest = visit(), visit()
    page = host.page
    page.add_init_script(
        "window.told = []; window.Notification = class { static permission = 'default';"
        " static async requestPermission() { return (Notification.permission = 'granted'); }"
        " constructor(title) { window.told.push(title); } close() {} };"
        "Object.defineProperty(document, 'hidden', { get: () => window.away ?? false });"
    )
    table = host.open_table(["me", "open"])
    guest.join(table, 1, "Bede")
    host.go_to(table)

    # When they wish to be told, and set a webhook
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Tell me when it is my turn").click()
    expect(page.get_by_text("The browser tells you")).to_be_visible()
    address = page.get_by_label(re.compile("address that is called"))
    address.fill("http://127.0.0.1:9/hook")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Set.")).to_be_visible()
    page.keyboard.press("Escape")
    page.evaluate("window.away = true")

    # Then a notification comes when it is their turn
    rng = random.Random(10)
    for _ in range(60):
        if page.evaluate("window.told.length"):
            break
        answer(guest, table, 1, (), rng)
        answer(host, table, 0, (), rng)
        page.wait_for_timeout(40)
    page.wait_for_function("window.told.length > 0")


def in_battle(guest: Visitor) -> bool:
    """Is a battle on the table, as the panel shows it?"""
    return guest.page.get_by_role("heading", name=re.compile("^Battle for ")).count() > 0


def test_one_screen_for_two_with_a_curtain_between(visit: Visit) -> None:
    # Given one browser that holds both seats
    guest = visit()
    page = guest.page
    guest.enter(f"/t/{guest.open_table(['me', 'me'])}")
    rng = random.Random(5)
    lifted = 0
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        curtain = page.get_by_role("button", name=re.compile("^I am "))
        page.locator("[data-n], .curtain").first.wait_for()
        if curtain.count():
            # Then nothing of any seat is on the page behind the curtain
            assert page.locator(".boardbox").count() == 0
            assert page.locator(".options").count() == 0
            curtain.click()
            page.locator("[data-n]").first.wait_for()
            lifted += 1
            if lifted >= 2:
                return
            continue
        guest.pick_any(rng)
        page.wait_for_timeout(60)
    raise AssertionError(f"the curtain fell {lifted} times")


def test_a_seat_is_handed_to_a_bot_and_taken_back(visit: Visit) -> None:
    # Given two people, so that the bot can't end the game meanwhile
    host, guest = visit(), visit()
    page = host.page
    table = host.open_table(["me", "open"])
    host.enter(f"/t/{table}")
    guest.enter(f"/t/{table}")
    guest.page.get_by_role("button", name="Sit here").click()
    for one in (host, guest):
        one.at_table()

    def kind() -> str:
        return str(page.request.get(f"/api/tables/{table}").json()["seats"][0]["kind"])

    def is_no_longer(one: str) -> bool:
        return kind() != one

    # When the seat is handed over, a bot plays it; when it is taken back, a person does
    for words, wanted in (("Hand my seat to a bot", "bot"), ("Take my seat back", "human")):
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name=words).first.click()
        if wanted == "bot":  # it asks once
            expect(page.get_by_text("The bot plays until you take it back.")).to_be_visible()
            assert kind() == "human"
            page.get_by_role("button", name="Hand over").click()
        while_it_is = "human" if wanted == "bot" else "bot"
        wait_until(partial(is_no_longer, while_it_is), f"the seat to be a {wanted}'s")
        assert kind() == wanted
