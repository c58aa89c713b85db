"""Seats are kept: who may see which, by the log of custody; and what a stranger, an owner or a friend might try."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed

from heptarchy.server import custody
from heptarchy.server.ids import BrowserId, TableId
from heptarchy.server.rows import BACK, FOR_GOOD, LEFT, LET_IN, SAT, SHARED, STANDS_IN, VOTED, Custody, CustodyWhat
from tests.patience import wait_until
from tests.server.client import Browser, Refusal, next_frame

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

    from tests.server.running import Running


def a_log(*said: tuple[int, str, CustodyWhat, int]) -> list[Custody]:
    """A log of seats, people, what, and acts."""
    return [
        Custody(TableId("t"), n, seat, BrowserId(who), who.title(), what, act, 0.0)
        for n, (seat, who, what, act) in enumerate(said, 1)
    ]


def held(log: list[Custody]) -> list[tuple[int, str, int, int | None]]:
    """Who held which seat, from which act to which."""
    return [(span.seat, span.identity, span.begun, span.ended) for span in custody.spans(log)]


# The log


def test_a_seat_is_held_until_its_person_leaves_or_gives_it_away_for_good() -> None:
    log = a_log(
        (0, "a", SAT, -1), (0, "phone", SHARED, 3), (1, "b", SAT, -1), (0, "a", LEFT, 7), (1, "b", STANDS_IN, 8)
    )
    assert held(log) == [(0, "a", -1, 7), (0, "phone", 3, None), (1, "b", -1, None)]
    log += a_log((1, "b", BACK, 9), (1, "b", FOR_GOOD, 12), (0, "phone", FOR_GOOD, 13))
    assert held(log) == [(0, "a", -1, 7), (0, "phone", 3, 13), (1, "b", -1, 12)]


def test_who_is_let_in_takes_the_place_of_all_who_held_the_seat() -> None:
    log = a_log((0, "a", SAT, -1), (0, "phone", SHARED, 3), (0, "", VOTED, 20), (0, "c", LET_IN, 30))
    assert held(log) == [(0, "a", -1, 30), (0, "phone", 3, 30), (0, "c", 30, None)]


def test_what_was_left_before_the_game_was_not_held_and_is_not_told() -> None:
    log = a_log((0, "a", SAT, -1), (0, "a", LEFT, -1), (1, "a", SAT, -1))
    assert custody.held_in_play(log, BrowserId("a")) == {1}
    assert [(entry.seat, entry.what) for entry in custody.told(log)] == [(1, SAT)]


def test_standing_in_and_coming_back_again_and_again_does_not_push_out_what_matters() -> None:
    log = a_log((0, "a", SAT, -1), (1, "b", SAT, -1), (1, "b", FOR_GOOD, 2))
    for act in range(500):
        log += a_log((0, "a", STANDS_IN, act), (0, "a", BACK, act))
    for n, entry in enumerate(log, 1):
        entry.n = n
    assert [entry.what for entry in custody.told(log)] == [SAT, SAT, FOR_GOOD, BACK]


# What people do, over HTTP


class Company:
    """Aldwyn, who owns the table, Bede and Cyn, at a table of four with a bot; Dunstan looks on."""

    def __init__(self, url: str, patience: float = 259200.0) -> None:
        names = ("Aldwyn", "Bede", "Cyn", "Dunstan")
        self.owner, self.bede, self.cyn, self.dunstan = (Browser(url, name) for name in names)
        opened = self.owner.open("me", "open", "open", "bot thrall", patience=patience)  # Vikings: seats 0 and 1
        self.table: str = opened["table"]["id"]
        self.bede.post(self.path("join"), seat=1)
        self.cyn.post(self.path("join"), seat=2)

    def __enter__(self) -> Company:
        return self

    def __exit__(self, *_: object) -> None:
        for browser in (self.owner, self.bede, self.cyn, self.dunstan):
            browser.http.close()

    def path(self, door: str) -> str:
        """The address of one of the table's doors."""
        return f"/api/tables/{self.table}/{door}"

    def reads(self, browser: Browser, seat: int) -> bool:
        """Can this browser look from that seat, by any door?"""
        doors = ("frame", "moment/0", "odds", "why?on=shire:wessex", f"seats/{seat}/standing")
        found = []
        for door in doors:
            path, _, query = door.partition("?")
            asked: dict[str, Any] = dict([query.split("=")]) if query else {}
            reply = browser.http.get(self.path(path), params={"seat": seat, **asked})
            found.append(reply.status_code != 403)
        found.append(dismissal(browser, self.table, seat) == 0)
        assert len(set(found)) == 1, dict(zip((*doors, "live"), found, strict=True))
        return found[0]


