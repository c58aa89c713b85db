"""Quick battles: the chances of two armies, from battles that were fought and counted (data/quick.json).

For campaigns that do not want to fight every battle out. Strength is the number of elements. What was measured is a
grid of strengths and of a few compositions; between the strengths of the grid chances are interpolated, beyond twice
the strength they are those of twice the strength. tools/measure_battles.py makes the table.
"""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any, Final

from heptarchy.games.dba.data import tables as t
from heptarchy.kernel.beside import read_beside

COMPOSITIONS: Final[tuple[str, ...]] = ("mixed", "levies", "horse", "warband")
SIZES: Final[tuple[int, ...]] = (12, 9, 8, 6)  # elements of an army in the grid, the other having the first number
WHOLE: Final = 1000  # chances are thousandths

_TABLE: dict[str, Any] = {}  # the file, once it is read


class Chances:
    """How a battle may end for the first of two armies, in thousandths that add up to WHOLE."""

    def __init__(self, win: int, draw: int, loss: int, interval: tuple[int, int]) -> None:
        self.win = win
        self.draw = draw
        self.loss = loss
        self.interval = interval  # of the chance to win: 95 %


def composition_of(kinds: list[int]) -> str:
    """The composition of the grid to which an army comes nearest, by its types."""
    count = max(1, len(kinds))
    mounted = len([kind for kind in kinds if t.MOUNTED[kind]])
    if 2 * len([kind for kind in kinds if kind in (t.WB, t.BD)]) >= count:
        return "warband"
    if 2 * mounted >= count:
        return "horse"
    if 2 * len([kind for kind in kinds if kind == t.SP]) >= count:
        return "levies"
    return "mixed"


def cells() -> list[dict[str, Any]]:
    """What was measured, cell by cell."""
    if not _TABLE:
        _TABLE.update(json.loads(read_beside("heptarchy.games.dba", "data/quick.json")))
    found: list[dict[str, Any]] = _TABLE["cells"]
    return found


def measured(composition_a: str, composition_b: str) -> list[tuple[int, int, Chances]]:
    """The strengths of a pair's cells, and how the first army did, from its weakest to its strongest."""
    found: list[tuple[int, int, Chances]] = []
    for cell in cells():
        n = cell["battles"]
        for turned in (False, True):
            a, b = ("b", "a") if turned else ("a", "b")
            if cell[a] != composition_a or cell[b] != composition_b:
                continue
            if turned and cell["a"] == cell["b"] and cell["size_a"] == cell["size_b"]:
                continue  # a mirror image of itself: counted below, from both sides
            wins, losses = cell["losses" if turned else "wins"], cell["wins" if turned else "losses"]
            low, high = cell["loss" if turned else "win"]
            if cell["a"] == cell["b"] and cell["size_a"] == cell["size_b"]:
                wins = losses = (wins + losses) // 2  # neither has an advantage
                low, high = min(cell["win"][0], cell["loss"][0]), max(cell["win"][1], cell["loss"][1])
            win, loss = _share(wins, n), _share(losses, n)
            chances_here = Chances(win, WHOLE - win - loss, loss, (low, high))
            found.append((cell[f"size_{a}"], cell[f"size_{b}"], chances_here))
    return sorted(found, key=_ratio)


def _ratio(row: tuple[int, int, Chances]) -> int:
    return row[0] * WHOLE * WHOLE // row[1]


def _share(part: int, whole: int) -> int:
    return (2 * WHOLE * part + whole) // (2 * whole)


def chances(strength_a: int, composition_a: str, strength_b: int, composition_b: str) -> Chances:
    """How a battle of these two armies may end for the first, and the 95 % interval of its chance to win."""
    if strength_a <= 0 or strength_b <= 0:
        raise ValueError("an army has at least one element")
    rows = measured(composition_a, composition_b)
    if not rows:
        raise ValueError(f"compositions are {', '.join(COMPOSITIONS)}")
    here = strength_a * WHOLE * WHOLE // strength_b
    if here <= _ratio(rows[0]):
        return rows[0][2]
    for low, high in pairwise(rows):
        if here <= _ratio(high):
            return _between(low[2], high[2], here - _ratio(low), _ratio(high) - _ratio(low))
    return rows[-1][2]


def _between(low: Chances, high: Chances, part: int, whole: int) -> Chances:
    """So far on the way from one to the other."""
    win = _mean(low.win, high.win, part, whole)
    loss = _mean(low.loss, high.loss, part, whole)
    interval = (
        _mean(low.interval[0], high.interval[0], part, whole),
        _mean(low.interval[1], high.interval[1], part, whole),
    )
    return Chances(win, WHOLE - win - loss, loss, interval)


def _mean(low: int, high: int, part: int, whole: int) -> int:
    return (low * (whole - part) + high * part) // max(1, whole)


def mean_losses(composition_a: str, composition_b: str, size_a: int, size_b: int) -> tuple[int, int] | None:
    """Mean elements that either army lost in this cell of the grid, in hundredths; None if it is not in the grid."""
    for cell in cells():
        for a, b in (("a", "b"), ("b", "a")):
            if (cell[a], cell[b], cell[f"size_{a}"], cell[f"size_{b}"]) == (
                composition_a,
                composition_b,
                size_a,
                size_b,
            ):
                return cell[f"lost_{a}"][0], cell[f"lost_{b}"][0]
    return None
