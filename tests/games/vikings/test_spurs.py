"""Steps that are added to one army or Leader when its own are gone (VX-2.2, VX-3.13, VX-6.11)."""

from __future__ import annotations

from typing import Any

import pytest

from heptarchy.games.vikings.age_turn import begin_age_turn
from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.data.tables import (
    ALFRED,
    BERSERKERS,
    BRETLINTUN,
    CNARRESBURH,
    CRAEFEN,
    DUNHOLM,
    ENGLISH,
    EOFORWIC,
    HALFDAN,
    HOUSECARL,
    IVAR,
    LECACAETIR,
    LICCIDFELD,
    LIGORACEASTER,
    LOIDIS,
    LONCASTER,
    MAMECEASTER,
    NORSEMEN,
    SWALEDAEL,
    THEGN,
    VIKING,
)
from heptarchy.games.vikings.leader_phase import leader_phase
from heptarchy.games.vikings.movement_phase import movement_phase
from heptarchy.games.vikings.table.actions import HURRY
from heptarchy.games.vikings.table.age import CLAIMED, OPEN, TAKEN
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.games.vikings.turn import begin_round, begin_turn
from tests.games.vikings.table import (
    Units,
    a_state,
    answers,
    idle,
    is_done,
    mask,
    offered,
    play,
    refused,
    run,
    told,
    units_in,
)


def a_table(*powers: str, modules: tuple[str, ...] = ("kingdoms",), **laid: Any) -> Vikings:
    """A table where the Vikings have the powers of these kingdoms, the English those of the others."""
    s = a_state(modules=modules, **laid)
    assert s.age is not None
    s.age.kingdoms = mask(ta.KINGDOM_KEYS.index(key) for key in powers)
    return s


def turn_of(s: Vikings, faction: int) -> Vikings:
    """A turn of this faction begins."""
    return run(s, lambda state, _: begin_turn(state, faction))


# VX-2.2: steps of Mercia and East Anglia


def marching(s: Vikings, *texts: str) -> Vikings:
    """The Movement Phase, with these answers."""
    return play(run(s, movement_phase), *texts)


def hurried(s: Vikings) -> list[str]:
    """What is asked when the steps are gone: nothing, or what could add some."""
    return answers(s) if s.rule == "VX-2.2" else []


THEGNS: Units = {EOFORWIC: {THEGN: 2}, LIGORACEASTER: {THEGN: 1, HOUSECARL: 1}}


def test_vx_2_2_english_mercia_lets_one_army_go_a_shire_further_in_the_thegn_turn() -> None:
    # Given an army of Thegns whose steps are gone
    s = a_table(active=THEGN, units=THEGNS, armies=3, steps=1)
    marching(s, "muster eoforwic", "march loidis")
    assert (s.seat, hurried(s)) == (THEGN, ["hurry mercia", "halt"])

    # When it hurries
    heard = told(s, lambda: play(s, "hurry mercia"))
    assert heard == ["Mercia gives 1 step more"]
    assert s.view(None)["age"]["spurred"] == ["mercia"]
    play(s, "march craefen")

    # Then it has gone one shire further, and is asked no more; nor is another army this turn
    assert units_in(s, CRAEFEN) == {THEGN: 2}
    assert s.rule == "V-8.1"
    play(s, "muster ligoraceaster", "march liccidfeld")
    assert s.rule != "VX-2.2"
    assert units_in(s, LICCIDFELD) == {THEGN: 1, HOUSECARL: 1}


def test_vx_2_2_mercia_helps_again_in_another_turn() -> None:
    s = a_table(active=THEGN, units=THEGNS, armies=1, steps=1)
    assert s.age is not None
    s.age.spurred = 1 << ta.MERCIA
    marching(s, "muster eoforwic", "march loidis")
    assert is_done(s)
    turn_of(s, THEGN)
    assert s.age.spurred == 0


def test_vx_2_2_an_army_may_leave_the_step_to_another() -> None:
    s = a_table(active=THEGN, units=THEGNS, armies=2, steps=1)
    marching(s, "muster eoforwic", "march loidis", "halt", "muster ligoraceaster", "march liccidfeld")
    assert units_in(s, LOIDIS) == {THEGN: 2}
    play(s, "hurry mercia", "march lecacaetir")
    assert units_in(s, LECACAETIR) == {THEGN: 1, HOUSECARL: 1}
    assert is_done(s)


def test_vx_2_2_the_step_comes_when_all_others_are_gone() -> None:
    # Given an army with two steps: at its first stop nothing is added
    s = a_table(active=THEGN, units=THEGNS, armies=1, steps=2)
    marching(s, "muster eoforwic", "march loidis")
    assert (s.rule, offered(s, HURRY)) == ("V-8.1", set())
    play(s, "march craefen")
    assert hurried(s) == ["hurry mercia", "halt"]

    # An army that halts on its own is not asked either
    s = a_table(active=THEGN, units=THEGNS, armies=1, steps=2)
    marching(s, "muster eoforwic", "march loidis", "halt")
    assert is_done(s)


