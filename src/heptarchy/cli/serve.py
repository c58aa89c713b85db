"""`heptarchy serve`, `export`, `import`: the table in a browser, and its backup."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from heptarchy.cli.operating import check_days
from heptarchy.kit.screen.errors import BadUsage

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from heptarchy.server.store import Store
    from heptarchy.server.transfer import Step

DATABASE_HELP = "Where tables are kept: postgresql://..., or sqlite:///FILE. Left out: a file in your data folder."
Database = Annotated[str | None, typer.Option(help=DATABASE_HELP, metavar="URL")]


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(help="The port; left out: 8780 or the next free one.")] = None,
    database: Database = None,
    bots: Annotated[int, typer.Option(help="Processes for bots that think ahead.", min=1, max=64)] = 1,
    bot_tables: Annotated[
        int, typer.Option(help="Tables of bots alone that one browser may have played at once; 0: no limit.", min=0)
    ] = 4,
    line_bots: Annotated[
        list[str] | None,
        typer.Option("--line-bot", help="A program that plays too, NAME=COMMAND (repeat).", metavar="NAME=COMMAND"),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open a browser on the lobby.")] = False,
    url: Annotated[str, typer.Option(help="How the outside calls this server, for links it sends.")] = "",
    names: Annotated[
        list[str] | None, typer.Option("--name", help="A host name to answer to (repeat); left out: any.")
    ] = None,
    webhooks: Annotated[str, typer.Option(help="Webhooks that players set: off, public or any.")] = "public",
    nudge_after: Annotated[
        float, typer.Option(help="Seconds that an absent seat is waited for before its webhook is called.", min=0.0)
    ] = 10.0,
    nonce_after: Annotated[
        float, typer.Option(help="Seconds that a full table waits for somebody's share in fate.", min=0.0)
    ] = 20.0,
    rate: Annotated[float, typer.Option(help="Requests a second from one address; 0: no limit.", min=0.0)] = 40.0,
    tables_an_hour: Annotated[int, typer.Option(help="Tables one browser may open; 0: no limit.", min=0)] = 60,
    sockets: Annotated[int, typer.Option(help="Tables one browser may watch at once; 0: no limit.", min=0)] = 40,
    connections: Annotated[
        int, typer.Option(help="Connections in all; 0: as many as open files allow, 10000 at most.", min=0)
    ] = 0,
    connections_each: Annotated[
        int, typer.Option(help="Connections from one address that is no proxy of ours; 0: no limit.", min=0)
    ] = 256,
    metrics: Annotated[
        list[str] | None,
        typer.Option(
            "--metrics-for",
            help="Who may read /metrics: loopback, all, or a network such as 10.0.0.0/8 (repeat).",
            metavar="WHO",
        ),
    ] = None,
    remove_finished_after: Annotated[
        float,
        typer.Option(help="Remove finished tables after so many days; 0: never.", callback=check_days, metavar="DAYS"),
    ] = 0.0,
    plain_cookies: Annotated[
        bool,
        typer.Option("--plain-cookies", help="Behind TLS, also know browsers by cookies from before there was TLS."),
    ] = False,
    logs: Annotated[str, typer.Option(help="Form of the log: text or json.")] = "text",
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "warning",
) -> None:
    """Serve tables to browsers. Needs nothing else: bots, store and pages are inside."""
    from heptarchy.server.logs import set_up_logs
    from heptarchy.server.run import AlreadyServed, show
    from heptarchy.server.run import serve as run
    from heptarchy.server.settings import Limits, Settings, default_database

    if webhooks not in ("off", "public", "any"):
        raise BadUsage(f"--webhooks is off, public or any, not {webhooks!r}")
    if logs not in ("text", "json"):
        raise BadUsage(f"--logs is text or json, not {logs!r}")
    if log_level not in ("debug", "info", "warning", "error"):
        raise BadUsage(f"--log-level is debug, info, warning or error, not {log_level!r}")
    check_networks(metrics or [])
    check_line_bots(line_bots or [])
    log = set_up_logs(logs, log_level)
    local = host in ("127.0.0.1", "localhost", "::1")
    settings = Settings(
        database=database or default_database(),
        host=host,
        port=8780 if port is None else port,
        workers=bots,
        line_bots=tuple(line_bots or ()),
        limits=Limits(
            requests=rate,
            burst=5 * rate,
            tables_an_hour=tables_an_hour,
            sockets=sockets,
            connections=connections,
            connections_each=connections_each,
            bot_tables=bot_tables,
        ),
        hosts=tuple(names) if names else (("127.0.0.1", "localhost", "[::1]") if local else ()),
        webhooks=webhooks,
        nudge_after=nudge_after,
        nonce_after=nonce_after,
        remove_after=remove_finished_after,
        plain_cookies=plain_cookies,
        metrics=tuple(metrics or ["loopback"]),
        url=url,
    )
    try:
        run(settings, port is not None, typer.echo, open_browser, log.tell_rest)
    except AlreadyServed as there:
        if not (open_browser and there.url):
            raise
        typer.echo(f"heptarchy is at {there.url} already")
        show(there.url)


def check_networks(named: list[str]) -> None:
    """Refuse what is no network."""
    from ipaddress import ip_network

    for one in named:
        if one not in ("loopback", "all"):
            try:
                ip_network(one, strict=False)
            except ValueError:
                raise BadUsage(f"--metrics-for is loopback, all or a network, not {one!r}") from None


def check_line_bots(line_bots: list[str]) -> None:
    """Refuse a program that is not there, and a name that one of our own agents or levels has."""
    import heptarchy
    from heptarchy.agents import own_names
    from heptarchy.agents.guests import read_named
    from heptarchy.agents.line import LineAgent

    ours = {name for game in heptarchy.game_ids() for name in own_names(heptarchy.game(game))} if line_bots else set()
    for bot in line_bots:
        name, command = read_named(bot)
        if name in ours:
            raise BadUsage(f"--line-bot: {name} is an agent or a level of ours; choose another name")
        LineAgent(command)


def export(
    file: Annotated[Path, typer.Argument(help="The backup to write, a .zip.", metavar="FILE")],
    database: Database = None,
) -> None:
    """Write all tables of a server into one file, as records. The server may go on meanwhile."""
    from heptarchy.server.transfer import export as write

    transfer(database, lambda store: write(store, file), f"to {file}")


def bring_in(
    file: Annotated[Path, typer.Argument(help="A backup that `export` wrote.", metavar="FILE")],
    database: Database = None,
) -> None:
    """Take the tables of a backup into a server's store; tables that are there already are left alone."""
    from heptarchy.server.transfer import bring_in as read

    transfer(database, lambda store: read(store, file), f"from {file}")


def transfer(database: str | None, work: Callable[[Store], AsyncIterator[Step]], way: str) -> None:
    """Carry tables over, with progress."""
    from heptarchy.server.settings import default_database
    from heptarchy.server.store import StoreDown
    from heptarchy.server.store_access import NoStore, open_store

    async def carry() -> list[Step]:
        store = await open_store(database or default_database(), visiting=True)
        steps: list[Step] = []
        try:
            async for step in work(store):
                steps.append(step)
                if step.done % 100 == 0:
                    typer.echo(f"{step.done} of {step.total} tables", err=True)
        finally:
            await store.close()
        return steps

    try:
        steps = asyncio.run(carry())
    except (StoreDown, OSError) as error:
        raise NoStore(str(error)) from None
    for step in steps:
        if step.said:
            typer.echo(step.said, err=True)
    carried = sum(step.carried for step in steps)
    left = len(steps) - carried
    typer.echo(f"{carried} {'table' if carried == 1 else 'tables'} {way}{f', {left} left out' if left else ''}")
