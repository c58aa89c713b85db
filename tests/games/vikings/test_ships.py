"""Viking Ships that lie on the coast: left at landings, sailed between, burnt by the English (VX-8)."""

from __future__ import annotations

from typing import Any

import pytest

from heptarchy.games.vikings.age_turn import end_age_turn
from heptarchy.games.vikings.battle import battle_phase
from heptarchy.games.vikings.data.tables import (
    ALFRED,
    BEARDASTAPOL,
    BEOFERLIC,
    BERSERKERS,
    BRETLINTUN,
    CANTWARABURG,
    CETREHT,
    DUNHOLM,
    EOFORWIC,
    EXANCEASTER,
    GIPESWIC,
    GLEAWCEASTER,
    GRIMESBI,
    GUTHRUM,
    HAGUSTALDESHAM,
    HALFDAN,
    HOUSECARL,
    HRYPUM,
    IVAR,
    LAGERTHA,
    LUEL,
    MAERSEA,
    NORSEMEN,
    ROADS,
    STREONAESHEALH,
    THEGN,
    WYRCINGATUN,
)
from heptarchy.games.vikings.leader_phase import leader_phase
from heptarchy.games.vikings.movement_phase import movement_phase
from heptarchy.games.vikings.table.actions import ACTIVATE, LAND, MUSTER, SAIL, STEP
from heptarchy.games.vikings.table.state import OFF_SHORE, Vikings
from tests.games.vikings.table import (
    a_state,
    answers,
    dice,
    is_done,
    mask,
    offered,
    play,
    refused,
    run,
    told,
    units_in,
)


def a_coast(*ships: int, modules: tuple[str, ...] = ("ships",), **laid: Any) -> Vikings:
    """A table with ships in these shires."""
    s = a_state(modules=modules, **laid)
    assert s.age is not None
    s.age.ships = mask(ships)
    return s


def ships(s: Vikings) -> set[str]:
    """Where ships lie."""
    return set(s.view(None)["age"]["ships"])


# VX-8.2: where ships are left


def test_vx_8_2_a_leader_who_lands_leaves_a_ship() -> None:
    # Given Ivar off shore and no ship anywhere
    s = a_coast(off_shore=IVAR, aboard=(14, 6), armies=1, steps=2)
    assert ships(s) == set()
    run(s, leader_phase)

    # When he lands, then a ship lies there, and stays when he goes on
    sentences = told(s, lambda: play(s, "activate ivar", "land streonaeshealh"))
    assert sentences[-2:] == ["Ivar the Boneless lands in Whitby", "a Viking ship stays in Whitby"]
    play(s, "march cetreht")
    assert ships(s) == {"streonaeshealh"}


def test_vx_8_2_one_ship_in_a_shire() -> None:
    s = a_coast(STREONAESHEALH, off_shore=IVAR, aboard=(14, 6), armies=1, steps=1)
    run(s, leader_phase)
    sentences = told(s, lambda: play(s, "activate ivar", "land streonaeshealh"))
    assert sentences[-1] == "Ivar the Boneless lands in Whitby"
    assert ships(s) == {"streonaeshealh"}


SIX = (BRETLINTUN, BEOFERLIC, GRIMESBI, GIPESWIC, CANTWARABURG, DUNHOLM)


@pytest.mark.parametrize(("there", "more"), [(5, 1), (6, 0)])
def test_vx_8_2_there_are_six_markers(there: int, more: int) -> None:
    s = a_coast(*SIX[:there], off_shore=IVAR, aboard=(14, 6), armies=1, steps=1)
    run(s, leader_phase)
    play(s, "activate ivar", "land streonaeshealh")
    assert len(ships(s)) == there + more


@pytest.mark.parametrize(("figure", "left"), [(0, 0), (1, 1), (2, 2), (12, 2)])
def test_vx_8_2_the_number_of_markers_is_a_figure(figure: int, left: int) -> None:
    # Given a Leader's landing beside an earlier one, as far as markers go
    s = a_coast(*SIX[: min(1, figure)], off_shore=IVAR, aboard=(14, 6), armies=1, steps=1, ship_markers=figure)
    run(s, leader_phase)
    play(s, "activate ivar", "land streonaeshealh")
    assert len(ships(s)) == left


def test_vx_8_2_a_landing_that_is_beaten_off_leaves_its_ship() -> None:
    s = a_coast(units={STREONAESHEALH: {HOUSECARL: 2}}, off_shore=IVAR, aboard=(1, 1), armies=1, steps=1)
    run(s, leader_phase)
    play(s, "activate ivar", "land streonaeshealh")
    assert (s.battle is not None, ships(s)) == (True, {"streonaeshealh"})
    play(s, "roll hit hit")
    assert (is_done(s), ships(s)) == (True, {"streonaeshealh"})


