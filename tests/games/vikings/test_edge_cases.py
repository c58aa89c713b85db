"""The questions that players ask (V-14), the decisions of a battle (V-17), and house-rule figures."""

from __future__ import annotations

import pytest

from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data.params import FIGURES
from heptarchy.games.vikings.data.tables import (
    BERSERKERS,
    CETREHT,
    CNARRESBURH,
    CRAEFEN,
    EOFORWIC,
    HALFDAN,
    HEREFORD,
    HOUSECARL,
    LOIDIS,
    LUNDENWIC,
    MAMECEASTER,
    NORSEMEN,
    OXENAFORD,
    SWALEDAEL,
    THEGN,
)
from heptarchy.games.vikings.game import VIKINGS
from heptarchy.games.vikings.leader_phase import leader_phase
from heptarchy.games.vikings.reinforcements import (
    ask_alfred,
    ask_movement_card,
    place_icons,
    return_fled,
    reveal_invasion,
)
from heptarchy.games.vikings.table.actions import LOAD, LOSE, PAY, REINFORCE, TARGET, WITHDRAW
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.modes import FATE
from heptarchy.kernel.refusal import BadOptions
from tests.games.vikings.table import (
    a_game,
    a_state,
    answers,
    deal,
    fight,
    invariants,
    is_done,
    offered,
    play,
    refused,
    run,
    units_in,
)

# Questions of players


def test_v_14_1_short_of_units_vikings_place_what_there_is_and_the_english_choose() -> None:
    # Given Vikings with 2 Norsemen in the stockpile
    s = a_state(active=NORSEMEN, invaded=False, units={EOFORWIC: {NORSEMEN: 38}})
    run(s, reveal_invasion)
    play(s, "reveal bjorn")
    assert s.aboard == [2, 4]

    # And Housecarl with 1, for seven icons
    s = run(a_state(active=HOUSECARL, units={HEREFORD: {HOUSECARL: 19}}), place_icons)
    assert s.seat == HOUSECARL
    assert len(offered(s, REINFORCE)) == 6  # Winchester has two of them
    play(s, "reinforce lundenwic")
    assert is_done(s)
    assert units_in(s, LUNDENWIC) == {HOUSECARL: 1}


def test_v_14_3_fled_units_without_a_place_stay_and_come_when_there_is_one() -> None:
    # Given fled Norsemen, and no coast and no Leader
    s = a_state(round=6, active=NORSEMEN, units={LOIDIS: {NORSEMEN: 1}}, fled={NORSEMEN: 2})
    assert is_done(run(s, return_fled))
    assert s.fled[NORSEMEN] == 2

    # When the Leader comes to them
    s.leader_at[HALFDAN] = LOIDIS
    run(s, return_fled)
    play(s, "place loidis", "take 2")

    # Then they are back
    assert (s.fled[NORSEMEN], units_in(s, LOIDIS)) == (0, {NORSEMEN: 3})


def test_v_14_6_where_there_is_no_friend_beside_the_battle_nobody_escapes() -> None:
    s = a_state(active=THEGN, units={LOIDIS: {NORSEMEN: 1, THEGN: 1}}, leaders={HALFDAN: LOIDIS})
    fight(s, LOIDIS)
    play(s, "roll command")  # nobody is asked
    assert (s.seat, s.rule) == (FATE, "V-9.5")


def test_v_14_6_a_defender_escapes_with_his_leader_too() -> None:
    s = a_state(
        active=THEGN, units={LOIDIS: {NORSEMEN: 1, THEGN: 1}, CRAEFEN: {BERSERKERS: 1}}, leaders={HALFDAN: LOIDIS}
    )
    fight(s, LOIDIS)
    play(s, "roll command", "withdraw craefen", "follow halfdan")
    assert is_done(s)
    assert s.leader_at[HALFDAN] == CRAEFEN
    assert units_in(s, CRAEFEN) == {NORSEMEN: 1, BERSERKERS: 1}


def test_v_14_7_vikings_who_only_pass_through_a_city_do_not_hold_it() -> None:
    s = a_state(units={LOIDIS: {NORSEMEN: 1}}, leaders={HALFDAN: LOIDIS}, armies=1, steps=2)
    run(s, leader_phase)
    play(s, "activate halfdan", "march mameceaster")
    assert (s.view(None)["markers"], s.view(None)["marked"]) == (1, ["mameceaster"])
    play(s, "march craefen")
    assert (s.view(None)["markers"], s.view(None)["marked"]) == (0, [])


# Decisions of the phases before, by name


