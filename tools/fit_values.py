"""Fits what a search takes a position to be worth: games of the heuristic, who won them, and a softmax between.

    python tools/fit_values.py dba --games 2000 --jobs 2
    PYTHONPATH=$(python tools/compiled.py) python tools/fit_values.py ortus      # several times as fast

Plays games between greedy agents that err now and then, so that uneven positions come up; looks at one in some twenty
positions; fits the weights of `games/<game>/bot/value.py` by logistic regression with a little shrinkage, a set for
each name that `weights_for` gives; says how good they are on games that were held back; and writes
`games/<game>/bot/weights_value.py`. Needs numpy (extra `adapters`). For vikings there is fit_network.py.
"""

from __future__ import annotations

import argparse
import importlib
import pickle
import random
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import heptarchy
from heptarchy import FATE, Rng
from heptarchy.agents import agent
from heptarchy.agents.levels import Erring
from heptarchy.kernel.perspective import Perspective

with suppress(ImportError):  # without it, it can play and keep what it saw
    import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from heptarchy.kernel.state import State

ROOT = Path(__file__).resolve().parent.parent
LOOKS = {"ortus": 0.08, "dba": 0.2}  # how many of the positions are looked at that can be judged
ERRS = (0.0, 0.0, 0.05, 0.2)  # how often the agents err
HELD_BACK = 5  # one game in so many is not fitted to
SHRINK = 2e-3
STEPS = 3000

Sample = tuple[str, list[list[float]], list[int], int]  # weights' name, contenders, who won, number of the game


def set_ups(game_id: str, rng: random.Random) -> dict[str, object]:
    """A table as people lay it."""
    if game_id == "ortus":
        variant = rng.choice(["base", "base", "heathen", "wessex", "wessex", "rebellion", "semi"])
        if variant == "semi":
            return {"variant": "rebellion", "mode": "semi", "players": rng.randint(2, 5)}
        fewest = {"base": 2, "heathen": 3, "wessex": 2, "rebellion": 1}[variant]
        most = 5 if variant == "rebellion" else 6
        players = 2 if variant == "base" and rng.random() < 0.4 else rng.randint(fewest, most)
        return {"variant": variant, "players": players}
    if game_id == "dba":
        return {"players": 2}
    raise SystemExit(f"no set-ups for {game_id!r}")


def moments(game_id: str, number: int, state: State, errs: Sequence[float]) -> Iterator[None]:
    """Play this table to its end, each seat by greedy that errs so often; stop before every answer to be looked at."""
    fate = Rng(f"fit {game_id} {number}")
    players = [Erring(agent("greedy", game_id), fate.choice(errs)) for _ in range(state.players)]
    while not state.over:
        if state.seat == FATE:
            state.apply(fate.pick(state.weights))
        else:
            seat = fate.choice(state.seats)
            yield
            state.apply(players[seat].choose(Perspective(heptarchy.game(game_id), state, seat), fate), seat)


def play(task: tuple[str, int]) -> list[Sample]:
    """One game: what was seen on its way."""
    game_id, number = task
    judge = importlib.import_module(f"heptarchy.games.{game_id}.bot.value")
    rng = random.Random(f"{game_id} {number}")
    state = heptarchy.game(game_id).new(**set_ups(game_id, rng))
    seen: list[tuple[str, list[list[float]]]] = []
    seats: list[int] = []
    for _ in moments(game_id, number, state, ERRS):
        if rng.random() < LOOKS[game_id] and judge.is_judged(state):
            seen.append((judge.weights_for(state), judge.contenders(state)))
            seats = [judge.contender_of(state, one) for one in range(state.players)]
    if not seen:
        return []
    won = sorted({seats[seat] for seat in state.result().winners})
    return [(name, rows, won or [len(rows) - 1], number) for name, rows in seen]


def stacked(samples: list[Sample], most: int) -> tuple[Any, Any, Any]:
    """Samples as arrays: features with near * features beside them, who is in play, who won."""
    width = next(len(row) for _, rows, _, _ in samples for row in rows if row)
    x = np.zeros((len(samples), most, 2 * width))
    there = np.zeros((len(samples), most), bool)
    y = np.zeros((len(samples), most))
    for i, (_, rows, won, _) in enumerate(samples):
        for j, row in enumerate(rows):
            if row:
                x[i, j, :width] = row
                x[i, j, width:] = np.array(row) * row[-1]
                there[i, j] = True
        y[i, won] = 1 / len(won)
    return x, there, y


