"""What a war was about goes to those who won it (AA-11, AA-9.16, AA-9.17)."""

from __future__ import annotations

import pytest

from heptarchy.games.arthur.claims import add_throne_claim
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.table.state import BRITISH, NOBODY, SAXON, Campaign, changed
from heptarchy.games.arthur.war_declaration import declare
from tests.games.arthur.at_war import at_field, besieged, declared, hold_out, levy, won
from tests.games.arthur.table import a_campaign, card, claim, give, lay, options, owner, people, play, province, say

SIDES = ("join p1", "join p2")  # seats 0 and 2 against 1 and 3


def test_aa_11_1_who_owned_what_when_the_war_ended_decides() -> None:
    # Given seat 0 claims Iceni of seat 3, a loser, and seat 2 claims Caer Baddan of seat 0, a fellow winner
    s = a_campaign()
    claim(s, 0, "iceni")
    claim(s, 2, "caer_baddan")
    won(s, *SIDES)
    assert owner(s, "iceni") == 0
    assert owner(s, "caer_baddan") == 0


def test_aa_11_2_winners_take_what_they_claim_of_losers() -> None:
    s = a_campaign()
    claim(s, 2, "calchfynydd")
    claim(s, 3, "lundein")
    won(s, *SIDES)
    assert owner(s, "lundein") == 0
    assert owner(s, "calchfynydd") == 2
    assert s.claims[t.CALCHFYNYDD] == 0


def test_aa_11_2_the_attacked_side_takes_too() -> None:
    s = a_campaign()
    claim(s, 3, "luitcoet")
    at_field(s, *SIDES)
    say(s, "fight", "outcome lost")
    assert owner(s, "lundein") == 1
    assert owner(s, "luitcoet") == 3


def test_aa_5_8_one_stands_back_and_keeps_his_claim() -> None:
    s = a_campaign()
    claim(s, 2, "lundein")
    won(s, *SIDES)
    assert s.seats == [0]
    assert options(s) == ["stand_back", "insist"]
    say(s, "stand_back")
    assert s.seats == [2]
    say(s, "insist")
    assert owner(s, "lundein") == 2
    assert s.claims[t.LUNDEIN] == 1


def test_aa_5_8_if_all_stand_back_it_stays_where_it_is() -> None:
    s = a_campaign()
    claim(s, 2, "lundein")
    won(s, *SIDES)
    say(s, "stand_back", "stand_back")
    assert s.over
    assert owner(s, "lundein") == 1
    assert s.claims[t.LUNDEIN] == 0b101


@pytest.mark.parametrize(("first", "second", "winner"), [(5, 2, 0), (2, 5, 2)])
def test_aa_5_8_those_who_insist_roll(first: int, second: int, winner: int) -> None:
    s = a_campaign()
    claim(s, 2, "lundein")
    won(s, *SIDES)
    say(s, "insist", "insist", f"roll {first}", f"roll {second}")
    assert owner(s, "lundein") == winner
    assert s.claims[t.LUNDEIN] == (1 << 2 if winner == 0 else 1)


def test_aa_5_8_of_equal_rolls_the_higher_rank_wins() -> None:
    s = a_campaign()
    claim(s, 2, "lundein")
    s.warlords = changed(s.warlords, province("elfael"), 1)
    won(s, *SIDES)
    say(s, "insist", "insist", "roll 4", "roll 4")
    assert owner(s, "lundein") == 2


def test_aa_5_8_equal_ranks_roll_again() -> None:
    s = a_campaign()
    claim(s, 2, "lundein")
    won(s, *SIDES)
    say(s, "insist", "insist", "roll 4", "roll 4")
    assert not s.over
    say(s, "roll 1", "roll 2")
    assert owner(s, "lundein") == 2


def test_aa_11_3_titles_of_losers_go_to_the_highest_rank_after_the_provinces() -> None:
    # Given winners 0 and 2 both claim Pendragon of loser 3; seat 0 wins Lundein and so outranks seat 2
    s = a_campaign()
    s.holder = changed(s.holder, t.PENDRAGON, 3)
    s.title_claims = changed(s.title_claims, t.PENDRAGON, 0b101)
    won(s, *SIDES)
    assert s.holder[t.PENDRAGON] == 0
    assert s.title_claims[t.PENDRAGON] == 0b100
    assert s.over  # neither question nor roll


