"""The order of a bound, and turning to face (DBA-6, DBA-13.6, DBA-13.8)."""

from __future__ import annotations

import pytest

from heptarchy.games.dba.ambush import marks_now
from heptarchy.games.dba.bound import next_bound
from heptarchy.games.dba.bound_moves import begin_moves, note_touches
from heptarchy.games.dba.combat import LEFT_BESET, sum_up
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.facing import face, find_pairs, turn_to_face
from heptarchy.games.dba.lattice import HALF_X, HALF_Y, MM
from heptarchy.games.dba.settling import verdict
from heptarchy.games.dba.table.state import COMBATS, MOVES, ORDERS, Battle, Fire, troop
from heptarchy.kernel.modes import FATE
from tests.games.dba.clash import GENERALS, A, B, C, X, Y, a_clash, fate, fight, pose
from tests.games.dba.field import Element, a_field, listening, options, play, run

LONE = 2  # the third element, after both generals


def before(*elements: Element, sides: tuple[int, ...] = (0, 1)) -> Battle:
    """A field just before its next bound, which is the first side's."""
    s = a_field([*GENERALS, *elements], sides=sides, active=1)
    s.bound, s.round = 2, 1
    return s


# The order (DBA-6.2)


def test_dba_6_2_the_steps_of_a_bound_in_their_order() -> None:
    # Given a fire, a broken ally, an enemy on whose flank somebody stands, and an enemy with a card
    s = before(
        (0, "Sp", X, Y, 90),  # e3 fights
        (1, "Sp", X, Y, 270),  # e4, which has stood still
        (2, "Sp", 900, 200, 90),  # e5, of a broken command
        (0, "Sp", 280, 280, 0),  # e6, on the flank of e7
        (1, "Sp", 300, 300, 90),  # e7
        (1, "Bd", 700, 500, 270),
        sides=(0, 1, 0),
    )
    s.broken[2] = True
    s.hands = [0, 1 << t.DITCH, 0]
    s.hand_sizes = [hand.bit_count() for hand in s.hands]
    s.fires = [Fire(1000 * MM - HALF_X, 300 * MM - HALF_Y, 0, 50 * MM, 900, -1)]
    ears = listening(s)
    run(s, next_bound)

    # When it is played
    asked: list[tuple[int, str, int]] = []
    answers = ["fight_on", "fight_on", "spark 3", "pips 5", "pips 2", "grant 5", "grant 2", "run", "done"]
    combats = ["fight e6", "clash 3 3", "fight e3", "clash 3 3"]
    for answer in [*answers, "pass", *combats]:
        asked.append((s.seat, s.rule, s.stage))
        faced = any(event.name == "faced" for event in ears)
        assert faced == (answer in ("pass", *combats)), "(e) comes after moves, and before works and combats"
        play(s, answer)

    # Then everything comes in its turn
    assert asked == [
        (0, "DBA-6.2", ORDERS),
        (2, "DBA-6.2", ORDERS),
        (FATE, "DBA-22.6", ORDERS),  # (a)
        (FATE, "DBA-7.2", ORDERS),  # (b)
        (FATE, "DBA-7.2", ORDERS),
        (0, "DBA-7.2", ORDERS),
        (0, "DBA-7.2", ORDERS),
        (2, "DBA-19.4", ORDERS),  # (c)
        (0, "DBA-7.3", MOVES),  # (d)
        (1, "DBA-22.5", MOVES),
        (0, "DBA-6.2", COMBATS),  # (f)
        (FATE, "DBA-16.2", COMBATS),
        (0, "DBA-6.2", COMBATS),
        (FATE, "DBA-16.2", COMBATS),
    ]
    told = [event.name for event in ears if event.name in ("pipped", "fled", "faced", "clashed", "bound")]
    assert told == ["bound", "pipped", "pipped", "fled", "faced", "clashed", "clashed", "bound"]  # (e) before (f)
    assert (s.active, s.bound, s.seat) == (1, 4, 1)  # (g), and the next bound


def test_dba_6_2_a_bound_begins_anew() -> None:
    s = before((0, "Sp", X, Y, 90), (1, "Sp", X, Y + 100, 270))
    s.moved[LONE] = 1
    s.fought[LONE] = s.held[LONE] = True
    s.pips = s.dice = [3, 3]
    run(s, next_bound)
    assert (s.moved[LONE], s.fought[LONE], s.held[LONE], s.pips) == (0, False, False, [0, 0])


