"""What a battle brings: Towers, Properties, seats; then home (OR-12.24 to OR-12.30)."""

from __future__ import annotations

import pytest

from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.fielding import the_battle
from heptarchy.games.ortus.horde import ask_target
from heptarchy.games.ortus.table.actions import BURN, RAZE, TAKE
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import ask_turn
from tests.games.ortus.table import (
    BLUE,
    GREEN,
    RED,
    Earldom,
    a_state,
    discard,
    fief,
    invariants,
    listening,
    offered,
    options,
    places,
    play,
    properties,
    refused,
    run,
)


def attacked(target: Earldom, aim: str, strength: int, mine: Earldom | None = None) -> Ortus:
    """Blue attacks an undefended Red with so many Vassals; Green looks on."""
    s = a_state({"hand": "vassal " * strength, **(mine or {})}, target, {})
    play(run(s, ask_turn, BLUE), aim, *["field vassal"] * strength)
    return s


# Towers


@pytest.mark.parametrize(("strength", "left"), [(1, 2), (2, 1), (3, 0), (5, 0)])
def test_or_12_24_each_point_destroys_a_tower_up_to_all(strength: int, left: int) -> None:
    s = attacked({"towers": "land church banner"}, "storm red", strength)
    while s.battle is not None:
        play(s, "raze 1")
    assert len(s.towers[RED]) == left
    assert len(discard(s, RED)) == 3 - left
    invariants(s)


def test_or_12_24_the_attacker_picks_which_of_them() -> None:
    s = attacked({"towers": "land church banner"}, "storm red", 2)
    assert s.seat == BLUE
    assert offered(s, RAZE) == {"1", "2", "3"}
    heard = listening(s)
    play(s, "raze 2", "raze 2")
    assert [t.TYPES[kind] for kind in s.towers[RED]] == ["land"]
    assert discard(s, RED) == ["church", "banner"]
    razed = [str(event) for event in heard if event.kind is told.TOWER_RAZED]
    assert razed == ["a Tower of Red falls: it was a Church", "a Tower of Red falls: it was a Banner"]


def test_or_12_24_they_lie_face_down() -> None:
    # Two states that differ in what Red's Towers are look alike to Blue, and ask him alike
    one = attacked({"towers": "land church banner", "deck": "castle"}, "storm red", 1)
    other = attacked({"towers": "castle land church", "deck": "banner"}, "storm red", 1)
    assert one.options == other.options
    assert one.view(BLUE) == other.view(BLUE)


def test_or_12_24_if_all_fall_there_is_nothing_to_pick() -> None:
    s = attacked({"towers": "land church"}, "storm red", 2)
    assert s.battle is None
    assert s.towers[RED] == []


def test_or_12_24_who_directs_the_vikings_picks_the_towers() -> None:
    s = a_state({}, {"towers": "land church"}, {}, arrived=True, horde=(1, 0), active=t.VIKINGS)
    play(run(s, ask_target, GREEN), "storm red")
    assert s.seat == GREEN
    play(s, "raze 2")
    assert [t.TYPES[kind] for kind in s.towers[RED]] == ["land"]
    invariants(s)


# Towers before a Raid or Siege


@pytest.mark.parametrize(("towers", "points"), [(0, 3), (1, 2), (2, 1)])
def test_or_12_25_each_tower_absorbs_a_point(towers: int, points: int) -> None:
    s = attacked({"towers": "banner " * towers, "fiefs": ["palace land church market"]}, "raid tamworth", 3)
    assert the_battle(s).through == 3
    assert the_battle(s).points == points
    assert len(s.towers[RED]) == towers  # OR-11.3


@pytest.mark.parametrize("towers", [3, 4])
def test_or_12_25_if_nothing_is_left_nothing_happens(towers: int) -> None:
    s = attacked({"towers": "banner " * towers, "fiefs": ["palace land"]}, "raid tamworth", 3)
    assert s.battle is None
    assert properties(s, "tamworth") == ["land"]
    assert len(s.towers[RED]) == towers


def test_or_12_25_what_a_tower_absorbs_is_a_figure_of_the_table() -> None:
    s = a_state({"hand": "vassal " * 5}, {"towers": "banner banner", "fiefs": ["palace land"]}, tower_absorb=2)
    play(run(s, ask_turn, BLUE), "raid tamworth", *["field vassal"] * 5)
    assert the_battle(s).points == 1


# Raids


def test_or_12_26_a_property_for_each_point_taken_or_burnt_card_by_card() -> None:
    s = attacked({"fiefs": ["palace land church land", "castle market"]}, "raid tamworth", 2)
    assert s.seat == BLUE
    assert offered(s, TAKE) == offered(s, BURN) == {"red land", "red church"}
    assert "done" in options(s)
    play(s, "take red land")
    assert properties(s, "winchester") == ["red_land"]
    play(s, "burn red church")
    assert s.battle is None
    assert properties(s, "tamworth") == ["land"]
    assert properties(s, "repton") == ["market_town"]
    assert discard(s, RED) == ["church"]
    assert s.pool[0] == 0  # OR-7.3d
    invariants(s)


