"""Age of Arthur in the browser: the map, claims and cards, on a desk and on a phone."""

from __future__ import annotations

import random
import re
import time
import uuid
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.patience import PATIENCE
from tests.web.browsing import DESK, PHONE, Visitor
from tests.web.test_reach import serious

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.conftest import Visit

Frame = dict[str, Any]

BOT = {"kind": "bot", "level": "thrall"}
ME = {"kind": "me"}
PROVINCES = 48
BASE_CARDS = 5


def lay_a_campaign(guest: Visitor, players: int = 3, **options: object) -> str:
    """Open a table against bots that play at random; gives its id."""
    wanted = {"players": players, "battles": "quick", **options}
    seats = [ME, *[BOT] * (players - 1)]
    return guest.ask_for_table({"game": "arthur", "options": wanted, "seats": seats})


def go_to(guest: Visitor, table: str) -> Visitor:
    """At the table, when it is there and something is asked."""
    guest.page.goto(f"/t/{table}")
    guest.at_table()
    guest.wait_until_asked()
    return guest


def frame_of(guest: Visitor, table: str) -> Frame:
    """What the first seat sees."""
    found: Frame = guest.page.request.get(f"/api/tables/{table}/frame?seat=0").json()
    return found


def play_until(
    guest: Visitor, table: str, wanted: Callable[[Frame], bool], first: tuple[str, ...] = (), seed: int = 1
) -> Frame:
    """Answer behind the page's back until the first seat is asked and this stands."""
    rng = random.Random(seed)
    end = time.monotonic() + PATIENCE
    frame = frame_of(guest, table)
    while time.monotonic() < end:
        assert frame["table"]["status"] == "playing", "the campaign ended before"
        question = frame["question"]
        if question is None:
            time.sleep(0.03)
            frame = frame_of(guest, table)
            continue
        if wanted(frame):
            return frame
        options = [option["action"] for option in question["options"]]
        keen = [action for start in first for action in options if action.startswith(start)]
        sent = {"seat": 0, "question": question["id"], "action": keen[0] if keen else rng.choice(options)}
        told = {**sent, "request": str(uuid.uuid4()), "since": frame["n"]}
        reply = guest.page.request.post(f"/api/tables/{table}/answers", data=told)
        frame = reply.json() if reply.ok else frame_of(guest, table)
    raise AssertionError("the campaign went on for long without it")


def asks(rule: str) -> Callable[[Frame], bool]:
    """Is the first seat asked under this rule?"""
    return lambda frame: bool(frame["question"]["rule"] == rule)


def lit(guest: Visitor) -> list[str]:
    """The provinces that can be chosen."""
    paths = guest.page.locator("[data-area].lit")
    return [str(paths.nth(n).get_attribute("data-area")) for n in range(paths.count())]


def choose_on_map(guest: Visitor, province: str) -> None:
    """Click in the middle of a province."""
    guest.page.locator(f'[data-area="{province}"]').click(position=middle(guest, province), force=True)


def middle(guest: Visitor, province: str) -> Any:
    """A point that is inside a province, from the corner of its box."""
    return guest.page.locator(f'[data-area="{province}"]').evaluate(
        """path => {
            const box = path.getBBox(), at = path.getScreenCTM(), all = path.getBoundingClientRect();
            for (const i of [5, 4, 6, 3, 7]) for (const j of [5, 4, 6, 3, 7]) {
                const spot = new DOMPoint(box.x + box.width * i / 10, box.y + box.height * j / 10);
                const seen = spot.matrixTransform(at);
                if (path.isPointInFill(spot) && document.elementFromPoint(seen.x, seen.y) === path)
                    return {x: seen.x - all.x, y: seen.y - all.y};
            }
            return {x: all.width / 2, y: all.height / 2};
        }"""
    )


