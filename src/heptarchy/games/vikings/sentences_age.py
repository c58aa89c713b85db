"""What happened by the modules of the Viking Age, as English sentences (VX)."""

from __future__ import annotations

from collections.abc import Callable

from heptarchy.games.vikings import told
from heptarchy.games.vikings.actions import (
    EPIC,
    FACTION,
    KINGDOM,
    LEGEND,
    PRAYER,
    RUNE,
    SHIRE,
    SIDE,
    SPUR,
)
from heptarchy.games.vikings.tables import SIDE_OF, VIKING
from heptarchy.games.vikings.tables_age import BLANK
from heptarchy.games.vikings.wording import several, some

Teller = Callable[[list[int]], str]


def the(faction: int) -> str:
    """`the Norsemen`."""
    return f"the {FACTION.shown[faction]}"


def razed(args: list[int]) -> str:
    """VX-1.7; the tile is no longer there, and nobody asks which it was."""
    return f"the Viking stronghold in {SHIRE.shown[args[0]]} is destroyed"


def kingdom_passes(args: list[int]) -> str:
    """VX-2.2."""
    return f"the power of {KINGDOM.shown[args[1]]} passes to {SIDE.shown[args[0]]}"


def hurried(args: list[int]) -> str:
    """VX-2.2, VX-3.13, VX-6.11."""
    return f"{SPUR.shown[args[0]]} gives {several(args[1], 'step', 'steps')} more"


def die_added(args: list[int]) -> str:
    """VX-4.2."""
    die = "Rune" if SIDE_OF[args[0]] == VIKING else "Prayer"
    return f"{the(args[0])} add a {die} die to their roll"


def rune_shows(args: list[int]) -> str:
    """VX-4.3."""
    return f"the Rune die of {the(args[0])} shows {'a blank' if args[1] == BLANK else RUNE.shown[args[1]]}"


def prayer_shows(args: list[int]) -> str:
    """VX-4.3."""
    return f"the Prayer die of {the(args[0])} shows {'a blank' if args[1] == BLANK else PRAYER.shown[args[1]]}"


def rune_hits(args: list[int]) -> str:
    """VX-4.3."""
    return f"it gives {the(args[0])} one Hit more"


def rune_stands(args: list[int]) -> str:
    """VX-4.3."""
    return f"it keeps {the(args[0])} from fleeing"


def rune_raises(args: list[int]) -> str:
    """VX-4.3."""
    return f"it brings a unit of {the(args[0])} back into the battle"


def rolls_again(args: list[int]) -> str:
    """VX-4.3."""
    return f"it lets {the(args[0])} roll all their dice again"


def legend_laid(args: list[int]) -> str:
    """VX-6.1."""
    return f"a Legend lies open: {LEGEND.shown[args[0]]}"


def legend_taken(args: list[int]) -> str:
    """VX-6.1."""
    return f"{SIDE.shown[args[0]]} win a Legend: {LEGEND.shown[args[1]]}"


def legend_claimed(args: list[int]) -> str:
    """VX-6.1."""
    return f"{SIDE.shown[args[0]]} have their reward for a Legend: {LEGEND.shown[args[1]]}"


def epic_turned(args: list[int]) -> str:
    """VX-7.2."""
    return f"an Epic card is turned: {EPIC.shown[args[0]]}"


def epic_wasted(args: list[int]) -> str:
    """VX-7.3."""
    return f"another Epic card is turned and has no effect: {EPIC.shown[args[0]]}"


def betrayed(args: list[int]) -> str:
    """VX-7.11."""
    return f"{some(args[0], args[1])} {'turns' if args[0] == 1 else 'turn'} traitor"


def ship_left(args: list[int]) -> str:
    """VX-8.2."""
    return f"a Viking ship stays in {SHIRE.shown[args[0]]}"


AGE_TELLERS: dict[str, Teller] = {
    told.RAZED.name: razed,
    told.KINGDOM_PASSES.name: kingdom_passes,
    told.HURRIED.name: hurried,
    told.DIE_ADDED.name: die_added,
    told.RUNE_SHOWS.name: rune_shows,
    told.PRAYER_SHOWS.name: prayer_shows,
    told.RUNE_HITS.name: rune_hits,
    told.RUNE_STANDS.name: rune_stands,
    told.RUNE_RAISES.name: rune_raises,
    told.ROLLS_AGAIN.name: rolls_again,
    told.LEGEND_LAID.name: legend_laid,
    told.LEGEND_TAKEN.name: legend_taken,
    told.LEGEND_CLAIMED.name: legend_claimed,
    told.EPIC_TURNED.name: epic_turned,
    told.EPIC_WASTED.name: epic_wasted,
    told.BETRAYED.name: betrayed,
    told.SHIP_LEFT.name: ship_left,
}