def test_vx_2_2_an_army_that_stands_before_an_enemy_goes_no_further() -> None:
    s = a_table(active=THEGN, units={**THEGNS, LOIDIS: {NORSEMEN: 1}}, armies=1, steps=1)
    marching(s, "muster eoforwic", "march loidis")
    assert is_done(s)


@pytest.mark.parametrize(
    ("active", "viking"), [(HOUSECARL, ()), (THEGN, ("mercia",))], ids=["housecarl_turn", "viking_power"]
)
def test_vx_2_2_mercia_adds_no_step_in_another_turn_or_power(active: int, viking: tuple[str, ...]) -> None:
    s = a_table(*viking, active=active, units={EOFORWIC: {active: 2}}, armies=1, steps=1)
    marching(s, "muster eoforwic", "march loidis")
    assert is_done(s)


@pytest.mark.parametrize("active", [NORSEMEN, BERSERKERS], ids=["norsemen", "berserkers"])
def test_vx_2_2_mercia_adds_no_step_for_vikings(active: int) -> None:
    for viking in ((), ("mercia",)):
        s = a_table(*viking, active=active, units={LOIDIS: {active: 2}}, armies=1, steps=1)
        marching(s, "muster loidis", "march craefen")
        assert is_done(s)


def test_vx_2_2_mercia_lets_an_army_go_further_not_alfred() -> None:
    s = a_table(active=THEGN, units=THEGNS, leaders={ALFRED: EOFORWIC}, armies=1, steps=1)
    run(s, leader_phase)
    play(s, "activate alfred", "march loidis")
    assert is_done(s)


def led(*viking: str, active: int = NORSEMEN, steps: int = 1, **laid: Any) -> Vikings:
    """Halfdan in York and Ivar in Durham, with some of both kinds, in the Leader Phase."""
    units = {EOFORWIC: {NORSEMEN: 4, BERSERKERS: 4}, DUNHOLM: {NORSEMEN: 2}, **laid.pop("units", {})}
    leaders = {HALFDAN: EOFORWIC, IVAR: DUNHOLM}
    s = a_table(*viking, active=active, units=units, leaders=leaders, armies=2, steps=steps, **laid)
    return run(s, leader_phase)


@pytest.mark.parametrize("active", [NORSEMEN, BERSERKERS], ids=["norsemen", "berserkers"])
def test_vx_2_2_viking_east_anglia_gives_one_leader_a_step_once_a_round(active: int) -> None:
    # Given Halfdan whose steps are gone
    s = led("east_anglia", active=active)
    play(s, "activate halfdan", "march loidis")
    assert (s.seat, hurried(s)) == (active, ["hurry east_anglia", "halt"])
    assert refused(s, "hurry mercia") == "Mercia adds no step to this march (VX-2.2)"
    play(s, "hurry east_anglia", "march craefen")

    # Then he has gone one shire further
    assert s.leader_at[HALFDAN] == CRAEFEN
    assert s.rule != "VX-2.2"
    assert s.view(None)["age"]["spurred"] == ["east_anglia"]


def test_vx_2_2_no_second_leader_has_it_in_the_same_round() -> None:
    s = led("east_anglia")
    play(s, "activate halfdan", "march loidis", "hurry east_anglia", "march craefen")
    play(s, "activate ivar", "march cetreht")
    assert is_done(s)

    # Nor in another turn of the round
    run(s, begin_age_turn)
    assert s.age is not None
    assert s.age.spurred == 1 << ta.EAST_ANGLIA

    # But in the next round one has
    run(s, begin_round)
    assert s.age.spurred == 0


def test_vx_2_2_a_leader_may_leave_the_step_to_another() -> None:
    s = led("east_anglia")
    play(s, "activate halfdan", "march loidis", "halt", "activate ivar", "march cetreht")
    assert hurried(s) == ["hurry east_anglia", "halt"]


def test_vx_2_2_east_anglia_gives_no_army_and_no_english_leader_a_step() -> None:
    s = a_table("east_anglia", units={EOFORWIC: {NORSEMEN: 2}}, armies=1, steps=1)
    marching(s, "muster eoforwic", "march loidis")
    assert is_done(s)
    for viking in ((), ("east_anglia",)):
        s = a_table(
            "mercia",
            *viking,
            active=THEGN,
            units={EOFORWIC: {THEGN: 2}},
            leaders={ALFRED: EOFORWIC},
            armies=1,
            steps=1,
        )
        run(s, leader_phase)
        play(s, "activate alfred", "march loidis")
        assert is_done(s)


