"""Outcome moves: recoil, flight, pursuit (DBA-15, DBA-18)."""

from __future__ import annotations

from typing import Final

from heptarchy.games.dba import fire, ground, holds, losses
from heptarchy.games.dba.book import told
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.lattice import (
    COS,
    HALF_BASE,
    HALF_TURN,
    MM,
    NEAR,
    RIGHT_X,
    RIGHT_Y,
    SCALE,
    SIN,
    TURN,
    far_x,
    far_y,
    opposite,
    rounded,
    same_way,
)
from heptarchy.games.dba.room import may_pass, on_camp, on_land
from heptarchy.games.dba.shapes import boxes_overlap, ray_reaches
from heptarchy.games.dba.snap import stands_on
from heptarchy.games.dba.table.state import Battle, is_on, is_there, put, side_of, troop

SWERVES: Final[list[int]] = [
    0,
    50,
    -50,
    100,
    -100,
    150,
    -150,
    200,
    -200,
    250,
    -250,
    300,
    -300,
    350,
    -350,
    400,
    -400,
    450,
    -450,
]
BACK: Final = 1 * MM  # steps by which a fleeing element stops short of where it can't stand


def half(s: Battle, e: int) -> int:
    """Half the depth of its base."""
    return t.DEPTH[s.kind[e]] // 2


def destroy(s: Battle, e: int) -> None:
    """DBA-17: an element is destroyed."""
    if is_there(s, e):
        s.tell(told.DESTROYED, troop(s, e))
        losses.take_off(s, e, t.DESTROYED)


# Recoil


def recoil(s: Battle, e: int) -> bool:
    """DBA-18.1 to DBA-18.3: straight back by its own depth. False: it is destroyed."""
    depth = min(t.DEPTH[s.kind[e]], 2 * HALF_BASE)
    facing = s.facing[e]
    s.still[e] = False
    if back_off(s, e, depth, facing):
        s.tell(told.RECOILED, troop(s, e))
        return True
    destroy(s, e)
    return False


def back_off(s: Battle, e: int, far: int, facing: int) -> bool:
    """DBA-18.2, DBA-18.3: go back so far; friends make way or are pushed. False: there is no room."""
    x, y = far_x(s.x[e], facing, -far), far_y(s.y[e], facing, -far)
    ox, oy, old = s.x[e], s.y[e], s.facing[e]
    put(s, e, x, y, old)
    if own_camp_behind(s, e):
        return stop_at_camp(s, e, ox, oy, far, facing)
    if not on_land(s, s.mx[e], s.my[e], old, half(s, e)) or meets_fire_or_camp(s, e):
        put(s, e, ox, oy, old)
        return False
    for o in range(len(s.kind)):
        if o == e or not is_on(s, o) or not stands_on(s, e, o):
            continue
        if side_of(s, o) != side_of(s, e):
            put(s, e, ox, oy, old)
            if opposite_rear(s, e, o):
                destroy(s, o)
            return False
        if same_way(s.facing[o], facing):
            if passes_back(s, e, o):
                past = beyond(s, o, ox, oy, facing)
                put(s, e, far_x(ox, facing, -past), far_y(oy, facing, -past), old)
                if has_room(s, e):
                    return True
                put(s, e, x, y, old)
            if push(s, o, e, facing):
                continue
        put(s, e, ox, oy, old)
        return False
    return True


def beyond(s: Battle, o: int, x: int, y: int, facing: int) -> int:
    """How far a front's middle goes straight back from there to have passed o: to the line of o's rear edge."""
    gap = rounded((x - s.x[o]) * COS[facing] + (y - s.y[o]) * SIN[facing], SCALE)
    return gap + t.DEPTH[s.kind[o]]


def passes_back(s: Battle, e: int, o: int) -> bool:
    """DBA-15.2: whom a recoiling element passes through."""
    k, friend = s.kind[e], s.kind[o]
    if t.MOUNTED[k]:
        return not t.MOUNTED[friend]
    if k == t.BD:
        return friend in (t.BD, t.SP)
    return k == t.PS and friend != t.PS


def push(s: Battle, o: int, e: int, facing: int) -> bool:
    """DBA-18.2: push a friend straight back as far as needed, and others in turn. False: he has no room."""
    c, si = COS[facing], SIN[facing]
    # e's rear edge must be clear of o's front edge, measured along the facing
    ahead = rounded((s.x[o] - s.mx[e]) * c + (s.y[o] - s.my[e]) * si, SCALE)
    far = ahead + half(s, e)
    if far <= 0:
        return True
    s.still[o] = False
    return back_off(s, o, far, facing)


def opposite_rear(s: Battle, e: int, o: int) -> bool:
    """DBA-18.3: is it the enemy's rear edge that e backs into?"""
    return opposite(s.facing[e], s.facing[o])


