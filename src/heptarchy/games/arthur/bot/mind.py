"""Age of Arthur as bots think of it, with its battles."""

from __future__ import annotations

from heptarchy.games.arthur.bot.scores import proposals, scores
from heptarchy.games.arthur.bot.value import ponders, value
from heptarchy.kit.mind import Mind, never


def mind() -> Mind:
    """What looks good, in a battle groups and lines of its own, and what a realm is worth."""
    return Mind(scores, value, never, warmth=0.5, proposals=proposals, depth=15, bold=0.7, ponders=ponders)
