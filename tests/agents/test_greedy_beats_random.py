"""Greedy is no fool: it beats random from either side, and meets its like on even terms."""

from __future__ import annotations

from math import comb

import pytest

from heptarchy.games.vikings.data.tables import ENGLISH, FACTIONS_OF, VIKING
from tests.agents.sitting import GREEDY, RANDOM, play_game
from tests.sizes import size

SHARE = 0.95  # of its games against random, that greedy wins
FULL = 400  # games for which the share itself is demanded
DOUBT = 0.001  # how seldom a smaller campaign may fail an agent that has just this share


def test_few_games_leave_room_for_chance() -> None:
    assert needed(FULL) == 380
    assert needed(60) == 51
    assert needed(10) == 6


@pytest.mark.many_games
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("side", [VIKING, ENGLISH])
def test_greedy_beats_random_from_either_side(side: int, players: int) -> None:
    games = size("greedy_vs_random_games")
    won = 0
    for seed in range(games):
        vikings, english = (GREEDY, RANDOM) if side == VIKING else (RANDOM, GREEDY)
        s = play_game(vikings, english, seed, players)
        won += s.scores[s.owner[FACTIONS_OF[side][0]]]
    assert won >= needed(games), f"{won} of {games}"


@pytest.mark.many_games
def test_greedy_meets_its_like_on_even_terms() -> None:
    # Neither side wins so often that luck could not explain it if it were two games in three.
    games = size("greedy_vs_random_games")
    vikings = sum(play_game(GREEDY, GREEDY, seed).scores[0] for seed in range(games))
    assert fewest(games, 1 / 3) <= vikings <= games - fewest(games, 1 / 3), f"{vikings} of {games}"


def needed(games: int) -> int:
    """Wins that are demanded of so many games."""
    return round(SHARE * games) if games >= FULL else fewest(games, SHARE)


def fewest(games: int, share: float) -> int:
    """The least number of wins that is not beyond doubt too few for this share."""
    chance = 0.0
    for wins in range(games + 1):
        chance += comb(games, wins) * share**wins * (1 - share) ** (games - wins)
        if chance > DOUBT:
            return wins
    return games
