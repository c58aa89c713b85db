"""Learn to play Ortus Regni from the games of a heuristic, on one core and in under two minutes, with NumPy alone.

    python examples/train_policy.py [folder]

Four steps, three of them commands that a shell knows too: greedy plays some games (`heptarchy simulate`), their records
become rows (`heptarchy dataset`), a small network learns to answer as greedy did, and it meets random in the arena
(`heptarchy arena`), in both seats by turns.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # layers this small are faster on one core

import numpy as np
import polars as pl

import heptarchy
from heptarchy.cli import main as shell
from heptarchy.kit.actions import actions_of
from heptarchy.kit.encoding import encoding_of

if TYPE_CHECKING:
    from heptarchy import Perspective, Rng

GAME = "ortus"
OPTIONS = {"players": 2}
GAMES = 600  # of greedy against itself
MEETINGS = 100  # with random
EPOCHS = 6
HIDDEN = 128
BATCH = 128
RATE = 2e-3  # at first; it falls to nothing
PLACE = "HEPTARCHY_POLICY"  # the variable that says where the learned numbers lie

Weights = dict[str, Any]  # arrays by name


def logits(w: Weights, seen: Any) -> tuple[Any, Any]:
    """One hidden layer: what it holds, and a number for every answer there is."""
    hidden = np.maximum(seen @ w["into"] + w["into_bias"], 0.0)
    return hidden, hidden @ w["out"] + w["out_bias"]


def chances(numbers: Any, mask: Any) -> Any:
    """How likely each answer is, among those that are open."""
    numbers = np.where(mask, numbers, -np.inf)
    numbers = np.exp(numbers - numbers.max(axis=1, keepdims=True))
    return numbers / numbers.sum(axis=1, keepdims=True)


def train(data: Path, epochs: int = EPOCHS, seed: int = 1) -> Weights:
    """Learn to answer as the seats of this dataset did."""
    frame = pl.read_parquet(data)
    seen, mask = frame["observation"].to_numpy(), frame["mask"].to_numpy()
    action = frame["action"].to_numpy()
    rng = np.random.default_rng(seed)
    w = first_weights(rng, seen.shape[1], mask.shape[1])
    moments = {name: [np.zeros_like(value), np.zeros_like(value)] for name, value in w.items()}
    rows = np.arange(len(action))
    held_out = rows[frame["index"].to_numpy() % 10 == 0]  # whole games
    kept = np.setdiff1d(rows, held_out)
    step, steps = 0, epochs * -(-len(kept) // BATCH)
    for epoch in range(1, epochs + 1):
        rng.shuffle(kept)
        for start in range(0, len(kept), BATCH):
            some = kept[start : start + BATCH]
            step += 1
            adjust(w, moments, gradients(w, seen[some], mask[some], action[some]), step, RATE * (1 - step / steps))
        if len(held_out):
            right = np.mean(chances(logits(w, seen[held_out])[1], mask[held_out]).argmax(axis=1) == action[held_out])
            print(f"epoch {epoch}: answers as greedy did in {right:.0%} of {len(held_out):,} decisions not seen before")
    return w


def first_weights(rng: np.random.Generator, inputs: int, answers: int) -> Weights:
    """Small random numbers."""
    return {
        "into": rng.normal(0.0, np.sqrt(2.0 / 100), (inputs, HIDDEN)).astype(np.float32),
        "into_bias": np.zeros(HIDDEN, np.float32),
        "out": np.zeros((HIDDEN, answers), np.float32),
        "out_bias": np.zeros(answers, np.float32),
    }


def gradients(w: Weights, seen: Any, mask: Any, action: Any) -> Weights:
    """Of the cross-entropy between what was answered and what the network would."""
    hidden, numbers = logits(w, seen)
    off = chances(numbers, mask)
    off[np.arange(len(action)), action] -= 1.0
    off /= len(action)
    back = (off @ w["out"].T) * (hidden > 0.0)
    return {"into": seen.T @ back, "into_bias": back.sum(axis=0), "out": hidden.T @ off, "out_bias": off.sum(axis=0)}


def adjust(w: Weights, moments: dict[str, list[Any]], gradient: Weights, step: int, rate: float) -> None:
    """One step of Adam."""
    for name, slope in gradient.items():
        mean, square = moments[name]
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope * slope - square)
        w[name] -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)


class Policy:
    """Answers as the network would have greedy answer, each as often as it is likely. It sees what its seat sees."""

    def __init__(self, w: Weights) -> None:
        game = heptarchy.game(GAME)
        self.w = w
        self.encoding = encoding_of(game, game.settle(OPTIONS))
        self.actions = actions_of(game)

    def choose(self, seat: Perspective, rng: Rng) -> int:
        """A state that the seat imagines looks to it as the true one does."""
        state = seat.imagine(rng)
        mask = np.zeros((1, self.actions.size), np.bool_)
        mask[0, self.actions.places(seat.options)] = True
        seen = np.array([self.encoding.encode(state, seat.seat)], np.float32)
        likely = chances(logits(self.w, seen)[1], mask)[0].cumsum()
        drawn = int(np.searchsorted(likely, rng.random() * likely[-1], side="right"))
        return self.actions.action(state, seat.seat, drawn)


def policy(game_id: str) -> Policy:
    """What the arena calls, as `train_policy:policy`."""
    with np.load(os.environ[PLACE]) as kept:
        return Policy(dict(kept))


def main(folder: Path, games: int = GAMES, epochs: int = EPOCHS, meetings: int = MEETINGS) -> None:
    """From nothing to a policy that beats random."""
    started = time.monotonic()
    records, data, learned = folder / "records", folder / "data.parquet", folder / "policy.npz"
    table = [GAME, "--players", str(OPTIONS["players"])]
    folder.mkdir(parents=True, exist_ok=True)
    run("simulate", *table, "--agents", "greedy", "--games", str(games), "--records", str(records))
    run("dataset", str(records), "--out", str(data))
    np.savez(learned, **train(data, epochs))
    os.environ[PLACE] = str(learned)
    sys.path.insert(0, str(Path(__file__).parent))  # where the arena finds `train_policy:policy`
    run("arena", *table, "--agents", "train_policy:policy,random", "--games", str(meetings), "--jobs", "1")
    print(f"{time.monotonic() - started:.0f} seconds in all")


def run(*words: str) -> None:
    """A command as in a shell."""
    print("$ heptarchy", *words, flush=True)
    if shell(list(words)) != 0:
        raise SystemExit(1)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/train_policy"))