def test_vx_8_2_lagertha_leaves_a_ship_of_her_own() -> None:
    # Given both legendary and ordinary Leaders off shore
    s = a_coast(modules=("ships", "legendary_leaders"), off_shore=IVAR, aboard=(7, 3), armies=2, steps=1)
    assert s.age is not None
    s.age.aboard = [7, 3]
    s.age.escort = IVAR
    s.leader_at[LAGERTHA] = OFF_SHORE
    run(s, leader_phase)
    play(s, "activate ivar", "land streonaeshealh", "activate lagertha", "land gipeswic")
    assert ships(s) == {"streonaeshealh", "gipeswic"}


def test_vx_8_2_who_comes_over_land_or_by_the_card_leaves_none() -> None:
    # Given Halfdan, who marches to one coast and sails to the next with Viking Ships (V-15.15)
    hands = {NORSEMEN: ["n12_viking_ships"]}
    s = a_coast(units={HRYPUM: {NORSEMEN: 2}}, leaders={HALFDAN: HRYPUM}, hands=hands, armies=1, steps=2)
    run(s, leader_phase)
    play(s, "activate halfdan", "march cetreht", "play n12_viking_ships", "sail gipeswic")
    assert (units_in(s, GIPESWIC), ships(s)) == ({NORSEMEN: 2}, set())


def test_vx_8_2_without_the_module_no_ship_is_left() -> None:
    s = a_state(modules=("kings",), off_shore=IVAR, aboard=(14, 6), armies=1, steps=1)
    run(s, leader_phase)
    play(s, "activate ivar", "land streonaeshealh")
    assert s.age is not None
    assert s.age.ships == 0
    assert "ships" not in s.view(None)["age"]


# VX-8.1, VX-8.3: sailing


def test_vx_8_1_vx_8_3_an_army_goes_from_ship_to_ship_whatever_the_sea() -> None:
    # Given ships on the North Sea, the Irish Sea and the Channel, and an army at the first
    s = a_coast(STREONAESHEALH, MAERSEA, EXANCEASTER, units={STREONAESHEALH: {NORSEMEN: 3}}, armies=1, steps=2)
    run(s, movement_phase)
    play(s, "muster streonaeshealh")

    # When it sets out, then it may sail to the others, and to no coast without a ship
    assert offered(s, SAIL) == {MAERSEA, EXANCEASTER}
    assert offered(s, STEP) == set(ROADS[STREONAESHEALH])
    assert refused(s, "sail gipeswic") == "no ships go from Whitby to Ipswich (VX-8.3)"
    play(s, "sail maersea")

    # Then that was one step of its two, and the next may be by land, or by sea again
    assert units_in(s, MAERSEA) == {NORSEMEN: 3}
    assert offered(s, SAIL) == {STREONAESHEALH, EXANCEASTER}
    play(s, "sail exanceaster")
    assert (units_in(s, EXANCEASTER), is_done(s)) == ({NORSEMEN: 3}, True)


@pytest.mark.parametrize("active", [NORSEMEN, BERSERKERS])
def test_vx_8_3_a_leader_sails_in_the_turn_of_either_faction(active: int) -> None:
    there = {STREONAESHEALH: {NORSEMEN: 2, BERSERKERS: 1}}
    s = a_coast(STREONAESHEALH, LUEL, active=active, units=there, leaders={HALFDAN: STREONAESHEALH}, armies=1, steps=2)
    run(s, leader_phase)
    play(s, "activate halfdan", "load norsemen 1", "sail luel")
    assert (s.leader_at[HALFDAN], units_in(s, LUEL)) == (LUEL, {NORSEMEN: 1, BERSERKERS: 1})
    assert units_in(s, STREONAESHEALH) == {NORSEMEN: 1}
    play(s, "march hagustaldesham")
    assert s.leader_at[HALFDAN] == HAGUSTALDESHAM


def test_vx_8_3_a_way_may_lead_to_a_ship_and_on_from_another() -> None:
    s = a_coast(STREONAESHEALH, WYRCINGATUN, units={CETREHT: {NORSEMEN: 1}}, armies=1, steps=3)
    run(s, movement_phase)
    play(s, "muster cetreht")
    assert offered(s, SAIL) == set()
    play(s, "march streonaeshealh", "sail wyrcingatun", "march luel")
    assert (units_in(s, LUEL), is_done(s)) == ({NORSEMEN: 1}, True)


def test_vx_8_3_it_takes_a_step_to_sail() -> None:
    # Given an army of one step
    s = a_coast(STREONAESHEALH, MAERSEA, units={STREONAESHEALH: {NORSEMEN: 1}}, armies=1, steps=1)
    run(s, movement_phase)
    play(s, "muster streonaeshealh", "sail maersea")
    assert is_done(s)


