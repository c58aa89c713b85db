"""OR-2: set-up, from options to the first turn."""

from __future__ import annotations

import pytest

from heptarchy.games.ortus.cards import count_of
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.table.actions import DECK, DRAW, PLACE
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.modes import FATE
from heptarchy.kernel.options import Value
from heptarchy.kernel.refusal import BadOptions
from tests.games.ortus.table import BLUE, GREEN, RED, hand, invariants, listening, options, play
from tests.views import look


def fresh(**given: Value) -> Ortus:
    s = ORTUS.new(**given)
    assert isinstance(s, Ortus)
    return s


def built(style: str = "politician", **given: Value) -> Ortus:
    """Every Earl has chosen the same style; the starting player is not drawn."""
    s = fresh(**given)
    for house in range(s.players):
        play(s, f"{house}: deck {style}")
    return s


def dealt(start: str = "blue", **given: Value) -> Ortus:
    """The opening Hands are drawn, always the first card that may come."""
    s = play(built("politician", **given), f"cube {start}")
    while s.seat == FATE:
        s.apply(s.options[0])
    return s


@pytest.mark.parametrize("players", range(2, 7))
def test_or_2_1_each_earl_has_a_colour_with_its_set_palace_and_cubes(players: int) -> None:
    s = fresh(players=players)
    earls = s.view(None)["earls"]
    assert [earl["colour"] for earl in earls] == list(t.COLOURS[:players])
    assert [look(s, house)["earls"][house]["tray"]["land"] for house in range(players)] == [6] * players
    invariants(s)


@pytest.mark.parametrize("players", [1, 7])
def test_or_2_1_the_base_game_is_for_two_to_six(players: int) -> None:
    with pytest.raises(BadOptions):
        fresh(players=players)


def test_or_2_2_decks_are_built_by_all_at_once_and_in_secret() -> None:
    # Given three Earls of whom one has answered
    s = fresh(players=3)
    assert s.seats == [BLUE, RED, GREEN]
    play(s, "1: deck rush")

    # Then the others are still asked, and see nothing of it but that he has answered
    assert s.seats == [BLUE, GREEN]
    seen = s.view(BLUE)["earls"][RED]
    assert (seen["deck"], seen["tray"], seen["hand"], seen["deck_size"]) == (None, None, None, 0)
    assert s.given == [0, 1, 0]
    assert look(s, RED)["earls"][RED]["deck"]["champion"] == 6


def test_or_2_3_the_palace_lies_open_as_the_first_fief_without_lord_or_properties() -> None:
    for earl in fresh(players=6).view(None)["earls"]:
        (fief,) = earl["fiefs"]
        assert (fief["seat"], fief["colour"], fief["lord"], fief["properties"]) == ("palace", earl["colour"], None, [])


def test_or_2_4_the_common_decks_lie_face_down_and_the_king_card_is_free() -> None:
    seen = fresh(players=2).view(BLUE)
    assert (seen["decks"]["army"], seen["decks"]["viking"], seen["king"]) == (24, 24, None)
    assert seen["horde"] == {"viking": 0, "chieftain": 0}


def test_or_2_5_one_cube_of_each_earl_is_in_the_bag() -> None:
    assert fresh(players=4).bag == [1, 1, 1, 1]


def test_or_2_6_a_cube_says_who_starts_and_goes_back() -> None:
    s = built(players=3)
    assert (s.seat, s.rule) == (FATE, "OR-2.6")
    assert options(s) == ["cube blue", "cube red", "cube green"]
    assert list(s.weights.weights) == [1, 1, 1]
    ears = listening(s)
    play(s, "cube green")
    assert s.start == GREEN
    assert s.bag == [1, 1, 1]
    assert "Green is the starting player" in [str(event) for event in ears]


def test_or_2_7_turns_pass_to_the_left_from_the_starting_player() -> None:
    s = dealt("green", players=4)
    turns: list[int] = []
    while len(turns) < 5:
        if s.seat == FATE:
            s.apply(s.options[0])
        else:
            turns.append(s.seat)
            play(s, "end")
    assert turns == [2, 3, 0, 1, 2]


def test_or_2_8_the_vikings_act_after_the_last_earl_of_the_round() -> None:
    # Given Red as starting player of three: Blue, to his right, is last
    s = dealt("red", players=3)
    ears = listening(s)
    while s.round == 1:
        play(s, "end")
        s.apply(s.options[0])

    # Then the timer moves after Blue's draw, and before Red's next turn
    told = [str(event) for event in ears if event.name in ("turn_begins", "black_out", "round_begins")]
    assert told == ["Green's turn", "Blue's turn", "a black marker goes out: 1 is out", "Round 2 begins", "Red's turn"]


