"""The maps: two areas share a border on the sheet exactly if they are adjacent in the rules (V-2.6, AA-16.5).

Neighbours share the very same points, so the standard library is enough to see who touches whom. The full check of the
shapes (no overlap, no gap, lengths, coasts) is `python -m tools.maps.check_maps`, which needs shapely.
"""

import json
import re
from collections.abc import Iterator
from itertools import combinations, pairwise
from math import dist
from pathlib import Path
from typing import Any

import pytest

from heptarchy.games.arthur.data import tables as at
from heptarchy.games.vikings.data import tables as t

ROOT = Path(__file__).resolve().parents[1]
VIKINGS = Path(t.__file__).with_name("map.json")
ARTHUR = ROOT / "tools" / "maps" / "arthur.json"
ARTHUR_RULES = Path(at.__file__).with_name("map.json")
LEAST_BORDER = 12.0

Spot = tuple[float, float]
Line = tuple[Spot, Spot]
Map = dict[str, Any]


def read(path: Path) -> Map:
    content: Map = json.loads(path.read_text(encoding="utf-8"))
    return content


@pytest.fixture(scope="module")
def vikings() -> Map:
    return read(VIKINGS)


@pytest.fixture(scope="module")
def arthur() -> Map:
    return read(ARTHUR)


def rings(path: str) -> Iterator[list[Spot]]:
    """The rings or lines of an SVG path made of M, L and Z with absolute numbers."""
    assert re.fullmatch(r"[MLZ0-9. -]+", path)
    for part in re.findall(r"M[^M]*", path):
        numbers = [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", part)]
        ring = list(zip(numbers[::2], numbers[1::2], strict=True))
        yield [*ring, ring[0]] if part.endswith("Z") else ring


def lines(path: str) -> set[Line]:
    """The straight pieces of a path, each without a direction."""
    return {(min(a, b), max(a, b)) for ring in rings(path) for a, b in pairwise(ring)}


def touching(areas: dict[str, str]) -> dict[frozenset[str], float]:
    """Pairs of areas with a piece of edge in common, and how long it is."""
    edges = {key: lines(path) for key, path in areas.items()}
    shared = {frozenset((a, b)): edges[a] & edges[b] for a, b in combinations(edges, 2)}
    return {pair: sum(dist(a, b) for a, b in common) for pair, common in shared.items() if common}


def contains(path: str, spot: Spot) -> bool:
    """Even-odd rule, as the areas are filled."""
    x, y = spot
    inside = False
    for ring in rings(path):
        for (ax, ay), (bx, by) in pairwise(ring):
            if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
                inside = not inside
    return inside


def listed(drawn: Map) -> set[frozenset[str]]:
    return {
        frozenset((line["a"], line["b"])) for line in drawn["borders"] if "background" not in (line["a"], line["b"])
    }


def in_the_rules() -> set[frozenset[str]]:
    return {frozenset((t.SHIRES[a], t.SHIRES[b])) for a in range(63) for b in t.NEIGHBOURS[a]}


def test_touching_tells_a_shared_edge_from_a_shared_corner() -> None:
    squares = {"west": "M0 0L0 1 1 1 1 0Z", "east": "M1 0L1 1 2 1 2 0Z", "south": "M2 1L2 2 3 2 3 1Z"}
    assert touching(squares) == {frozenset(("west", "east")): 1.0}
    assert contains(squares["west"], (0.5, 0.5))
    assert not contains(squares["west"], (1.5, 0.5))


def test_v_2_1_the_map_draws_every_shire_and_no_other_area(vikings: Map) -> None:
    assert set(vikings["areas"]) == set(t.SHIRES)
    assert vikings["wilds"] == {}


def test_v_2_6_listed_borders_are_those_of_the_rules(vikings: Map) -> None:
    assert listed(vikings) == in_the_rules()
    assert len(listed(vikings)) == 147


def test_v_2_6_shires_touch_on_the_sheet_exactly_if_they_border_in_the_rules(vikings: Map) -> None:
    touch = touching({key: area["path"] for key, area in vikings["areas"].items()})
    assert set(touch) == in_the_rules()
    assert min(touch.values()) >= LEAST_BORDER


@pytest.mark.parametrize("path", [VIKINGS, ARTHUR], ids=["vikings", "arthur"])
def test_every_listed_border_is_drawn_and_every_drawn_border_listed(path: Path) -> None:
    drawn = read(path)
    areas = {key: area["path"] for part in ("areas", "wilds") for key, area in drawn[part].items()}
    assert set(touching(areas)) == listed(drawn)
    for line in drawn["borders"]:
        for key in (line["a"], line["b"]):
            if key != "background":
                assert lines(line["path"]) <= lines(areas[key])


def test_v_2_1_borders_of_kingdoms_are_marked(vikings: Map) -> None:
    kingdom = dict(zip(t.SHIRES, t.KINGDOM_OF, strict=True))
    for line in vikings["borders"]:
        if line["b"] == "background":
            assert line["kind"] == "rim"
        else:
            assert line["kind"] == ("shire" if kingdom[line["a"]] == kingdom[line["b"]] else "kingdom")
    assert set(vikings["kingdomOutlines"]) == set(t.KINGDOMS)


def test_v_2_5_coastal_shires_have_a_shore_on_their_seas(vikings: Map) -> None:
    shores: dict[str, set[str]] = {key: set() for key in t.SHIRES}
    for shore in vikings["coastArcs"]:
        shores[shore["area"]] |= set(shore["seas"])
    for shire, key in enumerate(t.SHIRES):
        if not t.IS_MARSH[shire]:
            assert shores[key] == {t.SEAS[sea] for sea in range(4) if shire in t.LANDINGS[sea]}
    assert set(vikings["seas"]) == {label["sea"] for label in vikings["seaLabels"]} == set(t.SEAS)


def test_label_town_and_six_anchors_lie_inside_their_shire(vikings: Map) -> None:
    for area in vikings["areas"].values():
        assert len(area["anchors"]) == 6
        for spot in (area["label"], area["town"], *area["anchors"]):
            assert contains(area["path"], tuple(spot))


# Age of Arthur


def adjacent() -> set[frozenset[str]]:
    """AA-16.5: all borders of the rules, over land and over water."""
    return {frozenset((at.PROVINCE_KEYS[a], at.PROVINCE_KEYS[b])) for a in range(48) for b in at.ADJACENT[a]}


def over_water() -> set[frozenset[str]]:
    """AA-16.5: those of them that run over water."""
    return {frozenset(crossing["edge"]) for crossing in read(ARTHUR_RULES)["crossings"]}


def test_aa_16_2_the_map_draws_every_province_and_no_other(arthur: Map) -> None:
    assert set(arthur["areas"]) == set(at.PROVINCE_KEYS)
    assert set(arthur["kingdomOutlines"]) == set(at.KINGDOM_KEYS)


def test_aa_16_5_provinces_touch_on_the_sheet_exactly_if_they_border_over_land(arthur: Map) -> None:
    assert len(adjacent()) == 103
    assert len(over_water()) == 4
    assert over_water() < adjacent()
    touch = touching({key: area["path"] for key, area in arthur["areas"].items()})
    assert set(touch) == adjacent() - over_water()
    assert min(touch.values()) >= LEAST_BORDER


def test_aa_16_5_listed_borders_and_crossings_are_those_of_the_rules(arthur: Map) -> None:
    known = set(at.PROVINCE_KEYS)
    assert {pair for pair in listed(arthur) if pair <= known} == adjacent() - over_water()
    assert {frozenset((crossing["a"], crossing["b"])) for crossing in arthur["crossings"]} == over_water()


def test_aa_16_5_the_tables_are_made_from_the_data_of_the_rules() -> None:
    rules = read(ARTHUR_RULES)
    assert {frozenset((p["id"], q)) for p in rules["provinces"] for q in p["adjacent"]} == adjacent()


def test_aa_16_5_a_crossing_begins_and_ends_in_the_provinces_that_it_joins(arthur: Map) -> None:
    for crossing in arthur["crossings"]:
        (ring,) = rings(crossing["path"])
        ends = {
            key for key in (crossing["a"], crossing["b"]) for spot in (ring[0], ring[-1]) if held(arthur, key, spot)
        }
        assert ends == {crossing["a"], crossing["b"]}


def held(drawn: Map, key: str, spot: Spot) -> bool:
    return contains(drawn["areas"][key]["path"], spot)


def test_aa_16_4_provinces_have_a_shore_on_their_seas_or_a_river_to_them(arthur: Map) -> None:
    shores: dict[str, set[str]] = {key: set() for key in at.PROVINCE_KEYS}
    for shore in arthur["coastArcs"]:
        shores[shore["area"]] |= set(shore["seas"])
    for river in arthur["rivers"]:
        shores[river["area"]].add(river["sea"])
    for p, key in enumerate(at.PROVINCE_KEYS):
        assert shores[key] == {sea for bit, sea in enumerate(at.COAST_KEYS) if at.COASTS[p] >> bit & 1}


def test_aa_16_2_borders_of_kingdoms_are_marked(arthur: Map) -> None:
    kingdom = dict(zip(at.PROVINCE_KEYS, at.KINGDOM_OF, strict=True))
    for line in arthur["borders"]:
        if line["a"] in kingdom and line["b"] in kingdom:
            assert (line["kind"] == "kingdom") == (kingdom[line["a"]] != kingdom[line["b"]])


def test_label_town_and_anchors_lie_inside_their_province(arthur: Map) -> None:
    for key, area in arthur["areas"].items():
        for spot in (area["label"], area["town"], *area["anchors"]):
            assert held(arthur, key, tuple(spot))
