"""What a person reads stands in catalogues: no sentence of it in the code, in any language."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import heptarchy

if TYPE_CHECKING:
    from collections.abc import Iterator

SOURCE = Path(heptarchy.__file__).parent
READ_BY_PLAYERS = ("games", "kit/screen", "server", "cli")

# What stands in English alone, and for whom
ELSEWHERE = (
    r"games/\w+/encoding/.*",  # researchers: what the numbers of an encoding are
    r"games/\w+/(encoding/)?facts\.py",  # reports of the lab
    r"games/\w+/(data/)?(tables\w*|styles)\.py",  # the English names of things, which are typed in every language
    r"games/\w+/(bot/.*|(encoding/)?bench\.py)",  # what a bot looks at; benchmarks
    r"server/(run|logs|metrics|connections|listener|moderation|store_access|store_health|transfer)\.py",  # operators
    r"server/(store|bots)/.*",
    r"server/routes/(operation|replies)\.py",  # figures for operators; the OpenAPI description
    r"server/(description|pages)\.py",  # the same; a page where the client is not built
    r"cli/(people|tables|serve|operating)\.py",  # operators
    r"cli/(arena|bench|campaign|dataset|report|simulate)\.py",  # the lab
    r"cli/(languages|__init__)\.py",  # translators; what the library for command lines says
)
# Calls whose texts no player reads: the log, the help of commands, faults of the code
ASIDE = re.compile(
    r"(log|access|logging|typer|re)\.\w+|\w*(Error|Down|Lost|Late|Unfit|Closed)|(Query)?Parameter|(get|post|put|delete)"
)
PROSE = re.compile(
    r"\b(a|an|are|at|by|for|has|have|in|is|it|no|not|of|on|only|the|there|to|who|with|your?)\b", re.IGNORECASE
)
KEPT = {
    "Age of Arthur",  # its title, for programs
    "The Great Host",  # a name that may be typed in every language
    "rules of {}",  # what is being read, where a rulebook is no rulebook
    "king and cathedral",  # how games end, as records have it
    "state and church",
    "that is not what is asked now",  # a reason of the kernel's, by its template
}


def texts(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every text that the code writes down, with its line; none of docstrings, of types, and of what is said aside."""
    aside: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            aside.add(id(node.value))
        elif is_aside(node):
            aside |= {id(inner) for inner in ast.walk(node)}
        elif isinstance(node, ast.JoinedStr):
            aside |= {id(part) for part in node.values}
    for node in ast.walk(tree):
        if id(node) in aside:
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value
        elif isinstance(node, ast.JoinedStr):
            yield node.lineno, "".join(str(one.value) if isinstance(one, ast.Constant) else "{}" for one in node.values)


def is_aside(node: ast.AST) -> bool:
    """Is this a call whose texts no player reads, or what a thing is to a developer?"""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return ASIDE.fullmatch(node.func.id) is not None
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name):
        return ASIDE.fullmatch(f"{node.func.value.id}.{node.func.attr}") is not None
    return isinstance(node, ast.FunctionDef) and node.name == "__repr__"


def is_sentence(text: str) -> bool:
    """Three words, one of them a small one as English sentences have it."""
    return len(re.findall(r"[^\W\d_]{2,}|\{\}", text)) > 2 and " " in text.strip() and PROSE.search(text) is not None


@pytest.mark.parametrize("folder", READ_BY_PLAYERS)
def test_no_sentence_that_a_player_reads_stands_in_the_code(folder: str) -> None:
    found = []
    for file in sorted((SOURCE / folder).rglob("*.py")):
        place = file.relative_to(SOURCE).as_posix()
        if not any(re.fullmatch(one, place) for one in ELSEWHERE):
            lines = texts(ast.parse(file.read_text(encoding="utf-8")))
            found += [f"{place}:{line}: {text}" for line, text in lines if is_sentence(text) and text not in KEPT]
    assert found == []


@pytest.mark.parametrize(
    ("code", "is_one"),
    [
        ('say("the table has no seat")', True),
        ('say(f"{who} takes {what} along to {place}")', True),
        ('def f():\n    """The table has no seat."""', False),
        ('log.info("the table has no seat %s", seat)', False),
        ('typer.Option(help="Who has the table of a game.")', False),
        ('say("not-your-seat")', False),
    ],
)
def test_a_sentence_is_told_from_what_is_none(code: str, is_one: bool) -> None:
    assert [is_sentence(text) for _, text in texts(ast.parse(code))].count(True) == is_one
