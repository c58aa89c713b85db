"""DBA-13: contact, and turning to face."""

from __future__ import annotations

import pytest

from heptarchy.games.dba.bound_moves import begin_moves
from heptarchy.games.dba.contact import FRONT, relation_of
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.facing import find_pairs, turn_to_face
from heptarchy.games.dba.flight import pursue
from heptarchy.games.dba.table.actions import SPACE
from heptarchy.games.dba.table.preview import preview
from heptarchy.games.dba.table.state import Battle
from tests.games.dba.field import Element, a_field, play, run
from tests.games.dba.judging import Pose, a_bound, broken, mm, stand

AWAY: Element = (1, "Cv", 100, 590, 270)
B: Element = (1, "Bd", 600, 300, 270)  # looks south; its left is in the east


def comer(kind: str, start: Pose, *more: Element) -> Battle:
    """e1 there, e2 is B."""
    return a_bound([(0, kind, *start), B, AWAY, *more])


# DBA-13.1, DBA-13.2


@pytest.mark.parametrize(
    ("pose", "rule"),
    [
        ((600, 300, 90), ""),  # front
        ((600.4, 299.8, 90), ""),
        ((601, 300, 90), "DBA-13.1"),
        ((610, 300, 90), "DBA-13.1"),
        ((600, 300, 95), "DBA-1.6"),
        ((600, 298, 95), "DBA-13.1"),
        ((640, 300, 90), ""),  # corner overlap
        ((560, 300, 90), ""),
        ((635, 300, 90), "DBA-13.1"),
        ((640, 310, 90), ""),  # side overlap
        ((600, 299.5, 90), ""),
        ((600, 299, 90), ""),  # not in contact, but lined up
    ],
)
def test_dba_13_1_who_touches_an_enemy_lines_up_with_him(pose: Pose, rule: str) -> None:
    start = (pose[0], 250, 90) if abs(pose[0] - 600) > 30 else (600, 250, 90)
    s = comer("Ax", start)
    assert broken(s, [0], pose) == rule


def test_dba_13_1_one_element_of_a_group_is_enough() -> None:
    # e3 meets B; e1 touches another who stands out of line
    line: list[Element] = [(0, "Sp", x, 260, 90) for x in (520, 560, 600)]
    s = a_bound([*line, B, (1, "Bd", 509, 300, 270)])
    assert broken(s, [0, 1, 2], (520, 300, 90)) == ""
    stand(s, 3, (300, 300, 270))
    assert broken(s, [0, 1, 2], (520, 300, 90)) == "DBA-13.1"
    assert broken(s, [0], (520, 300, 90)) == "DBA-13.1"


def test_dba_13_2_lining_up_is_part_of_the_move() -> None:
    s = comer("Sp", (630, 255, 90))
    s.params.zone_depth = 0
    try:
        assert broken(s, [0], (600, 300, 90)) == "DBA-8.1"  # 54 mm
        stand(s, 0, (621, 255, 90))
        assert broken(s, [0], (600, 300, 90)) == ""
    finally:
        s.params.zone_depth = 40


def test_dba_13_2_a_preview_names_the_contact() -> None:
    s = comer("Sp", (600, 260, 90))
    run(s, begin_moves)
    play(s, "move c1 1")
    found = preview(s, 0, SPACE.parse("to 600 300 90"))
    assert found["contacts"] == [{"id": "e1", "foe": "e2", "how": "front"}]
    assert found["mm"] == 40
    assert found["paces"] == 160


# DBA-13.3


@pytest.mark.parametrize(
    ("start", "rule"),
    [
        ((700, 330, 180), ""),
        ((690, 321, 180), ""),
        ((690, 319.6, 180), ""),  # the tolerance
        ((690, 319.4, 180), "DBA-13.3"),
        ((690, 310, 180), "DBA-13.3"),
        ((650, 290, 90), "DBA-13.3"),
        ((650, 331, 90), ""),
        ((650, 329, 90), "DBA-13.3"),  # its rear is before the line
    ],
)
def test_dba_13_3_a_flank_is_met_from_behind_the_line_of_the_front(start: Pose, rule: str) -> None:
    s = comer("LH", start)
    assert broken(s, [0], (620, 320, 180)) == rule
    # The other flank
    s = comer("LH", (1200 - start[0], start[1], (180 - start[2]) % 360))
    assert broken(s, [0], (580, 320, 0)) == rule


