"""Outcome moves: recoil, flight and pursuit (DBA-15.2, DBA-18)."""

from __future__ import annotations

import pytest

from heptarchy.games.dba import flight
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.lattice import HALF_X, HALF_Y, MM, far_x, far_y
from heptarchy.games.dba.table.state import Battle, Fire, changed
from tests.games.dba.clash import A, B, C, D, X, Y, a_clash, crown, fate, fight, pose
from tests.games.dba.field import Element, a_field, listening, move_to

DEPTHS = {"Kn": 30, "Cv": 30, "LH": 30, "SCh": 15, "Sp": 15, "Bd": 15, "Ax": 20, "Wb": 15, "Ps": 20}
FULL = {"Kn": 75, "Cv": 100, "LH": 125, "SCh": 100, "Sp": 50, "Bd": 50, "Ax": 75, "Wb": 50, "Ps": 75}
IN_BAD = {**FULL, "Kn": 50, "Cv": 50, "LH": 50, "SCh": 50}
ROUGH = (t.ROUGH, X, Y, 150, 100, 0)
ME, OTHER, THIRD = 0, 1, 2


def alone(kind: str, *more: Element, x: float = X, y: float = Y, facing: float = 90) -> Battle:
    """One element of the southern side, and others."""
    return a_field([(0, kind, x, y, facing), *more])


def aflame(s: Battle, x: float, y: float, degrees: float, length: float) -> Battle:
    """A line of fire."""
    s.fires = [
        Fire(round(x * MM) - HALF_X, round(y * MM) - HALF_Y, round(degrees * 10), round(length * MM), 900, -1),
    ]
    return s


# Recoil (DBA-18.1)


@pytest.mark.parametrize("kind", DEPTHS)
@pytest.mark.parametrize("facing", [0, 90, 180, 270])
def test_dba_18_1_a_recoil_is_straight_back_by_the_own_depth(kind: str, facing: float) -> None:
    s = alone(kind, facing=facing)
    assert flight.recoil(s, ME)
    dx, dy = {0: (-1, 0), 90: (0, -1), 180: (1, 0), 270: (0, 1)}[int(facing)]
    assert pose(s, ME) == (X + dx * DEPTHS[kind], Y + dy * DEPTHS[kind], facing)


def test_dba_18_1_a_recoil_at_a_slant() -> None:
    s = alone("Cv", facing=30)
    assert flight.recoil(s, ME)
    x, y, facing = pose(s, ME)
    assert (round(x, 2), round(y, 2), facing) == (round(X - 30 * 3**0.5 / 2, 2), Y - 15, 30)


def test_dba_22_5_who_recoils_has_not_stood_still() -> None:
    s = alone("Sp")
    flight.recoil(s, ME)
    assert not s.still[ME]


# Friends behind (DBA-18.2, DBA-15.2)


def test_dba_18_2_friends_behind_are_pushed_and_push_others() -> None:
    s = alone("Sp", (0, "Sp", X, Y - 15, 90), (0, "Sp", X, Y - 35, 90))
    assert flight.recoil(s, ME)
    assert [pose(s, e)[1] for e in (ME, OTHER, THIRD)] == [Y - 15, Y - 30, Y - 45]


def test_dba_18_2_pushed_no_farther_than_needed() -> None:
    s = alone("Sp", (0, "Sp", X, Y - 25, 90))
    assert flight.recoil(s, ME)
    assert pose(s, OTHER) == (X, Y - 30, 90)
    s = alone("Sp", (0, "Sp", X, Y - 30, 90))
    assert flight.recoil(s, ME)
    assert pose(s, OTHER) == (X, Y - 30, 90)


def test_dba_18_2_who_overlaps_the_way_by_half_is_pushed_too() -> None:
    s = alone("Sp", (0, "Sp", X - 20, Y - 15, 90), (0, "Sp", X + 20, Y - 15, 90))
    assert flight.recoil(s, ME)
    assert pose(s, OTHER) == (X - 20, Y - 30, 90)
    assert pose(s, THIRD) == (X + 20, Y - 30, 90)