def test_the_first_turn_is_played_with_cards_and_provinces(visit: Visit) -> None:
    # Given somebody who lays a table of Age of Arthur in the lobby
    guest = visit().enter()
    page = guest.page
    page.get_by_role("radio", name=re.compile("Age of Arthur")).click()
    guest.give_name("Aldwyn")
    page.get_by_role("button", name="Play", exact=True).click()
    table = guest.at_table().rpartition("/")[2]
    guest.wait_until_asked()
    expect(page.locator("[data-area]")).to_have_count(PROVINCES)
    expect(page.locator(".hands [data-card]")).to_have_count(BASE_CARDS + 2)
    play_until(guest, table, asks("AA-3.1"))

    # When they click Establish Claim
    card = page.locator('[data-card="establish_claim"]')
    expect(card).to_have_class(re.compile("may"))
    before = guest.stamp()
    card.click()
    guest.wait_for_change(before)

    # Then what may be claimed is lit, and a click on the map claims it
    found = lit(guest)
    asked = [option["on"] for option in frame_of(guest, table)["question"]["options"] if option["domain"] == "province"]
    assert sorted(found) == sorted(asked)
    before = guest.stamp()
    choose_on_map(guest, found[0])
    guest.wait_for_change(before)
    assert 0 in frame_of(guest, table)["view"]["provinces"][found[0]]["claims"]
    expect(page.locator(f'[data-area="{found[0]}"]')).to_have_attribute("aria-label", re.compile("Claimed by"))

    # And the second card brings the turn to others, and back
    guest.wait_until_asked()
    expect(page.locator('[data-card="establish_claim"]')).not_to_have_class(re.compile("may"))
    guest.answer_somehow(random.Random(3))
    guest.wait_until_asked()


def test_a_title_is_claimed_beside_the_map(visit: Visit) -> None:
    guest = visit()
    table = lay_a_campaign(guest)
    play_until(guest, table, asks("AA-C01"), ("play establish_claim",))
    go_to(guest, table)
    title = guest.page.locator('[data-title="pendragon"]')
    expect(title).to_have_class(re.compile("may"))
    before = guest.stamp()
    title.click()
    guest.wait_for_change(before)
    assert frame_of(guest, table)["view"]["titles"]["pendragon"]["claims"][:1] == [0]  # bots may have claimed it since
    expect(title).to_have_attribute("aria-label", re.compile("Claimed by Dumnonia"))


def test_a_province_tells_all_of_itself_and_why_not(visit: Visit) -> None:
    guest = visit()
    page = guest.page
    table = lay_a_campaign(guest)
    play_until(guest, table, asks("AA-3.1"))
    go_to(guest, table)
    page.locator('[data-area="cernow"]').hover(position=middle(guest, "cernow"), force=True)
    note = page.locator(".note")
    expect(note).to_contain_text("Cernow")
    expect(note).to_contain_text("Cornwall")
    expect(note).to_contain_text("Dumnonia")
    expect(note).to_contain_text("Spears")

    # A click where nothing may be done asks for the reason
    choose_on_map(guest, "cernow")
    expect(page.locator(".refuse")).to_be_visible()


def test_a_card_tells_its_text_and_what_it_is_for(visit: Visit) -> None:
    guest = visit()
    page = guest.page
    table = lay_a_campaign(guest)
    frame = play_until(guest, table, asks("AA-3.1"))
    go_to(guest, table)
    wind = frame["view"]["rulers"][0]["hand"][0]
    page.locator(f'[data-card="{wind}"]').first.hover()
    told = page.locator(".whole")
    expect(told).to_contain_text("Discard")
    expect(told).to_contain_text(re.compile(r"AA-C\d\d"))
    page.mouse.move(700, 5)
    expect(told).to_have_count(0)

    # To throw it away is asked for once more
    page.locator(f'[data-card="{wind}"]').first.click()
    page.get_by_label("Which?").get_by_role("button", name=re.compile("^Discard")).first.click()
    expect(page.locator(".log").first).to_contain_text("discards")