def test_v_17_3_the_english_decide_who_goes_short_where_the_fled_return_and_where_alfred_comes() -> None:
    s = run(a_state(active=THEGN, units={HEREFORD: {THEGN: 39}}), place_icons)
    assert (s.seat, s.rule, len(s.options) > 1) == (THEGN, "V-5.5", True)
    s = run(a_state(active=THEGN, fled={THEGN: 1}), return_fled)
    assert (s.seat, s.rule, len(s.options)) == (THEGN, "V-5.7", 11)
    s = run(a_state(round=5, active=THEGN, units={HEREFORD: {THEGN: 1}, OXENAFORD: {HOUSECARL: 1}}), ask_alfred)
    assert (s.seat, s.rule, answers(s)) == (THEGN, "V-5.6", ["crown hereford", "crown oxenaford"])


def test_v_17_5_the_active_faction_decides_which_movement_card_it_plays() -> None:
    s = run(a_state(active=THEGN, hands={THEGN: ["t01_treaty", "t02_move_1_3", "t03_move_4_2"]}), ask_movement_card)
    assert (s.seat, answers(s)) == (THEGN, ["play t01_treaty", "play t02_move_1_3", "play t03_move_4_2"])


# Decisions of a battle


def test_v_17_10_events_are_asked_for_at_each_moment_of_a_battle_that_allows_them() -> None:
    # Given a city attacked by Berserkers with Viking Terror, and Thegns with an Escape
    s = a_state(
        active=BERSERKERS,
        units={EOFORWIC: {BERSERKERS: 3, HOUSECARL: 1, THEGN: 2}},
        hands={BERSERKERS: ["b09_viking_terror", "b10_surprise_attack"], THEGN: ["t09_escape_into_the_wilds"]},
    )

    # Then the Berserkers are asked before the Fyrd, and again after it
    fight(s, EOFORWIC)
    assert (s.seat, answers(s)) == (BERSERKERS, ["play b09_viking_terror", "pass"])
    play(s, "pass", "levy 2")
    assert (s.seat, answers(s)) == (BERSERKERS, ["play b10_surprise_attack", "pass"])
    play(s, "pass")

    # And the Thegn between an English and a Viking roll
    play(s, "roll command", "roll command command", "roll blank blank")
    assert (s.seat, answers(s)) == (THEGN, ["play t09_escape_into_the_wilds", "pass"])


def test_v_17_11_the_side_that_is_hit_decides_which_unit_each_hit_takes() -> None:
    # Given 2 Hits on 1 Housecarl and 2 Thegn, who defend: the Thegn, more there, decide (V-9.17)
    s = a_state(active=NORSEMEN, units={LOIDIS: {NORSEMEN: 3, HOUSECARL: 1, THEGN: 2}})
    fight(s, LOIDIS)
    play(s, "roll command", "roll command command", "roll hit hit command")
    assert (s.seat, s.rule, offered(s, LOSE)) == (THEGN, "V-9.7", {HOUSECARL, THEGN})
    play(s, "lose housecarl")
    assert s.rule != "V-9.7"  # one kind is left: the second Hit goes unasked
    assert units_in(s, LOIDIS) == {NORSEMEN: 3, THEGN: 1}


def test_v_17_12_each_command_is_asked_for_stay_or_go_and_where_to() -> None:
    s = a_state(
        active=NORSEMEN,
        units={LOIDIS: {NORSEMEN: 1, HOUSECARL: 1, THEGN: 2}, CRAEFEN: {THEGN: 1}, CNARRESBURH: {HOUSECARL: 1}},
    )
    fight(s, LOIDIS)
    play(s, "roll command", "roll command command")
    assert (s.seat, offered(s, WITHDRAW), "stay" in answers(s)) == (HOUSECARL, {CRAEFEN, CNARRESBURH}, True)
    play(s, "stay")
    assert (s.seat, offered(s, WITHDRAW)) == (THEGN, {CRAEFEN, CNARRESBURH})
    play(s, "withdraw craefen")
    assert (s.seat, s.rule) == (THEGN, "V-9.12")
    play(s, "withdraw cnarresburh")
    assert (units_in(s, CRAEFEN), units_in(s, CNARRESBURH)) == ({THEGN: 2}, {HOUSECARL: 1, THEGN: 1})


