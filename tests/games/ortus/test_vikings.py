"""The Vikings before they come (OR-17.1 to OR-17.10): timer, Emissaries, arrival."""

from __future__ import annotations

import pytest

from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.horde import draw_control, viking_turn
from heptarchy.games.ortus.leaving import eliminate
from heptarchy.games.ortus.table.actions import CUBE, EMISSARY
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import ask_turn
from heptarchy.kernel.modes import FATE
from tests.games.ortus.table import (
    BLUE,
    RED,
    THE_END,
    Earldom,
    a_state,
    asks_fate,
    discard,
    hand,
    invariants,
    listening,
    offered,
    play,
    refused,
    run,
)


def in_turn(*earldoms: Earldom, black: int = 0, white: bool = False, arrived: bool = False) -> Ortus:
    """Blue's turn."""
    return run(a_state(*earldoms, black=black, white=white, arrived=arrived), ask_turn, BLUE)


# The timer


def test_or_17_1_a_quiet_round_pushes_a_black_marker() -> None:
    s = a_state(black=3)
    ears = listening(s)
    run(s, viking_turn)
    assert s.black == 4
    assert not s.arrived
    assert [event.args[0] for event in ears if event.kind is told.BLACK_OUT] == [4]


def test_or_17_1_after_an_attack_the_white_marker_goes_back_and_no_black_one_out() -> None:
    s = a_state(black=3, white=True)
    run(s, viking_turn)
    assert s.black == 3
    assert s.white is False
    run(s, viking_turn)
    assert s.black == 4


def test_or_17_1_an_attack_puts_the_white_marker_out() -> None:
    # OR-12.3
    s = in_turn({"hand": "champion champion"}, {})
    play(s, "siege tamworth")
    assert s.white


def test_ex_11_four_rounds_of_the_timer() -> None:
    # OR-17.1. Rounds 1 and 2 without Attacks
    s = a_state({"hand": "champion monk"}, {"towers": "land land land"})
    run(s, viking_turn)
    run(s, viking_turn)
    assert s.black == 2

    # Round 3 with one Raid: still 2 (here an Attack on Towers, which is as good)
    run(s, ask_turn, BLUE)
    play(s, "storm red", "field champion", "done", "raze 1", "raze 1", "end")
    run(s, viking_turn)
    assert s.black == 2

    # Round 4 with a Monk as Emissary and no Attack: 4
    s.acted = False
    run(s, ask_turn, BLUE)
    play(s, "emissary monk", "end")
    assert s.black == 3
    run(s, viking_turn)
    assert s.black == 4


def test_or_17_2_an_emissary_pushes_a_black_marker_at_once() -> None:
    for card in ("vassal", "monk"):
        s = in_turn({"hand": card}, {}, black=5)
        play(s, f"emissary {card}")
        assert s.black == 6


def test_or_17_2_how_many_is_a_figure() -> None:
    s = run(a_state({"hand": "monk"}, {}, emissary_black_push=3), ask_turn, BLUE)
    play(s, "emissary monk")
    assert s.black == 3


def test_or_17_2_after_the_arrival_an_emissary_pushes_nothing() -> None:
    s = in_turn({"hand": "vassal"}, {}, black=5, arrived=True)
    play(s, "emissary vassal")
    assert s.black == 5
    assert s.bag[BLUE] == 2


def test_or_17_3_they_arrive_when_the_eighth_marker_is_out_after_the_timer() -> None:
    s = a_state(black=6)
    run(s, viking_turn)
    assert s.black == 7
    assert not s.arrived
    assert s.over
    run(s, viking_turn)
    assert s.black == 8
    assert s.arrived
    assert asks_fate(s)


@pytest.mark.parametrize("white", [False, True])
def test_or_17_3_an_eighth_marker_pushed_by_an_emissary_brings_them_in_the_next_viking_turn(white: bool) -> None:
    # Even if there was an Attack in the round
    s = in_turn({"hand": "monk"}, {}, black=7, white=white)
    play(s, "emissary monk", "end")
    assert s.black == 8
    assert not s.arrived
    run(s, viking_turn)
    assert s.arrived
    assert s.white is False


def test_or_17_3_with_seven_out_an_attack_still_holds_them_back() -> None:
    s = a_state(black=7, white=True)
    run(s, viking_turn)
    assert s.black == 7
    assert not s.arrived


def test_or_17_3_how_many_markers_is_a_figure() -> None:
    s = a_state(black=2, black_markers=3)
    run(s, viking_turn)
    assert s.arrived


def test_or_17_4_more_pushes_than_markers_are_ignored() -> None:
    s = in_turn({"hand": "monk"}, {}, black=8)
    ears = listening(s)
    play(s, "emissary monk")
    assert s.black == 8
    assert not s.arrived
    assert not any(event.kind is told.BLACK_OUT for event in ears)
    s = run(a_state({"hand": "monk"}, {}, black=7, emissary_black_push=5), ask_turn, BLUE)
    play(s, "emissary monk")
    assert s.black == 8


