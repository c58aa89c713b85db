"""Tables and who sits at them: opening, joining, leaving, bots in people's seats, rematch, the end by consent."""

from __future__ import annotations

import secrets
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final, Literal

import heptarchy
from heptarchy import editions
from heptarchy.server import fate, reasons
from heptarchy.server.answers import after_acts, go_on_and_keep
from heptarchy.server.beginning import begin_if_full, check_nonce, is_full, refuse_change
from heptarchy.server.custody import BEFORE, lasting, people_at, refuse_custody
from heptarchy.server.due import due
from heptarchy.server.errors import Forbidden, Missing, NotNow, NotYours, TooMany, Unreadable
from heptarchy.server.handover import (
    DAY,
    HOUR,
    called,
    change,
    checked_level,
    out_of_time,
    seat_at,
    settle,
)
from heptarchy.server.ids import (
    NO_BROWSER,
    NO_COMMITMENT,
    NO_LINK,
    NO_NONCE,
    NO_TABLE,
    NO_TOKEN,
    BrowserId,
    Commitment,
    Nonce,
    SeatLink,
    SeatToken,
    TableId,
)
from heptarchy.server.middleware import hashed
from heptarchy.server.rows import (
    ABANDONED,
    BOT,
    FOR_GOOD,
    HUMAN,
    INVITED,
    LEFT,
    OPEN,
    OVER,
    PLAYING,
    SAT,
    SHARED,
    STANDS_IN,
    WAITING,
    Clock,
    Custody,
    Holder,
    SeatRow,
    TableRow,
)
from heptarchy.server.store import Handing
from heptarchy.server.summaries import edition_of, game_ids

if TYPE_CHECKING:
    from heptarchy.kernel.options import Value
    from heptarchy.server.table_registry import House, Live

ID_LETTERS = "23456789abcdefghjkmnpqrstvwxyz"  # none that is mistaken for another
ID_LENGTH = 10
PATIENCE = 3 * DAY
LONGEST_NAME = 40
ME: Final = "me"
Wish = Literal["me", "open", "invited", "bot"]


class SeatWish:
    """What a new table's owner wants in a seat: me, open, invited, or a bot of some level."""

    def __init__(self, kind: Wish, level: str = "") -> None:
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
        hot_seat: bool = False,
    ) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.name = name
        self.public = public
        self.clock = clock
        self.patience = patience
        self.hot_seat = hot_seat
        self.kept: list[tuple[int, BrowserId]] = []  # seats that wait for these browsers


class Person:
    """A browser, by the hash of its token, the name it goes by, and its nonce for a commitment if it brings one."""

    def __init__(
        self, identity: BrowserId, name: str, nonce: Nonce = NO_NONCE, commitment: Commitment = NO_COMMITMENT
    ) -> None:
        self.identity = identity
        self.name = name
        self.nonce = nonce
        self.commitment = commitment


def tidy_name(name: str) -> str:
    """A name in one line, without marks that a screen or a record could trip over."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:LONGEST_NAME]


def new_id() -> TableId:
    """A table's id: short enough to read out, and nobody meets one by chance."""
    return TableId("".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH)))


def new_token() -> SeatToken:
    """What opens a seat to whoever has it."""
    return SeatToken(secrets.token_urlsafe(24))


def link_of(token: SeatToken) -> SeatLink:
    """What is kept of it."""
    return SeatLink(hashed(token))


# Opening


