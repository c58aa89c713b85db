"""The minds, in one table: by game what a search knows of it."""

from __future__ import annotations

from collections.abc import Callable

from heptarchy.kit.mind import Mind, never


def vikings_mind() -> Mind:
    """878: Vikings."""
    from heptarchy.games.vikings.bot.scores import scores
    from heptarchy.games.vikings.bot.value import quiet, value

    return Mind(scores, value, quiet, warmth=0.1, depth=20)


def ortus_mind() -> Mind:
    """Ortus Regni, all variants."""
    from heptarchy.games.ortus.bot.scores import scores
    from heptarchy.games.ortus.bot.value import quiet, value

    return Mind(scores, value, quiet, warmth=0.7, depth=12)


def dba_mind() -> Mind:
    """A battle of DBA."""
    from heptarchy.games.dba.bot.proposals import proposals
    from heptarchy.games.dba.bot.scores import scores
    from heptarchy.games.dba.bot.value import is_judged, quiet, value

    return Mind(scores, value, quiet, warmth=8.0, proposals=proposals, depth=80, ponders=is_judged)


def arthur_mind() -> Mind:
    """Age of Arthur, and its battles."""
    from heptarchy.games.arthur.bot.scores import proposals, scores
    from heptarchy.games.arthur.bot.value import ponders, value

    return Mind(scores, value, never, warmth=0.5, proposals=proposals, depth=15, bold=0.7, ponders=ponders)


MINDS: dict[str, Callable[[], Mind]] = {
    "arthur": arthur_mind,
    "dba": dba_mind,
    "ortus": ortus_mind,
    "vikings": vikings_mind,
}
