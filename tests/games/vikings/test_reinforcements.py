"""The Reinforcements Phase (V-5.1 to V-5.6)."""

from __future__ import annotations

import pytest

from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data.tables import (
    ALFRED,
    BERSERKERS,
    BJORN,
    CANTWARABURG,
    DUNHOLM,
    ELMHAM,
    EOFORWIC,
    EXANCEASTER,
    GUTHRUM,
    HALFDAN,
    HEREFORD,
    HOUSECARL,
    IVAR,
    LICCIDFELD,
    LOIDIS,
    LUNDENWIC,
    NORSEMEN,
    OXENAFORD,
    REINFORCEMENTS,
    ROLLO,
    SEOLESIG,
    THEGN,
    THEODFORD,
    UBBE,
    WINTANCEASTER,
)
from heptarchy.games.vikings.reinforcements import (
    ask_alfred,
    ask_movement_card,
    ask_place_waiting,
    place_icons,
    reinforcements_phase,
    return_fled,
    reveal_invasion,
)
from heptarchy.games.vikings.table.actions import BOARD, CROWN, PASS, PLACE, REINFORCE, REVEAL, TAKE
from heptarchy.games.vikings.table.state import GONE, OFF_SHORE, UNSEEN
from heptarchy.kernel.modes import FATE
from tests.games.vikings.table import (
    a_state,
    answers,
    idle,
    invariants,
    is_done,
    offered,
    pass_all,
    play,
    refused,
    run,
    told,
    units_in,
)

# Every reinforcement city with a Viking in it
ALL_TAKEN = {city: {NORSEMEN: 1} for city in t.REINFORCEMENT_CITIES}


# Order


def test_v_5_1_vikings_reveal_then_place_then_return_fled_units_then_play_the_movement_card() -> None:
    s = a_state(
        active=NORSEMEN,
        invaded=False,
        units={EOFORWIC: {NORSEMEN: 1}},
        fled={NORSEMEN: 1},
        hands={NORSEMEN: ["n02_move_2_4"]},
        decks={NORSEMEN: []},
    )
    run(s, reinforcements_phase)
    asked = [s.rule]
    for text in ("reveal reinforcements", "place eoforwic", "take 9", "place eoforwic", "take 2", "place eoforwic"):
        play(s, text)
        asked.append(s.rule)
    assert asked == ["V-5.2", "V-5.4", "V-5.4", "V-5.4", "V-5.4", "V-5.7", "V-5.8"]
    assert units_in(s, EOFORWIC) == {NORSEMEN: 11, BERSERKERS: 2}


def test_v_5_1_the_english_place_icons_then_alfred_then_fled_units_then_play_the_movement_card() -> None:
    # Given Alfred's round, and English cities that are all empty: he needs a unit of the icons
    s = a_state(round=5, active=THEGN, fled={THEGN: 2}, hands={THEGN: ["t02_move_1_3"]}, decks={THEGN: []})
    run(s, reinforcements_phase)
    asked = [s.rule]
    for text in ("crown eoforwic", "place hereford", "place eoforwic", "take 2"):
        if text == "place hereford":
            assert refused(s, text).endswith("(V-5.7)")
            continue
        play(s, text)
        asked.append(s.rule)
    assert asked == ["V-5.6", "V-5.7", "V-5.7", "V-5.8"]
    assert units_in(s, EOFORWIC) == {HOUSECARL: 4, THEGN: 1 + 3 + 2}


def test_v_5_1_events_of_the_phase_are_played_before_the_units_come_between_and_after() -> None:
    # Given Housecarl with two King's Purses, and fled units to return
    s = a_state(
        advanced=True,
        round=2,
        active=HOUSECARL,
        units={LUNDENWIC: {HOUSECARL: 1}},
        fled={HOUSECARL: 1},
        hands={HOUSECARL: ["h08_kings_purse", "h14_kings_purse", "h02_move_2_2"]},
    )

    # Then the card can be played before the icons
    run(s, reinforcements_phase)
    assert units_in(s, LUNDENWIC) == {HOUSECARL: 1}
    assert "play h08_kings_purse" in answers(s)

    # And between icons and fled units
    play(s, "pass")
    assert units_in(s, LUNDENWIC) == {HOUSECARL: 2}
    assert "play h08_kings_purse" in answers(s)

    # And at the last moment, beside the Movement card
    play(s, "pass", "place lundenwic")
    assert (s.rule, "play h08_kings_purse" in answers(s)) == ("V-5.8", True)
    play(s, "play h08_kings_purse", "place lundenwic", "pass")
    assert (s.rule, "play h14_kings_purse" in answers(s)) == ("V-5.8", True)
    assert units_in(s, LUNDENWIC) == {HOUSECARL: 4}

    # But not after it
    play(s, "play h02_move_2_2")
    assert is_done(s)


