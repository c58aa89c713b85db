"""Claims (AA-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from heptarchy.games.arthur.claims import (
    add_throne_claim,
    claims_province,
    claims_throne,
    claims_title,
    give_land,
    give_title,
    refuse_land,
    refuse_throne,
    refuse_title,
)
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.deaths import die, turn_british, turn_saxon
from heptarchy.games.arthur.realm import rank
from heptarchy.games.arthur.settlement import settle_war
from heptarchy.games.arthur.table.state import BELL, DRAWN, IRISH, NOBODY, SAXON, changed
from heptarchy.games.arthur.turn import play_card
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

if TYPE_CHECKING:
    from heptarchy.games.arthur.table.state import Campaign


def claim_title(s: Campaign, seat: int, title: int) -> None:
    """He claims a title, by no rule at all."""
    s.title_claims = changed(s.title_claims, title, s.title_claims[title] | 1 << seat)


def claim_throne(s: Campaign, seat: int, other: int) -> None:
    """He has played a Claim to the Throne."""
    s.deck[t.CLAIM_TO_THE_THRONE] -= 1
    add_throne_claim(s, seat, other, t.CLAIM_TO_THE_THRONE)


def end_war(s: Campaign, sides: list[int], winner: int) -> None:
    """A war of seat 0 against seat 1 is over and is settled."""
    war = a_war(0, 1, s.players)
    war.side, war.winner, war.lords = sides, winner, s.lord
    s.wars = [war]
    play(s, settle_war)


def why_not(s: Campaign, seat: int, key: str) -> str:
    """The rule by which he may not claim a province."""
    refusal = refuse_land(s, seat, province(key))
    return "" if refusal is None else refusal.rule


def test_aa_5_1_a_claim_changes_nothing_until_it_is_exercised() -> None:
    s = a_campaign()
    before = s.owner[:], [rank(s, seat) for seat in range(4)]
    play(s, play_card)
    say(s, "play establish_claim", "at caer_wenta")
    assert claims_province(s, 0, t.CAER_WENTA)
    assert (s.owner, [rank(s, seat) for seat in range(4)]) == before


def test_aa_5_2_there_are_claims_on_provinces_titles_and_thrones() -> None:
    s = a_campaign()
    claim(s, 0, "lundein")
    claim_title(s, 0, t.PENDRAGON)
    claim_throne(s, 0, 2)
    play(s, play_card)
    say(s, "play renounce_claim")
    assert options(s) == ["renounce lundein", "renounce_title pendragon", "renounce_throne p3", "done"]


def test_aa_5_3_cards_make_claims() -> None:
    s = a_campaign()
    hold(s, 0, "claim_to_the_throne")
    play(s, play_card)
    say(s, "play claim_to_the_throne", "on p2")
    assert claims_throne(s, 0, 1)

    s = a_campaign()
    hold(s, 0, "out_of_the_monastery")
    play(s, play_card)
    say(s, "play out_of_the_monastery", "on p2", "for p3")
    assert claims_throne(s, 2, 1)

    s = a_campaign()
    hold(s, 0, "unexpected_inheritance")
    play(s, play_card)
    say(s, "play unexpected_inheritance", "for p2", "at caer_baddan")
    assert claims_province(s, 1, t.CAER_BADDAN)


def test_aa_5_3_a_death_makes_claims() -> None:
    s = a_campaign()
    claim(s, 0, "lundein")
    dies(s, 1)
    assert claims_province(s, 1, t.LUNDEIN)


def test_aa_5_4_a_title_is_claimed_by_the_right_people_whoever_holds_it() -> None:
    s = a_campaign()
    s.holder = [3, NOBODY]  # Linnuis does not touch Dumnonia
    play(s, play_card)
    say(s, "play establish_claim")
    assert "claim_title pendragon" in options(s)
    assert "claim_title bretwalda" not in options(s)
    say(s, "claim_title pendragon")
    assert claims_title(s, 0, t.PENDRAGON)


def test_aa_5_4_a_saxon_ruler_claims_bretwalda_and_not_pendragon() -> None:
    s = a_campaign()
    s.people = [SAXON, 0, 0, 0]
    assert refuse_title(s, 0, t.BRETWALDA) is None
    refusal = refuse_title(s, 0, t.PENDRAGON)
    assert refusal is not None
    assert refusal.rule == "AA-5.4"


def test_aa_5_5_nobody_claims_a_home() -> None:
    s = a_campaign()
    give(s, "rhegin", 0)  # touches the home of Ceint
    assert why_not(s, 0, "durovernum") == "AA-5.5"
    assert why_not(s, 0, "lundein") == ""


@pytest.mark.parametrize("lords", [[1, -1, -1, -1], [-1, 0, -1, -1], [2, 2, -1, -1]])
def test_aa_14_3_nobody_claims_land_of_his_lord_or_his_vassal(lords: list[int]) -> None:
    s = a_campaign()
    s.holder = [1, NOBODY]
    assert why_not(s, 0, "caer_wenta") == ""
    s.lord = lords
    fellows = lords[0] == 2
    assert why_not(s, 0, "caer_wenta") == ("" if fellows else "AA-14.3")
    refusal = refuse_title(s, 0, t.PENDRAGON)  # claimed just like a province
    assert (refusal is None) == fellows
    assert refusal is None or refusal.rule == "AA-14.3"


@pytest.mark.parametrize(("lords", "may"), [([1, -1, -1, -1], True), ([-1, 0, -1, -1], False), ([2, 2, -1, -1], False)])
def test_aa_5_5_nobody_claims_the_throne_of_a_vassal_of_his_or_of_his_lords(lords: list[int], may: bool) -> None:
    s = a_campaign()
    assert refuse_throne(s, 0, 1) is None
    s.lord = lords
    refusal = refuse_throne(s, 0, 1)
    assert (refusal is None) == may
    assert refusal is None or refusal.rule == "AA-5.5"


def test_aa_5_5_nobody_claims_his_own_or_the_same_thing_twice() -> None:
    s = a_campaign()
    assert why_not(s, 0, "cernow") == "AA-5.5"
    claim(s, 0, "caer_wenta")
    assert why_not(s, 0, "caer_wenta") == "AA-5.5"

    assert refuse_title(s, 0, t.PENDRAGON) is None
    claim_title(s, 0, t.PENDRAGON)
    assert refuse_title(s, 0, t.PENDRAGON) is not None
    s.title_claims = [0, 0]
    s.holder = [0, NOBODY]
    assert refuse_title(s, 0, t.PENDRAGON) is not None

    assert refuse_throne(s, 0, 0) is not None
    claim_throne(s, 0, 1)
    assert refuse_throne(s, 0, 1) is not None


def test_aa_5_5_an_irish_province_without_an_owner_is_not_claimed() -> None:
    s = a_campaign()
    people(s, "caer_wenta", IRISH)
    assert why_not(s, 0, "caer_wenta") == ""  # while Ceint has it
    give(s, "caer_wenta", NOBODY)
    assert why_not(s, 0, "caer_wenta") == "AA-5.5"


def test_aa_5_5_the_claimant_is_bound_whoever_plays_the_card() -> None:
    # Given that Ceint is a vassal of Dumnonia and claims Powys' land already
    s = a_campaign()
    s.lord = [-1, 0, -1, -1]
    claim(s, 1, "caer_ceri")
    hold(s, 3, "unexpected_inheritance")
    s.active = 3
    play(s, play_card)
    say(s, "play unexpected_inheritance", "for p2")
    assert "at caer_baddan" not in options(s)
    assert "at caer_ceri" not in options(s)
    assert "at caer_colun" in options(s)


def test_aa_5_5_what_waits_for_an_owner_is_claimed_where_it_touches() -> None:
    s = a_campaign()
    for key in ("caer_wenta", "lundein"):
        give(s, key, NOBODY)
        s.heir_of = changed(s.heir_of, province(key), 1)
    assert why_not(s, 0, "caer_wenta") == ""
    assert why_not(s, 0, "lundein") == "AA-4.1"


def test_aa_c30_an_inheritance_may_be_a_claim_on_what_waits_for_an_owner() -> None:
    s = a_campaign()
    give(s, "caer_wenta", NOBODY)
    s.heir_of = changed(s.heir_of, province("caer_wenta"), 1)
    hold(s, 3, "unexpected_inheritance")
    s.active = 3
    play(s, play_card)
    say(s, "play unexpected_inheritance", "for p1", "at caer_wenta")
    assert claims_province(s, 0, t.CAER_WENTA)


def test_aa_5_6_the_border_counts_only_when_the_claim_is_made() -> None:
    # Given a claim over a border that is no more
    s = a_campaign()
    assert why_not(s, 0, "lundein") == "AA-4.1"
    claim(s, 0, "lundein")

    # Then it is exercised all the same
    end_war(s, [0, 1, NOBODY, NOBODY], 0)
    assert owner(s, "lundein") == 0


def test_aa_5_7_a_war_that_is_won_exercises_claims_on_the_losers() -> None:
    s = a_campaign()
    claim(s, 0, "caer_wenta")
    claim(s, 0, "caer_gloui")  # Powys stays at home
    end_war(s, [0, 1, NOBODY, NOBODY], 0)
    assert owner(s, "caer_wenta") == 0
    assert not claims_province(s, 0, t.CAER_WENTA)
    assert owner(s, "caer_gloui") == 2
    assert claims_province(s, 0, t.CAER_GLOUI)


def test_aa_5_7_a_drawn_war_exercises_nothing() -> None:
    s = a_campaign()
    claim(s, 0, "caer_wenta")
    end_war(s, [0, 1, NOBODY, NOBODY], DRAWN)
    assert owner(s, "caer_wenta") == 1
    assert claims_province(s, 0, t.CAER_WENTA)


def test_aa_5_7_things_without_an_owner_go_to_winners_who_claim_them() -> None:
    s = a_campaign()
    give(s, "caer_gloui", NOBODY)
    s.heir_of = changed(s.heir_of, t.CAER_GLOUI, 2)
    claim(s, 0, "caer_gloui")
    claim(s, 3, "caer_gloui")
    claim_title(s, 0, t.PENDRAGON)
    end_war(s, [0, 1, NOBODY, NOBODY], 0)
    assert owner(s, "caer_gloui") == 0
    assert s.holder == [0, NOBODY]


def test_aa_5_8_several_claimants_are_asked_clockwise_from_the_declarer_and_roll() -> None:
    # Given three winners with a claim on the same province
    s = a_campaign()
    for seat in (0, 2, 3):
        claim(s, seat, "lundein")
    end_war(s, [0, 1, 0, 0], 0)

    # When one stands back and the others insist
    assert s.rule == "AA-5.8"
    for seat, answer in ((0, "insist"), (2, "stand_back"), (3, "insist")):
        assert (s.seat, options(s)) == (seat, ["stand_back", "insist"])
        say(s, answer)

    # Then those two roll, the highest takes it, and the others keep their claims
    say(s, "roll 3", "roll 6")
    assert owner(s, "lundein") == 3
    assert [claims_province(s, seat, t.LUNDEIN) for seat in range(4)] == [True, False, True, False]


def test_aa_5_8_who_is_left_alone_takes_it_without_a_die() -> None:
    s = a_campaign()
    for seat in (0, 2, 3):
        claim(s, seat, "lundein")
    end_war(s, [0, 1, 0, 0], 0)
    say(s, "insist", "stand_back", "stand_back")
    assert owner(s, "lundein") == 0


def test_aa_5_8_if_all_stand_back_it_stays_where_it_is() -> None:
    s = a_campaign()
    for seat in (0, 2):
        claim(s, seat, "lundein")
    end_war(s, [0, 1, 0, NOBODY], 0)
    say(s, "stand_back", "stand_back")
    assert owner(s, "lundein") == 1
    assert [claims_province(s, seat, t.LUNDEIN) for seat in (0, 2)] == [True, True]


def test_aa_5_8_a_title_goes_to_the_highest_rank() -> None:
    s = a_campaign()
    s.holder = [1, NOBODY]
    claim_title(s, 0, t.PENDRAGON)
    claim_title(s, 2, t.PENDRAGON)
    give(s, "iceni", 2)
    end_war(s, [0, 1, 0, NOBODY], 0)
    assert s.holder == [2, NOBODY]
    assert claims_title(s, 0, t.PENDRAGON)


def test_aa_5_8_dice_decide_over_a_title_between_equal_ranks() -> None:
    s = a_campaign()
    s.holder = [1, NOBODY]
    claim_title(s, 0, t.PENDRAGON)
    claim_title(s, 2, t.PENDRAGON)
    end_war(s, [0, 1, 0, NOBODY], 0)
    say(s, "roll 6", "roll 1")
    assert s.holder == [0, NOBODY]


def test_aa_5_9_a_claim_on_a_throne_is_exercised_by_winning() -> None:
    s = a_campaign()
    claim_throne(s, 0, 1)
    claim_throne(s, 0, 3)  # who stays at home
    end_war(s, [0, 1, NOBODY, NOBODY], 0)
    assert s.lord == [-1, 0, -1, -1]
    assert s.discard[t.CLAIM_TO_THE_THRONE] == 1
    assert claims_throne(s, 0, 3)


def test_aa_5_9_a_death_exercises_it_too_unless_the_table_says_otherwise() -> None:
    for on_death, lord in ((True, 0), (False, NOBODY)):
        s = a_campaign(throne_on_death=on_death)
        claim_throne(s, 0, 1)
        die(s, 1, BELL)
        assert s.lord[1] == lord
        assert claims_throne(s, 0, 1) != on_death


def test_aa_5_9_the_lord_of_a_claimant_becomes_the_lord() -> None:
    s = a_campaign(throne_on_death=True)
    s.lord = [3, -1, -1, -1]
    claim_throne(s, 0, 1)
    die(s, 1, BELL)
    assert s.lord == [3, 3, -1, -1]

    s = a_campaign()
    s.lord = [3, -1, -1, -1]
    claim_throne(s, 0, 1)
    end_war(s, [0, 1, NOBODY, 0], 0)
    assert s.lord == [3, 3, -1, -1]


def test_aa_5_9_the_new_lord_of_the_pendragon_takes_the_title_if_he_is_british() -> None:
    for ruler, holder in ((0, 0), (SAXON, NOBODY)):
        s = a_campaign(throne_on_death=True)
        s.people = changed(s.people, 0, ruler)
        s.holder = [1, NOBODY]
        claim_throne(s, 0, 1)
        die(s, 1, BELL)
        assert s.lord[1] == 0
        assert s.holder == [holder, NOBODY]


def test_aa_5_9_so_does_he_to_whom_the_pendragon_passes_with_his_lord() -> None:
    s = a_campaign(throne_on_death=True)
    s.lord = [-1, -1, 1, -1]
    s.holder = [2, NOBODY]
    claim_throne(s, 0, 1)
    die(s, 1, BELL)
    assert s.lord == [-1, 0, 0, -1]
    assert s.holder == [0, NOBODY]


def test_aa_5_9_bretwalda_stays_with_its_holder() -> None:
    s = a_campaign(throne_on_death=True)
    s.people = [SAXON, SAXON, 0, 0]
    s.holder = [NOBODY, 1]
    claim_throne(s, 0, 1)
    die(s, 1, BELL)
    assert s.lord[1] == 0
    assert s.holder == [NOBODY, 1]


def test_aa_5_10_claims_of_others_stay_against_the_new_owner() -> None:
    # Given a province and a title that three claim; one of the others is a vassal of the first
    s = a_campaign()
    s.lord = [-1, -1, 0, -1]
    for seat in (0, 2, 3):
        claim(s, seat, "caer_wenta")
        claim_title(s, seat, t.PENDRAGON)
    give_land(s, t.CAER_WENTA, 0)
    give_title(s, t.PENDRAGON, 0)
    assert [claims_province(s, seat, t.CAER_WENTA) for seat in range(4)] == [False, False, False, True]
    assert [claims_title(s, seat, t.PENDRAGON) for seat in range(4)] == [False, False, False, True]


def all_claims(s: Campaign, seat: int) -> None:
    """One claim of each kind, all of them against Powys and its ruler."""
    claim(s, seat, "caer_gloui")
    claim_title(s, seat, t.PENDRAGON)
    claim_throne(s, seat, 2)


def kept(s: Campaign, seat: int) -> list[bool]:
    """Which of those he still has."""
    return [
        claims_province(s, seat, t.CAER_GLOUI),
        claims_title(s, seat, t.PENDRAGON),
        claims_throne(s, seat, 2),
    ]


def test_aa_5_11_a_claim_ends_when_it_is_renounced() -> None:
    s = a_campaign()
    all_claims(s, 0)
    play(s, play_card)
    say(s, "play renounce_claim", "renounce caer_gloui", "renounce_throne p3", "done")
    assert kept(s, 0) == [False, True, False]
    assert s.discard[t.CLAIM_TO_THE_THRONE] == 1


def test_aa_5_11_treachery_ends_a_claim_on_a_province_and_no_other() -> None:
    s = a_campaign()
    all_claims(s, 0)
    s.active = 2
    hold(s, 2, "treachery")
    play(s, play_card)
    say(s, "play treachery")
    assert options(s) == ["at caer_gloui"]
    say(s, "at caer_gloui", "on p1")
    assert kept(s, 0) == [False, True, True]


def test_aa_5_11_defeat_ends_claims_on_what_the_winners_held() -> None:
    s = a_campaign()
    all_claims(s, 1)
    claim(s, 1, "banovallum")  # Linnuis stays at home
    s.holder = [2, NOBODY]
    end_war(s, [0, 1, 0, NOBODY], 0)
    assert kept(s, 1) == [False, False, False]
    assert claims_province(s, 1, t.BANOVALLUM)
    assert s.discard[t.CLAIM_TO_THE_THRONE] == 1


def test_aa_5_11_a_plot_that_is_found_out_ends_all_claims() -> None:
    for second, left in (("roll 2", [True] * 3), ("roll 3", [False] * 3)):
        s = a_campaign()
        all_claims(s, 0)
        hold(s, 0, "assassin")
        play(s, play_card)
        say(s, "play assassin", "on p4", "roll 1", second)
        assert kept(s, 0) == left


def test_aa_5_11_claims_end_with_the_ruler_by_fall_of_the_mighty_and_usurper() -> None:
    s = a_campaign()
    all_claims(s, 1)
    hold(s, 0, "fall_of_the_mighty")
    play(s, play_card)
    say(s, "play fall_of_the_mighty", "on p2")
    assert kept(s, 1) == [False] * 3

    s = a_campaign()
    all_claims(s, 1)
    turn_saxon(s, 1)
    assert kept(s, 1) == [False] * 3


def test_aa_5_12_a_claim_on_a_title_ends_with_the_right_people() -> None:
    s = a_campaign()
    s.people = changed(s.people, 1, SAXON)
    claim_title(s, 1, t.BRETWALDA)
    claim(s, 1, "caer_gloui")
    turn_british(s, 1)
    assert not claims_title(s, 1, t.BRETWALDA)
    assert claims_province(s, 1, t.CAER_GLOUI)


def test_aa_5_5_a_rebel_may_claim_what_is_his_lords() -> None:
    s = a_campaign()
    s.lord = [1, -1, -1, -1]
    lay(s, 0, "rebellion")
    assert why_not(s, 0, "caer_wenta") == ""
