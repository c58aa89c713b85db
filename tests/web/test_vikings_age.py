"""The modules of the Viking Age in a real browser: chosen in the lobby, shown at the table, played in a battle."""

from __future__ import annotations

import contextlib
import random
import re
import uuid
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from heptarchy.games.vikings.table.modules import SWITCHES
from tests.patience import TRIES
from tests.web.test_reach import serious

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.web.browsing import Visitor
    from tests.web.conftest import Visit

    Frame = dict[str, Any]

LIMIT = 1500  # answers: more than a game has
MODULES = [name for name, _ in SWITCHES]
EAGER = ("cast", "king", "claim", "betray", "champion")  # what modules offer is taken


class GameOver(Exception):
    """The game has ended before what was waited for."""


def verbs(frame: Frame) -> set[str]:
    """What the question of a frame lets one do."""
    return {option["verb"] for option in frame["question"]["options"]}


def look(guest: Visitor, table: str, seat: int, since: int = 0) -> Frame:
    """What a seat sees, with the lines that it has not heard."""
    seen: Frame = guest.page.request.get(f"/api/tables/{table}/frame?seat={seat}&since={since}").json()
    return seen


def play_until(guest: Visitor, table: str, wanted: Callable[[Frame], bool], rng: random.Random) -> Frame:
    """Answer for both seats by the API, quicker than by clicks, until a question of that kind stands."""
    frame = look(guest, table, 0)
    for _ in range(LIMIT):
        if not frame["question"]:
            frame = look(guest, table, 1 - frame["seat"], frame["n"])
            if not frame["question"]:
                raise GameOver(frame["table"]["result"]["text"])
        if wanted(frame):
            return frame
        options = frame["question"]["options"]
        first = next((option for option in options if option["verb"] in EAGER), None) or rng.choice(options)
        answer = {
            "seat": frame["seat"],
            "question": frame["question"]["id"],
            "action": first["action"],
            "request": str(uuid.uuid4()),
            "since": frame["n"],
        }
        reply = guest.page.request.post(f"/api/tables/{table}/answers", data=answer, headers={"Origin": guest.url})
        assert reply.ok
        frame = reply.json()
    raise AssertionError(f"no such question in {LIMIT} answers")


def moment_of(frame: Frame, since: int) -> int:
    """The moment after a Rune or Prayer die was thrown, from an answer on; 0 if none was."""
    for line in frame["lines"]:
        if line["k"] >= since and any(event["kind"] in ("rune_shows", "prayer_shows") for event in line["events"]):
            return int(line["k"]) + 1
    return 0


def epic_of(frame: Frame) -> str | None:
    """The Epic card of the battle that is fought."""
    battle = frame["view"]["battle"]
    return None if battle is None else battle["age"]["epic"]


def find(guest: Visitor, table: str, wanted: Callable[[Frame], bool], rng: random.Random) -> tuple[str, Frame]:
    """Play on, and at other tables if a game ends, until a question of that kind stands; gives the table as well."""
    for _ in range(TRIES):
        with contextlib.suppress(GameOver):
            return table, play_until(guest, table, wanted, rng)
        options = {"players": 2, **dict.fromkeys(MODULES, True)}
        wish = {"game": "vikings", "options": options, "seats": [{"kind": "me"}, {"kind": "me"}], "hot_seat": True}
        table = guest.ask_for_table(wish)
    raise AssertionError(f"{TRIES} games have ended without such a question")


def sit_down(guest: Visitor, table: str) -> Locator:
    """Look at the table with the eyes of the seat that is asked; gives the panel of the battle."""
    guest.page.goto(f"/t/{table}")
    guest.page.get_by_role("button", name=re.compile("^I am ")).click()
    guest.at_table()
    return guest.page.get_by_role("region", name=re.compile("^Battle for "))


