"""Camps and built-up areas: who is in them, who goes in and out, who takes them (DBA-33, DBA-35)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from heptarchy.games.dba.bound_moves import begin_moves
from heptarchy.games.dba.camps import pitch_camps
from heptarchy.games.dba.combat import FACTOR, GOING, IN_CAMP, IN_TOWN, sum_up
from heptarchy.games.dba.commands import order_commands
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.deployment import deploy
from heptarchy.games.dba.ending import is_army_demoralised
from heptarchy.games.dba.facing import find_pairs
from heptarchy.games.dba.ground import sees
from heptarchy.games.dba.holds import DENIZENS, TOWN, build_town, build_towns, move_in, rise, take_town
from heptarchy.games.dba.lattice import HALF_X, HALF_Y, MM
from heptarchy.games.dba.pips import has_die, take_die
from heptarchy.games.dba.settling import verdict
from heptarchy.games.dba.table.forecast import combat_counts, forecast
from heptarchy.games.dba.table.preview import preview
from heptarchy.games.dba.table.state import NO_CAMP, Battle, changed
from tests.games.dba.camp import camped as deploying_battle
from tests.games.dba.camp import offered
from tests.games.dba.camp import play as say
from tests.games.dba.camp import refused as refusal_of
from tests.games.dba.clash import GENERALS, crown, joined, pose
from tests.games.dba.field import Element, a_field, listening, move_to, options, play, refused, run
from tests.games.dba.table import feature, line
from tests.views import look

if TYPE_CHECKING:
    from heptarchy.games.dba.table.seen import CombatOdds

E3, E4, E5 = 2, 3, 4
BOTH = [False, True]


def a_camp(*elements: Element, sides: tuple[int, ...] = (0, 1), active: int = 0) -> Battle:
    """Camps in the middle of both edges, generals far away, and these elements."""
    s = a_field([*GENERALS, *elements], sides=sides, active=active)
    s.camp = [600 * MM - HALF_X] * 2
    s.bound, s.round = 1 + active, 1  # no PIPs for who is far from his general (DBA-7.4)
    s.dice = [6] * s.players
    s.pips = [6] * s.players
    return s


def a_town(*elements: Element, owner: int = 1, active: int = 0, sides: tuple[int, ...] = (0, 1)) -> Battle:
    """A built-up area of 100 by 100 mm about (600, 450), the northern side's; generals far away; no camps."""
    s = a_field([*GENERALS, *elements], active=active, sides=sides)
    build_town(s, 600 * MM - HALF_X, 450 * MM - HALF_Y, 2700, 50 * MM, 50 * MM, owner)
    s.bound, s.round = 1 + active, 1  # no PIPs for who is far from his general (DBA-7.4)
    s.dice = [6] * s.players
    s.pips = [6] * s.players
    return s


def later(s: Battle) -> Battle:
    """The same in a later round."""
    s.bound, s.round = s.bound + 2, 2
    return s


def garrisoned(s: Battle, e: int, h: int) -> Battle:
    """An element is in a hold, by no rule at all."""
    move_in(s, e, h)
    return s


def moving(s: Battle, who: str) -> Battle:
    """Up to the question where it goes."""
    return play(run(s, begin_moves), f"move {who}")


def parts(s: Battle, e: int, foe: int) -> dict[str, int]:
    """What its sum is made of, but for the factor."""
    return {key: part for key, part in zip(t.SUM_KEYS, sum_up(s, e, foe), strict=True) if part and key != "factor"}


# DBA-35.1: who holds a camp


def deploying(kinds: list[int]) -> Battle:
    return deploying_battle([kinds, [t.SP, t.SP]], [order_commands, deploy])


def test_dba_35_1_an_element_may_be_deployed_in_the_camp() -> None:
    s = deploying([t.SP, t.SP, t.PS])
    while s.seat != 0:
        say(s, "array 0")
    assert "garrison e1 camp" in offered(s)
    say(s, "deploy e1 600 150 90")
    say(s, "garrison e3 camp")
    assert (s.status[2], s.inside) == (t.GARRISON, [2, -1, -1])
    assert refusal_of(s, "garrison e2 camp") == "e3 is in there already (DBA-35.1)"
    assert "garrison e2 camp" not in offered(s)


def test_dba_35_1_the_general_goes_first_there_too() -> None:
    s = deploying([t.SP, t.SP])
    while s.seat != 0:
        say(s, "array 0")
    assert "(DBA-5.6)" in refusal_of(s, "garrison e2 camp")
    assert refusal_of(s, "garrison e1 camp") == ""
    assert "(DBA-33.2)" in refusal_of(s, "garrison e1 town")


