"""Campaigns on disk: Parquet, written while games are played, taken up again where they stopped.

A data set is a folder: `plan.json` says what is played, `part-00000.parquet` and its followers hold the games by their
numbers, so many a part. Parts are written whole under another name and then renamed, so that whoever kills us leaves
whole ones behind. A single file keeps its parts beside it until the campaign is done.
"""

from __future__ import annotations

import contextlib
import fcntl
import importlib.util
import json
import os
import shutil
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from heptarchy.kernel.refusal import HeptarchyError
from heptarchy.kit.facts import facts_of
from heptarchy.lab import provenance
from heptarchy.lab.names import find_game
from heptarchy.lab.table import Row

if TYPE_CHECKING:
    from collections.abc import Sequence
    from io import BufferedWriter

    import polars as pl

    from heptarchy.lab.plans import Programme

PART = 256  # games; a data set keeps the size that it began with
FLUSH_SECONDS = 20.0  # between two writings of a part that is not full yet
PLAN = "plan.json"
LOCK = ".lock"  # held while a command writes here
NOTE = "heptarchy"  # under which a single file keeps its plan

# What another run of the same command may have otherwise, and still go on with the same games
_FREE = ("games", "part", "commit")


class DataSetError(HeptarchyError):
    """A data set that can't be read, or holds another campaign than the one that is asked for."""


@dataclass(frozen=True)
class Kept:
    """A campaign as it was kept: what was played, and a row a game."""

    plan: dict[str, Any]
    frame: pl.DataFrame


def need_polars() -> None:
    """Say so if the library that reads and writes Parquet is missing: it comes with an extra."""
    if importlib.util.find_spec("polars") is None:
        raise DataSetError("Parquet and reports need polars: pip install 'heptarchy[lab]'")


# What is played, as a document


def plan_document(programme: Programme) -> dict[str, Any]:
    """The programme for `plan.json`: all that its games depend on, and the words for what they are."""
    first = programme.plans[0]
    game = find_game(first.game)
    facts = facts_of(game)
    watch = facts.watch
    return {
        "kind": programme.kind,
        "game": first.game,
        "title": game.title,
        "rules": game.rules_version,
        "heptarchy": provenance.version(),
        "commit": provenance.commit(),
        "options": first.options,
        "agents": first.agents,
        "field": programme.field,
        "plans": [
            {
                "setting": plan.setting,
                "options": {name: value for name, value in plan.options.items() if value != first.options[name]},
                "agents": plan.agents,
                "seats": game.seat_names(plan.options),
                "sides": facts.sides(plan.options),
            }
            for plan in programme.plans
        ],
        "seed": first.seed,
        "first": first.first,
        "games": first.games,
        "part": PART,
        "when": facts.when,
        "facts": facts.sentences,
        "tags": facts.tags,
        "mark": watch.marks if watch else "",
        "lead": watch.stands if watch else "",
        "plays": watch.plays if watch else "",
        "opening": watch.opens if watch else "",
    }


def difference(asked: dict[str, Any], there: dict[str, Any]) -> str:
    """The first thing in which two plans are not the same campaign; empty if they are."""
    for name, value in asked.items():
        if name not in _FREE and there.get(name) != value:
            return name
    return ""


# Rows and frames


def schema(programme: Programme) -> dict[str, Any]:
    """The columns, in their order; the game's own numbers stand after the ending."""
    import polars as pl

    words, numbers = pl.List(pl.String), pl.List(pl.Int32)
    facts = facts_of(find_game(programme.plans[0].game)).sentences
    return {
        "setting": pl.String,
        "index": pl.Int64,
        "seed": pl.String,
        "agents": words,
        "sides": words,
        "scores": numbers,
        "winners": numbers,
        "ending": pl.String,
        **dict.fromkeys(facts, pl.Int32),
        "tags": words,
        "decisions": pl.Int32,
        "forced": pl.Int32,
        "fate": pl.Int32,
        "seconds": pl.Float64,
        "when": numbers,
        "lead": pl.List(pl.List(pl.Float64)),
        "plays": words,
        "opening": words,
    }


