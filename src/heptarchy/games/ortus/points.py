"""Points at which variants and Knight-errant do otherwise than the base game (OR, GHA, WX, RB, OV-19).

A base step comes to a point and does what its table has there: `points(s).dies_of_age(s, house)`. What that is stands
in the variant's own chapter; `variants.py` lists it for each.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from heptarchy.games.ortus.table.modules import ERRANT, plays_with
from heptarchy.games.ortus.table.state import VARIANTS, Ortus

LAST: Final = len(VARIANTS)  # Knight-errant, after the variants


class Points:
    """What is done at each; true says that it ends there: the game is over, or nothing more is looked at."""

    def __init__(
        self,
        begins_round: Callable[[Ortus], None],
        ends_round: Callable[[Ortus], bool],
        begins_turn: Callable[[Ortus, int], bool],
        ends_turn: Callable[[Ortus, int], None],
        feasts: Callable[[Ortus, int], None],
        plays_banner: Callable[[Ortus, int], None],
        dies_of_age: Callable[[Ortus, int], None],
        settles: Callable[[Ortus], bool],
        moves_vikings: Callable[[Ortus], None],
    ) -> None:
        self.begins_round = begins_round  # OR-5.10: who has a turn between the Earls and the Vikings
        self.ends_round = ends_round  # OR-19.7: does it end here?
        self.begins_turn = begins_turn  # OR-5.1: has he won already?
        self.ends_turn = ends_turn  # OR-5.6: the required draw
        self.feasts = feasts  # OR-7.11d: a Banquet
        self.plays_banner = plays_banner  # OR-15.1
        self.dies_of_age = dies_of_age  # OR-18.2: he must draw and cannot
        self.settles = settles  # OR-18.10: who is out, who has won; before the Banner lead
        self.moves_vikings = moves_vikings  # OR-17.1: their turn


_BY_VARIANT: Final[list[Points]] = []


def points(s: Ortus) -> Points:
    """Those of the table."""
    if not _BY_VARIANT:
        from heptarchy.games.ortus.variants import by_variant  # late: its chapters import the steps that come here

        _BY_VARIANT.extend(by_variant())
    return _BY_VARIANT[LAST if plays_with(s, ERRANT) else s.variant]
