"""Front zones (DBA-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.lattice import COS, HALF_BASE, MM, NEAR, SCALE, SIN, TURN, opposite
from heptarchy.games.dba.shapes import HALF_DEPTH, down, ray_reaches

if TYPE_CHECKING:
    from heptarchy.games.dba.table.state import Battle

RAYS: Final = 9  # DBA-12.2: from the front edge, at offsets of -19 to +19 mm
RAY_STEP: Final = 475
RAY_FIRST: Final = -1900
RADIUS: Final = 2501  # no corner of a base is farther than this from its middle
SPARE: Final = 50  # far more than rounding makes up


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
    others: list[int] | None = None
    for ray in range(RAYS):
        offset: i64 = RAY_FIRST + RAY_STEP * ray
        off = offset * SCALE - v
        if off > extent or off < -extent:
            continue
        px: i64 = zx + down(offset * si, 16)
        py: i64 = zy - down(offset * c, 16)
        met: i64 = ray_reaches(px, py, zt, reach, mx, my, facing, hd, HALF_BASE)
        if met < 0:
            continue
        if met <= NEAR:
            return True
        if others is None:
            others = screens(s, z, unit)
        if not screened(s, others, zt, px, py, met):
            return True
    return False


def screens(s: Battle, z: int, unit: list[int]) -> list[int]:
    """Who may stand in the way of a ray from z's front, apart from the unit."""
    reach: i64 = (s.params.zone_depth * MM + RADIUS + SPARE) * SCALE
    wide: i64 = (HALF_BASE + RADIUS + SPARE) * SCALE
    zx: i64 = s.x[z]
    zy: i64 = s.y[z]
    zt = s.facing[z]
    c: i64 = COS[zt]
    si: i64 = SIN[zt]
    far: i64 = s.params.zone_depth * MM + 2 * RADIUS + HALF_BASE
    ys = s.my
    found: list[int] = []
    for b, bx in enumerate(s.mx):
        dx: i64 = bx - zx
        if dx > far or dx < -far:
            continue
        dy: i64 = ys[b] - zy
        if dy > far or dy < -far:
            continue
        aside = dx * si - dy * c
        if aside > wide or aside < -wide:
            continue
        ahead = dx * c + dy * si
        if ahead > reach or ahead < -(RADIUS + SPARE) * SCALE:
            continue
        if s.status[b] == t.ON_TABLE and b != z and b not in unit:
            found.append(b)
    return found


def screened(s: Battle, others: list[int], zt: i64, px: i64, py: i64, met: i64) -> bool:
    """DBA-12.2: another element stands in the ray's way («rolling carpet»)."""
    for b in others:
        first = ray_reaches(px, py, zt, met, s.mx[b], s.my[b], s.facing[b], HALF_DEPTH[s.kind[b]], HALF_BASE)
        if 0 <= first < met:
            return True
    return False


def zoned_by(s: Battle, e: int, foes: list[int], unit: list[int]) -> list[int]:
    """DBA-12.2: the enemies in whose front zone an element stands."""
    hd = HALF_DEPTH[s.kind[e]]
    return [z for z in foes if zones(s, z, s.mx[e], s.my[e], s.facing[e], hd, unit)]


def faces(s: Battle, x: i64, y: i64, facing: i64, z: int) -> bool:
    """DBA-12.3: lined up facing z, or in front contact: facings opposite, at most 0.5 mm to the side, ahead of it."""
    zt: i64 = s.facing[z]
    if not opposite(facing, zt):
        return False
    c: i64 = COS[zt]
    si: i64 = SIN[zt]
    dx: i64 = x - s.x[z]
    dy: i64 = y - s.y[z]
    aside: i64 = dx * si - dy * c
    if aside > NEAR * SCALE or aside < -NEAR * SCALE:
        return False
    return down(dx * c + dy * si, 16) >= -NEAR
