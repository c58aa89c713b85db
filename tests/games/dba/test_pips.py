"""DBA-7, DBA-11.4, DBA-22.8: PIP dice, who gets them, what moves cost, and what rulers save or waste."""

from __future__ import annotations

import pytest

from heptarchy.games.dba.bound import next_bound
from heptarchy.games.dba.bound_moves import begin_moves
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.element_moves import make_unit
from heptarchy.games.dba.pips import march_extra, pay, price, roll_dice
from heptarchy.games.dba.table.actions import SPACE
from heptarchy.games.dba.table.preview import preview
from heptarchy.games.dba.table.state import Battle
from heptarchy.kernel.modes import FATE
from tests.games.dba.field import Element, Ground, options, play, refused, run
from tests.games.dba.judging import a_bound, stand

THREE = (0, 0, 1)
HOSTS: list[Element] = [
    (0, "Cv", 400, 100, 90),
    (0, "Sp", 440, 100, 90),
    (1, "Cv", 800, 100, 90),
    (1, "Sp", 840, 100, 90),
    (2, "Cv", 600, 500, 270),
    (2, "Sp", 640, 500, 270),
]


def hosts(*people: int) -> Battle:
    s = a_bound(HOSTS, sides=THREE, pips=0)
    s.people = list(people)
    return s


# Dice


def test_dba_7_1_a_command_without_elements_has_no_die() -> None:
    s = hosts(t.SAXON, t.SAXON, t.SAXON)
    s.status[0] = s.status[1] = t.DESTROYED
    run(s, roll_dice)
    assert s.seat == FATE
    play(s, "pips 4")
    assert s.dice == [0, 4, 0]
    assert s.over


def test_dba_7_1_only_the_side_whose_bound_it_is_rolls() -> None:
    s = hosts(t.SAXON, t.SAXON, t.SAXON)
    s.active = 1
    run(s, roll_dice)
    play(s, "pips 3")
    assert (s.dice, s.pips) == ([0, 0, 3], [0, 0, 3])
    assert s.over


def test_dba_7_2_a_british_chief_gives_the_dice_out_freely() -> None:
    s = run(hosts(t.BRITISH, t.BRITISH, t.SAXON), roll_dice)
    play(s, "pips 2", "pips 5")
    assert (s.seat, options(s)) == (0, ["grant 5", "grant 2"])
    assert refused(s, "grant 4") == "no die shows 4 (DBA-7.2)"
    play(s, "grant 2")
    assert options(s) == ["grant 5"]
    play(s, "grant 5")
    assert (s.dice, s.pips) == ([2, 5, 0], [2, 5, 0])
    assert s.over


def test_dba_7_2_equal_dice_are_one_choice() -> None:
    s = play(run(hosts(t.BRITISH, t.BRITISH, t.SAXON), roll_dice), "pips 4", "pips 4")
    assert options(s) == ["grant 4"]


@pytest.mark.parametrize("people", [(t.BRITISH, t.SAXON), (t.SAXON, t.BRITISH), (t.SAXON, t.SAXON)])
def test_dba_7_2_saxons_keep_their_own_dice_and_so_does_everybody_under_a_saxon(people: tuple[int, int]) -> None:
    s = run(hosts(*people, t.SAXON), roll_dice)
    play(s, "pips 2")
    if people[0] == t.BRITISH:  # his own die is the only one that goes through his hands
        assert options(s) == ["grant 2"]
        play(s, "grant 2")
    play(s, "pips 5")
    assert s.dice == [2, 5, 0]
    assert s.over


def test_dba_7_2_when_the_chief_is_lost_everybody_rolls_his_own() -> None:
    s = hosts(t.BRITISH, t.BRITISH, t.SAXON)
    s.status[0] = t.DESTROYED
    play(run(s, roll_dice), "pips 2", "pips 5")
    assert s.dice == [2, 5, 0]
    assert s.over


def test_dba_7_2_another_general_who_is_lost_changes_nothing() -> None:
    s = hosts(t.BRITISH, t.BRITISH, t.SAXON)
    s.status[2] = t.DESTROYED
    play(run(s, roll_dice), "pips 2", "pips 5")
    assert options(s) == ["grant 5", "grant 2"]


# What a move costs


def costs(s: Battle, *members: int, contact: bool = False) -> int:
    """PIPs for a move of these."""
    return price(s, make_unit(s, s.command[members[0]], list(members)), contact)


LINE: list[Element] = [
    (0, "Cv", 600, 200, 90),
    (0, "Sp", 640, 200, 90),
    (0, "Sp", 680, 200, 90),
    (0, "Ax", 400, 200, 90),
    (1, "Cv", 600, 580, 270),
]


def a_line(*, features: list[Ground] | None = None, bound: int = 3, pips: int = 6) -> Battle:
    return a_bound(LINE, features=features or [], bound=bound, pips=pips)


