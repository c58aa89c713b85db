"""`heptarchy bench`: our speed beside the peers'."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from heptarchy.games import USUAL


def bench(
    rounds: Annotated[int, typer.Option(help="How often each subject has its turn.")] = 9,
    seconds: Annotated[float, typer.Option(help="The length of a turn.")] = 0.3,
    only: Annotated[
        list[str] | None, typer.Option(help=f"A word of the subjects to measure ({USUAL}); again for more.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="The file that keeps the figures; else build/bench/DATE-COMMIT.json.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")] = False,
) -> int:
    """Measure decisions, games and clones a second, ours beside the peers that are installed.

    Exits with 1 if a game of ours misses its budget.
    """
    from heptarchy.lab.bench import run

    return run(rounds, seconds, only or [], out, as_json)
