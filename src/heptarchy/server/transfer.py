"""All tables as records in one file: a backup that people and programs can read, and that `import` takes back.

The file is a zip. Each table is a record, with one comment line more that holds its seats, its fate and who gave each
answer when; `people.json` holds the names that browsers go by. Tokens are kept as hashes there too. What was said at a
table is a file beside its record, which may be handed on without it.
"""

from __future__ import annotations

import contextlib
import zipfile
import zlib
from typing import TYPE_CHECKING

import msgspec

import heptarchy
from heptarchy.kernel.match import Match
from heptarchy.kernel.record import BODY
from heptarchy.kernel.refusal import HeptarchyError
from heptarchy.server.house import seat_title
from heptarchy.server.play import Play
from heptarchy.server.rows import ANSWER, Act, Holder, Identity, Said, SeatRow, Standing, TableRow
from heptarchy.server.summaries import problem_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from heptarchy.server.store import Store, Whole

MARK = "# server: "
PEOPLE = "people.json"
RECORD = ".record"
TALK = ".talk.json"


class BadBackup(HeptarchyError):
    """A file that is no backup, or is damaged; says where."""


class Kept(msgspec.Struct):
    """What a record does not say of its table."""

    table: TableRow
    seats: list[SeatRow]
    holders: list[Holder]
    standing: list[Standing]
    given: list[tuple[str, float]]  # by answer: by whom, and when


async def export(store: Store, file: Path) -> AsyncIterator[tuple[int, int, str]]:
    """Write all tables; tells how many are done, of how many, and what could not be written of the last."""
    ids = await store.all_table_ids()
    fresh = file.with_name(f".{file.name}.new")
    people: dict[str, Identity] = {}
    try:
        with zipfile.ZipFile(fresh, "w", zipfile.ZIP_DEFLATED) as backup:
            for done, table_id in enumerate(ids, 1):
                read = await store.everything(table_id)
                if read is None:
                    continue
                whole, acts, talk = read
                trouble = problem_of(whole.table) or ""
                if not trouble:
                    backup.writestr(f"{table_id}{RECORD}", written(whole, acts))
                    if talk:
                        backup.writestr(f"{table_id}{TALK}", msgspec.json.encode(talk))
                    for identity in {whole.table.owner, *(holder.identity for holder in whole.holders)}:
                        known = await store.identity(identity) if identity not in people else None
                        if known is not None:
                            people[identity] = known
                yield done, len(ids), f"{table_id}: {trouble}" if trouble else ""
            backup.writestr(PEOPLE, msgspec.json.encode(list(people.values())))
        fresh.replace(file)
    finally:
        fresh.unlink(missing_ok=True)


def written(whole: Whole, acts: list[Act]) -> str:
    """One table as a record."""
    table = whole.table
    names = [seat_title(seat) for seat in whole.seats]
    play = Play(heptarchy.game(table.game), table.options, names, table.started)
    for act in acts:
        play.take(act)
    kept = Kept(table, whole.seats, whole.holders, whole.standing, [(act.by, act.at) for act in play.given])
    line = MARK + msgspec.json.encode(kept).decode()
    return play.match.record.write().replace(f"\n{BODY}\n", f"\n{BODY}\n{line}\n", 1)


async def bring_in(store: Store, file: Path) -> AsyncIterator[tuple[int, int, str]]:
    """Take all tables of a backup; those that are here already are left alone. Tells how far it is, as `export`."""
    try:
        backup = zipfile.ZipFile(file)
    except (OSError, zipfile.BadZipFile) as error:
        raise BadBackup(f"{file}: {error}") from None
    with backup:
        names = [name for name in backup.namelist() if name.endswith(RECORD)]
        if PEOPLE not in backup.namelist():
            raise BadBackup(f"{file}: it is no backup of tables: it holds no {PEOPLE}")
        with telling_where(file, PEOPLE):
            people = msgspec.json.decode(backup.read(PEOPLE), type=list[Identity])
        for identity in people:
            if await store.identity(identity.id) is None:
                await store.save_identity(identity)
        for done, name in enumerate(names, 1):
            spoken = name.removesuffix(RECORD) + TALK
            talk: list[Said] = []
            if spoken in backup.namelist():
                with telling_where(file, spoken):
                    talk = msgspec.json.decode(backup.read(spoken), type=list[Said])
            with telling_where(file, name):
                said = await take_in(store, backup.read(name).decode(), talk)
            yield done, len(names), f"{name}: {said}" if said else ""


@contextlib.contextmanager
def telling_where(file: Path, name: str) -> Iterator[None]:
    """Say which part of a backup is damaged."""
    try:
        yield
    except (HeptarchyError, msgspec.MsgspecError, UnicodeDecodeError, zipfile.BadZipFile, zlib.error) as error:
        raise BadBackup(f"{file}: {name}: {error}") from None


async def take_in(store: Store, text: str, talk: list[Said]) -> str:
    """One table of a backup; says why it was left alone, if it was."""
    found = [line for line in text.splitlines() if line.startswith(MARK)]
    if not found:
        raise BadBackup("it has no line on its table")
    kept = msgspec.json.decode(found[0][len(MARK) :], type=Kept)
    if await store.table(kept.table.id) is not None:
        return "is here already"
    match = Match.resume(text, heptarchy.game)
    if len(match.record.answers) != len(kept.given):
        raise BadBackup("its answers and its line on the table do not fit")
    space = match.game.space
    acts = [
        Act(kept.table.id, n, ANSWER, answer.seat, space.say(answer.action), by, None, at)
        for n, (answer, (by, at)) in enumerate(zip(match.record.answers, kept.given, strict=True), 1)
    ]
    kept.table.acts = len(acts)
    if any(line.table != kept.table.id for line in talk):
        raise BadBackup("what was said there was said at another table")
    await store.add_table(kept.table, kept.seats, kept.holders, kept.standing, acts, talk)
    return ""