async def open_table(house: House, owner: Person, wish: TableWish) -> tuple[Live, list[tuple[int, SeatToken]]]:
    """Open a table; gives it with the tokens of the seats that are kept for guests."""
    if wish.game not in game_ids():
        raise Missing(reasons.NO_GAME.of(game=repr(wish.game), games=", ".join(game_ids())))
    game = heptarchy.game(wish.game)
    options = game.settle(wish.options)
    names = game.seat_names(options)
    if len(wish.seats) != len(names):
        raise Unreadable(reasons.SEATS_GIVEN.of(game=game.title, n=len(names), given=len(wish.seats)))
    check_sides(game.sides(options), wish)
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
        rematch=NO_TABLE,
        ending="",
        scores=[],
        hot_seat=wish.hot_seat,
    )
    seats: list[SeatRow] = []
    custody: list[Custody] = []
    holders = [Holder(table.id, seat, identity) for seat, identity in wish.kept]
    links: list[tuple[int, SeatToken]] = []
    for seat, wanted in enumerate(wish.seats):
        kind = HUMAN if wanted.kind == ME else wanted.kind
        row = SeatRow(
            table.id, seat, kind, checked_level(wanted.level, editions.of(game)), "", NO_LINK, NO_NONCE, "", 0.0
        )
        if wanted.kind == ME:
            row.name = owner.name
            holders.append(Holder(table.id, seat, owner.identity))
            custody.append(Custody(table.id, len(custody) + 1, seat, owner.identity, owner.name, SAT, BEFORE, now))
        elif wanted.kind == BOT:
            row.nonce = fate.BOTS_NONCE
        elif wanted.kind == INVITED:
            token = new_token()
            row.link = link_of(token)
            links.append((seat, token))
        seats.append(row)
    await house.store.add_table(table, seats, holders, custody=custody)
    live = await house.live(table.id)
    await begin_if_full(house, live)
    return live, links


def check_sides(sides: list[int], wish: TableWish) -> None:
    """Raise if the owner would sit on several sides, but at a table that says so."""
    mine = {sides[seat] for seat, wanted in enumerate(wish.seats) if wanted.kind == ME}
    if len(mine) > 1 and not wish.hot_seat:
        raise Forbidden(reasons.HOT_SEAT_ONLY.of())


async def check_share(house: House, identity: BrowserId) -> None:
    """Raise if this browser has opened more tables of late than one may."""
    most = house.settings.limits.tables_an_hour
    if most and await house.store.count_tables(identity, time.time() - HOUR) >= most:
        raise TooMany(reasons.BROWSER_OPENS.of(n=most))


# Sitting down and getting up


async def join(
    house: House, table: TableId, person: Person, token: SeatToken = NO_TOKEN, seat: int | None = None
) -> Live:
    """Sit down: by a seat's link, in an open seat, or in a seat that was kept for this browser."""
    live = await house.live(table)
    async with live.lock:
        await settle(house, live, lambda: sit_down(live, person, token, seat))
    await begin_if_full(house, live)
    return live


def sit_down(live: Live, person: Person, token: SeatToken, seat: int | None) -> Handing | None:
    """What sitting down changes; nothing if it is a request that is sent again: the game may have to begin yet."""
    row = wanted_seat(live, person.identity, token, seat)
    if person.nonce:
        check_nonce(live.whole.table, person.nonce, person.commitment)
    if person.nonce and row.nonce != person.nonce:
        refuse_change(live, row.seat)
    held = lasting(live.whole.custody, row.seat)
    if any(span.identity == person.identity for span in held):
        return None
    if row.kind in (OPEN, INVITED):
        return take_seat(live, row, person)
    if not held:  # a link is void when nobody holds the seat any more
        raise NotYours(reasons.USED_UP.of())
    handing = change(live, row.seat, (SHARED, person.identity, person.name))
    handing.seats = {row.seat: {"link": "", **({"nonce": person.nonce} if person.nonce else {})}}
    handing.come = [Holder(live.id, row.seat, person.identity)]
    return handing


def take_seat(live: Live, row: SeatRow, person: Person) -> Handing:
    """Sit down where nobody sits. The seat was kept for other browsers too? They come by a link, as everywhere."""
    handing = change(live, row.seat, (SAT, person.identity, person.name))
    fields = {"kind": HUMAN, "name": person.name, "nonce": person.nonce, "link": "", "left": 0.0}
    handing.seats = {row.seat: fields}
    handing.come = [Holder(live.id, row.seat, person.identity)]
    handing.go = [(row.seat, one) for one in holders_of(live, row.seat)]
    handing.anew = [row.seat]
    return handing


