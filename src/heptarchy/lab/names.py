"""Games and agents by name: ours, or `module:name` for one that is still being written."""

from __future__ import annotations

import importlib
import inspect
import re
from typing import TYPE_CHECKING, Any

import heptarchy
from heptarchy import editions
from heptarchy.agents import Agent, UnknownAgent
from heptarchy.agents.guests import said
from heptarchy.agents.line import PREFIX
from heptarchy.kernel.game import Game
from heptarchy.kernel.refusal import BadOptions, UnknownGame

if TYPE_CHECKING:
    from collections.abc import Sequence

COMMAND = re.compile(rf"(?<!\S)([^\s=]*=)?{PREFIX}.*", re.DOTALL)  # `line:node bot.js`, or with a seat before it


def find_game(name: str) -> Game:
    """A game that is installed, or the Game that `module:name` holds."""
    if ":" not in name:
        return heptarchy.game(name)
    found = _imported(name, UnknownGame)
    if not isinstance(found, Game):
        raise UnknownGame(f"{name} is {type(found).__name__}, not a Game")
    return found


def find_agent(name: str, game: Game) -> Agent:
    """An agent, level or guest by name, `line:COMMAND`, or what `module:name` makes of the game's id."""
    if ":" not in name or name.startswith(PREFIX):
        return editions.of(game).agent(name)
    make = _imported(name, UnknownAgent)
    try:
        inspect.signature(make).bind(game.id)
    except TypeError as reason:
        raise UnknownAgent(f"{name} can't be made of a game's id, by {name}({game.id!r}): {reason}") from None
    except ValueError:
        pass  # something that does not say what it takes
    try:
        made = make(game.id)
    except UnknownAgent:
        raise
    except Exception as fault:  # whoever wrote it is told what it was
        raise UnknownAgent(f"{name} fails to make an agent for {game.id}: {said(fault)}") from fault
    if not callable(getattr(made, "choose", None)):
        raise UnknownAgent(f"{name} makes {type(made).__name__}, which has no method choose")
    agent: Agent = made
    return agent


def _imported(name: str, error: type[UnknownGame] | type[UnknownAgent]) -> Any:
    module, _, attribute = name.partition(":")
    try:
        return getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError, SyntaxError) as reason:
        raise error(f"{name!r} can't be had: {reason}") from None


def seat_agents(words: Sequence[str], seats: Sequence[str], sides: Sequence[str]) -> list[str]:
    """By seat, who plays it: one name for all, a name a seat or side, or `norsemen=greedy` by seat, side or number.

    Words are split as `split_agents` does. A bare name beside named ones is for the seats that are left.
    """
    parts = split_agents(words)
    bare = [part for part in parts if not _is_named(part)]
    named = [part.partition("=") for part in parts if _is_named(part)]
    teams = list(dict.fromkeys(sides))
    if not named and len(bare) == len(seats):
        return bare
    if not named and len(bare) == len(teams):
        return [bare[teams.index(side)] for side in sides]
    if len(bare) > 1 or not parts:
        counts = " or ".join(str(n) for n in sorted({1, len(teams), len(seats)}))
        raise BadOptions(f"{len(bare)} agents for {len(seats)} seats; name {counts}, or one beside named seats")
    chosen: dict[int, str] = {}
    for where, _, who in named:
        for seat in _seats_called(where, seats, sides):
            if seat in chosen:
                raise BadOptions(f"the agent of seat {seat}, {seats[seat]}, is named twice")
            chosen[seat] = who
    for seat, name in enumerate(seats):
        if seat not in chosen and not bare:
            raise BadOptions(f"nobody plays seat {seat}, {name}; add {name.lower()}=AGENT, or one AGENT for the rest")
    return [chosen[seat] if seat in chosen else bare[0] for seat in range(len(seats))]


def split_agents(words: Sequence[str]) -> list[str]:
    """Names of agents, split at commas and spaces; the command after `line:` has its spaces, and ends at a comma."""
    parts: list[str] = []
    for part in (part for word in words for part in word.split(",")):
        found = COMMAND.search(part)
        if found is None:
            parts += part.split()
        else:
            parts += [*part[: found.start()].split(), found.group().strip()]
    return parts


def _is_named(part: str) -> bool:
    """Does it name a seat: `english=greedy`? A command may hold an equals sign of its own."""
    return "=" in part.partition(PREFIX)[0]


def _seats_called(word: str, seats: Sequence[str], sides: Sequence[str]) -> list[int]:
    if word.isdecimal() and len(word) < 4 and int(word) < len(seats):
        return [int(word)]
    for names in (seats, sides):
        found = [seat for seat, name in enumerate(names) if _folded(name) == _folded(word)]
        if found:
            return found
    listed = ", ".join(dict.fromkeys(name.lower() for name in (*seats, *sides)))
    raise BadOptions(f"no seat or side {word!r}; there are {listed}, and the numbers 0 to {len(seats) - 1}")


def _folded(name: str) -> str:
    """`Vikings` and `viking` are one."""
    return name.casefold().removesuffix("s")
