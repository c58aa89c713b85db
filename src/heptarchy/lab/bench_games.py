"""What the benchmark measures: our game and our peers', each played at random to natural ends through its Python API.

A decision is a seat's answer among two or more options. Forced answers and fate's are counted apart; where a peer rolls
its dice inside an answer, fate has none to count.
"""

from __future__ import annotations

from functools import partial
from importlib import import_module, metadata
from typing import TYPE_CHECKING, Any

import heptarchy
from heptarchy.games import USUAL
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.modes import FATE
from heptarchy.kit.benchmark import Benchmark
from heptarchy.kit.box import checked
from heptarchy.lab import provenance
from heptarchy.lab.bench_adapters import agent_by_agent, batched, wrapped
from heptarchy.lab.bench_search import open_spiel_search, searched
from heptarchy.lab.bench_subject import Played, Subject

if TYPE_CHECKING:
    from collections.abc import Callable


# Ours


def ours(id: str, measure: Benchmark) -> Subject:
    """A game with four seats, in whichever build this process runs."""
    timed = None
    if measure.instead is not None:
        timed = measure.instead()
    elif measure.middle is not None:
        timed = middle_of(id, measure.middle, **measure.options).clone
    return Subject(f"{heptarchy_version()} {provenance.build()}", player_of(id, **measure.options), timed)


def player_of(id: str, **given: object) -> Callable[[Rng], Played]:
    """What plays one game at random, by what is offered."""
    game = heptarchy.game(id)

    def play(rng: Rng) -> Played:
        decisions = forced = fate = 0
        state = game.new(players=4, **given)
        while not state.over:
            if state.seat == FATE:
                fate += 1
                state.apply(rng.pick(state.weights))
            else:
                options = state.options
                if len(options) > 1:
                    decisions += 1
                else:
                    forced += 1
                state.apply(rng.choice(options))
        return Played(decisions, forced, fate)

    return play


def middle_of(id: str, middle: Callable[[Any], bool], **given: object) -> Any:
    """A state from the middle of a random game, at a seat's decision; some random games end before it."""
    seed = 0
    while True:
        rng = Rng(f"middle {seed}")
        state: Any = heptarchy.game(id).new(players=4, **given)
        while not state.over:
            if state.seat == FATE:
                state.apply(rng.pick(state.weights))
            elif len(state.options) > 1 and middle(state):
                return state
            else:
                state.apply(rng.choice(state.options))
        seed += 1


def heptarchy_version() -> str:
    """Our own version."""
    return provenance.version()


# The peers


def open_spiel(name: str) -> Subject:
    """A game of OpenSpiel; the name says whether it is written in C++ or in Python."""
    import_module("open_spiel.python.games")  # registers the games written in Python
    game = import_module("pyspiel").load_game(name)

    def play(rng: Rng) -> Played:
        decisions = forced = fate = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                fate += 1
                state.apply_action(_drawn(state.chance_outcomes(), rng))
            else:
                options = state.legal_actions()
                if len(options) > 1:
                    decisions += 1
                else:
                    forced += 1
                state.apply_action(rng.choice(options))
        return Played(decisions, forced, fate)

    return Subject(metadata.version("open_spiel"), play, _middle_of_open_spiel(game).clone)


def _drawn(outcomes: list[tuple[int, float]], rng: Rng) -> int:
    left = rng.random()
    for action, chance in outcomes:
        left -= chance
        if left < 0:
            return action
    return outcomes[-1][0]