def test_dba_35_1_where_all_deploy_in_secret_only_the_c_in_cs_command_puts_anybody_in() -> None:
    armies = [[t.SP, t.SP], [t.SP, t.SP], [t.WB, t.WB]]
    s = deploying_battle(armies, [order_commands, deploy], sides=[0, 0, 1], hidden=True)
    say(s, "rank c1", "border 600")
    assert refusal_of(s, "garrison e1 camp", 0) == ""
    assert "(DBA-22.2)" in refusal_of(s, "garrison e3 camp", 1)
    assert "garrison e1 camp" in offered(s, 0)
    assert "garrison e3 camp" not in offered(s, 1)


@pytest.mark.parametrize(("x", "y", "facing"), [(600, 100, 90), (600, 80, 270), (700, 20, 0), (520, 80, 90)])
def test_dba_35_1_a_move_that_ends_in_contact_with_the_own_camp_may_go_in(x: float, y: float, facing: float) -> None:
    s = moving(a_camp((0, "Sp", x, y, facing)), "c1 2")
    assert "enter camp" in options(s)
    play(s, "enter camp")
    assert (s.status[E3], s.inside, s.pips[0], s.moved[E3]) == (t.GARRISON, [E3, -1, -1], 5, 1)


def test_dba_35_1_only_one_and_only_within_its_move() -> None:
    s = moving(a_camp((0, "Sp", 600, 150, 90)), "c1 2")
    assert "enter camp" not in options(s)
    assert refused(s, "enter camp") == "e3 does not come to it by a move of its own (DBA-35.1)"
    assert "(DBA-33.2)" in refused(s, "enter town")
    s = garrisoned(a_camp((0, "Sp", 600, 80, 90), (0, "Ps", 300, 100, 90)), E4, 0)
    assert refused(moving(s, "c1 2"), "enter camp") == "e4 is in there already (DBA-35.1)"


def test_dba_35_1_no_group_goes_in() -> None:
    s = moving(a_camp((0, "Sp", 600, 80, 270), (0, "Sp", 560, 80, 270)), "c1 2+3")
    assert "(DBA-35.1)" in refused(s, "enter camp")


def test_dba_35_1_a_garrison_is_there_for_all_that_counts() -> None:
    s = garrisoned(a_camp((0, "Sp", 600, 80, 90)), E3, 0)
    s.status[0] = t.DESTROYED
    assert has_die(s, 0)
    assert not is_army_demoralised(s, 0)
    assert look(s, 1)["sides"][0]["camp"]["inside"] == "e3"
    seen = s.view(1)["elements"][E3]
    assert (seen["status"], seen["x"]) == ("garrison", 600)


# DBA-35.2: how it fights


@pytest.mark.parametrize(("kind", "bonus"), [("Sp", 2), ("Ps", 2), ("Cv", 0), ("Kn", 0)])
def test_dba_35_2_two_for_foot_in_the_camp_nothing_for_mounted(kind: str, bonus: int) -> None:
    s = garrisoned(a_camp((0, "Sp", 600, 560, 90), (1, kind, 600, 500, 270)), E4, 1)
    assert find_pairs(s) == [E3, E4]
    assert sum_up(s, E4, E3)[IN_CAMP] == bonus


def test_dba_35_2_no_zone_no_support_no_overlap() -> None:
    behind: Element = (0, "Wb", 600, 545, 90)
    beside: Element = (1, "Sp", 640, 550, 270)
    s = garrisoned(a_camp((0, "Wb", 600, 560, 90), behind, beside, (1, "Bd", 300, 500, 270)), 5, 1)
    assert parts(s, E3, 5) == {}
    assert parts(s, 5, E3) == {"camp": 2}
    s = garrisoned(a_camp((0, "LH", 600, 530, 90), (1, "Bd", 300, 500, 270)), E4, 1)
    assert refused(moving(s, "c1 2"), "to 640 500 0") == "", "its front zone would hold it"


