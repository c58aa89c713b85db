"""The researcher's doors in the benchmark: a batch of games, and PettingZoo's wrapper around the same game."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from heptarchy.lab import provenance
from heptarchy.lab.bench_subject import Played, Subject

if TYPE_CHECKING:
    from collections.abc import Callable

    from heptarchy.kernel.fate import Rng

GAMES_A_BATCH = 32
STEPS = 40  # of a batch, between two looks at the clock


def batched(id: str) -> Subject:
    """So many games with four seats, stepped in one call; random answers are drawn for all of them at once."""
    numpy = import_module("numpy")
    from heptarchy.adapters.batch import Batch

    batch = Batch(id, GAMES_A_BATCH, seed="bench", players=4)
    generator = numpy.random.default_rng(1)

    def play(rng: Rng) -> Played:
        games = 0
        for _ in range(STEPS):
            _, dones = batch.step(batch.sample(generator))
            games += int(dones.sum())
        return Played(STEPS * GAMES_A_BATCH, 0, 0, games)

    return Subject(f"{provenance.version()} {provenance.build()}", play, None)


def wrapped(id: str) -> Subject:
    """One game with four seats through PettingZoo's agents."""
    import_module("pettingzoo")
    from heptarchy.adapters.pettingzoo import env

    return Subject(f"{provenance.version()} {provenance.build()}", agent_by_agent(env(id, players=4)), None)


def agent_by_agent(env: Any) -> Callable[[Rng], Played]:
    """What plays one game of a PettingZoo environment at random, by its masks."""

    def play(rng: Rng) -> Played:
        decisions = forced = 0
        env.reset(seed=rng.below(2**31))
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            options = seen["action_mask"].nonzero()[0]
            if len(options) > 1:
                decisions += 1
            else:
                forced += 1
            env.step(int(rng.choice(options)))
        return Played(decisions, forced, 0)

    return play