def test_aa_11_3_dice_decide_between_equal_ranks() -> None:
    s = a_campaign()
    s.holder = changed(s.holder, t.PENDRAGON, 3)
    s.title_claims = changed(s.title_claims, t.PENDRAGON, 0b101)
    s.warlords = changed(s.warlords, province("elfael"), 1)
    won(s, *SIDES)
    say(s, "roll 2", "roll 3")
    assert s.holder[t.PENDRAGON] == 2
    assert s.lord == [NOBODY] * 4  # it was the title that was rolled for
    assert s.title_claims[t.PENDRAGON] == 1


def test_aa_11_3_a_title_of_a_winner_stays() -> None:
    s = a_campaign()
    s.holder = changed(s.holder, t.PENDRAGON, 2)
    s.title_claims = changed(s.title_claims, t.PENDRAGON, 1)
    won(s, *SIDES)
    assert s.holder[t.PENDRAGON] == 2


def test_aa_11_4_a_title_that_nobody_holds_goes_to_a_winner_who_claims_it() -> None:
    s = a_campaign()
    s.title_claims = changed(s.title_claims, t.PENDRAGON, 0b1010 | 1 << 2)  # losers 1 and 3, winner 2
    won(s, *SIDES)
    assert s.holder[t.PENDRAGON] == 2


def test_aa_11_4_losers_do_not_take_it() -> None:
    s = a_campaign()
    s.title_claims = changed(s.title_claims, t.PENDRAGON, 0b1010)
    won(s, *SIDES)
    assert s.holder[t.PENDRAGON] == NOBODY
    assert s.title_claims[t.PENDRAGON] == 0b1010  # nobody's title: AA-11.6 does not touch it


def test_aa_11_5_a_claimed_throne_of_a_loser_makes_a_vassal() -> None:
    s = a_campaign()
    add_throne_claim(s, 2, 1, t.CLAIM_TO_THE_THRONE)
    won(s, *SIDES)
    assert s.lord == [NOBODY, 2, NOBODY, NOBODY]
    assert s.discard[t.CLAIM_TO_THE_THRONE] == 1


def test_aa_11_5_a_vassals_lord_becomes_the_lord() -> None:
    s = a_campaign()
    s.lord = changed(s.lord, 2, 0)
    add_throne_claim(s, 2, 1, t.CLAIM_TO_THE_THRONE)
    won(s, "join p2")
    assert s.lord == [NOBODY, 0, 0, NOBODY]


def test_aa_11_5_dice_decide_between_several() -> None:
    s = a_campaign()
    add_throne_claim(s, 0, 3, t.CLAIM_TO_THE_THRONE)
    add_throne_claim(s, 2, 3, t.OUT_OF_THE_MONASTERY)
    won(s, *SIDES)
    say(s, "insist", "insist", "roll 1", "roll 6")
    assert s.lord[3] == 2
    assert s.throne_claims[3] == 1


def test_aa_11_5_claimed_lords_come_first() -> None:
    # Given loser 1 is the lord of loser 3; winner 0 claims the throne of 1, winner 2 that of 3
    s = a_campaign()
    s.lord = changed(s.lord, 3, 1)
    add_throne_claim(s, 2, 3, t.CLAIM_TO_THE_THRONE)
    add_throne_claim(s, 0, 1, t.CLAIM_TO_THE_THRONE)
    won(s, "join p1")
    # Then 3 passes to 0 with his lord, and after that to 2
    assert s.lord == [NOBODY, 0, NOBODY, 2]


def cast_out(claimed: bool = False, outcome: str = "won") -> Campaign:
    """Cast Out the Saxons! by seat 0 on seat 1; seat 2 helps him, and may claim that throne."""
    s = a_campaign()
    s.people = changed(s.people, 1, SAXON)
    people(s, "durovernum", SAXON)
    people(s, "lundein", SAXON)
    s.holder = changed(s.holder, t.BRETWALDA, 1)
    if claimed:
        add_throne_claim(s, 2, 1, t.CLAIM_TO_THE_THRONE)
    play(s, declare, card("cast_out_the_saxons"))
    say(s, "war_on p2", *SIDES)
    levy(s)
    say(s, "fight", f"outcome {outcome}")
    return s


