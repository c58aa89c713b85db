"""The agents, in one table. An agent sees what its seat sees, and answers for it."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

from heptarchy.agents.random import Random
from heptarchy.kit.agent import Agent, AgentFailed, UnknownAgent
from heptarchy.kit.greedy import Greedy, Proposals, Scores

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["AGENTS", "HEURISTICS", "Agent", "AgentFailed", "Greedy", "Random", "UnknownAgent", "agent", "agent_names"]


def vikings_scores() -> Scores:
    """What looks good in 878: Vikings."""
    from heptarchy.games.vikings.bot.scores import scores

    return scores


def ortus_scores() -> Scores:
    """What looks good in Ortus Regni."""
    from heptarchy.games.ortus.bot.scores import scores

    return scores


def arthur_scores() -> Scores:
    """What looks good in Age of Arthur, and in its battles."""
    from heptarchy.games.arthur.bot.scores import scores

    return scores


def dba_scores() -> Scores:
    """What looks good in a battle of DBA."""
    from heptarchy.games.dba.bot.scores import scores

    return scores


# By game: the heuristic that `greedy` plays it with
HEURISTICS: dict[str, Callable[[], Scores]] = {
    "arthur": arthur_scores,
    "dba": dba_scores,
    "ortus": ortus_scores,
    "vikings": vikings_scores,
}


def dba_proposals() -> Proposals:
    """Groups and lines of its own, beyond those that a battle offers."""
    from heptarchy.games.dba.bot.proposals import proposals

    return proposals


def arthur_proposals() -> Proposals:
    """The same in a battle of a campaign."""
    from heptarchy.games.arthur.bot.scores import proposals

    return proposals


# By game: what `greedy` thinks of beyond what is offered
PROPOSALS: dict[str, Callable[[], Proposals]] = {"arthur": arthur_proposals, "dba": dba_proposals}


SIMULATIONS = 400  # of `search`; `search@1000` says its own number


def random_agent(game_id: str) -> Agent:
    """Plays any game."""
    return Random()


def greedy_agent(game_id: str) -> Agent:
    """Plays the games that have a heuristic."""
    if game_id not in HEURISTICS:
        raise UnknownAgent(f"greedy does not play {game_id!r}; it plays {', '.join(sorted(HEURISTICS))}")
    proposals = PROPOSALS.get(game_id)
    return Greedy(HEURISTICS[game_id](), None if proposals is None else proposals())


def search_agent(game_id: str, simulations: int = SIMULATIONS, seconds: float = 0.0) -> Agent:
    """Plays the games that have a mind, by so many imagined games an answer; in so many seconds at most, if not 0."""
    from heptarchy.agents.mind_table import MINDS
    from heptarchy.agents.search import Search

    if game_id not in MINDS:
        raise UnknownAgent(f"search does not play {game_id!r}; it plays {', '.join(sorted(MINDS))}")
    return Search(MINDS[game_id](), simulations, seconds)


def base_agent(game_id: str) -> Agent:
    """Plays like greedy, as if no modules were on the table: a yardstick for those who know them."""
    if game_id != "vikings":
        raise UnknownAgent(f"greedy-base does not play {game_id!r}; it plays vikings")
    from heptarchy.games.vikings.bot.scores import base_scores

    return Greedy(base_scores)


def advance_agent(game_id: str) -> Agent:
    """Goes straight ahead: a yardstick for battles."""
    if game_id != "dba":
        raise UnknownAgent(f"advance does not play {game_id!r}; it plays dba")
    from heptarchy.games.dba.bot.advance import Advance

    return Advance()


AGENTS: dict[str, Callable[[str], Agent]] = {
    "advance": advance_agent,
    "greedy": greedy_agent,
    "greedy-base": base_agent,
    "random": random_agent,
    "search": search_agent,
}


def agent_names() -> list[str]:
    """The names of all agents, guests and levels among them."""
    from heptarchy.agents.guests import guests
    from heptarchy.agents.levels import LEVELS

    return [*sorted({*AGENTS, *guests()}), *(known.name for known in LEVELS)]


def agent(name: str, game_id: str) -> Agent:
    """The agent of that name, ready to play that game.

    `search@1000` imagines so many games for an answer, `king` is a level, `line:COMMAND` asks a program, and guests go
    by their names.
    """
    kind, at, number = name.partition("@")
    if at and kind == "search":
        if not number.isdecimal() or len(number) > 9 or int(number) < 1:
            raise UnknownAgent(f"{name!r} does not say how many games to imagine; search@{SIMULATIONS} does")
        return search_agent(game_id, int(number))
    if name.startswith("line:"):
        from heptarchy.agents.line import PREFIX, LineAgent

        return LineAgent(name.removeprefix(PREFIX))
    if name not in AGENTS:
        from heptarchy.agents.guests import guests
        from heptarchy.agents.levels import LEVELS, level

        if any(known.name == name for known in LEVELS):
            return level(name, game_id).agent(game_id)
        guest = guests().get(name)
        if guest is not None:
            return guest.agent(game_id)
        near = difflib.get_close_matches(name, agent_names(), n=1)
        hint = f"nearest is {near[0]}" if near else f"there are {', '.join(agent_names())}"
        raise UnknownAgent(f"no agent {name!r}; {hint}")
    return AGENTS[name](game_id)
