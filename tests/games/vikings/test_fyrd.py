"""The Fyrd: who are called up for a battle (V-9.3, V-9.16, V-14.11, V-15.61)."""

from __future__ import annotations

import pytest

from heptarchy.games.vikings.data.tables import (
    ALFREDS_GAMBIT,
    BERSERKERS,
    CETREHT,
    CITIES,
    ENGLISH,
    EOFORWIC,
    FYRD,
    FYRD_COPIES,
    FYRD_VALUES,
    HOUSECARL,
    LUEL,
    NORSEMEN,
    SHIRES,
    THEGN,
)
from heptarchy.games.vikings.fyrd import turn_fyrd_card
from heptarchy.games.vikings.table.actions import LEVY
from heptarchy.games.vikings.table.state import Battle
from heptarchy.kernel.modes import FATE
from tests.games.vikings.table import a_state, dice, fight, invariants, is_done, offered, play, run, told


def test_v_15_61_sixteen_fyrd_cards_four_each_of_two_to_five() -> None:
    assert (FYRD_VALUES, FYRD_COPIES) == ([2, 3, 4, 5], [4, 4, 4, 4])


# V-9.3: the draw


@pytest.mark.parametrize("city", CITIES, ids=[SHIRES[city] for city in CITIES])
def test_v_9_3_english_defenders_of_a_city_turn_a_fyrd_card(city: int) -> None:
    # Given Vikings who attack a city
    s = a_state(units={city: {NORSEMEN: 1, THEGN: 1}})

    # When the battle begins, then fate turns a card before any roll; all sixteen are alike likely
    fight(s, city)
    assert (s.seat, s.rule) == (FATE, "V-9.3")
    assert (offered(s, LEVY), s.weights.weights) == ({0, 1, 2, 3}, [4, 4, 4, 4])


@pytest.mark.parametrize("value", [2, 3, 4, 5])
def test_v_9_3_so_many_fyrd_join_as_the_card_says(value: int) -> None:
    s = a_state(units={EOFORWIC: {NORSEMEN: 1, HOUSECARL: 1}})
    fight(s, EOFORWIC)
    sentences = told(s, lambda: play(s, f"levy {value}"))
    assert s.battle is not None
    assert (s.battle.fyrd, s.stock[FYRD]) == (value, 10 - value)
    assert sentences == [f"{value} Fyrd join the battle in York"]
    invariants(s, dealt=False)


def test_v_9_3_no_fyrd_outside_the_cities() -> None:
    s = a_state(units={CETREHT: {NORSEMEN: 1, THEGN: 1}})
    fight(s, CETREHT)
    assert dice(s) == (THEGN, 1)


def test_v_9_3_no_fyrd_for_english_attackers() -> None:
    s = a_state(active=HOUSECARL, units={EOFORWIC: {NORSEMEN: 1, HOUSECARL: 1}})
    fight(s, EOFORWIC)
    assert dice(s) == (NORSEMEN, 1)


@pytest.mark.parametrize("defenders", [{HOUSECARL: 1}, {THEGN: 1}])
def test_v_9_3_one_housecarl_or_one_thegn_is_enough(defenders: dict[int, int]) -> None:
    s = a_state(units={EOFORWIC: {BERSERKERS: 1, **defenders}})
    fight(s, EOFORWIC)
    assert s.rule == "V-9.3"


def test_v_9_3_one_card_a_battle() -> None:
    # Given a battle that goes on and on
    s = a_state(units={EOFORWIC: {NORSEMEN: 1, THEGN: 1}})
    fight(s, EOFORWIC)
    play(s, "levy 2")

    # Then no further card is turned
    for _ in range(3):
        play(s, "roll command", "roll blank blank", "roll command")
    assert (sum(s.fyrd_deck), s.battle is not None) == (15, True)