@pytest.mark.parametrize(
    ("kind", "foe", "dice", "became"),
    [
        ("Sp", "Wb", (3, 1), "holds"),  # 6 + 1 v 3 + 3: not beaten
        ("Bd", "Bd", (6, 1), "holds"),  # 7 + 1 v 5 + 6: it would recoil
        ("Ps", "Ax", (6, 1), "holds"),  # 4 + 1 v 3 + 6
        ("Ps", "Bd", (6, 1), "gone"),  # 4 + 1 v 5 + 6: doubled, it would flee
        ("Cv", "Bd", (6, 1), "gone"),  # 3 + 1 v 3 + 6: doubled
    ],
)
def test_dba_35_2_a_garrison_holds_or_is_destroyed(kind: str, foe: str, dice: tuple[int, int], became: str) -> None:
    s = garrisoned(a_camp((0, foe, 600, 560, 90), (1, kind, 600, 500, 270)), E4, 1)
    play(joined(s), "fight e3", f"clash {dice[0]} {dice[1]}")
    assert (s.status[E4] == t.GARRISON) == (became == "holds")
    assert s.camp_lost == [False, became == "gone"]


def test_dba_35_2_warband_are_no_quicker_there() -> None:
    s = garrisoned(a_camp((0, "Wb", 600, 560, 90), (1, "Sp", 600, 500, 270)), E4, 1)
    assert verdict(s, E4, E3, False) == t.STAND
    assert verdict(s, E4, E3, True) == t.DESTROY


def test_dba_35_2_the_knave_flees_and_is_gone_the_brave_is_not_asked() -> None:
    s = garrisoned(a_camp((0, "Bd", 600, 560, 90), (1, "Bd", 600, 500, 270)), E4, 1)
    assert verdict(crown(s, E4, t.KNAVE), E4, E3, False) == t.DESTROY
    play(joined(crown(s, E4, t.BRAVE)), "fight e3", "clash 6 1", "forgo")
    assert s.rule != "DBA-36.3"
    assert s.status[E4] == t.GARRISON


def test_dba_35_2_it_never_pursues_nor_drives_off_helpers_by_itself() -> None:
    s = garrisoned(a_camp((0, "Sp", 600, 560, 90), (1, "Wb", 600, 500, 270)), E4, 1)
    play(joined(s), "fight e3", "clash 1 5")  # 5 v 10
    assert s.status[E3] == t.DESTROYED
    assert s.inside == [-1, E4, -1]


def test_dba_35_2_only_one_enemy_fights_it_in_a_bound() -> None:
    s = garrisoned(a_camp((0, "Sp", 580, 560, 90), (0, "Sp", 620, 560, 90), (1, "Sp", 600, 500, 270)), E5, 1)
    assert options(joined(s)) == ["fight e3", "fight e4"]
    play(s, "fight e4", "clash 1 1")
    assert s.over


def first_combat(s: Battle) -> CombatOdds:
    """The odds of the first close combat that stands."""
    battle = forecast(s, 0)["battle"]
    assert battle is not None
    return battle["combats"][0]


def test_dba_35_2_odds_are_those_of_the_fight() -> None:
    s = garrisoned(a_camp((0, "Wb", 600, 560, 90), (1, "Sp", 600, 500, 270)), E4, 1)
    odds = combat_counts(s, E3, E4, 0)
    assert (odds.factor_a, odds.factor_b) == (3, 6)
    assert (odds.b[t.STAND], odds.b[t.DESTROY]) == (36, 0), "4 to 9 against 7 to 12: never doubled"
    told = first_combat(run(s, begin_moves))
    assert told["theirs_sum"] == [("factor", 4), ("camp", 2)]


# DBA-35.3: coming out, taking, plundering


@pytest.mark.parametrize("north", BOTH)
def test_dba_35_3_an_element_comes_out_and_followers_hold_it_again(north: bool) -> None:
    s = garrisoned(a_camp((int(north), "Sp", 600, 300, 90), active=int(north)), E3, int(north))
    moving(s, f"c{int(north) + 1} 2")
    assert s.rule == "DBA-35.3"
    away = "to 600 545 270" if north else "to 600 55 90"  # right before its front: its depth from the edge
    assert away in options(s)
    assert refused(s, "to 600 470 270" if north else "to 600 130 90") != ""
    play(s, "to 600 495 270" if north else "to 600 105 90")
    assert (s.status[E3], s.inside) == (t.ON_TABLE, [-1, -1, -1])
    assert s.camp_lost == [False, False]
    assert find_pairs(s) == []


def test_dba_35_3_it_may_come_out_to_the_side_and_turn() -> None:
    s = moving(garrisoned(a_camp((0, "LH", 600, 300, 90)), E3, 0), "c1 2")
    assert refused(s, "to 670 20 0") == ""
    assert refused(s, "to 720 60 45") == ""
    assert refused(s, "to 900 60 45") != ""


