"""Reads catalogues: the strict part of Project Fluent's syntax that ours are written in.

Entries are messages with attributes. Text stays on its line; only a choice goes over several, a variant a line. There
are no terms, no named arguments and no placeables in placeables but choices. What Fluent understands otherwise than
this, or not at all, is an error with its line: a translator's tools and we read the same.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from heptarchy.kernel.refusal import HeptarchyError

IDENTIFIER: Final = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
FUNCTION: Final = re.compile(r"[A-Z][A-Z0-9_-]*\(")
NUMBER: Final = re.compile(r"-?[0-9]+")
TEXT: Final = re.compile(r"[^{}\n]+")
BLANK: Final = re.compile(r"[ \n]*")
STRING: Final = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9A-Fa-f]{4})*)"')
ESCAPE: Final = re.compile(r'\\(?:u([0-9A-Fa-f]{4})|(["\\]))')


class CatalogueError(HeptarchyError):
    """A catalogue that can't be read; says where and why."""


@dataclass(frozen=True)
class Variable:
    """`$n`."""

    name: str


@dataclass(frozen=True)
class Reference:
    """`part-steps`, `part-steps.short`: another message, with the same arguments."""

    id: str
    attribute: str


@dataclass(frozen=True)
class Call:
    """`COUNT($n, $kind)`."""

    function: str
    args: tuple[Variable | str | int, ...]


@dataclass(frozen=True)
class Choice:
    """`$n -> [one] ... *[other] ...`."""

    of: Variable | Call
    variants: dict[str | int, Pattern]
    otherwise: str | int


Piece = str | Variable | Reference | Call | Choice
Pattern = tuple[Piece, ...]


@dataclass
class Entry:
    """A message: its text, and its attributes."""

    pattern: Pattern = ()
    attributes: dict[str, Pattern] = field(default_factory=dict)


