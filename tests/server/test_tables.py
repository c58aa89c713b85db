"""Tables and who sits at them, over real HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.patience import wait_until
from tests.server.client import Browser, Refusal, next_frame

if TYPE_CHECKING:
    from tests.server.running import Running


def the_refusal(status: int) -> Any:
    """Expect a refusal of that status."""
    return pytest.raises(Refusal, match=f"^{status} ")


def test_a_table_with_bots_begins_at_once_and_is_listed_as_mine(server_of_both_kinds: Running) -> None:
    with Browser(server_of_both_kinds.url, "Aldwyn") as browser:
        opened = browser.open("me", "bot", "bot ceorl", "bot thrall", name="  Aldwyn's \n table ")
        table = opened["table"]
        assert (table["status"], table["mine"], table["owner"]) == ("playing", [0], True)
        assert table["name"] == "Aldwyn's table"
        assert [seat["who"] for seat in table["seats"]] == ["Aldwyn", "Thegn", "Ceorl", "Thrall"]
        assert opened["links"] == []
        mine = browser.get("/api/tables", list="mine")
        assert table["id"] in [one["id"] for one in mine]
        with Browser(server_of_both_kinds.url) as stranger:
            assert stranger.get("/api/tables", list="mine") == []
            assert stranger.get(f"/api/tables/{table['id']}")["mine"] == []


def test_a_game_waits_for_its_guests_and_begins_when_the_last_sits_down(server_of_both_kinds: Running) -> None:
    url = server_of_both_kinds.url
    with Browser(url, "Aldwyn") as host, Browser(url, "Bede") as guest, Browser(url, "Cyn") as other:
        opened = host.open("me", "invited", "open", "bot")
        table, token = opened["table"]["id"], opened["links"][0]["token"]
        assert opened["table"]["status"] == "waiting"
        with pytest.raises(Refusal) as refused:
            other.post(f"/api/tables/{table}/join", seat=1)
        assert refused.value.body["error"] == "not_yours"
        with the_refusal(403):
            other.post(f"/api/tables/{table}/join", token=token[:-1] + ("y" if token.endswith("x") else "x"))
        assert table in [one["id"] for one in other.get("/api/tables", list="open")]
        assert guest.post(f"/api/tables/{table}/join", token=token)["mine"] == [1]
        seen = other.get(f"/api/tables/{table}")["commitment"]
        sat = other.post(f"/api/tables/{table}/join", seat=2, nonce="mine-own", commitment=seen)
        assert sat["status"] == "playing"
        assert host.get(f"/api/tables/{table}")["nonces"][2] == "mine-own"
        with the_refusal(403):  # the link is used up
            other.post(f"/api/tables/{table}/join", token=token)
        with Browser(url) as stranger, the_refusal(409):
            stranger.post(f"/api/tables/{table}/join")


def test_leaving_before_the_game_frees_the_seat(server: Running) -> None:
    with Browser(server.url, "Aldwyn") as host, Browser(server.url, "Bede") as guest:
        table = host.open("me", "open")["table"]["id"]
        guest_table = host.open("me", "open", "open")["table"]["id"]
        guest.post(f"/api/tables/{guest_table}/join", seat=1)
        left = guest.post(f"/api/tables/{guest_table}/seats/1/leave")
        assert (left["seats"][1]["kind"], left["mine"]) == ("open", [])
        with the_refusal(403):
            guest.post(f"/api/tables/{table}/seats/0/leave")


def test_a_seat_is_handed_to_a_bot_and_taken_back(server_of_both_kinds: Running) -> None:
    with Browser(server_of_both_kinds.url, "Aldwyn") as browser:
        table = browser.open("bot", "me")["table"]["id"]
        frame = wait_for_question(browser, table, 1)
        browser.post(f"/api/tables/{table}/seats/1/bot", level="thrall")
        with the_refusal(409):  # a bot plays now
            browser.answer(table, frame, frame["question"]["options"][0]["action"])
        back = browser.post(f"/api/tables/{table}/seats/1/back")
        assert back["seats"][1]["kind"] == "human"
        with the_refusal(409):
            browser.post(f"/api/tables/{table}/seats/1/back")


def wait_for_question(browser: Browser, table: str, seat: int) -> Any:
    """The frame in which this seat is asked."""
    with browser.live(table, seat) as socket:
        while True:
            frame = next_frame(socket)
            if frame["question"] is not None or frame["table"]["status"] != "playing":
                return frame


def test_bots_play_a_game_to_its_end_by_themselves(server_of_both_kinds: Running) -> None:
    with Browser(server_of_both_kinds.url, "Aldwyn") as browser:
        table = browser.open("bot thrall", "bot thrall", options={"rounds": 2})["table"]["id"]
        with browser.live(table) as socket:
            frame = next_frame(socket)
            while frame["table"]["status"] == "playing":
                frame = next_frame(socket)
        assert frame["table"]["result"]["ending"]
        assert frame["table"]["secret"]
        assert frame["question"] is None


def test_an_abandoned_seat_is_voted_to_a_bot_after_the_tables_patience(server: Running) -> None:
    url = server.url
    with Browser(url, "Aldwyn") as host, Browser(url, "Bede") as guest, Browser(url, "Cyn") as late:
        for patience in (600.0, 1.0):
            table = host.open("me", "open", "open", "bot", patience=patience)["table"]["id"]
            guest.post(f"/api/tables/{table}/join", seat=1)
            late.post(f"/api/tables/{table}/join", seat=2)
            with the_refusal(403):  # nobody votes on themselves
                late.post(f"/api/tables/{table}/seats/2/vote")
            if patience > 1.0:
                with the_refusal(422):  # she is only just asked
                    host.post(f"/api/tables/{table}/seats/2/vote")
        wait_until(lambda: host.get(f"/api/tables/{table}")["seats"][2]["abandoned"], "the seat to count as abandoned")
        one = guest.post(f"/api/tables/{table}/seats/2/vote")
        assert (one["seats"][2]["kind"], one["seats"][2]["votes"]) == ("human", [1])  # one of two is not more than half
        two = host.post(f"/api/tables/{table}/seats/2/vote")
        assert two["seats"][2]["kind"] == "bot"
        assert late.post(f"/api/tables/{table}/seats/2/back")["seats"][2]["kind"] == "human"


def test_before_the_game_the_owner_fills_seats_with_bots_and_changes_them(server: Running) -> None:
    with Browser(server.url, "Aldwyn") as host, Browser(server.url, "Bede") as guest:
        table = host.open("bot", "open", "open", "me")["table"]["id"]
        guest.post(f"/api/tables/{table}/join", seat=2)
        with the_refusal(403):  # somebody sits there
            host.post(f"/api/tables/{table}/seats/2/bot", level="thegn")
        with the_refusal(403):  # and he is no owner
            guest.post(f"/api/tables/{table}/seats/0/bot", level="thegn")
        assert host.post(f"/api/tables/{table}/seats/0/bot", level="ceorl")["seats"][0]["level"] == "ceorl"
        begun = host.post(f"/api/tables/{table}/seats/1/bot", level="thrall")
        assert (begun["status"], begun["seats"][1]["level"]) == ("playing", "thrall")


def test_a_clock_that_runs_out_lets_a_bot_play_on(server: Running) -> None:
    with Browser(server.url, "Aldwyn") as browser:
        table = browser.open("bot", "me", clock={"bank": 10.0, "step": 0.0})["table"]
        assert table["clock"] == {"bank": 10.0, "step": 0.0}
        path = f"/api/tables/{table['id']}"
        wait_until(lambda: browser.get(path)["seats"][1]["kind"] == "bot", "a bot in the seat")


def test_a_rematch_keeps_bots_and_seats_for_those_who_played(server: Running) -> None:
    with Browser(server.url, "Aldwyn") as host, Browser(server.url, "Bede") as guest, Browser(server.url) as stranger:
        table = host.open("me", "open", "bot ceorl")["table"]["id"]
        guest.post(f"/api/tables/{table}/join", seat=1)
        with the_refusal(409):  # it is not over
            host.post(f"/api/tables/{table}/rematch")
        host.post(f"/api/tables/{table}/abandon")
        with the_refusal(403):
            stranger.post(f"/api/tables/{table}/rematch")
        again = host.post(f"/api/tables/{table}/rematch")
        assert again["status"] == "waiting"
        assert [seat["kind"] for seat in again["seats"]] == ["human", "invited", "bot"]
        assert again["seats"][2]["level"] == "ceorl"
        assert guest.post(f"/api/tables/{table}/rematch")["id"] == again["id"]  # both meant the same
        with the_refusal(403):
            stranger.post(f"/api/tables/{again['id']}/join", seat=1)
        assert guest.post(f"/api/tables/{again['id']}/join", seat=1)["status"] == "playing"


def test_only_its_owner_abandons_a_table_of_several_people(server: Running) -> None:
    with Browser(server.url, "Aldwyn") as host, Browser(server.url, "Bede") as guest:
        table = host.open("me", "open", "bot")["table"]["id"]
        guest.post(f"/api/tables/{table}/join", seat=1)
        with the_refusal(403):
            guest.post(f"/api/tables/{table}/abandon")
        assert host.post(f"/api/tables/{table}/abandon")["status"] == "abandoned"
        with the_refusal(409):
            host.post(f"/api/tables/{table}/abandon")


def test_a_link_for_another_device_shares_the_seat(server: Running) -> None:
    with Browser(server.url, "Aldwyn") as desk, Browser(server.url, "Aldwyn's phone") as phone:
        table = desk.open("me", "me")["table"]["id"]
        token = desk.post(f"/api/tables/{table}/seats/0/link")["token"]
        with the_refusal(403):
            phone.post(f"/api/tables/{table}/seats/0/link")
        told = phone.post(f"/api/tables/{table}/join", token=token)
        assert (told["mine"], told["seats"][0]["who"]) == ([0], "Aldwyn")
        assert phone.frame(table, 0)["view"] == desk.frame(table, 0)["view"]


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": "vikings", "seats": []}, 400),
        ({"game": "vikings", "seats": [{"kind": "me"}] * 9}, 400),
        ({"game": "chess", "seats": [{"kind": "me"}]}, 404),
        ({"game": "vikings", "options": {"players": 7}, "seats": [{"kind": "me"}] * 7}, 422),
        ({"game": "vikings", "options": {"playrs": 2}, "seats": [{"kind": "me"}] * 2}, 422),
        ({"game": "vikings", "options": {"players": 2}, "seats": [{"kind": "king"}] * 2}, 400),
        ({"game": "vikings", "options": {"players": 2}, "seats": [{"kind": "bot", "level": "god"}] * 2}, 400),
        ({"game": "vikings", "options": {"players": 2}, "seats": [{"kind": "me"}] * 2, "extra": 1}, 400),
        ({"game": "dba", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "bot"}], "nonce": "a b"}, 400),
        ({"game": "vikings", "options": {"players": 2}, "seats": [{"kind": "me"}] * 2, "patience": -1}, 400),
    ],
)
def test_a_table_that_makes_no_sense_is_refused(server: Running, body: dict[str, Any], status: int) -> None:
    with Browser(server.url) as browser, the_refusal(status):
        browser.ask("POST", "/api/tables", body)