def test_dba_35_3_it_may_come_out_into_contact() -> None:
    s = garrisoned(a_camp((0, "Sp", 600, 300, 90), (1, "Sp", 600, 90, 270)), E3, 0)
    play(moving(s, "c1 2"), "to 600 90 90")
    assert find_pairs(s) == [E3, E4]


def test_dba_35_3_not_while_an_enemy_stands_before_it() -> None:
    s = garrisoned(a_camp((0, "Sp", 600, 300, 90), (1, "Sp", 600, 40, 270)), E3, 0)
    assert find_pairs(s) == [E3, E4]
    run(s, begin_moves)
    assert "move c1 2" not in options(s)
    assert "(DBA-35.2)" in refused(s, "move c1 2")


def test_dba_35_3_nor_where_an_enemy_stands_at_that_side() -> None:
    s = moving(garrisoned(a_camp((0, "LH", 600, 300, 90), (1, "Sp", 600, 58, 0)), E3, 0), "c1 2")
    assert refused(s, "to 670 20 0") == ""
    assert refused(s, "to 600 70 90") != ""


@pytest.mark.parametrize("north", BOTH)
def test_dba_35_3_who_takes_it_moves_in_and_plunders(north: bool) -> None:
    own = int(not north)
    at: Element = (own, "Sp", 600, 560, 90) if north else (own, "Sp", 600, 40, 270)
    s = a_camp(at, active=own)
    ears = listening(s)
    play(joined(s), "fight e3", "clash 6 1" if own == s.active else "clash 1 6")
    h = 1 - own
    assert s.camp_lost == [h == 0, h == 1]
    assert (s.inside[h], s.plunder[h], s.status[E3]) == (E3, True, t.GARRISON)
    assert [event.name for event in ears[-2:]] == ["camp_taken", "plunders"]
    assert s.lost[h] == s.params.camp_worth


def plundering() -> Battle:
    s = a_camp((0, "Sp", 600, 560, 90), (1, "Sp", 600, 400, 90))
    return play(joined(s), "fight e3", "clash 6 1")


@pytest.mark.parametrize("die", range(1, 7))
def test_dba_35_3_until_his_pip_die_shows_5_or_6(die: int) -> None:
    s = plundering()
    s.bound = 5
    take_die(s, 1, 6)
    assert s.plunder[1], "the enemy's die"
    take_die(s, 0, die)
    assert s.plunder[1] == (die < 5)
    run(s, begin_moves)
    assert ("move c1 2" in options(s)) == (die >= 5)
    assert (refused(s, "move c1 2") == "e3 is still plundering (DBA-35.3)") == (die < 5)


def test_dba_35_3_he_gains_nothing_by_a_camp_that_is_not_his() -> None:
    s = plundering()
    move_to(s, E4, 600, 560, 90)
    assert find_pairs(s) == [E3, E4]
    assert parts(s, E3, E4) == {}
    s.plunder = [False] * 3
    assert parts(s, E3, E4) == {}


def test_dba_35_3_when_he_is_gone_so_is_the_camp() -> None:
    s = plundering()
    move_to(s, E4, 600, 560, 90)
    s.active = 1
    play(joined(s), "fight e4", "clash 6 1")  # 4 + 6 v 4 + 1: doubled
    assert (s.status[E3], s.inside) == (t.DESTROYED, [-1, -1, -1])
    assert s.status[E4] == t.ON_TABLE, "nobody moves into his own lost camp"
    assert find_pairs(s) == []
    assert s.lost == [1, s.params.camp_worth]
    s.pips[1] = 6
    assert "(DBA-35.1)" in refused(moving(s, "c2 2"), "enter camp")


def test_dba_35_3_when_he_leaves_the_camp_is_gone() -> None:
    s = plundering()
    s.plunder = [False] * 3
    s.bound = 5
    s.moved = [0] * len(s.kind)
    play(moving(s, "c1 2"), "to 640 545 270")
    assert s.inside == [-1, -1, -1]
    move_to(s, E4, 600, 580, 90)
    assert find_pairs(s) == []


def test_dba_35_1_and_7_4_a_general_in_a_camp_is_heard_less() -> None:
    s = garrisoned(a_camp((0, "Sp", 600, 200, 90)), 0, 0)
    s.bound = 3
    run(s, begin_moves)
    assert preview(s, 0, s.space.parse("move c1 2"))["cost"] == 2
    s.status[0] = t.ON_TABLE
    move_to(s, 0, 600, 150, 90)
    assert preview(s, 0, s.space.parse("move c1 2"))["cost"] == 1


