"""The sizes of test campaigns, from the one table `sizes.toml`."""

from __future__ import annotations

import difflib
import os
import tomllib
from pathlib import Path

TABLE = Path(__file__).with_name("sizes.toml")
COLUMNS = ("test", "soak")


def size(name: str) -> int:
    """How large the named campaign is in the column that HEPTARCHY_SIZES chooses: `test`, unless told `soak`."""
    column = os.environ.get("HEPTARCHY_SIZES", "test")
    if column not in COLUMNS:
        raise ValueError(f"HEPTARCHY_SIZES is {column!r}; it is one of {', '.join(COLUMNS)}")
    table: dict[str, dict[str, int]] = tomllib.loads(TABLE.read_text(encoding="utf-8"))
    if name not in table:
        near = difflib.get_close_matches(name, table, n=1, cutoff=0.0)
        raise KeyError(f"sizes.toml has no campaign {name!r}; nearest is {near[0]!r}")
    return table[name][column]