def has_room(s: Battle, e: int) -> bool:
    """On the table, clear of everybody, camps and fire."""
    if not on_land(s, s.mx[e], s.my[e], s.facing[e], half(s, e)) or meets_fire_or_camp(s, e):
        return False
    return not any(o != e and is_on(s, o) and stands_on(s, e, o) for o in range(len(s.kind)))


def meets_fire_or_camp(s: Battle, e: int) -> bool:
    """Does it stand in a fire or on a camp?"""
    if s.fires and fire.touches_base(s, s.mx[e], s.my[e], s.facing[e], half(s, e)):
        return True
    return on_camp(s, s.mx[e], s.my[e], s.facing[e], half(s, e))


def own_camp_behind(s: Battle, e: int) -> bool:
    """DBA-18.3: does it back into a camp or a built-up area of its own side?"""
    for h in range(holds.HOLDS):
        if holds.bars(s, h) and holds.holder(s, h) == side_of(s, e):
            cx, cy, ct, chd, chw = holds.box(s, h)
            if boxes_overlap(cx - s.mx[e], cy - s.my[e], s.facing[e], half(s, e), HALF_BASE, ct, chd, chw, NEAR):
                return True
    return False


def stop_at_camp(s: Battle, e: int, ox: int, oy: int, far: int, facing: int) -> bool:
    """DBA-18.3: the own camp just stops it: it goes back as far as there is room."""
    old = s.facing[e]
    for short in range(BACK, far + BACK, BACK):
        there = max(far - short, 0)
        put(s, e, far_x(ox, facing, -there), far_y(oy, facing, -there), old)
        if there == 0 or has_room(s, e):
            break
    return True


# Flight


def flee(s: Battle, e: int) -> None:
    """DBA-18.4: recoil, turn about, and go straight on for the full move distance."""
    start_bad = ground.in_bad_going(s, e)
    if not recoil(s, e):
        return
    s.tell(told.FLED, troop(s, e))
    run(s, e, (s.facing[e] + HALF_TURN) % TURN, flight_distance(s, e, start_bad))


def flight_distance(s: Battle, e: int, bad: bool) -> int:
    """DBA-18.4: the full move distance of the going it starts in."""
    k = s.kind[e]
    if bad:
        return s.params.bad_move[k]
    if s.band[e] & t.PENDRAGON and k == t.KN:
        return s.params.pendragon_move * 25
    return s.params.good_move[k]


def flee_from(s: Battle, e: int, facing: int) -> None:
    """DBA-19.4, DBA-22.6: without a recoil: turn that way and go the full move distance."""
    s.still[e] = False
    s.tell(told.FLED, troop(s, e))
    run(s, e, facing, flight_distance(s, e, ground.in_bad_going(s, e)))


def run(s: Battle, e: int, facing: int, far: int) -> None:
    """DBA-18.5: turn in place and go, past friends, swerving where the way is barred; over an edge it is lost."""
    mx, my, old = s.mx[e], s.my[e], s.facing[e]
    steps = half(s, e)
    best, best_turn = -1, 0
    for swerve in SWERVES:
        towards = (facing + swerve) % TURN
        put(s, e, far_x(mx, towards, steps), far_y(my, towards, steps), towards)
        free = clear_way(s, e, towards, far)
        if free >= far:
            best, best_turn = free, swerve
            break
        if best < 0:
            best, best_turn = free, swerve
    towards = (facing + best_turn) % TURN
    put(s, e, far_x(mx, towards, steps), far_y(my, towards, steps), towards)
    x, y = s.x[e], s.y[e]
    barred_by_foe = best < far and foe_ahead(s, e, towards, best)
    if leaves(s, far_x(x, towards, best), far_y(y, towards, best)):
        go_over_edge(s, e, far_x(x, towards, best), far_y(y, towards, best))
        return
    if barred_by_foe:
        destroy(s, e)
        return
    if best < far and runs_into_fire(s, e, towards, best + BACK):
        destroy(s, e)
        return
    there = best
    while there > 0:
        put(s, e, far_x(x, towards, there), far_y(y, towards, there), towards)
        if has_room(s, e):
            return
        there -= BACK
    put(s, e, x, y, towards)
    if not has_room(s, e):  # no room to turn: it stays as it stood
        put(s, e, mx + half_x(s, e, old), my + half_y(s, e, old), old)


def half_x(s: Battle, e: int, facing: int) -> int:
    """From the middle of a base to its front, along x."""
    return far_x(0, facing, half(s, e))


def half_y(s: Battle, e: int, facing: int) -> int:
    """And along y."""
    return far_y(0, facing, half(s, e))


def leaves(s: Battle, x: int, y: int) -> bool:
    """Has a front's middle come over an edge of the table, or a shore (DBA-34.2)?"""
    return not (s.west <= x <= s.east and s.south <= y <= s.north)


