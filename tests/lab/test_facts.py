"""What the lab sees of a game on its way: who leads, what is played."""

from __future__ import annotations

import pytest

from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.encoding.facts import standing
from heptarchy.games.vikings.game import VIKINGS
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.kit.facts import facts_of
from heptarchy.lab.simulate import make_plan
from heptarchy.lab.table import Row, Table


def watched(game: str, given: dict[str, object], index: int = 0) -> tuple[Row, list[str]]:
    """A game that is looked at, and its sides by seat."""
    plan = make_plan(game, given, ["random"], 1, watch=True)
    table = Table(plan)
    return table.play(index), table.facts.sides(plan.options)


@pytest.mark.parametrize(
    ("game", "given"),
    [
        ("vikings", {"rounds": 3}),
        ("vikings", {"rounds": 2, "players": 2, "land_and_gods": True}),
        ("ortus", {"players": 2, "round_cap": 8}),
        ("ortus", {"players": 4, "two_heads": True, "round_cap": 3}),
        ("ortus", {"players": 4, "tetrarchy": True, "round_cap": 3}),
        ("ortus", {"variant": "rebellion", "players": 2, "mode": "cooperative", "round_cap": 4}),
        ("ortus", {"variant": "wessex", "players": 3, "round_cap": 2}),
        ("ortus", {"players": 2, "best_of": 3, "round_cap": 2}),
        ("arthur", {"players": 3, "rounds": 4, "battles": "quick"}),
        ("dba", {"rounds": 1, "points": 24}),
    ],
)
def test_every_side_has_a_standing_at_every_mark(game: str, given: dict[str, object]) -> None:
    row, sides = watched(game, given)
    assert len(row.when) == len(row.lead) > 1
    assert row.when == sorted(set(row.when))
    for each in row.lead:
        assert len(each) == len(set(sides))
        assert all(0 <= value <= 1 for value in each)
        assert sum(each) <= 1.001
    assert len(row.opening) == len(sides)
    assert len(set(row.plays)) == len(row.plays)
    assert all(0 <= int(play.partition(":")[0]) < len(sides) and play.partition(":")[2] for play in row.plays)


def test_cards_and_openings_are_told_by_name() -> None:
    row, _ = watched("ortus", {"players": 2}, index=2)
    assert {"0:Land", "1:Land", "1:Castle"} <= set(row.plays)
    assert row.opening == ["Land, Cathedral", "Land, Castle"]
    viking, _ = watched("vikings", {"rounds": 3, "players": 2})
    assert viking.opening[0].startswith("lands in ")


def test_a_campaign_tells_how_it_ended_and_how_saxon_cards_fared() -> None:
    rows = [watched("arthur", {"players": 2, "battles": "quick", "preset": "skirmish"}, n)[0] for n in range(8)]
    assert {row.ending for row in rows} <= {"overlord", "rank", "lots"}
    for row in rows:
        assert (row.facts["overlord"], row.facts["lots"]) == (row.ending == "overlord", row.ending == "lots")
    assert sum(row.facts["saxon_played"] for row in rows) > 0
    assert sum(row.facts["saxon_thrown"] for row in rows) > 0
    assert {play.partition(":")[2] for row in rows for play in row.plays} & {"Saxon Hater", "Migrating Saxons"}


def test_the_vikings_lead_from_the_cities_that_win_them_a_treaty() -> None:
    s = VIKINGS.new(players=2)
    assert isinstance(s, Vikings)
    s.hosts = [[0] * len(row) for row in s.hosts]
    before = 0.0
    for held in range(1, 1 + len(t.CITIES)):
        s.hosts[t.VIKING][t.CITIES[held - 1]] = 1
        vikings, english = standing(s)
        assert vikings + english == pytest.approx(1)
        assert vikings > before or vikings == 1.0
        assert (vikings > 0.5) == (held >= s.params.treaty_markers)
        assert (vikings == 1.0) == (held >= s.params.conquest_markers)
        before = vikings


def test_who_wins_a_duel_of_earls_has_all_the_power() -> None:
    row, _ = watched("ortus", {"players": 2}, index=2)
    assert row.ending == "last earl"
    assert row.lead[-1] == [float(seat in row.winners) for seat in (0, 1)]
    assert row.lead[0] == [0.5, 0.5]


def test_allies_of_two_heads_are_a_side() -> None:
    options = ORTUS.settle({"players": 4, "two_heads": True})
    sides = facts_of(ORTUS).sides(options)
    assert sides[0] == sides[2] != sides[1] == sides[3]


def test_partners_of_a_tetrarchy_are_a_side() -> None:
    sides = facts_of(ORTUS).sides(ORTUS.settle({"players": 4, "tetrarchy": True}))
    assert sides == ["Blue and Red", "Blue and Red", "Green and Gold", "Green and Gold"]
