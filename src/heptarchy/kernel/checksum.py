"""What is in a state, field by field, and one short word for all of it."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from heptarchy.kernel.fate import Weights
from heptarchy.kernel.space import Space

_UNSEEN = {"ears", "space"}  # who listens, and what is the same for every state of the game


def field_names(thing: object) -> list[str]:
    """The fields of an object in either build: a compiled class lists them, a plain one holds them in a dict."""
    names: set[str] = set()
    for cls in type(thing).__mro__:
        names.update(cls.__dict__.get("__mypyc_attrs__", ()))
    names.update(getattr(thing, "__dict__", ()))
    names.discard("__dict__")
    return sorted(names)


def facts(thing: Any) -> Any:
    """The thing as nested lists of plain values: equal facts, equal states. Steps go by their names.

    A class may list fields in ADDED that came with an expansion: while they are empty they are left out, so that a game
    without the expansion keeps the checksum that it had before there was one.
    """
    if thing is None or isinstance(thing, bool | int | float | str):
        return thing
    if isinstance(thing, list | tuple):
        return [facts(item) for item in thing]
    if isinstance(thing, dict):
        return [[facts(key), facts(value)] for key, value in sorted(thing.items())]
    if isinstance(thing, Weights):
        return [thing.answers, thing.weights]
    if isinstance(thing, Space):
        return thing.name
    if callable(thing):
        return getattr(thing, "__name__", type(thing).__name__)
    added: tuple[str, ...] = getattr(type(thing), "ADDED", ())
    values = [(name, getattr(thing, name)) for name in field_names(thing) if name not in _UNSEEN]
    return [[name, facts(value)] for name, value in values if value or name not in added]


def checksum(state: object) -> str:
    """Twelve hex digits that two states share exactly if their facts are equal."""
    return blake2b(repr(facts(state)).encode(), digest_size=6).hexdigest()
