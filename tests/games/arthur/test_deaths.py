"""Death of rulers (AA-13) and change of people (AA-15)."""

from __future__ import annotations

import pytest

from heptarchy.games.arthur.claims import add_throne_claim, claims_province, claims_throne, claims_title
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.deaths import die, kill_warlord, turn_british, turn_saxon
from heptarchy.games.arthur.levy import base_army, fit_to_lead, kind_of, sure_elements
from heptarchy.games.arthur.realm import are_bound, land_of, lord_of, rank
from heptarchy.games.arthur.settlement import settle_war
from heptarchy.games.arthur.table.state import BELL, BRITISH, FAITH, IRISH, NOBODY, SAXON, Campaign, changed
from heptarchy.games.arthur.targets import can_be_usurped
from heptarchy.games.arthur.turn import play_card
from heptarchy.games.dba.data.tables import KN, SP
from tests.games.arthur.table import (
    a_campaign,
    a_war,
    claim,
    dies,
    give,
    hold,
    lay,
    options,
    owner,
    people,
    play,
    province,
    say,
)


def claim_title(s: Campaign, title: int, *seats: int) -> None:
    """They claim a title, by no rule at all."""
    for seat in seats:
        s.title_claims = changed(s.title_claims, title, s.title_claims[title] | 1 << seat)


def claim_throne(s: Campaign, seat: int, other: int) -> None:
    """He has played a Claim to the Throne."""
    add_throne_claim(s, seat, other, t.CLAIM_TO_THE_THRONE)


# Deaths


@pytest.mark.parametrize("ruler", [BRITISH, SAXON])
def test_aa_13_1_an_heir_of_the_same_people_follows(ruler: int) -> None:
    s = a_campaign()
    s.people = changed(s.people, 1, ruler)
    dies(s, 1)
    assert s.people[1] == ruler
    assert s.reign == [1, 2, 1, 1]
    assert land_of(s, 1) == t.PROVINCES_OF[t.CEINT]


def test_aa_13_2_a_single_claimant_takes_province_and_title() -> None:
    s = a_campaign()
    s.holder = [1, NOBODY]
    claim(s, 0, "caer_wenta")
    claim(s, 2, "calchfynydd")
    claim(s, 3, "cernow")  # of another ruler, who lives
    claim_title(s, t.PENDRAGON, 3)
    dies(s, 1)
    assert (owner(s, "caer_wenta"), owner(s, "calchfynydd"), owner(s, "cernow")) == (0, 2, 0)
    assert s.holder == [3, NOBODY]
    assert not claims_province(s, 0, t.CAER_WENTA)
    assert not claims_title(s, 3, t.PENDRAGON)


def test_aa_13_3_what_two_claim_has_no_owner() -> None:
    s = a_campaign()
    s.holder = [1, NOBODY]
    claim(s, 0, "caer_celemion")
    claim(s, 2, "caer_celemion")
    claim_title(s, t.PENDRAGON, 0, 3)
    dies(s, 1)
    assert owner(s, "caer_celemion") == NOBODY
    assert s.holder == [NOBODY, NOBODY]
    assert claims_province(s, 0, t.CAER_CELEMION)
    assert claims_title(s, 3, t.PENDRAGON)


@pytest.mark.parametrize(("winner", "heir"), [(0, 0), (1, NOBODY)])
def test_aa_13_3_until_after_the_next_war(winner: int, heir: int) -> None:
    # Given a province that two lay claim to, and one of them at war with a third
    s = a_campaign()
    claim(s, 0, "caer_celemion")
    claim(s, 2, "caer_celemion")
    die(s, 1, BELL)
    war = a_war(0, 3)
    war.side, war.winner, war.lords = [0, -1, -1, 1], winner, s.lord
    s.wars = [war]
    play(s, settle_war)
    assert owner(s, "caer_celemion") == heir


