"""Jousts (OR-14): antes, three cards, a tilt, wild Champions, the ranking, ties, the spoils."""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import Any

import pytest

from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.joust import rank_of
from heptarchy.games.ortus.table.actions import DEAL, FROM, INTO, PLAY, TURN_UP
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import ask_turn
from heptarchy.kernel.events import only
from heptarchy.kernel.modes import FATE
from tests.games.ortus.table import (
    BLUE,
    GOLD,
    GREEN,
    RED,
    Earldom,
    a_state,
    asks_fate,
    discard,
    hand,
    invariants,
    listening,
    offered,
    options,
    play,
    properties,
    refused,
    run,
)
from tests.views import look

RANKING = ["ppp", "vvv", "ppv", "ppn", "pvv", "vvn", "pvn", "pnn", "vnn", "nnn"]  # OR-14.6, best first


def called(*earldoms: Earldom, **figures: Any) -> Ortus:
    """Blue has called a Joust."""
    return play(run(a_state(*earldoms, **figures), ask_turn, BLUE), "play champion")


def two_riders(blue: str, red: str, **figures: Any) -> Ortus:
    """Blue and Red have their three cards, and Blue is asked for a tilt."""
    s = called(
        {"hand": "champion champion land", "fiefs": ["palace land"]},
        {"hand": "champion champion church", "fiefs": ["palace church"]},
        **figures,
    )
    return play(s, f"deal {blue}", f"deal {red}")


# Calling, antes


def test_or_14_1_a_joust_needs_a_property_here_and_elsewhere() -> None:
    s = run(a_state({"hand": "champion"}, {"fiefs": ["palace land"]}), ask_turn, BLUE)
    assert "champion" not in offered(s, PLAY)
    assert refused(s, "play champion") == "you have no Property to ante (OR-14.1)"
    s = run(a_state({"hand": "champion", "fiefs": ["palace land"]}, {}, {}), ask_turn, BLUE)
    assert "champion" not in offered(s, PLAY)
    assert refused(s, "play champion") == "no other Earl has a Property to ante (OR-14.1)"
    s = run(a_state({"hand": "champion", "fiefs": ["palace land"]}, {}, {"fiefs": ["palace church"]}), ask_turn, BLUE)
    assert "champion" in offered(s, PLAY)


def test_or_14_1_the_calling_champion_is_played_and_costs_the_action() -> None:
    s = called({"hand": "champion", "fiefs": ["palace land"]}, {"fiefs": ["palace church"]})
    assert hand(s, BLUE) == []
    assert discard(s, BLUE) == ["champion"]
    assert s.acted


def test_or_14_2_every_earl_with_a_property_antes_one_of_his_choice_from_the_caller_on() -> None:
    # Given four Earls: Red calls, Green has no Property
    s = a_state(
        {"fiefs": ["palace land church"]},
        {"hand": "champion", "fiefs": ["palace land", "castle church market"]},
        {},
        {"fiefs": ["palace cathedral"]},
        active=RED,
    )
    run(s, ask_turn, RED)
    play(s, "play champion")

    # When they ante: first from which Fief, then what; a single one goes without asking
    assert s.seats == [RED]
    assert s.rule == "OR-14.2"
    assert offered(s, FROM) == {"tamworth", "repton"}
    play(s, "from repton")
    assert options(s) == ["give red church", "give red market_town"]
    play(s, "give red market_town")
    invariants(s)
    assert s.seats == [BLUE]
    assert options(s) == ["give blue land", "give blue church"]
    play(s, "give blue church")

    # Then three ride, in turn order, and their antes lie in the middle
    assert s.joust is not None
    assert s.joust.riders == [RED, GOLD, BLUE]
    assert [t.TYPES[t.type_of(card)] for card in s.joust.antes] == ["market_town", "cathedral", "church"]
    assert properties(s, "winchester") == ["land"]
    assert properties(s, "repton") == ["church"]
    assert properties(s, "rendlesham") == []
    invariants(s)


def test_or_14_2_the_ante_is_ones_own() -> None:
    s = called({"hand": "champion", "fiefs": ["palace", "castle land", "castle church"]}, {"fiefs": ["palace land"]})
    assert refused(s, "from tamworth") == "Tamworth is not yours (OR-14.2)"
    assert refused(s, "from winchester") == "Winchester has no Property (OR-14.2)"


# Three cards each


