"""Gymnasium's own checker over every game and variant, and one seat against bots."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from heptarchy import BadOptions, Perspective, Rng
from heptarchy.adapters.gymnasium import SeatEnv
from heptarchy.agents import UnknownAgent
from heptarchy.kernel.result import Result
from tests.laws.tables import CASES

BUILT_IN = ("arthur", "dba", "ortus", "vikings")


@pytest.mark.parametrize("id", BUILT_IN)
def test_every_game_and_variant_passes_the_checker(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    for case in CASES:
        if case.game.id == id:
            options: dict[str, Any] = case.options
            table = gymnasium.make(f"heptarchy/{id.capitalize()}-v0", **options).unwrapped
            table.action_space.seed(878)  # the checker's answers are its samples
            check_env(table)


def rewarded(table: SeatEnv, seed: int) -> tuple[float, int]:
    """The reward of a game with the first open answers, and its steps."""
    _, info = table.reset(seed=seed)
    steps = 0
    while True:
        open_now = info["action_mask"].nonzero()[0]
        assert sorted(info["moves"]) == list(open_now)
        _, reward, over, cut, info = table.step(open_now[steps % len(open_now)])
        steps += 1
        if over or cut:
            return float(reward), steps


def test_a_seat_plays_to_the_end_against_the_bots_it_chose() -> None:
    table = SeatEnv("vikings", seat=1, bots={0: "greedy"}, players=2, rounds=1)
    first = rewarded(table, 5)
    assert first[0] in (-1.0, 1.0)
    assert rewarded(table, 5) == first  # the seed settles fate and bots
    assert len({rewarded(table, seed) for seed in range(4)}) > 1


class Last:
    """Takes the last option."""

    def __init__(self) -> None:
        self.asked = 0
        self.told: list[Result | None] = []

    def choose(self, seat: Perspective, rng: Rng) -> int:
        self.asked += 1
        assert seat.settled["rounds"] == 1
        return seat.options[-1]

    def ended(self, result: Result | None) -> None:
        self.told.append(result)


def test_bots_are_agents_levels_or_objects_of_ones_own() -> None:
    mine = Last()
    table = SeatEnv("vikings", bots={1: mine, 2: "thrall", 3: "greedy"}, players=4, rounds=1)
    assert rewarded(table, 5)[0] in (-1.0, 1.0)
    assert mine.asked
    assert rewarded(SeatEnv("vikings", bots=Last(), players=2, rounds=1), 5)[0] in (-1.0, 1.0)


def test_bots_hear_how_each_game_ended_once() -> None:
    mine = Last()
    table = SeatEnv("vikings", bots=mine, players=3, rounds=1)
    rewarded(table, 5)
    assert [result is not None for result in mine.told] == [True]
    table.reset(seed=6)
    table.close()
    assert mine.told[1:] == [None]


def test_bots_that_were_named_are_made_anew_for_every_game() -> None:
    table = SeatEnv("vikings", bots="thegn", players=2, rounds=1)
    table.reset(seed=1)
    before = table.bots[1]
    table.reset(seed=2)
    assert table.bots[1] is not before


def test_a_game_is_found_by_its_module_without_an_import() -> None:
    code = "import gymnasium; gymnasium.make('heptarchy.adapters.gymnasium:heptarchy/Ortus-v0', players=2)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_move_that_the_mask_forbids_loses() -> None:
    table = SeatEnv("vikings", players=2)
    _, info = table.reset(seed=1)
    _, reward, over, _, info = table.step(int((info["action_mask"] == 0).argmax()))
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_what_cannot_be_seated_is_refused_with_words() -> None:
    with pytest.raises(BadOptions, match="seat is 0 to 1, not 2"):
        SeatEnv("vikings", seat=2, players=2)
    with pytest.raises(UnknownAgent):
        SeatEnv("vikings", bots="nobody", players=2)
    for seats in ({5: "greedy"}, {0: "greedy", 1: "greedy"}, {}):
        with pytest.raises(BadOptions, match=r"bots sit on seats \[1\], one each, not on"):
            SeatEnv("vikings", bots=seats, players=2)


def test_games_that_are_cut_off_say_so() -> None:
    table = SeatEnv("ortus", players=2, max_steps=3)
    _, info = table.reset(seed=2)
    for step in range(3):
        seen, reward, over, cut, info = table.step(int(info["action_mask"].argmax()))
        assert (reward, over, cut) == (0.0, False, step == 2)
        assert seen.dtype == np.float32
