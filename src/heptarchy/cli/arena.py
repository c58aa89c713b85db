"""`heptarchy arena`: agents against each other, by turns on every seat and side, and how they rate."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from heptarchy.cli import options
from heptarchy.kit.screen.errors import DONE, STOPPED


def arena(
    game: options.GameName,
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
    jobs: options.Jobs = None,
    seed: options.Seed = 1,
    players: options.Players = None,
    settings: options.Settings = None,
    variant: options.Variant = None,
    modules: options.Modules = None,
    advanced: options.Advanced = False,
    records: options.Records = None,
    out: options.Out = None,
    resume: options.Resume = False,
    report: options.Report = None,
    cluster: options.Cluster = "",
    language: options.Language = "en",
    as_json: options.AsJson = False,
) -> int:
    """Let agents play each other, sides swapped or seats rotated on the same seeds; print who beats whom, and ratings.

    The same seed gives the same games for any number of jobs. Ctrl-C keeps what is done, prints it, and exits with 130.
    """
    from heptarchy.cli.campaign import folder_for, run_programme, voice_for
    from heptarchy.cli.simulate import given_options, print_drawn
    from heptarchy.lab.arena import make_arena
    from heptarchy.lab.arena_report import arena_report
    from heptarchy.lab.ratings import need_openskill, summarize_arena

    need_openskill()
    says = voice_for(game, language)
    given = given_options(game, settings or [], variant, modules or [], advanced, players)
    watch = out is not None or report is not None
    programme = make_arena(game, given, agents, games, seed, folder_for(records), watch, field)
    outcome = run_programme(programme, jobs, out, report, resume, cluster, says)
    document = summarize_arena(outcome)
    if as_json:
        typer.echo(json.dumps(document))
    else:
        print_drawn(says, document, arena_report(document, says))
    return STOPPED if outcome.interrupted else DONE
