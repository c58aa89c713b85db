"""The server speaks every language that has catalogues, and in none of them from its code."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import heptarchy.server
from heptarchy.editions import NoEdition
from heptarchy.kernel.message import Message
from heptarchy.kernel.record import OTHER_RULES
from heptarchy.kernel.refusal import BadOptions
from heptarchy.server import reasons
from heptarchy.server.errors import Trouble
from heptarchy.server.reasons import reason_of, say, span
from heptarchy.server.wire import Problem
from tests.server.client import Browser, Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.running import Running

FOLDER = Path(heptarchy.server.__file__).parent
HOUR = 3600.0
# What takes a message, or a sentence that one has become
TELLING = {one.__name__ for one in Trouble.__subclasses__()} | {"BentFate", "AnotherGame", Problem.__name__}


def calls() -> Iterator[tuple[ast.Call, str]]:
    """Every call of a plain name in the server's code, with its place."""
    for file in sorted(FOLDER.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                yield node, f"{file.relative_to(FOLDER)}:{node.lineno}"


def is_prose(node: ast.expr) -> bool:
    """Is this text with blanks in it, written down here?"""
    if isinstance(node, ast.JoinedStr):
        return True
    if isinstance(node, ast.IfExp):
        return is_prose(node.body) or is_prose(node.orelse)
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value


def test_what_people_are_told_is_a_message_and_no_sentence_in_the_code() -> None:
    found = [(node, place) for node, place in calls() if isinstance(node.func, ast.Name) and node.func.id in TELLING]
    assert len(found) > 60
    given = [([*node.args, *(one.value for one in node.keywords)], place) for node, place in found]
    assert [place for args, place in given if any(is_prose(one) for one in args)] == []


def test_no_language_but_english_stands_in_the_code() -> None:
    strange = [str(file) for file in FOLDER.rglob("*.py") if not file.read_text(encoding="utf-8").isascii()]
    assert strange == []


def test_every_message_is_used() -> None:
    code = "".join(file.read_text(encoding="utf-8") for file in FOLDER.rglob("*.py") if file.name != "reasons.py")
    named = {name: one for name, one in vars(reasons).items() if one in reasons.SPACE.asks}
    assert {one.id for one in named.values()} == {one.id for one in reasons.SPACE.asks}
    inside = {"DAYS", "HOURS", "MINUTES", "SECONDS", "NO_TIME"}  # of `span`
    used = set(re.findall(r"\breasons\.([A-Z_0-9]+)\b", code)) | inside
    assert sorted(named.keys() - used) == []


@pytest.mark.parametrize(
    ("language", "days", "hour"),
    [("en", "waits 3 days for", "1 hour"), ("es", "una respuesta 3 días", "1 hora"), ("de", "3 Tage auf", "1 Stunde")],
)
def test_spans_of_time_are_said_in_every_language(language: str, days: str, hour: str) -> None:
    assert days in say(reasons.NOT_ABANDONED.of(patience=span(72 * HOUR)), language)
    assert say(span(HOUR), language) == hour


def test_a_language_that_nobody_has_written_is_answered_in_english() -> None:
    assert say(reasons.NO_TABLE.of(), "xx") == "there is no such table"


def test_an_error_is_told_by_its_message_and_by_its_text_where_no_catalogue_of_ours_has_it() -> None:
    error = NoEdition(*OTHER_RULES.told(version=1, game="dba", ours=3))
    assert say(reason_of(error), "es").startswith("se jugó con la versión 1 de las reglas de dba; este heptarchy")
    assert say(reason_of(ValueError("no such thing")), "es") == "no such thing"
    own = BadOptions("as the game says", Message("bad-of-a-game", {}))
    assert say(reason_of(own), "es") == "as the game says"


def test_a_browser_is_refused_in_its_language(server: Running) -> None:
    with Browser(server.url, language="es") as browser:
        with pytest.raises(Refusal, match="404 not_found: esa mesa no existe"):
            browser.get("/api/tables/nosuchtable", lang="es")
        table = browser.open("me", "bot")["table"]["id"]
        with pytest.raises(Refusal, match="ese no es tu asiento"):
            browser.get(f"/api/tables/{table}/frame", seat=1, lang="es")
        with pytest.raises(Refusal, match="das ist nicht dein Platz"):
            browser.get(f"/api/tables/{table}/frame", seat=1, lang="de")


def test_options_are_refused_in_the_language_that_is_asked_for(server: Running) -> None:
    for_three = {"options": {"lone_side": "english"}}
    a_table = {"game": "vikings", "seats": [{"kind": "me"}], **for_three}
    with Browser(server.url) as browser:
        for door, asked in (("/api/games/vikings/seating", for_three), ("/api/tables", a_table)):
            with pytest.raises(Refusal, match=r"422 refused: .*solo es para tres jugadores"):
                browser.ask("POST", door, asked, lang="es")
        with pytest.raises(Refusal, match="die Einstellung players geht von 2 bis 4, nicht 9"):
            browser.ask("POST", "/api/games/vikings/seating", {"options": {"players": 9}}, lang="de")


def test_what_is_wrong_with_a_record_is_said_in_the_language_that_is_asked_for(server: Running) -> None:
    with Browser(server.url) as browser:
        for text, told in (
            ("nothing", "keine Aufzeichnung: die erste Zeile ist nicht 'heptarchy record 1'"),
            ("heptarchy record 1\nmark\n---\n", "Zeile 2: erwartet wird 'Schlüssel: Wert', nicht 'mark'"),
        ):
            reply = browser.http.post("/api/records", params={"lang": "de"}, content=text.encode())
            assert (reply.status_code, reply.json()["message"]) == (400, told)
