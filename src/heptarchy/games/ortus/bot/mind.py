"""Ortus Regni as bots think of it, all variants."""

from __future__ import annotations

from heptarchy.games.ortus.bot.scores import scores
from heptarchy.games.ortus.bot.value import quiet, value
from heptarchy.kit.mind import Mind


def mind() -> Mind:
    """What looks good, and weights that judge positions."""
    return Mind(scores, value, quiet, warmth=0.7, depth=12)
