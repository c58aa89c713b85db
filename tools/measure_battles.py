"""Fights battles between the bots over a grid of strengths and compositions, and writes what came of them.

    python tools/measure_battles.py --minutes 15 --jobs 2      as many rounds of the grid as fit
    python tools/measure_battles.py --battles 40               so many battles a cell

Compiled it is some ten times as fast: PYTHONPATH=$(python tools/compiled.py) python tools/measure_battles.py ...
The table, src/heptarchy/games/dba/data/quick.json, is what quick battles of a campaign are decided by
(heptarchy.games.dba.table.quick). The same number of battles a cell gives the same table, whatever the number of jobs.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import time
from math import sqrt
from pathlib import Path

from heptarchy import FATE, Rng, game
from heptarchy.agents import agent
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.data.params import default_params
from heptarchy.games.dba.table.quick import COMPOSITIONS, SIZES
from heptarchy.games.dba.table.setup import first_battle, troop
from heptarchy.games.dba.table.state import Battle
from heptarchy.kernel.perspective import Perspective

TARGET = Path(__file__).resolve().parent.parent / "src" / "heptarchy" / "games" / "dba" / "data" / "quick.json"
Z = 1.96  # of a 95 % interval

# By composition: its people, and who joins, in turn and over again; the first leads
ARMIES = {
    "mixed": (t.BRITISH, [t.CV, t.SP, t.SP, t.AX, t.LH, t.SP, t.PS, t.SP, t.AX, t.CV, t.SP, t.LH]),
    "levies": (t.BRITISH, [t.CV, t.SP, t.SP, t.SP, t.PS, t.SP, t.SP, t.AX, t.SP, t.SP, t.PS, t.SP]),
    "horse": (t.BRITISH, [t.KN, t.CV, t.LH, t.CV, t.LH, t.CV, t.KN, t.LH, t.CV, t.AX, t.LH, t.CV]),
    "warband": (t.SAXON, [t.WB, t.WB, t.WB, t.WB, t.BD, t.WB, t.WB, t.PS, t.WB, t.WB, t.BD, t.WB]),
}


def cells() -> list[tuple[str, str, int, int]]:
    """The grid: two compositions and two strengths; of mirror images only one."""
    found = []
    for i, a in enumerate(COMPOSITIONS):
        for b in COMPOSITIONS[i:]:
            for mine in SIZES:
                for theirs in SIZES:
                    if max(mine, theirs) == SIZES[0] and (a != b or mine >= theirs):
                        found.append((a, b, mine, theirs))
    return found


def army(composition: str, size: int) -> list[int]:
    """So many elements of a composition, the general's first."""
    kinds = ARMIES[composition][1]
    return [troop(kinds[i % len(kinds)], t.GENERAL if i == 0 else 0) for i in range(size)]


# By fate: who has it, of those who were there (AA-27.2)
FATES = ("general lost", "element destroyed", "auxilia destroyed")
Fought = tuple[int, int, int, int, list[int]]


def fates(s: Battle, seat: int) -> list[int]:
    """AA-27.2: of a command, by fate: how many have met it, and how many there were."""
    mine = s.members[seat]
    auxilia = [e for e in mine if s.kind[e] == t.AX]
    lost = [e for e in mine if s.band[e] & t.GENERAL and s.status[e] in (t.DESTROYED, t.FLED)]
    fallen = [len([e for e in some if s.status[e] == t.DESTROYED]) for some in (mine, auxilia)]
    return [len(lost), 1, fallen[0], len(mine), fallen[1], len(auxilia)]


def fight(job: tuple[int, int]) -> Fought:
    """One battle of a cell: its number, 1, 0 or -1 for the first army, what either lost, and the fates of both."""
    cell, number = job
    a, b, mine, theirs = cells()[cell]
    first = number % 2  # the seat of the first army: it attacks in every other battle
    names, sizes = ([a, b], [mine, theirs]) if first == 0 else ([b, a], [theirs, mine])
    people = [ARMIES[name][0] for name in names]
    armies = [army(name, size) for name, size in zip(names, sizes, strict=True)]
    country = number // 2 % len(t.COUNTRY_KEYS)
    s = first_battle(default_params(), [0, 1], people, [0, 0], armies, country, by_lot=True)
    s.run()
    dba, bot = game("dba"), agent("greedy", "dba")
    fate = Rng(f"quick {cell}/{number}")
    minds = [Rng(f"quick {cell}/{number}/{seat}") for seat in range(2)]
    while not s.over:
        seat = s.seats[0]
        if seat == FATE:
            s.apply(fate.pick(s.weights))
        else:
            s.apply(bot.choose(Perspective(dba, s, seat), minds[seat]), seat)
    found = [*fates(s, first), *fates(s, 1 - first)]
    return cell, s.scores[first] - s.scores[1 - first], s.lost[first], s.lost[1 - first], found


