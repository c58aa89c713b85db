"""DBA-1.7, DBA-1.8: how elements stand to each other, as they are, in a mirror, and turned."""

from __future__ import annotations

import math

import pytest

from heptarchy.games.dba.contact import (
    APART,
    CORNER,
    FRONT,
    LEFT_FLANK,
    REAR,
    RIGHT_FLANK,
    SIDE,
    front_touches,
    frontal_foe,
    is_behind,
    is_beside,
    is_engaged,
    is_flanked,
    is_linked,
    relation_of,
    right_of,
    touched_edge,
)
from heptarchy.games.dba.snap import behind_pose, beside_pose, contact_pose
from heptarchy.games.dba.table.state import Battle, put
from tests.games.dba.field import a_field
from tests.games.dba.judging import Pose, stand, units

B: Pose = (600, 300, 90)
CHECKS: list[tuple[Pose, int]] = [  # DBA-1.8, and the others of DBA-1.7; B is Spears
    ((600, 300, 270), FRONT),
    ((580, 280, 0), LEFT_FLANK),
    ((620, 280, 180), RIGHT_FLANK),
    ((600, 285, 90), REAR),
    ((640, 300, 270), CORNER),
    ((560, 300, 270), CORNER),
    ((640, 290, 90), SIDE),
    ((560, 311, 90), SIDE),
    ((640, 290, 270), SIDE),
    ((560, 275, 270), SIDE),
    ((640, 314, 90), SIDE),  # 1 mm of side edges
    ((640, 314.01, 90), APART),
    ((640, 271, 270), SIDE),
    ((640, 270.99, 270), APART),
    ((600, 301, 270), APART),
    ((610, 300, 270), APART),
    ((580, 285, 0), APART),
    ((580, 300, 0), APART),
    ((580, 280, 180), APART),
    ((600, 284, 90), APART),
    ((610, 285, 90), APART),
    ((600, 285, 270), APART),
    ((640, 300, 0), APART),
]


def mirrored(pose: Pose) -> Pose:
    """In a mirror that stands north to south in the middle of the table."""
    return 1200 - pose[0], pose[1], (180 - pose[2]) % 360


def spun(pose: Pose, degrees: float) -> Pose:
    """On a table turned about its middle."""
    angle = math.radians(degrees)
    dx, dy = pose[0] - 600, pose[1] - 300
    x = 600 + dx * math.cos(angle) - dy * math.sin(angle)
    y = 300 + dx * math.sin(angle) + dy * math.cos(angle)
    return x, y, (pose[2] + degrees) % 360


def two(a: Pose, b: Pose, kind: str = "Sp", other: str = "Sp") -> Battle:
    """A, of side 1, and B, of side 0."""
    return a_field([(0, other, *b), (1, kind, *a)])


IN_MIRROR = {LEFT_FLANK: RIGHT_FLANK, RIGHT_FLANK: LEFT_FLANK}


@pytest.mark.parametrize(("pose", "how"), CHECKS)
def test_dba_1_8_the_check_positions(pose: Pose, how: int) -> None:
    assert relation_of(two(pose, B), 1, 0) == how


@pytest.mark.parametrize(("pose", "how"), CHECKS)
def test_dba_1_8_the_check_positions_in_a_mirror(pose: Pose, how: int) -> None:
    assert relation_of(two(mirrored(pose), mirrored(B)), 1, 0) == IN_MIRROR.get(how, how)


@pytest.mark.parametrize("degrees", [90, 180, 270])
@pytest.mark.parametrize(("pose", "how"), CHECKS)
def test_dba_1_8_the_check_positions_on_a_turned_table(pose: Pose, how: int, degrees: float) -> None:
    assert relation_of(two(spun(pose, degrees), spun(B, degrees)), 1, 0) == how


@pytest.mark.parametrize("degrees", [0.1, 17.3, 45, 101.9, 222.2, 333.3])
@pytest.mark.parametrize(("pose", "how"), CHECKS)
def test_dba_1_7_relations_do_not_hang_on_the_table(pose: Pose, how: int, degrees: float) -> None:
    if how == SIDE or pose[1] in (314.01, 270.99):  # a hair's breadth of side edge is too fine for a slant
        pose = (pose[0], min(max(pose[1], 275), 310), pose[2])
        how = SIDE
    s = two(spun(pose, degrees), spun(B, degrees))
    assert relation_of(s, 1, 0) == how
    s = two(mirrored(spun(pose, degrees)), mirrored(spun(B, degrees)))
    assert relation_of(s, 1, 0) == IN_MIRROR.get(how, how)


@pytest.mark.parametrize(
    ("kind", "depth"), [("Kn", 30), ("Cv", 30), ("LH", 30), ("Ax", 20), ("Ps", 20), ("Bd", 15), ("Wb", 15)]
)
def test_dba_1_7_the_rear_lies_where_the_enemys_base_ends(kind: str, depth: int) -> None:
    assert relation_of(two((600, 300 - depth, 90), B, other=kind), 1, 0) == REAR
    assert relation_of(two((600, 300 - depth - 1, 90), B, other=kind), 1, 0) == APART


