"""Saved games of the terminal: records with one line more, which says who sits where and by which seed."""

from __future__ import annotations

import os
import re
from datetime import datetime
from pathlib import Path

from heptarchy.kernel.match import Match
from heptarchy.kernel.record import BODY, MAGIC
from heptarchy.kit.screen.errors import NotSo
from heptarchy.kit.screen.tongue import tongue_here

TABLE_LINE = re.compile(r"# table: seats ([\d ]*); bots (.+); seed (-?\d+)", re.MULTILINE)


class Seating:
    """Who sits at the table: the seats that a person plays, what plays the others, and the seed of bots and fate."""

    def __init__(self, persons: list[int], bots: str, seed: int) -> None:
        self.persons = persons
        self.bots = bots
        self.seed = seed

    def line(self) -> str:
        """A comment in the record: readers skip it, `read_seating` reads it back."""
        return f"# table: seats {' '.join(str(seat) for seat in self.persons)}; bots {self.bots}; seed {self.seed}"


def read_seating(text: str) -> Seating | None:
    """The seating that a saved game names; None in a record that no terminal wrote."""
    found = TABLE_LINE.search(text)
    if found is None:
        return None
    return Seating([int(seat) for seat in found.group(1).split()], found.group(2), int(found.group(3)))


def saved_text(match: Match, seating: Seating) -> str:
    """The record with its line on the seating."""
    return match.record.write().replace(f"\n{BODY}\n", f"\n{BODY}\n{seating.line()}\n", 1)


def write_atomically(path: Path, text: str) -> None:
    """All of the text or, if anything fails on the way, the file as it was."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f".{path.name}.new")  # always the same: what a crash leaves, the next save takes away
    try:
        with fresh.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise


def read_text(path: Path) -> str:
    """The text of a file; a file that can't be read is said in a line."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise NotSo(f"{path}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise NotSo(tongue_here()("no-text", path=str(path))) from None


def is_record(path: Path) -> bool:
    """Does the file begin as a record does?"""
    try:
        with path.open(encoding="utf-8") as file:
            return file.readline().strip() == MAGIC
    except (OSError, UnicodeDecodeError):
        return False


def place_for_copy(text: str) -> Path:
    """The path that somebody typed, if a record may be written there."""
    try:
        path = Path(text).expanduser()
        path.resolve()  # raises where no file can be called so
        if path.exists() and not is_record(path):
            raise NotSo(tongue_here()("no-record-there", path=str(path)))
        if not path.parent.is_dir():
            raise NotSo(tongue_here()("no-folder", folder=str(path.parent)))
    except (OSError, RuntimeError, ValueError) as error:  # too long a name, nobody's home, a sign that no name holds
        why = error.__class__.__name__
        raise NotSo(tongue_here()("no-file-name", text=repr(text[:80]), why=why)) from None
    return path


# The folder of saves


def save_folder() -> Path:
    """Where games are saved that name no file: in the user's data folder."""
    data = os.environ.get("XDG_DATA_HOME", "")
    return (Path(data) if data else Path.home() / ".local" / "share") / "heptarchy" / "saves"


def new_save(game_id: str) -> Path:
    """A file that is not there yet, called by game and time."""
    now = datetime.now().astimezone()
    stem = f"{game_id}-{now:%Y-%m-%d-%H%M%S}"
    path = save_folder() / f"{stem}.txt"
    n = 1
    while path.exists():
        n += 1
        path = save_folder() / f"{stem}-{n}.txt"
    return path


def open_saves(game_id: str | None) -> list[Path]:
    """The saves of games that are not over, the latest first."""
    folder = save_folder()
    if not folder.is_dir():
        return []
    found = [path for path in folder.glob(f"{game_id or '*'}-*.txt") if is_record(path) and _is_open(path)]
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)


def _is_open(path: Path) -> bool:
    lines = read_text(path).rstrip().splitlines()
    return lines[-1].startswith("open ")