def test_v_9_3_turned_cards_do_not_come_again_before_the_deck_is_empty() -> None:
    # Given a deck with one 2 and three 5s left
    s = a_state(units={EOFORWIC: {NORSEMEN: 1, THEGN: 1}}, fyrd_deck=[1, 0, 0, 3])
    fight(s, EOFORWIC)
    assert (offered(s, LEVY), s.weights.weights) == ({0, 3}, [1, 3])
    play(s, "levy 2", "roll hit", "roll hit blank")
    assert is_done(s)

    # When the next battle comes, then the 2 is gone
    s.units[NORSEMEN][LUEL] = s.hosts[0][LUEL] = 1
    s.units[THEGN][LUEL] = s.hosts[ENGLISH][LUEL] = 1
    fight(s, LUEL)
    assert (offered(s, LEVY), s.weights.weights) == ({3}, [3])


# V-9.16: an empty deck


def test_v_9_16_an_empty_deck_is_made_anew_of_the_discards() -> None:
    # Given a Fyrd deck whose last card is turned for a battle
    s = a_state(units={EOFORWIC: {NORSEMEN: 1, THEGN: 1}, LUEL: {NORSEMEN: 1, THEGN: 1}}, fyrd_deck=[0, 0, 0, 1])
    fight(s, EOFORWIC)
    play(s, "levy 5", "roll hit", "roll hit hit")
    assert (s.fyrd_deck, s.fyrd_discard) == ([0, 0, 0, 0], [4, 4, 4, 4])

    # When the next card is needed, then all discards are in the deck again
    fight(s, LUEL)
    assert (s.fyrd_deck, s.fyrd_discard, s.weights.weights) == ([4, 4, 4, 4], [0, 0, 0, 0], [4, 4, 4, 4])
    invariants(s, dealt=False)


def test_v_9_16_the_card_of_the_battle_being_fought_is_not_among_the_discards() -> None:
    # Given an empty deck while a card lies in the battle (a second one is turned only by house rules)
    s = a_state(units={EOFORWIC: {NORSEMEN: 1, THEGN: 1}}, fyrd_deck=[0, 0, 0, 1])
    fight(s, EOFORWIC)
    play(s, "levy 5")
    other = a_state(fyrd_deck=[0, 0, 0, 0])
    other.fyrd_discard = s.fyrd_discard[:]
    other.battle = Battle()

    # When the deck is made anew
    run(other, turn_fyrd_card)

    # Then that card is missing from it
    assert (other.fyrd_deck, other.fyrd_discard) == ([4, 4, 4, 3], [0, 0, 0, 0])


def test_v_9_16_a_deck_that_is_not_empty_is_not_mixed_with_the_discards() -> None:
    s = a_state(units={EOFORWIC: {NORSEMEN: 1, THEGN: 1}}, fyrd_deck=[1, 0, 0, 0])
    fight(s, EOFORWIC)
    assert (s.fyrd_deck, s.fyrd_discard, offered(s, LEVY)) == ([1, 0, 0, 0], [3, 4, 4, 4], {0})


# V-14.11: only ten


@pytest.mark.parametrize(("left", "value", "join"), [(10, 5, 5), (3, 5, 3), (3, 2, 2), (0, 4, 0)])
def test_v_14_11_fyrd_beyond_the_stockpile_are_not_placed(left: int, value: int, join: int) -> None:
    # Given a stockpile with few Fyrd, the others being in the battle already
    s = a_state(active=HOUSECARL, units={CETREHT: {NORSEMEN: 3, HOUSECARL: 1}}, effects=[ALFREDS_GAMBIT])
    fight(s, CETREHT)
    assert s.battle is not None
    s.battle.fyrd = 10 - left
    s.stock[FYRD] = left

    # When a card is turned
    play(s, f"levy {value}")

    # Then only those who are left join
    assert (s.battle.fyrd, s.stock[FYRD]) == (10 - left + join, left - join)
    invariants(s, dealt=False)
