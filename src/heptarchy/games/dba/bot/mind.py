"""A battle of DBA as bots think of it."""

from __future__ import annotations

from heptarchy.games.dba.bot.proposals import proposals
from heptarchy.games.dba.bot.scores import scores
from heptarchy.games.dba.bot.value import is_judged, quiet, value
from heptarchy.kit.mind import Mind


def mind() -> Mind:
    """What looks good, groups and lines beyond those that are offered, and weights that judge positions."""
    return Mind(scores, value, quiet, warmth=8.0, proposals=proposals, depth=80, ponders=is_judged)
