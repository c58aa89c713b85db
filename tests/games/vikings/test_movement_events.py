"""Events before movement and on the way: Saxon Navy, Thegn Leadership, Viking Ships (V-15.33, V-15.44, V-15.15)."""

from __future__ import annotations

from typing import Any

import pytest

from heptarchy.games.vikings.data.moments import BEFORE_MOVEMENT, SAILING
from heptarchy.games.vikings.data.tables import (
    ALFRED,
    BEARDASTAPOL,
    BEOFERLIC,
    BERSERKERS,
    BRETLINTUN,
    CARDS,
    CETREHT,
    COASTAL,
    DENE,
    DUNHOLM,
    EOFORWIC,
    GLEAWCEASTER,
    HALFDAN,
    HOUSECARL,
    HRYPUM,
    IVAR,
    LANDINGS,
    NORSEMEN,
    NORTH_SEA,
    THEGN,
)
from heptarchy.games.vikings.leader_phase import leader_phase
from heptarchy.games.vikings.movement_phase import movement_phase
from heptarchy.games.vikings.phase_events import ask_event
from heptarchy.games.vikings.reinforcements import reinforcements_phase
from heptarchy.games.vikings.table.actions import ACTIVATE, BAR, LAND, PLAY, SAIL, STEP
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.games.vikings.turn import begin_turn
from heptarchy.games.vikings.windows import refuse_event_card
from tests.games.vikings.table import (
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

# V-15.33 Saxon Navy


def named(*shires: str, **laid: Any) -> Vikings:
    """A Norsemen turn before movement, in which the Saxon Navy bars these."""
    s = a_state(hands={HOUSECARL: ["h10_saxon_navy"]}, card_played=True, **laid)
    run(s, ask_event, BEFORE_MOVEMENT)
    play(s, "play h10_saxon_navy")
    return play(s, *[f"bar {shire}" for shire in shires])


SIX = ("eoforwic", "streonaeshealh", "bretlintun", "beoferlic", "bartun", "cetreht")


def test_v_15_33_six_coastal_shires_are_named_by_the_housecarl() -> None:
    # Given a Norsemen turn, after the Movement card
    s = named()

    # When the Housecarl name shires, then coasts alone, each once
    assert (s.seat, s.rule) == (HOUSECARL, "V-15.33")
    assert offered(s, BAR) == set(COASTAL)
    assert refused(s, "bar hrypum") == "Ripon is no coast (V-15.33)"
    assert refused(s, "bar cruland") == "Crowland Fens is no coast (V-15.33)"
    play(s, "bar eoforwic")
    assert refused(s, "bar eoforwic") == "York is barred already (V-15.33)"
    sentences = told(s, lambda: play(s, *[f"bar {shire}" for shire in SIX[1:]]))

    # And six of them
    assert is_done(s)
    assert s.barred.bit_count() == 6
    assert sentences[-1] == "the Saxon Navy guards Catterick"


def test_v_15_33_it_bars_the_landing() -> None:
    s = named(*SIX, off_shore=IVAR, aboard=(14, 6), armies=2, steps=2)
    run(s, leader_phase)
    play(s, "activate ivar")
    assert offered(s, LAND) == set(LANDINGS[NORTH_SEA]) - {EOFORWIC, CETREHT, BRETLINTUN, BEOFERLIC, 15, 27}
    assert refused(s, "land eoforwic") == "the Saxon Navy bars York (V-15.33)"


def test_v_15_33_it_bars_the_way_by_land_for_leaders_and_armies() -> None:
    s = named(*SIX, units={HRYPUM: {NORSEMEN: 3}}, leaders={HALFDAN: HRYPUM}, armies=2, steps=2)
    run(s, leader_phase)
    play(s, "activate halfdan")
    assert CETREHT not in offered(s, STEP)
    assert refused(s, "march cetreht") == "the Saxon Navy bars Catterick (V-15.33)"
    play(s, "load norsemen 2", "march cnarresburh", "halt")
    run(s, movement_phase)
    play(s, "muster hrypum")
    assert CETREHT not in offered(s, STEP)


def test_v_15_33_who_is_there_already_may_stay_and_leave() -> None:
    s = named(*SIX, units={CETREHT: {NORSEMEN: 1}}, armies=1, steps=1)
    run(s, movement_phase)
    play(s, "muster cetreht", "march hrypum")
    assert units_in(s, HRYPUM) == {NORSEMEN: 1}


def test_v_15_33_who_is_shut_in_does_not_set_out() -> None:
    # Given Vikings in Beverley, whose two neighbours are barred
    s = named(*SIX, units={BEOFERLIC: {NORSEMEN: 2}}, leaders={HALFDAN: BEOFERLIC}, armies=2, steps=2)
    assert is_done(run(s, leader_phase))
    assert is_done(run(s, movement_phase))


def test_v_15_33_who_is_shut_in_may_still_sail() -> None:
    # Given the same with ships in hand, as far as anybody knows (V-15.15)
    laid: dict[str, Any] = {"units": {BEOFERLIC: {NORSEMEN: 2}}, "leaders": {HALFDAN: BEOFERLIC}}
    s = a_state(
        **laid,
        armies=2,
        steps=2,
        barred=[EOFORWIC, BRETLINTUN],
        hands={NORSEMEN: ["n12_viking_ships"]},
    )
    run(s, leader_phase)
    assert offered(s, ACTIVATE) == {HALFDAN}
    play(s, "activate halfdan")
    assert offered(s, STEP) == set()
    play(s, "play n12_viking_ships", "sail dunholm")
    assert s.leader_at[HALFDAN] == DUNHOLM

    # And with another hand the same is asked, but there is nothing to be done
    s = a_state(**laid, armies=2, steps=2, barred=[EOFORWIC, BRETLINTUN], hands={NORSEMEN: ["n02_move_2_4"]})
    run(s, leader_phase)
    assert offered(s, ACTIVATE) == {HALFDAN}
    play(s, "activate halfdan", "halt")
    assert s.leader_at[HALFDAN] == BEOFERLIC


def test_v_15_33_it_ends_with_the_turn() -> None:
    s = named(*SIX, bag=[BERSERKERS])
    run(s, begin_turn, BERSERKERS)
    assert s.barred == 0


# V-15.44 Thegn Leadership


def test_v_15_44_every_english_army_has_two_steps_more_alfred_included() -> None:
    # Given a Thegn turn with a 1 / 3 card
    s = a_state(
        active=THEGN,
        units={EOFORWIC: {THEGN: 2}},
        leaders={ALFRED: EOFORWIC},
        hands={THEGN: ["t02_move_1_3", "t11_thegn_leadership"]},
    )
    run(s, reinforcements_phase)
    while "play t02_move_1_3" not in answers(s):
        play(s, "pass")
    play(s, "play t02_move_1_3")

    # When Leadership is played after it
    play(s, "play t11_thegn_leadership")

    # Then it is a 1 / 5 card, for Alfred as for armies
    assert (s.armies, s.steps) == (1, 5)
    run(s, leader_phase)
    play(s, "activate alfred", "march cetreht")
    assert s.march is not None
    assert s.march.steps == 4


# V-15.15, V-15.26 Viking Ships


def sailing(faction: int, **laid: Any) -> Vikings:
    """A turn of this faction, with ships in hand."""
    card = "n12_viking_ships" if faction == NORSEMEN else "b13_viking_ships"
    return a_state(active=faction, advanced=faction == BERSERKERS, hands={faction: [card]}, armies=1, steps=2, **laid)


@pytest.mark.parametrize(("faction", "card"), [(NORSEMEN, "n12_viking_ships"), (BERSERKERS, "b13_viking_ships")])
def test_v_15_15_one_army_sails_from_coast_to_coast_on_the_same_sea_for_one_step(faction: int, card: str) -> None:
    # Given an army in Durham in its own turn (V-15.26: the Berserkers in theirs)
    s = sailing(faction, units={DUNHOLM: {faction: 2}})
    run(s, movement_phase)
    play(s, "muster dunholm")
    assert refused(s, "sail eoforwic") == "no ships go from Durham to York (V-15.15)"

    # When ships are played, then every other coast of the North Sea is in reach
    play(s, f"play {card}")
    assert offered(s, SAIL) == set(LANDINGS[NORTH_SEA]) - {DUNHOLM}
    assert refused(s, "sail luel") == "no ships go from Durham to Carlisle (V-15.15)"
    assert refused(s, "sail cruland") == "no ships go from Durham to Crowland Fens (V-15.15)"
    play(s, "sail lundenwic")

    # And it has cost one step of two; by sea it goes no further
    assert s.march is not None
    assert (s.march.steps, offered(s, SAIL), s.events_played[faction]) == (1, set(), 1)
    play(s, "march grantebrycg")
    assert is_done(s)
    invariants(s, dealt=False)


def test_v_15_15_a_leader_sails_and_fights_at_once() -> None:
    s = sailing(NORSEMEN, units={DUNHOLM: {NORSEMEN: 2}, EOFORWIC: {THEGN: 1}}, leaders={HALFDAN: DUNHOLM})
    run(s, leader_phase)
    play(s, "activate halfdan", "play n12_viking_ships", "sail eoforwic")
    assert s.rule == "V-9.3"
    play(s, "levy 2", "roll flee", "roll flee flee")
    assert (s.leader_at[HALFDAN], s.rule) == (EOFORWIC, "V-7.5")  # one step is left


def test_v_15_15_an_army_that_meets_enemies_stops() -> None:
    s = sailing(NORSEMEN, units={DUNHOLM: {NORSEMEN: 2}, EOFORWIC: {THEGN: 1}})
    run(s, movement_phase)
    play(s, "muster dunholm", "play n12_viking_ships", "sail eoforwic")
    assert is_done(s)
    assert units_in(s, EOFORWIC) == {NORSEMEN: 2, THEGN: 1}


def test_v_15_15_ships_may_be_called_on_the_way() -> None:
    s = sailing(NORSEMEN, units={HRYPUM: {NORSEMEN: 2}})
    run(s, movement_phase)
    play(s, "muster hrypum")
    assert refused(s, "play n12_viking_ships") == "no ships go from Ripon (V-15.15)"
    play(s, "march cetreht", "play n12_viking_ships", "sail dunholm")
    assert is_done(s)
    assert units_in(s, DUNHOLM) == {NORSEMEN: 2}


def test_v_15_15_not_where_the_saxon_navy_bars_the_coast() -> None:
    # Given an army on the Severn Sea, with one coast barred
    s = sailing(NORSEMEN, units={DENE: {NORSEMEN: 2}}, barred=[GLEAWCEASTER])
    run(s, movement_phase)
    play(s, "muster dene", "play n12_viking_ships")
    assert offered(s, SAIL) == {BEARDASTAPOL}

    # Or all
    s = sailing(NORSEMEN, units={DENE: {NORSEMEN: 2}}, barred=[GLEAWCEASTER, BEARDASTAPOL])
    run(s, movement_phase)
    play(s, "muster dene")
    assert refused(s, "play n12_viking_ships") == "no ships go from Forest of Dean (V-15.15)"


def test_v_15_15_one_sailing_a_card() -> None:
    # Given two copies in hand
    s = a_state(
        advanced=True,
        units={DUNHOLM: {NORSEMEN: 2}},
        hands={NORSEMEN: ["n12_viking_ships", "n18_viking_ships"]},
        armies=1,
        steps=3,
    )
    run(s, movement_phase)
    play(s, "muster dunholm", "play n12_viking_ships")
    assert refused(s, "play n18_viking_ships") == "ships lie ready for the next step (V-15.15)"
    play(s, "sail eoforwic", "play n18_viking_ships", "sail dunholm")
    assert s.events_played[NORSEMEN] == 2


def test_v_15_15_nobody_sails_without_units() -> None:
    # Given a Leader who has landed and now leaves all behind (V-7.9)
    s = sailing(NORSEMEN, units={DUNHOLM: {NORSEMEN: 2}}, leaders={HALFDAN: DUNHOLM})
    run(s, leader_phase)
    play(s, "activate halfdan", "march cetreht", "play n12_viking_ships", "load norsemen 0")
    assert offered(s, SAIL) == set()
    play(s, "halt")
    assert (s.leader_at[HALFDAN], units_in(s, CETREHT)) == (CETREHT, {NORSEMEN: 2})


def test_v_15_26_ships_are_not_played_in_the_turn_of_the_ally() -> None:
    # Given Norsemen ships in a Berserker turn
    s = a_state(
        active=BERSERKERS,
        units={DUNHOLM: {BERSERKERS: 1, NORSEMEN: 1}},
        hands={NORSEMEN: ["n12_viking_ships"]},
        armies=1,
        steps=2,
    )
    run(s, movement_phase)
    play(s, "muster dunholm")
    assert (s.seat, offered(s, PLAY)) == (BERSERKERS, set())
    assert refused(s, "play n12_viking_ships", NORSEMEN) == "you are not asked now"
    assert refused(s, "play n12_viking_ships") == "Viking Ships is not in your hand (V-10.7)"
    refusal = refuse_event_card(s, NORSEMEN, CARDS.index("n12_viking_ships"), SAILING)
    assert refusal is not None
    assert refusal.rule == "V-10.4"
