"""A battle within a campaign of Age of Arthur, in the browser: fought on its board, left for the map, seen again."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from heptarchy.server.pages import STATIC
from tests.patience import TRIES
from tests.server.campaigning import AT_WAR, WARLIKE, battle_lines, in_battle
from tests.server.running import Running
from tests.web.battling import ONWARD, piece, said, take_up
from tests.web.browsing import DESK, PHONE, Visitor
from tests.web.test_ortus import ME, frame_of, play_until

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

    from tests.web.conftest import Visit

THRALL = {"kind": "bot", "level": "thrall"}
FIGHTING = tuple(f"battle/{verb}" for verb in ONWARD)
TO_WAR = (*WARLIKE, *FIGHTING)


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server of its own: it is started again in the middle."""
    if not (STATIC / "index.html").is_file():
        pytest.fail("the browser client is not built; `make web` builds it")
    folder = tmp_path_factory.mktemp("campaign")
    with Running(f"sqlite:///{folder}/tables.db", folder) as running:
        yield running


@pytest.fixture
def guest(browser: Browser, server: Running) -> Iterator[Visitor]:
    """Somebody with a browser, at that server."""
    visitor = Visitor(browser, server.url, DESK, "en-GB")
    visitor.expected += ["ERR_CONNECTION_REFUSED", "WebSocket connection", "ERR_CONNECTION_RESET"]
    yield visitor
    troubles = visitor.troubles()
    visitor.context.close()
    assert not troubles


def lay_a_campaign(guest: Visitor, battles: str = "table") -> str:
    """Open a table of two at which there is war from the first turn on; gives its id."""
    options = {"players": 2, "battles": battles, **AT_WAR}
    return guest.ask_for_table({"game": "arthur", "options": options, "seats": [ME, THRALL]})


def asked_to_move(frame: Any) -> bool:
    """Is the first seat asked what moves next?"""
    return in_battle(frame) and any(one["verb"] == "move" for one in frame["question"]["options"])


def is_fought(frame: Any) -> bool:
    """Has a battle come to its end?"""
    return not in_battle(frame) and bool(battle_lines(frame))


def elements_of(frame: Any) -> list[dict[str, Any]]:
    """All elements of the battle."""
    found: list[dict[str, Any]] = frame["view"]["battle"]["view"]["elements"]
    return found


def foremost(frame: Any) -> dict[str, Any]:
    """Of the own elements that face as the general does, who are in line and have not landed, the farthest forward."""
    chair = frame["view"]["battle"]["chairs"].index(0)
    own = [one for one in elements_of(frame) if one["command"] == chair and one["status"] == "on_table"]
    facing = next(one["facing"] for one in own if one["general"])
    up = 1 if facing == 90 else -1
    return min((one for one in own if one["facing"] == facing), key=lambda one: (-up * one["y"], one["x"]))


def into_battle(guest: Visitor) -> str:
    """At a table whose battle asks for the first move."""
    for _ in range(TRIES):
        table = lay_a_campaign(guest)
        if play_until(guest, table, asked_to_move, TO_WAR):
            guest.page.goto(f"/t/{table}")
            guest.at_table()
            return table
    raise AssertionError(f"{TRIES} campaigns came to no battle")


def eye_of(guest: Visitor) -> str:
    """What part of the field is seen."""
    return str(guest.page.locator(".stage > svg").get_attribute("viewBox"))


