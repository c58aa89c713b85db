"""A batch is so many single games."""

from __future__ import annotations

import numpy as np
import pytest

from heptarchy import BadOptions
from heptarchy.adapters.batch import Batch
from heptarchy.adapters.single import Single
from heptarchy.kit.actions import NotAnAction
from heptarchy.kit.play import returns
from tests.laws.tables import CASES

SMALL = [
    ("vikings", {"players": 4, "advanced": True}),
    ("vikings", {"players": 2, "rounds": 1, "kings": True, "runes": True}),
    ("ortus", {"players": 3, "variant": "wessex", "black_markers": 4, "round_cap": 12}),
    ("dba", {"players": 2, "points": 12, "rounds": 2, "deploy_depth": 250, "deploy_margin": 480}),
    ("arthur", {"players": 2, "battles": "quick"}),
]


@pytest.mark.parametrize(("id", "options"), SMALL, ids=str)
def test_each_game_is_that_of_a_single_environment(id: str, options: dict[str, object]) -> None:
    batch = Batch(id, 3, seed=7, **options)
    singles = [Single(id, **options) for _ in range(3)]
    for i, single in enumerate(singles):
        single.begin(f"7:{i}")
    rng = np.random.default_rng(1)
    for _ in range(60):
        for i, single in enumerate(singles):
            seat = single.state.seat
            assert batch.seats[i] == seat
            assert (batch.observations[i] == single.observe(seat)).all()
            assert (batch.masks[i] == single.mask(seat)).all()
        chosen = batch.sample(rng)
        rewards, dones = batch.step(chosen)
        for i, single in enumerate(singles):
            single.answer(single.state.seat, int(chosen[i]))
            assert dones[i] == single.state.over
            assert list(rewards[i]) == returns(single.state)
            if single.state.over:
                single.begin()


def test_games_that_are_over_begin_anew_and_draws_are_fair() -> None:
    batch = Batch("vikings", 8, seed=1, players=2, rounds=1)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(150):
        rewards, dones = batch.step(batch.sample(rng))
        assert (np.abs(rewards).sum(axis=1) == np.where(dones, 2, 0)).all()
        ended += int(dones.sum())
    assert ended > 3
    assert batch.masks.any(axis=1).all()
    first = batch.masks[0].nonzero()[0]
    drawn = {int(batch.sample(rng)[0]) for _ in range(40 * len(first))}
    assert drawn == set(map(int, first))


def test_a_batch_says_what_is_wrong() -> None:
    with pytest.raises(BadOptions, match="one game or more, not 0"):
        Batch("vikings", 0)
    batch = Batch("vikings", 2, players=2)
    with pytest.raises(BadOptions, match="takes 2 actions, not 3"):
        batch.step([0, 0, 0])
    with pytest.raises(NotAnAction):
        batch.step([int((~batch.masks[0]).argmax()), int(batch.masks[1].argmax())])


def test_games_of_others_are_batched_too() -> None:
    raids = next(case.game for case in CASES if case.game.id == "raids")
    batch = Batch(raids, 4, players=2)
    rng = np.random.default_rng(2)
    assert any(batch.step(batch.sample(rng))[1].any() for _ in range(400))
