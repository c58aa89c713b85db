"""Roles, edges and camps (AA-9.14, DBA-5.1, DBA-5.2, DBA-5.4)."""

from __future__ import annotations

import pytest

from heptarchy.games.dba import camps
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.features import Feature
from heptarchy.games.dba.table.actions import ATTACK, CAMP, DEFEND, DONE, EDGE
from heptarchy.games.dba.table.state import NO_CAMP, Battle
from heptarchy.kernel.refusal import Refusal
from tests.games.dba.table import battle, feature

FOX, OX = t.SLY_FOX, t.DUMB_OX


def over(s: Battle, arg: int) -> None:
    """The step after: the test is over."""
    s.finish([0, 0], "over")


def roles(*traits: int, sides: tuple[int, ...] = (0, 1)) -> Battle:
    """A battle whose roles are to be settled."""
    s = battle(sides=sides, traits=traits)
    s.then(camps.choose_roles, over)
    s.run()
    return s


def pitching(features: list[Feature], attacker: int = 0, edge: int = t.SOUTH) -> Battle:
    """A battle whose camps are to be placed; the attacker has this edge."""
    s = battle(features=features)
    s.attacker = attacker
    s.edge = [edge, 1 - edge] if attacker == 0 else [1 - edge, edge]
    s.then(camps.pitch_camps, over)
    s.run()
    return s


def message(refusal: Refusal | None) -> str:
    """What it says."""
    return "" if refusal is None else f"{refusal.rule} {refusal.sentence()}"


# Roles


def test_dba_5_1_the_declaring_side_attacks() -> None:
    s = roles(0, 0)
    assert s.over
    assert s.attacker == 0


@pytest.mark.parametrize(
    ("traits", "seat"),
    [((FOX, 0), 0), ((0, FOX), 1), ((OX, 0), 1), ((0, OX), 0), ((FOX, OX), 0), ((OX, FOX), 1)],
)
def test_aa_9_14_a_sly_fox_or_the_enemys_dumb_ox_lets_a_side_choose(traits: tuple[int, int], seat: int) -> None:
    s = roles(*traits)
    assert s.seat == seat
    assert s.options == [ATTACK[0], DEFEND[0]]
    defends = s.clone()
    s.apply(ATTACK[0])
    defends.apply(DEFEND[0])
    assert (s.attacker, defends.attacker) == (seat, 1 - seat)


@pytest.mark.parametrize("traits", [(FOX, FOX), (OX, OX)])
def test_aa_9_14_if_both_may_choose_nobody_does(traits: tuple[int, int]) -> None:
    s = roles(*traits)
    assert s.over
    assert s.attacker == 0


def test_aa_9_14_an_allys_fox_counts_and_the_chief_chooses() -> None:
    s = roles(0, 0, FOX, sides=(0, 1, 1))
    assert s.seat == 1
    assert message(s.refuse(DONE[0])).startswith("DBA-5.1")


# Edges


def test_dba_5_2_the_attackers_chief_takes_an_edge_and_the_defender_the_other() -> None:
    for attacker in range(2):
        for edge in (t.SOUTH, t.NORTH):
            s = battle()
            s.attacker = attacker
            s.then(camps.choose_edges, over)
            s.run()
            assert s.seat == s.chief[attacker]
            assert s.options == [EDGE[t.SOUTH], EDGE[t.NORTH]]
            assert message(s.refuse(DONE[0])).startswith("DBA-5.2")
            s.apply(EDGE[edge])
            assert s.edge[attacker] == edge
            assert s.edge[1 - attacker] == 1 - edge


# Camps


def test_dba_5_2_the_defender_places_his_camp_first() -> None:
    s = pitching([], attacker=0)
    assert s.seat == s.chief[1]
    s.apply(CAMP[600])
    assert s.seat == s.chief[0]
    s.apply(CAMP[40])
    assert s.over
    assert s.camp == [-56000, 0]


def test_dba_4_7_a_chief_without_elements_places_the_camp() -> None:
    s = pitching([])
    assert s.members[s.seat] == []


