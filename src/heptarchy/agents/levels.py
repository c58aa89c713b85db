"""How well a bot plays, by name: what people choose from, and how long each may think."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING, Final

from heptarchy.agents import game_of, greedy_agent, own_names, search_agent
from heptarchy.agents.guests import PACKAGE, guests
from heptarchy.kit.agent import UnknownAgent
from heptarchy.kit.mind import mind_of
from heptarchy.speech.shelf import book_of

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
    """A difficulty, a bot as people meet it: its name, and its seconds to answer in; catalogues say the rest."""

    def __init__(
        self,
        name: str,
        budget: float,
        make: Callable[[Game, float], Agent],
        quick: bool = False,
        told: Callable[[str], str] | None = None,
    ) -> None:
        self.name = name
        self.told = told  # how a guest plays, by language: it stands in no catalogue of ours
        self.budget = budget  # seconds an answer
        self.make = make  # from a game, and the seconds that an answer may take (0: as long as it needs)
        self.quick = quick  # it answers at once: it does not search

    def title(self, language: str = "en") -> str:
        """What it is called; a guest by its name."""
        return self.name if self.told is not None else book_of(PACKAGE, language).form(f"level-{self.name}")

    def sentence(self, language: str = "en") -> str:
        """How it plays, in a sentence."""
        if self.told is not None:
            return self.told(language)
        return book_of(PACKAGE, language).form(f"level-{self.name}", "sentence")

    def agent(self, game: Game | str, seconds: float = 0.0) -> Agent:
        """The agent that plays so, ready for that game; the same seed gives the same answers if it has all its time."""
        return self.make(game_of(game), seconds)

    def __repr__(self) -> str:
        return f"Level({self.name!r})"


# By name: seconds to answer in, from the weakest to the strongest
BUDGETS: Final = {"thrall": 1.0, "ceorl": 3.0, "thegn": 3.0, "ealdorman": 3.0, "king": 3.0}
NAMES: Final[list[str]] = list(BUDGETS)


def ladder(game: Game) -> list[float]:
    """What the levels of a game are, the weakest first."""
    own = game.ladder()
    if own and len(own) != len(NAMES):
        raise UnknownLevel(f"the ladder of {game.id} has {len(own)} levels, not {len(NAMES)}")
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
    name = NAMES[place]
    # who has measured a ladder has a heuristic: the lobby, which lists levels, need not load it to know
    quick = ladder(game)[place] < 1 and (bool(game.ladder()) or not mind_of(game).blind)
    return Level(
        name,
        BUDGETS[name],
        lambda asked, seconds: on_rung(asked, place, seconds),
        quick,
    )


def ranked(game: Game | str) -> list[Level]:
    """Our own levels, the weakest first."""
    found = game_of(game)
    return [make_level(found, place) for place in range(len(NAMES))]


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
        Level(guest.name, GUEST_SECONDS, guest.make, told=guest.sentence)
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