def until_abandoned(here: Company) -> None:
    """Wait until Cyn has not answered for longer than the table's patience; the English deploy first."""
    path = f"/api/tables/{here.table}"
    wait_until(lambda: here.owner.get(path)["seats"][2]["abandoned"], "the seat to count as abandoned")


def dismissal(browser: Browser, table: str, seat: int) -> int:
    """The code that a socket is closed with at once; 0: it is told something."""
    with browser.live(table, seat) as socket:
        try:
            next_frame(socket)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else -1
    return 0


def last_code(socket: ClientConnection) -> int:
    """The code that a socket is closed with in the end."""
    while True:
        try:
            next_frame(socket)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else -1


def refused(status: int, said: str = "") -> Any:
    """Expect a refusal of that status."""
    return pytest.raises(Refusal, match=f"^{status} .*{said}")


def test_the_owner_gets_no_link_to_a_bots_seat(server: Running) -> None:
    with Company(server.url) as here:
        with refused(403):
            here.owner.post(here.path("seats/3/link"))
        with refused(403):
            here.owner.post(here.path("join"), seat=3)
        assert not here.reads(here.owner, 3)


def test_the_owner_gets_no_link_to_a_seat_that_somebody_left_nor_gives_it_to_a_bot_alone(server: Running) -> None:
    with Company(server.url) as here:
        here.cyn.post(here.path("seats/2/leave"))
        with refused(403):
            here.owner.post(here.path("seats/2/link"))
        with refused(403):
            here.owner.post(here.path("seats/2/bot"))
        assert not here.reads(here.owner, 2)
        assert not here.reads(here.cyn, 2)


def test_an_old_link_is_void_once_the_seat_has_changed_hands(server: Running) -> None:
    with Company(server.url) as here:
        for door in ("seats/2/leave", "seats/1/bot"):
            seat = int(door[6])
            holder = here.cyn if seat == 2 else here.bede
            link = holder.post(here.path(f"seats/{seat}/link"))["token"]
            holder.post(here.path(door), **({"how": "for_good"} if seat == 1 else {}))
            with refused(403):
                here.dunstan.post(here.path("join"), token=link)


def test_a_link_of_somebody_else_does_not_open_a_seat_that_opposes_mine(server: Running) -> None:
    with Company(server.url) as here:
        link = here.cyn.post(here.path("seats/2/link"))["token"]
        with refused(422, "plays against one that you hold"):
            here.owner.post(here.path("join"), token=link)
        assert not here.reads(here.owner, 2)
        assert here.dunstan.post(here.path("join"), token=link)["mine"] == [2]  # another device of hers, so to speak
        entries = here.owner.get(f"/api/tables/{here.table}")["custody"]
        assert [one["who"] for one in entries if one["what"] == "shared"] == ["Dunstan"]


def test_who_has_left_a_side_does_not_come_back_on_the_other(server_of_both_kinds: Running) -> None:
    with Company(server_of_both_kinds.url) as here:
        here.owner.post(here.path("seats/0/leave"))
        link = here.cyn.post(here.path("seats/2/link"))["token"]
        with refused(422, "plays against one that you hold"):
            here.owner.post(here.path("join"), token=link)
        reply = here.owner.http.post(here.path("join?lang=es"), json={"token": link})
        assert "nadie ve los dos" in reply.json()["message"]


def test_who_gives_a_seat_to_a_bot_for_good_sees_it_no_more(
    server_of_both_kinds: Running,
) -> None:
    with Company(server_of_both_kinds.url) as here:
        link = here.bede.post(here.path("seats/1/link"))["token"]
        here.dunstan.post(here.path("join"), token=link)
        with here.bede.live(here.table, 1) as own, here.dunstan.live(here.table, 1) as other:
            for socket in (own, other):
                next_frame(socket)
            given = here.bede.post(here.path("seats/1/bot"), how="for_good")
            assert (given["mine"], given["seats"][1]["kind"]) == ([], "bot")
            for socket in (own, other):
                assert last_code(socket) == 4403
        assert not here.reads(here.bede, 1)
        assert not here.reads(here.dunstan, 1)
        with refused(403):
            here.bede.post(here.path("seats/1/back"))
        entries = here.cyn.get(f"/api/tables/{here.table}")["custody"]
        assert (entries[-1]["seat"], entries[-1]["what"], entries[-1]["who"]) == (1, "for_good", "Bede")
        assert entries[-1]["act"] >= 0
        assert here.bede.token not in str(entries)


def test_a_bot_that_stands_in_leaves_the_seat_to_its_person(server: Running) -> None:
    with Company(server.url) as here:
        here.bede.post(here.path("seats/1/bot"))
        assert here.reads(here.bede, 1)
        assert not here.reads(here.owner, 1)
        assert here.bede.post(here.path("seats/1/back"))["seats"][1]["kind"] == "human"


