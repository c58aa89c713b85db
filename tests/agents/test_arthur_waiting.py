"""Greedy while a war waits for the end of the round (AA-26), and how near it sees the crown of all (AA-17.1)."""

from __future__ import annotations

import pytest

from heptarchy.games.arthur.bot.cards import keep_value, refresh, target_value
from heptarchy.games.arthur.bot.council import gives_up, waiting_plan
from heptarchy.games.arthur.bot.outlook import Outlook, crown_value, unsworn
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.table.actions import ON, RENOUNCE
from heptarchy.games.arthur.table.state import LAND, SAXON, Campaign, changed
from heptarchy.games.arthur.turn import play_card
from tests.agents.test_arthur import says
from tests.games.arthur.table import a_campaign, card, claim, hold, play

FOR_SAXONS = ("cast_out_the_saxons", "saxons_unite", "long_ships", "northerners")


def waits(lord: int = 1, rounds: int = 18) -> Campaign:
    """Seat 1 claims much of seat 0 and has declared war over a claim of his; 2 and 3 are vassals of one of them."""
    s = a_campaign(war_at_end_of_round=True, rounds=rounds)
    claim(s, 0, "lundein")
    for place in ("durnovaria", "lindinis", "cernow"):
        claim(s, 1, place)
    for seat in (2, 3):
        s.lord = changed(s.lord, seat, lord)
    s.declared = s.turn
    s.pending = [1, 0, LAND, t.LUNDEIN]
    return s


def test_aa_26_1_a_war_that_waits_is_sure_and_counts_among_those_to_come() -> None:
    for left in (0, 3, 6):
        s = waits(rounds=3 + left)
        assert Outlook(s, 0).soon == 1.0
        counted = Outlook(s, 0).wars_left
        s.pending = []
        s.declared = s.players * s.round  # AA-26.5: as if it had been fought
        assert counted == pytest.approx(Outlook(s, 0).wars_left + 1)
        assert Outlook(s, 0).soon < 0.5


def test_aa_26_1_it_is_seen_from_the_side_that_one_will_be_on() -> None:
    s = waits()
    plan = waiting_plan(Outlook(s, 0))
    assert plan is not None
    assert (plan.a, plan.b, plan.enemy) == (0b0001, 0b1110, 1)
    other = waiting_plan(Outlook(s, 2))
    assert other is not None
    assert (other.a, other.b, other.enemy) == (0b1110, 0b0001, 0)
    assert [plan.beside[2], other.beside[3]] == pytest.approx([-1, 1])
    declarer = waiting_plan(Outlook(s, 1))
    assert declarer is not None
    assert plan.promise < 0 < declarer.promise


def test_aa_26_2_a_claim_is_given_up_in_time_where_the_war_for_it_would_cost_more() -> None:
    hopeless, easy = waits(lord=1), waits(lord=0)
    assert gives_up(Outlook(hopeless, 0), RENOUNCE[t.LUNDEIN]) > 0
    assert gives_up(Outlook(easy, 0), RENOUNCE[t.LUNDEIN]) < 0
    assert gives_up(Outlook(hopeless, 0), RENOUNCE[t.RHEGIN]) < 0, "that is not what the war is over"
    hopeless.active = 0
    hopeless.played = [t.ESTABLISH_CLAIM, t.RAID, t.SAXON_SETTLEMENT]
    assert says(play(hopeless, play_card, 1)) == "play renounce_claim"


def test_troops_for_the_next_war_go_to_a_saxon_who_fights_beside_us() -> None:
    s = waits()
    s.people = changed(s.people, 3, SAXON)
    o = Outlook(s, 1)
    plan = waiting_plan(o)
    assert target_value(o, t.NORTHERNERS, ON[3], plan) > 0
    foe = Outlook(s, 0)
    assert target_value(foe, t.NORTHERNERS, ON[3], waiting_plan(foe)) < 0


@pytest.mark.parametrize("key", FOR_SAXONS)
def test_a_card_that_needs_a_saxon_ruler_is_held_until_there_is_one(key: str) -> None:
    s = a_campaign(rounds=9)
    s.played = [t.ESTABLISH_CLAIM, t.RAID, t.SAXON_SETTLEMENT, t.CASSUS_BELLI]
    hold(s, 0, key)
    assert says(play(s, play_card, 0)) == "play renounce_claim"


def test_no_card_is_thrown_away_for_a_new_one_that_can_never_be_played() -> None:
    s = a_campaign(rounds=3)
    o = Outlook(s, 0)
    assert o.rounds_left == 0
    assert refresh(o) == keep_value(o, card("rebellion")) == 0.0


def test_aa_17_1_who_has_all_but_one_as_vassals_wants_a_title_and_who_has_all_wants_nothing_more() -> None:
    s = a_campaign()
    worth: list[float] = []
    for seat in (1, 2, 3):
        worth.append(crown_value(Outlook(s, 0), 0))
        s.lord = changed(s.lord, seat, 0)
    worth.append(crown_value(Outlook(s, 0), 0))
    assert worth[:2] == [0.0, 0.0]
    assert 0 < worth[2] < worth[3]
    assert unsworn(Outlook(s, 0), 0) == 0
    s.holder = changed(s.holder, t.PENDRAGON, 0)
    assert crown_value(Outlook(s, 0), 0) == 0.0
