"""Prompts and sentences: every question has a line of its own, and numbers read as people say them."""

from __future__ import annotations

import pytest

from heptarchy.games.vikings import tables as t
from heptarchy.games.vikings import told
from heptarchy.games.vikings.asks import battle
from heptarchy.games.vikings.asks_age import AGE_LINES
from heptarchy.games.vikings.asks_table import ALL_LINES
from heptarchy.games.vikings.fray import the_battle
from heptarchy.games.vikings.game import VIKINGS
from heptarchy.games.vikings.leader_phase import leader_phase
from heptarchy.games.vikings.units import take_units
from heptarchy.games.vikings.words_speech import PACKAGE
from heptarchy.kernel.events import Event, EventKind
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.modes import FATE
from heptarchy.kernel.options import Value
from heptarchy.speech.shelf import book_of
from tests.games.vikings.table import a_battle, a_state, play, run
from tests.games.vikings.test_words import AGE, EASY

GAMES = 200
LONGEST = 160
LONGEST_AGE = 180  # a Fort or traitors stand with those who fight
NAMES = ("Norsemen", "Berserkers", "Housecarl", "Thegn", "Vikings", "English")


@pytest.mark.parametrize(
    ("modules", "rules", "games"),
    [({}, set(ALL_LINES) - set(AGE_LINES), GAMES), (AGE | EASY, set(ALL_LINES), GAMES // 4)],
    ids=["base", "age"],
)
def test_no_question_of_random_games_falls_to_a_generic_line(
    modules: dict[str, Value], rules: set[str], games: int
) -> None:
    asked: set[str] = set()
    for n in range(games):
        rng = Rng(n)
        players = 2 + n % 3
        lone_side = "english" if players == 3 and n % 2 else "viking"
        state = VIKINGS.new(players=players, lone_side=lone_side, advanced=n % 4 == 0, **modules)
        while not state.over:
            if state.seat == FATE:
                state.apply(rng.pick(state.weights))
                continue
            for seat in state.seats:
                prompt = VIKINGS.prompt(state, seat)
                name, colon, line = prompt.partition(": ")
                assert name in NAMES
                assert colon
                assert line
                assert "answer by" not in line, (n, state.rule_for(seat))
                assert "\n" not in prompt
                assert len(prompt) < (LONGEST_AGE if modules else LONGEST), prompt
                asked.add(state.rule_for(seat))
            state.apply(rng.choice(state.options))
    assert asked == rules


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    state = VIKINGS.new(players=2)
    while state.seat == FATE:
        state.apply(state.options[0])
    assert VIKINGS.prompt(state, 0) == "others are asked"


def test_v_7_4_the_landing_says_who_comes_and_what_is_left() -> None:
    # Given Ivar off shore and a card of two activations with four steps
    s = a_state(off_shore=t.IVAR, aboard=(14, 1), armies=2, steps=4)

    # When his side is asked, and he is activated
    run(s, leader_phase)
    assert (
        VIKINGS.prompt(s, 0)
        == "Norsemen: activate a Leader (2 activations left, 4 steps each), or be done with Leaders"
    )
    play(s, "activate ivar")

    # Then the prompt names him, his units and his steps
    line = "choose where Ivar the Boneless lands with 14 Norsemen and 1 Berserker (3 steps left after landing)"
    assert VIKINGS.prompt(s, 0) == f"Norsemen: {line}"
    play(s, "land streonaeshealh", "load norsemen 1")
    line = "Ivar the Boneless in Whitby with 1 Norseman and 1 Berserker (3 steps left)"
    assert VIKINGS.prompt(s, 0) == f"Norsemen: {line}: choose who comes along and where to, or halt"


def test_v_9_7_the_loss_says_how_many_hits_and_who_stands() -> None:
    # Given two Norsemen against a Housecarl and two Thegns
    s = a_battle(t.NORSEMEN, {t.NORSEMEN: 2, t.HOUSECARL: 1, t.THEGN: 2}, {})

    # When both Norsemen hit
    play(s, "roll command", "roll command command", "roll hit hit")

    # Then the larger faction is asked (V-9.17)
    line = "choose who falls to a Hit (2 Hits to take; Catterick, 2 Norsemen against 1 Housecarl and 2 Thegn)"
    assert VIKINGS.prompt(s, 3) == f"Thegn: {line}"


def test_v_9_14_a_battle_without_enemies_is_said_to_be_won() -> None:
    # Given a battle whose last Norseman is gone, while Commands may still be used
    s = a_battle(t.NORSEMEN, {t.NORSEMEN: 1, t.THEGN: 2}, {})
    assert book_of(PACKAGE).say(battle(s)) == "Catterick, 1 Norseman against 2 Thegn"
    take_units(s, t.NORSEMEN, the_battle(s).shire, 1)
    assert book_of(PACKAGE).say(battle(s)) == "the battle in Catterick is won, 2 Thegn left"


@pytest.mark.parametrize(
    ("kind", "args", "line"),
    [
        (told.KILLED, [1, t.NORSEMEN], "1 Norseman falls"),
        (told.KILLED, [2, t.NORSEMEN], "2 Norsemen fall"),
        (told.FLED, [1, t.BERSERKERS], "1 Berserker flees"),
        (told.REINFORCED, [1, t.THEGN, t.EOFORWIC], "1 Thegn comes to York"),
        (told.REINFORCED, [2, t.THEGN, t.EOFORWIC], "2 Thegn come to York"),
        (told.PAID, [1, t.BERSERKERS], "1 Berserker is given up as Danegeld"),
        (told.SWAPPED, [1, t.THEGN, t.NORSEMEN, t.EOFORWIC], "1 Thegn becomes a Norseman in York"),
        (told.SWAPPED, [2, t.THEGN, t.NORSEMEN, t.EOFORWIC], "2 Thegn become Norsemen in York"),
        (told.BOARDED, [1, t.NORSEMEN, t.GUTHRUM], "1 Norseman joins Guthrum"),
        (told.WITHDREW, [t.BERSERKERS, t.EOFORWIC], "A Berserker withdraws to York"),
        (told.CANCELLED, [1], "1 Hit is cancelled"),
        (told.CANCELLED, [2], "2 Hits are cancelled"),
        (told.STEP_LOST, [t.HALFDAN, 1], "Halfdan loses 1 step"),
        (told.LANDED, [t.HALFDAN, t.EOFORWIC], "Halfdan lands in York"),
        (told.LEADER_LOST, [t.HALFDAN], "Halfdan is lost"),
        (told.INVADERS, [t.GUTHRUM, 17, 8], "Guthrum appears off shore with 17 Norsemen and 8 Berserkers"),
        (told.INVADERS, [t.REINFORCEMENTS, 9, 0], "The Viking Reinforcements bring 9 Norsemen"),
        (told.MOVEMENT_PLAYED, [t.THEGN, 58, 1, 3], "Thegn play Movement 1/3: 1 activation of 3 steps"),
        (told.ROUND_BEGINS, [4], "Round IV begins"),
        (told.ROUND_ENDS, [4, 1], "Round IV ends with 1 city in Viking hands"),
        (told.BATTLE_WON, [t.VIKING, t.EOFORWIC], "The Vikings win the battle in York"),
    ],
    ids=lambda value: value.name if isinstance(value, EventKind) else str(value),
)
def test_what_happened_reads_as_a_sentence(kind: EventKind, args: list[int], line: str) -> None:
    assert VIKINGS.show_event(Event(kind, args, -1)) == line
