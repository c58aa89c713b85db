"""Campaigns of Age of Arthur as the tables of docs/simulate.md, by preset and number of players (AA-28).

    heptarchy simulate arthur --set preset=skirmish,reign,age --set players=2..8 --set battles=quick \
        --games 200 --jobs 1 --json > campaigns.json
    python tools/campaign_table.py campaigns.json

First how campaigns went and ended, then who won those of the usual length. Several files are read as one.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

Document = dict[str, Any]

HEAD = ("preset", "players", "rounds", "wars", "vassals", "Saxon rulers", "Saxon cards played : thrown", "for Saxons")
ENDINGS = ("overlord", "rank", "lots")
CARDS = ("saxon", "for_saxons")
USUAL = "reign"


def row(document: Document) -> list[str]:
    """One setting: its numbers, and how often it ended in which way."""
    options, facts, ends = document["options"], document["facts"], document["endings"]
    wars = sum(facts[name]["mean"] for name in ("fought", "quick", "sieges"))
    means = [f"{number:.1f}" for number in (wars, facts["vassals"]["mean"], facts["saxons"]["mean"])]
    cards = [f"{facts[f'{name}_played']['mean']:.1f} : {facts[f'{name}_thrown']['mean']:.1f}" for name in CARDS]
    cells = [options["preset"], options["players"], options["rounds"], *means, *cards]
    return [*map(str, cells), *(share(ends.get(name)) for name in ENDINGS)]


def share(ending: Document | None) -> str:
    """How often it ended so, with its interval where that ending came at all."""
    if ending is None:
        return "0"
    return f"{ending['share']:.0%} [{100 * ending['low']:.0f} to {100 * ending['high']:.0f}]"


def kingdoms(documents: list[Document]) -> list[list[str]]:
    """By number of players: who won, and the best kingdom's share beside an even one."""
    names = max((document["seats"] for document in documents), key=len)
    rows = [["players", *names, "best : even"]]
    for document in documents:
        shares = [wins["share"] for wins in document["wins_by_seat"]]
        cells = [f"{one:.0%}" for one in shares] + [""] * (len(names) - len(shares))
        rows.append([str(len(shares)), *cells, f"{max(shares) * len(shares):.2f}"])
    return rows


def table(rows: list[list[str]]) -> str:
    """Rows in Markdown; the first is the head."""
    head, *body = rows
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (head, ["---"] * len(head), *body))


def documents_in(file: str) -> list[Document]:
    """The settings of a document that `--json` has printed."""
    found = json.loads(Path(file).read_text(encoding="utf-8"))
    settings: list[Document] = found.get("settings", [found])
    return settings


if __name__ == "__main__":
    every = [document for file in sys.argv[1:] for document in documents_in(file)]
    print(table([[*HEAD, *ENDINGS], *map(row, every)]))
    if usual := [document for document in every if document["options"]["preset"] == USUAL]:
        print(f"\n{table(kingdoms(usual))}")
