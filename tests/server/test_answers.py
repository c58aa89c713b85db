"""Answers over real HTTP: once each, in turn, taken back, set in advance, explained."""

from __future__ import annotations

import contextlib
import random
import uuid
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

import heptarchy
from heptarchy.kernel.match import Match
from tests.server.client import Browser, Refusal, next_frame
from tests.server.people import People

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.server.running import Running


def the_refusal(status: int, code: str) -> Any:
    """Expect a refusal of that status and code."""
    return pytest.raises(Refusal, match=f"^{status} {code}:")


def first(frame: Any) -> str:
    """The first thing that may be answered."""
    return str(frame["question"]["options"][0]["action"])


def attempt(work: Callable[[], Any]) -> Any:
    """What it gives, or why it was refused."""
    try:
        return work()
    except Refusal as refusal:
        return refusal


@contextlib.contextmanager
def in_battle(url: str) -> Iterator[tuple[People, Any]]:
    """People whose battle waits for one of them, and that one's frame. Fate is not ours: a few games may have none."""
    for seed in range(30):
        with People(url, rounds=2) as people:
            frame = people.play(random.Random(seed), until=lambda frame: "battle" in frame["scopes"])
            if frame["question"] is not None:
                yield people, frame
                return
    raise AssertionError("thirty games without a battle")


# Once each


def test_a_request_sent_twice_acts_once_and_gets_the_same_reply(server_of_both_kinds: Running) -> None:
    with People(server_of_both_kinds.url) as people:
        frame = people.asked()
        request = str(uuid.uuid4())
        once = people.answer(frame, first(frame), request)
        again = people.answer(frame, first(frame), request)
        for reply in (once, again):
            reply.pop("now")
        assert again == once
        assert people.frame(frame["seat"])["n"] == once["n"]
        people.play(random.Random(1), 3)
        later = people.answer(frame, first(frame), request)  # still known when the table has moved on
        assert later["n"] > once["n"]
        assert people.frame(0)["n"] == later["n"]


def test_a_request_id_serves_one_answer_alone(server: Running) -> None:
    with People(server.url) as people:
        frame = people.asked()
        request = str(uuid.uuid4())
        taken = people.answer(frame, first(frame), request)
        before = people.traces()
        with the_refusal(400, "bad_request"):
            people.answer(frame, frame["question"]["options"][1]["action"], request)
        with the_refusal(400, "bad_request"):
            people.browsers[frame["seat"]].undo(people.table, taken, request)
        with the_refusal(400, "bad_request"):  # somebody else's id
            people.browsers[0].post(people.path("answers"), seat=0, question="0", action="pass", request=request)
        assert people.traces() == before


def test_an_answer_to_a_question_that_has_passed_gets_a_fresh_frame(server: Running) -> None:
    with People(server.url) as people:
        frame = people.asked()
        fresh = people.answer(frame, first(frame))
        before = people.traces()
        with the_refusal(409, "stale") as refused:
            people.answer(frame, first(frame))
        told = refused.value.body["frame"]
        assert (told["n"], told["question"], told["seat"]) == (fresh["n"], fresh["question"], fresh["seat"])
        assert told["view"] == fresh["view"]
        assert people.traces() == before


def test_only_who_holds_a_seat_answers_for_it(server: Running) -> None:
    with People(server.url) as people, Browser(server.url) as stranger:
        frame = people.asked()
        before = people.traces()
        for browser in (stranger, people.browsers[(frame["seat"] + 1) % 4]):
            with the_refusal(403, "not_yours"):
                browser.answer(people.table, frame, first(frame))
            with the_refusal(403, "not_yours"):
                browser.undo(people.table, frame)
            with the_refusal(403, "not_yours"):
                browser.frame(people.table, frame["seat"])
        waiting = next(seat for seat in range(4) if seat != frame["seat"])
        with the_refusal(409, "stale"):  # out of turn
            people.browsers[waiting].answer(people.table, {**frame, "seat": waiting}, first(frame))
        with the_refusal(404, "not_found"):
            people.browsers[0].answer(people.table, {**frame, "seat": 4}, first(frame))
        assert people.traces() == before


def test_the_rules_refuse_with_their_rule_and_in_the_players_language(server: Running) -> None:
    with People(server.url) as people:
        frame = people.asked()
        assert frame["question"]["rule"] == "V-3.5"
        before = people.traces()
        with the_refusal(422, "refused") as refused:
            people.answer(frame, "march eoforwic")
        assert refused.value.body["rule"].startswith("V-")
        browser = people.browsers[frame["seat"]]
        in_spanish = Browser(server.url, language="es", token=browser.token)
        with in_spanish, the_refusal(422, "refused") as negada:
            in_spanish.answer(people.table, frame, "march eoforwic")
        assert negada.value.body["message"] != refused.value.body["message"]
        with the_refusal(400, "bad_request"):
            people.answer(frame, "march atlantis")
        assert people.traces() == before


