"""A game in the browser, from the lobby to its end."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.web.conftest import Visit


def test_a_person_plays_three_bots_from_the_lobby_to_the_end(visit: Visit) -> None:
    # Given a newcomer at the lobby
    guest = visit().enter()
    page = guest.page

    # When they lay a table of two rounds against three bots and answer whatever is asked
    guest.lay_a_table(["me", "bot thrall", "bot thrall", "bot thrall"], rounds=2)
    url = guest.at_table()
    rng = random.Random(878)
    answers = 0
    while guest.wait_until_asked():
        guest.answer_somehow(rng)
        answers += 1

    # Then the game ends with a result, a proof of its fate and a record that replays
    assert answers > 0
    expect(page.locator("#end-title")).to_have_text(re.compile("have won"))
    verdict = page.locator(".verdict")
    expect(verdict).to_have_attribute("data-fair", "true")
    expect(verdict).to_contain_text(
        re.compile(r"Was fate fair\? Yes\. No die was bent: (\d+) of \1 rolls and draws follow")
    )
    page.get_by_text("How that is known").click()
    expect(page.get_by_text("yours, as this browser kept it")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    text = download.value.path().read_text(encoding="utf-8")
    assert text.startswith("heptarchy record 1")
    assert "seat 0: Aldwyn" in text

    # And the lobby lists it among the finished games
    page.goto("/")
    page.get_by_role("tab", name=re.compile("Finished")).click()
    expect(page.locator(f'a[href*="{url.rpartition("/")[2]}"]').first).to_be_visible()


def test_one_click_starts_a_game_and_the_board_takes_clicks(visit: Visit) -> None:
    guest = visit().enter()
    page = guest.page
    page.get_by_role("button", name="Play", exact=True).click()
    guest.at_table()
    rng = random.Random(1)
    for _ in range(400):
        assert guest.wait_until_asked()
        lit = page.locator(".boardbox path.lit[data-area]")
        if lit.count():
            before = guest.stamp()
            lit.first.click(force=True)
            menu = page.get_by_label("Which?")
            if menu.count():
                menu.get_by_role("button").first.click()
            guest.wait_for_change(before)
            return
        guest.answer_somehow(rng)
    raise AssertionError("no shire was lit in 400 questions")


def test_a_page_tells_that_it_is_ones_turn_and_refuses_a_click_with_its_rule(visit: Visit) -> None:
    guest = visit()
    page = guest.page
    guest.go_to(guest.open_table(["me", "bot thrall"])).wait_until_asked()
    expect(page).to_have_title(re.compile(r"^\(!\) Your turn"))
    page.locator('[data-area="lundenwic"]').first.click(force=True)
    note = page.locator(".refuse")
    expect(note).to_be_visible()
    rule = note.locator(".rule-id")
    expect(rule).to_have_text(re.compile(r"^V-\d+\.\d+$"))

    # The rule is a click away, and the drawer opens at it
    wanted = rule.inner_text()
    rule.click()
    drawer = page.get_by_role("dialog", name="Rules").or_(page.get_by_role("complementary", name="Rules"))
    expect(drawer.get_by_text(wanted, exact=True).first).to_be_in_viewport()
    page.get_by_role("searchbox", name="Search the rules").fill("berserker first hit")
    expect(drawer.get_by_text("V-9.8", exact=True).first).to_be_visible()
    page.keyboard.press("Escape")  # what was sought
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()


def test_undo_takes_a_choice_back(visit: Visit) -> None:
    guest = visit()
    page = guest.page
    guest.go_to(guest.open_table(["bot thrall", "me"])).wait_until_asked()  # the English deploy before anything else
    asked = guest.prompt.inner_text()
    guest.answer_somehow(random.Random(2))
    guest.wait_until_asked()
    assert guest.prompt.inner_text() != asked
    before = guest.stamp()
    page.get_by_role("button", name="Undo").click()
    guest.wait_for_change(before)
    expect(guest.prompt).to_have_text(re.compile(re.escape(asked.split("\n")[-1][:30])))


def test_a_standing_answer_is_set_given_and_taken_away(visit: Visit) -> None:
    guest = visit()
    page = guest.page
    table = guest.open_table(["me", "bot thrall"])
    guest.go_to(table).wait_until_asked()
    before = guest.stamp()
    page.get_by_role("button", name="Always").click()
    dialog = page.get_by_role("dialog", name="Answer so from now on")
    dialog.get_by_label("All game").check()
    dialog.get_by_role("button", name="Answer so").click()
    guest.wait_for_change(before)
    lines = page.request.get(f"/api/tables/{table}/frame?seat=0").json()["lines"]
    assert next(line["by"] for line in lines if line["seat"] == 0 and not line["forced"]) == "standing"
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(page.get_by_role("button", name="Remove", exact=True)).to_have_count(0)
    assert page.request.get(f"/api/tables/{table}/seats/0/standing").json() == []
