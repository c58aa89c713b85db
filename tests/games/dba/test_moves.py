"""DBA-6.3, DBA-8, DBA-10, DBA-14, DBA-15.1, DBA-19.8: single elements, breaking off, passing friends, leaving."""

from __future__ import annotations

import pytest

from heptarchy.games.dba.bound_moves import begin_moves
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.element_moves import make_unit, refuse_leave
from heptarchy.games.dba.table.state import Fire
from tests.games.dba.field import Element, options, play, refused, run
from tests.games.dba.judging import Pose, a_bound, broken, mm, stand

SP: Element = (0, "Sp", 600, 300, 90)
FAR_OFF: Element = (1, "Bd", 200, 590, 270)


# DBA-6.3


def test_dba_6_3_the_players_of_a_side_move_in_any_order_move_by_move() -> None:
    s = a_bound(
        [(0, "Sp", 400, 100, 90), (1, "Sp", 800, 100, 90), (1, "Sp", 840, 100, 90), (2, "Sp", 600, 500, 270)],
        sides=(0, 0, 1),
    )
    run(s, begin_moves)
    assert s.seats == [0, 1]
    s.apply(s.space.parse("move c2 1"), 1)
    play(s, "to 800 120 90")
    assert s.seats == [0, 1]
    s.apply(s.space.parse("move c1 1"), 0)
    play(s, "to 400 120 90")
    s.apply(s.space.parse("move c2 2"), 1)
    play(s, "to 840 120 90")
    s.apply(s.space.parse("done"), 0)
    assert s.seats == [1]
    s.apply(s.space.parse("done"), 1)
    assert s.over
    assert [mm(s, e)[1] for e in range(4)] == [120, 120, 120, 500]


def test_dba_6_3_nobody_moves_at_another_players_word() -> None:
    s = a_bound([(0, "Sp", 400, 100, 90), (1, "Sp", 800, 100, 90), (2, "Sp", 600, 500, 270)], sides=(0, 0, 1))
    run(s, begin_moves)
    refusal = s.refuse(s.space.parse("move c2 1"), 0)
    assert refusal is not None
    assert refusal.rule == "DBA-7.3"


# DBA-8


@pytest.mark.parametrize(
    ("pose", "rule"),
    [
        ((600, 350, 90), ""),
        ((600, 350.5, 90), ""),  # the tolerance
        ((600, 350.6, 90), "DBA-8.1"),
        ((635, 335, 90), ""),  # aslant: 49.5 mm
        ((636, 336, 90), "DBA-8.1"),
        ((650, 300, 90), ""),  # sideways
        ((600, 250, 90), ""),  # back
        ((600, 285, 270), ""),  # case 10: about on the spot, 42.7 mm
        ((600, 290, 270), ""),
        ((600, 320, 270), "DBA-8.1"),
        ((600, 300, 180), ""),  # square to the left about its front's middle: 35.4 mm
        ((600, 330, 120), ""),
        ((600, 345, 120), "DBA-8.1"),
        ((592.86, 315.32, 140), ""),  # a wheel about its left corner by 50 degrees
        ((583.47, 319.7, 170), "DBA-8.1"),  # by 80: its right rear corner goes 54.9 mm
        ((570.69, 308.2, 165), "DBA-8.1"),  # about its left rear corner by 75: its right front corner goes 52 mm
        ((629.31, 308.2, 15), "DBA-8.1"),
        ((607.14, 315.32, 40), ""),
        ((616.53, 319.7, 10), "DBA-8.1"),
    ],
)
def test_dba_8_1_any_direction_and_any_facing_as_far_as_a_corner_may_go(pose: Pose, rule: str) -> None:
    s = a_bound([SP, FAR_OFF])
    assert broken(s, [0], pose) == rule


def test_dba_24_10_turning_about_on_the_spot_moves_the_corners_by_42_7_mm() -> None:
    s = a_bound([SP, FAR_OFF])
    run(s, begin_moves)
    play(s, "move c1 1", "to 600 285 270")
    assert mm(s, 0) == (600, 285, 270)
    assert (s.mx[0], s.my[0]) == (0, -750)