def test_of_two_answers_at_the_same_time_one_is_taken(server_of_both_kinds: Running) -> None:
    with People(server_of_both_kinds.url) as people, ThreadPoolExecutor(6) as pool:
        for _ in range(5):
            frame = people.asked()
            options = frame["question"]["options"]
            tries = [partial(people.answer, frame, options[n % len(options)]["action"]) for n in range(6)]
            told = list(pool.map(attempt, tries))
            refused = [one for one in told if isinstance(one, Refusal)]
            assert [(one.status, one.body["error"]) for one in refused] == [(409, "stale")] * 5
            [taken] = [one for one in told if not isinstance(one, Refusal)]
            assert taken["lines"][0]["k"] == frame["k"]


# All at once


def test_where_all_choose_at_once_nobody_waits_for_another(server_of_both_kinds: Running) -> None:
    with People(server_of_both_kinds.url, advanced=True) as people, ThreadPoolExecutor(4) as pool:
        frames = [people.frame(seat) for seat in range(4)]
        assert frames[0]["table"]["asked"] == [0, 1, 2, 3]

        def choose_all(seat: int) -> int:
            """Answer from the question that was seen at first, then from each reply."""
            frame, given = frames[seat], 0
            while frame["question"] is not None and given < 5:
                frame = people.answer(frame, frame["question"]["options"][given]["action"])
                given += 1
            return given

        assert list(pool.map(choose_all, range(4))) == [5, 5, 5, 5]  # nobody was refused
        assert people.asked()["k"] >= 20


def test_in_a_gathering_ones_own_choice_alone_is_taken_back(server: Running) -> None:
    with People(server.url, advanced=True) as people:
        mine, other = people.frame(0), people.frame(1)
        after = people.answer(mine, first(mine))
        people.answer(other, first(other))
        assert after["undo"]["may"]
        back = people.browsers[0].undo(people.table, after)
        assert (back["k"], back["start"]) == (1, 0)
        assert [line["seat"] for line in back["lines"]] == [1]
        assert back["view"]["factions"] == mine["view"]["factions"]
        assert first(mine) in [option["action"] for option in back["question"]["options"]]
        assert not back["undo"]["may"]
        assert people.frame(1)["undo"]["may"]


# Taking back


def test_a_choice_is_taken_back_and_another_made(server_of_both_kinds: Running) -> None:
    with People(server_of_both_kinds.url) as people:
        frame = people.asked()
        before = people.traces()
        chosen = people.answer(frame, first(frame))
        request = str(uuid.uuid4())
        back = people.browsers[frame["seat"]].undo(people.table, chosen, request)
        assert (back["k"], back["n"]) == (frame["k"], chosen["n"] + 1)
        assert back["view"] == frame["view"]
        assert back["question"]["options"] == frame["question"]["options"]
        assert back["question"]["id"] != frame["question"]["id"]
        again = people.browsers[frame["seat"]].undo(people.table, chosen, request)  # sent twice, done once
        assert again["n"] == back["n"]
        with the_refusal(409, "stale"):  # the question of before has passed, though it reads the same
            people.answer(frame, first(frame))
        other = people.answer(back, frame["question"]["options"][1]["action"])
        assert other["k"] == chosen["k"]
        seen = people.frame(frame["seat"], since=chosen["n"])
        assert seen["start"] == frame["k"]  # cut there, and go on with what was said instead
        assert seen["lines"][0]["said"] == frame["question"]["options"][1]["action"]
        assert people.traces() != before


def test_nothing_is_taken_back_once_fate_or_somebody_else_has_spoken(server: Running) -> None:
    seen: set[str] = set()
    rng = random.Random(2)
    for _ in range(20):
        with People(server.url) as people:
            frame = people.asked()
            with the_refusal(422, "refused"):  # nothing chosen yet
                people.browsers[frame["seat"]].undo(people.table, frame)
            while frame["question"] is not None and len(seen) < 2:
                reply = people.answer(frame, rng.choice(frame["question"]["options"])["action"])
                if reply["undo"] and not reply["undo"]["may"] and reply["undo"]["text"] not in seen:
                    before = people.traces()
                    refusal = attempt(partial(people.browsers[reply["seat"]].undo, people.table, reply))
                    assert isinstance(refusal, Refusal)
                    assert (refusal.status, refusal.body["message"]) == (422, reply["undo"]["text"])
                    assert people.traces() == before
                    seen.add(refusal.body["message"])
                frame = people.asked()
        if len(seen) == 2:
            break
    assert sorted("fate has spoken" in one for one in seen) == [False, True]
    assert any("somebody else" in one for one in seen)


# In advance