def test_dba_5_4_a_camp_is_80_by_40_mm_on_the_base_edge() -> None:
    s = pitching([], attacker=0, edge=t.SOUTH)
    s.apply(CAMP[600])
    s.apply(CAMP[700])
    assert camps.camp_box(s, 0) == (10000, -28000, 900, 2000, 4000)
    assert camps.camp_box(s, 1) == (0, 28000, 2700, 2000, 4000)


def test_dba_5_4_it_lies_wholly_on_the_table() -> None:
    s = pitching([])
    assert message(s.refuse(CAMP[39])) == "DBA-5.4 the camp must lie wholly on the table"
    assert message(s.refuse(CAMP[1161])) == "DBA-5.4 the camp must lie wholly on the table"
    assert s.refuse(CAMP[40]) is None
    assert s.refuse(CAMP[1160]) is None
    assert message(s.refuse(DONE[0])).startswith("DBA-5.4")


def test_dba_5_4_it_stays_clear_of_features_hills_too() -> None:
    for kind in range(5):
        # Given the defender in the north, and a feature by his edge from x = 520 to 680
        s = pitching([feature(kind, 600, 550, 80, 50)])
        assert message(s.refuse(CAMP[600])) == f"DBA-5.4 the camp must stay clear of the {t.FEATURE_NAMES[kind]}"
        assert s.refuse(CAMP[490]) is not None
        assert s.refuse(CAMP[478]) is None
        assert CAMP[600] not in s.options
        # The other edge is free
        s.apply(CAMP[400])
        assert CAMP[600] in s.options


def test_dba_5_4_a_small_feature_within_the_camp_counts() -> None:
    s = pitching([feature(t.WOOD, 600, 580, 10, 10)])
    assert s.refuse(CAMP[600]) is not None
    assert s.refuse(CAMP[620]) is not None


def test_dba_5_4_where_the_whole_edge_is_taken_features_are_ignored() -> None:
    # Given an edge with woods all along it, but for a gap
    woods = [feature(t.WOOD, x, 570, 110, 60) for x in range(100, 1200, 200)]
    s = pitching(woods)
    assert not camps.has_open_place(s, 1)
    # Then any place on it will do
    assert s.refuse(CAMP[600]) is None
    assert len(s.options) >= 6
    for option in s.options:
        assert camps.refuse_camp(s, 1, option) is None

    # When there is one place, then it is that one
    s = pitching([wood for wood in woods if wood.x != 10000])
    assert camps.has_open_place(s, 1)
    assert s.refuse(CAMP[700]) is None
    assert s.refuse(CAMP[600]) is not None


def test_dba_5_4_places_between_the_round_numbers_are_offered_where_those_are_taken() -> None:
    woods = [feature(t.WOOD, x, 570, 55, 60) for x in range(100, 1200, 100)]
    woods = [wood for wood in woods if wood.x not in (-10000, 0)] + [feature(t.WOOD, 610, 570, 20, 20)]
    woods.append(feature(t.WOOD, 470, 570, 20, 20))
    s = pitching(woods)
    assert camps.has_open_place(s, 1)
    assert s.options
    for option in s.options:
        assert camps.refuse_camp(s, 1, option) is None
        assert camps.feature_in_camp(s, 1, CAMP.arg(option)) is None


def test_dba_5_4_what_is_given_is_left_alone() -> None:
    s = battle(traits=(FOX, 0))
    s.attacker = 1
    s.edge = [t.NORTH, t.SOUTH]
    s.camp = [100, 200]
    s.then(camps.choose_roles, camps.choose_edges, camps.pitch_camps, over)
    s.run()
    assert s.over
    assert (s.attacker, s.edge, s.camp) == (1, [t.NORTH, t.SOUTH], [100, 200])


def test_dba_20_2_a_camp_stands_until_it_is_taken() -> None:
    s = battle()
    assert not camps.camp_standing(s, 0)
    s.camp = [0, NO_CAMP]
    assert camps.camp_standing(s, 0)
    assert not camps.camp_standing(s, 1)
    s.camp_lost[0] = True
    assert not camps.camp_standing(s, 0)
