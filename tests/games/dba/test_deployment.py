"""Deployment: zone, sectors, turns, hidden deployment, exchange (DBA-5.2, DBA-5.3, DBA-5.5, DBA-5.6, DBA-22.2)."""

from __future__ import annotations

import pytest

from heptarchy.games.dba.arrays import ARRAYS, array_plan
from heptarchy.games.dba.book import told
from heptarchy.games.dba.commands import order_commands
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.data.params import FIGURES, make_params
from heptarchy.games.dba.deployment import carry_out, deploy
from heptarchy.games.dba.lattice import HALF_X, HALF_Y, MM
from heptarchy.games.dba.places import bounds, find_place, refuse_place
from heptarchy.games.dba.shapes import overlap
from heptarchy.games.dba.table.actions import ARRAY
from heptarchy.games.dba.table.domains import pack_pose, spell_pose
from heptarchy.games.dba.table.state import Battle, put
from heptarchy.kernel.events import EVERYBODY
from heptarchy.kernel.fate import Rng
from tests.games.dba.camp import camped, offered, play, refused
from tests.games.dba.table import feature

STEPS = [order_commands, deploy]
IN_ZONE = "must stand wholly within 150 mm of its base edge"
IN_SECTOR = "must stand wholly within the sector of its command"


def deploying(own: list[int], other: list[int] | None = None) -> Battle:
    """The attacker's army in the south, to be deployed after the defender's single element."""
    s = camped([own, other or [t.WB]], STEPS)
    play(s, "array 0")
    return s


def pose_of(s: Battle, e: int) -> str:
    """Where an element stands, in the words of a record."""
    return spell_pose(pack_pose(s.x[e], s.y[e], s.facing[e]))


def test_dba_5_2_the_defender_deploys_first_and_the_attacker_after_him() -> None:
    s = camped([[t.SP, t.SP], [t.WB, t.WB]], STEPS)
    assert s.seat == 1
    play(s, "array 0")
    assert s.seat == 0
    play(s, "array 0")
    assert s.seat == 1
    assert offered(s)[0] == "ready"


def test_dba_5_2_commands_are_deployed_in_turn_and_the_longer_side_goes_on_alone() -> None:
    s = camped([[t.SP], [t.SP], [t.SP], [t.WB]], STEPS, sides=[0, 0, 0, 1])
    play(s, "rank c2", "rank c1", "border 500", "border 700")
    seats = []
    while offered(s)[0] != "ready":
        seats.append(s.seat)
        play(s, "array 0")
    assert seats == [3, 1, 0, 2]


def test_dba_5_3_the_whole_base_stands_within_150_mm_of_the_base_edge() -> None:
    s = deploying([t.SP, t.SP])
    assert refused(s, "deploy e1 600 150 90") == ""
    assert IN_ZONE in refused(s, "deploy e1 600 150.01 90")
    assert refused(s, "deploy e1 600 15 90") == ""
    assert IN_ZONE in refused(s, "deploy e1 600 14.99 90")
    # Turned by 45 degrees its right front corner is 14.14 mm ahead of its front's middle
    assert refused(s, "deploy e1 600 135 45") == ""
    assert IN_ZONE in refused(s, "deploy e1 600 136 45")


def test_dba_5_3_the_northern_side_has_the_same_zone_turned_about() -> None:
    s = camped([[t.SP], [t.WB, t.WB]], STEPS)
    assert refused(s, "deploy e2 600 450 270") == ""
    assert IN_ZONE in refused(s, "deploy e2 600 449.99 270")
    assert IN_ZONE in refused(s, "deploy e2 600 150 90")


def test_dba_5_3_each_element_stands_in_the_sector_of_its_command() -> None:
    s = camped([[t.LH], [t.SP], [t.WB]], STEPS, sides=[0, 0, 1])
    play(s, "rank c1", "border 500", "array 0")
    assert s.seat == 0
    assert refused(s, "deploy e1 480 150 90") == ""
    assert refused(s, "deploy e1 480.01 150 90") == f"e1 {IN_SECTOR} (DBA-5.3)"


