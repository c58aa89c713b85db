"""Grassfire: a line that is lit, creeps and goes out, and those who flee from it (DBA-22.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from heptarchy.games.dba.book import told, why
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.ground import line_meets
from heptarchy.games.dba.lattice import (
    COS,
    HALF_BASE,
    MM,
    NEAR,
    NEAR_2,
    RIGHT_ANGLE,
    RIGHT_X,
    RIGHT_Y,
    SCALE,
    SIN,
    TURN,
    facing_of,
    far_x,
    far_y,
    length_of,
    rounded,
)
from heptarchy.games.dba.shapes import crosses, gap_2
from heptarchy.games.dba.table.actions import BURN, SPARK, SPARK_DIE
from heptarchy.games.dba.table.domains import FIRE_MM, pack_pose, pose_facing, pose_x, pose_y
from heptarchy.games.dba.table.state import Fire, side_of, troop
from heptarchy.kernel.explain import ANOTHER_QUESTION
from heptarchy.kernel.refusal import Refusal

if TYPE_CHECKING:
    from heptarchy.games.dba.table.state import Battle

CREEP: Final = 25 * MM  # how far it moves on an even die
REACH: Final = 2600  # no point of a base is farther than this from its middle
QUENCHES: Final[list[bool]] = [kind not in (t.GENTLE_HILL, t.STEEP_HILL) for kind in range(t.KINDS)]
OFFERED_MM: Final[list[int]] = [120, 80, 40]  # lengths that are offered, the longest that is possible
RIGHT: Final = 1  # the last bit of a line: it creeps to its right


# Lighting it


def pack_line(x: int, y: int, facing: int, mm: int, side: int) -> int:
    """A line of fire as one number: where it begins, which way it runs, how long it is, and where it will creep."""
    return ((pack_pose(x, y, facing) * FIRE_MM + mm) << 1) | side


def unpack_line(line: int, lit_from: int) -> Fire:
    """The fire that a number stands for."""
    pose = (line >> 1) // FIRE_MM
    facing = pose_facing(pose)
    turn = -RIGHT_ANGLE if line & RIGHT else RIGHT_ANGLE
    length = (line >> 1) % FIRE_MM * MM
    return Fire(pose_x(pose), pose_y(pose), facing, length, (facing + turn) % TURN, lit_from)


def can_light(s: Battle, seat: int) -> bool:
    """DBA-22.6: is there a place where this player can light a fire?"""
    return any(_offered_by(s, seat, e, True) for e in s.members[seat] if s.status[e] == t.ON_TABLE)


def ask_burn(s: Battle, seat: int) -> None:
    """DBA-22.6: the player says where the line runs and to which side it will creep."""
    options = [line for e in s.members[seat] if s.status[e] == t.ON_TABLE for line in _offered_by(s, seat, e, False)]
    s.ask(seat, options, then=burn, arg=seat, rule="DBA-22.6", why=refuse_burn, judged=True)


def refuse_burn(s: Battle, seat: int, action: int) -> Refusal | None:
    """DBA-22.6: from the edge of an own element and away from it, in the open or on hills."""
    if not BURN.holds(action):
        return ANOTHER_QUESTION.by("DBA-22.6")
    fire = unpack_line(BURN.arg(action), -1)
    if fire.length <= 0:
        return why.FIRE_HAS_LENGTH.by("DBA-22.6")
    lit_from = source(s, seat, fire.x, fire.y)
    if lit_from < 0:
        return why.FIRE_FROM_EDGE.by("DBA-22.6")
    ex = far_x(fire.x, fire.facing, fire.length)
    ey = far_y(fire.y, fire.facing, fire.length)
    if not (s.west <= ex <= s.east and s.south <= ey <= s.north):
        return why.FIRE_ON_TABLE.by("DBA-22.6")
    for f in s.features:
        if QUENCHES[f.kind] and line_meets(f, fire.x, fire.y, ex, ey):
            return why.FIRE_IN_OPEN.by("DBA-22.6", f.kind)
    hd = t.DEPTH[s.kind[lit_from]] // 2
    if crosses(fire.x, fire.y, ex, ey, s.mx[lit_from], s.my[lit_from], s.facing[lit_from], hd, HALF_BASE):
        return why.FIRE_AWAY.by("DBA-22.6", lit_from)
    return None


def burn(s: Battle, seat: int, action: int) -> None:
    """DBA-22.6: the line burns, and whom it touches flees."""
    line = BURN.arg(action)
    fire = unpack_line(line, -1)
    lit_from = source(s, seat, fire.x, fire.y)
    s.fires = [*s.fires, unpack_line(line, lit_from)]
    s.tell(told.LIT, seat, troop(s, lit_from))
    _drive_off(s, touched(s))


def source(s: Battle, seat: int, x: int, y: int) -> int:
    """DBA-22.6: the own element at whose edge a point lies; -1 if there is none."""
    for e in s.members[seat]:
        if s.status[e] == t.ON_TABLE:
            dx = x - s.mx[e]
            dy = y - s.my[e]
            if dx * dx + dy * dy > REACH * REACH:
                continue
            facing = s.facing[e]
            u = abs(dx * COS[facing] + dy * SIN[facing])
            v = abs(dx * SIN[facing] - dy * COS[facing])
            deep = t.DEPTH[s.kind[e]] // 2
            if u > (deep + NEAR) * SCALE or v > (HALF_BASE + NEAR) * SCALE:
                continue
            if u >= (deep - NEAR) * SCALE or v >= (HALF_BASE - NEAR) * SCALE:
                return e
    return -1


def _offered_by(s: Battle, seat: int, e: int, one: bool) -> list[int]:
    """Lines worth lighting from an element: along its front to either side, and ahead; the first that is possible."""
    found: list[int] = []
    x, y, facing = s.x[e], s.y[e], s.facing[e]
    left_x, left_y = x - RIGHT_X[facing], y - RIGHT_Y[facing]
    right_x, right_y = x + RIGHT_X[facing], y + RIGHT_Y[facing]
    _offer(s, seat, left_x, left_y, (facing + RIGHT_ANGLE) % TURN, True, False, found)
    _offer(s, seat, right_x, right_y, (facing - RIGHT_ANGLE) % TURN, False, True, found)
    if one and found:
        return found
    for turn in (RIGHT_ANGLE // 2, 0, -RIGHT_ANGLE // 2):
        _offer(s, seat, x, y, (facing + turn) % TURN, True, True, found)
        if one and found:
            return found
    return found


def _offer(s: Battle, seat: int, x: int, y: int, facing: int, right: bool, left: bool, found: list[int]) -> None:
    """Add the longest line of this direction that can be lit and touches no friend, creeping to these sides."""
    if not (s.west <= x <= s.east and s.south <= y <= s.north):
        return
    for mm in OFFERED_MM:
        action = BURN[pack_line(x, y, facing, mm, 0)]
        if refuse_burn(s, seat, action) is None and not friends_met(s, seat, action):
            if left:
                found.append(BURN[pack_line(x, y, facing, mm, 0)])
            if right:
                found.append(BURN[pack_line(x, y, facing, mm, RIGHT)])
            return


def friends_met(s: Battle, seat: int, action: int) -> int:
    """DBA-22.6: how many of the side's own elements the line would drive off."""
    return len([e for e in met(s, seat, action) if side_of(s, e) == s.side[seat]])