def test_v_5_1_an_event_can_make_room_for_the_reinforcements_card() -> None:
    # Given no Viking on the map, and English Traitors in the hand
    s = a_state(
        active=NORSEMEN,
        invaded=False,
        units={DUNHOLM: {THEGN: 1}},
        hands={NORSEMEN: ["n09_english_traitors", "n02_move_2_4"]},
    )

    # When the Reinforcements come, and the Traitors open Durham then
    run(s, reinforcements_phase)
    play(s, "pass", "reveal reinforcements", "play n09_english_traitors", "target dunholm", "take 1")

    # Then the units need not wait: the phase offers a place
    assert s.rule == "V-5.4"
    assert offered(s, PLACE) == {DUNHOLM}


# Invasion cards


def test_v_5_2_the_first_viking_faction_of_a_round_reveals_the_top_card() -> None:
    for faction in (NORSEMEN, BERSERKERS):
        s = run(a_state(round=2, active=faction, invaded=False), reveal_invasion)
        assert s.seat == FATE
        play(s, "reveal bjorn")
        assert s.leader_at[BJORN] == OFF_SHORE
        assert s.aboard == [11, 4]
        assert s.invaded

        # the second one reveals none
        run(s, reveal_invasion)
        assert is_done(s)


def test_v_5_2_in_round_one_halfdan_is_that_card() -> None:
    s = a_state(round=1, active=NORSEMEN, invaded=False, off_shore=HALFDAN, aboard=(17, 8))
    heard = told(s, lambda: run(s, reveal_invasion))
    assert is_done(s)
    assert heard == ["Halfdan appears off shore with 17 Norsemen and 8 Berserkers"]
    assert (s.invaded, s.aboard) == (True, [17, 8])
    assert s.invasion.bit_count() == 6


def test_v_3_7_b_cards_come_in_rounds_two_to_four_and_c_cards_after_them() -> None:
    # Given the invasion deck of Round II
    s = a_state(active=NORSEMEN, invaded=False)
    seen = []
    for expected in ({IVAR, BJORN, REINFORCEMENTS}, {IVAR, BJORN}, {IVAR}, {GUTHRUM, UBBE, ROLLO}, {GUTHRUM, UBBE}):
        s.invaded = False
        run(s, reveal_invasion)
        assert offered(s, REVEAL) == expected
        assert s.weights.weights == [1] * len(expected)
        seen.append(max(expected & {IVAR, BJORN, REINFORCEMENTS} or expected))
        s.apply(REVEAL[seen[-1]])
        s.leader_at = [GONE if at == OFF_SHORE else at for at in s.leader_at]

    # Then B comes before C, each in an order that nobody knows
    assert seen == [REINFORCEMENTS, BJORN, IVAR, ROLLO, UBBE]


@pytest.mark.parametrize(
    ("leader", "norsemen", "berserkers"),
    [("ivar", 14, 6), ("bjorn", 11, 4), ("guthrum", 17, 8), ("ubbe", 14, 6), ("rollo", 11, 4)],
)
def test_v_5_3_a_leader_card_receives_its_units_from_the_stockpiles(
    leader: str, norsemen: int, berserkers: int
) -> None:
    s = a_state(active=NORSEMEN, invaded=False, invasion=[t.LEADERS.index(leader)])
    run(s, reveal_invasion)
    play(s, f"reveal {leader}")
    assert s.aboard == [norsemen, berserkers]
    assert s.stock[:2] == [40 - norsemen, 20 - berserkers]
    invariants(s, dealt=False)


def test_v_5_3_and_v_14_1_short_stockpiles_give_what_they_have() -> None:
    s = a_state(active=NORSEMEN, invaded=False, units={EOFORWIC: {NORSEMEN: 37, BERSERKERS: 20}})
    run(s, reveal_invasion)
    play(s, "reveal ivar")
    assert s.aboard == [3, 0]
    assert s.stock[:2] == [0, 0]


# The Reinforcements card


