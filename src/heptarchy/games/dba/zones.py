"""Front zones (DBA-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from heptarchy.games.dba import tables as t
from heptarchy.games.dba.lattice import COS, HALF_BASE, MM, NEAR, SCALE, SIN, TURN, opposite
from heptarchy.games.dba.shapes import down, ray_reaches

if TYPE_CHECKING:
    from heptarchy.games.dba.state import Battle

RAYS: Final = 9  # DBA-12.2: from the front edge, at offsets of -19 to +19 mm
RAY_STEP: Final = 475
RAY_FIRST: Final = -1900
RADIUS: Final = 2501  # no corner of a base is farther than this from its middle


def zones(s: Battle, z: int, mx: i64, my: i64, facing: i64, hd: i64, unit: list[int]) -> bool:
    """DBA-12.2: does z zone a base there? It must be the first that one of nine rays meets; the unit itself is air."""
    reach: i64 = s.params.zone_depth * MM
    zx: i64 = s.x[z]
    zy: i64 = s.y[z]
    zt: i64 = s.facing[z]
    c: i64 = COS[zt]
    si: i64 = SIN[zt]
    dx = mx - zx
    dy = my - zy
    u: i64 = dx * c + dy * si
    if u < -RADIUS * SCALE or u > (reach + RADIUS) * SCALE:
        return False
    v: i64 = dx * si - dy * c
    if v > (HALF_BASE + RADIUS) * SCALE or v < -(HALF_BASE + RADIUS) * SCALE:
        return False
    turn = (facing - zt) % TURN
    wide: i64 = COS[turn]
    deep: i64 = SIN[turn]
    if wide < 0:
        wide = -wide
    if deep < 0:
        deep = -deep
    extent: i64 = HALF_BASE * wide + hd * deep  # of the base, along z's front, scaled
    for ray in range(RAYS):
        offset: i64 = RAY_FIRST + RAY_STEP * ray
        off = offset * SCALE - v
        if off > extent or off < -extent:
            continue
        px: i64 = zx + down(offset * si, 16)
        py: i64 = zy - down(offset * c, 16)
        met: i64 = ray_reaches(px, py, zt, reach, mx, my, facing, hd, HALF_BASE)
        if met >= 0 and not screened(s, z, px, py, met, unit):
            return True
    return False


def screened(s: Battle, z: int, px: i64, py: i64, met: i64, unit: list[int]) -> bool:
    """DBA-12.2: another element stands in the ray's way («rolling carpet»)."""
    if met <= NEAR:
        return False
    zt = s.facing[z]
    far: i64 = met + RADIUS
    for b, bx in enumerate(s.mx):
        dx: i64 = bx - px
        if dx > far or dx < -far:
            continue
        dy: i64 = s.my[b] - py
        if dy > far or dy < -far or s.status[b] != t.ON_TABLE or b == z or b in unit:
            continue
        first = ray_reaches(px, py, zt, met, bx, s.my[b], s.facing[b], t.DEPTH[s.kind[b]] // 2, HALF_BASE)
        if 0 <= first < met:
            return True
    return False


def zoned_by(s: Battle, e: int, foes: list[int], unit: list[int]) -> list[int]:
    """DBA-12.2: the enemies in whose front zone an element stands."""
    hd = t.DEPTH[s.kind[e]] // 2
    return [z for z in foes if zones(s, z, s.mx[e], s.my[e], s.facing[e], hd, unit)]


def faces(s: Battle, x: i64, y: i64, facing: i64, z: int) -> bool:
    """DBA-12.3: lined up facing z, or in front contact: facings opposite, at most 0.5 mm to the side, ahead of it."""
    if not opposite(int(facing), s.facing[z]):
        return False
    zt = s.facing[z]
    dx: i64 = x - s.x[z]
    dy: i64 = y - s.y[z]
    aside: i64 = dx * SIN[zt] - dy * COS[zt]
    if aside > NEAR * SCALE or aside < -NEAR * SCALE:
        return False
    return down(dx * COS[zt] + dy * SIN[zt], 16) >= -NEAR
