"""Cards that lie before a ruler, titles, and cards for battles (AA-C06 to AA-C55, AA-C-R1 to AA-C-R4)."""

from __future__ import annotations

import pytest

from heptarchy.games.arthur.claims import add_throne_claim
from heptarchy.games.arthur.deaths import die
from heptarchy.games.arthur.levy import NO_SAXONS, bans_for
from heptarchy.games.arthur.realm import rank
from heptarchy.games.arthur.table.state import BELL, BRITISH, NOBODY, SAXON, Campaign, changed
from heptarchy.games.dba.data.tables import BD, CV, PS, SP, WB
from tests.games.arthur.hand import EVERYBODY, in_hand, kinds, saxon
from tests.games.arthur.table import (
    a_campaign,
    card,
    give,
    lay,
    options,
    province,
    refused,
    say,
)

# Cards that are laid before a ruler


def laid_and_buried(key: str) -> None:
    """A card for any ruler lies before him, the player of the card included, and goes when he dies."""
    s = in_hand(key)
    say(s, f"play {key}")
    assert set(options(s)) == EVERYBODY
    say(s, "on p3")
    assert s.lying == [[], [], [card(key)], []]
    assert s.discard[card(key)] == 0
    die(s, 2, BELL)
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
    die(s, 3, BELL)
    assert s.lying[3] == []


def test_aa_c25_saxon_hater_is_for_british_rulers_until_one_dies() -> None:
    s = only_for("saxon_hater", BRITISH)
    assert bans_for(s, 3, [3], [0], NOBODY) == NO_SAXONS
    assert bans_for(s, 1, [1, 3], [0], NOBODY) == NO_SAXONS  # his ally
    assert bans_for(s, 1, [1], [0], NOBODY) == 0
    die(s, 3, BELL)
    assert s.lying[3] == []


def test_aa_c33_hill_people_are_for_british_rulers_and_outlive_them() -> None:
    s = only_for("hill_people", BRITISH)
    assert kinds(s, 3, PS) == 2
    die(s, 3, BELL)
    assert s.lying[3] == [card("hill_people")]


def test_aa_c51_knights_of_renown_are_for_british_rulers_until_one_dies() -> None:
    s = only_for("knights_of_renown", BRITISH)
    assert kinds(s, 3, CV) == 2
    die(s, 3, BELL)
    assert kinds(s, 3, CV) == 1


def test_aa_c27_saxons_unite_is_for_saxon_rulers() -> None:
    s = only_for("saxons_unite", SAXON)
    assert bans_for(s, 0, [0], [2], NOBODY) == NO_SAXONS
    assert bans_for(s, 2, [2], [0], NOBODY) == 0
    die(s, 2, BELL)
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
    die(s, 0, BELL)
    assert s.lying[0] == []


def test_aa_c47_charisma_brings_two_elements_by_the_rulers_people() -> None:
    s = a_campaign()
    before = kinds(s, 0, SP)
    s = own_only("charisma")
    assert kinds(s, 0, SP) == before + 2
    die(s, 0, BELL)
    assert s.lying[0] == []

    s = saxon(a_campaign(), 0)
    before = kinds(s, 0, WB)
    lay(s, 0, "charisma")
    assert kinds(s, 0, WB) == before + 2


def test_aa_c52_knights_errant_are_for_oneself_and_outlive_the_ruler() -> None:
    s = own_only("knights_errant")
    assert kinds(s, 0, CV) == 2
    die(s, 0, BELL)
    assert s.lying[0] == [card("knights_errant")]  # they wait for a war


def test_aa_c39_irish_friends_are_for_who_has_land_on_the_irish_sea() -> None:
    s = in_hand("irish_friends")
    say(s, "play irish_friends")
    assert options(s) == ["on p1", "on p3"]
    say(s, "on p3")
    assert kinds(s, 2, WB) == 1
    give(s, "caer_legion", 0)
    assert kinds(s, 2, WB) == 1  # AA-C-R1: what it asks is looked at when it is played
    die(s, 2, BELL)
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


# Titles


def test_aa_c06_the_pendragon_counts_three_and_goes_to_a_british_lord() -> None:
    s = a_campaign(throne_on_death=True)
    before = rank(s, 3)
    s.holder = [3, NOBODY]
    assert rank(s, 3) == before + 3
    add_throne_claim(s, 0, 3, card("claim_to_the_throne"))
    die(s, 3, BELL)
    assert s.holder == [0, NOBODY]

    s = saxon(a_campaign(throne_on_death=True), 0)
    s.holder = [3, NOBODY]
    add_throne_claim(s, 0, 3, card("claim_to_the_throne"))
    die(s, 3, BELL)
    assert s.holder == [NOBODY, NOBODY]


def test_aa_c07_the_bretwalda_counts_three_and_stays_with_its_holder() -> None:
    s = saxon(a_campaign(throne_on_death=True), 3)
    before = rank(s, 3)
    s.holder = [NOBODY, 3]
    assert rank(s, 3) == before + 3
    add_throne_claim(s, 0, 3, card("claim_to_the_throne"))
    die(s, 3, BELL)
    assert s.lord[3] == 0
    assert s.holder == [NOBODY, 3]


# Battle cards: what of them belongs to the turn


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