def test_vx_8_3_a_single_ship_leads_nowhere() -> None:
    s = a_coast(STREONAESHEALH, units={STREONAESHEALH: {NORSEMEN: 1}}, armies=1, steps=1)
    run(s, movement_phase)
    play(s, "muster streonaeshealh")
    assert offered(s, SAIL) == set()


def test_vx_8_3_the_english_have_no_use_of_them() -> None:
    units = {STREONAESHEALH: {THEGN: 2}}
    s = a_coast(STREONAESHEALH, MAERSEA, active=THEGN, units=units, leaders={ALFRED: STREONAESHEALH}, armies=2, steps=2)
    run(s, leader_phase)
    play(s, "activate alfred")
    assert offered(s, SAIL) == set()
    play(s, "load thegn 1", "march cetreht", "halt")
    run(s, movement_phase)
    play(s, "muster streonaeshealh")
    assert offered(s, SAIL) == set()


def test_vx_8_3_a_leader_who_sails_among_enemies_fights_at_once() -> None:
    units = {STREONAESHEALH: {NORSEMEN: 2}, MAERSEA: {THEGN: 1}}
    s = a_coast(STREONAESHEALH, MAERSEA, units=units, leaders={HALFDAN: STREONAESHEALH}, armies=1, steps=2)
    run(s, leader_phase)
    play(s, "activate halfdan", "sail maersea")
    assert (s.battle is not None, dice(s)) == (True, (THEGN, 1))

    # And goes on with the step that he has left
    play(s, "roll flee", "march mameceaster")
    assert s.leader_at[HALFDAN] != MAERSEA


def test_vx_8_3_an_army_that_sails_among_enemies_stops() -> None:
    units = {STREONAESHEALH: {NORSEMEN: 2}, MAERSEA: {THEGN: 1}}
    s = a_coast(STREONAESHEALH, MAERSEA, units=units, armies=1, steps=4)
    run(s, movement_phase)
    play(s, "muster streonaeshealh", "sail maersea")
    assert (is_done(s), s.battle) == (True, None)
    run(s, battle_phase)
    assert s.battle is not None
    assert s.battle.shire == MAERSEA


def test_vx_8_3_the_card_viking_ships_goes_where_it_goes_beside_them() -> None:
    # Given a ship on each of two seas, and the card in hand (V-15.15)
    units = {STREONAESHEALH: {NORSEMEN: 1}}
    s = a_coast(
        STREONAESHEALH, MAERSEA, GIPESWIC, units=units, hands={NORSEMEN: ["n12_viking_ships"]}, armies=1, steps=2
    )
    run(s, movement_phase)
    play(s, "muster streonaeshealh")
    assert offered(s, SAIL) == {MAERSEA, GIPESWIC}

    # When it is played, then all coasts of this sea are open too, each named once
    play(s, "play n12_viking_ships")
    assert {MAERSEA, GIPESWIC, BEOFERLIC} <= offered(s, SAIL)
    assert len(answers(s)) == len(set(answers(s)))


def test_vx_8_3_ships_lead_to_plunder() -> None:
    # VX-1.3: York is empty and has a Church
    s = a_coast(
        STREONAESHEALH,
        LUEL,
        modules=("ships", "land_and_gods"),
        plunder_passing=True,
        plunder_waits=False,
        units={STREONAESHEALH: {NORSEMEN: 1}},
        armies=1,
        steps=1,
    )
    run(s, movement_phase)
    play(s, "muster streonaeshealh", "sail luel")
    assert units_in(s, LUEL) == {NORSEMEN: 2}


# VX-8.4: the end of a ship


@pytest.mark.parametrize("active", [HOUSECARL, THEGN])
def test_vx_8_4_ships_where_english_stand_are_lost_at_the_end_of_an_english_turn(active: int) -> None:
    # Given ships among English, among Vikings, and alone
    units = {STREONAESHEALH: {THEGN: 1}, GIPESWIC: {HOUSECARL: 1}, LUEL: {NORSEMEN: 1}, HRYPUM: {THEGN: 1}}
    s = a_coast(STREONAESHEALH, GIPESWIC, LUEL, MAERSEA, active=active, units=units)

    # When an English turn ends, then the first are lost
    sentences = told(s, lambda: run(s, end_age_turn))
    assert sentences == ["the ship in Whitby is lost", "the ship in Ipswich is lost"]
    assert (ships(s), is_done(s)) == ({"luel", "maersea"}, True)