def test_aa_c26_the_beaten_saxon_becomes_british_and_a_vassal() -> None:
    s = cast_out()
    assert s.people[1] == BRITISH
    assert s.population[t.DUROVERNUM] == BRITISH
    assert s.population[t.LUNDEIN] == SAXON
    assert s.auxilia[1] == 0
    assert s.holder[t.BRETWALDA] == NOBODY
    assert s.lord[1] == 0
    assert s.reign[1] == 1


@pytest.mark.parametrize("outcome", ["lost", "drawn"])
def test_aa_c26_if_it_is_not_won_nothing_becomes_of_him(outcome: str) -> None:
    s = cast_out(outcome=outcome)
    assert s.people[1] == SAXON
    assert s.lord[1] == NOBODY


def test_aa_c26_the_declarers_army_has_no_saxons_but_his_allies_may() -> None:
    s = a_campaign()
    s.people = changed(s.people, 1, SAXON)
    people(s, "cernow", SAXON)
    people(s, "caer_legion", SAXON)
    play(s, declare, card("cast_out_the_saxons"))
    say(s, "war_on p2", *SIDES)
    levy(s)
    assert len(s.armies[0]) == 10
    assert len(s.armies[2]) == 12


def test_aa_11_5_cast_out_the_saxons_and_a_claim_on_that_throne_are_diced_for() -> None:
    s = cast_out(claimed=True)
    say(s, "insist", "insist", "roll 5", "roll 2")
    assert s.people[1] == BRITISH
    assert s.lord[1] == 0


def test_aa_11_6_claims_of_losers_on_winners_are_gone() -> None:
    s = a_campaign()
    s.holder = changed(s.holder, t.PENDRAGON, 2)
    s.title_claims = changed(s.title_claims, t.PENDRAGON, 0b1000)
    claim(s, 1, "cernow")
    claim(s, 3, "calchfynydd")
    add_throne_claim(s, 3, 0, t.CLAIM_TO_THE_THRONE)
    add_throne_claim(s, 3, 1, t.CLAIM_TO_THE_THRONE)
    won(s, *SIDES)
    assert s.claims[t.CERNOW] == 0
    assert s.title_claims[t.PENDRAGON] == 0
    assert s.throne_claims[0] == 0
    assert s.claims[t.CALCHFYNYDD] == 0b1000  # of losers on each other: they stay
    assert s.throne_claims[1] == 0b1000


def test_aa_11_6_a_claim_on_what_a_winner_has_just_won_stays() -> None:
    s = a_campaign()
    claim(s, 3, "lundein")
    won(s, *SIDES)
    assert owner(s, "lundein") == 0
    assert s.claims[t.LUNDEIN] == 0b1000


def vacant(*claimants: int) -> Campaign:
    """Gyrwas has had no owner since a ruler of seat 3 died; these claim it; the war is won by 0 and 2."""
    s = a_campaign()
    give(s, "gyrwas", NOBODY)
    s.heir_of = changed(s.heir_of, t.GYRWAS, 3)
    for seat in claimants:
        claim(s, seat, "gyrwas")
    return won(s, *SIDES)


@pytest.mark.parametrize(
    ("claimants", "new"),
    [((0, 1), 0), ((1, 2, 3), 2), ((1,), 1), ((), 3), ((1, 3), NOBODY)],
)
def test_aa_11_7_land_without_an_owner_finds_one(claimants: tuple[int, ...], new: int) -> None:
    assert owner(vacant(*claimants), "gyrwas") == new


def test_aa_11_7_several_winners_settle_it() -> None:
    s = vacant(0, 2)
    say(s, "insist", "insist", "roll 3", "roll 6")
    assert owner(s, "gyrwas") == 2


def test_aa_11_7_a_drawn_war_leaves_it_waiting() -> None:
    s = a_campaign()
    give(s, "gyrwas", NOBODY)
    s.heir_of = changed(s.heir_of, t.GYRWAS, 3)
    claim(s, 0, "gyrwas")
    at_field(s, *SIDES)
    say(s, "fight", "outcome drawn")
    assert owner(s, "gyrwas") == NOBODY


