"""What ground may lie where: kinds and numbers, sizes, shapes and places, and the ground as a whole (DBA-3.2, DBA-30).

The order of the questions about a feature is that of the refusals: its kind, its form, what it lies near.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.dba.apart import (
    are_apart,
    are_other_rims,
    is_on_table,
    keeps_off,
    quarters_of,
    reaches_from_corner,
    rims_at,
)
from heptarchy.games.dba.book import why
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.features import Feature, length_along
from heptarchy.games.dba.ground import holds_point, line_meets
from heptarchy.games.dba.lattice import MM
from heptarchy.games.dba.table.feature_numbers import STEP, STEP_MM, deep_of
from heptarchy.kernel.refusal import Refusal

if TYPE_CHECKING:
    from heptarchy.games.dba.table.state import Battle

# DBA-3.2, half axes in units
LEAST_AXIS: Final = 20 * MM  # each side of the rectangle about it is at least 40 mm
AXES_SUM: Final = 180 * MM  # length and width together at most 360 mm
SLIM: Final = 2  # length is at most twice the width
MAY_BE_SLIM: Final[list[bool]] = [kind in (t.MARSH, t.ROUGH) for kind in range(t.KINDS)]

# DBA-30.2, DBA-30.3
COMPULSORY_MOST: Final = 3
OPTIONAL_LEAST: Final = 3
OPTIONAL_MOST: Final = 4
QUARTERS_HELD: Final = 3
QUARTERS_BAD: Final = 2

# What a battle knows of a coast (DBA-30.1, AA-23.1, AA-23.2)
NO_COAST: Final = 0
COAST: Final = 1
COAST_TO_CHOOSE: Final = 2  # the defenders' C-in-C says whether the ground is littoral


# Kinds and numbers (DBA-30.1, DBA-30.2, DBA-30.4)


def count_of(laid: list[Feature], kind: int) -> int:
    """How many of a kind lie on the table."""
    n = 0
    for f in laid:
        if f.kind == kind:
            n += 1
    return n


def shares_of(country: int, laid: list[Feature]) -> tuple[int, int, int]:
    """How many features are compulsory alone, how many optional alone, and how many may count as either."""
    compulsory = optional = both = 0
    for f in laid:
        if f.kind not in t.COMPULSORY[country]:
            optional += 1
        elif f.kind in t.OPTIONAL[country]:
            both += 1
        else:
            compulsory += 1
    return compulsory, optional, both


def refuse_kind(s: Battle, laid: list[Feature], kind: int) -> Refusal | None:
    """DBA-30.1, DBA-30.2, DBA-30.4: another one of this kind, now."""
    country = s.country
    if kind not in t.COMPULSORY[country] and kind not in t.OPTIONAL[country]:
        return why.NOT_IN_COUNTRY.by("DBA-30.1", kind)
    if kind == t.WATERWAY and s.coast == NO_COAST:
        return why.NO_COAST.by("DBA-30.1")
    pairs = t.EITHER[country]
    if kind in pairs:
        other = pairs[pairs.index(kind) ^ 1]
        if count_of(laid, other):
            return why.SHUT_OUT.by("DBA-30.1", other, kind)
    if count_of(laid, kind) >= t.MOST_OF[kind]:
        return why.MOST_OF_KIND.by("DBA-30.2", kind, t.MOST_OF[kind])
    _, optional, _ = shares_of(country, laid)
    if kind not in t.COMPULSORY[country] and optional >= OPTIONAL_MOST:
        return why.FOUR_OPTIONAL.by("DBA-30.2")
    if len(laid) >= COMPULSORY_MOST + OPTIONAL_MOST:
        return why.TOO_MANY_FEATURES.by("DBA-30.2")
    for f in laid:
        if t.LAID_AT[f.kind] > t.LAID_AT[kind]:
            return why.LAID_BEFORE.by("DBA-30.4", kind)
    return None


def refuse_number(s: Battle, laid: list[Feature]) -> Refusal | None:
    """DBA-30.2: one to three compulsory features, three or four optional ones.

    What may be either counts as the defender needs it.
    """
    country = s.country
    compulsory, optional, both = shares_of(country, laid)
    if compulsory + both == 0:
        kinds = t.COMPULSORY[country]
        if len(kinds) > 1:
            return why.EITHER_COMPULSORY.by("DBA-30.2", kinds[0], kinds[1])
        return why.ONE_COMPULSORY.by("DBA-30.2", kinds[0])
    if optional + both - (0 if compulsory else 1) < OPTIONAL_LEAST:
        return why.THREE_OPTIONAL.by("DBA-30.2")
    if compulsory > COMPULSORY_MOST or optional > OPTIONAL_MOST or len(laid) > COMPULSORY_MOST + OPTIONAL_MOST:
        return why.TOO_MANY_FEATURES.by("DBA-30.2")
    return None


# Size and place (DBA-3.2, DBA-30.5, DBA-31.1, DBA-32.1, DBA-33.1, DBA-34.1)


def refuse_feature(s: Battle, laid: list[Feature], f: Feature) -> Refusal | None:
    """DBA-3.2, DBA-30: may this feature be added to those that are laid?"""
    refusal = refuse_kind(s, laid, f.kind)
    if refusal is None:
        refusal = refuse_form(s, laid, f)
    if refusal is None:
        refusal = refuse_nearness(laid, f)
    return refusal


def refuse_form(s: Battle, laid: list[Feature], f: Feature) -> Refusal | None:
    """What size and shape a feature may have, by its kind."""
    if f.kind == t.RIVER:
        return refuse_river(s, laid, f)
    if f.kind == t.ROAD:
        return refuse_road(s, laid, f)
    if f.kind == t.WATERWAY:
        return refuse_waterway(s, f)
    if f.kind == t.BUA:
        return refuse_bua(s, f)
    refusal = refuse_size(f.kind, f.a, f.b)
    if refusal is None and not is_on_table(f):
        refusal = why.FEATURE_ON_TABLE.by("DBA-3.2")
    return refusal


def refuse_size(kind: int, a: int, b: int) -> Refusal | None:
    """DBA-3.2: length and width, by their halves; either may be the longer one."""
    if a < LEAST_AXIS or b < LEAST_AXIS:
        return why.FEATURE_SMALL.by("DBA-3.2")
    if a + b > AXES_SUM:
        return why.FEATURE_LARGE.by("DBA-3.2")
    if not MAY_BE_SLIM[kind] and (a > SLIM * b or b > SLIM * a):
        return why.FEATURE_LONG.by("DBA-3.2", kind)
    return None


def refuse_river(s: Battle, laid: list[Feature], f: Feature) -> Refusal | None:
    """DBA-31.1: from one table edge to another, not too wide, and not too crooked."""
    p = s.params
    if not p.river_least * MM <= 2 * f.half <= p.river_most * MM:
        return why.RIVER_WIDTH.by("DBA-31.1", p.river_least, p.river_most)
    refusal = refuse_line(f, "DBA-31.1")
    if refusal is not None:
        return refusal
    points = f.points
    if not are_other_rims(rims_at(points[0], points[1]), rims_at(points[-2], points[-1])):
        return why.RIVER_ENDS.by("DBA-31.1")
    dx, dy = points[-2] - points[0], points[-1] - points[1]
    if (100 * length_along(f)) ** 2 > p.river_bend**2 * (dx * dx + dy * dy):
        return why.RIVER_LENGTH.by("DBA-31.1", p.river_bend)
    for water in laid:
        if water.kind == t.WATERWAY:
            wet = [holds_point(water, points[i], points[i + 1]) for i in range(0, len(points), 2)]
            if any(wet[1:-1]) or (wet[0] and wet[-1]):
                return why.RIVER_INTO_WATER.by("DBA-31.1")
    return None


def refuse_line(f: Feature, rule: str) -> Refusal | None:
    """DBA-31.1, DBA-32.1: points that are not the same, and none but the ends at the edge of the table."""
    points = f.points
    for i in range(2, len(points), 2):
        if points[i] == points[i - 2] and points[i + 1] == points[i - 1]:
            return why.SAME_POINTS.by(rule)
        if i < len(points) - 2 and rims_at(points[i], points[i + 1]):
            return why.ENDS_AT_EDGE.by(rule)
    return None


def road_width(s: Battle) -> int:
    """DBA-32.1: how wide a road is, in units: the figure, in steps of 5 mm."""
    return s.params.road_width // STEP_MM * STEP


def refuse_road(s: Battle, laid: list[Feature], f: Feature) -> Refusal | None:
    """DBA-32.1: from one table edge to another, or to the built-up area; past a waterway it does not come."""
    wide = road_width(s)
    if 2 * f.half != wide:
        return why.ROAD_WIDTH.by("DBA-32.1", wide // MM)
    refusal = refuse_line(f, "DBA-32.1")
    if refusal is not None:
        return refusal
    points = f.points
    ends = are_other_rims(rims_at(points[0], points[1]), rims_at(points[-2], points[-1]))
    for other in laid:
        if other.kind == t.BUA and holds_point(other, points[-2], points[-1]):
            ends = True
        if other.kind == t.WATERWAY and not keeps_off(f, other):
            return why.ROAD_IN_WATER.by("DBA-30.5")
    return None if ends else why.ROAD_ENDS.by("DBA-32.1")


def refuse_waterway(s: Battle, f: Feature) -> Refusal | None:
    """DBA-34.1: how deep it is."""
    p = s.params
    if not p.waterway_least * MM <= deep_of(f) <= p.waterway_most * MM:
        return why.WATERWAY_DEPTH.by("DBA-34.1", p.waterway_least, p.waterway_most)
    return None


def refuse_bua(s: Battle, f: Feature) -> Refusal | None:
    """DBA-33.1: its sides, and how near to a corner of the table it lies."""
    p = s.params
    if not (p.bua_least * MM <= 2 * min(f.a, f.b) and 2 * max(f.a, f.b) <= p.bua_most * MM):
        return why.TOWN_SIDES.by("DBA-33.1", p.bua_least, p.bua_most)
    if not is_on_table(f):
        return why.FEATURE_ON_TABLE.by("DBA-3.2")
    wide, deep = reaches_from_corner(f)
    if wide > p.bua_short_edge * MM or deep > p.bua_long_edge * MM:
        return why.TOWN_PLACE.by("DBA-33.1", p.bua_long_edge, p.bua_short_edge)
    return None


def refuse_nearness(laid: list[Feature], f: Feature) -> Refusal | None:
    """DBA-3.2, DBA-30.5: at least 40 mm between two areas and to a waterway; a river keeps off hills and towns."""
    if f.kind == t.ROAD:
        return None
    for other in laid:
        if other.kind == t.ROAD:
            continue
        if f.shape == t.STRIP or other.shape == t.STRIP:
            river, area = (f, other) if f.shape == t.STRIP else (other, f)
            if (t.IS_HILL[area.kind] or area.kind == t.BUA) and not keeps_off(river, area):
                return why.RIVER_OFF.by("DBA-30.5", area.kind)
        elif not are_apart(other, f):
            rule = "DBA-3.2" if f.shape == t.ELLIPSE and other.shape == t.ELLIPSE else "DBA-30.5"
            return why.FEATURE_NEAR.by(rule, other.kind)
    return None


# The whole (DBA-30.2, DBA-30.3, DBA-32.1)


def refuse_quarters(laid: list[Feature]) -> Refusal | None:
    """DBA-30.3: three quarters of the table hold part of a feature, two some bad going, river or waterway."""
    held = bad = 0
    for f in laid:
        bits = quarters_of(f)
        held |= bits
        if t.BAD_GOING[f.kind] or t.IS_WATER[f.kind]:
            bad |= bits
    if held.bit_count() < QUARTERS_HELD:
        return why.THREE_QUARTERS.by("DBA-30.3")
    if bad.bit_count() < QUARTERS_BAD:
        return why.TWO_QUARTERS.by("DBA-30.3")
    return None


def refuse_roads(laid: list[Feature]) -> Refusal | None:
    """DBA-32.1: where there are a built-up area and roads, one of these touches it."""
    roads = [f for f in laid if f.kind == t.ROAD]
    towns = [f for f in laid if f.kind == t.BUA]
    if not roads or not towns:
        return None
    for f in roads:
        points = f.points
        for i in range(0, len(points) - 2, 2):
            if line_meets(towns[0], points[i], points[i + 1], points[i + 2], points[i + 3]):
                return None
    return why.ROAD_TO_TOWN.by("DBA-32.1")


def refuse_layout(s: Battle, laid: list[Feature]) -> Refusal | None:
    """DBA-30.2, DBA-30.3, DBA-32.1: is the ground finished, if each of its features may lie where it lies?"""
    refusal = refuse_number(s, laid)
    if refusal is None:
        refusal = refuse_quarters(laid)
    return refuse_roads(laid) if refusal is None else refusal
