"""Each level beats the one below: on named set-ups, seats taken in turn on the same seeds."""

from __future__ import annotations

import pytest

import heptarchy
from heptarchy.agents.levels import NAMES
from heptarchy.lab.simulate import make_plan, simulate
from tests.agents.test_greedy_beats_random import fewest
from tests.sizes import size

SHARE = 0.6  # of games between two sides
FAIR = 1.2  # times its fair share, of one seat against a field
# By set-up: the dearest level that a run of every day can afford to try
SET_UPS: list[tuple[str, dict[str, object], str]] = [
    ("vikings", {"players": 2}, "ealdorman"),
    ("ortus", {"players": 2}, "ealdorman"),
    ("ortus", {"players": 4}, "ealdorman"),
    ("ortus", {"players": 3, "variant": "heathen"}, "ealdorman"),
    ("ortus", {"players": 3, "variant": "wessex"}, "ealdorman"),
    ("arthur", {"players": 4, "battles": "quick", "rounds": 10}, "ealdorman"),
    ("dba", {"players": 2, "rounds": 20}, "ealdorman"),
]
RUNGS = [
    (game, options, upper) for game, options, most in SET_UPS for upper in NAMES[1 : NAMES.index(most) + 1]
]  # a level, and the set-up on which it meets the one below


def won_by(game_id: str, options: dict[str, object], upper: str, lower: str, games: int) -> float:
    """Games that one seat of the upper level wins against a field of the lower, each seat in turn."""
    seats = len(heptarchy.game(game_id).seat_names(heptarchy.game(game_id).settle(options)))
    won = 0.0
    for seat in range(seats):
        agents = [upper if other == seat else lower for other in range(seats)]
        plan = make_plan(game_id, options, agents, games // seats, seed=31)
        for row in simulate(plan).rows:
            won += (seat in row.winners) / max(1, len(row.winners))
    return won


@pytest.mark.many_games
@pytest.mark.parametrize(("game_id", "options", "upper"), RUNGS, ids=str)
def test_a_level_beats_the_one_below(game_id: str, options: dict[str, object], upper: str) -> None:
    lower = NAMES[NAMES.index(upper) - 1]
    seats = len(heptarchy.game(game_id).seat_names(heptarchy.game(game_id).settle(options)))
    games = size("ladder_games") // seats * seats
    share = SHARE if seats == 2 else FAIR / seats
    won = won_by(game_id, options, upper, lower, games)
    assert won >= fewest(games, share), f"{upper} wins {won} of {games} against {lower}"
