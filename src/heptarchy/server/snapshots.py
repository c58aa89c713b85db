"""Snapshots: how a table's play stood after some of its acts, so that nobody need fold all of them again.

A snapshot holds what the play needs to go on from there, and what was told since the snapshot before. Acts are only
ever added, so a snapshot is never wrong; it may be of another build of the rules, or damaged, and then all of its table
are thrown away and made anew. What they hold can always be had from the acts.
"""

from __future__ import annotations

import zlib
from functools import lru_cache
from hashlib import blake2b
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zipimport import zipimporter

import msgspec
from msgspec import Raw, Struct

from heptarchy import editions
from heptarchy.kernel.pack import home, spaces_in
from heptarchy.kernel.refusal import HeptarchyError
from heptarchy.server.ids import QuestionId, TableId
from heptarchy.server.play import Play
from heptarchy.server.rows import Snapshot

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heptarchy.kernel.events import Event, EventKind
    from heptarchy.kernel.game import Game
    from heptarchy.kernel.match import Entry
    from heptarchy.kernel.state import State
    from heptarchy.server.rows import Act

VERSION = 1
EVERY = 50  # acts between two snapshots at most,
ENOUGH = 0.02  # or as many as took so many seconds of a processor: then any moment is near one


class Unfit(Exception):
    """A snapshot of another build, or one that can't be read."""


class Happened(Struct, array_like=True):
    """An event; its kind by the number of its space and its own."""

    space: int
    kind: int
    args: list[int]
    audience: int
    chairs: list[int]


class Told(Struct, array_like=True):
    """An answer of the log, by the act that gave it."""

    n: int
    action: int
    audience: int
    forced: bool
    delegated: bool
    events: list[Happened]


class Stretch(Struct, array_like=True):
    """What was done since the snapshot before: the log from where it changed, and where each act cut it."""

    start: int
    cut: list[int]
    told: list[Told]


class Stand(Struct, array_like=True):
    """What a play needs to go on."""

    state: Raw
    firm: int
    firm_state: Raw  # null: the state itself is firm
    since: dict[int, float]
    thought: list[float]
    answered: list[int]
    opened: int
    own: dict[int, int]
    questions: dict[int, QuestionId]


read_stretch = msgspec.json.Decoder(Stretch).decode
read_stand = msgspec.json.Decoder(Stand).decode


def key_of(game: Game) -> str:
    """What a snapshot must have been made by to be of use here."""
    return f"{VERSION} {game.id} {game.rules_version} {build_of(game)}"


@lru_cache(maxsize=64)
def build_of(game: Game) -> str:
    """A word for the rules as they are built here: it changes with any file of the kernel or of the game."""
    return digest([kernel_of(game), home(game), *game.child_packages()])


def digest(packages: list[str]) -> str:
    """A word for all files of these packages."""
    hashed = blake2b(digest_size=8)
    for package in packages:
        for path in files_of(package):
            hashed.update(path.name.encode())
            hashed.update(path.read_bytes())
    return hashed.hexdigest()


def files_of(package: str) -> list[Path]:
    """The files that a package is made of, data too; of one in an archive, as past editions are, that archive."""
    spec = find_spec(package)
    if spec is None:
        return []
    if isinstance(spec.loader, zipimporter):
        return [Path(spec.loader.archive)]
    places = [Path(place) for place in spec.submodule_search_locations or []]
    if not places and spec.origin:
        return [Path(spec.origin)]
    found = [path for place in places for path in place.rglob("*") if "__pycache__" not in path.parts]
    return sorted(path for path in found if path.is_file())


def kernel_of(game: Game) -> str:
    """The package of the kernel that a game is played with: a past edition has its own."""
    return editions.of(game).match.__module__.rpartition(".")[0]


def part(game: Game, name: str) -> Any:
    """A module of that kernel."""
    return import_module(f"{kernel_of(game)}.{name}")


def leaves_snapshots(play: Play) -> bool:
    """Can there be snapshots of a play? Not by a kernel of before there were any."""
    return hasattr(play.match, "firm") and hasattr(play.match.game.space, "kinds")


@lru_cache(maxsize=64)
def kinds_of(game: Game) -> dict[EventKind, tuple[int, int]]:
    """All kinds of happening in a game and those within it, each with the number of its space and its own."""
    found: dict[EventKind, tuple[int, int]] = {}
    for number, space in enumerate(spaces_in(game.space)):
        for at, kind in enumerate(space.kinds):
            found.setdefault(kind, (number, at))
    return found


# Making


