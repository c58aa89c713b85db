"""Guests at the server: workers find them, they answer from what their seat knows, and end with their workers."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import heptarchy
from heptarchy.agents import guests
from heptarchy.server.bots import Bots, BotsClosed
from tests.agents.guesting import BOT, install
from tests.patience import PATIENCE, until
from tests.server.bots.test_pool import a_question, counts, wait_until_gone

ORTUS = heptarchy.game("ortus")
VIKINGS = heptarchy.game("vikings")


def as_program(folder: Path, text: str) -> tuple[str, Path]:
    """A command that notes its process in a file and runs these lines of shell."""
    file, pids = folder / "bot.sh", folder / "pids"
    file.write_text(f"echo $$ >> {pids}\n{text}", encoding="utf-8")
    return f"sh {file}", pids


def read_pids(file: Path) -> list[int]:
    return [int(line) for line in file.read_text(encoding="utf-8").split()] if file.exists() else []


def test_workers_find_guests_of_both_kinds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch, broken="nowhere:Nothing", cautious="cautious:Cautious")
    command, pids = as_program(tmp_path, f"exec {BOT}")
    monkeypatch.setenv(guests.LINE_BOTS, f"noding={command}")

    async def play() -> tuple[list[int], tuple[int, int, int, int]]:
        bots = Bots(1, grace=PATIENCE)
        await bots.start()
        try:
            asked = [(VIKINGS, a_question()), (ORTUS, a_question(ORTUS)), (VIKINGS, a_question(past=60))]
            given = [
                await bots.choose(game, state, state.seat, level, "seed", {})
                for level in ("cautious", "noding")
                for game, state in asked
            ]
            for answer, (_, state) in zip(given, asked * 2, strict=True):
                assert state.allows(answer, state.seat)
            return given, counts(bots)
        finally:
            await bots.close()

    given, counted = asyncio.run(play())
    assert counted == (6, 0, 0, 0), "no worker failed, and no answer was drawn"
    there = read_pids(pids)
    assert 1 <= len(there) <= 2, "a program runs on, one for each seat"
    wait_until_gone(there)
    assert given == asyncio.run(play())[0]
    guests._found.cache_clear()


def test_a_program_that_thinks_for_ever_ends_with_its_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hello = """read hello; echo '{"type": "hello", "protocol": 1}'"""
    command, pids = as_program(tmp_path, f"{hello}; trap '' TERM INT HUP; while :; do :; done")
    monkeypatch.setenv(guests.LINE_BOTS, f"pondering={command}")
    state = a_question()

    async def play() -> None:
        bots = Bots(1, grace=PATIENCE)
        await bots.start()
        thinking = asyncio.ensure_future(bots.choose(VIKINGS, state, state.seat, "pondering", "seed"))
        await until(lambda: read_pids(pids), "the program")
        await bots.close()
        with pytest.raises(BotsClosed):
            await thinking

    asyncio.run(play())
    wait_until_gone(read_pids(pids))