def test_dba_35_1_and_35_3_moves_in_and_out_are_previewed() -> None:
    s = moving(a_camp((0, "Sp", 600, 80, 270)), "c1 2")
    seen = preview(s, 0, s.space.parse("enter camp"))
    assert (seen["members"][0]["y"], seen["mm"], seen["cost"]) == (40, 40, 1)
    back = moving(a_camp((0, "Sp", 600, 80, 90)), "c1 2")
    assert preview(back, 0, back.space.parse("enter camp"))["members"][0]["facing"] == 90, "backwards"
    s = moving(garrisoned(a_camp((0, "Sp", 600, 80, 90)), E3, 0), "c1 2")
    seen = preview(s, 0, s.space.parse("to 600 95 90"))
    assert (seen["mm"], seen["cost"]) == (40, 1)


# DBA-33.2 to DBA-33.5: a built-up area and its denizens


def test_dba_33_2_denizens_hold_it_with_a_factor_of_1() -> None:
    s = a_town((0, "Sp", 600, 400, 90))
    assert find_pairs(s) == [E3, DENIZENS]
    found = sum_up(s, DENIZENS, E3)
    assert (found[FACTOR], found[IN_TOWN]) == (1, 3)
    assert find_pairs(a_town((1, "Sp", 600, 400, 90))) == [], "nobody assaults his own"


def deploying_by_a_town() -> Battle:
    """The northern side defends, a built-up area near its western end; it is about to deploy."""
    armies = [[t.SP, t.SP], [t.SP, t.SP, t.PS]]
    ground = [feature(t.BUA, 200, 500, 50, 50)]
    return deploying_battle(armies, [build_towns, order_commands, deploy], features=ground)


def test_dba_33_2_its_side_may_deploy_one_element_in_it_the_enemy_none() -> None:
    s = deploying_by_a_town()
    assert s.seat == 1
    assert "garrison e3 town" in offered(s)
    say(s, "deploy e3 600 450 270", "garrison e5 town")
    assert (s.status[4], s.inside) == (t.GARRISON, [-1, -1, 4])
    assert refusal_of(s, "garrison e4 town") == "e5 is in there already (DBA-33.2)"

    s = deploying_by_a_town()
    say(s, "array 0")
    assert s.seat == 0
    assert refusal_of(s, "garrison e1 town") == "the enemy holds it (DBA-33.2)"
    assert "garrison e1 town" not in offered(s)


def test_dba_33_2_one_of_its_side_may_go_in_and_pays_for_the_gate() -> None:
    s = moving(later(a_town((1, "Sp", 600, 540, 270), active=1)), "c2 2")
    assert "enter town" in options(s)
    assert preview(s, 1, s.space.parse("enter town"))["cost"] == 3, "and it is far from its general"
    play(s, "enter town")
    assert (s.inside, s.pips[1]) == ([-1, -1, E3], 3)
    s = later(a_town((1, "Sp", 600, 540, 270), active=1))
    s.pips[1] = 2
    assert refused(moving(s, "c2 2"), "enter town") == "that costs 3 PIPs, and 2 are left (DBA-7.3)"


def test_dba_30_6_in_the_first_bound_of_a_side_the_gate_is_free() -> None:
    s = moving(a_town((1, "Sp", 600, 540, 270), active=1), "c2 2")
    assert preview(s, 1, s.space.parse("enter town"))["cost"] == 1
    assert play(s, "enter town").pips[1] == 5
    s = moving(garrisoned(a_town((1, "Ax", 300, 500, 270), active=1), E3, TOWN), "c2 2")
    assert preview(s, 1, s.space.parse("to 600 380 270"))["cost"] == 1
    assert play(s, "to 600 380 270").pips[1] == 5
    s = moving(later(garrisoned(a_town((1, "Ax", 300, 500, 270), active=1), E3, TOWN)), "c2 2")
    assert play(s, "to 600 380 270").pips[1] == 3, "and it is far from its general"


def test_dba_30_6_a_general_in_a_built_up_area_is_heard_less() -> None:
    s = a_town((0, "Sp", 600, 300, 90), owner=0)
    s.bound = 3
    move_to(s, 0, 600, 200, 90)
    run(s, begin_moves)
    assert preview(s, 0, s.space.parse("move c1 2"))["cost"] == 1
    garrisoned(s, 0, TOWN)
    assert preview(s, 0, s.space.parse("move c1 2"))["cost"] == 2


