"""What `simulate` and `arena` share: games played with a bar to watch, kept where they are wanted, reported on."""

from __future__ import annotations

import tempfile
import time
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from heptarchy.kit.screen.errors import BadUsage

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from heptarchy.lab.plans import Programme
    from heptarchy.lab.simulate import Outcome
    from heptarchy.lab.table import Row
    from heptarchy.lab.voice import Voice

    Told = Callable[[list[Row]], None]

LINES = (".jsonl", ".ndjson", ".json")  # files for a line of JSON a game


def run_programme(
    programme: Programme,
    jobs: int | None,
    out: Path | None,
    report: Path | None,
    resume: bool,
    cluster: str,
    says: Voice,
) -> Outcome:
    """Play what is not there yet, keep it, write the report."""
    from heptarchy.lab.dataset import DataSet, read_data_set
    from heptarchy.lab.provenance import cores
    from heptarchy.lab.simulate import simulate
    from heptarchy.lab.table import GameFailed

    if report is not None:
        check_report(report)
    kept_in = out if out is not None and is_data_set(out) else None
    if resume and (kept_in is None or not is_begun(kept_in)):
        raise BadUsage("--resume goes on with a data set: name one that is begun with --out (a folder, or a .parquet)")
    with ExitStack() as lasting:
        if report is not None and kept_in is None:
            kept_in = Path(lasting.enter_context(tempfile.TemporaryDirectory())) / "games"
        with ExitStack() as open_things:
            listeners: list[Told] = []
            there: list[Row] = []
            if kept_in is not None:
                data = DataSet(kept_in, programme)
                open_things.callback(data.finish)
                there = data.there
                listeners.append(data.take)
                if there:
                    done, asked_for = says.number(len(there)), says.number(len(programme))
                    typer.echo(says("there", there=done, games=asked_for), err=True)
            if out is not None and kept_in != out:
                listeners.append(open_things.enter_context(rows_to(out, programme)))
            listeners.append(open_things.enter_context(progress_of(says, len(programme), len(there))))

            def tell(rows: list[Row]) -> None:
                for listener in listeners:
                    listener(rows)

            try:
                outcome = simulate(programme, cores() if jobs is None else jobs, tell, there, cluster)
            except GameFailed as failed:
                typer.echo(f"{failed.story}\n{failed.record}", err=True)
                raise
        if report is not None and kept_in is not None and outcome.rows:
            from heptarchy.lab.html.campaign import Campaign
            from heptarchy.lab.html.page import write_report

            kept = read_data_set(kept_in)
            asked = programme.plans[0]
            numbers = range(asked.first, asked.first + asked.games)  # there may be more of an earlier run
            frame = kept.frame.filter(kept.frame["index"].is_between(numbers.start, numbers.stop, closed="left"))
            write_report([Campaign({**kept.plan, "games": asked.games}, frame)], report, says.language)
            typer.echo(says("report-in", file=str(report)), err=True)
    return outcome


def voice_for(game: str, language: str) -> Voice:
    """The voice of a game's reports, in a language that it speaks; of one that is not installed here, of the lab's."""
    from heptarchy.kit.screen.tongue import language_asked
    from heptarchy.lab.html.campaign import game_of
    from heptarchy.lab.voice import PACKAGE, Voice
    from heptarchy.speech import shelf

    found = game_of(game)
    languages = shelf.languages(PACKAGE) if found is None else found.languages()
    return Voice(language_asked(language, languages), found)


def is_data_set(path: Path) -> bool:
    """Is this a name for Parquet: a folder or a single file? Others, and plain files that are there, take JSON."""
    if path.suffix in LINES:
        return False
    return path.suffix == ".parquet" or not path.exists() or path.is_dir()


def is_begun(path: Path) -> bool:
    """Is there anything of this data set?"""
    from heptarchy.lab.dataset import PLAN, parts_beside

    return path.is_file() or (path / PLAN).is_file() or (parts_beside(path) / PLAN).is_file()


def check_report(path: Path) -> None:
    """Say now, not after two thousand games, that a report can't be written."""
    from heptarchy.lab.dataset import need_polars

    need_polars()
    if not path.parent.is_dir():
        raise BadUsage(f"--report {path}: No such file or directory")
    if path.is_dir():
        raise BadUsage(f"--report {path}: this is a folder")


@contextmanager
def progress_of(says: Voice, games: int, there: int = 0) -> Iterator[Told]:
    """A bar on standard error, where that is a terminal."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from heptarchy.kit.screen.paper import paper

    page = paper(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[rate]}"), TimeRemainingColumn())
    started = time.monotonic()
    with Progress(
        TextColumn(says("of-games")), *columns, console=page, transient=True, disable=not page.is_terminal
    ) as progress:
        task = progress.add_task(says("of-games"), total=games, completed=there, rate="")
        done = 0

        def tell(rows: list[Row]) -> None:
            nonlocal done
            done += len(rows)
            rate = done / (time.monotonic() - started)
            progress.update(task, completed=there + done, rate=says("rate", rate=says.written(f"{rate:.1f}")))

        yield tell


@contextmanager
def rows_to(path: Path, programme: Programme) -> Iterator[Told]:
    """Write every game to this file as it ends, a line of JSON each."""
    from heptarchy.lab.simulate import RowWriter

    try:
        file = path.open("w", encoding="utf-8")
    except OSError as error:
        raise BadUsage(f"--out {path}: {error.strerror or error}") from None
    with file:
        writer = RowWriter(programme, file)
        try:
            yield writer.take
        finally:
            writer.finish()


def folder_for(records: Path | None) -> str:
    """The folder for records, made now."""
    if records is None:
        return ""
    try:
        records.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadUsage(f"--records {records}: {error.strerror or error}") from None
    return str(records)
