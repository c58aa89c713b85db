"""Who goes for whom: every element has a prey, and no prey has more hunters than it needs."""

from __future__ import annotations

from heptarchy.games.dba import holds
from heptarchy.games.dba.bot import weights as w
from heptarchy.games.dba.bot.outlook import Outlook, gap, plain_match
from heptarchy.games.dba.bot.strongholds import freed, hold_gap
from heptarchy.games.dba.data import tables as t

NOBODY = -1
THE_CAMP = -2
THE_TOWN = -3
LOOKED_AT = 6  # the enemies among whom an element chooses


def share_out(o: Outlook) -> None:
    """Give every element of the side its prey: the nearest pairs first, by distance and by what a fight promises."""
    pairs: list[tuple[int, int, int]] = []
    for e in [*o.mine, *freed(o)]:
        ranked = [(how_far(o, e, f), f) for f in o.foes]
        ranked.sort()
        for far, f in ranked[:LOOKED_AT]:
            pairs.append((far, e, f))
        for hold in (THE_CAMP, THE_TOWN):
            if hold_is_prey(o, e, hold):
                pairs.append((hold_far(o, e, hold), e, hold))
    pairs.sort()
    hunters: dict[int, int] = {}
    for _, e, f in pairs:
        if o.prey[e] == NOBODY and hunters.get(f, 0) < most_hunters(o, f):
            o.prey[e] = f
            hunters[f] = hunters.get(f, 0) + 1
    for _, e, f in pairs:
        if o.prey[e] == NOBODY:
            o.prey[e] = f
            o.keen[e] = w.SPARE_KEEN


def most_hunters(o: Outlook, f: int) -> int:
    """How many go for one enemy, or for a hold."""
    if f < 0:
        return w.CAMP_HUNTERS if f == THE_CAMP else w.TOWN_HUNTERS
    return w.GENERAL_HUNTERS if o.s.band[f] & t.GENERAL else w.HUNTERS


def how_far(o: Outlook, e: int, f: int) -> int:
    """How far off an enemy looks, in mm: nearer if a fight with him promises much."""
    liked = plain_match(o, e, f) * w.LIKED
    if liked > w.MOST_LIKED:
        liked = w.MOST_LIKED
    elif liked < -w.LEAST_LIKED:
        liked = -w.LEAST_LIKED
    if o.busy[f]:
        liked += 10
    if o.s.band[f] & t.GENERAL:
        liked += w.HUNT
    return gap(o.s, e, f) - liked


def hold_of_prey(o: Outlook, prey: int) -> int:
    """Which hold such a prey is."""
    return holds.TOWN if prey == THE_TOWN else 1 - o.side


def hold_is_prey(o: Outlook, e: int, prey: int) -> bool:
    """May this element go for the enemy's camp, or for a built-up area that he holds?"""
    return o.s.kind[e] < t.CF and holds.is_foe_of(o.s, o.side, hold_of_prey(o, prey))


def prey_gap(o: Outlook, e: int, prey: int) -> int:
    """To whom or what it goes for, in mm."""
    return gap(o.s, e, prey) if prey >= 0 else hold_gap(o, e, hold_of_prey(o, prey))


def hold_far(o: Outlook, e: int, prey: int) -> int:
    """How far off a hold looks."""
    far = hold_gap(o, e, hold_of_prey(o, prey))
    if prey == THE_CAMP:
        return far - w.CAMP_RAID[o.s.kind[e]] - o.lure
    return far - w.TOWN_RAID[o.s.kind[e]] - o.lure + (w.WALLED_OFF if o.s.inside[holds.TOWN] >= 0 else 0)
