"""What fights promise, as they stand on the table (DBA-16 to DBA-18)."""

from __future__ import annotations

from heptarchy.games.dba import ground
from heptarchy.games.dba.bot import weights as w
from heptarchy.games.dba.bot.chances import expected
from heptarchy.games.dba.bot.outlook import UNKNOWN, Outlook
from heptarchy.games.dba.combat import NEIGHBOUR, sum_up, supporter_of
from heptarchy.games.dba.contact import FRONT, front_touches, frontal_foe, is_flanked
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.flight import has_room
from heptarchy.games.dba.lattice import far_x, far_y, same_way
from heptarchy.games.dba.room import on_land
from heptarchy.games.dba.shapes import overlap
from heptarchy.games.dba.snap import contact_pose
from heptarchy.games.dba.table.state import Battle, put

PUSHED = 2  # friends in a row who are looked at


def fight_value(o: Outlook, e: int, f: int) -> int:
    """DBA-16, DBA-17: what the fight of e with f promises as they stand, in points."""
    s = o.s
    mine = sum(sum_up(s, e, f, o.seat))
    theirs = sum(sum_up(s, f, e, o.seat))
    trapped = is_flanked(s, e) or is_cut_off(s, e)
    lost, won, mine_dead, theirs_dead, gives_way = expected(
        s.kind[e],
        s.kind[f],
        mine,
        theirs,
        ground.in_bad_going(s, e),
        ground.in_bad_going(s, f),
        trapped,
        is_flanked(s, f) or is_cut_off(s, f),
    )
    care = o.care
    if s.band[e] & t.GENERAL:
        care = w.TRAPPED if trapped else 100
    value = won * o.worth[f] - lost * o.worth[e] * care // 100
    behind = supporter_of(s, e, f, o.seat)
    if 0 <= behind < NEIGHBOUR:
        value -= mine_dead * 100 * o.worth[behind]
    behind = supporter_of(s, f, e, o.seat)
    if 0 <= behind < NEIGHBOUR:
        value += theirs_dead * 100 * o.worth[behind]
    if gives_way:
        value -= gives_way * 100 * trapped_helpers(o, e, f)
    return value * w.FIGHT // 360000


def trapped_helpers(o: Outlook, e: int, f: int) -> int:
    """DBA-17.5: the worth of those who help e on a flank or rear and have no way back: they recoil with e."""
    s = o.s
    worth = 0
    for m in o.mine:
        if m == e or abs(s.mx[m] - s.mx[f]) > 5200 or abs(s.my[m] - s.my[f]) > 5200:
            continue
        if front_touches(s, m, f) and is_cut_off(s, m):
            worth += o.worth[m]
    return worth


def is_cut_off(s: Battle, e: int) -> bool:
    """DBA-18.3: it has no way back: behind it is an enemy, the edge, or a friend who can't give way."""
    return is_barred(s, e, PUSHED)


def is_barred(s: Battle, e: int, pushed: int) -> bool:
    """Is there no room behind an element, even if so many friends in a row are pushed?"""
    facing = s.facing[e]
    kind = s.kind[e]
    mx = far_x(s.mx[e], facing, -t.DEPTH[kind])
    my = far_y(s.my[e], facing, -t.DEPTH[kind])
    half = t.DEPTH[kind] // 2
    if not on_land(s, mx, my, facing, half):
        return True
    side = s.side[s.command[e]]
    for f in range(len(s.kind)):
        if s.status[f] != t.ON_TABLE or f == e or abs(s.mx[f] - mx) > 5200 or abs(s.my[f] - my) > 5200:
            continue
        if not overlap(mx, my, facing, half, s.mx[f], s.my[f], s.facing[f], t.DEPTH[s.kind[f]] // 2):
            continue
        if s.side[s.command[f]] != side or not same_way(s.facing[f], facing):
            return True
        if pushed and is_barred(s, f, pushed - 1):
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