def test_dba_7_7_unused_pips_are_lost() -> None:
    s = before((0, "Sp", X, Y, 90), (1, "Sp", X, Y + 100, 270))
    play(run(s, next_bound), "fight_on", "pips 6", "grant 6", "done")
    assert (s.active, s.pips) == (1, [0, 0])


def test_dba_6_3_the_players_of_a_side_move_in_any_order() -> None:
    s = a_field([*GENERALS, (2, "Sp", X, 100, 90)], sides=(0, 1, 0))
    s.dice = s.pips = [2, 0, 2]
    run(s, begin_moves)
    assert s.seats == [0, 2]
    s.apply(s.space.parse("move c3 1"), 2)
    s.apply(s.space.parse("to 600 120 90"), 2)
    assert s.seats == [0, 2]
    s.apply(s.space.parse("move c1 1"), 0)
    s.apply(s.space.parse("to 60 90 90"), 0)
    s.apply(s.space.parse("done"), 0)
    assert s.seats == [2]
    assert (pose(s, LONE), pose(s, 0)) == ((600, 120, 90), (60, 90, 90))
    s.apply(s.space.parse("done"), 2)
    assert s.over


def test_dba_22_4_all_look_about_when_a_bound_begins_after_flight_and_after_combats() -> None:
    s = before((0, "Cv", X, Y, 90), (1, "Sp", X, Y, 270), (0, "Sp", 400, Y, 90), (1, "Sp", 400, Y, 270))
    s.hands = [1 << t.AMBUSH, 0]
    s.hand_sizes = [1, 0]
    run(s, next_bound)
    assert s.marks, "what stands where is noted as the bound begins"
    play(s, "fight_on", "pips 3", "grant 3", "done", "pass", "fight e3", "clash 1 6")
    assert options(s) == ["fight e5"], "another combat is still to come"
    assert pose(s, A) == (X, 140, 270)
    assert s.marks[A] == marked(s, A)
    fled = before((0, "Sp", 900, 200, 90), (1, "Sp", 700, 400, 270), (2, "Sp", 300, 200, 90), sides=(0, 1, 0))
    fled.hands = [1 << t.AMBUSH, 0, 0]
    fled.broken[2] = True
    play(run(fled, next_bound), "fight_on", "fight_on", "pips 3", "pips 3", "grant 3", "grant 3", "run")
    assert pose(fled, 4)[2] == 270
    assert fled.marks[4] == marked(fled, 4)


def marked(s: Battle, e: int) -> int:
    """Where it stands, as the trail has it."""
    return marks_now(s)[e]


# Turning to face (DBA-13.6)


@pytest.mark.parametrize(("x", "y", "facing"), [(580, 280, 0), (620, 280, 180), (600, 285, 90)])
@pytest.mark.parametrize("turned", [False, True])
def test_dba_13_6_who_is_touched_on_flank_or_rear_turns_to_face(
    x: float, y: float, facing: float, turned: bool
) -> None:
    s = a_field([*GENERALS, (0, "Sp", X, Y, 90), (1, "Wb", x, y, facing)], active=1, turned=turned)
    ears = listening(s)
    run(s, turn_to_face)
    if turned:
        assert pose(s, LONE) == (1200 - x, 600 - y, facing)
    else:
        assert pose(s, LONE) == (x, y, (facing + 180) % 360)
    assert s.pairs == [B, LONE]
    assert [event.args for event in ears if event.name == "faced"] == [[troop(s, LONE), troop(s, B)]]
    assert not s.still[LONE], "turning counts as moving (DBA-22.5)"


def test_dba_13_6_who_fights_to_his_front_does_not_turn() -> None:
    s = a_clash("Sp", "Sp", (1, "Wb", 580, 280, 0))
    note_touches(s, C)  # he was there first
    run(s, turn_to_face)
    assert pose(s, A) == (X, Y, 90)
    assert s.pairs == [A, B]


