"""How a position of 878: Vikings is likely to end: the Vikings' chance to win, fitted to games of the heuristic."""

from __future__ import annotations

from typing import Final

from heptarchy.games.vikings.bot.sight import Sight
from heptarchy.games.vikings.data.tables import SIDE_OF, VIKING
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.kernel.beside import read_beside
from heptarchy.kernel.state import State
from heptarchy.kit.network import Network, read

# Written by tools/fit_network.py
NETWORK: Final[Network] = read(read_beside("heptarchy.games.vikings.bot", "network.txt"))


def value(state: State) -> list[float]:
    """By seat: the chance to win."""
    assert isinstance(state, Vikings)
    seen = Sight(state)
    vikings = NETWORK.chance(seen.places, seen.amounts)
    found = [1.0 - vikings] * state.players
    for faction, seat in enumerate(state.owner):
        if SIDE_OF[faction] == VIKING:
            found[seat] = vikings
    return found


def quiet(state: State) -> bool:
    """Whether everybody stands somewhere: nobody is on his way, nobody fights."""
    assert isinstance(state, Vikings)
    return state.battle is None and state.march is None
