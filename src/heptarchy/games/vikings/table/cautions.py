"""What an answer gives up, said before it is done: a city that is left, a treaty that is signed. From open facts."""

from __future__ import annotations

from typing import Final

from heptarchy.games.vikings.book import why
from heptarchy.games.vikings.cards import card_bit
from heptarchy.games.vikings.data.tables import (
    ALLY_OF,
    CARD_FACTION,
    ENGLISH,
    IS_CITY,
    SIDE_OF,
    TREATY_BIT,
    VIKING,
)
from heptarchy.games.vikings.march import ask_stop
from heptarchy.games.vikings.table.actions import PLAY, SAIL, STEP
from heptarchy.games.vikings.table.garrison import would_empty
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.games.vikings.units import is_held, is_marked, markers
from heptarchy.games.vikings.victory import treaty_winner
from heptarchy.kernel.ahead import Caution, warn

TREATY: Final = "V-12.4"


def cautions(s: Vikings, seat: int) -> dict[int, Caution]:
    """V-12.3, V-12.4: by option, what it gives up."""
    options = s.options_for(seat)
    found: dict[int, Caution] = {}
    if s.asked_by() is ask_stop and SIDE_OF[s.active] == VIKING:
        leaving(s, options, found)
    for option in options:
        if PLAY.holds(option) and card_bit(PLAY.arg(option)) == TREATY_BIT:
            signing(s, option, found)
    return found


def leaving(s: Vikings, options: list[int], found: dict[int, Caution]) -> None:
    """V-2.10, V-12.3: a march that leaves nobody in a city gives it up."""
    march = s.march
    if march is None or not would_empty(s, march):
        return
    at = march.at
    held = markers(s)
    for option in options:
        if not STEP.holds(option) and not SAIL.holds(option):
            continue
        to = STEP.arg(option) if STEP.holds(option) else SAIL.arg(option)
        takes = IS_CITY[to] and not is_held(s, ENGLISH, to) and not is_marked(s, to)
        left = held - 1 + (1 if takes else 0)
        if left == 0:
            found[option] = warn(why.LEAVES_LAST_CITY, "V-12.3", at, grave=True)
        elif held == 1:
            found[option] = warn(why.LEAVES_ONLY_CITY, "V-2.10", at, left)
        else:
            found[option] = warn(why.LEAVES_CITY, "V-2.10", at, held, left)


def stood_before(s: Vikings, caution: Caution) -> bool:
    """V-2.10: a city that was only passed through on a way is not given up by it."""
    return caution.rule == TREATY or is_marked(s, caution.args[0])


def signing(s: Vikings, option: int, found: dict[int, Caution]) -> None:
    """V-12.4: the second Treaty card of a side ends the game; grave for who would lose it as things stand."""
    faction = CARD_FACTION[PLAY.arg(option)]
    if not s.played[ALLY_OF[faction]] & TREATY_BIT:
        return
    held = markers(s)
    ends = max(s.round, s.params.treaty_round)
    winner = treaty_winner(s, held)
    grave = winner != SIDE_OF[faction]
    found[option] = warn(why.SIGNS_TREATY, TREATY, winner, ends, held, grave=grave)
