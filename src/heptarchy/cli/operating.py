"""What the operator's commands have in common: a store to visit, a dry run, and how things are printed."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable

    from heptarchy.server.store import Store

Given = TypeVar("Given")

DryRun = Annotated[bool, typer.Option("--dry-run", help="Say what would be done, and do nothing.")]
Limit = Annotated[int, typer.Option(help="How many to list at most.", min=1)]
LONGEST = 36_500  # days: a hundred years
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
WOULD = "dry run, nothing has changed: "
SHOWN = 12  # digits of a browser's hash


def visit(database: str | None, work: Callable[[Store], Awaitable[Given]]) -> Given:
    """Do something with the store, beside whoever serves it."""
    from heptarchy.server.settings import default_database
    from heptarchy.server.store import StoreDown
    from heptarchy.server.store_access import NoStore, open_store

    async def run() -> Given:
        store = await open_store(database or default_database(), visiting=True)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except StoreDown as error:
        raise NoStore(str(error)) from None


def check_days(days: float) -> float:
    """Refuse what is no number of days that somebody could mean: less than none, no number, or more than a century."""
    if not 0 <= days <= LONGEST:
        raise typer.BadParameter(f"expected from 0 to {LONGEST} days, not {days:g}")
    return days


def say_done(said: str, dry_run: bool) -> None:
    """Say what was done, or what would be."""
    typer.echo(f"{WOULD}{said}" if dry_run else said)


def print_rows(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]], none: str) -> None:
    """A table without lines, or a word that there is nothing."""
    from rich.table import Table
    from rich.text import Text

    from heptarchy.kit.screen.paper import paper

    table = Table.grid(padding=(0, 2))
    table.add_row(*(Text(head, "dim") for head in heads))
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    if table.row_count == 1:
        typer.echo(none)
    else:
        paper().print(table)


def day(at: float) -> str:
    """A time of day, in UTC; empty for none, and for one that no calendar has."""
    try:
        return f"{EPOCH + timedelta(seconds=at):%Y-%m-%d %H:%M}" if at else ""
    except (OverflowError, ValueError):
        return ""
