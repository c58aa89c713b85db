"""Seats that are no player's, and what a state waits for."""

from __future__ import annotations

from typing import Final

FATE: Final = -1  # the seat of dice, draws and bags
NOBODY: Final = -2  # no seat: nobody is asked, nobody has answered
FIRST: Final = -3  # whichever seat is asked first: what `apply(action)` is short for

RUNNING: Final = 0  # steps are being taken; never seen from outside
ASKING: Final = 1  # one seat is asked
FATED: Final = 2  # fate is asked
GATHERING: Final = 3  # several seats are asked, each answers for itself
ANYONE: Final = 4  # several seats are asked, the first answer counts
NESTED: Final = 5  # a child game asks for us
OVER: Final = 6
