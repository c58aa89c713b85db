"""The lie of the land: bad going, height, sight (DBA-3.1, DBA-3.6 to DBA-3.8)."""

from __future__ import annotations

from math import cos, dist, hypot, radians, sin, sqrt

from hypothesis import assume, example, given
from hypothesis import strategies as st

from heptarchy.games.dba import forms, ground
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.features import Feature, strip
from heptarchy.games.dba.lattice import HALF_X, HALF_Y, MM, RIGHT_X, RIGHT_Y
from heptarchy.games.dba.table.state import Battle, put
from tests.games.dba.table import battle, feature, line, mirrored_feature, turned_feature


def flat(spots: list[list[int]]) -> list[int]:
    """Points one after the other."""
    return [n for spot in spots for n in spot]


KINDS = st.integers(0, 6)  # ellipses and boxes
XS = st.integers(-HALF_X, HALF_X)
YS = st.integers(-HALF_Y, HALF_Y)
POINTS = st.tuples(XS, YS)
AXIS = st.integers(20 * MM, 160 * MM)
FACINGS = st.integers(0, 3599)
FEATURES = st.builds(Feature, KINDS, XS, YS, AXIS, AXIS, st.integers(0, 1800))
SPOTS = st.tuples(st.integers(-120, 120), st.integers(-60, 60)).map(lambda spot: [500 * spot[0], 500 * spot[1]])
COURSES = st.lists(SPOTS, min_size=2, max_size=4).map(flat)
LINES = st.builds(strip, st.sampled_from([t.RIVER, t.ROAD]), COURSES, st.integers(1000, 2000))
GROUNDS = st.lists(st.one_of(FEATURES, LINES), min_size=1, max_size=4)


def at(x: float, y: float) -> tuple[int, int]:
    """A point by its millimetres from the south-western corner."""
    return round(x * MM) - HALF_X, round(y * MM) - HALF_Y


def sight(s: Battle, a: tuple[float, float], b: tuple[float, float]) -> bool:
    """Sight from point to point; it must be the same both ways."""
    one = ground.sees(s, *at(*a), *at(*b))
    assert one == ground.sees(s, *at(*b), *at(*a))
    return one


# Points


def test_dba_3_1_a_point_on_the_rim_is_in_the_feature() -> None:
    s = battle(features=[feature(t.WOOD, 600, 300, 80, 50)])
    assert ground.in_cover(s, *at(680, 300))
    assert ground.in_cover(s, *at(600, 350))
    assert not ground.in_cover(s, *at(680.01, 300))
    assert not ground.in_cover(s, *at(600, 350.01))
    assert not ground.in_cover(s, *at(679, 349))


def test_dba_3_1_a_feature_slants() -> None:
    # Given a long wood from south-west to north-east
    s = battle(features=[feature(t.WOOD, 600, 300, 100, 50, 45)])

    # Then its ends lie that way, and the other diagonal is short
    assert ground.in_cover(s, *at(670, 370))
    assert not ground.in_cover(s, *at(530, 370))
    assert ground.in_cover(s, *at(565, 335))


def test_dba_3_1_only_a_gentle_hill_is_good_going() -> None:
    for kind in range(5):
        s = battle(features=[feature(kind, 600, 300, 80, 50)])
        assert ground.is_bad_at(s, *at(600, 300)) == (kind != t.GENTLE_HILL)
        assert ground.in_cover(s, *at(600, 300)) == (kind in (t.WOOD, t.DUNES))
        assert ground.feature_at(s, *at(600, 300)) == 0
        assert ground.feature_at(s, *at(100, 100)) == -1


@given(FEATURES, POINTS)
def test_dba_3_1_points_are_judged_as_by_the_formula(f: Feature, point: tuple[int, int]) -> None:
    x, y = f.x + point[0] // 4, f.y + point[1] // 2
    turn = radians(f.slant / 10)
    u = (x - f.x) * cos(turn) + (y - f.y) * sin(turn)
    v = (x - f.x) * sin(turn) - (y - f.y) * cos(turn)
    radius = hypot(u / f.a, v / f.b)
    assume(abs(radius - 1) > 0.001)
    assert ground.holds_point(f, x, y) == (radius < 1)


