"""Every spelling of every verb, at every door, at tables of every game: nothing is accepted, nothing fails."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import quote

import pytest

from heptarchy import Rng
from heptarchy.kernel.space import Space
from tests.laws.play import Walk
from tests.laws.tables import CASES, Case
from tests.laws.trying import of_every_verb
from tests.seeds import seeded
from tests.server.client import Refusal
from tests.server.hurling import Battery, Throw
from tests.server.nonsense import Hurler
from tests.server.people import People
from tests.server.running import Running
from tests.sizes import of_a_share, shares, size

THINGS = 1  # of each verb at each question, besides the first and the last
STANDING = 3  # refused actions that are set in advance, at each question
BESIDE = 60  # requests without sense, at each question
RECORDS = 8  # broken records, at each table
STEPS = 12  # answers, at most, to a question by another rule
GARBLED: tuple[Callable[[str], str], ...] = (
    lambda said: said.upper(),
    lambda said: f" {said}",
    lambda said: f"{said} {said}",
    lambda said: said.partition(" ")[0],
    lambda said: f"battle/{said}",
    lambda said: said.partition("/")[2],
    lambda said: said.replace(" ", "\u00a0"),
    lambda said: f"{said}9",
    lambda said: said[:-1],
)


def tables() -> list[Case]:
    """The cases that the server plays, a game's in turn; but no battles that the rules leave to bots."""
    played = [case for case in CASES if case.game.id != "raids" and case.options.get("battles") not in ("bots", "each")]
    place = {case: [one for one in played if one.game is case.game].index(case) for case in played}
    return sorted(played, key=lambda case: place[case])[: size("spelled_tables")]


