"""What a browser waits for: the weight of a first load, and the time until a move is on every screen.

Run by `make bench`, on a real server and Chromium, over loopback. Prints one line a figure; fails on a budget.
"""

from __future__ import annotations

import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server.running import Running
from tests.web.browsing import DESK, Visitor, a_browser

if TYPE_CHECKING:
    from playwright.sync_api import Browser

LOAD_BUDGET = 300_000  # bytes, compressed, of the lobby and then a table, everything counted
SCREEN_BUDGET = 0.150  # seconds from a click to the last screen that shows it, at the 95th percentile
MOVES = 60

# Runs in each page: notes when it shows another act, by a clock that all pages of one machine share
WATCH = """() => {
  const target = document.querySelector('[data-n]');
  window.shown = {};
  const note = () => { window.shown[target.dataset.n] ??= performance.timeOrigin + performance.now(); };
  note();
  new MutationObserver(note).observe(target, { attributes: true, attributeFilter: ['data-n'] });
}"""
CLICK = """button => {
  const at = performance.timeOrigin + performance.now();
  button.click();
  return at;
}"""


def weigh(browser: Browser, url: str) -> tuple[int, int]:
    """The bytes that come over the wire for the lobby, and with a table after it."""
    visitor = Visitor(browser, url, DESK, "en-GB")
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    received: list[float] = []
    session.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    visitor.enter()
    visitor.page.get_by_role("button", name="Play", exact=True).wait_for()
    visitor.page.wait_for_load_state("networkidle")
    lobby = int(sum(received))
    visitor.page.get_by_role("button", name="Play", exact=True).click()
    visitor.at_table()
    visitor.page.wait_for_timeout(1500)
    whole = int(sum(received))
    visitor.context.close()
    return lobby, whole


def time_moves(browser: Browser, url: str) -> list[float]:
    """For each move: seconds from the click to the last of two other screens that shows it."""
    times: list[float] = []
    rng = random.Random(1)
    while len(times) < MOVES:
        times += time_game(browser, url, rng, MOVES - len(times))
    return times


def time_game(browser: Browser, url: str, rng: random.Random, moves: int) -> list[float]:
    """The same over one game, for so many moves at most."""
    host = Visitor(browser, url, DESK, "en-GB").enter()
    host.lay_a_table(["me", "bot thrall"])
    address = host.at_table()
    onlookers = [Visitor(browser, url, DESK, "en-GB").enter(address) for _ in range(2)]
    for one in onlookers:
        one.at_table()
        one.page.evaluate(WATCH)
    times: list[float] = []
    while len(times) < moves and host.wait_until_asked():
        host.list_all()
        before = int(host.stamp())
        button = host.options.nth(rng.randrange(host.options.count()))
        at: float = button.evaluate(CLICK)
        host.wait_for_change(str(before))
        end = time.monotonic() + 5.0
        latest: list[float] = []
        while time.monotonic() < end and len(latest) < len(onlookers):
            seen: list[dict[str, Any]] = [one.page.evaluate("window.shown") for one in onlookers]
            latest = [when for when in (first_after(shown, before) for shown in seen) if when is not None]
        times.append((max(latest) - at) / 1000.0 if len(latest) == len(onlookers) else 5.0)
    for one in (host, *onlookers):
        one.context.close()
    return times


def first_after(shown: dict[str, Any], before: int) -> float | None:
    """When a page first showed an act after this one, if it has."""
    return min((float(when) for n, when in shown.items() if int(n) > before), default=None)


def main() -> int:
    """Measure, print, and fail on a missed budget."""
    missed = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        Running(f"sqlite:///{folder}/tables.db", Path(folder)) as server,
        a_browser() as browser,
    ):
        lobby, whole = weigh(browser, server.url)
        times = sorted(time_moves(browser, server.url))
    late = times[int(len(times) * 0.95)]
    for name, value, budget, shown in (
        ("first load, lobby", lobby, LOAD_BUDGET, f"{lobby / 1000:.0f} kB"),
        ("first load, lobby and table", whole, LOAD_BUDGET, f"{whole / 1000:.0f} kB"),
        ("a move on every screen, p95", late, SCREEN_BUDGET, f"{late * 1000:.0f} ms"),
    ):
        verdict = "ok" if value <= budget else "MISSED"
        missed += value > budget
        limit = f"{budget / 1000:.0f} kB" if budget > 1 else f"{budget * 1000:.0f} ms"
        print(f"{name:32} {shown:>8}   budget {limit:>7}   {verdict}")
    print(f"{'(median of ' + str(len(times)) + ' moves)':32} {statistics.median(times) * 1000:.0f} ms")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
