"""Counts of positions after n decisions: a lost option, or one too many, changes a number here.

A decision is a seat's answer among two or more; forced answers are given, and all of fate's are gone through. The small
counts are worked out by hand in the comments; the large ones stand as the engine gave them, for comparison.
"""

from __future__ import annotations

from heptarchy.games.vikings.battle import battle_phase
from heptarchy.games.vikings.data.tables import (
    BERSERKERS,
    CETREHT,
    EOFORWIC,
    HALFDAN,
    HOUSECARL,
    IVAR,
    NORSEMEN,
    THEGN,
)
from heptarchy.games.vikings.game import VIKINGS
from heptarchy.games.vikings.leader_phase import leader_phase
from heptarchy.games.vikings.movement_phase import movement_phase
from heptarchy.kernel.modes import FATE
from heptarchy.kernel.state import State
from tests.games.vikings.table import a_state, run


def count(s: State, decisions: int) -> int:
    """How many lines of play there are, this many decisions on; a play that ends sooner is one."""
    if s.over:
        return 1
    choice = s.seat != FATE and len(s.options) > 1
    if choice and decisions == 0:
        return 1
    total = 0
    for option in s.options:
        other = s.clone()
        other.apply(option)
        total += count(other, decisions - choice)
    return total


def counts(s: State, most: int) -> list[int]:
    """The counts after 0, 1, ... decisions."""
    return [count(s, n) for n in range(most + 1)]


def test_v_3_5_lines_of_set_up() -> None:
    # Given the first question after the hands are dealt: 63 shires less 4 marshes for each of the Housecarl's units
    s = VIKINGS.new(players=2)
    while s.seat == FATE:
        s.apply(s.options[0])
    assert counts(s, 2) == [1, 59, 59 * 59]


def test_v_7_lines_of_a_leader_on_the_march() -> None:
    # Given Halfdan in York with two Norsemen, one activation of two steps
    s = a_state(units={EOFORWIC: {NORSEMEN: 2}}, leaders={HALFDAN: EOFORWIC}, armies=1, steps=2)
    run(s, leader_phase)

    # Then: activate or done; one Norseman instead of two, or one of York's nine neighbours, which have 45 roads between
    # them; there halt, load none or one, or go on
    assert counts(s, 3) == [1, 2, 1 + 1 + 9, 1 + 9 + 9 * (1 + 2) + 45]
    # ... alone: halt, load none, or go on; with both: end by halting or going on, and after a load halt or go on
    alone = 9 * (1 + 1) + 45
    both = (9 + 45) + (9 + 9 + 45)
    assert count(s, 4) == 1 + alone + both


def test_v_7_4_lines_of_a_landing() -> None:
    # Given Ivar off shore with one Norseman, who must land, and one step: 14 coasts of the North Sea
    s = a_state(off_shore=IVAR, aboard=(1, 0), bag=[], armies=1, steps=1)
    run(s, leader_phase)
    assert counts(s, 1) == [1, 14]


def test_v_8_lines_of_an_army() -> None:
    # Given one army of up to two Norsemen and a Berserker in York, one step
    s = a_state(units={EOFORWIC: {NORSEMEN: 2, BERSERKERS: 1}}, armies=1, steps=1)
    run(s, movement_phase)

    # Then: muster or done; then 9 neighbours, one Norseman, or no Berserker
    assert counts(s, 4) == [1, 2, 1 + 9 + 2, 1 + 9 + 2 * 10, 1 + 9 + 2 * 9 + 2 * 9]


def test_v_9_lines_of_a_battle() -> None:
    # Given a Norseman and a Berserker against a Housecarl and a Thegn, with friends beside both
    s = a_state(
        units={
            EOFORWIC: {NORSEMEN: 1, BERSERKERS: 1, HOUSECARL: 1, THEGN: 1},
            CETREHT: {NORSEMEN: 1},
        },
        fyrd_deck=[1, 0, 0, 0],
    )
    run(s, battle_phase)
    assert counts(s, 2) == [156, 1869, 10434]