def loss(x: Any, there: Any, y: Any, w: Any) -> tuple[float, Any]:
    """Mean surprise, and its slope."""
    z = np.where(there, x @ w, -1e9)
    z -= z.max(1, keepdims=True)
    p = np.exp(z)
    p /= p.sum(1, keepdims=True)
    surprise = -(y * np.log(np.maximum(p, 1e-12))).sum() / len(y)
    return float(surprise), np.einsum("np,npf->f", p - y, x) / len(y)


def fit(x: Any, there: Any, y: Any) -> Any:
    """Weights by Adam, on features brought to one scale."""
    scale = np.sqrt((x[there] ** 2).mean(0)) + 1e-9
    x = x / scale
    w = np.zeros(x.shape[2])
    first, second = np.zeros_like(w), np.zeros_like(w)
    for step in range(1, STEPS + 1):
        _, slope = loss(x, there, y, w)
        slope = slope + SHRINK * w
        first = 0.9 * first + 0.1 * slope
        second = 0.999 * second + 0.001 * slope * slope
        rate = 0.05 * (1 - step / (STEPS + 1))
        w = w - rate * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-9)
    return w / scale


def fitted(name: str, samples: list[Sample]) -> list[list[float]]:
    """The weights of one name; says what they are worth."""
    most = max(len(rows) for _, rows, _, _ in samples)
    held = [sample for sample in samples if sample[3] % HELD_BACK == 0]
    used = [sample for sample in samples if sample[3] % HELD_BACK]
    w = fit(*stacked(used, most))
    kept, shown = loss(*stacked(held, most), w)[0], loss(*stacked(used, most), w)[0]
    even = loss(*stacked(held, most), np.zeros_like(w))[0]
    games = len({sample[3] for sample in samples})
    print(f"{name}: {len(samples):,} positions of {games:,} games; surprise {kept:.3f} on games held back "
          f"({shown:.3f} on the others, {even:.3f} for even chances)")  # fmt: skip
    w = fit(*stacked(samples, most))
    half = len(w) // 2
    return [[round(float(w[i]), 4), round(float(w[half + i]), 4)] for i in range(half)]


def write(game_id: str, names: list[str], sets: dict[str, list[list[float]]], games: dict[str, int]) -> None:
    """Write the weights as a module; sets that were not fitted now stay as they are."""
    there = importlib.import_module(f"heptarchy.games.{game_id}.bot.weights_value")
    sets = {**there.WEIGHTS, **sets}
    games = {**there.GAMES, **games}
    lines = [
        '"""What each thing in `value.py` weighs: fitted by tools/fit_values.py. Not edited."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "# By set: games of the campaign that it was fitted to, on tables of all kinds",
        "GAMES: Final[dict[str, int]] = {",
        *[f'    "{name}": {games[name]},' for name in sorted(sets)],
        "}",
        "",
        "WEIGHTS: Final[dict[str, list[list[float]]]] = {",
    ]
    for name in sorted(sets):
        lines.append(f'    "{name}": [')
        lines += [f"        [{a}, {b}],  # {what}" for (a, b), what in zip(sets[name], names, strict=True)]
        lines.append("    ],")
    path = ROOT / "src" / "heptarchy" / "games" / game_id / "bot" / "weights_value.py"
    path.write_text("\n".join([*lines, "}", ""]), encoding="utf-8")
    print(f"wrote {path.relative_to(ROOT)}")


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--save", type=Path, help="only play, and keep what was seen in this file")
    parser.add_argument("--load", type=Path, help="fit to what was kept in this file")
    parser.add_argument("--only", nargs="+", help="fit these sets of weights (wessex), and leave the others")
    given = parser.parse_args()
    samples: list[Sample] = []
    if given.load:
        samples = pickle.loads(given.load.read_bytes())
    else:
        with ProcessPoolExecutor(given.jobs) as pool:
            for seen in pool.map(play, [(given.game, i) for i in range(given.games)], chunksize=4):
                samples += seen
    if given.save:
        given.save.write_bytes(pickle.dumps(samples))
        return
    by_name: dict[str, list[Sample]] = {}
    for sample in samples:
        if not given.only or sample[0] in given.only:
            by_name.setdefault(sample[0], []).append(sample)
    names = importlib.import_module(f"heptarchy.games.{given.game}.bot.value").NAMES
    sets = {name: fitted(name, found) for name, found in sorted(by_name.items())}
    write(given.game, names, sets, dict.fromkeys(sets, len({sample[3] for sample in samples})))


if __name__ == "__main__":
    main()
