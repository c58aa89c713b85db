"""How often in a row a seat is asked the same: for answers that are given all at once (V-9.7, V-9.12, V-3.5)."""

from __future__ import annotations

from heptarchy.games.vikings.table.actions import BAR, DEPLOY, LOSE, RAZE, REINFORCE, STAY, WITHDRAW
from heptarchy.games.vikings.table.state import Vikings


def times(s: Vikings, seat: int) -> int:
    """V-9.7: Hits; V-9.12: Commands; V-3.5, V-5.5: units to place; V-15.33: coasts. Else once."""
    asked = s.asked(seat)
    if asked is None:
        return 1
    first = asked.options[0]
    b = s.battle
    if b is not None and (LOSE.holds(first) or first == RAZE[0]) and asked.rule == "V-9.7":
        return b.hits
    if b is not None and WITHDRAW.holds(first) and asked.options[-1] == STAY[0]:
        return b.commands[asked.arg]
    if DEPLOY.holds(first):
        return 1 + deploys_after(s, asked.arg)
    if REINFORCE.holds(first):
        return s.stock[s.active]
    return asked.arg if BAR.holds(first) else 1


def deploys_after(s: Vikings, faction: int) -> int:
    """V-3.5: how many of its units are still to be placed after this one."""
    step = s.asked_by()
    count = 0
    for place in range(len(s.agenda) - 1, -1, -1):
        if s.agenda[place] is not step or s.agenda_args[place] != faction:
            break
        count += 1
    return count
