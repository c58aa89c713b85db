"""The Winds of Change in campaign play (AA-C08 to AA-C55, AA-C-R1 to AA-C-R10), Merlin and wars apart."""

from __future__ import annotations

import pytest

from heptarchy import FATE
from heptarchy.games.arthur import tables as t
from heptarchy.games.arthur.claims import add_throne_claim
from heptarchy.games.arthur.deaths import die
from heptarchy.games.arthur.levy import NO_SAXONS, bans_for, default_kinds, kind_of, muster
from heptarchy.games.arthur.realm import rank
from heptarchy.games.arthur.state import BELL, BRITISH, IRISH, NOBODY, SAXON, Campaign, changed
from heptarchy.games.arthur.turn import play_card, take_turn
from heptarchy.games.dba.tables import BD, CV, PS, SP, WB
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

EVERYBODY = {"on p1", "on p2", "on p3", "on p4"}
OTHERS = {"on p2", "on p3", "on p4"}


def in_hand(key: str, s: Campaign | None = None, seat: int = 0) -> Campaign:
    """A player holds a card and is asked for the first of his two."""
    s = s or a_campaign()
    hold(s, seat, key)
    s.active = seat
    return play(s, play_card, 0)


def saxon(s: Campaign, *seats: int) -> Campaign:
    """These rulers and their homes are Saxon."""
    for seat in seats:
        s.people = changed(s.people, seat, SAXON)
        s.population = changed(s.population, t.HOME_OF[s.kingdom[seat]], SAXON)
    return s


def kinds(s: Campaign, seat: int, kind: int, meets_britons: bool = False) -> int:
    """How many elements of a type a player would levy, with the first type of each choice."""
    chosen = default_kinds(s, seat, meets_britons)
    army = muster(s, seat, chosen, [], meets_britons=meets_britons, bans=0)
    return len([one for one in army if kind_of(one) == kind])


def claims_of(s: Campaign, key: str) -> list[int]:
    """Who claims a province."""
    return [seat for seat in range(s.players) if s.claims[province(key)] >> seat & 1]


# Cards that are laid before a ruler


def laid_and_buried(key: str) -> None:
    """A card for any ruler lies before him, the player of the card included, and goes when he dies."""
    s = in_hand(key)
    say(s, f"play {key}")
    assert set(options(s)) == EVERYBODY
    say(s, "on p3")
    assert s.lying == [[], [], [card(key)], []]
    assert s.discard[card(key)] == 0
    die(s, 2, BELL, keeps_claims=True, free_claims=True)
    assert s.lying[2] == []
    assert s.discard[card(key)] == 1


def test_aa_c14_schooled_in_war_is_for_any_ruler_until_he_dies() -> None:
    laid_and_buried("schooled_in_war")


def test_aa_c15_sly_fox_is_for_any_ruler_until_he_dies() -> None:
    laid_and_buried("sly_fox")


def test_aa_c16_the_brave_is_for_any_ruler_until_he_dies() -> None:
    laid_and_buried("the_brave")


def test_aa_c17_legendary_prowess_is_for_any_ruler_until_he_dies() -> None:
    laid_and_buried("legendary_prowess")


def test_aa_c19_fool_in_war_is_for_any_ruler_until_he_dies() -> None:
    laid_and_buried("fool_in_war")


def test_aa_c20_dumb_ox_is_for_any_ruler_until_he_dies() -> None:
    laid_and_buried("dumb_ox")


def test_aa_c21_the_knave_is_for_any_ruler_until_he_dies() -> None:
    laid_and_buried("the_knave")


def test_aa_c22_legendary_clumsiness_is_for_any_ruler_until_he_dies() -> None:
    laid_and_buried("legendary_clumsiness")


def test_aa_c36_men_of_the_hearth_are_for_any_ruler_until_he_dies() -> None:
    laid_and_buried("men_of_the_hearth")
    s = a_campaign()
    before = kinds(s, 0, SP)
    lay(s, 0, "men_of_the_hearth", "men_of_the_hearth")
    assert kinds(s, 0, SP) == before + 2


