"""Laying rivers, roads, built-up areas and waterways; features as numbers (DBA-30 to DBA-34)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heptarchy.games.dba import apart, fitting, ground
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.data.params import FIGURES, make_params
from heptarchy.games.dba.features import Feature
from heptarchy.games.dba.lattice import MM
from heptarchy.games.dba.table.feature_numbers import LAYS, RIM, Lays, pack_feature, rim_at, rim_spot, unpack_lay
from heptarchy.games.dba.table.state import Battle
from tests.games.dba.table import battle, feature, line, mirrored_feature, turned_feature

SPELLED = Lays()
ANY = st.integers(0, LAYS - 1)


def made(text: str) -> Feature:
    """A feature, spelled as players do."""
    return unpack_lay(SPELLED.find(text))


def why(s: Battle, laid: list[str], text: str) -> str:
    """Why this may not be laid beside those; empty if it may."""
    refusal = fitting.refuse_feature(s, [made(one) for one in laid], made(text))
    return "" if refusal is None else f"{refusal.rule} {refusal.sentence()}"


def land(country: int) -> Battle:
    """A table in such a country."""
    s = battle()
    s.country = country
    s.coast = fitting.COAST
    return s


CROOKED = "DBA-31.1 a river is at most 150 % as long as the way between its ends"
NOWHERE = "DBA-32.1 it leads from one table edge to another, or to the built-up area"
TOO_NEAR = "DBA-30.5 it must lie 40 mm or more from the waterway"

ARABLE, HILLY, COAST = land(t.ARABLE), land(t.HILLY), land(t.LITTORAL)


# As numbers


@pytest.mark.parametrize(
    "text",
    [
        "wood 600 300 80 60 30",
        "bua 100 80 50 40 0",
        "dunes 0 600 20 160 175",
        "waterway north 100",
        "waterway west 55",
        "river 30 0 200 400 250 1200 300",
        "river 20 1200 300 5 0 5 5 100 100",
        "road 20 600 0 600 600",
        "road 20 0 595 1200 5",
    ],
)
def test_dba_30_4_a_feature_is_a_number_and_is_spelled(text: str) -> None:
    assert SPELLED.key(SPELLED.find(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "wood 600 300 80 60",
        "wood 600 302 80 60 30",
        "wood 1205 300 80 60 30",
        "hedge 600 300 80 60 30",
        "waterway up 100",
        "waterway north 205",
        "waterway north",
        "river 30 5 200 400 250",  # it begins at the edge
        "river 30 0 200 400",
        "river 30 0 200",
        "river 105 0 200 1200 300",
        "river 30 0 200 100 100 200 100 300 100 1200 300",
        "road 20 0 300 1200 605",
        "road 20 0 x 1200 300",
        "",
    ],
)
def test_dba_30_4_what_is_no_feature_has_no_number(text: str) -> None:
    assert SPELLED.find(text) == -1


@given(ANY)
def test_dba_30_4_every_number_is_a_feature(number: int) -> None:
    assert pack_feature(unpack_lay(number)) == number
    assert SPELLED.find(SPELLED.key(number)) == number


def test_dba_31_1_every_place_at_the_edge_has_its_number() -> None:
    assert [rim_at(*rim_spot(n)) for n in range(RIM)] == list(range(RIM))
    assert len({rim_spot(n) for n in range(RIM)}) == RIM
    assert rim_at(0, 0) == -1


# Rivers (DBA-31.1, DBA-30.5)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("river 20 0 300 1200 300", ""),
        ("river 40 0 300 1200 300", ""),
        ("river 15 0 300 1200 300", "DBA-31.1 a river is 20 to 40 mm wide"),
        ("river 45 0 300 1200 300", "DBA-31.1 a river is 20 to 40 mm wide"),
        ("river 30 0 100 0 500", "DBA-31.1 it leads from one table edge to another"),
        ("river 30 0 100 1195 500", "DBA-31.1 it leads from one table edge to another"),
        ("river 30 0 0 0 500", ""),  # a corner is on both edges
        ("river 30 0 300 600 100 600 500 1200 300", ""),
        (
            "river 30 0 300 900 50 300 550 1200 300",
            CROOKED,
        ),
        ("river 30 0 300 600 300 600 300 1200 300", "DBA-31.1 two points of its line are the same"),
        ("river 30 0 300 600 600 1200 300", "DBA-31.1 only its ends may lie at the edge of the table"),
    ],
)
def test_dba_31_1_where_a_river_may_run(text: str, reason: str) -> None:
    assert why(ARABLE, [], text) == reason


def test_dba_31_1_a_river_is_at_most_half_as_long_again() -> None:
    # From (300, 0) straight to (300, 600) it is 600 mm: 900 by a bend 335.4 mm aside
    assert why(ARABLE, [], "river 30 300 0 635 300 300 600") == ""
    assert why(ARABLE, [], "river 30 300 0 640 300 300 600").startswith("DBA-31.1")


def test_dba_31_1_figures_are_options() -> None:
    s = land(t.ARABLE)
    usual = {name: value for name, value, *_ in FIGURES}
    s.params = make_params({**usual, "river_most": 60, "river_bend": 100})
    assert why(s, [], "river 60 0 300 1200 300") == ""
    assert why(s, [], "river 30 0 300 600 305 1200 300").startswith("DBA-31.1")


def test_dba_31_1_a_river_ends_at_the_waterway() -> None:
    water = ["waterway north 100"]
    assert why(ARABLE, water, "river 30 600 0 600 600") == ""
    assert why(ARABLE, water, "river 30 0 300 600 550 1200 300") == "DBA-31.1 a river only ends at the waterway"
    assert why(ARABLE, water, "river 30 0 550 1200 550") == "DBA-31.1 a river only ends at the waterway"


def test_dba_30_5_a_river_keeps_off_hills_and_towns_but_runs_through_woods() -> None:
    river = ["river 20 0 300 1200 300"]
    assert why(ARABLE, river, "steep_hill 600 360 60 45 0") == ""
    for kind in ("steep_hill", "gentle_hill"):
        kept = f"DBA-30.5 a river keeps off a {kind.replace('_', ' ')}"
        assert why(ARABLE, river, f"{kind} 600 350 60 45 0") == kept
        assert why(ARABLE, river, f"{kind} 600 300 60 45 0") == kept
    assert why(ARABLE, river, "wood 600 300 60 45 0") == ""
    town = ["bua 150 80 50 40 0"]
    assert why(ARABLE, town, "river 20 0 135 1200 135") == ""
    assert why(ARABLE, town, "river 20 0 130 1200 130") == "DBA-30.5 a river keeps off a built-up area"


PLACES = st.builds(
    Feature,
    st.sampled_from([t.GENTLE_HILL, t.BUA]),
    st.integers(-100, 100).map(lambda n: n * 500),
    st.integers(-50, 50).map(lambda n: n * 500),
    st.integers(4, 20).map(lambda n: n * 500),
    st.integers(4, 20).map(lambda n: n * 500),
    st.integers(0, 35).map(lambda n: n * 50),
)
COURSES = st.tuples(st.integers(0, 240), st.integers(20, 220), st.integers(20, 100), st.integers(0, 240)).map(
    lambda n: line(t.RIVER, 30, (5 * n[0], 0), (5 * n[1], 5 * n[2]), (5 * n[3], 600))
)


@given(COURSES, PLACES)
def test_dba_30_5_keeping_off_is_judged_as_by_looking_at_points(river: Feature, area: Feature) -> None:
    apart_now = apart.keeps_off(river, area)
    points = range(0, len(river.points), 2)
    middle = (river.points[2], river.points[3])
    inside = any(ground.holds_point(area, river.points[i], river.points[i + 1]) for i in points)
    if inside or ground.holds_point(river, area.x, area.y) or ground.line_meets(area, *middle, *river.points[:2]):
        assert not apart_now
    assert apart_now == apart.keeps_off(turned_feature(river), turned_feature(area))
    assert apart_now == apart.keeps_off(mirrored_feature(river), mirrored_feature(area))


# Roads (DBA-32.1)


@pytest.mark.parametrize(
    ("laid", "text", "reason"),
    [
        ([], "road 20 600 0 600 600", ""),
        ([], "road 25 600 0 600 600", "DBA-32.1 a road is 20 mm wide"),
        ([], "road 20 600 0 600 300", NOWHERE),
        ([], "road 20 600 0 900 0", NOWHERE),
        (["bua 150 80 50 40 0"], "road 20 600 600 150 80", ""),
        (
            ["bua 150 80 50 40 0"],
            "road 20 600 600 205 80",
            NOWHERE,
        ),
        (["river 20 0 300 1200 300", "wood 600 450 60 50 0"], "road 20 600 0 600 600", ""),
        (["waterway north 80"], "road 20 600 0 600 600", "DBA-30.5 a road does not go through a waterway"),
        (["waterway north 80"], "road 20 0 300 1200 300", ""),
        (["waterway north 80"], "road 20 0 505 1200 505", ""),
        (["waterway north 80"], "road 20 0 515 1200 515", "DBA-30.5 a road does not go through a waterway"),
        ([], "road 20 600 0 600 300 600 300 600 600", "DBA-32.1 two points of its line are the same"),
    ],
)
def test_dba_32_1_where_a_road_may_lead(laid: list[str], text: str, reason: str) -> None:
    assert why(ARABLE, laid, text) == reason


def test_dba_32_1_one_road_touches_the_built_up_area() -> None:
    town = ["bua 150 80 50 40 0", "wood 300 450 60 50 0", "wood 900 450 60 50 0", "steep_hill 900 150 60 50 0"]
    past, to = "road 20 600 0 600 600", "road 20 600 600 150 80"
    refusal = fitting.refuse_layout(HILLY, [made(one) for one in [*town, past]])
    assert refusal is not None
    assert refusal.rule == "DBA-32.1"
    assert fitting.refuse_layout(HILLY, [made(one) for one in [*town, to]]) is None
    assert fitting.refuse_layout(HILLY, [made(one) for one in [*town, "road 20 0 80 1200 80"]]) is None  # right through


# Built-up areas (DBA-33.1) and waterways (DBA-34.1)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("bua 40 40 40 40 0", ""),
        ("bua 225 75 75 75 0", ""),
        ("bua 230 75 75 75 0", "DBA-33.1 it lies wholly within 150 mm of a long edge and 300 mm of a short one"),
        ("bua 225 80 75 75 0", "DBA-33.1 it lies wholly within 150 mm of a long edge and 300 mm of a short one"),
        ("bua 1100 540 45 45 0", ""),
        ("bua 1100 540 45 45 45", "DBA-3.2 a feature must lie wholly on the table"),
        ("bua 1100 530 45 45 45", ""),
        ("bua 100 60 35 45 0", "DBA-33.1 the sides of a built-up area are 80 to 150 mm"),
        ("bua 100 60 80 40 0", "DBA-33.1 the sides of a built-up area are 80 to 150 mm"),
    ],
)
def test_dba_33_1_where_a_built_up_area_may_lie(text: str, reason: str) -> None:
    assert why(ARABLE, [], text) == reason


def test_dba_30_5_areas_keep_40_mm_from_a_built_up_area_and_a_waterway() -> None:
    assert why(COAST, ["waterway north 100"], "wood 600 400 60 60 0") == ""
    assert why(COAST, ["waterway north 100"], "wood 600 405 60 60 0") == TOO_NEAR
    assert why(COAST, ["waterway west 100"], "bua 180 60 40 40 0") == ""
    assert why(COAST, ["waterway west 100"], "bua 175 60 40 40 0").startswith("DBA-30.5")
    town = ["bua 100 60 40 40 0"]
    assert why(ARABLE, town, "wood 240 60 60 40 0") == ""
    assert why(ARABLE, town, "wood 235 60 60 40 0").startswith("DBA-30.5")
    # Corner to corner it is farther than side by side
    assert why(ARABLE, town, "wood 210 170 50 50 0") == ""


DEPTHS = [
    ("waterway north 50", True),
    ("waterway east 150", True),
    ("waterway north 45", False),
    ("waterway west 155", False),
]


@pytest.mark.parametrize(("text", "fits"), DEPTHS)
def test_dba_34_1_how_deep_a_waterway_is(text: str, fits: bool) -> None:
    assert why(ARABLE, [], text) == ("" if fits else "DBA-34.1 a waterway is 50 to 150 mm deep")


def test_dba_34_1_a_waterway_lies_along_one_whole_edge() -> None:
    for text, held in (("south", 3), ("north", 12), ("west", 5), ("east", 10)):
        water = made(f"waterway {text} 100")
        assert apart.quarters_of(water) == held
        assert apart.is_on_table(water)
        assert min(water.a, water.b) == 50 * MM


def test_dba_30_3_rivers_and_waterways_count_beside_bad_going() -> None:
    hills = [feature(t.GENTLE_HILL, 300, 150, 40, 40), feature(t.GENTLE_HILL, 900, 150, 40, 40)]
    more = [feature(t.GENTLE_HILL, 900, 450, 40, 40)]
    assert fitting.refuse_quarters([*hills, *more]) is not None
    assert fitting.refuse_quarters([*hills, *more, made("river 20 0 450 1200 450")]) is None
    assert fitting.refuse_quarters([*hills, *more, made("waterway west 60")]) is None
    assert fitting.refuse_quarters([*hills, *more, made("road 20 0 450 1200 450")]) is not None


def test_dba_30_3_a_strip_lies_in_every_quarter_that_it_enters() -> None:
    assert apart.quarters_of(made("river 20 0 450 1200 450")) == 12
    assert apart.quarters_of(made("river 20 0 100 100 0")) == 1
    assert apart.quarters_of(made("river 20 0 100 1200 500")) == 1 | 2 | 4 | 8
    assert apart.quarters_of(made("river 20 0 295 1200 295")) == 15  # as wide as it is
    assert apart.quarters_of(made("river 20 0 290 1200 290")) == 3  # it touches the line and no more