def test_v_17_13_escape_spy_and_danegeld_ask_for_their_choices() -> None:
    # Escape: where to
    s = a_state(
        active=NORSEMEN,
        units={LOIDIS: {NORSEMEN: 1, THEGN: 2}, EOFORWIC: {NORSEMEN: 1}},
        hands={THEGN: ["t09_escape_into_the_wilds"]},
    )
    fight(s, LOIDIS)
    play(s, "roll flee command", "play t09_escape_into_the_wilds")
    assert (s.seat, offered(s, TARGET)) == (THEGN, set(t.ROADS[LOIDIS]) - {EOFORWIC})

    # Spy: from where, and who comes
    s = a_state(
        active=NORSEMEN,
        units={LOIDIS: {NORSEMEN: 3, THEGN: 1}, CRAEFEN: {THEGN: 2, HOUSECARL: 1}, SWALEDAEL: {THEGN: 1}},
        hands={THEGN: ["t12_spy"]},
    )
    fight(s, LOIDIS)
    play(s, "play t12_spy")
    assert (s.seat, offered(s, TARGET)) == (THEGN, {CRAEFEN, SWALEDAEL})
    play(s, "target craefen")
    assert offered(s, LOAD[THEGN]) == {1, 2}
    play(s, "load thegn 1")
    assert offered(s, LOAD[HOUSECARL]) == {0, 1}

    # Danegeld: who is given up
    s = a_state(
        active=NORSEMEN,
        units={LOIDIS: {NORSEMEN: 3, BERSERKERS: 1, HOUSECARL: 1}},
        hands={HOUSECARL: ["h11_danegeld"]},
    )
    fight(s, LOIDIS)
    play(s, "play h11_danegeld")
    assert (s.seat, offered(s, PAY)) == (NORSEMEN, {NORSEMEN, BERSERKERS})


# House rules


def played_out(s: Vikings, rng: Rng) -> Vikings:
    """A random game to its end, with what must always hold looked at every step."""
    while not s.over:
        seat = rng.choice(s.seats)
        s.apply(rng.pick(s.weights) if seat == FATE else rng.choice(s.options_for(seat)), seat)
        invariants(s)
    return s


@pytest.mark.parametrize(("name", "value", "low", "high"), FIGURES)
def test_every_figure_plays_at_its_lowest_and_highest(name: str, value: int, low: int, high: int) -> None:
    assert low <= value <= high
    for figure in (low, high):
        for advanced in (False, True):
            bounds = {"treaty_markers": 1} if name == "conquest_markers" else {}
            if name == "treaty_markers":
                bounds = {"conquest_markers": 18}
            s = a_game(advanced=advanced, **bounds, **{name: figure})
            assert getattr(s.params, name) == figure
            played_out(s, Rng(f"{name} {figure} {advanced}"))
            assert s.moves < VIKINGS.longest(VIKINGS.settle({}))


def test_figures_out_of_range_or_at_odds_are_refused() -> None:
    with pytest.raises(BadOptions):
        VIKINGS.new(rounds=8)
    with pytest.raises(BadOptions):
        VIKINGS.new(treaty_markers=10, conquest_markers=9)


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_v_4_1_fewer_rounds_are_a_shorter_game(rounds: int) -> None:
    for seed in range(6):
        s = played_out(a_game(players=2, rounds=rounds), Rng(seed))
        assert s.round <= rounds


def test_v_5_6_alfreds_round_is_a_figure() -> None:
    here = {HEREFORD: {HOUSECARL: 1}}
    assert is_done(run(a_state(round=2, active=THEGN, units=here, alfred_round=3), ask_alfred))
    assert run(a_state(round=3, active=THEGN, units=here, alfred_round=3), ask_alfred).rule == "V-5.6"


def test_v_6_2_a_leader_without_units_of_the_active_faction_sets_out_if_the_figure_says_so() -> None:
    s = a_state(
        active=NORSEMEN,
        units={EOFORWIC: {BERSERKERS: 2}},
        leaders={HALFDAN: EOFORWIC},
        armies=1,
        steps=1,
        active_unit_leads=0,
    )
    run(s, leader_phase)
    play(s, "activate halfdan", "load berserkers 0")
    assert refused(s, "march loidis") == "Halfdan (Great Heathen Host) must take a unit along (V-7.9)"
    s = a_state(units={EOFORWIC: {BERSERKERS: 2}}, leaders={HALFDAN: EOFORWIC}, armies=1, steps=1, active_unit_leads=0)
    run(s, leader_phase)
    play(s, "activate halfdan", "march cetreht")
    assert units_in(s, CETREHT) == {BERSERKERS: 2}
    assert units_in(s, MAMECEASTER) == {}


def test_v_3_5_and_v_11_1_extra_units_and_hand_size_are_figures() -> None:
    s = deal(a_game(extra_setup_units=2, hand_size=5))
    assert [hand.bit_count() for hand in s.hands] == [5, 5, 5, 5]
    play(s, *["deploy lundenwic"] * 4)
    assert (s.round, sum(s.units[HOUSECARL]), sum(s.units[THEGN])) == (1, 10, 19)
