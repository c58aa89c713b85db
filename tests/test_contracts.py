"""The import contracts of pyproject.toml name what they are about; import-linter itself holds them.

And what no import shows: no module outside a game's folder knows the game by name, and no rule knows the box.
"""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from pathlib import Path

import heptarchy
from heptarchy.games import BUILT_IN

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "heptarchy"
GAMES = PACKAGE / "games"
TABLE = GAMES / "__init__.py"  # where the games are registered
BOX = ("bot", "encoding", "screen")  # what stands in a game's folder besides its rules
DRAWERS = {*BOX, "book", "data", "table"}  # where all lies that is no chapter of the rulebook
RULE = re.compile(r"\b(V|VX|OR|GHA|WX|RB|OV|AA|DBA)\b")  # VX, V-9.5
WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")


def contract(name: str) -> dict[str, list[str]]:
    """The contract of that name."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    [found] = [one for one in settings["tool"]["importlinter"]["contracts"] if one["name"].startswith(name)]
    contract: dict[str, list[str]] = found
    return contract


@cache
def folders() -> list[str]:
    """The games that have a folder of their own."""
    return sorted(file.parent.name for file in GAMES.glob("*/__init__.py"))


def test_nothing_outside_may_import_a_game_that_has_a_folder() -> None:
    found = contract("Outside their folders nobody knows a game")
    assert found["forbidden_modules"] == ["heptarchy.games.*"]
    parts = {f"heptarchy.{file.parent.name}" for file in PACKAGE.glob("*/__init__.py")}
    assert set(found["source_modules"]) == parts - {"heptarchy.games"}


def test_every_folder_of_a_game_is_a_game() -> None:
    assert set(folders()) <= set(heptarchy.game_ids())
    assert set(folders()) == set(BUILT_IN)


def said(tree: ast.AST) -> list[tuple[int, str]]:
    """All names and texts of a module, each with its line; but for docstrings, which may give examples."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    nodes = list(ast.walk(tree))
    docstrings = {
        id(node.body[0].value)
        for node in nodes
        if isinstance(node, documented) and node.body and isinstance(node.body[0], ast.Expr)
    }
    found: list[tuple[int, str]] = []
    for node in nodes:
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Constant) and id(node) not in docstrings:
            found.append((line, str(node.value)))
        for field in ("id", "attr", "name", "arg", "module", "asname"):
            if isinstance(getattr(node, field, None), str):
                found.append((line, getattr(node, field)))
    return found


def names_a_game(text: str) -> bool:
    """`VikingsScreen`, `odds_dba`, `"ortus"`."""
    return not set(folders()).isdisjoint(word.casefold() for word in WORD.findall(text))


def test_nothing_outside_its_folder_knows_a_game_by_name() -> None:
    known: list[str] = []
    for file in sorted(PACKAGE.rglob("*.py")):
        outside = GAMES not in file.parents or file.parent == GAMES
        if outside and file != TABLE:
            lines = said(ast.parse(file.read_text(encoding="utf-8")))
            place = file.relative_to(PACKAGE)
            known += [f"{place}:{line}: {text[:80]}" for line, text in lines if names_a_game(text)]
    assert not known
    assert any(names_a_game(text) for _, text in said(ast.parse(TABLE.read_text(encoding="utf-8"))))


def test_a_game_is_the_chapters_of_its_rulebook_beside_six_drawers() -> None:
    for game in folders():
        folder = GAMES / game
        assert {path.parent.name for path in folder.glob("*/__init__.py")} == DRAWERS, game
        for file in folder.glob("*.py"):
            if file.stem not in ("__init__", "game"):
                says = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
                assert RULE.search(says), f"{file}: a chapter says which rules it holds; what is none lies in a drawer"


def test_no_rule_knows_what_else_is_in_its_box() -> None:
    for game in folders():
        folder = GAMES / game
        for file in sorted(folder.rglob("*.py")):
            inside = file.relative_to(folder).with_suffix("").parts[0]
            if inside in (*BOX, "game"):
                continue
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                module = node.module or "" if isinstance(node, ast.ImportFrom) else ""
                assert not module.startswith("heptarchy.kit"), f"{file}: {module}"
                assert module.split(".")[3:4] not in [[part] for part in BOX], f"{file}: {module}"
