"""Room on the table: edges, others, camps and fire (DBA-1.6, DBA-8.2, DBA-15.1)."""

from __future__ import annotations

from typing import Final

from heptarchy.games.dba import camps, fire
from heptarchy.games.dba import tables as t
from heptarchy.games.dba.lattice import (
    COS,
    HALF_BASE,
    HALF_X,
    HALF_Y,
    MM,
    NEAR,
    SCALE,
    SIN,
    rounded,
)
from heptarchy.games.dba.shapes import boxes_overlap, crosses, overlap
from heptarchy.games.dba.state import Battle, Unit
from heptarchy.kernel.refusal import Refusal

WIDE_INSIDE: Final = HALF_X - 26 * MM  # a base whose middle is no farther out is on the table
DEEP_INSIDE: Final = HALF_Y - 26 * MM
CLEAR_OF_CAMPS: Final = HALF_Y - 40 * MM - 26 * MM  # nearer to the middle no base meets a camp (DBA-5.4)


def on_table(mx: int, my: int, facing: int, hd: int) -> bool:
    """DBA-8.2: is a base there wholly on the table?"""
    if -DEEP_INSIDE < my < DEEP_INSIDE and -WIDE_INSIDE < mx < WIDE_INSIDE:
        return True
    c = abs(COS[facing])
    si = abs(SIN[facing])
    wide = rounded(hd * c + HALF_BASE * si, SCALE)
    deep = rounded(hd * si + HALF_BASE * c, SCALE)
    return abs(mx) + wide <= HALF_X + NEAR and abs(my) + deep <= HALF_Y + NEAR


def refuse_room(s: Battle, u: Unit, e: int, mx: int, my: int, facing: int) -> Refusal | None:
    """DBA-1.6, DBA-8.2, DBA-10.2: on the table, and clear of all others."""
    refusal = refuse_stand(s, u.friends, e, mx, my, facing)
    return refuse_stand(s, u.foes, e, mx, my, facing) if refusal is None else refusal


def refuse_stand(s: Battle, others: list[int], e: int, mx: int, my: int, facing: int) -> Refusal | None:
    """DBA-1.6, DBA-8.2, DBA-10.2: on the table, and clear of these, of camps and fire."""
    hd = t.DEPTH[s.kind[e]] // 2
    if not on_table(mx, my, facing, hd):
        return Refusal("DBA-10.2", "{element} would leave the table", e)
    for o in others:
        if overlap(mx, my, facing, hd, s.mx[o], s.my[o], s.facing[o], t.DEPTH[s.kind[o]] // 2):
            return Refusal("DBA-1.6", "{element} would stand on {element2}", e, o)
    if on_camp(s, mx, my, facing, hd):
        return Refusal("DBA-1.6", "{element} would stand on a camp", e)
    if s.fires and fire.touches_base(s, mx, my, facing, hd):
        return Refusal("DBA-22.6", "{element} would stand in the fire", e)
    return None


def on_camp(s: Battle, mx: int, my: int, facing: int, hd: int) -> bool:
    """Does a base there overlap a camp? Camps stand at the base edges."""
    if -CLEAR_OF_CAMPS < my < CLEAR_OF_CAMPS:
        return False
    for side in range(2):
        if camps.camp_standing(s, side):
            cx, cy, ct, chd, chw = camps.camp_box(s, side)
            if boxes_overlap(cx - mx, cy - my, facing, hd, HALF_BASE, ct, chd, chw, NEAR):
                return True
    return False


def may_pass(s: Battle, e: int, o: int) -> bool:
    """DBA-15.1: mounted pass through Psiloi, Psiloi through any friends."""
    return s.kind[e] == t.PS or (s.kind[o] == t.PS and t.MOUNTED[s.kind[e]])


def line_crosses(s: Battle, near: list[int], px: int, py: int, qx: int, qy: int) -> bool:
    """Does a line cross one of these elements, a camp or a fire?"""
    for o in near:
        if crosses(px, py, qx, qy, s.mx[o], s.my[o], s.facing[o], t.DEPTH[s.kind[o]] // 2, HALF_BASE):
            return True
    if not (-CLEAR_OF_CAMPS < py < CLEAR_OF_CAMPS and -CLEAR_OF_CAMPS < qy < CLEAR_OF_CAMPS):
        for side in range(2):
            if camps.camp_standing(s, side):
                cx, cy, ct, chd, chw = camps.camp_box(s, side)
                if crosses(px, py, qx, qy, cx, cy, ct, chd, chw):
                    return True
    return bool(s.fires) and fire.blocks(s, px, py, qx, qy)
