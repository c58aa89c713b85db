"""Close combat: who fights, factors, support, order of corrections (DBA-4.4, DBA-4.5, DBA-16, DBA-22.8, DBA-24)."""

from __future__ import annotations

import pytest

from heptarchy.games.dba.bound import ask_all_orders
from heptarchy.games.dba.combat import (
    DISHEARTENED,
    FACTOR,
    GOING,
    IN_CAMP,
    LED,
    LEFT_BESET,
    REAR_BESET,
    RIGHT_BESET,
    SUPPORT,
    UPHILL,
    WORKS,
    sum_up,
)
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.table.actions import SPACE, SUM
from heptarchy.games.dba.table.state import Battle, changed, troop
from heptarchy.games.dba.works import DITCHED
from tests.games.dba.clash import A, B, C, D, E, X, Y, a_clash, crown, fate, fight, joined, pose
from tests.games.dba.field import Element, listening, options, play, refused, run

FIELD_TYPES = t.TYPE_KEYS[:-1]
MOUNTED = ("Kn", "Cv", "LH", "SCh")
ROUGH = (t.ROUGH, X, Y, 150, 100, 0)
FLANK_LEFT: Element = (1, "Bd", 580, 280, 0)
FLANK_RIGHT: Element = (1, "Bd", 620, 280, 180)


def parts(s: Battle, e: int = A, foe: int = B) -> dict[str, int]:
    """What a sum is made of, without its factor and what is nothing."""
    made = sum_up(s, e, foe)
    return {t.SUM_KEYS[i]: part for i, part in enumerate(made) if part and i != FACTOR}


def behind(kind: str, other: str) -> Element:
    """An element of that type directly behind one of the other in A's place."""
    return 0, kind, X, Y - t.DEPTH_MM[t.TYPE_KEYS.index(other)], 90


# Who fights whom (DBA-16.1)


def test_dba_16_1_each_pair_in_front_contact_fights_once_in_a_bound() -> None:
    s = joined(a_clash("Sp", "Sp"))
    assert (s.seat, s.rule, options(s)) == (0, "DBA-6.2", ["fight e3"])
    play(s, "fight e3", "clash 3 3")
    assert pose(s, A) == (X, Y, 90)
    assert pose(s, B) == (X, Y, 270)
    assert s.over, "they still touch, but have fought"


def test_dba_16_1_only_frontal_opponents_roll() -> None:
    s = joined(a_clash("Sp", "Sp", FLANK_LEFT, (1, "Sp", X + 40, Y, 270)))
    assert options(s) == ["fight e3"]
    assert "DBA-16.1" in refused(s, "fight e5")
    play(s, "fight e3", "clash 3 3")
    assert s.over


def test_dba_6_2_the_c_in_c_whose_bound_it_is_chooses_the_order_of_combats() -> None:
    s = joined(a_clash("Sp", "Sp", (0, "Sp", 400, Y, 90), (1, "Sp", 400, Y, 270), active=1))
    assert (s.seat, options(s)) == (1, ["fight e4", "fight e6"])
    play(s, "fight e6", "clash 3 3")
    assert options(s) == ["fight e4"]


def test_dba_16_1_an_element_with_no_enemy_in_contact_has_no_combat() -> None:
    s = joined(a_clash("Sp", "Sp", (0, "Sp", 400, Y, 90), (1, "Sp", 400, Y + 1, 270)))
    assert options(s) == ["fight e3"]
    assert "DBA-16.1" in refused(s, "fight e5")


# Factors (DBA-16.2, DBA-2)


def test_dba_16_2_the_factor_goes_by_the_enemy_s_class() -> None:
    foot = {"Kn": 3, "Cv": 3, "LH": 2, "SCh": 4, "Sp": 4, "Bd": 5, "Ax": 3, "Wb": 3, "Ps": 2}
    mounted = {"Kn": 4, "Cv": 3, "LH": 2, "SCh": 4, "Sp": 4, "Bd": 3, "Ax": 2, "Wb": 2, "Ps": 2}
    for kind in FIELD_TYPES:
        for foe in FIELD_TYPES:
            s = a_clash(kind, foe)
            assert sum_up(s, A, B)[FACTOR] == (mounted if foe in MOUNTED else foot)[kind], (kind, foe)
            assert parts(s) == {}, (kind, foe)


