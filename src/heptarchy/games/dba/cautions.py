"""What an answer gives up, said before it is done: the battle, or all that is left to fight it. From open facts."""

from __future__ import annotations

from heptarchy.games.dba.actions import CONCEDE, DESPAIR
from heptarchy.games.dba.bound import ask_orders
from heptarchy.games.dba.state import Battle, is_there, seats_of
from heptarchy.kernel.ahead import Caution


def cautions(s: Battle, seat: int) -> dict[int, Caution]:
    """DBA-19.7, DBA-21.4: by answer, what it gives up; both are allowed and not among the options."""
    if s.asked_by() is not ask_orders or s.in_campaign:
        return {}
    found = {CONCEDE[0]: Caution("DBA-21.4", "concedes the battle: your side has lost it", grave=True)}
    others = [one for one in seats_of(s, s.side[seat]) if one != seat]
    if all(s.broken[one] or not any(is_there(s, e) for e in s.members[one]) for one in others):
        found[DESPAIR[0]] = Caution(
            "DBA-19.7", "gives up the last command of your side: it has lost when this bound ends", grave=True
        )
    return found