def only_for(key: str, people_of: int) -> Campaign:
    """A card is offered for rulers of one people alone: p2 and p3 are Saxon, p1 and p4 British."""
    s = in_hand(key, saxon(a_campaign(), 1, 2))
    say(s, f"play {key}")
    assert options(s) == (["on p1", "on p4"] if people_of == BRITISH else ["on p2", "on p3"])
    say(s, options(s)[1])
    assert s.lying[3 if people_of == BRITISH else 2] == [card(key)]
    return s


def test_aa_c08_the_roman_way_is_for_british_rulers_until_one_dies() -> None:
    s = only_for("the_roman_way", BRITISH)
    die(s, 3, BELL, keeps_claims=True, free_claims=True)
    assert s.lying[3] == []


def test_aa_c25_saxon_hater_is_for_british_rulers_until_one_dies() -> None:
    s = only_for("saxon_hater", BRITISH)
    assert bans_for(s, 3, [3], [0], NOBODY) == NO_SAXONS
    assert bans_for(s, 1, [1, 3], [0], NOBODY) == NO_SAXONS  # his ally
    assert bans_for(s, 1, [1], [0], NOBODY) == 0
    die(s, 3, BELL, keeps_claims=True, free_claims=True)
    assert s.lying[3] == []


def test_aa_c33_hill_people_are_for_british_rulers_and_outlive_them() -> None:
    s = only_for("hill_people", BRITISH)
    assert kinds(s, 3, PS) == 2
    die(s, 3, BELL, keeps_claims=True, free_claims=True)
    assert s.lying[3] == [card("hill_people")]


def test_aa_c51_knights_of_renown_are_for_british_rulers_until_one_dies() -> None:
    s = only_for("knights_of_renown", BRITISH)
    assert kinds(s, 3, CV) == 2
    die(s, 3, BELL, keeps_claims=True, free_claims=True)
    assert kinds(s, 3, CV) == 1


def test_aa_c27_saxons_unite_is_for_saxon_rulers() -> None:
    s = only_for("saxons_unite", SAXON)
    assert bans_for(s, 0, [0], [2], NOBODY) == NO_SAXONS
    assert bans_for(s, 2, [2], [0], NOBODY) == 0
    die(s, 2, BELL, keeps_claims=True, free_claims=True)
    assert s.lying[2] == [card("saxons_unite")]  # it waits for a war


def test_aa_c43_northerners_are_for_saxon_rulers_against_britons() -> None:
    s = only_for("northerners", SAXON)
    assert kinds(s, 2, BD, meets_britons=False) == 0
    assert kinds(s, 2, BD, meets_britons=True) == 1


@pytest.mark.parametrize("key", ["saxons_unite", "northerners"])
def test_aa_c_r1_without_a_fitting_ruler_there_is_no_target(key: str) -> None:
    s = in_hand(key)
    assert refused(s, f"play {key}") == "AA-3.12"


def own_only(key: str) -> Campaign:
    """A card that its player lays before himself."""
    s = in_hand(key)
    say(s, f"play {key}")
    assert options(s) == ["on p1"]
    say(s, "on p1")
    assert s.lying[0] == [card(key)]
    return s


def test_aa_c28_britons_unite_is_for_oneself_if_british() -> None:
    own_only("britons_unite")
    s = in_hand("britons_unite", saxon(a_campaign(), 0))
    assert refused(s, "play britons_unite") == "AA-3.12"


def test_aa_c35_warrior_prince_is_for_oneself_until_the_ruler_dies() -> None:
    s = own_only("warrior_prince")
    die(s, 0, BELL, keeps_claims=True, free_claims=True)
    assert s.lying[0] == []


def test_aa_c47_charisma_brings_two_elements_by_the_rulers_people() -> None:
    s = a_campaign()
    before = kinds(s, 0, SP)
    s = own_only("charisma")
    assert kinds(s, 0, SP) == before + 2
    die(s, 0, BELL, keeps_claims=True, free_claims=True)
    assert s.lying[0] == []

    s = saxon(a_campaign(), 0)
    before = kinds(s, 0, WB)
    lay(s, 0, "charisma")
    assert kinds(s, 0, WB) == before + 2