def test_dba_13_6_he_turns_to_the_first_that_touched_him() -> None:
    enemies: list[Element] = [(1, "Wb", 580, 280, 0), (1, "Wb", 620, 280, 180)]
    for first in (3, 4):
        s = a_field([*GENERALS, (0, "Sp", X, Y, 90), *enemies], active=1)
        note_touches(s, first)
        note_touches(s, 7 - first)
        run(s, turn_to_face)
        assert s.facing[LONE] == (1800 if first == 3 else 0)
        assert s.pairs == [first, LONE]


def test_dba_13_6_touches_that_are_over_are_forgotten() -> None:
    enemies: list[Element] = [(1, "Wb", 580, 280, 0), (1, "Wb", 620, 280, 180)]
    s = a_field([*GENERALS, (0, "Sp", X, Y, 90), *enemies], active=1)
    note_touches(s, 3)
    note_touches(s, 4)
    s.status[3] = t.DESTROYED
    run(s, turn_to_face)
    assert s.touches == [4, LONE, LONE, 4] or s.touches == [4, LONE]
    assert s.pairs == [4, LONE]


# e3 faces north with an enemy on its left; a friend stands where it would turn to
BLOCKED: list[Element] = [(0, "Sp", X, Y, 90), (1, "Wb", 580, 280, 0), (0, "Sp", X, Y - 17, 90)]


def blocked() -> Battle:
    return run(a_field([*GENERALS, *BLOCKED], active=1), turn_to_face)


def test_dba_13_6_without_room_he_stays_and_fights_with_the_enemy_on_his_flank() -> None:
    s = blocked()
    assert pose(s, LONE) == (X, Y, 90)
    assert s.still[LONE]
    assert s.pairs == [B, LONE]
    assert sum_up(s, LONE, B)[LEFT_BESET] == -1
    assert sum(sum_up(s, LONE, B)) == 4 - 1
    assert sum(sum_up(s, B, LONE)) == 3


def test_dba_13_6_such_an_enemy_is_on_the_flank_of_who_would_recoil() -> None:
    s = blocked()
    assert verdict(s, LONE, B, False) == t.DESTROY
    fight(s, 1, 3, by=B)  # 4 v 6: Warband recoil from Spears
    assert s.status[LONE] == t.ON_TABLE
    assert pose(s, B) == (565, 280, 0)


def test_dba_13_6_front_edges_out_of_line_are_lined_up() -> None:
    s = a_field([*GENERALS, (0, "Sp", X, Y, 90), (1, "Wb", X + 15, Y, 270)])
    run(s, turn_to_face)
    assert s.pairs == [LONE, B]
    assert pose(s, LONE) == (X + 15, Y, 90)


def test_dba_13_7_an_enemy_who_fights_another_is_not_turned_to() -> None:
    s = a_clash("Sp", "Sp", (0, "Sp", X + 40, Y, 90))
    run(s, turn_to_face)
    assert pose(s, C) == (X + 40, Y, 90)
    assert s.pairs == [A, B]


def test_dba_13_8_contact_made_by_pursuit_leads_to_turning_only_after_the_next_moves() -> None:
    # The pursuer runs into the flank of e5, behind the loser
    s = a_clash("Wb", "Bd", (1, "Sp", X - 20, Y + 25, 180))
    fight(s, 6, 1)
    assert fate(s, B) == "destroyed"
    assert pose(s, A)[1] > Y
    assert pose(s, C) == (X - 20, Y + 25, 180)
    assert s.over, "they do not fight in this bound"
    assert find_pairs(s) != []
    run(s, turn_to_face)
    assert pose(s, C)[2] == 270
    assert s.pairs == [A, C]


def test_dba_22_3_whoever_fights_has_shown_what_he_is() -> None:
    # A pursuit has run into an Expendable in disguise
    s = a_clash("Sp", "Bd")
    s.extra = [True, False]
    s.disguised = [A, -1]
    s.hands = [1 << t.HAMMER, 0]
    s.hand_sizes = [1, 0]
    s.expendables = 3
    run(s, turn_to_face)
    assert s.kind[A] == t.SCH
    assert s.hands == [0, 0]


def test_facing_needs_room_on_the_table() -> None:
    s = a_field([*GENERALS, (0, "Sp", 600, 590, 0), (1, "Kn", 600, 590, 270)])
    face(s, LONE, B)
    assert pose(s, LONE) == (600, 590, 90)