def deploying(people: People) -> tuple[Any, str]:
    """The first who deploys (V-3.5: four times in a row), and a shire."""
    frame = people.asked()
    assert frame["question"]["rule"] == "V-3.5"
    return frame, first(frame)


def set_standing(people: People, seat: int, **wanted: str) -> None:
    """Set an answer in advance."""
    people.browsers[seat].put(people.path(f"seats/{seat}/standing"), **wanted)


def test_an_answer_set_in_advance_is_given_at_once_and_from_then_on(server_of_both_kinds: Running) -> None:
    with People(server_of_both_kinds.url) as people:
        frame, action = deploying(people)
        seat = frame["seat"]
        set_standing(people, seat, rule="V-3.5", action=action, scope="game")
        after = people.frame(seat, since=frame["n"])
        given = [line for line in after["lines"] if line["seat"] == seat]
        assert [(line["said"], line["by"]) for line in given] == [(action, "standing")] * 4
        assert after["question"] is None
        others = people.frame((seat + 1) % 4, since=frame["n"])
        assert {line["by"] for line in others["lines"] if line["seat"] == seat} == {"person"}
        own = people.browsers[seat].get(people.path(f"seats/{seat}/standing"))
        assert own == [{"rule": "V-3.5", "action": action, "scope": "game"}]
        with the_refusal(403, "not_yours"):
            people.browsers[(seat + 1) % 4].get(people.path(f"seats/{seat}/standing"))


def test_taking_back_an_answer_set_in_advance_ends_the_setting(server: Running) -> None:
    with People(server.url) as people:
        frame, action = deploying(people)
        seat = frame["seat"]
        set_standing(people, seat, rule="V-3.5", action=action, scope="game")
        after = people.frame(seat)
        assert after["undo"]["may"]
        back = people.browsers[seat].undo(people.table, after)
        assert back["k"] == frame["k"] + 3
        assert back["question"]["rule"] == "V-3.5"
        assert people.browsers[seat].get(people.path(f"seats/{seat}/standing")) == []


def test_a_standing_answer_that_was_removed_is_not_given(server: Running) -> None:
    with People(server.url) as people:
        frame, action = deploying(people)
        seat = frame["seat"]
        waiting = next(one for one in (2, 3) if one != seat)  # who deploys next
        set_standing(people, waiting, rule="V-3.5", action=action, scope="game")
        with the_refusal(403, "not_yours"):
            people.browsers[seat].ask("DELETE", people.path(f"seats/{waiting}/standing"), rule="V-3.5")
        people.browsers[waiting].ask("DELETE", people.path(f"seats/{waiting}/standing"), rule="V-3.5")
        people.play(random.Random(3), 4)
        assert people.asked()["seat"] == waiting


@pytest.mark.parametrize(
    ("wanted", "status", "code"),
    [
        ({"rule": "V-3.5", "action": "deploy atlantis", "scope": "game"}, 400, "bad_request"),
        ({"rule": "V-3.5", "action": " pass", "scope": "game"}, 400, "bad_request"),  # one spelling at every door
        ({"rule": "V-3.5", "action": "pass;", "scope": "game"}, 400, "bad_request"),
        ({"rule": "V-3.5", "action": "pass", "scope": "battle"}, 422, "refused"),  # no battle stands
        ({"rule": "V-3.5", "action": "pass", "scope": "ever"}, 422, "refused"),
    ],
)
def test_an_answer_in_advance_that_makes_no_sense_is_refused(
    server: Running, wanted: dict[str, str], status: int, code: str
) -> None:
    with People(server.url) as people:
        seat = people.asked()["seat"]
        with the_refusal(status, code):
            set_standing(people, seat, **wanted)
        assert people.browsers[seat].get(people.path(f"seats/{seat}/standing")) == []


@pytest.mark.parametrize("scope", ["battle", "turn"])
def test_an_answer_set_for_a_while_ends_with_it(server: Running, scope: str) -> None:
    with in_battle(server.url) as (people, frame):
        seat, action, rule = frame["seat"], first(frame), frame["question"]["rule"]
        set_standing(people, seat, rule=rule, action=action, scope=scope)
        people.play(random.Random(3))
        over = people.frame(seat)
        assert over["table"]["status"] == "over"
        assert people.browsers[seat].get(people.path(f"seats/{seat}/standing")) == []
        given = [line["k"] for line in over["lines"] if line["by"] == "standing"]
        assert given[0] == frame["k"]
        record = Match.resume(people.browsers[0].get(people.path("record")), heptarchy.game).record
        for k in given:
            state = record.replay(k)
            assert record.game.scopes(state, seat)[scope] == frame["scopes"][scope]
            assert state.rule_for(seat) == rule