def test_aa_c52_knights_errant_are_for_oneself_and_outlive_the_ruler() -> None:
    s = own_only("knights_errant")
    assert kinds(s, 0, CV) == 2
    die(s, 0, BELL, keeps_claims=True, free_claims=True)
    assert s.lying[0] == [card("knights_errant")]  # they wait for a war


def test_aa_c39_irish_friends_are_for_who_has_land_on_the_irish_sea() -> None:
    s = in_hand("irish_friends")
    say(s, "play irish_friends")
    assert options(s) == ["on p1", "on p3"]
    say(s, "on p3")
    assert kinds(s, 2, WB) == 1
    give(s, "caer_legion", 0)
    assert kinds(s, 2, WB) == 1  # AA-C-R1: what it asks is looked at when it is played
    die(s, 2, BELL, keeps_claims=True, free_claims=True)
    assert kinds(s, 2, WB) == 0


# Opposites and copies


def test_aa_c_r1_a_ruler_who_changes_keeps_what_lies_before_him() -> None:
    s = in_hand("northerners", saxon(a_campaign(), 1))
    say(s, "play northerners", "on p2")
    s.people = changed(s.people, 1, BRITISH)
    assert s.lying[1] == [card("northerners")]


def test_aa_c_r2_any_player_includes_the_one_who_plays() -> None:
    s = in_hand("the_knave")
    say(s, "play the_knave", "on p1")
    assert s.lying[0] == [card("the_knave")]


def test_aa_c_r3_copies_add_up() -> None:
    s = saxon(a_campaign(), 1)
    lay(s, 0, "hill_people", "hill_people", "knights_of_renown", "knights_of_renown", "knights_errant")
    lay(s, 1, "northerners", "northerners")
    s.warlords = changed(s.warlords, province("cernow"), 2)
    assert kinds(s, 0, PS) == 3
    assert kinds(s, 0, CV) == 4
    assert kinds(s, 0, SP) == 9
    assert kinds(s, 1, BD, meets_britons=True) == 2


def test_aa_c_r3_a_ruler_bears_one_saxon_hater() -> None:
    s = a_campaign()
    lay(s, 2, "saxon_hater")
    in_hand("saxon_hater", s)
    say(s, "play saxon_hater")
    assert options(s) == ["on p1", "on p2", "on p4"]


def test_aa_c_r4_schooled_in_war_and_fool_in_war_remove_each_other() -> None:
    s = a_campaign()
    lay(s, 1, "fool_in_war")
    in_hand("schooled_in_war", s)
    say(s, "play schooled_in_war", "on p2")
    assert s.lying[1] == []
    assert s.discard[card("schooled_in_war")] == 1
    assert s.discard[card("fool_in_war")] == 1


@pytest.mark.parametrize(
    ("lies", "key"), [("schooled_in_war", "fool_in_war"), ("dumb_ox", "sly_fox"), ("sly_fox", "dumb_ox")]
)
def test_aa_c_r4_some_never_lie_before_the_same_ruler(lies: str, key: str) -> None:
    s = a_campaign()
    lay(s, 1, lies)
    in_hand(key, s)
    say(s, f"play {key}")
    assert options(s) == ["on p1", "on p3", "on p4"]


@pytest.mark.parametrize(("lies", "key"), [("the_brave", "the_knave"), ("legendary_prowess", "legendary_clumsiness")])
def test_aa_c_r4_others_lie_side_by_side(lies: str, key: str) -> None:
    s = a_campaign()
    lay(s, 1, lies)
    in_hand(key, s)
    say(s, f"play {key}", "on p2")
    assert s.lying[1] == sorted([card(lies), card(key)])


# Fealty and thrones


def test_aa_c09_rebellion_is_for_vassals() -> None:
    s = in_hand("rebellion")
    assert refused(s, "play rebellion") == "AA-3.12"
    s = a_campaign()
    s.lord = [2, NOBODY, NOBODY, NOBODY]
    lord_rank = rank(s, 2)
    in_hand("rebellion", s)
    say(s, "play rebellion")
    assert options(s) == ["on p1"]
    say(s, "on p1")
    assert rank(s, 2) == lord_rank - s.params.vassal_rank  # the bond is ignored
    assert s.lord[0] == 2  # and not gone


