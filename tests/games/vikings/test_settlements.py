"""War for Land and Gods: Settlements, and tiles as the enemies of the English (VX-1.9, VX-1.10)."""

from __future__ import annotations

from typing import Any

import pytest

from heptarchy.games.vikings.age_turn import begin_age_turn, end_age_turn
from heptarchy.games.vikings.battle import battle_phase
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data.moments import REINFORCING
from heptarchy.games.vikings.data.tables import (
    ALFRED,
    BERSERKERS,
    CETREHT,
    CNARRESBURH,
    DUNHOLM,
    EOFORWIC,
    FYRD,
    HAGUSTALDESHAM,
    HALFDAN,
    HOUSECARL,
    HRYPUM,
    LOIDIS,
    LUEL,
    NORSEMEN,
    SWALEDAEL,
    THEGN,
)
from heptarchy.games.vikings.leader_phase import leader_phase
from heptarchy.games.vikings.movement_phase import movement_phase
from heptarchy.games.vikings.phase_events import ask_event
from heptarchy.games.vikings.reinforcements import reinforcements_phase
from heptarchy.games.vikings.table.actions import BUILD, PLACE, SETTLE, STEP, TARGET, WITHDRAW
from heptarchy.games.vikings.table.state import GONE, Vikings
from heptarchy.games.vikings.turn import begin_turn
from heptarchy.games.vikings.units import is_viking_controlled, markers
from heptarchy.games.vikings.windows import escape_targets, spy_sources
from tests.games.vikings.land import (
    a_fortified_land,
    forts,
    settlements,
    tiles_left,
)
from tests.games.vikings.table import (
    answers,
    dice,
    fight,
    invariants,
    is_done,
    offered,
    play,
    refused,
    run,
    told,
    units_in,
)

# VX-1.9: Settlements


def test_vx_1_9_forts_are_settled_at_the_start_of_the_norsemen_turn() -> None:
    # Given Forts with and without Vikings, and one that is fought over
    units = {LOIDIS: {BERSERKERS: 1}, CNARRESBURH: {THEGN: 1}}
    s = a_fortified_land((HRYPUM, LOIDIS, CNARRESBURH), (CETREHT,), units=units)
    run(s, begin_age_turn)

    # When the Norsemen turn starts, then any of those that are theirs alone may be flipped
    assert (s.seat, s.rule, offered(s, SETTLE)) == (NORSEMEN, "VX-1.9", {HRYPUM, LOIDIS})
    assert refused(s, "settle eoforwic") == "there is no Fort in York (VX-1.9)"
    sentences = told(s, lambda: play(s, "settle hrypum"))
    assert sentences == ["the Fort in Ripon becomes a Settlement"]
    assert offered(s, SETTLE) == {LOIDIS}
    play(s, "settle loidis")
    assert is_done(s)
    assert (forts(s), sorted(settlements(s))) == (["cnarresburh"], ["cetreht", "hrypum", "loidis"])
    assert tiles_left(s) == 6


@pytest.mark.parametrize("active", [BERSERKERS, HOUSECARL, THEGN])
def test_vx_1_9_in_no_other_turn(active: int) -> None:
    s = run(a_fortified_land((HRYPUM,), active=active), begin_age_turn)
    assert is_done(s)


def test_vx_1_9_they_need_not_be_settled() -> None:
    s = run(a_fortified_land((HRYPUM, LOIDIS)), begin_age_turn)
    play(s, "settle loidis", "done")
    assert (forts(s), settlements(s), is_done(s)) == (["hrypum"], ["loidis"], True)


def until_the_movement_card(s: Vikings) -> list[str]:
    """What is told while nothing is done before the Movement card."""
    sentences: list[str] = []
    while s.rule != "V-5.8":
        sentences += told(s, lambda: play(s, "pass" if "pass" in answers(s) else "done"))
    return sentences


def test_vx_1_9_a_settlement_gives_a_norseman_in_every_norsemen_reinforcements_phase() -> None:
    # Given two Settlements, one with Vikings in it, and a Fort
    s = a_fortified_land((LOIDIS,), (HRYPUM, CNARRESBURH), units={CNARRESBURH: {BERSERKERS: 1}})
    s.hands[NORSEMEN] = 0b10  # a Movement card
    s.decks[NORSEMEN] &= ~0b10
    stock = s.stock[NORSEMEN]
    run(s, reinforcements_phase)
    until_the_movement_card(s)

    # Then each of the Settlements has one more
    assert units_in(s, HRYPUM) == {NORSEMEN: 1}
    assert units_in(s, CNARRESBURH) == {NORSEMEN: 1, BERSERKERS: 1}
    assert (units_in(s, LOIDIS), s.stock[NORSEMEN]) == ({}, stock - 2)


