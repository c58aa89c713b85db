"""DBA-22.4: what the enemy has seen, and where an ambush may lie."""

from __future__ import annotations

import pytest

from heptarchy.games.dba.ambush import (
    CELLS,
    begin_ambush,
    cell_x,
    cell_y,
    covers,
    is_seen_at,
    look_about,
    lookout_of,
)
from heptarchy.games.dba.book import told
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.ground import sees
from heptarchy.games.dba.holds import TOWN, build_town, move_in
from heptarchy.games.dba.lattice import HALF_BASE, HALF_X, HALF_Y, MM, TURN
from heptarchy.games.dba.shapes import crosses
from heptarchy.games.dba.table.actions import LURK
from heptarchy.games.dba.table.domains import POSES, pose_facing, pose_x, pose_y
from heptarchy.games.dba.table.state import Battle, Fire
from heptarchy.kernel.fate import Rng
from tests.games.dba.field import a_field, listening, move_to, options, play, refused, run

WOOD = (t.WOOD, 400, 150, 90, 80, 0)
HILL = (t.GENTLE_HILL, 800, 300, 90, 60, 0)  # its top: 30 by 20 mm around its middle
ARMIES = [
    (0, "Sp", 600, 100, 90),  # e1, in the open
    (0, "Sp", 600, 80, 90),  # e2, behind it
    (0, "Ps", 400, 160, 90),  # e3, deep in the wood
    (0, "Sp", 800, 200, 90),  # e4, behind the hill
    (1, "Bd", 600, 500, 270),  # e5
    (1, "Bd", 800, 500, 270),  # e6
]


def field(*, turned: bool = False) -> Battle:
    return a_field(ARMIES, features=[WOOD, HILL], hands={0: [t.AMBUSH]}, turned=turned)


def seen(s: Battle, side: int = 1) -> list[int]:
    """The elements that a side has seen, from 1."""
    return [e + 1 for e, is_seen in enumerate(lookout_of(s, side).seen) if is_seen]


def seen_ground(s: Battle, x: float, y: float, side: int = 1) -> bool:
    lookout = lookout_of(s, side)
    cells = sum(1 << cell for cell in range(CELLS) if not lookout.open[cell])
    return is_seen_at(cells, round(x * MM) - HALF_X, round(y * MM) - HALF_Y)


# What is seen


def test_dba_22_4_ground_and_elements_hide() -> None:
    s = field()
    assert seen(s) == [1, 4]  # e1 hides e2, the wood e3; e5 looks past the hill at e4
    s.status[4] = t.DESTROYED
    assert seen(s) == [1]  # for e6 the top of the hill is before e4
    move_to(s, 5, 1100, 150, 180)
    assert seen(s) == [1, 2, 4]


def test_dba_22_4_inside_a_wood_one_sees_50_mm() -> None:
    s = field()
    move_to(s, 4, 400, 196, 270)  # e5's middle is 203.5 mm north, e3's 150
    assert 3 not in seen(s)
    move_to(s, 4, 400, 192, 270)  # 49.5 mm
    assert 3 in seen(s)


def test_dba_22_4_what_was_seen_stays_seen() -> None:
    s = field()
    look_about(s)
    assert 3 not in seen(s)
    assert not seen_ground(s, 400, 175)
    move_to(s, 4, 400, 192, 270)
    look_about(s)
    move_to(s, 4, 600, 500, 270)
    look_about(s)
    assert 3 in seen(s)
    assert seen_ground(s, 400, 175)


def test_dba_22_4_an_element_is_seen_once_whoever_hid_it_goes() -> None:
    s = field()
    move_to(s, 5, 600, 560, 270)  # e6 behind e5: nobody sees e2 behind e1
    look_about(s)
    assert 2 not in seen(s)
    s.status[0] = t.DESTROYED
    look_about(s)
    move_to(s, 1, 400, 120, 90)
    assert 2 in seen(s)


def test_dba_22_4_an_element_that_leaves_its_wood_is_seen() -> None:
    s = field()
    look_about(s)
    move_to(s, 2, 400, 300, 90)
    look_about(s)
    move_to(s, 2, 400, 160, 90)
    look_about(s)
    assert 3 in seen(s)


