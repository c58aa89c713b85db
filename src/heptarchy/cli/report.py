"""`heptarchy report`: data sets to one page of HTML."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from heptarchy.cli import options
from heptarchy.kit.screen.errors import DONE, BadUsage


def report(
    data: Annotated[
        list[Path],
        typer.Argument(
            help="Data sets that simulate or arena kept with --out: folders or .parquet files.", metavar="DATASET..."
        ),
    ],
    out: Annotated[Path, typer.Option(help="The HTML file to write.")] = Path("report.html"),
    name: Annotated[
        list[str] | None, typer.Option(help="What to call each data set where several are compared; again for each.")
    ] = None,
    language: options.Language = "en",
) -> int:
    """Write a report with plots from campaigns that were kept; several are compared, the first one being held against.

    The page is one file that loads nothing: open it in a browser, send it, print it.
    """
    from heptarchy.cli.campaign import voice_for
    from heptarchy.lab.dataset import read_data_set
    from heptarchy.lab.html.campaign import Campaign
    from heptarchy.lab.html.page import page

    names = name or names_of(data)
    if len(names) != len(data):
        raise BadUsage(f"--name was given {len(names)} times for {len(data)} data sets")
    kept = [read_data_set(path) for path in data]
    games = {str(one.plan.get("game")) for one in kept}
    if len(games) > 1:
        raise BadUsage(f"these are campaigns of different games: {', '.join(sorted(games))}")
    says = voice_for(next(iter(games)), language)
    campaigns = [Campaign(one.plan, one.frame, name) for one, name in zip(kept, names, strict=True)]
    written = page(campaigns, language)
    try:
        out.write_text(written, encoding="utf-8")
    except OSError as error:
        raise BadUsage(f"--out {out}: {error.strerror or error}") from None
    typer.echo(says("report-in", file=str(out)), err=True)
    return DONE


def names_of(data: list[Path]) -> list[str]:
    """The data sets by their file names; by their whole paths where those are alike."""
    names = [path.stem if path.suffix == ".parquet" else path.name or path.resolve().name for path in data]
    return names if len(set(names)) == len(names) else [str(path) for path in data]
