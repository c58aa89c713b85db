"""Waterways: shores, who is kept back, and landings from the sea (DBA-34)."""

from __future__ import annotations

import pytest

from heptarchy import Rng
from heptarchy.games.dba.bound import begin_battle
from heptarchy.games.dba.camps import camp_y, pitch_camps
from heptarchy.games.dba.commands import order_commands
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.deployment import deploy
from heptarchy.games.dba.element_moves import edge_gap
from heptarchy.games.dba.flight import flee_from, recoil
from heptarchy.games.dba.holds import build_town
from heptarchy.games.dba.landing import ask_land, find_shores
from heptarchy.games.dba.lattice import HALF_X, HALF_Y, MM
from heptarchy.games.dba.places import refuse_place
from heptarchy.games.dba.table.feature_numbers import EAST_RIM, NORTH_RIM, SOUTH_RIM, WEST_RIM, waterway
from heptarchy.games.dba.table.preview import preview
from heptarchy.games.dba.table.state import NO_CAMP, Battle, Fire
from tests.games.dba.camp import camped, offered, play, refused
from tests.games.dba.clash import pose
from tests.games.dba.field import Element, a_field, move_to, run
from tests.games.dba.judging import broken

DEEP = 100 * MM
ARMY = [t.CV, t.SP, t.SP, t.LH, t.LH, t.AX, t.AX, t.SP]
FOES = [t.WB, t.WB, t.WB, t.WB]


def by_the_sea(rim: int, *elements: Element) -> Battle:
    """A field with water 100 mm deep along an edge."""
    s = a_field([(0, "Bd", 600, 200, 90), (1, "Bd", 600, 400, 270), *elements])
    s.features = [waterway(rim, DEEP)]
    run(s, find_shores)
    s.bound, s.round = 1, 1
    s.pips = s.dice = [6, 6]
    return s


def at_sea(rim: int = EAST_RIM, *, landing: tuple[bool, bool] = (True, False), hidden: bool = False) -> Battle:
    """Armies about to deploy, water along an edge."""
    s = camped(
        [ARMY, FOES],
        [find_shores, order_commands, deploy],
        features=[waterway(rim, DEEP)],
        landing=landing,
        hidden=hidden,
    )
    while s.seat != 0 and not hidden:
        play(s, "ashore" if s.rule == "DBA-34.3" else "array 0")
    return s


# DBA-34.1, DBA-34.2: shores


@pytest.mark.parametrize(
    ("rim", "wet", "dry"),
    [
        (EAST_RIM, (1085, 300, 90), (1080, 300, 90)),
        (WEST_RIM, (115, 300, 90), (120, 300, 90)),
        (SOUTH_RIM, (300, 110, 90), (300, 130, 90)),
        (NORTH_RIM, (300, 501, 90), (300, 500, 90)),
    ],
)
def test_dba_34_1_nobody_stands_in_the_water(rim: int, wet: tuple[int, int, int], dry: tuple[int, int, int]) -> None:
    x, y, facing = dry
    s = by_the_sea(rim, (0, "LH", x, y, facing))
    assert broken(s, [2], wet) == "DBA-34.1"
    assert broken(s, [2], (x + (20 if x < 600 else -20), y, facing)) == ""


def test_dba_34_2_on_a_base_edge_zone_camp_and_flight_count_from_the_shore() -> None:
    s = by_the_sea(SOUTH_RIM, (0, "Sp", 400, 150, 90))
    s.edge = [t.SOUTH, t.NORTH]
    assert camp_y(s, 0) == 120 * MM - HALF_Y
    assert edge_gap(s, 2) == 50 * MM - 750
    at = [(400 * MM - HALF_X, y * MM - HALF_Y, 900) for y in (250, 251, 115, 114)]
    assert [refuse_place(s, 0, 2, *one) is None for one in at] == [True, False, True, False]
    flee_from(s, 2, 2700)
    assert s.status[2] == t.FLED, "over its own shore it is lost, not destroyed"


def test_dba_34_2_recoil_or_flight_into_another_shore_destroys() -> None:
    s = by_the_sea(EAST_RIM, (0, "Sp", 1090, 300, 180))
    recoil(s, 2)
    assert s.status[2] == t.DESTROYED
    s = by_the_sea(EAST_RIM, (0, "Sp", 1060, 300, 0))
    flee_from(s, 2, 0)
    assert s.status[2] == t.DESTROYED


