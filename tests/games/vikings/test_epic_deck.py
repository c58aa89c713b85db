"""Epic Battle cards in the Fyrd deck: how likely they come, how many count, a new deck (VX-7.1 to VX-7.4)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.data.tables import (
    ALFREDS_GAMBIT,
    CETREHT,
    ENGLISH,
    EOFORWIC,
    HOUSECARL,
    NORSEMEN,
    THEGN,
    VIKING,
)
from heptarchy.games.vikings.table.actions import TURN_EPIC
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.kernel.modes import FATE
from tests.games.vikings.epic_table import FULL, age_of, assault, battle_of, fray_of
from tests.games.vikings.table import (
    a_game,
    a_state,
    answers,
    dice,
    fight,
    is_done,
    play,
    told,
)
from tests.views import look

EPICS = range(len(ta.EPIC_KEYS))


def chances(s: Vikings) -> dict[str, Fraction]:
    """What fate may turn now, and how likely."""
    assert s.seat == FATE
    weights = s.weights
    return {
        s.space.say(answer): Fraction(weight, weights.total)
        for answer, weight in zip(weights.answers, weights.weights, strict=True)
    }


# VX-7.1: the deck


def test_vx_7_1_three_of_eight_cards_are_shuffled_into_the_fyrd_deck() -> None:
    s = a_game(epic_battles=True)
    assert (age_of(s).epics, age_of(s).epic_pool) == (3, 0b11111111)
    assert len(ta.EPIC_KEYS) == 8
    assert s.view(None)["age"]["epics"] == 3


def test_vx_7_1_every_card_of_the_deck_is_as_likely_as_any_other() -> None:
    # Given a whole deck: sixteen Fyrd cards and three of the eight
    s = assault()

    # Then each value of Fyrd has 4 of 19, and each Epic card its share of 3 of 19
    assert chances(s) == {
        **{f"levy {value}": Fraction(4, 19) for value in (2, 3, 4, 5)},
        **{f"epic {key}": Fraction(3, 19 * 8) for key in ta.EPIC_KEYS},
    }


def test_vx_7_1_so_it_is_with_a_deck_that_is_partly_used() -> None:
    # Given seven Fyrd cards, one Epic card, and five that it may be
    s = a_state(modules=("epic_battles",), units={EOFORWIC: FULL}, fyrd_deck=[1, 0, 4, 2])
    age_of(s).epics = 1
    age_of(s).epic_pool = 0b11111000
    fight(s, EOFORWIC)
    assert chances(s) == {
        "levy 2": Fraction(1, 8),
        "levy 4": Fraction(4, 8),
        "levy 5": Fraction(2, 8),
        **{f"epic {key}": Fraction(1, 40) for key in ta.EPIC_KEYS[3:]},
    }


def test_vx_7_1_when_all_three_are_turned_only_fyrd_are_left() -> None:
    s = a_state(modules=("epic_battles",), units={EOFORWIC: FULL})
    age_of(s).epics = 0
    fight(s, EOFORWIC)
    assert set(answers(s)) == {"levy 2", "levy 3", "levy 4", "levy 5"}


def test_vx_7_1_without_the_module_none_is_ever_in_the_deck() -> None:
    # Given another module, and a deck that is made anew
    s = a_state(modules=("ships",), units={EOFORWIC: FULL}, fyrd_deck=[0, 0, 0, 0])
    fight(s, EOFORWIC)
    assert set(answers(s)) == {"levy 2", "levy 3", "levy 4", "levy 5"}
    assert age_of(s).epics == 0


# VX-7.2, VX-7.3: turning them


@pytest.mark.parametrize("epic", EPICS)
def test_vx_7_2_after_an_epic_card_another_card_is_turned_for_the_fyrd(epic: int) -> None:
    s = assault({NORSEMEN: 3, THEGN: 3})  # one faction a side, so that nothing is asked
    sentences = told(s, lambda: play(s, f"epic {ta.EPIC_KEYS[epic]}"))
    assert sentences == [f"an Epic card is turned: {ta.EPIC_TITLES[epic]}"]
    assert (s.seat, s.rule) == (FATE, "VX-7.2")
    assert (age_of(s).epics, age_of(s).epic_pool) == (2, 0b11111111 & ~(1 << epic))
    assert f"epic {ta.EPIC_KEYS[epic]}" not in answers(s)
    play(s, "levy 4")
    assert (fray_of(s).epic, battle_of(s).fyrd) == (epic, 4)
    assert look(s, None)["battle"]["age"]["epic"] == ta.EPIC_KEYS[epic]


def test_vx_7_2_it_holds_for_one_battle() -> None:
    s = assault({NORSEMEN: 1, THEGN: 3})
    play(s, "epic stand_fast", "levy 2", "roll hit hit hit", "roll hit hit")
    assert is_done(s)
    s.units[NORSEMEN][CETREHT] = s.hosts[VIKING][CETREHT] = 1
    s.units[THEGN][CETREHT] = s.hosts[ENGLISH][CETREHT] = 1
    s.stock[NORSEMEN] -= 1
    s.stock[THEGN] -= 1
    fight(s, CETREHT)
    assert fray_of(s).epic == -1
    play(s, "roll flee")
    assert (is_done(s), s.fled[THEGN]) == (True, 1)


def test_vx_7_3_a_second_one_has_no_effect_and_the_draw_goes_on() -> None:
    s = assault()
    play(s, "epic holy_day")
    sentences = told(s, lambda: play(s, "epic traitor"))
    assert sentences == ["another Epic card is turned and has no effect: Traitor"]
    assert (s.seat, fray_of(s).epic, fray_of(s).traitor) == (FATE, ta.HOLY_DAY, -1)
    play(s, "epic great_levy", "levy 3")
    assert (battle_of(s).fyrd, battle_of(s).fyrd_cards) == (3, [1])  # no second card
    assert age_of(s).epics == 0
    assert s.rule == "V-9.5"


@pytest.mark.parametrize("wasted", ["champions_duel", "dawn_raid", "morning_fog"])
def test_vx_7_3_whatever_it_is(wasted: str) -> None:
    s = assault()
    play(s, "epic stand_fast", f"epic {wasted}", "levy 2")
    assert (s.rule, dice(s), battle_of(s).next) == ("V-9.5", (HOUSECARL, 2), VIKING)
    assert fray_of(s).epic == ta.STAND_FAST


def test_vx_7_3_at_most_one_a_battle_however_many_cards_are_turned() -> None:
    # Given an English attack with a Gambit and a plundered Church: two Fyrd cards
    s = a_state(
        modules=("epic_battles", "land_and_gods"),
        active=HOUSECARL,
        units={CETREHT: {**FULL, NORSEMEN: 9}},
        effects=(ALFREDS_GAMBIT,),
    )
    age_of(s).tiles = 1
    fight(s, CETREHT)
    play(s, "avenge", "epic holy_day", "levy 2")
    play(s, "epic stand_fast", "levy 2")
    assert fray_of(s).epic == ta.HOLY_DAY


# VX-7.4: a new deck


def emptied(epics: int, pool: int) -> Vikings:
    """A deck of one Fyrd card and so many Epic cards of this pool, about to be turned in York."""
    s = a_state(modules=("epic_battles",), units={EOFORWIC: {NORSEMEN: 3, THEGN: 3}}, fyrd_deck=[0, 0, 0, 0])
    age_of(s).epics = epics
    age_of(s).epic_pool = pool
    return fight(s, EOFORWIC)


def test_vx_7_4_a_new_deck_gets_three_cards_that_were_not_used_yet() -> None:
    # Given an empty deck and five cards that were never turned
    s = emptied(0, 0b11111000)
    assert age_of(s).epics == 3
    assert {text for text in answers(s) if text.startswith("epic")} == {f"epic {key}" for key in ta.EPIC_KEYS[3:]}
    assert chances(s)["epic dawn_raid"] == Fraction(3, 19 * 5)


def test_vx_7_4_if_fewer_than_three_are_left_the_used_ones_are_mixed_back() -> None:
    s = emptied(0, 0b11000000)
    assert (age_of(s).epics, age_of(s).epic_pool) == (3, 0b11111111)
    s = emptied(0, 0b11100000)
    assert (age_of(s).epics, age_of(s).epic_pool) == (3, 0b11100000)


def test_vx_7_4_the_deck_is_not_empty_while_an_epic_card_is_in_it() -> None:
    # Given one Epic card and no Fyrd card, then it must come
    s = emptied(1, 0b00010100)
    assert chances(s) == {"epic morning_fog": Fraction(1, 2), "epic holy_day": Fraction(1, 2)}

    # And a card that lies in a battle is not mixed back
    play(s, "epic morning_fog")
    assert (age_of(s).epics, age_of(s).epic_pool) == (3, 0b11111111 & ~(1 << ta.MORNING_FOG))
    assert "epic morning_fog" not in answers(s)
    assert {"levy 2", "levy 3", "levy 4", "levy 5"} < set(answers(s))
    assert sum(s.fyrd_discard) == 0


def test_vx_7_the_cards_of_one_deck_are_all_different() -> None:
    # Given all nineteen cards of a deck turned one after another
    s = a_state(modules=("epic_battles",), units={EOFORWIC: {NORSEMEN: 1, THEGN: 1}})
    fight(s, EOFORWIC)
    turned: Counter[str] = Counter()
    for n in range(3):
        card = [action for action in s.options if TURN_EPIC.holds(action)][n]
        turned[s.space.say(card)] += 1
        s.apply(card)
    assert len(turned) == 3
    assert set(answers(s)) == {"levy 2", "levy 3", "levy 4", "levy 5"}
