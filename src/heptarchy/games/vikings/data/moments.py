"""The moments at which an Event card or a King may be played (V-10.4, V-15, VX-3)."""

from __future__ import annotations

from typing import Final

REINFORCING: Final = 0  # the Reinforcements Phase, before the Movement card
BEFORE_MOVEMENT: Final = 1  # the Movement card lies open, nothing has moved
SAILING: Final = 2  # on the way of a Leader or an army
BEFORE_FYRD: Final = 3  # a battle, before the Fyrd card (V-9.2 step 0)
BEFORE_ROLLS: Final = 4  # a battle, after it (step 2)
BETWEEN_ROLLS: Final = 5  # a battle, after an English and before a Viking roll
WINDOWS: Final = 6
