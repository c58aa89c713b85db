"""Tetrarchy (OV-17): two duels at one table, linked by all that lies in the middle; the first Earl out ends both.

Seats in turn order: 0 and 1 are one team, 2 and 3 the other. Each faces the rival across the table.
"""

from __future__ import annotations

from heptarchy.games.ortus.book import why
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.table.modules import TETRARCHY, TETRARCHY_BOTH, plays_with
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.kernel.refusal import Refusal

EARLS = 4


def is_tetrarchy(s: Ortus) -> bool:
    """OV-17.1: whether the table plays it."""
    return plays_with(s, TETRARCHY)


def partner_of(s: Ortus, house: int) -> int:
    """OV-17.3: the Earl beside him, of his team; NOBODY at another table."""
    if not is_tetrarchy(s) or not 0 <= house < s.players:
        return t.NOBODY
    return house ^ 1


def opponent_of(s: Ortus, house: int) -> int:
    """OV-17.3: the Earl across the table, with whom he fights his duel; NOBODY at another table."""
    if not is_tetrarchy(s) or not 0 <= house < s.players:
        return t.NOBODY
    return s.players - 1 - house


def senior_of(house: int) -> int:
    """OV-17.4: the right-hand Earl of his team, who goes before his partner."""
    return house - house % 2


def plot_opponents(s: Ortus, house: int, others: list[int]) -> list[int]:
    """OV-17.10: of these rivals, those at whom politics may aim: the opponent, or as the table has it both."""
    if not is_tetrarchy(s) or plays_with(s, TETRARCHY_BOTH):
        return others
    return [other for other in others if other == opponent_of(s, house)]


def refuse_attack_on(s: Ortus, house: int, target: int) -> Refusal | None:
    """OV-17.9: an Earl attacks only his opponent."""
    opponent = opponent_of(s, house)
    if opponent == t.NOBODY or target == opponent:
        return None
    return why.ATTACKS_OPPONENT_ONLY.by("OV-17.9", opponent)


def refuse_plot_on(s: Ortus, house: int, target: int) -> Refusal | None:
    """OV-17.10: politics aims at the opponent, unless the table has it aim at both rivals."""
    opponent = opponent_of(s, house)
    if opponent == t.NOBODY or target == opponent or plays_with(s, TETRARCHY_BOTH):
        return None
    return why.PLOTS_AGAINST_OPPONENT_ONLY.by("OV-17.10", opponent)


# The end


def losing_sides(s: Ortus) -> list[int]:
    """OV-17.19: the teams, 0 and 1, that have lost an Earl."""
    return [side for side in (0, 1) if s.out[side * 2] or s.out[side * 2 + 1]]


def decided_for(s: Ortus) -> int:
    """OV-17.19: the side that has won, since the other has lost an Earl; NOBODY while all four play.

    OV-17.20: where both have, that of the active Earl, or in the Viking turn of who directs them.
    """
    losing = losing_sides(s)
    if not losing:
        return t.NOBODY
    if len(losing) == 1:
        return 1 - losing[0]
    if 0 <= s.active < s.players:
        return s.active // 2
    return (s.start if s.battle is None else s.battle.director) // 2


def side_at_cap(s: Ortus) -> int:
    """OV-17.21: the side with more Fiefs, both Earls' added, then with more Towers, then the one that began."""
    began = s.start // 2
    held: list[tuple[int, int]] = []
    for side in (0, 1):
        pair = (side * 2, side * 2 + 1)
        held.append((sum([len(s.fiefs[one]) for one in pair]), sum([len(s.towers[one]) for one in pair])))
    return 1 - began if held[1 - began] > held[began] else began