def test_v_5_4_the_reinforcements_are_split_over_leader_cards_and_coasts_in_viking_hands() -> None:
    # Given a Leader inland, a city on the coast, a shire inland without Leader, and a coast with English
    s = a_state(
        active=BERSERKERS,
        invaded=False,
        units={
            LICCIDFELD: {NORSEMEN: 1},
            EOFORWIC: {BERSERKERS: 1},
            LOIDIS: {NORSEMEN: 1},
            LUNDENWIC: {THEGN: 1},
        },
        leaders={HALFDAN: LICCIDFELD},
    )

    # When the card comes up
    run(s, reveal_invasion)
    play(s, "reveal reinforcements")
    run(s, ask_place_waiting)

    # Then the active player splits 9 Norsemen and 2 Berserkers over the Leader's card and York
    assert s.seat == BERSERKERS
    assert s.waiting == [9, 2]
    assert offered(s, PLACE) == {LICCIDFELD, EOFORWIC}
    assert (
        refused(s, "place loidis") == "Leeds is neither a coast that the Vikings hold nor the place of a Leader (V-5.4)"
    )
    play(s, "place liccidfeld")
    assert offered(s, TAKE) == set(range(1, 10))
    play(s, "take 4", "place eoforwic", "take 5", "place liccidfeld", "take 1", "place eoforwic")
    assert is_done(s)
    assert units_in(s, LICCIDFELD) == {NORSEMEN: 5, BERSERKERS: 1}
    assert units_in(s, EOFORWIC) == {NORSEMEN: 5, BERSERKERS: 2}
    assert REINFORCEMENTS not in {leader for leader, at in enumerate(s.leader_at) if at >= 0 or at == OFF_SHORE}


def test_v_5_4_they_must_be_placed() -> None:
    s = run(a_state(active=NORSEMEN, waiting=(2, 0), units={EOFORWIC: {NORSEMEN: 1}}), ask_place_waiting)
    assert PASS[0] not in s.options


def test_v_5_4_short_stockpiles_bring_fewer() -> None:
    s = a_state(active=NORSEMEN, invaded=False, units={EOFORWIC: {NORSEMEN: 38, BERSERKERS: 19}})
    run(s, reveal_invasion)
    play(s, "reveal reinforcements")
    assert s.waiting == [2, 1]


def test_v_5_4_with_reinforcements_wait_off_those_without_a_place_go_back_to_the_stockpile() -> None:
    s = a_state(active=NORSEMEN, waiting=(9, 2), units={LOIDIS: {NORSEMEN: 1}}, reinforcements_wait=False)
    before = s.stock[:2]
    assert told(s, lambda: run(s, ask_place_waiting)) == ["Viking Reinforcements is lost"]
    assert is_done(s)
    assert s.waiting == [0, 0]
    assert s.stock[:2] == [before[0] + 9, before[1] + 2]
    invariants(s, dealt=False)

    # But not where there is a place
    s = a_state(active=NORSEMEN, waiting=(9, 2), units={EOFORWIC: {NORSEMEN: 1}}, reinforcements_wait=False)
    run(s, ask_place_waiting)
    assert s.rule == "V-5.4"


def test_v_5_4_without_a_place_they_wait_for_a_phase_that_offers_one() -> None:
    # Given no Viking coast and no Leader
    s = a_state(active=NORSEMEN, waiting=(9, 2), units={LOIDIS: {NORSEMEN: 1}})

    # Then nobody is asked, and the units stay on the card, out of the stockpile
    run(s, ask_place_waiting)
    assert is_done(s)
    assert s.waiting == [9, 2]
    invariants(s, dealt=False)

    # Nor do they in an English phase
    s.active = THEGN
    s.hands[THEGN] = 0b10
    run(s, reinforcements_phase)
    assert "V-5.4" not in idle(s, is_done)
    assert s.waiting == [9, 2]

    # When a Leader is revealed to the other faction, they may board
    s.active = BERSERKERS
    s.leader_at[IVAR] = OFF_SHORE
    run(s, ask_place_waiting)
    assert offered(s, BOARD) == {IVAR}
    play(s, "board ivar", "take 9", "board ivar", "take 2")
    assert (s.waiting, s.aboard) == ([0, 0], [9, 2])


# English icons


