"""DBA-22.6: grassfires."""

from __future__ import annotations

import pytest

from heptarchy.games.dba.book import told
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.features import strip
from heptarchy.games.dba.fire import (
    advance_fires,
    ask_burn,
    away_from,
    blocks,
    crept,
    touches_base,
    unpack_line,
)
from heptarchy.games.dba.lattice import HALF_X, HALF_Y, MM, TURN
from heptarchy.games.dba.table.actions import BURN, SPACE
from heptarchy.games.dba.table.state import Battle, Fire
from tests.games.dba.field import a_field, listening, options, play, refused, run

ARMIES = [
    (0, "Sp", 600, 200, 90),  # e1: its front edge runs from (580, 200) to (620, 200)
    (0, "Sp", 800, 100, 90),  # e2
    (1, "Bd", 600, 290, 270),  # e3
]
NEVER_CUT = (t.GENTLE_HILL, 700, 200, 60, 60, 0)


def field(*features: tuple[int, int, int, int, int, int], turned: bool = False) -> Battle:
    return a_field(ARMIES, features=features, hands={0: [t.GRASSFIRE]}, turned=turned)


def at(x: float, y: float) -> tuple[int, int]:
    return round(x * MM) - HALF_X, round(y * MM) - HALF_Y


def lit(s: Battle, x: float, y: float, facing: int, mm: int, creeps: int, lit_from: int = -1) -> Battle:
    px, py = at(x, y)
    s.fires = [Fire(px, py, facing * 10, mm * MM, creeps * 10, lit_from)]
    return s


def lines(s: Battle) -> list[tuple[float, float, int, int, int]]:
    """Fires in millimetres and degrees, to a tenth."""
    return [
        (
            round((f.x + HALF_X) / MM, 1),
            round((f.y + HALF_Y) / MM, 1),
            f.facing // 10,
            f.length // MM,
            f.creeps // 10,
        )
        for f in s.fires
    ]


# Lighting


def test_dba_22_6_a_line_starts_at_the_edge_of_an_own_element() -> None:
    s = run(field(), ask_burn)
    assert s.seat == 0
    assert s.rule == "DBA-22.6"
    assert s.options
    assert refused(s, "burn 620 200 0 120 left") == ""
    assert refused(s, "burn 620 192 10 60 right") == ""  # its right side
    assert refused(s, "burn 621 200 0 120 left") == (
        "the line must start at the edge of one of your elements (DBA-22.6)"
    )
    assert refused(s, "burn 600 192.5 0 120 left") == (  # its middle
        "the line must start at the edge of one of your elements (DBA-22.6)"
    )
    assert refused(s, "burn 620 290 0 60 left") == (  # an enemy's
        "the line must start at the edge of one of your elements (DBA-22.6)"
    )


def test_dba_22_6_a_line_has_a_length_and_runs_away_from_who_lights_it() -> None:
    s = run(field(), ask_burn)
    assert refused(s, "burn 620 200 0 0 left") == "a line of fire has a length (DBA-22.6)"
    assert refused(s, "burn 600 200 270 60 left") == "the line must run away from e1 (DBA-22.6)"
    assert BURN.domain.find("620 200 0 121 left") == -1  # at most 120 mm


def test_dba_22_6_whoever_a_new_line_touches_flees_at_once() -> None:
    s = play(run(field(), ask_burn), "burn 600 200 90 89 left")
    assert spot(s, 2) == (600, 297.5, 270)
    s = play(run(field(), ask_burn), "burn 600 200 90 90 left")
    assert spot(s, 2) == (600, 347.5, 90)  # straight away from its end
    assert spot(s, 0) == (600, 192.5, 90)  # who lit it is spared


def test_dba_22_6_a_line_that_would_drive_off_friends_is_allowed_and_not_offered() -> None:
    s = a_field([*ARMIES, (0, "Sp", 640, 200, 90)], hands={0: [t.GRASSFIRE]})
    run(s, ask_burn)
    assert refused(s, "burn 620 200 0 40 left") == ""
    assert "burn 580 200 180 120 right" in options(s)
    assert not any(option.startswith("burn 620 200 0 ") for option in options(s))


@pytest.mark.parametrize(
    ("kind", "allowed"),
    [(t.WOOD, False), (t.MARSH, False), (t.ROUGH, False), (t.GENTLE_HILL, True), (t.STEEP_HILL, True)],
)
def test_dba_22_6_a_line_lies_in_the_open_or_on_hills(kind: int, allowed: bool) -> None:
    s = run(field((kind, 720, 200, 40, 30, 0)), ask_burn)
    assert refused(s, "burn 620 200 0 59 left") == ""
    why = refused(s, "burn 620 200 0 61 left")
    assert (why == "") == allowed
    if not allowed:
        there = {t.WOOD: "a wood", t.MARSH: "a marsh", t.ROUGH: "rough ground"}[kind]
        assert why == f"the line must lie in the open or on hills: there is {there} (DBA-22.6)"


