"""DBA-12: front zones."""

from __future__ import annotations

import math

import pytest

from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.element_moves import make_unit
from heptarchy.games.dba.flight import flee, pursue, recoil
from heptarchy.games.dba.table.state import Battle
from heptarchy.games.dba.zones import zoned_by
from tests.games.dba.field import Element
from tests.games.dba.judging import Pose, a_bound, broken, mm, stand

Z: Pose = (600, 300, 270)  # looks south: its zone is 580 to 620, 260 to 300
AWAY: Element = (1, "Cv", 100, 590, 270)


def spun(pose: Pose, degrees: float) -> Pose:
    angle = math.radians(degrees)
    dx, dy = pose[0] - 600, pose[1] - 300
    x = 600 + dx * math.cos(angle) - dy * math.sin(angle)
    return x, 300 + dx * math.sin(angle) + dy * math.cos(angle), (pose[2] + degrees) % 360


def mirrored(pose: Pose) -> Pose:
    return 1200 - pose[0], pose[1], (180 - pose[2]) % 360


def facing_z(pose: Pose, kind: str = "Sp", *more: Element) -> Battle:
    """e1 there, and e2, who zones."""
    return a_bound([(0, kind, *pose), (1, "Bd", *Z), *more])


def zoners(s: Battle) -> list[int]:
    return zoned_by(s, 0, [e for e in range(len(s.kind)) if s.side[s.command[e]] == 1], [0])


# DBA-12.1, DBA-12.2

POSES: list[tuple[Pose, bool]] = [
    ((600, 260, 90), True),  # case 13: 40 mm ahead
    ((600, 259.9, 90), False),
    ((600, 259, 90), False),  # 41 mm
    ((600, 290, 90), True),
    ((600, 300, 90), True),  # in contact
    ((638.9, 280, 90), True),  # the outermost ray is 19 mm from the middle
    ((639.2, 280, 90), False),
    ((561.1, 280, 90), True),
    ((560.8, 280, 90), False),
    ((645, 280, 90), False),
    ((600, 330, 90), False),  # behind it
    ((600, 275, 270), True),
    ((600, 239, 270), False),
    ((618.9, 280, 0), True),
    ((581.1, 280, 180), True),
]


@pytest.mark.parametrize(("pose", "zoned"), POSES)
def test_dba_12_1_and_12_2_a_zone_is_40_mm_deep_and_as_wide_as_nine_rays(pose: Pose, zoned: bool) -> None:
    expected = [1] if zoned else []
    assert zoners(facing_z(pose)) == expected
    for degrees in (90, 180, 270):
        s = facing_z(pose)
        stand(s, 0, spun(pose, degrees))
        stand(s, 1, spun(Z, degrees))
        assert zoners(s) == expected
    s = facing_z(pose)
    stand(s, 0, mirrored(pose))
    stand(s, 1, mirrored(Z))
    assert zoners(s) == expected


@pytest.mark.parametrize(("ahead", "zoned"), [(39, True), (40, True), (41, False)])
def test_dba_24_13_who_is_40_mm_ahead_is_zoned_and_at_41_not(ahead: int, zoned: bool) -> None:
    s = facing_z((600, 300 - ahead, 90))
    assert zoners(s) == ([1] if zoned else [])
    assert make_unit(s, 0, [0]).zoned_by == zoners(s)


@pytest.mark.parametrize("degrees", [12.3, 45, 77.7, 200.1])
@pytest.mark.parametrize(("pose", "zoned"), POSES)
def test_dba_12_2_zones_do_not_hang_on_the_table(pose: Pose, zoned: bool, degrees: float) -> None:
    if pose[1] in (260, 259.9):  # too near to the limit for a slant
        pose = (pose[0], 260.5 if zoned else 259.5, pose[2])
    s = facing_z(pose)
    stand(s, 0, spun(pose, degrees))
    stand(s, 1, spun(Z, degrees))
    assert zoners(s) == ([1] if zoned else [])


