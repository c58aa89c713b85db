"""What becomes of the loser (DBA-17): the table, and who stands with and against him."""

from __future__ import annotations

import pytest

from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.outcomes import result_of
from heptarchy.games.dba.settling import verdict
from tests.games.dba.clash import A, B, C, D, X, Y, a_clash, crown, fate, fight, pose
from tests.games.dba.field import Element, options, play

ALL = t.TYPE_KEYS
MOUNTED = ("Kn", "Cv", "LH", "SCh")
FLANK_LEFT: Element = (1, "Bd", 580, 280, 0)
AT_B_LEFT: Element = (0, "Ax", 620, 320, 180)  # on the left of B, who looks south
AT_B_RIGHT: Element = (0, "Ax", 580, 320, 0)

# By loser: whom it does not recoil from when beaten, in good going; and whom it is not destroyed by when doubled
BEATEN: dict[str, dict[str, str]] = {
    "Kn": {"SCh": "destroyed", "LH": "destroyed"},
    "Cv": {"SCh": "flee"},
    "LH": {"SCh": "flee"},
    "SCh": dict.fromkeys(ALL, "destroyed"),
    "Sp": dict.fromkeys(("Kn", "SCh", "LH", "Wb"), "destroyed"),
    "Bd": dict.fromkeys(("Kn", "SCh", "Wb"), "destroyed"),
    "Ax": {"Kn": "destroyed"},
    "Wb": {"Kn": "destroyed", "SCh": "destroyed"},
    "Ps": {"Kn": "destroyed", "Cv": "destroyed"},
    "CF": dict.fromkeys(ALL, "destroyed"),
}
DOUBLED = {
    "Cv": {"Sp": "flee"},
    "LH": dict.fromkeys(("Sp", "Bd", "Ax", "Wb", "CF"), "flee"),
    "Ps": dict.fromkeys(("SCh", "Sp", "Bd", "Wb", "CF"), "flee"),
}
# The same in bad going
BEATEN_BAD: dict[str, dict[str, str]] = {
    **BEATEN,
    "Kn": dict.fromkeys(ALL, "destroyed"),
    "Cv": dict.fromkeys(ALL, "flee"),
    "LH": dict.fromkeys(ALL, "flee"),
    "Sp": {"Wb": "destroyed"},
    "Bd": {"Wb": "destroyed"},
    "Ax": {},
    "Wb": {},
    "Ps": {},
}
DOUBLED_BAD = {"Ps": dict.fromkeys(("Kn", "Cv", "LH", "SCh", "Sp", "Bd", "Wb", "CF"), "flee")}


@pytest.mark.parametrize("loser", ALL)
def test_dba_17_1_the_table(loser: str) -> None:
    for foe in ALL:
        results = [
            t.OUTCOME_KEYS[result_of(ALL.index(loser), ALL.index(foe), doubled, bad)]
            for bad in (False, True)
            for doubled in (False, True)
        ]
        assert results == [
            BEATEN[loser].get(foe, "recoil"),
            DOUBLED.get(loser, {}).get(foe, "destroyed"),
            BEATEN_BAD[loser].get(foe, "recoil"),
            DOUBLED_BAD.get(loser, {}).get(foe, "destroyed"),
        ], foe


def test_dba_17_1_the_going_is_that_of_the_loser_s_base() -> None:
    # Rough ground under A alone, then under B alone
    under_a = fight(a_clash("Cv", "Ax", features=[(t.ROUGH, X, Y - 40, 60, 35, 0)]), 2, 4)  # 3 - 2 + 2 v 3 + 4
    assert fate(under_a, A) == "destroyed"
    beaten = fight(a_clash("Cv", "Ax", features=[(t.ROUGH, X, Y - 40, 60, 35, 0)]), 4, 4)
    assert fate(beaten, A) == "flee"
    under_b = fight(a_clash("Cv", "Ax", features=[(t.ROUGH, X, Y + 40, 60, 35, 0)]), 1, 4)
    assert fate(under_b, A) == "recoil"