def test_dba_22_4_the_trail_is_kept_only_while_an_ambush_may_come() -> None:
    s = field()
    look_about(s)
    long = len(s.trail)
    assert long == 7  # six elements, and a look
    look_about(s)
    assert len(s.trail) == long  # nobody has moved
    move_to(s, 4, 600, 480, 270)
    look_about(s)
    assert len(s.trail) == long + 2
    for quiet in (a_field(ARMIES), field()):
        if any(quiet.hands):
            quiet.shown = 1 << t.AMBUSH
        look_about(quiet)
        assert quiet.trail == []


def test_dba_22_4_the_trail_of_a_clone_is_its_own() -> None:
    s = field()
    look_about(s)
    other = s.clone()
    move_to(other, 4, 400, 192, 270)
    look_about(other)
    assert 3 in seen(other)
    assert 3 not in seen(s)
    assert len(s.trail) == 7


@pytest.mark.parametrize("seed", range(8))
def test_dba_22_4_the_trail_tells_what_looking_after_every_move_would(seed: int) -> None:
    """The same by the plainest way: after each move everybody looks at everything."""
    rng = Rng(seed)
    near = [(0, "Sp", 560 + 40 * i, 130 + 20 * (i % 2), 90) for i in range(4)]
    lone = [(0, "Ps", 600, 60, 90), (0, "Ps", 640, 30, 90), (1, "Bd", 600, 500, 270), (1, "Kn", 640, 450, 270)]
    s = a_field([*near, *lone], features=[WOOD, HILL, (t.WOOD, 500, 380, 60, 50, 40)], hands={1: [t.SORCERY]})
    looks: list[tuple[list[tuple[int, int, int]], list[bool]]] = []
    for step in range(8):
        if step == 5:
            s.status[1] = t.DESTROYED
        elif step:
            e = rng.below(8)  # a little to the side: what it hid comes into sight
            x, y = (s.x[e] + HALF_X) / MM + rng.below(61) - 30, (s.y[e] + HALF_Y) / MM + rng.below(31) - 15
            move_to(s, e, x, y, s.facing[e] / 10 + rng.below(20) - 10)
        look_about(s)
        here = [status == t.ON_TABLE for status in s.status]
        looks.append(([(s.mx[o], s.my[o], s.facing[o]) for o in range(8)], here))
    for side in range(2):
        lookout = lookout_of(s, side)
        useful = covers(s, side)
        elements, ground = [False] * 8, [not useful[cell] for cell in range(CELLS)]
        for poses, here in looks:
            for v in range(8):
                if here[v] and s.side[s.command[v]] == side:
                    for e in range(8):
                        if here[e] and s.side[s.command[e]] != side and not elements[e]:
                            elements[e] = plainly_sees(s, poses, here, v, e, poses[e][0], poses[e][1])
                    for cell in range(CELLS):
                        if not ground[cell]:
                            ground[cell] = plainly_sees(s, poses, here, v, -1, cell_x(cell), cell_y(cell))
        assert lookout.seen == elements
        assert [not is_open for is_open in lookout.open] == ground
        assert 0 < sum(lookout.open) < CELLS