def test_aa_13_4_the_heir_claims_what_he_has_lost() -> None:
    s = a_campaign()
    s.holder = [1, NOBODY]
    claim(s, 0, "caer_wenta")
    claim(s, 0, "caer_celemion")
    claim(s, 2, "caer_celemion")
    claim_title(s, t.PENDRAGON, 3)
    dies(s, 1)
    claimed = [t.PROVINCE_KEYS[p] for p in range(t.PROVINCES) if claims_province(s, 1, p)]
    assert claimed == ["caer_wenta", "caer_celemion"]
    assert claims_title(s, 1, t.PENDRAGON)


def test_aa_13_4_not_against_one_who_has_become_his_lord() -> None:
    # Given one who claims land and throne, and another who claims land
    s = a_campaign(throne_on_death=True)
    claim(s, 0, "caer_wenta")
    claim(s, 2, "calchfynydd")
    claim_throne(s, 0, 1)
    dies(s, 1)
    assert lord_of(s, 1) == 0
    assert not claims_province(s, 1, t.CAER_WENTA)
    assert claims_province(s, 1, t.CALCHFYNYDD)


def test_aa_25_1_fall_of_the_mighty_costs_the_claims_he_had_and_the_free_one_comes_last() -> None:
    # Given an owner with one foreign claim on his land, and a claim of his own
    s = a_campaign()
    claim(s, 0, "caer_wenta")
    claim(s, 1, "caer_ceri")
    hold(s, 0, "fall_of_the_mighty")
    play(s, play_card)
    say(s, "play fall_of_the_mighty", "on p2")

    # Then the province is lost and so are his claims, before his heir is asked
    assert owner(s, "caer_wenta") == 0
    assert not claims_province(s, 1, t.CAER_CERI)
    assert (s.seats, s.rule, options(s)) == ([1], "AA-25.2", ["done", "waive"])
    say(s, "done")
    assert [p for p in range(t.PROVINCES) if claims_province(s, 1, p)] == [t.CAER_WENTA]


def test_aa_25_1_a_usurper_leaves_free_claims_on_land_and_none_on_pendragon() -> None:
    s = a_campaign()
    s.holder = [1, NOBODY]
    claim(s, 0, "caer_wenta")
    claim(s, 2, "lundein")
    claim(s, 3, "lundein")
    claim_title(s, t.PENDRAGON, 3)
    claim(s, 1, "caer_ceri")
    play(s, lambda s, _: turn_saxon(s, 1))
    assert s.people[1] == SAXON  # he is a Saxon before he is asked
    assert (s.seats, options(s)) == ([1], ["done", "renounce lundein", "renounce caer_wenta", "waive"])
    say(s, "done")
    assert [p for p in range(t.PROVINCES) if claims_province(s, 1, p)] == [t.LUNDEIN, t.CAER_WENTA]
    assert not claims_title(s, 1, t.PENDRAGON)


def test_aa_25_1_a_usurped_rebel_claims_nothing_of_those_he_is_bound_to_again() -> None:
    s = a_campaign()
    s.lord = [-1, 0, 0, -1]
    lay(s, 1, "rebellion")
    claim(s, 0, "lundein")
    claim(s, 3, "rhegin")
    play(s, lambda s, _: turn_saxon(s, 1))
    assert s.lost == [t.RHEGIN]


def bereft() -> Campaign:
    """The ruler of seat 1 is dead, who has lost two provinces and Pendragon; his heir is asked."""
    s = a_campaign()
    s.holder = [1, NOBODY]
    claim(s, 0, "lundein")
    claim(s, 2, "calchfynydd")
    claim_title(s, t.PENDRAGON, 3)
    play(s, lambda s, _: die(s, 1, BELL))
    return s