def test_or_12_26_only_of_the_named_fief() -> None:
    s = attacked({"fiefs": ["palace land church", "castle market"]}, "raid tamworth", 1)
    assert refused(s, "take red market_town") == "Tamworth has no Market Town (red) (OR-12.26)"
    assert refused(s, "burn blue land") == "Tamworth has no Land (blue) (OR-12.26)"


def test_or_12_26_the_attacker_may_stop_before_all_points_are_used() -> None:
    s = attacked({"fiefs": ["palace land church"]}, "raid tamworth", 2)
    play(s, "burn red land", "done")
    assert s.battle is None
    assert properties(s, "tamworth") == ["church"]


def test_or_12_26_no_more_than_there_are() -> None:
    s = attacked({"fiefs": ["palace land"]}, "raid tamworth", 4)
    play(s, "take red land")
    assert s.battle is None
    assert places(s, RED) == ["tamworth"]  # points to spare do not touch the seat


def test_or_12_26_a_captured_property_goes_to_a_fief_of_the_attackers_choice() -> None:
    s = attacked(
        {"fiefs": ["palace land church"]}, "raid tamworth", 2, {"hand": "vassal vassal", "fiefs": ["palace", "castle"]}
    )
    play(s, "take red land")
    assert options(s) == ["into winchester", "into bradford"]
    invariants(s)
    play(s, "into bradford")
    assert properties(s, "bradford") == ["red_land"]
    assert options(s)[-1] == "done"
    play(s, "take red church", "into winchester")
    assert properties(s, "winchester") == ["red_church"]
    invariants(s)


def test_or_12_26_a_property_that_was_blues_before_comes_back_to_his_pile_when_burnt() -> None:
    """OR-4.3: cards go to their owner, whoever held them."""
    s = attacked({"fiefs": ["palace blue_church"]}, "raid tamworth", 1)
    play(s, "burn blue church")
    assert discard(s, BLUE) == ["church", "vassal"]
    assert discard(s, RED) == []
    invariants(s)


def test_or_12_26_without_a_fief_nothing_can_be_kept() -> None:
    """GHA-8b: what an Earl off the table takes in a Raid is discarded."""
    s = a_state({"hand": "vassal", "fiefs": []}, {"fiefs": ["palace land"]}, {}, variant="heathen")
    play(run(s, ask_turn, BLUE), "raid tamworth", "field vassal")
    assert offered(s, TAKE) == set()
    assert refused(s, "take red land") == "you have no Fief to keep it in (GHA-8b)"
    play(s, "burn red land")
    assert discard(s, RED) == ["land"]
    invariants(s)


def test_or_12_26_vikings_burn_and_their_director_picks() -> None:
    s = a_state({}, {"fiefs": ["palace land church market"]}, {}, arrived=True, horde=(2, 0), active=t.VIKINGS)
    play(run(s, ask_target, GREEN), "raid tamworth")
    assert s.seat == GREEN
    assert options(s) == ["burn red land", "burn red church", "burn red market_town"]
    assert refused(s, "take red land") == "Vikings never capture (OR-17.16)"
    play(s, "burn red church", "burn red land")
    assert properties(s, "tamworth") == ["market_town"]
    assert s.battle is None
    invariants(s)


def test_or_12_26_vikings_burn_all_without_a_choice() -> None:
    s = a_state({}, {"fiefs": ["palace land church"]}, {}, arrived=True, horde=(3, 0), active=t.VIKINGS)
    play(run(s, ask_target, GREEN), "raid tamworth")
    assert properties(s, "tamworth") == []
    assert discard(s, RED) == ["land", "church"]
    invariants(s)


# Sieges


@pytest.mark.parametrize(("seat", "needed"), [("castle", 2), ("palace", 3)])
def test_or_12_27_a_seat_falls_to_its_strength(seat: str, needed: int) -> None:
    place = "tamworth" if seat == "palace" else "repton"
    for strength in range(1, needed + 2):
        s = attacked({"fiefs": ["palace", "castle"]}, f"siege {place}", strength)
        assert ("capture" in options(s)) == (strength >= needed)
        if strength < needed:
            assert s.battle is None
            assert places(s, RED) == ["tamworth", "repton"]


def test_or_12_27_points_to_spare_are_lost() -> None:
    s = attacked({"fiefs": ["palace land", "castle church"], "towers": "banner"}, "siege repton", 6)
    play(s, "destroy")
    assert s.battle is None
    assert properties(s, "tamworth") == ["land"]
    assert places(s, RED) == ["tamworth"]
    assert len(s.towers[RED]) == 1


def test_or_12_27_a_siege_that_fails_takes_no_property() -> None:
    s = attacked({"fiefs": ["palace land church"]}, "siege tamworth", 2)
    assert s.battle is None
    assert properties(s, "tamworth") == ["land", "church"]


def test_or_12_27_strengths_of_seats_are_figures_of_the_table() -> None:
    s = a_state({"hand": "vassal"}, {"fiefs": ["palace", "castle"]}, castle_strength=1)
    play(run(s, ask_turn, BLUE), "siege repton", "field vassal")
    assert options(s) == ["capture", "destroy"]


