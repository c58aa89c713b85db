"""What the lab reads off each game, in one table.

A game without an entry here is measured all the same: every seat is a side, and there are no further numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.kit.facts import Facts, no_facts

if TYPE_CHECKING:
    from collections.abc import Callable

    from heptarchy.kernel.game import Game


def facts_of(game: Game) -> Facts:
    """The facts that are known for this game."""
    found = FACTS.get(game.id)
    if found is None:
        return Facts(game.seat_names, no_facts, {})
    return found()


def vikings_facts() -> Facts:
    """878: Vikings."""
    from heptarchy.games.vikings.facts import FACTS

    return FACTS


def ortus_facts() -> Facts:
    """Ortus Regni."""
    from heptarchy.games.ortus.facts import FACTS

    return FACTS


def dba_facts() -> Facts:
    """DBA Big Battle."""
    from heptarchy.games.dba.facts import FACTS

    return FACTS


def arthur_facts() -> Facts:
    """Age of Arthur."""
    from heptarchy.games.arthur.facts import FACTS

    return FACTS


FACTS: dict[str, Callable[[], Facts]] = {
    "arthur": arthur_facts,
    "dba": dba_facts,
    "ortus": ortus_facts,
    "vikings": vikings_facts,
}
