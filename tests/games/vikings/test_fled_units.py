"""The stockpile and the Fled Units area (V-1.7, V-1.8, V-5.7)."""

from __future__ import annotations

from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data.tables import (
    ALFRED,
    BERSERKERS,
    EOFORWIC,
    HALFDAN,
    HEREFORD,
    HOUSECARL,
    IVAR,
    LIGORACEASTER,
    LINDCYLENE,
    LOIDIS,
    LUEL,
    LUNDENWIC,
    NORSEMEN,
    THEGN,
)
from heptarchy.games.vikings.game import VIKINGS
from heptarchy.games.vikings.reinforcements import (
    place_icons,
    reinforcements_phase,
    return_fled,
    reveal_invasion,
)
from heptarchy.games.vikings.table.actions import BOARD, PASS, PLACE
from tests.games.vikings.table import (
    a_state,
    fight,
    is_done,
    offered,
    play,
    refused,
    run,
    units_in,
)

# Every reinforcement city with a Viking in it
ALL_TAKEN = {city: {NORSEMEN: 1} for city in t.REINFORCEMENT_CITIES}


# Stockpile and Fled Units area


def test_v_1_7_units_killed_return_to_the_stockpile_at_once_and_may_come_back() -> None:
    # Given the last Thegn out of the stockpile, about to be hit in a battle
    s = a_state(active=NORSEMEN, units={LOIDIS: {NORSEMEN: 1, THEGN: 1}, HEREFORD: {THEGN: 39}})
    assert s.stock[THEGN] == 0
    fight(s, LOIDIS)
    play(s, "roll command", "roll hit")

    # Then he is in the stockpile, and reinforces the next English city
    assert s.stock[THEGN] == 1
    s.active = THEGN
    run(s, place_icons)
    play(s, "reinforce luel")
    assert units_in(s, LUEL) == {THEGN: 1}
    assert s.stock[THEGN] == 0


def test_v_1_7_units_on_a_leader_card_are_not_in_the_stockpile() -> None:
    s = a_state(active=NORSEMEN, invaded=False, units={EOFORWIC: {NORSEMEN: 20, BERSERKERS: 12}})
    run(s, reveal_invasion)
    play(s, "reveal ivar")
    assert s.aboard == [14, 6]
    assert s.stock[:2] == [40 - 20 - 14, 20 - 12 - 6]


def test_v_1_8_fled_units_are_no_reinforcements() -> None:
    # Given all Thegns fled or on the map
    s = a_state(active=THEGN, units={HEREFORD: {THEGN: 35}}, fled={THEGN: 5})

    # When icons are served
    run(s, place_icons)

    # Then nobody comes
    assert is_done(s)
    assert s.fled[THEGN] == 5
    assert sum(s.units[THEGN]) == 35


# Fled units


def test_v_5_7_fled_vikings_return_to_leader_cards_and_coasts_in_viking_hands() -> None:
    # Given a Leader inland, one off shore, a Viking coast without a city, and an inland shire
    s = a_state(
        active=NORSEMEN,
        units={
            LIGORACEASTER: {BERSERKERS: 1},
            t.HAMWIC: {NORSEMEN: 1},
            LINDCYLENE: {NORSEMEN: 3},
            LUNDENWIC: {THEGN: 1},
        },
        leaders={HALFDAN: LIGORACEASTER},
        off_shore=IVAR,
        aboard=(14, 6),
        fled={NORSEMEN: 4, BERSERKERS: 3},
    )

    # When the Norsemen bring theirs back
    run(s, return_fled)
    assert s.seat == NORSEMEN
    assert offered(s, PLACE) == {LIGORACEASTER, t.HAMWIC}
    assert offered(s, BOARD) == {IVAR}
    assert refused(s, "place lindcylene").endswith("(V-5.7)")
    play(s, "board ivar", "take 2", "place hamwic", "take 1", "place ligoraceaster")

    # Then they are there, and the Berserkers still in their box
    assert is_done(s)
    assert s.aboard == [16, 6]
    assert units_in(s, t.HAMWIC) == {NORSEMEN: 2}
    assert units_in(s, LIGORACEASTER) == {NORSEMEN: 1, BERSERKERS: 1}
    assert s.fled[:2] == [0, 3]


