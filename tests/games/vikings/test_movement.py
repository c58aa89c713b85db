"""Movement in general and the Movement Phase (V-6, V-8, V-1.9, V-1.10, V-2.4)."""

from __future__ import annotations

import pytest

from heptarchy.games.vikings.battle import battle_phase
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data.moments import BEFORE_MOVEMENT
from heptarchy.games.vikings.data.tables import (
    AETHELINGAEG,
    BEARDASTAPOL,
    BERSERKERS,
    CNARRESBURH,
    CRAEFEN,
    CRULAND,
    DONECAESTER,
    EOFORWIC,
    EXANCEASTER,
    HOUSECARL,
    LENN,
    LINDCYLENE,
    LOIDIS,
    LUNDENWIC,
    MAMECEASTER,
    MEDESHAMSTEDE,
    NORSEMEN,
    SWALEDAEL,
    THEGN,
)
from heptarchy.games.vikings.movement_phase import movement_phase
from heptarchy.games.vikings.phase_events import ask_event
from heptarchy.games.vikings.table.actions import DONE, FIGHT, LOAD, MUSTER, STEP
from heptarchy.games.vikings.table.state import Vikings
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
    units_in,
)


def moving(units: Units, armies: int = 1, steps: int = 2, active: int = NORSEMEN) -> Vikings:
    """The Movement Phase with these units on the map."""
    return run(a_state(active=active, units=units, armies=armies, steps=steps), movement_phase)


# Steps


def test_v_6_1_a_step_leads_across_one_border() -> None:
    s = play(moving({EOFORWIC: {NORSEMEN: 1}}), "muster eoforwic")
    assert offered(s, STEP) == set(t.NEIGHBOURS[EOFORWIC])
    assert refused(s, "march lundenwic") == "London does not border York (V-6.1)"
    play(s, "march loidis")
    assert (units_in(s, EOFORWIC), units_in(s, LOIDIS)) == ({}, {NORSEMEN: 1})


def test_v_6_1_an_army_has_the_steps_of_the_card_and_may_stop_before() -> None:
    s = play(moving({EOFORWIC: {NORSEMEN: 1}}, steps=3), "muster eoforwic", "march loidis", "march craefen")
    assert "halt" in answers(s)
    play(s, "march swaledael")
    assert is_done(s)  # the third step is the last
    s = play(moving({EOFORWIC: {NORSEMEN: 1}}, steps=3), "muster eoforwic", "march loidis", "halt")
    assert is_done(s)
    assert units_in(s, LOIDIS) == {NORSEMEN: 1}


@pytest.mark.parametrize(
    ("start", "marsh"),
    [(LINDCYLENE, CRULAND), (MEDESHAMSTEDE, LENN), (BEARDASTAPOL, AETHELINGAEG), (EXANCEASTER, AETHELINGAEG)],
)
def test_v_2_4_no_unit_enters_a_marsh(start: int, marsh: int) -> None:
    assert marsh in t.NEIGHBOURS[start]
    s = play(moving({start: {NORSEMEN: 1}}), f"muster {t.SHIRES[start]}")
    assert marsh not in offered(s, STEP)
    name = t.MODERN[marsh]
    assert refused(s, f"march {t.SHIRES[marsh]}") == f"{name} is a marsh: no unit may enter it (V-2.4)"


def test_v_6_2_every_army_holds_a_unit_of_the_active_faction_and_allies_may_come_along() -> None:
    # Given Berserkers alone in York, both kinds in Leeds, in a turn of the Norsemen
    s = moving({EOFORWIC: {BERSERKERS: 2}, LOIDIS: {NORSEMEN: 2, BERSERKERS: 2}})

    # Then an army starts from Leeds alone
    assert offered(s, MUSTER) == {LOIDIS}
    assert refused(s, "muster eoforwic") == "there is no unit of the Norsemen in York (V-6.2)"

    # And takes at least one Norseman, and Berserkers as it likes
    play(s, "muster loidis")
    assert offered(s, LOAD[NORSEMEN]) == {1}
    assert offered(s, LOAD[BERSERKERS]) == {0, 1}
    assert refused(s, "load norsemen 0") == "a unit of the Norsemen must come along (V-6.2)"
    play(s, "load norsemen 1", "march craefen", "halt")
    assert units_in(s, CRAEFEN) == {NORSEMEN: 1, BERSERKERS: 2}


def test_v_6_3_no_unit_moves_twice() -> None:
    # Given an army that has come to Leeds, where another Norseman stands
    s = moving({EOFORWIC: {NORSEMEN: 3}, LOIDIS: {NORSEMEN: 1}}, armies=3, steps=1)
    play(s, "muster eoforwic", "march loidis")

    # Then only he may march on from there
    assert offered(s, MUSTER) == {LOIDIS}
    play(s, "muster loidis")
    assert offered(s, LOAD[NORSEMEN]) == set()
    play(s, "march craefen")
    assert (units_in(s, LOIDIS), units_in(s, CRAEFEN)) == ({NORSEMEN: 3}, {NORSEMEN: 1})
    assert is_done(s)
    assert s.armies == 1


