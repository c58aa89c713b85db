"""Battles: declaration, Battle card, damage (OR-12.1 to OR-12.19), and the worked examples of them (EX-1 to EX-6)."""

from __future__ import annotations

import pytest

from heptarchy.games.ortus.battle import full_battle_deck
from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.fielding import the_battle
from heptarchy.games.ortus.horde import ask_target
from heptarchy.games.ortus.table.actions import RAID, SIEGE, STORM
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import ask_turn
from tests.games.ortus.table import (
    BLUE,
    GREEN,
    RED,
    a_state,
    asks_fate,
    discard,
    fief,
    hand,
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


def fought(s: Ortus, *answers: str) -> Ortus:
    """Blue's turn, from the declaration on."""
    return play(run(s, ask_turn, BLUE), *answers)


def shares(s: Ortus) -> dict[str, int]:
    """What fate may answer, with the weights."""
    return {s.space.say(option): weight for option, weight in zip(s.weights.answers, s.weights.weights, strict=True)}


# Declaration


def test_or_12_1_towers_raid_and_siege_are_offered_where_there_is_something() -> None:
    # Given Red with a Tower and one Fief of two with a Property, Green with neither
    s = a_state(
        {"hand": "vassal"},
        {"towers": "land", "fiefs": ["palace", "castle church"]},
        {},
    )

    # When Blue's turn is asked
    run(s, ask_turn, BLUE)

    # Then each type is offered against what it needs, and never against Blue himself
    assert offered(s, STORM) == {"red"}
    assert offered(s, RAID) == {"repton"}
    assert offered(s, SIEGE) == {"tamworth", "repton", "bamburgh"}
    assert refused(s, "storm green") == "Green has no Tower (OR-12.1)"
    assert refused(s, "raid tamworth") == "Tamworth has no Property (OR-12.1)"
    assert refused(s, "siege winchester") == "you do not attack yourself (OR-12.1)"
    assert refused(s, "siege hexham") == "there is no Fief at Hexham (OR-8.1)"


def test_or_12_1_an_earl_off_the_table_is_no_target() -> None:
    s = a_state({"hand": "vassal"}, {"towers": "land", "fiefs": []}, {}, variant="heathen")
    run(s, ask_turn, BLUE)
    assert offered(s, STORM) == set()
    assert offered(s, SIEGE) == {"bamburgh"}
    assert refused(s, "storm red") == "Red is not on the table (OR-12.1)"


def test_or_12_2_without_a_card_to_field_there_is_no_attack() -> None:
    s = a_state({"hand": "monk land", "fiefs": ["palace lord=monk"], "pool": (2, 1)}, {"towers": "land"})
    run(s, ask_turn, BLUE)
    assert offered(s, STORM) == offered(s, SIEGE) == set()
    assert refused(s, "siege tamworth") == "you have nothing to field (OR-12.2)"


@pytest.mark.parametrize(
    "earldom",
    [
        {"hand": "prince"},
        {"hand": "vassal"},
        {"hand": "champion"},
        {"hand": "mercenary"},
        {"fiefs": ["palace lord=prince"]},
        {"fiefs": ["palace land"], "pool": (1, 0)},
        {"mercs": [""]},
    ],
)
def test_or_12_2_any_card_of_strength_is_enough(earldom: dict[str, object]) -> None:
    s = a_state(earldom)
    run(s, ask_turn, BLUE)
    assert offered(s, SIEGE) == {"tamworth"}


def test_or_12_2_the_king_card_is_enough() -> None:
    s = a_state(king=BLUE)
    run(s, ask_turn, BLUE)
    assert offered(s, SIEGE) == {"tamworth"}


def test_or_12_2_a_card_without_strength_is_not_enough() -> None:
    s = a_state({"hand": "vassal", "fiefs": ["palace lord=vassal"]}, str_vassal=0)
    run(s, ask_turn, BLUE)
    assert offered(s, SIEGE) == set()


def test_or_12_3_an_attack_puts_the_white_marker_out_once() -> None:
    s = a_state({"hand": "vassal"})
    run(s, ask_turn, BLUE)
    heard = listening(s)
    play(s, "siege tamworth")
    assert s.white
    assert [event.kind for event in heard].count(told.WHITE_OUT) == 1

    s = a_state({"hand": "vassal"}, white=True)
    run(s, ask_turn, BLUE)
    heard = listening(s)
    play(s, "siege tamworth")
    assert s.white
    assert told.WHITE_OUT not in [event.kind for event in heard]


def test_or_12_3_after_the_arrival_the_white_marker_stays_behind() -> None:
    s = fought(a_state({"hand": "vassal"}, arrived=True), "siege tamworth")
    assert not s.white


def test_or_12_4_a_third_earl_has_no_part_in_a_battle() -> None:
    # Given Green with an army, while Blue attacks Red, who controls no Church
    s = a_state({"hand": "champion"}, {"hand": "vassal"}, {"hand": "champion", "mercs": ["knight"]})
    run(s, ask_turn, BLUE)

    # When the battle is fought to its end
    asked = []
    for answer in ("siege tamworth", "field champion", "field vassal", "battle normal"):
        asked.append(s.seat)
        play(s, answer)

    # Then only Blue, Red and fate were asked, and Green has all that he had
    assert GREEN not in asked
    assert hand(s, GREEN) == ["champion"]
    assert s.seat == BLUE  # his turn goes on


# The Battle card


def test_or_12_9_without_defenders_no_battle_card_and_no_damage_to_the_attacker() -> None:
    s = fought(a_state({"fiefs": ["palace land"], "pool": (1, 0)}, {"towers": "land"}), "storm red")
    deck = s.battle_deck[:]
    play(s, "field_army infantry")
    assert s.battle is None  # Red has nothing to field and nothing in Hand: he is not asked
    assert s.battle_deck == deck
    assert s.pool[BLUE * 2] == 1
    assert len(s.towers[RED]) == 0
    invariants(s)


def test_or_12_9_a_defender_who_fields_nothing_draws_no_card_either() -> None:
    s = fought(a_state({"hand": "vassal"}, {"hand": "champion", "towers": "land"}), "storm red", "field vassal")
    assert s.seat == RED
    play(s, "done")
    assert s.battle is None
    assert len(s.towers[RED]) == 0
    assert hand(s, RED) == ["champion"]


def test_or_12_10_a_battle_card_is_drawn_against_a_defender() -> None:
    s = fought(a_state({"hand": "champion"}, {"hand": "vassal"}), "siege tamworth", "field champion", "field vassal")
    assert asks_fate(s)
    assert shares(s) == {"battle normal": 12, "battle attacker": 4, "battle defender": 4, "battle church": 4}


def test_or_12_10_a_drawn_battle_card_stays_out_until_all_are_drawn() -> None:
    # Given a Battle deck of one card
    s = a_state({"hand": "champion champion"}, {"hand": "vassal vassal"}, {})
    s.battle_deck = [1, 0, 0, 0]
    fought(s, "siege tamworth", "field champion", "done", "field vassal", "done")
    assert asks_fate(s)
    assert shares(s) == {"battle normal": 1}

    # When it is drawn, the deck is empty; with the next battle all 24 are there again (OR-1.15)
    play(s, "battle normal")
    assert s.battle_deck == [0, 0, 0, 0]
    play(s, "end")
    s.acted = False
    heard = listening(s)
    run(s, ask_turn, BLUE)
    play(s, "siege tamworth", "field champion", "field vassal")
    assert [event.kind for event in heard].count(told.RESHUFFLED) == 1
    assert list(shares(s).values()) == full_battle_deck(s)
    play(s, "battle church")
    assert s.battle_deck == [12, 4, 4, 3]


def two_sides() -> Ortus:
    """Blue's Champion Lord and a Knight against Red's Vassal Lord and an Infantry: 4 against 2, before the card."""
    s = a_state(
        {"fiefs": ["palace lord=champion land"], "pool": (0, 1)},
        {"fiefs": ["palace lord=vassal land", "castle church"], "pool": (1, 0)},
    )
    return fought(s, "siege tamworth", "field_all", "field_all")


def test_or_12_11_a_normal_battle_damages_both_and_captures_nobody() -> None:
    s = two_sides()
    battle = the_battle(s)
    assert [force.strength for force in battle.forces] == [4, 2]
    play(s, "battle normal")
    assert s.battle is None
    assert s.pool[BLUE * 2 + 1] == 0  # the Knight took both points
    assert s.pool[RED * 2] == 0
    assert s.lord[fief("winchester")] == t.CHAMPION
    assert s.lord[fief("tamworth")] == t.VASSAL  # both Lords are at home
    invariants(s)


def test_or_12_12_attacker_wins_spares_his_side_and_captures_the_lords_of_the_other() -> None:
    s = play(two_sides(), "battle attacker")
    assert s.pool[BLUE * 2 + 1] == 1
    assert s.pool[RED * 2] == 0
    battle = the_battle(s)
    assert battle.through == 2
    assert [battle.captured, battle.captor] == [[fief("tamworth")], BLUE]
    assert options(s) == ["ransom tamworth", "yield"]
    assert s.seat == RED


def test_or_12_13_defender_wins_spares_his_side_and_captures_the_lords_of_the_attacker() -> None:
    s = play(two_sides(), "battle defender")
    assert s.pool[RED * 2] == 1
    assert s.pool[BLUE * 2 + 1] == 0
    battle = the_battle(s)
    assert battle.through == battle.points == 0
    assert [battle.captured, battle.captor] == [[fief("winchester")], RED]
    assert options(s) == ["ransom winchester", "yield"]
    assert s.seat == BLUE
    assert places(s, RED) == ["tamworth", "repton"]


def test_or_12_13_nothing_reaches_towers_when_the_defender_wins() -> None:
    s = fought(a_state({"hand": "champion champion"}, {"hand": "vassal", "towers": "land land"}), "storm red")
    play(s, "field champion", "field champion", "field vassal", "battle defender")
    assert s.battle is None
    assert len(s.towers[RED]) == 2


# Damage


def test_or_12_15_strength_is_the_sum_of_all_that_is_fielded() -> None:
    # Prince 2, Vassal 1, Champion 2 and Mercenary 1 of the Hand; Infantry 1 and Knight 2 of the Pool; a Lord 2;
    # a Mercenary with a Knight 3; King card 1; Royal Infantry 1
    s = a_state(
        {
            "hand": "prince vassal champion mercenary",
            "fiefs": ["palace lord=prince land land"],
            "pool": (1, 1),
            "mercs": ["knight"],
        },
        {},
        king=BLUE,
        royal=(1, 0),
    )
    fought(s, "siege tamworth", "field_all")
    assert the_battle(s).forces[0].strength == 1 + 2 + 2 + 3 + 1 + 1
    play(s, "field prince", "field vassal", "field champion")
    assert the_battle(s).forces[0].strength == 10 + 2 + 1 + 2


def test_or_12_15_the_figures_of_the_table_are_used() -> None:
    s = a_state({"hand": "champion vassal"}, str_champion=5, str_vassal=3)
    fought(s, "siege tamworth", "field champion", "field vassal")
    assert options(s) == ["capture", "destroy"]
    s = a_state({"hand": "champion vassal"}, str_champion=1, str_vassal=1)
    fought(s, "siege tamworth", "field champion", "field vassal")
    assert places(s, RED) == ["tamworth"]


@pytest.mark.parametrize(
    ("card", "to_defender", "to_attacker"),
    [("normal", 5, 3), ("attacker", 5, 0), ("defender", 0, 3)],
)
def test_or_12_16_the_damage_of_each_result(card: str, to_defender: int, to_attacker: int) -> None:
    # Five Infantry against three, so that each point kills one
    s = a_state(
        {"fiefs": ["palace land land market land"], "pool": (5, 0)},
        {"fiefs": ["palace land market land"], "pool": (3, 0), "towers": "land land land"},
    )
    fought(s, "siege tamworth", "field_all", "field_all", f"battle {card}")
    assert s.pool[RED * 2] == 3 - min(3, to_defender)
    assert s.pool[BLUE * 2] == 5 - to_attacker
    assert s.army_pile == [8 - s.pool[0] - s.pool[2], 0]
    invariants(s)


def test_or_12_18_what_goes_through_is_the_damage_beyond_the_defenders() -> None:
    s = fought(a_state({"hand": "champion champion"}, {"hand": "vassal", "towers": "land " * 5}), "storm red")
    play(s, "field champion", "field champion", "field vassal", "battle normal")
    assert the_battle(s).through == 3
    assert options(s) == [f"raze {n}" for n in range(1, 6)]


def test_or_12_18_it_is_never_below_nothing() -> None:
    s = fought(a_state({"hand": "vassal"}, {"hand": "champion champion", "towers": "land"}), "storm red")
    heard = listening(s)
    play(s, "field vassal", "field champion", "field champion", "battle normal")
    damage = [event for event in heard if event.kind is told.DAMAGE]
    assert [event.args for event in damage] == [[0, 0]]
    assert len(s.towers[RED]) == 1


def test_or_12_19_damage_beyond_what_the_attacker_can_absorb_is_lost() -> None:
    # One Infantry against 6; another stays in the Pool, and a Mercenary was not fielded
    s = a_state(
        {"fiefs": ["palace land"], "pool": (2, 0), "mercs": ["infantry"]},
        {"hand": "champion champion champion"},
    )
    fought(s, "siege tamworth", "field_army infantry", "done")
    play(s, "field champion", "field champion", "field champion", "battle normal")
    assert s.pool[BLUE * 2] == 1
    assert len(s.mercs[BLUE]) == 1
    invariants(s)


def test_or_12_23_the_dead_have_struck_too() -> None:
    # Two Infantry on each side: all four die
    earldom = {"fiefs": ["palace land market"], "pool": (2, 0)}
    s = fought(a_state(earldom, earldom), "siege tamworth", "field_all", "field_all", "battle normal")
    assert s.pool == [0, 0, 0, 0]
    assert s.army_pile == [4, 0]


def test_or_12_36_damage_is_not_remembered() -> None:
    # Given a Knight hit once, and a Palace hit twice
    s = a_state(
        {"fiefs": ["palace land"], "pool": (0, 1), "hand": "champion champion"},
        {"hand": "vassal", "towers": "land"},
        {},
    )
    fought(s, "siege tamworth", "field_army knight", "field champion", "done", "field vassal", "battle normal")
    play(s, "fill_army knight")
    assert s.pool[BLUE * 2 + 1] == 1
    assert places(s, RED) == ["tamworth"]

    # When the same Knight and a Champion attack again
    play(s, "end")
    s.acted = False
    run(s, ask_turn, BLUE)
    play(s, "siege tamworth", "field_army knight", "field champion")

    # Then it counts in full: 4 points, 1 for the Tower, and all 3 of the Palace are needed
    assert options(s) == ["capture", "destroy"]


# Worked examples


def rushed(champions: int) -> Ortus:
    """EX-1: Red has his Palace behind two Towers and fields nothing; Blue comes with Champions of his Hand."""
    s = a_state({"hand": "champion champion champion"}, {"towers": "land church"}, {})
    fought(s, "siege tamworth", *["field champion"] * champions)
    return s if champions == 3 else play(s, "done")


def test_ex_1_three_champions_take_a_palace_behind_two_towers() -> None:
    s = rushed(3)
    deck = s.battle_deck[:]
    assert options(s) == ["capture", "destroy"]
    play(s, "capture")
    assert s.battle_deck == deck
    assert s.out[RED]
    assert places(s, BLUE) == ["winchester", "tamworth"]
    assert discard(s, BLUE) == ["champion"] * 3
    assert s.seat == BLUE
    invariants(s)


def test_ex_2_two_champions_do_not_and_are_discarded() -> None:
    s = rushed(2)
    assert s.battle is None
    assert places(s, RED) == ["tamworth"]
    assert len(s.towers[RED]) == 2
    assert discard(s, BLUE) == ["champion"] * 2
    invariants(s)


def raided(card: str) -> Ortus:
    """EX-3: two Infantry and a Knight raid Land and Church behind a Tower; an Infantry defends."""
    s = a_state(
        {"fiefs": ["palace land land land"], "pool": (2, 1)},
        {"fiefs": ["palace land church"], "towers": "banner", "pool": (1, 0)},
    )
    fought(s, "raid tamworth", "field_all")
    return play(s, "field_army infantry", f"battle {card}")


def test_ex_3_a_raid_takes_what_gets_past_defenders_and_towers() -> None:
    s = raided("normal")
    assert s.seat == BLUE
    play(s, "fill_army knight")
    assert s.pool == [2, 1, 0, 0]  # the Knight is partly filled and survives; Red's Infantry dies
    assert the_battle(s).through == 3
    assert the_battle(s).points == 2
    play(s, "take red land", "burn red church")
    assert properties(s, "tamworth") == []
    assert properties(s, "winchester") == ["land", "land", "land", "red_land"]
    assert discard(s, RED) == ["church"]
    assert s.battle is None
    assert len(s.towers[RED]) == 1
    invariants(s)


def test_ex_4_the_same_raid_when_the_defender_wins() -> None:
    s = raided("defender")
    play(s, "fill_army infantry")
    assert s.pool == [1, 1, 1, 0]
    assert properties(s, "tamworth") == ["land", "church"]
    assert s.battle is None
    invariants(s)


def test_ex_5_a_captured_vassal_lord_is_ransomed_with_a_church() -> None:
    s = a_state({"hand": "champion vassal"}, {"fiefs": ["palace lord=vassal church"], "towers": "land"})
    fought(s, "siege tamworth", "field champion", "field vassal", "field_lord tamworth")
    play(s, "battle attacker")
    assert the_battle(s).through == 2
    assert the_battle(s).points == 1
    play(s, "ransom tamworth")
    assert s.lord[fief("tamworth")] == t.VASSAL
    assert properties(s, "tamworth") == []
    assert properties(s, "winchester") == ["red_church"]
    assert discard(s, BLUE) == ["vassal", "champion"]
    assert s.battle is None
    invariants(s)


def test_ex_6_two_of_four_towers_fall() -> None:
    s = a_state({"hand": "champion vassal"}, {"hand": "vassal", "towers": "land banner church castle"})
    fought(s, "storm red", "field champion", "field vassal", "field vassal", "battle normal")
    play(s, "raze 4", "raze 1")
    assert s.battle is None
    assert s.towers[RED] == [t.BANNER, t.CHURCH]
    assert discard(s, RED) == ["castle", "land", "vassal"]
    invariants(s)


# The Vikings fight by the same rules


def test_or_12_9_an_undefended_target_of_the_vikings_draws_no_card() -> None:
    s = a_state({}, {"towers": "land"}, arrived=True, horde=(1, 0), active=t.VIKINGS)
    play(run(s, ask_target, BLUE), "storm red")
    assert s.horde == [1, 0]
    assert len(s.towers[RED]) == 0
    invariants(s)