# Influence


def test_or_17_5_each_earl_has_a_cube_in_the_bag() -> None:
    # OR-2.5
    s = a_state({}, {}, {})
    assert s.bag == [1, 1, 1]


@pytest.mark.parametrize(("card", "cubes"), [("vassal", 1), ("monk", 2)])
def test_or_17_6_an_emissary_adds_cubes(card: str, cubes: int) -> None:
    # OR-7.7e, OR-7.9d. Given a Monk or Vassal in the Hand
    s = in_turn({"hand": f"{card} champion prince"}, {})
    assert offered(s, EMISSARY) == {card}
    assert refused(s, "emissary champion") == "only a Vassal or a Monk goes to the Vikings (OR-6.8)"

    # When he goes to the Vikings
    play(s, f"emissary {card}")

    # Then his cubes are in the bag, and the Action is spent
    assert s.bag == [1 + cubes, 1]
    assert s.acted
    assert hand(s, BLUE) == ["prince", "champion"]
    assert s.emissaries == ([1, 0, 0, 0] if card == "vassal" else [0, 1, 0, 0])
    invariants(s)


def test_or_17_6_how_many_cubes_is_a_figure() -> None:
    s = run(a_state({"hand": "monk vassal"}, {}, emissary_monk_cubes=5, emissary_vassal_cubes=3), ask_turn, BLUE)
    play(s.clone(), "emissary monk")
    one, other = s.clone(), s.clone()
    assert play(one, "emissary monk").bag == [6, 1]
    assert play(other, "emissary vassal").bag == [4, 1]


def test_or_17_6_a_lord_is_no_emissary() -> None:
    s = in_turn({"fiefs": ["palace lord=monk", "castle lord=vassal"]}, {})
    assert not offered(s, EMISSARY)


def test_or_17_7_emissaries_are_in_no_pile_and_do_not_return_by_bequeathing() -> None:
    s = in_turn({"hand": "monk banner", "fiefs": ["palace lord=prince"], "deck": ""}, {})
    play(s, "emissary monk")
    assert discard(s, BLUE) == []
    s.acted = False
    s.ask_anew()
    play(s, "bequeath winchester")
    assert s.deck[t.card_of(BLUE, t.MONK)] == 0
    assert s.emissaries[:2] == [0, 1]
    invariants(s)


def test_or_17_8_a_drawn_cube_goes_back_and_those_of_the_dead_leave() -> None:
    # Given cubes 3, 2 and 1
    s = a_state({"cubes": 3}, {"cubes": 2}, {}, arrived=True, horde=(1, 0))
    run(s, draw_control)
    assert dict(zip(s.weights.answers, s.weights.weights, strict=True)) == {CUBE[0]: 3, CUBE[1]: 2, CUBE[2]: 1}

    # When one is drawn
    play(s, "cube red")
    assert s.bag == [3, 2, 1]

    # And an Earl is eliminated: none of his is left
    eliminate(s, RED)
    assert s.bag == [3, 0, 1]


# Arrival


@pytest.mark.parametrize("players", [2, 3, 6])
def test_or_17_9_two_viking_cards_for_each_earl_arrive(players: int) -> None:
    s = a_state(players=players, black=7)
    ears = listening(s)
    run(s, viking_turn)
    for n in range(2 * players):
        assert asks_fate(s)
        assert s.weights.total == 24 - n
        play(s, "land_raider chieftain" if n == 0 else "land_raider viking")
    assert s.horde == [2 * players - 1, 1]
    assert sum(event.kind is told.HORDE_GROWS for event in ears) == 2 * players
    assert sum(event.kind is told.ARRIVED for event in ears) == 1
    assert s.rule == "OR-17.12"
    invariants(s)


def test_or_17_9_the_dead_and_those_off_the_table_do_not_count() -> None:
    # Given four Earls, one of them out of the game
    s = a_state({}, {}, {}, {}, black=7)
    eliminate(s, RED)
    run(s, viking_turn)
    play(s, *["land_raider viking"] * 6)
    assert s.horde == [6, 0]
    assert s.rule == "OR-17.12"


def test_or_17_9_how_many_is_a_figure() -> None:
    s = a_state(black=7, viking_arrival_per_earl=3)
    run(s, viking_turn)
    play(s, *["land_raider viking"] * 6)
    assert s.rule == "OR-17.12"


def test_or_17_10_in_the_turn_of_their_arrival_they_act_and_do_not_grow() -> None:
    # Given two Earls and the eighth marker to come
    s = a_state({}, {"towers": "land"}, black=7)
    run(s, viking_turn)
    play(s, *["land_raider viking"] * 4)

    # Then a cube is drawn at once, with the four that arrived and no fifth
    assert s.horde == [4, 0]
    assert s.seat == FATE
    assert s.rule == "OR-17.12"
    play(s, "cube blue", "storm red")
    assert s.over
    assert s.ending == THE_END
    assert s.towers[RED] == []
