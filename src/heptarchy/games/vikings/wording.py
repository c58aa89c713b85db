"""Names and numbers as people write them: one Norseman, two Norsemen."""

from __future__ import annotations

from heptarchy.games.vikings.actions import KIND, LEADER

ONE_OF = ("Norseman", "Berserker", "Housecarl", "Thegn", "Fyrd")  # by kind
ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII")  # rounds, as the track numbers them


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
