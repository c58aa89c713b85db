"""Tables and who sits at them: opening, joining, leaving, bots in people's seats, rematch, the end by consent."""

from __future__ import annotations

import contextlib
import secrets
import time
from typing import TYPE_CHECKING

import heptarchy
from heptarchy.agents.levels import levels, usual
from heptarchy.server import fate
from heptarchy.server.answers import after_acts, go_on_and_keep, out_of_time
from heptarchy.server.errors import Forbidden, Missing, NotNow, NotYours, TooMany, Unreadable
from heptarchy.server.house import hashed
from heptarchy.server.rows import (
    ABANDONED,
    BOT,
    HUMAN,
    INVITED,
    OPEN,
    OVER,
    PLAYING,
    WAITING,
    Clock,
    Holder,
    SeatRow,
    TableRow,
    Vote,
)
from heptarchy.server.standing import go_on
from heptarchy.server.store import Conflict
from heptarchy.server.summaries import game_ids, is_abandoned

if TYPE_CHECKING:
    from heptarchy.kernel.options import Value
    from heptarchy.server.house import House, Live

ID_LETTERS = "23456789abcdefghjkmnpqrstvwxyz"  # none that is mistaken for another
ID_LENGTH = 10
HOUR = 3600.0
DAY = 24 * HOUR
PATIENCE = 3 * DAY
LONGEST_NAME = 40
ME = "me"


class SeatWish:
    """What a new table's owner wants in a seat: me, open, invited, or a bot of some level."""

    def __init__(self, kind: str, level: str = "") -> None:
        self.kind = kind
        self.level = level