def test_dba_17_2_equal_totals_change_nothing() -> None:
    s = fight(a_clash("Wb", "Wb"), 4, 4)
    assert (pose(s, A), pose(s, B)) == ((X, Y, 90), (X, Y, 270))


def test_dba_17_2_equal_totals_destroy_expendables_both_if_both_are() -> None:
    s = fight(a_clash("SCh", "SCh"), 4, 4)
    assert (fate(s, A), fate(s, B)) == ("destroyed", "destroyed")
    s = fight(a_clash("Sp", "SCh"), 4, 4)
    assert (fate(s, A), fate(s, B)) == ("stand", "destroyed")


def test_dba_18_7_who_draws_with_expendables_pursues() -> None:
    s = fight(a_clash("Kn", "SCh"), 4, 4)
    assert pose(s, A) == (X, Y + 30, 90)


def test_dba_17_5_those_on_the_flank_recoil_when_expendables_are_spent() -> None:
    s = fight(a_clash("SCh", "Sp", AT_B_LEFT), 5, 4)  # 4 + 5 v 4 + 4 less 1: not equal
    assert fate(s, B, (X, Y, 270)) == "destroyed"
    s = fight(a_clash("SCh", "Sp", AT_B_LEFT), 3, 4)
    assert fate(s, A) == "destroyed"
    assert pose(s, C) == (640, 320, 180)


# DBA-17.3


@pytest.mark.parametrize("place", [(580, 280, 0), (620, 280, 180), (X, Y - 15, 90)])
def test_dba_17_3_with_an_enemy_front_on_flank_or_rear_a_recoil_destroys(place: tuple[float, float, float]) -> None:
    s = fight(a_clash("Bd", "Bd", (1, "Ax", *place)), 3, 3)
    assert fate(s, A) == "destroyed"


def test_dba_17_3_with_an_enemy_on_the_flank_flight_destroys() -> None:
    s = a_clash("Cv", "Sp", FLANK_LEFT)
    assert verdict(s, A, B, True) == t.DESTROY
    assert verdict(a_clash("Cv", "Sp"), A, B, True) == t.FLEE


def test_dba_17_3_an_overlap_does_not_destroy() -> None:
    s = fight(a_clash("Bd", "Bd", (1, "Bd", X + 40, Y, 270)), 3, 3)
    assert fate(s, A) == "recoil"


# DBA-17.4


def test_dba_17_4_the_supporter_that_counted_is_destroyed_with_the_first_rank() -> None:
    s = fight(a_clash("Sp", "Kn", (0, "Sp", X, Y - 15, 90)), 1, 5)
    assert (fate(s, A), s.status[C]) == ("destroyed", t.DESTROYED)


def test_dba_17_4_a_second_rank_that_did_not_count_lives() -> None:
    s = fight(a_clash("Sp", "Wb", (0, "Sp", X, Y - 15, 90)), 1, 5)
    assert (fate(s, A), s.status[C]) == ("destroyed", t.ON_TABLE)


def test_dba_17_4_psiloi_that_helped_from_behind_a_neighbour_live() -> None:
    neighbour: list[Element] = [(0, "Sp", X + 40, Y, 90), (0, "Ps", X + 40, Y - 15, 90)]
    s = fight(a_clash("Sp", "Kn", *neighbour), 1, 5)
    assert (fate(s, A), s.status[C], s.status[D]) == ("destroyed", t.ON_TABLE, t.ON_TABLE)
    s = fight(a_clash("Sp", "Kn", (0, "Ps", X, Y - 15, 90)), 1, 5)
    assert (fate(s, A), s.status[C]) == ("destroyed", t.DESTROYED)


def test_dba_17_4_also_when_it_is_destroyed_for_want_of_room() -> None:
    # The second rank can't be pushed: somebody who faces elsewhere stands behind it
    s = fight(a_clash("Wb", "Bd", (0, "Wb", X, Y - 15, 90), (0, "Bd", X, Y - 30, 270)), 1, 1)
    assert (fate(s, A), s.status[C], s.status[D]) == ("destroyed", t.DESTROYED, t.ON_TABLE)


