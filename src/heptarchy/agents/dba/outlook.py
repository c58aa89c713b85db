"""A battle as one seat looks at it: what elements are worth, what fights promise, how well an element stands."""

from __future__ import annotations

from heptarchy.agents.dba import weights as w
from heptarchy.agents.dba.chances import expected
from heptarchy.games.dba import camps, ground
from heptarchy.games.dba import tables as t
from heptarchy.games.dba.combat import NEIGHBOUR, base_factor, sum_up, supporter_of
from heptarchy.games.dba.commands import break_point
from heptarchy.games.dba.contact import (
    FRONT,
    front_touches,
    frontal_foe,
    is_behind,
    is_beside,
    is_engaged,
    is_flanked,
)
from heptarchy.games.dba.flight import has_room
from heptarchy.games.dba.lattice import COS, MM, RIGHT_X, RIGHT_Y, SCALE, SIN, far_x, far_y, length_of
from heptarchy.games.dba.room import on_table
from heptarchy.games.dba.shapes import overlap
from heptarchy.games.dba.snap import contact_pose
from heptarchy.games.dba.state import Battle, general_of, put

FAR = 7500  # units: fights beyond this from a move are not changed by it
UNKNOWN = -(1 << 40)


class Outlook:
    """A battle from a seat's side; worked out once for each question."""

    def __init__(self, s: Battle, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.side = s.side[seat]
        count = len(s.kind)
        self.mine: list[int] = []
        self.foes: list[int] = []
        self.worth: list[int] = [0] * count
        self.busy: list[bool] = [False] * count  # in front contact, or touched
        for e in range(count):
            if s.status[e] != t.ON_TABLE:
                continue
            if s.side[s.command[e]] == self.side:
                self.mine.append(e)
            else:
                self.foes.append(e)
            self.worth[e] = worth_of(s, e)
            self.busy[e] = is_engaged(s, e)
        self.pull = w.NEAR_PULL + w.LATE_PULL * max(0, s.round - w.LATE)
        self.contact = 100 * (w.CONTACT + w.LATE_CONTACT * max(0, s.round - w.LATE))
        self.camp, self.lure = camp_worth(s, 1 - self.side)
        self.fights: list[int] = [UNKNOWN] * count  # by enemy: what the fight that he is in promises
        self.matches: dict[int, int] = {}  # what a plain fight promises, by both elements


def worth_of(s: Battle, e: int) -> int:
    """What the loss of an element means: more for a general, and for a command that is about to break."""
    worth = w.WORTH[s.kind[e]]
    if s.kind[e] == t.SCH:
        return worth
    seat = s.command[e]
    if s.broken[seat]:
        return worth * w.BROKEN // 100
    last = stands_alone(s, seat)
    if s.band[e] & t.GENERAL:
        worth += w.LAST_GENERAL if last else w.GENERAL
    left = break_point(s, seat) - s.lost[seat]
    if left <= 1:
        worth += w.LAST_STRAW if last else w.STRAW
    elif left <= 3:
        worth += (4 - left) * w.NEAR_STRAW
    return worth


def camp_worth(s: Battle, side: int) -> tuple[int, int]:
    """DBA-20.2: what the loss of a camp means to a side, and how many mm nearer it looks for that."""
    seat = s.chief[side]
    if s.broken[seat] or break_point(s, seat) - s.lost[seat] > s.params.camp_worth:
        return w.CAMP, 0
    return (w.CAMP + w.LAST_STRAW, w.CAMP_BREAKS) if stands_alone(s, seat) else (w.CAMP + w.STRAW, w.CAMP_BREAKS // 2)


def stands_alone(s: Battle, seat: int) -> bool:
    """DBA-21.1: no other command of the side is unbroken: the army is demoralised with this one."""
    for other in range(s.players):
        if other != seat and s.side[other] == s.side[seat] and s.members[other] and not s.broken[other]:
            return False
    return True


# Fights


def plain_match(o: Outlook, e: int, f: int) -> int:
    """What a fight of e with f promises e's side in the open, without supports: points, good or bad."""
    key = e * 1000 + f
    found = o.matches.get(key)
    if found is None:
        s = o.s
        kind, foe = s.kind[e], s.kind[f]
        mine = base_factor(s.params, kind, foe) + (1 if s.band[e] & t.GENERAL else 0)
        theirs = base_factor(s.params, foe, kind) + (1 if s.band[f] & t.GENERAL else 0)
        if s.broken[s.command[f]]:
            theirs -= s.params.demoralised_penalty
        lost, won, _, _ = expected(kind, foe, mine, theirs, False, False, False, False)
        found = (won * o.worth[f] - lost * o.worth[e]) // 3600
        o.matches[key] = found
    return found


def fight_value(o: Outlook, e: int, f: int) -> int:
    """DBA-16, DBA-17: what the fight of e with f promises as they stand, in points."""
    s = o.s
    mine = sum(sum_up(s, e, f, o.seat))
    theirs = sum(sum_up(s, f, e, o.seat))
    lost, won, mine_dead, theirs_dead = expected(
        s.kind[e],
        s.kind[f],
        mine,
        theirs,
        ground.in_bad_going(s, e),
        ground.in_bad_going(s, f),
        is_flanked(s, e) or is_cut_off(s, e),
        is_flanked(s, f) or is_cut_off(s, f),
    )
    value = won * o.worth[f] - lost * o.worth[e]
    behind = supporter_of(s, e, f, o.seat)
    if 0 <= behind < NEIGHBOUR:
        value -= mine_dead * 100 * o.worth[behind]
    behind = supporter_of(s, f, e, o.seat)
    if 0 <= behind < NEIGHBOUR:
        value += theirs_dead * 100 * o.worth[behind]
    return value * w.FIGHT // 360000


def is_cut_off(s: Battle, e: int) -> bool:
    """DBA-18.3: it has no way back: an enemy or the edge of the table is behind it."""
    facing = s.facing[e]
    kind = s.kind[e]
    mx = far_x(s.mx[e], facing, -t.DEPTH[kind])
    my = far_y(s.my[e], facing, -t.DEPTH[kind])
    half = t.DEPTH[kind] // 2
    if not on_table(mx, my, facing, half):
        return True
    side = s.side[s.command[e]]
    for f in range(len(s.kind)):
        if s.status[f] != t.ON_TABLE or s.side[s.command[f]] == side or abs(s.mx[f] - mx) > 5200:
            continue
        if overlap(mx, my, facing, half, s.mx[f], s.my[f], s.facing[f], t.DEPTH[s.kind[f]] // 2):
            return True
    return False


def standing_fight(o: Outlook, f: int) -> int:
    """The same as the table is now, worked out once."""
    if o.fights[f] == UNKNOWN:
        o.fights[f] = touched_fight(o, f, o.mine)
    return o.fights[f]


def touched_fight(o: Outlook, f: int, members: list[int]) -> int:
    """What an enemy's fight promises; one who is touched by a member and fights nobody turns to face (DBA-13.6)."""
    s = o.s
    e = frontal_foe(s, f)
    if e >= 0:
        return fight_value(o, e, f)
    for m in members:
        if abs(s.mx[m] - s.mx[f]) > 5200 or abs(s.my[m] - s.my[f]) > 5200:
            continue
        if front_touches(s, m, f) and frontal_foe(s, m) < 0:
            x, y, facing = s.x[f], s.y[f], s.facing[f]
            nx, ny, turned = contact_pose(s, m, FRONT)
            put(s, f, nx, ny, turned)
            if not has_room(s, f):
                put(s, f, x, y, facing)
            value = fight_value(o, m, f)
            put(s, f, x, y, facing)
            return value
    return 0


def camp_value(o: Outlook, e: int) -> int:
    """DBA-20: what a fight with the enemy's camp promises, in points."""
    s = o.s
    kind = s.kind[e]
    theirs = base_factor(s.params, t.CF, kind) + s.params.camp_bonus
    mine = sum(sum_up(s, e, -1, o.seat))
    lost, won, _, _ = expected(kind, t.CF, mine, theirs, ground.in_bad_going(s, e), False, False, False)
    return (won * o.camp - lost * o.worth[e]) * w.FIGHT // 360000


# Standing


def gap(s: Battle, a: int, b: int) -> int:
    """Between the middles of two elements, in mm."""
    return length_of(s.mx[a] - s.mx[b], s.my[a] - s.my[b]) // MM


def reach_of(s: Battle, f: int) -> int:
    """How far an element may strike in its next bound, in mm: its move, and a little for its depth."""
    return s.params.good_move[s.kind[f]] // MM + 25


def standing(o: Outlook, e: int) -> int:
    """How well an element stands where it is now, in hundredths of a point: all but its fights."""
    s = o.s
    value = 0
    best = 1 << 30
    target = -1
    near_foe = -1
    near = 1 << 30
    threat = 0
    exposed = 0
    ahead_x, ahead_y = COS[s.facing[e]], SIN[s.facing[e]]
    kind = s.kind[e]
    for f in o.foes:
        far = gap(s, e, f)
        if far < near:
            near, near_foe = far, f
        liked = plain_match(o, e, f) * w.LIKED
        if liked > w.MOST_LIKED:
            liked = w.MOST_LIKED
        elif liked < -w.LEAST_LIKED:
            liked = -w.LEAST_LIKED
        if o.busy[f]:
            liked += 10
        if far - liked < best:
            best, target = far - liked, f
        if far <= reach_of(s, f) and not o.busy[f] and not o.busy[e]:
            ahead = (s.mx[f] - s.mx[e]) * ahead_x + (s.my[f] - s.my[e]) * ahead_y
            if ahead * 10 < 3 * far * MM * SCALE:
                exposed += 1
            else:
                likely = plain_match(o, e, f)
                if likely < threat:
                    threat = likely
    enemy = 1 - o.side
    if camps.camp_standing(s, enemy) and kind < t.CF:
        cx, cy = s.camp[enemy], camps.camp_y(s, enemy)
        far = length_of(s.mx[e] - cx, s.my[e] - cy) // MM - w.CAMP_RAID[kind] - o.lure
        if far < best:
            best, target = far, -2
    if target != -1:
        reach = reach_of(s, e)
        value -= best * o.pull if best <= reach else reach * o.pull + (best - reach) * max(w.PULL, o.pull)
    value += threat * w.THREAT - exposed * w.EXPOSED * 100
    value += facing_value(s, e, target if target >= 0 else near_foe, near)
    value += ground_value(o, e, near_foe, near)
    return value


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
