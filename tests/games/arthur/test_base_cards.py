"""The five base cards (AA-4, AA-C01 to AA-C05)."""

from __future__ import annotations

import pytest

from heptarchy.games.arthur.claims import add_throne_claim
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.table.state import BRITISH, IRISH, NOBODY, SAXON, Campaign, changed
from heptarchy.games.arthur.turn import take_turn
from tests.games.arthur.table import (
    a_campaign,
    card,
    claim,
    give,
    hold,
    lay,
    options,
    owner,
    people,
    play,
    province,
    refused,
    say,
)


def claimed(s: Campaign, key: str) -> int:
    """Who claims a province, as bits."""
    return s.claims[province(key)]


def test_aa_4_1_a_claim_is_on_land_that_touches_ones_own() -> None:
    s = play(a_campaign(), take_turn, 0)
    say(s, "play establish_claim")
    assert set(options(s)) == {
        "at caer_wenta",
        "at caer_celemion",
        "at caer_gloui",
        "at caer_ceri",
        "claim_title pendragon",
    }
    say(s, "at caer_gloui")
    assert claimed(s, "caer_gloui") == 1
    assert owner(s, "caer_gloui") == 2  # nothing else is changed


def test_aa_4_1_neither_a_home_is_claimed_nor_what_waits_for_an_owner() -> None:
    s = a_campaign()
    give(s, "rhegin", 0)  # beside the home of Ceint
    give(s, "caer_wenta", NOBODY)
    s.heir_of = changed(s.heir_of, province("caer_wenta"), 1)
    play(s, take_turn, 0)
    say(s, "play establish_claim")
    assert "at lundein" in options(s)
    assert refused(s, "at durovernum") == "AA-5.5"
    assert refused(s, "at caer_wenta") == "AA-4.1"


def test_aa_c01_establish_claim_takes_a_title_too() -> None:
    s = a_campaign()
    s.people = changed(s.people, 0, SAXON)
    play(s, take_turn, 0)
    say(s, "play establish_claim")
    assert "claim_title pendragon" not in options(s)
    say(s, "claim_title bretwalda")
    assert s.title_claims == [0, 1]


def test_aa_4_2_a_raid_goes_against_other_players_land_beside_ones_own() -> None:
    s = a_campaign()
    give(s, "rhegin", 0)
    play(s, take_turn, 0)
    say(s, "play raid")
    assert "at durovernum" in options(s)  # homes too
    assert "at isca" not in options(s)
    assert "at gyrwas" not in options(s)


def test_aa_c02_raid_comes_back_and_lies_as_a_mark() -> None:
    s = play(a_campaign(), take_turn, 0)
    say(s, "play raid", "at caer_wenta", "raiders Cv")
    assert s.raids[:2] == [0, province("caer_wenta")]
    assert sum(s.discard) == 0
    assert refused(s, "play raid") == "AA-3.4"


def test_aa_4_3_any_claims_are_given_up() -> None:
    s = a_campaign()
    claim(s, 0, "caer_wenta")
    claim(s, 0, "lundein")
    claim(s, 1, "isca")
    s.title_claims = [0b11, 0]
    s.deck[card("claim_to_the_throne")] -= 1
    add_throne_claim(s, 0, 3, card("claim_to_the_throne"))
    play(s, take_turn, 0)
    say(s, "play renounce_claim")
    assert set(options(s)) == {
        "renounce caer_wenta",
        "renounce lundein",
        "renounce_title pendragon",
        "renounce_throne p4",
        "done",
    }
    say(s, "renounce lundein", "renounce_title pendragon", "renounce_throne p4")
    assert options(s) == ["renounce caer_wenta", "done"]
    say(s, "done")
    assert (claimed(s, "lundein"), claimed(s, "caer_wenta"), claimed(s, "isca")) == (0, 1, 2)
    assert s.title_claims == [0b10, 0]
    assert s.throne_claims == [0, 0, 0, 0]
    assert s.discard[card("claim_to_the_throne")] == 1


def test_aa_c03_renounce_claim_gives_up_nothing_and_is_back_in_the_hand() -> None:
    s = a_campaign()
    claim(s, 0, "caer_wenta")
    play(s, take_turn, 0)
    say(s, "play renounce_claim", "done")
    assert claimed(s, "caer_wenta") == 1
    assert sum(s.discard) == 0


