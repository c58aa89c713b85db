"""For battles of DBA in a browser: tables laid behind the page's back, and places on the table found on the screen."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.patience import TRIES
from tests.web.test_ortus import ME, Frame, frame_of, play_until

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.web.browsing import Visitor

# A ready-made battle: its armies, its ground and who attacks are always the same. The armies stand near each other.
DYRHAM: dict[str, Any] = {"players": 2, "battle": "dyrham", "rounds": 2, "deploy_depth": 250}
RULE = re.compile(r"DBA-\d+\.\d+")
# Answers that lead to the first moves without delay, each where it is asked
ONWARD = (
    "pass",
    "host 0",
    "mustered",
    "crown",
    "edge south",
    "camp 600",
    "array 0",
    "ready",
    "fight_on",
    "grant",
    "forgo",
)
CEORL = {"kind": "bot", "level": "ceorl"}
THRALL = {"kind": "bot", "level": "thrall"}


def lay_a_battle(guest: Visitor, other: dict[str, str] = CEORL, **options: Any) -> str:
    """Open a table against somebody; gives its id."""
    wanted = {"game": "dba", "options": {**DYRHAM, **options}, "seats": [ME, other], "hot_seat": other == ME}
    return guest.ask_for_table(wanted)


def asks(stage: str, verb: str = "") -> Callable[[Frame], bool]:
    """Whether the first seat is asked in this stage of a battle, for such an answer."""

    def found(frame: Frame) -> bool:
        verbs = {option["verb"] for option in frame["question"]["options"]}
        return frame["view"]["stage"] == stage and (not verb or verb in verbs)

    return found


def bring_to(guest: Visitor, table: str, stage: str, verb: str = "", first: tuple[str, ...] = ONWARD) -> Frame:
    """Answer behind the page's back until the first seat is asked that; gives what it sees."""
    assert play_until(guest, table, asks(stage, verb), first), f"the battle ended before {stage}"
    return frame_of(guest, table)


def into_contact(guest: Visitor, other: dict[str, str] = CEORL) -> str:
    """A table at which the first seat has several close combats to choose from."""
    for _ in range(TRIES):
        table = lay_a_battle(guest, other, rounds=4)
        if play_until(guest, table, asks("combats", "fight"), (*ONWARD, "move c1", "to ", "done")):
            return table
    raise AssertionError(f"in {TRIES} battles of four rounds there was no choice of combats")


def sit_at(guest: Visitor, table: str) -> None:
    """At the table, with a question on the page."""
    guest.page.goto(f"/t/{table}")
    guest.at_table()
    guest.wait_until_asked()


# Places

TO_SCREEN = """(one, [x, y]) => {
  const to = one.ownerSVGElement.getScreenCTM();
  return [to.a * x + to.e, to.d * (600 - y) + to.f];
}"""


def on_screen(guest: Visitor, x: float, y: float) -> tuple[float, float]:
    """Where a place on the table, in millimetres, is on the screen."""
    found = guest.page.locator("[data-id], [data-ghost]").first.evaluate(TO_SCREEN, [x, y])
    return float(found[0]), float(found[1])


def ahead(element: dict[str, Any], mm: float) -> tuple[float, float]:
    """A place so far before the middle of a base that faces north or south."""
    up = 1 if element["facing"] == 90 else -1
    return element["x"], element["y"] + up * (mm - element["depth"] / 2)


def piece(guest: Visitor, name: str) -> Locator:
    """An element on the table."""
    return guest.page.locator(f'[data-id="{name}"]')


def pull_out(guest: Visitor, name: str, x: float, y: float) -> None:
    """Drag an element out of the tray and let it go over the table."""
    mouse = guest.page.mouse
    tray = guest.page.get_by_role("region", name="Your elements")
    chip = tray.get_by_role("button", name=re.compile(f"^{name},")).bounding_box()
    assert chip is not None
    mouse.move(chip["x"] + 20, chip["y"] + 20)
    mouse.down()
    mouse.move(*on_screen(guest, x, y / 2), steps=4)
    mouse.move(*on_screen(guest, x, y), steps=4)
    mouse.up()


def tap(guest: Visitor, at: tuple[float, float]) -> None:
    """A click there."""
    guest.page.mouse.click(*at)


def element_of(frame: Frame, name: str) -> dict[str, Any]:
    """An element as it is seen."""
    return next(one for one in frame["view"]["elements"] if one["id"] == name)


def front_of(frame: Frame) -> str:
    """The element of the first seat that stands foremost and farthest to the west: it has room before it."""
    own = [one for one in frame["view"]["elements"] if one["command"] == 0 and one["status"] == "on_table"]
    up = 1 if own[0]["facing"] == 90 else -1
    return str(min(own, key=lambda one: (-up * one["y"], one["x"]))["id"])


def pips_of(guest: Visitor, table: str) -> int:
    """PIPs that the first seat has left, as the server counts them."""
    return int(frame_of(guest, table)["view"]["commands"][0]["pips"])


def expect_pips(guest: Visitor, left: int) -> None:
    """The own command shows so many PIPs left."""
    own = guest.page.get_by_role("img", name=re.compile(r"\d of \d PIPs left")).first
    expect(own).to_have_attribute("aria-label", re.compile(f"^{left} of"))


def said(guest: Visitor) -> Locator:
    """What is said of the answer that is held."""
    return guest.page.locator(".verdict .said")


def move_leader(guest: Visitor, table: str) -> str:
    """The first element of what was taken up."""
    members: list[str] = frame_of(guest, table)["view"]["unit"]["members"]
    return members[0]


def take_up(guest: Visitor, name: str) -> None:
    """Choose one element and take it up, by the mouse."""
    piece(guest, name).click()
    expect(piece(guest, name)).to_have_attribute("aria-pressed", "true")
    guest.page.get_by_role("button", name="Take up").click()
    expect(guest.page.locator("[data-ghost]").first).to_be_visible()
    expect(guest.prompt).to_contain_text("Where do you move")


def take_up_group(guest: Visitor, name: str) -> int:
    """Tap an element, tap it again for its smallest group, and take that up; gives its size."""
    piece(guest, name).click()
    expect(piece(guest, name)).to_have_attribute("aria-pressed", "true")
    piece(guest, name).click()
    chosen = guest.page.locator('[data-id][aria-pressed="true"]')
    expect(chosen).not_to_have_count(1)
    n = chosen.count()
    guest.page.get_by_role("button", name="Take up").click()
    expect(guest.page.locator("[data-ghost]")).to_have_count(n)
    return n