def test_dba_16_2_the_total_is_the_die_and_all_that_adds_to_it() -> None:
    s = crown(a_clash("Sp", "Kn", behind("Sp", "Sp"), (1, "Bd", X + 40, Y, 270)), A)
    ears = listening(s)
    play(joined(s), "fight e3", "clash 2 4", "forgo")
    clashed = next(event for event in ears if event.name == "clashed")
    assert clashed.args == [troop(s, A), 2 + 4 + 1 + 1 - 1, troop(s, B), 4 + 3]


def test_dba_16_2_all_that_adds_to_a_total_is_told_by_its_name() -> None:
    # Given a general with a rank behind him and an enemy on his right
    s = crown(a_clash("Sp", "Kn", behind("Sp", "Sp"), (1, "Bd", X + 40, Y, 270)), A)
    ears = listening(s)

    # When he fights, both sums are told before the totals, and each can be read back
    play(joined(s), "fight e3", "clash 2 4", "forgo")
    sums = [SUM.key(event.args[1]) for event in ears if event.name == "weighed"]
    assert sums == ["factor 4 support 1 general 1 right -1", "factor 3"]
    assert [SUM.find(key) for key in sums] == [event.args[1] for event in ears if event.name == "weighed"]
    assert [SUM.find(key) for key in ("", "factor", "factor 99", "fury 1", "support 1 factor 4")] == [-1] * 5


def test_dba_2_2_nobody_shoots() -> None:
    assert not {"shoot", "volley"} & {verb.name for verb in SPACE.verbs}
    s = a_clash("Sp", "Sp")
    run(s, ask_all_orders)
    assert options(s) == ["fight_on"]


def test_dba_2_3_heavy_foot_are_spears_blades_and_warband() -> None:
    assert {key for key, heavy in zip(t.TYPE_KEYS, t.HEAVY, strict=True) if heavy} == {"Sp", "Bd", "Wb"}


def test_dba_2_4_warband_fight_alike_whatever_their_people() -> None:
    for people in ([t.BRITISH, t.SAXON], [t.SAXON, t.BRITISH]):
        s = a_clash("Wb", "Wb")
        s.people = people
        assert sum_up(s, A, B) == sum_up(s, B, A)


# Rear support (DBA-16.3)


def test_dba_16_3_spears_behind_spears_and_warband_behind_warband() -> None:
    helped = {(kind, foe) for kind in FIELD_TYPES for foe in FIELD_TYPES if has_support(kind, foe, kind)}
    assert helped == {("Sp", "Kn"), ("Sp", "Sp"), ("Wb", "Sp"), ("Wb", "Bd"), ("Wb", "Ax"), ("Wb", "Wb")}


def test_dba_16_3_psiloi_behind_spears_blades_or_auxilia_help_against_mounted() -> None:
    helped = {(kind, foe) for kind in FIELD_TYPES for foe in FIELD_TYPES if has_support(kind, foe, "Ps")}
    assert helped == {(kind, foe) for kind in ("Sp", "Bd", "Ax") for foe in MOUNTED}


def test_dba_16_3_nobody_else_helps_from_behind() -> None:
    for supporter in ("Kn", "Cv", "LH", "Bd", "Ax"):
        assert not any(has_support(kind, foe, supporter) for kind in ("Sp", "Bd", "Wb") for foe in ("Kn", "Sp"))
    assert not has_support("Sp", "Sp", "Wb")
    assert not has_support("Wb", "Sp", "Sp")


def has_support(kind: str, foe: str, supporter: str) -> bool:
    s = a_clash(kind, foe, behind(supporter, kind))
    return parts(s) == {"support": 1}


def test_dba_16_3_one_psiloi_helps_three_of_a_type_beside_each_other() -> None:
    line: list[Element] = [(0, "Sp", X - 40, Y, 90), (0, "Sp", X + 40, Y, 90), (0, "Sp", X + 80, Y, 90)]
    s = a_clash("Sp", "Kn", *line, behind("Ps", "Sp"))
    assert [sum_up(s, e, B)[SUPPORT] for e in (A, C, D, E)] == [1, 1, 1, 0]


