"""DBA Big Battle in the browser: secret deployment, columns, fire and works, as they are seen."""

from __future__ import annotations

import random
import re
import time
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.patience import PATIENCE
from tests.web.battling import (
    bring_to,
    element_of,
    front_of,
    lay_a_battle,
    on_screen,
    piece,
    sit_at,
)
from tests.web.test_ortus import answer, frame_of

if TYPE_CHECKING:
    from tests.web.browsing import Visitor
    from tests.web.conftest import Visit

DEALS = 30  # tables at most until a card is dealt: each deals half of the set


def hand_of(guest: Visitor, table: str, seat: int = 0) -> list[str]:
    """The cards that a seat holds, as it sees them."""
    hand: list[str] = frame_of(guest, table, seat)["view"]["commands"][seat]["hand"]
    return hand


def dealt(guest: Visitor, card: str) -> str:
    """A table at which the first seat holds this card."""
    for _ in range(DEALS):
        table = lay_a_battle(guest, cards=2)
        if card in hand_of(guest, table):
            return table
    raise AssertionError(f"{card} was not dealt in {DEALS} tables")


def answers_of(guest: Visitor, table: str, seat: int = 0) -> list[str]:
    """What a seat may answer now, as far as it is listed."""
    question: dict[str, Any] | None = frame_of(guest, table, seat)["question"]
    return [] if question is None else [option["action"] for option in question["options"]]


def reach(players: list[tuple[Visitor, int]], table: str, wanted: str, first: tuple[str, ...]) -> None:
    """Answer for these until the first of them may answer so."""
    rng = random.Random(3)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if any(action.startswith(wanted) for action in answers_of(players[0][0], table, players[0][1])):
            return
        for one, seat in players:
            answer(one, table, seat, first, rng)
        time.sleep(0.02)
    raise AssertionError(f"{wanted} was never asked for")


def test_dba_22_2_what_is_deployed_in_the_mist_is_seen_by_its_owner_alone(visit: Visit) -> None:
    # Given a battle of two browsers over which Dragon's Breath lies
    host, guest = visit(), visit()
    for _ in range(DEALS):
        table = lay_a_battle(host, {"kind": "open"}, cards=2)
        guest.join(table, 1, "Bede")
        if "dragons_breath" in (*hand_of(host, table), *hand_of(guest, table, 1)):
            break
    players = [(host, 0), (guest, 1)]
    reach(players, table, "array", ("play dragons", "pass", "camp 600"))
    for one in (host, guest):
        sit_at(one, table)
    expect(host.page.locator(".lines text").filter(has_text="unseen in the mist")).to_have_count(1)

    # When the host has drawn up all he has
    answer(host, table, 0, ("array 0",), random.Random(1))
    expect(host.page.locator("[data-id]")).to_have_count(21)

    # Then the guest sees none of it, neither on the table nor on the wire
    frame = frame_of(host, table)
    theirs = [one["id"] for one in frame["view"]["elements"] if one["owner"] == 0]
    expect(guest.page.locator("[data-k]").first).to_have_attribute("data-k", str(frame["k"]))
    for name in theirs:
        expect(piece(guest, name)).to_have_count(0)
    seen = [one for one in frame_of(guest, table, 1)["view"]["elements"] if one["owner"] == 0]
    assert {(one["status"], one["x"]) for one in seen} == {("reserve", None)}

    # And when he has done so too, both see everybody
    answer(guest, table, 1, ("array 0",), random.Random(1))
    for one in (host, guest):
        expect(one.page.locator("[data-id]")).to_have_count(42)


def test_dba_9_5_a_column_is_formed_by_its_button_and_enter(visit: Visit) -> None:
    # Given two elements side by side
    guest = visit()
    page = guest.page
    table = lay_a_battle(guest)
    frame = bring_to(guest, table, "moves", "move")
    sit_at(guest, table)
    lead = element_of(frame, front_of(frame))
    beside = next(one for one in frame["view"]["elements"] if (one["x"], one["y"]) == (lead["x"] + 40, lead["y"]))

    # When they are chosen, taken up and formed into a column by the keyboard
    piece(guest, lead["id"]).click()
    piece(guest, beside["id"]).click(modifiers=["Shift"])
    page.get_by_role("button", name="Take up").click()
    page.get_by_role("button", name="Column", exact=True).click()
    form = page.get_by_role("button", name="Form the column")
    expect(form).to_be_focused()
    before = guest.stamp()
    page.keyboard.press("Enter")
    guest.wait_for_change(before)

    # Then one stands behind the other, and the log says that both have moved
    now = frame_of(guest, table)
    places = {(element_of(now, one)["x"], element_of(now, one)["facing"]) for one in (lead["id"], beside["id"])}
    assert len(places) == 1
    expect(page.get_by_role("region", name="Log")).to_contain_text(re.compile(r"2 elements move \d+ paces"))


def test_dba_22_6_a_grassfire_is_lit_where_the_board_shows_that_one_may_begin(visit: Visit) -> None:
    guest = visit()
    page = guest.page
    table = dealt(guest, "grassfire")
    reach([(guest, 0)], table, "play grassfire", ("pass", "camp 600", "array 0", "ready"))
    answer(guest, table, 0, ("play grassfire",), random.Random(1))
    sit_at(guest, table)

    # When another beginning is tapped, the fire starts there
    sparks = page.locator(".spark")
    expect(sparks.first).to_be_visible()
    start = frame_of(guest, table)["question"]["options"][-1]["on"].split(" ")
    page.mouse.click(*on_screen(guest, float(start[0]), float(start[1])))
    before = guest.stamp()
    page.get_by_role("button", name="Light the fire").click()
    guest.wait_for_change(before)
    fire = frame_of(guest, table)["view"]["fires"][0]
    assert (fire["x"], fire["y"]) == (float(start[0]), float(start[1]))
    expect(page.locator(".fire .flame").first).to_be_visible()


def test_dba_22_5_works_are_told_once_for_all_who_stand_behind_them(visit: Visit) -> None:
    guest = visit()
    table = dealt(guest, "hidden_ditch")
    reach([(guest, 0)], table, "play hidden_ditch", ("pass", "camp 600", "array 0", "ready"))
    answer(guest, table, 0, ("play hidden_ditch",), random.Random(1))
    answer(guest, table, 0, ("entrench",), random.Random(1))
    sit_at(guest, table)
    log = guest.page.get_by_role("region", name="Log")
    expect(log).to_contain_text("Works before 21 elements: e1-e21.")
    expect(guest.page.locator(".works")).to_have_count(21)
