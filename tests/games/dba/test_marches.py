"""DBA-11: march moves."""

from __future__ import annotations

import pytest

from heptarchy.games.dba.bound_moves import begin_moves
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.holds import TOWN, build_town, move_in
from heptarchy.games.dba.lattice import HALF_X, HALF_Y, MM
from heptarchy.games.dba.table.state import Battle
from tests.games.dba.field import Element, options, play, refused, run
from tests.games.dba.judging import Pose, a_bound, broken, mm, stand

AWAY: Element = (1, "Cv", 100, 590, 270)


def marcher(kind: str, *foes: Pose, moved: int = 1, bound: int = 3, at: Pose = (600, 300, 90)) -> Battle:
    """An element that has moved, and enemies."""
    s = a_bound([(0, kind, *at), *[(1, "Bd", *foe) for foe in foes], AWAY], bound=bound)
    s.moved[0] = moved
    return s


@pytest.mark.parametrize("turned", [False, True])
def test_dba_11_1_further_moves_in_a_bound_are_marches_and_paid_for(turned: bool) -> None:
    s = a_bound([(0, "LH", 600, 100, 90), (0, "LH", 640, 100, 90), AWAY], turned=turned)
    run(s, begin_moves)
    for n in range(1, 4):
        y = 100 + 100 * n
        play(s, "move c1 1+2", f"to 600 {600 - y} 270" if turned else f"to 600 {y} 90")
        assert s.moved[:2] == [n, n]
        assert s.pips[0] == 6 - n


def test_dba_11_1_a_first_move_may_come_near() -> None:
    assert broken(marcher("LH", (600, 400, 270), moved=0), [0], (600, 350, 90)) == ""
    assert broken(marcher("LH", (600, 400, 270), moved=1), [0], (600, 350, 90)) == "DBA-36.1"


@pytest.mark.parametrize(("y", "rule"), [(325, ""), (325.5, ""), (325.6, "DBA-36.1"), (340, "DBA-36.1")])
def test_dba_36_1_a_march_ends_no_nearer_than_75_mm(y: float, rule: str) -> None:
    assert broken(marcher("LH", (600, 400, 270)), [0], (600, y, 90)) == rule


@pytest.mark.parametrize(
    ("x", "y", "rule"),
    [
        (600, 250, ""),  # straight back
        (640, 300, ""),  # to the side, the distance kept: the enemy's front reaches to 620
        (600, 300.5, ""),  # within the tolerance
        (600, 301, "DBA-36.1"),
        (640, 301, "DBA-36.1"),
        (680, 330, "DBA-36.1"),
        (700, 374, "DBA-36.1"),
    ],
)
@pytest.mark.parametrize("turned", [False, True])
def test_dba_36_1_who_stands_nearer_may_march_but_come_no_nearer(x: float, y: float, rule: str, turned: bool) -> None:
    # The first test case of the second dossier: Light Horse that have moved, an enemy's front 74 mm ahead
    s = a_bound([(0, "LH", 600, 300, 90), (1, "Bd", 600, 374, 270), AWAY], moved=1, turned=turned)
    goal = (1200 - x, 600 - y, 270) if turned else (x, y, 90)
    assert broken(s, [0], goal) == rule
    s.moved[0] = 0
    assert broken(s, [0], goal) == ""


def test_dba_36_1_each_enemy_is_looked_at_by_himself() -> None:
    # 60 mm from the one whom it marches away from, it may not come so near to the other
    s = marcher("LH", (600, 360, 270), (600, 180, 90))
    assert broken(s, [0], (600, 290, 90)) == ""
    assert broken(s, [0], (600, 285, 90)) == ""  # its rear 75 mm from the other's front
    assert broken(s, [0], (600, 284, 90)) == "DBA-36.1"


