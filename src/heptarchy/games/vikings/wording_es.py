"""Names and numbers as Spanish writes them: un nórdico, dos nórdicos; nórdicos y berserkers."""

from __future__ import annotations

from typing import Final

from heptarchy.games.vikings import spanish
from heptarchy.games.vikings.actions import KIND
from heptarchy.games.vikings.fray import in_battle, kinds_for, the_battle
from heptarchy.games.vikings.state import Vikings
from heptarchy.games.vikings.tables import VIKING
from heptarchy.games.vikings.wording import several
from heptarchy.games.vikings.wording_age import tile_here
from heptarchy.games.vikings.words_speech import Speech

SPEECH: Final[Speech] = spanish.spanish_speech()
THE_UNITS: Final = spanish.SAYS.names(KIND, "the")
TILES: Final = {"fort": "un Fuerte", "settlement": "un Asentamiento"}


def some(n: int, kind: int) -> str:
    """`1 nórdico`, `2 nórdicos`."""
    return several(n, spanish.ONE_OF[kind], spanish.KINDS[kind])


def the_units(kind: int) -> str:
    """`los nórdicos`, `el fyrd`: a faction, or all of a kind."""
    return THE_UNITS[kind]


def steps(n: int) -> str:
    """`1 paso`, `2 pasos`."""
    return several(n, "paso", "pasos")


def activations(n: int) -> str:
    """`1 activación`, `2 activaciones`."""
    return several(n, "activación", "activaciones")


def are_left(n: int, what: str) -> str:
    """`queda 1 paso`, `quedan 2 pasos`; what is counted comes with its number."""
    return f"{'queda' if n == 1 else 'quedan'} {what}"


def listed(parts: list[str]) -> str:
    """`a`, `a y b`, `a, b y c`; no unit begins with the sound that turns y into e."""
    return " y ".join(parts) if len(parts) < 3 else f"{', '.join(parts[:-1])} y {parts[-1]}"


def host(counts: list[int], kinds: list[int]) -> str:
    """`5 nórdicos y 1 berserker`; empty for nobody."""
    return listed([some(n, kind) for n, kind in zip(counts, kinds, strict=True) if n])


def battle_line(s: Vikings) -> str:
    """`York, 5 nórdicos contra 1 thegn`: attackers first."""
    b = the_battle(s)
    sides = [side_line(s, side) for side in (0, 1)]
    if not (sides[0] and sides[1]):  # V-9.14: the last enemy is gone, Commands may still be used
        left = sum(standing(s, side) for side in (0, 1))
        rest = are_left(left, sides[0] or sides[1]) if left else "no queda nadie"
        return f"la batalla en {spanish.SHIRES[b.shire]} está ganada, {rest}"
    return f"{spanish.SHIRES[b.shire]}, {sides[b.attacker]} contra {sides[1 - b.attacker]}"


def side_line(s: Vikings, side: int) -> str:
    """Who stands for a side; VX-1.7: a Fort or Settlement does for the Vikings; VX-7.11: traitors for the defenders."""
    units = [some(in_battle(s, kind), kind) for kind in kinds_for(s, side) if in_battle(s, kind)]
    if side == VIKING and tile_here(s):
        units.append(TILES[tile_here(s)])
    return listed(units)


def standing(s: Vikings, side: int) -> int:
    """How many they are, a tile counted as one."""
    units = sum(in_battle(s, kind) for kind in kinds_for(s, side))
    return units + (1 if side == VIKING and tile_here(s) else 0)
