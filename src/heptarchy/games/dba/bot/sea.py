"""Landings from the sea: whom to keep back, and where they come ashore (DBA-34)."""

from __future__ import annotations

from heptarchy.games.dba import holds
from heptarchy.games.dba.bot import weights as w
from heptarchy.games.dba.bot.outlook import Outlook, gap
from heptarchy.games.dba.bot.strongholds import hold_gap
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.landing import landed
from heptarchy.games.dba.lattice import HALF_Y
from heptarchy.games.dba.table.actions import ASHORE, KEEP_BACK, LAND
from heptarchy.games.dba.table.state import general_of, members_of, put


def kept_scores(o: Outlook, options: list[int]) -> list[float]:
    """DBA-34.3: the swift and the light come by sea, if the shore is not only behind their own line."""
    s = o.s
    elsewhere = shores_elsewhere(o)
    found: list[float] = []
    for option in options:
        if option == ASHORE[0]:
            found.append(1.0)
            continue
        members = members_of(s, KEEP_BACK.arg(option))
        spared = len(s.members[o.seat]) - len(members) >= w.ENOUGH_OUTSIDE
        worth = sum([w.SEA[s.kind[e]] for e in members])
        found.append(1.0 + worth if elsewhere and spared else 0.0)
    return found


def shores_elsewhere(o: Outlook) -> bool:
    """Is there a shore that is not behind the own base edge?"""
    s = o.s
    behind = s.south > -HALF_Y if s.edge[o.side] == t.SOUTH else s.north < HALF_Y
    return s.shored and not behind


def land_scores(o: Outlook, options: list[int]) -> list[float]:
    """DBA-34.4: behind the enemy: near a camp that nobody guards, or near his general's back."""
    s = o.s
    found: list[float] = []
    for option in options:
        ends = landed(s, o.seat, LAND.arg(option))
        value = 0.0
        for i, e in enumerate(s.kept[o.seat]):
            put(s, e, ends[3 * i], ends[3 * i + 1], ends[3 * i + 2])
            value -= prey_far(o, e)
        found.append(value)
    return found


def prey_far(o: Outlook, e: int) -> float:
    """How far one who lands there is from what he comes for, in mm."""
    s = o.s
    far = 2000
    for h in (1 - o.side, holds.TOWN):
        if holds.is_foe_of(s, o.side, h) and s.inside[h] < 0:
            far = min(far, hold_gap(o, e, h))
    for seat in range(s.players):
        general = general_of(s, seat) if s.side[seat] != o.side else -1
        if general >= 0 and s.status[general] == t.ON_TABLE:
            far = min(far, gap(s, e, general) + w.BEHIND_MM)
    return float(far)
