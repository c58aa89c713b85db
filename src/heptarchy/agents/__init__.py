"""The agents by name. An agent sees what its seat sees, and answers for it.

What a game brings along for them its box holds (`Game.mind`, `Game.agents`); no game is named here.
"""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

from heptarchy.agents.random import Random
from heptarchy.games import BUILT_IN
from heptarchy.kernel.game import game as find
from heptarchy.kit.agent import Agent, AgentFailed, UnknownAgent
from heptarchy.kit.greedy import Greedy, Scores
from heptarchy.kit.mind import mind_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from heptarchy.kernel.game import Game

__all__ = [
    "AGENTS",
    "Agent",
    "AgentFailed",
    "Greedy",
    "Random",
    "UnknownAgent",
    "agent",
    "agent_names",
    "heuristic",
    "own_names",
]

SIMULATIONS = 400  # of `search`; `search@1000` says its own number


def game_of(game: Game | str) -> Game:
    """A game, which may be given by its id."""
    return find(game, BUILT_IN) if isinstance(game, str) else game


def heuristic(game: Game | str) -> Scores | None:
    """What looks good in a game, as somebody has written it down; None: nobody has."""
    mind = mind_of(game_of(game))
    return None if mind.blind else mind.scores


def random_agent(game: Game) -> Agent:
    """Plays any game."""
    return Random()


def greedy_agent(game: Game) -> Agent:
    """Plays the games that have a heuristic."""
    mind = mind_of(game)
    if mind.blind:
        raise UnknownAgent(f"greedy does not play {game.id!r}, which has no heuristic; search and random do")
    return Greedy(mind.scores, mind.proposals)


def search_agent(game: Game, simulations: int = SIMULATIONS, seconds: float = 0.0) -> Agent:
    """Plays any game, by so many imagined games an answer; in so many seconds at most, if not 0."""
    from heptarchy.agents.search import Search

    return Search(mind_of(game), simulations, seconds)


AGENTS: dict[str, Callable[[Game], Agent]] = {
    "greedy": greedy_agent,
    "random": random_agent,
    "search": search_agent,
}


def agent_names(game: Game | str | None = None) -> list[str]:
    """The names of all agents, guests and levels among them, and of those that play this game alone."""
    from heptarchy.agents.guests import guests
    from heptarchy.agents.levels import NAMES

    own = () if game is None else game_of(game).agents()
    return [*sorted({*AGENTS, *own, *guests()}), *NAMES]


def own_names(game: Game) -> set[str]:
    """The names that no guest can have where this game is played."""
    from heptarchy.agents.levels import NAMES

    return {*AGENTS, *NAMES, *game.agents()}


def agent(name: str, game: Game | str) -> Agent:
    """The agent of that name, ready to play that game.

    `search@1000` imagines so many games for an answer, `king` is a level, `line:COMMAND` asks a program, and guests go
    by their names.
    """
    game = game_of(game)
    kind, at, number = name.partition("@")
    if at and kind == "search":
        if not number.isdecimal() or len(number) > 9 or int(number) < 1:
            raise UnknownAgent(f"{name!r} does not say how many games to imagine; search@{SIMULATIONS} does")
        return search_agent(game, int(number))
    if name.startswith("line:"):
        from heptarchy.agents.line import PREFIX, LineAgent

        return LineAgent(name.removeprefix(PREFIX))
    if name in AGENTS:
        return AGENTS[name](game)
    from heptarchy.agents.guests import guests
    from heptarchy.agents.levels import NAMES, level

    if name in NAMES:
        return level(name, game).agent(game)
    own = game.agents()
    if name in own:
        made: Agent = own[name]()
        return made
    guest = guests().get(name)
    if guest is not None:
        return guest.agent(game.id)
    names = agent_names(game)
    near = difflib.get_close_matches(name, names, n=1)
    hint = f"nearest is {near[0]}" if near else f"there are {', '.join(names)}"
    raise UnknownAgent(f"no agent {name!r}; {hint}")
