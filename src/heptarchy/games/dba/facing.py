"""Turning to face, and who fights whom (DBA-13.6, DBA-13.8, DBA-16.1)."""

from __future__ import annotations

from heptarchy.games.dba import holds, secrets
from heptarchy.games.dba.book import told
from heptarchy.games.dba.contact import FRONT, front_touches, frontal_foe, near_foes
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.flight import has_room
from heptarchy.games.dba.reaching import at_hold
from heptarchy.games.dba.snap import contact_pose
from heptarchy.games.dba.table.state import Battle, is_on, is_there, put, side_of, troop


def turn_to_face(s: Battle, _: int) -> None:
    """DBA-6.2 (e), DBA-13.6: whoever is touched by an enemy front edge and fights nobody in front turns to face."""
    prune_touches(s)
    first = [e for e in range(len(s.kind)) if is_on(s, e) and side_of(s, e) == s.active]
    second = [e for e in range(len(s.kind)) if is_on(s, e) and side_of(s, e) != s.active]
    for e in [*first, *second]:
        if frontal_foe(s, e) < 0:
            foe = first_toucher(s, e)
            if foe >= 0 and frontal_foe(s, foe) < 0:
                face(s, e, foe)
    s.pairs = find_pairs(s)
    for e in s.pairs:
        if e >= 0:
            secrets.touched(s, e)  # DBA-22.3: also whom a pursuit met
    s.fought = [False] * len(s.kind)


def prune_touches(s: Battle) -> None:
    """Forget touches that are over."""
    kept: list[int] = []
    for i in range(0, len(s.touches), 2):
        a, b = s.touches[i], s.touches[i + 1]
        if is_on(s, a) and is_on(s, b) and front_touches(s, a, b):
            kept.append(a)
            kept.append(b)
    s.touches = kept


def first_toucher(s: Battle, e: int) -> int:
    """DBA-13.6: the enemy whose front edge touched it first, of those that fight nobody; -1 if there is none."""
    near = [f for f in near_foes(s, e) if front_touches(s, f, e) and frontal_foe(s, f) < 0]
    if not near:
        return -1
    for i in range(0, len(s.touches), 2):
        if s.touches[i + 1] == e and s.touches[i] in near:
            return s.touches[i]
    return near[0]


def face(s: Battle, e: int, foe: int) -> None:
    """DBA-13.6: place it in front contact with him; without room it stays."""
    x, y, facing = s.x[e], s.y[e], s.facing[e]
    nx, ny, turned = contact_pose(s, foe, FRONT)
    put(s, e, nx, ny, turned)
    if has_room(s, e):
        s.still[e] = False
        s.tell(told.FACED, troop(s, e), troop(s, foe))
    else:
        put(s, e, x, y, facing)


def find_pairs(s: Battle) -> list[int]:
    """DBA-16.1: who fights whom: front contacts, those who could not turn, and holds. The active side's first."""
    pairs: list[int] = []
    busy: list[int] = []
    mine = [e for e in range(len(s.kind)) if is_on(s, e) and side_of(s, e) == s.active]
    for e in mine:
        foe = frontal_foe(s, e)
        if foe >= 0:
            pairs += [e, foe]
            busy += [e, foe]
    for e in range(len(s.kind)):  # the blocked case of DBA-13.6
        if is_on(s, e) and e not in busy:
            foe = first_toucher(s, e)
            if foe >= 0 and foe not in busy:
                pairs += [e, foe] if side_of(s, e) == s.active else [foe, e]
                busy += [e, foe]
    for e in range(len(s.kind)):
        if is_on(s, e) and e not in busy:
            h = at_hold(s, e, s.x[e], s.y[e], s.facing[e])
            if h >= 0:
                foe = s.inside[h] if s.inside[h] >= 0 else holds.people_of(h)
                pairs += [e, foe] if side_of(s, e) == s.active else [foe, e]
    return pairs


def still_fights(s: Battle, mine: int, theirs: int) -> bool:
    """Do the two, or one and a hold, still stand against each other, and has neither fought in this bound?"""
    for e in (mine, theirs):
        if e >= 0 and (not is_there(s, e) or s.fought[e]):
            return False
    for e, foe in ((mine, theirs), (theirs, mine)):
        if e < 0:
            continue
        h = holds.hold_fought(s, foe, e)
        if h >= 0:
            who = s.inside[h] if s.inside[h] >= 0 else holds.people_of(h)
            return who == foe and is_on(s, e) and at_hold(s, e, s.x[e], s.y[e], s.facing[e]) == h
    return front_touches(s, mine, theirs) or front_touches(s, theirs, mine)


def type_of(s: Battle, e: int) -> int:
    """What fights: an element's type; camp followers, and denizens who fight like them."""
    return t.CF if e < 0 else s.kind[e]