def test_aa_c11_claim_to_the_throne() -> None:
    s = a_campaign()
    s.lord = [NOBODY, 0, NOBODY, NOBODY]
    in_hand("claim_to_the_throne", s)
    say(s, "play claim_to_the_throne")
    assert options(s) == ["on p3", "on p4"]
    say(s, "on p4")
    assert s.throne_claims == [0, 0, 0, 1]
    assert s.discard[card("claim_to_the_throne")] == 0
    die(s, 3, BELL, keeps_claims=True, free_claims=True)  # it is exercised
    assert s.lord[3] == 0
    assert s.discard[card("claim_to_the_throne")] == 1


def test_aa_c11_not_against_a_fellow_vassal_nor_twice() -> None:
    s = a_campaign()
    s.lord = [2, 2, NOBODY, NOBODY]
    in_hand("claim_to_the_throne", s)
    say(s, "play claim_to_the_throne")
    assert options(s) == ["on p4"]
    say(s, "on p4")
    again = a_campaign()
    add_throne_claim(again, 0, 3, card("out_of_the_monastery"))
    in_hand("claim_to_the_throne", again)
    say(again, "play claim_to_the_throne")
    assert options(again) == ["on p2", "on p3"]


def test_aa_c24_out_of_the_monastery_serves_another() -> None:
    s = a_campaign()
    s.lord = [NOBODY, 2, NOBODY, NOBODY]
    in_hand("out_of_the_monastery", s)
    say(s, "play out_of_the_monastery")
    assert set(options(s)) == EVERYBODY  # his own throne too
    say(s, "on p2")
    assert options(s) == ["for p4"]  # not himself, nor p2, nor p2's lord
    say(s, "for p4")
    assert s.throne_claims == [0, 8, 0, 0]
    assert s.throne_cards[1 * 4 + 3] == card("out_of_the_monastery")
    assert s.discard[card("out_of_the_monastery")] == 0


# Peoples


def test_aa_c10_migrating_saxons_take_others_land_on_the_shore_or_beside_saxons() -> None:
    s = a_campaign()
    people(s, "rhegin", SAXON)
    people(s, "lundein", IRISH)
    give(s, "iceni", NOBODY)
    in_hand("migrating_saxons", s, seat=2)
    say(s, "play migrating_saxons")
    # rhegin is Saxon, durovernum a home, iceni nobody's; caer_celemion is beside Rhegin
    assert set(options(s)) == {
        "at lundein",
        "at caer_wenta",
        "at caer_celemion",
        "at banovallum",
        "at gyrwas",
        "at caer_colun",
    }
    say(s, "at lundein")
    assert s.population[province("lundein")] == SAXON
    assert s.discard[card("migrating_saxons")] == 1


def test_aa_c10_migrating_saxons_never_take_ones_own_land() -> None:
    s = in_hand("migrating_saxons", seat=1)
    say(s, "play migrating_saxons")
    assert set(options(s)) == {"at banovallum", "at gyrwas", "at iceni", "at caer_colun"}


def test_aa_c12_migrating_britons_take_saxon_and_irish_land_of_anybody() -> None:
    s = saxon(a_campaign(), 1)
    people(s, "cernow", IRISH)
    people(s, "gyrwas", SAXON)
    people(s, "iceni", SAXON)
    give(s, "iceni", NOBODY)
    in_hand("migrating_britons", s)
    say(s, "play migrating_britons")
    assert options(s) == ["at cernow", "at gyrwas"]  # no home, nothing without an owner
    say(s, "at cernow")
    assert s.population[province("cernow")] == BRITISH
    assert s.discard[card("migrating_britons")] == 1


