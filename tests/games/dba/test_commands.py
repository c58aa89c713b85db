"""Commands, bands, loans, order and sectors (DBA-4, DBA-5.2)."""

from __future__ import annotations

import pytest

from heptarchy.games.dba.commands import (
    break_point,
    count_elements,
    dismount,
    lend,
    name_bands,
    order_commands,
    sector,
)
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.lattice import HALF_X, MM
from heptarchy.games.dba.table.setup import troop
from heptarchy.games.dba.table.state import general_of
from tests.games.dba.camp import camped, offered, play, refused


def mm(x: int) -> int:
    """Units from the middle as millimetres from the western edge."""
    return (x + HALF_X) // MM


@pytest.mark.parametrize(("elements", "points"), [(11, 4), (12, 4), (13, 5), (14, 5), (7, 3), (1, 1)])
def test_dba_19_2_a_break_point_is_a_third_rounded_up(elements: int, points: int) -> None:
    s = camped([[t.SP] * elements, [t.WB]], [])
    assert break_point(s, 0) == points


def test_dba_19_2_sorcery_moves_it_but_never_below_one() -> None:
    s = camped([[t.SP] * 7, [t.WB]], [])
    s.omens = [1, -1]
    assert break_point(s, 0) == 4
    assert break_point(s, 1) == 1


def test_dba_5_6_an_element_that_was_left_out_does_not_count() -> None:
    s = camped([[t.SP] * 7, [t.WB]], [])
    s.status[3] = t.LEFT_OUT
    count_elements(s)
    assert s.original == [6, 1]


def test_dba_22_9_pendragons_knights_may_fight_on_foot() -> None:
    s = camped([[troop(t.KN, t.PENDRAGON), t.SP], [t.WB]], [dismount], traits=[t.HAS_PENDRAGON, 0])
    assert (s.seat, s.rule) == (0, "DBA-22.9")
    play(s, "dismount")
    assert s.kind[0] == t.SP
    assert s.band[0] == t.GENERAL | t.PENDRAGON
    assert s.over


def test_dba_22_9_other_knights_are_not_asked() -> None:
    assert camped([[t.KN, t.KN], [t.WB]], [dismount]).over


def test_dba_22_9_warlord_and_warrior_prince_go_with_two_elements() -> None:
    both = t.HAS_WARLORD | t.HAS_PRINCE
    s = camped([[t.CV, t.SP, t.SP], [t.WB, t.WB]], [name_bands], traits=[both, 0])
    assert offered(s) == ["band e2", "band e3"]
    assert refused(s, "band e1") == "e1 is the general's (DBA-22.9)"
    assert refused(s, "band e5") == "e5 is not an element of yours (DBA-22.9)"
    play(s, "band e2")
    assert refused(s, "band e2") == "e2 is a band already (DBA-22.9)"
    play(s, "band e3")
    assert s.band == [t.GENERAL, t.WARLORD, t.PRINCE, t.GENERAL, 0]


def test_dba_22_9_who_has_no_element_left_is_absent() -> None:
    both = t.HAS_WARLORD | t.HAS_PRINCE
    s = camped([[t.CV, t.SP], [t.WB]], [name_bands], traits=[both, 0])
    play(s, "band e2")
    assert s.over
    assert s.band == [t.GENERAL, t.WARLORD, t.GENERAL]


def test_dba_22_9_a_band_that_was_named_at_the_levy_stands() -> None:
    s = camped([[t.CV, troop(t.SP, t.PRINCE), t.SP], [t.WB]], [name_bands], traits=[t.HAS_PRINCE, 0])
    assert s.over