def test_dba_34_2_a_camp_stands_on_dry_land() -> None:
    s = by_the_sea(WEST_RIM)
    s.camp = [NO_CAMP, NO_CAMP]
    run(s, pitch_camps)
    assert "(DBA-5.4)" in refused(s, "camp 139")
    assert refused(s, "camp 140") == ""
    assert all(int(text.split()[1]) >= 140 for text in offered(s))


# DBA-34.3: kept back


def test_dba_34_3_up_to_four_of_one_command_are_named_in_secret() -> None:
    s = at_sea()
    assert (s.rule, s.audience, offered(s)[0]) == ("DBA-34.3", 1, "ashore")
    assert refused(s, "keep_back c1 4+5") == ""
    assert refused(s, "keep_back c1 2+4+5+8") == ""
    assert "(DBA-34.3)" in refused(s, "keep_back c1 2+3+4+5+8")
    assert "(DBA-34.3)" in refused(s, "keep_back c1 1+2")
    assert "(DBA-34.3)" in refused(s, "keep_back c2 1")
    play(s, "keep_back c1 4+5")
    assert (s.kept, s.rule) == ([[3, 4], []], "DBA-5.3")
    play(s, "deploy e1 600 150 90")
    assert refused(s, "deploy e4 700 150 90") == "e4 comes by sea (DBA-34.3)"


def test_dba_34_3_somebody_besides_the_general_is_deployed_on_the_table() -> None:
    def small(army: list[int]) -> Battle:
        s = camped(
            [army, FOES],
            [find_shores, order_commands, deploy],
            features=[waterway(EAST_RIM, DEEP)],
            landing=(True, False),
        )
        play(s, "array 0")
        assert s.seat == 0
        return s

    s = small([t.CV, t.SP, t.SP])
    assert refused(s, "keep_back c1 2") == ""
    assert "somebody besides the general" in refused(s, "keep_back c1 2+3")
    assert offered(s) == ["ashore", "keep_back c1 2"]
    assert small([t.CV, t.SP]).rule == "DBA-5.3", "nobody to spare"


def two_commands(hidden: bool = False) -> Battle:
    """The side that may land has two; c1 is the C-in-C's."""
    s = camped(
        [[t.SP] * 4, [t.SP] * 4, [t.WB, t.WB]],
        [find_shores, order_commands, deploy],
        sides=(0, 0, 1),
        features=[waterway(EAST_RIM, DEEP)],
        landing=(True, False),
        hidden=hidden,
    )
    play(s, "rank c1", "border 600")
    return s


@pytest.mark.parametrize(("answer", "rule"), [("keep_back c1 2", "DBA-5.3"), ("ashore", "DBA-34.3")])
def test_dba_34_3_of_a_side_one_command_keeps_some_back(answer: str, rule: str) -> None:
    s = two_commands()
    play(s, "array 0")
    assert (s.seat, s.rule) == (0, "DBA-34.3")
    play(s, answer, "array 0")
    assert (s.seat, s.rule) == (1, rule)


def test_dba_34_3_where_all_deploy_in_secret_it_is_the_c_in_cs() -> None:
    s = two_commands(hidden=True)
    for seat, text in ((0, "deploy e1 400 150 90"), (1, "deploy e5 800 150 90"), (2, "deploy e9 600 450 270")):
        s.apply(s.space.parse(text), seat)
    assert (s.seat, s.rule) == (0, "DBA-34.3")
    play(s, "ashore")
    assert s.rule == "DBA-22.2", "and nobody else is asked"


def test_dba_34_3_without_the_right_or_without_water_nobody_is_asked() -> None:
    assert at_sea(landing=(False, True)).rule == "DBA-5.3"
    s = camped([ARMY, FOES], [find_shores, order_commands, deploy], landing=(True, True))
    assert s.rule == "DBA-5.3"


def test_dba_34_3_others_are_not_told_who_before_they_can_count() -> None:
    s = at_sea()
    one, other = s.clone(), s.clone()
    play(one, "keep_back c1 4+5", "deploy e1 600 150 90")
    play(other, "ashore", "deploy e1 600 150 90")
    assert one.view(1) == other.view(1)
    assert [e["id"] for e in one.view(0)["elements"] if e["kept"]] == ["e4", "e5"]
    play(one, "array 0")
    while one.rule != "DBA-5.2":
        play(one, "array 0")
    play(one, "ready")
    assert [e["status"] for e in one.view(1)["elements"][3:5]] == ["reserve"] * 2