def test_aa_4_4_saxons_settle_on_the_shore_or_beside_saxons() -> None:
    s = a_campaign()
    people(s, "rhegin", SAXON)
    people(s, "lundein", IRISH)
    play(s, take_turn, 1)
    say(s, "play saxon_settlement")
    # caer_wenta is on the shore, caer_celemion beside Rhegin; durovernum is a home; rhegin is Saxon, lundein Irish
    assert set(options(s)) == {"at caer_wenta", "at caer_celemion"}
    say(s, "at caer_celemion")
    assert s.population[province("caer_celemion")] == SAXON


def test_aa_4_4_saxons_of_another_player_serve_as_well_and_only_own_land_is_settled() -> None:
    s = a_campaign()
    people(s, "caer_wenta", SAXON)
    play(s, take_turn, 0)
    say(s, "play saxon_settlement")
    assert set(options(s)) == {"at durnovaria", "at caer_baddan"}


def test_aa_c04_a_saxon_hater_settles_none() -> None:
    s = a_campaign()
    lay(s, 1, "saxon_hater")
    play(s, take_turn, 1)
    assert refused(s, "play saxon_settlement") == "AA-3.12"
    assert s.population[province("lundein")] == BRITISH


@pytest.mark.parametrize(
    ("played", "target", "rule"),
    [
        ("establish_claim", "at iceni", "AA-4.1"),  # does not touch his land
        ("establish_claim", "at durovernum", "AA-5.5"),  # a home
        ("establish_claim", "at isca", "AA-5.5"),
        ("establish_claim", "at deur", "AA-2.3"),  # off the map
        ("establish_claim", "claim_title bretwalda", "AA-5.4"),
        ("raid", "at isca", "AA-8.1"),
        ("raid", "at iceni", "AA-8.1"),
        ("saxon_settlement", "at caer_wenta", "AA-4.4"),
        ("saxon_settlement", "at isca", "AA-6.3"),
        ("saxon_settlement", "at cernow", "AA-6.2"),
        ("sly_fox", "on p2", "AA-C15"),  # he bears Dumb Ox
        ("migrating_britons", "at cernow", "AA-C12"),
        ("establish_claim", "on p2", "AA-C01"),  # no player is asked for
    ],
)
def test_aa_3_12_what_a_card_is_not_for_is_refused_by_its_rule(played: str, target: str, rule: str) -> None:
    s = a_campaign()
    people(s, "caer_wenta", SAXON)
    lay(s, 1, "dumb_ox")
    if played in ("sly_fox", "migrating_britons"):
        hold(s, 0, played)
    play(s, take_turn, 0)
    say(s, f"play {played}")
    assert refused(s, target) == rule


def test_aa_4_5_war_needs_round_three_and_a_claim_between_the_two() -> None:
    s = a_campaign()
    play(s, take_turn, 0)
    assert "play cassus_belli" not in options(s)

    for claimant, place in ((0, "caer_wenta"), (1, "durnovaria")):  # his claim, or the other's
        s = a_campaign()
        claim(s, claimant, place)
        play(s, take_turn, 0)
        say(s, "play cassus_belli")
        assert options(s) == ["war_on p2"]

    s = a_campaign()
    claim(s, 0, "caer_wenta")
    s.round = 2
    play(s, take_turn, 0)
    assert "play cassus_belli" not in options(s)


def test_aa_4_5_war_waits_for_the_end_of_the_peace() -> None:
    s = a_campaign()
    claim(s, 0, "caer_wenta")
    s.declared = 9
    s.turn = 16  # the turn that begins is the 17th
    play(s, take_turn, 0)
    assert "play cassus_belli" not in options(s)

    s = a_campaign()
    claim(s, 0, "caer_wenta")
    s.declared = 9
    s.turn = 17
    play(s, take_turn, 0)
    assert "play cassus_belli" in options(s)


def test_aa_c05_cassus_belli_is_not_for_lord_vassal_or_fellow_vassal() -> None:
    for lords in ([1, NOBODY, NOBODY, NOBODY], [NOBODY, 0, NOBODY, NOBODY], [3, 3, NOBODY, NOBODY]):
        s = a_campaign()
        claim(s, 0, "caer_wenta")
        claim(s, 0, "caer_gloui")
        s.lord = lords
        play(s, take_turn, 0)
        say(s, "play cassus_belli")
        assert options(s) == ["war_on p3"]


def test_aa_c05_cassus_belli_declares_a_war_at_once_and_is_kept() -> None:
    s = a_campaign()
    hold(s, 0, "treachery")
    claim(s, 0, "caer_wenta")
    play(s, take_turn, 0)
    say(s, "play cassus_belli", "war_on p2", "over caer_wenta")
    assert len(s.wars) == 1
    assert s.declared == s.turn
    assert s.hands[0] == [t.TREACHERY]
    assert sum(s.discard) == 0
