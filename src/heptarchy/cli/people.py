"""`heptarchy people`: who has been on a server, and whom its operator keeps out or silent."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated

import typer

from heptarchy.cli.operating import SHOWN, DryRun, Limit, check_days, day, print_rows, say_done, visit
from heptarchy.cli.serve import Database
from heptarchy.kit.screen.errors import BadUsage, NotSo

if TYPE_CHECKING:
    from heptarchy.server.rows import Ward
    from heptarchy.server.store import Store

people = typer.Typer(help="List the people of a server, ban or mute them; it may go on meanwhile.")

Who = Annotated[
    str | None,
    typer.Argument(help="A browser, by the first digits of its hash as `list` and `tables show` give them."),
]
Address = Annotated[
    str, typer.Option(help="An address or network instead; of IPv6, a single one stands for its /64.", metavar="IP")
]
Days = Annotated[float, typer.Option(help="For so many days; 0: for good.", callback=check_days)]
Reason = Annotated[str, typer.Option(help="Why; they are told so.", metavar="TEXT")]
LONGEST = 200  # letters of a reason


@people.command("list")
def list_people(
    name: Annotated[str, typer.Option(help="With this in their name.")] = "",
    limit: Limit = 50,
    database: Database = None,
) -> None:
    """List those whom the server has met, the last seen first: their browser's hash, name, and how many tables."""
    found = visit(database, lambda store: store.ruling.people(name, limit))
    rows = [
        (one.identity.id[:SHOWN], one.identity.name, day(one.identity.created), day(one.identity.seen), str(one.tables))
        for one in found
    ]
    print_rows(("browser", "name", "first came (UTC)", "last seen", "tables"), rows, "nobody")


@people.command()
def wards(database: Database = None) -> None:
    """List who is banned or muted."""
    rows = [
        (one.kind, one.what if "/" in one.what else one.what[:SHOWN], day(one.since), until(one), one.reason)
        for one in visit(database, lambda store: store.ruling.wards())
    ]
    print_rows(("what", "whom", "since (UTC)", "until", "why"), rows, "nobody is banned or muted")


def until(ward: Ward) -> str:
    """When it ends."""
    return day(ward.until) or "for good"


@people.command()
def ban(
    who: Who = None,
    address: Address = "",
    days: Days = 0.0,
    reason: Reason = "",
    dry_run: DryRun = False,
    database: Database = None,
) -> None:
    """Keep a browser out, or all that come from an address. Their sockets are closed at once."""
    put("ban", who, address, days, reason, dry_run, database)


@people.command()
def unban(who: Who = None, address: Address = "", dry_run: DryRun = False, database: Database = None) -> None:
    """Let somebody in again."""
    drop("ban", who, address, dry_run, database)


@people.command()
def mute(
    who: Who = None, days: Days = 0.0, reason: Reason = "", dry_run: DryRun = False, database: Database = None
) -> None:
    """Let a browser play, but not talk."""
    put("mute", who, "", days, reason, dry_run, database)


@people.command()
def unmute(who: Who = None, dry_run: DryRun = False, database: Database = None) -> None:
    """Let somebody talk again."""
    drop("mute", who, "", dry_run, database)


def put(
    kind: str, who: str | None, address: str, days: float, reason: str, dry_run: bool, database: str | None
) -> None:
    """Keep a ban or a mute."""
    from heptarchy.server.bans import DAY
    from heptarchy.server.rows import Ward

    if len(reason) > LONGEST:
        raise BadUsage(f"--reason has {LONGEST} letters at most")
    now = time.time()

    async def work(store: Store) -> tuple[Ward, str]:
        what, told = await named(store, who, address)
        ward = Ward(kind, what, now, now + days * DAY if days else 0.0, " ".join(reason.split()))
        if not dry_run:
            await store.ruling.put_ward(ward)
        return ward, told

    ward, told = visit(database, work)
    done = "banned" if kind == "ban" else "muted"
    say_done(f"{told} is {done} {'until ' + until(ward) + ' (UTC)' if ward.until else 'for good'}", dry_run)


def drop(kind: str, who: str | None, address: str, dry_run: bool, database: str | None) -> None:
    """Forget a ban or a mute."""

    async def work(store: Store) -> str:
        kept = [one.what for one in await store.ruling.wards() if one.kind == kind]
        if address:
            what = [network(address)]
        else:
            what = [one for one in kept if "/" not in one and one.startswith(who or " ")]
        found = [one for one in what if one in kept]
        if len(found) != 1:
            done = "banned" if kind == "ban" else "muted"
            raise NotSo(f"{'several' if found else 'nobody'} of those that are {done}: {address or who}")
        if not dry_run:
            await store.ruling.drop_wards(kind, found)
        return found[0] if address else found[0][:SHOWN]

    check_named(who, address)
    told = visit(database, work)
    say_done(f"{told} is no longer {'banned' if kind == 'ban' else 'muted'}", dry_run)


async def named(store: Store, who: str | None, address: str) -> tuple[str, str]:
    """What is kept of somebody, and how they are called in a line."""
    from heptarchy.server.moderation import identity_of

    check_named(who, address)
    if address:
        return network(address), network(address)
    found = await identity_of(store, who or "")
    return found.id, f"{found.id[:SHOWN]} ({found.name})"


def check_named(who: str | None, address: str) -> None:
    """Refuse nobody, and two at once."""
    if bool(who) == bool(address):
        raise BadUsage("name one: a browser, or (for a ban) an --address")


def network(address: str) -> str:
    """The network that an address stands for."""
    from heptarchy.server.bans import network_of

    try:
        return network_of(address)
    except ValueError:
        raise BadUsage(f"--address is an address or a network such as 203.0.113.0/24, not {address!r}") from None
