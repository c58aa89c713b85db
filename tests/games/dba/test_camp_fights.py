"""Camps in battle: contact, combat, loss (DBA-13.5, DBA-20, DBA-4.7)."""

from __future__ import annotations

import pytest

from heptarchy.games.dba.bound_moves import begin_moves
from heptarchy.games.dba.combat import sum_up
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.ending import check_end, is_halved
from heptarchy.games.dba.facing import find_pairs
from heptarchy.games.dba.lattice import HALF_X, MM
from heptarchy.games.dba.losses import army_lost
from heptarchy.games.dba.table.state import Battle, changed
from tests.games.dba.clash import GENERALS, crown, joined, pose
from tests.games.dba.field import Element, a_field, options, play, refused, run

CAMP = -1
FIRST, SECOND = 2, 3
AT_CAMP: Element = (0, "Sp", 600, 560, 90)  # before the northern camp, which reaches from 560 to 640 and to 560


def camped(*elements: Element, sides: tuple[int, ...] = (0, 1), active: int = 0) -> Battle:
    """Both camps in the middle of their edges, generals far away, and these elements."""
    s = a_field([*GENERALS, *elements], sides=sides, active=active)
    s.camp = [600 * MM - HALF_X] * 2
    return s


@pytest.mark.parametrize(
    ("x", "y", "facing", "fights"),
    [
        (600, 560, 90, True),
        (540, 560, 90, False),  # corner to corner
        (550, 560, 90, False),  # 10 mm along the edge
        (560, 560, 90, True),  # 20 mm
        (640, 560, 90, True),
        (651, 560, 90, False),
        (560, 580, 0, True),  # at its side
        (640, 580, 180, True),
        (600, 558, 90, False),  # not touching
        (600, 545, 270, False),  # with its back
    ],
)
def test_dba_13_5_the_front_edge_lies_along_the_camp_for_20_mm(x: float, y: float, facing: float, fights: bool) -> None:
    s = camped((0, "Sp", x, y, facing))
    assert find_pairs(s) == ([FIRST, CAMP] if fights else [])


def test_dba_13_5_moving_into_contact_with_a_camp() -> None:
    s = camped((0, "Sp", 575, 530, 90))
    s.dice = s.pips = [3, 0]
    play(run(s, begin_moves), "move c1 2")
    assert refused(s, "to 600 560 90") == ""
    assert refused(s, "to 570 560 90") == ""
    assert "DBA-13.5" in refused(s, "to 555 560 90")
    assert "DBA-1.6" in refused(s, "to 600 565 90")
    play(s, "to 600 560 90")
    assert find_pairs(s) == [FIRST, CAMP]


def test_dba_20_1_expendables_do_not_attack_camps() -> None:
    s = camped((0, "SCh", 600, 530, 90))
    s.dice = s.pips = [3, 0]
    play(run(s, begin_moves), "move c1 2")
    assert "DBA-20.1" in refused(s, "to 600 560 90")
    assert find_pairs(camped((0, "SCh", 600, 560, 90))) == []


def test_dba_20_1_nobody_attacks_his_own_camp() -> None:
    assert find_pairs(camped((1, "Sp", 600, 560, 90))) == []


def test_dba_20_1_only_one_element_fights_a_camp_in_a_bound() -> None:
    s = joined(camped(AT_CAMP, (0, "Sp", 640, 560, 90)))
    assert options(s) == ["fight e3", "fight e4"]
    play(s, "fight e4", "clash 1 2")  # 5 v 5
    assert s.over
    assert s.camp_lost == [False, False]


def test_dba_20_1_also_in_the_enemy_s_bound() -> None:
    s = joined(camped(AT_CAMP, (0, "Sp", 640, 560, 90), active=1))
    assert (s.seat, options(s)) == (1, ["fight e3", "fight e4"])
    play(s, "fight e3", "clash 2 1")
    assert s.over


def test_dba_20_1_the_fight_for_the_other_camp_goes_on() -> None:
    s = joined(camped(AT_CAMP, (1, "Sp", 600, 40, 270)))
    play(s, "fight e3", "clash 1 2")
    assert options(s) == ["fight e4"]