def test_dba_7_3_a_move_of_one_element_or_one_group_costs_one() -> None:
    s = a_line()
    assert costs(s, 3) == 1
    assert costs(s, 1, 2) == 1
    assert costs(s, 0, 1, 2) == 1


def test_dba_7_3_moves_are_paid_until_the_pips_are_spent() -> None:
    s = run(a_line(pips=2), begin_moves)
    play(s, "move c1 2+3", "to 640 210 90")
    assert s.pips == [1, 2]
    play(s, "move c1 4", "to 400 210 90")
    assert s.pips == [0, 2]
    assert options(s) == ["done"]
    assert refused(s, "move c1 1") == "that costs 1 PIP, and 0 are left (DBA-7.3)"


def test_dba_7_3_a_group_belongs_to_one_command() -> None:
    s = a_bound([*HOSTS[:2], (1, "Cv", 480, 100, 90), *HOSTS[4:]], sides=THREE)
    run(s, begin_moves)
    assert refused(s, "move c1 1+2") == ""
    assert "DBA-7.3" in refused(s, "move c1 1+2+3")
    assert "DBA-7.3" in refused(s, "move c2 1")
    assert "DBA-7.3" in refused(s, "move c3 1")


@pytest.mark.parametrize(("gap", "cost"), [(280, 1), (300, 1), (300.1, 2), (380, 2)])
def test_dba_7_4_beyond_300_mm_of_the_general_a_move_costs_one_more(gap: float, cost: int) -> None:
    s = a_line()
    stand(s, 3, (560 - gap, 200, 90))  # from edge to edge: the general stands at 600
    assert costs(s, 3) == cost


def test_dba_7_4_not_in_the_first_bound_of_a_side() -> None:
    for bound, cost in ((1, 1), (2, 1), (3, 2), (4, 2)):
        s = a_line(bound=bound)
        stand(s, 3, (100, 200, 90))
        assert costs(s, 3) == cost


def test_dba_7_4_a_group_is_in_reach_if_one_of_it_is() -> None:
    s = a_line()
    stand(s, 0, (285, 200, 90))
    stand(s, 1, (620, 200, 90))
    stand(s, 2, (660, 200, 90))
    assert costs(s, 1) == 1
    assert costs(s, 2) == 2
    assert costs(s, 1, 2) == 1


WOOD: Ground = (t.WOOD, 500, 200, 60, 60, 0)
HILL: Ground = (t.GENTLE_HILL, 500, 200, 60, 60, 0)
MARSH: Ground = (t.MARSH, 500, 200, 60, 60, 0)


@pytest.mark.parametrize(("ground", "cost"), [(None, 1), (WOOD, 2), (HILL, 2), (MARSH, 1)])
def test_dba_7_4_beyond_150_mm_sight_of_the_general_matters(ground: Ground | None, cost: int) -> None:
    s = a_line(features=[] if ground is None else [ground])
    stand(s, 3, (400, 200, 90))  # 160 mm from the general
    assert costs(s, 3) == cost
    stand(s, 3, (412, 200, 90))  # 148 mm
    assert costs(s, 3) == 1


def test_dba_7_4_inside_a_wood_counts_and_a_corner_of_wood_between_too() -> None:
    s = a_line(features=[(t.WOOD, 400, 190, 40, 40, 0)])
    assert costs(s, 3) == 2  # e4 stands in it
    s = a_line(features=[(t.WOOD, 500, 225, 42, 42, 0)])  # less than 50 mm of wood: to see through, and yet beyond
    assert costs(s, 3) == 2


def test_dba_7_4_a_lost_general_costs_one_more() -> None:
    s = a_line()
    s.status[0] = t.DESTROYED
    assert costs(s, 1) == 2


@pytest.mark.parametrize(("kind", "cost"), [(t.WOOD, 2), (t.MARSH, 2), (t.ROUGH, 1), (t.STEEP_HILL, 1)])
def test_dba_7_4_a_general_in_wood_or_marsh_commands_dearly(kind: int, cost: int) -> None:
    s = a_line(features=[(kind, 600, 190, 30, 30, 0)])
    assert costs(s, 1) == cost
    assert costs(s, 0) == 1  # the move includes him
    assert costs(s, 0, 1) == 1


def test_dba_7_4_both_may_apply() -> None:
    s = a_line(features=[(t.MARSH, 600, 190, 30, 30, 0)])
    stand(s, 3, (100, 200, 90))
    assert costs(s, 3) == 3


