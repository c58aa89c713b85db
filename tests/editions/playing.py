"""Records to be opened by a later heptarchy, and that later heptarchy as a shell."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import heptarchy
from heptarchy import FATE, Match, Rng
from heptarchy.agents import agent

if TYPE_CHECKING:
    from collections.abc import Sequence

VERSION = heptarchy.game("vikings").rules_version


def played(players: int, upto: int = -1) -> str:
    """A game of Vikings by bots of this heptarchy, to its end or so many answers long, as a record."""
    match, rng, bot = (
        Match(heptarchy.game("vikings"), {"players": players}),
        Rng("editions"),
        agent("greedy", "vikings"),
    )
    while not match.state.over and len(match.log) != upto:
        state = match.state
        chosen = rng.pick(state.weights) if state.seat == FATE else bot.choose(match.perspective(state.seat), rng)
        match.apply(chosen, state.seat)
    return match.record.write()


def run(source: Path, *arguments: str, code: int = 0) -> str:
    """What `python ARGUMENTS` says where heptarchy is found in this folder."""
    environment = {**os.environ, "PYTHONPATH": str(source)}
    command: Sequence[str] = [sys.executable, "-P", *arguments]
    done = subprocess.run(command, check=False, env=environment, capture_output=True, text=True, cwd=source)
    assert done.returncode == code, done.stderr
    return done.stdout + done.stderr


def shell(source: Path, *arguments: str, code: int = 0) -> str:
    """What `heptarchy ARGUMENTS` says there, its lines joined."""
    return " ".join(run(source, "-m", "heptarchy", *arguments, code=code).split())
