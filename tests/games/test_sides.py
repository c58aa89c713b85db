"""Who plays together with whom, in every game: seats of one side may be held by one person."""

from __future__ import annotations

from typing import Any

import pytest

import heptarchy


@pytest.mark.parametrize(
    ("game", "options", "sides"),
    [
        ("vikings", {"players": 2}, [0, 1]),
        ("vikings", {"players": 3}, [0, 1, 1]),
        ("vikings", {"players": 3, "lone_side": "english"}, [0, 0, 1]),
        ("vikings", {"players": 4}, [0, 0, 1, 1]),
        ("dba", {"players": 2}, [0, 1]),
        ("dba", {"players": 5, "attackers": 2}, [0, 0, 1, 1, 1]),
        ("ortus", {"players": 3}, [0, 1, 2]),
        ("ortus", {"players": 4, "two_heads": True}, [0, 1, 0, 1]),
        ("ortus", {"players": 4, "tetrarchy": True}, [0, 0, 1, 1]),
        ("ortus", {"players": 3, "variant": "heathen"}, [0, 1, 2]),
        ("ortus", {"players": 2, "variant": "wessex"}, [0, 1]),
        ("ortus", {"players": 1, "variant": "rebellion", "mode": "solo"}, [0]),
        ("ortus", {"players": 3, "variant": "rebellion"}, [0, 0, 0]),
        ("ortus", {"players": 3, "variant": "rebellion", "mode": "semi"}, [0, 1, 2]),
        ("arthur", {"players": 4}, [0, 1, 2, 3]),
    ],
)
def test_sides_are_as_the_options_make_them(game: str, options: dict[str, Any], sides: list[int]) -> None:
    found = heptarchy.game(game)
    settled = found.settle(options)
    told = found.sides(settled)
    # Numbers are names alone: seats are of one side where they are equal
    assert [[one == other for other in told] for one in told] == [[one == other for other in sides] for one in sides]
    assert len(told) == len(found.seat_names(settled))