def test_dba_34_3_what_another_may_keep_back_is_imagined() -> None:
    s = at_sea()
    play(s, "keep_back c1 4+5", "deploy e1 600 150 90", "deploy e2 640 150 90")
    sizes, members = set(), set()
    for n in range(40):
        other = s.redeal(1, Rng(f"sea {n}"))
        assert other.view(1) == s.view(1)
        assert not {0, 1} & set(other.kept[0])
        sizes.add(len(other.kept[0]))
        members.update(other.kept[0])
    assert sizes == {0, 1, 2, 3, 4}
    assert members == {2, 3, 4, 5, 6, 7}
    assert s.redeal(0, Rng("own")).kept == s.kept


# DBA-34.4: the landing


def landing(rim: int = EAST_RIM, kept: str = "keep_back c1 4+5") -> Battle:
    s = at_sea(rim)
    play(s, kept, "array 0")
    while s.rule != "DBA-5.2":
        play(s, "array 0")
    play(s, "ready")
    return run(s, begin_battle)


def test_dba_34_4_they_land_before_the_dice_of_their_first_bound() -> None:
    s = landing()
    assert (s.rule, s.seat, s.bound, s.dice) == ("DBA-34.4", 0, 1, [0, 0])
    assert s.original[0] == 8
    assert all(text.startswith(("land line ", "land column ")) for text in offered(s))
    seen = preview(s, 0, s.space.parse("land line 1070 320 180"))
    assert [(one["id"], one["x"], one["y"]) for one in seen["members"]] == [("e4", 1070, 320), ("e5", 1070, 360)]
    play(s, "land line 1070 320 180")
    assert (pose(s, 3), pose(s, 4)) == ((1070, 320, 180), (1070, 360, 180))
    assert (s.kept, s.rule, s.moved[3]) == ([[], []], "DBA-6.2", 0)


def test_dba_34_4_in_a_column_too() -> None:
    s = play_landing("land column 1040 300 180")
    assert (pose(s, 3), pose(s, 4)) == ((1040, 300, 180), (1070, 300, 180))


def play_landing(text: str) -> Battle:
    s = landing()
    play(s, text)
    return s


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("land line 1060 320 180", "DBA-34.4"),  # not at the shore
        ("land line 1080 320 180", "DBA-34.4"),  # in the water
        ("land line 1070 20 180", ""),
        ("land line 1070 590 180", "DBA-34.4"),  # off the table
    ],
)
def test_dba_34_4_one_of_them_touches_the_shore(text: str, rule: str) -> None:
    assert (rule in refused(landing(), text)) if rule else refused(landing(), text) == ""


@pytest.mark.parametrize(("gap", "may"), [(39, False), (40, True)])
def test_dba_34_4_nobody_within_40_mm_of_an_enemy(gap: int, may: bool) -> None:
    s = landing()
    e = len(ARMY)
    move_to(s, e, 1070 - gap, 340, 0)
    assert (refused(s, "land line 1070 320 180") == "") == may


def test_dba_34_4_on_nobody_on_no_camp_and_in_no_fire() -> None:
    line = "land line 1070 320 180"
    s = landing()
    move_to(s, 0, 1080, 320, 180)
    assert refused(s, line) == "e4 would overlap e1 (DBA-1.6)"
    s = landing()
    s.camp = [1060 * MM - HALF_X, s.camp[1]]
    assert refused(s, "land line 1070 30 180") == "e4 would stand on a camp or a built-up area (DBA-1.6)"
    s = landing()
    build_town(s, 1050 * MM - HALF_X, 350 * MM - HALF_Y, 0, 50 * MM, 50 * MM, 1)
    assert refused(s, line) == "e4 would stand on a camp or a built-up area (DBA-1.6)"
    s = landing()
    s.fires = [Fire(1080 * MM - HALF_X, 370 * MM - HALF_Y, 900, 40 * MM, 0, -1)]
    assert refused(s, line) == "e5 would stand in the fire (DBA-22.6)"


def test_dba_34_4_and_5_6_without_room_they_stay_out() -> None:
    s = landing()
    s.params.landing_gap = 5000
    s.kept = [[3, 4], []]
    s.agenda, s.agenda_args = [], []
    s.mode = 0
    ask_land(s, 0)
    assert [s.status[e] for e in (3, 4)] == [t.LEFT_OUT] * 2
    assert (s.original[0], s.kept) == (6, [[], []])