def test_or_14_3_three_cards_are_dealt_and_only_their_rider_sees_them() -> None:
    s = called({"hand": "champion", "fiefs": ["palace land"]}, {"fiefs": ["palace church"]})
    assert asks_fate(s)
    assert s.rule == "OR-14.3"
    assert s.audience_for(FATE) == only(BLUE)

    # Each hand of three weighs as often as it can be drawn from the whole deck
    chances = dict(zip([DEAL.domain.keys[DEAL.arg(a)] for a in s.weights.answers], s.weights.weights, strict=True))
    assert sum(chances.values()) == comb(24, 3)
    assert chances["ppp"] == comb(6, 3)
    assert chances["nnn"] == comb(12, 3)
    assert chances["pvn"] == 6 * 6 * 12

    # And the second hand comes from what is left
    play(s, "deal ppp")
    assert s.audience_for(FATE) == only(RED)
    assert s.weights.total == comb(21, 3)
    chances = dict(zip([DEAL.domain.keys[DEAL.arg(a)] for a in s.weights.answers], s.weights.weights, strict=True))
    assert chances["ppp"] == 1


def test_or_14_3_the_deck_is_whole_again_in_the_next_joust() -> None:
    # OR-1.16
    s = called({"hand": "champion champion", "fiefs": ["palace land"]}, {"fiefs": ["palace church church"]})
    play(s, "deal ppp", "deal vvv", "keep", "1: keep", "wild prince", "done")
    s.acted = False
    s.ask_anew()
    play(s, "play champion", "give blue land")
    assert asks_fate(s)
    assert s.weights.total == comb(24, 3)


def test_or_14_3_six_riders_with_a_tilt_each_use_just_the_deck() -> None:
    rider = {"hand": "champion", "fiefs": ["palace land"]}
    s = called(rider, *[{"fiefs": ["palace land"]}] * 5)
    play(s, "deal vnn", "deal vnn", "deal vnn", "deal vnn", "deal vnn", "deal vnn")
    for seat in range(6):
        assert s.seats == [seat]
        play(s, f"{seat}: tilt no_luck")
        assert asks_fate(s)
        play(s, "turn_up prince")
    assert s.joust is not None
    assert sum(s.joust.deck) == 0


# Tilts


def test_or_14_4_each_may_exchange_one_card_in_the_same_order() -> None:
    # Given two riders with their cards
    s = two_riders("pvn", "vnn")
    ears = listening(s)

    # When Blue tilts
    assert s.seats == [BLUE]
    assert s.rule == "OR-14.4"
    assert options(s) == ["tilt no_luck", "tilt vassal", "tilt prince", "keep"]
    assert s.audience_for(BLUE) == only(BLUE)
    play(s, "tilt no_luck")

    # Then he draws from what is left, in secret, and all see that he tilts
    assert s.audience_for(FATE) == only(BLUE)
    assert dict(zip(s.weights.answers, s.weights.weights, strict=True)) == {
        TURN_UP[t.NO_LUCK]: 9,
        TURN_UP[t.JOUST_VASSAL]: 4,
        TURN_UP[t.JOUST_PRINCE]: 5,
    }
    play(s, "turn_up prince")
    assert s.joust is not None
    assert s.joust.hands[0] == [0, 1, 2]
    assert [event.args[0] for event in ears if event.kind is told.TILTED] == [BLUE]

    # And then it is Red's turn to tilt, once
    assert s.seats == [RED]
    assert options(s) == ["tilt no_luck", "tilt vassal", "keep"]
    play(s, "1: keep")
    assert s.rule == "OR-14.5"


def test_or_14_4_how_many_tilts_is_a_figure() -> None:
    s = two_riders("pvn", "vnn", joust_tilts=0)
    assert s.rule == "OR-14.5"
    s = two_riders("pvn", "vnn", joust_tilts=2)
    play(s, "tilt no_luck", "turn_up vassal")
    assert s.seats == [BLUE]
    assert s.rule == "OR-14.4"


# Champions


def test_or_14_5_the_callers_champion_is_wild_and_further_ones_come_from_hands() -> None:
    # Given two riders with Champions left
    s = two_riders("vvn", "vnn")
    play(s, "keep", "1: keep")

    # Then the caller says what the calling Champion is
    assert s.seats == [BLUE]
    assert s.rule == "OR-14.5"
    assert options(s) == ["wild vassal", "wild prince"]
    play(s, "wild vassal")

    # And may play others, then so may Red; each is discarded
    assert s.seats == [BLUE]
    assert options(s) == ["wild vassal", "wild prince", "done"]
    play(s, "done")
    assert s.seats == [RED]
    assert options(s) == ["wild vassal", "wild prince", "done"]
    play(s, "1: wild prince", "1: wild prince")
    assert discard(s, RED) == ["champion", "champion"]
    assert hand(s, RED) == ["church"]
    assert s.joust is not None
    assert s.joust.wilds == [[1, 0], [0, 2]]
    assert s.seats == [RED]
    assert options(s) == ["done"]
    play(s, "1: done")

    # VVN and a Vassal are VVV: they beat VNN with two Princes, PPV
    assert properties(s, "winchester") == ["land", "red_church"]
    invariants(s)