def test_the_map_is_played_by_keyboard(visit: Visit) -> None:
    guest = visit()
    page = guest.page
    table = lay_a_campaign(guest)
    play_until(guest, table, asks("AA-C01"), ("play establish_claim",))
    go_to(guest, table)
    first = lit(guest)[0]
    page.locator(f'[data-area="{first}"]').focus()
    page.keyboard.press("+")
    page.keyboard.press("0")
    page.keyboard.press("ArrowRight")
    walked = page.evaluate("document.activeElement.getAttribute('data-area')")
    assert walked
    assert walked != first
    page.locator(f'[data-area="{first}"]').focus()
    before = guest.stamp()
    page.keyboard.press("Enter")
    guest.wait_for_change(before)
    assert 0 in frame_of(guest, table)["view"]["provinces"][first]["claims"]


def test_the_log_shows_where_it_was(visit: Visit) -> None:
    guest = visit()
    page = guest.page
    table = lay_a_campaign(guest)
    play_until(guest, table, lambda frame: frame["view"]["round"] > 1, ("play establish_claim", "at "))
    go_to(guest, table)
    page.locator(".log .line", has_text=re.compile("Dumnonia claims (?!the title)")).first.hover()
    expect(page.locator(".pieces .news")).to_have_count(1)


def test_on_a_phone_the_map_is_framed_and_tapped(visit: Visit) -> None:
    guest = visit(size=PHONE, has_touch=True, is_mobile=True)
    page = guest.page
    table = lay_a_campaign(guest)
    play_until(guest, table, asks("AA-C01"), ("play establish_claim",))
    go_to(guest, table)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    found = lit(guest)
    for province in found:
        expect(page.locator(f'[data-area="{province}"]')).to_be_in_viewport()
    before = guest.stamp()
    page.locator(f'[data-area="{found[0]}"]').tap(position=middle(guest, found[0]), force=True)
    guest.wait_for_change(before)
    assert 0 in frame_of(guest, table)["view"]["provinces"][found[0]]["claims"]

    # The hand is a sheet of its own
    guest.wait_until_asked()
    page.get_by_role("button", name=re.compile("^Hand")).or_(page.get_by_role("tab", name=re.compile("^Hand"))).tap()
    expect(page.locator('[data-card="renounce_claim"]')).to_be_visible()


def test_the_whole_table_can_be_read_as_text(visit: Visit) -> None:
    guest = visit(size=DESK)
    page = guest.page
    table = lay_a_campaign(guest)
    play_until(guest, table, asks("AA-C01"), ("play establish_claim",))
    go_to(guest, table)
    page.keyboard.press("v")
    expect(page.get_by_role("heading", name="The table")).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("Cernow"))).to_be_visible()
    before = guest.stamp()
    page.locator(".text .do").first.click()
    guest.wait_for_change(before)


def test_it_speaks_spanish(visit: Visit) -> None:
    guest = visit(locale="es-ES")
    table = lay_a_campaign(guest)
    play_until(guest, table, asks("AA-3.1"))
    go_to(guest, table)
    expect(guest.page.get_by_role("heading", name="Tu mano")).to_be_visible()
    expect(guest.page.get_by_role("heading", name="Reinos")).to_be_visible()


@pytest.mark.parametrize(("size", "light"), [(DESK, "light"), (PHONE, "dark")], ids=["desk light", "phone dark"])
def test_axe_finds_nothing_serious_in_arthur(visit: Visit, size: dict[str, int], light: str) -> None:
    guest = visit(size, color_scheme=light)
    table = lay_a_campaign(guest, saxon_shore="all")
    play_until(guest, table, lambda frame: frame["view"]["round"] > 1 and asks("AA-3.1")(frame))
    go_to(guest, table)
    assert serious(guest) == []  # the map and the hand
    guest.page.keyboard.press("v")
    assert serious(guest) == []  # the same as text
