"""The games that heptarchy brings along, in one table; nothing else outside their folders knows them by name.

Others register themselves (docs/adding-a-game.md).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from heptarchy.kernel.game import Game


def load_vikings() -> Game:
    """878: Vikings."""
    from heptarchy.games.vikings.game import VIKINGS

    return VIKINGS


def load_ortus() -> Game:
    """Ortus Regni."""
    from heptarchy.games.ortus.game import ORTUS

    return ORTUS


def load_dba() -> Game:
    """DBA 2.2, Big Battle."""
    from heptarchy.games.dba.game import DBA

    return DBA


def load_arthur() -> Game:
    """Age of Arthur."""
    from heptarchy.games.arthur.game import ARTHUR

    return ARTHUR


BUILT_IN: dict[str, Callable[[], Game]] = {
    "arthur": load_arthur,
    "dba": load_dba,
    "ortus": load_ortus,
    "vikings": load_vikings,
}
USUAL = "vikings"  # what is played where nobody names a game, and what others' speed is told beside
