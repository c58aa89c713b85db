"""War is declared, and may be void (AA-9.1 to AA-9.6)."""

from __future__ import annotations

import pytest

from heptarchy.games.arthur.claims import add_throne_claim
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.table.state import BRITISH, SAXON, changed, replaced
from heptarchy.games.arthur.turn import play_card
from heptarchy.games.arthur.war_declaration import declare, may_declare, next_declaration
from tests.games.arthur.at_war import declared, levy, won
from tests.games.arthur.table import a_campaign, card, claim, hold, lay, options, owner, play, refused, say

CASSUS_BELLI = card("cassus_belli")


@pytest.mark.parametrize(("number", "allowed"), [(1, False), (2, False), (3, True), (4, True)])
def test_aa_9_1_war_is_declared_from_round_3_on(number: int, allowed: bool) -> None:
    s = a_campaign()
    claim(s, 0, "lundein")
    s.round = number
    play(s, play_card, 0)
    assert ("play cassus_belli" in options(s)) == allowed
    assert refused(s, "play cassus_belli") == ("" if allowed else "AA-9.1")


def test_aa_9_2_the_reason_is_a_claim_of_either_on_what_the_other_has() -> None:
    # Given claims on land, title and throne between seats 0 and 1, and one on seat 3, whom nobody else claims from
    s = a_campaign()
    claim(s, 0, "lundein")
    claim(s, 1, "cernow")
    claim(s, 0, "iceni")
    s.holder = changed(s.holder, t.PENDRAGON, 1)
    s.title_claims = changed(s.title_claims, t.PENDRAGON, 1)
    add_throne_claim(s, 0, 1, t.CLAIM_TO_THE_THRONE)
    add_throne_claim(s, 1, 0, t.CLAIM_TO_THE_THRONE)

    # Then war may be declared on these two, over each of the claims
    play(s, declare, CASSUS_BELLI)
    assert options(s) == ["war_on p2", "war_on p4"]
    say(s, "war_on p2")
    assert options(s) == ["over cernow", "over lundein", "over_title pendragon", "over_throne p2", "over_throne p1"]


def test_aa_9_2_a_claim_on_a_third_player_is_no_reason() -> None:
    s = a_campaign()
    claim(s, 1, "iceni")  # seat 3's
    play(s, play_card, 1)
    assert refused(s, "play cassus_belli") == "AA-9.2"


@pytest.mark.parametrize(("lord", "vassal"), [(0, 1), (1, 0)])
def test_aa_9_3_no_war_between_lord_and_vassal_but_in_rebellion(lord: int, vassal: int) -> None:
    s = a_campaign()
    claim(s, 0, "lundein")
    s.lord = changed(s.lord, vassal, lord)
    hold(s, 0, "cast_out_the_saxons")
    s.people = changed(s.people, 1, SAXON)
    bound = play(s.clone(), play_card, 1)
    assert "play cassus_belli" not in options(bound)
    assert "play cast_out_the_saxons" not in options(bound)
    lay(s, vassal, "rebellion")
    play(s, play_card, 1)
    assert {"play cassus_belli", "play cast_out_the_saxons"} <= set(options(s))


def test_aa_9_3_no_war_between_fellow_vassals() -> None:
    s = a_campaign()
    claim(s, 0, "lundein")
    s.lord = [2, 2, *s.lord[2:]]
    play(s, play_card, 1)
    assert refused(s, "play cassus_belli") == "AA-9.2"


def test_aa_9_4_peace_lasts_twice_round_the_table() -> None:
    # AA-20.2: declared in turn 9 by the first of four players
    s = declared(a_campaign())
    assert s.declared == 9
    assert next_declaration(s) == 18
    for turn, allowed in ((10, False), (17, False), (18, True), (21, True)):
        s.turn = turn
        assert may_declare(s) == allowed


@pytest.mark.parametrize("players", range(2, 9))
def test_aa_20_2_the_second_player_of_the_round_after_next_declares_again(players: int) -> None:
    s = a_campaign(players)
    declared(s)
    assert s.declared == 2 * players + 1
    assert next_declaration(s) == 4 * players + 2


def test_aa_9_4_a_void_declaration_counts() -> None:
    s = a_campaign()
    claim(s, 0, "lundein")
    play(s, declare, CASSUS_BELLI)
    say(s, "war_on p2", "over lundein", "void")
    assert s.over
    assert next_declaration(s) == 18


def test_aa_9_4_cast_out_the_saxons_counts() -> None:
    s = a_campaign()
    s.people = changed(s.people, 1, SAXON)
    play(s, declare, card("cast_out_the_saxons"))
    say(s, "war_on p2")
    assert next_declaration(s) == 18