@pytest.mark.parametrize(("dx", "dy", "near"), [(0.5, 0, True), (0.51, 0, False), (0.3, 0.4, True), (0.4, 0.4, False)])
@pytest.mark.parametrize(("pose", "how"), CHECKS[:6])
def test_dba_1_5_corners_meet_within_half_a_millimetre(pose: Pose, how: int, dx: float, dy: float, near: bool) -> None:
    x, y, facing = pose
    for shifted in ((x + dx, y + dy, facing), (x - dx, y - dy, facing), (x + dy, y + dx, facing)):
        assert relation_of(two(shifted, B), 1, 0) == (how if near else APART)


@pytest.mark.parametrize(("pose", "how"), CHECKS[:4])
def test_dba_1_5_facings_agree_within_half_a_degree(pose: Pose, how: int) -> None:
    x, y, facing = pose
    for turn in (-0.5, 0.5):
        assert relation_of(two((x, y, (facing + turn) % 360), B), 1, 0) == how
    for turn in (-0.6, 0.6):
        assert relation_of(two((x, y, (facing + turn) % 360), B), 1, 0) == APART


def test_dba_1_7_friends_directly_behind_and_beside() -> None:
    s = a_field([(0, "Sp", *B), (0, "Ps", 600, 285, 90), (0, "Kn", 640, 300, 90), (0, "Sp", 560, 290, 90)])
    assert is_behind(s, 1, 0)
    assert not is_behind(s, 0, 1)
    assert is_beside(s, 2, 0)
    assert is_beside(s, 0, 2)
    assert not is_beside(s, 3, 0)  # its front is not level with his
    assert [is_linked(s, 0, e) for e in (1, 2, 3)] == [True, True, False]
    assert not is_linked(s, 1, 2)
    stand(s, 2, (640, 300, 270))
    assert not is_beside(s, 2, 0)
    stand(s, 2, (560, 300, 90))
    assert is_beside(s, 2, 0)


@pytest.mark.parametrize("degrees", [0, 33.3, 127, 180, 270.1])
def test_dba_1_7_friends_are_linked_whichever_way_they_face(degrees: float) -> None:
    behind, beside = spun((600, 285, 90), degrees), spun((640, 300, 90), degrees)
    s = a_field([(0, "Sp", *spun(B, degrees)), (0, "Sp", *behind), (0, "Sp", *beside)])
    assert is_behind(s, 1, 0)
    assert is_beside(s, 2, 0)
    assert right_of(s, 2, 0)
    assert not right_of(s, 0, 2)


@pytest.mark.parametrize("facing", [90, 270, 12.5, 200])
def test_dba_1_7_poses_of_contact_are_in_those_relations(facing: float) -> None:
    s = a_field([(0, "Cv", 600, 300, facing), (1, "Sp", 100, 100, 0), (0, "Sp", 200, 100, 0)])
    for how in (FRONT, LEFT_FLANK, RIGHT_FLANK, REAR, CORNER):
        for right in (False, True):
            put(s, 1, *contact_pose(s, 0, how, right))
            assert relation_of(s, 1, 0) == how
            if how == CORNER:
                assert right_of(s, 1, 0) == right
    put(s, 2, *behind_pose(s, 0))
    assert is_behind(s, 2, 0)
    put(s, 2, *beside_pose(s, 0, right=True))
    assert is_beside(s, 2, 0)


# Touching


@pytest.mark.parametrize(
    ("pose", "mine", "theirs", "edge"),
    [
        ((600, 300, 270), True, True, FRONT),
        ((610, 300, 270), True, True, FRONT),  # out of line, and yet the fronts touch
        ((580, 280, 0), True, False, LEFT_FLANK),
        ((620, 280, 180), True, False, RIGHT_FLANK),
        ((600, 285, 90), True, False, REAR),
        ((640, 300, 270), False, False, None),
        ((640, 290, 90), False, False, None),
        ((638.4, 300, 270), True, True, FRONT),
        ((639.2, 300, 270), False, False, None),
        ((600, 301, 270), False, False, None),
    ],
)
def test_dba_8_4_whose_front_edge_touches_whom(pose: Pose, mine: bool, theirs: bool, edge: int | None) -> None:
    for turn in (False, True):
        s = two(spun(pose, 180), spun(B, 180)) if turn else two(pose, B)
        assert front_touches(s, 1, 0) == mine
        assert front_touches(s, 0, 1) == theirs
        assert is_engaged(s, 0) == mine
        assert is_flanked(s, 0) == (mine and edge != FRONT)
        if edge is not None:
            assert touched_edge(s, 1, 0) == edge


def test_dba_13_7_a_front_edge_fights_one_enemy_in_front() -> None:
    s = a_field([(0, "Sp", *B), (1, "Sp", 640, 300, 270), (1, "Sp", 600, 300, 270), (1, "Sp", 580, 280, 0)])
    assert frontal_foe(s, 0) == 2
    assert [frontal_foe(s, e) for e in (1, 2, 3)] == [-1, 0, -1]


def test_units_are_read_from_millimetres() -> None:
    assert units((600, 300, 360)) == (0, 0, 0)
