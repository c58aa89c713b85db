"""`heptarchy annals`, and the chronicle at the terminal and in replays (AA-29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from heptarchy import FATE, Match, Rng, game
from tests.cli.shell import one_line, shell

if TYPE_CHECKING:
    from pathlib import Path


def campaign(rounds: int = 3, answers: int = -1) -> Match:
    """A short campaign of random answers."""
    match = Match(game("arthur"), {"players": 2, "battles": "quick", "rounds": rounds})
    rng = Rng("annals")
    while not match.state.over and len(match.log) != answers:
        state = match.state
        match.apply(rng.pick(state.weights) if state.seat == FATE else rng.choice(state.options))
    return match


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A campaign in a file."""
    path = tmp_path / "campaign.txt"
    path.write_text(campaign().record.write())
    return path


def test_the_annals_of_a_record_are_a_page_in_either_language(record: Path) -> None:
    english, spanish = shell("annals", record), shell("annals", record, "--language", "es")
    assert (english.code, spanish.code) == (0, 0)
    paragraphs = english.out.strip().split("\n\n")
    assert paragraphs[0] == "# Age of Arthur"
    assert [one.partition(" ")[0] for one in paragraphs[1:]] == ["**449,", "**449,", "**450,"]
    assert paragraphs[1].startswith("**449, spring.** In this year the kings of the Britons were ")
    assert "**449, primavera.** En este año los reyes" in spanish.out
    assert paragraphs[-1].endswith("was the greatest.")


def test_a_game_that_keeps_none_says_so_and_so_does_a_language_that_is_none(record: Path, tmp_path: Path) -> None:
    other = tmp_path / "raid.txt"
    other.write_text(Match(game("dba"), {"players": 2}).record.write())
    ran = shell("annals", other)
    assert (ran.code, one_line(ran.err)) == (1, f"heptarchy: {other}: DBA Big Battle keeps no annals")
    ran = shell("annals", record, "--language", "la")
    assert (ran.code, one_line(ran.err)) == (2, "heptarchy: --language is en or es, not 'la'")


def test_a_replay_tells_the_annals_up_to_where_it_stands(record: Path) -> None:
    ran = shell("replay", record, "--step", typed="annals\njump 25\nannals\nhelp\nquit\n")
    assert "The annals begin with the first round." in ran.out
    assert "449, spring. In this year" in ran.out
    assert "450, summer. In this year" not in ran.out
    assert "log [n], annals" in ran.out


def test_the_terminal_tells_them_so_far(tmp_path: Path) -> None:
    path = tmp_path / "open.txt"
    path.write_text(campaign(answers=25).record.write())
    ran = shell("play", "--resume", path, "--seat", "0", typed="annals\nannals 1\nannals x\nhelp\nquit\n")
    assert "449, spring. In this year the kings of the Britons were" in ran.out
    assert "annals takes a number of rounds, not 'x'" in ran.out
    assert "the chronicle of the last n rounds, or of all" in ran.out
