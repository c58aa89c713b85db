"""`heptarchy simulate`: many games, and what came of them."""

from __future__ import annotations

import json
import time
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from heptarchy.cli.errors import DONE, STOPPED, BadUsage

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from heptarchy.lab.table import Plan, Row

    Told = Callable[[list[Row]], None]


def simulate(
    game: Annotated[str, typer.Argument(help="The game: vikings, or module:name.", metavar="GAME")],
    agents: Annotated[
        list[str] | None,
        typer.Option(
            help="Who plays: one name for all, one a seat or side (greedy,random), or by name (english=greedy); "
            "again for more. Without it greedy, or random in a game that greedy does not play.",
        ),
    ] = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 200,
    jobs: Annotated[int | None, typer.Option(help="How many processes; all cores if not said.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    first: Annotated[int, typer.Option(help="The number of the first game, to see one again.")] = 0,
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
    out: Annotated[Path | None, typer.Option(help="A file for one line of JSON a game.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")] = False,
) -> int:
    """Play many games and print who wins, how and when, each figure with its interval.

    The same seed gives the same games for any number of jobs. Ctrl-C keeps what is done, prints it, and exits with 130.
    """
    import heptarchy
    from heptarchy.cli.play import add_shorts, check_names, read_settings
    from heptarchy.lab.origin import cores
    from heptarchy.lab.simulate import make_plan
    from heptarchy.lab.simulate import simulate as play_all
    from heptarchy.lab.summary import summarize
    from heptarchy.lab.table import GameFailed

    given = read_settings(settings or [])
    add_shorts(game, given, variant, modules or [], advanced)
    if game in heptarchy.game_ids():  # else make_plan says what is wrong
        check_names(heptarchy.game(game), given)
    if players is not None:
        given["players"] = players
    plan = make_plan(game, given, agents or [default_agent(game)], games, seed, first, _folder(records))
    with ExitStack() as open_things:
        listeners: list[Told] = []
        if out is not None:
            listeners.append(open_things.enter_context(rows_to(out, plan)))
        listeners.append(open_things.enter_context(progress_of(plan)))

        def tell(rows: list[Row]) -> None:
            for listener in listeners:
                listener(rows)

        try:
            outcome = play_all(plan, cores() if jobs is None else jobs, tell)
        except GameFailed as failed:
            typer.echo(f"{failed.story}\n{failed.record}", err=True)
            raise
    document = summarize(outcome)
    if as_json:
        typer.echo(json.dumps(document))
    else:
        print_page(document)
    return STOPPED if outcome.interrupted else DONE


def default_agent(game: str) -> str:
    """The best agent that plays any game of this kind."""
    from heptarchy.agents import HEURISTICS

    return "greedy" if game in HEURISTICS else "random"


def print_page(document: dict[str, Any]) -> None:
    """The tables on standard output, what they took on standard error."""
    from heptarchy.cli.paper import paper
    from heptarchy.lab.report import report, timing_line

    if document["interrupted"]:
        paper(stderr=True).print(f"stopped: what follows is {document['games']:,} of {document['games_asked']:,} games")
    for drawn in report(document):
        paper().print(drawn)
    paper(stderr=True).print(timing_line(document), style="dim", soft_wrap=True)


@contextmanager
def progress_of(plan: Plan) -> Iterator[Told]:
    """A bar on standard error, where that is a terminal."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from heptarchy.cli.paper import paper

    page = paper(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[rate]}"), TimeRemainingColumn())
    started = time.monotonic()
    with Progress(
        TextColumn("games"), *columns, console=page, transient=True, disable=not page.is_terminal
    ) as progress:
        task = progress.add_task("games", total=plan.games, rate="")
        done = 0

        def tell(rows: list[Row]) -> None:
            nonlocal done
            done += len(rows)
            rate = done / (time.monotonic() - started)
            progress.update(task, completed=done, rate=f"{rate:.1f} games a second")

        yield tell


@contextmanager
def rows_to(path: Path, plan: Plan) -> Iterator[Told]:
    """Write every game to this file as it ends."""
    from heptarchy.lab.simulate import RowWriter

    try:
        file = path.open("w", encoding="utf-8")
    except OSError as error:
        raise BadUsage(f"--out {path}: {error.strerror or error}") from None
    with file:
        writer = RowWriter(plan, file)
        try:
            yield writer.take
        finally:
            writer.finish()


def _folder(records: Path | None) -> str:
    """The folder for records, made now."""
    if records is None:
        return ""
    try:
        records.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadUsage(f"--records {records}: {error.strerror or error}") from None
    return str(records)
