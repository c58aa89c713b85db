"""Agents of other packages, as an installation leaves them behind."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import pytest

from heptarchy.agents import Random, guests
from heptarchy.kernel.result import Result

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "agents"
BOT = f"node {EXAMPLES / 'line_bot.js'}"


def announce(folder: Path, **agents: str) -> None:
    """A package in that folder that announces these agents, each by `module:name`."""
    told = folder / "guests-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: guests\nVersion: 1.0\n", encoding="utf-8")
    lines = [f"[{guests.GROUP}]", *(f"{name} = {place}" for name, place in agents.items())]
    (told / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")


def install(folder: Path, patch: pytest.MonkeyPatch, **agents: str) -> None:
    """The same, found from here and from the processes that are started from here."""
    announce(folder, **agents)
    patch.syspath_prepend(str(EXAMPLES))
    patch.syspath_prepend(str(folder))
    guests._found.cache_clear()


class Hearing:
    """Plays at random, and hears how its games end."""

    heard: ClassVar[list[Result | None]] = []

    def __init__(self, game: str) -> None:
        self.choose = Random().choose

    def ended(self, result: Result | None) -> None:
        self.heard.append(result)