def test_aa_c13_saxon_usurper_needs_more_saxon_than_british_land() -> None:
    s = a_campaign()
    for key in ("lundein", "rhegin", "caer_wenta"):
        people(s, key, SAXON)
    in_hand("saxon_usurper", s)
    assert refused(s, "play saxon_usurper") == "AA-3.12"  # three and three, the home counted

    s = a_campaign()
    for key in ("lundein", "rhegin", "caer_wenta", "calchfynydd"):
        people(s, key, SAXON)
    claim(s, 1, "caer_ceri")
    claim(s, 3, "lundein")
    lay(s, 1, "hill_people", "the_brave", "knights_errant")
    s.warlords = changed(s.warlords, province("rhegin"), 1)
    s.holder = [1, NOBODY]
    in_hand("saxon_usurper", s)
    say(s, "play saxon_usurper")
    assert options(s) == ["on p2"]
    say(s, "on p2")
    assert s.people[1] == SAXON
    assert s.population[province("durovernum")] == SAXON
    assert s.population[province("caer_celemion")] == BRITISH
    assert s.lying[1] == []
    assert s.warlords[province("rhegin")] == 1
    assert claims_of(s, "caer_ceri") == []
    assert owner(s, "lundein") == 3  # he counts as dead
    assert claims_of(s, "lundein") == []  # without a free claim
    assert s.holder == [NOBODY, NOBODY]
    assert s.discard[card("saxon_usurper")] == 1


def test_aa_c33_hill_people_go_when_the_ruler_becomes_saxon() -> None:
    s = a_campaign()
    for key in ("lundein", "rhegin", "caer_wenta", "calchfynydd"):
        people(s, key, SAXON)
    lay(s, 1, "hill_people")
    in_hand("saxon_usurper", s)
    say(s, "play saxon_usurper", "on p2")
    assert s.discard[card("hill_people")] == 1


# Deaths


def doomed() -> Campaign:
    """Player 2 is claimed from and claims; a Warlord sits in Cernow."""
    s = a_campaign()
    claim(s, 0, "caer_wenta")
    claim(s, 1, "caer_ceri")
    s.warlords = changed(s.warlords, province("cernow"), 1)
    s.deck[card("warlord")] -= 1
    return s


def test_aa_c18_fall_of_the_mighty_costs_all_claims() -> None:
    s = in_hand("fall_of_the_mighty", doomed())
    say(s, "play fall_of_the_mighty")
    assert set(options(s)) == EVERYBODY | {"slay cernow"}
    say(s, "on p2")
    assert s.reign[1] == 2
    assert owner(s, "caer_wenta") == 0
    assert claims_of(s, "caer_wenta") == []  # no free claim
    assert claims_of(s, "caer_ceri") == []
    assert s.discard[card("fall_of_the_mighty")] == 1


def test_aa_c23_for_whom_the_bell_tolls_leaves_claims_to_the_heir() -> None:
    s = in_hand("for_whom_the_bell_tolls", doomed())
    say(s, "play for_whom_the_bell_tolls", "on p2")
    assert s.reign[1] == 2
    assert owner(s, "caer_wenta") == 0
    assert claims_of(s, "caer_wenta") == [1]
    assert claims_of(s, "caer_ceri") == [1]
    assert s.discard[card("for_whom_the_bell_tolls")] == 1


@pytest.mark.parametrize("key", ["fall_of_the_mighty", "for_whom_the_bell_tolls"])
def test_aa_c_r10_a_warlord_dies_instead_of_a_ruler(key: str) -> None:
    s = in_hand(key, doomed())
    say(s, f"play {key}", "slay cernow")
    assert s.warlords[province("cernow")] == 0
    assert s.discard[card("warlord")] == 1
    assert s.reign == [1, 1, 1, 1]
    assert claims_of(s, "caer_wenta") == [0]
    assert s.discard[card(key)] == 1


def test_aa_c41_an_assassin_kills_on_an_even_die_and_is_found_out_on_an_odd_one() -> None:
    s = doomed()
    claim(s, 0, "caer_gloui")
    in_hand("assassin", s)
    say(s, "play assassin")
    assert set(options(s)) == OTHERS
    say(s, "on p2", "roll 4", "roll 2")
    assert s.reign[1] == 2
    assert claims_of(s, "caer_gloui") == [0]
    assert s.discard[card("assassin")] == 1

    s = doomed()
    claim(s, 0, "caer_gloui")
    in_hand("assassin", s)
    say(s, "play assassin", "on p2", "roll 3", "roll 5")
    assert s.reign[1] == 1
    assert claims_of(s, "caer_gloui") == []
    assert claims_of(s, "caer_wenta") == []
    assert claims_of(s, "caer_ceri") == [1]