def wilson(hits: int, tries: int) -> list[int]:
    """The 95 % interval of a share, in thousandths."""
    share = hits / tries
    middle = (share + Z * Z / 2 / tries) / (1 + Z * Z / tries)
    half = Z * sqrt(share * (1 - share) / tries + Z * Z / 4 / tries / tries) / (1 + Z * Z / tries)
    return [round(1000 * max(0.0, middle - half)), round(1000 * min(1.0, middle + half))]


def mean(numbers: list[int]) -> list[int]:
    """A mean and its 95 % interval, in hundredths."""
    n = len(numbers)
    middle = sum(numbers) / n
    spread = sqrt(sum((x - middle) ** 2 for x in numbers) / max(1, n - 1))
    half = Z * spread / sqrt(n)
    return [round(100 * middle), round(100 * (middle - half)), round(100 * (middle + half))]


def fates_by_outcome(rows: list[list[Fought]]) -> dict[str, dict[str, list[int]]]:
    """AA-27.2: by outcome and fate: how many met it, of how many, and the 95 % interval of the share."""
    counts = {key: [0] * (2 * len(FATES)) for key in ("losers", "draw", "winners")}
    for fought in rows:
        for _, ended, _, _, found in fought:
            half = len(found) // 2
            for result, mine in ((ended, found[:half]), (-ended, found[half:])):
                key = "draw" if result == 0 else "winners" if result > 0 else "losers"
                counts[key] = [a + b for a, b in zip(counts[key], mine, strict=True)]
    return {
        key: {
            fate: [found[2 * i], found[2 * i + 1], *wilson(found[2 * i], max(1, found[2 * i + 1]))]
            for i, fate in enumerate(FATES)
        }
        for key, found in counts.items()
    }


def table(rows: list[list[Fought]], seconds: float) -> dict[str, object]:
    """What the file holds."""
    made = []
    for (a, b, mine, theirs), fought in zip(cells(), rows, strict=True):
        n = len(fought)
        wins = sum(row[1] > 0 for row in fought)
        losses = sum(row[1] < 0 for row in fought)
        made.append(
            {
                "a": a,
                "b": b,
                "size_a": mine,
                "size_b": theirs,
                "battles": n,
                "wins": wins,
                "draws": n - wins - losses,
                "losses": losses,
                "win": wilson(wins, n),
                "draw": wilson(n - wins - losses, n),
                "loss": wilson(losses, n),
                "lost_a": mean([row[2] for row in fought]),
                "lost_b": mean([row[3] for row in fought]),
            }
        )
    return {
        "about": (
            "Battles of the greedy bot against itself, one command a side, ground by lot in all countries, either army "
            "attacking in every other battle. Made by `python tools/measure_battles.py`. win, draw, loss: 95 % "
            "intervals (Wilson) of the shares of army a, in thousandths. lost_a, lost_b: mean elements lost, and the "
            "95 % interval of the mean, in hundredths. fates: by outcome, how many met one, of how many, and the "
            "95 % interval of the share, in thousandths (AA-27.2)."
        ),
        "armies": {name: [t.TYPE_KEYS[kind] for kind in ARMIES[name][1]] for name in COMPOSITIONS},
        "battles": sum(len(fought) for fought in rows),
        "seconds": round(seconds),
        "fates": fates_by_outcome(rows),
        "cells": made,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--battles", type=int, default=0, help="battles a cell; 0: as the minutes allow")
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--to", type=Path, default=TARGET)
    asked = parser.parse_args()
    grid = cells()
    rows: list[list[Fought]] = [[] for _ in grid]
    started = time.monotonic()
    number = 0
    with multiprocessing.get_context("spawn").Pool(asked.jobs) as pool:
        # Two battles a cell at a time: each army attacks once
        while number < asked.battles or (not asked.battles and time.monotonic() - started < 60 * asked.minutes):
            jobs = [(cell, number + i) for i in range(2) for cell in range(len(grid))]
            for row in pool.imap_unordered(fight, jobs, chunksize=1):
                rows[row[0]].append(row)
            number += 2
            print(f"{number} battles a cell, {time.monotonic() - started:.0f} s", file=sys.stderr, flush=True)
            made = table([sorted(fought) for fought in rows], time.monotonic() - started)
            asked.to.write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
