"""The engine fights the reference battles itself, and what comes out agrees with the exact odds.

Policy: no Command moves, no Events; the English lose Fyrd, then Thegn, then Housecarl; the Vikings give the first Hit
to a Berserker (V-9.8), then lose Norsemen before Berserkers. No shire beside the battle is friendly, so nobody is asked
for a Command, and no hand holds a card.
"""

from __future__ import annotations

import json
from math import sqrt
from pathlib import Path
from statistics import NormalDist
from typing import Any

import pytest

import heptarchy.games.vikings
from heptarchy.games.vikings.data.tables import (
    BERSERKERS,
    CETREHT,
    ENGLISH,
    EOFORWIC,
    FYRD,
    HOUSECARL,
    NORSEMEN,
    SIDES,
    THEGN,
    UNIT_KINDS,
    VIKING,
)
from heptarchy.games.vikings.table.actions import LOSE
from heptarchy.games.vikings.table.odds import BattleOdds, battle_odds
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.modes import FATE
from tests.games.vikings.table import a_state, fight
from tests.sizes import size

DATA = Path(heptarchy.games.vikings.__file__).parent / "data" / "vikings.json"
ROWS: list[dict[str, Any]] = json.loads(DATA.read_text(encoding="utf-8"))["reference_battles"]["rows"]
RANDOM_FYRD = "one random card"

# How many standard errors a figure may be off: three at full size. A small run is made often and its figures are many,
# so there all of them together may fail by chance as seldom as one would alone.
FULL_SIZE = 200_000
THREE = 3.0
CORRECTED = -NormalDist().inv_cdf(NormalDist().cdf(-THREE) / (4 * len(ROWS)))


def name(row: dict[str, Any]) -> str:
    """The row in a few words."""
    units = "-".join(str(row[kind]) for kind in UNIT_KINDS[:4])
    return f"{row['attacker']}-{units}-{'card' if row['fyrd'] == RANDOM_FYRD else 'none'}"


def prepared(row: dict[str, Any]) -> Vikings:
    """The battle of a row, at its first question; Fyrd come only to a city (V-9.3)."""
    units = {kind: int(row[UNIT_KINDS[kind]]) for kind in range(4)}
    shire = EOFORWIC if row["fyrd"] == RANDOM_FYRD else CETREHT
    active = NORSEMEN if row["attacker"] == SIDES[VIKING] else THEGN
    return fight(a_state(active=active, units={shire: units}), shire)


def fought(start: Vikings, rng: Rng) -> tuple[int, int, bool]:
    """One battle to its end: Vikings left, Housecarl and Thegn left, and whether the first attack roll won it."""
    s = start.clone()
    battle = s.battle
    assert battle is not None
    while s.battle is not None:
        if s.seat == FATE:
            s.apply(rng.pick(s.weights))
        else:
            assert s.rule == "V-9.7"
            viking = s.options[0] <= LOSE[BERSERKERS]
            s.apply(min(s.options) if viking else max(s.options))
    vikings = s.hosts[VIKING][battle.shire]
    english = s.hosts[ENGLISH][battle.shire]
    won = vikings > 0 if battle.attacker == VIKING else vikings == 0
    defended_again = battle.attack_rolls == 1 and battle.next == battle.attacker
    return vikings, english, won and battle.attack_rolls <= 1 and not defended_again


def exact(row: dict[str, Any]) -> BattleOdds:
    """The odds of a row, worked out."""
    random = row["fyrd"] == RANDOM_FYRD
    norsemen, berserkers, housecarl, thegn = (int(row[kind]) for kind in UNIT_KINDS[:4])
    fyrd = 0 if random else int(row["fyrd"])
    return battle_odds(SIDES.index(row["attacker"]), norsemen, berserkers, housecarl, thegn, fyrd, random)


def spread(odds: BattleOdds, kinds: tuple[int, ...], mean: float) -> float:
    """The standard deviation of how many units of these kinds are left."""
    square = sum(chance * sum(left[kind] for kind in kinds) ** 2 for left, chance in odds.survivors.items())
    return sqrt(max(0.0, square - mean * mean))


@pytest.mark.parametrize("row", ROWS, ids=[name(row) for row in ROWS])
def test_fought_battles_agree_with_their_exact_odds(row: dict[str, Any]) -> None:
    # Given the exact odds of a reference battle, and many battles fought by the engine from the same seed each time
    odds = exact(row)
    start = prepared(row)
    rng = Rng(f"fought battles {name(row)}")
    battles = size("fought_battles")
    wins = first = vikings = english = 0
    for _ in range(battles):
        vikings_left, english_left, by_first_roll = fought(start, rng)
        wins += vikings_left > 0
        first += by_first_roll
        vikings += vikings_left
        english += english_left

    # When what came out is laid beside what is expected
    p, q = odds.p_viking_wins, odds.p_won_by_first_attack_roll
    figures = {
        "P(Vikings win)": (wins, p, sqrt(max(0.0, p * (1 - p)))),
        "P(won by first attack roll)": (first, q, sqrt(q * (1 - q))),
        "Viking survivors": (
            vikings,
            odds.mean_viking_survivors,
            spread(odds, (NORSEMEN, BERSERKERS), odds.mean_viking_survivors),
        ),
        "Housecarl and Thegn survivors": (
            english,
            odds.mean_english_survivors,
            spread(odds, (HOUSECARL, THEGN), odds.mean_english_survivors),
        ),
    }

    # Then each lies within three standard errors (or within one battle, where chance has next to no play)
    errors = THREE if battles >= FULL_SIZE else CORRECTED
    for figure, (total, mean, deviation) in figures.items():
        bound = max(errors * deviation / sqrt(battles), 1.0 / battles)
        seen = total / battles
        assert abs(seen - mean) <= bound, f"{figure}: {seen:.5f}, expected {mean:.5f} +- {bound:.5f}"

    # And the battle that all of them began with is as it was
    assert start.battle is not None
    assert start.stock[FYRD] == 10