def test_vx_modules_are_chosen_as_a_group_shown_and_played(visit: Visit) -> None:
    # Given the lobby: nine modules in a group of their own, and no figure of theirs while they are off
    guest = visit().enter()
    page = guest.page
    page.get_by_text("The Viking Age", exact=True).click()
    modules = page.locator("details", has=page.get_by_text("The Viking Age", exact=True)).get_by_role("checkbox")
    expect(modules).to_have_count(9)
    page.locator("summary").filter(has_text="House rules").click()
    page.locator("summary").filter(has_text="Figures of the game").click()
    page.get_by_role("searchbox", name="Find a figure").fill("VX-")
    expect(page.get_by_text("None of that name.")).to_be_visible()

    # When all are switched on, then off, then on again
    page.get_by_role("button", name="Switch all on").click()
    expect(page.get_by_text("On: 4 for the Vikings, 3 for the English, 2 for neither.")).to_be_visible()
    expect(page.get_by_text("(VX-4.1)")).to_be_visible()  # the figure of the Rune dice
    page.get_by_role("button", name="Switch all off").click()
    assert not any(one.is_checked() for one in modules.all())
    page.get_by_role("button", name="Switch all on").click()
    assert all(one.is_checked() for one in modules.all())
    assert serious(guest) == []
    guest.lay_a_table(["me", "me"])
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/t/")[2].partition("#")[0]

    # Then the table shows what they lay out, each with its words and its rule
    rng = random.Random(7)
    table, _ = find(guest, table, lambda now: now["question"]["rule"] == "VX-4.2", rng)
    battle = sit_down(guest, table)
    panel = page.get_by_role("region", name="Viking Age")
    panel.get_by_role("button", name=re.compile("^Mercia: ")).click()
    expect(panel.get_by_text("one English army may go 1 step further")).to_be_visible()
    panel.get_by_role("button", name="VX-2.2").click()
    expect(page.locator("[data-rule='VX-2.2'][aria-current]")).to_be_visible()
    page.keyboard.press("Escape")

    # And a die is cast in the battle by a click; the moment it fell is seen again, and whether its needs were met
    cast = int(page.locator("[data-k]").first.get_attribute("data-k") or 0)
    before = guest.stamp()
    battle.get_by_role("button", name=re.compile("^Add a (Rune|Prayer) die")).click()
    page.wait_for_function("n => document.querySelector('[data-n]')?.dataset.n !== n", arg=before)  # or it is passed on
    play_until(guest, table, lambda frame: frame["k"] > cast + 6, rng)
    battle = sit_down(guest, table)
    page.keyboard.press("l")
    moment = moment_of(look(guest, table, 0), cast)
    page.get_by_role("slider", name="Moment of the game").fill(str(moment))
    expect(battle.get_by_role("button", name="VX-4.3").first).to_be_visible()

    # And who is tired of being asked before every roll says so once for the battle
    table, frame = find(guest, table, lambda now: now["question"]["rule"] == "VX-4.2", rng)
    seat, shire = frame["seat"], frame["view"]["battle"]["shire"]
    sit_down(guest, table)
    page.get_by_role("button", name="Always …").click()
    expect(page.get_by_role("combobox", name="Answer")).to_have_value("pass")
    page.get_by_role("button", name="Answer so", exact=True).click()
    page.get_by_role("dialog").wait_for(state="detached")

    def asked_or_fought_out(frame: Frame) -> bool:
        battle = frame["view"]["battle"]
        done = battle is None or battle["shire"] != shire
        return done or (frame["seat"] == seat and frame["question"]["rule"] == "VX-4.2")

    with contextlib.suppress(GameOver):
        frame = play_until(guest, table, asked_or_fought_out, rng)
        battle_now = frame["view"]["battle"]
        assert battle_now is None or battle_now["shire"] != shire

    # And dice that lie on the table are thrown again, or an Epic card tells what it does
    table, frame = find(guest, table, lambda now: "reroll" in verbs(now) or epic_of(now) is not None, rng)
    battle = sit_down(guest, table)
    assert serious(guest) == []
    if epic_of(frame) is not None:
        expect(battle.locator(".epic")).to_contain_text(re.compile(r"VX-7\.1\d"))
    else:
        expect(battle).to_contain_text("Not read yet")
        before = guest.stamp()
        battle.get_by_role("button", name=re.compile("^Throw again")).first.click()
        guest.wait_for_change(before)
