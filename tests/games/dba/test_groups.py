"""DBA-9: groups, their ways, slides and columns."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heptarchy.games.dba.bound_moves import begin_moves
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.element_moves import make_unit
from heptarchy.games.dba.groups import Way, components, find_way, is_column, walk
from heptarchy.games.dba.lattice import TURN, between
from heptarchy.games.dba.table.state import Battle, Unit
from tests.games.dba.field import Element, Ground, play, refused, run
from tests.games.dba.judging import Pose, a_bound, broken, mm, stand, units
from tests.sizes import examples

FAR_OFF: Element = (1, "Bd", 200, 590, 270)
FOUR: list[Element] = [(0, "Sp", x, 300, 90) for x in (540, 580, 620, 660)]


def line(kind: str, *xs: float, y: float = 300, foe: Element = FAR_OFF, features: list[Ground] | None = None) -> Battle:
    """Elements of a kind beside each other."""
    return a_bound([*[(0, kind, x, y, 90) for x in xs], foe], features=features or [])


def swung(pose: Pose, pivot: tuple[float, float], degrees: float, on: float = 0) -> Pose:
    """After a wheel about a point, to the left where positive, and so far on."""
    angle = math.radians(degrees)
    dx, dy = pose[0] - pivot[0], pose[1] - pivot[1]
    facing = math.radians(pose[2] + degrees)
    x = pivot[0] + dx * math.cos(angle) - dy * math.sin(angle) + on * math.cos(facing)
    y = pivot[1] + dx * math.sin(angle) + dy * math.cos(angle) + on * math.sin(facing)
    return x, y, pose[2] + degrees


# DBA-9.1


@pytest.mark.parametrize(
    ("others", "rule"),
    [
        ([(640, 300, 90)], ""),
        ([(600, 285, 90)], ""),
        ([(640, 300, 90), (640, 285, 90), (680, 300, 90)], ""),
        ([(640, 301, 90)], "DBA-9.1"),
        ([(641, 300, 90)], "DBA-9.1"),
        ([(600, 270, 90)], "DBA-9.1"),
        ([(680, 300, 90)], "DBA-9.1"),
        ([(640, 300, 91)], "DBA-9.1"),
        ([(640, 300, 270)], "DBA-9.1"),
        ([(640, 285, 90)], "DBA-9.1"),  # only their corners meet
        ([(640, 300, 90.4)], ""),
        ([(640, 300, 90.4), (680, 300.2, 90.8)], "DBA-9.1"),  # each faces as its neighbour does, but not all one way
        ([(640, 300, 90), (720, 300, 90)], "DBA-9.1"),
    ],
)
def test_dba_9_1_a_group_faces_one_way_and_hangs_together(others: list[Pose], rule: str) -> None:
    s = a_bound([(0, "Sp", 600, 300, 90), *[(0, "Sp", *pose) for pose in others], FAR_OFF])
    members = list(range(1 + len(others)))
    assert broken(s, members, (600, 310, 90)) == rule


def test_dba_9_1_nobody_of_a_group_is_in_front_contact() -> None:
    s = line("Sp", 600, 640, 680, foe=(1, "Bd", 680, 300, 270))
    assert broken(s, [0, 1, 2], (600, 310, 90)) == "DBA-9.1"
    stand(s, 3, (680, 345, 270))
    assert broken(s, [0, 1, 2], (600, 345, 90)) == ""


def test_dba_9_1_elements_fall_into_those_that_hang_together() -> None:
    s = a_bound([*FOUR[:2], (0, "Sp", 580, 285, 90), (0, "Sp", 660, 300, 90), (0, "Sp", 700, 300, 90), FAR_OFF])
    assert components(s, [0, 1, 2, 3, 4]) == [[0, 1, 2], [3, 4]]
    stand(s, 4, (700, 300, 92))
    assert components(s, [0, 1, 2, 3, 4]) == [[0, 1, 2], [3], [4]]


# DBA-9.2


@pytest.mark.parametrize(
    ("pose", "rule"),
    [
        ((540, 350, 90), ""),
        ((540, 350.5, 90), ""),
        ((540, 350.6, 90), "DBA-9.2"),
        ((540, 320, 90), ""),
        ((540, 290, 90), "DBA-9.2"),  # backwards
        ((600, 310, 90), "DBA-9.2"),  # aside
        ((540, 285, 270), "DBA-9.2"),  # about
    ],
)
def test_dba_9_2_a_group_goes_straight_forward(pose: Pose, rule: str) -> None:
    s = a_bound([*FOUR, FAR_OFF])
    assert broken(s, [0, 1, 2, 3], pose) == rule


@pytest.mark.parametrize(("on", "rule"), [(0, ""), (4, ""), (8.1, ""), (8.8, "DBA-9.2"), (12, "DBA-9.2")])
@pytest.mark.parametrize("side", [1, -1])
def test_dba_24_11_a_wheel_of_four_spears_by_15_degrees(side: int, on: float, rule: str) -> None:
    s = a_bound([*FOUR, FAR_OFF])
    pivot = (520, 300) if side > 0 else (680, 300)
    assert broken(s, [0, 1, 2, 3], swung((540, 300, 90), pivot, 15 * side, on)) == rule


def test_dba_24_11_the_length_of_the_wheel_is_41_9_mm() -> None:
    s = a_bound([*FOUR, FAR_OFF])
    u = make_unit(s, 0, [0, 1, 2, 3])
    way = find_way(s, u, *units(swung((540, 300, 90), (520, 300), 15)), u.limit)
    assert way is not None
    assert abs(way.length - 4189) <= 4
    assert way.wheel == 150


def test_dba_9_2_the_whole_block_wheels_and_stays_a_group() -> None:
    s = a_bound([*FOUR, FAR_OFF])
    run(s, begin_moves)
    x, y, _ = swung((540, 300, 90), (520, 300), 15)
    play(s, "move c1 1+2+3+4", f"to {x:.1f} {y:.1f} 105")
    for e, start in enumerate(FOUR):
        there = swung((start[2], start[3], 90), (520, 300), 15)
        assert math.dist(mm(s, e)[:2], there[:2]) < 0.2
        assert mm(s, e)[2] == 105
    assert components(s, [0, 1, 2, 3]) == [[0, 1, 2, 3]]


@pytest.mark.parametrize(("degrees", "rule"), [(80, ""), (90, ""), (91, "DBA-9.2"), (120, "DBA-9.2")])
def test_dba_9_2_it_wheels_by_at_most_90_degrees(degrees: float, rule: str) -> None:
    s = a_bound([(0, "LH", 600, 300, 90), (0, "LH", 640, 300, 90), FAR_OFF])
    s.params.good_move[t.LH] = 50000  # so far that only the angle matters
    try:
        assert broken(s, [0, 1], swung((600, 300, 90), (580, 300), degrees)) == rule
        assert broken(s, [0, 1], swung((600, 300, 90), (660, 300), -degrees)) == rule
    finally:
        s.params.good_move[t.LH] = 12500


def test_dba_9_2_wheels_go_forward_not_back() -> None:
    s = a_bound([(0, "LH", 600, 300, 90), (0, "LH", 640, 300, 90), FAR_OFF])
    assert broken(s, [0, 1], swung((600, 300, 90), (580, 300), 30)) == ""
    assert broken(s, [0, 1], swung((600, 300, 90), (580, 300), -30)) == "DBA-9.2"
    assert broken(s, [0, 1], swung((600, 300, 90), (580, 270), 30)) in ("DBA-9.2", "DBA-9.3")  # a rear corner


def test_dba_9_2_it_does_not_turn_on_the_spot() -> None:
    s = a_bound([(0, "LH", 600, 300, 90), (0, "LH", 640, 300, 90), FAR_OFF])
    for degrees in (1, 5, 12, 30):
        assert broken(s, [0, 1], swung((600, 300, 90), (580, 300), degrees)) == ""
    for degrees in (5, 12, 30):  # about the middle of its first element, or of its front
        assert broken(s, [0, 1], (600, 300, 90 + degrees)) in ("DBA-9.2", "DBA-9.3")
        assert broken(s, [0, 1], swung((600, 300, 90), (620, 300), degrees)) in ("DBA-9.2", "DBA-9.3")


@pytest.mark.parametrize("kinds", [("Sp", "Cv"), ("LH", "Wb"), ("Bd", "Ps")])
def test_dba_9_2_a_group_is_as_slow_as_its_slowest(kinds: tuple[str, str]) -> None:
    s = a_bound([(0, kinds[0], 600, 300, 90), (0, kinds[1], 640, 300, 90), FAR_OFF])
    assert broken(s, [0, 1], (600, 350, 90)) == ""
    assert broken(s, [0, 1], (600, 351, 90)) == "DBA-9.2"


def test_dba_9_2_two_wheels_bring_it_aside() -> None:
    s = a_bound([(0, "LH", 600, 300, 90), (0, "LH", 640, 300, 90), FAR_OFF])
    for side in (1, -1):
        # A wheel of 15 degrees to that side, 60 mm on, and a wheel back
        out = swung((620, 300, 90), (620 + 40 * side, 300), -15 * side, 60)
        angle = math.radians(-15 * side)
        pivot = (out[0] - 40 * side * math.cos(angle), out[1] - 40 * side * math.sin(angle))
        x, y, facing = swung(out, pivot, 15 * side)
        assert facing == 90
        assert abs(x - 620) > 10
        assert broken(s, [0, 1], (x - 20, y, 90)) == ""
        assert broken(s, [0, 1], (x - 20, y - 45, 90)) in ("DBA-9.2", "DBA-9.3")
        assert broken(s, [0, 1], (x - 20, y + 30, 90)) in ("DBA-9.2", "DBA-9.3")


def the_unit(s: Battle) -> Unit:
    return make_unit(s, 0, [0, 1])


@settings(max_examples=examples(80))
@given(
    st.integers(0, TURN - 1),
    st.integers(0, 6000),
    st.integers(-450, 450),
    st.integers(0, 6000),
    st.sampled_from([(0, "LH"), (1, "LH"), (0, "Sp"), (1, "Sp")]),
)
def test_dba_9_2_a_way_is_found_to_where_a_block_was_walked(
    facing: int, ahead: int, wheel: int, on: int, form: tuple[int, str]
) -> None:
    behind, kind = form
    s = a_bound([(0, kind, 600, 300, facing / 10), (0, kind, 600, 300, facing / 10), FAR_OFF])
    angle = math.radians(facing / 10)
    deep = t.DEPTH_MM[s.kind[0]]
    dx, dy = (
        (-deep * math.cos(angle), -deep * math.sin(angle)) if behind else (40 * math.sin(angle), -40 * math.cos(angle))
    )
    stand(s, 1, (600 + dx, 300 + dy, facing / 10))
    u = the_unit(s)
    way = Way()
    way.ahead, way.wheel, way.on = ahead, wheel, on
    walked = walk(s, u, way, 500, 20)
    x, y, face = walked.x, walked.y, walked.facing
    found = find_way(s, u, x, y, face, 10**6)
    assert found is not None
    assert found.slide == 0
    reach = u.left_reach if wheel > 0 else u.right_reach
    length = ahead + on + abs(math.radians(wheel / 10)) * reach
    assert abs(found.length - length) < 30 + 20 / max(abs(math.sin(math.radians(wheel / 10))), 0.002)
    again = walk(s, u, found, 500, 20)
    assert math.dist((again.x, again.y), (x, y)) <= 40
    assert again.facing == face


@settings(max_examples=examples(60))
@given(
    st.integers(0, TURN - 1), st.integers(0, 12000), st.integers(-9000, 9000), st.integers(-1200, 1200), st.booleans()
)
def test_dba_9_2_whatever_way_is_found_leads_there(
    facing: int, ahead: int, aside: int, turn: int, slides: bool
) -> None:
    angle = math.radians(facing / 10)
    beside = (600 + 40 * math.sin(angle), 300 - 40 * math.cos(angle), facing / 10)
    s = a_bound([(0, "LH", 600, 300, facing / 10), (0, "LH", *beside), FAR_OFF])
    u = the_unit(s)
    x = round(ahead * math.cos(angle) + aside * math.sin(angle))
    y = round(ahead * math.sin(angle) - aside * math.cos(angle))
    way = find_way(s, u, x, y, (facing + turn) % TURN, 40000, slides)
    if way is None:
        return
    assert abs(way.wheel) + abs(way.wheel_2) <= 900
    assert min(way.ahead, way.on, way.on_2) >= 0
    assert abs(way.slide) <= 2000
    assert slides or not way.slide
    walked = walk(s, u, way, 500, 20)
    assert abs(between(walked.facing, (facing + turn) % TURN)) <= 5
    assert math.dist((walked.x, walked.y), (x, y)) < 110


# DBA-9.3


@pytest.mark.parametrize(
    ("foe", "end", "rule"),
    [
        ((615, 345, 270), (615, 320, 90), ""),  # 25 mm from him, and in line
        ((615, 345, 270), (615, 345, 90), ""),  # to contact
        ((615, 350, 270), (615, 350, 90), ""),  # the slide costs no distance
        ((620, 350, 270), (620, 350, 90), ""),
        ((620.1, 350, 270), (620.1, 350, 90), "DBA-9.2"),
        ((615, 351, 270), (615, 351, 90), "DBA-9.2"),
        ((615, 345, 270), (615, 305, 90), ""),
        ((615, 345, 270), (615, 304, 90), "DBA-9.3"),  # 41 mm from him
        ((615, 345, 270), (612, 330, 90), "DBA-9.3"),  # not in line
        ((615, 345, 90), (615, 320, 90), "DBA-9.3"),  # he looks away
        ((585, 345, 270), (585, 345, 90), ""),
        ((655, 345, 270), (615, 345, 90), ""),  # e2 lines up
        ((695, 345, 270), (615, 345, 90), ""),  # e2 comes to overlap him
    ],
)
def test_dba_9_3_a_group_slides_to_line_up_with_an_enemy(foe: Pose, end: Pose, rule: str) -> None:
    s = line("Sp", 600, 640, foe=(1, "Bd", *foe))
    assert broken(s, [0, 1], end) == rule


def test_dba_9_3_without_an_enemy_nobody_slides() -> None:
    s = line("Sp", 600, 640)
    assert broken(s, [0, 1], (615, 320, 90)) == "DBA-9.3"
    assert broken(s, [0, 1], (600, 320, 90)) == ""


def test_dba_9_3_where_two_wheels_lead_no_slide_is_needed() -> None:
    s = line("LH", 600, 640)
    u = the_unit(s)
    way = Way()
    way.wheel, way.on, way.wheel_2 = 100, 6000, -100
    walked = walk(s, u, way, 500, 20)
    x, y = int(walked.x), int(walked.y)
    assert walked.facing == 900
    assert 500 < abs(x) < 2000
    assert broken(s, [0, 1], (x / 100 + 600, y / 100 + 300, 90)) == ""


# DBA-9.4

ROUGH: Ground = (t.ROUGH, 600, 340, 30, 20, 0)


def test_dba_9_4_through_bad_going_a_group_goes_only_as_a_column() -> None:
    for kind in ("Sp", "Ps"):
        s = line(kind, 580, 620, features=[ROUGH])
        assert broken(s, [0, 1], (580, 345, 90)) == "DBA-9.4"
        assert broken(s, [0, 1], (580, 315, 90)) == ""
        stand(s, 0, (600, 300, 90))
        stand(s, 1, (600, 300 - t.DEPTH_MM[s.kind[0]], 90))
        assert is_column(s, [0, 1])
        assert broken(s, [0, 1], (600, 345, 90)) == ""


def test_dba_9_4_and_10_1_a_column_of_horse_is_slow_there() -> None:
    s = a_bound([(0, "LH", 600, 300, 90), (0, "LH", 600, 270, 90), FAR_OFF], features=[ROUGH])
    assert broken(s, [0, 1], (600, 350, 90)) == ""
    assert broken(s, [0, 1], (600, 360, 90)) == "DBA-10.1"
    s.features = []
    assert broken(s, [0, 1], (600, 360, 90)) == ""


# DBA-9.5


@pytest.mark.parametrize("turned", [False, True])
def test_dba_9_5_a_line_forms_a_column(turned: bool) -> None:
    s = a_bound([*[(0, "LH", x, 300, 90) for x in (600, 640, 680)], FAR_OFF], turned=turned)
    run(s, begin_moves)
    play(s, "move c1 1+2+3", "column e1 600 200 270" if turned else "column e1 600 400 90")
    places: list[Pose] = [(600, 400, 90), (600, 370, 90), (600, 340, 90)]
    for e, (x, y, facing) in enumerate(places):
        assert mm(s, e) == ((1200 - x, 600 - y, facing + 180) if turned else (x, y, facing))
    assert is_column(s, [0, 1, 2])
    assert s.pips == [5, 6]
    assert s.moved == [1, 1, 1, 0]


def column(s: Battle, members: list[int], lead: int, pose: Pose) -> str:
    """The rule that forbids that column."""
    command = "+".join(str(e + 1) for e in members)
    run(s, begin_moves)
    play(s, f"move c1 {command}")
    found = refused(s, f"column e{lead + 1} {pose[0]:g} {pose[1]:g} {pose[2]:g}")
    return found.rpartition("(")[2].rstrip(")")


@pytest.mark.parametrize(
    ("lead", "pose", "rule"),
    [
        (0, (600, 400, 90), ""),
        (2, (680, 400, 90), ""),
        (0, (600, 350, 90), "DBA-9.5"),  # e3 would end farther back than it began
        (1, (640, 330, 90), ""),  # e1 falls in, e3 stays beside it
        (0, (600, 425, 90), ""),
        (0, (600, 426, 90), "DBA-9.5"),  # too far
        (0, (630, 400, 90), ""),  # by two wheels
        (0, (630, 320, 90), "DBA-9.5"),  # not forward
        (0, (600, 290, 90), "DBA-9.5"),
        (0, (600, 270, 270), "DBA-9.5"),
    ],
)
def test_dba_9_5_the_leader_goes_forward_and_none_falls_back(lead: int, pose: Pose, rule: str) -> None:
    s = line("LH", 600, 640, 680)
    assert column(s, [0, 1, 2], lead, pose) == rule


def test_dba_9_5_the_leader_does_not_slide() -> None:
    assert column(line("LH", 600, 640), [0, 1], 0, (620, 335, 90)) == "DBA-9.5"
    assert column(line("LH", 600, 640), [0, 1], 0, (600, 335, 90)) == ""


def test_dba_9_5_the_leader_may_wheel() -> None:
    s = line("LH", 600, 640)
    x, y, facing = swung((600, 300, 90), (580, 300), 20, 80)
    assert column(s, [0, 1], 0, (round(x, 1), round(y, 1), facing)) == ""


def test_dba_9_5_who_cannot_reach_his_place_breaks_the_column() -> None:
    assert column(line("Sp", 600, 640), [0, 1], 0, (600, 350, 90)) == "DBA-9.5"
    assert column(line("Sp", 600, 640), [0, 1], 0, (600, 340, 90)) == ""


def test_dba_9_5_one_who_falls_in_obeys_zones_and_going() -> None:
    assert column(line("LH", 600, 640, foe=(1, "Bd", 665, 360, 225)), [0, 1], 0, (600, 400, 90)) == "DBA-12.3"
    marsh: Ground = (t.MARSH, 655, 290, 10, 10, 0)
    assert column(line("LH", 600, 640, features=[marsh]), [0, 1], 0, (600, 400, 90)) == "DBA-10.1"


def test_dba_9_5_only_a_member_leads() -> None:
    s = line("LH", 600, 640, 680)
    assert column(s, [0, 1], 2, (680, 400, 90)) == "DBA-9.5"


# DBA-9.6, DBA-9.7


def test_dba_9_6_only_single_elements_turn_about_or_go_sideways() -> None:
    s = line("Sp", 600, 640)
    assert broken(s, [0, 1], (600, 285, 270)) == "DBA-9.2"
    assert broken(s, [0, 1], (570, 300, 90)) == "DBA-9.2"
    assert broken(s, [0], (600, 285, 270)) == ""
    assert broken(s, [0], (570, 300, 90)) == ""


def test_dba_9_7_a_part_of_a_group_may_move() -> None:
    s = a_bound([*FOUR, FAR_OFF])
    run(s, begin_moves)
    play(s, "move c1 2+3", "to 580 330 90")
    assert [mm(s, e)[1] for e in range(4)] == [300, 330, 330, 300]
    assert "DBA-9.1" in refused(s, "move c1 1+4")
    assert "DBA-9.1" in refused(s, "move c1 1+2")


# What is in the way of a group


def test_dba_8_2_a_group_does_not_pass_what_stands_in_its_way() -> None:
    s = a_bound([(0, "LH", 600, 300, 90), (0, "LH", 640, 300, 90), FAR_OFF, (0, "Sp", 650, 330, 90)])
    assert broken(s, [0, 1], (600, 400, 90)) == "DBA-8.2"
    assert broken(s, [0, 1], (600, 330, 90)) == "DBA-1.6"
    stand(s, 3, (680.5, 330, 90))
    assert broken(s, [0, 1], (600, 400, 90)) == ""


def test_dba_15_1_a_group_of_horse_passes_psiloi() -> None:
    s = a_bound([(0, "LH", 600, 300, 90), (0, "LH", 640, 300, 90), FAR_OFF, (0, "Ps", 650, 330, 90)])
    assert broken(s, [0, 1], (600, 400, 90)) == ""
    assert broken(s, [0, 1], (600, 330, 90)) == "DBA-1.6"


def test_dba_8_2_a_group_does_not_pass_an_enemy_or_a_camp() -> None:
    s = a_bound([(0, "LH", 600, 420, 90), (0, "LH", 640, 420, 90), (1, "Sp", 650, 455, 90)])
    assert broken(s, [0, 1], (600, 500, 90)) != ""
    stand(s, 2, (200, 590, 270))
    assert broken(s, [0, 1], (600, 500, 90)) == ""
    stand(s, 0, (600, 500, 90))
    stand(s, 1, (640, 500, 90))
    s.camp = [s.camp[0], 0]
    assert broken(s, [0, 1], (600, 580, 90)) == "DBA-1.6"


def test_dba_10_2_a_group_stays_on_the_table() -> None:
    s = line("LH", 600, 640, y=560)
    assert broken(s, [0, 1], (600, 600, 90)) == ""
    s = line("LH", 1140, 1180)
    assert broken(s, [0, 1], swung((1140, 300, 90), (1200, 300), -30)) == ""
    s = line("LH", 1140, 1180, y=580)
    assert broken(s, [0, 1], swung((1140, 580, 90), (1200, 580), -30)) == "DBA-10.2"
