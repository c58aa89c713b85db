"""Campaigns of Age of Arthur as the table of docs/simulate.md: a row for each preset and number of players (AA-28).

    heptarchy simulate arthur --set preset=skirmish,reign,age --set players=2..8 --set battles=quick \
        --games 200 --jobs 1 --json > campaigns.json
    python tools/campaign_table.py campaigns.json
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

HEAD = (
    "preset",
    "players",
    "rounds",
    "wars",
    "vassals",
    "Saxon rulers",
    "Saxon cards played : thrown",
    "of these for Saxon rulers",
)
ENDINGS = ("overlord", "rank", "lots")
CARDS = ("saxon", "for_saxons")


def row(document: dict[str, Any]) -> list[str]:
    """One setting."""
    options, facts, ends = document["options"], document["facts"], document["endings"]
    wars = sum(facts[name]["mean"] for name in ("fought", "quick", "sieges"))
    means = [f"{number:.1f}" for number in (wars, facts["vassals"]["mean"], facts["saxons"]["mean"])]
    cards = [f"{facts[f'{name}_played']['mean']:.1f} : {facts[f'{name}_thrown']['mean']:.1f}" for name in CARDS]
    cells = [options["preset"], options["players"], options["rounds"], *means, *cards]
    return [*map(str, cells), *(share(ends.get(name)) for name in ENDINGS)]


def share(ending: dict[str, Any] | None) -> str:
    """How often it ended so, with its interval where that ending came at all."""
    if ending is None:
        return "0"
    return f"{ending['share']:.0%} [{100 * ending['low']:.0f} to {100 * ending['high']:.0f}]"


def table(documents: list[dict[str, Any]]) -> str:
    """All settings, in Markdown."""
    rows = [[*HEAD, *ENDINGS], ["---"] * (len(HEAD) + len(ENDINGS)), *map(row, documents)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in rows)


if __name__ == "__main__":
    found = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    print(table(found.get("settings", [found])))