def rebellion(outcome: str, join: str) -> Campaign:
    """Seat 2, a vassal of seat 1, is in rebellion and joins a side; seat 3 helps seat 1."""
    s = a_campaign()
    s.lord = changed(s.lord, 2, 1)
    lay(s, 2, "rebellion")
    claim(s, 2, "rhegin")
    at_field(s, join, "join p2")
    say(s, "fight", f"outcome {outcome}")
    return s


@pytest.mark.parametrize(
    ("outcome", "join", "lord"),
    [("won", "join p1", NOBODY), ("drawn", "join p1", 1), ("lost", "join p1", 1), ("won", "join p2", 1)],
)
def test_aa_11_8_a_rebel_is_free_if_his_side_has_beaten_his_lords(outcome: str, join: str, lord: int) -> None:
    s = rebellion(outcome, join)
    assert s.lord[2] == lord
    assert s.lying[2] == []
    assert s.discard[t.REBELLION] == 1
    assert s.claims[t.RHEGIN] == 0  # exercised, or forbidden again by AA-14.3


def test_aa_11_8_a_new_bond_stands() -> None:
    # Given seat 2 rebels against 1; seat 0 claims his throne and beats both
    s = a_campaign()
    s.lord = changed(s.lord, 2, 1)
    lay(s, 2, "rebellion")
    add_throne_claim(s, 0, 2, t.CLAIM_TO_THE_THRONE)
    won(s, "join p2", "join p1")
    assert s.lord[2] == 0


def test_aa_11_8_if_the_lord_has_become_a_vassal_the_bond_is_to_his_new_lord() -> None:
    s = a_campaign()
    s.lord = changed(s.lord, 2, 1)
    lay(s, 2, "rebellion")
    add_throne_claim(s, 0, 1, t.CLAIM_TO_THE_THRONE)
    won(s, "join p2", "join p1")
    assert s.lord == [NOBODY, 0, 0, NOBODY]  # AA-14.2: no vassal has vassals


def test_aa_11_8_a_rebel_who_becomes_the_lord_of_his_lord_is_free() -> None:
    s = a_campaign()
    s.lord = changed(s.lord, 2, 1)
    lay(s, 2, "rebellion")
    add_throne_claim(s, 2, 1, t.CLAIM_TO_THE_THRONE)
    won(s, *SIDES)
    assert s.lord == [NOBODY, 2, NOBODY, NOBODY]


# Deaths in a war (AA-24)


def sick(s: Campaign, *answers: str) -> Campaign:
    """A siege of 0 and 2 against 1 and 3: the ruler of seat 1 dies of a fever in its first round."""
    besieged(s, *SIDES)
    say(s, "stay", "stay")
    hold_out(s, 6, 2)
    say(s, "lose Sp", "lose Sp", "roll 1", *answers)
    return s


def test_aa_24_1_a_claim_is_exercised_before_the_next_round_and_the_armies_stay() -> None:
    # Given an ally claims a province of a ruler who dies of disease in round 1
    s = a_campaign()
    claim(s, 2, "calchfynydd")
    lay(s, 1, "men_of_the_hearth")
    sick(s)
    armies = s.armies

    # Then it has changed hands, his cards are gone, and no element joins or leaves (AA-24.2)
    assert owner(s, "calchfynydd") == 2
    assert s.lying[1] == []
    say(s, "done", "roll 2", "stay", "press_on")
    assert (s.rule, s.wars[0].round) == ("AA-10.7", 2)
    assert s.armies == armies
    assert s.claims[t.CALCHFYNYDD] == 1 << 1