def _middle_of_open_spiel(game: Any) -> Any:
    states: list[Any] = []
    rng = Rng("middle")
    state = game.new_initial_state()
    while not state.is_terminal():
        states.append(state.clone())
        chance = state.is_chance_node()
        state.apply_action(_drawn(state.chance_outcomes(), rng) if chance else rng.choice(state.legal_actions()))
    return states[len(states) // 2]


def catanatron() -> Subject:
    """Catan with four seats; dice and draws happen inside its answers."""
    module = import_module("catanatron")
    colors = [module.Color[name] for name in ("RED", "BLUE", "WHITE", "ORANGE")]
    turns_limit: int = import_module("catanatron.game").TURNS_LIMIT

    def start(rng: Rng) -> Any:
        return module.Game([module.RandomPlayer(color) for color in colors], seed=1 + rng.below(2**31))

    def play(rng: Rng) -> Played:
        decisions = forced = 0
        game = start(rng)
        while game.winning_color() is None and game.state.num_turns < turns_limit:
            options = game.state.playable_actions
            if len(options) > 1:
                decisions += 1
            else:
                forced += 1
            game.execute(rng.choice(options))
        return Played(decisions, forced, 0)

    rng = Rng("middle")
    middle = start(rng)
    for _ in range(300):
        middle.execute(rng.choice(middle.state.playable_actions))
    return Subject(metadata.version("catanatron"), play, middle.copy)


def rlcard(name: str) -> Subject:
    """A game of RLCard; cards are drawn inside its answers."""
    env = import_module("rlcard").make(name, config={"seed": 1})

    def play(rng: Rng) -> Played:
        decisions = forced = 0
        state, _ = env.reset()
        while not env.is_over():
            options = list(state["legal_actions"])
            if len(options) > 1:
                decisions += 1
            else:
                forced += 1
            state, _ = env.step(rng.choice(options))
        return Played(decisions, forced, 0)

    return Subject(metadata.version("rlcard"), play, None)


def pettingzoo(name: str) -> Subject:
    """A classic game of PettingZoo, stepped agent by agent."""
    env = import_module(f"pettingzoo.classic.{name}").env()
    return Subject(metadata.version("pettingzoo"), agent_by_agent(env), None)


def measured() -> dict[str, Benchmark]:
    """By game that says how: how it is measured, the usual one first."""
    asked = {id: heptarchy.game(id).benchmark() for id in sorted(heptarchy.game_ids(), key=lambda id: id != USUAL)}
    return {id: checked(one, Benchmark, id, "benchmark") for id, one in asked.items() if one is not None}


# By name: what opens it. Ours come twice, once a build.
INTERPRETED = "interpreted"
COMPILED = "compiled"
BASE = f"{USUAL}, {INTERPRETED}"  # what ratios are taken to
GAMES: dict[str, Benchmark] = measured()
OURS: dict[str, str] = {f"{game}, {build}": build for game in GAMES for build in (INTERPRETED, COMPILED)}
# The researcher's doors to our games: a batch, and PettingZoo's wrapper, whose steps the batch must beat by far
DOOR_GAMES = [game for game, measure in GAMES.items() if measure.searched]
BATCHED = "in batches"
WRAPPED = "in PettingZoo"
DOORS: dict[str, str] = {
    f"{game} {door}, {build}": build
    for game in DOOR_GAMES
    for build in (INTERPRETED, COMPILED)
    for door in (BATCHED, WRAPPED)
}
# Our search, by simulations a second
SEARCHES: dict[str, str] = {
    f"{game} searched, {build}": build for game in DOOR_GAMES for build in (INTERPRETED, COMPILED)
}
BUILDS: dict[str, str] = {**OURS, **DOORS, **SEARCHES}  # by subject that comes in two builds: which


def subject(name: str) -> Subject:
    """One of our games, by the name of its subject."""
    game = name.partition(",")[0]
    return ours(game, GAMES[game])


def door(name: str) -> Subject:
    """The subject of one of the doors."""
    game, _, rest = name.partition(" ")
    return batched(game) if rest.startswith(BATCHED) else wrapped(game)


SUBJECTS: dict[str, Callable[[], Subject]] = {
    **{name: partial(subject, name) for name in OURS},
    **{name: partial(door, name) for name in DOORS},
    **{name: partial(searched, name.partition(" ")[0]) for name in SEARCHES},
    "OpenSpiel ISMCTS of gin_rummy (C++)": lambda: open_spiel_search("gin_rummy", native=True),
    "OpenSpiel ISMCTS of gin_rummy (Python)": lambda: open_spiel_search("gin_rummy", native=False),
    "OpenSpiel ISMCTS of hearts (C++)": lambda: open_spiel_search("hearts", native=True),
    "OpenSpiel ISMCTS of hearts (Python)": lambda: open_spiel_search("hearts", native=False),
    "OpenSpiel gin_rummy (C++)": lambda: open_spiel("gin_rummy"),
    "OpenSpiel backgammon (C++)": lambda: open_spiel("backgammon"),
    "OpenSpiel hearts (C++)": lambda: open_spiel("hearts"),
    "OpenSpiel python_team_dominoes": lambda: open_spiel("python_team_dominoes"),
    "catanatron": catanatron,
    "RLCard gin-rummy": lambda: rlcard("gin-rummy"),
    "RLCard uno": lambda: rlcard("uno"),
    "PettingZoo hanabi_v5": lambda: pettingzoo("hanabi_v5"),
    "PettingZoo connect_four_v3": lambda: pettingzoo("connect_four_v3"),
}
