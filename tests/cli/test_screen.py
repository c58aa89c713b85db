"""The plain screen: a game that has none of its own, as shown in the shell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy import Match, Rng
from heptarchy.cli.screen import screen_for
from heptarchy.kit.screen.screen import Screen
from raids.game import RAIDS
from tests.laws.play import random_answer

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES = 200  # short ones, of which some are lost by all


def ending(seeds: str, wanted: Callable[[list[int]], bool]) -> str:
    """What is said at the end of the first random game in which these have won."""
    for n in range(GAMES):
        match, rng = Match(RAIDS, {"players": 2, "years": 1}, ["Ann", "Bo"]), Rng(f"{seeds} {n}")
        while not match.state.over:
            seat, action = random_answer(match.state, rng)
            match.apply(action, seat)
        if wanted(match.state.result().winners):
            screen = screen_for(RAIDS, match.record.options)
            assert type(screen) is Screen
            return "\n".join(str(line) for line in screen.ending(match))
    raise AssertionError(f"none of {GAMES} games ended so")


def test_who_has_won_is_said() -> None:
    assert ending("won", lambda winners: winners == [0]) == "The game is over (the last year is over). First: Ann."


def test_a_game_that_nobody_has_won_is_said_to_be_so() -> None:
    assert ending("lost", lambda winners: not winners) == "The game is over (the last year is over). Nobody has won."
