"""Several against one: what others could still do, in the same bound, to an enemy whom a move has just met."""

from __future__ import annotations

from heptarchy.games.dba.blocks import refuse_pose
from heptarchy.games.dba.bot import weights as w
from heptarchy.games.dba.bot.fights import touched_fight
from heptarchy.games.dba.bot.outlook import Outlook, reach_of
from heptarchy.games.dba.contact import CORNER, FRONT, LEFT_FLANK, REAR, RIGHT_FLANK, front_touches, frontal_foe
from heptarchy.games.dba.element_moves import make_unit
from heptarchy.games.dba.lattice import HALF_BASE, HALF_X, HALF_Y, MM, length_of
from heptarchy.games.dba.snap import contact_pose
from heptarchy.games.dba.table.state import put

MOST = 2  # so many more moves are looked ahead

# Where one joins in a fight: how, and on which side
JOINS = [(FRONT, False), (LEFT_FLANK, False), (RIGHT_FLANK, False), (REAR, False), (CORNER, False), (CORNER, True)]


def follow_up(o: Outlook, foes: list[int], movers: list[int], pips: int) -> int:
    """What the best help would add to a fight that these movers have begun, in hundredths of a point."""
    best = 0
    for f in foes:
        if not is_met(o, f, movers):
            continue
        value = helped(o, f, movers, pips)
        if value > best:
            best = value
    return best


def is_met(o: Outlook, f: int, movers: list[int]) -> bool:
    """Does one of them touch this enemy with its front?"""
    s = o.s
    for e in movers:
        if abs(s.mx[e] - s.mx[f]) < 5200 and abs(s.my[e] - s.my[f]) < 5200 and front_touches(s, e, f):
            return True
    return False


def helped(o: Outlook, f: int, movers: list[int], pips: int) -> int:
    """The fight of one enemy, with help as far as the PIPs reach: the best helper first, then the next."""
    s = o.s
    base = touched_fight(o, f, movers)
    total = 0
    party = list(movers)
    kept: list[tuple[int, int, int, int]] = []
    while pips > 0 and len(kept) < MOST:
        best, who, cost = 100 * w.HELP, -1, 0
        bx = by = turned = 0
        for e in helpers(o, f, party):
            u = make_unit(s, o.seat, [e])
            if u.cost > pips or u.engaged:
                continue
            old_x, old_y, old_facing = s.x[e], s.y[e], s.facing[e]
            for how, right in JOINS:
                x, y, facing = contact_pose(s, f, how, right)
                if abs(x) > HALF_X or abs(y) > HALF_Y:
                    continue
                if length_of(x - old_x, y - old_y) > u.limit + 4 * MM + HALF_BASE:
                    continue
                if refuse_pose(s, u, x, y, facing) is not None:
                    continue
                put(s, e, x, y, facing)
                value = 100 * (touched_fight(o, f, [*party, e]) - base)
                put(s, e, old_x, old_y, old_facing)
                if value > best:
                    best, who, cost, bx, by, turned = value, e, u.cost, x, y, facing
        if who < 0:
            break
        kept.append((who, s.x[who], s.y[who], s.facing[who]))
        put(s, who, bx, by, turned)
        party.append(who)
        total += best - 100 * w.HELP * cost
        base = touched_fight(o, f, party)
        pips -= cost
    for e, x, y, facing in reversed(kept):
        put(s, e, x, y, facing)
    return total


def helpers(o: Outlook, f: int, party: list[int]) -> list[int]:
    """Own elements, free and near enough to join in a fight with this enemy."""
    s = o.s
    found: list[int] = []
    for e in o.mine:
        if s.command[e] != o.seat or o.busy[e] or s.shaken[e] or e in party or s.moved[e]:
            continue
        if length_of(s.mx[e] - s.mx[f], s.my[e] - s.my[f]) // MM <= reach_of(s, e) + 40 and frontal_foe(s, e) < 0:
            found.append(e)
    return found
