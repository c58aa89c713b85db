"""What a move comes to: contact with enemies and camps, support of friends (DBA-11.3, DBA-13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from heptarchy.games.dba import holds
from heptarchy.games.dba.book import why
from heptarchy.games.dba.contact import (
    APART,
    CORNER,
    FRONT,
    LEFT_FLANK,
    REAR,
    RIGHT_FLANK,
    SIDE,
    front_run,
    relation,
)
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.groups import SLIDE_NEAR
from heptarchy.games.dba.lattice import (
    AHEAD_X,
    AHEAD_Y,
    COS,
    HALF_BASE,
    MM,
    NEAR,
    RIGHT_ANGLE,
    SCALE,
    SIN,
    TOUCHING,
    TURN,
    TURNED,
)
from heptarchy.games.dba.room import near_town
from heptarchy.games.dba.shapes import FAR_2, HALF_DEPTH, boxes_overlap
from heptarchy.games.dba.table.state import Battle, Unit
from heptarchy.games.dba.zones import faces
from heptarchy.kernel.refusal import Refusal

WRONG: Final = -1  # it touches an enemy in no named way (DBA-13.1)
NOT_BEHIND: Final = -2  # it was not behind the enemy's front or rear (DBA-13.3)
SUPPORTS: Final[list[tuple[int, int]]] = [(t.SP, t.SP), (t.WB, t.WB), (t.PS, t.SP), (t.PS, t.BD), (t.PS, t.AX)]
ALONG: Final = 20 * MM  # DBA-13.5: of a front edge, at a camp's


def relation_reached(s: Battle, u: Unit, foes: list[int], e: int, x: i64, y: i64, facing: i64) -> int:
    """DBA-13.1, DBA-13.3: the best relation to an enemy that it touches there; APART, or what is wrong with it."""
    k = s.kind[e]
    half: i64 = t.HALF_STEPS[k]
    mx = x - half * AHEAD_X[facing]
    my = y - half * AHEAD_Y[facing]
    hd: i64 = HALF_DEPTH[k]
    xs = s.mx
    ys = s.my
    best = APART
    touched = False
    for f in foes:
        dx: i64 = xs[f] - mx
        dy: i64 = ys[f] - my
        if dx * dx + dy * dy > FAR_2 or not boxes_overlap(
            dx, dy, facing, hd, HALF_BASE, s.facing[f], HALF_DEPTH[s.kind[f]], HALF_BASE, TOUCHING
        ):
            continue
        how = relation(x, y, facing, k, s.x[f], s.y[f], s.facing[f], s.kind[f])
        if LEFT_FLANK <= how <= REAR and not began_behind(s, u, f, how == REAR):
            return NOT_BEHIND
        if how != APART and (best == APART or how < best):
            best = how
        touched = True
    if touched and best == APART:
        return WRONG
    return best


def began_behind(s: Battle, u: Unit, f: int, rear: bool) -> bool:
    """DBA-13.3: did all that moves begin wholly behind the line through the enemy's front edge, or his rear edge?"""
    bt = s.facing[f]
    c, si = COS[bt], SIN[bt]
    line = NEAR - (t.DEPTH[s.kind[f]] if rear else 0)
    for e in u.members:
        turn = (s.facing[e] - bt) % TURN
        reach = t.DEPTH[s.kind[e]] // 2 * abs(COS[turn]) + HALF_BASE * abs(SIN[turn])
        ahead = (s.mx[e] - s.x[f]) * c + (s.my[e] - s.y[f]) * si + reach
        if ahead > line * SCALE:
            return False
    return True


def contact_refusal(what: int, e: int) -> Refusal:
    """What is wrong with a contact."""
    if what == NOT_BEHIND:
        return why.NOT_FROM_BEHIND.by("DBA-13.3", e)
    return why.NOT_LINED_UP.by("DBA-13.1", e)


def in_contact(how: int) -> bool:
    """Front, flank or rear: an enemy is in contact; an overlap is less."""
    return FRONT <= how <= REAR


def at_hold(s: Battle, e: int, x: i64, y: i64, facing: i64) -> int:
    """DBA-13.5, DBA-33.4: the enemy hold along an edge of which the front lies for at least 20 mm; -1: none."""
    inland: i64 = s.inland
    town = bool(s.town) and near_town(s, x, y, x, y)
    if (-inland < y < inland and not town) or s.kind[e] == t.SCH:
        return -1
    side = s.side[s.command[e]]
    for h in range(holds.HOLDS):
        if not holds.is_foe_of(s, side, h):
            continue
        cx, cy, ct, chd, chw = holds.box(s, h)
        if TURNED < (facing - ct) % RIGHT_ANGLE < RIGHT_ANGLE - TURNED:
            continue
        if front_run(x, y, facing, cx, cy, ct, chd, chw) >= ALONG - NEAR:
            return h
    return -1