@pytest.mark.parametrize("river", [t.UNSOUNDED, t.PALTRY, t.ORDINARY, t.DIFFICULT])
def test_dba_31_4_nobody_goes_in_or_comes_out_through_a_river(river: int) -> None:
    s = a_town((1, "Ax", 600, 380, 90), active=1)
    s.features = [line(t.RIVER, 10, (0, 385), (1200, 385))]
    s.river = river
    assert ("enter town" in options(moving(s, "c2 2"))) == (river == t.PALTRY)
    s = a_town((1, "Ax", 300, 500, 270), active=1)
    s.features = [line(t.RIVER, 10, (0, 360), (1200, 360))]
    s.river = river
    s = moving(garrisoned(s, E3, TOWN), "c2 2")
    assert ("to 600 342.5 270" in options(s)) == (river == t.PALTRY)
    wet = "" if river == t.PALTRY else "e3 comes out first, and goes into the river by another move (DBA-31.4)"
    assert refused(s, "to 600 342.5 270") == wet
    assert refused(s, "to 600 380 270") == ""


def test_dba_33_2_the_enemy_does_not_just_walk_in() -> None:
    s = moving(a_town((0, "Sp", 600, 380, 90)), "c1 2")
    assert refused(s, "enter town") == "the enemy holds it (DBA-33.2)"


def test_dba_33_2_it_bars_the_way_to_all() -> None:
    for seat in (0, 1):
        s = moving(a_town((seat, "LH", 600, 370, 90), active=seat), f"c{seat + 1} 2")
        assert "DBA-1.6" in refused(s, "to 600 440 90")
        s = moving(a_town((seat, "LH", 530, 450, 0), active=seat), f"c{seat + 1} 2")
        assert refused(s, "to 655 450 0") != ""


@pytest.mark.parametrize(("kind", "bonus"), [("Sp", 3), ("Wb", 3), ("Cv", 0)])
def test_dba_33_3_three_for_foot_nothing_for_mounted_and_no_bad_going(kind: str, bonus: int) -> None:
    s = garrisoned(a_town((0, "Sp", 600, 400, 90), (1, kind, 300, 500, 270)), E4, TOWN)
    found = sum_up(s, E4, E3)
    assert (found[IN_TOWN], found[GOING]) == (bonus, 0)


def test_dba_33_4_it_is_assaulted_as_a_camp() -> None:
    s = moving(a_town((0, "Sp", 560, 370, 90)), "c1 2")
    assert "to 600 400 90" in options(s)
    assert refused(s, "to 555 400 90") == ""
    assert "(DBA-33.4)" in refused(s, "to 535 400 90")
    play(s, "to 600 400 90")
    assert find_pairs(s) == [E3, DENIZENS]
    assert parts(s, E3, DENIZENS) == {}


def test_dba_33_4_expendables_do_not() -> None:
    s = moving(a_town((0, "SCh", 600, 370, 90)), "c1 2")
    assert "(DBA-33.4)" in refused(s, "to 600 400 90")
    assert find_pairs(a_town((0, "SCh", 600, 400, 90))) == []


def test_dba_33_4_one_enemy_element_a_bound() -> None:
    s = joined(a_town((0, "Sp", 580, 400, 90), (0, "Sp", 620, 400, 90), (0, "Sp", 550, 450, 0)))
    assert options(s) == ["fight e3", "fight e4", "fight e5"]
    play(s, "fight e4", "clash 1 1")
    assert s.over


def test_dba_33_5_the_second_test_case_of_the_second_dossier() -> None:
    # Foot in a built-up area, Spears against Warband: 4 + 3 v 3; beaten it holds, doubled it is destroyed
    s = garrisoned(a_town((0, "Wb", 600, 400, 90), (1, "Sp", 300, 500, 270)), E4, TOWN)
    assert (sum(sum_up(s, E4, E3)), sum(sum_up(s, E3, E4))) == (7, 3)
    assert verdict(s, E4, E3, False) == t.STAND
    assert verdict(s, E4, E3, True) == t.DESTROY
    play(joined(s.clone()), "fight e3", "clash 6 1")  # 9 v 8
    held = s.clone()
    play(joined(held), "fight e3", "clash 6 1")
    assert (held.status[E4], pose(held, E3)) == (t.GARRISON, (600, 400, 90))