def test_dba_36_1_each_member_of_a_group_by_itself() -> None:
    pair: list[Element] = [(0, "LH", 600, 300, 90), (0, "LH", 640, 300, 90)]
    s = a_bound([*pair, (1, "Bd", 640, 210, 90), AWAY], moved=1)  # 60 mm behind one of them
    assert broken(s, [0, 1], (600, 325, 90)) == ""
    s = a_bound([*pair, (1, "Bd", 640, 210, 90), (1, "Bd", 660, 360, 270), AWAY], moved=1)  # and one before it
    assert broken(s, [0, 1], (600, 303, 90)) == "DBA-36.1"


@pytest.mark.parametrize("turned", [False, True])
def test_dba_36_1_breaking_off_leads_away_from_one_and_not_to_another(turned: bool) -> None:
    both: list[Element] = [(0, "LH", 600, 300, 90), (1, "Bd", 600, 300, 270)]
    s = a_bound([*both, AWAY], moved=1, turned=turned)
    near, far = (600, 240, 90), (600, 220, 90)
    there = [(1200 - x, 600 - y, 270) if turned else (x, y, facing) for x, y, facing in (near, far)]
    assert broken(s, [0], there[0]) == ""
    s = a_bound([*both, (1, "Bd", 600, 120, 90), AWAY], moved=1, turned=turned)
    assert broken(s, [0], there[0]) == ""  # its rear, at 210, is 90 mm from him
    assert broken(s, [0], there[1]) == "DBA-36.1"


def test_dba_36_1_out_over_the_own_edge_however_near_the_enemy() -> None:
    s = run(a_bound([(0, "LH", 600, 60, 270), (1, "Bd", 670, 60, 0), AWAY], moved=1), begin_moves)
    play(s, "move c1 1")
    assert "leave" in options(s)


def test_dba_36_1_and_its_way() -> None:
    # Past a flank, 70 mm from it: far from it at start and end
    assert broken(marcher("LH", (710, 350, 90), at=(600, 240, 90)), [0], (600, 250, 90)) == ""
    assert broken(marcher("LH", (710, 350, 90), at=(600, 250, 90)), [0], (600, 375, 90)) == "DBA-36.1"
    assert broken(marcher("LH", (716, 350, 90), at=(600, 250, 90)), [0], (600, 375, 90)) == ""


def test_dba_36_1_every_member_of_a_group_keeps_away() -> None:
    s = a_bound([(0, "LH", 600, 300, 90), (0, "LH", 640, 300, 90), (1, "Bd", 660, 400, 270), AWAY], moved=1)
    assert broken(s, [0, 1], (600, 325, 90)) == ""
    assert broken(s, [0, 1], (600, 330, 90)) == "DBA-36.1"
    s.moved = [0, 0, 0, 0]
    assert broken(s, [0, 1], (600, 330, 90)) == ""
    s.moved = [0, 1, 0, 0]  # one has moved: it is a march
    assert broken(s, [0, 1], (600, 330, 90)) == "DBA-36.1"


def before_a_town(kind: str, *, held: bool, moved: int = 1) -> Battle:
    """An element that has moved, before the northern side's built-up area, whose southern wall is at 400."""
    s = marcher(kind, moved=moved)
    build_town(s, 600 * MM - HALF_X, 450 * MM - HALF_Y, 2700, 50 * MM, 50 * MM, 1)
    if held:
        move_in(s, s.kind.index(t.CV), TOWN)
    return s


def test_dba_36_1_an_element_in_a_built_up_area_is_an_enemy_wherever_its_walls_are() -> None:
    assert broken(before_a_town("LH", held=True), [0], (600, 325, 90)) == ""
    assert broken(before_a_town("LH", held=True), [0], (600, 326, 90)) == "DBA-36.1"
    assert broken(before_a_town("LH", held=True, moved=0), [0], (600, 326, 90)) == ""
    assert broken(before_a_town("LH", held=False), [0], (600, 326, 90)) == ""  # denizens are no element


