"""The sequence of play (V-4)."""

from __future__ import annotations

from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data.tables import (
    BERSERKERS,
    EOFORWIC,
    FACTIONS,
    GIPESWIC,
    HALFDAN,
    HOUSECARL,
    NORSEMEN,
    THEGN,
)
from heptarchy.games.vikings.table.actions import CUBE
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.games.vikings.turn import begin_round, begin_turn, end_round, next_turn
from heptarchy.kernel.modes import FATE
from tests.games.vikings.table import a_state, answers, idle, offered, pass_all, play, run

MOVEMENT_CARDS = {
    NORSEMEN: ["n01_treaty", "n02_move_2_4", "n05_move_2_3"],
    BERSERKERS: ["b01_treaty", "b02_move_2_4", "b05_move_2_3"],
    HOUSECARL: ["h01_treaty", "h02_move_2_2", "h05_move_4_2"],
    THEGN: ["t01_treaty", "t02_move_1_3", "t05_move_2_2"],
}


def asked_for_a_cube(s: Vikings) -> bool:
    return s.rule == "V-4.2"


def test_v_4_1_a_round_has_four_turns_one_for_each_faction() -> None:
    # Given a round about to begin, with a city in Viking hands so that nobody has won at its end
    s = run(a_state(round=2, units={EOFORWIC: {NORSEMEN: 1}}, hands=MOVEMENT_CARDS), begin_round)
    assert s.round == 3

    # When cubes are drawn and turns played
    turns = []
    for key in ("thegn", "norsemen", "housecarl", "berserkers"):
        play(s, f"cube {key}")
        turns.append(FACTIONS[s.active])
        idle(s, asked_for_a_cube)

    # Then each faction has had one turn, and the next round has begun
    assert turns == ["thegn", "norsemen", "housecarl", "berserkers"]
    assert (s.round, s.turn) == (4, 0)


def test_v_4_1_there_is_no_eighth_round() -> None:
    held = {EOFORWIC: {NORSEMEN: 1}}
    s = run(a_state(round=6, units=held), end_round)
    assert (s.over, s.round) == (False, 7)
    s = run(a_state(round=7, units=held), end_round)
    assert (s.over, s.round) == (True, 7)


def test_v_4_2_the_norsemen_open_round_one_without_a_draw() -> None:
    s = a_state(round=0, hands=MOVEMENT_CARDS, off_shore=HALFDAN, aboard=(17, 8))
    run(s, begin_round)
    assert (s.round, s.turn, s.active) == (1, 1, NORSEMEN)
    assert s.seat == NORSEMEN


def test_v_4_2_every_other_turn_goes_by_a_cube_drawn_as_it_begins() -> None:
    # Given Round I after the turn of the Norsemen
    s = run(a_state(round=1, turn=1, active=NORSEMEN, hands=MOVEMENT_CARDS), next_turn)

    # Then fate draws one of three cubes, all alike likely
    assert s.seat == FATE
    assert offered(s, CUBE) == {BERSERKERS, HOUSECARL, THEGN}
    assert s.weights.weights == [1, 1, 1]

    # When the Housecarl are drawn, their cube is out of the bag, and the order of the others still open
    play(s, "cube housecarl")
    assert s.active == HOUSECARL
    assert s.view(None)["bag"] == ["berserkers", "thegn"]
    idle(s, asked_for_a_cube)
    assert offered(s, CUBE) == {BERSERKERS, THEGN}


def test_v_4_2_in_later_rounds_the_first_turn_is_drawn_too() -> None:
    s = run(a_state(round=1), begin_round)
    assert (s.seat, s.round) == (FATE, 2)
    assert offered(s, CUBE) == {NORSEMEN, BERSERKERS, HOUSECARL, THEGN}


def test_v_4_3_a_turn_has_reinforcements_leader_movement_battle_and_draw_cards() -> None:
    # Given Norsemen with a Leader to come, an army, an enemy next to it, and a card short of a full hand
    s = a_state(
        round=2,
        active=NORSEMEN,
        invaded=False,
        units={EOFORWIC: {NORSEMEN: 6}, t.DUNHOLM: {THEGN: 1}, GIPESWIC: {HOUSECARL: 1}},
        hands={NORSEMEN: ["n02_move_2_4", "n05_move_2_3"]},
        decks={NORSEMEN: ["n03_move_2_4"]},  # all Events are played: no windows
    )

    # When they take their turn
    run(s, begin_turn, NORSEMEN)
    asked = [s.rule]
    for text in (
        "reveal ivar",
        "play n02_move_2_4",
        "activate ivar",
        "land gipeswic",
        "roll flee",
        "halt",
        "muster eoforwic",
        "march cetreht",
        "march dunholm",
        "levy 2",
        "roll flee",
        "roll blank blank",
        "roll hit hit hit",
    ):
        play(s, text)
        asked.append(s.rule)

    # Then the phases come in this order: a Leader fights at once, an army waits for the Battle Phase
    assert asked == [
        "V-5.2",
        "V-5.8",
        "V-7.2",
        "V-7.4",
        "V-9.5",
        "V-7.5",
        "V-8.1",
        "V-8.1",
        "V-8.1",
        "V-9.3",
        "V-9.5",
        "V-9.5",
        "V-9.5",
        "V-11.1",
    ]


def test_v_4_4_victory_is_looked_at_after_the_fourth_turn_before_the_next_round() -> None:
    # Given a board without a Viking city: the English would win at the end of a round
    s = run(a_state(round=2, turn=3, active=NORSEMEN, bag=[THEGN], hands=MOVEMENT_CARDS), next_turn)
    assert not s.over

    # When the fourth turn is over
    play(s, "cube thegn")
    idle(s, asked_for_a_cube)

    # Then it is looked at, and no new round has begun
    assert (s.over, s.round, s.ending) == (True, 2, "english conquest")


def test_v_4_4_then_all_cubes_return_to_the_bag_and_the_round_starts_afresh() -> None:
    s = a_state(
        round=2, turn=4, bag=[], units={EOFORWIC: {NORSEMEN: 1}}, events_played={NORSEMEN: 2, THEGN: 1}, invaded=True
    )
    run(s, end_round)
    assert (s.round, s.turn) == (3, 0)
    assert offered(s, CUBE) == {NORSEMEN, BERSERKERS, HOUSECARL, THEGN}
    assert s.events_played == [0, 0, 0, 0]
    assert not s.invaded


def test_v_4_3_what_held_for_a_turn_ends_with_it() -> None:
    # Given all the marks that a turn leaves
    s = a_state(
        round=2,
        turn=2,
        active=BERSERKERS,
        bag=[HOUSECARL],
        units={EOFORWIC: {BERSERKERS: 2}},
        moved={EOFORWIC: {BERSERKERS: 2}},
        led=[HALFDAN],
        effects=[t.DANEGELD],
        barred=[EOFORWIC],
        armies=1,
        steps=4,
        hands=MOVEMENT_CARDS,
    )

    # When the next turn begins
    run(s, next_turn)
    play(s, "cube housecarl")

    # Then none is left
    assert (s.led, s.effects, s.barred, s.armies, s.steps) == (0, 0, 0, 0, 0)
    assert not any(s.moved[0] + s.moved[1])
    assert "play h01_treaty" in answers(pass_all(s))