# Bases


def test_dba_3_6_any_of_nine_points_counts() -> None:
    # Given Spears, 40 mm wide and 15 mm deep, north of a round marsh
    marsh = [feature(t.MARSH, 600, 300, 50, 50)]
    for degrees in (90, 270):
        s = battle([(t.SP, 600, 300, degrees, 0)], marsh)
        # Then the middle of an edge is enough, and beside the marsh all is well
        y = 365 if degrees == 90 else 350
        put(s, 0, *at(600, y), degrees * 10)
        assert ground.in_bad_going(s, 0)
        put(s, 0, *at(600, y + 0.1), degrees * 10)
        assert not ground.in_bad_going(s, 0)
    # and so is a corner
    s = battle([(t.SP, 660, 345, 90, 0)], marsh)
    assert ground.in_bad_going(s, 0)
    put(s, 0, *at(660.1, 345), 900)
    assert not ground.in_bad_going(s, 0)
    # and the middle of a side
    for x in (639, 561):
        s = battle([(t.SP, x, 307.5, 90, 0)], [feature(t.MARSH, 600, 300, 20, 20)])
        assert ground.in_bad_going(s, 0)
        put(s, 0, *at(x + 2 if x > 600 else x - 2, 307.5), 900)
        assert not ground.in_bad_going(s, 0)


def test_dba_3_6_a_gentle_hill_is_no_bad_going() -> None:
    s = battle([(t.SP, 600, 300, 90, 0)], [feature(t.GENTLE_HILL, 600, 300, 80, 80)])
    assert not ground.in_bad_going(s, 0)
    s.features = [feature(t.STEEP_HILL, 600, 300, 80, 80)]
    assert ground.in_bad_going(s, 0)


def test_dba_7_4_the_general_may_stand_in_a_wood_or_marsh() -> None:
    for kind in range(5):
        s = battle([(t.SP, 600, 300, 90, 0)], [feature(kind, 600, 300, 80, 80)])
        assert ground.in_wood_or_marsh(s, 0) == (kind in (t.WOOD, t.MARSH))
        put(s, 0, *at(800, 300), 900)
        assert not ground.in_wood_or_marsh(s, 0)


def test_dba_22_5_a_base_lies_wholly_in_a_wood_or_not() -> None:
    s = battle([(t.SP, 600, 300, 90, 0)], [feature(t.MARSH, 200, 300, 50, 50), feature(t.WOOD, 600, 300, 60, 40)])
    assert ground.base_within(s, s.mx[0], s.my[0], 900, 750) == 1
    assert ground.is_within_wood(s, s.mx[0], s.my[0], 900, 750)
    put(s, 0, *at(650, 300), 900)
    assert ground.base_within(s, s.mx[0], s.my[0], 900, 750) == -1
    assert not ground.is_within_wood(s, s.mx[0], s.my[0], 900, 750)
    put(s, 0, *at(200, 300), 900)
    assert ground.base_within(s, s.mx[0], s.my[0], 900, 750) == 0
    assert not ground.is_within_wood(s, s.mx[0], s.my[0], 900, 750)


