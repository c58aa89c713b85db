"""Finds how sure one may be of a lead in Age of Arthur: JUDGED_COOL and JUDGED_WARM of `games/arthur/bot/weights.py`.

    PYTHONPATH=$(python tools/compiled.py) python tools/fit_heat.py --games 1500 --jobs 2

Plays campaigns with quick battles between greedy agents that err now and then, for 2 to 8 rulers; notes how all stand
as some turns begin; and prints how surprising the winners are by what is there now, by even chances, and by those pairs
of figures that are surprised least. Nothing is written: the figures are two lines.
"""

from __future__ import annotations

import argparse
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from math import log
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import heptarchy
from heptarchy.games.arthur.bot import weights as w
from heptarchy.games.arthur.bot.outlook import Outlook, shares_of
from heptarchy.games.arthur.table.state import Campaign
from tools.fit_values import moments

ERRS = (0.0, 0.0, 0.1, 0.2)  # how often the agents err
RULERS = (2, 3, 4, 4, 4, 5, 6, 8)
LOOKS = 0.5  # of the turns that begin in peace
COOLS = (0.8, 1.2, 1.5, 1.8, 2.1, 2.4, 3.0)
WARMS = (0.35, 0.6, 0.8, 1.0, 1.2, 1.4, 1.7, 2.0)
SHOWN = 4

Sample = tuple[list[float], float, list[int]]  # by ruler how he stands, rounds left, who won


def play(number: int) -> list[Sample]:
    """One campaign: what was seen on its way."""
    rng = random.Random(number)
    options: dict[str, object] = {"players": rng.choice(RULERS), "battles": "quick", "rounds": rng.choice((10, 10, 0))}
    state = heptarchy.game("arthur").new(**options)
    assert isinstance(state, Campaign)
    seen: list[tuple[list[float], float]] = []
    turn = -1
    for _ in moments("arthur", number, state, ERRS):
        if state.turn != turn and state.child is None and not state.wars and rng.random() < LOOKS:
            turn = state.turn
            outlook = Outlook(state, 0)
            seen.append((outlook.standing[:], outlook.rounds_left))
    winners = state.result().winners
    return [(standing, left, winners) for standing, left in seen if winners]


def surprise(samples: list[Sample], cool: float, warm: float) -> float:
    """How surprising it is who won, on average."""
    total = 0.0
    for standing, left, winners in samples:
        shares = shares_of(standing, cool + warm * left)
        total -= sum(log(max(1e-9, shares[seat])) for seat in winners) / len(winners)
    return total / len(samples)


def main() -> None:
    """Play, and print what fits."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    samples: list[Sample] = []
    with ProcessPoolExecutor(given.jobs) as pool:
        for seen in pool.map(play, range(given.games), chunksize=8):
            samples += seen
    print(f"{len(samples):,} positions of {given.games:,} games")
    print(f"even chances: {sum(log(len(standing)) for standing, _, _ in samples) / len(samples):.4f}")
    print(f"as it plays, {w.COOL} and {w.WARM}: {surprise(samples, w.COOL, w.WARM):.4f}")
    judged = surprise(samples, w.JUDGED_COOL, w.JUDGED_WARM)
    print(f"as it judges, {w.JUDGED_COOL} and {w.JUDGED_WARM}: {judged:.4f}")
    found = sorted((surprise(samples, cool, warm), cool, warm) for cool in COOLS for warm in WARMS)
    for worth, cool, warm in found[:SHOWN]:
        print(f"{cool} and {warm}: {worth:.4f}")


if __name__ == "__main__":
    main()