def test_or_14_5_who_has_a_hand_is_asked_whether_it_holds_a_champion_or_not() -> None:
    s = called({"hand": "champion", "fiefs": ["palace land"]}, {"hand": "land", "fiefs": ["palace church"]})
    play(s, "deal nnn", "deal nnn", "keep", "1: keep", "wild prince")
    assert s.seats == [RED]
    assert options(s) == ["done"]
    assert refused(s, "wild prince") == "you hold no Champion (OR-14.5)"
    assert refused(s, "wild no_luck") == "a Champion stands in as a Joust Prince or a Joust Vassal (OR-14.5)"


def test_or_14_5_there_are_no_more_wild_cards_than_cards() -> None:
    s = called(
        {"hand": "champion champion champion champion land", "fiefs": ["palace land"]}, {"fiefs": ["palace land"]}
    )
    play(s, "deal nnn", "deal vvv", "keep", "1: keep", "wild prince", "wild prince")
    assert "wild prince" in options(s)
    play(s, "wild prince")  # the third
    assert s.joust is None
    assert hand(s, BLUE) == ["land", "champion"]
    assert properties(s, "winchester") == ["land", "red_land"]


def hands_of_three() -> list[tuple[str, int]]:
    return [(key, place) for place, key in enumerate(RANKING)]


def counts(cards: str) -> list[int]:
    return [cards.count("n"), cards.count("v"), cards.count("p")]


@pytest.mark.parametrize(("cards", "place"), hands_of_three())
def test_or_14_6_the_ranking(cards: str, place: int) -> None:
    assert rank_of(counts(cards), [0, 0]) == place


@pytest.mark.parametrize("cards", RANKING)
@pytest.mark.parametrize("wild", ["v", "p", "vp", "pp", "vv", "vvp", "ppp"])
def test_or_14_6_a_wild_card_stands_in_for_the_card_that_leaves_the_best_hand(cards: str, wild: str) -> None:
    # By trying all: whichever of the dealt cards make room
    tried = [sorted([*kept, *wild]) for kept in combinations(cards, 3 - len(wild))]
    best = min(rank for rank, key in enumerate(RANKING) if sorted(key) in tried)
    assert rank_of(counts(cards), [wild.count("v"), wild.count("p")]) == best


def test_ex_12_a_champion_as_prince_beats_ppn_and_loses_to_vvv() -> None:
    # OR-14.6. Given Blue with PVN, Red with PPN, Green with VVV
    s = called(
        {"hand": "champion", "fiefs": ["palace land"]}, {"fiefs": ["palace church"]}, {"fiefs": ["palace market"]}
    )
    ears = listening(s)
    play(s, "deal pvn", "deal ppn", "deal vvv", "keep", "1: keep", "2: keep")

    # When Blue's Champion is a Prince for the No Luck
    play(s, "wild prince")

    # Then all see PPV, PPN and VVV, and Green wins
    shown = {event.args[0]: t.JOUST_HANDS[event.args[1]] for event in ears if event.kind is told.JOUST_SHOWN}
    assert shown == {BLUE: "ppv", RED: "ppn", GREEN: "vvv"}
    assert RANKING.index("ppv") < RANKING.index("ppn")
    assert properties(s, "bamburgh") == ["market_town", "blue_land", "red_church"]
    invariants(s)


# Ties, spoils


def test_or_14_7_the_tied_draw_one_card_each_from_the_whole_deck_until_one_is_best() -> None:
    # Given three riders, two of them tied for best
    s = called(
        {"hand": "champion", "fiefs": ["palace land"]}, {"fiefs": ["palace church"]}, {"fiefs": ["palace market"]}
    )
    play(s, "deal pvn", "deal ppv", "deal nnn", "keep", "1: tilt vassal", "turn_up vassal", "2: keep", "wild prince")
    assert s.joust is not None
    assert s.joust.shown
    assert s.joust.tied != [2]

    # Then Blue and Red draw from 24 cards, for all to see, the second from the 23 left
    assert asks_fate(s)
    assert s.rule == "OR-14.7"
    assert s.audience_for(FATE) == -1
    assert s.weights.total == 24
    play(s, "turn_up vassal")
    assert s.weights.total == 23

    # A second tie: the deck is whole again
    play(s, "turn_up vassal")
    assert s.weights.total == 24
    play(s, "turn_up no_luck", "turn_up vassal")

    # The better single card wins
    assert s.joust is None
    assert properties(s, "tamworth") == ["church", "blue_land", "green_market_town"]
    invariants(s)


