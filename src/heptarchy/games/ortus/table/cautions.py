"""What an answer gives up, said before it is done: a life that ends with the draw, a game conceded. From open facts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.ortus.book import why
from heptarchy.games.ortus.table.actions import CONCEDE, END
from heptarchy.games.ortus.table.modules import ERRANT, plays_with
from heptarchy.games.ortus.table.state import HEATHEN, WESSEX, Ortus
from heptarchy.games.ortus.turn import ask_turn
from heptarchy.games.ortus.witan import cards_to_draw
from heptarchy.kernel.ahead import Caution, warn

if TYPE_CHECKING:
    from heptarchy.kernel.state import State


def cautions(s: Ortus, state: State, seat: int) -> dict[int, Caution]:
    """OR-5.6, OR-18.3: by option, what it gives up."""
    if s.asked_by() is not ask_turn:
        return {}
    found = {}
    options = s.options_for(seat)
    if CONCEDE.base in options:
        found[CONCEDE.base] = warn(why.CONCEDES, "OR-18.3", grave=True)
    if END.base in options and not plays_with(s, ERRANT) and cards_to_draw(s, seat) == 0:
        found[END.base] = old_age(s, state, seat)
    return found


def old_age(s: Ortus, state: State, seat: int) -> Caution:
    """OR-18.2: who must draw and cannot is out; GHA-6, WX-9: or loses his Fiefs, perhaps the last there are."""
    if s.variant != HEATHEN and s.variant != WESSEX:
        return warn(why.DIES_OF_AGE, "OR-18.2", grave=True)
    rule = "GHA-6" if s.variant == HEATHEN else "WX-9"
    after = state.clone()
    after.apply(END.base, seat)
    if after.over and seat not in after.result().winners:
        return warn(why.LOSES_BY_AGE, rule, grave=True)
    return warn(why.LOSES_FIEFS_BY_AGE, rule)
