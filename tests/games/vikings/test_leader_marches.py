"""A Leader's way: who comes along, whom he leaves, the battles on it (V-6.3, V-7.5, V-7.7, V-7.8, V-14.5 to V-14.9)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data.tables import (
    ALFRED,
    BERSERKERS,
    CETREHT,
    CNARRESBURH,
    CRAEFEN,
    EOFORWIC,
    HALFDAN,
    HOUSECARL,
    IVAR,
    LOIDIS,
    MAMECEASTER,
    NORSEMEN,
    SWALEDAEL,
    THEGN,
)
from heptarchy.games.vikings.leader_phase import leader_phase
from heptarchy.games.vikings.movement_phase import movement_phase
from heptarchy.games.vikings.table.actions import ACTIVATE, FOLLOW, LOAD, MUSTER, STEP, WITHDRAW
from heptarchy.games.vikings.table.state import GONE, Vikings
from tests.games.vikings.table import (
    Units,
    a_state,
    answers,
    invariants,
    is_done,
    offered,
    play,
    refused,
    run,
    told,
    units_in,
)
from tests.sizes import examples


def led_by_halfdan(units: Units, steps: int = 4, armies: int = 2, active: int = NORSEMEN) -> Vikings:
    """Halfdan in York, activated, with these units on the map."""
    s = a_state(active=active, units=units, leaders={HALFDAN: EOFORWIC}, armies=armies, steps=steps)
    run(s, leader_phase)
    return play(s, "activate halfdan")


def steps_left(s: Vikings) -> int:
    assert s.march is not None
    return s.march.steps


# Who comes along


def test_v_7_5_units_left_before_he_sets_out_have_not_moved() -> None:
    # Given Halfdan with 4 Norsemen, of whom 1 comes along
    s = led_by_halfdan({EOFORWIC: {NORSEMEN: 4}}, steps=1)
    play(s, "load norsemen 1", "march loidis")
    assert (units_in(s, LOIDIS), units_in(s, EOFORWIC)) == ({NORSEMEN: 1}, {NORSEMEN: 3})

    # Then the other three may still march, he who was carried may not (V-6.3)
    run(s, movement_phase)
    assert offered(s, MUSTER) == {EOFORWIC}
    assert refused(s, "muster loidis") == "all Norsemen in Leeds have moved this turn (V-6.3)"


def test_v_7_5_units_are_dropped_on_the_way_and_have_moved() -> None:
    s = led_by_halfdan({EOFORWIC: {NORSEMEN: 4, BERSERKERS: 2}}, steps=2)
    play(s, "march loidis", "load norsemen 3", "load berserkers 0", "march craefen")
    assert units_in(s, LOIDIS) == {NORSEMEN: 1, BERSERKERS: 2}
    assert units_in(s, CRAEFEN) == {NORSEMEN: 3}
    run(s, movement_phase)
    assert is_done(s)  # nobody is left who has not moved


def test_v_7_5_units_that_have_not_moved_join_him_on_the_way() -> None:
    # Given 3 Norsemen and 2 Berserkers in Leeds
    s = led_by_halfdan({EOFORWIC: {NORSEMEN: 1}, LOIDIS: {NORSEMEN: 3, BERSERKERS: 2}}, steps=2)
    play(s, "march loidis")
    assert (offered(s, LOAD[NORSEMEN]), offered(s, LOAD[BERSERKERS])) == ({0, 2, 3, 4}, {1, 2})

    # When some join
    play(s, "load norsemen 3", "load berserkers 1", "march craefen")

    # Then they are with him and have moved; the others have not
    assert units_in(s, CRAEFEN) == {NORSEMEN: 3, BERSERKERS: 1}
    assert units_in(s, LOIDIS) == {NORSEMEN: 1, BERSERKERS: 1}
    run(s, movement_phase)
    assert offered(s, MUSTER) == {LOIDIS}


def test_v_7_5_those_who_came_with_him_go_on_before_those_who_stand_there() -> None:
    # Given 2 Norsemen with him and 2 in Leeds, and 2 who go on
    s = led_by_halfdan({EOFORWIC: {NORSEMEN: 2}, LOIDIS: {NORSEMEN: 2}}, steps=2)
    play(s, "march loidis", "march craefen")

    # Then the two of Leeds may still move
    run(s, movement_phase)
    play(s, "muster loidis")
    assert s.march is not None
    assert s.march.carry == [2, 0]


def test_v_7_5_units_he_dropped_may_join_him_again() -> None:
    # Given 2 Norsemen dropped in Leeds
    s = led_by_halfdan({EOFORWIC: {NORSEMEN: 3}}, steps=4)
    play(s, "march loidis", "load norsemen 1", "march craefen", "march loidis")

    # Then all three may go on together, and all three have moved
    assert offered(s, LOAD[NORSEMEN]) == {0, 2, 3}
    play(s, "load norsemen 3", "march mameceaster")
    assert units_in(s, MAMECEASTER) == {NORSEMEN: 3}
    assert units_in(s, LOIDIS) == {}
    run(s, movement_phase)
    assert is_done(s)


def test_v_7_5_those_he_dropped_join_before_those_who_have_not_moved() -> None:
    # Given 1 Norseman dropped in Leeds, beside 1 who stood there, and a way that leads back
    s = led_by_halfdan({EOFORWIC: {NORSEMEN: 2}, LOIDIS: {NORSEMEN: 1}}, steps=4)
    play(s, "march loidis", "load norsemen 1", "march craefen", "march loidis", "load norsemen 2", "march mameceaster")

    # Then the one he took up is the one he had dropped: the other may still march
    run(s, movement_phase)
    assert offered(s, MUSTER) == {LOIDIS}


def test_v_7_5_units_that_moved_with_another_leader_may_not_join() -> None:
    # Given Ivar, who has come to Leeds with 3 Norsemen
    s = a_state(
        active=NORSEMEN,
        units={EOFORWIC: {NORSEMEN: 2}, CRAEFEN: {NORSEMEN: 3}, LOIDIS: {NORSEMEN: 1}},
        leaders={HALFDAN: EOFORWIC, IVAR: CRAEFEN},
        armies=2,
        steps=2,
    )
    run(s, leader_phase)
    play(s, "activate ivar", "march loidis", "halt")

    # When Halfdan comes by with 2, only the one of Leeds may join him
    play(s, "activate halfdan", "march loidis")
    assert offered(s, LOAD[NORSEMEN]) == {0, 1, 3}
    assert refused(s, "load norsemen 4") == "3 Norsemen can come along from here (V-6.3)"


def test_v_6_3_a_leader_among_norsemen_that_have_all_moved_can_not_set_out_for_them() -> None:
    # Given Ivar in Leeds with Berserkers, where Halfdan has left all his Norsemen
    s = a_state(
        active=NORSEMEN,
        units={EOFORWIC: {NORSEMEN: 3, BERSERKERS: 1}, LOIDIS: {BERSERKERS: 2}, CRAEFEN: {NORSEMEN: 1}},
        leaders={HALFDAN: EOFORWIC, IVAR: LOIDIS},
        armies=2,
        steps=2,
    )
    run(s, leader_phase)
    play(s, "activate halfdan", "march loidis", "load norsemen 0", "march craefen")

    # Then there is no unit of the Norsemen that he may lead
    assert is_done(s)
    assert s.armies == 1
    assert units_in(s, LOIDIS) == {NORSEMEN: 3, BERSERKERS: 2}


def test_v_7_9_a_leader_whose_last_unit_another_leader_takes_up_is_lost() -> None:
    s = a_state(
        active=NORSEMEN,
        units={EOFORWIC: {NORSEMEN: 1}, LOIDIS: {NORSEMEN: 1}},
        leaders={HALFDAN: EOFORWIC, IVAR: LOIDIS},
        armies=2,
        steps=3,
    )
    run(s, leader_phase)
    play(s, "activate halfdan", "march loidis", "load norsemen 2", "march craefen")
    assert s.leader_at[IVAR] == GONE


def test_v_7_5_a_number_is_set_once_at_each_stop() -> None:
    s = led_by_halfdan({EOFORWIC: {NORSEMEN: 4, BERSERKERS: 1}})
    assert refused(s, "load norsemen 4") == "4 Norsemen come along already (V-7.5)"
    play(s, "load norsemen 2")
    assert refused(s, "load norsemen 3") == "the number of Norsemen has been set at this stop (V-7.5)"
    assert offered(s, LOAD[BERSERKERS]) == {0}
    play(s, "march loidis")
    assert offered(s, LOAD[NORSEMEN]) == {0, 1}


def test_v_7_9_he_does_not_go_on_without_a_unit() -> None:
    s = led_by_halfdan({EOFORWIC: {NORSEMEN: 1}})
    play(s, "march loidis", "load norsemen 0")
    assert answers(s) == ["halt"]
    assert refused(s, "march craefen") == "Halfdan (Great Heathen Host) must take a unit along (V-7.9)"
    play(s, "halt")
    assert (s.leader_at[HALFDAN], units_in(s, LOIDIS)) == (LOIDIS, {NORSEMEN: 1})


def test_v_7_5_after_his_last_step_all_units_of_the_shire_are_his_again() -> None:
    # Given Halfdan in Leeds beside a unit that stood there
    s = led_by_halfdan({EOFORWIC: {NORSEMEN: 1}, LOIDIS: {BERSERKERS: 1}}, steps=1)
    play(s, "march loidis")

    # When the Berserkers have their turn, they lead him with it
    s.active = BERSERKERS
    s.led = 0
    s.armies = 1
    s.moved = [[0] * 63, [0] * 63]
    run(s, leader_phase)
    play(s, "activate halfdan", "march craefen")
    assert units_in(s, CRAEFEN) == {NORSEMEN: 1, BERSERKERS: 1}


def test_v_6_3_a_unit_carried_by_a_leader_has_moved() -> None:
    s = led_by_halfdan({EOFORWIC: {NORSEMEN: 2, BERSERKERS: 2}}, steps=1)
    play(s, "march loidis")
    assert is_done(s)
    assert is_done(run(s, movement_phase))


# Battles on the way


def test_v_7_7_a_leader_fights_at_once_and_goes_on_if_he_wins() -> None:
    # Given Thegns in Leeds
    s = led_by_halfdan({EOFORWIC: {NORSEMEN: 3}, LOIDIS: {THEGN: 1}}, steps=3)

    # When he enters, dice are thrown before anything else is asked
    play(s, "march loidis")
    assert s.rule == "V-9.5"
    play(s, "roll hit", "roll hit hit")

    # Then he has won, with two steps left and two units
    assert s.rule == "V-7.5"
    assert steps_left(s) == 2
    play(s, "march craefen", "march swaledael")
    assert units_in(s, SWALEDAEL) == {NORSEMEN: 2}


def test_v_7_7_a_leader_who_loses_is_lost() -> None:
    s = led_by_halfdan({EOFORWIC: {NORSEMEN: 1}, LOIDIS: {THEGN: 1}}, steps=3, armies=2)
    play(s, "march loidis", "roll hit")
    assert is_done(s)
    assert s.leader_at[HALFDAN] == GONE
    assert s.march is None


def test_v_7_8_and_v_14_5_winning_with_the_first_attack_roll_costs_no_step() -> None:
    s = led_by_halfdan({EOFORWIC: {NORSEMEN: 3}, LOIDIS: {THEGN: 2}}, steps=3)
    play(s, "march loidis", "roll command command", "roll hit hit hit")
    assert steps_left(s) == 2


def test_v_7_8_and_v_14_5_otherwise_he_loses_one_step_once_in_the_battle() -> None:
    # Given a battle whose first attack roll leaves a Thegn
    s = led_by_halfdan({EOFORWIC: {NORSEMEN: 3}, LOIDIS: {THEGN: 2}}, steps=4)
    play(s, "march loidis", "roll command command")
    assert steps_left(s) == 3
    heard = told(s, lambda: play(s, "roll hit command command"))
    assert steps_left(s) == 2
    assert heard[-1] == "Halfdan loses 1 step"

    # When it goes on for two more
    play(s, "roll command", "roll command command command", "roll command", "roll hit hit hit")

    # Then it is one step, not three
    assert s.rule == "V-7.5"
    assert steps_left(s) == 2


def test_v_7_8_steps_do_not_go_below_zero() -> None:
    s = led_by_halfdan({EOFORWIC: {NORSEMEN: 3}, LOIDIS: {THEGN: 2}}, steps=1)
    play(s, "march loidis", "roll command command", "roll hit command command", "roll command", "roll hit hit hit")
    assert is_done(s)
    assert (s.leader_at[HALFDAN], units_in(s, LOIDIS)) == (LOIDIS, {NORSEMEN: 3})


def test_v_7_8_defenders_gone_before_his_first_attack_roll_cost_no_step() -> None:
    s = led_by_halfdan({EOFORWIC: {NORSEMEN: 3}, LOIDIS: {THEGN: 1}}, steps=3)
    play(s, "march loidis", "roll flee")
    assert steps_left(s) == 2


@pytest.mark.parametrize(("lost", "left"), [(0, 3), (1, 2), (2, 1), (4, 0)])
def test_v_7_8_the_steps_lost_are_a_figure(lost: int, left: int) -> None:
    s = a_state(
        units={EOFORWIC: {NORSEMEN: 3}, LOIDIS: {THEGN: 1}},
        leaders={HALFDAN: EOFORWIC},
        armies=1,
        steps=4,
        lost_steps=lost,
    )
    run(s, leader_phase)
    play(s, "activate halfdan", "march loidis", "roll command", "roll command command command")
    assert steps_left(s) == left


def test_v_7_8_a_landing_and_a_slow_battle_cost_a_step_each() -> None:
    s = a_state(off_shore=HALFDAN, aboard=(3, 0), units={CETREHT: {THEGN: 1}}, armies=1, steps=4)
    run(s, leader_phase)
    play(s, "activate halfdan", "land cetreht", "roll command", "roll command command command", "roll command")
    play(s, "roll hit hit hit")
    assert steps_left(s) == 2


# Commands and Leaders


def test_v_14_6_the_last_unit_with_a_leader_may_take_him_along_by_command() -> None:
    # Given Halfdan with 1 Norseman against a Thegn in Leeds, friends in York
    s = led_by_halfdan({EOFORWIC: {NORSEMEN: 2}, LOIDIS: {THEGN: 1}}, steps=4)
    play(s, "load norsemen 1", "march loidis", "roll command", "roll command")

    # When his last unit withdraws, he is asked for
    assert offered(s, WITHDRAW) == {EOFORWIC}
    play(s, "withdraw eoforwic")
    assert s.rule == "V-9.13"
    assert offered(s, FOLLOW) == {HALFDAN}
    alone = s.clone()
    play(s, "follow halfdan")

    # Then both have escaped, and he has no steps left this turn
    assert is_done(s)
    assert (s.leader_at[HALFDAN], units_in(s, EOFORWIC)) == (EOFORWIC, {NORSEMEN: 2})
    assert s.march is None
    assert units_in(s, LOIDIS) == {THEGN: 1}

    # And the unit that came with him has moved; the other has not
    assert s.moved[NORSEMEN][EOFORWIC] == 1

    # But one who stays is removed (V-7.9)
    play(alone, "stay")
    assert alone.leader_at[HALFDAN] == GONE


def test_v_14_9_a_unit_dropped_next_to_the_target_gives_a_place_for_commands() -> None:
    # Given Halfdan, who drops a unit in Knaresborough before he attacks Leeds
    s = led_by_halfdan({EOFORWIC: {NORSEMEN: 4}, LOIDIS: {THEGN: 1}}, steps=3)
    play(s, "march cnarresburh", "load norsemen 3", "march loidis", "roll hit")

    # When his roll shows Commands
    play(s, "roll command command")

    # Then they may withdraw there; York, which he left empty, is no place
    assert offered(s, WITHDRAW) == {CNARRESBURH}
    assert refused(s, "withdraw eoforwic") == "there are no friends in York (V-9.12)"
    play(s, "withdraw cnarresburh")
    assert units_in(s, CNARRESBURH) == {NORSEMEN: 2}


def test_v_6_3_a_unit_that_withdrew_from_his_battle_has_moved_and_may_join_him_again() -> None:
    # Given a unit of his that withdrew to Craven, where another stands
    s = led_by_halfdan({EOFORWIC: {NORSEMEN: 3}, LOIDIS: {THEGN: 1}, CRAEFEN: {NORSEMEN: 1}}, steps=4)
    play(s, "march loidis", "roll command", "roll hit command command", "withdraw craefen", "stay")
    assert units_in(s, CRAEFEN) == {NORSEMEN: 2}

    # When he comes there, both may join him
    play(s, "march craefen")
    assert offered(s, LOAD[NORSEMEN]) == {0, 1, 3, 4}
    play(s, "halt")

    # Then of the three that came from York none may march any more
    run(s, movement_phase)
    play(s, "muster craefen")
    assert s.march is not None
    assert s.march.carry == [1, 0]
    assert offered(s, LOAD[NORSEMEN]) == set()


def test_v_17_14_the_owner_of_the_last_unit_decides_whether_the_leader_goes() -> None:
    # Given Alfred attacking with a Thegn in a turn of the Housecarl: his last unit is a Thegn
    s = a_state(
        active=HOUSECARL,
        units={EOFORWIC: {HOUSECARL: 1, THEGN: 1}, MAMECEASTER: {THEGN: 1}, LOIDIS: {NORSEMEN: 1}},
        leaders={ALFRED: EOFORWIC},
        armies=2,
        steps=2,
    )
    run(s, leader_phase)
    play(s, "activate alfred", "march loidis", "roll hit", "lose housecarl", "roll command", "withdraw mameceaster")
    assert (s.seat, s.rule) == (THEGN, "V-9.13")
    play(s, "follow alfred")
    assert s.leader_at[ALFRED] == MAMECEASTER


# No unit goes farther than its Leader, none that he left moves again


@st.composite
def ways(draw: st.DrawFn) -> tuple[Vikings, list[int]]:
    """A board of Vikings alone, two Leaders in it, and the choices that lead them."""
    near = [EOFORWIC, LOIDIS, CRAEFEN, CNARRESBURH, CETREHT, SWALEDAEL, MAMECEASTER]
    units: dict[int, dict[int, int]] = {}
    for shire in near:
        units[shire] = {NORSEMEN: draw(st.integers(0, 3)), BERSERKERS: draw(st.integers(0, 2))}
    leaders = {HALFDAN: EOFORWIC, IVAR: draw(st.sampled_from(near))}
    for shire in leaders.values():
        units[shire][NORSEMEN] += 1
    active = draw(st.sampled_from([NORSEMEN, BERSERKERS]))
    s = a_state(active=active, units=units, leaders=leaders, armies=3, steps=draw(st.integers(1, 4)))
    return s, draw(st.lists(st.integers(0, 10_000), min_size=40, max_size=40))


@given(ways())
@settings(max_examples=examples(120))
def test_v_6_3_and_v_16_6_no_unit_goes_farther_than_the_card_says_however_leaders_drop_and_take_up(
    way: tuple[Vikings, list[int]],
) -> None:
    # Given any board, and any way through the Leader and Movement Phases
    s, choices = way
    most, armies = s.steps, s.armies
    held = [sum(s.units[faction]) for faction in (0, 1)]
    activations = 0
    taken = 0
    s.push(movement_phase)
    run(s, leader_phase)
    for choice in choices:
        if s.over:
            break
        answer = s.options[choice % len(s.options)]
        if ACTIVATE.holds(answer) or MUSTER.holds(answer):
            activations += 1
            taken = 0
        if STEP.holds(answer):
            taken += 1
        s.apply(answer)

        # Then no way is longer than the card's steps, none is gone too often, no unit is lost or counted twice
        assert taken <= most
        assert activations <= armies
        assert [sum(s.units[faction]) for faction in (0, 1)] == held
        invariants(s, dealt=False)


@given(ways())
@settings(max_examples=examples(120))
def test_v_6_3_each_unit_moves_with_one_leader_or_army_alone(way: tuple[Vikings, list[int]]) -> None:
    """Beside the engine's counts, units are followed one by one: each keeps the first who moved it."""
    s, choices = way
    names: list[list[list[tuple[int, int]]]] = [
        [[(-1, 0) for _ in range(s.units[faction][shire])] for shire in range(63)] for faction in (0, 1)
    ]  # by faction, by shire: mover and steps of each unit
    most = s.steps
    mover = 0
    s.push(movement_phase)
    run(s, leader_phase)
    for choice in choices:
        if s.over:
            break
        answer = s.options[choice % len(s.options)]
        march = s.march
        if ACTIVATE.holds(answer) or MUSTER.holds(answer):
            mover += 1
        elif STEP.holds(answer) and march is not None:
            source, target = march.at, STEP.arg(answer)
            for faction in (0, 1):
                # those who may go: with this mover, or unmoved; they must be enough
                there = sorted(names[faction][source], key=lambda unit: (unit[0] != mover, unit[0] != -1))
                n = march.carry[faction]
                going, staying = there[:n], there[n:]
                assert all(unit[0] in (-1, mover) for unit in going), "a unit moves twice"
                assert len(going) == n
                names[faction][source] = staying
                names[faction][target] += [(mover, steps + 1) for _, steps in going]
                assert all(steps <= most for _, steps in names[faction][target])
        s.apply(answer)
    assert [[len(there) for there in row] for row in names] == s.units[:2]
    assert t.SIDE_OF[s.active] == t.VIKING
