"""How well a bot plays, by name: what people choose from, and how long each may think."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING, Final

from heptarchy.agents import AGENTS, HEURISTICS, greedy_agent, random_agent, search_agent
from heptarchy.agents.guests import guests
from heptarchy.kit.agent import UnknownAgent

if TYPE_CHECKING:
    from collections.abc import Callable

    from heptarchy.kernel.fate import Rng
    from heptarchy.kernel.perspective import Perspective
    from heptarchy.kit.agent import Agent

# What the levels are, game by game, the weakest first. Below 1: how often one errs who else plays by the heuristic;
# from 1 on: how many games one imagines for an answer. Each wins at least 60 % against the one before it, or 1.2 times
# its fair share: docs/agents.md has the figures, tests/agents/test_ladder.py tries it. Where the search is little
# stronger than the heuristic, four err, ever less.
LADDERS: Final[dict[str, list[float]]] = {
    "arthur": [0.85, 0.65, 0.4, 0.12, 120],
    "dba": [0.8, 0.45, 0.22, 0.07, 60],
    "ortus": [0.65, 0.36, 0.16, 0.0, 150],
    "vikings": [0.7, 0.4, 0.2, 0.08, 100],
}
GUEST_SECONDS: Final = 10.0  # that an agent of another author may take to answer at a table
USUAL: Final = 2  # the place of the thegn
THINKS: Final = 2.5  # seconds after which a level at a table answers with what it has found


class UnknownLevel(UnknownAgent):
    """No level of that name, or none that plays this game."""


class Erring:
    """Answers like another agent, but now and then (epsilon) takes any option."""

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
    """A difficulty, a bot as people meet it: its name, its words by language, and its seconds to answer in."""

    def __init__(
        self,
        name: str,
        titles: dict[str, str],
        sentences: dict[str, str],
        budget: float,
        make: Callable[[str, float], Agent],
        plays: Callable[[str], bool],
        quick: bool = False,
    ) -> None:
        self.name = name
        self.titles = titles
        self.sentences = sentences
        self.budget = budget  # seconds an answer
        self.make = make  # from a game's id, and the seconds that an answer may take (0: as long as it needs)
        self.plays = plays
        self.quick = quick  # it answers at once: it does not search

    def title(self, language: str = "en") -> str:
        """What it is called; in English where it has no name in that language."""
        return self.titles.get(language, self.titles["en"])

    def sentence(self, language: str = "en") -> str:
        """How it plays, in a sentence."""
        return self.sentences.get(language, self.sentences["en"])

    def agent(self, game_id: str, seconds: float = 0.0) -> Agent:
        """The agent that plays so, ready for that game; the same seed gives the same answers if it has all its time."""
        return self.make(game_id, seconds)

    def __repr__(self) -> str:
        return f"Level({self.name!r})"


def plays_any(game_id: str) -> bool:
    """It needs nothing but options."""
    return True


def has_heuristic(game_id: str) -> bool:
    """Somebody has written down what looks good in this game."""
    return game_id in HEURISTICS


def rung(game_id: str, place: int, seconds: float) -> Agent:
    """The agent in this place of a game's ladder, the weakest first."""
    if game_id not in HEURISTICS:
        return random_agent(game_id)
    step = LADDERS[game_id][place]
    if step >= 1:
        return search_agent(game_id, int(step), seconds)
    return Erring(greedy_agent(game_id), step) if step else greedy_agent(game_id)


def thrall(game_id: str, seconds: float) -> Agent:
    """The weakest."""
    return rung(game_id, 0, seconds)


def ceorl(game_id: str, seconds: float) -> Agent:
    """The second."""
    return rung(game_id, 1, seconds)


def thegn(game_id: str, seconds: float) -> Agent:
    """The third."""
    return rung(game_id, 2, seconds)


def ealdorman(game_id: str, seconds: float) -> Agent:
    """The fourth."""
    return rung(game_id, 3, seconds)


def king(game_id: str, seconds: float) -> Agent:
    """The strongest."""
    return rung(game_id, 4, seconds)


# From the weakest to the strongest
LEVELS: Final[list[Level]] = [
    Level(
        "thrall",
        {"en": "Thrall", "es": "Siervo"},
        {
            "en": "Mostly plays whatever is allowed.",
            "es": "Casi siempre juega cualquier cosa que esté permitida.",
        },
        1.0,
        thrall,
        plays_any,
        quick=True,
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
        quick=True,
    ),
    Level(
        "thegn",
        {"en": "Thegn", "es": "Noble sajón"},
        {
            "en": "Takes what looks good now, and slips now and then.",
            "es": "Toma lo que parece bueno ahora, y a veces se descuida.",
        },
        3.0,
        thegn,
        has_heuristic,
        quick=True,
    ),
    Level(
        "ealdorman",
        {"en": "Ealdorman", "es": "Conde"},
        {
            "en": "Takes what looks best now, and hardly ever slips.",
            "es": "Toma lo que parece mejor ahora, y casi nunca se descuida.",
        },
        3.0,
        ealdorman,
        has_heuristic,
        quick=True,
    ),
    Level(
        "king",
        {"en": "King", "es": "Rey"},
        {
            "en": "Plays many games in the mind before each answer, and knows only what you let him see.",
            "es": "Juega muchas partidas en la mente antes de cada respuesta, y solo sabe lo que le dejas ver.",
        },
        3.0,
        king,
        has_heuristic,
    ),
]


def ranked(game_id: str) -> list[Level]:
    """Our own levels at which this game can be played, the weakest first."""
    return [level for level in LEVELS if level.plays(game_id)]


def usual(game_id: str) -> Level:
    """The level of a bot for which nobody has named one: it answers at once, and plays well enough."""
    known = ranked(game_id)
    return known[min(len(known) - 1, USUAL)]


def levels(game_id: str) -> list[Level]:
    """All that people can choose for this game: our own levels, the weakest first, then guests."""
    return [*ranked(game_id), *visiting(game_id)]


def visiting(game_id: str) -> list[Level]:
    """The guests that play this game, as levels; a name of ours stays ours."""
    ours = {*AGENTS, *(known.name for known in LEVELS)}
    return [
        Level(guest.name, {"en": guest.name}, guest.sentences(), GUEST_SECONDS, guest.make, guest.plays)
        for guest in guests().values()
        if guest.name not in ours and guest.plays(game_id)
    ]


def level(name: str, game_id: str) -> Level:
    """The level or guest of that name, if it plays that game."""
    known_here = [*LEVELS, *visiting(game_id)]
    names = [known.name for known in known_here]
    for known in known_here:
        if known.name == name:
            if known.plays(game_id):
                return known
            playing = ", ".join(other.name for other in levels(game_id))
            raise UnknownLevel(f"{name} does not play {game_id!r}; its levels are {playing}")
    near = difflib.get_close_matches(name, names, n=1)
    hint = f"nearest is {near[0]}" if near else f"there are {', '.join(names)}"
    raise UnknownLevel(f"no level {name!r}; {hint}")