def test_aa_9_5_the_reason_may_be_given_up_before_sides_are_chosen() -> None:
    s = a_campaign()
    claim(s, 0, "lundein")
    claim(s, 0, "rhegin")
    play(s, declare, CASSUS_BELLI)
    say(s, "war_on p2", "over lundein")
    assert s.seats == [0]
    assert options(s) == ["uphold", "void"]
    say(s, "void")
    assert s.over
    assert not s.wars
    assert s.claims[t.LUNDEIN] == 0
    assert s.claims[t.RHEGIN] == 1
    assert t.RENOUNCE_CLAIM not in s.played


def test_aa_9_5_the_enemy_may_give_up_his_own_claim() -> None:
    s = a_campaign()
    add_throne_claim(s, 1, 0, t.CLAIM_TO_THE_THRONE)
    play(s, declare, CASSUS_BELLI)
    say(s, "war_on p2", "over_throne p1")
    assert s.seats == [1]
    say(s, "void")
    assert s.over
    assert s.throne_claims[0] == 0
    assert s.discard[t.CLAIM_TO_THE_THRONE] == 1


def test_aa_9_5_a_claim_on_a_title_may_be_given_up() -> None:
    s = a_campaign()
    s.holder = changed(s.holder, t.PENDRAGON, 0)
    s.title_claims = changed(s.title_claims, t.PENDRAGON, 1 << 1)
    play(s, declare, CASSUS_BELLI)
    say(s, "war_on p2", "over_title pendragon")
    assert s.seats == [1]
    say(s, "void")
    assert s.over
    assert s.title_claims[t.PENDRAGON] == 0


def test_aa_9_5_with_the_card_set_aside_nothing_is_renounced() -> None:
    s = a_campaign()
    claim(s, 0, "lundein")
    s.aside = replaced(s.aside, 0, [t.RENOUNCE_CLAIM])
    play(s, declare, CASSUS_BELLI)
    say(s, "war_on p2", "over lundein")
    assert options(s) == ["uphold"]
    assert refused(s, "void") == "AA-C-R5"


def test_aa_9_6_declarer_and_enemy_lead() -> None:
    s = declared(a_campaign())
    assert s.wars[0].chief == [0, 1]
    assert s.wars[0].side == [0, 1, -1, -1]


def test_aa_9_6_a_lord_leads_for_his_vassal() -> None:
    s = a_campaign(5)
    s.lord = [2, 3, *s.lord[2:]]
    declared(s)
    war = s.wars[0]
    assert war.chief == [2, 3]
    assert war.side == [0, 1, 0, 1, -1]
    assert (war.declarer, war.enemy) == (0, 1)


def test_aa_9_6_a_rebel_leads_himself() -> None:
    s = a_campaign()
    s.lord = changed(s.lord, 0, 1)
    lay(s, 0, "rebellion")
    declared(s)
    assert s.wars[0].chief == [0, 1]


def test_aa_c05_cassus_belli_is_back_in_the_hand_and_the_war_resolved_at_once() -> None:
    s = a_campaign()
    claim(s, 0, "lundein")
    play(s, play_card, 1)
    say(s, "play cassus_belli", "war_on p2", "over lundein", "uphold", "join p1", "join p2")
    levy(s)
    say(s, "fight", "outcome won")
    assert s.over
    assert not s.wars
    assert owner(s, "lundein") == 0
    assert t.CASSUS_BELLI in s.played
    assert s.discard[t.CASSUS_BELLI] == 0


def test_aa_c05_the_peace_of_the_last_war_forbids_it() -> None:
    s = won(a_campaign(), "join p1", "join p2")
    later = a_campaign()
    claim(later, 0, "lundein")
    later.declared = s.declared
    later.round, later.turn = 5, 17
    early = play(later.clone(), play_card, 1)
    assert refused(early, "play cassus_belli") == "AA-9.4"
    later.turn = 18
    play(later, play_card, 1)
    assert "play cassus_belli" in options(later)


def test_aa_c26_cast_out_the_saxons_needs_a_saxon_enemy_and_no_claim() -> None:
    s = a_campaign()
    s.people = changed(s.people, 2, SAXON)
    hold(s, 0, "cast_out_the_saxons")
    play(s, play_card, 1)
    say(s, "play cast_out_the_saxons")
    assert options(s) == ["war_on p3"]
    say(s, "war_on p3")
    assert s.rule == "AA-9.7"  # no reason to renounce: sides are chosen at once
    assert s.discard[t.CAST_OUT_THE_SAXONS] == 1
    assert s.hands[0] == []


def test_aa_c26_a_saxon_ruler_cannot_play_it() -> None:
    s = a_campaign()
    s.people = [SAXON, SAXON, BRITISH, BRITISH]
    hold(s, 0, "cast_out_the_saxons")
    play(s, play_card, 1)
    assert refused(s, "play cast_out_the_saxons") == "AA-3.12"


def test_aa_c26_not_before_round_3() -> None:
    s = a_campaign()
    s.people = changed(s.people, 1, SAXON)
    hold(s, 0, "cast_out_the_saxons")
    s.round = 2
    play(s, play_card, 1)
    assert refused(s, "play cast_out_the_saxons") == "AA-9.1"