def test_dba_4_3_elements_are_lent_to_a_command_of_the_own_side() -> None:
    armies = [[t.CV, t.SP, t.AX], [t.CV, t.PS], [t.WB, t.WB]]
    s = camped(armies, [lend], sides=[0, 0, 1])
    assert offered(s) == ["keep", "lend e2 c2", "lend e3 c2"]
    assert refused(s, "lend e2 c3") == "player 3 has no command on your side (DBA-4.3)"
    assert refused(s, "lend e1 c2") == "e1 carries a leader and is not lent (DBA-4.3)"
    play(s, "lend e2 c2")
    assert s.members == [[0, 2], [3, 4, 1], [5, 6]]
    assert (s.owner[1], s.command[1], s.place[1], s.place[2]) == (0, 1, 2, 1)
    assert s.original == [2, 3, 2]

    # What was lent to him he does not lend on, and the other side has nobody to lend to
    play(s, "keep")
    assert s.seat == 1
    assert offered(s) == ["keep", "lend e5 c1"]
    assert refused(s, "lend e2 c1") == "e2 is not yours to lend (DBA-4.3)"
    play(s, "keep")
    assert s.over


def test_dba_4_3_bands_are_not_lent() -> None:
    s = camped([[t.CV, troop(t.SP, t.WARLORD)], [t.CV], [t.WB]], [lend], sides=[0, 0, 1])
    assert offered(s) == ["keep"]


def test_dba_4_7_who_has_no_element_has_no_command() -> None:
    # Given a C-in-C without an element, beside a friend who has some
    s = camped([[], [t.CV, t.SP], [t.WB]], [lend, order_commands], sides=[0, 0, 1])

    # Then nobody lends, and there is nothing to order
    assert s.over
    assert s.order == [[1], [2]]
    assert general_of(s, 0) == -1


def test_dba_4_7_such_a_chief_still_orders_the_commands() -> None:
    s = camped([[], [t.CV], [t.CV], [t.WB]], [order_commands], sides=[0, 0, 0, 1])
    assert s.seat == 0
    assert offered(s) == ["rank c2", "rank c3"]


def test_dba_5_2_the_defender_orders_first_from_his_left() -> None:
    armies = [[t.CV], [t.CV], [t.WB], [t.WB]]
    s = camped(armies, [order_commands], sides=[0, 0, 1, 1])

    # The defender stands in the north: his left is the east
    assert s.seat == 2
    play(s, "rank c4", "border 700")
    assert s.order[1] == [3, 2]
    assert [mm(x) for x in sector(s, 3)] == [700, 1200]
    assert [mm(x) for x in sector(s, 2)] == [0, 700]

    # Then the attacker, whose left is the west
    assert s.seat == 0
    play(s, "rank c1", "border 480")
    assert [mm(x) for x in sector(s, 0)] == [0, 480]
    assert [mm(x) for x in sector(s, 1)] == [480, 1200]
    assert s.over


def test_dba_5_2_each_sector_has_120_mm_of_the_middle() -> None:
    s = camped([[t.CV], [t.CV], [t.CV], [t.WB]], [order_commands], sides=[0, 0, 0, 1])
    play(s, "rank c2", "rank c3")
    why = "every sector has at least 120 mm of the middle (DBA-5.2)"
    assert refused(s, "border 419") == why
    assert refused(s, "border 420") == ""
    assert refused(s, "border 660") == ""
    assert refused(s, "border 661") == why
    play(s, "border 420")
    assert refused(s, "border 539") == why
    assert refused(s, "border 540") == ""
    assert refused(s, "border 780") == ""
    assert refused(s, "border 781") == why


def test_dba_5_2_seven_commands_share_the_middle() -> None:
    s = camped([[t.CV]] * 7 + [[t.WB]], [order_commands], sides=[0] * 7 + [1])
    while not s.over:
        s.apply(s.options[-1])  # always the last: the tightest that is left
    widths = [right - left for left, right in (sector(s, seat) for seat in s.order[0])]
    assert sum(widths) == 1200 * MM
    assert min(widths) >= 85 * MM


def test_dba_5_2_all_borders_that_are_offered_are_allowed() -> None:
    armies = [[t.CV] * 3, [t.CV] * 20, [t.WB], [t.WB] * 9, [t.WB]]
    s = camped(armies, [order_commands], sides=[0, 0, 1, 1, 1])
    while not s.over:
        asked = s.asked(s.seat)
        assert asked is not None
        if asked.judged:
            assert all(asked.why(s, asked.arg, option) is None for option in s.options)
        s.apply(s.options[len(s.options) // 2])
