"""Ortus Regni in the benchmark."""

from __future__ import annotations

from heptarchy.kit.benchmark import Benchmark


def benchmark() -> Benchmark:
    """The base game, cloned in a turn of the ninth round of some eighteen."""
    return Benchmark(lambda state: state.round == 9, searched=True)