def test_dba_16_3_psiloi_help_no_neighbour_of_another_type() -> None:
    s = a_clash("Bd", "Kn", (0, "Sp", X + 40, Y, 90), (0, "Ps", X + 40, Y - 15, 90))
    assert sum_up(s, C, B)[SUPPORT] == 1
    assert sum_up(s, A, B)[SUPPORT] == 0


def test_dba_16_3_support_is_never_more_than_one() -> None:
    s = a_clash("Sp", "Kn", behind("Sp", "Sp"), (0, "Sp", X + 40, Y, 90), (0, "Ps", X + 40, Y - 15, 90))
    assert parts(s) == {"support": 1}


def test_dba_16_3_no_support_in_bad_going() -> None:
    both = a_clash("Wb", "Ax", behind("Wb", "Wb"), features=[ROUGH])
    assert sum_up(both, A, B)[SUPPORT] == 0
    only_supporter = a_clash("Wb", "Ax", behind("Wb", "Wb"), features=[(t.ROUGH, X, Y - 60, 40, 40, 0)])
    assert not parts(only_supporter)
    only_first = a_clash("Wb", "Ax", behind("Wb", "Wb"), features=[(t.ROUGH, X, Y + 35, 60, 40, 0)])
    assert not parts(only_first)
    clear = a_clash("Wb", "Ax", behind("Wb", "Wb"), features=[(t.ROUGH, X, Y - 90, 40, 40, 0)])
    assert parts(clear) == {"support": 1}


def test_dba_16_3_a_supporter_that_an_enemy_front_touches_gives_none() -> None:
    s = a_clash("Sp", "Sp", behind("Sp", "Sp"), (1, "Bd", 580, 265, 0))
    assert sum_up(s, A, B)[SUPPORT] == 0


@pytest.mark.parametrize(("x", "y", "facing"), [(X + 10, Y - 15, 90), (X, Y - 17, 90), (X, Y - 30, 270)])
def test_dba_16_3_only_who_stands_directly_behind_supports(x: float, y: float, facing: float) -> None:
    assert parts(a_clash("Sp", "Sp", (0, "Sp", x, y, facing))) == {}


def test_dba_16_3_an_enemy_behind_is_no_supporter() -> None:
    s = a_clash("Sp", "Sp", (1, "Sp", X, Y - 15, 90))
    assert parts(s) == {"rear": -1}


# Bretwalda and Pendragon (DBA-16.4, DBA-22.9)


def test_dba_16_4_bretwalda_s_warband_general_has_support_alone() -> None:
    for foe in FIELD_TYPES:
        s = crown(a_clash("Wb", foe), A, t.BRETWALDA)
        helped = foe in ("Sp", "Bd", "Ax", "Wb")
        assert parts(s) == ({"support": 1, "general": 1} if helped else {"general": 1}), foe


def test_dba_16_4_support_is_one_with_a_second_rank_too() -> None:
    s = crown(a_clash("Wb", "Ax", behind("Wb", "Wb")), A, t.BRETWALDA)
    assert parts(s) == {"support": 1, "general": 1}


def test_dba_16_4_not_in_bad_going_nor_his_other_warband_nor_a_general_of_another_type() -> None:
    assert parts(crown(a_clash("Wb", "Ax", features=[ROUGH]), A, t.BRETWALDA)) == {"general": 1}
    common = a_clash("Wb", "Ax")
    common.traits = [t.BRETWALDA, 0]
    assert parts(common) == {}
    assert parts(crown(a_clash("Bd", "Ax"), A, t.BRETWALDA)) == {"general": 1}
    assert parts(crown(a_clash("Wb", "Ax"), A)) == {"general": 1}


# Tactical factors (DBA-16.5, DBA-16.6, DBA-4.4)


def test_dba_4_4_each_general_s_element_fights_with_one_more() -> None:
    s = crown(crown(a_clash("Cv", "Bd", (0, "Cv", 400, 100, 90)), A), B)
    assert parts(s) == parts(s, B, A) == {t.SUM_KEYS[LED]: 1}
    assert parts(s, C) == {}


def test_dba_16_5_one_for_standing_upslope() -> None:
    s = a_clash("Sp", "Sp", features=[(t.GENTLE_HILL, X, Y - 40, 70, 60, 0)])
    assert parts(s) == {t.SUM_KEYS[UPHILL]: 1}
    assert parts(s, B, A) == {}