def frame_of(programme: Programme, rows: Sequence[Row]) -> pl.DataFrame:
    """These games as a frame."""
    import polars as pl

    columns = schema(programme)
    facts = facts_of(find_game(programme.plans[0].game))
    sides = [facts.sides(plan.options) for plan in programme.plans]
    data: dict[str, list[Any]] = {name: [] for name in columns}
    for row in rows:
        plan = programme.plans[row.place]
        data["setting"].append(plan.setting)
        data["seed"].append(plan.seed_of(row.index))
        data["agents"].append(plan.agents)
        data["sides"].append(sides[row.place])
        for name in ("index", "scores", "winners", "ending", "tags", "decisions", "forced", "fate", "seconds"):
            data[name].append(getattr(row, name))
        for name in ("when", "lead", "plays", "opening"):
            data[name].append(getattr(row, name))
        for name in facts.sentences:
            data[name].append(row.facts[name])
    return pl.DataFrame(data, schema=columns)


def rows_of(programme: Programme, frame: pl.DataFrame) -> list[Row]:
    """The way back."""
    facts = facts_of(find_game(programme.plans[0].game)).sentences
    places = {(plan.setting, tuple(plan.agents)): place for place, plan in enumerate(programme.plans)}
    rows: list[Row] = []
    for kept in frame.iter_rows(named=True):
        rows.append(
            Row(
                kept["index"],
                kept["scores"],
                kept["winners"],
                kept["ending"],
                kept["decisions"],
                kept["forced"],
                kept["fate"],
                kept["seconds"],
                {name: kept[name] for name in facts},
                kept["tags"],
                places[kept["setting"], tuple(kept["agents"])],
                kept["when"],
                kept["lead"],
                kept["plays"],
                kept["opening"],
            )
        )
    return rows


# Reading


def read_data_set(path: Path) -> Kept:
    """A folder or a single file, as far as it is written."""
    need_polars()
    import polars as pl

    if not path.exists() and parts_beside(path).is_dir():
        path = parts_beside(path)  # a single file whose campaign is not done
    if not path.exists():
        raise DataSetError(f"{path}: there is no such data set")
    try:
        if path.is_dir():
            plan: dict[str, Any] = json.loads((path / PLAN).read_text(encoding="utf-8"))
            parts = [_read_part(part) for part in part_paths(path)]
            frame = pl.concat(parts) if parts else pl.DataFrame()
        else:
            frame = pl.read_parquet(path)
            plan = json.loads(pl.read_parquet_metadata(path)[NOTE])
    except (OSError, KeyError, ValueError, pl.exceptions.PolarsError) as error:
        raise DataSetError(f"{path} is no data set of ours: {' '.join(str(error).split())}") from None
    if not isinstance(plan, dict) or "plans" not in plan:
        raise DataSetError(f"{path} is no data set of ours: its plan says nothing of what was played")
    return Kept(plan, frame)


def _read_part(path: Path) -> pl.DataFrame:
    import polars as pl

    try:
        return pl.read_parquet(path)
    except (OSError, pl.exceptions.PolarsError) as error:
        reason = " ".join(str(error).split())
        raise DataSetError(f"{path} can't be read ({reason}): without it its games are played again") from None


def part_paths(folder: Path) -> list[Path]:
    """The parts of a data set, in their order."""
    return sorted(folder.glob("part-*.parquet"))


def parts_beside(path: Path) -> Path:
    """Where a single file keeps its parts until it is done."""
    return path.with_name(path.name + ".parts")


# Writing