def test_aa_c_r9_the_employers_claims_are_exercised_before_the_second_die() -> None:
    s = doomed()
    claim(s, 0, "caer_gloui")
    in_hand("assassin", s)
    say(s, "play assassin", "on p2", "roll 2")
    assert owner(s, "caer_wenta") == 0
    say(s, "roll 1")
    assert owner(s, "caer_wenta") == 0
    assert claims_of(s, "caer_gloui") == []


def test_aa_c44_night_of_the_long_knives_rolls_for_every_briton() -> None:
    s = in_hand("night_of_the_long_knives", saxon(a_campaign(), 2))
    say(s, "play night_of_the_long_knives", "done", "roll 1", "roll 2", "roll 5")
    assert s.over
    assert s.reign == [2, 1, 1, 2]
    assert s.gone[card("night_of_the_long_knives")] == 1
    assert s.discard[card("night_of_the_long_knives")] == 0


def test_aa_c_r8_the_knives_go_clockwise_from_their_player() -> None:
    s = in_hand("night_of_the_long_knives", seat=2)
    say(s, "play night_of_the_long_knives", "done")
    order = []
    for _ in range(4):
        before = s.reign
        assert s.seat == FATE
        say(s, "roll 1")
        order += [seat for seat in range(4) if s.reign[seat] != before[seat]]
    assert order == [2, 3, 0, 1]


# Claims


def test_aa_c30_unexpected_inheritance_gives_another_a_claim() -> None:
    s = a_campaign()
    s.lord = [NOBODY, NOBODY, NOBODY, 2]
    claim(s, 2, "caer_baddan")
    give(s, "calchfynydd", NOBODY)
    s.heir_of = changed(s.heir_of, province("calchfynydd"), 1)
    in_hand("unexpected_inheritance", s)
    say(s, "play unexpected_inheritance")
    assert options(s) == ["for p2", "for p3", "for p4"]
    say(s, "for p3")
    # caer_baddan is claimed already, caer_lerion is his vassal's; nobody's calchfynydd may be
    assert set(options(s)) == {"at caer_celemion", "at calchfynydd"}
    say(s, "at caer_celemion")
    assert claims_of(s, "caer_celemion") == [2]
    assert s.discard[card("unexpected_inheritance")] == 1


def test_aa_c30_it_may_be_land_of_the_one_who_plays() -> None:
    s = in_hand("unexpected_inheritance")
    say(s, "play unexpected_inheritance", "for p2")
    assert "at durnovaria" in options(s)
    assert "at isca" not in options(s)


def test_aa_c31_treachery_ends_a_claim_on_ones_own_province() -> None:
    s = a_campaign()
    claim(s, 1, "durnovaria")
    claim(s, 2, "durnovaria")
    claim(s, 0, "caer_wenta")
    claim(s, 2, "caer_wenta")
    s.title_claims = [2, 0]
    in_hand("treachery", s)
    say(s, "play treachery")
    assert options(s) == ["at durnovaria"]
    say(s, "at durnovaria")
    assert options(s) == ["on p2", "on p3"]
    say(s, "on p3")
    assert claims_of(s, "durnovaria") == [1]
    assert s.discard[card("treachery")] == 1


def test_aa_c32_reshuffle_leaves_what_is_in_play() -> None:
    s = a_campaign()
    lay(s, 1, "the_brave")
    s.discard[card("treachery")] = 1
    s.deck[card("treachery")] -= 1
    hold(s, 0, "sly_fox", "ambush")
    play(s, take_turn, 0)
    say(s, "discard ambush", "discard sly_fox", "draw reshuffle")
    assert sum(s.discard) == 0
    assert s.lying[1] == [card("the_brave")]
    assert s.deck[card("ambush")] == 1
    assert sum(s.deck) == sum(t.COPIES[t.BASE_CARDS :]) - 1
    assert s.hands[0] == []  # it is never held, and he draws again
    assert s.seat == FATE