@pytest.mark.parametrize(
    ("start", "rule"),
    [
        ((600, 350, 270), ""),
        ((650, 316, 270), ""),
        ((650, 314.6, 270), ""),
        ((650, 314.4, 270), "DBA-13.3"),
        ((650, 310, 270), "DBA-13.3"),
        ((660, 336, 180), ""),
        ((660, 330, 180), "DBA-13.3"),
    ],
)
def test_dba_13_3_a_rear_is_met_from_behind_the_line_of_the_rear(start: Pose, rule: str) -> None:
    s = comer("LH", start)
    assert broken(s, [0], (600, 315, 270)) == rule


def test_dba_13_3_a_group_comes_from_behind_too() -> None:
    s = a_bound([(0, "Sp", 660, 320, 180), (0, "Sp", 660, 360, 180), B, AWAY])
    assert broken(s, [0, 1], (620, 320, 180)) == ""
    stand(s, 0, (660, 315, 180))
    stand(s, 1, (660, 355, 180))
    assert broken(s, [0, 1], (620, 320, 180)) == "DBA-13.3"  # by a slide of 5 mm


# DBA-13.4


def test_dba_13_4_an_enemy_who_fights_may_be_met_in_flank_and_rear_or_overlapped() -> None:
    s = comer("LH", (650, 331, 180), (0, "Sp", 600, 300, 90))
    assert relation_of(s, 3, 1) == FRONT
    assert broken(s, [0], (620, 320, 180)) == ""
    assert broken(s, [0], (600, 315, 270)) == "DBA-13.3"
    stand(s, 0, (600, 350, 270))
    assert broken(s, [0], (600, 315, 270)) == ""
    stand(s, 0, (640, 250, 90))
    assert broken(s, [0], (640, 300, 90)) == ""


# DBA-13.5


@pytest.mark.parametrize(
    ("start", "pose", "rule"),
    [
        ((600, 520, 90), (600, 560, 90), ""),
        ((640, 520, 90), (640, 560, 90), ""),  # 20 mm of its front
        ((640.4, 520, 90), (640.4, 560, 90), ""),
        ((642, 520, 90), (642, 560, 90), "DBA-13.5"),
        ((600, 520, 90), (600, 559.6, 90), ""),
        ((600, 520, 90), (600, 558.3, 95), "DBA-13.5"),  # aslant
        ((600, 520, 90), (600, 570, 90), "DBA-1.6"),
        ((520, 580, 0), (560, 580, 0), ""),  # its side
        ((680, 580, 180), (640, 580, 180), ""),
        ((600, 510, 270), (600, 540, 270), "DBA-13.5"),  # with its rear
    ],
)
def test_dba_13_5_a_camp_is_met_with_at_least_half_a_front(start: Pose, pose: Pose, rule: str) -> None:
    for turned in (False, True):
        s = a_bound([(0, "Ax" if pose[2] == 270 else "Sp", *start), AWAY], turned=turned)
        if turned:
            pose = (1200 - pose[0], 600 - pose[1], (pose[2] + 180) % 360)
        s.camp = [s.camp[0], 0]  # in the middle of the edge, 560 to 640
        assert broken(s, [0], pose) == rule


def test_dba_13_5_a_camp_that_is_taken_is_no_more() -> None:
    s = a_bound([(0, "Sp", 600, 520, 90), AWAY])
    s.camp = [s.camp[0], 0]
    s.camp_lost = [False, True]
    assert broken(s, [0], (600, 570, 90)) == ""


def test_dba_20_1_expendables_do_not_attack_camps() -> None:
    s = a_bound([(0, "SCh", 600, 520, 90), AWAY])
    s.camp = [s.camp[0], 0]
    assert broken(s, [0], (600, 560, 90)) == "DBA-20.1"
    assert broken(s, [0], (600, 550, 90)) == ""


def test_dba_13_5_nobody_has_to_line_up_with_his_own_camp() -> None:
    s = a_bound([(0, "Sp", 600, 80, 90), AWAY])
    s.camp = [0, s.camp[1]]
    assert broken(s, [0], (600, 55, 90)) == ""
    assert broken(s, [0], (600, 50, 90)) == "DBA-1.6"


# DBA-13.6

