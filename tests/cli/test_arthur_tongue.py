"""The table of a campaign at the terminal in Spanish: every sentence that the screen says, and no English word."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from heptarchy.cli.screen import screen_for
from heptarchy.games.arthur import screen as package
from heptarchy.games.arthur.book.words import PACKAGE
from heptarchy.games.arthur.game import ARTHUR
from heptarchy.games.arthur.screen.screen import ArthurScreen
from heptarchy.games.arthur.table import actions as a
from heptarchy.speech.shelf import book_of
from tests.cli.shell import shell
from tests.cli.test_own_words import drawn, english_words, words_in
from tests.games.arthur.at_war import at_field, besieged, declared, hold_out
from tests.games.arthur.table import a_campaign, province, say

if TYPE_CHECKING:
    from heptarchy.games.arthur.table.state import Campaign

ASKED = re.compile(r"\b(?:v|self|self\.v|self\.voice)\(\s*f?[\"']([\w-]+)")


def spanish(s: Campaign) -> ArthurScreen:
    shown = screen_for(ARTHUR, ARTHUR.settle({"players": s.players}), "es")
    assert isinstance(shown, ArthurScreen)
    return shown


def english_in(text: str) -> list[str]:
    return sorted(words_in([text]) & english_words("arthur", "es"))


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
