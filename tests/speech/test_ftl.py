"""Our reader of catalogues reads what Fluent's own parser reads, and refuses what that would read otherwise."""

from __future__ import annotations

import re
from pathlib import Path

import fluent.syntax.ast as theirs
import pytest
from fluent.syntax import FluentParser
from hypothesis import given, settings
from hypothesis import strategies as st

import heptarchy
from heptarchy.speech.ftl import Call, CatalogueError, Choice, Entry, Pattern, Piece, Reference, Variable, joined, read
from tests.sizes import examples

CATALOGUES = sorted(Path(heptarchy.__file__).parent.rglob("*.ftl"))


# What Fluent's parser reads, in our terms


def as_entries(text: str) -> dict[str, Entry]:
    """A catalogue by Fluent's parser."""
    found: dict[str, Entry] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        assert not isinstance(entry, theirs.Junk), entry.content
        if isinstance(entry, theirs.Message):
            attributes = {one.id.name: as_pattern(one.value) for one in entry.attributes}
            found[entry.id.name] = Entry(() if entry.value is None else as_pattern(entry.value), attributes)
        else:
            assert isinstance(entry, theirs.BaseComment), "no terms"
    return found


def as_pattern(pattern: theirs.Pattern) -> Pattern:
    pieces: list[Piece] = []
    for element in pattern.elements:
        pieces.append(as_piece(element.expression) if isinstance(element, theirs.Placeable) else element.value)
    return tuple(joined(pieces))


def as_piece(expression: object) -> Piece:
    if isinstance(expression, theirs.SelectExpression):
        of = as_piece(expression.selector)
        assert isinstance(of, Variable | Call)
        keys = [as_key(variant.key) for variant in expression.variants]
        variants = {key: as_pattern(one.value) for key, one in zip(keys, expression.variants, strict=True)}
        [usual] = [key for key, one in zip(keys, expression.variants, strict=True) if one.default]
        return Choice(of, variants, usual)
    if isinstance(expression, theirs.MessageReference):
        return Reference(expression.id.name, "" if expression.attribute is None else expression.attribute.name)
    if isinstance(expression, theirs.FunctionReference):
        assert not expression.arguments.named
        return Call(expression.id.name, tuple(as_argument(one) for one in expression.arguments.positional))
    found = as_argument(expression)
    assert not isinstance(found, int)
    return found


def as_argument(expression: object) -> Variable | str | int:
    if isinstance(expression, theirs.VariableReference):
        return Variable(expression.id.name)
    if isinstance(expression, theirs.StringLiteral):
        return str(expression.parse()["value"])
    assert isinstance(expression, theirs.NumberLiteral)
    return int(expression.value)


def as_key(key: object) -> str | int:
    if isinstance(key, theirs.NumberLiteral):
        return int(key.value)
    assert isinstance(key, theirs.Identifier)
    return key.name


@pytest.mark.parametrize("file", CATALOGUES, ids=lambda file: f"{file.parent.parent.name}-{file.name}")
def test_every_catalogue_is_fluent_and_reads_the_same(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert read(text, file.name) == as_entries(text)


def test_there_are_catalogues() -> None:
    assert {file.name for file in CATALOGUES} >= {"common.en.ftl", "common.es.ftl"}


# Made-up catalogues

NAMES = st.from_regex(r"[a-z][a-z0-9_-]{0,6}", fullmatch=True)
TEXTS = st.text(st.characters(exclude_characters='{}\n\r\t\\"', exclude_categories=["C", "Z"]), min_size=1, max_size=8)
ARGUMENTS = st.one_of(NAMES.map(lambda name: f"${name}"), TEXTS.map(lambda text: f'"{text}"'), st.integers().map(str))
CALLS = st.tuples(st.from_regex(r"[A-Z]{1,6}", fullmatch=True), st.lists(ARGUMENTS, max_size=3)).map(
    lambda call: f"{call[0]}({', '.join(call[1])})"
)
PLAIN = st.one_of(
    TEXTS,
    NAMES.map(lambda name: f"{{ ${name} }}"),
    NAMES.map(lambda name: f"{{ {name} }}"),
    st.tuples(NAMES, NAMES).map(lambda one: f"{{ {one[0]}.{one[1]} }}"),
    TEXTS.map(lambda text: f'{{ " {text} " }}'),
    CALLS.map(lambda call: f"{{ {call} }}"),
)


def line_of(pieces: list[str]) -> str:
    return " ".join(pieces)


LINES = st.lists(PLAIN, min_size=1, max_size=3).map(line_of)


def choice_of(parts: tuple[str, dict[str | int, str], str]) -> str:
    of, variants, usual = parts
    lines = [f"    [{key}] {line}" for key, line in variants.items() if key != "other"]
    return "\n".join([f"{{ {of} ->", *lines, f"   *[other] {usual}", "}"])


CHOICES = st.tuples(
    st.one_of(NAMES.map(lambda name: f"${name}"), CALLS),
    st.dictionaries(st.one_of(NAMES, st.integers()), LINES, max_size=3),
    LINES,
).map(choice_of)
PATTERNS = st.lists(st.one_of(PLAIN, CHOICES), min_size=1, max_size=3).map(line_of)


@st.composite
def made_up(draw: st.DrawFn) -> str:
    """A catalogue."""
    lines: list[str] = []
    for id in draw(st.lists(NAMES, unique=True, max_size=4)):
        lines += [draw(st.sampled_from(["", "# a comment", "## a heading"])), f"{id} = {draw(PATTERNS)}"]
        for name in draw(st.lists(NAMES, unique=True, max_size=2)):
            lines.append(f"    .{name} = {draw(PATTERNS)}")
    return "\n".join(lines)


@settings(max_examples=examples(150), deadline=None)
@given(made_up())
def test_made_up_catalogues_read_the_same(text: str) -> None:
    assert read(text) == as_entries(text)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("told", "line 1: expected = after told, before ''"),
        ("told =", "a text is missing"),
        ("told =\n", "told says nothing"),
        ("told = a\ntold = b", "line 2: told is here twice"),
        ("told = { $n", "line 1: expected }"),
        ("told = a }", "expected text"),
        ("told = { $n ->\n    [one] a\n}", "a choice needs a variant with a star"),
        ("told = { $n ->\n    [one] a\n    [one] b\n   *[other] c\n}", "line 3: the variant one is one too many"),
        ("told = { part ->\n   *[other] c\n}", "a choice is by an argument or a function"),
        ("told = { $n -> *[other] c }", "the variants of a choice, a line each"),
        ("told = { $n ->\n   *[other]\n}", "a text is missing"),
        ("told = a\n    b", "before '    b'"),
        ("-term = a", "expected the id of a message"),
        ("#no blank", "a comment begins with"),
        ("told = a\n    .form = b\n    .form = c", "two attributes form"),
        ('told = { "a\n" }', "a string that ends on its line"),
        ("told =\ta", "neither tabs"),
    ],
)
def test_what_is_not_of_our_part_of_fluent_is_refused_with_its_line(text: str, why: str) -> None:
    with pytest.raises(CatalogueError, match=re.escape(why)) as caught:
        read(text, "x.ftl")
    assert str(caught.value).startswith("x.ftl, line" if "\t" not in text else "x.ftl")
