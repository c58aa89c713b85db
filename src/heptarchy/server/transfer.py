"""All tables in one file: a backup that people and programs can read, and that `import` takes back.

The file is a zip. Each table is there whole, as the store has it (`ID.table.json`): its seats, its fate, and every act,
the undone ones too. Beside it lies its record, for people and for `heptarchy replay`, where its rules are known here;
`import` needs none. `people.json` holds the names that browsers go by. Tokens are kept as hashes there too. What was
said at a table is a file of its own, without which the rest may be handed on.
"""

from __future__ import annotations

import contextlib
import itertools
import zipfile
import zlib
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from heptarchy import editions
from heptarchy.kernel.refusal import HeptarchyError
from heptarchy.server.custody import BEFORE
from heptarchy.server.folding import fold
from heptarchy.server.ids import BrowserId
from heptarchy.server.rows import (
    ANSWER,
    BOT,
    HUMAN,
    SAT,
    WAITING,
    Act,
    By,
    Custody,
    Holder,
    Identity,
    Said,
    SeatRow,
    Standing,
    TableRow,
)
from heptarchy.server.store import Whole

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from heptarchy.server.store import Store

MARK = "# server: "  # in backups of earlier versions: the comment of a record on its table
PEOPLE = "people.json"
RECORD = ".record"
TABLE = ".table.json"
TALK = ".talk.json"


class BadBackup(HeptarchyError):
    """A file that is no backup, or is damaged; says where."""


class Kept(msgspec.Struct):
    """A table as the store has it, but that times by the house's clock count from the backup's moment on."""

    whole: Whole
    acts: list[Act]


class KeptInRecord(msgspec.Struct):
    """What a record does not say of its table, in backups of earlier versions."""

    table: TableRow
    seats: list[SeatRow]
    holders: list[Holder]
    standing: list[Standing]
    given: list[tuple[By, float]]  # by answer: by whom, and when
    ran: list[float] | None = None  # by answer: when, by the house's clock, from the backup's moment on
    custody: list[Custody] | None = None  # None: of before there was a log


class Step(msgspec.Struct):
    """How far it is: so many done, of so many; and what there is to say of the last, if anything."""

    done: int
    total: int
    carried: bool = True
    said: str = ""


async def export(store: Store, file: Path) -> AsyncIterator[Step]:
    """Write all tables; says why one has no record, if it has none."""
    ids = await store.all_table_ids()
    hours = await store.hours()
    fresh = file.with_name(f".{file.name}.new")
    people: dict[BrowserId, Identity] = {}
    try:
        with zipfile.ZipFile(fresh, "w", zipfile.ZIP_DEFLATED) as backup:
            for done, table_id in enumerate(ids, 1):
                read = await store.everything(table_id)
                if read is None:
                    continue
                whole, acts, talk = read
                backup.writestr(f"{table_id}{TABLE}", msgspec.json.encode(kept_of(whole, acts, hours)))
                step = Step(done, len(ids))
                try:
                    backup.writestr(f"{table_id}{RECORD}", written(whole, acts))
                except (HeptarchyError, ValueError) as error:
                    step.said = f"whole, but without a record: {table_id}: {error}"
                if talk:
                    backup.writestr(f"{table_id}{TALK}", msgspec.json.encode(talk))
                held = {one.identity for one in whole.holders} | {one.identity for one in whole.custody}
                for identity in {whole.table.owner, *held}:
                    known = await store.identity(identity) if identity not in people else None
                    if known is not None:
                        people[identity] = known
                yield step
            backup.writestr(PEOPLE, msgspec.json.encode(list(people.values())))
        fresh.replace(file)
    finally:
        fresh.unlink(missing_ok=True)


def kept_of(whole: Whole, acts: list[Act], hours: float) -> Kept:
    """One table, its times by the house's clock told from this moment on."""
    table = replace(whole.table, began=round(whole.table.began - hours, 3))
    return Kept(replace(whole, table=table), [replace(act, ran=round(act.ran - hours, 3)) for act in acts])


def written(whole: Whole, acts: list[Act]) -> str:
    """One table as a record."""
    return fold(whole, acts).match.record.write()


def log_of(kept: KeptInRecord) -> list[Custody]:
    """The log of custody; where a backup is from before there was one, those who hold seats have always held them."""
    if kept.custody is not None:
        return kept.custody
    act = BEFORE if kept.table.status == WAITING else 0
    sat = [one for one in kept.holders if kept.seats[one.seat].kind in (HUMAN, BOT)]
    kept.table.hot_seat = len({one.identity for one in sat}) < len({(one.seat, one.identity) for one in sat})
    return [
        Custody(kept.table.id, n, one.seat, one.identity, kept.seats[one.seat].name, SAT, act, kept.table.created)
        for n, one in enumerate(sat, 1)
    ]


