"""Set-up (V-3): what lies on the table before the first turn."""

from __future__ import annotations

import pytest

from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data.tables import (
    ALFRED,
    BERSERKERS,
    CRULAND,
    EOFORWIC,
    EXANCEASTER,
    FYRD,
    GIPESWIC,
    HALFDAN,
    HOUSECARL,
    LUNDENWIC,
    NORSEMEN,
    SEOLESIG,
    THEGN,
    WINTANCEASTER,
)
from heptarchy.games.vikings.table.actions import CHOOSE, DEPLOY, DRAW
from heptarchy.games.vikings.table.state import OFF_SHORE, UNSEEN, Vikings
from heptarchy.games.vikings.units import markers
from heptarchy.kernel.modes import FATE, GATHERING
from tests.games.vikings.table import (
    a_game,
    answers,
    card_keys,
    card_mask,
    deal,
    invariants,
    offered,
    play,
    refused,
    told,
    units_in,
)

STANDARD_OF_THE_NORSEMEN = {
    "n01_treaty",
    "n02_move_2_4",
    "n03_move_2_4",
    "n04_move_2_4",
    "n05_move_2_3",
    "n06_move_2_3",
    "n07_move_2_2",
    "n08_feigned_retreat",
    "n09_english_traitors",
    "n10_shield_wall",
    "n11_northumbrian_discord",
    "n12_viking_ships",
}


def deployed(s: Vikings, *shires: str) -> Vikings:
    """The units of V-3.5, one after the other."""
    return play(s, *(f"deploy {shire}" for shire in shires))


# Decks and hands


def test_v_3_1_every_faction_has_a_seat_for_every_number_of_players() -> None:
    for players in (2, 3, 4):
        s = a_game(players=players)
        assert len(s.owner) == 4
        assert set(s.owner) == set(range(players))


def test_v_3_2_each_faction_draws_three_cards_of_its_own_twelve() -> None:
    s = a_game()
    for faction in range(4):
        for n in range(3):
            assert s.seat == FATE
            assert s.hands[faction].bit_count() == n
            assert {t.CARD_FACTION[card] for card in offered(s, DRAW)} == {faction}
            assert len(s.options) == 12 - n
            s.apply(s.options[0])
    assert [hand.bit_count() for hand in s.hands] == [3, 3, 3, 3]
    assert [deck.bit_count() for deck in s.decks] == [9, 9, 9, 9]


def test_v_3_2_a_hand_without_movement_card_is_shown_shuffled_back_and_drawn_anew() -> None:
    # Given two Events in the first hand
    s = play(a_game(), "draw n08_feigned_retreat", "draw n12_viking_ships")

    # When the third card is an Event too
    heard = told(s, lambda: play(s, "draw n10_shield_wall"))

    # Then all see the hand, and the Norsemen draw three cards anew from all twelve
    assert heard[1:] == [
        "Norsemen hold no Movement card: the hand is shown and drawn anew",
        "Norsemen show Feigned Retreat, number 8",
        "Norsemen show Shield Wall, number 10",
        "Norsemen show Viking Ships, number 12",
    ]
    assert s.hands[NORSEMEN] == 0
    assert len(offered(s, DRAW)) == 12
    assert s.view(THEGN)["factions"]["norsemen"]["shown"] == [
        "n08_feigned_retreat",
        "n10_shield_wall",
        "n12_viking_ships",
    ]

    # And once more, until a Movement card is among them
    play(s, "draw n08_feigned_retreat", "draw n09_english_traitors", "draw n11_northumbrian_discord")
    assert s.hands[NORSEMEN] == 0
    play(s, "draw n08_feigned_retreat", "draw n09_english_traitors", "draw n07_move_2_2")
    assert card_keys(NORSEMEN, s.hands[NORSEMEN]) == {"n08_feigned_retreat", "n09_english_traitors", "n07_move_2_2"}
    assert {t.CARD_FACTION[card] for card in offered(s, DRAW)} == {BERSERKERS}


def test_v_3_2_the_treaty_card_is_movement_card_enough() -> None:
    s = play(a_game(), "draw n08_feigned_retreat", "draw n09_english_traitors", "draw n01_treaty")
    assert s.hands[NORSEMEN].bit_count() == 3
    assert s.shown[NORSEMEN] == 0


def test_v_3_3_the_standard_deck_is_cards_01_to_12() -> None:
    s = a_game()
    assert card_keys(NORSEMEN, s.decks[NORSEMEN] | s.hands[NORSEMEN]) == STANDARD_OF_THE_NORSEMEN
    for faction in range(4):
        deck = s.decks[faction] | s.hands[faction]
        assert (deck & t.TREATY_BIT, (deck & t.MOVEMENT_MASK).bit_count(), (deck & t.EVENT_MASK).bit_count()) == (
            1,
            7,
            5,
        )


