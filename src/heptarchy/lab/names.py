"""Games and agents by name: ours, or `module:name` for one that is still being written."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

import heptarchy
from heptarchy.agents import Agent, UnknownAgent
from heptarchy.agents import agent as known_agent
from heptarchy.kernel.game import Game
from heptarchy.kernel.refusal import BadOptions, UnknownGame

if TYPE_CHECKING:
    from collections.abc import Sequence


def find_game(name: str) -> Game:
    """A game that is installed, or the Game that `module:name` holds."""
    if ":" not in name:
        return heptarchy.game(name)
    found = _imported(name, UnknownGame)
    if not isinstance(found, Game):
        raise UnknownGame(f"{name} is {type(found).__name__}, not a Game")
    return found


def find_agent(name: str, game: Game) -> Agent:
    """An agent of ours, or what the function or class `module:name` makes of the game's id."""
    if ":" not in name:
        return known_agent(name, game.id)
    made = _imported(name, UnknownAgent)(game.id)
    if not callable(getattr(made, "choose", None)):
        raise UnknownAgent(f"{name} makes {type(made).__name__}, which has no method choose")
    agent: Agent = made
    return agent


def _imported(name: str, error: type[UnknownGame] | type[UnknownAgent]) -> Any:
    module, _, attribute = name.partition(":")
    try:
        return getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as reason:
        raise error(f"{name!r} can't be had: {reason}") from None


def seat_agents(words: Sequence[str], seats: Sequence[str], sides: Sequence[str]) -> list[str]:
    """By seat, who plays it: one name for all, a name a seat, or `norsemen=greedy` by seat, side or number.

    Words are split at commas and spaces. A bare name beside named ones is for the seats that are left.
    """
    parts = [part for word in words for part in word.replace(",", " ").split()]
    bare = [part for part in parts if "=" not in part]
    named = [part.partition("=") for part in parts if "=" in part]
    if not parts:
        raise BadOptions("no agents are named")
    if not named and len(bare) not in (1, len(seats)):
        raise BadOptions(f"{len(bare)} agents for {len(seats)} seats; name one for all, or one for each seat")
    if named and len(bare) > 1:
        raise BadOptions(f"beside named seats, one agent plays all the others, not {len(bare)}")
    chosen: list[str | None] = list(bare) if len(bare) == len(seats) and not named else [None] * len(seats)
    for where, _, who in named:
        for seat in _seats_called(where, seats, sides):
            if chosen[seat] is not None:
                raise BadOptions(f"the agent of seat {seat}, {seats[seat]}, is named twice")
            chosen[seat] = who
    rest = bare[0] if bare else None
    for seat, name in enumerate(seats):
        if chosen[seat] is None and rest is None:
            raise BadOptions(f"nobody plays seat {seat}, {name}; add {name.lower()}=AGENT, or one AGENT for the rest")
    return [rest or "" if who is None else who for who in chosen]


def _seats_called(word: str, seats: Sequence[str], sides: Sequence[str]) -> list[int]:
    if word.isdecimal() and int(word) < len(seats):
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