def test_vx_2_2_east_anglia_gives_a_leader_none_while_it_is_english() -> None:
    s = led()
    play(s, "activate halfdan", "march loidis")
    assert s.rule != "VX-2.2"


def test_vx_2_2_a_leader_who_has_fought_with_his_last_step_may_hurry() -> None:
    # Given Halfdan who wins a battle with no step left
    s = led("east_anglia", units={LOIDIS: {THEGN: 1}})
    play(s, "activate halfdan", "march loidis", "roll command", "roll hit command command", "roll command command")
    idle(s, lambda state: state.rule != "V-9.12")
    assert s.battle is None

    # Then he goes on
    assert hurried(s) == ["hurry east_anglia", "halt"]
    play(s, "hurry east_anglia", "march craefen")
    assert s.leader_at[HALFDAN] == CRAEFEN


def test_vx_2_2_a_leader_who_withdrew_has_no_steps() -> None:
    # Given Halfdan with a last unit that withdraws, and he with it (V-9.13)
    s = a_table(
        "east_anglia",
        units={EOFORWIC: {NORSEMEN: 2}, LOIDIS: {THEGN: 2}},
        leaders={HALFDAN: EOFORWIC},
        armies=1,
        steps=1,
    )
    run(s, leader_phase)
    play(s, "activate halfdan", "load norsemen 1", "march loidis", "roll command command", "roll command")
    play(s, "withdraw eoforwic", "follow halfdan")
    assert s.leader_at[HALFDAN] == EOFORWIC
    assert is_done(s)


def test_vx_2_2_a_leader_may_hurry_from_where_he_lands() -> None:
    s = a_table("east_anglia", off_shore=HALFDAN, aboard=(3, 2), armies=1, steps=1)
    run(s, leader_phase)
    play(s, "activate halfdan", "land bretlintun")
    assert s.leader_at[HALFDAN] == BRETLINTUN
    assert hurried(s) == ["hurry east_anglia", "halt"]


@pytest.mark.parametrize("steps", [0, 1, 3])
def test_vx_2_2_kingdom_steps_says_how_many(steps: int) -> None:
    s = a_table(active=THEGN, units=THEGNS, armies=1, steps=1, kingdom_steps=steps)
    marching(s, "muster eoforwic", "march cnarresburh")
    if steps:
        play(s, "hurry mercia")
        assert s.march is not None
        assert s.march.steps == steps
        assert (s.rule, s.march.at) == ("V-8.1", CNARRESBURH)
    else:
        assert is_done(s)


# VX-3.13: Burgred


def hastened(s: Vikings, steps: int = 2) -> Vikings:
    """Burgred has been played this turn."""
    assert s.age is not None
    s.age.haste = steps
    return s


def in_haste(**laid: Any) -> Vikings:
    """Norsemen in two shires, Burgred played, activations of one step."""
    units = {EOFORWIC: {NORSEMEN: 3}, MAMECEASTER: {NORSEMEN: 2}, **laid.pop("units", {})}
    return hastened(a_state(modules=("kings",), units=units, armies=2, steps=1, **laid))


def test_vx_3_13_one_army_may_go_two_shires_further() -> None:
    s = in_haste()
    marching(s, "muster eoforwic", "march loidis")
    assert hurried(s) == ["hurry burgred", "halt"]
    heard = told(s, lambda: play(s, "hurry burgred"))
    assert heard == ["Burgred gives 2 steps more"]
    play(s, "march craefen", "march loncaster")
    assert units_in(s, LONCASTER) == {NORSEMEN: 3}

    # And no other army
    play(s, "muster mameceaster", "march craefen")
    assert is_done(s)


def test_vx_3_13_a_leader_may_go_two_shires_further_and_then_no_army() -> None:
    s = in_haste(leaders={HALFDAN: EOFORWIC})
    run(s, leader_phase)
    play(s, "activate halfdan", "march loidis", "hurry burgred", "march craefen", "march swaledael")
    assert s.leader_at[HALFDAN] == SWALEDAEL
    marching(s, "muster mameceaster", "march craefen")
    assert is_done(s)


def test_vx_3_13_what_one_march_does_not_use_of_it_is_lost() -> None:
    s = in_haste()
    marching(s, "muster eoforwic", "march loidis", "hurry burgred", "march craefen", "halt")
    play(s, "muster mameceaster", "march loidis")
    assert is_done(s)
    assert s.age is not None
    assert s.age.haste == 0


def test_vx_3_13_an_army_may_leave_it_to_another() -> None:
    s = in_haste()
    marching(s, "muster eoforwic", "march loidis", "halt", "muster mameceaster", "march craefen")
    assert hurried(s) == ["hurry burgred", "halt"]
    assert s.view(None)["age"]["haste"] == 2


