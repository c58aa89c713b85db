"""OR-1: what is in the box."""

from __future__ import annotations

import pytest

from heptarchy.games.ortus.armies import gain_army
from heptarchy.games.ortus.battle import full_battle_deck
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.horde import draw_control, land_raider, push_black
from heptarchy.games.ortus.joust import full_joust_deck
from heptarchy.games.ortus.table.setup import draw_start
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import ask_turn
from tests.games.ortus.table import BLUE, RED, a_state, asks_fate, invariants, listening, options, play, run

BATTLE_KINDS = ["battle normal", "battle attacker", "battle defender", "battle church"]


def fresh(players: int = 2) -> Ortus:
    """A new game, before any deck is built."""
    s = ORTUS.new(players=players)
    assert isinstance(s, Ortus)
    return s


@pytest.mark.parametrize("players", range(2, 7))
def test_or_1_1_a_set_has_six_of_each_of_fifteen_types_and_a_palace(players: int) -> None:
    s = fresh(players)
    for house in range(players):
        tray = s.tray[house * t.KINDS : (house + 1) * t.KINDS]
        assert tray == [6] * 15 + [0]
        assert s.fiefs[house] == [house * t.SEATS_EACH]
        assert t.seat_type(s.fiefs[house][0]) == t.PALACE
        assert sum(tray) + 1 == 91
    invariants(s)


def test_or_1_2_the_fifteen_types_stand_in_the_order_of_the_rules() -> None:
    assert t.TYPE_NAMES[: t.DECK_TYPES] == (
        *("Castle", "Land", "Market Town", "Church", "Cathedral"),
        *("Prince", "Vassal", "Champion", "Monk", "Mercenary"),
        *("Treachery", "Intrigue", "Allies", "Banquet", "Banner"),
    )
    assert len(t.TYPES) == len(t.TYPE_NAMES) == t.KINDS == 16


def test_or_1_3_six_colours_in_the_order_of_the_boxes() -> None:
    assert ORTUS.seat_names({"players": 6}) == ["Blue", "Red", "Green", "Gold", "Purple", "Orange"]
    assert len(t.PLACES) == len(set(t.PLACES))
    assert len(t.PLACES) >= len(t.COLOURS) * t.SEATS_EACH == 6 * 7  # a place for the Palace and six Castles of each


def test_or_1_4_four_decks_of_twenty_four_in_the_middle() -> None:
    s = fresh()
    assert s.army == [18, 6]
    assert s.raiders == [18, 6]
    assert sum(s.army) == sum(s.raiders) == sum(s.battle_deck) == sum(full_joust_deck(s)) == 24


