"""DBA-1.1 to DBA-1.6: units, bases, the table, tolerances; and the whole numbers under them."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heptarchy.games.dba.bound_moves import begin_moves
from heptarchy.games.dba.contact import close, touch
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.data.params import default_params
from heptarchy.games.dba.data.trig import QUARTER
from heptarchy.games.dba.lattice import (
    AHEAD_X,
    AHEAD_Y,
    BASE,
    COS,
    HALF_BASE,
    HALF_X,
    HALF_Y,
    RIGHT_X,
    RIGHT_Y,
    SCALE,
    SIN,
    TURN,
    arc,
    between,
    facing_of,
    far_x,
    far_y,
    opposite,
    rounded,
    same_way,
    spin_x,
    spin_y,
)
from heptarchy.games.dba.room import on_table
from heptarchy.games.dba.table.actions import COLUMN, SPACE, TO
from heptarchy.games.dba.table.domains import POSES, pack_pose, pose_facing, pose_x, pose_y, read_pose, spell_pose
from tests.games.dba.field import a_field, play, run
from tests.games.dba.judging import a_bound, broken, mm
from tools import make_trig

facings = st.integers(0, TURN - 1)
xs = st.integers(-HALF_X, HALF_X)
ys = st.integers(-HALF_Y, HALF_Y)


# The rules


def test_dba_1_1_a_hundred_paces_are_25_mm() -> None:
    p = default_params()
    in_paces = {t.SP: 200, t.AX: 300, t.CV: 400, t.LH: 500}
    in_mm = {200: 50, 300: 75, 400: 100, 500: 125}
    for kind, paces in in_paces.items():
        assert p.good_move[kind] == in_mm[paces] * 100
    assert p.pendragon_move == 400


def test_dba_1_2_bases_are_40_mm_wide_and_as_deep_as_their_type() -> None:
    assert (BASE, HALF_BASE) == (4000, 2000)
    depth = {"Kn": 30, "Cv": 30, "LH": 30, "SCh": 15, "Sp": 15, "Bd": 15, "Wb": 15, "Ax": 20, "Ps": 20}
    for key, mm_deep in depth.items():
        kind = t.TYPE_KEYS.index(key)
        assert t.DEPTH[kind] == mm_deep * 100
        assert t.HALF_STEPS[kind] * 250 * 2 == mm_deep * 100


@pytest.mark.parametrize(
    ("text", "there"),
    [
        ("0 0 0", True),
        ("1200 600 359.9", True),
        ("1200.01 0 0", False),
        ("0 600.01 0", False),
        ("0 0 360", False),
    ],
)
def test_dba_1_3_the_table_is_1200_by_600_mm(text: str, there: bool) -> None:
    assert (read_pose(text) >= 0) == there


def test_dba_1_3_y_grows_from_the_southern_edge_to_the_north() -> None:
    pose = read_pose("600 0 90")
    assert (pose_x(pose), pose_y(pose)) == (0, -HALF_Y)
    assert far_y(pose_y(pose), pose_facing(pose), 100) == -HALF_Y + 100
    pose = read_pose("1200 600 270")
    assert (pose_x(pose), pose_y(pose)) == (HALF_X, HALF_Y)
    assert far_y(pose_y(pose), pose_facing(pose), 100) == HALF_Y - 100


@given(facings, st.sampled_from([t.KN, t.SP, t.PS]))
def test_dba_1_4_corners_are_right_and_behind_as_the_facing_says(facing: int, kind: int) -> None:
    s = a_field([(0, t.TYPE_KEYS[kind], 600, 300, facing / 10)])
    angle = math.radians(facing / 10)
    ahead = (math.cos(angle), math.sin(angle))
    right = (math.sin(angle), -math.cos(angle))
    deep = t.DEPTH[kind]
    assert math.dist((s.mx[0], s.my[0]), (-deep / 2 * ahead[0], -deep / 2 * ahead[1])) < 5
    assert math.dist((RIGHT_X[facing], RIGHT_Y[facing]), (2000 * right[0], 2000 * right[1])) < 1.5
    rear = (-2 * t.HALF_STEPS[kind] * AHEAD_X[facing], -2 * t.HALF_STEPS[kind] * AHEAD_Y[facing])
    assert math.dist(rear, (-deep * ahead[0], -deep * ahead[1])) < 10


def test_dba_1_5_tolerances_are_half_a_millimetre_and_half_a_degree() -> None:
    assert close(0, 0, 30, 40)
    assert not close(0, 0, 30, 41)
    assert same_way(3, 3598)
    assert same_way(900, 905)
    assert not same_way(900, 906)
    assert not same_way(3, 3597)
    assert opposite(2, 1797)
    assert opposite(900, 2705)
    assert not opposite(900, 2706)


@pytest.mark.parametrize("turned", [False, True])
def test_dba_1_5_after_a_move_what_is_lined_up_is_lined_up_exactly(turned: bool) -> None:
    s = a_bound([(0, "Sp", 600, 250, 90), (0, "Sp", 700, 250, 90), (1, "Bd", 600, 290, 270)], turned=turned)
    run(s, begin_moves)
    if turned:
        play(s, "move c1 1", "to 600.2 310.2 270.4")
    else:
        play(s, "move c1 1", "to 599.8 289.8 90.4")
    assert (s.x[0], s.y[0], s.facing[0]) == (s.x[2], s.y[2], (s.facing[2] + 1800) % TURN)


def test_dba_1_5_friends_are_lined_up_exactly_too() -> None:
    s = a_bound([(0, "Sp", 600, 250, 90), (0, "Sp", 690, 250, 90), (1, "Bd", 600, 590, 270)])
    run(s, begin_moves)
    play(s, "move c1 2", "to 640.3 250.2 89.7")
    assert mm(s, 1) == (640, 250, 90)


@pytest.mark.parametrize(("y", "rule"), [(264.49, ""), (264.5, ""), (264.51, "DBA-1.6"), (266, "DBA-1.6")])
def test_dba_1_6_bases_overlap_by_no_more_than_half_a_millimetre(y: float, rule: str) -> None:
    s = a_bound([(0, "Sp", 600, 250, 90), (0, "Sp", 610, 279, 90)])  # e2's rear is at 264
    assert broken(s, [0], (600, y, 90)) == rule


@pytest.mark.parametrize(("gap", "touches"), [(0, True), (0.49, True), (0.5, True), (0.51, False)])
def test_dba_1_6_whoever_is_within_half_a_millimetre_touches(gap: float, touches: bool) -> None:
    s = a_field([(0, "Sp", 600, 300, 90), (1, "Bd", 610, 300 + gap, 270)])
    assert touch(s, 0, 1) == touches
    assert touch(s, 1, 0) == touches


def test_dba_1_3_bases_end_where_the_table_ends() -> None:
    assert on_table(0, -HALF_Y + 750, 900, 750)
    assert on_table(0, -HALF_Y + 700, 900, 750)  # within the tolerance
    assert not on_table(0, -HALF_Y + 699, 900, 750)
    assert on_table(HALF_X - 2000, 0, 900, 750)
    assert not on_table(HALF_X - 1949, 0, 900, 750)
    assert on_table(HALF_X - 750, 0, 0, 750)
    assert not on_table(HALF_X - 750, 0, 450, 750)


# The numbers


def test_sines_are_as_the_tool_writes_them() -> None:
    assert make_trig.TARGET.read_text(encoding="utf-8") == make_trig.module()


def test_sines_are_the_nearest_whole_numbers() -> None:
    for tenths, value in enumerate(QUARTER):
        assert abs(value - math.sin(math.radians(tenths / 10)) * SCALE) <= 0.5 + 1e-6
    for facing in range(TURN):
        assert abs(SIN[facing] - math.sin(math.radians(facing / 10)) * SCALE) <= 0.5 + 1e-6
        assert abs(COS[facing] - math.cos(math.radians(facing / 10)) * SCALE) <= 0.5 + 1e-6


def test_tables_are_the_same_turned_and_in_a_mirror() -> None:
    for facing in range(TURN):
        about = (facing + 1800) % TURN
        mirrored = (1800 - facing) % TURN
        for along, aside in ((COS, SIN), (AHEAD_X, AHEAD_Y)):
            assert (along[about], aside[about]) == (-along[facing], -aside[facing])
            assert (along[mirrored], aside[mirrored]) == (-along[facing], aside[facing])
        assert (RIGHT_X[about], RIGHT_Y[about]) == (-RIGHT_X[facing], -RIGHT_Y[facing])
        # In a mirror the right is on the left
        assert (RIGHT_X[mirrored], RIGHT_Y[mirrored]) == (RIGHT_X[facing], -RIGHT_Y[facing])


@given(st.integers(-(10**12), 10**12), st.integers(1, 10**6))
def test_rounding_is_to_the_nearest_and_the_same_for_opposites(number: int, scale: int) -> None:
    found = rounded(number, scale)
    assert abs(2 * (found * scale - number)) <= scale
    assert rounded(-number, scale) == -found


@given(st.integers(-1000, 1000), st.integers(1, 1000))
def test_halves_are_rounded_away_from_zero(half: int, scale: int) -> None:
    assert rounded((2 * half + 1) * scale, 2 * scale) == (half + 1 if half >= 0 else half)


@given(xs, ys, facings, st.integers(-20000, 20000))
def test_going_far_is_the_same_turned_and_in_a_mirror(x: int, y: int, facing: int, length: int) -> None:
    there = (far_x(x, facing, length), far_y(y, facing, length))
    angle = math.radians(facing / 10)
    assert math.dist(there, (x + length * math.cos(angle), y + length * math.sin(angle))) < 1.2
    about, mirrored = (facing + 1800) % TURN, (1800 - facing) % TURN
    assert (far_x(-x, about, length), far_y(-y, about, length)) == (-there[0], -there[1])
    assert (far_x(-x, mirrored, length), far_y(y, mirrored, length)) == (-there[0], there[1])


@given(st.integers(-20000, 20000), st.integers(-20000, 20000), st.integers(-3600, 3600))
def test_spinning_is_the_same_turned_and_in_a_mirror(dx: int, dy: int, turn: int) -> None:
    there = (spin_x(dx, dy, turn), spin_y(dx, dy, turn))
    angle = math.radians(turn / 10)
    c, s = math.cos(angle), math.sin(angle)
    assert math.dist(there, (dx * c - dy * s, dx * s + dy * c)) < 1.5
    assert (spin_x(-dx, -dy, turn), spin_y(-dx, -dy, turn)) == (-there[0], -there[1])
    assert (spin_x(-dx, dy, -turn), spin_y(-dx, dy, -turn)) == (-there[0], there[1])


@given(st.integers(-90000, 90000), st.integers(-90000, 90000))
def test_the_facing_of_a_direction_is_the_nearest(dx: int, dy: int) -> None:
    if dx == dy == 0:
        return
    off = (facing_of(dx, dy) / 10 - math.degrees(math.atan2(dy, dx)) + 180) % 360 - 180
    assert abs(off) <= 0.055


@given(facings, facings)
def test_the_turn_between_facings_is_the_short_one(a: int, b: int) -> None:
    turn = between(a, b)
    assert -1800 <= turn < 1800
    assert (b + turn) % TURN == a


def test_dba_9_2_an_arc_is_the_angle_in_radians_times_the_radius() -> None:
    assert arc(150, 16000) == 4189
    assert arc(-150, 16000) == 4189
    assert arc(900, 4000) == round(4000 * math.pi / 2)


# Spelling


@given(xs, ys, facings)
def test_spelled_poses_read_back(x: int, y: int, facing: int) -> None:
    pose = pack_pose(x, y, facing)
    assert (pose_x(pose), pose_y(pose), pose_facing(pose)) == (x, y, facing)
    text = spell_pose(pose)
    assert read_pose(text) == pose
    words = [float(word) for word in text.split()]
    assert words == [(x + HALF_X) / 100, (y + HALF_Y) / 100, facing / 10]
    assert SPACE.parse(f"to {text}") == TO[pose]
    assert SPACE.say(COLUMN[3 * POSES + pose]) == f"column e4 {text}"


@given(st.text(alphabet="0123456789. -+e", max_size=20))
def test_what_reads_as_a_pose_is_spelled_just_so(text: str) -> None:
    pose = read_pose(text)
    if pose >= 0:
        assert spell_pose(pose) == text


@pytest.mark.parametrize(
    "text", ["600 300", "600 300 90 0", "600.0 300 90", "0600 300 90", "600 300 90.0", "-1 300 90", "600 300 90.05"]
)
def test_poses_that_are_spelled_otherwise_are_none(text: str) -> None:
    assert read_pose(text) == -1
