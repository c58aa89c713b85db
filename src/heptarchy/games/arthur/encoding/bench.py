"""Age of Arthur in the benchmark."""

from __future__ import annotations

from heptarchy.kit.benchmark import Benchmark, Budget

BUDGET = Budget(plain=(25_000, 6.0), compiled=(120_000, 3.0))  # as many decisions as its larger table allows


def benchmark() -> Benchmark:
    """With quick battles, cloned in a turn of the sixth round of twelve."""
    return Benchmark(lambda state: state.round == 6, {"battles": "quick"}, budget=BUDGET)
