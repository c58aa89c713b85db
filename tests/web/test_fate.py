"""Fate in the browser: a seal that is always in sight, and a plain yes or no when the game is over."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.server.client import Browser as Client
from tests.server.running import Running
from tests.web.browsing import ARGUMENTS, DESK, Visitor, chromium
from tests.web.test_replay import a_finished_game

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Locator, Page

    from tests.web.conftest import Visit


def kept_seal(page: Page, table: str) -> dict[str, object]:
    """What the browser remembers of a table's fate."""
    found = page.evaluate("table => localStorage.getItem(`heptarchy.seal.${table}`)", table)
    return dict(json.loads(found))


def open_file(guest: Visitor, file: Path) -> Locator:
    """Open a record from the lobby; gives the note on its fate."""
    page = guest.enter().page
    with page.expect_file_chooser() as chooser:
        page.get_by_text("Open a record").click()
    chooser.value.set_files(str(file))
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name=re.compile("^Was fate fair")).click()
    return page.get_by_role("dialog", name="Fate at this table")


def test_the_seal_is_shown_and_kept_from_the_lobby_on_and_explained(visit: Visit) -> None:
    guest = visit().enter()
    page = guest.page
    guest.lay_a_table(["me", "bot thrall"])
    table = guest.at_table().rpartition("/")[2]
    told = page.request.get(f"/api/tables/{table}").json()
    kept = kept_seal(page, table)
    assert (kept["commitment"], kept["seen"], kept["taken"]) == (told["commitment"], "waiting", [0])
    assert told["nonces"] == kept["there"] == [kept["mine"]["0"], "bot"]  # type: ignore[index]
    page.get_by_role("button", name=f"Fate is sealed: {told['commitment'][:6]}").click()
    note = page.get_by_role("dialog", name="Fate at this table")
    expect(note).to_contain_text(told["commitment"])
    expect(note).to_contain_text("What it does not prove")
    expect(note.get_by_role("listitem").first).to_contain_text("yours, as this browser kept it")


def test_a_bent_record_is_told_from_a_straight_one(visit: Visit, tmp_path: Path) -> None:
    guest = visit()
    table = a_finished_game(guest.url)
    with Client(guest.url) as client:
        text = client.get(f"/api/tables/{table}/record")
    straight, bent, forged = (tmp_path / f"{name}.txt" for name in ("straight", "bent", "forged"))
    straight.write_text(text, encoding="utf-8")
    bent.write_text(text.replace("# nonces: bot bot", "# nonces: bot box"), encoding="utf-8")
    secret = re.search("secret ([0-9a-f]{64})", text)
    assert secret is not None
    forged.write_text(text.replace(secret.group(1), "1f" * 32), encoding="utf-8")

    verdict = open_file(guest, straight).locator(".verdict")
    expect(verdict).to_have_attribute("data-fair", "true")
    expect(verdict).to_contain_text("Was fate fair? Yes. As far as the record goes")
    expect(verdict).to_contain_text("This browser did not see the seal")
    verdict = open_file(guest, bent).locator(".verdict")
    expect(verdict).to_have_attribute("data-fair", "false")
    expect(verdict).to_contain_text(re.compile(r"Was fate fair\? No\. The roll or draw at step \d+ does not follow"))
    verdict = open_file(guest, forged).locator(".verdict")
    expect(verdict).to_contain_text("Was fate fair? No. The secret is not the one that was sealed.")


def test_a_page_by_plain_http_that_has_no_webcrypto_finds_the_same(browser: Browser, tmp_path: Path) -> None:
    # Given a server in the house that is called by a name, without TLS
    arguments = [*ARGUMENTS, "--host-resolver-rules=MAP table.example 127.0.0.1"]
    far = browser.browser_type.launch(executable_path=chromium(), args=arguments)
    try:
        with Running(
            f"sqlite:///{tmp_path}/tables.db", tmp_path, "--name", "table.example", "--name", "127.0.0.1"
        ) as at:
            table = a_finished_game(at.url)
            guest = Visitor(far, f"http://table.example:{at.port}", DESK, "en-GB")
            guest.expected = ["Cross-Origin-Opener-Policy header has been ignored"]
            guest.enter(f"/t/{table}").at_table()
            # When the page has no WebCrypto, then it still works fate out
            assert guest.page.evaluate("crypto.subtle === undefined")
            expect(guest.page.locator(".verdict").first).to_have_attribute("data-fair", "true")
            assert not guest.troubles()
    finally:
        far.close()
