"""`heptarchy arena`: agents against each other, by turns on every seat and side, and how they rate."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from heptarchy.cli.errors import DONE, STOPPED


def arena(
    game: Annotated[
        str, typer.Argument(help="The game (`heptarchy games` lists them), or module:name.", metavar="GAME")
    ],
    agents: Annotated[
        list[str],
        typer.Option(
            help="Who meets, by commas: agents (greedy), levels (thegn), line:COMMAND or module:name; again for more."
        ),
    ],
    games: Annotated[
        int, typer.Option(help="How many games for every pair, or table; as many more as balance needs.")
    ] = 200,
    field: Annotated[
        str,
        typer.Option(help="Each agent takes one seat in turn against a field of this one: for three seats and more."),
    ] = "",
    jobs: Annotated[int | None, typer.Option(help="How many processes; all cores if not said.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    players: Annotated[int | None, typer.Option(help="How many seats.")] = None,
    settings: Annotated[
        list[str] | None, typer.Option("--set", help="An option of the game, name=value; again for more.")
    ] = None,
    variant: Annotated[str | None, typer.Option(help="Short for --set variant=NAME.")] = None,
    modules: Annotated[
        list[str] | None, typer.Option(help="Short for --set NAME=yes, by commas, or all; again for more.")
    ] = None,
    advanced: Annotated[bool, typer.Option("--advanced", help="Short for --set advanced=yes.")] = False,
    records: Annotated[Path | None, typer.Option(help="A folder that keeps the record of every game.")] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            help="Where games are kept as they end: a folder or FILE.parquet, gone on with when it is there already; "
            "FILE.jsonl for a line of JSON a game."
        ),
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with what --out holds; there must be some.")] = False,
    report: Annotated[Path | None, typer.Option(help="An HTML file for a report with plots.")] = None,
    cluster: Annotated[
        str, typer.Option(help="Play on a Ray cluster: its address (auto, 10.0.0.1:6379, ray://host:10001).")
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")] = False,
) -> int:
    """Let agents play each other, sides swapped or seats rotated on the same seeds; print who beats whom, and ratings.

    The same seed gives the same games for any number of jobs. Ctrl-C keeps what is done, prints it, and exits with 130.
    """
    from heptarchy.cli.campaign import folder_for, run_programme
    from heptarchy.cli.paper import paper
    from heptarchy.cli.simulate import given_options
    from heptarchy.lab.arena import make_arena
    from heptarchy.lab.arena_report import arena_report
    from heptarchy.lab.ratings import need_openskill, summarize_arena
    from heptarchy.lab.report import timing_line

    need_openskill()
    given = given_options(game, settings or [], variant, modules or [], advanced, players)
    watch = out is not None or report is not None
    programme = make_arena(game, given, agents, games, seed, folder_for(records), watch, field)
    outcome = run_programme(programme, jobs, out, report, resume, cluster)
    document = summarize_arena(outcome)
    if as_json:
        typer.echo(json.dumps(document))
        return STOPPED if outcome.interrupted else DONE
    if outcome.interrupted:
        paper(stderr=True).print(f"stopped: what follows is {document['games']:,} of {document['games_asked']:,} games")
    for drawn in arena_report(document):
        paper().print(drawn, crop=False)
    paper(stderr=True).print(timing_line(document), style="dim", soft_wrap=True)
    return STOPPED if outcome.interrupted else DONE
