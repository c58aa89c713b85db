"""How near features lie to each other, to the edges and to the quarters of the table (DBA-3.2, DBA-30.3, DBA-30.5)."""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING, Final

from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.forms import line_in_box, strip_meets_line
from heptarchy.games.dba.ground import line_in
from heptarchy.games.dba.lattice import COS, HALF_X, HALF_Y, MM, SCALE, SIN, TURN

if TYPE_CHECKING:
    from heptarchy.games.dba.features import Feature

APART: Final = 40 * MM
GAP_STEP: Final = 30  # directions are first tried every 3 degrees
SPARE: Final = 2 * SCALE  # sines are rounded: over the whole table that is less than two units
FAR_APART: Final = -(1 << 60)


def is_on_table(f: Feature) -> bool:
    """DBA-3.2: does an area lie wholly on the table? It may touch the edge.

    A slanted ellipse reaches as far east as the square root of (a cos) ** 2 + (b sin) ** 2; compared as squares.
    """
    c, s = COS[f.slant], SIN[f.slant]
    room_x = (HALF_X - abs(f.x)) * SCALE
    room_y = (HALF_Y - abs(f.y)) * SCALE
    if room_x < 0 or room_y < 0:
        return False
    if f.shape == t.BOX:
        return f.a * abs(c) + f.b * abs(s) <= room_x and f.a * abs(s) + f.b * abs(c) <= room_y
    return (f.a * c) ** 2 + (f.b * s) ** 2 <= room_x**2 and (f.a * s) ** 2 + (f.b * c) ** 2 <= room_y**2


def are_apart(f: Feature, g: Feature) -> bool:
    """DBA-3.2, DBA-30.5: are two areas at least 40 mm apart?

    They are if from some direction a strip of 40 mm can be seen between them, and only then. Directions are tried
    every 3 degrees, then every tenth of a degree about the best. The strip is widest in one direction and narrows
    steadily to both sides of it while there is any; two features that are 40 mm apart leave some strip over more than
    7 degrees, whatever their size, so the first look can't miss it. Never lets two be nearer than 40 mm. Between
    features that lie square to the table it is exact where they face each other squarely; elsewhere it asks for up to
    0.03 mm more, since sines are rounded and directions are a tenth of a degree apart.
    """
    if f.shape == t.ELLIPSE and g.shape == t.ELLIPSE:
        dx, dy = g.x - f.x, g.y - f.y
        far = max(f.a, f.b) + max(g.a, g.b) + APART
        if dx * dx + dy * dy >= far * far:
            return True
        near = min(f.a, f.b) + min(g.a, g.b) + APART
        if dx * dx + dy * dy < near * near:
            return False
    return leaves(f, g, APART * SCALE)


def leaves(f: Feature, g: Feature, wanted: int) -> bool:
    """Is there a direction in which so wide a strip, times SCALE, can be seen between two areas?"""
    best, best_at = FAR_APART, -1
    for at in range(0, TURN, GAP_STEP):
        gap = gap_across(f, g, at)
        if gap >= wanted:
            return True
        if gap > best:
            best, best_at = gap, at
    for at in range(best_at - GAP_STEP + 1, best_at + GAP_STEP):  # noqa: SIM110 -- a generator would cost more than it saves
        if gap_across(f, g, at % TURN) >= wanted:
            return True
    return False


def gap_across(f: Feature, g: Feature, at: int) -> int:
    """How wide a strip lies between two areas, seen across this direction from f to g, times SCALE; below 0 if none.

    Rounded down, by less than two units where anything had to be rounded.
    """
    gap = (g.x - f.x) * COS[at] + (g.y - f.y) * SIN[at] - _half_across(f, at) - _half_across(g, at)
    if at % 900 or f.slant % 900 or g.slant % 900:
        gap -= SPARE
    return gap


