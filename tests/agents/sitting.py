"""Agents at a table laid out for a test: whole games, and single questions answered by greedy."""

from __future__ import annotations

from collections.abc import Callable

from heptarchy import FATE, Rng, State
from heptarchy.agents import Agent, agent
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.game import VIKINGS
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.kernel.perspective import Perspective
from tests.games.vikings.table import a_game

GREEDY = agent("greedy", "vikings")
RANDOM = agent("random", "vikings")


def answer(s: State, seed: int = 0, who: Agent = GREEDY) -> int:
    """What the agent answers to the question on the table."""
    return who.choose(Perspective(VIKINGS, s, s.seat), Rng(seed))


def says(s: State, seed: int = 0) -> str:
    """What greedy answers to the question on the table, spelled."""
    return s.space.say(answer(s, seed))


def lets_greedy_play(s: Vikings, until: Callable[[Vikings], bool]) -> list[str]:
    """Greedy answers all seats, and fate gives its first answer, until something holds; gives what greedy said."""
    said: list[str] = []
    while not s.over and not until(s):
        if s.seat == FATE:
            s.apply(s.options[0])
        else:
            action = answer(s)
            said.append(s.space.say(action))
            s.apply(action)
    return said


def play_game(vikings: Agent, english: Agent, seed: int, players: int = 2) -> Vikings:
    """A whole game between two agents, each with all seats of its side."""
    s = a_game(players=players)
    fate = Rng(f"fate {seed}")
    seats = [Rng(f"seat {seat} {seed}") for seat in range(players)]
    agents = [vikings if t.SIDE_OF[s.owner.index(seat)] == t.VIKING else english for seat in range(players)]
    while not s.over:
        if s.seat == FATE:
            s.apply(fate.pick(s.weights))
        else:
            seat = s.seat
            s.apply(agents[seat].choose(Perspective(VIKINGS, s, seat), seats[seat]), seat)
    return s
