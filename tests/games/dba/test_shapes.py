"""Rectangles on the lattice, beside an independent reckoning with corners and floating point."""

from __future__ import annotations

import math

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from heptarchy.games.dba.contact import front_run
from heptarchy.games.dba.lattice import TURN
from heptarchy.games.dba.shapes import boxes_overlap, crosses, divided, down, gap_2, holds, overlap, ray_reaches

Box = tuple[int, int, int, int, int]  # middle, facing, half depth and half width
Point = tuple[float, float]

MARGIN = 4.0  # units: nearer to the limit than this the reckonings may differ
EXAMPLES = settings(max_examples=150, deadline=None)

facings = st.integers(0, TURN - 1) | st.sampled_from([0, 900, 1800, 2700, 450, 1])
near = st.integers(-6000, 6000)
depths = st.sampled_from([750, 1000, 1500])
boxes = st.tuples(near, near, facings, depths, st.just(2000))
wide_boxes = st.tuples(near, near, facings, depths, st.sampled_from([2000, 4000]))


def ahead_of(box: Box) -> Point:
    angle = math.radians(box[2] / 10)
    return math.cos(angle), math.sin(angle)


def corners(box: Box) -> list[Point]:
    """From the front left one clockwise."""
    x, y, _, deep, wide = box
    fx, fy = ahead_of(box)
    rx, ry = fy, -fx
    return [
        (x + d * fx + w * rx, y + d * fy + w * ry)
        for d, w in ((deep, -wide), (deep, wide), (-deep, wide), (-deep, -wide))
    ]


def edges(box: Box) -> list[tuple[Point, Point]]:
    found = corners(box)
    return [(found[i], found[(i + 1) % 4]) for i in range(4)]


def least_overlap(a: Box, b: Box) -> float:
    """How deep two boxes reach into each other, by the axis that parts them best; negative: they are apart by it."""
    best = math.inf
    for box in (a, b):
        fx, fy = ahead_of(box)
        for ux, uy in ((fx, fy), (fy, -fx)):
            mine = [ux * x + uy * y for x, y in corners(a)]
            theirs = [ux * x + uy * y for x, y in corners(b)]
            best = min(best, max(mine) - min(theirs), max(theirs) - min(mine))
    return best


def to_line(p: Point, line: tuple[Point, Point]) -> float:
    """From a point to the nearest point of a line."""
    (ax, ay), (bx, by) = line
    dx, dy = bx - ax, by - ay
    along = ((p[0] - ax) * dx + (p[1] - ay) * dy) / (dx * dx + dy * dy)
    along = min(max(along, 0.0), 1.0)
    return math.dist(p, (ax + along * dx, ay + along * dy))


def gap(a: Box, b: Box) -> float:
    if least_overlap(a, b) > 0:
        return 0
    pairs = [(p, line) for p in corners(a) for line in edges(b)] + [(p, line) for p in corners(b) for line in edges(a)]
    return min(to_line(p, line) for p, line in pairs)


def clipped(p: Point, q: Point, box: Box, grown: float) -> tuple[float, float] | None:
    """The part of the line from p to q, from 0 to 1, that lies in the box grown by so much; None if none does."""
    x, y, _, deep, wide = box
    fx, fy = ahead_of(box)
    low, high = 0.0, 1.0
    for ux, uy, half in ((fx, fy, deep + grown), (fy, -fx, wide + grown)):
        start = (p[0] - x) * ux + (p[1] - y) * uy
        step = (q[0] - p[0]) * ux + (q[1] - p[1]) * uy
        if abs(step) < 1e-9:
            if abs(start) > half:
                return None
            continue
        one, two = sorted(((-half - start) / step, (half - start) / step))
        low, high = max(low, one), min(high, two)
    return (low, high) if low <= high else None


@EXAMPLES
@given(boxes, boxes, st.sampled_from([50, -51, 0, 100]))
def test_dba_1_6_bases_overlap_as_their_corners_say(a: Box, b: Box, slack: int) -> None:
    deep = least_overlap(a, b)
    assume(abs(deep - slack) > MARGIN)
    assert overlap(a[0], a[1], a[2], a[3], b[0], b[1], b[2], b[3], slack) == (deep > slack)
    assert overlap(b[0], b[1], b[2], b[3], a[0], a[1], a[2], a[3], slack) == (deep > slack)


@EXAMPLES
@given(boxes, wide_boxes)
def test_boxes_of_any_width_overlap_as_their_corners_say(a: Box, b: Box) -> None:
    deep = least_overlap(a, b)
    assume(abs(deep - 50) > MARGIN)
    assert boxes_overlap(b[0] - a[0], b[1] - a[1], *a[2:], *b[2:], 50) == (deep > 50)