def test_v_5_7_vikings_may_leave_theirs_in_the_box_all_or_some() -> None:
    s = run(a_state(active=NORSEMEN, units={EOFORWIC: {NORSEMEN: 1}}, fled={NORSEMEN: 4}), return_fled)
    play(s, "place eoforwic", "take 3", "pass")
    assert is_done(s)
    assert s.fled[NORSEMEN] == 1
    run(s, return_fled)
    play(s, "pass")
    assert s.fled[NORSEMEN] == 1


def test_v_5_7_fled_english_return_to_their_reinforcement_cities_and_to_alfred_and_must() -> None:
    # Given Alfred in Leeds, London empty, all other reinforcement cities taken
    taken = {city: n for city, n in ALL_TAKEN.items() if city != LUNDENWIC}
    s = a_state(
        round=5,
        active=HOUSECARL,
        units={**taken, LOIDIS: {THEGN: 1}, HEREFORD: {THEGN: 1}},
        leaders={ALFRED: LOIDIS},
        fled={HOUSECARL: 3, THEGN: 2},
    )

    # When the Housecarl bring theirs back
    run(s, return_fled)

    # Then an empty reinforcement city and Alfred's card are open, Hereford (no icon) and York (Viking) are not
    assert s.seat == HOUSECARL
    assert offered(s, PLACE) == {LUNDENWIC, LOIDIS}
    for closed, name in (("hereford", "Hereford"), ("eoforwic", "York")):
        sentence = f"{name} is neither a reinforcement city that the English hold nor Alfred's place (V-5.7)"
        assert refused(s, f"place {closed}") == sentence

    # And they must place them all, and only their own
    assert PASS[0] not in s.options
    play(s, "place loidis", "take 1")
    assert PASS[0] not in s.options
    play(s, "place lundenwic", "take 2")
    assert is_done(s)
    assert s.fled == [0, 0, 0, 2]
    assert units_in(s, LOIDIS) == {HOUSECARL: 1, THEGN: 1}
    assert units_in(s, LUNDENWIC) == {HOUSECARL: 2}


def test_v_5_7_and_v_14_3_what_has_no_place_stays_in_the_box_without_time_limit() -> None:
    for faction, board in ((NORSEMEN, {LOIDIS: {NORSEMEN: 1}}), (THEGN, ALL_TAKEN)):
        s = a_state(round=7, active=faction, units=board, fled={faction: 2})
        run(s, return_fled)
        assert is_done(s)
        assert s.fled[faction] == 2


def test_v_5_7_with_fled_active_off_those_of_the_ally_come_back_too() -> None:
    # Given fled units of both Viking factions, in a turn of the Norsemen
    s = a_state(
        active=NORSEMEN,
        units={EOFORWIC: {NORSEMEN: 1}},
        fled={NORSEMEN: 2, BERSERKERS: 3},
        hands={NORSEMEN: ["n02_move_2_4"]},
        fled_active=False,
    )
    run(s, reinforcements_phase)

    # Then each player brings back his own, the active one first
    assert (s.seat, s.rule) == (NORSEMEN, "V-5.7")
    play(s, "place eoforwic", "take 2")
    assert (s.seat, s.rule) == (BERSERKERS, "V-5.7")
    play(s, "place eoforwic")
    assert s.seat == BERSERKERS
    play(s, "take 1", "pass")
    assert s.fled[:2] == [0, 2]
    assert s.rule == "V-5.8"
    assert units_in(s, EOFORWIC) == {NORSEMEN: 3, BERSERKERS: 1}


def test_v_5_7_with_fled_active_off_the_question_names_those_who_come_back() -> None:
    # Given fled units of both Viking factions, which one player has, in a turn of the Norsemen
    s = a_state(
        players=2,
        active=NORSEMEN,
        units={EOFORWIC: {NORSEMEN: 1}},
        fled={NORSEMEN: 1, BERSERKERS: 3},
        hands={NORSEMEN: ["n02_move_2_4"]},
        fled_active=False,
    )
    run(s, reinforcements_phase)

    # Then each question is about the units that it asks for
    assert VIKINGS.prompt(s, s.seat) == "Norsemen: choose where a fled Norseman returns, or pass"
    play(s, "place eoforwic")
    assert VIKINGS.prompt(s, s.seat) == "Berserkers: choose where 3 fled Berserkers return, or pass"
    play(s, "place eoforwic")
    assert VIKINGS.prompt(s, s.seat) == "Berserkers: choose how many of the 3 fled Berserkers return to York"