class DataSet:
    """A programme's games on disk. Give it rows as they come, and `finish` at the end, whatever the end is."""

    def __init__(self, path: Path, programme: Programme) -> None:
        need_polars()
        self.path = path
        self.programme = programme
        self.single = path.suffix == ".parquet" and not path.is_dir()
        self.folder = parts_beside(path) if self.single else path
        self.document = plan_document(programme)
        self.open: dict[int, dict[int, Row]] = {}  # by part, by number: the games of parts that are not full
        self.full: set[int] = set()  # parts that are
        self.changed: set[int] = set()  # open ones that hold more than is on disk
        self.flushed = time.monotonic()
        self.there: list[Row] = []  # what an earlier run has left, bare
        self.lock: BufferedWriter | None = None
        try:
            self._take_up()
        except DataSetError:
            self._release()
            raise
        except OSError as error:
            self._release()
            raise DataSetError(f"{path}: {error.strerror or error}") from None

    def _take_up(self) -> None:
        """Read what is there, if it is the same campaign, and make room for the rest."""
        whole = self.single and self.path.is_file()
        begun = (self.folder / PLAN).is_file()
        if begun:
            self._claim()
        if whole or begun:
            # both: games are being added to a file that was whole, or whoever put its parts together was killed then
            for path in [self.path] * whole + [self.folder] * begun:
                kept = read_data_set(path)
                unlike = difference(self.document, kept.plan)
                if unlike:
                    raise DataSetError(
                        f"{self.path} holds another campaign (it differs in {unlike}): choose another name"
                    )
                self.document["games"] = max(self.document["games"], kept.plan["games"])
                self.document["part"] = kept.plan["part"]
                for row in rows_of(self.programme, kept.frame):
                    self._keep(row)
        elif self.folder.is_dir() and any(found.name != LOCK for found in self.folder.iterdir()):
            raise DataSetError(f"{self.path}: this folder holds other things than a data set")
        asked = len(self.programme)
        for games in self.open.values():
            self.there.extend(row.bare() for number, row in games.items() if number < asked)
        if whole and len(self.there) == asked:
            self.changed.clear()  # nothing is left to be played or written
            if self.folder.is_dir():
                shutil.rmtree(self.folder)
            self._release()
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        self._claim()
        write_whole(self.folder / PLAN, (json.dumps(self.document, indent=1) + "\n").encode())
        if whole:
            self._write_parts()
        self.changed.clear()
        for part in [part for part, games in self.open.items() if len(games) == self._size(part)]:
            self._close(part)

    def _claim(self) -> None:
        """See to it that nobody else writes here: by a lock that ends with us, however we end; no worker holds it."""
        if self.lock is None:
            lock = (self.folder / LOCK).open("ab")
            try:
                fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                lock.close()
                raise DataSetError(f"{self.path}: another command is writing it; wait for its end") from None
            self.lock = lock

    def _release(self) -> None:
        if self.lock is not None:
            with contextlib.suppress(FileNotFoundError):  # gone with the parts of a single file
                (self.folder / LOCK).unlink()
            self.lock.close()
            self.lock = None

    def take(self, rows: list[Row]) -> None:
        """Keep these; write the parts that are full, and now and then the others too."""
        for row in rows:
            self._keep(row)
        if time.monotonic() - self.flushed > FLUSH_SECONDS:
            self._write_parts()
            return
        for part in [part for part in self.changed if len(self.open[part]) == self._size(part)]:
            self._write_part(part)

    def finish(self) -> None:
        """Write what is left; a single file takes the place of its parts once all is there."""
        self._write_parts()
        if self.single and self.folder.is_dir() and self.is_done():
            kept = read_data_set(self.folder)
            note = {NOTE: json.dumps(self.document)}
            draft = self.path.with_name(self.path.name + ".new")
            kept.frame.write_parquet(draft, metadata=note)
            draft.replace(self.path)
            shutil.rmtree(self.folder)
        self._release()

    def is_done(self) -> bool:
        """Are all games of the programme there?"""
        done = sum(self._size(part) for part in self.full) + sum(len(games) for games in self.open.values())
        return done >= len(self.programme)

    def _keep(self, row: Row) -> None:
        number = self.programme.number_of(row)
        part = number // int(self.document["part"])
        if part in self.full:
            return
        games = self.open.setdefault(part, {})
        if number not in games:  # the first telling counts: a second one may be bare
            games[number] = row
            self.changed.add(part)

    def _size(self, part: int) -> int:
        """How many games a part holds when all are played."""
        total = int(self.document["games"]) * len(self.programme.plans)
        part_size = int(self.document["part"])
        return min(part_size, total - part * part_size)

    def _write_parts(self) -> None:
        for part in sorted(self.changed):
            self._write_part(part)
        self.flushed = time.monotonic()

    def _write_part(self, part: int) -> None:
        games = self.open[part]
        frame = frame_of(self.programme, [games[number] for number in sorted(games)])
        path = self.folder / f"part-{part:05d}.parquet"
        draft = path.with_suffix(".new")
        frame.write_parquet(draft)
        draft.replace(path)
        self.changed.discard(part)
        if len(games) == self._size(part):
            self._close(part)

    def _close(self, part: int) -> None:
        self.full.add(part)
        del self.open[part]


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that it is there whole or not at all."""
    draft = path.with_name(path.name + ".new")
    with draft.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
