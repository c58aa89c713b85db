"""The map and the cards as data: what AA-16 says of them holds of the tables (AA-1.5, AA-16, AA-20.1)."""

from __future__ import annotations

import pytest

from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.realm import is_home, land_of
from heptarchy.games.arthur.table.actions import AT
from heptarchy.games.arthur.table.state import changed
from heptarchy.games.arthur.targets import targets
from heptarchy.games.dba.data.tables import COUNTRY_KEYS
from tests.games.arthur.table import a_campaign, claim, province

every_number = pytest.mark.parametrize("players", range(2, 9))


def borders() -> set[tuple[int, int]]:
    """All pairs that touch."""
    return {(min(a, b), max(a, b)) for a in range(t.PROVINCES) for b in t.ADJACENT[a]}


def test_aa_1_5_all_marks_are_open() -> None:
    s = a_campaign()
    claim(s, 0, "lundein")
    s.raids = [2, t.CAER_CERI, 0]
    s.ships = [t.LONG_SHIPS, 1, t.RHEGIN]
    s.warlords = changed(s.warlords, t.CERNOW, 1)
    for seat in (None, 0, 3):
        view = s.view(seat)
        assert view["provinces"]["lundein"] == {
            "owner": 1,
            "last_owner": None,
            "population": "british",
            "claims": [0],
            "warlords": 0,
            "blocked": False,
        }
        assert view["provinces"]["cernow"]["warlords"] == 1
        assert [(mark["by"], mark["province"]) for mark in view["raids"]] == [(2, "caer_ceri")]
        assert view["ships"] == [{"card": "long_ships", "by": 1, "province": "rhegin"}]
        assert view["provinces"]["rhegin"]["blocked"]


def test_aa_16_2_eight_kingdoms_of_a_home_and_five_provinces() -> None:
    assert t.KINGDOM_NAMES == ("Dumnonia", "Ceint", "Powys", "Linnuis", "Ebrauc", "Demetia", "Gwynedd", "Rheged")
    assert t.PROVINCES == len(set(t.PROVINCE_KEYS)) == len(set(t.PROVINCE_NAMES)) == 48
    for kingdom in range(t.KINGDOMS):
        lands = t.PROVINCES_OF[kingdom]
        assert lands == [p for p in range(t.PROVINCES) if t.KINGDOM_OF[p] == kingdom]
        assert [p for p in lands if t.IS_HOME[p]] == [t.HOME_OF[kingdom]]
        assert len(lands) == 6


@every_number
def test_aa_16_3_with_each_player_the_next_kingdom_comes_into_play(players: int) -> None:
    assert (
        t.PLAYER_SETS[players]
        == [
            t.DUMNONIA,
            t.CEINT,
            t.POWYS,
            t.LINNUIS,
            t.EBRAUC,
            t.DEMETIA,
            t.GWYNEDD,
            t.RHEGED,
        ][:players]
    )


def test_aa_16_4_a_province_lies_on_two_coasts_at_most() -> None:
    assert t.COAST_KEYS == ("saxon_shore", "british_sea", "irish_sea")
    assert all(bits.bit_count() <= 2 for bits in t.COASTS)
    for key, coast in (("bryneich", t.SAXON_SHORE), ("isca", t.BRITISH_SEA), ("gwent", t.IRISH_SEA)):
        assert t.COASTS[province(key)] == coast
    assert t.COASTS[province("novant")] == t.IRISH_SEA  # the Solway
    assert t.COASTS[province("cernow")] == t.BRITISH_SEA | t.IRISH_SEA


def test_aa_16_5_there_are_103_borders_and_all_count_both_ways() -> None:
    assert len(borders()) == 103
    for a in range(t.PROVINCES):
        assert a not in t.ADJACENT[a]
        assert all(a in t.ADJACENT[b] for b in t.ADJACENT[a])


@pytest.mark.parametrize(
    ("a", "b"), [("caer_baddan", "gwent"), ("banovallum", "deur"), ("deganwy", "mon"), ("arfon", "mon")]
)
def test_aa_16_5_crossings_over_water_count_like_the_others(a: str, b: str) -> None:
    assert province(b) in t.ADJACENT[province(a)]


@every_number
def test_aa_16_6_the_kingdoms_in_play_hang_together(players: int) -> None:
    s = a_campaign(players)
    here = {p for p in range(t.PROVINCES) if s.owner[p] >= 0}
    reached, edge = {t.ISCA}, [t.ISCA]
    while edge:
        new = {other for other in t.ADJACENT[edge.pop()] if other in here} - reached
        reached |= new
        edge += new
    assert reached == here


@every_number
def test_aa_16_6_enough_coast_and_enough_to_claim_for_everybody(players: int) -> None:
    s = a_campaign(players)
    open_land = [p for p in range(t.PROVINCES) if s.owner[p] >= 0 and not is_home(s, p)]
    for coast in (t.SAXON_SHORE, t.IRISH_SEA):
        assert len([p for p in open_land if t.COASTS[p] & coast]) >= 3
    s.round = 1
    for seat in range(players):
        s.active = seat
        assert len([one for one in targets(s, seat, t.ESTABLISH_CLAIM) if AT.holds(one)]) >= 2
        assert len(land_of(s, seat)) == 6


def test_aa_16_7_the_terrain_is_a_country_of_the_battle() -> None:
    assert tuple(COUNTRY_KEYS[: len(t.TERRAIN_KEYS)]) == t.TERRAIN_KEYS
    assert set(t.TERRAIN) == {t.ARABLE, t.FOREST, t.HILLY, t.FEN}


def test_aa_20_1_the_counts_of_the_cards() -> None:
    winds = range(t.BASE_CARDS, t.CARDS)
    there = [card for card in winds if t.COPIES[card]]
    assert (sum([t.COPIES[card] for card in there]), len(there)) == (70, 48)
    assert t.BASE_CARDS * 8 == 40
    assert t.BASE_CARDS + a_campaign().params.hand_winds == 7
