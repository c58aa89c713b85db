"""The table of a campaign at the terminal in Spanish: every sentence that the screen says, and no English word."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from heptarchy import FATE, Match, Rng
from heptarchy.cli.menu import Menu
from heptarchy.cli.screen import screen_for
from heptarchy.games.arthur import actions as a
from heptarchy.games.arthur import screen as package
from heptarchy.games.arthur.game import ARTHUR
from heptarchy.games.arthur.rulers import BRITISH_NAMES, SAXON_NAMES
from heptarchy.games.arthur.screen.screen import ArthurScreen
from heptarchy.games.arthur.words import PACKAGE
from heptarchy.speech.ftl import Choice, Pattern
from heptarchy.speech.shelf import book_of
from tests.cli.shell import shell
from tests.cli.test_arthur import drawn
from tests.games.arthur.at_war import at_field, besieged, declared, hold_out
from tests.games.arthur.speaking import chosen
from tests.games.arthur.table import a_campaign, province, say
from tests.speech.test_catalogues import texts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from heptarchy.games.arthur.state import Campaign

WORD = re.compile(r"[^\W\d_]+")
ASKED = re.compile(r"\b(?:v|self|self\.v|self\.voice)\(\s*f?[\"']([\w-]+)")


def spanish(s: Campaign) -> ArthurScreen:
    shown = screen_for(ARTHUR, ARTHUR.settle({"players": s.players}), "es")
    assert isinstance(shown, ArthurScreen)
    return shown


def written(pattern: Pattern) -> Iterator[str]:
    """What stands in a text as it is."""
    for piece in pattern:
        if isinstance(piece, str):
            yield piece
        elif isinstance(piece, Choice):
            for variant in piece.variants.values():
                yield from written(variant)


def words_in(lines: Iterable[str]) -> set[str]:
    return {word.casefold() for line in lines for word in WORD.findall(line)}


def vocabulary(language: str) -> set[str]:
    """All words of a language's catalogues."""
    said = book_of(PACKAGE, language)
    return words_in(line for id in said.entries for text in texts(said, id) for line in written(text))


NAMES = words_in(name for names in (*BRITISH_NAMES, *SAXON_NAMES) for name in names)
ENGLISH = vocabulary("en") - vocabulary("es") - NAMES


def english_in(text: str) -> list[str]:
    return sorted(words_in([text]) & ENGLISH)


def test_english_words_are_told_from_spanish_ones() -> None:
    told = drawn(ArthurScreen(ARTHUR, ARTHUR.settle({"players": 2})).table(a_campaign(2).view(0), 100))
    assert {"rank", "levy", "cards", "home", "british"} <= set(english_in(told))


@pytest.mark.parametrize("given", [{"players": 3, "rounds": 4}, {"players": 8, "preset": "skirmish"}], ids=str)
def test_no_moment_of_a_campaign_is_drawn_with_an_english_word(given: dict[str, object]) -> None:
    match = Match(ARTHUR, {**given, "battles": "quick"})
    shown = screen_for(ARTHUR, match.record.options, "es")
    rng = Rng("spanish table")
    looked = 0
    while not match.state.over:
        state = match.state
        if state.seat == FATE:
            match.apply(rng.pick(state.weights), FATE)
            continue
        seat = rng.choice(state.seats)
        if rng.below(3) == 0:
            looked += 1
            view = state.view(seat)
            shown.learn(state, seat)
            parts: list[Any] = [*shown.status(view), *shown.table(view, 100), *shown.hand(view), *shown.played(view)]
            parts += [*shown.odds(view, []), *(shown.place(view, ["caer"]) or [])]
            parts += Menu(shown, view, state.options_for(seat)).lines(100)
            assert english_in(drawn(parts)) == []
        match.apply(chosen(state, seat, rng), seat)
    assert looked > 10
    told = shown.story(match, match.log, lambda audience: True, [])
    assert english_in(drawn([*told, *shown.ending(match)])) == []


def test_wars_are_over_something_and_promises_renounce_something() -> None:
    s = declared(a_campaign(3))
    view: Any = s.view(0)
    [war] = view["wars"]
    shown = spanish(s)
    said = {
        ("land", "cernow"): "Guerra de 450, verano, por Cernow: ",
        ("title", "pendragon"): "Guerra de 450, verano, por el título de Pendragon: ",
        ("throne", 2): "Guerra de 450, verano, por el trono de Powys: ",
        ("faith", None): "Guerra de 450, verano, para echar a los sajones: ",
    }
    for (over, thing), line in said.items():
        war["over"], war["thing"] = over, thing
        view["pending"] = [{"declarer": 0, "enemy": 1, "over": over, "thing": thing, "date": war["date"]}]
        told = drawn(shown.status(view), 200)
        assert line in told
        assert english_in(told) == []
    promised = {
        "promise cernow": "Dumnonia a Ceint: renuncia a Cernow (sin respuesta aún)",
        "promise_title pendragon": "Dumnonia a Ceint: renuncia al título de Pendragon (sin respuesta aún)",
        "promise_throne p3": "Dumnonia a Ceint: renuncia al trono de Powys (sin respuesta aún)",
        "yield cernow": "Dumnonia a Ceint: se aparta de Cernow (sin respuesta aún)",
        "yield_title pendragon": "Dumnonia a Ceint: se aparta del título de Pendragon (sin respuesta aún)",
        "yield_throne p3": "Dumnonia a Ceint: se aparta del trono de Powys (sin respuesta aún)",
    }
    for promise, line in promised.items():
        war["offers"] = [{"by": 0, "to": 1, "promise": promise, "answer": None}]
        assert line in drawn(shown.status(view), 200)


