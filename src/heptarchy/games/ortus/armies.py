"""Armies: what Lands field and recruit, and the common Army deck (OR-10, OR-1.17)."""

from __future__ import annotations

from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.table.actions import MUSTER
from heptarchy.games.ortus.table.modules import ERRANT, plays_with
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.kernel.fate import Weights


def land_sum(s: Ortus, house: int, each: int) -> int:
    """OR-10.1, OR-7.4a: so many for each Land, multiplied for Lands beside a Market Town; a second one adds nothing."""
    total = 0
    for fief in s.fiefs[house]:
        lands = 0
        market = False
        for card in s.props[fief]:
            kind = card % t.KINDS
            if kind == t.LAND:
                lands += 1
            elif kind == t.MARKET:
                market = True
        if lands:
            total += lands * each * s.params.market_multiplier if market else lands * each
    return total


def capacity(s: Ortus, house: int) -> int:
    """OR-10.1: how many Pool cards may be fielded in one battle; OV-19: a Tent fields some too."""
    if plays_with(s, ERRANT):
        for fief in s.fiefs[house]:
            if t.is_tent(fief):
                return land_sum(s, house, s.params.land_field) + s.params.tent_men
    return land_sum(s, house, s.params.land_field)


def has_land(s: Ortus, house: int) -> bool:
    """OR-6.7: Recruiting needs a Land."""
    for fief in s.fiefs[house]:
        for card in s.props[fief]:
            if card % t.KINDS == t.LAND:
                return True
    return False


def recruits(s: Ortus, house: int) -> int:
    """OR-10.2, OR-1.17: so many as the Lands raise, and as deck and discard still have."""
    return min(land_sum(s, house, s.params.land_recruit), sum(s.army) + sum(s.army_pile))


def recruit(s: Ortus, house: int) -> None:
    """OR-10.2: Army cards from the deck into the Pool, by the Lands."""
    n = recruits(s, house)
    s.tell(told.RECRUITED, house, n)
    gain_army(s, house, n)


def gain_army(s: Ortus, house: int, n: int) -> None:
    """So many Army cards come into the Pool next."""
    for _ in range(n):
        s.push(muster, house)


def army_weights(s: Ortus) -> Weights:
    """OR-1.17: the Army deck; an empty one is made of the discards first. Without a card there is no answer."""
    if s.army[0] + s.army[1] == 0:
        s.army = s.army_pile
        s.army_pile = [0, 0]
    kinds = [kind for kind in (t.INFANTRY, t.KNIGHT) if s.army[kind]]
    return Weights([MUSTER.base + kind for kind in kinds], [s.army[kind] for kind in kinds])


def muster(s: Ortus, house: int) -> None:
    """OR-1.17: the top Army card; without any, none is gained."""
    weights = army_weights(s)
    if weights.total:
        s.roll(weights, then=join_pool, arg=house, rule="OR-1.17")


def join_pool(s: Ortus, house: int, answer: int) -> None:
    """The card goes face up into the Pool."""
    kind = MUSTER.arg(answer)
    s.army[kind] -= 1
    s.pool[house * 2 + kind] += 1
    s.tell(told.MUSTERED, house, kind)


def army_strength(s: Ortus, kind: int) -> int:
    """Strength of Infantry or a Knight."""
    return s.params.str_knight if kind == t.KNIGHT else s.params.str_infantry