def test_dba_5_3_only_light_horse_and_psiloi_go_near_the_side_edges() -> None:
    s = deploying([t.SP, t.LH, t.PS, t.KN])
    limit = "must keep 300 mm from the side edges"
    assert refused(s, "deploy e1 320 150 90") == ""
    assert refused(s, "deploy e1 319.99 150 90") == f"e1 {limit} (DBA-5.3)"
    play(s, "deploy e1 600 150 90")
    assert refused(s, "deploy e2 20 150 90") == ""
    assert refused(s, "deploy e3 1180 150 90") == ""
    assert limit in refused(s, "deploy e4 881 150 90")
    assert IN_SECTOR in refused(s, "deploy e2 19 150 90")


def test_dba_5_3_nothing_overlaps() -> None:
    s = deploying([t.SP, t.SP])
    play(s, "deploy e1 600 150 90")
    assert refused(s, "deploy e2 630 150 90") == "e2 would overlap e1 (DBA-1.6)"
    assert refused(s, "deploy e2 640 150 90") == ""
    assert refused(s, "deploy e2 600 135 90") == ""


def test_dba_5_4_nobody_stands_in_the_camp() -> None:
    s = deploying([t.SP, t.PS])
    play(s, "deploy e1 600 150 90")
    assert refused(s, "deploy e2 50 59 90") == "e2 would stand in the camp (DBA-5.4)"
    assert refused(s, "deploy e2 50 60 90") == ""


def test_dba_5_5_every_facing_is_allowed() -> None:
    s = deploying([t.SP, t.SP])
    for degrees in range(0, 360, 15):
        assert refused(s, f"deploy e1 600 80 {degrees}") == ""


def test_dba_5_6_the_general_comes_first() -> None:
    s = deploying([t.CV, t.SP, t.SP])
    assert refused(s, "deploy e2 600 150 90") == "a command deploys its general first (DBA-5.6)"
    assert all(text.startswith(("deploy e1 ", "garrison e1 ", "array")) for text in offered(s))
    play(s, "deploy e1 600 150 90")
    assert refused(s, "deploy e1 700 150 90") == "e1 is not to be deployed any more (DBA-5.3)"
    assert refused(s, "deploy e4 700 150 90") == "e4 is not in your command (DBA-5.3)"
    assert refused(s, "ready") == "that is not what is asked now (DBA-5.3)"


def test_dba_5_6_what_has_no_place_left_stays_out() -> None:
    # Given seven commands beside each other, one of them of 24 elements in a sector of 85 mm
    armies = [[t.CV] + [t.SP] * 23] + [[t.SP]] * 6 + [[t.WB]]
    s = camped(armies, STEPS, sides=[0] * 7 + [1])
    s.ears = []
    play(s, "rank c2", "rank c1", "rank c3", "rank c4", "rank c5", "rank c6")
    play(s, *[f"border {300 + 85 * i}" for i in range(1, 7)])
    while offered(s)[0] != "ready":
        play(s, "array 0")

    # Then what fits stands there, the rest is out and does not count
    out = s.status.count(t.LEFT_OUT)
    assert 2 <= out <= 6
    assert len([event for event in s.ears if event.kind is told.LEFT_OUT]) == out
    play(s, "ready")
    assert s.original[0] == 24 - out


