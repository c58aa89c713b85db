"""Rank (AA-12)."""

from __future__ import annotations

from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.realm import rank
from heptarchy.games.arthur.settlement import settle_war
from heptarchy.games.arthur.table.state import SAXON, changed
from heptarchy.games.arthur.victory import finish_by_rank
from tests.games.arthur.table import a_campaign, a_war, claim, give, lay, options, owner, play, province, say


def test_aa_12_1_each_thing_adds_to_rank() -> None:
    s = a_campaign()
    assert rank(s, 0) == 7
    give(s, "lundein", 0)
    assert (rank(s, 0), rank(s, 1)) == (8, 6)
    s.warlords = changed(s.warlords, province("lundein"), 2)
    assert rank(s, 0) == 10
    s.lord = [-1, 0, 0, -1]
    assert rank(s, 0) == 14
    s.holder = [0, -1]
    assert rank(s, 0) == 17
    s.people = changed(s.people, 0, SAXON)
    s.holder = [-1, 0]
    assert rank(s, 0) == 16


def test_aa_12_1_the_example_of_a_pendragon() -> None:
    # A British ruler, 7 provinces, 1 Warlord, 2 vassals, Pendragon
    s = a_campaign()
    give(s, "lundein", 0)
    s.warlords = changed(s.warlords, t.CERNOW, 1)
    s.lord = [-1, 0, 0, -1]
    s.holder = [0, -1]
    assert rank(s, 0) == 16


def test_aa_12_1_a_rebel_does_not_count() -> None:
    s = a_campaign()
    s.lord = [-1, 0, 0, -1]
    lay(s, 1, "rebellion")
    assert rank(s, 0) == 9


def test_aa_12_2_ties_are_diced_off_each_time() -> None:
    # Given two of equal rank, above the others
    s = a_campaign()
    give(s, "rhegin", 3)
    give(s, "lundein", 0)
    play(s, lambda s, _: finish_by_rank(s))

    # Then they alone roll, and again while their dice are equal
    assert s.rule == "AA-12.2"
    say(s, "roll 4", "roll 4")
    assert not s.over
    say(s, "roll 2", "roll 3")
    assert s.over
    assert s.result().scores == [0, 0, 0, 1]


def test_aa_12_3_everybody_begins_with_seven() -> None:
    for players in range(2, 9):
        s = a_campaign(players)
        assert [rank(s, seat) for seat in range(players)] == [7] * players


def test_aa_12_4_rank_breaks_equal_rolls_for_a_claim() -> None:
    # Given two who have won a province together, one of them of higher rank
    s = a_campaign()
    claim(s, 0, "lundein")
    claim(s, 2, "lundein")
    give(s, "iceni", 2)
    war = a_war(0, 1)
    war.side, war.winner = [0, 1, 0, -1], 0
    s.wars = [war]
    play(s, settle_war)
    say(s, "insist", "insist")

    # When their dice are equal
    assert options(s)[0] == "roll 1"
    say(s, "roll 5", "roll 5")

    # Then rank decides, without another die
    assert owner(s, "lundein") == 2
    assert s.over
