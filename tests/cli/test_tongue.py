"""The terminal in Spanish: what is said around a game, its commands, and every game's questions and log."""

from __future__ import annotations

from pathlib import Path

import pytest

import heptarchy
from heptarchy.cli.faults import why
from heptarchy.games import BUILT_IN
from heptarchy.kernel.beside import read_beside
from heptarchy.kernel.record import ANOTHER_GAME, OTHER_RULES
from heptarchy.kernel.refusal import RecordError
from heptarchy.kit.screen.tongue import PACKAGE, language_here, tongue
from heptarchy.server import reasons
from heptarchy.speech.book import Book
from heptarchy.speech.ftl import Variable, read
from heptarchy.speech.shelf import book_of, catalogues, lacking
from tests.cli.shell import shell
from tests.speech.parts import used

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


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        ("es", "mapa\ncondado londres\nmano\n", ("Ciudades", "Londres (", "Mano de los nórdicos", "aquí: H2 T2")),
        ("de", "plan\ngrafschaft london\nhand\n", ("Städte", "London (", "Hand der Nordmänner", "hier: H2 T2")),
    ],
)
def test_vikings_draw_their_table_in_every_language(
    language: str, typed: str, said: tuple[str, ...], tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    ran = shell("play", "vikings", "--language", language, "--players", 2, "--seed", 7, "--file", file, typed=typed)
    assert ran.code == 0, ran.err
    assert [one for one in said if one not in ran.out] == []
    for english in ("Round ", "turn ", "Hand of", "in the bag", "Viking cities", "stock", "Off shore", "city,"):
        assert english not in ran.out


def test_a_spanish_name_is_understood_where_it_is_typed(tmp_path: Path) -> None:
    out = sitting("ortus", tmp_path / "game.txt", "1\ntermina el turno\nsalir\n")
    assert "Juegas con Azul; --seat red toma el otro bando." in out
    assert "Rojo termina el turno" in out
    assert "turno de Azul" in out


CATALOGUE = "book/terminal.en.ftl"
SAID_AT_THE_TERMINAL = [
    (package, language)
    for package in (PACKAGE, *(f"heptarchy.games.{game}" for game in BUILT_IN))
    if CATALOGUE in catalogues(package).get("en", [])
    for language in catalogues(package)
]


@pytest.mark.parametrize(("package", "language"), SAID_AT_THE_TERMINAL)
def test_every_language_says_all_that_english_says_with_the_same_facts(package: str, language: str) -> None:
    assert lacking(package, language) == []
    own, english = book_of(package, language), book_of(package)
    for id in read(read_beside(package, CATALOGUE)):
        assert facts(own, id) == facts(english, id), id


def facts(said: Book, id: str) -> set[str]:
    """The names of the arguments that a message uses."""
    found: set[str] = set()
    for one in used(said, id):
        found |= {arg.name for arg in ([one] if isinstance(one, Variable) else one.args) if isinstance(arg, Variable)}
    return found


@pytest.mark.parametrize("language", catalogues(PACKAGE))
def test_no_word_that_is_typed_means_two_things(language: str) -> None:
    own = book_of(PACKAGE, language)
    typed = [word for id in own.entries if id.startswith("typed-") for word in own.form(id).split(", ")]
    joining = {*own.form("typed-joining").split(", "), *own.form("typed-before-span").split(", ")}
    assert [word for word in typed if typed.count(word) > 1 and word not in joining] == []
    assert all(word == word.lower() for word in typed)


def test_every_span_of_a_game_has_a_word() -> None:
    for game in BUILT_IN:
        state = heptarchy.Match(heptarchy.game(game), {"players": 2}).state
        for span in heptarchy.game(game).scopes(state, 0):
            assert tongue("es").span_of(f"3 this {span}", {span: ""}) == ("3", span)


def test_commands_are_typed_in_a_language_or_in_english() -> None:
    spanish = tongue("es")
    assert spanish.words("undo") == ["deshacer", "undo"]
    assert spanish.meant["crónica"] == spanish.meant["log"] == "log"
    assert "deshacer" not in tongue("en").meant
    scopes = {"battle": "", "turn": "", "game": ""}
    assert spanish.span_of("pasa esta batalla", scopes) == ("pasa", "battle")
    assert spanish.span_of("3 durante este turno", scopes) == ("3", "turn")
    assert spanish.span_of("3, this whole battle", scopes) == ("3", "battle")
    assert spanish.span_of("pasa siempre", scopes) == ("pasa", "game")
    assert tongue("de").span_of("passen für die ganze schlacht", scopes) == ("passen", "battle")
    assert spanish.span_of("pasa esta ronda", scopes) == ("pasa esta ronda", "")
    assert spanish.span_of("york leeds", scopes) == ("york leeds", "")
    assert tongue("en").span_of("pasa esta batalla", scopes) == ("pasa esta batalla", "")


def test_german_is_spoken_by_files_alone(tmp_path: Path) -> None:
    typed = "hilfe\nwarum nicht york\nprotokoll x\nzurück\nende\n"
    file = tmp_path / "game.txt"
    ran = shell("play", "vikings", "--language", "de", "--players", 2, "--seed", 7, "--file", file, typed=typed)
    assert ran.code == 0, ran.err
    said = " ".join(ran.out.split())
    assert "Gib eine Nummer oder einen Namen ein; hilfe zählt auf, was sonst noch geht." in said
    assert "warum nicht york warum etwas nicht zur Wahl steht" in said
    assert "protokoll will eine Zahl von Zeilen, nicht 'x'" in said
    assert "Du hast keine Wahl, die du zurücknehmen könntest." in said
    assert "Gespeichert. Weiter geht es mit:" in said


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


def test_the_options_of_a_game_are_listed_in_a_language_that_it_speaks() -> None:
    german, english = shell("games", "vikings", "--language", "de").out, shell("games", "vikings").out
    assert german.startswith("vikings: 878: Vikings, Version 2 der Regeln")
    assert "2 bis 4" in german
    assert "Wie viele am Tisch sitzen" in german
    assert "2 to 4" in english
    assert "How many sit at the table (V-13.1)." in " ".join(english.split())
    assert "dba        DBA, Gran Batalla" in shell("games", "--language", "es").out


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("play vikings --set players", "--set toma nombre=valor, no 'players'"),
        (
            "play vikings --set player=2",
            "no hay ninguna opción player; la más parecida es players; `heptarchy games vikings` las enumera",
        ),
        ("play vikings --players 9", "la opción players va de 2 a 4, no 9"),
        ("odds arthur", "aquí se conocen las probabilidades de dba, ortus, vikings; las de arthur se dicen en su mesa"),
        ("replay no-such-file.txt --language en", "no-such-file.txt: No such file or directory"),
        ("rules vikings V-99", "no hay ninguna regla V-99; las más parecidas: "),
    ],
)
def test_what_is_wrong_with_a_command_is_said_as_the_terminal_speaks(
    command: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEPTARCHY_LANGUAGE", "es")
    assert shell(*command.split()).err.startswith(f"heptarchy: {told}")


def test_a_reason_within_a_reason_is_said_in_the_same_language() -> None:
    under = OTHER_RULES.of(version=1, game="dba", ours=2)
    message = ANOTHER_GAME.of(under=under, why=reasons.BENT.of(n=3, said="'x'", ought="'y'"))
    assert why(RecordError("as it is", message), "es") == (
        "se jugó con la versión 1 de las reglas de dba; este heptarchy juega con la versión 2, "
        "donde es otra partida: respuesta 3: el destino dijo 'x', pero su secreto da 'y'"
    )
    assert why(RecordError("as it is"), "es") == "as it is"
