"""Dice: fate is asked (AA-1.7)."""

from __future__ import annotations

from typing import Final

from heptarchy.games.arthur.actions import ROLL
from heptarchy.kernel.fate import Weights

DIE: Final = Weights([ROLL[side] for side in range(6)])


def face(answer: int) -> int:
    """What the die shows."""
    return ROLL.arg(answer) + 1
