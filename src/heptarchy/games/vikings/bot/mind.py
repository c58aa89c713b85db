"""878: Vikings as bots think of it."""

from __future__ import annotations

from heptarchy.games.vikings.bot.scores import scores
from heptarchy.games.vikings.bot.value import quiet, value
from heptarchy.kit.mind import Mind


def mind() -> Mind:
    """What looks good, and a network that judges positions."""
    return Mind(scores, value, quiet, warmth=0.1, depth=20)
