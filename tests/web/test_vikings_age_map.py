"""878: Vikings with modules of the Viking Age on the map: Churches, Forts, ships, relics, and steps that are added."""

from __future__ import annotations

import random
import re
import time
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.patience import PATIENCE, TRIES
from tests.web.test_ortus import BOT, ME, Frame, answer, frame_of, play_until
from tests.web.test_reach import serious

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.web.browsing import Visitor
    from tests.web.conftest import Visit

CAREFUL = ("pass", "stay", "halt", "done")
KEEN = ("march", "muster", "pass", "play t0")


def lay_a_table(guest: Visitor, seats: list[dict[str, str]], **modules: Any) -> str:
    """Open a table of two with these modules; gives its id."""
    hot = sum(seat["kind"] == "me" for seat in seats) > 1
    wanted = {"game": "vikings", "options": {"players": 2, **modules}, "seats": seats, "hot_seat": hot}
    return guest.ask_for_table(wanted)


def offers(action: str) -> Callable[[Frame], bool]:
    """Whether this seat is asked, and an answer that begins like this may be given."""

    def offered(frame: Frame) -> bool:
        options = frame["question"]["options"] if frame["question"] else []
        return any(option["action"].startswith(action) for option in options)

    return offered


def play_on(guest: Visitor, table: str, seat: int, wanted: Callable[[Frame], bool], first: tuple[str, ...]) -> None:
    """Answer for this seat behind the page's back until it is asked that."""
    rng = random.Random(878)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        frame = frame_of(guest, table, seat)
        if frame["question"] is None:
            time.sleep(0.02)
        elif wanted(frame):
            return
        else:
            answer(guest, table, seat, first, rng)
    raise AssertionError("the game went on for long without it")


def shire(guest: Visitor, key: str) -> Locator:
    """An area of the map."""
    return guest.page.locator(f'.board [data-area="{key}"]')


def signs(guest: Visitor, kind: str) -> Locator:
    """Signs beside the names of cities."""
    return guest.page.locator(f'.board .names [data-sign="{kind}"]')


def kept(age: dict[str, Any]) -> int:
    """Relics that are on their sites."""
    return list(age["relics"].values()).count("site")


def click_on(guest: Visitor, key: str) -> None:
    """Choose a lit shire on the map."""
    before = guest.stamp()
    expect(shire(guest, key)).to_have_class(re.compile("lit"))
    shire(guest, key).click(force=True)
    guest.wait_for_change(before)


def take_durham(guest: Visitor) -> tuple[str, dict[str, Any]]:
    """Land in Durham by a click and take the city; gives the table, and what lay on it before."""
    for _ in range(TRIES):
        table = lay_a_table(guest, [ME, BOT], land_and_gods=True, relics=True, ships=True, kingdoms=True)
        if not play_until(guest, table, offers("land dunholm"), ("activate", *CAREFUL)):
            continue  # the Saxon Navy barred it
        guest.page.goto(f"/t/{table}")
        guest.at_table()
        age: dict[str, Any] = frame_of(guest, table)["view"]["age"]
        assert len(age["churches"]) + len(age["plundered"]) == 14
        expect(signs(guest, "church")).to_have_count(len(age["churches"]))
        expect(signs(guest, "relic")).to_have_count(kept(age))
        click_on(guest, "dunholm")
        if play_until(guest, table, offers("build dunholm"), CAREFUL):
            return table, age
    raise AssertionError(f"the Vikings did not take Durham in {TRIES} games")


def test_vx_1_3_and_1_6_a_church_is_plundered_and_a_fort_is_built_on_the_map(visit: Visit) -> None:
    # When a Leader lands in Durham and takes the city
    guest = visit()
    page = guest.page
    table, age = take_durham(guest)
    stand = len(age["churches"])

    # Then its Church is seen plundered, its relic is gone, and the ship lies there
    expect(signs(guest, "church")).to_have_count(stand - 1)
    expect(signs(guest, "plundered")).to_have_count(15 - stand)
    expect(signs(guest, "relic")).to_have_count(kept(age) - 1)
    expect(shire(guest, "dunholm")).to_have_attribute("aria-label", re.compile(r"Plundered Church\. Viking ship"))
    expect(page.get_by_role("img", name=re.compile(f"^{stand - 1} of 14 Churches stand"))).to_be_visible()

    # And a Fort is built by a click on the map
    before = guest.stamp()
    shire(guest, "dunholm").click(force=True)
    page.get_by_role("button", name="Do it, and no more").click()
    guest.wait_for_change(before)
    if offers("give")(frame_of(guest, table)):
        guest.options.first.click()
    expect(page.locator('.board .pieces [data-tile="fort"]')).to_have_count(1)
    expect(shire(guest, "dunholm")).to_have_attribute(
        "aria-label", re.compile(r"Plundered Church\. Fort\. Viking ship")
    )

    # And the text view tells the same
    page.keyboard.press("v")
    row = page.get_by_role("row", name=re.compile("Durham")).last
    expect(row).to_contain_text("plundered Church; Fort; Viking ship")
    page.keyboard.press("v")
    guest.wait_until_asked()
    assert serious(guest) == []


def test_vx_2_2_steps_are_added_by_a_plate_over_the_map(visit: Visit) -> None:
    # Given a Thegn army in the last of its steps, while the English have the power of Mercia
    guest = visit()
    page = guest.page
    table = lay_a_table(guest, [BOT, ME], kingdoms=True)
    play_on(guest, table, 1, offers("hurry"), KEEN)
    page.goto(f"/t/{table}")
    guest.at_table()

    # When the plate of Mercia is reached by keyboard
    plates = page.locator(".board [data-spur]")
    expect(plates).to_have_count(2)
    before = guest.stamp()
    page.locator('.board [data-spur="mercia"]').focus()
    page.keyboard.press("Enter")
    guest.wait_for_change(before)

    # Then the army has a step more, and shires to go to are lit
    expect(plates).to_have_count(0)
    expect(page.locator(".board path.lit[data-area]").first).to_be_attached()
    assert frame_of(guest, table, 1)["view"]["march"]["steps"] == 1