PASSING = {
    ("Kn", "Sp"),
    ("Cv", "Ax"),
    ("LH", "Wb"),
    ("LH", "Ps"),
    ("Bd", "Bd"),
    ("Bd", "Sp"),
    ("Ps", "Sp"),
    ("Ps", "Kn"),
    ("Ps", "LH"),
}
PUSHING = {("Kn", "Cv"), ("LH", "Kn"), ("Bd", "Ax"), ("Bd", "Wb"), ("Sp", "Sp"), ("Wb", "Wb"), ("Ax", "Ps")}
PUSHING |= {("Ps", "Ps"), ("Sp", "Bd"), ("Ax", "Sp")}


@pytest.mark.parametrize(("kind", "friend"), sorted(PASSING))
def test_dba_15_2_whom_a_recoil_passes_through(kind: str, friend: str) -> None:
    s = alone(kind, (0, friend, X, Y - DEPTHS[kind], 90))
    assert flight.recoil(s, ME)
    assert pose(s, OTHER) == (X, Y - DEPTHS[kind], 90)
    assert pose(s, ME) == (X, Y - DEPTHS[kind] - DEPTHS[friend], 90)


@pytest.mark.parametrize(("kind", "friend"), sorted(PUSHING))
def test_dba_15_2_all_others_push_back(kind: str, friend: str) -> None:
    s = alone(kind, (0, friend, X, Y - DEPTHS[kind], 90))
    assert flight.recoil(s, ME)
    assert pose(s, ME) == (X, Y - DEPTHS[kind], 90)
    assert pose(s, OTHER) == (X, Y - 2 * DEPTHS[kind], 90)


def test_dba_15_2_without_room_behind_the_first_friend_it_pushes() -> None:
    s = alone("Bd", (0, "Bd", X, Y - 15, 90), (0, "Ps", X, Y - 30, 90))
    assert flight.recoil(s, ME)
    assert [pose(s, e)[1] for e in (ME, OTHER, THIRD)] == [Y - 15, Y - 30, Y - 45]


def test_dba_15_2_it_passes_straight_back_and_not_aside() -> None:
    s = alone("Cv", (0, "Sp", X + 15, Y - 40, 90))
    assert flight.recoil(s, ME)
    assert pose(s, ME) == (X, Y - 55, 90)
    assert pose(s, OTHER) == (X + 15, Y - 40, 90)


# What destroys who recoils (DBA-18.3)


@pytest.mark.parametrize("facing", [0, 180, 270, 45])
def test_dba_18_3_a_friend_who_faces_elsewhere_destroys_who_recoils(facing: float) -> None:
    s = alone("Sp", (0, "Sp", X, Y - 50, facing))
    move_to(s, ME, X, Y - 22, 90)
    assert not flight.recoil(s, ME)
    assert (s.status[ME], s.status[OTHER]) == (t.DESTROYED, t.ON_TABLE)


def test_dba_18_3_an_enemy_behind_destroys() -> None:
    s = alone("Sp", (1, "Sp", X, Y - 42, 0))
    assert not flight.recoil(s, ME)
    assert (s.status[ME], s.status[OTHER]) == (t.DESTROYED, t.ON_TABLE)


def test_dba_18_3_into_an_enemy_s_rear_destroys_both() -> None:
    s = alone("Sp", (1, "Sp", X, Y - 35, 270))
    assert not flight.recoil(s, ME)
    assert (s.status[ME], s.status[OTHER]) == (t.DESTROYED, t.DESTROYED)


def test_dba_18_3_an_enemy_just_out_of_reach_does_not() -> None:
    s = alone("Sp", (1, "Sp", X, Y - 45, 270))
    assert flight.recoil(s, ME)
    assert pose(s, ME) == (X, Y - 15, 90)


@pytest.mark.parametrize(
    ("x", "y", "facing", "lives"), [(X, 20, 90, False), (X, 30, 90, True), (1180, Y, 180, False), (20, Y, 0, False)]
)
def test_dba_18_3_the_table_edge_destroys(x: float, y: float, facing: float, lives: bool) -> None:
    s = alone("Sp", x=x, y=y, facing=facing)
    assert flight.recoil(s, ME) == lives
    assert s.status[ME] == (t.ON_TABLE if lives else t.DESTROYED)


def test_dba_18_3_fire_destroys() -> None:
    s = aflame(alone("Sp"), X - 60, Y - 20, 0, 120)
    assert not flight.recoil(s, ME)
    s = aflame(alone("Sp"), X - 60, Y - 40, 0, 120)
    assert flight.recoil(s, ME)