def test_dba_36_1_a_group_keeps_away_from_a_garrison_too() -> None:
    s = a_bound([(0, "LH", 580, 250, 90), (0, "LH", 620, 250, 90), AWAY], moved=1)
    build_town(s, 600 * MM - HALF_X, 450 * MM - HALF_Y, 2700, 50 * MM, 50 * MM, 1)
    assert broken(s, [0, 1], (580, 326, 90)) == ""  # denizens alone
    move_in(s, 2, TOWN)
    assert broken(s, [0, 1], (580, 325, 90)) == ""
    assert broken(s, [0, 1], (580, 326, 90)) == "DBA-36.1"


@pytest.mark.parametrize(("kind", "rule"), [("Sp", ""), ("Wb", ""), ("Bd", "DBA-36.1")])
def test_dba_11_3_spears_and_warband_may_close_in_on_walls_too(kind: str, rule: str) -> None:
    s = before_a_town(kind, held=True)
    s.y[0] += 50 * MM
    s.my[0] += 50 * MM
    assert broken(s, [0], (600, 400, 90)) == rule
    assert broken(s, [0], (600, 390, 90)) == "DBA-36.1"  # short of them


@pytest.mark.parametrize(
    ("kind", "moved", "rule"),
    [
        ("Sp", 1, ""),
        ("Wb", 1, ""),
        ("Sp", 2, "DBA-36.1"),
        ("Wb", 2, "DBA-36.1"),
        ("Bd", 1, "DBA-36.1"),
        ("Ax", 1, "DBA-36.1"),
        ("Ps", 1, "DBA-36.1"),
        ("Kn", 1, "DBA-36.1"),
        ("Bd", 0, ""),
    ],
)
def test_dba_11_3_spears_and_warband_may_close_in_with_their_second_move(kind: str, moved: int, rule: str) -> None:
    s = marcher(kind, (600, 340, 270), moved=moved)
    assert broken(s, [0], (600, 340, 90)) == rule
    assert broken(s, [0], (600, 320, 90)) == ("" if moved == 0 else "DBA-36.1")  # short of him


def test_dba_11_3_an_overlap_or_rear_support_is_near_enough() -> None:
    s = marcher("Sp", (630, 330, 270), at=(590, 300, 90))
    assert broken(s, [0], (590, 330, 90)) == ""
    assert broken(s, [0], (585, 330, 90)) == "DBA-36.1"
    # Behind a friend who can be supported
    s = a_bound([(0, "Sp", 600, 300, 90), (0, "Sp", 610, 335, 90), (1, "Bd", 610, 345, 270), AWAY], moved=1)
    assert broken(s, [0], (610, 320, 90)) == ""
    assert broken(s, [0], (609, 319, 90)) == "DBA-36.1"
    s.kind = [t.SP, t.BD, t.BD, t.CV]
    assert broken(s, [0], (610, 320, 90)) == "DBA-36.1"
    s.kind = [t.WB, t.WB, t.BD, t.CV]
    assert broken(s, [0], (610, 320, 90)) == ""


@pytest.mark.parametrize(("bound", "moved", "rule"), [(1, 1, ""), (2, 4, ""), (3, 1, "DBA-36.1"), (4, 1, "DBA-36.1")])
def test_dba_11_3_psiloi_close_in_at_will_in_their_sides_first_bound(bound: int, moved: int, rule: str) -> None:
    s = marcher("Ps", (600, 340, 270), moved=moved, bound=bound)
    assert broken(s, [0], (600, 340, 90)) == rule
    assert broken(s, [0], (600, 320, 90)) == "DBA-36.1"


@pytest.mark.parametrize(
    ("kinds", "bound", "rule"),
    [
        (("Sp", "Wb"), 3, ""),
        (("Sp", "Bd"), 3, "DBA-36.1"),
        (("Bd", "Sp"), 3, "DBA-36.1"),
        (("Sp", "Ps"), 3, "DBA-36.1"),
        (("Sp", "Ps"), 1, ""),
    ],
)
def test_dba_11_3_a_mixed_group_only_if_all_may(kinds: tuple[str, str], bound: int, rule: str) -> None:
    elements: list[Element] = [(0, kinds[0], 600, 300, 90), (0, kinds[1], 640, 300, 90), (1, "Bd", 600, 340, 270), AWAY]
    s = a_bound(elements, moved=1, bound=bound)
    assert broken(s, [0, 1], (600, 340, 90)) == rule


