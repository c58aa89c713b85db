"""Talk that binds nobody: offers before sides are chosen, and claimants who work it out (AA-22)."""

from __future__ import annotations

import pytest

from heptarchy import FATE
from heptarchy.games.arthur.claims import add_throne_claim
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.table.state import Campaign, changed
from heptarchy.games.arthur.war_declaration import declare
from heptarchy.kernel.events import EVERYBODY, Event
from tests.games.arthur.at_war import levy, won
from tests.games.arthur.table import (
    a_campaign,
    action,
    card,
    claim,
    ended,
    lay,
    options,
    owner,
    past_perils,
    refused,
    say,
)
from tests.views import look


def tell(s: Campaign, *names: str) -> None:
    """Answer one question after the other; offers are not passed over."""
    for name in names:
        s.apply(action(name), s.seats[0])
        past_perils(s)


def at_war(s: Campaign, *names: str) -> Campaign:
    """Seat 0 claims Lundein, declares war on seat 1 over it and upholds that; then as said."""
    claim(s, 0, "lundein")
    s.push(ended)
    s.push(declare, card("cassus_belli"))
    s.run()
    tell(s, "war_on p2", "over lundein", "uphold", *names)
    return s


def heard(s: Campaign, name: str) -> list[Event]:
    """What is told when the first who is asked says this."""
    events: list[Event] = []
    s.ears = events
    tell(s, name)
    s.ears = None
    return events


# Whom and when (AA-22.2)


def test_aa_22_2_first_the_declaring_c_in_c_then_the_other_makes_offers_to_who_has_yet_to_choose() -> None:
    # Given both C-in-Cs claim something, and war is declared
    s = a_campaign()
    claim(s, 1, "cernow")
    at_war(s)

    # Then seat 0 may send offers to the two who are not in it, and then seat 1, before the first chooses a side
    assert (s.seat, s.rule) == (0, "AA-22.2")
    assert options(s) == ["done", "offer_to p3", "offer_to p4"]
    tell(s, "done")
    assert (s.seat, s.rule) == (1, "AA-22.2")
    assert options(s) == ["done", "offer_to p3", "offer_to p4"]
    tell(s, "done")
    assert (s.seat, s.rule) == (2, "AA-9.7")


def test_aa_22_2_no_offer_is_made_while_the_war_may_become_void_nor_when_it_has() -> None:
    s = a_campaign()
    claim(s, 0, "lundein")
    claim(s, 0, "rhegin")
    s.push(ended)
    s.push(declare, card("cassus_belli"))
    s.run()
    tell(s, "war_on p2", "over lundein")
    assert s.rule == "AA-9.5"
    tell(s, "void")
    assert s.over


def test_aa_22_2_one_offer_from_each_c_in_c_to_each_player() -> None:
    s = a_campaign()
    claim(s, 1, "cernow")
    at_war(s, "offer_to p3", "promise lundein", "accept")
    assert (s.seat, options(s)) == (0, ["done", "offer_to p4"])
    assert refused(s, "offer_to p3")
    tell(s, "offer_to p4", "promise lundein", "decline")
    assert (s.seat, options(s)) == (1, ["done", "offer_to p3", "offer_to p4"])  # the other C-in-C has his own
    tell(s, "offer_to p3", "promise cernow", "accept")
    assert options(s) == ["done", "offer_to p4"]


def test_aa_22_2_vassals_have_no_choice_and_get_no_offer() -> None:
    s = a_campaign(5)
    s.lord = changed(s.lord, 4, 3)
    at_war(s)
    assert options(s) == ["done", "offer_to p3", "offer_to p4"]


def test_aa_22_2_a_vassal_in_rebellion_chooses_and_may_get_one() -> None:
    s = a_campaign(5)
    s.lord = changed(s.lord, 4, 3)
    lay(s, 4, "rebellion")
    at_war(s)
    assert options(s) == ["done", "offer_to p3", "offer_to p4", "offer_to p5"]


def test_aa_22_2_it_is_the_lord_who_offers_for_a_vassal_at_war() -> None:
    s = a_campaign()
    s.lord = changed(s.lord, 0, 3)
    claim(s, 3, "luitcoet")
    at_war(s)
    assert s.seat == 3  # C-in-C for seat 0
    assert options(s) == ["done", "offer_to p3"]
    tell(s, "offer_to p3")
    assert options(s) == ["promise luitcoet"]  # his claims, not his vassal's


def test_aa_22_2_who_has_nothing_to_promise_is_not_asked() -> None:
    s = a_campaign()
    at_war(s, "done")
    assert (s.seat, s.rule) == (2, "AA-9.7")  # seat 1 claims nothing


