"""The sizes of test campaigns, from the one table `sizes.toml`."""

from __future__ import annotations

import difflib
import os
import tomllib
from pathlib import Path

TABLE = Path(__file__).with_name("sizes.toml")
COLUMNS = ("test", "soak")


def column() -> str:
    """The column that HEPTARCHY_SIZES chooses: `test`, unless told `soak`."""
    chosen = os.environ.get("HEPTARCHY_SIZES", "test")
    if chosen not in COLUMNS:
        raise ValueError(f"HEPTARCHY_SIZES is {chosen!r}; it is one of {', '.join(COLUMNS)}")
    return chosen


def size(name: str) -> int:
    """How large the named campaign is in that column."""
    chosen = column()
    table: dict[str, dict[str, int]] = tomllib.loads(TABLE.read_text(encoding="utf-8"))
    if name not in table:
        near = difflib.get_close_matches(name, table, n=1, cutoff=0.0)
        raise KeyError(f"sizes.toml has no campaign {name!r}; nearest is {near[0]!r}")
    return table[name][chosen]


def shares() -> range:
    """The parts that a long campaign is cut in, so that they are played at once."""
    return range(size("shares"))


def of_a_share(name: str) -> int:
    """How much of the named campaign each part plays."""
    return -(-size(name) // len(shares()))


def examples(number: int) -> int:
    """How many examples a property tries that asks for so many."""
    return number * size("examples")