def at_camp(s: Battle, e: int, x: i64, y: i64, facing: i64) -> bool:
    """DBA-13.5: does the front edge lie so along an enemy camp or built-up area?"""
    inland: i64 = s.inland
    if -inland < y < inland and not s.town:
        return False
    return at_hold(s, e, x, y, facing) >= 0


def refuse_camp_contact(s: Battle, e: int, x: i64, y: i64, facing: i64, mx: i64, my: i64) -> Refusal | None:
    """DBA-13.5, DBA-20.1, DBA-33.4: how a hold may be touched."""
    inland: i64 = s.inland
    if -inland < my < inland and not (s.town and near_town(s, mx, my, mx, my)):
        return None
    side = s.side[s.command[e]]
    hd = HALF_DEPTH[s.kind[e]]
    for h in range(holds.HOLDS):
        if not holds.is_foe_of(s, side, h):
            continue
        cx, cy, ct, chd, chw = holds.box(s, h)
        if not boxes_overlap(cx - mx, cy - my, facing, hd, HALF_BASE, ct, chd, chw, TOUCHING):
            continue
        if s.kind[e] == t.SCH or s.disguised[s.owner[e]] == e:
            if h == holds.TOWN:
                return why.NO_EXPENDABLES_TOWN.by("DBA-33.4")
            return why.NO_EXPENDABLES_CAMP.by("DBA-20.1")
        if at_hold(s, e, x, y, facing) < 0:
            if h == holds.TOWN:
                return why.MEET_WALLS.by("DBA-33.4", e)
            return why.MEET_CAMP.by("DBA-13.5", e)
    return None


def reached_by(s: Battle, u: Unit, ends: list[int]) -> int:
    """The best relation to an enemy that one of the members comes to; APART if none is good."""
    best = APART
    for i, e in enumerate(u.members):
        x, y, facing = ends[3 * i], ends[3 * i + 1], ends[3 * i + 2]
        how = relation_reached(s, u, u.foes, e, x, y, facing)
        if how > APART and (best == APART or how < best):
            best = how
    return best


def relations_reached(s: Battle, u: Unit, foes: list[int], ends: list[int]) -> tuple[int, int]:
    """DBA-13.1: one member in a named relation is enough for a group; the relation, or what is wrong and with whom."""
    best = APART
    wrong = -1
    for i, e in enumerate(u.members):
        x, y, facing = ends[3 * i], ends[3 * i + 1], ends[3 * i + 2]
        how = relation_reached(s, u, foes, e, x, y, facing)
        if how == NOT_BEHIND:
            return how, e
        if how == WRONG:
            wrong = e
        elif how != APART and (best == APART or how < best):
            best = how
    if best == APART and wrong >= 0:
        return WRONG, wrong
    return best, wrong


def slides_well(s: Battle, u: Unit, ends: list[int]) -> bool:
    """DBA-9.3: a member ends within 40 mm of an enemy, lined up with him."""
    for i in range(len(u.members)):
        x, y, facing = ends[3 * i], ends[3 * i + 1], ends[3 * i + 2]
        for f in u.foes:
            dx, dy = x - s.x[f], y - s.y[f]
            if dx * dx + dy * dy <= (SLIDE_NEAR + NEAR) * (SLIDE_NEAR + NEAR) and faces(s, x, y, facing, f):
                return True
            how = relation(x, y, facing, s.kind[u.members[i]], s.x[f], s.y[f], s.facing[f], s.kind[f])
            if how in (LEFT_FLANK, RIGHT_FLANK, REAR, CORNER, SIDE):
                return True
    return False


def meets_camp(s: Battle, u: Unit, ends: list[int]) -> bool:
    """DBA-13.5, DBA-33.4: one of the members comes to the enemy's camp or built-up area."""
    for i, e in enumerate(u.members):  # noqa: SIM110 -- a generator costs more than the test
        if at_camp(s, e, ends[3 * i], ends[3 * i + 1], ends[3 * i + 2]):
            return True
    return False


def ends_in_support(s: Battle, u: Unit, ends: list[int]) -> bool:
    """DBA-11.3, DBA-16.3: one of the members ends directly behind a friend whom it can support."""
    for i, e in enumerate(u.members):
        for o in u.friends:
            if (s.kind[e], s.kind[o]) in SUPPORTS:
                how = relation(
                    ends[3 * i],
                    ends[3 * i + 1],
                    ends[3 * i + 2],
                    s.kind[e],
                    s.x[o],
                    s.y[o],
                    s.facing[o],
                    s.kind[o],
                )
                if how == REAR:
                    return True
    return False