def plainly_sees(
    s: Battle, poses: list[tuple[int, int, int]], here: list[bool], v: int, e: int, x: int, y: int
) -> bool:
    vx, vy, _ = poses[v]
    return sees(s, vx, vy, x, y) and not any(
        here[o] and o not in (v, e) and crosses(vx, vy, x, y, *poses[o], t.DEPTH[s.kind[o]] // 2, HALF_BASE)
        for o in range(len(poses))
    )


# The ambush


def ambushing() -> Battle:
    return run(field(), begin_ambush, 0)


def test_dba_22_4_elements_never_seen_are_set_up_again_in_a_feature() -> None:
    s = ambushing()
    heard = listening(s)
    assert s.seat == 0
    assert s.rule == "DBA-22.4"
    assert refused(s, "lurk e3 390 150 35") == ""  # at any facing
    play(s, "lurk e3 390 150 35")
    assert (s.x[2], s.y[2], s.facing[2]) == (-21000, -15000, 350)
    assert s.moved[2] == 0
    assert not s.still[2]
    assert [event.kind for event in heard] == [told.AMBUSHED]


def test_dba_22_4_who_was_seen_is_not_set_up_again() -> None:
    s = ambushing()
    assert refused(s, "lurk e1 390 150 35") == "the enemy has seen e1 (DBA-22.4)"
    assert refused(s, "lurk e5 390 150 35") == "e5 is not an element of yours on the table (DBA-22.4)"
    assert refused(s, "lurk e40 390 150 35") == "e40 is not an element of yours on the table (DBA-22.4)"
    assert refused(s, "pass") == "that is not what is asked now (DBA-22.4)"


def test_dba_22_4_not_in_the_open_and_not_on_ground_that_was_seen() -> None:
    s = ambushing()
    assert refused(s, "lurk e3 600 250 90") == "e3 must stand within a feature or be screened by one (DBA-22.4)"
    # on the hill's slope that looks to the enemy: in a feature, in full sight
    assert refused(s, "lurk e3 800 340 90") == "the enemy has seen the ground where e3 would stand (DBA-22.4)"
    # at the wood's rim: in the wood, not deep enough
    assert refused(s, "lurk e3 400 225 90") == "the enemy has seen the ground where e3 would stand (DBA-22.4)"


def test_dba_22_4_a_place_may_be_screened_by_a_feature() -> None:
    s = a_field([*ARMIES[:4], (1, "Bd", 800, 500, 270)], features=[WOOD, HILL], hands={0: [t.AMBUSH]})
    run(s, begin_ambush, 0)
    # behind the hill's top, off the hill: e4 stands there unseen already
    assert refused(s, "lurk e4 800 210 0") == ""
    assert refused(s, "lurk e4 950 100 0") == "e4 must stand within a feature or be screened by one (DBA-22.4)"


def test_dba_22_4_a_place_is_clear_of_others() -> None:
    s = ambushing()
    s.cells = [0, 0]
    assert refused(s, "lurk e3 400 20 90") != ""
    assert refused(s, "lurk e3 15 600 90") == "e3 must stand on the table (DBA-22.4)"
    move_to(s, 0, 370, 130, 90)
    assert refused(s, "lurk e3 390 130 90") == "e3 would overlap e1 (DBA-1.6)"
    move_to(s, 4, 400, 200, 270)  # its front edge at y = 200
    assert refused(s, "lurk e3 400 160 90") == "e3 must stand more than 40 mm from e5 (DBA-22.4)"
    assert refused(s, "lurk e3 400 159.9 90") == ""


def test_dba_22_4_a_place_is_clear_of_camps_and_fires() -> None:
    s = ambushing()
    s.cells = [0, 0]
    assert refused(s, "lurk e3 400 100 90") == ""
    s.fires = [Fire(-25000, -21000, 0, 10000, 900, -1)]  # along y = 90
    assert refused(s, "lurk e3 400 100 90") == "e3 would stand in the fire (DBA-22.6)"
    s = ambushing()
    s.cells = [0, 0]
    assert refused(s, "lurk e3 400 60 90") == ""  # behind the wood
    s.camp = [40000 - 60000, s.camp[1]]
    assert refused(s, "lurk e3 400 60 90") == ""  # the camp is 40 mm deep
    assert refused(s, "lurk e3 400 59 90") == "e3 would stand in the camp (DBA-5.4)"


def test_dba_22_4_up_to_three_are_set_up() -> None:
    elements = [(0, "Ps", 400, 100 + 20 * i, 90) for i in range(1, 5)]
    s = a_field([*elements, (1, "Bd", 600, 500, 270)], features=[WOOD], hands={0: [t.AMBUSH]})
    run(s, begin_ambush, 0)
    play(s, "lurk e1 350 150 90", "lurk e2 350 170 90")
    assert not s.over
    assert options(s)[-1] == "done"
    play(s, "lurk e3 400 100 90")
    assert s.over
    run(s, begin_ambush, 0)
    play(s, "done")
    assert s.over


@pytest.mark.parametrize("turned", [False, True])
def test_dba_22_4_every_place_offered_is_allowed(turned: bool) -> None:
    s = run(field(turned=turned), begin_ambush, 0)
    assert len(s.options) > 4
    assert options(s)[-1] == "done"
    for option in options(s):
        assert refused(s, option) == ""


def test_dba_22_4_places_offered_are_the_same_on_a_table_that_is_turned() -> None:
    one = run(field(), begin_ambush, 0)
    two = run(field(turned=True), begin_ambush, 0)
    first = [LURK.arg(option) for option in one.options[:-1]]
    second = [LURK.arg(option) for option in two.options[:-1]]
    assert first
    assert [a // POSES for a in first] == [a // POSES for a in second]
    for one_lurk, two_lurk in zip(first, second, strict=True):
        a, b = one_lurk % POSES, two_lurk % POSES
        assert (pose_x(a), pose_y(a)) == (-pose_x(b), -pose_y(b))
        assert (pose_facing(a) + 1800) % TURN == pose_facing(b)


def test_dba_22_4_equal_places_are_offered_alike_on_a_table_that_is_turned() -> None:
    elements = [(0, "Ps", 600, 160, 90), (1, "Bd", 600, 500, 270)]
    offers = []
    for turned in (False, True):
        s = a_field(elements, features=[(t.WOOD, 600, 150, 100, 80, 0)], hands={0: [t.AMBUSH]}, turned=turned)
        run(s, begin_ambush, 0)
        poses = [LURK.arg(option) % POSES for option in s.options[:-1]]
        flip = -1 if turned else 1
        offers.append([(flip * pose_x(pose), flip * pose_y(pose)) for pose in poses])
    assert offers[0] == offers[1]
    assert len(offers[0]) > 1


def test_dba_22_4_a_border_of_cells_belongs_to_both() -> None:
    cell = 61  # the second of the second row: from 20 to 40 mm both ways
    for x, y in ((20, 30), (40, 30), (30, 20), (30, 40), (20, 20), (40, 40)):
        assert is_seen_at(1 << cell, x * MM - HALF_X, y * MM - HALF_Y)
    for x, y in ((19, 30), (41, 30), (30, 19), (30, 41)):
        assert not is_seen_at(1 << cell, x * MM - HALF_X, y * MM - HALF_Y)
    assert is_seen_at(1, -HALF_X, -HALF_Y)
    assert is_seen_at(1 << CELLS - 1, HALF_X, HALF_Y)


def test_dba_22_4_what_a_side_sees_is_the_same_on_a_table_that_is_turned() -> None:
    one, two = lookout_of(field(), 1), lookout_of(field(turned=True), 1)
    assert one.seen == two.seen
    assert one.open == two.open[::-1]


def test_dba_22_4_nobody_to_set_up_leaves_nothing_but_done() -> None:
    s = a_field([ARMIES[0], ARMIES[4]], features=[WOOD], hands={0: [t.AMBUSH]})
    run(s, begin_ambush, 0)
    assert options(s) == ["done"]


# Who is in a built-up area (DBA-33.3)


def walls(*, manned: bool) -> Battle:
    """e1 lies behind a hill, where the other side sees it only from a town; e3 is in that town or far behind."""
    s = a_field(
        [(0, "Sp", 800, 150, 90), (1, "Bd", 800, 500, 270), (1, "Sp", 800, 560, 270)],
        features=[HILL],
        hands={0: [t.AMBUSH]},
    )
    build_town(s, 1050 * MM - HALF_X, 150 * MM - HALF_Y, 2700, 60 * MM, 60 * MM, 1)
    move_to(s, 1, 800, 420, 270)
    if manned:
        move_in(s, 2, TOWN)
    return s


def test_dba_22_4_a_garrison_sees_from_its_walls_and_is_seen() -> None:
    empty, manned = walls(manned=False), walls(manned=True)
    assert seen(empty) == []
    assert not seen_ground(empty, 850, 150)
    assert seen(manned) == [1]
    assert seen_ground(manned, 850, 150)
    assert 3 in seen(manned, side=0)
    look_about(manned)
    s = manned
    s.status[2] = t.DESTROYED
    assert seen(s) == [1]  # what it saw stays seen


def test_dba_22_4_a_place_is_clear_of_a_garrison() -> None:
    for manned in (False, True):
        s = a_field([(0, "Ps", 400, 160, 90), (1, "Sp", 100, 550, 270)], features=[WOOD], hands={0: [t.AMBUSH]})
        build_town(s, 510 * MM - HALF_X, 150 * MM - HALF_Y, 2700, 30 * MM, 30 * MM, 1)
        if manned:
            move_in(s, 1, TOWN)
        run(s, begin_ambush, 0)
        s.cells = [0, 0]
        assert refused(s, "lurk e1 400 100 90") == ""
        reason = refused(s, "lurk e1 470 150 0")
        assert reason == ("e1 must stand more than 40 mm from e2 (DBA-22.4)" if manned else "")