def _half_across(f: Feature, at: int) -> int:
    """How far an area reaches from its middle in a direction, times SCALE, rounded up."""
    turn = (at - f.slant) % TURN
    if f.shape == t.BOX:
        return f.a * abs(COS[turn]) + f.b * abs(SIN[turn])
    square = (f.a * COS[turn]) ** 2 + (f.b * SIN[turn]) ** 2
    root = isqrt(square)
    return root if root * root == square else root + 1


def keeps_off(river: Feature, f: Feature) -> bool:
    """DBA-30.5: has a strip no point in an area? Each piece of its line is looked at alone.

    A piece keeps off if from some direction a strip as wide as half the river can be seen between its line and the
    area. Directions are looked at as in `are_apart`, so that now and then a hair more is asked for.
    """
    for i in range(0, len(river.points) - 2, 2):
        px, py, qx, qy = river.points[i : i + 4]
        best, best_at = FAR_APART, -1
        for at in range(0, TURN, GAP_STEP):
            gap = _gap_to_piece(f, px, py, qx, qy, at)
            if gap > best:
                best, best_at = gap, at
        for at in range(best_at - GAP_STEP + 1, best_at + GAP_STEP):
            best = max(best, _gap_to_piece(f, px, py, qx, qy, at % TURN))
        if best <= river.half * SCALE:
            return False
    return True


def _gap_to_piece(f: Feature, px: int, py: int, qx: int, qy: int, at: int) -> int:
    """How wide a strip lies between an area and a piece of line, seen across this direction, times SCALE."""
    one = (px - f.x) * COS[at] + (py - f.y) * SIN[at]
    two = (qx - f.x) * COS[at] + (qy - f.y) * SIN[at]
    return min(one, two) - _half_across(f, at)


# Edges and corners

SOUTH_BIT: Final = 1
NORTH_BIT: Final = 2
WEST_BIT: Final = 4
EAST_BIT: Final = 8


def rims_at(x: int, y: int) -> int:
    """The table edges on which a point lies, as bits."""
    bits = SOUTH_BIT if y == -HALF_Y else NORTH_BIT if y == HALF_Y else 0
    return bits | (WEST_BIT if x == -HALF_X else EAST_BIT if x == HALF_X else 0)


def are_other_rims(one: int, two: int) -> bool:
    """Does a line between two such points lead from one edge to another?"""
    return one > 0 and two > 0 and (one | two).bit_count() > 1


def reaches_from_corner(f: Feature) -> tuple[int, int]:
    """How far an area reaches from the nearest short edge and from the nearest long edge, in units, rounded up."""
    wide = -(-_half_across(f, 0) // SCALE)
    deep = -(-_half_across(f, 900) // SCALE)
    return HALF_X - abs(f.x) + wide, HALF_Y - abs(f.y) + deep


# Quarters (DBA-30.3)


def quarters_of(f: Feature) -> int:
    """The quarters of the table that hold part of a feature, as bits: 1 south-west, 2 south-east, 4 north-west, 8
    north-east. Touching the line between them is no part."""
    bits = 0
    spots = f.points if f.shape == t.STRIP else [f.x, f.y]
    for i in range(0, len(spots), 2):
        if spots[i] and spots[i + 1]:
            bits |= 1 << ((spots[i] > 0) + 2 * (spots[i + 1] > 0))
    if crosses_line(f, -HALF_X, 0, 0, 0):
        bits |= 1 | 4
    if crosses_line(f, 0, 0, HALF_X, 0):
        bits |= 2 | 8
    if crosses_line(f, 0, -HALF_Y, 0, 0):
        bits |= 1 | 2
    if crosses_line(f, 0, 0, 0, HALF_Y):
        bits |= 4 | 8
    return bits


def crosses_line(f: Feature, ax: int, ay: int, bx: int, by: int) -> bool:
    """Has a line more than one point in a feature?"""
    if f.shape == t.STRIP:
        return strip_meets_line(f, ax, ay, bx, by, -1)
    return (line_in_box(f, ax, ay, bx, by) if f.shape == t.BOX else line_in(f, ax, ay, bx, by, 1)) > 0