def go_over_edge(s: Battle, e: int, x: int, y: int) -> None:
    """DBA-19.8, DBA-34.2: over the own base edge, or its shore, it is lost; over another it is destroyed."""
    own = s.edge[side_of(s, e)]
    own_edge = y < s.south if own == t.SOUTH else y > s.north
    if own_edge and s.west <= x <= s.east:
        s.tell(told.SCATTERED, troop(s, e))
        losses.take_off(s, e, t.FLED)
    else:
        destroy(s, e)


def clear_way(s: Battle, e: int, facing: int, far: int) -> int:
    """How far e can go straight that way before it meets what it may not pass."""
    free = far
    for o in range(len(s.kind)):
        if o == e or not is_on(s, o):
            continue
        if side_of(s, o) == side_of(s, e) and may_pass(s, e, o):
            continue
        dx, dy = s.mx[o] - s.mx[e], s.my[o] - s.my[e]
        reach = far + 6000
        if dx * dx + dy * dy < reach * reach:
            free = min(free, way_to(s, e, facing, free, s.mx[o], s.my[o], s.facing[o], half(s, o), HALF_BASE))
    for h in range(holds.HOLDS):
        if holds.bars(s, h):
            cx, cy, ct, chd, chw = holds.box(s, h)
            free = min(free, way_to(s, e, facing, free, cx, cy, ct, chd, chw))
    while free > 0 and runs_into_fire(s, e, facing, free):
        free -= BACK
    return max(free, 0)


def runs_into_fire(s: Battle, e: int, facing: int, far: int) -> bool:
    """DBA-18.5: does the middle of its front, or a corner, cross a fire on so long a way?"""
    for side in (-1, 0, 1):
        x = s.x[e] + side * RIGHT_X[facing]
        y = s.y[e] + side * RIGHT_Y[facing]
        if s.fires and fire.blocks(s, x, y, far_x(x, facing, far), far_y(y, facing, far)):
            return True
    return False


def way_to(s: Battle, e: int, facing: int, far: int, x: int, y: int, ot: int, hd: int, hw: int) -> int:
    """How far e's front edge can go that way before it meets a rectangle; far if it does not."""
    best = far
    rx, ry = RIGHT_X[facing], RIGHT_Y[facing]
    for fifth in (-39, -20, 0, 20, 39):  # fortieths of half a base
        px = s.x[e] + rounded(rx * fifth, 40)
        py = s.y[e] + rounded(ry * fifth, 40)
        met = int(ray_reaches(px, py, facing, best, x, y, ot, hd, hw))
        if met >= 0:
            best = met
    return best


def foe_ahead(s: Battle, e: int, facing: int, far: int) -> bool:
    """Is it an enemy that bars the way, so far ahead?"""
    for o in range(len(s.kind)):
        if is_on(s, o) and side_of(s, o) != side_of(s, e):
            met = way_to(s, e, facing, far + MM, s.mx[o], s.my[o], s.facing[o], half(s, o), HALF_BASE)
            if met <= far:
                return True
    return False


# Pursuit


def pursue(s: Battle, e: int, supporter: int = -1) -> None:
    """DBA-18.7, DBA-18.8: straight ahead by its own depth or up to whom it meets; who supported it follows."""
    if not is_on(s, e) or not t.PURSUES[s.kind[e]] or losses.is_demoralised(s, e):
        return
    facing = s.facing[e]
    far = clear_ahead(s, e, facing, t.DEPTH[s.kind[e]])
    x, y = s.x[e], s.y[e]
    while far > 0:
        put(s, e, far_x(x, facing, far), far_y(y, facing, far), facing)
        if may_stand_pursuing(s, e):
            break
        far -= BACK
    if far <= 0:
        put(s, e, x, y, facing)
        return
    s.still[e] = False
    s.tell(told.PURSUED, troop(s, e))
    if supporter >= 0 and is_on(s, supporter):
        sx, sy, st = s.x[supporter], s.y[supporter], s.facing[supporter]
        put(s, supporter, sx + s.x[e] - x, sy + s.y[e] - y, st)
        if not has_room(s, supporter):
            put(s, supporter, sx, sy, st)
        else:
            s.still[supporter] = False


def clear_ahead(s: Battle, e: int, facing: int, far: int) -> int:
    """How far it can go before it touches an element; it passes nobody."""
    free = far
    for o in range(len(s.kind)):
        if o != e and is_on(s, o):
            dx, dy = s.mx[o] - s.mx[e], s.my[o] - s.my[e]
            if dx * dx + dy * dy < 9000 * 9000:
                free = min(free, way_to(s, e, facing, free, s.mx[o], s.my[o], s.facing[o], half(s, o), HALF_BASE))
    return free


def may_stand_pursuing(s: Battle, e: int) -> bool:
    """DBA-18.8: not off the table, not by mounted into bad going."""
    if not has_room(s, e):
        return False
    return not (t.MOUNTED[s.kind[e]] and ground.in_bad_going(s, e))
