"""How a state looks to one seat, in numbers: named planes, one encoding a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.kit.encoding import Encoding, GenericEncoding, Plane

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from heptarchy.kernel.game import Game
    from heptarchy.kernel.options import Value

__all__ = ["ENCODINGS", "Encoding", "Plane", "encoding_of"]


def vikings_encoding(game: Game, options: Mapping[str, Value]) -> Encoding:
    """878: Vikings."""
    from heptarchy.games.vikings.encoding.table import VikingsEncoding

    return VikingsEncoding(game, options)


def arthur_encoding(game: Game, options: Mapping[str, Value]) -> Encoding:
    """Age of Arthur."""
    from heptarchy.games.arthur.encoding.table import ArthurEncoding

    return ArthurEncoding(game, options)


def dba_encoding(game: Game, options: Mapping[str, Value]) -> Encoding:
    """DBA Big Battle."""
    from heptarchy.games.dba.encoding.table import DbaEncoding

    return DbaEncoding(game, options)


def ortus_encoding(game: Game, options: Mapping[str, Value]) -> Encoding:
    """Ortus Regni."""
    from heptarchy.games.ortus.encoding.table import OrtusEncoding

    return OrtusEncoding(game, options)


# By game: what lays out its planes. A game that is not here gets those that all games share.
ENCODINGS: dict[str, Callable[[Game, Mapping[str, Value]], Encoding]] = {
    "arthur": arthur_encoding,
    "dba": dba_encoding,
    "ortus": ortus_encoding,
    "vikings": vikings_encoding,
}


def encoding_of(game: Game, options: Mapping[str, Value]) -> Encoding:
    """The encoding of a game under settled options (`game.settle`): its size depends on nothing else."""
    make = ENCODINGS.get(game.id)
    return GenericEncoding(game, options) if make is None else make(game, options)
