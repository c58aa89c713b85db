"""Servers of the tests meet the same cards in every run."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from tests.server.client import Browser
from tests.server.people import People

if TYPE_CHECKING:
    from tests.server.running import Running

ANSWERS = 60


def a_game(server: Running) -> list[Any]:
    """What is told of a game whose people answer by a named seed."""
    with People(server.url, 3) as people, Browser(server.url) as onlooker:
        people.play(Random("people who answer at random"), ANSWERS)
        return [line["text"] for line in onlooker.frame(people.table)["lines"]]


def test_a_table_that_is_opened_and_played_alike_comes_to_the_same(server: Running) -> None:
    first = a_game(server)
    assert len(first) > ANSWERS  # fate has spoken too
    assert a_game(server) == first
