"""How well a bot plays, by name: what people choose from, and how long each may think."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING, Final

from heptarchy.agents import HEURISTICS, greedy_agent, random_agent
from heptarchy.kernel.refusal import HeptarchyError

if TYPE_CHECKING:
    from collections.abc import Callable

    from heptarchy.agents.agent import Agent
    from heptarchy.kernel.fate import Rng
    from heptarchy.kernel.perspective import Perspective

ERRS: Final = 0.25  # how often a ceorl does not think


class UnknownLevel(HeptarchyError):
    """No level of that name, or none that plays this game."""


class Erring:
    """Answers like another agent, but now and then takes any option."""

    def __init__(self, agent: Agent, chance: float) -> None:
        self.agent = agent
        self.chance = chance

    def choose(self, seat: Perspective, rng: Rng) -> int:
        """The other's answer, or one that is drawn."""
        if rng.random() < self.chance:
            return rng.choice(seat.options)
        return self.agent.choose(seat, rng)

    def __repr__(self) -> str:
        return f"Erring({self.agent!r}, chance={self.chance})"


class Level:
    """A bot as people meet it: its name, its words by language, and its seconds to answer in."""

    def __init__(
        self,
        name: str,
        titles: dict[str, str],
        sentences: dict[str, str],
        budget: float,
        make: Callable[[str], Agent],
        plays: Callable[[str], bool],
    ) -> None:
        self.name = name
        self.titles = titles
        self.sentences = sentences
        self.budget = budget  # seconds an answer
        self.make = make
        self.plays = plays

    def title(self, language: str = "en") -> str:
        """What it is called; in English where it has no name in that language."""
        return self.titles.get(language, self.titles["en"])

    def sentence(self, language: str = "en") -> str:
        """How it plays, in a sentence."""
        return self.sentences.get(language, self.sentences["en"])

    def agent(self, game_id: str) -> Agent:
        """The agent that plays so, ready for that game."""
        return self.make(game_id)

    def __repr__(self) -> str:
        return f"Level({self.name!r})"


def plays_any(game_id: str) -> bool:
    """It needs nothing but options."""
    return True


def has_heuristic(game_id: str) -> bool:
    """Somebody has written down what looks good in this game."""
    return game_id in HEURISTICS


def thrall(game_id: str) -> Agent:
    """Takes any option."""
    return random_agent(game_id)


def ceorl(game_id: str) -> Agent:
    """Takes what looks best, three times in four."""
    return Erring(greedy_agent(game_id), ERRS)


def thegn(game_id: str) -> Agent:
    """Takes what looks best."""
    return greedy_agent(game_id)


# From the weakest to the strongest
LEVELS: Final[list[Level]] = [
    Level(
        "thrall",
        {"en": "Thrall", "es": "Siervo"},
        {"en": "Plays anything that is allowed.", "es": "Juega cualquier cosa que esté permitida."},
        1.0,
        thrall,
        plays_any,
    ),
    Level(
        "ceorl",
        {"en": "Ceorl", "es": "Campesino libre"},
        {
            "en": "Sees what looks good now, and often forgets to look.",
            "es": "Ve lo que parece bueno ahora, y a menudo se olvida de mirar.",
        },
        3.0,
        ceorl,
        has_heuristic,
    ),
    Level(
        "thegn",
        {"en": "Thegn", "es": "Noble sajón"},
        {
            "en": "Takes what looks best now, without looking ahead.",
            "es": "Toma lo que parece mejor ahora, sin pensar más allá.",
        },
        3.0,
        thegn,
        has_heuristic,
    ),
]


def levels(game_id: str) -> list[Level]:
    """The levels at which this game can be played, the weakest first."""
    return [level for level in LEVELS if level.plays(game_id)]


def level(name: str, game_id: str) -> Level:
    """The level of that name, if it plays that game."""
    names = [known.name for known in LEVELS]
    for known in LEVELS:
        if known.name == name:
            if known.plays(game_id):
                return known
            playing = ", ".join(other.name for other in levels(game_id))
            raise UnknownLevel(f"{name} does not play {game_id!r}; its levels are {playing}")
    near = difflib.get_close_matches(name, names, n=1)
    hint = f"nearest is {near[0]}" if near else f"there are {', '.join(names)}"
    raise UnknownLevel(f"no level {name!r}; {hint}")
