"""Losses, personalities and demoralised commands (DBA-4.3, DBA-4.6, DBA-19, AA-13.8)."""

from __future__ import annotations

import pytest

from heptarchy.games.dba import losses
from heptarchy.games.dba.bound import ask_orders
from heptarchy.games.dba.bound_moves import begin_moves
from heptarchy.games.dba.combat import DISHEARTENED, sum_up
from heptarchy.games.dba.commands import break_point
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.demoralised import hold_or_run, run_off
from heptarchy.games.dba.ending import check_end
from heptarchy.games.dba.lattice import HALF_X, MM
from heptarchy.games.dba.report import report
from heptarchy.games.dba.shapes import overlap
from heptarchy.games.dba.table.state import Battle, changed
from tests.games.dba.clash import A, B, X, Y, a_clash, pose
from tests.games.dba.field import Element, a_field, listening, options, play, refused, run

FOUR: list[Element] = [
    (0, "Cv", 300, 250, 90),  # e1, the general
    (0, "Sp", 400, 250, 90),  # e2 and e3, a group
    (0, "Sp", 440, 250, 90),
    (0, "Ps", 900, 250, 90),  # e4
    (1, "Bd", 700, 550, 270),  # e5, the enemy's general
    (1, "Bd", 800, 550, 270),  # e6
]


def a_battle(*more: Element, sides: tuple[int, ...] = (0, 1)) -> Battle:
    """Four elements against two, and others."""
    s = a_field([*FOUR, *more], sides=sides)
    s.dice = [6] * s.players
    s.pips = [6] * s.players
    return s


def kill(s: Battle, *elements: int, status: int = t.DESTROYED) -> Battle:
    """Elements are lost; whatever dice this asks for are waiting then."""
    for e in elements:
        run(s, taken, 8 * e + status)
    return s


