"""Fits the network that judges a position of 878: Vikings: games of the heuristic, who won them, one hidden layer.

    PYTHONPATH=$(python tools/compiled.py) python tools/fit_network.py --games 50000 --jobs 8

Plays games between greedy agents that err now and then, on tables as people lay them; looks at most turns as they begin
and at some moments within them; fits a hidden layer to who won and, beside that, to how many cities the Vikings held at
the end, which says more of a position than who won alone; says how good it is on games that were held back; and writes
`games/vikings/bot/network.txt`. Needs numpy (extra `adapters`). What was seen may be kept (`--save`) and fitted to
again (`--load`, several files).
"""

from __future__ import annotations

import argparse
import random
import sys
from array import array
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import heptarchy
from heptarchy.games.vikings.bot.sight import SIZE, Sight, names
from heptarchy.games.vikings.bot.value import quiet
from heptarchy.games.vikings.data.tables import NORSEMEN
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.games.vikings.units import markers
from heptarchy.kit.network import SCALE
from tools.fit_values import moments

OUT = Path(__file__).resolve().parent.parent / "src" / "heptarchy" / "games" / "vikings" / "bot" / "network.txt"
ERRS = (0.0, 0.0, 0.05, 0.15, 0.3)  # how often the agents err
AT_TURNS, WITHIN = 0.9, 0.12  # how many of the positions are looked at: as a turn begins, and within one
HELD_BACK = 10  # one game in so many is not fitted to
BATCH = 4096
CITIES = 5.0  # cities more or less that count as one
CITIES_MATTER = 0.15  # what the cities at the end matter beside who wins
RATE = 1e-3

# By position: places, amounts, how many, number of the game, Vikings won, cities beyond those of a treaty
Seen = tuple[bytes, bytes, bytes, bytes, bytes, bytes]
KINDS = "HfHIbb"
TYPES: list[Any] = [np.uint16, np.float32, np.uint16, np.uint32, np.int8, np.int8]


def set_up(rng: random.Random) -> dict[str, object]:
    """A table as people lay it: half of them plain."""
    if rng.random() < 0.5:
        return {}
    modules = heptarchy.game("vikings").modules() if rng.random() < 0.4 else []
    chosen = dict.fromkeys([name for name in modules if rng.random() < 0.4], True)
    return {"players": rng.choice([2, 2, 3, 4]), "advanced": rng.random() < 0.2, **chosen}


def play(number: int) -> Seen:
    """One game: what was seen on its way."""
    rng = random.Random(number)
    state = heptarchy.game("vikings").new(**set_up(rng))
    assert isinstance(state, Vikings)
    columns: list[Any] = [array(kind) for kind in KINDS]
    places, amounts, lengths, numbers, won, margins = columns
    for _ in moments("vikings", number, state, ERRS):
        if state.round and quiet(state):
            begins = state.rule == "V-5.8" and not state.card_played
            if rng.random() < (AT_TURNS if begins else WITHIN):
                seen = Sight(state)
                places.extend(seen.places)
                amounts.extend(seen.amounts)
                lengths.append(len(seen.places))
    victory = int(state.owner[NORSEMEN] in state.result().winners)
    for _ in lengths:
        numbers.append(number)
        won.append(victory)
        margins.append(markers(state) - state.params.treaty_markers)
    return tuple(column.tobytes() for column in columns)


class Samples:
    """All that was seen, as arrays."""

    def __init__(self, columns: list[Any]) -> None:
        self.places, self.amounts, self.lengths, self.games, self.won, self.margins = columns
        self.offsets = np.concatenate([[0], np.cumsum(self.lengths, dtype=np.int64)])

    def rows(self, chosen: Any) -> Any:
        """These positions, a row each."""
        lengths = self.lengths[chosen].astype(np.int64)
        ends = np.cumsum(lengths)
        at = np.repeat(self.offsets[chosen] - ends + lengths, lengths) + np.arange(ends[-1])
        cells = np.repeat(np.arange(len(chosen)), lengths) * SIZE + self.places[at]
        found = np.bincount(cells, self.amounts[at], len(chosen) * SIZE)
        return found.astype(np.float32).reshape(len(chosen), SIZE)


class Layers:
    """The network while it is fitted, with a second answer: the cities at the end."""

    def __init__(self, hidden: int, seen: float, shrink: float, start: int = 0) -> None:
        rng = np.random.default_rng(start)
        first = rng.standard_normal((SIZE, hidden)) * 0.3 / np.sqrt(seen)
        last = rng.standard_normal((hidden, 2)) * 0.6 / np.sqrt(hidden)
        self.parts = [first, np.zeros(hidden), last, np.zeros(2)]
        self.parts = [part.astype(np.float32) for part in self.parts]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.shrink = shrink
        self.steps = 0

    def answers(self, rows: Any) -> tuple[Any, Any]:
        """What the hidden units and the two answers say."""
        hidden = np.maximum(rows @ self.parts[0] + self.parts[1], 0)
        return hidden, hidden @ self.parts[2] + self.parts[3]

    def learn(self, rows: Any, won: Any, margins: Any, rate: float) -> None:
        """A step of Adam."""
        hidden, said = self.answers(rows)
        wrong = np.empty_like(said)
        wrong[:, 0] = (1 / (1 + np.exp(-said[:, 0])) - won) / len(won)
        wrong[:, 1] = CITIES_MATTER * 2 * (said[:, 1] - margins / CITIES) / len(won)
        back = (wrong @ self.parts[2].T) * (hidden > 0)
        slopes = [rows.T @ back, back.sum(0), hidden.T @ wrong, wrong.sum(0)]
        self.steps += 1
        for i, (part, slope) in enumerate(zip(self.parts, slopes, strict=True)):
            self.means[i] += 0.1 * (slope - self.means[i])
            self.squares[i] += 0.001 * (slope * slope - self.squares[i])
            mean = self.means[i] / (1 - 0.9**self.steps)
            square = self.squares[i] / (1 - 0.999**self.steps)
            self.parts[i] = part - rate * (mean / (np.sqrt(square) + 1e-8) + (self.shrink if i == 0 else 0.0) * part)