@pytest.mark.parametrize(
    ("kind", "reach"),
    [("Sp", 50), ("Bd", 50), ("Wb", 50), ("Ax", 75), ("Ps", 75), ("Kn", 75), ("Cv", 100), ("LH", 125)],
)
def test_dba_8_2_and_10_1_every_type_goes_its_distance(kind: str, reach: int) -> None:
    s = a_bound([(0, kind, 600, 300, 90), FAR_OFF])
    assert broken(s, [0], (600, 300 + reach, 90)) == ""
    assert broken(s, [0], (600, 300 + reach + 1, 90)) == "DBA-8.1"


def test_dba_10_1_the_pendragons_knights_go_400_paces() -> None:
    s = a_bound([(0, "Kn", 600, 300, 90), FAR_OFF])
    s.band = [t.GENERAL | t.PENDRAGON, 0]
    assert broken(s, [0], (600, 400, 90)) == ""
    assert broken(s, [0], (600, 401, 90)) == "DBA-8.1"


@pytest.mark.parametrize(
    "pose", [(600, 325, 90), (610, 330, 90), (600, 318, 90), (639, 310, 90), (610, 330, 45), (640, 325, 120)]
)
def test_dba_8_2_it_ends_on_nobody(pose: Pose) -> None:
    for seat in (0, 1):
        s = a_bound([(0, "Cv", 600, 260, 90), (seat, "Sp", 620, 320, 90), FAR_OFF])
        if seat:
            stand(s, 1, (620, 305, 270))
        assert broken(s, [0], pose) == "DBA-1.6"


@pytest.mark.parametrize(
    ("pose", "rule"),
    [
        ((555, 340, 90), ""),  # past its end
        ((565, 340, 90), ""),  # the right rear corner cuts its corner
        ((575, 345, 90), "DBA-8.2"),  # both right corners do
        ((600, 320, 90), "DBA-8.2"),
    ],
)
def test_dba_8_2_at_most_one_corners_line_crosses_what_is_in_the_way(pose: Pose, rule: str) -> None:
    for seat in (0, 1):
        s = a_bound([(0, "Cv", 555, 260, 90), (seat, "Sp", 600, 290, 90), FAR_OFF])
        if seat:
            stand(s, 1, (600, 275, 270))
            s.params.zone_depth = 0
        assert broken(s, [0], pose) == rule


@pytest.mark.parametrize("aside", [0, 0.3, -0.3])
def test_dba_8_2_nobody_goes_straight_through_what_stands_in_line_with_him(aside: float) -> None:
    s = a_bound([(0, "Cv", 600, 260, 90), (0, "Sp", 600 + aside, 290, 90), FAR_OFF])
    assert broken(s, [0], (600, 340, 90)) == "DBA-8.2"
    stand(s, 1, (640 + aside, 290, 90))
    assert broken(s, [0], (600, 340, 90)) == ""


def test_dba_8_2_a_camp_is_in_the_way() -> None:
    s = a_bound([(0, "LH", 600, 60, 0), FAR_OFF])
    s.camp = [7500, s.camp[1]]  # at 675, 80 mm wide and 40 deep
    assert broken(s, [0], (700, 35, 0)) == "DBA-1.6"
    stand(s, 0, (630, 20, 0))
    assert broken(s, [0], (750, 20, 0)) == "DBA-8.2"
    s.camp_lost = [True, False]
    assert broken(s, [0], (750, 20, 0)) == ""


def test_dba_8_2_a_fire_is_in_the_way() -> None:
    s = a_bound([(0, "Cv", 600, 260, 90), FAR_OFF])
    assert broken(s, [0], (600, 340, 90)) == ""
    s.fires = [Fire(-4000, 0, 0, 8000, 900, -1)]  # across, at y = 300
    assert broken(s, [0], (600, 340, 90)) == "DBA-8.2"
    assert broken(s, [0], (600, 310, 90)) == "DBA-22.6"