# Newcomers


def plea_of(told: Any) -> Any:
    """The one plea at a table."""
    assert len(told["pleas"]) == 1
    return told["pleas"][0]


def test_a_bots_seat_goes_to_a_newcomer_only_if_everybody_agrees(server_of_both_kinds: Running) -> None:
    with Company(server_of_both_kinds.url) as here:
        plea = plea_of(here.dunstan.post(here.path("seats/3/ask")))
        assert (plea["who"], plea["seat"], plea["all"], plea["mine"]) == ("Dunstan", 3, True, True)
        assert (plea["electors"], plea["agree"]) == ([0, 1, 2], [])
        with refused(403):  # nobody lets themselves in
            here.dunstan.post(here.path(f"pleas/{plea['id']}"), say="yes")
        here.cyn.post(here.path("seats/2/bot"))  # a bot stands in for her, and she is asked all the same
        for browser in (here.owner, here.bede):
            told = browser.post(here.path(f"pleas/{plea['id']}"), say="yes")
            assert told["seats"][3]["kind"] == "bot"
            assert not here.reads(here.dunstan, 3)
        told = here.cyn.post(here.path(f"pleas/{plea['id']}"), say="yes")
        assert (told["seats"][3]["kind"], told["seats"][3]["who"], told["pleas"]) == ("human", "Dunstan", [])
        assert (told["custody"][-1]["what"], told["custody"][-1]["who"]) == ("let_in", "Dunstan")
        assert here.reads(here.dunstan, 3)


def test_one_who_says_no_keeps_a_newcomer_out_and_is_not_asked_again_at_once(server: Running) -> None:
    with Company(server.url) as here:
        plea = plea_of(here.dunstan.post(here.path("seats/3/ask")))
        here.owner.post(here.path(f"pleas/{plea['id']}"), say="yes")
        assert here.bede.post(here.path(f"pleas/{plea['id']}"), say="no")["pleas"] == []
        assert plea_of(here.dunstan.get(f"/api/tables/{here.table}"))["refused"]
        with refused(409, "said no"):
            here.dunstan.post(here.path("seats/3/ask"))
        with refused(403):  # too late
            here.cyn.post(here.path(f"pleas/{plea['id']}"), say="yes")
        assert not here.reads(here.dunstan, 3)


def test_a_seat_that_somebody_left_goes_to_whom_more_than_half_of_the_others_let_in(server: Running) -> None:
    with Company(server.url) as here:
        here.cyn.post(here.path("seats/2/leave"))
        plea = plea_of(here.dunstan.post(here.path("seats/2/ask")))
        assert (plea["all"], plea["electors"]) == (False, [0, 1])
        assert here.owner.post(here.path(f"pleas/{plea['id']}"), say="yes")["seats"][2]["who"] == "Cyn"
        told = here.bede.post(here.path(f"pleas/{plea['id']}"), say="yes")
        assert (told["seats"][2]["who"], told["seats"][2]["abandoned"]) == ("Dunstan", False)
        assert here.reads(here.dunstan, 2)
        assert not here.reads(here.cyn, 2)


def test_who_is_let_in_after_a_vote_takes_the_seat_from_who_did_not_answer(server: Running) -> None:
    with Company(server.url, patience=1.0) as here:
        until_abandoned(here)
        with refused(409, "somebody plays"):
            here.dunstan.post(here.path("seats/0/ask"))
        for browser in (here.owner, here.bede):
            browser.post(here.path("seats/2/vote"))
        plea = plea_of(here.dunstan.post(here.path("seats/2/ask")))
        with here.cyn.live(here.table, 2) as socket:
            for browser in (here.owner, here.bede):
                browser.post(here.path(f"pleas/{plea['id']}"), say="yes")
            assert last_code(socket) == 4403
        assert here.reads(here.dunstan, 2)
        assert not here.reads(here.cyn, 2)


def test_nobody_asks_for_a_seat_that_opposes_their_own_nor_for_one_that_is_played(server: Running) -> None:
    with Company(server.url) as here:
        with refused(422, "plays against"):
            here.owner.post(here.path("seats/3/ask"))
        with refused(409, "somebody plays"):
            here.dunstan.post(here.path("seats/0/ask"))
        with refused(409, "yours already"):
            here.owner.post(here.path("seats/0/ask"))
        here.bede.post(here.path("seats/1/bot"))  # a bot stands in: the seat is still hers
        with refused(409, "somebody plays"):
            here.dunstan.post(here.path("seats/1/ask"))