def test_v_3_4_an_advanced_deck_is_01_to_07_and_any_five_events_two_of_a_title_allowed() -> None:
    # Given an advanced game: all seats choose at once among 08-19
    s = a_game(advanced=True)
    assert s.mode == GATHERING
    assert s.seats == [0, 1, 2, 3]
    assert offered(s, CHOOSE) == {t.CARDS.index(key) for key in t.CARDS[7:19]}

    # When the Norsemen choose, two Ships among the five, and so do the others
    play(
        s, "choose n12_viking_ships", "choose n18_viking_ships", "choose n19_viking_fort", "choose n08_feigned_retreat"
    )
    assert 0 in s.seats
    play(s, "choose n10_shield_wall")
    assert s.seats == [1, 2, 3]
    for letter in "bht":
        for _ in range(5):
            play(s, next(text for text in answers(s) if text.startswith(f"choose {letter}")))

    # Then the deck holds the fixed seven and these five, twelve in all, and hands are drawn from it
    assert s.seat == FATE
    chosen = {"n12_viking_ships", "n18_viking_ships", "n19_viking_fort", "n08_feigned_retreat", "n10_shield_wall"}
    assert card_keys(NORSEMEN, s.decks[NORSEMEN]) == chosen | {key for key in STANDARD_OF_THE_NORSEMEN if key < "n08"}
    assert [(s.decks[faction] | s.hands[faction]).bit_count() for faction in range(4)] == [12, 12, 12, 12]
    invariants(s)


def test_v_3_4_a_card_is_chosen_once_and_only_for_its_own_faction() -> None:
    s = play(a_game(advanced=True), "choose n12_viking_ships")
    assert refused(s, "choose n12_viking_ships", 0) == "Viking Ships is in your deck (V-3.4)"
    assert refused(s, "choose b13_viking_ships", 0) == "Viking Ships is no Event for the deck of the Norsemen (V-3.4)"
    assert refused(s, "choose n02_move_2_4", 0) == "Movement 2/4 is no Event for the deck of the Norsemen (V-3.4)"


def test_v_3_4_the_choice_is_secret_from_the_enemy() -> None:
    # Given two advanced games that differ only in an Event that the Norsemen have chosen
    first, second = a_game(advanced=True), a_game(advanced=True)
    play(first, "choose n12_viking_ships")
    play(second, "choose n13_viking_fort")

    # Then no enemy, and no spectator, sees a difference: only how many were chosen
    for seat in (HOUSECARL, THEGN, None):
        assert first.view(seat) == second.view(seat)
        assert first.view(seat)["given"] == [1, 0, 0, 0]
    assert refused(first, "choose n12_viking_ships", THEGN) == refused(second, "choose n12_viking_ships", THEGN)

    # And when all have chosen, the ally may look, the enemy may not (V-13.2)
    for s in (first, second):
        while s.mode == GATHERING:
            s.apply(s.options[0])
        deal(s)
    assert "n12_viking_ships" in first.view(BERSERKERS)["factions"]["norsemen"]["deck"]
    assert "deck" not in first.view(THEGN)["factions"]["norsemen"]


# Units


def test_v_3_5_english_units_start_as_the_map_shows() -> None:
    s = a_game()
    assert (sum(s.units[HOUSECARL]), sum(s.units[THEGN])) == (8, 17)
    assert units_in(s, EOFORWIC) == {HOUSECARL: 1, THEGN: 1}
    assert units_in(s, t.HEREFORD) == {THEGN: 1}
    for shire in range(63):
        assert units_in(s, shire) == {f: t.SETUP[f][shire] for f in (HOUSECARL, THEGN) if t.SETUP[f][shire]}


def test_v_3_5_the_housecarl_add_four_units_anywhere_then_the_thegn() -> None:
    # Given the moment after the deal: the Housecarl are asked, for any shire but a marsh, also one without a city
    s = deal(a_game())
    assert s.seat == HOUSECARL
    assert offered(s, DEPLOY) == {shire for shire in range(63) if not t.IS_MARSH[shire]}

    # When they place four units, in several shires
    deployed(s, "eoforwic", "eoforwic", "gipeswic", "lundenwic")

    # Then the Thegn place theirs, and the first turn begins
    assert s.seat == THEGN
    deployed(s, "exanceaster", "exanceaster", "exanceaster")
    assert s.seat == THEGN
    deployed(s, "seolesig")
    assert (sum(s.units[HOUSECARL]), sum(s.units[THEGN])) == (12, 21)
    assert units_in(s, EOFORWIC) == {HOUSECARL: 3, THEGN: 1}
    assert units_in(s, GIPESWIC) == {HOUSECARL: 1}
    assert units_in(s, LUNDENWIC) == {HOUSECARL: 2, THEGN: 1}
    assert units_in(s, EXANCEASTER) == {HOUSECARL: 1, THEGN: 4}
    assert units_in(s, SEOLESIG) == {HOUSECARL: 1, THEGN: 2}
    assert (s.round, s.active) == (1, NORSEMEN)
    invariants(s)


