"""A game of another package in the browser: offered in the lobby, its table a list, its options buttons."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.server.running import Running
from tests.test_docs import FIXTURES, announce
from tests.web.browsing import DESK, Visitor

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

ANSWERED = 3  # questions


def test_a_guest_s_game_is_played_from_lists(browser: Browser, tmp_path: Path) -> None:
    # Given a server where such a package is installed
    package = tmp_path / "package"
    package.mkdir()
    (package / "holmgang").symlink_to(FIXTURES / "holmgang")
    announce(package, "holmgang", "holmgang.game:HOLMGANG")
    with Running(f"sqlite:///{tmp_path}/tables.db", tmp_path / "server", source=package) as server:
        visitor = Visitor(browser, server.url, DESK, "en-GB")

        # When somebody comes, then the lobby names it
        visitor.enter()
        expect(visitor.page.get_by_text("Holmgang").first).to_be_attached()

        # And at a table against a bot the view is a list, and options are buttons
        table = visitor.open_table(["me", "bot thegn"], "holmgang")
        visitor.go_to(table)
        page = visitor.page
        expect(page.locator("dt", has_text="shields").first).to_be_visible()
        expect(visitor.prompt).to_contain_text("Swing, or guard?")
        rng = random.Random(1)
        for _ in range(ANSWERED):
            if visitor.wait_until_asked():
                visitor.answer_somehow(rng)
        expect(page.get_by_text("shields").first).to_be_visible()
        assert visitor.troubles() == []
        visitor.context.close()
