"""The question on the table for a seat, as a message."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.ortus.asks import ASKS, LINES
from heptarchy.games.ortus.asks_modules import MODULE_LINES
from heptarchy.games.ortus.campaign import inner
from heptarchy.kernel.modes import FATE

if TYPE_CHECKING:
    from heptarchy.kernel.message import Message
    from heptarchy.kernel.state import State

OVER: Final = ASKS.ask("over")
OTHERS: Final = ASKS.ask("others")

ALL_LINES: Final = LINES | MODULE_LINES


def question(state: State, seat: int) -> Message:
    """What this seat is asked, in a season of a campaign and in a game of a match too."""
    s = inner(state)
    asked = s.asked(seat)
    if asked is None or seat == FATE:
        return OVER.of() if state.over else OTHERS.of()
    return ALL_LINES[asked.rule](s, asked)