def test_v_3_5_no_unit_is_added_in_a_marsh() -> None:
    s = deal(a_game())
    assert CRULAND not in offered(s, DEPLOY)
    assert refused(s, "deploy cruland") == "Crowland Fens is a marsh: no unit may enter it (V-2.4)"


def test_v_3_6_ten_fyrd_and_sixteen_cards_lie_ready() -> None:
    s = a_game()
    assert s.stock[FYRD] == 10
    assert sum(s.fyrd_deck) == 16
    assert sum(s.fyrd_discard) == 0


def test_v_3_8_halfdan_lies_open_with_17_norsemen_and_8_berserkers() -> None:
    s = a_game()
    assert s.leader_at[HALFDAN] == OFF_SHORE
    assert s.aboard == [17, 8]
    assert s.view(None)["leaders"] == {"halfdan": "off shore"}
    assert s.view(None)["off_shore"] == {"norsemen": 17, "berserkers": 8}


def test_v_3_9_alfred_waits() -> None:
    s = a_game()
    assert s.leader_at[ALFRED] == UNSEEN
    assert s.params.alfred_round == 5


def test_v_3_10_no_marker_is_on_the_map_and_all_other_units_form_the_stockpiles() -> None:
    s = a_game()
    assert markers(s) == 0
    assert s.stock == [40 - 17, 20 - 8, 20 - 8, 40 - 17, 10]
    assert s.fled == [0, 0, 0, 0]


def test_v_3_11_the_norsemen_open_round_one_and_the_other_cubes_are_in_the_bag() -> None:
    s = deal(a_game())
    deployed(s, *["eoforwic"] * 8)
    assert (s.round, s.turn, s.active) == (1, 1, NORSEMEN)
    assert s.view(None)["bag"] == ["berserkers", "housecarl", "thegn"]


def test_v_16_8_the_standard_start() -> None:
    s = deal(a_game())
    deployed(s, *["wintanceaster"] * 8)
    assert (sum(s.units[HOUSECARL]), sum(s.units[THEGN])) == (8 + 4, 17 + 4)
    assert units_in(s, WINTANCEASTER) == {HOUSECARL: 5, THEGN: 5}
    assert s.aboard == [17, 8]
    assert (s.seat, markers(s)) == (NORSEMEN, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_v_17_1_set_up_asks_for_the_extra_units_and_the_five_events(players: int) -> None:
    # Given an advanced game, a seat chooses five Events for each of its factions
    s = a_game(players=players, advanced=True)
    factions = [sum(1 for owner in s.owner if owner == seat) for seat in range(players)]
    given = [0] * players
    while s.mode == GATHERING:
        given[s.seat] += 1
        s.apply(s.options[0])
    assert given == [5 * n for n in factions]

    # And the English place four units for each of theirs
    deal(s)
    asked = []
    while s.round == 0:
        asked.append(s.seat)
        assert s.rule == "V-3.5"
        s.apply(DEPLOY[LUNDENWIC])
    assert asked == [s.owner[HOUSECARL]] * 4 + [s.owner[THEGN]] * 4


def test_v_3_4_a_player_of_two_factions_fills_one_deck_after_the_other() -> None:
    s = a_game(players=2, advanced=True)
    for key in ("n08_feigned_retreat", "n09_english_traitors", "n10_shield_wall", "n11_northumbrian_discord"):
        play(s, f"choose {key}")
    assert {t.CARD_FACTION[card] for card in offered(s, CHOOSE)} == {NORSEMEN}
    play(s, "choose n12_viking_ships")
    assert {t.CARD_FACTION[card] for card in offered(s, CHOOSE)} == {BERSERKERS}
    assert refused(s, "choose n13_viking_fort", 0) == "Viking Fort is no Event for the deck of the Berserkers (V-3.4)"
    assert s.decks[NORSEMEN] == card_mask(NORSEMEN, [key for key in STANDARD_OF_THE_NORSEMEN if key >= "n08"])