def test_dba_18_3_those_pushed_need_room() -> None:
    s = alone("Sp", (0, "Sp", X, 30, 90), y=45)
    assert flight.recoil(s, ME)
    s = alone("Sp", (0, "Sp", X, 20, 90), y=35)
    assert not flight.recoil(s, ME)
    assert (s.status[ME], pose(s, OTHER)) == (t.DESTROYED, (X, 20, 90))


@pytest.mark.parametrize(("y", "end"), [(70, 55), (65, 55), (55, 55)])
def test_dba_18_3_the_own_camp_just_stops_it(y: float, end: float) -> None:
    s = alone("Sp", y=y)
    s.camp = [X * MM - HALF_X, -HALF_X]
    assert flight.recoil(s, ME)
    assert pose(s, ME) == (X, end, 90)


def test_dba_18_3_a_lost_camp_stops_nobody() -> None:
    s = alone("Sp", y=65)
    s.camp = [X * MM - HALF_X, -HALF_X]
    s.camp_lost = [True, False]
    assert flight.recoil(s, ME)
    assert pose(s, ME) == (X, 50, 90)


# Flight (DBA-18.4 to DBA-18.6)


@pytest.mark.parametrize("kind", FULL)
def test_dba_18_4_flight_is_a_recoil_and_the_full_move_the_other_way(kind: str) -> None:
    s = alone(kind)
    flight.flee(s, ME)
    depth = DEPTHS[kind]
    assert pose(s, ME) == (X, Y - 2 * depth - FULL[kind], 270)


@pytest.mark.parametrize("kind", FULL)
def test_dba_18_4_the_distance_is_that_of_the_going_it_starts_in(kind: str) -> None:
    s = a_field([(0, kind, X, Y, 90)], features=[ROUGH])
    flight.flee(s, ME)
    assert pose(s, ME) == (X, Y - 2 * DEPTHS[kind] - IN_BAD[kind], 270)
    into = a_field([(0, kind, X, Y, 90)], features=[(t.ROUGH, X, Y - 100, 100, 50, 0)])
    flight.flee(into, ME)
    assert pose(into, ME) == (X, Y - 2 * DEPTHS[kind] - FULL[kind], 270)


def test_aa_15_5_the_pendragon_s_knights_flee_400_paces() -> None:
    s = alone("Kn")
    s.band = changed(s.band, ME, t.GENERAL | t.PENDRAGON)
    flight.flee(s, ME)
    assert pose(s, ME) == (X, Y - 60 - 100, 270)


def test_dba_18_4_who_can_t_recoil_does_not_flee() -> None:
    s = alone("Cv", (1, "Sp", X, Y - 52, 0))
    flight.flee(s, ME)
    assert s.status[ME] == t.DESTROYED


def test_dba_18_6_it_stands_facing_away_and_is_no_longer_still() -> None:
    s = alone("LH", facing=0)
    flight.flee(s, ME)
    assert pose(s, ME) == (X - 60 - 125, Y, 180)
    assert not s.still[ME]
    assert s.moved[ME] == 0


@pytest.mark.parametrize(("kind", "friend"), [("Cv", "Ps"), ("Ps", "Sp"), ("Ps", "Ps"), ("Ps", "Kn")])
def test_dba_15_1_flight_passes_friends(kind: str, friend: str) -> None:
    y = Y - 50 - DEPTHS[kind] - (15 if kind == "Cv" else 0)  # between where it has recoiled to and where it ends
    s = alone(kind, (0, friend, X, y, 0))
    flight.flee(s, ME)
    assert pose(s, ME) == (X, Y - 2 * DEPTHS[kind] - FULL[kind], 270)
    assert pose(s, OTHER) == (X, y, 0)


def test_dba_15_1_who_passes_ends_clear() -> None:
    s = alone("Cv", (0, "Ps", X, Y - 145, 90))  # where the flight would end
    flight.flee(s, ME)
    x, y, facing = pose(s, ME)
    assert (x, facing) == (X, 270)
    assert Y - 145 <= y <= Y - 144
    assert s.status[ME] == t.ON_TABLE


