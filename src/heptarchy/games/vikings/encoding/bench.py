"""878: Vikings in the benchmark."""

from __future__ import annotations

from heptarchy.kit.benchmark import Benchmark


def benchmark() -> Benchmark:
    """Cloned on a march of the fourth round of seven."""
    return Benchmark(lambda state: state.round == 4 and state.march is not None, searched=True)