# Places


def test_aa_c34_a_warlord_sits_in_any_own_province_the_home_too() -> None:
    s = a_campaign()
    before, spears = rank(s, 0), kinds(s, 0, SP)
    in_hand("warlord", s)
    say(s, "play warlord")
    assert len(options(s)) == 6
    assert "at isca" in options(s)
    say(s, "at cernow")
    assert s.discard[card("warlord")] == 0
    assert rank(s, 0) == before + 1
    assert kinds(s, 0, SP) == spears + 2
    give(s, "cernow", 1)
    assert rank(s, 0) == before - 1  # he goes with the province
    assert kinds(s, 1, SP) == spears + 3


def test_aa_c34_a_province_may_have_two_warlords() -> None:
    s = a_campaign()
    s.warlords = changed(s.warlords, province("cernow"), 1)
    in_hand("warlord", s)
    say(s, "play warlord", "at cernow")
    assert s.warlords[province("cernow")] == 2


def test_aa_c37_irish_subjects_need_an_irish_waste_beside_ones_land() -> None:
    s = a_campaign()
    people(s, "cernow", IRISH)
    people(s, "caer_legion", IRISH)
    give(s, "caer_legion", NOBODY)
    in_hand("irish_subjects", s)
    assert refused(s, "play irish_subjects") == "AA-3.12"  # one has an owner, the other is far away

    s = a_campaign()
    people(s, "cernow", IRISH)
    give(s, "cernow", NOBODY)
    in_hand("irish_subjects", s)
    say(s, "play irish_subjects", "at cernow")
    assert owner(s, "cernow") == 0
    assert kinds(s, 0, WB) == 2
    assert s.discard[card("irish_subjects")] == 1


def test_aa_c38_irish_scourge_lies_on_the_irish_sea() -> None:
    s = a_campaign()
    spears = kinds(s, 0, SP)
    in_hand("irish_scourge", s)
    say(s, "play irish_scourge")
    assert set(options(s)) == {"at cernow", "at dyfnaint", "at lindinis", "at caer_legion"}
    say(s, "at cernow")
    assert kinds(s, 0, SP) == spears - 1
    assert s.discard[card("irish_scourge")] == 0
    assert s.ships == [card("irish_scourge"), 0, province("cernow")]


def test_aa_c40_irish_invaders_make_a_waste() -> None:
    s = a_campaign()
    claim(s, 1, "cernow")
    s.warlords = changed(s.warlords, province("cernow"), 2)
    s.raids = [1, province("cernow"), 5, 1, province("dyfnaint"), 5]
    people(s, "caer_legion", IRISH)
    give(s, "caer_legion", NOBODY)
    in_hand("irish_invaders", s)
    say(s, "play irish_invaders")
    assert set(options(s)) == {"at cernow", "at dyfnaint", "at lindinis"}
    say(s, "at cernow")
    assert owner(s, "cernow") == NOBODY
    assert s.population[province("cernow")] == IRISH
    assert claims_of(s, "cernow") == []
    assert s.warlords[province("cernow")] == 0
    assert s.discard[card("warlord")] == 2
    assert s.raids == [1, province("dyfnaint"), 5]
    assert s.discard[card("irish_invaders")] == 1


def test_aa_c42_long_ships_are_for_saxon_rulers() -> None:
    s = in_hand("long_ships")
    assert refused(s, "play long_ships") == "AA-3.12"
    s = in_hand("long_ships", saxon(a_campaign(), 0))
    say(s, "play long_ships")
    assert "at durnovaria" in options(s)  # the British Sea
    assert "at lundein" in options(s)  # the Saxon Shore
    assert "at lindinis" not in options(s)
    assert "at durovernum" not in options(s)  # a home
    spears = kinds(s, 1, SP)
    say(s, "at lundein")
    assert kinds(s, 1, SP) == spears - 1