# DBA-17.5


@pytest.mark.parametrize(
    ("flanker", "back"),
    [(AT_B_LEFT, (640, 320, 180)), (AT_B_RIGHT, (560, 320, 0)), ((0, "Ax", X, Y + 15, 270), (X, Y + 35, 270))],
)
def test_dba_17_5_friends_on_the_winner_s_flank_or_rear_recoil(
    flanker: Element, back: tuple[float, float, float]
) -> None:
    s = fight(a_clash("Bd", "Bd", flanker), 1, 4)
    assert fate(s, A) == "recoil"
    assert pose(s, C) == back


@pytest.mark.parametrize(("mine", "theirs", "became"), [("Wb", "Kn", "destroyed"), ("LH", "SCh", "flee")])
def test_dba_17_5_also_when_the_first_is_destroyed_or_flees(mine: str, theirs: str, became: str) -> None:
    s = fight(a_clash(mine, theirs, AT_B_LEFT), 3, 4)
    assert fate(s, A) == became
    assert pose(s, C) == (640, 320, 180)


def test_dba_17_5_not_if_the_first_stands() -> None:
    s = fight(a_clash("Bd", "Bd", AT_B_LEFT), 2, 3)
    assert pose(s, A) == (X, Y, 90)
    assert pose(s, C) == (620, 320, 180)


def test_dba_17_5_not_who_only_overlaps() -> None:
    s = fight(a_clash("Bd", "Bd", (0, "Bd", X + 40, Y, 90)), 1, 4)
    assert fate(s, A) == "recoil"
    assert pose(s, C) == (X + 40, Y, 90)


def test_dba_17_3_a_friend_on_the_flank_that_can_t_recoil_is_destroyed() -> None:
    # An enemy stands on the flank of the one that would recoil, which has no room to turn to him
    s = fight(a_clash("Bd", "Bd", AT_B_LEFT, (1, "Ax", 630, 340, 270), (1, "Bd", 600, 322, 270)), 1, 4)
    assert fate(s, A) == "recoil"
    assert s.status[C] == t.DESTROYED


def test_dba_17_6_the_knave_on_the_winner_s_flank_flees() -> None:
    s = fight(crown(a_clash("Bd", "Bd", AT_B_LEFT), C, t.KNAVE), 1, 4)
    # Recoil 20, turn, 75: the front was at 620, the rear at 640
    assert (fate(s, A), pose(s, C)) == ("recoil", (735, 320, 0))


def test_dba_17_6_the_knave_flees_instead_of_recoiling() -> None:
    s = fight(crown(a_clash("Bd", "Bd"), A, t.KNAVE), 1, 4, "forgo")
    # Recoil 15, turn about, 50
    assert pose(s, A) == (X, Y - 15 - 15 - 50, 270)


def test_dba_17_6_and_36_3_only_the_general_of_that_ruler() -> None:
    for trait in (t.BRAVE, t.KNAVE):
        s = a_clash("Bd", "Bd")
        s.traits = [trait, trait]
        fight(s, 1, 4)
        assert pose(s, A) == (X, Y - 15, 90)


# DBA-36.3


def test_dba_36_3_the_owner_of_the_brave_is_asked_at_a_recoil() -> None:
    s = fight(crown(a_clash("Bd", "Bd"), A, t.BRAVE), 1, 4, "forgo")
    assert (s.seat, s.rule, options(s)) == (0, "DBA-36.3", ["stand_fast", "give_ground"])
    assert s.combat is not None
    play(s, "stand_fast")
    assert pose(s, A) == (X, Y, 90)
    assert pose(s, B) == (X, Y, 270)
    assert s.combat is None


