"""Room on the table: edges, others, camps and fire (DBA-1.6, DBA-8.2, DBA-15.1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from heptarchy.games.dba import camps, fire
from heptarchy.games.dba.book import why
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.lattice import (
    COS,
    HALF_BASE,
    HALF_X,
    HALF_Y,
    MM,
    NEAR,
    SIN,
    scaled,
)
from heptarchy.games.dba.shapes import FAR_2, HALF_DEPTH, boxes_overlap, crosses
from heptarchy.games.dba.table.state import Battle, Unit
from heptarchy.kernel.refusal import Refusal

WIDE_INSIDE: Final = HALF_X - 26 * MM  # a base whose middle is no farther out is on the table
DEEP_INSIDE: Final = HALF_Y - 26 * MM


def on_table(mx: i64, my: i64, facing: i64, hd: i64) -> bool:
    """DBA-8.2: is a base there wholly on the table?"""
    if -DEEP_INSIDE < my < DEEP_INSIDE and -WIDE_INSIDE < mx < WIDE_INSIDE:
        return True
    c: i64 = COS[facing]
    si: i64 = SIN[facing]
    if c < 0:
        c = -c
    if si < 0:
        si = -si
    wide: i64 = HALF_X + NEAR - scaled(hd * c + HALF_BASE * si)
    deep: i64 = HALF_Y + NEAR - scaled(hd * si + HALF_BASE * c)
    return -wide <= mx <= wide and -deep <= my <= deep


def on_land(s: Battle, mx: i64, my: i64, facing: i64, hd: i64) -> bool:
    """DBA-8.2, DBA-34.1: is a base there wholly on the table, and on dry land?"""
    return on_table(mx, my, facing, hd) and (not s.shored or is_dry(s, mx, my, facing, hd))


def is_dry(s: Battle, mx: i64, my: i64, facing: i64, hd: i64) -> bool:
    """DBA-34.1: does a base there keep to this side of all shores?"""
    c: i64 = COS[facing]
    si: i64 = SIN[facing]
    if c < 0:
        c = -c
    if si < 0:
        si = -si
    wide: i64 = scaled(hd * c + HALF_BASE * si) - NEAR
    deep: i64 = scaled(hd * si + HALF_BASE * c) - NEAR
    return s.west + wide <= mx <= s.east - wide and s.south + deep <= my <= s.north - deep


def refuse_room(s: Battle, u: Unit, e: int, mx: i64, my: i64, facing: i64) -> Refusal | None:
    """DBA-1.6, DBA-8.2, DBA-10.2: on the table, and clear of all others."""
    refusal = refuse_stand(s, u.friends, e, mx, my, facing)
    if refusal is not None:
        return refusal
    o = stood_on(s, u.foes, mx, my, facing, HALF_DEPTH[s.kind[e]])
    return why.STANDS_ON.by("DBA-1.6", e, o) if o >= 0 else None


def refuse_stand(s: Battle, others: list[int], e: int, mx: i64, my: i64, facing: i64) -> Refusal | None:
    """DBA-1.6, DBA-8.2, DBA-10.2: on the table, and clear of these, of camps and fire."""
    hd: i64 = HALF_DEPTH[s.kind[e]]
    if not on_land(s, mx, my, facing, hd):
        if on_table(mx, my, facing, hd):
            return why.IN_WATER.by("DBA-34.1", e)
        return why.OFF_TABLE.by("DBA-10.2", e)
    o = stood_on(s, others, mx, my, facing, hd)
    if o >= 0:
        return why.STANDS_ON.by("DBA-1.6", e, o)
    if on_camp(s, mx, my, facing, hd):
        return why.ON_HOLD.by("DBA-1.6", e)
    if s.fires and fire.touches_base(s, mx, my, facing, hd):
        return why.IN_FIRE.by("DBA-22.6", e)
    return None


def stood_on(s: Battle, others: list[int], mx: i64, my: i64, facing: i64, hd: i64) -> int:
    """DBA-1.6: the first of these on whom a base there would stand; -1 if there is none."""
    xs = s.mx
    ys = s.my
    for o in others:
        dx: i64 = xs[o] - mx
        dy: i64 = ys[o] - my
        if dx * dx + dy * dy <= FAR_2 and boxes_overlap(
            dx, dy, facing, hd, HALF_BASE, s.facing[o], HALF_DEPTH[s.kind[o]], HALF_BASE, NEAR
        ):
            return o
    return -1


def on_camp(s: Battle, mx: i64, my: i64, facing: i64, hd: i64) -> bool:
    """Does a base there overlap a camp, or the built-up area? Camps stand at the base edges."""
    if s.town and near_town(s, mx, my, mx, my):
        town = s.town
        if boxes_overlap(town[0] - mx, town[1] - my, facing, hd, HALF_BASE, town[2], town[3], town[4], NEAR):
            return True
    inland: i64 = s.inland
    if -inland < my < inland:
        return False
    for side in range(2):
        if camps.camp_standing(s, side):
            cx, cy, ct, chd, chw = camps.camp_box(s, side)
            if boxes_overlap(cx - mx, cy - my, facing, hd, HALF_BASE, ct, chd, chw, NEAR):
                return True
    return False


def near_town(s: Battle, px: i64, py: i64, qx: i64, qy: i64) -> bool:
    """DBA-33.1: may a base on the way from p to q meet the built-up area? A quick first look."""
    x: i64 = s.town[0]
    y: i64 = s.town[1]
    reach: i64 = s.town[5]
    if (px < x - reach and qx < x - reach) or (px > x + reach and qx > x + reach):
        return False
    return not ((py < y - reach and qy < y - reach) or (py > y + reach and qy > y + reach))


def may_pass(s: Battle, e: int, o: int) -> bool:
    """DBA-15.1: mounted pass through Psiloi, Psiloi through any friends."""
    return s.kind[e] == t.PS or (s.kind[o] == t.PS and t.MOUNTED[s.kind[e]])


def line_crosses(s: Battle, near: list[int], px: i64, py: i64, qx: i64, qy: i64) -> bool:
    """Does a line cross one of these elements, a camp, the built-up area or a fire?"""
    for o in near:
        if crosses(px, py, qx, qy, s.mx[o], s.my[o], s.facing[o], HALF_DEPTH[s.kind[o]], HALF_BASE):
            return True
    if s.town and near_town(s, px, py, qx, qy):
        town = s.town
        if crosses(px, py, qx, qy, town[0], town[1], town[2], town[3], town[4]):
            return True
    inland: i64 = s.inland
    if not (-inland < py < inland and -inland < qy < inland):
        for side in range(2):
            if camps.camp_standing(s, side):
                cx, cy, ct, chd, chw = camps.camp_box(s, side)
                if crosses(px, py, qx, qy, cx, cy, ct, chd, chw):
                    return True
    return bool(s.fires) and fire.blocks(s, px, py, qx, qy)