@pytest.mark.parametrize("active", [NORSEMEN, BERSERKERS])
def test_vx_8_4_not_at_the_end_of_a_viking_turn(active: int) -> None:
    s = a_coast(STREONAESHEALH, active=active, units={STREONAESHEALH: {THEGN: 1}})
    run(s, end_age_turn)
    assert ships(s) == {"streonaeshealh"}


def test_vx_8_4_not_while_the_english_turn_goes_on() -> None:
    # Given English who take a shire with a ship
    units = {CETREHT: {THEGN: 1}}
    s = a_coast(STREONAESHEALH, active=THEGN, units=units, armies=1, steps=1)
    run(s, movement_phase)
    play(s, "muster cetreht", "march streonaeshealh")
    run(s, battle_phase)
    assert ships(s) == {"streonaeshealh"}
    run(s, end_age_turn)
    assert ships(s) == set()


def test_vx_8_4_a_ship_that_was_lost_may_be_left_again() -> None:
    s = a_coast(*SIX, active=THEGN, units={DUNHOLM: {THEGN: 1}}, off_shore=IVAR, aboard=(14, 6), armies=1, steps=1)
    run(s, end_age_turn)
    s.active = NORSEMEN
    run(s, leader_phase)
    play(s, "activate ivar", "land streonaeshealh")
    assert (len(ships(s)), "streonaeshealh" in ships(s)) == (6, True)


# VX-8.5: the Saxon Navy


def test_vx_8_5_the_saxon_navy_bars_ships_for_armies_and_leaders() -> None:
    units = {STREONAESHEALH: {NORSEMEN: 2}}
    laid: dict[str, Any] = {"units": units, "leaders": {HALFDAN: STREONAESHEALH}, "armies": 2, "steps": 1}
    s = a_coast(STREONAESHEALH, MAERSEA, LUEL, barred=[MAERSEA], **laid)
    run(s, leader_phase)
    play(s, "activate halfdan")
    assert offered(s, SAIL) == {LUEL}
    assert refused(s, "sail maersea") == "no ships go from Whitby to Mersey Shore (VX-8.3)"
    play(s, "load norsemen 1", "sail luel")
    run(s, movement_phase)
    play(s, "muster streonaeshealh")
    assert offered(s, SAIL) == {LUEL}


def test_vx_8_5_it_does_not_bar_the_way_out_by_ship() -> None:
    # Given a barred shire, entered before: it may be left
    s = a_coast(
        STREONAESHEALH, MAERSEA, units={STREONAESHEALH: {NORSEMEN: 1}}, barred=[STREONAESHEALH], armies=1, steps=1
    )
    run(s, movement_phase)
    play(s, "muster streonaeshealh")
    assert offered(s, SAIL) == {MAERSEA}


SPENT = {NORSEMEN: ["n12_viking_ships"]}  # all can see that the card is gone


@pytest.mark.parametrize(("more", "may"), [([], True), ([MAERSEA], False)])
def test_vx_8_5_vikings_shut_in_by_land_may_still_sail_if_a_ship_is_open(more: list[int], may: bool) -> None:
    # Given Barnstaple, whose one road leads to barred Exeter, and no card to sail with
    laid: dict[str, Any] = {"leaders": {GUTHRUM: BEARDASTAPOL}, "armies": 2, "steps": 1, "played": SPENT}
    assert ROADS[BEARDASTAPOL] == [EXANCEASTER]
    barred = [EXANCEASTER, *more]
    s = a_coast(BEARDASTAPOL, MAERSEA, units={BEARDASTAPOL: {NORSEMEN: 2}}, barred=barred, **laid)

    # Then the Leader may be activated, and an army mustered, only while a ship leads out
    run(s, leader_phase)
    assert (GUTHRUM in offered(s, ACTIVATE)) == may
    if may:
        play(s, "activate guthrum")
        assert offered(s, STEP) == set()
        play(s, "load norsemen 1", "sail maersea")
    run(s, movement_phase)
    assert (BEARDASTAPOL in offered(s, MUSTER)) == may
    if may:
        play(s, "muster beardastapol", "sail maersea")
        assert units_in(s, MAERSEA) == {NORSEMEN: 2}


def test_vx_8_5_landings_are_barred_as_ever() -> None:
    s = a_coast(off_shore=IVAR, aboard=(14, 6), barred=[STREONAESHEALH], armies=1, steps=1)
    run(s, leader_phase)
    play(s, "activate ivar")
    assert STREONAESHEALH not in offered(s, LAND)


def test_vx_8_2_all_see_where_ships_lie() -> None:
    s = a_coast(EOFORWIC, GLEAWCEASTER)
    for seat in (0, 1, 2, 3, None):
        assert s.view(seat)["age"]["ships"] == ["eoforwic", "gleawceaster"]
