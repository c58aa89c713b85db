"""Answers set in advance: for rules alone, and not more of them than a seat can have use for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.client import Refusal
from tests.server.people import People

if TYPE_CHECKING:
    from tests.server.running import Running

MOST = 100


@pytest.mark.parametrize("rule", ["", "V 3.5", "V-3.5\n", "x" * 41, "<b>V-3.5", "Рим-1"], ids=repr)
def test_a_rule_is_named_by_its_id(server: Running, rule: str) -> None:
    with People(server.url, 2) as people:
        frame = people.asked()
        seat, action = frame["seat"], frame["question"]["options"][0]["action"]
        path = people.path(f"seats/{seat}/standing")
        with pytest.raises(Refusal, match="422 refused: a rule is named by its id"):
            people.browsers[seat].put(path, rule=rule, action=action, scope="game")
        with pytest.raises(Refusal, match="403 not_yours"):  # and others learn nothing
            people.browsers[1 - seat].put(path, rule=rule, action=action, scope="game")
        assert people.browsers[seat].get(path) == []


def test_a_seat_sets_so_many_answers_and_no_more(server: Running) -> None:
    with People(server.url, 2) as people:
        frame = people.asked()
        seat, action = frame["seat"], frame["question"]["options"][0]["action"]
        path = people.path(f"seats/{seat}/standing")

        def put(number: int) -> None:
            people.browsers[seat].put(path, rule=f"V-0.{number}", action=action, scope="game")

        for number in range(MOST):
            put(number)
        with pytest.raises(Refusal, match="422 refused: one seat sets 100 answers in advance at most"):
            put(MOST)
        put(0)  # one that is there may be set anew
        assert len(people.browsers[seat].get(path)) == MOST
        people.browsers[seat].ask("DELETE", path, rule="V-0.0")
        put(MOST)
        other = people.path(f"seats/{1 - seat}/standing")
        people.browsers[1 - seat].put(other, rule="V-0.0", action=action, scope="game")  # who has a share of their own