@pytest.mark.parametrize("gap", [0, 7, 74, 149])
def test_dba_5_6_a_place_is_found_if_there_is_one(gap: int) -> None:
    # Given fifteen files of ten Spears, square to the table, and a gap in one of them
    s = camped([[t.SP] * 151, [t.WB]], [])
    s.order = [[0], [1]]
    for e in range(150):
        stand(s, e, (320 + 40 * (e % 15)) * MM - HALF_X, 15 * (e // 15 + 1) * MM - HALF_Y, 900)
    assert find_place(s, 0, 150) == -1
    s.status[gap] = t.RESERVE

    # Then one more Spear fits there and nowhere else, and no Knights do
    assert find_place(s, 0, 150) == pack_pose(s.x[gap], s.y[gap], 900)
    s.kind = [*s.kind[:150], t.KN, t.WB]
    assert find_place(s, 0, 150) == -1


def test_dba_5_6_whether_there_is_room_is_the_same_in_a_mirror() -> None:
    figures = {name: value for name, value, *_ in FIGURES}
    rng = Rng(633)
    found = 0
    for _ in range(30):
        # Given a zone of 200 by 80 mm, and elements askew in it
        s = camped([[*[t.SP] * 11, t.CV], [t.WB]], [])
        s.params = make_params({**figures, "deploy_margin": 500, "deploy_depth": 80})
        s.order = [[0], [1]]
        mirror = s.clone()
        mirror.camp = [-x for x in s.camp]
        for e in range(11):
            for _try in range(60):
                x, y, facing = rng.below(200 * MM) - 100 * MM, rng.below(80 * MM) - HALF_Y, rng.below(3600)
                if s.status[e] == t.RESERVE and refuse_place(s, 0, e, x, y, facing) is None:
                    stand(s, e, x, y, facing)
                    stand(mirror, e, -x, y, (1800 - facing) % 3600)
        assert (find_place(s, 0, 11) < 0) == (find_place(mirror, 0, 11) < 0)
        found += find_place(s, 0, 11) >= 0
    assert 0 < found < 30


def stand(s: Battle, e: int, x: int, y: int, facing: int) -> None:
    """An element on the table, without asking."""
    put(s, e, x, y, facing)
    s.status[e] = t.ON_TABLE


def test_dba_5_3_all_that_is_offered_is_allowed_and_ends() -> None:
    rng = Rng(577)
    for _ in range(12):
        armies = [[rng.choice([t.SP, t.CV, t.AX]) for _i in range(1 + rng.below(12))] for _j in range(4)]
        armies = [[*army, t.LH, t.PS] for army in armies]
        s = camped(armies, STEPS, sides=[0, 0, 1, 1])
        while not s.over:
            asked = s.asked(s.seat)
            assert asked is not None
            if asked.judged:
                s.by = s.seat
                assert all(asked.why(s, asked.arg, option) is None for option in s.options)
            s.apply(rng.choice(s.options))
        assert t.RESERVE not in s.status
        check_table(s)


def check_table(s: Battle) -> None:
    """DBA-5.3: everything stands in its zone, and nothing overlaps."""
    here = [e for e in range(len(s.kind)) if s.status[e] == t.ON_TABLE]
    for e in here:
        assert refuse_place(s, s.command[e], e, s.x[e], s.y[e], s.facing[e]) is None
        for other in here:
            if other > e:
                depths = t.DEPTH[s.kind[e]] // 2, t.DEPTH[s.kind[other]] // 2
                assert not overlap(
                    s.mx[e], s.my[e], s.facing[e], depths[0], s.mx[other], s.my[other], s.facing[other], depths[1]
                )


@pytest.mark.parametrize("array", range(ARRAYS))
def test_dba_5_3_a_ready_made_line_is_the_same_turned_about(array: int) -> None:
    army = [t.CV, t.CV, t.SP, t.SP, t.SP, t.AX, t.LH, t.LH, t.PS, t.WB, t.WB]
    s = camped([army, army], STEPS)
    s.camp = [0, 0]
    play(s, f"array {array}", f"array {array}")
    half = len(army)
    for e in range(half):
        assert (s.x[e], s.y[e]) == (-s.x[half + e], -s.y[half + e])
        assert (s.facing[e] + 1800) % 3600 == s.facing[half + e]
    check_table(s)


def test_dba_5_3_a_ready_made_line_needs_no_second_choice() -> None:
    army = [t.KN, t.CV, t.CV, t.SP, t.SP, t.SP, t.SP, t.LH, t.LH, t.PS]
    for array in range(ARRAYS):
        s = deploying(army)
        plan = array_plan(s, 0, array)
        assert plan[0] == 0  # DBA-5.6
        carry_out(s, 0, ARRAY[array], EVERYBODY)
        for i in range(0, len(plan), 2):
            assert pack_pose(s.x[plan[i]], s.y[plan[i]], s.facing[plan[i]]) == plan[i + 1]


def test_dba_22_5_who_is_deployed_wholly_in_a_wood_is_marked() -> None:
    s = camped([[t.AX, t.AX, t.AX], [t.WB]], STEPS, features=[feature(t.WOOD, 600, 100, 80, 60)])
    play(s, "array 0", "deploy e1 600 100 90", "deploy e2 680 100 90", "deploy e3 400 100 90")
    assert s.wooded[:3] == [True, False, False]
    assert s.still[:3] == [True, True, True]


# Exchange of places


def exchanging(army: list[int], *places: str) -> Battle:
    """The defender's army stands; his enemy is one element."""
    s = camped([[t.SP], army], STEPS)
    play(s, *[f"deploy e{i + 2} {place}" for i, place in enumerate(places)], "array 0")
    return s


def test_dba_5_2_the_defender_exchanges_up_to_two_pairs() -> None:
    s = exchanging([t.SP, t.BD, t.WB], "600 450 270", "640 450 270", "700 500 270")
    assert (s.seat, s.rule) == (1, "DBA-5.2")
    play(s, "exchange e2 e3")
    assert (pose_of(s, 1), pose_of(s, 2)) == ("640 450 270", "600 450 270")
    play(s, "exchange e4 e3")
    assert s.exchanged == 2
    assert s.over


def test_dba_5_2_the_attacker_does_not_exchange() -> None:
    s = exchanging([t.SP, t.BD], "600 450 270", "640 450 270")
    assert refused(s, "exchange e1 e2") == "e1 is not an element of yours on the table (DBA-5.2)"
    assert refused(s, "exchange e2 e2") == "two elements of one command change places (DBA-5.2)"
    play(s, "ready")
    assert s.over


def test_dba_5_2_whoever_is_exchanged_must_be_allowed_there() -> None:
    # Given Psiloi by the side edge, and Cavalry with another element close behind a Spear
    s = exchanging([t.SP, t.PS, t.CV, t.SP], "600 450 270", "1100 450 270", "700 450 270", "600 465 270")
    assert "must keep 300 mm" in refused(s, "exchange e2 e3")
    assert refused(s, "exchange e2 e4") == "e4 would overlap e5 (DBA-1.6)"
    assert refused(s, "exchange e3 e4") == "e4 must keep 300 mm from the side edges (DBA-5.3)"


def test_dba_5_2_two_of_different_depth_that_stand_in_file_would_overlap() -> None:
    s = exchanging([t.SP, t.CV], "600 450 270", "600 465 270")
    assert refused(s, "exchange e2 e3") == "e2 and e3 would overlap (DBA-5.2)"


def test_dba_22_5_an_exchange_changes_who_stands_in_the_wood() -> None:
    s = camped([[t.SP], [t.AX, t.PS]], STEPS, features=[feature(t.WOOD, 600, 500, 80, 60)])
    play(s, "deploy e2 600 500 270", "deploy e3 400 500 270", "array 0")
    assert s.wooded == [False, True, False]
    play(s, "exchange e2 e3")
    assert s.wooded == [False, False, True]


# Hidden deployment


def test_dba_22_2_all_deploy_at_once_the_generals_first() -> None:
    s = camped([[t.SP, t.SP], [t.WB, t.WB]], [order_commands, hide, deploy])
    assert s.seats == [0, 1]
    assert refused(s, "array 0", 0) == "that is not what is asked now (DBA-5.3)"
    s.apply(s.space.parse("deploy e3 600 450 270"), 1)
    assert s.seats == [0]
    s.apply(s.space.parse("deploy e1 600 150 90"), 0)
    assert s.seats == [0, 1]
    s.apply(s.space.parse("array 0"), 0)
    assert s.hidden
    s.apply(s.space.parse("deploy e4 640 450 270"), 1)

    # Then all is shown, and nobody exchanges
    assert not s.hidden
    assert s.over
    assert s.status == [t.ON_TABLE] * 4


def test_dba_22_2_others_hear_of_it_only_at_the_end() -> None:
    s = camped([[t.SP, t.SP], [t.WB]], [order_commands, hide, deploy])
    s.ears = []
    s.apply(s.space.parse("deploy e1 600 150 90"), 0)
    assert [event.audience for event in s.ears] == [1]
    s.apply(s.space.parse("deploy e3 600 450 270"), 1)
    s.ears.clear()
    s.apply(s.space.parse("array 0"), 0)
    shown = [str(event) for event in s.ears if event.audience == EVERYBODY]
    assert shown == [
        "player 1 is ready",
        "Warband e3 stands at 600 450 270",
        "Spears e1 stands at 600 150 90",
        f"Spears e2 stands at {pose_of(s, 1)}",
        "the armies stand ready",
    ]


def hide(s: Battle, _: int) -> None:
    """As Dragon's Breath does."""
    s.hidden = True


def test_dba_5_3_the_bounds_of_a_base() -> None:
    assert bounds(t.SP, 0, 0, 900) == (-2000, 2000, -1500, 0)
    assert bounds(t.SP, 0, 0, 2700) == (-2000, 2000, 0, 1500)
    assert bounds(t.CV, HALF_X, 0, 0) == (HALF_X - 3000, HALF_X, -2000, 2000)
