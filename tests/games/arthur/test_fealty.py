"""Lords and vassals (AA-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from heptarchy.games.arthur.claims import add_throne_claim, claims_province, claims_throne, claims_title
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.deaths import die, turn_saxon
from heptarchy.games.arthur.fealty import swear
from heptarchy.games.arthur.realm import are_bound, land_of, lord_of, rank, vassals_of
from heptarchy.games.arthur.settlement import after_wars, settle_war
from heptarchy.games.arthur.table.state import BELL, DRAWN, NOBODY, changed
from heptarchy.games.arthur.turn import play_card, take_turn
from heptarchy.games.arthur.war_declaration import begin_war
from tests.games.arthur.table import a_campaign, a_war, claim, hold, lay, options, play, refused, say

if TYPE_CHECKING:
    from heptarchy.games.arthur.table.state import Campaign


def claim_throne(s: Campaign, seat: int, other: int) -> None:
    """He has played a Claim to the Throne."""
    add_throne_claim(s, seat, other, t.CLAIM_TO_THE_THRONE)


def after_war(s: Campaign, sides: list[int], winner: int) -> None:
    """A war is settled, and all that follows once."""
    war = a_war(sides.index(0), sides.index(1), s.players)
    war.side, war.winner, war.lords = sides, winner, s.lord
    s.wars = [war]
    play(s, lambda s, _: s.then(settle_war, after_wars))


def test_aa_14_1_a_claim_on_a_throne_makes_a_vassal() -> None:
    s = a_campaign(throne_on_death=True)
    claim_throne(s, 0, 1)
    die(s, 1, BELL)
    assert s.lord == [-1, 0, -1, -1]
    assert vassals_of(s, 0) == [1]


def test_aa_14_1_a_vassal_has_one_lord() -> None:
    s = a_campaign()
    s.lord = [-1, 0, -1, -1]
    claim_throne(s, 2, 1)
    swear(s, 1, 2)
    assert s.lord == [-1, 2, -1, -1]
    assert vassals_of(s, 0) == []


def test_aa_14_2_the_vassals_of_a_new_vassal_pass_to_his_lord() -> None:
    s = a_campaign(5)
    s.lord = [-1, -1, 1, 1, 0]
    swear(s, 1, 0)
    assert s.lord == [-1, 0, 0, 0, 0]


def test_aa_14_2_a_vassal_has_no_vassals_but_his_lord_has() -> None:
    s = a_campaign(5)
    s.lord = [4, -1, 1, -1, -1]
    swear(s, 1, 0)
    assert s.lord == [4, 4, 4, -1, -1]


def test_aa_14_2_a_lord_who_rose_from_rebellion_is_free_of_his_vassal() -> None:
    s = a_campaign()
    s.lord = [1, -1, 1, -1]
    lay(s, 0, "rebellion")
    claim_throne(s, 0, 1)
    swear(s, 1, 0)
    assert s.lord == [-1, 0, 0, -1]


def test_aa_14_2_a_rebel_comes_back_to_the_lord_of_his_old_lord() -> None:
    # Given a rebel who stays at home while his lord is beaten and becomes a vassal
    s = a_campaign()
    s.lord = [-1, -1, 1, -1]
    lay(s, 2, "rebellion")
    claim_throne(s, 0, 1)
    after_war(s, [0, 1, -1, -1], 0)

    # Then there is no chain
    assert s.lord == [-1, 0, 0, -1]


def test_aa_14_2_what_a_rebel_has_won_passes_to_his_lord_when_the_bond_is_back() -> None:
    # Given a rebel who beats a third player, and whose lord stays at home
    s = a_campaign()
    s.lord = [3, -1, -1, -1]
    lay(s, 0, "rebellion")
    claim_throne(s, 0, 1)
    after_war(s, [0, 1, -1, -1], 0)

    # Then he has not beaten his lord
    assert s.lord == [3, 3, -1, -1]


def test_aa_14_3_claims_between_lord_and_vassal_are_gone_when_the_bond_begins() -> None:
    # Given claims of each kind between three who come to be bound, and one on an outsider
    s = a_campaign()
    s.lord = [-1, -1, 0, -1]
    s.holder = [0, NOBODY]
    claim(s, 0, "lundein")
    claim(s, 1, "cernow")
    claim(s, 1, "elfael")
    claim(s, 2, "rhegin")
    claim(s, 1, "iceni")
    claim(s, 3, "lundein")
    s.title_claims = [1 << 1 | 1 << 3, 0]
    claim_throne(s, 1, 2)
    claim_throne(s, 1, 3)
    swear(s, 1, 0)
    assert not claims_province(s, 0, t.LUNDEIN)
    assert not claims_province(s, 1, t.CERNOW)
    assert not claims_title(s, 1, t.PENDRAGON)

    # Then those of fellow vassals and all others stay
    assert claims_province(s, 1, t.ELFAEL)
    assert claims_province(s, 2, t.RHEGIN)
    assert claims_throne(s, 1, 2)
    assert claims_province(s, 1, t.ICENI)
    assert claims_province(s, 3, t.LUNDEIN)
    assert claims_title(s, 3, t.PENDRAGON)
    assert claims_throne(s, 1, 3)


def test_aa_14_3_none_are_made_while_it_lasts() -> None:
    s = a_campaign()
    s.lord = [1, -1, 1, -1]
    play(s, play_card)
    say(s, "play establish_claim")
    assert options(s) == ["at caer_gloui", "at caer_ceri", "claim_title pendragon"]  # a fellow vassal's, not the lord's


def test_aa_14_4_in_war_a_lord_and_his_vassals_are_on_one_side() -> None:
    s = a_campaign(5)
    s.lord = [2, -1, -1, 1, 2]
    begin_war(s, 0, 1, 0, t.LUNDEIN)
    assert s.wars[0].side == [0, 1, 0, 1, 0]
    assert s.wars[0].chief == [2, 1]


def test_aa_14_4_a_vassal_does_not_declare_war_on_his_lord() -> None:
    s = a_campaign()
    claim(s, 0, "lundein")  # which fealty would end
    s.lord = [1, -1, -1, -1]
    play(s, play_card)
    assert refused(s, "play cassus_belli") == "AA-9.2"


def test_aa_14_5_a_vassal_keeps_land_cards_and_turns() -> None:
    s = a_campaign()
    hold(s, 1, "treachery")
    lay(s, 1, "merlin")
    swear(s, 1, 0)
    assert land_of(s, 1) == t.PROVINCES_OF[t.CEINT]
    assert s.hands[1] == [t.TREACHERY]
    assert s.lying[1] == [t.MERLIN]
    play(s, take_turn, 1)
    assert s.seat == 1


def test_aa_14_6_rebellion_suspends_a_bond() -> None:
    s = a_campaign()
    s.lord = [-1, 0, 0, -1]
    ranked = rank(s, 0)
    s.active = 1
    hold(s, 1, "rebellion")
    play(s, play_card)
    say(s, "play rebellion", "on p2")
    assert lord_of(s, 1) == NOBODY
    assert rank(s, 0) == ranked - 2
    assert not are_bound(s, 0, 1)
    assert not are_bound(s, 1, 2)
    begin_war(s, 1, 0, 0, t.CERNOW)
    assert s.wars[0].side == [1, 0, 1, NOBODY]


@pytest.mark.parametrize(
    ("sides", "winner", "lord"),
    [
        ([1, 0, -1, -1], 0, NOBODY),  # he has beaten his lord
        ([1, 0, -1, -1], 1, 0),  # he has been beaten
        ([1, 0, -1, -1], DRAWN, 0),
        ([-1, 0, 1, -1], 0, 0),  # he has beaten another
        ([0, -1, 1, -1], 1, 0),  # another has beaten his lord
        ([0, 0, 1, -1], 0, 0),  # they stood together
        ([1, 0, 0, -1], 0, NOBODY),
    ],
)
def test_aa_14_6_a_rebel_is_free_only_if_he_has_beaten_his_lord(sides: list[int], winner: int, lord: int) -> None:
    s = a_campaign()
    s.lord = [-1, 0, -1, -1]
    lay(s, 1, "rebellion")
    after_war(s, sides, winner)
    assert s.lord[1] == lord
    assert lord_of(s, 1) == lord
    assert s.discard[t.REBELLION] == 1


def test_aa_14_6_claims_end_when_the_bond_is_back() -> None:
    s = a_campaign()
    s.lord = [-1, 0, -1, -1]
    lay(s, 1, "rebellion")
    claim(s, 1, "cernow")
    claim(s, 1, "caer_ceri")
    after_war(s, [-1, -1, 0, 1], DRAWN)
    assert lord_of(s, 1) == 0
    assert not claims_province(s, 1, t.CERNOW)
    assert claims_province(s, 1, t.CAER_CERI)


def test_aa_14_6_a_new_bond_stands() -> None:
    # Given a rebel who beats his lord together with one who claims the rebel's own throne, and another who does
    s = a_campaign()
    s.lord = [-1, 0, -1, -1]
    lay(s, 1, "rebellion")
    claim_throne(s, 3, 1)
    after_war(s, [0, 1, -1, 0], 0)
    assert s.lord[1] == 3


def test_aa_14_6_a_rebel_is_free_also_if_his_lord_has_a_lord_now() -> None:
    # Given a rebel on the side that beats his lord, whose throne another winner takes
    s = a_campaign()
    s.lord = [-1, 0, -1, -1]
    lay(s, 1, "rebellion")
    claim_throne(s, 2, 0)
    after_war(s, [1, 0, 0, -1], 0)
    assert s.lord == [2, -1, -1, -1]


def test_aa_14_6_a_usurped_rebel_has_his_lord_again() -> None:
    s = a_campaign()
    s.lord = [-1, 0, 0, -1]
    lay(s, 1, "rebellion")
    turn_saxon(s, 1)
    assert lord_of(s, 1) == 0


@pytest.mark.parametrize(("rebel", "follower"), [(1, 2), (2, 1)])
def test_aa_14_2_a_usurped_rebel_comes_to_the_lord_of_his_old_lord_with_his_vassals(rebel: int, follower: int) -> None:
    # Given a rebel with a vassal of his own, whose old lord is a vassal by now
    s = a_campaign()
    s.lord = changed(changed([3, -1, -1, -1], rebel, 0), follower, rebel)
    lay(s, rebel, "rebellion")
    turn_saxon(s, rebel)
    assert s.lord == [3, 3, 3, -1]