@pytest.mark.parametrize(
    ("answers", "land", "crown"),
    [
        (["done"], [t.LUNDEIN, t.CALCHFYNYDD], True),
        (["waive"], [], False),
        (["renounce lundein", "done"], [t.CALCHFYNYDD], True),
        (["renounce_title pendragon", "renounce lundein", "done"], [t.CALCHFYNYDD], False),
        (["renounce calchfynydd", "waive"], [], False),
    ],
)
def test_aa_25_2_the_heir_keeps_all_some_or_none(answers: list[str], land: list[int], crown: bool) -> None:
    s = bereft()
    assert (s.seats, s.rule) == ([1], "AA-25.2")
    assert options(s) == ["done", "renounce lundein", "renounce calchfynydd", "renounce_title pendragon", "waive"]
    say(s, *answers)
    assert s.over
    assert [p for p in range(t.PROVINCES) if claims_province(s, 1, p)] == land
    assert claims_title(s, 1, t.PENDRAGON) == crown


def test_aa_25_2_who_has_lost_nothing_is_not_asked() -> None:
    s = a_campaign()
    play(s, lambda s, _: die(s, 1, BELL))
    assert s.over


def test_aa_25_2_of_several_who_die_each_is_asked_before_the_next_die() -> None:
    s = a_campaign(2)
    claim(s, 0, "lundein")
    claim(s, 1, "cernow")
    hold(s, 0, "night_of_the_long_knives")
    play(s, play_card)
    say(s, "play night_of_the_long_knives", "done", "roll 1")
    assert (s.seats, s.rule) == ([0], "AA-25.2")
    say(s, "done", "roll 1")
    assert (s.seats, s.rule) == ([1], "AA-25.2")


def test_aa_25_3_a_claim_on_a_throne_waits_for_a_war() -> None:
    s = a_campaign()
    claim_throne(s, 0, 1)
    dies(s, 1)
    assert s.lord[1] == NOBODY
    assert claims_throne(s, 0, 1)


@pytest.mark.parametrize(("card", "stay"), [("for_whom_the_bell_tolls", True), ("fall_of_the_mighty", False)])
def test_aa_13_5_claims_stay_with_the_heir_but_not_after_fall_of_the_mighty(card: str, stay: bool) -> None:
    s = a_campaign()
    claim(s, 1, "caer_ceri")
    claim_title(s, t.PENDRAGON, 1)
    claim_throne(s, 1, 2)
    hold(s, 0, card)
    play(s, play_card)
    say(s, f"play {card}", "on p2")
    had = [claims_province(s, 1, t.CAER_CERI), claims_title(s, 1, t.PENDRAGON), claims_throne(s, 1, 2)]
    assert had == [stay] * 3


RULER_CARDS = (
    "the_roman_way",
    "schooled_in_war",
    "sly_fox",
    "the_brave",
    "legendary_prowess",
    "fool_in_war",
    "dumb_ox",
    "the_knave",
    "legendary_clumsiness",
    "saxon_hater",
    "merlin",
    "warrior_prince",
    "men_of_the_hearth",
    "irish_friends",
    "charisma",
    "knights_of_renown",
)
OTHER_CARDS = ("rebellion", "saxons_unite", "britons_unite", "hill_people", "northerners", "knights_errant")


def test_aa_13_6_cards_on_the_ruler_are_discarded_and_others_stay() -> None:
    s = a_campaign()
    s.warlords = changed(s.warlords, t.LUNDEIN, 1)
    lay(s, 1, *RULER_CARDS, *OTHER_CARDS)
    lay(s, 2, "men_of_the_hearth")
    dies(s, 1)
    assert [t.CARD_KEYS[card] for card in s.lying[1]] == list(OTHER_CARDS)
    assert {t.CARD_KEYS[card] for card in range(t.CARDS) if s.discard[card]} == set(RULER_CARDS)
    assert s.lying[2] == [t.MEN_OF_THE_HEARTH]
    assert s.warlords[t.LUNDEIN] == 1


def test_aa_13_6_several_of_a_kind_go_together() -> None:
    s = a_campaign()
    lay(s, 1, "men_of_the_hearth", "men_of_the_hearth", "hill_people")
    dies(s, 1)
    assert s.lying[1] == [t.HILL_PEOPLE]
    assert s.discard[t.MEN_OF_THE_HEARTH] == 2