FLANKED: list[Element] = [(0, "Bd", 580, 280, 0), (1, "Sp", 600, 300, 90)]


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("foe", [(580, 280, 0), (620, 280, 180), (600, 285, 90), (580, 287, 0)])
def test_dba_13_6_who_is_touched_in_flank_or_rear_turns_to_face(foe: Pose, active: int, turned: bool) -> None:
    s = a_field([(0, "Bd", *foe), FLANKED[1]], turned=turned, active=active)
    turn_to_face(s, 0)
    assert relation_of(s, 1, 0) == FRONT
    assert mm(s, 0) == ((1200 - foe[0], 600 - foe[1], (foe[2] + 180) % 360) if turned else foe)
    assert s.pairs == ([0, 1] if active == 0 else [1, 0])
    assert s.still == [True, False]  # turning to face counts as moving


def test_dba_13_6_who_fights_in_front_does_not_turn() -> None:
    s = a_field([*FLANKED, (0, "Sp", 600, 300, 270)])
    turn_to_face(s, 0)
    assert mm(s, 1) == (600, 300, 90)
    assert s.pairs == [2, 1]


@pytest.mark.parametrize("first", [0, 2])
def test_dba_13_6_it_turns_to_the_first_who_touched_it(first: int) -> None:
    s = a_bound([(0, "LH", 480, 280, 0), (1, "Sp", 600, 300, 90), (0, "LH", 720, 280, 180), AWAY])
    run(s, begin_moves)
    moves = {0: ("move c1 1", "to 580 280 0"), 2: ("move c1 2", "to 620 280 180")}
    play(s, *moves[first], *moves[2 - first], "done")
    turn_to_face(s, 0)
    assert relation_of(s, 1, first) == FRONT
    assert s.pairs == [first, 1]


def test_dba_13_6_a_touch_that_is_over_does_not_count() -> None:
    s = a_bound([(0, "LH", 480, 280, 0), (1, "Sp", 600, 300, 90), (0, "LH", 720, 280, 180), AWAY])
    run(s, begin_moves)
    play(s, "move c1 1", "to 580 280 0", "move c1 2", "to 620 280 180", "done")
    stand(s, 0, (480, 280, 0))
    turn_to_face(s, 0)
    assert relation_of(s, 1, 2) == FRONT


@pytest.mark.parametrize("turned", [False, True])
def test_dba_13_6_without_room_it_stays_and_the_enemy_is_its_opponent(turned: bool) -> None:
    s = a_field([*FLANKED, (1, "Sp", 600, 285, 90)], turned=turned)
    before = mm(s, 1)
    turn_to_face(s, 0)
    assert mm(s, 1) == before
    assert s.pairs == [0, 1]


def test_dba_13_6_an_overlap_turns_nobody() -> None:
    s = a_field([(0, "Bd", 640, 300, 270), FLANKED[1]])
    turn_to_face(s, 0)
    assert mm(s, 1) == (600, 300, 90)
    assert s.pairs == []


# DBA-13.7, DBA-13.8


def test_dba_13_7_a_front_that_is_taken_can_only_be_joined() -> None:
    s = comer("LH", (640, 250, 90), (0, "Sp", 600, 300, 90))
    assert broken(s, [0], (600, 300, 90)) == "DBA-1.6"
    assert broken(s, [0], (640, 300, 90)) == ""


def test_dba_13_7_who_has_an_opponent_is_no_other_ones() -> None:
    # e2 is in front contact with e1; e3, whose flank e2's front does not reach, fights nobody
    s = a_field([(0, "Sp", 600, 300, 90), (1, "Bd", 600, 300, 270), (0, "Sp", 640, 300, 90), (1, "Bd", 640, 300, 270)])
    assert find_pairs(s) == [0, 1, 2, 3]


@pytest.mark.parametrize("turned", [False, True])
def test_dba_13_8_contact_by_pursuit_turns_nobody_until_the_next_moves_end(turned: bool) -> None:
    s = a_field([(0, "Wb", 600, 300, 90), (1, "Bd", 610, 330, 0)], turned=turned)
    foe = mm(s, 1)
    pursue(s, 0)
    there = (600, 310, 90)
    assert mm(s, 0) == ((1200 - there[0], 600 - there[1], 270) if turned else there)
    assert mm(s, 1) == foe
    turn_to_face(s, 0)
    assert relation_of(s, 1, 0) == FRONT


def test_dba_13_6_types_do_not_matter() -> None:
    for kind in t.TYPE_KEYS[:9]:
        s = a_field([(0, kind, 580, 280, 0), FLANKED[1]])
        turn_to_face(s, 0)
        assert relation_of(s, 1, 0) == FRONT