def test_vx_3_13_it_holds_for_this_turn_alone() -> None:
    s = in_haste()
    run(s, begin_age_turn)
    marching(s, "muster eoforwic", "march loidis")
    assert s.rule != "VX-2.2"


def test_vx_3_13_a_leader_who_has_fought_with_his_last_step_may_go_on() -> None:
    s = in_haste(leaders={HALFDAN: EOFORWIC}, units={LOIDIS: {THEGN: 1}})
    run(s, leader_phase)
    play(s, "activate halfdan", "march loidis", "roll flee")
    assert hurried(s) == ["hurry burgred", "halt"]


def test_vx_3_13_a_battle_on_the_added_way_costs_a_step_as_ever() -> None:
    # Given Halfdan on the steps that Burgred gave, who does not win with his first roll (V-7.8)
    s = in_haste(leaders={HALFDAN: EOFORWIC}, units={CRAEFEN: {THEGN: 1}})
    run(s, leader_phase)
    play(s, "activate halfdan", "march loidis", "hurry burgred", "march craefen")
    play(s, "roll command", "roll flee flee command", "stay", "roll flee")

    # Then the second of the two is gone
    assert units_in(s, CRAEFEN) == {NORSEMEN: 1}
    assert s.march is None


def test_vx_3_13_steps_of_several_sources_add_up_for_one_army() -> None:
    # Given Thegns with English Mercia, Burgred and the Great Host
    s = a_table(modules=("kingdoms", "kings", "legends"), active=THEGN, units=THEGNS, armies=1, steps=1)
    assert s.age is not None
    s.age.legends[ta.GREAT_HOST] = TAKEN + ENGLISH
    hastened(s)
    marching(s, "muster eoforwic", "march loidis")
    assert hurried(s) == ["hurry mercia", "hurry burgred", "hurry great_host", "halt"]
    play(s, "hurry mercia", "march mameceaster")
    assert hurried(s) == ["hurry burgred", "hurry great_host", "halt"]
    play(s, "hurry great_host", "march loncaster")
    assert hurried(s) == ["hurry burgred", "halt"]
    play(s, "hurry burgred", "march luel", "march hagustaldesham")
    assert is_done(s)


# VX-6.11: the Great Host


def hosted(side: int, active: int, place: int = TAKEN, **laid: Any) -> Vikings:
    """An army of the active faction in York, with the Great Host taken by a side."""
    s = a_state(modules=("legends",), active=active, units={EOFORWIC: {active: 3}}, armies=2, steps=1, **laid)
    assert s.age is not None
    s.age.legends[ta.GREAT_HOST] = place + side if place != OPEN else OPEN
    return s


@pytest.mark.parametrize("active", [NORSEMEN, BERSERKERS, HOUSECARL, THEGN])
def test_vx_6_11_one_army_of_the_side_goes_a_shire_further_once(active: int) -> None:
    # Given the reward of the Great Host, which any faction of the side may use
    side = active // 2
    s = hosted(side, active)
    marching(s, "muster eoforwic", "load " + ("norsemen", "berserkers", "housecarl", "thegn")[active] + " 1")
    play(s, "march loidis")
    assert hurried(s) == ["hurry great_host", "halt"]
    heard = told(s, lambda: play(s, "hurry great_host"))
    assert "The Great Host gives 1 step more" in heard
    play(s, "march craefen")

    # Then it is gone for good, and for the other armies
    assert units_in(s, CRAEFEN) == {active: 1}
    assert s.age is not None
    assert s.age.legends[ta.GREAT_HOST] == CLAIMED + side
    play(s, "muster eoforwic", "march loidis")
    assert is_done(s)
    run(s, begin_round)
    assert s.age.legends[ta.GREAT_HOST] == CLAIMED + side


def test_vx_6_11_a_leader_of_the_side_may_have_it() -> None:
    for side, leader, key in ((VIKING, HALFDAN, "halfdan"), (ENGLISH, ALFRED, "alfred")):
        s = hosted(side, NORSEMEN if side == VIKING else HOUSECARL, leaders={leader: EOFORWIC})
        run(s, leader_phase)
        play(s, f"activate {key}", "march loidis", "hurry great_host", "march craefen")
        assert s.leader_at[leader] == CRAEFEN


@pytest.mark.parametrize(("side", "place"), [(ENGLISH, TAKEN), (VIKING, CLAIMED), (VIKING, OPEN)])
def test_vx_6_11_not_by_the_other_side_nor_twice_nor_before_it_is_taken(side: int, place: int) -> None:
    s = hosted(side, NORSEMEN, place)
    marching(s, "muster eoforwic", "march loidis")
    assert is_done(s)
