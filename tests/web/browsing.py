"""A real Chromium for tests: visitors with an identity of their own, who do what people do at the table."""

from __future__ import annotations

import contextlib
import random
import re
import shutil
from typing import TYPE_CHECKING, Any

from playwright.sync_api import TimeoutError, expect, sync_playwright  # noqa: A004 -- the name it has there

from tests import patience

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from playwright.sync_api import Browser, Locator

CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
DESK = {"width": 1440, "height": 900}
TABLET = {"width": 1024, "height": 768}
PHONE = {"width": 390, "height": 844}
PATIENCE = 1000 * patience.PATIENCE  # in milliseconds, as the browser's driver counts
expect.set_options(timeout=PATIENCE)
SHOWS_ANOTHER = """before => {
  const shown = document.querySelector('[data-n]');
  return shown ? shown.dataset.n !== before : document.querySelector('.curtain') !== null;
}"""
SAME_NONCE = """{
  const drawn = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (a) => (a.length === 32 ? a.fill(7) : drawn(a));
}"""  # a share in fate is known by its length: every run meets the same cards
AGAIN = re.compile("Choose it again|Elígelo otra vez")
ASKED = ".options, .rows[role=group]"  # where options are listed, on desks and on phones
ANSWERS = ", ".join(f"{place} button.{kind}:enabled" for place in (".options", ".rows") for kind in ("opt", "chip"))


def chromium() -> str:
    """The browser on this machine."""
    for name in CHROMIUMS:
        found = shutil.which(name)
        if found:
            return found
    raise RuntimeError("no Chromium found; `make chromium` installs it")