def test_dba_18_5_flight_swerves_by_the_smallest_turn_that_clears_the_way() -> None:
    s = alone("Cv", (0, "Sp", X + 36, Y - 120, 90))
    flight.flee(s, ME)
    turn = pose(s, ME)[2] - 270
    assert turn < 0, "to the side that is free"
    assert turn % 5 == 0
    # No smaller turn is free
    for less in range(0, -int(turn), 5):
        for side in (-1, 1):
            other = alone("Cv", (0, "Sp", X + 36, Y - 120, 90))
            assert flight.recoil(other, ME)
            middle = (other.mx[ME], other.my[ME])
            towards = (2700 + side * less * 10) % 3600
            half = 15 * MM
            other.facing[ME] = towards
            move_to(
                other,
                ME,
                (far_x(middle[0], towards, half) + HALF_X) / MM,
                (far_y(middle[1], towards, half) + HALF_Y) / MM,
                towards / 10,
            )
            assert flight.clear_way(other, ME, towards, 100 * MM) < 100 * MM


def wall(seat: int, kind: str, y: float) -> list[Element]:
    """A line of elements too wide to swerve round."""
    return [(seat, kind, X + 40 * i, y, 90) for i in range(-6, 7)]


def test_dba_18_5_who_finds_no_way_stops_at_the_obstacle() -> None:
    s = alone("Cv", *wall(0, "Sp", Y - 100))
    flight.flee(s, ME)
    assert pose(s, ME) == (X, Y - 100, 270)


def test_dba_18_5_if_that_is_an_enemy_it_is_destroyed() -> None:
    s = alone("Cv", *wall(1, "Sp", Y - 100))
    flight.flee(s, ME)
    assert s.status[ME] == t.DESTROYED


def test_dba_18_5_an_enemy_whom_it_can_swerve_round_does_not_destroy() -> None:
    s = alone("Cv", (1, "Sp", X + 36, Y - 120, 90))
    flight.flee(s, ME)
    assert s.status[ME] == t.ON_TABLE


def test_dba_18_5_fire_in_the_way_destroys_unless_it_swerves() -> None:
    s = aflame(alone("Cv"), 0, Y - 100, 0, 1200)
    flight.flee(s, ME)
    assert s.status[ME] == t.DESTROYED
    s = aflame(alone("Cv"), X + 10, Y - 120, 0, 60)  # before its left corner only
    flight.flee(s, ME)
    assert s.status[ME] == t.ON_TABLE
    assert pose(s, ME)[2] < 270


def test_dba_18_5_fire_beyond_a_friend_who_bars_the_way_does_no_harm() -> None:
    s = aflame(alone("Cv", *wall(0, "Sp", Y - 100)), 0, Y - 130, 0, 1200)
    flight.flee(s, ME)
    assert pose(s, ME) == (X, Y - 100, 270)


def test_dba_18_5_over_an_edge_it_is_lost() -> None:
    s = alone("Cv", y=120)
    ears = listening(s)
    flight.flee(s, ME)
    assert s.status[ME] == t.FLED
    assert "scattered" in [event.name for event in ears]
    assert s.lost[0] == 1


@pytest.mark.parametrize(("y", "status"), [(159, t.FLED), (160, t.ON_TABLE)])
def test_dba_18_5_the_edge_itself_is_on_the_table(y: float, status: int) -> None:
    s = alone("Cv", y=y)
    flight.flee(s, ME)
    assert s.status[ME] == status


@pytest.mark.parametrize(("x", "y", "facing"), [(100, Y, 0), (1100, Y, 180), (X, 480, 270)])
def test_dba_19_8_over_another_edge_it_is_destroyed(x: float, y: float, facing: float) -> None:
    s = alone("Cv", x=x, y=y, facing=facing)
    flight.flee(s, ME)
    assert s.status[ME] == t.DESTROYED


def test_dba_18_5_a_camp_stops_flight() -> None:
    s = alone("Cv", y=180)
    s.camp = [X * MM - HALF_X, -HALF_X]
    s.features = []
    flight.flee(s, ME)
    assert s.status[ME] == t.ON_TABLE
    assert pose(s, ME)[1] >= 40


# Pursuit (DBA-18.7, DBA-18.8)


