"""How long a campaign lasts: presets, the rounds they come to, and the Saxon Shore at the start (AA-28)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.arthur.data import tables as t

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heptarchy.kernel.options import Value

SKIRMISH: Final = "skirmish"
REIGN: Final = "reign"
AGE: Final = "age"

# AA-28.2: by preset, the rounds for 2, 3, 4 ... 8 players, in threes: so often can war come (AA-26.5)
ROUNDS: Final[dict[str, tuple[int, ...]]] = {
    SKIRMISH: (9, 9, 9, 9, 9, 9, 9),
    REIGN: (12, 18, 18, 18, 18, 18, 18),
    AGE: (18, 60, 51, 54, 57, 60, 66),
}
PRESETS: Final = tuple(ROUNDS)
FEWEST_PLAYERS: Final = 2
MANY_CROWNS: Final = 4  # AA-28.2: with so many players three cards in 70 are too few for their thrones

# AA-28.1: which provinces of the Saxon Shore begin Saxon
NO_SHORE: Final = 0
SOME_SHORE: Final = 1
ALL_SHORE: Final = 2
SHORE_KEYS: Final = ("none", "some", "all")
SHORE_OF: Final[dict[str, str]] = {SKIRMISH: "all", REIGN: "some", AGE: "none"}


def rounds_of(preset: str, players: int) -> int:
    """AA-28.2: how many rounds a preset lasts."""
    return ROUNDS[preset][players - FEWEST_PLAYERS]


def sets(preset: str, settled: Mapping[str, Value]) -> Mapping[str, Value]:
    """AA-28.2: what a preset settles."""
    players = int(settled["players"])
    found: dict[str, Value] = {"rounds": rounds_of(preset, players), "saxon_shore": SHORE_OF[preset]}
    if preset == AGE and players >= MANY_CROWNS:
        found["throne_on_death"] = True
    return found


def saxon_at_first(shore: int, kingdom: int, home: bool) -> list[int]:
    """AA-28.1: the provinces of a kingdom that begin Saxon; `home`: its home is one like any other (AA-2.3)."""
    if shore == NO_SHORE:
        return []
    places = [p for p in t.PROVINCES_OF[kingdom] if t.COASTS[p] & t.SAXON_SHORE and (home or not t.IS_HOME[p])]
    return places if shore == ALL_SHORE else places[::2]
