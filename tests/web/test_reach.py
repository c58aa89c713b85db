"""Everybody can play: by keyboard alone, on a phone, in Spanish, and with what axe-core finds wrong."""

from __future__ import annotations

import random
import re
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.patience import PATIENCE
from tests.web.browsing import DESK, PHONE, TABLET

if TYPE_CHECKING:
    from tests.web.browsing import Visitor
    from tests.web.conftest import Visit

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Until nothing has come or gone for a while and nothing fades: a colour on its way has no contrast to speak of
STILL = """async () => {
  const quiet = () => new Promise((go) => {
    let timer = setTimeout(go, 150);
    const seen = () => { clearTimeout(timer); timer = setTimeout(go, 150); };
    const changes = new MutationObserver(seen);
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    setTimeout(() => { changes.disconnect(); go(); }, 2000);
  });
  const fading = () => document.getAnimations().filter(
    (one) => one.playState === "running" && one.effect.getComputedTiming().endTime < 1e4);
  for (await quiet(); fading().length; await quiet()) await Promise.allSettled(fading().map((one) => one.finished));
}"""


def serious(visitor: Visitor) -> list[str]:
    """What axe-core finds seriously wrong with the page as it stands."""
    page = visitor.page
    page.mouse.move(0, 0)
    page.evaluate(STILL)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {one['help']}: {[node['target'] for node in one['nodes']][:4]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize(
    ("size", "light"),
    [(DESK, "light"), (TABLET, "light"), (PHONE, "dark")],
    ids=["desk light", "tablet light", "phone dark"],
)
def test_axe_finds_nothing_serious(visit: Visit, size: dict[str, int], light: str) -> None:
    guest = visit(size, color_scheme=light).enter()
    page = guest.page
    page.get_by_role("button", name="Play", exact=True).wait_for()
    assert serious(guest) == []
    page.get_by_role("button", name="Play", exact=True).click()
    guest.at_table()
    assert serious(guest) == []
    page.keyboard.press("r")
    page.get_by_role("searchbox", name="Search the rules").wait_for()
    assert serious(guest) == []
    page.keyboard.press("Escape")
    page.keyboard.press("v")
    page.get_by_role("heading", name="Northumbria").first.wait_for()
    assert serious(guest) == []


def test_a_game_is_played_by_keyboard_alone(visit: Visit) -> None:
    # Given a person without a mouse, who finds the button by tabbing
    guest = visit().enter()
    page = guest.page
    page.get_by_role("button", name="Play", exact=True).wait_for()
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == "Play":
            break
    page.keyboard.press("Enter")
    guest.at_table()

    # When they answer with number keys, or by tabbing to an option
    rng = random.Random(6)
    by_tabbing = by_number = 0
    for _ in range(25):
        assert guest.wait_until_asked()
        before = guest.stamp()
        keys = [one.get_attribute("aria-keyshortcuts") for one in page.locator(".options [aria-keyshortcuts]").all()]
        if keys:
            page.keyboard.press(rng.choice(keys) or "1")
            by_number += 1
        else:
            tab_to_an_option(guest)
            page.keyboard.press("Enter")
            by_tabbing += 1
        guest.wait_for_change(before)
        if by_tabbing and by_number > 3:
            return
    assert by_number > 10


def tab_to_an_option(guest: Visitor) -> None:
    """Tab until the focus lies on something that answers: an option in the list, or one on the board."""
    for _ in range(150):
        guest.page.keyboard.press("Tab")
        if guest.page.evaluate("document.activeElement.matches('.options .opt, .options .chip, path.lit')"):
            return
    raise AssertionError("no option can be reached by tabbing")


def test_the_board_is_walked_by_arrow_keys_and_says_what_it_shows(visit: Visit) -> None:
    guest = visit().enter()
    page = guest.page
    page.get_by_role("button", name="Play", exact=True).click()
    guest.at_table()
    york = page.locator('[data-area="eoforwic"]').first
    expect(york).to_have_attribute("aria-label", re.compile("York"))
    york.focus()
    page.keyboard.press("ArrowDown")
    here = page.evaluate("document.activeElement.getAttribute('data-area')")
    assert here
    assert here != "eoforwic"
    page.keyboard.press("v")
    expect(page.get_by_role("heading", name="Northumbria").first).to_be_visible()


def test_a_phone_shows_question_board_and_options_at_once(visit: Visit) -> None:
    guest = visit(PHONE, has_touch=True, is_mobile=True).enter()
    page = guest.page
    page.get_by_role("button", name="Play", exact=True).click()
    guest.at_table()
    expect(guest.prompt).to_be_in_viewport()
    expect(page.locator(".boardbox").first).to_be_in_viewport()
    tabs = page.get_by_role("navigation", name="Parts of the table")
    expect(tabs).to_be_in_viewport()
    page.evaluate(STILL)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    tabs.get_by_role("button", name="Hand").click()
    expect(page.get_by_role("heading", name="Your hand")).to_be_in_viewport()
    tabs.get_by_role("button", name="Log").click()
    expect(page.get_by_role("region", name="Log").first).to_be_in_viewport()
    tabs.get_by_role("button", name="Board").click()
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        before = guest.stamp()
        choices = page.get_by_role("group", name="Options").get_by_role("button")
        if choices.count():
            choices.first.click()
            guest.wait_for_change(before)
            return
        page.wait_for_timeout(200)
    raise AssertionError("nothing could be answered on a phone")


def test_a_spanish_browser_is_spoken_to_in_spanish(visit: Visit) -> None:
    guest = visit(locale="es-ES").enter()
    page = guest.page
    expect(page.locator("html")).to_have_attribute("lang", "es")
    page.get_by_role("button", name="Jugar", exact=True).click()
    guest.at_table()
    page.locator(".options").wait_for()
    words = page.locator("body").inner_text()
    for english in ("Your answer", "Log", "Undo", "Play ", "draw a card", "Round"):
        assert english not in words, english
    assert re.search("carta de Movimiento|desembarc|despliega|Líder", words)
    page.locator('[data-area="lundenwic"]').first.click(force=True)
    expect(page.locator(".refuse")).to_be_visible()

    # The language can be switched, and is remembered
    page.goto("/")
    page.get_by_role("combobox", name="Idioma").select_option("en")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