@pytest.mark.parametrize(
    ("kind", "foe", "doubled", "fate"),
    [
        ("Bd", "Bd", False, t.STAND),
        ("Ps", "Bd", True, t.DESTROY),  # it would flee
        ("Cv", "Bd", False, t.DESTROY),  # in bad going it would flee
        ("Ax", "Kn", False, t.STAND),  # nobody is ridden down behind walls
        ("Sp", "LH", False, t.STAND),
        ("Sp", "Wb", False, t.STAND),
    ],
)
def test_dba_33_5_a_garrison_that_would_recoil_holds(kind: str, foe: str, doubled: bool, fate: int) -> None:
    s = garrisoned(a_town((0, foe, 600, 400, 90), (1, kind, 300, 500, 270)), E4, TOWN)
    assert verdict(s, E4, E3, doubled) == fate


def test_dba_33_5_it_never_pursues() -> None:
    s = garrisoned(a_town((0, "Bd", 600, 400, 90), (1, "Wb", 300, 500, 270)), E4, TOWN)
    play(joined(s), "fight e3", "clash 1 6")  # 6 v 12: doubled
    assert (s.status[E3], s.inside) == (t.DESTROYED, [-1, -1, E4])


# DBA-33.6 to DBA-33.8: storm, rising, worth


def stormed() -> Battle:
    """e3 of side 0 has just stormed the denizens of side 1's town."""
    s = a_town((0, "Sp", 600, 400, 90), (1, "Sp", 600, 560, 270))
    return play(joined(s), "fight e3", "clash 6 1")


def test_dba_33_6_who_destroys_the_occupant_moves_in() -> None:
    s = stormed()
    assert (s.inside, s.plunder[TOWN], s.quiet, s.town_side) == ([-1, -1, E3], True, True, 0)
    s = garrisoned(a_town((0, "Kn", 600, 400, 90), (1, "Cv", 300, 500, 270)), E4, TOWN)
    play(joined(s), "fight e3", "clash 6 1")
    assert (s.status[E4], s.inside[TOWN], s.town_side) == (t.DESTROYED, E3, 0)


@pytest.mark.parametrize("die", range(1, 7))
def test_dba_33_6_he_stays_without_the_bonus_until_5_or_6(die: int) -> None:
    s = stormed()
    s.bound = 5
    take_die(s, 0, die)
    move_to(s, E4, 600, 500, 270)
    assert sum_up(s, E3, E4)[IN_TOWN] == (3 if die >= 5 else 0)
    move_to(s, E4, 600, 590, 270)
    run(s, begin_moves)
    assert ("move c1 2" in options(s)) == (die >= 5)
    assert (refused(s, "move c1 2") == "e3 is still plundering (DBA-33.6)") == (die < 5)


def test_dba_33_6_the_die_is_that_of_his_own_command() -> None:
    ally: Element = (2, "Sp", 300, 100, 90)
    s = a_town((0, "Sp", 600, 400, 90), (1, "Sp", 600, 560, 270), ally, sides=(0, 1, 0))
    play(joined(s), "fight e3", "clash 6 1")
    take_die(s, 2, 6)
    assert s.plunder[TOWN], "an ally's die"
    take_die(s, 0, 6)
    assert not s.plunder[TOWN]


def test_dba_33_6_the_die_is_an_option() -> None:
    s = stormed()
    s.params.plunder_die = 3
    take_die(s, 0, 3)
    assert not s.plunder[TOWN]


def test_dba_33_7_when_a_garrison_leaves_denizens_hold_it() -> None:
    s = garrisoned(a_town((1, "Sp", 300, 500, 270), (0, "Sp", 600, 200, 90), active=1), E3, TOWN)
    play(moving(s, "c2 2"), "to 600 515 90")
    assert (s.inside, s.pips[1], s.quiet) == ([-1, -1, -1], 5, False)
    move_to(s, E4, 600, 400, 90)
    assert DENIZENS in find_pairs(s)


def left_by_stormer() -> Battle:
    s = stormed()
    s.bound = 5
    s.moved = [0] * len(s.kind)
    s.plunder = [False] * 3
    return play(moving(s, "c1 2"), "to 600 385 270", "done")


def test_dba_33_7_after_a_storm_it_stays_the_stormers_and_quiet() -> None:
    s = left_by_stormer()
    assert (s.inside, s.quiet, s.town_side) == ([-1, -1, -1], True, 0)
    assert s.lost[1] == s.params.town_worth
    move_to(s, E4, 600, 500, 270)
    assert find_pairs(s) == [], "nobody holds it"


def test_dba_33_7_an_empty_one_is_taken_by_going_in() -> None:
    s = left_by_stormer()
    s.active = 1
    s.pips[1] = 3
    move_to(s, E4, 600, 530, 270)
    play(moving(s, "c2 2"), "enter town")
    assert (s.town_side, s.quiet, s.lost[1]) == (1, False, 0)