def test_dba_22_6_a_fire_does_not_come_over_a_road() -> None:
    s = field()
    s.features = [strip(t.ROAD, [*at(700, 0), *at(700, 600)], 10 * MM)]
    run(s, ask_burn)
    assert refused(s, "burn 620 200 0 69 left") == ""
    assert refused(s, "burn 620 200 0 71 left").startswith("the line must lie in the open or on hills")


def test_dba_22_6_a_line_lies_on_the_table() -> None:
    s = a_field([(0, "Sp", 1170, 200, 90)], hands={0: [t.GRASSFIRE]})
    run(s, ask_burn)
    assert refused(s, "burn 1190 200 0 10 left") == ""
    assert refused(s, "burn 1190 200 0 11 left") == "the line must lie on the table (DBA-22.6)"
    assert refused(s, "done") == "that is not what is asked now (DBA-22.6)"


def test_dba_22_6_the_fire_is_lit_and_told() -> None:
    s = run(field(), ask_burn)
    before = s.clone()
    heard = listening(s)
    play(s, "burn 620 200 0 100 left")
    assert lines(s) == [(620, 200, 0, 100, 90)]
    assert s.fires[0].lit_from == 0
    assert [event.kind for event in heard] == [told.LIT]
    assert before.fires == []
    assert unpack_line(BURN.arg(SPACE.parse("burn 620 200 0 100 right")), 0).creeps == 2700


@pytest.mark.parametrize("turned", [False, True])
def test_dba_22_6_every_line_offered_is_allowed(turned: bool) -> None:
    s = run(field(NEVER_CUT, (t.WOOD, 500, 260, 50, 40, 30), turned=turned), ask_burn)
    assert len(s.options) > 6
    for option in options(s):
        assert refused(s, option) == ""


def test_dba_22_6_lines_offered_are_the_same_on_a_table_that_is_turned() -> None:
    one = run(field((t.WOOD, 500, 260, 50, 40, 30)), ask_burn)
    two = run(field((t.WOOD, 500, 260, 50, 40, 30), turned=True), ask_burn)
    first = [unpack_line(BURN.arg(option), -1) for option in one.options]
    second = [unpack_line(BURN.arg(option), -1) for option in two.options]
    assert [(f.x, f.y, f.facing, f.length, f.creeps) for f in first] == [
        (-f.x, -f.y, (f.facing + 1800) % TURN, f.length, (f.creeps + 1800) % TURN) for f in second
    ]


# What it stops


def test_dba_22_6_a_fire_is_impassable() -> None:
    s = lit(field(), 500, 300, 0, 100, 90)
    assert blocks(s, *at(550, 250), *at(550, 350))
    assert blocks(s, *at(550, 350), *at(560, 250))
    assert not blocks(s, *at(550, 250), *at(550, 299))
    assert not blocks(s, *at(601, 250), *at(601, 350))
    assert not blocks(s, *at(500, 300), *at(500, 350))  # who lit it stands at its end
    assert not blocks(s, *at(450, 250), *at(450, 350))


def test_dba_22_6_nobody_stands_in_a_fire() -> None:
    s = lit(field(), 500, 300, 0, 100, 90, 0)
    x, y = at(550, 310)
    assert touches_base(s, x, y, 900, 1000)  # its rear edge
    assert not touches_base(s, x, y + 100, 900, 1000)
    assert not touches_base(s, x, y, 900, 1000, 0)  # the one it was lit from
    assert not touches_base(field(), x, y, 900, 1000)


# Its way


def test_dba_22_6_a_die_is_rolled_at_the_start_of_every_bound() -> None:
    s = run(lit(field(), 700, 400, 0, 100, 90), advance_fires)
    assert s.seat < 0
    assert s.rule == "DBA-22.6"
    assert len(s.options) == 6
    assert run(field(), advance_fires).over  # no fire, no die


@pytest.mark.parametrize("pips", [2, 4, 6])
def test_dba_22_6_on_an_even_die_it_moves_25_mm_to_the_side_named(pips: int) -> None:
    s = run(lit(field(), 700, 400, 0, 100, 90), advance_fires)
    play(s, f"spark {pips}")
    assert lines(s) == [(700, 425, 0, 100, 90)]
    run(lit(s, 700, 400, 0, 100, 270), advance_fires)
    play(s, f"spark {pips}")
    assert lines(s) == [(700, 375, 0, 100, 270)]


@pytest.mark.parametrize("pips", [3, 5])
def test_dba_22_6_on_3_or_5_it_stays(pips: int) -> None:
    s = run(lit(field(), 700, 400, 0, 100, 90), advance_fires)
    play(s, f"spark {pips}")
    assert lines(s) == [(700, 400, 0, 100, 90)]


def test_dba_22_6_on_1_it_goes_out() -> None:
    s = run(lit(field(), 700, 400, 0, 100, 90), advance_fires)
    heard = listening(s)
    play(s, "spark 1")
    assert s.fires == []
    assert [event.kind for event in heard] == [told.WENT_OUT]