@given(GROUNDS, POINTS, FACINGS, st.sampled_from([t.SP, t.PS, t.CV]))
def test_dba_3_6_what_is_near_holds_all_that_matters(
    features: list[Feature], point: tuple[int, int], facing: int, kind: int
) -> None:
    # The quick way (features in reach first, then the pose) agrees with the nine points, one by one
    s = battle([(kind, 600, 300, 90, 0)], features)
    put(s, 0, features[0].x + point[0] // 3, features[0].y + point[1] // 2, facing)  # not far from the first
    half = t.DEPTH[kind] // 2
    near = ground.bad_near(s, s.x[0], s.y[0], 5000)
    ahead_x, ahead_y = s.x[0] - s.mx[0], s.y[0] - s.my[0]
    right_x, right_y = RIGHT_X[facing], RIGHT_Y[facing]
    nine = [
        (s.mx[0] + i * ahead_x + j * right_x, s.my[0] + i * ahead_y + j * right_y)
        for i in (-1, 0, 1)
        for j in (-1, 0, 1)
    ]
    slow = any(ground.is_bad_at(s, x, y) for x, y in nine)
    assert ground.in_bad_going(s, 0) == slow
    assert ground.pose_is_bad(s, near, s.mx[0], s.my[0], facing, half) == slow


def test_dba_3_6_features_in_reach_of_a_point() -> None:
    s = battle(
        features=[
            feature(t.WOOD, 300, 300, 100, 50),
            feature(t.GENTLE_HILL, 600, 300, 100, 50),
            feature(t.MARSH, 900, 300, 100, 50, 30),
        ]
    )
    assert ground.bad_near(s, *at(600, 300), 230 * MM) == [0, 2]
    assert ground.bad_near(s, *at(500, 300), 101 * MM) == [0]
    assert ground.bad_near(s, *at(500, 300), 99 * MM) == []
    assert ground.bad_near(s, *at(600, 300), 190 * MM) == []
    assert ground.bad_near(s, *at(960, 420), 60 * MM) == [2]
    assert ground.bad_near(s, *at(840, 420), 60 * MM) == []


# Height


def test_dba_3_7_who_is_nearer_to_the_top_is_upslope() -> None:
    hill = [feature(t.GENTLE_HILL, 600, 300, 100, 60)]
    # Given one near the top, one lower, one below
    s = battle([(t.PS, 600, 310, 90, 0), (t.PS, 600, 340, 90, 1), (t.PS, 600, 500, 90, 1)], hill)
    assert ground.upslope(s, 0, 1)
    assert not ground.upslope(s, 1, 0)
    assert ground.upslope(s, 1, 2)
    assert not ground.upslope(s, 2, 0)
    assert not ground.upslope(s, 2, 2)
    # 40 mm along is as high as 24 mm across
    assert ground.is_higher(s, *at(639, 300), *at(600, 324))
    assert not ground.is_higher(s, *at(640, 300), *at(600, 324))
    assert not ground.is_higher(s, *at(600, 324), *at(640, 300))


def test_dba_3_7_of_two_hills_the_greater_height_counts() -> None:
    s = battle(features=[feature(t.GENTLE_HILL, 600, 300, 100, 100), feature(t.STEEP_HILL, 650, 300, 100, 100)])
    assert not ground.is_higher(s, *at(600, 300), *at(650, 300))
    assert not ground.is_higher(s, *at(650, 300), *at(600, 300))
    assert ground.is_higher(s, *at(600, 300), *at(625, 300))


def test_dba_3_7_only_hills_give_a_slope() -> None:
    s = battle(features=[feature(t.WOOD, 600, 300, 100, 100), feature(t.ROUGH, 900, 300, 100, 100)])
    assert not ground.is_higher(s, *at(600, 300), *at(100, 100))
    assert not ground.is_higher(s, *at(900, 300), *at(100, 100))


# Sight


def test_dba_3_8_one_sees_through_50_mm_of_wood() -> None:
    s = battle(features=[feature(t.WOOD, 600, 300, 60, 25)])
    # Across it is 50 mm deep, along it is 120 mm
    assert sight(s, (600, 100), (600, 500))
    assert not sight(s, (400, 300), (800, 300))
    # From inside, out of it or not far
    assert sight(s, (600, 300), (645, 300))
    assert sight(s, (550, 300), (600, 300))
    assert not sight(s, (549.9, 300), (600, 300))
    assert sight(s, (540, 300), (400, 300))


def test_dba_3_8_two_thin_woods_do_not_add_up() -> None:
    s = battle(features=[feature(t.WOOD, 400, 300, 40, 20, 90), feature(t.WOOD, 800, 300, 40, 20, 90)])
    assert sight(s, (100, 300), (1100, 300))


def test_dba_3_8_the_top_of_a_hill_hides_what_is_behind() -> None:
    for kind in (t.GENTLE_HILL, t.STEEP_HILL):
        s = battle(features=[feature(kind, 600, 300, 90, 60)])
        assert not sight(s, (400, 300), (800, 300))
        # by its shoulder, beyond the inner third
        assert sight(s, (400, 321), (800, 321))
        assert not sight(s, (400, 319), (800, 319))
        # from the top one sees all about, and up to it
        assert sight(s, (600, 300), (800, 300))
        assert sight(s, (630, 300), (400, 300))
        # not yet on the top
        assert not sight(s, (631, 300), (400, 300))
        # both on the same slope
        assert sight(s, (640, 300), (900, 300))


def test_dba_3_8_marsh_and_rough_block_nothing() -> None:
    s = battle(features=[feature(t.MARSH, 600, 300, 90, 60), feature(t.ROUGH, 300, 300, 90, 60)])
    assert sight(s, (100, 300), (1100, 300))


def test_dba_7_4_beyond_a_wood_is_behind_any_part_of_it() -> None:
    s = battle(features=[feature(t.WOOD, 600, 300, 60, 25), feature(t.MARSH, 200, 300, 60, 60)])
    assert ground.beyond_cover(s, *at(600, 100), *at(600, 500))
    assert ground.beyond_cover(s, *at(655, 100), *at(655, 500))
    assert not ground.beyond_cover(s, *at(661, 100), *at(661, 500))
    assert ground.beyond_cover(s, *at(600, 300), *at(600, 300))
    assert ground.beyond_cover(s, *at(600, 100), *at(600, 280))
    assert not ground.beyond_cover(s, *at(600, 100), *at(600, 270))
    assert not ground.beyond_cover(s, *at(200, 100), *at(200, 500))


Line = tuple[tuple[int, int], tuple[int, int]]
LONG = 20 * MM  # lines that are measured: shorter ones can't cross as much of a wood as hides anything


@st.composite
def lines(draw: st.DrawFn) -> tuple[Feature, Line]:
    """A feature and a line: any on the table, or one that grazes its rim, where it is hardest to measure."""
    f = draw(FEATURES)
    if draw(st.booleans()):
        return f, (draw(POINTS), draw(POINTS))
    share, where, turn = 1 - draw(st.sampled_from([0, 1, -1])) * 10 ** -draw(st.floats(1, 5)), draw(FACINGS), f.slant
    around, slant = radians(where / 10), radians(turn / 10)
    u, v = f.a * cos(around) * share, f.b * sin(around) * share
    du, dv = -f.a * sin(around), f.b * cos(around)
    ends: list[tuple[int, int]] = []
    for way in (-1, 1):
        far = way * 10 ** draw(st.floats(2.5, 5)) / hypot(du, dv)
        pu, pv = u + far * du, v + far * dv
        x, y = round(f.x + pu * cos(slant) + pv * sin(slant)), round(f.y + pu * sin(slant) - pv * cos(slant))
        ends.append((min(max(x, -HALF_X), HALF_X), min(max(y, -HALF_Y), HALF_Y)))
    return f, (ends[0], ends[1])


def length_in(f: Feature, line: Line, grown: float) -> float:
    """By the formula: how much of a line lies in a feature, grown on all sides by so many units or somewhat more."""
    turn, share = radians(f.slant / 10), 1 + grown / min(f.a, f.b)

    def frame(x: int, y: int) -> tuple[float, float]:
        dx, dy = x - f.x, y - f.y
        return (dx * cos(turn) + dy * sin(turn)) / f.a / share, (dx * sin(turn) - dy * cos(turn)) / f.b / share

    (pu, pv), (qu, qv) = frame(*line[0]), frame(*line[1])
    square = (qu - pu) ** 2 + (qv - pv) ** 2
    mixed = pu * (qu - pu) + pv * (qv - pv)
    rest = mixed**2 - square * (pu * pu + pv * pv - 1)
    if rest <= 0:
        return 0.0
    low, high = (-mixed - sqrt(rest)) / square, (-mixed + sqrt(rest)) / square
    return max(0.0, min(high, 1) - max(low, 0)) * dist(*line)


def wood(a: int, b: int, slant: int) -> Feature:
    """One in the middle of the table."""
    return Feature(t.WOOD, 0, 0, a, b, slant)


@given(lines())
@example((wood(16000, 2000, 200), ((4500, -500), (-20000, -9000))))  # a chord of 81 mm, measured 0.5003 mm too long
@example((wood(2000, 16000, 788), ((-2554, -1529), (-7476, -371))))  # one of 21 mm along the rim: 2 mm too long
@example((wood(16000, 16000, 0), ((-16032, -1001), (-15969, 1000))))  # 10 mm, 0.07 mm within the rim: taken for none
def test_dba_3_8_lines_are_measured_as_by_the_formula(case: tuple[Feature, Line]) -> None:
    """The bound is the one that `ground.chord` states and derives.

    There is no bound of a fixed length: of a line along the rim a long piece is in or out by a hair, so a rim that is
    off by a hundredth of a millimetre makes millimetres of chord. The rim is what is known well.
    """
    f, line = case
    long = dist(*line)
    assume(long >= LONG)
    short_of = max(f.a, f.b) / (long - 5)  # the length is measured after rounding: it may be some units less
    rim, ends = 2 + short_of, 10 + 2 * short_of
    assert rim <= 0.11 * MM
    assert ends <= 0.27 * MM
    measured = max(ground.line_in(f, *line[0], *line[1], 1), 0) / 2
    assert length_in(f, line, -rim) - ends <= measured <= length_in(f, line, rim) + ends


# The same on a table that is turned, and in a mirror


def findings(s: Battle) -> list[object]:
    """Everything that is judged by the ground."""
    (ax, bx), (ay, by) = s.mx, s.my
    return [
        [ground.in_bad_going(s, e) for e in range(2)],
        [ground.in_wood_or_marsh(s, e) for e in range(2)],
        [ground.base_within(s, s.mx[e], s.my[e], s.facing[e], 750) for e in range(2)],
        [ground.feature_at(s, s.x[e], s.y[e]) for e in range(2)],
        ground.bad_near(s, ax, ay, 10000),
        ground.upslope(s, 0, 1),
        ground.upslope(s, 1, 0),
        ground.sees(s, ax, ay, bx, by),
        ground.sees(s, bx, by, ax, ay),
        ground.beyond_cover(s, ax, ay, bx, by),
        [ground.line_in(f, ax, ay, bx, by, 1) for f in s.features if f.shape == t.ELLIPSE],
        [ground.line_meets(f, ax, ay, bx, by) for f in s.features],
        [ground.base_meets(f, ax, ay, s.facing[0], 750) for f in s.features],
    ]


@given(GROUNDS, st.tuples(XS, YS, FACINGS), st.tuples(XS, YS, FACINGS))
def test_dba_1_4_the_ground_is_the_same_turned_and_in_a_mirror(
    features: list[Feature], one: tuple[int, int, int], two: tuple[int, int, int]
) -> None:
    both = [(t.SP, 600, 300, 90, 0), (t.SP, 600, 300, 90, 1)]
    s = battle(both, features)
    about = battle(both, [turned_feature(f) for f in features])
    mirror = battle(both, [mirrored_feature(f) for f in features])
    for e, (x, y, facing) in enumerate((one, two)):
        put(s, e, x, y, facing)
        put(about, e, -x, -y, (facing + 1800) % 3600)
        put(mirror, e, -x, y, (1800 - facing) % 3600)
    found = findings(s)
    assert findings(about) == found
    assert findings(mirror) == found
    assert found[7] == found[8]


# Boxes and strips (DBA-31.1, DBA-33.1)


def gap_to(f: Feature, x: float, y: float) -> float:
    """By the formula: from a point to the line of a strip."""
    least = 1e9
    for px, py, qx, qy in zip(f.points[::2], f.points[1::2], f.points[2::2], f.points[3::2], strict=False):
        dx, dy = qx - px, qy - py
        along = min(max(((x - px) * dx + (y - py) * dy) / ((dx * dx + dy * dy) or 1), 0), 1)
        least = min(least, hypot(x - px - along * dx, y - py - along * dy))
    return least


@given(LINES, POINTS)
def test_dba_31_1_a_strip_holds_what_is_no_farther_from_its_line_than_half_its_width(
    f: Feature, point: tuple[int, int]
) -> None:
    far = gap_to(f, *point)
    if abs(far - f.half) > 2:
        assert ground.holds_point(f, *point) == (far < f.half)


@given(LINES, st.tuples(POINTS, POINTS))
def test_dba_31_1_a_line_meets_a_strip_or_passes_it(f: Feature, ends: tuple[tuple[int, int], tuple[int, int]]) -> None:
    (ax, ay), (bx, by) = ends
    steps = max(1, int(dist(*ends) // 200))
    least = min(gap_to(f, ax + (bx - ax) * i / steps, ay + (by - ay) * i / steps) for i in range(steps + 1))
    met = ground.line_meets(f, ax, ay, bx, by)
    if least < f.half - 2:
        assert met
    if least > f.half + 110:  # the points looked at are 2 mm apart
        assert not met
    assert met == ground.line_meets(f, bx, by, ax, ay)


def test_dba_3_6_a_base_stands_in_a_river_with_any_of_nine_points() -> None:
    river = line(t.RIVER, 20, (0, 300), (1200, 300))
    s = battle([(t.SP, 600, 350, 90, 0)], [river])
    for y, wet in ((340, False), (326, False), (325, True), (310, True), (290, True), (289.9, False)):
        put(s, 0, *at(600, y), 900)
        assert ground.base_meets(river, s.mx[0], s.my[0], 900, 750) == wet, y
    assert not ground.in_bad_going(s, 0)
    assert not ground.feature_holds_base(river, *at(600, 300), 900, 750)


def test_dba_31_1_bends_are_round_and_ends_are_at_the_edge() -> None:
    bent = line(t.RIVER, 40, (0, 100), (600, 100), (600, 600))
    assert ground.holds_point(bent, *at(614, 86))
    assert not ground.holds_point(bent, *at(615, 85))  # a square corner would hold it
    assert ground.holds_point(bent, *at(580, 600))
    assert not ground.holds_point(bent, *at(579, 600))


def test_dba_33_1_a_box_holds_points_bases_and_lines() -> None:
    town = feature(t.BUA, 600, 300, 50, 40, 30)
    assert ground.holds_point(town, *at(600, 300))
    assert ground.holds_point(town, *at(600 + 49 * cos(radians(30)), 300 + 49 * sin(radians(30))))
    assert not ground.holds_point(town, *at(600 + 51 * cos(radians(30)), 300 + 51 * sin(radians(30))))
    assert ground.feature_holds_base(town, *at(600, 300), 300, 750)
    assert not ground.feature_holds_base(town, *at(640, 300), 300, 750)
    assert ground.base_meets(town, *at(655, 300), 900, 750)
    assert not ground.base_meets(town, *at(690, 300), 900, 750)
    straight = feature(t.BUA, 600, 300, 50, 40)
    for (a, b), long in (
        (((500, 300), (700, 300)), 100),
        (((600, 300), (700, 300)), 50),
        (((600, 200), (600, 400)), 80),
        (((500, 341), (700, 341)), -0.5),
    ):
        assert abs(int(forms.line_in_box(straight, *at(*a), *at(*b))) - round(long * 2 * MM)) <= 1 or long < 0
        assert ground.line_meets(straight, *at(*a), *at(*b)) == (long > 0)