def test_or_12_28_a_fallen_fief_is_captured_whole() -> None:
    """OR-8.6: with its Properties, without its Lord."""
    s = attacked({"fiefs": ["palace", "castle lord=vassal land green_church"]}, "siege repton", 2)
    assert s.seat == RED  # his Lord might have come to the field
    play(s, "done")
    assert s.seat == BLUE
    assert options(s) == ["capture", "destroy"]
    play(s, "capture")
    assert places(s, BLUE) == ["winchester", "repton"]
    assert places(s, RED) == ["tamworth"]
    assert properties(s, "repton") == ["red_land", "green_church"]
    assert s.lord[fief("repton")] == t.NO_LORD
    assert discard(s, RED) == ["vassal"]
    invariants(s)


def test_or_12_28_or_it_is_destroyed() -> None:
    """OR-8.5: all its cards go to their owners."""
    s = attacked({"fiefs": ["palace", "castle land green_church"]}, "siege repton", 2)
    play(s, "destroy")
    assert places(s, BLUE) == ["winchester"]
    assert places(s, RED) == ["tamworth"]
    assert s.holder[fief("repton")] == t.NOBODY
    assert discard(s, RED) == ["castle", "land"]
    assert discard(s, GREEN) == ["church"]
    invariants(s)


def test_or_12_28_vikings_destroy_a_fallen_fief() -> None:
    s = a_state({}, {"fiefs": ["palace", "castle land"]}, {}, arrived=True, horde=(2, 0), active=t.VIKINGS)
    play(run(s, ask_target, GREEN), "siege repton")
    assert s.battle is None
    assert places(s, RED) == ["tamworth"]
    assert discard(s, RED) == ["castle", "land"]
    invariants(s)


def test_or_12_29_the_loss_of_the_last_fief_eliminates_the_defender() -> None:
    s = attacked({"hand": "land", "towers": "land", "pool": (2, 0)}, "siege tamworth", 4)
    play(s, "done", "destroy")
    assert s.out[RED]
    assert s.army_pile == [2, 0]
    assert not s.over
    assert s.seat == BLUE  # OR-18.6: and the battle is cleared up for the attacker
    assert discard(s, BLUE) == ["vassal"] * 4
    invariants(s)


def test_or_12_29_of_two_earls_the_other_has_won() -> None:
    s = a_state({"hand": "champion champion"})
    play(run(s, ask_turn, BLUE), "siege tamworth", "field champion", "field champion", "capture")
    assert s.over
    assert s.scores == [1, 0]


def test_or_12_29_with_a_fief_left_he_stays() -> None:
    s = attacked({"fiefs": ["palace", "castle"]}, "siege tamworth", 3)
    play(s, "destroy")
    assert not s.out[RED]


# The order of it all


def test_or_12_30_casualties_then_the_target_then_ransom_then_home() -> None:
    # Given a battle with something in each step: casualties, a Raid, a captured Lord, cards of the Hand
    s = a_state(
        {"hand": "champion champion", "fiefs": ["palace land"], "pool": (1, 0)},
        {"fiefs": ["palace lord=vassal land church"], "pool": (1, 0), "hand": "mercenary"},
        {},
    )
    play(run(s, ask_turn, BLUE), "raid tamworth", "field champion", "field champion", "field_army infantry")
    heard = listening(s)
    play(s, "field_all", "done", "battle attacker")

    # Then the dead are told before the damage, the spoils before Ransom, and cards of the Hand go last
    assert [event.kind for event in heard][-4:] == [told.BATTLE_CARD, told.LORD_CAPTURED, told.ARMY_LOST, told.DAMAGE]
    assert s.rule == "OR-12.26"
    assert discard(s, BLUE) == []
    play(s, "take red land", "done")
    assert s.rule == "OR-12.31"
    assert s.seat == RED
    assert discard(s, BLUE) == []
    play(s, "ransom tamworth")
    assert s.battle is None
    assert discard(s, BLUE) == ["champion", "champion"]
    assert s.lord[fief("tamworth")] == t.VASSAL
    assert s.pool[0] == 1
    invariants(s)


def test_or_12_30_cards_of_the_hand_are_discarded_hit_or_not() -> None:
    """OR-9.8: on both sides."""
    s = a_state({"hand": "champion"}, {"hand": "vassal mercenary"}, {})
    play(run(s, ask_turn, BLUE), "siege tamworth", "field champion", "field vassal", "field mercenary")
    play(s, "battle attacker")
    assert discard(s, BLUE) == ["champion"]
    assert discard(s, RED) == ["vassal", "mercenary"]
    invariants(s)


def test_or_12_30_cards_of_an_eliminated_defender_leave_the_game() -> None:
    s = a_state({"hand": "champion champion champion"}, {"hand": "vassal vassal"}, {})
    play(run(s, ask_turn, BLUE), "siege tamworth", *["field champion"] * 3, "field vassal", "done")
    play(s, "battle normal", "destroy")
    assert s.out[RED]
    assert discard(s, RED) == []
    assert s.gone[RED * t.KINDS + t.VASSAL] == 6
    invariants(s)
