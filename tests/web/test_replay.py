"""Replays: of live games and finished ones, from the eyes one may look through, and by a link to a moment."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.server.client import Browser as Client
from tests.server.client import next_frame
from tests.web.test_ortus import play_until

if TYPE_CHECKING:
    from pathlib import Path

    from tests.web.conftest import Visit


def a_finished_game(url: str) -> str:
    """A table where two bots have played a round; gives its id."""
    with Client(url, "Cyn") as client:
        table = client.open("bot thrall", "bot thrall", options={"rounds": 1})["table"]["id"]
        with client.live(table) as socket:
            while next_frame(socket, 60.0)["table"]["status"] == "playing":
                pass
    return str(table)


def test_a_finished_game_is_replayed_from_any_seat_and_shared_by_link(visit: Visit) -> None:
    guest = visit()
    table = a_finished_game(guest.url)
    page = guest.enter(f"/t/{table}").page
    guest.at_table()
    page.get_by_role("button", name="Replay", exact=True).click()
    bar = page.get_by_role("region", name="Replay")
    scrubber = bar.get_by_role("slider", name="Moment of the game")
    scrubber.fill("30")
    expect(page.locator("[data-k]").first).to_have_attribute("data-k", "30")
    bar.get_by_role("button", name="One on").click()
    expect(page.locator("[data-k]").first).to_have_attribute("data-k", "31")
    bar.get_by_label("Whose eyes").select_option(label="Vikings")
    expect(page.get_by_text(re.compile("Movement|Treaty")).first).to_be_visible()  # the Vikings' hands

    # A link leads others to the same moment
    bar.get_by_role("button", name="Link").click()
    link = page.get_by_label(re.compile("This moment")).input_value()
    assert "at=31" in link
    other = visit().enter(link)
    expect(other.page.locator("[data-k]").first).to_have_attribute("data-k", "31")


def test_a_live_game_is_looked_back_on_with_ones_own_eyes_only(visit: Visit) -> None:
    guest = visit()
    page = guest.page
    table = guest.open_table(["me", "bot thrall"])
    play_until(guest, table, lambda frame: frame["k"] > 20, ())
    guest.go_to(table)
    now = int(page.locator("[data-k]").first.get_attribute("data-k") or 0)
    page.keyboard.press("l")
    bar = page.get_by_role("region", name="Replay")
    bar.get_by_role("button", name="To the beginning").click()
    expect(page.locator("[data-k]").first).to_have_attribute("data-k", "0")
    eyes = bar.get_by_label("Whose eyes").locator("option").all_inner_texts()
    assert eyes
    assert "English" not in eyes
    bar.get_by_role("button", name="Back to the table").click()
    shown = int(page.locator("[data-k]").first.get_attribute("data-k") or 0)
    assert shown >= now


def test_a_record_is_opened_and_replayed(visit: Visit, tmp_path: Path) -> None:
    guest = visit()
    table = a_finished_game(guest.url)
    file = tmp_path / "game.txt"
    with Client(guest.url) as client:
        file.write_text(client.get(f"/api/tables/{table}/record"), encoding="utf-8")
    page = guest.enter().page
    with page.expect_file_chooser() as chooser:
        page.get_by_text("Open a record").click()
    chooser.value.set_files(str(file))
    page.wait_for_url("**/t/*")
    bar = page.get_by_role("region", name="Replay")
    expect(bar).to_be_visible()
    bar.get_by_role("button", name="To the end").click()
    expect(page.locator("body")).to_contain_text("won")
