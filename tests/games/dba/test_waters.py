"""Rivers and roads in a battle: sounding, crossing, the bank, going by road (DBA-30.6, DBA-31, DBA-32)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from heptarchy.games.dba import ground, waters
from heptarchy.games.dba.bound_moves import begin_moves
from heptarchy.games.dba.combat import sum_up, supporter_of
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.data.params import FIGURES, make_params
from heptarchy.games.dba.element_moves import make_unit
from heptarchy.games.dba.features import Feature
from heptarchy.games.dba.fire import refuse_burn
from heptarchy.games.dba.flight import flee_from, pursue, recoil
from heptarchy.games.dba.holds import TOWN, build_town, move_in
from heptarchy.games.dba.lattice import HALF_X, HALF_Y, MM
from heptarchy.games.dba.pips import is_far
from heptarchy.games.dba.table.actions import SPACE
from heptarchy.games.dba.table.forecast import combat_counts
from heptarchy.games.dba.table.offers import places
from heptarchy.games.dba.table.preview import preview
from heptarchy.games.dba.table.state import Battle
from heptarchy.kernel.modes import FATE
from tests.games.dba.clash import A, B, a_clash, crown
from tests.games.dba.field import Element, listening, move_to, options, play, refused, run
from tests.games.dba.judging import a_bound, broken, mm
from tests.games.dba.table import feature, line, mirrored_feature, turned_feature

if TYPE_CHECKING:
    from collections.abc import Callable

MIRE = 300.0
RIVER = line(t.RIVER, 20, (0, MIRE), (1200, MIRE))  # from 290 to 310
ROAD = line(t.ROAD, 20, (600, 0), (600, 600))
FOE: Element = (1, "Sp", 100, 560, 270)


def a_river(
    *elements: Element, river: int = t.ORDINARY, moved: int = 0, pips: int = 6, more: tuple[Feature, ...] = ()
) -> Battle:
    """A bound of the southern side by a river that lies from west to east."""
    s = a_bound([*elements, FOE], moved=moved, pips=pips)
    s.features = [RIVER, *more]
    s.river = river
    return s


def figures(s: Battle, **others: int) -> None:
    """Other figures for this battle."""
    s.params = make_params({**{name: value for name, value, *_ in FIGURES}, **others})


def moving(s: Battle) -> Battle:
    """Up to the choice of what moves."""
    return run(s, begin_moves)


LONE: Element = (0, "Ax", 600, 280, 90)
LINE: list[Element] = [(0, "Ax", 600, 280, 90), (0, "Ax", 640, 280, 90)]
FILE: list[Element] = [(0, "Ax", 600, 280, 90), (0, "Ax", 600, 260, 90)]


# Sounding (DBA-31.2)


@pytest.mark.parametrize(("die", "what"), [(1, t.PALTRY), (2, t.ORDINARY), (5, t.ORDINARY), (6, t.DIFFICULT)])
def test_dba_31_2_one_die_says_what_the_river_is_and_the_mover_thinks_again(die: int, what: int) -> None:
    # Given a river that nobody has entered
    s = moving(a_river(LONE, river=t.UNSOUNDED))
    told = listening(s)

    # When somebody would go in
    play(s, "move c1 1", "to 600 330 90")
    assert (s.seat, s.rule) == (FATE, "DBA-31.2")
    play(s, f"ford {die}")

    # Then it is known for the battle, he stands where he stood, and is asked again
    assert s.river == what
    assert [str(event) for event in told] == [f"the river is {t.RIVER_KEYS[what]}: the die shows {die}"]
    assert (s.seat, s.rule) == (0, "DBA-8.1")
    assert mm(s, 0) == (600, 280, 90)
    assert s.pips[0] == 6
    assert s.view(None)["river"] == t.RIVER_KEYS[what]
    assert s.clone().river == what


def test_dba_31_2_it_is_thrown_once_and_only_for_who_enters() -> None:
    s = moving(a_river(LONE, river=t.UNSOUNDED))
    play(s, "move c1 1", "to 600 285 90")
    assert s.seat == 0
    assert s.river == t.UNSOUNDED
    s.moved[0] = 0
    play(s, "move c1 1", "to 600 300 90", "ford 3", "to 600 300 90")
    assert s.seat == 0
    assert mm(s, 0) == (600, 300, 90)


def test_dba_31_2_a_column_that_is_formed_into_it_sounds_it_too() -> None:
    s = moving(a_river(*LINE, river=t.UNSOUNDED))
    play(s, "move c1 1+2", "column e1 600 320 90")
    assert (s.seat, s.rule) == (FATE, "DBA-31.2")
    play(s, "ford 3", "column e1 600 320 90")
    assert (mm(s, 0), mm(s, 1)) == ((600, 320, 90), (600, 300, 90))


def test_dba_31_2_figures_are_options() -> None:
    for figure, river in (({"river_paltry": 3}, t.PALTRY), ({"river_difficult": 3}, t.DIFFICULT)):
        s = a_river(LONE, river=t.UNSOUNDED)
        figures(s, **figure)
        moving(s)
        play(s, "move c1 1", "to 600 330 90", "ford 3")
        assert s.river == river


# Crossing (DBA-31.3, DBA-31.4)


@pytest.mark.parametrize("river", [t.UNSOUNDED, t.PALTRY])
def test_dba_31_3_a_paltry_river_bars_nobody(river: int) -> None:
    s = a_river(*LINE, river=river)
    assert broken(s, [0], (600, 350, 90)) == ""
    assert broken(s, [0, 1], (600, 350, 90)) == ""
    assert broken(a_river(LONE, river=river, moved=1), [0], (600, 350, 90)) == ""


@pytest.mark.parametrize("river", [t.ORDINARY, t.DIFFICULT])
def test_dba_31_4_a_river_is_entered_alone_or_in_column(river: int) -> None:
    s = a_river(*LINE, river=river)
    assert broken(s, [0], (600, 320, 90)) == ""
    assert broken(s, [0, 1], (600, 320, 90)) == "DBA-31.4"
    assert broken(s, [0, 1], (600, 289, 90)) == ""  # up to the bank
    assert broken(a_river(*FILE, river=river), [0, 1], (600, 320, 90)) == ""


def test_dba_31_4_a_move_that_touches_the_river_goes_50_mm() -> None:
    s = a_river(LONE)
    assert broken(s, [0], (600, 330, 90)) == ""
    assert broken(s, [0], (600, 331, 90)) == "DBA-31.4"
    assert broken(s, [0], (600, 210, 90)) == ""  # away from it
    assert broken(a_river(*FILE), [0, 1], (600, 331, 90)) == "DBA-31.4"
    # Who stands in it goes no farther either, even straight out of it
    s = a_river((0, "LH", 600, 312, 90))
    assert broken(s, [0], (600, 362, 90)) == ""
    assert broken(s, [0], (600, 370, 90)) == "DBA-31.4"
    figures(s, river_move=75)
    assert broken(s, [0], (600, 370, 90)) == ""


def test_dba_31_4_no_march_goes_through_it() -> None:
    assert broken(a_river(LONE, moved=1), [0], (600, 320, 90)) == "DBA-31.4"
    assert broken(a_river(LONE, moved=1), [0], (600, 260, 90)) == ""


def test_dba_31_4_breaking_off_through_it_goes_50_mm() -> None:
    s = a_bound([(0, "LH", 600, 350, 90), (1, "Sp", 600, 350, 270)])
    s.features = [RIVER]
    s.river = t.ORDINARY
    assert broken(s, [0], (600, 300, 90)) == ""
    assert broken(s, [0], (600, 250, 90)) == "DBA-31.4"
    s.river = t.PALTRY
    assert broken(s, [0], (600, 250, 90)) == ""


def test_dba_31_4_it_is_the_same_turned_and_in_a_mirror() -> None:
    bent = line(t.RIVER, 30, (0, 250), (500, 310), (1200, 280))
    for x in range(100, 1100, 90):
        for y in (200, 240, 260, 300):
            here = a_bound([(0, "Ax", x, y, 90), FOE])
            here.features, here.river = [bent], t.ORDINARY
            about = a_bound([(0, "Ax", 1200 - x, 600 - y, 270), (1, "Sp", 1100, 40, 90)])
            about.features, about.river = [turned_feature(bent)], t.ORDINARY
            mirror = a_bound([(0, "Ax", 1200 - x, y, 90), (1, "Sp", 1100, 560, 270)])
            mirror.features, mirror.river = [mirrored_feature(bent)], t.ORDINARY
            ruled = broken(here, [0], (x, y + 60, 90))
            assert broken(about, [0], (1200 - x, 600 - y - 60, 270)) == ruled
            assert broken(mirror, [0], (1200 - x, y + 60, 90)) == ruled


def test_dba_31_4_ways_into_it_are_offered_and_refused_with_a_reason() -> None:
    s = moving(a_river((0, "LH", 600, 280, 90)))
    play(s, "move c1 1")
    assert "to 600 330 90" in options(s)
    assert "DBA-31.4" in refused(s, "to 600 380 90")
    u = make_unit(s, 0, [0])
    assert places(s, u)
    assert preview(s, 0, SPACE.parse("to 600 330 90"))["mm"] == 50


# A difficult river (DBA-31.5)


def test_dba_31_5_who_enters_a_difficult_river_may_halt_at_the_bank() -> None:
    for die in (1, 2):
        s = moving(a_river(LONE, river=t.DIFFICULT))
        told = listening(s)
        play(s, "move c1 1", "to 600 325 90")
        assert (s.seat, s.rule) == (FATE, "DBA-31.5")
        play(s, f"ford {die}")
        x, y, facing = mm(s, 0)
        assert (x, facing) == (600, 90)
        assert 284 <= y < 290  # the last of the steps of 5 mm before the water
        assert (s.pips[0], s.moved[0]) == (5, 1)
        assert [event.name for event in told][:1] == ["balked"]


def test_dba_31_5_else_it_goes_in() -> None:
    s = moving(a_river(LONE, river=t.DIFFICULT))
    told = listening(s)
    play(s, "move c1 1", "to 600 325 90", "ford 3")
    assert mm(s, 0) == (600, 325, 90)
    assert s.pips[0] == 5
    assert [event.name for event in told][:2] == ["forded", "moved"]
    # Who stands in it does not roll again
    s.moved[0] = 0
    play(s, "move c1 1", "to 600 350 90")
    assert s.seat == 0
    assert mm(s, 0) == (600, 350, 90)


def test_dba_31_5_of_a_column_each_one_rolls_the_first_of_them_first() -> None:
    s = moving(a_river(*FILE, river=t.DIFFICULT))
    told = listening(s)
    play(s, "move c1 1+2", "to 600 325 90", "ford 6")
    assert (s.seat, s.rule) == (FATE, "DBA-31.5")
    play(s, "ford 2")
    assert [event.name for event in told][:2] == ["forded", "balked"]
    # The second halts before the water, and the first no farther than he
    assert mm(s, 0)[1] - mm(s, 1)[1] == 20
    assert mm(s, 1)[1] < 290
    assert s.pips[0] == 5


def test_dba_31_5_an_ordinary_river_asks_for_no_die() -> None:
    s = moving(a_river(LONE))
    play(s, "move c1 1", "to 600 325 90")
    assert s.seat == 0
    assert mm(s, 0) == (600, 325, 90)


def test_dba_31_5_who_halts_where_he_stands_has_moved_all_the_same() -> None:
    s = moving(a_river((0, "Ax", 600, 288, 90), river=t.DIFFICULT))
    play(s, "move c1 1", "to 600 325 90", "ford 1")
    assert mm(s, 0) == (600, 288, 90)
    assert (s.pips[0], s.moved[0]) == (5, 1)


def test_dba_31_5_no_column_is_formed_into_it() -> None:
    three = [*LINE, (0, "Ax", 680, 280, 90)]
    s = moving(a_river(*three, river=t.DIFFICULT))
    play(s, "move c1 1+2+3")
    assert "DBA-31.5" in refused(s, "column e1 600 320 90")
    s = moving(a_river(*three))
    play(s, "move c1 1+2+3")
    assert "DBA-31.5" not in refused(s, "column e1 600 320 90")


# The bank (DBA-31.6, DBA-31.7)


def by_the_bank(river: int = t.ORDINARY) -> Battle:
    """A in the clear, B with his base in the water: fronts meet at y = 300, the river lies from 305 to 325."""
    s = a_clash("Sp", "Kn", (0, "Sp", 600, 285, 90), (1, "Sp", 600, 330, 270))
    s.features = [line(t.RIVER, 20, (0, 315), (1200, 315))]
    s.river = river
    return s


def test_dba_31_6_who_stands_out_of_the_river_has_the_bank() -> None:
    bank = t.SUM_KEYS.index("bank")
    s = by_the_bank()
    assert sum_up(s, A, B)[bank] == 1
    assert sum_up(s, B, A)[bank] == 0
    for none in (t.UNSOUNDED, t.PALTRY):
        assert sum_up(by_the_bank(none), A, B)[bank] == 0
    figures(s, river_bank=2)
    assert sum_up(s, A, B)[bank] == 2
    # Exact odds count it
    dry, wet = combat_counts(by_the_bank(t.PALTRY), A, B, 0), combat_counts(by_the_bank(), A, B, 0)
    assert wet.win > dry.win


def test_dba_31_6_both_in_the_water_have_none() -> None:
    s = by_the_bank()
    s.features = [line(t.RIVER, 20, (0, 300), (1200, 300))]
    bank = t.SUM_KEYS.index("bank")
    assert (sum_up(s, A, B)[bank], sum_up(s, B, A)[bank]) == (0, 0)


def test_dba_31_6_it_is_not_added_to_upslope() -> None:
    s = by_the_bank()
    s.features = [*s.features, feature(t.GENTLE_HILL, 600, 260, 60, 45)]
    parts = sum_up(s, A, B)
    assert (parts[t.SUM_KEYS.index("uphill")], parts[t.SUM_KEYS.index("bank")]) == (1, 0)


def test_dba_31_6_no_rear_support_to_or_from_the_water() -> None:
    s = a_clash("Sp", "Kn", (0, "Sp", 600, 285, 90))
    assert supporter_of(s, A, B) == 4
    s.river = t.ORDINARY
    s.features = [line(t.RIVER, 20, (0, 262), (1200, 262))]  # up to 272: he who supports stands in it
    assert supporter_of(s, A, B) == -1
    s.features = [line(t.RIVER, 20, (0, 300), (1200, 300))]  # from 290: he who is supported does
    assert supporter_of(s, A, B) == -1
    s.river = t.PALTRY
    assert supporter_of(s, A, B) == 4


def test_dba_31_6_nor_for_the_bretwalda() -> None:
    s = crown(a_clash("Wb", "Sp"), A, t.BRETWALDA)
    support = t.SUM_KEYS.index("support")
    assert sum_up(s, A, B)[support] == 1
    s.features, s.river = [line(t.RIVER, 20, (0, 290), (1200, 290))], t.ORDINARY
    assert sum_up(s, A, B)[support] == 0


def test_dba_31_7_it_blocks_no_sight_and_a_grassfire_ends_at_it() -> None:
    s = a_river(LONE)
    assert ground.sees(s, 0, -20000, 0, 20000)
    s.hands = [1 << t.GRASSFIRE, 0]
    assert refuse_burn(s, 0, SPACE.parse("burn 600 280 90 40 left")) is not None
    s.features = []
    assert refuse_burn(s, 0, SPACE.parse("burn 600 280 90 40 left")) is None


def back(s: Battle) -> None:
    """A recoils."""
    recoil(s, A)


def away(s: Battle) -> None:
    """A flees."""
    flee_from(s, A, 2700)


def after(s: Battle) -> None:
    """B pursues."""
    s.status[A] = t.DESTROYED
    pursue(s, B, -1)


@pytest.mark.parametrize(("act", "e"), [(back, A), (away, A), (after, B)])
def test_dba_31_7_recoil_flight_and_pursuit_cross_it_freely(act: Callable[[Battle], None], e: int) -> None:
    wet, dry = a_clash("Wb", "Wb"), a_clash("Wb", "Wb")
    wet.features, wet.river = [line(t.RIVER, 20, (0, 282), (1200, 282))], t.DIFFICULT  # in the way of all three
    before = mm(dry, e)
    for s in (wet, dry):
        act(s)
    assert mm(wet, e) == mm(dry, e) != before


def test_dba_31_7_it_blocks_no_front_zone() -> None:
    for features in ([], [RIVER]):
        s = a_bound([(0, "Ax", 600, 288, 90), (1, "Sp", 600, 325, 270)])
        s.features, s.river = features, t.ORDINARY
        assert broken(s, [0], (640, 288, 90)) == "DBA-12.3"


# Roads (DBA-32)


def test_dba_32_2_by_road_one_crosses_a_river_as_if_it_were_paltry() -> None:
    horse: Element = (0, "LH", 600, 280, 90)
    assert broken(a_river(horse, more=(ROAD,)), [0], (600, 380, 90)) == ""
    aside: Element = (0, "LH", 620, 280, 90)
    assert broken(a_river(aside, more=(ROAD,)), [0], (620, 380, 90)) == "DBA-31.4"
    # The middle of the front keeps to it, all the way
    assert broken(a_river(horse, more=(ROAD,)), [0], (640, 380, 90)) == "DBA-31.4"
    assert broken(a_river(*FILE, more=(ROAD,)), [0, 1], (600, 350, 90)) == ""
    assert broken(a_river(*LINE, more=(ROAD,)), [0, 1], (600, 320, 90)) == "DBA-31.4"


def test_dba_32_2_crossing_by_road_throws_no_dice() -> None:
    s = moving(a_river(LONE, river=t.UNSOUNDED, more=(ROAD,)))
    play(s, "move c1 1", "to 600 350 90")
    assert (s.seat, s.river) == (0, t.UNSOUNDED)
    assert mm(s, 0) == (600, 350, 90)
    s = moving(a_river(LONE, river=t.DIFFICULT, more=(ROAD,)))
    play(s, "move c1 1", "to 600 350 90")
    assert s.seat == 0
    assert mm(s, 0) == (600, 350, 90)


def test_dba_32_2_a_road_leads_through_bad_going() -> None:
    wood = feature(t.WOOD, 600, 300, 80, 60)
    for ground_, rule in (([wood], "DBA-10.1"), ([wood, ROAD], "")):
        s = a_bound([(0, "LH", 600, 280, 90), FOE])
        s.features = ground_
        assert broken(s, [0], (600, 380, 90)) == rule
    for ground_, rule in (([wood], "DBA-9.4"), ([wood, ROAD], "DBA-9.4")):
        s = a_bound([*LINE, FOE])
        s.features = ground_
        assert broken(s, [0, 1], (600, 300, 90)) == rule  # a line keeps to no road
    # It still fights as the ground beside it says
    s = a_clash("Kn", "Sp")
    s.features = [feature(t.WOOD, 600, 300, 80, 60), ROAD]
    assert sum_up(s, A, B)[t.SUM_KEYS.index("going")] == -2


def test_dba_32_2_the_way_along_the_road_is_offered() -> None:
    s = a_bound([(0, "LH", 600, 280, 45), FOE])
    s.features = [ROAD]
    offered = [SPACE.say(option) for option in places(s, make_unit(s, 0, [0]))]
    assert any(one.startswith("to 600 ") and one.endswith(" 90") for one in offered)


@pytest.mark.parametrize(("to", "cost"), [((600, 330, 90), 1), ((630, 315, 90), 2)])
def test_dba_32_3_a_march_by_road_may_cost_no_more(to: tuple[float, float, float], cost: int) -> None:
    s = a_bound([(0, "Sp", 600, 280, 90), FOE], moved=1)
    s.features = [ROAD]
    s.params.road_march = 1
    moving(s)
    s.moved[0] = 1
    text = "to {:g} {:g} {:g}".format(*to)
    play(s, "move c1 1")
    assert preview(s, 0, SPACE.parse(text))["cost"] == cost
    before = s.pips[0]
    play(s, text)
    assert before - s.pips[0] == cost


def test_dba_32_3_as_written_a_march_by_road_pays_as_any_other() -> None:
    s = a_bound([(0, "Sp", 600, 280, 90), FOE], moved=1, pips=1)
    s.features = [ROAD]
    assert broken(s, [0], (600, 330, 90)) == "DBA-7.3"


def test_dba_32_3_it_may_be_the_last_pip() -> None:
    s = a_bound([(0, "Sp", 600, 280, 90), FOE], moved=1, pips=1)
    s.features = [ROAD]
    s.params.road_march = 1
    assert broken(s, [0], (600, 330, 90)) == ""
    assert broken(s, [0], (640, 310, 90)) == "DBA-7.3"


# Out of sight of the general (DBA-30.6)


@pytest.mark.parametrize(
    ("between", "far"),
    [
        (feature(t.DUNES, 600, 250, 60, 40), True),
        (feature(t.BUA, 600, 250, 50, 40), True),
        (feature(t.MARSH, 600, 250, 60, 40), False),
        (line(t.RIVER, 20, (0, 250), (1200, 250)), False),
        (feature(t.DUNES, 900, 250, 60, 40), False),
        (feature(t.DUNES, 600, 380, 60, 60), True),  # within it
    ],
)
def test_dba_30_6_beyond_cover_the_general_is_not_heard(between: Feature, far: bool) -> None:
    s = a_bound([(0, "Sp", 600, 100, 90), (0, "Sp", 600, 380, 90), FOE])
    s.features = [between]
    if between.kind == t.BUA:
        build_town(s, between.x, between.y, between.slant, between.a, between.b, 0)
    assert is_far(s, 1, 0) == far
    # Within 150 mm nothing matters
    move_to(s, 0, 600, 260, 90)
    assert not is_far(s, 1, 0)


def test_dba_30_6_nor_beyond_a_camp() -> None:
    s = a_bound([(0, "Sp", 400, 20, 90), (0, "Sp", 650, 20, 90), FOE])
    assert not is_far(s, 1, 0)
    s.camp = [520 * MM - HALF_X, s.camp[1]]
    assert is_far(s, 1, 0)
    s.camp_lost[0] = True
    assert not is_far(s, 1, 0)


def test_dba_30_6_who_is_within_walls_is_beyond_no_other() -> None:
    s = a_bound([(0, "Sp", 330, 20, 90), (0, "Sp", 640, 20, 90), FOE])
    build_town(s, 560 * MM - HALF_X, 40 * MM - HALF_Y, 900, 40 * MM, 40 * MM, 0)
    assert is_far(s, 1, 0), "however little of it lies between"
    s.camp = [440 * MM - HALF_X, s.camp[1]]
    move_in(s, 1, TOWN)
    assert is_far(s, 1, 0), "the camp lies between"
    s.camp = [900 * MM - HALF_X, s.camp[1]]
    assert not is_far(s, 1, 0)


def test_dba_30_6_a_general_within_wide_walls_is_heard_beyond_them() -> None:
    s = a_bound([(0, "Sp", 600, 100, 90), (0, "Sp", 600, 380, 90), FOE])
    s.features = [feature(t.BUA, 600, 100, 75, 75)]
    build_town(s, 600 * MM - HALF_X, 100 * MM - HALF_Y, 0, 75 * MM, 75 * MM, 0)
    assert is_far(s, 1, 0)
    move_in(s, 0, TOWN)
    assert not is_far(s, 1, 0), "that he is shut in costs enough (b)"


def test_dba_31_6_what_touches_the_water_is_judged_by_nine_points() -> None:
    s = a_river((0, "Sp", 600, 289.9, 90))
    assert not waters.stands_in_river(s, 0)
    move_to(s, 0, 600, 290, 90)
    assert waters.stands_in_river(s, 0)
    s.river = t.PALTRY
    assert not waters.stands_in_river(s, 0)
