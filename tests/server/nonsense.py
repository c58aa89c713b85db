"""Requests that make no sense, or are not the sender's to make, made up for a table that is being played."""

from __future__ import annotations

import json
import random
from typing import Any
from urllib.parse import quote

from tests.server.client import Browser
from tests.server.hurling import Throw
from tests.server.people import People

ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    63,
    2**31,
    2**63,
    -(2**64),
    10**400,
    0.5,
    1e308,
    float("nan"),
    float("-inf"),
    "",
    "0",
    "\x00",
    "a\x00b",
    "\ud800",
    "\udfff\ud800",
    "\u202eyldaed\u202c",
    "\ufeff",
    "𒀀" * 40,
    "e\u0301" * 30,
    "'; drop table tables; --",
    "../../etc/passwd",
    "%00",
    "{table}",
    "<script>alert(1)</script>",
    "x" * 81,
    "x" * 70_000,
    [],
    {},
    [[]],
    {"": {"": None}},
    [0] * 2000,
    {"seat": 0},
]
UNSPEAKABLE: list[Any] = [
    "",
    " ",
    "\x00",
    "a\x00b",
    "a\nb",
    "\x1b[2J",
    "\ud800",
    "\u202eyldaed",
    "x" * 501,
    7,
    None,
    [],
    {},
]
DEEP = (b"[" * 20_000, b'{"a":' * 8000, b'{"seat":' + b"[" * 5000 + b"]" * 5000 + b"}")
KINDS = ("application/json", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "x/y", "")
SEATS = ("0", "1", "2", "3", "4", "-1", "63", "64", "9" * 30, "9" * 5000, "1.0", "0x1", "%00", "one", "٣", "")
QUERIES = ("", "x", "\x00", "-1", "1e9", "9" * 400, "\ud800", "shire:eoforwic", "march eoforwic", "card:", ":", "٣")


RECORD = "heptarchy record 1\ngame: vikings\nrules: 1\noption players: 2\nseat 0: A\nseat 1: B\n---\n0 pass\nopen 1 0\n"