def met(s: Battle, seat: int, action: int) -> list[int]:
    """DBA-22.6: whom the line would touch, but for the element that it is lit from."""
    fire = unpack_line(BURN.arg(action), -1)
    lit_from = source(s, seat, fire.x, fire.y)
    return [
        e
        for e in range(len(s.kind))
        if s.status[e] == t.ON_TABLE
        and e != lit_from
        and line_touches(fire, s.mx[e], s.my[e], s.facing[e], t.DEPTH[s.kind[e]] // 2)
    ]


# What it stops


def line_touches(fire: Fire, mx: int, my: int, facing: int, hd: int) -> bool:
    """DBA-22.6: does the line touch a base that stands so?"""
    half = fire.length // 2
    x = far_x(fire.x, fire.facing, half)
    y = far_y(fire.y, fire.facing, half)
    reach = half + REACH + NEAR
    if abs(mx - x) > reach or abs(my - y) > reach:
        return False
    return gap_2(x, y, fire.facing, half, 0, mx, my, facing, hd, HALF_BASE) <= NEAR_2


def strip_touches(fire: Fire, mx: int, my: int, facing: int, hd: int) -> bool:
    """DBA-22.6: does the strip that a fire has swept in coming here touch a base?"""
    half = fire.length // 2
    x = far_x(far_x(fire.x, fire.facing, half), fire.creeps, -CREEP // 2)
    y = far_y(far_y(fire.y, fire.facing, half), fire.creeps, -CREEP // 2)
    reach = half + CREEP + REACH + NEAR
    if abs(mx - x) > reach or abs(my - y) > reach:
        return False
    return gap_2(x, y, fire.creeps, CREEP // 2, half, mx, my, facing, hd, HALF_BASE) <= NEAR_2


def touches_base(s: Battle, mx: int, my: int, facing: int, hd: int, e: int = -1) -> bool:
    """DBA-22.6: would a base that stands so touch a fire? The element it was lit from is spared."""
    for fire in s.fires:  # noqa: SIM110 -- a generator would cost more than it saves
        if (e < 0 or fire.lit_from != e) and line_touches(fire, mx, my, facing, hd):
            return True
    return False


def blocks(s: Battle, px: i64, py: i64, qx: i64, qy: i64) -> bool:
    """DBA-22.6: does the way from p to q cross a fire? Its very ends don't count: who lit it stands at one."""
    for fire in s.fires:
        ax: i64 = far_x(fire.x, fire.facing, NEAR)
        ay: i64 = far_y(fire.y, fire.facing, NEAR)
        bx: i64 = far_x(fire.x, fire.facing, fire.length - NEAR)
        by: i64 = far_y(fire.y, fire.facing, fire.length - NEAR)
        one: i64 = (bx - ax) * (py - ay) - (by - ay) * (px - ax)
        two: i64 = (bx - ax) * (qy - ay) - (by - ay) * (qx - ax)
        if not ((one < 0 < two) or (two < 0 < one)):
            continue
        one = (qx - px) * (ay - py) - (qy - py) * (ax - px)
        two = (qx - px) * (by - py) - (qy - py) * (bx - px)
        if (one < 0 < two) or (two < 0 < one):
            return True
    return False


# Its way


def advance_fires(s: Battle, arg: int) -> None:
    """DBA-22.6: at the start of every bound a die says what the fire does; one die for all its parts."""
    if s.fires:
        s.roll(SPARK_DIE, then=spread, rule="DBA-22.6")


def spread(s: Battle, arg: int, answer: int) -> None:
    """DBA-22.6: on 1 it goes out, on an even number it moves, else it stays; whom it touches flees first."""
    pips = SPARK.arg(answer)
    if pips == 1:
        s.fires = []
        s.tell(told.WENT_OUT)
    elif pips % 2 == 0:
        s.push(creep)
        s.tell(told.CREPT)
        _drive_off(s, swept(s))
    else:
        _drive_off(s, touched(s))


def touched(s: Battle) -> list[int]:
    """DBA-22.6: the elements that a line touches, except the one it was lit from."""
    return [
        e
        for e in range(len(s.kind))
        if s.status[e] == t.ON_TABLE and touches_base(s, s.mx[e], s.my[e], s.facing[e], t.DEPTH[s.kind[e]] // 2, e)
    ]


def swept(s: Battle) -> list[int]:
    """DBA-22.6: the elements that the fire will touch in moving; nobody is spared any more."""
    parts = [part for fire in s.fires for part in crept(s, fire)]
    found: list[int] = []
    for e in range(len(s.kind)):
        if s.status[e] == t.ON_TABLE:
            hd = t.DEPTH[s.kind[e]] // 2
            if any(strip_touches(part, s.mx[e], s.my[e], s.facing[e], hd) for part in parts):
                found.append(e)
    return found


def crept(s: Battle, fire: Fire) -> list[Fire]:
    """DBA-22.6: what is left of a fire that moves: parts that reach wood, marsh or rough, or the edge, are cut off."""
    parts: list[Fire] = []
    start = -1
    steps = fire.length // MM
    for i in range(steps + 2):
        x = far_x(fire.x, fire.facing, i * MM)
        y = far_y(fire.y, fire.facing, i * MM)
        burns = i <= steps and _burns_on(s, x, y, far_x(x, fire.creeps, CREEP), far_y(y, fire.creeps, CREEP))
        if burns and start < 0:
            start = i
        elif not burns and start >= 0:
            if i - 1 > start:
                sx = far_x(far_x(fire.x, fire.facing, start * MM), fire.creeps, CREEP)
                sy = far_y(far_y(fire.y, fire.facing, start * MM), fire.creeps, CREEP)
                parts.append(Fire(sx, sy, fire.facing, (i - 1 - start) * MM, fire.creeps, -1))
            start = -1
    return parts


def _burns_on(s: Battle, px: int, py: int, qx: int, qy: int) -> bool:
    """DBA-22.6: does the fire at p get to q?"""
    if not (s.west <= qx <= s.east and s.south <= qy <= s.north):
        return False
    return not any(QUENCHES[f.kind] and line_meets(f, px, py, qx, qy) for f in s.features)


def creep(s: Battle, arg: int) -> None:
    """DBA-22.6: it burns where it has come to."""
    s.fires = [part for fire in s.fires for part in crept(s, fire)]
    if not s.fires:
        s.tell(told.WENT_OUT)


# Flight


def _drive_off(s: Battle, elements: list[int]) -> None:
    """DBA-22.6: they flee one by one, those farthest from the line first, so that they don't run into each other."""
    keys = sorted([(distance(s, e), -e) for e in elements])
    for _, minus in keys:
        s.push(scorch, -minus)


def distance(s: Battle, e: int) -> int:
    """From the nearest fire to the middle of a base."""
    return min(_offset(fire, s.mx[e], s.my[e]) for fire in s.fires)


def _foot(fire: Fire, x: int, y: int) -> int:
    """How far along the line the point nearest to this one lies."""
    along = rounded((x - fire.x) * COS[fire.facing] + (y - fire.y) * SIN[fire.facing], SCALE)
    return min(max(along, 0), fire.length)


def _offset(fire: Fire, x: int, y: int) -> int:
    """From a line to a point."""
    along = _foot(fire, x, y)
    return length_of(x - far_x(fire.x, fire.facing, along), y - far_y(fire.y, fire.facing, along))


def away_from(fire: Fire, x: int, y: int) -> int:
    """DBA-22.6: the facing that leads straight away from a line: across it, or from its end for who is beyond that."""
    along = _foot(fire, x, y)
    aside = rounded((y - fire.y) * COS[fire.facing] - (x - fire.x) * SIN[fire.facing], SCALE)
    if 0 < along < fire.length:
        if aside == 0:
            return fire.creeps
        return (fire.facing + (RIGHT_ANGLE if aside > 0 else -RIGHT_ANGLE)) % TURN
    dx = x - far_x(fire.x, fire.facing, along)
    dy = y - far_y(fire.y, fire.facing, along)
    return fire.creeps if dx == 0 and dy == 0 else facing_of(dx, dy)


def scorch(s: Battle, e: int) -> None:
    """DBA-22.6: an element flees straight away from the nearest fire."""
    from heptarchy.games.dba.flight import flee_from

    if s.status[e] != t.ON_TABLE or not s.fires:
        return
    nearest = s.fires[0]
    for fire in s.fires[1:]:
        if _offset(fire, s.mx[e], s.my[e]) < _offset(nearest, s.mx[e], s.my[e]):
            nearest = fire
    s.tell(told.SCORCHED, troop(s, e))
    flee_from(s, e, away_from(nearest, s.mx[e], s.my[e]))
