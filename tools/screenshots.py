"""The pictures in docs/, by `make pictures`: a real server, bots that bring a game to its middle, and Chromium."""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import heptarchy
from heptarchy.cli.campaign import run_programme
from heptarchy.lab.sweep import make_programme
from heptarchy.lab.voice import Voice
from tests.server.running import Running
from tests.web.browsing import DESK, PHONE, Visitor, a_browser

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "pictures"
GAMES = 500  # of the report
HASTE = 40  # milliseconds between two looks


def frame_of(visitor: Visitor, table: str) -> dict[str, Any]:
    """What the first seat sees."""
    found: dict[str, Any] = visitor.page.request.get(f"/api/tables/{table}/frame?seat=0&since=0").json()
    return found


def let_bots_play(visitor: Visitor, table: str, until_round: int) -> bool:
    """Hand the seat to a bot until that round, then take it back; False if the game ended before."""
    page = visitor.page
    page.request.post(f"/api/tables/{table}/seats/0/bot", data={"level": "thegn"})
    while True:
        frame = frame_of(visitor, table)
        if frame["table"]["status"] != "playing":
            return False
        if frame["view"]["round"] >= until_round:
            break
        page.wait_for_timeout(HASTE)
    page.request.post(f"/api/tables/{table}/seats/0/back")
    return True


def play_until(visitor: Visitor, table: str, wanted: str) -> bool:
    """Answer until a march, or a battle, stands and we are asked; False if the game ended before."""
    rng = random.Random(7)
    while visitor.wait_until_asked():
        view = frame_of(visitor, table)["view"]
        if view[wanted]:
            return True
        visitor.answer_somehow(rng)
    return False


def a_game(browser: Browser, url: str, size: dict[str, int], wanted: str, until_round: int, **more: Any) -> Visitor:
    """Somebody at a table of four in which this stands."""
    while True:
        visitor = Visitor(browser, url, size, "en-GB", **more).enter()
        visitor.give_name("Aldwyn")
        visitor.page.get_by_role("button", name="Play", exact=True).click()
        table = visitor.at_table().rpartition("/")[2]
        if let_bots_play(visitor, table, until_round) and play_until(visitor, table, wanted):
            visitor.page.wait_for_timeout(900)
            return visitor
        visitor.context.close()


def a_table(
    browser: Browser, url: str, game: str, options: dict[str, object], bots: int, wanted: str, until_round: int
) -> Visitor:
    """Somebody at a table of this game, with some bots, at which this is asked."""
    bot = {"kind": "bot", "level": "thegn"}
    while True:
        visitor = Visitor(browser, url, DESK, "en-GB").enter()
        visitor.give_name("Aldwyn")
        seats = [{"kind": "me"}, *[bot] * bots]
        made = visitor.page.request.post("/api/tables", data={"game": game, "options": options, "seats": seats})
        visitor.bring_nonces(made.json()["table"])
        table: str = made.json()["table"]["id"]
        if let_bots_play(visitor, table, until_round):
            visitor.page.goto(f"/t/{table}")
            visitor.at_table()
            if play_until(visitor, table, wanted):
                visitor.page.wait_for_timeout(900)
                return visitor
        visitor.context.close()


def a_report(browser: Browser, folder: Path) -> Page:
    """The report on a small campaign, at its beginning."""
    path = folder / "report.html"
    programme = make_programme("vikings", {"players": 2}, ["greedy"], GAMES, 1, watch=True)
    says = Voice(game=heptarchy.game("vikings"))
    run_programme(programme, None, None, path, resume=False, cluster="", says=says)
    page = browser.new_page()
    page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
    page.goto(path.as_uri())
    page.wait_for_timeout(300)
    return page


def main() -> int:
    """Take all pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    phone_kind = {"device_scale_factor": 2, "has_touch": True, "is_mobile": True}
    with (
        tempfile.TemporaryDirectory() as folder,
        Running(f"sqlite:///{folder}/tables.db", Path(folder)) as server,
        a_browser() as browser,
    ):
        table = a_game(browser, server.url, DESK, "march", 3)
        table.page.screenshot(path=FOLDER / "table.png")
        battle = a_game(browser, server.url, DESK, "battle", 3)
        battle.page.screenshot(path=FOLDER / "battle.png")
        battle.page.keyboard.press("l")
        battle.page.get_by_role("region", name="Replay").wait_for()
        battle.page.keyboard.press("ArrowLeft")
        battle.page.wait_for_timeout(600)
        battle.page.screenshot(path=FOLDER / "replay.png")
        night = a_game(browser, server.url, DESK, "battle", 4, color_scheme="dark")
        night.page.screenshot(path=FOLDER / "night.png")
        phone = a_game(browser, server.url, PHONE, "march", 2, **phone_kind)
        phone.page.screenshot(path=FOLDER / "phone.png")
        ortus = a_table(browser, server.url, "ortus", {"players": 3}, 2, "plot", 8)
        ortus.page.screenshot(path=FOLDER / "ortus.png")
        dba = a_table(browser, server.url, "dba", {"players": 4, "battle": "badon"}, 3, "combats", 5)
        dba.page.screenshot(path=FOLDER / "dba.png")
        arthur = a_table(browser, server.url, "arthur", {"players": 6, "battles": "quick"}, 5, "wars", 5)
        arthur.page.screenshot(path=FOLDER / "arthur.png")
        lobby = table.enter()
        lobby.page.get_by_role("button", name="Play", exact=True).wait_for()
        lobby.page.wait_for_timeout(700)
        lobby.page.screenshot(path=FOLDER / "lobby.png")
        a_report(browser, Path(folder)).screenshot(path=FOLDER / "report.png")
    for picture in sorted(FOLDER.glob("*.png")):
        print(f"{picture.relative_to(ROOT)}  {picture.stat().st_size // 1000} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