def snapshot(play: Play, table: TableId, base: int) -> Snapshot:
    """The play as it stands, for one who has the snapshot after `base` acts."""
    match = play.match
    pack = editions.of(match.game).pack
    start = play.changed_since(base)
    stand = Stand(
        Raw(pack(match.state)),
        match.firm,
        Raw(b"null") if match.firm == play.k else Raw(pack(match.firm_state)),
        play.since,
        play.thought,
        play.answered,
        play.opened,
        play.own,
        play.questions,
    )
    stretch = Stretch(start, play.cut[base:], told_from(play, start))
    play.work = 0.0
    return Snapshot(table, play.n, key_of(match.game), base, play.k, pressed(stand), pressed(stretch))


def told_from(play: Play, start: int) -> list[Told]:
    """The log from that answer on."""
    kinds = kinds_of(play.match.game)
    return [
        Told(
            play.given[k].n,
            entry.action,
            entry.audience,
            entry.forced,
            play.delegated[k],
            [Happened(*kinds[one.kind], one.args, one.audience, one.chairs) for one in entry.events],
        )
        for k, entry in enumerate(play.match.log[start:], start)
    ]


def pressed(part: Struct) -> bytes:
    """A part as it is kept."""
    return zlib.compress(msgspec.json.encode(part))


# Reading


def restored(play: Play, rows: list[Snapshot], acts: list[Act]) -> Play:
    """A fresh play brought to where the last of the snapshots stands; Unfit if they are of no use."""
    match = play.match
    last = rows[-1]
    answer = part(match.game, "record").Answer
    try:
        answers: list[Told] = []
        for row in chain(rows, key_of(match.game)):
            stretch = read_stretch(zlib.decompress(row.log))
            answers[stretch.start :] = stretch.told
            play.cut += stretch.cut
        play.acts = acts[: last.n]
        play.given = [acts[one.n - 1] for one in answers]
        play.delegated = [one.delegated for one in answers]
        match.record.answers = [answer(act.seat, one.action) for act, one in zip(play.given, answers, strict=True)]
        match.log = entries(match.game, play.given, answers)
        stand = read_stand(zlib.decompress(last.state))
        match.state = state_of(match.game, stand.state)
        match.firm = stand.firm
        same = stand.firm == last.k
        match.firm_state = match.state.clone() if same else state_of(match.game, stand.firm_state)
    except (IndexError, KeyError, ValueError, zlib.error, msgspec.MsgspecError, HeptarchyError) as error:
        raise Unfit(f"snapshots of table {last.table} up to act {last.n}: {error!r}") from error
    play.since, play.thought, play.answered = stand.since, stand.thought, stand.answered
    play.opened, play.own, play.questions = stand.opened, stand.own, stand.questions
    if (play.n, play.k, len(play.cut), match.state.moves) != (last.n, last.k, last.n, last.k):
        raise Unfit(f"snapshots of table {last.table} up to act {last.n}: they do not fit together")
    return play


def chain(rows: list[Snapshot], key: str) -> list[Snapshot]:
    """The last snapshot and those it goes on from, the first one first."""
    by_act = {row.n: row for row in rows}
    found: list[Snapshot] = []
    n = rows[-1].n
    while n:
        row = by_act[n]
        if row.key != key or row.base >= n:
            raise ValueError(f"made by {row.key!r} from act {row.base}, not by {key!r}")
        found.append(row)
        n = row.base
    return found[::-1]


def entries(game: Game, acts: list[Act], answers: list[Told]) -> list[Entry]:
    """The log that these answers make."""
    spaces = [space.kinds for space in spaces_in(game.space)]
    entry, event = part(game, "match").Entry, part(game, "events").Event
    return [
        entry(act.seat, one.action, one.audience, one.forced, [event_of(event, spaces, it) for it in one.events])
        for act, one in zip(acts, answers, strict=True)
    ]


def event_of(event: type[Event], spaces: list[list[EventKind]], one: Happened) -> Event:
    """A happening as it was told."""
    made = event(spaces[one.space][one.kind], one.args, one.audience)
    made.chairs = one.chairs
    return made


def state_of(game: Game, packed: Raw) -> State:
    """A packed state."""
    return editions.of(game).unpack(game, bytes(packed))


# Folding


def folded(
    game: Game,
    options: Mapping[str, object],
    names: list[str],
    began: float,
    acts: list[Act],
    rows: list[Snapshot],
) -> list[Snapshot]:
    """The snapshots that are missing: one every so many acts, and one at the end."""
    play = Play(game, options, names, began)
    if rows:
        play = restored(play, rows, acts)
    base = play.n
    made: list[Snapshot] = []
    for act in acts[play.n :]:
        play.take(act)
        if is_time(play, base) or play.n == len(acts):
            made.append(snapshot(play, act.table, base))
            base = play.n
    return made


def is_time(play: Play, base: int) -> bool:
    """Is it time for another snapshot, after the one at `base` acts?"""
    return play.n - base >= EVERY or play.work >= ENOUGH