def test_v_6_3_allies_that_came_along_have_moved_too() -> None:
    s = moving({EOFORWIC: {NORSEMEN: 1, BERSERKERS: 2}, LOIDIS: {NORSEMEN: 1}}, armies=2, steps=1)
    play(s, "muster eoforwic", "march loidis", "muster loidis")
    assert s.march is not None
    assert s.march.carry == [1, 0]
    assert refused(s, "load berserkers 1") == "0 Berserkers can come along from here (V-6.3)"


def test_v_6_4_a_move_passes_through_friendly_and_empty_shires() -> None:
    s = moving({EOFORWIC: {NORSEMEN: 2}, LOIDIS: {BERSERKERS: 1}}, steps=3)
    play(s, "muster eoforwic", "march loidis", "march craefen", "march swaledael")
    assert units_in(s, SWALEDAEL) == {NORSEMEN: 2}
    assert units_in(s, LOIDIS) == {BERSERKERS: 1}


# The Movement Phase


def test_v_1_9_and_v_8_1_an_activation_moves_one_army_of_one_shire_together() -> None:
    s = moving({EOFORWIC: {NORSEMEN: 3, BERSERKERS: 1}, LUNDENWIC: {NORSEMEN: 1}}, armies=2, steps=2)
    assert s.seat == NORSEMEN
    assert offered(s, MUSTER) == {EOFORWIC, LUNDENWIC}
    play(s, "muster eoforwic", "march loidis", "halt")
    assert units_in(s, LOIDIS) == {NORSEMEN: 3, BERSERKERS: 1}
    assert s.armies == 1
    assert offered(s, MUSTER) == {LUNDENWIC}
    play(s, "muster lundenwic", "march colneceaster", "halt")
    assert is_done(s)
    assert s.armies == 0


def test_v_8_1_no_army_without_an_activation() -> None:
    assert is_done(moving({EOFORWIC: {NORSEMEN: 3}}, armies=0))


def test_v_8_2_a_shire_may_send_several_armies_and_some_may_stay() -> None:
    # Given 5 Norsemen and 2 Berserkers in York, two activations
    s = moving({EOFORWIC: {NORSEMEN: 5, BERSERKERS: 2}}, armies=2, steps=1)

    # When two armies leave
    play(s, "muster eoforwic", "load norsemen 2", "load berserkers 0", "march loidis")
    play(s, "muster eoforwic")
    assert offered(s, LOAD[NORSEMEN]) == {1, 2}
    play(s, "load norsemen 1", "march cnarresburh")

    # Then each has spent an activation, and the rest has stayed
    assert is_done(s)
    assert units_in(s, LOIDIS) == {NORSEMEN: 2}
    assert units_in(s, CNARRESBURH) == {NORSEMEN: 1, BERSERKERS: 2}
    assert units_in(s, EOFORWIC) == {NORSEMEN: 2}


def test_v_8_2_a_number_is_set_once() -> None:
    s = play(moving({EOFORWIC: {NORSEMEN: 5}}), "muster eoforwic", "load norsemen 2")
    assert refused(s, "load norsemen 3") == "the number of Norsemen has been set at this stop (V-8.1)"


def test_v_8_3_an_army_neither_drops_nor_picks_up_on_the_way() -> None:
    s = moving({EOFORWIC: {NORSEMEN: 3}, LOIDIS: {NORSEMEN: 2}}, steps=3)
    play(s, "muster eoforwic", "march loidis")
    assert offered(s, LOAD[NORSEMEN]) == set()
    for n in (1, 5):
        sentence = "an army neither drops nor picks up units on the way (V-8.3)"
        assert refused(s, f"load norsemen {n}") == sentence
    play(s, "march craefen", "halt")
    assert (units_in(s, LOIDIS), units_in(s, CRAEFEN)) == ({NORSEMEN: 2}, {NORSEMEN: 3})


def test_v_8_4_an_army_stops_at_enemies_and_the_battle_waits_and_others_join() -> None:
    # Given Thegns in Leeds, and armies on two sides of it
    s = moving({EOFORWIC: {NORSEMEN: 2}, CRAEFEN: {NORSEMEN: 1}, LOIDIS: {THEGN: 2}}, armies=3, steps=4)

    # When the first comes in, it stops with steps to spare, and nobody rolls
    play(s, "muster eoforwic", "march loidis")
    assert s.battle is None
    assert s.rule == "V-8.1"
    assert units_in(s, LOIDIS) == {NORSEMEN: 2, THEGN: 2}
    assert offered(s, MUSTER) == {CRAEFEN}

    # And a second joins it, and both fight in the Battle Phase
    play(s, "muster craefen", "march loidis")
    assert units_in(s, LOIDIS) == {NORSEMEN: 3, THEGN: 2}
    invariants(s, dealt=False)
    run(s, battle_phase)
    assert s.battle is not None
    assert s.rule == "V-9.5"


