"""Options that several commands take: each with its help, written once."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

# Which game, and how it is set up
GameName = Annotated[
    str, typer.Argument(help="The game (`heptarchy games` lists them), or module:name.", metavar="GAME")
]
Players = Annotated[int | None, typer.Option(help="How many seats.")]
Settings = Annotated[list[str] | None, typer.Option("--set", help="An option of the game, name=value; again for more.")]
Variant = Annotated[str | None, typer.Option(help="Short for --set variant=NAME.")]
Modules = Annotated[list[str] | None, typer.Option(help="Short for --set NAME=yes, by commas, or all; again for more.")]
Advanced = Annotated[bool, typer.Option("--advanced", help="Short for --set advanced=yes.")]

# Campaigns: how they are played, and what is kept of them
Jobs = Annotated[int | None, typer.Option(help="How many processes; all cores if not said.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
Records = Annotated[Path | None, typer.Option(help="A folder that keeps the record of every game.")]
Out = Annotated[
    Path | None,
    typer.Option(
        help="Where games are kept as they end: a folder or FILE.parquet, gone on with when it is there already; "
        "FILE.jsonl for a line of JSON a game."
    ),
]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with what --out holds; there must be some.")]
Report = Annotated[Path | None, typer.Option(help="An HTML file for a report with plots.")]
Cluster = Annotated[
    str, typer.Option(help="Play on a Ray cluster: its address (auto, 10.0.0.1:6379, ray://host:10001).")
]
Language = Annotated[str, typer.Option(help="The language of tables and report: one that the game speaks.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]