def test_what_is_rare_on_a_table_is_said_in_spanish_too() -> None:
    s = besieged(a_campaign(3), "join p1")
    say(s, "stay")
    hold_out(s, 1, 6)
    view: Any = s.view(0)
    view["rulers"][2] |= {"lord": 1, "rebels": True, "aside": ["raid"], "known": ["treachery", "treachery"]}
    view["provinces"]["rhegin"] |= {"owner": None, "warlords": 2}
    view["gone"] = ["merlin"]
    shown = spanish(s)
    told = drawn([*shown.status(view), *shown.table(view, 100), *shown.hand(view), *shown.played(view)], 200)
    page = drawn(shown.place(view, ["rhegin"]) or [])
    assert "Asedio, ronda 1: los sitiadores han perdido 0 de 22; los sitiados, 0 de 11" in told
    for said in ("en rebelión contra Ceint", "apartado por Merlín: Incursión", "Powys tiene 2 Traición", "2 Caudillos"):
        assert said in told
    assert "Fuera del juego: Merlín" in told
    assert "de nadie; britana; 2 Caudillos" in page
    assert english_in(told + page) == []


def test_every_sentence_of_the_screen_is_asked_for() -> None:
    source = "".join(file.read_text("utf-8") for file in Path(str(package.__file__)).parent.glob("*.py"))
    said = {id.removeprefix("shell-") for id in book_of(PACKAGE).entries if id.startswith("shell-")}
    asked = set(ASKED.findall(source)) - {"odds-", "over-"}
    made = {id for id in said if re.match(r"(odds|over|promise|yield|typed|answer)\b", id)} | {"rebels", "vassal"}
    assert said - made == asked - made


def test_what_is_typed_is_understood_in_spanish_and_in_english() -> None:
    s = a_campaign(2)
    shown = spanish(s)
    called = shown.names()[a.AT[province("rhegin")]]
    assert {"incursión Rhegin", "pretender Rhegin", "raid Rhegin", "claim Rhegin"} <= set(called)
    assert shown.example == "juega Incursión"
    assert [english_in(f"{typed} {does}") for typed, does in shown.help_here()[:3]] == [[], [], []]


def test_in_a_battle_places_keep_their_numbers_and_rules_are_spanish() -> None:
    s = at_field(a_campaign(2, battles="table"))
    say(s, "fight")
    while s.rule != "DBA-5.4":
        seat = s.seats[0]
        s.apply(s.weights.answers[0] if seat < 0 else s.options_for(seat)[-1], seat)
    shown = spanish(s)
    seat = s.seats[0]
    shown.learn(s, seat)
    english = ArthurScreen(ARTHUR, ARTHUR.settle({"players": 2}))
    english.learn(s, seat)
    view = s.view(seat)
    said = [shown.label(view, option) for option in s.options_for(seat)]
    assert said == [english.label(view, option) for option in s.options_for(seat)]
    assert any(label.isdigit() for label in said), "millimetres where a camp is pitched"
    assert "Guerra de 450, verano, por Caer Lundein: Dumnonia contra Ceint" in drawn(shown.status(view))
    assert "campamento" in shown.rules_text("DBA-5.4")
    assert "pretensión" in shown.rules_text("AA-5.4")


def test_a_campaign_is_sat_through_in_spanish(tmp_path: Path) -> None:
    typed = "mapa\nmano\ncondado cern\nprobabilidades\n? AA-9.7\n1\n1\nsalir\n"
    options = ["--players", 3, "--seat", "ceint", "--bots", "random", "--seed", 5, "--file", tmp_path / "game"]
    ran = shell("play", "arthur", "--language", "es", *options, "--set", "battles=quick", typed=typed)
    assert (ran.code, ran.err) == (0, "")
    for said in (
        "Ronda 1 de 18 (449, primavera)",
        "Cernow: Cornualles",
        "Cartas en el mazo: ",
        "No hay ninguna guerra.",
    ):
        assert said in ran.out