class Spelling:
    """One table, at which every verb is spelled out."""

    def __init__(self, case: Case, people: People, battery: Battery, rng: random.Random) -> None:
        self.space: Space = case.game.space
        self.case = case
        self.people = people
        self.battery = battery
        self.rng = rng
        self.tried = Rng(seeded(f"{case} spelled"))
        self.frame: Any = None
        self.seat = 0
        self.hurler = Hurler(people, rng)

    def __enter__(self) -> Spelling:
        return self

    def __exit__(self, *_: object) -> None:
        self.hurler.stranger.http.close()

    def hurl(self) -> None:
        """At the question that stands: all of it; and nothing changes at the table."""
        self.frame = self.hurler.frame
        self.seat = self.frame["seat"]
        before = self.people.traces()
        said = self.spelled()
        refused = self.ask_why(said)
        for throws in (self.answers(refused), self.pointed(said), self.stale_and_forged(), self.in_advance(refused)):
            for _ in self.battery.volley(throws):
                pass
        for _ in self.battery.volley(self.hurler.throw() for _ in range(BESIDE)):
            pass
        self.battery.check()
        assert self.people.traces() == before, f"{self.case}: {self.frame['question']['rule']}"

    def go_on(self, seen: set[str]) -> bool:
        """Play to a question by a rule not seen yet, or a few answers on; whether somebody is asked."""
        frame = self.people.play(self.rng, STEPS, lambda frame: frame["question"]["rule"] not in seen)
        if frame["question"] is None:
            return False
        self.hurler.passed.append(self.hurler.frame["question"]["id"])
        self.hurler.frame = frame
        return True

    # What is thrown

    def spelled(self) -> list[str]:
        """A few things of every verb, and some of them garbled."""
        said = [self.space.say(action) for action in of_every_verb(self.space, THINGS, self.tried)]
        garbled = [self.rng.choice(GARBLED)(one) for one in self.rng.sample(said, min(len(said), 40))]
        return [one for one in (*said, *garbled) if 0 < len(one) <= 160]

    def body(self, **said: Any) -> bytes:
        """An answer to the question that stands."""
        asked = {
            "seat": self.seat,
            "question": self.frame["question"]["id"],
            "request": f"request-{self.rng.getrandbits(60):x}",
            **said,
        }
        return json.dumps(asked).encode()

    def own(self) -> dict[str, str]:
        """The holder of the seat that is asked, in either language."""
        return {**self.hurler.sender(self.seat), "Accept-Language": self.rng.choice(["en", "es"])}

    def ask_why(self, said: list[str]) -> list[tuple[str, Any]]:
        """Ask of each whether it may be done; gives those that may not, with the reply."""
        path = self.people.path("why")
        asked = (
            Throw("GET", f"{path}?seat={self.seat}&action={quote(one)}", self.own(), expected="looked", about=one)
            for one in said
        )
        refused: list[tuple[str, Any]] = []
        for throw, reply in self.battery.volley(asked):
            told = reply.read()
            if reply.status != 200 or not told["may"]:
                assert told.get("text") or told.get("message"), throw.about
                refused.append((throw.about, told))
        return refused

    def answers(self, refused: list[tuple[str, Any]]) -> Iterator[Throw]:
        """What may not be done is not taken either."""
        for said, _ in refused:
            yield Throw("POST", self.people.path("answers"), self.own(), self.body(action=said))

    def pointed(self, said: list[str]) -> Iterator[Throw]:
        """Things that are pointed at, by their kind and key, and not quite so."""
        for one in self.rng.sample(said, len(said) // 2):
            verb, _, key = one.rpartition("/")[2].partition(" ")
            domain = next((verb_.domain.name for verb_ in self.space.verbs if verb_.name == verb), verb)
            on = f"{domain}:{key}"[:80]
            yield Throw("GET", f"{self.people.path('why')}?seat={self.seat}&on={quote(on)}", self.own(), b"", "looked")

    def stale_and_forged(self) -> Iterator[Throw]:
        """Right answers to a question that has passed, by another browser, for another seat."""
        path, seats = self.people.path("answers"), len(self.people.browsers)
        asked = self.frame["question"]
        passed = [one for one in self.hurler.passed if one != asked["id"]]  # in a gathering another seat's is called so
        for option in self.rng.sample(asked["options"], min(6, len(asked["options"]))):
            action = option["action"]
            for question in passed[-4:]:
                yield Throw("POST", path, self.own(), self.body(action=action, question=question))
                yield Throw("POST", self.people.path("undo"), self.own(), self.body(question=question))
            yield Throw("POST", path, self.hurler.sender(None), self.body(action=action))
            yield Throw("POST", path, self.own(), self.body(action=action, seat=seats))
            for other in range(seats):
                if other != self.seat:
                    yield Throw("POST", path, self.hurler.sender(other), self.body(action=action))
                    yield Throw("POST", path, self.own(), self.body(action=action, seat=other))

    def in_advance(self, refused: list[tuple[str, Any]]) -> Iterator[Throw]:
        """Answers set in advance: for a span that there is none of; and some that are kept, but never allowed."""
        path = self.people.path(f"seats/{self.seat}/standing")
        rule = self.frame["question"]["rule"]
        for said, _ in self.rng.sample(refused, len(refused) // 4):
            wish = json.dumps({"rule": rule, "action": said, "scope": "yesterday"}).encode()
            yield Throw("PUT", path, self.own(), wish)
        for said, _ in self.rng.sample(refused, min(STANDING, len(refused))):
            wish = json.dumps({"rule": rule, "action": said, "scope": "game"}).encode()
            yield Throw("PUT", path, self.own(), wish, "kept")
        yield from (Throw("DELETE", f"{path}?rule={rule}", self.own(), b"", "kept") for _ in range(2))


def broken_records(case: Case, rng: random.Random) -> Iterator[Throw]:
    """A record of the game with an answer that another verb, or another seat, would give; and cut off, and doubled."""
    walk = Walk(case, 0)
    for state in walk.steps():
        if state.moves == 40:
            break
    lines = walk.saved().splitlines()
    said = [case.game.space.say(action) for action in of_every_verb(case.game.space, 1, walk.aside)]
    for _ in range(RECORDS):
        broken = lines[:]
        at = rng.randrange(len(broken))
        way = rng.randrange(5)
        if way == 0:
            broken[at] = f"{rng.randrange(9)} {rng.choice(said)}"
        elif way == 1:
            broken.insert(at, f"fate {rng.choice(said)}")
        elif way == 2:
            broken[at] = broken[at].replace("1", "7").replace("2", "8")
        elif way == 3:
            del broken[at]
        else:
            broken[-1:] = [f"{rng.randrange(9)} {rng.choice(said)}"]
        text = "\n".join(broken).encode()
        yield Throw("POST", "/api/records", {"Content-Type": "text/plain"}, text, "opened")


@pytest.mark.parametrize("share", shares())
def test_no_spelling_of_any_verb_is_accepted_or_fails_at_any_door(
    server: Running, share: int, figures: Callable[[str], None]
) -> None:
    cases = tables()[share :: len(shares())]
    with Battery(server.port) as battery:
        for number, case in enumerate(cases):
            rng = random.Random(seeded(f"{case} hurled"))
            quota = of_a_share("spelled_requests") * (number + 1) // len(cases)
            for _ in battery.volley(broken_records(case, rng)):
                pass
            rounds = 0
            while battery.bad < quota:
                rounds += spell_out_a_game(case, server.url, battery, rng, quota)
                assert rounds, f"{case}: nobody is ever asked"
        figures(f"{battery.told()}; every verb at {len(cases)} tables")
        battery.check()
    assert "Traceback" not in server.log.read_text()


def spell_out_a_game(case: Case, url: str, battery: Battery, rng: random.Random, quota: int) -> int:
    """Hurl at one table until its game is over or enough was sent; gives at how many questions."""
    options = case.game.settle(case.options)
    seats = len(case.game.seat_names(options))
    seen: set[str] = set()
    with (
        People(url, seats, case.game.id, **case.options) as people,
        Spelling(case, people, battery, rng) as spelling,
    ):
        goes_on = spelling.hurler.frame["question"] is not None
        while goes_on and battery.bad < quota:
            seen.add(spelling.hurler.frame["question"]["rule"])
            spelling.hurl()
            goes_on = spelling.go_on(seen)
    return len(seen)


def test_a_player_who_is_not_at_the_table_is_refused_at_every_door(server: Running) -> None:
    """Where a card is for a player, at a table of four: p5 to p8 are in the game's spelling, and nobody sits there."""
    rng = random.Random(seeded("four rulers"))
    with People(server.url, 4, "arthur", battles="quick") as people:
        frame = people.play(rng, until=lambda frame: any(one["verb"] == "on" for one in frame["question"]["options"]))
        seat, browser, before = frame["seat"], people.browsers[frame["seat"]], people.traces()
        for player in range(5, 9):
            why = browser.get(people.path("why"), seat=seat, action=f"on p{player}")
            assert not why["may"]
            assert why["text"] == "there is no such player at this table: it has 4 seats"
            with pytest.raises(Refusal) as refused:
                people.answer(frame, f"on p{player}")
            assert (refused.value.status, refused.value.body["message"]) == (422, why["text"])
            assert not browser.get(people.path("why"), seat=seat, on=f"player:p{player}")["may"]
            wish = {"rule": frame["question"]["rule"], "action": f"on p{player}", "scope": "game"}
            browser.put(people.path(f"seats/{seat}/standing"), **wish)  # it may be wished, and is never answered
        assert people.traces() == before
    assert "Traceback" not in server.log.read_text()
