"""The terminal in Spanish: what is said around a game, its commands, and every game's questions and log."""

from __future__ import annotations

from pathlib import Path

import pytest

import heptarchy
from heptarchy.cli.tongue import COMMANDS, FACT, SPANISH, Tongue, language_here
from heptarchy.kit.screen.saying import say
from tests.cli.shell import shell

GAMES = {
    "ortus": ("players=2",),
    "vikings": ("players=2",),
    "dba": ("players=2", "battle=catraeth"),
    "arthur": ("players=2", "battles=quick"),
}


def sitting(game: str, file: Path, typed: str, *more: str) -> str:
    """A sitting in Spanish with these lines; all that stood on the paper."""
    settings = [word for setting in GAMES[game] for word in ("--set", setting)]
    ran = shell("play", game, "--language", "es", "--seed", 7, "--file", file, *settings, *more, typed=typed)
    assert ran.code == 0, ran.err
    return ran.out


@pytest.mark.parametrize("game", GAMES)
def test_every_game_asks_in_spanish_and_tells_what_happened(game: str, tmp_path: Path) -> None:
    out = sitting(game, tmp_path / "game.txt", "1\n1\n1\n1\nayuda\n?\nsalir\n")
    match = heptarchy.Match(heptarchy.game(game), dict(setting.split("=") for setting in GAMES[game]))
    question = match.game.words("es").at(match.record.options)
    seat = next((seat for seat in match.state.seats if seat >= 0), None)
    if seat == 0:
        assert " ".join(question.prompt(match.state, 0).split())[:40] in " ".join(out.split())
    assert "Guardado. Se sigue con:" in out
    assert "la opción de ese número" in out
    assert "Type a number" not in out


def test_ortus_draws_its_table_in_spanish(tmp_path: Path) -> None:
    out = sitting(
        "ortus", tmp_path / "game.txt", "1\nmesa\ncarta príncipe\nprobabilidades\npor qué no siege tamworth\nsalir\n"
    )
    assert "Mano 5" in out
    assert "Príncipe, Fuerza 2:" in out
    assert "No se combate nada" in out
    assert "nadie Ataca en su primer turno (OR-5.7)" in out
    for english in ("Hand ", "Tower", "Your turn", "deck"):
        assert english not in out


def test_a_spanish_name_is_understood_where_it_is_typed(tmp_path: Path) -> None:
    out = sitting("ortus", tmp_path / "game.txt", "1\ntermina el turno\nsalir\n")
    assert "Juegas con Azul; --seat red toma el otro bando." in out
    assert "Rojo termina el turno" in out
    assert "turno de Azul" in out


@pytest.mark.parametrize("english", SPANISH)
def test_a_sentence_keeps_its_facts(english: str) -> None:
    assert sorted(FACT.findall(english)) == sorted(FACT.findall(SPANISH[english]))
    facts = [f"<{n}>" for n in range(4)]
    said = Tongue("es")(english.format(*facts))
    assert said == SPANISH[english].format(*facts)
    assert Tongue("en")(english) == english


def test_commands_of_spanish_stand_for_english_ones() -> None:
    spanish = Tongue("es")
    assert spanish.command("deshacer") == "undo"
    assert spanish.command("crónica 5") == "log 5"
    assert spanish.command("por qué no siege tamworth") == "why not siege tamworth"
    assert spanish.command("siege tamworth") == "siege tamworth"
    assert Tongue("en").command("deshacer") == "deshacer"
    assert spanish.span("pasa esta batalla") == "pasa this battle"
    assert spanish.span("3 durante este turno") == "3 this turn"
    assert spanish.span("york leeds") == Tongue("en").span("york leeds") == "york leeds"
    assert len(set(COMMANDS)) == len(COMMANDS)


@pytest.mark.parametrize(
    ("asked", "there", "language"),
    [
        ("es", {}, "es"),
        (None, {"LANG": "es_ES.UTF-8"}, "es"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"HEPTARCHY_LANGUAGE": "en", "LANG": "es_ES.UTF-8"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_that_of_the_terminal(
    asked: str | None, there: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("HEPTARCHY_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in there.items():
        monkeypatch.setenv(name, value)
    assert language_here(asked, ["en", "es"]) == language


def test_a_language_that_the_game_does_not_speak_is_refused() -> None:
    ran = shell("play", "ortus", "--language", "de", "--players", "2", typed="")
    assert ran.code == 2
    assert "--language is en or es, not 'de'" in ran.err


@pytest.mark.parametrize(("n", "said"), [(0, "0 cards are"), (1, "1 card is"), (2, "2 cards are")])
def test_a_number_has_its_plural(n: int, said: str) -> None:
    assert say("{n|card|cards} {#n|is|are}", n=n) == said
