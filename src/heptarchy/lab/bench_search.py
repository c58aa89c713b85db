"""Searches in the benchmark: ours, and OpenSpiel's information-set search in Python and C++ on games like ours.

A slice's decisions are simulations. Ours go to the search's own depth, with the heuristic as prior and leaf; those of
OpenSpiel play at random to the end. All look for answers in the same few positions from the middle of a game.
"""

from __future__ import annotations

from importlib import import_module, metadata
from typing import TYPE_CHECKING, Any

import heptarchy
from heptarchy.agents import agent
from heptarchy.agents.search import Search
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.modes import FATE
from heptarchy.kernel.perspective import Perspective
from heptarchy.kit.mind import mind_of
from heptarchy.lab import provenance
from heptarchy.lab.bench_subject import Played, Subject

if TYPE_CHECKING:
    from heptarchy.kernel.state import State

SIMULATIONS = 200  # an answer
PEERS_SIMULATIONS = 40
POSITIONS = 12  # that are thought about
ANSWERS = 25  # that are played between two of them
AT_RANDOM = 20  # answers before a peer is asked


def searched(id: str) -> Subject:
    """Our search, two seats; a position each time."""
    positions = middles(id)
    game = heptarchy.game(id)
    turn = 0

    def play(rng: Rng) -> Played:
        nonlocal turn
        state = positions[turn % len(positions)]
        turn += 1
        search = Search(mind_of(game), SIMULATIONS)
        search.choose(Perspective(game, state, state.seat), rng)
        return Played(search.simulated, 0, 0)

    return Subject(f"{provenance.version()} {provenance.build()}", play, None)


def middles(id: str) -> list[State]:
    """Positions of a greedy game in which a seat has a choice that is not plain."""
    game = heptarchy.game(id)
    greedy = agent("greedy", id)
    rng = Rng("middles")
    found: list[State] = []
    while len(found) < POSITIONS:
        state = game.new(players=2)
        since = 0
        while not state.over and len(found) < POSITIONS:
            if state.seat == FATE:
                state.apply(rng.pick(state.weights))
                continue
            seat = rng.choice(state.seats)
            since += 1
            if since >= ANSWERS and len(state.seats) == 1 and is_open(id, state):
                found.append(state.clone())
                since = 0
            state.apply(greedy.choose(Perspective(game, state, seat), rng), seat)
    return found


def is_open(id: str, state: State) -> bool:
    """Whether a search would think about this."""
    search = Search(mind_of(heptarchy.game(id)), 1)
    search.choose(Perspective(heptarchy.game(id), state, state.seat), Rng("open"))
    return search.simulated > 0


def open_spiel_search(name: str, native: bool) -> Subject:
    """OpenSpiel's search on one of its games, from a position after some random answers."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    rng = Rng("middle")
    answered = 0
    while state.is_chance_node() or answered < AT_RANDOM:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(drawn(outcomes, chances, rng))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            answered += 1
    bot = native_bot(pyspiel) if native else python_bot(game)

    def play(rng: Rng) -> Played:
        bot.step(state.clone())
        return Played(PEERS_SIMULATIONS, 0, 0)

    return Subject(metadata.version("open_spiel"), play, None)


def drawn(outcomes: Any, chances: Any, rng: Rng) -> Any:
    """One of fate's answers, as often as it comes."""
    left = rng.random()
    for outcome, chance in zip(outcomes, chances, strict=True):
        left -= chance
        if left <= 0:
            return outcome
    return outcomes[-1]


def native_bot(pyspiel: Any) -> Any:
    """The search written in C++."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    return pyspiel.ISMCTSBot(1, evaluator, 0.7, PEERS_SIMULATIONS, -1, final, False, False)


def python_bot(game: Any) -> Any:
    """The search written in Python."""
    numpy = import_module("numpy")
    ismcts = import_module("open_spiel.python.algorithms.ismcts")
    mcts = import_module("open_spiel.python.algorithms.mcts")
    state = numpy.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, state)
    return ismcts.ISMCTSBot(
        game=game, evaluator=evaluator, uct_c=0.7, max_simulations=PEERS_SIMULATIONS, random_state=state
    )
