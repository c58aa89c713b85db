"""Names and numbers as people write them: one Norseman, two Norsemen."""

from __future__ import annotations

from heptarchy.games.vikings.actions import KIND, LEADER, SHIRE
from heptarchy.games.vikings.fray import in_battle, kinds_for, the_battle
from heptarchy.games.vikings.state import Vikings
from heptarchy.games.vikings.tables import VIKING
from heptarchy.games.vikings.wording_age import tile_here

ONE_OF = ("Norseman", "Berserker", "Housecarl", "Thegn", "Fyrd")  # by kind
ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII")  # rounds, as the track numbers them
TILES = {"fort": "a Fort", "settlement": "a Settlement"}


def short_leader(leader: int) -> str:
    """His name without what his army is called: Halfdan."""
    return LEADER.shown[leader].partition(" (")[0]


def some(n: int, kind: int) -> str:
    """`1 Norseman`, `2 Norsemen`."""
    return f"{n} {ONE_OF[kind] if n == 1 else KIND.shown[kind]}"


def several(n: int, one: str, many: str) -> str:
    """`1 step`, `2 steps`."""
    return f"{n} {one if n == 1 else many}"


def listed(parts: list[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return " and ".join(parts) if len(parts) < 3 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def host(counts: list[int], kinds: list[int]) -> str:
    """`5 Norsemen and 1 Berserker`; empty for nobody."""
    return listed([some(n, kind) for n, kind in zip(counts, kinds, strict=True) if n])


def battle_line(s: Vikings) -> str:
    """`York, 5 Norsemen against 1 Thegn`: attackers first."""
    b = the_battle(s)
    sides = [side_line(s, side) for side in (0, 1)]
    if not (sides[0] and sides[1]):  # V-9.14: the last enemy is gone, Commands may still be used
        return f"the battle in {SHIRE.shown[b.shire]} is won, {sides[0] or sides[1] or 'nobody'} left"
    return f"{SHIRE.shown[b.shire]}, {sides[b.attacker]} against {sides[1 - b.attacker]}"


def side_line(s: Vikings, side: int) -> str:
    """Who stands for a side; VX-1.7: a Fort or Settlement does for the Vikings; VX-7.11: traitors for the defenders."""
    units = [some(in_battle(s, kind), kind) for kind in kinds_for(s, side) if in_battle(s, kind)]
    if side == VIKING and tile_here(s):
        units.append(TILES[tile_here(s)])
    return listed(units)
