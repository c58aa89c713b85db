"""What the four Kings do (VX-3.11 to VX-3.14)."""

from __future__ import annotations

from typing import Any

import pytest

from heptarchy.games.vikings.data.moments import BEFORE_MOVEMENT, REINFORCING
from heptarchy.games.vikings.data.tables import (
    BERSERKERS,
    CETREHT,
    DUNHOLM,
    EOFORWIC,
    FACTIONS,
    FYRD,
    HOUSECARL,
    LOIDIS,
    NORSEMEN,
    THEGN,
)
from heptarchy.games.vikings.phase_events import ask_event
from heptarchy.games.vikings.reinforcements import reinforcements_phase
from heptarchy.games.vikings.table.actions import PLACE, TAKE
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.kernel.modes import FATE
from tests.games.vikings.age_tables import MOVES, a_fight, with_kings
from tests.games.vikings.table import (
    answers,
    dice,
    fight,
    is_done,
    offered,
    pass_all,
    play,
    refused,
    run,
    told,
    units_in,
)
from tests.views import look

# VX-3.11: Aella


def test_vx_3_11_the_side_rolls_two_dice_of_its_first_roll_again_die_by_die() -> None:
    # Given Aella with the Berserkers, who attack with Norsemen
    s = a_fight({BERSERKERS: "aella"}, there={NORSEMEN: 3, BERSERKERS: 2, THEGN: 6})
    play(s, "king aella", "roll command command command", "roll flee flee command", "roll hit command")
    assert s.battle is not None

    # Then who played him picks a die of either faction
    assert (s.seat, s.rule) == (BERSERKERS, "VX-3.11")
    dies = ["norsemen_flee", "norsemen_command", "berserkers_hit", "berserkers_command"]
    assert answers(s) == [*[f"reroll {die}" for die in dies], "done"]
    play(s, "reroll norsemen_flee")
    assert dice(s) == (NORSEMEN, 1)
    heard = told(s, lambda: play(s, "roll hit"))
    assert "Norsemen roll again: Hit" in heard
    assert (s.seat, s.rule) == (BERSERKERS, "VX-3.11")
    play(s, "reroll berserkers_command")
    assert dice(s) == (BERSERKERS, 1)
    play(s, "roll hit")

    # And after two it is enough: three Hits are worked out, one Norseman flees
    assert units_in(s, CETREHT) == {NORSEMEN: 2, BERSERKERS: 2, THEGN: 3}
    assert s.fled[NORSEMEN] == 1


def test_vx_3_11_of_the_first_roll_alone() -> None:
    s = a_fight({THEGN: "aella"}, there={NORSEMEN: 3, THEGN: 3})
    play(s, "king aella", "roll command command command")
    assert s.rule == "VX-3.11"
    play(s, "done", "roll command command command")
    assert (s.seat, dice(s)) == (FATE, (THEGN, 3))
    play(s, "roll flee command command")
    assert (s.seat, s.rule) == (FATE, "V-9.5")
    assert s.fled[THEGN] == 1


def test_vx_3_11_only_dice_of_his_own_side() -> None:
    s = a_fight({THEGN: "aella"}, NORSEMEN, there={NORSEMEN: 1, HOUSECARL: 1, THEGN: 1}, shire=EOFORWIC)
    play(s, "levy 2", "king aella", "roll command", "roll flee", "roll blank blank")
    assert answers(s)[:-1] == ["reroll housecarl_command", "reroll thegn_flee", "reroll fyrd_blank"]
    play(s, "reroll fyrd_blank")
    assert dice(s) == (FYRD, 1)
    play(s, "roll flee", "done")
    assert (s.seat, dice(s)) == (FATE, (NORSEMEN, 1))
    play(s, "roll command")
    assert s.rule == "V-9.5"  # the Vikings roll nothing again


