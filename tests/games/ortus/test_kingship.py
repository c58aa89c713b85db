"""Kingship (OR-15): Banners, the lead, the King's gifts, the Royal Army."""

from __future__ import annotations

from typing import Any

import pytest

from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.leaving import eliminate, settle
from heptarchy.games.ortus.table.actions import DONATE, FIELD_ROYAL, PLAY
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import ask_turn
from tests.games.ortus.table import (
    BLUE,
    GREEN,
    RED,
    Earldom,
    a_state,
    discard,
    hand,
    invariants,
    listening,
    offered,
    options,
    play,
    refused,
    run,
)


def in_turn(*earldoms: Earldom, **figures: Any) -> Ortus:
    """Blue's turn."""
    return run(a_state(*earldoms, **figures), ask_turn, BLUE)


def test_or_15_1_a_banner_goes_into_the_kingship_row() -> None:
    s = in_turn({"hand": "banner"}, {})
    play(s, "play banner")
    assert s.banners == [1, 0]
    assert hand(s, BLUE) == []
    assert discard(s, BLUE) == []
    assert s.acted
    assert s.king == t.NOBODY
    invariants(s)


@pytest.mark.parametrize("king", [BLUE, RED])
def test_or_15_1_no_banner_is_placed_while_anyone_is_king(king: int) -> None:
    s = run(a_state({"hand": "banner"}, {}, king=king), ask_turn, BLUE)
    assert "banner" not in offered(s, PLAY)
    name = ["Blue", "Red"][king]
    assert refused(s, "play banner") == f"{name} is King: no Banner is raised for the Kingship (OR-15.1)"


@pytest.mark.parametrize(
    ("banners", "crowned"),
    [
        ((1, 0, 0), True),
        ((0, 0, 0), False),
        ((2, 1, 0), True),
        ((2, 1, 2), False),
        ((3, 2, 2), True),
        ((0, 2, 0), False),
    ],
)
def test_or_15_2_two_banners_more_than_each_other_earl_make_a_king(banners: tuple[int, ...], crowned: bool) -> None:
    # Given so many Banners in the rows, and one more that Blue places
    mine, *others = banners
    s = in_turn({"hand": "banner", "banners": mine}, *({"banners": n} for n in others))
    play(s, "play banner")
    assert s.king == (BLUE if crowned else t.NOBODY)


def test_or_15_2_the_lead_is_a_figure() -> None:
    s = in_turn({"hand": "banner", "banners": 1}, {}, king_banner_lead=3)
    play(s, "play banner")
    assert s.king == t.NOBODY
    s = in_turn({"hand": "banner", "banners": 2}, {}, king_banner_lead=3)
    play(s, "play banner")
    assert s.king == BLUE


def test_ex_10_a_third_banner_against_one_makes_a_king() -> None:
    # OR-15.2. Given Banners: A 2, B 1, C 0, and nobody King
    s = in_turn({"hand": "banner", "banners": 2}, {"banners": 1, "pool": (0, 1)}, {})
    ears = listening(s)

    # When A places another
    play(s, "play banner")

    # Then he is King, all Banners are discarded, and B gives a Pool card; C has none to give
    assert s.king == BLUE
    assert s.banners == [0, 0, 0]
    assert discard(s, BLUE) == ["banner"] * 3
    assert discard(s, RED) == ["banner"]
    assert s.royal == [0, 1]
    assert s.pool == [0] * 6
    assert [event.kind for event in ears if event.kind in (told.CROWNED, told.DONATED)] == [told.CROWNED, told.DONATED]
    invariants(s)


def test_or_15_3_an_elimination_can_make_a_king() -> None:
    # Given Banners 2, 1, 0, and nobody King
    s = a_state({"banners": 2}, {"banners": 1}, {})
    assert run(s.clone(), settle).king == t.NOBODY

    # When the Earl with one leaves the game
    eliminate(s, RED)
    run(s, settle)

    # Then the leader is King, and the dead Earl's Banner is out of the game
    assert s.king == BLUE
    assert s.gone[t.card_of(RED, t.BANNER)] == 6
    invariants(s)


def test_or_15_3_while_there_is_a_king_a_lead_changes_nothing() -> None:
    s = a_state({"banners": 3}, {}, {}, king=GREEN)
    run(s, settle)
    assert s.king == GREEN
    assert s.banners == [3, 0, 0]


def test_or_15_3_banners_of_an_earl_off_the_table_count() -> None:
    # Off the table he may still raise Banners (GHA-8): Red's one keeps Blue from a lead of two
    s = a_state({"hand": "banner", "banners": 1}, {"fiefs": [], "banners": 1}, {}, variant="heathen")
    s.off_table[RED] = True  # he has paid for it, and has raised a Banner since
    run(s, ask_turn, BLUE)
    play(s, "play banner")
    assert s.banners == [2, 1, 0]
    assert s.king == t.NOBODY


