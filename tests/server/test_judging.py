"""Poses judged before they are answered: what may be done, why not, and what it would come to."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import heptarchy
from heptarchy.games.dba.table.actions import SPACE
from heptarchy.kernel.space import OpenDomain
from tests.seeds import seeded
from tests.server.client import Browser, Refusal
from tests.server.people import fingerprint
from tests.sizes import size

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.running import Running

OPENS = [verb for verb in SPACE.verbs if isinstance(verb.domain, OpenDomain)]
MANY_TIMES = 40  # a judgement may take as many times as long as a plain request, a millisecond on a quiet machine
LONG = "move c1 " + "+".join(str(n + 1) for n in range(40))


class Field:
    """A ready-made battle at a table, both sides played by one browser."""

    def __init__(self, url: str, **options: Any) -> None:
        self.browser = Browser(url, "Aldwyn")
        given = {"battle": "catraeth", **options}
        self.table: str = self.browser.open("me", "me", game="dba", options=given)["table"]["id"]

    def __enter__(self) -> Field:
        return self

    def __exit__(self, *_: object) -> None:
        self.browser.http.close()

    def frame(self) -> Any:
        """The frame of a seat that is asked."""
        asked = self.browser.get(f"/api/tables/{self.table}")["asked"]
        return self.browser.frame(self.table, asked[0] if asked else 0, 10_000_000)

    def answer(self, frame: Any, action: str) -> Any:
        """Answer, and look who is asked now."""
        reply = self.browser.answer(self.table, frame, action)
        return reply if reply["question"] is not None else self.frame()

    def play_to(self, verb: str, rng: random.Random) -> Any:
        """Play at random until a seat is offered an action of this verb."""
        frame = self.frame()
        while verb not in {option["verb"] for option in frame["question"]["options"]}:
            options = frame["question"]["options"]
            arrays = [option for option in options if option["verb"] == "array"]  # deploy all at once
            frame = self.answer(frame, rng.choice(arrays or options)["action"])
        return frame

    def judge(self, frame: Any, action: str) -> Any:
        """Whether the seat of a frame may do that."""
        return self.browser.get(f"/api/tables/{self.table}/why", seat=frame["seat"], action=action)


@pytest.fixture
def field(server: Running) -> Iterator[Field]:
    with Field(server.url) as found:
        yield found


def offered(frame: Any, verb: str) -> list[str]:
    return [option["action"] for option in frame["question"]["options"] if option["verb"] == verb]


def test_a_pose_that_is_offered_may_be_done_and_shows_where_it_leads(field: Field) -> None:
    frame = field.play_to("to", random.Random(1))
    for action in offered(frame, "to"):
        told = field.judge(frame, action)
        assert (told["may"], told["text"], told["rule"]) == (True, "", frame["question"]["rule"])
        ghost = told["preview"]
        assert [member["id"] for member in ghost["members"]] == frame["view"]["unit"]["members"]
        first = ghost["members"][0]
        assert [first["x"], first["y"], first["facing"]] == [float(word) for word in action.split()[1:]]
        assert ghost["cost"] >= 0
        assert ghost["paces"] >= 0


def test_a_pose_that_is_not_offered_is_judged_and_what_is_allowed_is_taken(field: Field) -> None:
    frame = field.play_to("to", random.Random(2))
    x, y, facing = (float(word) for word in offered(frame, "to")[0].split()[1:])
    element = next(one for one in frame["view"]["elements"] if one["id"] == frame["view"]["unit"]["members"][0])
    middle = (round((element["x"] + x) / 2 + 0.01, 2), round((element["y"] + y) / 2, 2))
    near = f"to {middle[0]:.7g} {middle[1]:.7g} {facing:g}"
    rng = random.Random(3)
    while not field.judge(frame, near)["may"]:
        spelled = (f"{element[key] + rng.uniform(-20, 20):.1f}".removesuffix(".0") for key in ("x", "y"))
        near = f"to {' '.join(spelled)} {element['facing']:g}"
    assert near not in offered(frame, "to")
    ghost = field.judge(frame, near)["preview"]["members"]
    after = field.answer(frame, near)
    stands = {one["id"]: one for one in after["view"]["elements"]}
    for member in ghost:
        there = stands[member["id"]]
        assert (there["x"], there["y"], there["facing"]) == pytest.approx(
            (member["x"], member["y"], member["facing"]), abs=2.0
        )  # contacts are made exact (DBA-1.5)


def test_a_refused_pose_says_why_in_both_languages_and_has_a_ghost_all_the_same(field: Field) -> None:
    frame = field.play_to("to", random.Random(4))
    asked = {"seat": frame["seat"], "action": "to 0 0 45"}
    english, spanish = (
        field.browser.get(f"/api/tables/{field.table}/why", **asked, lang=lang) for lang in ("en", "es")
    )
    assert not english["may"]
    assert english["rule"].startswith("DBA-")
    assert english["text"] != spanish["text"]
    assert english["preview"] == spanish["preview"]
    assert english["preview"]["members"][0]["facing"] == 45.0
    with pytest.raises(Refusal, match="422"):
        field.answer(frame, "to 0 0 45")


def test_who_is_not_asked_is_told_so_and_shown_nothing(field: Field) -> None:
    frame = field.play_to("to", random.Random(5))
    other = {"seat": 1 - frame["seat"]}
    told = field.judge(other, offered(frame, "to")[0])
    assert not told["may"]
    assert told["preview"] == {}


def test_judging_changes_nothing_whatever_is_asked(field: Field) -> None:
    rng = random.Random(seeded("judged"))
    for verb in ("deploy", "move", "to"):
        frame = field.play_to(verb, rng)
        seat = frame["seat"]
        before = fingerprint(field.browser.frame(field.table, seat))
        for _ in range(size("hurled_requests") // 40):
            chosen = rng.choice(OPENS)
            action = SPACE.say(chosen[rng.randrange(len(chosen))])
            if rng.random() < 0.4 and offered(frame, verb):  # near what is offered
                base = SPACE.parse(rng.choice(offered(frame, verb)))
                action = SPACE.say(
                    min(SPACE.size - 1, max(0, base + rng.choice([1, 3600, 3600 * 60001]) * rng.randint(-99, 99)))
                )
            told = field.judge(frame, action)
            assert told["may"] == (told["text"] == "")
            assert isinstance(told["preview"], dict)
        assert fingerprint(field.browser.frame(field.table, seat)) == before


def worked(server: Running) -> int:
    """For how long a server's event loop has worked, in the processor's nanoseconds: other programs do not count."""
    assert server.process is not None
    pid = server.process.pid
    return int(Path(f"/proc/{pid}/task/{pid}/schedstat").read_text(encoding="utf-8").split()[0])


def plain(server: Running, field: Field, number: int) -> int:
    """How long it works for so many plain requests."""
    before = worked(server)
    for _ in range(number):
        field.browser.get("/api/me")
    return worked(server) - before


def test_what_can_not_be_read_is_refused_at_once(server: Running, field: Field) -> None:
    frame = field.play_to("move", random.Random(7))
    texts = [
        "to",
        "to 1 2",
        "to 1 2 360",
        "to 01 2 3",
        "to 1 2 3.55",
        "to -1 2 3",
        "to 1e3 2 3",
        "to 1 2 3 ",
        "move c9 1",
    ]
    texts += ["move c1 2+1", "move c1 1+1", "move c1 41", "to " + "9" * 150, "x" * 160, "lend e1 c9", "to \u0661 2 3"]
    before = worked(server)
    for text in texts:
        with pytest.raises(Refusal, match=r"^400 bad_request"):
            field.judge(frame, text)
    assert worked(server) - before < MANY_TIMES * plain(server, field, len(texts))
    with pytest.raises(Refusal, match=r"^400 bad_request"):
        field.judge(frame, "to " + "9" * 5000)
    assert field.judge(frame, LONG)["may"] is False  # as long as an action can be


def test_a_dragged_pose_is_judged_about_as_fast_as_anything_is_answered(server: Running, field: Field) -> None:
    frame = field.play_to("to", random.Random(8))
    poses = [f"to {600 + n} {200 + n} {n}" for n in range(60)]
    before = worked(server)
    for pose in poses:
        field.judge(frame, pose)
    assert worked(server) - before < MANY_TIMES * plain(server, field, len(poses))


def test_a_standing_answer_may_be_one_that_is_judged(server: Running) -> None:
    game = heptarchy.game("dba")
    assert game.scopes(game.new(battle="catraeth"), 0).keys() == {"game", "bound"}
    with Field(server.url, rounds=2) as field:
        frame = field.play_to("fight_on", random.Random(9))
        path = f"/api/tables/{field.table}/seats/{frame['seat']}/standing"
        field.browser.put(path, rule=frame["question"]["rule"], action="fight_on", scope="game")
        after = field.frame()
        assert "fight_on" not in {option["verb"] for option in after["question"]["options"]}
