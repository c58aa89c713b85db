"""Several answers at once: one request, one click or one line, and underneath the single answers of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.server.client import Refusal
from tests.server.people import People

if TYPE_CHECKING:
    from tests.server.running import Running

CITIES = ["deploy lundenwic", "deploy wintanceaster", "deploy wintanceaster", "deploy cantwaraburg"]


def send(people: People, frame: Any, actions: list[str], request: str) -> Any:
    """Answer with all of them at once."""
    body = {"seat": frame["seat"], "question": frame["question"]["id"], "action": actions[0], "further": actions[1:]}
    return people.browsers[frame["seat"]].post(people.path("answers"), request=request, since=frame["n"], **body)


def the_first(people: People) -> Any:
    """The frame of the English player, who places units first (V-3.5)."""
    frame = people.asked()
    assert frame["question"]["rule"] == "V-3.5"
    assert frame["question"]["times"] == 4
    return frame


def test_several_answers_are_the_single_answers_underneath(server: Running) -> None:
    with People(server.url, 2) as people:
        frame = the_first(people)
        reply = send(people, frame, CITIES, "all-at-once")
        assert reply["left"] == []
        assert [line["said"] for line in reply["lines"]] == CITIES
        assert [line["by"] for line in reply["lines"]] == ["person"] * 4
        assert reply["n"] == frame["n"] + 4
        assert reply["question"]["times"] == 4  # those of the Thegn, by the same player
        again = send(people, frame, CITIES, "all-at-once")
        assert (again["n"], again["left"]) == (reply["n"], [])
        with pytest.raises(Refusal, match="400"):
            send(people, frame, CITIES[:1] + CITIES[:1], "all-at-once")


def test_if_one_of_them_is_refused_nothing_is_kept(server: Running) -> None:
    with People(server.url, 2) as people:
        frame = the_first(people)
        with pytest.raises(Refusal, match=r"422 refused: .*marsh"):
            send(people, frame, [*CITIES[:2], "deploy cruland"], "with-a-marsh")
        assert people.frame(frame["seat"])["n"] == frame["n"]
        with pytest.raises(Refusal, match="400"):
            send(people, frame, [*CITIES[:2], "deploy rome"], "nonsense-1")
        assert people.frame(frame["seat"])["n"] == frame["n"]


def test_what_comes_after_fate_or_another_is_left(server: Running) -> None:
    with People(server.url, 2) as people:
        frame = the_first(people)
        reply = send(people, frame, [*CITIES, *CITIES, "pass"], "one-too-many")
        assert reply["left"] == ["pass"]
        assert reply["n"] > frame["n"] + 8  # fate has dealt cards since
        assert send(people, frame, [*CITIES, *CITIES, "pass"], "one-too-many")["left"] == ["pass"]


def test_taking_back_takes_back_all_of_them(server: Running) -> None:
    with People(server.url, 2) as people:
        frame = the_first(people)
        first = send(people, frame, ["deploy lundenwic"], "alone-1234")
        reply = send(people, first, CITIES[1:], "three-more")
        assert [line["said"] for line in people.frame(frame["seat"])["lines"]][-3:] == CITIES[1:]
        browser = people.browsers[frame["seat"]]
        back = browser.undo(people.table, reply)
        assert [line["said"] for line in people.frame(frame["seat"])["lines"]][-1:] == ["deploy lundenwic"]
        assert back["k"] == first["k"]
        assert back["question"]["times"] == 3
        assert browser.undo(people.table, back)["k"] == frame["k"]


def test_they_are_judged_together_before(server: Running) -> None:
    with People(server.url, 2) as people:
        frame = the_first(people)
        browser = people.browsers[frame["seat"]]

        def why(*actions: str) -> Any:
            return browser.get(people.path("why"), seat=frame["seat"], action="; ".join(actions))

        said = why(*CITIES)
        assert (said["may"], said["taken"], said["cautions"]) == (True, 4, [])
        said = why(*CITIES[:2], "deploy cruland")
        assert (said["may"], said["taken"], said["rule"]) == (False, 2, "V-2.4")
        with pytest.raises(Refusal, match="400"):
            why(*["pass"] * 41)
        with pytest.raises(Refusal, match="400"):
            why("deploy lundenwic", "")
        other = people.browsers[1 - frame["seat"]]
        said = other.get(people.path("why"), seat=1 - frame["seat"], action="; ".join(CITIES))
        assert (said["may"], said["text"]) == (False, "you are not asked now")
        assert people.frame(frame["seat"])["n"] == frame["n"]


def test_an_answer_for_the_rest_of_a_span_is_given_as_long_as_nothing_new_is_offered(server: Running) -> None:
    with People(server.url, 2) as people:
        frame = the_first(people)
        seat = frame["seat"]
        options = [option["action"] for option in frame["question"]["options"]]
        dearest = ["deploy lundenwic", *[option for option in options if option != "deploy lundenwic"]]
        path = people.path(f"seats/{seat}/standing")
        with pytest.raises(Refusal, match="400"):
            people.browsers[seat].put(path, rule="V-3.5", action="deploy lundenwic; deploy rome", scope="round")
        few = "; ".join(dearest[:2])
        people.browsers[seat].put(path, rule="V-3.5", action=few, scope="round")
        assert people.frame(seat)["k"] == frame["k"]  # others are offered too: this seat is asked
        people.browsers[seat].put(path, rule="V-3.5", action="deploy lundenwic", scope="round")
        assert people.frame(seat)["k"] > frame["k"] + 8
        said = [line["said"] for line in people.frame(seat)["lines"] if line["by"] == "standing"]
        assert said == ["deploy lundenwic"] * 8


def test_where_to_is_told_to_who_is_asked(server: Running) -> None:
    with People(server.url, 2) as people:
        frame = the_first(people)
        seat = frame["seat"]
        assert not frame["question"]["far"]
        assert people.browsers[seat].get(people.path("ways"), seat=seat) == []
        with pytest.raises(Refusal, match="403 not_yours"):
            people.browsers[1 - seat].get(people.path("ways"), seat=seat)
        frame = send(people, frame, [*CITIES, *CITIES], "placed-them")
        frame = people.asked()
        while not frame["question"]["far"]:
            people.answer(frame, frame["question"]["options"][0]["action"])
            frame = people.asked()
        ways = people.browsers[frame["seat"]].get(people.path("ways"), seat=frame["seat"])
        assert all(way["start"] == "leader:halfdan" for way in ways)
        way = next(way for way in ways if way["actions"][-1] == "halt")
        reply = send(people, frame, way["actions"], "lands-there")
        assert reply["left"] == []
        assert f"shire:{reply['view']['leaders']['halfdan']}" == way["over"][-1]