def test_v_5_5_one_unit_an_icon_comes_to_each_english_reinforcement_city() -> None:
    # Given York in Viking hands, Winchester with English, all else empty
    s = a_state(active=HOUSECARL, units={EOFORWIC: {NORSEMEN: 1}, WINTANCEASTER: {THEGN: 1}})

    # When the icons of the Housecarl are served
    run(s, place_icons)

    # Then their own colour comes, everywhere but in York, also to empty cities, and nobody is asked
    assert is_done(s)
    assert {shire: n for shire, n in enumerate(s.units[HOUSECARL]) if n} == {
        LICCIDFELD: 1,
        EXANCEASTER: 1,
        WINTANCEASTER: 2,
        LUNDENWIC: 1,
        THEODFORD: 1,
    }
    assert s.units[THEGN][WINTANCEASTER] == 1
    assert s.stock[HOUSECARL] == 20 - 6


def test_v_5_5_the_thegn_have_twelve_icons() -> None:
    s = run(a_state(active=THEGN), place_icons)
    assert sum(s.units[THEGN]) == 12
    assert s.units[THEGN][EXANCEASTER] == 2
    assert sum(s.units[HOUSECARL]) == 0


def test_v_5_5_without_a_city_there_are_no_reinforcements() -> None:
    s = run(a_state(active=THEGN, units=ALL_TAKEN), place_icons)
    assert is_done(s)
    assert sum(s.units[THEGN]) == 0


def test_v_5_5_and_v_14_1_short_of_units_the_faction_chooses_the_cities() -> None:
    # Given three Thegns in the stockpile, Exeter (two icons), London and Oxford English
    taken = {city: n for city, n in ALL_TAKEN.items() if city not in (EXANCEASTER, LUNDENWIC, OXENAFORD)}
    s = a_state(active=THEGN, units={**taken, HEREFORD: {THEGN: 37}})

    # When they are placed one by one
    run(s, place_icons)
    assert s.seat == THEGN
    assert offered(s, REINFORCE) == {EXANCEASTER, LUNDENWIC, OXENAFORD}
    assert refused(s, "reinforce eoforwic") == "York is in Viking hands (V-5.5)"
    assert refused(s, "reinforce hereford") == "Hereford has no icon of the Thegn (V-5.5)"
    play(s, "reinforce exanceaster", "reinforce exanceaster")

    # Then a city gets no more than its icons, and placing goes on while there are units
    assert offered(s, REINFORCE) == {LUNDENWIC, OXENAFORD}
    assert refused(s, "reinforce exanceaster") == "Exeter has had a unit for every icon (V-5.5)"
    assert PASS[0] not in s.options
    play(s, "reinforce lundenwic")
    assert is_done(s)
    assert (units_in(s, EXANCEASTER), units_in(s, LUNDENWIC), units_in(s, OXENAFORD)) == ({THEGN: 2}, {THEGN: 1}, {})
    assert s.stock[THEGN] == 0


def test_v_5_5_just_enough_units_are_placed_unasked() -> None:
    s = run(a_state(active=THEGN, units={HEREFORD: {THEGN: 28}}), place_icons)
    assert is_done(s)
    assert s.stock[THEGN] == 0


# Alfred


def test_v_5_6_alfred_comes_in_round_five_to_an_english_city_with_a_unit() -> None:
    # Given English in Hereford (a city), Leeds (none), an empty city, and a Viking one
    s = a_state(round=5, active=THEGN, units={HEREFORD: {HOUSECARL: 1}, LOIDIS: {THEGN: 1}, EOFORWIC: {NORSEMEN: 1}})

    # When the first English faction acts
    run(s, ask_alfred)
    assert s.seat == THEGN
    assert offered(s, CROWN) == {HEREFORD}
    for empty in ("oxenaford", "loidis", "eoforwic"):
        assert refused(s, f"crown {empty}").endswith("is no English city with an English unit (V-5.6)")
    play(s, "crown hereford")

    # Then both colours come with him, whoever is active
    assert s.leader_at[ALFRED] == HEREFORD
    assert units_in(s, HEREFORD) == {HOUSECARL: 1 + 4, THEGN: 3}
    assert s.stock[HOUSECARL] == 20 - 5


def test_v_5_6_alfred_does_not_come_before_round_five() -> None:
    s = run(a_state(round=4, active=HOUSECARL, units={HEREFORD: {HOUSECARL: 1}}), ask_alfred)
    assert is_done(s)
    assert s.leader_at[ALFRED] == UNSEEN


def test_v_5_6_alfred_comes_once_in_the_game() -> None:
    here = {HEREFORD: {HOUSECARL: 1}}
    assert is_done(run(a_state(round=6, active=THEGN, units=here, leaders={ALFRED: HEREFORD}), ask_alfred))
    assert is_done(run(a_state(round=6, active=THEGN, units=here, gone=[ALFRED]), ask_alfred))