def test_vx_3_11_a_die_is_rolled_again_once() -> None:
    # Given a side with one die
    s = a_fight({THEGN: "aella"}, there={NORSEMEN: 1, THEGN: 1})
    play(s, "king aella", "roll flee", "reroll thegn_flee", "roll flee")

    # Then that one is not rolled a third time
    assert s.fled[THEGN] == 1
    assert is_done(s)

    # And of two that show the same, one is left
    s = a_fight({THEGN: "aella"}, there={NORSEMEN: 1, THEGN: 2})
    play(s, "king aella", "roll flee flee", "reroll thegn_flee", "roll flee")
    assert answers(s) == ["reroll thegn_flee", "done"]
    play(s, "reroll thegn_flee", "roll hit")
    assert s.fled[THEGN] == 1
    assert is_done(s)


@pytest.mark.parametrize("number", [0, 1, 3])
def test_vx_3_11_aella_dice_says_how_many(number: int) -> None:
    s = a_fight({THEGN: "aella"}, there={NORSEMEN: 3, THEGN: 3}, aella_dice=number)
    play(s, "king aella", "roll flee flee flee")
    for _ in range(number):
        play(s, "reroll thegn_flee", "roll command")
    assert s.rule != "VX-3.11"
    assert s.fled[THEGN] == 3 - number


def test_vx_3_11_an_extra_roll_before_the_battle_is_the_first() -> None:
    # Given Archers, who roll before the exchange (V-15.36)
    s = a_fight(
        {THEGN: "aella"},
        HOUSECARL,
        there={NORSEMEN: 3, HOUSECARL: 1, THEGN: 2},
        advanced=True,
        hands={HOUSECARL: ["h13_archers"]},
    )
    play(s, "play h13_archers")
    pass_all_but_kings(s)
    play(s, "king aella")
    pass_all(s)
    play(s, "roll command", "roll flee command")
    assert s.rule == "VX-3.11"
    play(s, "done", "roll command command command", "roll command", "roll command command")
    assert s.rule != "VX-3.11"


def pass_all_but_kings(s: Vikings) -> None:
    """Pass until a King may be played."""
    while not any(text.startswith("king") for text in answers(s)):
        play(s, "pass")


# VX-3.12: Edmund


def test_vx_3_12_the_first_two_hits_against_the_side_are_cancelled_over_several_rolls() -> None:
    # Given Edmund with the Thegn, who defend with Housecarls
    s = a_fight({THEGN: "edmund"}, there={NORSEMEN: 3, HOUSECARL: 2, THEGN: 2})
    play(s, "king edmund")
    quiet_english = ["roll command command", "roll command command"]
    play(s, *quiet_english)

    # When one Hit is scored, it is cancelled
    heard = told(s, lambda: play(s, "roll hit command command"))
    assert "1 Hit is cancelled" in heard
    assert units_in(s, CETREHT) == {NORSEMEN: 3, HOUSECARL: 2, THEGN: 2}
    assert look(s, None)["battle"]["age"]["shielded"] == {"viking": 0, "english": 1}

    # When two are, the first of them is
    play(s, *quiet_english, "roll hit hit command")
    assert s.rule == "V-9.7"
    play(s, "lose thegn")
    assert units_in(s, CETREHT) == {NORSEMEN: 3, HOUSECARL: 2, THEGN: 1}

    # And then none
    play(s, "roll command command", "roll command", "roll hit command command", "lose thegn")
    assert units_in(s, CETREHT) == {NORSEMEN: 3, HOUSECARL: 2}


def test_vx_3_12_hits_of_his_own_side_count() -> None:
    s = a_fight({THEGN: "edmund"}, there={NORSEMEN: 3, THEGN: 2})
    play(s, "king edmund", "roll hit hit")
    assert units_in(s, CETREHT) == {NORSEMEN: 1, THEGN: 2}


def test_vx_3_12_in_that_battle_alone() -> None:
    s = a_fight({THEGN: "edmund"}, there={NORSEMEN: 3, THEGN: 1})
    play(s, "king edmund", "roll flee")
    assert is_done(s)
    fight_again = with_kings({}, ("edmund",), units={LOIDIS: {NORSEMEN: 3, THEGN: 2}})
    fight(fight_again, LOIDIS)
    play(fight_again, "roll command command", "roll hit command command")
    assert units_in(fight_again, LOIDIS)[THEGN] == 1


