"""Legendary Leaders: Lagertha beside another Leader (VX-9.2)."""

from __future__ import annotations

from typing import Any

import pytest

from heptarchy.games.vikings.battle import battle_phase
from heptarchy.games.vikings.data.moments import REINFORCING
from heptarchy.games.vikings.data.tables import (
    BERSERKERS,
    CETREHT,
    COASTAL,
    EOFORWIC,
    GIPESWIC,
    GUTHRUM,
    HALFDAN,
    HRYPUM,
    IVAR,
    LAGERTHA,
    LANDINGS,
    NORSEMEN,
    NORTH_SEA,
    RAGNAR,
    REINFORCEMENTS,
    STREONAESHEALH,
    THEGN,
    THEODFORD,
    UNIT_TOTALS,
)
from heptarchy.games.vikings.leader_phase import leader_phase
from heptarchy.games.vikings.phase_events import ask_event
from heptarchy.games.vikings.reinforcements import ask_place_waiting, return_fled, reveal_invasion
from heptarchy.games.vikings.table.actions import ACTIVATE, BOARD, LAND, LOAD, PLACE, TARGET_CARD
from heptarchy.games.vikings.table.state import GONE, OFF_SHORE, UNSEEN, Vikings
from heptarchy.games.vikings.turn import end_round
from heptarchy.kernel.modes import FATE
from tests.games.vikings.table import (
    a_state,
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

LEGENDARY = ("legendary_leaders",)


def a_saga(**laid: Any) -> Vikings:
    """A table with the legendary Leaders."""
    return a_state(modules=LEGENDARY, **laid)


# VX-9.2: Lagertha comes


def revealed(card: int = IVAR, active: int = NORSEMEN, **laid: Any) -> Vikings:
    """A Leader is revealed in this faction's turn."""
    s = a_saga(active=active, invaded=False, **laid)
    s.invasion = 1 << card
    run(s, reveal_invasion)
    return play(s, s.space.say(s.options[0]))


@pytest.mark.parametrize("active", [NORSEMEN, BERSERKERS])
def test_vx_9_2_the_vikings_may_bring_her_when_a_leader_is_revealed(active: int) -> None:
    # Given Ivar revealed
    s = revealed(active=active)

    # When the active player is asked, then he may bring her, and share the units of both factions
    assert (s.seat, s.rule, answers(s)) == (active, "VX-9.2", ["bring", "pass"])
    play(s, "bring")
    assert (s.seat, s.rule, offered(s, LOAD[NORSEMEN])) == (active, "VX-9.2", set(range(15)))
    play(s, "load norsemen 5")
    assert (s.seat, s.rule, offered(s, LOAD[BERSERKERS])) == (active, "VX-9.2", set(range(7)))
    sentences = told(s, lambda: play(s, "load berserkers 2"))
    assert sentences == ["Lagertha appears off shore with 5 Norsemen and 2 Berserkers"]

    # Then both are off shore with their shares
    seen = s.view(None)
    assert (seen["leaders"]["ivar"], seen["leaders"]["lagertha"]) == ("off shore", "off shore")
    assert seen["off_shore"] == {"norsemen": 9, "berserkers": 4}
    assert seen["age"]["lagertha"] == {"norsemen": 5, "berserkers": 2}
    assert is_done(s)


@pytest.mark.parametrize(
    ("force", "hers", "berserkers"),
    [
        ((3, 2), 0, {1, 2}),  # she needs a unit
        ((3, 2), 1, {0, 1, 2}),
        ((3, 2), 3, {0, 1}),  # he needs one
        ((1, 1), 0, set()),  # one each: no choice is left
        ((1, 1), 1, set()),
    ],
)
def test_vx_9_2_each_has_at_least_one_unit(force: tuple[int, int], hers: int, berserkers: set[int]) -> None:
    # Given a stockpile that gives Ivar so many
    s = revealed(units={HRYPUM: {NORSEMEN: 40 - force[0], BERSERKERS: 20 - force[1]}})
    assert tuple(s.aboard) == force
    play(s, "bring")
    assert offered(s, LOAD[NORSEMEN]) == set(range(force[0] + 1))
    play(s, f"load norsemen {hers}")
    assert offered(s, LOAD[BERSERKERS]) == berserkers
    if not berserkers:
        assert s.age is not None
        assert s.age.aboard == [hers, 1 - hers]
        assert s.aboard == [1 - hers, hers]


@pytest.mark.parametrize(("force", "verb"), [((4, 0), NORSEMEN), ((0, 4), BERSERKERS)])
def test_vx_9_2_of_a_single_kind_each_has_one_too(force: tuple[int, int], verb: int) -> None:
    s = revealed(units={HRYPUM: {NORSEMEN: 40 - force[0], BERSERKERS: 20 - force[1]}})
    play(s, "bring")
    assert offered(s, LOAD[verb]) == {1, 2, 3}
    assert len(answers(s)) == 3
    play(s, answers(s)[2])
    assert s.age is not None
    assert (sum(s.age.aboard), sum(s.aboard)) == (3, 1)


@pytest.mark.parametrize("force", [(1, 0), (0, 1), (0, 0)])
def test_vx_9_2_a_leader_with_one_unit_has_none_to_share(force: tuple[int, int]) -> None:
    s = revealed(units={HRYPUM: {NORSEMEN: 40 - force[0], BERSERKERS: 20 - force[1]}})
    assert is_done(s)


def test_vx_9_2_she_may_come_with_ragnar() -> None:
    # Given Round I: his card lies open
    s = a_saga(round=1, off_shore=RAGNAR, aboard=(17, 8), invaded=False)
    run(s, reveal_invasion)
    assert (s.seat, s.rule, answers(s)) == (NORSEMEN, "VX-9.2", ["bring", "pass"])


def test_vx_9_2_she_does_not_come_with_the_reinforcements_card() -> None:
    # V-1.4: it is no Leader
    s = revealed(card=REINFORCEMENTS)
    assert is_done(s)
    assert s.waiting == [9, 2]


def test_vx_9_2_who_does_not_bring_her_may_do_so_later() -> None:
    s = revealed()
    play(s, "pass")
    assert s.leader_at[LAGERTHA] == UNSEEN
    s.leader_at[IVAR] = GONE
    s.invasion = 1 << GUTHRUM
    s.invaded = False
    run(s, reveal_invasion)
    play(s, "reveal guthrum")
    assert answers(s) == ["bring", "pass"]


@pytest.mark.parametrize("at", [GONE, EOFORWIC])
def test_vx_9_2_she_comes_once_in_the_game(at: int) -> None:
    s = a_saga(invaded=False, units={EOFORWIC: {NORSEMEN: 1}})
    s.leader_at[LAGERTHA] = at
    s.invasion = 1 << IVAR
    run(s, reveal_invasion)
    play(s, "reveal ivar")
    assert is_done(s)


def test_vx_9_2_she_is_not_asked_for_without_the_module() -> None:
    s = a_state(modules=("kings",), invaded=False)
    s.invasion = 1 << IVAR
    run(s, reveal_invasion)
    play(s, "reveal ivar")
    assert is_done(s)


# VX-9.2: she lands


def off_shore(
    his: tuple[int, int] = (7, 3), hers: tuple[int, int] = (7, 3), leader: int = IVAR, **laid: Any
) -> Vikings:
    """A Leader off shore, and Lagertha with her share."""
    s = a_saga(off_shore=leader, aboard=his, **laid)
    assert s.age is not None
    s.leader_at[LAGERTHA] = OFF_SHORE
    s.age.escort = leader
    s.age.aboard = list(hers)
    for faction in (NORSEMEN, BERSERKERS):
        s.stock[faction] -= hers[faction]
    return s


def test_vx_9_2_she_lands_with_her_own_activation() -> None:
    # Given two activations
    s = off_shore(armies=2, steps=2)
    run(s, leader_phase)
    play(s, "activate lagertha", "land gipeswic", "march theodford")
    assert (s.leader_at[LAGERTHA], s.leader_at[IVAR], s.armies) == (THEODFORD, OFF_SHORE, 1)
    assert s.led >> LAGERTHA & 1
    invariants(s, dealt=False)  # V-16.1: her units are counted

    # When he lands too, then both activations are gone, and each has his own units
    play(s, "activate ivar", "land streonaeshealh")
    assert units_in(s, STREONAESHEALH) == {NORSEMEN: 7, BERSERKERS: 3}
    play(s, "halt")
    assert (is_done(s), s.armies) == (True, 0)
    assert s.age is not None
    assert (s.aboard, s.age.aboard) == ([0, 0], [0, 0])
    assert "lagertha" not in s.view(None)["age"]


def test_vx_9_2_both_may_land_in_one_shire() -> None:
    s = off_shore(armies=2, steps=1)
    run(s, leader_phase)
    play(s, "activate ivar", "land gipeswic", "activate lagertha", "land gipeswic")
    assert units_in(s, GIPESWIC) == {NORSEMEN: 14, BERSERKERS: 6}
    assert s.leader_at[IVAR] == s.leader_at[LAGERTHA] == GIPESWIC


@pytest.mark.parametrize("leader", [IVAR, RAGNAR, GUTHRUM])
def test_vx_9_2_her_coasts_are_those_of_the_leader_she_came_with(leader: int) -> None:
    s = off_shore(leader=leader, armies=2, steps=1)
    run(s, leader_phase)
    play(s, "activate lagertha")
    assert offered(s, LAND) == set(COASTAL if leader == GUTHRUM else LANDINGS[NORTH_SEA])
    if leader != GUTHRUM:
        assert refused(s, "land luel").endswith("(V-7.4)")


@pytest.mark.parametrize(("leader", "coasts"), [(GUTHRUM, COASTAL), (IVAR, LANDINGS[NORTH_SEA])])
def test_vx_9_2_who_was_revealed_with_her_is_remembered(leader: int, coasts: list[int]) -> None:
    # Given Lagertha brought with either, from the card to the landing
    s = revealed(leader)
    play(s, "bring", "load norsemen 3", "load berserkers 1")
    s.armies, s.steps = 2, 1
    run(s, leader_phase)
    play(s, "activate lagertha")
    assert offered(s, LAND) == set(coasts)
    play(s, "land gipeswic")
    assert units_in(s, GIPESWIC) == {NORSEMEN: 3, BERSERKERS: 1}


def test_vx_9_2_she_fights_where_she_lands_and_loses_a_step() -> None:
    # V-7.7, V-7.8
    s = off_shore(armies=2, steps=3, units={GIPESWIC: {THEGN: 2}})
    run(s, leader_phase)
    play(s, "activate lagertha", "land gipeswic")
    assert s.battle is not None
    play(
        s,
        "roll command command",
        "roll hit command command",
        "roll command command",
        "roll command",
        "roll hit flee flee",
    )
    assert s.march is not None
    assert (s.march.leader, s.march.steps) == (LAGERTHA, 1)


def test_vx_9_2_then_she_is_a_leader_of_her_own() -> None:
    # Given Lagertha ashore, Ivar elsewhere
    units = {EOFORWIC: {NORSEMEN: 3}, CETREHT: {NORSEMEN: 1}}
    s = a_saga(units=units, leaders={LAGERTHA: EOFORWIC, IVAR: CETREHT}, armies=2, steps=2)
    run(s, leader_phase)
    assert offered(s, ACTIVATE) == {LAGERTHA, IVAR}
    play(s, "activate lagertha", "load norsemen 2", "march cetreht", "halt")
    assert (s.leader_at[LAGERTHA], units_in(s, CETREHT)) == (CETREHT, {NORSEMEN: 3})
    assert refused(s, "activate lagertha") == "Lagertha has been activated this turn (V-7.2)"

    # And she is lost with her last unit (V-7.9)
    s = fight(a_saga(units={CETREHT: {NORSEMEN: 1, THEGN: 1}}, leaders={LAGERTHA: CETREHT}), CETREHT)
    play(s, "roll hit")
    assert s.leader_at[LAGERTHA] == GONE


def test_vx_9_2_she_follows_the_last_unit_by_command() -> None:
    # V-9.13
    units = {CETREHT: {NORSEMEN: 1, THEGN: 2}, HRYPUM: {NORSEMEN: 1}}
    s = fight(a_saga(units=units, leaders={LAGERTHA: CETREHT}), CETREHT)
    play(s, "roll command command", "roll command", "withdraw hrypum")
    assert answers(s) == ["follow lagertha", "stay"]
    play(s, "follow lagertha")
    assert s.leader_at[LAGERTHA] == HRYPUM


@pytest.mark.parametrize(("hers", "led_by"), [((3, 0), NORSEMEN), ((0, 3), BERSERKERS)])
def test_vx_9_2_a_faction_needs_a_unit_with_her(hers: tuple[int, int], led_by: int) -> None:
    # V-6.2
    s = off_shore(hers=hers, active=1 - led_by, armies=2, steps=1)
    run(s, leader_phase)
    assert offered(s, ACTIVATE) == {IVAR}
    assert refused(s, "activate lagertha").endswith("(V-6.2)")


def test_vx_9_2_the_saxon_navy_keeps_her_off_shore() -> None:
    s = off_shore(armies=2, steps=1, barred=[*LANDINGS[NORTH_SEA]])
    run(s, leader_phase)
    assert is_done(s)
    assert s.leader_at[LAGERTHA] == OFF_SHORE


# VX-9.2, V-7.3: who must land


def test_vx_9_2_both_must_land_in_the_last_viking_turn_of_the_round() -> None:
    # Given both off shore, another Leader ashore, and no Viking turn to come
    laid: dict[str, Any] = {"units": {EOFORWIC: {NORSEMEN: 1}}, "leaders": {HALFDAN: EOFORWIC}, "bag": [THEGN]}
    s = off_shore(armies=2, steps=1, **laid)
    run(s, leader_phase)

    # When two activations are left, then both are theirs
    assert answers(s) == ["activate ivar", "activate lagertha"]
    assert refused(s, "activate halfdan").startswith("the last activation is for ")
    assert refused(s, "done").endswith("must land this turn (V-7.3)")
    play(s, "activate lagertha", "land gipeswic")
    assert answers(s) == ["activate ivar"]
    play(s, "activate ivar", "land gipeswic")
    assert is_done(s)


def test_vx_9_2_with_three_activations_the_first_is_free() -> None:
    # No card gives Vikings three; a house rule might
    laid: dict[str, Any] = {"units": {EOFORWIC: {NORSEMEN: 1}}, "leaders": {HALFDAN: EOFORWIC}, "bag": [THEGN]}
    s = off_shore(armies=3, steps=1, **laid)
    run(s, leader_phase)
    assert offered(s, ACTIVATE) == {HALFDAN, IVAR, LAGERTHA}
    assert refused(s, "done").endswith("(V-7.3)")


def test_vx_9_2_with_one_activation_one_of_them_lands_and_the_other_is_discarded() -> None:
    # Given the last Viking turn and a single activation
    laid: dict[str, Any] = {"units": {EOFORWIC: {NORSEMEN: 1}}, "leaders": {HALFDAN: EOFORWIC}, "bag": []}
    s = off_shore(armies=1, steps=1, turn=4, **laid)
    run(s, leader_phase)
    assert answers(s) == ["activate ivar", "activate lagertha"]
    play(s, "activate ivar", "land gipeswic")
    assert is_done(s)

    # When the round ends, then she is discarded, and her units go to their stockpiles
    stock = s.stock[:2]
    run(s, end_round)
    assert s.leader_at[LAGERTHA] == GONE
    assert s.stock[:2] == [stock[0] + 7, stock[1] + 3]
    assert s.age is not None
    assert (s.age.aboard, s.leader_at[IVAR]) == ([0, 0], GIPESWIC)


def test_vx_9_2_both_are_discarded_if_neither_lands() -> None:
    s = off_shore(turn=4, bag=[], units={EOFORWIC: {NORSEMEN: 1}})
    run(s, end_round)
    assert (s.leader_at[IVAR], s.leader_at[LAGERTHA]) == (GONE, GONE)
    assert s.stock[:2] == [UNIT_TOTALS[NORSEMEN] - 1, UNIT_TOTALS[BERSERKERS]]


def test_vx_9_2_both_may_be_left_to_the_ally() -> None:
    # V-7.3: while the ally has its turn to come, and a unit with each
    s = off_shore(armies=2, steps=1, bag=[BERSERKERS, THEGN])
    run(s, leader_phase)
    assert answers(s) == ["activate ivar", "activate lagertha", "done"]
    play(s, "done")
    assert (s.leader_at[IVAR], s.leader_at[LAGERTHA]) == (OFF_SHORE, OFF_SHORE)


@pytest.mark.parametrize(
    ("his", "hers", "bound", "other"), [((7, 3), (7, 0), "lagertha", "ivar"), ((7, 0), (7, 3), "ivar", "lagertha")]
)
def test_vx_9_2_one_without_a_unit_of_the_ally_must_land_now(
    his: tuple[int, int], hers: tuple[int, int], bound: str, other: str
) -> None:
    # Given the ally's turn still to come, and Berserkers with one of the two alone
    names = {"ivar": "Ivar the Boneless", "lagertha": "Lagertha"}
    s = off_shore(his=his, hers=hers, armies=2, steps=1, bag=[BERSERKERS, THEGN])
    run(s, leader_phase)
    assert offered(s, ACTIVATE) == {IVAR, LAGERTHA}
    assert refused(s, "done") == f"{names[bound]} must land this turn (V-7.3)"

    # When one activation is left, then it belongs to the one who cannot wait
    s = off_shore(his=his, hers=hers, armies=1, steps=1, bag=[BERSERKERS, THEGN])
    run(s, leader_phase)
    assert answers(s) == [f"activate {bound}"]
    sentence = f"the last activation is for {names[bound]}, who must land this turn (V-7.3)"
    assert refused(s, f"activate {other}") == sentence


# VX-9.2: units that join her off shore


def test_vx_9_2_fled_units_may_join_her_off_shore() -> None:
    # V-5.7
    s = off_shore(fled={NORSEMEN: 3})
    run(s, return_fled)
    assert (offered(s, BOARD), offered(s, PLACE)) == ({IVAR, LAGERTHA}, set())
    play(s, "board lagertha", "take 2")
    assert s.age is not None
    assert (s.age.aboard, s.aboard, s.fled[NORSEMEN]) == ([9, 3], [7, 3], 1)
    play(s, "board ivar")
    assert (s.age.aboard, s.aboard) == ([9, 3], [8, 3])


def test_vx_9_2_units_of_the_reinforcements_card_may_join_her_off_shore() -> None:
    # V-5.4
    s = off_shore(waiting=(4, 0))
    run(s, ask_place_waiting)
    play(s, "board lagertha", "take 4")
    assert s.age is not None
    assert (s.age.aboard, s.waiting) == ([11, 3], [0, 0])


@pytest.mark.parametrize("his", [(7, 3), (0, 3)])
def test_vx_9_2_increased_morale_reaches_her_card(his: tuple[int, int]) -> None:
    # V-15.21: also where she alone has Norsemen, and none is on the map
    s = off_shore(his=his, active=BERSERKERS, hands={BERSERKERS: ["b08_increased_morale"]})
    run(s, ask_event, REINFORCING)
    play(s, "play b08_increased_morale")
    assert offered(s, TARGET_CARD) == ({IVAR, LAGERTHA} if his[0] else {LAGERTHA})
    play(s, "target_card lagertha", "take 2")
    assert s.age is not None
    assert (s.age.aboard, s.aboard) == ([5, 5], list(his))


def test_vx_9_2_fled_units_return_to_her_ashore() -> None:
    # V-5.7: the place of a Leader, also inland
    s = a_saga(units={HRYPUM: {NORSEMEN: 1}}, leaders={LAGERTHA: HRYPUM}, fled={NORSEMEN: 2})
    run(s, return_fled)
    assert offered(s, PLACE) == {HRYPUM}


def test_vx_9_2_her_battles_are_won_and_lost_like_any() -> None:
    # Given a battle in the Battle Phase where she stands in defence
    s = a_saga(active=THEGN, units={CETREHT: {NORSEMEN: 2, THEGN: 1}}, leaders={LAGERTHA: CETREHT})
    run(s, battle_phase)
    assert (s.seat, dice(s)) == (FATE, (NORSEMEN, 2))
    play(s, "roll hit hit")
    assert (is_done(s), s.leader_at[LAGERTHA]) == (True, CETREHT)