@pytest.mark.parametrize("kind", [t.WOOD, t.MARSH, t.ROUGH])
def test_dba_22_6_parts_that_reach_wood_marsh_or_rough_are_cut_off(kind: int) -> None:
    # the feature reaches down to y = 400, 20 mm before the line, in its middle
    s = run(lit(field((kind, 750, 440, 30, 40, 0)), 700, 380, 0, 100, 90), advance_fires)
    play(s, "spark 2")
    (one, two) = lines(s)
    assert one[:2] == (700, 405)
    assert two[0] + two[3] == 800
    assert two[1] == 405
    assert one[3] == 35
    assert two[0] == 765
    assert all(f.lit_from == -1 for f in s.fires)


def test_dba_22_6_hills_do_not_stop_a_fire_the_edge_does() -> None:
    s = field((t.STEEP_HILL, 750, 440, 30, 40, 0))
    assert [f.length for f in crept(s, lit(s, 700, 380, 0, 100, 90).fires[0])] == [10000]
    assert crept(s, lit(s, 700, 590, 0, 100, 90).fires[0]) == []
    run(s, advance_fires)
    play(s, "spark 2")
    assert s.fires == []


def test_dba_22_6_a_fire_creeps_alike_on_a_table_that_is_turned() -> None:
    grounds = ((t.WOOD, 750, 440, 50, 40, 20), (t.MARSH, 680, 420, 30, 20, 70))
    one, two = field(*grounds), field(*grounds, turned=True)
    fire = Fire(10017, 7033, 123, 11900, 1023, 1)
    turned = Fire(-10017, -7033, 1923, 11900, 2823, 1)
    first, second = crept(one, fire), crept(two, turned)
    assert first
    assert [(f.x, f.y, f.length) for f in first] == [(-f.x, -f.y, f.length) for f in second]


# Flight


def spot(s: Battle, e: int) -> tuple[float, float, int]:
    """The middle of an element's base in millimetres, and its facing in degrees."""
    return round((s.mx[e] + HALF_X) / MM, 1), round((s.my[e] + HALF_Y) / MM, 1), s.facing[e] // 10


def test_dba_22_6_whoever_the_strip_touches_flees_straight_away() -> None:
    s = run(lit(field(), 550, 270, 0, 100, 90), advance_fires)  # e3 stands 20 mm ahead, front to the fire
    heard = listening(s)
    play(s, "spark 4")
    assert spot(s, 2) == (600, 347.5, 90)  # 200 paces, no recoil first
    assert told.SCORCHED in [event.kind for event in heard]
    assert lines(s) == [(550, 295, 0, 100, 90)]


def test_dba_22_6_whoever_is_out_of_the_strip_stays() -> None:
    for y, flees in ((264.4, False), (264.6, True)):  # the strip ends 25 mm farther; touch is within half a millimetre
        s = run(lit(field(), 550, y, 0, 100, 90), advance_fires)
        play(s, "spark 4")
        assert (spot(s, 2) != (600, 297.5, 270)) == flees


def test_dba_22_6_a_fire_that_stays_drives_off_whom_it_touches() -> None:
    s = run(lit(field(), 550, 290, 0, 100, 90), advance_fires)
    play(s, "spark 3")
    assert spot(s, 2) == (600, 347.5, 90)
    s = run(lit(field(), 550, 289, 0, 100, 90), advance_fires)
    play(s, "spark 3")
    assert spot(s, 2) == (600, 297.5, 270)


def test_dba_22_6_who_lit_it_is_spared_until_it_first_moves() -> None:
    s = run(lit(field(), 620, 200, 0, 100, 90, 0), advance_fires)
    play(s, "spark 5")
    assert spot(s, 0) == (600, 192.5, 90)
    run(s, advance_fires)
    play(s, "spark 6")
    assert spot(s, 0) != (600, 192.5, 90)
    assert s.fires[0].lit_from == -1


def test_dba_22_6_away_is_across_the_line_or_from_its_end() -> None:
    fire = Fire(0, 0, 0, 10000, 900, -1)
    assert away_from(fire, 5000, 300) == 900
    assert away_from(fire, 5000, -300) == 2700
    assert away_from(fire, 11000, 0) == 0
    assert away_from(fire, -1000, 1000) == 1350
    assert away_from(fire, 5000, 0) == 900  # upon it: as it creeps
    assert away_from(Fire(0, 0, 0, 10000, 2700, -1), 0, 0) == 2700


def test_dba_22_6_those_farthest_from_the_line_flee_first() -> None:
    elements = [*ARMIES, (1, "Bd", 600, 305, 270)]  # e4, directly behind e3: both in the strip
    s = a_field(elements, hands={})
    run(lit(s, 550, 285, 0, 100, 90), advance_fires)
    play(s, "spark 2")
    assert spot(s, 2) == (600, 347.5, 90)
    assert spot(s, 3) == (600, 362.5, 90)


def test_dba_22_6_fires_of_a_clone_are_its_own() -> None:
    s = run(lit(field(), 700, 400, 0, 100, 90), advance_fires)
    other = s.clone()
    play(other, "spark 2")
    assert lines(s) == [(700, 400, 0, 100, 90)]
    assert lines(other) == [(700, 425, 0, 100, 90)]
