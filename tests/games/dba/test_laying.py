"""Laying areas of ground: sizes, distances, numbers, quarters, and the lot (DBA-3.2, DBA-3.5, DBA-30).

Rivers, roads, towns and waters are in test_lines.py.
"""

from __future__ import annotations

from itertools import pairwise
from math import cos, hypot, radians, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heptarchy.games.dba import apart, fitting, laying, lots
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.features import Feature
from heptarchy.games.dba.lattice import HALF_X, HALF_Y, MM
from heptarchy.games.dba.table.actions import ATTACK, COUNTRY, LAID, LAY, LAY_BY_LOT, LOT, SPACE
from heptarchy.games.dba.table.feature_numbers import pack_feature
from heptarchy.games.dba.table.state import Battle
from heptarchy.kernel.modes import FATE
from heptarchy.kernel.refusal import Refusal, Refused
from tests.games.dba.table import battle, feature, mirrored_feature, turned_feature

ARABLE, FOREST, HILLY, FEN, LITTORAL = range(5)
STEPS = st.builds(
    Feature,
    st.integers(0, 6),
    st.integers(-120, 120).map(lambda n: n * 500),
    st.integers(-60, 60).map(lambda n: n * 500),
    st.integers(4, 32).map(lambda n: n * 500),
    st.integers(4, 32).map(lambda n: n * 500),
    st.integers(0, 36).map(lambda n: n * 50),
)


def over(s: Battle, arg: int) -> None:
    """The step after: the test is over."""
    s.finish([0, 0], "over")


def land(country: int, coast: int = fitting.COAST) -> Battle:
    """A table in such a country."""
    s = battle()
    s.country = country
    s.coast = coast
    return s


def begun(country: int = ARABLE, by_lot: bool = False, attacker: int = 0, coast: int = fitting.COAST) -> Battle:
    """A table on which the ground is to be laid."""
    s = land(country, coast)
    s.lay_by_lot = by_lot
    s.attacker = attacker
    s.then(laying.lay_ground, over)
    s.run()
    return s


def lay(s: Battle, *texts: str) -> None:
    """Lay features, spelled as players do."""
    for text in texts:
        s.apply(SPACE.parse(f"lay {text}"))


def refused(s: Battle, text: str) -> str:
    """Why this is refused; empty if it is not."""
    refusal = s.refuse(SPACE.parse(text))
    return "" if refusal is None else f"{refusal.rule} {refusal.sentence()}"


def why(refusal: Refusal | None) -> str:
    """Its rule; empty if there is none."""
    return "" if refusal is None else refusal.rule


# Size (DBA-3.2)


