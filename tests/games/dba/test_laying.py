"""Laying the ground: sizes, distances, numbers, quarters, and the lot (DBA-3.2 to DBA-3.5)."""

from __future__ import annotations

from math import cos, hypot, radians, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heptarchy.games.dba import laying
from heptarchy.games.dba import tables as t
from heptarchy.games.dba.actions import ATTACK, LAID, LAY, LAY_BY_LOT, LOT, SPACE
from heptarchy.games.dba.domains import pack_lay
from heptarchy.games.dba.lattice import HALF_X, HALF_Y, MM
from heptarchy.games.dba.state import Battle, Feature
from heptarchy.kernel.modes import FATE
from heptarchy.kernel.refusal import Refusal, Refused
from tests.games.dba.table import battle, feature

ARABLE, FOREST, HILLY, FEN = range(4)
STEPS = st.builds(
    Feature,
    st.integers(0, 4),
    st.integers(-120, 120).map(lambda n: n * 500),
    st.integers(-60, 60).map(lambda n: n * 500),
    st.integers(4, 32).map(lambda n: n * 500),
    st.integers(4, 32).map(lambda n: n * 500),
    st.integers(0, 36).map(lambda n: n * 50),
)


def over(s: Battle, arg: int) -> None:
    """The step after: the test is over."""
    s.finish([0, 0], "over")