def taken(s: Battle, arg: int) -> None:
    """One of them."""
    losses.take_off(s, arg // 8, arg % 8)


def lend(s: Battle, e: int, to: int) -> None:
    """DBA-4.3: an element fights in another's command."""
    left = [o for o in s.members[s.command[e]] if o != e]
    members = s.members[:]
    members[s.command[e]] = left
    members[to] = [*members[to], e]
    s.members = members
    s.command = changed(s.command, e, to)
    for command in s.members:
        for place, o in enumerate(command):
            s.place = changed(s.place, o, place)
    s.original = [len(command) for command in s.members]


# What counts as lost (DBA-19.1), and when a command breaks (DBA-19.2, DBA-19.3)


@pytest.mark.parametrize("status", [t.DESTROYED, t.FLED, t.LEFT])
def test_dba_19_1_lost_is_what_is_destroyed_or_off_the_table(status: int) -> None:
    s = kill(a_battle(), 1, status=status)
    assert s.lost == [1, 0]
    assert s.status[1] == status


def test_dba_19_1_expendables_do_not_count() -> None:
    s = kill(a_battle((0, "SCh", 500, 250, 90)), 6)
    assert s.lost == [0, 0]


def test_dba_19_1_an_expendable_that_dies_in_disguise_shows_itself_and_does_not_count() -> None:
    s = a_battle()
    s.extra = [True, False]
    s.disguised = [1, -1]
    s.hands = [1 << t.HAMMER, 0]
    s.hand_sizes = [hand.bit_count() for hand in s.hands]
    s.expendables = 3
    kill(s, 1)
    assert (s.lost, s.kind[1], s.expendables) == ([0, 0], t.SCH, 2)


@pytest.mark.parametrize(
    ("elements", "omens", "point"),
    [(11, 0, 4), (12, 0, 4), (13, 0, 5), (14, 0, 5), (7, 0, 3), (7, 1, 4), (7, -1, 2), (3, -1, 1), (1, 0, 1)],
)
def test_dba_24_9_break_points(elements: int, omens: int, point: int) -> None:
    s = a_battle()
    s.original = [elements, 2]
    s.omens = [omens, 0]
    assert break_point(s, 0) == point  # DBA-19.2


def test_dba_19_3_a_command_breaks_when_its_losses_reach_the_break_point() -> None:
    s = a_battle((0, "Sp", 480, 250, 90))
    assert break_point(s, 0) == 2
    kill(s, 1)
    losses.check_commands(s)
    assert s.broken == [False, False]
    kill(s, 2)
    assert s.broken == [False, False], "it is checked at the end of the bound"
    losses.check_commands(s)
    assert s.broken == [True, False]


def test_dba_19_3_both_sides_are_checked_at_the_end_of_every_bound() -> None:
    s = a_battle(
        *[(0, "Sp", 480 + 40 * i, 250, 90) for i in range(2)],
        *[(1, "Bd", 840 + 40 * i, 550, 270) for i in range(4)],
        (2, "Sp", 100, 250, 90),
        (3, "Sp", 100, 500, 270),
        sides=(0, 1, 0, 1),
    )
    kill(s, 1, 2, 5, 8)
    ears = listening(s)
    run(s, check_end)
    assert s.broken == [True, True, False, False]
    assert [event.args for event in ears if event.name == "broken"] == [[0], [1]]


def test_dba_19_3_a_lost_general_breaks_his_command() -> None:
    s = kill(a_battle(), 0)
    play(s, "omen 2")
    losses.check_commands(s)
    assert s.broken == [True, False]


def test_dba_19_5_a_broken_command_never_recovers() -> None:
    s = a_battle()
    losses.break_command(s, 0)
    losses.check_commands(s)
    assert s.broken == [True, False]


# Personalities (DBA-4.6, AA-13.8)


@pytest.mark.parametrize("die", range(1, 7))
def test_dba_4_6_odd_the_ruler_is_dead_and_his_command_broken_whatever_the_roll(die: int) -> None:
    s = kill(a_battle(), 0)
    assert s.rule == "DBA-4.6"
    play(s, f"omen {die}")
    dead = die % 2 == 1
    assert s.ruler_dead == [dead, False]
    assert s.toll == ([0, t.GENERAL] if dead else [])
    losses.check_commands(s)
    assert s.broken == [True, False]


def test_dba_4_6_a_warlord_and_a_warrior_prince_roll_too() -> None:
    s = a_battle()
    s.band = changed(changed(s.band, 1, t.WARLORD), 2, t.PRINCE)
    kill(s, 1)
    play(s, "omen 3")
    kill(s, 2)
    play(s, "omen 4")
    assert s.toll == [1, t.WARLORD]
    assert s.ruler_dead == [False, False]
    losses.check_commands(s)
    assert s.broken == [True, False], "by two of four"


def test_dba_4_6_each_of_several_in_one_element_rolls() -> None:
    s = a_battle()
    s.band = changed(s.band, 0, t.GENERAL | t.WARLORD)
    kill(s, 0)
    play(s, "omen 2", "omen 5")
    assert s.toll == [0, t.WARLORD]


def test_dba_36_4_with_a_ruler_his_traits_end_and_his_prince_is_nobody() -> None:
    s = a_battle()
    traits = t.SCHOOLED | t.BRAVE | t.HAS_PRINCE | t.HAS_WARLORD | t.HAS_PENDRAGON | t.BRETWALDA
    s.traits = [traits, t.PROWESS]
    s.band = changed(changed(s.band, 1, t.PRINCE), 3, t.WARLORD)
    kill(s, 0)
    assert s.traits[0] == traits, "not before it is known"
    play(s, "omen 3")
    assert s.traits == [t.HAS_WARLORD | t.HAS_PENDRAGON | t.BRETWALDA, t.PROWESS]
    assert (s.band[1], s.band[3]) == (0, t.WARLORD)
    assert s.members[0] == [0, 1, 2, 3], "troops stay"
    assert s.toll == [0, t.GENERAL], "and the campaign can read it at once"
    kill(s, 1)
    assert s.over, "no die for one who is nobody"


def test_dba_36_4_one_who_lives_keeps_them() -> None:
    s = a_battle()
    s.traits = [t.SCHOOLED | t.HAS_PRINCE, 0]
    s.band = changed(s.band, 1, t.PRINCE)
    play(kill(s, 0), "omen 4")
    assert (s.traits[0], s.band[1]) == (t.SCHOOLED | t.HAS_PRINCE, t.PRINCE)


def test_dba_36_4_a_prince_who_falls_with_his_ruler_is_not_rolled_for_after_him() -> None:
    s = a_battle()
    s.band = changed(s.band, 0, t.GENERAL | t.PRINCE)
    play(kill(s, 0), "omen 1")
    assert (s.over, s.toll) == (True, [0, t.GENERAL])


def test_dba_4_6_an_element_without_a_personality_does_not_roll() -> None:
    s = kill(a_battle(), 1)
    assert s.over
    assert s.toll == []


def test_aa_13_8_no_roll_for_who_left_of_his_free_will() -> None:
    s = kill(a_battle(), 0, status=t.LEFT)
    assert s.over
    assert s.toll == []
    losses.check_commands(s)
    assert s.broken == [True, False], "his general is lost all the same"


def test_dba_19_8_who_flees_over_the_own_edge_rolls() -> None:
    s = kill(a_battle(), 0, status=t.FLED)
    assert s.rule == "DBA-4.6"


# Loans (DBA-4.3)


def a_loan() -> Battle:
    """e2 of the first player fights in the command of the third."""
    s = a_battle((2, "Sp", 100, 250, 90), (2, "Sp", 140, 250, 90), sides=(0, 1, 0))
    lend(s, 1, 2)
    return s


def test_dba_4_3_a_loan_counts_where_it_fights() -> None:
    s = a_loan()
    assert s.original == [3, 2, 3]
    kill(s, 1)
    assert s.lost == [0, 0, 1]


def test_dba_4_3_a_loan_loses_heart_if_its_owner_s_ruler_is_killed() -> None:
    s = kill(a_loan(), 0)
    play(s, "omen 1")
    assert [losses.is_demoralised(s, e) for e in (1, 6, 7)] == [True, False, False]
    assert s.broken[2] is False


def test_dba_4_3_not_if_his_element_is_lost_and_he_lives() -> None:
    s = kill(a_loan(), 0)
    play(s, "omen 2")
    losses.check_commands(s)
    assert s.broken == [True, False, False]
    assert not losses.is_demoralised(s, 1)


def test_dba_4_3_a_loan_without_heart_flees_in_the_bound_of_its_command() -> None:
    s = kill(a_loan(), 0)
    play(s, "omen 1")
    run(s, hold_or_run)
    assert (s.seat, s.rule) == (2, "DBA-19.4")
    play(s, "run")
    assert pose(s, 1)[2] == 270
    assert pose(s, 6)[2] == 90


def test_dba_4_3_a_broken_command_breaks_its_loans_with_it() -> None:
    s = a_loan()
    losses.break_command(s, 2)
    assert losses.is_demoralised(s, 1)


# Demoralised commands (DBA-19.4)


def demoralised() -> Battle:
    """The first player's command is broken, and it is his bound."""
    s = a_battle()
    s.broken[0] = True
    return s


def test_dba_19_4_all_flee_towards_the_own_edge_who_are_not_held() -> None:
    s = run(demoralised(), hold_or_run)
    assert (s.seat, s.rule) == (0, "DBA-19.4")
    play(s, "run")
    # Turned about their middles, no recoil: Cv from a middle at 235 by 100, Sp from 242.5 by 50, Ps from 240 by 75
    assert pose(s, 0) == (300, 235 - 15 - 100, 270)
    assert pose(s, 1) == (400, 242.5 - 7.5 - 50, 270)
    assert pose(s, 3) == (900, 240 - 10 - 75, 270)
    assert s.lost == [0, 0]


def test_dba_19_4_towards_the_own_edge_whatever_it_faced_and_wherever_that_is() -> None:
    s = a_field([(0, "Cv", 300, 300, 20), (0, "Sp", 500, 300, 270), (1, "Cv", 800, 300, 160)], active=1)
    s.broken[1] = True
    play(run(s, hold_or_run), "run")
    assert pose(s, 2)[2] == 90
    assert pose(s, 2)[1] > 400


def test_dba_19_4_over_the_edge_it_is_lost() -> None:
    s = a_field([(0, "Sp", 300, 60, 90), (0, "Sp", 500, 250, 90), (1, "Sp", 800, 300, 270)])
    s.broken[0] = True
    play(run(s, hold_or_run), "run")
    assert s.status[0] == t.FLED
    assert s.rule == "DBA-4.6", "his general was with it"
    play(s, "omen 6")
    assert s.lost == [1, 0]


def test_dba_19_4_a_pip_holds_an_element_or_a_group() -> None:
    s = run(demoralised(), hold_or_run)
    assert "hold c1 2+3" in options(s)
    play(s, "hold c1 2+3")
    assert s.pips[0] == 5
    play(s, "hold c1 4")
    assert s.pips[0] == 4
    play(s, "run")
    assert pose(s, 0)[2] == 270
    assert [pose(s, e) for e in (1, 2, 3)] == [(400, 250, 90), (440, 250, 90), (900, 250, 90)]


def test_dba_19_4_without_pips_nobody_is_held() -> None:
    s = demoralised()
    s.pips[0] = 0
    run(s, hold_or_run)
    assert options(s) == ["run"]
    assert refused(s, "hold c1 2")


def test_dba_19_4_only_a_group_is_held_by_one_pip() -> None:
    s = run(demoralised(), hold_or_run)
    assert "DBA-9.1" in refused(s, "hold c1 2+4")


def test_dba_19_4_a_held_element_may_turn_in_place_once() -> None:
    s = run(demoralised(), hold_or_run)
    assert "DBA-19.4" in refused(s, "face e4 900 230 270"), "it is not held"
    play(s, "hold c1 4")
    assert "face e4 900 230 270" in options(s)
    assert "DBA-19.4" in refused(s, "face e4 900 220 270"), "not where it stands"
    play(s, "face e4 900 230 270")
    assert pose(s, 3) == (900, 230, 270)
    assert "DBA-19.4" in refused(s, "face e4 900 250 90")
    play(s, "run")
    assert pose(s, 3) == (900, 230, 270)


def test_dba_19_4_a_turn_in_place_leaves_others_their_room_to_the_last_hundredth() -> None:
    s = a_field([(0, "Ax", 719.49, 385.14, 50), (0, "Ax", 702.43, 418.71, 90), (1, "Sp", 100, 550, 270)])
    s.broken[0] = True
    s.pips = [3, 0]
    run(s, hold_or_run)
    play(s, "hold c1 1")
    turns = [name for name in options(s) if name.startswith("face")]
    assert turns
    for name in turns:
        turned = s.clone()
        play(turned, name)
        assert not overlap(
            turned.mx[0], turned.my[0], turned.facing[0], 10 * MM, turned.mx[1], turned.my[1], turned.facing[1], 10 * MM
        ), name


def test_dba_19_4_no_other_moves() -> None:
    s = demoralised()
    run(s, begin_moves)
    assert s.over, "nobody of his side is asked for moves"
    shaken = a_loan()
    shaken.shaken[1] = True
    run(shaken, begin_moves)
    assert "DBA-19.4" in str(shaken.refuse(moving(shaken, "move c3 3"), 2))


def moving(s: Battle, text: str) -> int:
    return s.space.parse(text)


def test_dba_19_5_those_in_close_combat_stay_and_fight() -> None:
    s = a_clash("Sp", "Sp")
    s.broken[0] = True
    s.dice = s.pips = [6, 6]
    run(s, hold_or_run)
    assert "hold c1 2" not in options(s)
    assert "DBA-19.4" in refused(s, "hold c1 2"), "it needs no holding"
    play(s, "run")
    assert pose(s, A) == (X, Y, 90)


def test_dba_19_5_also_who_fights_for_the_enemy_s_camp() -> None:
    s = a_field([(0, "Sp", 600, 560, 90), (1, "Bd", 100, 500, 270)])
    s.broken[0] = True
    s.camp = [600 * MM - HALF_X] * 2
    run(s, hold_or_run)
    assert s.over, "nobody needs holding"
    s.camp_lost[1] = True
    run(s, hold_or_run)
    assert s.rule == "DBA-19.4"


def test_dba_19_4_nobody_is_asked_when_all_are_in_close_combat_or_whole() -> None:
    s = run(a_battle(), hold_or_run)
    assert s.over


def test_dba_19_4_obstacles_are_as_in_other_flight() -> None:
    s = a_field([(0, "Cv", 300, 250, 90), (0, "Sp", 336, 130, 90), (1, "Sp", 800, 300, 270)])
    s.broken[0] = True
    s.held[1] = True
    run(s, run_off, 0)
    assert pose(s, 0)[2] != 270, "it swerves round the Spears"


def test_dba_19_4_the_rear_rank_runs_first_and_bars_nobody() -> None:
    s = a_field([(0, "Sp", 300, 250, 90), (0, "Sp", 300, 235, 90), (1, "Sp", 800, 300, 270)])
    s.broken[0] = True
    run(s, run_off, 0)
    assert [pose(s, e)[1] for e in (0, 1)] == [185, 170], "each turns about its middle and goes 50 mm"


def test_dba_19_6_two_less_in_close_combat() -> None:
    s = a_clash("Sp", "Sp")
    s.broken[0] = True
    assert sum_up(s, A, B)[DISHEARTENED] == -2
    assert t.SUM_KEYS[DISHEARTENED] == "demoralised"


def test_dba_19_7_a_player_may_declare_his_own_command_demoralised() -> None:
    s = a_battle((2, "Sp", 100, 250, 90), sides=(0, 1, 0))
    run(s, ask_orders, 2)
    play(s, "despair")
    assert s.broken == [False, False, True]
    assert (s.seat, s.rule) == (2, "DBA-6.2"), "he is asked again"
    assert "DBA-19.7" in refused(s, "despair")


def test_dba_19_7_it_is_not_offered_but_allowed() -> None:
    s = run(a_battle(), ask_orders, 0)
    assert options(s) == ["fight_on"]
    assert refused(s, "despair") == ""


# Saving elements (DBA-19.8)


def test_dba_19_8_a_move_over_the_own_edge_saves_an_element() -> None:
    s = a_field([(0, "Bd", 900, 250, 90), (0, "Ax", 300, 60, 90), (1, "Sp", 800, 500, 270)])
    s.dice = s.pips = [3, 0]
    play(run(s, begin_moves), "move c1 2", "leave")
    assert s.status[1] == t.LEFT
    assert s.lost == [1, 0]
    assert s.pips[0] == 2
    assert report(s)["ax_destroyed"] == [0, 0]


def test_dba_19_8_not_from_too_far_off() -> None:
    s = a_field([(0, "Bd", 900, 250, 90), (0, "Ax", 300, 160, 90), (1, "Sp", 800, 500, 270)])
    s.dice = s.pips = [3, 0]
    play(run(s, begin_moves), "move c1 2")
    assert "DBA-19.8" in refused(s, "leave")


def test_aa_13_8_a_general_who_leaves_does_not_roll() -> None:
    s = a_field([(0, "Ax", 300, 60, 90), (0, "Bd", 900, 250, 90), (1, "Sp", 800, 500, 270)])
    s.dice = s.pips = [3, 0]
    play(run(s, begin_moves), "move c1 1", "leave")
    assert s.rule == "DBA-7.3"
    assert (s.general_lost, s.ruler_dead) == ([True, False], [False, False])
