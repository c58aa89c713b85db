"""OR-10: armies, and the example EX-9."""

from __future__ import annotations

from heptarchy.games.ortus.armies import capacity, land_sum
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.estates import remove_property
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.table.actions import FIELD_ARMY, RECRUIT
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import ask_turn
from tests.games.ortus.table import (
    BLUE,
    RED,
    a_state,
    discard,
    fief,
    invariants,
    listening,
    offered,
    options,
    play,
    refused,
    run,
)


def a_turn(*earldoms: dict[str, object], **laid: object) -> Ortus:
    """Blue's turn has begun."""
    return run(a_state(*earldoms, **laid), ask_turn, BLUE)  # type: ignore[arg-type]  # what the builder takes


def test_ex_9_two_lands_with_a_market_town_and_one_without_make_five() -> None:
    # Given Fief 1 with 2 Lands and a Market Town, Fief 2 with 1 Land
    s = a_turn({"fiefs": ["palace land land market", "castle land"]})

    # Then the capacity is 2x2+1, and Recruit gives as many
    assert capacity(s, BLUE) == 5
    play(s, "recruit", *["muster infantry"] * 5)
    assert s.rule == "OR-5.1"
    assert s.pool[:2] == [5, 0]
    assert s.view(None)["earls"][BLUE]["capacity"] == s.view(None)["earls"][BLUE]["recruits"] == 5


def test_or_10_1_at_most_so_many_pool_cards_are_fielded_in_one_battle() -> None:
    # Given one Land, and three cards in the Pool
    s = a_turn({"fiefs": ["palace land"], "pool": (2, 1), "hand": "monk"}, {"towers": "land"})
    play(s, "storm red")
    assert offered(s, FIELD_ARMY) == {"infantry", "knight"}

    # When one is fielded, then the others stay at home
    play(s, "field_army knight")
    assert offered(s, FIELD_ARMY) == set()
    assert refused(s, "field_army infantry") == "your Lands field 1 Pool card and no more (OR-10.1)"


def test_or_10_1_without_land_the_pool_stays_at_home() -> None:
    s = a_turn({"fiefs": ["palace market"], "pool": (3, 3)})
    assert refused(s, "siege tamworth") == "you have nothing to field (OR-12.2)"


def test_or_10_1_the_capacity_is_there_anew_in_each_battle() -> None:
    # Given Red, who has defended with his one card before
    s = a_state({"hand": "champion champion monk"}, {"fiefs": ["palace land"], "pool": (0, 2), "towers": "land"})
    for _ in range(2):
        s.acted = False
        run(s, ask_turn, BLUE)
        play(s, "storm red", "field champion", "done")
        assert offered(s, FIELD_ARMY) == {"knight"}
        play(s, "field_army knight", "battle defender", "end")


def test_or_10_2_recruiting_draws_army_cards_by_the_lands_and_is_told() -> None:
    s = a_turn({"fiefs": ["palace land market", "castle land"]})
    ears = listening(s)
    play(s, "recruit")
    assert options(s) == ["muster infantry", "muster knight"]
    assert list(s.weights.weights) == [18, 6]
    play(s, "muster knight")
    assert list(s.weights.weights) == [18, 5]
    play(s, "muster infantry", "muster infantry")
    assert s.pool[:2] == [2, 1]
    assert s.army == [16, 5]
    assert [str(event) for event in ears] == [
        "Blue recruits 3 Army cards",
        *("Blue gains a Knight", "Blue gains Infantry", "Blue gains Infantry"),
    ]
    invariants(s)


def test_or_10_2_fielding_and_recruiting_are_separate_figures() -> None:
    s = a_state({"fiefs": ["palace land land"]}, land_field=2, land_recruit=3)
    assert capacity(s, BLUE) == 4
    assert land_sum(s, BLUE, s.params.land_recruit) == 6


def test_or_10_2_what_the_deck_no_longer_has_is_not_recruited() -> None:
    # Given two Lands, and one Army card in the whole middle
    s = a_state({"fiefs": ["palace land land"]}, {"pool": (17, 6)})
    run(s, ask_turn, BLUE)
    ears = listening(s)
    assert ORTUS.words("en").label(s, BLUE, RECRUIT.base) == "Recruit (+1)"
    play(s, "recruit", "muster infantry")
    assert ORTUS.show_event(ears[0]) == "Blue recruits 1 Army card"
    assert s.rule == "OR-5.1"
    assert s.pool[:2] == [1, 0]
    invariants(s)


def test_or_10_3_the_pool_has_no_limit_and_is_kept_when_lands_are_lost() -> None:
    s = a_state({"fiefs": ["palace land"], "pool": (12, 4)})
    remove_property(s, fief("winchester"), t.card_of(BLUE, t.LAND))
    s.pile[t.LAND] += 1
    assert s.pool[:2] == [12, 4]
    assert capacity(s, BLUE) == 0
    invariants(s)


def test_or_10_4_survivors_go_back_to_pool_slot_and_royal_army() -> None:
    # Given an attack with cards of all three, of which none is hit
    s = a_turn(
        {"fiefs": ["palace land land"], "pool": (1, 1), "mercs": ["knight"]},
        {"hand": "vassal monk", "towers": "land church " * 6},
        king=BLUE,
        royal=(1, 1),
    )
    play(s, "siege tamworth", "field_all", "field vassal", "done", "battle attacker")
    assert s.battle is None
    assert s.pool[:2] == [1, 1]
    assert s.royal == [1, 1]
    assert s.view(None)["earls"][BLUE]["mercenaries"] == [{"colour": "blue", "infantry": 0, "knight": 1}]
    assert s.king == BLUE
    invariants(s)


def test_or_10_4_the_dead_go_to_the_army_discard() -> None:
    s = a_turn({"hand": "champion monk"}, {"fiefs": ["palace land land"], "pool": (2, 0), "towers": "land"})
    play(s, "storm red", "field champion", "done", "field_army infantry", "field_army infantry", "battle normal")
    assert s.pool[RED * 2 : RED * 2 + 2] == [0, 0]
    assert s.army_pile == [2, 0]
    invariants(s)


def a_garrison_is_hit(fill: str) -> Ortus:
    """Blue's Mercenary with a Knight defends against 2 points; Blue says what takes them first."""
    s = a_state({"mercs": ["knight"], "towers": "land"}, {"hand": "champion monk"}, active=RED)
    run(s, ask_turn, RED)
    play(s, "storm blue", "field champion", "done", "field_mercenary 1", "battle normal")
    assert (s.seat, s.rule) == (BLUE, "OR-12.20")
    return play(s, fill)


def test_or_10_5_a_garrison_whose_mercenary_dies_goes_to_the_pool() -> None:
    s = a_garrison_is_hit("fill_mercenary 1")
    if s.rule == "OR-12.20":
        play(s, "fill_garrison 1")  # the last point does not kill a Knight
    assert s.mercs[BLUE] == []
    assert s.pool[:2] == [0, 1]
    assert discard(s, BLUE) == ["mercenary"]
    invariants(s)


def test_or_10_5_a_slot_whose_garrison_dies_is_empty_again() -> None:
    s = a_garrison_is_hit("fill_garrison 1")
    assert s.view(None)["earls"][BLUE]["mercenaries"] == [{"colour": "blue", "infantry": 0, "knight": 0}]
    assert s.army_pile == [0, 1]
    invariants(s)