def test_v_5_6_and_v_14_2_without_a_city_he_is_put_off_to_the_first_phase_that_has_one() -> None:
    # Given English units in no city
    s = run(a_state(round=5, active=HOUSECARL, units={LOIDIS: {THEGN: 5}}), ask_alfred)
    assert is_done(s)
    assert s.leader_at[ALFRED] == UNSEEN

    # When a later English faction, in a later round, has a unit in one
    s.round = 7
    s.active = THEGN
    s.units[THEGN][OXENAFORD] += 1
    s.hosts[1][OXENAFORD] += 1
    run(s, ask_alfred)

    # Then he comes
    assert offered(s, CROWN) == {OXENAFORD}


def test_v_14_2_alfred_comes_without_free_units_to_a_city_with_a_unit() -> None:
    s = a_state(round=5, active=THEGN, units={HEREFORD: {HOUSECARL: 18, THEGN: 40}})
    run(s, ask_alfred)
    play(s, "crown hereford")
    assert s.leader_at[ALFRED] == HEREFORD
    assert units_in(s, HEREFORD) == {HOUSECARL: 20, THEGN: 40}


# Decision points


def test_v_17_2_and_v_17_3_and_v_17_5_the_decisions_of_the_phase_are_the_active_players() -> None:
    # Given two players, each with a side: the same questions go to the player of the active faction
    s = run(a_state(players=2, active=BERSERKERS, waiting=(2, 0), units={EOFORWIC: {NORSEMEN: 1}}), ask_place_waiting)
    assert (s.seat, s.rule) == (0, "V-5.4")
    s = run(a_state(players=2, active=BERSERKERS, units={EOFORWIC: {NORSEMEN: 1}}, fled={BERSERKERS: 1}), return_fled)
    assert (s.seat, s.rule) == (0, "V-5.7")
    s = run(a_state(players=2, active=THEGN, units={HEREFORD: {THEGN: 39}}), place_icons)
    assert (s.seat, s.rule) == (1, "V-5.5")
    s = run(a_state(players=2, active=THEGN, fled={THEGN: 1}), return_fled)
    assert (s.seat, s.rule) == (1, "V-5.7")
    s = run(a_state(players=2, round=5, active=THEGN, units={HEREFORD: {THEGN: 1}}), ask_alfred)
    assert (s.seat, s.rule) == (1, "V-5.6")
    s = run(a_state(players=2, active=THEGN, hands={THEGN: ["t02_move_1_3", "t03_move_4_2"]}), ask_movement_card)
    assert (s.seat, s.rule, len(s.options)) == (1, "V-5.8", 2)


def test_v_17_4_events_of_the_phase_and_their_targets_are_asked_for() -> None:
    s = a_state(
        active=NORSEMEN,
        units={DUNHOLM: {THEGN: 3}, ELMHAM: {THEGN: 1}, CANTWARABURG: {HOUSECARL: 1}, SEOLESIG: {NORSEMEN: 1}},
        hands={NORSEMEN: ["n09_english_traitors", "n02_move_2_4"]},
    )
    run(s, reinforcements_phase)
    assert answers(s) == ["play n09_english_traitors", "pass"]
    play(s, "play n09_english_traitors")
    assert answers(s) == ["target dunholm", "target elmham"]
    play(s, "target dunholm")
    assert answers(s) == ["take 1", "take 2"]
    play(s, "take 1")
    assert pass_all(s).battle is not None


# V-5.1: when Events of the phase are offered


def test_v_5_1_events_are_offered_again_only_where_units_are_then_to_be_placed() -> None:
    hand = ["h07_move_4_1", "h08_kings_purse"]
    units = {LUNDENWIC: {HOUSECARL: 2}}
    for fled, asked in (({}, 1), ({HOUSECARL: 1}, 2), ({THEGN: 1}, 1)):
        s = a_state(active=HOUSECARL, units=units, hands={HOUSECARL: hand}, fled=fled)
        run(s, reinforcements_phase)
        times = 0
        while s.rule in ("V-10.6", "V-5.7"):
            times += s.rule == "V-10.6"
            play(s, "pass" if s.rule == "V-10.6" else answers(s)[0])
        assert times == asked
        assert s.rule == "V-5.8"
        assert "play h08_kings_purse" in answers(s), "the last moment is together with the Movement card"