@contextlib.contextmanager
def a_browser() -> Iterator[Browser]:
    """A headless Chromium with a fresh profile."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        try:
            yield browser
        finally:
            browser.close()


def wish_of(seat: str) -> dict[str, str]:
    """Who shall sit there: `me`, `open`, `invited`, `bot` or `bot thrall`."""
    kind, _, level = seat.partition(" ")
    return {"kind": kind, "level": level} if level else {"kind": kind}


class Visitor:
    """Somebody with a browser of their own, at the lobby or at a table."""

    def __init__(self, browser: Browser, url: str, size: dict[str, int], locale: str, **more: Any) -> None:
        settings: dict[str, Any] = {"reduced_motion": "reduce", **more}
        self.context = browser.new_context(viewport=size, locale=locale, base_url=url, **settings)  # type: ignore[arg-type]
        self.context.add_init_script(SAME_NONCE)
        self.page = self.context.new_page()
        self.context.set_default_timeout(PATIENCE)
        self.url = url
        self.seen: list[str] = []
        self.expected: list[str] = []  # troubles that the test brings about
        self.frames: list[str] = []  # what came over sockets
        self.replies: list[tuple[str, str]] = []  # what came over HTTP from the API: address, text
        self.listening = False
        page = self.page
        page.on("pageerror", lambda error: self.seen.append(f"thrown: {error}"))
        page.on("console", lambda said: self.seen.append(f"console: {said.text}") if said.type == "error" else None)
        page.on(
            "response", lambda reply: self.seen.append(f"{reply.status}: {reply.url}") if reply.status > 499 else None
        )
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.frames.append(str(frame))))

    def troubles(self) -> list[str]:
        """What went wrong that the test did not bring about."""
        return [one for one in self.seen if not any(word in one for word in self.expected)]

    # The lobby

    def enter(self, path: str = "/") -> Visitor:
        """Go to a page."""
        self.page.goto(path)
        return self

    def lay_a_table(self, seats: list[str], rounds: int = 7, name: str = "Aldwyn") -> Visitor:
        """Fill in the lobby's form and play. Seats are `me`, `open`, `invited`, `bot` or `bot thrall`."""
        page = self.page
        page.get_by_role("button", name="Play", exact=True).wait_for()
        page.get_by_role("radiogroup", name="Players").get_by_role("radio", name=str(len(seats))).click()
        wishes = page.get_by_label(re.compile("^Who plays ."))
        expect(wishes).to_have_count(len(seats))
        for n, wanted in enumerate(seats):
            kind, _, level = wanted.partition(" ")
            wishes.nth(n).select_option(value=kind)
            if level:
                bots_before = sum(seat.startswith("bot") for seat in seats[:n])
                page.get_by_label(re.compile("^How well")).nth(bots_before).select_option(value=level)
        if rounds != 7:
            page.locator("summary").filter(has_text="House rules").click()
            page.locator("summary").filter(has_text="Figures of the game").click()
            page.get_by_label("Rounds", exact=True).fill(str(rounds))
            page.get_by_label("Rounds", exact=True).blur()
        self.give_name(name)
        page.get_by_role("button", name="Play", exact=True).click()
        return self

    def open_table(self, seats: Sequence[str], game: str = "vikings", **options: object) -> str:
        """Open a table as the lobby would, without going there: that takes a second a time; gives its id."""
        wishes = [wish_of(seat) for seat in seats]
        hot = sum(seat == "me" for seat in seats) > 1
        wanted = {"game": game, "options": {"players": len(seats), **options}, "seats": wishes, "hot_seat": hot}
        return self.ask_for_table(wanted)

    def ask_for_table(self, wanted: dict[str, Any]) -> str:
        """Open a table by such a request, and bring one's nonces; gives its id."""
        made = self.page.request.post("/api/tables", data=wanted)
        assert made.ok, made.text()
        self.bring_nonces(made.json()["table"])
        return str(made.json()["table"]["id"])

    def bring_nonces(self, summary: dict[str, Any]) -> None:
        """Bring a nonce for each of one's seats, as the client does."""
        for seat in set(summary["mine"]) & set(summary["to_bring"]):
            brought = {"nonce": f"nonce-of-{seat}", "commitment": summary["commitment"]}
            done = self.page.request.post(f"/api/tables/{summary['id']}/seats/{seat}/nonce", data=brought)
            assert done.ok, done.text()

    def go_to(self, table: str) -> Visitor:
        """Sit at a table, and wait until it is there."""
        self.page.goto(f"/t/{table}")
        self.at_table()
        return self

    def join(self, table: str, seat: int, name: str) -> Visitor:
        """Take an open seat, without going there."""
        named = self.page.request.put("/api/me", data={"name": name})
        seated = self.page.request.post(f"/api/tables/{table}/join", data={"seat": seat})
        assert named.ok, named.text()
        assert seated.ok, seated.text()
        self.bring_nonces(seated.json())
        return self

    def give_name(self, name: str) -> None:
        """Say who one is, where that is asked."""
        field = self.page.get_by_label("Your name", exact=True)
        if field.count():
            field.fill(name)

    def at_table(self) -> str:
        """Wait until the table is there; gives its address."""
        self.page.wait_for_url("**/t/*")
        self.page.locator("[data-n]").first.wait_for()
        return self.page.url.partition("#")[0]

    # The table

    @property
    def prompt(self) -> Locator:
        """What is asked."""
        return self.page.locator(".ask").first

    @property
    def options(self) -> Locator:
        """Everything that may be answered by a button, as it is listed now."""
        return self.page.locator(ANSWERS)

    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.page.locator("#end-title").count() > 0

    def list_all(self) -> None:
        """Unfold the list of places."""
        unfold = self.page.get_by_role("button", name="List all", exact=True)
        if unfold.count():
            with contextlib.suppress(TimeoutError):  # the question has gone
                unfold.first.click(timeout=2000)

    def wait_until_asked(self) -> bool:
        """Wait for a question; False if the game ended instead."""
        try:
            self.page.locator(f"{ASKED}, #end-title").first.wait_for(state="attached")
        except TimeoutError as late:
            seen = self.page.locator("body").inner_text()[:400]
            raise AssertionError(f"nothing was asked: {seen}") from late
        return not self.is_over()

    def answer_somehow(self, rng: random.Random) -> None:
        """Pick any option, as somebody would who clicks without reading, and see it done; nothing if none is left."""
        before = self.stamp()
        for _ in range(100):
            if self.pick_any(rng):
                self.wait_for_change(before)
                return
            if not self.page.locator(ASKED).count() or self.stamp() != before:
                return
        raise AssertionError("options are listed, but none can be picked")

    def pick_any(self, rng: random.Random) -> bool:
        """Click any option; False if there is none just now, or it went before it was clicked."""
        self.list_all()
        n = self.options.count()
        if not n:
            self.page.wait_for_timeout(30)
            return False
        try:
            option = self.options.nth(rng.randrange(n))
            option.click(timeout=2000)
            if self.page.get_by_text(AGAIN).count():  # it would end the game for who chooses it
                option.click(timeout=2000)
        except TimeoutError:
            return False
        return True

    def stamp(self) -> str:
        """What changes with every act that is shown."""
        return self.page.locator("[data-n]").first.get_attribute("data-n") or ""

    def wait_for_change(self, before: str) -> None:
        """Wait until another act is shown, or a curtain before it."""
        self.page.wait_for_function(SHOWS_ANOTHER, arg=before)