def test_vx_3_12_a_cancelled_hit_takes_no_berserker() -> None:
    # Given Vikings shielded by Edmund: the first Hit that is applied takes a Berserker (V-9.8, V-14.13)
    s = a_fight({NORSEMEN: "edmund"}, THEGN, there={NORSEMEN: 3, BERSERKERS: 1, THEGN: 3})
    play(s, "king edmund", "roll command command command", "roll command", "roll hit hit command")
    assert units_in(s, CETREHT) == {NORSEMEN: 3, BERSERKERS: 1, THEGN: 3}
    play(s, "roll command command command", "roll command", "roll hit command command")
    assert units_in(s, CETREHT) == {NORSEMEN: 3, THEGN: 3}


@pytest.mark.parametrize(("number", "left"), [(0, 1), (1, 2), (3, 4)])
def test_vx_3_12_edmund_hits_says_how_many(number: int, left: int) -> None:
    s = a_fight({THEGN: "edmund"}, there={NORSEMEN: 3, THEGN: 4}, edmund_hits=number)
    play(s, "king edmund", "roll command command command", "roll hit hit hit")
    assert units_in(s, CETREHT)[THEGN] == left


# VX-3.13: Burgred


def test_vx_3_13_he_is_played_after_the_movement_card() -> None:
    # Given the Norsemen with Burgred
    s = with_kings({NORSEMEN: "burgred"}, units={EOFORWIC: {NORSEMEN: 2}}, hands=MOVES)
    run(s, reinforcements_phase)
    pass_all(s)
    assert s.rule == "V-5.8"
    assert refused(s, "king burgred") == "Burgred of Mercia is not played at this moment (VX-3.13)"
    play(s, "play n02_move_2_4")

    # Then he is offered, and gives two steps
    assert (s.seat, s.rule, answers(s)) == (NORSEMEN, "V-10.6", ["king burgred", "pass"])
    play(s, "king burgred")
    assert s.age is not None
    assert s.age.haste == 2
    assert s.events_played[NORSEMEN] == 1
    assert s.view(None)["age"]["haste"] == 2


def test_vx_3_13_in_the_own_turn_alone() -> None:
    # Given the Housecarl with Burgred, asked in a Norsemen turn for the Saxon Navy
    s = with_kings({HOUSECARL: "burgred"}, units={EOFORWIC: {NORSEMEN: 2}}, hands={HOUSECARL: ["h10_saxon_navy"]})
    run(s, ask_event, BEFORE_MOVEMENT)
    assert (s.seat, answers(s)) == (HOUSECARL, ["play h10_saxon_navy", "pass"])
    assert refused(s, "king burgred") == "Burgred of Mercia is played in your own turn (VX-3.13)"

    # Without the card they are not asked
    s = with_kings({HOUSECARL: "burgred"}, units={EOFORWIC: {NORSEMEN: 2}})
    assert is_done(run(s, ask_event, BEFORE_MOVEMENT))


@pytest.mark.parametrize("number", [1, 4])
def test_vx_3_13_burgred_steps_says_how_many(number: int) -> None:
    s = with_kings({THEGN: "burgred"}, active=THEGN, units={EOFORWIC: {THEGN: 2}}, burgred_steps=number)
    run(s, ask_event, BEFORE_MOVEMENT)
    play(s, "king burgred")
    assert s.age is not None
    assert s.age.haste == number


# VX-3.14: Aethelred


def reinforcing(active: int, units: dict[int, dict[int, int]], **laid: Any) -> Vikings:
    """The active faction is asked for Events of its Reinforcements Phase, with Aethelred in hand."""
    s = with_kings({active: "aethelred"}, active=active, units=units, **laid)
    return run(s, ask_event, REINFORCING)