def test_aa_13_7_two_claims_on_a_throne_stay() -> None:
    s = a_campaign()
    claim_throne(s, 0, 1)
    claim_throne(s, 2, 1)
    dies(s, 1)
    assert s.lord[1] == NOBODY
    assert claims_throne(s, 0, 1)
    assert claims_throne(s, 2, 1)


def test_aa_13_7_bonds_outlive_a_death() -> None:
    s = a_campaign()
    s.lord = [-1, 0, -1, -1]
    dies(s, 0)
    dies(s, 1)
    assert s.lord == [-1, 0, -1, -1]


def test_aa_13_10_the_card_of_a_dead_warlord_is_discarded() -> None:
    s = a_campaign()
    s.warlords = changed(s.warlords, t.LUNDEIN, 2)
    kill_warlord(s, t.LUNDEIN)
    assert s.warlords[t.LUNDEIN] == 1
    assert s.discard[t.WARLORD] == 1


def test_aa_13_10_a_card_may_slay_a_warlord_instead_of_a_ruler() -> None:
    s = a_campaign()
    s.warlords = changed(s.warlords, t.LUNDEIN, 1)
    claim(s, 0, "lundein")
    hold(s, 0, "fall_of_the_mighty")
    play(s, play_card)
    say(s, "play fall_of_the_mighty", "slay lundein")
    assert s.warlords[t.LUNDEIN] == 0
    assert s.discard[t.WARLORD] == 1
    assert owner(s, "lundein") == 1
    assert s.reign == [1] * 4


def test_aa_13_11_provinces_and_titles_come_before_thrones() -> None:
    # Given a Pendragon whose title and land one claims and whose throne another does
    s = a_campaign(throne_on_death=True)
    s.holder = [1, NOBODY]
    claim(s, 3, "lundein")
    claim_title(s, t.PENDRAGON, 2)
    claim_throne(s, 0, 1)
    dies(s, 1)

    # Then the title is gone before there is a new lord to take it
    assert s.holder == [2, NOBODY]
    assert owner(s, "lundein") == 3
    assert s.lord[1] == 0


def test_aa_13_11_the_loss_of_claims_comes_after_thrones_and_before_free_claims() -> None:
    s = a_campaign()
    claim(s, 1, "caer_ceri")
    claim(s, 0, "lundein")
    dies(s, 1, keeps_claims=False)
    assert not claims_province(s, 1, t.CAER_CERI)
    assert claims_province(s, 1, t.LUNDEIN)


def test_aa_13_12_a_province_without_an_owner_is_nobodys() -> None:
    # Given a Saxon province that waits for an owner, with a Warlord in it
    s = a_campaign()
    people(s, "caer_wenta", SAXON)
    s.warlords = changed(s.warlords, t.CAER_WENTA, 1)
    before = [(rank(s, seat), len(sure_elements(s, seat, False))) for seat in range(4)]
    claim(s, 0, "caer_wenta")
    claim(s, 2, "caer_wenta")
    dies(s, 1)

    # Then it counts and levies for nobody
    after = [(rank(s, seat), len(sure_elements(s, seat, False))) for seat in range(4)]
    assert after == [before[0], (before[1][0] - 2, before[1][1] - 4), before[2], before[3]]

    # And can be neither raided nor converted
    hold(s, 0, "migrating_britons", "migrating_saxons")
    people(s, "cernow", SAXON)
    raid, convert = s.clone(), s.clone()
    play(raid, play_card)
    say(raid, "play raid")
    assert "at caer_wenta" not in options(raid)
    play(convert, play_card)
    say(convert, "play migrating_britons")
    assert options(convert) == ["at cernow"]
    people(s, "caer_wenta", BRITISH)
    play(s, play_card)
    say(s, "play migrating_saxons")
    assert "at caer_wenta" not in options(s)

    # And the Warlord waits
    assert s.warlords[t.CAER_WENTA] == 1


