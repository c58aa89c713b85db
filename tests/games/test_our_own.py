"""A rule that is ours as a whole ends by saying so, in every language that the rules of a game are told in."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import heptarchy
from heptarchy.kernel import rulebook
from heptarchy.kernel.game import Game

GAMES = Path(heptarchy.__file__).parent / "games"
ENDS = {
    "en": re.compile(r"\*Our own\.\*$"),
    "es": re.compile(r"\*(Regla|Es cosa) nuestra\.\*$"),
    "de": re.compile(r"\*Unsere Regel\.\*$"),
}
# Some of each: the book of the game is silent there, or could not be read
SOME = {
    "vikings": {"V-10.6", "V-14.13", "V-14.15"},
    "ortus": {"OR-4.8", "OR-7.9a", "OR-11.7", "OR-12.36", "OR-16.6", "GHA-21", "WX-45", "WX-56", "RB-78", "RB-83"},
    "arthur": {
        "AA-3.12",
        "AA-5.6",
        "AA-13.11",
        "AA-14.4",
        "AA-16.5",
        "AA-21.4",
        "AA-22.5",
        "AA-23.3",
        "AA-29.1",
        "AA-C-R7",
    },
    "dba": {"DBA-1.5", "DBA-3.8", "DBA-13.5", "DBA-21.4", "DBA-25.3", "DBA-30.4"},
}


def wholly_ours(game: Game, language: str) -> set[str]:
    """Rules whose last words say so."""
    book = rulebook.read(GAMES / game.id / f"rules.{language}.md")
    return {rule.id for rule in book.rules if ENDS[language].search(rule.text.strip())}


@pytest.mark.parametrize("game", [heptarchy.game(name) for name in SOME], ids=lambda game: game.id)
def test_what_is_wholly_ours_says_so_in_every_language(game: Game) -> None:
    english = wholly_ours(game, "en")
    assert SOME[game.id] <= english
    for language in ENDS:
        if (GAMES / game.id / f"rules.{language}.md").exists():
            assert wholly_ours(game, language) == english, language