class TableWish:
    """What a new table's owner wants."""

    def __init__(
        self,
        game: str,
        options: dict[str, Value],
        seats: list[SeatWish],
        name: str = "",
        public: bool = True,
        clock: Clock | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.name = name
        self.public = public
        self.clock = clock
        self.patience = patience


class Person:
    """A browser, by the hash of its token, and the name it goes by."""

    def __init__(self, identity: str, name: str, nonce: str = "") -> None:
        self.identity = identity
        self.name = name
        self.nonce = nonce


def tidy_name(name: str) -> str:
    """A name in one line, without marks that a screen or a record could trip over."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:LONGEST_NAME]


def new_id() -> str:
    """A table's id: short enough to read out, and nobody meets one by chance."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def checked_level(level: str, game: str) -> str:
    """The level, or the usual one if none is named."""
    known = [one.name for one in levels(game)]
    if not level:
        return usual(game).name
    if level not in known:
        raise Unreadable(f"no level {level!r}; there are {', '.join(known)}")
    return level


def checked_nonce(nonce: str) -> str:
    """The nonce that somebody brought, or one made for them."""
    if nonce and not fate.NONCE.fullmatch(nonce):
        raise Unreadable("a nonce is 1 to 64 letters, digits, - or _")
    return nonce or secrets.token_hex(8)


# Opening


async def open_table(house: House, owner: Person, wish: TableWish) -> tuple[Live, list[tuple[int, str]]]:
    """Open a table; gives it with the tokens of the seats that are kept for guests."""
    if wish.game not in game_ids():
        raise Missing(f"there is no game {wish.game!r}")
    game = heptarchy.game(wish.game)
    options = game.settle(wish.options)
    names = game.seat_names(options)
    if len(wish.seats) != len(names):
        raise Unreadable(f"{game.title} seats {len(names)} with these options, but {len(wish.seats)} are given")
    await check_share(house, owner.identity)
    now = time.time()
    secret = fate.new_secret()
    table = TableRow(
        id=new_id(),
        game=game.id,
        rules_version=game.rules_version,
        options=options,
        status=WAITING,
        owner=owner.identity,
        public=wish.public,
        name=tidy_name(wish.name),
        created=now,
        changed=now,
        started=0.0,
        acts=0,
        asked=[],
        commitment=fate.commitment(secret),
        secret=secret,
        clock=wish.clock,
        patience=wish.patience,
        rematch="",
        ending="",
        scores=[],
    )
    seats: list[SeatRow] = []
    holders: list[Holder] = []
    links: list[tuple[int, str]] = []
    for seat, wanted in enumerate(wish.seats):
        row = SeatRow(table.id, seat, wanted.kind, checked_level(wanted.level, game.id), "", "", "", "", 0.0)
        if wanted.kind == ME:
            row.kind, row.name, row.nonce = HUMAN, owner.name, checked_nonce(owner.nonce)
            holders.append(Holder(table.id, seat, owner.identity))
        elif wanted.kind == BOT:
            row.nonce = fate.BOTS_NONCE
        elif wanted.kind == INVITED:
            token = secrets.token_urlsafe(24)
            row.link = hashed(token)
            links.append((seat, token))
        elif wanted.kind != OPEN:
            raise Unreadable(f"a seat is me, open, invited or bot, not {wanted.kind!r}")
        seats.append(row)
    await house.store.add_table(table, seats, holders)
    live = await house.live(table.id)
    await begin_if_full(house, live)
    return live, links


async def check_share(house: House, identity: str) -> None:
    """Raise if this browser has opened more tables of late than one may."""
    most = house.settings.limits.tables_an_hour
    if most and await house.store.count_tables(identity, time.time() - HOUR) >= most:
        raise TooMany(f"one browser may open {most} tables an hour; try again later")


async def begin_if_full(house: House, live: Live) -> None:
    """Begin to play once nobody is missing."""
    async with live.lock:
        table = live.whole.table
        if table.status == WAITING and all(row.kind in (HUMAN, BOT) for row in live.whole.seats):
            now = time.time()
            table.status, table.started = PLAYING, now
            await house.build(live)
            with contextlib.suppress(Conflict):  # another process has begun: the play is made from what it kept
                await house.keep(live, go_on(live.played(), live.whole), 0, status=PLAYING, started=now)
        house.push(live)
    after_acts(house, live)


# Sitting down and getting up


async def join(house: House, table: str, person: Person, token: str = "", seat: int | None = None) -> Live:
    """Sit down: by a seat's link, in an open seat, or in a seat that was kept for this browser."""
    live = await house.live(table)
    async with live.lock:
        row = wanted_seat(live, person.identity, token, seat)
        if row.kind == HUMAN and person.identity in holders_of(live, row.seat):
            pass  # a request that is sent again: the game may have to begin yet
        elif row.kind in (HUMAN, BOT):
            await share_seat(house, live, row, person)
        else:
            await take_seat(house, live, row, person)
    await begin_if_full(house, live)
    return live


def wanted_seat(live: Live, identity: str, token: str, seat: int | None) -> SeatRow:
    """The seat that the token opens, or that may be taken without one."""
    rows = live.whole.seats
    if token:
        digest = hashed(token)
        for row in rows:
            if row.link and secrets.compare_digest(row.link, digest):
                return row
        raise NotYours("this link does not open a seat here: it was used up or replaced")
    if seat is None:
        kept = [row for row in rows if row.kind == INVITED and identity in holders_of(live, row.seat)]
        free = kept or [row for row in rows if row.kind == OPEN]
        if not free:
            raise NotNow("no seat is free here")
        return free[0]
    if not 0 <= seat < len(rows):
        raise Missing(f"the table has no seat {seat}")
    row = rows[seat]
    if row.kind == OPEN or identity in holders_of(live, seat):
        return row
    raise NotYours("that seat is not free; sit down by its link")


def holders_of(live: Live, seat: int) -> list[str]:
    """The browsers that hold a seat."""
    return [holder.identity for holder in live.whole.holders if holder.seat == seat]


async def take_seat(house: House, live: Live, row: SeatRow, person: Person) -> None:
    """Sit down where nobody sat."""
    changes: dict[str, object] = {
        "kind": HUMAN,
        "name": person.name,
        "nonce": checked_nonce(person.nonce),
        "link": "",
        "left": 0.0,
    }
    holder = Holder(live.id, row.seat, person.identity)
    if not await house.store.claim_seat(live.id, row.seat, (row.kind,), holder, **changes):
        await house.refresh(live)
        raise NotNow("somebody else has just sat down there")
    await house.refresh(live)


async def share_seat(house: House, live: Live, row: SeatRow, person: Person) -> None:
    """Take over a seat of a game that goes on: another device of its person, or somebody new in an empty seat."""
    holder = Holder(live.id, row.seat, person.identity)
    changes: dict[str, object] = {"kind": HUMAN, "link": "", "left": 0.0}
    if not holders_of(live, row.seat):
        changes["name"] = person.name
    if not await house.store.claim_seat(live.id, row.seat, (row.kind,), holder, **changes):
        raise NotNow("the seat has just changed hands; look again")
    await house.refresh(live)


async def leave(house: House, table: str, seat: int, identity: str) -> Live:
    """Get up. Before the game the seat is free again; in a game it waits for somebody, or for a bot."""
    live = await house.live(table)
    async with live.lock:
        house.hold(live, seat, identity)
        await house.store.drop_holders(table, seat, identity)
        alone = holders_of(live, seat) == [identity]
        if alone and live.whole.table.status == WAITING:
            await house.store.change_seat(table, seat, kind=OPEN, name="", nonce="")
        elif alone:
            await house.store.change_seat(table, seat, left=time.time())
        await house.refresh(live)
        house.push(live)
    return live


async def fresh_link(house: House, table: str, seat: int, identity: str) -> str:
    """A new link to a seat: for another device of its holder, or, by the owner, for a seat that nobody holds."""
    live = await house.live(table)
    async with live.lock:
        if not 0 <= seat < len(live.whole.seats):
            raise Missing(f"the table has no seat {seat}")
        row = live.whole.seats[seat]
        held = holders_of(live, seat)
        may = identity in held or (live.whole.table.owner == identity and not held)
        if not may:
            raise NotYours("only its holder, or the table's owner while nobody holds it, may hand on a seat")
        token = secrets.token_urlsafe(24)
        changes: dict[str, object] = {"link": hashed(token)}
        if row.kind == OPEN:
            changes["kind"] = INVITED
        await house.store.change_seat(table, seat, **changes)
        await house.refresh(live)
        house.push(live)
    return token


# Bots in people's seats


async def give_to_bot(house: House, table: str, seat: int, identity: str, level: str) -> Live:
    """Let a bot play a seat: its holder may, and the owner where nobody has sat down or the seat is abandoned."""
    live = await house.live(table)
    async with live.lock:
        rows = live.whole.seats
        if not 0 <= seat < len(rows):
            raise Missing(f"the table has no seat {seat}")
        row = rows[seat]
        owns = live.whole.table.owner == identity
        gone = row.kind in (OPEN, INVITED) or is_abandoned(live.whole.table, row, live.play, time.time())
        if not (identity in holders_of(live, seat) or (owns and gone) or (owns and row.kind == BOT)):
            raise NotYours(
                f"that seat is not abandoned: it is waited for less than {spoken(live.whole.table.patience)} so far"
                if owns
                else "that is not your seat"
            )
        await hand_over(house, live, seat, checked_level(level, live.whole.table.game))
    await begin_if_full(house, live)
    return live


async def hand_over(house: House, live: Live, seat: int, level: str) -> None:
    """A bot sits down; hold the lock."""
    row = live.whole.seats[seat]
    await house.store.change_seat(live.id, seat, kind=BOT, level=level, link="", nonce=row.nonce or fate.BOTS_NONCE)
    await house.store.drop_votes(live.id, seat)
    await house.refresh(live)


async def take_back(house: House, table: str, seat: int, identity: str) -> Live:
    """Play oneself again."""
    live = await house.live(table)
    async with live.lock:
        house.hold(live, seat, identity)
        if live.whole.seats[seat].kind != BOT:
            raise NotNow("no bot plays this seat")
        await house.store.change_seat(table, seat, kind=HUMAN, left=0.0)
        await house.refresh(live)
        await go_on_and_keep(house, live)
        house.push(live)
    return live


async def vote(house: House, table: str, seat: int, identity: str) -> Live:
    """Vote to give an abandoned seat to a bot: more than half of the other people's seats decide."""
    live = await house.live(table)
    async with live.lock:
        rows = live.whole.seats
        if not 0 <= seat < len(rows):
            raise Missing(f"the table has no seat {seat}")
        voices = [mine for mine in live.mine(identity) if mine != seat and rows[mine].kind == HUMAN]
        if not voices:
            raise NotYours("only the others at the table vote")
        if not is_abandoned(live.whole.table, rows[seat], live.play, time.time()):
            patience = spoken(live.whole.table.patience)
            raise Forbidden(f"that seat is not abandoned: this table waits {patience} for an answer")
        for voice in voices:
            await house.store.add_vote(Vote(table, seat, voice))
        await house.refresh(live)
        people = [row.seat for row in rows if row.kind == HUMAN and row.seat != seat and not row.left]
        said = {one.voter for one in live.whole.votes if one.seat == seat}
        if 2 * len(said & set(people)) > len(people):
            await hand_over(house, live, seat, checked_level(rows[seat].level, live.whole.table.game))
        house.push(live)
    after_acts(house, live)
    return live


def spoken(seconds: float) -> str:
    """A span of time in words."""
    for size, one in ((DAY, "day"), (HOUR, "hour"), (60.0, "minute"), (1.0, "second")):
        n = round(seconds / size)
        if n >= 1:
            return f"{n} {one}{'s' if n > 1 else ''}"
    return "no time"


# The end, and another game


async def abandon(house: House, table: str, identity: str) -> Live:
    """End a table without a result: its owner may, or anybody who plays there against bots alone."""
    live = await house.live(table)
    async with live.lock:
        people = {row.seat for row in live.whole.seats if row.kind == HUMAN and not row.left}
        mine = set(live.mine(identity))
        if live.whole.table.owner != identity and not (mine and people <= mine):
            raise NotYours("only the table's owner may end it")
        if live.whole.table.status not in (WAITING, PLAYING):
            raise NotNow("the table has ended already")
        await house.store.change_table(table, status=ABANDONED, asked=[], changed=time.time())
        await house.refresh(live)
        house.push(live)
    return live


async def rematch(house: House, table: str, person: Person) -> Live:
    """Open the same table again: bots stay, people's seats are kept for them. Asked twice, it is the same one."""
    live = await house.live(table)
    async with live.lock:
        if not (live.mine(person.identity) or live.whole.table.owner == person.identity):
            raise NotYours("only those who played may ask for a rematch")
        if live.whole.table.status not in (OVER, ABANDONED):
            raise NotNow("the game is not over")
        if live.whole.table.rematch:
            return await house.live(live.whole.table.rematch)
        mine = live.mine(person.identity)
        old = live.whole.table
        wishes = [
            SeatWish(ME if row.seat in mine and row.kind == HUMAN else BOT if row.kind == BOT else INVITED, row.level)
            for row in live.whole.seats
        ]
        wish = TableWish(old.game, old.options, wishes, old.name, old.public, old.clock, old.patience)
        fresh, _ = await open_table(house, person, wish)
        for row in live.whole.seats:
            if wishes[row.seat].kind == INVITED:
                for identity in holders_of(live, row.seat):
                    await house.store.add_holder(Holder(fresh.id, row.seat, identity))
        await house.store.change_table(table, rematch=fresh.id, changed=time.time())
        await house.refresh(live)
        async with fresh.lock:
            await house.refresh(fresh)
        house.push(live)
    return fresh


async def sweep(house: House, live: Live) -> None:
    """See to a table that stands still: clocks that ran out, bots whose process died, answers nobody need think of."""
    if live.whole.table.status == WAITING:
        await begin_if_full(house, live)
        return
    async with live.lock:
        late = await out_of_time(house, live)
        await go_on_and_keep(house, live)
        if late:
            house.push(live)
    after_acts(house, live)
