"""DBA Big Battle in the browser: from the lobby to the end of a battle, by mouse, by touch and by keyboard."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.battling import (
    CEORL,
    ONWARD,
    THRALL,
    ahead,
    bring_to,
    element_of,
    expect_pips,
    into_contact,
    lay_a_battle,
    move_leader,
    on_screen,
    piece,
    pips_of,
    said,
    sit_at,
    take_up,
    take_up_group,
    tap,
)
from tests.web.browsing import DESK, PHONE, TABLET, Visitor
from tests.web.test_ortus import ME, answer, frame_of, play_until
from tests.web.test_reach import serious

if TYPE_CHECKING:
    from tests.web.conftest import Visit

RULE = re.compile(r"DBA-\d+\.\d+")


def lay_dyrham_in_the_lobby(guest: Visitor) -> str:
    """Choose the battle, its length and a bot in the lobby's form, and play; gives the table's id."""
    page = guest.page
    page.get_by_role("radio", name=re.compile("DBA Big Battle")).click()
    page.get_by_label("Battle", exact=True).select_option(label="Dyrham")
    page.get_by_label("Rounds", exact=True).fill("3")
    page.get_by_text("House rules").click()
    page.get_by_placeholder("Find").or_(page.get_by_role("searchbox")).first.fill("deployment zone")
    page.get_by_label("Deploy depth", exact=True).fill("250")
    page.get_by_label("Deploy depth", exact=True).blur()
    page.get_by_label(re.compile("^How well")).select_option(value="ceorl")
    guest.give_name("Aldwyn")
    page.get_by_role("button", name="Play", exact=True).click()
    return guest.at_table().rpartition("/")[2]


def test_a_battle_is_fought_with_the_mouse_from_the_lobby_to_its_end(visit: Visit) -> None:
    # Given somebody who chooses a ready-made battle in the lobby: its armies and its ground are settled
    guest = visit().enter()
    page = guest.page
    page.get_by_role("radio", name=re.compile("DBA Big Battle")).click()
    expect(page.get_by_label("Points of an army")).to_be_visible()
    page.get_by_label("Battle", exact=True).select_option(label="Dyrham")
    expect(page.get_by_label("Points of an army")).to_have_count(0)
    expect(page.get_by_label("Country", exact=True)).to_be_disabled()
    table = lay_dyrham_in_the_lobby(guest)

    # When the camp is pitched, one element placed from the tray, and the rest by one button
    options = page.get_by_role("group", name="Options")
    page.get_by_role("button", name="Pitch the camp here").click()
    expect(guest.prompt).to_contain_text("21 elements left", timeout=60_000)
    tray = page.get_by_role("region", name="Your elements")
    tray.get_by_role("button", name=re.compile("^Wb e2,")).click()
    page.mouse.move(*on_screen(guest, 500, 200))
    page.mouse.move(*on_screen(guest, 600, 242), steps=3)
    expect(said(guest)).to_contain_text("general first")  # refused
    tray.get_by_role("button", name=re.compile("^Wb e1,")).click()
    page.mouse.move(*on_screen(guest, 500, 200))
    page.mouse.move(*on_screen(guest, 600, 242), steps=3)
    expect(said(guest)).to_contain_text("Allowed")
    tap(guest, on_screen(guest, 600, 242))  # set down
    tap(guest, on_screen(guest, 600, 242))  # and done
    expect(piece(guest, "e1")).to_be_visible()
    placed = element_of(frame_of(guest, table), "e1")
    assert abs(placed["x"] - 600) < 5
    assert abs(placed["y"] - 250) < 5
    options.get_by_role("button", name=re.compile("^Deploy the rest: heavy foot in the middle")).click()
    options.get_by_role("button", name="Fight on").click(timeout=60_000)

    # Then moves are asked for; a tap chooses an element, another its group, and a ghost of it goes with the mouse
    expect(guest.prompt).to_contain_text("Choose what moves next")
    pips = pips_of(guest, table)
    expect_pips(guest, pips)
    chosen = take_up_group(guest, "e1")
    assert chosen > 1
    stood = frame_of(guest, table)
    lead = element_of(stood, move_leader(guest, table))
    expect(page.locator('[data-pose^="to "]').first).to_be_visible()

    # Back is refused, with its rule and its reason, and cannot be answered
    page.mouse.move(*on_screen(guest, *ahead(lead, 0)))
    page.mouse.move(*on_screen(guest, *ahead(lead, -100)), steps=3)
    expect(said(guest).get_by_role("button", name=RULE)).to_be_visible()
    tap(guest, on_screen(guest, *ahead(lead, -100)))
    assert len(said(guest).inner_text()) > 30
    expect(page.get_by_role("button", name="Move here")).to_be_disabled()

    # A place that nobody offered is allowed: 20 paces on from where it stood
    page.get_by_role("button", name="Choose again").click()
    expect(guest.prompt).to_contain_text("Choose what moves next")
    assert take_up_group(guest, "e1") == chosen
    page.get_by_role("group", name="Steps").get_by_role("button", name="Forward 20 paces").click()
    expect(said(guest)).to_contain_text("20 paces")
    page.get_by_role("button", name="Move here").click()
    expect(guest.prompt).to_contain_text("Choose what moves next")
    expect_pips(guest, pips - 1)
    free = element_of(frame_of(guest, table), lead["id"])
    assert free["y"] == lead["y"] + 5
    assert "to " + f"{free['x']:g} {free['y']:g} 90" not in {one["action"] for one in stood["question"]["options"]}

    # Undo takes it back, the PIP with it
    before = guest.stamp()
    page.get_by_role("button", name="Undo").click()
    guest.wait_for_change(before)
    expect_pips(guest, pips)
    expect(page.locator("[data-ghost]")).to_have_count(chosen)
    assert element_of(frame_of(guest, table), lead["id"])["y"] == lead["y"]

    # A ghost that is carried near an offered place snaps to it
    goal = next(one["on"] for one in stood["question"]["options"] if one["verb"] == "to")
    x, y, facing = (float(word) for word in goal.split())
    assert facing == lead["facing"]
    page.mouse.move(*on_screen(guest, *ahead(lead, 0)))
    page.mouse.move(*on_screen(guest, x + 3, y - lead["depth"] / 2 - 3), steps=4)
    expect(said(guest)).to_contain_text("1 PIP")
    at = on_screen(guest, x, y - lead["depth"] / 2)
    tap(guest, at)
    tap(guest, at)
    expect_pips(guest, pips - 1)
    moved = element_of(frame_of(guest, table), lead["id"])
    assert (moved["x"], moved["y"]) == (x, y)

    # And so on, to a choice of combats with odds and sums, and to the end
    options.get_by_role("button", name="End your moves").click()
    fight_to_the_end(guest, table)
    expect(page.locator("#end-title")).to_have_text(re.compile("won the field|drawn"))


def fight_to_the_end(guest: Visitor, table: str) -> None:
    """Go on as fast as may be; somewhere a combat must be chosen, with its odds, and its arithmetic be shown."""
    page = guest.page
    options = page.get_by_role("group", name="Options")
    combats = page.get_by_role("region", name="Close combats")
    fought = 0
    for _ in range(200):
        if not guest.wait_until_asked():
            break
        before = guest.stamp()
        asked = frame_of(guest, table)["question"]
        verbs = [] if asked is None else [option["verb"] for option in asked["options"]]
        if "fight" in verbs and not fought:
            see_a_combat(guest)
            fought += 1
        elif "to" in verbs:
            options.get_by_role("button").first.click()
        else:
            options.get_by_role("button", name=re.compile("^(Fight|Move|Forgo|End|Do not)")).first.click()
        guest.wait_for_change(before)
    assert fought, "no combat could be chosen"
    expect(combats).to_be_visible()


def see_a_combat(guest: Visitor) -> None:
    """Choose the first of several combats in its panel: exact odds before, the arithmetic after."""
    combats = guest.page.get_by_role("region", name="Close combats")
    row = combats.get_by_role("button").first
    expect(row).to_contain_text(re.compile(r"Out of 36: wins \d+, equal \d+, loses \d+"))
    counts = [int(n) for n in re.findall(r"(?:wins|equal|loses) (\d+)", row.inner_text())]
    assert sum(counts) == 36
    row.click()
    sums = combats.get_by_role("listitem").filter(has_text=re.compile(r"\d\s*[+−]\s*\d+\s*=\s*\d+")).first
    expect(sums).to_be_visible()
    die, sign, factor, total = re.search(r"(\d)\s*([+−])\s*(\d+)\s*=\s*(\d+)", sums.inner_text()).groups()  # type: ignore[union-attr]
    assert int(die) + (int(factor) if sign == "+" else -int(factor)) == int(total)
