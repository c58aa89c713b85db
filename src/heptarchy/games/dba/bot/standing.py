"""How well an element stands: near its prey, in order, on good ground, with its flanks covered."""

from __future__ import annotations

from heptarchy.games.dba import ground
from heptarchy.games.dba.bot import weights as w
from heptarchy.games.dba.bot.outlook import Outlook, gap, plain_match, reach_of
from heptarchy.games.dba.bot.preys import NOBODY, prey_gap
from heptarchy.games.dba.contact import is_behind, is_beside
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.features import Feature
from heptarchy.games.dba.forms import strip_meets_line
from heptarchy.games.dba.ground import base_meets
from heptarchy.games.dba.lattice import COS, MM, RIGHT_X, RIGHT_Y, SCALE, SIN, length_of
from heptarchy.games.dba.table.state import Battle, general_of

PAST_EDGE = 20 * MM  # so far behind an enemy's front edge its middle is


def standing(o: Outlook, e: int) -> int:
    """How well an element stands where it is now, in hundredths of a point: all but its fights."""
    s = o.s
    value = 0
    near_foe = -1
    near = 1 << 30
    threat = 0
    exposed = 0
    ahead_x, ahead_y = COS[s.facing[e]], SIN[s.facing[e]]
    for f in o.foes:
        far = gap(s, e, f)
        if far < near:
            near, near_foe = far, f
        if far <= reach_of(s, f) and not o.busy[f] and not o.busy[e]:
            ahead = (s.mx[f] - s.mx[e]) * ahead_x + (s.my[f] - s.my[e]) * ahead_y
            if ahead * 10 < 3 * far * MM * SCALE:
                exposed += 1
            else:
                likely = plain_match(o, e, f)
                if likely < threat:
                    threat = likely
    target = o.prey[e]
    if target != NOBODY:
        far = prey_gap(o, e, target)
        drawn = pulled(o, e, far) * o.keen[e] // 100
        value -= drawn * w.BANKED // 100 if target >= 0 and is_banked(o, e, target) else drawn
        if target >= 0 and far <= reach_of(s, e) and is_past(s, e, target):
            value += w.PAST * 100
    value += threat * w.THREAT - exposed * w.EXPOSED * 100
    value += facing_value(s, e, target if target >= 0 else near_foe, near)
    value += ground_value(o, e, near_foe, near)
    return value


def is_banked(o: Outlook, e: int, f: int) -> bool:
    """DBA-31.6: is a defender's element behind a river that lies between it and its prey?"""
    river = o.river
    if river is None or not o.waits:
        return False
    s = o.s
    if not strip_meets_line(river, s.mx[e], s.my[e], s.mx[f], s.my[f]):
        return False
    return not is_wet(river, s, e)


def is_wet(river: Feature, s: Battle, e: int) -> bool:
    """DBA-31.6: does an element stand in the river?"""
    return base_meets(river, s.mx[e], s.my[e], s.facing[e], t.DEPTH[s.kind[e]] // 2)


def is_past(s: Battle, e: int, f: int) -> bool:
    """DBA-13.3: is it behind the line of an enemy's front edge, from where it may come into his flank?"""
    back = (s.mx[e] - s.x[f]) * COS[s.facing[f]] + (s.my[e] - s.y[f]) * SIN[s.facing[f]]
    return back < -PAST_EDGE * SCALE


def pulled(o: Outlook, e: int, far: int) -> int:
    """What it costs to be so many mm from the prey, in hundredths of a point: less in its own reach of it."""
    reach = reach_of(o.s, e)
    return far * o.pull if far <= reach else reach * o.pull + (far - reach) * max(w.PULL, o.pull)


def facing_value(s: Battle, e: int, f: int, near: int) -> int:
    """It faces whom it will fight."""
    if f < 0:
        return 0
    dx, dy = s.mx[f] - s.mx[e], s.my[f] - s.my[e]
    length = length_of(dx, dy)
    if length == 0:
        return 0
    along = (dx * COS[s.facing[e]] + dy * SIN[s.facing[e]]) // SCALE
    return -w.ASKEW * 100 * (length - along) // length


def ground_value(o: Outlook, e: int, near_foe: int, near: int) -> int:
    """DBA-10.1, DBA-16.5, DBA-3.7, DBA-7.4: good going for those who need it; heights; the general's voice."""
    s = o.s
    value = 0
    if s.features and ground.in_bad_going(s, e):
        if t.SUFFERS[s.kind[e]]:
            value -= w.BAD_GROUND * 100
        elif near_foe >= 0 and near < w.NEAR_MM and t.SUFFERS[s.kind[near_foe]]:
            value += w.GOOD_COVER * 100
    if near_foe >= 0 and near < w.NEAR_MM and ground.upslope(s, e, near_foe):
        value += w.UPHILL * 100
    if o.river is not None and near_foe >= 0 and near < w.NEAR_MM and is_wet(o.river, s, e):
        value -= w.IN_RIVER * 100
    leader = general_of(s, s.command[e])
    if leader >= 0 and leader != e and gap(s, e, leader) > 290:
        value -= w.ASTRAY * 100
    return value


def company(o: Outlook, e: int, friends: list[int]) -> int:
    """Friends beside it and behind it, in hundredths of a point."""
    s = o.s
    value = 0
    for g in friends:
        if g == e or abs(s.x[g] - s.x[e]) > 4200 or abs(s.y[g] - s.y[e]) > 4200:
            continue
        if is_beside(s, g, e):
            value += w.BESIDE * 100
        elif is_behind(s, g, e):
            value += backing(o, g, e)
        elif is_behind(s, e, g):
            value += backing(o, e, g)
    return value


def backing(o: Outlook, back: int, front: int) -> int:
    """DBA-16.3: what a second rank is worth: much if it will count against an enemy who is near."""
    s = o.s
    kind, behind = s.kind[front], s.kind[back]
    if behind == kind and kind in (t.SP, t.WB):
        against_foot = kind == t.WB
    elif behind == t.PS and kind in (t.SP, t.BD, t.AX):
        against_foot = False
    else:
        return w.BEHIND * 100
    for f in o.foes:
        foe = s.kind[f]
        if gap(s, front, f) > w.NEAR_MM:
            continue
        if against_foot:
            if not t.MOUNTED[foe] and foe != t.PS:
                return w.BACKED * 100
        elif (behind == t.PS and t.MOUNTED[foe]) or (behind == t.SP and foe in (t.KN, t.SP)):
            return w.BACKED * 100
    return 0


def contact_bonus(o: Outlook, e: int) -> int:
    """What it is worth that an element fights at all, in hundredths of a point; nothing for a general."""
    return 0 if o.s.band[e] & t.GENERAL else o.contact


def open_flanks(o: Outlook, e: int) -> int:
    """Flanks of an element in a fight which a free enemy can reach, in hundredths of a point."""
    s = o.s
    value = 0
    facing = s.facing[e]
    for sign in (2, -2):
        px, py = s.x[e] + sign * RIGHT_X[facing], s.y[e] + sign * RIGHT_Y[facing]
        held = False
        for g in o.mine:
            if g != e and abs(s.x[g] - px) < 2500 and abs(s.y[g] - py) < 2500:
                held = True
                break
        if held:
            continue
        for f in o.foes:
            if not o.busy[f] and length_of(s.mx[f] - px, s.my[f] - py) // MM <= reach_of(s, f):
                value -= w.OPEN_FLANK * 100
                break
    return value