def test_dba_8_3_front_zones_are_felt_along_the_whole_way() -> None:
    # e2 looks along the way, 30 mm to the side of its middle: start and end are clear of its zone
    s = a_bound([(0, "LH", 600, 260, 90), (1, "Sp", 550, 310, 0)])
    assert broken(s, [0], (600, 380, 90)) == "DBA-12.3"
    stand(s, 1, (550, 310, 180))
    assert broken(s, [0], (600, 380, 90)) == ""


def test_dba_8_3_a_turn_is_looked_at_too() -> None:
    # Turning about to the right or to the left swings the rear through different ground; one clear way is enough
    s = a_bound([(0, "Cv", 600, 300, 90), (1, "Sp", 665, 300, 180)])
    assert broken(s, [0], (600, 300, 270)) == ""
    stand(s, 1, (535, 300, 0))
    assert broken(s, [0], (600, 300, 270)) == ""


def test_dba_8_4_an_element_in_front_contact_can_only_break_off() -> None:
    s = a_bound([SP, (1, "Bd", 600, 300, 270)])
    assert broken(s, [0], (600, 280, 90)) == ""
    assert broken(s, [0], (640, 300, 90)) == "DBA-14.1"
    assert broken(s, [0], (600, 285, 270)) == "DBA-14.1"
    assert broken(s, [0], (610, 280, 90)) == "DBA-14.1"
    assert broken(s, [0], (600, 320, 90)) == "DBA-14.1"


@pytest.mark.parametrize(
    ("foe", "free"),
    [
        ((640, 300, 270), True),  # overlaps
        ((640, 295, 90), True),
        ((620, 292.5, 180), False),  # its front edge is on the flank
        ((600, 285, 90), False),
        ((610, 300, 270), False),
        ((600, 320, 270), True),
    ],
)
def test_dba_8_4_only_a_front_edge_holds_an_element(foe: Pose, free: bool) -> None:
    s = a_bound([SP, (1, "Bd", *foe)])
    unit = make_unit(s, 0, [0])
    assert unit.engaged != free
    if foe == (640, 300, 270):
        assert broken(s, [0], (570, 290, 90)) == ""


# DBA-10


@pytest.mark.parametrize(
    ("kind", "rule"),
    [("Kn", "DBA-10.1"), ("Cv", "DBA-10.1"), ("LH", "DBA-10.1"), ("Ax", ""), ("Ps", "")],
)
@pytest.mark.parametrize("where", [(600, 290), (600, 330), (600, 365)])
def test_dba_10_1_any_part_of_a_move_in_bad_going_slows_all_of_it(
    kind: str, rule: str, where: tuple[float, float]
) -> None:
    # A patch of rough ground at the start, on the way, or at the end
    s = a_bound([(0, kind, 600, 300, 90), FAR_OFF], features=[(t.ROUGH, int(where[0]), int(where[1]), 8, 8, 0)])
    s.features[0].y = round(where[1] * 100) - 30000
    assert broken(s, [0], (600, 370, 90)) == rule
    s.features = []
    assert broken(s, [0], (600, 370, 90)) == ""


def test_dba_10_1_fifty_mm_of_it_are_still_allowed() -> None:
    s = a_bound([(0, "Cv", 600, 300, 90), FAR_OFF], features=[(t.MARSH, 600, 340, 40, 40, 0)])
    assert broken(s, [0], (600, 350, 90)) == ""
    assert broken(s, [0], (600, 351, 90)) == "DBA-10.1"
    s.features[0].kind = t.GENTLE_HILL
    assert broken(s, [0], (600, 351, 90)) == ""


@pytest.mark.parametrize(
    ("start", "end"),
    [
        ((30, 300, 180), (-1, 300, 180)),
        ((1190, 300, 0), (1200, 300, 0)),
        ((600, 560, 90), (600, 601, 90)),
        ((600, 30, 90), (600, 10, 90)),
        ((30, 300, 90), (15, 300, 90)),
    ],
)
def test_dba_10_2_nobody_ends_a_move_off_the_table(start: Pose, end: Pose) -> None:
    s = a_bound([(0, "Sp", *start), FAR_OFF])
    if end[0] == 1200:
        assert broken(s, [0], end) == ""  # just within
        return
    assert broken(s, [0], end) == "DBA-10.2"