@pytest.mark.parametrize("active", range(4), ids=FACTIONS)
def test_vx_3_14_up_to_two_units_come_to_one_shire_that_holds_one(active: int) -> None:
    # Given units of the faction in two shires, of its ally in a third
    units = {EOFORWIC: {active: 1}, LOIDIS: {active: 2}, DUNHOLM: {active ^ 1: 2}}
    s = reinforcing(active, units)
    assert (s.seat, answers(s)) == (active, ["king aethelred", "pass"])
    play(s, "king aethelred")

    # When a shire is picked and a number
    assert (s.seat, s.rule, offered(s, PLACE)) == (active, "VX-3.14", {EOFORWIC, LOIDIS})
    name = ("Norsemen", "Berserkers", "Housecarl", "Thegn")[active]
    assert refused(s, "place dunholm") == f"there is no unit of the {name} in Durham (VX-3.14)"
    play(s, "place eoforwic")
    assert (s.rule, offered(s, TAKE)) == ("VX-3.14", {1, 2})
    stock = s.stock[active]
    heard = told(s, lambda: play(s, "take 2"))

    # Then they come from the stockpile
    assert heard == [f"2 {name} come to York"]
    assert units_in(s, EOFORWIC) == {active: 3}
    assert s.stock[active] == stock - 2
    assert is_done(s)


def test_vx_3_14_one_unit_if_the_stockpile_has_no_more() -> None:
    s = reinforcing(NORSEMEN, {EOFORWIC: {NORSEMEN: 39}})
    play(s, "king aethelred", "place eoforwic")
    assert units_in(s, EOFORWIC) == {NORSEMEN: 40}
    assert is_done(s)


@pytest.mark.parametrize("units", [{EOFORWIC: {NORSEMEN: 40}}, {EOFORWIC: {BERSERKERS: 2}}])
def test_vx_3_14_not_without_a_unit_to_add_or_a_shire_for_it(units: dict[int, dict[int, int]]) -> None:
    s = reinforcing(NORSEMEN, units, hands=MOVES)
    if s.rule == "V-10.6":
        assert answers(s) == ["pass"]
        assert refused(s, "king aethelred") == "no unit of the Norsemen can be added (VX-3.14)"
    else:
        assert is_done(s)
    assert "king aethelred" not in answers(s)


def test_vx_3_14_he_may_be_played_together_with_the_movement_card() -> None:
    s = with_kings({NORSEMEN: "aethelred"}, units={EOFORWIC: {NORSEMEN: 2}}, hands=MOVES)
    run(s, reinforcements_phase)
    asked_for = 0
    while s.rule == "V-10.6":
        assert "king aethelred" in answers(s)
        asked_for += 1
        play(s, "pass")
    assert asked_for == 1  # at the start of the phase: nothing is placed between the invasion card and this
    assert (s.rule, answers(s)) == ("V-5.8", ["king aethelred", "play n02_move_2_4"])
    play(s, "king aethelred", "place eoforwic", "take 2")

    # Then the Movement card is asked for
    assert (s.rule, answers(s)) == ("V-5.8", ["play n02_move_2_4"])
    assert refused(s, "king aethelred") == "Aethelred of Wessex is not your King (VX-3.1)"
    assert units_in(s, EOFORWIC) == {NORSEMEN: 4}


def test_vx_3_14_not_in_another_faction_s_turn() -> None:
    s = with_kings({HOUSECARL: "aethelred"}, active=THEGN, units={EOFORWIC: {HOUSECARL: 2, THEGN: 1}})
    assert is_done(run(s, ask_event, REINFORCING))


@pytest.mark.parametrize("number", [1, 4])
def test_vx_3_14_aethelred_units_says_how_many(number: int) -> None:
    s = reinforcing(THEGN, {EOFORWIC: {THEGN: 1}}, aethelred_units=number)
    play(s, "king aethelred", "place eoforwic")
    if number > 1:
        assert offered(s, TAKE) == set(range(1, number + 1))
        play(s, f"take {number}")
    assert units_in(s, EOFORWIC) == {THEGN: 1 + number}