def test_a_plea_may_be_withdrawn_and_falls_when_the_seat_changes_hands(server: Running) -> None:
    with Company(server.url) as here:
        plea = plea_of(here.dunstan.post(here.path("seats/3/ask")))
        with refused(403):
            here.owner.ask("DELETE", here.path(f"pleas/{plea['id']}"))
        assert here.dunstan.ask("DELETE", here.path(f"pleas/{plea['id']}"))["pleas"] == []
        here.cyn.post(here.path("seats/2/leave"))
        plea = plea_of(here.dunstan.post(here.path("seats/2/ask")))
        for browser in (here.owner, here.bede):
            browser.post(here.path("seats/2/vote"))  # they prefer a bot
        assert here.owner.get(f"/api/tables/{here.table}")["pleas"] == []


def test_while_a_bot_stands_in_for_the_owner_others_do_not_end_the_table(server: Running) -> None:
    with Browser(server.url, "Aldwyn") as host, Browser(server.url, "Bede") as guest:
        table = host.open("me", "open", "bot thrall")["table"]["id"]
        guest.post(f"/api/tables/{table}/join", seat=1)
        host.post(f"/api/tables/{table}/seats/0/bot")
        with refused(403, "only the table's owner"):
            guest.post(f"/api/tables/{table}/abandon")
        host.post(f"/api/tables/{table}/seats/0/bot", how="for_good")  # now she plays against bots alone
        assert guest.post(f"/api/tables/{table}/abandon")["status"] == "abandoned"


def test_one_browser_sits_on_both_sides_only_at_a_table_that_says_so(server: Running) -> None:
    with Browser(server.url, "Aldwyn") as host, Browser(server.url, "Bede") as guest:
        with refused(422, "hot-seat"):
            host.open("me", "me", hot_seat=False)
        assert host.open("me", "me", "bot", "bot", hot_seat=False)["table"]["mine"] == [0, 1]  # both are Vikings
        opened = host.open("me", "open", "me", hot_seat=True)["table"]
        table = opened["id"]
        assert (opened["hot_seat"], opened["together"]) == (True, [[0, 2]])
        assert [one["hot_seat"] for one in guest.get("/api/tables", list="open") if one["id"] == table] == [True]
        guest.post(f"/api/tables/{table}/join", seat=1)
        assert {seat: host.frame(table, seat)["seat"] for seat in (0, 2)} == {0: 0, 2: 2}


def test_in_the_waiting_room_one_may_change_sides_but_not_sit_on_both(server: Running) -> None:
    with Browser(server.url, "Aldwyn") as host, Browser(server.url, "Bede") as guest:
        table = host.open("me", "open", "open", "open")["table"]["id"]
        with refused(422, "plays against"):
            host.post(f"/api/tables/{table}/join", seat=2)
        assert host.post(f"/api/tables/{table}/join", seat=1)["mine"] == [0, 1]
        for seat in (0, 1):
            host.post(f"/api/tables/{table}/seats/{seat}/leave")
        assert host.post(f"/api/tables/{table}/join", seat=2)["mine"] == [2]
        assert guest.post(f"/api/tables/{table}/join")["mine"] == [0]


def test_a_seat_kept_for_a_rematch_is_no_longer_kept_once_somebody_else_sits_there(server: Running) -> None:
    with (
        Browser(server.url, "Aldwyn") as host,
        Browser(server.url, "Bede") as guest,
        Browser(server.url, "Cyn") as heir,
    ):
        table = host.open("me", "open")["table"]["id"]
        guest.post(f"/api/tables/{table}/join", seat=1)
        guest.post(f"/api/tables/{table}/seats/1/bot")  # a bot stands in for her, and the seat stays hers
        host.post(f"/api/tables/{table}/abandon")
        again = host.post(f"/api/tables/{table}/rematch")
        assert [seat["kind"] for seat in again["seats"]] == ["human", "invited"]
        link = host.post(f"/api/tables/{again['id']}/seats/1/link")["token"]
        assert heir.post(f"/api/tables/{again['id']}/join", token=link)["status"] == "playing"
        with refused(403):
            guest.frame(again["id"], 1)
        assert guest.get(f"/api/tables/{again['id']}")["mine"] == []


def test_an_abandoned_seat_that_a_bot_plays_is_still_its_persons(server: Running) -> None:
    with Company(server.url, patience=1.0) as here:
        until_abandoned(here)
        here.owner.post(here.path("seats/2/vote"))
        given = here.bede.post(here.path("seats/2/vote"))
        assert (given["seats"][2]["kind"], given["custody"][-1]["what"]) == ("bot", "voted")
        assert here.reads(here.cyn, 2)
        assert not here.reads(here.owner, 2)
        assert here.cyn.post(here.path("seats/2/back"))["custody"][-1]["what"] == "back"
