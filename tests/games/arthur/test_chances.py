"""The chances of a war as they are shown (AA-10, AA-9.12), and what a view tells of its armies."""

from __future__ import annotations

from heptarchy.games.arthur.table.chances import rounds_to_bear, siege_chances
from heptarchy.games.arthur.table.forecast import forecast
from tests.games.arthur.at_war import at_field, besieged, declared, hold_out
from tests.games.arthur.table import a_campaign, options, say


def test_aa_10_5_losses_so_far_bring_the_end_nearer() -> None:
    assert rounds_to_bear([11], 2, 3) == 8, "more than two thirds of 11"
    assert rounds_to_bear([6], 2, 3, gone=5) == 3, "and 5 are gone already"
    fresh, _ = siege_chances([6], [11], 2)
    battered, _ = siege_chances([4], [11], 2, fought=2, lost=(2, 0))
    weakened, _ = siege_chances([6], [6], 2, fought=5, lost=(0, 5))
    assert battered < fresh < weakened


def test_aa_10_3_a_siege_is_reckoned_from_where_it_stands() -> None:
    s = besieged(a_campaign(2))
    before = forecast(s, 0)["wars"][0]["siege"]
    hold_out(s, 1, 6)
    say(s, "lose Sp")
    assert s.rule == "AA-10.4" or "press_on" in options(s)
    after = forecast(s, 0)["wars"][0]
    assert before["win"] + before["draw"] == after["siege"]["win"] + after["siege"]["draw"] == 1000
    assert after["strength"] == [10, 11]


def test_aa_7_3_the_general_is_seen_once_all_have_levied() -> None:
    s = a_campaign(3)
    declared(s)
    say(s, "join p2")
    assert s.rule == "AA-7.12"
    say(s, "lead Cv", by=0)
    assert s.view(0)["leads"] == ["Cv", None, None]
    assert s.view(1)["leads"] == s.view(None)["leads"] == [None, None, None]
    s = at_field(a_campaign(3), "join p2")
    assert s.view(None)["leads"] == ["Cv", "Cv", "Cv"]


def test_aa_12_1_the_figures_that_a_client_reckons_with_are_told() -> None:
    figures = a_campaign(3, title_rank=5).view(None)["figures"]
    assert figures == {
        "british_rank": 1,
        "land_rank": 1,
        "vassal_rank": 2,
        "warlord_rank": 1,
        "title_rank": 5,
        "siege_bonus": 2,
    }
