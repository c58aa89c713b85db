"""What an answer gives up, said before it is done: the battle, or all that is left to fight it. From open facts."""

from __future__ import annotations

from heptarchy.games.dba.book import why
from heptarchy.games.dba.bound import ask_orders
from heptarchy.games.dba.table.actions import CONCEDE, DESPAIR
from heptarchy.games.dba.table.state import Battle, is_there, seats_of
from heptarchy.kernel.ahead import Caution, warn


def cautions(s: Battle, seat: int) -> dict[int, Caution]:
    """DBA-19.7, DBA-21.4: by answer, what it gives up; both are allowed and not among the options."""
    if s.asked_by() is not ask_orders or s.in_campaign:
        return {}
    found = {CONCEDE[0]: warn(why.CONCEDES, "DBA-21.4", grave=True)}
    others = [one for one in seats_of(s, s.side[seat]) if one != seat]
    if all(s.broken[one] or not any(is_there(s, e) for e in s.members[one]) for one in others):
        found[DESPAIR[0]] = warn(why.GIVES_UP_LAST_COMMAND, "DBA-19.7", grave=True)
    return found