def test_dba_36_3_he_may_recoil_as_others() -> None:
    s = fight(crown(a_clash("Bd", "Bd"), A, t.BRAVE), 1, 4, "forgo", "give_ground")
    assert pose(s, A) == (X, Y - 15, 90)


def test_dba_36_3_he_is_asked_before_an_enemy_on_his_flank_would_kill_him() -> None:
    flanked = crown(a_clash("Bd", "Bd", FLANK_LEFT), A, t.BRAVE)
    s = fight(flanked.clone(), 2, 4, "forgo", "stand_fast")
    assert pose(s, A) == (X, Y, 90)
    s = fight(flanked, 2, 4, "forgo", "give_ground")
    assert s.status[A] == t.DESTROYED


@pytest.mark.parametrize(
    ("mine", "theirs", "dice"), [("Bd", "Wb", (1, 6)), ("Cv", "SCh", (1, 3)), ("Bd", "Bd", (6, 1))]
)
def test_dba_36_3_nobody_is_asked_when_he_flees_is_destroyed_or_wins(
    mine: str, theirs: str, dice: tuple[int, int]
) -> None:
    s = fight(crown(a_clash(mine, theirs), A, t.BRAVE), dice[0], dice[1], "forgo")
    assert s.rule != "DBA-36.3"
    assert fate(s, A) == {"Wb": "destroyed", "SCh": "flee", "Bd": "stand"}[theirs]


def test_dba_36_3_nobody_pursues_one_who_stands() -> None:
    s = fight(crown(a_clash("Ax", "Wb"), A, t.BRAVE), 1, 4, "forgo", "stand_fast")
    assert pose(s, B) == (X, Y, 270)
    s = fight(crown(a_clash("Ax", "Wb"), A, t.BRAVE), 1, 4, "forgo", "give_ground")
    assert pose(s, B) == (X, Y - 15, 270)


def test_dba_36_3_and_17_5_on_the_winner_s_flank_he_is_asked_too() -> None:
    s = fight(crown(a_clash("Bd", "Bd", AT_B_LEFT), C, t.BRAVE), 1, 4)
    assert s.rule == "DBA-36.3"
    play(s, "stand_fast")
    assert (fate(s, A), pose(s, C)) == ("recoil", (620, 320, 180))
    s = fight(crown(a_clash("Bd", "Bd", AT_B_LEFT), C, t.BRAVE), 1, 4, "give_ground")
    assert (fate(s, A), pose(s, C)) == ("recoil", (640, 320, 180))


def test_dba_36_3_and_17_5_his_friends_stay_while_he_stands() -> None:
    s = fight(crown(a_clash("Bd", "Bd", AT_B_LEFT), A, t.BRAVE), 1, 4, "forgo", "stand_fast")
    assert (pose(s, A), pose(s, C)) == ((X, Y, 90), (620, 320, 180))


def test_dba_36_3_and_17_2_beside_expendables_that_are_spent_he_is_asked() -> None:
    s = fight(crown(a_clash("SCh", "Bd", AT_B_LEFT), C, t.BRAVE), 2, 4)  # 6 v 6, and B is beset on his left
    assert s.rule == "DBA-36.3"
    play(s, "stand_fast")
    assert (s.status[A], pose(s, C)) == (t.DESTROYED, (620, 320, 180))


def test_dba_36_3_odds_count_on_his_standing() -> None:
    s = crown(a_clash("Bd", "Bd"), A, t.BRAVE)
    assert verdict(s, A, B, False) == t.STAND
    assert verdict(s, A, B, True) == t.DESTROY
    assert verdict(s, A, B, False, [A]) == t.RECOIL


def test_dba_17_1_warband_do_not_kill_followers_quicker_than_others() -> None:
    # Only the dead count: followers are destroyed by anybody who beats them, and never recoil
    assert all(result_of(t.CF, foe, False, False) == t.DESTROY for foe in range(t.TYPES))


def test_mounted_is_what_it_says() -> None:
    assert {key for key, mounted in zip(ALL, t.MOUNTED, strict=True) if mounted} == set(MOUNTED)
