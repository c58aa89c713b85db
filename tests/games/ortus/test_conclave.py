"""Conclave (OV-14)."""

from __future__ import annotations

from typing import Any

import pytest

from heptarchy import BadOptions
from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.leaving import eliminate
from heptarchy.games.ortus.table.actions import ACCUSE, DECLARE
from heptarchy.games.ortus.table.imagine import redeal
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import ask_turn
from heptarchy.kernel.events import hears
from heptarchy.kernel.fate import Rng
from tests.games.ortus.table import (
    BLUE,
    GREEN,
    RED,
    a_state,
    asks_fate,
    invariants,
    listening,
    offered,
    options,
    play,
    refused,
    run,
)
from tests.views import look


def called(*hands: str, players: int = 3, **given: Any) -> Ortus:
    """Blue has called a Conclave, and these hands are dealt, from his left on."""
    s = a_state(players=players, **{"conclave": True, **given})
    play(run(s, ask_turn, BLUE), "conclave")
    return play(s, *(f"deal {one}" for one in hands))


def gains(s: Ortus, *answers: str) -> list[int]:
    """Army cards that each Earl gets, after these answers; fate gives Infantry."""
    play(s, *answers)
    while asks_fate(s):
        play(s, "muster infantry")
    invariants(s)
    return s.pool[::2]


def test_ov_14_a_conclave_is_an_action_of_any_turn() -> None:
    s = run(a_state({}, {}, conclave=True, turns=1), ask_turn, BLUE)
    assert "conclave" in options(s)

    play(s, "conclave")
    assert s.acted


def test_ov_14_a_table_without_conclaves_refuses_them() -> None:
    s = run(a_state({}, {}), ask_turn, BLUE)

    assert "conclave" not in options(s)
    assert refused(s, "conclave") == "this table does not play with Conclaves (OV-14)"


def test_ov_14_the_joust_deck_serves_every_earl_at_the_table() -> None:
    few: dict[str, Any] = {"joust_no_luck": 12, "joust_vassals": 3, "joust_princes": 2}
    with pytest.raises(BadOptions, match="the Joust deck is too small"):
        ORTUS.settle({"players": 6, "conclave": True, **few})

    # Given just enough for six Earls, all are dealt a hand
    s = a_state(players=6, conclave=True, **{**few, "joust_princes": 3})
    play(run(s, ask_turn, BLUE), "conclave", *["deal nnn"] * 4, "deal vvv", "deal ppp")
    assert s.joust is not None
    assert s.joust.deck == [0, 0, 0]


def test_ov_14_three_cards_go_to_every_earl_from_the_callers_left_the_caller_last() -> None:
    s = called("ppp", "vvv", "nnn")

    assert s.joust is not None
    assert s.joust.riders == [RED, GREEN, BLUE]
    assert s.joust.hands == [[0, 0, 3], [0, 3, 0], [3, 0, 0]]
    assert s.joust.deck == [9, 3, 3]


def test_ov_14_who_is_out_takes_no_part() -> None:
    s = a_state({}, {}, {}, {}, conclave=True)
    eliminate(s, GREEN)
    play(run(s, ask_turn, BLUE), "conclave")

    assert s.joust is not None
    assert s.joust.riders == [RED, 3, BLUE]


def test_ov_14_each_declares_any_hand_in_the_same_order() -> None:
    s = called("nnn", "nnn", "nnn")

    for seat in (RED, GREEN, BLUE):
        assert s.seat == seat
        assert offered(s, DECLARE) == set(t.JOUST_HANDS)
        play(s, "declare ppp")


def test_ov_14_there_are_no_tilts_and_no_wild_cards() -> None:
    s = a_state({"hand": "champion"}, {"hand": "champion"}, conclave=True)
    play(run(s, ask_turn, BLUE), "conclave", "deal nnn", "deal nnn")

    assert s.seat == RED
    assert all(option.startswith("declare") for option in options(s))
    play(s, "declare nnn", "declare nnn")
    assert options(s) == ["accuse blue", "peace"]


def test_ov_14_then_each_may_accuse_one_other_or_keep_the_peace() -> None:
    s = called("nnn", "nnn", "nnn")
    play(s, "declare nnn", "declare nnn", "declare nnn")

    assert s.seat == RED
    assert offered(s, ACCUSE) == {"blue", "green"}
    assert "peace" in options(s)
    assert refused(s, "accuse red") == "you do not accuse yourself (OV-14)"
    assert refused(s, "accuse gold") == "Gold is not in the Conclave (OV-14)"
    play(s, "peace")
    assert s.seat == GREEN


