"""The quick guess at a battle, beside the exact odds."""

from __future__ import annotations

from itertools import product

import pytest

from heptarchy.games.vikings.bot.forecast import AMBUSHED, FORT, SURPRISE, TAKEN, TRAINED, WALL, forecast
from heptarchy.games.vikings.data.tables import ENGLISH, VIKING
from heptarchy.games.vikings.table.odds import battle_odds

BATTLES = [
    (attacker, *units)
    for attacker, *units in product((VIKING, ENGLISH), (1, 3, 8), (0, 2, 5), (0, 1, 4), (1, 3, 7), (0, 3))
    if attacker == VIKING or units[-1] == 0
]


def test_the_guess_is_near_the_odds() -> None:
    # Given battles of all sizes, when their odds are guessed
    off: list[float] = []
    for attacker, norsemen, berserkers, housecarl, thegns, fyrd in BATTLES:
        exact = battle_odds(attacker, norsemen, berserkers, housecarl, thegns, fyrd).p_viking_wins
        guess = forecast(norsemen, berserkers, housecarl, thegns, fyrd, 1 - attacker).win
        off.append(abs(guess - exact))

    # Then the guess is off by little on average, and never by much
    assert sum(off) / len(off) < 0.03
    assert max(off) < 0.14


def test_the_guess_at_those_left_is_near_the_mean() -> None:
    for attacker, norsemen, berserkers, housecarl, thegns, fyrd in BATTLES:
        exact = battle_odds(attacker, norsemen, berserkers, housecarl, thegns, fyrd)
        guess = forecast(norsemen, berserkers, housecarl, thegns, fyrd, 1 - attacker)
        if exact.p_viking_wins > 0.1:
            assert abs(sum(guess.vikings) - exact.mean_viking_survivors / exact.p_viking_wins) < 1.3
        if exact.p_viking_wins < 0.9:
            assert abs(sum(guess.english) - exact.mean_english_survivors / (1 - exact.p_viking_wins)) < 2.0


def test_nobody_is_left_who_was_not_there() -> None:
    for attacker, norsemen, berserkers, housecarl, thegns, fyrd in BATTLES:
        guess = forecast(norsemen, berserkers, housecarl, thegns, fyrd, 1 - attacker)
        assert 0 <= guess.vikings[0] <= norsemen
        assert 0 <= guess.vikings[1] <= berserkers
        assert 0 <= guess.english[0] <= housecarl
        assert 0 <= guess.english[1] <= thegns
        assert sum(guess.vikings) > 0


@pytest.mark.parametrize("flag", [FORT, WALL, SURPRISE, TAKEN])
def test_what_helps_the_vikings_raises_their_chance(flag: int) -> None:
    assert forecast(4, 2, 3, 4, 0, VIKING, flag).win > forecast(4, 2, 3, 4, 0, VIKING).win


@pytest.mark.parametrize("flag", [TRAINED, AMBUSHED])
def test_what_helps_the_english_lowers_it(flag: int) -> None:
    assert forecast(4, 2, 3, 4, 0, VIKING, flag).win < forecast(4, 2, 3, 4, 0, VIKING).win
