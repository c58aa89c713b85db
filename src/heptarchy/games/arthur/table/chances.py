"""How a war might end: a battle by what was measured, a siege by reckoning it through (AA-10, AA-21.5)."""

from __future__ import annotations

from typing import Final

from heptarchy.games.arthur.levy import kind_of
from heptarchy.games.dba.table.quick import WHOLE, chances, composition_of

SIDES: Final = 6  # of a die
LONGEST: Final = 20  # rounds that are reckoned through: by then the attackers' bonus has decided all but a trace

_SIEGES: dict[tuple[int, ...], tuple[int, int]] = {}  # reckoned before


def battle_chances(mine: list[int], theirs: list[int]) -> tuple[int, int, int]:
    """AA-21.5: victory, draw and defeat of the first of two armies (elements), in thousandths."""
    a, b = [kind_of(one) for one in mine], [kind_of(one) for one in theirs]
    odds = chances(max(1, len(a)), composition_of(a), max(1, len(b)), composition_of(b))
    return odds.win, WHOLE - odds.win - odds.loss, odds.loss


def siege_chances(
    attackers: list[int], besieged: list[int], bonus: int, fought: int = 0, lost: tuple[int, int] = (0, 0)
) -> tuple[int, int]:
    """AA-10: that the place falls, and that the siege is lifted, in thousandths, by the sizes of the armies.

    A siege that goes on is reckoned from where it stands: after so many rounds, with what both have lost. Everybody
    stays to the end, nobody sallies, and the attackers give up only when they must (AA-10.6).
    """
    key = (bonus, fought, *lost, len(attackers), *sorted(attackers), *sorted(besieged))
    if key not in _SIEGES:
        _SIEGES[key] = reckon_siege(attackers, besieged, bonus, fought, lost)
    return _SIEGES[key]


def reckon_siege(
    attackers: list[int], besieged: list[int], bonus: int, fought: int, gone: tuple[int, int]
) -> tuple[int, int]:
    """AA-10.3 to AA-10.6: round by round, with the chances of every pair of losses so far."""
    enough = rounds_to_bear(attackers, 1, 2, gone[0])  # more than half
    broken = rounds_to_bear(besieged, 2, 3, gone[1])  # more than two thirds
    here = {(0, 0): 1.0}  # by rounds that the attackers and the besieged have lost
    falls = lifted = 0.0
    for number in range(fought, fought + LONGEST):
        storm, worse, better, level = round_chances(number, bonus)
        after: dict[tuple[int, int], float] = {}
        for (lost, suffered), chance in here.items():
            falls += chance * storm
            after[lost, suffered] = after.get((lost, suffered), 0.0) + chance * level
            if lost + 1 >= enough:
                lifted += chance * worse
            else:
                after[lost + 1, suffered] = after.get((lost + 1, suffered), 0.0) + chance * worse
            if suffered + 1 >= broken:
                falls += chance * better
            else:
                after[lost, suffered + 1] = after.get((lost, suffered + 1), 0.0) + chance * better
        here = after
    win = round(WHOLE * falls / (falls + lifted))
    return win, WHOLE - win


def round_chances(number: int, bonus: int) -> tuple[float, float, float, float]:
    """AA-10.3, AA-10.5: in a round, the first being 0: stormed; attackers lose; besieged lose; nobody does."""
    counts = [0, 0, 0, 0]
    for die in range(1, SIDES + 1):
        for other in range(1, SIDES + 1):
            attack, defence = die + number, other + bonus
            if attack >= 2 * defence:
                counts[0] += 1
            elif attack < defence:
                counts[1] += 1
            elif attack > defence:
                counts[2] += 1
            else:
                counts[3] += 1
    whole = SIDES * SIDES
    return counts[0] / whole, counts[1] / whole, counts[2] / whole, counts[3] / whole


def rounds_to_bear(sizes: list[int], share: int, of: int, gone: int = 0) -> int:
    """After how many more lost rounds more than a share of a side is gone; each costs each player an element."""
    lost, rounds, whole = gone, 0, sum(sizes) + gone
    while of * lost <= share * whole:
        rounds += 1
        step = len([size for size in sizes if size >= rounds])
        if not step:
            return rounds
        lost += step
    return rounds
