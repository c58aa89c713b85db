"""Odds at the table: every close combat that stands, exactly, from what a seat sees (DBA-16, DBA-17, DBA-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.dba.combat import corrected, named, sum_up, waiting_pairs
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.facing import find_pairs, type_of
from heptarchy.games.dba.holds import FOLLOWERS
from heptarchy.games.dba.settling import verdict
from heptarchy.games.dba.table.actions import FIGHT
from heptarchy.games.dba.table.odds import CombatOdds, tied
from heptarchy.games.dba.table.state import COMBATS, MOVES, Battle

if TYPE_CHECKING:
    from heptarchy.games.dba.table import seen
    from heptarchy.kernel.seen import Chance
    from heptarchy.kernel.state import State


def combat_counts(s: Battle, mine: int, theirs: int, knowing: int) -> CombatOdds:
    """DBA-23.1: how a combat would go as the two stand, out of 36; traits count, the C-in-C's bonus does not."""
    a = sum(sum_up(s, mine, theirs, knowing))
    b = sum(sum_up(s, theirs, mine, knowing))
    odds = CombatOdds(a, b)
    fates: dict[tuple[bool, bool], int] = {}
    for doubled in (False, True):
        fates[True, doubled] = verdict(s, mine, theirs, doubled)
        fates[False, doubled] = verdict(s, theirs, mine, doubled)
    for die in range(1, 7):
        for their_die in range(1, 7):
            first, second = a + die, b + their_die
            one = first + corrected(s, mine, first, second)
            two = second + corrected(s, theirs, second, first)
            if one > two:
                odds.win += 1
                odds.a[t.STAND] += 1
                odds.b[fates[False, 2 * two <= one]] += 1
            elif one < two:
                odds.lose += 1
                odds.a[fates[True, 2 * one <= two]] += 1
                odds.b[t.STAND] += 1
            else:
                odds.tie += 1
                odds.a[tied(type_of(s, mine))] += 1
                odds.b[tied(type_of(s, theirs))] += 1
    return odds


def forecast(state: State, seat: int | None) -> seen.Forecast:
    """The combats that stand, each with both sums and its exact odds; and the chance to win of those to choose from."""
    assert isinstance(state, Battle)
    if state.stage not in (MOVES, COMBATS) or state.over:
        return {"battle": None, "options": {}}
    pairs = waiting_pairs(state) if state.stage == COMBATS else find_pairs(state)
    c = state.combat
    if c is not None:
        pairs = [c.mine, c.theirs, *pairs]
    knowing = state.players if seat is None else seat
    combats: list[seen.CombatOdds] = []
    options: dict[str, Chance] = {}
    for i in range(0, len(pairs), 2):
        mine, theirs = pairs[i], pairs[i + 1]
        odds = combat_counts(state, mine, theirs, knowing)
        combats.append(
            {
                "mine": name_of(mine),
                "theirs": name_of(theirs),
                "mine_sum": spelled(sum_up(state, mine, theirs, knowing)),
                "theirs_sum": spelled(sum_up(state, theirs, mine, knowing)),
                "counts": {
                    "win": odds.win,
                    "tie": odds.tie,
                    "lose": odds.lose,
                    "mine": fates_of(odds.a),
                    "theirs": fates_of(odds.b),
                },
            }
        )
        options[state.space.say(FIGHT[named(mine, theirs)])] = {"win": odds.win / 36, "exact": True}
    shown = options if state.stage == COMBATS and state.combat is None else {}
    return {"battle": {"combats": combats} if combats else None, "options": shown}


def name_of(e: int) -> str:
    """An element at the rim; a camp is a camp, and a built-up area a town."""
    return f"e{e + 1}" if e >= 0 else "camp" if e == FOLLOWERS else "town"


def fates_of(counts: list[int]) -> seen.Fates:
    """What becomes of an element, out of 36, by name."""
    stand, recoil, flee, destroyed = counts
    return {"stand": stand, "recoil": recoil, "flee": flee, "destroyed": destroyed}


def spelled(parts: list[int]) -> list[tuple[str, int]]:
    """What a sum is made of, without what is nothing."""
    return [(key, part) for key, part in zip(t.SUM_KEYS, parts, strict=True) if part or key == "factor"]
