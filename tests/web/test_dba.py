"""DBA Big Battle in the browser: from the lobby to the end of a battle, by mouse, by touch and by keyboard."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from heptarchy.games.dba.tables import CARD_KEYS, CARD_NAMES
from tests.web.battling import (
    ONWARD,
    THRALL,
    ahead,
    bring_to,
    element_of,
    expect_pips,
    front_of,
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
SUM = re.compile(r"(\d)\s*([+−])\s*(\d+)\s*=\s*(\d+)")
TOLD = "(one) => one.getAttribute('aria-label') ?? (one.labels?.[0] ?? one).textContent.trim()"


def play_dyrham(guest: Visitor) -> str:
    """Settle the rest in the lobby's form and play: one round, armies near each other; gives the table's id."""
    page = guest.page
    page.get_by_label("Rounds", exact=True).fill("1")
    page.get_by_text("House rules").click()
    page.get_by_role("searchbox").fill("deployment zone")
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
    table = play_dyrham(guest)

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

    # And when the moves are ended and all is fought out, the battle ends with a result
    options.get_by_role("button", name="End your moves").click()
    rng = random.Random(11)
    while guest.wait_until_asked():
        guest.answer_somehow(rng)
    expect(page.locator("#end-title")).to_have_text(re.compile("won|draw"))
    expect(page.get_by_role("button", name="Replay", exact=True)).to_be_visible()


def test_a_combat_is_chosen_by_its_odds_and_its_arithmetic_is_shown(visit: Visit) -> None:
    # Given several close combats to choose from
    guest = visit()
    sit_at(guest, into_contact(guest))
    combats = guest.page.get_by_role("region", name="Close combats")
    rows = combats.get_by_role("button").filter(has_text="Out of 36")

    # Then each has its exact odds, and the chances of both that recoil, flee or are destroyed
    expect(rows.first).to_be_visible()
    asked = rows.count()
    assert asked > 1
    counts = [int(n) for n in re.findall(r"(?:wins|equal|loses) (\d+)", rows.first.inner_text())]
    assert len(counts) == 3
    assert sum(counts) == 36
    fate = rows.first.get_by_role("img").first.get_attribute("aria-label") or ""
    assert sum(int(n) for n in re.findall(r" (\d+)(?:,|$)", fate)) == 36

    # When one is chosen, its dice and sums are shown, and they add up
    before = guest.stamp()
    rows.first.click()
    guest.wait_for_change(before)
    sums = combats.locator("ol > li").filter(has_text=SUM).first
    expect(sums).to_be_visible()
    found = SUM.search(sums.inner_text())
    assert found is not None
    die, sign, factor, total = found.groups()
    assert int(die) + (int(factor) if sign == "+" else -int(factor)) == int(total)


# Several at one table


def test_two_browsers_and_a_spectator_see_moves_and_no_secret_cards(visit: Visit) -> None:
    # Given a host, a guest and an onlooker at a battle with a secret card for each player
    host, guest, onlooker = visit(), visit(), visit()
    table = lay_a_battle(host, {"kind": "open"}, cards=1, rounds=1)
    guest.enter(f"/t/{table}")
    guest.page.get_by_role("button", name="Sit here").click()
    for one in (host, guest, onlooker):
        one.enter(f"/t/{table}")
    rng = random.Random(5)
    hands: list[list[str]] = [[], []]
    while (frame := frame_of(host, table))["view"] is None or frame["view"]["stage"] != "moves":
        for seat, one in enumerate((host, guest)):
            seen = frame_of(one, table, seat)
            hands[seat] = hands[seat] or (seen["view"] or {"commands": [{"hand": []}] * 2})["commands"][seat]["hand"]
            if seen["question"]:
                answer(one, table, seat, ONWARD, rng)
    assert len(hands[0]) == len(hands[1]) == 1

    # When the host moves an element
    for one in (host, guest, onlooker):
        one.at_table()
    name = front_of(frame_of(host, table))
    stood = piece(guest, name).get_attribute("aria-label") or ""
    take_up(host, name)
    host.page.get_by_role("group", name="Steps").get_by_role("button", name="Forward 20 paces").click()
    host.page.get_by_role("button", name="Move here").click()
    expect(piece(host, name)).to_have_attribute("aria-label", re.compile("moved once"))
    moved = piece(host, name).get_attribute("aria-label") or ""
    assert moved != stood

    # Then the others see it where it stands now
    for one in (guest, onlooker):
        expect(piece(one, name)).to_have_attribute("aria-label", moved)

    # And no card of a hand was on the wire to anybody else, neither by its key nor by its name
    for seat, others in ((0, (guest, onlooker)), (1, (host, onlooker))):
        card = hands[seat][0]
        words = re.compile(card + "|" + re.escape(CARD_NAMES[CARD_KEYS.index(card)]), re.IGNORECASE)
        own = (host, guest)[seat]
        assert any(words.search(text) for text in own.frames)
        for other in others:
            assert len(other.frames) > 2
            assert not [text[:200] for text in other.frames if words.search(text)]
    assert guest.page.request.get(f"/api/tables/{table}/frame?seat=0").status == 403


def test_what_was_taken_up_is_found_again_after_a_reload(visit: Visit) -> None:
    guest = visit()
    page = guest.page
    table = lay_a_battle(guest)
    bring_to(guest, table, "moves", "move")
    sit_at(guest, table)
    n = take_up_group(guest, "e1")
    asked = guest.prompt.inner_text()
    page.reload()
    guest.at_table()
    guest.wait_until_asked()
    assert guest.prompt.inner_text() == asked
    expect(page.locator("[data-ghost]")).to_have_count(n)
    page.get_by_role("group", name="Steps").get_by_role("button", name="Forward 20 paces").click()
    expect(said(guest)).to_contain_text("1 PIP")


def test_one_screen_for_two_commanders(visit: Visit) -> None:
    guest = visit()
    page = guest.page
    table = lay_a_battle(guest, ME)
    bring_to(guest, table, "moves", "done")
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="I am Aelle").click()
    guest.wait_until_asked()
    page.get_by_role("group", name="Options").get_by_role("button", name="End your moves").click()
    lift = page.get_by_role("button", name="I am Arthur")
    expect(lift).to_be_visible()
    assert page.locator("[data-id]").count() == 0  # nothing is seen behind the curtain
    lift.click()
    guest.wait_until_asked()
    expect(guest.prompt).to_contain_text("your bound")
    expect(page.get_by_role("region", name="Your elements").get_by_role("button").first).to_contain_text("e22")


# Everybody can play


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
    tab_to(guest, f"{stood['type']} {name},")
    page.keyboard.press("Space")
    tab_to(guest, "Take up")
    page.keyboard.press("Enter")
    expect(guest.prompt).to_contain_text("Choose a place")
    tab_to(guest, "Forward 20 paces")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(said(guest)).to_contain_text("40 paces")
    tab_to(guest, "Move here")
    before = guest.stamp()
    page.keyboard.press("Enter")
    guest.wait_for_change(before)

    # Then it stands there, and the moves are ended from the list
    expect(guest.prompt).to_contain_text("Choose what moves next")
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
    expect(guest.prompt).to_contain_text("Choose a place")
    page.keyboard.press("ArrowUp")
    expect(said(guest)).to_contain_text("20 paces")
    page.keyboard.press("Escape")  # put back
    expect(guest.prompt).to_contain_text("Choose what moves next")


@pytest.mark.parametrize(
    ("size", "light"), [(DESK, "light"), (DESK, "dark"), (PHONE, "light"), (PHONE, "dark")], ids=str
)
def test_axe_finds_nothing_serious_in_a_battle(visit: Visit, size: dict[str, int], light: str) -> None:
    guest = visit(size, color_scheme=light)
    if light == "light" or size is DESK:
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
    if size is DESK:
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
    for _ in range(50):
        if width_of(guest, lead) < closer:
            return
        page.wait_for_timeout(40)
    raise AssertionError("the table did not go farther away")


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
    for english in ("Choose what", "End your", "Move ", "deploys", "Your elements", "Round", "bound of"):
        assert english not in words, english
    expect(page.get_by_role("region", name="Registro").or_(page.get_by_role("region", name="Crónica"))).to_contain_text(
        "despliega"
    )
    piece(guest, "e1").click()
    page.get_by_role("button", name="Tomar").or_(page.get_by_role("button", name="Coger")).first.click()
    expect(page.locator("[data-ghost]").first).to_be_visible()
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    reason = said(guest)
    expect(reason.get_by_role("button", name=RULE)).to_be_visible()
    assert not re.search(r"\b(the|must|may|not|elements)\b", reason.inner_text()), reason.inner_text()


# Replays


def test_a_finished_battle_is_replayed_step_by_step(visit: Visit) -> None:
    # Given a battle that is over
    guest = visit()
    page = guest.page
    table = lay_a_battle(guest, THRALL, rounds=1)
    bring_to(guest, table, "moves", "move")
    stood = element_of(frame_of(guest, table), "e1")
    k = int(frame_of(guest, table)["k"])
    play_until(guest, table, lambda _: False, (*ONWARD, "move c1", "to ", "done"))
    page.goto(f"/t/{table}")
    guest.at_table()

    # When it is replayed, steps on and back show the table as it was
    page.get_by_role("button", name="Replay", exact=True).click()
    bar = page.get_by_role("region", name="Replay")
    bar.get_by_role("slider", name="Moment of the game").fill(str(k))
    at = page.locator("[data-k]").first
    expect(at).to_have_attribute("data-k", str(k))
    where = f"{round(stood['x'])} mm east, {round(stood['y'])} mm north"
    expect(piece(guest, "e1")).to_have_attribute("aria-label", re.compile(where))
    bar.get_by_role("button", name="One on").click()
    expect(at).to_have_attribute("data-k", str(k + 1))

    # A line of the log that tells of a move leads to it: the element stands elsewhere
    line = page.get_by_role("region", name="Log").get_by_role("button").filter(has_text=re.compile("moves .* paces")).last
    bar.get_by_role("button", name="To the end").click()
    line.click()
    expect(at).not_to_have_attribute("data-k", str(k + 1))
    expect(piece(guest, "e1")).not_to_have_attribute("aria-label", re.compile(where))
