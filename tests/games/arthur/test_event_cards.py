"""Cards that do their work at once, or lie on the map (AA-C09 to AA-C44): fealty, peoples, deaths, claims, places."""

from __future__ import annotations

import pytest

from heptarchy import FATE
from heptarchy.games.arthur.claims import add_throne_claim
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.deaths import die
from heptarchy.games.arthur.game import ARTHUR
from heptarchy.games.arthur.realm import rank
from heptarchy.games.arthur.table.actions import SPACE
from heptarchy.games.arthur.table.state import BELL, BRITISH, IRISH, NOBODY, SAXON, Campaign, changed
from heptarchy.games.arthur.turn import take_turn
from heptarchy.games.dba.data.tables import SP, WB
from tests.games.arthur.hand import EVERYBODY, OTHERS, claims_of, in_hand, kinds, saxon
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

# Fealty and thrones


@pytest.mark.parametrize("key", ["claim_to_the_throne", "rebellion", "fool_in_war"])
def test_aa_2_2_a_card_on_a_ruler_who_does_not_play_is_refused(key: str) -> None:
    s = a_campaign()
    s.lord = [NOBODY, NOBODY, 0, NOBODY] if key != "rebellion" else [2, NOBODY, NOBODY, NOBODY]
    in_hand(key, s)
    say(s, f"play {key}")
    for player in range(5, 9):
        refusal = s.refuse(SPACE.parse(f"on p{player}"), 0)
        assert refusal is not None
        assert str(refusal) == "there is no such player at this table: it has 4 seats"
        assert ARTHUR.words("es").refusal(refusal) == "en esta mesa no hay tal jugador: tiene 4 asientos"


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
    s = a_campaign(throne_on_death=True)
    s.lord = [NOBODY, 0, NOBODY, NOBODY]
    in_hand("claim_to_the_throne", s)
    say(s, "play claim_to_the_throne")
    assert options(s) == ["on p3", "on p4"]
    say(s, "on p4")
    assert s.throne_claims == [0, 0, 0, 1]
    assert s.discard[card("claim_to_the_throne")] == 0
    die(s, 3, BELL)  # it is exercised
    assert s.lord[3] == 0
    assert s.discard[card("claim_to_the_throne")] == 1


def test_aa_c11_not_against_a_fellow_vassal_nor_twice() -> None:
    s = a_campaign()
    s.lord = [2, 2, NOBODY, NOBODY]
    in_hand("claim_to_the_throne", s)
    say(s, "play claim_to_the_throne")
    assert options(s) == ["on p3", "on p4"]  # the throne of the own lord too: Rebellion may come
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
    say(s, "play for_whom_the_bell_tolls", "on p2", "done")
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
    say(s, "on p2", "roll 4", "done", "roll 2")
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
    say(s, "done", "roll 1")
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


# Wars


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
    assert refused(s, "play cast_out_the_saxons") == "AA-9.1"
    s = saxon(a_campaign(), 1)
    s.declared = s.turn - 1
    in_hand("cast_out_the_saxons", s)
    assert refused(s, "play cast_out_the_saxons") == "AA-9.4"