class Hurler:
    """Makes requests up; none may change the table or bring the server down."""

    def __init__(self, people: People, rng: random.Random, after: int = 0) -> None:
        self.people = people
        self.rng = rng
        self.url = people.url
        self.stranger = Browser(self.url)
        self.other = self.stranger.open("me", "me")["table"]["id"]  # a table of somebody else
        self.frame = people.play(rng, after)  # of a seat that is asked
        self.passed: list[str] = []  # questions that no longer stand
        self.used: list[dict[str, Any]] = []  # bodies of answers that were taken
        self.note_an_answer()

    def __enter__(self) -> Hurler:
        return self

    def __exit__(self, *_: object) -> None:
        self.stranger.http.close()

    def note_an_answer(self) -> None:
        """Answer rightly once, and remember with which request."""
        frame = self.frame
        body = {
            "seat": frame["seat"],
            "question": frame["question"]["id"],
            "action": frame["question"]["options"][0]["action"],
            "request": f"request-{self.rng.getrandbits(60):x}",
        }
        self.people.browsers[frame["seat"]].post(self.people.path("answers"), **body)
        self.used.append(body)
        self.passed.append(body["question"])
        self.frame = self.people.asked()

    # Who

    def sender(self, seat: int | None) -> dict[str, str]:
        """Headers of the seat's holder; None, or a seat that nobody has: of somebody else."""
        if seat is not None and seat < len(self.people.browsers):
            return {"Authorization": f"Bearer {self.people.browsers[seat].token}"}
        token = self.stranger.token
        mine = self.people.browsers[0].token
        return self.rng.choice(
            [
                {},
                {"Authorization": f"Bearer {token}"},
                {"Cookie": f"heptarchy={token}"},
                {"Cookie": "heptarchy=" + "0" * 64},
                {"Cookie": f"heptarchy={mine.upper()}"},
                {"Cookie": f'heptarchy="{mine[:-1]}'},
                {"Authorization": f"Bearer {mine[:-1]}"},
                {"Authorization": f"Bearer {mine}0"},
                {"Authorization": f"Basic {mine}"},
                {"Authorization": "Bearer \udc80".encode("utf-8", "surrogateescape").decode("latin-1")},
            ]
        )

    def other_seat(self, seat: int) -> int:
        """A seat at the table that is not this one."""
        seats = range(len(self.people.browsers) + (len(self.people.browsers) == 1))  # who plays alone has none beside
        return self.rng.choice([one for one in seats if one != seat])

    # What

    def garbled(self, body: dict[str, Any]) -> bytes:
        """A body that can't be read."""
        rng = self.rng
        text = json.dumps(body).encode()
        way = rng.randrange(7)
        if way == 0:
            return text[: rng.randrange(len(text))]
        if way == 1:
            return bytes(rng.randrange(256) for _ in range(rng.randrange(1, 60)))
        if way == 2:
            return rng.choice(DEEP)
        if way == 3:
            return json.dumps(rng.choice(ODD)).encode()
        if way == 4:
            return text[:-1] + b', "more": 1}'
        if way == 5:
            return json.dumps({**body, rng.choice(list(body)): rng.choice([[], {}, None, 0.5, [0] * 20])}).encode()
        return text.replace(b'"', b"'")

    def answer(self) -> Throw:
        """An answer, or an undo, of which at least one thing is wrong; or one that was taken long ago."""
        rng, frame = self.rng, self.frame
        seat = frame["seat"]
        good: dict[str, Any] = {
            "seat": seat,
            "question": frame["question"]["id"],
            "action": rng.choice(frame["question"]["options"])["action"],
            "request": f"request-{rng.getrandbits(60):x}",
            "since": rng.choice([-1, 0, 5, 10**6]),
        }
        way = rng.randrange(8)
        table = self.people.table
        if way == 0:
            return Throw("POST", self.people.path("answers"), self.sender(seat), self.garbled(good), "refused")
        if way == 1:
            wrong = ["", "0", "1", str(frame["n"] + 1), "0.0", "x", "\u0660", str(2**70)]
            good["question"] = rng.choice([one for one in wrong if one != frame["question"]["id"]])
        elif way == 2:
            good["action"] = rng.choice(["", "march nowhere", "x", "\u202e", "roll 3", "march " * 10, "9", "a\nb"])
        elif way == 3:
            good["request"] = self.used[0]["request"]  # another answer's
            good["action"] += " "
        elif way == 4:
            replayed = {**rng.choice(self.used), "since": -1}
            path = self.people.path("answers")
            return Throw("POST", path, self.sender(replayed["seat"]), json.dumps(replayed).encode(), "replayed")
        elif way == 5:
            sent_by = rng.choice([None, self.other_seat(seat)])
            path = self.people.path(rng.choice(["answers", "undo"]))
            good.pop("action") if path.endswith("undo") else None
            return Throw("POST", path, self.sender(sent_by), json.dumps(good).encode(), "refused")
        elif way == 6:
            good["seat"] = rng.choice([self.other_seat(seat), -1, len(self.people.browsers), 2**40, 2**70])
        else:
            table = rng.choice([self.other, "nosuchtable", "%00", "..", "0" * 500])
        door = "undo" if way in (1, 6, 7) and rng.random() < 0.3 else "answers"
        if door == "undo":
            good.pop("action")
        path = f"/api/tables/{table}/{door}"
        return Throw("POST", path, self.sender(seat), json.dumps(good).encode(), "refused")

    def seating(self) -> Throw:
        """Something about a seat that is not the sender's."""
        rng = self.rng
        seat = rng.choice(SEATS)
        doors = ["leave", "bot", "back", "link", "vote", "webhook", "standing", "nonce", "go-on", "ask"]
        door = rng.choice(doors)
        method = {"webhook": "PUT", "standing": rng.choice(["PUT", "DELETE", "GET"])}.get(door, "POST")
        body: Any = {
            "bot": {"level": rng.choice(ODD)},
            "webhook": {"url": rng.choice(["http://[", "ftp://x", "\x00", "x" * 600, "https://", 7])},
            "standing": {"rule": rng.choice(ODD), "action": rng.choice(ODD), "scope": "battle"},
        }.get(door, rng.choice(ODD))
        path = self.people.path(f"seats/{quote(seat, safe='%')}/{door}")
        if method == "DELETE":
            path += "?rule=" + quote(str(rng.choice(QUERIES)), errors="surrogatepass")
        return Throw(method, path, self.sender(None), json.dumps(body).encode(), "refused")

    def own_seating(self) -> Throw:
        """Something about one's own seat that makes no sense."""
        rng = self.rng
        seat = rng.randrange(len(self.people.browsers))
        door, body = rng.choice(
            [
                ("webhook", {"url": rng.choice(["http://[", "ftp://x", "x" * 600, "https://", "a\x00", "http:///p"])}),
                ("standing", {"rule": "V-7.5", "action": rng.choice(ODD), "scope": rng.choice(ODD)}),
                ("standing", {"rule": "a\x00", "action": "march eoforwic", "scope": "game"}),
                ("standing", {"rule": "V-7.5", "action": "march eoforwic", "scope": "yesterday"}),
                ("bot", {"level": rng.choice(["jarl", "\x00", 7, None, "x" * 90])}),
                ("bot", rng.choice(ODD[:-1])),
            ]
        )
        if body == {}:
            body = []  # an empty wish would hand the seat to a bot
        method = "POST" if door == "bot" else "PUT"
        return Throw(
            method, self.people.path(f"seats/{seat}/{door}"), self.sender(seat), json.dumps(body).encode(), "refused"
        )

    def joining(self) -> Throw:
        """A wish to sit down where no seat is free, to end others' game, or to play it again before it is over."""
        rng = self.rng
        body: Any = {rng.choice(["token", "seat", "name", "nonce", "commitment"]): rng.choice(ODD) for _ in range(2)}
        door = rng.choice(["join", "join", "abandon", "rematch"])
        return Throw("POST", self.people.path(door), self.sender(None), json.dumps(body).encode(), "refused")

    def pleading(self) -> Throw:
        """A yes, a no, or a change of mind about somebody who never asked to be let in."""
        rng = self.rng
        plea = rng.choice(["0123456789abcdef", "x", "%00", "..", "%ff", "0" * 500, "٣"])
        body = json.dumps(rng.choice([{"say": "yes"}, {"say": "no"}, {"say": rng.choice(ODD)}, rng.choice(ODD)]))
        sender = self.sender(rng.choice([None, 0, 1]))
        method = rng.choice(["POST", "DELETE"])
        return Throw(method, self.people.path(f"pleas/{plea}"), sender, body.encode() if method == "POST" else b"")

    def talking(self) -> Throw:
        """Something to say that can't be said, or not by the sender."""
        rng = self.rng
        seat = rng.randrange(len(self.people.browsers))
        good: dict[str, Any] = {"seat": seat, "text": "hello", "request": f"request-{rng.getrandbits(60):x}"}
        path = self.people.path("talk")
        way = rng.randrange(6)
        if way == 0:
            return Throw("POST", path, self.sender(seat), self.garbled(good), "refused")
        if way == 1:
            sent_by = rng.choice([None, self.other_seat(seat)])
            return Throw("POST", path, self.sender(sent_by), json.dumps(good).encode(), "refused")
        if way == 2:
            good["seat"] = rng.choice([self.other_seat(seat), -1, len(self.people.browsers), 63, 2**40, 2**70])
        elif way == 3:
            good["text"] = rng.choice(UNSPEAKABLE)
        elif way == 4:
            good["to"] = rng.choice([[seat], [9], [-1], [2**70], [0] * 17, ["x"], "0", None, {}, [None], [0.5], [[]]])
        else:
            path = f"/api/tables/{rng.choice([self.other, 'nosuchtable', '%00', '..', '0' * 500])}/talk"
        return Throw("POST", path, self.sender(seat), json.dumps(good).encode(), "refused")

    def looking(self) -> Throw:
        """A look at something that may not be there, or not be for the sender's eyes."""
        rng = self.rng
        door = rng.choice(
            [
                "frame",
                "why",
                "ways",
                "odds",
                "annals",
                "annals.md",
                "record",
                f"moment/{rng.choice(SEATS)}",
                "live",
                "seats/0/standing",
                "talk",
                "fate",
            ]
        )
        names = ("seat", "since", "on", "action", "lang", "list", "after", "\x00", "seat")
        asked = {rng.choice(names): rng.choice([*QUERIES, *SEATS]) for _ in range(rng.randrange(4))}
        query = "&".join(
            f"{quote(name)}={quote(str(value), safe='%', errors='surrogatepass')}" for name, value in asked.items()
        )
        table = rng.choice([self.people.table] * 6 + [self.other, "nosuch", "%ff", "%00", "a%2Fb", "٣", "x" * 3000])
        seat = rng.choice([None, 0, 1])
        return Throw("GET", f"/api/tables/{quote(table, safe='%')}/{door}?{query}", self.sender(seat), b"", "looked")

    def browsing(self) -> Throw:
        """A look at the lobby, a game that may not be there, or a name that nobody bears."""
        rng = self.rng
        if rng.random() < 0.3:
            body = json.dumps({"name": rng.choice(ODD)}).encode()
            return Throw("PUT", "/api/me", self.sender(None), body, "opened")
        game = quote(rng.choice(["vikings", "arthur", "nosuch", "", "..", "\x00", "%ff", "x" * 3000]), safe="%")
        path = rng.choice(
            [
                "/api/me",
                "/api/games",
                f"/api/games/{game}/book",
                f"/api/games/{game}/rules",
                f"/api/tables?list={quote(rng.choice(QUERIES), errors='surrogatepass')}",
                f"/api/tables/{rng.choice([self.people.table, 'nosuch', '%00'])}",
                "/health",
                "/metrics",
            ]
        )
        return Throw("GET", path, self.sender(rng.choice([None, 0])), b"", "looked")

    def opening(self) -> Throw:
        """A table, a name, or a record, that makes no sense."""
        rng = self.rng
        way = rng.randrange(4)
        if way == 0:
            text = RECORD
            at = rng.randrange(len(text))
            text = (
                text[:at]
                + rng.choice(["", "\n", "\x00", "9", "---", "🛡", "seat 0: x\n"])
                + text[at + rng.randrange(4) :]
            )
            return Throw("POST", "/api/records", self.sender(None), text.encode(), "opened")
        if way == 1:
            return Throw("POST", "/api/records", self.sender(None), self.garbled({"heptarchy": 1}), "opened")
        if way == 2:
            body = {"options": {rng.choice(["players", "rounds", "x\x00"]): rng.choice(ODD)}}
            return Throw("POST", "/api/games/vikings/seating", self.sender(None), json.dumps(body).encode(), "opened")
        made: dict[str, Any] = {
            "game": "vikings",
            "options": {"players": 2},
            "seats": [{"kind": "me"}, {"kind": "open"}],
        }
        made[rng.choice(["game", "options", "seats", "name", "clock", "patience", "nonce"])] = rng.choice(ODD)
        return Throw("POST", "/api/tables", self.sender(None), json.dumps(made).encode(), "opened")

    # And off it goes

    def throw(self) -> Throw:
        """Any of them, now and then called what it is not."""
        makers = [self.answer, self.answer, self.seating, self.own_seating, self.joining, self.looking, self.opening]
        made = self.rng.choice([*makers, self.talking, self.browsing, self.pleading])()
        kind = self.rng.choice(KINDS) if self.rng.random() < 0.1 and made.expected == "refused" else KINDS[0]
        if kind and made.method != "GET":
            made.headers = {**made.headers, "Content-Type": "text/plain" if made.path == "/api/records" else kind}
        if made.method == "GET":
            made.expected = "looked"
        return made