def wanted_seat(live: Live, identity: BrowserId, token: SeatToken, seat: int | None) -> SeatRow:
    """The seat that the token opens, or that may be taken without one."""
    rows = live.whole.seats
    if token:
        link = link_of(token)
        for row in rows:
            if row.link and secrets.compare_digest(row.link, link):
                return row
        raise NotYours(reasons.USED_UP.of())
    if seat is None:
        kept = [row for row in rows if row.kind == INVITED and identity in holders_of(live, row.seat)]
        free = kept or [row for row in rows if row.kind == OPEN]
        if not free:
            raise NotNow(reasons.NO_FREE_SEAT.of())
        mayhap = [row for row in free if refuse_custody(live.whole, row.seat, identity) is None]
        return (mayhap or free)[0]
    row = seat_at(live, seat)
    if row.kind == OPEN or identity in holders_of(live, seat):
        return row
    raise NotYours(reasons.SEAT_NOT_FREE.of())


def holders_of(live: Live, seat: int) -> list[BrowserId]:
    """The browsers that hold a seat, or that it is kept for."""
    return [holder.identity for holder in live.whole.holders if holder.seat == seat]


async def leave(house: House, table: TableId, seat: int, identity: BrowserId) -> Live:
    """Get up, and see the seat no more. Before the game it is free again; in a game it waits for somebody, or a bot."""
    live = await house.live(table)

    def decide() -> Handing:
        house.hold(live, seat, identity)
        handing = change(live, seat, (LEFT, identity, called(live, seat, identity)))
        handing.go = [(seat, identity)]
        handing.seats = {seat: {"link": "", "webhook": ""}}  # it may have been theirs; who stays sets another
        if holders_of(live, seat) == [identity]:
            handing.anew = [seat]
            waits = live.whole.table.status == WAITING
            handing.seats[seat] |= {"kind": OPEN, "name": "", "nonce": ""} if waits else {"left": time.time()}
        return handing

    async with live.lock:
        await settle(house, live, decide)
        house.push(live)
    return live


async def fresh_link(house: House, table: TableId, seat: int, identity: BrowserId) -> SeatToken:
    """A new link to a seat: for another device of its holder, or, before the game, by the owner for an empty seat."""
    live = await house.live(table)
    async with live.lock:
        row = seat_at(live, seat)
        table_row = live.whole.table
        empty = table_row.status == WAITING and row.kind in (OPEN, INVITED) and table_row.owner == identity
        if seat not in live.mine(identity) and not empty:
            raise NotYours(reasons.NOT_YOURS_TO_HAND_ON.of())
        token = new_token()
        changes: dict[str, object] = {"link": link_of(token)}
        if row.kind == OPEN:
            changes["kind"] = INVITED
        await house.store.change_seat(table, seat, **changes)
        await house.refresh(live)
        house.push(live)
    return token


# Bots


async def give_to_bot(
    house: House, table: TableId, seat: int, identity: BrowserId, level: str, for_good: bool = False
) -> Live:
    """Let a bot play a seat: its holder may, until he takes it back or for good; before the game the owner may too."""
    live = await house.live(table)
    async with live.lock:
        await settle(house, live, lambda: bot_sits(live, seat, identity, level, for_good))
    await begin_if_full(house, live)
    return live


def bot_sits(live: Live, seat: int, identity: BrowserId, level: str, for_good: bool) -> Handing:
    """What a bot that sits down changes; who gives the seat away for good, holds it no more from then on."""
    row, table = seat_at(live, seat), live.whole.table
    held = [span.identity for span in lasting(live.whole.custody, seat)]
    if identity in held:
        handing = change(live, seat, (FOR_GOOD if for_good else STANDS_IN, identity, called(live, seat, identity)))
    elif table.status == WAITING and table.owner == identity and not held:
        for_good = True
        handing = change(live, seat, (FOR_GOOD, NO_BROWSER, ""))
    else:
        raise NotYours(reasons.NOT_YOUR_SEAT.of())
    fields: dict[str, object]
    fields = {
        "kind": BOT,
        "level": checked_level(level, edition_of(table)),
        "link": "",
        "nonce": row.nonce or fate.BOTS_NONCE,
    }
    if for_good:
        if table.status == WAITING:
            fields["nonce"] = fate.BOTS_NONCE  # they take theirs along
        handing.go = [(seat, one) for one in holders_of(live, seat)]
        handing.anew = [seat]
        fields |= {"name": "", "left": 0.0}
    handing.seats = {seat: fields}
    return handing