def test_dba_16_5_two_for_followers_in_their_camp() -> None:
    s = a_clash("Sp", "Sp")
    assert parts(s, -1, A) == {t.SUM_KEYS[IN_CAMP]: 2}


def test_dba_16_5_one_for_works_to_the_front() -> None:
    s = a_clash("Sp", "Sp")
    s.works = changed(s.works, A, DITCHED)
    assert parts(s) == {t.SUM_KEYS[WORKS]: 1}
    s.still[A] = False
    assert parts(s) == {}


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ([FLANK_LEFT], {LEFT_BESET}),
        ([FLANK_RIGHT], {RIGHT_BESET}),
        ([(1, "Bd", X, Y - 15, 90)], {REAR_BESET}),
        ([(1, "Bd", X - 40, Y, 270)], {LEFT_BESET}),  # corner overlap
        ([(1, "Bd", X + 40, Y, 270)], {RIGHT_BESET}),
        ([(1, "Ps", X + 40, Y, 270)], {RIGHT_BESET}),  # DBA-16.6: Psiloi overlap like others
        ([(1, "Bd", X + 40, Y - 10, 270)], {RIGHT_BESET}),  # side overlap, opposite
        ([(1, "Bd", X - 40, Y - 5, 90)], {LEFT_BESET}),  # side overlap, parallel
        ([FLANK_LEFT, FLANK_RIGHT], {LEFT_BESET, RIGHT_BESET}),
        ([FLANK_LEFT, (1, "Bd", X - 40, Y, 270)], {LEFT_BESET}),  # at most one per flank
        ([FLANK_LEFT, FLANK_RIGHT, (1, "Bd", X, Y - 15, 90)], {LEFT_BESET, RIGHT_BESET, REAR_BESET}),
        ([(1, "Bd", X + 42, Y, 270)], set()),  # not touching
        ([(1, "Bd", X + 40, Y - 14.5, 90)], set()),  # less than 1 mm along the side
        ([(0, "Bd", X + 40, Y, 90)], set()),  # a friend
    ],
)
def test_dba_16_5_one_less_for_each_flank_and_the_rear(more: list[Element], expected: set[int]) -> None:
    s = a_clash("Sp", "Sp", *more)
    assert parts(s) == {t.SUM_KEYS[i]: -1 for i in expected}
    turned = a_clash("Sp", "Sp", *more, turned=True)
    assert parts(turned) == parts(s)


def test_dba_16_6_a_corner_overlap_counts_only_if_it_is_not_in_front_contact() -> None:
    other: Element = (1, "Bd", X + 40, Y, 270)
    assert parts(a_clash("Sp", "Sp", other)) == {"right": -1}
    assert parts(a_clash("Sp", "Sp", other, (0, "Sp", X + 40, Y, 90))) == {}


def test_dba_16_6_a_side_overlap_counts_though_it_fights_to_its_own_front() -> None:
    assert parts(a_clash("Sp", "Sp", (1, "Bd", X + 40, Y - 10, 270), (0, "Sp", X + 40, Y - 10, 90))) == {"right": -1}


def test_dba_16_6_one_element_may_overlap_two_enemies() -> None:
    s = a_clash("Sp", "Sp", (1, "Bd", X + 40, Y, 270), (0, "Sp", X + 80, Y, 90), (1, "Sp", X + 80, Y, 270))
    assert parts(s) == {"right": -1}
    assert parts(s, D, E) == {"left": -1}


@pytest.mark.parametrize("kind", FIELD_TYPES)
def test_dba_16_5_two_less_in_bad_going_for_those_who_suffer(kind: str) -> None:
    s = a_clash(kind, "Ps", features=[ROUGH])
    suffers = kind not in ("Ax", "Wb", "Ps")
    assert parts(s) == ({t.SUM_KEYS[GOING]: -2} if suffers else {})


def test_dba_16_5_two_less_when_demoralised() -> None:
    s = a_clash("Sp", "Sp")
    s.broken[0] = True
    assert parts(s) == {t.SUM_KEYS[DISHEARTENED]: -2}
    assert parts(s, B, A) == {}


# The order of corrections (DBA-16.7, DBA-22.8, DBA-4.5)


