"""Battles, from the first card to the last roll (V-9.1, V-9.2, V-9.4, V-9.14, V-9.15, V-14.4)."""

from __future__ import annotations

import pytest

from heptarchy.games.vikings.battle import battle_phase
from heptarchy.games.vikings.data.tables import (
    ALFRED,
    BERSERKERS,
    CARDS,
    CETREHT,
    CNARRESBURH,
    DANEGELD,
    EOFORWIC,
    FYRD,
    HALFDAN,
    HOUSECARL,
    HRYPUM,
    IVAR,
    LOIDIS,
    NORSEMEN,
    SIDE_OF,
    SURPRISE_ATTACK,
    THEGN,
    UBBE,
    VIKING,
)
from heptarchy.games.vikings.movement_phase import movement_phase
from heptarchy.games.vikings.rolls import ask_command
from heptarchy.games.vikings.table.actions import FIGHT, PLAY, RESOLVE
from heptarchy.games.vikings.table.state import GONE, LED, Battle, March, Vikings
from heptarchy.games.vikings.units import markers
from heptarchy.kernel.modes import FATE
from tests.games.vikings.table import (
    a_state,
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


def led(s: Vikings, leader: int, shire: int, steps: int) -> Vikings:
    """The Leader has come to this shire with steps left, and fights."""
    s.march = March()
    s.march.leader = leader
    s.march.at = shire
    s.march.steps = steps
    return fight(s, shire, LED)


# V-9.1: who attacks, and which battle comes first


@pytest.mark.parametrize("active", [NORSEMEN, BERSERKERS, HOUSECARL, THEGN])
def test_v_9_1_the_side_of_the_active_faction_attacks_and_the_other_rolls_first(active: int) -> None:
    # Given both sides in a shire, in the turn of any faction
    s = a_state(active=active, units={CETREHT: {NORSEMEN: 1, THEGN: 1}})

    # When the Battle Phase comes
    run(s, battle_phase)

    # Then that faction's side attacks, and the defenders are the first to roll (V-9.4)
    assert s.battle is not None
    assert s.battle.attacker == SIDE_OF[active]
    assert dice(s)[0] == (THEGN if SIDE_OF[active] == VIKING else NORSEMEN)


@pytest.mark.parametrize("active", [NORSEMEN, BERSERKERS, HOUSECARL, THEGN])
def test_v_9_1_the_active_player_picks_the_order_of_the_battles(active: int) -> None:
    # Given three battles to be fought
    there = {NORSEMEN: 1, HOUSECARL: 1}
    s = a_state(active=active, units={CETREHT: there, LOIDIS: there, HRYPUM: there})

    # When the Battle Phase comes
    run(s, battle_phase)

    # Then the active player is asked which comes first, and a shire without a battle is none of them
    assert (s.seat, s.rule) == (active, "V-9.1")
    assert offered(s, FIGHT) == {CETREHT, LOIDIS, HRYPUM}
    assert refused(s, "fight eoforwic") == "there is no battle in York (V-9.1)"

    # And asked again after it; the last battle needs no question
    play(s, "fight loidis", "roll hit")
    assert (s.seat, offered(s, FIGHT)) == (active, {CETREHT, HRYPUM})
    play(s, "fight hrypum", "roll hit")
    assert s.battle is not None
    assert (s.seat, s.battle.shire) == (FATE, CETREHT)
    play(s, "roll hit")
    assert is_done(s)
    invariants(s, dealt=False)


def test_v_9_1_without_enemies_in_one_shire_there_is_no_battle() -> None:
    s = a_state(units={CETREHT: {NORSEMEN: 1}, LOIDIS: {THEGN: 1}})
    run(s, battle_phase)
    assert is_done(s)
    assert units_in(s, CETREHT) == {NORSEMEN: 1}


# V-9.2: the order within a battle


def test_v_9_2_terror_then_fyrd_then_events_then_their_effects_then_rolls() -> None:
    # Given a Berserker attack on a city, with Events on both sides
    s = a_state(
        active=BERSERKERS,
        units={EOFORWIC: {NORSEMEN: 2, BERSERKERS: 2, HOUSECARL: 1, THEGN: 1}},
        hands={BERSERKERS: ["b09_viking_terror", "b10_surprise_attack"], HOUSECARL: ["h11_danegeld"]},
    )

    # When the battle begins, then only what stops the Fyrd may be played
    fight(s, EOFORWIC)
    assert (s.seat, offered(s, PLAY)) == (BERSERKERS, {CARDS.index("b09_viking_terror")})
    assert refused(s, "play b10_surprise_attack") == "Surprise Attack is not played at this moment (V-15.23)"

    # Then the Fyrd card is turned
    play(s, "pass")
    assert (s.seat, s.rule) == (FATE, "V-9.3")

    # Then the other Events are played, and none takes effect yet
    play(s, "levy 2")
    assert refused(s, "play b09_viking_terror") == "Viking Terror is not played at this moment (V-15.22)"
    play(s, "play b10_surprise_attack", "play h11_danegeld")
    assert units_in(s, EOFORWIC) == {NORSEMEN: 2, BERSERKERS: 2, HOUSECARL: 1, THEGN: 1}

    # Then they take effect, in an order that the active player sets (V-10.3)
    assert (s.seat, s.rule, offered(s, RESOLVE)) == (BERSERKERS, "V-10.3", {DANEGELD, SURPRISE_ATTACK})
    play(s, "resolve danegeld", "pay norsemen")
    assert dice(s) == (BERSERKERS, 2)  # the extra roll, of the two left

    # Then the exchange begins, with the defenders
    play(s, "roll command command")
    assert dice(s) == (HOUSECARL, 1)


# V-9.4: the exchange


def test_v_9_4_defenders_and_attackers_roll_in_turn() -> None:
    # Given one unit against one, with nowhere to go by Command
    s = a_state(units={CETREHT: {NORSEMEN: 1, THEGN: 1}})
    fight(s, CETREHT)

    # When nothing but Commands is rolled, then the sides take turns, defenders first
    for _ in range(3):
        assert dice(s) == (THEGN, 1)
        play(s, "roll command")
        assert dice(s) == (NORSEMEN, 1)
        play(s, "roll command")
    assert dice(s) == (THEGN, 1)


# V-9.14: the end of a battle


@pytest.mark.parametrize(("roll", "fallen", "fled"), [("roll hit", 0, 0), ("roll flee", 0, 1)])
def test_v_9_14_a_battle_ends_when_a_side_is_dead_or_fled(roll: str, fallen: int, fled: int) -> None:
    # Given one Thegn against one Norseman
    s = a_state(units={CETREHT: {NORSEMEN: 1, THEGN: 1}})
    fight(s, CETREHT)

    # When the Thegn hits, or flees
    sentences = told(s, lambda: play(s, roll))

    # Then the battle is over and the side that is left has won
    winner = "the English" if roll == "roll hit" else "the Vikings"
    assert is_done(s)
    assert s.battle is None
    assert f"{winner} win the battle in Catterick" in sentences
    assert s.fled[THEGN] == fled
    assert s.units[NORSEMEN][CETREHT] == fled
    assert s.units[THEGN][CETREHT] == 1 - fled
    invariants(s, dealt=False)


def test_v_9_14_a_battle_ends_when_a_side_has_withdrawn() -> None:
    # Given one Thegn with friends next door
    s = a_state(units={CETREHT: {NORSEMEN: 1, THEGN: 1}, HRYPUM: {HOUSECARL: 1}})
    fight(s, CETREHT)

    # When his Command takes him there
    sentences = told(s, lambda: play(s, "roll command", "withdraw hrypum"))

    # Then the Vikings have won
    assert is_done(s)
    assert "the Vikings win the battle in Catterick" in sentences
    assert (units_in(s, CETREHT), units_in(s, HRYPUM)) == ({NORSEMEN: 1}, {HOUSECARL: 1, THEGN: 1})


def test_v_9_14_flees_of_a_roll_that_took_the_last_enemy_still_count() -> None:
    # Given three Norsemen who attack one Thegn
    s = a_state(units={CETREHT: {NORSEMEN: 3, THEGN: 1}})
    fight(s, CETREHT)

    # When their roll kills him, and two of their dice show Flee
    play(s, "roll command", "roll hit flee flee")

    # Then the battle is won, and two have fled all the same
    assert is_done(s)
    assert (units_in(s, CETREHT), s.fled[NORSEMEN]) == ({NORSEMEN: 1}, 2)


def test_v_9_14_commands_of_a_roll_that_took_the_last_enemy_may_still_be_used() -> None:
    # Given three Norsemen who attack one Thegn, with friends next door
    s = a_state(units={CETREHT: {NORSEMEN: 3, THEGN: 1}, HRYPUM: {BERSERKERS: 1}})
    fight(s, CETREHT)

    # When their roll kills him, with two Commands
    play(s, "roll command", "roll hit command command")
    assert s.units[THEGN][CETREHT] == 0
    assert (s.seat, s.rule) == (NORSEMEN, "V-9.12")

    # Then both Commands can be used, and only then is the battle over
    assert s.battle is not None
    play(s, "withdraw hrypum", "withdraw hrypum")
    assert is_done(s)
    assert (units_in(s, CETREHT), units_in(s, HRYPUM)) == ({NORSEMEN: 1}, {NORSEMEN: 2, BERSERKERS: 1})


@pytest.mark.parametrize(("norsemen", "asked"), [(1, False), (2, True)])
def test_v_9_14_the_last_unit_of_the_side_that_is_left_may_not_go_by_command(norsemen: int, asked: bool) -> None:
    # Given Vikings who have killed the last enemy, with a Command to spare and friends next door (dice alone never
    # bring that about for the last unit: for each die that hits a unit stays)
    s = a_state(units={CETREHT: {NORSEMEN: norsemen}, HRYPUM: {BERSERKERS: 1}})
    s.battle = Battle()
    s.battle.shire = CETREHT
    s.battle.commands[NORSEMEN] = 1

    # When Commands are worked out
    run(s, ask_command)

    # Then one of two may go, the last may not
    assert (s.rule == "V-9.12") is asked
    assert is_done(s) is not asked


def test_v_9_14_fyrd_fight_on_alone() -> None:
    # Given a city with one Thegn, and two Fyrd who join
    s = a_state(units={EOFORWIC: {NORSEMEN: 2, THEGN: 1}})
    fight(s, EOFORWIC)
    play(s, "levy 2")

    # When the Thegn flees
    play(s, "roll flee", "roll blank blank")

    # Then the battle goes on against the Fyrd, who roll when their time comes
    assert s.battle is not None
    assert dice(s) == (NORSEMEN, 2)
    play(s, "roll hit command")
    assert dice(s) == (FYRD, 1)

    # And when they win, nobody is left there
    play(s, "roll hit", "roll flee")
    assert is_done(s)
    assert units_in(s, EOFORWIC) == {}
    assert markers(s) == 0
    invariants(s, dealt=False)


# V-9.15: after the battle


def test_v_9_15_fyrd_go_home_their_card_is_discarded_and_control_is_settled() -> None:
    # Given Vikings who attack a city, and a Fyrd card
    s = a_state(units={EOFORWIC: {NORSEMEN: 3, THEGN: 2}})
    assert markers(s) == 0
    fight(s, EOFORWIC)
    play(s, "levy 5")
    assert s.battle is not None
    assert (s.battle.fyrd, s.stock[FYRD], s.fyrd_deck, s.fyrd_discard) == (5, 5, [4, 4, 4, 3], [0, 0, 0, 0])
    assert markers(s) == 0  # while English are there (V-2.10)

    # When the English are beaten: the Thegns flee, the Fyrd run in pairs and fall
    play(s, "roll flee flee", "roll flee flee", "roll hit hit hit")

    # Then the Fyrd are in the stockpile, the card in the discard, and the city is in Viking hands
    assert is_done(s)
    assert (s.stock[FYRD], s.fyrd_deck, s.fyrd_discard) == (10, [4, 4, 4, 3], [0, 0, 0, 1])
    assert markers(s) == 1
    invariants(s, dealt=False)


def test_v_9_15_fyrd_who_are_left_go_home_after_a_victory() -> None:
    s = a_state(units={EOFORWIC: {NORSEMEN: 1, THEGN: 1}})
    fight(s, EOFORWIC)
    play(s, "levy 3", "roll hit", "roll hit blank")
    assert is_done(s)
    assert (s.stock[FYRD], units_in(s, EOFORWIC), s.fyrd_discard) == (10, {THEGN: 1}, [0, 1, 0, 0])


def test_v_9_15_leaders_left_alone_are_removed_after_the_battle() -> None:
    # Given two Leaders of the side that loses (V-14.15)
    s = a_state(active=THEGN, units={CETREHT: {NORSEMEN: 1, THEGN: 1}}, leaders={IVAR: CETREHT, UBBE: CETREHT})
    fight(s, CETREHT)

    # When their last unit falls
    sentences = told(s, lambda: play(s, "roll command", "roll hit"))

    # Then both are lost
    assert sentences[-2:] == ["Ivar the Boneless is lost", "Ubbe Ragnarsson is lost"]
    assert s.leader_at[IVAR] == s.leader_at[UBBE] == GONE


# V-14.4, V-7.6: one battle, one group


def test_v_14_4_two_friendly_armies_in_one_shire_fight_one_battle_as_one_group() -> None:
    # Given two armies that enter the same enemy shire
    s = a_state(
        units={CETREHT: {NORSEMEN: 1}, LOIDIS: {NORSEMEN: 1, BERSERKERS: 1}, CNARRESBURH: {THEGN: 1}},
        armies=2,
        steps=2,
    )
    run(s, movement_phase)
    play(s, "muster cetreht", "march cnarresburh", "muster loidis", "march cnarresburh")

    # When the Battle Phase comes
    run(s, battle_phase)

    # Then there is one battle, in which all of them roll
    play(s, "roll command")
    assert dice(s) == (NORSEMEN, 2)
    play(s, "roll command command")
    assert dice(s) == (BERSERKERS, 1)
    play(s, "roll hit")
    assert is_done(s)


# V-7.8, V-14.5: what a Leader's battle costs him


def test_v_7_8_a_first_attack_roll_that_does_not_win_costs_a_step_once() -> None:
    # Given a Leader with three steps left, against two Thegns
    s = a_state(units={CETREHT: {NORSEMEN: 2, THEGN: 2}}, leaders={HALFDAN: CETREHT})
    led(s, HALFDAN, CETREHT, 3)

    # When his first two attack rolls do nothing
    assert s.march is not None
    steps = [s.march.steps]
    for _ in range(2):
        play(s, "roll command command", "roll command command")
        steps.append(s.march.steps)

    # Then one step is lost, and only one
    assert steps == [3, 2, 2]


def test_v_14_5_a_first_attack_roll_that_wins_costs_nothing() -> None:
    s = a_state(units={CETREHT: {NORSEMEN: 2, THEGN: 2}}, leaders={HALFDAN: CETREHT})
    led(s, HALFDAN, CETREHT, 3)
    play(s, "roll command command", "roll hit hit")
    assert s.march is not None
    assert s.march.steps == 3


def test_v_7_8_defenders_who_are_gone_before_the_first_attack_roll_cost_nothing() -> None:
    s = a_state(units={CETREHT: {NORSEMEN: 2, THEGN: 2}}, leaders={HALFDAN: CETREHT})
    led(s, HALFDAN, CETREHT, 3)
    play(s, "roll flee flee")
    assert is_done(s)
    assert s.march is not None
    assert s.march.steps == 3


def test_v_7_8_steps_never_fall_below_zero() -> None:
    s = a_state(active=THEGN, units={CETREHT: {NORSEMEN: 2, THEGN: 2}}, leaders={ALFRED: CETREHT})
    led(s, ALFRED, CETREHT, 0)
    play(s, "roll command command", "roll command command")
    assert s.march is not None
    assert s.march.steps == 0


def test_v_7_8_a_battle_of_the_battle_phase_costs_no_steps() -> None:
    s = a_state(units={CETREHT: {NORSEMEN: 2, THEGN: 2}}, leaders={HALFDAN: CETREHT})
    s.march = March()
    s.march.steps = 3
    run(s, battle_phase)
    play(s, "roll command command", "roll command command")
    assert s.march.steps == 3