@pytest.mark.parametrize(
    ("kind", "length", "width", "fits"),
    [
        (t.WOOD, 180, 180, True),
        (t.WOOD, 240, 120, True),
        (t.WOOD, 250, 110, False),  # more than twice as long as wide
        (t.WOOD, 120, 240, True),  # either may be the longer one
        (t.WOOD, 190, 180, False),  # 370 in all
        (t.WOOD, 40, 40, True),
        (t.WOOD, 80, 40, True),
        (t.WOOD, 90, 40, False),
        (t.WOOD, 60, 30, False),
        (t.GENTLE_HILL, 200, 90, False),
        (t.STEEP_HILL, 200, 90, False),
        (t.MARSH, 320, 40, True),
        (t.ROUGH, 40, 320, True),
        (t.ROUGH, 320, 50, False),
        (t.MARSH, 320, 30, False),
    ],
)
def test_dba_3_2_size(kind: int, length: int, width: int, fits: bool) -> None:
    assert (fitting.refuse_size(kind, length * MM // 2, width * MM // 2) is None) == fits


def test_dba_3_2_a_feature_may_touch_the_edge_but_not_cross_it() -> None:
    assert apart.is_on_table(feature(t.WOOD, 80, 300, 80, 50))
    assert not apart.is_on_table(feature(t.WOOD, 79.99, 300, 80, 50))
    assert apart.is_on_table(feature(t.WOOD, 600, 550, 80, 50))
    assert not apart.is_on_table(feature(t.WOOD, 600, 550.01, 80, 50))
    # upright, length and width change places
    assert apart.is_on_table(feature(t.WOOD, 50, 300, 80, 50, 90))
    assert not apart.is_on_table(feature(t.WOOD, 600, 550, 80, 50, 90))


def test_dba_3_2_a_slanted_feature_reaches_less_far() -> None:
    # At 45 degrees it reaches the square root of (80 ** 2 + 50 ** 2) / 2: 66.7 mm
    assert apart.is_on_table(feature(t.WOOD, 66.8, 300, 80, 50, 45))
    assert not apart.is_on_table(feature(t.WOOD, 66.6, 300, 80, 50, 45))


def rim(f: Feature, n: int) -> list[tuple[float, float]]:
    """Points of its rim, by the formula: so many of an ellipse, and the corners with them of a box."""
    turn = radians(f.slant / 10)
    if f.shape == t.BOX:
        around = [(f.a * i, f.b * j) for i, j in ((1, 1), (1, -1), (-1, -1), (-1, 1), (1, 1))]
        flat = []
        for (u, v), (p, q) in pairwise(around):
            flat += [(u + (p - u) * k * 4 / n, v + (q - v) * k * 4 / n) for k in range(n // 4)]
    else:
        flat = [(f.a * cos(radians(i * 360 / n)), f.b * sin(radians(i * 360 / n))) for i in range(n)]
    return [(f.x + u * cos(turn) - v * sin(turn), f.y + u * sin(turn) + v * cos(turn)) for u, v in flat]


@given(STEPS)
def test_dba_3_2_on_the_table_means_every_point_of_it(f: Feature) -> None:
    outside = max(max(abs(x) - HALF_X, abs(y) - HALF_Y) for x, y in rim(f, 360))
    if outside > MM:
        assert not apart.is_on_table(f)
    if apart.is_on_table(f):
        assert outside < 1


def test_dba_3_2_features_keep_40_mm_apart() -> None:
    wood = feature(t.WOOD, 300, 300, 80, 50)
    assert apart.are_apart(wood, feature(t.WOOD, 470, 300, 50, 50))
    assert not apart.are_apart(wood, feature(t.WOOD, 469.99, 300, 50, 50))
    assert apart.are_apart(wood, feature(t.WOOD, 300, 440, 50, 50))
    assert not apart.are_apart(wood, feature(t.WOOD, 300, 439.99, 50, 50))
    # corner to corner their boxes would be nearer than they are
    assert apart.are_apart(wood, feature(t.WOOD, 430, 410, 80, 50))
    # long and slim, side by side and askew
    slim = feature(t.MARSH, 600, 300, 160, 20, 45)
    assert apart.are_apart(slim, feature(t.MARSH, 660, 240, 160, 20, 45))
    assert not apart.are_apart(slim, feature(t.MARSH, 655, 245, 160, 20, 45))
    assert not apart.are_apart(slim, feature(t.MARSH, 600, 300, 160, 20, 135))


@given(STEPS, STEPS)
def test_dba_3_2_nearness_is_judged_as_by_measuring(f: Feature, g: Feature) -> None:
    measured = min(hypot(px - qx, py - qy) for px, py in rim(f, 120) for qx, qy in rim(g, 120))
    judged = apart.are_apart(f, g)
    assert judged == apart.are_apart(g, f)
    if judged:
        assert measured >= 40 * MM - 0.01
    elif measured > 50 * MM:  # the points are up to 8 mm apart: no sharper than that; or one lies within the other
        middles = hypot(f.x - g.x, f.y - g.y)
        assert middles < max(f.a, f.b, g.a, g.b)


@given(STEPS, STEPS)
def test_dba_3_2_the_ground_is_judged_alike_turned_and_in_a_mirror(f: Feature, g: Feature) -> None:
    turned, mirrored = [turned_feature(one) for one in (f, g)], [mirrored_feature(one) for one in (f, g)]
    assert apart.are_apart(f, g) == apart.are_apart(*turned) == apart.are_apart(*mirrored)
    assert apart.is_on_table(f) == apart.is_on_table(turned[0]) == apart.is_on_table(mirrored[0])
    bits = apart.quarters_of(f)
    west, east = bits & 5, bits & 10
    assert apart.quarters_of(mirrored_feature(f)) == west << 1 | east >> 1
    assert apart.quarters_of(turned_feature(f)) == int(f"{bits:04b}"[::-1], 2)


# Kinds and numbers (DBA-30.1, DBA-30.2, DBA-30.4)


def test_dba_30_1_each_country_has_its_own_features() -> None:
    allowed = {
        ARABLE: {t.BUA, t.ROAD, t.RIVER, t.STEEP_HILL, t.GENTLE_HILL, t.WOOD, t.WATERWAY},
        FOREST: {t.WOOD, t.RIVER, t.MARSH, t.GENTLE_HILL},
        HILLY: {t.STEEP_HILL, t.RIVER, t.WOOD, t.BUA, t.ROAD},
        FEN: {t.MARSH, t.RIVER, t.WOOD, t.ROAD, t.GENTLE_HILL},
        LITTORAL: {t.WATERWAY, t.STEEP_HILL, t.MARSH, t.WOOD, t.DUNES, t.BUA, t.RIVER},
    }
    for country, kinds in allowed.items():
        s = land(country)
        assert {kind for kind in range(t.KINDS) if fitting.refuse_kind(s, [], kind) is None} == kinds
        assert {why(fitting.refuse_kind(s, [], kind)) for kind in range(t.KINDS)} == {"", "DBA-30.1"}


def test_dba_30_1_a_waterway_needs_a_coast() -> None:
    inland = land(ARABLE, fitting.NO_COAST)
    assert why(fitting.refuse_kind(inland, [], t.WATERWAY)) == "DBA-30.1"
    for number in range(60):
        assert not fitting.count_of(lots.drawn_layout(inland, number), t.WATERWAY)


def test_dba_30_1_by_the_coast_one_kind_of_two() -> None:
    s = land(LITTORAL)
    for one, other in ((t.STEEP_HILL, t.MARSH), (t.MARSH, t.STEEP_HILL), (t.WOOD, t.DUNES), (t.DUNES, t.WOOD)):
        assert why(fitting.refuse_kind(s, of(one), other)) == "DBA-30.1"
        assert fitting.refuse_kind(s, of(one), one) is None
    assert fitting.refuse_kind(s, of(t.STEEP_HILL), t.WOOD) is None
    assert fitting.refuse_kind(land(ARABLE), of(t.WOOD), t.STEEP_HILL) is None


def of(*kinds: int) -> list[Feature]:
    """Features of these kinds, wherever they lie."""
    return [feature(kind, 100, 100, 40, 40) for kind in kinds]


def test_dba_30_2_how_many_of_each_kind() -> None:
    s = land(ARABLE)
    for kind, most in ((t.WOOD, 3), (t.STEEP_HILL, 3), (t.BUA, 1), (t.RIVER, 1), (t.WATERWAY, 1), (t.ROAD, 2)):
        assert fitting.refuse_kind(s, of(*[kind] * (most - 1)), kind) is None
        refusal = fitting.refuse_kind(s, of(*[kind] * most), kind)
        assert why(refusal) == "DBA-30.2"
        assert refusal is not None
        assert refusal.args[:2] == [kind, most]
    assert why(fitting.refuse_kind(land(HILLY), of(*[t.STEEP_HILL] * 3), t.STEEP_HILL)) == "DBA-30.2"


def test_dba_30_2_at_most_four_optional_features() -> None:
    s = land(HILLY)
    three = of(t.RIVER, t.WOOD, t.WOOD)
    assert fitting.refuse_kind(s, three, t.WOOD) is None
    four = [*three, *of(t.WOOD)]
    assert why(fitting.refuse_kind(s, four, t.ROAD)) == "DBA-30.2"
    assert fitting.refuse_kind(s, four, t.STEEP_HILL) is None
    # What may be either counts as compulsory where that is needed, up to seven in all
    arable = land(ARABLE)
    assert fitting.refuse_kind(arable, of(t.BUA, *[t.WOOD] * 3, t.STEEP_HILL), t.ROAD) is None
    assert (
        why(fitting.refuse_kind(arable, of(t.BUA, *[t.WOOD] * 3, t.STEEP_HILL, t.ROAD, t.ROAD), t.ROAD)) == "DBA-30.2"
    )


@pytest.mark.parametrize(
    ("country", "kinds", "enough"),
    [
        (HILLY, [t.STEEP_HILL, t.WOOD, t.WOOD, t.ROAD], True),
        (HILLY, [t.WOOD, t.WOOD, t.ROAD], False),  # nothing compulsory
        (HILLY, [t.STEEP_HILL, t.STEEP_HILL, t.WOOD, t.ROAD], False),  # two optional ones: steep hills are not
        (HILLY, [t.STEEP_HILL] * 3 + [t.WOOD, t.WOOD, t.RIVER, t.ROAD], True),
        (ARABLE, [t.BUA, t.WOOD, t.WOOD, t.ROAD], True),  # the road counts as optional
        (ARABLE, [t.WOOD, t.WOOD, t.RIVER, t.ROAD], True),  # or as compulsory
        (ARABLE, [t.WOOD, t.WOOD, t.ROAD, t.ROAD], True),  # or one of each
        (ARABLE, [t.WOOD, t.ROAD, t.ROAD], False),
        (ARABLE, [t.BUA, t.ROAD, t.ROAD, t.WOOD], True),
        (ARABLE, [t.WOOD, t.WOOD, t.STEEP_HILL, t.RIVER], False),
        (FEN, [t.MARSH, t.WOOD, t.ROAD], False),
        (LITTORAL, [t.WATERWAY, t.WOOD, t.WOOD, t.RIVER], True),
    ],
)
def test_dba_30_2_numbers_that_are_enough(country: int, kinds: list[int], enough: bool) -> None:
    assert (fitting.refuse_number(land(country), of(*kinds)) is None) == enough


def test_dba_30_4_there_is_an_order_of_laying() -> None:
    order = [[t.WATERWAY], [t.BUA], [t.RIVER], [t.WOOD, t.STEEP_HILL, t.GENTLE_HILL], [t.ROAD]]
    s = land(ARABLE)
    for rank, kinds in enumerate(order):
        for kind in kinds:
            for before in order[:rank]:
                assert why(fitting.refuse_kind(s, of(kind), before[0])) == "DBA-30.4"
            for after in [*kinds, *[one for later in order[rank + 1 :] for one in later]]:
                assert after == kind or fitting.refuse_kind(s, of(kind), after) is None


# Quarters (DBA-30.3)


def test_dba_30_3_a_feature_on_the_line_lies_in_both_quarters() -> None:
    assert apart.quarters_of(feature(t.WOOD, 300, 150, 80, 50)) == 1
    assert apart.quarters_of(feature(t.WOOD, 900, 150, 80, 50)) == 2
    assert apart.quarters_of(feature(t.WOOD, 300, 450, 80, 50)) == 4
    assert apart.quarters_of(feature(t.WOOD, 900, 450, 80, 50)) == 8
    assert apart.quarters_of(feature(t.WOOD, 600, 150, 80, 50)) == 3
    assert apart.quarters_of(feature(t.WOOD, 300, 300, 80, 50)) == 5
    assert apart.quarters_of(feature(t.WOOD, 600, 300, 80, 50)) == 15
    # It touches the line and no more
    assert apart.quarters_of(feature(t.WOOD, 300, 250, 80, 50)) == 1
    # Slanted past the middle of the table: three quarters of four
    assert apart.quarters_of(feature(t.WOOD, 630, 260, 80, 40, 45)) == 1 | 2 | 8


def test_dba_30_3_three_quarters_hold_a_feature_and_two_bad_going() -> None:
    hill, wood = t.GENTLE_HILL, t.WOOD
    south_west, south_east, north_east = (300, 150), (900, 150), (900, 450)
    two = [feature(wood, *south_west, 40, 40), feature(wood, *south_east, 40, 40)]
    assert "three quarters" in str(fitting.refuse_quarters(two))
    assert fitting.refuse_quarters([*two, feature(hill, *north_east, 40, 40)]) is None
    one_bad = [
        feature(wood, *south_west, 40, 40),
        feature(hill, *south_east, 40, 40),
        feature(hill, *north_east, 40, 40),
    ]
    assert "bad going" in str(fitting.refuse_quarters(one_bad))


# The questions (DBA-3.5)


def test_dba_3_5_the_defenders_chief_lays_the_ground() -> None:
    assert begun(attacker=0).seat == 1
    assert begun(attacker=1).seat == 0


def test_dba_4_7_a_chief_without_elements_lays_it_too() -> None:
    s = begun(attacker=1)
    assert s.members[s.seat] == []


def choosing(country: int, coast: int, attacker: int = 0) -> Battle:
    """A table on which the defenders may say what ground it is."""
    s = land(country, coast)
    s.attacker = attacker
    s.then(laying.choose_country, over)
    s.run()
    return s


def test_aa_23_1_where_there_is_a_coast_the_defenders_chief_may_take_littoral() -> None:
    for attacker in range(2):
        s = choosing(FOREST, fitting.COAST_TO_CHOOSE, attacker)
        assert s.seat == 1 - attacker
        assert [SPACE.say(option) for option in s.options] == ["country forest", "country littoral"]
        assert refused(s, "country hilly") == "DBA-30.1 this land is not of that kind"
        assert refused(s, "attack") == "DBA-30.1 you say now whether the ground is littoral"
        kept = s.clone()
        s.apply(COUNTRY[LITTORAL])
        kept.apply(COUNTRY[FOREST])
        assert (s.country, kept.country) == (LITTORAL, FOREST)


def test_aa_23_1_nobody_is_asked_without_a_coast_or_where_it_is_known() -> None:
    assert choosing(FOREST, fitting.NO_COAST).over
    assert choosing(FOREST, fitting.COAST).over
    assert choosing(LITTORAL, fitting.COAST_TO_CHOOSE).over


def test_dba_3_5_features_are_laid_one_by_one_until_the_ground_is_right() -> None:
    # Given arable country
    s = begun(ARABLE)
    assert s.refuse(LAID[0]) is not None

    # When three features and a road lie in three quarters, two of them with bad going
    lay(s, "gentle_hill 300 150 60 40 30", "wood 900 150 60 40 0", "steep_hill 900 450 60 40 0")
    assert LAID[0] not in s.options
    assert refused(s, "laid") == "DBA-30.2 a built-up area or a road is compulsory here"
    lay(s, "road 20 600 0 600 600")

    # Then it may be finished, and what was laid lies there
    assert LAID[0] in s.options
    s.apply(LAID[0])
    assert s.over
    first = s.features[0]
    assert (first.kind, first.x, first.y) == (t.GENTLE_HILL, -30000, -15000)
    assert (first.a, first.b, first.slant) == (6000, 4000, 300)


def test_dba_3_5_every_reason_has_its_sentence() -> None:
    s = begun(ARABLE)
    lay(s, "gentle_hill 300 150 60 40 30")
    assert refused(s, "lay marsh 900 150 60 40 0") == "DBA-30.1 this country has no marsh"
    assert refused(s, "lay river 30 0 300 1200 300") == "DBA-30.4 a river is laid before what lies there"
    assert refused(s, "lay wood 900 150 15 15 0") == "DBA-3.2 a feature is at least 40 mm long and wide"
    assert refused(s, "lay wood 900 150 100 90 0") == "DBA-3.2 length and width together are at most 360 mm"
    assert refused(s, "lay wood 900 150 60 20 0") == "DBA-3.2 a wood is at most twice as long as it is wide"
    assert refused(s, "lay wood 1150 150 60 40 0") == "DBA-3.2 a feature must lie wholly on the table"
    assert refused(s, "lay wood 400 150 60 40 0") == "DBA-3.2 it must lie 40 mm or more from the gentle hill"
    assert refused(s, "laid").startswith("DBA-30.2")
    assert refused(s, "attack") == "DBA-3.5 you lay the ground now"
    with pytest.raises(Refused):
        s.apply(ATTACK[0])
    assert len(s.features) == 1


def test_dba_3_5_what_is_offered_passes_the_judge_and_the_laying_ends() -> None:
    for country in range(5):
        kinds = set()
        for pick in range(12):
            s = begun(country)
            answers = 0
            while not s.over:
                assert LAY_BY_LOT[0] in s.options
                if not s.features:
                    assert len(s.options) >= 7
                for option in s.options:
                    assert laying.refuse_lay(s, 0, option) is None
                if s.seat == FATE:
                    break
                options = [option for option in s.options if option != LAY_BY_LOT[0]] or s.options
                s.apply(options[(pick * 7 + answers * 3) % len(options)])
                kinds |= {f.kind for f in s.features}
                answers += 1
                assert answers <= 9
                if s.seat == FATE:
                    break
        assert kinds >= {*t.COMPULSORY[country], t.RIVER}


def test_dba_3_5_the_lot_takes_away_what_was_laid() -> None:
    s = begun(FEN)
    lay(s, "wood 300 150 60 40 30")
    s.apply(LAY_BY_LOT[0])
    assert s.seat == FATE
    assert s.features == []
    s.apply(LOT[17])
    assert s.over
    assert fitting.refuse_layout(s, s.features) is None


def test_dba_3_5_fate_may_lay_the_ground_at_once() -> None:
    s = begun(FOREST, by_lot=True)
    assert s.seat == FATE
    assert len(s.options) == 4096
    s.apply(LOT[4095])
    assert s.over
    assert s.clone().lay_by_lot


def test_dba_3_5_every_ground_by_lot_is_legal_and_the_same_again() -> None:
    for country in range(5):
        s = land(country)
        counts, kinds = set(), set()
        for number in range(0, 4096, 41):
            laid = lots.drawn_layout(s, number)
            again = lots.drawn_layout(s, number)
            assert [pack_feature(f) for f in laid] == [pack_feature(f) for f in again]
            assert fitting.refuse_layout(s, laid) is None
            for i, f in enumerate(laid):
                assert fitting.refuse_feature(s, laid[:i], f) is None
                assert LAY.holds(LAY[pack_feature(f)])
            counts.add(len(laid))
            kinds |= {f.kind for f in laid}
        assert counts >= {4, 5}
        assert kinds == {*t.COMPULSORY[country], *t.OPTIONAL[country]}


def test_dba_3_5_the_last_resort_is_legal() -> None:
    for country in range(5):
        s = land(country, fitting.COAST if country == LITTORAL else fitting.NO_COAST)
        laid = lots.plain_layout(s)
        assert fitting.refuse_layout(s, laid) is None
        for i, f in enumerate(laid):
            assert fitting.refuse_feature(s, laid[:i], f) is None


def test_dba_3_5_ground_that_lies_there_is_left_alone() -> None:
    s = battle(features=[feature(t.WOOD, 600, 300, 80, 50)])
    s.then(laying.choose_country, laying.lay_ground, over)
    s.run()
    assert s.over
    assert len(s.features) == 1