def test_dba_22_8_legendary_prowess_adds_one_to_a_lower_total() -> None:
    for traits, became in ((0, "recoil"), (t.PROWESS, "stand")):
        s = crown(a_clash("Bd", "Bd"), A, traits)  # 1 + 6 v 3 + 5
        fight(s, 1, 3, "forgo")
        assert fate(s, A) == became


def test_dba_22_8_legendary_clumsiness_takes_one_from_a_higher_total() -> None:
    for traits, became in ((0, "recoil"), (t.CLUMSY, "stand")):
        s = crown(a_clash("Bd", "Bd"), A, traits)  # 3 + 6 v 3 + 5
        fight(s, 3, 3, "forgo")
        assert fate(s, B, (X, Y, 270)) == became


def test_dba_22_8_a_draw_is_not_corrected() -> None:
    for traits in (t.PROWESS, t.CLUMSY):
        s = crown(a_clash("Bd", "Bd"), A, traits)  # 2 + 6 v 3 + 5
        fight(s, 2, 3, "forgo")
        assert (fate(s, A), fate(s, B, (X, Y, 270))) == ("stand", "stand")


def test_dba_22_8_only_the_general_is_legendary() -> None:
    s = a_clash("Bd", "Bd")
    s.traits = [t.PROWESS, 0]
    fight(s, 2, 3)
    assert fate(s, A) == "recoil"


def test_dba_22_8_doubled_is_judged_on_the_corrected_totals() -> None:
    for traits, became in ((0, "destroyed"), (t.PROWESS, "recoil")):
        s = crown(a_clash("Ps", "Ax"), A, traits)  # 1 + 3 v 5 + 3
        play(joined(s), "fight e3", "clash 1 5", "forgo")
        if s.rule == "DBA-4.6":
            play(s, "omen 2")
        assert fate(s, A) == became


def test_dba_16_7_prowess_and_clumsiness_are_judged_on_the_first_totals() -> None:
    s = crown(crown(a_clash("Bd", "Bd"), A, t.PROWESS), B, t.CLUMSY)  # 8 v 9: both are corrected, to 9 v 8
    fight(s, 2, 3, "forgo", "forgo")
    assert (fate(s, A), fate(s, B, (X, Y, 270))) == ("stand", "recoil")


@pytest.mark.parametrize("active", [0, 1])
def test_dba_16_7_the_side_whose_bound_it_is_decides_on_the_bonus_first(active: int) -> None:
    s = crown(crown(a_clash("Bd", "Bd", active=active), A), B)
    fight(s, 3, 3, by=A if active == 0 else B)
    assert (s.seat, s.rule, options(s)) == (active, "DBA-4.5", ["forgo", "urge"])
    play(s, "forgo")
    assert (s.seat, s.rule) == (1 - active, "DBA-4.5")
    play(s, "urge")
    assert s.urged == [active == 1, active == 0]
    loser, start = (A, 90) if active == 0 else (B, 270)
    assert fate(s, loser, (X, Y, start)) == "recoil"


def test_dba_4_5_the_bonus_comes_after_the_totals_are_known() -> None:
    s = crown(a_clash("Bd", "Bd"), A)
    fight(s, 1, 3)
    assert s.combat is not None
    assert (s.combat.my_total, s.combat.their_total) == (7, 8)
    play(s, "urge")
    assert fate(s, A) == "stand"


def test_dba_16_7_the_bonus_comes_after_prowess() -> None:
    s = crown(a_clash("Bd", "Bd"), A, t.PROWESS)
    fight(s, 1, 3)
    assert s.combat is not None
    assert (s.combat.my_total, s.combat.their_total) == (8, 8)
    play(s, "urge")
    assert fate(s, B, (X, Y, 270)) == "recoil"


def test_dba_4_5_once_in_a_battle() -> None:
    s = crown(a_clash("Bd", "Bd"), A)
    fight(s, 1, 3, "urge")
    s.fought = [False] * len(s.kind)
    fight(s, 1, 3)
    assert s.over, "he is not asked again"
    assert fate(s, A) == "recoil"


def test_dba_4_5_forgoing_keeps_the_bonus() -> None:
    s = crown(a_clash("Bd", "Bd"), A)
    fight(s, 2, 3, "forgo")
    fight(s, 1, 3)
    assert (s.seat, s.rule) == (0, "DBA-4.5")