def test_ov_14_in_peace_the_best_declaration_wins_two_and_each_other_gets_one() -> None:
    s = called("nnn", "vnn", "pnn")

    # Green lies and is not accused
    assert gains(s, "declare nnn", "declare ppp", "declare pnn", "peace", "peace", "peace") == [1, 1, 2]


def test_ov_14_of_equal_declarations_the_earlier_wins() -> None:
    s = called("nnn", "vnn", "pnn")

    assert gains(s, "declare vvv", "declare ppp", "declare ppp", "peace", "peace", "peace") == [1, 1, 2]


def test_ov_14_an_accused_liar_leaves_with_nothing_and_each_accuser_gets_one_more() -> None:
    s = called("nnn", "vnn", "pnn")

    # Green has lied: Red and Blue say so, and Blue's own declaration is the better one left
    got = gains(s, "declare nnn", "declare ppp", "declare pnn", "accuse green", "peace", "accuse green")
    assert got == [3, 2, 0]


def test_ov_14_who_accuses_wrongly_leaves_with_nothing() -> None:
    s = called("ppp", "vnn", "pnn")

    # Red was honest, and wins
    assert gains(s, "declare ppp", "declare vnn", "declare pnn", "peace", "accuse red", "peace") == [1, 2, 0]


def test_ov_14_a_lie_downwards_is_a_lie() -> None:
    s = called("ppp", "vnn", "pnn")

    assert gains(s, "declare nnn", "declare vnn", "declare pnn", "peace", "accuse red", "peace") == [2, 0, 2]


def test_ov_14_a_liar_who_was_caught_gets_nothing_for_catching_another() -> None:
    s = called("nnn", "nnn", "nnn")

    # Red and Green have lied and accuse each other; Blue alone is left
    assert gains(s, "declare ppp", "declare ppp", "declare nnn", "accuse green", "accuse red", "peace") == [2, 0, 0]


def test_ov_14_if_all_are_caught_nobody_wins() -> None:
    s = called("nnn", "nnn", players=2)

    assert gains(s, "declare ppp", "declare vvv", "accuse blue", "accuse red") == [0, 0]
    assert s.joust is None


def test_ov_14_the_figures_may_be_others() -> None:
    s = called("nnn", "vnn", "pnn", conclave_winner=4, conclave_boon=0, conclave_accuser=3)

    assert gains(s, "declare nnn", "declare vnn", "declare ppp", "accuse blue", "peace", "peace") == [0, 3, 4]


def test_ov_14_boons_are_drawn_in_the_order_of_the_declarations() -> None:
    s = called("nnn", "vnn", "pnn")
    told_of = listening(s)
    gains(s, "declare nnn", "declare vnn", "declare pnn", "peace", "peace", "peace")

    assert [event.args[0] for event in told_of if event.kind is told.MUSTERED] == [RED, GREEN, BLUE, BLUE]


def test_ov_14_hands_are_secret_until_all_are_shown() -> None:
    s = called("ppp", "vvv", "nnn")
    seen = look(s, RED)["conclave"]["earls"]

    assert [earl["hand"] is None for earl in seen] == [False, True, True]
    assert look(s, None)["conclave"]["earls"][0]["hand"] is None
    assert s.view(RED)["joust"] is None

    told_of = listening(s)
    play(s, "declare ppp", "declare vvv", "declare nnn", "peace", "peace", "peace")
    shown = [event.args for event in told_of if event.kind is told.JOUST_SHOWN]
    assert shown == [[RED, 0], [GREEN, 1], [BLUE, 9]]


def test_ov_14_only_its_earl_hears_what_is_dealt() -> None:
    s = a_state({}, {}, {}, conclave=True)
    play(run(s, ask_turn, BLUE), "conclave")

    assert asks_fate(s)
    assert hears(s.audience, RED)
    assert not hears(s.audience, BLUE)


def test_ov_14_declarations_and_accusations_are_open() -> None:
    s = called("ppp", "vvv", "nnn")
    play(s, "declare nnn", "declare vvv", "declare ppp", "accuse blue", "peace")

    seen = look(s, None)["conclave"]["earls"]
    assert [earl["declared"] for earl in seen] == ["nnn", "vvv", "ppp"]
    assert [earl["accuses"] for earl in seen] == ["blue", None, None]
    assert [earl["peace"] for earl in seen] == [False, True, False]


def test_ov_14_others_imagine_other_hands_than_their_own() -> None:
    s = called("ppp", "vvv", "nnn")
    hands = set()
    for key in range(40):
        other = redeal(s, RED, Rng(key))
        assert other.joust is not None
        assert other.joust.hands[0] == [0, 0, 3]
        hands.add(tuple(other.joust.hands[1]))
        total = [sum(hand[kind] for hand in other.joust.hands) + other.joust.deck[kind] for kind in range(3)]
        assert total == [12, 6, 6]

    assert len(hands) > 3
