"""Writes the browser's types: of what the server sends and takes, gen/wire.ts, and of each game's views, seen.ts.

    make types

They are made of the Structs of `server/wire.py` and `server/routes/asking.py`, and of the TypedDicts of each game's
`seen.py`; a comment behind a field goes with it. tests/server/test_types.py compares what is committed.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NewType,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from msgspec import NODEFAULT, Struct, UnsetType
from msgspec.structs import fields

from heptarchy.games import BUILT_IN
from heptarchy.kernel.seen import EVERY, TWO, TWO_OR_MORE
from heptarchy.server import wire
from heptarchy.server.routes import asking

WEB = Path(__file__).resolve().parent.parent / "web" / "src"
HEAD = "/** {}\n *\n * Made by `make types` from {}; change that, never this file.\n */\n"
PLAIN: dict[Any, str] = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}


class Page:
    """The types of some modules, as one of TypeScript."""

    def __init__(self, title: str, *modules: ModuleType) -> None:
        self.modules = modules
        self.text = HEAD.format(title, " and ".join(module.__name__ for module in modules))
        self.aliases: list[tuple[Any, str]] = []  # those so far

    def write(self) -> str:
        """All of it."""
        for module in self.modules:
            tree, lines = source_of(module)
            for node in tree.body:
                if isinstance(node, ast.ImportFrom) and str(node.module).startswith("heptarchy."):
                    self.bring(module, node)
                else:
                    self.define(module, node, lines)
        return self.text

    def define(self, module: ModuleType, node: ast.stmt, lines: list[str]) -> None:
        """A type that is written down there."""
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            self.alias(module, node.targets[0].id, comment(lines, node))
        elif isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            self.interface(getattr(module, node.name), node, lines)

    def bring(self, module: ModuleType, node: ast.ImportFrom) -> None:
        """Types of another module: those of a game's views have a page of their own."""
        if not str(node.module).startswith("heptarchy.games."):
            other = sys.modules[str(node.module)]
            wanted = {one.name for one in node.names if is_type(getattr(other, one.name))} & used_in(module)
            tree, lines = source_of(other)
            for found in tree.body:
                if names_of(found) & wanted:
                    self.define(other, found, lines)
            return
        names = [f"{one.name} as {one.asname}" if one.asname else one.name for one in node.names]
        self.text += f'import type {{ {", ".join(names)} }} from "../{str(node.module).split(".")[2]}/seen";\n'
        self.aliases += [(getattr(module, one.asname or one.name), one.asname or one.name) for one in node.names]

    def alias(self, module: ModuleType, name: str, said: str) -> None:
        """A name for a type that is no class."""
        kind = getattr(module, name)
        if not name.startswith("_") and is_type(kind) and all(known != kind for known, _ in self.aliases):
            self.text += f"\n{said}export type {name} = {self.type(kind)};\n"
            self.aliases.append((kind, name))

    def interface(self, kind: Any, node: ast.ClassDef, lines: list[str]) -> None:
        """A class, field by field."""
        if not is_type(kind) or f"interface {kind.__name__} " in self.text:
            return
        notes = {
            one.target.id: comment(lines, one)
            for one in node.body
            if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)
        }
        self.text += f"\n/** {ast.get_docstring(node)} */\nexport interface {kind.__name__} {{\n"
        for name, part in get_type_hints(kind, include_extras=True).items():
            if name.startswith("_"):
                continue
            optional = get_origin(part) is NotRequired or is_optional(kind, name)
            inner = get_args(part)[0] if get_origin(part) is NotRequired else part
            said = notes.get(name, "").replace("/**", "  /**")
            self.text += f"{said}  {name}{'?' if optional else ''}: {self.type(inner)};\n"
        self.text += "}\n"

    def type(self, kind: Any) -> str:
        """A type as TypeScript writes it."""
        for known, name in self.aliases:
            if known is kind or (type(known) is type(kind) and known == kind):
                return name
        origin, parts = get_origin(kind), get_args(kind)
        if kind in PLAIN:
            return PLAIN[kind]
        if isinstance(kind, NewType):  # an id
            return self.type(kind.__supertype__)
        if kind is Any or kind is object:
            return "unknown"
        if origin is Literal:
            return " | ".join(f'"{part}"' if isinstance(part, str) else str(part).lower() for part in parts)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.type(part) for part in parts if part is not UnsetType))
        if origin is Annotated:
            inner = self.keyed(parts[0])
            more = {
                EVERY: f"Record<{inner}>",
                TWO: f"[{inner}, {inner}]",
                TWO_OR_MORE: f"[{inner}, {inner}, ...{inner}[]]",
            }
            return more.get(parts[1]) or self.type(parts[0])
        if origin is dict:
            keyed = self.keyed(kind)
            return f"Record<{keyed}>" if keyed.startswith("string") else f"Partial<Record<{keyed}>>"
        if origin is list:
            inner = self.type(parts[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin is tuple:
            return f"[{', '.join(map(self.type, parts))}]"
        if isinstance(kind, type):
            return kind.__name__
        raise TypeError(f"no TypeScript for {kind!r}")

    def keyed(self, kind: Any) -> str:
        """What a dict's keys and values are."""
        return ", ".join(map(self.type, get_args(kind)))


def source_of(module: ModuleType) -> tuple[ast.Module, list[str]]:
    """What is written in a module, as a tree and line by line."""
    text = Path(str(module.__file__)).read_text(encoding="utf-8")
    return ast.parse(text), text.splitlines()


def used_in(module: ModuleType) -> set[str]:
    """The names that fields are declared with."""
    classes = [node for node in source_of(module)[0].body if isinstance(node, ast.ClassDef)]
    fields = [one.annotation for node in classes for one in node.body if isinstance(one, ast.AnnAssign)]
    return {name.id for field in fields for name in ast.walk(field) if isinstance(name, ast.Name)}


def names_of(node: ast.stmt) -> set[str]:
    """What a statement of a module gives a name to."""
    if isinstance(node, ast.Assign):
        return {ast.unparse(target) for target in node.targets}
    return {node.name} if isinstance(node, ast.ClassDef) else set()


def is_type(kind: Any) -> bool:
    """Whether it is one that TypeScript wants: fields, constants, several types, a dict."""
    if get_origin(kind) in (Literal, Union, UnionType, dict) or is_typeddict(kind):
        return True
    return isinstance(kind, type) and issubclass(kind, Struct) and kind not in (Struct, asking.Ask)


def is_optional(kind: Any, name: str) -> bool:
    """What a request may leave out, and a reply that says no defaults."""
    if is_typeddict(kind) or not (issubclass(kind, asking.Ask) or kind.__struct_config__.omit_defaults):
        return False
    [field] = [one for one in fields(kind) if one.name == name]
    return field.default is not NODEFAULT or field.default_factory is not NODEFAULT


def comment(lines: list[str], node: ast.stmt) -> str:
    """What stands behind a line, as TypeScript says it."""
    said = lines[(node.end_lineno or 1) - 1][node.end_col_offset or 0 :].partition("# ")[2]
    return f"/** {said[:1].upper()}{said[1:].replace('None', 'null')}. */\n" if said and said != "fmt: skip" else ""


def pages() -> dict[str, str]:
    """Every file of web/src by its path."""
    found = {"gen/wire.ts": Page("What the server sends and takes, as JSON.", wire, asking).write()}
    for name, load in BUILT_IN.items():
        game = load()
        found[f"games/{name}/seen.ts"] = Page(
            f"What a seat sees of {game.title}, as the server sends it.", game.seen()
        ).write()
    return found


if __name__ == "__main__":
    for name, text in pages().items():
        (WEB / name).write_text(text, encoding="utf-8")
        sys.stdout.write(f"wrote web/src/{name}\n")