def test_aa_24_2_what_a_death_gives_away_takes_no_element_along() -> None:
    # Given a levy with elements of a province that an ally of the enemy claims, and of a card of the ruler
    s = a_campaign()
    claim(s, 2, "calchfynydd")
    lay(s, 1, "men_of_the_hearth")
    besieged(s, *SIDES)
    say(s, "stay", "stay")
    levied = [len(army) for army in s.armies]
    hold_out(s, 6, 2)
    say(s, "lose Sp", "lose Sp", "roll 1")

    # Then province and card are gone, and every army is as it was but for what the round has cost
    assert (owner(s, "calchfynydd"), s.lying[1]) == (2, [])
    assert [len(army) for army in s.armies] == [levied[0], levied[1] - 1, levied[2], levied[3] - 1]


def test_aa_24_4_the_war_that_is_fought_is_not_the_next_one() -> None:
    # Given two winners to be claim Lundein and Pendragon of a ruler who dies in the siege
    s = a_campaign()
    claim(s, 2, "lundein")
    s.holder = [1, NOBODY]
    s.title_claims = changed(s.title_claims, t.PENDRAGON, 0b0101)
    sick(s, "done", "roll 2", "stay", "press_on")
    assert s.vacated == [t.LUNDEIN, t.PROVINCES + t.PENDRAGON]
    hold_out(s, 6, 1)

    # Then neither has them when they have won: both wait for the next war
    assert s.over
    assert (owner(s, "lundein"), s.holder[t.PENDRAGON]) == (NOBODY, NOBODY)
    assert s.vacated == []


def test_aa_24_5_who_has_gone_home_inherits_like_everybody() -> None:
    s = a_campaign()
    claim(s, 2, "calchfynydd")
    besieged(s, *SIDES)
    say(s, "leave", "stay")
    hold_out(s, 6, 2)
    say(s, "lose Sp", "lose Sp", "roll 1")
    assert owner(s, "calchfynydd") == 2


def waits_for(s: Campaign, *seats: int) -> None:
    """A province of seat 3 has had no owner since a death, and these claim it."""
    give(s, "iceni", NOBODY)
    s.heir_of = changed(s.heir_of, province("iceni"), 3)
    for seat in seats:
        claim(s, seat, "iceni")


@pytest.mark.parametrize(
    ("claimants", "heir"), [((2,), NOBODY), ((2, 3), 3), ((3,), 3), ((1, 2, 3), NOBODY), ((), 3), ((0, 2), 0)]
)
def test_aa_24_6_who_has_gone_home_resolves_nothing(claimants: tuple[int, ...], heir: int) -> None:
    s = a_campaign()
    waits_for(s, *claimants)
    besieged(s, *SIDES)
    say(s, "leave", "stay")
    hold_out(s, 6, 1)
    assert s.over
    assert owner(s, "iceni") == heir


def test_aa_24_6_nor_does_the_last_owner_get_back_what_nobody_claims() -> None:
    s = a_campaign()
    waits_for(s)
    besieged(s, *SIDES)
    say(s, "stay", "leave")
    hold_out(s, 6, 1)
    assert owner(s, "iceni") == NOBODY


def test_aa_24_6_a_lord_who_has_gone_home_gains_no_vassal_by_his_own() -> None:
    # Given a vassal of seat 4 claims the throne of the enemy, and his lord leaves the siege
    s = a_campaign(5)
    s.lord = changed(s.lord, 2, 4)
    add_throne_claim(s, 2, 1, t.CLAIM_TO_THE_THRONE)
    besieged(s, "join p2", "join p1")
    say(s, "stay", "stay", "leave")
    hold_out(s, 6, 1)
    assert s.over
    assert s.lord[1] == NOBODY
    assert s.throne_claims[1] == 1 << 2


def test_aa_24_7_what_a_death_has_given_away_is_no_longer_a_losers() -> None:
    # Given the ruler of the besieged dies, whose land only an enemy of the besieger's claims, and one wins
    s = a_campaign()
    claim(s, 3, "calchfynydd")
    sick(s, "done", "roll 2", "stay", "press_on")
    assert owner(s, "calchfynydd") == 3
    assert owner(s, "lundein") == 0
    hold_out(s, 6, 1)
    assert owner(s, "lundein") == 0
    assert owner(s, "calchfynydd") == 3


