"""How a campaign is likely to end: every ruler's chance to come out on top."""

from __future__ import annotations

from heptarchy.games.arthur.bot import weights as w
from heptarchy.games.arthur.bot.outlook import Outlook, shares_of
from heptarchy.games.arthur.bot.prospects import Prospects
from heptarchy.games.arthur.table.state import UNDECIDED, Campaign
from heptarchy.games.dba.bot import value as battle_value
from heptarchy.games.dba.table.state import Battle
from heptarchy.kernel.state import State


def value(state: State) -> list[float]:
    """By seat: the chance to win, by rank, army and claims; in a war by what either outcome would make of them."""
    assert isinstance(state, Campaign)
    o = Outlook(state, 0)
    o.heat = w.JUDGED_COOL + w.JUDGED_WARM * o.rounds_left
    o.shares = shares_of(o.standing, o.heat)
    if not state.wars or state.wars[0].winner != UNDECIDED or not state.wars[0].side:
        return o.shares
    sides = state.wars[0].side
    bits = [0, 0]
    for seat, side in enumerate(sides):
        if side == 0 or side == 1:
            bits[side] |= 1 << seat
    if not bits[0] or not bits[1]:
        return o.shares
    prospects = Prospects(o)
    war = prospects.war(bits[0], bits[1])
    won, lost = war.won, war.lost
    child = state.child
    if isinstance(child, Battle) and battle_value.is_judged(child):
        worth = battle_value.value(child)
        won, lost = worth[child.chief[0]], worth[child.chief[1]]
    drawn = max(0.0, 1.0 - won - lost)
    return [
        won * prospects.share(seat, war.victory) + lost * prospects.share(seat, war.defeat) + drawn * o.shares[seat]
        for seat in range(state.players)
    ]


def ponders(state: State) -> bool:
    """Whether it is a question of the campaign with no battle waiting: looking ahead into one finds no more."""
    return state.child is None
