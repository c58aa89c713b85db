"""Battles that the rules leave to bots (AA-21.3) at the terminal: nobody is asked in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import heptarchy
from heptarchy.kernel.match import Match
from tests.cli.shell import shell
from tests.server.campaigning import at_war

if TYPE_CHECKING:
    from pathlib import Path


def test_aa_21_3_at_the_terminal_bots_fight_the_battle_of_people(tmp_path: Path) -> None:
    # Given two people before a battle
    match = at_war()
    file = tmp_path / "campaign.txt"
    file.write_text(match.record.write(), encoding="utf-8")
    before = len(match.record.answers)

    # When the game goes on, and they leave as soon as they are asked anything
    ran = shell("play", "--resume", "--file", file, "--seat", "0", "--seat", "1", "--bots", "random", typed="quit\n")

    # Then the battle is over
    assert ran.code == 0, ran.err
    after = Match.resume(file.read_text(encoding="utf-8"), heptarchy.game)
    assert after.state.child is None
    assert len(after.record.answers) > before + 50
