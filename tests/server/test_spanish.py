"""The server speaks Spanish wherever it speaks to people."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import heptarchy.server
from heptarchy.server.errors import Trouble
from heptarchy.server.handover import DAY, HOUR, spoken
from heptarchy.server.spanish import SENTENCES, in_language
from tests.server.client import Browser, Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.running import Running

FOLDER = Path(heptarchy.server.__file__).parent
TOLD = {one.__name__ for one in Trouble.__subclasses__()} - {"Unreadable"}  # that one is for whoever writes a program


def template(node: ast.expr) -> str | None:
    """The sentence that an expression makes, with {} for what varies; None if it is made elsewhere."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    return None


def sentences() -> Iterator[tuple[str, str]]:
    """Every sentence that is raised for people, with its place."""
    for file in sorted(FOLDER.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in TOLD and node.args:
                said = node.args[0]
                for one in (said.body, said.orelse) if isinstance(said, ast.IfExp) else (said,):
                    text = template(one)
                    if text is not None:
                        yield text, f"{file.name}:{node.lineno}"


def test_every_sentence_for_people_has_a_spanish_one() -> None:
    found = list(sentences())
    assert len(found) > 25
    missing = [f"{place}: {text}" for text, place in found if text not in SENTENCES]
    assert not missing


@pytest.mark.parametrize(("english", "spanish"), SENTENCES.items())
def test_holes_agree_and_templates_are_found(english: str, spanish: str) -> None:
    assert english.count("{}") == spanish.count("{}")
    holes = [f"x{n}" for n in range(english.count("{}"))]
    assert in_language(english.format(*holes), "es") == spanish.format(*holes)
    assert in_language(english.format(*holes), "en") == english.format(*holes)


def test_spans_of_time_are_translated() -> None:
    said = "that seat is not abandoned: this table waits {} for an answer"
    assert in_language(said.format(spoken(3 * DAY)), "es").endswith("una respuesta 3 días")
    assert in_language(said.format(spoken(HOUR)), "es").endswith("una respuesta 1 hora")


def test_a_spanish_browser_is_refused_in_spanish(server: Running) -> None:
    with Browser(server.url, language="es") as browser:
        with pytest.raises(Refusal, match="404 not_found: esa mesa no existe"):
            browser.get("/api/tables/nosuchtable", lang="es")
        table = browser.open("me", "bot")["table"]["id"]
        with pytest.raises(Refusal, match="ese no es tu asiento"):
            browser.get(f"/api/tables/{table}/frame", seat=1, lang="es")
        with pytest.raises(Refusal, match="solo es para tres jugadores"):
            browser.ask("POST", "/api/games/vikings/seating", {"options": {"lone_side": "english"}}, lang="es")
