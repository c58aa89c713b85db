"""Golden annals: whole campaigns in both languages, to be read in a diff. `HEPTARCHY_GOLDEN=write` writes them anew."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import heptarchy
from heptarchy import FATE, Match
from heptarchy.kernel.annals import as_markdown
from tests.golden.telling import choices
from tests.golden.test_golden import GAMES

HERE = Path(__file__).parent
WRITE = os.environ.get("HEPTARCHY_GOLDEN") == "write"
CAMPAIGNS = ["arthur-four", "arthur-seven"]


def annals_of(name: str, language: str) -> str:
    """The annals of a golden game, from its answers."""
    id, given, _ = GAMES[name]
    match = Match(heptarchy.game(id), given)
    for answer in choices((HERE / f"{name}.txt").read_text(encoding="utf-8")):
        state = match.state
        match.apply(match.game.space.parse(answer), FATE if state.seat == FATE else state.seats[0])
    words = match.game.words(language).at(match.record.options)
    return as_markdown(words.title(), words.annals(match.log, match.game.space.say, len(match.record.names)))


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("name", CAMPAIGNS)
def test_aa_29_1_the_annals_of_a_golden_game_come_out_the_same(name: str, language: str) -> None:
    file = HERE / f"{name}.annals.{language}.md"
    if WRITE:
        file.write_text(annals_of(name, language), encoding="utf-8")
    assert annals_of(name, language) == file.read_text(encoding="utf-8")