def surprise(layers: Layers, samples: Samples, chosen: Any) -> tuple[float, float]:
    """How surprising it is who won, and how far off the cities are, squared."""
    found = []
    for at in range(0, len(chosen), BATCH):
        some = chosen[at : at + BATCH]
        said = layers.answers(samples.rows(some))[1]
        chance = np.clip(1 / (1 + np.exp(-said[:, 0])), 1e-9, 1 - 1e-9)
        won = samples.won[some]
        off = (said[:, 1] - samples.margins[some] / CITIES) ** 2
        found.append(np.stack([-(won * np.log(chance) + (1 - won) * np.log(1 - chance)), off]))
    both = np.concatenate(found, axis=1).mean(1)
    return float(both[0]), float(both[1])


def fit(samples: Samples, hidden: int, shrink: float, epochs: int, start: int) -> Layers:
    """The best network on its way, by games that are held back."""
    held = np.flatnonzero(samples.games % HELD_BACK == 0)
    used = np.flatnonzero(samples.games % HELD_BACK)
    layers = Layers(hidden, float(samples.lengths.mean()), shrink, start)
    rng = np.random.default_rng(start)
    steps = epochs * (len(used) // BATCH)
    least = 9.0
    best = layers.parts
    for epoch in range(epochs):
        order = rng.permutation(used)
        for at in range(0, len(order) - BATCH + 1, BATCH):
            some = np.sort(order[at : at + BATCH])
            rate = RATE * min(1.0, layers.steps / 200) * max(0.02, 1 - layers.steps / steps)
            layers.learn(samples.rows(some), samples.won[some], samples.margins[some], rate)
        kept, off = surprise(layers, samples, held)
        print(f"epoch {epoch + 1}: surprise {kept:.4f} on games held back, cities off by {off:.4f}", flush=True)
        if kept < least:
            least = kept
            best = layers.parts[:]
    layers.parts = best
    print(f"best: {least:.4f}", flush=True)
    return layers


def joined(several: list[Layers]) -> Layers:
    """Networks side by side, each with an equal voice: together they are surprised less."""
    whole = Layers(sum(len(one.parts[1]) for one in several), 1.0, 0.0)
    voices = len(several)
    whole.parts = [
        np.concatenate([one.parts[0] for one in several], axis=1),
        np.concatenate([one.parts[1] for one in several]),
        np.concatenate([one.parts[2] for one in several]) / voices,
        sum(one.parts[3] for one in several) / voices,
    ]
    return whole


def write(layers: Layers, games: int, out: Path) -> None:
    """A line for each thing that may be seen, then the bias, then what speaks at the end."""
    first, bias, last, ending = layers.parts
    lines = [f"# What value.py weighs: by tools/fit_network.py from {games:,} games, in thousandths. Not edited."]
    rows = [*zip(names(), first, strict=True), ("bias", bias), ("out", [*last[:, 0], ending[0]])]
    lines += [f"{name}:" + " ".join(str(round(float(x) * SCALE)) for x in row) for name, row in rows]
    out.write_text("\n".join([*lines, ""]), encoding="utf-8")
    print(f"wrote {out}")


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--networks", type=int, default=2, help="so many, from different starts, side by side")
    parser.add_argument("--hidden", type=int, default=16, help="hidden units of each")
    parser.add_argument("--shrink", type=float, default=1.0)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--save", type=Path, help="only play, and keep what was seen in this file")
    parser.add_argument("--load", type=Path, nargs="+", help="fit to what was kept in these files")
    parser.add_argument("--out", type=Path, default=OUT)
    given = parser.parse_args()
    columns: list[Any] = [[] for _ in KINDS]
    if given.load:
        for file in given.load:
            with np.load(file) as kept:
                for i, column in enumerate(columns):
                    column.append(kept[f"arr_{i}"])
    else:
        numbers = range(given.first, given.first + given.games)
        with ProcessPoolExecutor(given.jobs) as pool:
            for done, seen in enumerate(pool.map(play, numbers, chunksize=8), 1):
                for i, column in enumerate(columns):
                    column.append(np.frombuffer(seen[i], TYPES[i]))
                if done % 1000 == 0:
                    print(f"{done:,} of {given.games:,} games", flush=True)
    seen_in_all = [np.concatenate(column) for column in columns]
    if given.save:
        np.savez(given.save, *seen_in_all)
        return
    samples = Samples(seen_in_all)
    games = len(np.unique(samples.games))
    print(f"{len(samples.won):,} positions of {games:,} games")
    whole = joined([fit(samples, given.hidden, given.shrink, given.epochs, start) for start in range(given.networks)])
    kept, off = surprise(whole, samples, np.flatnonzero(samples.games % HELD_BACK == 0))
    print(f"together: surprise {kept:.4f} on games held back, cities off by {off:.4f}")
    write(whole, games, given.out)


if __name__ == "__main__":
    main()