def test_a_battle_of_a_campaign_is_fought_left_for_the_map_and_settled(guest: Visitor, server: Running) -> None:
    # Given a war that has come to battle, and the first move to be made
    table = into_battle(guest)
    page = guest.page
    band = page.locator(".band")
    expect(band).to_contain_text("against")
    expect(guest.prompt).to_contain_text("What moves next")
    for kingdom in ("Dumnonia", "Ceint"):
        expect(page.locator(".margin").first).to_contain_text(kingdom)

    # When an element is taken up and moved by clicks
    stood = foremost(frame_of(guest, table))
    take_up(guest, stood["id"])
    page.get_by_role("group", name="Steps").get_by_role("button", name="Forward 20 paces").click()
    expect(said(guest)).to_contain_text("20 paces")
    page.get_by_role("button", name="Move here").click()
    expect(guest.prompt).to_contain_text("What moves next")

    # Then it has moved, in the campaign's battle
    frame = frame_of(guest, table)
    now = next(one for one in elements_of(frame) if one["id"] == stood["id"])
    assert abs(now["y"] - stood["y"]) == 5

    # When one looks at the map, the question stays; and who comes back finds all as it was
    if not asked_to_move(frame):
        assert play_until(guest, table, asked_to_move, TO_WAR)
    page.get_by_role("button", name="Closer").click()
    piece(guest, stood["id"]).click()
    expect(piece(guest, stood["id"])).to_have_attribute("aria-pressed", "true")
    eye = eye_of(guest)
    page.get_by_role("button", name="To the map").click()
    expect(piece(guest, stood["id"])).to_be_hidden()
    expect(page.get_by_role("button", name=re.compile("^Caer Uisc")).first).to_be_visible()
    expect(band).to_contain_text("waits for you")
    expect(guest.prompt).to_contain_text("What moves next")
    sheet = page.locator("svg.sheet")
    whole = str(sheet.get_attribute("viewBox"))
    page.get_by_role("button", name="Closer").locator("visible=true").click()
    expect(sheet).not_to_have_attribute("viewBox", whole)
    near = str(sheet.get_attribute("viewBox"))
    page.get_by_role("button", name="To the battle").click()
    expect(piece(guest, stood["id"])).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".stage > svg")).to_have_attribute("viewBox", eye)
    page.get_by_role("button", name="To the map").click()
    expect(sheet).to_have_attribute("viewBox", near)
    page.get_by_role("button", name="To the battle").click()

    # When the server is started anew, the battle goes on where it was
    server.kill()
    server.start()
    expect(page.get_by_text("Not connected")).to_have_count(0)
    expect(guest.prompt).to_contain_text("What moves next")
    take_up(guest, stood["id"])

    # When it is given up, the map is back, and the end is told
    play_until(guest, table, is_fought, ("battle/concede", "battle/stay", "battle/done"))
    expect(page.locator(".stage")).to_have_count(0)
    expect(band).to_contain_text("The battle is over")
    expect(page.get_by_role("button", name=re.compile("^Caer Uisc")).first).to_be_visible()


def test_a_battle_of_bots_is_watched_again_by_who_had_no_part_in_it(visit: Visit) -> None:
    # Given a battle that bots have fought
    guest = visit()
    table = lay_a_campaign(guest, "bots")
    page = guest.page
    assert play_until(guest, table, is_fought, TO_WAR)
    lines = [line["k"] for line in battle_lines(frame_of(guest, table))]
    page.goto(f"/t/{table}")
    guest.at_table()

    # When it is watched, it begins with its first answer and goes to its last
    page.get_by_role("button", name="Watch the battle").click()
    screen = page.locator(".screen")
    expect(screen).to_have_attribute("data-k", str(lines[0]))
    expect(page.locator(".stage")).to_be_visible()
    scrub = page.get_by_role("slider", name="Moment of the game")
    assert (scrub.get_attribute("min"), scrub.get_attribute("max")) == (str(lines[0]), str(lines[-1] + 1))
    page.get_by_role("button", name="To the end").click()
    expect(screen).to_have_attribute("data-k", str(lines[-1] + 1))

    # Then the table is there again
    page.get_by_role("button", name=re.compile("Back to the table")).first.click()
    expect(page.locator(".stage")).to_have_count(0)
    expect(page.get_by_role("button", name="Watch the battle")).to_be_visible()
    page.get_by_role("button", name="Put the notice away").click()
    expect(page.get_by_role("button", name="Watch the battle")).to_have_count(0)


def test_a_battle_goes_on_when_the_window_becomes_a_phones(visit: Visit) -> None:
    # Given a battle that was looked at on a desk, and an element taken up on a window that has become narrow
    guest = visit()
    table = into_battle(guest)
    page = guest.page
    name = foremost(frame_of(guest, table))["id"]
    expect(piece(guest, name)).to_be_visible()
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    expect(page.get_by_role("navigation").get_by_role("button", name="Board")).to_be_visible()
    take_up(guest, name)

    # When it is laid down again, then the board knows
    page.get_by_role("button", name="Choose again").click()
    expect(guest.prompt).to_contain_text("What moves next")
    expect(page.locator("[data-ghost]")).to_have_count(0)


def test_a_battle_and_the_map_on_a_phone(visit: Visit) -> None:
    guest = visit(PHONE)
    into_battle(guest)
    page = guest.page
    expect(page.locator("[data-id]").first).to_be_visible()
    page.get_by_role("button", name="To the map").click()
    expect(page.locator("[data-id]").first).to_be_hidden()
    page.get_by_role("button", name="To the battle").click()
    expect(page.locator("[data-id]").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
