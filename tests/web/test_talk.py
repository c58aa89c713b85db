"""Talk at a table in real browsers: what is said, what is whispered, and who never sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.browsing import DESK, PHONE, TABLET, Visitor
from tests.web.test_reach import serious

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.web.conftest import Visit

SECRET = "meet me at the ford"


def talk_of(one: Visitor) -> Locator:
    """What was said, where the talk lies open."""
    return one.page.get_by_role("log", name="What was said")


def open_talk(one: Visitor) -> None:
    """Turn to the talk."""
    one.page.get_by_role("tab", name="Talk").or_(one.page.get_by_role("button", name="Talk")).first.click()


def say(one: Visitor, text: str) -> None:
    """Write a line and send it with the Enter key."""
    field = one.page.get_by_role("textbox", name="Say to everybody").or_(
        one.page.get_by_role("textbox", name="Whisper to")
    )
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("")


def three_and_an_onlooker(visit: Visit) -> list[Visitor]:
    """A table for three people in browsers of their own, and somebody who looks on."""
    host, bede, cyn, onlooker = visit(), visit(), visit(), visit()
    host.page.request.put("/api/me", data={"name": "Aldwyn"})
    table = host.open_table(["me", "open", "open"])
    cyn.join(table, 2, "Cyn")
    bede.enter(f"/t/{table}")
    bede.page.get_by_label("Your name", exact=True).fill("Bede")
    bede.page.get_by_role("button", name="Sit here").first.click()
    bede.at_table()
    return [host.go_to(table), bede, cyn.go_to(table), onlooker.go_to(table)]


def two_at_a_table(visit: Visit, size: dict[str, int] = DESK, **more: object) -> list[Visitor]:
    """A table for two people in browsers of their own."""
    host, bede = visit(size, **more), visit()
    host.page.request.put("/api/me", data={"name": "Aldwyn"})
    table = host.open_table(["me", "open"])
    bede.join(table, 1, "Bede")
    return [host.go_to(table), bede.go_to(table)]


def test_two_whisper_and_a_third_and_a_spectator_see_nothing(visit: Visit) -> None:
    # Given three people and an onlooker with the talk open
    everybody = three_and_an_onlooker(visit)
    host, bede, cyn, onlooker = everybody
    for one in (host, cyn, onlooker):
        open_talk(one)
    say(host, "<b>hello</b> to all")
    for one in (host, cyn, onlooker):
        expect(talk_of(one)).to_contain_text("<b>hello</b> to all")

    # When the host whispers to Bede, who reads the log meanwhile
    host.page.get_by_role("group", name="Who shall hear it").get_by_title("Bede").click()
    say(host, SECRET)
    say(host, "and bring Cyn nothing")
    expect(bede.page.get_by_role("tab", name="3 new lines in the talk")).to_be_visible()
    open_talk(bede)
    expect(talk_of(bede)).to_contain_text(SECRET)
    expect(talk_of(bede).locator(".whisper")).to_have_count(2)
    expect(bede.page.get_by_text("new lines in the talk")).to_have_count(0)
    bede.page.get_by_role("group", name="Who shall hear it").get_by_title("Aldwyn").click()
    say(bede, "I shall be there")
    expect(talk_of(host)).to_contain_text("I shall be there")

    # And says something to all again
    host.page.get_by_role("button", name="Everybody").click()
    say(host, "that was all")

    # Then the others saw the first and the last line, nothing between, also after they load the page again
    for one in (cyn, onlooker):
        expect(talk_of(one)).to_contain_text("that was all")
        expect(talk_of(one).locator("time")).to_have_count(2)
        one.page.reload()
        one.at_table()
        open_talk(one)
        expect(talk_of(one)).to_contain_text("that was all")
        expect(talk_of(one).locator("time")).to_have_count(2)
        assert not any(SECRET in frame or "whisper" in frame for frame in one.frames)
        assert SECRET not in one.page.content()
    host.page.reload()
    host.at_table()
    open_talk(host)
    expect(talk_of(host).locator("time")).to_have_count(5)

    # And who looks on has nothing to talk with
    expect(onlooker.page.get_by_text("you may read along")).to_be_visible()
    assert onlooker.page.get_by_role("textbox").count() == 0


def test_keys_open_the_talk_and_leave_it_and_lines_take_no_focus(visit: Visit) -> None:
    host, bede = two_at_a_table(visit)
    page = host.page
    button = page.get_by_role("button", name="Rules")
    button.focus()
    page.keyboard.press("c")
    field = page.get_by_role("textbox", name="Say to everybody")
    expect(field).to_be_focused()
    stamp = host.stamp()
    page.keyboard.type("1 c u ?")  # what is typed is no answer
    page.keyboard.press("Enter")
    expect(talk_of(host)).to_contain_text("1 c u ?")
    assert host.stamp() == stamp
    page.keyboard.press("Escape")
    expect(button).to_be_focused()
    open_talk(bede)
    say(bede, "do you hear me?")
    expect(talk_of(host)).to_contain_text("do you hear me?")
    expect(button).to_be_focused()


@pytest.mark.parametrize(
    ("size", "light"),
    [(TABLET, "light"), (PHONE, "dark")],
    ids=["tablet light", "phone dark"],
)
def test_axe_finds_nothing_serious_in_the_talk(visit: Visit, size: dict[str, int], light: str) -> None:
    host, bede = two_at_a_table(visit, size, color_scheme=light)
    open_talk(bede)
    say(bede, "to all")
    bede.page.get_by_role("group", name="Who shall hear it").get_by_title("Aldwyn").click()
    say(bede, SECRET)
    host.page.get_by_text("2 new lines in the talk").first.wait_for(state="attached")
    assert serious(host) == []
    open_talk(host)
    host.page.get_by_role("group", name="Who shall hear it").get_by_title("Bede").click()
    host.page.get_by_role("textbox", name="Whisper to").fill("heard")
    assert serious(host) == []


def test_on_a_phone_the_talk_is_a_sheet(visit: Visit) -> None:
    host, bede = two_at_a_table(visit, PHONE)
    page = host.page
    open_talk(bede)
    say(bede, "x" * 200 + " and שלום")
    tab = page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name="Talk")
    expect(tab).to_have_accessible_name("Talk 1 new line in the talk")
    tab.click()
    expect(talk_of(host)).to_contain_text("and שלום")
    say(host, "I hear you")
    expect(talk_of(bede)).to_contain_text("I hear you")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.get_by_role("textbox").press("Escape")
    expect(talk_of(host)).to_have_count(0)
