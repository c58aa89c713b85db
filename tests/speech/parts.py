"""What messages are made of: for tests of any catalogue."""

from __future__ import annotations

from collections.abc import Iterator

from heptarchy.kernel.message import Argument
from heptarchy.kernel.space import Space
from heptarchy.speech.book import Book
from heptarchy.speech.ftl import Call, Choice, Pattern, Reference, Variable


def declared_in(space: Space) -> dict[str, dict[str, Argument]]:
    """By id: what is told, refused and asked in a game, with its arguments."""
    told = {kind.id: kind.args for kind in space.kinds if kind.id}
    whys = {reason.id: reason.args for reason in space.reasons}
    return told | whys | {ask.id: ask.args for ask in space.asks}


def pieces(pattern: Pattern) -> Iterator[Variable | Reference | Call | Choice]:
    """All that a text puts in, also within choices."""
    for piece in pattern:
        if isinstance(piece, str):
            continue
        yield piece
        if isinstance(piece, Choice):
            yield piece.of
            for variant in piece.variants.values():
                yield from pieces(variant)


def texts(said: Book, id: str) -> list[Pattern]:
    entry = said.entries[id]
    return [entry.pattern, *entry.attributes.values()]


def used(said: Book, id: str) -> Iterator[Variable | Call]:
    """What a message uses of its arguments, also through the phrases that it refers to."""
    for text in texts(said, id):
        for piece in pieces(text):
            if isinstance(piece, Reference):
                yield from used(said, piece.id)
            elif isinstance(piece, Variable | Call):
                yield piece