@pytest.mark.parametrize(("blue", "red"), [("prince", "vassal"), ("vassal", "no_luck"), ("prince", "no_luck")])
def test_or_14_7_prince_before_vassal_before_no_luck(blue: str, red: str) -> None:
    s = two_riders("vvn", "ppv")
    play(s, "keep", "1: keep", "wild vassal", "done", "1: wild vassal", "1: done")
    assert properties(s, "winchester") == ["land", "red_church"]  # VVV beats PVV
    s = two_riders("ppp", "ppp")
    play(s, "keep", "1: keep", "wild prince", "done", "1: done", f"turn_up {blue}", f"turn_up {red}")
    assert properties(s, "winchester") == ["land", "red_church"]


def test_or_14_7_who_has_lost_the_first_draw_does_not_draw_again() -> None:
    s = called(*[{"hand": "champion", "fiefs": ["palace land"]}] * 3)
    play(s, "deal nnn", "deal pnn", "deal pnn", *["keep", "1: keep", "2: keep"], "wild prince", "1: done", "2: done")
    play(s, "turn_up vassal", "turn_up no_luck", "turn_up vassal")
    assert s.joust is not None
    assert asks_fate(s)
    play(s, "turn_up no_luck", "turn_up prince")  # Blue, then Green
    assert properties(s, "bamburgh") == ["land", "blue_land", "red_land"]


def test_or_14_8_the_winner_attaches_each_ante_and_his_own_goes_back() -> None:
    # Given a winner with two Fiefs, who anted from the second
    s = called(
        {"hand": "champion", "fiefs": ["palace land", "castle church market"]},
        {"fiefs": ["palace church"]},
        {"fiefs": ["palace market"]},
    )
    play(s, "from bradford", "give blue church", "deal ppv", "deal nnn", "deal nnn", "keep", "1: keep", "2: keep")
    play(s, "wild prince")

    # Then his own is back where it lay, and he is asked for each of the others
    assert properties(s, "bradford") == ["market_town", "church"]
    assert s.seats == [BLUE]
    assert s.rule == "OR-19.3"
    assert offered(s, INTO) == {"winchester", "bradford"}
    invariants(s)
    play(s, "into winchester")
    invariants(s)
    play(s, "into bradford")
    assert properties(s, "winchester") == ["land", "red_church"]
    assert properties(s, "bradford") == ["market_town", "church", "green_market_town"]
    assert s.pool[:2] == [0, 0]  # OR-7.3d
    invariants(s)


def test_or_14_8_a_caller_can_lose_his_ante() -> None:
    s = two_riders("nnn", "ppp")
    play(s, "keep", "1: keep", "wild vassal", "done", "1: done")
    assert properties(s, "winchester") == []
    assert properties(s, "tamworth") == ["church", "blue_land"]


def test_or_14_9_a_joust_is_no_attack_and_allies_cannot_stop_it() -> None:
    s = called({"hand": "champion", "fiefs": ["palace land"]}, {"hand": "allies", "fiefs": ["palace church"]})
    assert s.white is False
    assert asks_fate(s)  # nobody was asked for Allies


def test_or_14_9_a_joust_is_legal_in_the_first_turn() -> None:
    s = run(
        a_state({"hand": "champion", "fiefs": ["palace land"]}, {"fiefs": ["palace land"]}, turns=1), ask_turn, BLUE
    )
    assert "champion" in offered(s, PLAY)


def test_or_14_3_joust_cards_are_secret_until_all_are_shown() -> None:
    # Given two riders with their cards
    s = two_riders("ppv", "pvv")
    for seat, mine, other in ((BLUE, 0, 1), (RED, 1, 0)):
        riders = look(s, seat)["joust"]["riders"]
        assert riders[mine]["hand"] is not None
        assert riders[other]["hand"] is None
        assert riders[other]["cards"] == 3
    assert all(rider["hand"] is None for rider in look(s, None)["joust"]["riders"])

    # When the hands tie, they lie open for all
    play(s, "keep", "1: tilt prince", "turn_up vassal")
    assert look(s, BLUE)["joust"]["riders"][1]["tilted"] == 1
    play(s, "wild vassal", "done", "1: wild prince", "1: done")
    assert s.joust is None or s.joust.shown