@pytest.mark.parametrize("kind", DEPTHS)
def test_dba_18_7_knights_expendables_and_warband_pursue_by_their_depth(kind: str) -> None:
    s = fight(a_clash(kind, "LH"), 6, 1)
    pursues = kind in ("Kn", "SCh", "Wb")
    assert pose(s, A) == (X, Y + (DEPTHS[kind] if pursues else 0), 90)


@pytest.mark.parametrize(("mine", "theirs", "became"), [("Wb", "Ax", "recoil"), ("SCh", "Cv", "flee")])
def test_dba_18_7_after_recoil_and_flight(mine: str, theirs: str, became: str) -> None:
    s = fight(a_clash(mine, theirs), 4, 3)
    assert fate(s, B, (X, Y, 270)) == became
    assert pose(s, A) == (X, Y + 15, 90)


def test_dba_18_7_the_loser_does_not_pursue_and_nobody_after_a_draw() -> None:
    s = fight(a_clash("Wb", "Wb"), 4, 4)
    assert pose(s, A) == (X, Y, 90)


def test_dba_18_7_it_stops_where_it_touches_an_element() -> None:
    s = fight(a_clash("Kn", "Sp", (1, "Sp", X + 30, Y + 22, 270)), 6, 1)
    assert pose(s, A) == (X, Y + 22, 90)
    friend = fight(a_clash("Kn", "Sp", (0, "Sp", X - 30, Y + 40, 90)), 6, 1)
    assert pose(friend, A) == (X, Y + 25, 90)


def test_dba_18_7_a_rear_supporter_that_counted_follows() -> None:
    s = fight(a_clash("Wb", "Bd", (0, "Wb", X, Y - 15, 90)), 6, 1)
    assert pose(s, A) == (X, Y + 15, 90)
    assert pose(s, C) == (X, Y, 90)


def test_dba_18_7_who_did_not_count_does_not_follow() -> None:
    s = fight(a_clash("Wb", "Ps", (0, "Wb", X, Y - 15, 90)), 6, 1)
    assert pose(s, A) == (X, Y + 15, 90)
    assert pose(s, C) == (X, Y - 15, 90)


def test_dba_18_7_elements_on_flanks_do_not_pursue() -> None:
    s = fight(a_clash("Wb", "Bd", (0, "Wb", X - 20, Y + 20, 0), (0, "Wb", X + 40, Y, 90)), 6, 1)
    assert fate(s, B) == "destroyed"
    assert pose(s, C) == (X - 20, Y + 20, 0)
    assert pose(s, D) == (X + 40, Y, 90)


def test_dba_18_7_nobody_pursues_from_a_camp_that_is_taken() -> None:
    s = a_field([(0, "Bd", 60, 60, 90), (1, "Bd", 1140, 540, 270), (0, "Wb", X, 560, 90)])
    s.camp = [X * MM - HALF_X] * 2
    fight(s, 6, 1)
    assert s.camp_lost == [False, True]


def test_dba_18_8_no_pursuit_off_the_table() -> None:
    s = a_clash("Kn", "LH")
    move_to(s, A, X, 571, 90)
    move_to(s, B, X, 571, 270)
    s.status[B] = t.DESTROYED
    flight.pursue(s, A)
    assert s.status[A] == t.ON_TABLE
    assert pose(s, A)[1] <= 600


def test_dba_18_8_mounted_do_not_pursue_into_bad_going() -> None:
    for kind, goes in (("Kn", False), ("SCh", False), ("Wb", True)):
        s = alone(kind)
        s.features = a_field([], features=[(t.MARSH, X, Y + 50, 60, 49, 0)]).features
        flight.pursue(s, ME)
        y = pose(s, ME)[1]
        assert (y > Y + 2) == goes, kind


def test_dba_18_8_the_demoralised_do_not_pursue() -> None:
    s = a_clash("Wb", "Ax")
    s.broken[0] = True
    fight(s, 6, 1)
    assert fate(s, B, (X, Y, 270)) == "recoil"
    assert pose(s, A) == (X, Y, 90)


def test_dba_18_7_the_knave_who_flees_is_pursued() -> None:
    s = fight(crown(a_clash("Ax", "Wb"), A, t.KNAVE), 1, 4, "forgo")
    assert fate(s, A) == "flee"
    assert pose(s, B) == (X, Y - 15, 270)