def test_vx_1_9_not_in_the_turn_it_is_flipped_but_in_the_next() -> None:
    # Given a Norsemen turn that begins with a Fort
    s = a_fortified_land((HRYPUM,), hands={NORSEMEN: ["n02_move_2_4"], BERSERKERS: ["b02_move_2_4"]})
    run(s, begin_turn, NORSEMEN)
    play(s, "settle hrypum")
    until_the_movement_card(s)
    assert units_in(s, HRYPUM) == {}

    # When a Berserker turn comes, then nobody comes either
    while s.rule != "V-4.2":
        play(s, answers(s)[0])
    s.bag = 0b1111
    play(s, "cube berserkers")
    until_the_movement_card(s)
    assert units_in(s, HRYPUM) == {}

    # When the next Norsemen turn comes, then one does
    while s.rule != "V-4.2":
        play(s, answers(s)[0])
    s.bag = 0b1111
    s.turn = 1
    play(s, "cube norsemen")
    until_the_movement_card(s)
    assert units_in(s, HRYPUM) == {NORSEMEN: 1}


def test_vx_1_9_if_the_stockpile_is_short_the_norsemen_choose() -> None:
    # Given three Settlements and two Norsemen in the stockpile
    s = a_fortified_land(settlements=(HRYPUM, LOIDIS, CNARRESBURH), units={EOFORWIC: {NORSEMEN: 38}})
    s.hands[NORSEMEN] = 0b10
    s.decks[NORSEMEN] &= ~0b10
    run(s, reinforcements_phase)
    while s.rule != "VX-1.9":
        play(s, "pass")

    # When they choose, then each Settlement is served once at most (RULINGS)
    assert (s.seat, offered(s, PLACE)) == (NORSEMEN, {HRYPUM, LOIDIS, CNARRESBURH})
    play(s, "place loidis")
    assert (s.rule, offered(s, PLACE)) == ("VX-1.9", {HRYPUM, CNARRESBURH})
    play(s, "place cnarresburh")
    assert s.rule != "VX-1.9"
    assert (units_in(s, LOIDIS), units_in(s, HRYPUM), units_in(s, CNARRESBURH)) == ({NORSEMEN: 1}, {}, {NORSEMEN: 1})
    assert s.stock[NORSEMEN] == 0


def test_vx_1_9_an_empty_stockpile_gives_nobody() -> None:
    s = a_fortified_land(settlements=(HRYPUM,), units={EOFORWIC: {NORSEMEN: 40}})
    s.hands[NORSEMEN] = 0b10
    s.decks[NORSEMEN] &= ~0b10
    run(s, reinforcements_phase)
    until_the_movement_card(s)
    assert units_in(s, HRYPUM) == {}


def test_vx_1_9_a_settlement_falls_like_a_fort() -> None:
    # Given a Settlement with a Norseman, stormed
    s = a_fortified_land(settlements=(HRYPUM,), active=THEGN, units={HRYPUM: {NORSEMEN: 1, THEGN: 2}})
    fight(s, HRYPUM)
    play(s, "roll command", "roll command", "roll hit command")
    assert answers(s) == ["lose norsemen", "raze"]
    play(s, "lose norsemen")

    # Then it fights on with its one die, and falls to a Hit
    assert dice(s) == (BERSERKERS, 1)
    play(s, "roll command", "roll hit command")
    assert (settlements(s), tiles_left(s), is_viking_controlled(s, HRYPUM)) == ([], 10, False)
    assert is_done(s)


# VX-1.10: for the English


@pytest.mark.parametrize("flipped", [False, True])
def test_vx_1_10_an_english_army_stops_at_a_tile_and_fights_it_in_the_battle_phase(flipped: bool) -> None:
    # Given an English army with steps to spare beside an empty Fort
    tile: dict[str, Any] = {"settlements" if flipped else "forts": (HRYPUM,)}
    s = a_fortified_land(active=THEGN, units={CETREHT: {THEGN: 2}}, armies=2, steps=3, **tile)
    run(s, movement_phase)

    # When it comes there, then it goes no further, and waits
    play(s, "muster cetreht", "march hrypum")
    assert (is_done(s), s.battle, units_in(s, HRYPUM)) == (True, None, {THEGN: 2})
    run(s, battle_phase)
    assert s.battle is not None
    assert (s.battle.shire, s.battle.attacker) == (HRYPUM, t.ENGLISH)

    # And the tile rolls first: it defends
    assert dice(s)[0] == (BERSERKERS if flipped else NORSEMEN)
    assert s.battle.fyrd == 0