@pytest.mark.parametrize(
    ("kind", "moved", "contact", "extra"),
    [
        ("Sp", 1, False, 1),
        ("Wb", 1, False, 1),
        ("Sp", 2, False, 1),
        ("Sp", 0, False, 0),
        ("Sp", 1, True, 0),
        ("Wb", 1, True, 0),
        ("Bd", 1, False, 0),
        ("Ps", 1, False, 0),
        ("LH", 1, False, 0),
    ],
)
def test_dba_7_5_and_11_4_a_march_of_spears_or_warband_costs_one_more(
    kind: str, moved: int, contact: bool, extra: int
) -> None:
    s = a_bound([(0, "Cv", 600, 200, 90), (0, kind, 640, 200, 90), (1, "Cv", 600, 580, 270)], moved=moved)
    assert costs(s, 1, contact=contact) == 1 + extra
    assert march_extra(s, make_unit(s, 0, [1]), contact) == extra


def test_dba_11_4_one_spear_makes_a_march_of_the_group_dearer() -> None:
    s = a_line()
    s.moved[1] = 1
    assert costs(s, 0) == 1
    assert costs(s, 0, 1) == 2


def test_dba_11_4_the_last_pip_is_not_enough_for_a_march_of_spears() -> None:
    s = a_line(pips=1)
    s.moved[1] = 1
    run(s, begin_moves)
    play(s, "move c1 2")
    assert refused(s, "to 640 210 90") == "that costs 2 PIPs, and 1 is left (DBA-7.3)"
    play(s, "stay")
    assert s.pips == [1, 1]


# Rulers


def ruled(traits: int, *, prince: int = -1, moved: int = 0, pips: int = 6) -> Battle:
    s = a_line(pips=pips)
    s.traits = [traits, 0]
    s.moved = [moved] * len(s.kind)
    if prince >= 0:
        s.band = [band | (t.PRINCE if e == prince else 0) for e, band in enumerate(s.band)]
    return s


def spend(s: Battle, *members: int, contact: bool = False) -> int:
    """Pay for a move of these."""
    return pay(s, make_unit(s, s.command[members[0]], list(members)), contact)


def test_dba_7_6_and_22_8_a_fool_pays_one_more_for_moves_with_him() -> None:
    s = ruled(t.FOOL)
    assert costs(s, 0) == 2
    assert costs(s, 0, 1) == 2
    assert costs(s, 1) == 1


def test_dba_7_6_and_22_8_one_schooled_in_war_moves_free_once_in_a_bound() -> None:
    s = ruled(t.SCHOOLED)
    assert costs(s, 1) == 1
    assert costs(s, 0) == 0
    assert spend(s, 0, 1) == 0
    assert costs(s, 0) == 1
    assert spend(s, 0) == 1
    assert s.pips[0] == 5


def test_dba_7_6_a_warrior_prince_saves_one_once_in_a_bound() -> None:
    s = ruled(0, prince=1)
    assert costs(s, 2) == 1
    assert costs(s, 1) == costs(s, 1, 2) == 0
    assert spend(s, 1, 2) == 0
    assert costs(s, 1) == 1


def test_dba_7_6_a_favour_that_saves_nothing_is_not_spent() -> None:
    s = ruled(t.SCHOOLED, prince=1)
    assert spend(s, 0, 1) == 0  # Schooled in War is enough
    assert costs(s, 1) == 0  # the Prince's is still there
    assert costs(s, 0) == 1
    assert spend(s, 0, 1) == 0
    assert costs(s, 1) == 1
    assert costs(s, 0) == 1
    assert s.pips[0] == 6


def test_dba_7_6_both_favours_lower_what_costs_two() -> None:
    s = ruled(t.SCHOOLED, prince=1, moved=1)  # a march with Spears
    assert costs(s, 0, 1) == 0
    assert costs(s, 0, 1, contact=True) == 0
    assert spend(s, 0, 1) == 0
    assert costs(s, 1) == 2
    assert costs(s, 0) == 1


def test_dba_7_6_a_move_with_another_prince_or_general_uses_no_favour() -> None:
    s = ruled(t.SCHOOLED, prince=1)
    assert spend(s, 3) == 1
    assert costs(s, 0) == 0
    assert costs(s, 1) == 0


def test_dba_7_6_a_free_move_is_made_without_pips() -> None:
    s = run(ruled(t.SCHOOLED, pips=0), begin_moves)
    assert "move c1 1" in options(s)
    assert refused(s, "move c1 4") == "that costs 1 PIP, and 0 are left (DBA-7.3)"
    play(s, "move c1 1")
    pose = SPACE.parse("to 600 220 90")
    assert preview(s, 0, pose)["cost"] == 0
    play(s, "to 600 220 90")
    assert s.pips == [0, 0]
    assert options(s) == ["done"]


def test_dba_7_6_favours_come_back_in_the_next_bound() -> None:
    s = ruled(t.SCHOOLED)
    spend(s, 0)
    assert costs(s, 0) == 1
    play(run(s, roll_dice), "pips 3", "grant 3")
    assert costs(s, 0) == 0


def test_dba_7_7_unused_pips_are_lost() -> None:
    s = run(a_line(pips=5), begin_moves)
    play(s, "done")
    run(s, next_bound)
    assert s.pips == [0, 0]
    assert s.dice == [0, 0]