def test_aa_22_2_the_c_in_cs_of_a_second_war_offer_to_those_who_have_not_chosen() -> None:
    # Given six players; seat 3 declares a second war on seat 2, who had joined the first
    s = a_campaign(6)
    claim(s, 3, "luitcoet")
    claim(s, 2, "gyrwas")
    at_war(s, "offer_to p6", "promise lundein", "accept", "done", "join p2")
    tell(s, "war_on p3", "over luitcoet", "uphold")

    # Then its C-in-Cs make offers to 4 and 5, who have not chosen; that 5 has one of the first war is no matter
    assert (s.seat, options(s)) == (3, ["done", "offer_to p5", "offer_to p6"])
    tell(s, "offer_to p6", "promise luitcoet", "decline", "done")
    assert (s.seat, options(s)) == (2, ["done", "offer_to p5", "offer_to p6"])
    tell(s, "done")
    assert (s.seat, s.rule) == (4, "AA-9.7")
    assert [len(war.offers) for war in s.wars] == [4, 4]


def test_aa_22_2_a_second_war_that_is_void_brings_no_offers() -> None:
    s = a_campaign(6)
    claim(s, 3, "luitcoet")
    claim(s, 3, "elmet")
    at_war(s, "done", "join p2", "war_on p3", "over luitcoet", "void")
    assert (s.seat, s.rule) == (3, "AA-9.7")


# What (AA-22.3)


def test_aa_22_3_promises_are_of_what_he_claims_and_what_both_claim() -> None:
    # Given seat 0 claims two provinces, a title and a throne; seat 2 claims one of each, too
    s = a_campaign()
    claim(s, 0, "iceni")
    claim(s, 2, "lundein")
    s.title_claims = [0b101, 0]
    add_throne_claim(s, 0, 3, t.CLAIM_TO_THE_THRONE)
    add_throne_claim(s, 2, 3, t.CLAIM_TO_THE_THRONE)
    at_war(s, "offer_to p3")

    # Then he may renounce each, and stand back from what seat 2 claims as well
    assert s.rule == "AA-22.3"
    assert set(options(s)) == {
        "promise lundein",
        "yield lundein",
        "promise iceni",
        "promise_title pendragon",
        "yield_title pendragon",
        "promise_throne p4",
        "yield_throne p4",
    }
    tell(s, "yield lundein", "accept", "offer_to p4")
    assert set(options(s)) == {"promise lundein", "promise iceni", "promise_title pendragon", "promise_throne p4"}


# The answer (AA-22.4, AA-22.5)


@pytest.mark.parametrize(("word", "kind"), [("accept", "accepted"), ("decline", "declined")])
def test_aa_22_4_he_answers_yes_or_no_and_all_are_told(word: str, kind: str) -> None:
    s = a_campaign()
    at_war(s, "offer_to p3")
    offered = heard(s, "promise lundein")
    assert (s.seat, s.rule, options(s)) == (2, "AA-22.4", ["accept", "decline"])
    assert s.view(None)["wars"][0]["offers"] == [{"by": 0, "to": 2, "promise": "promise lundein", "answer": None}]
    answered = heard(s, word)
    assert [(event.kind.name, event.audience) for event in (*offered, *answered)] == [
        ("offered", EVERYBODY),
        (kind, EVERYBODY),
    ]
    for seat in (None, 1, 3):
        assert s.view(seat)["wars"][0]["offers"][0]["answer"] == ("yes" if word == "accept" else "no")


@pytest.mark.parametrize("side", ["join p1", "join p2"])
@pytest.mark.parametrize("word", ["accept", "decline"])
def test_aa_22_5_whatever_he_answered_he_chooses_freely(word: str, side: str) -> None:
    s = a_campaign()
    at_war(s, "offer_to p3", "promise lundein", word, "done")
    assert (s.seat, options(s)) == (2, ["join p1", "join p2"])
    tell(s, side)
    assert s.wars[0].side[2] == (0 if side == "join p1" else 1)


def test_aa_22_5_who_promised_may_do_otherwise() -> None:
    # Given seat 0 has promised seat 2, and seat 2 has accepted, that he stands back from Lundein
    s = a_campaign()
    claim(s, 2, "lundein")
    at_war(s, "offer_to p3", "yield lundein", "accept", "done", "join p1", "join p2")
    levy(s)
    tell(s, "fight", "outcome won")

    # Then both are asked all the same, and he may insist
    assert (s.seat, options(s)) == (0, ["stand_back", "insist"])
    tell(s, "insist", "stand_back")
    assert owner(s, "lundein") == 0


# Rivals (AA-22.1)


def test_aa_22_1_rivals_are_asked_once_each_and_hear_the_answers_before_theirs() -> None:
    s = a_campaign()
    claim(s, 2, "lundein")
    claim(s, 3, "lundein")
    won(s, "join p1", "join p1")
    asked: list[int] = []
    told: list[str] = []
    while s.seat != FATE and not s.over:
        asked.append(s.seat)
        assert look(s, s.seat)["wars"][0]["prize"]["thing"] == "lundein"
        told += [event.kind.name for event in heard(s, "stand_back" if s.seat == 2 else "insist")]
        if s.seat == 3:  # what seat 2 has said was told before
            assert told == ["stood_back"]
    assert asked == [0, 2, 3]
    assert options(s) == [f"roll {face}" for face in range(1, 7)]
    say(s, "roll 6", "roll 1")
    assert owner(s, "lundein") == 0
    assert s.claims[t.LUNDEIN] == 0b1100  # who stood back keeps his claim, and who lost the roll
