"""Seats that change hands, as everybody at the table sees it: newcomers, bots for good, one screen for two sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.web.browsing import Visitor
    from tests.web.conftest import Visit


def ask_for(visitor: Visitor, seat: str) -> None:
    """Ask to be let into a seat, by its menu."""
    visitor.page.get_by_role("region", name="Seats").get_by_role("button", name=seat).click()
    visitor.page.get_by_role("button", name="Ask to play this seat").click()


def test_a_newcomer_is_let_in_by_everybody_and_who_gives_a_seat_away_sees_it_no_more(visit: Visit) -> None:
    # Given two Vikings, two bots, and somebody who looks on
    host, guest, stranger = visit(), visit(), visit()
    table = host.open_table(["me", "open", "bot thrall", "bot thrall"])
    guest.join(table, 1, "Bede")
    stranger.page.request.put("/api/me", data={"name": "Cyn"})
    for one in (host, guest, stranger):
        one.go_to(table)

    # When they ask for a bot's seat, everybody is asked, and the last yes lets them in
    ask_for(stranger, "Housecarl")
    expect(stranger.page.get_by_text("You have asked to play Housecarl: 0 of 2 agree so far.")).to_be_visible()
    for one in (host, guest):
        expect(one.page.get_by_text("Cyn asks to play Housecarl", exact=False)).to_be_visible()
        one.page.get_by_role("button", name="Let in").click()
    for one in (host, guest, stranger):
        expect(one.page.get_by_text("Cyn was let in as Housecarl.")).to_be_visible()
    summary = stranger.page.request.get(f"/api/tables/{table}").json()
    assert summary["mine"] == [2]
    expect(stranger.page.get_by_role("region", name="Seats").get_by_role("button", name="Housecarl")).to_contain_text(
        "You"
    )

    # And when a person gives their seat away for good, they look on, and the others are told
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("button", name="Hand my seat to a bot").click()
    guest.page.get_by_role("button", name="Give away for good").click()
    told = "Bede gave Berserkers to a bot for good, and sees it no more."
    for one in (host, guest):
        expect(one.page.get_by_text(told)).to_be_visible()
    expect(host.page.get_by_role("region", name="Seats")).to_contain_text("Bede until move")
    assert guest.page.request.get(f"/api/tables/{table}/frame?seat=1").status == 403
    guest.expected.append("403")


def test_a_table_with_one_screen_says_so_in_the_lobby_and_at_the_table(visit: Visit) -> None:
    host, stranger = visit(), visit()
    page = host.enter().page
    page.get_by_role("button", name="Play", exact=True).wait_for()
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="2").click()
    page.get_by_label("Who plays English").select_option(value="me")
    expect(
        page.get_by_text("One screen: you will see seats that play against each other.", exact=False)
    ).to_be_visible()
    table = host.open_table(["me", "me"])
    stranger.go_to(table)
    expect(stranger.page.get_by_text("One screen:", exact=False).first).to_contain_text("sees Vikings, English.")
