"""Exact chances of a close combat, out of the 36 pairs of dice (DBA-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.dba.combat import base_factor
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.outcomes import result_of

if TYPE_CHECKING:
    from heptarchy.games.dba.data.params import Params

PAIRS: Final = 36  # of two dice


class CombatOdds:
    """How two elements fare against each other, as counts out of 36."""

    def __init__(self, factor_a: int, factor_b: int) -> None:
        self.factor_a = factor_a  # what each adds to its die
        self.factor_b = factor_b
        self.win = 0  # of the first
        self.tie = 0
        self.lose = 0
        self.a: list[int] = [0, 0, 0, 0]  # what becomes of the first, by outcome: STAND to DESTROY
        self.b: list[int] = [0, 0, 0, 0]


def outcome_counts(
    kind_a: int,
    kind_b: int,
    add_a: int,
    add_b: int,
    bad_a: bool,
    bad_b: bool,
    flanked_a: bool,
    flanked_b: bool,
    p: Params,
) -> CombatOdds:
    """DBA-23.1: each pair of dice, with both factors, classified and looked up in DBA-17 for either side.

    What is added is support and tactical factors other than for going and camps, which are counted here; flanked means
    an enemy front edge on flank or rear, whose factor is among what is added (DBA-17.3).
    """
    factor_a = factor_of(p, kind_a, kind_b, bad_a) + add_a
    factor_b = factor_of(p, kind_b, kind_a, bad_b) + add_b
    return counted(kind_a, kind_b, factor_a, factor_b, bad_a, bad_b, flanked_a, flanked_b)


def counted(
    kind_a: int,
    kind_b: int,
    factor_a: int,
    factor_b: int,
    bad_a: bool,
    bad_b: bool,
    flanked_a: bool,
    flanked_b: bool,
) -> CombatOdds:
    """The same from factors that are known."""
    odds = CombatOdds(factor_a, factor_b)
    beaten_a = fate_of(kind_a, kind_b, False, bad_a, flanked_a)
    doubled_a = fate_of(kind_a, kind_b, True, bad_a, flanked_a)
    beaten_b = fate_of(kind_b, kind_a, False, bad_b, flanked_b)
    doubled_b = fate_of(kind_b, kind_a, True, bad_b, flanked_b)
    for die_a in range(1, 7):
        for die_b in range(1, 7):
            total_a, total_b = factor_a + die_a, factor_b + die_b
            if total_a > total_b:
                odds.win += 1
                odds.a[t.STAND] += 1
                odds.b[doubled_b if 2 * total_b <= total_a else beaten_b] += 1
            elif total_a < total_b:
                odds.lose += 1
                odds.a[doubled_a if 2 * total_a <= total_b else beaten_a] += 1
                odds.b[t.STAND] += 1
            else:
                odds.tie += 1
                odds.a[tied(kind_a)] += 1
                odds.b[tied(kind_b)] += 1
    return odds


def factor_of(p: Params, kind: int, foe: int, bad: bool) -> int:
    """DBA-16.2, DBA-16.5: the factor against that type, in that going; camp followers fight in their camp."""
    factor = base_factor(p, kind, foe)
    if kind == t.CF:
        factor += p.camp_bonus
    if bad and t.SUFFERS[kind]:
        factor -= p.bad_going_penalty
    return factor


def fate_of(kind: int, foe: int, doubled: bool, bad: bool, flanked: bool) -> int:
    """DBA-17, DBA-17.3: what becomes of a loser; with an enemy on flank or rear it can't give way."""
    result = result_of(kind, foe, doubled, bad)
    return t.DESTROY if flanked and result != t.STAND else result


def tied(kind: int) -> int:
    """DBA-17.2: equal totals change nothing, but Expendables are gone."""
    return t.DESTROY if kind == t.SCH else t.STAND


def may_be_supported(kind: int, foe: int) -> bool:
    """DBA-16.3: is there a type that gives it +1 from behind against that enemy, in good going?"""
    if t.MOUNTED[foe]:
        return kind == t.SP or kind == t.BD or kind == t.AX
    if kind == t.SP:
        return foe == t.SP
    return kind == t.WB and foe != t.PS and foe != t.CF