def test_v_8_4_an_army_can_not_pass_enemies_met_by_friends() -> None:
    s = moving({EOFORWIC: {NORSEMEN: 1}, CRAEFEN: {NORSEMEN: 1}, LOIDIS: {THEGN: 1}}, armies=2, steps=4)
    play(s, "muster eoforwic", "march loidis", "muster craefen", "march loidis")
    assert is_done(s)
    assert s.march is None


def test_v_1_10_occupied_means_a_unit_is_there_fyrd_do_not_count() -> None:
    # Given a city without units: nobody holds it, and no Fyrd are there before a battle
    s = moving({EOFORWIC: {NORSEMEN: 1}}, steps=2)
    play(s, "muster eoforwic", "march mameceaster")
    assert s.rule == "V-8.1"  # no stop, no battle
    play(s, "march craefen")
    assert units_in(s, CRAEFEN) == {NORSEMEN: 1}

    # And the other way round: one unit of either English faction occupies it
    for faction in (HOUSECARL, THEGN):
        s = moving({EOFORWIC: {NORSEMEN: 1}, MAMECEASTER: {faction: 1}}, steps=2)
        play(s, "muster eoforwic", "march mameceaster")
        assert is_done(s)  # it has stopped


def test_v_8_5_all_some_or_none_of_the_activations_are_used() -> None:
    board: Units = {EOFORWIC: {NORSEMEN: 1}, LUNDENWIC: {NORSEMEN: 1}}
    s = moving(board, armies=2)
    assert DONE[0] in s.options
    play(s, "done")
    assert is_done(s)
    s = moving(board, armies=2)
    play(s, "muster eoforwic", "march loidis", "halt", "done")
    assert is_done(s)
    assert (s.armies, units_in(s, LUNDENWIC)) == (1, {NORSEMEN: 1})


def test_v_8_1_the_english_move_by_the_same_rules() -> None:
    s = moving({LUNDENWIC: {HOUSECARL: 2, THEGN: 1}, LOIDIS: {THEGN: 4}}, active=HOUSECARL, armies=2, steps=2)
    assert s.seat == HOUSECARL
    assert offered(s, MUSTER) == {LUNDENWIC}
    play(s, "muster lundenwic", "march oxenaford", "march waeringwic")
    assert units_in(s, t.WAERINGWIC) == {HOUSECARL: 2, THEGN: 1}


def test_v_8_1_an_army_shut_in_by_the_saxon_navy_is_not_mustered() -> None:
    # Given Barnstaple, whose only road leads to Exeter, and the Navy there
    s = a_state(active=NORSEMEN, units={BEARDASTAPOL: {NORSEMEN: 1}}, armies=1, steps=2, barred=[EXANCEASTER])
    assert is_done(run(s, movement_phase))

    # And while others can move, the refusal says why it can't
    s = a_state(
        units={BEARDASTAPOL: {NORSEMEN: 1}, LOIDIS: {NORSEMEN: 1}}, armies=1, steps=2, barred=[EXANCEASTER, EOFORWIC]
    )
    run(s, movement_phase)
    assert offered(s, MUSTER) == {LOIDIS}
    assert refused(s, "muster beardastapol") == "the Saxon Navy bars every way from Barnstaple (V-15.33)"
    play(s, "muster loidis")
    assert refused(s, "march eoforwic") == "the Saxon Navy bars York (V-15.33)"


# Decision points


def test_v_17_6_the_housecarl_name_the_shires_of_the_saxon_navy() -> None:
    s = a_state(active=NORSEMEN, units={EOFORWIC: {NORSEMEN: 1}}, hands={HOUSECARL: ["h10_saxon_navy"]})
    run(s, ask_event, BEFORE_MOVEMENT)
    assert (s.seat, answers(s)) == (HOUSECARL, ["play h10_saxon_navy", "pass"])
    play(s, "play h10_saxon_navy")
    for n in range(6):
        assert s.seat == HOUSECARL
        assert len(s.options) == len(t.COASTAL) - n
        s.apply(s.options[0])
    assert is_done(s)


def test_v_17_8_per_army_source_units_and_path_are_asked() -> None:
    s = moving({EOFORWIC: {NORSEMEN: 2, BERSERKERS: 1}, DONECAESTER: {NORSEMEN: 1}}, steps=2)
    assert answers(s) == ["muster eoforwic", "muster donecaester", "done"]
    play(s, "muster eoforwic")
    loads = [text for text in answers(s) if text.startswith("load")]
    assert loads == ["load norsemen 1", "load berserkers 0"]
    play(s, "march loidis")
    assert answers(s) == [f"march {t.SHIRES[near]}" for near in t.ROADS[LOIDIS]] + ["halt"]


def test_v_17_9_the_active_player_picks_the_order_of_the_battles() -> None:
    s = a_state(
        active=NORSEMEN,
        units={LOIDIS: {NORSEMEN: 1, THEGN: 1}, CRAEFEN: {NORSEMEN: 1, THEGN: 1}, SWALEDAEL: {THEGN: 1}},
    )
    run(s, battle_phase)
    assert (s.seat, offered(s, FIGHT)) == (NORSEMEN, {LOIDIS, CRAEFEN})
    play(s, "fight craefen")
    assert s.battle is not None
    assert s.battle.shire == CRAEFEN
