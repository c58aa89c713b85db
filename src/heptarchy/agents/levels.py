"""How well a bot plays, by name: what people choose from, and how long each may think."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING, Final, NamedTuple

from heptarchy.agents import game_of, greedy_agent, own_names, search_agent
from heptarchy.agents.guests import guests
from heptarchy.kit.agent import UnknownAgent
from heptarchy.kit.mind import mind_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from heptarchy.kernel.fate import Rng
    from heptarchy.kernel.game import Game
    from heptarchy.kernel.perspective import Perspective
    from heptarchy.kit.agent import Agent

# The levels of a game, the weakest first (`Game.ladder`). Below 1: how often one errs who else plays by the heuristic;
# from 1 on: how many games one imagines for an answer. A game's own are measured: each wins at least 60 % against the
# one before it, or 1.2 times its fair share. Where the search is little stronger than the heuristic, four err.
LADDER: Final = [0.7, 0.4, 0.2, 0.08, 100.0]  # of a game that has a heuristic and no ladder
# And of one without a heuristic: its levels search, and err
BLIND_LADDER: Final = [0.85, 0.6, 0.35, 0.12, 300.0]
BLIND_SIMULATIONS: Final = 60  # of those that err
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
        make: Callable[[Game, float], Agent],
        quick: bool = False,
    ) -> None:
        self.name = name
        self.titles = titles
        self.sentences = sentences
        self.budget = budget  # seconds an answer
        self.make = make  # from a game, and the seconds that an answer may take (0: as long as it needs)
        self.quick = quick  # it answers at once: it does not search

    def title(self, language: str = "en") -> str:
        """What it is called; in English where it has no name in that language."""
        return self.titles.get(language, self.titles["en"])

    def sentence(self, language: str = "en") -> str:
        """How it plays, in a sentence."""
        return self.sentences.get(language, self.sentences["en"])

    def agent(self, game: Game | str, seconds: float = 0.0) -> Agent:
        """The agent that plays so, ready for that game; the same seed gives the same answers if it has all its time."""
        return self.make(game_of(game), seconds)

    def __repr__(self) -> str:
        return f"Level({self.name!r})"


class Rung(NamedTuple):
    """A level of ours in any game: what it is called, how it plays, and its seconds to answer in."""

    name: str
    titles: dict[str, str]
    sentences: dict[str, str]
    budget: float


# From the weakest to the strongest
RUNGS: Final[list[Rung]] = [
    Rung(
        "thrall",
        {"en": "Thrall", "es": "Siervo"},
        {
            "en": "Mostly plays whatever is allowed.",
            "es": "Casi siempre juega cualquier cosa que esté permitida.",
        },
        1.0,
    ),
    Rung(
        "ceorl",
        {"en": "Ceorl", "es": "Campesino libre"},
        {
            "en": "Sees what looks good now, and often forgets to look.",
            "es": "Ve lo que parece bueno ahora, y a menudo se olvida de mirar.",
        },
        3.0,
    ),
    Rung(
        "thegn",
        {"en": "Thegn", "es": "Noble sajón"},
        {
            "en": "Takes what looks good now, and slips now and then.",
            "es": "Toma lo que parece bueno ahora, y a veces se descuida.",
        },
        3.0,
    ),
    Rung(
        "ealdorman",
        {"en": "Ealdorman", "es": "Conde"},
        {
            "en": "Takes what looks best now, and hardly ever slips.",
            "es": "Toma lo que parece mejor ahora, y casi nunca se descuida.",
        },
        3.0,
    ),
    Rung(
        "king",
        {"en": "King", "es": "Rey"},
        {
            "en": "Plays many games in the mind before each answer, and knows only what you let him see.",
            "es": "Juega muchas partidas en la mente antes de cada respuesta, y solo sabe lo que le dejas ver.",
        },
        3.0,
    ),
]
NAMES: Final[list[str]] = [rung.name for rung in RUNGS]


def ladder(game: Game) -> list[float]:
    """What the levels of a game are, the weakest first."""
    own = game.ladder()
    if own and len(own) != len(RUNGS):
        raise UnknownLevel(f"the ladder of {game.id} has {len(own)} levels, not {len(RUNGS)}")
    if own:
        return own
    return BLIND_LADDER if mind_of(game).blind else LADDER


def on_rung(game: Game, place: int, seconds: float) -> Agent:
    """The agent in this place of a game's ladder."""
    step = ladder(game)[place]
    if step >= 1:
        return search_agent(game, int(step), seconds)
    blind = mind_of(game).blind
    sure = search_agent(game, BLIND_SIMULATIONS, seconds) if blind else greedy_agent(game)
    return Erring(sure, step) if step else sure


def make_level(game: Game, place: int) -> Level:
    """The level in this place."""
    rung = RUNGS[place]
    # who has measured a ladder has a heuristic: the lobby, which lists levels, need not load it to know
    quick = ladder(game)[place] < 1 and (bool(game.ladder()) or not mind_of(game).blind)
    return Level(
        rung.name,
        rung.titles,
        rung.sentences,
        rung.budget,
        lambda asked, seconds: on_rung(asked, place, seconds),
        quick,
    )


def ranked(game: Game | str) -> list[Level]:
    """Our own levels, the weakest first."""
    found = game_of(game)
    return [make_level(found, place) for place in range(len(RUNGS))]


def usual(game: Game | str) -> Level:
    """The level of a bot for which nobody has named one: it plays well enough, and where it can answers at once."""
    return ranked(game)[USUAL]


def levels(game: Game | str) -> list[Level]:
    """All that people can choose for this game: our own levels, the weakest first, then guests."""
    found = game_of(game)
    return [*ranked(found), *visiting(found)]


def visiting(game: Game) -> list[Level]:
    """The guests that play this game, as levels; a name of ours stays ours."""
    ours = own_names(game)
    return [
        Level(guest.name, {"en": guest.name}, guest.sentences(), GUEST_SECONDS, guest.make)
        for guest in guests().values()
        if guest.name not in ours and guest.plays(game.id)
    ]


def level(name: str, game: Game | str) -> Level:
    """The level or guest of that name, if it plays that game."""
    known_here = levels(game)
    for known in known_here:
        if known.name == name:
            return known
    names = [known.name for known in known_here]
    if name in guests():
        raise UnknownLevel(f"{name} does not play {game_of(game).id!r}; its levels are {', '.join(names)}")
    near = difflib.get_close_matches(name, names, n=1)
    hint = f"nearest is {near[0]}" if near else f"there are {', '.join(names)}"
    raise UnknownLevel(f"no level {name!r}; {hint}")
