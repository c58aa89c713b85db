"""Treachery and Intrigue (OR-13.1 to OR-13.10, OR-13.18 to OR-13.21): who is aimed at, and what it does."""

from __future__ import annotations

from typing import Any

import pytest

from heptarchy import Rng
from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.cards import merc_colour, merc_infantry, merc_knights
from heptarchy.games.ortus.church import church_controller
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.politics import aims, has_plot_target
from heptarchy.games.ortus.table.actions import (
    AIM_FIEF,
    AIM_HAND,
    AIM_LORD,
    AIM_MERCENARY,
    AIM_POOL,
    INTO,
    PLAY,
    TAKE_ARMY,
)
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import ask_turn
from heptarchy.kernel.modes import FATE
from tests.games.ortus.table import (
    BLUE,
    GREEN,
    RED,
    Earldom,
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

TREACHEROUS = {"hand": "treachery"}
INTRIGUER = {"hand": "intrigue"}


def in_turn(*earldoms: Earldom, **figures: Any) -> Ortus:
    """Blue's turn."""
    return run(a_state(*earldoms, **figures), ask_turn, BLUE)


# Treachery


def test_or_13_1_treachery_aims_at_a_lord_a_mercenary_or_a_hand_of_one_earl() -> None:
    # Given two Earls who have all that there is
    rich = {"hand": "land", "fiefs": ["palace lord=prince land", "castle lord=monk"], "mercs": [""], "pool": (1, 1)}
    s = in_turn(TREACHEROUS, rich, {**rich, "hand": ""})

    # When Blue plays Treachery
    play(s, "play treachery")

    # Then each Lord, each Earl's Mercenaries and each Hand with a card are aimed at, and no more
    assert s.rule == "OR-13.1"
    assert offered(s, AIM_LORD) == {"tamworth", "repton", "bamburgh", "hexham"}
    assert offered(s, AIM_MERCENARY) == {"red", "green"}
    assert offered(s, AIM_HAND) == {"red"}
    assert len(options(s)) == 7


@pytest.mark.parametrize("lord", ["prince", "champion", "monk"])
def test_or_13_2_treachery_kills_the_lord_and_the_fief_stays(lord: str) -> None:
    # OR-7.6d, OR-7.8b, OR-7.9e
    s = in_turn(TREACHEROUS, {"fiefs": ["palace", f"castle lord={lord} land"]})
    play(s, "play treachery", "aim_lord repton")
    assert s.lord[fief("repton")] == t.NO_LORD
    assert discard(s, RED) == [lord]
    assert properties(s, "repton") == ["land"]
    assert places(s, RED) == ["tamworth", "repton"]
    invariants(s)


def test_ex_8_treachery_on_a_vassal_lord_takes_the_whole_fief() -> None:
    # OR-7.7c, OR-13.2. Given a Vassal Lord in Red's only Castle, with two Lands, one of them Blue's
    s = in_turn(TREACHEROUS, {"fiefs": ["palace", "castle lord=vassal land blue_land"]})

    # When Treachery succeeds on him
    play(s, "play treachery", "aim_lord repton")

    # Then Vassal, Castle and Lands are discarded to their owners, and Red still has his Palace
    assert discard(s, RED) == ["castle", "land", "vassal"]
    assert discard(s, BLUE) == ["land", "treachery"]
    assert places(s, RED) == ["tamworth"]
    assert not s.out[RED]
    invariants(s)


def test_or_13_3_treachery_kills_a_mercenary_with_his_garrison() -> None:
    s = in_turn(TREACHEROUS, {"mercs": ["infantry", "blue knight"]})
    play(s, "play treachery", "aim_mercenary red", "at 2")
    assert len(s.mercs[RED]) == 1
    assert merc_infantry(s.mercs[RED][0]) == 1
    assert discard(s, BLUE) == ["mercenary", "treachery"]  # to its owner, OR-4.3
    assert s.army_pile == [0, 1]
    invariants(s)


def test_or_13_3_a_single_mercenary_is_not_asked_for() -> None:
    s = in_turn(TREACHEROUS, {"mercs": [""]})
    play(s, "play treachery", "aim_mercenary red")
    assert not s.mercs[RED]


def test_or_13_4_two_cards_of_a_hand_are_discarded_at_random() -> None:
    # Given a Hand of three
    s = in_turn(TREACHEROUS, {"hand": "land land church"})
    ears = listening(s)

    # When Treachery strikes it
    play(s, "play treachery", "aim_hand red", "1: yield")

    # Then fate names two of the cards, each as likely as it is there, and all hear it
    assert asks_fate(s)
    assert s.rule == "OR-13.4"
    assert s.audience_for(FATE) == -1
    assert s.weights.weights == [2, 1]
    play(s, "lose land")
    assert s.weights.weights == [1, 1]
    play(s, "lose church")
    assert hand(s, RED) == ["land"]
    assert discard(s, RED) == ["land", "church"]
    assert [event.args[:2] for event in ears if event.kind is told.DISCARDED] == [[t.LAND, RED], [t.CHURCH, RED]]
    assert s.seat == BLUE
    invariants(s)


def test_or_13_4_a_hand_of_one_loses_that_one() -> None:
    s = in_turn(TREACHEROUS, {"hand": "church"})
    play(s, "play treachery", "aim_hand red", "1: yield", "lose church")
    assert hand(s, RED) == []
    assert s.seat == BLUE


def test_or_13_4_how_many_cards_is_a_figure() -> None:
    s = in_turn(TREACHEROUS, {"hand": "church land land land"}, treachery_hand_discard=3)
    play(s, "play treachery", "aim_hand red", "1: yield", "lose land", "lose land", "lose land")
    assert hand(s, RED) == ["church"]


def test_or_13_4_an_empty_hand_is_no_target() -> None:
    s = in_turn(TREACHEROUS, {"fiefs": ["palace lord=prince"]})
    play(s, "play treachery")
    assert refused(s, "aim_hand red") == "the Hand of Red is empty (OR-13.4)"


def test_or_13_5_treachery_takes_no_property_and_no_pool_card() -> None:
    s = in_turn(TREACHEROUS, {"hand": "land", "fiefs": ["palace land"], "pool": (1, 0), "towers": "land"})
    play(s, "play treachery")
    assert options(s) == ["aim_hand red"]
    assert refused(s, "aim_fief tamworth") == "Treachery strikes a Lord, a Mercenary or a Hand (OR-13.5)"
    assert refused(s, "aim_pool red") == "Treachery strikes a Lord, a Mercenary or a Hand (OR-13.5)"


def test_or_13_5_the_king_card_is_no_target() -> None:
    s = run(a_state(TREACHEROUS, {"hand": "land"}, king=RED, royal=(1, 0)), ask_turn, BLUE)
    play(s, "play treachery", "aim_hand red", "1: yield", "lose land")
    assert s.king == RED
    assert s.royal == [1, 0]


# Intrigue


def test_or_13_6_intrigue_aims_at_properties_of_a_fief_a_mercenary_or_a_pool() -> None:
    rich = {"hand": "land", "fiefs": ["palace lord=prince land", "castle lord=monk"], "mercs": [""], "pool": (1, 1)}
    s = in_turn(INTRIGUER, rich, {"fiefs": ["palace church"]})
    play(s, "play intrigue")
    assert s.rule == "OR-13.6"
    assert offered(s, AIM_FIEF) == {"tamworth", "bamburgh"}
    assert offered(s, AIM_MERCENARY) == {"red"}
    assert offered(s, AIM_POOL) == {"red"}
    assert len(options(s)) == 4


def test_or_13_7_two_properties_of_one_fief_are_taken_each_to_a_fief_of_choice() -> None:
    # Given a Fief with the Cathedral, a Land and a Church; the actor has two Fiefs
    s = in_turn({"hand": "intrigue", "fiefs": ["palace", "castle"]}, {"fiefs": ["palace cathedral land church"]})

    # When the actor takes two of them
    play(s, "play intrigue", "aim_fief tamworth")
    assert options(s) == ["take red cathedral", "take red land", "take red church"]
    play(s, "take red cathedral")
    assert options(s) == ["take red land", "take red church", "done"]
    play(s, "take red church")

    # Then he attaches them in that order, each where he likes, and cards on their way are not lost
    assert s.rule == "OR-19.3"
    assert offered(s, INTO) == {"winchester", "bradford"}
    invariants(s)
    play(s, "into bradford")
    invariants(s)
    play(s, "into winchester")
    assert properties(s, "bradford") == ["red_cathedral"]
    assert properties(s, "winchester") == ["red_church"]
    assert properties(s, "tamworth") == ["land"]
    assert church_controller(s) == BLUE  # OR-13.20
    invariants(s)


def test_or_13_7_one_property_is_enough() -> None:
    s = in_turn(INTRIGUER, {"fiefs": ["palace land church"]})
    play(s, "play intrigue", "aim_fief tamworth", "take red church", "done")
    assert properties(s, "tamworth") == ["land"]
    assert properties(s, "winchester") == ["red_church"]


def test_or_13_7_of_two_equal_cards_both_can_be_taken() -> None:
    s = in_turn(INTRIGUER, {"fiefs": ["palace land land"]})
    play(s, "play intrigue", "aim_fief tamworth")
    assert options(s) == ["take red land", "done"]  # the first went without saying
    play(s, "take red land")
    assert properties(s, "winchester") == ["red_land", "red_land"]
    assert s.pool[:2] == [0, 0]  # OR-7.3d


def test_or_13_7_how_many_is_a_figure() -> None:
    s = in_turn(INTRIGUER, {"fiefs": ["palace land church"]}, intrigue_properties=1)
    play(s, "play intrigue", "aim_fief tamworth", "take red land")
    assert properties(s, "winchester") == ["red_land"]
    assert properties(s, "tamworth") == ["church"]


def test_or_13_7_it_may_be_raised_to_the_whole_fief() -> None:
    s = in_turn(INTRIGUER, {"fiefs": ["palace land land land land church church church"]}, intrigue_properties=24)
    play(s, "play intrigue", "aim_fief tamworth", *["take red land"] * 4, *["take red church"] * 3)
    assert properties(s, "tamworth") == []
    assert len(properties(s, "winchester")) == 7
    invariants(s)


def test_or_13_7_a_fief_without_a_property_is_no_target() -> None:
    s = in_turn(INTRIGUER, {"fiefs": ["palace", "castle land"]})
    play(s, "play intrigue")
    assert refused(s, "aim_fief tamworth") == "Tamworth has no Property (OR-13.7)"
    assert refused(s, "aim_fief lichfield") == "there is no Fief at Lichfield (OR-8.1)"


def test_or_13_8_a_mercenary_comes_over_with_his_garrison() -> None:
    s = in_turn({"hand": "intrigue", "mercs": [""]}, {"mercs": ["infantry", "knight"]})
    play(s, "play intrigue", "aim_mercenary red", "at 2")
    assert [merc_infantry(merc) for merc in s.mercs[RED]] == [1]
    mine = s.mercs[BLUE]
    assert [merc_knights(merc) for merc in mine] == [0, 1]
    assert merc_colour(mine[1]) == RED
    invariants(s)


def test_or_13_9_two_pool_cards_of_choice_change_pools() -> None:
    s = in_turn(INTRIGUER, {"pool": (2, 1)})
    ears = listening(s)
    play(s, "play intrigue", "aim_pool red")
    assert offered(s, TAKE_ARMY) == {"infantry", "knight"}
    play(s, "take_army knight")
    assert options(s) == ["take_army infantry", "done"]
    play(s, "take_army infantry")
    assert s.pool == [1, 1, 1, 0]
    assert sum(event.kind is told.POOL_TAKEN for event in ears) == 2
    invariants(s)


def test_or_13_9_one_pool_card_is_enough() -> None:
    s = in_turn(INTRIGUER, {"pool": (2, 1)})
    play(s, "play intrigue", "aim_pool red", "take_army knight", "done")
    assert s.pool == [0, 1, 2, 0]


def test_or_13_9_a_pool_of_one_gives_one_unasked() -> None:
    s = in_turn(INTRIGUER, {"pool": (0, 1)})
    play(s, "play intrigue", "aim_pool red")
    assert s.pool == [0, 1, 0, 0]


def test_or_13_9_how_many_is_a_figure() -> None:
    s = in_turn(INTRIGUER, {"pool": (5, 0)}, intrigue_army=3)
    play(s, "play intrigue", "aim_pool red", "take_army infantry", "take_army infantry")
    assert s.pool == [3, 0, 2, 0]


def test_or_13_9_an_empty_pool_is_no_target() -> None:
    s = in_turn(INTRIGUER, {"mercs": [""]})
    play(s, "play intrigue")
    assert refused(s, "aim_pool red") == "the Pool of Red is empty (OR-13.9)"


def test_or_13_10_seats_lords_towers_royal_army_and_garrisons_are_immune() -> None:
    # Given a King with a Lord, Towers, Hand and Royal Army, and a single Mercenary with a Garrison
    target = {"hand": "land", "fiefs": ["palace lord=prince", "castle"], "towers": "land", "mercs": ["knight"]}
    s = run(a_state(INTRIGUER, target, king=RED, royal=(2, 1)), ask_turn, BLUE)

    # When Intrigue is played
    play(s, "play intrigue")

    # Then only the Mercenary can be taken, Garrison and all
    assert options(s) == ["aim_mercenary red"]
    assert refused(s, "aim_lord tamworth") == "Intrigue takes Properties, a Mercenary or Pool cards (OR-13.10)"
    assert refused(s, "aim_hand red") == "Intrigue takes Properties, a Mercenary or Pool cards (OR-13.10)"
    play(s, "aim_mercenary red", "1: yield")
    assert s.pool == [0, 0, 0, 0]
    assert s.royal == [2, 1]


def test_or_13_1_what_is_not_there_is_refused() -> None:
    s = in_turn(TREACHEROUS, {"hand": "land"})
    play(s, "play treachery")
    assert refused(s, "aim_lord tamworth") == "Tamworth has no Lord (OR-13.1)"
    assert refused(s, "aim_mercenary red") == "Red has no Mercenary (OR-13.1)"
    assert refused(s, "aim_hand gold") == "Gold is not in the game (OR-13.1)"


# What politics is not


def test_or_13_18_politics_does_not_move_the_white_marker() -> None:
    s = in_turn(TREACHEROUS, {"fiefs": ["palace lord=prince"]})
    play(s, "play treachery", "aim_lord tamworth")
    assert s.white is False


@pytest.mark.parametrize("card", ["treachery", "intrigue"])
def test_or_13_19_the_vikings_are_never_a_target(card: str) -> None:
    # Given Vikings on the table and an opponent with all that politics aims at
    rich = {"hand": "land", "fiefs": ["palace lord=prince land"], "mercs": [""], "pool": (1, 0)}
    s = run(a_state({"hand": card}, rich, arrived=True, horde=(4, 1)), ask_turn, BLUE)
    play(s, f"play {card}")
    assert {option.split()[1] for option in options(s)} <= {"red", "tamworth"}
    assert s.horde == [4, 1]


def test_or_13_19_with_only_vikings_to_aim_at_there_is_no_politics() -> None:
    s = run(a_state({"hand": "treachery intrigue"}, {}, arrived=True, horde=(4, 1)), ask_turn, BLUE)
    assert not offered(s, PLAY)


def test_or_13_20_who_loses_his_last_fief_by_treachery_is_out() -> None:
    # Given three Earls, Red with a single Castle under a Vassal Lord
    s = in_turn(TREACHEROUS, {"fiefs": ["castle lord=vassal"], "hand": "land"}, {})

    # When Treachery removes it
    play(s, "play treachery", "aim_lord repton", "1: yield")

    # Then Red is out of the game and his cards with him, and Blue's turn goes on
    assert s.out[RED]
    assert s.bag[RED] == 0
    assert not s.over
    assert s.seat == BLUE
    invariants(s)


def test_or_13_20_the_last_earl_after_a_treachery_wins() -> None:
    s = in_turn(TREACHEROUS, {"fiefs": ["castle lord=vassal"]})
    play(s, "play treachery", "aim_lord repton")
    assert s.over
    assert s.scores == [1, 0]


@pytest.mark.parametrize(
    ("blue", "red", "green", "controller"),
    [("", "church", "", RED), ("church", "church", "", -1), ("church", "church church", "church church", -1)],
)
def test_or_13_20_who_controls_the_church_is_told_by_what_lies_on_the_table(
    blue: str, red: str, green: str, controller: int
) -> None:
    # OR-7.5b: strictly more Churches than every other Earl; on a tie nobody
    s = a_state({"fiefs": [f"palace {blue}"]}, {"fiefs": [f"palace {red}"]}, {"fiefs": [f"palace {green}"]})
    assert church_controller(s) == controller


def test_or_13_21_nobody_targets_himself() -> None:
    mine = {"hand": "treachery land", "fiefs": ["palace lord=prince"], "mercs": [""]}
    s = in_turn(mine, {"mercs": [""]})
    play(s, "play treachery")
    assert options(s) == ["aim_mercenary red"]
    for aim in ("aim_lord winchester", "aim_mercenary blue", "aim_hand blue"):
        assert refused(s, aim) == "you may not target yourself (OR-13.21)"


def test_or_6_13_politics_is_announced_only_with_something_to_aim_at() -> None:
    # Property over whole games: the quick test agrees with the list
    rng = Rng("aims")
    looked = 0
    for players in (2, 4):
        s = ORTUS.new(players=players)
        assert isinstance(s, Ortus)
        while not s.over and s.round < 12:
            if s.seat == FATE:
                s.apply(rng.pick(s.weights))
                continue
            seat = rng.choice(s.seats)
            if s.round:
                for house in range(players):
                    for kind in (t.TREACHERY, t.INTRIGUE):
                        looked += 1
                        assert has_plot_target(s, house, kind) == bool(aims(s, house, kind))
            s.apply(rng.choice(s.options_for(seat)), seat)
    assert looked > 100


def test_or_6_12_the_action_is_spent_and_the_card_discarded_when_it_is_countered() -> None:
    # OR-7.11f
    s = in_turn(TREACHEROUS, {"hand": "allies", "fiefs": ["palace lord=prince"]})
    play(s, "play treachery", "aim_lord tamworth", "1: ally")
    assert s.acted
    assert discard(s, BLUE) == ["treachery"]
    assert s.lord[fief("tamworth")] == t.PRINCE


def test_gha_8c_properties_taken_by_an_earl_without_a_fief_are_discarded_to_their_owner() -> None:
    # OR-8.4 as well
    s = run(
        a_state({"hand": "intrigue", "fiefs": []}, {"fiefs": ["palace land church"]}, {}, variant="heathen"), ask_turn
    )
    play(s, "play intrigue", "aim_fief tamworth", "take red land", "take red church")
    assert discard(s, RED) == ["land", "church"]
    assert properties(s, "tamworth") == []
    assert s.fiefs[BLUE] == []
    assert GREEN not in s.seats
