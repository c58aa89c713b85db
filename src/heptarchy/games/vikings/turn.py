"""The sequence of play: rounds, turns, phases (V-4)."""

from __future__ import annotations

from typing import Final

from heptarchy.games.vikings.age_turn import (
    ROUND_BEGINS,
    TURN_OVER,
    begin_age_turn,
    come_in,
    draw_more,
    end_age_turn,
)
from heptarchy.games.vikings.battle import battle_phase
from heptarchy.games.vikings.book import told
from heptarchy.games.vikings.cards import refill_hand
from heptarchy.games.vikings.data.tables import NORSEMEN
from heptarchy.games.vikings.leader_phase import leader_phase, send_home_the_unlanded
from heptarchy.games.vikings.movement_phase import movement_phase
from heptarchy.games.vikings.reinforcements import reinforcements_phase
from heptarchy.games.vikings.table.actions import CUBE, CUBE_WEIGHTS
from heptarchy.games.vikings.table.state import SHIRE_COUNT, Vikings
from heptarchy.games.vikings.victory import check_victory

ALL_CUBES: Final = 0b1111
TURNS: Final = 4  # a round has one for each faction
NONE_MOVED: Final[list[int]] = [0] * SHIRE_COUNT


def begin_round(s: Vikings, arg: int) -> None:
    """V-4.1: the pawn advances, all cubes are in the bag."""
    s.round += 1
    s.turn = 0
    s.bag = ALL_CUBES
    s.invaded = False
    s.events_played = [0, 0, 0, 0]
    s.tell(told.ROUND_BEGINS, s.round)
    s.push(next_turn)
    come_in(s, ROUND_BEGINS)


def next_turn(s: Vikings, arg: int) -> None:
    """V-4.2: the Norsemen open Round I; all other turns go by cubes drawn one at a time."""
    if s.turn == TURNS:
        s.then(end_round)
    elif s.round == 1 and s.turn == 0:
        begin_turn(s, NORSEMEN)
    else:
        s.roll(CUBE_WEIGHTS[s.bag], then=cube_drawn, rule="V-4.2")


def cube_drawn(s: Vikings, arg: int, answer: int) -> None:
    """V-4.2: whose turn it is."""
    begin_turn(s, CUBE.arg(answer))


def begin_turn(s: Vikings, faction: int) -> None:
    """V-4.3: the five phases of a turn."""
    s.turn += 1
    s.active = faction
    s.bag &= ~(1 << faction)
    s.moved = [NONE_MOVED, NONE_MOVED]
    s.led = 0
    s.effects = 0
    s.barred = 0
    s.armies = 0
    s.steps = 0
    s.tell(told.TURN_BEGINS, faction)
    if s.age is not None:
        s.then(draw_cards_phase, end_age_turn, next_turn)
        s.then(begin_age_turn, reinforcements_phase, leader_phase, movement_phase, battle_phase, draw_more)
        return
    s.then(reinforcements_phase, leader_phase, movement_phase, battle_phase, draw_cards_phase, next_turn)


def draw_cards_phase(s: Vikings, arg: int) -> None:
    """V-11: the active faction refills its hand."""
    s.push(end_turn)
    s.push(refill_hand, s.active)


def end_turn(s: Vikings, arg: int) -> None:
    """The hand is full again, and holds a Movement card if one is left (V-11.2)."""
    s.card_played = False
    come_in(s, TURN_OVER)


def end_round(s: Vikings, arg: int) -> None:
    """V-4.4: look for a winner, then go on to the next round."""
    send_home_the_unlanded(s)
    if not check_victory(s):
        s.push(begin_round)
