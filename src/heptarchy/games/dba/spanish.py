"""Names of types in Spanish, for Age of Arthur until it speaks by catalogues itself."""

from __future__ import annotations

from heptarchy.games.dba.actions import TYPE
from heptarchy.games.dba.words_speech import PACKAGE
from heptarchy.speech.shelf import book_of

TYPES: tuple[str, ...] = book_of(PACKAGE, "es").names(TYPE)
