"""Everybody can fight a battle of DBA: by keys, by fingers, on a phone, in Spanish; and what axe-core finds wrong."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.patience import wait_until
from tests.web.battling import (
    RULE,
    THRALL,
    bring_to,
    element_of,
    front_of,
    lay_a_battle,
    move_leader,
    on_screen,
    piece,
    pips_of,
    said,
    sit_at,
)
from tests.web.browsing import DESK, PHONE, TABLET, Visitor
from tests.web.test_ortus import frame_of
from tests.web.test_reach import serious

if TYPE_CHECKING:
    from tests.web.conftest import Visit

TOLD = "(one) => one.getAttribute('aria-label') ?? (one.labels?.[0] ?? one).textContent.trim()"


def tab_to(guest: Visitor, what: str) -> None:
    """Tab until the focus lies on what begins with these words."""
    for _ in range(150):
        guest.page.keyboard.press("Tab")
        if guest.page.evaluate(f"({TOLD})(document.activeElement)").startswith(what):
            return
    raise AssertionError(f"{what} cannot be reached by tabbing")


def test_a_move_is_made_by_keyboard_alone(visit: Visit) -> None:
    # Given somebody without a mouse, with the battle as text
    guest = visit()
    page = guest.page
    table = lay_a_battle(guest)
    seen = bring_to(guest, table, "moves", "move")
    sit_at(guest, table)
    page.keyboard.press("v")
    expect(page.get_by_role("heading", name="Orders by list")).to_be_visible()
    rows = page.get_by_role("table", name="Elements: Arthur").get_by_role("row")
    expect(rows).to_have_count(22)  # a head, and his elements
    expect(rows.nth(1)).to_contain_text("Cavalry e22")
    name = front_of(seen)
    stood = element_of(seen, name)
    pips = pips_of(guest, table)

    # When an element is picked from the list, taken up, stepped on by the compass and moved there
    tab_to(guest, f"Warband {name},")
    page.keyboard.press("Space")
    tab_to(guest, "Take up")
    page.keyboard.press("Enter")
    expect(guest.prompt).to_contain_text("Where do you move")
    tab_to(guest, "Forward 20 paces")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(said(guest)).to_contain_text("40 paces")
    tab_to(guest, "Move here")
    before = guest.stamp()
    page.keyboard.press("Enter")
    guest.wait_for_change(before)

    # Then it stands there, and the moves are ended from the list
    expect(guest.prompt).to_contain_text("What moves next")
    moved = element_of(frame_of(guest, table), name)
    assert moved["y"] == stood["y"] + 10
    assert pips_of(guest, table) < pips
    tab_to(guest, "End your moves")
    before = guest.stamp()
    page.keyboard.press("Enter")
    guest.wait_for_change(before)
    assert frame_of(guest, table)["view"]["commands"][0]["done"] or frame_of(guest, table)["view"]["active"] == 1


def test_the_board_is_walked_and_a_ghost_steered_by_keys(visit: Visit) -> None:
    guest = visit()
    page = guest.page
    table = lay_a_battle(guest)
    name = front_of(bring_to(guest, table, "moves", "move"))
    sit_at(guest, table)
    piece(guest, name).focus()
    page.keyboard.press("ArrowRight")
    other = str(page.evaluate("document.activeElement.getAttribute('data-id')"))
    assert other.startswith("e")
    assert other != name
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(piece(guest, name)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("m")
    expect(guest.prompt).to_contain_text("Where do you move")
    page.keyboard.press("ArrowUp")
    expect(said(guest)).to_contain_text("20 paces")
    page.keyboard.press("Escape")  # put back
    expect(guest.prompt).to_contain_text("What moves next")


@pytest.mark.parametrize(("size", "light"), [(DESK, "dark"), (PHONE, "light")], ids=["desk dark", "phone light"])
def test_axe_finds_nothing_serious_in_a_battle(visit: Visit, size: dict[str, int], light: str) -> None:
    guest = visit(size, color_scheme=light)
    muster = lay_a_battle(guest, THRALL, battle="open", points=15)
    sit_at(guest, muster)
    assert serious(guest) == []
    table = lay_a_battle(guest, THRALL)
    bring_to(guest, table, "deployment")
    sit_at(guest, table)
    assert serious(guest) == []
    bring_to(guest, table, "moves", "move")
    bring_to(guest, table, "moves", "to", ("move c1",))
    sit_at(guest, table)
    assert serious(guest) == []
    guest.page.keyboard.press("v")
    assert serious(guest) == []


def test_on_a_tablet_fingers_choose_move_and_zoom(visit: Visit) -> None:
    # Given a tablet, and moves to be made
    guest = visit(TABLET, has_touch=True)
    page = guest.page
    table = lay_a_battle(guest)
    bring_to(guest, table, "moves", "move")
    sit_at(guest, table)

    # When two taps choose a group, and a tap on an offered place sets the ghost down there
    piece(guest, "e1").tap()
    expect(piece(guest, "e1")).to_have_attribute("aria-pressed", "true")
    piece(guest, "e1").tap()
    expect(page.locator('[data-id][aria-pressed="true"]')).not_to_have_count(1)
    page.get_by_role("button", name="Take up").tap()
    place = page.locator('[data-pose^="to "]').first
    expect(place).to_be_visible()
    goal = (place.get_attribute("data-pose") or "").split()[1:3]
    lead = move_leader(guest, table)
    page.touchscreen.tap(*on_screen(guest, float(goal[0]), float(goal[1])))
    expect(said(guest)).to_contain_text("1 PIP")

    # Then a tap on the ghost moves it there
    depth = element_of(frame_of(guest, table), lead)["depth"]
    before = guest.stamp()
    page.touchscreen.tap(*on_screen(guest, float(goal[0]), float(goal[1]) - depth / 2))
    guest.wait_for_change(before)
    moved = element_of(frame_of(guest, table), lead)
    assert [moved["x"], moved["y"]] == [float(word) for word in goal]

    # And two fingers, or a button, bring the table closer
    wide = width_of(guest, lead)
    pinch(guest, on_screen(guest, moved["x"], moved["y"]))
    closer = width_of(guest, lead)
    assert closer > 1.3 * wide
    page.get_by_role("group", name="View").get_by_role("button", name="Farther").tap()
    wait_until(lambda: width_of(guest, lead) < closer, "the table to go farther away")


def width_of(guest: Visitor, name: str) -> float:
    """How wide an element is on the screen."""
    box = piece(guest, name).bounding_box()
    assert box is not None
    return box["width"]


def pinch(guest: Visitor, at: tuple[float, float]) -> None:
    """Two fingers go apart."""
    fingers = guest.context.new_cdp_session(guest.page)
    for kind, gap in (("touchStart", 30), ("touchMove", 45), ("touchMove", 60), ("touchMove", 80), ("touchEnd", 0)):
        points = [{"x": at[0] - gap, "y": at[1], "id": 1}, {"x": at[0] + gap, "y": at[1], "id": 2}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points if gap else []})
    fingers.detach()


def test_a_phone_shows_question_table_and_options_at_once(visit: Visit) -> None:
    guest = visit(PHONE, has_touch=True, is_mobile=True)
    page = guest.page
    table = lay_a_battle(guest)
    name = front_of(bring_to(guest, table, "moves", "move"))
    sit_at(guest, table)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    expect(guest.prompt).to_be_in_viewport()
    expect(page.get_by_role("group", name="Options").get_by_role("button").first).to_be_in_viewport()
    expect(piece(guest, name)).to_be_in_viewport()
    piece(guest, name).tap()
    page.get_by_role("button", name="Take up").tap()
    expect(page.get_by_role("button", name="Move here")).to_be_in_viewport()
    expect(page.locator("[data-ghost]").first).to_be_in_viewport()
    page.get_by_role("button", name="Steps").tap()
    page.get_by_role("group", name="Steps").get_by_role("button", name="Forward 20 paces").tap()
    expect(said(guest)).to_contain_text("20 paces")
    page.get_by_role("button", name="Move here").tap()
    expect(piece(guest, name)).to_have_attribute("aria-label", re.compile("moved once"))


def test_it_speaks_spanish_of_battles(visit: Visit) -> None:
    guest = visit(locale="es-ES")
    page = guest.page
    table = lay_a_battle(guest)
    bring_to(guest, table, "moves", "move")
    sit_at(guest, table)
    expect(guest.prompt).to_contain_text("PIP")
    words = page.locator("body").inner_text()
    for english in ("What moves", "End your", "Move ", "deploys", "Your elements", "Round", "bound of"):
        assert english not in words, english
    expect(page.get_by_role("region", name="Crónica")).to_contain_text("planta el campamento")
    piece(guest, "e1").click()
    page.get_by_role("button", name="Tomar").click()
    expect(page.locator("[data-ghost]").first).to_be_visible()
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    reason = said(guest)
    expect(reason.get_by_role("button", name=RULE)).to_be_visible()
    assert not re.search(r"\b(the|must|may|not|elements)\b", reason.inner_text()), reason.inner_text()
