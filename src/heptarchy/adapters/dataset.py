"""Records as a dataset for learners: what a seat saw, what it could answer, what it answered, what came of it.

A row is a decision: an answer of a seat that had two or more. What fate said and what was forced is no row. Rows are
written in groups as they are made, so that any number of records fits in memory.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import heptarchy
from heptarchy.kernel.modes import FATE
from heptarchy.kernel.record import read_and_replay, read_opening
from heptarchy.kernel.refusal import HeptarchyError, RecordError
from heptarchy.kit.actions import Actions, actions_of
from heptarchy.kit.encoding import encoding_of
from heptarchy.kit.extra import MissingExtra
from heptarchy.kit.play import returns

try:
    import numpy as np
    import polars as pl
    from polars.io.plugins import register_io_source
except ImportError as error:
    raise MissingExtra(error) from None

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from heptarchy.kernel.game import Game
    from heptarchy.kernel.record import Record
    from heptarchy.kit.encoding import Encoding

RECORDS: Final = "*.txt"  # how records in a folder are named
NOTE: Final = "heptarchy"  # the key of what a file says of itself
GROUP_BYTES: Final = 16 << 20  # of observations in a group of rows
SUFFIX: Final = ".parquet"


class DatasetError(HeptarchyError):
    """Records of which no dataset can be made, or a place where it can't be written."""


@dataclass
class Part:
    """Records that look alike to a learner: the same planes and the same numbers of answers. They share a file."""

    game: Game
    encoding: Encoding
    actions: Actions
    files: list[tuple[int, Path]] = field(default_factory=list)  # each with its number among all
    path: Path = Path()
    settings: list[str] = field(default_factory=list)  # sets of options, as far as they are not the usual ones
    games: int = 0
    rows: int = 0
    unfinished: int = 0  # games that are not over: nobody knows what came of their answers
    unnumbered: int = 0  # answers beyond those offered: they have no number

    def fits(self, game: Game, encoding: Encoding) -> bool:
        """Is a record of this game, encoded so, one of these?"""
        return game.id == self.game.id and shape_of(encoding) == shape_of(self.encoding)

    def __str__(self) -> str:
        if len(self.settings) == 1:
            return f"{self.game.id} {self.settings[0]}".strip()
        return f"{self.game.id} under {len(self.settings)} sets of options"

    def note(self) -> str:
        """What the file says of itself: the game, and where each plane lies in an observation."""
        planes = [
            {"name": plane.name, "at": plane.at, "shape": list(plane.shape), "sentence": plane.sentence}
            for plane in self.encoding.planes
        ]
        game = self.game
        return json.dumps({"game": game.id, "rules": game.rules_version, "settings": self.settings, "planes": planes})


def shape_of(encoding: Encoding) -> list[tuple[str, tuple[int, ...]]]:
    """The planes by name and shape."""
    return [(plane.name, plane.shape) for plane in encoding.planes]