def test_aa_c_r6_several_ships_lie_on_different_provinces() -> None:
    s = saxon(a_campaign(), 0)
    s.ships = [t.LONG_SHIPS, 0, province("rhegin")]
    spears = kinds(s, 1, SP)
    in_hand("long_ships", s)
    say(s, "play long_ships", "at lundein")
    assert s.ships == [t.LONG_SHIPS, 0, province("rhegin"), t.LONG_SHIPS, 0, province("lundein")]
    assert kinds(s, 1, SP) == spears - 1


# Wars and battles: what of them belongs to the turn


def test_aa_c26_cast_out_the_saxons_needs_a_briton_and_a_saxon() -> None:
    s = in_hand("cast_out_the_saxons")
    assert refused(s, "play cast_out_the_saxons") == "AA-3.12"
    s = in_hand("cast_out_the_saxons", saxon(a_campaign(), 0, 1))
    assert refused(s, "play cast_out_the_saxons") == "AA-3.12"
    s = saxon(a_campaign(), 1, 2)
    s.lord = [NOBODY, NOBODY, 0, NOBODY]
    in_hand("cast_out_the_saxons", s)
    say(s, "play cast_out_the_saxons")
    assert options(s) == ["war_on p2"]  # not his vassal, and no claim is needed
    say(s, "war_on p2")
    assert s.discard[card("cast_out_the_saxons")] == 1
    assert len(s.wars) == 1


def test_aa_c26_cast_out_the_saxons_waits_for_round_three_and_the_peace() -> None:
    s = saxon(a_campaign(), 1)
    s.round = 2
    in_hand("cast_out_the_saxons", s)
    assert refused(s, "play cast_out_the_saxons") == "AA-3.12"
    s = saxon(a_campaign(), 1)
    s.declared = s.turn - 1
    in_hand("cast_out_the_saxons", s)
    assert refused(s, "play cast_out_the_saxons") == "AA-3.12"


def test_aa_c06_the_pendragon_counts_three_and_goes_to_a_british_lord() -> None:
    s = a_campaign()
    before = rank(s, 3)
    s.holder = [3, NOBODY]
    assert rank(s, 3) == before + 3
    add_throne_claim(s, 0, 3, card("claim_to_the_throne"))
    die(s, 3, BELL, keeps_claims=True, free_claims=True)
    assert s.holder == [0, NOBODY]

    s = saxon(a_campaign(), 0)
    s.holder = [3, NOBODY]
    add_throne_claim(s, 0, 3, card("claim_to_the_throne"))
    die(s, 3, BELL, keeps_claims=True, free_claims=True)
    assert s.holder == [NOBODY, NOBODY]


def test_aa_c07_the_bretwalda_counts_three_and_stays_with_its_holder() -> None:
    s = saxon(a_campaign(), 3)
    before = rank(s, 3)
    s.holder = [NOBODY, 3]
    assert rank(s, 3) == before + 3
    add_throne_claim(s, 0, 3, card("claim_to_the_throne"))
    die(s, 3, BELL, keeps_claims=True, free_claims=True)
    assert s.lord[3] == 0
    assert s.holder == [NOBODY, 3]


def battle_only(key: str) -> None:
    """A battle card is refused in a turn of the campaign, and may be discarded."""
    s = in_hand(key)
    assert refused(s, f"play {key}") == "AA-3.7"
    say(s, f"discard {key}")
    assert s.discard[card(key)] == 1
    assert s.hands[0] == []


def test_aa_c45_sorcery_is_for_battles() -> None:
    battle_only("sorcery")


def test_aa_c46_dragons_breath_is_for_battles() -> None:
    battle_only("dragons_breath")


def test_aa_c48_hammer_of_the_gods_is_for_battles() -> None:
    battle_only("hammer_of_the_gods")


def test_aa_c49_ambush_is_for_battles() -> None:
    battle_only("ambush")


def test_aa_c50_plashing_is_for_battles() -> None:
    battle_only("plashing")


def test_aa_c53_grassfire_is_for_battles() -> None:
    battle_only("grassfire")


def test_aa_c54_hidden_ditch_is_for_battles() -> None:
    battle_only("hidden_ditch")


def test_aa_c55_steal_a_march_is_for_battles() -> None:
    battle_only("steal_a_march")