# The end, and another game


async def abandon(house: House, table: TableId, identity: BrowserId) -> Live:
    """End a table without a result: its owner may, or anybody who plays there while every other seat is a bot's own."""
    live = await house.live(table)
    async with live.lock:
        mine, held = set(live.mine(identity)), {span.seat for span in lasting(live.whole.custody)}
        alone = bool(mine) and held <= mine and live.whole.table.status == PLAYING
        if live.whole.table.owner != identity and not alone:
            raise NotYours(reasons.OWNER_ENDS.of())
        if live.whole.table.status not in (WAITING, PLAYING):
            raise NotNow(reasons.TABLE_ENDED.of())
        await house.store.change_table(table, status=ABANDONED, asked=[], changed=time.time())
        await house.refresh(live)
        house.push(live)
    return live


async def rematch(house: House, table: TableId, person: Person) -> Live:
    """Open the same table again: bots stay, people's seats are kept for them. Asked twice, it is the same one."""
    live = await house.live(table)
    async with live.lock:
        if not (live.mine(person.identity) or live.whole.table.owner == person.identity):
            raise NotYours(reasons.PLAYERS_REMATCH.of())
        if live.whole.table.status not in (OVER, ABANDONED):
            raise NotNow(reasons.NOT_OVER.of())
        if live.whole.table.rematch:
            with suppress(Missing):  # it may have been deleted
                return await house.live(live.whole.table.rematch)
        fresh, _ = await open_table(house, person, same_again(live, person.identity))
        await house.store.change_table(table, rematch=fresh.id, changed=time.time())
        await house.refresh(live)
        house.push(live)
    return fresh


def same_again(live: Live, identity: BrowserId) -> TableWish:
    """The table's wish once more: people's seats are kept for them, bots that stood in for them are not wanted."""
    old, mine = live.whole.table, live.mine(identity)
    people = set(people_at(live.whole)) | {row.seat for row in live.whole.seats if row.kind == HUMAN}
    wishes = [
        SeatWish(ME if row.seat in mine else INVITED if row.seat in people else BOT, row.level)
        for row in live.whole.seats
    ]
    wish = TableWish(old.game, still_known(old), wishes, old.name, old.public, old.clock, old.patience, old.hot_seat)
    wish.kept = [(one.seat, one.identity) for one in live.whole.holders if wishes[one.seat].kind == INVITED]
    return wish


def still_known(table: TableRow) -> dict[str, Value]:
    """A table's options, but for those that today's rules know no more."""
    known = {option.name for option in heptarchy.game(table.game).options}
    return {name: value for name, value in table.options.items() if name in known}


async def sweep(house: House, live: Live) -> None:
    """See to a table that stands still: clocks that ran out, bots whose process died, answers nobody need think of."""
    if live.whole.table.status == WAITING:
        await begin_if_full(house, live)
    async with live.lock:
        late = await out_of_time(house, live)
        await go_on_and_keep(house, live)
        if late:
            house.push(live)
        waits = live.play is None or live.whole.table.status != PLAYING
        when = None if waits else due(live.whole, live.played(), house.settings, house.clock.ran)
        if live.whole.table.status == WAITING and is_full(live.whole.seats):  # for nonces, and then for no more
            when = house.clock.ran + house.settings.nonce_after
        await house.store.set_due(live.id, live.whole.table.acts, when)
    after_acts(house, live)