def record_files(paths: Sequence[Path]) -> list[Path]:
    """The records that are meant: files as they are given, and all that lie in folders."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found.extend(sorted(path.rglob(RECORDS)))
        elif path.is_file():
            found.append(path)
        else:
            raise DatasetError(f"{path}: there is no such file or folder")
    if not found:
        raise DatasetError(f"no records ({RECORDS}) in {', '.join(str(path) for path in paths)}")
    return found


def sort_records(files: Sequence[Path], out: Path) -> list[Part]:
    """Which records share a file. One kind goes to `out`, more kinds to `out-1`, `out-2` and so on."""
    parts: list[Part] = []
    known: dict[tuple[str, str], Part] = {}  # by game and options: an encoding is laid out once
    for number, file in enumerate(files):
        opening = opened(file)
        settings = unusual(opening)
        part = known.get((opening.game.id, settings))
        if part is None:
            part = find_part(parts, opening)
            part.settings.append(settings)
            known[opening.game.id, settings] = part
        part.files.append((number, file))
    for place, part in enumerate(parts, 1):
        part.path = out if len(parts) == 1 else out.with_name(f"{out.stem}-{place}{out.suffix}")
    return parts


def find_part(parts: list[Part], record: Record) -> Part:
    """The part that a record belongs to; a new one if it is the first of its kind."""
    game = record.game
    encoding = encoding_of(game, record.options)
    for part in parts:
        if part.fits(game, encoding):
            return part
    parts.append(Part(game, encoding, actions_of(game)))
    return parts[-1]


def unusual(record: Record) -> str:
    """Its options where they differ from the usual ones: `players=2 advanced=yes`."""
    return " ".join(
        f"{option.name}={option.spell(record.options[option.name])}"
        for option in record.game.options
        if record.options[option.name] != option.default
    )


def write_dataset(paths: Sequence[Path], out: Path, told: Callable[[int, int], None] | None = None) -> list[Part]:
    """Make a dataset of records; `told` hears how many of how many are done. Gives what was written where."""
    if out.suffix != SUFFIX:
        raise DatasetError(f"{out}: the dataset is a file that ends in {SUFFIX}")
    if not out.parent.is_dir():
        raise DatasetError(f"{out}: there is no folder {out.parent}")
    parts = sort_records(record_files(paths), out)
    total = sum(len(part.files) for part in parts)
    done = 0

    def count() -> None:
        nonlocal done
        done += 1
        if told is not None:
            told(done, total)

    for part in parts:
        write_part(part, count)
    return parts


def write_part(part: Part, count: Callable[[], None]) -> None:
    """Write the rows of one kind of records, group by group; the file has its name once it is whole."""
    failed: list[BaseException] = []

    def groups(*_: object) -> Iterator[pl.DataFrame]:
        """What polars pulls; it would hide an error of ours behind one of its own."""
        try:
            yield from row_groups(part, count)
        except BaseException as error:
            failed.append(error)
            raise

    draft = part.path.with_name(f"{part.path.name}.part")
    rows = rows_a_group(part)
    try:
        frame = register_io_source(groups, schema=schema_of(part))
        frame.sink_parquet(draft, row_group_size=rows, metadata={NOTE: part.note()})
    except BaseException as error:
        draft.unlink(missing_ok=True)
        if failed:
            raise failed[0] from None
        if isinstance(error, (pl.exceptions.PolarsError, OSError)):
            raise DatasetError(f"{part.path}: {error}") from None
        raise
    draft.replace(part.path)


def schema_of(part: Part) -> pl.Schema:
    """The columns, in their order."""
    return pl.Schema(
        {
            "game": pl.String(),
            "index": pl.Int32(),  # the record's number among all that were given
            "ply": pl.Int32(),  # answers before this one, fate's included
            "seat": pl.Int8(),
            "action": pl.Int32(),
            "outcome": pl.Float32(),
            "observation": pl.Array(pl.Float32(), part.encoding.size),
            "mask": pl.Array(pl.Boolean(), part.actions.size),
        }
    )


def rows_a_group(part: Part) -> int:
    """As many as fit in `GROUP_BYTES`."""
    return max(1, GROUP_BYTES // (4 * part.encoding.size + part.actions.size))


def row_groups(part: Part, count: Callable[[], None]) -> Iterator[pl.DataFrame]:
    """The rows of a part, in groups of one size but for the last."""
    most = rows_a_group(part)
    rows: list[tuple[Any, ...]] = []
    for number, file in part.files:
        for row in decisions(part, number, file):
            rows.append(row)
            if len(rows) == most:
                yield framed(part, rows)
                rows = []
        count()
    if rows:
        yield framed(part, rows)


def framed(part: Part, rows: list[tuple[Any, ...]]) -> pl.DataFrame:
    """Rows as columns."""
    schema = schema_of(part)
    columns = dict(zip(schema, zip(*rows, strict=True), strict=True))
    made = {name: pl.Series(name, columns[name], dtype=schema[name]) for name in list(schema)[:-2]}
    made["observation"] = pl.Series("observation", np.stack(columns["observation"]))
    made["mask"] = pl.Series("mask", np.stack(columns["mask"]))
    return pl.DataFrame(made)


def decisions(part: Part, number: int, file: Path) -> Iterator[tuple[Any, ...]]:
    """The rows of one record."""
    record, end = replayed(file)
    if not end.over:
        part.unfinished += 1
        return
    part.games += 1
    outcome = returns(end)
    encoding, actions = part.encoding, part.actions
    state = record.game.start(record.options)
    for answer in record.answers:
        seat = answer.seat
        if seat != FATE and len(state.options_for(seat)) > 1:
            action = actions.index(state, seat, answer.action)
            if action < 0:
                part.unnumbered += 1
            else:
                mask = np.zeros(actions.size, np.bool_)
                mask[actions.places(state.options_for(seat))] = True
                observation = np.array(encoding.encode(state, seat), np.float32)
                part.rows += 1
                yield part.game.id, number, state.moves, seat, action, outcome[seat], observation, mask
        state.apply(answer.action, seat)


def opened(file: Path) -> Record:
    """A record's header; what is wrong is said with the file's name."""
    try:
        return read_opening(text_of(file), heptarchy.game)
    except HeptarchyError as error:
        raise RecordError(f"{file}: {error}") from None


def replayed(file: Path) -> tuple[Record, heptarchy.State]:
    """A record, checked to its end, and the state there."""
    try:
        return read_and_replay(text_of(file), heptarchy.game)
    except HeptarchyError as error:
        raise RecordError(f"{file}: {error}") from None


def text_of(file: Path) -> str:
    """What is in a file."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise RecordError(f"it can't be read: {error}") from None
