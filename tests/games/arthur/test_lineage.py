"""Rulers who are dead: when, of what, and of which people they were born (AA-13.1, AA-15.1)."""

from __future__ import annotations

import pytest

from heptarchy import Rng
from heptarchy.games.arthur.deaths import die, turn_british, turn_saxon
from heptarchy.games.arthur.effects import ask_target
from heptarchy.games.arthur.table.state import BELL, DAGGER, FALL, GRAVES, SAXON, Campaign
from heptarchy.kernel.pack import pack
from tests.games.arthur.at_war import at_field, besieged, hold_out
from tests.games.arthur.table import a_campaign, card, people, play, say


def line_of(s: Campaign, seat: int) -> list[tuple[str, int, str]]:
    """A player's dead rulers, as all see them."""
    return [(one["born"], one["died"], one["cause"]) for one in s.view(None)["rulers"][seat]["lineage"]]


def test_aa_13_1_the_dead_are_listed_in_order_with_round_and_cause() -> None:
    s = a_campaign()
    assert line_of(s, 1) == []
    die(s, 1, BELL)
    s.round = 6
    die(s, 0, DAGGER)
    die(s, 1, FALL, keeps_claims=False)
    assert line_of(s, 1) == [("british", 3, "bell"), ("british", 6, "fall")]
    assert line_of(s, 0) == [("british", 6, "assassin")]
    assert s.reign == [2, 3, 1, 1]
    assert len(s.graves) == 3 * GRAVES


def test_aa_15_1_a_usurper_is_born_saxon_and_so_are_his_heirs() -> None:
    s = a_campaign()
    turn_saxon(s, 1)
    assert line_of(s, 1) == [("british", 3, "usurper")]
    assert s.view(None)["rulers"][1]["born"] == "saxon"
    die(s, 1, BELL)
    assert line_of(s, 1)[1] == ("saxon", 3, "bell")
    assert s.view(None)["rulers"][1]["born"] == "saxon"


def test_aa_15_2_who_is_cast_out_lives_and_was_born_a_saxon_and_his_heir_a_briton() -> None:
    s = a_campaign()
    turn_saxon(s, 1)
    turn_british(s, 1)
    ruler = s.view(None)["rulers"][1]
    assert (ruler["people"], ruler["born"], ruler["reign"]) == ("british", "saxon", 2)
    die(s, 1, BELL)
    assert line_of(s, 1) == [("british", 3, "usurper"), ("saxon", 3, "bell")]
    assert s.view(None)["rulers"][1]["born"] == "british"


@pytest.mark.parametrize(
    ("key", "answers", "cause"),
    [
        ("fall_of_the_mighty", ("on p2",), "fall"),
        ("for_whom_the_bell_tolls", ("on p2",), "bell"),
        ("assassin", ("on p2", "roll 2", "roll 2"), "assassin"),
        ("night_of_the_long_knives", ("done", "roll 2", "roll 1", "roll 2", "roll 2"), "knives"),
        ("saxon_usurper", ("on p2",), "usurper"),
    ],
)
def test_aa_13_1_each_card_that_kills_has_its_cause(key: str, answers: tuple[str, ...], cause: str) -> None:
    s = a_campaign()
    for province in ("lundein", "rhegin", "caer_wenta", "caer_celemion"):
        people(s, province, SAXON)
    s.deck[card(key)] -= 1
    play(s, ask_target, card(key))
    for name in answers:
        if not s.over:
            say(s, name)
    assert line_of(s, 1) == [("british", 3, cause)]
    assert [line_of(s, seat) for seat in (0, 2, 3)] == [[], [], []]


def test_aa_24_1_who_dies_in_a_siege_is_said_to_have_at_once() -> None:
    s = besieged(a_campaign(2))
    hold_out(s, 5, 1)  # the besieged are lower; not doubled
    say(s, "lose Ps", "roll 1")  # fever
    assert s.rule == "AA-25.2"
    assert line_of(s, 1) == [("british", 3, "siege")]


def test_aa_24_1_who_dies_in_battle_is_said_to_have() -> None:
    s = at_field(a_campaign(2))
    say(s, "fight", "outcome won", "cast 2", "cast 2", "cast 2", "cast 2", "cast 9", "roll 1", perils=True)
    assert line_of(s, 1) == [("british", 3, "battle")]


def test_aa_13_1_graves_are_kept_in_clones_and_packs() -> None:
    s = a_campaign()
    twin = s.clone()
    die(s, 1, BELL)
    assert twin.graves == []
    assert pack(s.clone()) == pack(s)
    assert s.redeal(0, Rng(1)).view(0)["rulers"][1]["lineage"] == s.view(0)["rulers"][1]["lineage"]
