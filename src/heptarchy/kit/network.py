"""A small network from what is seen of a position to one number: one hidden layer, fitted by tools/fit_network.py."""

from __future__ import annotations

import math
from typing import Final

SCALE: Final = 1000.0  # weights are written as whole numbers, so many to one


class Network:
    """What each thing that is seen adds to each hidden unit, and what these say together."""

    def __init__(self, names: list[str], rows: list[list[float]], bias: list[float], out: list[float]) -> None:
        self.names = names  # of the things that may be seen, by place
        self.rows = rows  # by hidden unit, by place
        self.bias = bias  # by hidden unit
        self.out = out  # by hidden unit; the last is its own bias

    def logit(self, places: list[int], amounts: list[float]) -> float:
        """From the things that are seen, where they stand in the list and how much of each: the answer."""
        seen = len(places)
        total = self.out[len(self.rows)]
        for unit in range(len(self.rows)):
            row = self.rows[unit]
            sum_here = self.bias[unit]
            for i in range(seen):
                sum_here += row[places[i]] * amounts[i]
            if sum_here > 0.0:
                total += sum_here * self.out[unit]
        return total

    def chance(self, places: list[int], amounts: list[float]) -> float:
        """The same as a chance, between 0 and 1."""
        logit = self.logit(places, amounts)
        return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, logit))))


def read(text: str) -> Network:
    """A network as it was written: a line for each thing that may be seen, the bias, and what speaks at the end."""
    names: list[str] = []
    table: list[list[float]] = []
    for line in text.splitlines():
        if line.startswith("#"):
            continue
        name, _, numbers = line.partition(":")
        names.append(name)
        table.append([int(number) / SCALE for number in numbers.split()])
    out = table.pop()
    bias = table.pop()
    rows = [[line[unit] for line in table] for unit in range(len(bias))]
    return Network(names[:-2], rows, bias, out)