@pytest.mark.parametrize(("players", "decks"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_or_1_6_army_decks_by_the_number_of_players(players: int, decks: int) -> None:
    # OR-1.5: each expansion, which brings two more players, brings one more Army deck
    assert fresh(players).army == [18 * decks, 6 * decks]
    assert sum(fresh(players).raiders) == 24  # but no second Viking deck


def test_or_1_7_battle_cards_of_four_kinds() -> None:
    s = fresh()
    assert dict(zip(t.RESULT_NAMES, s.battle_deck, strict=True)) == {
        "Normal Battle": 12,
        "Attacker Wins": 4,
        "Defender Wins": 4,
        "Church Decides": 4,
    }


def test_or_1_8_joust_cards_of_three_kinds_half_of_them_faces() -> None:
    s = fresh()
    assert dict(zip(t.JOUST_NAMES, full_joust_deck(s), strict=True)) == {
        "No Luck": 12,
        "Joust Vassal": 6,
        "Joust Prince": 6,
    }
    assert sum(full_joust_deck(s)[1:]) * 2 == sum(full_joust_deck(s))


def test_or_1_9_the_one_king_card_lies_free_at_first() -> None:
    s = fresh(6)
    assert s.king == t.NOBODY
    assert s.view(None)["king"] is None


def test_or_1_10_cubes_never_run_out() -> None:
    # Given a bag with far more blue cubes than the box has
    s = a_state({"hand": "monk", "cubes": 60})
    run(s, ask_turn, BLUE)

    # When yet another Monk goes to the Vikings
    play(s, "emissary monk")

    # Then his cubes are added all the same
    assert s.bag[BLUE] == 62


def test_or_1_11_every_draw_of_a_cube_is_from_the_one_bag() -> None:
    for draw in (draw_start, draw_control):
        s = a_state({"cubes": 3}, {"cubes": 1}, {"cubes": 2}, horde=(1, 0), arrived=True)
        run(s, draw)
        assert options(s) == ["cube blue", "cube red", "cube green"]
        assert list(s.weights.weights) == [3, 1, 2]


def test_or_1_12_eight_black_markers_and_no_more() -> None:
    s = a_state()
    for n in (3, 3, 1):
        push_black(s, n)
    assert s.black == 7
    push_black(s, 5)
    assert s.black == s.params.black_markers == 8
    ears = listening(s)
    push_black(s, 1)
    assert s.black == 8
    assert ears == []


def test_or_1_14_an_earl_card_face_down_is_a_tower_and_shows_its_colour_alone() -> None:
    s = a_state({"towers": "cathedral land"})
    others = s.view(RED)["earls"][BLUE]
    assert (others["colour"], others["towers"], others["tower_types"]) == ("blue", 2, None)


def storm(s: Ortus) -> None:
    """Blue's Champion against the Towers of Red, who sends a Vassal, so that a Battle card is drawn."""
    s.acted = False
    run(s, ask_turn, BLUE)
    play(s, "storm red", "field champion", "done", "field vassal", "done")


def test_or_1_15_battle_cards_stay_out_until_the_deck_is_empty_then_all_are_shuffled() -> None:
    # Given a Battle deck of which all but two kinds are out
    s = a_state(
        {"hand": "champion champion champion monk"}, {"hand": "vassal vassal vassal monk", "towers": "land land land"}
    )
    s.battle_deck = [1, 0, 1, 0]

    # When three battles are fought
    storm(s)
    assert options(s) == ["battle normal", "battle defender"]
    play(s, "battle defender", "end")
    storm(s)
    assert options(s) == ["battle normal"]
    play(s, "battle normal", "raze 1", "end")
    ears = listening(s)
    storm(s)

    # Then the third draws from all twenty-four again
    assert options(s) == BATTLE_KINDS
    assert list(s.weights.weights) == full_battle_deck(s)
    assert "the Battle deck is shuffled anew" in [str(event) for event in ears]


def test_or_1_16_the_joust_deck_is_whole_before_every_joust() -> None:
    # Given two Jousts, one after the other
    s = a_state(
        {"hand": "champion champion monk", "fiefs": ["palace land"]}, {"fiefs": ["palace land land"]}, joust_tilts=0
    )
    chances = []
    for _ in range(2):
        s.acted = False
        run(s, ask_turn, BLUE)
        play(s, "play champion")
        if s.rule == "OR-14.2":
            play(s, "give blue land")
        chances.append((list(s.weights.answers), list(s.weights.weights)))
        play(s, "deal ppp", "deal nnn", "wild prince", "done", "end")

    # Then the second deals from the same cards as the first: three Princes of six come in 6 x 5 x 4 / 6 = 20 ways
    assert chances[0] == chances[1]
    assert chances[0][1][0] == 20
    assert sum(chances[0][1]) == 24 * 23 * 22 // 6


def test_or_1_17_dead_army_cards_are_shuffled_into_a_new_deck_when_it_is_empty() -> None:
    # Given an empty Army deck, and one dead Knight
    s = a_state()
    s.army, s.army_pile, s.pool[RED * 2 : RED * 2 + 2] = [0, 0], [0, 1], [18, 5]

    # When two cards are to be gained
    gain_army(s, BLUE, 2)
    run(s, lambda s, _: None)

    # Then the Knight comes back, and the second card is not gained
    assert options(s) == ["muster knight"]
    play(s, "muster knight")
    assert s.over
    assert s.pool[:2] == [0, 1]
    assert s.army == s.army_pile == [0, 0]


def test_or_1_18_dead_vikings_are_shuffled_into_a_new_deck_in_the_same_way() -> None:
    s = a_state(horde=(18, 5))
    s.raiders, s.raider_pile = [0, 0], [0, 1]
    s.push(land_raider)
    run(s, land_raider)
    assert options(s) == ["land_raider chieftain"]
    play(s, "land_raider chieftain")
    assert s.over
    assert s.horde == [18, 6]
    assert not asks_fate(s)