# DBA-14


@pytest.mark.parametrize(
    ("y", "rule"),
    [(285.6, "DBA-14.1"), (285.5, ""), (285, ""), (270, ""), (250, ""), (249.5, ""), (249.4, "DBA-8.1")],
)
def test_dba_14_1_at_least_its_depth_and_at_most_its_move(y: float, rule: str) -> None:
    s = a_bound([SP, (1, "Bd", 600, 300, 270)])
    assert broken(s, [0], (600, y, 90)) == rule


def test_dba_14_1_straight_back_with_the_same_facing() -> None:
    s = a_bound([SP, (1, "Bd", 600, 300, 270)])
    assert broken(s, [0], (600.4, 280, 90)) == ""
    assert broken(s, [0], (600.6, 280, 90)) == "DBA-14.1"
    assert broken(s, [0], (600, 280, 90.5)) == ""
    assert broken(s, [0], (600, 280, 90.6)) == "DBA-14.1"


@pytest.mark.parametrize("foe", [(580, 280, 0), (620, 280, 180), (600, 285, 90)])
def test_dba_14_1_not_with_an_enemy_front_on_flank_or_rear(foe: Pose) -> None:
    s = a_bound([SP, (1, "Bd", 600, 300, 270), (1, "Bd", *foe)])
    assert broken(s, [0], (600, 280, 90)) == "DBA-14.1"
    assert broken(s, [0], (600, 260, 90)) == "DBA-14.1"


def test_dba_14_1_an_overlap_does_not_hold_it_but_it_must_get_clear() -> None:
    s = a_bound([SP, (1, "Bd", 600, 300, 270), (1, "Bd", 640, 290, 90)])
    assert broken(s, [0], (600, 284, 90)) == "DBA-14.1"  # still beside e3
    assert broken(s, [0], (600, 270, 90)) == ""


def test_dba_14_1_nobody_may_stand_behind() -> None:
    s = a_bound([SP, (1, "Bd", 600, 300, 270), (0, "Sp", 600, 285, 90)])
    assert broken(s, [0], (600, 280, 90)) == "DBA-1.6"
    assert broken(s, [0], (600, 260, 90)) == "DBA-8.2"
    stand(s, 2, (600, 260, 90))
    assert broken(s, [0], (600, 280, 90)) == ""


def test_dba_14_1_bad_going_slows_it() -> None:
    s = a_bound([(0, "LH", 600, 300, 90), (1, "Bd", 600, 300, 270)], features=[(t.ROUGH, 600, 240, 20, 20, 0)])
    assert broken(s, [0], (600, 250, 90)) == ""
    assert broken(s, [0], (600, 240, 90)) == "DBA-10.1"
    s.features = []
    assert broken(s, [0], (600, 240, 90)) == ""


def test_dba_36_1_one_may_break_off_by_a_march_move() -> None:
    s = a_bound([SP, (1, "Bd", 600, 300, 270)], moved=1)
    assert broken(s, [0], (600, 280, 90)) == ""


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize(("kind", "follows"), [("Kn", 30), ("Wb", 15), ("Bd", 0), ("Sp", 0), ("Cv", 0)])
def test_dba_14_2_an_opponent_that_pursues_follows_at_once(kind: str, follows: int, turned: bool) -> None:
    s = a_bound([SP, (1, kind, 600, 300, 270)], turned=turned)
    run(s, begin_moves)
    play(s, "move c1 1", "to 600 350 270" if turned else "to 600 250 90")
    assert mm(s, 0) == ((600, 350, 270) if turned else (600, 250, 90))
    assert mm(s, 1) == ((600, 300 + follows, 90) if turned else (600, 300 - follows, 270))
    assert s.pips == [5, 6]


# DBA-15.1