def test_or_2_9_all_markers_start_behind_the_viking_deck() -> None:
    s = fresh(players=2)
    assert (s.black, s.white, s.arrived) == (0, False, False)


@pytest.mark.parametrize("cards", [0, 3, 5])
def test_or_2_10_each_earl_draws_an_opening_hand(cards: int) -> None:
    s = dealt(players=3, hand_start=cards)
    assert [count_of(s.hand, house) for house in range(3)] == [cards] * 3
    assert [count_of(s.deck, house) for house in range(3)] == [24 - cards] * 3
    assert (s.seat, s.rule) == (BLUE, "OR-5.1")
    invariants(s)


def test_or_2_10_opening_cards_are_drawn_by_chance_and_seen_by_their_earl_alone() -> None:
    # Given the rush deck: 6 Champions, Mercenaries and Vassals, 4 Banquets, 2 Lands
    s = play(built("rush", players=2), "cube red")
    chances = {DRAW.domain.keys[DRAW.arg(answer)]: n for answer, n in zip(s.options, s.weights.weights, strict=True)}
    assert chances == {"land": 2, "vassal": 6, "champion": 6, "mercenary": 6, "banquet": 4}

    # When the first card is drawn, then it was Red's, and Blue is not told what it is
    assert s.audience == 1 << RED
    play(s, "draw land")
    assert hand(s, RED) == ["land"]
    assert s.weights.weights[0] == 1


def test_or_2_11_there_is_no_mulligan_in_the_base_game() -> None:
    assert dealt(players=2).rule == "OR-5.1"


def test_or_2_11_where_the_table_plays_with_it_each_earl_may_draw_anew_once() -> None:
    # Given the module OV-3
    s = dealt("red", players=2, mulligan=True)
    assert (s.seat, s.rule, options(s)) == (RED, "OV-3", ["keep", "mulligan"])

    # When Red draws anew
    play(s, "mulligan")
    assert count_of(s.hand, RED) == 0
    assert sum(s.weights.weights) == 24
    for _ in range(5):
        s.apply(s.options[-1])

    # Then Blue is asked next, and Red not again
    assert (s.seat, options(s)) == (BLUE, ["keep", "mulligan"])
    before = hand(s, BLUE)
    play(s, "keep")
    assert hand(s, BLUE) == before
    assert (s.seat, s.rule) == (RED, "OR-5.1")
    invariants(s)


def test_or_2_11_the_great_heathen_army_switches_the_mulligan_on() -> None:
    s = dealt(players=3, variant="heathen")
    assert (s.rule, options(s)) == ("OV-3", ["keep", "mulligan"])


def test_or_2_12_decks_are_built_before_the_starting_player_is_drawn() -> None:
    s = fresh(players=2)
    assert s.rule == "OR-3.1"
    assert all(DECK.holds(option) for option in s.options[:-1])
    play(s, "0: deck rush")
    assert s.seats == [RED]
    play(s, "1: deck rush")
    assert s.rule == "OR-2.6"


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"earl_deck_size": 31, "copies_per_type": 2}, "OR-3.1"),
        ({"earl_deck_size": 6, "hand_start": 7}, "OR-2.10"),
        ({"battle_normal": 0, "battle_attacker": 0, "battle_defender": 0, "battle_church": 0}, "OR-1.7"),
        ({"joust_no_luck": 1, "joust_vassals": 2, "joust_princes": 2}, "OR-14.3"),
    ],
)
def test_or_2_10_figures_that_leave_no_game_are_refused(given: dict[str, Value], why: str) -> None:
    with pytest.raises(BadOptions, match=why):
        fresh(players=2, **given)


def test_or_2_the_first_turn_of_a_random_game_is_legal_whatever_was_drawn() -> None:
    for seed in range(20):
        rng = Rng(f"setup {seed}")
        s = fresh(players=2)
        while s.rule != "OR-5.1":
            seat = rng.choice(s.seats)
            s.apply(rng.pick(s.weights) if seat == FATE else rng.choice(s.options_for(seat)), seat)
        invariants(s)
        assert (s.round, s.turns[s.seat], s.acted) == (1, 1, False)
        assert any(PLACE.holds(option) for option in s.options) or len(s.options) > 1