def test_aa_24_1_a_rebels_claim_is_exercised_before_his_bond_is_back() -> None:
    # Given a rebel claims land of his lord, whose ruler dies in a siege that is lifted
    s = a_campaign()
    s.lord = changed(s.lord, 2, 1)
    lay(s, 2, "rebellion")
    claim(s, 2, "rhegin")
    sick(s, "waive", "roll 2", "stay", "lift")
    assert owner(s, "rhegin") == 2
    assert s.lord[2] == 1


@pytest.mark.parametrize("outcome", ["won", "drawn"])
def test_aa_11_10_cards_that_wait_for_a_war_go(outcome: str) -> None:
    s = a_campaign()
    s.people = changed(s.people, 3, SAXON)
    lay(s, 0, "britons_unite", "britons_unite", "knights_errant", "hill_people")
    lay(s, 3, "saxons_unite", "northerners")
    s.ships = [t.LONG_SHIPS, 3, t.CERNOW, t.IRISH_SCOURGE, 0, t.CAER_LEGION]
    at_field(s, *SIDES)
    say(s, "fight", f"outcome {outcome}")
    assert s.lying == [[t.HILL_PEOPLE], [], [], []]
    assert s.ships == []
    gone = [t.BRITONS_UNITE, t.KNIGHTS_ERRANT, t.SAXONS_UNITE, t.NORTHERNERS, t.LONG_SHIPS, t.IRISH_SCOURGE]
    assert [s.discard[one] for one in gone] == [2, 1, 1, 1, 1, 1]


def test_aa_11_10_saxons_unite_waits_for_a_war_that_its_ruler_fights_to_the_end() -> None:
    # Given a siege from which the bearer goes home
    s = a_campaign()
    s.people = changed(s.people, 3, SAXON)
    lay(s, 3, "saxons_unite", "northerners")
    besieged(s, *SIDES)
    say(s, "stay", "leave")

    # When it is won
    hold_out(s, 6, 1)
    assert not s.wars

    # Then the card still lies before him, and the one that waits for any war is gone
    assert s.lying[3] == [t.SAXONS_UNITE]


def test_aa_11_11_it_is_seen_whether_somebody_has_won() -> None:
    s = a_campaign(2)
    s.holder = changed(s.holder, t.PENDRAGON, 0)
    add_throne_claim(s, 0, 1, t.CLAIM_TO_THE_THRONE)
    won(s)
    assert s.over
    assert s.ending == "overlord"
    assert s.scores == [1, 0]


def test_aa_11_11_nobody_takes_from_losers_of_another_war() -> None:
    # Given seat 0, who wins the first war, claims land of seat 2, who loses the second
    s = a_campaign(6)
    claim(s, 0, "caer_gloui")
    claim(s, 3, "luitcoet")
    declared(s)
    say(s, "join p2", "war_on p3", "over luitcoet", "uphold", "join p1", "join p4")
    levy(s)
    say(s, "fight", "fight", "outcome won", "outcome won")
    assert owner(s, "luitcoet") == 3
    assert owner(s, "caer_gloui") == 2
    assert s.claims[t.CAER_GLOUI] == 1


def test_aa_9_16_a_drawn_war_settles_nothing() -> None:
    s = a_campaign()
    claim(s, 1, "cernow")
    s.title_claims = changed(s.title_claims, t.PENDRAGON, 1)
    add_throne_claim(s, 0, 1, t.CLAIM_TO_THE_THRONE)
    at_field(s, *SIDES)
    say(s, "fight", "outcome drawn")
    assert s.over
    assert owner(s, "lundein") == 1
    assert s.claims[t.LUNDEIN] == 1
    assert s.claims[t.CERNOW] == 0b10
    assert s.holder[t.PENDRAGON] == NOBODY
    assert s.throne_claims[1] == 1
    assert s.lord == [NOBODY] * 4
    assert s.declared == 9


def test_aa_9_17_losses_are_made_good_but_for_auxilia() -> None:
    s = besieged(a_campaign(2))
    hold_out(s, 1, 6)
    say(s, "lose Ax", "roll 2", "press_on")
    hold_out(s, 1, 6)
    say(s, "lose Sp", "roll 2", "lift")
    assert s.auxilia == [2, 3]
    again = a_campaign(2)
    again.auxilia = s.auxilia
    at_field(again)
    assert [len(army) for army in again.armies] == [11, 11]