class Reader:
    """Reads one file, from first to last."""

    def __init__(self, text: str, name: str) -> None:
        self.text = text
        self.name = name
        self.at = 0

    def entries(self) -> dict[str, Entry]:
        """All messages of the file."""
        found: dict[str, Entry] = {}
        while self.at < len(self.text):
            if self.text[self.at] == "#":
                self._comment()
            elif self.text[self.at] == "\n":
                self.at += 1
            else:
                id = self._match(IDENTIFIER, "the id of a message")
                if id in found:
                    raise self._error(f"{id} is here twice")
                found[id] = self._entry(id)
        return found

    def _comment(self) -> None:
        end = self._line_end()
        if not re.match(r"#{1,3}( |$)", self.text[self.at : end]):
            raise self._error("a comment begins with #, ## or ### and a blank")
        self.at = end

    def _entry(self, id: str) -> Entry:
        self._equals(id)
        entry = Entry() if self.text.startswith("\n", self.at) else Entry(self._pattern())
        while (found := re.compile(r"\n+ +\.").match(self.text, self.at)) is not None:
            self.at = found.end()
            name = self._match(IDENTIFIER, "the name of an attribute")
            if name in entry.attributes:
                raise self._error(f"{id} has two attributes {name}")
            self._equals(name)
            entry.attributes[name] = self._pattern()
        if not entry.pattern and not entry.attributes:
            raise self._error(f"{id} says nothing")
        if self.at < len(self.text) and self.text[self.at] != "\n":
            raise self._error("one line, one message")
        return entry

    def _equals(self, name: str) -> None:
        self._match(re.compile(r" *= *"), f"= after {name}")

    def _pattern(self) -> Pattern:
        """A text to the end of its line; a choice in it may take several."""
        pieces: list[Piece] = []
        while self.at < len(self.text) and self.text[self.at] != "\n":
            if self.text[self.at] == "{":
                pieces.append(self._placeable())
            else:
                pieces.append(self._match(TEXT, "text"))
        if pieces and isinstance(pieces[-1], str) and self.text[self.at - 1] == " ":
            pieces[-1] = pieces[-1].rstrip(" ")
        if not pieces:
            raise self._error("a text is missing")
        return tuple(joined(pieces))

    def _placeable(self) -> Piece:
        self.at += 1
        self._blank()
        found: Piece
        if self.text.startswith('"', self.at):
            found = self._string()
        elif self.text.startswith("$", self.at):
            found = self._variable()
        elif FUNCTION.match(self.text, self.at):
            found = self._call()
        else:
            id = self._match(IDENTIFIER, "something to put in")
            attribute = ""
            if self.text.startswith(".", self.at):
                self.at += 1
                attribute = self._match(IDENTIFIER, "the name of an attribute")
            found = Reference(id, attribute)
        self._blank()
        if self.text.startswith("->", self.at):
            if not isinstance(found, Variable | Call):
                raise self._error("a choice is by an argument or a function")
            self.at += 2
            found = self._choice(found)
        self._blank()
        self._match(re.compile("}"), "}")
        return found

    def _choice(self, of: Variable | Call) -> Choice:
        variants: dict[str | int, Pattern] = {}
        otherwise: str | int | None = None
        self._match(re.compile(r" *\n"), "the variants of a choice, a line each")
        self._blank()
        while self.text.startswith(("[", "*["), self.at):
            usual = self.text[self.at] == "*"
            self.at += 1 + usual
            number = NUMBER.match(self.text, self.at)
            key: str | int = int(self._match(NUMBER, "")) if number else self._match(IDENTIFIER, "a variant's key")
            if key in variants or (usual and otherwise is not None):
                raise self._error(f"the variant {key} is one too many")
            if usual:
                otherwise = key
            self._match(re.compile(r"\] *"), "] after a variant's key")
            variants[key] = self._pattern()
            self._blank()
        if otherwise is None:
            raise self._error("a choice needs a variant with a star")
        return Choice(of, variants, otherwise)

    def _call(self) -> Call:
        function = self._match(FUNCTION, "a function")[:-1]
        args: list[Variable | str | int] = []
        self._blank()
        while not self.text.startswith(")", self.at):
            if self.text.startswith("$", self.at):
                args.append(self._variable())
            elif self.text.startswith('"', self.at):
                args.append(self._string())
            else:
                args.append(int(self._match(NUMBER, "an argument")))
            self._blank()
            if self.text.startswith(",", self.at):
                self.at += 1
                self._blank()
        self.at += 1
        return Call(function, tuple(args))

    def _variable(self) -> Variable:
        self.at += 1
        return Variable(self._match(IDENTIFIER, "the name of an argument"))

    def _string(self) -> str:
        quoted = self._match(STRING, "a string that ends on its line")
        return ESCAPE.sub(lambda found: chr(int(found[1], 16)) if found[1] else found[2], quoted[1:-1])

    def _blank(self) -> None:
        found = BLANK.match(self.text, self.at)
        self.at = self.at if found is None else found.end()

    def _match(self, pattern: re.Pattern[str], what: str) -> str:
        found = pattern.match(self.text, self.at)
        if found is None:
            raise self._error(f"expected {what}")
        self.at = found.end()
        return found[0]

    def _line_end(self) -> int:
        end = self.text.find("\n", self.at)
        return len(self.text) if end < 0 else end

    def _error(self, why: str) -> CatalogueError:
        line = self.text.count("\n", 0, self.at) + 1
        here = self.text[self.at : self._line_end()][:40]
        return CatalogueError(f"{self.name}, line {line}: {why}, before {here!r}")


def joined(pieces: list[Piece]) -> list[Piece]:
    """The same with neighbouring texts in one."""
    found: list[Piece] = []
    for piece in pieces:
        if isinstance(piece, str) and found and isinstance(found[-1], str):
            found[-1] += piece
        else:
            found.append(piece)
    return found


def read(text: str, name: str = "catalogue") -> dict[str, Entry]:
    """The messages of a catalogue, by id."""
    if "\t" in text or "\r" in text:
        raise CatalogueError(f"{name}: neither tabs nor carriage returns")
    return Reader(text, name).entries()