def test_vx_1_10_vikings_pass_their_forts() -> None:
    s = a_fortified_land((HRYPUM,), units={CETREHT: {NORSEMEN: 2}}, armies=1, steps=2)
    run(s, movement_phase)
    play(s, "muster cetreht", "march hrypum")
    assert CNARRESBURH in offered(s, STEP)


def alfred_at_the_fort(steps: int) -> Vikings:
    """Alfred comes to a Fort without Vikings."""
    s = a_fortified_land(
        (HRYPUM,), active=THEGN, units={CETREHT: {THEGN: 2}}, leaders={ALFRED: CETREHT}, round=6, armies=1, steps=steps
    )
    run(s, leader_phase)
    return play(s, "activate alfred", "march hrypum")


def test_vx_1_10_alfred_fights_at_once_and_goes_on() -> None:
    # Given a Fort that falls to his first attack roll (V-14.5)
    s = alfred_at_the_fort(3)
    assert s.battle is not None
    play(s, "roll command", "roll command", "roll hit command")
    assert s.march is not None
    assert (forts(s), s.march.steps) == ([], 2)
    play(s, "march cnarresburh", "halt")
    assert s.leader_at[ALFRED] == CNARRESBURH


def test_vx_1_10_alfred_loses_a_step_where_the_first_roll_does_not_take_it() -> None:
    s = alfred_at_the_fort(3)
    play(s, "roll command", "roll command", "roll command command", "roll command", "roll command", "roll hit command")
    assert s.march is not None
    assert (forts(s), s.march.steps) == ([], 1)


def test_vx_1_10_alfred_may_be_lost_to_a_fort() -> None:
    s = alfred_at_the_fort(3)
    play(s, "roll hit", "roll hit")
    assert (s.leader_at[ALFRED], forts(s), is_done(s)) == (GONE, ["hrypum"], True)


def test_vx_1_10_the_tile_goes_back_to_the_supply_and_may_be_built_again() -> None:
    s = a_fortified_land((HRYPUM,), active=THEGN, units={HRYPUM: {THEGN: 2}}, fort_tiles=1)
    fight(s, HRYPUM)
    play(s, "roll command", "roll command", "roll hit command")
    assert (forts(s), tiles_left(s)) == ([], 1)
    s.active = BERSERKERS
    for shire in (HRYPUM, CETREHT):
        s.units[THEGN][shire] = s.hosts[t.ENGLISH][shire] = 0
    s.units[BERSERKERS][LOIDIS] = s.hosts[t.VIKING][LOIDIS] = 2
    run(s, end_age_turn)
    assert offered(s, BUILD) == {LOIDIS}


def test_vx_1_10_archers_may_take_it_before_the_battle() -> None:
    # V-15.36: one extra English roll; nothing is left to fight
    hands = {HOUSECARL: ["h13_archers"]}
    s = a_fortified_land((HRYPUM,), active=HOUSECARL, advanced=True, units={HRYPUM: {HOUSECARL: 1}}, hands=hands)
    fight(s, HRYPUM)
    play(s, "play h13_archers")
    while s.rule == "V-9.2":
        play(s, "pass")
    assert dice(s) == (HOUSECARL, 1)
    play(s, "roll hit")
    assert (forts(s), is_done(s)) == ([], True)


def test_vx_1_10_english_commands_do_not_lead_to_a_fort() -> None:
    # Given English beside a Fort without Vikings; English friends never stand there, so a test lays them there
    units = {HRYPUM: {NORSEMEN: 1, THEGN: 2}, SWALEDAEL: {THEGN: 1}, CNARRESBURH: {THEGN: 1}}
    s = fight(a_fortified_land((CNARRESBURH,), units=units), HRYPUM)
    play(s, "roll command command")
    assert offered(s, WITHDRAW) == {SWALEDAEL}
    assert refused(s, "withdraw cnarresburh") == "there are enemies in Knaresborough (V-9.12)"


def test_vx_1_10_no_english_escape_to_a_fort() -> None:
    # V-15.42: a shire without Vikings; Hexham and Catterick lie beside Durham
    s = a_fortified_land((HAGUSTALDESHAM,), units={DUNHOLM: {NORSEMEN: 1, THEGN: 1}})
    assert escape_targets(s, DUNHOLM) == [CETREHT]
    s = a_fortified_land((HAGUSTALDESHAM,), (CETREHT,), units={DUNHOLM: {NORSEMEN: 1, THEGN: 1}})
    assert escape_targets(s, DUNHOLM) == []


