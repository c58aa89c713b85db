"""The Leader Phase: who is activated, where he lands, when he is lost (V-7, V-2.7)."""

from __future__ import annotations

import pytest

from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data.tables import (
    ALFRED,
    BERSERKERS,
    CANTWARABURG,
    CETREHT,
    CRAEFEN,
    DUNHOLM,
    ELMHAM,
    EOFORWIC,
    GIPESWIC,
    GUTHRUM,
    HALFDAN,
    HAMTUN,
    HOUSECARL,
    IVAR,
    LEADER_LANDINGS,
    LINDCYLENE,
    LOIDIS,
    LUNDENWIC,
    NORSEMEN,
    OXENAFORD,
    STREONAESHEALH,
    THEGN,
)
from heptarchy.games.vikings.leader_phase import leader_phase
from heptarchy.games.vikings.movement_phase import movement_phase
from heptarchy.games.vikings.table.actions import ACTIVATE, LAND, LOAD, SAIL, STEP
from heptarchy.games.vikings.table.state import GONE, OFF_SHORE
from heptarchy.games.vikings.turn import end_round
from tests.games.vikings.table import (
    a_state,
    answers,
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

# Activation


def test_v_7_1_the_phase_takes_place_only_with_a_leader_on_the_map_or_to_land() -> None:
    here = {EOFORWIC: {NORSEMEN: 2}, LUNDENWIC: {THEGN: 2}}
    for active in (NORSEMEN, THEGN):
        assert is_done(run(a_state(active=active, units=here, armies=2, steps=2), leader_phase))
    s = run(a_state(active=NORSEMEN, units=here, leaders={HALFDAN: EOFORWIC}, armies=2, steps=2), leader_phase)
    assert offered(s, ACTIVATE) == {HALFDAN}
    s = run(a_state(active=NORSEMEN, off_shore=IVAR, aboard=(1, 1), armies=2, steps=2), leader_phase)
    assert offered(s, ACTIVATE) == {IVAR}


def test_v_7_1_nobody_leads_the_other_sides_leader() -> None:
    here = {EOFORWIC: {NORSEMEN: 2}, LUNDENWIC: {THEGN: 2}, OXENAFORD: {THEGN: 1}}
    s = a_state(active=THEGN, units=here, leaders={HALFDAN: EOFORWIC, ALFRED: LUNDENWIC}, armies=2, steps=2)
    run(s, leader_phase)
    assert offered(s, ACTIVATE) == {ALFRED}
    sentence = "Halfdan (Great Heathen Host) is not in play on your side (V-7.2)"
    assert refused(s, "activate halfdan") == sentence


def test_v_7_2_leaders_are_activated_one_at_a_time_each_once_each_for_one_activation() -> None:
    # Given two Leaders and three activations
    s = a_state(
        active=NORSEMEN,
        units={EOFORWIC: {NORSEMEN: 2}, GIPESWIC: {NORSEMEN: 2}},
        leaders={HALFDAN: EOFORWIC, IVAR: GIPESWIC},
        armies=3,
        steps=2,
    )
    run(s, leader_phase)
    assert s.seat == NORSEMEN
    assert offered(s, ACTIVATE) == {HALFDAN, IVAR}

    # When one has gone his way
    play(s, "activate halfdan", "march loidis", "halt")

    # Then he may not go again, the other may, and one activation is spent
    assert s.armies == 2
    assert offered(s, ACTIVATE) == {IVAR}
    assert refused(s, "activate halfdan") == "Halfdan (Great Heathen Host) has been activated this turn (V-7.2)"
    play(s, "activate ivar", "march elmham", "halt")
    assert s.armies == 1
    assert is_done(s)


def test_v_7_2_activations_end_with_those_of_the_card() -> None:
    s = a_state(
        active=NORSEMEN,
        units={EOFORWIC: {NORSEMEN: 2}, GIPESWIC: {NORSEMEN: 2}},
        leaders={HALFDAN: EOFORWIC, IVAR: GIPESWIC},
        armies=1,
        steps=2,
    )
    run(s, leader_phase)
    play(s, "activate halfdan", "march loidis", "halt")
    assert is_done(s)
    assert s.armies == 0


def test_v_7_2_leaders_need_not_be_activated() -> None:
    s = a_state(active=NORSEMEN, units={EOFORWIC: {NORSEMEN: 2}}, leaders={HALFDAN: EOFORWIC}, armies=2, steps=2)
    run(s, leader_phase)
    play(s, "done")
    assert is_done(s)
    assert s.armies == 2


def test_v_7_2_two_leaders_of_one_shire_do_not_travel_as_one() -> None:
    # Given two Leaders in York
    s = a_state(
        active=NORSEMEN,
        units={EOFORWIC: {NORSEMEN: 3, BERSERKERS: 2}},
        leaders={HALFDAN: EOFORWIC, IVAR: EOFORWIC},
        armies=2,
        steps=1,
    )

    # When one sets out
    run(s, leader_phase)
    play(s, "activate halfdan", "march loidis")

    # Then the other is still in York, with a unit to keep him (V-7.9)
    assert s.leader_at[HALFDAN] == LOIDIS
    assert s.leader_at[IVAR] == EOFORWIC
    assert units_in(s, EOFORWIC) == {BERSERKERS: 1}


def test_v_6_2_a_leader_needs_a_unit_of_the_active_faction_to_set_out() -> None:
    # Given a Leader among Berserkers alone, and one with both kinds
    s = a_state(
        active=NORSEMEN,
        units={EOFORWIC: {BERSERKERS: 4}, GIPESWIC: {NORSEMEN: 2, BERSERKERS: 3}},
        leaders={HALFDAN: EOFORWIC, IVAR: GIPESWIC},
        armies=2,
        steps=3,
    )
    run(s, leader_phase)

    # Then the first stays, in a turn of the Norsemen
    assert offered(s, ACTIVATE) == {IVAR}
    sentence = "Halfdan (Great Heathen Host) has no unit of the Norsemen that may set out (V-6.2)"
    assert refused(s, "activate halfdan") == sentence

    # And the second takes one Norseman at least, and Berserkers as he likes
    play(s, "activate ivar")
    assert offered(s, LOAD[NORSEMEN]) == {1}
    assert offered(s, LOAD[BERSERKERS]) == {0, 1, 2}
    assert refused(s, "load norsemen 0") == "a unit of the Norsemen must come along (V-6.2)"

    # But only when he sets out: on the way he may leave the last of them
    play(s, "load norsemen 1", "march elmham", "load norsemen 0", "march gipeswic")
    assert units_in(s, ELMHAM) == {NORSEMEN: 1}


# Landing


def leaders_offered(aboard: tuple[int, int], bag: list[int], armies: int = 2, leader: int = IVAR) -> str:
    """What the Norsemen are offered in their Leader Phase with a Leader to land; Halfdan stands in York."""
    s = a_state(
        active=NORSEMEN,
        units={EOFORWIC: {NORSEMEN: 2}},
        leaders={HALFDAN: EOFORWIC},
        off_shore=leader,
        aboard=aboard,
        bag=bag,
        armies=armies,
        steps=3,
    )
    run(s, leader_phase)
    return " ".join(text.removeprefix("activate ") for text in answers(s))


def test_v_7_3_the_revealing_faction_may_leave_the_landing_to_the_other() -> None:
    assert leaders_offered(aboard=(3, 2), bag=[BERSERKERS, THEGN]) == "halfdan ivar done"


def test_v_7_3_but_only_while_the_card_holds_a_unit_of_the_other_faction() -> None:
    assert leaders_offered(aboard=(3, 0), bag=[BERSERKERS, THEGN]) == "halfdan ivar"


def test_v_7_3_the_second_faction_must_land_him_if_the_first_did_not() -> None:
    assert leaders_offered(aboard=(3, 2), bag=[THEGN]) == "halfdan ivar"
    s = a_state(active=NORSEMEN, off_shore=IVAR, aboard=(3, 2), bag=[], armies=2, steps=3)
    run(s, leader_phase)
    assert refused(s, "done") == "Ivar the Boneless must land this turn (V-7.3)"


def test_v_7_3_the_last_activation_is_for_the_one_who_must_land() -> None:
    assert leaders_offered(aboard=(3, 0), bag=[], armies=1) == "ivar"
    s = a_state(
        active=NORSEMEN,
        units={EOFORWIC: {NORSEMEN: 2}},
        leaders={HALFDAN: EOFORWIC},
        off_shore=IVAR,
        aboard=(3, 0),
        bag=[],
        armies=2,
        steps=3,
    )
    run(s, leader_phase)
    play(s, "activate halfdan", "march loidis", "halt")
    assert answers(s) == ["activate ivar"]
    assert refused(s, "done") == "Ivar the Boneless must land this turn (V-7.3)"


def test_v_7_3_halfdan_waits_his_turn_when_the_last_activation_is_ivars() -> None:
    s = a_state(
        active=NORSEMEN,
        units={EOFORWIC: {NORSEMEN: 2}},
        leaders={HALFDAN: EOFORWIC},
        off_shore=IVAR,
        aboard=(3, 0),
        armies=1,
        steps=3,
    )
    run(s, leader_phase)
    sentence = "the last activation is for Ivar the Boneless, who must land this turn (V-7.3)"
    assert refused(s, "activate halfdan") == sentence


def test_v_7_3_a_faction_with_no_unit_on_his_card_cannot_land_him() -> None:
    assert leaders_offered(aboard=(0, 4), bag=[]) == "halfdan done"
    s = a_state(active=NORSEMEN, off_shore=IVAR, aboard=(0, 4), bag=[], armies=2, steps=3)
    assert is_done(run(s, leader_phase))


@pytest.mark.parametrize("aboard", [(0, 0), (5, 3)])
def test_v_7_3_one_who_has_not_landed_when_the_round_ends_is_discarded_with_his_units(aboard: tuple[int, int]) -> None:
    s = a_state(round=3, units={EOFORWIC: {NORSEMEN: 1}}, off_shore=IVAR, aboard=aboard)
    heard = told(s, lambda: run(s, end_round))
    assert s.leader_at[IVAR] == GONE
    assert s.aboard == [0, 0]
    assert s.stock[:2] == [39, 20]
    assert heard[0] == "Ivar the Boneless is lost"
    invariants(s, dealt=False)


def test_v_7_4_halfdan_and_the_b_leaders_land_on_the_north_sea_alone() -> None:
    s = a_state(active=NORSEMEN, off_shore=IVAR, aboard=(3, 1), armies=2, steps=3)
    run(s, leader_phase)
    play(s, "activate ivar")
    assert offered(s, LAND) == set(t.LANDINGS[t.NORTH_SEA])
    sentence = "Ivar the Boneless may not land in Exeter: it is on another sea (V-7.4)"
    assert refused(s, "land exanceaster") == sentence
    assert refused(s, "land loidis") == "Leeds is no coast to land on (V-7.4)"
    assert refused(s, "land cruland") == "Crowland Fens is no coast to land on (V-7.4)"


def test_v_7_4_the_c_leaders_land_on_any_coast_but_a_marsh() -> None:
    s = a_state(active=NORSEMEN, off_shore=GUTHRUM, aboard=(3, 1), armies=2, steps=3)
    run(s, leader_phase)
    play(s, "activate guthrum")
    assert offered(s, LAND) == set(t.COASTAL)
    assert not any(t.IS_MARSH[shire] for shire in offered(s, LAND))


def test_v_2_5_york_and_london_are_coasts_to_land_on_and_canterbury_lies_on_two_seas() -> None:
    assert {EOFORWIC, LUNDENWIC, CANTWARABURG} <= set(LEADER_LANDINGS[HALFDAN])
    s = a_state(active=NORSEMEN, off_shore=HALFDAN, aboard=(3, 1), armies=2, steps=3)
    run(s, leader_phase)
    play(s, "activate halfdan", "land eoforwic")
    assert s.leader_at[HALFDAN] == EOFORWIC


def test_v_6_1_landing_costs_a_step_and_all_on_his_card_come_ashore() -> None:
    # Given a Leader off shore with two steps
    s = a_state(active=NORSEMEN, off_shore=IVAR, aboard=(3, 1), armies=2, steps=2)
    run(s, leader_phase)

    # When he lands in an empty shire
    play(s, "activate ivar", "land streonaeshealh")
    assert s.leader_at[IVAR] == STREONAESHEALH
    assert units_in(s, STREONAESHEALH) == {NORSEMEN: 3, BERSERKERS: 1}
    assert s.aboard == [0, 0]

    # Then one step is left, and no more
    play(s, "march cetreht")
    assert is_done(s)
    assert units_in(s, CETREHT) == {NORSEMEN: 3, BERSERKERS: 1}
    invariants(s, dealt=False)


def test_v_7_3_a_leader_with_no_open_coast_can_not_land() -> None:
    # Given a Navy (of a house rule) that bars all his coasts
    s = a_state(active=NORSEMEN, off_shore=IVAR, aboard=(3, 1), armies=2, steps=2, bag=[], barred=LEADER_LANDINGS[IVAR])

    # Then nobody is asked to do the impossible, and the round's end discards him
    assert is_done(run(s, leader_phase))


def test_v_2_7_only_a_leader_who_has_not_landed_is_at_sea_and_he_is_in_no_shire() -> None:
    s = a_state(active=NORSEMEN, off_shore=IVAR, aboard=(3, 1), armies=2, steps=2)
    assert s.leader_at[IVAR] == OFF_SHORE
    assert s.view(None)["shires"] == {}
    run(s, movement_phase)
    assert is_done(s)  # his units are no army


# Loss of a Leader


def test_v_7_6_in_battle_all_units_of_his_shire_are_one_group() -> None:
    # Given a Leader in Leeds with 2 Norsemen and 1 Berserker, attacked
    s = a_state(
        active=THEGN,
        units={LOIDIS: {NORSEMEN: 2, BERSERKERS: 1, THEGN: 1}},
        leaders={HALFDAN: LOIDIS},
        moved={LOIDIS: {THEGN: 1}},
    )

    # Then all of them roll together
    fight(s, LOIDIS)
    play(s, "roll command command", "roll hit")
    assert units_in(s, LOIDIS) == {NORSEMEN: 2, BERSERKERS: 1}


def test_v_7_9_a_leader_whose_side_has_no_unit_left_in_his_shire_is_removed() -> None:
    # Given a Leader attacked with one unit
    s = a_state(active=THEGN, units={LOIDIS: {NORSEMEN: 1, THEGN: 2}}, leaders={HALFDAN: LOIDIS})
    fight(s, LOIDIS)

    # When it falls
    heard = told(s, lambda: play(s, "roll flee"))

    # Then he is out of the game
    assert is_done(s)
    assert s.leader_at[HALFDAN] == GONE
    assert "Halfdan is lost" in heard
    s.active = NORSEMEN
    s.armies = 2
    assert is_done(run(s, leader_phase))


def test_v_7_10_units_may_leave_a_leader_who_stays_but_his_last_only_on_purpose() -> None:
    # Given a Leader in York with 3 Norsemen and 2 Berserkers, in the Movement Phase
    s = a_state(
        active=NORSEMEN, units={EOFORWIC: {NORSEMEN: 3, BERSERKERS: 2}}, leaders={HALFDAN: EOFORWIC}, armies=1, steps=1
    )
    run(s, movement_phase)

    # When an army is mustered, it leaves one unit with him unless told otherwise
    play(s, "muster eoforwic")
    careless = s.clone()
    play(s, "march loidis")
    assert units_in(s, EOFORWIC) == {BERSERKERS: 1}
    assert s.leader_at[HALFDAN] == EOFORWIC

    # Then to take it too is accepting that he is lost
    play(careless, "load berserkers 2", "march loidis")
    assert units_in(careless, LOIDIS) == {NORSEMEN: 3, BERSERKERS: 2}
    assert careless.leader_at[HALFDAN] == GONE


def test_v_7_10_a_unit_of_the_active_faction_is_left_where_there_is_no_other() -> None:
    s = a_state(active=NORSEMEN, units={EOFORWIC: {NORSEMEN: 3}}, leaders={HALFDAN: EOFORWIC}, armies=1, steps=1)
    run(s, movement_phase)
    play(s, "muster eoforwic", "march loidis")
    assert units_in(s, EOFORWIC) == {NORSEMEN: 1}
    s = a_state(active=NORSEMEN, units={EOFORWIC: {NORSEMEN: 1}}, leaders={HALFDAN: EOFORWIC}, armies=1, steps=1)
    run(s, movement_phase)
    play(s, "muster eoforwic", "march loidis")
    assert s.leader_at[HALFDAN] == GONE


def test_v_7_10_leaders_do_not_move_in_the_movement_phase() -> None:
    s = a_state(active=NORSEMEN, units={EOFORWIC: {NORSEMEN: 3}}, leaders={HALFDAN: EOFORWIC}, armies=2, steps=2)
    run(s, movement_phase)
    assert offered(s, ACTIVATE) == set()
    play(s, "muster eoforwic", "march loidis", "march craefen")
    assert units_in(s, CRAEFEN) == {NORSEMEN: 2}
    assert s.leader_at[HALFDAN] == EOFORWIC


def test_v_7_11_alfred_follows_either_english_faction_with_a_unit_of_its_own_and_has_no_sea_move() -> None:
    # Given Alfred on the coast with Housecarl alone
    s = a_state(
        active=HOUSECARL, units={CANTWARABURG: {HOUSECARL: 2}}, leaders={ALFRED: CANTWARABURG}, armies=2, steps=2
    )

    # Then the Housecarl lead him, by land
    run(s, leader_phase)
    assert offered(s, ACTIVATE) == {ALFRED}
    play(s, "activate alfred")
    assert offered(s, SAIL) == set()
    assert offered(s, LAND) == set()
    assert offered(s, STEP) == set(t.ROADS[CANTWARABURG])
    play(s, "march lundenwic", "march hamtun")
    assert (s.leader_at[ALFRED], units_in(s, HAMTUN)) == (HAMTUN, {HOUSECARL: 2})

    # And the Thegn do not, without a unit there (V-6.2)
    s.active = THEGN
    s.led = 0
    s.armies = 2
    s.moved = [[0] * 63, [0] * 63]
    assert is_done(run(s, leader_phase))


def test_v_7_11_alfred_fights_at_once_as_any_leader_does() -> None:
    # Given Alfred and Vikings next to him
    s = a_state(
        active=THEGN,
        units={OXENAFORD: {HOUSECARL: 1, THEGN: 2}, LUNDENWIC: {NORSEMEN: 1}},
        leaders={ALFRED: OXENAFORD},
        armies=2,
        steps=3,
    )
    run(s, leader_phase)
    play(s, "activate alfred", "march lundenwic", "roll flee")

    # Then the battle is over in the Leader Phase, and he goes on with two steps
    assert s.battle is None
    assert s.march is not None
    assert s.march.steps == 2
    play(s, "march hamtun", "march lindcylene")
    assert units_in(s, LINDCYLENE) == {HOUSECARL: 1, THEGN: 2}


def test_v_17_7_per_leader_activate_or_not_landing_units_steps_and_stop_are_asked() -> None:
    s = a_state(active=NORSEMEN, off_shore=IVAR, aboard=(2, 1), armies=1, steps=3)
    run(s, leader_phase)
    assert answers(s) == ["activate ivar", "done"]
    play(s, "activate ivar")
    assert offered(s, LAND)
    play(s, "land dunholm")
    assert offered(s, STEP) == {t.HAGUSTALDESHAM, CETREHT}
    assert (offered(s, LOAD[NORSEMEN]), offered(s, LOAD[BERSERKERS])) == ({0, 1}, {0})
    assert "halt" in answers(s)
    play(s, "load norsemen 1", "march cetreht", "halt")
    assert is_done(s)
    assert (units_in(s, DUNHOLM), units_in(s, CETREHT)) == ({NORSEMEN: 1}, {NORSEMEN: 1, BERSERKERS: 1})