def test_or_15_4_all_banners_go_to_their_owners_piles() -> None:
    s = in_turn({"hand": "banner", "banners": 3}, {"banners": 2}, {"banners": 1})
    play(s, "play banner")
    assert s.banners == [0, 0, 0]
    assert [discard(s, house) for house in (BLUE, RED, GREEN)] == [["banner"] * 4, ["banner"] * 2, ["banner"]]


def test_or_15_5_every_other_earl_with_a_pool_gives_one_card_of_his_choice() -> None:
    # Given a King with a Pool of his own, an Earl with both kinds, one with a single kind
    s = in_turn({"hand": "banner", "banners": 1, "pool": (1, 1)}, {"pool": (1, 2)}, {"pool": (3, 0)}, {})

    # When Blue becomes King
    play(s, "play banner")

    # Then only he who has a choice is asked, and the King keeps his own
    assert s.seats == [RED]
    assert s.rule == "OR-15.5"
    assert offered(s, DONATE) == {"infantry", "knight"}
    invariants(s)
    play(s, "1: donate knight")
    assert s.royal == [1, 1]
    assert s.pool == [1, 1, 1, 1, 2, 0, 0, 0]
    assert s.seats == [BLUE]
    assert s.rule == "OR-5.1"
    invariants(s)


def test_or_15_6_the_royal_army_needs_no_lands_and_can_be_killed() -> None:
    # Given a King without a Land, with a Royal Army, who attacks
    s = run(a_state({}, {"pool": (2, 0), "fiefs": ["palace land land"]}, king=BLUE, royal=(2, 1)), ask_turn, BLUE)
    play(s, "siege tamworth")
    assert offered(s, FIELD_ROYAL) == {"infantry", "knight"}

    # When one of them meets as much Strength
    play(s, "field_royal infantry", "done", "1: field_army infantry", "1: field_army infantry", "battle normal")

    # Then it dies like any Army card, to the Army discard, and the rest stays royal
    assert s.royal == [1, 1]
    assert s.army_pile[t.INFANTRY] >= 1
    invariants(s)


def test_or_15_6_no_more_are_added_later() -> None:
    # A King who recruits fills his Pool, not the Royal Army
    s = run(a_state({"fiefs": ["palace land"]}, {}, king=BLUE, royal=(1, 0)), ask_turn, BLUE)
    play(s, "recruit", "muster knight")
    assert s.royal == [1, 0]
    assert s.pool[:2] == [0, 1]


def test_or_15_7_the_king_card_fields_its_strength_and_never_dies() -> None:
    # OR-7.12a. Given a King with nothing but the card
    s = run(a_state({}, {"hand": "champion champion"}, king=BLUE), ask_turn, BLUE)
    play(s, "siege tamworth")
    assert options(s) == ["field_king"]
    play(s, "field_king")
    assert s.battle is not None
    assert s.battle.forces[0].strength == s.params.str_king_card == 1
    play(s, "1: field champion", "1: done", "battle normal")
    assert s.king == BLUE
    invariants(s)


def test_or_15_8_the_card_is_free_when_the_king_leaves_the_game() -> None:
    s = a_state({}, {}, {"banners": 1}, king=BLUE, royal=(2, 1))
    eliminate(s, BLUE)
    run(s, settle)
    assert s.king == t.NOBODY
    assert s.royal == [0, 0]
    assert s.army_pile == [2, 1]
    invariants(s)


def test_or_15_8_then_banners_are_raised_again_and_the_next_king_begins_with_new_gifts() -> None:
    s = a_state({"hand": "banner", "banners": 1}, {}, {"pool": (1, 0)}, king=RED, royal=(2, 1))
    eliminate(s, RED)
    run(s, settle)
    run(s, ask_turn, BLUE)
    play(s, "play banner")
    assert s.king == BLUE
    assert s.royal == [1, 0]


def test_or_15_8_a_free_card_goes_at_once_to_who_leads_by_two() -> None:
    s = a_state({}, {"banners": 2}, {}, king=BLUE)
    eliminate(s, BLUE)
    run(s, settle)
    assert s.king == RED


def test_or_15_9_kingship_alone_does_not_win() -> None:
    s = in_turn({"hand": "banner", "banners": 1}, {})
    play(s, "play banner")
    assert s.king == BLUE
    assert not s.over
    assert s.seat == BLUE  # the turn goes on


def test_or_7_12b_the_king_card_stays_with_a_living_king() -> None:
    # Not even the loss of his only Castle to a Siege takes it, while he has another Fief
    s = run(a_state({"hand": "champion champion"}, {"fiefs": ["palace", "castle"]}, king=RED), ask_turn, BLUE)
    play(s, "siege repton", "field champion", "field champion", "1: done", "capture")
    assert s.holder[t.PLACE_KEYS.index("repton")] == BLUE
    assert s.king == RED
