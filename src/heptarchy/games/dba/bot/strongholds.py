"""Camps and built-up areas: what they are worth, who goes in, who stays, and who assaults them (DBA-33, DBA-35)."""

from __future__ import annotations

from heptarchy.games.dba import holds
from heptarchy.games.dba.bot import weights as w
from heptarchy.games.dba.bot.outlook import Outlook, camp_worth, reach_of
from heptarchy.games.dba.combat import sum_up
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.lattice import MM, length_of
from heptarchy.games.dba.settling import verdict
from heptarchy.games.dba.table.state import side_of


def prize(o: Outlook, h: int) -> int:
    """What it means to the enemy to lose a hold, in points: nothing more, if he has lost it before."""
    s = o.s
    if h == holds.TOWN:
        return camp_worth(s, 1 - o.side)[0] * s.params.town_worth // max(1, s.params.camp_worth)
    return 0 if s.camp_lost[h] else o.camp


def assault_value(o: Outlook, e: int, h: int) -> int:
    """DBA-20, DBA-33.4, DBA-35.2: what a fight with those who hold out there promises, in points."""
    s = o.s
    foe = s.inside[h] if s.inside[h] >= 0 else holds.people_of(h)
    mine, theirs = sum(sum_up(s, e, foe, o.seat)), sum(sum_up(s, foe, e, o.seat))
    won = prize(o, h) + (o.worth[foe] if foe >= 0 else 0)
    fates = [fate_share(verdict(s, e, foe, doubled)) for doubled in (False, True)]
    falls = [verdict(s, foe, e, doubled) == t.DESTROY for doubled in (False, True)]
    value = 0
    for die in range(1, 7):
        for other in range(1, 7):
            a, b = mine + die, theirs + other
            if a > b and falls[2 * b <= a]:
                value += 100 * won
            elif a < b:
                value -= fates[2 * a <= b] * o.worth[e]
    return value * w.FIGHT // 360000


def fate_share(fate: int) -> int:
    """What a fate costs, in hundredths of an element's worth."""
    return 100 if fate == t.DESTROY else w.FLED if fate == t.FLEE else w.RECOILED if fate == t.RECOIL else 0


def hold_gap(o: Outlook, e: int, h: int) -> int:
    """From an element to a hold, in mm."""
    s = o.s
    x, y, _, _, _ = holds.box(s, h)
    return length_of(s.mx[e] - x, s.my[e] - y) // MM


def is_threatened(o: Outlook, h: int) -> bool:
    """May a free enemy be at the walls within a bound or two?"""
    for f in o.foes:
        if not o.busy[f] and o.s.kind[f] != t.SCH and hold_gap(o, f, h) <= reach_of(o.s, f) + w.THREAT_MM:
            return True
    return False


def enter_value(o: Outlook, e: int, h: int) -> int:
    """DBA-33.2, DBA-35.1: what it is worth that an element goes in, in hundredths of a point."""
    s = o.s
    if h == holds.TOWN and s.quiet and s.town_side != o.side:
        return 100 * w.RETAKEN
    if t.MOUNTED[s.kind[e]] or not is_threatened(o, h):
        return -100 * w.IDLE
    return 100 * w.GUARD


def guard_value(o: Outlook, e: int) -> int:
    """What it is worth that a garrison stays where it is, in hundredths of a point."""
    s = o.s
    h = holds.hold_of(s, e)
    if h < 0:
        return 0
    if h != holds.TOWN and h != o.side:
        return 0  # a camp that was sacked
    if is_threatened(o, h):
        return 100 * w.GUARD
    return 100 * w.IDLE if h == holds.TOWN else 0


def freed(o: Outlook) -> list[int]:
    """Own elements in holds where nothing keeps them: they look for prey like others."""
    s = o.s
    return [e for e in s.inside if e >= 0 and side_of(s, e) == o.side and not guard_value(o, e)]


def quarters_value(o: Outlook, e: int, place: int) -> float:
    """DBA-33.2, DBA-35.1: who is deployed within walls: light foot in a built-up area, if enough stay outside."""
    s = o.s
    if place != holds.THE_TOWN or len(s.members[o.seat]) < w.ENOUGH_OUTSIDE or s.band[e]:
        return -2e9
    if s.kind[e] == t.PS:
        return 3e9
    return 2e9 if s.kind[e] == t.AX and all(s.kind[m] != t.PS for m in s.members[o.seat]) else -2e9