def test_aa_13_12_irish_invaders_may_take_it() -> None:
    s = a_campaign()
    give(s, "lindinis", NOBODY)
    s.heir_of = changed(s.heir_of, t.LINDINIS, 0)
    claim(s, 1, "lindinis")
    hold(s, 0, "irish_invaders")
    play(s, play_card)
    say(s, "play irish_invaders", "at lindinis")
    assert s.population[t.LINDINIS] == IRISH
    assert s.heir_of[t.LINDINIS] == NOBODY
    assert s.claims[t.LINDINIS] == 0


# Change of people


@pytest.mark.parametrize(("saxon", "can"), [(3, False), (4, True)])
def test_aa_15_1_a_usurper_needs_more_saxon_than_british_provinces(saxon: int, can: bool) -> None:
    s = a_campaign()
    for p in t.PROVINCES_OF[t.CEINT][1 : 1 + saxon]:
        s.population = changed(s.population, p, SAXON)
    hold(s, 0, "saxon_usurper")
    assert can_be_usurped(s, 1) == can
    play(s, play_card)
    assert ("play saxon_usurper" in options(s)) == can


def test_aa_15_1_a_saxon_ruler_is_usurped_too() -> None:
    s = a_campaign()
    s.people = changed(s.people, 1, SAXON)
    assert not can_be_usurped(s, 1)
    for p in t.PROVINCES_OF[t.CEINT]:
        s.population = changed(s.population, p, SAXON)
    assert can_be_usurped(s, 1)
    turn_saxon(s, 1)
    assert (s.people[1], s.reign[1]) == (SAXON, 2)


def test_aa_15_1_what_a_usurper_does() -> None:
    # Given a Pendragon with claims, claims against him, cards and a Warlord
    s = a_campaign()
    for key in ("lundein", "rhegin", "caer_wenta", "caer_celemion"):
        people(s, key, SAXON)
    s.holder = [1, NOBODY]
    claim(s, 1, "caer_ceri")
    claim(s, 3, "lundein")
    s.warlords = changed(s.warlords, t.RHEGIN, 1)
    lay(s, 1, "merlin", "hill_people", "hill_people", "knights_errant", "britons_unite")
    s.ships = [t.IRISH_SCOURGE, 1, t.CERNOW, t.LONG_SHIPS, 3, t.RHEGIN]
    hold(s, 0, "saxon_usurper")
    play(s, play_card)
    say(s, "play saxon_usurper", "on p2")

    # Then he is dead and a Saxon, and has lost all of that but the Warlord
    assert s.reign[1] == 2
    assert owner(s, "lundein") == 3
    assert not claims_province(s, 1, t.LUNDEIN)
    assert not claims_province(s, 1, t.CAER_CERI)
    assert s.people[1] == SAXON
    assert s.population[t.DUROVERNUM] == SAXON
    assert s.lying[1] == []
    assert s.ships == [t.LONG_SHIPS, 3, t.RHEGIN]
    assert (s.discard[t.IRISH_SCOURGE], s.discard[t.LONG_SHIPS]) == (1, 0)
    assert s.discard[t.HILL_PEOPLE] == 2
    assert s.discard[t.KNIGHTS_ERRANT] == 1
    assert s.discard[t.SAXON_USURPER] == 1
    assert s.warlords[t.RHEGIN] == 1
    assert s.holder == [NOBODY, NOBODY]


def test_aa_15_1_pendragon_goes_to_him_who_claims_it_when_the_usurper_comes() -> None:
    s = a_campaign()
    s.holder = [1, NOBODY]
    claim_title(s, t.PENDRAGON, 3)
    turn_saxon(s, 1)
    assert s.holder == [3, NOBODY]