def test_dba_4_5_only_the_element_of_the_c_in_c() -> None:
    s = crown(a_clash("Bd", "Bd"), A)
    s.chief = [1, 0]  # as if another led the side
    fight(s, 1, 3)
    assert s.over


# The cases of DBA-24


def test_dba_24_1_spears_beaten_by_warband() -> None:
    s = a_clash("Sp", "Wb")
    ears = listening(s)
    fight(s, 3, 5)
    assert next(event.args for event in ears if event.name == "clashed") == [troop(s, A), 7, troop(s, B), 8]
    assert fate(s, A) == "destroyed"
    assert pose(s, B) == (X, Y - 15, 270)


def test_dba_24_2_psiloi_behind_spears_do_not_count_against_foot() -> None:
    s = a_clash("Sp", "Wb", behind("Ps", "Sp"))
    ears = listening(s)
    fight(s, 3, 5)
    assert next(event.args for event in ears if event.name == "clashed") == [troop(s, A), 7, troop(s, B), 8]
    assert fate(s, A) == "destroyed"
    assert s.status[C] == t.ON_TABLE


def test_dba_24_3_two_ranks_of_spears_against_knights() -> None:
    s = a_clash("Sp", "Kn", behind("Sp", "Sp"))
    assert (sum(sum_up(s, A, B)), sum(sum_up(s, B, A))) == (5, 3)
    fight(s, 1, 3)
    assert [pose(s, e) for e in (A, B, C)] == [(X, Y, 90), (X, Y, 270), (X, Y - 15, 90)]


def test_dba_24_4_cavalry_doubled_by_spears() -> None:
    s = a_clash("Cv", "Sp")
    fight(s, 1, 6)
    # Recoil 30: the base reaches from 240 to 270; turned about its front is at 240, and it goes 100
    assert pose(s, A) == (X, 140, 270)
    in_wood = a_clash("Cv", "Sp", features=[(t.WOOD, X, Y, 100, 80, 0)])
    assert (sum(sum_up(in_wood, A, B)), sum(sum_up(in_wood, B, A))) == (1, 2)
    fight(in_wood, 1, 6)
    assert fate(in_wood, A) == "destroyed"


def test_dba_24_5_light_horse_destroy_knights() -> None:
    s = a_clash("LH", "Kn")
    fight(s, 6, 3)
    assert fate(s, B, (X, Y, 270)) == "destroyed"
    assert pose(s, A) == (X, Y, 90)


def test_dba_24_6_expendables_are_spent_by_a_draw() -> None:
    s = a_clash("SCh", "Bd")
    fight(s, 2, 3)
    assert fate(s, A) == "destroyed"
    assert pose(s, B) == (X, Y, 270)


def test_dba_24_7_bretwalda_alone_against_auxilia() -> None:
    s = crown(a_clash("Wb", "Ax"), A, t.BRETWALDA)
    assert (sum(sum_up(s, A, B)), sum(sum_up(s, B, A))) == (5, 3)


@pytest.mark.parametrize("flank", [FLANK_LEFT, FLANK_RIGHT])
def test_dba_24_8_an_enemy_on_the_flank_destroys_who_would_recoil(flank: Element) -> None:
    free = a_clash("Bd", "Bd")
    fight(free, 2, 3)
    assert fate(free, A) == "recoil"
    s = a_clash("Bd", "Bd", flank)
    fight(s, 3, 3)
    assert fate(s, A) == "destroyed"


def test_a_combat_turned_round_goes_the_same_way() -> None:
    for mine in range(1, 7):
        for theirs in range(1, 7):
            s = fight(a_clash("Cv", "Sp", (0, "Ps", X, Y - 30, 90)), mine, theirs)
            turned = fight(a_clash("Cv", "Sp", (0, "Ps", X, Y - 30, 90), turned=True), mine, theirs)
            assert [-x for x in turned.x] == s.x
            assert [-y for y in turned.y] == s.y
            assert turned.status == s.status


def test_the_next_combat_waits_until_outcomes_are_over() -> None:
    s = a_clash("Sp", "Wb", (0, "Sp", X - 40, Y, 90), (1, "Wb", X - 40, Y, 270))
    joined(s)
    play(s, "fight e3", "clash 1 6")
    assert fate(s, A) == "destroyed"
    assert parts(s, C, D) == {"right": -1}, "the pursuer's side is along its flank now"
