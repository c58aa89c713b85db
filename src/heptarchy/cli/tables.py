"""`heptarchy tables`: what an operator does with the tables of a server, which may go on meanwhile."""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, Annotated

import typer

from heptarchy.cli.operating import SHOWN, DryRun, Limit, check_days, day, print_rows, say_done, visit
from heptarchy.cli.serve import Database
from heptarchy.kit.screen.errors import BadUsage

if TYPE_CHECKING:
    from heptarchy.server.rows import TableRow
    from heptarchy.server.store import Store, Whole

tables = typer.Typer(help="List, show, end or delete the tables of a server; it may go on meanwhile.")

IdGiven = Annotated[str, typer.Argument(help="The table's id, as in its address: /t/ID.", metavar="ID")]
IdsGiven = Annotated[list[str], typer.Argument(help="Ids of tables.", metavar="ID...")]


@tables.command("list")
def list_tables(
    status: Annotated[str, typer.Option(help="waiting, playing, over, abandoned or archive.")] = "",
    game: Annotated[str, typer.Option(help="Of this game alone.")] = "",
    older_than: Annotated[
        float, typer.Option(help="Unchanged for so many days.", callback=check_days, metavar="DAYS")
    ] = 0.0,
    limit: Limit = 50,
    database: Database = None,
) -> None:
    """List tables, the newest change first."""
    from heptarchy.server.bans import DAY
    from heptarchy.server.rows import ENDED, PLAYING, WAITING

    statuses = (WAITING, PLAYING, *ENDED)
    if status and status not in statuses:
        raise BadUsage(f"--status is {', '.join(statuses[:-1])} or {statuses[-1]}, not {status!r}")
    since = time.time() - older_than * DAY if older_than else math.inf
    found = visit(database, lambda store: store.ruling.tables(status, game, since, limit))
    print_rows(("id", "game", "status", "changed (UTC)", "acts", "name"), map(row_of, found), "no such tables")


def row_of(table: TableRow) -> tuple[str, ...]:
    """A table in a line."""
    return table.id, table.game, table.status, day(table.changed), str(table.acts), table.name


@tables.command()
def show(table: IdGiven, database: Database = None) -> None:
    """Show a table: what is played, how it stands, and who sits there. Nothing that is hidden in the game."""
    from heptarchy.server.ids import TableId
    from heptarchy.server.moderation import table_of

    whole = visit(database, lambda store: table_of(store, TableId(table)))
    row = whole.table
    typer.echo(f"{row.id}  {row.game}, rules version {row.rules_version}, {row.status}, {row.acts} acts  {row.name}")
    typer.echo(f"opened {day(row.created)} by {row.owner[:SHOWN] or 'nobody'}, changed {day(row.changed)} (UTC)")
    if row.ending:
        typer.echo(f"ended: {row.ending}, scores {', '.join(map(str, row.scores))}")
    print_rows(("seat", "who", "name", "held by"), seats_of(whole), "no seats")


def seats_of(whole: Whole) -> list[tuple[str, ...]]:
    """The seats, each in a line."""
    return [
        (
            str(seat.seat),
            f"{seat.kind} {seat.level}" if seat.kind == "bot" else seat.kind,
            seat.name,
            " ".join(one.identity[:SHOWN] for one in whole.holders if one.seat == seat.seat),
        )
        for seat in whole.seats
    ]


@tables.command()
def end(table: IdGiven, dry_run: DryRun = False, database: Database = None) -> None:
    """End a table without a result. It stays, and can be looked at."""
    from heptarchy.server.ids import TableId
    from heptarchy.server.moderation import end as end_table

    was = visit(database, lambda store: end_table(store, TableId(table), dry_run))
    say_done(f"table {table} ({was.game}, {was.status}, {was.acts} acts) is ended", dry_run)


@tables.command()
def delete(ids: IdsGiven, dry_run: DryRun = False, database: Database = None) -> None:
    """Delete tables with all that was played and said there. There is no way back but a backup."""
    from heptarchy.server.ids import TableId
    from heptarchy.server.moderation import delete as delete_table
    from heptarchy.server.moderation import table_of

    async def work(store: Store) -> list[TableRow]:
        tables = [TableId(one) for one in dict.fromkeys(ids)]
        for table in tables:
            await table_of(store, table)  # all of them are there, or none is deleted
        return [await delete_table(store, table, dry_run) for table in tables]

    for was in visit(database, work):
        say_done(f"table {was.id} ({was.game}, {was.status}, {was.acts} acts) is deleted", dry_run)


@tables.command("remove-finished")
def remove_finished(
    after: Annotated[float, typer.Option(help="Days since they ended.", callback=check_days, metavar="DAYS")],
    dry_run: DryRun = False,
    database: Database = None,
) -> None:
    """Delete the tables that ended more than so many days ago, once; `serve --remove-finished-after` goes on."""
    from heptarchy.server.bans import DAY
    from heptarchy.server.moderation import BATCH

    before = time.time() - after * DAY

    async def work(store: Store) -> int:
        if dry_run:
            return len(await store.ruling.ended_before(before, 1_000_000))
        removed = 0
        while old := await store.ruling.ended_before(before, BATCH):
            for table in old:
                await store.delete_table(table.id)
            removed += len(old)
        return removed

    count = visit(database, work)
    say_done(f"{count} {'table' if count == 1 else 'tables'} that ended before {day(before)} (UTC) removed", dry_run)
