"""The annals of a campaign in the browser: beside the log, at the end, on a phone, in both languages (AA-29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from heptarchy import FATE, Match, Rng, game
from tests.web.browsing import DESK, PHONE, Visitor
from tests.web.test_reach import serious

if TYPE_CHECKING:
    from tests.web.conftest import Visit


def campaign() -> str:
    """The record of a short campaign of random answers."""
    match = Match(game("arthur"), {"players": 2, "battles": "quick", "rounds": 3})
    rng = Rng("annals")
    while not match.state.over:
        state = match.state
        match.apply(rng.pick(state.weights) if state.seat == FATE else rng.choice(state.options))
    return match.record.write()


def open_record(visitor: Visitor) -> str:
    """Bring that record; gives the table's id."""
    visitor.enter()
    headers = {"Content-Type": "text/plain", "Origin": visitor.url}
    reply = visitor.page.request.post(f"{visitor.url}/api/records", data=campaign(), headers=headers)
    return str(reply.json()["id"])


@pytest.mark.parametrize(
    ("size", "locale", "title", "first"),
    [(DESK, "en-GB", "Annals", "In this year the kings"), (PHONE, "es-ES", "Anales", "En este año los reyes")],
)
def test_aa_29_1_the_annals_are_a_page_to_read_and_to_keep(
    visit: Visit, size: dict[str, int], locale: str, title: str, first: str
) -> None:
    visitor = visit(size, locale)
    page = visitor.page
    page.goto(f"/t/{open_record(visitor)}")
    page.get_by_role("button", name="Menu" if title == "Annals" else "Menú").click()
    page.get_by_role("button", name=title).click()
    book = page.get_by_role("dialog")
    expect(book.get_by_role("heading", name=title)).to_be_visible()
    expect(book.locator(".annals p")).to_have_count(3)
    expect(book.locator(".annals p").first).to_contain_text(first)
    expect(book.locator(".annals p").last).to_contain_text("450")
    assert serious(visitor) == []
    kept = page.request.get(f"{visitor.url}{book.get_by_role('link').get_attribute('href')}").text()
    assert first in kept
    book.locator(".annals .date").last.click()  # a date leads to its moment
    expect(book).to_be_hidden()
    expect(page.locator(".replay")).to_be_visible()


def test_aa_29_1_beside_the_log_stands_what_was_over_at_the_moment_that_is_shown(visit: Visit) -> None:
    visitor = visit(DESK, "en-GB")
    page = visitor.page
    page.goto(f"/t/{open_record(visitor)}")
    page.get_by_role("tab", name="Annals").click()
    told = page.locator(".annals p")
    expect(told).to_have_text("The annals begin with the first round.")
    scrub = page.locator(".replay input[type=range]")
    scrub.fill("25")
    expect(told).to_have_count(1)
    scrub.fill(scrub.get_attribute("max") or "")
    expect(told).to_have_count(3)
    expect(told.first).to_contain_text("450, summer")  # the newest first
    page.get_by_role("tab", name="Annals").press("ArrowRight")
    expect(page.get_by_role("tab", name="Talk")).to_have_attribute("aria-selected", "true")
    assert serious(visitor) == []


def test_other_games_have_no_annals(visit: Visit) -> None:
    visitor = visit(DESK, "en-GB")
    visitor.go_to(visitor.open_table(["me", "bot", "bot", "bot"]))
    expect(visitor.page.get_by_role("tab", name="Log")).to_be_visible()
    expect(visitor.page.get_by_role("tab", name="Annals")).to_have_count(0)