@pytest.mark.parametrize("turned", [False, True])
def test_dba_24_12_warband_marches_into_contact_for_one_pip(turned: bool) -> None:
    s = a_bound([(0, "Wb", 600, 200, 90), (1, "Bd", 600, 300, 270), AWAY], turned=turned)
    run(s, begin_moves)
    play(s, "move c1 1", "to 600 350 270" if turned else "to 600 250 90")
    assert s.pips[0] == 5
    play(s, "move c1 1", "to 600 300 270" if turned else "to 600 300 90")
    assert s.pips[0] == 4
    assert mm(s, 0)[:2] == (600, 300)


def test_dba_24_12_without_contact_it_costs_two_and_stays_away() -> None:
    s = a_bound([(0, "Wb", 600, 100, 90), (1, "Bd", 600, 300, 270), AWAY])
    run(s, begin_moves)
    play(s, "move c1 1", "to 600 150 90", "move c1 1")
    assert "DBA-36.1" not in refused(s, "to 600 200 90")
    play(s, "to 600 200 90")
    assert s.pips[0] == 3
    play(s, "move c1 1")
    assert "(DBA-36.1)" in refused(s, "to 600 230 90")
    play(s, "to 600 225 90")
    assert s.pips[0] == 1


def test_dba_11_4_an_overlap_is_no_contact() -> None:
    s = a_bound([(0, "Sp", 600, 300, 90), (1, "Bd", 640, 340, 270), AWAY])
    s.moved[0] = 1
    run(s, begin_moves)
    play(s, "move c1 1", "to 600 340 90")
    assert s.pips[0] == 4


@pytest.mark.parametrize("kind", ["Cv", "Bd", "Sp", "LH"])
def test_dba_11_5_whoever_steals_a_march_may_end_any_march_in_contact(kind: str) -> None:
    s = marcher(kind, (600, 340, 270), moved=3)
    assert broken(s, [0], (600, 340, 90)) == "DBA-36.1"
    s.marching = [True, False]
    assert broken(s, [0], (600, 340, 90)) == ""
    assert broken(s, [0], (600, 320, 90)) == "DBA-36.1"  # a move that does not
    s.marching = [False, True]
    assert broken(s, [0], (600, 340, 90)) == "DBA-36.1"


def test_dba_11_5_and_22_7_spears_pay_no_more_when_a_march_is_stolen() -> None:
    s = a_bound([(0, "Sp", 600, 100, 90), AWAY])
    s.moved[0] = 1
    s.marching = [True, False]
    run(s, begin_moves)
    play(s, "move c1 1", "to 600 150 90")
    assert s.pips[0] == 5


def test_dba_11_6_front_zones_hold_in_a_march() -> None:
    # On its way to e2 it is zoned by e3 alone, who looks across, and is out of e2's zone
    s = marcher("Sp", (600, 345, 270), (565, 325, 0))
    assert broken(s, [0], (600, 345, 90)) == ""  # e2 zones it as well
    s.kind = [t.SP, t.BD, t.BD, t.CV]
    stand(s, 1, (640, 340, 270))
    stand(s, 2, (565, 325, 0))
    assert broken(s, [0], (600, 340, 90)) == "DBA-12.3"
    stand(s, 2, (300, 325, 0))
    assert broken(s, [0], (600, 340, 90)) == ""


def test_dba_11_1_who_stays_moves_no_more_in_the_bound() -> None:
    s = run(a_bound([(0, "LH", 600, 100, 90), AWAY]), begin_moves)
    play(s, "move c1 1", "stay")
    assert options(s) == ["done"]
    assert "(DBA-7.3)" in refused(s, "move c1 1")
    assert s.pips[0] == 6
