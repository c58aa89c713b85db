"""DBA Big Battle in the browser: from the lobby to the end of a battle, by mouse, by touch and by keyboard."""

from __future__ import annotations

import random
import re
import time
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from heptarchy.games.dba.data.tables import CARD_KEYS, CARD_NAMES
from tests.patience import PATIENCE
from tests.web.battling import (
    ONWARD,
    RULE,
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
    pull_out,
    said,
    sit_at,
    take_up,
    take_up_group,
    tap,
)
from tests.web.test_ortus import ME, answer, frame_of, play_until

if TYPE_CHECKING:
    from tests.web.browsing import Visitor
    from tests.web.conftest import Visit

SUM = re.compile(r"(\d)((?:\s*[+\u2212]\d+)+)\s*=\s*(\d+)")  # a die, each part of the sum, the total


def play_dyrham(guest: Visitor) -> str:
    """Settle the rest in the lobby's form and play: one round, armies near each other; gives the table's id."""
    page = guest.page
    page.get_by_label("Rounds", exact=True).fill("1")
    page.locator("summary").filter(has_text="House rules").click()
    page.locator("summary").filter(has_text="Figures of the game").click()
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
    expect(guest.prompt).to_contain_text("21 elements left")
    tray = page.get_by_role("region", name="Your elements")
    tray.get_by_role("button", name=re.compile("^Wb e2,")).click()
    page.mouse.move(*on_screen(guest, 500, 200))
    page.mouse.move(*on_screen(guest, 600, 242), steps=3)
    expect(said(guest)).to_contain_text("general first")  # refused
    pull_out(guest, "Wb e1", 600, 242)
    expect(piece(guest, "e1")).to_be_visible()
    placed = element_of(frame_of(guest, table), "e1")
    assert abs(placed["x"] - 600) < 5
    assert abs(placed["y"] - 250) < 5
    tray.get_by_role("button", name=re.compile("^Wb e2,")).click()
    page.mouse.move(*on_screen(guest, 500, 200))
    page.mouse.move(*on_screen(guest, 640, 242), steps=3)
    expect(said(guest)).to_contain_text("Allowed")
    tap(guest, on_screen(guest, 640, 242))  # set down
    tap(guest, on_screen(guest, 640, 242))  # and done
    expect(piece(guest, "e2")).to_be_visible()
    options.get_by_role("button", name=re.compile("^Deploy the rest: heavy foot in the middle")).click()
    options.get_by_role("button", name="Fight on").click()

    # Then moves are asked for; a tap chooses an element, another its group, and a ghost of it goes with the mouse
    expect(guest.prompt).to_contain_text("What moves next")
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
    expect(guest.prompt).to_contain_text("What moves next")
    assert take_up_group(guest, "e1") == chosen
    page.get_by_role("group", name="Steps").get_by_role("button", name="Forward 20 paces").click()
    expect(said(guest)).to_contain_text("20 paces")
    page.get_by_role("button", name="Move here").click()
    expect(guest.prompt).to_contain_text("What moves next")
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

    # The log's line shows it on the board
    line = page.get_by_role("region", name="Log").get_by_role("button").filter(has_text=re.compile("moves? .* paces"))
    page.mouse.move(5, 5)
    ring = piece(guest, lead["id"]).locator(".ring")
    expect(ring).to_have_count(0)
    line.first.hover()
    expect(ring).to_be_visible()

    # And when the moves are ended and all is fought out, the battle ends with a result
    options.get_by_role("button", name="End your moves").click()
    rng = random.Random(11)
    while guest.wait_until_asked():
        guest.answer_somehow(rng)
    expect(page.locator("#end-title")).to_have_text(re.compile("won|draw"))
    expect(page.get_by_role("button", name="Replay", exact=True)).to_be_visible()


def test_an_army_is_mustered_by_points(visit: Visit) -> None:
    # Given fifteen points to raise an army with
    guest = visit()
    page = guest.page
    table = lay_a_battle(guest, THRALL, battle="open", points=15)
    sit_at(guest, table)
    army = page.get_by_role("region", name="Your army")
    types = page.get_by_role("region", name="Elements by type")
    left = page.get_by_role("status").filter(has_text="of 15 points left")

    # When elements are enlisted one by one, the points go down, and undo brings them back
    types.get_by_role("button", name=re.compile("^Knights")).click()
    expect(left).to_contain_text("10")
    types.get_by_role("button", name=re.compile("^Spears")).click()
    expect(left).to_contain_text("7")
    expect(army).to_contain_text("Spears")
    page.get_by_role("button", name="Undo").click()
    expect(left).to_contain_text("10")
    expect(army).not_to_contain_text("Spears")

    # A ready-made host takes their place, as far as the points allow; what is too dear is refused by its rule
    page.get_by_role("button", name="Undo").click()
    expect(army).not_to_contain_text("Knights")
    page.get_by_role("button", name=re.compile("^Host of the Old North")).first.click()
    expect(army).to_contain_text("3 Spears")
    types.get_by_role("button", name=re.compile("^Knights")).click()
    expect(page.locator(".refuse").get_by_role("button", name=RULE)).to_be_visible()

    # And when it is complete, the general is named; the enemy has seen nothing of it until then
    page.get_by_role("button", name="The army is complete").first.click()
    expect(page.get_by_role("heading", name="Who is with the general?")).to_be_visible()
    page.get_by_role("button", name="Cavalry").first.click()
    expect(page.get_by_role("region", name="Log")).to_contain_text("leads with Cavalry")
    assert [one["type"] for one in frame_of(guest, table)["view"]["elements"] if one["owner"] == 0].count("Sp") == 3


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
    die, parts, total = found.groups()
    assert int(die) + sum(int(part.replace("\u2212", "-")) for part in parts.split()) == int(total)


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
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        frame = frame_of(host, table)
        if frame["view"] is not None and frame["view"]["stage"] == "moves":
            break
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
    log = page.get_by_role("region", name="Log")
    line = log.get_by_role("button").filter(has_text=re.compile("moves? .* paces")).last
    bar.get_by_role("button", name="To the end").click()
    line.click()
    expect(at).not_to_have_attribute("data-k", str(k + 1))
    expect(piece(guest, "e1")).not_to_have_attribute("aria-label", re.compile(where))