@pytest.mark.parametrize(
    ("screen", "zoned"),
    [
        ((600, 285, 90), False),  # right in front
        ((625, 290, 90), True),  # covers a part: rays pass on its left
        ((640, 290, 90), True),
        ((620, 290, 90), True),
        ((601.2, 290, 90), True),  # one ray is left
        ((600.9, 290, 90), False),
        ((600, 250, 90), True),  # behind e1
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_dba_12_2_the_first_element_in_the_way_ends_a_zone(screen: Pose, zoned: bool, seat: int) -> None:
    s = facing_z((600, 265, 90), "Sp", (seat, "Sp", *screen))
    found = [z for z in zoners(s) if z == 1]
    assert found == ([1] if zoned else [])


def test_dba_12_2_who_is_lost_screens_nobody() -> None:
    s = facing_z((600, 265, 90), "Sp", (0, "Sp", 600, 285, 90))
    assert zoners(s) == []
    s.status[2] = t.DESTROYED
    assert zoners(s) == [1]


def test_dba_12_2_all_who_zone_are_found() -> None:
    s = facing_z((600, 270, 90), "Sp", (1, "Bd", 640, 300, 270), (1, "Bd", 640, 262, 180), (1, "Bd", 540, 262, 180))
    assert zoners(s) == [1, 3]
    stand(s, 0, (615, 270, 90))
    assert zoners(s) == [1, 2, 3]


# DBA-12.3


@pytest.mark.parametrize(
    ("pose", "rule"),
    [
        ((600, 300, 90), ""),  # front contact
        ((600, 280, 90), ""),  # lined up
        ((600.5, 280, 90), ""),
        ((600.6, 280, 90), "DBA-12.3"),
        ((600, 280, 90.5), ""),
        ((600, 280, 91), "DBA-12.3"),
        ((610, 280, 90), "DBA-12.3"),
        ((605, 240, 90), ""),  # straight back
        ((605, 225, 90), ""),
        ((606, 240, 90), "DBA-12.3"),
        ((605, 240, 91), "DBA-12.3"),
        ((605, 255, 270), "DBA-12.3"),  # about
        ((640, 270, 90), "DBA-12.3"),  # off to the side
        ((600, 240, 90), ""),  # back, and in line with him
    ],
)
def test_dba_12_3_who_starts_zoned_faces_or_goes_straight_back(pose: Pose, rule: str) -> None:
    s = facing_z((605, 270, 90))
    assert broken(s, [0], pose) == rule


def test_dba_12_3_who_comes_into_a_zone_may_not_go_back_or_on() -> None:
    s = facing_z((660, 250, 90), "LH")
    assert broken(s, [0], (630, 290, 90)) == "DBA-12.3"
    assert broken(s, [0], (600, 280, 90)) == ""
    assert broken(s, [0], (600, 300, 90)) == ""
    assert broken(s, [0], (540, 250, 90)) == ""  # short of it
    assert broken(s, [0], (540, 275, 90)) == "DBA-12.3"  # through it
    stand(s, 0, (600, 229, 270))
    assert broken(s, [0], (600, 262, 270)) == "DBA-12.3"  # backwards into it


def test_dba_12_3_one_of_those_who_zone_is_enough() -> None:
    s = facing_z((600, 270, 90), "Sp", (1, "Bd", 630, 262, 180))
    assert zoners(s) == [1, 2]
    assert broken(s, [0], (600, 300, 90)) == ""
    assert broken(s, [0], (605, 290, 90)) == "DBA-12.3"


def test_dba_12_3_to_face_an_enemy_who_does_not_zone_it_is_not_enough() -> None:
    s = facing_z((600, 250, 90), "LH", (1, "Bd", 600, 370, 270))
    stand(s, 1, (560, 262, 0))
    assert broken(s, [0], (600, 320, 90)) == "DBA-12.3"  # out of the reach of e3's zone
    assert broken(s, [0], (600, 340, 90)) == ""


def test_dba_12_3_the_zone_of_a_fighting_enemy_reaches_those_beside() -> None:
    # e2 fights e3 in front; e1, behind e3, is screened
    s = facing_z((600, 285, 90), "Sp", (0, "Sp", 600, 300, 90))
    assert zoners(s) == []
    assert broken(s, [0], (560, 285, 90)) == ""


def test_dba_12_3_may_not_back_out_of_a_zone_it_entered() -> None:
    s = facing_z((600, 255, 90), "LH")
    assert make_unit(s, 0, [0]).zoned_by == []
    assert broken(s, [0], (600, 200, 90)) == ""
    assert broken(s, [0], (620, 270, 90)) == "DBA-12.3"


# DBA-12.4


def test_dba_12_4_for_a_group_one_member_who_faces_is_enough() -> None:
    s = a_bound([(0, "Sp", 600, 270, 90), (0, "Sp", 640, 270, 90), (1, "Bd", 640, 300, 270), (1, "Bd", 610, 600, 270)])
    stand(s, 3, (100, 590, 270))
    assert broken(s, [0, 1], (600, 300, 90)) == ""  # e2 meets e3, e1 goes along
    assert broken(s, [0, 1], (600, 290, 90)) == ""
    stand(s, 2, (650, 300, 270))
    assert broken(s, [0, 1], (600, 290, 90)) == "DBA-12.3"
    assert broken(s, [0, 1], (610, 290, 90)) == ""  # it slides
    assert broken(s, [0, 1], (600, 255, 90)) == ""  # straight back
    assert broken(s, [0, 1], (600, 220, 90)) == ""
    assert broken(s, [0, 1], (600, 219, 90)) == "DBA-9.2"


def test_dba_12_4_a_group_that_is_not_zoned_does_not_go_back() -> None:
    s = a_bound([(0, "Sp", 600, 250, 90), (0, "Sp", 640, 250, 90), (1, "Bd", 640, 300, 270)])
    assert broken(s, [0, 1], (600, 240, 90)) == "DBA-9.2"
    assert broken(s, [0, 1], (600, 261, 90)) == ""
    stand(s, 2, (645, 300, 270))
    assert broken(s, [0, 1], (600, 261, 90)) == "DBA-12.3"


# DBA-12.5


def test_dba_12_5_camps_have_no_zone() -> None:
    s = a_bound([(0, "Sp", 600, 530, 90), AWAY])
    s.camp = [s.camp[0], 0]  # its front is at 560
    assert make_unit(s, 0, [0]).zoned_by == []
    assert broken(s, [0], (610, 535, 60)) == ""


@pytest.mark.parametrize("act", ["pursue", "recoil", "flee"])
def test_dba_12_5_pursuit_recoil_and_flight_ignore_zones(act: str) -> None:
    # e2's zone lies across the way, ahead and behind
    s = a_bound([(0, "Wb", 600, 260, 90), (1, "Bd", 570, 262, 0), (1, "Bd", 570, 222, 0)])
    s.edge = [t.SOUTH, t.NORTH]
    if act == "pursue":
        pursue(s, 0)
        assert mm(s, 0) == (600, 275, 90)
    elif act == "recoil":
        assert recoil(s, 0)
        assert mm(s, 0) == (600, 245, 90)
    else:
        flee(s, 0)
        assert mm(s, 0)[1] < 210