@pytest.mark.parametrize(("die", "pips", "may"), [(6, 6, True), (6, 5, False), (5, 5, False)])
def test_dba_33_7_denizens_rise_for_all_six_pips(die: int, pips: int, may: bool) -> None:
    s = left_by_stormer()
    s.active = 1
    s.dice[1], s.pips[1] = die, pips
    run(s, begin_moves)
    assert ("rise" in options(s)) == may
    assert (refused(s, "rise") == "") == may
    if may:
        play(s, "rise")
        assert (s.pips[1], s.quiet, s.town_side, s.lost[1]) == (0, False, 1, 0)


def test_dba_33_7_only_for_their_own_side_and_while_no_enemy_is_inside() -> None:
    s = left_by_stormer()
    s.pips[0] = 6
    assert "(DBA-33.7)" in refused(run(s, begin_moves), "rise")
    s = stormed()
    s.active = 1
    assert "(DBA-33.7)" in refused(run(s, begin_moves), "rise")


def test_dba_33_8_while_the_enemy_holds_it_it_counts_as_two() -> None:
    s = stormed()
    assert s.lost == [0, 2]
    rise(s, 1)
    assert s.lost == [0, 0]
    take_town(s, 0)
    assert s.lost == [0, 2]
    s = a_town((0, "Sp", 600, 400, 90), (2, "Sp", 900, 500, 270), (2, "Sp", 940, 500, 270), sides=(0, 1, 1))
    s.original = changed(s.original, 1, 0)
    play(joined(s), "fight e3", "clash 6 1")
    assert s.lost == [0, 0, 2], "a C-in-C without a command: the largest (DBA-4.7)"


def test_dba_33_4_the_view_and_the_odds_know_denizens() -> None:
    s = a_town((0, "Sp", 600, 400, 90))
    town = look(s, 0)["town"]
    assert (town["owner"], town["side"], town["quiet"], town["inside"]) == (1, 1, False, None)
    told = first_combat(run(s, begin_moves))
    assert (told["mine"], told["theirs"], told["theirs_sum"]) == ("e3", "town", [("factor", 1), ("town", 3)])


def test_dba_18_3_one_who_recoils_into_his_own_walls_just_stops() -> None:
    s = a_town((1, "Sp", 600, 390, 270), (0, "Bd", 600, 390, 90))
    s.pairs = []
    play(joined(s), "fight e4", "clash 6 2")
    assert pose(s, E3)[1] == 390
    s = a_town((1, "Sp", 600, 390, 270), (0, "Bd", 600, 390, 90), owner=0)
    play(joined(s), "fight e4", "clash 6 2")
    assert s.status[E3] == t.DESTROYED


def with_town(attacker: int) -> Battle:
    """Before camps are pitched, with a built-up area among the features."""
    s = deploying_battle([[t.SP, t.SP], [t.SP, t.SP]], [], features=[feature(t.BUA, 200, 500, 50, 50)])
    s.camp = [NO_CAMP, NO_CAMP]
    s.attacker = attacker
    build_towns(s, 0)
    return run(s, pitch_camps)


def test_dba_33_2_a_town_that_was_laid_is_the_table_defenders() -> None:
    s = with_town(0)
    assert (s.town_owner, s.town_side, s.quiet) == (1, 1, False)
    assert s.town[:2] == [200 * MM - HALF_X, 500 * MM - HALF_Y]
    assert with_town(1).town_owner == 0


def test_dba_33_8_a_defender_with_a_town_may_do_without_a_camp() -> None:
    s = with_town(0)
    assert (s.seat, offered(s)[-1]) == (1, "uncamped")
    say(s, "uncamped")
    assert (s.seat, s.camp[1], s.campless) == (0, NO_CAMP, [False, True])
    assert refusal_of(s, "uncamped") == "only a defender with a built-up area does without a camp (DBA-33.8)"
    say(s, "camp 600")
    assert s.over


def test_dba_33_3_it_blocks_sight_as_a_wood() -> None:
    s = a_town((0, "Sp", 600, 300, 90))
    s.features = [feature(t.BUA, 600, 450, 50, 50)]
    at = [(x * MM - HALF_X, y * MM - HALF_Y) for x, y in ((600, 300), (600, 560), (400, 300), (400, 560))]
    assert not sees(s, *at[0], *at[1])
    assert sees(s, *at[2], *at[3])
