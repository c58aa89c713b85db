"""Who goes for whom: every element has a prey, and no prey has more hunters than it needs."""

from __future__ import annotations

from heptarchy.agents.dba import weights as w
from heptarchy.agents.dba.outlook import Outlook, gap, plain_match
from heptarchy.games.dba import camps
from heptarchy.games.dba import tables as t
from heptarchy.games.dba.lattice import MM, length_of

NOBODY = -1
THE_CAMP = -2
LOOKED_AT = 6  # the enemies among whom an element chooses


def share_out(o: Outlook) -> None:
    """Give every element of the side its prey: the nearest pairs first, by distance and by what a fight promises."""
    pairs: list[tuple[int, int, int]] = []
    for e in o.mine:
        ranked = [(how_far(o, e, f), f) for f in o.foes]
        ranked.sort()
        for far, f in ranked[:LOOKED_AT]:
            pairs.append((far, e, f))
        if camp_is_prey(o, e):
            pairs.append((camp_far(o, e), e, THE_CAMP))
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
    """How many go for one enemy, or for the camp."""
    if f == THE_CAMP:
        return w.CAMP_HUNTERS
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


def camp_is_prey(o: Outlook, e: int) -> bool:
    """May this element go for the enemy's camp?"""
    return camps.camp_standing(o.s, 1 - o.side) and o.s.kind[e] < t.CF


def camp_gap(o: Outlook, e: int) -> int:
    """To the enemy's camp, in mm."""
    s = o.s
    enemy = 1 - o.side
    return length_of(s.mx[e] - s.camp[enemy], s.my[e] - camps.camp_y(s, enemy)) // MM


def camp_far(o: Outlook, e: int) -> int:
    """How far off it looks."""
    return camp_gap(o, e) - w.CAMP_RAID[o.s.kind[e]] - o.lure