def test_dba_20_1_no_overlaps_and_no_support_at_a_camp() -> None:
    s = camped((0, "Wb", 600, 560, 90), (0, "Wb", 600, 545, 90), (1, "Sp", 640, 550, 270))
    assert [part for part in zip(t.SUM_KEYS, sum_up(s, FIRST, CAMP), strict=True) if part[1]] == [("factor", 3)]
    assert [part for part in zip(t.SUM_KEYS, sum_up(s, CAMP, FIRST), strict=True) if part[1]] == [
        ("factor", 1),
        ("camp", 2),
    ]


def test_dba_20_1_an_element_in_front_contact_does_not_fight_the_camp() -> None:
    s = camped((0, "Sp", 560, 580, 0))
    assert find_pairs(s) == [FIRST, CAMP]
    s = camped((0, "Sp", 540, 560, 90), (1, "Sp", 540, 560, 270))
    assert find_pairs(s) == [FIRST, SECOND]


def test_dba_20_2_a_camp_is_taken_whether_beaten_or_doubled() -> None:
    for mine, theirs in ((2, 2), (6, 1)):
        s = joined(camped(AT_CAMP))
        play(s, "fight e3", f"clash {mine} {theirs}")
        assert s.camp_lost == [False, True]
        assert s.inside == [-1, FIRST, -1]  # DBA-35.3: who has taken it moves in


def test_dba_20_2_it_counts_as_two_lost_to_the_c_in_c_s_command_and_to_the_army() -> None:
    s = camped(AT_CAMP, (2, "Sp", 900, 500, 270), sides=(0, 1, 1))
    play(joined(s), "fight e3", "clash 6 1")
    assert s.lost == [0, 2, 0]
    assert army_lost(s, 1) == 2
    assert is_halved(s, 1)
    run(s, check_end)
    assert s.broken == [False, True, False]


def test_dba_20_2_for_the_rest_of_the_battle_and_only_once() -> None:
    s = camped(AT_CAMP)
    play(joined(s), "fight e3", "clash 6 1")
    assert find_pairs(s) == []
    assert s.lost == [0, 2]


def test_dba_4_7_a_c_in_c_without_a_command_has_it_charged_to_the_largest() -> None:
    s = camped(
        AT_CAMP,
        (2, "Sp", 900, 500, 270),
        (3, "Sp", 900, 450, 270),
        (3, "Sp", 940, 450, 270),
        sides=(0, 1, 1, 1),
    )
    members = s.members[:]
    members[1] = []
    s.members = members
    s.original = changed(s.original, 1, 0)
    play(joined(s), "fight e3", "clash 6 1")
    assert s.lost == [0, 0, 0, 2]


@pytest.mark.parametrize(("kind", "dice", "became"), [("Sp", (1, 6), 545), ("Bd", (1, 6), 545), ("Cv", (1, 3), 530)])
def test_dba_20_3_a_beaten_attacker_fares_as_against_foot(kind: str, dice: tuple[int, int], became: float) -> None:
    s = camped((0, kind, 600, 560, 90))
    play(joined(s), "fight e3", f"clash {dice[0]} {dice[1]}")
    assert pose(s, FIRST) == (600, became, 90)
    assert s.camp_lost == [False, False]


def test_dba_20_3_doubled_by_followers() -> None:
    s = camped((0, "LH", 600, 560, 90))  # 2 + 1 v 3 + 3: Light Horse flee from foot
    play(joined(s), "fight e3", "clash 1 3")
    assert pose(s, FIRST) == (600, 560 - 60 - 125, 270)
    s = camped((0, "Ax", 600, 560, 90))  # 3 + 1 v 3 + 5
    play(joined(s), "fight e3", "clash 1 5")
    assert s.status[FIRST] == t.DESTROYED


def test_dba_20_1_a_general_leads_at_a_camp_too() -> None:
    s = crown(camped(AT_CAMP), FIRST)
    assert sum(sum_up(s, FIRST, CAMP)) == 5
    play(joined(s), "fight e3", "clash 1 3")
    assert s.rule == "DBA-4.5"


def test_dba_20_2_equal_totals_change_nothing() -> None:
    s = camped(AT_CAMP)
    play(joined(s), "fight e3", "clash 1 2")
    assert s.camp_lost == [False, False]
    assert pose(s, FIRST) == (600, 560, 90)
