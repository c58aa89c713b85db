"""Dice: fate is asked (AA-1.7)."""

from __future__ import annotations

from typing import Final

from heptarchy.games.arthur.table.actions import CAST, ROLL
from heptarchy.kernel.fate import Weights

DIE: Final = Weights([ROLL[side] for side in range(6)])
SUMS: Final = 11  # of two dice: 2 to 12
TWO_DICE: Final = Weights([CAST[at] for at in range(SUMS)], [6 - abs(at - 5) for at in range(SUMS)])


def face(answer: int) -> int:
    """What the die shows."""
    return ROLL.arg(answer) + 1


def total(answer: int) -> int:
    """What two dice show together."""
    return CAST.arg(answer) + 2
