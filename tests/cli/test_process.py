"""`heptarchy play` in a process of its own: killed, interrupted, and at a real terminal."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING

from heptarchy import game, read_record
from tests.cli.shell import process, shell
from tests.patience import PATIENCE, wait_until

if TYPE_CHECKING:
    from pathlib import Path

ALWAYS_ONE = "1\n" * 2000
PLAY = ("play", "--seat", "english", "--bots", "random", "--set", "rounds=2", "--seed", 3)


def answered(path: Path, answers: int) -> None:
    """Wait until the save holds so many answers of the person's."""

    def given() -> int:
        return sum(line.startswith("1 ") for line in path.read_text().splitlines()) if path.exists() else 0

    wait_until(lambda: given() >= answers, f"{answers} answers")


def test_a_game_that_was_killed_goes_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    whole = tmp_path / "whole.txt"
    shell(*PLAY, "--file", whole, typed=ALWAYS_ONE)

    # Given a game killed in the middle
    path = tmp_path / "killed.txt"
    running = process(*PLAY, "--file", path)
    assert running.stdin is not None
    running.stdin.write("1\n" * 30)
    running.stdin.flush()
    answered(path, 20)
    running.kill()
    running.communicate()

    # When it is resumed, then it ends as the one that nobody killed
    assert read_record(path.read_text(), game).answers
    assert shell("play", "--resume", path, typed=ALWAYS_ONE).code == 0
    assert path.read_text() == whole.read_text()
    assert [file.name for file in tmp_path.iterdir() if file.name.endswith(".new")] == []


def test_ctrl_c_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    path = tmp_path / "stopped.txt"
    running = process(*PLAY, "--file", path)
    assert running.stdin is not None
    running.stdin.write("1\n1\n")
    running.stdin.flush()
    answered(path, 2)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    assert err == ""
    assert f"heptarchy play --resume {path}" in out
    assert read_record(path.read_text(), game).answers


def test_at_a_real_terminal_a_person_plays_in_colour(tmp_path: Path) -> None:
    # Given a terminal of 100 columns
    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100"}
    del environment["NO_COLOR"]
    command = [sys.executable, "-c", "import sys; from heptarchy.cli import main; sys.exit(main())"]
    running = subprocess.Popen(
        [*command, "play", "--seed", "3", "--file", str(tmp_path / "g.txt")],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment,
    )
    os.close(theirs)

    # When a person answers and leaves
    heard = _hear(ours, b"> ")
    os.write(ours, b"1\n")
    heard += _hear(ours, b"> ")
    os.write(ours, b"quit\n")
    heard += _hear(ours, b"--resume")
    code = running.wait(timeout=PATIENCE)
    os.close(ours)

    # Then the screen was in colour, and the game is saved
    assert code == 0
    assert b"\x1b[" in heard
    assert b"Norsemen: activate a Leader" in heard
    assert read_record((tmp_path / "g.txt").read_text(), game).answers


def _hear(terminal: int, until: bytes) -> bytes:
    """What the terminal shows, up to some words."""
    heard = b""
    deadline = time.monotonic() + PATIENCE
    while until not in heard and time.monotonic() < deadline:
        if select.select([terminal], [], [], 0.2)[0]:
            heard += os.read(terminal, 65536)
    assert until in heard, heard
    return heard
