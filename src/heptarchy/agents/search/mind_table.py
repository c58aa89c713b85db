"""The minds, in one table: by game what a search knows of it."""

from __future__ import annotations

from collections.abc import Callable

from heptarchy.agents.search.mind import Mind, never


def vikings_mind() -> Mind:
    """878: Vikings."""
    from heptarchy.agents.vikings.scores import scores
    from heptarchy.agents.vikings.value import quiet, value

    return Mind(scores, value, quiet, warmth=0.1, depth=20)


def ortus_mind() -> Mind:
    """Ortus Regni, all variants."""
    from heptarchy.agents.ortus.scores import scores
    from heptarchy.agents.ortus.value import quiet, value

    return Mind(scores, value, quiet, warmth=0.7, depth=12)


def dba_mind() -> Mind:
    """A battle of DBA."""
    from heptarchy.agents.dba.proposals import proposals
    from heptarchy.agents.dba.scores import scores
    from heptarchy.agents.dba.value import is_judged, quiet, value

    return Mind(scores, value, quiet, warmth=8.0, proposals=proposals, depth=80, ponders=is_judged)


def arthur_mind() -> Mind:
    """Age of Arthur, and its battles."""
    from heptarchy.agents.arthur.scores import proposals, scores
    from heptarchy.agents.arthur.value import ponders, value

    return Mind(scores, value, never, warmth=0.5, proposals=proposals, depth=15, bold=0.7, ponders=ponders)


MINDS: dict[str, Callable[[], Mind]] = {
    "arthur": arthur_mind,
    "dba": dba_mind,
    "ortus": ortus_mind,
    "vikings": vikings_mind,
}
