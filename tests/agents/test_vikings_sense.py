"""That greedy plays 878: Vikings sensibly: positions in which a person would know what to do."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from heptarchy.games.vikings.data.tables import (
    ALFRED,
    BERSERKERS,
    CANTWARABURG,
    CITIES,
    DONECAESTER,
    DUNHOLM,
    ELMHAM,
    ENGLISH,
    EOFORWIC,
    EXANCEASTER,
    HALFDAN,
    HOUSECARL,
    IVAR,
    LICCIDFELD,
    LIGORACEASTER,
    LINDCYLENE,
    LOIDIS,
    LUEL,
    LUNDENWIC,
    MAMECEASTER,
    NORSEMEN,
    OXENAFORD,
    SETUP,
    SNOTINGAHAM,
    STREONAESHEALH,
    THEGN,
    THEODFORD,
    VIKING,
    WINTANCEASTER,
)
from heptarchy.games.vikings.leader_phase import leader_phase
from heptarchy.games.vikings.movement_phase import movement_phase
from heptarchy.games.vikings.reinforcements import ask_alfred, ask_movement_card, ask_place_waiting, return_fled
from heptarchy.games.vikings.table.actions import LAND
from tests.agents.sitting import answer, lets_greedy_play, says
from tests.games.vikings.table import a_battle, a_game, a_state, deal, is_done, pass_all, play, run, units_in

Laid = Mapping[int, Mapping[int, int]]


def english_at_the_start(but: Laid | None = None) -> dict[int, Mapping[int, int]]:
    """The English as set-up has them, except where told otherwise."""
    start = {city: {HOUSECARL: SETUP[HOUSECARL][city], THEGN: SETUP[THEGN][city]} for city in CITIES}
    return {**start, **(but or {})}


def held_by_vikings(n: int) -> dict[int, Mapping[int, int]]:
    """The first n cities with two Norsemen in each, the others with two Thegns."""
    return {city: {NORSEMEN: 2} if i < n else {THEGN: 2} for i, city in enumerate(CITIES)}


# Landing


@pytest.mark.parametrize(
    ("strong", "weak"),
    [
        ([LUNDENWIC, CANTWARABURG, THEODFORD, ELMHAM], EOFORWIC),
        ([EOFORWIC, DUNHOLM, LINDCYLENE, LUNDENWIC], THEODFORD),
    ],
)
def test_halfdan_lands_beside_weak_cities_not_strong_ones(strong: list[int], weak: int) -> None:
    # Given Halfdan off shore, and hosts of English in some of the cities that he could go to
    guarded = {city: {HOUSECARL: 2, THEGN: 6} for city in strong}
    s = a_state(round=1, units=english_at_the_start(guarded), off_shore=HALFDAN, aboard=(17, 8), armies=2, steps=3)

    # When he lands
    run(s, leader_phase)
    play(s, "activate halfdan")
    where = LAND.arg(answer(s))

    # Then it is a weak city, or a step from one
    lets_greedy_play(s, lambda state: state.march is None)
    assert where not in strong
    assert s.hosts[VIKING][weak] > 0


def test_a_leader_who_need_not_wait_is_landed() -> None:
    s = a_state(round=1, units=english_at_the_start(), off_shore=HALFDAN, aboard=(17, 8), armies=2, steps=4)
    run(s, leader_phase)
    assert says(s) == "activate halfdan"


# Going on, and holding what was taken


def test_v_2_10_a_leader_who_goes_on_leaves_a_unit_in_the_city() -> None:
    # Given Ivar in York with a host, and a weak city next to it
    units = english_at_the_start({EOFORWIC: {NORSEMEN: 8, BERSERKERS: 4}})
    s = a_state(units=units, leaders={IVAR: EOFORWIC}, armies=1, steps=1)

    # When he marches
    run(s, leader_phase)
    said = lets_greedy_play(s, lambda state: state.leader_at[IVAR] != EOFORWIC or is_done(state))

    # Then he goes for Manchester, and York stays Viking, with fewer than go with him
    assert "march mameceaster" in said
    assert 1 <= s.hosts[VIKING][EOFORWIC] < 6


def test_v_14_7_an_army_walks_into_an_empty_city_and_keeps_the_one_it_leaves() -> None:
    # Given Norsemen in York, and Manchester without a defender
    s = a_state(units={EOFORWIC: {NORSEMEN: 4}, LUNDENWIC: {THEGN: 3}}, armies=1, steps=1)

    # When an army may move
    run(s, movement_phase)
    lets_greedy_play(s, is_done)

    # Then both cities are Viking
    assert s.hosts[VIKING][MAMECEASTER] > 0
    assert s.hosts[VIKING][EOFORWIC] > 0


def test_a_lone_garrison_does_not_leave_its_city_for_nothing() -> None:
    s = a_state(units={EOFORWIC: {NORSEMEN: 1}, LINDCYLENE: {HOUSECARL: 3, THEGN: 4}}, armies=2, steps=4)
    run(s, movement_phase)
    assert says(s) == "done"


def test_a_hopeless_attack_is_not_made() -> None:
    # Given one Thegn beside a host
    s = a_state(active=THEGN, units={EOFORWIC: {NORSEMEN: 9, BERSERKERS: 4}, LOIDIS: {THEGN: 1}}, armies=3, steps=1)

    # When armies may move
    run(s, movement_phase)
    said = lets_greedy_play(s, is_done)

    # Then he does not go to York
    assert "march eoforwic" not in said


def test_two_armies_that_can_win_together_attack_together() -> None:
    # Given York held by a few, and two armies beside it of which neither is enough
    units: Laid = {
        EOFORWIC: {NORSEMEN: 7, BERSERKERS: 3},
        LOIDIS: {HOUSECARL: 4, THEGN: 4},
        DONECAESTER: {HOUSECARL: 4, THEGN: 4},
    }
    s = a_state(active=THEGN, units=units, armies=2, steps=1)

    # When the English move
    run(s, movement_phase)
    lets_greedy_play(s, lambda state: state.battle is not None or is_done(state))

    # Then both go to York
    assert s.hosts[ENGLISH][EOFORWIC] == 16


def test_the_english_leave_a_guard_where_vikings_are_near() -> None:
    # Given Leicester, strong, with a city to win back beside it and a Viking host two shires away
    units = english_at_the_start(
        {
            LIGORACEASTER: {HOUSECARL: 3, THEGN: 5},
            LINDCYLENE: {NORSEMEN: 1},
            EOFORWIC: {NORSEMEN: 7, BERSERKERS: 3},
        }
    )
    s = a_state(active=THEGN, units=units, leaders={IVAR: EOFORWIC}, armies=2, steps=1)

    # When the English move
    run(s, movement_phase)
    lets_greedy_play(s, lambda state: state.battle is not None or is_done(state))

    # Then they strike at Lincoln, and Leicester can still call up its Fyrd (V-9.3)
    assert s.hosts[ENGLISH][LINDCYLENE] > 0
    assert s.hosts[ENGLISH][LIGORACEASTER] > 0


def test_v_15_15_ships_are_used_where_they_reach_what_no_road_does() -> None:
    # Given Ivar in Durham with one step, and Elmham open across the sea
    units = english_at_the_start({DUNHOLM: {NORSEMEN: 8, BERSERKERS: 3}, ELMHAM: {}})
    hands = {NORSEMEN: ["n12_viking_ships"]}
    s = a_state(units=units, leaders={IVAR: DUNHOLM}, hands=hands, armies=1, steps=1)

    # When he sets out
    run(s, leader_phase)
    said = lets_greedy_play(s, is_done)

    # Then he sails there, and holds both cities
    assert "play n12_viking_ships" in said
    assert s.leader_at[IVAR] == ELMHAM
    assert s.hosts[VIKING][DUNHOLM] > 0


# Cards


@pytest.mark.parametrize(("cities", "card"), [(12, "n01_treaty"), (6, "n02_move_2_4")])
def test_v_12_4_the_vikings_sign_when_they_are_ahead(cities: int, card: str) -> None:
    # Given Round V, the Berserkers' Treaty played, and the Norsemen with theirs and another card of its kind
    s = a_state(
        round=5,
        turn=4,
        bag=(),
        units=held_by_vikings(cities),
        hands={NORSEMEN: ["n01_treaty", "n02_move_2_4"]},
        played={BERSERKERS: ["b01_treaty"]},
    )

    # When they choose, then they end a game that is won, and no other
    run(s, ask_movement_card)
    assert says(s) == f"play {card}"


@pytest.mark.parametrize(("cities", "card"), [(5, "h01_treaty"), (12, "h03_move_3_2")])
def test_v_12_4_the_english_sign_when_the_vikings_are_behind(cities: int, card: str) -> None:
    s = a_state(
        round=5,
        turn=4,
        active=HOUSECARL,
        bag=(),
        units=held_by_vikings(cities),
        hands={HOUSECARL: ["h01_treaty", "h03_move_3_2"]},
        played={THEGN: ["t01_treaty"]},
    )
    run(s, ask_movement_card)
    assert says(s) == f"play {card}"


def test_v_5_8_a_treaty_is_kept_back_before_it_can_end_the_game() -> None:
    s = a_state(round=2, units=held_by_vikings(12), hands={NORSEMEN: ["n01_treaty", "n02_move_2_4"]})
    run(s, ask_movement_card)
    assert says(s) == "play n02_move_2_4"


@pytest.mark.parametrize(("far", "card"), [(True, "n02_move_2_4"), (False, "n07_move_2_2")])
def test_v_5_8_long_steps_are_played_where_they_are_needed(far: bool, card: str) -> None:
    # Given Ivar with a weak city four steps away, or none to be taken at all
    units: dict[int, Mapping[int, int]] = {city: {NORSEMEN: 1} for city in CITIES if city != LIGORACEASTER}
    units[STREONAESHEALH] = {NORSEMEN: 9, BERSERKERS: 3}
    units[LIGORACEASTER] = {THEGN: 1} if far else {NORSEMEN: 1}
    s = a_state(units=units, leaders={IVAR: STREONAESHEALH}, hands={NORSEMEN: ["n02_move_2_4", "n07_move_2_2"]})

    # When the Norsemen choose their card, then they keep the better one for when it helps
    run(s, ask_movement_card)
    assert says(s) == f"play {card}"


@pytest.mark.parametrize(
    ("english", "said"), [({HOUSECARL: 3, THEGN: 5}, "play b10_surprise_attack"), ({THEGN: 1}, "pass")]
)
def test_v_15_23_an_event_is_kept_where_the_battle_is_won_without_it(english: Mapping[int, int], said: str) -> None:
    s = a_battle(
        BERSERKERS,
        {NORSEMEN: 6, BERSERKERS: 3, **english},
        {BERSERKERS: ["b10_surprise_attack"]},
        shire=LINDCYLENE,
        fyrd_deck=[4, 0, 0, 0],
    )
    while s.rule != "V-9.2" or s.seat != s.owner[BERSERKERS] or len(s.options) == 1:
        s.apply(s.options[-1])
    assert says(s) == said


# Battles


def test_v_9_7_fyrd_fall_before_housecarl() -> None:
    # Given a city attacked, and a Hit on its defenders
    s = a_battle(NORSEMEN, {NORSEMEN: 6, HOUSECARL: 2, THEGN: 2}, {}, shire=LINDCYLENE)
    pass_all(s)
    play(s, "levy 4", "roll command command", "roll command command", "roll flee blank", "roll hit command command")

    # When the English choose, then they lose those who would go home anyway
    assert s.rule == "V-9.7"
    assert says(s) == "lose fyrd"


@pytest.mark.parametrize(("english", "said"), [(9, "withdraw loidis"), (1, "stay")])
def test_v_9_12_a_command_saves_a_unit_from_a_lost_battle_only(english: int, said: str) -> None:
    # Given Norsemen attacked in York, with friends in Leeds, by many or by few
    s = a_battle(
        THEGN,
        {NORSEMEN: 3, HOUSECARL: english // 3, THEGN: english},
        {},
        shire=EOFORWIC,
        units={LOIDIS: {NORSEMEN: 4}},
    )

    # When their dice show a Command
    pass_all(s)
    play(s, "roll flee command command")

    # Then they use it if the battle is lost
    assert s.rule == "V-9.12"
    assert says(s) == said


def test_v_9_13_a_leader_goes_with_the_last_unit() -> None:
    s = a_battle(
        THEGN,
        {NORSEMEN: 1, THEGN: 9},
        {},
        shire=EOFORWIC,
        units={LOIDIS: {NORSEMEN: 4}},
        leaders={IVAR: EOFORWIC},
    )
    pass_all(s)
    play(s, "roll command", "withdraw loidis")
    assert says(s) == "follow ivar"


# Reinforcements


def test_v_5_7_fled_thegns_return_where_vikings_are_near() -> None:
    # Given a Viking host beside Leicester, and other reinforcement cities far from any
    units: Laid = {
        SNOTINGAHAM: {NORSEMEN: 6, BERSERKERS: 3},
        LIGORACEASTER: {HOUSECARL: 2, THEGN: 3},
        EXANCEASTER: {THEGN: 3},
    }
    s = a_state(active=THEGN, units=units, leaders={IVAR: SNOTINGAHAM}, fled={THEGN: 3})

    # When Thegns come back
    run(s, return_fled)
    lets_greedy_play(s, is_done)

    # Then those in danger are helped, and nobody goes to Exeter
    assert units_in(s, EXANCEASTER) == {THEGN: 3}
    assert s.fled[THEGN] == 0


def test_v_5_4_reinforcements_join_a_leader_off_shore_or_on_land() -> None:
    # Given Ivar in York and a quiet garrison in Durham
    units: Laid = {EOFORWIC: {NORSEMEN: 4, BERSERKERS: 2}, DUNHOLM: {NORSEMEN: 3}, LICCIDFELD: {HOUSECARL: 4, THEGN: 6}}
    s = a_state(units=units, leaders={IVAR: EOFORWIC}, waiting=(9, 2))

    # When the Reinforcements card is shared out
    run(s, ask_place_waiting)
    lets_greedy_play(s, is_done)

    # Then most of them go where they can move on from
    assert s.hosts[VIKING][EOFORWIC] >= 6 + 8


def test_v_5_6_alfred_comes_where_he_is_of_use() -> None:
    # Given Vikings in the south, and English cities there and in the far north
    units: Laid = {
        WINTANCEASTER: {NORSEMEN: 3},
        LUNDENWIC: {HOUSECARL: 2, THEGN: 2},
        OXENAFORD: {THEGN: 2},
        LUEL: {THEGN: 2},
        DUNHOLM: {THEGN: 1},
    }
    s = a_state(round=5, active=HOUSECARL, units=units)

    # When he comes
    run(s, ask_alfred)
    lets_greedy_play(s, is_done)

    # Then he stands beside Winchester
    assert s.leader_at[ALFRED] in (LUNDENWIC, OXENAFORD)


def test_set_up_is_finished_with_eight_units_in_cities() -> None:
    s = deal(a_game(players=2))
    lets_greedy_play(s, lambda state: state.round > 0)
    assert sum(s.hosts[ENGLISH]) == 33
    assert sum(s.hosts[ENGLISH][city] for city in CITIES) == 33