def test_questions_with_one_answer_are_answered_for_the_seat_and_told_to_it_alone(server: Running) -> None:
    with People(server.url, rounds=2) as people:
        people.play(random.Random(3))
        record = Match.resume(people.browsers[0].get(people.path("record")), heptarchy.game)
        lines = [people.frame(seat)["lines"] for seat in range(4)]
        forced = [k for k, entry in enumerate(record.log) if entry.forced and entry.seat >= 0]
        assert forced
        for k in range(len(record.log)):
            for seat in range(4):
                line = lines[seat][k]
                told = k in forced and line["seat"] == seat
                assert line["forced"] == told
                assert line["by"] == ("fate" if line["seat"] < 0 else "forced" if told else "person")


def test_what_bots_were_forced_to_is_told_as_their_choices_are(server: Running) -> None:
    with Browser(server.url, "Aldwyn") as browser:
        table = browser.open("me", "bot thrall", "bot thrall", "bot thrall", options={"rounds": 1})["table"]["id"]
        browser.post(f"/api/tables/{table}/seats/0/bot", level="thrall")
        with browser.live(table) as watching:
            while (frame := next_frame(watching))["table"]["status"] == "playing":
                pass
        lines = browser.frame(table)["lines"]
        assert frame["table"]["status"] == "over"
        assert {line["by"] for line in lines if line["seat"] > 0} == {"bot"}
        assert not any(line["forced"] for line in lines)


# Looking


def test_why_not_tells_a_sentence_and_its_rule_in_both_languages(server: Running) -> None:
    with People(server.url) as people:
        frame = people.asked()
        seat, browser = frame["seat"], people.browsers[frame["seat"]]
        told = {
            lang: browser.get(people.path("why"), seat=seat, action="march eoforwic", lang=lang)
            for lang in ("en", "es")
        }
        assert all(one["text"] and one["rule"].startswith("V-") and not one["may"] for one in told.values())
        assert told["en"]["text"] != told["es"]["text"]
        may = browser.get(people.path("why"), seat=seat, action=first(frame))
        assert may == {"may": True, "text": "", "rule": "V-3.5", "preview": {}, "taken": 1, "cautions": []}
        on = browser.get(people.path("why"), seat=seat, on="shire:" + first(frame).partition(" ")[2])
        assert on["may"]
        not_theirs = people.browsers[(seat + 1) % 4].get(people.path("why"), seat=(seat + 1) % 4, action=first(frame))
        assert not not_theirs["may"]
        assert not_theirs["text"]
        for asked in ({"action": "x"}, {"on": "shire:atlantis"}, {"on": "x"}, {}):
            with the_refusal(400, "bad_request"):
                browser.get(people.path("why"), seat=seat, **asked)
        with the_refusal(403, "not_yours"):
            people.browsers[(seat + 1) % 4].get(people.path("why"), seat=seat, action="pass")


def test_odds_are_chances(server: Running) -> None:
    with in_battle(server.url) as (people, frame):
        odds = people.browsers[frame["seat"]].get(people.path("odds"), seat=frame["seat"])
        win = odds["battle"]["win"]
        assert win["viking"] + win["english"] == pytest.approx(1.0)
        assert all(0.0 <= chance <= 1.0 for chance in win.values())
        assert all(0.0 <= one["win"] <= 1.0 for one in odds["options"].values())
        open_to_all = people.browsers[0].get(people.path("odds"))
        assert open_to_all["battle"]["win"] == win
        with the_refusal(403, "not_yours"):
            people.browsers[0].get(people.path("odds"), seat=frame["seat"] or 1)


def test_a_moment_shows_what_was_seen_then_and_others_moments_only_in_the_end(server: Running) -> None:
    with People(server.url, rounds=1) as people:
        rng = random.Random(5)
        seen: dict[tuple[int, int], Any] = {}
        for _ in range(8):
            frame = people.play(rng, 5)
            for seat in range(4):
                looked = people.frame(seat)
                seen[seat, looked["k"]] = looked["view"]
            if frame["question"] is None:
                break
            with the_refusal(403, "not_yours"):
                people.browsers[0].get(people.path("moment/1"), seat=1)
        people.play(rng)
        for (seat, k), view in seen.items():
            browser = rng.choice(people.browsers)  # now anybody may look
            assert browser.get(people.path(f"moment/{k}"), seat=seat)["view"] == view
        with the_refusal(404, "not_found"):
            people.browsers[0].get(people.path("moment/100000"))


def test_moments_of_ones_own_seat_can_be_had_while_the_game_goes_on(server: Running) -> None:
    with People(server.url) as people:
        frame = people.asked()
        people.play(random.Random(1), 4)
        then = people.browsers[frame["seat"]].get(people.path(f"moment/{frame['k']}"), seat=frame["seat"])
        assert then["view"] == frame["view"]
        assert then["question"]["options"] == frame["question"]["options"]
        with the_refusal(409, "not_now"):
            people.browsers[0].get(people.path("record"))
