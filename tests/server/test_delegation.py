"""Battles that the rules leave to bots (AA-21.3, AA-21.4): the server lets one answer for a person's seat."""

from __future__ import annotations

import uuid
from typing import TYPE_CHECKING, Any

import pytest

from heptarchy.kernel.modes import FATE
from heptarchy.server.ids import TableId
from heptarchy.server.play import Play
from heptarchy.server.rows import ANSWER, BY_BOT, BY_FATE, Act, By
from tests.server.campaigning import AT_WAR, at_war, battle_lines, in_battle, play_until
from tests.server.client import Browser, Refusal, next_frame
from tests.server.running import Running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

HEIR = "AA-25.2"  # asked of the players themselves, in the midst of a battle


@pytest.fixture
def person(server: Running) -> Iterator[Browser]:
    """Somebody at a server."""
    with Browser(server.url, "Aldwyn") as one:
        yield one


def lay(person: Browser, *seats: str, battles: str = "bots", **more: Any) -> str:
    """A table at which there is war from the first turn on."""
    opened = person.open(*seats, game="arthur", options={"battles": battles, **AT_WAR}, **more)
    return str(opened["table"]["id"])


def is_over(frame: Any) -> bool:
    """Has a battle been fought to its end?"""
    return not in_battle(frame) and bool(battle_lines(frame))


def test_aa_21_3_bots_fight_a_battle_to_its_end_and_a_person_is_asked_nothing_in_it(person: Browser) -> None:
    # Given a campaign whose battles are fought by bots, with a clock, and a war
    table = lay(person, "me", "bot", clock={"bank": 600.0, "step": 0.0})
    frame = play_until(person, table, [0], in_battle)
    assert 0 in frame["view"]["battle"]["delegated"]

    # When the battle is fought
    asked: list[str] = []
    clocks: list[float] = []
    with person.live(table, 0) as socket:
        while in_battle(frame):
            if frame["question"] is not None:
                asked.append(frame["question"]["rule"])
                person.answer(table, frame, frame["question"]["options"][0]["action"])
            else:
                assert 0 not in frame["table"]["asked"], "nobody waits for a person here"
                assert frame["table"]["seats"][0]["since"] is None
                clocks.append(frame["table"]["seats"][0]["clock"])
            next_frame(socket)  # something was done
            frame = person.frame(table, 0)

    # Then it has asked him for bands at most, his clock stood still, and bots gave his answers
    assert set(asked) <= {HEIR}
    assert len(set(clocks)) <= 1
    own = [line for line in battle_lines(frame) if line["seat"] == 0]
    assert len(own) > 20
    assert {line["by"] for line in own if not line["said"].startswith("battle/band")} == {"bot"}
    # and what follows is the campaign's again
    frame = play_until(person, table, [0], lambda frame: frame["question"] is not None)
    assert frame["question"]["rule"].startswith("AA-")


def test_aa_21_3_a_persons_own_answer_is_refused_with_the_rule(person: Browser) -> None:
    table = lay(person, "me", "me")
    frame = play_until(person, table, [0, 1], in_battle)
    assert frame["question"] is None
    for door, more in (("answers", {"action": "battle/concede"}), ("undo", {})):
        with pytest.raises(Refusal) as refused:
            person.post(f"/api/tables/{table}/{door}", seat=0, question="", request=str(uuid.uuid4()), **more)
        assert refused.value.status == 409
        assert refused.value.body["rule"] == "AA-21.3"
        assert "bot" in refused.value.body["message"]
    # An answer set in advance gives way as well
    person.put(f"/api/tables/{table}/seats/0/standing", rule="DBA-7.3", action="battle/done", scope="game")
    frame = play_until(person, table, [0, 1], is_over)
    assert all(line["by"] != "standing" for line in frame["lines"])


def test_aa_21_3_nobody_is_waited_for_and_what_a_bot_answered_is_not_taken_back() -> None:
    # Given a battle of bots in which one of them has chosen for somebody
    match = at_war()
    play = Play(match.game, match.record.options, ["a", "b"], 0.0)
    for n, answer in enumerate(match.record.answers, 1):
        play.take(act(play, n, answer.seat, answer.action))
    chosen: int | None = None
    while chosen is None:
        state = play.match.state
        seat = state.seats[0]
        if seat != FATE and not state.is_forced(seat):
            chosen = seat
        play.take(act(play, play.n + 1, seat, state.options_for(seat)[0]))
    # Then no clock runs, and his undo is refused by the rule that let the bot choose
    assert play.asked == []
    assert play.since == {}
    refusal = play.refuse_undo(chosen)
    assert refusal is not None
    assert refusal.rule == "AA-21.3"


def act(play: Play, n: int, seat: int, action: int) -> Act:
    """An answer as it is kept."""
    by: By = BY_FATE if seat == FATE else BY_BOT
    return Act(TableId("t"), n, ANSWER, seat, play.match.game.space.say(action), by, None, 0.0)


def test_aa_21_4_a_bot_commands_for_who_wants_it_and_the_other_commands_himself(person: Browser) -> None:
    # Given two players before a battle, each of whom says who commands
    table = lay(person, "me", "me", battles="each")
    frame = play_until(person, table, [0, 1], lambda frame: rule_of(frame) == "AA-21.4")
    person.answer(table, frame, "delegate")
    play_until(person, table, [1], in_battle)

    # When the battle begins
    seen: set[str] = set()
    for _ in range(400):
        for seat in (0, 1):
            frame = person.frame(table, seat)
            if in_battle(frame) and frame["question"] is not None:
                seen.add(f"{seat} {frame['question']['rule']}")
                person.answer(table, frame, frame["question"]["options"][-1]["action"])
        if len([line for line in battle_lines(frame) if line["seat"] == 0]) > 5 and len(seen) > 1:
            break

    # Then the one is asked nothing but bands, and the other all that concerns him
    assert {one for one in seen if one.startswith("0 ")} <= {f"0 {HEIR}"}
    assert any(one.startswith("1 DBA-") for one in seen)


def rule_of(frame: Any) -> str:
    """The rule by which a seat is asked; empty if it is not."""
    return "" if frame["question"] is None else str(frame["question"]["rule"])


def test_aa_21_3_a_server_killed_in_the_middle_of_a_bots_battle_goes_on_by_itself(tmp_path: Path) -> None:
    # Given a battle of bots in which some has happened
    with Running(f"sqlite:///{tmp_path}/tables.db", tmp_path) as running, Browser(running.url, "Aldwyn") as person:
        table = lay(person, "me", "me")
        before = play_until(person, table, [0, 1], lambda frame: in_battle(frame) and len(battle_lines(frame)) > 8)

        # When the server is killed, and another takes its place
        running.kill()
        running.start()

        # Then the battle is fought to its end though nobody does anything, and nothing of it is lost
        after = play_until(person, table, [0, 1], is_over)
        assert after["lines"][: before["k"]] == before["lines"]
        assert len(battle_lines(after)) > len(battle_lines(before))