def test_aa_15_1_the_bond_of_a_rebel_is_back() -> None:
    s = a_campaign()
    s.lord = [-1, 0, 0, -1]
    lay(s, 1, "rebellion")
    claim(s, 0, "lundein")
    claim(s, 2, "lundein")  # two claims: they outlive the death
    assert not are_bound(s, 0, 1)
    turn_saxon(s, 1)
    assert lord_of(s, 1) == 0
    assert s.discard[t.REBELLION] == 1
    assert are_bound(s, 1, 2)


def test_aa_15_2_cast_out_the_saxons_makes_a_briton_and_a_vassal() -> None:
    # Given a Saxon Bretwalda, and a war to cast him out that is won
    s = a_campaign()
    turn_saxon(s, 1)
    s.holder = [NOBODY, 1]
    claim(s, 1, "caer_ceri")
    lay(s, 1, "men_of_the_hearth")
    reign = s.reign[1]
    war = a_war(0, 1)
    war.side, war.over, war.winner, war.lords = [0, 1, -1, -1], FAITH, 0, s.lord
    s.wars = [war]
    play(s, settle_war)

    # Then he lives, is a Briton whose foot are Spears, a vassal, and no Bretwalda
    assert s.reign[1] == reign
    assert s.people[1] == BRITISH
    assert s.population[t.DUROVERNUM] == BRITISH
    assert [kind_of(one) for one in base_army(s, 1)].count(SP) == 3
    assert s.holder == [NOBODY, NOBODY]
    assert s.lord[1] == 0
    assert claims_province(s, 1, t.CAER_CERI)
    assert s.lying[1] == [t.MEN_OF_THE_HEARTH]


def test_aa_15_2_nothing_of_it_if_the_war_is_lost() -> None:
    s = a_campaign()
    turn_saxon(s, 1)
    war = a_war(0, 1)
    war.side, war.over, war.winner, war.lords = [0, 1, -1, -1], FAITH, 1, s.lord
    s.wars = [war]
    play(s, settle_war)
    assert s.people[1] == SAXON
    assert s.lord[1] == NOBODY


def test_aa_15_3_other_provinces_keep_their_people() -> None:
    s = a_campaign()
    people(s, "rhegin", SAXON)
    turn_saxon(s, 1)
    assert s.population[province("lundein")] == BRITISH
    turn_british(s, 1)
    assert s.population[province("rhegin")] == SAXON


def test_aa_15_4_a_holder_who_does_not_fit_lays_the_title_down_and_claims_stay() -> None:
    s = a_campaign()
    s.people = changed(s.people, 1, SAXON)
    s.people = changed(s.people, 3, SAXON)
    s.holder = [NOBODY, 1]
    claim_title(s, t.BRETWALDA, 3)
    turn_british(s, 1)
    assert s.holder == [NOBODY, NOBODY]
    assert claims_title(s, 3, t.BRETWALDA)


def test_aa_15_5_the_knights_of_the_pendragon_lead_his_army() -> None:
    s = a_campaign()
    s.holder = [1, NOBODY]
    army = sure_elements(s, 1, False)
    assert [kind_of(one) for one in army].count(KN) == 1
    assert {kind_of(one) for one in fit_to_lead(s, 1, army)} == {KN}


def test_aa_15_6_nobody_comes_to_hold_both_titles() -> None:
    # Given the Bretwalda, made a Briton, who then becomes the lord of the Pendragon
    s = a_campaign(throne_on_death=True)
    s.people = changed(s.people, 1, SAXON)
    s.holder = [2, 1]
    turn_british(s, 1)
    claim_throne(s, 1, 2)
    dies(s, 2)
    assert s.holder == [1, NOBODY]

    # And a Bretwalda who becomes his lord as a Saxon
    s = a_campaign(throne_on_death=True)
    s.people = changed(s.people, 1, SAXON)
    s.holder = [2, 1]
    claim_throne(s, 1, 2)
    dies(s, 2)
    assert s.holder == [NOBODY, 1]