@pytest.mark.parametrize(
    ("kind", "friend", "passes"),
    [
        ("Cv", "Ps", True),
        ("Kn", "Ps", True),
        ("LH", "Ps", True),
        ("Ps", "Ps", True),
        ("Ps", "Sp", True),
        ("Ps", "Cv", True),
        ("Cv", "LH", False),
        ("LH", "Cv", False),
        ("Cv", "Ax", False),
        ("Ax", "Ps", False),
        ("Ax", "Ax", False),
    ],
)
def test_dba_15_1_mounted_pass_through_psiloi_and_psiloi_through_anybody(kind: str, friend: str, passes: bool) -> None:
    s = a_bound([(0, kind, 600, 250, 90), (0, friend, 600, 280, 90), FAR_OFF])
    deep = t.DEPTH_MM[s.kind[0]]
    assert broken(s, [0], (600, 280 + deep, 90)) == ("" if passes else "DBA-8.2")
    assert broken(s, [0], (600, 279 + deep, 90)) == "DBA-1.6"  # they must end clear


def test_dba_15_1_nobody_passes_through_enemies() -> None:
    s = a_bound([(0, "Ps", 600, 240, 90), (1, "Ps", 600, 255, 90)])
    stand(s, 1, (600, 270, 90))
    assert broken(s, [0], (600, 300, 90)) in ("DBA-8.2", "DBA-13.3")
    stand(s, 1, (600, 265, 90))
    assert broken(s, [0], (600, 300, 90)) == "DBA-8.2"


# DBA-19.8


@pytest.mark.parametrize("turned", [False, True])
def test_dba_19_8_elements_may_leave_over_their_own_edge(turned: bool) -> None:
    s = a_bound([(0, "Sp", 600, 50, 90), (0, "Ax", 640, 50, 90), (0, "Sp", 200, 80, 90), FAR_OFF], turned=turned)
    run(s, begin_moves)
    assert "leave" in options(play(s, "move c1 2"))
    play(s, "leave")
    assert s.status[1] == t.LEFT
    assert s.lost == [1, 0]
    assert s.pips == [5, 6]
    play(s, "move c1 3")
    assert "leave" not in options(s)
    assert refused(s, "leave") == "e3 does not reach its own base edge (DBA-19.8)"


def test_dba_19_8_and_10_2_a_saved_general_is_lost_and_nobody_rolls_for_him() -> None:
    s = a_bound([(0, "Sp", 600, 50, 90), FAR_OFF])
    run(s, begin_moves)
    play(s, "move c1 1", "leave", "done")
    assert s.over
    assert s.general_lost[0]
    assert s.toll == []


def leaving(s_pose: Pose, foe: Pose, *, moved: int = 0) -> str:
    s = a_bound([(0, "Sp", *s_pose), (1, "Bd", *foe)], moved=moved)
    refusal = refuse_leave(s, make_unit(s, 0, [0]))
    return "" if refusal is None else refusal.rule


def test_dba_19_8_leaving_is_a_move_like_others() -> None:
    assert leaving((600, 50, 90), (600, 300, 270)) == ""
    assert leaving((600, 50, 0), (600, 300, 270)) == ""
    assert leaving((600, 50, 90), (600, 50, 270)) == "DBA-8.4"
    assert leaving((600, 50, 90), (600, 80, 270)) == ""  # zoned, and straight back
    assert leaving((600, 50, 0), (600, 90, 270)) == "DBA-12.3"
    assert leaving((600, 50, 90), (600, 115, 270), moved=1) == ""  # DBA-36.1


def test_dba_19_8_and_11_4_leaving_by_a_march_costs_as_any_march() -> None:
    s = a_bound([(0, "Sp", 600, 50, 90), (0, "Sp", 200, 300, 90), FAR_OFF], pips=1)
    s.moved[0] = 1
    run(s, begin_moves)
    play(s, "move c1 1")
    assert refused(s, "leave") == "that costs 2 PIPs, and 1 is left (DBA-7.3)"


def test_dba_10_1_leaving_through_bad_going_is_slow() -> None:
    s = a_bound([(0, "LH", 600, 90, 90), FAR_OFF], features=[(t.WOOD, 600, 80, 30, 30, 0)])
    refusal = refuse_leave(s, make_unit(s, 0, [0]))
    assert refusal is not None
    assert refusal.rule == "DBA-10.1"
