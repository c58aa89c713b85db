"""Whom an Earl may harm: everybody else, or while the King of a Rebellion stands the King alone (RB-8)."""

from __future__ import annotations

from heptarchy.games.ortus.book import why
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.table.modules import NEIGHBORS, TOURNAMENT, TWO_HEADS, plays_with
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.tetrarchy import opponent_of, partner_of, plot_opponents
from heptarchy.kernel.refusal import Refusal


def rivals(s: Ortus, house: int) -> list[int]:
    """OR-12.1, OR-13.21: others in the game, never oneself; RB-8: rebels do not harm each other."""
    if s.liege == t.NOBODY:
        mate = mate_of(s, house)
        return [other for other in range(s.houses) if other != house and other != mate and not s.out[other]]
    if house == s.liege:
        return [other for other in range(s.players) if not s.out[other]]
    return [s.liege]


def ally_of(s: Ortus, house: int) -> int:
    """OV-16: the Earl across the table, while he is in the game; else NOBODY."""
    if not plays_with(s, TWO_HEADS) or not 0 <= house < s.players:
        return t.NOBODY
    ally = (house + 2) % s.players
    return t.NOBODY if s.out[ally] else ally


def mate_of(s: Ortus, house: int) -> int:
    """OV-16, OV-17.3: with whom he wins, and whom he does not harm: his ally, or his partner; else NOBODY."""
    partner = partner_of(s, house)
    return ally_of(s, house) if partner == t.NOBODY else partner


def refuse_mate(s: Ortus, house: int, other: int, rule: str) -> Refusal | None:
    """OV-16: nothing is turned against the ally; nor against the partner in a Tetrarchy, by that rule of OV-17."""
    if other == t.NOBODY or other != mate_of(s, house):
        return None
    if other == partner_of(s, house):
        return why.IS_PARTNER.by(rule, other)
    return why.IS_ALLY.by("OV-16", other)


def has_pact(s: Ortus) -> bool:
    """RB-8 to RB-13 hold while the King stands."""
    return s.liege != t.NOBODY


def foes(s: Ortus, house: int) -> list[int]:
    """Whom an Earl may attack; OV-10: only the next Earl to his left who is on the table; OV-17.9: his opponent."""
    others = rivals(s, house)
    opponent = opponent_of(s, house)
    if opponent != t.NOBODY:
        return [other for other in others if other == opponent]
    if not plays_with(s, NEIGHBORS):
        return others
    for i in range(1, s.players):
        left = (house + i) % s.players
        if left in others and s.fiefs[left]:
            return [left]
    return []


def plot_rivals(s: Ortus, house: int) -> list[int]:
    """OR-13.21: at whom Treachery and Intrigue may aim; OV-17.10: in a Tetrarchy the opponent, or both rivals."""
    return plot_opponents(s, house, rivals(s, house))


def is_peaceful(s: Ortus, house: int) -> bool:
    """OR-5.7: nobody attacks in his first turn; OV-1: nor in the next, in a tournament."""
    if plays_with(s, TOURNAMENT):
        return s.turns[house] <= s.params.tournament_peace
    return s.turns[house] <= 1


def may_plot(s: Ortus, house: int) -> bool:
    """OR-5.8: Treachery and Intrigue from the first turn on; OV-1: not in the first turns of a tournament."""
    return not plays_with(s, TOURNAMENT) or s.turns[house] > s.params.tournament_peace
