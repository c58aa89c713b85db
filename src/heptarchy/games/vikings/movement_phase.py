"""The Movement Phase (V-8)."""

from __future__ import annotations

from heptarchy.games.vikings.book import why
from heptarchy.games.vikings.march import ask_stop, is_shut_in, those_who_set_out, unmoved
from heptarchy.games.vikings.table.actions import DONE, MUSTER
from heptarchy.games.vikings.table.state import March, Vikings
from heptarchy.kernel.refusal import Refusal


def movement_phase(s: Vikings, arg: int) -> None:
    """V-8.1, V-8.5: each activation left may move one army; all, some or none are used."""
    if not s.armies:
        return
    options = [MUSTER[shire] for shire in places_to_muster(s)]
    if options:
        options.append(DONE[0])
        s.ask(s.owner[s.active], options, then=muster, rule="V-8.1", why=refuse_muster)


def places_to_muster(s: Vikings) -> list[int]:
    """V-8.1, V-6.3: where units of the active faction stand that have not moved and may get away."""
    mine = s.units[s.active]
    moved = s.moved[s.active & 1]
    return [shire for shire, n in enumerate(mine) if n and n > moved[shire] and not (s.barred and is_shut_in(s, shire))]


def refuse_muster(s: Vikings, arg: int, action: int) -> Refusal | None:
    """V-8.1, V-6.2: why no army can be formed there."""
    if not MUSTER.holds(action):
        return None
    shire = MUSTER.arg(action)
    if s.units[s.active][shire] == 0:
        return why.NO_UNIT_THERE.by("V-6.2", s.active, shire)
    if unmoved(s, s.active, shire) <= 0:
        return why.ALL_MOVED.by("V-6.3", s.active, shire)
    return why.NAVY_BARS_WAYS.by("V-15.33", shire) if s.barred and is_shut_in(s, shire) else None


def muster(s: Vikings, arg: int, answer: int) -> None:
    """V-8.2: an army of the units there, all who may go unless fewer are set."""
    if answer == DONE[0]:
        return
    s.armies -= 1
    march = March()
    march.at = MUSTER.arg(answer)
    march.steps = s.steps
    march.carry = those_who_set_out(s, march.at, -1)
    s.march = march
    s.push(movement_phase)
    s.push(ask_stop)