def test_vx_1_10_no_spy_leads_an_army_past_a_fort() -> None:
    # V-15.45: from Carlisle to Durham by Hexham, or by Catterick
    units = {DUNHOLM: {NORSEMEN: 1, HOUSECARL: 1}, LUEL: {THEGN: 1}}
    assert spy_sources(a_fortified_land(units=units), DUNHOLM) == [LUEL]
    assert spy_sources(a_fortified_land((HAGUSTALDESHAM,), units=units), DUNHOLM) == [LUEL]
    assert spy_sources(a_fortified_land((HAGUSTALDESHAM,), (CETREHT,), units=units), DUNHOLM) == []


def rebellion(**laid: Any) -> Vikings:
    """A Housecarl Reinforcements Phase with a Rebellion."""
    s = a_fortified_land(active=HOUSECARL, hands={HOUSECARL: ["h09_rebellion"]}, **laid)
    return run(s, ask_event, REINFORCING)


def test_vx_1_10_fyrd_who_rise_attack_a_fort_that_is_left() -> None:
    # Given a Fort with one Viking, and another without
    s = rebellion(forts=(EOFORWIC, HRYPUM), units={EOFORWIC: {NORSEMEN: 1}}, leaders={HALFDAN: EOFORWIC})
    play(s, "play h09_rebellion")
    assert offered(s, TARGET) == {EOFORWIC}  # V-15.32: a shire with Vikings

    # When the people take that Viking, then Halfdan is lost, and they storm the Fort
    play(s, "target eoforwic")
    assert s.leader_at[HALFDAN] == GONE
    play(s, "levy 3")
    assert (s.battle is not None, markers(s), dice(s)) == (True, 1, (NORSEMEN, 1))
    other = s.clone()
    play(s, "roll command", "roll command", "roll hit blank")
    assert (is_done(s), sorted(forts(s)), markers(s), s.stock[FYRD]) == (True, ["hrypum"], 0, 10)

    # Or lose: two Fyrd fall, the third flees, and the city stays Viking
    play(other, "roll hit", "roll hit", "roll flee")
    assert (is_done(other), sorted(forts(other)), markers(other)) == (True, ["eoforwic", "hrypum"], 1)
    invariants(other, dealt=False)


def test_vx_1_10_the_converted_storm_the_fort_that_they_were_in() -> None:
    # Given the last two Norsemen in a Fort, converted (V-15.41)
    units = {EOFORWIC: {NORSEMEN: 2}}
    s = a_fortified_land((EOFORWIC,), active=THEGN, units=units, hands={THEGN: ["t08_religious_conversion"]})
    run(s, ask_event, REINFORCING)
    play(s, "play t08_religious_conversion", "target eoforwic", "take 2")

    # Then they fight the Fort at once
    assert (s.battle is not None, units_in(s, EOFORWIC), dice(s)) == (True, {THEGN: 2}, (NORSEMEN, 1))
    other = s.clone()
    play(s, "roll command", "roll command", "roll hit command")
    assert (forts(s), units_in(s, EOFORWIC), markers(s)) == ([], {THEGN: 2}, 0)
    play(other, "roll hit", "roll hit")
    assert (forts(other), units_in(other, EOFORWIC), markers(other)) == (["eoforwic"], {}, 1)


def test_vx_1_10_a_plundered_church_helps_against_a_fort_alone() -> None:
    # VX-1.4: Thegns take part
    s = a_fortified_land((HRYPUM,), active=THEGN, units={HRYPUM: {THEGN: 1}})
    assert s.age is not None
    s.age.tiles = 1
    fight(s, HRYPUM)
    assert (s.seat, s.rule) == (THEGN, "VX-1.4")


def test_vx_1_10_battles_for_forts_and_for_units_are_fought_in_the_order_picked() -> None:
    units = {HRYPUM: {THEGN: 1}, LOIDIS: {THEGN: 1, NORSEMEN: 1}}
    s = run(a_fortified_land((HRYPUM,), active=THEGN, units=units), battle_phase)
    assert (s.rule, answers(s)) == ("V-9.1", ["fight hrypum", "fight loidis"])
    play(s, "fight hrypum", "roll hit", "roll command")
    assert s.battle is not None
    assert s.battle.shire == LOIDIS