async def bring_in(store: Store, file: Path) -> AsyncIterator[Step]:
    """Take all tables of a backup; those that are here already are left alone."""
    try:
        backup = zipfile.ZipFile(file)
    except (OSError, zipfile.BadZipFile) as error:
        raise BadBackup(f"{file}: {error}") from None
    with backup:
        inside = set(backup.namelist())
        if PEOPLE not in inside:
            raise BadBackup(f"{file}: it is no backup of tables: it holds no {PEOPLE}")
        with telling_where(file, PEOPLE):
            people = msgspec.json.decode(backup.read(PEOPLE), type=list[Identity])
        for identity in people:
            if await store.identity(identity.id) is None:
                await store.save_identity(identity)
        names = [name for name in backup.namelist() if name.endswith(TABLE)]
        names += [name for name in backup.namelist() if is_earlier(name, inside)]
        for done, name in enumerate(names, 1):
            table_id = name.removesuffix(TABLE).removesuffix(RECORD)
            talk: list[Said] = []
            if f"{table_id}{TALK}" in inside:
                with telling_where(file, f"{table_id}{TALK}"):
                    talk = msgspec.json.decode(backup.read(f"{table_id}{TALK}"), type=list[Said])
            with telling_where(file, name):
                read = backup.read(name)
                kept = msgspec.json.decode(read, type=Kept) if name.endswith(TABLE) else read_earlier(read.decode())
                said = await take_in(store, kept, talk)
            yield Step(done, len(names), not said, f"left out: {name}: {said}" if said else "")


def is_earlier(name: str, inside: set[str]) -> bool:
    """Is it a table in a backup of an earlier version, which has nothing but its record?"""
    return name.endswith(RECORD) and name.removesuffix(RECORD) + TABLE not in inside


@contextlib.contextmanager
def telling_where(file: Path, name: str) -> Iterator[None]:
    """Say which part of a backup is damaged."""
    try:
        yield
    except (HeptarchyError, msgspec.MsgspecError, UnicodeDecodeError, zipfile.BadZipFile, zlib.error) as error:
        raise BadBackup(f"{file}: {name}: {error}") from None


async def take_in(store: Store, kept: Kept, talk: list[Said]) -> str:
    """One table of a backup; says why it was left alone, if it was."""
    table, whole = kept.whole.table, kept.whole
    if await store.table(table.id) is not None:
        return "is here already"
    if [(act.table, act.n) for act in kept.acts] != [(table.id, n) for n in range(1, table.acts + 1)]:
        raise BadBackup(f"its acts are not those of table {table.id} from 1 to {table.acts}")
    rows: list[list[Any]] = [whole.seats, whole.holders, whole.standing, whole.votes, whole.custody, whole.pleas]
    if any(row.table != table.id for row in itertools.chain(*rows, whole.voices)):
        raise BadBackup("it holds what belongs to another table")
    if any(line.table != table.id for line in talk):
        raise BadBackup("what was said there was said at another table")
    hours = await store.hours()  # everybody has as much time left as in the backup
    table = replace(table, began=table.began + hours, due=0.0)  # whatever there is to do, it is done here
    acts = [replace(act, ran=act.ran + hours) for act in kept.acts]
    seats = [replace(row, returned=0.0) for row in whole.seats]
    await store.add_table(
        table,
        seats,
        whole.holders,
        whole.standing,
        acts,
        talk,
        whole.custody,
        votes=whole.votes,
        pleas=whole.pleas,
        voices=whole.voices,
    )
    return ""


def read_earlier(text: str) -> Kept:
    """A table from the record that an earlier version wrote, with a line on the table in it."""
    found = [line for line in text.splitlines() if line.startswith(MARK)]
    if not found:
        raise BadBackup("it has no line on its table")
    kept = msgspec.json.decode(found[0][len(MARK) :], type=KeptInRecord)
    match = editions.resume(text)
    times = kept.ran
    if times is None:  # it comes from before there was such a clock
        times = [at - kept.table.changed for _, at in kept.given]
        kept.table.began = kept.table.started - kept.table.changed if kept.table.started else 0.0
    if not len(match.record.answers) == len(kept.given) == len(times):
        raise BadBackup("its answers and its line on the table do not fit")
    space = match.game.space
    acts = [
        Act(kept.table.id, n, ANSWER, answer.seat, space.say(answer.action), by, None, at, ran)
        for n, (answer, (by, at), ran) in enumerate(zip(match.record.answers, kept.given, times, strict=True), 1)
    ]
    kept.table.acts = len(acts)
    return Kept(Whole(kept.table, kept.seats, kept.holders, kept.standing, [], log_of(kept)), acts)