@EXAMPLES
@given(boxes, wide_boxes)
def test_dba_7_4_the_gap_is_between_the_nearest_points(a: Box, b: Box) -> None:
    assume(abs(least_overlap(a, b)) > MARGIN)
    assert abs(math.sqrt(gap_2(*a, *b)) - gap(a, b)) < MARGIN
    assert gap_2(*a, *b) == gap_2(*b, *a)


@EXAMPLES
@given(near, near, boxes)
def test_a_box_holds_the_points_within_it(px: int, py: int, box: Box) -> None:
    fx, fy = ahead_of(box)
    u = abs((px - box[0]) * fx + (py - box[1]) * fy)
    v = abs((px - box[0]) * fy - (py - box[1]) * fx)
    inside = min(box[3] - u, box[4] - v)
    assume(abs(inside - 50) > MARGIN)
    assert holds(px, py, *box, 50) == (inside > 50)


@EXAMPLES
@given(st.tuples(near, near), st.tuples(near, near), boxes)
def test_dba_8_2_a_line_crosses_a_box_by_more_than_the_tolerance(
    p: tuple[int, int], q: tuple[int, int], box: Box
) -> None:
    outer = clipped(p, q, box, -50 + MARGIN) is not None
    inner = clipped(p, q, box, -50 - MARGIN) is not None
    assume(outer == inner)
    assert crosses(*p, *q, *box) == inner
    assert crosses(*q, *p, *box) == inner


@EXAMPLES
@given(near, near, facings, st.sampled_from([4000, 7500, 20000]), boxes)
def test_dba_12_2_a_ray_meets_a_box_where_it_first_enters(px: int, py: int, facing: int, reach: int, box: Box) -> None:
    angle = math.radians(facing / 10)
    q = (px + reach * math.cos(angle), py + reach * math.sin(angle))
    outer, inner = clipped((px, py), q, box, MARGIN), clipped((px, py), q, box, -MARGIN)
    assume((outer is None) == (inner is None))
    found = int(ray_reaches(px, py, facing, reach, *box))
    if outer is None or inner is None:
        assert found == -1
    else:
        assert outer[0] * reach - 2 <= found <= inner[0] * reach + 2


@EXAMPLES
@given(near, near, facings, boxes)
def test_dba_8_4_the_run_of_a_front_edge_is_what_lies_in_the_box(x: int, y: int, facing: int, box: Box) -> None:
    angle = math.radians(facing / 10)
    rx, ry = math.sin(angle), -math.cos(angle)
    left, right = (x - 2000 * rx, y - 2000 * ry), (x + 2000 * rx, y + 2000 * ry)
    outer, inner = clipped(left, right, box, 50 + MARGIN), clipped(left, right, box, 50 - MARGIN)
    longest = 0.0 if outer is None else (outer[1] - outer[0]) * 4000
    shortest = 0.0 if inner is None else (inner[1] - inner[0]) * 4000
    assert shortest - 3 <= int(front_run(x, y, facing, *box)) <= longest + 3


def shapes_at(x: int, y: int, facing: int, box: Box, q: tuple[int, int]) -> tuple[object, ...]:
    """All that the shapes say of a base there, a box, and a point."""
    bx, by, bt, deep, wide = box
    return (
        overlap(x, y, facing, 750, bx, by, bt, deep),
        gap_2(x, y, facing, 750, 2000, bx, by, bt, deep, wide),
        crosses(x, y, *q, bx, by, bt, deep, wide),
        ray_reaches(x, y, facing, 9000, bx, by, bt, deep, wide),
        front_run(x, y, facing, bx, by, bt, deep, wide),
        holds(x, y, bx, by, bt, deep, wide, 50),
    )


@EXAMPLES
@given(near, near, facings, boxes, st.tuples(near, near))
def test_shapes_are_the_same_turned_and_in_a_mirror(x: int, y: int, facing: int, box: Box, q: tuple[int, int]) -> None:
    bx, by, bt, deep, wide = box
    found = shapes_at(x, y, facing, box, q)
    about: Box = (-bx, -by, (bt + 1800) % TURN, deep, wide)
    assert shapes_at(-x, -y, (facing + 1800) % TURN, about, (-q[0], -q[1])) == found
    image: Box = (-bx, by, (1800 - bt) % TURN, deep, wide)
    assert shapes_at(-x, y, (1800 - facing) % TURN, image, (-q[0], q[1])) == found


@given(st.integers(-(10**9), 10**9), st.integers(-1000, 1000).filter(bool))
def test_what_is_divided_is_rounded_towards_zero(n: int, d: int) -> None:
    assert divided(n, d) == int(math.copysign(abs(n) // abs(d), n * d))
    assert divided(-n, d) == divided(n, -d) == -divided(n, d)
    assert down(-n, 8) == -down(n, 8)
