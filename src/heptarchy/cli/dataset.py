"""`heptarchy dataset`: records as rows for learners."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from heptarchy.adapters.dataset import Part


def dataset(
    records: Annotated[
        list[Path],
        typer.Argument(help="Records, and folders of them (*.txt).", metavar="RECORDS...", show_default=False),
    ],
    out: Annotated[Path, typer.Option(help="The file to write, such as data.parquet.")],
) -> None:
    """Write what each seat saw, could answer and answered, and what came of it: a row a decision, as Parquet.

    Records that look different to a learner (other games, other numbers of seats) go to files of their own:
    data-1.parquet, data-2.parquet and so on.
    """
    from heptarchy.adapters.dataset import write_dataset

    with progress() as told:
        parts = write_dataset(records, out, told)
    for part in parts:
        typer.echo(line_of(part))


def line_of(part: Part) -> str:
    """What was written where, and what was left out."""
    words = [f"{part.path}: {part}, {counted(part.games, 'game')}, {counted(part.rows, 'row')} of "]
    words.append(f"{part.encoding.size:,} numbers and {part.actions.size:,} answers")
    if part.unfinished:
        words.append(f"; {counted(part.unfinished, 'game')} not over, left out")
    if part.unnumbered:
        words.append(f"; {counted(part.unnumbered, 'answer')} beyond those offered, left out")
    return "".join(words)


def counted(number: int, thing: str) -> str:
    """`1 game`, `2,000 games`."""
    return f"{number:,} {thing}{'' if number == 1 else 's'}"


@contextmanager
def progress() -> Iterator[Callable[[int, int], None]]:
    """A bar on standard error, where that is a terminal."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from heptarchy.kit.screen.paper import paper

    page = paper(stderr=True)
    columns = (TextColumn("records"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=page, transient=True, disable=not page.is_terminal) as bar:
        task = bar.add_task("records", total=None)

        def told(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        yield told
