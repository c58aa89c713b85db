"""From what is seen of a position to everybody's chance to win: a fitted weight for each thing, then a softmax.

`tools/fit_values.py` plays games and fits the weights. A row of features ends with how near the end is (0 to 1); each
feature counts by its first weight, and by its second the more the nearer the end is.
"""

from __future__ import annotations

import math

Weights = list[list[float]]


def logit_of(row: list[float], weights: Weights) -> float:
    """How strong a contender looks."""
    near = row[len(row) - 1]
    total = 0.0
    for i in range(len(row)):
        total += row[i] * (weights[i][0] + near * weights[i][1])
    return total


def chances(rows: list[list[float]], weights: Weights) -> list[float]:
    """By contender: the chance to win. One without features is out of the game."""
    logits = [logit_of(row, weights) if row else 0.0 for row in rows]
    best = max([logit for logit, row in zip(logits, rows, strict=True) if row])
    shares = [math.exp(logit - best) if row else 0.0 for logit, row in zip(logits, rows, strict=True)]
    whole = sum(shares)
    return [share / whole for share in shares]