def begun(country: int = ARABLE, by_lot: bool = False, attacker: int = 0) -> Battle:
    """A table on which the ground is to be laid."""
    s = battle()
    s.country = country
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
    return "" if refusal is None else str(refusal.rule) + " " + refusal.message


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
    assert (laying.refuse_size(kind, length * MM // 2, width * MM // 2) is None) == fits


def test_dba_3_2_a_feature_may_touch_the_edge_but_not_cross_it() -> None:
    assert laying.is_on_table(feature(t.WOOD, 80, 300, 80, 50))
    assert not laying.is_on_table(feature(t.WOOD, 79.99, 300, 80, 50))
    assert laying.is_on_table(feature(t.WOOD, 600, 550, 80, 50))
    assert not laying.is_on_table(feature(t.WOOD, 600, 550.01, 80, 50))
    # upright, length and width change places
    assert laying.is_on_table(feature(t.WOOD, 50, 300, 80, 50, 90))
    assert not laying.is_on_table(feature(t.WOOD, 600, 550, 80, 50, 90))


def test_dba_3_2_a_slanted_feature_reaches_less_far() -> None:
    # At 45 degrees it reaches the square root of (80 ** 2 + 50 ** 2) / 2: 66.7 mm
    assert laying.is_on_table(feature(t.WOOD, 66.8, 300, 80, 50, 45))
    assert not laying.is_on_table(feature(t.WOOD, 66.6, 300, 80, 50, 45))


@given(STEPS)
def test_dba_3_2_on_the_table_means_every_point_of_it(f: Feature) -> None:
    turn = radians(f.slant / 10)
    outside = 0.0
    for i in range(360):
        u, v = f.a * cos(radians(i)), f.b * sin(radians(i))
        x, y = f.x + u * cos(turn) - v * sin(turn), f.y + u * sin(turn) + v * cos(turn)
        outside = max(outside, abs(x) - HALF_X, abs(y) - HALF_Y)
    if outside > MM:
        assert not laying.is_on_table(f)
    if laying.is_on_table(f):
        assert outside < 1


def test_dba_3_2_features_keep_40_mm_apart() -> None:
    wood = feature(t.WOOD, 300, 300, 80, 50)
    assert laying.are_apart(wood, feature(t.WOOD, 470, 300, 50, 50))
    assert not laying.are_apart(wood, feature(t.WOOD, 469.99, 300, 50, 50))
    assert laying.are_apart(wood, feature(t.WOOD, 300, 440, 50, 50))
    assert not laying.are_apart(wood, feature(t.WOOD, 300, 439.99, 50, 50))
    # corner to corner their boxes would be nearer than they are
    assert laying.are_apart(wood, feature(t.WOOD, 430, 410, 80, 50))
    # long and slim, side by side and askew
    slim = feature(t.MARSH, 600, 300, 160, 20, 45)
    assert laying.are_apart(slim, feature(t.MARSH, 660, 240, 160, 20, 45))
    assert not laying.are_apart(slim, feature(t.MARSH, 655, 245, 160, 20, 45))
    assert not laying.are_apart(slim, feature(t.MARSH, 600, 300, 160, 20, 135))


@given(STEPS, STEPS)
def test_dba_3_2_nearness_is_judged_as_by_measuring(f: Feature, g: Feature) -> None:
    def rim(e: Feature) -> list[tuple[float, float]]:
        turn = radians(e.slant / 10)
        round_about = [(e.a * cos(radians(i * 3)), e.b * sin(radians(i * 3))) for i in range(120)]
        return [(e.x + u * cos(turn) - v * sin(turn), e.y + u * sin(turn) + v * cos(turn)) for u, v in round_about]

    measured = min(hypot(px - qx, py - qy) for px, py in rim(f) for qx, qy in rim(g))
    apart = laying.are_apart(f, g)
    assert apart == laying.are_apart(g, f)
    if apart:
        assert measured >= 40 * MM - 0.01
    elif measured > 50 * MM:  # the points are up to 8 mm apart: no sharper than that; or one lies within the other
        middles = hypot(f.x - g.x, f.y - g.y)
        assert middles < max(f.a, f.b, g.a, g.b)


@given(STEPS, STEPS)
def test_dba_3_2_the_ground_is_judged_alike_turned_and_in_a_mirror(f: Feature, g: Feature) -> None:
    def about(e: Feature) -> Feature:
        return Feature(e.kind, -e.x, -e.y, e.a, e.b, (e.slant + 1800) % 3600)

    def mirror(e: Feature) -> Feature:
        return Feature(e.kind, -e.x, e.y, e.a, e.b, 1800 - e.slant)

    assert laying.are_apart(f, g) == laying.are_apart(about(f), about(g)) == laying.are_apart(mirror(f), mirror(g))
    assert laying.is_on_table(f) == laying.is_on_table(about(f)) == laying.is_on_table(mirror(f))
    bits = laying.quarters_of(f)
    west, east = bits & 5, bits & 10
    assert laying.quarters_of(mirror(f)) == west << 1 | east >> 1
    assert laying.quarters_of(about(f)) == int(f"{bits:04b}"[::-1], 2)


# Number and quarters (DBA-3.3, DBA-3.4)


def test_dba_3_4_each_country_has_its_own_features() -> None:
    allowed = {
        ARABLE: {t.GENTLE_HILL, t.WOOD, t.STEEP_HILL},
        FOREST: {t.WOOD, t.MARSH, t.GENTLE_HILL},
        HILLY: {t.STEEP_HILL, t.WOOD, t.ROUGH, t.GENTLE_HILL},
        FEN: {t.MARSH, t.WOOD, t.ROUGH, t.GENTLE_HILL},
    }
    for country, kinds in allowed.items():
        assert {kind for kind in range(5) if laying.refuse_kind(country, [], kind) is None} == kinds
        assert {why(laying.refuse_kind(country, [], kind)) for kind in range(5)} == {"", "DBA-3.4"}


def of(*kinds: int) -> list[Feature]:
    """Features of these kinds, wherever they lie."""
    return [feature(kind, 100, 100, 40, 40) for kind in kinds]


def test_dba_3_3_never_more_than_three_of_one_kind() -> None:
    assert laying.refuse_kind(ARABLE, of(t.WOOD, t.WOOD), t.WOOD) is None
    assert why(laying.refuse_kind(ARABLE, of(t.WOOD, t.WOOD, t.WOOD), t.WOOD)) == "DBA-3.3"
    assert why(laying.refuse_kind(HILLY, of(t.STEEP_HILL, t.STEEP_HILL, t.STEEP_HILL), t.STEEP_HILL)) == "DBA-3.3"


def test_dba_3_3_at_most_four_optional_features() -> None:
    three = of(t.WOOD, t.WOOD, t.ROUGH)
    assert laying.refuse_kind(HILLY, three, t.ROUGH) is None
    four = [*three, *of(t.ROUGH)]
    assert why(laying.refuse_kind(HILLY, four, t.GENTLE_HILL)) == "DBA-3.3"
    assert laying.refuse_kind(HILLY, four, t.STEEP_HILL) is None


@pytest.mark.parametrize(
    ("country", "kinds", "enough"),
    [
        (HILLY, [t.STEEP_HILL, t.WOOD, t.WOOD, t.ROUGH], True),
        (HILLY, [t.WOOD, t.WOOD, t.ROUGH], False),  # nothing compulsory
        (HILLY, [t.STEEP_HILL, t.STEEP_HILL, t.WOOD, t.ROUGH], False),  # two optional ones: steep hills are not
        (HILLY, [t.STEEP_HILL] * 3 + [t.WOOD, t.WOOD, t.ROUGH, t.ROUGH], True),
        (ARABLE, [t.GENTLE_HILL, t.GENTLE_HILL, t.WOOD, t.STEEP_HILL], True),  # the second hill is optional
        (ARABLE, [t.GENTLE_HILL] * 3 + [t.WOOD], True),
        (ARABLE, [t.GENTLE_HILL] * 3, False),
        (ARABLE, [t.WOOD, t.WOOD, t.STEEP_HILL, t.STEEP_HILL], False),
        (FEN, [t.MARSH, t.WOOD, t.ROUGH], False),
    ],
)
def test_dba_3_3_numbers_that_are_enough(country: int, kinds: list[int], enough: bool) -> None:
    assert (laying.refuse_number(country, of(*kinds)) is None) == enough


def test_dba_3_3_a_feature_on_the_line_lies_in_both_quarters() -> None:
    assert laying.quarters_of(feature(t.WOOD, 300, 150, 80, 50)) == 1
    assert laying.quarters_of(feature(t.WOOD, 900, 150, 80, 50)) == 2
    assert laying.quarters_of(feature(t.WOOD, 300, 450, 80, 50)) == 4
    assert laying.quarters_of(feature(t.WOOD, 900, 450, 80, 50)) == 8
    assert laying.quarters_of(feature(t.WOOD, 600, 150, 80, 50)) == 3
    assert laying.quarters_of(feature(t.WOOD, 300, 300, 80, 50)) == 5
    assert laying.quarters_of(feature(t.WOOD, 600, 300, 80, 50)) == 15
    # It touches the line and no more
    assert laying.quarters_of(feature(t.WOOD, 300, 250, 80, 50)) == 1
    # Slanted past the middle of the table: three quarters of four
    assert laying.quarters_of(feature(t.WOOD, 630, 260, 80, 40, 45)) == 1 | 2 | 8


def test_dba_3_3_three_quarters_hold_a_feature_and_two_bad_going() -> None:
    hill, wood = t.GENTLE_HILL, t.WOOD
    south_west, south_east, north_east = (300, 150), (900, 150), (900, 450)
    two = [feature(wood, *south_west, 40, 40), feature(wood, *south_east, 40, 40)]
    assert "three quarters" in str(laying.refuse_quarters(two))
    assert laying.refuse_quarters([*two, feature(hill, *north_east, 40, 40)]) is None
    one_bad = [
        feature(wood, *south_west, 40, 40),
        feature(hill, *south_east, 40, 40),
        feature(hill, *north_east, 40, 40),
    ]
    assert "bad going" in str(laying.refuse_quarters(one_bad))


# The questions (DBA-3.5)


def test_dba_3_5_the_defenders_chief_lays_the_ground() -> None:
    assert begun(attacker=0).seat == 1
    assert begun(attacker=1).seat == 0


def test_dba_4_7_a_chief_without_elements_lays_it_too() -> None:
    s = begun(attacker=1)
    assert s.members[s.seat] == []


def test_dba_3_5_features_are_laid_one_by_one_until_the_ground_is_right() -> None:
    # Given arable country
    s = begun(ARABLE)
    assert s.refuse(LAID[0]) is not None

    # When a hill and three others lie in three quarters, two of them with bad going
    lay(s, "gentle_hill 300 150 60 40 30", "wood 900 150 60 40 0", "steep_hill 900 450 60 40 0")
    assert LAID[0] not in s.options
    assert refused(s, "laid").startswith("DBA-3.3 at least three optional")
    lay(s, "wood 300 450 60 40 0")

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
    assert refused(s, "lay marsh 900 150 60 40 0") == "DBA-3.4 this country has no {ground}"
    assert refused(s, "lay wood 900 150 15 15 0") == "DBA-3.2 a feature is at least 40 mm long and wide"
    assert refused(s, "lay wood 900 150 100 90 0") == "DBA-3.2 length and width together are at most 360 mm"
    assert refused(s, "lay wood 900 150 60 20 0") == "DBA-3.2 a {ground} is at most twice as long as it is wide"
    assert refused(s, "lay wood 1150 150 60 40 0") == "DBA-3.2 a feature must lie wholly on the table"
    assert refused(s, "lay wood 400 150 60 40 0") == "DBA-3.2 it must lie 40 mm or more from the {ground}"
    assert refused(s, "laid").startswith("DBA-3.3")
    assert refused(s, "attack") == "DBA-3.5 you lay the ground now"
    with pytest.raises(Refused):
        s.apply(ATTACK[0])
    assert len(s.features) == 1


def test_dba_3_5_what_is_offered_passes_the_judge_and_the_laying_ends() -> None:
    for country in range(4):
        for pick in range(12):
            s = begun(country)
            answers = 0
            while not s.over:
                assert LAY_BY_LOT[0] in s.options
                if len(s.features) < 2:
                    assert len(s.options) >= 7
                for option in s.options:
                    assert laying.refuse_lay(s, 0, option) is None
                if s.seat == FATE:
                    break
                options = [option for option in s.options if option != LAY_BY_LOT[0]] or s.options
                s.apply(options[(pick * 7 + answers * 3) % len(options)])
                answers += 1
                assert answers <= 8
                if s.seat == FATE:
                    break


def test_dba_3_5_the_lot_takes_away_what_was_laid() -> None:
    s = begun(FEN)
    lay(s, "wood 300 150 60 40 30")
    s.apply(LAY_BY_LOT[0])
    assert s.seat == FATE
    assert s.features == []
    s.apply(LOT[17])
    assert s.over
    assert laying.refuse_layout(FEN, s.features) is None


def test_dba_3_5_fate_may_lay_the_ground_at_once() -> None:
    s = begun(FOREST, by_lot=True)
    assert s.seat == FATE
    assert len(s.options) == 4096
    s.apply(LOT[4095])
    assert s.over
    assert s.clone().lay_by_lot


def test_dba_3_5_every_ground_by_lot_is_legal_and_the_same_again() -> None:
    for country in range(4):
        counts = set()
        for number in range(0, 4096, 41):
            laid = laying.drawn_layout(country, number)
            again = laying.drawn_layout(country, number)
            assert [laying.quarters_of(f) for f in laid] == [laying.quarters_of(f) for f in again]
            assert laying.refuse_layout(country, laid) is None
            for i, f in enumerate(laid):
                assert laying.refuse_feature(country, laid[:i], f) is None
                assert LAY.holds(LAY[pack_lay(f.kind, f.x, f.y, f.a, f.b, f.slant)])
            counts.add(len(laid))
        assert counts >= {4, 5, 6}


def test_dba_3_5_the_last_resort_is_legal() -> None:
    for country in range(4):
        laid = laying.plain_layout(country)
        assert laying.refuse_layout(country, laid) is None
        for i, f in enumerate(laid):
            assert laying.refuse_feature(country, laid[:i], f) is None


def test_dba_3_5_ground_that_lies_there_is_left_alone() -> None:
    s = battle(features=[feature(t.WOOD, 600, 300, 80, 50)])
    s.then(laying.lay_ground, over)
    s.run()
    assert s.over
    assert len(s.features) == 1
