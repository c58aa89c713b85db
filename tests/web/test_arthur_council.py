"""The war council of Age of Arthur in the browser: a war from its declaration to a siege and its settlement."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.web.browsing import DESK, PHONE
from tests.web.test_ortus import ME, Frame, answer, frame_of
from tests.web.test_reach import serious

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.web.browsing import Visitor
    from tests.web.conftest import Visit

# War may be declared at once and begins at once; a battle would be one roll
AT_ONCE: dict[str, Any] = {"players": 3, "battles": "quick", "war_round": 1, "war_at_end_of_round": False}
# What leads to a war without delay, each where it is asked
TO_WAR = ("play cassus_belli", "war_on", "over", "play establish_claim", "at")
# What makes a siege of it, and goes on with that to the end
TO_THE_END = (
    "uphold",
    "offer_to",
    "promise",
    "accept",
    "join",
    "lead",
    "band",
    "endure",
    "stay",
    "hold_out",
    "lose",
    "done",
    "press_on",
)
SIEGE = {"stay", "hold_out", "lose", "press_on"}


def lay_a_campaign(guest: Visitor, **options: Any) -> str:
    """A table at which all seats are one's own; gives its id."""
    settled = {**AT_ONCE, **options}
    seats = [ME] * settled["players"]
    wanted = {"game": "arthur", "options": settled, "seats": seats, "hot_seat": True}
    return guest.ask_for_table(wanted)


def go_on(guest: Visitor, table: str, wanted: Callable[[Frame], bool], first: tuple[str, ...]) -> Frame:
    """Answer behind the page's back until somebody is asked that; gives what he sees."""
    rng = random.Random(5)
    for _ in range(400):
        seat = frame_of(guest, table)["table"]["asked"][0]
        frame = frame_of(guest, table, seat)
        if wanted(frame):
            return frame
        answer(guest, table, seat, first, rng)
    raise AssertionError("it did not come to that in 400 answers")


def at_war(frame: Frame) -> bool:
    """Whether a war stands."""
    return bool(frame["view"]["wars"])


def sit_down(guest: Visitor, table: str) -> None:
    """Go to the table as whoever is asked."""
    guest.page.goto(f"/t/{table}")
    lift_curtain(guest)


def lift_curtain(guest: Visitor) -> None:
    """Take the table over, if it is passed on."""
    page = guest.page
    page.locator(".curtain button.first, [data-n]").first.wait_for()
    if page.locator(".curtain").count():
        page.locator(".curtain button.first").click()
    page.locator("[data-n]").first.wait_for()


def council(guest: Visitor) -> Locator:
    """The panel."""
    return guest.page.locator("section.council").first


def act_in_council(guest: Visitor, button: Locator) -> None:
    """Click it, and take the table over when the page shows what came of it."""
    page = guest.page
    before = guest.stamp()
    button.click()
    shown = "n => document.querySelector('.curtain') || (document.querySelector('[data-n]')?.dataset.n ?? n) !== n"
    page.wait_for_function(shown, arg=before)
    lift_curtain(guest)


def click_in_council(guest: Visitor, table: str, said: list[str]) -> str | None:
    """Answer by a button of the panel; gives the verb, or None if there is no war any more.

    What was clicked before is answered behind the page's back, until something new is asked.
    """
    skipped = 0
    while True:
        seat = frame_of(guest, table)["table"]["asked"][0]
        frame = frame_of(guest, table, seat)
        actions: list[str] = [option["action"] for option in frame["question"]["options"]]
        chosen = next((one for start in TO_THE_END for one in actions if one.split(" ")[0] == start), "")
        if not at_war(frame) or chosen.split(" ")[0] not in said:
            break
        answer(guest, table, seat, (chosen,), random.Random(5))
        skipped += 1
    if skipped:
        sit_down(guest, table)
    if not at_war(frame):
        return None
    button = council(guest).locator(f'button[data-action="{chosen}"]')
    expect(button).to_be_enabled()
    assert council(guest).locator("button[data-action]").count() == len(actions), "the panel lacks an answer"
    act_in_council(guest, button)
    return chosen.split(" ")[0]


def test_a_war_is_waged_in_the_council_to_its_settlement(visit: Visit) -> None:
    # Given three rulers, the first of whom declares war at once
    guest = visit(DESK)
    table = lay_a_campaign(guest)
    go_on(guest, table, at_war, TO_WAR)
    sit_down(guest, table)
    panel = council(guest)
    expect(panel.get_by_role("heading", name="War council")).to_be_visible()
    expect(panel).to_contain_text("goes to war with")
    levy = panel.get_by_role("region", name="Levies").get_by_role("button", expanded=False).first
    levy.click()
    expect(panel.get_by_role("table").first).to_contain_text(re.compile("home"))
    assert serious(guest) == []

    # When everybody answers by the buttons of the panel, and the attacked side stands a siege
    said: list[str] = []
    while (verb := click_in_council(guest, table, said)) is not None:
        said.append(verb)
        if verb == "hold_out" and council(guest).count():
            expect(council(guest)).to_contain_text(re.compile("Besiegers|changes hands"))

    # Then the siege was fought in the panel, and how it ended is told there
    assert {"uphold", "join", "lead", "endure", "hold_out"} <= set(said), said
    assert SIEGE & set(said)
    expect(council(guest).get_by_role("heading", name="What changes hands").first).to_be_visible()
    expect(council(guest)).to_contain_text(re.compile("has won the war|settles nothing"))


def test_the_council_says_how_it_may_go_and_opens_wide(visit: Visit) -> None:
    guest = visit(DESK)
    page = guest.page
    table = lay_a_campaign(guest)
    go_on(guest, table, lambda frame: at_war(frame) and frame["question"]["rule"] == "AA-9.12", (*TO_WAR, *TO_THE_END))
    sit_down(guest, table)
    panel = council(guest)
    expect(panel.get_by_role("region", name="How it might go")).to_contain_text("One roll decides")
    expect(panel.get_by_role("img", name=re.compile("^In battle: ")).first).to_be_visible()
    expect(panel.locator('button[data-action="fight"]')).to_contain_text("%")
    panel.get_by_role("button", name="The council on a large leaf").click()
    wide = page.get_by_role("dialog")
    expect(wide.get_by_role("region", name="Levies")).to_be_visible()
    assert serious(guest) == []
    act_in_council(guest, wide.locator('button[data-action="fight"]'))
    expect(council(guest)).to_contain_text("Quick: not fought.")


def test_rulers_and_their_lines_are_shown_on_a_phone_in_spanish(visit: Visit) -> None:
    guest = visit(PHONE, "es-ES")
    page = guest.page
    table = lay_a_campaign(guest)
    go_on(guest, table, at_war, TO_WAR)
    sit_down(guest, table)
    expect(council(guest).get_by_role("heading", name="Consejo de guerra")).to_be_visible()
    assert serious(guest) == []
    page.get_by_role("navigation").get_by_role("button", name="Reinos").click()
    expect(page.get_by_role("table", name="De qué se compone el rango")).to_contain_text("Dumnonia")
    for name in ("Soberanos", "Linajes"):
        page.get_by_role("button", name=name, exact=True).click()
        dialog = page.get_by_role("dialog")
        expect(dialog.get_by_role("heading", name="Dumnonia" if name == "Linajes" else "Gerren").first).to_be_visible()
        assert serious(guest) == []
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
